//! Loops: the bound for symbolic ones, and loops that wait (design, Waiting loops).
//!
//! An iteration waits if it goes on under a condition of its own, leaves nothing behind in locals that the next one reads
//! (or nothing else than the one before did), and writes nothing but objects that it allocated itself. Such an iteration is dropped: the reads of the iteration that
//! leaves are events at any time, and what follows assumes that it leaves. Whether the loop can be left at all is a
//! question about the final state: a *ghost* iteration reads fresh variables that stand for the final values; the task
//! is stuck there iff the ghost comes back to the head. An input can always have another value: if there is one in the ghost,
//! there are several ghosts, with a few of the least values of each input and the greatest one. The task is taken to be stuck if all come
//! back; that may say too much, which a replay tells.

use super::cont::{Circle, Cont, Effect, Ghost, LoopState};
use super::machine::{Flow, Machine, Step, Stop};
use super::value::Value;
use crate::term::TermId;
use crate::trace::{CellId, EventId, EventKind, Looks, Targets, TaskId};
use scoville_evidence::verdict::Unknown;
use scoville_ir::flat::Instr;
use scoville_ir::types::Local;
use std::rc::Rc;

/// Iterations of a concrete loop after which it is watched for turning in circles.
const LONG: u32 = 1000;

/// Bound on the iterations of a loop whose condition is known in each, but that paths leave in between.
const TESTED: u32 = 256;

/// Ghosts for the values of an input, all of them if there are no more.
const GHOSTS: u64 = 16;

/// A task that spins.
#[derive(Clone, Debug)]
struct Spin {
    event: EventId,
    finals: Vec<(Targets, TermId)>,
    polls: Vec<(CellId, TermId, TermId)>,
    /// When each of its ghosts comes back.
    stuck: Vec<Vec<TermId>>,
    /// Where those with other values of inputs begin, until they are needed.
    again: Option<Box<Cont>>,
}

impl Spin {
    fn new(event: EventId, stuck: Vec<TermId>) -> Spin {
        Spin { event, finals: Vec::new(), polls: Vec::new(), stuck: vec![stuck], again: None }
    }

    /// One of its ghosts comes back under this guard.
    fn comes_back(&mut self, ghost: &Ghost, guard: TermId) {
        if let Some(stuck) = self.stuck.get_mut(ghost.number as usize) {
            stuck.push(guard);
        }
    }
}

/// How much more than the least the greatest value of an input is, if both are known numbers.
fn more_than_least(lo: Value, hi: Value) -> Option<u64> {
    match (lo, hi) {
        (Value::Int(lo), Value::Int(hi)) => (lo <= hi).then(|| u64::from(lo.abs_diff(hi))),
        (Value::Long(lo), Value::Long(hi)) => (lo <= hi).then(|| lo.abs_diff(hi)),
        _ => None,
    }
}

/// All spins of a trace.
#[derive(Clone, Debug, Default)]
pub struct Spins(Vec<Spin>);

impl Spins {
    /// Whether no task ever spins.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Machine<'_> {
    /// `LoopEnter`.
    pub fn loop_enter(&mut self, cont: &mut Cont, id: u32) {
        let Some(frame) = cont.frames.last() else { return };
        let at = (frame.loops + id) as usize;
        cont.heads.retain(|(k, _)| *k < at as u32);
        cont.circles.retain(|c| c.at < at as u32);
        let log = cont.log.len() as u32;
        // An entry of its own gathers the effects of finished iterations; before the first there are none.
        cont.log.push(Effect { guard: TermId::FALSE, object: u32::MAX, gathered: true });
        cont.loops[at] = LoopState {
            iteration: 0,
            symbolic: 0,
            guard: Some(cont.guard),
            log,
            watermark: self.heap.objects.len() as u32,
            carries: None,
        };
    }

