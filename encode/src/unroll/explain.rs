//! Why obligations that structure discharges hold, for a report: collected only if that is asked for, and grouped at once by
//! the class of the location, the two places and the reason.

use super::heap::Kind;
use super::machine::{Machine, Slot};
use super::shadow::{Record, RecordId};
use crate::order::StepId;
use crate::term::TermId;
use crate::trace::{EventKind, TaskId};
use rustc_hash::FxHashMap;
use scoville_evidence::account::{Entry, Ledger, Reason, Spot, Subject};
use scoville_evidence::source::Span;
use scoville_evidence::verdict::Discharge;
use scoville_ir::stmt::Mode;
use scoville_ir::types::{ClassId, Type, TypeId};

/// Most locations that are named where sections touch several.
const NAMES: usize = 4;

/// Locations that a report does not tell apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Class {
    Static(u32),
    Field(ClassId, u32),
    /// Elements of arrays of a type.
    Elements(TypeId),
    /// A whole object.
    Object(ClassId),
    Other,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Group {
    subject: Subject,
    class: Class,
    first: (Span, Mode),
    second: (Span, Mode),
    reason: Reason,
}

/// What was collected.
#[derive(Debug, Default)]
pub struct Explain {
    groups: FxHashMap<Group, u64>,
    /// What has no class of its own: pairs of kinds of sections.
    others: Ledger,
    ancestry: Ancestry,
    /// The last comparison: in a loop the same two come again and again.
    last: Option<(RecordId, RecordId, Reason)>,
}

/// Who created whom, by jump pointers (Myers: An applicative random-access stack, 1983).
#[derive(Debug, Default)]
struct Ancestry {
    /// Depth, and an ancestor; the root's is itself.
    tasks: Vec<(u32, TaskId)>,
}

impl Ancestry {
    /// Whether `a` created `b`, or a task that did, and so on.
    fn is_ancestor(&mut self, a: TaskId, b: TaskId, parent: impl Fn(TaskId) -> Option<TaskId>) -> bool {
        for t in self.tasks.len() as u32..=b.0 {
            let entry = parent(TaskId(t)).map_or((0, TaskId(0)), |p| {
                let (depth, jump) = self.tasks[p.index()];
                let (high, far) = self.tasks[jump.index()];
                let equal = depth - high == high - self.tasks[far.index()].0;
                (depth + 1, if equal { far } else { p })
            });
            self.tasks.push(entry);
        }
        let (depth, _) = match self.tasks.get(a.index()) {
            Some(known) => *known,
            // Created later.
            None => return false,
        };
        let mut at = b;
        while self.tasks[at.index()].0 > depth {
            let jump = self.tasks[at.index()].1;
            at = if self.tasks[jump.index()].0 >= depth { jump } else { parent(at).unwrap_or(TaskId(0)) };
        }
        at == a && a != b
    }
}

