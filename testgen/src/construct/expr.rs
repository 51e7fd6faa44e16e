//! Numbers, nodes, conditions and locations.

use super::Context;
use crate::program::{Awaited, Comparison, Cond, Expr, Field, Operator, Place, Ref};
use scoville_ir::build::{BOOL, Body};
use scoville_ir::stmt::{BinOp, Place as Location, Rvalue};
use scoville_ir::types::{FieldId, Operand};

impl Context<'_> {
    pub(super) fn node_field(&self, field: Field) -> FieldId {
        self.shared.node_fields[usize::from(field == Field::G)]
    }

    pub(super) fn reference(&mut self, m: &mut Body, r: &Ref) -> Operand {
        match r {
            Ref::Null => Operand::null(),
            Ref::New => m.new_object(self.shared.node_class).into(),
            Ref::Fixed(n) => m.load_static(self.shared.nodes[usize::from(*n)]).into(),
            Ref::Shared => m.load_static(self.shared.node).into(),
            Ref::Local(n) => self.local(*n),
            Ref::Next(r) => {
                let r = self.reference(m, r);
                m.load(Location::Field(r, self.shared.next)).into()
            }
        }
    }

    /// Evaluates the parts of a location.
    pub(super) fn place(&mut self, m: &mut Body, place: &Place) -> Location {
        match place {
            Place::Plain(n) => Location::Static(self.shared.plain[usize::from(*n)]),
            Place::Volatile(n) => Location::Static(self.shared.volatile[usize::from(*n)]),
            Place::Element(i) => {
                let array = m.load_static(self.shared.array);
                Location::Element(array.into(), self.expr(m, i))
            }
            Place::Alias(i) => {
                let array = m.load_static(self.shared.alias);
                Location::Element(array.into(), self.expr(m, i))
            }
            Place::Field(r, f) => Location::Field(self.reference(m, r), self.node_field(*f)),
            Place::Table => {
                let field = self.init_table(m);
                Location::Static(field.unwrap_or(self.shared.plain[0]))
            }
        }
    }

    pub(super) fn expr(&mut self, m: &mut Body, e: &Expr) -> Operand {
        match e {
            Expr::Const(k) => Operand::int(*k),
            Expr::Local(n) => self.local(*n),
            Expr::Load(place) => {
                let place = self.place(m, place);
                m.load(place).into()
            }
            Expr::Binary(op, l, r) => {
                let l = self.expr(m, l);
                let r = self.expr(m, r);
                let op = match op {
                    Operator::Add => BinOp::Add,
                    Operator::Sub => BinOp::Sub,
                    Operator::Mul => BinOp::Mul,
                    Operator::Div => BinOp::Div,
                    Operator::And => BinOp::And,
                };
                m.int_op(op, l, r).into()
            }
        }
    }

    pub(super) fn awaited(&mut self, m: &mut Body, a: Awaited) -> Operand {
        match a {
            Awaited::Promise(n) => m.load_static(self.shared.promises[usize::from(n)]).into(),
            Awaited::Future(n) => self.local(n),
        }
    }

    pub(super) fn cond(&mut self, m: &mut Body, c: &Cond) -> Operand {
        match c {
            Cond::Compare(op, l, r) => {
                let l = self.expr(m, l);
                let r = self.expr(m, r);
                let op = match op {
                    Comparison::Eq => BinOp::Eq,
                    Comparison::Ne => BinOp::Ne,
                    Comparison::Lt => BinOp::Lt,
                };
                m.int_op(op, l, r).into()
            }
            Cond::Same(l, r) => {
                let l = self.reference(m, l);
                let r = self.reference(m, r);
                m.compute(Rvalue::RefEq(l, r)).into()
            }
            Cond::Resolved(a) => {
                let cell = self.awaited(m, *a);
                let (state, _) = m.read_cell(cell, false);
                m.int_op(BinOp::Ne, state, Operand::int(0)).into()
            }
            Cond::Not(c) => {
                let c = self.cond(m, c);
                m.negation(c).into()
            }
            Cond::And(l, r) => self.lazy(m, l, r, false),
            Cond::Or(l, r) => self.lazy(m, l, r, true),
        }
    }

    /// `l && r`, or `l || r` if `decisive` is true: the right side is evaluated if the left one does not decide.
    fn lazy(&mut self, m: &mut Body, l: &Cond, r: &Cond, decisive: bool) -> Operand {
        let result = m.local(BOOL);
        let l = self.cond(m, l);
        m.set(result, Rvalue::Use(l));
        let mut right = |m: &mut Body| {
            let r = self.cond(m, r);
            m.set(result, Rvalue::Use(r));
        };
        if decisive {
            m.if_else(result, |_| {}, &mut right);
        } else {
            m.if_else(result, &mut right, |_| {});
        }
        result.into()
    }
}
