//! What is known of numbers by the ranges of variables, and of variables whose values are all different.

use super::sum::number;
use super::{Constant, Node, Sort, TermId, Terms, VarId};
use scoville_ir::stmt::{BinOp, UnOp};
use scoville_ir::types::Prim;

/// Depth to which terms are looked into.
const DEPTH: u32 = 6;

/// Most draws of a counter that are looked at together.
const DRAWS: usize = 256;

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

    /// Whether one of the draws of a counter has the value that `atom` gives one, and the decisions that follow it in `no` give
    /// others: they are as many as there are values. With each of them, what is decided is `yes`.
    pub(super) fn one_is_drawn(&self, atom: TermId, yes: TermId, no: TermId) -> bool {
        if self.distinct.is_empty() {
            return false;
        }
        let Some((first, value)) = self.equation(atom) else { return false };
        let Some(class) = self.distinct.get(&first) else { return false };
        let mut draws: Vec<VarId> = Vec::new();
        let (mut least, mut most) = (value, value);
        let (mut at, mut rest) = (atom, no);
        while draws.len() < DRAWS {
            match self.equation(at) {
                Some((v, n)) if n == value && self.distinct.get(&v) == Some(class) && !draws.contains(&v) => {
                    let Some((lo, hi)) = self.var(v).range else { return false };
                    (least, most) = (least.min(lo), most.max(hi));
                    draws.push(v);
                }
                _ => return false,
            }
            // Others may have a wider range: these take all that there is here.
            if most.abs_diff(least) == draws.len() as u64 - 1 {
                return true;
            }
            let (next, same, other) = self.decision(rest);
            if rest == TermId::TRUE || rest == TermId::FALSE || same != yes {
                return false;
            }
            (at, rest) = (next, other);
        }
        false
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

    /// Whether two integers are never equal, as far as the ranges of variables decide that.
    pub(super) fn apart(&self, a: TermId, b: TermId) -> bool {
        matches!(self.sort(a), Sort::Int | Sort::Long)
            && self.less_by_range(a, b).is_some_and(|less| less || self.less_by_range(b, a) == Some(true))
    }

    /// Between which values an integer lies; `None` if nothing is known.
    fn interval(&self, t: TermId, depth: u32) -> Option<(i64, i64)> {
        let (least, most) = match self.sort(t) {
            Sort::Int => (i64::from(i32::MIN), i64::from(i32::MAX)),
            Sort::Long => (i64::MIN, i64::MAX),
            _ => return None,
        };
        let of = |t| self.interval(t, depth - 1);
        let any = |t| self.interval(t, depth - 1).unwrap_or((least, most));
        let constant = |t| self.as_const(t).and_then(number);
        let known = match *self.node(t) {
            Node::Const(c) => number(c).map(|n| (n, n)),
            Node::Var(v) => self.var(v).range,
            _ if depth == 0 => None,
            Node::Ite(_, a, b) => {
                let ((l, h), (m, i)) = (of(a)?, of(b)?);
                Some((l.min(m), h.max(i)))
            }
            Node::Unary(UnOp::Neg, _, a) => {
                let (l, h) = of(a)?;
                Some((h.checked_neg()?, l.checked_neg()?))
            }
            Node::Binary(BinOp::Add, _, a, b) => {
                let ((l, h), (m, i)) = (of(a)?, of(b)?);
                Some((l.checked_add(m)?, h.checked_add(i)?))
            }
            Node::Binary(BinOp::Sub, _, a, b) => {
                let ((l, h), (m, i)) = (of(a)?, of(b)?);
                Some((l.checked_sub(i)?, h.checked_sub(m)?))
            }
            Node::Binary(BinOp::Mul, _, a, b) => {
                let ((l, h), (m, i)) = (of(a)?, of(b)?);
                let products = [l.checked_mul(m)?, l.checked_mul(i)?, h.checked_mul(m)?, h.checked_mul(i)?];
                Some((products.into_iter().min()?, products.into_iter().max()?))
            }
            Node::Binary(BinOp::Div, _, a, b) => {
                let c = constant(b).filter(|c| *c > 0)?;
                let (l, h) = any(a);
                Some((l / c, h / c))
            }
            Node::Binary(BinOp::Rem, _, a, b) => {
                let c = constant(b).filter(|c| *c > 0)?;
                let (l, h) = any(a);
                Some((l.clamp(1 - c, 0), h.clamp(0, c - 1)))
            }
            Node::Binary(BinOp::And, _, a, b) => {
                // Not greater than an operand that is not negative.
                let most = [of(a), of(b)].into_iter().flatten().filter(|(l, _)| *l >= 0).map(|(_, h)| h).min()?;
                Some((0, most))
            }
            Node::Binary(op @ (BinOp::Shr | BinOp::Ushr), prim, a, b) => {
                let bits = if prim == Prim::Long { 64 } else { 32 };
                let c = constant(b)? & (bits - 1);
                let (l, h) = any(a);
                if op == BinOp::Shr || l >= 0 {
                    Some((l >> c, h >> c))
                } else if c > 0 {
                    Some((0, i64::MAX >> (c - 1 + 64 - bits)))
                } else {
                    Some((l, h))
                }
            }
            Node::Convert(from, Prim::Int | Prim::Long, a) => match from {
                // Truncated, and the nearest number where there is none.
                Prim::Float | Prim::Double => {
                    let (l, h) = self.float_interval(a, depth - 1)?;
                    Some(((l as i64).clamp(least, most), (h as i64).clamp(least, most)))
                }
                _ => of(a),
            },
            _ => None,
        };
        known.filter(|(lo, hi)| *lo >= least && *hi <= most)
    }

    /// The value of a floating-point variable lies between these.
    pub fn bound_float(&mut self, v: VarId, lo: f64, hi: f64) {
        self.float_ranges.insert(v, (lo, hi));
    }

    /// What a comparison of two floating-point numbers yields, if the ranges of variables decide that.
    pub(super) fn compare_by_range(&self, op: BinOp, a: TermId, b: TermId) -> Option<bool> {
        if !matches!(op, BinOp::Lt | BinOp::Le | BinOp::Gt | BinOp::Ge | BinOp::Eq | BinOp::Ne) {
            return None;
        }
        let ((l, h), (m, i)) = (self.float_interval(a, DEPTH)?, self.float_interval(b, DEPTH)?);
        if a == b {
            return Some(matches!(op, BinOp::Le | BinOp::Ge | BinOp::Eq));
        }
        let decided = |yes: bool, no: bool| if yes { Some(true) } else { no.then_some(false) };
        match op {
            BinOp::Lt => decided(h < m, l >= i),
            BinOp::Le => decided(h <= m, l > i),
            BinOp::Gt => decided(l > i, h <= m),
            BinOp::Ge => decided(l >= i, h < m),
            BinOp::Eq => decided(false, h < m || l > i),
            BinOp::Ne => decided(h < m || l > i, false),
            _ => None,
        }
    }

    /// Between which finite values a floating-point number lies; `None` if that is not known, or it may be no number.
    /// Rounding is monotone, so that what the bounds round to bounds the result.
    pub fn float_bounds(&self, t: TermId) -> Option<(f64, f64)> {
        self.float_interval(t, DEPTH)
    }

    fn float_interval(&self, t: TermId, depth: u32) -> Option<(f64, f64)> {
        // Sums, products and quotients of two floats, rounded twice, are those rounded once.
        let single = match self.sort(t) {
            Sort::Float => true,
            Sort::Double => false,
            _ => return None,
        };
        let of = |t| self.float_interval(t, depth - 1);
        let (lo, hi) = match *self.node(t) {
            Node::Const(Constant::Double(b)) => (f64::from_bits(b), f64::from_bits(b)),
            Node::Const(Constant::Float(b)) => (f64::from(f32::from_bits(b)), f64::from(f32::from_bits(b))),
            Node::Var(v) => *self.float_ranges.get(&v)?,
            _ if depth == 0 => return None,
            Node::Ite(_, a, b) => {
                let ((l, h), (m, i)) = (of(a)?, of(b)?);
                (l.min(m), h.max(i))
            }
            Node::Unary(UnOp::Neg, _, a) => {
                let (l, h) = of(a)?;
                (-h, -l)
            }
            Node::Binary(op, _, a, b) => {
                let ((l, h), (m, i)) = (of(a)?, of(b)?);
                match op {
                    BinOp::Add => (l + m, h + i),
                    BinOp::Sub => (l - i, h - m),
                    BinOp::Mul => spanned([l * m, l * i, h * m, h * i]),
                    BinOp::Div if m > 0.0 || i < 0.0 => spanned([l / m, l / i, h / m, h / i]),
                    _ => return None,
                }
            }
            Node::Convert(Prim::Float | Prim::Double, _, a) => of(a)?,
            Node::Convert(_, _, a) => {
                let (l, h) = self.interval(a, depth - 1)?;
                if single { (f64::from(l as f32), f64::from(h as f32)) } else { (l as f64, h as f64) }
            }
            _ => return None,
        };
        let (lo, hi) = if single { (f64::from(lo as f32), f64::from(hi as f32)) } else { (lo, hi) };
        (lo.is_finite() && hi.is_finite()).then_some((lo, hi))
    }
}

