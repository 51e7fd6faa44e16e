//! Conditions: constant ones need no branch.

use super::Lower;
use super::body::Body;
use crate::attr::tree::TExpr;
use crate::java::literal::Lit;
use scoville_ir::types::Operand;

/// The value of a constant condition.
pub(crate) fn known(e: &TExpr) -> Option<bool> {
    match e.constant {
        Some(Lit::Bool(b)) => Some(b),
        _ => None,
    }
}

impl Lower {
    /// Evaluates a condition.
    pub(crate) fn condition(&mut self, b: &mut Body, e: &TExpr) -> Operand {
        self.expr(b, e)
    }
}
