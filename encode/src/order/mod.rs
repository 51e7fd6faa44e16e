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

mod knowledge;
mod labels;
mod list;

use crate::term::{TermId, Terms};
use crate::trace::TaskId;
pub use knowledge::Knowledge;
use knowledge::{Latest, Library, Source};
use list::{Mark, OrderList};

/// Index of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StepId(pub u32);

#[derive(Clone, Copy, Debug)]
struct Label {
    child_first: Mark,
    parent_first: Mark,
    task: TaskId,
    knows: Knowledge,
}

/// Where a task stands in both orders. Copies stand for one task only: each place is for one step.
#[derive(Clone, Copy, Debug)]
pub struct Cursor {
    child_first: Place,
    parent_first: Place,
}

/// Where the next step goes in one of the orders.
#[derive(Clone, Copy, Debug)]
enum Place {
    /// Here: no step has this mark yet.
    At(Mark),
    /// Right behind, in front of all that is there.
    Behind(Mark),
}

impl Place {
    fn mark(self) -> Mark {
        let (Place::At(mark) | Place::Behind(mark)) = self;
        mark
    }

    /// The mark of the next step; the one after it goes behind.
    fn take(&mut self, list: &mut OrderList) -> Mark {
        let mark = match *self {
            Place::At(mark) => mark,
            Place::Behind(mark) => list.insert_after(mark),
        };
        *self = Place::Behind(mark);
        mark
    }

    /// A new place behind this one, and behind all that the next steps here put there.
    fn beyond(self, list: &mut OrderList) -> Place {
        Place::At(list.insert_after(self.mark()))
    }
}

