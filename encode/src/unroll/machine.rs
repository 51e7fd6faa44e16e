//! State of the unroller and its main loop.

use super::barriers::Barriers;
use super::certify::Accesses;
use super::cont::{Cont, ScopeFrame, Wait};
use super::counters::Counting;
use super::explain::Explain;
use super::facts::{static_classes, tree_only};
use super::functions::Applications;
use super::heap::{Heap, Kind, Name, Object};
use super::identity::box_classes;
use super::limits::Alarm;
use super::pool::Pool;
use super::quick::Methods;
use super::record::Recorder;
use super::sensitive::{LocName, Memory};
use super::shadow::{Memo, Record, RecordId, Shadow, Way};
use super::state::TaskState;
use super::thrown::Escaped;
use super::units::Units;
use super::value::Value;
use super::waiting::Spins;
use super::{Options, live};
use crate::fault::{Fault, planted};
use crate::obligation::Obligations;
use crate::order::{Knowledge, Order, StepId};
use crate::term::{TermId, Terms};
use crate::trace::{
    Access, Cell, CellId, Collected, Event, EventId, EventKind, Few, LocId, Location, Lock, Point, Region, RegionId,
    Scope, ScopeId, Section, SectionId, Task, TaskId,
};
use rustc_hash::{FxHashMap, FxHashSet};
use scoville_evidence::schedule::Site;
use scoville_evidence::source::Span;
use scoville_evidence::verdict::{Discharge, Unknown};
use scoville_ir::identity;
use scoville_ir::program::Program;
use scoville_ir::stmt::{Fill, Space, TaskKind};
use scoville_ir::types::ClassId;
use smallvec::{SmallVec, smallvec};
use std::collections::BTreeMap;
use std::sync::Arc;
use thin_vec::ThinVec;

/// Slots of an object or static, as the unroller sees them.
pub type Slot = (u32, u32);

/// A scope's exceptions and what its tasks know.
#[derive(Debug, Default)]
pub struct ScopeState {
    /// Tasks that have not ended for certain.
    pub open: u32,
    /// Exceptions of its tasks.
    pub thrown: ThinVec<Escaped>,
    /// Non-tree edges that its ended tasks know.
    pub known: Option<Knowledge>,
    /// Guard under which it was opened.
    pub guard: Option<TermId>,
}

/// One fill of a cell.
#[derive(Clone, Copy, Debug)]
pub struct FillRecord {
    /// When it takes effect.
    pub guard: TermId,
    /// How.
    pub fill: Fill,
    /// With what.
    pub value: Value,
    /// Its step.
    pub step: StepId,
}

/// A region before it is final.
#[derive(Clone, Debug)]
pub struct RegionState {
    /// Object.
    pub object: u32,
    /// Slots, as disjoint intervals.
    pub parts: Vec<(u32, u32)>,
    /// Steps of acquire and release.
    pub acquired: StepId,
    /// Step of the release, if released.
    pub released: Option<StepId>,
    /// Sections open at the acquire.
    pub inside: Vec<SectionId>,
    /// Sections open at the release.
    pub inside_release: Vec<SectionId>,
    /// Guard of the acquire.
    pub guard: TermId,
    /// Condition under which the region covers this object.
    pub same: TermId,
}

/// Where an access of an obligation is, for a second run.
#[derive(Clone, Debug)]
pub struct AccessPlace {
    /// Task.
    pub task: TaskId,
    /// Operation.
    pub site: Site,
    /// Guard.
    pub guard: TermId,
    /// Last event before.
    pub after: EventId,
    /// Location.
    pub location: Slot,
}

/// One watched execution of an operation.
#[derive(Debug)]
pub struct Seen {
    /// Guard.
    pub guard: TermId,
    /// Last event before, for accesses.
    pub after: EventId,
    /// Locations, for accesses.
    pub places: Vec<Slot>,
    /// When.
    pub clock: u64,
}

/// A watch on one operation of one task.
#[derive(Debug)]
pub struct Watch {
    /// Task.
    pub task: TaskId,
    /// Operation.
    pub site: Site,
    /// Executions in order.
    pub seen: Vec<Seen>,
    /// The access of the instruction under way: last event before it, and locations.
    pub access: Option<(EventId, Vec<Slot>)>,
}

/// Where and when an exception was thrown first.
#[derive(Clone, Copy, Debug)]
pub struct Origin {
    /// Operation.
    pub site: Site,
    /// Task.
    pub task: TaskId,
    /// When.
    pub clock: u64,
    /// Position in the user's source.
    pub span: Span,
}

