//! Loops without a way out: `while (true) { … }`.

use crate::machine::state::Task;
use scoville_ir::flat::{Code, Instr, LoopInfo};
use scoville_ir::program::Program;
use scoville_ir::types::{Const, Operand};

/// Whether a task goes on for ever by design: the outermost loop that it is in has no way out but exceptions.
#[must_use]
pub fn is_endless(program: &Program, task: &Task) -> bool {
    let outermost = task.frames.iter().find_map(|f| {
        let code = &program.method(f.method).code;
        let outermost = code.loops_at(f.pc).first().copied()?;
        Some((code, code.loops.get(outermost as usize)?))
    });
    outermost.is_some_and(|(code, info)| !leads_out(code, info))
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