/// The happens-before structure of a trace.
#[derive(Clone, Debug)]
pub struct Order {
    child_first: OrderList,
    parent_first: OrderList,
    labels: Vec<Label>,
    knowledge: Library,
    /// Of each task, what it is joined with: see [`Order::learnt_other`].
    groups: Vec<u32>,
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
        let (child_first, labels, knowledge) = (OrderList::new(), Vec::new(), Library::new());
        Order { child_first, parent_first, labels, knowledge, groups: Vec::new(), last }
    }

    /// The cursor of the root task.
    #[must_use]
    pub fn root(&self) -> Cursor {
        let (child_first, parent_first) = (self.child_first.first(), self.parent_first.first());
        Cursor { child_first: Place::Behind(child_first), parent_first: Place::Behind(parent_first) }
    }

    /// The next task, by its number, belongs to this group.
    pub fn enter(&mut self, group: u32) {
        self.groups.push(group);
    }

    /// The task of `step` has no other path now: all that it does later comes after this step.
    pub fn own(&mut self, step: StepId) {
        self.knowledge.own(self.knows(step), step);
    }

    fn view(&self) -> knowledge::View<'_> {
        (&self.child_first, &self.labels, &self.groups, &self.parent_first)
    }

    /// A new step of `task` at its cursor, which moves on.
    pub fn step(&mut self, task: TaskId, cursor: &mut Cursor, knows: Knowledge) -> StepId {
        let child_first = cursor.child_first.take(&mut self.child_first);
        let parent_first = cursor.parent_first.take(&mut self.parent_first);
        self.labels.push(Label { child_first, parent_first, task, knows });
        StepId(self.labels.len() as u32 - 1)
    }

    /// The cursor of steps that the tree orders with nothing so far.
    pub(crate) fn aside(&self) -> Cursor {
        Cursor { child_first: Place::Behind(self.child_first.first()), parent_first: Place::Behind(self.last) }
    }

    /// The cursor of a task that the tree orders with no step of any other, be it made before or after: a place of its own at
    /// the beginning of the child-first order and at the end of the parent-first one.
    pub fn detach(&mut self) -> Cursor {
        let cursor = self.aside();
        self.last = self.parent_first.insert_after(self.last);
        cursor
    }

    /// A step that the tree orders with nothing: first in the child-first order, last in the parent-first one.
    pub fn step_aside(&mut self, task: TaskId) -> StepId {
        let mut cursor = self.aside();
        let step = self.step(task, &mut cursor, Knowledge::NONE);
        self.last = cursor.parent_first.mark();
        step
    }

    /// Splits the cursor of a task that spawns: the returned cursor is the child's. In the child-first order the child's
    /// place is before the rest of the parent, in the parent-first order after everything the parent still does
    /// within its innermost scope.
    pub fn fork(&mut self, parent: &mut Cursor) -> Cursor {
        // Child-first: the child takes the parent's place, the parent goes on behind all that the child puts there.
        let rest = parent.child_first.beyond(&mut self.child_first);
        let child_first = std::mem::replace(&mut parent.child_first, rest);
        // Parent-first: the parent stays, the child goes on behind all that the parent puts there.
        Cursor { child_first, parent_first: parent.parent_first.beyond(&mut self.parent_first) }
    }

    /// Opens a scope: returns the cursor where the task goes on when the scope has been joined.
    pub fn open(&mut self, cursor: &Cursor) -> Cursor {
        Cursor {
            child_first: cursor.child_first.beyond(&mut self.child_first),
            parent_first: cursor.parent_first.beyond(&mut self.parent_first),
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
        self.knowledge.extend(
            merged,
            &[(source, guard)],
            (&self.child_first, &self.labels, &self.groups, &self.parent_first),
            terms,
        )
    }

    /// Whether, beyond what `base` has as well, the knowledge has a source in a task of another group.
    #[must_use]
    pub fn learnt_other(&self, base: Knowledge, knows: Knowledge, group: u32) -> bool {
        self.knowledge.added_other(self.knowledge.common(base, knows), knows, group, self.view())
    }

    /// Both, the second under `guard`.
    pub fn union(&mut self, a: Knowledge, b: Knowledge, guard: TermId, terms: &mut Terms) -> Knowledge {
        let common = self.knowledge.common(a, b);
        let unguarded = guard == TermId::TRUE;
        if common == b {
            return a;
        }
        if unguarded && common == a {
            return b;
        }
        // What is nearer to the ancestor has less to tell: it is what is added to the other one.
        let swap = match (self.knowledge.distance(common, a), self.knowledge.distance(common, b)) {
            (Some(x), Some(y)) => x < y,
            (None, None) => self.knowledge.len(b) > self.knowledge.len(a),
            (x, _) => x.is_some(),
        };
        let (base, other) = if unguarded && swap { (b, a) } else { (a, b) };
        let mut more: Vec<Source> = self.knowledge.added_since(common, other, (base, self.view())).collect();
        if !unguarded {
            more.iter_mut().for_each(|(_, g)| *g = terms.and(*g, guard));
        }
        self.knowledge.extend(base, &more, (&self.child_first, &self.labels, &self.groups, &self.parent_first), terms)
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
        // Steps are made in an order that extends happens-before: no source that is older than `a` comes after it.
        if self.knowledge.latest(self.knows(b)) < a {
            return false;
        }
        // Nor does one if none is behind it in one of the two orders.
        let behind = |[x, y]: [StepId; 2]| {
            (a == x || self.child_first_before(a, x)) && (a == y || self.parent_first_before(a, y))
        };
        if !self.knowledge.last(self.knows(b)).is_some_and(behind) {
            return false;
        }
        let sources = self.knowledge.sources(self.knows(b));
        let reaches = |(s, g): Source| (s == a || self.tree_before(a, s)) && terms.evidently_implies(guard, g);
        let task = self.labels[a.0 as usize].task;
        sources.get(&task).is_some_and(|own| self.knowledge.all(*own).any(reaches))
            || sources.iter().any(|(t, known)| *t != task && self.knowledge.all(*known).any(reaches))
    }

    /// The source of a non-tree edge by which [`Order::before`] holds; `None` if the tree decides it, or nothing does.
    #[must_use]
    pub fn edge(&self, a: StepId, b: StepId, guard: TermId, terms: &Terms) -> Option<StepId> {
        let sources = self.knowledge.sources(self.knows(b));
        let reaches = |(s, g): &Source| (*s == a || self.tree_before(a, *s)) && terms.evidently_implies(guard, *g);
        let all = |known: &Latest| self.knowledge.all(*known);
        let own = sources.get(&self.task(a)).and_then(|own| all(own).find(reaches));
        own.or_else(|| sources.values().flat_map(all).find(reaches)).map(|(s, _)| s)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A random program of spawns and scopes, and what comes before each of its steps by walking the graph.
    struct Walk {
        order: Order,
        steps: Vec<StepId>,
        /// Of each step, those before it.
        before: Vec<Vec<bool>>,
        seed: u64,
        tasks: u32,
    }

    impl Walk {
        fn random(&mut self, n: u64) -> u64 {
            self.seed = self.seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (self.seed >> 33) % n
        }

        fn step(&mut self, task: TaskId, cursor: &mut Cursor, after: &[usize]) -> usize {
            self.steps.push(self.order.step(task, cursor, Knowledge::NONE));
            let n = self.steps.len();
            let mut before = vec![false; n];
            for &a in after {
                before[a] = true;
                (0..a).for_each(|i| before[i] |= self.before[a][i]);
            }
            self.before.push(before);
            n - 1
        }

        /// A part of a task from the step `at` on; tasks that nobody has waited for leave their last steps in `open`.
        fn part(
            &mut self,
            task: TaskId,
            cursor: &mut Cursor,
            mut at: usize,
            depth: u32,
            open: &mut Vec<usize>,
        ) -> usize {
            for _ in 0..self.random(4) {
                match self.random(3) {
                    0 if depth > 0 => {
                        let mut own = self.order.fork(cursor);
                        self.tasks += 1;
                        let child = TaskId(self.tasks);
                        let first = self.step(child, &mut own, &[at]);
                        at = self.step(task, cursor, &[at]);
                        let last = self.part(child, &mut own, first, depth - 1, open);
                        open.push(last);
                    }
                    1 if depth > 0 => {
                        let after = self.order.open(cursor);
                        let mut inner = *cursor;
                        let first = self.step(task, &mut inner, &[at]);
                        let mut tasks = Vec::new();
                        let last = self.part(task, &mut inner, first, depth - 1, &mut tasks);
                        tasks.push(last);
                        *cursor = after;
                        at = self.step(task, cursor, &tasks);
                    }
                    _ => at = self.step(task, cursor, &[at]),
                }
            }
            at
        }
    }

    #[test]
    fn the_tree_orders_what_the_graph_orders() {
        for seed in 0..300 {
            let mut walk = Walk { order: Order::new(), steps: Vec::new(), before: Vec::new(), seed, tasks: 0 };
            let mut cursor = walk.order.root();
            let first = walk.step(TaskId(0), &mut cursor, &[]);
            walk.part(TaskId(0), &mut cursor, first, 5, &mut Vec::new());
            for (b, before) in walk.before.iter().enumerate() {
                for (a, is_before) in before.iter().enumerate() {
                    assert_eq!(walk.order.tree_before(walk.steps[a], walk.steps[b]), *is_before, "{seed}: {a} {b}");
                    assert!(!walk.order.tree_before(walk.steps[b], walk.steps[a]), "{seed}: {b} {a}");
                }
            }
        }
    }

    /// Steps of detached tasks and of what they spawn, made in turns with each other and with the root's.
    #[test]
    fn the_tree_orders_detached_tasks_with_nothing() {
        let mut order = Order::new();
        let mut root = order.root();
        let mut own: Vec<Vec<StepId>> = vec![vec![order.step(TaskId(0), &mut root, Knowledge::NONE)]];
        let mut cursors = vec![root];
        for n in 0..4 {
            cursors.push(order.detach());
            own.push(Vec::new());
            for task in 0..cursors.len() {
                let mut cursor = cursors[task];
                own[task].push(order.step(TaskId(task as u32), &mut cursor, Knowledge::NONE));
                let mut child = order.fork(&mut cursor);
                own[task].push(order.step(TaskId(100 + n), &mut child, Knowledge::NONE));
                own[task].push(order.step(TaskId(task as u32), &mut cursor, Knowledge::NONE));
                cursors[task] = cursor;
            }
            order.step_aside(TaskId(99));
        }
        for (i, steps) in own.iter().enumerate() {
            assert!(order.tree_before(steps[0], steps[steps.len() - 1]));
            for other in own.iter().skip(i + 1).flatten() {
                for step in steps {
                    assert!(!order.tree_before(*step, *other) && !order.tree_before(*other, *step));
                }
            }
        }
    }
}