/// How an instruction went.
pub enum Flow {
    /// On to the next one.
    Next,
    /// The program counter is set.
    Jumped,
    /// A task was created and is to run first.
    Spawned(TaskId),
    /// Wait here; the instruction is executed again.
    Blocked(Wait),
    /// The continuation is finished.
    Done,
}

/// Why an instruction could not be executed as it stands.
pub enum Stop {
    /// The continuation must be split on this condition; both pieces execute the instruction again.
    Split(TermId),
    /// The instruction raises an exception of this class.
    Fault(ClassId, String),
    /// The path cannot be followed.
    Cut(Unknown),
    /// The unrolling ends.
    Fatal(Unknown),
}

/// Result of an instruction.
pub type Step<T = Flow> = Result<T, Stop>;

/// The unroller.
pub struct Machine<'p> {
    pub program: &'p Program,
    pub options: Options,
    pub memory: Memory,
    pub watch: Option<Watch>,
    /// Records the canonical run, if asked for.
    pub recorder: Option<Box<Recorder>>,
    /// Keeps every access, for a certificate.
    pub certify: Option<Box<Accesses>>,
    pub terms: Terms,
    pub order: Order,
    pub heap: Heap,
    pub tasks: Vec<Task>,
    pub states: Vec<TaskState>,
    pub events: Vec<Event>,
    pub sections: Vec<Section>,
    pub scopes: Vec<Scope>,
    pub scope_states: Vec<ScopeState>,
    /// The scope of daemons, once there is one.
    pub daemons: Option<ScopeId>,
    /// Tasks that only the end of the program waits for.
    pub detached: FxHashSet<TaskId>,
    pub frames: Vec<ScopeFrame>,
    /// Those of them that nobody uses any more.
    pub free_frames: Vec<u32>,
    pub locations: Vec<Location>,
    pub location_slots: Vec<Slot>,
    pub location_index: FxHashMap<Slot, LocId>,
    pub indefinite: FxHashSet<Slot>,
    pub cells: Vec<Cell>,
    pub cell_objects: Vec<u32>,
    pub fills: Vec<Vec<FillRecord>>,
    pub barriers: Barriers,
    pub regions: Vec<Region>,
    pub region_states: Vec<RegionState>,
    pub accesses: Vec<Access>,
    pub access_places: Vec<AccessPlace>,
    pub records: Vec<Record>,
    pub ways: Pool<Way>,
    pub points: Pool<Point>,
    pub methods: Methods,
    pub shadow: Shadow,
    pub memo: Memo,
    /// Numbers of the sets of locks held at accesses.
    pub lock_sets: FxHashMap<Vec<(Space, Lock)>, u32>,
    pub pairs: Vec<(RecordId, RecordId, Slot, TermId)>,
    pub seen_pairs: FxHashSet<(RecordId, RecordId)>,
    pub mismatches: FxHashSet<(TaskId, Site)>,
    pub polled: FxHashSet<CellId>,
    /// By cell: the looks at it before anybody has filled it, with step and guard.
    pub early_polls: FxHashMap<CellId, Vec<(StepId, TermId)>>,
    /// Comparisons of conflicting accesses that order decided.
    pub ordered: u64,
    /// Whether some task may wait while it is in a section.
    pub waits_inside: bool,
    /// Declaring class of each static slot.
    pub static_class: Vec<ClassId>,
    pub discharged: FxHashMap<Discharge, u64>,
    pub inits: FxHashMap<ClassId, super::inits::InitState>,
    /// Activations of class initialisers that are open.
    pub inits_running: u32,
    /// Accesses of volatile locations.
    pub volatiles: usize,
    pub strings: FxHashMap<Arc<str>, u32>,
    /// Of each class, whether its objects are boxes.
    pub is_box: Box<[bool]>,
    pub boxes: FxHashMap<(ClassId, i64), u32>,
    /// Where and when an exception was thrown first.
    pub origins: FxHashMap<u32, Origin>,
    /// The operation behind a fault or an exception of the root task.
    pub event_places: FxHashMap<EventId, (Site, TaskId, u64)>,
    pub assertion_errors: FxHashSet<u32>,
    pub spins: Spins,
    pub units: Units,
    pub counting: Counting,
    /// Numbers of counters whose draws are all different.
    pub counter_classes: FxHashMap<LocName, u32>,
    pub live: live::Cache,
    pub assumptions: Vec<TermId>,
    pub obligations: Obligations,
    pub incomplete: Option<Unknown>,
    /// See [`crate::obligation::Problem::approximate`].
    pub approximate: Option<Unknown>,
    /// See [`crate::trace::Trace::collected`].
    pub collected: BTreeMap<EventId, Vec<Collected>>,
    pub applications: Applications,
    pub notes: Vec<String>,
    /// Why obligations hold, if that is asked for.
    pub explain: Option<Box<Explain>>,
    /// Tasks created and not known to be joined: while it is 0, nothing runs beside the running task.
    pub unjoined: u64,
    /// Tasks with continuations that may go on.
    pub woken: Vec<TaskId>,
    /// Tasks that wait for a cell, those first that began to wait first.
    pub cell_waiters: FxHashMap<CellId, Vec<TaskId>>,
    pub access_count: u64,
    pub region_count: u64,
    pub executed: u64,
    pub alarm: Alarm,
    /// Whether the program can have non-tree order edges at all.
    pub tree_only: bool,
    /// Whether no value depends on the schedule, as far as is known.
    pub settled: bool,
}

