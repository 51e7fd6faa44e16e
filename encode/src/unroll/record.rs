//! The event log of the canonical run, for comparison with the independent engine (design, Certificates).
//!
//! Only a run that nothing symbolic splits is recorded. What reads of schedule-sensitive locations and outcomes of
//! choices are in it follows from the store: it holds, under the values met so far, what the canonical order has
//! written last. So the terms that later guards and values are made of get their canonical values, and those are logged.

use super::cont::Cont;
use super::heap::{Kind, Text};
use super::machine::{Flow, Machine, Slot, Step, Stop};
use super::value::Value;
use crate::term::eval::{self, Evaluator};
use crate::term::{Constant, Node, TermId, VarId};
use crate::trace::{CellId, SectionId, TaskId};
use rustc_hash::FxHashMap;
use scoville_evidence::log::{self, Canonical, Entry, Log, NotFollowed, Place as LogPlace, Thing, Turns, What};
use scoville_evidence::schedule::{InputValue, Site, TaskPath};
use scoville_evidence::verdict::Unknown;
use scoville_ir::flat::Instr;
use scoville_ir::pure::{self, PureValue};
use scoville_ir::stmt::{Fill, Op, Place, Rvalue, Space, Target};
use scoville_ir::types::{ClassId, Operand};
use std::ops::Range;
use std::sync::Arc;

/// A recording under way.
#[derive(Debug)]
pub struct Recorder {
    turns: Vec<TaskPath>,
    inputs: Vec<InputValue>,
    log: Log,
    /// By task: its name, and how many tasks it has created.
    tasks: Vec<(TaskPath, u32)>,
    /// Numbers of the objects met.
    numbers: FxHashMap<u32, u32>,
    /// What variables are in the canonical run.
    values: FxHashMap<VarId, eval::Value>,
    /// Cached boxes whose value is a term, by their canonical value: the first one stands for all.
    boxes: FxHashMap<(ClassId, i64), u32>,
    /// Texts of strings that are made of terms.
    texts: FxHashMap<u32, Arc<str>>,
    /// Sections that are open, of all tasks.
    open: Vec<SectionId>,
    /// Set when nothing more is recorded.
    over: Option<Over>,
}

#[derive(Debug)]
enum Over {
    /// The program was halted.
    Halted,
    /// The run cannot be followed.
    NotFollowed(NotFollowed),
}

/// What is to be known of an instruction before it is executed.
#[derive(Debug)]
pub struct Before {
    site: Site,
    /// Variables so far: later ones are the instruction's own.
    vars: usize,
    /// The location of an access, and what it holds.
    slot: Option<(Slot, Value)>,
    /// The cell of a read, and its state and content.
    cell: Option<(u32, i32, Value)>,
}

impl Recorder {
    /// Nothing recorded yet; the log will keep this window.
    pub fn new(window: Range<u64>) -> Box<Recorder> {
        Box::new(Recorder {
            turns: Vec::new(),
            inputs: Vec::new(),
            log: Log::new(window),
            tasks: vec![(TaskPath::default(), 0)],
            numbers: FxHashMap::default(),
            values: FxHashMap::default(),
            boxes: FxHashMap::default(),
            texts: FxHashMap::default(),
            open: Vec::new(),
            over: None,
        })
    }

    /// The objects that the log has met, with their numbers there.
    pub fn numbers(&self) -> impl Iterator<Item = (u32, u32)> + '_ {
        self.numbers.iter().map(|(object, n)| (*object, *n))
    }

    /// What was recorded.
    ///
    /// # Errors
    /// Why the run cannot be followed.
    pub fn finish(self) -> Result<Canonical, NotFollowed> {
        match self.over {
            Some(Over::NotFollowed(why)) => Err(why),
            _ => Ok(Canonical { turns: Turns(self.turns), inputs: self.inputs, log: self.log }),
        }
    }
}

impl<'p> Machine<'p> {
    /// The recording, while there is something to record.
    fn recording(&mut self) -> Option<&mut Recorder> {
        self.recorder.as_deref_mut().filter(|r| r.over.is_none())
    }

    /// A task's turn begins.
    pub fn record_turn(&mut self, task: TaskId) {
        if let Some(r) = self.recording()
            && let Some((path, _)) = r.tasks.get(task.index())
        {
            r.turns.push(path.clone());
        }
    }

