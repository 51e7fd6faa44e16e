//! Lambdas and method references against functional interfaces.

use super::args::is_function;
use super::call::{Arg, Candidate, is_statement};
use super::convert::unimplied;
use super::infer::{Bound, Found, mentions};
use super::name::Qualifier;
use super::tree::{TCall, TExpr, TKind, TLambda, TLambdaBody, TNew, TStmt, TStmtKind};
use super::{Attr, LambdaCx, Ret};
use crate::diag::Span;
use crate::java::ast::{Expr, ExprKind, Flags, Ident, Lambda, LambdaBody, MethodRef, Name, TypeExprKind};
use crate::sema::env::Var;
use crate::sema::ty::{ClassIdx, INT, MethodIdx, Subst, TvIdx, Ty};

impl Attr {
    /// Attributes a lambda or method reference at a functional interface type. `vars` are type variables in `target`
    /// that are not known yet; what the function says about them is returned.
    pub(crate) fn function_expr(&mut self, e: &Expr, target: &Ty, vars: &[TvIdx]) -> (TExpr, Found) {
        let span = e.span;
        if target.is_error() {
            return (TExpr::error(span), Found::default());
        }
        if let ExprKind::Conditional(c, a, b) = &e.kind {
            let env = self.cx.env.clone();
            let cond = self.condition(c);
            self.assume(c, true);
            let (then, mut s) = if is_function(a) {
                self.function_expr(a, target, vars)
            } else {
                (self.expr_to(a, target), Found::default())
            };
            self.cx.env = env.clone();
            self.assume(c, false);
            let (els, t) = if is_function(b) {
                self.function_expr(b, target, vars)
            } else {
                (self.expr_to(b, target), Found::default())
            };
            self.cx.env = env;
            s.extend(t);
            let e = TExpr::new(TKind::Conditional(Box::new(cond), Box::new(then), Box::new(els)), target.clone(), span);
            return (e, s);
        }
        if let ExprKind::Switch(_) = &e.kind {
            return (self.expr_to(e, target), Found::default());
        }
        let Some((method, params, ret)) = self.sema.function_type(target) else {
            let shown = self.sema.show(target);
            let what = if matches!(e.kind, ExprKind::Lambda(_)) { "lambda" } else { "method reference" };
            self.sema.error(
                "no-target-type",
                span,
                format!("a {what} needs a functional interface as its type, found `{shown}`"),
            );
            return (TExpr::error(span), Found::default());
        };
        match &e.kind {
            ExprKind::Lambda(l) => self.lambda(l, span, target, method, &params, &ret, vars),
            ExprKind::MethodRef(r) => self.method_ref(r, span, target, method, &params, &ret, vars),
            _ => (TExpr::error(span), Found::default()),
        }
    }

