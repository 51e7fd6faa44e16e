//! The state of an execution.

use super::barriers::Barrier;
use super::heap::{Data, Heap, NIL};
use super::identity::{Births, Cache};
use super::regions::Regions;
use super::sections::Section;
use super::share;
use super::value::{Loc, Obj, ScopeId, TaskId, Value};
use rustc_hash::FxHashMap;
use scoville_evidence::schedule::{Point, Site, TaskPath};
use scoville_evidence::source::Span;
use scoville_ir::identity::{self, Maker};
use scoville_ir::program::Program;
use scoville_ir::stmt::TaskKind;
use scoville_ir::types::{ClassId, Local, MethodId};
use std::rc::Rc;
use std::sync::Arc;

/// An activation of a method.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The method.
    pub method: MethodId,
    /// The next instruction; in a caller, the call.
    pub pc: u32,
    /// Where its locals begin in the task's stack.
    pub base: u32,
    /// Where the caller wants the result.
    pub dst: Option<Local>,
    /// The class whose static initialiser this is.
    pub init: Option<ClassId>,
}

/// How a task's body ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// It returned this.
    Returned(Value),
    /// It threw this.
    Threw(Obj),
}

/// Where a task is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Its body has not begun.
    New,
    /// Its body is being executed.
    Running,
    /// Its body has ended, the task has not.
    Finished(Ending),
    /// It has ended.
    Ended(Ending),
    /// It met a false assumption: this execution is not considered beyond what has happened.
    Discarded,
}

/// A task.
#[derive(Clone, Debug)]
pub struct Task {
    /// Its name: the spawn ordinals that led to it.
    pub path: Arc<[u32]>,
    /// Who created it.
    pub parent: Option<TaskId>,
    /// The spawn that created it.
    pub spawn_site: Option<Site>,
    /// Position of that spawn in the user's source.
    pub spawned_at: Option<Span>,
    /// What it is called.
    pub kind: Option<TaskKind>,
    /// Where it is.
    pub phase: Phase,
    /// Its activations, innermost last.
    pub frames: Vec<Frame>,
    /// Locals of all activations.
    pub stack: Vec<Value>,
    /// Cells that must be full before it begins.
    pub awaits: Vec<Obj>,
    /// Cell that its result goes to.
    pub result: Option<Obj>,
    /// The object that stands for it, once it has asked.
    pub token: Option<Obj>,
    /// Scope it belongs to.
    pub scope: Option<ScopeId>,
    /// Whether the program may end without it.
    pub daemon: bool,
    /// Whether it does what is left of one that has resigned.
    pub rest: bool,
    /// Whether only the end of the program waits for it.
    pub detached: bool,
    /// Scopes it has open, innermost last.
    pub open: Vec<ScopeId>,
    /// Sections it is in, innermost last.
    pub sections: Vec<Section>,
    /// Registrations on barriers that it holds, in the order in which it got them.
    pub regs: Vec<Obj>,
    /// The reference that it carries with it.
    pub context: Value,
    /// Whether it has set that itself.
    pub own_context: bool,
    /// Whether it has used a hash code that may be any number, as it notes itself.
    pub open_hash: bool,
    /// How many tasks it has created.
    pub spawned: u32,
    /// Itself as one that makes objects, for their identity hash codes.
    pub maker: Maker,
    /// Its name as a number.
    pub ident: u64,
    /// What a search remembers of it: see [`Cache`].
    pub code: Cache<Code>,
}

/// A hash of what matters of a task, and the objects that it refers to.
#[derive(Debug)]
pub struct Code {
    /// The hash.
    pub hash: u128,
    /// The objects.
    pub roots: Box<[Obj]>,
}

/// The name of a task as a number.
#[must_use]
pub fn path_ident(path: &[u32]) -> u64 {
    path.iter().fold(identity::ROOT, |task, n| identity::child(task, *n))
}

impl Task {
    /// Whether it has ended.
    #[must_use]
    pub fn has_ended(&self) -> bool {
        matches!(self.phase, Phase::Ended(_))
    }

    /// Whether nobody gets an exception that leaves it. (`t` is its own id.)
    #[must_use]
    pub fn ends_alone(&self, t: TaskId) -> bool {
        t == TaskId::ROOT || self.result.is_none() && (self.detached || self.daemon && self.scope.is_none())
    }

    /// What it is that does not change but by its own doing, in four bits.
    #[must_use]
    pub fn flags(&self) -> u64 {
        u64::from(self.open_hash) << 3
            | u64::from(self.detached) << 2
            | u64::from(self.daemon) << 1
            | u64::from(self.own_context)
    }

