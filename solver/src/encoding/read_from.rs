//! Memory by sources: each read chooses the write it sees, and no other write comes between.

use super::Memory;
use super::encoder::Encoder;
use crate::smt::expr::{Ex, Kind};
use scoville_encode::term::TermId;
use scoville_encode::trace::{EventId, EventKind, LocId, Targets};

/// Bytes of text for each pair of sources, all else included.
const BYTES: usize = 28;

/// The read-from encoding.
pub struct ReadFrom;

impl Memory for ReadFrom {
    fn name(&self) -> &'static str {
        "read-from"
    }

    fn predicted(&self, e: &Encoder<'_>) -> usize {
        let of = |reader: Option<EventId>, targets: &Targets| {
            targets.iter().map(|(loc, _)| about(e, reader, *loc).pow(2)).fold(0, usize::saturating_add)
        };
        let events = e.cone.events().into_iter().map(|id| match &e.trace.event(id).kind {
            EventKind::Read { targets, value, fresh: true, .. } if e.cone.mentions(*value) => of(Some(id), targets),
            EventKind::Spin { looks, .. } => {
                looks.finals.iter().map(|(targets, _)| of(None, targets)).fold(0, usize::saturating_add)
            }
            _ => 0,
        });
        events.fold(0, usize::saturating_add).saturating_mul(BYTES)
    }

    fn constrain(&self, e: &mut Encoder<'_>) {
        for id in e.cone.events() {
            match &e.trace.event(id).kind {
                EventKind::Read { targets, value, fresh: true, .. } if e.cone.mentions(*value) => {
                    let x = e.executed(id);
                    read(e, Some(id), x, targets, *value);
                }
                EventKind::Spin { looks, .. } => {
                    for (targets, value) in &looks.finals {
                        read(e, None, Ex::TRUE, targets, *value);
                    }
                }
                _ => {}
            }
        }
    }
}

/// About how many pairs of sources the reads of a formula have.
#[must_use]
pub fn pairs(e: &Encoder<'_>) -> usize {
    let writes =
        |loc: &LocId| e.index.writes.get(loc).map_or(0, |all| all.iter().filter(|w| e.cone.contains(**w)).count());
    let of = |targets: &Targets| targets.iter().map(|(loc, _)| writes(loc).pow(2)).sum::<usize>();
    let events = e.cone.events().into_iter().map(|id| match &e.trace.event(id).kind {
        EventKind::Read { targets, value, fresh: true, .. } if e.cone.mentions(*value) => of(targets),
        EventKind::Spin { looks, .. } => looks.finals.iter().map(|(targets, _)| of(targets)).sum(),
        _ => 0,
    });
    events.sum()
}

/// About how many sources a read has: at most all writes that do not come after it, without those that the last one before
/// it hides.
fn about(e: &Encoder<'_>, reader: Option<EventId>, loc: LocId) -> usize {
    let all = e.index.writes.get(&loc).map_or(&[][..], Vec::as_slice);
    let possible = |w: &EventId| e.cone.contains(*w) && reader.is_none_or(|r| e.known_order(*w, r) != Some(false));
    let writes: Vec<EventId> = all.iter().copied().filter(possible).collect();
    let hides = |r: EventId, o: EventId| {
        let (seen, by) = (e.trace.event(r).guard, e.trace.event(o).guard);
        same_target(e, o) && e.known_order(o, r) == Some(true) && e.trace.terms.evidently_implies(seen, by)
    };
    let hiding = reader.and_then(|r| writes.iter().rev().copied().find(|o| hides(r, *o)));
    let hidden = |w: EventId| hiding.is_some_and(|o| o != w && e.known_order(w, o) == Some(true));
    writes.iter().filter(|w| !hidden(**w)).count()
}

/// A possible source of a read.
struct Source {
    write: EventId,
    /// Executed, and to this location.
    happens: Ex,
    /// Before the read.
    before: Ex,
    value: Ex,
}

