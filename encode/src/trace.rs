//! The bounded unrolling of a program: what the unroller produces, obligations refer to and solvers encode.
//!
//! # What a trace means
//!
//! Events are numbered in the order of the canonical run, which is a linear extension of happens-before; the events of one
//! task in increasing order are its program order. An event's guard is a term over variables (values read from
//! schedule-sensitive locations, outcomes of choice operations, inputs). Events of one task on different branches have
//! disjoint guards.
//!
//! A *prefix* of a schedule is a set of executed events with a total order such that
//!
//! 1. an executed event's guard holds, and every earlier event of its task whose guard holds is executed before it;
//! 2. its own condition holds ([`EventKind`], `Needs`), through executed events that come earlier;
//! 3. sections that exclude each other do not overlap: of two begun ones the first has ended before the second begins;
//! 4. every executed read of a sensitive location yields the value of the last executed write before it (or the
//!    location's initial value), and every executed choice operation has the outcome that its definition gives.
//!
//! An event is *next* in a prefix if its guard holds, it is not executed, and every earlier event of its task whose
//! guard holds is executed. It is *enabled* if it is next and its condition and exclusion allow it. Plain accesses
//! that are not events are described by an [`Access`]: a point of a task after a given event.

use crate::order::{Order, StepId};
use crate::term::{TermId, Terms, VarId};
use scoville_evidence::schedule::{Site, TaskPath};
use scoville_evidence::source::Span;
use scoville_evidence::verdict::Unknown;
use scoville_ir::stmt::{Fill, Mode, Space, TaskKind};
use smallvec::SmallVec;
use std::collections::BTreeMap;
use std::ops::Deref;
use std::sync::Arc;
use thin_vec::ThinVec;

macro_rules! index {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u32);
        impl $name {
            /// As an index of a vector.
            #[must_use]
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}
index!(
    /// Index in [`Trace::tasks`]; 0 is the root task.
    TaskId
);
index!(
    /// Index in [`Trace::events`].
    EventId
);
index!(
    /// Index in [`Trace::sections`].
    SectionId
);
index!(
    /// Index in [`Trace::scopes`]; 0 is the root scope, which nothing waits for.
    ScopeId
);
index!(
    /// Index in [`Trace::locations`]: a location that events or obligations speak of.
    LocId
);
index!(
    /// Index in [`Trace::cells`].
    CellId
);
index!(
    /// Index in [`Trace::phases`].
    PhaseId
);
index!(
    /// Index in [`Trace::accesses`].
    AccessId
);
index!(
    /// Index in [`Trace::regions`].
    RegionId
);

/// A list that mostly has up to four elements: those take no memory of their own.
pub type Few<T> = SmallVec<[T; 4]>;

/// A task.
#[derive(Clone, Debug)]
pub struct Task {
    /// Its parent; `None` for the root.
    pub parent: Option<TaskId>,
    /// Its `Spawn` event; `None` for the root.
    pub spawn: Option<EventId>,
    /// Its `Begin` event.
    pub begin: EventId,
    /// Its `End` events, with pairwise disjoint guards; none if it never ends.
    pub ends: Few<EventId>,
    /// The scope it belongs to.
    pub scope: ScopeId,
    /// What it is.
    pub kind: TaskKind,
    /// Where it was spawned, in the user's source.
    pub spawned_at: Option<Span>,
    /// Guard of its existence.
    pub guard: TermId,
    /// Its events in program order. A task that joins two others has five.
    pub events: SmallVec<[EventId; 6]>,
}

/// A finish scope.
#[derive(Clone, Debug)]
pub struct Scope {
    /// The scope around it; `None` for the root scope, and for the scope of daemons, which nothing joins.
    pub parent: Option<ScopeId>,
    /// The task that opened it.
    pub owner: TaskId,
    /// Tasks that belong to it directly, in order of their creation.
    pub tasks: Few<TaskId>,
}

/// One lock of a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lock {
    /// All objects of the space.
    Global,
    /// One object, by its number.
    Object(u32, Mode),
}

