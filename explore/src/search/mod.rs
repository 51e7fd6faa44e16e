//! Exploration of all schedules: the oracle.
//!
//! * [`exhaustive`]: every state is visited, up to operations that commute with all that others can do; races are
//!   looked for in the states themselves. The default, and Algorithm 1 of the JPF-HJ paper beside it.
//! * [`dpor`]: of executions that differ only in the order of operations that commute one is explored; races are found
//!   by happens-before.
//!
//! Both share the machine, and the form of findings, schedules and reports; not what decides which orders are tried.

pub mod canon;
pub mod clock;
mod dfs;
pub mod dpor;
pub mod exhaustive;
pub mod options;
pub mod order;
#[cfg(test)]
mod random;
#[cfg(test)]
mod reference;
mod report;
pub mod runner;
mod schedule;
#[cfg(test)]
mod tests;
mod walk;

use crate::machine::reached::Reached;
use crate::machine::{Machine, State};
use crate::replay::ProgramReplayer;
use dfs::{Found, Name, What};
pub use options::{Counts, Exploration, Method, Options, Outside, Progress, Shared};
use order::Fault;
use rustc_hash::FxHashSet;
use scoville_evidence::profile::Profile;
use scoville_evidence::schedule::{Schedule, Site};
use scoville_evidence::source::Span;
use scoville_evidence::verdict::{
    Finding, FindingKind, Outcome, SearchCounts, Statistics, Unknown, Unreached, Verdict,
};
use scoville_ir::program::Program;
use std::collections::BTreeSet;
use std::time::Instant;

/// Something found, with schedules and the states at their ends, the simplest first; none if it could not be found again.
pub type Traced = (Found, Vec<(Schedule, State)>);

/// What a search yields.
pub struct Searched {
    found: Vec<Traced>,
    /// Names of all that was found in the last round.
    names: BTreeSet<Name>,
    /// Acquires of regions that were held when their task had ended.
    kept: FxHashSet<Site>,
    /// Why it is not complete, if so.
    incomplete: Option<Unknown>,
    /// What no schedule reaches, if the search is complete.
    unreached: Vec<(Span, Unreached)>,
    counts: Counts,
    /// Sharing outside of regions, for people.
    uncovered: Vec<Shared>,
    /// Why the published algorithm promises nothing.
    outside: Vec<Outside>,
}

/// What no schedule reaches, unless the search has left out some schedules, or what follows a race.
fn unreached(machine: &Machine<'_>, complete: bool) -> Vec<(Span, Unreached)> {
    machine.reached.as_ref().filter(|_| complete).map(Reached::unreached).unwrap_or_default()
}

/// Explores all schedules of `program`.
#[must_use]
pub fn explore(program: &Program, options: &Options) -> Exploration {
    explore_names(program, options, &mut |_| {}).0
}

/// The same, telling now and then how far it is.
pub fn explore_telling(program: &Program, options: &Options, progress: &mut dyn FnMut(&Progress)) -> Exploration {
    explore_names(program, options, progress).0
}

/// The same, with the names of all findings of the last round.
fn explore_names(
    program: &Program,
    options: &Options,
    progress: &mut dyn FnMut(&Progress),
) -> (Exploration, BTreeSet<Name>) {
    let start = Instant::now();
    let deadline = start + options.time;
    let mut notes = Vec::new();
    let replayer = ProgramReplayer::new(program, options.limits);
    let mut findings: Vec<Finding> = Vec::new();
    let mut unconfirmed = Vec::new();
    let mut told = |result: Result<Finding, String>| match result {
        Ok(finding) => {
            let known = |g: &Finding| g.kind == finding.kind && spans(g) == spans(&finding);
            if !findings.iter().any(known) {
                findings.push(finding);
            }
        }
        Err(reason) => unconfirmed.push(reason),
    };
    let mut searched = match options.method {
        Method::Dpor => dpor::search(program, options, deadline, progress),
        _ => exhaustive::search(program, options, deadline, progress),
    };
    attribute(&mut searched, &mut notes);
    for (found, ends) in searched.found {
        let mut result = Err("the execution does not repeat itself".to_owned());
        for end in ends {
            result = report::finding(program, &replayer, &found, end);
            if result.is_ok() {
                break;
            }
        }
        told(result);
    }
    findings.sort_by_key(|f| (f.kind.property(), f.kind != FindingKind::NeverReleased));
    let counts = searched.counts;
    let mut times = Profile::default();
    times.since(start, "exploring");
    let statistics = Statistics {
        tasks: counts.tasks,
        accesses: counts.accesses,
        regions: counts.regions,
        sensitive: counts.sensitive,
        rounds: counts.rounds,
        search: Some(SearchCounts {
            states: counts.states,
            transitions: counts.transitions,
            depth: counts.depth,
            memory: counts.bytes,
        }),
        times,
        ..Statistics::default()
    };
    let verdict = Verdict::True;
    let outcome = Outcome {
        verdict,
        findings,
        undecided: None,
        possible_after_first: 0,
        statistics,
        notes,
        unreached: searched.unreached,
        commutations: Vec::new(),
    };
    let complete = searched.incomplete.is_none();
    let (uncovered, outside) = (searched.uncovered, searched.outside);
    let mut exploration = Exploration { outcome, counts, complete, unconfirmed, uncovered, outside };
    conclude(searched.incomplete, &mut exploration);
    (exploration, searched.names)
}

fn spans(f: &Finding) -> Vec<Span> {
    let mut spans: Vec<_> = f.places.iter().map(|p| p.span).collect();
    spans.sort_unstable();
    spans
}

/// Leaves out conflicts of regions one of which is never released: they are told with that.
fn attribute(searched: &mut Searched, notes: &mut Vec<String>) {
    let (found, kept) = (&mut searched.found, &searched.kept);
    let before = found.len();
    found.retain(|(f, _)| match &f.what {
        What::Fault(Fault::Conflict { earlier, later, .. }) => {
            !kept.contains(&earlier.site) && !kept.contains(&later.site)
        }
        _ => true,
    });
    let left_out = before - found.len();
    if left_out > 0 {
        notes.push(format!("{left_out} region conflict(s) follow from a region that is never released"));
    }
}

fn conclude(incomplete: Option<Unknown>, exploration: &mut Exploration) {
    let outcome = &mut exploration.outcome;
    outcome.verdict = match (outcome.findings.first(), incomplete, exploration.unconfirmed.first()) {
        (Some(f), incomplete, _) => {
            if let Some(reason) = incomplete {
                outcome.notes.push(format!("the search is not complete ({reason}): there may be more"));
                outcome.undecided = Some(reason);
            }
            Verdict::False(f.kind.property())
        }
        (None, _, Some(reason)) => {
            outcome.unreached.clear();
            Verdict::Unknown(Unknown::Unsupported(format!("a finding did not replay: {reason}")))
        }
        (None, Some(reason), None) => {
            let c = &exploration.counts;
            outcome.notes.push(format!(
                "covered: {} states and {} steps, depth {}, up to {} tasks; no violation in these",
                c.states, c.transitions, c.depth, c.tasks
            ));
            Verdict::Unknown(reason)
        }
        (None, None, None) => Verdict::True,
    };
}
