//! Hash-consed expressions of the logic that queries use: Booleans, integer clocks, bit vectors, floats.

use rustc_hash::FxHashMap;

/// Index of an expression in its [`Arena`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ex(pub u32);

impl Ex {
    /// Truth.
    pub const TRUE: Ex = Ex(0);
    /// Falsehood.
    pub const FALSE: Ex = Ex(1);
}

/// Sorts of expressions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Boolean.
    Bool,
    /// Unbounded integer: clocks.
    Int,
    /// Bit vector of this width.
    Bv(u32),
    /// IEEE single.
    F32,
    /// IEEE double.
    F64,
}

impl Kind {
    /// In SMT-LIB.
    #[must_use]
    pub fn text(self) -> String {
        match self {
            Kind::Bool => "Bool".into(),
            Kind::Int => "Int".into(),
            Kind::Bv(w) => format!("(_ BitVec {w})"),
            Kind::F32 => "(_ FloatingPoint 8 24)".into(),
            Kind::F64 => "(_ FloatingPoint 11 53)".into(),
        }
    }
}

/// An expression.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Expr {
    /// Truth.
    True,
    /// Falsehood.
    False,
    /// A variable, by its number.
    Var(u32),
    /// An integer.
    Int(i64),
    /// A bit vector.
    Bits {
        /// Width.
        width: u32,
        /// Value.
        value: u64,
    },
    /// Negation.
    Not(Ex),
    /// Conjunction of two or more, sorted.
    And(Box<[Ex]>),
    /// Disjunction of two or more, sorted.
    Or(Box<[Ex]>),
    /// Any other function of the logic, or an uninterpreted one (its name begins with `f.`).
    App(&'static str, Box<[Ex]>),
}

/// All expressions of one query.
#[derive(Clone, Debug)]
pub struct Arena {
    exprs: Vec<Expr>,
    kinds: Vec<Kind>,
    index: FxHashMap<Expr, Ex>,
    vars: Vec<Ex>,
}

impl Default for Arena {
    fn default() -> Self {
        Self::new()
    }
}

impl Arena {
    /// With the truth values only.
    #[must_use]
    pub fn new() -> Self {
        let mut a = Arena { exprs: Vec::new(), kinds: Vec::new(), index: FxHashMap::default(), vars: Vec::new() };
        a.intern(Expr::True, Kind::Bool);
        a.intern(Expr::False, Kind::Bool);
        a
    }

    fn intern(&mut self, e: Expr, kind: Kind) -> Ex {
        if let Some(&x) = self.index.get(&e) {
            return x;
        }
        let x = Ex(self.exprs.len() as u32);
        self.exprs.push(e.clone());
        self.kinds.push(kind);
        self.index.insert(e, x);
        x
    }

    /// The expression.
    #[must_use]
    pub fn get(&self, x: Ex) -> &Expr {
        &self.exprs[x.0 as usize]
    }

    /// Its sort.
    #[must_use]
    pub fn kind(&self, x: Ex) -> Kind {
        self.kinds[x.0 as usize]
    }

