//! What steps know of other tasks by non-tree edges: persistent sets of sources, with the history that made them.
//!
//! A task inherits what its parent knows, so the sets that meet at an edge mostly share where they come from. Each set
//! remembers the set that it extends and what it added, and a union goes through what was added since the last common
//! ancestor only: a chain of n futures costs n log n, not n². Ancestors are found with skew-binary jump pointers
//! (Myers: An applicative random-access stack, 1983).
//!
//! Where two histories run side by side (a pipeline: each stage waits for the stage before it and for the item before it), their
//! last common ancestor is far away, but most of what the one has added the other one knows from elsewhere. So the walk
//! ends at the first set that some step had which the other side knows of: whoever knows of a step knows what it knew.

use super::{Label, OrderList, StepId};
use crate::term::{TermId, Terms};
use crate::trace::TaskId;
use std::ops::Range;

/// Index of a set of known non-tree sources; 0 is the empty set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Knowledge(u32);

impl Knowledge {
    /// Nothing known.
    pub const NONE: Knowledge = Knowledge(0);
}

/// A source: the step, and the guard under which it is known.
pub(super) type Source = (StepId, TermId);

/// The latest known steps of one task. Nearly always that is a single one, known whatever happens: then it is that step's
/// number, so that little is copied with a shared part of the map. Otherwise it is a number in [`Library::several`].
#[derive(Clone, Copy, Debug)]
pub(super) struct Latest(u32);

const SEVERAL: u32 = 1 << 31;

/// The child-first order, the steps' labels, the groups of the tasks, and the parent-first order.
pub(super) type View<'a> = (&'a OrderList, &'a [Label], &'a [u32], &'a OrderList);

/// A set that is asked whether it knows something.
pub(super) type Known<'a> = (Knowledge, View<'a>);

/// Sources of non-tree edges by task.
pub(super) type Sources = im::OrdMap<TaskId, Latest>;

#[derive(Clone, Debug)]
struct Version {
    sources: Sources,
    /// The set that this one extends, by `added`; the empty set extends itself.
    base: Knowledge,
    added: Range<u32>,
    /// The source that was made last.
    latest: StepId,
    /// The source that is last in the child-first order, and in the parent-first one; none if there are no sources.
    last: Option<[StepId; 2]>,
    depth: u32,
    jump: Knowledge,
    /// A step that had this set, if its task had no other path then: all later steps of the task know at least this.
    owner: Option<StepId>,
    /// The group of all tasks that were added, if it is one.
    group: Option<u32>,
    /// The first ancestor from which on only tasks of that group were added.
    run: Knowledge,
}

/// Most sets and sources that are gone through to see how far a set is from an ancestor.
const NEAR: usize = 16;

/// All sets of one trace.
#[derive(Clone, Debug)]
pub(super) struct Library {
    versions: Vec<Version>,
    added: Vec<Source>,
    several: Vec<Box<[Source]>>,
}

impl Library {
    /// Only the empty set.
    pub(super) fn new() -> Self {
        let none = Knowledge::NONE;
        let empty = Version {
            sources: Sources::new(),
            base: none,
            added: 0..0,
            latest: StepId(0),
            last: None,
            depth: 0,
            jump: none,
            owner: None,
            group: None,
            run: none,
        };
        Library { versions: vec![empty], added: Vec::new(), several: Vec::new() }
    }

    fn version(&self, k: Knowledge) -> &Version {
        &self.versions[k.0 as usize]
    }

    /// All steps of an entry of [`Library::sources`].
    pub(super) fn all(&self, latest: Latest) -> impl Iterator<Item = Source> {
        let (one, several): (_, &[Source]) = match latest.0 {
            n if n >= SEVERAL => (None, &self.several[(n - SEVERAL) as usize]),
            n => (Some((StepId(n), TermId::TRUE)), &[]),
        };
        one.into_iter().chain(several.iter().copied())
    }

    fn latest_of(&mut self, sources: Vec<Source>) -> Latest {
        match sources[..] {
            [(step, TermId::TRUE)] if step.0 < SEVERAL => Latest(step.0),
            _ => {
                self.several.push(sources.into());
                Latest(SEVERAL + (self.several.len() as u32 - 1))
            }
        }
    }

    /// What the set added to the one that it extends.
    fn added_by(&self, k: Knowledge) -> &[Source] {
        let Range { start, end } = self.version(k).added;
        &self.added[start as usize..end as usize]
    }

