//! Invisible operations: local computation, plain accesses, calls, class initialisation.

use super::limits::{Limit, Limits};
use super::reached::Reached;
use super::regions::Misuse;
use super::state::{ClassState, Frame, Phase, State};
use super::throw::Trap;
use super::value::{Loc, TaskId, Value};
use super::visible::Wait;
use super::watch::{Access, Event, Flow, Watch};
use crate::exits::Exits;
use rustc_hash::FxHashMap;
use scoville_evidence::schedule::Site;
use scoville_ir::flat::Instr;
use scoville_ir::program::Program;
use scoville_ir::stmt::{Callee, Mode, Op, Place, Rvalue};
use scoville_ir::types::{ClassId, Local, MethodId, Operand, Prim, SelectorId, Type};
use scoville_ir::visible::{is_checked, is_visible};
use std::rc::Rc;

/// Executes one program.
/// The class of what ends a wait when its time is over.
const TIME_OVER: &str = "scoville.TimeOver";

#[derive(Debug)]
pub struct Machine<'p> {
    /// The program.
    pub program: &'p Program,
    /// Bounds on executions.
    pub limits: Limits,
    /// Whether `advance` stops before an `InitClass` that has to run an initialiser.
    pub init_is_step: bool,
    /// What was executed, if it is to be known.
    pub reached: Option<Reached>,
    /// Which loops have no way out.
    pub exits: Exits,
    /// The class of what ends a wait when its time is over; library models know it.
    pub(super) time_over: Option<ClassId>,
    visible: Vec<Box<[bool]>>,
    pub(super) defaults: Vec<Box<[Value]>>,
    dispatch: FxHashMap<(ClassId, SelectorId), MethodId>,
    /// Whether a class is one of boxes.
    boxes: Box<[bool]>,
}

/// Why a task does not go on with invisible operations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stop {
    /// It stands before a visible operation.
    Visible,
    /// It stands before an `InitClass` that has to run an initialiser (only with `init_is_step`).
    Init(ClassId),
    /// It waits.
    Waits(Wait),
    /// Its body has ended.
    Finished,
    /// It has ended, met a false assumption, or the program has been halted.
    Never,
    /// The watcher stopped it before the instruction it now stands before.
    Watched,
    /// It executed as many instructions as it was allowed to.
    Paused,
    /// It ran into a limit.
    Limit(Limit),
}

/// Where a task is executing.
#[derive(Clone, Copy, Debug)]
pub(super) struct At {
    pub task: TaskId,
    pub base: u32,
    pub method: MethodId,
    pub pc: u32,
}

impl At {
    pub fn site(self) -> Site {
        Site { method: self.method.0, pc: self.pc }
    }
}

impl<'p> Machine<'p> {
    /// A machine for `program`.
    #[must_use]
    pub fn new(program: &'p Program, limits: Limits) -> Machine<'p> {
        let of = |m: usize| {
            program.methods[m].code.instrs.iter().map(move |i| is_visible(program, MethodId(m as u32), i)).collect()
        };
        let visible = (0..program.methods.len()).map(of).collect();
        let defaults =
            (0..program.classes.len()).map(|c| super::rvalue::defaults(program, ClassId(c as u32))).collect();
        let mut dispatch = FxHashMap::default();
        for (i, c) in program.classes.iter().enumerate() {
            dispatch.extend(c.dispatch.iter().map(|(s, m)| ((ClassId(i as u32), *s), *m)));
        }
        let mut boxes = vec![false; program.classes.len()];
        for instr in program.methods.iter().flat_map(|m| &m.code.instrs) {
            if let Instr::Op(Op::Let { value: Rvalue::Box { class, .. }, .. }) = instr {
                boxes[class.index()] = true;
            }
        }
        let (boxes, exits) = (boxes.into(), Exits::new(program));
        let time_over = program.classes.iter().position(|c| c.name == TIME_OVER).map(|i| ClassId(i as u32));
        let reached = None;
        Machine { program, limits, init_is_step: false, reached, exits, time_over, visible, defaults, dispatch, boxes }
    }

    /// Whether objects of this class are boxes.
    pub(super) fn is_box(&self, c: ClassId) -> bool {
        self.boxes[c.index()]
    }

    /// The instruction at a site, if there is one.
    #[must_use]
    pub fn instr(&self, site: Site) -> Option<&'p Instr> {
        self.program.methods.get(site.method as usize)?.code.instrs.get(site.pc as usize)
    }

