//! Operators: unary, binary chains, assignment, increment.

use super::Attr;
use super::constant;
use super::convert::unimplied;
use super::tree::{StepOp, TExpr, TKind, TStep};
use crate::diag::Span;
use crate::java::ast::{BinOp, Expr, ExprKind, Flags, Prim, UnOp};
use crate::java::literal::Lit;
use crate::sema::ty::{BOOL, INT, Ty};

/// Binary numeric promotion.
#[must_use]
pub fn promote(a: Prim, b: Prim) -> Prim {
    if a == Prim::Double || b == Prim::Double {
        Prim::Double
    } else if a == Prim::Float || b == Prim::Float {
        Prim::Float
    } else if a == Prim::Long || b == Prim::Long {
        Prim::Long
    } else {
        Prim::Int
    }
}

/// Unary numeric promotion.
#[must_use]
pub fn promote_one(a: Prim) -> Prim {
    promote(a, Prim::Int)
}

impl Attr {
    pub(crate) fn unary(&mut self, op: UnOp, operand: &Expr, span: Span) -> TExpr {
        let e = self.value(operand, None);
        if e.ty.is_error() {
            return TExpr::error(span);
        }
        let prim = self.sema.as_prim(&e.ty);
        let text = match op {
            UnOp::Plus => "+",
            UnOp::Neg => "-",
            UnOp::Not => "!",
            UnOp::BitNot => "~",
        };
        match (op, prim) {
            (UnOp::Not, Some(Prim::Bool)) => {
                let e = self.as_primitive(e, Prim::Bool);
                if let Some(Lit::Bool(b)) = e.constant {
                    return TExpr::constant(Lit::Bool(!b), BOOL, span);
                }
                TExpr::new(TKind::Not(Box::new(e)), BOOL, span)
            }
            (UnOp::Plus | UnOp::Neg, Some(p)) if p != Prim::Bool => {
                let at = promote_one(p);
                let e = self.as_primitive(e, at);
                if op == UnOp::Plus {
                    return TExpr { span, ..e };
                }
                if let Some(c) = e.constant.as_ref().and_then(constant::neg) {
                    return TExpr::constant(c, Ty::Prim(at), span);
                }
                TExpr::new(TKind::Neg(Box::new(e)), Ty::Prim(at), span)
            }
            (UnOp::BitNot, Some(p)) if !matches!(p, Prim::Bool | Prim::Float | Prim::Double) => {
                let at = promote_one(p);
                let e = self.as_primitive(e, at);
                if let Some(c) = e.constant.as_ref().and_then(constant::bit_not) {
                    return TExpr::constant(c, Ty::Prim(at), span);
                }
                TExpr::new(TKind::BitNot(Box::new(e)), Ty::Prim(at), span)
            }
            _ => {
                let found = self.sema.show(&e.ty);
                self.sema.error("bad-operand", span, format!("operator `{text}` cannot be applied to `{found}`"));
                TExpr::error(span)
            }
        }
    }

