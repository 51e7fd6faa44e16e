//! Assignments, in Java's order: the target's parts, the old value if needed, the right side, the store.

use super::Lower;
use super::body::Body;
use super::expr::ir_op;
use crate::attr::tree::{StepOp, TExpr, TKind, TStep};
use crate::diag::Span;
use crate::java::ast::{BinOp as AstOp, Prim};
use crate::sema::ty::Ty;
use scoville_ir::pure::PureFn;
use scoville_ir::stmt::{Op, Place, Rvalue};
use scoville_ir::types::{Const, Local, Operand};

/// Where an assignment goes.
enum LValue {
    Local(Local),
    Place(Place),
    /// nothing can be stored (an error has been reported)
    None,
}

impl Lower {
    fn lvalue(&mut self, b: &mut Body, target: &TExpr, later: &[&TExpr]) -> LValue {
        let span = target.span;
        match &target.kind {
            TKind::Local(v) => match b.vars.get(&v.id) {
                Some(l) => LValue::Local(*l),
                None => LValue::None,
            },
            TKind::Field { target, field } => {
                let t = self.operand_before(b, target, later);
                LValue::Place(Place::Field(t, self.field_id(*field)))
            }
            TKind::Static { field, effect } => {
                if let Some(e) = effect {
                    self.expr_opt(b, e);
                }
                LValue::Place(self.static_place(b, *field, span))
            }
            TKind::Index(a, i) => {
                let mut after: Vec<&TExpr> = vec![i];
                after.extend(later);
                let array = self.operand_before(b, a, &after);
                let index = self.operand_before(b, i, later);
                LValue::Place(Place::Element(array, index))
            }
            _ => LValue::None,
        }
    }

    fn store(&mut self, b: &mut Body, to: &LValue, value: Operand, span: Span) {
        match to {
            LValue::Local(l) => b.set(*l, value, span),
            LValue::Place(p) => b.op(Op::Store { place: p.clone(), value }, span),
            LValue::None => {}
        }
    }

    /// The current value; a local is copied, since it is about to change.
    fn old_value(&mut self, b: &mut Body, from: &LValue, ty: &Ty, span: Span) -> Operand {
        match from {
            LValue::Local(l) => {
                let t = self.ty(ty);
                b.temp(Rvalue::Use((*l).into()), t, span).into()
            }
            LValue::Place(p) => self.load(b, p.clone(), ty, span),
            LValue::None => Operand::null(),
        }
    }

    /// What has been read of a field of generic type may be no box: erasure has lost the type.
    fn as_box(&mut self, b: &mut Body, old: Operand, target: &TExpr) -> Operand {
        let TKind::Field { field, .. } = &target.kind else { return old };
        let declared = self.attr.sema.erase(&self.attr.sema.field(*field).ty);
        if !declared.is_ref() || declared == self.attr.sema.erase(&target.ty) {
            return old;
        }
        let ty = self.ty(&target.ty);
        b.temp(Rvalue::CheckCast { value: old, ty }, ty, target.span).into()
    }

    pub(crate) fn assign(&mut self, b: &mut Body, target: &TExpr, value: &TExpr, span: Span) -> Operand {
        if let TKind::Static { field, effect } = &target.kind {
            // A class is initialised when its field is stored to: after the right side.
            if let Some(e) = effect {
                self.expr_opt(b, e);
            }
            let v = self.expr(b, value);
            let to = LValue::Place(self.static_place(b, *field, target.span));
            self.store(b, &to, v.clone(), target.span);
            return v;
        }
        let to = self.lvalue(b, target, &[value]);
        let v = self.expr(b, value);
        // The access is the target; the whole assignment is its statement's span.
        let at = if matches!(to, LValue::Place(_)) { target.span } else { span };
        self.store(b, &to, v.clone(), at);
        v
    }

    pub(crate) fn compound(&mut self, b: &mut Body, target: &TExpr, step: &TStep, span: Span) -> Operand {
        let to = self.lvalue(b, target, &[&step.rhs]);
        let old = self.old_value(b, &to, &target.ty, target.span);
        let new = match step.op {
            StepOp::Concat => {
                let left = self.text_of(b, old, &step.acc, span);
                let right = match step.rhs.constant.as_ref().and_then(crate::attr::constant::text) {
                    Some(t) => Operand::Const(self.constant(&crate::java::literal::Lit::Str(t), span)),
                    None => {
                        let r = self.expr(b, &step.rhs);
                        self.text_of(b, r, &step.rhs.ty, span)
                    }
                };
                let ty = self.ty(&step.ty);
                b.temp(Rvalue::Pure(PureFn::StrConcat, vec![left, right]), ty, span).into()
            }
            _ => {
                let old = self.as_box(b, old, target);
                let left = self.step_left(b, old, step);
                let right = self.expr(b, &step.rhs);
                let v = self.step(b, left, right, step);
                self.adapt_to(b, v, &step.ty, &target.ty, span)
            }
        };
        self.store(b, &to, new.clone(), target.span);
        new
    }

    pub(crate) fn inc_dec(
        &mut self,
        b: &mut Body,
        target: &TExpr,
        prefix: bool,
        increment: bool,
        span: Span,
    ) -> Operand {
        let to = self.lvalue(b, target, &[]);
        let prim = self.attr.sema.as_prim(&target.ty).unwrap_or(Prim::Int);
        let at = crate::attr::ops::promote_one(prim);
        if prefix
            && at == prim
            && let LValue::Local(l) = to
            && target.ty.prim().is_some()
        {
            // `++i` on a local: one step, no copy.
            let op = ir_op(if increment { AstOp::Add } else { AstOp::Sub });
            b.op(Op::Let { dst: l, value: Rvalue::Binary(op, at, l.into(), one(at)) }, span);
            return l.into();
        }
        let old = self.old_value(b, &to, &target.ty, target.span);
        let old = self.as_box(b, old, target);
        let left = self.adapt(b, old.clone(), &target.ty, at, span);
        let op = ir_op(if increment { AstOp::Add } else { AstOp::Sub });
        let ty = self.ty(&Ty::Prim(at));
        let sum = b.temp(Rvalue::Binary(op, at, left, one(at)), ty, span);
        let new = self.adapt_to(b, sum.into(), &Ty::Prim(at), &target.ty, span);
        self.store(b, &to, new.clone(), target.span);
        if prefix { new } else { old }
    }

    /// `i++` whose value is not used.
    pub(crate) fn inc_dec_stmt(&mut self, b: &mut Body, target: &TExpr, increment: bool, span: Span) {
        self.inc_dec(b, target, true, increment, span);
    }
}

fn one(at: Prim) -> Operand {
    Operand::Const(match at {
        Prim::Long => Const::Long(1),
        Prim::Float => Const::Float(1.0),
        Prim::Double => Const::Double(1.0),
        _ => Const::Int(1),
    })
}