    pub(super) fn at(s: &State, t: TaskId) -> Option<At> {
        s.task(t).frames.last().map(|f| At { task: t, base: f.base, method: f.method, pc: f.pc })
    }

    /// Whether the instruction at `site` is a step of a schedule.
    #[must_use]
    pub fn is_visible(&self, site: Site) -> bool {
        self.visible.get(site.method as usize).and_then(|m| m.get(site.pc as usize)).copied().unwrap_or(false)
    }

    /// Executes invisible operations of `t` until it stands before a visible one or cannot go on. At most `budget`
    /// instructions.
    pub fn advance<W: Watch>(&self, s: &mut State, t: TaskId, budget: u64, w: &mut W) -> Stop {
        if s.halted.is_some() {
            return Stop::Never;
        }
        match s.task(t).phase {
            Phase::New => {
                if let Some(wait) = self.waits_to_begin(s, t) {
                    return Stop::Waits(wait);
                }
                self.begin(s, t, w);
            }
            Phase::Running => {}
            Phase::Finished(_) => return Stop::Finished,
            Phase::Ended(_) | Phase::Discarded => return Stop::Never,
        }
        let end = s.steps.saturating_add(budget);
        loop {
            if !W::EACH && s.counts.is_none() && !s.opens {
                self.run_local(s, t, end.min(self.limits.steps));
            }
            let Some(at) = Self::at(s, t) else { return Stop::Finished };
            let Some(instr) = self.program.method(at.method).code.instrs.get(at.pc as usize) else {
                return Stop::Limit(Limit::Unsupported("code that does not end".into()));
            };
            if self.visible[at.method.index()][at.pc as usize] {
                return Stop::Visible;
            }
            if W::EACH && w.before(s, t, at.site()) == Flow::Stop {
                return Stop::Watched;
            }
            if let Instr::Op(Op::InitClass(c)) = instr {
                match self.class_state(s, *c) {
                    ClassState::Running(other) if other != t => {
                        return Stop::Waits(Wait::Init { class: *c, task: other });
                    }
                    ClassState::New if self.init_is_step && self.program.class(*c).initializer.is_some() => {
                        return Stop::Init(*c);
                    }
                    _ => {}
                }
            }
            if s.steps >= end {
                return Stop::Paused;
            }
            if s.steps >= self.limits.steps {
                return Stop::Limit(Limit::Steps(self.program.method(at.method).name.clone()));
            }
            match self.instruction(s, at, instr, w) {
                Ok(true) => {}
                Ok(false) => return Stop::Watched,
                Err(limit) => return Stop::Limit(limit),
            }
            match s.task(t).phase {
                Phase::Running => {}
                Phase::Finished(_) => return Stop::Finished,
                _ => return Stop::Never,
            }
        }
    }

    /// The state of a class.
    #[must_use]
    pub fn class_state(&self, s: &State, c: ClassId) -> ClassState {
        s.classes.get(c.index()).copied().unwrap_or(ClassState::Done)
    }

    /// The instruction at `at` is executed.
    pub(super) fn reach(&self, at: At) {
        if let Some(mark) = self.reached.as_ref().and_then(|r| r.of(at.method).get(at.pc as usize)) {
            mark.set(false);
        }
    }

    /// Counts an execution of the instruction at `at`.
    pub(super) fn count(s: &mut State, at: At) {
        s.steps += 1;
        if let Some(c) = &mut s.counts {
            c.bump(at.task, at.site());
        }
    }