    #[expect(clippy::too_many_arguments, reason = "the pieces of one call, used once")]
    fn lambda(
        &mut self,
        l: &Lambda,
        span: Span,
        target: &Ty,
        method: MethodIdx,
        params: &[Ty],
        ret: &Ty,
        vars: &[TvIdx],
    ) -> (TExpr, Found) {
        if l.params.len() != params.len() {
            let (found, expected) = (l.params.len(), params.len());
            self.sema.error("lambda-arity", span, format!("expected a lambda of {expected} parameters, found {found}"));
            return (TExpr::error(span), Found::default());
        }
        let mut found = Found::default();
        let returning = self.returning.take();
        let frame = self.open_lambda(ret, vars);
        let mut typed_params: Vec<Var> = Vec::new();
        for (lp, p) in l.params.iter().zip(params) {
            let ty = if matches!(lp.ty.kind, TypeExprKind::Inferred) {
                let p = self.sema.unwild(p);
                let unknown = mentions(&p, vars);
                self.guessed |= unknown || p.is_error();
                if unknown { Ty::Wild(None) } else { p }
            } else {
                let scope = self.scope();
                let t = self.sema.resolve(&scope, &lp.ty);
                self.unify(p, &t, Bound::Equal, vars, &mut found, 0);
                let primitive = |t: &Ty| matches!(t, Ty::Prim(_));
                if (primitive(p) || primitive(&t)) && *p != t && !p.is_error() && !t.is_error() {
                    let (found, expected) = (self.sema.show(&t), self.sema.show(p));
                    let message =
                        format!("incompatible types: expected a parameter of type `{expected}`, found `{found}`");
                    self.sema.error("incompatible-types", lp.ty.span, message);
                }
                t
            };
            let var = self.declare(&lp.name.name, ty, lp.name.span, false);
            var.is_final.set(lp.mods.flags.has(Flags::FINAL));
            typed_params.push(var);
        }
        let mut function = None;
        let (body, returned) = match &l.body {
            LambdaBody::Expr(b) => {
                if is_function(b) && mentions(ret, vars) && self.sema.function_type(&found.apply(ret)).is_some() {
                    // It tells, too: `(Integer a) -> (Integer b) -> a - b`.
                    let (e, told) = self.function_expr(b, &found.apply(ret), vars);
                    self.told_by(told, &mut found);
                    function = Some(found.apply(ret));
                    (TLambdaBody::Expr(e), Ty::Void)
                } else if *ret == Ty::Void {
                    if !is_statement(b) && !self.in_model() {
                        let message = "the body of a lambda that returns nothing must be able to stand as a statement";
                        self.sema.error("void-value", b.span, message);
                    }
                    let e = self.expr(b, None);
                    (TLambdaBody::Expr(unimplied(e)), Ty::Void)
                } else {
                    let known = matches!(self.cx.ret, Ret::Known(_));
                    let e = self.value(b, if known { Some(ret) } else { returning.as_ref() });
                    let ty = e.ty.clone();
                    let e = if known { self.coerce(e, ret) } else { e };
                    (TLambdaBody::Expr(e), ty)
                }
            }
            LambdaBody::Block(b) => {
                let stmts = self.block(&b.stmts);
                if *ret != Ty::Void {
                    self.must_return(&stmts, span);
                }
                let returned = match &self.cx.ret {
                    Ret::Infer(types) => {
                        let types = types.clone();
                        self.returned_type(&types)
                    }
                    Ret::Known(t) => t.clone(),
                };
                (TLambdaBody::Block(stmts), returned)
            }
        };
        let inferred = matches!(self.cx.ret, Ret::Infer(_));
        let cx = self.close_lambda(frame);
        let (body, ret) = match function {
            Some(ret) => (body, ret),
            None if inferred => self.settle(body, ret, &returned, vars, &mut found),
            None => (body, ret.clone()),
        };
        let lambda = TLambda {
            method,
            class: self.cx.class,
            params: typed_params,
            captures: cx.captures,
            captures_this: cx.this,
            ret,
            body,
            is_ref: false,
        };
        (TExpr::new(TKind::Lambda(Box::new(lambda)), target.clone(), span), found)
    }

    /// Begins a lambda body; what must be restored afterwards is returned.
    fn open_lambda(&mut self, ret: &Ty, vars: &[TvIdx]) -> LambdaFrame {
        let known = !mentions(ret, vars) && !matches!(ret, Ty::Wild(_));
        let frame = LambdaFrame {
            env: self.cx.env.clone(),
            ret: std::mem::replace(
                &mut self.cx.ret,
                if known { Ret::Known(ret.clone()) } else { Ret::Infer(Vec::new()) },
            ),
            jumps: std::mem::take(&mut self.cx.jumps),
            yields: std::mem::take(&mut self.cx.yields),
        };
        self.cx.lambdas.push(LambdaCx::default());
        frame
    }

    fn close_lambda(&mut self, frame: LambdaFrame) -> LambdaCx {
        self.cx.env = frame.env;
        self.cx.ret = frame.ret;
        self.cx.jumps = frame.jumps;
        self.cx.yields = frame.yields;
        self.cx.lambdas.pop().unwrap_or_default()
    }

