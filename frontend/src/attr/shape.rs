//! What the text of a lambda's block tells before it is attributed.

use crate::java::ast::{ExprKind, Stmt, StmtKind};
use crate::java::literal::Lit;

/// The form of a lambda block: whether it returns values, and whether its end can be reached.
#[derive(Default)]
pub(crate) struct Shape {
    /// has `return e;`
    pub returns_value: bool,
}

impl Shape {
    pub(crate) fn block(&mut self, stmts: &[Stmt]) {
        for s in stmts {
            self.stmt(s);
        }
    }

    fn stmt(&mut self, s: &Stmt) {
        match &s.kind {
            StmtKind::Return(Some(_)) => self.returns_value = true,
            StmtKind::Block(b) | StmtKind::Synchronized { body: b, .. } => self.block(&b.stmts),
            StmtKind::If { then, els, .. } => {
                self.stmt(then);
                if let Some(e) = els {
                    self.stmt(e);
                }
            }
            StmtKind::While { body, .. }
            | StmtKind::DoWhile { body, .. }
            | StmtKind::For { body, .. }
            | StmtKind::ForEach { body, .. }
            | StmtKind::Labeled { body, .. } => self.stmt(body),
            StmtKind::Switch(sw) => sw.cases.iter().for_each(|c| self.block(&c.body)),
            StmtKind::Try(t) => {
                self.block(&t.body.stmts);
                t.catches.iter().for_each(|c| self.block(&c.body.stmts));
                if let Some(f) = &t.finally {
                    self.block(&f.stmts);
                }
            }
            _ => {}
        }
    }

    /// Whether the end of the statements can be reached, roughly: a last `throw` or endless loop says no.
    pub(crate) fn completes(&self, stmts: &[Stmt]) -> bool {
        match stmts.last().map(|s| &s.kind) {
            Some(StmtKind::Throw(_) | StmtKind::Return(_)) => false,
            Some(StmtKind::While { cond, .. }) => !matches!(cond.kind, ExprKind::Lit(Lit::Bool(true))),
            Some(StmtKind::For { cond: None, .. }) => false,
            Some(StmtKind::Block(b) | StmtKind::Synchronized { body: b, .. }) => self.completes(&b.stmts),
            Some(StmtKind::Try(t)) => self.completes(&t.body.stmts),
            _ => true,
        }
    }
}
