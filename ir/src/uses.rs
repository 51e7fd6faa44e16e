//! What instructions assign and read.

use crate::flat::Instr;
use crate::stmt::{Locks, Op, Place, Rvalue, Target};
use crate::types::{Local, Operand};

/// The locals that an instruction assigns, unless it fails.
pub fn definitions(instr: &Instr, f: &mut dyn FnMut(Local)) {
    match instr {
        Instr::ScopeEnd { thrown } => f(*thrown),
        Instr::Op(op) => match op {
            Op::Let { dst, .. } | Op::Load { dst, .. } | Op::CellNew { dst } | Op::Choose { dst, .. } => f(*dst),
            Op::Call { dst: Some(dst), .. } => f(*dst),
            Op::BarrierNew { reg, .. } | Op::Register { reg, .. } => f(*reg),
            Op::ContextGet { dst, own } => {
                f(*dst);
                f(*own);
            }
            Op::CellFill { won, .. } => f(*won),
            Op::CellRead { state, value, .. } => {
                f(*state);
                f(*value);
            }
            _ => {}
        },
        _ => {}
    }
}

/// The locals that an instruction reads, each as often as it is named.
pub fn uses(instr: &Instr, f: &mut dyn FnMut(Local)) {
    let mut operand = |o: &Operand| {
        if let Operand::Local(l) = o {
            f(*l);
        }
    };
    match instr {
        Instr::Branch { cond: o, .. }
        | Instr::Switch { value: o, .. }
        | Instr::Return(Some(o))
        | Instr::Throw(o)
        | Instr::ScopeThrew(o)
        | Instr::Leave(o, _) => operand(o),
        Instr::SectionBegin { locks, .. } => match locks {
            Locks::Global => {}
            Locks::Object(o, _) => operand(o),
            Locks::Objects { write, read } => {
                operand(write);
                operand(read);
            }
        },
        Instr::Op(op) => op_uses(op, &mut operand),
        Instr::Jump(_)
        | Instr::LoopEnter(_)
        | Instr::LoopBack(_)
        | Instr::Return(None)
        | Instr::ScopeBegin
        | Instr::ScopeEnd { .. }
        | Instr::SectionEnd => {}
    }
}

fn place_uses(place: &Place, operand: &mut dyn FnMut(&Operand)) {
    match place {
        Place::Field(o, _) => operand(o),
        Place::Static(_) => {}
        Place::Element(a, i) => {
            operand(a);
            operand(i);
        }
    }
}

fn op_uses(op: &Op, operand: &mut dyn FnMut(&Operand)) {
    match op {
        Op::Let { value, .. } => rvalue_uses(value, operand),
        Op::Load { place, .. } => place_uses(place, operand),
        Op::Store { place, value } => {
            place_uses(place, operand);
            operand(value);
        }
        Op::Call { args, .. } => args.iter().for_each(operand),
        Op::AssertFail { error: o } | Op::Assume(o) | Op::Print { text: o, .. } | Op::Halt(o) => operand(o),
        Op::InitClass(_) | Op::CellNew { .. } => {}
        Op::Spawn { body, awaits, result, regs, .. } => [body, awaits, result, regs].into_iter().for_each(operand),
        Op::ContextGet { .. } | Op::Resign => {}
        Op::BarrierNew { mode, bound, .. } => [mode, bound].into_iter().for_each(operand),
        Op::Register { like, mode, .. } => [like, mode].into_iter().for_each(operand),
        Op::ContextSet(o) | Op::Signal { reg: o } | Op::Wait { reg: o } | Op::Drop { reg: o } => operand(o),
        Op::CellFill { cell, value, .. } => [cell, value].into_iter().for_each(operand),
        Op::CellRead { cell, .. } => operand(cell),
        Op::Acquire(_, t) | Op::Release(_, t) => match t {
            Target::Object(o) => operand(o),
            Target::Location(p) => place_uses(p, operand),
            Target::Range { array, lo, hi } => [array, lo, hi].into_iter().for_each(operand),
        },
        Op::Choose { lo, hi, .. } => [lo, hi].into_iter().for_each(operand),
        Op::Own { owner, owned } => [owner, owned].into_iter().for_each(operand),
        Op::Tell(of) | Op::Learn(of) => operand(of),
    }
}

fn rvalue_uses(value: &Rvalue, operand: &mut dyn FnMut(&Operand)) {
    match value {
        Rvalue::Use(o)
        | Rvalue::Unary(_, _, o)
        | Rvalue::Convert { value: o, .. }
        | Rvalue::InstanceOf { value: o, .. }
        | Rvalue::CheckCast { value: o, .. }
        | Rvalue::ArrayLength(o)
        | Rvalue::Box { value: o, .. }
        | Rvalue::ClassName(o)
        | Rvalue::Holds(o, _)
        | Rvalue::IdentityHash(o)
        | Rvalue::OpenHash(o) => operand(o),
        Rvalue::Binary(_, _, a, b) | Rvalue::RefEq(a, b) | Rvalue::NewArrayLike { like: a, length: b } => {
            operand(a);
            operand(b);
        }
        Rvalue::NewArray { dims, .. } => dims.iter().for_each(operand),
        Rvalue::Pure(_, args) => args.iter().for_each(operand),
        Rvalue::New(_) | Rvalue::InSection(_) | Rvalue::ScopeDepth | Rvalue::CurrentTask(_) => {}
    }
}