/// An atomic section.
#[derive(Clone, Debug)]
pub struct Section {
    /// The task.
    pub task: TaskId,
    /// Name space of its locks.
    pub space: Space,
    /// Locks, each with the condition under which it is taken (constant objects: true). Empty for a nested section that
    /// takes nothing.
    pub locks: Vec<(Lock, TermId)>,
    /// Its `SectionBegin` event.
    pub begin: EventId,
    /// Its `SectionEnd` events, with pairwise disjoint guards.
    pub ends: Few<EventId>,
    /// If it ends where the program says, not where a block ends: on which object, and how.
    pub unbounded: Option<(u32, Mode)>,
    /// Whether no operation inside can be observed by a task that it does not exclude, and none waits: see the design,
    /// Atomic sections.
    pub closed: bool,
}

/// What a location is called and where it lives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Location {
    /// For people: `Main.count`, `int[] of Main.java:12 [3]`.
    pub name: String,
    /// Its value before the first write event, as a term.
    pub initial: TermId,
    /// Whether reads of it are `Read` events with fresh variables.
    pub sensitive: bool,
}

/// The locations that an access may touch, each with the condition; conditions are pairwise disjoint.
pub type Targets = ThinVec<(LocId, TermId)>;

/// A single-assignment cell.
#[derive(Clone, Debug, Default)]
pub struct Cell {
    /// All its `Fill` events.
    pub fills: Vec<EventId>,
}

/// One thing that a phase of a barrier needs.
#[derive(Clone, Debug)]
pub struct Need {
    /// When it is needed: when the registration that it comes from was made.
    pub guard: TermId,
    /// Any one of these events gives it: a signal (or a wait), a drop, the end of a task.
    pub by: Vec<EventId>,
    /// For people: who holds the registration, if it was not dropped.
    pub holder: Option<TaskId>,
}

/// A phase of a barrier that events wait for.
#[derive(Clone, Debug)]
pub struct Phase {
    /// Everything that it needs.
    pub needs: Vec<Need>,
    /// Its number, counted from 1.
    pub number: u32,
    /// Whether it needs signals; else it needs that it was waited for.
    pub signals: bool,
}

