//! Library functions on numbers and strings: no effects, no shared memory, the same result in every schedule.
//!
//! Both engines call [`eval`] on concrete arguments; it belongs to the common base that the conformance suite checks
//! against Java, like the front end and the library models.

use crate::decimal::{Decimal, of_double, of_float, round_up};
use crate::fdlibm;
use crate::near;
use crate::roots;
use crate::unicode::{self, is_space};
use std::sync::Arc;

/// A concrete argument or result.
#[derive(Clone, Debug, PartialEq)]
pub enum PureValue {
    /// Null reference (only where a string is expected).
    Null,
    /// boolean
    Bool(bool),
    /// byte, short, char, int
    Int(i32),
    /// long
    Long(i64),
    /// float
    Float(f32),
    /// double
    Double(f64),
    /// Text of a `String`.
    Str(Arc<str>),
}

/// Greatest length of a text in bytes; Java has no such limit below 2 GB, and no program under verification needs more.
pub const MOST_TEXT: usize = 1 << 26;

/// Why a function faults: which exception it raises, with its message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PureFault {
    /// `NullPointerException`
    Null,
    /// `StringIndexOutOfBoundsException`
    StringIndex(String),
    /// `NumberFormatException`
    NumberFormat(String),
    /// The text would be longer than [`MOST_TEXT`].
    TooLong,
    /// The program does what the library models do not describe.
    Unsupported(String),
    /// The text would hold half of a surrogate pair, which texts here cannot.
    Surrogate,
}

