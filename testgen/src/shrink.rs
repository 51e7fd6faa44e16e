//! Shrinking: the smallest tree for which a predicate still holds.

use crate::program::{Block, Cond, Expr, Lock, PhaserCall, PhaserMode, Place, Stmt, Tree};
use crate::scope;

/// Greedy descent: tries every smaller variant that is a program until none satisfies `holds`.
pub fn shrink(tree: &Tree, holds: &mut dyn FnMut(&Tree) -> bool) -> Tree {
    let mut best = tree.clone();
    // Where the last step succeeded the next one is likely to: what comes before was tried on nearly the same tree.
    let mut at = 0;
    loop {
        let all = variants(&best);
        let order = (at..all.len()).chain(0..at.min(all.len()));
        let Some(i) = order.into_iter().find(|i| scope::well_formed(&all[*i]) && holds(&all[*i])) else { return best };
        best = all[i].clone();
        at = i;
    }
}

/// Simpler programs, the greatest steps first.
fn variants(tree: &Tree) -> Vec<Tree> {
    let mut out = Vec::new();
    if tree.table.is_some() {
        out.push(Tree { table: None, ..tree.clone() });
    }
    let mut calls = false;
    tree.each(&mut |s| calls |= matches!(s, Stmt::Call(_)));
    if !calls && !tree.methods.is_empty() {
        out.push(Tree { methods: Vec::new(), ..tree.clone() });
    }
    // The body last, so that statements disappear before methods do.
    let bodies = tree.methods.len() + 1;
    for i in (0..bodies).rev() {
        let block = tree.methods.get(i).unwrap_or(&tree.body);
        for smaller in blocks(block, &tree.methods) {
            let mut t = tree.clone();
            match t.methods.get_mut(i) {
                Some(m) => *m = smaller,
                None => t.body = smaller,
            }
            out.push(t);
        }
    }
    out
}

/// Smaller blocks: without a statement, with what is inside one instead of it, with a simpler one.
fn blocks(block: &Block, methods: &[Block]) -> Vec<Block> {
    let mut out = Vec::new();
    let with = |i: usize, instead: Vec<Stmt>| {
        let mut b = block.clone();
        b.splice(i..=i, instead);
        b
    };
    for (i, s) in block.iter().enumerate() {
        out.push(with(i, Vec::new()));
        for inner in s.blocks().into_iter().filter(|b| !b.is_empty()) {
            out.push(with(i, inner.clone()));
        }
        if let Stmt::Call(n) = s
            && let Some(body) = methods.get(usize::from(*n))
        {
            out.push(with(i, body.clone()));
        }
        for simpler in statements(s) {
            out.push(with(i, vec![simpler]));
        }
        for (at, inner) in s.blocks().into_iter().enumerate() {
            for smaller in blocks(inner, methods) {
                let mut s = s.clone();
                if let Some(b) = s.blocks_mut().into_iter().nth(at) {
                    *b = smaller;
                }
                out.push(with(i, vec![s]));
            }
        }
    }
    out
}

