//! Equalities that every section keeps: then they hold after any of them, in whatever order.
//!
//! A violation that happens only if two numbers differ never happens if the numbers are read in one state, and everything that
//! can come before it are whole sections, none of which changes their difference, after a beginning in which there is
//! none. Sections that touch the same locations must come one after the other: then the order of their begins gives the
//! same values as the schedule.

use crate::clock::Clocks;
use crate::equal::{Access, Difference, Evaluator, Start};
use crate::form::Form;
use crate::guard::Guards;
use crate::sections::Sections;
use rustc_hash::{FxHashMap, FxHashSet};
use scoville_evidence::certificate::trace::{Event, FALSE, Kind, Sort, TRUE, Targets, Term, TermId, Trace};
use std::collections::{BTreeMap, BTreeSet};

/// Most violations that are looked at.
const VIOLATIONS: usize = 64;

/// Most sections that change what one of them speaks of.
const SECTIONS: usize = 2_000;

/// What the search needs.
pub struct Invariants<'a> {
    trace: &'a Trace,
    form: &'a Form,
    guards: &'a Guards<'a>,
    clocks: &'a Clocks<'a>,
    sections: &'a Sections<'a>,
    /// The event that reads a variable.
    reads: FxHashMap<u32, u32>,
    /// Events that write a location.
    writes: BTreeMap<u32, Vec<u32>>,
    /// Events in initialisers: which task executes them is open.
    unplaced: FxHashSet<u32>,
    looked: usize,
}

impl<'a> Invariants<'a> {
    /// Over a well-formed trace.
    #[must_use]
    pub fn new(
        trace: &'a Trace,
        form: &'a Form,
        guards: &'a Guards<'a>,
        clocks: &'a Clocks<'a>,
        sections: &'a Sections<'a>,
    ) -> Self {
        let (mut reads, mut writes) = (FxHashMap::default(), BTreeMap::<u32, Vec<u32>>::new());
        for (i, e) in trace.events.iter().enumerate() {
            match &e.kind {
                Kind::Read { value, fresh: true, .. } => {
                    if let Term::Var(v) = trace.terms[*value as usize] {
                        reads.insert(v, i as u32);
                    }
                }
                Kind::Write { targets, .. } => {
                    for (l, _) in targets {
                        writes.entry(*l).or_default().push(i as u32);
                    }
                }
                _ => {}
            }
        }
        let unplaced = trace.accesses.iter().filter(|a| a.initialiser).filter_map(|a| a.event).collect();
        Invariants { trace, form, guards, clocks, sections, reads, writes, unplaced, looked: 0 }
    }

    /// Whether a violation never happens.
    pub fn exclude(&mut self, event: u32) -> bool {
        self.looked += 1;
        self.looked <= VIOLATIONS && self.kept(event).unwrap_or(false)
    }

