//! The trace of a program as data: what the tasks do, under which conditions, and what orders them.
//!
//! Things refer to each other by index. Events are numbered in the order of the canonical run, which extends every order that
//! the trace claims. A condition is a term of sort Bool.

use crate::schedule::Site;
use serde::{Deserialize, Serialize};

/// Index of a term; 0 is true, 1 is false.
pub type TermId = u32;
/// Index of an event.
pub type EventId = u32;
/// Index of a task; 0 is the root task.
pub type TaskId = u32;

/// The true condition.
pub const TRUE: TermId = 0;
/// The false condition.
pub const FALSE: TermId = 1;

/// Sorts of terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Sort {
    /// Truth value.
    Bool,
    /// 32 bits; `byte`, `short` and `char` in their ranges.
    Int,
    /// 64 bits.
    Long,
    /// Bits of an IEEE single.
    Float,
    /// Bits of an IEEE double.
    Double,
    /// Number of an object, 0 for null.
    Ref,
}

/// Types at which an operation works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names are those of Java")]
pub enum Prim {
    Bool,
    Byte,
    Short,
    Char,
    Int,
    Long,
    Float,
    Double,
}

impl Prim {
    /// The sort that holds its values.
    #[must_use]
    pub fn sort(self) -> Sort {
        match self {
            Prim::Bool => Sort::Bool,
            Prim::Byte | Prim::Short | Prim::Char | Prim::Int => Sort::Int,
            Prim::Long => Sort::Long,
            Prim::Float => Sort::Float,
            Prim::Double => Sort::Double,
        }
    }
}

/// Operations with two operands, with Java's meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names are those of SMT-LIB and of Java's byte code")]
pub enum Op {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    Shl,
    Shr,
    Ushr,
    And,
    Or,
    Xor,
    Lt,
    Le,
    Gt,
    Ge,
    Eq,
    Ne,
}

impl Op {
    /// Whether it yields a truth value whatever its operands are.
    #[must_use]
    pub fn compares(self) -> bool {
        matches!(self, Op::Lt | Op::Le | Op::Gt | Op::Ge | Op::Eq | Op::Ne)
    }
}

/// A term; its operands come before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Term {
    /// Term 0.
    True,
    /// Term 1.
    False,
    /// A constant of sort Int.
    Int(i32),
    /// A constant of sort Long.
    Long(i64),
    /// A constant of sort Float.
    Float(u32),
    /// A constant of sort Double.
    Double(u64),
    /// A constant of sort Ref.
    Ref(u32),
    /// A variable, by its index.
    Var(u32),
    /// A Bool: the second if the first, an atom, holds; else the third. Atoms come in the order of their indices.
    Decide(TermId, TermId, TermId),
    /// If-then-else of any sort but Bool.
    Ite(TermId, TermId, TermId),
    /// Equality of what is neither Bool nor floating.
    Same(TermId, TermId),
    /// An operation.
    Binary(Op, Prim, TermId, TermId),
    /// Arithmetic negation.
    Neg(Prim, TermId),
    /// Boolean negation.
    Not(TermId),
    /// Conversion from one type to another.
    Convert(Prim, Prim, TermId),
}

/// A variable: a value that the schedule or the input decides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Variable {
    /// Its sort.
    pub sort: Sort,
    /// Objects that it can be, if it is a reference; empty if that is not known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub domain: Vec<u32>,
    /// Least and greatest value, if known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub range: Option<(i64, i64)>,
}

/// A task.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Task {
    /// The event that creates it; none for the root task.
    pub spawn: Option<EventId>,
    /// The scope that it belongs to.
    pub scope: u32,
}

/// A finish scope.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scope {
    /// The scope around it.
    pub parent: Option<u32>,
    /// The task that opened it.
    pub owner: TaskId,
}

/// What a location access or an event may touch, each with the condition; the conditions exclude each other.
pub type Targets = Vec<(u32, TermId)>;

/// What an event is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// First event of a task; waits for its creation and for these cells.
    Begin(Vec<u32>),
    /// Last event of a task.
    End,
    /// Creates a task.
    Spawn(TaskId),
    /// Waits for the tasks of a scope, and for those of scopes within it.
    Join(u32),
    /// A section begins.
    Enter(u32),
    /// A section ends.
    Leave(u32),
    /// Reads a sensitive location.
    Read {
        /// Which.
        targets: Targets,
        /// What it yields.
        value: TermId,
        /// Whether the order of writes determines that.
        fresh: bool,
    },
    /// Writes a sensitive location.
    Write {
        /// Which.
        targets: Targets,
        /// The new value.
        value: TermId,
    },
    /// Fills a cell, if it is empty.
    Fill {
        /// The cell.
        cell: u32,
        /// What a reader finds: 1 value, 2 exception, 3 cancelled.
        state: i32,
        /// The value.
        value: TermId,
        /// Whether it is the first to do so.
        won: TermId,
    },
    /// Reads a cell.
    Await {
        /// The cell.
        cell: u32,
        /// Whether it waits until it is filled.
        blocking: bool,
        /// 0 if it is empty, else as in [`Kind::Fill`].
        state: TermId,
        /// The value, 0 if there is none.
        value: TermId,
        /// Whether the order of events determines both.
        fresh: bool,
    },
    /// Signals a phase of a barrier, after this one was waited for.
    Signal(Option<u32>),
    /// Waits for a phase of a barrier.
    Wait(u32),
    /// Drops a registration on a barrier.
    Drop,
    /// A region begins.
    Acquire(u32),
    /// A region ends.
    Release(u32),
    /// A step without effect on others.
    Other,
    /// An input is chosen.
    Input(TermId),
    /// A violation, in words, if it is executed.
    Fault(Fault, String),
    /// The program ends.
    Halt,
    /// Never executed: a waiting loop goes on. Reads and polls of an iteration in the final state; whether it does not exit.
    Spin {
        /// Locations with the values that are read.
        finals: Vec<(Targets, TermId)>,
        /// Cells with state and value.
        polls: Vec<(u32, TermId, TermId)>,
        /// Whether the loop goes on.
        stuck: TermId,
    },
    /// Never executed: what follows is not known.
    Cut(String),
    /// Never executed: the task waits for ever.
    Blocked,
}

