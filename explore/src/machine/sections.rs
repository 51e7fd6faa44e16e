//! Atomic sections: what they lock, when they may begin, how they nest.

use super::state::State;
use super::value::{Obj, TaskId};
use scoville_evidence::schedule::Site;
use scoville_ir::stmt::{Mode, Space};

/// What a section locks, with its operands evaluated.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Locked {
    /// Everything in the space.
    Global,
    /// These objects, sorted, each once.
    Objects(Vec<(Obj, Mode)>),
}

impl Locked {
    /// Objects with their modes; one that occurs twice is locked in the stronger mode.
    #[must_use]
    pub fn objects(mut list: Vec<(Obj, Mode)>) -> Locked {
        list.sort_by_key(|&(o, m)| (o, std::cmp::Reverse(m)));
        list.dedup_by_key(|&mut (o, _)| o);
        Locked::Objects(list)
    }

    /// Whether two tasks must not hold these at the same time.
    #[must_use]
    pub fn excludes(&self, other: &Locked) -> bool {
        match (self, other) {
            (Locked::Objects(a), Locked::Objects(b)) => {
                a.iter().any(|(o, m)| b.iter().any(|(p, n)| o == p && (*m == Mode::W || *n == Mode::W)))
            }
            (Locked::Objects(a), Locked::Global) | (Locked::Global, Locked::Objects(a)) => !a.is_empty(),
            (Locked::Global, Locked::Global) => true,
        }
    }
}

/// A section that a task is in.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Section {
    /// Its space.
    pub space: Space,
    /// What it named.
    pub named: Locked,
    /// What it took: not what the task held already.
    pub taken: Locked,
    /// Its begin.
    pub site: Site,
    /// The innermost user-level instruction at its begin.
    pub user_site: Site,
    /// Whether it ends at a `Leave`.
    pub unbounded: bool,
}

impl Section {
    /// Whether it is one of the monitor space on this object; with a mode, an unbounded one in that mode.
    #[must_use]
    pub fn is_monitor_of(&self, object: Obj, mode: Option<Mode>) -> bool {
        let Locked::Objects(list) = &self.named else { return false };
        let fits = |&(o, m): &(Obj, Mode)| o == object && mode.is_none_or(|mode| self.unbounded && m == mode);
        self.space == Space::Monitor && list.iter().any(fits)
    }
}

/// The section that a `Leave` ends: the innermost unbounded one on the object in the mode.
///
/// # Errors
/// What is wrong: none if there is such a section, and others on the object stay with what only it has taken.
pub fn to_leave(sections: &[Section], object: Obj, mode: Mode) -> Result<Option<usize>, &'static str> {
    let on = |l: &Locked, m: Option<Mode>| match l {
        Locked::Objects(list) => list.iter().any(|&(o, n)| o == object && m.is_none_or(|m| m == n)),
        Locked::Global => false,
    };
    let left = sections.iter().rposition(|s| s.unbounded && on(&s.named, Some(mode)));
    let Some(i) = left else { return Ok(None) };
    let monitor = |s: &&Section| s.space == Space::Monitor;
    if on(&sections[i].taken, None)
        && sections[i + 1..].iter().filter(monitor).any(|s| on(&s.named, None) && !on(&s.taken, None))
    {
        return Err("a lock is released while its task still holds it in another way");
    }
    Ok(Some(i))
}

/// Message of the exception for a section that may not be nested.
pub const BAD_NESTING: &str = "Attempt to obtain a lock on object not originally locked by the root isolated block";

/// What a section that names `named` has to take, given those the task is in.
///
/// # Errors
/// When HJ's nesting rules forbid it.
pub fn to_take(sections: &[Section], space: Space, named: &Locked) -> Result<Locked, &'static str> {
    let mut held = sections.iter().filter(|s| s.space == space);
    if space == Space::Isolated {
        let Some(outermost) = held.next() else { return Ok(named.clone()) };
        let fine = match (&outermost.named, named) {
            (Locked::Global, _) => true,
            (Locked::Objects(_), Locked::Global) => false,
            (Locked::Objects(outer), Locked::Objects(inner)) => {
                inner.iter().all(|(o, m)| outer.iter().any(|(p, n)| o == p && n >= m))
            }
        };
        return if fine { Ok(Locked::Objects(Vec::new())) } else { Err(BAD_NESTING) };
    }
    let held: Vec<&Locked> = held.map(|s| &s.taken).collect();
    if held.iter().any(|l| **l == Locked::Global) {
        return Ok(Locked::Objects(Vec::new()));
    }
    Ok(match named {
        Locked::Global => Locked::Global,
        Locked::Objects(list) => {
            let has = |o: Obj, m: Mode| {
                // Who writes and begins to read may go on reading when it no longer writes.
                let enough = |n: Mode| if space == Space::Monitor { n == m } else { n >= m };
                held.iter().any(|l| matches!(l, Locked::Objects(h) if h.iter().any(|(p, n)| *p == o && enough(*n))))
            };
            Locked::Objects(list.iter().copied().filter(|&(o, m)| !has(o, m)).collect())
        }
    })
}

