//! Parts of statements.

use super::{Generator, Local};
use crate::program::{
    Awaited, Caught, Comparison, Cond, Expr, Field, LENGTH, Lock, Mode, NODES, Operator, PLAIN, PROMISES, Place, Ref,
    Step, Target, VOLATILE,
};

impl Generator {
    fn value(&mut self) -> i32 {
        self.n.below(3) as i32
    }

    pub(super) fn mode(&mut self) -> Mode {
        if self.n.one_in(2) { Mode::R } else { Mode::W }
    }

    fn plain(&mut self) -> Place {
        Place::Plain(self.n.below(u32::from(PLAIN)) as u8)
    }

    fn volatile(&mut self) -> Place {
        Place::Volatile(self.n.below(u32::from(VOLATILE)) as u8)
    }

    pub(super) fn volatile_differs(&mut self) -> Cond {
        let v = Expr::Load(Box::new(self.volatile()));
        let op = if self.n.one_in(4) { Comparison::Eq } else { Comparison::Ne };
        Cond::Compare(op, v, Expr::Const(self.value()))
    }

    /// An index within bounds, unless faults are wanted: a constant, a local or something computed.
    fn index(&mut self) -> Expr {
        match self.n.below(6) {
            0 if self.profile.faults => self.expr(1),
            0 => {
                let load = Expr::Load(Box::new(self.plain()));
                Expr::Binary(Operator::And, Box::new(load), Box::new(Expr::Const(LENGTH - 1)))
            }
            1 | 2 => match self.local(Local::Int) {
                Some(n) if self.profile.faults => Expr::Local(n),
                Some(n) => {
                    let n = Expr::Local(n);
                    Expr::Binary(Operator::And, Box::new(n), Box::new(Expr::Const(LENGTH - 1)))
                }
                None => Expr::Const(self.value()),
            },
            _ => Expr::Const(self.n.below(LENGTH as u32) as i32),
        }
    }

    pub(super) fn place(&mut self) -> Place {
        let p = self.profile.places;
        match self.n.below(10) {
            0 | 1 if p.volatile => self.volatile(),
            2 | 3 if p.element => Place::Element(Box::new(self.index())),
            4 if p.alias => Place::Alias(Box::new(self.index())),
            5 | 6 if p.node => {
                let field = if self.n.one_in(3) { Field::G } else { Field::F };
                Place::Field(self.base(), field)
            }
            7 | 8 if self.profile.table => Place::Table,
            _ => self.plain(),
        }
    }

    /// A node, or null.
    pub(super) fn reference(&mut self) -> Ref {
        match self.n.below(8) {
            0 if self.profile.faults => Ref::Null,
            0 | 1 => Ref::New,
            _ => self.base(),
        }
    }

    /// A node that may stand before a dot.
    pub(super) fn base(&mut self) -> Ref {
        match self.n.below(8) {
            0 | 1 => Ref::Shared,
            2 if self.profile.faults => Ref::Next(Box::new(Ref::Fixed(0))),
            3 | 4 => match self.local(Local::Node) {
                Some(n) => Ref::Local(n),
                None => Ref::Fixed(0),
            },
            _ => Ref::Fixed(self.n.below(u32::from(NODES)) as u8),
        }
    }

    /// A number that depends on nothing shared.
    pub(super) fn pure(&mut self, depth: u32) -> Expr {
        match self.n.below(4) {
            0 | 1 => match self.local(Local::Int) {
                Some(n) => Expr::Local(n),
                None => Expr::Const(self.value()),
            },
            2 if depth > 0 => {
                let (l, r) = (self.pure(depth - 1), self.pure(depth - 1));
                Expr::Binary(Operator::Add, Box::new(l), Box::new(r))
            }
            _ => Expr::Const(self.value()),
        }
    }

    pub(super) fn expr(&mut self, depth: u32) -> Expr {
        match self.n.below(8) {
            0..=2 => Expr::Const(self.value()),
            3 => self.pure(depth),
            4 | 5 if depth > 0 => {
                let op = match self.n.below(8) {
                    0 => Operator::Sub,
                    1 => Operator::Mul,
                    2 if self.profile.faults => Operator::Div,
                    2 => Operator::And,
                    _ => Operator::Add,
                };
                let (l, r) = (self.expr(depth - 1), self.expr(depth - 1));
                Expr::Binary(op, Box::new(l), Box::new(r))
            }
            _ => Expr::Load(Box::new(self.place())),
        }
    }

