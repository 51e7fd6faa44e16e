//! Happens-before: constant-time labels for the series-parallel tree of spawns and scopes, plus the non-tree edges that
//! cells add.
//!
//! Every step (a maximal piece of a task between order-relevant events) has a place in two total orders: the *child-first*
//! order, in which a spawned task comes before the rest of its parent, and the *parent-first* order, in which it comes
//! after it (up to the end of the innermost scope). One step is before another by the tree iff it is in both orders
//! (the two-order labels of series-parallel graphs; SP-order, Bender, Fineman, Gilbert, Leiserson 2004).
//!
//! A non-tree edge leads from a step of one task to a step of another, under a guard. A step knows the sources of all
//! non-tree edges that lead to it or to what is before it. An edge under guard g orders an event only if the event's
//! guard implies g.

mod list;

use crate::term::{TermId, Terms};
use crate::trace::TaskId;
use list::{Mark, OrderList};
use std::rc::Rc;

/// Index of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StepId(pub u32);

/// Index of a set of known non-tree sources; 0 is the empty set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Knowledge(u32);

impl Knowledge {
    /// Nothing known.
    pub const NONE: Knowledge = Knowledge(0);
}

/// Sources of non-tree edges by task: the latest known step of it and the guard of the knowledge.
type Sources = im::OrdMap<TaskId, Known>;

/// The latest known steps of one task: nearly always a single one, which costs no allocation when a shared part of the map
/// is copied.
#[derive(Clone, Debug)]
struct Known {
    first: (StepId, TermId),
    more: Option<Rc<Vec<(StepId, TermId)>>>,
}

impl Known {
    fn all(&self) -> impl Iterator<Item = &(StepId, TermId)> {
        std::iter::once(&self.first).chain(self.more.iter().flat_map(|m| m.iter()))
    }
}

#[derive(Clone, Copy, Debug)]
struct Label {
    child_first: Mark,
    parent_first: Mark,
    task: TaskId,
    knows: Knowledge,
}

/// Where a task stands in both orders: its next step comes after `at`; everything it still spawns comes before `end`'s
/// successor.
#[derive(Clone, Copy, Debug)]
pub struct Cursor {
    child_first: Mark,
    parent_first: Mark,
}

/// The happens-before structure of a trace.
#[derive(Clone, Debug)]
pub struct Order {
    child_first: OrderList,
    parent_first: OrderList,
    labels: Vec<Label>,
    knowledge: Vec<Sources>,
    /// The end of the parent-first order.
    last: Mark,
}

impl Default for Order {
    fn default() -> Self {
        Self::new()
    }
}

impl Order {
    /// The empty structure.
    #[must_use]
    pub fn new() -> Self {
        let mut parent_first = OrderList::new();
        let last = parent_first.insert_after(parent_first.first());
        Order { child_first: OrderList::new(), parent_first, labels: Vec::new(), knowledge: vec![Sources::new()], last }
    }

    /// The cursor of the root task.
    #[must_use]
    pub fn root(&self) -> Cursor {
        Cursor { child_first: self.child_first.first(), parent_first: self.parent_first.first() }
    }

    /// A new step of `task` at its cursor, which moves on.
    pub fn step(&mut self, task: TaskId, cursor: &mut Cursor, knows: Knowledge) -> StepId {
        cursor.child_first = self.child_first.insert_after(cursor.child_first);
        cursor.parent_first = self.parent_first.insert_after(cursor.parent_first);
        self.labels.push(Label { child_first: cursor.child_first, parent_first: cursor.parent_first, task, knows });
        StepId(self.labels.len() as u32 - 1)
    }

    /// A step that the tree orders with nothing: first in the child-first order, last in the parent-first one.
    pub fn step_aside(&mut self, task: TaskId) -> StepId {
        let mut cursor = Cursor { child_first: self.child_first.first(), parent_first: self.last };
        let step = self.step(task, &mut cursor, Knowledge::NONE);
        self.last = cursor.parent_first;
        step
    }

    /// Splits the cursor of a task that spawns: the returned cursor is the child's. In the child-first order the child's
    /// place is before the rest of the parent, in the parent-first order after everything the parent still does
    /// within its innermost scope.
    pub fn fork(&mut self, parent: &mut Cursor) -> Cursor {
        // Child-first: child inserts after `at`, the parent goes on after a new mark behind the child's place.
        let child_at = parent.child_first;
        let rest_at = self.child_first.insert_after(child_at);
        // Parent-first: the parent goes on at `at`, the child inserts after a new mark behind the parent's place.
        let behind = self.parent_first.insert_after(parent.parent_first);
        let child = Cursor { child_first: child_at, parent_first: behind };
        parent.child_first = rest_at;
        child
    }

    /// Opens a scope: returns the cursor where the task goes on when the scope has been joined.
    pub fn open(&mut self, cursor: &Cursor) -> Cursor {
        Cursor {
            child_first: self.child_first.insert_after(cursor.child_first),
            parent_first: self.parent_first.insert_after(cursor.parent_first),
        }
    }

