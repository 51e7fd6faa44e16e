//! Goals as formulas.

use super::encoder::Encoder;
use crate::prefix::Goal;
use crate::smt::expr::Ex;
use scoville_encode::trace::{AccessId, EventId, EventKind, RegionId, TaskId};

/// Adds that one of the goals is shown (`Final` only alone).
pub fn constrain(e: &mut Encoder<'_>, goals: &[Goal]) {
    let any: Vec<Ex> = goals.iter().map(|g| goal(e, g)).collect();
    let any = e.arena.or(any);
    e.asserts.push(any);
}

fn goal(e: &mut Encoder<'_>, goal: &Goal) -> Ex {
    match goal {
        Goal::Race { first, second, same } => {
            let all = [access(e, *first), access(e, *second), e.terms.term(&mut e.arena, *same)];
            e.arena.and(all)
        }
        Goal::Conflict { first, second, same } => {
            let all = [region(e, *first), region(e, *second), e.terms.term(&mut e.arena, *same)];
            e.arena.and(all)
        }
        Goal::Executed(id) => {
            let x = e.executed(*id);
            let events = &e.trace.task(e.trace.event(*id).task).events;
            let follower = events.iter().find(|x| **x > *id && e.cone.contains(**x));
            let beyond = follower.map_or(Ex::FALSE, |f| e.passed(*f));
            let not = e.arena.not(beyond);
            e.arena.and([x, not])
        }
        Goal::Next(id) => {
            let x = next(e, *id);
            let guard = e.guard(*id);
            e.arena.and([x, guard])
        }
        Goal::Final => {
            final_state(e);
            Ex::TRUE
        }
        Goal::Any => Ex::TRUE,
    }
}

/// The access is next.
fn access(e: &mut Encoder<'_>, id: AccessId) -> Ex {
    let a = &e.trace.accesses[id.index()];
    let guard = e.terms.term(&mut e.arena, a.guard);
    let events = &e.trace.task(a.task).events;
    let split = events.partition_point(|x| a.event.map_or(*x <= a.after, |own| *x < own));
    let in_cone = |x: &&EventId| e.cone.contains(**x);
    let (last, follower) = (events[..split].iter().rev().find(in_cone), events[split..].iter().find(in_cone));
    let reached = last.map_or(Ex::FALSE, |l| e.passed(*l));
    let beyond = follower.map_or(Ex::FALSE, |f| e.passed(*f));
    let not = e.arena.not(beyond);
    e.arena.and([guard, reached, not])
}

/// The region is held.
fn region(e: &mut Encoder<'_>, id: RegionId) -> Ex {
    let r = &e.trace.regions[id.index()];
    let held = e.executed(r.acquire);
    // One that is never released stays held, even after its task has ended.
    let released = match r.release.filter(|release| e.cone.contains(*release)) {
        Some(release) => e.executed(release),
        None => Ex::FALSE,
    };
    let not = e.arena.not(released);
    e.arena.and([held, not])
}

/// What comes before the head of its block is done, the block is not.
fn next(e: &mut Encoder<'_>, head: EventId) -> Ex {
    let b = e.block(head);
    let Some(&reached) = e.reached.get(b) else { return Ex::FALSE };
    let before = match (&e.trace.event(head).kind, e.blocks.list[b].previous) {
        (EventKind::Begin { .. }, _) => e.spawned(e.trace.event(head).task),
        (_, Some(p)) => e.reached[p],
        (_, None) => Ex::TRUE,
    };
    let not = e.arena.not(reached);
    e.arena.and([before, not])
}

/// Nothing is enabled, and some task waits that is no daemon.
fn final_state(e: &mut Encoder<'_>) {
    let mut any = Vec::new();
    let daemons = e.trace.daemons();
    for b in 0..e.blocks.list.len() {
        let head = e.blocks.list[b].head;
        let waits = next(e, head);
        let guard = e.guard(head);
        let blocked = blocked(e, head);
        let stuck = e.arena.and([guard, blocked]);
        let x = e.arena.implies(waits, stuck);
        e.asserts.push(x);
        if !daemons[e.trace.event(head).task.index()] {
            any.push(waits);
        }
    }
    let some = e.arena.or(any);
    e.asserts.push(some);
}

/// The head of a block cannot happen in the state reached.
fn blocked(e: &mut Encoder<'_>, head: EventId) -> Ex {
    let trace = e.trace;
    match &trace.event(head).kind {
        EventKind::Begin { awaits } => {
            let empty: Vec<Ex> = awaits.iter().map(|c| empty(e, *c)).collect();
            e.arena.or(empty)
        }
        EventKind::Await { cell, blocking: true, .. } => empty(e, *cell),
        EventKind::Join { scope } => {
            let tasks = e.index.joined(trace, *scope);
            let unended: Vec<Ex> = tasks.into_iter().map(|t| unended(e, t)).collect();
            e.arena.or(unended)
        }
        EventKind::SectionBegin { section } => {
            let mut any = Vec::new();
            for i in 0..e.blocks.pairs.len() {
                let pair = e.blocks.pairs[i].clone();
                let other = match *section {
                    s if s == pair.first => pair.second,
                    s if s == pair.second => pair.first,
                    _ => continue,
                };
                if e.blocks.collapsed.contains(&other) {
                    continue;
                }
                let begun = e.executed(trace.section(other).begin);
                let ended = e.ended(other);
                let open = e.arena.not(ended);
                let clash = e.clash(&pair.clashes);
                any.push(e.arena.and([begun, open, clash]));
            }
            e.arena.or(any)
        }
        EventKind::Spin { stuck, .. } => e.terms.term(&mut e.arena, *stuck),
        EventKind::Signal { .. } | EventKind::Wait { .. } => {
            let met = e.phase_met(head, false);
            e.arena.not(met)
        }
        EventKind::Blocked => Ex::TRUE,
        _ => Ex::FALSE,
    }
}

fn empty(e: &mut Encoder<'_>, cell: scoville_encode::trace::CellId) -> Ex {
    let mut none = Vec::new();
    for f in e.fills(cell) {
        let won = e.won(f);
        none.push(e.arena.not(won));
    }
    e.arena.and(none)
}

fn unended(e: &mut Encoder<'_>, task: TaskId) -> Ex {
    let spawned = e.spawned(task);
    let ends: Vec<Ex> = e.trace.task(task).ends.iter().map(|end| e.executed(*end)).collect();
    let ended = e.arena.or(ends);
    let not = e.arena.not(ended);
    e.arena.and([spawned, not])
}