/// What an event is. *Needs* is the event's own condition for being executed, beyond program order and guard.
#[derive(Clone, Debug)]
pub enum EventKind {
    /// First event of a task. *Needs*: its spawn (none for the root) and, for each cell in `awaits`, an executed `Fill`
    /// that won.
    Begin {
        /// Cells to wait for.
        awaits: ThinVec<CellId>,
    },
    /// Last event of a task.
    End,
    /// Creation of a task.
    Spawn {
        /// The new task.
        child: TaskId,
    },
    /// End of a scope. *Needs*: for each task of the scope and of the scopes that its tasks opened or belong to
    /// (transitively by [`Scope::tasks`]) whose spawn is executed: an executed end.
    Join {
        /// The scope.
        scope: ScopeId,
    },
    /// *Needs*: exclusion.
    SectionBegin {
        /// The section.
        section: SectionId,
    },
    /// End of a section.
    SectionEnd {
        /// The section.
        section: SectionId,
    },
    /// Read of a sensitive location: `value` is a fresh variable, or the known value where order fixes it.
    Read {
        /// Which location.
        targets: Targets,
        /// What it yields.
        value: TermId,
        /// Whether `value` is a variable that the order of writes determines.
        fresh: bool,
        /// Whether the access can race (false for volatile fields).
        plain: bool,
    },
    /// Write of a sensitive location.
    Write {
        /// Which location.
        targets: Targets,
        /// New value.
        value: TermId,
        /// Whether the access can race (false for volatile fields).
        plain: bool,
    },
    /// Attempt to fill a cell. It wins iff no earlier executed fill of the cell won.
    Fill {
        /// The cell.
        cell: CellId,
        /// How.
        fill: Fill,
        /// With what.
        value: TermId,
        /// Whether it wins: true where it is the only one, else a fresh Boolean variable.
        won: TermId,
    },
    /// Read of a cell. *Needs*, if blocking: an executed fill that won.
    Await {
        /// The cell.
        cell: CellId,
        /// Whether it waits; otherwise the state is 0 as long as no executed fill has won.
        blocking: bool,
        /// 0 empty, 1 value, 2 exception, 3 cancelled: a term of sort Int.
        state: TermId,
        /// The value (0 if none).
        value: TermId,
        /// Whether `state` and `value` are variables that the order determines.
        fresh: bool,
    },
    /// Signal of a phase of a barrier. *Needs*, with a bound: what the phase needs, executed.
    Signal {
        /// The phase that must have been waited for.
        needs: Option<PhaseId>,
    },
    /// Wait for a phase of a barrier. *Needs*: what the phase needs, executed.
    Wait {
        /// The phase.
        phase: PhaseId,
    },
    /// A registration on a barrier is dropped.
    Drop,
    /// A permission region begins.
    Acquire {
        /// The region.
        region: RegionId,
    },
    /// A permission region ends.
    Release {
        /// The region.
        region: RegionId,
    },
    /// A step of a schedule without effect: a permission call that changes no region (nested, null target, misuse), or
    /// a visible operation that raises an exception.
    PermissionCall,
    /// An input operation: `value` is a variable with its range.
    Input {
        /// The value.
        value: TermId,
    },
    /// An `assert` that fails whenever this event is executed.
    AssertFail,
    /// The root task, or a daemon, ends with an exception that nobody gets.
    Uncaught {
        /// What was thrown, where, and by whom.
        thrown: Box<Thrown>,
    },
    /// A finding of a permission operation or of a write under a read region.
    RegionFault {
        /// Which.
        what: Box<RegionFault>,
    },
    /// `System.exit`: nothing further matters.
    Halt,
    /// The task spins in a waiting loop. Never executed. In a final state the task is stuck iff `stuck` holds, where the
    /// variables of what is looked at have the values of their locations in that state; if it does not hold, the loop
    /// would still exit, so the state is not final.
    Spin {
        /// What the ghost iteration looks at.
        looks: Box<Looks>,
        /// Whether the ghost iteration does not exit.
        stuck: TermId,
    },
    /// The unrolling was cut here: a bound, a recursion limit. Never executed.
    Cut {
        /// What the answer is if it can be reached.
        why: Box<Unknown>,
    },
    /// The task waits here for something that never happens in the canonical run under this guard: a blocked `Join`,
    /// `Await` or `Begin` is always an event of its own kind, so this kind does not exist for them; it stands for a wait
    /// on a class initialiser. Never executed.
    Blocked,
}

/// What one more iteration of a waiting loop looks at: its variables stand for values in the final state.
#[derive(Clone, Debug, Default)]
pub struct Looks {
    /// Reads in order.
    pub finals: Vec<(Targets, TermId)>,
    /// Polls: cell, state and value.
    pub polls: Vec<(CellId, TermId, TermId)>,
}

// There may be millions of events, nearly all of few kinds: what is rare and large is behind a pointer.
const _: () = assert!(size_of::<EventKind>() <= 16);

/// An exception that nobody gets.
#[derive(Clone, Debug)]
pub struct Thrown {
    /// Its class, for people.
    pub class: String,
    /// Where it was thrown.
    pub at: Site,
    /// Task that threw it.
    pub by: TaskId,
}

/// Kinds of permission faults.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum RegionFault {
    /// Release of what is not held.
    BadRelease(Mode),
    /// Empty, reversed or out-of-range.
    BadRange(String),
    /// A write while the task holds only a read region on the location.
    WriteUnderRead,
    /// Still held at the end of the task.
    NeverReleased(RegionId),
}

