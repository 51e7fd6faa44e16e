//! Structured statements.
//!
//! Three-address form: operands are locals or constants; each shared access, call and task operation is a statement of
//! its own, in the source language's evaluation order. What may fault (null, bounds, division, casts) raises the
//! exception of [`crate::program::WellKnown`], which unwinds like any other.

use crate::pure::PureFn;
use crate::types::{ClassId, FieldId, Label, Local, MethodId, Operand, Prim, SelectorId, TypeId};
use scoville_evidence::source::Span;

/// A sequence of statements.
#[derive(Clone, Debug, Default)]
pub struct Block(pub Vec<Stmt>);

/// A statement with the source text it stands for. For accesses that is the access expression (`a[i]`, `this.x`),
/// for calls the call, for task operations the call of the library method.
#[derive(Clone, Debug)]
pub struct Stmt {
    /// What it does.
    pub kind: StmtKind,
    /// Where it stands.
    pub span: Span,
}

/// Binary operators. Comparisons yield a boolean; `Shl`, `Shr`, `Ushr` take an `int` count on the right and mask it
/// as Java does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BinOp {
    /// `+`
    Add,
    /// `-`
    Sub,
    /// `*`
    Mul,
    /// `/`; raises `ArithmeticException` on an integral zero
    Div,
    /// `%`; likewise
    Rem,
    /// `<<`
    Shl,
    /// `>>`
    Shr,
    /// `>>>`
    Ushr,
    /// `&` (also boolean)
    And,
    /// `|` (also boolean)
    Or,
    /// `^` (also boolean)
    Xor,
    /// `<`
    Lt,
    /// `<=`
    Le,
    /// `>`
    Gt,
    /// `>=`
    Ge,
    /// `==` (also boolean)
    Eq,
    /// `!=` (also boolean)
    Ne,
}

/// Unary operators.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UnOp {
    /// Arithmetic negation.
    Neg,
    /// Boolean negation.
    Not,
}

/// Computations without access to shared memory.
#[derive(Clone, Debug)]
pub enum Rvalue {
    /// Copy.
    Use(Operand),
    /// `op a` at type `Bool`, `Int`, `Long`, `Float` or `Double`.
    Unary(UnOp, Prim, Operand),
    /// `a op b`, both of type `Bool`, `Int`, `Long`, `Float` or `Double`.
    Binary(BinOp, Prim, Operand, Operand),
    /// Java's primitive conversion.
    Convert {
        /// Source type.
        from: Prim,
        /// Target type.
        to: Prim,
        /// The value.
        value: Operand,
    },
    /// Reference equality.
    RefEq(Operand, Operand),
    /// `value instanceof ty`: false for null.
    InstanceOf {
        /// The reference.
        value: Operand,
        /// The type.
        ty: TypeId,
    },
    /// The reference itself; `ClassCastException` unless null or of type `ty`.
    CheckCast {
        /// The reference.
        value: Operand,
        /// The type.
        ty: TypeId,
    },
    /// A new object with default field values. The constructor is a separate call.
    New(ClassId),
    /// A new array with default elements; with several dimensions, nested arrays: `ty` is the type of the outermost
    /// array, `dims` the given lengths from the outside.
    NewArray {
        /// Type of the array.
        ty: TypeId,
        /// Lengths, one or more `int`s.
        dims: Vec<Operand>,
    },
    /// Length of an array.
    ArrayLength(Operand),
    /// A new array of the dynamic type of another one, and of this length; null and negative lengths fault.
    NewArrayLike {
        /// Whose type.
        like: Operand,
        /// How long.
        length: Operand,
    },
    /// Java's boxing conversion into wrapper class `class` (whose instance field in slot 0 is its final value): the
    /// same object for equal booleans, bytes and chars up to 127, and integers from -128 to 127, else a new one.
    Box {
        /// The wrapper class.
        class: ClassId,
        /// The primitive type.
        prim: Prim,
        /// The value.
        value: Operand,
    },
    /// A library function without effects. May raise the exception that its documentation names.
    Pure(PureFn, Vec<Operand>),
    /// Name of the dynamic class of an object as a string (`getClass().getName()`); null faults.
    ClassName(Operand),
    /// `System.identityHashCode`: a function of who made the object, see [`crate::identity`]; 0 for null.
    IdentityHash(Operand),
    /// Notes whether the task has used a hash code that may be any number, and yields what was noted before (at first, that it has not).
    OpenHash(Operand),
    /// Whether the task is inside a section of this space.
    InSection(Space),
    /// How many scopes the task has open.
    ScopeDepth,
    /// Whether the task is inside a section of the monitor space on this object, or, with a mode, inside an unbounded one in
    /// that mode; null faults.
    Holds(Operand, Option<Mode>),
    /// The object of this class that stands for the current task: made, with default field values, when the task first
    /// asks for it, and the same ever after.
    CurrentTask(ClassId),
}

