//! Barriers: registrations, signals and waits.
//!
//! Phases are counted from 1. A registration that signals belongs to the phases after those that the one it was made like
//! had signalled at that time; nobody passes the wait of a phase before all that belong to it have signalled it or are
//! dropped. What holds once holds for ever: only a registration that has not signalled a phase itself can bring another
//! one into it.

use super::exec::{At, Machine};
use super::heap::Data;
use super::limits::Limit;
use super::state::State;
use super::throw::Trap;
use super::value::{BarrierId, Obj, TaskId, Value};
use super::visible::Wait;
use super::watch::{Event, Watch};
use scoville_ir::flat::Instr;
use scoville_ir::stmt::{BarrierMode, Op};
use scoville_ir::types::{Local, Operand, Type};
use std::rc::Rc;

/// A registration on a barrier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Party {
    /// Its object.
    pub reg: Obj,
    /// The task that holds it.
    pub holder: TaskId,
    /// What it takes part in.
    pub mode: BarrierMode,
    /// The last phase that it has signalled, or that was over for it from the start.
    pub signalled: u32,
    /// The last phase that it has waited for, likewise.
    pub waited: u32,
    /// Whether it has been dropped.
    pub dropped: bool,
}

/// A barrier.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Barrier {
    /// A number that is the same in all executions: the ident of its first registration.
    pub ident: u64,
    /// How far signals may be ahead of waits; 0 for no bound.
    pub bound: u32,
    /// All registrations in the order in which they were made.
    pub parties: Vec<Party>,
}

/// What a wait or a bounded signal needs of a barrier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Needs {
    /// That this phase has been signalled.
    Signals(u32),
    /// That this phase has been waited for.
    Waits(u32),
}

impl Barrier {
    /// The registrations that keep this from being so.
    pub fn missing(&self, needs: Needs) -> impl Iterator<Item = &Party> {
        self.parties.iter().filter(move |p| {
            !p.dropped
                && match needs {
                    Needs::Signals(k) => p.mode.signals && p.signalled < k,
                    Needs::Waits(k) => p.mode.waits && p.waited < k,
                }
        })
    }

    /// Registrations that have not been dropped.
    pub fn live(&self) -> impl Iterator<Item = &Party> {
        self.parties.iter().filter(|p| !p.dropped)
    }

    /// What the next signal of `p` needs.
    #[must_use]
    pub fn before_signal(&self, p: &Party) -> Option<Needs> {
        let k = (p.signalled + 1).checked_sub(self.bound).filter(|k| *k > 0)?;
        (self.bound > 0).then_some(Needs::Waits(k))
    }
}

const NOT_HELD: &str = "The task is not registered";