/// The least and the greatest; not finite if one of them is not.
fn spanned(values: [f64; 4]) -> (f64, f64) {
    if values.iter().any(|v| !v.is_finite()) {
        return (f64::NEG_INFINITY, f64::INFINITY);
    }
    values.into_iter().fold((f64::INFINITY, f64::NEG_INFINITY), |(l, h), v| (l.min(v), h.max(v)))
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

    #[test]
    fn as_many_draws_as_values_take_each() {
        let mut t = Terms::new();
        let range = Some((0, 2));
        let drawn: Vec<TermId> = (0..3)
            .map(|_| {
                let (v, x) = t.fresh(Var { sort: Sort::Int, domain: Vec::new(), range });
                t.mark_distinct(v, 0);
                x
            })
            .collect();
        let one = t.constant(Constant::Int(1));
        let is: Vec<TermId> = drawn.iter().map(|x| t.eq(*x, one)).collect();
        let two = t.or(is[0], is[2]);
        assert_ne!(two, TermId::TRUE);
        assert_eq!(t.or(two, is[1]), TermId::TRUE);
        let not: Vec<TermId> = is.iter().map(|x| t.not(*x)).collect();
        assert_eq!(t.and_all(not), TermId::FALSE);
        // Draws of another counter take other values.
        let (v, x) = t.fresh(Var { sort: Sort::Int, domain: Vec::new(), range });
        t.mark_distinct(v, 1);
        let third = t.eq(x, one);
        assert_ne!(t.or(two, third), TermId::TRUE);
    }

    #[test]
    fn ranges_go_through_arithmetic() {
        let mut t = Terms::new();
        let var = |t: &mut Terms, sort, lo, hi| t.fresh(Var { sort, domain: Vec::new(), range: Some((lo, hi)) }).1;
        let int = |t: &mut Terms, n| t.constant(Constant::Int(n));
        let double = |t: &mut Terms, x: f64| t.constant(Constant::Double(x.to_bits()));
        // A number from 0 inclusive to 1 exclusive, times 10, truncated.
        let grid = var(&mut t, Sort::Long, 0, (1 << 53) - 1);
        let number = t.convert(Prim::Long, Prim::Double, grid);
        let scale = double(&mut t, 1.0 / (1u64 << 53) as f64);
        let fraction = t.binary(BinOp::Mul, Prim::Double, number, scale);
        let (zero, one, ten) = (double(&mut t, 0.0), double(&mut t, 1.0), double(&mut t, 10.0));
        assert_eq!(t.binary(BinOp::Lt, Prim::Double, fraction, one), TermId::TRUE);
        assert_eq!(t.binary(BinOp::Ge, Prim::Double, fraction, one), TermId::FALSE);
        assert_eq!(t.binary(BinOp::Le, Prim::Double, zero, fraction), TermId::TRUE);
        assert_eq!(t.binary(BinOp::Ne, Prim::Double, fraction, fraction), TermId::FALSE);
        let twice = t.binary(BinOp::Add, Prim::Double, fraction, fraction);
        assert_eq!(t.sort(twice), Sort::Double);
        let open = t.binary(BinOp::Gt, Prim::Double, fraction, zero);
        assert!(open != TermId::TRUE && open != TermId::FALSE);
        let tenfold = t.binary(BinOp::Mul, Prim::Double, fraction, ten);
        let digit = t.convert(Prim::Double, Prim::Int, tenfold);
        let (nothing, nine, eleven) = (int(&mut t, 0), int(&mut t, 9), int(&mut t, 11));
        assert_eq!(t.binary(BinOp::Lt, Prim::Int, digit, nothing), TermId::FALSE);
        assert_eq!(t.binary(BinOp::Lt, Prim::Int, nine, digit), TermId::FALSE);
        assert_eq!(t.eq(digit, eleven), TermId::FALSE);
        assert_ne!(t.eq(digit, nine), TermId::FALSE);
        // What may be no number is nothing known of, and so is what may be infinite.
        let ratio = t.binary(BinOp::Div, Prim::Double, one, fraction);
        assert!(t.float_bounds(ratio).is_none());
        // Remainders, masks and shifts, also of what nothing is known of.
        let any = t.fresh(Var { sort: Sort::Int, domain: Vec::new(), range: None }).1;
        let (minus, seven) = (int(&mut t, -7), int(&mut t, 7));
        let rest = t.binary(BinOp::Rem, Prim::Int, any, seven);
        assert_eq!(t.binary(BinOp::Lt, Prim::Int, rest, seven), TermId::TRUE);
        assert_eq!(t.binary(BinOp::Lt, Prim::Int, minus, rest), TermId::TRUE);
        let low = t.binary(BinOp::And, Prim::Int, any, seven);
        assert_eq!(t.binary(BinOp::Lt, Prim::Int, low, nothing), TermId::FALSE);
        let top = t.binary(BinOp::Ushr, Prim::Int, any, seven);
        let most = int(&mut t, (1 << 25) - 1);
        assert_eq!(t.binary(BinOp::Lt, Prim::Int, most, top), TermId::FALSE);
        assert_ne!(t.eq(top, most), TermId::FALSE);
    }
}
