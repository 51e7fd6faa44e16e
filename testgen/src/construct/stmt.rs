//! Statements.

use super::Context;
use super::tasks::Task;
use crate::program::{Caught, Expr, Lock, Mode, Step, Stmt, Target, Thrown};
use scoville_ir::build::{Body, INT, OBJECT};
use scoville_ir::stmt::{
    BinOp, Fill, Locks, Mode as LockMode, Op, Place as Location, Rvalue, Space, StmtKind, Target as Region, TaskKind,
};
use scoville_ir::types::{ClassId, Operand, Prim};

fn mode(mode: Mode) -> LockMode {
    match mode {
        Mode::R => LockMode::R,
        Mode::W => LockMode::W,
    }
}

const ARITHMETIC: ClassId = ClassId(6);
pub(super) const STATE: ClassId = ClassId(11);

impl Context<'_> {
    /// Statements whose locals stay visible.
    pub(super) fn open_list(&mut self, m: &mut Body, block: &crate::program::Block) {
        for s in block {
            self.mark(m, Some(self.next));
            self.next += 1;
            self.stmt(m, s);
        }
    }

    fn leave(&self, m: &mut Body) {
        if let Some(label) = self.leave {
            m.stmt(StmtKind::Break(label));
        }
    }

    pub(super) fn stmt(&mut self, m: &mut Body, s: &Stmt) {
        match s {
            Stmt::Assign(..) | Stmt::Increment(_) | Stmt::SetShared(_) | Stmt::SetNext(..) | Stmt::SetAlias { .. } => {
                self.assignment(m, s);
            }
            Stmt::Local(n, e) => {
                let e = self.expr(m, e);
                let l = m.compute(Rvalue::Use(e));
                self.declare(*n, l, INT);
            }
            Stmt::LocalRef(n, r) => {
                let r = self.reference(m, r);
                let l = m.compute(Rvalue::Use(r));
                self.declare(*n, l, OBJECT);
            }
            Stmt::If(c, then, els) => {
                let cond = self.cond(m, c);
                let then = m.block(|m| self.list(m, then));
                let els = m.block(|m| self.list(m, els));
                m.stmt(StmtKind::If { cond, then, els });
            }
            Stmt::LeaveIf(c) => {
                let cond = self.cond(m, c);
                m.if_else(cond, |m| self.leave(m), |_| {});
            }
            Stmt::BreakIf(c) | Stmt::ContinueIf(c) => {
                let cond = self.cond(m, c);
                let Some((label, next)) = self.innermost else { return };
                let jump =
                    if matches!(s, Stmt::BreakIf(_)) { StmtKind::Break(label) } else { StmtKind::Continue(next) };
                m.if_else(cond, |m| m.stmt(jump), |_| {});
            }
            Stmt::For(n, bound, body) => self.for_loop(m, *n, bound, body),
            Stmt::WaitWhile(c) => m.while_loop(|m| self.cond(m, c), |_| {}),
            Stmt::Isolated(lock, body) => {
                self.isolated(m, lock, |c, m| c.body(m, |c, m| c.list(m, body)));
            }
            Stmt::IsolatedValue(n, lock, body, e) => {
                let value = m.compute(Rvalue::Use(Operand::int(0)));
                self.isolated(m, lock, |c, m| {
                    // Exceptions of the body come out as another one.
                    let classes = c.runtime_classes();
                    let body = m.block(|m| {
                        let v = c.value_body(m, body, e);
                        m.set(value, Rvalue::Use(v));
                    });
                    m.catching(body, &classes, |m| m.throw_new(STATE));
                });
                self.declare(*n, value, INT);
            }
            Stmt::Synchronized(r, body) => {
                let r = self.reference(m, r);
                let body = m.block(|m| self.list(m, body));
                m.stmt(StmtKind::Atomic { space: Space::Monitor, locks: Locks::Object(r, LockMode::W), body });
            }
            Stmt::Atomic(n, step) => {
                let result = self.atomic_step(m, step);
                if s.declares().is_some() {
                    self.declare(*n, result, INT);
                }
            }
            Stmt::Async(body) => self.spawn(m, &task(TaskKind::Async, &[], body)),
            Stmt::AsyncAwait(inputs, body) => self.spawn(m, &task(TaskKind::Await, inputs, body)),
            Stmt::Future(n, inputs, body, e) => {
                let cell = m.cell();
                let kind = if inputs.is_empty() { TaskKind::Future } else { TaskKind::Await };
                self.spawn(m, &Task { cell: cell.into(), result: Some(e), ..task(kind, inputs, body) });
                self.declare(*n, cell, OBJECT);
            }
            Stmt::ForTasks { waits, index, last, body } => {
                if *waits {
                    self.scope(m, |c, m| c.iterations(m, *index, *last, body));
                } else {
                    self.iterations(m, *index, *last, body);
                }
            }
            Stmt::Finish(body) => self.finish(m, body),
            Stmt::NewPhaser(..) | Stmt::AsyncPhased(..) | Stmt::ForPhased { .. } | Stmt::Next | Stmt::Phaser(..) => {
                self.phaser_stmt(m, s)
            }
            Stmt::Get(n, f) => {
                let (state, value) = m.read_cell(self.local(*f), true);
                let taken = self.taken(m, state, value);
                self.declare(*n, taken, INT);
            }
            Stmt::SafeGet(n, a) => {
                let cell = self.awaited(m, *a);
                let (state, value) = m.read_cell(cell, false);
                let full = m.int_op(BinOp::Ne, state, Operand::int(0));
                m.if_else(full, |_| {}, |m| self.throw_state(m));
                let taken = self.taken(m, state, value);
                self.declare(*n, taken, INT);
            }
            Stmt::Put(d, e) => {
                let e = self.expr(m, e);
                let boxed = self.boxed(m, e);
                self.fill(m, *d, Fill::Value, boxed);
            }
            Stmt::Fail(d) => {
                let cause = m.new_object(self.shared.runtime);
                self.fill(m, *d, Fill::Exception, cause.into());
            }
            Stmt::Cancel(d) => self.fill(m, *d, Fill::Cancel, Operand::null()),
            Stmt::WaitAll(list) => {
                let cells: Vec<Operand> = list.iter().map(|a| self.awaited(m, *a)).collect();
                for cell in cells {
                    m.read_cell(cell, true);
                }
            }
            Stmt::Region(how, target, body) => {
                let region = self.region(m, target);
                m.op(Op::Acquire(mode(*how), region));
                let at = self.current;
                // Its body is no block of its own in Java.
                self.open_list(m, body);
                self.mark(m, at);
                let region = self.region(m, target);
                m.op(Op::Release(mode(*how), region));
            }
            Stmt::Acquire(how, target) => {
                let region = self.region(m, target);
                m.op(Op::Acquire(mode(*how), region));
            }
            Stmt::Release(how, target) => {
                let region = self.region(m, target);
                m.op(Op::Release(mode(*how), region));
            }
            Stmt::Assert(c) => {
                let c = self.cond(m, c);
                m.assert(c);
            }
            Stmt::Throw(what) => m.throw_new(match what {
                Thrown::State => STATE,
                Thrown::Arithmetic => ARITHMETIC,
            }),
            Stmt::Try(body, caught, handler) => {
                let classes = match caught {
                    Caught::State => vec![STATE],
                    Caught::Arithmetic => vec![ARITHMETIC],
                    Caught::Any => self.runtime_classes(),
                    Caught::StateFirst => return self.catch_several(m, body, handler),
                };
                let body = m.block(|m| self.list(m, body));
                m.catching(body, &classes, |m| self.list(m, handler));
            }
            Stmt::Exit => m.op(Op::Halt(Operand::int(0))),
            Stmt::Call(n) => {
                if let Some(method) = self.methods.get(usize::from(*n)) {
                    let callee = scoville_ir::stmt::Callee::Direct(*method);
                    m.op(Op::Call { dst: None, callee, args: Vec::new() });
                }
            }
        }
    }

    fn assignment(&mut self, m: &mut Body, s: &Stmt) {
        match s {
            // A class is initialised when its field is stored to: after the right side.
            Stmt::Assign(place @ crate::program::Place::Table, e) => {
                let e = self.expr(m, e);
                let place = self.place(m, place);
                m.store(place, e);
            }
            Stmt::Assign(place, e) => {
                let place = self.place(m, place);
                let e = self.expr(m, e);
                m.store(place, e);
            }
            Stmt::Increment(place) => {
                let place = self.place(m, place);
                let old = m.load(place.clone());
                let new = m.int_op(BinOp::Add, old, Operand::int(1));
                m.store(place, new);
            }
            Stmt::SetShared(r) => {
                let r = self.reference(m, r);
                m.store_static(self.shared.node, r);
            }
            Stmt::SetNext(r, s) => {
                let r = self.reference(m, r);
                let s = self.reference(m, s);
                m.store(Location::Field(r, self.shared.next), s);
            }
            Stmt::SetAlias { fresh } => {
                let array = if *fresh {
                    let n = Operand::int(crate::program::LENGTH);
                    m.compute(Rvalue::NewArray { ty: scoville_ir::build::INTS, dims: vec![n] })
                } else {
                    m.load_static(self.shared.array)
                };
                m.store_static(self.shared.alias, array);
            }
            _ => {}
        }
    }

    fn for_loop(&mut self, m: &mut Body, n: crate::program::Name, bound: &Expr, body: &crate::program::Block) {
        let i = m.compute(Rvalue::Use(Operand::int(0)));
        let known = self.visible.len();
        self.declare(n, i, INT);
        let (label, next) = (m.label(), m.label());
        let outer = self.innermost.replace((label, next));
        let at = self.current;
        let body = m.block(|m| {
            let bound = self.expr(m, bound);
            let go = m.int_op(BinOp::Lt, i, bound);
            m.if_else(go, |_| {}, |m| m.stmt(StmtKind::Break(label)));
            self.list(m, body);
        });
        self.mark(m, at);
        let update = m.block(|m| m.set(i, Rvalue::Binary(BinOp::Add, Prim::Int, i.into(), Operand::int(1))));
        m.stmt(StmtKind::Loop { label, next, body, update });
        self.innermost = outer;
        self.visible.truncate(known);
    }

    fn isolated(&mut self, m: &mut Body, lock: &Lock, fill: impl FnOnce(&mut Self, &mut Body)) {
        let locks = self.locks(m, lock);
        let outer = std::mem::replace(&mut self.isolated, true);
        let body = m.block(|m| fill(self, m));
        self.isolated = outer;
        m.stmt(StmtKind::Atomic { space: Space::Isolated, locks, body });
    }

    fn locks(&mut self, m: &mut Body, lock: &Lock) -> Locks {
        match lock {
            Lock::Global => Locks::Global,
            Lock::Objects(list) => {
                let objects: Vec<(Operand, Mode)> =
                    list.iter().map(|(r, how)| (self.reference(m, r), how.unwrap_or(Mode::W))).collect();
                if let [(object, how)] = objects.as_slice() {
                    return Locks::Object(object.clone(), mode(*how));
                }
                let mut part = |wanted: Mode| {
                    let some: Vec<Operand> =
                        objects.iter().filter(|(_, how)| *how == wanted).map(|(o, _)| o.clone()).collect();
                    if some.is_empty() { Operand::null() } else { self.array_of(m, &some) }
                };
                let write = part(Mode::W);
                let read = part(Mode::R);
                Locks::Objects { write, read }
            }
        }
    }

    fn atomic_step(&mut self, m: &mut Body, step: &Step) -> scoville_ir::types::Local {
        let counter: Operand = m.load_static(self.shared.counter).into();
        let at = Location::Field(counter.clone(), self.shared.counter_value);
        let result = m.compute(Rvalue::Use(Operand::int(0)));
        m.atomic(Space::Internal, Locks::Object(counter, LockMode::W), |m| match step {
            Step::Get => {
                let v = m.load(at);
                m.set(result, Rvalue::Use(v.into()));
            }
            Step::Set(k) => m.store(at, Operand::int(*k)),
            Step::GetAndAdd(k) => {
                let v = m.load(at.clone());
                m.set(result, Rvalue::Use(v.into()));
                let sum = m.int_op(BinOp::Add, v, Operand::int(*k));
                m.store(at, sum);
            }
            Step::CompareAndSet(expected, k) => {
                let v = m.load(at.clone());
                let same = m.int_op(BinOp::Eq, v, Operand::int(*expected));
                m.if_else(
                    same,
                    |m| {
                        m.store(at, Operand::int(*k));
                        m.set(result, Rvalue::Use(Operand::int(1)));
                    },
                    |_| {},
                );
            }
        });
        result
    }

    fn region(&mut self, m: &mut Body, target: &Target) -> Region {
        match target {
            Target::Place(place) => Region::Location(self.place(m, place)),
            Target::Object(r) => Region::Object(self.reference(m, r)),
            Target::Array => Region::Object(m.load_static(self.shared.array).into()),
            Target::Range(lo, hi) => {
                let array = m.load_static(self.shared.array).into();
                let lo = self.expr(m, lo);
                let hi = self.expr(m, hi);
                Region::Range { array, lo, hi }
            }
        }
    }
}

fn task<'t>(kind: TaskKind, awaits: &'t [crate::program::Awaited], body: &'t crate::program::Block) -> Task<'t> {
    Task { kind, awaits, cell: Operand::null(), body, result: None, regs: &[] }
}