    /// Executes one invisible instruction; `false` if the watcher stopped it.
    fn instruction<W: Watch>(&self, s: &mut State, at: At, instr: &Instr, w: &mut W) -> Result<bool, Limit> {
        let t = at.task;
        if s.opens && self.passes_on(s, at, instr)? {
            return Ok(true);
        }
        match instr {
            Instr::Op(Op::Let { dst, value }) => {
                Self::count(s, at);
                match self.rvalue(s, at, value) {
                    Ok(v) => {
                        self.set_local(s, at, *dst, v);
                        self.goto(s, t, at.pc + 1);
                    }
                    Err(trap) => self.trap(s, at, trap, w)?,
                }
            }
            Instr::Op(Op::Load { dst, place }) => return self.load(s, at, *dst, place, w),
            Instr::Op(Op::Store { place, value }) => return self.store(s, at, place, value, w),
            Instr::Op(op) => {
                self.reach(at);
                if matches!(op, Op::AssertFail { .. }) && w.failing(s, t, at.site()) == Flow::Stop {
                    return Ok(false);
                }
                Self::count(s, at);
                if let Err(trap) = self.simple(s, at, op, w) {
                    self.trap(s, at, trap, w)?;
                }
            }
            Instr::Jump(to) => {
                Self::count(s, at);
                self.goto(s, t, *to);
            }
            Instr::Branch { cond, otherwise } => {
                Self::count(s, at);
                self.reach(at);
                let go = self.operand(s, at, cond)?.truth();
                self.goto(s, t, if go { at.pc + 1 } else { *otherwise });
            }
            Instr::Switch { value, cases, default } => {
                Self::count(s, at);
                let v = self.operand(s, at, value)?.int();
                let to = cases.iter().find(|(c, _)| *c == v).map_or(*default, |(_, to)| *to);
                self.goto(s, t, to);
            }
            Instr::LoopEnter(_) => {
                Self::count(s, at);
                self.goto(s, t, at.pc + 1);
            }
            Instr::LoopBack(l) => {
                Self::count(s, at);
                let head = self.program.method(at.method).code.loops.get(*l as usize).map_or(at.pc + 1, |l| l.head);
                if self.exits.is_endless(self.program, &s.task(t).frames, *l) {
                    w.event(s, t, Some(at.site()), &Event::Turned);
                }
                self.goto(s, t, head);
            }
            Instr::Return(value) => {
                Self::count(s, at);
                let v = match value {
                    Some(o) => self.operand(s, at, o)?,
                    None => Value::Null,
                };
                self.leave(s, t, v, w);
            }
            Instr::Throw(value) => {
                Self::count(s, at);
                let trap = match self.operand(s, at, value)?.obj() {
                    Some(o) => Trap::Throw(o),
                    None => Trap::null(self.program),
                };
                self.trap(s, at, trap, w)?;
            }
            Instr::ScopeBegin => {
                Self::count(s, at);
                self.open_scope(s, at, w);
            }
            Instr::ScopeThrew(value) => {
                Self::count(s, at);
                let thrown = self.operand(s, at, value)?.obj();
                if let Some(scope) = s.task(t).open.last().copied()
                    && let Some(scope) = s.scopes.get_mut(scope.index())
                {
                    scope.body = thrown;
                }
                self.goto(s, t, at.pc + 1);
            }
            // Visible ones are not executed here.
            Instr::ScopeEnd { .. } | Instr::SectionBegin { .. } | Instr::SectionEnd | Instr::Leave(..) => {}
        }
        Ok(true)
    }

    pub(super) fn goto(&self, s: &mut State, t: TaskId, pc: u32) {
        if let Some(f) = s.task_mut(t).frames.last_mut() {
            f.pc = pc;
        }
    }

