//! Values of terms under an assignment: how a model is read back.

use super::{Constant, Node, TermId, Terms, VarId, convert_const, fold_binary, fold_compare};
use rustc_hash::FxHashMap;
use scoville_ir::stmt::UnOp;

/// A value: a truth value or a constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// Of sort Bool.
    Bool(bool),
    /// Of any other sort.
    Const(Constant),
}

/// Evaluates terms under an assignment of variables, with a memo.
pub struct Evaluator<'a> {
    terms: &'a Terms,
    assignment: &'a dyn Fn(VarId) -> Option<Value>,
    memo: FxHashMap<TermId, Option<Value>>,
}

impl<'a> Evaluator<'a> {
    /// An evaluator over one assignment; variables it does not know make a term undefined unless another operand
    /// decides it.
    #[must_use]
    pub fn new(terms: &'a Terms, assignment: &'a dyn Fn(VarId) -> Option<Value>) -> Self {
        Evaluator { terms, assignment, memo: FxHashMap::default() }
    }

    /// The truth of a guard, if defined.
    pub fn truth(&mut self, t: TermId) -> Option<bool> {
        match self.value(t) {
            Some(Value::Bool(b)) => Some(b),
            _ => None,
        }
    }

    /// The value of a term, if defined.
    pub fn value(&mut self, root: TermId) -> Option<Value> {
        // Operands have smaller ids; an explicit stack keeps deep terms off the call stack.
        let mut stack = vec![(root, false)];
        while let Some((t, ready)) = stack.pop() {
            if self.memo.contains_key(&t) {
                continue;
            }
            if ready {
                let v = self.combine(t);
                self.memo.insert(t, v);
            } else {
                stack.push((t, true));
                self.terms.operands(t, |o| stack.push((o, false)));
            }
        }
        self.memo.get(&root).copied().flatten()
    }

    fn known(&self, t: TermId) -> Option<Value> {
        self.memo.get(&t).copied().flatten()
    }

    fn known_bool(&self, t: TermId) -> Option<bool> {
        match self.known(t) {
            Some(Value::Bool(b)) => Some(b),
            _ => None,
        }
    }

    fn known_const(&self, t: TermId) -> Option<Constant> {
        match self.known(t) {
            Some(Value::Const(c)) => Some(c),
            _ => None,
        }
    }

    fn combine(&self, t: TermId) -> Option<Value> {
        Some(match self.terms.node(t) {
            Node::True => Value::Bool(true),
            Node::False => Value::Bool(false),
            Node::Const(c) => Value::Const(*c),
            Node::Var(v) => return (self.assignment)(*v),
            Node::Decide(c, a, b) => match self.known_bool(*c) {
                Some(true) => return self.known(*a),
                Some(false) => return self.known(*b),
                // Undefined atoms do not matter where both sides agree.
                None => match (self.known_bool(*a), self.known_bool(*b)) {
                    (Some(x), Some(y)) if x == y => Value::Bool(x),
                    _ => return None,
                },
            },
            Node::Ite(c, a, b) => return if self.known_bool(*c)? { self.known(*a) } else { self.known(*b) },
            Node::Eq(a, b) => Value::Bool(self.known_const(*a)? == self.known_const(*b)?),
            Node::Binary(op, _, a, b) => {
                let (x, y) = (self.known_const(*a)?, self.known_const(*b)?);
                match fold_compare(*op, x, y) {
                    Some(r) => Value::Bool(r),
                    None => Value::Const(fold_binary(*op, x, y)?),
                }
            }
            Node::Unary(UnOp::Not, _, a) => Value::Bool(!self.known_bool(*a)?),
            Node::Unary(UnOp::Neg, _, a) => Value::Const(match self.known_const(*a)? {
                Constant::Int(v) => Constant::Int(v.wrapping_neg()),
                Constant::Long(v) => Constant::Long(v.wrapping_neg()),
                Constant::Float(b) => Constant::Float((-f32::from_bits(b)).to_bits()),
                Constant::Double(b) => Constant::Double((-f64::from_bits(b)).to_bits()),
                Constant::Ref(_) => return None,
            }),
            Node::Convert(_, to, a) => Value::Const(convert_const(*to, self.known_const(*a)?)?),
        })
    }
}
