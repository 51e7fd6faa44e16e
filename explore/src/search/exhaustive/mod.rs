//! Exhaustive search of the states of a program.
//!
//! # What is searched
//!
//! A state is what the machine holds: heap, tasks with their activations, permission regions. In the states that are
//! kept every task stands before a *point*, waits, or has ended. From each of them each task that can move takes a
//! *step*: the operation at its point, and all that follows in it up to its next point. Points are
//!
//! * the begin of every atomic section that locks something, and every volatile access,
//! * the entry of every permission region,
//! * every choice operation: looks at cells, inputs,
//! * every class initialisation that runs an initialiser, the end of a task that hands an exception to its scope, and
//!   every assertion that fails,
//! * plain accesses, fills of cells (the end of a future is one) and exits of regions, *where those of another task
//!   could meet them* ([`sharing`]).
//!
//! Everything else is *free*: it is executed as soon as its task comes to it.
//!
//! Races are looked for in the states: two tasks stand before conflicting accesses. Region conflicts come from the
//! regions that are held at an entry. Deadlock is a state in which nothing can move and a task waits; livelock one that
//! the search comes back to and in which every task either waits or turns without changing anything.
//!
//! # Why these points are enough
//!
//! *Free operations commute.* Let a task come to a free operation `f`. Whatever the others do before it executes `f`,
//! doing `f` first leads to the same state:
//! spawns and local computation touch nothing that others look at; the end of a scope, a blocking read and the begin of
//! a task that awaits cells happen only when what they wait for is there for ever; the end of a section only lets
//! others in; the end of a task only lets a scope end. Accesses, fills and exits of regions are the ones that might not
//! commute with what others do, so it has to be shown that those that do not are points.
//!
//! *What could meet is found.* Each access is entered with what its task *knows* ([`world`]): which stretches of other
//! tasks come before it by spawn, join, result or class initialisation. Tasks' knowledge is a part of the state; so each
//! step enters the same, whichever way has led to it. Two accesses that conflict become points if neither task knows of
//! the other's and no lock is held in both. Then the search starts over, until nothing is added. Suppose now that a
//! state could be reached (every instruction taken for a step) in which `a` and `b` of different tasks conflict and are
//! both next; take one that is reached soonest. No conflicting accesses stand side by side on the way there, or there
//! were one sooner. So all free operations on the way commute with those before them back to their task's last point,
//! and the search has taken that way, up to this order. If `a` were free, it would have taken `a` as well, and likewise
//! `b`; neither knows of the other (nothing of `a`'s task happened after `a`), no lock is held by both: they would have
//! become points. So both are points, and the search has met the state in which both tasks stand before them: other
//! tasks may be a few free operations further, which changes nothing about that. The same argument holds for a fill and
//! a look, two fills, and the exit of a region and the entry of one that conflicts with it.
//!
//! *Tasks may know less.* What a task knows tells states apart, and knowing less only makes more accesses into points. So the fill of
//! a cell tells whose it is only where that is of use: if the task is through with the program's code, as at the end of a thread,
//! or if it was found that two accesses might be ordered by what one of their tasks told. In a queue that is filled by one
//! task and emptied by two, it is not told who took what.
//!
//! *What is told in sections.* Library models say where one section tells others what its task has done (`Tell`, `Learn`): at a barrier, a latch.
//! That is learnt only where a lock excludes the sections of all who told it. It is no exception to the above. Let `b` come before
//! a tell in its task's step, and `a` after a learn that follows on the way. In the state where both are next, `b`'s task holds the lock
//! since the begin of that step or before (the begin of the section would be a point between), so nobody can have learnt under it. Knowing of
//! each other tells states apart, so it is told only by those who are known to need it, as by fills; and models tell where most
//! orders come to the same: all know all after a barrier.
//!
//! *Only races are told*, because every state of the search is a state of the program.
//!
//! Beyond a race the program means nothing: a state with a race is not followed. A task at a false assumption stays
//! there; what others do meanwhile counts. `Halt` is taken only when nothing else can move: every state before it is
//! reached all the same.
//!
//! *Nor all tasks from each state.* See [`persistent`].
//!
//! # Which states are the same
//!
//! See [`code`]. Hashes have 128 bits; that two states of one search agree in them is taken to be impossible, unless
//! whole states are compared.
//!
//! The hash of a state comes from that of the one before: what the step has changed is taken away and added, [`reach`]
//! tells which objects that leaves. [`foresee`] tells of some steps what they would add, and so where they would lead: if
//! the search has been there, they are counted but not taken. Whole states are never told without being seen.
//!
//! # Where only time goes on
//!
//! See [`late`].
//!
//! # What leads to no end
//!
//! See [`rounds`].
//!
//! # What is left open
//!
//! See [`wide`], and [`graph`] for what leads to no end then.
//!
//! # The published algorithm
//!
//! [`paper`] replaces the choice of points, and misses violations; [`premise`] tells when its `true` counts.

