//! Class initialisers: run inline by the first task that uses the class.

use super::cont::{Cont, Wait};
use super::machine::{Flow, Machine, Step, Stop};
use crate::fault::{Fault, planted};
use crate::order::StepId;
use crate::term::TermId;
use crate::trace::TaskId;
use scoville_evidence::verdict::Unknown;
use scoville_ir::stmt::Space;
use scoville_ir::types::ClassId;
use std::collections::BTreeSet;

/// State of a class initialiser.
#[derive(Debug, Default)]
pub struct InitState {
    /// Guard under which it has been run to its end.
    pub done: Option<TermId>,
    /// Whether an exception has ended it somewhere: the class cannot be used after that.
    pub failed: bool,
    /// Guards under which some continuation is at it.
    pub running: Vec<(TaskId, TermId)>,
    /// First step that touched the class.
    pub first: Option<StepId>,
    /// Whether some later touch is not ordered after the first.
    pub concurrent: bool,
    /// Whether it touched anything that others can change.
    pub impure: bool,
    /// Whether it contains events, whose place in a task then depends on the schedule.
    pub eventful: bool,
    /// Whether it has created a task, which may have got what the initialiser has allocated.
    pub spawns: bool,
    /// Whether something waits in it for other tasks, sections aside.
    pub waits: bool,
    /// Classes that are used while it goes on: who runs it may have to wait for their initialisers.
    pub needs: BTreeSet<ClassId>,
    /// Whether a section begins while it goes on that a task may have to wait for.
    pub enters: bool,
    /// Whether the class is used in such a section.
    pub used_inside: bool,
    /// Step of its accesses if several tasks may run it: nothing is before it, every use is after it.
    pub step: Option<StepId>,
    /// First object allocated by it.
    pub watermark: u32,
}