    /// The type of several returned values. What nothing told of one, others may: `b ? ok("x") : error()`.
    pub(crate) fn common_type(&mut self, types: &[Ty]) -> Ty {
        let ty = self.common_told_type(types);
        super::expr::told_part(&ty, &Ty::Error, &Ty::Wild(None))
    }

    /// The same for the statements of a lambda, each of which tells a type on its own: numbers are not promoted (JLS 18.2.1).
    fn returned_type(&mut self, types: &[Ty]) -> Ty {
        if types.iter().all(|t| Some(t) == types.first()) {
            return self.common_type(types);
        }
        let mut boxed = Vec::new();
        for t in types {
            boxed.push(t.prim().map_or_else(|| t.clone(), |p| Ty::class(self.sema.boxed(p))));
        }
        let ty = match boxed.split_first() {
            Some((first, rest)) if rest.iter().all(|t| t == first) => first.clone(),
            _ => self.sema.lub(&boxed),
        };
        super::expr::told_part(&ty, &Ty::Error, &Ty::Wild(None))
    }

    fn common_told_type(&mut self, types: &[Ty]) -> Ty {
        let Some(first) = types.first() else { return Ty::Void };
        if types.iter().all(|t| t == first) {
            return first.clone();
        }
        let prims: Option<Vec<_>> = types.iter().map(|t| self.sema.as_prim(t)).collect();
        if let Some(prims) = prims {
            let mut all = prims.into_iter();
            if let Some(p) = all.next() {
                let both = all.fold(p, |a, b| if a == b { a } else { super::ops::promote(a, b) });
                return Ty::Prim(both);
            }
        }
        let boxed: Vec<Ty> = types
            .iter()
            .map(|t| match t {
                Ty::Prim(p) => Ty::class(self.sema.boxed(*p)),
                _ => t.clone(),
            })
            .collect();
        self.sema.lub(&boxed)
    }

    /// The result type was inferred: bind variables and convert what is returned.
    fn settle(
        &mut self,
        body: TLambdaBody,
        ret: &Ty,
        returned: &Ty,
        vars: &[TvIdx],
        found: &mut Found,
    ) -> (TLambdaBody, Ty) {
        if *returned == Ty::Void || returned.is_error() {
            return (body, if returned.is_error() { Ty::Error } else { ret.clone() });
        }
        self.unify(ret, returned, Bound::Lower, vars, found, 0);
        let target = match returned {
            Ty::Prim(p) => Ty::class(self.sema.boxed(*p)),
            Ty::Null => self.sema.object(),
            t => t.clone(),
        };
        let body = match body {
            TLambdaBody::Expr(e) => TLambdaBody::Expr(self.coerce(e, &target)),
            TLambdaBody::Block(mut stmts) => {
                self.convert_returns(&mut stmts, &target);
                TLambdaBody::Block(stmts)
            }
        };
        (body, target)
    }

    fn convert_returns(&mut self, stmts: &mut [TStmt], target: &Ty) {
        for s in stmts {
            self.convert_return(s, target);
        }
    }

    fn convert_return(&mut self, s: &mut TStmt, target: &Ty) {
        match &mut s.kind {
            TStmtKind::Return(Some(e)) => {
                let taken = std::mem::replace(e, TExpr::error(e.span));
                *e = self.coerce(taken, target);
            }
            TStmtKind::Block(b) | TStmtKind::Synchronized(_, b) => self.convert_returns(b, target),
            TStmtKind::If(_, a, b) => {
                self.convert_return(a, target);
                if let Some(b) = b {
                    self.convert_return(b, target);
                }
            }
            TStmtKind::For { body, .. } | TStmtKind::DoWhile { body, .. } | TStmtKind::Labeled { body, .. } => {
                self.convert_return(body, target);
            }
            TStmtKind::Switch(sw) => sw.cases.iter_mut().for_each(|c| self.convert_returns(&mut c.body, target)),
            TStmtKind::Try { body, catches, finally } => {
                self.convert_returns(body, target);
                catches.iter_mut().for_each(|c| self.convert_returns(&mut c.body, target));
                if let Some(f) = finally {
                    self.convert_returns(f, target);
                }
            }
            _ => {}
        }
    }

