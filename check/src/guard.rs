//! Conditions: decision diagrams over atoms, as they stand in the trace.
//!
//! Whether atoms contradict each other (that `x = 1` excludes `x = 2`) is not looked at: what is said to hold does, what is not
//! may hold all the same.

use rustc_hash::FxHashMap;
use scoville_evidence::certificate::trace::{FALSE, TRUE, Term, TermId};
use std::cell::RefCell;

/// Most decisions that one question goes through; beyond, the answer is no.
const MOST: usize = 200_000;

/// Questions about conditions.
#[derive(Debug)]
pub struct Guards<'a> {
    terms: &'a [Term],
    known: RefCell<FxHashMap<(TermId, TermId, bool), bool>>,
}

/// All of the first hold and none of the second: the state of a search.
type Point = (Vec<TermId>, Vec<TermId>);

impl<'a> Guards<'a> {
    /// Over the terms of a trace.
    #[must_use]
    pub fn new(terms: &'a [Term]) -> Self {
        Guards { terms, known: RefCell::default() }
    }

    /// The decision at the top of a condition that is no constant: the atom, what is left if it holds, and if not.
    #[must_use]
    pub fn top(&self, t: TermId) -> (TermId, TermId, TermId) {
        match self.terms.get(t as usize) {
            Some(Term::Decide(atom, yes, no)) => (*atom, *yes, *no),
            _ => (t, TRUE, FALSE),
        }
    }

    /// Whether the second holds whenever the first does.
    #[must_use]
    pub fn implies(&self, a: TermId, b: TermId) -> bool {
        a == b || a == FALSE || b == TRUE || (a != TRUE || b != FALSE) && self.remembered(a, b, false)
    }

    /// Whether the two never hold together.
    #[must_use]
    pub fn disjoint(&self, a: TermId, b: TermId) -> bool {
        if a == FALSE || b == FALSE {
            return true;
        }
        a != TRUE && b != TRUE && a != b && self.remembered(a.min(b), a.max(b), true)
    }

    fn remembered(&self, a: TermId, b: TermId, together: bool) -> bool {
        if let Some(known) = self.known.borrow().get(&(a, b, together)) {
            return *known;
        }
        let never = if together { self.never(&[a, b], &[]) } else { self.never(&[a], &[b]) };
        self.known.borrow_mut().insert((a, b, together), never);
        never
    }

    /// Whether one of `any` holds whenever all of `all` do.
    #[must_use]
    pub fn covered(&self, all: &[TermId], any: &[TermId]) -> bool {
        any.iter().any(|b| *b == TRUE || all.contains(b)) || self.never(all, any)
    }

    /// Whether it cannot be that all of `all` hold and none of `any`.
    #[must_use]
    pub fn never(&self, all: &[TermId], any: &[TermId]) -> bool {
        let mut seen: FxHashMap<Point, ()> = FxHashMap::default();
        let mut stack: Vec<Point> = vec![(all.to_vec(), any.to_vec())];
        while let Some((mut all, mut any)) = stack.pop() {
            all.retain(|t| *t != TRUE);
            any.retain(|t| *t != FALSE);
            if all.contains(&FALSE) || any.contains(&TRUE) || all.iter().any(|t| any.contains(t)) {
                continue;
            }
            let Some(atom) = all.iter().chain(&any).map(|t| self.top(*t).0).min() else { return false };
            all.sort_unstable();
            all.dedup();
            any.sort_unstable();
            any.dedup();
            if seen.len() > MOST {
                return false;
            }
            if seen.insert((all.clone(), any.clone()), ()).is_some() {
                continue;
            }
            for holds in [true, false] {
                let side = |t: &TermId| match self.top(*t) {
                    (top, yes, no) if top == atom => {
                        if holds {
                            yes
                        } else {
                            no
                        }
                    }
                    _ => *t,
                };
                stack.push((all.iter().map(side).collect(), any.iter().map(side).collect()));
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn implications_follow_the_decisions() {
        // 2 and 3 are atoms; 4 is both, 5 either, 6 not the first.
        let terms = [
            Term::True,
            Term::False,
            Term::Var(0),
            Term::Var(1),
            Term::Decide(2, 3, FALSE),
            Term::Decide(2, TRUE, 3),
            Term::Decide(2, FALSE, TRUE),
        ];
        let g = Guards::new(&terms);
        assert!(g.implies(4, 2) && g.implies(4, 3) && g.implies(3, 5));
        assert!(!g.implies(5, 2) && !g.implies(2, 4) && !g.implies(TRUE, 2) && !g.implies(2, FALSE));
        assert!(g.disjoint(2, 6) && g.disjoint(4, 6) && !g.disjoint(5, 6) && !g.disjoint(2, TRUE));
        assert!(g.covered(&[TRUE], &[2, 6]) && g.covered(&[5, 6], &[3]) && !g.covered(&[TRUE], &[2, 3]));
    }
}