/// A shared location.
#[derive(Clone, Debug, PartialEq)]
pub enum Place {
    /// A field of an object; null faults.
    Field(Operand, FieldId),
    /// A static field; the class is initialised before.
    Static(FieldId),
    /// An array element (array, index); null and bounds fault, stores of references check the element type.
    Element(Operand, Operand),
}

/// Who is called; the receiver is the first argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Callee {
    /// A known method: static, constructor, private or super call. A null receiver of an instance method faults,
    /// unless `this`.
    Direct(MethodId),
    /// The method that answers the selector in the receiver's dynamic class; null faults.
    Virtual(SelectorId),
}

/// Read or write.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mode {
    /// Read.
    R,
    /// Write.
    W,
}

/// Name spaces of locks; sections of different spaces never exclude one another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Space {
    /// `isolated` in all its forms. Nesting: global in global, anything inside global, a subset of the outermost
    /// section's objects (not stronger in mode) are fine and take nothing; anything else raises `IllegalStateException`.
    Isolated,
    /// `isolated` of PCDP: global or on objects, re-entrant, nested in any way; what is not held yet is waited for.
    Nested,
    /// Java monitors; re-entrant per object.
    Monitor,
    /// Atomics and concurrent collections inside library models; re-entrant per object.
    Internal,
}

/// What a section locks.
#[derive(Clone, Debug)]
pub enum Locks {
    /// Everything in the space.
    Global,
    /// One object; null faults.
    Object(Operand, Mode),
    /// Objects of two `Object[]` arrays (either operand may be null for none), all taken together; null elements fault.
    /// An object in both counts as locked for writing.
    Objects {
        /// Locked for writing.
        write: Operand,
        /// Locked for reading: not exclusive among readers.
        read: Operand,
    },
}

/// What a permission region covers.
#[derive(Clone, Debug)]
pub enum Target {
    /// An object with all its fields, or an array with all its elements. Null: no effect.
    Object(Operand),
    /// One location (element of an array given with an index; field or static of primitive type).
    Location(Place),
    /// Elements `lo..=hi`; empty, reversed or out of range is a finding, and it covers nothing.
    Range {
        /// The array.
        array: Operand,
        /// First index.
        lo: Operand,
        /// Last index.
        hi: Operand,
    },
}

/// How a cell is filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fill {
    /// With a value.
    Value,
    /// With a throwable.
    Exception,
    /// Cancelled; the value is ignored.
    Cancel,
}

/// What a registration on a barrier takes part in. Registrations are objects of the class
/// [`crate::program::WellKnown::registration`]; each is held by one task, which alone may use it. So phases are the same in
/// all schedules: a barrier's phase k is over when every registration that signals, and was made before phase k of the one
/// that it follows, has signalled k times or has been dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BarrierMode {
    /// Phases wait for its signals.
    pub signals: bool,
    /// It waits for phases; with a bound, signals wait for it.
    pub waits: bool,
}

impl BarrierMode {
    /// What both take part in.
    #[must_use]
    pub fn and(self, other: BarrierMode) -> BarrierMode {
        BarrierMode { signals: self.signals && other.signals, waits: self.waits && other.waits }
    }

    /// From the number that operations have: 1 signals, 2 waits, 3 does both, anything else neither.
    #[must_use]
    pub fn of(number: i32) -> BarrierMode {
        BarrierMode { signals: matches!(number, 1 | 3), waits: matches!(number, 2 | 3) }
    }
}

/// Who waits for a task to end, beside those who ask for its result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Joined {
    /// The innermost scope that its spawner has open, else whoever waits for its spawner.
    Scope,
    /// The first scope that the program has opened, whatever scopes its spawner has open: the end of the program. For
    /// threads. An exception that leaves it (and goes to no result) counts like one that leaves the root task.
    Detached,
    /// Nobody: the program may end without it, and before it. That it waits or turns for ever is no deadlock. It may act at any
    /// time, also when all others have ended, which shows nothing that could not be seen before. Its exceptions are as those of a
    /// detached one.
    Daemon,
}

/// What a task is, for reports only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TaskKind {
    /// `async`
    Async,
    /// `future`
    Future,
    /// An iteration of a parallel loop.
    Iteration,
    /// Body of an await form.
    Await,
    /// A message of an actor.
    Message,
    /// The task that processes the messages of an actor.
    Actor,
    /// What is left of a task that has resigned.
    Rest,
}