    /// Attributes an expression body only to learn whether it has a value.
    pub(crate) fn probe_void(&mut self, l: &Lambda, params: &[Ty]) -> bool {
        let LambdaBody::Expr(b) = &l.body else { return false };
        let (before, classes) = (self.sema.diagnostics.len(), self.local_classes.len());
        let frame = self.open_lambda(&Ty::Wild(None), &[]);
        for (lp, p) in l.params.iter().zip(params) {
            let ty = self.sema.unwild(p);
            self.declare(&lp.name.name, ty, lp.name.span, false);
        }
        let e = self.expr(b, None);
        self.close_lambda(frame);
        self.sema.forget_diagnostics(before);
        self.forget_classes(classes);
        e.ty == Ty::Void
    }

    /// Attributes the body of a lambda whose parameters have types only to learn what it returns.
    pub(crate) fn probe_result(&mut self, l: &Lambda) -> Ty {
        match self.probe_results(l) {
            Some(types) => self.common_type(&types),
            None => Ty::Error,
        }
    }

    /// The types of all that it returns; nothing if there is a mistake in it.
    pub(super) fn probe_results(&mut self, l: &Lambda) -> Option<Vec<Ty>> {
        let (before, classes) = (self.sema.diagnostics.len(), self.local_classes.len());
        let frame = self.open_lambda(&Ty::Wild(None), &[]);
        for lp in &l.params {
            let scope = self.scope();
            let ty = self.sema.resolve(&scope, &lp.ty);
            self.declare(&lp.name.name, ty, lp.name.span, false);
        }
        let returned = match &l.body {
            LambdaBody::Expr(b) => vec![self.expr(b, None).ty],
            LambdaBody::Block(b) => {
                self.block(&b.stmts);
                match &self.cx.ret {
                    Ret::Infer(types) => types.clone(),
                    Ret::Known(t) => vec![t.clone()],
                }
            }
        };
        self.close_lambda(frame);
        let failed = self.sema.diagnostics.len() > before;
        self.sema.forget_diagnostics(before);
        self.forget_classes(classes);
        (!failed).then_some(returned)
    }

    // --- method references ---

    /// What stands before `::`, only to learn what it is.
    pub(super) fn probe_qualifier(&mut self, r: &MethodRef) -> Qualifier {
        let before = self.sema.diagnostics.len();
        let qualifier = self.qualifier(&r.target);
        self.sema.forget_diagnostics(before);
        qualifier
    }

    /// Whether a function tells the types of its parameters by itself: a lambda with types, or a reference to the only method of its name
    /// (an exact one, JLS 15.13.1).
    pub(super) fn tells_parameters(&mut self, e: &Expr) -> bool {
        match &e.kind {
            ExprKind::Lambda(l) => l.params.iter().all(|p| !matches!(p.ty.kind, TypeExprKind::Inferred)),
            ExprKind::MethodRef(r) if matches!(r.target.kind, ExprKind::Name(_) | ExprKind::This(_)) => {
                let owner = match self.probe_qualifier(r) {
                    Qualifier::Expr(e) => self.sema.upper(&e.ty).class_idx(),
                    Qualifier::Type(t) if self.is_raw(&t) => None,
                    Qualifier::Type(t) => t.class_idx(),
                    _ => None,
                };
                owner.is_some_and(|c| self.exact(c, &r.name.name).is_some())
            }
            _ => false,
        }
    }

