//! Programs as trees, small enough to read.

use std::fmt;

/// Number of plain statics `x0`, `x1`, …, which sections and plain accesses share.
pub const PLAIN: u8 = 3;
/// Number of volatile statics `v0`, ….
pub const VOLATILE: u8 = 2;

/// A variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Var {
    /// `x{n}`
    Plain(u8),
    /// `v{n}`
    Volatile(u8),
    /// Element `n` of the shared array.
    Element(u8),
}

impl fmt::Display for Var {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Var::Plain(n) => write!(f, "x{n}"),
            Var::Volatile(n) => write!(f, "v{n}"),
            Var::Element(n) => write!(f, "a[{n}]"),
        }
    }
}

/// A statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stmt {
    /// `x = k`
    Set(Var, i32),
    /// `x = y + k`
    Copy(Var, Var, i32),
    /// `x++`
    Increment(Var),
    /// `a[x & 3] = k`
    SetAt(Var, i32),
    /// `if (x == k) … else …`
    If(Var, i32, Vec<Stmt>, Vec<Stmt>),
    /// `if (x == k) return`
    ReturnIf(Var, i32),
    /// `isolated { … }`
    Isolated(Vec<Stmt>),
    /// `isolated(lock n) { … }`
    IsolatedOn(u8, Vec<Stmt>),
    /// `async { … }`
    Async(Vec<Stmt>),
    /// `finish { … }`
    Finish(Vec<Stmt>),
    /// `f = future { … }`, got at the end of this list or by `Get`.
    Future(Vec<Stmt>),
    /// Gets the `n`-th future of this task, if there is one.
    Get(u8),
    /// Fills promise `n`.
    Put(u8),
    /// Waits for promise `n`.
    Await(u8),
    /// `if (promise n is filled) …`
    IfFilled(u8, Vec<Stmt>),
    /// `async await(promise n) { … }`
    AsyncAwait(u8, Vec<Stmt>),
    /// `while (v != k);` on a volatile.
    WaitFor(u8, i32),
    /// A region around statements.
    Region(bool, Var, Vec<Stmt>),
    /// `assert x != k`
    AssertNot(Var, i32),
    /// `throw`
    Throw,
}

/// The root task's body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tree(pub Vec<Stmt>);

impl fmt::Display for Tree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        list(f, &self.0, 0)
    }
}

fn list(f: &mut fmt::Formatter<'_>, stmts: &[Stmt], depth: usize) -> fmt::Result {
    stmts.iter().try_for_each(|s| one(f, s, depth))
}

fn one(f: &mut fmt::Formatter<'_>, s: &Stmt, depth: usize) -> fmt::Result {
    let pad = "  ".repeat(depth);
    let (head, body): (String, &[Stmt]) = match s {
        Stmt::Set(x, k) => return writeln!(f, "{pad}{x} = {k}"),
        Stmt::Copy(x, y, k) => return writeln!(f, "{pad}{x} = {y} + {k}"),
        Stmt::Increment(x) => return writeln!(f, "{pad}{x}++"),
        Stmt::SetAt(x, k) => return writeln!(f, "{pad}a[{x} & 3] = {k}"),
        Stmt::ReturnIf(x, k) => return writeln!(f, "{pad}if ({x} == {k}) return"),
        Stmt::Get(n) => return writeln!(f, "{pad}get {n}"),
        Stmt::Put(n) => return writeln!(f, "{pad}put p{n}"),
        Stmt::Await(n) => return writeln!(f, "{pad}await p{n}"),
        Stmt::WaitFor(n, k) => return writeln!(f, "{pad}while (v{n} != {k});"),
        Stmt::AssertNot(x, k) => return writeln!(f, "{pad}assert {x} != {k}"),
        Stmt::Throw => return writeln!(f, "{pad}throw"),
        Stmt::If(x, k, then, els) => {
            writeln!(f, "{pad}if ({x} == {k}) {{")?;
            list(f, then, depth + 1)?;
            if !els.is_empty() {
                writeln!(f, "{pad}}} else {{")?;
                list(f, els, depth + 1)?;
            }
            return writeln!(f, "{pad}}}");
        }
        Stmt::Isolated(b) => ("isolated".into(), b),
        Stmt::IsolatedOn(n, b) => (format!("isolated(o{n})"), b),
        Stmt::Async(b) => ("async".into(), b),
        Stmt::Finish(b) => ("finish".into(), b),
        Stmt::Future(b) => ("future".into(), b),
        Stmt::IfFilled(n, b) => (format!("if (p{n} filled)"), b),
        Stmt::AsyncAwait(n, b) => (format!("async await(p{n})"), b),
        Stmt::Region(w, x, b) => (format!("region {} {x}", if *w { "W" } else { "R" }), b),
    };
    writeln!(f, "{pad}{head} {{")?;
    list(f, body, depth + 1)?;
    writeln!(f, "{pad}}}")
}

/// Lists of statements directly inside a statement.
pub fn children(s: &Stmt) -> Vec<&Vec<Stmt>> {
    match s {
        Stmt::If(_, _, a, b) => vec![a, b],
        Stmt::Isolated(b)
        | Stmt::IsolatedOn(_, b)
        | Stmt::Async(b)
        | Stmt::Finish(b)
        | Stmt::Future(b)
        | Stmt::IfFilled(_, b)
        | Stmt::AsyncAwait(_, b)
        | Stmt::Region(_, _, b) => vec![b],
        _ => Vec::new(),
    }
}

/// The same, to be changed.
pub fn children_mut(s: &mut Stmt) -> Vec<&mut Vec<Stmt>> {
    match s {
        Stmt::If(_, _, a, b) => vec![a, b],
        Stmt::Isolated(b)
        | Stmt::IsolatedOn(_, b)
        | Stmt::Async(b)
        | Stmt::Finish(b)
        | Stmt::Future(b)
        | Stmt::IfFilled(_, b)
        | Stmt::AsyncAwait(_, b)
        | Stmt::Region(_, _, b) => vec![b],
        _ => Vec::new(),
    }
}
