//! Liveness of locals, for the questions whether an iteration or a section leaves anything behind in locals.

use rustc_hash::FxHashMap;
use scoville_ir::flat::{Code, Instr};
use scoville_ir::program::Program;
use scoville_ir::stmt::{Locks, Op, Place, Rvalue, Target};
use scoville_ir::types::{Local, MethodId, Operand};
use std::rc::Rc;

/// Answers that have been computed.
#[derive(Debug, Default)]
pub struct Cache {
    carried: FxHashMap<(MethodId, u32), Rc<[Local]>>,
    live: FxHashMap<MethodId, Rc<Vec<Vec<bool>>>>,
}

impl Cache {
    /// Which locals of a method are live before an instruction of it.
    pub fn at(&mut self, program: &Program, method: MethodId, pc: u32) -> Vec<bool> {
        let m = program.method(method);
        let live = self.live.entry(method).or_insert_with(|| Rc::new(live_in(&m.code, m.locals.len())));
        live.get(pc as usize).cloned().unwrap_or_default()
    }

    /// The locals that are live at the head of the loop and assigned in the loop: what an iteration leaves behind in
    /// locals for the next one.
    pub fn carried(&mut self, program: &Program, method: MethodId, id: u32) -> Rc<[Local]> {
        let compute = || {
            let code = &program.method(method).code;
            let live = live_in(code, program.method(method).locals.len());
            let info = code.loops[id as usize];
            let head = &live[info.head as usize];
            let mut carried = Vec::new();
            let mut assign = |l: Local| {
                if head[l.index()] && !carried.contains(&l) {
                    carried.push(l);
                }
            };
            for pc in info.head..info.end {
                definitions(&code.instrs[pc as usize], &mut assign);
            }
            for h in code.handlers.iter().filter(|h| h.start >= info.head && h.start < info.end) {
                assign(h.local);
            }
            carried.sort_unstable();
            carried.into()
        };
        self.carried.entry((method, id)).or_insert_with(compute).clone()
    }
}

/// Live locals before each instruction (backward data flow to a fixed point).
fn live_in(code: &Code, locals: usize) -> Vec<Vec<bool>> {
    let mut live = vec![vec![false; locals]; code.instrs.len() + 1];
    let mut changed = true;
    while changed {
        changed = false;
        for pc in (0..code.instrs.len()).rev() {
            let mut now = vec![false; locals];
            let mut join = |target: usize, live: &[Vec<bool>]| {
                for (n, l) in now.iter_mut().zip(&live[target]) {
                    *n |= *l;
                }
            };
            let instr = &code.instrs[pc];
            match instr {
                Instr::Jump(t) => join(*t as usize, &live),
                Instr::Branch { otherwise, .. } => {
                    join(pc + 1, &live);
                    join(*otherwise as usize, &live);
                }
                Instr::Switch { cases, default, .. } => {
                    cases.iter().for_each(|(_, t)| join(*t as usize, &live));
                    join(*default as usize, &live);
                }
                Instr::LoopBack(l) => join(code.loops[*l as usize].head as usize, &live),
                Instr::Return(_) | Instr::Throw(_) => {}
                _ => join(pc + 1, &live),
            }
            definitions(instr, &mut |l| now[l.index()] = false);
            // An exception may leave before the assignment.
            for h in code.handlers.iter().filter(|h| h.start <= pc as u32 && (pc as u32) < h.end) {
                for (i, (n, l)) in now.iter_mut().zip(&live[h.target as usize]).enumerate() {
                    *n |= *l && i != h.local.index();
                }
            }
            uses(instr, &mut |l| now[l.index()] = true);
            if now != live[pc] {
                live[pc] = now;
                changed = true;
            }
        }
    }
    live
}

fn definitions(instr: &Instr, f: &mut dyn FnMut(Local)) {
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

fn uses(instr: &Instr, f: &mut dyn FnMut(Local)) {
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
        Op::ContextGet { .. } => {}
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
        | Rvalue::IdentityHash(o) => operand(o),
        Rvalue::Binary(_, _, a, b) | Rvalue::RefEq(a, b) => {
            operand(a);
            operand(b);
        }
        Rvalue::NewArray { dims, .. } => dims.iter().for_each(operand),
        Rvalue::Pure(_, args) => args.iter().for_each(operand),
        Rvalue::New(_) | Rvalue::InSection(_) | Rvalue::ScopeDepth | Rvalue::CurrentTask(_) => {}
    }
}