    /// The sources in the set.
    pub(super) fn sources(&self, k: Knowledge) -> &Sources {
        &self.version(k).sources
    }

    /// `step` has this set, and its task has no other path.
    pub(super) fn own(&mut self, k: Knowledge, step: StepId) {
        self.versions[k.0 as usize].owner.get_or_insert(step);
    }

    /// What was added on the way from the set's ancestor `from` to it, as far as `known` does not know it for knowing of a
    /// step that had it; some of it may have been covered by later additions.
    pub(super) fn added_since(&self, from: Knowledge, k: Knowledge, known: Known<'_>) -> impl Iterator<Item = Source> {
        std::iter::successors(Some(k), |k| Some(self.version(*k).base))
            .take_while(move |k| *k != from && *k != Knowledge::NONE)
            .take_while(move |k| !self.version(*k).owner.is_some_and(|step| self.knows_of(known, step)))
            .flat_map(|k| self.added_by(k).iter().copied())
    }

    /// Whether a step, or a later one of its task, is known whatever happens.
    fn knows_of(&self, (k, order): Known<'_>, step: StepId) -> bool {
        let (list, labels, ..) = order;
        let place = |s: StepId| labels[s.0 as usize].child_first;
        let covers = |late: StepId| late == step || list.before(place(step), place(late));
        let latest = self.sources(k).get(&labels[step.0 as usize].task);
        latest.is_some_and(|known| self.all(*known).any(|(s, g)| g == TermId::TRUE && covers(s)))
    }

    /// Whether tasks of other groups than this one were added on the way from the set's ancestor `from` to it.
    pub(super) fn added_other(&self, from: Knowledge, k: Knowledge, group: u32, order: View<'_>) -> bool {
        let (_, labels, groups, _) = order;
        let group_of = |s: StepId| groups.get(labels[s.0 as usize].task.index()).copied();
        let end = self.version(from).depth;
        let mut at = k;
        while self.version(at).depth > end {
            let v = self.version(at);
            match v.group {
                Some(g) if g == group => at = v.run,
                Some(_) => return true,
                None if self.added_by(at).iter().any(|(s, _)| group_of(*s) != Some(group)) => return true,
                None => at = v.base,
            }
        }
        false
    }

    /// The last set that both extend.
    pub(super) fn common(&self, mut a: Knowledge, mut b: Knowledge) -> Knowledge {
        // To the same depth, which jumps decide by depth alone; then in step, as long as the jumps land apart.
        while self.version(a).depth != self.version(b).depth {
            let (deep, depth) = if self.version(a).depth > self.version(b).depth {
                (&mut a, self.version(b).depth)
            } else {
                (&mut b, self.version(a).depth)
            };
            let v = self.version(*deep);
            *deep = if self.version(v.jump).depth >= depth { v.jump } else { v.base };
        }
        while a != b {
            let (x, y) = (self.version(a), self.version(b));
            (a, b) = if x.jump != y.jump { (x.jump, y.jump) } else { (x.base, y.base) };
        }
        a
    }

    /// The source in the set that was made last.
    pub(super) fn latest(&self, k: Knowledge) -> StepId {
        self.version(k).latest
    }

    /// The sources in the set that are last in the child-first order, and in the parent-first one.
    pub(super) fn last(&self, k: Knowledge) -> Option<[StepId; 2]> {
        self.version(k).last
    }

    /// How much was added on the way from the set's ancestor `from` to it; nothing if that is much.
    pub(super) fn distance(&self, from: Knowledge, mut k: Knowledge) -> Option<usize> {
        let mut sum = 0;
        for _ in 0..NEAR {
            if k == from {
                return Some(sum);
            }
            sum += self.version(k).added.len();
            k = self.version(k).base;
            if sum > NEAR {
                break;
            }
        }
        None
    }

    /// The number of sources in the set.
    pub(super) fn len(&self, k: Knowledge) -> usize {
        self.version(k).sources.len()
    }

