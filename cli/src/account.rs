//! On what an answer rests besides the engines, read off the program.

use crate::pipeline::{self, CLOCK};
use crate::protocol::{Action, Options};
use scoville_evidence::account::Basis;
use scoville_evidence::source::Span;
use scoville_frontend::Compiled;
use scoville_ir::flat::Instr;
use scoville_ir::program::{Method, Program};
use scoville_ir::stmt::{Callee, Op};
use std::collections::BTreeSet;

/// The class whose numbers are Java's if it is given a seed.
const RANDOM: &str = "java.util.Random";

/// What the program rests on.
pub(crate) fn basis(compiled: &Compiled, action: &Action, options: &Options) -> Basis {
    let program = &compiled.program;
    let models: BTreeSet<String> =
        program.methods.iter().filter(|m| m.is_model).map(|m| outermost(&program.class(m.class).name)).collect();
    let chooses = |m: &Method| m.code.instrs.iter().any(|i| matches!(i, Instr::Op(Op::Choose { .. })));
    Basis {
        models: models.into_iter().filter(|m| !compiled.user_models.contains(m)).collect(),
        own_models: compiled.user_models.clone(),
        seeds: seeds(program),
        random: program.methods.iter().any(chooses),
        clock: program.methods.iter().any(|m| m.is_model && m.name == CLOCK),
        // The explicit engine follows all loops to their end.
        unroll: (*action == Action::Verify)
            .then(|| options.unroll.unwrap_or(scoville_encode::unroll::Options::default().unroll)),
        solver: pipeline::solver_version(),
    }
}

/// `java.util.HashMap` of `java.util.HashMap.Node`: packages begin with small letters.
fn outermost(class: &str) -> String {
    let mut end = 0;
    for part in class.split('.') {
        end += part.len() + usize::from(end > 0);
        if part.starts_with(char::is_uppercase) {
            break;
        }
    }
    class.get(..end).unwrap_or(class).to_owned()
}

/// Where the user's code makes a generator with a seed.
fn seeds(program: &Program) -> Vec<Span> {
    let mut found = BTreeSet::new();
    for method in program.methods.iter().filter(|m| !m.is_model) {
        for (instr, span) in method.code.instrs.iter().zip(&method.code.spans) {
            if let Instr::Op(Op::Call { callee: Callee::Direct(m), args, .. }) = instr
                && let [_, _] = args[..]
                && program.class(program.method(*m).class).name == RANDOM
                && is_constructor(program.method(*m))
            {
                found.insert(*span);
            }
        }
    }
    found.into_iter().collect()
}

fn is_constructor(method: &Method) -> bool {
    method.result.is_none() && method.name.ends_with("<init>")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inner_classes_are_told_by_their_outermost() {
        let names = ["java.util.HashMap.Node", "java.util.List", "Main", "edu.rice.hj.api.HjFuture.X.Y", "scoville"];
        let outer = ["java.util.HashMap", "java.util.List", "Main", "edu.rice.hj.api.HjFuture", "scoville"];
        assert_eq!(names.map(outermost), outer);
    }
}
