//! Numbers, nodes, conditions and locations.

use super::{Printer, constant};
use crate::program::{Awaited, Comparison, Cond, Expr, Field, Lock, Mode, Name, Operator, Place, Ref, Target};

impl Printer<'_> {
    pub(super) fn name(&self, n: Name) -> String {
        let letter = self.kinds.get(&n).copied().unwrap_or('t');
        self.word(&format!("{letter}{}", n.0))
    }

    pub(super) fn number(&mut self, k: i32) -> String {
        if self.style.constants {
            self.numbers.insert(k);
            return self.word(&constant(k));
        }
        k.to_string()
    }

    pub(super) fn reference(&mut self, r: &Ref) -> String {
        match r {
            Ref::Null => "null".to_owned(),
            Ref::New => format!("new {}()", self.shared("Node")),
            Ref::Fixed(n) => self.shared(&format!("n{n}")),
            Ref::Shared => self.shared("p"),
            Ref::Local(n) => self.name(*n),
            Ref::Next(r) => format!("{}.{}", self.reference(r), self.word("next")),
        }
    }

    pub(super) fn place(&mut self, place: &Place) -> String {
        match place {
            Place::Plain(n) => self.shared(&format!("x{n}")),
            Place::Volatile(n) => self.shared(&format!("v{n}")),
            Place::Element(i) => format!("{}[{}]", self.shared("a"), self.expr(i, false)),
            Place::Alias(i) => format!("{}[{}]", self.shared("b"), self.expr(i, false)),
            Place::Field(r, f) => {
                format!("{}.{}", self.reference(r), self.word(if *f == Field::F { "f" } else { "g" }))
            }
            Place::Table => format!("{}.{}", self.shared("Table"), self.word("h")),
        }
    }

    /// A number; `inner` if it is an operand of something else.
    pub(super) fn expr(&mut self, e: &Expr, inner: bool) -> String {
        match e {
            Expr::Const(k) => self.number(*k),
            Expr::Local(n) => self.name(*n),
            Expr::Load(place) => self.place(place),
            Expr::Binary(op, l, r) => {
                let op = match op {
                    Operator::Add => "+",
                    Operator::Sub => "-",
                    Operator::Mul => "*",
                    Operator::Div => "/",
                    Operator::And => "&",
                };
                let text = format!("{} {op} {}", self.expr(l, true), self.expr(r, true));
                if inner { format!("({text})") } else { text }
            }
        }
    }

    pub(super) fn awaited(&mut self, a: Awaited) -> String {
        match a {
            Awaited::Promise(n) => self.shared(&format!("d{n}")),
            Awaited::Future(n) => self.name(n),
        }
    }

    pub(super) fn awaited_list(&mut self, list: &[Awaited]) -> String {
        let list: Vec<String> = list.iter().map(|a| self.awaited(*a)).collect();
        list.join(", ")
    }

    pub(super) fn cond(&mut self, c: &Cond, inner: bool) -> String {
        let wrapped = |text: String| if inner { format!("({text})") } else { text };
        match c {
            Cond::Compare(op, l, r) => {
                let op = match op {
                    Comparison::Eq => "==",
                    Comparison::Ne => "!=",
                    Comparison::Lt => "<",
                };
                // Comparisons bind less than all arithmetic but `&`.
                let (l, r) = (self.expr(l, true), self.expr(r, true));
                wrapped(format!("{l} {op} {r}"))
            }
            Cond::Same(l, r) => {
                let (l, r) = (self.reference(l), self.reference(r));
                wrapped(format!("{l} == {r}"))
            }
            Cond::Resolved(a) => format!("{}.resolved()", self.awaited(*a)),
            Cond::Not(c) => format!("!{}", self.cond(c, true)),
            Cond::And(l, r) => {
                let (l, r) = (self.cond(l, true), self.cond(r, true));
                wrapped(format!("{l} && {r}"))
            }
            Cond::Or(l, r) => {
                let (l, r) = (self.cond(l, true), self.cond(r, true));
                wrapped(format!("{l} || {r}"))
            }
        }
    }

    /// The objects that a section locks, each followed by a comma.
    pub(super) fn lock(&mut self, lock: &Lock) -> String {
        let Lock::Objects(list) = lock else { return String::new() };
        let mut out = String::new();
        for (r, mode) in list {
            let r = self.reference(r);
            out += &match mode {
                None => r,
                Some(Mode::R) => format!("readMode({r})"),
                Some(Mode::W) => format!("writeMode({r})"),
            };
            out += ", ";
        }
        out
    }

    /// `acquireW(…);`
    pub(super) fn permission(&mut self, what: &str, mode: Mode, target: &Target) -> String {
        self.used.insert("PermissionChecks".to_owned());
        let arguments = match target {
            Target::Place(Place::Element(i)) => format!("{}, {}", self.shared("a"), self.expr(i, false)),
            Target::Place(place) => self.place(place),
            Target::Object(r) => self.reference(r),
            Target::Array => self.shared("a"),
            Target::Range(lo, hi) => {
                format!("{}, {}, {}", self.shared("a"), self.expr(lo, false), self.expr(hi, false))
            }
        };
        format!("{what}{}({arguments});", if mode == Mode::R { "R" } else { "W" })
    }
}
