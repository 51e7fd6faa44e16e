//! Following the canonical run of another engine, on this engine's own machine.
//!
//! The order in which tasks take turns is given as data; everything else (what a turn does, when it ends) is this
//! machine's business. What happens goes into a log of the same form, so that equal logs confirm the other
//! engine's arithmetic, stores, allocation and control flow.

use crate::machine::barriers::Party;
use crate::machine::heap::{CellState, Data};
use crate::machine::sections::Locked;
use crate::machine::state::{Ending, Phase, State};
use crate::machine::{BarrierId, Event, Loc, Machine, Obj, Pending, ScopeId, Stop, TaskId, Value, Watch};
use rustc_hash::FxHashMap;
use scoville_evidence::log::{self, Canonical, Entry, Log, Member, Place as LogPlace, Thing, Tie, What};
use scoville_evidence::schedule::{InputValue, Site, TaskPath};
use scoville_evidence::verdict::Property;
use scoville_ir::flat::Instr;
use scoville_ir::program::Program;
use scoville_ir::stmt::{Mode, Op, Place, Rvalue, Space, Target};
use scoville_ir::types::{ClassId, Operand, Type};
use std::ops::Range;

/// What following a run shows.
#[derive(Debug)]
pub struct Run {
    /// What happened.
    pub log: Log,
    /// Why the turns cannot be followed to their end, or do not reach one.
    pub done: Result<(), String>,
    /// What this machine says is wrong in the run, races and conflicts of regions left out.
    pub violations: Vec<(Property, &'static str)>,
    /// Numbers of the entries that belong to the initialiser of a class, ascending.
    pub initialising: Vec<u64>,
    /// What else is known of entries, by their numbers, ascending; nothing if no entries are kept.
    pub ties: Vec<(u64, Tie)>,
    /// Of each scope, the one that its owner was in.
    pub scopes: Vec<Option<u32>>,
}

/// Follows the turns of `canonical`; the log keeps the entries of `window`.
///
/// # Errors
/// Why the turns cannot be followed to their end, or do not reach one.
pub fn follow(machine: &Machine<'_>, canonical: &Canonical, window: Range<u64>) -> (Log, Result<(), String>) {
    let run = run(machine, canonical, window);
    (run.log, run.done)
}

/// The same, and what is to be said of the run itself.
#[must_use]
pub fn run(machine: &Machine<'_>, canonical: &Canonical, window: Range<u64>) -> Run {
    let mut state = State::new(machine.program);
    state.keep_names();
    let mut f = Follower {
        machine,
        state,
        keeps: !window.is_empty(),
        log: Log::new(window),
        numbers: FxHashMap::default(),
        inputs: canonical.inputs.iter(),
        violations: Vec::new(),
        initialising: Vec::new(),
        ties: Vec::new(),
        scopes: Vec::new(),
    };
    let mut result = Ok(());
    for path in &canonical.turns.0 {
        result = f.turn(path);
        if result.is_err() || f.state.halted.is_some() {
            break;
        }
    }
    let done = result.and_then(|()| f.at_end());
    let uncaught = f.state.all_tasks().filter_map(|(t, _)| f.state.uncaught(t));
    if uncaught.into_iter().any(|o| !f.state.is_assertion(o)) {
        f.violations.push((Property::Exception, "an exception is caught nowhere"));
    }
    if f.state.regions.held().iter().any(|h| f.state.task(h.task).has_ended()) {
        f.violations.push((Property::Permission, "a region is never released"));
    }
    if f.state.halted.is_none() && f.state.goes_on() {
        f.violations.push((Property::NoDeadlock, "a task waits for ever"));
    }
    // What a task waits for may be met later than the task is created.
    for tie in &mut f.ties {
        if let Tie::Created { awaits, .. } = &mut tie.1 {
            awaits.iter_mut().for_each(|c| *c = c.and_then(|o| f.numbers.get(&Obj(o)).copied()));
        }
    }
    let Follower { log, violations, initialising, ties, scopes, .. } = f;
    Run { log, done, violations, initialising, ties, scopes }
}

struct Follower<'m, 'p> {
    machine: &'m Machine<'p>,
    state: State,
    /// Whether entries are kept.
    keeps: bool,
    log: Log,
    numbers: FxHashMap<Obj, u32>,
    inputs: std::slice::Iter<'m, InputValue>,
    violations: Vec<(Property, &'static str)>,
    initialising: Vec<u64>,
    ties: Vec<(u64, Tie)>,
    scopes: Vec<Option<u32>>,
}

/// What happened during one step of the machine.
#[derive(Default)]
struct Seen(Vec<Happened>);

enum Happened {
    Filled(Obj, CellState, bool),
    CellRead(Obj, CellState, bool),
    Entered(Space, Locked),
    Left(Locked),
    Opened(Option<ScopeId>),
    Joined(ScopeId),
    Chosen(Value),
    Init(ClassId),
    Printed(String),
    Thrown(Obj),
    Ended(Option<(Obj, bool)>, Vec<Member>),
    Violated(Property, &'static str),
}

impl Watch for Seen {
    fn event(&mut self, s: &State, t: TaskId, _: Option<Site>, event: &Event<'_>) {
        self.0.push(match event {
            Event::Filled { cell, with, won } => Happened::Filled(*cell, *with, *won),
            Event::CellRead { cell, state, blocking } => Happened::CellRead(*cell, *state, *blocking),
            Event::SectionBegun(section) => Happened::Entered(section.space, section.taken.clone()),
            Event::SectionEnded(section) => Happened::Left(section.taken.clone()),
            Event::ScopeBegun(scope) => {
                let task = s.task(t);
                let around = task.open.iter().copied().rfind(|open| open != scope);
                Happened::Opened(around.or(task.scope))
            }
            Event::ScopeEnded(scope) => Happened::Joined(*scope),
            Event::Chosen(v) => Happened::Chosen(*v),
            Event::InitBegun(c) => Happened::Init(*c),
            Event::Printed(text) => Happened::Printed((*text).to_owned()),
            Event::Thrown(o) => Happened::Thrown(*o),
            Event::AssertFailed => Happened::Violated(Property::Assertion, "an assertion fails"),
            Event::Misused(_) => Happened::Violated(Property::Permission, "a permission call or a write is wrong"),
            Event::Ended { result, dropped, .. } => {
                Happened::Ended(*result, dropped.iter().map(|(b, p)| member(s, *b, *p)).collect())
            }
            _ => return,
        });
    }
}

impl Follower<'_, '_> {
    /// One turn of a task: until it has created a task, waits, or has ended.
    fn turn(&mut self, path: &TaskPath) -> Result<(), String> {
        let t = self.state.find(path).ok_or_else(|| format!("task {path} does not exist yet"))?;
        loop {
            let pending = self.machine.pending(&self.state, t);
            let tasks = self.state.tasks.len();
            let site = self.state.task(t).site();
            let ends = matches!(pending, Pending::End);
            match pending {
                Pending::Never | Pending::Waits(_) => return Ok(()),
                Pending::End => self.end(t)?,
                Pending::Invisible | Pending::Visible(_) => {
                    let Some(site) = site else { return Ok(()) };
                    self.instruction(t, site, matches!(pending, Pending::Visible(_)))?;
                }
            }
            // Who has resigned ends with that.
            let created = self.state.tasks.len() > tasks && self.machine.pending(&self.state, t) != Pending::End;
            if ends || created || self.state.halted.is_some() {
                return Ok(());
            }
        }
    }