    /// Which operation `acc op rhs` is, the type of its operands and of its result; `None` if it is none.
    fn step(&mut self, op: BinOp, acc: &Ty, rhs: &Ty) -> Option<(StepOp, Ty)> {
        use BinOp as B;
        if op == B::Add
            && (self.sema.is_string(acc) || self.sema.is_string(rhs))
            && *acc != Ty::Void
            && *rhs != Ty::Void
        {
            return Some((StepOp::Concat, self.sema.string()));
        }
        let (p, q) = (self.sema.as_prim(acc), self.sema.as_prim(rhs));
        let numeric = |x: Prim| x != Prim::Bool;
        let integral = |x: Prim| !matches!(x, Prim::Bool | Prim::Float | Prim::Double);
        match op {
            B::AndAnd | B::OrOr => {
                let both = p == Some(Prim::Bool) && q == Some(Prim::Bool);
                both.then_some((if op == B::AndAnd { StepOp::And } else { StepOp::Or }, BOOL))
            }
            B::Eq | B::Ne => {
                // Two references are compared as such, wrappers included.
                if acc.is_ref() && rhs.is_ref() {
                    return self.castable(acc, rhs).then_some((StepOp::RefEq(op == B::Ne), BOOL));
                }
                match (p, q) {
                    (Some(Prim::Bool), Some(Prim::Bool)) => Some((StepOp::Num(op, Prim::Bool), BOOL)),
                    (Some(p), Some(q)) if numeric(p) && numeric(q) => Some((StepOp::Num(op, promote(p, q)), BOOL)),
                    _ => None,
                }
            }
            B::Lt | B::Gt | B::Le | B::Ge => match (p, q) {
                (Some(p), Some(q)) if numeric(p) && numeric(q) => Some((StepOp::Num(op, promote(p, q)), BOOL)),
                _ => None,
            },
            B::Shl | B::Shr | B::Ushr => match (p, q) {
                (Some(p), Some(q)) if integral(p) && integral(q) => {
                    let at = promote_one(p);
                    Some((StepOp::Num(op, at), Ty::Prim(at)))
                }
                _ => None,
            },
            B::And | B::Or | B::Xor => match (p, q) {
                (Some(Prim::Bool), Some(Prim::Bool)) => Some((StepOp::Num(op, Prim::Bool), BOOL)),
                (Some(p), Some(q)) if integral(p) && integral(q) => {
                    let at = promote(p, q);
                    Some((StepOp::Num(op, at), Ty::Prim(at)))
                }
                _ => None,
            },
            B::Add | B::Sub | B::Mul | B::Div | B::Rem => match (p, q) {
                (Some(p), Some(q)) if numeric(p) && numeric(q) => {
                    let at = promote(p, q);
                    Some((StepOp::Num(op, at), Ty::Prim(at)))
                }
                _ => None,
            },
        }
    }

    /// Converts the right operand as the operation needs it.
    fn step_rhs(&mut self, op: StepOp, rhs: TExpr) -> TExpr {
        match op {
            StepOp::Num(BinOp::Shl | BinOp::Shr | BinOp::Ushr, _) => {
                // Only the low bits of the count matter, so a long count may be narrowed.
                self.as_primitive(rhs, Prim::Int)
            }
            StepOp::Num(_, at) => self.as_primitive(rhs, at),
            StepOp::And | StepOp::Or => self.as_primitive(rhs, Prim::Bool),
            // Compared and shown is what is there, but a string is one.
            StepOp::Concat if self.sema.is_string(&rhs.ty) => rhs,
            StepOp::RefEq(_) | StepOp::Concat => unimplied(rhs),
        }
    }

    fn fold(&mut self, op: StepOp, acc: &TExpr, rhs: &TExpr) -> Option<Lit> {
        let (a, b) = (acc.constant.as_ref()?, rhs.constant.as_ref()?);
        match op {
            StepOp::Num(op, at) => constant::binary(op, at, a, b),
            StepOp::And => constant::binary(BinOp::And, Prim::Bool, a, b),
            StepOp::Or => constant::binary(BinOp::Or, Prim::Bool, a, b),
            StepOp::RefEq(negated) => match (a, b) {
                // Equal constant strings are the same object.
                (Lit::Str(x), Lit::Str(y)) => Some(Lit::Bool((x == y) != negated)),
                _ => None,
            },
            StepOp::Concat => {
                let mut text = constant::text(a)?;
                text.extend(constant::text(b)?);
                Some(Lit::Str(text))
            }
        }
    }

