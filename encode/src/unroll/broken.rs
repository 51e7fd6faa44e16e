//! Sections that are no functions of the state before them: what is in the way, and what can be said of their order
//! nevertheless. Nothing here decides anything: it is for the report.
//!
//! A section may end on several paths, by an exception on some. What each leaves is known from every state from which it
//! is taken, and so is from which states an exception is thrown: two such sections are compared in states from which
//! known paths are taken.

use super::clash::Who;
use super::commute::{Outcome, Shape, What};
use super::cont::Cont;
use super::machine::{Machine, Slot};
use super::units::{Given, Open, Unit, Units};
use super::value::Value;
use crate::order::StepId;
use crate::term::{TermId, differ::Difference};
use crate::trace::{SectionId, TaskId};
use rustc_hash::FxHashSet;
use scoville_evidence::source::Span;
use scoville_ir::flat::Instr;
use scoville_ir::stmt::{Op, Place};
use scoville_ir::types::{Local, Operand};
use std::rc::Rc;

/// Most sections that are looked at, of different places or reasons.
const PLACES: usize = 16;

/// Most sections that one is compared with.
const PARTNERS: usize = 32;

/// Most ends of one section that are kept, and sections behind which more of them are looked for.
const ENDS: usize = 8;

/// Instructions that are executed after the first section that is none before candidates become sensitive at once.
const PATIENCE: u64 = 2_000;

/// Most exceptions that are kept.
const THROWS: usize = 1_000;

/// One end of a section.
#[derive(Clone, Debug)]
struct End {
    /// When it is taken.
    guard: TermId,
    /// What is left in candidates, and what is in the boxes that were made.
    shape: Shape,
}

/// A section that is no unit.
#[derive(Clone, Debug)]
pub struct Broken {
    section: SectionId,
    pub(super) task: TaskId,
    pub(super) span: Span,
    guard: TermId,
    begin: StepId,
    end: StepId,
    pub(super) given: Rc<[Given]>,
    /// Candidates that it touched.
    slots: Vec<Slot>,
    /// Number of objects that there were before.
    objects: usize,
    why: &'static str,
    /// Ends that were seen.
    ends: Vec<End>,
}

/// An exception that was thrown in a section.
#[derive(Clone, Debug)]
pub struct Throw {
    section: SectionId,
    guard: TermId,
    object: u32,
    span: Span,
}

/// What is compared of a section.
#[derive(Debug)]
struct Ends<'a> {
    ends: &'a [End],
    throw: Option<&'a Throw>,
}

impl Units {
    /// Where a section stands among those that are broken, if it is one of the last.
    pub(super) fn broken_before(&self, section: SectionId) -> Option<usize> {
        let back = self.broken.iter().rev().take(ENDS).position(|b| b.section == section)?;
        Some(self.broken.len() - 1 - back)
    }
}

