//! Library functions as Java has them.

use super::*;

fn text(f: PureFn, args: &[PureValue]) -> String {
    match eval(f, args) {
        Ok(PureValue::Str(s)) => s.to_string(),
        other => format!("{other:?}"),
    }
}

#[test]
fn doubles_print_as_java_prints_them() {
    for (value, expected) in [
        (0.0, "0.0"),
        (-0.0, "-0.0"),
        (1.0, "1.0"),
        (100.0, "100.0"),
        (0.001, "0.001"),
        (0.0001, "1.0E-4"),
        (1e7, "1.0E7"),
        (9_999_999.0, "9999999.0"),
        (123_456_789.125, "1.23456789125E8"),
        (1.0 / 3.0, "0.3333333333333333"),
        (f64::MAX, "1.7976931348623157E308"),
    ] {
        assert_eq!(text(PureFn::StrOfDouble, &[PureValue::Double(value)]), expected);
    }
}

#[test]
fn subnormals_print_as_java_17_prints_them() {
    for (value, expected) in [
        (f64::from_bits(1), "4.9E-324"),
        (-f64::from_bits(1), "-4.9E-324"),
        (f64::from_bits(2), "1.0E-323"),
        (1.5e-323, "1.5E-323"),
        (3e-323, "3.0E-323"),
        (5e-323, "4.9E-323"),
        (9e-323, "8.9E-323"),
        (1e-322, "1.0E-322"),
        (5e-5, "5.0E-5"),
        (0.002, "0.002"),
        (f64::INFINITY, "Infinity"),
        (f64::NAN, "NaN"),
    ] {
        assert_eq!(text(PureFn::StrOfDouble, &[PureValue::Double(value)]), expected);
    }
    for (value, expected) in [
        (f32::from_bits(1), "1.4E-45"),
        (-f32::from_bits(1), "-1.4E-45"),
        (4e-45, "4.2E-45"),
        (1e-44, "9.8E-45"),
        (4e-44, "4.1E-44"),
        (1e-43, "1.0E-43"),
        (1e10, "1.0E10"),
    ] {
        assert_eq!(text(PureFn::StrOfFloat, &[PureValue::Float(value)]), expected);
    }
}

#[test]
fn fixed_format_rounds_half_up() {
    for (value, digits, expected) in
        [(0.125, 2, "0.13"), (2.5, 0, "3"), (9.999, 2, "10.00"), (-1.005, 2, "-1.01"), (3.0, 3, "3.000")]
    {
        let args = [PureValue::Double(value), PureValue::Int(digits)];
        assert_eq!(text(PureFn::StrOfFixed, &args), expected);
    }
}

#[test]
fn integers_parse_within_their_range() {
    let parse = |s: &str| eval(PureFn::ParseInt, &[PureValue::Str(s.into()), PureValue::Int(10)]);
    assert_eq!(parse("-2147483648"), Ok(PureValue::Int(i32::MIN)));
    assert!(matches!(parse("2147483648"), Err(PureFault::NumberFormat(_))));
    assert!(matches!(parse(""), Err(PureFault::NumberFormat(_))));
}

#[test]
fn strings_count_utf16_units() {
    let s = PureValue::Str("a\u{1F600}b".into());
    assert_eq!(eval(PureFn::StrLength, std::slice::from_ref(&s)), Ok(PureValue::Int(4)));
    assert_eq!(eval(PureFn::StrCharAt, &[s, PureValue::Int(3)]), Ok(PureValue::Int('b' as i32)));
}