    /// How many expressions there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.exprs.len()
    }

    /// Never: the truth values are always there.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.exprs.is_empty()
    }

    /// All variables in order of their creation.
    #[must_use]
    pub fn vars(&self) -> &[Ex] {
        &self.vars
    }

    /// A new variable.
    pub fn var(&mut self, kind: Kind) -> Ex {
        let x = self.intern(Expr::Var(self.vars.len() as u32), kind);
        self.vars.push(x);
        x
    }

    /// A truth value.
    #[must_use]
    pub fn bool(&self, b: bool) -> Ex {
        if b { Ex::TRUE } else { Ex::FALSE }
    }

    /// A bit vector.
    pub fn bits(&mut self, width: u32, value: u64) -> Ex {
        let value = if width < 64 { value & ((1u64 << width) - 1) } else { value };
        self.intern(Expr::Bits { width, value }, Kind::Bv(width))
    }

    /// Negation.
    pub fn not(&mut self, x: Ex) -> Ex {
        match *self.get(x) {
            Expr::True => Ex::FALSE,
            Expr::False => Ex::TRUE,
            Expr::Not(y) => y,
            _ => self.intern(Expr::Not(x), Kind::Bool),
        }
    }

    /// Conjunction.
    pub fn and(&mut self, xs: impl IntoIterator<Item = Ex>) -> Ex {
        self.junction(xs, true)
    }

    /// Disjunction.
    pub fn or(&mut self, xs: impl IntoIterator<Item = Ex>) -> Ex {
        self.junction(xs, false)
    }

    fn junction(&mut self, xs: impl IntoIterator<Item = Ex>, and: bool) -> Ex {
        let (unit, zero) = if and { (Ex::TRUE, Ex::FALSE) } else { (Ex::FALSE, Ex::TRUE) };
        let mut list: Vec<Ex> = Vec::new();
        for x in xs {
            match (self.get(x), and) {
                _ if x == unit => {}
                _ if x == zero => return zero,
                (Expr::And(inner), true) | (Expr::Or(inner), false) => list.extend_from_slice(inner),
                _ => list.push(x),
            }
        }
        list.sort_unstable();
        list.dedup();
        let contradicts = |x: &Ex| matches!(self.get(*x), Expr::Not(y) if list.binary_search(y).is_ok());
        if list.iter().any(contradicts) {
            return zero;
        }
        match list.as_slice() {
            [] => unit,
            [x] => *x,
            _ if and => self.intern(Expr::And(list.into()), Kind::Bool),
            _ => self.intern(Expr::Or(list.into()), Kind::Bool),
        }
    }

    /// Implication.
    pub fn implies(&mut self, a: Ex, b: Ex) -> Ex {
        let na = self.not(a);
        self.or([na, b])
    }

    /// Equality of two expressions of one sort.
    pub fn eq(&mut self, a: Ex, b: Ex) -> Ex {
        if a == b {
            return Ex::TRUE;
        }
        match (self.get(a), self.get(b)) {
            (Expr::True, _) => return b,
            (_, Expr::True) => return a,
            (Expr::False, _) => return self.not(b),
            (_, Expr::False) => return self.not(a),
            (Expr::Bits { .. }, Expr::Bits { .. }) => return Ex::FALSE,
            _ => {}
        }
        let (a, b) = (a.min(b), a.max(b));
        self.intern(Expr::App("=", [a, b].into()), Kind::Bool)
    }

    /// `a < b` on clocks.
    pub fn less(&mut self, a: Ex, b: Ex) -> Ex {
        if a == b {
            return Ex::FALSE;
        }
        self.intern(Expr::App("<", [a, b].into()), Kind::Bool)
    }

    /// If-then-else.
    pub fn ite(&mut self, c: Ex, a: Ex, b: Ex) -> Ex {
        if a == b || c == Ex::TRUE {
            return a;
        }
        if c == Ex::FALSE {
            return b;
        }
        if self.kind(a) == Kind::Bool {
            let nc = self.not(c);
            let then = self.or([nc, a]);
            let els = self.or([c, b]);
            return self.and([then, els]);
        }
        let kind = self.kind(a);
        self.intern(Expr::App("ite", [c, a, b].into()), kind)
    }

    /// A function of the logic.
    pub fn app(&mut self, head: &'static str, args: &[Ex], kind: Kind) -> Ex {
        self.intern(Expr::App(head, args.into()), kind)
    }

    /// Calls `f` for each operand.
    pub fn operands(&self, x: Ex, mut f: impl FnMut(Ex)) {
        match self.get(x) {
            Expr::True | Expr::False | Expr::Var(_) | Expr::Int(_) | Expr::Bits { .. } => {}
            Expr::Not(a) => f(*a),
            Expr::And(xs) | Expr::Or(xs) | Expr::App(_, xs) => xs.iter().for_each(|x| f(*x)),
        }
    }
}
