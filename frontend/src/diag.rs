//! Shorthands for positions and diagnostics.

pub use scoville_evidence::diagnostic::{Diagnostic, Severity};
pub use scoville_evidence::source::{FileId, Origin, SourceMap, Span};

/// An error with one position.
#[must_use]
pub fn error(code: &str, span: Span, message: impl Into<String>) -> Diagnostic {
    Diagnostic::error(code, message).at(span, "")
}

/// One line per diagnostic, `file:line:col: [code] message`, for tests and simple output.
#[must_use]
pub fn render(diagnostics: &[Diagnostic], sources: &SourceMap) -> String {
    let mut out = String::new();
    for d in diagnostics {
        let at = d.span().map_or_else(String::new, |s| format!("{}: ", sources.describe(s)));
        let severity = match d.severity {
            Severity::Error => "",
            Severity::Warning => "warning ",
        };
        out.push_str(&format!("{at}{severity}[{}] {}\n", d.code, d.message));
        for label in d.labels.iter().skip(1) {
            out.push_str(&format!("    {}: {}\n", sources.describe(label.span), label.text));
        }
        for note in &d.notes {
            out.push_str(&format!("    note: {note}\n"));
        }
    }
    out
}