impl Machine<'_> {
    /// Counts a pair of accesses that structure discharges.
    pub fn discharge(&mut self, how: Discharge, a: RecordId, b: RecordId, slot: Slot) {
        *self.discharged.entry(how).or_default() += 1;
        self.explain_pair(how.into(), a, b, slot);
    }

    /// The same for pairs that order discharges, which are counted elsewhere.
    pub fn explain_ordered(&mut self, earlier: RecordId, later: RecordId, slot: Slot) {
        let Some(explain) = self.explain.as_deref() else { return };
        let reason = match explain.last {
            Some((a, b, reason)) if (a, b) == (earlier, later) => reason,
            _ => {
                let (x, y) = (&self.records[earlier as usize], &self.records[later as usize]);
                if x.init.is_some() || y.init.is_some() {
                    Reason::Initialiser
                } else {
                    let (from, to, guard) = ((x.task, x.step), (y.task, y.step), y.guard);
                    self.edge(from, to, guard)
                }
            }
        };
        if let Some(explain) = self.explain.as_deref_mut() {
            explain.last = Some((earlier, later, reason));
        }
        self.explain_pair(reason, earlier, later, slot);
    }

    fn explain_pair(&mut self, reason: Reason, a: RecordId, b: RecordId, slot: Slot) {
        if self.explain.is_none() {
            return;
        }
        let class = self.class_of(slot);
        let place = |r: &Record| (r.span, r.mode);
        let (first, second) = (place(&self.records[a as usize]), place(&self.records[b as usize]));
        self.count_group(Group { subject: Subject::Race, class, first, second, reason }, 1);
    }

    /// Counts a pair of regions that structure discharges; they are told by their numbers.
    pub fn discharge_regions(&mut self, how: Discharge, (i, j): (usize, usize), slot: u32) {
        *self.discharged.entry(how).or_default() += 1;
        if self.explain.is_none() {
            return;
        }
        let (x, y) = (&self.region_states[i], &self.region_states[j]);
        let reason = if how == Discharge::Ordered {
            let (a, b) = (self.regions[i].task, self.regions[j].task);
            let end = |r: &super::machine::RegionState| r.released.unwrap_or(r.acquired);
            let (end_x, end_y) = (end(x), end(y));
            let (guard_x, guard_y) = (x.guard, y.guard);
            if self.order.before(end_x, y.acquired, guard_y, &self.terms) {
                self.edge((a, end_x), (b, y.acquired), guard_y)
            } else {
                self.edge((b, end_y), (a, x.acquired), guard_x)
            }
        } else {
            how.into()
        };
        let class = self.class_of((self.region_states[i].object, slot));
        let place = |r: &crate::trace::Region| (self.events[r.acquire.index()].span, r.mode);
        let (first, second) = (place(&self.regions[i]), place(&self.regions[j]));
        self.count_group(Group { subject: Subject::Regions, class, first, second, reason }, 1);
    }

    /// Counts a pair of kinds of sections that commute, by the places of one section of each, and what they touch.
    pub fn discharge_sections(&mut self, first: Span, second: Span, slots: &[Slot]) {
        *self.discharged.entry(Discharge::Commuting).or_default() += 1;
        if self.explain.is_none() {
            return;
        }
        let mut names: Vec<String> = Vec::new();
        for slot in slots {
            let name = self.class_name_of(self.class_of(*slot));
            if !name.is_empty() && !names.contains(&name) {
                names.push(name);
            }
        }
        let more = names.len().saturating_sub(NAMES);
        names.truncate(NAMES);
        let mut what = names.join(", ");
        if more > 0 {
            what.push_str(&format!(" and {more} more"));
        }
        let spot = |at| Spot { at, what: "atomic section".to_owned() };
        let (spots, reason) = (vec![spot(first), spot(second)], Reason::Commuting);
        let entry = Entry { subject: Subject::Commutation, what, spots, reason };
        if let Some(explain) = self.explain.as_deref_mut() {
            explain.others.add(entry, 1);
        }
    }

    fn count_group(&mut self, group: Group, n: u64) {
        if let Some(explain) = self.explain.as_deref_mut() {
            *explain.groups.entry(group).or_default() += n;
        }
    }

    /// Which edge orders two steps of which the first is known to come before the second.
    fn edge(&mut self, (a, from): (TaskId, StepId), (b, to): (TaskId, StepId), guard: TermId) -> Reason {
        if self.order.tree_before(from, to) {
            let tasks = &self.tasks;
            let parent = |t: TaskId| tasks.get(t.index()).and_then(|t| t.parent);
            let Some(explain) = self.explain.as_deref_mut() else { return Reason::Order };
            let created = a == b || explain.ancestry.is_ancestor(a, b, parent);
            return if created { Reason::Spawn } else { Reason::Finish };
        }
        let Some(source) = self.order.edge(from, to, guard, &self.terms) else { return Reason::Order };
        let task = self.order.task(source);
        let events = self.tasks.get(task.index()).map_or(&[][..], |t| &t.events);
        // Steps grow along a task, but for tasks with several paths: then the kind may stay unknown.
        let end = events.partition_point(|e| self.events[e.index()].step <= source);
        match events.get(end.wrapping_sub(1)).map(|e| &self.events[e.index()]) {
            Some(e) if e.step == source => match e.kind {
                EventKind::Spawn { .. } => Reason::Spawn,
                EventKind::Fill { .. } | EventKind::End => Reason::Value,
                EventKind::Signal { .. } | EventKind::Drop | EventKind::Wait { .. } => Reason::Phase,
                _ => Reason::Order,
            },
            _ => Reason::Order,
        }
    }

    /// What the class of a location is called.
    pub fn slot_class(&self, slot: Slot) -> String {
        self.class_name_of(self.class_of(slot))
    }

    fn class_of(&self, (o, s): Slot) -> Class {
        match &self.heap.get(o).kind {
            Kind::Statics => Class::Static(s),
            Kind::Instance(c) if s == u32::MAX => Class::Object(*c),
            Kind::Instance(c) => Class::Field(*c, s),
            Kind::Array { ty, .. } => Class::Elements(*ty),
            Kind::Text(_) | Kind::Cell(_) | Kind::Registration(_) => Class::Other,
        }
    }

    fn class_name_of(&self, class: Class) -> String {
        let program = self.program;
        let field = |f: &scoville_ir::program::Field| format!("{}.{}", program.class(f.class).name, f.name);
        match class {
            Class::Static(s) => program.fields.iter().find(|f| f.is_static && f.slot == s).map(field),
            Class::Field(c, s) => program.class(c).instance_fields.get(s as usize).map(|f| field(program.field(*f))),
            Class::Elements(ty) => Some(match program.ty(ty) {
                Type::Array(e) => format!("elements of {}[]", program.type_name(e)),
                _ => "elements of an array".to_owned(),
            }),
            Class::Object(c) => Some(format!("an object of class {}", program.class(c).name)),
            Class::Other => None,
        }
        .unwrap_or_default()
    }

    /// Different tasks that use different elements of one array: nothing is to be proved, and that is told. Counted are
    /// elements that only one task is seen to use, next to one that another task is.
    fn disjoint_elements(&mut self) {
        for o in 0..self.heap.len() {
            let object = self.heap.get(o);
            let Kind::Array { ty, .. } = object.kind else { continue };
            if object.shadow == 0 {
                continue;
            }
            let mut previous: Option<&Record> = None;
            let mut found: Vec<Group> = Vec::new();
            for n in 0..object.len() as u32 {
                let Some(this) = self.shadow.only_user(object.shadow + n, &self.records) else { continue };
                if let Some(other) = previous
                    && other.task != this.task
                    && (other.mode == Mode::W || this.mode == Mode::W)
                {
                    found.push(Group {
                        subject: Subject::Race,
                        class: Class::Elements(ty),
                        first: (other.span, other.mode),
                        second: (this.span, this.mode),
                        reason: Reason::Disjoint,
                    });
                }
                previous = Some(this);
            }
            found.into_iter().for_each(|group| self.count_group(group, 1));
        }
    }

    /// All that was collected; nothing if nobody has asked.
    pub fn ledger(&mut self) -> Ledger {
        if self.explain.is_some() {
            self.disjoint_elements();
        }
        let Some(explain) = self.explain.take() else { return Ledger::default() };
        let mut ledger = explain.others;
        // Which groups are kept, if there are too many, does not depend on how a map is ordered.
        let mut groups: Vec<(Entry, u64)> =
            explain.groups.into_iter().map(|(group, n)| (self.entry(&group), n)).collect();
        groups.sort_unstable();
        groups.into_iter().for_each(|(entry, n)| ledger.add(entry, n));
        if !self.obligations.deadlock {
            let what = "every wait ends in the canonical run".to_owned();
            let (subject, reason) = (Subject::Deadlock, Reason::Canonical);
            ledger.add(Entry { subject, what, spots: Vec::new(), reason }, 1);
        }
        ledger
    }

    fn entry(&self, group: &Group) -> Entry {
        let word = |mode| match (group.subject, mode) {
            (Subject::Regions, Mode::R) => "acquires R",
            (Subject::Regions, Mode::W) => "acquires W",
            (_, Mode::R) => "read",
            (_, Mode::W) => "write",
        };
        let spot = |(at, mode)| Spot { at, what: word(mode).to_owned() };
        // The two are alike, whichever came first.
        let mut spots = vec![spot(group.first), spot(group.second)];
        if !matches!(group.reason, Reason::Spawn | Reason::Finish | Reason::Value | Reason::Phase | Reason::Order) {
            spots.sort();
        }
        Entry { subject: group.subject, what: self.class_name_of(group.class), spots, reason: group.reason }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ancestors_are_found_by_jumps_as_by_walking() {
        // A comb with long teeth: each third task is created by the one before it, the others by an older one.
        let parents: Vec<Option<TaskId>> =
            (0..500u32).map(|i| (i > 0).then(|| TaskId(if i % 3 == 0 { i / 2 } else { i - 1 }))).collect();
        let parent = |t: TaskId| parents[t.index()];
        let walked = |a: TaskId, b: TaskId| std::iter::successors(parent(b), |t| parent(*t)).any(|t| t == a);
        let mut ancestry = Ancestry::default();
        for b in (0..500).step_by(7).map(TaskId) {
            for a in (0..500).map(TaskId) {
                assert_eq!(ancestry.is_ancestor(a, b, parent), walked(a, b), "{a:?} {b:?}");
            }
        }
    }
}