    /// Whether a reference with a name or type before `::` may be to a method that is called with so many arguments (JLS 15.12.2.1).
    pub(super) fn takes_as_many(&mut self, r: &MethodRef, count: usize) -> bool {
        if !matches!(r.target.kind, ExprKind::Name(_)) || &*r.name.name == "new" {
            return true;
        }
        let qualifier = self.probe_qualifier(r);
        let (owner, of_type) = match &qualifier {
            Qualifier::Expr(e) => (self.sema.upper(&e.ty).class_idx(), false),
            Qualifier::Type(t) => (t.class_idx(), true),
            _ => return true,
        };
        let Some(owner) = owner else { return true };
        let methods = self.sema.find_methods(owner, &r.name.name);
        methods.is_empty()
            || methods.iter().any(|m| {
                let m = self.sema.method(*m);
                let given = if of_type && !m.is_static() { count.checked_sub(1) } else { Some(count) };
                given.is_some_and(|n| n == m.params.len() || m.varargs && n + 1 >= m.params.len())
            })
    }

    /// Whether what a function of type `target` is given first may be what the only method of this name is called on, if it is referred to by a type.
    pub(super) fn receives(&mut self, e: &Expr, target: &Ty, vars: &[TvIdx]) -> bool {
        let ExprKind::MethodRef(r) = &e.kind else { return true };
        let ExprKind::Name(_) = &r.target.kind else { return true };
        let qualifier = self.probe_qualifier(r);
        let Qualifier::Type(owner @ Ty::Class(c, _)) = qualifier else { return true };
        let Some((_, params, _)) = self.sema.function_type(target) else { return true };
        let only = self.exact(c, &r.name.name).filter(|m| !self.sema.method(*m).is_static());
        let (Some(_), Some(first)) = (only, params.first()) else { return true };
        let first = self.sema.unwild(first);
        let known = matches!(first, Ty::Class(..)) && !mentions(&first, vars);
        let owner = self.sema.erase(&owner);
        !known || self.sema.is_subtype(&first, &owner)
    }

    fn is_raw(&self, ty: &Ty) -> bool {
        matches!(ty, Ty::Class(c, args) if args.is_empty() && !self.sema.class(*c).params.is_empty())
    }

    /// The only method of this name, if it takes a fixed number of arguments and has no type variables.
    pub(super) fn exact(&mut self, c: ClassIdx, name: &str) -> Option<MethodIdx> {
        let methods = self.sema.find_methods(c, name);
        let [m] = methods[..] else { return None };
        let info = self.sema.method(m);
        (!info.varargs && info.tparams.is_empty()).then_some(m)
    }

