//! Visible operations: what a task does next, whether it may, and doing it.

use super::barriers::Needs;
use super::exec::{At, Machine, Stop};
use super::heap::{CellState, Data};
use super::identity::Cache;
use super::limits::Limit;
use super::regions::{Extent, Held, Misuse};
use super::sections::{Locked, Section, holders, to_leave, to_take};
use super::state::{ClassState, Ending, Phase, Scope, State, Task};
use super::throw::Trap;
use super::value::{BarrierId, Obj, ScopeId, TaskId, Value};
use super::watch::{Access, Event, Watch};
use scoville_evidence::schedule::{InputValue, Site, Step};
use scoville_ir::flat::Instr;
use scoville_ir::identity::{self, Maker};
use scoville_ir::stmt::{Fill, Joined, Locks, Mode, Op, Place, Space, Target, TaskKind};
use scoville_ir::types::{ClassId, Local, Operand, Prim, SelectorId};
use std::rc::Rc;
use std::sync::Arc;

/// What a task waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wait {
    /// To begin: these cells are not full.
    Awaits(Vec<Obj>),
    /// The tasks of a scope.
    Scope(ScopeId),
    /// A cell.
    Cell(Obj),
    /// A section: these tasks are in sections that exclude it.
    Section(Vec<TaskId>),
    /// A barrier.
    Barrier {
        /// Which.
        barrier: BarrierId,
        /// What for.
        needs: Needs,
    },
    /// The initialisation of a class, by a task.
    Init {
        /// The class.
        class: ClassId,
        /// Who is at it.
        task: TaskId,
    },
}

/// What a task does next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pending {
    /// Nothing: it has ended, met a false assumption, or the program has been halted.
    Never,
    /// It waits.
    Waits(Wait),
    /// An invisible operation (or its begin).
    Invisible,
    /// The visible operation at this site, which may happen now.
    Visible(Site),
    /// Its end.
    End,
}