    /// What the step knows.
    #[must_use]
    pub fn knows(&self, step: StepId) -> Knowledge {
        self.labels[step.0 as usize].knows
    }

    /// The task of the step.
    #[must_use]
    pub fn task(&self, step: StepId) -> TaskId {
        self.labels[step.0 as usize].task
    }

    /// Knowledge extended by an edge from `source` under `guard`, with all that `source` knows.
    pub fn learn(&mut self, knows: Knowledge, source: StepId, guard: TermId, terms: &mut Terms) -> Knowledge {
        let merged = self.union(knows, self.knows(source), guard, terms);
        let mut sources = self.knowledge[merged.0 as usize].clone();
        add(&mut sources, &self.child_first, &self.labels, source, guard, terms);
        self.intern(sources)
    }

    /// Whether the knowledge has a source in a task that is not `known`.
    #[must_use]
    pub fn knows_other(&self, knows: Knowledge, known: impl Fn(TaskId) -> bool) -> bool {
        self.knowledge[knows.0 as usize].keys().any(|t| !known(*t))
    }

    /// Both, the second under `guard`.
    pub fn union(&mut self, a: Knowledge, b: Knowledge, guard: TermId, terms: &mut Terms) -> Knowledge {
        if a == b || b == Knowledge::NONE {
            return a;
        }
        if a == Knowledge::NONE && guard == TermId::TRUE {
            return b;
        }
        let (x, y) = (&self.knowledge[a.0 as usize], &self.knowledge[b.0 as usize]);
        let (mut base, other, swapped) = if guard == TermId::TRUE && y.len() > x.len() {
            (y.clone(), x.clone(), true)
        } else {
            (x.clone(), y.clone(), false)
        };
        for known in other.values() {
            for (step, g) in known.all() {
                let g = if swapped { *g } else { terms.and(*g, guard) };
                add(&mut base, &self.child_first, &self.labels, *step, g, terms);
            }
        }
        self.intern(base)
    }

    fn intern(&mut self, sources: Sources) -> Knowledge {
        self.knowledge.push(sources);
        Knowledge(self.knowledge.len() as u32 - 1)
    }

    /// Whether `a` is before `b` by spawns and scopes alone.
    #[must_use]
    pub fn tree_before(&self, a: StepId, b: StepId) -> bool {
        let (x, y) = (&self.labels[a.0 as usize], &self.labels[b.0 as usize]);
        self.child_first.before(x.child_first, y.child_first)
            && self.parent_first.before(x.parent_first, y.parent_first)
    }

    /// Whether `a` comes before `b` in the child-first order.
    #[must_use]
    pub fn child_first_before(&self, a: StepId, b: StepId) -> bool {
        self.child_first.before(self.labels[a.0 as usize].child_first, self.labels[b.0 as usize].child_first)
    }

    /// Whether `a` comes before `b` in the parent-first order.
    #[must_use]
    pub fn parent_first_before(&self, a: StepId, b: StepId) -> bool {
        self.parent_first.before(self.labels[a.0 as usize].parent_first, self.labels[b.0 as usize].parent_first)
    }

    /// Whether step `a` is the same as or before step `b` whenever `guard` (the guard of the event in `b`) holds and both
    /// happen. Within one step the program order decides.
    #[must_use]
    pub fn before(&self, a: StepId, b: StepId, guard: TermId, terms: &Terms) -> bool {
        if a == b || self.tree_before(a, b) {
            return true;
        }
        let sources = &self.knowledge[self.labels[b.0 as usize].knows.0 as usize];
        let reaches =
            |(s, g): &(StepId, TermId)| (*s == a || self.tree_before(a, *s)) && terms.evidently_implies(guard, *g);
        let task = self.labels[a.0 as usize].task;
        sources.get(&task).is_some_and(|own| own.all().any(reaches))
            || sources.iter().any(|(t, known)| *t != task && known.all().any(reaches))
    }
}

/// Adds a source unless a later step of the same task is known under a guard that this one's implies.
fn add(sources: &mut Sources, list: &OrderList, labels: &[Label], step: StepId, guard: TermId, terms: &Terms) {
    let place = |s: StepId| labels[s.0 as usize].child_first;
    let task = labels[step.0 as usize].task;
    let covers = |late: StepId, early: StepId| late == early || list.before(place(early), place(late));
    let Some(known) = sources.get_mut(&task) else {
        sources.insert(task, Known { first: (step, guard), more: None });
        return;
    };
    if known.all().any(|(s, g)| covers(*s, step) && terms.evidently_implies(guard, *g)) {
        return;
    }
    let stays = |(s, g): &(StepId, TermId)| !(covers(step, *s) && terms.evidently_implies(*g, guard));
    let rest: Vec<(StepId, TermId)> = known.all().copied().filter(stays).collect();
    *known = Known { first: (step, guard), more: (!rest.is_empty()).then(|| Rc::new(rest)) };
}
