//! The report for programs, as one JSON document.
//!
//! The schema is `docs/report.schema.json`; [`SCHEMA_VERSION`] grows when a reader of the old one would misread the new
//! one. Positions are files with lines and columns, both from 1, columns in characters. Measured times stand in `times` and
//! `profile` alone: without them the same run gives the same bytes.

#[cfg(test)]
pub(crate) mod schema;
pub(crate) mod view;

pub use view::Counts;
pub(crate) use view::statistics;

use crate::text::Subject;
use scoville_evidence::diagnostic::Diagnostic;
use scoville_evidence::verdict::Outcome;

/// Version of the schema.
pub const SCHEMA_VERSION: u32 = 1;

/// What came of a run.
#[derive(Clone, Copy, Debug)]
pub enum Answer<'a> {
    /// A verdict.
    Outcome(&'a Outcome),
    /// No verdict because of the input; the diagnostics say why.
    InputError,
    /// No verdict because of an error of the tool.
    InternalError(&'a str),
}

impl Answer<'_> {
    /// Exit code of the command.
    #[must_use]
    pub fn exit_code(&self) -> u8 {
        match self {
            Answer::Outcome(outcome) => outcome.verdict.exit_code(),
            Answer::InputError => 3,
            Answer::InternalError(_) => 4,
        }
    }
}

/// The document, indented, with a line end behind it.
///
/// # Errors
///
/// Never in practice: every part of it can be written as JSON.
pub fn render(
    tool_version: &str,
    subject: &Subject<'_>,
    diagnostics: &[Diagnostic],
    answer: Answer<'_>,
) -> Result<String, serde_json::Error> {
    let document = view::document(tool_version, subject, diagnostics, answer);
    serde_json::to_string_pretty(&document).map(|text| text + "\n")
}

#[cfg(test)]
mod tests;
