//! Constructors that simplify.

use super::{Constant, Node, Sort, TermId, Terms, convert_const, fold_binary, fold_compare};
use scoville_ir::stmt::{BinOp, UnOp};
use scoville_ir::types::Prim;

impl Terms {
    /// A truth value.
    #[must_use]
    pub fn bool(&self, b: bool) -> TermId {
        if b { TermId::TRUE } else { TermId::FALSE }
    }

    /// A constant.
    pub fn constant(&mut self, c: Constant) -> TermId {
        self.intern(Node::Const(c), c.sort())
    }

    /// If-then-else of any sort.
    pub fn ite(&mut self, c: TermId, a: TermId, b: TermId) -> TermId {
        if a == b || c == TermId::TRUE {
            return a;
        }
        if c == TermId::FALSE {
            return b;
        }
        if self.sort(a) == Sort::Bool {
            return self.choose(c, a, b);
        }
        let (atom, yes, no) = self.decision(c);
        if yes == TermId::FALSE && no == TermId::TRUE {
            return self.ite(atom, b, a);
        }
        let a = match *self.node(a) {
            Node::Ite(d, x, _) if self.evidently_implies(c, d) => x,
            Node::Ite(d, _, y) if self.evidently_disjoint(c, d) => y,
            _ => a,
        };
        let b = match *self.node(b) {
            Node::Ite(d, _, y) if self.evidently_implies(d, c) => y,
            _ => b,
        };
        if a == b {
            return a;
        }
        let sort = self.sort(a);
        self.intern(Node::Ite(c, a, b), sort)
    }

    /// Equality of two terms of one sort (for floats: of bits; Java's `==` is [`Terms::binary`]).
    pub fn eq(&mut self, a: TermId, b: TermId) -> TermId {
        if a == b {
            return TermId::TRUE;
        }
        if self.sort(a) == Sort::Bool {
            let nb = self.not(b);
            return self.choose(a, b, nb);
        }
        let (a, b) = if a < b { (a, b) } else { (b, a) };
        match (self.as_const(a), self.as_const(b)) {
            (Some(_), Some(_)) => return TermId::FALSE,
            (Some(c), None) => return self.eq_const(b, a, c),
            (None, Some(c)) => return self.eq_const(a, b, c),
            (None, None) => {}
        }
        if self.always_differ(a, b) {
            return TermId::FALSE;
        }
        self.intern(Node::Eq(a, b), Sort::Bool)
    }

    /// `t = c` pushed into if-then-else and domains.
    fn eq_const(&mut self, t: TermId, c_term: TermId, c: Constant) -> TermId {
        match *self.node(t) {
            // Only where it shrinks: both leaves constant on at least one side.
            Node::Ite(g, a, b) if self.as_const(a).is_some() || self.as_const(b).is_some() => {
                let x = self.eq(a, c_term);
                let y = self.eq(b, c_term);
                return self.ite(g, x, y);
            }
            Node::Var(v) => {
                let var = self.var(v);
                let excluded = match c {
                    Constant::Ref(o) => var.domain.binary_search(&o).is_err(),
                    Constant::Int(i) => var.range.is_some_and(|(lo, hi)| i64::from(i) < lo || i64::from(i) > hi),
                    Constant::Long(i) => var.range.is_some_and(|(lo, hi)| i < lo || i > hi),
                    _ => false,
                };
                if excluded {
                    return TermId::FALSE;
                }
                if matches!(c, Constant::Int(_) | Constant::Long(_)) && var.range.is_some_and(|(lo, hi)| lo == hi) {
                    return TermId::TRUE;
                }
                if let Constant::Ref(_) = c
                    && var.domain.len() == 1
                {
                    return TermId::TRUE;
                }
            }
            _ if self.apart(t, c_term) => return TermId::FALSE,
            _ => {}
        }
        let (a, b) = if t < c_term { (t, c_term) } else { (c_term, t) };
        self.intern(Node::Eq(a, b), Sort::Bool)
    }

    /// A Java operator at type `prim` (`Bool`, `Int`, `Long`, `Float`, `Double`). The caller has excluded a zero
    /// divisor.
    pub fn binary(&mut self, op: BinOp, prim: Prim, a: TermId, b: TermId) -> TermId {
        use BinOp as B;
        if prim == Prim::Bool {
            return match op {
                B::And => self.and(a, b),
                B::Or => self.or(a, b),
                B::Eq => self.eq(a, b),
                _ => {
                    let e = self.eq(a, b);
                    self.not(e)
                }
            };
        }
        let floating = matches!(prim, Prim::Float | Prim::Double);
        if let (Some(x), Some(y)) = (self.as_const(a), self.as_const(b)) {
            if let Some(r) = fold_compare(op, x, y) {
                return self.bool(r);
            }
            if let Some(r) = fold_binary(op, x, y) {
                return self.constant(r);
            }
        }
        if floating {
            if let Some(known) = self.compare_by_range(op, a, b) {
                return self.bool(known);
            }
        } else {
            match op {
                B::Eq => return self.eq(a, b),
                B::Ne => {
                    let e = self.eq(a, b);
                    return self.not(e);
                }
                B::Gt => return self.binary(B::Lt, prim, b, a),
                B::Ge => {
                    let lt = self.binary(B::Lt, prim, a, b);
                    return self.not(lt);
                }
                B::Le => {
                    let lt = self.binary(B::Lt, prim, b, a);
                    return self.not(lt);
                }
                B::Lt if a == b => return TermId::FALSE,
                B::Lt => {
                    if let Some(known) = self.less_by_range(a, b) {
                        return self.bool(known);
                    }
                }
                _ => {}
            }
            if let Some(t) = self.neutral(op, prim, a, b) {
                return t;
            }
            if let Some(t) = self.through_ite(op, prim, a, b) {
                return t;
            }
        }
        let comparison = matches!(op, B::Lt | B::Le | B::Gt | B::Ge | B::Eq | B::Ne);
        let (a, b) =
            if !floating && matches!(op, B::Add | B::Mul | B::And | B::Or | B::Xor) && b < a { (b, a) } else { (a, b) };
        self.intern(Node::Binary(op, prim, a, b), if comparison { Sort::Bool } else { Sort::of(prim) })
    }

