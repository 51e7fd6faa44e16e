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
use rustc_hash::FxHashMap;
use scoville_evidence::schedule::Site;
use scoville_evidence::source::Span;
use scoville_ir::stmt::Mode;
use scoville_ir::types::ClassId;

/// Entries at the end of a list among which an access looks for itself.
const TURNS: usize = 8;

/// Index of a [`Record`].
pub type RecordId = u32;

/// Everything about an access but its location: accesses of one operation in one step share it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The task.
    pub task: TaskId,
    /// Last event before it.
    pub after: EventId,
    /// Its own event, if it has one.
    pub event: Option<EventId>,
    /// When it happens.
    pub guard: TermId,
    /// The operation.
    pub site: Site,
    /// Position in the user's source.
    pub span: Span,
    /// Read or write.
    pub mode: Mode,
    /// Step.
    pub step: StepId,
    /// Open sections.
    pub inside: Vec<SectionId>,
    /// Number of the set of locks that it holds; [`SOME_LOCKS`] if that depends on values.
    pub locks: u32,
    /// How many events at which it may have had to wait its task executed before.
    pub waits: u32,
    /// A volatile access: atomic, never the subject of a race.
    pub atomic: bool,
    /// The class whose initialiser makes the access, if several tasks may run it.
    pub init: Option<ClassId>,
}

/// Number of every set of locks that depends on values.
pub const SOME_LOCKS: u32 = u32::MAX;

/// Entries of one location.
#[derive(Clone, Debug, Default)]
pub struct Entries {
    /// Of reads: records, with the condition under which they touch this very location.
    reads: Vec<Pair>,
    /// Of writes.
    writes: Vec<Pair>,
    /// Number of reads after the last pruning; they are pruned when it has doubled.
    pruned: u32,
}

/// A pair to be looked at: the earlier record, its condition, and the condition of the new one is the caller's.
pub type Pair = (RecordId, TermId);

/// What the comparison needs.
pub struct View<'a> {
    /// All records.
    pub records: &'a [Record],
    /// Order.
    pub order: &'a Order,
    /// Terms.
    pub terms: &'a Terms,
    /// Whether nothing may be dropped or skipped: every conflicting pair is wanted.
    pub keep_all: bool,
    /// Whether the program has no operation that adds non-tree edges: later edges would reveal a third reader.
    pub tree_only: bool,
    /// Whether no value depends on the schedule, as far as is known.
    pub settled: bool,
    /// Whether races of all places are wanted: an access stands for others of its own place only.
    pub every_place: bool,
}

impl Entries {
    /// Compares a new access with the entries, calls `pair` for each conflicting entry of another task that does not
    /// happen before it, and enters it. Returns the number of conflicting entries that do.
    pub fn access(&mut self, new: RecordId, same: TermId, view: &View<'_>, mut pair: impl FnMut(Pair)) -> u64 {
        let r = &view.records[new as usize];
        let writes = r.mode == Mode::W;
        let mut ordered = 0;
        let own = if writes { &self.writes } else { &self.reads };
        if own.last() == Some(&(new, same)) {
            return ordered;
        }
        // Reads are compared with writes only, however many other readers there are.
        let others = if writes { &self.reads[..] } else { &[] };
        for &(e, cond) in self.writes.iter().chain(others) {
            let old = &view.records[e as usize];
            if old.task == r.task && old.init == r.init {
                continue;
            }
            if view.keep_all || !view.order.before(old.step, r.step, r.guard, view.terms) {
                pair((e, cond));
            } else {
                ordered += 1;
            }
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
        ordered
    }

    fn prune(&mut self, new: RecordId, same: TermId, view: &View<'_>) {
        let r = &view.records[new as usize];
        // With non-tree edges, a later access may be ordered after two and not after a third one.
        // With values that depend on the schedule its guard may hold only after the two and beside a third.
        let two_do = planted(Fault::ThirdReaderEvicted) || (view.tree_only && view.settled);
        let lists = if r.mode == Mode::W { vec![&mut self.reads, &mut self.writes] } else { vec![&mut self.reads] };
        for list in lists {
            list.retain(|&(e, cond)| !stands_for(r, same, &view.records[e as usize], cond, view));
            if two_do && !view.every_place && list.len() > 2 {
                two_of_a_kind(list, view);
            }
        }
    }
}

/// Keeps two accesses of each kind (locks held) among those of one mode that are unguarded.
fn two_of_a_kind(list: &mut Vec<Pair>, view: &View<'_>) {
    let kind = |e: &(RecordId, TermId)| {
        let r = &view.records[e.0 as usize];
        let plain = r.guard == TermId::TRUE && e.1 == TermId::TRUE && !r.atomic && r.init.is_none();
        (plain && r.locks != SOME_LOCKS).then_some(r.locks)
    };
    let step = |e: RecordId| view.records[e as usize].step;
    // The last of each kind in either order.
    let mut last: FxHashMap<u32, [RecordId; 2]> = FxHashMap::default();
    for e in list.iter() {
        let Some(kind) = kind(e) else { continue };
        let [a, b] = last.entry(kind).or_insert([e.0; 2]);
        if view.order.child_first_before(step(*a), step(e.0)) {
            *a = e.0;
        }
        if view.order.parent_first_before(step(*b), step(e.0)) {
            *b = e.0;
        }
    }
    list.retain(|e| kind(e).is_none_or(|k| last.get(&k).is_none_or(|l| l.contains(&e.0))));
}

/// Whether the new record `r` makes the old one `o` superfluous for every later access.
fn stands_for(r: &Record, same: TermId, o: &Record, cond: TermId, view: &View<'_>) -> bool {
    (planted(Fault::LaterStandsForEarlier) || view.settled || (o.task == r.task && o.waits == r.waits))
        && (!view.every_place || (r.site == o.site && r.mode == o.mode))
        && (r.mode == Mode::W || o.mode == Mode::R)
        && (same == TermId::TRUE || same == cond)
        && (r.atomic == o.atomic)
        && r.inside.iter().all(|s| o.inside.contains(s))
        && view.terms.evidently_implies(o.guard, r.guard)
        && ((o.task == r.task && o.init == r.init) || view.order.before(o.step, r.step, r.guard, view.terms))
}