    pub(crate) fn chain(&mut self, first: &Expr, rest: &[(BinOp, Span, Expr)], span: Span) -> TExpr {
        let env = self.cx.env.clone();
        // The right operand of `&&` is evaluated where the left one is true, that of `||` where it is false.
        let assumed = match rest.first() {
            Some((BinOp::AndAnd, ..)) => Some(true),
            Some((BinOp::OrOr, ..)) => Some(false),
            _ => None,
        };
        let mut acc = self.value(first, None);
        if let Some(when) = assumed {
            self.assume(first, when);
        }
        let mut steps: Vec<TStep> = Vec::new();
        // Type and constant value of what is accumulated: `acc` itself while `steps` is empty.
        let mut ty = acc.ty.clone();
        let mut failed = acc.ty.is_error();
        for (op, op_span, operand) in rest {
            let rhs = self.value(operand, None);
            if let Some(when) = assumed {
                self.assume(operand, when);
            }
            if failed || rhs.ty.is_error() {
                failed = true;
                continue;
            }
            let Some((step, result)) = self.step(*op, &ty, &rhs.ty) else {
                let (a, b) = (self.sema.show(&ty), self.sema.show(&rhs.ty));
                let message = format!("operator `{}` cannot be applied to `{a}` and `{b}`", op.text());
                self.sema.error("bad-operand", *op_span, message);
                failed = true;
                continue;
            };
            let here = Span { hi: operand.span.hi, ..span };
            if steps.is_empty() && matches!(step, StepOp::RefEq(_) | StepOp::Concat) {
                acc = self.step_rhs(step, acc);
            }
            let rhs = self.step_rhs(step, rhs);
            if steps.is_empty()
                && let Some(value) = self.fold(step, &acc, &rhs)
            {
                acc = TExpr::constant(value, result.clone(), here);
            } else {
                steps.push(TStep { op: step, acc: ty, rhs, ty: result.clone(), span: here });
            }
            ty = result;
        }
        if let Some(when) = assumed {
            self.no_common_patterns(std::iter::once(first).chain(rest.iter().map(|(_, _, e)| e)), !when);
        }
        self.cx.env = env;
        if failed {
            return TExpr::error(span);
        }
        if steps.is_empty() {
            return TExpr { span, ..acc };
        }
        TExpr::new(TKind::Chain(Box::new(acc), steps), ty, span)
    }

    // --- assignment ---

    /// Attributes the target of an assignment; constants are not folded away.
    fn assignable(&mut self, target: &Expr, compound: bool) -> TExpr {
        let e = match &target.kind {
            ExprKind::Name(name) => {
                if let Some(v) = self.local_target(name) {
                    self.assigned(&v, target.span, compound);
                    self.use_var(&v, target.span);
                    TExpr::local(&v, target.span)
                } else {
                    self.cx.given = (!compound).then_some(target.span);
                    self.expr(target, None)
                }
            }
            _ => self.expr(target, None),
        };
        // A cast around a field of generic type is for reading only.
        let e = match e.kind {
            TKind::Implied(inner) if matches!(inner.kind, TKind::Field { .. }) => TExpr { ty: e.ty, ..*inner },
            _ => e,
        };
        let field = match &e.kind {
            TKind::Field { field, target } => Some((*field, matches!(target.kind, TKind::This(_)))),
            TKind::Static { field, .. } => Some((*field, true)),
            _ => None,
        };
        if let Some((f, own)) = field {
            let info = self.sema.field(f);
            let initialising =
                own && info.class == self.cx.class && self.in_initialiser() && self.cx.lambdas.is_empty();
            if info.flags.has(Flags::FINAL) && !initialising && !self.in_model() {
                let (name, span) = (info.name.clone(), info.span);
                let d = crate::diag::error(
                    "final-assigned",
                    target.span,
                    format!("final field `{name}` cannot be assigned here"),
                )
                .at(span, "declared final here");
                self.sema.report(d);
            }
        }
        match &e.kind {
            TKind::Local(_) | TKind::Field { .. } | TKind::Static { .. } | TKind::Index(..) | TKind::Error => e,
            _ => {
                if let TKind::Const = e.kind {
                    self.sema.error("final-assigned", target.span, "a constant cannot be assigned");
                } else {
                    self.sema.error("bad-operand", target.span, "expected a variable on the left of the assignment");
                }
                TExpr::error(target.span)
            }
        }
    }

