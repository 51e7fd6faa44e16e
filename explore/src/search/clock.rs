//! Vector clocks.

use crate::machine::TaskId;
use std::rc::Rc;

/// For each task how many of its stretches happened before; absent ones are 0. A *stretch* of a task is what it does
/// between two publications of its clock.
pub type Clock = Rc<Vec<u32>>;

/// A stretch of a task, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Epoch {
    /// Who.
    pub task: TaskId,
    /// Which stretch.
    pub time: u32,
}

/// The clock of one task.
#[derive(Clone, Debug)]
pub struct TaskClock {
    /// What it knows of others.
    pub known: Clock,
    /// Its present stretch.
    pub own: u32,
}

impl TaskClock {
    /// A task that knows this.
    #[must_use]
    pub fn new(known: Clock) -> TaskClock {
        TaskClock { known, own: 1 }
    }
}

/// Whether a clock has the epoch.
#[must_use]
pub fn knows(clock: &[u32], e: Epoch) -> bool {
    clock.get(e.task.index()).is_some_and(|t| *t >= e.time)
}

/// Adds what `from` knows.
pub fn join(into: &mut Clock, from: &Clock) {
    if Rc::ptr_eq(into, from) || (from.len() <= into.len() && from.iter().zip(into.iter()).all(|(f, i)| f <= i)) {
        return;
    }
    let target = Rc::make_mut(into);
    if target.len() < from.len() {
        target.resize(from.len(), 0);
    }
    for (t, f) in target.iter_mut().zip(from.iter()) {
        *t = (*t).max(*f);
    }
}

/// `known` with the task's own stretch.
#[must_use]
pub fn with_own(known: &Clock, task: TaskId, own: u32) -> Clock {
    let mut all = known.to_vec();
    if all.len() <= task.index() {
        all.resize(task.index() + 1, 0);
    }
    all[task.index()] = own;
    Rc::new(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn joining_takes_the_later_of_each() {
        let mut a: Clock = Rc::new(vec![3, 1]);
        join(&mut a, &Rc::new(vec![1, 2, 4]));
        assert_eq!(*a, [3, 2, 4]);
        assert!(knows(&a, Epoch { task: TaskId(2), time: 4 }));
        assert!(!knows(&a, Epoch { task: TaskId(3), time: 1 }));
        assert_eq!(*with_own(&a, TaskId(4), 7), [3, 2, 4, 0, 7]);
    }
}
