//! Methods made ready for the inner loop: instructions whose operands are resolved, so that what is concrete costs little.
//!
//! Only the common case is here: concrete values, locations that the schedule does not decide, calls and returns within a
//! task. Everything else is [`Quick::Other`], or turns out not to be concrete when it is executed; it is left to
//! [`Machine::instruction`](super::machine::Machine::instruction), which executes every instruction and says what it
//! means. So nothing here adds to the semantics.

mod run;

use super::reach::Mark;
use super::shadow::RecordId;
use super::value::Value;
use crate::order::StepId;
use crate::term::TermId;
use crate::trace::{EventId, SectionId, TaskId};
use rustc_hash::FxHashSet;
use scoville_ir::flat::Instr;
use scoville_ir::program::Program;
use scoville_ir::stmt::{BinOp, Callee, Op, Place, Rvalue, UnOp};
use scoville_ir::types::{ClassId, Const, FieldId, Local, MethodId, Operand, Prim, SelectorId};
use std::cell::Cell;
use std::rc::Rc;

/// A local of the activation, or a constant of the method.
#[derive(Clone, Copy, Debug)]
pub struct Source(u32);

/// Set in a [`Source`] that is a constant.
const CONSTANT: u32 = 1 << 31;

/// A field: its slot, and whether accesses are checked.
#[derive(Clone, Copy, Debug)]
pub struct Slot {
    slot: u32,
    checked: bool,
}

/// What is called.
#[derive(Clone, Debug)]
pub struct Call {
    /// Takes the result.
    dst: Option<Local>,
    callee: Callee,
    args: Box<[Source]>,
    /// The class of the object that it was last called on, and the method that was executed.
    last: Cell<Option<(ClassId, MethodId)>>,
}

/// An instruction.
#[derive(Clone, Copy, Debug)]
pub enum Quick {
    /// Left to the general case.
    Other,
    /// Does nothing.
    Nop,
    Move(Local, Source),
    Unary(UnOp, Local, Source),
    Binary(BinOp, Local, Source, Source),
    Convert(Prim, Local, Source),
    Same(Local, Source, Source),
    Length(Local, Source),
    Jump(u32),
    /// Goes on if the condition holds.
    Branch(Source, u32),
    LoopEnter(u32),
    LoopBack(u32),
    LoadStatic(Local, Slot),
    LoadField(Local, Source, Slot),
    LoadElement(Local, Source, Source),
    StoreStatic(Slot, Source),
    StoreField(Source, Slot, Source),
    StoreElement(Source, Source, Source),
    /// The method's call with this number.
    Call(u32),
    Return(Option<Source>),
}

/// A method.
#[derive(Debug)]
pub struct Ready {
    code: Box<[Cell<Quick>]>,
    /// What stands at a marked instruction once it has lost its mark: until then it is left to the general case.
    marked: Box<[(u32, Quick)]>,
    constants: Box<[Value]>,
    calls: Box<[Call]>,
    /// What its locals are when it is entered, but for arguments.
    locals: Box<[Value]>,
    /// First instruction of the body of each loop.
    heads: Box<[u32]>,
    /// Whether it is called on an object.
    instance: bool,
}

/// Where an access stands: its task, its step, the guard of its path, and the last event before it.
pub type Standing = (TaskId, StepId, TermId, EventId);

/// Methods that are ready, and records that are at hand.
#[derive(Debug, Default)]
pub struct Methods {
    ready: Vec<Option<Rc<Ready>>>,
    /// Records of accesses, by method and instruction, with the number of the place that they belong to.
    records: Vec<Box<[(u32, RecordId)]>>,
    /// Where accesses stand: those of one operation in one place share their record.
    at: Option<Standing>,
    /// The sections that are open there.
    inside: Vec<SectionId>,
    /// Number of the present place.
    place: u32,
    /// Instructions that no path has executed yet, of those for which that is of interest.
    marks: FxHashSet<Mark>,
}

impl Methods {
    /// No methods yet, and these marks.
    pub fn marked(marks: FxHashSet<Mark>) -> Methods {
        Methods { marks, ..Methods::default() }
    }

    /// Instructions that are marked still.
    pub fn marks(&self) -> &FxHashSet<Mark> {
        &self.marks
    }

    /// An instruction loses its mark.
    pub fn reach(&mut self, (m, pc): Mark) {
        if self.marks.is_empty() || !self.marks.remove(&(m, pc)) {
            return;
        }
        if let Some(Some(ready)) = self.ready.get(m.index())
            && let Some((_, quick)) = ready.marked.iter().find(|(at, _)| *at == pc)
            && let Some(at) = ready.code.get(pc as usize)
        {
            at.set(*quick);
        }
    }

    /// The method.
    fn get(&mut self, program: &Program, m: MethodId) -> Rc<Ready> {
        if self.ready.len() <= m.index() {
            self.ready.resize(m.index() + 1, None);
            self.records.resize(m.index() + 1, Box::default());
        }
        match &self.ready[m.index()] {
            Some(ready) => ready.clone(),
            None => {
                let ready = Rc::new(Ready::new(program, m, &self.marks));
                self.records[m.index()] = vec![(0, 0); ready.code.len()].into();
                self.ready[m.index()] = Some(ready.clone());
                ready
            }
        }
    }

    /// Records belong to this place from now on.
    pub fn stand(&mut self, at: Standing, inside: &[SectionId]) {
        if self.at != Some(at) || self.inside != inside {
            self.at = Some(at);
            self.inside.clear();
            self.inside.extend_from_slice(inside);
            self.place += 1;
        }
    }

