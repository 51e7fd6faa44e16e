//! A compact builder of traces, for tests.

use scoville_encode::obligation::{ConflictObligation, Obligations, Problem, RaceObligation};
use scoville_encode::order::{Cursor, Knowledge, Order};
use scoville_encode::term::{Constant, Sort, TermId, Terms, Var};
use scoville_encode::trace::{
    Access, AccessId, Cell, CellId, Event, EventId, EventKind, Few, LocId, Location, Lock, Point, Region, RegionId,
    Scope, ScopeId, Section, SectionId, Task, TaskId, Trace,
};
use scoville_evidence::schedule::Site;
use scoville_evidence::source::{FileId, Span};
use scoville_ir::stmt::{BinOp, Fill, Mode, Space, TaskKind};
use scoville_ir::types::Prim;
use std::collections::BTreeMap;
use std::sync::Arc;

struct Running {
    cursor: Cursor,
    knows: Knowledge,
    guard: TermId,
    scopes: Vec<(ScopeId, Cursor)>,
    sections: Vec<SectionId>,
}

/// Builds a trace event by event, in canonical order.
pub struct Builder {
    /// The trace so far.
    pub trace: Trace,
    /// The obligations so far.
    pub obligations: Obligations,
    running: Vec<Running>,
}

pub const ROOT: TaskId = TaskId(0);

impl Builder {
    pub fn new() -> Self {
        let order = Order::new();
        let cursor = order.root();
        let trace = Trace {
            terms: Terms::new(),
            tasks: Vec::new(),
            events: Vec::new(),
            sections: Vec::new(),
            scopes: vec![Scope { parent: None, owner: ROOT, tasks: Few::from_slice(&[ROOT]) }],
            locations: Vec::new(),
            cells: Vec::new(),
            phases: Vec::new(),
            regions: Vec::new(),
            accesses: Vec::new(),
            order,
            assumptions: Vec::new(),
            lemmas: Vec::new(),
            collected: BTreeMap::new(),
            initialisers_wait: false,
        };
        let mut b = Builder { trace, obligations: Obligations::default(), running: Vec::new() };
        b.add_task(None, None, ScopeId(0), TermId::TRUE, cursor, Knowledge::NONE);
        b.emit(ROOT, EventKind::Begin { awaits: Default::default() });
        b
    }

    fn add_task(
        &mut self,
        parent: Option<TaskId>,
        spawn: Option<EventId>,
        scope: ScopeId,
        guard: TermId,
        cursor: Cursor,
        knows: Knowledge,
    ) -> TaskId {
        let id = TaskId(self.trace.tasks.len() as u32);
        self.trace.tasks.push(Task {
            parent,
            spawn,
            begin: EventId(u32::MAX),
            ends: Few::new(),
            scope,
            kind: TaskKind::Async,
            spawned_at: spawn.map(|e| self.trace.event(e).span),
            guard,
            events: Default::default(),
        });
        self.running.push(Running { cursor, knows, guard, scopes: Vec::new(), sections: Vec::new() });
        id
    }

    pub fn emit(&mut self, task: TaskId, kind: EventKind) -> EventId {
        let id = EventId(self.trace.events.len() as u32);
        let r = &mut self.running[task.index()];
        let step = self.trace.order.step(task, &mut r.cursor, r.knows);
        let span = Span::new(FileId(0), id.0 * 10, id.0 * 10 + 5);
        let inside = r.sections.clone();
        let site = Site { method: 0, pc: id.0 };
        let at = Arc::new(Point { site, span, inside: inside.into() });
        self.trace.events.push(Event { task, guard: r.guard, kind, step, at });
        self.trace.tasks[task.index()].events.push(id);
        id
    }

    /// From here on the task's events have this guard too.
    pub fn set_guard(&mut self, task: TaskId, guard: TermId) {
        self.running[task.index()].guard = guard;
    }

    pub fn open(&mut self, task: TaskId) -> ScopeId {
        let id = ScopeId(self.trace.scopes.len() as u32);
        let parent = self.scope_of(task);
        self.trace.scopes.push(Scope { parent: Some(parent), owner: task, tasks: Few::new() });
        let r = &mut self.running[task.index()];
        let after = self.trace.order.open(&r.cursor);
        r.scopes.push((id, after));
        id
    }

    fn scope_of(&self, task: TaskId) -> ScopeId {
        self.running[task.index()].scopes.last().map_or(self.trace.task(task).scope, |(s, _)| *s)
    }

