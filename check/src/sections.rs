//! Atomic sections: which are open where, and which exclude each other.

use crate::form::Form;
use crate::guard::Guards;
use scoville_evidence::certificate::trace::{Kind, Lock, TRUE, TermId, Trace};

/// The sections of a trace.
#[derive(Debug)]
pub struct Sections<'a> {
    trace: &'a Trace,
    form: &'a Form,
    guards: &'a Guards<'a>,
    /// After each event: sections of its task that may be open.
    open: Vec<Vec<u32>>,
}

impl<'a> Sections<'a> {
    /// Goes through all events once.
    #[must_use]
    pub fn new(trace: &'a Trace, form: &'a Form, guards: &'a Guards<'a>) -> Self {
        let mut now: Vec<Vec<u32>> = vec![Vec::new(); trace.tasks.len()];
        let mut open = Vec::with_capacity(trace.events.len());
        for e in &trace.events {
            let own = &mut now[e.task as usize];
            match e.kind {
                Kind::Enter(s) => own.push(s),
                Kind::Leave(s) => own.retain(|o| {
                    let begin = form.sections[s as usize].0;
                    *o != s || !guards.implies(trace.events[begin as usize].guard, e.guard)
                }),
                _ => {}
            }
            open.push(own.clone());
        }
        Sections { trace, form, guards, open }
    }

    /// Sections that may be open after an event.
    #[must_use]
    pub fn may_be_open(&self, event: u32) -> &[u32] {
        &self.open[event as usize]
    }

    /// Sections that are open after an event of their task if `guard` holds.
    #[must_use]
    pub fn open(&self, event: u32, guard: TermId) -> Vec<u32> {
        let of = |e: u32| self.trace.events[e as usize].guard;
        let is = |s: &u32| {
            let (begin, ends) = &self.form.sections[*s as usize];
            self.guards.implies(guard, of(*begin))
                && ends.iter().all(|end| *end > event || self.guards.disjoint(guard, of(*end)))
        };
        self.open[event as usize].iter().copied().filter(is).collect()
    }

    /// Pairs of conditions of which one must hold for two sections to exclude each other.
    #[must_use]
    pub fn clashes(&self, a: u32, b: u32) -> Vec<(TermId, TermId)> {
        let (x, y) = (&self.trace.sections[a as usize], &self.trace.sections[b as usize]);
        if x.space != y.space || x.task == y.task {
            return Vec::new();
        }
        let mut pairs = Vec::new();
        for (p, cp) in &x.locks {
            for (q, cq) in &y.locks {
                let clash = match (p, q) {
                    (Lock::Object(o, v), Lock::Object(r, w)) => o == r && (*v || *w),
                    _ => true,
                };
                if clash && !pairs.contains(&(*cp, *cq)) {
                    pairs.push((*cp, *cq));
                }
            }
        }
        pairs
    }

    /// Whether some section of one list excludes some of the other in any case.
    #[must_use]
    pub fn exclude(&self, a: &[u32], b: &[u32]) -> bool {
        a.iter().any(|x| b.iter().any(|y| self.clashes(*x, *y).contains(&(TRUE, TRUE))))
    }
}
