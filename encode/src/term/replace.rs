//! Substitution, and which terms speak of the state before an atomic section.

use super::{Constant, Node, TermId, Terms, Var, VarId};
use rustc_hash::FxHashMap;

impl Terms {
    /// A new variable that stands for what a location holds before an atomic section.
    pub fn fresh_before(&mut self, var: Var) -> (VarId, TermId) {
        let (v, t) = self.fresh(var);
        self.local[t.0 as usize] = true;
        (v, t)
    }

    /// Whether the term contains a variable of [`Terms::fresh_before`].
    #[must_use]
    pub fn is_local(&self, t: TermId) -> bool {
        self.local[t.0 as usize]
    }

    /// The term with variables replaced, all at once. Only terms with variables of [`Terms::fresh_before`] are looked at.
    pub fn replace(&mut self, root: TermId, with: &FxHashMap<VarId, TermId>) -> TermId {
        self.replaced(root, with, Terms::is_local)
    }

    /// The term with any variables replaced, all at once.
    pub fn substituted(&mut self, root: TermId, with: &FxHashMap<VarId, TermId>) -> TermId {
        if with.is_empty() { root } else { self.replaced(root, with, |_, _| true) }
    }

    /// The same, where only terms are looked at that `may` have such variables.
    fn replaced(
        &mut self,
        root: TermId,
        with: &FxHashMap<VarId, TermId>,
        may: impl Fn(&Terms, TermId) -> bool,
    ) -> TermId {
        if !may(self, root) {
            return root;
        }
        let mut done: FxHashMap<TermId, TermId> = FxHashMap::default();
        // Operands have smaller ids; an explicit stack keeps deep terms off the call stack.
        let mut stack = vec![(root, false)];
        while let Some((t, ready)) = stack.pop() {
            if done.contains_key(&t) {
                continue;
            }
            if !may(self, t) {
                done.insert(t, t);
            } else if ready {
                let new = self.rebuilt(t, &done, with);
                done.insert(t, new);
            } else {
                stack.push((t, true));
                self.operands(t, |o| stack.push((o, false)));
            }
        }
        done.get(&root).copied().unwrap_or(root)
    }

    /// The term with each of its constants replaced by what `by` gives for it.
    pub fn generalise(&mut self, root: TermId, by: &mut dyn FnMut(&mut Terms, Constant) -> TermId) -> TermId {
        let mut done: FxHashMap<TermId, TermId> = FxHashMap::default();
        let nothing = FxHashMap::default();
        let mut stack = vec![(root, false)];
        while let Some((t, ready)) = stack.pop() {
            if done.contains_key(&t) {
                continue;
            }
            if let Some(c) = self.as_const(t) {
                let new = by(self, c);
                done.insert(t, new);
            } else if ready {
                let new = self.rebuilt(t, &done, &nothing);
                done.insert(t, new);
            } else {
                stack.push((t, true));
                self.operands(t, |o| stack.push((o, false)));
            }
        }
        done.get(&root).copied().unwrap_or(root)
    }

    pub(super) fn rebuilt(
        &mut self,
        t: TermId,
        done: &FxHashMap<TermId, TermId>,
        with: &FxHashMap<VarId, TermId>,
    ) -> TermId {
        let new = |t: TermId| done.get(&t).copied().unwrap_or(t);
        match *self.node(t) {
            Node::True | Node::False | Node::Const(_) => t,
            Node::Var(v) => with.get(&v).copied().unwrap_or(t),
            Node::Unary(op, prim, a) => self.unary(op, prim, new(a)),
            Node::Convert(from, to, a) => self.convert(from, to, new(a)),
            Node::Eq(a, b) => self.eq(new(a), new(b)),
            Node::Binary(op, prim, a, b) => self.binary(op, prim, new(a), new(b)),
            Node::Ite(c, a, b) | Node::Decide(c, a, b) => self.ite(new(c), new(a), new(b)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::term::{Constant, Sort};
    use scoville_ir::stmt::BinOp;
    use scoville_ir::types::Prim;

    #[test]
    fn replaces_at_once_and_folds() {
        let mut t = Terms::new();
        let int = || Var { sort: Sort::Int, domain: Vec::new(), range: None };
        let ((v, x), (w, y)) = (t.fresh_before(int()), t.fresh_before(int()));
        let (_, other) = t.fresh(int());
        let one = t.constant(Constant::Int(1));
        let less = t.binary(BinOp::Lt, Prim::Int, x, y);
        let sum = t.binary(BinOp::Add, Prim::Int, x, other);
        let all = t.ite(less, sum, y);
        assert!(t.is_local(all) && t.is_local(less) && !t.is_local(other) && !t.is_local(one));
        let swap = FxHashMap::from_iter([(v, y), (w, x)]);
        let swapped = t.replace(all, &swap);
        assert_eq!(t.replace(swapped, &swap), all);
        let five = t.constant(Constant::Int(5));
        let concrete = FxHashMap::from_iter([(v, one), (w, five)]);
        let folded = t.replace(all, &concrete);
        assert_eq!(folded, t.binary(BinOp::Add, Prim::Int, one, other));
        assert!(!t.is_local(folded));
    }
}
