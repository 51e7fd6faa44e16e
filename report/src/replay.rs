//! What came of replaying a witness, for people and for programs.
//!
//! The schema of the document is `docs/replay.schema.json`.

mod view;

use crate::finding;
use crate::style::Style;
use crate::text;
use crate::wording::{capped, clean, count};
use scoville_evidence::diagnostic::Diagnostic;
use scoville_evidence::source::SourceMap;
use scoville_evidence::verdict::{Outcome, Unknown, Verdict};
use scoville_evidence::witness::{Misfit, Replayed, StepState};

/// At most this many changes of one step are shown.
const CHANGES: usize = 20;

/// What a report is about.
#[derive(Clone, Copy, Debug)]
pub struct Subject<'a> {
    /// The program's name for people: the files as given.
    pub program: &'a str,
    /// The witness file as given.
    pub witness: &'a str,
    /// The sources that spans refer to.
    pub sources: &'a SourceMap,
}

/// What came of it.
#[derive(Clone, Copy, Debug)]
pub enum Answer<'a> {
    /// It was replayed, with or without success.
    Replayed(&'a Replayed),
    /// A limit stopped it.
    Stopped(&'a Outcome),
    /// No replay because of the input; the diagnostics say why.
    InputError,
    /// No replay because of an error of the tool.
    InternalError(&'a str),
}

/// The verdict that a replay gives.
#[must_use]
pub fn verdict(replayed: &Replayed) -> Verdict {
    match &replayed.result {
        Ok(finding) => Verdict::False(finding.kind.property()),
        Err(misfit) => Verdict::Unknown(Unknown::Witness(misfit.found.clone())),
    }
}

/// The report for people, which ends with the line `VERDICT ...`.
#[must_use]
pub fn text(subject: &Subject<'_>, answer: Answer<'_>, style: Style) -> String {
    let mut out = String::new();
    let head = format!("{}: witness {}", clean(subject.program), clean(subject.witness));
    match answer {
        Answer::InputError | Answer::InternalError(_) => return text::error_line(),
        Answer::Stopped(outcome) => {
            out.push_str(&format!("{head}: {}\n", style.doubtful("not replayed")));
            for note in &outcome.notes {
                out.push_str(&format!("note: {}\n", capped(note, 400)));
            }
            out.push_str(&format!("\nwitness replayed: no\n\n{}", text::verdict_line(&outcome.verdict)));
        }
        Answer::Replayed(replayed) => {
            let events = count(replayed.events as u64, "event", "events");
            let word = match &replayed.result {
                Ok(finding) => format!("{}: {}", style.bad("violated"), finding.kind.property().word()),
                Err(_) => style.doubtful("does not fit"),
            };
            out.push_str(&format!("{head} ({events}): {word}\n"));
            if !replayed.steps.is_empty() {
                out.push('\n');
                replayed.steps.iter().for_each(|s| out.push_str(&step(s, subject.sources)));
            }
            out.push('\n');
            match &replayed.result {
                Ok(finding) => out.push_str(&finding::render(finding, subject.sources, style)),
                Err(m) => out.push_str(&misfit(m, replayed.events, subject.sources)),
            }
            if let Some(remark) = remark(replayed) {
                out.push_str(&format!("note: {remark}\n"));
            }
            out.push('\n');
            out.push_str(&text::verdict_line(&verdict(replayed)));
        }
    }
    out
}

/// What is to be said about a program that has changed.
fn remark(replayed: &Replayed) -> Option<String> {
    replayed.changed.then(|| match &replayed.result {
        Ok(_) => "the program has changed since; the witness still fits".to_owned(),
        Err(m) => format!("the program has changed since; the witness does not fit at step {} any more", m.step),
    })
}

/// Where the witness does not fit.
fn misfit(m: &Misfit, events: usize, sources: &SourceMap) -> String {
    let which = if m.step == events { " (the violation itself)" } else { "" };
    let at = m.at.map(|s| format!(", at {}", clean(&sources.describe(s)))).unwrap_or_default();
    format!(
        "witness replayed: no, at step {}{which}\n  expected: {}\n  found: {}{at}\n",
        m.step,
        capped(&m.expected, 400),
        capped(&m.found, 400)
    )
}

/// One step with what it changed.
fn step(s: &StepState, sources: &SourceMap) -> String {
    let at = s.span.map(|span| format!(" (line {})", sources.position(span).line)).unwrap_or_default();
    let task = s.task.as_ref().map_or_else(|| "violation".to_owned(), ToString::to_string);
    let mut out = format!("step {}: {task}: {}{at}\n", s.step, capped(&s.what, 200));
    for change in s.changes.iter().take(CHANGES) {
        out.push_str(&format!("    {:7} {}\n", change.kind.word(), capped(&change.text, 200)));
    }
    let hidden = s.changes.len().saturating_sub(CHANGES) as u64;
    if hidden > 0 {
        out.push_str(&format!("    ... and {}\n", count(hidden, "more change", "more changes")));
    }
    out
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

#[cfg(test)]
mod tests;
