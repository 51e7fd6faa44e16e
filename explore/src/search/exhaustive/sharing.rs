//! What tasks have in common: which accesses, cells and regions of different tasks could meet.
//!
//! Every access that the search executes is entered here, under a name of its location that does not depend on the
//! execution, with what its task knew and held. Two entries *could meet* if they conflict, neither task knew of the
//! other's stretch, and no lock excludes them. That is more than can meet, and never less. Before accesses to a location become
//! points, their tasks are made to tell more of what they do.

use super::premise::{Doubt, Premise};
use super::world::{Mind, World};
use crate::machine::regions::{Extent, Held};
use crate::machine::state::State;
use crate::machine::{Loc, Obj};
use rustc_hash::{FxHashMap, FxHashSet};
use scoville_evidence::schedule::Site;
use scoville_ir::stmt::Mode;

/// A location by the ident of its object, or 0 for statics.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Name {
    object: u64,
    slot: u32,
}

/// The name of a whole: a lock, a scope.
#[must_use]
pub fn whole(object: u64) -> Name {
    Name { object, slot: u32::MAX }
}

/// The name of a location.
#[must_use]
pub fn name(s: &State, loc: Loc) -> Name {
    match loc {
        Loc::Slot(o, slot) => Name { object: s.heap.get(o).birth.ident, slot },
        Loc::Static(slot) => Name { object: 0, slot },
    }
}

/// The name of a cell.
#[must_use]
pub fn cell_name(s: &State, cell: Obj) -> Name {
    Name { object: s.heap.get(cell).birth.ident, slot: u32::MAX }
}

/// An access to a location or a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Entry {
    /// By whom, knowing and holding what.
    pub mind: Mind,
    /// `W` for stores and fills, `R` for loads and looks.
    pub mode: Mode,
    /// The instruction; for the end of a task, its spawn.
    pub site: Site,
    /// The user's instruction behind it.
    pub user: Site,
    /// Whether a region of the task allows it.
    pub covered: bool,
}

/// A region's acquire or release.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Border {
    mind: Mind,
    mode: Mode,
    site: Site,
    /// The user's instruction behind it.
    user: Site,
    /// The object, or the static field.
    whole: Name,
    /// Its elements or field; everything for an object.
    part: Option<(u32, u32)>,
    acquire: bool,
}

impl Border {
    fn overlaps(&self, other: &Border) -> bool {
        match (self.part, other.part) {
            // Objects own others: a common outermost owner is all that is asked for.
            (None, _) | (_, None) => true,
            (Some((a, b)), Some((c, d))) => self.whole == other.whole && a <= d && c <= b,
        }
    }
}

/// An instruction that fills or looks at more cells than this among the points is one itself: the next cell would only show late
/// in another round.
const FEW: u32 = 4;

/// Where all orders have to be tried, beyond the operations at which that is always done. Grows from round to round.
#[derive(Clone, Debug, Default)]
pub struct Points {
    names: FxHashSet<Name>,
    releases: FxHashSet<Site>,
    /// Instructions that access them, and how many cells among them each. They are used in place of names once those turn out to be
    /// without end.
    sites: FxHashMap<Site, u32>,
    /// Instructions all of whose accesses are points; mostly none.
    whole: FxHashSet<Site>,
    /// Tasks, by name, whose fills tell what they have done.
    tellers: FxHashSet<u32>,
    all_tell: bool,
}

impl Points {
    /// None, where the fills of all tasks tell what they have done.
    #[must_use]
    pub fn of_tellers() -> Points {
        Points { all_tell: true, ..Points::default() }
    }

    /// Whether fills by this task tell what it has done. Those by which it ends always do.
    #[must_use]
    pub fn tells(&self, task: u32) -> bool {
        self.all_tell || self.tellers.contains(&task)
    }

    /// Whether an access to a location, or a fill of or a look at a cell, is one.
    #[must_use]
    pub fn has(&self, name: impl FnOnce() -> Name, site: Site) -> bool {
        !self.names.is_empty() && (self.names.contains(&name()) || self.has_site(site))
    }

    /// Whether all accesses of an instruction are points.
    fn has_site(&self, site: Site) -> bool {
        !self.whole.is_empty() && self.whole.contains(&site)
    }

    /// Whether a release is one.
    #[must_use]
    pub fn has_release(&self, site: Site) -> bool {
        self.releases.contains(&site)
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.names.len() + self.releases.len()
    }

    /// Whether `found`, which has all that this has, has more.
    #[must_use]
    pub fn lacks(&self, found: &Points) -> bool {
        self.names.len() < found.names.len()
            || self.releases.len() < found.releases.len()
            || self.tellers.len() < found.tellers.len()
    }

    /// Takes over what `found` has.
    pub fn grow(&mut self, found: &Points, by_site: bool) {
        self.names.extend(&found.names);
        self.releases.extend(&found.releases);
        self.sites.extend(&found.sites);
        self.whole.extend(self.sites.iter().filter(|(_, cells)| by_site || **cells > FEW).map(|(site, _)| *site));
        self.tellers.extend(&found.tellers);
    }

    /// Looks for one of two unordered accesses whose task could have told the other one of it by a fill, but is among the `silent`
    /// ones: it will tell. First that of a write, for the other one to see. There is none if what was filled before the later access
    /// has told.
    fn tell(&mut self, silent: &FxHashSet<u32>, a: (&Mind, Mode), b: (&Mind, Mode)) -> bool {
        let (first, second) = if a.1 == Mode::W { (a, b) } else { (b, a) };
        let mut news = false;
        for (mind, mode) in [first, second] {
            if (!news || mode == Mode::W) && silent.contains(&mind.name) {
                self.tellers.insert(mind.name);
                news = true;
            }
        }
        news
    }
}

