//! Whether the end of a body can be reached (a method with a result must not).

use super::tree::{JumpId, TExpr, TKind, TStmt, TStmtKind, TSwitch};
use crate::java::literal::Lit;

/// Whether control can reach the end of the statements.
#[must_use]
pub fn completes(stmts: &[TStmt]) -> bool {
    stmts.iter().all(ends)
}

fn constant(e: &TExpr) -> Option<bool> {
    match (&e.kind, &e.constant) {
        (TKind::Error, _) => Some(true),
        (_, Some(Lit::Bool(b))) => Some(*b),
        _ => None,
    }
}

/// Whether control can reach the end of the statement.
#[must_use]
pub fn ends(s: &TStmt) -> bool {
    match &s.kind {
        TStmtKind::Local(..) | TStmtKind::Expr(_) | TStmtKind::Assert(..) => true,
        TStmtKind::Return(_)
        | TStmtKind::Throw(_)
        | TStmtKind::Break(_)
        | TStmtKind::Continue(_)
        | TStmtKind::Yield(..) => false,
        TStmtKind::Block(b) | TStmtKind::Synchronized(_, b) => completes(b),
        TStmtKind::If(_, then, els) => ends(then) || els.as_ref().is_none_or(|e| ends(e)),
        TStmtKind::For { id, cond, body, .. } => {
            cond.as_ref().is_some_and(|c| constant(c) != Some(true)) || breaks(body, *id)
        }
        TStmtKind::DoWhile { id, body, cond } => {
            breaks(body, *id) || ((ends(body) || continues(body, *id)) && constant(cond) != Some(true))
        }
        TStmtKind::Labeled { id, body } => ends(body) || breaks(body, *id),
        TStmtKind::Switch(sw) => switch(sw),
        TStmtKind::Try { body, catches, finally } => {
            finally.as_ref().is_none_or(|f| completes(f))
                && (completes(body) || catches.iter().any(|c| completes(&c.body)))
        }
    }
}

fn switch(sw: &TSwitch) -> bool {
    let exits = sw.cases.iter().any(|c| c.body.iter().any(|s| breaks(s, sw.id)));
    let falls_out = if sw.arrow {
        sw.cases.iter().any(|c| completes(&c.body))
    } else {
        sw.cases.last().is_none_or(|c| completes(&c.body))
    };
    exits || falls_out || !sw.cases.iter().any(|c| c.default)
}

/// Whether the statement leaves the one with this number.
#[must_use]
pub fn breaks(s: &TStmt, id: JumpId) -> bool {
    any(s, &|k| matches!(k, TStmtKind::Break(to) if *to == id))
}

fn continues(s: &TStmt, id: JumpId) -> bool {
    any(s, &|k| matches!(k, TStmtKind::Continue(to) if *to == id))
}

/// Whether some statement inside has the property.
fn any(s: &TStmt, wanted: &dyn Fn(&TStmtKind) -> bool) -> bool {
    if wanted(&s.kind) {
        return true;
    }
    let list = |b: &[TStmt]| b.iter().any(|s| any(s, wanted));
    match &s.kind {
        TStmtKind::Block(b) | TStmtKind::Synchronized(_, b) => list(b),
        TStmtKind::If(_, then, els) => any(then, wanted) || els.as_ref().is_some_and(|e| any(e, wanted)),
        TStmtKind::For { body, .. } | TStmtKind::DoWhile { body, .. } | TStmtKind::Labeled { body, .. } => {
            any(body, wanted)
        }
        TStmtKind::Switch(sw) => sw.cases.iter().any(|c| list(&c.body)),
        TStmtKind::Try { body, catches, finally } => {
            // What would leave the body or a handler comes no further than to a `finally` that does not end.
            let comes_out = finally.as_ref().is_none_or(|f| completes(f));
            comes_out && (list(body) || catches.iter().any(|c| list(&c.body)))
                || finally.as_ref().is_some_and(|f| list(f))
        }
        _ => false,
    }
}