    pub fn join(&mut self, task: TaskId) -> EventId {
        let Some((scope, after)) = self.running[task.index()].scopes.pop() else { return EventId(0) };
        self.running[task.index()].cursor = after;
        for t in self.trace.scopes[scope.index()].tasks.clone() {
            let (knows, g) = (self.running[t.index()].knows, self.running[t.index()].guard);
            let own = self.running[task.index()].knows;
            let merged = self.trace.order.union(own, knows, g, &mut self.trace.terms);
            self.running[task.index()].knows = merged;
        }
        self.emit(task, EventKind::Join { scope })
    }

    /// A task that begins at once.
    pub fn spawn(&mut self, parent: TaskId) -> TaskId {
        self.spawn_awaiting(parent, &[])
    }

    pub fn spawn_awaiting(&mut self, parent: TaskId, awaits: &[CellId]) -> TaskId {
        let child = TaskId(self.trace.tasks.len() as u32);
        let spawn = self.emit(parent, EventKind::Spawn { child });
        let cursor = self.trace.order.fork(&mut self.running[parent.index()].cursor);
        let r = &self.running[parent.index()];
        let (guard, knows) = (r.guard, r.knows);
        let scope = self.scope_of(parent);
        self.trace.scopes[scope.index()].tasks.push(child);
        self.add_task(Some(parent), Some(spawn), scope, guard, cursor, knows);
        for c in awaits {
            self.learn(child, *c);
        }
        let begin = self.emit(child, EventKind::Begin { awaits: awaits.into() });
        self.trace.tasks[child.index()].begin = begin;
        child
    }

    fn learn(&mut self, task: TaskId, cell: CellId) {
        if let [fill] = self.trace.cells[cell.index()].fills[..] {
            let (step, guard) = (self.trace.event(fill).step, self.trace.event(fill).guard);
            let knows = self.running[task.index()].knows;
            let knows = self.trace.order.learn(knows, step, guard, &mut self.trace.terms);
            self.running[task.index()].knows = knows;
        }
    }

    pub fn end(&mut self, task: TaskId) -> EventId {
        let e = self.emit(task, EventKind::End);
        self.trace.tasks[task.index()].ends.push(e);
        e
    }

    pub fn section(&mut self, task: TaskId, lock: Lock) -> SectionId {
        self.section_in(task, Space::Isolated, lock)
    }

    pub fn section_in(&mut self, task: TaskId, space: Space, lock: Lock) -> SectionId {
        let id = SectionId(self.trace.sections.len() as u32);
        self.trace.sections.push(Section {
            task,
            space,
            locks: vec![(lock, TermId::TRUE)],
            begin: EventId(0),
            ends: Few::new(),
            unbounded: None,
            closed: true,
        });
        let begin = self.emit(task, EventKind::SectionBegin { section: id });
        self.trace.sections[id.index()].begin = begin;
        self.running[task.index()].sections.push(id);
        id
    }

    pub fn leave(&mut self, task: TaskId) -> EventId {
        let section = self.running[task.index()].sections.pop().unwrap_or(SectionId(0));
        let e = self.emit(task, EventKind::SectionEnd { section });
        self.trace.sections[section.index()].ends.push(e);
        e
    }

    pub fn open_section(&mut self, s: SectionId) {
        self.trace.sections[s.index()].closed = false;
    }

    pub fn location(&mut self, name: &str, initial: i32) -> LocId {
        let initial = self.int(initial);
        self.trace.locations.push(Location { name: name.into(), initial, sensitive: true });
        LocId(self.trace.locations.len() as u32 - 1)
    }

    pub fn int(&mut self, i: i32) -> TermId {
        self.trace.terms.constant(Constant::Int(i))
    }

    pub fn fresh(&mut self, sort: Sort) -> TermId {
        self.trace.terms.fresh(Var { sort, domain: Vec::new(), range: None }).1
    }

    pub fn add(&mut self, a: TermId, i: i32) -> TermId {
        let c = self.int(i);
        self.trace.terms.binary(BinOp::Add, Prim::Int, a, c)
    }

    pub fn equals(&mut self, a: TermId, i: i32) -> TermId {
        let c = self.int(i);
        self.trace.terms.eq(a, c)
    }

    pub fn read(&mut self, task: TaskId, loc: LocId) -> TermId {
        let value = self.fresh(Sort::Int);
        self.emit(task, EventKind::Read { targets: [(loc, TermId::TRUE)][..].into(), value, fresh: true, plain: true });
        value
    }

