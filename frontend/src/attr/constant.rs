//! Folding of constant expressions, exactly as Java computes them.

use crate::java::ast::{BinOp, Prim};
use crate::java::literal::Lit;

/// The value at an integral or floating type.
enum Num {
    Int(i64),
    Float(f64),
}

fn num(l: &Lit) -> Option<Num> {
    Some(match l {
        Lit::Int(i) => Num::Int(i64::from(*i)),
        Lit::Long(i) => Num::Int(*i),
        Lit::Char(c) => Num::Int(i64::from(*c)),
        Lit::Float(f) => Num::Float(f64::from(*f)),
        Lit::Double(d) => Num::Float(*d),
        _ => return None,
    })
}

/// Java's primitive conversion of a constant to `to`.
#[must_use]
pub fn convert(l: &Lit, to: Prim) -> Option<Lit> {
    if let Lit::Bool(_) = l {
        return (to == Prim::Bool).then(|| l.clone());
    }
    // A float goes to double exactly, so one path serves both.
    Some(match (num(l)?, to) {
        (Num::Int(i), Prim::Byte) => Lit::Int(i32::from(i as i8)),
        (Num::Int(i), Prim::Short) => Lit::Int(i32::from(i as i16)),
        (Num::Int(i), Prim::Char) => Lit::Char(i as u16),
        (Num::Int(i), Prim::Int) => Lit::Int(i as i32),
        (Num::Int(i), Prim::Long) => Lit::Long(i),
        (Num::Int(i), Prim::Float) => Lit::Float(i as f32),
        (Num::Int(i), Prim::Double) => Lit::Double(i as f64),
        (Num::Float(d), Prim::Byte) => Lit::Int(i32::from(d as i32 as i8)),
        (Num::Float(d), Prim::Short) => Lit::Int(i32::from(d as i32 as i16)),
        (Num::Float(d), Prim::Char) => Lit::Char(d as i32 as u16),
        (Num::Float(d), Prim::Int) => Lit::Int(d as i32),
        (Num::Float(d), Prim::Long) => Lit::Long(d as i64),
        (Num::Float(d), Prim::Float) => Lit::Float(d as f32),
        (Num::Float(d), Prim::Double) => Lit::Double(d),
        (_, Prim::Bool) => return None,
    })
}

/// The value of an `int`-like constant.
#[must_use]
pub fn int_value(l: &Lit) -> Option<i32> {
    match l {
        Lit::Int(i) => Some(*i),
        Lit::Char(c) => Some(i32::from(*c)),
        _ => None,
    }
}

/// Whether the constant is of an `int`-like type and its value fits into `to`.
#[must_use]
pub fn fits(l: &Lit, to: Prim) -> bool {
    let Some(v) = int_value(l) else { return false };
    match to {
        Prim::Byte => i8::try_from(v).is_ok(),
        Prim::Short => i16::try_from(v).is_ok(),
        Prim::Char => u16::try_from(v).is_ok(),
        Prim::Int => true,
        _ => false,
    }
}

/// Arithmetic negation at promoted type.
#[must_use]
pub fn neg(l: &Lit) -> Option<Lit> {
    Some(match l {
        Lit::Int(i) => Lit::Int(i.wrapping_neg()),
        Lit::Char(c) => Lit::Int(-i32::from(*c)),
        Lit::Long(i) => Lit::Long(i.wrapping_neg()),
        Lit::Float(f) => Lit::Float(-f),
        Lit::Double(d) => Lit::Double(-d),
        _ => return None,
    })
}

/// Bit complement at promoted type.
#[must_use]
pub fn bit_not(l: &Lit) -> Option<Lit> {
    Some(match l {
        Lit::Int(i) => Lit::Int(!i),
        Lit::Char(c) => Lit::Int(!i32::from(*c)),
        Lit::Long(i) => Lit::Long(!i),
        _ => return None,
    })
}