    /// Nothing may be left to do.
    fn at_end(&self) -> Result<(), String> {
        if self.state.halted.is_some() {
            return Ok(());
        }
        for (t, task) in self.state.all_tasks() {
            if !matches!(self.machine.pending(&self.state, t), Pending::Never | Pending::Waits(_)) {
                return Err(format!("task {} could go on at the end", task.task_path()));
            }
        }
        Ok(())
    }

    fn end(&mut self, t: TaskId) -> Result<(), String> {
        let mut seen = Seen::default();
        let done = self.machine.perform(&mut self.state, t, None, &mut seen);
        done.map_err(|stop| self.stopped(t, &stop))?;
        self.tell(t, None, seen);
        Ok(())
    }

    fn stopped(&self, t: TaskId, stop: &Stop) -> String {
        format!("task {} stops: {stop:?}", self.state.task(t).task_path())
    }

    /// Executes one instruction of the task's body and logs it.
    fn instruction(&mut self, t: TaskId, site: Site, visible: bool) -> Result<(), String> {
        let Some(instr) = self.machine.instr(site) else { return Err("there is no such instruction".to_owned()) };
        let loc = match instr {
            Instr::Op(Op::Load { place, .. } | Op::Store { place, .. }) => self.locate(t, place),
            _ => None,
        };
        let operands = match instr {
            Instr::Op(Op::Acquire(_, target) | Op::Release(_, target)) => self.target(t, target),
            Instr::Op(Op::Spawn { body, result, .. }) => self.values(t, &[body, result]),
            Instr::Op(Op::Resign) => vec![Value::Null, Value::Null],
            Instr::Op(Op::Halt(code)) => self.values(t, &[code]),
            Instr::Op(Op::Signal { reg } | Op::Wait { reg } | Op::Drop { reg }) => self.values(t, &[reg]),
            _ => Vec::new(),
        };
        let mut seen = Seen::default();
        let new = self.state.task(t).phase == Phase::New;
        if visible {
            let choose = matches!(instr, Instr::Op(Op::Choose { .. }));
            let input = if choose { self.inputs.next().copied() } else { None };
            let done = self.machine.perform(&mut self.state, t, input, &mut seen);
            done.map_err(|stop| self.stopped(t, &stop))?;
        } else {
            let stop = self.machine.advance(&mut self.state, t, 1, &mut seen);
            if let Stop::Limit(_) | Stop::Watched = stop {
                return Err(self.stopped(t, &stop));
            }
            if new && self.state.task(t).site() == Some(site) {
                // The task has begun and stands before a visible operation: nothing is executed yet.
                return Ok(());
            }
        }
        let faulted = seen.0.iter().any(|h| matches!(h, Happened::Thrown(_)));
        let here = Some(site);
        if !faulted {
            match instr {
                Instr::Op(Op::Load { dst, .. }) => {
                    if let Some(loc) = loc {
                        let place = self.place(t, here, loc);
                        let v = self.machine.local(&self.state, t, *dst);
                        let v = self.value(t, here, v);
                        self.log(t, here, What::Load(place, v));
                    }
                }
                Instr::Op(Op::Store { .. }) => {
                    if let Some(loc) = loc {
                        let place = self.place(t, here, loc);
                        let v = self.state.read(loc);
                        let v = self.value(t, here, v);
                        self.log(t, here, What::Store(place, v));
                    }
                }
                Instr::Op(
                    Op::Let {
                        dst,
                        value:
                            Rvalue::New(_) | Rvalue::NewArray { .. } | Rvalue::NewArrayLike { .. } | Rvalue::CurrentTask(_),
                    }
                    | Op::CellNew { dst }
                    | Op::BarrierNew { reg: dst, .. }
                    | Op::Register { reg: dst, .. },
                ) => {
                    let v = self.machine.local(&self.state, t, *dst);
                    let v = self.value(t, here, v);
                    self.log(t, here, What::New(v));
                }
                Instr::ScopeEnd { thrown } => {
                    let v = self.machine.local(&self.state, t, *thrown);
                    let v = self.value(t, here, v);
                    self.log(t, here, What::Join(v));
                    let joined = seen.0.iter().find_map(|h| if let Happened::Joined(s) = h { Some(s.0) } else { None });
                    self.tie(joined.map(Tie::Joined));
                }
                Instr::SectionEnd | Instr::Leave(..) => {
                    self.log(t, here, What::Leave);
                    self.tie(seen.0.iter().find_map(|h| if let Happened::Left(l) = h { Some(locks(l)) } else { None }));
                }
                Instr::Op(Op::Acquire(..) | Op::Release(..)) => {
                    let call = if matches!(instr, Instr::Op(Op::Acquire(..))) { "acquire" } else { "release" };
                    let values = operands.iter().map(|v| self.value(t, here, *v)).collect();
                    self.log(t, here, What::Permission(call, values));
                }
                Instr::Op(op @ (Op::Signal { .. } | Op::Wait { .. } | Op::Drop { .. })) => {
                    let call = match op {
                        Op::Signal { .. } => "signal",
                        Op::Wait { .. } => "wait",
                        _ => "drop",
                    };
                    let reg = operands.first().copied().unwrap_or(Value::Null);
                    let party = reg.obj().and_then(|o| Machine::party(&self.state, o));
                    let (signalled, waited) = party.map_or((0, 0), |(_, p)| (p.signalled, p.waited));
                    let member = party.map(|(b, p)| member(&self.state, b, p));
                    let reg = self.value(t, here, reg);
                    self.log(t, here, What::Phase(call, reg, signalled, waited));
                    self.tie(Some(Tie::Phases(member.into_iter().collect())));
                }
                Instr::Op(Op::Halt(_)) => {
                    let v = self.value(t, here, operands.first().copied().unwrap_or(Value::Null));
                    self.log(t, here, What::Halt(v));
                }
                _ => {}
            }
        }
        if let (false, Instr::Op(Op::Spawn { .. } | Op::Resign), [body, result]) = (faulted, instr, &operands[..]) {
            let (body, result) = (self.value(t, here, *body), self.value(t, here, *result));
            let n = self.state.task(t).spawned.saturating_sub(1);
            self.log(t, here, What::Spawn(n, body, result));
            let created = self.state.tasks.last().map(|child| Tie::Created {
                scope: child.scope.map(|s| s.0),
                daemon: child.daemon,
                awaits: child.awaits.iter().map(|c| Some(c.0)).collect(),
            });
            self.tie(created);
        }
        self.tell(t, here, seen);
        Ok(())
    }