    #[expect(clippy::too_many_arguments, reason = "the pieces of one call, used once")]
    fn method_ref(
        &mut self,
        r: &MethodRef,
        span: Span,
        target: &Ty,
        method: MethodIdx,
        params: &[Ty],
        ret: &Ty,
        vars: &[TvIdx],
    ) -> (TExpr, Found) {
        let mut found = Found::default();
        // The receiver is evaluated once, when the reference is.
        let mut held: Option<(Var, TExpr)> = None;
        let mut of_super = None;
        let qualifier = match &r.target.kind {
            ExprKind::Super(of) => {
                let Some((this, parents)) = self.of_super(of.as_deref(), r.target.span) else {
                    return (TExpr::error(span), found);
                };
                let has = |c: &ClassIdx| !self.sema.find_methods(*c, &r.name.name).is_empty();
                let parent = parents.iter().filter_map(Ty::class_idx).find(has);
                of_super = Some((this, parent.or_else(|| parents.first()?.class_idx())));
                None
            }
            _ => Some(self.qualifier(&r.target)),
        };
        let recv = match &qualifier {
            Some(Qualifier::Expr(e)) if !matches!(e.kind, TKind::This(_)) => {
                let var = self.temp(e.ty.clone(), span);
                held = Some((var.clone(), e.clone()));
                Some(var)
            }
            Some(Qualifier::Error) => return (TExpr::error(span), found),
            Some(Qualifier::Package(path)) => {
                let unit = self.sema.class(self.cx.class).unit;
                self.sema.unknown_type(unit, path, r.target.span);
                return (TExpr::error(span), found);
            }
            _ => None,
        };
        let frame = self.open_lambda(ret, vars);
        let ty = match &qualifier {
            Some(Qualifier::Type(t)) => Some(t.clone()),
            _ => None,
        };
        // An unbound receiver tells the type of an unknown first parameter, if the method cannot be a static one.
        let on_first = match ty.as_ref().map(Ty::class_idx) {
            Some(Some(c)) => {
                let methods = self.sema.find_methods(c, &r.name.name);
                !methods.is_empty() && methods.iter().all(|m| !self.sema.method(*m).is_static())
            }
            // Of an array.
            Some(None) => true,
            None => false,
        };
        let vars_in: Vec<Var> = params
            .iter()
            .enumerate()
            .map(|(i, p)| {
                let p = self.sema.unwild(p);
                let unknown = mentions(&p, vars);
                let p = match &ty {
                    Some(t) if unknown && i == 0 && on_first => {
                        // A raw type tells no type arguments: those of the parameter count, once it is known (JLS 15.13.1).
                        self.guessed |= self.is_raw(t);
                        t.clone()
                    }
                    _ => {
                        self.guessed |= unknown || p.is_error();
                        if unknown { Ty::Wild(None) } else { p }
                    }
                };
                self.fresh_var(&Name::from(format!("arg{i}")), p, span, false)
            })
            .collect();
        let values: Vec<TExpr> = vars_in.iter().map(|v| TExpr::local(v, span)).collect();
        let body = if &*r.name.name == "new" {
            self.ref_new(ty.as_ref(), values, ret, span)
        } else {
            let on = match (&qualifier, &recv) {
                (_, Some(v)) => {
                    self.use_var(v, span);
                    Some(TExpr::local(v, span))
                }
                (Some(Qualifier::Expr(e)), None) => {
                    self.use_this();
                    Some(e.clone())
                }
                (None, _) => {
                    self.use_this();
                    of_super.map(|(this, _)| TExpr::new(TKind::This(this), self.sema.this_type(this), span))
                }
                _ => None,
            };
            self.ref_call(
                r,
                on,
                of_super.and_then(|(_, parent)| parent),
                ty.as_ref(),
                values,
                span,
                &mut found,
                params,
                vars,
            )
        };
        let known = matches!(self.cx.ret, Ret::Known(_));
        let cx = self.close_lambda(frame);
        let failed = body.ty.is_error();
        // A reference returns what the method does, as far as the interface's erasure allows.
        let declared = self.sema.erase(&self.sema.method(method).ret);
        let body = match body.kind {
            TKind::Implied(inner) if declared.is_ref() && self.sema.is_subtype(&inner.ty, &declared) => {
                TExpr { ty: body.ty, ..*inner }
            }
            _ => body,
        };
        let (body, ret) = if *ret == Ty::Void || failed {
            (TLambdaBody::Expr(unimplied(body)), ret.clone())
        } else if body.ty == Ty::Void {
            self.sema.error(
                "void-value",
                span,
                format!("method `{}` returns nothing, but a value is needed", r.name.name),
            );
            return (TExpr::error(span), found);
        } else if known {
            let ret = ret.clone();
            (TLambdaBody::Expr(self.coerce(body, &ret)), ret)
        } else {
            let returned = body.ty.clone();
            self.settle(TLambdaBody::Expr(body), ret, &returned, vars, &mut found)
        };
        if failed {
            return (TExpr::error(span), found);
        }
        let lambda = TLambda {
            method,
            class: self.cx.class,
            params: vars_in,
            captures: cx.captures,
            captures_this: cx.this,
            ret,
            body,
            is_ref: true,
        };
        let mut e = TExpr::new(TKind::Lambda(Box::new(lambda)), target.clone(), span);
        if let Some((var, value)) = held {
            let ty = e.ty.clone();
            let at = value.span;
            let held = value.ty.clone();
            let value = TExpr::new(TKind::NonNull(Box::new(value)), held, at);
            e = TExpr::new(TKind::Let { var, value: Box::new(value), body: Box::new(e) }, ty, span);
        }
        (e, found)
    }

