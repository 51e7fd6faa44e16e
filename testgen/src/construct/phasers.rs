//! Phasers: the registrations of a task are local variables of its body, as the tree tells which there can be.

use super::Context;
use super::tasks::Task;
use crate::program::{Block, Name, PhaserCall, PhaserMode, Stmt, phasers};
use scoville_ir::build::{Body, INT, OBJECT};
use scoville_ir::stmt::{BinOp, Op, Rvalue, Space, StmtKind, TaskKind};
use scoville_ir::types::{Local, Operand, TypeId};

/// What a task knows of its registration on one phaser.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reg {
    pub name: Name,
    pub mode: PhaserMode,
    /// How many finishes the task had open when it made the phaser; 0 for what it was registered on at its creation.
    pub depth: u32,
    /// The registration.
    pub reg: Local,
    /// Phases signalled and waited for.
    pub signalled: Local,
    pub waited: Local,
    /// Whether it has been made and not been dropped.
    pub alive: Local,
}

/// A registration for a new task, in locals of its parent.
#[derive(Clone, Copy, Debug)]
pub(super) struct Handed {
    pub name: Name,
    pub mode: PhaserMode,
    pub reg: Local,
    pub signalled: Local,
    pub waited: Local,
}

/// Types of what a task captures for each registration.
pub(super) const CAPTURED: [TypeId; 3] = [OBJECT, INT, INT];

fn number(mode: PhaserMode) -> i32 {
    i32::from(mode.signals()) + 2 * i32::from(mode.waits())
}

