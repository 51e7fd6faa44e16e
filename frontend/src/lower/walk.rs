//! Walks over lowered statements.

use scoville_ir::stmt::{Block, Stmt, StmtKind};

/// Every statement of a block, outer ones first.
pub(super) fn each(block: &Block, f: &mut dyn FnMut(&Stmt)) {
    for s in &block.0 {
        f(s);
        match &s.kind {
            StmtKind::If { then, els, .. } => {
                each(then, f);
                each(els, f);
            }
            StmtKind::Loop { body, update, .. } => {
                each(body, f);
                each(update, f);
            }
            StmtKind::Labeled { body, .. } | StmtKind::Scope { body, .. } | StmtKind::Atomic { body, .. } => {
                each(body, f)
            }
            StmtKind::Try { body, catches } => {
                each(body, f);
                catches.iter().for_each(|c| each(&c.body, f));
            }
            StmtKind::Op(_)
            | StmtKind::Switch { .. }
            | StmtKind::Break(_)
            | StmtKind::Continue(_)
            | StmtKind::Return(_)
            | StmtKind::Throw(_)
            | StmtKind::Enter(..)
            | StmtKind::Leave(..) => {}
        }
    }
}

/// Keeps the statements of which `f` says so, which may change them first.
pub(super) fn retain(block: &mut Block, f: &mut dyn FnMut(&mut Stmt) -> bool) {
    block.0.retain_mut(|s| {
        if !f(s) {
            return false;
        }
        match &mut s.kind {
            StmtKind::If { then, els, .. } => {
                retain(then, f);
                retain(els, f);
            }
            StmtKind::Loop { body, update, .. } => {
                retain(body, f);
                retain(update, f);
            }
            StmtKind::Labeled { body, .. } | StmtKind::Scope { body, .. } | StmtKind::Atomic { body, .. } => {
                retain(body, f);
            }
            StmtKind::Try { body, catches } => {
                retain(body, f);
                catches.iter_mut().for_each(|c| retain(&mut c.body, f));
            }
            StmtKind::Op(_)
            | StmtKind::Switch { .. }
            | StmtKind::Break(_)
            | StmtKind::Continue(_)
            | StmtKind::Return(_)
            | StmtKind::Throw(_)
            | StmtKind::Enter(..)
            | StmtKind::Leave(..) => {}
        }
        true
    });
}
