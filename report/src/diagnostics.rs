//! Messages about input that cannot be verified: `file:line:col: error[code]: message` with an excerpt, and a line that
//! counts them.

use crate::snippet::{self, Kind, Mark, Remark};
use crate::style::Style;
use crate::wording::{clean, count};
use scoville_evidence::diagnostic::{Diagnostic, Severity};
use scoville_evidence::source::SourceMap;
use std::collections::BTreeMap;

/// At most this many diagnostics are shown with an excerpt; of the others there is a line each.
const SHOWN: usize = 50;

/// At most this many kinds of errors are counted; the rest is one more.
const KINDS: usize = 20;

/// All diagnostics in the given order with an empty line between them, then a line that counts the errors.
#[must_use]
pub fn render(diagnostics: &[Diagnostic], sources: &SourceMap, style: Style) -> String {
    let mut out = String::new();
    for d in diagnostics.iter().take(SHOWN) {
        out.push_str(&one(d, sources, style));
        out.push('\n');
    }
    for d in diagnostics.iter().skip(SHOWN) {
        out.push_str(&headline(d, sources, style));
    }
    if diagnostics.len() > SHOWN {
        out.push('\n');
    }
    let errors: Vec<&Diagnostic> = diagnostics.iter().filter(|d| d.severity == Severity::Error).collect();
    if !errors.is_empty() {
        let kinds = if errors.len() > 1 { format!(": {}", kinds(&errors)) } else { String::new() };
        out.push_str(&format!("{}{kinds}\n", count(errors.len() as u64, "error", "errors")));
    }
    out
}

/// `5 x unmodelled-member java.util.List.of, 2 x syntax`: which errors there are how often, the frequent ones first.
fn kinds(errors: &[&Diagnostic]) -> String {
    let mut counts: BTreeMap<String, u64> = BTreeMap::new();
    for d in errors {
        let subject = subject(d).map(|s| format!(" {s}")).unwrap_or_default();
        *counts.entry(format!("{}{subject}", d.code)).or_default() += 1;
    }
    let mut counts: Vec<(String, u64)> = counts.into_iter().collect();
    counts.sort_by_key(|(_, n)| std::cmp::Reverse(*n));
    let mut parts: Vec<String> = counts.iter().take(KINDS).map(|(kind, n)| format!("{n} x {}", clean(kind))).collect();
    if counts.len() > KINDS {
        parts.push(format!("{} others", counts[KINDS..].iter().map(|(_, n)| n).sum::<u64>()));
    }
    parts.join(", ")
}

/// What a refusal is about, of those that may be about many things: the class or member without a model.
fn subject(d: &Diagnostic) -> Option<String> {
    if !matches!(d.code.as_str(), "unmodelled-class" | "unmodelled-member" | "unsupported" | "file-input") {
        return None;
    }
    let mut quoted = d.message.split('`').skip(1).step_by(2);
    let first = quoted.next()?;
    match quoted.next() {
        Some(owner) if d.message.contains("` in `") => Some(format!("{owner}.{first}")),
        _ => Some(first.to_owned()),
    }
}

/// `file:line:col: error[code]: message`
fn headline(d: &Diagnostic, sources: &SourceMap, style: Style) -> String {
    let position = d.span().map(|s| clean(&sources.describe(s)) + ": ").unwrap_or_default();
    let word = match d.severity {
        Severity::Error => style.bad(&format!("error[{}]", d.code)),
        Severity::Warning => style.doubtful(&format!("warning[{}]", d.code)),
    };
    format!("{position}{word}: {}\n", style.bold(&clean(&d.message)))
}

