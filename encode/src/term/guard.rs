//! Guards: Boolean terms as reduced ordered binary decision diagrams over their atoms.
//!
//! An atom is a Boolean variable, an equality or a comparison. Atoms are ordered by their creation, which follows the
//! canonical run, so that guards of paths look like the decisions that led there. Equal guards have equal ids; implication
//! and exclusion are exact as far as atoms go (that `x = 1` excludes `x = 2` is left to the solver).

use super::{Node, Sort, TermId, Terms};
use rustc_hash::FxHashMap;
use std::time::Instant;

/// The memo of [`Terms::choose`] is dropped beyond this size.
const MEMO: usize = 2_000_000;

/// Most pairs of decisions that one question or operation goes through. Beyond, the table is exhausted: what it says from
/// then on means nothing.
const PAIRS: usize = 2_000_000;

/// Steps between two looks at the clock.
const CLOCK: u32 = 1 << 14;

/// Most terms, if nobody says otherwise.
pub(super) const TERMS: usize = 20_000_000;

impl Terms {
    /// The top decision of a Bool that is no constant: atom, and what is left if it holds or does not.
    #[must_use]
    pub fn decision(&self, t: TermId) -> (TermId, TermId, TermId) {
        match *self.node(t) {
            Node::Decide(atom, yes, no) => (atom, yes, no),
            _ => (t, TermId::TRUE, TermId::FALSE),
        }
    }

    fn is_truth(t: TermId) -> bool {
        t == TermId::TRUE || t == TermId::FALSE
    }

    fn node_of(&mut self, atom: TermId, yes: TermId, no: TermId) -> TermId {
        if yes == no {
            return yes;
        }
        if Self::is_truth(yes) && self.one_is_drawn(atom, yes, no) {
            return yes;
        }
        if yes == TermId::TRUE && no == TermId::FALSE {
            return atom;
        }
        self.intern(Node::Decide(atom, yes, no), Sort::Bool)
    }

    /// What is left of `t` if `atom` holds, and if not; `atom` is not below the top of `t`.
    fn cofactors(&self, t: TermId, atom: TermId) -> (TermId, TermId) {
        if Self::is_truth(t) {
            return (t, t);
        }
        let (top, yes, no) = self.decision(t);
        if top == atom { (yes, no) } else { (t, t) }
    }

    fn top_atom(&self, ts: &[TermId]) -> Option<TermId> {
        ts.iter().filter(|t| !Self::is_truth(**t)).map(|t| self.decision(*t).0).min()
    }

    /// If-then-else of Bools.
    pub(super) fn choose(&mut self, c: TermId, a: TermId, b: TermId) -> TermId {
        if c == TermId::TRUE || a == b {
            return a;
        }
        if c == TermId::FALSE {
            return b;
        }
        if a == TermId::TRUE && b == TermId::FALSE {
            return c;
        }
        if let Some(&r) = self.choices.get(&(c, a, b)) {
            return r;
        }
        if self.tires(0) {
            return a;
        }
        let Some(atom) = self.top_atom(&[c, a, b]) else { return a };
        let (c1, c0) = self.cofactors(c, atom);
        let (a1, a0) = self.cofactors(a, atom);
        let (b1, b0) = self.cofactors(b, atom);
        let yes = self.choose(c1, a1, b1);
        let no = self.choose(c0, a0, b0);
        let r = self.node_of(atom, yes, no);
        if self.choices.len() > MEMO {
            self.choices.clear();
        }
        self.choices.insert((c, a, b), r);
        r
    }

    /// Negation.
    pub fn not(&mut self, t: TermId) -> TermId {
        self.choose(t, TermId::FALSE, TermId::TRUE)
    }

    /// Conjunction.
    pub fn and(&mut self, a: TermId, b: TermId) -> TermId {
        let (a, b) = if a < b { (a, b) } else { (b, a) };
        self.choose(a, b, TermId::FALSE)
    }

    /// Disjunction.
    pub fn or(&mut self, a: TermId, b: TermId) -> TermId {
        let (a, b) = if a < b { (a, b) } else { (b, a) };
        self.choose(a, TermId::TRUE, b)
    }

    /// Implication.
    pub fn implies(&mut self, a: TermId, b: TermId) -> TermId {
        self.choose(a, b, TermId::TRUE)
    }

    /// Conjunction of any number of terms.
    pub fn and_all(&mut self, terms: impl IntoIterator<Item = TermId>) -> TermId {
        terms.into_iter().fold(TermId::TRUE, |all, t| self.and(all, t))
    }

    /// Disjunction of any number of terms.
    pub fn or_all(&mut self, terms: impl IntoIterator<Item = TermId>) -> TermId {
        terms.into_iter().fold(TermId::FALSE, |any, t| self.or(any, t))
    }

    /// A guard that equals `t` wherever `care` holds, and is smaller if that helps (Coudert and Madre's restriction).
    pub fn within(&mut self, t: TermId, care: TermId) -> TermId {
        let mut memo = FxHashMap::default();
        self.restrict(t, care, &mut memo)
    }

    fn restrict(&mut self, t: TermId, care: TermId, memo: &mut FxHashMap<(TermId, TermId), TermId>) -> TermId {
        if Self::is_truth(t) || Self::is_truth(care) {
            return t;
        }
        if let Some(&r) = memo.get(&(t, care)) {
            return r;
        }
        if self.tires(memo.len()) {
            return t;
        }
        let (top, yes, no) = self.decision(t);
        let (atom, with, without) = self.decision(care);
        let r = if atom < top {
            let either = self.or(with, without);
            self.restrict(t, either, memo)
        } else if atom == top && with == TermId::FALSE {
            self.restrict(no, without, memo)
        } else if atom == top && without == TermId::FALSE {
            self.restrict(yes, with, memo)
        } else {
            let (c1, c0) = if atom == top { (with, without) } else { (care, care) };
            let y = self.restrict(yes, c1, memo);
            let n = self.restrict(no, c0, memo);
            self.node_of(top, y, n)
        };
        memo.insert((t, care), r);
        r
    }

