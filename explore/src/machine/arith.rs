//! Java's arithmetic on values.

use super::value::Value;
use scoville_ir::stmt::{BinOp, UnOp};
use scoville_ir::types::Prim;

/// `op a` at type `prim`.
#[must_use]
pub fn unary(op: UnOp, prim: Prim, a: Value) -> Value {
    match (op, prim) {
        (UnOp::Not, _) => Value::Bool(!a.truth()),
        (UnOp::Neg, Prim::Long) => Value::Long(a.long().wrapping_neg()),
        (UnOp::Neg, Prim::Float) => Value::Float(-a.float()),
        (UnOp::Neg, Prim::Double) => Value::Double(-a.double()),
        (UnOp::Neg, _) => Value::Int(a.int().wrapping_neg()),
    }
}

/// `a op b` at type `prim`; `None` for an integral division by zero.
#[must_use]
pub fn binary(op: BinOp, prim: Prim, a: Value, b: Value) -> Option<Value> {
    match prim {
        Prim::Bool => Some(on_bool(op, a.truth(), b.truth())),
        Prim::Long => on_long(op, a.long(), b),
        Prim::Float => Some(on_float(op, a.float(), b.float())),
        Prim::Double => Some(on_double(op, a.double(), b.double())),
        Prim::Byte | Prim::Short | Prim::Char | Prim::Int => on_int(op, a.int(), b.int()),
    }
}

fn on_bool(op: BinOp, a: bool, b: bool) -> Value {
    Value::Bool(match op {
        BinOp::And => a & b,
        BinOp::Or => a | b,
        BinOp::Xor | BinOp::Ne => a != b,
        BinOp::Eq => a == b,
        _ => false,
    })
}

fn on_int(op: BinOp, a: i32, b: i32) -> Option<Value> {
    let count = b as u32 & 31;
    Some(match op {
        BinOp::Add => Value::Int(a.wrapping_add(b)),
        BinOp::Sub => Value::Int(a.wrapping_sub(b)),
        BinOp::Mul => Value::Int(a.wrapping_mul(b)),
        BinOp::Div | BinOp::Rem if b == 0 => return None,
        BinOp::Div => Value::Int(a.wrapping_div(b)),
        BinOp::Rem => Value::Int(a.wrapping_rem(b)),
        BinOp::Shl => Value::Int(a << count),
        BinOp::Shr => Value::Int(a >> count),
        BinOp::Ushr => Value::Int((a as u32 >> count) as i32),
        BinOp::And => Value::Int(a & b),
        BinOp::Or => Value::Int(a | b),
        BinOp::Xor => Value::Int(a ^ b),
        BinOp::Lt => Value::Bool(a < b),
        BinOp::Le => Value::Bool(a <= b),
        BinOp::Gt => Value::Bool(a > b),
        BinOp::Ge => Value::Bool(a >= b),
        BinOp::Eq => Value::Bool(a == b),
        BinOp::Ne => Value::Bool(a != b),
    })
}

fn on_long(op: BinOp, a: i64, right: Value) -> Option<Value> {
    let b = right.long();
    let count = b as u32 & 63;
    Some(match op {
        BinOp::Add => Value::Long(a.wrapping_add(b)),
        BinOp::Sub => Value::Long(a.wrapping_sub(b)),
        BinOp::Mul => Value::Long(a.wrapping_mul(b)),
        BinOp::Div | BinOp::Rem if b == 0 => return None,
        BinOp::Div => Value::Long(a.wrapping_div(b)),
        BinOp::Rem => Value::Long(a.wrapping_rem(b)),
        BinOp::Shl => Value::Long(a << count),
        BinOp::Shr => Value::Long(a >> count),
        BinOp::Ushr => Value::Long((a as u64 >> count) as i64),
        BinOp::And => Value::Long(a & b),
        BinOp::Or => Value::Long(a | b),
        BinOp::Xor => Value::Long(a ^ b),
        BinOp::Lt => Value::Bool(a < b),
        BinOp::Le => Value::Bool(a <= b),
        BinOp::Gt => Value::Bool(a > b),
        BinOp::Ge => Value::Bool(a >= b),
        BinOp::Eq => Value::Bool(a == b),
        BinOp::Ne => Value::Bool(a != b),
    })
}