/// An event.
#[derive(Clone, Debug)]
pub struct Event {
    /// The task.
    pub task: TaskId,
    /// When it happens.
    pub guard: TermId,
    /// What happens.
    pub kind: EventKind,
    /// Happens-before label. Events of one step have the same label; their order is the program order.
    pub step: StepId,
    /// Where it happens; events that happen alike share it.
    pub at: Arc<Point>,
}

/// A point of the program.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Point {
    /// The operation.
    pub site: Site,
    /// Position in the user's source.
    pub span: Span,
    /// Sections that are open, outermost first.
    pub inside: Box<[SectionId]>,
}

impl Deref for Event {
    type Target = Point;

    fn deref(&self) -> &Point {
        &self.at
    }
}

/// A plain access, as part of a race obligation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Access {
    /// The task.
    pub task: TaskId,
    /// The last event of the task before it.
    pub after: EventId,
    /// If the access is itself a `Read` or `Write` event of a sensitive location: that event.
    pub event: Option<EventId>,
    /// When it happens.
    pub guard: TermId,
    /// The operation.
    pub site: Site,
    /// Position in the user's source: the access expression.
    pub span: Span,
    /// Read or write.
    pub mode: Mode,
    /// Happens-before label.
    pub step: StepId,
    /// Sections that are open, outermost first.
    pub inside: Box<[SectionId]>,
}

/// The end of a task with an exception that its scope collects.
#[derive(Clone, Copy, Debug)]
pub struct Collected {
    /// The `End` event. It can be put off until right before the join.
    pub end: EventId,
    /// How many of the last of those that are collected so far, in the order of this list, come after this one (or all of them, if they
    /// are fewer): a constant, or a variable of sort Int that nothing determines.
    pub overtakes: TermId,
}

/// A permission region: a maximal interval in which a task holds a mode on a set of locations.
#[derive(Clone, Debug)]
pub struct Region {
    /// The task.
    pub task: TaskId,
    /// Read or write.
    pub mode: Mode,
    /// What it covers, for people.
    pub what: String,
    /// Its `Acquire` event.
    pub acquire: EventId,
    /// Its `Release` event; `None` if it is never released.
    pub release: Option<EventId>,
}

/// The whole trace.
#[derive(Clone, Debug)]
pub struct Trace {
    /// All terms.
    pub terms: Terms,
    /// Tasks in order of their creation.
    pub tasks: Vec<Task>,
    /// Events in canonical order.
    pub events: Vec<Event>,
    /// Sections in order of their begin.
    pub sections: Vec<Section>,
    /// Scopes in order of their opening.
    pub scopes: Vec<Scope>,
    /// Locations that events or obligations name.
    pub locations: Vec<Location>,
    /// Cells that events name.
    pub cells: Vec<Cell>,
    /// Phases of barriers that events wait for.
    pub phases: Vec<Phase>,
    /// Regions.
    pub regions: Vec<Region>,
    /// Accesses that obligations name.
    pub accesses: Vec<Access>,
    /// Happens-before.
    pub order: Order,
    /// What the unrolling assumes: conjuncts that every considered execution satisfies.
    pub assumptions: Vec<TermId>,
    /// By join, the ends with an exception that it collects, in canonical order, where another order is possible.
    pub collected: BTreeMap<EventId, Vec<Collected>>,
    /// What holds of variables whatever the order; it excludes no execution, and a query may use it or not.
    pub lemmas: Vec<Lemma>,
    /// Whether something waits in the initialiser of a class: who uses the class may wait with it, and no event stands for that.
    pub initialisers_wait: bool,
}

/// A consequence of all rules together that is hard to see.
#[derive(Clone, Debug)]
pub struct Lemma {
    /// Its variables, sorted.
    pub vars: Vec<VarId>,
    /// What holds, for some values of the variables of what is not executed.
    pub term: TermId,
}

impl EventKind {
    /// Whether it waits for something that other tasks do, sections aside.
    #[must_use]
    pub fn waits(&self) -> bool {
        match self {
            EventKind::Await { blocking, .. } => *blocking,
            EventKind::Join { .. } | EventKind::Wait { .. } | EventKind::Spin { .. } | EventKind::Blocked => true,
            EventKind::Signal { needs } => needs.is_some(),
            _ => false,
        }
    }