/// One handler of a `try`.
#[derive(Clone, Debug)]
pub struct Catch {
    /// Classes it catches; empty catches everything (used for `finally`).
    pub classes: Vec<ClassId>,
    /// Receives the throwable.
    pub local: Local,
    /// The handler.
    pub body: Block,
}

/// Straight-line operations.
#[derive(Clone, Debug)]
pub enum Op {
    /// `dst = value`
    Let {
        /// Target.
        dst: Local,
        /// Computation.
        value: Rvalue,
    },
    /// `dst = *place`. Checked for races unless the field is final (see [`crate::escape`]); an event if it is volatile.
    Load {
        /// Target.
        dst: Local,
        /// Location.
        place: Place,
    },
    /// `*place = value`, likewise. Stores into final fields are initialisation and unchecked.
    Store {
        /// Location.
        place: Place,
        /// Value.
        value: Operand,
    },
    /// Call.
    Call {
        /// Result.
        dst: Option<Local>,
        /// Who.
        callee: Callee,
        /// Receiver first.
        args: Vec<Operand>,
    },
    /// A failing `assert`: a finding by itself; then throws `error`.
    AssertFail {
        /// The `AssertionError`.
        error: Operand,
    },
    /// Executions in which the operand is false are not considered.
    Assume(Operand),
    /// Runs the static initialiser of the class unless that has happened; waits for it if another task is at it.
    InitClass(ClassId),
    /// Prints a string.
    Print {
        /// The text.
        text: Operand,
        /// With a line end.
        newline: bool,
        /// To standard error.
        err: bool,
    },
    /// Creates a task. Its body is the method without parameters (but the receiver) that answers `method` in the
    /// class of `body` (null faults). Its uncaught exception goes to `result` if given, else to the scope
    /// that it belongs to.
    Spawn {
        /// What it is called in reports.
        kind: TaskKind,
        /// Receiver of the body.
        body: Operand,
        /// Body's selector.
        method: SelectorId,
        /// `Object[]` of cells that must be filled before it begins, or `null`.
        awaits: Operand,
        /// Cell to fill with the body's result or exception, or `null`.
        result: Operand,
        /// `Object[]` of registrations on barriers that the new task takes over from this one, or `null`. Null elements,
        /// and registrations that this task does not hold, fault.
        regs: Operand,
        /// Who waits for it to end.
        joined: Joined,
    },
    /// The task ends here, with no result, and whoever waits for it goes on. What is left of its body is done by a new task, a
    /// daemon, which carries on its context and stands for it (see [`Rvalue::CurrentTask`]). `Unsupported` of a task that has a
    /// cell for its result, is inside a scope of its own, a section, a region or an initialiser, or holds a registration,
    /// and so is what spawns in the rest of one, outside of all scopes, for a scope to wait.
    Resign,
    /// The reference that the task carries with it; null at the root task's start, and inherited at spawns.
    ContextGet {
        /// Receives it.
        dst: Local,
        /// Receives whether this task has set it itself.
        own: Local,
    },
    /// Changes the reference that the task carries with it.
    ContextSet(Operand),
    /// A new barrier with its first registration, which this task holds.
    BarrierNew {
        /// Receives the registration.
        reg: Local,
        /// An `int`, see [`BarrierMode`].
        mode: Operand,
        /// An `int`: how many phases signals may be ahead of waits; no bound if not positive.
        bound: Operand,
    },
    /// A new registration, held by this task, on the barrier of registration `like` and in the same phase as that (which
    /// this task must hold, else `IllegalStateException`). It takes part in nothing that `like` does not take part in.
    Register {
        /// Receives the registration.
        reg: Local,
        /// The registration that it follows; null faults.
        like: Operand,
        /// An `int`, see [`BarrierMode`].
        mode: Operand,
    },
    /// Signals the next phase, if the registration's mode signals. With a bound b, the signal of phase k waits until all
    /// registrations that wait have waited for phase k - b. `IllegalStateException` unless this task holds it.
    Signal {
        /// The registration; null faults.
        reg: Operand,
    },
    /// Waits for the next phase, if the registration's mode waits: until all registrations that signal have signalled it.
    /// `IllegalStateException` unless this task holds it.
    Wait {
        /// The registration; null faults.
        reg: Operand,
    },
    /// Ends a registration: from now on nobody waits for it. `IllegalStateException` unless this task holds it. The end
    /// of a task ends all registrations that it holds.
    Drop {
        /// The registration; null faults.
        reg: Operand,
    },
    /// A new empty cell.
    CellNew {
        /// Receives it.
        dst: Local,
    },
    /// Fills a cell if it is empty. A choice operation: `won` tells whether it was.
    CellFill {
        /// The cell; null faults.
        cell: Operand,
        /// How.
        fill: Fill,
        /// With what (a reference).
        value: Operand,
        /// Receives whether this fill took effect.
        won: Local,
    },
    /// Reads a cell. Blocking: waits until it is full. Otherwise a choice operation.
    CellRead {
        /// The cell; null faults.
        cell: Operand,
        /// Whether it waits.
        blocking: bool,
        /// Receives 0 empty, 1 value, 2 exception, 3 cancelled.
        state: Local,
        /// Receives the value, the throwable, or null.
        value: Local,
    },
    /// Enters a permission region.
    Acquire(Mode, Target),
    /// Leaves a permission region.
    Release(Mode, Target),
    /// An arbitrary value of a primitive type between two bounds, both inclusive. `Input` is a choice of the
    /// environment: symbolic.
    Choose {
        /// Receives it.
        dst: Local,
        /// Type: `Bool`, `Int` or `Long`, `Double` (bounds ignored).
        prim: Prim,
        /// Least value.
        lo: Operand,
        /// Greatest value.
        hi: Operand,
    },
    /// Ends the whole program (`System.exit`).
    Halt(Operand),
    /// `owned` is an internal part of `owner`: a region or isolation on the owner covers it.
    Own {
        /// The owner.
        owner: Operand,
        /// The part.
        owned: Operand,
    },
    /// In a section: what the task has done is behind all who learn of this object in sections that this one excludes. It changes
    /// nothing; the order of these sections says as much, but not which of its consequences are the same in all schedules.
    Tell(Operand),
    /// In a section: all that was told of this object so far is behind the task.
    Learn(Operand),
}

