//! Arguments before a method is chosen: typed ones, and those that wait for the types of their parameters.

use super::Attr;
use super::call::Arg;
use crate::java::ast::{Expr, ExprKind, StmtKind, TypeExprKind};
use crate::sema::ty::Ty;

impl Attr {
    pub(crate) fn args<'a>(&mut self, args: &'a [Expr]) -> Vec<Arg<'a>> {
        args.iter().map(|a| if is_function(a) { Arg::Function(a) } else { self.plain_arg(a) }).collect()
    }

    fn plain_arg<'a>(&mut self, a: &'a Expr) -> Arg<'a> {
        if let Some(known) = self.anonymous_diamond(a) {
            let class = known.class_idx();
            let free = matches!(&a.kind, ExprKind::New(n) if n.args.is_empty())
                && class.is_some_and(|c| self.unbounded(&self.sema.class(c).params));
            return Arg::Late { expr: a, known, guessed: false, free };
        }
        let (before, classes) = (self.sema.diagnostics.len(), self.local_classes.len());
        let around = (self.guessed, self.untold);
        (self.guessed, self.untold) = (false, false);
        let typed = self.value(a, None);
        if let Some(arms) = self.apart.take().filter(|_| matches!(a.kind, ExprKind::Switch(_))) {
            (self.guessed, self.untold) = around;
            return Arg::Arms(arms);
        }
        let (guessed, untold) = (self.guessed, self.untold);
        (self.guessed, self.untold) = around;
        if (guessed || untold || self.sema.diagnostics.len() > before) && has_function(a) {
            self.sema.forget_diagnostics(before);
            self.forget_classes(classes);
            let known = match &typed.ty {
                Ty::Wild(None) => Ty::Error,
                t => self.sema.erase(t),
            };
            return Arg::Late { expr: a, known, guessed, free: self.is_free(a, &typed) };
        }
        // Type arguments that nothing told are those of the parameter: `flatMap(Function.identity())`, `f(new ArrayList<>())`.
        if untold && matches!(a.kind, ExprKind::Call(_) | ExprKind::New(_)) && matches!(typed.ty, Ty::Class(..)) {
            self.forget_classes(classes);
            let known = self.sema.erase(&typed.ty);
            return Arg::Late { expr: a, known, guessed: false, free: self.is_free(a, &typed) };
        }
        Arg::Typed(typed)
    }

    /// The class of `new C<>(…) { … }`: its body is looked at when the parameter's type is known, which tells the type arguments.
    fn anonymous_diamond(&mut self, e: &Expr) -> Option<Ty> {
        let ExprKind::New(new) = &e.kind else { return None };
        if new.outer.is_some() || !is_anonymous_diamond(e) {
            return None;
        }
        let before = self.sema.diagnostics.len();
        let scope = self.scope();
        let ty = self.sema.resolve(&scope, &new.ty);
        self.sema.forget_diagnostics(before);
        let Ty::Class(c, _) = ty else { return None };
        Some(Ty::Class(c, self.sema.class(c).params.iter().map(|_| Ty::Wild(None)).collect()))
    }
}

/// `new C<>(…) { … }`
pub(super) fn is_anonymous_diamond(e: &Expr) -> bool {
    let ExprKind::New(new) = &e.kind else { return false };
    new.body.is_some() && matches!(&new.ty.kind, TypeExprKind::Named(s) if s.last().is_some_and(|l| l.diamond))
}

/// A lambda or method reference, possibly under `?:` or in a `switch`.
pub(crate) fn is_function(e: &Expr) -> bool {
    match &e.kind {
        ExprKind::Lambda(_) | ExprKind::MethodRef(_) => true,
        ExprKind::Conditional(_, a, b) => is_function(a) || is_function(b),
        ExprKind::Switch(s) => s.cases.iter().any(|c| match c.body.first().map(|s| &s.kind) {
            Some(StmtKind::Expr(e)) => c.arrow_value && is_function(e),
            _ => false,
        }),
        _ => false,
    }
}

/// A call with a lambda among its arguments, or theirs, whose parameters have no types.
pub(crate) fn has_open_lambda(e: &Expr) -> bool {
    let args = match &e.kind {
        ExprKind::Call(c) => &c.args,
        ExprKind::New(n) => &n.args,
        _ => return false,
    };
    args.iter().any(|a| match &a.kind {
        ExprKind::Lambda(l) => l.params.iter().any(|p| matches!(p.ty.kind, TypeExprKind::Inferred)),
        _ => has_open_lambda(a),
    })
}

/// A call with a lambda or method reference among its arguments, or theirs.
fn has_function(e: &Expr) -> bool {
    let args = match &e.kind {
        ExprKind::Call(c) => &c.args,
        ExprKind::New(n) => &n.args,
        _ => return false,
    };
    args.iter().any(|a| is_function(a) || has_function(a))
}
