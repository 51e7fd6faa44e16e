//! Atomic sections as functions (design, Reductions: Commutation).
//!
//! A location on which only sections that exclude each other interfere is a *candidate* until some pair of them is seen
//! not to commute. The first access of a candidate in a section havocs it: the slot gets a variable for the state before
//! the section, and the section is executed on it along all its paths. Where the section ends, the slots hold its
//! post-state as terms over these variables, which together with everything else that depends on them is the section's
//! *unit*; then the values of the canonical run are put back, and the trace goes on as if nothing had been symbolic.
//!
//! A section that does more than this can describe (it can be observed or leave before its end, an event or the path on
//! which it ends depends on a candidate, ...) is *broken*: the candidates it touched become schedule-sensitive.

use super::broken::{Broken, Throw};
use super::commute::Outcome;
use super::cont::{Cont, Frame};
use super::heap::{Kind, Length};
use super::machine::{Machine, Slot};
use super::memory::Spot;
use super::sensitive::LocName;
use super::value::Value;
use crate::fault::{Fault, planted};
use crate::order::StepId;
use crate::term::{Sort, TermId, Var, VarId};
use crate::trace::{EventKind, SectionId, TaskId};
use rustc_hash::{FxHashMap, FxHashSet};
use scoville_evidence::commutation::{Commutation, Means};
use scoville_evidence::source::Span;
use scoville_ir::flat::Instr;
use scoville_ir::stmt::{Op, Rvalue};
use scoville_ir::types::{Local, MethodId, Operand};
use std::rc::Rc;

/// A value that the code around a section was given: a parameter or a captured variable.
pub(super) type Given = (MethodId, Local, Value);

/// What a section does to the candidates, and what of them leaves it.
#[derive(Clone, Debug)]
pub struct Unit {
    /// Its section.
    pub section: SectionId,
    /// Its task.
    pub task: TaskId,
    /// Where its section begins, in the user's source.
    pub span: Span,
    /// Guard of the section.
    pub guard: TermId,
    /// Step in which it begins.
    pub begin: StepId,
    /// Step in which it ends.
    pub end: StepId,
    /// For each candidate that it touched, sorted: what it leaves there.
    pub effect: Vec<(Slot, TermId)>,
    /// Values that depend on candidates and outlive the section elsewhere: in locals, in other locations.
    pub leaves: Vec<TermId>,
    /// What the code around it was given, for the report.
    pub(super) given: Rc<[Given]>,
}

/// A unit under construction.
#[derive(Clone, Debug)]
pub(super) struct Open {
    pub section: SectionId,
    pub guard: TermId,
    /// Candidates with what they held.
    pub touched: Vec<(Slot, Value)>,
    pub given: Rc<[Given]>,
    /// Other slots that were written.
    written: Vec<Slot>,
    /// Lengths at the first touch: objects, events of the task, assumptions.
    pub objects: usize,
    events: usize,
    assumptions: usize,
    broken: bool,
}

/// All units of a round.
#[derive(Clone, Debug, Default)]
pub struct Units {
    open: Vec<Open>,
    /// Those that are complete.
    pub closed: Vec<Unit>,
    /// Sections that are none, and what was thrown in sections: for the report.
    pub(super) broken: Vec<Broken>,
    pub(super) throws: Vec<Throw>,
    /// Candidates of theirs, which become schedule-sensitive.
    pub(super) spoilt: Vec<LocName>,
    /// When they do so at once.
    pub(super) spoilt_until: Option<u64>,
    /// Equalities that were proved for the pair at hand, and what was proved of pairs: for the report.
    pub(super) proof: Vec<(Outcome, Means, Vec<String>)>,
    pub(super) commutations: Vec<Commutation>,
    /// The variable of each candidate.
    variables: FxHashMap<Slot, (VarId, TermId)>,
    slots: FxHashMap<VarId, Slot>,
}

impl Units {
    /// Whether some unit is under construction.
    pub fn any_open(&self) -> bool {
        !self.open.is_empty()
    }

    /// The candidate that a variable stands for.
    pub fn slot(&self, v: VarId) -> Option<Slot> {
        self.slots.get(&v).copied()
    }

    /// The variable of a candidate.
    pub fn variable(&self, slot: Slot) -> Option<(VarId, TermId)> {
        self.variables.get(&slot).copied()
    }

    /// Number of variables.
    pub fn count(&self) -> usize {
        self.slots.len()
    }

