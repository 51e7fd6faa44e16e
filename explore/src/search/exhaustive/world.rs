//! Names that are the same in all executions of one search: tasks, what tasks know of one another, and locks.
//!
//! A task *knows* of a stretch of another one's work if spawns, joins, results and class initialisation order that
//! before what it does now. The order in which sections happened to be entered is not counted: two tasks whose order
//! only rests on that are *not* ordered here. So what a task knows belongs to the state, not to the way that led there.

use crate::machine::identity::mix;
use crate::machine::sections::{Locked, Section};
use crate::machine::state::{State, Task};
use crate::machine::{BarrierId, TaskId};
use rustc_hash::FxHashMap;
use scoville_ir::stmt::{Mode, Space};
use std::rc::Rc;

/// For each task, by its number, how many of its stretches are known.
type Clock = Rc<[u32]>;

/// A lock: of a space, all of it or an object (by its ident).
type Lock = (Space, Option<u64>, Mode);

/// What a task is, knows and holds, in numbers of a [`World`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mind {
    /// Who.
    pub name: u32,
    /// What it knows of others.
    pub known: u32,
    /// Its present stretch, counted from 1.
    pub own: u32,
    /// The locks that it holds.
    pub locks: u32,
}

/// The names.
#[derive(Debug)]
pub struct World {
    tasks: FxHashMap<Box<[u32]>, u32>,
    clocks: Vec<Clock>,
    clock_numbers: FxHashMap<Clock, u32>,
    joined: FxHashMap<(u32, u32), u32>,
    locks: Vec<Rc<[Lock]>>,
    lock_numbers: FxHashMap<Rc<[Lock]>, u32>,
    exclusions: FxHashMap<(u32, u32), bool>,
}

impl Default for World {
    fn default() -> Self {
        let (nothing, none): (Clock, Rc<[Lock]>) = (Rc::from([]), Rc::from([]));
        World {
            tasks: FxHashMap::default(),
            clocks: vec![nothing.clone()],
            clock_numbers: FxHashMap::from_iter([(nothing, 0)]),
            joined: FxHashMap::default(),
            locks: vec![none.clone()],
            lock_numbers: FxHashMap::from_iter([(none, 0)]),
            exclusions: FxHashMap::default(),
        }
    }
}

impl World {
    /// A new task that knows this.
    pub fn begin(&mut self, task: &Task, known: u32) -> Mind {
        let next = self.tasks.len() as u32;
        let name = match self.tasks.get(&task.path[..]) {
            Some(n) => *n,
            None => *self.tasks.entry(task.path.as_ref().into()).or_insert(next),
        };
        Mind { name, known, own: 1, locks: 0 }
    }

    fn clock(&mut self, clock: Vec<u32>) -> u32 {
        if let Some(n) = self.clock_numbers.get(&clock[..]) {
            return *n;
        }
        let (n, clock): (u32, Clock) = (self.clocks.len() as u32, clock.into());
        self.clocks.push(clock.clone());
        self.clock_numbers.insert(clock, n);
        n
    }

    /// What both know.
    pub fn join(&mut self, a: u32, b: u32) -> u32 {
        if a == b || b == 0 {
            return a;
        }
        if let Some(n) = self.joined.get(&(a, b)) {
            return *n;
        }
        let (x, y) = (&self.clocks[a as usize], &self.clocks[b as usize]);
        let at = |c: &Clock, i: usize| c.get(i).copied().unwrap_or(0);
        let both = (0..x.len().max(y.len())).map(|i| at(x, i).max(at(y, i))).collect();
        let n = self.clock(both);
        self.joined.insert((a, b), n);
        n
    }

    /// What all of these know together.
    pub fn join_all(&mut self, known: u32, others: impl Iterator<Item = u32>) -> u32 {
        let mut all = self.clocks[known as usize].to_vec();
        for n in others {
            let other = &self.clocks[n as usize];
            if all.len() < other.len() {
                all.resize(other.len(), 0);
            }
            all.iter_mut().zip(other.iter()).for_each(|(a, b)| *a = (*a).max(*b));
        }
        self.clock(all)
    }

    /// What the task knows, itself included; its next stretch begins.
    pub fn publish(&mut self, mind: &mut Mind) -> u32 {
        let mut all = self.clocks[mind.known as usize].to_vec();
        let i = mind.name as usize;
        if all.len() <= i {
            all.resize(i + 1, 0);
        }
        all[i] = mind.own;
        mind.own += 1;
        self.clock(all)
    }

    /// Whether what `early` does in its stretch comes before all that `late` does now.
    #[must_use]
    pub fn before(&self, early: &Mind, late: &Mind) -> bool {
        early.name == late.name || self.clocks[late.known as usize].get(early.name as usize) >= Some(&early.own)
    }

    /// The number of the locks that these sections hold.
    pub fn held(&mut self, s: &State, sections: &[Section]) -> u32 {
        if sections.is_empty() {
            return 0;
        }
        let mut all: Vec<Lock> = Vec::new();
        for section in sections {
            match &section.taken {
                Locked::Global => all.push((section.space, None, Mode::W)),
                Locked::Objects(list) => {
                    all.extend(list.iter().map(|(o, m)| (section.space, Some(s.heap.get(*o).birth.ident), *m)));
                }
            }
        }
        all.sort_unstable_by_key(|(space, o, m)| (*space as u8, *o, *m));
        self.lock_number(all)
    }