/// Simpler statements of the same shape.
fn statements(s: &Stmt) -> Vec<Stmt> {
    match s {
        Stmt::Assign(p, e) => {
            let places = place(p).into_iter().map(|p| Stmt::Assign(p, e.clone()));
            places.chain(expr(e).into_iter().map(|e| Stmt::Assign(p.clone(), e))).collect()
        }
        Stmt::Increment(p) => {
            let mut out = vec![Stmt::Assign(p.clone(), Expr::Const(1))];
            out.extend(place(p).into_iter().map(Stmt::Increment));
            out
        }
        Stmt::Local(n, e) => expr(e).into_iter().map(|e| Stmt::Local(*n, e)).collect(),
        Stmt::If(c, a, b) => cond(c).into_iter().map(|c| Stmt::If(c, a.clone(), b.clone())).collect(),
        Stmt::Assert(c) => cond(c).into_iter().map(Stmt::Assert).collect(),
        Stmt::LeaveIf(c) => cond(c).into_iter().map(Stmt::LeaveIf).collect(),
        Stmt::BreakIf(c) => cond(c).into_iter().map(Stmt::BreakIf).collect(),
        Stmt::ContinueIf(c) => cond(c).into_iter().map(Stmt::ContinueIf).collect(),
        Stmt::WaitWhile(c) => cond(c).into_iter().map(Stmt::WaitWhile).collect(),
        Stmt::For(n, e, b) => expr(e).into_iter().map(|e| Stmt::For(*n, e, b.clone())).collect(),
        Stmt::Put(d, e) => expr(e).into_iter().map(|e| Stmt::Put(*d, e)).collect(),
        Stmt::Future(n, inputs, b, e) => {
            let mut out: Vec<Stmt> =
                expr(e).into_iter().map(|e| Stmt::Future(*n, inputs.clone(), b.clone(), e)).collect();
            if !inputs.is_empty() {
                out.push(Stmt::Future(*n, Vec::new(), b.clone(), e.clone()));
            }
            out
        }
        Stmt::AsyncAwait(_, b) => vec![Stmt::Async(b.clone())],
        Stmt::AsyncPhased(list, b) => {
            let mut out = vec![Stmt::Async(b.clone())];
            if list.len() > 1 {
                out.extend(list.iter().map(|one| Stmt::AsyncPhased(vec![*one], b.clone())));
            }
            out.extend(list.iter().enumerate().filter(|(_, (_, m))| *m != PhaserMode::SigWait).map(|(i, (n, _))| {
                let mut list = list.clone();
                list[i] = (*n, PhaserMode::SigWait);
                Stmt::AsyncPhased(list, b.clone())
            }));
            out
        }
        Stmt::ForPhased { index, last, body } => {
            let mut out = vec![Stmt::ForTasks { waits: true, index: *index, last: *last, body: body.clone() }];
            if *last > 0 {
                out.push(Stmt::ForPhased { index: *index, last: last - 1, body: body.clone() });
            }
            out
        }
        Stmt::NewPhaser(n, mode, bound) if *bound > 0 => vec![Stmt::NewPhaser(*n, *mode, 0)],
        Stmt::Phaser(n, PhaserCall::Next) => vec![Stmt::Phaser(*n, PhaserCall::Signal), Stmt::Next],
        Stmt::ForTasks { body, last, waits, index } if *last > 0 => {
            vec![Stmt::ForTasks { body: body.clone(), last: last - 1, waits: *waits, index: *index }]
        }
        Stmt::IsolatedValue(n, lock, b, e) => {
            let mut out: Vec<Stmt> =
                expr(e).into_iter().map(|e| Stmt::IsolatedValue(*n, lock.clone(), b.clone(), e)).collect();
            if *lock != Lock::Global {
                out.push(Stmt::IsolatedValue(*n, Lock::Global, b.clone(), e.clone()));
            }
            out.push(Stmt::Local(*n, e.clone()));
            out
        }
        Stmt::Isolated(lock, b) if *lock != Lock::Global => vec![Stmt::Isolated(Lock::Global, b.clone())],
        Stmt::Atomic(n, _) | Stmt::Get(n, _) | Stmt::SafeGet(n, _) => vec![Stmt::Local(*n, Expr::Const(0))],
        _ => Vec::new(),
    }
}

fn place(p: &Place) -> Vec<Place> {
    let inside = |i: &Expr| expr(i).into_iter().map(Box::new);
    match p {
        Place::Plain(_) => Vec::new(),
        Place::Element(i) => {
            let mut out = vec![Place::Plain(0)];
            out.extend(inside(i).map(Place::Element));
            out
        }
        Place::Alias(i) => {
            let mut out = vec![Place::Element(i.clone())];
            out.extend(inside(i).map(Place::Alias));
            out
        }
        _ => vec![Place::Plain(0)],
    }
}

fn expr(e: &Expr) -> Vec<Expr> {
    match e {
        Expr::Const(0) => Vec::new(),
        Expr::Const(_) | Expr::Local(_) => vec![Expr::Const(0)],
        Expr::Load(p) => {
            let mut out = vec![Expr::Const(0)];
            out.extend(place(p).into_iter().map(|p| Expr::Load(Box::new(p))));
            out
        }
        Expr::Binary(op, l, r) => {
            let mut out = vec![(**l).clone(), (**r).clone()];
            out.extend(expr(l).into_iter().map(|l| Expr::Binary(*op, Box::new(l), r.clone())));
            out.extend(expr(r).into_iter().map(|r| Expr::Binary(*op, l.clone(), Box::new(r))));
            out
        }
    }
}

fn cond(c: &Cond) -> Vec<Cond> {
    match c {
        Cond::Not(c) => vec![(**c).clone()],
        Cond::And(l, r) | Cond::Or(l, r) => vec![(**l).clone(), (**r).clone()],
        Cond::Compare(op, l, r) => {
            let left = expr(l).into_iter().map(|l| Cond::Compare(*op, l, r.clone()));
            left.chain(expr(r).into_iter().map(|r| Cond::Compare(*op, l.clone(), r))).collect()
        }
        _ => Vec::new(),
    }
}
