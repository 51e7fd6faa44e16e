//! What is known of integers by the ranges of variables, and of variables whose values are all different.

use super::sum::number;
use super::{Node, Sort, TermId, Terms, VarId};
use scoville_ir::stmt::BinOp;

/// Depth to which terms are looked into.
const DEPTH: u32 = 6;

impl Terms {
    /// The values of the variables of one class are all different, as far as what they stand for is executed.
    pub fn mark_distinct(&mut self, v: VarId, class: u32) {
        self.distinct.insert(v, class);
    }

    /// The term of a variable.
    #[must_use]
    pub fn variable(&mut self, v: VarId) -> TermId {
        let sort = self.var(v).sort;
        self.intern(Node::Var(v), sort)
    }

    /// That two draws of one counter are different, as a term: [`Terms::eq`] takes it for granted.
    pub fn differ(&mut self, a: TermId, b: TermId) -> TermId {
        let (a, b) = if a < b { (a, b) } else { (b, a) };
        let same = self.intern(Node::Eq(a, b), Sort::Bool);
        self.not(same)
    }

    /// A variable and a constant whose sum the integer term is.
    #[must_use]
    pub fn offset(&self, t: TermId) -> Option<(VarId, i64)> {
        match *self.node(t) {
            Node::Var(v) if matches!(self.sort(t), Sort::Int | Sort::Long) => Some((v, 0)),
            Node::Binary(op @ (BinOp::Add | BinOp::Sub), _, a, b) => {
                let (x, c) = match (self.as_const(a), self.as_const(b)) {
                    (None, Some(c)) => (a, number(c)?),
                    (Some(c), None) if op == BinOp::Add => (b, number(c)?),
                    _ => return None,
                };
                let Node::Var(v) = *self.node(x) else { return None };
                Some((v, if op == BinOp::Add { c } else { c.checked_neg()? }))
            }
            _ => None,
        }
    }

    /// Whether two integers are different because they are different draws, moved by the same amount.
    pub(super) fn always_differ(&self, a: TermId, b: TermId) -> bool {
        if self.distinct.is_empty() {
            return false;
        }
        let (Some((x, n)), Some((y, m))) = (self.offset(a), self.offset(b)) else { return false };
        x != y && n == m && self.distinct.get(&x).is_some_and(|c| self.distinct.get(&y) == Some(c))
    }

    /// Whether two conditions exclude each other because they give two draws of one counter the same value.
    #[must_use]
    pub fn draws_clash(&self, a: TermId, b: TermId) -> bool {
        if self.distinct.is_empty() {
            return false;
        }
        let (x, y) = (self.drawn(a), self.drawn(b));
        x.iter().any(|(v, n)| {
            y.iter()
                .any(|(w, m)| v != w && n == m && self.distinct.get(v).is_some_and(|c| self.distinct.get(w) == Some(c)))
        })
    }

    /// Draws to which the condition gives a value. Those that it gives one in some of its cases only are left out.
    fn drawn(&self, mut t: TermId) -> Vec<(VarId, i64)> {
        let mut all = Vec::new();
        while t != TermId::TRUE && t != TermId::FALSE {
            let (atom, yes, no) = self.decision(t);
            if no == TermId::FALSE {
                all.extend(self.equation(atom).filter(|(v, _)| self.distinct.contains_key(v)));
                t = yes;
            } else if yes == TermId::FALSE {
                t = no;
            } else {
                break;
            }
        }
        all
    }

    /// A variable and the value that the atom gives it, if it does.
    fn equation(&self, atom: TermId) -> Option<(VarId, i64)> {
        let Node::Eq(a, b) = *self.node(atom) else { return None };
        let (t, c) = if self.as_const(a).is_some() { (b, a) } else { (a, b) };
        let (v, n) = self.offset(t)?;
        Some((v, number(self.as_const(c)?)?.checked_sub(n)?))
    }

    /// Whether `a < b`, if the ranges of variables decide that.
    pub(super) fn less_by_range(&self, a: TermId, b: TermId) -> Option<bool> {
        let ((least_a, most_a), (least_b, most_b)) = (self.interval(a, DEPTH)?, self.interval(b, DEPTH)?);
        if most_a < least_b {
            Some(true)
        } else if least_a >= most_b {
            Some(false)
        } else {
            None
        }
    }

    /// Between which values an integer lies; `None` if nothing is known.
    fn interval(&self, t: TermId, depth: u32) -> Option<(i64, i64)> {
        let fits = |(lo, hi): (i64, i64)| match self.sort(t) {
            Sort::Int => lo >= i64::from(i32::MIN) && hi <= i64::from(i32::MAX),
            Sort::Long => true,
            _ => false,
        };
        let known = match *self.node(t) {
            Node::Const(c) => number(c).map(|n| (n, n)),
            Node::Var(v) => self.var(v).range,
            _ if depth == 0 => None,
            Node::Ite(_, a, b) => {
                let ((l, h), (m, i)) = (self.interval(a, depth - 1)?, self.interval(b, depth - 1)?);
                Some((l.min(m), h.max(i)))
            }
            Node::Binary(BinOp::Add, _, a, b) => {
                let ((l, h), (m, i)) = (self.interval(a, depth - 1)?, self.interval(b, depth - 1)?);
                Some((l.checked_add(m)?, h.checked_add(i)?))
            }
            Node::Binary(BinOp::Sub, _, a, b) => {
                let ((l, h), (m, i)) = (self.interval(a, depth - 1)?, self.interval(b, depth - 1)?);
                Some((l.checked_sub(i)?, h.checked_sub(m)?))
            }
            _ => None,
        };
        known.filter(|k| fits(*k))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::term::{Constant, Var};
    use scoville_ir::types::Prim;

    #[test]
    fn ranges_and_draws_decide() {
        let mut t = Terms::new();
        let range = Some((0, 9));
        let ((v, x), (w, y)) = (
            t.fresh(Var { sort: Sort::Int, domain: Vec::new(), range }),
            t.fresh(Var { sort: Sort::Int, domain: Vec::new(), range }),
        );
        let int = |t: &mut Terms, n| t.constant(Constant::Int(n));
        let (three, ten, most) = (int(&mut t, 3), int(&mut t, 10), int(&mut t, i32::MAX));
        let less = |t: &mut Terms, a, b| t.binary(BinOp::Lt, Prim::Int, a, b);
        assert_eq!(less(&mut t, x, ten), TermId::TRUE);
        assert_eq!(less(&mut t, ten, x), TermId::FALSE);
        let open = less(&mut t, x, three);
        assert!(open != TermId::TRUE && open != TermId::FALSE);
        // It may wrap: nothing is known.
        let wrapped = t.binary(BinOp::Add, Prim::Int, x, most);
        assert_ne!(less(&mut t, wrapped, three), TermId::FALSE);
        assert_ne!(t.eq(x, y), TermId::FALSE);
        t.mark_distinct(v, 0);
        t.mark_distinct(w, 0);
        let moved = |t: &mut Terms, a| t.binary(BinOp::Add, Prim::Int, a, three);
        let (p, q) = (moved(&mut t, x), moved(&mut t, y));
        assert_eq!(t.eq(p, q), TermId::FALSE);
        assert_ne!(t.eq(x, q), TermId::FALSE);
        let (one, other, third) = (t.eq(x, three), t.eq(y, three), t.eq(q, three));
        let either = t.or(other, one);
        assert!(t.draws_clash(one, other));
        assert!(!t.draws_clash(one, third) && !t.draws_clash(one, either));
    }
}
