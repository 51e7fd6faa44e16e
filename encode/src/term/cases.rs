//! Equality by cases: conditions are taken to be true, then false, and what is left must be the same sums.
//!
//! Proves what bit vectors make hard: `if (p) x += a; if (q) x += b;` in either order. Each leaf of the tree of cases is an
//! equality of normal forms, so that a proof is the list of the conditions in their order.

use super::{Node, TermId, Terms};
use rustc_hash::FxHashMap;

/// Most leaves of a tree of cases.
const LEAVES: u32 = 256;

impl Terms {
    /// Whether two terms of one sort are equal in all cases of the conditions that they branch on. False where the tree
    /// of cases gets too large, or it is late, which says nothing.
    pub fn equal_by_cases(&mut self, a: TermId, b: TermId) -> bool {
        let mut leaves = LEAVES;
        let mut open = vec![(a, b)];
        while let Some((a, b)) = open.pop() {
            if a == b || self.equal_sums(a, b) {
                continue;
            }
            if leaves == 0 || self.gives_up() {
                return false;
            }
            leaves -= 1;
            let Some(atom) = self.condition_in(&[a, b]) else { return false };
            for truth in [TermId::TRUE, TermId::FALSE] {
                let pair = (self.assuming(a, atom, truth), self.assuming(b, atom, truth));
                open.push(pair);
            }
        }
        true
    }

    /// The first atom of a condition that one of these terms branches on, which itself branches on nothing.
    fn condition_in(&self, roots: &[TermId]) -> Option<TermId> {
        let mut seen: rustc_hash::FxHashSet<TermId> = rustc_hash::FxHashSet::default();
        let mut stack = roots.to_vec();
        let mut first: Option<TermId> = None;
        while let Some(t) = stack.pop() {
            if !seen.insert(t) {
                continue;
            }
            match *self.node(t) {
                Node::Ite(c, ..) => first = Some(first.map_or(c, |f| f.min(c))),
                Node::Decide(..) => first = Some(first.map_or(t, |f| f.min(t))),
                _ => {}
            }
            self.operands(t, |o| stack.push(o));
        }
        // Operands have smaller ids, so that nothing below the least condition branches, but its own decision.
        first.map(|c| self.decision(c).0)
    }

    /// The term where `atom` has this truth value.
    fn assuming(&mut self, root: TermId, atom: TermId, truth: TermId) -> TermId {
        let nothing = FxHashMap::default();
        let mut done: FxHashMap<TermId, TermId> = FxHashMap::from_iter([(atom, truth)]);
        let mut stack = vec![(root, false)];
        while let Some((t, ready)) = stack.pop() {
            // Operands have smaller ids.
            if t < atom || done.contains_key(&t) {
                continue;
            }
            if ready {
                let new = self.rebuilt(t, &done, &nothing);
                done.insert(t, new);
            } else {
                stack.push((t, true));
                self.operands(t, |o| stack.push((o, false)));
            }
        }
        done.get(&root).copied().unwrap_or(root)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::term::{Sort, Var};
    use scoville_ir::stmt::BinOp;
    use scoville_ir::types::Prim;

    #[test]
    fn guarded_sums_in_either_order() {
        let mut t = Terms::new();
        let mut int = || t.fresh(Var { sort: Sort::Int, domain: Vec::new(), range: None }).1;
        let (x, p, q, a, b) = (int(), int(), int(), int(), int());
        let less = |t: &mut Terms, x, y| t.binary(BinOp::Lt, Prim::Int, x, y);
        let (first, second) = (less(&mut t, p, a), less(&mut t, q, b));
        let guarded = |t: &mut Terms, c, x, y| {
            let sum = t.binary(BinOp::Add, Prim::Int, x, y);
            t.ite(c, sum, x)
        };
        let once = guarded(&mut t, first, x, a);
        let one = guarded(&mut t, second, once, b);
        let once = guarded(&mut t, second, x, b);
        let other = guarded(&mut t, first, once, a);
        assert!(t.equal_by_cases(one, other));
        assert!(!t.equal_by_cases(one, once));
    }
}
