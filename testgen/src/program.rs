//! Programs as trees, small enough to read.
//!
//! A tree is a program in HJlib Java of a fixed shape. Its class has static fields that all tasks share:
//!
//! | name | what it is |
//! |---|---|
//! | `x0`, `x1`, `x2` | plain `int`s |
//! | `v0`, `v1` | volatile `int`s |
//! | `a`, `b` | arrays of four: `a` is final, `b` may be assigned, and is `a` at first |
//! | `n0`, `n1` | nodes with two `int`s and a link, final: locks, too |
//! | `p` | a node variable, `n0` at first |
//! | `c` | an `AtomicInteger` |
//! | `d0`, `d1` | data-driven futures |
//! | `Table.h` | an `int` of a class with a static initialiser |
//!
//! Locals are final and have names of their own in the whole tree, so that statements can be moved. A local is visible
//! after its declaration to the end of its block, and in task bodies created there.

/// Number of plain statics.
pub const PLAIN: u8 = 3;
/// Number of volatile statics.
pub const VOLATILE: u8 = 2;
/// Number of promises.
pub const PROMISES: u8 = 2;
/// Number of final nodes.
pub const NODES: u8 = 2;
/// Length of the arrays.
pub const LENGTH: i32 = 4;

/// Number of a local: no two declarations of a tree share one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Name(pub u16);

/// Statements in order.
pub type Block = Vec<Stmt>;

/// One of the two `int` fields of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// `f`
    F,
    /// `g`
    G,
}

/// A node, or null.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ref {
    /// `null`
    Null,
    /// `new Node()`
    New,
    /// `n0`, `n1`
    Fixed(u8),
    /// `p`
    Shared,
    /// A local.
    Local(Name),
    /// `r.next`
    Next(Box<Ref>),
}

/// A location that holds an `int`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// `x{n}`
    Plain(u8),
    /// `v{n}`
    Volatile(u8),
    /// `a[i]`
    Element(Box<Expr>),
    /// `b[i]`
    Alias(Box<Expr>),
    /// `r.f`
    Field(Ref, Field),
    /// `Table.h`
    Table,
}

/// Arithmetic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operator {
    /// `+`
    Add,
    /// `-`
    Sub,
    /// `*`
    Mul,
    /// `/`
    Div,
    /// `&`
    And,
}

/// An `int`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expr {
    /// A constant.
    Const(i32),
    /// A local or a loop's index.
    Local(Name),
    /// What a location holds.
    Load(Box<Place>),
    /// `l op r`
    Binary(Operator, Box<Expr>, Box<Expr>),
}

/// Comparisons of `int`s.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comparison {
    /// `==`
    Eq,
    /// `!=`
    Ne,
    /// `<`
    Lt,
}

/// A condition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cond {
    /// Compares two numbers.
    Compare(Comparison, Expr, Expr),
    /// `r == s`
    Same(Ref, Ref),
    /// `f.resolved()`
    Resolved(Awaited),
    /// `!c`
    Not(Box<Cond>),
    /// `c && d`
    And(Box<Cond>, Box<Cond>),
    /// `c || d`
    Or(Box<Cond>, Box<Cond>),
}

/// What can be waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaited {
    /// `d{n}`
    Promise(u8),
    /// A future.
    Future(Name),
}

/// Read or write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Read.
    R,
    /// Write.
    W,
}

/// What an isolated section locks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lock {
    /// Everything.
    Global,
    /// One to three objects, each with or without a mode; without one, it is written.
    Objects(Vec<(Ref, Option<Mode>)>),
}

/// What a permission region covers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// A location: indices and nodes are constants and locals.
    Place(Place),
    /// A node.
    Object(Ref),
    /// The array `a`.
    Array,
    /// `a[lo..=hi]`
    Range(Expr, Expr),
}

/// What a step on the atomic number does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// `c.get()`
    Get,
    /// `c.set(k)`, which yields nothing
    Set(i32),
    /// `c.getAndAdd(k)`
    GetAndAdd(i32),
    /// `c.compareAndSet(k, l) ? 1 : 0`
    CompareAndSet(i32, i32),
}

/// What is thrown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thrown {
    /// `IllegalStateException`
    State,
    /// `ArithmeticException`
    Arithmetic,
}

/// What a handler catches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Caught {
    /// `IllegalStateException`
    State,
    /// `ArithmeticException`
    Arithmetic,
    /// `RuntimeException`
    Any,
    /// `MultipleExceptions`; the handler is for those whose first one is an `IllegalStateException`.
    StateFirst,
}

