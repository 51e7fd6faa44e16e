//! Texts of which a part is not known, as the name of a worker of a pool.
//!
//! Such a text has [`OPEN`] in the place of a number that is not known; alone, that stands for any text. It can be put together with
//! other texts, printed, and compared with what it cannot be. Whoever looks at it otherwise is refused.

use crate::pure::{PureFault, PureFn, PureValue};

/// What stands for the part that is not known; no program that is verified has a use for it.
pub const OPEN: char = '\u{2426}';

/// What stands for a part of a text of which nothing is known, as a number that an engine leaves open.
pub const ANY: char = '\u{2425}';

/// What a function of texts gives, if one of them is not known in full.
pub(crate) fn result(f: PureFn, args: &[PureValue]) -> Option<Result<PureValue, PureFault>> {
    if !args.iter().any(|a| matches!(a, PureValue::Str(s) if s.contains([OPEN, ANY]))) {
        return None;
    }
    match (f, args) {
        (PureFn::StrIntern, [PureValue::Str(s)]) if s.contains(ANY) => Some(Err(unknown())),
        (PureFn::StrConcat | PureFn::StrIntern | PureFn::Unsupported, _) => None,
        (PureFn::StrUnknown, _) => Some(Ok(PureValue::Bool(true))),
        (PureFn::StrEquals, [PureValue::Str(a), PureValue::Str(b)]) if !may_equal(a, b) => {
            Some(Ok(PureValue::Bool(false)))
        }
        (PureFn::StrEquals, [_, PureValue::Null]) => Some(Ok(PureValue::Bool(false))),
        (PureFn::StrCharAt, [PureValue::Str(s), PureValue::Int(0)]) => Some(first(s)),
        _ => Some(Err(unknown())),
    }
}

/// The first character, which tells names of arrays from others.
fn first(s: &str) -> Result<PureValue, PureFault> {
    match s.encode_utf16().next() {
        Some(c) if !s.starts_with([OPEN, ANY]) => Ok(PureValue::Int(c.into())),
        _ => Err(unknown()),
    }
}

fn unknown() -> PureFault {
    let what = "a text that is not known, as a name of a worker of a pool, a random identifier or a date";
    PureFault::Unsupported(what.to_owned())
}

/// Whether two texts may be the same.
fn may_equal(a: &str, b: &str) -> bool {
    match (a.contains(OPEN), b.contains(OPEN)) {
        _ if a.contains(ANY) || b.contains(ANY) => begin_alike(a, b),
        (true, true) => true,
        (true, false) => may_be(a, b),
        (false, _) => may_be(b, a),
    }
}

/// Whether two texts are the same up to where one of them is not known.
fn begin_alike(a: &str, b: &str) -> bool {
    let known = |s: &str| (s.find([OPEN, ANY]).unwrap_or(s.len()), s.contains([OPEN, ANY]));
    let ((m, a_open), (n, b_open)) = (known(a), known(b));
    let (a, b) = (&a[..m], &b[..n]);
    a == b || a_open && b.starts_with(a) || b_open && a.starts_with(b)
}

/// Whether a text that is not known may be this one.
fn may_be(open: &str, text: &str) -> bool {
    if open.chars().eq([OPEN]) {
        return true;
    }
    let mut rest = text;
    for (i, part) in open.split(OPEN).enumerate() {
        if i > 0 {
            // A number. No name has a digit behind it.
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            if digits == 0 {
                return false;
            }
            rest = &rest[digits..];
        }
        match rest.strip_prefix(part) {
            Some(left) => rest = left,
            None => return false,
        }
    }
    rest.is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pure::eval;

    fn text(s: &str) -> PureValue {
        PureValue::Str(s.into())
    }

    fn equals(a: &str, b: &str) -> Option<bool> {
        match eval(PureFn::StrEquals, &[text(a), text(b)]) {
            Ok(PureValue::Bool(known)) => Some(known),
            _ => None,
        }
    }

    #[test]
    fn texts_are_compared_with_what_they_cannot_be() {
        let worker = "pool-\u{2426}-thread-\u{2426}";
        assert_eq!(equals(worker, "main"), Some(false));
        assert_eq!(equals("pool-1-thread-", worker), Some(false));
        assert_eq!(equals(worker, "pool-1-thread-2x"), Some(false));
        assert_eq!(equals(worker, "pool-10-thread-2"), None);
        assert_eq!(equals(worker, worker), None);
        assert_eq!(equals("\u{2426}", "main"), None);
        assert_eq!(equals("main", "main"), Some(true));
        let lambda = "Main$$Lambda\u{2425}";
        assert_eq!(equals(lambda, "Main"), Some(false));
        assert_eq!(equals(lambda, "java.lang.Thread"), Some(false));
        assert_eq!(equals("Main$$Lambda$1", lambda), None);
        assert_eq!(equals(lambda, "Main$$Lambda\u{2425}@1"), None);
        assert_eq!(equals("Main\u{2425}", lambda), None);
        assert_eq!(equals("\u{2425}", "main"), None);
    }

    #[test]
    fn texts_are_put_together_and_not_looked_at() {
        let name = text("\u{2426}");
        assert_eq!(eval(PureFn::StrConcat, &[text("I am "), name.clone()]), Ok(text("I am \u{2426}")));
        assert_eq!(eval(PureFn::StrUnknown, std::slice::from_ref(&name)), Ok(PureValue::Bool(true)));
        assert!(matches!(eval(PureFn::StrLength, &[name]), Err(PureFault::Unsupported(_))));
        let char_at = |s: &str, i: i32| eval(PureFn::StrCharAt, &[text(s), PureValue::Int(i)]);
        assert_eq!(char_at("Main\u{2425}", 0), Ok(PureValue::Int(b'M'.into())));
        assert!(matches!(char_at("Main\u{2425}", 1), Err(PureFault::Unsupported(_))));
        assert!(matches!(char_at("\u{2425}", 0), Err(PureFault::Unsupported(_))));
    }
}
