//! Generation from a seed.

use crate::program::{PLAIN, Stmt, Tree, VOLATILE, Var};

/// A small deterministic generator of numbers (splitmix64).
#[derive(Clone, Debug)]
pub struct Numbers(u64);

impl Numbers {
    /// From a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Numbers(seed)
    }

    /// A number below `n`.
    pub fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % u64::from(n.max(1))) as u32
    }

    fn value(&mut self) -> i32 {
        self.below(3) as i32
    }
}

/// What a program may contain, drawn once per program so that small programs are dense in some features.
#[derive(Clone, Debug)]
struct Profile {
    weights: Vec<(Kind, u32)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Set,
    Copy,
    Increment,
    SetAt,
    If,
    ReturnIf,
    Isolated,
    IsolatedOn,
    Async,
    Finish,
    Future,
    Get,
    Put,
    Await,
    IfFilled,
    AsyncAwait,
    WaitFor,
    Region,
    AssertNot,
    Throw,
}

const BASE: &[(Kind, u32)] = &[
    (Kind::Set, 6),
    (Kind::Copy, 4),
    (Kind::Increment, 4),
    (Kind::If, 5),
    (Kind::Isolated, 10),
    (Kind::Async, 10),
    (Kind::Finish, 3),
    (Kind::AssertNot, 2),
];

const EXTRA: &[(Kind, u32)] = &[
    (Kind::SetAt, 3),
    (Kind::ReturnIf, 3),
    (Kind::IsolatedOn, 6),
    (Kind::Future, 4),
    (Kind::Put, 4),
    (Kind::Await, 3),
    (Kind::IfFilled, 3),
    (Kind::AsyncAwait, 3),
    (Kind::WaitFor, 2),
    (Kind::Region, 4),
    (Kind::Throw, 1),
];

/// The program of a seed, of at most about `size` statements.
#[must_use]
pub fn tree(seed: u64, size: u32) -> Tree {
    let mut n = Numbers::new(seed);
    let mut weights = BASE.to_vec();
    for &(kind, weight) in EXTRA {
        if n.below(4) == 0 {
            weights.push((kind, weight));
            if kind == Kind::Future {
                weights.push((Kind::Get, 4));
            }
        }
    }
    let quiet = n.below(2) == 0;
    let mut g = Generator { n, profile: Profile { weights }, left: size, tasks: 4, sections: 5, quiet };
    Tree(g.list(0, false))
}

struct Generator {
    n: Numbers,
    profile: Profile,
    left: u32,
    tasks: u32,
    sections: u32,
    /// Prefer accesses inside sections, so that fewer programs race.
    quiet: bool,
}

impl Generator {
    fn list(&mut self, depth: u32, inside: bool) -> Vec<Stmt> {
        let n = 1 + self.n.below(if depth == 0 { 6 } else { 3 });
        let mut out = Vec::new();
        for _ in 0..n {
            if self.left == 0 {
                break;
            }
            self.left -= 1;
            if let Some(s) = self.stmt(depth, inside) {
                out.push(s);
            }
        }
        out
    }

    fn var(&mut self) -> Var {
        match self.n.below(8) {
            0 => Var::Volatile(self.n.below(u32::from(VOLATILE)) as u8),
            1 => Var::Element(self.n.below(4) as u8),
            _ => Var::Plain(self.n.below(u32::from(PLAIN)) as u8),
        }
    }

    fn pick(&mut self) -> Kind {
        let total = self.profile.weights.iter().map(|w| w.1).sum();
        let mut at = self.n.below(total);
        for (kind, w) in &self.profile.weights {
            if at < *w {
                return *kind;
            }
            at -= w;
        }
        Kind::Set
    }

    fn stmt(&mut self, depth: u32, inside: bool) -> Option<Stmt> {
        let kind = self.pick();
        let access = matches!(kind, Kind::Set | Kind::Copy | Kind::Increment | Kind::SetAt | Kind::AssertNot);
        if access && !inside && self.quiet && self.n.below(3) > 0 {
            let s = self.simple(kind)?;
            self.sections = self.sections.checked_sub(1)?;
            return Some(Stmt::Isolated(vec![s]));
        }
        let nested = depth < 4;
        Some(match kind {
            Kind::If if nested => {
                let (x, k) = (self.var(), self.n.value());
                let then = self.list(depth + 1, inside);
                let els = if self.n.below(3) == 0 { self.list(depth + 1, inside) } else { Vec::new() };
                Stmt::If(x, k, then, els)
            }
            Kind::ReturnIf => Stmt::ReturnIf(self.var(), self.n.value()),
            Kind::Isolated | Kind::IsolatedOn if nested && !inside => {
                self.sections = self.sections.checked_sub(1)?;
                let body = self.list(depth + 1, true);
                if kind == Kind::Isolated {
                    Stmt::Isolated(body)
                } else {
                    Stmt::IsolatedOn(self.n.below(2) as u8, body)
                }
            }
            Kind::Async | Kind::Future | Kind::AsyncAwait if nested && !inside => {
                self.tasks = self.tasks.checked_sub(1)?;
                let body = self.list(depth + 1, false);
                match kind {
                    Kind::Async => Stmt::Async(body),
                    Kind::Future => Stmt::Future(body),
                    _ => Stmt::AsyncAwait(self.n.below(2) as u8, body),
                }
            }
            Kind::Finish if nested && !inside => Stmt::Finish(self.list(depth + 1, false)),
            Kind::Get => Stmt::Get(self.n.below(2) as u8),
            Kind::Put => Stmt::Put(self.n.below(2) as u8),
            Kind::Await => Stmt::Await(self.n.below(2) as u8),
            Kind::IfFilled if nested => Stmt::IfFilled(self.n.below(2) as u8, self.list(depth + 1, inside)),
            Kind::WaitFor if !inside => Stmt::WaitFor(self.n.below(u32::from(VOLATILE)) as u8, self.n.value()),
            Kind::Region if nested => {
                let x = self.var();
                let w = self.n.below(2) == 0;
                Stmt::Region(w, x, self.list(depth + 1, inside))
            }
            Kind::Throw => Stmt::Throw,
            _ => self.simple(kind)?,
        })
    }

    fn simple(&mut self, kind: Kind) -> Option<Stmt> {
        Some(match kind {
            Kind::Set => Stmt::Set(self.var(), self.n.value()),
            Kind::Copy => Stmt::Copy(self.var(), self.var(), self.n.value()),
            Kind::Increment => Stmt::Increment(self.var()),
            Kind::SetAt => Stmt::SetAt(self.var(), self.n.value()),
            Kind::AssertNot => Stmt::AssertNot(self.var(), self.n.value()),
            _ => return None,
        })
    }
}