/// `a op b`, both at type `at` (shift counts at `int`). `None` if it is no constant (division by zero).
#[must_use]
pub fn binary(op: BinOp, at: Prim, a: &Lit, b: &Lit) -> Option<Lit> {
    use BinOp as B;
    let is_shift = matches!(op, B::Shl | B::Shr | B::Ushr);
    let (a, b) = (convert(a, at)?, convert(b, if is_shift { Prim::Int } else { at })?);
    Some(match (a, b) {
        (Lit::Bool(a), Lit::Bool(b)) => Lit::Bool(match op {
            B::And | B::AndAnd => a & b,
            B::Or | B::OrOr => a | b,
            B::Xor | B::Ne => a ^ b,
            B::Eq => a == b,
            _ => return None,
        }),
        (Lit::Int(a), Lit::Int(b)) => match op {
            B::Add => Lit::Int(a.wrapping_add(b)),
            B::Sub => Lit::Int(a.wrapping_sub(b)),
            B::Mul => Lit::Int(a.wrapping_mul(b)),
            B::Div if b != 0 => Lit::Int(a.wrapping_div(b)),
            B::Rem if b != 0 => Lit::Int(a.wrapping_rem(b)),
            B::Shl => Lit::Int(a.wrapping_shl(b as u32)),
            B::Shr => Lit::Int(a.wrapping_shr(b as u32)),
            B::Ushr => Lit::Int((a as u32).wrapping_shr(b as u32) as i32),
            B::And => Lit::Int(a & b),
            B::Or => Lit::Int(a | b),
            B::Xor => Lit::Int(a ^ b),
            _ => Lit::Bool(compare(op, &a, &b)?),
        },
        (Lit::Long(a), Lit::Int(b)) if is_shift => match op {
            B::Shl => Lit::Long(a.wrapping_shl(b as u32)),
            B::Shr => Lit::Long(a.wrapping_shr(b as u32)),
            _ => Lit::Long((a as u64).wrapping_shr(b as u32) as i64),
        },
        (Lit::Long(a), Lit::Long(b)) => match op {
            B::Add => Lit::Long(a.wrapping_add(b)),
            B::Sub => Lit::Long(a.wrapping_sub(b)),
            B::Mul => Lit::Long(a.wrapping_mul(b)),
            B::Div if b != 0 => Lit::Long(a.wrapping_div(b)),
            B::Rem if b != 0 => Lit::Long(a.wrapping_rem(b)),
            B::And => Lit::Long(a & b),
            B::Or => Lit::Long(a | b),
            B::Xor => Lit::Long(a ^ b),
            _ => Lit::Bool(compare(op, &a, &b)?),
        },
        (Lit::Float(a), Lit::Float(b)) => match op {
            B::Add => Lit::Float(a + b),
            B::Sub => Lit::Float(a - b),
            B::Mul => Lit::Float(a * b),
            B::Div => Lit::Float(a / b),
            B::Rem => Lit::Float(a % b),
            _ => Lit::Bool(compare(op, &a, &b)?),
        },
        (Lit::Double(a), Lit::Double(b)) => match op {
            B::Add => Lit::Double(a + b),
            B::Sub => Lit::Double(a - b),
            B::Mul => Lit::Double(a * b),
            B::Div => Lit::Double(a / b),
            B::Rem => Lit::Double(a % b),
            _ => Lit::Bool(compare(op, &a, &b)?),
        },
        _ => return None,
    })
}

fn compare<T: PartialOrd>(op: BinOp, a: &T, b: &T) -> Option<bool> {
    Some(match op {
        BinOp::Lt => a < b,
        BinOp::Le => a <= b,
        BinOp::Gt => a > b,
        BinOp::Ge => a >= b,
        BinOp::Eq => a == b,
        BinOp::Ne => a != b,
        _ => return None,
    })
}

/// The text a constant has in a concatenation.
#[must_use]
pub fn text(l: &Lit) -> Option<Vec<u16>> {
    use scoville_ir::pure::{PureFn, PureValue, eval};
    let (f, v) = match l {
        Lit::Str(s) => return Some(s.clone()),
        Lit::Char(c) => return Some(vec![*c]),
        Lit::Bool(b) => (PureFn::StrOfBool, PureValue::Bool(*b)),
        Lit::Int(i) => (PureFn::StrOfInt, PureValue::Int(*i)),
        Lit::Long(i) => (PureFn::StrOfLong, PureValue::Long(*i)),
        Lit::Float(x) => (PureFn::StrOfFloat, PureValue::Float(*x)),
        Lit::Double(x) => (PureFn::StrOfDouble, PureValue::Double(*x)),
        Lit::Null => return None,
    };
    match eval(f, &[v]) {
        Ok(PureValue::Str(s)) => Some(s.encode_utf16().collect()),
        _ => None,
    }
}