impl<'p> Machine<'p> {
    /// A machine that stands before the root task's first instruction.
    pub fn new(program: &'p Program, options: Options, memory: Memory, watch: Option<Watch>) -> Self {
        let root = Name::ROOT;
        let mut heap = Heap::default();
        let mut statics = vec![Value::NULL; program.statics as usize];
        for f in program.fields.iter().filter(|f| f.is_static) {
            if let Some(p) = program.prim(f.ty) {
                statics[f.slot as usize] = Value::zero(p);
            }
        }
        let sensitive = memory.is_special(root);
        let settled = memory.sensitive.is_empty();
        heap.add(Object::new(Kind::Statics, root, 0, TermId::TRUE, sensitive), statics);
        heap.publish(0);
        let order = Order::new();
        let cursor = order.root();
        let explain = (options.explain && watch.is_none()).then(Box::default);
        let mut m = Machine {
            program,
            options,
            memory,
            watch,
            recorder: None,
            certify: None,
            terms: Terms::new(),
            order,
            heap,
            tasks: Vec::new(),
            states: Vec::new(),
            events: Vec::new(),
            sections: Vec::new(),
            scopes: vec![Scope { parent: None, owner: TaskId(0), tasks: smallvec![TaskId(0)] }],
            scope_states: vec![ScopeState::default()],
            daemons: None,
            detached: FxHashSet::default(),
            frames: vec![ScopeFrame { cursor, scope: ScopeId(0) }],
            free_frames: Vec::new(),
            locations: Vec::new(),
            location_slots: Vec::new(),
            location_index: FxHashMap::default(),
            indefinite: FxHashSet::default(),
            cells: Vec::new(),
            cell_objects: Vec::new(),
            fills: Vec::new(),
            barriers: Barriers::default(),
            regions: Vec::new(),
            region_states: Vec::new(),
            accesses: Vec::new(),
            access_places: Vec::new(),
            records: Vec::new(),
            ways: Pool::default(),
            points: Pool::default(),
            methods: Methods::default(),
            shadow: Shadow::default(),
            memo: Memo::default(),
            lock_sets: FxHashMap::default(),
            pairs: Vec::new(),
            seen_pairs: FxHashSet::default(),
            mismatches: FxHashSet::default(),
            polled: FxHashSet::default(),
            early_polls: FxHashMap::default(),
            ordered: 0,
            waits_inside: false,
            static_class: static_classes(program),
            discharged: FxHashMap::default(),
            inits: FxHashMap::default(),
            inits_running: 0,
            volatiles: 0,
            strings: FxHashMap::default(),
            boxes: FxHashMap::default(),
            is_box: box_classes(program),
            origins: FxHashMap::default(),
            event_places: FxHashMap::default(),
            assertion_errors: FxHashSet::default(),
            spins: Spins::default(),
            units: Units::default(),
            counting: Counting::default(),
            counter_classes: FxHashMap::default(),
            live: live::Cache::default(),
            assumptions: Vec::new(),
            obligations: Obligations::default(),
            incomplete: None,
            approximate: None,
            collected: BTreeMap::new(),
            applications: Applications::default(),
            notes: Vec::new(),
            explain,
            unjoined: 0,
            woken: Vec::new(),
            cell_waiters: FxHashMap::default(),
            access_count: 0,
            region_count: 0,
            executed: 0,
            alarm: Alarm::default(),
            tree_only: tree_only(program),
            settled,
        };
        m.terms.set_deadline(m.options.deadline);
        m.root_task();
        m
    }