    fn ref_new(&mut self, ty: Option<&Ty>, args: Vec<TExpr>, ret: &Ty, span: Span) -> TExpr {
        match ty {
            Some(Ty::Array(_)) => {
                let Some(ty) = ty.cloned() else { return TExpr::error(span) };
                let mut dims = Vec::new();
                for a in args {
                    dims.push(self.coerce(a, &INT));
                }
                TExpr::new(TKind::NewArray(dims), ty, span)
            }
            Some(Ty::Class(c, targs)) => {
                let diamond = targs.is_empty() && !self.sema.class(*c).params.is_empty();
                let args = args.into_iter().map(Arg::Typed).collect();
                self.create(*c, targs, diamond, args, Some(ret), None, span)
            }
            _ => {
                self.sema.error("unknown-type", span, "expected a class before `::new`");
                TExpr::error(span)
            }
        }
    }

    #[expect(clippy::too_many_arguments, reason = "the pieces of one call, used once")]
    fn ref_call(
        &mut self,
        r: &MethodRef,
        on: Option<TExpr>,
        parent: Option<ClassIdx>,
        ty: Option<&Ty>,
        values: Vec<TExpr>,
        span: Span,
        found: &mut Found,
        params: &[Ty],
        vars: &[TvIdx],
    ) -> TExpr {
        let owner = match (&on, ty) {
            (Some(e), _) => self.sema.upper(&e.ty),
            (None, Some(t)) => t.clone(),
            _ => return TExpr::error(span),
        };
        let owner = match owner {
            Ty::Array(elem) if &*r.name.name == "clone" && values.len() == usize::from(on.is_none()) => {
                let whole = Ty::Array(elem.clone());
                if let (Some(p), Some(_)) = (params.first(), ty) {
                    self.unify(p, &whole, Bound::Upper, vars, found, 0);
                }
                let array = on.unwrap_or_else(|| self.cast_receiver(values[0].clone(), &whole));
                return self.clone_array(array, &elem, span);
            }
            Ty::Array(_) => self.sema.object(),
            t => t,
        };
        let Ty::Class(own, _) = owner else { return TExpr::error(span) };
        // After `super`, those of a parent.
        let (c, special) = (parent.unwrap_or(own), parent.is_some());
        let methods = self.sema.find_methods(c, &r.name.name);
        let instance: Vec<MethodIdx> = methods.iter().copied().filter(|m| !self.sema.method(*m).is_static()).collect();
        let statics: Vec<MethodIdx> = methods.iter().copied().filter(|m| self.sema.method(*m).is_static()).collect();
        // With a value before `::`, its methods; with a type, static ones, or instance ones of the first argument.
        let mut tries: Vec<(Vec<MethodIdx>, Option<TExpr>, Vec<TExpr>)> = Vec::new();
        let told = params.first().zip(ty).map(|(p, t)| (p.clone(), t.clone())).filter(|_| on.is_none());
        match on {
            Some(e) => tries.push((methods, Some(e), values)),
            None => {
                tries.push((statics, None, values.clone()));
                if let Some((first, rest)) = values.split_first() {
                    let recv = self.cast_receiver(first.clone(), &owner);
                    tries.push((instance, Some(recv), rest.to_vec()));
                }
            }
        }
        self.check_one_kind(&tries, &owner, &r.name, params);
        for (methods, recv, args) in tries {
            let recv_ty = recv.as_ref().map_or(owner.clone(), |e| e.ty.clone());
            let candidates = self.candidates(&methods, &recv_ty);
            let args: Vec<Arg> = args.into_iter().map(Arg::Typed).collect();
            if let Some((chosen, phase)) = self.select(&candidates, &args, r.name.span) {
                if self.exact(c, &r.name.name).is_some() {
                    let declared = chosen.params(self);
                    let first = params.len() - declared.len().min(params.len());
                    for (p, d) in params[first..].iter().zip(&declared) {
                        let how = if d.is_ref() { Bound::Upper } else { Bound::Equal };
                        self.unify(p, d, how, vars, found, 0);
                    }
                }
                if let Some((p, t)) = told.filter(|_| !self.sema.method(chosen.method).is_static()) {
                    self.unify(&p, &t, Bound::Upper, vars, found, 0);
                }
                let (subst, args) = self.infer(&chosen, phase, args, &[], None, span);
                return self.build_ref_call(&chosen, recv, special, &subst, args, span);
            }
        }
        let shown = self.sema.show(&owner);
        let code = self.member_code(&owner);
        self.sema.unsupported_or_error(
            code,
            r.name.span,
            format!("no method `{}` of `{shown}` fits this method reference", r.name.name),
        );
        TExpr::error(span)
    }

