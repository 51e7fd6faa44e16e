//! Loops without a way out: `while (true) { … }`.

use crate::machine::state::Task;
use rustc_hash::FxHashMap;
use scoville_ir::flat::{Code, Instr, LoopInfo};
use scoville_ir::program::Program;
use scoville_ir::types::{Const, MethodId, Operand};

/// What is known of the loops of a program.
#[derive(Debug, Default)]
pub struct Exits(FxHashMap<(MethodId, u32), bool>);

impl Exits {
    /// Whether a task goes on for ever by design: the outermost loop that it is in has no way out but exceptions.
    pub fn is_endless(&mut self, program: &Program, task: &Task) -> bool {
        let outermost = task.frames.iter().find_map(|f| {
            let code = &program.method(f.method).code;
            Some((f.method, *code.loops_at(f.pc).first()?))
        });
        outermost.is_some_and(|(method, l)| {
            let code = &program.method(method).code;
            let known = self.0.entry((method, l));
            *known.or_insert_with(|| code.loops.get(l as usize).is_some_and(|info| !leads_out(code, info)))
        })
    }
}

/// Whether some way from the head of the loop leads out of it before its next turn.
fn leads_out(code: &Code, info: &LoopInfo) -> bool {
    let mut seen = vec![false; code.instrs.len()];
    let mut open = vec![info.head];
    while let Some(pc) = open.pop() {
        if !(info.head..info.end).contains(&pc) {
            return true;
        }
        if std::mem::replace(&mut seen[pc as usize], true) {
            continue;
        }
        match &code.instrs[pc as usize] {
            Instr::Return(_) | Instr::Throw(_) => return true,
            Instr::LoopBack(_) => {}
            Instr::Jump(to) => open.push(*to),
            Instr::Branch { cond: Operand::Const(Const::Bool(always)), otherwise } => {
                open.push(if *always { pc + 1 } else { *otherwise });
            }
            Instr::Branch { otherwise, .. } => open.extend([pc + 1, *otherwise]),
            Instr::Switch { cases, default, .. } => open.extend(cases.iter().map(|(_, to)| *to).chain([*default])),
            _ => open.push(pc + 1),
        }
    }
    false
}
