//! Locations that are only counted: what a counter can hold, and whose draws are all different.
//!
//! A location in S is a *counter* if every write of it that the trace knows adds a constant to a value read from it before,
//! or stores a constant. Then it never holds more than its greatest constant and all that is ever added to it, nor less
//! than its least one and all that is ever taken away: what is written is at most what was read plus its own addition,
//! and what was read was at most the constant plus the additions executed by then, of which this one is none.
//!
//! If all additions have one sign, nothing is stored but the first value, and each addition is atomic (read and write
//! lie in one section, and all those sections exclude one another), then the values *drawn* by them are all different: of two
//! sections, the later one reads at least what the earlier one has left. A read counts as a draw if an addition follows it whenever
//! it is executed. If its task reads the location again before that, in the same sections and under the same condition, it
//! reads the same: the program goes on with the value of the first of these reads.
//!
//! The facts of one round are assumed in the next, which has to find them again: the first step of an execution that
//! breaks one would be a step of the trace, whose reads obey them (induction over the length of prefixes up to the
//! first race). Facts that are not found again are widened a few times, then dropped for good.

use super::cont::Cont;
use super::machine::{Machine, Slot};
use super::sensitive::LocName;
use crate::fault::{Fault, planted};
use crate::order::StepId;
use crate::term::{Constant, Sort, TermId, VarId};
use crate::trace::{EventId, EventKind, Few, Lemma, Lock, SectionId, TaskId};
use rustc_hash::{FxHashMap, FxHashSet};
use scoville_evidence::schedule::Site;
use scoville_ir::stmt::{Mode, Space};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

/// How often the facts about one location may change.
const TRIES: u32 = 8;

/// How many of the latest additions are always looked through for those that come before a read.
const LATEST: usize = 256;

/// Most additions that all reads by one operation look through beyond.
const LOOKED_AT: usize = 1_000_000;

/// Most draws of one counter about which lemmas are made.
const DRAWS: usize = 40;

/// What is known of a counter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counter {
    /// Least value that it can hold.
    least: i64,
    /// Greatest value.
    most: i64,
    /// The value at the beginning, if no other is ever stored and all additions have one sign and are atomic: then it has
    /// moved by all additions that come before.
    first: Option<i64>,
    /// Operations whose reads are draws, with the least that each adds (in the direction of the counter).
    draws: BTreeSet<Site>,
    /// Direction of the additions, and the least of them; 0 if they have no common sign.
    step: i64,
}

/// Facts about counters, kept from round to round.
#[derive(Clone, Debug, Default)]
pub struct Counters {
    known: FxHashMap<LocName, Counter>,
    tries: FxHashMap<LocName, u32>,
    dropped: FxHashSet<LocName>,
    /// Number of changes.
    pub changes: u64,
}

impl Counters {
    /// Locations whose draws are all different.
    pub fn distinct(&self) -> usize {
        self.known.values().filter(|c| !c.draws.is_empty()).count()
    }

    /// Takes over what is new of what a part of a round has found.
    fn guess(&mut self, found: FxHashMap<LocName, Counter>) {
        for (name, new) in found {
            if !self.known.contains_key(&name) && !self.dropped.contains(&name) {
                *self.tries.entry(name).or_default() += 1;
                self.known.insert(name, new);
                self.changes += 1;
            }
        }
    }

    /// Takes over what a round has found.
    fn learn(&mut self, mut found: FxHashMap<LocName, Counter>) {
        self.dropped.iter().for_each(|name| {
            found.remove(name);
        });
        let old: Vec<LocName> = self.known.keys().copied().collect();
        for name in old {
            if !found.contains_key(&name) {
                // What was assumed is not so: nothing that was built on it counts.
                self.known.remove(&name);
                self.dropped.insert(name);
                self.changes += 1;
            }
        }
        for (name, new) in found {
            if self.known.get(&name) == Some(&new) {
                continue;
            }
            let tries = self.tries.entry(name).or_default();
            *tries += 1;
            self.changes += 1;
            if *tries > TRIES {
                self.known.remove(&name);
                self.dropped.insert(name);
            } else {
                self.known.insert(name, new);
            }
        }
    }
}

