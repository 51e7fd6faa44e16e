//! Tasks, scopes, cells and class initialisers.

use super::barriers::RegId;
use super::cont::{Cont, ScopeFrame, Wait};
use super::heap::Kind;
use super::machine::{Flow, Machine, ScopeState, Step, Stop};
use super::state::TaskState;
use super::thrown::Escaped;
use super::value::Value;
use crate::fault::{Fault, planted};
use crate::term::{Constant, TermId};
use crate::trace::{CellId, EventId, EventKind, Few, RegionFault, Scope, ScopeId, Task, TaskId, Thrown};
use rustc_hash::FxHashMap;
use scoville_evidence::verdict::Unknown;
use scoville_ir::identity;
use scoville_ir::stmt::{Fill, Joined, TaskKind};
use scoville_ir::types::{Local, Operand, SelectorId};
use smallvec::SmallVec;
use std::collections::BTreeSet;
use thin_vec::ThinVec;

/// How deep exceptions that gather others are looked into.
const GATHERED: u32 = 8;

impl Machine<'_> {
    /// `Spawn`.
    #[expect(clippy::too_many_arguments, reason = "one per operand of the operation")]
    pub fn spawn(
        &mut self,
        task: TaskId,
        cont: &mut Cont,
        kind: TaskKind,
        body: &Operand,
        method: SelectorId,
        awaits: &Operand,
        result: &Operand,
        regs: &[RegId],
        joined: Joined,
    ) -> Step {
        let receiver = self.get(cont, body);
        let method = self.resolve(cont, receiver, method)?;
        let awaited = self.awaited(cont, awaits)?;
        let result = self.get(cont, result);
        let result = self.one_object(cont, result)?;
        if cont.ghost.is_some() {
            self.ghost_progress(cont);
            return Ok(Flow::Done);
        }
        let mut c = self.create(task, cont, kind, result, joined)?;
        let child = TaskId(self.tasks.len() as u32 - 1);
        self.push_locals(&mut c, method, &[receiver]);
        c.enter(self.program, method, 0, None, None);
        if awaited.is_empty() {
            self.states[child.index()].live().ready.push(Box::new(c));
            self.begin(child, ThinVec::new());
        } else {
            let filled = awaited.iter().all(|c| self.surely_filled(*c, cont.guard));
            for cell in &awaited {
                self.cell_waiters.entry(*cell).or_default().push(child);
            }
            c.wait = Some(Wait::Cells(awaited));
            self.states[child.index()].live().waiting.push(Box::new(c));
            if filled {
                self.wake(child);
            }
        }
        self.hand_over(task, cont, child, regs);
        Ok(Flow::Spawned(child))
    }

    /// A new task, the last one, with a cell for its result (0 if none). Yields how it starts.
    pub(super) fn create(
        &mut self,
        task: TaskId,
        cont: &mut Cont,
        kind: TaskKind,
        result: u32,
        joined: Joined,
    ) -> Step<Cont> {
        if joined == Joined::Scope && self.states[task.index()].rest && cont.scopes.len() == 1 {
            let why = format!("a task that an actor creates after its exit, outside of a finish{}", self.at(cont));
            return Err(Stop::Cut(Unknown::Unsupported(why)));
        }
        cont.effect(0);
        let site = Self::site(cont);
        let span = self.span_of(task, cont);
        let name = self.make_name(task, site);
        let level = cont.scopes.last().copied().unwrap_or(0);
        let child = TaskId(self.tasks.len() as u32);
        if self.tasks.len() >= self.options.tasks {
            let why = format!("more than {} tasks{}", self.options.tasks, self.at(cont));
            return Err(Stop::Fatal(Unknown::TooLarge(why)));
        }
        let scope = match joined {
            Joined::Scope => self.frames[level as usize].scope,
            Joined::Detached => self.outermost(),
            Joined::Daemon => self.unjoined_scope(),
        };
        let spawn = self.event(task, cont, EventKind::Spawn { child });
        self.open_sections(cont);
        let mut knows = cont.knows;
        let mut cursor = if joined != Joined::Scope {
            // No scope of the spawner waits for it: an edge of its own leads to it.
            knows = self.order.learn(knows, cont.step, cont.guard, &mut self.terms);
            self.order.detach()
        } else {
            self.order.fork(&mut self.frames[level as usize].cursor)
        };
        if planted(Fault::SpawnDropped) {
            cursor = self.order.aside();
        }
        let step = self.order.step(child, &mut cursor, knows);
        if planted(Fault::SpawnJoins) {
            cont.knows = self.order.learn(cont.knows, step, cont.guard, &mut self.terms);
        }
        self.new_step(task, cont);
        self.tasks.push(Task {
            parent: Some(task),
            spawn: (!planted(Fault::SpawnDropped)).then_some(spawn),
            begin: EventId(0),
            ends: Few::new(),
            scope,
            kind,
            spawned_at: Some(span),
            guard: cont.guard,
            events: SmallVec::new(),
        });
        if joined == Joined::Detached {
            self.detached.insert(child);
        }
        self.order.enter(scope.0);
        self.scopes[scope.index()].tasks.push(child);
        self.scope_states[scope.index()].open += 1;
        self.unjoined += 1;
        let maker = self.memory.names.maker(name);
        let mut state = TaskState::new(maker, result, knows, cont.guard);
        let own = self.place_in_scope(ScopeFrame { cursor, scope });
        state.uses(own);
        self.states.push(state);
        let objects = identity::Maker::new(cont.maker.next_child());
        Ok(Cont::new(cont.guard, own, cont.context.0, knows, step, objects))
    }

    /// A place in a scope, by its index; it has to be noted for the task, see [`TaskState::uses`].
    pub fn place_in_scope(&mut self, frame: ScopeFrame) -> u32 {
        match self.free_frames.pop() {
            Some(free) => {
                self.frames[free as usize] = frame;
                free
            }
            None => {
                self.frames.push(frame);
                self.frames.len() as u32 - 1
            }
        }
    }

    /// Emits the `Begin` event of a task.
    pub fn begin(&mut self, child: TaskId, awaits: ThinVec<CellId>) {
        let guard = self.tasks[child.index()].guard;
        let Some(cont) = self.states[child.index()].live().ready.pop() else { return };
        let e = self.event_under(guard, child, &cont, EventKind::Begin { awaits });
        self.states[child.index()].live().ready.push(cont);
        self.tasks[child.index()].begin = e;
    }

    /// `ScopeBegin`.
    pub fn scope_begin(&mut self, task: TaskId, cont: &mut Cont) -> Flow {
        if cont.ghost.is_some() {
            self.ghost_progress(cont);
            return Flow::Done;
        }
        let level = cont.scopes.last().copied().unwrap_or(0);
        let id = ScopeId(self.scopes.len() as u32);
        let parent = self.frames[level as usize].scope;
        self.scopes.push(Scope { parent: Some(parent), owner: task, tasks: Few::new() });
        self.scope_states.push(ScopeState { guard: Some(cont.guard), ..ScopeState::default() });
        let inner = self.frames[level as usize].cursor;
        let after = self.order.open(&inner);
        self.frames[level as usize].cursor = after;
        let frame = self.place_in_scope(ScopeFrame { cursor: inner, scope: id });
        self.states[task.index()].uses(frame);
        cont.scopes.push(frame);
        self.new_step(task, cont);
        Flow::Next
    }

    /// The body of the innermost scope ended with an exception.
    pub fn scope_threw(&mut self, cont: &mut Cont, v: Value) {
        let level = cont.scopes.last().copied().unwrap_or(0);
        let scope = self.frames[level as usize].scope;
        cont.thrown.push((scope, v));
    }

    /// `ScopeEnd`.
    pub fn scope_end(&mut self, task: TaskId, cont: &mut Cont, thrown: Local) -> Step {
        let level = cont.scopes.last().copied().unwrap_or(0);
        let scope = self.frames[level as usize].scope;
        if self.scopes[scope.index()].tasks.is_empty() {
            // No task: nothing to wait for, and no event to be seen but the step itself.
        } else {
            self.may_wait(cont);
            let done = self.joined_under(scope, cont.guard);
            if done != cont.guard {
                return Ok(Flow::Blocked(Wait::Scope(scope)));
            }
        }
        let (array, collected) = self.thrown_array(task, cont, scope)?;
        cont.scopes.pop();
        let mut join = EventKind::Join { scope };
        if planted(Fault::JoinDropped) {
            let outer = cont.scopes.last().copied().unwrap_or(0);
            self.frames[outer as usize].cursor = self.frames[level as usize].cursor;
            join = EventKind::PermissionCall;
        }
        cont.thrown.retain(|(s, _)| *s != scope);
        if let Some(known) = self.scope_states[scope.index()].known {
            cont.knows = self.order.union(cont.knows, known, TermId::TRUE, &mut self.terms);
        }
        self.event(task, cont, join);
        if !collected.is_empty() {
            self.collected.insert(EventId(self.events.len() as u32 - 1), collected);
        }
        self.new_step(task, cont);
        if self.scope_states[scope.index()].guard == Some(cont.guard) {
            self.unjoined -= self.scopes[scope.index()].tasks.len() as u64;
        }
        cont.effect(0);
        self.set(cont, thrown, array);
        Ok(Flow::Next)
    }

    /// The part of `guard` under which all tasks of a scope have ended.
    pub fn joined_under(&mut self, scope: ScopeId, guard: TermId) -> TermId {
        if self.scope_states[scope.index()].open == 0 {
            return guard;
        }
        let mut under = guard;
        for i in 0..self.scopes[scope.index()].tasks.len() {
            let t = self.scopes[scope.index()].tasks[i];
            let open = self.states[t.index()].open;
            if open != TermId::FALSE {
                let closed = self.terms.not(open);
                under = self.terms.and(under, closed);
            }
        }
        under
    }

    /// The body of a task returned, or it resigned.
    pub fn task_returned(&mut self, task: TaskId, cont: &mut Cont, value: Value) {
        self.task_over(task, cont, Fill::Value, value);
    }

    /// The body of a task threw.
    pub fn task_threw(&mut self, task: TaskId, cont: &mut Cont, error: Value) {
        self.task_over(task, cont, Fill::Exception, error);
    }

    fn task_over(&mut self, task: TaskId, cont: &mut Cont, how: Fill, value: Value) {
        if cont.ghost.is_some() {
            cont.frames.clear();
            return;
        }
        let mut thrown = None;
        let result = self.states[task.index()].result;
        if result != 0 {
            if let Kind::Cell(cell) = self.heap.get(result).kind {
                self.fill(task, cont, cell, how, value);
            }
        } else if how == Fill::Exception {
            let scope = self.tasks[task.index()].scope;
            if task == TaskId(0) || self.daemons == Some(scope) || self.detached.contains(&task) {
                self.uncaught(task, cont, value);
            } else if !planted(Fault::TaskExceptionLost) {
                thrown = Some(scope);
            }
        }
        if !cont.sections.is_empty() {
            // What it has locked stays locked.
            self.waits_inside = true;
            self.open_sections(cont);
        }
        self.record_end(task, how == Fill::Exception, value);
        let end = self.event(task, cont, EventKind::End);
        self.tasks[task.index()].ends.push(end);
        let drops = self.drop_held(task, cont, end);
        if let Some(scope) = thrown {
            self.scope_states[scope.index()].thrown.push(Escaped { guard: cont.guard, value, end, drops });
        }
        self.never_released(task, cont);
        let scope = self.tasks[task.index()].scope;
        // What comes from tasks of this very scope, the join orders anyway; what was inherited, the parent sees to.
        let inherited = self.states[task.index()].inherited;
        if self.order.learnt_other(inherited, cont.knows, scope.0) {
            let state = &self.scope_states[scope.index()];
            let known = match state.known {
                None => cont.knows,
                Some(k) => self.order.union(k, cont.knows, TermId::TRUE, &mut self.terms),
            };
            self.scope_states[scope.index()].known = Some(known);
        }
        let not = self.terms.not(cont.guard);
        let open = self.terms.and(self.states[task.index()].open, not);
        self.states[task.index()].open = open;
        if open == TermId::FALSE {
            let state = &mut self.scope_states[scope.index()];
            state.open = state.open.saturating_sub(1);
            if state.open == 0 {
                let owner = self.scopes[scope.index()].owner;
                self.wake_if(owner, |w| *w == Wait::Scope(scope));
            }
        }
    }

    /// Condition under which an exception tells of more than failed assertions: it comes from none, and does not only gather
    /// such exceptions in an array, as what several tasks threw is gathered. `told` has what is known of an exception at a
    /// depth: many may gather the same ones, and each other.
    fn beyond_assertions(&mut self, exception: u32, depth: u32, told: &mut FxHashMap<(u32, u32), TermId>) -> TermId {
        if self.assertion_errors.contains(&exception) {
            return TermId::FALSE;
        }
        if let Some(&known) = told.get(&(exception, depth)) {
            return known;
        }
        let mut gathered = BTreeSet::new();
        for field in self.heap.slots(exception).to_vec() {
            for array in self.objects(field) {
                if matches!(self.heap.get(array).kind, Kind::Array { .. }) {
                    for v in self.heap.slots(array).to_vec() {
                        let t = v.term(&mut self.terms);
                        gathered.extend(self.objects(v).into_iter().map(|o| (t, o)));
                    }
                }
            }
        }
        let mut more = if gathered.is_empty() || depth == 0 { TermId::TRUE } else { TermId::FALSE };
        for (t, o) in gathered {
            if more == TermId::TRUE {
                break;
            }
            let beyond = self.beyond_assertions(o, depth - 1, told);
            let c = self.terms.constant(Constant::Ref(o));
            let is = self.terms.eq(t, c);
            let both = self.terms.and(is, beyond);
            more = self.terms.or(more, both);
        }
        told.insert((exception, depth), more);
        more
    }

    /// The first scope that the root task has opened.
    fn outermost(&self) -> ScopeId {
        let first = self.scopes.iter().position(|s| s.parent == Some(ScopeId(0)));
        first.map_or(ScopeId(0), |i| ScopeId(i as u32))
    }

    /// Whether the program may end without the task.
    pub fn is_daemon(&self, task: TaskId) -> bool {
        let mut scope = self.tasks[task.index()].scope;
        while let Some(outer) = self.scopes[scope.index()].parent {
            scope = outer;
        }
        scope != ScopeId(0)
    }

    /// The scope of daemons, which no event joins.
    fn unjoined_scope(&mut self) -> ScopeId {
        let next = ScopeId(self.scopes.len() as u32);
        let scope = *self.daemons.get_or_insert(next);
        if scope == next {
            self.scopes.push(Scope { parent: None, owner: TaskId(0), tasks: Few::new() });
            self.scope_states.push(ScopeState::default());
        }
        scope
    }

    /// The root task, or one that nobody waits for, ends with an exception.
    fn uncaught(&mut self, task: TaskId, cont: &Cont, error: Value) {
        let t = error.term(&mut self.terms);
        for o in self.objects(error) {
            let beyond = self.beyond_assertions(o, GATHERED, &mut FxHashMap::default());
            let c = self.terms.constant(Constant::Ref(o));
            let is = self.terms.eq(t, c);
            let is = self.terms.and(is, beyond);
            let guard = self.terms.and(cont.guard, is);
            if guard == TermId::FALSE {
                continue;
            }
            let fallback = (Self::site(cont), task, self.executed);
            let (at, by, clock) = self.origins.get(&o).map_or(fallback, |g| (g.site, g.task, g.clock));
            let thrown = Box::new(Thrown { class: self.class_name(o), at, by });
            let e = self.event_under(guard, task, cont, EventKind::Uncaught { thrown });
            self.event_places.insert(e, (at, by, clock));
            self.obligations.exceptions.push(e);
        }
    }

    /// Findings for regions that are still held.
    fn never_released(&mut self, task: TaskId, cont: &Cont) {
        let mut seen = Vec::new();
        for (_, s) in cont.held.segments() {
            for r in s.region.into_iter().flatten() {
                let acquire = self.regions[r.index()].acquire;
                if !seen.contains(&acquire) {
                    seen.push(acquire);
                    let e = self.event(
                        task,
                        cont,
                        EventKind::RegionFault { what: Box::new(RegionFault::NeverReleased(r)) },
                    );
                    self.obligations.faults.push(e);
                }
            }
        }
    }

    /// Moves waiting continuations of a task whose wait matches to the ready ones.
    pub fn wake_if(&mut self, task: TaskId, matches: impl Fn(&Wait) -> bool) {
        if self.states[task.index()].waiting().iter().any(|c| c.wait.as_ref().is_some_and(&matches)) {
            self.woken.push(task);
            let waiting = std::mem::take(&mut self.states[task.index()].live().waiting);
            for mut c in waiting {
                if c.wait.as_ref().is_some_and(&matches) {
                    self.resume(task, &mut c);
                    self.states[task.index()].live().ready.push(c);
                } else {
                    self.states[task.index()].live().waiting.push(c);
                }
            }
        }
    }

    /// Wakes a task whose awaited cells are all filled.
    pub fn wake(&mut self, task: TaskId) {
        self.wake_if(task, |w| matches!(w, Wait::Cells(_)));
    }

    /// Prepares a continuation to go on after a wait.
    fn resume(&mut self, task: TaskId, cont: &mut Cont) {
        if let Some(Wait::Cells(cells)) = cont.wait.take() {
            for c in &cells {
                self.learn_fills(cont, *c);
            }
            self.new_step(task, cont);
            if !self.tasks[task.index()]
                .events
                .iter()
                .any(|e| matches!(self.events[e.index()].kind, EventKind::Begin { .. }))
            {
                let guard = self.tasks[task.index()].guard;
                let e = self.event_under(guard, task, cont, EventKind::Begin { awaits: cells.into() });
                self.tasks[task.index()].begin = e;
            }
        }
    }

    /// When nothing can run: lets waiting continuations go on under the part of their guard for which their wait is
    /// satisfied. Returns the tasks that can run.
    pub fn wake_partly(&mut self) -> Vec<TaskId> {
        let mut woken = Vec::new();
        for i in 0..self.states.len() {
            let task = TaskId(i as u32);
            if self.states[i].waiting().is_empty() {
                continue;
            }
            let waiting = std::mem::take(&mut self.states[i].live().waiting);
            for mut c in waiting {
                let under = match &c.wait {
                    Some(Wait::Scope(s)) => self.joined_under(*s, c.guard),
                    Some(Wait::Cell(cell)) => self.filled_under(&[*cell], c.guard),
                    Some(Wait::Cells(cells)) => {
                        let cells = cells.clone();
                        self.filled_under(&cells, c.guard)
                    }
                    Some(Wait::Gate(gate)) => {
                        let gate = *gate;
                        self.passed_under(gate, c.guard)
                    }
                    Some(Wait::Init(class)) => {
                        let done = self.inits.get(class).and_then(|s| s.done).unwrap_or(TermId::FALSE);
                        self.terms.and(c.guard, done)
                    }
                    None => c.guard,
                };
                if under == TermId::FALSE {
                    self.states[i].live().waiting.push(c);
                    continue;
                }
                let not = self.terms.not(under);
                let rest = self.terms.and(c.guard, not);
                if rest != TermId::FALSE {
                    let mut stays = c.clone();
                    stays.guard = rest;
                    self.states[i].live().waiting.push(stays);
                }
                c.guard = under;
                if matches!(c.wait, Some(Wait::Cells(_))) {
                    self.resume(task, &mut c);
                }
                c.wait = None;
                self.states[i].live().ready.push(c);
                if woken.last() != Some(&task) {
                    woken.push(task);
                }
            }
        }
        woken
    }

    /// Events for a continuation that waits for ever.
    pub fn never_continued(&mut self, task: TaskId, cont: &Cont) {
        let kind = match &cont.wait {
            Some(Wait::Scope(scope)) => EventKind::Join { scope: *scope },
            Some(Wait::Cell(cell)) => {
                let zero = self.terms.constant(Constant::Int(0));
                let null = self.terms.constant(Constant::Ref(0));
                EventKind::Await { cell: *cell, blocking: true, state: zero, value: null, fresh: false }
            }
            Some(Wait::Cells(cells)) => {
                let begun = self.tasks[task.index()]
                    .events
                    .iter()
                    .any(|e| matches!(self.events[e.index()].kind, EventKind::Begin { .. }));
                if begun {
                    return;
                }
                EventKind::Begin { awaits: cells.as_slice().into() }
            }
            Some(Wait::Gate(gate)) => {
                let gate = *gate;
                self.waits_at_gate(gate)
            }
            Some(Wait::Init(_)) | None => EventKind::Blocked,
        };
        let begins = matches!(kind, EventKind::Begin { .. });
        let guard = if begins { self.tasks[task.index()].guard } else { cont.guard };
        let e = self.event_under(guard, task, cont, kind);
        if begins {
            self.tasks[task.index()].begin = e;
        }
    }
}