/// A pair of accesses that could meet, at least one of them outside all regions of its task.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Uncovered {
    /// The user's instruction of one.
    pub first: Site,
    /// Of the other.
    pub second: Site,
}

/// All entries of a search.
#[derive(Debug, Default)]
pub struct Sharing {
    known: FxHashSet<(Name, Entry)>,
    entries: FxHashMap<Name, Vec<Entry>>,
    borders: FxHashMap<u64, Vec<Border>>,
    /// What could meet.
    pub found: Points,
    /// Tasks, by name, that do not tell what they have done, and have filled a cell nevertheless.
    pub silent: FxHashSet<u32>,
    /// Cells of which a fill came too late.
    refilled: FxHashSet<Name>,
    /// Sharing that no regions cover, with a location's name for people.
    pub uncovered: FxHashMap<Uncovered, String>,
    /// What the published algorithm does not promise to see.
    pub premise: Premise,
}

impl Sharing {
    /// Enters an access where these are the points; `what` names the location for people. Whose tasks may order them if they tell more
    /// are looked at again when they do.
    pub fn enter(&mut self, world: &mut World, now: &Points, name: Name, entry: Entry, what: impl Fn() -> String) {
        if !self.known.insert((name, entry)) {
            return;
        }
        let all = self.entries.entry(name).or_default();
        let plain = name.slot != u32::MAX;
        for other in all.iter() {
            if (entry.mode == Mode::R && other.mode == Mode::R) || !unordered(world, &entry.mind, &other.mind) {
                continue;
            }
            if world.exclude(entry.mind.locks, other.mind.locks) {
                self.premise.saw(Doubt::Sections, entry.user, other.user);
                continue;
            }
            let fills = !plain && entry.mode == Mode::W && other.mode == Mode::W;
            if fills && !self.refilled.contains(&name) && !self.premise.asked {
                continue;
            }
            // Orders of fills and looks are tried without: that costs less than to tell states apart by what has been told.
            if plain && self.found.tell(&self.silent, (&entry.mind, entry.mode), (&other.mind, other.mode)) {
                continue;
            }
            self.premise.saw(if plain { Doubt::Sharing } else { Doubt::Choice }, entry.user, other.user);
            if !(now.has_site(entry.site) && now.has_site(other.site)) && self.found.names.insert(name) {
                *self.found.sites.entry(entry.site).or_default() += u32::from(!plain);
                if other.site != entry.site {
                    *self.found.sites.entry(other.site).or_default() += u32::from(!plain);
                }
            }
            if plain && !(entry.covered && other.covered) {
                let (a, b) = (entry.user, other.user);
                let pair = Uncovered { first: a.min(b), second: a.max(b) };
                self.uncovered.entry(pair).or_insert_with(&what);
            }
        }
        all.push(entry);
    }

    /// A fill of this cell came too late. Two fills whose order matters are both done in some execution of the search, whichever comes
    /// first there; so before that has been seen, fills of a cell by different tasks are those of different executions. All are
    /// looked at again.
    pub fn refilled(&mut self, world: &mut World, now: &Points, name: Name) {
        if !self.refilled.insert(name) {
            return;
        }
        for entry in self.entries.remove(&name).unwrap_or_default() {
            self.known.remove(&(name, entry));
            self.enter(world, now, name, entry, String::new);
        }
    }

    /// Enters the acquire or the release of a region.
    pub fn border(&mut self, world: &mut World, s: &State, mind: Mind, held: &Held, at: (Site, Site), acquire: bool) {
        let object = |o: Obj| Name { object: s.heap.get(o).birth.ident, slot: 0 };
        let (whole, part, root) = match held.extent {
            Extent::Object(o) => (object(o), None, outermost(s, o)),
            Extent::Range(o, lo, hi) => (object(o), Some((lo, hi)), outermost(s, o)),
            Extent::Field(o, f) => (object(o), Some((f, f)), outermost(s, o)),
            Extent::Static(f) => (Name { object: 0, slot: f }, Some((f, f)), 0),
        };
        let (site, user) = at;
        let border = Border { mind, mode: held.mode, site, user, whole, part, acquire };
        let all = self.borders.entry(root).or_default();
        if all.contains(&border) {
            return;
        }
        for other in all.iter() {
            let conflict = (border.mode == Mode::W || other.mode == Mode::W) && border.overlaps(other);
            if border.acquire == other.acquire || !conflict || !could_meet(world, &mind, &other.mind) {
                continue;
            }
            if self.found.tell(&self.silent, (&mind, border.mode), (&other.mind, other.mode)) {
                continue;
            }
            self.premise.saw(Doubt::Regions, user, other.user);
            self.found.releases.insert(if acquire { other.site } else { site });
        }
        all.push(border);
    }

    /// To be called before a round with these points. If more tasks tell what they do, what was entered before knew too little.
    pub fn begin(&mut self, before: &Points, now: &Points) {
        if before.tellers.len() < now.tellers.len() {
            self.silent.clear();
            self.known.clear();
            self.entries.clear();
            self.borders.clear();
        }
    }

    /// Entries so far.
    #[must_use]
    pub fn len(&self) -> usize {
        self.known.len()
    }
}

fn unordered(world: &World, a: &Mind, b: &Mind) -> bool {
    !world.before(a, b) && !world.before(b, a)
}

fn could_meet(world: &mut World, a: &Mind, b: &Mind) -> bool {
    unordered(world, a, b) && !world.exclude(a.locks, b.locks)
}

/// The ident of the owner of the owner … of `o`.
fn outermost(s: &State, o: Obj) -> u64 {
    let mut at = o;
    for _ in 0..64 {
        match s.heap.get(at).owner {
            Some(next) => at = next,
            None => break,
        }
    }
    s.heap.get(at).birth.ident
}