    /// The canonical run cannot be followed to an end.
    pub fn record_endless(&mut self, why: Unknown) {
        if let Some(r) = self.recording() {
            r.over = Some(Over::NotFollowed(NotFollowed::Limit(why)));
        }
    }

    fn not_followed(&mut self, cont: &Cont, why: &str) {
        let user = cont.frames.iter().rev().find(|f| !self.program.method(f.method).is_model).or(cont.frames.first());
        let site = user.map(|f| Site { method: f.method.0, pc: f.pc });
        if let Some(r) = self.recording() {
            r.over = Some(Over::NotFollowed(NotFollowed::Symbolic(site, why.to_owned())));
        }
    }

    /// What a value is in the canonical run.
    fn canonical(&self, v: Value) -> Option<Value> {
        let Value::Term(t) = v else { return Some(v) };
        let values = &self.recorder.as_ref()?.values;
        let known = |v: VarId| values.get(&v).copied();
        Some(match Evaluator::new(&self.terms, &known).value(t)? {
            eval::Value::Bool(b) => Value::Bool(b),
            eval::Value::Const(c) => match c {
                Constant::Int(i) => Value::Int(i),
                Constant::Long(i) => Value::Long(i),
                Constant::Float(b) => Value::Float(f32::from_bits(b)),
                Constant::Double(b) => Value::Double(f64::from_bits(b)),
                Constant::Ref(o) => Value::Ref(o),
            },
        })
    }

    fn canonical_operand(&mut self, cont: &Cont, o: &Operand) -> Option<Value> {
        let v = self.get(cont, o);
        self.canonical(v)
    }

    /// The variable behind a term gets its canonical value, if it has none yet.
    pub fn assign(&mut self, t: TermId, value: Value) {
        let value = match value {
            Value::Bool(b) => eval::Value::Bool(b),
            Value::Int(i) => eval::Value::Const(Constant::Int(i)),
            Value::Long(i) => eval::Value::Const(Constant::Long(i)),
            Value::Float(x) => eval::Value::Const(Constant::Float(x.to_bits())),
            Value::Double(x) => eval::Value::Const(Constant::Double(x.to_bits())),
            Value::Ref(o) => eval::Value::Const(Constant::Ref(o)),
            Value::Term(_) => return,
        };
        if let Node::Var(v) = *self.terms.node(t)
            && let Some(r) = self.recorder.as_deref_mut()
        {
            r.values.entry(v).or_insert(value);
        }
    }

    /// Variables made since `before` get these values, in this order.
    fn assign_new(&mut self, before: &Before, values: &[Value]) {
        for (i, value) in values.iter().enumerate() {
            if let Some(t) = self.terms.var_term(VarId((before.vars + i) as u32)) {
                self.assign(t, *value);
            }
        }
    }

    /// Looks at the instruction that the continuation stands before.
    pub fn observe(&mut self, cont: &Cont) -> Option<Before> {
        self.recording()?;
        let site = Self::site(cont);
        let mut before = Before { site, vars: self.terms.vars().len(), slot: None, cell: None };
        match self.instr_at(cont)? {
            Instr::Op(Op::Load { place, .. } | Op::Store { place, .. }) => {
                before.slot = self.canonical_slot(cont, place).and_then(|l| Some((l, self.content(l)?)));
            }
            Instr::Op(Op::CellRead { cell, .. }) => {
                if let Some(Value::Ref(o)) = self.canonical_operand(cont, cell)
                    && let Kind::Cell(c) = self.heap.get(o).kind
                {
                    let (state, value) = self.first_fill(c);
                    before.cell = Some((o, state, value));
                }
            }
            _ => {}
        }
        Some(before)
    }