    /// `LoopBack`.
    pub fn loop_back(&mut self, task: TaskId, cont: &mut Cont, id: u32) -> Step {
        let Some(frame) = cont.frames.last() else { return Ok(Flow::Done) };
        let program = self.program;
        let method = frame.method;
        let info = program.method(method).code.loops[id as usize];
        let at = (frame.loops + id) as usize;
        if self.concrete_turn(cont, id) {
            if let Some(frame) = cont.frames.last_mut() {
                frame.pc = info.head;
            }
            return Ok(Flow::Jumped);
        }
        let state = cont.loops[at];
        if let Some(g) = &cont.ghost
            && g.depth == cont.frames.len() as u32
            && g.id == id
        {
            self.spins.0[g.spin as usize].comes_back(g, cont.guard);
            return Ok(Flow::Done);
        }
        let endless = (cont.frames.len() as u32, id);
        if cont.probe == Some(endless) && cont.circle(at).is_none_or(|c| state.iteration >= c.iteration + 2 * c.period)
        {
            let what = format!("endless loop in {}{}", program.method(method).name, self.at(cont));
            if self.is_daemon(task) {
                self.record_endless(Unknown::Unwinding(what));
                // It keeps nobody from ending; who waits for it waits for ever.
                let event = self.event(task, cont, EventKind::Spin { looks: Box::default(), stuck: TermId::TRUE });
                self.spins.0.push(Spin::new(event, vec![TermId::TRUE]));
                return Ok(Flow::Done);
            }
            return Err(Stop::Cut(Unknown::Unwinding(what)));
        }
        let symbolic = state.guard != Some(cont.guard);
        let mark = state.log as usize + 1;
        if !symbolic
            && cont.probe.is_none()
            && cont.ghost.is_none()
            && cont.log[mark..].iter().all(|e| e.object >= state.watermark)
            && (!self.carries(cont, at, id) || cont.circle(at).is_some_and(|c| c.period > 0))
        {
            // Nothing has changed since the iteration before (or one turn of the circle ago), nothing will: in this round the
            // loop has no end. What it reads may be written by others: one more turn puts that into S.
            cont.probe = Some(endless);
        }
        if state.iteration >= self.options.iterations {
            let (name, n) = (&program.method(method).name, state.iteration);
            let what = format!("loop in {name} after {n} iterations{}", self.at(cont));
            return Err(Stop::Cut(Unknown::Unwinding(what)));
        }
        if symbolic {
            cont.circles.retain(|c| c.at != at as u32);
            let quiet = cont.log[mark..]
                .iter()
                .all(|e| e.object >= state.watermark || self.terms.evidently_disjoint(e.guard, cont.guard));
            if quiet && (!self.carries(cont, at, id) || self.back_again(cont, at, id)) {
                return Ok(self.spin(task, cont, id, info.head));
            }
            if cont.ghost.is_some() {
                self.ghost_unclear(cont);
                return Ok(Flow::Done);
            }
            // A loop over a known range in which paths end (an assertion fails, a search returns) is no symbolic one.
            let bound =
                if self.tests_known(cont, info.head) { TESTED.max(self.options.unroll) } else { self.options.unroll };
            if state.symbolic + 1 >= bound {
                let name = &program.method(method).name;
                let what = format!("loop in {name} after {bound} iterations{}", self.at(cont));
                return Err(Stop::Cut(Unknown::Unwinding(what)));
            }
        }
        self.next_iteration(cont, at, symbolic);
        if let Some(f) = cont.frames.last_mut() {
            f.pc = info.head;
        }
        Ok(Flow::Jumped)
    }

    /// The common end of an iteration: a concrete one of a loop that counts. Begins the next one; `false` if it is no such
    /// end.
    pub fn concrete_turn(&mut self, cont: &mut Cont, id: u32) -> bool {
        let Some(frame) = cont.frames.last() else { return false };
        let at = (frame.loops + id) as usize;
        let state = &cont.loops[at];
        let counts = state.guard == Some(cont.guard)
            && state.carries == Some(true)
            && state.iteration < self.options.iterations
            && cont.ghost.is_none()
            && cont.probe.is_none()
            && (state.iteration < LONG || !self.turns_in_circles(cont, at, id));
        if counts {
            self.next_iteration(cont, at, false);
        }
        counts
    }

    /// Whether the first test of the loop that begins at `head`, which mostly is its condition, was decided by a known value
    /// in this iteration.
    fn tests_known(&mut self, cont: &Cont, head: u32) -> bool {
        let Some(frame) = cont.frames.last() else { return false };
        let program = self.program;
        let code = &program.method(frame.method).code.instrs;
        let test = code.iter().skip(head as usize).take(frame.pc.saturating_sub(head) as usize).find_map(|i| match i {
            Instr::Branch { cond, .. } => Some(cond),
            _ => None,
        });
        test.is_some_and(|cond| matches!(self.get(cont, cond), Value::Bool(_)))
    }

