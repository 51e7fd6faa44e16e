//! Hash-consed terms: guards, symbolic values, and their simplification while they are built.
//!
//! Equal terms have equal [`TermId`]s. Integers are bit vectors of 32 and 64 bits with Java's wrap-around; references
//! are numbers of objects (0 is null); floats are constants or uninterpreted applications.

mod arith;
mod build;
mod cases;
pub mod differ;
pub mod eval;
mod guard;
mod interval;
mod replace;
pub mod rewrite;
mod sum;

pub use arith::{convert_const, fold_binary, fold_compare};

use rustc_hash::FxHashMap;
use scoville_ir::stmt::{BinOp, UnOp};
use scoville_ir::types::Prim;
use std::cell::Cell;
use std::time::Instant;

/// Index in a [`Terms`] table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TermId(pub u32);

impl TermId {
    /// The true guard.
    pub const TRUE: TermId = TermId(0);
    /// The false guard.
    pub const FALSE: TermId = TermId(1);
}

/// Number of a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VarId(pub u32);

/// Sorts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sort {
    /// Boolean.
    Bool,
    /// 32-bit vector: byte, short, char, int, each in its own range.
    Int,
    /// 64-bit vector.
    Long,
    /// IEEE single, by bits.
    Float,
    /// IEEE double, by bits.
    Double,
    /// Object number, 0 for null.
    Ref,
}

impl Sort {
    /// The sort that holds values of a primitive type.
    #[must_use]
    pub fn of(p: Prim) -> Sort {
        match p {
            Prim::Bool => Sort::Bool,
            Prim::Byte | Prim::Short | Prim::Char | Prim::Int => Sort::Int,
            Prim::Long => Sort::Long,
            Prim::Float => Sort::Float,
            Prim::Double => Sort::Double,
        }
    }
}

/// A constant of any sort but Bool; floats by their bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Constant {
    /// 32 bits.
    Int(i32),
    /// 64 bits.
    Long(i64),
    /// Bits of a float.
    Float(u32),
    /// Bits of a double.
    Double(u64),
    /// Object number.
    Ref(u32),
}

impl Constant {
    /// Its sort.
    #[must_use]
    pub fn sort(self) -> Sort {
        match self {
            Constant::Int(_) => Sort::Int,
            Constant::Long(_) => Sort::Long,
            Constant::Float(_) => Sort::Float,
            Constant::Double(_) => Sort::Double,
            Constant::Ref(_) => Sort::Ref,
        }
    }
}

/// A node. Operands are built before the node, so their ids are smaller.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Node {
    /// Truth.
    True,
    /// Falsehood.
    False,
    /// A constant.
    Const(Constant),
    /// A variable.
    Var(VarId),
    /// A Bool by its first atom: what is left if it holds, and if it does not. Atoms come in the order of their ids; an
    /// atom alone stands for itself. See `guard`.
    Decide(TermId, TermId, TermId),
    /// If-then-else of any sort but Bool.
    Ite(TermId, TermId, TermId),
    /// Equality of two terms of one sort but Bool, Float and Double (Java's `==` on those is a `Binary`).
    Eq(TermId, TermId),
    /// An operation at a primitive type: arithmetic yields that sort, comparisons yield Bool.
    Binary(BinOp, Prim, TermId, TermId),
    /// Arithmetic negation.
    Unary(UnOp, Prim, TermId),
    /// Java's primitive conversion.
    Convert(Prim, Prim, TermId),
}

/// What a variable stands for; names in formulas derive from this, never from the program's names.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Var {
    /// Sort.
    pub sort: Sort,
    /// For references: the objects it can be (0 for null), sorted. Empty for other sorts.
    pub domain: Vec<u32>,
    /// For integers: least and greatest value, if known.
    pub range: Option<(i64, i64)>,
}

/// The table of all terms of one trace.
#[derive(Clone, Debug)]
pub struct Terms {
    nodes: Vec<Node>,
    sorts: Vec<Sort>,
    index: FxHashMap<Node, TermId>,
    vars: Vec<Var>,
    /// Whether a term speaks of the state before an atomic section; see [`Terms::fresh_before`].
    local: Vec<bool>,
    /// Variables whose values are all different, by class.
    distinct: FxHashMap<VarId, u32>,
    /// Between which values floating-point variables lie, where that is known.
    float_ranges: FxHashMap<VarId, (f64, f64)>,
    /// See [`Terms::is_exhausted`].
    exhausted: Cell<bool>,
    /// See [`Terms::set_most`].
    most: usize,
    /// See [`Terms::set_deadline`].
    deadline: Option<Instant>,
    /// Steps of operations on guards.
    steps: Cell<u32>,
    /// Memo of if-then-else of Bools.
    choices: FxHashMap<(TermId, TermId, TermId), TermId>,
}

