//! What is said about input that cannot be verified: syntax errors, unknown names, unsupported constructs.

use crate::source::Span;
use serde::{Deserialize, Serialize};

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// No verdict can be given.
    Error,
    /// A verdict is given all the same.
    Warning,
}

/// A span with a remark.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Label {
    /// Where.
    pub span: Span,
    /// What about it; may be empty.
    pub text: String,
}

/// One message; the first label is the primary position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Diagnostic {
    /// Stable code, for example `syntax`, `unknown-name`, `unsupported`; [`crate::codes`] has all of them.
    pub code: String,
    /// Error or warning.
    pub severity: Severity,
    /// One sentence without a final stop.
    pub message: String,
    /// Positions; the first is the primary one.
    pub labels: Vec<Label>,
    /// Help and remarks, one line each.
    pub notes: Vec<String>,
}

impl Diagnostic {
    /// An error without position.
    #[must_use]
    pub fn error(code: &str, message: impl Into<String>) -> Self {
        Diagnostic {
            code: code.to_owned(),
            severity: Severity::Error,
            message: message.into(),
            labels: Vec::new(),
            notes: Vec::new(),
        }
    }

    /// The same with one more position.
    #[must_use]
    pub fn at(mut self, span: Span, text: impl Into<String>) -> Self {
        self.labels.push(Label { span, text: text.into() });
        self
    }

    /// The same with one more note.
    #[must_use]
    pub fn note(mut self, text: impl Into<String>) -> Self {
        self.notes.push(text.into());
        self
    }

    /// The primary position.
    #[must_use]
    pub fn span(&self) -> Option<Span> {
        self.labels.first().map(|l| l.span)
    }
}