/// The tasks other than `t` that are in sections which exclude one that takes `wanted`.
#[must_use]
pub fn holders(state: &State, t: TaskId, space: Space, wanted: &Locked) -> Vec<TaskId> {
    let mut found = Vec::new();
    if state.task(t).sections.len() == state.sections as usize {
        return found;
    }
    for (id, task) in state.all_tasks() {
        if id != t && task.sections.iter().any(|s| s.space == space && s.taken.excludes(wanted)) {
            found.push(id);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn section(named: Locked) -> Section {
        let site = Site { method: 0, pc: 0 };
        Section { space: Space::Isolated, taken: named.clone(), named, site, user_site: site, unbounded: false }
    }

    #[test]
    fn nesting_follows_the_outermost_section() {
        let (a, b) = (Obj(1), Obj(2));
        let both = section(Locked::objects(vec![(a, Mode::W), (b, Mode::R)]));
        let take = |named: Locked| to_take(std::slice::from_ref(&both), Space::Isolated, &named);
        let nothing = Locked::Objects(Vec::new());
        assert_eq!(take(Locked::objects(vec![(a, Mode::W)])), Ok(nothing.clone()));
        assert_eq!(take(Locked::objects(vec![(b, Mode::W)])), Err(BAD_NESTING));
        assert_eq!(take(Locked::Global), Err(BAD_NESTING));
        let global = section(Locked::Global);
        assert_eq!(to_take(&[global], Space::Isolated, &Locked::objects(vec![(b, Mode::W)])), Ok(nothing));
    }

    #[test]
    fn locks_are_left_in_any_order_and_as_often_as_entered() {
        let (a, b) = (Obj(1), Obj(2));
        let monitor = |o: Obj, mode: Mode, taken: bool| {
            let named = Locked::objects(vec![(o, mode)]);
            let taken = if taken { named.clone() } else { Locked::Objects(Vec::new()) };
            Section { space: Space::Monitor, taken, unbounded: true, ..section(named) }
        };
        let bounded = Section { unbounded: false, ..monitor(b, Mode::W, true) };
        let held = [monitor(a, Mode::W, true), bounded, monitor(a, Mode::W, false)];
        assert_eq!(to_leave(&held, a, Mode::W), Ok(Some(2)));
        assert_eq!(to_leave(&held[..2], a, Mode::W), Ok(Some(0)));
        assert_eq!(to_leave(&held, a, Mode::R), Ok(None));
        assert_eq!(to_leave(&held, b, Mode::W), Ok(None));
        // A monitor that is entered twice cannot be left by its first section only.
        let bounded_inside = [monitor(a, Mode::W, true), Section { unbounded: false, ..monitor(a, Mode::W, false) }];
        assert!(to_leave(&bounded_inside, a, Mode::W).is_err());
    }

    #[test]
    fn who_writes_may_go_on_as_a_reader() {
        let a = Obj(1);
        let monitor = |mode: Mode| {
            let named = Locked::objects(vec![(a, mode)]);
            Section { space: Space::Monitor, unbounded: true, ..section(named) }
        };
        let wanted = Locked::objects(vec![(a, Mode::R)]);
        let nothing = Locked::Objects(Vec::new());
        assert_eq!(to_take(&[monitor(Mode::W)], Space::Monitor, &wanted), Ok(wanted.clone()));
        assert_eq!(
            to_take(&[monitor(Mode::W)], Space::Monitor, &Locked::objects(vec![(a, Mode::W)])),
            Ok(nothing.clone())
        );
        let both = [monitor(Mode::W), monitor(Mode::R)];
        assert_eq!(to_take(&both, Space::Monitor, &wanted), Ok(nothing));
        assert_eq!(to_leave(&both, a, Mode::W), Ok(Some(0)));
        assert_eq!(to_leave(&both, a, Mode::R), Ok(Some(1)));
    }

    #[test]
    fn readers_do_not_exclude_each_other() {
        let lock = |m| Locked::objects(vec![(Obj(1), m)]);
        assert!(!lock(Mode::R).excludes(&lock(Mode::R)));
        assert!(lock(Mode::R).excludes(&lock(Mode::W)));
        assert!(Locked::Global.excludes(&lock(Mode::R)));
        let twice = Locked::objects(vec![(Obj(1), Mode::R), (Obj(1), Mode::W)]);
        assert_eq!(twice, lock(Mode::W));
    }
}
