//! Barriers: registrations, signals and waits.
//!
//! Which registrations belong to a phase, and who has signalled it, is the same in all schedules as far as guards are (see
//! [`scoville_ir::stmt::BarrierMode`]). What paths differ in are the *states* of a registration: its holder and its phases
//! under disjoint guards. A *gate* is a phase that somebody waits for: it is passed under the guards under which all
//! registrations that belong to it have done what it needs. All who pass a gate for certain share what it makes known, so
//! that n tasks that meet t times cost n·t edges.

use super::cont::{Cont, Wait};
use super::heap::Kind;
use super::machine::{Flow, Machine, Step, Stop};
use super::value::Value;
use crate::fault::{Fault, planted};
use crate::order::{Knowledge, StepId};
use crate::term::{Constant, TermId};
use crate::trace::{EventId, EventKind, Need, Phase, PhaseId, TaskId};
use scoville_evidence::verdict::Unknown;
use scoville_ir::stmt::BarrierMode;
use scoville_ir::types::{Local, Operand};

/// Index of a registration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RegId(pub u32);

/// A gate: a phase of a barrier, of signals or of waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GateId {
    barrier: u32,
    /// Whether it needs signals; else it needs waits.
    signals: bool,
    /// Counted from 1.
    phase: u32,
}

/// Where a registration stands on some paths.
#[derive(Clone, Copy, Debug)]
struct State {
    guard: TermId,
    holder: TaskId,
    signalled: u32,
    waited: u32,
}

impl State {
    /// Whether the other one differs at most in its guard. No two states of a registration do.
    fn same(&self, other: &State) -> bool {
        (self.holder, self.signalled, self.waited) == (other.holder, other.signalled, other.waited)
    }
}

/// Something that gates need has been done.
#[derive(Clone, Copy, Debug)]
struct Done {
    guard: TermId,
    step: StepId,
    event: EventId,
}

/// What a registration has done for gates of one sort.
#[derive(Debug, Default)]
struct Track {
    /// The last phase that was over when it was made.
    start: u32,
    /// By phase, the first one after `start`.
    done: Vec<Vec<Done>>,
    /// Drops: they count for the given phase and all later ones.
    drops: Vec<(u32, Done)>,
}

impl Track {
    fn push(&mut self, phase: u32, done: Done) {
        let i = phase.saturating_sub(self.start + 1) as usize;
        if self.done.len() <= i {
            self.done.resize_with(i + 1, Vec::new);
        }
        self.done[i].push(done);
    }

    /// What counts for a phase.
    fn of(&self, phase: u32) -> impl Iterator<Item = Done> {
        let done = self.done.get(phase.wrapping_sub(self.start + 1) as usize);
        let drops = self.drops.iter().filter(move |(first, _)| *first <= phase).map(|(_, d)| *d);
        done.into_iter().flatten().copied().chain(drops)
    }
}

/// A registration.
#[derive(Debug)]
struct Reg {
    barrier: u32,
    mode: BarrierMode,
    /// When it was made.
    guard: TermId,
    states: Vec<State>,
    signals: Track,
    waits: Track,
}

impl Reg {
    fn track(&self, signals: bool) -> &Track {
        if signals { &self.signals } else { &self.waits }
    }
}

#[derive(Debug, Default)]
struct Gate {
    /// Registrations that belong to it.
    members: Vec<RegId>,
    /// Those of which it is not known that they have done what it needs on all paths.
    pending: Vec<RegId>,
    /// What is known behind it, once all have.
    known: Option<Knowledge>,
    waiters: Vec<TaskId>,
    /// In the trace.
    id: Option<PhaseId>,
}

#[derive(Debug, Default)]
struct Barrier {
    bound: u32,
    /// Registrations that the next gate may need.
    signallers: Vec<RegId>,
    waiters: Vec<RegId>,
    /// Gates by phase, counted from 1.
    signals: Vec<Gate>,
    waits: Vec<Gate>,
}

/// All barriers of a trace.
#[derive(Debug, Default)]
pub struct Barriers {
    all: Vec<Barrier>,
    regs: Vec<Reg>,
    phases: Vec<GateId>,
}

