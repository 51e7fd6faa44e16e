//! Integer sums modulo 2^w in normal form: constant, and terms with their factors.

use super::{Constant, Node, TermId, Terms};
use scoville_ir::stmt::{BinOp, UnOp};
use scoville_ir::types::Prim;
use std::collections::BTreeMap;

/// A sum: `constant + Σ factor · term`, modulo 2^32 for `Int` and 2^64 for `Long`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Sum {
    constant: i64,
    parts: BTreeMap<TermId, i64>,
}

/// Most summands that are looked at.
const MOST: usize = 4096;

impl Terms {
    /// Whether two integers of one sort are the same sum. False where they are none, or larger than is looked at.
    #[must_use]
    pub fn equal_sums(&self, a: TermId, b: TermId) -> bool {
        match (self.sum(a), self.sum(b)) {
            (Some(x), Some(y)) => x == y,
            _ => false,
        }
    }

    fn sum(&self, root: TermId) -> Option<Sum> {
        let wide = match self.sort(root) {
            super::Sort::Int => false,
            super::Sort::Long => true,
            _ => return None,
        };
        let cut = |x: i64| if wide { x } else { i64::from(x as i32) };
        let mut sum = Sum::default();
        let mut left = MOST;
        let mut stack = vec![(root, 1i64)];
        while let Some((t, factor)) = stack.pop() {
            left = left.checked_sub(1)?;
            match *self.node(t) {
                Node::Const(c) => sum.constant = cut(sum.constant.wrapping_add(factor.wrapping_mul(number(c)?))),
                Node::Binary(BinOp::Add, p, a, b) if integral(p) => stack.extend([(a, factor), (b, factor)]),
                Node::Binary(BinOp::Sub, p, a, b) if integral(p) => {
                    stack.extend([(a, factor), (b, factor.wrapping_neg())]);
                }
                Node::Unary(UnOp::Neg, p, a) if integral(p) => stack.push((a, factor.wrapping_neg())),
                Node::Binary(BinOp::Mul, p, a, b) if integral(p) && self.as_const(a).is_some() => {
                    stack.push((b, cut(factor.wrapping_mul(number(self.as_const(a)?)?))));
                }
                Node::Binary(BinOp::Mul, p, a, b) if integral(p) && self.as_const(b).is_some() => {
                    stack.push((a, cut(factor.wrapping_mul(number(self.as_const(b)?)?))));
                }
                _ => {
                    let part = sum.parts.entry(t).or_default();
                    *part = cut(part.wrapping_add(factor));
                }
            }
        }
        sum.parts.retain(|_, f| *f != 0);
        Some(sum)
    }
}

fn integral(p: Prim) -> bool {
    matches!(p, Prim::Int | Prim::Long)
}

pub(super) fn number(c: Constant) -> Option<i64> {
    match c {
        Constant::Int(v) => Some(i64::from(v)),
        Constant::Long(v) => Some(v),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::term::{Sort, Var};

    #[test]
    fn sums_modulo_a_power_of_two() {
        let mut t = Terms::new();
        let mut int = || t.fresh(Var { sort: Sort::Int, domain: Vec::new(), range: None }).1;
        let (x, p, q) = (int(), int(), int());
        let mut op = |o, a, b| t.binary(o, Prim::Int, a, b);
        let (xp, xq) = (op(BinOp::Add, x, p), op(BinOp::Sub, x, q));
        let (one, other) = (op(BinOp::Sub, xp, q), op(BinOp::Add, xq, p));
        let product = op(BinOp::Mul, one, p);
        assert!(t.equal_sums(one, other));
        assert!(!t.equal_sums(one, xp));
        assert!(!t.equal_sums(product, one));
        let (most, two) = (t.constant(Constant::Int(i32::MIN)), t.constant(Constant::Int(2)));
        let twice = t.binary(BinOp::Mul, Prim::Int, x, two);
        let wrapped = t.binary(BinOp::Mul, Prim::Int, twice, most);
        let zero = t.constant(Constant::Int(0));
        assert!(t.equal_sums(wrapped, zero));
    }
}