    fn in_initialiser(&self) -> bool {
        self.cx.initialiser
    }

    fn local_target(&mut self, name: &str) -> Option<crate::sema::env::Var> {
        // A local hides fields; one of an outer body is found behind the fields of this class.
        if let Some(v) = crate::sema::env::find_var(&self.cx.env, name) {
            return Some(v);
        }
        let mut class = Some(self.cx.class);
        while let Some(c) = class {
            if self.sema.find_field(c, name).is_some() {
                return None;
            }
            let info = self.sema.class(c);
            if let Some(v) = crate::sema::env::find_var(&info.env, name) {
                return Some(v);
            }
            class = info.outer;
        }
        None
    }

    fn assigned(&mut self, v: &crate::sema::env::Var, span: Span, compound: bool) {
        let foreign = v.body != self.cx.body || v.lambda_depth < self.cx.lambdas.len();
        if (!v.blank.get() || compound || foreign) && v.changed.get().is_none() {
            v.changed.set(Some(span));
        }
        if v.is_final.get() && !v.blank.get() {
            let message = format!("final variable `{}` cannot be assigned", v.name);
            self.sema.error("final-assigned", span, message);
        }
    }

    pub(crate) fn assign(&mut self, op: Option<BinOp>, target: &Expr, value: &Expr, span: Span) -> TExpr {
        let target = self.assignable(target, op.is_some());
        let Some(op) = op else {
            let value = self.expr_to(value, &target.ty.clone());
            let ty = target.ty.clone();
            if target.ty.is_error() {
                return TExpr::error(span);
            }
            return TExpr::new(TKind::Assign { target: Box::new(target), value: Box::new(value) }, ty, span);
        };
        let rhs = self.value(value, None);
        if target.ty.is_error() || rhs.ty.is_error() {
            return TExpr::error(span);
        }
        let ty = target.ty.clone();
        let fits = self.step(op, &ty, &rhs.ty).filter(|(_, result)| match (self.sema.as_prim(&ty), result.prim()) {
            (Some(t), Some(r)) => (t == Prim::Bool) == (r == Prim::Bool),
            // `s += x` for a `String`, or for an `Object` when x is a String.
            (None, None) => true,
            _ => false,
        });
        let Some((step, result)) = fits else {
            let (a, b) = (self.sema.show(&ty), self.sema.show(&rhs.ty));
            self.sema.error(
                "bad-operand",
                span,
                format!("operator `{}=` cannot be applied to `{a}` and `{b}`", op.text()),
            );
            return TExpr::error(span);
        };
        let rhs = self.step_rhs(step, rhs);
        // What a field of generic type holds may be anything that its declaration allows.
        let acc = match &target.kind {
            TKind::Field { field, .. } if step == StepOp::Concat => self.sema.erase(&self.sema.field(*field).ty),
            _ => ty.clone(),
        };
        let step = TStep { op: step, acc, rhs, ty: result, span };
        TExpr::new(TKind::Compound { target: Box::new(target), step: Box::new(step) }, ty, span)
    }

    pub(crate) fn inc_dec(&mut self, prefix: bool, increment: bool, target: &Expr, span: Span) -> TExpr {
        let target = self.assignable(target, true);
        if target.ty.is_error() {
            return TExpr::error(span);
        }
        if self.sema.as_prim(&target.ty).is_none_or(|p| p == Prim::Bool) {
            let found = self.sema.show(&target.ty);
            let op = if increment { "++" } else { "--" };
            self.sema.error("bad-operand", span, format!("operator `{op}` cannot be applied to `{found}`"));
            return TExpr::error(span);
        }
        let ty = target.ty.clone();
        TExpr::new(TKind::IncDec { target: Box::new(target), prefix, increment }, ty, span)
    }

    /// `int` constant 1, for desugaring.
    pub(crate) fn int_const(value: i32, span: Span) -> TExpr {
        TExpr::constant(Lit::Int(value), INT, span)
    }
}