impl Machine<'_> {
    /// The registration behind an object, with its barrier.
    #[must_use]
    pub fn party(s: &State, o: Obj) -> Option<(BarrierId, Party)> {
        let Data::Registration { barrier, index } = s.heap.get(o).data else { return None };
        Some((barrier, *s.barriers.get(barrier.index())?.parties.get(index as usize)?))
    }

    fn party_mut(s: &mut State, o: Obj) -> Option<&mut Party> {
        let Data::Registration { barrier, index } = s.heap.get(o).data else { return None };
        let barrier = s.barriers.get_mut(barrier.index())?;
        Rc::make_mut(barrier).parties.get_mut(index as usize)
    }

    /// The registration behind an operand, which the task must hold.
    fn held(&self, s: &mut State, at: At, reg: &Operand) -> Result<(Obj, BarrierId, Party), Trap> {
        let o = self.operand(s, at, reg).map_err(Trap::Limit)?.obj();
        self.check_held(s, at.task, o)
    }

    fn check_held(&self, s: &State, t: TaskId, o: Option<Obj>) -> Result<(Obj, BarrierId, Party), Trap> {
        let o = o.ok_or_else(|| Trap::null(self.program))?;
        match Self::party(s, o) {
            Some((barrier, party)) if party.holder == t && !party.dropped => Ok((o, barrier, party)),
            _ => Err(Trap::Raise(self.program.known.illegal_state, Some(NOT_HELD.to_owned()))),
        }
    }

    fn new_party(&self, s: &mut State, t: TaskId, party: Party, barrier: BarrierId) -> Result<Obj, Limit> {
        self.check_room(s, 4, || "too many registrations".to_owned())?;
        let index = s.barriers.get(barrier.index()).map_or(0, |b| b.parties.len() as u32);
        let data = Data::Registration { barrier, index };
        let birth = Self::birth(s, t);
        let reg = s.heap.add(Type::Class(self.program.known.registration), data, 0, birth, 4);
        s.task_mut(t).regs.push(reg);
        let party = Party { reg, holder: t, ..party };
        match s.barriers.get_mut(barrier.index()) {
            Some(b) => Rc::make_mut(b).parties.push(party),
            None => {
                let ident = s.heap.get(reg).birth.ident;
                s.barriers.push(Rc::new(Barrier { ident, bound: 0, parties: vec![party] }));
            }
        }
        Ok(reg)
    }

    /// `BarrierNew`.
    pub(super) fn new_barrier(
        &self,
        s: &mut State,
        at: At,
        reg: Local,
        mode: &Operand,
        bound: &Operand,
    ) -> Result<(), Trap> {
        let mode = BarrierMode::of(self.operand(s, at, mode).map_err(Trap::Limit)?.int());
        let bound = self.operand(s, at, bound).map_err(Trap::Limit)?.int();
        let id = BarrierId(s.barriers.len() as u32);
        let party = Party { reg: Obj(0), holder: at.task, mode, signalled: 0, waited: 0, dropped: false };
        let o = self.new_party(s, at.task, party, id).map_err(Trap::Limit)?;
        if let Some(b) = s.barriers.get_mut(id.index()) {
            Rc::make_mut(b).bound = bound.max(0) as u32;
        }
        self.set_local(s, at, reg, Value::Ref(o));
        Ok(())
    }

    /// `Register`.
    pub(super) fn register(
        &self,
        s: &mut State,
        at: At,
        reg: Local,
        like: &Operand,
        mode: &Operand,
    ) -> Result<(), Trap> {
        let (_, barrier, like) = self.held(s, at, like)?;
        let mode = BarrierMode::of(self.operand(s, at, mode).map_err(Trap::Limit)?.int());
        let o =
            self.new_party(s, at.task, Party { mode: mode.and(like.mode), ..like }, barrier).map_err(Trap::Limit)?;
        self.set_local(s, at, reg, Value::Ref(o));
        Ok(())
    }

    /// The registrations that a new task is to take over.
    pub(super) fn handed_over(&self, s: &mut State, at: At, regs: &Operand) -> Result<Vec<Obj>, Trap> {
        let Some(array) = self.operand(s, at, regs).map_err(Trap::Limit)?.obj() else { return Ok(Vec::new()) };
        let mut all = Vec::new();
        for i in 0..s.heap.get(array).length().unwrap_or(0) {
            let o = s.heap.get(array).get(i as u32).obj();
            all.push(self.check_held(s, at.task, o)?.0);
        }
        Ok(all)
    }

    /// The registrations `regs` of `from` go to the task `to`.
    pub(super) fn hand_over(s: &mut State, from: TaskId, to: TaskId, regs: &[Obj]) {
        s.task_mut(from).regs.retain(|r| !regs.contains(r));
        for r in regs {
            if let Some(party) = Self::party_mut(s, *r) {
                party.holder = to;
            }
            if !s.task(to).regs.contains(r) {
                s.task_mut(to).regs.push(*r);
            }
        }
    }

    /// Drops all registrations of a task that ends.
    pub(super) fn drop_all(s: &mut State, t: TaskId) -> Vec<(BarrierId, Party)> {
        let mut dropped = Vec::new();
        if s.task(t).regs.is_empty() {
            return dropped;
        }
        for reg in std::mem::take(&mut s.task_mut(t).regs) {
            if let Some(party) = Self::party_mut(s, reg) {
                party.dropped = true;
            }
            dropped.extend(Self::party(s, reg));
        }
        dropped
    }

    /// What a `Signal` or `Wait` at `at` waits for.
    pub(super) fn waits_at_barrier(&self, s: &State, at: At, instr: &Instr) -> Option<Wait> {
        let (Instr::Op(Op::Signal { reg }) | Instr::Op(Op::Wait { reg })) = instr else { return None };
        let (barrier, party) = Self::party(s, self.peek(s, at, reg).obj()?)?;
        if party.holder != at.task || party.dropped {
            return None;
        }
        let b = s.barriers.get(barrier.index())?;
        let needs = match instr {
            Instr::Op(Op::Signal { .. }) if party.mode.signals => b.before_signal(&party)?,
            Instr::Op(Op::Wait { .. }) if party.mode.waits => Needs::Signals(party.waited + 1),
            _ => return None,
        };
        b.missing(needs).next().is_some().then_some(Wait::Barrier { barrier, needs })
    }

    /// `Signal`, `Wait` and `Drop`, when they need not wait.
    pub(super) fn barrier_op<W: Watch>(&self, s: &mut State, at: At, op: &Op, w: &mut W) -> Result<(), Trap> {
        let (Op::Signal { reg } | Op::Wait { reg } | Op::Drop { reg }) = op else { return Ok(()) };
        let (o, barrier, party) = self.held(s, at, reg)?;
        let (t, site) = (at.task, Some(at.site()));
        match op {
            Op::Signal { .. } if party.mode.signals => {
                let phase = party.signalled + 1;
                if let Some(p) = Self::party_mut(s, o) {
                    p.signalled = phase;
                }
                w.event(s, t, site, &Event::Signalled { barrier, phase });
            }
            Op::Wait { .. } if party.mode.waits => {
                let phase = party.waited + 1;
                if let Some(p) = Self::party_mut(s, o) {
                    p.waited = phase;
                }
                w.event(s, t, site, &Event::Waited { barrier, phase });
            }
            Op::Drop { .. } => {
                if let Some(p) = Self::party_mut(s, o) {
                    p.dropped = true;
                }
                s.task_mut(t).regs.retain(|r| *r != o);
                w.event(s, t, site, &Event::Dropped { barrier, party });
            }
            _ => {}
        }
        Ok(())
    }
}
