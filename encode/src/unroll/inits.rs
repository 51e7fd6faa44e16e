//! Class initialisers: run inline by the first task that uses the class.

use super::cont::{Cont, Wait};
use super::machine::{Flow, Machine, Slot, Step, Stop};
use super::value::Value;
use crate::fault::{Fault, planted};
use crate::order::StepId;
use crate::term::{Sort, TermId};
use crate::trace::{EventKind, Lock, TaskId};
use rustc_hash::FxHashSet;
use scoville_evidence::verdict::Unknown;
use scoville_ir::stmt::Space;
use scoville_ir::types::ClassId;
use std::collections::BTreeSet;

/// State of a class initialiser. What it does, and what initialisers do that it runs, is noted for all that are open.
#[derive(Debug, Default)]
pub struct InitState {
    /// Guard under which it has been run to its end.
    pub done: Option<TermId>,
    /// Whether an exception has ended it somewhere: the class cannot be used after that.
    pub failed: bool,
    /// Guards under which some continuation is at it.
    pub running: Vec<(TaskId, TermId)>,
    /// Steps that touched the class and may be the first to do so, with their guards.
    firsts: Vec<(StepId, TermId)>,
    /// Whether two of these may come in either order: several tasks may run it.
    pub concurrent: bool,
    /// Whether it touched anything that others can change.
    pub impure: bool,
    /// Whether it contains events, whose place in a task then depends on the schedule.
    pub eventful: bool,
    /// Whether it asks something of the task that runs it.
    pub personal: bool,
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
    /// The objects that it has made, those of the initialisers that it runs aside.
    made: FxHashSet<u32>,
    /// Whether a reference to one of these has got where others may see it.
    handed_on: bool,
}

impl InitState {
    /// Whether it alone can see an object.
    fn keeps(&self, o: u32) -> bool {
        self.made.contains(&o) && (!self.handed_on || planted(Fault::InitKeepsAll))
    }
}