    /// Begins the next iteration of the loop whose state is at `at`: gathers the effects of this one in the loop's entry
    /// of the log.
    fn next_iteration(&mut self, cont: &mut Cont, at: usize, symbolic: bool) {
        let mark = cont.loops[at].log as usize + 1;
        if cont.log.len() > mark {
            let mut all = cont.log[mark - 1];
            for e in &cont.log[mark..] {
                if e.guard != all.guard {
                    all.guard = self.terms.or(all.guard, e.guard);
                }
                all.object = all.object.min(e.object);
            }
            cont.log.truncate(mark);
            cont.log[mark - 1] = all;
        }
        let s = &mut cont.loops[at];
        s.iteration += 1;
        s.symbolic += u32::from(symbolic);
        s.guard = Some(cont.guard);
        s.watermark = self.heap.objects.len() as u32;
    }

    /// Whether an iteration of loop `id`, whose state is at `at`, leaves something behind in locals.
    fn carries(&mut self, cont: &mut Cont, at: usize, id: u32) -> bool {
        if let Some(known) = cont.loops[at].carries {
            return known;
        }
        let method = cont.frames.last().map_or(self.program.entry, |f| f.method);
        let carries = !self.live.carried(self.program, method, id).is_empty();
        cont.loops[at].carries = Some(carries);
        carries
    }

    /// Whether the locals that the loop carries are what they were at the last symbolic end of an iteration, under the
    /// guard of this one; remembers them for the next time.
    fn back_again(&mut self, cont: &mut Cont, at: usize, id: u32) -> bool {
        let Some(frame) = cont.frames.last() else { return false };
        let (method, regs) = (frame.method, frame.regs as usize);
        let carried = self.live.carried(self.program, method, id);
        let now: Rc<[Value]> = carried.iter().map(|l| cont.regs[regs + l.index()]).collect();
        let before = cont.heads.iter().position(|(k, _)| *k == at as u32);
        let Some(i) = before else {
            cont.heads.push((at as u32, now));
            return false;
        };
        let old = std::mem::replace(&mut cont.heads[i].1, now.clone());
        old.iter().zip(now.iter()).all(|(x, y)| {
            x.same(*y) || {
                let (p, q) = (x.term(&mut self.terms), y.term(&mut self.terms));
                let equal = self.terms.eq(p, q);
                self.terms.evidently_implies(cont.guard, equal)
            }
        })
    }

    /// Whether a concrete loop has come back to a state in which it was before, so that it has no end: the locals that it
    /// carries are the same, and nothing was written in between but objects that an iteration allocated itself. The state
    /// to compare with is taken anew whenever the number of iterations has doubled (Brent).
    fn turns_in_circles(&mut self, cont: &mut Cont, at: usize, id: u32) -> bool {
        let Some(frame) = cont.frames.last() else { return false };
        let (method, regs, state) = (frame.method, frame.regs as usize, cont.loops[at]);
        let quiet = cont.log[state.log as usize + 1..].iter().all(|e| e.object >= state.watermark);
        let known = cont.circles.iter().position(|c| c.at == at as u32);
        if !quiet {
            known.map(|i| cont.circles.swap_remove(i));
            return false;
        }
        let carried = self.live.carried(self.program, method, id);
        let here = |l: &Local| cont.regs[regs + l.index()];
        if let Some(i) = known {
            let c = &cont.circles[i];
            if c.guard == cont.guard && c.locals.iter().zip(carried.iter()).all(|(v, l)| v.same(here(l))) {
                cont.circles[i].period = state.iteration - c.iteration;
                return true;
            }
            if state.iteration < 2 * c.iteration {
                return false;
            }
        }
        let locals = carried.iter().map(here).collect();
        let new = Circle { at: at as u32, iteration: state.iteration, period: 0, guard: cont.guard, locals };
        match known {
            Some(i) => cont.circles[i] = new,
            None => cont.circles.push(new),
        }
        false
    }

    /// Drops the iteration that did not leave, and starts the ghost iteration that tells whether the loop is stuck.
    fn spin(&mut self, task: TaskId, cont: &mut Cont, id: u32, head: u32) -> Flow {
        let kind = EventKind::Spin { looks: Box::default(), stuck: TermId::FALSE };
        let event = self.event(task, cont, kind);
        let spin = self.spins.0.len() as u32;
        let ghost = Ghost { spin, depth: cont.frames.len() as u32, id, entered: Vec::new(), number: 0, inputs: 0 };
        cont.ghost = Some(ghost);
        if let Some(f) = cont.frames.last_mut() {
            f.pc = head;
        }
        let again = Box::new(cont.clone());
        self.spins.0.push(Spin { again: Some(again), ..Spin::new(event, Vec::new()) });
        Flow::Jumped
    }