    /// Reports a reference that may be to a static method and to one of the first argument: Java takes neither (JLS 15.13.1).
    fn check_one_kind(
        &mut self,
        tries: &[(Vec<MethodIdx>, Option<TExpr>, Vec<TExpr>)],
        owner: &Ty,
        name: &Ident,
        params: &[Ty],
    ) {
        let [(statics, None, all), (instance, Some(_), rest)] = tries else { return };
        let known = params.iter().all(|p| matches!(p, Ty::Prim(_) | Ty::Class(..)));
        let of_owner = params.first().is_some_and(|p| p.is_ref() && self.sema.is_subtype(p, owner));
        if !known || !of_owner || self.in_model() {
            return;
        }
        let mut takes = |methods: &[MethodIdx], args: &[TExpr]| {
            let candidates = self.candidates(methods, owner);
            let args: Vec<Arg> = args.iter().cloned().map(Arg::Typed).collect();
            self.choose(&candidates, &args).is_some()
        };
        if takes(statics, all) && takes(instance, rest) {
            let shown = self.sema.show(owner);
            let message = format!("`{}` may be a static method of `{shown}`, and one of the first argument", name.name);
            self.sema.error("no-applicable-method", name.span, message);
        }
    }

    fn cast_receiver(&mut self, first: TExpr, owner: &Ty) -> TExpr {
        let first = self.boxed(first);
        if self.sema.is_subtype(&first.ty, owner) && !matches!(first.ty, Ty::Wild(_)) {
            first
        } else {
            self.checked(first, owner)
        }
    }

    fn build_ref_call(
        &mut self,
        chosen: &Candidate,
        recv: Option<TExpr>,
        special: bool,
        subst: &Subst,
        args: Vec<TExpr>,
        span: Span,
    ) -> TExpr {
        let is_static = self.sema.method(chosen.method).is_static();
        let declared = self.sema.method(chosen.method).ret.clone();
        let actual = subst.apply(&declared);
        let recv = if is_static { None } else { recv };
        let call = TCall { method: chosen.method, recv, effect: None, args, special };
        let e = TExpr::new(TKind::Call(Box::new(call)), declared.clone(), span);
        self.unerased(e, &declared, actual)
    }

    /// An object creation whose pieces are known.
    pub(crate) fn build_new(&mut self, new: TNew, ty: Ty, span: Span) -> TExpr {
        TExpr::new(TKind::New(Box::new(new)), ty, span)
    }
}

/// What a lambda body replaces for its time.
struct LambdaFrame {
    env: crate::sema::env::Env,
    ret: Ret,
    jumps: Vec<super::Jump>,
    yields: Vec<super::switch::Yields>,
}

impl crate::sema::table::Sema {
    /// Takes back what was reported since there were `count` diagnostics.
    pub(crate) fn forget_diagnostics(&mut self, count: usize) {
        for d in self.diagnostics.split_off(count) {
            if let Some(span) = d.span() {
                self.unreport(span, &d.code);
            }
        }
    }
}
