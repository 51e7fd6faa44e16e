//! Values of the unroller: concrete ones in place, everything else as a term.

use crate::term::{Constant, TermId, Terms};
use scoville_ir::types::{Const, Prim};

/// A value. `byte`, `short`, `char`, `int` are `Int`; a reference is an object number, 0 for null.
#[derive(Clone, Copy, Debug)]
pub enum Value {
    /// boolean
    Bool(bool),
    /// up to 32 bits
    Int(i32),
    /// long
    Long(i64),
    /// float
    Float(f32),
    /// double
    Double(f64),
    /// object number
    Ref(u32),
    /// symbolic
    Term(TermId),
}

impl Value {
    /// Null.
    pub const NULL: Value = Value::Ref(0);

    /// Default value of a primitive type.
    pub fn zero(prim: Prim) -> Value {
        match prim {
            Prim::Bool => Value::Bool(false),
            Prim::Long => Value::Long(0),
            Prim::Float => Value::Float(0.0),
            Prim::Double => Value::Double(0.0),
            _ => Value::Int(0),
        }
    }

    /// The same bits: identity, not Java's `==` on floats.
    pub fn same(self, other: Value) -> bool {
        match (self, other) {
            (Value::Bool(a), Value::Bool(b)) => a == b,
            (Value::Int(a), Value::Int(b)) => a == b,
            (Value::Long(a), Value::Long(b)) => a == b,
            (Value::Float(a), Value::Float(b)) => a.to_bits() == b.to_bits(),
            (Value::Double(a), Value::Double(b)) => a.to_bits() == b.to_bits(),
            (Value::Ref(a), Value::Ref(b)) => a == b,
            (Value::Term(a), Value::Term(b)) => a == b,
            _ => false,
        }
    }

    /// As a term.
    pub fn term(self, terms: &mut Terms) -> TermId {
        let constant = match self {
            Value::Bool(b) => return terms.bool(b),
            Value::Term(t) => return t,
            Value::Int(v) => Constant::Int(v),
            Value::Long(v) => Constant::Long(v),
            Value::Float(v) => Constant::Float(v.to_bits()),
            Value::Double(v) => Constant::Double(v.to_bits()),
            Value::Ref(v) => Constant::Ref(v),
        };
        terms.constant(constant)
    }

    /// A term as a value, concrete if it is a constant.
    pub fn of(t: TermId, terms: &Terms) -> Value {
        if let Some(b) = terms.as_bool(t) {
            return Value::Bool(b);
        }
        match terms.as_const(t) {
            Some(Constant::Int(v)) => Value::Int(v),
            Some(Constant::Long(v)) => Value::Long(v),
            Some(Constant::Float(b)) => Value::Float(f32::from_bits(b)),
            Some(Constant::Double(b)) => Value::Double(f64::from_bits(b)),
            Some(Constant::Ref(v)) => Value::Ref(v),
            None => Value::Term(t),
        }
    }

    /// `if cond then a else b`.
    pub fn ite(cond: TermId, a: Value, b: Value, terms: &mut Terms) -> Value {
        if a.same(b) || cond == TermId::TRUE {
            return a;
        }
        if cond == TermId::FALSE {
            return b;
        }
        let (x, y) = (a.term(terms), b.term(terms));
        if terms.sort(x) != terms.sort(y) {
            // Dead locals of different type at a join: nobody reads them.
            return a;
        }
        let t = terms.ite(cond, x, y);
        Value::of(t, terms)
    }

    /// The value of a constant that is no string.
    pub fn of_const(c: &Const) -> Value {
        match c {
            Const::Null | Const::Str(_) => Value::NULL,
            Const::Bool(b) => Value::Bool(*b),
            Const::Int(v) => Value::Int(*v),
            Const::Long(v) => Value::Long(*v),
            Const::Float(v) => Value::Float(*v),
            Const::Double(v) => Value::Double(*v),
        }
    }
}
