//! What steps know of other tasks by non-tree edges: persistent sets of sources, with the history that made them.
//!
//! A task inherits what its parent knows, so the sets that meet at an edge mostly share where they come from. Each set
//! remembers the set that it extends and what it added, and a union goes through what was added since the last common
//! ancestor only: a chain of n futures costs n log n, not n². Ancestors are found with skew-binary jump pointers
//! (Myers: An applicative random-access stack, 1983).

use super::{Label, OrderList, StepId};
use crate::term::{TermId, Terms};
use crate::trace::TaskId;
use rustc_hash::FxHashSet;
use std::ops::Range;
use std::rc::Rc;

/// Index of a set of known non-tree sources; 0 is the empty set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Knowledge(u32);

impl Knowledge {
    /// Nothing known.
    pub const NONE: Knowledge = Knowledge(0);
}

/// Sets that were gone through, back to a common ancestor, without finding what was wanted.
#[derive(Clone, Debug)]
pub struct Walked {
    from: Knowledge,
    clean: FxHashSet<Knowledge>,
}

impl Default for Walked {
    fn default() -> Self {
        Walked { from: Knowledge::NONE, clean: FxHashSet::default() }
    }
}

/// A source: the step, and the guard under which it is known.
pub(super) type Source = (StepId, TermId);

/// The latest known steps of one task: nearly always a single one, which costs no allocation when a shared part of the map
/// is copied.
#[derive(Clone, Debug)]
pub(super) struct Known {
    first: Source,
    more: Option<Rc<Vec<Source>>>,
}

impl Known {
    /// All of them.
    pub(super) fn all(&self) -> impl Iterator<Item = &Source> {
        std::iter::once(&self.first).chain(self.more.iter().flat_map(|m| m.iter()))
    }
}

/// Sources of non-tree edges by task.
pub(super) type Sources = im::OrdMap<TaskId, Known>;

#[derive(Clone, Debug)]
struct Version {
    sources: Sources,
    /// The set that this one extends, by `added`; the empty set extends itself.
    base: Knowledge,
    added: Range<usize>,
    /// The last of its sources.
    latest: StepId,
    depth: u32,
    jump: Knowledge,
}

/// All sets of one trace.
#[derive(Clone, Debug)]
pub(super) struct Library {
    versions: Vec<Version>,
    added: Vec<Source>,
}

impl Library {
    /// Only the empty set.
    pub(super) fn new() -> Self {
        let empty = Version {
            sources: Sources::new(),
            base: Knowledge::NONE,
            added: 0..0,
            latest: StepId(0),
            depth: 0,
            jump: Knowledge::NONE,
        };
        Library { versions: vec![empty], added: Vec::new() }
    }

    fn version(&self, k: Knowledge) -> &Version {
        &self.versions[k.0 as usize]
    }

    /// The sources in the set.
    pub(super) fn sources(&self, k: Knowledge) -> &Sources {
        &self.version(k).sources
    }

    /// What was added on the way from the set's ancestor `from` to it; some of it may have been covered by later additions.
    pub(super) fn added_since(&self, from: Knowledge, k: Knowledge) -> impl Iterator<Item = Source> {
        std::iter::successors(Some(k), |k| Some(self.version(*k).base))
            .take_while(move |k| *k != from && *k != Knowledge::NONE)
            .flat_map(|k| self.added[self.version(k).added.clone()].iter().copied())
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

    /// Whether it is no farther from their ancestor `from` to `a` than to `b`.
    pub(super) fn nearer(&self, from: Knowledge, mut a: Knowledge, mut b: Knowledge) -> bool {
        while a != from && b != from {
            (a, b) = (self.version(a).base, self.version(b).base);
        }
        a == from
    }

    /// Whether something that was added on the way from the set's ancestor `from` to it satisfies `wanted`.
    pub(super) fn any_since(
        &self,
        from: Knowledge,
        k: Knowledge,
        walked: &mut Walked,
        wanted: impl Fn(StepId) -> bool,
    ) -> bool {
        if walked.from != from {
            *walked = Walked { from, clean: FxHashSet::default() };
        }
        let mut path = Vec::new();
        let mut at = k;
        while at != from && at != Knowledge::NONE && !walked.clean.contains(&at) {
            if self.added[self.version(at).added.clone()].iter().any(|(step, _)| wanted(*step)) {
                return true;
            }
            path.push(at);
            at = self.version(at).base;
        }
        walked.clean.extend(path);
        false
    }

    /// The set extended by `more`.
    pub(super) fn extend(
        &mut self,
        base: Knowledge,
        more: &[Source],
        order: (&OrderList, &[Label]),
        terms: &Terms,
    ) -> Knowledge {
        let Version { sources, depth, jump, latest, .. } = self.version(base);
        let (mut sources, depth, jump, mut latest) = (sources.clone(), *depth, *jump, *latest);
        let start = self.added.len();
        for source in more {
            if add(&mut sources, order, *source, terms) {
                self.added.push(*source);
                latest = latest.max(source.0);
            }
        }
        if self.added.len() == start {
            return base;
        }
        let over = self.version(jump);
        let even = depth - over.depth == over.depth - self.version(over.jump).depth;
        let jump = if even { over.jump } else { base };
        let depth = depth + 1;
        self.versions.push(Version { sources, base, added: start..self.added.len(), latest, depth, jump });
        Knowledge(self.versions.len() as u32 - 1)
    }
}

/// Adds a source unless a later step of the same task is known under a guard that this one's implies; whether it did.
fn add(sources: &mut Sources, order: (&OrderList, &[Label]), (step, guard): Source, terms: &Terms) -> bool {
    let (list, labels) = order;
    let place = |s: StepId| labels[s.0 as usize].child_first;
    let task = labels[step.0 as usize].task;
    let covers = |late: StepId, early: StepId| late == early || list.before(place(early), place(late));
    let Some(known) = sources.get(&task) else {
        sources.insert(task, Known { first: (step, guard), more: None });
        return true;
    };
    if known.all().any(|(s, g)| covers(*s, step) && terms.evidently_implies(guard, *g)) {
        return false;
    }
    let stays = |(s, g): &Source| !(covers(step, *s) && terms.evidently_implies(*g, guard));
    let rest: Vec<Source> = known.all().copied().filter(stays).collect();
    sources.insert(task, Known { first: (step, guard), more: (!rest.is_empty()).then(|| Rc::new(rest)) });
    true
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
            let view = (&order.child_first, &order.labels[..]);
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
        for _ in 0..2000 {
            let (a, b) = (random(parents.len()), random(parents.len()));
            let of_b = line(b);
            let expected = line(a).into_iter().find(|k| of_b.contains(k)).unwrap_or(0);
            assert_eq!(library.common(Knowledge(a as u32), Knowledge(b as u32)), Knowledge(expected as u32), "{a} {b}");
            assert_eq!(
                library.added_since(Knowledge(expected as u32), Knowledge(a as u32)).count(),
                line(a).iter().position(|k| *k == expected).unwrap_or(0)
            );
        }
    }
}