impl Op {
    /// Whether the outcome may depend on what other tasks have done before: the choice mark of the design. (Sections
    /// and volatile accesses are choices by their order alone.)
    #[must_use]
    pub fn is_choice(&self) -> bool {
        matches!(
            self,
            Op::CellFill { .. }
                | Op::CellRead { blocking: false, .. }
                | Op::Choose { .. }
                | Op::Halt(_)
                | Op::InitClass(_)
        )
    }
}

/// Statements.
#[derive(Clone, Debug)]
pub enum StmtKind {
    /// A straight-line operation.
    Op(Op),
    /// Conditional; `cond` is boolean.
    If {
        /// Condition.
        cond: Operand,
        /// If true.
        then: Block,
        /// If false.
        els: Block,
    },
    /// Multi-way break: leaves the `Labeled` block of the matching case, else that of `default`.
    Switch {
        /// An `int`.
        value: Operand,
        /// Distinct cases.
        cases: Vec<(i32, Label)>,
        /// Otherwise.
        default: Label,
    },
    /// Endless loop; left by `Break` of its label or another exit.
    Loop {
        /// Its label: `Break` leaves it.
        label: Label,
        /// Label of the body: `Continue` of it ends this iteration and goes on with `update`.
        next: Label,
        /// Body.
        body: Block,
        /// Run after the body and after `Continue`.
        update: Block,
    },
    /// A block that `Break` can leave.
    Labeled {
        /// Its label.
        label: Label,
        /// Body.
        body: Block,
    },
    /// Leaves the `Loop` or `Labeled` with this label; sections in between end.
    Break(Label),
    /// Goes on with the next iteration of the `Loop` whose `next` label this is.
    Continue(Label),
    /// Returns; sections in between end.
    Return(Option<Operand>),
    /// Throws a non-null throwable; null faults.
    Throw(Operand),
    /// `try` with handlers, the first that matches wins. (`finally` is lowered to a catch-all and copies.)
    Try {
        /// Protected.
        body: Block,
        /// Handlers.
        catches: Vec<Catch>,
    },
    /// Runs the body, then waits for all tasks that were created in its extent, transitively, however the body ends.
    /// `thrown` receives a `Throwable[]`: the body's exception first, then the tasks'. The body has no exit but its
    /// end and exceptions.
    Scope {
        /// Body.
        body: Block,
        /// Result.
        thrown: Local,
    },
    /// Begins a section of the monitor space that no block bounds: it ends at a [`StmtKind::Leave`] of the same task. A
    /// task that ends inside of it leaves the object locked.
    Enter(Operand, Mode),
    /// Ends the task's innermost section on this object and in this mode that [`StmtKind::Enter`] began; without one,
    /// `IllegalStateException`. Others that the task is in stay, whatever the order in which they were entered.
    Leave(Operand, Mode),
    /// Atomic section.
    Atomic {
        /// Name space.
        space: Space,
        /// What it locks.
        locks: Locks,
        /// Body; every way out of it ends the section.
        body: Block,
    },
}