    /// Sets the time at which operations give up; `None` for never.
    pub fn set_deadline(&mut self, deadline: Option<Instant>) {
        self.deadline = deadline;
    }

    /// Sets how many terms there may be; `None` for as many as ever.
    pub fn set_most(&mut self, most: Option<usize>) {
        self.most = most.unwrap_or(TERMS);
    }

    /// Whether something has become too large or taken too long: then results mean nothing any more, and the unrolling ends.
    #[must_use]
    pub fn is_exhausted(&self) -> bool {
        self.exhausted.get()
    }

    /// Whether an operation that has gone through so many pairs is to give up. The clock is looked at once in a while.
    fn tires(&self, pairs: usize) -> bool {
        let steps = self.steps.get().wrapping_add(1);
        self.steps.set(steps);
        let late = || steps.is_multiple_of(CLOCK) && self.deadline.is_some_and(|d| Instant::now() >= d);
        if pairs > PAIRS || self.len() > self.most || late() {
            self.exhausted.set(true);
        }
        self.is_exhausted()
    }

    /// Whether work that goes through many terms is to end: it is late, or there are too many.
    #[must_use]
    pub fn gives_up(&self) -> bool {
        self.tires(0)
    }

    /// Whether `a` implies `b`, whatever the atoms mean.
    #[must_use]
    pub fn evidently_implies(&self, a: TermId, b: TermId) -> bool {
        self.implication(a, b, &mut FxHashMap::default())
    }

    fn implication(&self, a: TermId, b: TermId, memo: &mut FxHashMap<(TermId, TermId), bool>) -> bool {
        if a == b || a == TermId::FALSE || b == TermId::TRUE {
            return true;
        }
        // Canonical: what is left is satisfiable on the left or refutable on the right.
        if a == TermId::TRUE || b == TermId::FALSE {
            return false;
        }
        if let Some(&known) = memo.get(&(a, b)) {
            return known;
        }
        if self.tires(memo.len()) {
            return false;
        }
        let Some(atom) = self.top_atom(&[a, b]) else { return false };
        let ((a1, a0), (b1, b0)) = (self.cofactors(a, atom), self.cofactors(b, atom));
        let holds = self.implication(a1, b1, memo) && self.implication(a0, b0, memo);
        memo.insert((a, b), holds);
        holds
    }

    /// Whether `a` and `b` exclude each other, whatever the atoms mean.
    #[must_use]
    pub fn evidently_disjoint(&self, a: TermId, b: TermId) -> bool {
        self.exclusion(a, b, &mut FxHashMap::default())
    }

    fn exclusion(&self, a: TermId, b: TermId, memo: &mut FxHashMap<(TermId, TermId), bool>) -> bool {
        if a == TermId::FALSE || b == TermId::FALSE {
            return true;
        }
        if a == b || a == TermId::TRUE || b == TermId::TRUE {
            return false;
        }
        if let Some(&known) = memo.get(&(a, b)) {
            return known;
        }
        if self.tires(memo.len()) {
            return false;
        }
        let Some(atom) = self.top_atom(&[a, b]) else { return false };
        let ((a1, a0), (b1, b0)) = (self.cofactors(a, atom), self.cofactors(b, atom));
        let excluded = self.exclusion(a1, b1, memo) && self.exclusion(a0, b0, memo);
        memo.insert((a, b), excluded);
        excluded
    }
}

#[cfg(test)]
mod tests {
    use super::super::Var;
    use super::*;

    fn atoms(t: &mut Terms) -> [TermId; 3] {
        [(); 3].map(|()| t.fresh(Var { sort: Sort::Bool, domain: Vec::new(), range: None }).1)
    }

    #[test]
    fn equal_guards_have_equal_ids() {
        let mut t = Terms::new();
        let [a, b, c] = atoms(&mut t);
        let ab = t.and(a, b);
        let not_ab = t.not(ab);
        let (na, nb) = (t.not(a), t.not(b));
        assert_eq!(not_ab, t.or(na, nb));
        let (g1, g2) = (t.and(a, c), t.and(na, c));
        assert_eq!(t.or(g1, g2), c);
        assert_eq!(t.not(not_ab), ab);
    }

    #[test]
    fn implication_and_exclusion_are_exact() {
        let mut t = Terms::new();
        let [a, b, c] = atoms(&mut t);
        let ab = t.and(a, b);
        let abc = t.or(ab, c);
        assert!(t.evidently_implies(ab, abc));
        assert!(!t.evidently_implies(abc, ab));
        let n = t.not(abc);
        assert!(t.evidently_disjoint(n, ab));
        assert!(!t.evidently_disjoint(a, b));
    }

    #[test]
    fn a_restricted_guard_agrees_where_it_matters() {
        let mut t = Terms::new();
        let [a, b, c] = atoms(&mut t);
        let ab = t.and(a, b);
        assert_eq!(t.within(ab, a), b);
        let care = t.or(a, c);
        let r = t.within(ab, care);
        let (x, y) = (t.and(r, care), t.and(ab, care));
        assert_eq!(x, y);
    }
}