impl Machine<'_> {
    /// What the activation was given in whose code a section begins: its parameters, and what it has captured.
    pub(super) fn given(&self, cont: &Cont, section: SectionId) -> Rc<[Given]> {
        let begins_in = self.events[self.sections[section.index()].begin.index()].site.method;
        let Some(at) = cont.frames.iter().rposition(|f| f.method.0 == begins_in) else { return Rc::default() };
        let own = |f: &&super::cont::Frame| !self.program.method(f.method).is_model;
        let Some(frame) = cont.frames[..=at].iter().rev().find(own) else { return Rc::default() };
        let method = self.program.method(frame.method);
        let parameters = (0..method.params).map(Local);
        let captured = method.code.instrs.iter().map_while(|i| match i {
            Instr::Op(Op::Load { dst, place: Place::Field(Operand::Local(Local(0)), _) }) => Some(*dst),
            _ => None,
        });
        let captured = captured.take_while(|_| method.is_instance());
        let value = |l: Local| cont.regs.get(frame.regs as usize + l.index()).map(|v| (frame.method, l, *v));
        parameters.chain(captured).filter_map(value).collect()
    }

    /// A section is no unit. What it leaves on this path is kept.
    pub(super) fn keep_broken(&mut self, task: TaskId, cont: &Cont, open: &Open, why: &'static str) {
        let first = &self.events[self.sections[open.section.index()].begin.index()];
        let mut broken = Broken {
            section: open.section,
            task,
            span: first.span,
            guard: open.guard,
            begin: first.step,
            end: cont.step,
            given: Rc::clone(&open.given),
            slots: open.touched.iter().map(|(slot, _)| *slot).collect(),
            objects: open.objects,
            why,
            ends: Vec::new(),
        };
        self.keep_end(&mut broken, cont);
        self.units.broken.push(broken);
    }

    /// A section that is broken on another path touches a location on this one.
    pub(super) fn touch_broken(&mut self, at: usize, slot: Slot, variable: TermId) {
        let broken = &mut self.units.broken[at];
        if !broken.slots.contains(&slot) {
            broken.slots.push(slot);
            self.heap.slots_mut(slot.0)[slot.1 as usize] = Value::Term(variable);
            self.spoil(slot);
        }
    }

    /// A candidate becomes schedule-sensitive a little later: until then others are looked at as before, so that it can be
    /// said how their order matters. The round is repeated anyway; what it does without canonical values must not cost much.
    pub(super) fn spoil(&mut self, slot: Slot) {
        let name = self.loc_name(slot);
        let until = *self.units.spoilt_until.get_or_insert(self.executed + PATIENCE);
        self.units.spoilt.push(name);
        if self.executed >= until {
            self.flush_spoilt();
        }
    }

    /// Ends the delay.
    pub(super) fn flush_spoilt(&mut self) {
        for name in std::mem::take(&mut self.units.spoilt) {
            self.memory.sensitive.add(name);
        }
    }

    /// A section ends that has no open unit: it may be on another path of one that is broken.
    pub(super) fn keep_other_end(&mut self, cont: &Cont, section: SectionId) {
        let Some(at) = self.units.broken_before(section) else { return };
        let mut broken = self.units.broken.remove(at);
        if broken.ends.len() < ENDS {
            self.keep_end(&mut broken, cont);
        }
        self.units.broken.insert(at, broken);
    }

    fn keep_end(&mut self, broken: &mut Broken, cont: &Cont) {
        let mut effect = Vec::new();
        for &(o, s) in &broken.slots {
            let left = self.heap.slots(o)[s as usize].term(&mut self.terms);
            effect.push(((o, s), left));
        }
        effect.sort_unstable_by_key(|(slot, _)| *slot);
        let mut yields = Vec::new();
        for o in self.heap.made_since(broken.objects as u32) {
            if self.is_unidentified(o) {
                yields.push(self.heap.slots(o)[0].term(&mut self.terms));
            }
        }
        broken.ends.push(End { guard: cont.guard, shape: (effect, yields) });
    }

    /// An exception is thrown: it may be what makes a section no unit.
    pub(super) fn keep_throw(&mut self, task: TaskId, cont: &Cont, object: u32) {
        let units = &self.units;
        if cont.sections.is_empty() || units.throws.len() >= THROWS || !units.any_open() && units.broken.is_empty() {
            return;
        }
        let span = self.span_of(task, cont);
        for section in cont.sections.iter().copied() {
            let inside = |t: &Throw| t.section == section && t.object == object;
            if !self.units.throws.iter().rev().take(ENDS).any(inside) {
                self.units.throws.push(Throw { section, guard: cont.guard, object, span });
            }
        }
    }

    /// At the end of a round: what sections touched that are no units is schedule-sensitive. Tells of them why, and of the
    /// order of two of them what is known.
    pub fn tell_broken(&mut self) {
        self.flush_spoilt();
        let broken = std::mem::take(&mut self.units.broken);
        let throws = std::mem::take(&mut self.units.throws);
        let closed = std::mem::take(&mut self.units.closed);
        let mut seen: FxHashSet<(Span, &str)> = FxHashSet::default();
        for b in &broken {
            if seen.len() < PLACES && seen.insert((b.span, b.why)) {
                self.tell_one(b, &broken, &closed, &throws);
            }
        }
        self.units.closed = closed;
    }

    fn tell_one(&mut self, b: &Broken, broken: &[Broken], closed: &[Unit], throws: &[Throw]) {
        let shares = |slot: &Slot| b.slots.contains(slot);
        let thrown = |section: SectionId| throws.iter().find(|t| t.section == section);
        let own = Ends { ends: &b.ends, throw: thrown(b.section) };
        let at = (b.task, b.guard, b.begin, b.end);
        let mut first = None;
        let mut left = PARTNERS;
        for o in broken.iter().filter(|o| o.slots.iter().any(shares)) {
            if left > 0 && self.unordered(at, (o.task, o.guard, o.begin, o.end)) {
                left -= 1;
                let ends = Ends { ends: &o.ends, throw: thrown(o.section) };
                if self.tell_pair(b, o.who(), &own, &ends) {
                    return;
                }
                first.get_or_insert(o.who());
            }
        }
        for u in closed.iter().filter(|u| u.effect.iter().any(|(slot, _)| shares(slot))) {
            if left > 0 && self.unordered(at, (u.task, u.guard, u.begin, u.end)) {
                left -= 1;
                let always = [End { guard: TermId::TRUE, shape: (u.effect.clone(), u.leaves.clone()) }];
                if self.tell_pair(b, u.who(), &own, &Ends { ends: &always, throw: None }) {
                    return;
                }
                first.get_or_insert(u.who());
            }
        }
        let Some(first) = first else { return };
        let why = match own.throw {
            Some(t) => format!("the first may throw {}", self.thrown_name(t)),
            None => format!("the first {}", b.why),
        };
        self.may_clash(b.who(), first, &why);
    }

    /// Tells of a state in which the order of two sections matters, if one is found.
    fn tell_pair(&mut self, b: &Broken, other: Who<'_>, own: &Ends<'_>, others: &Ends<'_>) -> bool {
        let Some((outcome, conditions, state)) = self.difference_of(own, others) else { return false };
        self.clash(b.who(), other, &outcome, &conditions, &state);
        true
    }

    fn unordered(&self, x: (TaskId, TermId, StepId, StepId), y: (TaskId, TermId, StepId, StepId)) -> bool {
        x.0 != y.0
            && !self.terms.evidently_disjoint(x.1, y.1)
            && !self.order.before(x.3, y.2, y.1, &self.terms)
            && !self.order.before(y.3, x.2, x.1, &self.terms)
    }

    /// A state from which two sections come to different ends in the two orders, with the conditions that it obeys: that
    /// the ends are taken that are compared.
    fn difference_of(&mut self, a: &Ends<'_>, b: &Ends<'_>) -> Option<(Outcome, Vec<TermId>, Difference)> {
        for (side, one, other) in [(1, a, b), (0, b, a)] {
            let Some(throw) = other.throw else { continue };
            for end in one.ends {
                let late = self.after(throw.guard, &end.shape);
                let (one, other) = if side == 1 { (late, throw.guard) } else { (throw.guard, late) };
                if let Some(state) = self.terms.difference_where(&[end.guard], one, other) {
                    let what = What::Throws(side, self.thrown_name(throw));
                    return Some((Outcome { what, one, other }, vec![end.guard], state));
                }
            }
        }
        for x in a.ends {
            for y in b.ends {
                let conditions = vec![x.guard, y.guard, self.after(x.guard, &y.shape), self.after(y.guard, &x.shape)];
                for outcome in self.outcomes(&x.shape, &y.shape) {
                    if let Some(state) = self.terms.difference_where(&conditions, outcome.one, outcome.other) {
                        return Some((outcome, conditions, state));
                    }
                }
            }
        }
        None
    }

    /// A term in the state that an end leaves.
    fn after(&mut self, t: TermId, shape: &Shape) -> TermId {
        let state = self.state_after(shape);
        self.terms.replace(t, &state)
    }

    fn thrown_name(&self, t: &Throw) -> String {
        let name = self.class_name(t.object);
        let simple = name.rsplit_once('.').map_or(name.as_str(), |(_, simple)| simple);
        format!("{simple}{}", self.line(t.span))
    }
}
