//! Shadow state: which earlier accesses of a location a new access must be compared with.
//!
//! Per location an antichain of entries. An earlier entry may go when a new one stands for it: the new one is at least as
//! strong (a write, or both reads), happens-after it, holds no lock that the earlier one did not hold, and happens
//! whenever the earlier one does (design, Happens-before and shadow state). While all accesses are related by the tree
//! alone and unguarded, two of those with the same mode and locks decide for all: the last in the child-first and the last
//! in the parent-first order.
//!
//! Where values depend on the schedule, a later access may happen only beside the earlier one and never beside the new one
//! (`x = 1; isolated { done = true; } x = 2;` beside `isolated { if (!done) x = 3; }`). There the new access stands for
//! an earlier one of its own task only, and only if the task cannot have waited between them.

use crate::fault::{Fault, planted};
use crate::order::{Order, StepId};
use crate::term::{TermId, Terms};
use crate::trace::{EventId, SectionId, TaskId};
use scoville_evidence::schedule::Site;
use scoville_evidence::source::Span;
use scoville_ir::stmt::Mode;
use scoville_ir::types::ClassId;
use smallvec::SmallVec;
use std::cell::Cell;
use std::ops::Deref;
use std::sync::Arc;

/// Entries at the end of a list among which an access looks for itself.
const TURNS: usize = 8;

/// Index of a [`Record`].
pub type RecordId = u32;

/// Everything about an access but its location: accesses of one operation in one step share it.
#[derive(Clone, Debug)]
pub struct Record {
    /// The task.
    pub task: TaskId,
    /// Last event before it.
    pub after: EventId,
    /// Its own event.
    pub own: Own,
    /// Step.
    pub step: StepId,
    /// The rest, which millions of records share.
    pub way: Arc<Way>,
}

// There may be ten million of them.
const _: () = assert!(size_of::<Record>() == 24);

/// The event that an access is, if it is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Own(u32);

impl Own {
    /// Of no event, or of this one.
    pub fn of(event: Option<EventId>) -> Own {
        Own(event.map_or(u32::MAX, |e| e.0))
    }
}

impl Record {
    /// Its own event, if it has one.
    pub fn event(&self) -> Option<EventId> {
        (self.own.0 != u32::MAX).then_some(EventId(self.own.0))
    }
}

impl Deref for Record {
    type Target = Way;

    fn deref(&self) -> &Way {
        &self.way
    }
}

/// What accesses of one operation have in common whichever task makes them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Way {
    /// The operation.
    pub site: Site,
    /// Position in the user's source.
    pub span: Span,
    /// When it happens.
    pub guard: TermId,
    /// How many events at which it may have had to wait its task executed before.
    pub waits: u32,
    /// Read or write.
    pub mode: Mode,
    /// Open sections.
    pub inside: Box<[SectionId]>,
    /// Number of the set of locks that it holds; [`SOME_LOCKS`] if that depends on values.
    pub locks: u32,
    /// A volatile access: atomic, never the subject of a race.
    pub atomic: bool,
    /// The class whose initialiser makes the access, if several tasks may run it.
    pub init: Option<ClassId>,
}

/// Number of every set of locks that depends on values.
pub const SOME_LOCKS: u32 = u32::MAX;

/// A pair to be looked at: the earlier record, its condition, and the condition of the new one is the caller's.
pub type Pair = (RecordId, TermId);

/// Mostly two are enough: they take no memory of their own.
type Pairs = SmallVec<[Pair; 2]>;

/// The shadow state of all locations.
#[derive(Clone, Debug)]
pub struct Shadow {
    cells: Vec<Cells>,
    lists: Vec<Entries>,
}

/// The entries of one location. Nearly always they are few and unconditional; there may be millions of locations.
#[derive(Clone, Copy, Debug)]
struct Cells {
    /// At most one write, or [`NOBODY`].
    write: RecordId,
    /// At most two reads, or [`NOBODY`].
    reads: [RecordId; 2],
    /// One more than the place in [`Shadow::lists`] of what does not fit here; 0 if it does.
    list: u32,
}

const NOBODY: RecordId = RecordId::MAX;

const _: () = assert!(size_of::<Cells>() == 16);

impl Cells {
    const EMPTY: Cells = Cells { write: NOBODY, reads: [NOBODY; 2], list: 0 };