/// Touches of a class that may be the first; with more of them, several tasks are taken to run its initialiser.
const FIRSTS: usize = 16;

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
        self.note_touch(class, step, guard);
        let state = self.inits.entry(class).or_default();
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
        let state = self.inits.entry(class).or_default();
        state.running.push((task, guard));
        self.inits_running += 1;
        let regs = cont.regs.len() as u32;
        self.push_locals(cont, method, &[]);
        cont.enter(self.program, method, regs, None, Some(class));
        Ok(Flow::Jumped)
    }

    /// A class is touched: whether that may run its initialiser, and beside which others.
    fn note_touch(&mut self, class: ClassId, step: StepId, guard: TermId) {
        let Some(state) = self.inits.get_mut(&class) else { return };
        let (before, beside): (Vec<_>, Vec<_>) =
            state.firsts.iter().partition(|(first, _)| self.order.before(*first, step, guard, &self.terms));
        let mut known = before.iter().any(|(_, g)| self.terms.evidently_implies(guard, *g));
        if !known && before.len() > 1 {
            let any = self.terms.or_all(before.iter().map(|(_, g)| *g));
            known = self.terms.evidently_implies(guard, any);
        }
        if known {
            return;
        }
        state.concurrent |= beside.iter().any(|(_, g)| !self.terms.evidently_disjoint(*g, guard));
        if state.firsts.len() < FIRSTS {
            state.firsts.push((step, guard));
        } else {
            state.concurrent = true;
        }
    }

    /// Whether it is the same in all orders which task runs which initialiser, as far as there are events in them.
    pub fn initialisers_are_placed(&self) -> bool {
        !self.inits.values().any(|s| (s.eventful || s.personal) && s.concurrent)
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

    /// What uses a class comes after its initialiser, and after those that it needs.
    fn after_init(&mut self, task: TaskId, cont: &mut Cont, class: ClassId) {
        if self.memory.sensitive.roaming.is_empty() || planted(Fault::InitUnordered) {
            return;
        }
        let steps: Vec<StepId> =
            self.needed_by(class).into_iter().filter_map(|c| self.inits.get(&c)).filter_map(|s| s.step).collect();
        for step in &steps {
            cont.knows = self.order.learn(cont.knows, *step, cont.guard, &mut self.terms);
        }
        if !steps.is_empty() {
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

    /// To be called when a section begins that takes these locks.
    pub fn note_init_section(&mut self, cont: &Cont, space: Space, locks: &[(Lock, TermId)]) {
        if space == Space::Internal || self.inits_running == 0 || cont.ghost.is_some() {
            return;
        }
        // Nobody holds what nobody else can see.
        let known = |lock: &Lock| match lock {
            Lock::Object(o, _) => !open(cont).any(|c| self.inits.get(&c).is_some_and(|s| s.keeps(*o))),
            Lock::Global => true,
        };
        if locks.iter().any(|(lock, _)| known(lock)) {
            self.in_initialisers(cont, |state| state.enters = true);
        }
    }

    /// To be called with every event.
    pub fn note_init_event(&mut self, cont: &Cont, kind: &EventKind) {
        self.in_initialisers(cont, |state| {
            state.eventful = true;
            state.handed_on |= matches!(kind, EventKind::Spawn { .. });
            state.waits |= kind.waits();
        });
    }

    /// To be called when a program asks something of the task that executes it.
    pub fn note_personal(&mut self, cont: &Cont) {
        self.in_initialisers(cont, |state| state.personal = true);
    }

    /// To be called for every object that a program makes.
    pub fn note_made(&mut self, cont: &Cont, object: u32) {
        if let Some(class) = self.initialising(cont) {
            self.inits.entry(class).or_default().made.insert(object);
        }
    }

    /// To be called when a value is about to be written to one of these places: a reference there may be seen by who sees the place.
    pub fn hand_on(&mut self, cont: &Cont, to: &[Slot], v: Value) {
        let object = match v {
            Value::Ref(o) if o != 0 => Some(o),
            // Which ones it may be is not looked at.
            Value::Term(t) if self.terms.sort(t) == Sort::Ref => None,
            _ => return,
        };
        if self.inits_running == 0 {
            return;
        }
        for class in open(cont) {
            let kept = |s: &InitState| object.is_none_or(|o| s.keeps(o));
            if self.inits.get(&class).is_some_and(kept) && !to.iter().all(|(o, s)| self.init_owns(class, *o, *s)) {
                self.inits.entry(class).or_default().handed_on = true;
            }
        }
    }

    /// Notes something for all initialisers that a continuation is in.
    pub fn in_initialisers(&mut self, cont: &Cont, note: impl Fn(&mut InitState)) {
        if self.inits_running > 0 {
            let all = if planted(Fault::InitNotedInnermost) { 1 } else { usize::MAX };
            open(cont).take(all).for_each(|class| note(self.inits.entry(class).or_default()));
        }
    }

    /// Whether several tasks may run one of the initialisers that a continuation is in.
    pub fn is_roaming(&self, cont: &Cont) -> bool {
        open(cont).any(|class| self.memory.sensitive.roaming.contains(&class))
    }

    /// The classes that may have to be initialised before the initialiser of one is over, with itself.
    fn needed_by(&self, class: ClassId) -> BTreeSet<ClassId> {
        let (mut seen, mut work) = (BTreeSet::from([class]), vec![class]);
        while let Some(c) = work.pop() {
            work.extend(self.needs_of(c).filter(|next| seen.insert(*next)));
        }
        seen
    }

    /// What an initialiser needs itself.
    fn needs_of(&self, class: ClassId) -> impl Iterator<Item = ClassId> {
        let used = self.inits.get(&class).into_iter().flat_map(|s| s.needs.iter().copied());
        // A superclass is initialised after its subclass has begun to be.
        used.chain(self.program.class(class).superclass)
    }

    /// A class whose initialiser may wait for ever, because another task waits for it: two initialisers that need each other,
    /// one that needs a section in which the class is used, or whose holder waits for what may use it, or one that waits for what
    /// other users of the class may have to do. The trace has no events for the wait of one task for the initialiser that another
    /// one runs.
    pub fn entangled_init(&self) -> Option<ClassId> {
        let mut all: Vec<ClassId> = self.inits.iter().filter(|(_, s)| s.concurrent).map(|(c, _)| *c).collect();
        all.sort_unstable();
        let state = |c: &ClassId| self.inits.get(c);
        all.into_iter().find(|class| {
            let needs = self.needed_by(*class);
            let in_circle = || self.needs_of(*class).any(|c| self.needed_by(c).contains(class));
            let enters = || needs.iter().filter_map(state).any(|s| s.enters);
            let inside = |(c, s): (&ClassId, &InitState)| s.used_inside && self.needed_by(*c).contains(class);
            needs.iter().filter_map(state).any(|s| s.waits)
                || in_circle()
                || enters() && (self.waits_inside || self.inits.iter().any(inside))
        })
    }

    /// The class whose initialiser a continuation is in, the innermost one.
    pub fn initialising(&self, cont: &Cont) -> Option<ClassId> {
        if self.inits_running == 0 { None } else { open(cont).next() }
    }

    /// Whether a location belongs to the class being initialised: its statics, and objects that it has made, as long as no
    /// reference to one of these has got elsewhere.
    pub fn init_owns(&self, class: ClassId, o: u32, s: u32) -> bool {
        if o == 0 {
            return self.static_class.get(s as usize) == Some(&class);
        }
        self.inits.get(&class).is_some_and(|i| i.keeps(o))
    }
}

/// The classes whose initialisers a continuation is in, the innermost first.
fn open(cont: &Cont) -> impl Iterator<Item = ClassId> {
    cont.frames.iter().rev().filter_map(|f| f.init)
}
