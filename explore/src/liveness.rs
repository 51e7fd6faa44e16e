//! Which locals may still be read: what two states of a task must agree in to behave alike.

use crate::bits::Bits;
use rustc_hash::FxHashMap;
use scoville_ir::flat::{Code, Instr};
use scoville_ir::program::Program;
use scoville_ir::stmt::{Locks, Op, Place, Rvalue, Target};
use scoville_ir::types::{Local, MethodId, Operand};
use std::cell::RefCell;
use std::rc::Rc;

/// A set of locals.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Locals(Bits);

/// No locals.
static NONE: Locals = Locals(Bits::NONE);

impl Locals {
    fn add(&mut self, l: Local) {
        self.0.add(l.index());
    }

    fn remove(&mut self, l: Local) {
        self.0.remove(l.index());
    }

    /// Adds all of `other`; tells whether that changed anything.
    fn join(&mut self, other: &Locals) -> bool {
        self.0.join(&other.0)
    }

    /// Whether the local is in the set.
    #[must_use]
    pub fn contains(&self, l: Local) -> bool {
        self.0.has(l.index())
    }

    /// All of them, in order.
    pub fn iter(&self) -> impl Iterator<Item = Local> {
        self.0.iter().map(|i| Local(i as u32))
    }
}

/// Live locals of one method.
#[derive(Debug)]
pub struct MethodLiveness {
    /// Before each instruction.
    before: Vec<Locals>,
    /// After each instruction that is a call and until it returns, its result not counted.
    during: FxHashMap<u32, Locals>,
}

impl MethodLiveness {
    /// Live in an activation that stands before instruction `pc`.
    #[must_use]
    pub fn before(&self, pc: u32) -> &Locals {
        self.before.get(pc as usize).unwrap_or(&NONE)
    }

    /// Live in an activation that waits for the call at `pc` to return.
    #[must_use]
    pub fn during(&self, pc: u32) -> &Locals {
        self.during.get(&pc).unwrap_or(&NONE)
    }
}

/// Live locals of a program's methods, computed when first asked for.
#[derive(Debug)]
pub struct Liveness<'p> {
    program: &'p Program,
    methods: RefCell<FxHashMap<MethodId, Rc<MethodLiveness>>>,
}

