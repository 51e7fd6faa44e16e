//! Tasks, futures and scopes.

use super::Context;
use super::phasers::{CAPTURED, Handed};
use crate::program::{Awaited, Block, Expr, Name};
use scoville_ir::build::{BOOL, Body, INT, OBJECT, RUN};
use scoville_ir::stmt::{BinOp, Catch, Fill, Op, Place, Rvalue, Space, StmtKind, TaskKind};
use scoville_ir::types::{FieldId, Local, Operand, Prim};

/// What a task is and does.
pub(super) struct Task<'t> {
    pub kind: TaskKind,
    pub awaits: &'t [Awaited],
    /// Receives the result.
    pub cell: Operand,
    pub body: &'t Block,
    pub result: Option<&'t Expr>,
    /// What it is registered on.
    pub regs: &'t [Handed],
}

impl Context<'_> {
    pub(super) fn spawn(&mut self, m: &mut Body, task: &Task<'_>) {
        let mut captures: Vec<_> = self.visible.iter().map(|v| v.2).collect();
        task.regs.iter().for_each(|_| captures.extend(CAPTURED));
        let (class, fields) = self.b.task_class("task", &captures);
        self.task_body(m, task, &fields, class);
        if self.isolated {
            let inside = m.compute(Rvalue::InSection(Space::Isolated));
            m.if_else(inside, |m| self.throw_state(m), |_| {});
        }
        let awaits = if task.awaits.is_empty() {
            Operand::null()
        } else {
            let cells: Vec<Operand> = task.awaits.iter().map(|a| self.awaited(m, *a)).collect();
            self.array_of(m, &cells)
        };
        let registered = task.regs.iter().flat_map(|r| [r.reg, r.signalled, r.waited]);
        let captured: Vec<Local> = self.visible.iter().map(|v| v.1).chain(registered).collect();
        let values: Vec<(FieldId, Operand)> =
            fields.iter().zip(&captured).map(|(f, l)| (*f, Operand::Local(*l))).collect();
        let regs = if task.regs.is_empty() {
            Operand::null()
        } else {
            let regs: Vec<Operand> = task.regs.iter().map(|r| r.reg.into()).collect();
            self.array_of(m, &regs)
        };
        m.spawn_registered(task.kind, class, &values, awaits, task.cell.clone(), regs);
    }

    /// The method of a task's body, beside the body that creates it.
    fn task_body(&mut self, m: &mut Body, task: &Task<'_>, fields: &[FieldId], class: scoville_ir::types::ClassId) {
        let at = self.current;
        self.b.leave(m);
        let mut inner = self.b.begin(&[("this", OBJECT)]);
        let locals = inner.captured(fields);
        let given = locals.get(self.visible.len()..).unwrap_or_default().to_vec();
        let captured = self.visible.iter().zip(locals).map(|((n, _, ty), l)| (*n, l, *ty)).collect();
        let outer_visible = std::mem::replace(&mut self.visible, captured);
        let outer = (self.leave.take(), self.innermost.take(), std::mem::take(&mut self.isolated));
        let outer_regs = (std::mem::take(&mut self.regs), std::mem::take(&mut self.depth));
        self.registrations(&mut inner, task.regs, &given, task.body);
        match task.result {
            Some(result) => {
                let value = self.value_body(&mut inner, task.body, result);
                let boxed = self.boxed(&mut inner, value);
                inner.stmt(StmtKind::Return(Some(boxed)));
            }
            None => {
                self.body(&mut inner, |c, m| c.list(m, task.body));
                inner.stmt(StmtKind::Return(Some(Operand::null())));
            }
        }
        (self.regs, self.depth) = outer_regs;
        (self.leave, self.innermost, self.isolated) = outer;
        self.visible = outer_visible;
        let method = self.b.end("task", 1, Some(OBJECT), inner);
        self.b.answer(class, RUN, method);
        self.b.resume(m);
        self.mark(m, at);
    }

    /// A body that yields a number: leaving it early yields 0.
    pub(super) fn value_body(&mut self, m: &mut Body, body: &Block, result: &Expr) -> Operand {
        let value = m.compute(Rvalue::Use(Operand::int(0)));
        let at = self.current;
        self.body(m, |c, m| {
            // The result may use the body's locals.
            let known = c.visible.len();
            c.open_list(m, body);
            c.mark(m, at);
            let e = c.expr(m, result);
            m.set(value, Rvalue::Use(e));
            c.visible.truncate(known);
        });
        value.into()
    }

    /// `finish`: waits, then throws one exception as itself, several as one of their own.
    pub(super) fn finish(&mut self, m: &mut Body, body: &Block) {
        self.scope(m, |c, m| c.finish_body(m, body));
    }

    pub(super) fn scope(&mut self, m: &mut Body, fill: impl FnOnce(&mut Self, &mut Body)) {
        let thrown = m.local(OBJECT);
        let body = m.block(|m| fill(self, m));
        m.stmt(StmtKind::Scope { body, thrown });
        let n = m.compute(Rvalue::ArrayLength(thrown.into()));
        let one = m.int_op(BinOp::Eq, n, Operand::int(1));
        m.if_else(
            one,
            |m| {
                let e = m.load(Place::Element(thrown.into(), Operand::int(0)));
                m.stmt(StmtKind::Throw(e.into()));
            },
            |_| {},
        );
        let more = m.int_op(BinOp::Gt, n, Operand::int(1));
        m.if_else(
            more,
            |m| {
                let several = m.new_object(self.shared.several);
                m.store(Place::Field(several.into(), self.shared.gathered), thrown);
                m.stmt(StmtKind::Throw(several.into()));
            },
            |_| {},
        );
    }

    /// A handler for several exceptions of which the first is an `IllegalStateException`.
    pub(super) fn catch_several(&mut self, m: &mut Body, body: &Block, handler: &Block) {
        let (several, gathered, state) = (self.shared.several, self.shared.gathered, self.shared.state);
        let body = m.block(|m| self.list(m, body));
        let local = m.local(OBJECT);
        let handler = m.block(|m| {
            let all = m.load(Place::Field(local.into(), gathered));
            let first = m.load(Place::Element(all.into(), Operand::int(0)));
            let is = m.local(BOOL);
            m.set(is, Rvalue::InstanceOf { value: first.into(), ty: state });
            m.if_else(is, |m| self.list(m, handler), |_| {});
        });
        m.stmt(StmtKind::Try { body, catches: vec![Catch { classes: vec![several], local, body: handler }] });
    }

    /// `forasync` over `0..=last`.
    pub(super) fn iterations(&mut self, m: &mut Body, index: Name, last: i32, body: &Block) {
        let known = self.visible.len();
        // The body is made once, and before the loop.
        m.repeat(last + 1, |m, i| {
            self.declare(index, i, INT);
            let kind = TaskKind::Iteration;
            let task = Task { kind, awaits: &[], cell: Operand::null(), body, result: None, regs: &[] };
            self.spawn(m, &task);
        });
        self.visible.truncate(known);
    }

    // --- cells ---

    pub(super) fn boxed(&self, m: &mut Body, value: Operand) -> Operand {
        m.compute(Rvalue::Box { class: self.shared.integer, prim: Prim::Int, value }).into()
    }

    /// The number in a cell that is full; its exception is thrown.
    pub(super) fn taken(&self, m: &mut Body, state: Local, value: Local) -> Local {
        let failed = m.int_op(BinOp::Eq, state, Operand::int(2));
        m.if_else(failed, |m| m.stmt(StmtKind::Throw(value.into())), |_| {});
        let cancelled = m.int_op(BinOp::Eq, state, Operand::int(3));
        m.if_else(cancelled, |m| m.throw_new(self.shared.cancelled), |_| {});
        m.load(Place::Field(value.into(), self.shared.integer_value))
    }

    /// Fills a promise. A second value or failure throws, a second cancel does nothing.
    pub(super) fn fill(&mut self, m: &mut Body, promise: u8, fill: Fill, value: Operand) {
        let cell = m.load_static(self.shared.promises[usize::from(promise)]);
        let won = m.local(scoville_ir::build::BOOL);
        m.op(Op::CellFill { cell: cell.into(), fill, value, won });
        if fill != Fill::Cancel {
            m.if_else(won, |_| {}, |m| self.throw_state(m));
        }
    }
}