    fn root_task(&mut self) {
        let span = self.program.method(self.program.entry).span;
        self.tasks.push(Task {
            parent: None,
            spawn: None,
            begin: EventId(0),
            ends: Few::new(),
            scope: ScopeId(0),
            kind: TaskKind::Async,
            spawned_at: None,
            guard: TermId::TRUE,
            events: SmallVec::new(),
        });
        self.order.enter(0);
        let step = self.order.step(TaskId(0), &mut self.frames[0].cursor, Knowledge::NONE);
        let root = identity::Maker::new(Some(identity::ROOT));
        let mut cont = Cont::new(TermId::TRUE, 0, Value::NULL, Knowledge::NONE, step, root);
        self.push_locals(&mut cont, self.program.entry, &[]);
        cont.enter(self.program, self.program.entry, 0, None, None);
        let maker = self.memory.names.maker(Name::ROOT);
        let mut state = TaskState::new(maker, 0, Knowledge::NONE, TermId::TRUE);
        state.live().ready.push(Box::new(cont));
        self.states.push(state);
        let site = Site { method: self.program.entry.0, pc: 0 };
        let at = self.points.shared(Point { site, span, inside: Box::default() });
        let kind = EventKind::Begin { awaits: ThinVec::new() };
        self.push_event(Event { task: TaskId(0), guard: TermId::TRUE, kind, step, at });
    }

    /// Appends an event.
    pub fn push_event(&mut self, event: Event) -> EventId {
        let id = EventId(self.events.len() as u32);
        self.tasks[event.task.index()].events.push(id);
        use EventKind as K;
        let waits = match event.kind {
            K::Begin { .. } | K::Join { .. } | K::SectionBegin { .. } | K::Await { .. } | K::Wait { .. } => true,
            K::Signal { needs } => needs.is_some(),
            _ => false,
        };
        if let Some(state) = self.states.get_mut(event.task.index()) {
            state.waits += u32::from(waits);
        }
        self.events.push(event);
        id
    }

    /// Appends an event of a continuation at its current instruction.
    pub fn event(&mut self, task: TaskId, cont: &Cont, kind: EventKind) -> EventId {
        self.event_under(cont.guard, task, cont, kind)
    }

    /// The same, under a guard that need not be the path's.
    pub fn event_under(&mut self, guard: TermId, task: TaskId, cont: &Cont, kind: EventKind) -> EventId {
        let site = Self::site(cont);
        let span = self.span_of(task, cont);
        self.note_init_event(cont, &kind);
        // Sections of a ghost iteration have no events.
        let has_events = |s: &&SectionId| cont.ghost.is_none() || s.index() < self.sections.len();
        let inside = cont.sections.iter().filter(has_events).copied().collect();
        let at = self.points.shared(Point { site, span, inside });
        self.push_event(Event { task, guard, kind, step: cont.step, at })
    }

    /// The operation that a continuation stands at.
    pub fn site(cont: &Cont) -> Site {
        cont.top().map_or(Site { method: 0, pc: 0 }, |f| Site { method: f.method.0, pc: f.pc })
    }

    /// A new step of a continuation, after an operation that orders.
    pub fn new_step(&mut self, task: TaskId, cont: &mut Cont) {
        let level = cont.scopes.last().copied().unwrap_or(0);
        cont.step = self.order.step(task, &mut self.frames[level as usize].cursor, cont.knows);
        if cont.guard == TermId::TRUE {
            self.order.own(cont.step);
        }
    }

    /// A stable name for something that `task` makes at the current operation.
    pub fn make_name(&mut self, task: TaskId, site: Site) -> Name {
        let state = &mut self.states[task.index()];
        let maker = state.maker;
        let n = state.live().made.entry((site.method, site.pc)).or_insert(0);
        let name = Name::made(maker, site, *n);
        *n += 1;
        name
    }

    /// Whether `cond` holds under the guard of the continuation.
    ///
    /// # Errors
    /// `Stop::Split` if that is open.
    pub fn decide(&mut self, cont: &Cont, cond: TermId) -> Step<bool> {
        if let Some(b) = self.terms.as_bool(cond) {
            return Ok(b);
        }
        if let Some((on, value)) = cont.split
            && on == cond
        {
            return Ok(value);
        }
        if self.terms.evidently_implies(cont.guard, cond) {
            return Ok(true);
        }
        let not = self.terms.not(cond);
        if self.terms.evidently_implies(cont.guard, not) {
            return Ok(false);
        }
        Err(Stop::Split(cond))
    }