impl Machine<'_> {
    /// `InitClass`.
    pub fn init_class(&mut self, task: TaskId, cont: &mut Cont, class: ClassId) -> Step {
        let Some(method) = self.program.class(class).initializer else { return Ok(Flow::Next) };
        let step = cont.step;
        let guard = cont.guard;
        if let Some(outer) = self.initialising(cont).filter(|outer| *outer != class) {
            self.inits.entry(outer).or_default().needs.insert(class);
        }
        let inside = self.in_user_section(cont);
        let state = self.inits.entry(class).or_default();
        state.used_inside |= inside;
        if state.failed {
            let name = &self.program.class(class).name;
            let why = format!("use of class {name}, whose initialiser has failed{}", self.at(cont));
            return Err(Stop::Cut(Unknown::Unsupported(why)));
        }
        match state.first {
            None => state.first = Some(step),
            Some(first) => {
                if !self.order.before(first, step, guard, &self.terms) {
                    state.concurrent = true;
                }
            }
        }
        let running: Vec<(TaskId, TermId)> = state.running.clone();
        let done = state.done.unwrap_or(TermId::FALSE);
        if self.terms.evidently_implies(guard, done) {
            self.after_init(task, cont, class);
            return Ok(Flow::Next);
        }
        for (t, g) in running {
            if self.terms.evidently_disjoint(g, guard) {
                continue;
            }
            if t == task {
                // Recursive use by the initialising task itself goes on.
                return Ok(Flow::Next);
            }
            return Ok(Flow::Blocked(Wait::Init(class)));
        }
        if done != TermId::FALSE && !self.terms.evidently_disjoint(done, guard) && self.decide(cont, done)? {
            return Ok(Flow::Next);
        }
        if cont.ghost.is_some() {
            self.ghost_progress(cont);
            return Ok(Flow::Done);
        }
        let watermark = self.heap.objects.len() as u32;
        let state = self.inits.entry(class).or_default();
        state.running.push((task, guard));
        self.inits_running += 1;
        state.watermark = watermark;
        let regs = cont.regs.len() as u32;
        self.push_locals(cont, method, &[]);
        cont.enter(self.program, method, regs, None, Some(class));
        Ok(Flow::Jumped)
    }

    /// Whether it is the same in all orders which task runs which initialiser, as far as there are events in them.
    pub fn initialisers_are_placed(&self) -> bool {
        !self.inits.values().any(|s| s.eventful && s.concurrent)
    }

    /// The step of the accesses of an initialiser that several tasks may run.
    pub fn roaming_step(&mut self, task: TaskId, class: ClassId) -> StepId {
        if let Some(step) = self.inits.get(&class).and_then(|s| s.step) {
            return step;
        }
        let step = self.order.step_aside(task);
        self.inits.entry(class).or_default().step = Some(step);
        step
    }

    /// What uses a class comes after its initialiser.
    fn after_init(&mut self, task: TaskId, cont: &mut Cont, class: ClassId) {
        if let Some(step) = self.inits.get(&class).and_then(|s| s.step)
            && !planted(Fault::InitUnordered)
        {
            cont.knows = self.order.learn(cont.knows, step, cont.guard, &mut self.terms);
            self.new_step(task, cont);
        }
    }

    /// A class initialiser has ended.
    pub fn init_done(&mut self, task: TaskId, cont: &Cont, class: ClassId) {
        let old = self.inits.get(&class).and_then(|s| s.done).unwrap_or(TermId::FALSE);
        let done = self.terms.or(old, cont.guard);
        self.inits_running = self.inits_running.saturating_sub(1);
        if let Some(state) = self.inits.get_mut(&class) {
            state.running.retain(|(t, _)| *t != task);
            state.done = Some(done);
        }
        for i in 0..self.states.len() {
            if !self.states[i].waiting().is_empty() {
                self.wake_if(TaskId(i as u32), |w| *w == Wait::Init(class));
            }
        }
    }

    /// Whether a continuation is in a section other than those of library models, which use no class that waits.
    fn in_user_section(&self, cont: &Cont) -> bool {
        cont.sections.iter().filter_map(|s| self.sections.get(s.index())).any(|s| s.space != Space::Internal)
    }

    /// To be called when a section has begun.
    pub fn note_init_section(&mut self, cont: &Cont, space: Space) {
        if space != Space::Internal
            && let Some(class) = self.initialising(cont)
        {
            self.inits.entry(class).or_default().enters = true;
        }
    }

    /// A class whose initialiser may wait for ever, because another task waits for it: two initialisers that need each other,
    /// one that needs a section in which the class is used, or one that waits for what other users of the class may have to
    /// do. The trace has no events for the wait of one task for the initialiser that another one runs.
    pub fn entangled_init(&self) -> Option<ClassId> {
        let reaches = |from: ClassId, to: ClassId| {
            let (mut seen, mut work) = (BTreeSet::new(), vec![from]);
            while let Some(c) = work.pop() {
                let needs = self.inits.get(&c).into_iter().flat_map(|s| s.needs.iter().copied());
                // A superclass is initialised after its subclass has begun to be.
                for next in needs.chain(self.program.class(c).superclass) {
                    if next == to {
                        return true;
                    }
                    if seen.insert(next) {
                        work.push(next);
                    }
                }
            }
            false
        };
        let mut all: Vec<ClassId> = self.inits.iter().filter(|(_, s)| s.concurrent).map(|(c, _)| *c).collect();
        all.sort_unstable();
        let waits = |s: &InitState| s.waits || s.enters && s.used_inside;
        all.into_iter().find(|c| self.inits.get(c).is_some_and(waits) || reaches(*c, *c))
    }

    /// The class whose initialiser a continuation is in, the innermost one.
    pub fn initialising(&self, cont: &Cont) -> Option<ClassId> {
        if self.inits_running == 0 {
            return None;
        }
        cont.frames.iter().rev().find_map(|f| f.init)
    }

    /// Whether a location belongs to the class being initialised: its statics, and objects that it allocated, as long as
    /// it has created no task.
    pub fn init_owns(&self, class: ClassId, o: u32, s: u32) -> bool {
        if o == 0 {
            return self.static_class.get(s as usize) == Some(&class);
        }
        self.inits.get(&class).is_some_and(|i| o >= i.watermark && !i.spawns)
    }
}
