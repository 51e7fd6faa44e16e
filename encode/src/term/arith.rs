//! Java's arithmetic on constants, as the unroller and the simplifier need it.

use super::Constant;
use scoville_ir::stmt::BinOp;
use scoville_ir::types::Prim;

/// The result of an arithmetic operator at `Int`, `Long`, `Float` or `Double`; `None` for an integral division by
/// zero, for a comparison, and for operands of other sorts.
#[must_use]
pub fn fold_binary(op: BinOp, a: Constant, b: Constant) -> Option<Constant> {
    use BinOp as B;
    Some(match (a, b) {
        (Constant::Int(x), Constant::Int(y)) => Constant::Int(match op {
            B::Add => x.wrapping_add(y),
            B::Sub => x.wrapping_sub(y),
            B::Mul => x.wrapping_mul(y),
            B::Div if y != 0 => x.wrapping_div(y),
            B::Rem if y != 0 => x.wrapping_rem(y),
            B::Shl => x.wrapping_shl(y as u32),
            B::Shr => x.wrapping_shr(y as u32),
            B::Ushr => (x as u32).wrapping_shr(y as u32) as i32,
            B::And => x & y,
            B::Or => x | y,
            B::Xor => x ^ y,
            _ => return None,
        }),
        (Constant::Long(x), Constant::Int(y)) => Constant::Long(match op {
            B::Shl => x.wrapping_shl(y as u32),
            B::Shr => x.wrapping_shr(y as u32),
            B::Ushr => (x as u64).wrapping_shr(y as u32) as i64,
            _ => return None,
        }),
        (Constant::Long(x), Constant::Long(y)) => Constant::Long(match op {
            B::Add => x.wrapping_add(y),
            B::Sub => x.wrapping_sub(y),
            B::Mul => x.wrapping_mul(y),
            B::Div if y != 0 => x.wrapping_div(y),
            B::Rem if y != 0 => x.wrapping_rem(y),
            B::And => x & y,
            B::Or => x | y,
            B::Xor => x ^ y,
            _ => return None,
        }),
        (Constant::Float(x), Constant::Float(y)) => {
            let (x, y) = (f32::from_bits(x), f32::from_bits(y));
            Constant::Float(
                match op {
                    B::Add => x + y,
                    B::Sub => x - y,
                    B::Mul => x * y,
                    B::Div => x / y,
                    B::Rem => x % y,
                    _ => return None,
                }
                .to_bits(),
            )
        }
        (Constant::Double(x), Constant::Double(y)) => {
            let (x, y) = (f64::from_bits(x), f64::from_bits(y));
            Constant::Double(
                match op {
                    B::Add => x + y,
                    B::Sub => x - y,
                    B::Mul => x * y,
                    B::Div => x / y,
                    B::Rem => x % y,
                    _ => return None,
                }
                .to_bits(),
            )
        }
        _ => return None,
    })
}

/// The result of a comparison of two constants of one sort; `None` for other operators and for mixed sorts.
#[must_use]
pub fn fold_compare(op: BinOp, a: Constant, b: Constant) -> Option<bool> {
    fn by<T: PartialOrd>(op: BinOp, x: T, y: T) -> Option<bool> {
        Some(match op {
            BinOp::Lt => x < y,
            BinOp::Le => x <= y,
            BinOp::Gt => x > y,
            BinOp::Ge => x >= y,
            BinOp::Eq => x == y,
            BinOp::Ne => x != y,
            _ => return None,
        })
    }
    match (a, b) {
        (Constant::Int(x), Constant::Int(y)) => by(op, x, y),
        (Constant::Long(x), Constant::Long(y)) => by(op, x, y),
        (Constant::Float(x), Constant::Float(y)) => by(op, f32::from_bits(x), f32::from_bits(y)),
        (Constant::Double(x), Constant::Double(y)) => by(op, f64::from_bits(x), f64::from_bits(y)),
        (Constant::Ref(x), Constant::Ref(y)) => by(op, x, y),
        _ => None,
    }
}

/// Java's conversion of a numeric constant to `to`. `None` for references and booleans.
#[must_use]
pub fn convert_const(to: Prim, c: Constant) -> Option<Constant> {
    // Rust's float-to-int casts saturate and send NaN to zero, as Java's do.
    let int = |v: i32| match to {
        Prim::Byte => i32::from(v as i8),
        Prim::Short => i32::from(v as i16),
        Prim::Char => i32::from(v as u16),
        _ => v,
    };
    let narrow = matches!(to, Prim::Byte | Prim::Short | Prim::Char | Prim::Int);
    Some(match c {
        Constant::Int(v) => match to {
            Prim::Long => Constant::Long(i64::from(v)),
            Prim::Float => Constant::Float((v as f32).to_bits()),
            Prim::Double => Constant::Double(f64::from(v).to_bits()),
            Prim::Bool => return None,
            _ => Constant::Int(int(v)),
        },
        Constant::Long(v) => match to {
            Prim::Long => c,
            Prim::Float => Constant::Float((v as f32).to_bits()),
            Prim::Double => Constant::Double((v as f64).to_bits()),
            _ if narrow => Constant::Int(int(v as i32)),
            _ => return None,
        },
        Constant::Float(b) => {
            let v = f32::from_bits(b);
            match to {
                Prim::Long => Constant::Long(v as i64),
                Prim::Float => c,
                Prim::Double => Constant::Double(f64::from(v).to_bits()),
                _ if narrow => Constant::Int(int(v as i32)),
                _ => return None,
            }
        }
        Constant::Double(b) => {
            let v = f64::from_bits(b);
            match to {
                Prim::Long => Constant::Long(v as i64),
                Prim::Float => Constant::Float((v as f32).to_bits()),
                Prim::Double => c,
                _ if narrow => Constant::Int(int(v as i32)),
                _ => return None,
            }
        }
        Constant::Ref(_) => return None,
    })
}
