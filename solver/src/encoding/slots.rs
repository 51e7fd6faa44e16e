//! Memory by positions: the blocks that touch linked locations are put in a row, and each position has a state.
//!
//! A *cluster* is a set of blocks that touch locations linked by common blocks. Each reached block of a cluster takes one
//! of as many positions as there are blocks; those that the tree of spawns and scopes puts before (after) it bound its
//! positions from below (above). Between positions the state of each location is carried on.

use super::Memory;
use super::blocks::BlockId;
use super::encoder::{Clocks, Encoder};
use crate::smt::expr::{Ex, Kind};
use rustc_hash::FxHashMap;
use scoville_encode::fault::{Fault, planted};
use scoville_encode::term::{Node, TermId, VarId};
use scoville_encode::trace::{EventId, EventKind, LocId, Targets};
use std::collections::BTreeMap;

/// Bytes of text for each pair of places that exclude each other, all else included.
const BYTES: usize = 39;

/// The slot encoding.
pub struct Slots;

/// Blocks that touch linked locations.
#[derive(Clone, Debug, Default)]
pub struct Cluster {
    /// Blocks in canonical order, each with its relevant accesses in order.
    pub items: Vec<(BlockId, Vec<EventId>)>,
    /// Locations in order.
    pub locations: Vec<LocId>,
}

impl Memory for Slots {
    fn name(&self) -> &'static str {
        "slots"
    }

    fn predicted(&self, e: &Encoder<'_>) -> usize {
        clusters(e).iter().map(|c| BYTES.saturating_mul(clauses(e, c))).fold(0, usize::saturating_add)
    }

    fn constrain(&self, e: &mut Encoder<'_>) {
        let mut last: BTreeMap<LocId, Ex> = BTreeMap::new();
        for (row, c) in clusters(e).into_iter().enumerate() {
            cluster(e, row, &c, &mut last);
        }
        for id in e.cone.events() {
            if let EventKind::Spin { looks, .. } = &e.trace.event(id).kind {
                for (targets, value) in &looks.finals {
                    let value = e.terms.term(&mut e.arena, *value);
                    for (loc, condition) in targets {
                        let condition = e.terms.term(&mut e.arena, *condition);
                        let state = match last.get(loc) {
                            Some(x) => *x,
                            None => e.terms.term(&mut e.arena, e.trace.locations[loc.index()].initial),
                        };
                        let same = e.arena.eq(value, state);
                        let x = e.arena.implies(condition, same);
                        e.asserts.push(x);
                    }
                }
            }
        }
    }
}

fn relevant<'t>(e: &Encoder<'t>, id: EventId) -> Option<&'t Targets> {
    match &e.trace.event(id).kind {
        EventKind::Read { targets, value, fresh: true, .. } if e.cone.mentions(*value) => Some(targets),
        EventKind::Write { targets, .. } if targets.iter().any(|(l, _)| e.cone.locations.contains(l)) => Some(targets),
        _ => None,
    }
}

/// The clusters of a formula, in order of their first blocks.
#[must_use]
pub fn clusters(e: &Encoder<'_>) -> Vec<Cluster> {
    let mut leader: FxHashMap<LocId, LocId> = FxHashMap::default();
    fn find(leader: &mut FxHashMap<LocId, LocId>, l: LocId) -> LocId {
        let mut at = l;
        while let Some(&up) = leader.get(&at) {
            if up == at {
                break;
            }
            at = up;
        }
        leader.insert(l, at);
        at
    }
    let mut items: Vec<(BlockId, Vec<EventId>, Vec<LocId>)> = Vec::new();
    for (b, block) in e.blocks.list.iter().enumerate() {
        let mut events = Vec::new();
        let mut locations = Vec::new();
        for &id in &block.events {
            if let Some(targets) = relevant(e, id) {
                events.push(id);
                locations.extend(targets.iter().map(|(l, _)| *l).filter(|l| e.cone.locations.contains(l)));
            }
        }
        if let Some(&first) = locations.first() {
            let root = find(&mut leader, first);
            for l in &locations[1..] {
                let other = find(&mut leader, *l);
                leader.insert(other, root);
            }
            items.push((b, events, locations));
        }
    }
    let mut by_root: BTreeMap<LocId, usize> = BTreeMap::new();
    let mut clusters: Vec<Cluster> = Vec::new();
    for (b, events, locations) in items {
        let Some(first) = locations.first() else { continue };
        let root = find(&mut leader, *first);
        let i = *by_root.entry(root).or_insert_with(|| {
            clusters.push(Cluster::default());
            clusters.len() - 1
        });
        clusters[i].items.push((b, events));
        clusters[i].locations.extend(locations);
    }
    for c in &mut clusters {
        c.locations.sort_unstable();
        c.locations.dedup();
    }
    clusters
}

