//! Which trees are programs: names are declared before their use, jumps have a target, no statement is out of reach for
//! Java, and what must not stand inside an isolated section does not.

use crate::program::{
    Awaited, Block, Cond, Expr, LENGTH, Lock, NODES, Name, PLAIN, PROMISES, PhaserCall, Place, Ref, Stmt, Target, Tree,
    VOLATILE,
};
use std::collections::BTreeSet;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Int,
    Node,
    Future,
    Phaser,
}

/// Whether the tree is a program.
#[must_use]
pub fn well_formed(tree: &Tree) -> bool {
    let blocking: Vec<bool> = (0..tree.methods.len()).map(|i| method_blocks(tree, i)).collect();
    let mut seen = BTreeSet::new();
    let mut ok = true;
    tree.each(&mut |s| {
        let loops = match s {
            Stmt::For(n, ..) | Stmt::ForTasks { index: n, .. } | Stmt::ForPhased { index: n, .. } => Some(*n),
            _ => None,
        };
        ok &= s.declares().into_iter().chain(loops).all(|n| seen.insert(n));
    });
    let table = tree.table.is_some();
    let simple = |e: &Expr| {
        matches!(e, Expr::Const(_)) || matches!(e, Expr::Load(p) if matches!(**p, Place::Plain(_) | Place::Volatile(_)))
    };
    let check = |first: usize, block: &Block| {
        let mut scope = Scope {
            names: Vec::new(),
            looping: false,
            isolated: false,
            repeated: false,
            method: first > 0,
            first,
            table,
            blocking: &blocking,
        };
        scope.block(block) && scope.names.is_empty()
    };
    ok && tree.table.as_ref().is_none_or(|e| match e {
        Expr::Binary(_, l, r) => {
            simple(l) && simple(r) && !matches!(e, Expr::Binary(crate::program::Operator::Div, ..))
        }
        e => simple(e),
    }) && tree.methods.iter().enumerate().all(|(i, b)| check(i + 1, b))
        && check(0, &tree.body)
}

/// Whether a method does what Java's library declares as suspending.
#[must_use]
pub fn method_blocks(tree: &Tree, method: usize) -> bool {
    tree.methods.get(method).is_some_and(|b| suspends(tree, method + 1, b))
}

/// Whether a block does, itself or by calls.
#[must_use]
pub fn suspends(tree: &Tree, first: usize, block: &Block) -> bool {
    block.iter().any(|s| match s {
        Stmt::Finish(_) | Stmt::ForTasks { waits: true, .. } | Stmt::WaitAll(_) | Stmt::Get(..) => true,
        Stmt::Call(n) => usize::from(*n) >= first && method_blocks(tree, usize::from(*n)),
        // The bodies of tasks may; that of a section has its own rules.
        s if s.is_body() => false,
        s => s.blocks().into_iter().any(|b| suspends(tree, first, b)),
    })
}

/// Whether the end of a block can be reached, as Java sees it.
#[must_use]
pub fn completes(block: &Block) -> bool {
    block.iter().all(stmt_completes)
}

fn stmt_completes(s: &Stmt) -> bool {
    match s {
        Stmt::Throw(_) => false,
        Stmt::If(_, a, b) | Stmt::Try(a, _, b) => completes(a) || completes(b),
        Stmt::Synchronized(_, b) | Stmt::Region(_, _, b) => completes(b),
        _ => true,
    }
}

struct Scope<'t> {
    names: Vec<(Name, Kind)>,
    /// Inside a loop of the innermost body.
    looping: bool,
    isolated: bool,
    /// Inside a loop of the task.
    repeated: bool,
    /// In a method, whose tasks are on no phaser that it could name.
    method: bool,
    /// Methods from this one on may be called.
    first: usize,
    table: bool,
    blocking: &'t [bool],
}

