//! Atomic sections.

use super::cont::Cont;
use super::machine::{Flow, Machine, Step, Stop};
use super::shadow::SOME_LOCKS;
use super::value::Value;
use crate::fault::{Fault, planted};
use crate::term::TermId;
use crate::trace::{EventId, EventKind, Few, Lock, Section, SectionId, TaskId};
use scoville_evidence::verdict::Unknown;
use scoville_ir::stmt::{Locks, Mode, Space};
use scoville_ir::types::Operand;

/// A section of a ghost iteration.
const GHOST: SectionId = SectionId(u32::MAX);

/// One that ends at a `Leave`.
const GHOST_UNBOUNDED: SectionId = SectionId(u32::MAX - 1);

impl Machine<'_> {
    /// `SectionBegin`.
    pub fn section_begin(
        &mut self,
        task: TaskId,
        cont: &mut Cont,
        space: Space,
        locks: &Locks,
        unbounded: bool,
    ) -> Step {
        let unbounded = match locks {
            Locks::Object(o, mode) if unbounded => {
                let v = self.get(cont, o);
                self.non_null(cont, v, "lock")?;
                Some((self.one_object(cont, v)?, *mode))
            }
            _ => None,
        };
        let wanted = match unbounded {
            Some((o, mode)) => vec![(Lock::Object(o, mode), TermId::TRUE)],
            None => self.wanted_locks(cont, locks)?,
        };
        // Also what is held already: in another order, a task that does not hold it may be the one that initialises.
        self.note_init_section(cont, space, &wanted);
        let mut taken = self.nested(cont, space, wanted)?;
        if planted(Fault::SectionsNeverExclude) {
            taken.clear();
        }
        let space = if planted(Fault::OneLockSpace) { Space::Isolated } else { space };
        if let Some(ghost) = &mut cont.ghost {
            // The ghost iteration reads the final state: its sections need no event of their own.
            ghost.entered.extend(unbounded);
            cont.sections.push(if unbounded.is_some() { GHOST_UNBOUNDED } else { GHOST });
            return Ok(Flow::Next);
        }
        if !taken.is_empty() {
            // The begin of an inner section of another space or object can be seen from outside.
            self.may_wait(cont);
        }
        let id = SectionId(self.sections.len() as u32);
        let begin = self.event(task, cont, EventKind::SectionBegin { section: id });
        self.sections.push(Section { task, space, locks: taken, begin, ends: Few::new(), unbounded, closed: true });
        cont.sections.push(id);
        if planted(Fault::SectionsOrder) {
            self.order_sections(task, cont, id);
        }
        Ok(Flow::Next)
    }

    /// `SectionEnd`.
    pub fn section_end(&mut self, task: TaskId, cont: &mut Cont) -> Flow {
        let bounded =
            |s: &SectionId| *s != GHOST_UNBOUNDED && self.sections.get(s.index()).is_none_or(|s| s.unbounded.is_none());
        let Some(i) = cont.sections.iter().rposition(bounded) else { return Flow::Next };
        if i + 1 < cont.sections.len() {
            // Not nested: neither can be taken for one operation.
            self.open_sections(cont);
        }
        let id = cont.sections.remove(i);
        if cont.ghost.is_some() {
            return Flow::Next;
        }
        self.end_section(task, cont, id);
        Flow::Next
    }

    fn end_section(&mut self, task: TaskId, cont: &mut Cont, id: SectionId) {
        self.close_unit(task, cont, id);
        let end: EventId = self.event(task, cont, EventKind::SectionEnd { section: id });
        self.sections[id.index()].ends.push(end);
        if planted(Fault::SectionAsOneEvent) {
            self.delay_fills(cont, id, end);
        }
    }

    /// `Leave`.
    pub fn section_leave(&mut self, task: TaskId, cont: &mut Cont, object: &Operand, mode: Mode) -> Step {
        let v = self.get(cont, object);
        self.non_null(cont, v, "lock")?;
        let o = self.one_object(cont, v)?;
        if let Some(ghost) = &mut cont.ghost {
            if ghost.entered.last() == Some(&(o, mode)) && cont.sections.last() == Some(&GHOST_UNBOUNDED) {
                ghost.entered.pop();
                cont.sections.pop();
                return Ok(Flow::Next);
            }
            // Others could go on where it lets go of what it held before.
            self.ghost_unclear(cont);
            return Ok(Flow::Done);
        }
        let sections = &self.sections;
        let of = |s: &SectionId| sections.get(s.index());
        let left = cont.sections.iter().rposition(|s| of(s).is_some_and(|s| s.unbounded == Some((o, mode))));
        let Some(i) = left else {
            return Err(Stop::Fault(self.program.known.illegal_state, String::new()));
        };
        let took = |s: &SectionId| of(s).is_some_and(|s| !s.locks.is_empty());
        let named = |s: &SectionId| of(s).is_some_and(|s| s.unbounded.is_some_and(|(other, _)| other == o));
        if took(&cont.sections[i]) && cont.sections[i + 1..].iter().any(|s| named(s) && !took(s)) {
            let why = "a lock that is released while its task still holds it in another way";
            return Err(Stop::Cut(Unknown::Unsupported(why.into())));
        }
        if i + 1 < cont.sections.len() {
            self.open_sections(cont);
        }
        let id = cont.sections.remove(i);
        self.end_section(task, cont, id);
        Ok(Flow::Next)
    }

    /// Whether the continuation is in a section of the monitor space on an object; with a mode, in an unbounded one in that
    /// mode.
    pub fn holds(&mut self, cont: &Cont, v: Value, mode: Option<Mode>) -> Step<Value> {
        self.non_null(cont, v, "lock")?;
        let o = self.one_object(cont, v)?;
        let ghosts = cont.ghost.iter().flat_map(|g| &g.entered);
        if ghosts.into_iter().any(|(entered, m)| *entered == o && mode.is_none_or(|mode| mode == *m)) {
            return Ok(Value::Bool(true));
        }
        let sections = cont.sections.iter().filter_map(|s| self.sections.get(s.index()));
        let on = |l: &Lock| matches!(l, Lock::Object(h, _) if *h == o);
        let mut monitors = sections.filter(|s| s.space == Space::Monitor);
        let holds = monitors.any(|s| match mode {
            None => s.locks.iter().any(|(l, c)| *c == TermId::TRUE && on(l)),
            mode => s.unbounded.is_some_and(|(other, m)| other == o && mode == Some(m)),
        });
        Ok(Value::Bool(holds))
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
                    for v in self.heap.slots(array).to_vec() {
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
            // Who writes and begins to read may go on reading when it no longer writes.
            Lock::Object(_, Mode::R) if space == Space::Monitor => held.contains(l),
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
            Space::Nested | Space::Monitor | Space::Internal => {
                Ok(wanted.into_iter().filter(|(l, _)| !covers(l)).collect())
            }
        }
    }
}

fn same(held: &Lock, o: u32) -> bool {
    match held {
        Lock::Global => true,
        Lock::Object(h, _) => *h == o,
    }
}
