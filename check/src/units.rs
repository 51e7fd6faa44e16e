//! Sections that may be exchanged: what two of them leave, and what leaves either, is the same in both orders.

use crate::equal::Evaluator;
use crate::needs::Needs;
use rustc_hash::{FxHashMap, FxHashSet};
use scoville_evidence::certificate::obligation::{About, Reason};
use scoville_evidence::certificate::trace::{TermId, Trace};

/// What sections do, by number: equal ones have the same.
type Shape = u32;

/// The sections of a trace that are given as functions.
#[derive(Debug)]
pub struct Units<'a> {
    trace: &'a Trace,
    /// By section and location.
    index: FxHashMap<(u32, (u32, u32)), u32>,
    shapes: Vec<Shape>,
    /// Pairs of shapes that have been looked at, by obligation.
    done: FxHashSet<(Shape, Shape, About)>,
}

impl<'a> Units<'a> {
    /// Over a well-formed trace.
    #[must_use]
    pub fn new(trace: &'a Trace) -> Self {
        let mut index = FxHashMap::default();
        let mut known: FxHashMap<_, Shape> = FxHashMap::default();
        let mut shapes = Vec::with_capacity(trace.units.len());
        for (i, u) in trace.units.iter().enumerate() {
            for (object, slot, ..) in &u.effect {
                index.insert((u.section, (*object, *slot)), i as u32);
            }
            let next = known.len() as Shape;
            shapes.push(*known.entry((&u.effect, &u.leaves)).or_insert(next));
        }
        Units { trace, index, shapes, done: FxHashSet::default() }
    }

    /// The unit of one of some sections that touches a location.
    #[must_use]
    pub fn of(&self, sections: &[u32], location: (u32, u32)) -> Option<u32> {
        sections.iter().rev().find_map(|s| self.index.get(&(*s, location)).copied())
    }

    /// The section of a unit.
    #[must_use]
    pub fn section(&self, unit: u32) -> u32 {
        self.trace.units[unit as usize].section
    }

    /// Shows that two units may be exchanged, or asks a solver to.
    pub fn exchange(&mut self, a: u32, b: u32, about: About, needs: &mut Needs) {
        let (x, y) = (self.shapes[a as usize], self.shapes[b as usize]);
        if !self.done.insert((x.min(y), x.max(y), about.clone())) {
            return;
        }
        if outcomes(self.trace, a, b).into_iter().all(|o| Evaluator::new(self.trace).equal(&o)) {
            needs.structural(about, Reason::Equal);
        } else {
            needs.exchange(about, a, b);
        }
    }
}

/// A term in two orders: each with the units that come before it.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The term, and what replaces its variables.
    pub one: (TermId, Vec<(u32, TermId)>),
    /// In the other order.
    pub other: (TermId, Vec<(u32, TermId)>),
}

/// What two units leave, and what leaves either, in both orders.
#[must_use]
pub fn outcomes(trace: &Trace, a: u32, b: u32) -> Vec<Outcome> {
    let (a, b) = (&trace.units[a as usize], &trace.units[b as usize]);
    let after = |u: &scoville_evidence::certificate::trace::Unit| {
        u.effect.iter().map(|(_, _, before, left)| (*before, *left)).collect::<Vec<_>>()
    };
    let (after_a, after_b) = (after(a), after(b));
    let mut all = Vec::new();
    // What only one of them touches is what it leaves there, on what it finds in either order.
    for (object, slot, _, left) in &a.effect {
        let same = b.effect.iter().find(|(o, s, ..)| (o, s) == (object, slot));
        let late = (*left, after_b.clone());
        let one = match same {
            Some((.., other)) => (*other, after_a.clone()),
            None => (*left, Vec::new()),
        };
        all.push(Outcome { one, other: late });
    }
    for (object, slot, _, left) in &b.effect {
        if !a.effect.iter().any(|(o, s, ..)| (o, s) == (object, slot)) {
            all.push(Outcome { one: (*left, after_a.clone()), other: (*left, Vec::new()) });
        }
    }
    for (leaves, after) in [(&a.leaves, &after_b), (&b.leaves, &after_a)] {
        all.extend(leaves.iter().map(|t| Outcome { one: (*t, Vec::new()), other: (*t, after.clone()) }));
    }
    all
}
