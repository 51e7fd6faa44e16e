//! Texts of which a part is not known, as the name of a worker of a pool.
//!
//! Such a text has [`OPEN`] in the place of a number that is not known, and [`ANY`] in that of anything else. It can be put together
//! with other texts, printed, and compared with what it cannot be. Whoever looks at it otherwise is refused.

use crate::pure::{PureFault, PureFn, PureValue, eval};

/// What stands for digits that are not known; no program that is verified has a use for it.
pub const OPEN: char = '\u{2426}';

/// What stands for any characters, or none, as of a date or of a number that an engine leaves open.
pub const ANY: char = '\u{2425}';

/// What a function of texts gives, if one of them is not known in full.
pub(crate) fn result(f: PureFn, args: &[PureValue]) -> Option<Result<PureValue, PureFault>> {
    if !args.iter().any(|a| matches!(a, PureValue::Str(s) if s.contains([OPEN, ANY]))) {
        return None;
    }
    match (f, args) {
        (PureFn::StrConcat | PureFn::Unsupported, _) => None,
        (PureFn::StrUnknown, _) => Some(Ok(PureValue::Bool(true))),
        (PureFn::StrEquals, [PureValue::Str(a), PureValue::Str(b)]) if !may_equal(a, b) => {
            Some(Ok(PureValue::Bool(false)))
        }
        (PureFn::StrEquals, [_, PureValue::Null]) => Some(Ok(PureValue::Bool(false))),
        (PureFn::StrCharAt, [PureValue::Str(s), PureValue::Int(0)]) => Some(first(s)),
        (PureFn::StrStartsWith, [PureValue::Str(s), PureValue::Str(with), PureValue::Int(0)]) => {
            Some(starts_with(s, with).map(PureValue::Bool).ok_or_else(unknown))
        }
        (PureFn::StrContains, [PureValue::Str(s), PureValue::Str(what)])
            if !what.contains([OPEN, ANY]) && s.split([OPEN, ANY]).any(|known| known.contains(&**what)) =>
        {
            Some(Ok(PureValue::Bool(true)))
        }
        // What begins in a later part begins behind what lies in the first one.
        (PureFn::StrIndexOf, [PureValue::Str(s), PureValue::Str(what), PureValue::Int(0)])
            if !what.contains([OPEN, ANY]) && begin(s).contains(&**what) =>
        {
            Some(eval(f, &[PureValue::Str(begin(s).into()), args[1].clone(), args[2].clone()]))
        }
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

/// What is known of the beginning.
fn begin(s: &str) -> &str {
    s.split([OPEN, ANY]).next().unwrap_or(s)
}

/// If it is known.
fn starts_with(s: &str, with: &str) -> Option<bool> {
    let (known, wanted) = (begin(s), begin(with));
    if !known.starts_with(wanted) && !wanted.starts_with(known) {
        return Some(false);
    }
    (wanted == with && known.starts_with(with)).then_some(true)
}

fn unknown() -> PureFault {
    let what = "a text that is not known, as a name of a worker of a pool, a random identifier or a date";
    PureFault::Unsupported(what.to_owned())
}

/// Whether two texts may be the same.
fn may_equal(a: &str, b: &str) -> bool {
    let is_open = |s: &str| s.contains([OPEN, ANY]);
    match (is_open(a), is_open(b)) {
        (true, true) => alike_at_the_ends(a, b),
        (true, false) => may_be(a, b),
        (false, _) => may_be(b, a),
    }
}

/// Whether the known beginnings of two texts agree as far as both go, and their known ends.
fn alike_at_the_ends(a: &str, b: &str) -> bool {
    fn known(s: &str) -> (&str, &str) {
        (begin(s), s.rsplit([OPEN, ANY]).next().unwrap_or(s))
    }
    let ((begin, end), (other_begin, other_end)) = (known(a), known(b));
    (begin.starts_with(other_begin) || other_begin.starts_with(begin))
        && (end.ends_with(other_end) || other_end.ends_with(end))
}

/// Whether a text that is not known may be this one.
fn may_be(open: &str, text: &str) -> bool {
    let text: Vec<char> = text.chars().collect();
    // How much of the text what stands before a part of the open one may be.
    let mut before = vec![false; text.len() + 1];
    before[0] = true;
    for part in open.chars() {
        let mut after = vec![false; text.len() + 1];
        after[0] = part == ANY && before[0];
        for (i, c) in text.iter().enumerate() {
            after[i + 1] = match part {
                ANY => before[i + 1] || after[i],
                OPEN => c.is_ascii_digit() && (before[i] || after[i]),
                _ => before[i] && *c == part,
            };
        }
        before = after;
    }
    before[text.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

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
    fn what_lies_in_known_parts_is_found() {
        let trace = "Error: low\n\tat \u{2425}\nCaused by: B\n";
        let asked = |f: PureFn, what: &str| {
            let from = (f != PureFn::StrContains).then_some(PureValue::Int(0));
            let args: Vec<PureValue> = [text(trace), text(what)].into_iter().chain(from).collect();
            eval(f, &args).ok()
        };
        let (yes, no) = (Some(PureValue::Bool(true)), Some(PureValue::Bool(false)));
        assert_eq!(asked(PureFn::StrContains, "Caused by: B"), yes);
        assert_eq!(asked(PureFn::StrContains, "at main"), None);
        assert_eq!(asked(PureFn::StrContains, "C"), yes);
        assert_eq!(asked(PureFn::StrContains, "\u{2425}"), None);
        assert_eq!(asked(PureFn::StrStartsWith, "Error: low\n\tat "), yes);
        assert_eq!(asked(PureFn::StrStartsWith, "Error: high"), no);
        assert_eq!(asked(PureFn::StrStartsWith, "Error: low\n\tat main"), None);
        assert_eq!(asked(PureFn::StrStartsWith, "Error: \u{2425}"), None);
        assert_eq!(asked(PureFn::StrStartsWith, "Fault: \u{2425}"), no);
        assert_eq!(asked(PureFn::StrIndexOf, "low"), Some(PureValue::Int(7)));
        assert_eq!(asked(PureFn::StrIndexOf, "Caused"), None);
    }

    #[test]
    fn texts_are_compared_with_what_they_cannot_be() {
        let worker = "pool-\u{2426}-thread-\u{2426}";
        assert_eq!(equals(worker, "main"), Some(false));
        assert_eq!(equals("pool-1-thread-", worker), Some(false));
        assert_eq!(equals(worker, "pool-1-thread-2x"), Some(false));
        assert_eq!(equals(worker, "pool-10-thread-2"), None);
        assert_eq!(equals(worker, worker), None);
        assert_eq!(equals("\u{2426}", "main"), Some(false));
        assert_eq!(equals("\u{2426}", "12"), None);
        assert_eq!(equals("\u{2426}", ""), Some(false));
        // What follows may be digits, too.
        assert_eq!(equals("worker-\u{2426}1", "worker-21"), None);
        assert_eq!(equals("worker-\u{2426}1", "worker-1"), Some(false));
        assert_eq!(equals("worker-\u{2426}", "ForkJoinPool-\u{2426}-worker-\u{2426}"), Some(false));
        assert_eq!(equals("main", "main"), Some(true));
        let lambda = "Main$$Lambda\u{2425}";
        assert_eq!(equals(lambda, "Main"), Some(false));
        assert_eq!(equals(lambda, "java.lang.Thread"), Some(false));
        assert_eq!(equals("Main$$Lambda$1", lambda), None);
        assert_eq!(equals(lambda, "Main$$Lambda\u{2425}@1"), None);
        assert_eq!(equals("Main\u{2425}", lambda), None);
        assert_eq!(equals("\u{2425}", "main"), None);
        assert_eq!(equals("\u{2425}", ""), None);
        let line = "[\u{2425}] started at \u{2425}";
        assert_eq!(equals(line, "[22:13] started at 2023-11-14"), None);
        assert_eq!(equals(line, "[] started at started at "), None);
        assert_eq!(equals(line, "[22:13] stopped at 2023-11-14"), Some(false));
        assert_eq!(equals("[\u{2425}] started", "[22:13] stopped"), Some(false));
        assert_eq!(equals("[\u{2425}] started", "[\u{2425}] stopped"), Some(false));
        assert_eq!(equals("[\u{2425}] started", "\u{2426} started"), None);
        assert_eq!(equals("\u{2425}\u{2426}", "x7"), None);
        assert_eq!(equals("\u{2425}\u{2426}", "7x"), Some(false));
    }

    #[test]
    fn texts_are_put_together_and_not_looked_at() {
        let name = text("\u{2426}");
        assert_eq!(eval(PureFn::StrConcat, &[text("I am "), name.clone()]), Ok(text("I am \u{2426}")));
        assert_eq!(eval(PureFn::StrUnknown, std::slice::from_ref(&name)), Ok(PureValue::Bool(true)));
        assert!(matches!(eval(PureFn::StrIntern, std::slice::from_ref(&name)), Err(PureFault::Unsupported(_))));
        assert!(matches!(eval(PureFn::StrLength, &[name]), Err(PureFault::Unsupported(_))));
        let char_at = |s: &str, i: i32| eval(PureFn::StrCharAt, &[text(s), PureValue::Int(i)]);
        assert_eq!(char_at("Main\u{2425}", 0), Ok(PureValue::Int(b'M'.into())));
        assert!(matches!(char_at("Main\u{2425}", 1), Err(PureFault::Unsupported(_))));
        assert!(matches!(char_at("\u{2425}", 0), Err(PureFault::Unsupported(_))));
    }
}
