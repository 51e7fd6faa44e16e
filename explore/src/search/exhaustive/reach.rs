//! Which objects of a state can be reached, kept from state to state.
//!
//! For each object the references to it are counted: those of *roots* (tasks, regions, statics, exceptions of scopes and
//! classes), and those of objects that can be reached. So a step costs what it changes. Where counting does not tell,
//! because an object that has lost a reference lies on a cycle, [`Reach::drop_all`] says so, and everything has to be
//! walked again.
//!
//! Suppose that objects are counted that nobody can reach any more. Then some of them lie on cycles of their own kind;
//! take a cycle that no others of them lead to. What led to it from outside is gone, and the last such reference to go
//! left an object of the cycle without a root and with a count. That is what is looked for.

use crate::machine::Obj;
use crate::machine::heap::{Heap, Object};

/// References to an object.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Edges {
    roots: u32,
    inner: u32,
}

/// Objects looked at before a cycle is taken for granted.
const SEARCHED: usize = 24;

/// What can be reached.
#[derive(Debug, Default)]
pub struct Reach {
    edges: Vec<Edges>,
    len: usize,
    /// The sum of the hashes of all parts of the state.
    pub sum: u128,
}

impl Clone for Reach {
    fn clone(&self) -> Reach {
        Reach { edges: self.edges.clone(), len: self.len, sum: self.sum }
    }

    fn clone_from(&mut self, from: &Reach) {
        self.edges.clone_from(&from.edges);
        self.len = from.len;
        self.sum = from.sum;
    }
}

/// Where references are on their way in and out.
#[derive(Debug, Default)]
pub struct Changes {
    /// Objects that were met, and what they refer to was not.
    met: Vec<Obj>,
    /// References to be taken back: whether they are a root's.
    lost: Vec<(Obj, bool)>,
    /// Objects that may lie on a cycle that nobody can reach.
    suspects: Vec<Obj>,
}

impl Changes {
    /// A root's reference is gone.
    pub fn lose_root(&mut self, o: Obj) {
        self.lost.push((o, true));
    }

    /// All references of an object that was counted are gone.
    pub fn lose_all_of(&mut self, object: &Object) {
        object.each_ref(&mut |o| self.lost.push((o, false)));
    }
}

impl Reach {
    /// Whether it can be reached.
    #[must_use]
    pub fn has(&self, o: Obj) -> bool {
        self.edges.get(o.0 as usize).is_some_and(|e| e.roots + e.inner > 0)
    }

    /// How many can be reached.
    #[must_use]
    pub fn len(&self) -> usize {
        self.len
    }

    /// Nothing can be reached, of so many objects.
    pub fn clear(&mut self, objects: usize) {
        self.edges.clear();
        self.edges.resize(objects, Edges::default());
        (self.len, self.sum) = (0, 0);
    }

    /// There may be new objects.
    pub fn grow(&mut self, objects: usize) {
        self.edges.resize(objects, Edges::default());
    }

    /// A root refers to it.
    pub fn add_root(&mut self, o: Obj, changes: &mut Changes) {
        self.add(o, true, changes);
    }

    /// An object that is counted refers to all of these.
    pub fn add_all_of(&mut self, object: &Object, changes: &mut Changes) {
        object.each_ref(&mut |o| self.add(o, false, changes));
    }

    fn add(&mut self, o: Obj, root: bool, changes: &mut Changes) {
        let Some(e) = self.edges.get_mut(o.0 as usize) else { return };
        if e.roots + e.inner == 0 {
            self.len += 1;
            changes.met.push(o);
        }
        *if root { &mut e.roots } else { &mut e.inner } += 1;
    }

    /// Counts what those refer to that were met; `part` is the hash of an object.
    pub fn add_met(&mut self, heap: &Heap, changes: &mut Changes, part: impl Fn(Obj) -> u128) {
        while let Some(o) = changes.met.pop() {
            self.sum = self.sum.wrapping_add(part(o));
            self.add_all_of(heap.get(o), changes);
        }
    }