    fn instr_at(&self, cont: &Cont) -> Option<&'p Instr> {
        let frame = cont.top()?;
        let program: &'p _ = self.program;
        program.method(frame.method).code.instrs.get(frame.pc as usize)
    }

    /// What a location holds.
    fn content(&self, (o, s): Slot) -> Option<Value> {
        self.canonical(*self.heap.slots(o).get(s as usize)?)
    }

    fn canonical_slot(&mut self, cont: &Cont, place: &Place) -> Option<Slot> {
        let (base, index) = match place {
            Place::Static(f) => return Some((0, self.program.field(*f).slot)),
            Place::Field(o, f) => (self.canonical_operand(cont, o)?, self.program.field(*f).slot as i32),
            Place::Element(a, i) => {
                let Value::Int(i) = self.canonical_operand(cont, i)? else { return None };
                (self.canonical_operand(cont, a)?, i)
            }
        };
        let Value::Ref(o) = base else { return None };
        (o != 0).then_some((o, u32::try_from(index).ok()?))
    }

    /// State and content of a cell by the fills so far: the first one counts.
    fn first_fill(&self, cell: CellId) -> (i32, Value) {
        let happened = |guard: TermId| matches!(self.canonical(Value::Term(guard)), Some(Value::Bool(true)));
        let first = self.fills[cell.index()].iter().find(|f| f.guard == TermId::TRUE || happened(f.guard));
        first.map_or((0, Value::NULL), |f| (fill_state(f.fill), self.canonical(f.value).unwrap_or(Value::NULL)))
    }

    /// A value as the log has it; an object is met first. Without a value the run cannot be followed.
    fn logged(&mut self, task: TaskId, site: Option<Site>, v: Option<Value>) -> log::Value {
        match v {
            Some(Value::Bool(b)) => log::Value::Bool(b),
            Some(Value::Int(i)) => log::Value::Int(i),
            Some(Value::Long(i)) => log::Value::Long(i),
            Some(Value::Float(x)) => log::Value::Float(x.to_bits()),
            Some(Value::Double(x)) => log::Value::Double(x.to_bits()),
            Some(Value::Ref(0)) => log::Value::Null,
            Some(Value::Ref(o)) => log::Value::Object(self.number(task, site, o)),
            Some(Value::Term(_)) | None => {
                if let Some(r) = self.recording() {
                    let why = "a value that the canonical run leaves open".to_owned();
                    r.over = Some(Over::NotFollowed(NotFollowed::Symbolic(site, why)));
                }
                log::Value::Null
            }
        }
    }

    fn number(&mut self, task: TaskId, site: Option<Site>, o: u32) -> u32 {
        let o = self.one_box(o);
        let Some(r) = self.recorder.as_deref_mut() else { return 0 };
        let next = r.numbers.len() as u32;
        let n = *r.numbers.entry(o).or_insert(next);
        if n == next {
            let thing = self.thing(o);
            self.log(task, site, What::Meets(n, thing));
        }
        n
    }

    /// Java has one box for each small value; the unroller makes a new one where it does not know the value.
    fn one_box(&mut self, o: u32) -> u32 {
        let Kind::Instance(class) = self.heap.get(o).kind else { return o };
        let value = self.heap.slots(o).first().and_then(|v| self.canonical(*v));
        let bits = match value {
            Some(Value::Bool(b)) => i64::from(b),
            Some(Value::Int(i)) => i64::from(i),
            Some(Value::Long(i)) => i,
            _ => return o,
        };
        let cached = self.boxes.get(&(class, bits)).copied();
        let symbolic = self.is_unidentified(o) && (-128..=127).contains(&bits);
        match self.recorder.as_deref_mut() {
            Some(r) if symbolic => *r.boxes.entry((class, bits)).or_insert(cached.unwrap_or(o)),
            Some(r) if cached == Some(o) => *r.boxes.entry((class, bits)).or_insert(o),
            _ => o,
        }
    }

    fn thing(&self, o: u32) -> Thing {
        match &self.heap.get(o).kind {
            Kind::Instance(_) | Kind::Statics => Thing::Instance(self.class_name(o)),
            Kind::Array { ty, len } => {
                let length = match self.canonical(len.value()) {
                    Some(Value::Int(n)) => n as u32,
                    _ => u32::MAX,
                };
                Thing::Array(self.program.type_name(*ty), length)
            }
            Kind::Text(_) => Thing::Text(self.text(o).unwrap_or_else(|| "?".into()).to_string()),
            Kind::Cell(_) => Thing::Cell,
            Kind::Registration(_) => Thing::Instance(self.program.class(self.program.known.registration).name.clone()),
        }
    }

    /// The canonical text of a string.
    fn text(&self, o: u32) -> Option<Arc<str>> {
        match self.heap.text(o)? {
            Text::Known(t) => Some(t.clone()),
            Text::Opaque => self.recorder.as_ref()?.texts.get(&o).cloned(),
        }
    }

    fn log(&mut self, task: TaskId, site: Option<Site>, what: What) {
        if let Some(r) = self.recording()
            && let Some((path, _)) = r.tasks.get(task.index())
        {
            let entry = Entry { task: path.clone(), site, what };
            r.log.push(entry);
        }
    }

    /// Logs the instruction that has just been executed.
    pub fn record_instruction(&mut self, task: TaskId, cont: &Cont, before: &Before, result: &Step) {
        match result {
            Err(Stop::Split(_)) => return self.not_followed(cont, "a branch"),
            Err(Stop::Cut(why)) => return self.record_endless(why.clone()),
            Err(Stop::Fatal(_) | Stop::Fault(..)) | Ok(Flow::Blocked(_)) => return,
            Ok(_) => {}
        }
        if cont.guard != TermId::TRUE {
            return self.not_followed(cont, "an assumption");
        }
        let program = self.program;
        let Some(method) = program.methods.get(before.site.method as usize) else { return };
        let Some(instr) = method.code.instrs.get(before.site.pc as usize) else { return };
        let site = Some(before.site);
        match instr {
            Instr::Op(op) => self.record_op(task, cont, before, op, result),
            Instr::ScopeEnd { thrown } => {
                let v = self.canonical_operand(cont, &Operand::Local(*thrown));
                let v = self.logged(task, site, v);
                self.log(task, site, What::Join(v));
            }
            Instr::SectionBegin { space, .. } => self.record_section(task, cont, before.site, *space),
            Instr::SectionEnd | Instr::Leave(..) => {
                let inside = cont.sections.clone();
                let sections = &self.sections;
                if let Some(r) = self.recorder.as_deref_mut() {
                    r.open.retain(|s| sections[s.index()].task != task || inside.contains(s));
                }
                self.log(task, site, What::Leave);
            }
            _ => {}
        }
    }

    /// A section begins; in the canonical order it may lie inside one that excludes it, which no schedule does.
    fn record_section(&mut self, task: TaskId, cont: &Cont, site: Site, space: Space) {
        let Some(&id) = cont.sections.last() else { return };
        let open = self.recorder.as_ref().map(|r| r.open.clone()).unwrap_or_default();
        if self.exclusion(&open, &[id]) != TermId::FALSE {
            return self.not_followed(cont, "a section that begins inside of one that excludes it");
        }
        if let Some(r) = self.recorder.as_deref_mut() {
            r.open.push(id);
        }
        self.log(task, Some(site), What::Enter(space_name(space)));
    }

    /// A location that is not known: either there is none, which has raised an exception, or the canonical run leaves it open.
    fn nowhere(&mut self, cont: &Cont, result: &Step) {
        if matches!(result, Ok(Flow::Next)) {
            self.not_followed(cont, "a location that the canonical run leaves open");
        }
    }

    fn record_op(&mut self, task: TaskId, cont: &Cont, before: &Before, op: &Op, result: &Step) {
        let site = Some(before.site);
        match op {
            Op::Let { dst, value } => {
                self.remember_text(cont, value, &Operand::Local(*dst));
                if let Rvalue::New(_) | Rvalue::NewArray { .. } | Rvalue::NewArrayLike { .. } | Rvalue::CurrentTask(_) =
                    value
                {
                    let v = self.canonical_operand(cont, &Operand::Local(*dst));
                    let v = self.logged(task, site, v);
                    self.log(task, site, What::New(v));
                }
            }
            Op::CellNew { dst } | Op::BarrierNew { reg: dst, .. } | Op::Register { reg: dst, .. } => {
                let v = self.canonical_operand(cont, &Operand::Local(*dst));
                let v = self.logged(task, site, v);
                self.log(task, site, What::New(v));
            }
            Op::Load { dst, .. } => {
                let Some((slot, held)) = before.slot else { return self.nowhere(cont, result) };
                let new = self.terms.vars().len() - before.vars;
                self.assign_new(before, &vec![held; new]);
                let place = self.logged_place(task, site, slot);
                let v = self.canonical_operand(cont, &Operand::Local(*dst));
                let v = self.logged(task, site, v);
                self.log(task, site, What::Load(place, v));
            }
            Op::Store { .. } => {
                let Some((slot, _)) = before.slot else { return self.nowhere(cont, result) };
                let place = self.logged_place(task, site, slot);
                let v = self.content(slot);
                let v = self.logged(task, site, v);
                self.log(task, site, What::Store(place, v));
            }
            Op::Spawn { body, result: cell, .. } => {
                let Ok(Flow::Spawned(_)) = result else { return };
                let body = self.canonical_operand(cont, body);
                let body = self.logged(task, site, body);
                let cell = self.canonical_operand(cont, cell);
                let cell = self.logged(task, site, cell);
                self.record_spawn(task, site, body, cell);
            }
            Op::CellRead { state, value, .. } => {
                let Some((cell, number, content)) = before.cell else { return };
                self.assign_new(before, &[Value::Int(number), content]);
                let cell = self.logged(task, site, Some(Value::Ref(cell)));
                let state = self.canonical_operand(cont, &Operand::Local(*state));
                let state = self.logged(task, site, state);
                let v = self.canonical_operand(cont, &Operand::Local(*value));
                let v = self.logged(task, site, v);
                self.log(task, site, What::Read(cell, state, v));
            }
            Op::Acquire(_, target) | Op::Release(_, target) => {
                let call = if matches!(op, Op::Acquire(..)) { "acquire" } else { "release" };
                let operands = target_operands(target);
                let mut values = Vec::new();
                for o in operands {
                    let v = self.canonical_operand(cont, &o);
                    values.push(self.logged(task, site, v));
                }
                self.log(task, site, What::Permission(call, values));
            }
            Op::Signal { reg } | Op::Wait { reg } | Op::Drop { reg } => {
                let call = match op {
                    Op::Signal { .. } => "signal",
                    Op::Wait { .. } => "wait",
                    _ => "drop",
                };
                let v = self.canonical_operand(cont, reg);
                let (signalled, waited) = match v {
                    Some(Value::Ref(o)) => self.canonical_phases(o),
                    _ => (0, 0),
                };
                let reg = self.logged(task, site, v);
                self.log(task, site, What::Phase(call, reg, signalled, waited));
            }
            Op::Choose { dst, lo, .. } => {
                let least = match self.canonical_operand(cont, lo) {
                    Some(Value::Long(i)) => Value::Long(i),
                    Some(Value::Int(i)) => Value::Int(i),
                    _ => Value::Bool(false),
                };
                let t = self.get(cont, &Operand::Local(*dst)).term(&mut self.terms);
                let chosen = if self.terms.sort(t) == crate::term::Sort::Bool { Value::Bool(false) } else { least };
                self.assign(t, chosen);
                let number = match chosen {
                    Value::Long(i) => i,
                    Value::Int(i) => i64::from(i),
                    _ => 0,
                };
                let v = self.logged(task, site, Some(chosen));
                self.log(task, site, What::Input(v));
                if let Some(r) = self.recording() {
                    r.inputs.push(InputValue::Int(number));
                }
            }
            Op::InitClass(class) if matches!(result, Ok(Flow::Jumped)) => {
                self.log(task, site, What::Init(self.program.class(*class).name.clone()));
            }
            Op::Print { text, .. } => {
                let text = match self.canonical_operand(cont, text) {
                    Some(Value::Ref(o)) if o != 0 => self.text(o),
                    _ => Some("null".into()),
                };
                match text {
                    Some(text) => self.log(task, site, What::Print(text.to_string())),
                    None => self.not_followed(cont, "a text that the canonical run leaves open"),
                }
            }
            Op::Halt(code) => {
                let v = self.canonical_operand(cont, code);
                let v = self.logged(task, site, v);
                self.log(task, site, What::Halt(v));
                if let Some(r) = self.recording() {
                    r.over = Some(Over::Halted);
                }
            }
            _ => {}
        }
    }

    fn logged_place(&mut self, task: TaskId, site: Option<Site>, (o, s): Slot) -> LogPlace {
        match o {
            0 => LogPlace::Static(s),
            o => LogPlace::Slot(self.number(task, site, o), s),
        }
    }

    /// A string that the unroller leaves opaque, because it is made of terms, has a text in the canonical run.
    fn remember_text(&mut self, cont: &Cont, value: &Rvalue, dst: &Operand) {
        let Value::Ref(o) = self.get(cont, dst) else { return };
        if !matches!(self.heap.text(o), Some(Text::Opaque)) {
            return;
        }
        let text = match value {
            Rvalue::Pure(f, args) => {
                let mut values = Vec::new();
                for a in args {
                    values.push(match self.canonical_operand(cont, a) {
                        Some(Value::Bool(b)) => PureValue::Bool(b),
                        Some(Value::Int(i)) => PureValue::Int(i),
                        Some(Value::Long(i)) => PureValue::Long(i),
                        Some(Value::Float(x)) => PureValue::Float(x),
                        Some(Value::Double(x)) => PureValue::Double(x),
                        Some(Value::Ref(0)) => PureValue::Null,
                        Some(Value::Ref(o)) => match self.text(o) {
                            Some(t) => PureValue::Str(t),
                            None => return,
                        },
                        Some(Value::Term(_)) | None => return,
                    });
                }
                match pure::eval(*f, &values) {
                    Ok(PureValue::Str(t)) => t,
                    _ => return,
                }
            }
            Rvalue::ClassName(of) => match self.canonical_operand(cont, of) {
                Some(Value::Ref(of)) => self.runtime_name(of).into(),
                _ => return,
            },
            _ => return,
        };
        if let Some(r) = self.recording() {
            r.texts.insert(o, text);
        }
    }

    /// A cell is about to be filled: by an operation or by the end of a task.
    pub fn record_fill(&mut self, task: TaskId, cont: &Cont, cell: CellId, how: Fill, value: Value, won: TermId) {
        if self.recording().is_none() {
            return;
        }
        let site = Self::site(cont);
        let site = matches!(self.instr_at(cont), Some(Instr::Op(Op::CellFill { .. }))).then_some(site);
        let first = self.first_fill(cell).0 == 0;
        self.assign(won, Value::Bool(first));
        let won = matches!(self.canonical(Value::Term(won)), Some(Value::Bool(true)));
        let object = self.cell_objects[cell.index()];
        let object = self.logged(task, site, Some(Value::Ref(object)));
        let value = self.canonical(value);
        let value = self.logged(task, site, value);
        self.log(task, site, What::Fill(object, fill_state(how), value, won));
    }

    /// A task ends.
    pub fn record_end(&mut self, task: TaskId, threw: bool, value: Value) {
        if self.recording().is_some() {
            let value = self.canonical(value);
            let value = self.logged(task, None, value);
            self.log(task, None, What::End(threw, value));
        }
    }

    /// A task resigns.
    pub fn record_resign(&mut self, task: TaskId, cont: &Cont) {
        if self.recording().is_some() {
            self.record_spawn(task, Some(Self::site(cont)), log::Value::Null, log::Value::Null);
        }
    }

    /// A task is created.
    fn record_spawn(&mut self, task: TaskId, site: Option<Site>, body: log::Value, cell: log::Value) {
        let Some(r) = self.recording() else { return };
        let Some((path, spawned)) = r.tasks.get_mut(task.index()) else { return };
        let (n, mut child) = (*spawned, path.clone());
        *spawned += 1;
        child.0.push(n);
        r.tasks.push((child, 0));
        self.log(task, site, What::Spawn(n, body, cell));
    }

    /// An exception is thrown.
    pub fn record_throw(&mut self, task: TaskId, cont: &Cont, error: Value) {
        if self.recording().is_some() {
            let site = Some(Self::site(cont));
            let error = self.canonical(error);
            let error = self.logged(task, site, error);
            self.log(task, site, What::Throw(error));
        }
    }
}

