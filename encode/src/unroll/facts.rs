//! Facts about a program that the unroller looks up once.

use scoville_ir::flat::Instr;
use scoville_ir::program::Program;
use scoville_ir::stmt::{Joined, Op, Rvalue};
use scoville_ir::types::{ClassId, Const, Operand};

/// Whether the program has no operation that adds order edges beside spawns and scopes. An edge that comes late would
/// reveal a reader that two others had stood for.
pub fn tree_only(program: &Program) -> bool {
    program.methods.iter().flat_map(|m| &m.code.instrs).all(|i| match i {
        Instr::Op(Op::CellRead { .. } | Op::Wait { .. } | Op::Signal { .. } | Op::Resign) => false,
        Instr::Op(Op::Spawn { awaits, joined, .. }) => {
            *awaits == Operand::Const(Const::Null) && *joined == Joined::Scope
        }
        Instr::Op(Op::Let { value: Rvalue::Use(_), .. }) => true,
        _ => true,
    })
}

/// The declaring class of each static slot.
pub fn static_classes(program: &Program) -> Vec<ClassId> {
    let mut classes = vec![program.known.object; program.statics as usize];
    for f in program.fields.iter().filter(|f| f.is_static) {
        if let Some(c) = classes.get_mut(f.slot as usize) {
            *c = f.class;
        }
    }
    classes
}
