//! Atomic sections.

use super::cont::Cont;
use super::machine::{Flow, Machine, Step, Stop};
use super::shadow::SOME_LOCKS;
use super::value::Value;
use crate::fault::{Fault, planted};
use crate::term::TermId;
use crate::trace::{EventId, EventKind, Lock, Section, SectionId, TaskId};
use scoville_evidence::verdict::Unknown;
use scoville_ir::stmt::{Locks, Mode, Space};

impl Machine<'_> {
    /// `SectionBegin`.
    pub fn section_begin(&mut self, task: TaskId, cont: &mut Cont, space: Space, locks: &Locks) -> Step {
        let wanted = self.wanted_locks(cont, locks)?;
        let mut taken = self.nested(cont, space, wanted)?;
        if planted(Fault::SectionsNeverExclude) {
            taken.clear();
        }
        let space = if planted(Fault::OneLockSpace) { Space::Isolated } else { space };
        if cont.ghost.is_some() {
            // The ghost iteration reads the final state: its sections need no event of their own.
            cont.sections.push(SectionId(u32::MAX));
            return Ok(Flow::Next);
        }
        if !taken.is_empty() {
            // The begin of an inner section of another space or object can be seen from outside.
            self.may_wait(cont);
        }
        let id = SectionId(self.sections.len() as u32);
        let begin = self.event(task, cont, EventKind::SectionBegin { section: id });
        self.sections.push(Section { task, space, locks: taken, begin, ends: Vec::new(), closed: true });
        cont.sections.push(id);
        if planted(Fault::SectionsOrder) {
            self.order_sections(task, cont, id);
        }
        Ok(Flow::Next)
    }

    /// `SectionEnd`.
    pub fn section_end(&mut self, task: TaskId, cont: &mut Cont) -> Flow {
        let Some(id) = cont.sections.pop() else { return Flow::Next };
        if cont.ghost.is_some() {
            return Flow::Next;
        }
        self.close_unit(task, cont, id);
        let end: EventId = self.event(task, cont, EventKind::SectionEnd { section: id });
        self.sections[id.index()].ends.push(end);
        if planted(Fault::SectionAsOneEvent) {
            self.delay_fills(cont, id, end);
        }
        Flow::Next
    }

    /// Notes that a continuation may wait here; inside a section that makes a deadlock possible, whatever the canonical
    /// run shows.
    pub fn may_wait(&mut self, cont: &Cont) {
        self.waits_inside |= !planted(Fault::WaitsInsideForgotten)
            && cont.sections.iter().any(|s| self.sections.get(s.index()).is_some_and(|s| !s.locks.is_empty()));
        self.open_sections(cont);
    }

    /// Marks the open sections of a continuation as not closed: something inside can be seen from outside, or waits.
    pub fn open_sections(&mut self, cont: &Cont) {
        for s in &cont.sections {
            if let Some(section) = self.sections.get_mut(s.index()) {
                section.closed = false;
            }
        }
    }

    /// The number of the set of locks that these sections hold together.
    pub fn locks_held(&mut self, sections: &[SectionId]) -> u32 {
        let mut locks = Vec::new();
        for s in sections.iter().filter_map(|s| self.sections.get(s.index())) {
            if s.locks.iter().any(|(_, c)| *c != TermId::TRUE) {
                return SOME_LOCKS;
            }
            locks.extend(s.locks.iter().map(|(l, _)| (s.space, *l)));
        }
        locks.sort_unstable();
        locks.dedup();
        let next = self.lock_sets.len() as u32;
        *self.lock_sets.entry(locks).or_insert(next)
    }

    fn wanted_locks(&mut self, cont: &Cont, locks: &Locks) -> Step<Vec<(Lock, TermId)>> {
        let mut wanted = Vec::new();
        match locks {
            Locks::Global => wanted.push((Lock::Global, TermId::TRUE)),
            Locks::Object(o, mode) => {
                let v = self.get(cont, o);
                self.lock_object(cont, v, *mode, &mut wanted)?;
            }
            Locks::Objects { write, read } => {
                for (o, mode) in [(write, Mode::W), (read, Mode::R)] {
                    let array = match self.get(cont, o) {
                        Value::Ref(0) => continue,
                        Value::Ref(a) => a,
                        _ => return Err(Stop::Cut(Unknown::Unsupported("schedule-dependent array of locks".into()))),
                    };
                    for v in self.heap.get(array).slots.clone() {
                        self.lock_object(cont, v, mode, &mut wanted)?;
                    }
                }
            }
        }
        Ok(wanted)
    }

    fn lock_object(&mut self, cont: &Cont, v: Value, mode: Mode, wanted: &mut Vec<(Lock, TermId)>) -> Step<()> {
        self.non_null(cont, v, "isolated on null")?;
        self.identified(v, "lock")?;
        let mode = if planted(Fault::ReadModeIgnored) { Mode::W } else { mode };
        for (o, cond) in self.bases(v)? {
            let held_for_writing = wanted.iter().any(|(l, _)| *l == Lock::Object(o, Mode::W));
            if !held_for_writing && !wanted.contains(&(Lock::Object(o, mode), cond)) {
                wanted.push((Lock::Object(o, mode), cond));
            }
        }
        Ok(())
    }

    /// What a section takes, given those that are open: nothing where its space allows the nesting.
    fn nested(&mut self, cont: &Cont, space: Space, wanted: Vec<(Lock, TermId)>) -> Step<Vec<(Lock, TermId)>> {
        let open = |m: &Self| -> Vec<Lock> {
            let sections = cont.sections.iter().filter_map(|s| m.sections.get(s.index()));
            let mut held = Vec::new();
            for s in sections.filter(|s| s.space == space) {
                held.extend(s.locks.iter().filter(|(_, c)| *c == TermId::TRUE).map(|(l, _)| *l));
            }
            held
        };
        let held = open(self);
        let covers = |l: &Lock| match l {
            Lock::Global => held.contains(&Lock::Global),
            Lock::Object(o, Mode::R) => {
                held.iter().any(|h| matches!(h, Lock::Global | Lock::Object(..)) && same(h, *o))
            }
            Lock::Object(o, Mode::W) => held.iter().any(|h| *h == Lock::Global || *h == Lock::Object(*o, Mode::W)),
        };
        match space {
            Space::Isolated if held.is_empty() => Ok(wanted),
            Space::Isolated => {
                if wanted.iter().all(|(l, _)| covers(l)) {
                    return Ok(Vec::new());
                }
                let message = "Attempt to obtain a lock on object not originally locked by the root isolated block";
                Err(Stop::Fault(self.program.known.illegal_state, message.into()))
            }
            Space::Nested | Space::Monitor | Space::Internal => Ok(wanted.into_iter().filter(|(l, _)| !covers(l)).collect()),
        }
    }
}

fn same(held: &Lock, o: u32) -> bool {
    match held {
        Lock::Global => true,
        Lock::Object(h, _) => *h == o,
    }
}
