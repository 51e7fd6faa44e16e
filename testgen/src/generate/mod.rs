//! Generation from a seed: programs that are well-formed by construction, and small enough to be enumerated.

mod numbers;
mod parts;
mod phasers;
mod profile;

pub use numbers::Numbers;
use profile::{Kind, Profile};

use crate::program::{Awaited, Block, Cond, Name, PROMISES, PhaserMode, Stmt, Thrown, Tree};
use crate::{program, scope};

/// The program of a seed, of at most about `size` statements.
#[must_use]
pub fn tree(seed: u64, size: u32) -> Tree {
    let mut n = Numbers::new(seed);
    let profile = Profile::new(&mut n);
    let methods = if profile.has(Kind::Call) { 1 + n.below(2) as usize } else { 0 };
    let mut g = Generator {
        n,
        profile,
        left: size,
        tasks: 4,
        sections: 5,
        loops: 2,
        cost: 1,
        names: 0,
        visible: Vec::new(),
        isolated: false,
        looping: false,
        repeated: false,
        at_top: false,
        methods: vec![Block::new(); methods],
        registered: Vec::new(),
        finishes: 1,
        first: 0,
        blocking: vec![false; methods],
    };
    let table = g.profile.table.then(|| g.initial());
    // Later methods first: the earlier ones may call them. They have a part of the size.
    for i in (0..methods).rev() {
        g.first = i + 1;
        g.left = (size / 5).max(2);
        let body = g.body(2, false);
        g.methods[i] = body;
        let so_far = Tree { methods: g.methods.clone(), ..Tree::default() };
        g.blocking[i] = scope::method_blocks(&so_far, i);
    }
    g.first = 0;
    g.left = size;
    let body = match g.n.below(20) {
        0..=3 => g.phases(size),
        4..=7 => g.meeting(size),
        _ => g.top(0),
    };
    Tree { table, methods: g.methods, body }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Local {
    Int,
    Node,
    Future,
    Phaser,
}

struct Generator {
    n: Numbers,
    profile: Profile,
    /// Statements that may still be made.
    left: u32,
    /// Tasks that may still be created.
    tasks: u32,
    /// Sections that may still be entered.
    sections: u32,
    loops: u32,
    /// How often what is made here is executed.
    cost: u32,
    names: u16,
    visible: Vec<(Name, Local)>,
    isolated: bool,
    looping: bool,
    /// Inside a loop of the task.
    repeated: bool,
    /// In the root task's own list.
    at_top: bool,
    methods: Vec<Block>,
    /// What the task is registered on, and with how many finishes open.
    registered: Vec<(Name, PhaserMode, u32)>,
    /// Finishes that the task has open.
    finishes: u32,
    first: usize,
    blocking: Vec<bool>,
}

impl Generator {
    fn fresh(&mut self, kind: Local) -> Name {
        self.names += 1;
        let name = Name(self.names);
        self.visible.push((name, kind));
        name
    }

    /// A local of this kind, if there is one.
    fn local(&mut self, kind: Local) -> Option<Name> {
        let names: Vec<Name> = self.visible.iter().filter(|v| v.1 == kind).map(|v| v.0).collect();
        (!names.is_empty()).then(|| names[self.n.below(names.len() as u32) as usize])
    }

    /// The root task's own list.
    fn top(&mut self, depth: u32) -> Block {
        self.at_top = true;
        self.body(depth, false)
    }

    /// Two finishes, one after the other, with what the root does alone between them and after them.
    fn phases(&mut self, size: u32) -> Block {
        let mut out = Vec::new();
        for phase in 0..2 {
            (self.left, self.tasks, self.sections) = (size / 2, 2, 3);
            out.push(Stmt::Finish(self.top(1)));
            for _ in 0..=self.n.below(2) {
                let kind = if phase == 1 || self.n.below(4) == 0 { Kind::Assert } else { Kind::Assign };
                out.extend(self.simple(kind));
            }
        }
        out
    }

    /// A list whose locals end with it.
    fn list(&mut self, depth: u32) -> Block {
        let known = self.visible.len();
        let out = self.open_list(depth);
        self.visible.truncate(known);
        out
    }

    fn open_list(&mut self, depth: u32) -> Block {
        let top = std::mem::take(&mut self.at_top);
        let n = if top { 3 + self.n.below(5) } else { 1 + self.n.below(3) };
        let mut out = Vec::new();
        let mut left = self.left;
        for later in (0..n).rev() {
            // Each statement has its share of the size.
            let share = left.div_ceil(later + 1);
            if share == 0 {
                break;
            }
            self.left = share - 1;
            // What does not fit here is replaced, so that blocks are not empty.
            let s = (0..4).find_map(|_| {
                self.at_top = top;
                self.stmt(depth)
            });
            left -= share - self.left;
            out.extend(s);
            if !scope::completes(&out) {
                break;
            }
        }
        self.at_top = false;
        self.left = left;
        out
    }

    /// A body of its own.
    fn body(&mut self, depth: u32, isolated: bool) -> Block {
        let known = self.visible.len();
        let out = self.open_body(depth, isolated);
        self.visible.truncate(known);
        out
    }

    fn open_body(&mut self, depth: u32, isolated: bool) -> Block {
        let outer = (self.isolated, self.looping);
        (self.isolated, self.looping) = (isolated, false);
        let out = self.open_list(depth);
        (self.isolated, self.looping) = outer;
        out
    }

    /// A body and the number that it yields.
    fn value_body(&mut self, depth: u32, isolated: bool) -> (Block, program::Expr) {
        let known = self.visible.len();
        let mut body = self.open_body(depth, isolated);
        while !scope::completes(&body) {
            body.pop();
        }
        let quiet = self.profile.quiet > 0 && !isolated;
        let result = if quiet { self.pure(1) } else { self.expr(1) };
        self.visible.truncate(known);
        (body, result)
    }

    fn spend_section(&mut self) -> Option<()> {
        self.sections = self.sections.checked_sub(self.cost)?;
        Some(())
    }

    fn spend_task(&mut self) -> Option<()> {
        // A task cannot be created inside a section: seldom tried.
        if self.isolated && self.n.below(12) > 0 {
            return None;
        }
        self.tasks = self.tasks.checked_sub(self.cost)?;
        Some(())
    }

    fn stmt(&mut self, depth: u32) -> Option<Stmt> {
        // The root task is there to create others.
        let top = std::mem::take(&mut self.at_top);
        let parallel = top && self.tasks > 1 && self.n.below(5) < 3;
        let kind = if parallel { self.profile.pick_task(&mut self.n) } else { self.profile.pick(&mut self.n) };
        // Quiet programs touch what is shared inside sections.
        if kind.is_access() && !self.isolated && self.n.below(3) < self.profile.quiet {
            self.spend_section()?;
            let lock = self.lock();
            self.isolated = true;
            let s = self.simple(kind);
            self.isolated = false;
            return Some(Stmt::Isolated(lock, vec![s?]));
        }
        if depth >= 4 && kind.nests() {
            return None;
        }
        match kind {
            Kind::If | Kind::Region | Kind::For | Kind::Try | Kind::Synchronized => self.nested(kind, depth),
            Kind::Isolated | Kind::IsolatedValue => self.section(kind, depth),
            Kind::Async | Kind::Future | Kind::AsyncAwait | Kind::ForTasks => {
                let outer = (std::mem::take(&mut self.registered), self.finishes, self.repeated);
                (self.finishes, self.repeated) = (0, false);
                let s = self.tasks(kind, depth);
                (self.registered, self.finishes, self.repeated) = outer;
                s
            }
            Kind::Finish => {
                self.finishes += 1;
                let s = self.tasks(kind, depth);
                self.finishes -= 1;
                s
            }
            Kind::Phaser | Kind::ForPhased | Kind::Next => self.phaser(kind, depth),
            _ => self.simple(kind),
        }
    }

    fn nested(&mut self, kind: Kind, depth: u32) -> Option<Stmt> {
        Some(match kind {
            Kind::If => {
                let c = self.cond();
                let then = self.list(depth + 1);
                let els = if self.n.below(3) == 0 { self.list(depth + 1) } else { Vec::new() };
                Stmt::If(c, then, els)
            }
            Kind::Region => {
                let (mode, target) = (self.mode(), self.target());
                let known = self.visible.len();
                let mut body = self.open_list(depth + 1);
                // Where the body ends early its locals are gone with what declared them.
                while !scope::completes(&body) {
                    body.pop();
                    self.visible.truncate(known);
                }
                self.visible.truncate(known);
                Stmt::Region(mode, target, body)
            }
            Kind::For => {
                self.loops = self.loops.checked_sub(1)?;
                let bound = self.bound();
                let known = self.visible.len();
                let index = self.fresh(Local::Int);
                let outer = (self.looping, self.repeated, self.cost);
                (self.looping, self.repeated) = (true, true);
                self.cost *= 2;
                let early = self.n.one_in(3).then(|| Stmt::BreakIf(self.cond()));
                let mut body = self.list(depth + 1);
                if let Some(early) = early {
                    let early = match early {
                        Stmt::BreakIf(c) if self.n.one_in(2) => Stmt::ContinueIf(c),
                        other => other,
                    };
                    body.insert(0, early);
                }
                (self.looping, self.repeated, self.cost) = outer;
                self.visible.truncate(known);
                Stmt::For(index, bound, body)
            }
            Kind::Try => {
                let body = self.list(depth + 1);
                let caught = self.caught();
                let handler = self.list(depth + 1);
                Stmt::Try(body, caught, handler)
            }
            _ => {
                self.spend_section()?;
                let node = self.base();
                Stmt::Synchronized(node, self.list(depth + 1))
            }
        })
    }

    fn section(&mut self, kind: Kind, depth: u32) -> Option<Stmt> {
        // Nested sections have rules of their own: seldom tried.
        if self.isolated && self.n.below(3) > 0 {
            return None;
        }
        self.spend_section()?;
        let lock = self.lock();
        if kind == Kind::Isolated {
            return Some(Stmt::Isolated(lock, self.body(depth + 1, true)));
        }
        let (body, e) = self.value_body(depth + 1, true);
        Some(Stmt::IsolatedValue(self.fresh(Local::Int), lock, body, e))
    }

    fn tasks(&mut self, kind: Kind, depth: u32) -> Option<Stmt> {
        Some(match kind {
            Kind::Finish if !self.isolated => Stmt::Finish(self.body(depth + 1, false)),
            Kind::Finish => return None,
            Kind::Async => {
                self.spend_task()?;
                Stmt::Async(self.body(depth + 1, false))
            }
            Kind::AsyncAwait => {
                self.spend_task()?;
                let inputs = self.inputs();
                Stmt::AsyncAwait(inputs, self.body(depth + 1, false))
            }
            Kind::Future => {
                self.spend_task()?;
                let inputs = if self.n.below(4) == 0 { self.inputs() } else { Vec::new() };
                let (body, e) = self.value_body(depth + 1, false);
                Stmt::Future(self.fresh(Local::Future), inputs, body, e)
            }
            _ => {
                self.spend_task()?;
                let last = self.n.below(2) as i32;
                if last == 1 {
                    self.tasks = self.tasks.checked_sub(self.cost)?;
                }
                let known = self.visible.len();
                let index = self.fresh(Local::Int);
                let cost = self.cost;
                self.cost *= 1 + last as u32;
                let waits = !self.isolated && self.n.below(2) == 0;
                let body = self.body(depth + 1, false);
                self.cost = cost;
                self.visible.truncate(known);
                Stmt::ForTasks { waits, index, last, body }
            }
        })
    }

    fn simple(&mut self, kind: Kind) -> Option<Stmt> {
        Some(match kind {
            Kind::Assign => {
                let place = self.place();
                Stmt::Assign(place, self.expr(1))
            }
            Kind::Increment => Stmt::Increment(self.place()),
            Kind::SetRef => match self.n.below(4) {
                0 | 1 if self.profile.places.alias => Stmt::SetAlias { fresh: self.n.below(2) == 0 },
                0 => Stmt::SetNext(self.base(), self.reference()),
                _ => Stmt::SetShared(self.reference()),
            },
            Kind::Local => {
                let e = self.expr(1);
                Stmt::Local(self.fresh(Local::Int), e)
            }
            Kind::LocalRef => {
                let r = self.reference();
                Stmt::LocalRef(self.fresh(Local::Node), r)
            }
            Kind::LeaveIf => Stmt::LeaveIf(self.cond()),
            Kind::BreakIf if self.looping && self.n.below(2) == 0 => Stmt::BreakIf(self.cond()),
            Kind::BreakIf if self.looping => Stmt::ContinueIf(self.cond()),
            Kind::WaitWhile if !self.isolated || self.n.below(8) == 0 => Stmt::WaitWhile(self.wait()),
            Kind::Atomic => {
                let step = self.step();
                let name = self.fresh(Local::Int);
                if matches!(step, program::Step::Set(_)) {
                    self.visible.pop();
                }
                Stmt::Atomic(name, step)
            }
            Kind::Get => {
                let f = self.local(Local::Future)?;
                Stmt::Get(self.fresh(Local::Int), f)
            }
            Kind::SafeGet => {
                let a = self.awaited();
                Stmt::SafeGet(self.fresh(Local::Int), a)
            }
            Kind::Put => {
                let d = self.n.below(u32::from(PROMISES)) as u8;
                match self.n.below(8) {
                    0 => Stmt::Fail(d),
                    1 => Stmt::Cancel(d),
                    _ => Stmt::Put(d, self.pure(1)),
                }
            }
            Kind::WaitAll if !self.isolated => Stmt::WaitAll(self.inputs()),
            Kind::Acquire if self.n.below(2) == 0 => Stmt::Acquire(self.mode(), self.target()),
            Kind::Acquire => Stmt::Release(self.mode(), self.target()),
            Kind::Assert => Stmt::Assert(self.cond()),
            Kind::Throw => Stmt::Throw(if self.n.below(2) == 0 { Thrown::State } else { Thrown::Arithmetic }),
            Kind::Exit => Stmt::Exit,
            Kind::Call => {
                let callable: Vec<usize> =
                    (self.first..self.methods.len()).filter(|i| !(self.isolated && self.blocking[*i])).collect();
                if callable.is_empty() {
                    return None;
                }
                Stmt::Call(callable[self.n.below(callable.len() as u32) as usize] as u8)
            }
            _ => return None,
        })
    }

    /// What a waiting loop waits for: volatiles and futures, seldom anything else.
    fn wait(&mut self) -> Cond {
        let one = match self.n.below(6) {
            0 => self.cond(),
            1 => Cond::Not(Box::new(Cond::Resolved(self.awaited()))),
            _ => self.volatile_differs(),
        };
        let one = if scope::reads(&one) { one } else { self.volatile_differs() };
        match self.n.below(6) {
            0 => Cond::And(Box::new(one), Box::new(self.volatile_differs())),
            1 => Cond::Or(Box::new(one), Box::new(self.volatile_differs())),
            _ => one,
        }
    }

    fn inputs(&mut self) -> Vec<Awaited> {
        let n = 1 + self.n.below(4) / 3;
        (0..n).map(|_| self.awaited()).collect()
    }
}