    /// Invisible operations other than computations and accesses.
    fn simple<W: Watch>(&self, s: &mut State, at: At, op: &Op, w: &mut W) -> Result<(), Trap> {
        let (t, p) = (at.task, self.program);
        match op {
            Op::Call { dst, callee, args } => return self.call(s, at, *dst, *callee, args),
            Op::AssertFail { error } => {
                w.event(s, t, Some(at.site()), &Event::AssertFailed);
                let error = self.operand(s, at, error).map_err(Trap::Limit)?;
                return Err(error.obj().map_or_else(|| Trap::null(p), Trap::Throw));
            }
            Op::Assume(cond) => {
                if !self.operand(s, at, cond).map_err(Trap::Limit)?.truth() {
                    s.task_mut(t).phase = Phase::Discarded;
                    return Ok(());
                }
            }
            Op::InitClass(c) => return self.init_class(s, at, *c, w),
            Op::Print { text, newline, .. } => {
                let text = self.operand(s, at, text).map_err(Trap::Limit)?;
                let text = text.obj().and_then(|o| s.heap.text(o)).cloned();
                let text = text.as_deref().unwrap_or("null");
                if let Some(out) = &mut s.output {
                    out.push_str(text);
                    if *newline {
                        out.push('\n');
                    }
                }
                w.event(s, t, Some(at.site()), &Event::Printed(text));
            }
            Op::CellNew { dst } => {
                let cell = self.new_cell(s, t).map_err(Trap::Limit)?;
                self.set_local(s, at, *dst, Value::Ref(cell));
            }
            Op::ContextGet { dst, own } => {
                let (context, is_own) = (s.task(t).context, s.task(t).own_context);
                self.set_local(s, at, *dst, context);
                self.set_local(s, at, *own, Value::Bool(is_own));
            }
            Op::ContextSet(value) => {
                let value = self.operand(s, at, value).map_err(Trap::Limit)?;
                let task = s.task_mut(t);
                (task.context, task.own_context) = (value, true);
            }
            Op::BarrierNew { reg, mode, bound } => self.new_barrier(s, at, *reg, mode, bound)?,
            Op::Register { reg, like, mode } => self.register(s, at, *reg, like, mode)?,
            Op::Own { owner, owned } => {
                let owner = self.operand(s, at, owner).map_err(Trap::Limit)?.obj();
                let owned = self.operand(s, at, owned).map_err(Trap::Limit)?.obj();
                if let (Some(owner), Some(owned)) = (owner, owned)
                    && !s.heap.is_part_of(owner, owned)
                {
                    s.heap.set_owner(owned, owner);
                }
            }
            Op::Tell(of) => {
                if let Some(o) = self.operand(s, at, of).map_err(Trap::Limit)?.obj() {
                    s.heap.touch(o);
                    w.event(s, t, Some(at.site()), &Event::Told(o));
                }
            }
            Op::Learn(of) => {
                if let Some(o) = self.operand(s, at, of).map_err(Trap::Limit)?.obj() {
                    w.event(s, t, Some(at.site()), &Event::Learnt(o));
                }
            }
            Op::Let { .. }
            | Op::Load { .. }
            | Op::Store { .. }
            | Op::Spawn { .. }
            | Op::Resign
            | Op::CellFill { .. }
            | Op::CellRead { .. }
            | Op::Acquire(..)
            | Op::Release(..)
            | Op::Choose { .. }
            | Op::Signal { .. }
            | Op::Wait { .. }
            | Op::Drop { .. }
            | Op::Halt(_) => {}
        }
        self.goto(s, t, at.pc + 1);
        Ok(())
    }