impl Barriers {
    fn gate(&self, id: GateId) -> Option<&Gate> {
        let b = &self.all[id.barrier as usize];
        (if id.signals { &b.signals } else { &b.waits }).get(id.phase as usize - 1)
    }

    fn gate_mut(&mut self, id: GateId) -> Option<&mut Gate> {
        let b = &mut self.all[id.barrier as usize];
        (if id.signals { &mut b.signals } else { &mut b.waits }).get_mut(id.phase as usize - 1)
    }

    fn belongs(&self, r: RegId, signals: bool, phase: u32) -> bool {
        let reg = &self.regs[r.0 as usize];
        if planted(Fault::SignalNotNeeded) {
            // The first one after the creator's.
            let of_barrier = (0u32..).zip(&self.regs).filter(|(_, x)| x.barrier == reg.barrier);
            if of_barrier.map(|(i, _)| RegId(i)).nth(1) == Some(r) {
                return false;
            }
        }
        if signals { reg.mode.signals && reg.signals.start < phase } else { reg.mode.waits && reg.waits.start < phase }
    }

    /// Makes the gate, and those before it, if they do not exist yet.
    fn open(&mut self, id: GateId) {
        loop {
            let b = &self.all[id.barrier as usize];
            let (gates, candidates) = if id.signals { (&b.signals, &b.signallers) } else { (&b.waits, &b.waiters) };
            let phase = gates.len() as u32 + 1;
            if phase > id.phase {
                return;
            }
            let members: Vec<RegId> =
                candidates.iter().copied().filter(|r| self.belongs(*r, id.signals, phase)).collect();
            // Those that are gone on all paths do not belong to later phases.
            let gone = |r: &RegId| {
                let reg = &self.regs[r.0 as usize];
                reg.states.is_empty() && reg.track(id.signals).drops.iter().all(|(first, _)| *first <= phase)
            };
            let rest: Vec<RegId> = candidates.iter().copied().filter(|r| !gone(r)).collect();
            let b = &mut self.all[id.barrier as usize];
            let gate = Gate { pending: members.clone(), members, ..Gate::default() };
            if id.signals {
                b.signals.push(gate);
                b.signallers = rest;
            } else {
                b.waits.push(gate);
                b.waiters = rest;
            }
        }
    }

    /// A registration that belongs to gates which exist already.
    fn join(&mut self, r: RegId) {
        let (barrier, mode) = (self.regs[r.0 as usize].barrier, self.regs[r.0 as usize].mode);
        for signals in [true, false] {
            if !(if signals { mode.signals } else { mode.waits }) {
                continue;
            }
            let b = &mut self.all[barrier as usize];
            (if signals { &mut b.signallers } else { &mut b.waiters }).push(r);
            let count = (if signals { &b.signals } else { &b.waits }).len() as u32;
            for phase in 1..=count {
                if self.belongs(r, signals, phase)
                    && let Some(gate) = self.gate_mut(GateId { barrier, signals, phase })
                {
                    gate.members.push(r);
                    gate.pending.push(r);
                }
            }
        }
    }
}

