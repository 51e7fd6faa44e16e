//! Records of accesses, and the shadow state that they go into.

use super::cont::Cont;
use super::machine::{Machine, Slot};
use super::shadow::{Own, Record, RecordId, View, Way};
use crate::term::TermId;
use crate::trace::{EventId, TaskId};
use scoville_evidence::schedule::Site;
use scoville_ir::stmt::Mode;
use scoville_ir::types::MethodId;

impl Machine<'_> {
    /// Compares an access with those that the shadow state of its location holds, and enters it there.
    pub fn enter_shadow(&mut self, record: RecordId, (o, s): Slot, same: TermId) {
        if let Some(kept) = self.certify.as_deref_mut() {
            kept.add(record, (o, s), same);
        }
        let Machine { heap, shadow, records, order, terms, memo, .. } = self;
        let object = heap.get_mut(o);
        if object.shadow == 0 {
            object.shadow = shadow.add(object.len().max(1));
        }
        debug_assert!(s < object.len().max(1) as u32, "slot {s} of an object with {}", object.len());
        let view = View {
            records,
            order,
            terms,
            memo,
            keep_all: self.options.keep_all,
            tree_only: self.tree_only,
            settled: self.settled,
            every_place: self.options.follow_races,
        };
        let mut found = Vec::new();
        let (explaining, mut ordered) = (self.explain.is_some(), Vec::new());
        let location = object.shadow + s;
        let before = |earlier| {
            if explaining {
                ordered.push(earlier);
            }
        };
        self.ordered += shadow.access(location, record, same, &view, |pair| found.push(pair), before);
        ordered.into_iter().for_each(|earlier| self.explain_ordered(earlier, record, (o, s)));
        for (earlier, cond) in found {
            let clash = self.terms.draws_clash(same, cond);
            let same = if clash { TermId::FALSE } else { self.terms.and(same, cond) };
            self.pairs.push((earlier, record, (o, s), same));
        }
    }

    /// The record of an access, shared by accesses of one operation in one step.
    pub fn record(
        &mut self,
        task: TaskId,
        cont: &Cont,
        mode: Mode,
        guard: TermId,
        event: Option<EventId>,
        atomic: bool,
    ) -> RecordId {
        let site = Self::site(cont);
        if event.is_none() && !atomic {
            return self.record_at(task, cont, site, mode, guard);
        }
        let record = self.new_record(task, cont, site, mode, guard, atomic);
        let after = self.last_event(task, event);
        self.records.push(Record { after, own: Own::of(event), ..record });
        self.records.len() as u32 - 1
    }

    /// The record of an access without an event at an operation of the innermost activation.
    pub fn record_at(&mut self, task: TaskId, cont: &Cont, site: Site, mode: Mode, guard: TermId) -> RecordId {
        self.stand(task, cont);
        let at = (MethodId(site.method), site.pc);
        // Under another guard than the path's it is one of its own.
        if guard == cont.guard
            && let Some(id) = self.methods.record(self.program, at)
            && self.records[id as usize].mode == mode
        {
            return id;
        }
        let record = self.new_record(task, cont, site, mode, guard, false);
        let id = self.records.len() as u32;
        self.records.push(record);
        if guard == cont.guard {
            self.methods.remember(at, id);
        }
        id
    }

    /// Accesses of the continuation share their records from here on.
    pub fn stand(&mut self, task: TaskId, cont: &Cont) {
        let after = self.last_event(task, None);
        self.methods.stand((task, cont.step, cont.guard, after), &cont.sections);
    }

    fn new_record(&mut self, task: TaskId, cont: &Cont, site: Site, mode: Mode, guard: TermId, atomic: bool) -> Record {
        let (locks, span) = (self.locks_held(&cont.sections), self.span_of(task, cont));
        let (inside, waits) = (cont.sections.as_slice().into(), self.states[task.index()].waits);
        let way = Way { site, span, guard, waits, mode, inside, locks, atomic, init: None };
        let (after, step) = (self.last_event(task, None), cont.step);
        Record { task, after, own: Own::of(None), step, way: self.ways.shared(way) }
    }

    /// The last event of a task, before `event` if given.
    pub fn last_event(&self, task: TaskId, event: Option<crate::trace::EventId>) -> crate::trace::EventId {
        let events = &self.tasks[task.index()].events;
        let n = events.len() - usize::from(event.is_some() && events.last().copied() == event);
        events.get(n.wrapping_sub(1)).copied().unwrap_or(crate::trace::EventId(0))
    }
}