macro_rules! functions {
    ($($(#[$doc:meta])* $name:ident = $text:literal),* $(,)?) => {
        /// The functions, with argument and result types after the arrow of each line.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum PureFn { $($(#[$doc])* $name),* }
        impl PureFn {
            /// Name in printed IR and for the intrinsics of library models.
            #[must_use]
            pub fn name(self) -> &'static str {
                match self { $(PureFn::$name => $text),* }
            }
            /// The function with this name.
            #[must_use]
            pub fn by_name(name: &str) -> Option<PureFn> {
                match name { $($text => Some(PureFn::$name),)* _ => None }
            }
        }
    };
}

functions! {
    /// double -> double
    Sqrt = "sqrt",
    /// double -> double
    Cbrt = "cbrt",
    /// double -> double
    Sin = "sin",
    /// double -> double, as fdlibm does it
    StrictSin = "strictSin",
    /// double -> double
    Cos = "cos",
    /// double -> double, as fdlibm does it
    StrictCos = "strictCos",
    /// double -> double
    Tan = "tan",
    /// double -> double, as fdlibm does it
    StrictTan = "strictTan",
    /// double -> double
    Asin = "asin",
    /// double -> double
    Acos = "acos",
    /// double -> double
    Atan = "atan",
    /// double, double -> double
    Atan2 = "atan2",
    /// double -> double
    Sinh = "sinh",
    /// double -> double
    Cosh = "cosh",
    /// double -> double
    Tanh = "tanh",
    /// double -> double
    Exp = "exp",
    /// double -> double, as fdlibm does it
    StrictExp = "strictExp",
    /// double -> double
    Log = "log",
    /// double -> double, as fdlibm does it
    StrictLog = "strictLog",
    /// double -> double
    Log10 = "log10",
    /// double -> double, as fdlibm does it
    StrictLog10 = "strictLog10",
    /// double -> double
    Log1p = "log1p",
    /// double -> double
    Expm1 = "expm1",
    /// double, double -> double, as IEEE 754 defines it
    Remainder = "remainder",
    /// double, double, double -> double
    Fma = "fma",
    /// float, float, float -> float
    FmaFloat = "fmaFloat",
    /// double, double -> double
    Pow = "pow",
    /// double, double -> double, as fdlibm does it
    StrictPow = "strictPow",
    /// double, double -> double
    Hypot = "hypot",
    /// double -> double
    Floor = "floor",
    /// double -> double
    Ceil = "ceil",
    /// double -> double
    Rint = "rint",
    /// double -> long, raw bits with one NaN
    DoubleBits = "doubleToLongBits",
    /// long -> double
    BitsDouble = "longBitsToDouble",
    /// float -> int
    FloatBits = "floatToIntBits",
    /// int -> float
    BitsFloat = "intBitsToFloat",
    /// boolean -> String
    StrOfBool = "stringOfBoolean",
    /// char -> String
    StrOfChar = "stringOfChar",
    /// int -> String of this code point, which is one
    StrOfCodePoint = "stringOfCodePoint",
    /// int -> String
    StrOfInt = "stringOfInt",
    /// long -> String
    StrOfLong = "stringOfLong",
    /// float -> String
    StrOfFloat = "stringOfFloat",
    /// double -> String
    StrOfDouble = "stringOfDouble",
    /// int value, int radix -> String
    StrOfIntRadix = "stringOfIntRadix",
    /// long value, int radix -> String
    StrOfLongRadix = "stringOfLongRadix",
    /// double value, int digits -> String, as `%.nf`
    StrOfFixed = "stringOfFixed",
    /// double value, int digits -> String, as `%.ne`
    StrOfScientific = "stringOfScientific",
    /// String, int radix -> int; NumberFormatException
    ParseInt = "parseInt",
    /// String, int radix -> long; NumberFormatException
    ParseLong = "parseLong",
    /// String -> double; NumberFormatException
    ParseDouble = "parseDouble",
    /// String -> float; NumberFormatException
    ParseFloat = "parseFloat",
    /// String or null, String or null -> String; null reads "null"
    StrConcat = "concat",
    /// always faults: what its text says is not supported
    Unsupported = "unsupported",
    /// String -> boolean, whether the text is not known: never of a known one
    StrUnknown = "isUnknown",
    /// String -> int, in UTF-16 units
    StrLength = "stringLength",
    /// String, int -> char; StringIndexOutOfBoundsException
    StrCharAt = "charAt",
    /// String, int begin, int end -> String; StringIndexOutOfBoundsException
    StrSubstring = "substring",
    /// String, String or null -> boolean
    StrEquals = "stringEquals",
    /// String, String or null -> boolean
    StrEqualsIgnoreCase = "equalsIgnoreCase",
    /// String, String -> int
    StrCompare = "compareStrings",
    /// String -> int
    StrHash = "stringHash",
    /// String, String, int from -> int
    StrIndexOf = "indexOf",
    /// String, String -> boolean
    StrContains = "contains",
    /// String, String, int from -> int
    StrLastIndexOf = "lastIndexOf",
    /// String, String prefix, int from -> boolean
    StrStartsWith = "startsWith",
    /// String, String, String -> String, all literal occurrences
    StrReplace = "replace",
    /// String -> String
    StrUpper = "toUpperCase",
    /// String -> String
    StrLower = "toLowerCase",
    /// String -> String
    StrTrim = "trim",
    /// String, boolean leading, boolean trailing -> String without white space at these ends
    StrStrip = "strip",
    /// String -> String, the one that all equal constants are
    StrIntern = "intern",
    /// int -> boolean
    CharIsLetter = "isLetter",
    /// int -> boolean
    CharIsAlphabetic = "isAlphabetic",
    /// int -> int, the value of a decimal digit or -1
    CharDecimal = "decimal",
    /// int -> boolean
    CharIsDigit = "isDigit",
    /// int -> boolean
    CharIsSpace = "isWhitespace",
    /// int -> boolean
    CharIsUpper = "isUpperCase",
    /// int -> boolean
    CharIsLower = "isLowerCase",
    /// int -> int
    CharUpper = "charToUpperCase",
    /// int -> int
    CharLower = "charToLowerCase",
}

/// Whether the text that `f` yields for these arguments is the one of a literal in Java's library, and not a new object:
/// `String.intern`, and `toString` of truth values and of the floating-point numbers that have names (as in OpenJDK).
pub fn is_interned(f: PureFn, args: &[PureValue]) -> bool {
    match (f, args) {
        (PureFn::StrIntern | PureFn::StrOfBool, _) => true,
        (PureFn::StrOfFloat, [PureValue::Float(x)]) => !x.is_finite(),
        (PureFn::StrOfDouble, [PureValue::Double(x)]) => !x.is_finite(),
        _ => false,
    }
}

/// Applies `f`. Arguments of other types than documented cannot come from a front end and yield `PureFault::Null`.
///
/// # Errors
/// The exception that the library function raises.
pub fn eval(f: PureFn, args: &[PureValue]) -> Result<PureValue, PureFault> {
    use PureFn as F;
    use PureValue as V;
    let double = |f: fn(f64) -> f64| match args {
        [V::Double(a)] => Ok(V::Double(f(*a))),
        _ => Err(PureFault::Null),
    };
    let double2 = |f: fn(f64, f64) -> f64| match args {
        [V::Double(a), V::Double(b)] => Ok(V::Double(f(*a, *b))),
        _ => Err(PureFault::Null),
    };
    let text = |s: String| Ok(V::Str(s.into()));
    if let Some(result) = crate::open::result(f, args) {
        return result;
    }
    match f {
        F::Sqrt => double(f64::sqrt),
        F::Cbrt => double(roots::cbrt),
        F::Sin => double(near::sin),
        F::StrictSin => double(libm::sin),
        F::Cos => double(near::cos),
        F::StrictCos => double(libm::cos),
        F::Tan => double(near::tan),
        F::StrictTan => double(libm::tan),
        F::Asin => double(libm::asin),
        F::Acos => double(libm::acos),
        F::Atan => double(libm::atan),
        F::Atan2 => double2(libm::atan2),
        F::Sinh => double(libm::sinh),
        F::Cosh => double(fdlibm::cosh),
        F::Tanh => double(fdlibm::tanh),
        F::Exp => double(near::exp),
        F::StrictExp => double(libm::exp),
        F::Log => double(near::log),
        F::StrictLog => double(fdlibm::log),
        F::Log10 => double(|x| near::log10(x, java_log10)),
        F::StrictLog10 => double(java_log10),
        F::Log1p => double(libm::log1p),
        F::Expm1 => double(libm::expm1),
        F::Remainder => double2(libm::remainder),
        F::Fma => match args {
            [V::Double(a), V::Double(b), V::Double(c)] => Ok(V::Double(a.mul_add(*b, *c))),
            _ => Err(PureFault::Null),
        },
        F::FmaFloat => match args {
            [V::Float(a), V::Float(b), V::Float(c)] => Ok(V::Float(a.mul_add(*b, *c))),
            _ => Err(PureFault::Null),
        },
        F::Pow => double2(|a, b| near::pow(a, b, java_pow)),
        F::StrictPow => double2(java_pow),
        F::Hypot => double2(roots::hypot),
        F::Floor => double(f64::floor),
        F::Ceil => double(f64::ceil),
        F::Rint => double(f64::round_ties_even),
        F::DoubleBits => match args {
            [V::Double(a)] => Ok(V::Long(if a.is_nan() { 0x7ff8_0000_0000_0000 } else { a.to_bits() as i64 })),
            _ => Err(PureFault::Null),
        },
        F::BitsDouble => match args {
            [V::Long(a)] => Ok(V::Double(f64::from_bits(*a as u64))),
            _ => Err(PureFault::Null),
        },
        F::FloatBits => match args {
            [V::Float(a)] => Ok(V::Int(if a.is_nan() { 0x7fc0_0000 } else { a.to_bits() as i32 })),
            _ => Err(PureFault::Null),
        },
        F::BitsFloat => match args {
            [V::Int(a)] => Ok(V::Float(f32::from_bits(*a as u32))),
            _ => Err(PureFault::Null),
        },
        F::StrOfBool => match args {
            [V::Bool(b)] => text(b.to_string()),
            _ => Err(PureFault::Null),
        },
        F::StrOfChar => match args {
            [V::Int(c)] => text(from_units(&[*c as u16])?),
            _ => Err(PureFault::Null),
        },
        F::StrOfCodePoint => match args {
            [V::Int(c)] => {
                let c = u32::try_from(*c).ok().and_then(char::from_u32).ok_or(PureFault::Surrogate)?;
                text(c.to_string())
            }
            _ => Err(PureFault::Null),
        },
        F::StrOfInt => match args {
            [V::Int(a)] => text(a.to_string()),
            _ => Err(PureFault::Null),
        },
        F::StrOfLong => match args {
            [V::Long(a)] => text(a.to_string()),
            _ => Err(PureFault::Null),
        },
        F::StrOfFloat => match args {
            [V::Float(a)] => text(float_text(f64::from(*a), of_float(*a))),
            _ => Err(PureFault::Null),
        },
        F::StrOfDouble => match args {
            [V::Double(a)] => text(float_text(*a, of_double(*a, true))),
            _ => Err(PureFault::Null),
        },
        F::StrOfIntRadix => match args {
            [V::Int(a), V::Int(r)] => text(radix_text(i64::from(*a), *r)),
            _ => Err(PureFault::Null),
        },
        F::StrOfLongRadix => match args {
            [V::Long(a), V::Int(r)] => text(radix_text(*a, *r)),
            _ => Err(PureFault::Null),
        },
        F::StrOfFixed => match args {
            [V::Double(a), V::Int(n)] => text(fixed_text(*a, *n)),
            _ => Err(PureFault::Null),
        },
        F::StrOfScientific => match args {
            [V::Double(a), V::Int(n)] => text(scientific_text(*a, *n)),
            _ => Err(PureFault::Null),
        },
        F::ParseInt => match args {
            [V::Str(s), V::Int(r)] => {
                parse_integer(s, *r, i64::from(i32::MIN), i64::from(i32::MAX)).map(|v| V::Int(v as i32))
            }
            [V::Null, _] => Err(PureFault::NumberFormat("Cannot parse null string".into())),
            _ => Err(PureFault::Null),
        },
        F::ParseLong => match args {
            [V::Str(s), V::Int(r)] => parse_integer(s, *r, i64::MIN, i64::MAX).map(V::Long),
            [V::Null, _] => Err(PureFault::NumberFormat("Cannot parse null string".into())),
            _ => Err(PureFault::Null),
        },
        F::ParseDouble => match args {
            [V::Str(s)] => parse_double(s).map(V::Double),
            _ => Err(PureFault::Null),
        },
        F::Unsupported => Err(PureFault::Unsupported(args.iter().map(shown).collect())),
        F::ParseFloat => match args {
            // Once, and not by way of a double, which would round twice.
            [V::Str(s)] => parse_double(s).map(|d| {
                let t = s.trim_matches(|c| c <= ' ');
                V::Float(t.strip_suffix(['d', 'D', 'f', 'F']).unwrap_or(t).parse().unwrap_or(d as f32))
            }),
            _ => Err(PureFault::Null),
        },
        F::StrConcat => match args {
            [a, b] if shown(a).len() + shown(b).len() > MOST_TEXT => Err(PureFault::TooLong),
            [a, b] => text(format!("{}{}", shown(a), shown(b))),
            _ => Err(PureFault::Null),
        },
        F::StrUnknown => Ok(V::Bool(false)),
        F::StrLength => match args {
            [V::Str(s)] => Ok(V::Int(length(s))),
            _ => Err(PureFault::Null),
        },
        F::StrCharAt => match args {
            [V::Str(s), V::Int(i)] => char_at(s, *i),
            _ => Err(PureFault::Null),
        },
        F::StrSubstring => match args {
            [V::Str(s), V::Int(b), V::Int(e)] => substring(s, *b, *e),
            _ => Err(PureFault::Null),
        },
        F::StrEquals => match args {
            [V::Str(a), V::Str(b)] => Ok(V::Bool(a == b)),
            [V::Str(_), V::Null] => Ok(V::Bool(false)),
            _ => Err(PureFault::Null),
        },
        F::StrEqualsIgnoreCase => match args {
            [V::Str(a), V::Str(b)] => Ok(V::Bool(equals_ignoring_case(a, b))),
            [V::Str(_), V::Null] => Ok(V::Bool(false)),
            _ => Err(PureFault::Null),
        },
        F::StrCompare => match args {
            [V::Str(a), V::Str(b)] => Ok(V::Int(compare(a, b))),
            _ => Err(PureFault::Null),
        },
        F::StrHash => match args {
            [V::Str(a)] => {
                Ok(V::Int(a.encode_utf16().fold(0i32, |h, c| h.wrapping_mul(31).wrapping_add(i32::from(c)))))
            }
            _ => Err(PureFault::Null),
        },
        F::StrIndexOf => match args {
            [V::Str(a), V::Str(b), V::Int(from)] => Ok(V::Int(index_of(a, b, *from))),
            _ => Err(PureFault::Null),
        },
        F::StrContains => match args {
            [V::Str(a), V::Str(b)] => Ok(V::Bool(a.contains(&**b))),
            _ => Err(PureFault::Null),
        },
        F::StrLastIndexOf => match args {
            [V::Str(a), V::Str(b), V::Int(from)] => Ok(V::Int(last_index_of(a, b, *from))),
            _ => Err(PureFault::Null),
        },
        F::StrStartsWith => match args {
            [V::Str(a), V::Str(b), V::Int(from)] => {
                let (a, b) = (units(a), units(b));
                let from = usize::try_from(*from).ok();
                Ok(V::Bool(from.and_then(|f| a.get(f..)).is_some_and(|tail| tail.starts_with(&b))))
            }
            _ => Err(PureFault::Null),
        },
        F::StrReplace => match args {
            [V::Str(a), V::Str(b), V::Str(c)] => {
                let added = a.matches(&**b).count().saturating_mul(c.len());
                if added.saturating_add(a.len()) > MOST_TEXT {
                    return Err(PureFault::TooLong);
                }
                text(a.replace(&**b, c))
            }
            _ => Err(PureFault::Null),
        },
        F::StrUpper | F::StrLower | F::StrTrim => match args {
            [V::Str(a)] => text(match f {
                F::StrUpper => a.to_uppercase(),
                F::StrLower => a.to_lowercase(),
                _ => a.trim_matches(|c| c <= ' ').to_owned(),
            }),
            _ => Err(PureFault::Null),
        },
        F::StrIntern => match args {
            [V::Str(a)] => Ok(V::Str(a.clone())),
            _ => Err(PureFault::Null),
        },
        F::StrStrip => match args {
            [V::Str(a), V::Bool(leading), V::Bool(trailing)] => {
                let a = if *leading { a.trim_start_matches(is_space) } else { a };
                text(if *trailing { a.trim_end_matches(is_space) } else { a }.to_owned())
            }
            _ => Err(PureFault::Null),
        },
        F::CharIsLetter => character(args, |c| V::Bool(unicode::is_letter(c))),
        F::CharIsAlphabetic => character(args, |c| V::Bool(unicode::is_alphabetic(c))),
        F::CharDecimal => character(args, |c| V::Int(unicode::decimal(c).map_or(-1, |d| d as i32))),
        F::CharIsDigit => character(args, |c| V::Bool(unicode::decimal(c).is_some())),
        F::CharIsSpace => character(args, |c| V::Bool(is_space(c))),
        F::CharIsUpper => character(args, |c| V::Bool(c.is_uppercase())),
        F::CharIsLower => character(args, |c| V::Bool(unicode::is_lower(c))),
        F::CharUpper => in_case(args, unicode::upper),
        F::CharLower => in_case(args, unicode::lower),
    }
}

/// The algorithm that Java prescribes, that of fdlibm; newer libraries round otherwise.
fn java_log10(a: f64) -> f64 {
    const LN10_INVERSE: f64 = f64::from_bits(0x3fdb_cb7b_1526_e50e);
    const LOG10_2_HIGH: f64 = f64::from_bits(0x3fd3_4413_509f_6000);
    const LOG10_2_LOW: f64 = f64::from_bits(0x3d59_fef3_11f1_2b36);
    if a == 0.0 {
        return f64::NEG_INFINITY;
    }
    if a < 0.0 || !a.is_finite() {
        return if a < 0.0 { f64::NAN } else { a + a };
    }
    let (x, scaled) = if a < f64::MIN_POSITIVE { (a * 2f64.powi(54), 54) } else { (a, 0) };
    let bits = x.to_bits();
    let exponent = (bits >> 52) as i64 - 1023 - scaled;
    let below = i64::from(exponent < 0);
    let y = (exponent + below) as f64;
    let x = f64::from_bits((bits & 0x000f_ffff_ffff_ffff) | (((1023 - below) as u64) << 52));
    y * LOG10_2_LOW + LN10_INVERSE * fdlibm::log(x) + y * LOG10_2_HIGH
}

/// Java's `Math.pow` differs from C's for a base of magnitude 1 and an infinite or NaN exponent.
fn java_pow(a: f64, b: f64) -> f64 {
    if b.is_nan() || (a.abs() == 1.0 && b.is_infinite()) { f64::NAN } else { libm::pow(a, b) }
}

/// Java compares character by character, by their upper case and the lower case of that.
fn equals_ignoring_case(a: &str, b: &str) -> bool {
    let fold = |c: char| unicode::lower(unicode::upper(c));
    length(a) == length(b) && a.chars().map(fold).eq(b.chars().map(fold))
}

fn character(args: &[PureValue], f: impl Fn(char) -> PureValue) -> Result<PureValue, PureFault> {
    match args {
        [PureValue::Int(c)] => Ok(f(char::from_u32(*c as u32).unwrap_or('\u{fffd}'))),
        _ => Err(PureFault::Null),
    }
}

/// Half of a surrogate pair has no other case.
fn in_case(args: &[PureValue], f: impl Fn(char) -> char) -> Result<PureValue, PureFault> {
    match args {
        [PureValue::Int(c)] => Ok(PureValue::Int(char::from_u32(*c as u32).map_or(*c, |x| f(x) as i32))),
        _ => Err(PureFault::Null),
    }
}

fn shown(v: &PureValue) -> &str {
    match v {
        PureValue::Str(s) => s,
        _ => "null",
    }
}

fn units(s: &str) -> Vec<u16> {
    s.encode_utf16().collect()
}

fn from_units(u: &[u16]) -> Result<String, PureFault> {
    String::from_utf16(u).map_err(|_| PureFault::Surrogate)
}

fn length(s: &str) -> i32 {
    if s.is_ascii() { s.len() as i32 } else { s.encode_utf16().count() as i32 }
}

fn char_at(s: &str, i: i32) -> Result<PureValue, PureFault> {
    let found = usize::try_from(i)
        .ok()
        .and_then(|i| if s.is_ascii() { s.as_bytes().get(i).map(|b| u16::from(*b)) } else { s.encode_utf16().nth(i) });
    found.map(|c| PureValue::Int(i32::from(c))).ok_or_else(|| {
        // Java keeps texts of Latin letters in another way, which its messages show.
        let latin = s.chars().all(|c| c <= '\u{ff}');
        PureFault::StringIndex(if latin {
            format!("String index out of range: {i}")
        } else {
            format!("index {i}, length {}", length(s))
        })
    })
}

fn substring(s: &str, b: i32, e: i32) -> Result<PureValue, PureFault> {
    let n = length(s);
    if b < 0 || b > e || e > n {
        return Err(PureFault::StringIndex(format!("begin {b}, end {e}, length {n}")));
    }
    let (b, e) = (b as usize, e as usize);
    let part = if s.is_ascii() { s[b..e].to_owned() } else { from_units(&units(s)[b..e])? };
    Ok(PureValue::Str(part.into()))
}

fn compare(a: &str, b: &str) -> i32 {
    let (mut x, mut y) = (a.encode_utf16(), b.encode_utf16());
    loop {
        match (x.next(), y.next()) {
            (Some(c), Some(d)) if c == d => {}
            (Some(c), Some(d)) => return i32::from(c) - i32::from(d),
            _ => return length(a) - length(b),
        }
    }
}

fn index_of(a: &str, b: &str, from: i32) -> i32 {
    let (a, b) = (units(a), units(b));
    let from = from.max(0) as usize;
    if from > a.len() {
        return if b.is_empty() { a.len() as i32 } else { -1 };
    }
    (from..=a.len()).find(|&i| a[i..].starts_with(&b)).map_or(-1, |i| i as i32)
}

fn last_index_of(a: &str, b: &str, from: i32) -> i32 {
    let (a, b) = (units(a), units(b));
    if from < 0 || b.len() > a.len() {
        return -1;
    }
    let last = (from as usize).min(a.len() - b.len());
    (0..=last).rev().find(|&i| a[i..].starts_with(&b)).map_or(-1, |i| i as i32)
}

/// `Double.toString` and `Float.toString`.
fn float_text(value: f64, decimal: Decimal) -> String {
    if let Some(s) = special(value) {
        return s;
    }
    let sign = if value.is_sign_negative() { "-" } else { "" };
    let exponent = decimal.exponent - 1;
    let digits = String::from_utf8(decimal.digits).unwrap_or_default();
    let body = if (-3..7).contains(&exponent) {
        if exponent >= 0 {
            let whole = exponent as usize + 1;
            let padded = format!("{digits:0<whole$}");
            let (i, f) = padded.split_at(whole);
            format!("{i}.{}", if f.is_empty() { "0" } else { f })
        } else {
            format!("0.{}{digits}", "0".repeat((-exponent - 1) as usize))
        }
    } else {
        let (i, f) = digits.split_at(1);
        format!("{i}.{}E{exponent}", if f.is_empty() { "0" } else { f })
    };
    format!("{sign}{body}")
}

fn radix_text(value: i64, radix: i32) -> String {
    let radix = if (2..=36).contains(&radix) { radix as u64 } else { 10 };
    let mut rest = value.unsigned_abs();
    let mut out = Vec::new();
    loop {
        out.push(char::from_digit((rest % radix) as u32, radix as u32).unwrap_or('0'));
        rest /= radix;
        if rest == 0 {
            break;
        }
    }
    if value < 0 {
        out.push('-');
    }
    out.iter().rev().collect()
}

fn special(value: f64) -> Option<String> {
    if value.is_nan() {
        Some("NaN".into())
    } else if value.is_infinite() {
        Some(if value > 0.0 { "Infinity".into() } else { "-Infinity".into() })
    } else {
        None
    }
}

/// The first `keep` digits, rounded half up on the decimal digits, as formats do.
fn rounded(mut d: Decimal, keep: i32) -> Decimal {
    let Ok(keep) = usize::try_from(keep) else { return Decimal { digits: vec![b'0'], exponent: 1 } };
    let Some(next) = d.digits.get(keep).copied() else { return d };
    d.digits.truncate(keep);
    if next >= b'5' {
        if keep == 0 {
            return Decimal { digits: vec![b'1'], exponent: d.exponent + 1 };
        }
        d.exponent += round_up(&mut d.digits);
    } else if keep == 0 {
        return Decimal { digits: vec![b'0'], exponent: 1 };
    }
    d
}

/// `%.nf`.
fn fixed_text(value: f64, digits: i32) -> String {
    if let Some(s) = special(value) {
        return s;
    }
    let places = digits.max(0);
    let d = of_double(value, false);
    let keep = d.exponent.saturating_add(places);
    let d = rounded(d, keep);
    let sign = if value.is_sign_negative() { "-" } else { "" };
    let digit = |at: i32| usize::try_from(at).ok().and_then(|i| d.digits.get(i)).map_or('0', |b| char::from(*b));
    let whole: String = if d.exponent > 0 { (0..d.exponent).map(digit).collect() } else { "0".into() };
    let fraction: String = (0..places).map(|i| digit(d.exponent + i)).collect();
    if places == 0 { format!("{sign}{whole}") } else { format!("{sign}{whole}.{fraction}") }
}

/// `%.ne`.
fn scientific_text(value: f64, digits: i32) -> String {
    if let Some(s) = special(value) {
        return s;
    }
    let places = digits.max(0) as usize;
    let d = rounded(of_double(value, false), digits.max(0).saturating_add(1));
    let text = String::from_utf8(d.digits).unwrap_or_default();
    let (first, rest) = text.split_at(1);
    let e = d.exponent - 1;
    let dot = if places == 0 { "" } else { "." };
    let sign = if value.is_sign_negative() { "-" } else { "" };
    format!("{sign}{first}{dot}{:0<places$.places$}e{}{:02}", rest, if e < 0 { '-' } else { '+' }, e.abs())
}

fn parse_integer(s: &str, radix: i32, min: i64, max: i64) -> Result<i64, PureFault> {
    if !(2..=36).contains(&radix) {
        let limit = if radix < 2 { "less than Character.MIN_RADIX" } else { "greater than Character.MAX_RADIX" };
        return Err(PureFault::NumberFormat(format!("radix {radix} {limit}")));
    }
    let under = if radix == 10 { String::new() } else { format!(" under radix {radix}") };
    let fault = || PureFault::NumberFormat(format!("For input string: \"{s}\"{under}"));
    let radix = u32::try_from(radix).ok().filter(|r| (2..=36).contains(r)).ok_or_else(fault)?;
    let value = i128::from_str_radix(&ascii_digits(s), radix).map_err(|_| fault())?;
    if value < i128::from(min) || value > i128::from(max) { Err(fault()) } else { Ok(value as i64) }
}

/// Digits of other scripts as those of ours (`Character.digit`).
fn ascii_digits(s: &str) -> std::borrow::Cow<'_, str> {
    let of = |c: char| match c {
        '\u{ff21}'..='\u{ff3a}' | '\u{ff41}'..='\u{ff5a}' => char::from_u32(c as u32 - 0xfee0).unwrap_or(c),
        // Pairs of surrogates are looked at one by one, and are no digits.
        '\u{80}'..='\u{ffff}' => unicode::decimal(c).and_then(|d| char::from_digit(d, 10)).unwrap_or(c),
        _ => c,
    };
    if s.is_ascii() { s.into() } else { s.chars().map(of).collect::<String>().into() }
}