/// What a registration on a phaser takes part in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhaserMode {
    /// `SIG`
    Sig,
    /// `WAIT`
    Wait,
    /// `SIG_WAIT`
    SigWait,
}

impl PhaserMode {
    /// Whether it signals.
    #[must_use]
    pub fn signals(self) -> bool {
        self != PhaserMode::Wait
    }

    /// Whether it waits.
    #[must_use]
    pub fn waits(self) -> bool {
        self != PhaserMode::Sig
    }
}

/// What a task does on one phaser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhaserCall {
    /// `signal()`
    Signal,
    /// `doWait()`
    Wait,
    /// `doNext()`
    Next,
    /// `drop()`
    Drop,
}

/// A statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stmt {
    /// `x = e`
    Assign(Place, Expr),
    /// `x++`
    Increment(Place),
    /// `p = r`
    SetShared(Ref),
    /// `r.next = s`
    SetNext(Ref, Ref),
    /// `b = new int[4]`, or `b = a`
    SetAlias {
        /// Whether the array is new.
        fresh: bool,
    },
    /// `final int t = e`
    Local(Name, Expr),
    /// `final Node r = …`
    LocalRef(Name, Ref),
    /// `if (c) … else …`
    If(Cond, Block, Block),
    /// `if (c) return`: leaves the innermost body, be it a task's, a section's or a finish's.
    LeaveIf(Cond),
    /// `for (int i = 0; i < bound; i++) …`; the bound is evaluated each time.
    For(Name, Expr, Block),
    /// `if (c) break`
    BreakIf(Cond),
    /// `if (c) continue`
    ContinueIf(Cond),
    /// `while (c) {}`
    WaitWhile(Cond),
    /// `isolated(lock, …)`
    Isolated(Lock, Block),
    /// `final int t = isolatedWithReturn(lock, …; e)`
    IsolatedValue(Name, Lock, Block, Expr),
    /// `synchronized (r) …`
    Synchronized(Ref, Block),
    /// A step on the atomic number, and the local that receives its result.
    Atomic(Name, Step),
    /// `async(…)`
    Async(Block),
    /// `asyncAwait(f, …)`, one or two inputs
    AsyncAwait(Vec<Awaited>, Block),
    /// `f = future(…; e)`, `futureAwait` with inputs
    Future(Name, Vec<Awaited>, Block, Expr),
    /// `forasync(0, n, i -> …)`, `forall` if it waits
    ForTasks {
        /// Whether it waits.
        waits: bool,
        /// Index.
        index: Name,
        /// Last index.
        last: i32,
        /// Body.
        body: Block,
    },
    /// `finish(…)`
    Finish(Block),
    /// `final int t = f.get()` of a future
    Get(Name, Name),
    /// `final int t = f.safeGet()`, `d.get()`: without waiting
    SafeGet(Name, Awaited),
    /// `d{n}.put(e)`
    Put(u8, Expr),
    /// `d{n}.failed(new IllegalStateException())`
    Fail(u8),
    /// `d{n}.cancel()`
    Cancel(u8),
    /// `waitAll(f, …)`
    WaitAll(Vec<Awaited>),
    /// `acquire…; …; release…`
    Region(Mode, Target, Block),
    /// `acquireW(…)`
    Acquire(Mode, Target),
    /// `releaseW(…)`
    Release(Mode, Target),
    /// `assert c`
    Assert(Cond),
    /// `throw`
    Throw(Thrown),
    /// `try … catch …`
    Try(Block, Caught, Block),
    /// `System.exit(0)`
    Exit,
    /// Calls the `n`-th method.
    Call(u8),
    /// `final HjPhaser h = newPhaser(mode, bound)`; no bound if it is 0
    NewPhaser(Name, PhaserMode, i32),
    /// `asyncPhased(h.inMode(mode), …)`, one or two phasers
    AsyncPhased(Vec<(Name, PhaserMode)>, Block),
    /// `forallPhased(0, n, i -> …)`
    ForPhased {
        /// Index.
        index: Name,
        /// Last index.
        last: i32,
        /// Body.
        body: Block,
    },
    /// `next()`
    Next,
    /// A call on one phaser.
    Phaser(Name, PhaserCall),
}

/// A program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tree {
    /// Initial value of `Table.h`.
    pub table: Option<Expr>,
    /// Static methods without parameters; each may call those with higher numbers.
    pub methods: Vec<Block>,
    /// The root task's body, run by `launchHabaneroApp`.
    pub body: Block,
}

