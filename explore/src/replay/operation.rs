//! Names of operations that survive edits elsewhere in the program, and back.
//!
//! An operation is named by what it does (`write`), to what (`Main.x`), the method that it stands in, and its rank among
//! the like operations of that method. A method is named by its class, its name and the types of its parameters.
//! Anonymous classes are numbered through their outer class, so that a new one renumbers those behind it: their numbers
//! are only a hint.

use rustc_hash::FxHashMap;
use scoville_evidence::schedule::Site;
use scoville_ir::flat::Instr;
use scoville_ir::program::{Method, Program};
use scoville_ir::stmt::{Callee, Fill, Locks, Mode, Op, Place, Rvalue, Space, Target};
use scoville_ir::types::MethodId;

/// An operation by name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    /// What it does.
    pub operation: &'static str,
    /// To what.
    pub detail: String,
    /// Its method.
    pub method: String,
    /// Like operations before it in the method.
    pub ordinal: u32,
}

/// The name of the operation at `site`.
#[must_use]
pub fn name(p: &Program, site: Site) -> Option<Name> {
    let m = p.methods.get(site.method as usize)?;
    let (operation, detail) = words(p, m.code.instrs.get(site.pc as usize)?);
    let alike = |i: &&Instr| words(p, i) == (operation, detail.clone());
    let ordinal = m.code.instrs.iter().take(site.pc as usize).filter(alike).count() as u32;
    Some(Name { operation, detail, method: signature(p, m), ordinal })
}

/// The operation in words, for people: `` `enter isolated` of Main.main(String[]) ``.
#[must_use]
pub fn label(p: &Program, site: Site) -> String {
    match name(p, site) {
        Some(n) => in_words(n.operation, &n.detail, n.ordinal, &n.method),
        None => format!("instruction {} of method {}", site.pc, site.method),
    }
}

/// The words of [`label`].
#[must_use]
pub fn in_words(operation: &str, detail: &str, ordinal: u32, method: &str) -> String {
    let blank = if detail.is_empty() { "" } else { " " };
    let which = if ordinal == 0 { String::new() } else { format!(" number {}", ordinal + 1) };
    format!("`{operation}{blank}{detail}`{which} of {method}")
}

/// `Main.run(int, String[])`; the receiver is left out.
#[must_use]
pub fn signature(p: &Program, m: &Method) -> String {
    let skipped = usize::from(m.is_instance());
    let short = |name: String| name.rsplit('.').next().unwrap_or("").to_owned();
    let params = m.locals.iter().take(m.params as usize).skip(skipped);
    let params: Vec<String> = params.map(|l| short(p.type_name(l.ty))).collect();
    format!("{}({})", m.name, params.join(", "))
}

/// A signature without the numbers of anonymous and local classes.
fn unnumbered(signature: &str) -> String {
    let mut out = String::with_capacity(signature.len());
    let mut after_dollar = false;
    for c in signature.chars() {
        if after_dollar && c.is_ascii_digit() {
            continue;
        }
        after_dollar = c == '$';
        out.push(c);
    }
    out
}

/// Finds operations by name.
#[derive(Debug)]
pub struct Index<'p> {
    program: &'p Program,
    methods: FxHashMap<String, Vec<u32>>,
}

impl<'p> Index<'p> {
    /// Of this program.
    #[must_use]
    pub fn new(program: &'p Program) -> Index<'p> {
        let mut methods: FxHashMap<String, Vec<u32>> = FxHashMap::default();
        for (i, m) in program.methods.iter().enumerate() {
            methods.entry(unnumbered(&signature(program, m))).or_default().push(i as u32);
        }
        Index { program, methods }
    }

    /// The operations that the name may mean, in the order in which they should be tried.
    ///
    /// # Errors
    /// Why there is none.
    pub fn sites(&self, operation: &str, detail: &str, method: &str, ordinal: u32) -> Result<Vec<Site>, String> {
        let p = self.program;
        let Some(found) = self.methods.get(&unnumbered(method)) else {
            return Err(format!("there is no reachable method {method} any more"));
        };
        let (mut exact, mut renumbered, mut most) = (Vec::new(), Vec::new(), 0);
        for &i in found {
            let m = p.method(MethodId(i));
            let alike = |(_, instr): &(usize, &Instr)| {
                let (o, d) = words(p, instr);
                o == operation && unnumbered(&d) == unnumbered(detail)
            };
            let all: Vec<Site> = m
                .code
                .instrs
                .iter()
                .enumerate()
                .filter(alike)
                .map(|(pc, _)| pc)
                .map(|pc| Site { method: i, pc: pc as u32 })
                .collect();
            most = most.max(all.len());
            let list = if signature(p, m) == method { &mut exact } else { &mut renumbered };
            list.extend(all.get(ordinal as usize));
        }
        exact.append(&mut renumbered);
        if !exact.is_empty() {
            return Ok(exact);
        }
        let what = in_words(operation, detail, 0, method);
        Err(match most {
            0 => format!("there is no {what} any more"),
            1 => format!("there is only one {what}"),
            n => format!("there are only {n} {what}"),
        })
    }
}

/// What an instruction does, and to what.
fn words(p: &Program, instr: &Instr) -> (&'static str, String) {
    let mode = |m: &Mode| if *m == Mode::R { "R" } else { "W" };
    match instr {
        Instr::Op(op) => operation(p, op),
        Instr::Jump(_) => ("jump", String::new()),
        Instr::Branch { .. } => ("branch", String::new()),
        Instr::Switch { .. } => ("switch", String::new()),
        Instr::LoopEnter(_) => ("begin loop", String::new()),
        Instr::LoopBack(_) => ("repeat loop", String::new()),
        Instr::Return(_) => ("return", String::new()),
        Instr::Throw(_) => ("throw", String::new()),
        Instr::ScopeBegin => ("begin finish", String::new()),
        Instr::ScopeThrew(_) => ("leave finish by exception", String::new()),
        Instr::ScopeEnd { .. } => ("end finish", String::new()),
        Instr::SectionBegin { space, locks, .. } => {
            let what = match locks {
                Locks::Global => String::new(),
                Locks::Object(_, m) => format!(" on an object, {}", mode(m)),
                Locks::Objects { .. } => " on objects".to_owned(),
            };
            ("enter", format!("{}{what}", space_word(*space)))
        }
        Instr::Leave(..) | Instr::SectionEnd => ("leave", String::new()),
    }
}

fn space_word(space: Space) -> &'static str {
    match space {
        Space::Isolated | Space::Nested => "isolated",
        Space::Monitor => "synchronized",
        Space::Internal => "library section",
    }
}