    /// Whether an unconditional access was the last of its mode to be entered.
    fn is_last(&self, mode: Mode, new: RecordId) -> bool {
        match (mode, self.reads) {
            (Mode::W, _) => self.write == new,
            (Mode::R, [first, NOBODY]) => first == new,
            (Mode::R, [_, second]) => second == new,
        }
    }

    fn writes(self) -> impl Iterator<Item = Pair> {
        [self.write].into_iter().filter(|id| *id != NOBODY).map(|id| (id, TermId::TRUE))
    }

    fn reads(self) -> impl Iterator<Item = Pair> {
        self.reads.into_iter().filter(|id| *id != NOBODY).map(|id| (id, TermId::TRUE))
    }

    /// With an unconditional access, as [`Entries::enter`] does it; `None` if they do not fit here any more.
    fn with(self, new: RecordId, view: &View<'_>) -> Option<Cells> {
        if view.record(new).mode == Mode::W {
            let stays = |old: RecordId| old != NOBODY && !stands_for(new, TermId::TRUE, old, TermId::TRUE, view);
            let [a, b] = self.reads;
            let reads = match (stays(a), stays(b)) {
                (true, true) => [a, b],
                (true, false) => [a, NOBODY],
                (false, true) => [b, NOBODY],
                (false, false) => [NOBODY; 2],
            };
            return (!stays(self.write)).then_some(Cells { write: new, reads, list: 0 });
        }
        let reads = match self.reads {
            [NOBODY, _] => [new, NOBODY],
            [a, b] if self.two_decide(new, view) => {
                let two = if b == NOBODY { [a; 2] } else { view.last([a; 2], b) };
                match view.last(two, new) {
                    [a, b] if a == b => [a, NOBODY],
                    two => two,
                }
            }
            [a, NOBODY] => [a, new],
            [a, b] => return (a == new || b == new).then_some(self),
        };
        Some(Cells { reads, ..self })
    }

    /// Whether two reads decide for all, with this new one.
    fn two_decide(self, new: RecordId, view: &View<'_>) -> bool {
        view.two_do() && {
            let kind = view.kind((new, TermId::TRUE));
            kind.is_some() && self.reads().all(|e| view.kind(e) == kind)
        }
    }
}

impl Default for Shadow {
    fn default() -> Self {
        // No location is number 0.
        Shadow { cells: vec![Cells::EMPTY], lists: Vec::new() }
    }
}

impl Shadow {
    /// New locations in a row; the number of the first.
    pub fn add(&mut self, count: usize) -> u32 {
        let first = self.cells.len();
        self.cells.resize(first + count, Cells::EMPTY);
        first as u32
    }

    /// Compares a new access of a location with those that were entered, calls `pair` for each conflicting one of another task
    /// that does not happen before it, `before` for each that does, and enters it. Returns the number of the latter.
    pub fn access(
        &mut self,
        location: u32,
        new: RecordId,
        same: TermId,
        view: &View<'_>,
        pair: impl FnMut(Pair),
        before: impl FnMut(RecordId),
    ) -> u64 {
        let cells = &mut self.cells[location as usize];
        if cells.list != 0 {
            let entries = &mut self.lists[cells.list as usize - 1];
            if entries.is_last(new, same, view) {
                return 0;
            }
            let (writes, reads) = (entries.writes.iter().copied(), entries.reads.iter().copied());
            let ordered = compare(writes, reads, new, view, pair, before);
            entries.enter(new, same, view);
            return ordered;
        }
        if same == TermId::TRUE && cells.is_last(view.record(new).mode, new) {
            return 0;
        }
        let ordered = compare(cells.writes(), cells.reads(), new, view, pair, before);
        let fitting = if same == TermId::TRUE && !view.keep_all { cells.with(new, view) } else { None };
        match fitting {
            Some(fitting) => *cells = fitting,
            None => {
                let mut entries =
                    Entries { reads: cells.reads().collect(), writes: cells.writes().collect(), pruned: 0 };
                entries.enter(new, same, view);
                self.lists.push(entries);
                cells.list = self.lists.len() as u32;
            }
        }
        ordered
    }

    /// An access by the only task that the entries of a location name, a write if there is one.
    pub fn only_user<'r>(&self, location: u32, records: &'r [Record]) -> Option<&'r Record> {
        let cells = self.cells.get(location as usize)?;
        match cells.list {
            0 => only_user(cells.writes().chain(cells.reads()), records),
            n => {
                let Entries { reads, writes, .. } = &self.lists[n as usize - 1];
                only_user(writes.iter().chain(reads).copied(), records)
            }
        }
    }
}