    /// Logs what the machine said.
    fn tell(&mut self, t: TaskId, site: Option<Site>, seen: Seen) {
        for happened in seen.0 {
            match happened {
                Happened::Filled(cell, with, won) => self.filled(t, site, cell, with, won),
                Happened::CellRead(cell, state, blocking) => {
                    let cell = self.value(t, site, Value::Ref(cell));
                    let v = self.value(t, site, state.value());
                    self.log(t, site, What::Read(cell, log::Value::Int(state.number()), v));
                    self.tie(Some(Tie::Read(blocking)));
                }
                Happened::Left(_) | Happened::Joined(_) => {}
                Happened::Opened(around) => self.scopes.push(around.map(|s| s.0)),
                Happened::Entered(space, taken) => {
                    let name = match space {
                        Space::Isolated => "isolated",
                        Space::Nested => "nested",
                        Space::Monitor => "monitor",
                        Space::Internal => "internal",
                    };
                    self.log(t, site, What::Enter(name));
                    self.tie(Some(locks(&taken)));
                }
                Happened::Chosen(v) => {
                    let v = self.value(t, site, v);
                    self.log(t, site, What::Input(v));
                }
                Happened::Init(class) => {
                    self.log(t, site, What::Init(self.machine.program.class(class).name.clone()));
                }
                Happened::Printed(text) => self.log(t, site, What::Print(text)),
                Happened::Violated(property, what) => self.violations.push((property, what)),
                Happened::Thrown(o) => {
                    let v = self.value(t, site, Value::Ref(o));
                    self.log(t, site, What::Throw(v));
                }
                Happened::Ended(result, dropped) => {
                    let Phase::Ended(ending) = self.state.task(t).phase else { continue };
                    let (threw, value) = match ending {
                        Ending::Returned(v) => (false, v),
                        Ending::Threw(o) => (true, Value::Ref(o)),
                    };
                    if let Some((cell, won)) = result {
                        let with = if threw { CellState::Exception(value) } else { CellState::Value(value) };
                        self.filled(t, None, cell, with, won);
                    }
                    let v = self.value(t, None, value);
                    self.log(t, None, What::End(threw, v));
                    self.tie(Some(Tie::Phases(dropped)));
                }
            }
        }
    }