    /// `x + 0`, `x * 1`, `(x + c) + d` and the like, for integers.
    fn neutral(&mut self, op: BinOp, prim: Prim, a: TermId, b: TermId) -> Option<TermId> {
        use BinOp as B;
        let value = |c: Constant| match c {
            Constant::Int(v) => Some(i64::from(v)),
            Constant::Long(v) => Some(v),
            _ => None,
        };
        let (ca, cb) = (self.as_const(a).and_then(value), self.as_const(b).and_then(value));
        match (op, ca, cb) {
            (B::Add | B::Sub | B::Or | B::Xor | B::Shl | B::Shr | B::Ushr, _, Some(0))
            | (B::Mul | B::Div, _, Some(1)) => Some(a),
            (B::Add | B::Or | B::Xor, Some(0), _) | (B::Mul, Some(1), _) => Some(b),
            (B::Mul | B::And, _, Some(0)) => Some(b),
            (B::Mul | B::And, Some(0), _) => Some(a),
            (B::Sub, ..) if a == b => Some(self.constant(zero(prim))),
            (B::Add, None, Some(_)) => {
                let Node::Binary(B::Add, _, x, y) = *self.node(a) else { return None };
                let (x, y) = if self.as_const(x).is_some() { (y, x) } else { (x, y) };
                let (c, d) = (self.as_const(y)?, self.as_const(b)?);
                let sum = fold_binary(B::Add, c, d)?;
                let sum = self.constant(sum);
                Some(self.binary(B::Add, prim, x, sum))
            }
            (B::Add, Some(_), None) => self.neutral(B::Add, prim, b, a),
            (B::Sub, None, Some(_)) => {
                let c = self.as_const(b)?;
                let minus = fold_binary(B::Sub, zero(prim), c)?;
                let minus = self.constant(minus);
                Some(self.binary(B::Add, prim, a, minus))
            }
            _ => None,
        }
    }

    /// Whether a term is a constant, or a chain of at most `depth` choices between constants.
    fn constant_tree(&self, t: TermId, depth: u32) -> bool {
        match *self.node(t) {
            Node::Const(_) => true,
            Node::Ite(_, a, b) if depth > 0 => {
                (self.as_const(a).is_some() && self.constant_tree(b, depth - 1))
                    || (self.as_const(b).is_some() && self.constant_tree(a, depth - 1))
            }
            _ => false,
        }
    }

    /// An operation on an if-then-else of constants and a constant stays one.
    fn through_ite(&mut self, op: BinOp, prim: Prim, a: TermId, b: TermId) -> Option<TermId> {
        let constant_leaves = |t: &Self, x: TermId| match *t.node(x) {
            Node::Ite(c, p, q) if t.constant_tree(p, 16) && t.constant_tree(q, 16) => Some((c, p, q)),
            _ => None,
        };
        let divides = matches!(op, BinOp::Div | BinOp::Rem);
        if self.as_const(b).is_some()
            && let Some((c, p, q)) = constant_leaves(self, a)
        {
            let x = self.binary(op, prim, p, b);
            let y = self.binary(op, prim, q, b);
            return Some(self.ite(c, x, y));
        }
        if !divides
            && self.as_const(a).is_some()
            && let Some((c, p, q)) = constant_leaves(self, b)
        {
            let x = self.binary(op, prim, a, p);
            let y = self.binary(op, prim, a, q);
            return Some(self.ite(c, x, y));
        }
        None
    }

    /// Negation at a numeric type, or of a Bool.
    pub fn unary(&mut self, op: UnOp, prim: Prim, a: TermId) -> TermId {
        match (op, self.as_const(a)) {
            (UnOp::Not, _) => self.not(a),
            (UnOp::Neg, Some(Constant::Int(v))) => self.constant(Constant::Int(v.wrapping_neg())),
            (UnOp::Neg, Some(Constant::Long(v))) => self.constant(Constant::Long(v.wrapping_neg())),
            (UnOp::Neg, Some(Constant::Float(b))) => self.constant(Constant::Float((-f32::from_bits(b)).to_bits())),
            (UnOp::Neg, Some(Constant::Double(b))) => self.constant(Constant::Double((-f64::from_bits(b)).to_bits())),
            _ => self.intern(Node::Unary(op, prim, a), Sort::of(prim)),
        }
    }

    /// Java's primitive conversion.
    pub fn convert(&mut self, from: Prim, to: Prim, a: TermId) -> TermId {
        if from == to || (to == Prim::Int && matches!(from, Prim::Byte | Prim::Short | Prim::Char)) {
            return a;
        }
        if let Some(c) = self.as_const(a)
            && let Some(r) = convert_const(to, c)
        {
            return self.constant(r);
        }
        self.intern(Node::Convert(from, to, a), Sort::of(to))
    }
}

fn zero(prim: Prim) -> Constant {
    if prim == Prim::Long { Constant::Long(0) } else { Constant::Int(0) }
}
