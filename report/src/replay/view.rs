//! The shape of the JSON document about a replay.

use super::{Answer, Subject, remark, verdict};
use crate::json::view::{
    DiagnosticView, FindingView, Position, Tool, VerdictView, diagnostic, finding, position, verdict_of,
};
use crate::json::{self, SCHEMA_VERSION};
use scoville_evidence::diagnostic::Diagnostic;
use scoville_evidence::verdict::Outcome;
use scoville_evidence::witness::Replayed;
use serde::Serialize;

#[derive(Serialize)]
pub(super) struct Document<'a> {
    schema_version: u32,
    tool: Tool<'a>,
    program: &'a str,
    witness: &'a str,
    verdict: VerdictView,
    exit_code: u8,
    replayed: bool,
    program_changed: Option<bool>,
    events: Option<usize>,
    finding: Option<FindingView<'a>>,
    misfit: Option<MisfitView<'a>>,
    steps: Vec<StepView<'a>>,
    notes: Vec<String>,
    diagnostics: Vec<DiagnosticView<'a>>,
}

#[derive(Serialize)]
struct MisfitView<'a> {
    step: usize,
    expected: &'a str,
    found: &'a str,
    at: Option<Position<'a>>,
}

#[derive(Serialize)]
struct StepView<'a> {
    step: usize,
    task: Option<String>,
    at: Option<Position<'a>>,
    what: &'a str,
    changes: Vec<ChangeView<'a>>,
}

#[derive(Serialize)]
struct ChangeView<'a> {
    kind: &'static str,
    text: &'a str,
}

/// The whole document.
pub(super) fn document<'a>(
    tool_version: &'a str,
    subject: &Subject<'a>,
    diagnostics: &'a [Diagnostic],
    answer: Answer<'a>,
) -> Document<'a> {
    let sources = subject.sources;
    let replayed: Option<&Replayed> = match answer {
        Answer::Replayed(replayed) => Some(replayed),
        Answer::Stopped(_) | Answer::InputError | Answer::InternalError(_) => None,
    };
    // The words for a verdict are those of a report.
    let outcome = replayed.map(|r| Outcome {
        verdict: verdict(r),
        findings: Vec::new(),
        undecided: None,
        possible_after_first: 0,
        statistics: Default::default(),
        notes: Vec::new(),
        unreached: Vec::new(),
        commutations: Vec::new(),
    });
    let as_report = match (answer, &outcome) {
        (_, Some(outcome)) => json::Answer::Outcome(outcome),
        (Answer::Stopped(outcome), None) => json::Answer::Outcome(outcome),
        (Answer::InternalError(message), None) => json::Answer::InternalError(message),
        (Answer::InputError | Answer::Replayed(_), None) => json::Answer::InputError,
    };
    let mut notes: Vec<String> = replayed.and_then(remark).into_iter().collect();
    if let Answer::Stopped(outcome) = answer {
        notes.extend(outcome.notes.iter().cloned());
    }
    Document {
        schema_version: SCHEMA_VERSION,
        tool: Tool { name: "scoville", version: tool_version },
        program: subject.program,
        witness: subject.witness,
        verdict: verdict_of(as_report),
        exit_code: as_report.exit_code(),
        replayed: replayed.is_some_and(|r| r.result.is_ok()),
        program_changed: replayed.map(|r| r.changed),
        events: replayed.map(|r| r.events),
        finding: replayed.and_then(|r| r.result.as_ref().ok()).map(|f| finding(f, sources)),
        misfit: replayed.and_then(|r| r.result.as_ref().err()).map(|m| MisfitView {
            step: m.step,
            expected: &m.expected,
            found: &m.found,
            at: m.at.map(|s| position(s, sources)),
        }),
        steps: replayed
            .map_or(&[][..], |r| &r.steps)
            .iter()
            .map(|s| StepView {
                step: s.step,
                task: s.task.as_ref().map(ToString::to_string),
                at: s.span.map(|s| position(s, sources)),
                what: &s.what,
                changes: s.changes.iter().map(|c| ChangeView { kind: c.kind.word(), text: &c.text }).collect(),
            })
            .collect(),
        notes,
        diagnostics: diagnostics.iter().map(|d| diagnostic(d, sources)).collect(),
    }
}
