//! Grouping of the cone's events into blocks with one position each; see the module documentation.

use super::cone::Cone;
use crate::prefix::Goal;
use crate::state::clashes;
use rustc_hash::FxHashSet;
use scoville_encode::fault::{Fault, planted};
use scoville_encode::term::TermId;
use scoville_encode::trace::{CellId, Event, EventId, EventKind, RegionId, SectionId, Trace};
use std::collections::BTreeMap;

/// Index of a block.
pub type BlockId = usize;

/// No block.
pub const NONE: BlockId = usize::MAX;

/// Events with one position.
#[derive(Clone, Debug)]
pub struct Block {
    /// Its first event.
    pub head: EventId,
    /// The block before it: in its task, or that of its spawn.
    pub previous: Option<BlockId>,
    /// All its events in canonical order.
    pub events: Vec<EventId>,
}

/// A pair of sections whose order the schedule chooses.
#[derive(Clone, Debug)]
pub struct Pair {
    /// The one that begins first in the canonical run.
    pub first: SectionId,
    /// The other one.
    pub second: SectionId,
    /// They exclude each other if both conditions of one of these pairs hold.
    pub clashes: Vec<(TermId, TermId)>,
}

/// The blocks of one cone.
#[derive(Clone, Debug, Default)]
pub struct Blocks {
    /// Blocks in order of their heads.
    pub list: Vec<Block>,
    /// Block of each event; [`NONE`] outside the cone.
    pub of: Vec<BlockId>,
    /// Pairs of sections to be ordered.
    pub pairs: Vec<Pair>,
    /// Sections that are one block.
    pub collapsed: FxHashSet<SectionId>,
    /// The first events after the goal's places: never reached.
    pub breaks: FxHashSet<EventId>,
}

/// Groups the events of `cone`.
#[must_use]
pub fn group(trace: &Trace, cone: &Cone<'_>, goals: &[Goal]) -> Blocks {
    let mut b = Blocks { of: vec![NONE; trace.events.len()], ..Blocks::default() };
    let events = cone.events();
    b.breaks = goals.iter().flat_map(|g| breaks(trace, g)).filter(|e| cone.contains(*e)).collect();
    b.pairs = pairs(trace, &events);
    let contested: FxHashSet<SectionId> = b.pairs.iter().flat_map(|p| [p.first, p.second]).collect();
    b.collapsed = contested.iter().copied().filter(|s| collapses(trace, cone, &b.breaks, *s)).collect();
    let sharing = sharing_cells(trace, cone, &events);
    let mut last: Vec<BlockId> = vec![NONE; trace.tasks.len()];
    for &e in &events {
        let event = trace.event(e);
        let before = match (&event.kind, trace.task(event.task).spawn) {
            (EventKind::Begin { .. }, Some(spawn)) => b.of[spawn.index()],
            _ => last[event.task.index()],
        };
        let inside_collapsed = match &event.kind {
            EventKind::SectionEnd { section } => b.collapsed.contains(section),
            _ => event.inside.iter().any(|s| b.collapsed.contains(s)),
        };
        let one_moment = planted(Fault::WaitUntilItHolds)
            && before != NONE
            && [e, b.list[before].head].iter().all(|x| matches!(trace.event(*x).kind, EventKind::Read { .. }));
        let joins = before != NONE
            && !b.breaks.contains(&e)
            && (inside_collapsed || one_moment || harmless(cone, event, &contested, &sharing));
        let block = if joins {
            b.list[before].events.push(e);
            before
        } else {
            let previous = (before != NONE).then_some(before);
            b.list.push(Block { head: e, previous, events: vec![e] });
            b.list.len() - 1
        };
        b.of[e.index()] = block;
        last[event.task.index()] = block;
    }
    b
}

/// The first events that must not have happened when the goal is seen.
fn breaks(trace: &Trace, goal: &Goal) -> Vec<EventId> {
    match goal {
        Goal::Race { first, second, .. } => [first, second]
            .into_iter()
            .filter_map(|id| {
                let a = &trace.accesses[id.index()];
                let after = |e: &&EventId| a.event.map_or(**e > a.after, |own| **e >= own);
                trace.task(a.task).events.iter().find(after).copied()
            })
            .collect(),
        Goal::Conflict { first, second, .. } => {
            let ends = |r: &RegionId| trace.regions[r.index()].release;
            [first, second].into_iter().filter_map(ends).collect()
        }
        Goal::Next(e) => vec![*e],
        Goal::Executed(e) => {
            trace.task(trace.event(*e).task).events.iter().find(|x| *x > e).copied().into_iter().collect()
        }
        _ => Vec::new(),
    }
}

/// Sections up to which pairs of them are not counted.
const FEW: usize = 500;