impl Stmt {
    /// Blocks directly inside.
    #[must_use]
    pub fn blocks(&self) -> Vec<&Block> {
        match self {
            Stmt::If(_, a, b) | Stmt::Try(a, _, b) => vec![a, b],
            Stmt::For(_, _, b)
            | Stmt::Isolated(_, b)
            | Stmt::IsolatedValue(_, _, b, _)
            | Stmt::Synchronized(_, b)
            | Stmt::Async(b)
            | Stmt::AsyncAwait(_, b)
            | Stmt::Future(_, _, b, _)
            | Stmt::ForTasks { body: b, .. }
            | Stmt::AsyncPhased(_, b)
            | Stmt::ForPhased { body: b, .. }
            | Stmt::Finish(b)
            | Stmt::Region(_, _, b) => vec![b],
            _ => Vec::new(),
        }
    }

    /// The same, to be changed.
    pub fn blocks_mut(&mut self) -> Vec<&mut Block> {
        match self {
            Stmt::If(_, a, b) | Stmt::Try(a, _, b) => vec![a, b],
            Stmt::For(_, _, b)
            | Stmt::Isolated(_, b)
            | Stmt::IsolatedValue(_, _, b, _)
            | Stmt::Synchronized(_, b)
            | Stmt::Async(b)
            | Stmt::AsyncAwait(_, b)
            | Stmt::Future(_, _, b, _)
            | Stmt::ForTasks { body: b, .. }
            | Stmt::AsyncPhased(_, b)
            | Stmt::ForPhased { body: b, .. }
            | Stmt::Finish(b)
            | Stmt::Region(_, _, b) => vec![b],
            _ => Vec::new(),
        }
    }

    /// The local that it declares for the statements behind it.
    #[must_use]
    pub fn declares(&self) -> Option<Name> {
        match self {
            Stmt::Local(n, _)
            | Stmt::LocalRef(n, _)
            | Stmt::IsolatedValue(n, ..)
            | Stmt::Future(n, ..)
            | Stmt::Get(n, _)
            | Stmt::NewPhaser(n, ..)
            | Stmt::SafeGet(n, _) => Some(*n),
            Stmt::Atomic(n, step) if !matches!(step, Step::Set(_)) => Some(*n),
            _ => None,
        }
    }

    /// Whether its body is a body of its own (a lambda in Java): what `LeaveIf` leaves, and what no `break` crosses.
    #[must_use]
    pub fn is_body(&self) -> bool {
        matches!(
            self,
            Stmt::Isolated(..)
                | Stmt::IsolatedValue(..)
                | Stmt::Async(_)
                | Stmt::AsyncAwait(..)
                | Stmt::Future(..)
                | Stmt::ForTasks { .. }
                | Stmt::AsyncPhased(..)
                | Stmt::ForPhased { .. }
                | Stmt::Finish(_)
        )
    }

    /// Whether its body is a task's.
    #[must_use]
    pub fn makes_task(&self) -> bool {
        let in_place = matches!(self, Stmt::Isolated(..) | Stmt::IsolatedValue(..) | Stmt::Finish(_));
        self.is_body() && !in_place
    }
}

/// The phasers that a task makes which runs this block.
#[must_use]
pub fn phasers(block: &Block) -> Vec<Name> {
    let mut out = Vec::new();
    for s in block {
        match s {
            Stmt::NewPhaser(n, ..) => out.push(*n),
            s if s.makes_task() => {}
            s => out.extend(s.blocks().into_iter().flat_map(phasers)),
        }
    }
    out
}

impl Tree {
    /// A program that is nothing but this body.
    #[must_use]
    pub fn of(body: Block) -> Tree {
        Tree { body, ..Tree::default() }
    }

    /// All blocks that are not inside another one: the methods' and the root task's.
    pub fn roots(&self) -> impl Iterator<Item = &Block> {
        self.methods.iter().chain([&self.body])
    }

    /// Every statement.
    pub fn each<'t>(&'t self, f: &mut impl FnMut(&'t Stmt)) {
        fn walk<'t>(block: &'t Block, f: &mut impl FnMut(&'t Stmt)) {
            for s in block {
                f(s);
                s.blocks().into_iter().for_each(|b| walk(b, f));
            }
        }
        self.roots().for_each(|b| walk(b, f));
    }

    /// Number of statements.
    #[must_use]
    pub fn size(&self) -> usize {
        let mut n = 0;
        self.each(&mut |_| n += 1);
        n
    }
}