    /// The set extended by `more`.
    pub(super) fn extend(&mut self, base: Knowledge, more: &[Source], order: View<'_>, terms: &Terms) -> Knowledge {
        let Version { sources, latest, last, depth, jump, group, run, .. } = self.version(base);
        let (mut sources, mut latest, mut last, depth, jump) = (sources.clone(), *latest, *last, *depth, *jump);
        let before = (*group, *run);
        let start = self.added.len() as u32;
        for source in more {
            if self.add(&mut sources, order, *source, terms) {
                self.added.push(*source);
                latest = latest.max(source.0);
                last = Some(later(last, source.0, order));
            }
        }
        if self.added.len() as u32 == start {
            return base;
        }
        let over = self.version(jump);
        let even = depth - over.depth == over.depth - self.version(over.jump).depth;
        let jump = if even { over.jump } else { base };
        let depth = depth + 1;
        let (_, labels, groups, _) = order;
        let mut of =
            self.added[start as usize..].iter().map(|(s, _)| groups.get(labels[s.0 as usize].task.index()).copied());
        let first = of.next().flatten();
        let group = if of.all(|g| g == first) { first } else { None };
        let run = if group.is_some() && group == before.0 { before.1 } else { base };
        let added = start..self.added.len() as u32;
        self.versions.push(Version { sources, base, added, latest, last, depth, jump, owner: None, group, run });
        Knowledge(self.versions.len() as u32 - 1)
    }

    /// Adds a source unless a later step of the same task is known under a guard that this one's implies; whether it did.
    fn add(&mut self, sources: &mut Sources, order: View<'_>, (step, guard): Source, terms: &Terms) -> bool {
        let (list, labels, ..) = order;
        let place = |s: StepId| labels[s.0 as usize].child_first;
        let task = labels[step.0 as usize].task;
        let covers = |late: StepId, early: StepId| late == early || list.before(place(early), place(late));
        let mut all = vec![(step, guard)];
        if let Some(known) = sources.get(&task) {
            if self.all(*known).any(|(s, g)| covers(s, step) && terms.evidently_implies(guard, g)) {
                return false;
            }
            let stays = |(s, g): &Source| !(covers(step, *s) && terms.evidently_implies(*g, guard));
            all.extend(self.all(*known).filter(stays));
        }
        sources.insert(task, self.latest_of(all));
        true
    }
}

/// Of two steps, which are the last ones in either order, and another one.
fn later(last: Option<[StepId; 2]>, step: StepId, (child_first, labels, _, parent_first): View<'_>) -> [StepId; 2] {
    let Some([a, b]) = last else { return [step; 2] };
    let label = |s: StepId| &labels[s.0 as usize];
    let a = if child_first.before(label(a).child_first, label(step).child_first) { step } else { a };
    let b = if parent_first.before(label(b).parent_first, label(step).parent_first) { step } else { b };
    [a, b]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::order::Order;

    /// Sets in a random tree of extensions: the jumps find what walking finds.
    #[test]
    fn common_ancestor() {
        let terms = Terms::new();
        let mut order = Order::new();
        let mut cursor = order.root();
        let steps: Vec<StepId> = (0..600).map(|t| order.step(TaskId(t), &mut cursor, Knowledge::NONE)).collect();
        let mut library = Library::new();
        let mut parents = vec![0usize];
        let mut seed = 11u64;
        let mut random = |n: usize| {
            seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (seed >> 33) as usize % n
        };
        for (i, step) in steps.iter().enumerate() {
            let base = if i % 4 == 0 { random(parents.len()) } else { parents.len() - 1 };
            let view = (&order.child_first, &order.labels[..], &[][..], &order.parent_first);
            let made = library.extend(Knowledge(base as u32), &[(*step, TermId::TRUE)], view, &terms);
            assert_eq!(made, Knowledge(parents.len() as u32));
            parents.push(base);
        }
        let line = |mut k: usize| {
            let mut all = vec![k];
            while k != 0 {
                k = parents[k];
                all.push(k);
            }
            all
        };
        let nothing = (Knowledge::NONE, (&order.child_first, &order.labels[..], &[][..], &order.parent_first));
        for _ in 0..2000 {
            let (a, b) = (random(parents.len()), random(parents.len()));
            let of_b = line(b);
            let expected = line(a).into_iter().find(|k| of_b.contains(k)).unwrap_or(0);
            assert_eq!(library.common(Knowledge(a as u32), Knowledge(b as u32)), Knowledge(expected as u32), "{a} {b}");
            assert_eq!(
                library.added_since(Knowledge(expected as u32), Knowledge(a as u32), nothing).count(),
                line(a).iter().position(|k| *k == expected).unwrap_or(0)
            );
        }
    }
}