    fn call(&self, s: &mut State, at: At, dst: Option<Local>, callee: Callee, args: &[Operand]) -> Result<(), Trap> {
        let p = self.program;
        let depth = s.task(at.task).frames.len();
        let base = s.task(at.task).stack.len();
        for a in args {
            let v = self.operand(s, at, a).map_err(Trap::Limit)?;
            s.task_mut(at.task).stack.push(v);
        }
        let receiver = s.task(at.task).stack.get(base).copied().unwrap_or(Value::Null);
        let found = match callee {
            Callee::Direct(m) => {
                let instance = p.method(m).params > 0
                    && p.method(m).locals.first().is_some_and(|l| l.name.as_deref() == Some("this"));
                if instance && receiver == Value::Null { Err(Trap::null(p)) } else { Ok(m) }
            }
            Callee::Virtual(selector) => match receiver.obj() {
                None => Err(Trap::null(p)),
                Some(o) => self.answers(s.heap.get(o).ty, selector),
            },
        };
        let task = s.task_mut(at.task);
        let method = match found {
            Ok(m) if depth < self.limits.recursion as usize => m,
            Ok(m) => {
                task.stack.truncate(base);
                return Err(Trap::Limit(Limit::Recursion(p.method(m).name.clone())));
            }
            Err(trap) => {
                task.stack.truncate(base);
                return Err(trap);
            }
        };
        task.stack.resize(base + p.method(method).locals.len(), Value::Null);
        task.frames.push(Frame { method, pc: 0, base: base as u32, dst, init: None });
        Ok(())
    }

    /// The method that answers `selector` in an object of this type.
    pub(super) fn answers(&self, ty: Type, selector: SelectorId) -> Result<MethodId, Trap> {
        let p = self.program;
        let class = match ty {
            Type::Class(c) => c,
            _ => p.known.object,
        };
        self.dispatch.get(&(class, selector)).copied().ok_or_else(|| {
            let name = p.selectors.get(selector.index()).map_or("?", String::as_str);
            Trap::Limit(Limit::Unsupported(format!("no method {name} in {}", self.type_name(ty))))
        })
    }

    /// Pushes an activation of a method with these arguments.
    pub(super) fn push(&self, s: &mut State, t: TaskId, method: MethodId, args: &[Value], init: Option<ClassId>) {
        let locals = self.program.method(method).locals.len();
        let task = s.task_mut(t);
        let base = task.stack.len();
        task.stack.extend_from_slice(args);
        task.stack.resize(base + locals.max(args.len()), Value::Null);
        task.frames.push(Frame { method, pc: 0, base: base as u32, dst: None, init });
        if let Some(class) = init {
            task.maker.begin(class);
        }
    }

    /// `InitClass`, when it need not wait.
    pub(super) fn init_class<W: Watch>(&self, s: &mut State, at: At, c: ClassId, w: &mut W) -> Result<(), Trap> {
        let t = at.task;
        match (self.class_state(s, c), self.program.class(c).initializer) {
            (ClassState::New, Some(method)) => {
                if s.task(t).frames.len() >= self.limits.recursion as usize {
                    return Err(Trap::Limit(Limit::Recursion(self.program.method(method).name.clone())));
                }
                if let Some(state) = Rc::make_mut(&mut s.classes).get_mut(c.index()) {
                    *state = ClassState::Running(t);
                }
                self.push(s, t, method, &[], Some(c));
                w.event(s, t, Some(at.site()), &Event::InitBegun(c));
                return Ok(());
            }
            (ClassState::Failed(_), _) => {
                w.event(s, t, Some(at.site()), &Event::InitSeen(c));
                let name = &self.program.class(c).name;
                let why = format!("use of class {name}, whose initialiser has failed");
                return Err(Trap::Limit(Limit::Unsupported(why)));
            }
            (ClassState::Done, Some(_)) => w.event(s, t, Some(at.site()), &Event::InitSeen(c)),
            _ => {}
        }
        self.goto(s, t, at.pc + 1);
        Ok(())
    }