/// A read of a location in S by a fresh variable.
#[derive(Clone, Copy, Debug)]
struct Draw {
    slot: Slot,
    event: EventId,
}

/// What one round sees of counters.
#[derive(Debug, Default)]
pub struct Counting {
    /// Reads of single integer locations, by their variables.
    reads: FxHashMap<VarId, Draw>,
    /// Additions so far: step, guard, amount.
    added: FxHashMap<Slot, Vec<(StepId, TermId, i64)>>,
    /// What a task has read last, as long as it has not written there.
    latest: FxHashMap<(TaskId, Slot), Latest>,
    /// How many additions were looked through in long lists, by operation.
    looked_at: RefCell<FxHashMap<Site, usize>>,
}

/// The last read of a location by a task.
#[derive(Debug)]
struct Latest {
    site: Site,
    value: TermId,
    guard: TermId,
    sections: Few<SectionId>,
}

impl Machine<'_> {
    fn counts(&self) -> bool {
        !self.options.follow_races && self.options.counters
    }

    /// What the value can be that is read from this location now.
    pub fn counted_range(&self, cont: &Cont, slot: Slot) -> Option<(i64, i64)> {
        if !self.counts() {
            return None;
        }
        let counter = self.memory.counters.known.get(&self.loc_name(slot))?;
        let (mut least, mut most) = (counter.least, counter.most);
        if cont.ghost.is_none() && cont.probe.is_none() && counter.draws.contains(&Self::site(cont)) {
            // Its own addition is still to come.
            if counter.step > 0 {
                most = most.saturating_sub(counter.step);
            } else {
                least = least.saturating_sub(counter.step);
            }
        }
        if let (Some(first), Some(added)) = (counter.first, self.counting.added.get(&slot)) {
            let sum = added[self.looked_through(cont, added.len())..]
                .iter()
                .filter(|(step, guard, _)| {
                    self.terms.evidently_implies(cont.guard, *guard)
                        && self.order.before(*step, cont.step, cont.guard, &self.terms)
                })
                .fold(0i64, |sum, (.., n)| sum.saturating_add(*n));
            if counter.step > 0 {
                least = least.max(first.saturating_add(sum));
            } else {
                most = most.min(first.saturating_add(sum));
            }
        }
        (least <= most).then_some((least, most))
    }

    /// From which addition on a read looks for those that come before it: fewer say less, and nothing wrong. What is read once
    /// for each addition would take time by the square of their number; what is read at the end looks at all.
    fn looked_through(&self, cont: &Cont, additions: usize) -> usize {
        let latest = additions.saturating_sub(LATEST);
        if latest == 0 {
            return 0;
        }
        let mut looked_at = self.counting.looked_at.borrow_mut();
        let by_site = looked_at.entry(Self::site(cont)).or_default();
        if *by_site + additions > LOOKED_AT {
            return latest;
        }
        *by_site += additions;
        0
    }

    /// A fresh variable stands for what was read from one location. Returns what the program goes on with: of several
    /// reads with nothing between them, the first.
    pub fn counted_read(&mut self, task: TaskId, cont: &Cont, slot: Slot, value: TermId, event: EventId) -> TermId {
        if !self.counts() || !matches!(self.terms.sort(value), Sort::Int | Sort::Long) {
            return value;
        }
        let Some((var, 0)) = self.terms.offset(value) else { return value };
        let name = self.loc_name(slot);
        let site = Self::site(cont);
        let known = self.memory.counters.known.get(&name);
        let draws = |site: &Site| known.is_some_and(|c| c.draws.contains(site));
        if let Some(latest) = self.counting.latest.get(&(task, slot))
            && latest.guard == cont.guard
            && latest.sections[..] == cont.sections[..]
            && (draws(&latest.site) || draws(&site))
        {
            // Both lie in the section that excludes all others that add. If only the second is a draw so far, the next
            // round finds the first to be the one.
            return latest.value;
        }
        let is_draw = draws(&site);
        self.counting.reads.insert(var, Draw { slot, event });
        if !cont.sections.is_empty() {
            let latest = Latest { site, value, guard: cont.guard, sections: cont.sections.iter().copied().collect() };
            self.counting.latest.insert((task, slot), latest);
        }
        if is_draw {
            let class = self.counter_class(name);
            self.terms.mark_distinct(var, class);
        }
        value
    }

    /// What follows for the draws of each counter together: they are all different, and if they are as many as there are
    /// values, each value is drawn. That may be said of all of them, executed or not: what is not executed may be thought to
    /// follow in some order.
    pub fn counter_lemmas(&mut self) -> Vec<Lemma> {
        let mut drawn: BTreeMap<Slot, Vec<VarId>> = BTreeMap::new();
        for (var, draw) in &self.counting.reads {
            let counter = self.memory.counters.known.get(&self.loc_name(draw.slot));
            if counter.is_some_and(|c| c.draws.contains(&self.events[draw.event.index()].site)) {
                drawn.entry(draw.slot).or_default().push(*var);
            }
        }
        let mut lemmas = Vec::new();
        for (slot, mut vars) in drawn {
            vars.sort_unstable();
            let Some(counter) = self.memory.counters.known.get(&self.loc_name(slot)).cloned() else { continue };
            if vars.len() > DRAWS {
                continue;
            }
            let terms: Vec<TermId> = vars.iter().map(|v| self.terms.variable(*v)).collect();
            for (i, x) in terms.iter().enumerate() {
                for (j, y) in terms.iter().enumerate().take(i) {
                    let differ = self.terms.differ(*x, *y);
                    lemmas.push(Lemma { vars: vec![vars[j], vars[i]], term: differ });
                }
            }
            let size = counter.most.saturating_sub(counter.least);
            if counter.step.abs() == 1 && usize::try_from(size) == Ok(vars.len()) {
                // The counter ends at its greatest (or least) value, which nobody draws.
                let (from, to) = if counter.step > 0 {
                    (counter.least, counter.most)
                } else {
                    (counter.least + 1, counter.most + 1)
                };
                for n in from..to {
                    let is = |m: &mut Self, x: TermId| {
                        let long = m.terms.sort(x) == Sort::Long;
                        let c = m.terms.constant(if long { Constant::Long(n) } else { Constant::Int(n as i32) });
                        m.terms.eq(x, c)
                    };
                    let any: Vec<TermId> = terms.iter().map(|x| is(self, *x)).collect();
                    let term = self.terms.or_all(any);
                    lemmas.push(Lemma { vars: vars.clone(), term });
                }
            }
        }
        lemmas
    }

    fn counter_class(&mut self, name: LocName) -> u32 {
        let next = self.counter_classes.len() as u32;
        *self.counter_classes.entry(name).or_insert(next)
    }

    /// A task may write a location.
    pub fn forget_read(&mut self, task: TaskId, slot: Slot) {
        if !self.counting.latest.is_empty() {
            self.counting.latest.remove(&(task, slot));
        }
    }

    /// A location gets a value.
    pub fn counted_write(&mut self, cont: &Cont, slot: Slot, value: TermId) {
        if !self.counts() || self.counting.reads.is_empty() {
            return;
        }
        if let Some((var, n)) = self.terms.offset(value)
            && self.counting.reads.get(&var).is_some_and(|r| r.slot == slot)
        {
            self.counting.added.entry(slot).or_default().push((cont.step, cont.guard, n));
        }
    }

    /// Looks for counters at the end of a round, once S is settled.
    pub fn count(&mut self) {
        if !self.counts() {
            return;
        }
        let found = self.find_counters();
        self.memory.counters.learn(found);
    }

    /// Looks for counters that are not known yet, in what there is of a round. The facts are guesses, as all of them are
    /// until a round ends in which they are found again.
    pub fn guess_counters(&mut self) {
        let found = self.find_counters();
        self.memory.counters.guess(found);
    }

    fn find_counters(&mut self) -> FxHashMap<LocName, Counter> {
        let mut candidates: FxHashMap<Slot, Found> = FxHashMap::default();
        for (i, l) in self.locations.iter().enumerate() {
            let slot = self.location_slots[i];
            if !l.sensitive || !matches!(self.terms.sort(l.initial), Sort::Int | Sort::Long) {
                continue;
            }
            let mut found = Found::default();
            found.constant(self.terms.as_const(l.initial));
            found.bad |= self.heap.get(slot.0).forward;
            candidates.insert(slot, found);
        }
        // The last write of each task to each slot so far.
        let mut last: FxHashMap<(TaskId, Slot), EventId> = FxHashMap::default();
        for (i, e) in self.events.iter().enumerate() {
            let id = EventId(i as u32);
            match &e.kind {
                EventKind::Read { targets, fresh: true, .. } => {
                    for (l, _) in targets {
                        if let Some(found) = candidates.get_mut(&self.location_slots[l.index()]) {
                            found.reads.push((id, targets.len() == 1));
                        }
                    }
                }
                EventKind::Write { targets, value, .. } => {
                    for (l, c) in targets {
                        let slot = self.location_slots[l.index()];
                        let before = last.insert((e.task, slot), id);
                        let Some(found) = candidates.get_mut(&slot) else { continue };
                        if targets.len() > 1 || *c != TermId::TRUE {
                            found.bad = true;
                        } else if let Some(c) = self.terms.as_const(*value) {
                            found.constant(Some(c));
                            found.stores = true;
                        } else if let Some((var, n)) = self.terms.offset(*value)
                            && let Some(draw) = self.counting.reads.get(&var).filter(|d| d.slot == slot)
                        {
                            let read = &self.events[draw.event.index()];
                            let whole = read.task == e.task
                                && read.guard == e.guard
                                && before.is_none_or(|b| b.index() < draw.event.index());
                            found.additions.push(Addition { read: draw.event, write: id, n, whole });
                        } else {
                            found.bad = true;
                        }
                    }
                }
                _ => {}
            }
        }
        candidates.retain(|_, found| !found.bad && !found.additions.is_empty());
        if candidates.is_empty() {
            return FxHashMap::default();
        }
        let mut inside: FxHashMap<EventId, (Box<[SectionId]>, bool)> = FxHashMap::default();
        for r in &self.records {
            if let Some(e) = r.event() {
                inside.insert(e, (r.inside.clone(), r.init.is_some()));
            }
        }
        let mut counters = FxHashMap::default();
        for (slot, found) in candidates {
            let long = matches!(self.terms.sort(self.events_sort(&found)), Sort::Long);
            if let Some(counter) = self.counter(&found, &inside, long) {
                counters.insert(self.loc_name(slot), counter);
            }
        }
        counters
    }

    /// The term that an addition writes, for its sort.
    fn events_sort(&self, found: &Found) -> TermId {
        match found.additions.first().map(|a| &self.events[a.write.index()].kind) {
            Some(EventKind::Write { value, .. }) => *value,
            _ => TermId::TRUE,
        }
    }

    fn counter(
        &self,
        found: &Found,
        inside: &FxHashMap<EventId, (Box<[SectionId]>, bool)>,
        long: bool,
    ) -> Option<Counter> {
        let (lowest, highest) = found.constants?;
        let sum = |wanted: fn(i64) -> bool| {
            found.additions.iter().map(|a| a.n).filter(|n| wanted(*n)).try_fold(0i64, i64::checked_add)
        };
        let least = lowest.checked_add(sum(|n| n < 0)?)?;
        let most = highest.checked_add(sum(|n| n > 0)?)?;
        if !long && (least < i64::from(i32::MIN) || most > i64::from(i32::MAX)) {
            return None;
        }
        let smallest = found.additions.iter().map(|a| a.n).min_by_key(|n| n.abs()).unwrap_or(0);
        let one_way = smallest != 0 && found.additions.iter().all(|a| a.n.signum() == smallest.signum());
        let step = if one_way { smallest } else { 0 };
        // Where additions get lost, what was added before is no bound.
        let atomic = planted(Fault::CounterInTwoSections)
            || found.additions.iter().all(|a| a.whole) && self.all_exclude(&found.additions, inside);
        let first = (one_way && atomic && !found.stores && lowest == highest).then_some(lowest);
        let mut draws = BTreeSet::new();
        if first.is_some() {
            let drawn: FxHashSet<EventId> = found.additions.iter().map(|a| a.read).collect();
            let mut others: FxHashSet<Site> = FxHashSet::default();
            for (read, single) in &found.reads {
                let site = self.events[read.index()].site;
                if *single && drawn.contains(read) {
                    draws.insert(site);
                } else {
                    others.insert(site);
                }
            }
            draws.retain(|site| !others.contains(site));
        }
        Some(Counter { least, most, first, draws, step })
    }

    /// Whether each addition lies in a section, and all these sections exclude one another. Those without a record
    /// happen with nothing beside them.
    fn all_exclude(&self, additions: &[Addition], inside: &FxHashMap<EventId, (Box<[SectionId]>, bool)>) -> bool {
        let mut common: Option<BTreeSet<(u8, Option<u32>)>> = None;
        for a in additions {
            let (read, write) = match (inside.get(&a.read), inside.get(&a.write)) {
                (Some(r), Some(w)) => (r, w),
                (None, None) => continue,
                _ => return false,
            };
            if read.1 || write.1 {
                return false;
            }
            let locks: BTreeSet<(u8, Option<u32>)> = read
                .0
                .iter()
                .filter(|s| write.0.contains(s))
                .flat_map(|s| {
                    let section = &self.sections[s.index()];
                    let space = space_number(section.space);
                    section.locks.iter().filter(|(_, c)| *c == TermId::TRUE).filter_map(move |(lock, _)| match lock {
                        Lock::Global => Some((space, None)),
                        Lock::Object(o, Mode::W) => Some((space, Some(*o))),
                        Lock::Object(_, Mode::R) => None,
                    })
                })
                .collect();
            common = Some(match common {
                None => locks,
                Some(c) => c.intersection(&locks).copied().collect(),
            });
        }
        common.is_none_or(|c| !c.is_empty())
    }
}

fn space_number(space: Space) -> u8 {
    match space {
        Space::Isolated => 0,
        Space::Monitor => 1,
        Space::Internal => 2,
        Space::Nested => 3,
    }
}

/// A write that adds to what was read.
#[derive(Clone, Copy, Debug)]
struct Addition {
    read: EventId,
    write: EventId,
    n: i64,
    /// Of one task, executed whenever the read is, with no other write of the task between them.
    whole: bool,
}

/// What a round has seen of one location.
#[derive(Clone, Debug, Default)]
struct Found {
    /// Least and greatest constant.
    constants: Option<(i64, i64)>,
    /// Constants were stored, beside the first value.
    stores: bool,
    additions: Vec<Addition>,
    /// Reads by fresh variables, and whether of this location only.
    reads: Vec<(EventId, bool)>,
    bad: bool,
}

impl Found {
    fn constant(&mut self, c: Option<Constant>) {
        let n = match c {
            Some(Constant::Int(n)) => i64::from(n),
            Some(Constant::Long(n)) => n,
            _ => {
                self.bad = true;
                return;
            }
        };
        self.constants = Some(self.constants.map_or((n, n), |(lo, hi)| (lo.min(n), hi.max(n))));
    }
}