    /// The phase of a barrier that the event needs.
    #[must_use]
    pub fn phase(&self) -> Option<PhaseId> {
        match self {
            EventKind::Signal { needs } => *needs,
            EventKind::Wait { phase } => Some(*phase),
            _ => None,
        }
    }
}

impl Trace {
    /// What an event needs of a barrier.
    #[must_use]
    pub fn phase_needs(&self, kind: &EventKind) -> &[Need] {
        kind.phase().and_then(|p| self.phases.get(p.index())).map_or(&[], |p| &p.needs)
    }

    /// The event.
    #[must_use]
    pub fn event(&self, e: EventId) -> &Event {
        &self.events[e.index()]
    }

    /// Variables that the event brings with it and whose values nothing determines: inputs, and the order of exceptions.
    pub fn chosen(&self, e: EventId) -> impl Iterator<Item = TermId> + use<'_> {
        let input = match self.event(e).kind {
            EventKind::Input { value } => Some(value),
            _ => None,
        };
        input.into_iter().chain(self.collected.get(&e).into_iter().flatten().map(|c| c.overtakes))
    }

    /// The task.
    #[must_use]
    pub fn task(&self, t: TaskId) -> &Task {
        &self.tasks[t.index()]
    }

    /// The section.
    #[must_use]
    pub fn section(&self, s: SectionId) -> &Section {
        &self.sections[s.index()]
    }

    /// Whether two sections exclude each other, and under which condition: a pair of locks of the same space, not both
    /// for reading, on the same object. Returns the disjunction of the conditions.
    pub fn exclusion(&mut self, a: SectionId, b: SectionId) -> TermId {
        let (sa, sb) = (&self.sections[a.index()], &self.sections[b.index()]);
        if sa.space != sb.space || sa.task == sb.task {
            return TermId::FALSE;
        }
        let mut pairs = Vec::new();
        for (la, ca) in &sa.locks {
            for (lb, cb) in &sb.locks {
                let clash = match (la, lb) {
                    (Lock::Object(x, ma), Lock::Object(y, mb)) => x == y && (*ma == Mode::W || *mb == Mode::W),
                    _ => true,
                };
                if clash {
                    pairs.push((*ca, *cb));
                }
            }
        }
        let mut any = Vec::new();
        for (ca, cb) in pairs {
            any.push(self.terms.and(ca, cb));
        }
        self.terms.or_all(any)
    }

    /// Of each task, whether the program may end without it: its scopes lead to that of daemons.
    #[must_use]
    pub fn daemons(&self) -> Vec<bool> {
        let mut scopes: Vec<bool> = Vec::with_capacity(self.scopes.len());
        for (i, scope) in self.scopes.iter().enumerate() {
            // A scope comes after the one around it.
            let outer = scope.parent.map(|p| scopes.get(p.index()).copied().unwrap_or(false));
            scopes.push(outer.unwrap_or(i != 0));
        }
        self.tasks.iter().map(|t| scopes.get(t.scope.index()).copied().unwrap_or(false)).collect()
    }

    /// The path of a task: ordinals of the spawns that led to it, where `happens` tells which spawn events of an execution
    /// count (those with a false guard or not executed do not).
    #[must_use]
    pub fn path(&self, task: TaskId, happens: &dyn Fn(EventId) -> bool) -> TaskPath {
        let mut ordinals = Vec::new();
        let mut at = task;
        while let (Some(parent), Some(spawn)) = (self.task(at).parent, self.task(at).spawn) {
            let earlier = self
                .task(parent)
                .events
                .iter()
                .filter(|e| **e < spawn && matches!(self.event(**e).kind, EventKind::Spawn { .. }) && happens(**e));
            ordinals.push(earlier.count() as u32);
            at = parent;
        }
        ordinals.reverse();
        TaskPath(ordinals)
    }
}