/// One diagnostic: its line, the excerpt, the notes.
#[must_use]
pub fn one(d: &Diagnostic, sources: &SourceMap, style: Style) -> String {
    let mut out = headline(d, sources, style);
    let severity = match d.severity {
        Severity::Error => snippet::Severity::Error,
        Severity::Warning => snippet::Severity::Warning,
    };
    let marks: Vec<Mark> = d
        .labels
        .iter()
        .enumerate()
        .map(|(i, l)| Mark {
            span: l.span,
            kind: if i == 0 { Kind::Primary } else { Kind::Context },
            text: l.text.clone(),
        })
        .collect();
    if marks.is_empty() {
        for note in &d.notes {
            out.push_str(&format!("  = note: {}\n", clean(note)));
        }
    } else {
        let remarks: Vec<Remark> = d.notes.iter().cloned().map(Remark::Note).collect();
        out.push_str(&snippet::render(style, severity, None, &marks, &remarks, sources));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::expect;
    use scoville_evidence::source::{FileId, Origin, Span};

    fn sources() -> SourceMap {
        let mut map = SourceMap::new();
        map.add("A.java", "class A {\n    int x = 1 +;\n    Foo y;\n\tint é = \"\u{202e}\";\n}\n", Origin::User);
        map.add("B.java", "class A { }\n", Origin::User);
        map
    }

    #[test]
    fn position_message_excerpt_and_notes() {
        let span = |file, lo, hi| Span::new(FileId(file), lo, hi);
        let all = [
            Diagnostic::error("syntax", "expected an expression, found `;`")
                .at(span(0, 25, 26), "expected an expression"),
            Diagnostic::error("duplicate", "class `A` is declared twice")
                .at(span(1, 6, 7), "declared again")
                .at(span(0, 6, 7), "first declared here")
                .note("one of them may be left out"),
            Diagnostic { severity: Severity::Warning, ..Diagnostic::error("unused", "never\nused") },
            Diagnostic::error("bad-span", "a span out of range").at(span(0, 4000, 9000), "here"),
            Diagnostic::error("bad-span", "a span inside a character").at(span(0, 44, 44), ""),
            Diagnostic::error("bad-file", "a file that is not there").at(span(7, 0, 1), "here"),
            Diagnostic::error("io", "cannot read `X.java`").note("it is a folder"),
        ];
        expect![[r#"
            A.java:2:16: error[syntax]: expected an expression, found `;`
              |
            2 |     int x = 1 +;
              |                ^ expected an expression

            B.java:1:7: error[duplicate]: class `A` is declared twice
              |
            1 | class A { }
              |       ^ declared again
              |
             ::: A.java:1:7
              |
            1 | class A {
              |       - first declared here
              |
              = note: one of them may be left out

            warning[unused]: never\nused

            A.java:6:1: error[bad-span]: a span out of range
              |
            5 | }
              |  ^ here

            A.java:4:1: error[bad-span]: a span inside a character
              |
            4 |     int é = "�";
              |         ^

            ?:1:1: error[bad-file]: a file that is not there

            error[io]: cannot read `X.java`
              = note: it is a folder

            6 errors: 2 x bad-span, 1 x bad-file, 1 x duplicate, 1 x io, 1 x syntax
        "#]]
        .assert_eq(&render(&all, &sources(), Style::Plain));
    }

    #[test]
    fn refusals_are_counted_by_what_they_are_about() {
        let all = [
            Diagnostic::error(
                "unmodelled-member",
                "unknown method `q` in `String`: the library model does not have it",
            ),
            Diagnostic::error("unmodelled-class", "class `java.util.Timer` is not supported: there is no model of it"),
            Diagnostic::error("syntax", "expected `;`, found `}`"),
            Diagnostic::error("unmodelled-class", "class `java.util.Timer` is not supported: there is no model of it"),
        ];
        let text = render(&all, &sources(), Style::Plain);
        let last = "4 errors: 2 x unmodelled-class java.util.Timer, 1 x syntax, 1 x unmodelled-member String.q\n";
        assert!(text.ends_with(last), "{text}");
    }

    #[test]
    fn many_are_counted() {
        let all: Vec<Diagnostic> = (0..60).map(|i| Diagnostic::error("x", format!("message {i}"))).collect();
        let text = render(&all, &sources(), Style::Plain);
        assert!(text.contains("error[x]: message 49\n\nerror[x]: message 50\nerror[x]: message 51\n"), "{text}");
        assert!(text.ends_with("error[x]: message 59\n\n60 errors: 60 x x\n"), "{text}");
    }
}
