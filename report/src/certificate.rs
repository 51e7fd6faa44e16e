//! What came of checking a certificate, for people and for programs.
//!
//! The schema of the document is `docs/check.schema.json`.

#[cfg(test)]
mod tests;
mod view;

use crate::wording::{capped, clean, count};
use scoville_evidence::certificate::confirmed::Checked;
use scoville_evidence::diagnostic::Diagnostic;
use scoville_evidence::source::SourceMap;
use scoville_evidence::verdict::Outcome;

/// What a report is about.
#[derive(Clone, Copy, Debug)]
pub struct Subject<'a> {
    /// The folder as given.
    pub certificate: &'a str,
    /// The program of a second solver, if there is one.
    pub second: Option<&'a str>,
    /// The program of the engine's solver, if there is one.
    pub z3: Option<&'a str>,
    /// The sources that spans of diagnostics refer to.
    pub sources: &'a SourceMap,
}

/// What came of it.
#[derive(Clone, Copy, Debug)]
pub enum Answer<'a> {
    /// It is accepted or rejected.
    Checked(&'a Checked),
    /// A limit stopped the checker.
    Stopped(&'a Outcome),
    /// It, or its program, cannot be read; the diagnostics say why.
    InputError,
    /// No answer because of an error of the tool.
    InternalError(&'a str),
}

impl Answer<'_> {
    /// Exit code of the command.
    #[must_use]
    pub fn exit_code(&self) -> u8 {
        match self {
            Answer::Checked(Checked { rejected: Some(_), .. }) => 1,
            Answer::Checked(checked) if open(checked).is_some() => 2,
            Answer::Checked(_) => 0,
            Answer::Stopped(_) => 2,
            Answer::InputError => 3,
            Answer::InternalError(_) => 4,
        }
    }
}

/// The report for people, which ends with the line `CERTIFICATE ...` unless there is no answer. With `list`, every obligation is shown.
#[must_use]
pub fn text(subject: &Subject<'_>, answer: Answer<'_>, list: bool) -> String {
    let checked = match answer {
        Answer::InputError | Answer::InternalError(_) => return String::new(),
        Answer::Stopped(outcome) => return format!("CERTIFICATE {}\n", capped(&outcome.verdict.to_string(), 400)),
        Answer::Checked(checked) => checked,
    };
    let mut out = String::new();
    if let Some(claim) = &checked.claim {
        out.push_str(&format!("claim: {claim} for {}\n", clean(&checked.files.join(", "))));
    }
    checked.lines.iter().for_each(|line| out.push_str(&format!("{}\n", clean(line))));
    if let Some(why) = &checked.rejected {
        return format!("{out}CERTIFICATE rejected: {}\n", clean(why));
    }
    if list {
        for o in &checked.obligations {
            out.push_str(&format!("  {}: {} ({})\n", o.level, clean(&o.about), o.by.join(", ")));
        }
    }
    if checked.obligations.iter().any(|o| o.by.iter().any(|by| by.starts_with("query"))) {
        let file = |path: &str| path.rsplit('/').next().map_or_else(String::new, clean);
        let name = |solver: Option<&str>| solver.map_or_else(|| "none".to_owned(), file);
        out.push_str(&format!("solvers: second {}, other process of Z3 {}\n", name(subject.second), name(subject.z3)));
    }
    if !checked.trusted.is_empty() {
        out.push_str("trusted:\n");
        checked.trusted.iter().for_each(|t| out.push_str(&format!("  {}\n", clean(t))));
    }
    match open(checked) {
        Some(why) => format!("{out}CERTIFICATE unknown({why})\n"),
        None => out + "CERTIFICATE accepted\n",
    }
}

/// What is left open, if something is.
fn open(checked: &Checked) -> Option<String> {
    if checked.claim.as_deref().is_some_and(|c| c.starts_with("unknown")) {
        return Some("nothing is claimed".to_owned());
    }
    let n = checked.unsolved();
    (n > 0).then(|| format!("{} not re-solved", count(n as u64, "obligation", "obligations")))
}

/// The document for programs, indented, with a line end behind it.
///
/// # Errors
///
/// Never in practice: every part of it can be written as JSON.
pub fn json(
    tool_version: &str,
    subject: &Subject<'_>,
    diagnostics: &[Diagnostic],
    answer: Answer<'_>,
) -> Result<String, serde_json::Error> {
    let document = view::document(tool_version, subject, diagnostics, answer);
    serde_json::to_string_pretty(&document).map(|text| text + "\n")
}