/// The read `reader` (after everything if `None`) yields `value` if `executed`.
fn read(e: &mut Encoder<'_>, reader: Option<EventId>, executed: Ex, targets: &Targets, value: TermId) {
    let value = e.terms.term(&mut e.arena, value);
    for (loc, condition) in targets {
        let condition = e.terms.term(&mut e.arena, *condition);
        let applies = e.arena.and([executed, condition]);
        let sources = sources(e, reader, *loc);
        let mut choices = Vec::new();
        if !sources.iter().any(|s| certain(e, s, reader)) {
            let initial = e.terms.term(&mut e.arena, e.trace.locations[loc.index()].initial);
            let mut all = vec![e.arena.eq(value, initial)];
            for s in &sources {
                let late = match reader {
                    Some(r) => e.before(r, s.write),
                    None => Ex::FALSE,
                };
                all.push(e.arena.implies(s.happens, late));
            }
            choices.push(e.arena.and(all));
        }
        for (i, s) in sources.iter().enumerate() {
            let mut all = vec![s.happens, s.before, e.arena.eq(value, s.value)];
            for (j, other) in sources.iter().enumerate() {
                if i == j {
                    continue;
                }
                let earlier = e.before(other.write, s.write);
                let later = match reader {
                    Some(r) => e.before(r, other.write),
                    None => Ex::FALSE,
                };
                let outside = e.arena.or([earlier, later]);
                all.push(e.arena.implies(other.happens, outside));
            }
            choices.push(e.arena.and(all));
        }
        // One Boolean per choice keeps the disjunction flat.
        let mut named = Vec::new();
        for c in choices {
            let b = e.arena.var(Kind::Bool);
            let x = e.arena.implies(b, c);
            e.asserts.push(x);
            named.push(b);
        }
        let any = e.arena.or(named);
        let x = e.arena.implies(applies, any);
        e.asserts.push(x);
    }
}

/// Whether the source is executed before the read whenever the read is.
fn certain(e: &Encoder<'_>, s: &Source, reader: Option<EventId>) -> bool {
    let Some(r) = reader else { return false };
    let guard = e.trace.event(r).guard;
    s.before == Ex::TRUE
        && same_target(e, s.write)
        && e.trace.terms.evidently_implies(guard, e.trace.event(s.write).guard)
}

fn same_target(e: &Encoder<'_>, w: EventId) -> bool {
    matches!(&e.trace.event(w).kind, EventKind::Write { targets, .. } if matches!(targets[..], [(_, TermId::TRUE)]))
}

/// The writes that the read may see: not those that come later, are overwritten in between, or are overwritten within
/// their own block.
fn sources(e: &mut Encoder<'_>, reader: Option<EventId>, loc: LocId) -> Vec<Source> {
    let writes: Vec<EventId> = e
        .index
        .writes
        .get(&loc)
        .map_or(&[][..], Vec::as_slice)
        .iter()
        .copied()
        .filter(|w| e.cone.contains(*w) && reader.is_none_or(|r| e.known_order(*w, r) != Some(false)))
        .collect();
    let implies = |a: EventId, b: EventId| {
        let (a, b) = (e.trace.event(a).guard, e.trace.event(b).guard);
        e.trace.terms.evidently_implies(a, b)
    };
    let hidden = |w: EventId| {
        writes.iter().any(|&o| {
            if o == w || !same_target(e, o) {
                return false;
            }
            let overwritten = e.block(o) == e.block(w) && w < o && implies(w, o);
            match reader {
                Some(r) if e.block(r) == e.block(w) => overwritten && o < r,
                Some(r) => {
                    overwritten
                        || (implies(r, o) && e.known_order(o, r) == Some(true) && e.known_order(w, o) == Some(true))
                }
                None => overwritten,
            }
        })
    };
    let kept: Vec<EventId> = writes.iter().copied().filter(|w| !hidden(*w)).collect();
    let mut sources = Vec::new();
    for w in kept {
        let EventKind::Write { targets, value, .. } = &e.trace.event(w).kind else { continue };
        let mut to = Vec::new();
        for (l, c) in targets {
            if *l == loc {
                to.push(e.terms.term(&mut e.arena, *c));
            }
        }
        let to = e.arena.or(to);
        let x = e.executed(w);
        let happens = e.arena.and([x, to]);
        let before = match reader {
            Some(r) => e.before(w, r),
            None => Ex::TRUE,
        };
        let value = e.terms.term(&mut e.arena, *value);
        sources.push(Source { write: w, happens, before, value });
    }
    sources
}