/// An access by the only task that the entries name, a write if there is one.
fn only_user(entries: impl Iterator<Item = Pair>, records: &[Record]) -> Option<&Record> {
    let mut all = entries.map(|(e, _)| &records[e as usize]);
    let first = all.next()?;
    all.all(|r| r.task == first.task).then_some(first)
}

/// Compares a new access with entries, calls `pair` for each conflicting one of another task that does not happen before it,
/// and `before` for each that does. Returns the number of the latter.
fn compare(
    writes: impl Iterator<Item = Pair>,
    reads: impl Iterator<Item = Pair>,
    new: RecordId,
    view: &View<'_>,
    mut pair: impl FnMut(Pair),
    mut before: impl FnMut(RecordId),
) -> u64 {
    let r = view.record(new);
    let mut ordered = 0;
    // Reads are compared with writes only, however many other readers there are.
    for (e, cond) in writes.chain(reads.take_while(|_| r.mode == Mode::W)) {
        let old = view.record(e);
        if old.task == r.task && old.init == r.init {
            continue;
        }
        if view.keep_all || !view.before(e, new) {
            pair((e, cond));
        } else {
            ordered += 1;
            before(e);
        }
    }
    ordered
}

/// Entries of one location.
#[derive(Clone, Debug, Default)]
struct Entries {
    /// Of reads: records, with the condition under which they touch this very location.
    reads: Pairs,
    /// Of writes.
    writes: Pairs,
    /// Number of reads after the last pruning; they are pruned when it has doubled.
    pruned: u32,
}

/// Answers to whether one record is before another: in a loop the same questions come again and again. One for each of
/// the last few new records.
#[derive(Clone, Debug, Default)]
pub struct Memo([Cell<Option<(RecordId, RecordId, bool)>>; 16]);

/// What the comparison needs.
pub struct View<'a> {
    /// All records.
    pub records: &'a [Record],
    /// Order.
    pub order: &'a Order,
    /// Terms.
    pub terms: &'a Terms,
    /// See [`Memo`].
    pub memo: &'a Memo,
    /// Whether nothing may be dropped or skipped: every conflicting pair is wanted.
    pub keep_all: bool,
    /// Whether the program has no operation that adds non-tree edges: later edges would reveal a third reader.
    pub tree_only: bool,
    /// Whether no value depends on the schedule, as far as is known.
    pub settled: bool,
    /// Whether races of all places are wanted: an access stands for others of its own place only.
    pub every_place: bool,
}

impl View<'_> {
    fn record(&self, id: RecordId) -> &Record {
        &self.records[id as usize]
    }

    /// Whether `old` is before `new`.
    fn before(&self, old: RecordId, new: RecordId) -> bool {
        let memo = &self.memo.0[new as usize % self.memo.0.len()];
        if let Some((a, b, known)) = memo.get()
            && (a, b) == (old, new)
        {
            return known;
        }
        let r = self.record(new);
        let before = self.order.before(self.record(old).step, r.step, r.guard, self.terms);
        memo.set(Some((old, new, before)));
        before
    }

    /// Whether two entries of a kind decide for all.
    fn two_do(&self) -> bool {
        // With non-tree edges, a later access may be ordered after two and not after a third one.
        // With values that depend on the schedule its guard may hold only after the two and beside a third.
        (planted(Fault::ThirdReaderEvicted) || (self.tree_only && self.settled)) && !self.every_place
    }

    /// Entries of the same kind hold the same locks, and happen in any case.
    fn kind(&self, (id, cond): Pair) -> Option<u32> {
        let r = self.record(id);
        let plain = r.guard == TermId::TRUE && cond == TermId::TRUE && !r.atomic && r.init.is_none();
        (plain && r.locks != SOME_LOCKS).then_some(r.locks)
    }

    /// Whether what excludes the one excludes the other. That decides as long as nothing depends on the schedule: an access that
    /// only one of them excludes makes the location schedule-sensitive, and then another round tells sections apart, for
    /// which access comes in between is a matter of order (`NestedLocks`).
    fn same_locks(&self, r: &Record, o: &Record) -> bool {
        r.locks == o.locks && r.locks != SOME_LOCKS
    }

    /// The later of two entries of a kind in either order; the first of them if they are in one step.
    fn last(&self, [a, b]: [RecordId; 2], new: RecordId) -> [RecordId; 2] {
        let step = |id| self.record(id).step;
        let a = if self.order.child_first_before(step(a), step(new)) { new } else { a };
        let b = if self.order.parent_first_before(step(b), step(new)) { new } else { b };
        [a, b]
    }
}