/// About how many pairs of places of a cluster exclude each other: of one item, and of two items for one place.
fn clauses(e: &Encoder<'_>, c: &Cluster) -> usize {
    let n = c.items.len();
    let mut takers = vec![0usize; n];
    let mut pairs = 0;
    for (i, (_, events)) in c.items.iter().enumerate() {
        let (low, high) = range(e, c, i, events);
        pairs += (high - low).pow(2) / 2;
        takers[low..high].iter_mut().for_each(|t| *t += 1);
    }
    pairs + takers.iter().map(|t| t.pow(2) / 2).sum::<usize>()
}

/// The positions that the tree leaves to an item.
fn range(e: &Encoder<'_>, c: &Cluster, i: usize, events: &[EventId]) -> (usize, usize) {
    let others = || c.items.iter().enumerate().filter(|(j, _)| *j != i).map(|(_, (_, o))| o);
    let low = others().filter(|o| tree_before(e, o, events)).count();
    let high = c.items.len() - others().filter(|o| tree_before(e, events, o)).count();
    (low, high.max(low))
}

/// Whether all accesses of one item come before all of another by program order or the tree.
fn tree_before(e: &Encoder<'_>, a: &[EventId], b: &[EventId]) -> bool {
    let (Some(&x), Some(&y)) = (a.last(), b.first()) else { return false };
    let (x_event, y_event) = (e.trace.event(x), e.trace.event(y));
    if x_event.task == y_event.task { x < y } else { e.trace.order.tree_before(x_event.step, y_event.step) }
}

fn cluster(e: &mut Encoder<'_>, row: usize, c: &Cluster, last: &mut BTreeMap<LocId, Ex>) {
    let n = c.items.len();
    // at[i][k]: item i takes position k. Items that happen fill the first positions without holes. One none of whose
    // accesses happens, because their guards are false, is *idle*: it does nothing wherever it is, and may have a
    // position or none, whether it is reached or not. So what the tree puts before an item that happens can always stand
    // before it: it happens itself, or is idle. (That an item is reached says less: behind a wait whose guard is false
    // everything is passed at once, while a task that the wait is for may still wait itself.)
    let mut at: Vec<Vec<Ex>> = Vec::with_capacity(n);
    for (i, (b, events)) in c.items.iter().enumerate() {
        let (low, high) = range(e, c, i, events);
        let places: Vec<Ex> =
            (0..n).map(|k| if (low..high).contains(&k) { e.arena.var(Kind::Bool) } else { Ex::FALSE }).collect();
        let some = e.arena.or(places.iter().copied());
        let reached = e.reached[*b];
        let guards: Vec<Ex> = events.iter().map(|id| e.guard(*id)).collect();
        let awake = e.arena.or(guards);
        let idle = e.arena.not(awake);
        let (happens, may) = match planted(Fault::ReachedTakesPosition) {
            true => (reached, reached),
            false => (e.arena.and([reached, awake]), e.arena.or([reached, idle])),
        };
        let forth = e.arena.implies(happens, some);
        let back = e.arena.implies(some, may);
        e.asserts.extend([forth, back]);
        for (k, &x) in places.iter().enumerate() {
            for &y in &places[k + 1..] {
                not_both(e, x, y);
            }
        }
        e.positions.insert(*b, (row, places.clone()));
        at.push(places);
    }
    for (i, (_, x)) in c.items.iter().enumerate() {
        for (j, (_, y)) in c.items.iter().enumerate() {
            if i != j && tree_before(e, x, y) {
                later(e, &at[i], &at[j]);
            }
        }
    }
    let reached: Vec<Ex> = c.items.iter().map(|(b, _)| e.reached[*b]).collect();
    let all = e.arena.and(reached);
    let mut below = Ex::TRUE;
    for k in 0..n {
        for i in 0..n {
            for row in &at[i + 1..] {
                not_both(e, at[i][k], row[k]);
            }
        }
        let used = e.arena.or(at.iter().map(|row| row[k]));
        let dense = e.arena.implies(used, below);
        let full = e.arena.implies(all, used);
        e.asserts.extend([dense, full]);
        below = used;
    }
    clocks(e, c, &at);
    let before = states(e, c, &at, last);
    for (i, (_, events)) in c.items.iter().enumerate() {
        reads(e, c, events, &at[i], &before);
    }
}

/// If both have positions, the second's is later: redundant, but cheap to see.
fn later(e: &mut Encoder<'_>, first: &[Ex], second: &[Ex]) {
    for (k, &y) in second.iter().enumerate() {
        if y != Ex::FALSE && first[k..].iter().any(|x| *x != Ex::FALSE) {
            let late = e.arena.or(first[k..].iter().copied());
            let not = e.arena.not(late);
            let x = e.arena.implies(y, not);
            e.asserts.push(x);
        }
    }
}