    /// The instruction it stands before, if its body is being executed.
    #[must_use]
    pub fn site(&self) -> Option<Site> {
        self.frames.last().map(|f| Site { method: f.method.0, pc: f.pc })
    }

    /// Its name as evidence types hold it.
    #[must_use]
    pub fn task_path(&self) -> TaskPath {
        TaskPath(self.path.to_vec())
    }
}

/// A finish scope.
#[derive(Debug)]
pub struct Scope {
    /// Who opened it.
    pub owner: TaskId,
    /// Tasks of it that have not ended.
    pub live: u32,
    /// The exception of its body.
    pub body: Option<Obj>,
    /// Exceptions of its tasks in the order in which they ended.
    pub thrown: Vec<Obj>,
    /// Whether it has been closed.
    pub closed: bool,
}

impl Clone for Scope {
    fn clone(&self) -> Scope {
        Scope { thrown: self.thrown.clone(), ..*self }
    }

    fn clone_from(&mut self, from: &Scope) {
        let Scope { owner, live, body, thrown, closed } = from;
        (self.owner, self.live, self.body, self.closed) = (*owner, *live, *body, *closed);
        self.thrown.clone_from(thrown);
    }
}

/// Initialisation of a class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClassState {
    /// Not begun.
    New,
    /// Being done by this task.
    Running(TaskId),
    /// Done.
    Done,
    /// Its initialiser threw this.
    Failed(Obj),
}

/// Where an exception was first thrown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    /// Who.
    pub task: TaskId,
    /// The instruction.
    pub site: Site,
    /// How many executions of it by that task came before; 0 unless executions are counted.
    pub occurrence: u32,
    /// Position in the user's source.
    pub span: Span,
    /// Whether it was thrown by a failing assertion.
    pub assertion: bool,
}

/// How often each task has executed each instruction.
#[derive(Clone, Debug, Default)]
pub struct Counts(Vec<FxHashMap<Site, u32>>);

impl Counts {
    /// Counts one execution.
    pub fn bump(&mut self, task: TaskId, site: Site) {
        if self.0.len() <= task.index() {
            self.0.resize_with(task.index() + 1, FxHashMap::default);
        }
        *self.0[task.index()].entry(site).or_insert(0) += 1;
    }

    /// Executions so far.
    #[must_use]
    pub fn get(&self, task: TaskId, site: Site) -> u32 {
        self.0.get(task.index()).and_then(|m| m.get(&site)).copied().unwrap_or(0)
    }
}

/// A state.
#[derive(Debug)]
pub struct State {
    /// Objects.
    pub heap: Heap,
    /// Static fields by slot.
    pub statics: Rc<Vec<Value>>,
    /// Classes by index.
    pub classes: Rc<Vec<ClassState>>,
    /// Interned strings.
    pub interned: Rc<FxHashMap<Arc<str>, Obj>>,
    /// Cached boxes, by class and value.
    pub boxes: Rc<FxHashMap<(ClassId, i64), Obj>>,
    /// Tasks in order of creation; the root is the first.
    pub tasks: Vec<Rc<Task>>,
    /// Scopes in order of opening.
    pub scopes: Vec<Scope>,
    /// Barriers in order of creation.
    pub barriers: Vec<Rc<Barrier>>,
    /// Sections that tasks are in, all together.
    pub sections: u32,
    /// Permission regions that are held.
    pub regions: Regions,
    /// Exit code, once the program has been halted.
    pub halted: Option<i32>,
    /// What was printed, if output is kept.
    pub output: Option<String>,
    /// Instructions executed.
    pub steps: u64,
    /// Tasks that have not ended.
    pub live: u32,
    /// Execution counts, if kept.
    pub counts: Option<Counts>,
    /// Tasks by their names as numbers, if kept: who follows a schedule looks for one at each step.
    pub named: Option<FxHashMap<u64, TaskId>>,
    /// Whether an identity hash code was asked for.
    pub identity_used: bool,
    /// Where exceptions were first thrown.
    pub origins: Rc<FxHashMap<Obj, Origin>>,
    /// Who created the objects that exist; if not kept, all births are alike.
    pub births: Option<Births>,
    /// Whether values may be open.
    pub opens: bool,
}

