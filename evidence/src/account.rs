//! What a report shows beside the outcome: on what it rests, the computation graph, what had to be proved and how it was.
//!
//! Collected only for those who ask, and grouped where it is collected: its size grows with the program's text and with
//! what is different in its executions, not with how often things happen.

use crate::source::Span;
use crate::verdict::Discharge;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Version of these types; grows when a reader of an older one would misread what is written.
pub const VERSION: u32 = 1;

/// All of it. What is missing was not known when the engine was stopped, or does not exist: an engine that enumerates has no
/// obligations.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Account {
    /// See [`VERSION`].
    pub version: u32,
    /// On what the answer rests.
    pub basis: Option<Basis>,
    /// The computation graph.
    pub graph: Option<Graph>,
    /// What had to be proved.
    pub ledger: Option<Ledger>,
}

impl Default for Account {
    fn default() -> Self {
        Account { version: VERSION, basis: None, graph: None, ledger: None }
    }
}

/// On what an answer rests besides the engines.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Basis {
    /// Classes of the library whose models the program may execute, sorted.
    pub models: Vec<String>,
    /// Models of the user.
    pub own_models: Vec<String>,
    /// Where the user's program gives a generator of random numbers its seed: then the numbers are those of Java.
    pub seeds: Vec<Span>,
    /// Whether it may make random numbers in other ways: those are inputs.
    pub random: bool,
    /// Whether it may look at the clock.
    pub clock: bool,
    /// Bound on loops whose condition depends on the schedule or the input; `None` if loops are followed to their end.
    pub unroll: Option<u32>,
    /// The solver, with its version.
    pub solver: String,
}

/// Who created whom, and what tasks do that orders or excludes, as a graph in which equal parts stand once: a task with all
/// that it does and creates is a [`Shape`], and shapes that are equal are one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Graph {
    /// All shapes; each refers to those before it only, and the last one is the root task's.
    pub shapes: Vec<Shape>,
    /// Totals of the trace.
    pub totals: Totals,
}

/// How much there is in all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Totals {
    /// Tasks, the root included.
    pub tasks: u64,
    /// Finish scopes.
    pub scopes: u64,
    /// Atomic sections.
    pub sections: u64,
    /// Permission regions.
    pub regions: u64,
    /// Phases of barriers that are waited for.
    pub phases: u64,
}

/// A task, with what it does and creates.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Shape {
    /// What it is: `async`, `future`, …
    pub kind: String,
    /// Where it is created; the root's is where it begins.
    pub at: Span,
    /// Tasks in it: itself, and all that it creates, and those that they create.
    pub tasks: u64,
    /// What it does, in order.
    pub items: Vec<Item>,
}

/// Something that a task does; several times in a row, and all alike, if it has a count.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Item {
    /// It creates tasks.
    Spawn {
        /// Index in [`Graph::shapes`].
        shape: u32,
        /// How many.
        count: u64,
        /// Whether that depends on the schedule or an input.
        maybe: bool,
    },
    /// A finish scope that creates tasks.
    Finish {
        /// Where it ends.
        at: Span,
        /// What is done in it.
        items: Vec<Item>,
    },
    /// Something without parts.
    Act {
        /// What.
        act: Act,
        /// Where.
        at: Span,
        /// How often.
        count: u64,
        /// Whether that depends on the schedule or an input.
        maybe: bool,
    },
    /// Further items, which are left out.
    More {
        /// How many.
        count: u64,
    },
}

/// What a task does that orders or excludes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Act {
    /// An `isolated` section.
    Isolated,
    /// A section of a monitor.
    Monitor,
    /// An atomic operation of a library class.
    Atomic,
    /// A permission region for reading.
    Reads,
    /// A permission region for writing.
    Writes,
    /// A signal of a phase.
    Signal,
    /// A wait for a phase.
    Phase,
    /// A wait for a value: of a future, a latch, …
    Await,
    /// A value is put.
    Put,
    /// A wait that no execution gets past, as far as the canonical run shows.
    Stuck,
    /// The unrolling was cut here.
    Cut,
}

