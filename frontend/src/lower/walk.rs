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

/// The blocks of a statement.
fn blocks(s: &mut Stmt) -> Vec<&mut Block> {
    match &mut s.kind {
        StmtKind::If { then, els, .. } => vec![then, els],
        StmtKind::Loop { body, update, .. } => vec![body, update],
        StmtKind::Labeled { body, .. } | StmtKind::Scope { body, .. } | StmtKind::Atomic { body, .. } => vec![body],
        StmtKind::Try { body, catches } => {
            std::iter::once(body).chain(catches.iter_mut().map(|c| &mut c.body)).collect()
        }
        StmtKind::Op(_)
        | StmtKind::Switch { .. }
        | StmtKind::Break(_)
        | StmtKind::Continue(_)
        | StmtKind::Return(_)
        | StmtKind::Throw(_)
        | StmtKind::Enter(..)
        | StmtKind::Leave(..) => Vec::new(),
    }
}

/// Keeps the statements of which `f` says so, which may change them first.
pub(super) fn retain(block: &mut Block, f: &mut dyn FnMut(&mut Stmt) -> bool) {
    block.0.retain_mut(|s| {
        if !f(s) {
            return false;
        }
        blocks(s).into_iter().for_each(|b| retain(b, f));
        true
    });
}

/// Every statement of a block, inner ones first.
pub(super) fn change(block: &mut Block, f: &mut dyn FnMut(&mut Stmt)) {
    for s in &mut block.0 {
        blocks(s).into_iter().for_each(|b| change(b, f));
        f(s);
    }
}

/// Every block, outer ones first.
pub(super) fn each_block(block: &mut Block, f: &mut dyn FnMut(&mut Block)) {
    f(block);
    block.0.iter_mut().flat_map(blocks).for_each(|b| each_block(b, f));
}