impl<'p> Liveness<'p> {
    /// For this program.
    #[must_use]
    pub fn new(program: &'p Program) -> Liveness<'p> {
        Liveness { program, methods: RefCell::default() }
    }

    /// Of this method.
    #[must_use]
    pub fn of(&self, m: MethodId) -> Rc<MethodLiveness> {
        if let Some(found) = self.methods.borrow().get(&m) {
            return found.clone();
        }
        let computed = Rc::new(compute(&self.program.method(m).code));
        self.methods.borrow_mut().insert(m, computed.clone());
        computed
    }
}

fn compute(code: &Code) -> MethodLiveness {
    let n = code.instrs.len();
    let mut before = vec![Locals::default(); n];
    let mut changed = true;
    while changed {
        changed = false;
        for pc in (0..n).rev() {
            let instr = &code.instrs[pc];
            let mut live = after(code, &before, pc);
            written(instr, &mut |l| live.remove(l));
            live.join(&handlers(code, &before, pc));
            read(instr, &mut |l| live.add(l));
            changed |= before[pc].join(&live);
        }
    }
    let mut during = FxHashMap::default();
    for (pc, instr) in code.instrs.iter().enumerate() {
        if matches!(instr, Instr::Op(Op::Call { .. } | Op::InitClass(_))) {
            let mut live = after(code, &before, pc);
            written(instr, &mut |l| live.remove(l));
            live.join(&handlers(code, &before, pc));
            during.insert(pc as u32, live);
        }
    }
    MethodLiveness { before, during }
}

/// What the handlers of `pc` need.
fn handlers(code: &Code, before: &[Locals], pc: usize) -> Locals {
    let mut live = Locals::default();
    for h in code.handlers.iter().filter(|h| h.start as usize <= pc && pc < h.end as usize) {
        if let Some(b) = before.get(h.target as usize) {
            let mut needs = b.clone();
            needs.remove(h.local);
            live.join(&needs);
        }
    }
    live
}

/// What the successors of `pc` need.
fn after(code: &Code, before: &[Locals], pc: usize) -> Locals {
    let mut live = Locals::default();
    let mut to = |target: usize| {
        if let Some(b) = before.get(target) {
            live.join(b);
        }
    };
    match &code.instrs[pc] {
        Instr::Jump(t) => to(*t as usize),
        Instr::Branch { otherwise, .. } => {
            to(pc + 1);
            to(*otherwise as usize);
        }
        Instr::Switch { cases, default, .. } => {
            cases.iter().for_each(|(_, t)| to(*t as usize));
            to(*default as usize);
        }
        Instr::LoopBack(l) => to(code.loops.get(*l as usize).map_or(pc + 1, |l| l.head as usize)),
        Instr::Return(_) | Instr::Throw(_) => {}
        _ => to(pc + 1),
    }
    live
}

fn operand(o: &Operand, f: &mut impl FnMut(Local)) {
    if let Operand::Local(l) = o {
        f(*l);
    }
}

fn place(p: &Place, f: &mut impl FnMut(Local)) {
    match p {
        Place::Field(o, _) => operand(o, f),
        Place::Static(_) => {}
        Place::Element(a, i) => {
            operand(a, f);
            operand(i, f);
        }
    }
}

/// Locals that an instruction reads.
fn read(instr: &Instr, f: &mut impl FnMut(Local)) {
    match instr {
        Instr::Op(op) => read_op(op, f),
        Instr::Branch { cond, .. } => operand(cond, f),
        Instr::Switch { value, .. } => operand(value, f),
        Instr::Return(Some(v)) | Instr::Throw(v) | Instr::ScopeThrew(v) | Instr::Leave(v, _) => operand(v, f),
        Instr::SectionBegin { locks, .. } => match locks {
            Locks::Global => {}
            Locks::Object(o, _) => operand(o, f),
            Locks::Objects { write, read } => {
                operand(write, f);
                operand(read, f);
            }
        },
        _ => {}
    }
}

fn read_op(op: &Op, f: &mut impl FnMut(Local)) {
    match op {
        Op::Let { value, .. } => match value {
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
            | Rvalue::OpenHash(o) => operand(o, f),
            Rvalue::Binary(_, _, a, b) | Rvalue::RefEq(a, b) | Rvalue::NewArrayLike { like: a, length: b } => {
                operand(a, f);
                operand(b, f);
            }
            Rvalue::NewArray { dims: list, .. } | Rvalue::Pure(_, list) => list.iter().for_each(|o| operand(o, f)),
            Rvalue::New(_) | Rvalue::InSection(_) | Rvalue::ScopeDepth | Rvalue::CurrentTask(_) => {}
        },
        Op::Load { place: p, .. } => place(p, f),
        Op::Store { place: p, value } => {
            place(p, f);
            operand(value, f);
        }
        Op::Call { args, .. } => args.iter().for_each(|o| operand(o, f)),
        Op::AssertFail { error: o } | Op::Assume(o) | Op::Print { text: o, .. } | Op::Halt(o) => operand(o, f),
        Op::CellRead { cell: o, .. } => operand(o, f),
        Op::InitClass(_) | Op::CellNew { .. } => {}
        Op::Spawn { body, awaits, result, regs, .. } => {
            [body, awaits, result, regs].iter().for_each(|o| operand(o, f));
        }
        Op::ContextGet { .. } | Op::Resign => {}
        Op::BarrierNew { mode, bound, .. } => [mode, bound].iter().for_each(|o| operand(o, f)),
        Op::Register { like, mode, .. } => [like, mode].iter().for_each(|o| operand(o, f)),
        Op::ContextSet(o) | Op::Signal { reg: o } | Op::Wait { reg: o } | Op::Drop { reg: o } => operand(o, f),
        Op::CellFill { cell, value, .. } => {
            operand(cell, f);
            operand(value, f);
        }
        Op::Acquire(_, t) | Op::Release(_, t) => match t {
            Target::Object(o) => operand(o, f),
            Target::Location(p) => place(p, f),
            Target::Range { array, lo, hi } => [array, lo, hi].iter().for_each(|o| operand(o, f)),
        },
        Op::Choose { lo, hi, .. } => {
            operand(lo, f);
            operand(hi, f);
        }
        Op::Own { owner, owned } => {
            operand(owner, f);
            operand(owned, f);
        }
        Op::Tell(of) | Op::Learn(of) => operand(of, f),
    }
}

/// Locals that an instruction sets when it completes.
fn written(instr: &Instr, f: &mut impl FnMut(Local)) {
    match instr {
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
        Instr::ScopeEnd { thrown } => f(*thrown),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use scoville_ir::build::Builder;
    use scoville_ir::types::Operand;

    #[test]
    fn a_local_is_live_until_its_last_use() {
        let mut b = Builder::new();
        let x = b.static_int("x");
        let p = b.main(|m| {
            let a = m.load_static(x);
            m.store_static(x, a);
            m.store_static(x, Operand::int(2));
        });
        let live = Liveness::new(&p).of(p.entry);
        assert_eq!(live.before(0).iter().count(), 0);
        assert_eq!(live.before(1).iter().collect::<Vec<_>>(), [Local(0)]);
        assert_eq!(live.before(2).iter().count(), 0);
    }
}