/// The canonical run of a machine that stands at its start.
///
/// # Errors
/// Why it cannot be followed.
pub fn canonical(mut machine: Machine<'_>, window: Range<u64>) -> Result<Canonical, NotFollowed> {
    machine.recorder = Some(Recorder::new(window));
    machine.run().map_err(NotFollowed::Limit)?;
    let missing = || NotFollowed::Limit(Unknown::Unsupported("nothing was recorded".into()));
    machine.recorder.ok_or_else(missing)?.finish()
}

fn fill_state(fill: Fill) -> i32 {
    match fill {
        Fill::Value => 1,
        Fill::Exception => 2,
        Fill::Cancel => 3,
    }
}

fn space_name(space: Space) -> &'static str {
    match space {
        Space::Isolated => "isolated",
        Space::Nested => "nested",
        Space::Monitor => "monitor",
        Space::Internal => "internal",
    }
}

/// The operands of a permission call.
fn target_operands(target: &Target) -> Vec<Operand> {
    match target {
        Target::Object(o) | Target::Location(Place::Field(o, _)) => vec![o.clone()],
        Target::Location(Place::Static(_)) => Vec::new(),
        Target::Location(Place::Element(a, i)) => vec![a.clone(), i.clone()],
        Target::Range { array, lo, hi } => vec![array.clone(), lo.clone(), hi.clone()],
    }
}
