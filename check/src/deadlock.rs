//! Deadlock: why no state is reachable in which nothing goes on and some task waits.
//!
//! In such a state, take the first event of the canonical order whose guard holds and that has not been executed. All that
//! comes before it and happens has been executed. If what it needs is given by events before it, whatever holds, it is not
//! what waits; so it is a section that begins, and one that excludes it is open. In that one some task stands before an
//! event that waits for nothing, or that begins a further section, and so on; if no chain of such sections is a circle,
//! something can go on.

use crate::form::Form;
use crate::guard::Guards;
use crate::sections::Sections;
use rustc_hash::{FxHashMap, FxHashSet};
use scoville_evidence::certificate::trace::{FALSE, Kind, Lock, TermId, Trace};

/// Whether that can be shown.
#[must_use]
pub fn none(trace: &Trace, form: &Form, guards: &Guards<'_>, sections: &Sections<'_>) -> bool {
    let guard = |e: u32| trace.events[e as usize].guard;
    let earlier =
        |events: &[u32], e: u32| -> Vec<TermId> { events.iter().filter(|f| **f < e).map(|f| guard(*f)).collect() };
    let mut members: FxHashMap<u32, Vec<u32>> = FxHashMap::default();
    let joins: FxHashSet<u32> =
        trace.events.iter().filter_map(|e| if let Kind::Join(s) = e.kind { Some(s) } else { None }).collect();
    for task in 0..trace.tasks.len() as u32 {
        let mut at = Some(trace.tasks[task as usize].scope);
        while let Some(s) = at {
            if joins.contains(&s) {
                members.entry(s).or_default().push(task);
            }
            at = trace.scopes[s as usize].parent;
        }
    }
    let ends = |task: u32| -> Vec<u32> {
        let own = form.events[task as usize].iter().copied();
        own.filter(|e| trace.events[*e as usize].kind == Kind::End).collect()
    };
    for (i, e) in trace.events.iter().enumerate().filter(|(_, e)| e.guard != FALSE) {
        let id = i as u32;
        let met = match &e.kind {
            Kind::Begin(cells) => cells.iter().all(|c| filled(guards, &earlier(&form.fills[*c as usize], id), e.guard)),
            Kind::Await { cell, blocking: true, .. } => {
                filled(guards, &earlier(&form.fills[*cell as usize], id), e.guard)
            }
            Kind::Join(scope) => members.get(scope).into_iter().flatten().all(|task| {
                let Some(spawn) = trace.tasks[*task as usize].spawn else { return false };
                spawn < id && guards.covered(&[guard(spawn), e.guard], &earlier(&ends(*task), id))
            }),
            Kind::Wait(p) | Kind::Signal(Some(p)) => {
                let needs = &trace.phases[*p as usize].needs;
                needs.iter().all(|(need, by)| guards.covered(&[e.guard, *need], &earlier(by, id)))
            }
            Kind::Enter(s) => {
                let leaves: Vec<TermId> = form.sections[*s as usize].1.iter().map(|e| guard(*e)).collect();
                guards.covered(&[e.guard], &leaves)
            }
            Kind::Halt | Kind::Spin { .. } | Kind::Cut(_) | Kind::Blocked => false,
            _ => true,
        };
        if !met {
            return false;
        }
    }
    // Every task comes to its end, so that none waits for what is not in the trace.
    let over = |task: u32| {
        let begin = guard(form.events[task as usize][0]);
        guards.covered(&[begin], &ends(task).into_iter().map(guard).collect::<Vec<_>>())
    };
    (0..trace.tasks.len() as u32).all(over) && in_turn(trace, sections)
}

fn filled(guards: &Guards<'_>, fills: &[TermId], guard: TermId) -> bool {
    guards.covered(&[guard], fills)
}

/// Whether what is open always comes to its end: nothing in a section waits but for sections, and those not in a circle.
fn in_turn(trace: &Trace, sections: &Sections<'_>) -> bool {
    // Sections with equal locks exclude the same others.
    let key = |s: u32| {
        let s = &trace.sections[s as usize];
        let locks: Vec<Lock> = s.locks.iter().map(|(lock, _)| *lock).collect();
        format!("{} {locks:?}", s.space)
    };
    let mut classes: FxHashMap<String, usize> = FxHashMap::default();
    let mut samples: Vec<u32> = Vec::new();
    let mut class = Vec::with_capacity(trace.sections.len());
    for s in 0..trace.sections.len() as u32 {
        class.push(*classes.entry(key(s)).or_insert_with(|| {
            samples.push(s);
            samples.len() - 1
        }));
    }
    let mut inner: Vec<FxHashSet<usize>> = vec![FxHashSet::default(); samples.len()];
    for (i, e) in trace.events.iter().enumerate() {
        let around: Vec<u32> = match e.kind {
            Kind::Enter(own) => sections.may_be_open(i as u32).iter().copied().filter(|s| *s != own).collect(),
            _ => sections.may_be_open(i as u32).to_vec(),
        };
        let mut around = around.into_iter().filter(|s| !trace.sections[*s as usize].locks.is_empty());
        match &e.kind {
            Kind::Enter(own) if !trace.sections[*own as usize].locks.is_empty() => {
                around.for_each(|s| {
                    inner[class[s as usize]].insert(class[*own as usize]);
                });
            }
            Kind::Await { blocking: true, .. } | Kind::Join(_) | Kind::Wait(_) | Kind::Signal(Some(_))
                if around.next().is_some() =>
            {
                return false;
            }
            _ => {}
        }
    }
    // From a section to those that may keep one within it waiting.
    let clash = |a: usize, b: usize| {
        let (x, y) = (&trace.sections[samples[a] as usize], &trace.sections[samples[b] as usize]);
        x.space == y.space
            && x.locks.iter().any(|(p, _)| {
                y.locks.iter().any(|(q, _)| match (p, q) {
                    (Lock::Object(o, v), Lock::Object(r, w)) => o == r && (*v || *w),
                    _ => true,
                })
            })
    };
    let after: Vec<Vec<usize>> = inner
        .iter()
        .map(|within| (0..samples.len()).filter(|m| within.iter().any(|n| clash(*n, *m))).collect())
        .collect();
    let mut waits: Vec<usize> = vec![0; samples.len()];
    after.iter().flatten().for_each(|m| waits[*m] += 1);
    let mut ready: Vec<usize> = (0..samples.len()).filter(|c| waits[*c] == 0).collect();
    let mut done = 0;
    while let Some(c) = ready.pop() {
        done += 1;
        for m in &after[c] {
            waits[*m] -= 1;
            if waits[*m] == 0 {
                ready.push(*m);
            }
        }
    }
    done == samples.len()
}