impl Machine<'_> {
    /// The registration behind a reference.
    fn registration(&mut self, cont: &Cont, v: Value) -> Step<RegId> {
        self.non_null(cont, v, "null registration")?;
        let objects = self.objects(v);
        let t = v.term(&mut self.terms);
        for (i, o) in objects.iter().enumerate() {
            let Kind::Registration(reg) = self.heap.get(*o).kind else { continue };
            let c = self.terms.constant(Constant::Ref(*o));
            let is = self.terms.eq(t, c);
            if i + 1 == objects.len() || self.decide(cont, is)? {
                return Ok(reg);
            }
        }
        Err(Stop::Cut(Unknown::Unsupported("a registration that is not known".into())))
    }

    /// Which state a registration that the task must hold is in here.
    fn held(&mut self, task: TaskId, cont: &Cont, reg: RegId) -> Step<usize> {
        for i in 0..self.barriers.regs[reg.0 as usize].states.len() {
            let s = self.barriers.regs[reg.0 as usize].states[i];
            if s.holder == task && !self.terms.evidently_disjoint(s.guard, cont.guard) && self.decide(cont, s.guard)? {
                return Ok(i);
            }
        }
        Err(Stop::Fault(self.program.known.illegal_state, "The task is not registered".into()))
    }

    /// Moves a registration from one of its states to another one, under a guard that implies the first one's.
    fn move_to(&mut self, reg: RegId, from: usize, guard: TermId, to: Option<State>) {
        let states = &mut self.barriers.regs[reg.0 as usize].states;
        let old = states.swap_remove(from);
        let all = old.guard == guard || self.terms.evidently_implies(old.guard, guard);
        let moved = if all { old.guard } else { guard };
        if !all {
            let not = self.terms.not(guard);
            let rest = self.terms.and(old.guard, not);
            if rest != TermId::FALSE {
                states.push(State { guard: rest, ..old });
            }
        }
        let Some(to) = to else { return };
        match states.iter_mut().find(|s| s.same(&to)) {
            Some(s) => s.guard = self.terms.or(s.guard, moved),
            None => states.push(State { guard: moved, ..to }),
        }
    }

    fn mode(&mut self, cont: &Cont, mode: &Operand) -> Step<BarrierMode> {
        match self.get(cont, mode) {
            Value::Int(n) => Ok(BarrierMode::of(n)),
            _ => Err(Stop::Cut(Unknown::Unsupported("a mode of a phaser that depends on the schedule".into()))),
        }
    }

    fn new_registration(
        &mut self,
        task: TaskId,
        cont: &mut Cont,
        dst: Local,
        barrier: u32,
        mode: BarrierMode,
        start: (u32, u32),
    ) -> Step {
        let site = Self::site(cont);
        let name = self.make_name(task, site);
        let reg = RegId(self.barriers.regs.len() as u32);
        let object = self.add_object(name, Kind::Registration(reg), 0, Vec::new(), cont.guard);
        let state = State { guard: cont.guard, holder: task, signalled: start.0, waited: start.1 };
        self.barriers.regs.push(Reg {
            barrier,
            mode,
            guard: cont.guard,
            states: vec![state],
            signals: Track { start: start.0, ..Track::default() },
            waits: Track { start: start.1, ..Track::default() },
        });
        self.barriers.join(reg);
        self.states[task.index()].live().regs.push(reg);
        cont.effect(0);
        self.set(cont, dst, Value::Ref(object));
        Ok(Flow::Next)
    }

    /// `BarrierNew`.
    pub fn barrier_new(&mut self, task: TaskId, cont: &mut Cont, dst: Local, mode: &Operand, bound: &Operand) -> Step {
        let mode = self.mode(cont, mode)?;
        let Value::Int(bound) = self.get(cont, bound) else {
            return Err(Stop::Cut(Unknown::Unsupported("a bound of a phaser that depends on the schedule".into())));
        };
        if cont.ghost.is_some() {
            self.ghost_unclear(cont);
            return Ok(Flow::Done);
        }
        let barrier = self.barriers.all.len() as u32;
        self.barriers.all.push(Barrier { bound: bound.max(0) as u32, ..Barrier::default() });
        self.new_registration(task, cont, dst, barrier, mode, (0, 0))
    }

    /// `Register`.
    pub fn register(&mut self, task: TaskId, cont: &mut Cont, dst: Local, like: &Operand, mode: &Operand) -> Step {
        let like = self.get(cont, like);
        let like = self.registration(cont, like)?;
        let at = self.held(task, cont, like)?;
        let mode = self.mode(cont, mode)?;
        if cont.ghost.is_some() {
            self.ghost_unclear(cont);
            return Ok(Flow::Done);
        }
        let old = &self.barriers.regs[like.0 as usize];
        let (barrier, mode) = (old.barrier, mode.and(old.mode));
        let start = (old.states[at].signalled, old.states[at].waited);
        self.new_registration(task, cont, dst, barrier, mode, start)
    }

    /// The registrations that a new task is to take over.
    pub fn handed_over(&mut self, task: TaskId, cont: &Cont, regs: &Operand) -> Step<Vec<RegId>> {
        let array = match self.get(cont, regs) {
            Value::Ref(0) => return Ok(Vec::new()),
            Value::Ref(o) => o,
            _ => return Err(Stop::Cut(Unknown::Unsupported("registrations that depend on the schedule".into()))),
        };
        let mut all = Vec::new();
        for v in self.heap.slots(array).to_vec() {
            let reg = self.registration(cont, v)?;
            self.held(task, cont, reg)?;
            if !all.contains(&reg) {
                all.push(reg);
            }
        }
        Ok(all)
    }

    /// Gives registrations to a new task.
    pub fn hand_over(&mut self, task: TaskId, cont: &Cont, child: TaskId, regs: &[RegId]) {
        for reg in regs {
            let Ok(at) = self.held(task, cont, *reg) else { continue };
            let state = self.barriers.regs[reg.0 as usize].states[at];
            self.move_to(*reg, at, cont.guard, Some(State { holder: child, ..state }));
            self.states[child.index()].live().regs.push(*reg);
        }
    }

    /// `Signal`.
    pub fn signal(&mut self, task: TaskId, cont: &mut Cont, reg: &Operand) -> Step {
        let v = self.get(cont, reg);
        let reg = self.registration(cont, v)?;
        let at = self.held(task, cont, reg)?;
        if cont.ghost.is_some() {
            self.ghost_progress(cont);
            return Ok(Flow::Done);
        }
        let r = &self.barriers.regs[reg.0 as usize];
        let (state, barrier, mode) = (r.states[at], r.barrier, r.mode);
        if !mode.signals {
            self.event(task, cont, EventKind::PermissionCall);
            return Ok(Flow::Next);
        }
        let phase = state.signalled + 1;
        let bound = self.barriers.all[barrier as usize].bound;
        let mut needs = None;
        self.open_sections(cont);
        if bound > 0 && phase > bound {
            let gate = GateId { barrier, signals: false, phase: phase - bound };
            self.may_wait(cont);
            if !self.passes(task, cont, gate) {
                return Ok(Flow::Blocked(Wait::Gate(gate)));
            }
            self.learn_gate(cont, gate);
            self.new_step(task, cont);
            needs = Some(self.phase_id(gate));
        }
        cont.effect(0);
        let event = self.event(task, cont, EventKind::Signal { needs });
        let done = Done { guard: cont.guard, step: cont.step, event };
        self.barriers.regs[reg.0 as usize].signals.push(phase, done);
        self.move_to(reg, at, cont.guard, Some(State { signalled: phase, ..state }));
        self.new_step(task, cont);
        self.wake_gate(GateId { barrier, signals: true, phase });
        Ok(Flow::Next)
    }

    /// `Wait`.
    pub fn wait(&mut self, task: TaskId, cont: &mut Cont, reg: &Operand) -> Step {
        let v = self.get(cont, reg);
        let reg = self.registration(cont, v)?;
        let at = self.held(task, cont, reg)?;
        if cont.ghost.is_some() {
            self.ghost_unclear(cont);
            return Ok(Flow::Done);
        }
        let r = &self.barriers.regs[reg.0 as usize];
        let (state, barrier, mode) = (r.states[at], r.barrier, r.mode);
        if !mode.waits {
            self.event(task, cont, EventKind::PermissionCall);
            return Ok(Flow::Next);
        }
        let phase = state.waited + 1;
        let gate = GateId { barrier, signals: true, phase };
        self.may_wait(cont);
        if !self.passes(task, cont, gate) {
            return Ok(Flow::Blocked(Wait::Gate(gate)));
        }
        cont.effect(0);
        let mut kind = EventKind::Wait { phase: self.phase_id(gate) };
        if planted(Fault::PhaseEdgeDropped) {
            kind = EventKind::PermissionCall;
        } else {
            self.learn_gate(cont, gate);
        }
        let event = self.event(task, cont, kind);
        self.new_step(task, cont);
        if self.barriers.all[barrier as usize].bound > 0 {
            let done = Done { guard: cont.guard, step: cont.step, event };
            self.barriers.regs[reg.0 as usize].waits.push(phase, done);
            self.new_step(task, cont);
        }
        self.move_to(reg, at, cont.guard, Some(State { waited: phase, ..state }));
        self.wake_gate(GateId { barrier, signals: false, phase });
        Ok(Flow::Next)
    }

    /// `Drop`.
    pub fn drop_registration(&mut self, task: TaskId, cont: &mut Cont, reg: &Operand) -> Step {
        let v = self.get(cont, reg);
        let reg = self.registration(cont, v)?;
        let at = self.held(task, cont, reg)?;
        if cont.ghost.is_some() {
            self.ghost_progress(cont);
            return Ok(Flow::Done);
        }
        self.open_sections(cont);
        cont.effect(0);
        let event = self.event(task, cont, EventKind::Drop);
        self.dropped(cont.guard, cont.step, reg, at, event);
        self.new_step(task, cont);
        Ok(Flow::Next)
    }

    fn dropped(&mut self, guard: TermId, step: StepId, reg: RegId, at: usize, event: EventId) {
        let r = &mut self.barriers.regs[reg.0 as usize];
        let (state, barrier) = (r.states[at], r.barrier);
        let (signalled, waited) = (state.signalled + 1, state.waited + 1);
        r.signals.drops.push((signalled, Done { guard, step, event }));
        r.waits.drops.push((waited, Done { guard, step, event }));
        self.move_to(reg, at, guard, None);
        for (signals, first) in [(true, signalled), (false, waited)] {
            let b = &self.barriers.all[barrier as usize];
            let count = (if signals { &b.signals } else { &b.waits }).len() as u32;
            for phase in first..=count {
                self.wake_gate(GateId { barrier, signals, phase });
            }
        }
    }

    /// At the end of a task: drops what it holds.
    pub fn drop_held(&mut self, task: TaskId, cont: &Cont, end: EventId) -> bool {
        let mut drops = false;
        for reg in self.states[task.index()].live().regs.clone() {
            for s in self.barriers.regs[reg.0 as usize].states.clone() {
                if s.holder != task || self.terms.evidently_disjoint(s.guard, cont.guard) {
                    continue;
                }
                let implied = self.terms.evidently_implies(cont.guard, s.guard);
                let guard = if implied { cont.guard } else { self.terms.and(s.guard, cont.guard) };
                let same = |x: &State| x.same(&s);
                if let Some(at) = self.barriers.regs[reg.0 as usize].states.iter().position(same) {
                    self.dropped(guard, cont.step, reg, at, end);
                    drops = true;
                }
            }
        }
        drops
    }

    /// The condition under which a registration has done what the gate needs, as far as it exists at all.
    fn has_done(&mut self, reg: RegId, gate: GateId) -> TermId {
        let r = &self.barriers.regs[reg.0 as usize];
        let done: Vec<TermId> = r.track(gate.signals).of(gate.phase).map(|d| d.guard).collect();
        let exists = r.guard;
        let done = self.terms.or_all(done);
        let absent = self.terms.not(exists);
        self.terms.or(absent, done)
    }

    /// The part of `guard` under which a gate is passed.
    pub fn passed_under(&mut self, gate: GateId, guard: TermId) -> TermId {
        self.barriers.open(gate);
        let mut under = guard;
        let pending = self.barriers.gate(gate).map(|g| g.pending.clone()).unwrap_or_default();
        for reg in pending {
            let done = self.has_done(reg, gate);
            if !self.terms.evidently_implies(under, done) {
                under = self.terms.and(under, done);
            }
        }
        under
    }

    /// Whether a gate is passed on all paths. Takes those that have done what it needs off its list.
    fn surely_passed(&mut self, gate: GateId) -> bool {
        self.barriers.open(gate);
        while let Some(reg) = self.barriers.gate(gate).and_then(|g| g.pending.last().copied()) {
            if self.has_done(reg, gate) != TermId::TRUE {
                return false;
            }
            if let Some(g) = self.barriers.gate_mut(gate) {
                g.pending.pop();
            }
        }
        true
    }

    /// Whether a continuation passes a gate; if not, it will be woken.
    fn passes(&mut self, task: TaskId, cont: &Cont, gate: GateId) -> bool {
        if self.surely_passed(gate) {
            return true;
        }
        let last = self.barriers.gate(gate).and_then(|g| g.pending.last().copied());
        let hopeless = last.is_some_and(|reg| self.has_done(reg, gate) == TermId::FALSE);
        if !hopeless && self.passed_under(gate, cont.guard) == cont.guard {
            return true;
        }
        if let Some(g) = self.barriers.gate_mut(gate) {
            g.waiters.push(task);
        }
        false
    }

    /// Order edges through a gate.
    fn learn_gate(&mut self, cont: &mut Cont, gate: GateId) {
        let sure = self.barriers.gate(gate).is_some_and(|g| g.pending.is_empty());
        if !sure {
            for reg in self.barriers.gate(gate).map(|g| g.members.clone()).unwrap_or_default() {
                let done: Vec<Done> = self.barriers.regs[reg.0 as usize].track(gate.signals).of(gate.phase).collect();
                for d in done {
                    let guard = self.terms.and(cont.guard, d.guard);
                    if guard != TermId::FALSE {
                        cont.knows = self.order.learn(cont.knows, d.step, guard, &mut self.terms);
                    }
                }
            }
            return;
        }
        let known = match self.barriers.gate(gate).and_then(|g| g.known) {
            Some(known) => known,
            None => {
                let known = self.known_behind(gate);
                if let Some(g) = self.barriers.gate_mut(gate) {
                    g.known = Some(known);
                }
                known
            }
        };
        cont.knows = self.order.union(cont.knows, known, cont.guard, &mut self.terms);
    }

    /// What all who pass a gate know that is passed on all paths.
    fn known_behind(&mut self, gate: GateId) -> Knowledge {
        let before = GateId { phase: gate.phase - 1, ..gate };
        let start = if before.phase == 0 { None } else { self.barriers.gate(before).and_then(|g| g.known) };
        let mut known = start.unwrap_or(Knowledge::NONE);
        for reg in self.barriers.gate(gate).map(|g| g.members.clone()).unwrap_or_default() {
            let done: Vec<Done> = self.barriers.regs[reg.0 as usize].track(gate.signals).of(gate.phase).collect();
            for d in done {
                known = self.order.learn(known, d.step, d.guard, &mut self.terms);
            }
        }
        known
    }

    /// Wakes what waits at a gate that is now passed on all paths.
    fn wake_gate(&mut self, gate: GateId) {
        let waits = self.barriers.gate(gate).is_some_and(|g| !g.waiters.is_empty());
        if !waits || !self.surely_passed(gate) {
            return;
        }
        let waiters = self.barriers.gate_mut(gate).map(|g| std::mem::take(&mut g.waiters)).unwrap_or_default();
        for task in waiters {
            self.wake_if(task, |w| *w == Wait::Gate(gate));
        }
    }

    /// The gate in the trace.
    pub fn phase_id(&mut self, gate: GateId) -> PhaseId {
        let next = PhaseId(self.barriers.phases.len() as u32);
        match self.barriers.gate_mut(gate) {
            Some(Gate { id: Some(id), .. }) => *id,
            Some(g) => {
                g.id = Some(next);
                self.barriers.phases.push(gate);
                next
            }
            None => next,
        }
    }

    /// The event of a continuation that waits at a gate for ever.
    pub fn waits_at_gate(&mut self, gate: GateId) -> EventKind {
        let phase = self.phase_id(gate);
        if gate.signals { EventKind::Wait { phase } } else { EventKind::Signal { needs: Some(phase) } }
    }

    /// What the events of the trace that wait need.
    pub fn phases(&mut self) -> Vec<Phase> {
        let mut all = Vec::new();
        for gate in std::mem::take(&mut self.barriers.phases) {
            let members = self.barriers.gate(gate).map(|g| g.members.clone()).unwrap_or_default();
            let mut needs = Vec::new();
            for reg in members {
                let r = &self.barriers.regs[reg.0 as usize];
                let by = r.track(gate.signals).of(gate.phase).map(|d| d.event).collect();
                let holder = r.states.first().map(|s| s.holder);
                needs.push(Need { guard: r.guard, by, holder });
            }
            all.push(Phase { needs, number: gate.phase, signals: gate.signals });
        }
        all
    }

    /// The phases that a registration has signalled and waited for, as the canonical run sees it: in its only state, or in
    /// that of the given number, the last one where it was dropped.
    pub fn canonical_phases(&self, object: u32) -> (u32, u32) {
        let Kind::Registration(reg) = self.heap.get(object).kind else { return (0, 0) };
        let r = &self.barriers.regs[reg.0 as usize];
        match r.states[..] {
            [s] => (s.signalled, s.waited),
            _ => {
                let last = |track: &Track| track.drops.last().map_or(0, |(first, _)| first - 1);
                (last(&r.signals), last(&r.waits))
            }
        }
    }
}
