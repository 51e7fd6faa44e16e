//! From a tree to IR.
//!
//! Promises are cells made by the root task and handed to every task; the array and the locks are statics that the root
//! task fills before anything else. Exceptions of a scope are rethrown: the first of its list, as a `finish` does.

use crate::program::{PLAIN, Stmt, Tree, VOLATILE, Var};
use scoville_ir::build::{Body, Builder, INT, INTS, OBJECT};
use scoville_ir::program::Program;
use scoville_ir::stmt::{BinOp, Locks, Mode, Op, Place, Rvalue, Space, StmtKind, Target, TaskKind};
use scoville_ir::types::{ClassId, FieldId, Local, Operand, Prim, TypeId};

/// Promises, then the array, then the locks: what every task captures.
const CAPTURES: [TypeId; 5] = [OBJECT, OBJECT, INTS, OBJECT, OBJECT];

struct Shared {
    plain: Vec<FieldId>,
    volatile: Vec<FieldId>,
    error: ClassId,
}

/// Classes of the task bodies, in the order in which the tree's statements need them.
struct Tasks {
    classes: Vec<(ClassId, Vec<FieldId>)>,
    next: usize,
}

/// The program of a tree.
#[must_use]
pub fn program(tree: &Tree) -> Program {
    let mut b = Builder::new();
    let plain = (0..PLAIN).map(|i| b.static_int(&format!("x{i}"))).collect();
    let volatile = (0..VOLATILE).map(|i| b.volatile(&format!("v{i}"), INT)).collect();
    let error = ClassId(11);
    let shared = Shared { plain, volatile, error };
    let lock = b.class("Lock");
    // Bodies of tasks become classes first, innermost first, in the order of the walk.
    let classes = task_classes(&mut b, &shared, &tree.0);
    let mut tasks = Tasks { classes, next: 0 };
    b.main(|m| {
        let captured = [
            m.cell(),
            m.cell(),
            m.compute(Rvalue::NewArray { ty: INTS, dims: vec![Operand::int(4)] }),
            m.new_object(lock),
            m.new_object(lock),
        ];
        let mut c = Context { shared: &shared, captured, futures: Vec::new() };
        c.list(m, &tree.0, &mut tasks);
    })
}

/// Classes for the tasks created directly by a list (not by those tasks themselves).
fn task_classes(b: &mut Builder, shared: &Shared, stmts: &[Stmt]) -> Vec<(ClassId, Vec<FieldId>)> {
    let mut out = Vec::new();
    for s in stmts {
        match s {
            Stmt::Async(body) | Stmt::Future(body) | Stmt::AsyncAwait(_, body) => {
                let inner = task_classes(b, shared, body);
                let class = b.task_with("task", &CAPTURES, |m, captured| {
                    let captured = [captured[0], captured[1], captured[2], captured[3], captured[4]];
                    let mut tasks = Tasks { classes: inner, next: 0 };
                    let mut c = Context { shared, captured, futures: Vec::new() };
                    c.list(m, body, &mut tasks);
                });
                out.push((class, b.fields_of(class)));
            }
            _ => {
                for list in crate::program::children(s) {
                    out.extend(task_classes(b, shared, list));
                }
            }
        }
    }
    out
}

struct Context<'a> {
    shared: &'a Shared,
    captured: [Local; 5],
    futures: Vec<Local>,
}

