//! One finding for people: the places with their labels, why nothing orders them, the schedule, the replay.

use crate::schedule;
use crate::snippet::{self, Kind, Mark, Remark, Severity};
use crate::style::Style;
use crate::wording::{capped, clean, count, list};
use scoville_evidence::schedule::{Observation, Replay, TaskPath};
use scoville_evidence::source::{SourceMap, Span};
use scoville_evidence::verdict::{Finding, Place};
use std::collections::BTreeMap;

/// At most this many places are labelled.
const PLACES: usize = 8;
/// At most this many findings of a group are named.
const GROUPED: usize = 8;
/// At most this many facts of the last state are listed.
const FACTS: usize = 12;

/// The whole text about one finding.
pub(crate) fn render(finding: &Finding, sources: &SourceMap, style: Style) -> String {
    let mut out = snippet::render(
        style,
        Severity::Error,
        Some((finding.kind.word(), &finding.message)),
        &marks(&finding.places),
        &remarks(finding),
        sources,
    );
    match &finding.replay {
        Replay::Confirmed { observations, tasks, notes } => {
            if !observations.is_empty() {
                out.push_str("\nschedule that shows it:\n\n");
                out.push_str(&schedule::table(
                    observations,
                    tasks,
                    &important(finding),
                    &numbers(finding, observations),
                    sources,
                ));
            }
            // What a label says already is not said again.
            let labelled = |task: &TaskPath, span: &Span| {
                let task = task.to_string();
                let line = |span: Span| (span.file, sources.position(span).line);
                finding.places.iter().take(PLACES).any(|p| p.task == task && line(p.span) == line(*span))
            };
            let notes: Vec<_> = notes.iter().filter(|(task, span, _)| !labelled(task, span)).collect();
            if !notes.is_empty() {
                out.push_str("\nin the last state:\n");
                for (task, span, text) in notes.iter().take(FACTS) {
                    let at = clean(&sources.describe(*span));
                    out.push_str(&format!("  {task} at {at}: {}\n", capped(text, 200)));
                }
                let hidden = notes.len().saturating_sub(FACTS) as u64;
                if hidden > 0 {
                    out.push_str(&format!("  ... and {}\n", count(hidden, "more task", "more tasks")));
                }
            }
            out.push_str("\nwitness replayed: yes\n");
        }
        Replay::Rejected { step, reason } => {
            out.push_str(&format!("\nwitness replayed: no (step {step}: {})\n", capped(reason, 200)));
        }
    }
    out
}

/// The places as primary marks, the spawn sites of their tasks as context.
fn marks(places: &[Place]) -> Vec<Mark> {
    let mut marks = Vec::new();
    let mut primary: Vec<(&Place, Vec<String>)> = Vec::new();
    for (i, place) in places.iter().take(PLACES).enumerate() {
        let number = if places.len() > 1 { format!("({}) ", i + 1) } else { String::new() };
        let task = format!("{number}task {}", place.task);
        match primary.iter_mut().find(|(p, _)| p.span == place.span && p.what == place.what) {
            Some((_, tasks)) => tasks.push(task),
            None => primary.push((place, vec![task])),
        }
    }
    for (place, tasks) in primary {
        let text = format!("{}: {}", list(&tasks), place.what);
        marks.push(Mark { span: place.span, kind: Kind::Primary, text });
    }
    let mut spawns: Vec<(Span, Vec<String>)> = Vec::new();
    for place in places.iter().take(PLACES) {
        let Some((span, kind)) = &place.spawned else { continue };
        let task = if kind.is_empty() { place.task.clone() } else { format!("{} ({kind})", place.task) };
        match spawns.iter_mut().find(|(s, _)| s == span) {
            Some((_, tasks)) if !tasks.contains(&task) => tasks.push(task),
            Some(_) => {}
            None => spawns.push((*span, vec![task])),
        }
    }
    for (span, tasks) in spawns {
        let text = match tasks.as_slice() {
            [one] => format!("task {one} is spawned here"),
            many => format!("tasks {} are spawned here", list(many)),
        };
        marks.push(Mark { span, kind: Kind::Context, text });
    }
    marks
}

fn remarks(finding: &Finding) -> Vec<Remark> {
    let mut remarks = Vec::new();
    let hidden = finding.places.len().saturating_sub(PLACES) as u64;
    if hidden > 0 {
        remarks.push(Remark::Note(format!("and {}", count(hidden, "more place", "more places"))));
    }
    remarks.extend(finding.reasons.iter().cloned().map(Remark::Note));
    remarks.extend(finding.advice.iter().cloned().map(Remark::Help));
    remarks
}

/// The last step at each of several places, with the place's number.
pub(crate) fn numbers(finding: &Finding, observations: &[Observation]) -> BTreeMap<usize, usize> {
    let mut out = BTreeMap::new();
    if finding.places.len() < 2 {
        return out;
    }
    for (i, place) in finding.places.iter().enumerate() {
        let here = |o: &Observation| o.span == place.span && o.task.to_string() == place.task;
        if let Some(step) = observations.iter().rposition(here) {
            out.entry(step).or_insert(i + 1);
        }
    }
    out
}

/// Findings of the same kind at the same places in other tasks, told together: the first one, and the others.
pub(crate) fn groups(findings: &[Finding]) -> Vec<(&Finding, Vec<&Finding>)> {
    let same = |a: &Finding, b: &Finding| {
        let places = |f: &Finding| f.places.iter().map(|p| p.span).collect::<Vec<_>>();
        a.kind == b.kind && places(a) == places(b)
    };
    let mut groups: Vec<(&Finding, Vec<&Finding>)> = Vec::new();
    for finding in findings {
        match groups.iter_mut().find(|(first, _)| same(first, finding)) {
            Some((_, others)) => others.push(finding),
            None => groups.push((finding, Vec::new())),
        }
    }
    groups
}

/// What is told of the others of a group.
pub(crate) fn others(others: &[&Finding]) -> String {
    if others.is_empty() {
        return String::new();
    }
    let all = others.iter().all(|f| matches!(f.replay, Replay::Confirmed { .. }));
    let replayed = if all { ", each replayed" } else { "" };
    let mut tasks: Vec<String> = Vec::new();
    for finding in others {
        let names: Vec<&str> = finding.places.iter().map(|p| p.task.as_str()).collect();
        tasks.push(names.join(" with "));
    }
    let hidden = tasks.len().saturating_sub(GROUPED) as u64;
    tasks.truncate(GROUPED);
    let tasks = if hidden > 0 { format!("{} and {hidden} more", tasks.join(", ")) } else { list(&tasks) };
    format!("the same at the same place for {}{replayed}\n", clean(&tasks))
}

/// The tasks of the finding's places.
pub(crate) fn important(finding: &Finding) -> Vec<TaskPath> {
    let Replay::Confirmed { tasks, observations, .. } = &finding.replay else { return Vec::new() };
    let known = tasks.iter().map(|f| &f.task).chain(observations.iter().map(|o| &o.task));
    let mut out: Vec<TaskPath> = Vec::new();
    for task in known {
        if !out.contains(task) && finding.places.iter().any(|p| p.task == task.to_string()) {
            out.push(task.clone());
        }
    }
    out
}
