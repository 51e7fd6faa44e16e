//! What the published algorithm's promise presupposes, and what was seen against it.
//!
//! Its theorem takes it that only the order of `isolated` sections and region entries matters. That is not enough, either:
//! where a task ends or waits, one other goes on, while a third might have met a region that the second then leaves; and a
//! state that was first met there is not taken up again where all tasks would be tried. So its `true` counts only where no
//! order matters at all: no two conflicting accesses, regions, volatile accesses, looks or fills of tasks that spawns,
//! joins, results and phases do not order, whether or not sections keep them apart; no locks that unordered tasks compete
//! for; no two exceptions for one scope; no initialiser that uses fields of other classes beside other tasks. Such a program has one outcome, and any schedule shows it. What has not been
//! executed cannot be seen here, but it comes after something whose order matters, and that is seen.

use super::footprint::Footprints;
use super::sharing::{Entry, Name};
use super::world::World;
use rustc_hash::FxHashMap;
use scoville_evidence::schedule::Site;
use scoville_ir::program::Program;
use scoville_ir::stmt::Mode;
use scoville_ir::types::{ClassId, FieldId};
use std::collections::BTreeMap;

/// A thing whose order matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Doubt {
    /// Conflicting plain accesses.
    Sharing,
    /// Conflicting accesses in sections that exclude each other.
    Sections,
    /// Conflicting regions.
    Regions,
    /// Volatile accesses.
    Volatile,
    /// Fills of and looks at a cell.
    Choice,
    /// Locks.
    Locks,
    /// Exceptions of tasks of one scope.
    Exceptions,
    /// Initialisers that use fields of other classes, and so do it at another time where another task is first.
    Initialisers,
}

impl Doubt {
    /// In words, before the places.
    #[must_use]
    pub fn text(self) -> &'static str {
        match self {
            Doubt::Sharing => "conflicting accesses that nothing orders",
            Doubt::Sections => "atomic sections that touch the same location, so that their order may matter",
            Doubt::Regions => "conflicting regions of tasks that nothing orders",
            Doubt::Volatile => "volatile accesses, whose order may matter",
            Doubt::Choice => "operations whose outcome depends on what has happened before",
            Doubt::Locks => "locks that tasks compete for",
            Doubt::Initialisers => {
                "initialisers of classes that use fields of other classes, in whichever task comes first"
            }
            Doubt::Exceptions => "exceptions of several tasks that end in one finish",
        }
    }
}

/// What was seen: of each kind one pair of places.
#[derive(Debug, Default)]
pub struct Premise {
    /// Whether anybody asks.
    pub asked: bool,
    seen: BTreeMap<Doubt, (Site, Site)>,
    entries: FxHashMap<(Doubt, Name), Vec<Entry>>,
    /// Whether the initialiser of a class uses fields of others.
    outward: FxHashMap<ClassId, bool>,
}

impl Premise {
    /// This pair of places was seen.
    pub fn saw(&mut self, doubt: Doubt, a: Site, b: Site) {
        self.seen.entry(doubt).or_insert((a.min(b), a.max(b)));
    }

    /// Enters an operation: is there an earlier one of its kind and name that conflicts with it and is not ordered?
    pub fn enter(&mut self, world: &World, doubt: Doubt, name: Name, entry: Entry) {
        if !self.asked || self.seen.contains_key(&doubt) {
            return;
        }
        let all = self.entries.entry((doubt, name)).or_default();
        if all.contains(&entry) {
            return;
        }
        let unordered = |o: &&Entry| {
            (o.mode == Mode::W || entry.mode == Mode::W)
                && !world.before(&o.mind, &entry.mind)
                && !world.before(&entry.mind, &o.mind)
        };
        match all.iter().find(unordered).map(|o| o.user) {
            Some(other) => self.saw(doubt, other, entry.user),
            None => all.push(entry),
        }
    }

    /// The initialiser of a class begins at `site`.
    pub fn initialises(&mut self, program: &Program, class: ClassId, site: Site) {
        if self.asked && *self.outward.entry(class).or_insert_with(|| is_outward(program, class)) {
            self.saw(Doubt::Initialisers, site, site);
        }
    }

    /// All that was seen.
    pub fn doubts(&self) -> impl Iterator<Item = (Doubt, Site, Site)> {
        self.seen.iter().map(|(d, (a, b))| (*d, *a, *b))
    }
}

/// Whether what the initialiser may execute uses a static field of another class, but for those of library models.
fn is_outward(program: &Program, class: ClassId) -> bool {
    let others = |f: FieldId| {
        let owner = program.field(f).class;
        owner != class && !program.class(owner).is_model
    };
    let initialiser = program.class(class).initializer.filter(|_| !program.class(class).is_model);
    initialiser.is_some_and(|m| Footprints::new(program).statics(m).any(others))
}