macro_rules! floating {
    ($name:ident, $t:ty, $wrap:path) => {
        fn $name(op: BinOp, a: $t, b: $t) -> Value {
            match op {
                BinOp::Add => $wrap(a + b),
                BinOp::Sub => $wrap(a - b),
                BinOp::Mul => $wrap(a * b),
                BinOp::Div => $wrap(a / b),
                BinOp::Rem => $wrap(a % b),
                BinOp::Lt => Value::Bool(a < b),
                BinOp::Le => Value::Bool(a <= b),
                BinOp::Gt => Value::Bool(a > b),
                BinOp::Ge => Value::Bool(a >= b),
                BinOp::Eq => Value::Bool(a == b),
                BinOp::Ne => Value::Bool(a != b),
                BinOp::Shl | BinOp::Shr | BinOp::Ushr | BinOp::And | BinOp::Or | BinOp::Xor => $wrap(<$t>::NAN),
            }
        }
    };
}
floating!(on_float, f32, Value::Float);
floating!(on_double, f64, Value::Double);

/// Java's conversion of primitives. Floating to integral saturates, NaN becomes 0; narrower ones go through `int`.
#[must_use]
pub fn convert(from: Prim, to: Prim, v: Value) -> Value {
    match to {
        Prim::Bool => v,
        Prim::Float => Value::Float(match from {
            Prim::Double => v.double() as f32,
            Prim::Float => v.float(),
            _ => v.long() as f32,
        }),
        Prim::Double => Value::Double(match from {
            Prim::Float | Prim::Double => v.double(),
            _ => v.long() as f64,
        }),
        Prim::Long => Value::Long(match from {
            Prim::Float => v.float() as i64,
            Prim::Double => v.double() as i64,
            _ => v.long(),
        }),
        Prim::Byte | Prim::Short | Prim::Char | Prim::Int => {
            let wide = match from {
                Prim::Float => v.float() as i32,
                Prim::Double => v.double() as i32,
                _ => v.long() as i32,
            };
            Value::Int(narrow(to, wide))
        }
    }
}

/// The value of an `int` cut to a narrower type.
#[must_use]
pub fn narrow(to: Prim, i: i32) -> i32 {
    match to {
        Prim::Byte => i32::from(i as i8),
        Prim::Short => i32::from(i as i16),
        Prim::Char => i32::from(i as u16),
        _ => i,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn int(op: BinOp, a: i32, b: i32) -> Option<Value> {
        binary(op, Prim::Int, Value::Int(a), Value::Int(b))
    }

    #[test]
    fn integers_wrap_as_in_java() {
        assert_eq!(int(BinOp::Add, i32::MAX, 1), Some(Value::Int(i32::MIN)));
        assert_eq!(int(BinOp::Div, i32::MIN, -1), Some(Value::Int(i32::MIN)));
        assert_eq!(int(BinOp::Rem, i32::MIN, -1), Some(Value::Int(0)));
        assert_eq!(int(BinOp::Rem, -7, 3), Some(Value::Int(-1)));
        assert_eq!(int(BinOp::Div, 1, 0), None);
        assert_eq!(int(BinOp::Shl, 1, 33), Some(Value::Int(2)));
        assert_eq!(int(BinOp::Ushr, -1, 28), Some(Value::Int(15)));
        let shifted = binary(BinOp::Ushr, Prim::Long, Value::Long(-1), Value::Int(60));
        assert_eq!(shifted, Some(Value::Long(15)));
    }

    #[test]
    fn conversions_saturate_and_narrow() {
        let to = |from, to, v| convert(from, to, v);
        assert_eq!(to(Prim::Double, Prim::Int, Value::Double(1e20)), Value::Int(i32::MAX));
        assert_eq!(to(Prim::Double, Prim::Int, Value::Double(f64::NAN)), Value::Int(0));
        assert_eq!(to(Prim::Double, Prim::Byte, Value::Double(300.0)), Value::Int(44));
        assert_eq!(to(Prim::Int, Prim::Char, Value::Int(-1)), Value::Int(0xffff));
        assert_eq!(to(Prim::Long, Prim::Int, Value::Long(1 << 32)), Value::Int(0));
        assert_eq!(to(Prim::Long, Prim::Float, Value::Long(16_777_217)), Value::Float(16_777_216.0));
    }

    #[test]
    fn floats_follow_ieee() {
        let d = |op, a, b| binary(op, Prim::Double, Value::Double(a), Value::Double(b));
        assert_eq!(d(BinOp::Div, 1.0, 0.0), Some(Value::Double(f64::INFINITY)));
        assert_eq!(d(BinOp::Eq, f64::NAN, f64::NAN), Some(Value::Bool(false)));
        assert_eq!(d(BinOp::Ne, f64::NAN, f64::NAN), Some(Value::Bool(true)));
        assert_eq!(d(BinOp::Rem, -5.5, 2.0), Some(Value::Double(-1.5)));
    }
}