    fn filled(&mut self, t: TaskId, site: Option<Site>, cell: Obj, with: CellState, won: bool) {
        let cell = self.value(t, site, Value::Ref(cell));
        let v = self.value(t, site, with.value());
        self.log(t, site, What::Fill(cell, with.number(), v, won));
    }

    fn log(&mut self, t: TaskId, site: Option<Site>, what: What) {
        let task = self.state.task(t);
        if task.frames.iter().any(|f| f.init.is_some()) {
            self.initialising.push(self.log.count());
        }
        self.log.push(Entry { task: task.task_path(), site, what });
    }

    /// Notes what else is known of the latest entry.
    fn tie(&mut self, tie: Option<Tie>) {
        if let (true, Some(tie)) = (self.keeps, tie) {
            self.ties.push((self.log.count() - 1, tie));
        }
    }

    fn operand(&self, t: TaskId, o: &Operand) -> Value {
        self.machine.operand_now(&self.state, t, o)
    }

    fn values(&self, t: TaskId, operands: &[&Operand]) -> Vec<Value> {
        operands.iter().map(|o| self.operand(t, o)).collect()
    }

    fn target(&self, t: TaskId, target: &Target) -> Vec<Value> {
        match target {
            Target::Object(o) | Target::Location(Place::Field(o, _)) => self.values(t, &[o]),
            Target::Location(Place::Static(_)) => Vec::new(),
            Target::Location(Place::Element(a, i)) => self.values(t, &[a, i]),
            Target::Range { array, lo, hi } => self.values(t, &[array, lo, hi]),
        }
    }

