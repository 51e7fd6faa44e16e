//! Dynamic partial-order reduction: persistent sets found by happens-before.
//!
//! # What is explored
//!
//! An execution is a sequence of *steps* of single tasks: a visible operation, the beginning of a class
//! initialisation, or the end of a task, each followed at once by the task's invisible operations up to its next step.
//! Along each execution [`super::order`] computes happens-before with vector clocks: spawn, join, results, and the order in
//! which operations that do not commute were executed. All orders of such operations are explored; others are not.
//!
//! # Why that finds every race, and only races
//!
//! *Race* means co-enabled: in some reachable state two tasks stand before conflicting plain accesses.
//!
//! 1. *Unordered implies co-enabled.* Let `b` be the first access of an execution that conflicts with an earlier access
//!    `a` that does not happen before it. The steps and accesses that happen before `a` or before `b` are closed under
//!    happens-before, and no two conflicting accesses among them are unordered (`b` is the first). Happens-before has an
//!    edge for each pair of operations that do not commute or where one enables the other, so these operations alone,
//!    in their order, are an execution too, with the same values; `a` and `b` are both next at its end.
//! 2. *Co-enabled implies unordered in an explored execution.* Take a shortest prefix after which conflicting `a` and
//!    `b` are both next, and go on with `a`, `b`. They are adjacent, so not ordered. Exchanging neighbours that commute
//!    keeps happens-before, and turns this execution into one in which each task executes its invisible operations
//!    right after its steps: accesses that would have to be exchanged do not conflict, or a shorter prefix would do.
//!    The explored executions contain one of each such class: see below.
//!
//! The same argument, with "acquired, and the release not before" in place of "next", decides region conflicts.
//!
//! # Why not all orders need be tried
//!
//! A step that commutes with everything other tasks can do before it is taken may be taken at once (it is a persistent
//! set of its own). Spawns, joins, blocking reads, ends of sections, permission operations always are such steps. Of
//! the others (begins of sections, fills and looks of cells, volatile accesses, class initialisation, ends of tasks that
//! deliver a result or exception) those are assumed to be at first. When an execution shows two of them that do not
//! commute and are not ordered otherwise, both become *sensitive*, and the search starts over; at the end of an
//! execution those become sensitive that block one another. When nothing changes any more, assume that from some state
//! an execution `w1 .. wk` of other tasks exists before a step `p` taken at once, where `wk` is the first that does not
//! commute with `p`. Then `p w1 .. w(k-1) wk`, or the same with `wk` blocked by `p` for ever, is an execution that
//! (by induction on the remaining length) was explored, and in it `p` and `wk` are unordered or block one another: both
//! are sensitive, and `p` would not have been taken at once. Where all that can move is sensitive, everything is tried.
//! An execution that comes back to a state in which something was left out has everything tried there (so nothing is
//! left out for ever), and that state is looked at for being a livelock.
//!
//! # Which states are the same
//!
//! See [`super::canon`]. A search that meets a state again does not go on from there.
//!
//! # What is not exact
//!
//! Limits, of course, each of which ends in `Unknown` unless a violation was found. An execution is not followed beyond
//! its first race: its values mean nothing there. A task at a false assumption stays there; what others do meanwhile
//! counts. `Halt` is taken only when nothing else can move: every state before it is reached all the same.

use super::dfs::{Dfs, Found, Name};
use super::options::{Counts, Options, Progress};
use super::runner::Context;
use super::schedule::schedule;
use super::{Searched, report, unreached};
use crate::liveness::Liveness;
use crate::machine::Machine;
use crate::machine::reached::Reached;
use rustc_hash::FxHashSet;
use scoville_evidence::schedule::Site;
use scoville_evidence::verdict::{FindingKind, Unknown};
use scoville_ir::program::Program;
use std::collections::BTreeSet;
use std::time::Instant;

/// Steps of one execution in the first attempt: long enough for most programs, short enough to see other executions
/// than an endless one.
const FIRST_DEPTH: usize = 3_000;

/// Searches `program`.
pub fn search(
    program: &Program,
    options: &Options,
    deadline: Instant,
    progress: &mut dyn FnMut(&Progress),
) -> Searched {
    let mut machine = Machine::new(program, options.limits);
    machine.init_is_step = true;
    machine.reached = Some(Reached::new(program));
    let liveness = Liveness::new(program);
    let mut cx = Context { machine, liveness, sensitive: FxHashSet::default(), stretch: options.stretch, deadline };
    let mut names = false;
    let mut depth = options.depth.min(FIRST_DEPTH);
    let mut found: Vec<Found> = Vec::new();
    let mut counts = Counts::default();
    let mut first_limit = None;
    let mut all_names: BTreeSet<Name>;
    let mut kept: FxHashSet<Site> = FxHashSet::default();
    let incomplete: Option<Unknown> = loop {
        let mut dfs = Dfs::new(&cx, options, names, depth, progress);
        dfs.run();
        counts.rounds += 1;
        counts.states = dfs.states();
        counts.transitions = dfs.transitions;
        counts.depth = dfs.depth as u64;
        counts.executions = dfs.executions;
        counts.bytes = counts.bytes.max(dfs.bytes());
        counts.tasks = counts.tasks.max(dfs.counts.0);
        (counts.accesses, counts.regions) = (dfs.counts.1, dfs.counts.2);
        let (cut, limit, considered) = (dfs.cut.clone(), dfs.limit.clone(), dfs.considered);
        let too_deep = dfs.too_deep;
        let more: Vec<_> = dfs.unordered.iter().filter(|k| !cx.sensitive.contains(k)).copied().collect();
        let use_names = dfs.identity_used && !names;
        found.append(&mut dfs.found);
        kept.extend(dfs.kept.iter().copied());
        all_names = dfs.names.iter().cloned().collect();
        let raced = found.iter().any(|f| report::kind(&f.what) == FindingKind::Race);
        if raced && !options.all_races {
            break None;
        }
        if cut.is_some() {
            break first_limit.or(cut);
        }
        if !more.is_empty() || use_names {
            cx.sensitive.extend(more);
            names |= use_names;
            continue;
        }
        if too_deep && depth < options.depth {
            first_limit = first_limit.or(limit);
            depth = options.depth;
            continue;
        }
        if limit.is_some() {
            break limit;
        }
        break if considered == 0 && found.is_empty() { Some(Unknown::Vacuous) } else { None };
    };
    counts.sensitive = cx.sensitive.len() as u64;
    let traced = |f: Found| {
        let end = schedule(&cx, &f, options.regions).map(|(schedule, runner)| (schedule, runner.state));
        let end = end.into_iter().collect();
        (f, end)
    };
    let raced = found.iter().any(|f| report::kind(&f.what) == FindingKind::Race);
    let unreached = unreached(&cx.machine, incomplete.is_none() && !raced);
    let found = found.into_iter().map(traced).collect();
    let (uncovered, outside) = (Vec::new(), Vec::new());
    Searched { found, names: all_names, kept, incomplete, unreached, counts, uncovered, outside }
}