impl Machine<'_> {
    /// What `t` does next.
    #[must_use]
    pub fn pending(&self, s: &State, t: TaskId) -> Pending {
        if s.halted.is_some() {
            return Pending::Never;
        }
        match s.task(t).phase {
            Phase::New => self.waits_to_begin(s, t).map_or(Pending::Invisible, Pending::Waits),
            Phase::Finished(_) => Pending::End,
            Phase::Ended(_) | Phase::Discarded => Pending::Never,
            Phase::Running => {
                let Some(at) = Self::at(s, t) else { return Pending::End };
                if !self.is_visible(at.site()) {
                    return match self.instr(at.site()) {
                        Some(Instr::Op(Op::InitClass(c))) => match self.class_state(s, *c) {
                            ClassState::Running(other) if other != t => {
                                Pending::Waits(Wait::Init { class: *c, task: other })
                            }
                            _ => Pending::Invisible,
                        },
                        _ => Pending::Invisible,
                    };
                }
                self.waits_at(s, at).map_or(Pending::Visible(at.site()), Pending::Waits)
            }
        }
    }

    /// The step that `t` is about to take, where it is one that a schedule has to name: a visible operation, or the begin of a
    /// class initialiser, for which other tasks may have to wait.
    #[must_use]
    pub fn step_of(&self, s: &State, t: TaskId, input: Option<InputValue>) -> Option<Step> {
        match self.pending(s, t) {
            Pending::End => Some(Step::End { task: s.task(t).task_path() }),
            Pending::Visible(site) => {
                let point = s.point(t, site);
                Some(match input {
                    Some(value) => Step::Input { point, value },
                    None => Step::Visible { point },
                })
            }
            Pending::Invisible => {
                let site = Self::at(s, t)?.site();
                let Some(Instr::Op(Op::InitClass(c))) = self.instr(site) else { return None };
                let begins = self.class_state(s, *c) == ClassState::New && self.program.class(*c).initializer.is_some();
                begins.then(|| Step::Visible { point: s.point(t, site) })
            }
            Pending::Never | Pending::Waits(_) => None,
        }
    }

    pub(super) fn waits_to_begin(&self, s: &State, t: TaskId) -> Option<Wait> {
        let empty = |o: &&Obj| matches!(s.heap.get(**o).data, Data::Cell(CellState::Empty));
        let missing: Vec<Obj> = s.task(t).awaits.iter().filter(empty).copied().collect();
        (!missing.is_empty()).then_some(Wait::Awaits(missing))
    }

    /// What the visible operation at `at` waits for.
    fn waits_at(&self, s: &State, at: At) -> Option<Wait> {
        match self.instr(at.site())? {
            Instr::ScopeEnd { .. } => {
                let scope = *s.task(at.task).open.last()?;
                (s.scopes.get(scope.index())?.live > 0).then_some(Wait::Scope(scope))
            }
            Instr::Op(Op::CellRead { cell, blocking: true, .. }) => {
                let cell = self.peek(s, at, cell).obj()?;
                matches!(s.heap.get(cell).data, Data::Cell(CellState::Empty)).then_some(Wait::Cell(cell))
            }
            Instr::SectionBegin { space, locks, .. } => {
                let named = self.locked(s, at, locks).ok()?;
                let wanted = to_take(&s.task(at.task).sections, *space, &named).ok()?;
                let holders = holders(s, at.task, *space, &wanted);
                (!holders.is_empty()).then_some(Wait::Section(holders))
            }
            instr => self.waits_at_barrier(s, at, instr),
        }
    }

    /// What the section that `at` is about to begin will take; `None` if it is no such operation or faults.
    #[must_use]
    pub fn section_wanted(&self, s: &State, t: TaskId) -> Option<(Space, Locked)> {
        let at = Self::at(s, t)?;
        let Instr::SectionBegin { space, locks, .. } = self.instr(at.site())? else { return None };
        let named = self.locked(s, at, locks).ok()?;
        Some((*space, to_take(&s.task(t).sections, *space, &named).ok()?))
    }

    /// The cell that the operation before which `t` stands fills or reads; `None` if it is no such operation or faults.
    #[must_use]
    pub fn cell_wanted(&self, s: &State, t: TaskId) -> Option<Obj> {
        let at = Self::at(s, t)?;
        match self.instr(at.site())? {
            Instr::Op(Op::CellFill { cell, .. } | Op::CellRead { cell, .. }) => self.peek(s, at, cell).obj(),
            _ => None,
        }
    }

    /// The object that the access before which `t` stands goes to; `None` if it is no access to part of an object or faults.
    #[must_use]
    pub fn base_wanted(&self, s: &State, t: TaskId) -> Option<Obj> {
        let at = Self::at(s, t)?;
        match self.instr(at.site())? {
            Instr::Op(Op::Load { place, .. } | Op::Store { place, .. }) => match place {
                Place::Field(o, _) | Place::Element(o, _) => self.peek(s, at, o).obj(),
                Place::Static(_) => None,
            },
            _ => None,
        }
    }

    /// The cell that the operation before which `t` stands fills; `None` if it is no such operation or faults.
    #[must_use]
    pub fn cell_to_fill(&self, s: &State, t: TaskId) -> Option<Obj> {
        let at = Self::at(s, t)?;
        match self.instr(at.site())? {
            Instr::Op(Op::CellFill { cell, .. }) => self.peek(s, at, cell).obj(),
            _ => None,
        }
    }

    /// Evaluates what a section locks.
    fn locked(&self, s: &State, at: At, locks: &Locks) -> Result<Locked, Trap> {
        let p = self.program;
        match locks {
            Locks::Global => Ok(Locked::Global),
            Locks::Object(o, mode) => {
                let o = self.peek(s, at, o).obj().ok_or_else(|| Trap::null(p))?;
                Ok(Locked::objects(vec![(o, *mode)]))
            }
            Locks::Objects { write, read } => {
                let mut list = Vec::new();
                for (operand, mode) in [(write, Mode::W), (read, Mode::R)] {
                    let Some(array) = self.peek(s, at, operand).obj() else { continue };
                    let array = s.heap.get(array);
                    for i in 0..array.length().unwrap_or(0) {
                        let o = array.get(i as u32).obj().ok_or_else(|| Trap::null(p))?;
                        list.push((o, mode));
                    }
                }
                Ok(Locked::objects(list))
            }
        }
    }

    /// Lets a task whose cells are full begin.
    pub(super) fn begin<W: Watch>(&self, s: &mut State, t: TaskId, w: &mut W) {
        s.task_mut(t).phase = Phase::Running;
        let awaits = std::mem::take(&mut s.task_mut(t).awaits);
        w.event(s, t, None, &Event::Began(&awaits));
    }

    /// Executes the visible operation that `t` stands before (or its `InitClass`, or ends it if its body has ended).
    /// `input` is what an input operation yields; by default its least value. Nothing happens if `t` has to wait.
    ///
    /// # Errors
    /// At a limit, or when it has to wait.
    pub fn perform<W: Watch>(
        &self,
        s: &mut State,
        t: TaskId,
        input: Option<InputValue>,
        w: &mut W,
    ) -> Result<(), Stop> {
        match self.pending(s, t) {
            Pending::Never => return Err(Stop::Never),
            Pending::Waits(wait) => return Err(Stop::Waits(wait)),
            Pending::End => {
                self.end(s, t, w);
                return Ok(());
            }
            Pending::Invisible | Pending::Visible(_) => {}
        }
        let Some(at) = Self::at(s, t) else { return Err(Stop::Never) };
        let Some(instr) = self.instr(at.site()) else { return Err(Stop::Never) };
        if s.opens {
            self.made(s, at, instr).map_err(Stop::Limit)?;
        }
        Self::count(s, at);
        self.reach(at);
        let done = match instr {
            Instr::Op(Op::InitClass(c)) => self.init_class(s, at, *c, w),
            Instr::Op(op) => self.visible_op(s, at, op, input, w),
            Instr::ScopeEnd { thrown } => self.close_scope(s, at, *thrown, w),
            Instr::SectionBegin { space, locks, unbounded } => self.begin_section(s, at, *space, locks, *unbounded, w),
            Instr::Leave(o, mode) => self.leave_section(s, at, o, *mode, w),
            Instr::SectionEnd => {
                let sections = &mut s.task_mut(t).sections;
                if let Some(section) = sections.iter().rposition(|s| !s.unbounded).map(|i| sections.remove(i)) {
                    s.sections = s.sections.saturating_sub(1);
                    w.event(s, t, Some(at.site()), &Event::SectionEnded(&section));
                }
                self.goto(s, t, at.pc + 1);
                Ok(())
            }
            _ => return Err(Stop::Never),
        };
        match done {
            Ok(()) => Ok(()),
            Err(trap) => self.trap(s, at, trap, w).map_err(Stop::Limit),
        }
    }

    fn end<W: Watch>(&self, s: &mut State, t: TaskId, w: &mut W) {
        let Phase::Finished(ending) = s.task(t).phase else { return };
        let (scope, cell) = (s.task(t).scope, s.task(t).result);
        let mut result = None;
        let mut thrown = None;
        match (cell, ending) {
            (Some(c), _) => {
                let with = match ending {
                    Ending::Returned(v) => CellState::Value(v),
                    Ending::Threw(o) => CellState::Exception(Value::Ref(o)),
                };
                result = Some((c, self.fill(s, c, with)));
            }
            (None, Ending::Threw(o)) => thrown = Some(o),
            (None, Ending::Returned(_)) => {}
        }
        let alone = s.task(t).ends_alone(t);
        if let Some(sc) = scope.and_then(|id| s.scopes.get_mut(id.index())) {
            sc.live = sc.live.saturating_sub(1);
            sc.thrown.extend(thrown.filter(|_| !alone));
        }
        let dropped = Self::drop_all(s, t);
        let task = s.task_mut(t);
        task.phase = Phase::Ended(ending);
        task.frames.clear();
        task.stack = Vec::new();
        s.live = s.live.saturating_sub(1);
        w.event(s, t, None, &Event::Ended { scope, result, thrown, dropped: &dropped });
    }

    fn fill(&self, s: &mut State, cell: Obj, with: CellState) -> bool {
        let empty = matches!(s.heap.get(cell).data, Data::Cell(CellState::Empty));
        if empty {
            s.heap.set_cell(cell, with);
        }
        empty
    }

    pub(super) fn open_scope<W: Watch>(&self, s: &mut State, at: At, w: &mut W) {
        let id = ScopeId(s.scopes.len() as u32);
        s.scopes.push(Scope { owner: at.task, live: 0, body: None, thrown: Vec::new(), closed: false });
        s.task_mut(at.task).open.push(id);
        w.event(s, at.task, Some(at.site()), &Event::ScopeBegun(id));
        self.goto(s, at.task, at.pc + 1);
    }

    fn close_scope<W: Watch>(
        &self,
        s: &mut State,
        at: At,
        dst: scoville_ir::types::Local,
        w: &mut W,
    ) -> Result<(), Trap> {
        let Some(id) = s.task_mut(at.task).open.pop() else {
            return Err(Trap::Limit(Limit::Unsupported("a scope ends that has not begun".into())));
        };
        let thrown: Vec<Obj> = match s.scopes.get_mut(id.index()) {
            Some(scope) => {
                scope.closed = true;
                scope.body.into_iter().chain(std::mem::take(&mut scope.thrown)).collect()
            }
            None => Vec::new(),
        };
        let array = self.array_of(s, at.task, self.program.known.throwable_array, &thrown)?;
        self.set_local(s, at, dst, Value::Ref(array));
        w.event(s, at.task, Some(at.site()), &Event::ScopeEnded(id));
        self.goto(s, at.task, at.pc + 1);
        Ok(())
    }

    fn begin_section<W: Watch>(
        &self,
        s: &mut State,
        at: At,
        space: Space,
        locks: &Locks,
        unbounded: bool,
        w: &mut W,
    ) -> Result<(), Trap> {
        if let Locks::Object(o, _) = locks {
            self.operand(s, at, o).map_err(Trap::Limit)?;
        }
        let named = self.locked(s, at, locks)?;
        let taken = to_take(&s.task(at.task).sections, space, &named)
            .map_err(|text| Trap::Raise(self.program.known.illegal_state, Some(text.to_owned())))?;
        let user_site = s.user_site(self.program, at.task).unwrap_or(at.site());
        let section = Section { space, named, taken, site: at.site(), user_site, unbounded };
        s.task_mut(at.task).sections.push(section.clone());
        s.sections += 1;
        w.event(s, at.task, Some(at.site()), &Event::SectionBegun(&section));
        self.goto(s, at.task, at.pc + 1);
        Ok(())
    }

    fn leave_section<W: Watch>(
        &self,
        s: &mut State,
        at: At,
        object: &Operand,
        mode: Mode,
        w: &mut W,
    ) -> Result<(), Trap> {
        let o = self.operand(s, at, object).map_err(Trap::Limit)?.obj().ok_or_else(|| Trap::null(self.program))?;
        let left = to_leave(&s.task(at.task).sections, o, mode);
        let Some(i) = left.map_err(|why| Trap::Limit(Limit::Unsupported(why.to_owned())))? else {
            return Err(Trap::Raise(self.program.known.illegal_state, None));
        };
        let section = s.task_mut(at.task).sections.remove(i);
        s.sections = s.sections.saturating_sub(1);
        w.event(s, at.task, Some(at.site()), &Event::SectionEnded(&section));
        self.goto(s, at.task, at.pc + 1);
        Ok(())
    }

    fn visible_op<W: Watch>(
        &self,
        s: &mut State,
        at: At,
        op: &Op,
        input: Option<InputValue>,
        w: &mut W,
    ) -> Result<(), Trap> {
        let (t, p) = (at.task, self.program);
        let site = Some(at.site());
        match op {
            Op::Load { dst, place } => {
                let loc = self.locate(s, at, place)?;
                let value = s.read(loc);
                self.set_local(s, at, *dst, value);
                let access = Access { task: t, loc, mode: Mode::R, value, site: at.site() };
                w.event(s, t, site, &Event::Volatile(access));
            }
            Op::Store { place, value } => {
                let loc = self.locate(s, at, place)?;
                let value = self.to_store(s, at, place, loc, value)?;
                s.write(loc, value);
                let access = Access { task: t, loc, mode: Mode::W, value, site: at.site() };
                w.event(s, t, site, &Event::Volatile(access));
            }
            Op::Signal { .. } | Op::Wait { .. } | Op::Drop { .. } => self.barrier_op(s, at, op, w)?,
            Op::Spawn { kind, body, method, awaits, result, regs, joined } => {
                let regs = self.handed_over(s, at, regs)?;
                let child = self.spawn(s, at, *kind, body, *method, awaits, result, *joined)?;
                Self::hand_over(s, t, child, &regs);
                w.event(s, t, site, &Event::Spawned(child));
            }
            Op::Resign => return self.resign(s, at, w),
            Op::CellFill { cell, fill, value, won } => {
                let cell = self.cell(s, at, cell)?;
                let value = self.operand(s, at, value).map_err(Trap::Limit)?;
                let with = match fill {
                    Fill::Value => CellState::Value(value),
                    Fill::Exception => CellState::Exception(value),
                    Fill::Cancel => CellState::Cancelled,
                };
                let first = self.fill(s, cell, with);
                self.set_local(s, at, *won, Value::Bool(first));
                w.event(s, t, site, &Event::Filled { cell, with, won: first });
            }
            Op::CellRead { cell, blocking, state, value } => {
                let cell = self.cell(s, at, cell)?;
                let Data::Cell(found) = s.heap.get(cell).data else { return Err(Trap::null(p)) };
                self.set_local(s, at, *state, Value::Int(found.number()));
                self.set_local(s, at, *value, found.value());
                w.event(s, t, site, &Event::CellRead { cell, state: found, blocking: *blocking });
            }
            Op::Acquire(mode, target) => self.acquire(s, at, *mode, target, w)?,
            Op::Release(mode, target) => match self.extent(s, at, target)? {
                Some(Ok(extent)) => {
                    let (regions, whole) = s.regions.release(t, extent, *mode);
                    w.event(s, t, site, &Event::Released { extent, mode: *mode, regions: &regions });
                    if !whole {
                        w.event(s, t, site, &Event::Misused(Misuse::BadRelease));
                    }
                }
                Some(Err(misuse)) => w.event(s, t, site, &Event::Misused(misuse)),
                None => {}
            },
            Op::Choose { dst, prim, lo, .. } => {
                let lo = self.operand(s, at, lo).map_err(Trap::Limit)?;
                let value = match (input, prim) {
                    (Some(InputValue::Int(i)), Prim::Bool) => Value::Bool(i != 0),
                    (Some(InputValue::Int(i)), Prim::Long) => Value::Long(i),
                    (Some(InputValue::Int(i)), Prim::Double) => Value::Double(i as f64),
                    (Some(InputValue::Int(i)), Prim::Float) => Value::Float(i as f32),
                    (Some(InputValue::Int(i)), _) => Value::Int(i as i32),
                    (Some(InputValue::Float(b)), Prim::Float) => Value::Float(f64::from_bits(b) as f32),
                    (Some(InputValue::Float(b)), _) => Value::Double(f64::from_bits(b)),
                    (None, Prim::Bool) => Value::Bool(false),
                    (None, Prim::Double) => Value::Double(0.0),
                    (None, Prim::Float) => Value::Float(0.0),
                    (None, _) => lo,
                };
                self.set_local(s, at, *dst, value);
                w.event(s, t, site, &Event::Chosen(value));
            }
            Op::Halt(code) => {
                s.halted = Some(self.operand(s, at, code).map_err(Trap::Limit)?.int());
                w.event(s, t, site, &Event::Halted);
            }
            _ => {}
        }
        self.goto(s, t, at.pc + 1);
        Ok(())
    }

    /// The least and the greatest value of an input operation in the innermost activation of `t`.
    #[must_use]
    pub fn bounds(&self, s: &State, t: TaskId, prim: Prim, lo: &Operand, hi: &Operand) -> (i64, i64) {
        match (prim, Self::at(s, t)) {
            (Prim::Bool, _) => (0, 1),
            (Prim::Float | Prim::Double, _) | (_, None) => (i64::MIN, i64::MAX),
            (_, Some(at)) => {
                let bound = |o: &Operand| match self.peek(s, at, o) {
                    // To take the input is refused then.
                    Value::Open(_) => 0,
                    v => v.long(),
                };
                (bound(lo), bound(hi))
            }
        }
    }

    /// What an operand of the innermost activation of `t` is; a string constant that was never used reads as null.
    #[must_use]
    pub fn operand_now(&self, s: &State, t: TaskId, o: &Operand) -> Value {
        Self::at(s, t).map_or(Value::Null, |at| self.peek(s, at, o))
    }

    /// What a local of the innermost activation of `t` is.
    #[must_use]
    pub fn local(&self, s: &State, t: TaskId, l: Local) -> Value {
        self.operand_now(s, t, &Operand::Local(l))
    }

    fn cell(&self, s: &mut State, at: At, cell: &Operand) -> Result<Obj, Trap> {
        let o = self.operand(s, at, cell).map_err(Trap::Limit)?.obj();
        o.filter(|o| matches!(s.heap.get(*o).data, Data::Cell(_))).ok_or_else(|| Trap::null(self.program))
    }

    #[expect(clippy::too_many_arguments, reason = "one per operand of the operation")]
    fn spawn(
        &self,
        s: &mut State,
        at: At,
        kind: TaskKind,
        body: &Operand,
        selector: SelectorId,
        awaits: &Operand,
        result: &Operand,
        joined: Joined,
    ) -> Result<TaskId, Trap> {
        let p = self.program;
        let body = self.operand(s, at, body).map_err(Trap::Limit)?.obj().ok_or_else(|| Trap::null(p))?;
        let awaits = self.operand(s, at, awaits).map_err(Trap::Limit)?.obj();
        let result = self.operand(s, at, result).map_err(Trap::Limit)?.obj();
        let method = self.answers(s.heap.get(body).ty, selector)?;
        let mut cells = Vec::new();
        if let Some(array) = awaits {
            for i in 0..s.heap.get(array).length().unwrap_or(0) {
                cells.push(s.heap.get(array).get(i as u32).obj().ok_or_else(|| Trap::null(p))?);
            }
        }
        let id = self.create(s, at, kind, joined)?;
        let child = s.task_mut(id);
        (child.awaits, child.result) = (cells, result);
        self.push(s, id, method, &[Value::Ref(body)], None);
        Ok(id)
    }

    /// A new task with nothing to do yet.
    pub(super) fn create(&self, s: &mut State, at: At, kind: TaskKind, joined: Joined) -> Result<TaskId, Trap> {
        let p = self.program;
        if joined == Joined::Scope && s.task(at.task).rest && s.task(at.task).open.is_empty() {
            let why = "a task that an actor creates after its exit, outside of a finish";
            return Err(Trap::Limit(Limit::Unsupported(why.to_owned())));
        }
        if s.tasks.len() >= self.limits.tasks as usize {
            return Err(Trap::Limit(Limit::Tasks(self.limits.tasks)));
        }
        let id = TaskId(s.tasks.len() as u32);
        let (scope, daemon) = match joined {
            Joined::Scope => (s.scope_for_children(at.task), s.task(at.task).daemon),
            Joined::Detached => (s.outermost(), false),
            Joined::Daemon => (None, true),
        };
        let spawned_at = s.user_span(p, at.task);
        let parent = s.task_mut(at.task);
        let mut path = parent.path.to_vec();
        path.push(parent.spawned);
        let ident = identity::child(parent.ident, parent.spawned);
        parent.spawned += 1;
        let context = parent.context;
        if let Some(sc) = scope.and_then(|id| s.scopes.get_mut(id.index())) {
            sc.live += 1;
        }
        s.live += 1;
        s.tasks.push(Rc::new(Task {
            path: Arc::from(path),
            parent: Some(at.task),
            spawn_site: Some(at.site()),
            spawned_at: Some(spawned_at),
            kind: Some(kind),
            phase: Phase::New,
            frames: Vec::new(),
            stack: Vec::new(),
            awaits: Vec::new(),
            result: None,
            token: None,
            scope,
            daemon,
            rest: false,
            detached: joined == Joined::Detached,
            open: Vec::new(),
            sections: Vec::new(),
            regs: Vec::new(),
            context,
            own_context: false,
            open_hash: false,
            spawned: 0,
            maker: Maker::new(Some(ident)),
            ident,
            code: Cache::default(),
        }));
        if let Some(named) = &mut s.named {
            named.insert(ident, id);
        }
        Ok(id)
    }

    /// The extent of a region: nothing for null, an error if it is empty or out of range.
    fn extent(&self, s: &mut State, at: At, target: &Target) -> Result<Option<Result<Extent, Misuse>>, Trap> {
        let mut get = |o: &Operand| self.operand(s, at, o).map_err(Trap::Limit);
        let (array, lo, hi) = match target {
            Target::Object(o) => return Ok(get(o)?.obj().map(|o| Ok(Extent::Object(o)))),
            Target::Location(Place::Static(f)) => return Ok(Some(Ok(Extent::Static(self.program.field(*f).slot)))),
            Target::Location(Place::Field(o, f)) => {
                let slot = self.program.field(*f).slot;
                return Ok(get(o)?.obj().map(|o| Ok(Extent::Field(o, slot))));
            }
            Target::Location(Place::Element(a, i)) => {
                let i = get(i)?;
                (get(a)?, i.int(), i.int())
            }
            Target::Range { array, lo, hi } => (get(array)?, get(lo)?.int(), get(hi)?.int()),
        };
        let Some(array) = array.obj() else { return Ok(None) };
        let length = s.heap.get(array).length().unwrap_or(0);
        Ok(Some(match (u32::try_from(lo), u32::try_from(hi)) {
            (Ok(lo), Ok(hi)) if lo <= hi && (hi as usize) < length => Ok(Extent::Range(array, lo, hi)),
            _ => Err(Misuse::BadRange),
        }))
    }

    fn acquire<W: Watch>(&self, s: &mut State, at: At, mode: Mode, target: &Target, w: &mut W) -> Result<(), Trap> {
        let site = at.site();
        match self.extent(s, at, target)? {
            Some(Ok(extent)) => {
                let occurrence = s.counts.as_ref().map_or(0, |c| c.get(at.task, site).saturating_sub(1));
                let span = s.user_span(self.program, at.task);
                let held = Held { task: at.task, extent, mode, site, occurrence, span, serial: 0 };
                s.regions.acquire(held.clone());
                w.event(s, at.task, Some(site), &Event::Acquired(&held));
            }
            Some(Err(misuse)) => w.event(s, at.task, Some(site), &Event::Misused(misuse)),
            None => {}
        }
        Ok(())
    }
}