    /// The location that `place` names.
    pub(super) fn locate(&self, s: &mut State, at: At, place: &Place) -> Result<Loc, Trap> {
        let p = self.program;
        match place {
            Place::Static(f) => Ok(Loc::Static(p.field(*f).slot)),
            Place::Field(o, f) => {
                let o = self.operand(s, at, o).map_err(Trap::Limit)?.obj().ok_or_else(|| Trap::null(p))?;
                Ok(Loc::Slot(o, p.field(*f).slot))
            }
            Place::Element(a, i) => {
                let a = self.operand(s, at, a).map_err(Trap::Limit)?.obj();
                let i = self.operand(s, at, i).map_err(Trap::Limit)?.int();
                let a = a.ok_or_else(|| Trap::null(p))?;
                let length = s.heap.get(a).length().unwrap_or(0);
                match u32::try_from(i) {
                    Ok(index) if (index as usize) < length => Ok(Loc::Slot(a, index)),
                    _ => {
                        let text = format!("Index {i} out of bounds for length {length}");
                        Err(Trap::Raise(p.known.array_index, Some(text)))
                    }
                }
            }
        }
    }

    /// The value to store, checked and cut to the location's type.
    pub(super) fn to_store(
        &self,
        s: &mut State,
        at: At,
        place: &Place,
        loc: Loc,
        value: &Operand,
    ) -> Result<Value, Trap> {
        let p = self.program;
        let value = self.operand(s, at, value).map_err(Trap::Limit)?;
        let narrow = |prim: Option<Prim>| match (prim, value) {
            (Some(prim @ (Prim::Byte | Prim::Short | Prim::Char)), Value::Int(i)) => {
                Value::Int(super::arith::narrow(prim, i))
            }
            _ => value,
        };
        match (place, loc) {
            (Place::Field(_, f) | Place::Static(f), _) => Ok(narrow(p.prim(p.field(*f).ty))),
            (Place::Element(..), Loc::Slot(a, _)) => {
                let Type::Array(element) = s.heap.get(a).ty else { return Ok(value) };
                match (p.prim(element), value.obj()) {
                    (None, Some(o)) if !self.has_type(s, o, element) => {
                        Err(Trap::Raise(p.known.array_store, Some(p.runtime_name(s.heap.get(o).ty))))
                    }
                    (prim, _) => Ok(narrow(prim)),
                }
            }
            (Place::Element(..), Loc::Static(_)) => Ok(value),
        }
    }

    fn load<W: Watch>(&self, s: &mut State, at: At, dst: Local, place: &Place, w: &mut W) -> Result<bool, Limit> {
        let loc = match self.locate(s, at, place) {
            Ok(loc) => loc,
            Err(trap) => {
                Self::count(s, at);
                self.trap(s, at, trap, w)?;
                return Ok(true);
            }
        };
        let value = s.read(loc);
        if is_checked(self.program, place) {
            let access = Access { task: at.task, loc, mode: Mode::R, value, site: at.site() };
            if w.access(s, &access) == Flow::Stop {
                return Ok(false);
            }
        }
        Self::count(s, at);
        self.set_local(s, at, dst, value);
        self.goto(s, at.task, at.pc + 1);
        Ok(true)
    }

    fn store<W: Watch>(&self, s: &mut State, at: At, place: &Place, value: &Operand, w: &mut W) -> Result<bool, Limit> {
        let found = self.locate(s, at, place).and_then(|loc| Ok((loc, self.to_store(s, at, place, loc, value)?)));
        let (loc, value) = match found {
            Ok(found) => found,
            Err(trap) => {
                Self::count(s, at);
                self.trap(s, at, trap, w)?;
                return Ok(true);
            }
        };
        if is_checked(self.program, place) {
            let access = Access { task: at.task, loc, mode: Mode::W, value, site: at.site() };
            if w.access(s, &access) == Flow::Stop {
                return Ok(false);
            }
            if !s.regions.held().is_empty() && s.regions.write_under_read(at.task, loc, &s.heap) {
                w.event(s, at.task, Some(at.site()), &Event::Misused(Misuse::WriteUnderRead));
            }
        }
        Self::count(s, at);
        s.write(loc, value);
        self.goto(s, at.task, at.pc + 1);
        Ok(true)
    }
}