/// What an obligation is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Subject {
    /// Two accesses to one location do not race.
    Race,
    /// Two regions do not conflict.
    Regions,
    /// A permission operation is right.
    Permission,
    /// Two kinds of atomic sections have the same effect in either order.
    Commutation,
    /// No task waits for ever.
    Deadlock,
    /// No exception ends the program.
    Exception,
    /// An assertion holds.
    Assertion,
    /// A place at which the unrolling was cut is not reached.
    Bound,
    /// Of any kind: obligations that were not looked at.
    Any,
}

/// Why an obligation holds, or what else came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The one happens before the other's task is created.
    Spawn,
    /// A finish waits for the task of the one, and the other comes after it.
    Finish,
    /// The one happens before a value is put that is waited for before the other: a future's result, a latch, …
    Value,
    /// A phase of a barrier lies between them.
    Phase,
    /// The initialiser of a class comes before all uses of it.
    Initialiser,
    /// Another order edge, or several together.
    Order,
    /// Both lie in sections that exclude each other.
    Isolation,
    /// Different tasks use different elements: there is nothing to prove.
    Disjoint,
    /// The order of the sections makes no difference.
    Commuting,
    /// Regions that do not conflict cover them.
    Covered,
    /// Nothing depends on the schedule, and the canonical run shows it.
    Canonical,
    /// The condition of one of them is never true.
    Unreachable,
    /// Each section that may come before keeps the contrary, whatever their order.
    Invariant,
    /// The solver finds no order of events.
    SolverOrder,
    /// The solver finds no order of events together with values.
    SolverData,
    /// It does not hold.
    Violated,
    /// It was not decided.
    Open,
}

impl Reason {
    /// How statistics count it; `None` if there is nothing to prove.
    #[must_use]
    pub fn discharge(self) -> Option<Discharge> {
        Some(match self {
            Reason::Spawn | Reason::Finish | Reason::Value | Reason::Phase | Reason::Initialiser | Reason::Order => {
                Discharge::Ordered
            }
            Reason::Isolation => Discharge::Excluded,
            Reason::Disjoint => return None,
            Reason::Commuting => Discharge::Commuting,
            Reason::Covered => Discharge::Covered,
            Reason::Canonical => Discharge::Canonical,
            Reason::Unreachable => Discharge::Unreachable,
            Reason::Invariant => Discharge::Invariant,
            Reason::SolverOrder => Discharge::SolverOrder,
            Reason::SolverData => Discharge::SolverData,
            Reason::Violated => Discharge::Violated,
            Reason::Open => Discharge::Open,
        })
    }

    /// Whether it says that nothing is wrong.
    #[must_use]
    pub fn holds(self) -> bool {
        !matches!(self, Reason::Violated | Reason::Open)
    }
}

impl From<Discharge> for Reason {
    fn from(d: Discharge) -> Reason {
        match d {
            Discharge::Ordered => Reason::Order,
            Discharge::Excluded => Reason::Isolation,
            Discharge::Commuting => Reason::Commuting,
            Discharge::Covered => Reason::Covered,
            Discharge::Canonical => Reason::Canonical,
            Discharge::Unreachable => Reason::Unreachable,
            Discharge::Invariant => Reason::Invariant,
            Discharge::SolverOrder => Reason::SolverOrder,
            Discharge::SolverData => Reason::SolverData,
            Discharge::Violated => Reason::Violated,
            Discharge::Open => Reason::Open,
        }
    }
}

/// One of the two places that an obligation is about.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Spot {
    /// Position in the user's source.
    pub at: Span,
    /// What happens there: `write`, `read`, `acquires W`, …
    pub what: String,
}

/// Obligations that are alike but for tasks and objects.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Entry {
    /// What they are about.
    pub subject: Subject,
    /// The location or what else it is about, for people; the same for all elements of arrays of a type.
    pub what: String,
    /// One or two places; none if it is about the program as a whole.
    pub spots: Vec<Spot>,
    /// Why they hold.
    pub reason: Reason,
}

/// What had to be proved, each group with its number.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ledger {
    groups: BTreeMap<Entry, u64>,
    /// Obligations by reason that found no group any more.
    rest: BTreeMap<Reason, u64>,
}

