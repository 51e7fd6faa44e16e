//! Changes of a program after which the verdict is known from the verdict before.

use crate::program::{Block, Expr, Field, Operator, Place, Ref, Stmt, Target, Tree};
use crate::scope;
use scoville_evidence::verdict::{Property, Verdict};

/// A change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// Two asyncs that follow each other change places.
    SwapTasks,
    /// Another task that does nothing.
    SpareTask,
    /// A region grows, from a location to the object that holds it.
    WidenRegion,
    /// A task is waited for at once.
    WaitForTask,
    /// The operands of a sum or product change places.
    SwapOperands,
    /// A statement becomes a method of its own.
    ExtractMethod,
}

impl Change {
    /// Whether the verdict after the change can be right if the one before is.
    #[must_use]
    pub fn allows(self, before: &Verdict, after: &Verdict) -> bool {
        let race = Verdict::False(Property::NoDataRace);
        let permission = Verdict::False(Property::Permission);
        let open = |v: &Verdict| matches!(v, Verdict::Unknown(_));
        match self {
            _ if open(before) || open(after) => true,
            // Accesses are the same; a conflict hides what comes later in the precedence. A wider region may mend what
            // was wrong with a narrow one.
            Change::WidenRegion if *before == permission => *after != race,
            Change::WidenRegion => before == after || (*after == permission && *before != race),
            // Fewer schedules: no race appears. (But waiting may never end.)
            Change::WaitForTask => *before != Verdict::True || *after != race,
            _ => before == after,
        }
    }
}

/// Every program that one application of the change makes of the tree.
#[must_use]
pub fn apply(tree: &Tree, change: Change) -> Vec<Tree> {
    let mut out = Vec::new();
    let mut handlers = false;
    tree.each(&mut |s| handlers |= matches!(s, Stmt::Try(..)));
    if change == Change::WaitForTask && handlers {
        // A task's exception would come to another handler.
        return out;
    }
    let Ok(number) = u8::try_from(tree.methods.len()) else { return out };
    for i in 0..=tree.methods.len() {
        let block = tree.methods.get(i).unwrap_or(&tree.body);
        // A method may be called inside a section, where no task can be created.
        let isolated = i < tree.methods.len();
        for (new, method) in blocks(block, change, isolated, number) {
            let mut t = tree.clone();
            match t.methods.get_mut(i) {
                Some(m) => *m = new,
                None => t.body = new,
            }
            t.methods.extend(method);
            out.push(t);
        }
    }
    out.retain(scope::well_formed);
    out
}

/// A changed block, and the method that it calls if that is new.
type Changed = (Block, Option<Block>);

/// `number` is that of a new method.
fn blocks(block: &Block, change: Change, isolated: bool, number: u8) -> Vec<Changed> {
    let mut out: Vec<Changed> = Vec::new();
    let with = |range: std::ops::Range<usize>, instead: Vec<Stmt>| {
        let mut b = block.clone();
        b.splice(range, instead);
        b
    };
    if change == Change::SpareTask && !isolated {
        out.extend((0..=block.len()).map(|i| (with(i..i, vec![Stmt::Async(Vec::new())]), None)));
    }
    for (i, s) in block.iter().enumerate() {
        match (change, s) {
            (Change::SwapTasks, Stmt::Async(_)) => {
                if let Some(next @ Stmt::Async(_)) = block.get(i + 1) {
                    out.push((with(i..i + 2, vec![next.clone(), s.clone()]), None));
                }
            }
            (Change::WaitForTask, Stmt::Async(_)) => {
                out.push((with(i..i + 1, vec![Stmt::Finish(vec![s.clone()])]), None));
            }
            (Change::WidenRegion, Stmt::Region(mode, target, body)) => {
                out.extend(wider(target).map(|t| (with(i..i + 1, vec![Stmt::Region(*mode, t, body.clone())]), None)));
            }
            (Change::SwapOperands, s) => out.extend(swapped(s).map(|s| (with(i..i + 1, vec![s]), None))),
            (Change::ExtractMethod, s) if s.declares().is_none() && !leaves(s) => {
                out.push((with(i..i + 1, vec![Stmt::Call(number)]), Some(vec![s.clone()])));
            }
            _ => {}
        }
        for (at, inner) in s.blocks().into_iter().enumerate() {
            let isolated = match s {
                Stmt::Isolated(..) | Stmt::IsolatedValue(..) => true,
                s if s.is_body() && !matches!(s, Stmt::Finish(_)) => false,
                _ => isolated,
            };
            for (new, method) in blocks(inner, change, isolated, number) {
                let mut s = s.clone();
                if let Some(b) = s.blocks_mut().into_iter().nth(at) {
                    *b = new;
                }
                out.push((with(i..i + 1, vec![s]), method));
            }
        }
    }
    out
}

/// Whether the statement may leave the body that it stands in, or declares something for what follows.
fn leaves(s: &Stmt) -> bool {
    matches!(s, Stmt::LeaveIf(_))
        || !s.is_body() && s.blocks().into_iter().flatten().any(leaves)
        || matches!(s, Stmt::Region(_, _, b) if b.iter().any(|s| s.declares().is_some()))
}

/// The object that holds a location.
fn wider(target: &Target) -> Option<Target> {
    match target {
        Target::Place(Place::Element(_)) | Target::Range(..) => Some(Target::Array),
        Target::Place(Place::Field(r, _)) => Some(Target::Object(r.clone())),
        _ => None,
    }
}

/// With the operands of its number swapped, if their order cannot matter.
fn swapped(s: &Stmt) -> Option<Stmt> {
    let swap = |e: &Expr| match e {
        Expr::Binary(op @ (Operator::Add | Operator::Mul | Operator::And), l, r) if l != r && free(l, r) => {
            Some(Expr::Binary(*op, r.clone(), l.clone()))
        }
        _ => None,
    };
    Some(match s {
        Stmt::Assign(p, e) => Stmt::Assign(p.clone(), swap(e)?),
        Stmt::Local(n, e) => Stmt::Local(*n, swap(e)?),
        Stmt::Put(d, e) => Stmt::Put(*d, swap(e)?),
        _ => return None,
    })
}

/// Whether the order in which two numbers are evaluated can be told: not if one of them touches nothing shared, or if
/// neither can be observed or fail.
fn free(l: &Expr, r: &Expr) -> bool {
    !scope::loads(l) && !divides(l) || !scope::loads(r) && !divides(r) || plain(l) && plain(r)
}

fn divides(e: &Expr) -> bool {
    matches!(e, Expr::Binary(op, l, r) if *op == Operator::Div || divides(l) || divides(r))
}

fn plain(e: &Expr) -> bool {
    match e {
        Expr::Const(_) | Expr::Local(_) => true,
        Expr::Load(p) => match &**p {
            Place::Plain(_) | Place::Field(Ref::Fixed(_), Field::F | Field::G) => true,
            Place::Element(i) => matches!(**i, Expr::Const(k) if (0..crate::program::LENGTH).contains(&k)),
            _ => false,
        },
        Expr::Binary(op, l, r) => *op != Operator::Div && plain(l) && plain(r),
    }
}