fn parse_double(s: &str) -> Result<f64, PureFault> {
    let fault = || {
        // Without what is around it.
        let t = s.trim_matches(|c| c <= ' ');
        let what = if t.is_empty() { "empty String".to_owned() } else { format!("For input string: \"{t}\"") };
        PureFault::NumberFormat(what)
    };
    let t = s.trim_matches(|c| c <= ' ');
    let unsigned = t.strip_prefix(['+', '-']).unwrap_or(t);
    if matches!(unsigned, "NaN" | "Infinity") {
        let value = if unsigned == "NaN" { f64::NAN } else { f64::INFINITY };
        return Ok(if t.starts_with('-') { -value } else { value });
    }
    let body = t.strip_suffix(['d', 'D', 'f', 'F']).unwrap_or(t);
    if let Some(hex) = unsigned.strip_prefix("0x").or_else(|| unsigned.strip_prefix("0X")) {
        let value = parse_hex_double(hex.strip_suffix(['d', 'D', 'f', 'F']).unwrap_or(hex)).ok_or_else(fault)?;
        return Ok(if t.starts_with('-') { -value } else { value });
    }
    let number = unsigned.as_bytes().iter().take_while(|b| b.is_ascii_digit() || **b == b'.');
    if number.filter(|b| **b == b'.').count() > 1 {
        return Err(PureFault::NumberFormat("multiple points".to_owned()));
    }
    if body.bytes().any(|b| !matches!(b, b'0'..=b'9' | b'+' | b'-' | b'.' | b'e' | b'E')) {
        return Err(fault());
    }
    body.parse().map_err(|_| fault())
}

/// `h.hhhpN`, with as many digits as a double takes; `None` for what is none, or would need rounding.
fn parse_hex_double(s: &str) -> Option<f64> {
    let (mantissa, exponent) = s.split_once(['p', 'P'])?;
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let digits: String = format!("{whole}{fraction}");
    let value =
        u64::from_str_radix(digits.trim_start_matches('0').get(..).filter(|d| !d.is_empty()).unwrap_or("0"), 16)
            .ok()?;
    if digits.is_empty() || value >= 1 << 53 {
        return None;
    }
    let exponent: i32 = exponent.parse().ok()?;
    let shift = exponent.checked_sub(i32::try_from(fraction.len()).ok()?.checked_mul(4)?)?;
    Some(libm::scalbn(value as f64, shift))
}

#[cfg(test)]
mod tests;