    /// The record of an operation here, if it is at hand.
    pub fn record(&mut self, program: &Program, (m, pc): (MethodId, u32)) -> Option<RecordId> {
        if self.records.get(m.index()).is_none_or(|r| r.is_empty()) {
            self.get(program, m);
        }
        let (place, record) = *self.records.get(m.index())?.get(pc as usize)?;
        (place == self.place).then_some(record)
    }

    /// The record of an operation here, in a method that is ready.
    pub fn remember(&mut self, (m, pc): (MethodId, u32), record: RecordId) {
        if let Some(at) = self.records.get_mut(m.index()).and_then(|r| r.get_mut(pc as usize)) {
            *at = (self.place, record);
        }
    }
}

impl Ready {
    /// Makes a method ready.
    fn new(program: &Program, m: MethodId, marks: &FxHashSet<Mark>) -> Ready {
        let method = program.method(m);
        let mut maker = Maker { program, constants: Vec::new(), calls: Vec::new() };
        let mut code: Vec<Quick> = method.code.instrs.iter().map(|i| maker.instruction(i)).collect();
        let mut marked = Vec::new();
        for (pc, quick) in code.iter_mut().enumerate().filter(|(pc, _)| marks.contains(&(m, *pc as u32))) {
            marked.push((pc as u32, std::mem::replace(quick, Quick::Other)));
        }
        Ready {
            code: code.into_iter().map(Cell::new).collect(),
            marked: marked.into(),
            constants: maker.constants.into(),
            calls: maker.calls.into(),
            locals: method.locals.iter().map(|l| program.prim(l.ty).map_or(Value::NULL, Value::zero)).collect(),
            heads: method.code.loops.iter().map(|l| l.head).collect(),
            instance: method.is_instance(),
        }
    }
}

struct Maker<'p> {
    program: &'p Program,
    constants: Vec<Value>,
    calls: Vec<Call>,
}

impl Maker<'_> {
    /// Texts are objects, which are made when they are asked for first: not here.
    fn source(&mut self, o: &Operand) -> Option<Source> {
        match o {
            Operand::Local(l) => Some(Source(l.0)),
            Operand::Const(Const::Str(_)) => None,
            Operand::Const(c) => {
                self.constants.push(Value::of_const(c));
                Some(Source((self.constants.len() as u32 - 1) | CONSTANT))
            }
        }
    }

    fn instruction(&mut self, i: &Instr) -> Quick {
        self.known(i).unwrap_or(Quick::Other)
    }

    fn known(&mut self, i: &Instr) -> Option<Quick> {
        Some(match i {
            Instr::Op(Op::Let { dst, value }) => self.computation(*dst, value)?,
            Instr::Op(Op::Load { dst, place }) => self.load(*dst, place)?,
            Instr::Op(Op::Store { place, value }) => self.store(place, value)?,
            Instr::Op(Op::Call { dst, callee, args }) => {
                let args = args.iter().map(|a| self.source(a)).collect::<Option<_>>()?;
                self.calls.push(Call { dst: *dst, callee: *callee, args, last: Cell::new(None) });
                Quick::Call(self.calls.len() as u32 - 1)
            }
            Instr::Op(Op::InitClass(c)) if self.program.class(*c).initializer.is_none() => Quick::Nop,
            Instr::Op(Op::Tell(_) | Op::Learn(_)) => Quick::Nop,
            Instr::Jump(to) => Quick::Jump(*to),
            Instr::Branch { cond, otherwise } => Quick::Branch(self.source(cond)?, *otherwise),
            Instr::LoopEnter(l) => Quick::LoopEnter(*l),
            Instr::LoopBack(l) => Quick::LoopBack(*l),
            Instr::Return(None) => Quick::Return(None),
            Instr::Return(Some(v)) => Quick::Return(Some(self.source(v)?)),
            _ => return None,
        })
    }

    fn computation(&mut self, dst: Local, value: &Rvalue) -> Option<Quick> {
        Some(match value {
            Rvalue::Use(o) => Quick::Move(dst, self.source(o)?),
            Rvalue::Unary(op, _, a) => Quick::Unary(*op, dst, self.source(a)?),
            Rvalue::Binary(op, _, a, b) => Quick::Binary(*op, dst, self.source(a)?, self.source(b)?),
            Rvalue::Convert { to, value, .. } => Quick::Convert(*to, dst, self.source(value)?),
            Rvalue::RefEq(a, b) => Quick::Same(dst, self.source(a)?, self.source(b)?),
            Rvalue::ArrayLength(a) => Quick::Length(dst, self.source(a)?),
            _ => return None,
        })
    }

    fn field(&self, f: FieldId) -> Option<Slot> {
        let f = self.program.field(f);
        (!f.is_volatile).then_some(Slot { slot: f.slot, checked: !f.is_final })
    }

    fn load(&mut self, dst: Local, place: &Place) -> Option<Quick> {
        Some(match place {
            Place::Static(f) => Quick::LoadStatic(dst, self.field(*f)?),
            Place::Field(o, f) => Quick::LoadField(dst, self.source(o)?, self.field(*f)?),
            Place::Element(a, i) => Quick::LoadElement(dst, self.source(a)?, self.source(i)?),
        })
    }

    fn store(&mut self, place: &Place, value: &Operand) -> Option<Quick> {
        let value = self.source(value)?;
        Some(match place {
            Place::Static(f) => Quick::StoreStatic(self.field(*f)?, value),
            Place::Field(o, f) => Quick::StoreField(self.source(o)?, self.field(*f)?, value),
            Place::Element(a, i) => Quick::StoreElement(self.source(a)?, self.source(i)?, value),
        })
    }
}

/// The method that answers a selector in the class of an object.
fn answer(program: &Program, class: ClassId, s: SelectorId) -> Option<MethodId> {
    program.class(class).dispatch.get(&s).copied()
}