    /// Runs until nothing can go on, or until the alarm rings: then it has to be called again.
    ///
    /// # Errors
    /// A limit of the whole unrolling.
    pub fn run(&mut self) -> Result<(), Unknown> {
        let mut stack = self.alarm.resume().unwrap_or_else(|| vec![TaskId(0)]);
        loop {
            while let Some(&task) = stack.last() {
                let done = self.advance(task);
                if self.alarm.rings() {
                    self.alarm.pause(stack);
                    return Ok(());
                }
                match done? {
                    Some(child) => stack.push(child),
                    None => {
                        stack.pop();
                        while let Some(t) = self.woken.pop() {
                            stack.push(t);
                        }
                    }
                }
            }
            let woken = self.wake_partly();
            if woken.is_empty() {
                break;
            }
            stack.extend(woken.into_iter().rev());
        }
        self.finish();
        self.check_terms()
    }

    /// Runs a task until it waits, ends, or creates a task (which is returned and is to run first).
    fn advance(&mut self, task: TaskId) -> Result<Option<TaskId>, Unknown> {
        while let Some(mut cont) = self.pick(task) {
            self.record_turn(task);
            let child = self.run_cont(task, &mut cont)?;
            let state = &mut self.states[task.index()];
            if self.alarm.rings() {
                state.live().ready.push(cont);
                return Ok(None);
            }
            if cont.wait.is_some() {
                state.live().waiting.push(cont);
            } else if !cont.frames.is_empty() {
                // It goes on after the new task, or a rival is behind or here.
                state.live().ready.push(cont);
            }
            if child.is_some() {
                return Ok(child);
            }
        }
        let state = &mut self.states[task.index()];
        if state.waiting().is_empty() {
            self.free_frames.extend(state.end());
        }
        Ok(None)
    }

    /// Takes the continuation with the least position, merged with all that stand at the same place.
    fn pick(&mut self, task: TaskId) -> Option<Box<Cont>> {
        let program = self.program;
        let state = &mut self.states[task.index()];
        if state.ready().is_empty() {
            return None;
        }
        let ready = &mut state.live().ready;
        if ready.len() <= 1 {
            return ready.pop();
        }
        let mut best = 0;
        for i in 1..ready.len() {
            if ready[i].position(&ready[best], program) == std::cmp::Ordering::Less {
                best = i;
            }
        }
        let mut cont = ready.remove(best);
        let mut i = 0;
        while let Some(other) = self.states[task.index()].ready().get(i) {
            if other.meets(&cont, program) {
                let other = self.states[task.index()].live().ready.remove(i);
                self.merge(task, &mut cont, &other);
            } else {
                i += 1;
            }
        }
        Some(cont)
    }

    /// Executes instructions until the continuation ends, waits, creates a task, or meets or overtakes a rival.
    fn run_cont(&mut self, task: TaskId, cont: &mut Cont) -> Result<Option<TaskId>, Unknown> {
        loop {
            self.run_quick(task, cont);
            self.executed += 1;
            if self.executed & 0xfff == 0 || self.terms.is_exhausted() {
                self.check_limits(cont)?;
                if self.alarm.look() {
                    // Nothing has been executed: places count instructions.
                    self.executed -= 1;
                    return Ok(None);
                }
            }
            let at = self.watch.is_some().then(|| (Self::site(cont), cont.guard));
            let before = if self.recorder.is_some() { self.observe(cont) } else { None };
            let result = self.instruction(task, cont);
            if let Some(before) = before {
                self.record_instruction(task, cont, &before, &result);
            }
            if let Some((site, guard)) = at
                && !matches!(result, Err(Stop::Split(_)) | Ok(Flow::Blocked(_)))
            {
                self.watched(task, site, guard);
            }
            match result {
                Ok(Flow::Next) => {
                    if let Some(f) = cont.frames.last_mut() {
                        f.pc += 1;
                    }
                    cont.split = None;
                }
                Ok(Flow::Jumped) => cont.split = None,
                Ok(Flow::Spawned(child)) => {
                    if let Some(f) = cont.frames.last_mut() {
                        f.pc += 1;
                    }
                    cont.split = None;
                    return Ok(Some(child));
                }
                Ok(Flow::Blocked(wait)) => {
                    cont.split = None;
                    if let Wait::Cell(cell) = wait {
                        self.cell_waiters.entry(cell).or_default().push(task);
                    }
                    cont.wait = Some(wait);
                    return Ok(None);
                }
                Ok(Flow::Done) => {
                    cont.frames.clear();
                    return Ok(None);
                }
                Err(Stop::Split(cond)) => {
                    if let Some(other) = self.split(task, cont, cond) {
                        self.states[task.index()].live().ready.push(Box::new(other));
                    }
                }
                Err(Stop::Fault(class, message)) => {
                    cont.split = None;
                    self.faulting_step(task, cont);
                    self.raise(task, cont, class, &message)?;
                }
                Err(Stop::Cut(why)) => {
                    self.cut(task, cont, why);
                    return Ok(None);
                }
                Err(Stop::Fatal(why)) => return Err(why),
            }
            if cont.frames.is_empty() {
                return Ok(None);
            }
            if cont.ghost.is_some() && self.left_ghost_loop(cont) {
                cont.frames.clear();
                return Ok(None);
            }
            if !self.states[task.index()].ready().is_empty() && self.rival(task, cont) {
                return Ok(None);
            }
        }
    }