/// How many pairs of sections are to be ordered; of few sections, all pairs.
#[must_use]
pub fn most_pairs(trace: &Trace, cone: &Cone<'_>) -> usize {
    let events = cone.events();
    let begins = |e: &&EventId| matches!(trace.event(**e).kind, EventKind::SectionBegin { .. });
    let sections = events.iter().filter(begins).count();
    if sections <= FEW {
        return sections.pow(2) / 2;
    }
    let mut count = 0;
    each_pair(trace, &events, &mut |_| count += 1);
    count
}

/// Sections of the cone that may exclude each other and that happens-before does not order.
fn pairs(trace: &Trace, events: &[EventId]) -> Vec<Pair> {
    let mut pairs = Vec::new();
    each_pair(trace, events, &mut |pair| pairs.push(pair));
    pairs
}

fn each_pair(trace: &Trace, events: &[EventId], see: &mut dyn FnMut(Pair)) {
    let sections: Vec<SectionId> = events
        .iter()
        .filter_map(|e| match trace.event(*e).kind {
            EventKind::SectionBegin { section } => Some(section),
            _ => None,
        })
        .collect();
    let precedes = |a: SectionId, b: SectionId| {
        let (a, b) = (trace.section(a), trace.section(b));
        let begin = trace.event(b.begin);
        !a.ends.is_empty()
            && a.ends.iter().all(|e| trace.order.before(trace.event(*e).step, begin.step, begin.guard, &trace.terms))
    };
    for (j, &second) in sections.iter().enumerate() {
        for &first in &sections[..j] {
            let clashes = clashes(trace.section(first), trace.section(second));
            let guards =
                (trace.event(trace.section(first).begin).guard, trace.event(trace.section(second).begin).guard);
            if !clashes.is_empty()
                && !precedes(first, second)
                && !precedes(second, first)
                && !trace.terms.evidently_disjoint(guards.0, guards.1)
            {
                see(Pair { first, second, clashes });
            }
        }
    }
}

/// Whether a section can be one block: closed, nothing but accesses inside, and the goal not inside.
fn collapses(trace: &Trace, cone: &Cone<'_>, breaks: &FxHashSet<EventId>, s: SectionId) -> bool {
    let section = trace.section(s);
    if !section.closed || section.ends.is_empty() || cone.kept_open.contains(&s) {
        return false;
    }
    let inside = trace.task(section.task).events.iter().filter(|e| trace.event(**e).inside.contains(&s));
    inside.into_iter().all(|e| {
        let quiet = matches!(
            trace.event(*e).kind,
            EventKind::Read { .. }
                | EventKind::Write { .. }
                | EventKind::SectionBegin { .. }
                | EventKind::SectionEnd { .. }
                | EventKind::Acquire { .. }
                | EventKind::Release { .. }
                | EventKind::PermissionCall
                | EventKind::Input { .. }
                | EventKind::AssertFail
                | EventKind::RegionFault { .. }
        );
        quiet && !breaks.contains(e)
    }) && !section.ends.iter().any(|e| breaks.contains(e))
}

/// Cells for which the order of fills and polls matters.
fn sharing_cells(trace: &Trace, cone: &Cone<'_>, events: &[EventId]) -> FxHashSet<CellId> {
    let mut fills: BTreeMap<CellId, u32> = BTreeMap::new();
    let mut shared = FxHashSet::default();
    for e in events {
        match &trace.event(*e).kind {
            EventKind::Fill { cell, .. } => *fills.entry(*cell).or_default() += 1,
            EventKind::Await { cell, blocking: false, state, value, fresh: true }
                if cone.mentions(*state) || cone.mentions(*value) =>
            {
                shared.insert(*cell);
            }
            _ => {}
        }
    }
    if !cone.data {
        return FxHashSet::default();
    }
    shared.extend(fills.into_iter().filter(|(_, n)| *n > 1).map(|(c, _)| c));
    shared
}

fn harmless(cone: &Cone<'_>, event: &Event, contested: &FxHashSet<SectionId>, sharing: &FxHashSet<CellId>) -> bool {
    match &event.kind {
        EventKind::Begin { awaits } => awaits.is_empty(),
        EventKind::SectionBegin { section } => !contested.contains(section),
        EventKind::Read { value, fresh, .. } => !(cone.data && *fresh && cone.mentions(*value)),
        EventKind::Write { targets, .. } => !(cone.data && targets.iter().any(|(l, _)| cone.locations.contains(l))),
        EventKind::Fill { cell, .. } => !sharing.contains(cell),
        EventKind::Await { blocking, state, value, fresh, .. } => {
            !blocking && !(cone.data && *fresh && (cone.mentions(*state) || cone.mentions(*value)))
        }
        EventKind::Signal { needs } => needs.is_none(),
        EventKind::Join { .. }
        | EventKind::Wait { .. }
        | EventKind::Halt
        | EventKind::Spin { .. }
        | EventKind::Cut { .. }
        | EventKind::Blocked => false,
        _ => true,
    }
}