/// Most groups that are kept.
pub const GROUPS: usize = 20_000;

impl Ledger {
    /// Adds obligations.
    pub fn add(&mut self, entry: Entry, count: u64) {
        if let Some(n) = self.groups.get_mut(&entry) {
            *n += count;
        } else if self.groups.len() < GROUPS {
            self.groups.insert(entry, count);
        } else {
            *self.rest.entry(entry.reason).or_default() += count;
        }
    }

    /// Adds all of another one.
    pub fn merge(&mut self, other: Ledger) {
        other.groups.into_iter().for_each(|(entry, n)| self.add(entry, n));
        for (reason, n) in other.rest {
            *self.rest.entry(reason).or_default() += n;
        }
    }

    /// All groups in a fixed order.
    pub fn groups(&self) -> impl ExactSizeIterator<Item = (&Entry, u64)> {
        self.groups.iter().map(|(e, n)| (e, *n))
    }

    /// How many obligations are in no group because there are too many groups, by reason.
    pub fn rest(&self) -> impl Iterator<Item = (Reason, u64)> {
        self.rest.iter().map(|(r, n)| (*r, *n))
    }

    /// Numbers by how statistics count them, in the order of [`Discharge`].
    #[must_use]
    pub fn counts(&self) -> Vec<(Discharge, u64)> {
        let mut counts: BTreeMap<Discharge, u64> = BTreeMap::new();
        let groups = self.groups.iter().map(|(e, n)| (e.reason, *n));
        for (reason, n) in groups.chain(self.rest()) {
            if let Some(d) = reason.discharge() {
                *counts.entry(d).or_default() += n;
            }
        }
        counts.into_iter().collect()
    }
}

/// As it is written: maps whose keys are no texts are lists there.
#[derive(Serialize, Deserialize)]
struct Written {
    groups: Vec<(Entry, u64)>,
    rest: Vec<(Reason, u64)>,
}

impl Serialize for Ledger {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let groups = self.groups().map(|(e, n)| (e.clone(), n)).collect();
        Written { groups, rest: self.rest().collect() }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Ledger {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Written { groups, rest } = Written::deserialize(deserializer)?;
        Ok(Ledger { groups: groups.into_iter().collect(), rest: rest.into_iter().collect() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::FileId;

    fn entry(what: &str, reason: Reason) -> Entry {
        let at = Span::new(FileId(0), 1, 2);
        let spots = vec![Spot { at, what: "write".into() }, Spot { at, what: "read".into() }];
        Entry { subject: Subject::Race, what: what.into(), spots, reason }
    }

    #[test]
    fn a_ledger_groups_counts_and_can_be_read_again() {
        let mut ledger = Ledger::default();
        ledger.add(entry("A.x", Reason::Finish), 2);
        ledger.add(entry("A.x", Reason::Spawn), 1);
        ledger.add(entry("A.x", Reason::Finish), 3);
        ledger.add(entry("int[]", Reason::Disjoint), 9);
        let mut other = Ledger::default();
        other.add(entry("A.x", Reason::Finish), 1);
        other.add(entry("A.x", Reason::Isolation), 4);
        ledger.merge(other);
        assert_eq!(ledger.groups().len(), 4);
        assert_eq!(ledger.counts(), [(Discharge::Ordered, 7), (Discharge::Excluded, 4)]);
        let text = serde_json::to_string(&ledger).unwrap();
        assert_eq!(serde_json::from_str::<Ledger>(&text).unwrap(), ledger);
    }

    #[test]
    fn a_ledger_does_not_grow_without_end_and_still_counts() {
        let mut ledger = Ledger::default();
        for i in 0..GROUPS + 5 {
            ledger.add(entry(&i.to_string(), Reason::Finish), 2);
        }
        assert_eq!(ledger.groups().len(), GROUPS);
        assert_eq!(ledger.rest().collect::<Vec<_>>(), [(Reason::Finish, 10)]);
        assert_eq!(ledger.counts(), [(Discharge::Ordered, 2 * (GROUPS as u64 + 5))]);
    }
}