    /// The value of an input within these bounds in a ghost.
    pub fn ghost_input(&mut self, task: TaskId, cont: &Cont, (lo, hi): (Value, Value)) -> Value {
        let Some(g) = &cont.ghost else { return lo };
        let more = more_than_least(lo, hi);
        // Values that no ghost has may lead out.
        let at = self.at(cont);
        self.approximate.get_or_insert_with(|| Unknown::Unwinding(format!("whether an input ends a loop{at}")));
        let spin = &mut self.spins.0[g.spin as usize];
        if let Some(again) = spin.again.take() {
            let others = more.map_or(1, |n| n.min(GHOSTS));
            for number in 1..=others {
                let mut ghost = again.clone();
                if let Some(g) = &mut ghost.ghost {
                    g.number = number as u32;
                    g.inputs = if number == others { u64::MAX } else { number };
                }
                spin.stuck.push(Vec::new());
                self.states[task.index()].live().ready.push(ghost);
            }
        }
        match (lo, more) {
            (Value::Int(lo), Some(more)) if g.inputs < more => Value::Int(lo.wrapping_add(g.inputs as i32)),
            (Value::Long(lo), Some(more)) if g.inputs < more => Value::Long(lo.wrapping_add(g.inputs as i64)),
            _ if g.inputs == 0 => lo,
            _ => hi,
        }
    }

    /// Whether a ghost continuation has left its loop.
    pub fn left_ghost_loop(&self, cont: &Cont) -> bool {
        let Some(g) = &cont.ghost else { return false };
        let depth = g.depth as usize;
        let Some(frame) = cont.frames.get(depth.wrapping_sub(1)) else { return true };
        let info = self.program.method(frame.method).code.loops[g.id as usize];
        frame.pc < info.head || frame.pc >= info.end
    }

    /// A ghost read of a sensitive location.
    pub fn ghost_read(&mut self, cont: &Cont, targets: Targets, value: TermId) {
        if let Some(g) = &cont.ghost {
            self.spins.0[g.spin as usize].finals.push((targets, value));
        }
    }

    /// A ghost poll of a cell.
    pub fn ghost_poll(&mut self, cont: &Cont, cell: CellId, state: TermId, value: TermId) {
        if let Some(g) = &cont.ghost {
            self.spins.0[g.spin as usize].polls.push((cell, state, value));
        }
    }

    /// The ghost iteration would do something that others can see: the loop is not stuck on this path.
    pub fn ghost_progress(&mut self, cont: &mut Cont) {
        cont.frames.clear();
    }

    /// The ghost iteration cannot be followed: the loop may be stuck on this path, which only a replay can tell.
    pub fn ghost_unclear(&mut self, cont: &mut Cont) {
        if let Some(g) = &cont.ghost {
            self.spins.0[g.spin as usize].comes_back(g, cont.guard);
        }
        cont.frames.clear();
    }

    /// Whether an object was allocated by the ghost iteration itself.
    pub fn own_in_ghost(&self, task: TaskId, cont: &Cont, o: u32) -> bool {
        let Some(g) = &cont.ghost else { return true };
        let depth = (g.depth as usize).wrapping_sub(1);
        let state = cont.frames.get(depth).and_then(|f| cont.loops.get((f.loops + g.id) as usize));
        state.is_some_and(|s| self.heap.made_by(o, self.states[task.index()].maker) >= s.watermark)
    }

    /// Puts what the ghosts found into the `Spin` events.
    pub fn close_spins(&mut self) {
        for i in 0..self.spins.0.len() {
            let spin = self.spins.0[i].clone();
            let mut when = TermId::TRUE;
            for stuck in &spin.stuck {
                let this = self.terms.or_all(stuck.iter().copied());
                when = self.terms.and(when, this);
            }
            if let Some(e) = self.events.get_mut(spin.event.index()) {
                let looks = Box::new(Looks { finals: spin.finals, polls: spin.polls });
                e.kind = EventKind::Spin { looks, stuck: when };
            }
        }
    }
}
