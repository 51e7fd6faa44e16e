//! Messages about input that cannot be verified: `file:line:col: error[code]: message` with an excerpt.

use crate::snippet::{self, Kind, Mark, Remark};
use crate::style::Style;
use crate::wording::{clean, count};
use scoville_evidence::diagnostic::{Diagnostic, Severity};
use scoville_evidence::source::SourceMap;

/// At most this many diagnostics are shown in full; the rest is counted.
const SHOWN: usize = 50;

/// All diagnostics in the given order with an empty line between them, then a line that counts the errors.
#[must_use]
pub fn render(diagnostics: &[Diagnostic], sources: &SourceMap, style: Style) -> String {
    let mut out = String::new();
    for d in diagnostics.iter().take(SHOWN) {
        out.push_str(&one(d, sources, style));
        out.push('\n');
    }
    let hidden = diagnostics.len().saturating_sub(SHOWN) as u64;
    if hidden > 0 {
        out.push_str(&format!("... and {}\n\n", count(hidden, "more message", "more messages")));
    }
    let errors = diagnostics.iter().filter(|d| d.severity == Severity::Error).count() as u64;
    if errors > 0 {
        out.push_str(&format!("{}\n", count(errors, "error", "errors")));
    }
    out
}

/// One diagnostic: its line, the excerpt, the notes.
#[must_use]
pub fn one(d: &Diagnostic, sources: &SourceMap, style: Style) -> String {
    let position = d.span().map(|s| clean(&sources.describe(s)) + ": ").unwrap_or_default();
    let (word, severity) = match d.severity {
        Severity::Error => (style.bad(&format!("error[{}]", d.code)), snippet::Severity::Error),
        Severity::Warning => (style.doubtful(&format!("warning[{}]", d.code)), snippet::Severity::Warning),
    };
    let mut out = format!("{position}{word}: {}\n", style.bold(&clean(&d.message)));
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

            6 errors
        "#]]
        .assert_eq(&render(&all, &sources(), Style::Plain));
    }

    #[test]
    fn many_are_counted() {
        let all: Vec<Diagnostic> = (0..60).map(|i| Diagnostic::error("x", format!("message {i}"))).collect();
        let text = render(&all, &sources(), Style::Plain);
        assert!(text.ends_with("error[x]: message 49\n\n... and 10 more messages\n\n60 errors\n"), "{text}");
    }
}