/// Positions as clocks, where blocks have clocks.
fn clocks(e: &mut Encoder<'_>, c: &Cluster, at: &[Vec<Ex>]) {
    let Clocks::Int(clocks) = &e.clocks else { return };
    let clocks: Vec<Ex> = c.items.iter().map(|(b, _)| clocks[*b]).collect();
    let times: Vec<Ex> = at.iter().map(|_| e.arena.var(Kind::Int)).collect();
    for w in times.windows(2) {
        let x = e.arena.less(w[0], w[1]);
        e.asserts.push(x);
    }
    for (clock, row) in clocks.into_iter().zip(at) {
        for (k, &x) in row.iter().enumerate() {
            if x != Ex::FALSE {
                let same = e.arena.eq(clock, times[k]);
                let x = e.arena.implies(x, same);
                e.asserts.push(x);
            }
        }
    }
}

fn not_both(e: &mut Encoder<'_>, x: Ex, y: Ex) {
    if x != Ex::FALSE && y != Ex::FALSE {
        let (x, y) = (e.arena.not(x), e.arena.not(y));
        let x = e.arena.or([x, y]);
        e.asserts.push(x);
    }
}

/// Whether the event happens, touching `loc`.
fn touches(e: &mut Encoder<'_>, id: EventId, loc: LocId) -> Ex {
    let Some(targets) = relevant(e, id) else { return Ex::FALSE };
    let to: Vec<Ex> = targets
        .iter()
        .filter(|(l, _)| *l == loc)
        .map(|(_, c)| *c)
        .collect::<Vec<TermId>>()
        .into_iter()
        .map(|c| e.terms.term(&mut e.arena, c))
        .collect();
    let to = e.arena.or(to);
    let x = e.executed(id);
    e.arena.and([x, to])
}

/// For each location the state before each position; `last` receives the final ones.
fn states(e: &mut Encoder<'_>, c: &Cluster, at: &[Vec<Ex>], last: &mut BTreeMap<LocId, Ex>) -> Vec<Vec<Ex>> {
    let n = c.items.len();
    let mut rows: Vec<Vec<Ex>> = Vec::new();
    for loc in &c.locations {
        rows.push(vec![e.terms.term(&mut e.arena, e.trace.locations[loc.index()].initial)]);
    }
    let writers: Vec<Vec<usize>> = c
        .locations
        .iter()
        .map(|loc| (0..n).filter(|i| c.items[*i].1.iter().any(|id| writes(e, *id, *loc))).collect())
        .collect();
    let places: Vec<Vec<Ex>> = (0..n).map(|k| at.iter().map(|row| row[k]).collect()).collect();
    for here_at in places {
        let state: Vec<Ex> = rows.iter().filter_map(|r| r.last().copied()).collect();
        // What each item would do here, with its reads replaced by the state: equal expressions for equal sections.
        let mut effects: Vec<Vec<(Ex, Ex, Ex)>> = vec![Vec::new(); c.locations.len()];
        for (i, (_, events)) in c.items.iter().enumerate() {
            if here_at[i] == Ex::FALSE {
                continue;
            }
            let here = substitution(e, c, events, &state);
            for (l, &loc) in c.locations.iter().enumerate() {
                if writers[l].contains(&i) {
                    let (any, value) = effect(e, events, loc, &here);
                    effects[l].push((here_at[i], any, value));
                }
            }
        }
        for (l, effects) in effects.into_iter().enumerate() {
            let next = next_state(e, state[l], &effects);
            rows[l].push(next);
        }
    }
    for (loc, row) in c.locations.iter().zip(&rows) {
        if let Some(x) = row.last() {
            last.insert(*loc, *x);
        }
    }
    rows
}

fn writes(e: &Encoder<'_>, id: EventId, loc: LocId) -> bool {
    matches!(&e.trace.event(id).kind, EventKind::Write { targets, .. } if targets.iter().any(|(l, _)| *l == loc))
}

/// Reads of an item that see the state before it: not behind an own write, of one location.
fn substitution(e: &Encoder<'_>, c: &Cluster, events: &[EventId], state: &[Ex]) -> FxHashMap<VarId, Ex> {
    let mut here = FxHashMap::default();
    if e.terms.exact() {
        return here;
    }
    let mut written: Vec<LocId> = Vec::new();
    for &id in events {
        match &e.trace.event(id).kind {
            EventKind::Read { targets, value, .. } => {
                if let ([(loc, TermId::TRUE)], Node::Var(v)) = (targets.as_slice(), e.trace.terms.node(*value))
                    && !written.contains(loc)
                    && let Ok(l) = c.locations.binary_search(loc)
                {
                    here.insert(*v, state[l]);
                }
            }
            EventKind::Write { targets, .. } => written.extend(targets.iter().map(|(l, _)| *l)),
            _ => {}
        }
    }
    here
}