    fn event(&self, e: u32) -> &'a Event {
        &self.trace.events[e as usize]
    }

    fn kept(&self, event: u32) -> Option<bool> {
        let t = self.trace;
        let happens = self.event(event);
        let (atom, FALSE, TRUE) = self.guards.top(happens.guard) else { return None };
        let Term::Same(a, b) = t.terms[atom as usize] else { return None };
        let prim = match self.form.sorts[a as usize] {
            Sort::Int => scoville_evidence::certificate::trace::Prim::Int,
            Sort::Long => scoville_evidence::certificate::trace::Prim::Long,
            _ => return None,
        };
        // What the task itself has read, one location at a time; all else may be anything.
        let mut reads: Vec<u32> = Vec::new();
        let mut speaks: Vec<(u32, u32)> = Vec::new();
        for v in variables(t, &[a, b]) {
            let Some(read) = self.reads.get(&v).copied() else { continue };
            let Kind::Read { targets, .. } = &self.event(read).kind else { continue };
            let [(location, TRUE)] = targets[..] else { continue };
            if self.event(read).task == happens.task {
                if read > event || !self.guards.implies(happens.guard, self.event(read).guard) {
                    return None;
                }
                reads.push(read);
                speaks.push((v, location));
            }
        }
        reads.sort_unstable();
        let locations: BTreeSet<u32> = speaks.iter().map(|(_, l)| *l).collect();
        let (first, before) = self.past(&locations, &reads)?;
        let difference = Difference { of: (a, b), prim, speaks: &speaks };
        let mut evaluator = Evaluator::new(t);
        let beginning: Vec<Access<'_>> = first.iter().filter_map(|w| access(self.event(*w))).collect();
        let initial: BTreeMap<u32, Start> =
            locations.iter().map(|l| (*l, Start::Term(t.locations[*l as usize].initial))).collect();
        if !evaluator.is_zero_after(&difference, &initial, &beginning) {
            return Some(false);
        }
        let any: BTreeMap<u32, Start> =
            speaks.iter().map(|(v, l)| (*l, Start::Any(t.variables[*v as usize].sort))).collect();
        Some(before.iter().all(|s| {
            let accesses: Vec<Access<'_>> = self.inside(*s).into_iter().filter_map(|e| access(self.event(e))).collect();
            evaluator.is_kept(&difference, &any, &accesses)
        }))
    }

    /// The writes before all sections, and the sections that can come before the reads: if these are reads in one state, and it
    /// goes by whole sections.
    fn past(&self, locations: &BTreeSet<u32>, reads: &[u32]) -> Option<(Vec<u32>, BTreeSet<u32>)> {
        let (least, last) = (*reads.first()?, *reads.last()?);
        let task = self.event(least).task;
        let around: Vec<u32> =
            self.locked(least).into_iter().filter(|s| reads.iter().all(|r| self.locked(*r).contains(s))).collect();
        let writes: BTreeSet<u32> = locations.iter().filter_map(|l| self.writes.get(l)).flatten().copied().collect();
        let (mut first, mut sections) = (Vec::new(), BTreeSet::new());
        for w in writes {
            if self.unplaced.contains(&w) {
                return None;
            }
            if self.event(w).task == task && w > least {
                // Behind the reads it changes nothing that they find.
                if w < last {
                    return None;
                }
            } else if let Some(section) = self.locked(w).first().copied() {
                if sections.contains(&section) {
                    continue;
                }
                let (begin, ends) = &self.form.sections[section as usize];
                let over =
                    || self.ends(section) && ends.iter().all(|end| reads.iter().all(|r| self.clocks.before(*end, *r)));
                // The reads' own section has not ended, nor has a part of it been executed before them only.
                let excluded = || around.iter().any(|a| self.sections.exclude(&[*a], &[section]));
                if over() || excluded() {
                    sections.insert(section);
                } else if !reads.iter().all(|r| self.clocks.before(*r, *begin)) {
                    return None;
                }
            } else if reads.iter().all(|r| self.clocks.before(w, *r)) {
                first.push(w);
            } else if !reads.iter().all(|r| self.clocks.before(*r, w)) {
                return None;
            }
        }
        (sections.len() <= SECTIONS && self.in_turn(locations, &first, &sections)).then_some((first, sections))
    }

    /// Whether the first writes come one after the other and before all sections, and those sections one after the other that
    /// touch the same.
    fn in_turn(&self, locations: &BTreeSet<u32>, first: &[u32], sections: &BTreeSet<u32>) -> bool {
        let touches = |e: u32| access(self.event(e)).into_iter().flat_map(|a| a.targets).map(|(l, _)| *l);
        let mut written: FxHashMap<u32, u32> = FxHashMap::default();
        for w in first {
            let begins = sections.iter().map(|s| self.form.sections[*s as usize].0);
            let apart = touches(*w).all(|l| written.insert(l, *w).is_none_or(|other| self.clocks.before(other, *w)));
            if !apart || !begins.into_iter().all(|begin| self.clocks.before(*w, begin)) {
                return false;
            }
        }
        let whole = |a: u32, b: u32| {
            let (ends, begin) = (&self.form.sections[a as usize].1, self.form.sections[b as usize].0);
            self.ends(a) && ends.iter().all(|end| self.clocks.before(*end, begin))
        };
        let mut seen: Vec<(u32, BTreeSet<u32>, BTreeSet<u32>)> = Vec::new();
        for &s in sections {
            let (mut all, mut changed) = (BTreeSet::new(), BTreeSet::new());
            for e in self.inside(s) {
                let found = touches(e).filter(|l| locations.contains(l));
                all.extend(found.clone());
                if let Kind::Write { .. } = self.event(e).kind {
                    changed.extend(found);
                }
            }
            let apart = seen.iter().all(|(o, others, theirs)| {
                self.sections.exclude(&[*o], &[s])
                    || changed.is_disjoint(others) && theirs.is_disjoint(&all)
                    || whole(*o, s)
                    || whole(s, *o)
            });
            if !apart {
                return false;
            }
            seen.push((s, all, changed));
        }
        true
    }

    /// Whether a section ends whenever it has begun and its task goes on.
    fn ends(&self, section: u32) -> bool {
        let (begin, ends) = &self.form.sections[section as usize];
        let guards: Vec<TermId> = ends.iter().map(|e| self.event(*e).guard).collect();
        self.guards.covered(&[self.event(*begin).guard], &guards)
    }

    /// Sections with locks that are open at an event, outermost first.
    fn locked(&self, e: u32) -> Vec<u32> {
        let mut open = self.sections.open(e, self.event(e).guard);
        open.retain(|s| !self.trace.sections[*s as usize].locks.is_empty());
        open
    }

    /// The events of a section.
    fn inside(&self, s: u32) -> Vec<u32> {
        let (begin, ends) = &self.form.sections[s as usize];
        let own = &self.form.events[self.trace.sections[s as usize].task as usize];
        let from = own.partition_point(|e| e < begin);
        let until = ends.iter().max().map_or(own.len(), |end| own.partition_point(|e| e <= end));
        own[from..until].iter().copied().filter(|e| self.locked(*e).contains(&s)).collect()
    }
}

fn access(event: &Event) -> Option<Access<'_>> {
    let (targets, value, write): (&Targets, _, _) = match &event.kind {
        Kind::Read { targets, value, fresh: true } => (targets, *value, false),
        Kind::Write { targets, value } => (targets, *value, true),
        _ => return None,
    };
    Some(Access { guard: event.guard, targets, value, write })
}

/// The variables of terms, sorted.
fn variables(t: &Trace, roots: &[TermId]) -> BTreeSet<u32> {
    let mut seen: FxHashSet<TermId> = FxHashSet::default();
    let mut stack = roots.to_vec();
    let mut found = BTreeSet::new();
    while let Some(x) = stack.pop() {
        if seen.insert(x) {
            match t.terms[x as usize] {
                Term::Var(v) => {
                    found.insert(v);
                }
                Term::Decide(a, b, c) | Term::Ite(a, b, c) => stack.extend([a, b, c]),
                Term::Same(a, b) | Term::Binary(_, _, a, b) => stack.extend([a, b]),
                Term::Neg(_, a) | Term::Not(a) | Term::Convert(_, _, a) => stack.push(a),
                _ => {}
            }
        }
    }
    found
}
