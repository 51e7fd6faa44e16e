//! Findings in the form that reports take.

use super::dfs::{Found, What};
use super::order::Fault;
use crate::machine::State;
use crate::machine::regions::{Held, Misuse};
use crate::names;
use crate::replay::ProgramReplayer;
use scoville_evidence::schedule::{CYCLE, Observation, Replay, Replayer, Schedule, TURNS, TaskFact};
use scoville_evidence::source::Span;
use scoville_evidence::verdict::{Finding, FindingKind, Place};
use scoville_ir::program::Program;

/// The finding, with its schedule and the state at the end of that, confirmed by the replay.
///
/// # Errors
/// Why the replay rejects it.
pub fn finding(
    program: &Program,
    replayer: &ProgramReplayer<'_>,
    found: &Found,
    (schedule, end): (Schedule, State),
) -> Result<Finding, String> {
    let mut kind = kind(&found.what);
    let replay = replayer.replay(&schedule);
    let (observations, tasks, notes) = match &replay {
        Replay::Confirmed { observations, tasks, notes } => (observations, tasks, notes),
        Replay::Rejected { step, reason } => return Err(format!("{kind:?}: step {step}: {reason}")),
    };
    let place = |task: String, span: Span, what: String| Place { spawned: spawned(tasks, &task), span, task, what };
    let last = |n: usize| observations[observations.len().saturating_sub(n)..].iter();
    let of_observation = |o: &Observation| place(o.task.to_string(), o.span, accessed(&o.text));
    let held = |h: &Held| {
        let what = format!("acquires {:?} on {}", h.mode, names::extent(program, &end, &h.extent));
        place(end.task(h.task).task_path().to_string(), h.span, what)
    };
    let (message, places): (String, Vec<Place>) = match &found.what {
        What::Race(..) | What::Fault(Fault::Race(..)) => {
            let places: Vec<Place> =
                notes.iter().map(|(task, span, what)| place(task.to_string(), *span, what.clone())).collect();
            let what = notes.first().and_then(|n| n.2.split_once(" of ")).map_or("a location", |(_, w)| w);
            (format!("data race on {what}"), places)
        }
        What::Fault(Fault::Conflict { earlier, later, .. }) => {
            ("two permission regions conflict".to_owned(), vec![held(earlier), held(later)])
        }
        What::Fault(Fault::Misuse(_, misuse)) => {
            let message = match misuse {
                Misuse::BadRelease => "a release of what is not held",
                Misuse::BadRange => "an empty or wrong range",
                Misuse::WriteUnderRead => "a write under a read region",
            };
            (message.to_owned(), last(1).map(of_observation).collect())
        }
        What::Fault(Fault::Assertion(_)) => {
            let text = notes.first().map_or("assertion fails", |(_, _, text)| text);
            (format!("an {text}"), last(1).map(of_observation).collect())
        }
        What::Fault(Fault::Unreleased(list)) => {
            ("a permission region is never released".to_owned(), list.iter().map(held).collect())
        }
        What::Deadlock(_) | What::Livelock(_) | What::Exception(_) => {
            let message = match &found.what {
                What::Deadlock(_) => "tasks wait for ever".to_owned(),
                // The loops are the library's.
                What::Livelock(_) if notes.iter().all(|(.., text)| text != TURNS) => {
                    kind = FindingKind::Deadlock;
                    "tasks wait for ever".to_owned()
                }
                What::Livelock(_) => "a task waits for ever in a loop".to_owned(),
                _ => notes.first().map_or_else(String::new, |(_, _, text)| format!("the program {text}")),
            };
            let each = notes.iter().filter(|(_, _, text)| !text.starts_with(CYCLE));
            (message, each.map(|(t, span, text)| place(t.to_string(), *span, text.clone())).collect())
        }
    };
    // The same lines as where the solver has found it.
    let waits = matches!(kind, FindingKind::Deadlock | FindingKind::Livelock);
    let each = places.iter().enumerate().filter(|_| waits).map(|(i, p)| format!("({}) {}", i + 1, p.what));
    let reasons = each.chain(replay.cycles().map(str::to_owned)).collect();
    Ok(Finding { kind, message, places, reasons, advice: Vec::new(), schedule, replay })
}

/// `write of x` for `x = 1`, `read of x` for `reads x (1)`.
fn accessed(text: &str) -> String {
    if let Some(rest) = text.strip_prefix("reads ") {
        let name = rest.rsplit_once(" (").map_or(rest, |(name, _)| name);
        return format!("read of {name}");
    }
    match text.split_once(" = ") {
        Some((name, _)) => format!("write of {name}"),
        None => text.to_owned(),
    }
}

fn spawned(tasks: &[TaskFact], name: &str) -> Option<(Span, String)> {
    let fact = tasks.iter().find(|f| f.task.to_string() == name)?;
    Some((fact.spawned_at?, fact.kind.clone()))
}

/// The kind of a finding.
#[must_use]
pub fn kind(what: &What) -> FindingKind {
    match what {
        What::Race(..) | What::Fault(Fault::Race(..)) => FindingKind::Race,
        What::Fault(Fault::Conflict { .. }) => FindingKind::RegionConflict,
        What::Fault(Fault::Misuse(_, Misuse::BadRelease)) => FindingKind::BadRelease,
        What::Fault(Fault::Misuse(_, Misuse::BadRange)) => FindingKind::BadRange,
        What::Fault(Fault::Misuse(_, Misuse::WriteUnderRead)) => FindingKind::WriteUnderRead,
        What::Fault(Fault::Assertion(..)) => FindingKind::Assertion,
        What::Fault(Fault::Unreleased(_)) => FindingKind::NeverReleased,
        What::Deadlock(_) => FindingKind::Deadlock,
        What::Livelock(_) => FindingKind::Livelock,
        What::Exception(_) => FindingKind::Exception,
    }
}