/// Whether the item writes the location, and the value that remains.
fn effect(e: &mut Encoder<'_>, events: &[EventId], loc: LocId, here: &FxHashMap<VarId, Ex>) -> (Ex, Ex) {
    let (mut any, mut value): (Vec<Ex>, Option<Ex>) = (Vec::new(), None);
    for &id in events {
        let EventKind::Write { value: v, targets, .. } = &e.trace.event(id).kind else { continue };
        if !writes(e, id, loc) {
            continue;
        }
        let mut to = Vec::new();
        for (_, condition) in targets.iter().filter(|(l, _)| *l == loc) {
            to.push(e.terms.substituted(&mut e.arena, *condition, here));
        }
        let to = e.arena.or(to);
        let guard = e.terms.substituted(&mut e.arena, e.trace.event(id).guard, here);
        let x = e.arena.and([guard, to]);
        let v = e.terms.substituted(&mut e.arena, *v, here);
        value = Some(match value {
            Some(old) => e.arena.ite(x, v, old),
            None => v,
        });
        any.push(x);
    }
    (e.arena.or(any), value.unwrap_or(Ex::FALSE))
}

/// The state after one position: what the item there writes, else the one before.
fn next_state(e: &mut Encoder<'_>, state: Ex, effects: &[(Ex, Ex, Ex)]) -> Ex {
    if effects.is_empty() {
        return state;
    }
    let next = match e.arena.kind(state) {
        kind @ (Kind::F32 | Kind::F64) => float_state(e, kind),
        kind => e.arena.var(kind),
    };
    let mut groups: Vec<((Ex, Ex), Vec<Ex>)> = Vec::new();
    for &(at, any, value) in effects {
        match groups.iter_mut().find(|(key, _)| *key == (any, value)) {
            Some((_, list)) => list.push(at),
            None => groups.push(((any, value), vec![at])),
        }
    }
    let mut written = Vec::new();
    for ((any, value), list) in groups {
        let at = e.arena.or(list);
        let x = e.arena.and([at, any]);
        let same = e.arena.eq(next, value);
        let y = e.arena.implies(x, same);
        e.asserts.push(y);
        written.push(x);
    }
    let written = e.arena.or(written);
    let same = e.arena.eq(next, state);
    let y = e.arena.or([written, same]);
    e.asserts.push(y);
    next
}

/// A floating-point state is a value of the exact theory over fresh bits.
fn float_state(e: &mut Encoder<'_>, kind: Kind) -> Ex {
    if kind == Kind::F32 {
        let bits = e.arena.var(Kind::Bv(32));
        e.arena.app("(_ to_fp 8 24)", &[bits], kind)
    } else {
        let bits = e.arena.var(Kind::Bv(64));
        e.arena.app("(_ to_fp 11 53)", &[bits], kind)
    }
}

/// What the reads of one item yield: its own earlier write, else the state before its position.
fn reads(e: &mut Encoder<'_>, c: &Cluster, events: &[EventId], row: &[Ex], before: &[Vec<Ex>]) {
    for (n, &id) in events.iter().enumerate() {
        let EventKind::Read { value, .. } = &e.trace.event(id).kind else { continue };
        let value = e.terms.term(&mut e.arena, *value);
        for (l, &loc) in c.locations.iter().enumerate() {
            let x = touches(e, id, loc);
            if x == Ex::FALSE {
                continue;
            }
            // From the latest write of the item backwards.
            let mut open = x;
            for &w in events[..n].iter().rev() {
                let EventKind::Write { value: v, .. } = &e.trace.event(w).kind else { continue };
                let y = touches(e, w, loc);
                if y == Ex::FALSE {
                    continue;
                }
                let v = e.terms.term(&mut e.arena, *v);
                let same = e.arena.eq(value, v);
                let here = e.arena.and([open, y]);
                let z = e.arena.implies(here, same);
                e.asserts.push(z);
                let not = e.arena.not(y);
                open = e.arena.and([open, not]);
            }
            for (k, &a) in row.iter().enumerate() {
                if a != Ex::FALSE && open != Ex::FALSE {
                    let same = e.arena.eq(value, before[l][k]);
                    let here = e.arena.and([open, a]);
                    let z = e.arena.implies(here, same);
                    e.asserts.push(z);
                }
            }
        }
    }
}