impl Clone for State {
    fn clone(&self) -> State {
        State {
            heap: self.heap.clone(),
            statics: self.statics.clone(),
            classes: self.classes.clone(),
            interned: self.interned.clone(),
            boxes: self.boxes.clone(),
            tasks: self.tasks.clone(),
            scopes: self.scopes.clone(),
            barriers: self.barriers.clone(),
            sections: self.sections,
            regions: self.regions.clone(),
            halted: self.halted,
            output: self.output.clone(),
            steps: self.steps,
            live: self.live,
            counts: self.counts.clone(),
            named: self.named.clone(),
            identity_used: self.identity_used,
            origins: self.origins.clone(),
            births: self.births.clone(),
            opens: self.opens,
        }
    }

    fn clone_from(&mut self, from: &State) {
        self.heap.clone_from(&from.heap);
        share::one(&mut self.statics, &from.statics);
        share::one(&mut self.classes, &from.classes);
        share::one(&mut self.interned, &from.interned);
        share::one(&mut self.boxes, &from.boxes);
        share::all(&mut self.tasks, &from.tasks);
        self.scopes.clone_from(&from.scopes);
        share::all(&mut self.barriers, &from.barriers);
        self.sections = from.sections;
        self.regions.clone_from(&from.regions);
        self.halted = from.halted;
        self.output.clone_from(&from.output);
        self.steps = from.steps;
        self.live = from.live;
        self.counts.clone_from(&from.counts);
        self.named.clone_from(&from.named);
        self.identity_used = from.identity_used;
        share::one(&mut self.origins, &from.origins);
        self.births.clone_from(&from.births);
        self.opens = from.opens;
    }
}

impl State {
    /// Whether an exception tells of nothing but failed assertions: it comes from one, or it gathers such exceptions in an
    /// array, as what several tasks threw is gathered.
    #[must_use]
    pub fn is_assertion(&self, exception: Obj) -> bool {
        let mut todo = vec![exception];
        let mut seen = Vec::new();
        while let Some(o) = todo.pop() {
            if seen.contains(&o) || self.origins.get(&o).is_some_and(|g| g.assertion) {
                continue;
            }
            seen.push(o);
            let Data::Fields(fields) = &self.heap.get(o).data else { return false };
            let arrays = fields.iter().filter_map(|v| v.obj()).filter_map(|f| match &self.heap.get(f).data {
                Data::Refs(all) => Some(all),
                _ => None,
            });
            let before = todo.len();
            todo.extend(arrays.flatten().filter(|n| **n != NIL).map(|n| Obj(*n)));
            if todo.len() == before {
                return false;
            }
        }
        true
    }

    /// The state at the start of `program`.
    #[must_use]
    pub fn new(program: &Program) -> State {
        let mut statics = vec![Value::Null; program.statics as usize];
        for f in &program.fields {
            if f.is_static
                && let Some(s) = statics.get_mut(f.slot as usize)
            {
                *s = super::heap::default_value(program, f.ty);
            }
        }
        let mut root = Task {
            path: Arc::from([]),
            parent: None,
            spawn_site: None,
            spawned_at: None,
            kind: None,
            phase: Phase::Running,
            frames: Vec::new(),
            stack: Vec::new(),
            awaits: Vec::new(),
            result: None,
            token: None,
            scope: None,
            daemon: false,
            rest: false,
            detached: false,
            open: Vec::new(),
            sections: Vec::new(),
            regs: Vec::new(),
            context: Value::Null,
            own_context: false,
            open_hash: false,
            spawned: 0,
            maker: Maker::new(Some(identity::ROOT)),
            ident: identity::ROOT,
            code: Cache::default(),
        };
        root.frames.push(Frame { method: program.entry, pc: 0, base: 0, dst: None, init: None });
        root.stack.resize(program.method(program.entry).locals.len(), Value::Null);
        State {
            heap: Heap::default(),
            statics: Rc::new(statics),
            classes: Rc::new(vec![ClassState::New; program.classes.len()]),
            interned: Rc::default(),
            boxes: Rc::default(),
            tasks: vec![Rc::new(root)],
            scopes: Vec::new(),
            barriers: Vec::new(),
            sections: 0,
            regions: Regions::default(),
            halted: None,
            output: None,
            steps: 0,
            live: 1,
            counts: None,
            named: None,
            identity_used: false,
            origins: Rc::default(),
            births: None,
            opens: false,
        }
    }

    /// The task.
    #[must_use]
    pub fn task(&self, t: TaskId) -> &Task {
        &self.tasks[t.index()]
    }

    /// The task, to change it.
    pub fn task_mut(&mut self, t: TaskId) -> &mut Task {
        let task = Rc::make_mut(&mut self.tasks[t.index()]);
        task.code.clear();
        task
    }