impl Entries {
    /// Whether the access was the last of its mode to be entered.
    fn is_last(&self, new: RecordId, same: TermId, view: &View<'_>) -> bool {
        let own = if view.record(new).mode == Mode::W { &self.writes } else { &self.reads };
        own.last() == Some(&(new, same))
    }

    /// Enters an access, in place of those that it stands for.
    fn enter(&mut self, new: RecordId, same: TermId, view: &View<'_>) {
        let writes = view.record(new).mode == Mode::W;
        if !writes && !view.keep_all && keep_two(&mut self.reads, (new, same), view) {
            return;
        }
        if !view.keep_all && (writes || self.reads.len() as u32 >= 2 * self.pruned.max(4)) {
            self.prune(new, same, view);
            self.pruned = self.reads.len() as u32;
        }
        let own = if writes { &mut self.writes } else { &mut self.reads };
        // Operations in a loop take turns: what is entered twice nevertheless goes at the next pruning.
        if !own.iter().rev().take(TURNS).any(|e| *e == (new, same)) {
            own.push((new, same));
        }
    }

    fn prune(&mut self, new: RecordId, same: TermId, view: &View<'_>) {
        let prune = |list: &mut Pairs| {
            list.retain(|&mut (e, cond)| !stands_for(new, same, e, cond, view));
            if view.two_do() && list.len() > 2 {
                two_of_a_kind(list, view);
            }
        };
        prune(&mut self.reads);
        if view.record(new).mode == Mode::W {
            prune(&mut self.writes);
        }
    }
}

/// Enters an access among others of its kind, if two of them are enough and there are no others; else does nothing and
/// returns `false`.
fn keep_two(list: &mut Pairs, new: Pair, view: &View<'_>) -> bool {
    if !view.two_do() || list.len() > 2 {
        return false;
    }
    let Some(kind) = view.kind(new) else { return false };
    if !list.iter().all(|e| view.kind(*e) == Some(kind)) {
        return false;
    }
    let first = list.first().map_or(new.0, |e| e.0);
    let [a, b] = list.iter().skip(1).chain([&new]).fold([first; 2], |two, e| view.last(two, e.0));
    list.clear();
    list.push((a, TermId::TRUE));
    if a != b {
        list.push((b, TermId::TRUE));
    }
    true
}

/// Keeps two accesses of each kind (locks held) among those of one mode that are unguarded.
fn two_of_a_kind(list: &mut Pairs, view: &View<'_>) {
    // The last of each kind in either order.
    let mut last: SmallVec<[(u32, [RecordId; 2]); 4]> = SmallVec::new();
    for e in list.iter() {
        let Some(kind) = view.kind(*e) else { continue };
        match last.iter_mut().find(|(k, _)| *k == kind) {
            Some((_, two)) => *two = view.last(*two, e.0),
            None => last.push((kind, [e.0; 2])),
        }
    }
    let is_last = |kind: u32, id: RecordId| last.iter().any(|(k, two)| *k == kind && two.contains(&id));
    list.retain(|e| view.kind(*e).is_none_or(|kind| is_last(kind, e.0)));
}

/// Whether the new record makes the old one superfluous for every later access.
fn stands_for(new: RecordId, same: TermId, old: RecordId, cond: TermId, view: &View<'_>) -> bool {
    let (r, o) = (view.record(new), view.record(old));
    (planted(Fault::LaterStandsForEarlier) || view.settled || (o.task == r.task && o.waits == r.waits))
        && (!view.every_place || (r.site == o.site && r.mode == o.mode))
        && (r.mode == Mode::W || o.mode == Mode::R)
        && (same == TermId::TRUE || same == cond)
        && (r.atomic == o.atomic)
        && (r.inside.iter().all(|s| o.inside.contains(s)) || (view.settled && view.same_locks(r, o)))
        && (o.guard == r.guard || view.terms.evidently_implies(o.guard, r.guard))
        && ((o.task == r.task && o.init == r.init) || view.before(old, new))
}
