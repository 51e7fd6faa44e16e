//! Leaving blocks: `break`, `continue`, `return` and exceptions through `finally`.
//!
//! A `finally` block is lowered once: the protected body records in a state variable how it was left, and after the
//! `finally` code that exit is taken up again.

use super::Lower;
use super::body::Body;
use crate::attr::tree::{JumpId, TStmt};
use crate::diag::Span;
use crate::java::ast::Prim;
use crate::sema::ty::{BOOL, INT, Ty};
use scoville_ir::stmt::{BinOp, Block, Catch, Rvalue, StmtKind};
use scoville_ir::types::{Label, Local, Operand};

/// How a protected body can be left other than by its end or an exception.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Exit {
    Break(JumpId),
    Continue(JumpId),
    Return,
}

/// A `finally` around the code that is being lowered.
pub(crate) struct Finally {
    /// leaves the protected body
    pub label: Label,
    /// 0 normal, -1 exception, n exit number n
    pub state: Local,
    pub exits: Vec<Exit>,
}

impl Lower {
    /// Takes an exit, through the `finally` blocks in between.
    pub(crate) fn exit(&mut self, b: &mut Body, exit: Exit, span: Span) {
        let depth = match exit {
            Exit::Return => 0,
            Exit::Break(id) | Exit::Continue(id) => b.jumps.get(&id).map_or(0, |t| t.depth),
        };
        if b.finallies.len() > depth
            && let Some(f) = b.finallies.last_mut()
        {
            let n = match f.exits.iter().position(|e| *e == exit) {
                Some(i) => i,
                None => {
                    f.exits.push(exit);
                    f.exits.len() - 1
                }
            };
            let (state, label) = (f.state, f.label);
            b.set(state, Operand::int(n as i32 + 1), span);
            b.push(StmtKind::Break(label), span);
            return;
        }
        match exit {
            Exit::Return => {
                let value = b.result.and(b.result_local).map(Operand::from);
                b.push(StmtKind::Return(value), span);
            }
            Exit::Break(id) => {
                if let Some(t) = b.jumps.get(&id) {
                    let label = t.leave;
                    b.push(StmtKind::Break(label), span);
                }
            }
            Exit::Continue(id) => {
                if let Some(label) = b.jumps.get(&id).and_then(|t| t.next) {
                    b.push(StmtKind::Continue(label), span);
                }
            }
        }
    }

    /// `return value`
    pub(crate) fn return_value(&mut self, b: &mut Body, value: Option<Operand>, span: Span) {
        if b.finallies.is_empty() {
            b.push(StmtKind::Return(value), span);
            return;
        }
        if let (Some(v), Some(ty)) = (value, b.result) {
            let local = match b.result_local {
                Some(l) => l,
                None => {
                    let l = b.local(None, ty);
                    b.result_local = Some(l);
                    l
                }
            };
            b.set(local, v, span);
        }
        self.exit(b, Exit::Return, span);
    }

    /// `try { protected } finally { … }`
    pub(crate) fn try_finally(
        &mut self,
        b: &mut Body,
        protected: impl FnOnce(&mut Lower, &mut Body),
        finally: &[TStmt],
        span: Span,
    ) {
        let int = self.ty(&INT);
        let boolean = self.ty(&BOOL);
        let throwable = Ty::class(self.attr.sema.known("java.lang.Throwable"));
        let throwable = self.ty(&throwable);
        let state = b.temp(Rvalue::Use(Operand::int(0)), int, span);
        let label = b.label();
        let error = b.local(None, throwable);
        b.open();
        b.finallies.push(Finally { label, state, exits: Vec::new() });
        protected(self, b);
        let exits = b.finallies.pop().map(|f| f.exits).unwrap_or_default();
        let body = b.close();
        b.open();
        b.set(state, Operand::int(-1), span);
        let caught = b.close();
        let catches = vec![Catch { classes: Vec::new(), local: error, body: caught }];
        b.open();
        b.push(StmtKind::Try { body, catches }, span);
        let inner = b.close();
        b.push(StmtKind::Labeled { label, body: inner }, span);
        self.stmts(b, finally);
        let when = |b: &mut Body, value: i32, f: &mut dyn FnMut(&mut Body)| {
            let cond = b.temp(Rvalue::Binary(BinOp::Eq, Prim::Int, state.into(), Operand::int(value)), boolean, span);
            b.open();
            f(b);
            let then = b.close();
            b.push(StmtKind::If { cond: cond.into(), then, els: Block::default() }, span);
        };
        when(b, -1, &mut |b| b.push(StmtKind::Throw(error.into()), span));
        for (i, exit) in exits.into_iter().enumerate() {
            when(b, i as i32 + 1, &mut |b| self.exit(b, exit, span));
        }
    }
}
