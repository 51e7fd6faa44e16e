//! Faults that need more than a changed condition; see [`crate::fault`].

use super::cont::Cont;
use super::machine::Machine;
use crate::term::TermId;
use crate::trace::{Event, EventId, EventKind, Point, SectionId, TaskId};

impl Machine<'_> {
    /// [`crate::fault::Fault::SectionsOrder`]: edges from the ends of all earlier sections that exclude this one.
    pub fn order_sections(&mut self, task: TaskId, cont: &mut Cont, id: SectionId) {
        for i in 0..id.0 {
            if self.exclusion(&[SectionId(i)], &[id]) == TermId::TRUE {
                for e in self.sections[i as usize].ends.clone() {
                    let step = self.events[e.index()].step;
                    cont.knows = self.order.learn(cont.knows, step, TermId::TRUE, &mut self.terms);
                }
            }
        }
        self.new_step(task, cont);
    }

    /// [`crate::fault::Fault::SectionAsOneEvent`]: what the section has filled is seen after its end only.
    pub fn delay_fills(&mut self, cont: &Cont, id: SectionId, end: EventId) {
        for old in self.sections[id.index()].begin.0..end.0 {
            let event = self.events[old as usize].clone();
            let EventKind::Fill { cell, .. } = event.kind else { continue };
            if event.inside.contains(&id) {
                let inside = cont.sections.as_slice().into();
                let at = self.points.shared(Point { inside, ..(*event.at).clone() });
                let late = self.push_event(Event { at, ..event });
                self.events[old as usize].kind = EventKind::PermissionCall;
                let fills = &mut self.cells[cell.index()].fills;
                fills.iter_mut().filter(|f| f.0 == old).for_each(|f| *f = late);
            }
        }
    }
}