    pub fn write(&mut self, task: TaskId, loc: LocId, value: TermId) -> EventId {
        self.emit(task, EventKind::Write { targets: [(loc, TermId::TRUE)][..].into(), value, plain: true })
    }

    /// `isolated { loc += by }`
    pub fn isolated_add(&mut self, task: TaskId, loc: LocId, by: i32) {
        self.section(task, Lock::Global);
        let v = self.read(task, loc);
        let v = self.add(v, by);
        self.write(task, loc, v);
        self.leave(task);
    }

    pub fn cell(&mut self) -> CellId {
        self.trace.cells.push(Cell::default());
        CellId(self.trace.cells.len() as u32 - 1)
    }

    pub fn fill(&mut self, task: TaskId, cell: CellId) -> EventId {
        let value = self.trace.terms.constant(Constant::Ref(1));
        self.fill_with(task, cell, value, TermId::TRUE)
    }

    pub fn fill_with(&mut self, task: TaskId, cell: CellId, value: TermId, won: TermId) -> EventId {
        let e = self.emit(task, EventKind::Fill { cell, fill: Fill::Value, value, won });
        self.trace.cells[cell.index()].fills.push(e);
        e
    }

    pub fn wait(&mut self, task: TaskId, cell: CellId) -> EventId {
        self.learn(task, cell);
        let state = self.int(1);
        let value = self.trace.terms.constant(Constant::Ref(1));
        self.emit(task, EventKind::Await { cell, blocking: true, state, value, fresh: false })
    }

    pub fn poll(&mut self, task: TaskId, cell: CellId) -> TermId {
        let state = self.fresh(Sort::Int);
        let value = self.trace.terms.fresh(Var { sort: Sort::Ref, domain: vec![0, 1], range: None }).1;
        self.emit(task, EventKind::Await { cell, blocking: false, state, value, fresh: true });
        state
    }

    pub fn acquire(&mut self, task: TaskId, mode: Mode, what: &str) -> RegionId {
        let id = RegionId(self.trace.regions.len() as u32);
        let acquire = self.emit(task, EventKind::Acquire { region: id });
        self.trace.regions.push(Region { task, mode, what: what.into(), acquire, release: None });
        id
    }

    pub fn release(&mut self, task: TaskId, region: RegionId) {
        let e = self.emit(task, EventKind::Release { region });
        self.trace.regions[region.index()].release = Some(e);
    }

    pub fn access(&mut self, task: TaskId, mode: Mode) -> AccessId {
        let r = &mut self.running[task.index()];
        let step = self.trace.order.step(task, &mut r.cursor, r.knows);
        let after = self.trace.tasks[task.index()].events.last().copied().unwrap_or(EventId(0));
        let n = self.trace.accesses.len() as u32;
        self.trace.accesses.push(Access {
            task,
            after,
            event: None,
            guard: r.guard,
            site: Site { method: 1, pc: n },
            span: Span::new(FileId(0), 10000 + n * 10, 10005 + n * 10),
            mode,
            step,
            inside: r.sections.as_slice().into(),
        });
        AccessId(n)
    }

    pub fn race(&mut self, first: AccessId, second: AccessId) {
        let location = LocId(0);
        self.obligations.races.push(RaceObligation { first, second, location, same: TermId::TRUE });
    }

    pub fn conflict(&mut self, first: RegionId, second: RegionId) {
        let overlap = "a".into();
        self.obligations.conflicts.push(ConflictObligation { first, second, overlap, same: TermId::TRUE });
    }

    pub fn fails(&mut self, task: TaskId, condition: TermId) -> EventId {
        let old = self.running[task.index()].guard;
        let guard = self.trace.terms.and(old, condition);
        self.set_guard(task, guard);
        let e = self.emit(task, EventKind::AssertFail);
        self.set_guard(task, old);
        self.obligations.assertions.push(e);
        e
    }

    pub fn finish(mut self) -> Problem {
        if self.trace.locations.is_empty() {
            self.location("x", 0);
        }
        Problem {
            trace: self.trace,
            obligations: self.obligations,
            incomplete: None,
            approximate: None,
            rounds: 1,
            executed: 0,
            accesses: 0,
            regions: 0,
            sensitive: 0,
            notes: Vec::new(),
            unreached: Vec::new(),
            commutations: Vec::new(),
        }
    }
}
