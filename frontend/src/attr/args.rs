//! Arguments before a method is chosen: typed ones, and those that wait for the types of their parameters.

use super::Attr;
use super::call::{Arg, Candidate};
use super::infer::Found;
use crate::java::ast::{Call, Expr, ExprKind, StmtKind, TypeExprKind};
use crate::sema::ty::Ty;

impl Attr {
    pub(crate) fn args<'a>(&mut self, args: &'a [Expr]) -> Vec<Arg<'a>> {
        args.iter().map(|a| if is_function(a) { Arg::Function(a) } else { self.plain_arg(a) }).collect()
    }

    fn plain_arg<'a>(&mut self, a: &'a Expr) -> Arg<'a> {
        let before = self.sema.diagnostics.len();
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
            let known = self.sema.erase(&typed.ty);
            return Arg::Late(a, known, guessed);
        }
        // Type arguments that nothing told are those of the parameter: `flatMap(Function.identity())`, `f(new ArrayList<>())`.
        if untold && matches!(a.kind, ExprKind::Call(_) | ExprKind::New(_)) && matches!(typed.ty, Ty::Class(..)) {
            return Arg::Late(a, self.sema.erase(&typed.ty), false);
        }
        Arg::Typed(typed)
    }

    /// The arguments of a call. Where the arity leaves a single candidate, an anonymous class with `<>` gets its type
    /// arguments from the parameter.
    pub(super) fn args_for<'a>(
        &mut self,
        call: &'a Call,
        candidates: &[Candidate],
        expected: Option<&Ty>,
    ) -> Vec<Arg<'a>> {
        let fits = |c: &&Candidate| self.sema.method(c.method).params.len() == call.args.len();
        let mut by_arity = candidates.iter().filter(fits);
        let (Some(only), None) = (by_arity.next().cloned(), by_arity.next()) else { return self.args(&call.args) };
        if !call.args.iter().any(is_anonymous_diamond) {
            return self.args(&call.args);
        }
        let scope = self.scope();
        let mut subst = only.subst.clone();
        let vars = self.sema.method(only.method).tparams.clone();
        for (v, t) in vars.iter().zip(&call.type_args) {
            let t = self.sema.resolve(&scope, t);
            subst.bind(*v, t);
        }
        // What is expected of the call tells its type variables: `String s = e.accept(new Visitor<>() { … })`.
        if let Some(t) = expected.filter(|t| t.is_ref() && !t.is_error()) {
            let ret = subst.apply(&self.sema.method(only.method).ret.clone());
            let mut found = Found::default();
            self.unify_result(&ret, t, &vars, &mut found);
            found.into_types().0.into_iter().for_each(|(v, t)| subst.bind(v, t));
        }
        let params: Vec<Ty> = self.sema.method(only.method).params.iter().map(|p| subst.apply(p)).collect();
        let typed = |(a, p): (&'a Expr, &Ty)| match is_function(a) {
            true => Arg::Function(a),
            false => Arg::Typed(self.value(a, is_anonymous_diamond(a).then_some(p))),
        };
        call.args.iter().zip(&params).map(typed).collect()
    }
}

/// `new C<>(…) { … }`
fn is_anonymous_diamond(e: &Expr) -> bool {
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