    /// Takes back all references that are gone; `part` is the hash of an object. `false` if that does not tell what can
    /// be reached.
    #[must_use]
    pub fn drop_all(&mut self, heap: &Heap, changes: &mut Changes, mut part: impl FnMut(Obj) -> u128) -> bool {
        changes.suspects.clear();
        while let Some((o, root)) = changes.lost.pop() {
            let Some(e) = self.edges.get_mut(o.0 as usize) else { continue };
            let count = if root { &mut e.roots } else { &mut e.inner };
            *count = count.saturating_sub(1);
            if e.roots + e.inner == 0 {
                self.len -= 1;
                self.sum = self.sum.wrapping_sub(part(o));
                changes.lose_all_of(heap.get(o));
            } else if e.roots == 0 {
                changes.suspects.push(o);
            }
        }
        let Changes { suspects, met, .. } = changes;
        !suspects.iter().any(|o| {
            let e = self.edges.get(o.0 as usize).copied().unwrap_or_default();
            e.roots == 0 && e.inner > 0 && may_lead_back(heap, *o, met)
        })
    }
}

/// Whether references may lead from `o` to itself. `seen` is empty before and afterwards.
fn may_lead_back(heap: &Heap, o: Obj, seen: &mut Vec<Obj>) -> bool {
    seen.clear();
    seen.push(o);
    let (mut next, mut back) = (0, false);
    while let Some(at) = seen.get(next).copied()
        && !back
        && next < SEARCHED
    {
        next += 1;
        heap.get(at).each_ref(&mut |to| {
            back |= to == o;
            if seen.len() <= SEARCHED && !seen.contains(&to) {
                seen.push(to);
            }
        });
    }
    back |= next < seen.len();
    seen.clear();
    back
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::machine::Value;
    use crate::machine::heap::Data;
    use crate::machine::identity::Birth;
    use scoville_ir::types::{Prim, Type};

    fn heap(refs: &[&[u32]]) -> Heap {
        let mut heap = Heap::default();
        for to in refs {
            let fields = to.iter().map(|o| Value::Ref(Obj(*o))).collect();
            heap.add(Type::Prim(Prim::Bool), Data::Fields(fields), 0, Birth::shared(1), 1);
        }
        heap
    }

    fn part(o: Obj) -> u128 {
        1 << o.0
    }

    fn from(heap: &Heap, roots: &[u32]) -> Reach {
        let (mut reach, mut changes) = (Reach::default(), Changes::default());
        reach.clear(heap.len());
        roots.iter().for_each(|o| reach.add_root(Obj(*o), &mut changes));
        reach.add_met(heap, &mut changes, part);
        reach
    }

    /// Whether counting tells what `after` is.
    fn told(heap: &Heap, before: &[u32], lost: u32, after: &[u32]) -> bool {
        let (mut reach, mut changes) = (from(heap, before), Changes::default());
        changes.lose_root(Obj(lost));
        let told = reach.drop_all(heap, &mut changes, part);
        let walked = from(heap, after);
        assert!(!told || (reach.edges == walked.edges && reach.len == walked.len && reach.sum == walked.sum));
        told
    }

    #[test]
    fn what_is_lost_takes_along_what_it_alone_referred_to() {
        let heap = heap(&[&[1, 2], &[2], &[], &[2]]);
        assert!(told(&heap, &[0, 3], 0, &[3]));
        assert!(told(&heap, &[0, 2], 2, &[0]));
    }

    #[test]
    fn a_cycle_is_not_lost_by_counting() {
        let heap = heap(&[&[1], &[2], &[1], &[]]);
        assert!(!told(&heap, &[0, 3], 0, &[3]));
        assert!(told(&heap, &[0, 3], 3, &[0]));
    }

    #[test]
    fn a_long_chain_is_taken_for_a_cycle() {
        let next: Vec<Vec<u32>> = (0..40).map(|i| if i < 39 { vec![i + 1] } else { Vec::new() }).collect();
        let heap = heap(&next.iter().map(Vec::as_slice).collect::<Vec<_>>());
        assert!(!told(&heap, &[0, 1], 1, &[0]));
        assert!(told(&heap, &[0, 30], 30, &[0]));
    }
}