    /// All tasks with their ids.
    pub fn all_tasks(&self) -> impl Iterator<Item = (TaskId, &Task)> {
        self.tasks.iter().enumerate().map(|(i, t)| (TaskId(i as u32), &**t))
    }

    /// Whether the task is the same in `old`, of which this is a changed copy.
    #[must_use]
    pub fn is_as_in(&self, old: &State, t: TaskId) -> bool {
        matches!((self.tasks.get(t.index()), old.tasks.get(t.index())), (Some(a), Some(b)) if Rc::ptr_eq(a, b))
    }

    /// Keeps tasks by their names from here on.
    pub fn keep_names(&mut self) {
        self.named = Some(self.all_tasks().map(|(t, task)| (task.ident, t)).collect());
    }

    /// The task with this name.
    #[must_use]
    pub fn find(&self, path: &TaskPath) -> Option<TaskId> {
        let same = |t: &TaskId| *self.task(*t).path == *path.0;
        match &self.named {
            Some(named) => named.get(&path_ident(&path.0)).copied().filter(same),
            None => self.all_tasks().map(|(t, _)| t).find(same),
        }
    }

    /// What a location holds.
    #[must_use]
    pub fn read(&self, loc: Loc) -> Value {
        match loc {
            Loc::Slot(o, slot) => self.heap.get(o).get(slot),
            Loc::Static(slot) => self.statics.get(slot as usize).copied().unwrap_or(Value::Null),
        }
    }

    /// Changes a location.
    pub fn write(&mut self, loc: Loc, value: Value) {
        match loc {
            Loc::Slot(o, slot) => self.heap.set(o, slot, value),
            Loc::Static(slot) => {
                if let Some(s) = Rc::make_mut(&mut self.statics).get_mut(slot as usize) {
                    *s = value;
                }
            }
        }
    }

    /// The scope that a task created by `t` now would belong to.
    #[must_use]
    pub fn scope_for_children(&self, t: TaskId) -> Option<ScopeId> {
        let task = self.task(t);
        task.open.last().copied().or(task.scope)
    }

    /// The exception that `t` has ended with, if that is nobody's but the program's: of the root task, or of a thread or a daemon
    /// whose result nobody gets.
    #[must_use]
    pub fn uncaught(&self, t: TaskId) -> Option<Obj> {
        let task = self.task(t);
        match task.phase {
            Phase::Ended(Ending::Threw(o)) if task.ends_alone(t) => Some(o),
            _ => None,
        }
    }

    /// Whether a task has not ended that the program does not end without.
    #[must_use]
    pub fn goes_on(&self) -> bool {
        self.tasks.iter().any(|t| !t.daemon && !t.has_ended())
    }

    /// The first scope of the program, which detached tasks belong to.
    #[must_use]
    pub fn outermost(&self) -> Option<ScopeId> {
        self.scopes.first().map(|_| ScopeId(0))
    }

    /// The point of `t`'s next execution of `site`.
    #[must_use]
    pub fn point(&self, t: TaskId, site: Site) -> Point {
        let occurrence = self.counts.as_ref().map_or(0, |c| c.get(t, site));
        Point { task: self.task(t).task_path(), site, occurrence }
    }

    /// Position of the instruction that `t` stands before, in the user's source: that of the innermost activation that
    /// is not a library model's.
    #[must_use]
    pub fn user_site(&self, program: &Program, t: TaskId) -> Option<Site> {
        let frames = &self.task(t).frames;
        let frame = frames.iter().rev().find(|f| !program.method(f.method).is_model).or(frames.last())?;
        Some(Site { method: frame.method.0, pc: frame.pc })
    }

    /// The span of [`Self::user_site`]; for a task that has not begun or has ended, or executes nothing of the user's own,
    /// that of its spawn.
    #[must_use]
    pub fn user_span(&self, program: &Program, t: TaskId) -> Span {
        let task = self.task(t);
        let is_model = |site: Site| program.method(MethodId(site.method)).is_model;
        match self.user_site(program, t) {
            Some(site) if task.phase != Phase::New && !(task.spawned_at.is_some() && is_model(site)) => {
                site_span(program, site)
            }
            _ => task.spawned_at.unwrap_or(program.method(program.entry).span),
        }
    }
}

/// The span of an instruction.
#[must_use]
pub fn site_span(program: &Program, site: Site) -> Span {
    let m = program.method(MethodId(site.method));
    m.code.spans.get(site.pc as usize).copied().unwrap_or(m.span)
}