impl Context<'_> {
    /// At the begin of a task's body: registrations that it was given, and room for those that it makes.
    pub(super) fn registrations(&mut self, m: &mut Body, given: &[Handed], locals: &[Local], body: &Block) {
        self.depth = 0;
        self.regs.clear();
        for (handed, own) in given.iter().zip(locals.chunks(CAPTURED.len())) {
            if let [reg, signalled, waited] = *own {
                let alive = m.compute(Rvalue::Use(Operand::bool(true)));
                let signalled = m.compute(Rvalue::Use(signalled.into()));
                let waited = m.compute(Rvalue::Use(waited.into()));
                self.regs.push(Reg { name: handed.name, mode: handed.mode, depth: 0, reg, signalled, waited, alive });
            }
        }
        for name in phasers(body) {
            let mut zero = || m.compute(Rvalue::Use(Operand::int(0)));
            let (signalled, waited) = (zero(), zero());
            let reg = m.compute(Rvalue::Use(Operand::null()));
            let alive = m.compute(Rvalue::Use(Operand::bool(false)));
            self.regs.push(Reg { name, mode: PhaserMode::SigWait, depth: 0, reg, signalled, waited, alive });
        }
    }

    fn misuse(&self, m: &mut Body) {
        m.throw_new(self.shared.phaser);
    }

    /// The task's registration on a phaser; throws if there is none.
    fn registered(&self, m: &mut Body, name: Name) -> Option<Reg> {
        let Some(r) = self.regs.iter().find(|r| r.name == name).copied() else {
            self.misuse(m);
            return None;
        };
        m.if_else(r.alive, |_| {}, |m| self.misuse(m));
        Some(r)
    }

    fn count(m: &mut Body, n: Local) {
        m.set(n, Rvalue::Binary(BinOp::Add, scoville_ir::types::Prim::Int, n.into(), Operand::int(1)));
    }

    fn signal(m: &mut Body, r: Reg) {
        let now = |m: &mut Body| {
            m.op(Op::Signal { reg: r.reg.into() });
            Self::count(m, r.signalled);
        };
        match (r.mode.signals(), r.mode.waits()) {
            (false, _) => {}
            (true, false) => now(m),
            (true, true) => {
                let due = m.int_op(BinOp::Eq, r.signalled, r.waited);
                m.if_else(due, now, |_| {});
            }
        }
    }

    fn wait(m: &mut Body, r: Reg) {
        m.op(Op::Wait { reg: r.reg.into() });
        Self::count(m, r.waited);
    }

    fn wait_if_due(m: &mut Body, r: Reg) {
        match (r.mode.signals(), r.mode.waits()) {
            (_, false) => {}
            (false, true) => Self::wait(m, r),
            (true, true) => {
                let due = m.int_op(BinOp::Ne, r.signalled, r.waited);
                m.if_else(due, |m| Self::wait(m, r), |_| {});
            }
        }
    }

    fn drop_reg(m: &mut Body, r: Reg) {
        m.op(Op::Drop { reg: r.reg.into() });
        m.set(r.alive, Rvalue::Use(Operand::bool(false)));
    }

    /// At the end of the body of a finish: drops what was made in it.
    fn drop_made(&self, m: &mut Body, depth: u32) {
        for r in self.regs.iter().filter(|r| r.depth == depth).copied() {
            m.if_else(r.alive, |m| Self::drop_reg(m, r), |_| {});
        }
    }

    fn checked_for_child(&mut self, m: &mut Body, list: &[(Name, PhaserMode)]) -> Option<Vec<Reg>> {
        let mut all = Vec::new();
        for (i, (name, mode)) in list.iter().enumerate() {
            let r = self.registered(m, *name)?;
            let more = mode.signals() && !r.mode.signals() || mode.waits() && !r.mode.waits();
            if r.depth != self.depth || more || list[..i].iter().any(|(n, _)| n == name) {
                self.misuse(m);
                return None;
            }
            if r.mode == PhaserMode::SigWait {
                let between = m.int_op(BinOp::Ne, r.signalled, r.waited);
                m.if_else(between, |m| self.misuse(m), |_| {});
            }
            all.push(r);
        }
        Some(all)
    }

    fn no_task_inside(&self, m: &mut Body) {
        if self.isolated {
            let inside = m.compute(Rvalue::InSection(Space::Isolated));
            m.if_else(inside, |m| self.throw_state(m), |_| {});
        }
    }

    fn phased(&mut self, m: &mut Body, list: &[(Name, PhaserMode)], body: &Block) {
        self.no_task_inside(m);
        let Some(own) = self.checked_for_child(m, list) else {
            // The body is not reached, but its statements are numbered.
            self.next += super::count(body);
            return;
        };
        let mut regs = Vec::new();
        for (r, (name, mode)) in own.into_iter().zip(list) {
            let reg = m.register(r.reg, number(*mode));
            regs.push(Handed { name: *name, mode: *mode, reg, signalled: r.signalled, waited: r.waited });
        }
        let task = Task { kind: TaskKind::Async, awaits: &[], cell: Operand::null(), body, result: None, regs: &regs };
        self.spawn(m, &task);
    }

    /// `forallPhased`: nobody can name its phaser.
    fn for_phased(&mut self, m: &mut Body, index: Name, last: i32, body: &Block) {
        self.scope(m, |c, m| {
            let hidden = m.barrier(3, 0);
            let zero = m.compute(Rvalue::Use(Operand::int(0)));
            let known = c.visible.len();
            m.repeat(last + 1, |m, i| {
                c.declare(index, i, INT);
                let reg = m.register(hidden, 3);
                let mode = PhaserMode::SigWait;
                let regs = [Handed { name: Name(u16::MAX), mode, reg, signalled: zero, waited: zero }];
                let kind = TaskKind::Iteration;
                let task = Task { kind, awaits: &[], cell: Operand::null(), body, result: None, regs: &regs };
                c.spawn(m, &task);
            });
            c.visible.truncate(known);
            m.op(Op::Drop { reg: hidden.into() });
        });
    }

    pub(super) fn phaser_stmt(&mut self, m: &mut Body, s: &Stmt) {
        match s {
            Stmt::NewPhaser(n, mode, bound) => {
                let depth = self.depth;
                let Some(r) = self.regs.iter_mut().find(|r| r.name == *n) else { return };
                (r.mode, r.depth) = (*mode, depth);
                let r = *r;
                let made = m.barrier(number(*mode), *bound);
                m.set(r.reg, Rvalue::Use(made.into()));
                m.set(r.alive, Rvalue::Use(Operand::bool(true)));
            }
            Stmt::AsyncPhased(list, body) => self.phased(m, list, body),
            Stmt::ForPhased { index, last, body } => self.for_phased(m, *index, *last, body),
            Stmt::Next => {
                for r in self.regs.clone() {
                    m.if_else(r.alive, |m| Self::signal(m, r), |_| {});
                }
                for r in self.regs.clone() {
                    m.if_else(r.alive, |m| Self::wait_if_due(m, r), |_| {});
                }
            }
            Stmt::Phaser(n, call) => {
                let Some(r) = self.registered(m, *n) else { return };
                match call {
                    PhaserCall::Signal => Self::signal(m, r),
                    PhaserCall::Next => {
                        Self::signal(m, r);
                        Self::wait_if_due(m, r);
                    }
                    PhaserCall::Drop => Self::drop_reg(m, r),
                    PhaserCall::Wait if !r.mode.waits() => self.misuse(m),
                    PhaserCall::Wait => {
                        if r.mode.signals() {
                            let due = m.int_op(BinOp::Ne, r.signalled, r.waited);
                            m.if_else(due, |_| {}, |m| self.misuse(m));
                        }
                        Self::wait(m, r);
                    }
                }
            }
            _ => {}
        }
    }

    /// The body of a finish: what was made in it is dropped at its end, however it ends.
    pub(super) fn finish_body(&mut self, m: &mut Body, body: &Block) {
        self.depth += 1;
        let depth = self.depth;
        if phasers(body).is_empty() {
            self.body(m, |c, m| c.list(m, body));
        } else {
            let inner = m.block(|m| self.body(m, |c, m| c.list(m, body)));
            let local = m.local(OBJECT);
            let handler = m.block(|m| {
                self.drop_made(m, depth);
                m.stmt(StmtKind::Throw(local.into()));
            });
            let catches = vec![scoville_ir::stmt::Catch { classes: Vec::new(), local, body: handler }];
            m.stmt(StmtKind::Try { body: inner, catches });
            self.drop_made(m, depth);
        }
        self.depth -= 1;
    }
}
