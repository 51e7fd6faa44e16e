//! Terms of a trace as expressions, with Java's semantics.

use super::expr::{Arena, Ex, Expr, Kind};
use rustc_hash::FxHashMap;
use scoville_encode::term::{Constant, Node, Sort, TermId, Terms, VarId};
use scoville_ir::stmt::{BinOp, UnOp};
use scoville_ir::types::Prim;

/// How operations on floats are seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Floats {
    /// As unknown functions of the bits: *unsat* is a proof, *sat* is not.
    Uninterpreted,
    /// As IEEE prescribes.
    Exact,
}

/// Translates terms; variables become bit vectors or Booleans.
pub struct Translator<'a> {
    terms: &'a Terms,
    floats: Floats,
    done: FxHashMap<TermId, Ex>,
    vars: FxHashMap<VarId, Ex>,
    /// Variables in order of first use, for their domains.
    order: Vec<VarId>,
    /// Variables that are replaced while a term is translated.
    replaced: FxHashMap<VarId, Ex>,
    /// Whether an operation on floats occurred.
    pub saw_floats: bool,
}

impl<'a> Translator<'a> {
    /// Nothing translated yet.
    #[must_use]
    pub fn new(terms: &'a Terms, floats: Floats) -> Self {
        Translator {
            terms,
            floats,
            done: FxHashMap::default(),
            vars: FxHashMap::default(),
            order: Vec::new(),
            replaced: FxHashMap::default(),
            saw_floats: false,
        }
    }