impl Context<'_> {
    fn place(&self, x: Var) -> Place {
        match x {
            Var::Plain(n) => Place::Static(self.shared.plain[n as usize]),
            Var::Volatile(n) => Place::Static(self.shared.volatile[n as usize]),
            Var::Element(n) => Place::Element(self.captured[2].into(), Operand::int(i32::from(n))),
        }
    }

    fn list(&mut self, m: &mut Body, stmts: &[Stmt], tasks: &mut Tasks) {
        let known = self.futures.len();
        for s in stmts {
            self.stmt(m, s, tasks);
        }
        self.futures.truncate(known);
    }

    fn is(&self, m: &mut Body, x: Var, k: i32) -> Local {
        let v = m.load(self.place(x));
        m.int_op(BinOp::Eq, v, Operand::int(k))
    }

    fn spawn(&mut self, m: &mut Body, kind: TaskKind, tasks: &mut Tasks, awaits: Operand, result: Operand) {
        let Some((class, fields)) = tasks.classes.get(tasks.next).cloned() else { return };
        tasks.next += 1;
        let values: Vec<(FieldId, Operand)> =
            fields.iter().zip(self.captured).map(|(f, c)| (*f, Operand::Local(c))).collect();
        m.spawn_full(kind, class, &values, awaits, result);
    }

    fn stmt(&mut self, m: &mut Body, s: &Stmt, tasks: &mut Tasks) {
        match s {
            Stmt::Set(x, k) => m.store(self.place(*x), Operand::int(*k)),
            Stmt::Copy(x, y, k) => {
                let v = m.load(self.place(*y));
                let w = m.int_op(BinOp::Add, v, Operand::int(*k));
                m.store(self.place(*x), w);
            }
            Stmt::Increment(x) => {
                let v = m.load(self.place(*x));
                let w = m.int_op(BinOp::Add, v, Operand::int(1));
                m.store(self.place(*x), w);
            }
            Stmt::SetAt(x, k) => {
                let v = m.load(self.place(*x));
                let i = m.compute(Rvalue::Binary(BinOp::And, Prim::Int, v.into(), Operand::int(3)));
                m.store(Place::Element(self.captured[2].into(), i.into()), Operand::int(*k));
            }
            Stmt::If(x, k, then, els) => {
                let c = self.is(m, *x, *k);
                let then = m.block(|m| self.list(m, then, tasks));
                let els = m.block(|m| self.list(m, els, tasks));
                m.stmt(StmtKind::If { cond: c.into(), then, els });
            }
            Stmt::ReturnIf(x, k) => {
                let c = self.is(m, *x, *k);
                m.if_else(c, |m| m.stmt(StmtKind::Return(Some(Operand::null()))), |_| {});
            }
            Stmt::Isolated(body) => {
                let body = m.block(|m| self.list(m, body, tasks));
                m.stmt(StmtKind::Atomic { space: Space::Isolated, locks: Locks::Global, body });
            }
            Stmt::IsolatedOn(n, body) => {
                let body = m.block(|m| self.list(m, body, tasks));
                let locks = Locks::Object(self.captured[3 + usize::from(*n)].into(), Mode::W);
                m.stmt(StmtKind::Atomic { space: Space::Isolated, locks, body });
            }
            Stmt::Async(_) => self.spawn(m, TaskKind::Async, tasks, Operand::null(), Operand::null()),
            Stmt::Future(_) => {
                let cell = m.cell();
                self.spawn(m, TaskKind::Future, tasks, Operand::null(), cell.into());
                self.futures.push(cell);
            }
            Stmt::AsyncAwait(n, _) => {
                let list = m.compute(Rvalue::NewArray { ty: scoville_ir::build::OBJECTS, dims: vec![Operand::int(1)] });
                let cell = self.captured[usize::from(*n)];
                m.store(Place::Element(list.into(), Operand::int(0)), cell);
                self.spawn(m, TaskKind::Await, tasks, list.into(), Operand::null());
            }
            Stmt::Finish(body) => self.finish(m, body, tasks),
            Stmt::Get(n) => {
                if let Some(cell) = self.futures.get(usize::from(*n)) {
                    m.read_cell(*cell, true);
                }
            }
            Stmt::Put(n) => {
                m.fill(self.captured[usize::from(*n)], Operand::null());
            }
            Stmt::Await(n) => {
                m.read_cell(self.captured[usize::from(*n)], true);
            }
            Stmt::IfFilled(n, body) => {
                let (state, _) = m.read_cell(self.captured[usize::from(*n)], false);
                let full = m.int_op(BinOp::Ne, state, Operand::int(0));
                let then = m.block(|m| self.list(m, body, tasks));
                m.stmt(StmtKind::If { cond: full.into(), then, els: Default::default() });
            }
            Stmt::WaitFor(n, k) => {
                let (x, k) = (Var::Volatile(*n), *k);
                m.while_loop(
                    |m| {
                        let v = m.load(self.place(x));
                        m.int_op(BinOp::Ne, v, Operand::int(k)).into()
                    },
                    |_| {},
                );
            }
            Stmt::Region(write, x, body) => {
                let mode = if *write { Mode::W } else { Mode::R };
                m.op(Op::Acquire(mode, Target::Location(self.place(*x))));
                self.list(m, body, tasks);
                m.op(Op::Release(mode, Target::Location(self.place(*x))));
            }
            Stmt::AssertNot(x, k) => {
                let v = m.load(self.place(*x));
                let c = m.int_op(BinOp::Ne, v, Operand::int(*k));
                m.assert(c);
            }
            Stmt::Throw => m.throw_new(self.shared.error),
        }
    }

    fn finish(&mut self, m: &mut Body, body: &[Stmt], tasks: &mut Tasks) {
        let known = self.futures.len();
        let body = m.block(|m| self.list(m, body, tasks));
        self.futures.truncate(known);
        let thrown = m.local(OBJECT);
        m.stmt(StmtKind::Scope { body, thrown });
        let n = m.compute(Rvalue::ArrayLength(thrown.into()));
        let any = m.int_op(BinOp::Gt, n, Operand::int(0));
        m.if_else(
            any,
            |m| {
                let e = m.load(Place::Element(thrown.into(), Operand::int(0)));
                m.stmt(StmtKind::Throw(e.into()));
            },
            |_| {},
        );
    }
}
