//! From conflicting accesses and regions to obligations and to S.

use super::machine::{AccessPlace, Machine, Slot};
use super::shadow::RecordId;
use super::units::Unit;
use super::value::Value;
use crate::fault::{Fault, planted};
use crate::obligation::{ConflictObligation, RaceObligation};
use crate::term::{Sort, TermId};
use crate::trace::{Access, AccessId, CellId, EventKind, Lock, RegionId, SectionId};
use rustc_hash::FxHashMap;
use scoville_evidence::verdict::{Discharge, Unknown};
use scoville_ir::stmt::Mode;
use scoville_ir::types::ClassId;

/// Most racing locations that are made sensitive; more do not help to decide the first race.
const RACY: usize = 2000;

/// Most race obligations.
const OBLIGATIONS: usize = 200_000;

impl Machine<'_> {
    /// Turns pairs of accesses and of regions into obligations and into additions to S.
    /// Locations on which only sections that exclude each other interfere become candidates for commutation if it is
    /// looked for.
    pub fn find_pairs(&mut self, commuting: bool) {
        let choices = self.has_choices() || self.options.follow_races;
        let mut racy = 0;
        // What conditions speak of, which may be much, and the same ones come again and again.
        let mut spoken: FxHashMap<TermId, Vec<Slot>> = FxHashMap::default();
        let mut accesses: FxHashMap<(RecordId, Slot), AccessId> = FxHashMap::default();
        for (a, b, slot, same) in std::mem::take(&mut self.pairs) {
            if self.terms.gives_up() {
                return;
            }
            let (x, y) = (&self.records[a as usize], &self.records[b as usize]);
            if planted(Fault::DroppedReadsForgotten)
                && self
                    .events
                    .iter()
                    .any(|e| matches!(e.kind, EventKind::Spin { .. }) && (e.guard == x.guard || e.guard == y.guard))
            {
                continue;
            }
            if self.terms.evidently_disjoint(x.guard, y.guard) || same == TermId::FALSE {
                self.discharge(Discharge::Unreachable, a, b, slot);
                continue;
            }
            let ordered = self.order.before(x.step, y.step, y.guard, &self.terms);
            if x.task == y.task {
                // An initialiser beside the very task that ran it here: which task runs it matters.
                if let Some(class) = x.init.or(y.init)
                    && !ordered
                {
                    self.unplaced_init(class);
                }
                continue;
            }
            if ordered && (x.init.is_some() || y.init.is_some()) {
                // No event of the trace stands for the end of an initialiser: only structure knows this order.
                self.ordered += 1;
                self.explain_ordered(a, b, slot);
                continue;
            }
            let name = self.loc_name(slot);
            let atomic = x.atomic && y.atomic;
            let plain = !atomic && x.init.is_none() && y.init.is_none();
            let (inside_x, inside_y) = (x.inside.clone(), y.inside.clone());
            let mut excluded = self.exclusion(&inside_x, &inside_y);
            if planted(Fault::ConditionalExclusionAlways) && excluded != TermId::FALSE {
                excluded = TermId::TRUE;
            }
            if !ordered {
                if commuting && plain && excluded == TermId::TRUE && self.primitive(slot) {
                    self.memory.candidates.add(name);
                } else if atomic || excluded != TermId::FALSE {
                    if commuting && plain {
                        self.no_candidate(slot, excluded, &inside_x, &inside_y);
                    }
                    self.memory.sensitive.add(name);
                } else if planted(Fault::RacyReadsConcrete) {
                    // Nothing: as if order fixed what they read.
                } else if choices && racy < RACY {
                    racy += 1;
                    self.memory.sensitive.add(name);
                } else if choices {
                    let why = "more racing accesses than can be followed".into();
                    self.incomplete.get_or_insert(Unknown::TooLarge(why));
                }
            }
            if atomic {
                continue;
            }
            if excluded == TermId::TRUE && !self.options.keep_all {
                self.discharge(Discharge::Excluded, a, b, slot);
                continue;
            }
            // Whether the access happens depends on the order of sections: they do not commute after all.
            let (guard_x, guard_y) = (self.records[a as usize].guard, self.records[b as usize].guard);
            let mut candidates: Vec<Slot> = Vec::new();
            for condition in [guard_x, guard_y, same] {
                candidates.extend(spoken.entry(condition).or_insert_with(|| self.candidates_in(&[condition])).iter());
            }
            candidates.sort_unstable();
            candidates.dedup();
            for c in candidates.into_iter().filter(|_| !planted(Fault::CommuteWithoutFootprint)) {
                self.tell_access(slot, c, (a, b));
                let name = self.loc_name(c);
                self.memory.sensitive.add(name);
            }
            // Accesses of one operation in one step share a record: one location speaks for all, unless it is a matter of
            // values which one they touch.
            if same == TermId::TRUE && !self.seen_pairs.insert((a, b)) {
                continue;
            }
            if self.obligations.races.len() >= OBLIGATIONS {
                self.incomplete.get_or_insert(Unknown::TooLarge(format!("more than {OBLIGATIONS} race obligations")));
                break;
            }
            let first = self.access_of(&mut accesses, a, slot);
            let second = self.access_of(&mut accesses, b, slot);
            let location = self.location(slot);
            self.obligations.races.push(RaceObligation { first, second, location, same });
        }
        if self.ordered > 0 {
            *self.discharged.entry(Discharge::Ordered).or_default() += self.ordered;
        }
        self.find_conflicts();
    }

    /// Remembers for the report why no section is described that uses this location.
    fn no_candidate(&mut self, slot: Slot, excluded: TermId, xs: &[SectionId], ys: &[SectionId]) {
        if excluded == TermId::TRUE {
            self.may_clash_inside(xs, ys, |m| format!("they handle references ({})", m.short_name(slot)));
        } else {
            let why = "whether they exclude each other depends on the schedule";
            self.may_clash_inside(xs, ys, |_| why.to_owned());
        }
    }

    /// Remembers for the report that it is a matter of the order of sections whether one of them accesses a location.
    fn tell_access(&mut self, slot: Slot, depends_on: Slot, (a, b): (RecordId, RecordId)) {
        for it in [a, b] {
            let record = &self.records[it as usize];
            let touches = |u: &&Unit| u.task != record.task && u.effect.iter().any(|(s, _)| *s == depends_on);
            if self.candidates_in(&[record.guard]).contains(&depends_on)
                && let Some(other) = self.units.closed.iter().find(touches)
            {
                let (inside, at, beside) = (record.inside.clone(), record.span, [other.section]);
                return self.may_clash_inside(&inside, &beside, |m| {
                    let (what, by) = (m.short_name(slot), m.short_name(depends_on));
                    format!("whether {what} is accessed{} depends on {by}", m.line(at))
                });
            }
        }
    }

    /// Whether a location holds a primitive value.
    fn primitive(&self, (o, s): Slot) -> bool {
        match self.heap.slots(o)[s as usize] {
            Value::Ref(_) => false,
            Value::Term(t) => self.terms.sort(t) != Sort::Ref,
            _ => true,
        }
    }

    /// Whether any operation's outcome or order can depend on the schedule.
    fn has_choices(&self) -> bool {
        !self.memory.sensitive.slots.is_empty()
            || !self.memory.sensitive.contested.is_empty()
            || !self.polled.is_empty()
            || self.sections.iter().any(|s| !s.locks.is_empty())
            || self.terms.vars().len() > self.units.count()
    }

    fn access_of(
        &mut self,
        known: &mut FxHashMap<(RecordId, Slot), AccessId>,
        record: RecordId,
        slot: Slot,
    ) -> AccessId {
        if let Some(id) = known.get(&(record, slot)) {
            return *id;
        }
        let id = AccessId(self.accesses.len() as u32);
        let r = &self.records[record as usize];
        self.accesses.push(Access {
            task: r.task,
            after: r.after,
            event: r.event(),
            guard: r.guard,
            site: r.site,
            span: r.span,
            mode: r.mode,
            step: r.step,
            inside: r.inside.clone(),
        });
        self.access_places.push(AccessPlace {
            task: r.task,
            site: r.site,
            guard: r.guard,
            after: r.after,
            location: slot,
        });
        known.insert((record, slot), id);
        id
    }

    /// Condition under which some section of one list excludes some section of the other.
    pub fn exclusion(&mut self, xs: &[SectionId], ys: &[SectionId]) -> TermId {
        let mut any = Vec::new();
        for x in xs {
            for y in ys {
                let (Some(sx), Some(sy)) = (self.sections.get(x.index()), self.sections.get(y.index())) else {
                    continue;
                };
                if sx.space != sy.space || sx.task == sy.task {
                    continue;
                }
                for (la, ca) in &sx.locks {
                    for (lb, cb) in &sy.locks {
                        let clash = match (la, lb) {
                            (Lock::Object(p, m), Lock::Object(q, n)) => p == q && (*m == Mode::W || *n == Mode::W),
                            _ => true,
                        };
                        if clash {
                            any.push((*ca, *cb));
                        }
                    }
                }
            }
        }
        let mut terms = Vec::new();
        for (a, b) in any {
            terms.push(self.terms.and(a, b));
        }
        self.terms.or_all(terms)
    }

    /// Compares the regions of each object.
    fn find_conflicts(&mut self) {
        let mut by_object: FxHashMap<u32, Vec<usize>> = FxHashMap::default();
        for i in 0..self.regions.len() {
            by_object.entry(self.region_states[i].object).or_default().push(i);
        }
        let mut found = Vec::new();
        for list in by_object.values() {
            for (k, &i) in list.iter().enumerate() {
                for &j in &list[k + 1..] {
                    found.push((i, j));
                }
            }
        }
        found.sort_unstable_by_key(|(i, j)| (*j, *i));
        for (i, j) in found {
            self.compare_regions(i, j);
        }
    }

    fn compare_regions(&mut self, i: usize, j: usize) {
        let (a, b) = (&self.regions[i], &self.regions[j]);
        if a.task == b.task || (a.mode == Mode::R && b.mode == Mode::R) {
            return;
        }
        let (x, y) = (&self.region_states[i], &self.region_states[j]);
        let shared = x
            .parts
            .iter()
            .find_map(|p| y.parts.iter().find(|q| p.0 <= q.1 && q.0 <= p.1).map(|q| (p.0.max(q.0), p.1.min(q.1))));
        let Some(shared) = shared else { return };
        let slot = if shared.1 == u32::MAX { u32::MAX } else { shared.0 };
        if self.terms.evidently_disjoint(x.guard, y.guard) {
            self.discharge_regions(Discharge::Unreachable, (i, j), slot);
            return;
        }
        // What is never released stays held. That is a finding of its own, if its task comes to an end; then conflicts that
        // follow are attributed to it.
        let end = |r: &super::machine::RegionState| match r.released {
            Some(_) if planted(Fault::ReleaseAtAcquire) => Some(r.acquired),
            None if planted(Fault::UnreleasedEndsAtOnce) => Some(r.acquired),
            end => end,
        };
        let ends_before = |r: &super::machine::RegionState, other: &super::machine::RegionState| {
            end(r).is_some_and(|end| self.order.before(end, other.acquired, other.guard, &self.terms))
        };
        let ordered = ends_before(x, y) || ends_before(y, x);
        if ordered && !self.options.keep_all {
            self.discharge_regions(Discharge::Ordered, (i, j), slot);
            return;
        }
        let whole = |r: &super::machine::RegionState| -> Vec<SectionId> {
            r.inside.iter().copied().filter(|s| r.released.is_some() && r.inside_release.contains(s)).collect()
        };
        let (in_x, in_y) = (whole(x), whole(y));
        let same = self.terms.and(x.same, y.same);
        if self.exclusion(&in_x, &in_y) == TermId::TRUE && !self.options.keep_all {
            self.discharge_regions(Discharge::Excluded, (i, j), slot);
            return;
        }
        if same == TermId::FALSE {
            return;
        }
        let overlap = self.slots_text(self.region_states[i].object, shared);
        let (first, second) = (RegionId(i as u32), RegionId(j as u32));
        self.obligations.conflicts.push(ConflictObligation { first, second, overlap, same });
    }

    /// Slots of an object, for people.
    pub fn slots_text(&self, object: u32, (lo, hi): (u32, u32)) -> String {
        use super::heap::Kind;
        let o = self.heap.get(object);
        match &o.kind {
            _ if hi == u32::MAX => format!("an object of class {}", self.class_name(object)),
            Kind::Array { .. } if lo == hi => format!("element {lo}"),
            Kind::Array { .. } => format!("elements {lo}..{hi}"),
            Kind::Instance(c) => self
                .program
                .class(*c)
                .instance_fields
                .get(lo as usize)
                .map_or_else(String::new, |f| format!("field {}", self.program.field(*f).name)),
            _ => self
                .program
                .fields
                .iter()
                .find(|f| f.is_static && f.slot == lo)
                .map_or_else(String::new, |f| format!("{}.{}", self.program.class(f.class).name, f.name)),
        }
    }

    /// Widens the domains of sensitive references; objections that no solver can lift make the round incomplete.
    pub fn refine(&mut self) {
        self.find_rivals();
        self.find_entangled_init();
        let locations: Vec<(Slot, TermId)> = self
            .location_slots
            .iter()
            .zip(&self.locations)
            .filter(|(_, l)| l.sensitive)
            .map(|(s, l)| (*s, l.initial))
            .collect();
        for (slot, initial) in locations {
            let name = self.loc_name(slot);
            self.memory.sensitive.widen(name, initial, &self.terms, &self.heap);
        }
        for e in &self.events {
            match &e.kind {
                EventKind::Write { .. } if planted(Fault::DomainsNotWidened) => {}
                EventKind::Write { targets, value, .. } if self.terms.sort(*value) == Sort::Ref => {
                    for (l, _) in targets {
                        let (o, s) = self.location_slots[l.index()];
                        let name = (self.heap.get(o).name, s);
                        self.memory.sensitive.widen(name, *value, &self.terms, &self.heap);
                    }
                }
                EventKind::Fill { cell, value, .. } if self.is_polled(*cell) => {
                    let name = (self.heap.get(self.cell_objects[cell.index()]).name, 0);
                    self.memory.sensitive.widen(name, *value, &self.terms, &self.heap);
                }
                _ => {}
            }
        }
        let mut classes: Vec<ClassId> =
            self.inits.iter().filter(|(_, s)| (s.impure || s.personal) && s.concurrent).map(|(c, _)| *c).collect();
        classes.sort_unstable();
        for c in classes {
            if self.memory.sensitive.roaming.insert(c) {
                self.memory.sensitive.changes += 1;
            }
            if self.inits.get(&c).is_some_and(|s| s.eventful || s.personal) {
                self.unplaced_init(c);
            }
        }
    }

    /// Two tasks may wait for each other, one of them for an initialiser, and no event stands for that.
    fn find_entangled_init(&mut self) {
        if let Some(class) = self.entangled_init() {
            let name = &self.program.class(class).name;
            let what = format!("the initialiser of {name} may wait for a task that waits for it");
            self.incomplete.get_or_insert(Unknown::Unsupported(what));
        }
    }

    /// The outcome of an initialiser depends on which task runs it, and that is not followed.
    fn unplaced_init(&mut self, class: ClassId) {
        let name = &self.program.class(class).name;
        let what = format!("the initialiser of {name} uses shared state and may run in several tasks");
        self.incomplete.get_or_insert(Unknown::Unsupported(what));
    }

    fn is_polled(&self, cell: CellId) -> bool {
        let name = self.heap.get(self.cell_objects[cell.index()]).name;
        self.polled.contains(&cell) || self.memory.sensitive.contested.contains(&name)
    }
}