    /// The variables that occurred, with the expressions (bit vectors or Booleans) that stand for them.
    pub fn vars(&self) -> impl Iterator<Item = (VarId, Ex)> + '_ {
        self.order.iter().filter_map(|v| self.vars.get(v).map(|x| (*v, *x)))
    }

    /// The number of variables that occurred so far.
    #[must_use]
    pub fn var_count(&self) -> usize {
        self.order.len()
    }

    /// Whether floats are exact: values of their own sort then, not bits.
    #[must_use]
    pub fn exact(&self) -> bool {
        self.floats == Floats::Exact
    }

    fn kind(&self, sort: Sort) -> Kind {
        match (sort, self.floats) {
            (Sort::Bool, _) => Kind::Bool,
            (Sort::Int | Sort::Ref, _) | (Sort::Float, Floats::Uninterpreted) => Kind::Bv(32),
            (Sort::Long, _) | (Sort::Double, Floats::Uninterpreted) => Kind::Bv(64),
            (Sort::Float, Floats::Exact) => Kind::F32,
            (Sort::Double, Floats::Exact) => Kind::F64,
        }
    }

    /// The expression for `root`.
    pub fn term(&mut self, arena: &mut Arena, root: TermId) -> Ex {
        if let Some(x) = self.done.get(&root) {
            return *x;
        }
        let mut stack = vec![(root, false)];
        while let Some((t, ready)) = stack.pop() {
            if self.done.contains_key(&t) {
                continue;
            }
            if ready {
                let x = self.node(arena, t);
                self.done.insert(t, x);
            } else {
                stack.push((t, true));
                self.terms.operands(t, |o| stack.push((o, false)));
            }
        }
        self.get(root)
    }

    /// The expression for `root` with some variables replaced by expressions.
    pub fn substituted(&mut self, arena: &mut Arena, root: TermId, by: &FxHashMap<VarId, Ex>) -> Ex {
        if by.is_empty() || !self.terms.support(&[root]).iter().any(|v| by.contains_key(v)) {
            return self.term(arena, root);
        }
        let outer = std::mem::take(&mut self.done);
        let vars = std::mem::take(&mut self.replaced);
        self.replaced.clone_from(by);
        let x = self.term(arena, root);
        self.done = outer;
        self.replaced = vars;
        x
    }

    fn get(&self, t: TermId) -> Ex {
        self.done.get(&t).copied().unwrap_or(Ex::FALSE)
    }

    fn node(&mut self, arena: &mut Arena, t: TermId) -> Ex {
        match self.terms.node(t) {
            Node::True => Ex::TRUE,
            Node::False => Ex::FALSE,
            Node::Const(c) => self.constant(arena, *c),
            Node::Var(v) => self.variable(arena, *v),
            Node::Decide(c, a, b) => {
                let (c, yes, no) = (self.get(*c), self.get(*a), self.get(*b));
                let not = arena.not(c);
                match (*a, *b) {
                    (TermId::TRUE, _) => arena.or(vec![c, no]),
                    (TermId::FALSE, _) => arena.and(vec![not, no]),
                    (_, TermId::TRUE) => arena.or(vec![not, yes]),
                    (_, TermId::FALSE) => arena.and(vec![c, yes]),
                    _ => {
                        let yes = arena.and(vec![c, yes]);
                        let no = arena.and(vec![not, no]);
                        arena.or(vec![yes, no])
                    }
                }
            }
            Node::Ite(c, a, b) => arena.ite(self.get(*c), self.get(*a), self.get(*b)),
            Node::Eq(a, b) => arena.eq(self.get(*a), self.get(*b)),
            Node::Binary(op, prim, a, b) => self.binary(arena, *op, *prim, self.get(*a), self.get(*b)),
            Node::Unary(op, prim, a) => self.unary(arena, *op, *prim, self.get(*a)),
            Node::Convert(from, to, a) => self.convert(arena, *from, *to, self.get(*a)),
        }
    }

    fn constant(&mut self, arena: &mut Arena, c: Constant) -> Ex {
        let (bits, sort) = match c {
            Constant::Int(i) => (arena.bits(32, i as u32 as u64), Sort::Int),
            Constant::Long(i) => (arena.bits(64, i as u64), Sort::Long),
            Constant::Ref(r) => (arena.bits(32, u64::from(r)), Sort::Ref),
            Constant::Float(b) => (arena.bits(32, u64::from(b)), Sort::Float),
            Constant::Double(b) => (arena.bits(64, b), Sort::Double),
        };
        self.lift(arena, bits, sort)
    }

    fn variable(&mut self, arena: &mut Arena, v: VarId) -> Ex {
        if let Some(x) = self.replaced.get(&v) {
            return *x;
        }
        let sort = self.terms.var(v).sort;
        let raw = match self.vars.get(&v) {
            Some(x) => *x,
            None => {
                let kind = match sort {
                    Sort::Bool => Kind::Bool,
                    Sort::Int | Sort::Ref | Sort::Float => Kind::Bv(32),
                    Sort::Long | Sort::Double => Kind::Bv(64),
                };
                let x = arena.var(kind);
                self.vars.insert(v, x);
                self.order.push(v);
                x
            }
        };
        self.lift(arena, raw, sort)
    }

    /// Bits as a value of their sort.
    fn lift(&self, arena: &mut Arena, bits: Ex, sort: Sort) -> Ex {
        match self.kind(sort) {
            Kind::F32 => arena.app("(_ to_fp 8 24)", &[bits], Kind::F32),
            Kind::F64 => arena.app("(_ to_fp 11 53)", &[bits], Kind::F64),
            _ => bits,
        }
    }

    /// What is known of a variable: its range or domain.
    pub fn domain(&self, arena: &mut Arena, v: VarId) -> Ex {
        let Some(&x) = self.vars.get(&v) else { return Ex::TRUE };
        let var = self.terms.var(v);
        match (var.sort, var.range) {
            (Sort::Ref, _) if !var.domain.is_empty() => {
                let any: Vec<Ex> = var
                    .domain
                    .iter()
                    .map(|o| {
                        let c = arena.bits(32, u64::from(*o));
                        arena.eq(x, c)
                    })
                    .collect();
                arena.or(any)
            }
            (Sort::Int | Sort::Long, Some((lo, hi))) => {
                let width = if var.sort == Sort::Int { 32 } else { 64 };
                let (lo, hi) = (arena.bits(width, lo as u64), arena.bits(width, hi as u64));
                let above = arena.app("bvsle", &[lo, x], Kind::Bool);
                let below = arena.app("bvsle", &[x, hi], Kind::Bool);
                arena.and([above, below])
            }
            _ => Ex::TRUE,
        }
    }

    fn binary(&mut self, arena: &mut Arena, op: BinOp, prim: Prim, a: Ex, b: Ex) -> Ex {
        use BinOp as B;
        if matches!(prim, Prim::Float | Prim::Double) {
            return self.float_binary(arena, op, prim, a, b);
        }
        let kind = arena.kind(a);
        let compare = |arena: &mut Arena, head| arena.app(head, &[a, b], Kind::Bool);
        let head = match op {
            B::Add => "bvadd",
            B::Sub => "bvsub",
            B::Mul => "bvmul",
            B::Div => "bvsdiv",
            B::Rem => "bvsrem",
            B::And => "bvand",
            B::Or => "bvor",
            B::Xor => "bvxor",
            B::Shl => "bvshl",
            B::Shr => "bvashr",
            B::Ushr => "bvlshr",
            B::Lt => return compare(arena, "bvslt"),
            B::Le => return compare(arena, "bvsle"),
            B::Gt => return compare(arena, "bvsgt"),
            B::Ge => return compare(arena, "bvsge"),
            B::Eq => return arena.eq(a, b),
            B::Ne => {
                let e = arena.eq(a, b);
                return arena.not(e);
            }
        };
        if matches!(op, B::Shl | B::Shr | B::Ushr) {
            // Java masks the count; it is an int whatever the left operand is.
            let mask = arena.bits(32, if kind == Kind::Bv(64) { 63 } else { 31 });
            let mut count = match (arena.get(b), arena.get(mask)) {
                (Expr::Bits { value, .. }, Expr::Bits { value: m, .. }) => {
                    let masked = value & m;
                    arena.bits(32, masked)
                }
                _ => arena.app("bvand", &[b, mask], Kind::Bv(32)),
            };
            if kind == Kind::Bv(64) {
                count = arena.app("(_ zero_extend 32)", &[count], Kind::Bv(64));
            }
            return arena.app(head, &[a, count], kind);
        }
        arena.app(head, &[a, b], kind)
    }

    fn float_binary(&mut self, arena: &mut Arena, op: BinOp, prim: Prim, a: Ex, b: Ex) -> Ex {
        use BinOp as B;
        self.saw_floats = true;
        let single = prim == Prim::Float;
        let kind = arena.kind(a);
        // Java's % truncates; IEEE's remainder does not: it stays unknown.
        if self.floats == Floats::Exact && op != B::Rem {
            let arithmetic = match op {
                B::Add => Some("fp.add RNE"),
                B::Sub => Some("fp.sub RNE"),
                B::Mul => Some("fp.mul RNE"),
                B::Div => Some("fp.div RNE"),
                _ => None,
            };
            if let Some(head) = arithmetic {
                return arena.app(head, &[a, b], kind);
            }
            let head = match op {
                B::Lt => "fp.lt",
                B::Le => "fp.leq",
                B::Gt => "fp.gt",
                B::Ge => "fp.geq",
                _ => "fp.eq",
            };
            let x = arena.app(head, &[a, b], Kind::Bool);
            return if op == B::Ne { arena.not(x) } else { x };
        }
        let pick = |s, d| if single { s } else { d };
        let (head, kind) = match op {
            B::Add => (pick("f.add32", "f.add64"), kind),
            B::Sub => (pick("f.sub32", "f.sub64"), kind),
            B::Mul => (pick("f.mul32", "f.mul64"), kind),
            B::Div => (pick("f.div32", "f.div64"), kind),
            B::Lt => (pick("f.lt32", "f.lt64"), Kind::Bool),
            B::Le => (pick("f.le32", "f.le64"), Kind::Bool),
            B::Gt => {
                return arena.app(pick("f.lt32", "f.lt64"), &[b, a], Kind::Bool);
            }
            B::Ge => {
                return arena.app(pick("f.le32", "f.le64"), &[b, a], Kind::Bool);
            }
            B::Eq | B::Ne => {
                let (x, y) = (a.min(b), a.max(b));
                let e = arena.app(pick("f.eq32", "f.eq64"), &[x, y], Kind::Bool);
                return if op == B::Ne { arena.not(e) } else { e };
            }
            _ => (pick("f.rem32", "f.rem64"), kind),
        };
        arena.app(head, &[a, b], kind)
    }

    fn unary(&mut self, arena: &mut Arena, op: UnOp, prim: Prim, a: Ex) -> Ex {
        let kind = arena.kind(a);
        match (op, prim, self.floats) {
            (UnOp::Not, ..) => arena.not(a),
            (_, Prim::Float | Prim::Double, Floats::Exact) => arena.app("fp.neg", &[a], kind),
            (_, Prim::Float, _) => {
                let sign = arena.bits(32, 1 << 31);
                arena.app("bvxor", &[a, sign], kind)
            }
            (_, Prim::Double, _) => {
                let sign = arena.bits(64, 1 << 63);
                arena.app("bvxor", &[a, sign], kind)
            }
            _ => arena.app("bvneg", &[a], kind),
        }
    }

    fn convert(&mut self, arena: &mut Arena, from: Prim, to: Prim, a: Ex) -> Ex {
        let floating = |p| matches!(p, Prim::Float | Prim::Double);
        if floating(from) || floating(to) {
            return self.float_convert(arena, from, to, a);
        }
        let (wide_from, wide_to) = (from == Prim::Long, to == Prim::Long);
        match (wide_from, wide_to) {
            (false, true) => return arena.app("(_ sign_extend 32)", &[a], Kind::Bv(64)),
            (true, true) => return a,
            _ => {}
        }
        let narrow = |arena: &mut Arena, extract, width, extend| {
            let low = arena.app(extract, &[a], Kind::Bv(width));
            arena.app(extend, &[low], Kind::Bv(32))
        };
        match to {
            Prim::Byte => narrow(arena, "(_ extract 7 0)", 8, "(_ sign_extend 24)"),
            Prim::Short => narrow(arena, "(_ extract 15 0)", 16, "(_ sign_extend 16)"),
            Prim::Char => narrow(arena, "(_ extract 15 0)", 16, "(_ zero_extend 16)"),
            _ if wide_from => arena.app("(_ extract 31 0)", &[a], Kind::Bv(32)),
            _ => a,
        }
    }

    fn float_convert(&mut self, arena: &mut Arena, from: Prim, to: Prim, a: Ex) -> Ex {
        self.saw_floats = true;
        let narrow = matches!(to, Prim::Byte | Prim::Short | Prim::Char);
        if narrow {
            let int = self.float_convert(arena, from, Prim::Int, a);
            return self.convert(arena, Prim::Int, to, int);
        }
        let to_kind = self.kind(Sort::of(to));
        let from = if matches!(from, Prim::Byte | Prim::Short | Prim::Char) { Prim::Int } else { from };
        if self.floats == Floats::Uninterpreted {
            let head = match (from, to) {
                (Prim::Int, Prim::Float) => "f.i2f",
                (Prim::Int, _) => "f.i2d",
                (Prim::Long, Prim::Float) => "f.l2f",
                (Prim::Long, _) => "f.l2d",
                (Prim::Float, Prim::Int) => "f.f2i",
                (Prim::Float, Prim::Long) => "f.f2l",
                (Prim::Float, _) => "f.f2d",
                (_, Prim::Int) => "f.d2i",
                (_, Prim::Long) => "f.d2l",
                _ => "f.d2f",
            };
            return arena.app(head, &[a], to_kind);
        }
        match (from, to) {
            (_, Prim::Float) => arena.app("(_ to_fp 8 24) RNE", &[a], to_kind),
            (_, Prim::Double) => arena.app("(_ to_fp 11 53) RNE", &[a], to_kind),
            _ => self.float_to_int(arena, from, to, a),
        }
    }

    /// Java's conversion saturates and sends NaN to zero.
    fn float_to_int(&mut self, arena: &mut Arena, from: Prim, to: Prim, a: Ex) -> Ex {
        let (width, head, back) = match (to, from) {
            (Prim::Long, Prim::Float) => (64, "(_ fp.to_sbv 64) RTZ", 0x5f00_0000),
            (Prim::Long, _) => (64, "(_ fp.to_sbv 64) RTZ", 0x43e0_0000_0000_0000),
            (_, Prim::Float) => (32, "(_ fp.to_sbv 32) RTZ", 0x4f00_0000),
            _ => (32, "(_ fp.to_sbv 32) RTZ", 0x41e0_0000_0000_0000),
        };
        let sort = if from == Prim::Float { Sort::Float } else { Sort::Double };
        let bits = arena.bits(if from == Prim::Float { 32 } else { 64 }, back);
        let bound = self.lift(arena, bits, sort);
        let low = arena.app("fp.neg", &[bound], arena.kind(a));
        let nan = arena.app("fp.isNaN", &[a], Kind::Bool);
        let high = arena.app("fp.geq", &[a, bound], Kind::Bool);
        let under = arena.app("fp.leq", &[a, low], Kind::Bool);
        let plain = arena.app(head, &[a], Kind::Bv(width));
        let zero = arena.bits(width, 0);
        let (min, max) = if width == 64 {
            (arena.bits(64, i64::MIN as u64), arena.bits(64, i64::MAX as u64))
        } else {
            (arena.bits(32, i32::MIN as u32 as u64), arena.bits(32, i32::MAX as u64))
        };
        let x = arena.ite(under, min, plain);
        let x = arena.ite(high, max, x);
        arena.ite(nan, zero, x)
    }
}