/// Kinds of violations that are events.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fault {
    /// Of a region.
    Permission,
    /// An exception that nobody gets.
    Exception,
    /// A failed assertion.
    Assertion,
}

/// An event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Event {
    /// The task; its events in the order of their numbers are its program.
    pub task: TaskId,
    /// When it happens.
    pub guard: TermId,
    /// What happens.
    pub kind: Kind,
    /// Where, by index.
    pub place: u32,
}

/// A lock: of a whole space, or of an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lock {
    /// All objects.
    Global,
    /// One object; whether for writing.
    Object(u32, bool),
}

/// An atomic section.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Section {
    /// The task.
    pub task: TaskId,
    /// Name space of its locks.
    pub space: String,
    /// Its locks, with the conditions under which they are taken.
    pub locks: Vec<(Lock, TermId)>,
}

/// A phase of a barrier.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Phase {
    /// What it needs: a condition, and events of which one must have been executed then.
    pub needs: Vec<(TermId, Vec<EventId>)>,
}

/// An object that is accessed. Object 0 stands for the static fields.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Object {
    /// Its number in terms.
    pub number: u32,
    /// What its slots are called: one name for all (elements), or one for each.
    pub slots: Vec<String>,
    /// Its number in the log of the canonical run.
    pub logged: Option<u32>,
}

/// A location that events name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Location {
    /// Index of its object.
    pub object: u32,
    /// Its slot.
    pub slot: u32,
    /// Its value before the first write.
    pub initial: TermId,
    /// Whether what it holds depends on the schedule.
    pub sensitive: bool,
}

/// Slots of an object, ends included, touched under a condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Touch(pub u32, pub u32, pub u32, pub TermId);

/// Accesses of one operation between two events of a task.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Access {
    /// The task.
    pub task: TaskId,
    /// The last event of the task before.
    pub after: EventId,
    /// The event that the access is, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<EventId>,
    /// When it happens.
    pub guard: TermId,
    /// Whether it writes.
    pub write: bool,
    /// A volatile access: never part of a race.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub atomic: bool,
    /// Part of the initialiser of a class that any of several tasks may run.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub initialiser: bool,
    /// The operation.
    pub site: Site,
    /// Where, by index.
    pub place: u32,
    /// What it touches: object, first and last slot, condition.
    pub touches: Vec<Touch>,
}

/// A region.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Region {
    /// The task.
    pub task: TaskId,
    /// Whether for writing.
    pub write: bool,
    /// Its object.
    pub object: u32,
    /// Slots, ends included.
    pub parts: Vec<(u32, u32)>,
    /// Condition under which it is on this object.
    pub same: TermId,
    /// Its first event.
    pub acquire: EventId,
    /// Its last event; none if it is never released.
    pub release: Option<EventId>,
}

/// A section as a function of the state before it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unit {
    /// The section.
    pub section: u32,
    /// For each location that it touches: object, slot, the variable for what is there before, and what it leaves there.
    pub effect: Vec<(u32, u32, u32, TermId)>,
    /// What else outlives it.
    pub leaves: Vec<TermId>,
}

/// The construct that gives an edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Link {
    /// A task begins after it was created.
    Spawn,
    /// A scope is joined after a task of it has ended.
    Join,
    /// A cell is read, or a task begins that waits for it, after it was filled.
    Fill,
    /// A phase is waited for after what it needs.
    Phase,
}

/// An edge: whenever the second event is executed, the first, or an alternative of it, comes before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Edge(pub EventId, pub EventId, pub Link);

/// The trace.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "each list is described by its type")]
pub struct Trace {
    pub terms: Vec<Term>,
    pub variables: Vec<Variable>,
    pub places: Vec<String>,
    pub tasks: Vec<Task>,
    pub scopes: Vec<Scope>,
    pub events: Vec<Event>,
    pub edges: Vec<Edge>,
    pub sections: Vec<Section>,
    /// Number of cells.
    pub cells: u32,
    pub phases: Vec<Phase>,
    pub objects: Vec<Object>,
    pub locations: Vec<Location>,
    pub accesses: Vec<Access>,
    pub regions: Vec<Region>,
    pub units: Vec<Unit>,
    /// Conditions that every execution in question satisfies.
    pub assumptions: Vec<TermId>,
    /// Conditions on variables that hold in every execution, as the unroller says.
    pub lemmas: Vec<TermId>,
}