    /// A visible operation that raises an exception is a step of a schedule all the same.
    fn faulting_step(&mut self, task: TaskId, cont: &Cont) {
        let Some(frame) = cont.frames.last() else { return };
        let program = self.program;
        let instr = program.method(frame.method).code.instrs.get(frame.pc as usize);
        if cont.ghost.is_none() && instr.is_some_and(|i| scoville_ir::visible::is_visible(program, frame.method, i)) {
            self.event(task, cont, EventKind::PermissionCall);
        }
    }

    /// Notes an execution of a watched operation.
    fn watched(&mut self, task: TaskId, site: Site, guard: TermId) {
        let clock = self.executed;
        if let Some(w) = &mut self.watch
            && w.task == task
            && w.site == site
        {
            let (after, places) = w.access.take().unwrap_or((EventId(0), Vec::new()));
            w.seen.push(Seen { guard, after, places, clock });
        }
    }

    /// Whether some other ready continuation is here or behind.
    fn rival(&self, task: TaskId, cont: &Cont) -> bool {
        cont.split.is_none()
            && self.states[task.index()]
                .ready()
                .iter()
                .any(|r| r.position(cont, self.program) != std::cmp::Ordering::Greater)
    }

    /// Ends a path that cannot be followed; the verdict can no longer be `true` if it is reachable.
    pub fn cut(&mut self, task: TaskId, cont: &mut Cont, why: Unknown) {
        if cont.ghost.is_some() {
            self.ghost_unclear(cont);
        } else if !(planted(Fault::BoundTakenAsInfeasible) && matches!(why, Unknown::Unwinding(_))) {
            let e = self.event(task, cont, EventKind::Cut { why: Box::new(why.clone()) });
            self.obligations.cuts.push(e);
            if !matches!(why, Unknown::Unwinding(_)) {
                self.incomplete.get_or_insert(why);
            }
        }
        cont.frames.clear();
        cont.wait = None;
    }

    /// After the last step: events for what waits for ever, and the deadlock obligation.
    fn finish(&mut self) {
        for i in 0..self.states.len() {
            let task = TaskId(i as u32);
            if self.states[i].waiting().is_empty() {
                continue;
            }
            let waiting = std::mem::take(&mut self.states[i].live().waiting);
            for cont in waiting {
                self.obligations.deadlock |= self.daemons.is_none() || !self.is_daemon(task);
                self.never_continued(task, &cont);
            }
        }
        self.close_spins();
        self.break_open_units();
        if !self.spins.is_empty() || self.waits_inside {
            self.obligations.deadlock = true;
        }
        let held_open = self.sections.iter().any(|s| s.ends.is_empty() && !s.locks.is_empty());
        if held_open || self.cells.iter().any(|c| c.fills.len() > 1) {
            self.obligations.deadlock = true;
        }
    }

    /// A cell of the trace for a new cell object.
    pub fn new_cell(&mut self, object: u32) -> CellId {
        self.cells.push(Cell::default());
        self.cell_objects.push(object);
        self.fills.push(Vec::new());
        CellId(self.cells.len() as u32 - 1)
    }

    /// The next region.
    pub fn next_region(&self) -> RegionId {
        RegionId(self.regions.len() as u32)
    }
}