impl Default for Terms {
    fn default() -> Self {
        Self::new()
    }
}

impl Terms {
    /// A table with the two truth values.
    #[must_use]
    pub fn new() -> Self {
        let mut t = Terms {
            nodes: Vec::new(),
            sorts: Vec::new(),
            index: FxHashMap::default(),
            vars: Vec::new(),
            local: Vec::new(),
            distinct: FxHashMap::default(),
            float_ranges: FxHashMap::default(),
            exhausted: Cell::new(false),
            most: guard::TERMS,
            deadline: None,
            steps: Cell::new(0),
            choices: FxHashMap::default(),
        };
        t.intern(Node::True, Sort::Bool);
        t.intern(Node::False, Sort::Bool);
        t
    }

    /// The node behind `t`.
    #[must_use]
    pub fn node(&self, t: TermId) -> &Node {
        &self.nodes[t.0 as usize]
    }

    /// The sort of `t`.
    #[must_use]
    pub fn sort(&self, t: TermId) -> Sort {
        self.sorts[t.0 as usize]
    }

    /// Number of terms.
    #[must_use]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Never: the truth values are always there.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// The variable.
    #[must_use]
    pub fn var(&self, v: VarId) -> &Var {
        &self.vars[v.0 as usize]
    }

    /// All variables in order of their numbers.
    #[must_use]
    pub fn vars(&self) -> &[Var] {
        &self.vars
    }

    /// A new variable and its term.
    pub fn fresh(&mut self, var: Var) -> (VarId, TermId) {
        let id = VarId(self.vars.len() as u32);
        let sort = var.sort;
        self.vars.push(var);
        (id, self.intern(Node::Var(id), sort))
    }

    /// The term of a variable, if there is such a variable.
    #[must_use]
    pub fn var_term(&self, v: VarId) -> Option<TermId> {
        self.index.get(&Node::Var(v)).copied()
    }

    /// The constant behind `t`, if it is one.
    #[must_use]
    pub fn as_const(&self, t: TermId) -> Option<Constant> {
        match self.node(t) {
            Node::Const(c) => Some(*c),
            _ => None,
        }
    }

    /// The constants that `t` chooses from, sorted, if it is nothing but a choice between at most `most` constants.
    #[must_use]
    pub fn constants(&self, t: TermId, most: usize) -> Option<Vec<Constant>> {
        let mut found = Vec::new();
        let mut seen = rustc_hash::FxHashSet::default();
        let mut stack = vec![t];
        while let Some(t) = stack.pop() {
            if !seen.insert(t) {
                continue;
            }
            match self.node(t) {
                Node::Const(c) => found.push(*c),
                Node::Ite(_, a, b) => stack.extend([*a, *b]),
                _ => return None,
            }
            if found.len() > most {
                return None;
            }
        }
        found.sort_unstable();
        found.dedup();
        Some(found)
    }

    /// The truth value behind `t`, if it is one.
    #[must_use]
    pub fn as_bool(&self, t: TermId) -> Option<bool> {
        match t {
            TermId::TRUE => Some(true),
            TermId::FALSE => Some(false),
            _ => None,
        }
    }

    /// All variables that occur in `roots`, sorted.
    #[must_use]
    pub fn support(&self, roots: &[TermId]) -> Vec<VarId> {
        let mut seen = rustc_hash::FxHashSet::default();
        let mut stack: Vec<TermId> = roots.to_vec();
        let mut vars = Vec::new();
        while let Some(t) = stack.pop() {
            if !seen.insert(t) {
                continue;
            }
            if let Node::Var(v) = self.node(t) {
                vars.push(*v);
            }
            self.operands(t, |o| stack.push(o));
        }
        vars.sort_unstable();
        vars.dedup();
        vars
    }

    /// Calls `f` for each operand of `t`.
    pub fn operands(&self, t: TermId, mut f: impl FnMut(TermId)) {
        match self.node(t) {
            Node::True | Node::False | Node::Const(_) | Node::Var(_) => {}
            Node::Unary(_, _, a) | Node::Convert(_, _, a) => f(*a),
            Node::Eq(a, b) | Node::Binary(_, _, a, b) => {
                f(*a);
                f(*b);
            }
            Node::Ite(c, a, b) | Node::Decide(c, a, b) => {
                f(*c);
                f(*a);
                f(*b);
            }
        }
    }

    fn intern(&mut self, node: Node, sort: Sort) -> TermId {
        if let Some(&id) = self.index.get(&node) {
            return id;
        }
        let id = TermId(self.nodes.len() as u32);
        self.nodes.push(node.clone());
        self.sorts.push(sort);
        let mut local = false;
        self.operands(id, |o| local |= self.is_local(o));
        self.local.push(local);
        self.index.insert(node, id);
        id
    }
}