    /// The number of the locks that are held in both.
    pub fn common(&mut self, a: u32, b: u32) -> u32 {
        if a == b {
            return a;
        }
        let (x, y) = (self.locks[a as usize].clone(), self.locks[b as usize].clone());
        let of_both = |l: &Lock| {
            let other = y.iter().find(|m| m.0 == l.0 && m.1 == l.1)?;
            Some(if l.2 == Mode::R { *l } else { *other })
        };
        self.lock_number(x.iter().filter_map(of_both).collect())
    }

    fn lock_number(&mut self, all: Vec<Lock>) -> u32 {
        if let Some(n) = self.lock_numbers.get(&all[..]) {
            return *n;
        }
        let (n, all): (u32, Rc<[Lock]>) = (self.locks.len() as u32, all.into());
        self.locks.push(all.clone());
        self.lock_numbers.insert(all, n);
        n
    }

    /// Whether no two tasks can hold these at the same time.
    pub fn exclude(&mut self, a: u32, b: u32) -> bool {
        if a == 0 || b == 0 {
            return false;
        }
        if let Some(found) = self.exclusions.get(&(a, b)) {
            return *found;
        }
        let clash = |x: &Lock, y: &Lock| {
            let common = x.1.is_none() || y.1.is_none() || x.1 == y.1;
            x.0 == y.0 && common && (x.2 == Mode::W || y.2 == Mode::W)
        };
        let (x, y) = (&self.locks[a as usize], &self.locks[b as usize]);
        let found = x.iter().any(|l| y.iter().any(|m| clash(l, m)));
        self.exclusions.insert((a, b), found);
        found
    }

    /// Bytes that the names take, about.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        let clocks: usize = self.clocks.len() * (64 + 4 * self.tasks.len());
        (clocks + 48 * self.joined.len()) as u64
    }
}

/// A task's name together with what it knows, for the hash of a state.
#[must_use]
pub fn mind_hash(task: &Task, mind: &Mind) -> u64 {
    mix(mix(task.ident, u64::from(mind.known)), u64::from(mind.own))
}

/// The minds of a state's tasks, by their ids.
#[derive(Clone, Debug, Default)]
pub struct Minds(pub Vec<Mind>);

impl Minds {
    /// Of this task.
    #[must_use]
    pub fn of(&self, t: TaskId) -> Mind {
        self.0.get(t.index()).copied().unwrap_or(Mind { name: 0, known: 0, own: 1, locks: 0 })
    }

    /// To change.
    pub fn of_mut(&mut self, t: TaskId) -> Option<&mut Mind> {
        self.0.get_mut(t.index())
    }
}

/// What those know who signalled a phase of a barrier, or waited for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Known {
    /// Whether it is about signals.
    pub signals: bool,
    /// The phase.
    pub phase: u32,
    /// What is known.
    pub known: u32,
}

/// For each barrier what is known of the phases that somebody may still wait for, sorted.
#[derive(Clone, Debug, Default)]
pub struct Phases(Rc<Vec<Vec<Known>>>);

impl Phases {
    /// Whether nothing has changed since one was copied from the other.
    #[must_use]
    pub fn is_same(&self, other: &Phases) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }

    /// Of one barrier.
    #[must_use]
    pub fn of(&self, barrier: usize) -> &[Known] {
        self.0.get(barrier).map_or(&[], Vec::as_slice)
    }

    /// What is known of a phase.
    #[must_use]
    pub fn known(&self, barrier: BarrierId, signals: bool, phase: u32) -> Option<u32> {
        let list = self.of(barrier.index());
        let i = list.binary_search_by_key(&(signals, phase), |k| (k.signals, k.phase)).ok()?;
        Some(list[i].known)
    }

    /// Somebody who knows this has signalled the phase, or waited for it.
    pub fn add(&mut self, world: &mut World, barrier: BarrierId, signals: bool, phase: u32, known: u32) {
        let all = Rc::make_mut(&mut self.0);
        if all.len() <= barrier.index() {
            all.resize_with(barrier.index() + 1, Vec::new);
        }
        let list = &mut all[barrier.index()];
        match list.binary_search_by_key(&(signals, phase), |k| (k.signals, k.phase)) {
            Ok(i) => list[i].known = world.join(list[i].known, known),
            Err(i) => list.insert(i, Known { signals, phase, known }),
        }
    }

    /// Forgets phases of which nobody will learn any more: those that all who wait have waited for, and waits that are
    /// behind what all signals still need.
    pub fn forget(&mut self, s: &State, barrier: BarrierId) {
        let Some(b) = s.barriers.get(barrier.index()) else { return };
        let waited = b.live().filter(|p| p.mode.waits).map(|p| p.waited).min();
        let signalled = b.live().filter(|p| p.mode.signals).map(|p| p.signalled).min();
        let needed = |k: &Known| match (k.signals, waited, signalled) {
            (true, Some(least), _) => k.phase > least,
            (false, _, Some(least)) => b.bound > 0 && k.phase + b.bound > least,
            _ => false,
        };
        if self.of(barrier.index()).iter().all(needed) {
            return;
        }
        if let Some(list) = Rc::make_mut(&mut self.0).get_mut(barrier.index()) {
            list.retain(needed);
        }
    }
}
