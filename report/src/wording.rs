//! Small helpers for texts: numbers with nouns, lists, caps, and text from outside made harmless.

/// `1 task`, `2 tasks`.
pub(crate) fn count(n: u64, singular: &str, plural: &str) -> String {
    format!("{n} {}", if n == 1 { singular } else { plural })
}

/// `a`, `a and b`, `a, b and c`.
pub(crate) fn list(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [init @ .., last] => format!("{} and {last}", init.join(", ")),
    }
}

/// Replaces control characters (a value of the program or a file name may hold line ends or escape codes).
pub(crate) fn clean(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            c if c.is_control() || is_bidi_control(c) || is_noncharacter(c) => {
                out.push_str(&format!("\\u{{{:x}}}", c as u32))
            }
            c => out.push(c),
        }
    }
    out
}

/// Characters that change the direction of the text around them.
fn is_bidi_control(c: char) -> bool {
    matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Code points that no text may interchange; XML does not take the first two of them.
fn is_noncharacter(c: char) -> bool {
    c as u32 & 0xfffe == 0xfffe
}

/// `text`, cleaned, with at most `max` characters; what is cut from the end is shown as `...`.
pub(crate) fn capped(text: &str, max: usize) -> String {
    let text = clean(text);
    if text.chars().count() <= max {
        return text;
    }
    let mut short: String = text.chars().take(max.saturating_sub(3)).collect();
    short.truncate(short.trim_end().len());
    short.push_str("...");
    short
}

/// `text`, cleaned, as text of XML or HTML, also within quotes.
pub(crate) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in clean(text).chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            c => out.push(c),
        }
    }
    out
}

/// Microseconds as seconds: `0.004 s`, `12.3 s`.
pub(crate) fn seconds(micros: u64) -> String {
    let s = micros as f64 / 1e6;
    if s < 10.0 { format!("{s:.3} s") } else { format!("{s:.1} s") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_cleaned_and_capped() {
        assert_eq!(capped("x = \"a\nb\u{1b}[31m\"", 40), "x = \"a\\nb\\u{1b}[31m\"");
        assert_eq!(clean("\u{fffe}\u{ffff}"), "\\u{fffe}\\u{ffff}");
        assert_eq!(capped("abcdefghij", 8), "abcde...");
        assert_eq!(capped("ab  efghij", 7), "ab...");
        assert_eq!(capped("äöüßÄÖÜß", 8), "äöüßÄÖÜß");
    }

    #[test]
    fn lists_and_counts_read_well() {
        let l = |s: &str| list(&s.split_whitespace().map(str::to_owned).collect::<Vec<_>>());
        assert_eq!(
            (l(""), l("a"), l("a b"), l("a b c")),
            (String::new(), "a".into(), "a and b".into(), "a, b and c".into())
        );
        assert_eq!(count(1, "query", "queries"), "1 query");
        assert_eq!(count(0, "query", "queries"), "0 queries");
        assert_eq!(seconds(4_200), "0.004 s");
        assert_eq!(seconds(12_340_000), "12.3 s");
    }
}