fn operation(p: &Program, op: &Op) -> (&'static str, String) {
    let nothing = String::new;
    match op {
        Op::Let { value, .. } => computation(p, value),
        Op::Load { place, .. } => ("read", location(p, place)),
        Op::Store { place, .. } => ("write", location(p, place)),
        Op::Call { callee: Callee::Direct(m), .. } => ("call", p.method(*m).name.clone()),
        Op::Call { callee: Callee::Virtual(s), .. } => {
            ("call", p.selectors.get(s.index()).cloned().unwrap_or_default())
        }
        Op::AssertFail { .. } => ("fail assertion", nothing()),
        Op::Assume(_) => ("assume", nothing()),
        Op::InitClass(c) => ("initialise", p.class(*c).name.clone()),
        Op::Print { .. } => ("print", nothing()),
        Op::Spawn { kind, .. } => ("spawn", crate::names::task_kind(Some(*kind)).to_owned()),
        Op::Resign => ("resign", nothing()),
        Op::CellNew { .. } => ("make cell", nothing()),
        Op::CellFill { fill, .. } => {
            let what = match fill {
                Fill::Value => "value",
                Fill::Exception => "exception",
                Fill::Cancel => "cancellation",
            };
            ("put", what.to_owned())
        }
        Op::CellRead { blocking: true, .. } => ("get", nothing()),
        Op::CellRead { blocking: false, .. } => ("look", nothing()),
        Op::Acquire(mode, target) => ("acquire", region(p, *mode, target)),
        Op::Release(mode, target) => ("release", region(p, *mode, target)),
        Op::Choose { prim, .. } => ("input", prim.name().to_owned()),
        Op::Halt(_) => ("exit", nothing()),
        Op::Own { .. } => ("own", nothing()),
        Op::Tell(_) => ("tell", nothing()),
        Op::Learn(_) => ("learn", nothing()),
        Op::ContextGet { .. } => ("ask for context", nothing()),
        Op::ContextSet(_) => ("set context", nothing()),
        Op::BarrierNew { .. } => ("make barrier", nothing()),
        Op::Register { .. } => ("register", nothing()),
        Op::Signal { .. } => ("signal", nothing()),
        Op::Wait { .. } => ("wait", nothing()),
        Op::Drop { .. } => ("drop", nothing()),
    }
}

fn region(p: &Program, mode: Mode, target: &Target) -> String {
    let what = match target {
        Target::Object(_) => "object".to_owned(),
        Target::Location(place) => location(p, place),
        Target::Range { .. } => "range".to_owned(),
    };
    format!("{mode:?} {what}")
}

fn location(p: &Program, place: &Place) -> String {
    match place {
        Place::Field(_, f) | Place::Static(f) => {
            let f = p.field(*f);
            format!("{}.{}", p.class(f.class).name, f.name)
        }
        Place::Element(..) => "element".to_owned(),
    }
}

fn computation(p: &Program, value: &Rvalue) -> (&'static str, String) {
    match value {
        Rvalue::Use(_) => ("copy", String::new()),
        Rvalue::Unary(op, ..) => ("compute", format!("{op:?}").to_lowercase()),
        Rvalue::Binary(op, ..) => ("compute", format!("{op:?}").to_lowercase()),
        Rvalue::Convert { to, .. } => ("convert to", to.name().to_owned()),
        Rvalue::RefEq(..) => ("compare", String::new()),
        Rvalue::InstanceOf { ty, .. } => ("test for", p.type_name(*ty)),
        Rvalue::CheckCast { ty, .. } => ("cast to", p.type_name(*ty)),
        Rvalue::New(c) => ("new", p.class(*c).name.clone()),
        Rvalue::NewArray { ty, .. } => ("new", p.type_name(*ty)),
        Rvalue::NewArrayLike { .. } => ("new", "array".to_owned()),
        Rvalue::ArrayLength(_) => ("length", String::new()),
        Rvalue::Box { class, .. } => ("box into", p.class(*class).name.clone()),
        Rvalue::Pure(f, _) => ("compute", f.name().to_owned()),
        Rvalue::ClassName(_) => ("class name", String::new()),
        Rvalue::IdentityHash(_) => ("identity hash", String::new()),
        Rvalue::OpenHash(_) => ("note hash", String::new()),
        Rvalue::InSection(_) | Rvalue::Holds(..) => ("ask for section", String::new()),
        Rvalue::CurrentTask(_) => ("current task", String::new()),
        Rvalue::ScopeDepth => ("count scopes", String::new()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_anonymous_classes_are_left_out() {
        assert_eq!(unnumbered("Main$12.run(Main$3Local)"), "Main$.run(Main$Local)");
        assert_eq!(unnumbered("Main.run.lambda#2(int)"), "Main.run.lambda#2(int)");
    }
}