impl Scope<'_> {
    fn block(&mut self, block: &Block) -> bool {
        let known = self.names.len();
        let ok = self.open(block);
        self.names.truncate(known);
        ok
    }

    fn open(&mut self, block: &Block) -> bool {
        let reachable = block.split_last().is_none_or(|(_, before)| before.iter().all(stmt_completes));
        reachable && block.iter().all(|s| self.stmt(s))
    }

    fn has(&self, n: Name, kind: Kind) -> bool {
        self.names.contains(&(n, kind))
    }

    fn declare(&mut self, n: Name, kind: Kind) -> bool {
        self.names.push((n, kind));
        true
    }

    fn reference(&self, r: &Ref) -> bool {
        match r {
            Ref::Null | Ref::New | Ref::Shared => true,
            Ref::Fixed(n) => *n < NODES,
            Ref::Local(n) => self.has(*n, Kind::Node),
            Ref::Next(r) => self.base(r),
        }
    }

    /// A node that can stand before a dot.
    fn base(&self, r: &Ref) -> bool {
        !matches!(r, Ref::Null) && self.reference(r)
    }

    fn place(&self, p: &Place) -> bool {
        match p {
            Place::Plain(n) => *n < PLAIN,
            Place::Volatile(n) => *n < VOLATILE,
            Place::Element(i) | Place::Alias(i) => self.expr(i),
            Place::Field(r, _) => self.base(r),
            Place::Table => self.table,
        }
    }

    fn expr(&self, e: &Expr) -> bool {
        match e {
            Expr::Const(_) => true,
            Expr::Local(n) => self.has(*n, Kind::Int),
            Expr::Load(p) => self.place(p),
            Expr::Binary(_, l, r) => self.expr(l) && self.expr(r),
        }
    }

    fn awaited(&self, a: Awaited) -> bool {
        match a {
            Awaited::Promise(n) => n < PROMISES,
            Awaited::Future(n) => self.has(n, Kind::Future),
        }
    }

    fn inputs(&self, list: &[Awaited]) -> bool {
        list.len() <= 2 && list.iter().all(|a| self.awaited(*a))
    }

    fn cond(&self, c: &Cond) -> bool {
        match c {
            Cond::Compare(_, l, r) => self.expr(l) && self.expr(r),
            Cond::Same(l, r) => self.reference(l) && self.reference(r),
            Cond::Resolved(a) => self.awaited(*a),
            Cond::Not(c) => self.cond(c),
            Cond::And(l, r) | Cond::Or(l, r) => self.cond(l) && self.cond(r),
        }
    }

    fn lock(&self, lock: &Lock) -> bool {
        match lock {
            Lock::Global => true,
            Lock::Objects(list) => (1..=3).contains(&list.len()) && list.iter().all(|(r, _)| self.base(r)),
        }
    }

    fn target(&self, t: &Target) -> bool {
        let simple = |e: &Expr| matches!(e, Expr::Const(_) | Expr::Local(_)) && self.expr(e);
        match t {
            Target::Place(Place::Plain(n)) => *n < PLAIN,
            Target::Place(Place::Element(i)) => simple(i),
            Target::Place(Place::Field(r @ Ref::Fixed(_), _)) => self.reference(r),
            Target::Place(_) => false,
            Target::Object(r) => matches!(r, Ref::Fixed(_) | Ref::Local(_)) && self.reference(r),
            Target::Array => true,
            Target::Range(lo, hi) => simple(lo) && simple(hi),
        }
    }

    /// A body of its own: a lambda. `task` tells whether it is a task's, which is in no section.
    fn body(&mut self, block: &Block, isolated: bool, result: Option<&Expr>) -> bool {
        let outer = (self.looping, self.isolated);
        (self.looping, self.isolated) = (false, isolated);
        let known = self.names.len();
        let ok = self.open(block) && result.is_none_or(|e| self.expr(e) && completes(block));
        self.names.truncate(known);
        (self.looping, self.isolated) = outer;
        ok
    }

    fn stmt(&mut self, s: &Stmt) -> bool {
        let outer = self.repeated;
        self.repeated &= !s.makes_task();
        let ok = self.statement(s);
        self.repeated = outer;
        ok
    }

    fn statement(&mut self, s: &Stmt) -> bool {
        match s {
            Stmt::Assign(p, e) => self.place(p) && self.expr(e),
            Stmt::Increment(p) => self.place(p),
            Stmt::SetShared(r) => self.reference(r),
            Stmt::SetNext(r, s) => self.base(r) && self.reference(s),
            Stmt::SetAlias { .. } | Stmt::Throw(_) | Stmt::Exit => true,
            Stmt::Local(n, e) => self.expr(e) && self.declare(*n, Kind::Int),
            Stmt::LocalRef(n, r) => self.reference(r) && self.declare(*n, Kind::Node),
            Stmt::If(c, a, b) => self.cond(c) && self.block(a) && self.block(b),
            Stmt::LeaveIf(c) | Stmt::Assert(c) => self.cond(c),
            Stmt::BreakIf(c) | Stmt::ContinueIf(c) => self.looping && self.cond(c),
            // A constant condition would put what follows out of Java's reach.
            Stmt::WaitWhile(c) => self.cond(c) && reads(c),
            Stmt::For(n, bound, b) => {
                let known = self.names.len();
                self.declare(*n, Kind::Int);
                let outer = (self.looping, self.repeated);
                (self.looping, self.repeated) = (true, true);
                let ok = self.expr(bound) && self.block(b);
                (self.looping, self.repeated) = outer;
                self.names.truncate(known);
                ok
            }
            Stmt::Isolated(lock, b) => self.lock(lock) && self.body(b, true, None),
            Stmt::IsolatedValue(n, lock, b, e) => {
                self.lock(lock) && self.body(b, true, Some(e)) && self.declare(*n, Kind::Int)
            }
            Stmt::Synchronized(r, b) => self.base(r) && self.block(b),
            Stmt::Atomic(n, _) => s.declares().is_none() || self.declare(*n, Kind::Int),
            Stmt::Async(b) => self.body(b, false, None),
            Stmt::AsyncAwait(list, b) => !list.is_empty() && self.inputs(list) && self.body(b, false, None),
            Stmt::Future(n, list, b, e) => {
                self.inputs(list) && self.body(b, false, Some(e)) && self.declare(*n, Kind::Future)
            }
            Stmt::ForTasks { waits, index, last, body } => {
                let known = self.names.len();
                self.declare(*index, Kind::Int);
                let ok = *last < LENGTH && !(self.isolated && *waits) && self.body(body, false, None);
                self.names.truncate(known);
                ok
            }
            // A phaser made again would still be the first one where a loop ends.
            Stmt::NewPhaser(n, ..) => !self.method && !self.repeated && self.declare(*n, Kind::Phaser),
            Stmt::AsyncPhased(list, b) => {
                (1..=2).contains(&list.len())
                    && list.iter().all(|(n, _)| self.has(*n, Kind::Phaser))
                    && self.body(b, false, None)
            }
            Stmt::ForPhased { index, last, body } => {
                let known = self.names.len();
                self.declare(*index, Kind::Int);
                let ok = *last < LENGTH && !self.isolated && !self.method && self.body(body, false, None);
                self.names.truncate(known);
                ok
            }
            Stmt::Next => !self.isolated && !self.method,
            Stmt::Phaser(n, call) => {
                let suspends = matches!(call, PhaserCall::Wait | PhaserCall::Next);
                !(suspends && self.isolated) && self.has(*n, Kind::Phaser)
            }
            Stmt::Finish(b) => !self.isolated && self.body(b, false, None),
            Stmt::Get(n, f) => self.has(*f, Kind::Future) && self.declare(*n, Kind::Int),
            Stmt::SafeGet(n, a) => self.awaited(*a) && self.declare(*n, Kind::Int),
            Stmt::Put(d, e) => *d < PROMISES && self.expr(e),
            Stmt::Fail(d) | Stmt::Cancel(d) => *d < PROMISES,
            Stmt::WaitAll(list) => !self.isolated && !list.is_empty() && self.inputs(list),
            // Locals of its body stay visible behind it.
            Stmt::Region(_, t, b) => self.target(t) && self.open(b) && completes(b),
            Stmt::Acquire(_, t) | Stmt::Release(_, t) => self.target(t),
            Stmt::Try(a, _, b) => self.block(a) && self.block(b),
            Stmt::Call(n) => {
                let n = usize::from(*n);
                n >= self.first && self.blocking.get(n).is_some_and(|blocks| !(*blocks && self.isolated))
            }
        }
    }
}

/// Whether a condition reads anything shared.
#[must_use]
pub fn reads(c: &Cond) -> bool {
    match c {
        Cond::Compare(_, l, r) => loads(l) || loads(r),
        Cond::Same(..) | Cond::Resolved(_) => true,
        Cond::Not(c) => reads(c),
        Cond::And(l, r) | Cond::Or(l, r) => reads(l) || reads(r),
    }
}

/// Whether a number depends on anything shared.
#[must_use]
pub fn loads(e: &Expr) -> bool {
    match e {
        Expr::Const(_) | Expr::Local(_) => false,
        Expr::Load(_) => true,
        Expr::Binary(_, l, r) => loads(l) || loads(r),
    }
}