    /// What `Table.h` is at first.
    pub(super) fn initial(&mut self) -> Expr {
        match self.n.below(3) {
            0 => Expr::Const(1 + self.value()),
            1 => Expr::Load(Box::new(self.plain())),
            _ => {
                let load = Expr::Load(Box::new(self.plain()));
                Expr::Binary(Operator::Add, Box::new(load), Box::new(Expr::Const(1)))
            }
        }
    }

    /// How often a loop runs: seldom more than twice.
    pub(super) fn bound(&mut self) -> Expr {
        match self.n.below(4) {
            0 => {
                let load = Expr::Load(Box::new(self.place()));
                Expr::Binary(Operator::And, Box::new(load), Box::new(Expr::Const(1)))
            }
            1 => Expr::Const(1),
            _ => Expr::Const(2),
        }
    }

    pub(super) fn cond(&mut self) -> Cond {
        match self.n.below(12) {
            0 => Cond::Not(Box::new(self.simple_cond())),
            1 => Cond::And(Box::new(self.simple_cond()), Box::new(self.simple_cond())),
            2 => Cond::Or(Box::new(self.simple_cond()), Box::new(self.simple_cond())),
            _ => self.simple_cond(),
        }
    }

    fn simple_cond(&mut self) -> Cond {
        match self.n.below(10) {
            0 if self.profile.places.node => Cond::Same(self.base(), self.reference()),
            1 if self.profile.has(super::Kind::Put) || self.profile.has(super::Kind::Future) => {
                Cond::Resolved(self.awaited())
            }
            2 => Cond::Compare(Comparison::Lt, self.expr(0), self.expr(0)),
            n => {
                let op = if n % 2 == 0 { Comparison::Eq } else { Comparison::Ne };
                let load = Expr::Load(Box::new(self.place()));
                Cond::Compare(op, load, Expr::Const(self.value()))
            }
        }
    }

    pub(super) fn awaited(&mut self) -> Awaited {
        if self.n.one_in(2)
            && let Some(f) = self.local(Local::Future)
        {
            return Awaited::Future(f);
        }
        Awaited::Promise(self.n.below(u32::from(PROMISES)) as u8)
    }

    pub(super) fn lock(&mut self) -> Lock {
        if !self.profile.objects || self.n.one_in(4) {
            return Lock::Global;
        }
        let n = 1 + self.n.below(5) / 4;
        let one = |g: &mut Self| {
            let node = if g.n.below(8) > 0 { Ref::Fixed(g.n.below(u32::from(NODES)) as u8) } else { g.base() };
            let mode = match g.n.below(4) {
                0 => Some(Mode::R),
                1 => Some(Mode::W),
                _ => None,
            };
            (node, mode)
        };
        Lock::Objects((0..n).map(|_| one(self)).collect())
    }

    pub(super) fn target(&mut self) -> Target {
        let simple = |g: &mut Self| match g.n.below(4) {
            0 => g.local(Local::Int).map_or(Expr::Const(0), Expr::Local),
            _ => Expr::Const(g.n.below(LENGTH as u32) as i32),
        };
        match self.n.below(10) {
            0 | 1 => Target::Place(Place::Element(Box::new(simple(self)))),
            2 => Target::Array,
            3 => {
                let lo = self.n.below(LENGTH as u32) as i32;
                let hi = if self.n.one_in(8) { simple(self) } else { Expr::Const(lo + self.n.below(2) as i32) };
                Target::Range(Expr::Const(lo), hi)
            }
            4 => Target::Object(Ref::Fixed(self.n.below(u32::from(NODES)) as u8)),
            5 => match self.local(Local::Node) {
                Some(n) => Target::Object(Ref::Local(n)),
                None => Target::Place(Place::Field(Ref::Fixed(0), Field::F)),
            },
            6 => Target::Place(Place::Field(Ref::Fixed(self.n.below(u32::from(NODES)) as u8), Field::F)),
            _ => Target::Place(self.plain()),
        }
    }

    pub(super) fn step(&mut self) -> Step {
        match self.n.below(6) {
            0 => Step::Get,
            1 => Step::Set(self.value()),
            2 | 3 => Step::CompareAndSet(self.value(), 1 + self.value()),
            _ => Step::GetAndAdd(1),
        }
    }

    pub(super) fn caught(&mut self) -> Caught {
        match self.n.below(5) {
            0 => Caught::State,
            1 => Caught::Arithmetic,
            2 => Caught::StateFirst,
            _ => Caught::Any,
        }
    }
}