    /// Where an access goes; nowhere if it will fault.
    fn locate(&self, t: TaskId, place: &Place) -> Option<Loc> {
        match place {
            Place::Static(f) => Some(Loc::Static(self.machine.program.field(*f).slot)),
            Place::Field(o, f) => Some(Loc::Slot(self.operand(t, o).obj()?, self.machine.program.field(*f).slot)),
            Place::Element(a, i) => {
                let index = u32::try_from(self.operand(t, i).int()).ok()?;
                Some(Loc::Slot(self.operand(t, a).obj()?, index))
            }
        }
    }

    fn place(&mut self, t: TaskId, site: Option<Site>, loc: Loc) -> LogPlace {
        match loc {
            Loc::Static(slot) => LogPlace::Static(slot),
            Loc::Slot(o, slot) => LogPlace::Slot(self.number(t, site, o), slot),
        }
    }

    fn value(&mut self, t: TaskId, site: Option<Site>, v: Value) -> log::Value {
        match v {
            Value::Null => log::Value::Null,
            Value::Bool(b) => log::Value::Bool(b),
            Value::Int(i) => log::Value::Int(i),
            Value::Long(i) => log::Value::Long(i),
            Value::Float(x) => log::Value::Float(x.to_bits()),
            Value::Double(x) => log::Value::Double(x.to_bits()),
            Value::Ref(o) => log::Value::Object(self.number(t, site, o)),
            // The canonical run leaves nothing open.
            Value::Open(_) => log::Value::Null,
        }
    }

    fn number(&mut self, t: TaskId, site: Option<Site>, o: Obj) -> u32 {
        let next = self.numbers.len() as u32;
        let n = *self.numbers.entry(o).or_insert(next);
        if n == next {
            let thing = thing(self.machine.program, &self.state, o);
            self.log(t, site, What::Meets(n, thing));
        }
        n
    }
}

fn locks(taken: &Locked) -> Tie {
    Tie::Locks(match taken {
        Locked::Global => vec![(None, true)],
        Locked::Objects(list) => list.iter().map(|(o, mode)| (Some(o.0), *mode == Mode::W)).collect(),
    })
}

fn member(s: &State, barrier: BarrierId, p: Party) -> Member {
    Member {
        barrier: barrier.0,
        bound: s.barriers.get(barrier.index()).map_or(0, |b| b.bound),
        signalled: p.mode.signals.then_some(p.signalled),
        waited: p.mode.waits.then_some(p.waited),
        dropped: p.dropped,
    }
}

fn thing(p: &Program, s: &State, o: Obj) -> Thing {
    let object = s.heap.get(o);
    match (&object.data, object.ty) {
        (Data::Text(text), _) => Thing::Text(text.to_string()),
        (Data::Cell(_), _) => Thing::Cell,
        (_, Type::Array(e)) => Thing::Array(format!("{}[]", p.type_name(e)), object.length().unwrap_or(0) as u32),
        (_, Type::Class(c)) => Thing::Instance(p.class(c).name.clone()),
        (_, Type::Prim(prim)) => Thing::Instance(prim.name().to_owned()),
    }
}