mod code;
mod dfs;
mod footprint;
mod foresee;
mod front;
mod graph;
mod late;
mod paper;
mod persistent;
mod premise;
mod reach;
mod rounds;
mod scout;
mod sharing;
#[cfg(test)]
mod tests;
mod trace;
mod visited;
mod wide;
mod world;

use super::dfs::{Found, Name};
use super::options::{Counts, Method, Options, Outside, Progress, Shared};
use super::{Searched, Traced, report, unreached};
use crate::liveness::Liveness;
use crate::machine::reached::Reached;
use crate::machine::state::site_span;
use crate::machine::{Limit, Machine};
use crate::replay::ProgramReplayer;
use dfs::Dfs;
use front::{Context, Grain};
use rustc_hash::FxHashSet;
use scout::Lore;
use scoville_evidence::schedule::{Replay, Replayer, Schedule, Site};
use scoville_evidence::verdict::{FindingKind, Unknown};
use scoville_ir::program::Program;
use sharing::{Points, Sharing, Uncovered};
use std::collections::BTreeSet;
use std::time::Instant;
use wide::Wide;

/// Rounds after which accesses become points by their place in the program, of which there are finitely many.
const BY_NAME: u64 = 24;

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
    let grain = match options.method {
        Method::Exhaustive | Method::Unreduced | Method::Dpor => Grain::Points,
        Method::Constructs => Grain::Constructs,
        Method::Paper => Grain::Paper,
    };
    let mut cx = Context {
        machine,
        liveness: Liveness::new(program),
        // The published algorithm's promise is about what tasks really know.
        points: if grain == Grain::Paper { Points::of_tellers() } else { Points::default() },
        grain,
        regions: options.regions,
        stretch: options.stretch,
        deadline,
        wide: Wide::default(),
        late: late::Vain::default(),
    };
    let mut lore = Lore::default();
    lore.sharing.premise.asked = cx.grain == Grain::Paper;
    let mut names = false;
    let mut counts = Counts::default();
    let mut found: Vec<Traced> = Vec::new();
    let mut kept: FxHashSet<Site> = FxHashSet::default();
    let mut all_names: BTreeSet<Name>;
    let replayer = ProgramReplayer::new(program, options.limits);
    let replays = |s: &Schedule| matches!(replayer.replay(s), Replay::Confirmed { .. });
    let mut incomplete = loop {
        let end = loop {
            let mut dfs = Dfs::new(&cx, options, &mut lore, names, progress);
            dfs.run();
            counts.rounds += 1;
            counts.states = dfs.states();
            counts.transitions = dfs.transitions;
            counts.depth = dfs.depth as u64;
            counts.executions = dfs.ends;
            counts.bytes = counts.bytes.max(dfs.bytes);
            (counts.accesses, counts.regions) = dfs.counts;
            let (cut, limit, change) = (dfs.cut.take(), dfs.limit.take(), dfs.change.take());
            // Where no execution ends, those that go on for ever count, unless they may come to a false assumption.
            let vacuous = dfs.considered == 0 && dfs.discarded;
            let use_names = dfs.identity_used && !names;
            let of_round = std::mem::take(&mut dfs.found);
            kept.extend(dfs.kept.iter().copied());
            all_names = dfs.into_names().into_iter().collect();
            if let (Some(change), None) = (change, &cut) {
                cx.wide.change(change);
                continue;
            }
            let runs_out = lore.late.len() > cx.late.len();
            let news = cx.grain != Grain::Paper && (runs_out || cx.points.lacks(&lore.sharing.found));
            // Where points are still missing, what was found may lie behind a race; races are told in any case, unless another race
            // that is not known yet keeps their schedule from being followed.
            let is_race = |f: &Found| report::kind(&f.what) == FindingKind::Race;
            for f in of_round.into_iter().filter(|f| !(news || use_names) || is_race(f)) {
                let ends: Vec<_> =
                    [false, true].into_iter().filter_map(|accesses| trace::schedule(&cx, &f, accesses)).collect();
                if !news || ends.iter().any(|(schedule, _)| replays(schedule)) {
                    found.push((f, ends));
                }
            }
            if found.iter().any(|(f, _)| is_race(f)) {
                // An execution with a race may stand before the accesses one after the other, and mean nothing afterwards.
                found.retain(|(f, _)| is_race(f));
                if !options.all_races {
                    break None;
                }
            }
            if cut.is_some() {
                break cut;
            }
            if news || use_names {
                let before = cx.points.clone();
                cx.points.grow(&lore.sharing.found, counts.rounds > BY_NAME);
                lore.sharing.begin(&before, &cx.points);
                cx.late.clone_from(&lore.late);
                names |= use_names;
                continue;
            }
            if limit.is_some() {
                break limit;
            }
            break if vacuous && found.is_empty() { Some(Unknown::Vacuous) } else { None };
        };
        // What was found with open values is told if it replays without, and else not known.
        let all = found.len();
        if !cx.wide.is_empty() {
            found.retain(|(_, ends)| ends.iter().any(|(schedule, _)| replays(schedule)));
        }
        let told = found.len() == all;
        if cx.wide.guesses() && !(told && matches!(end, None | Some(Unknown::Vacuous))) && Instant::now() < deadline {
            found.clear();
            cx.wide.guess_no_more();
            continue;
        }
        break if told { end } else { end.or_else(|| Some(Unknown::Unwinding(Limit::Looked(0).to_string()))) };
    };
    counts.tasks = lore.tasks as u64;
    counts.sensitive = cx.points.len() as u64;
    if incomplete.is_some() && counts.sensitive > 0 {
        // The same, where the race has not been met yet: what does not replay does not count.
        found.retain(|(_, ends)| ends.iter().any(|(schedule, _)| replays(schedule)));
    }
    let uncovered = told(program, &lore.sharing);
    let mut doubts = Vec::new();
    if cx.grain == Grain::Paper {
        doubts.extend(lore.sharing.premise.doubts().map(|(d, a, b)| {
            let (a, b) = (site_span(program, a), site_span(program, b));
            Outside { what: d.text(), first: a.min(b), second: a.max(b) }
        }));
        if found.is_empty()
            && incomplete.is_none()
            && let Some(first) = doubts.first()
        {
            incomplete = Some(Unknown::Premise(first.what.to_owned()));
        }
    }
    let raced = found.iter().any(|(f, _)| report::kind(&f.what) == FindingKind::Race);
    let unreached = unreached(&cx.machine, incomplete.is_none() && !raced && cx.grain != Grain::Paper);
    Searched { found, names: all_names, kept, incomplete, unreached, counts, uncovered, outside: doubts }
}

/// Uncovered sharing in the order of the source.
fn told(program: &Program, sharing: &Sharing) -> Vec<Shared> {
    let shared = |(pair, what): (&Uncovered, &String)| {
        let (a, b) = (site_span(program, pair.first), site_span(program, pair.second));
        Shared { first: a.min(b), second: a.max(b), what: what.clone() }
    };
    let all: BTreeSet<Shared> = sharing.uncovered.iter().map(shared).collect();
    all.into_iter().collect()
}