    /// Notes a write.
    pub fn wrote(&mut self, slot: Slot) {
        if let Some(open) = self.open.last_mut()
            && open.written.last() != Some(&slot)
        {
            open.written.push(slot);
        }
    }
}

impl Machine<'_> {
    /// The stable name of a location.
    pub fn loc_name(&self, (o, s): Slot) -> LocName {
        (self.heap.get(o).name, s)
    }

    /// Whether a location is a candidate and nothing has spoken against it.
    fn is_candidate(&self, slot: Slot) -> bool {
        let name = self.loc_name(slot);
        self.memory.candidates.contains(name) && !self.memory.sensitive.contains(name)
    }

    /// Before an access: havocs the candidates among its locations.
    pub fn touch(&mut self, task: TaskId, cont: &Cont, spots: &[Spot]) {
        if self.unjoined == 0 || self.memory.candidates.is_empty() {
            return;
        }
        if !self.units.spoilt.is_empty() && self.units.spoilt_until.is_some_and(|until| self.executed >= until) {
            self.flush_spoilt();
        }
        for &(slot, _) in spots {
            if self.is_candidate(slot) {
                self.touch_one(task, cont, slot);
            }
        }
    }

    fn touch_one(&mut self, task: TaskId, cont: &Cont, slot: Slot) {
        let locked = |s: &&SectionId| self.sections.get(s.index()).is_some_and(|s| !s.locks.is_empty());
        // Outside sections everything is ordered with the access, or the location is no candidate after this round.
        let Some(section) = cont.sections.iter().rev().find(locked).copied() else { return };
        if cont.ghost.is_some() || cont.probe.is_some() || self.initialising(cont).is_some() {
            let name = self.loc_name(slot);
            return self.memory.sensitive.add(name);
        }
        if let Some(other) = self.units.open.iter_mut().find(|u| u.touched.iter().any(|(s, _)| *s == slot)) {
            other.broken |= other.section != section;
            return;
        }
        let before = self.heap.slots(slot.0)[slot.1 as usize];
        let (_, variable) = match self.units.variable(slot) {
            Some(known) => known,
            None => {
                let sort = self.slot_sort(before);
                let new = self.terms.fresh_before(Var { sort, domain: Vec::new(), range: None });
                self.units.variables.insert(slot, new);
                self.units.slots.insert(new.0, slot);
                new
            }
        };
        if let Some(at) = self.units.broken_before(section) {
            return self.touch_broken(at, slot, variable);
        }
        self.heap.slots_mut(slot.0)[slot.1 as usize] = Value::Term(variable);
        let open = match self.units.open.iter_mut().find(|u| u.section == section) {
            Some(open) => open,
            None => {
                let begin = self.sections[section.index()].begin;
                self.units.open.push(Open {
                    section,
                    guard: self.events[begin.index()].guard,
                    touched: Vec::new(),
                    given: self.given(cont, section),
                    written: Vec::new(),
                    objects: self.heap.objects.len(),
                    events: self.tasks[task.index()].events.len(),
                    assumptions: self.assumptions.len(),
                    broken: false,
                });
                let last = self.units.open.len() - 1;
                &mut self.units.open[last]
            }
        };
        open.touched.push((slot, before));
    }

    fn slot_sort(&self, v: Value) -> Sort {
        match v {
            Value::Bool(_) => Sort::Bool,
            Value::Int(_) => Sort::Int,
            Value::Long(_) => Sort::Long,
            Value::Float(_) => Sort::Float,
            Value::Double(_) => Sort::Double,
            Value::Ref(_) => Sort::Ref,
            Value::Term(t) => self.terms.sort(t),
        }
    }

    /// The guard under which accesses of these locations are compared with others: in a section, candidates count as
    /// accessed whenever the section is executed.
    pub fn may_guard(&self, cont: &Cont, spots: &[Spot]) -> TermId {
        let open = |slot: Slot| self.units.open.iter().find(|u| u.touched.iter().any(|(s, _)| *s == slot));
        match spots {
            [(slot, _)] => open(*slot).map_or(cont.guard, |u| u.guard),
            _ => cont.guard,
        }
    }

    fn is_local(&self, v: Value) -> bool {
        matches!(v, Value::Term(t) if self.terms.is_local(t))
    }

    /// At the end of a section: completes its unit and puts the canonical values back. Nothing is put back for a broken one:
    /// the round is repeated without its candidates.
    pub fn close_unit(&mut self, task: TaskId, cont: &mut Cont, section: SectionId) {
        let Some(i) = self.units.open.iter().position(|u| u.section == section) else {
            return self.keep_other_end(cont, section);
        };
        let mut open = self.units.open.swap_remove(i);
        let closed = self.sections[section.index()].closed;
        let more = self.shows_more(task, cont, &open).filter(|_| !planted(Fault::CommuteWithoutFootprint));
        let why = match more {
            _ if open.broken => Some("overlaps another section of its task"),
            _ if !closed => Some("waits, or can be seen before its end"),
            None if cont.guard != open.guard => Some("ends in several ways"),
            more => more,
        };
        if let Some(why) = why {
            self.keep_broken(task, cont, &open, why);
            return self.break_unit(&open);
        }
        let mut effect = Vec::new();
        let mut back: FxHashMap<VarId, TermId> = FxHashMap::default();
        for (slot, before) in &open.touched {
            let after = self.heap.slots(slot.0)[slot.1 as usize].term(&mut self.terms);
            effect.push((*slot, after));
            if let Some((v, _)) = self.units.variable(*slot) {
                back.insert(v, before.term(&mut self.terms));
            }
        }
        effect.sort_unstable_by_key(|(slot, _)| *slot);
        open.written.sort_unstable();
        open.written.dedup();
        let mut leaves = Vec::new();
        for &(o, s) in &open.written {
            let v = self.heap.slots(o)[s as usize];
            if let Value::Term(t) = v
                && self.terms.is_local(t)
                && !open.touched.iter().any(|(slot, _)| *slot == (o, s))
            {
                leaves.push(t);
                self.heap.slots_mut(o)[s as usize] = self.put_back(v, &back);
            }
        }
        for ((o, s), _) in &open.touched {
            let v = self.heap.slots(*o)[*s as usize];
            self.heap.slots_mut(*o)[*s as usize] = self.put_back(v, &back);
        }
        self.leaving_locals(cont, &mut leaves);
        for i in 0..cont.regs.len() {
            cont.regs[i] = self.put_back(cont.regs[i], &back);
        }
        for i in 0..cont.log.len() {
            cont.log[i].guard = self.terms.replace(cont.log[i].guard, &back);
        }
        if planted(Fault::CommuteForgetsLeaves) {
            leaves.clear();
        }
        leaves.sort_unstable();
        leaves.dedup();
        let first = &self.events[self.sections[section.index()].begin.index()];
        let (begin, span) = (first.step, first.span);
        let (guard, end, given) = (open.guard, cont.step, open.given);
        self.units.closed.push(Unit { section, task, span, guard, begin, end, effect, leaves, given });
    }

    fn put_back(&mut self, v: Value, back: &FxHashMap<VarId, TermId>) -> Value {
        match v {
            Value::Term(t) if self.terms.is_local(t) => {
                let t = self.terms.replace(t, back);
                Value::of(t, &self.terms)
            }
            _ => v,
        }
    }

    /// What depends on the candidates beside slots and locals, as a property of the section.
    fn shows_more(&self, task: TaskId, cont: &Cont, open: &Open) -> Option<&'static str> {
        let local = |t: TermId| self.terms.is_local(t);
        let events = self.tasks[task.index()].events.iter().skip(open.events).map(|e| &self.events[e.index()]);
        let shown = events.into_iter().any(|e| {
            local(e.guard)
                || match &e.kind {
                    EventKind::Read { targets, .. } => targets.iter().any(|(_, c)| local(*c)),
                    EventKind::Write { targets, value, .. } => local(*value) || targets.iter().any(|(_, c)| local(*c)),
                    EventKind::PermissionCall
                    | EventKind::Acquire { .. }
                    | EventKind::Release { .. }
                    | EventKind::SectionBegin { .. }
                    | EventKind::SectionEnd { .. } => false,
                    // A closed section has no others; should one appear, it is not described.
                    _ => true,
                }
        });
        let mut new = self.heap.made_since(open.objects as u32);
        let made = self.heap.made_since(open.objects as u32).any(|id| {
            let o = self.heap.get(id);
            local(o.guard) || matches!(o.kind, Kind::Array { len: Length::Term(t), .. } if local(t)) || {
                let plain = matches!(o.kind, Kind::Instance(_) | Kind::Array { .. });
                !plain && self.heap.slots(id).iter().any(|v| self.is_local(*v))
            }
        });
        let boxed = new.any(|o| self.is_unidentified(o));
        let assumed = self.assumptions[open.assumptions..].iter().any(|t| local(*t));
        let control = cont.thrown.iter().any(|(_, v)| self.is_local(*v))
            || cont.heads.iter().any(|(_, h)| h.iter().any(|v| self.is_local(*v)));
        let initialised = self.inits.values().any(|s| s.done.is_some_and(local));
        let properties = [
            (shown, "may do more than change values, depending on the state before it"),
            (made, "may make objects, depending on the state before it"),
            (boxed, "makes objects for numbers that depend on the state before it"),
            (assumed, "assumes something of the state before it"),
            (control, "decides how its task goes on"),
            (initialised, "may initialise a class, depending on the state before it"),
        ];
        properties.into_iter().find(|(is, _)| *is).map(|(_, property)| property)
    }

    fn break_unit(&mut self, open: &Open) {
        for (slot, _) in &open.touched {
            self.spoil(*slot);
        }
    }

    /// Units that never came to their ends are broken.
    pub fn break_open_units(&mut self) {
        for open in std::mem::take(&mut self.units.open) {
            self.break_unit(&open);
        }
    }

    /// The candidates that a term speaks of.
    pub fn candidates_in(&self, roots: &[TermId]) -> Vec<Slot> {
        let roots: Vec<TermId> = roots.iter().copied().filter(|t| self.terms.is_local(*t)).collect();
        if roots.is_empty() {
            return Vec::new();
        }
        self.terms.support(&roots).into_iter().filter_map(|v| self.units.slot(v)).collect()
    }

    /// Collects the values in locals that depend on candidates and may still be used. A value that is only handed back by
    /// the methods around the section, to a caller that has no use for it, does not count.
    fn leaving_locals(&mut self, cont: &Cont, leaves: &mut Vec<TermId>) {
        let program = self.program;
        let mut frames: Vec<Frame> = cont.frames.clone();
        let mut values: Vec<Value> = cont.regs.clone();
        if !values.iter().any(|v| self.is_local(*v)) {
            return;
        }
        // Follow what only moves values: copies, jumps, returns.
        let mut moves = 0;
        let Some(top) = frames.last_mut() else { return };
        top.pc += 1;
        while let Some(f) = frames.last_mut() {
            moves += 1;
            let operand = |o: &Operand| match o {
                Operand::Local(l) => values[f.regs as usize + l.index()],
                Operand::Const(_) => Value::NULL,
            };
            match program.method(f.method).code.instrs.get(f.pc as usize) {
                _ if moves > 1000 => break,
                Some(Instr::Jump(t)) => f.pc = *t,
                Some(Instr::Op(Op::Let { dst, value: Rvalue::Use(o) })) => {
                    let v = operand(o);
                    values[f.regs as usize + dst.index()] = v;
                    f.pc += 1;
                }
                Some(Instr::Return(o)) if f.init.is_none() => {
                    let v = o.as_ref().map(operand);
                    let (regs, dst) = (f.regs as usize, f.dst);
                    if frames.len() == 1 {
                        leaves.extend(v.and_then(|v| self.local_term(v)));
                        return;
                    }
                    frames.pop();
                    values.truncate(regs);
                    if let (Some(f), Some(dst), Some(v)) = (frames.last(), dst, v) {
                        values[f.regs as usize + dst.index()] = v;
                    }
                    if let Some(f) = frames.last_mut() {
                        f.pc += 1;
                    }
                }
                _ => break,
            }
        }
        let mut found: FxHashSet<TermId> = FxHashSet::default();
        for (depth, f) in frames.iter().enumerate() {
            let innermost = depth + 1 == frames.len();
            let live = self.live.at(program, f.method, if innermost { f.pc } else { f.pc + 1 });
            for (i, is_live) in live.iter().enumerate() {
                // What the caller assigns from the result does not live on.
                let overwritten = !innermost && frames[depth + 1].dst.is_some_and(|d| d.index() == i);
                if *is_live && !overwritten {
                    found.extend(self.local_term(values[f.regs as usize + i]));
                }
            }
        }
        leaves.extend(found);
    }

    fn local_term(&self, v: Value) -> Option<TermId> {
        match v {
            Value::Term(t) if self.terms.is_local(t) => Some(t),
            _ => None,
        }
    }
}
