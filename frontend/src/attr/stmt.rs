//! Statements.

use super::convert::unimplied;
use super::flow;
use super::tree::{JumpId, TCall, TCatch, TExpr, TKind, TStmt, TStmtKind};
use super::{Attr, Jump, JumpKind, Ret};
use crate::diag::Span;
use crate::java::ast::{
    BinOp, Declarator, Expr, ExprKind, Flags, Ident, Modifiers, Name, Stmt, StmtKind, Try, TypeExpr, TypeExprKind,
};
use crate::sema::env::{self, Env, EnvKind, Var};
use crate::sema::table::with_dims;
use crate::sema::ty::{BOOL, ClassIdx, INT, Ty};

impl Attr {
    /// Statements in a scope of their own.
    pub(crate) fn block(&mut self, stmts: &[Stmt]) -> Vec<TStmt> {
        let env = self.cx.env.clone();
        let out = self.stmts(stmts);
        self.cx.env = env;
        out
    }

    pub(crate) fn stmts(&mut self, stmts: &[Stmt]) -> Vec<TStmt> {
        let mut out = Vec::with_capacity(stmts.len());
        for s in stmts {
            self.stmt_into(s, &mut out);
        }
        out
    }

    fn stmt_into(&mut self, s: &Stmt, out: &mut Vec<TStmt>) {
        match &s.kind {
            StmtKind::Local { mods, ty, vars } => self.locals(mods, ty, vars, s.span, out),
            StmtKind::LocalType(decl) => {
                self.check_new_class(&decl.name);
                let class = self.declare_local_class(decl.clone(), None);
                self.cx.env = env::push(&self.cx.env, EnvKind::Class(decl.name.name.clone(), class));
            }
            // Nothing, but it must be reached.
            StmtKind::Empty => out.push(TStmt { kind: TStmtKind::Block(Vec::new()), span: s.span }),
            _ => out.push(self.stmt(s, None)),
        }
    }

    /// One statement in a scope of its own.
    fn sub(&mut self, s: &Stmt) -> Box<TStmt> {
        let env = self.cx.env.clone();
        let mut out = Vec::new();
        self.stmt_into(s, &mut out);
        self.cx.env = env;
        Box::new(if out.len() == 1 { out.remove(0) } else { TStmt { kind: TStmtKind::Block(out), span: s.span } })
    }

    fn locals(&mut self, mods: &Modifiers, ty: &TypeExpr, vars: &[Declarator], span: Span, out: &mut Vec<TStmt>) {
        let scope = self.scope();
        let is_var = is_var(ty) && self.sema.lookup_type(&scope, "var").is_none();
        if let [_, second, ..] = vars
            && is_var
        {
            self.sema.error("syntax", second.name.span, "`var` can declare only one variable");
        }
        for d in vars {
            if is_var {
                let Some(init) = &d.init else {
                    self.sema.error("syntax", d.name.span, "`var` needs an initialiser");
                    self.declare(&d.name.name, Ty::Error, d.name.span, true);
                    continue;
                };
                let e = self.value(init, None);
                let ty = match &e.ty {
                    Ty::Null => {
                        self.sema.error(
                            "incompatible-types",
                            d.name.span,
                            "the type of `var` cannot be inferred from `null`",
                        );
                        Ty::Error
                    }
                    Ty::Wild(_) => self.sema.object(),
                    t => t.clone(),
                };
                let var = self.declare(&d.name.name, ty, d.name.span, false);
                var.is_final.set(mods.flags.has(Flags::FINAL));
                out.push(TStmt { kind: TStmtKind::Local(var, Some(e)), span });
                continue;
            }
            let ty = self.sema.resolve(&scope, &with_dims(ty, d.dims));
            let ty = if ty == Ty::Void {
                self.sema.error("syntax", d.name.span, "expected a type, found `void`");
                Ty::Error
            } else {
                ty
            };
            if !self.in_model() {
                self.sema.check_bounds(&ty, d.name.span);
            }
            let Some(init) = &d.init else {
                let var = self.declare(&d.name.name, ty, d.name.span, true);
                var.exact.set(true);
                var.is_final.set(mods.flags.has(Flags::FINAL));
                out.push(TStmt { kind: TStmtKind::Local(var, None), span: d.name.span });
                continue;
            };
            // The scope of a variable includes its own initialiser (JLS 6.3), which may assign it first.
            let var = self.declare(&d.name.name, ty.clone(), d.name.span, true);
            var.exact.set(true);
            var.is_final.set(mods.flags.has(Flags::FINAL));
            let e = self.exact_to(init, &ty);
            let at = Span { hi: init.span.hi, ..d.name.span };
            if var.used.get() {
                let target = Box::new(TExpr::local(&var, d.name.span));
                let assigned = TExpr::new(TKind::Assign { target, value: Box::new(e) }, ty, at);
                out.push(TStmt { kind: TStmtKind::Local(var, None), span: d.name.span });
                out.push(TStmt { kind: TStmtKind::Expr(assigned), span: at });
                continue;
            }
            var.blank.set(false);
            let constant_type = ty.prim().is_some() || self.sema.is_string(&ty);
            if mods.flags.has(Flags::FINAL) && constant_type && e.constant.is_some() && e.ty != Ty::Null {
                *var.constant.borrow_mut() = e.constant.clone();
            }
            out.push(TStmt { kind: TStmtKind::Local(var, Some(e)), span: at });
        }
    }

    fn with_jump<T>(&mut self, label: Option<Name>, kind: JumpKind, f: impl FnOnce(&mut Attr, JumpId) -> T) -> T {
        let id = self.jump_id();
        self.cx.jumps.push(Jump { label, id, kind });
        let result = f(self, id);
        self.cx.jumps.pop();
        result
    }

    fn stmt(&mut self, s: &Stmt, label: Option<Name>) -> TStmt {
        let span = s.span;
        let env = self.cx.env.clone();
        // What is in scope afterwards: pattern variables live on where only their match leads (JLS 6.3.2).
        let mut after = env.clone();
        let kind = match &s.kind {
            StmtKind::Expr(e) => TStmtKind::Expr(unimplied(self.expr(e, None))),
            StmtKind::Block(b) => TStmtKind::Block(self.block(&b.stmts)),
            StmtKind::If { cond, then, els } => {
                let tested = self.condition(cond);
                self.assume(cond, true);
                let then = self.sub(then);
                self.cx.env = env.clone();
                let els = els.as_ref().map(|e| {
                    self.assume(cond, false);
                    self.sub(e)
                });
                self.cx.env = env;
                match (flow::ends(&then), els.as_ref().is_none_or(|e| flow::ends(e))) {
                    (false, true) => self.assume(cond, false),
                    (true, false) => self.assume(cond, true),
                    _ => {}
                }
                after = self.cx.env.clone();
                TStmtKind::If(tested, then, els)
            }
            StmtKind::While { cond, body } => {
                let tested = self.condition(cond);
                self.assume(cond, true);
                let (id, body) = self.with_jump(label, JumpKind::Loop, |a, id| (id, a.sub(body)));
                after = self.after_loop(env, Some(cond), &body, id);
                TStmtKind::For { id, init: Vec::new(), cond: Some(tested), update: Vec::new(), body }
            }
            StmtKind::DoWhile { body, cond } => {
                let (id, body, tested) = self.with_jump(label, JumpKind::Loop, |a, id| {
                    let body = a.sub(body);
                    (id, body, a.condition(cond))
                });
                after = self.after_loop(env, Some(cond), &body, id);
                TStmtKind::DoWhile { id, body, cond: tested }
            }
            StmtKind::For { init, cond, update, body } => {
                let init = self.stmts(init);
                let tested = cond.as_ref().map(|c| self.condition(c));
                if let Some(c) = cond {
                    self.assume(c, true);
                }
                let (id, update, body) = self.with_jump(label, JumpKind::Loop, |a, id| {
                    let update = update.iter().map(|u| a.expr(u, None)).collect();
                    (id, update, a.sub(body))
                });
                after = self.after_loop(env, cond.as_ref(), &body, id);
                TStmtKind::For { id, init, cond: tested, update, body }
            }
            StmtKind::ForEach { mods, ty, name, iterable, body } => {
                let stmt = self.for_each(mods, ty, name, iterable, body, label, span);
                self.cx.env = env;
                return stmt;
            }
            StmtKind::Labeled { label, body } => match &body.kind {
                _ if self.check_label(label) => return TStmt { kind: TStmtKind::Block(Vec::new()), span },
                StmtKind::While { .. } | StmtKind::DoWhile { .. } | StmtKind::For { .. } | StmtKind::ForEach { .. } => {
                    return self.stmt(body, Some(label.name.clone()));
                }
                _ => self.with_jump(Some(label.name.clone()), JumpKind::Block, |a, id| {
                    let mut out = Vec::new();
                    a.stmt_into(body, &mut out);
                    let body = Box::new(TStmt { kind: TStmtKind::Block(out), span: body.span });
                    if !flow::breaks(&body, id) {
                        after = a.cx.env.clone();
                    }
                    TStmtKind::Labeled { id, body }
                }),
            },
            StmtKind::Switch(switch) => self.switch_stmt(switch, label),
            StmtKind::Return(value) => self.return_stmt(value.as_ref(), span),
            StmtKind::Yield(value) => self.yield_stmt(value, span),
            StmtKind::Break(label) => self.break_stmt(label.as_ref(), span),
            StmtKind::Continue(label) => self.continue_stmt(label.as_ref(), span),
            StmtKind::Throw(e) => {
                let e = self.value(e, None);
                let throwable = Ty::class(self.sema.known("java.lang.Throwable"));
                TStmtKind::Throw(self.coerce(e, &throwable))
            }
            StmtKind::Assert { cond, message } => {
                let cond = self.condition(cond);
                TStmtKind::Assert(cond, message.as_ref().map(|m| self.value(m, None)))
            }
            StmtKind::Synchronized { lock, body } => {
                let lock = self.value(lock, None);
                let nothing = match lock.ty {
                    Ty::Prim(_) => Some("a primitive value"),
                    Ty::Null => Some("`null`"),
                    _ => None,
                };
                if let Some(found) = nothing {
                    let message = format!("expected an object to lock, found {found}");
                    self.sema.error("incompatible-types", lock.span, message);
                }
                TStmtKind::Synchronized(lock, self.block(&body.stmts))
            }
            StmtKind::Try(t) => self.try_stmt(t, span),
            StmtKind::Empty | StmtKind::Local { .. } | StmtKind::LocalType(_) => TStmtKind::Block(Vec::new()),
        };
        self.cx.env = after;
        TStmt { kind, span }
    }

    /// The scope after a loop, which only a false condition leads to unless there is a `break`.
    fn after_loop(&mut self, env: Env, cond: Option<&Expr>, body: &TStmt, id: JumpId) -> Env {
        self.cx.env = env;
        if let Some(cond) = cond
            && !self.patterns.is_empty()
            && !flow::breaks(body, id)
        {
            self.assume(cond, false);
        }
        self.cx.env.clone()
    }

    fn return_stmt(&mut self, value: Option<&Expr>, span: Span) -> TStmtKind {
        if self.cx.jumps.iter().any(|j| j.kind == JumpKind::Value) {
            self.sema.error("syntax", span, "`return` cannot leave a switch expression");
            return TStmtKind::Block(Vec::new());
        }
        if self.cx.initialises.is_some() && self.cx.lambdas.is_empty() {
            self.sema.error("syntax", span, "`return` cannot leave an initialiser");
            return TStmtKind::Block(Vec::new());
        }
        if self.cx.compact && self.cx.lambdas.is_empty() {
            self.sema.error("bad-record", span, "`return` cannot leave a compact constructor");
        }
        match (self.cx.ret.clone(), value) {
            (Ret::Known(Ty::Void), Some(e)) => {
                let t = self.expr(e, None);
                if !t.ty.is_error() {
                    self.sema.error("void-value", span, "expected no value after `return`: the result type is void");
                }
                TStmtKind::Return(None)
            }
            (Ret::Known(ty), Some(e)) if self.cx.lambdas.is_empty() => TStmtKind::Return(Some(self.exact_to(e, &ty))),
            (Ret::Known(ty), Some(e)) => TStmtKind::Return(Some(self.expr_to(e, &ty))),
            (Ret::Known(Ty::Void), None) | (Ret::Infer(_), None) => TStmtKind::Return(None),
            (Ret::Known(ty), None) => {
                let shown = self.sema.show(&ty);
                self.sema.error("void-value", span, format!("expected a value of type `{shown}` after `return`"));
                TStmtKind::Return(None)
            }
            (Ret::Infer(_), Some(e)) => {
                let (t, told) = self.told_value(e, None);
                if let Ret::Infer(types) = &mut self.cx.ret {
                    types.push(told);
                }
                TStmtKind::Return(Some(t))
            }
        }
    }

    fn yield_stmt(&mut self, value: &Expr, span: Span) -> TStmtKind {
        let target = self.cx.jumps.iter().rev().find(|j| j.kind == JumpKind::Value).map(|j| j.id);
        let Some(id) = target else {
            self.sema.error("syntax", span, "`yield` is only possible in a switch expression");
            return TStmtKind::Block(Vec::new());
        };
        TStmtKind::Yield(id, self.yielded(value))
    }

    fn break_stmt(&mut self, label: Option<&Ident>, span: Span) -> TStmtKind {
        for j in self.cx.jumps.iter().rev() {
            match label {
                _ if j.kind == JumpKind::Value => break,
                Some(l) if j.label.as_ref() == Some(&l.name) => return TStmtKind::Break(j.id),
                None if matches!(j.kind, JumpKind::Loop | JumpKind::Switch) => return TStmtKind::Break(j.id),
                _ => {}
            }
        }
        match label {
            Some(l) => self.sema.error("unknown-label", l.span, format!("unknown label `{}`", l.name)),
            None => self.sema.error("syntax", span, "`break` outside of a loop or switch"),
        }
        TStmtKind::Block(Vec::new())
    }

    fn continue_stmt(&mut self, label: Option<&Ident>, span: Span) -> TStmtKind {
        for j in self.cx.jumps.iter().rev() {
            if j.kind == JumpKind::Value {
                break;
            }
            if j.kind == JumpKind::Loop && label.is_none_or(|l| j.label.as_ref() == Some(&l.name)) {
                return TStmtKind::Continue(j.id);
            }
        }
        match label {
            Some(l) => self.sema.error("unknown-label", l.span, format!("unknown loop label `{}`", l.name)),
            None => self.sema.error("syntax", span, "`continue` outside of a loop"),
        }
        TStmtKind::Block(Vec::new())
    }

    // --- enhanced for ---

    #[expect(clippy::too_many_arguments, reason = "the pieces of one statement, used once")]
    fn for_each(
        &mut self,
        mods: &Modifiers,
        ty: &TypeExpr,
        name: &Ident,
        iterable: &Expr,
        body: &Stmt,
        label: Option<Name>,
        span: Span,
    ) -> TStmt {
        let over = self.value(iterable, None);
        let scope = self.scope();
        let declared = if is_var(ty) { None } else { Some(self.sema.resolve(&scope, ty)) };
        let at = iterable.span;
        if let Ty::Array(elem) = over.ty.clone() {
            let array = self.temp(over.ty.clone(), at);
            let index = self.temp(INT, at);
            let ty = declared.unwrap_or_else(|| (*elem).clone());
            let read = TExpr::new(
                TKind::Index(Box::new(TExpr::local(&array, at)), Box::new(TExpr::local(&index, at))),
                (*elem).clone(),
                at,
            );
            let value = self.coerce(read, &ty);
            let length = TExpr::new(TKind::Length(Box::new(TExpr::local(&array, at))), INT, at);
            let cond = super::tree::TStep {
                op: super::tree::StepOp::Num(BinOp::Lt, crate::java::ast::Prim::Int),
                acc: INT,
                rhs: length,
                ty: BOOL,
                span: at,
            };
            let cond = TExpr::new(TKind::Chain(Box::new(TExpr::local(&index, at)), vec![cond]), BOOL, at);
            let update = TExpr::new(
                TKind::IncDec { target: Box::new(TExpr::local(&index, at)), prefix: true, increment: true },
                INT,
                at,
            );
            let init = vec![
                TStmt { kind: TStmtKind::Local(array, Some(over)), span: at },
                TStmt { kind: TStmtKind::Local(index, Some(Self::int_const(0, at))), span: at },
            ];
            return self.each_loop(mods, name, ty, value, init, cond, vec![update], body, label, span);
        }
        let Some((init, cond, next)) = self.iteration(over, at) else {
            let ty = declared.unwrap_or(Ty::Error);
            self.declare(&name.name, ty, name.span, false);
            self.with_jump(label, JumpKind::Loop, |a, _| a.sub(body));
            return TStmt { kind: TStmtKind::Block(Vec::new()), span };
        };
        let ty = declared.unwrap_or_else(|| next.ty.clone());
        let value = self.coerce(next, &ty);
        self.each_loop(mods, name, ty, value, init, cond, Vec::new(), body, label, span)
    }

    #[expect(clippy::too_many_arguments, reason = "the pieces of one call, used once")]
    fn each_loop(
        &mut self,
        mods: &Modifiers,
        name: &Ident,
        ty: Ty,
        value: TExpr,
        init: Vec<TStmt>,
        cond: TExpr,
        update: Vec<TExpr>,
        body: &Stmt,
        label: Option<Name>,
        span: Span,
    ) -> TStmt {
        let var = self.declare(&name.name, ty, name.span, false);
        var.is_final.set(mods.flags.has(Flags::FINAL));
        let kind = self.with_jump(label, JumpKind::Loop, |a, id| {
            let body = a.sub(body);
            let first = TStmt { kind: TStmtKind::Local(var, Some(value)), span: name.span };
            let body = Box::new(TStmt { span: body.span, kind: TStmtKind::Block(vec![first, *body]) });
            TStmtKind::For { id, init, cond: Some(cond), update, body }
        });
        TStmt { kind, span }
    }

    /// `Iterator it = over.iterator()`, `it.hasNext()` and `it.next()`.
    fn iteration(&mut self, over: TExpr, at: Span) -> Option<(Vec<TStmt>, TExpr, TExpr)> {
        if over.ty.is_error() {
            return None;
        }
        let iterable = self.sema.known("java.lang.Iterable");
        let upper = self.sema.upper(&over.ty);
        let Some(seen) = self.sema.as_super(&upper, iterable) else {
            let found = self.sema.show(&over.ty);
            self.sema.error("incompatible-types", at, format!("expected an array or `Iterable`, found `{found}`"));
            return None;
        };
        let elem = match &seen {
            Ty::Class(_, args) => args.first().map(|a| self.sema.read_as(a)),
            _ => None,
        };
        let elem = match elem {
            Some(e) => e,
            None => self.sema.object(),
        };
        let iterator = self.sema.known("java.util.Iterator");
        let method = |attr: &mut Attr, c, name: &str| attr.sema.find_methods(c, name).into_iter().next();
        let (get, has, next) =
            (method(self, iterable, "iterator")?, method(self, iterator, "hasNext")?, method(self, iterator, "next")?);
        let it = self.temp(Ty::class(iterator), at);
        let call = |m, recv: TExpr, ty: Ty| {
            let c = TCall { method: m, recv: Some(recv), effect: None, args: Vec::new(), special: false };
            TExpr::new(TKind::Call(Box::new(c)), ty, at)
        };
        let init =
            vec![TStmt { kind: TStmtKind::Local(it.clone(), Some(call(get, over, Ty::class(iterator)))), span: at }];
        let cond = call(has, TExpr::local(&it, at), BOOL);
        let declared = self.sema.method(next).ret.clone();
        let value = call(next, TExpr::local(&it, at), declared.clone());
        let value = self.unerased(value, &declared, elem);
        Some((init, cond, value))
    }

    // --- try ---

    fn try_stmt(&mut self, t: &Try, span: Span) -> TStmtKind {
        let body = if t.resources.is_empty() {
            self.block(&t.body.stmts)
        } else {
            let env = self.cx.env.clone();
            let body = self.resources(&t.resources, &t.body.stmts, span);
            self.cx.env = env;
            body
        };
        let mut catches = Vec::new();
        let mut caught: Vec<ClassIdx> = Vec::new();
        for c in &t.catches {
            let scope = self.scope();
            let parts: Vec<&TypeExpr> = match &c.ty.kind {
                TypeExprKind::Union(parts) => parts.iter().collect(),
                _ => vec![&c.ty],
            };
            let mut classes = Vec::new();
            let mut types = Vec::new();
            let throwable = Ty::class(self.sema.known("java.lang.Throwable"));
            for p in parts {
                let ty = self.sema.resolve(&scope, p);
                match &ty {
                    Ty::Class(k, _) if self.sema.is_subtype(&ty, &throwable) => {
                        self.check_caught(*k, &caught, &classes, p.span);
                        classes.push(*k);
                    }
                    Ty::Error => {}
                    _ => {
                        let shown = self.sema.show(&ty);
                        self.sema.error(
                            "incompatible-types",
                            p.span,
                            format!("expected a `Throwable`, found `{shown}`"),
                        );
                    }
                }
                types.push(ty);
            }
            caught.extend(&classes);
            let ty = if types.iter().any(Ty::is_error) { Ty::Error } else { self.sema.lub(&types) };
            let env = self.cx.env.clone();
            let var = self.declare(&c.name.name, ty, c.name.span, false);
            var.is_final.set(types.len() > 1);
            let body = self.stmts(&c.body.stmts);
            self.cx.env = env;
            if !classes.is_empty() {
                catches.push(TCatch { classes, var, body });
            }
        }
        let finally = t.finally.as_ref().map(|f| self.block(&f.stmts));
        TStmtKind::Try { body, catches, finally }
    }

    /// Reports an exception that a handler before has caught already, or another alternative of the same one.
    fn check_caught(&mut self, k: ClassIdx, before: &[ClassIdx], same: &[ClassIdx], span: Span) {
        let name = self.class_name(k);
        if before.iter().any(|b| self.sema.is_subclass(k, *b)) {
            self.sema.error("caught-twice", span, format!("`{name}` is caught before already"));
        } else if same.iter().any(|s| self.sema.is_subclass(k, *s) || self.sema.is_subclass(*s, k)) {
            let message = format!("`{name}` and another alternative of this handler are related by inheritance");
            self.sema.error("caught-twice", span, message);
        }
    }

    /// Reports a label that a statement around has, too.
    fn check_label(&mut self, label: &Ident) -> bool {
        let twice = self.cx.jumps.iter().any(|j| j.label.as_ref() == Some(&label.name));
        if twice {
            self.sema.error("duplicate-name", label.span, format!("label `{}` is declared twice", label.name));
        }
        twice
    }

    /// `try (R r = …) body` as JLS 14.20.3.1 has it:
    ///
    /// ```text
    /// Throwable primary = null;
    /// try { body } catch (Throwable t) { primary = t; throw t; }
    /// finally {
    ///     if (r != null) {
    ///         if (primary != null) {
    ///             try { r.close(); } catch (Throwable s) { primary.addSuppressed(s); }
    ///         } else r.close();
    ///     }
    /// }
    /// ```
    fn resources(&mut self, resources: &[Stmt], body: &[Stmt], span: Span) -> Vec<TStmt> {
        let Some((first, rest)) = resources.split_first() else { return self.block(body) };
        let mut out = Vec::new();
        let var = match &first.kind {
            StmtKind::Local { mods, ty, vars } => {
                self.locals(mods, ty, vars, first.span, &mut out);
                match out.last().map(|s| &s.kind) {
                    Some(TStmtKind::Local(v, _)) => {
                        v.is_final.set(true);
                        v.clone()
                    }
                    _ => return out,
                }
            }
            StmtKind::Expr(e) => {
                let value = self.value(e, None);
                let v = self.temp(value.ty.clone(), e.span);
                out.push(TStmt { kind: TStmtKind::Local(v.clone(), Some(value)), span: e.span });
                v
            }
            _ => return out,
        };
        let inner = self.resources(rest, body, span);
        let at = first.span;
        let ty = var.ty.borrow().clone();
        if ty.is_error() {
            out.extend(inner);
            return out;
        }
        let upper = self.sema.upper(&ty);
        let close = upper.class_idx().and_then(|c| {
            self.sema.find_methods(c, "close").into_iter().find(|m| self.sema.method(*m).params.is_empty())
        });
        let Some(close) = close else {
            let shown = self.sema.show(&ty);
            self.sema.error("incompatible-types", at, format!("expected an `AutoCloseable`, found `{shown}`"));
            return out;
        };
        let call =
            TCall { method: close, recv: Some(TExpr::local(&var, at)), effect: None, args: Vec::new(), special: false };
        let call = TExpr::new(TKind::Call(Box::new(call)), Ty::Void, at);
        let throwable = self.sema.known("java.lang.Throwable");
        let thrown = Ty::class(throwable);
        let stmt = |kind| TStmt { kind, span: at };
        let primary = self.temp(thrown.clone(), at);
        out.push(stmt(TStmtKind::Local(primary.clone(), Some(null(at)))));
        let caught = self.temp(thrown.clone(), at);
        let keep = TExpr::new(
            TKind::Assign { target: Box::new(TExpr::local(&primary, at)), value: Box::new(TExpr::local(&caught, at)) },
            thrown.clone(),
            at,
        );
        let rethrow = TCatch {
            classes: vec![throwable],
            var: caught.clone(),
            body: vec![stmt(TStmtKind::Expr(keep)), stmt(TStmtKind::Throw(TExpr::local(&caught, at)))],
        };
        let body = vec![TStmt { kind: TStmtKind::Try { body: inner, catches: vec![rethrow], finally: None }, span }];
        let second = self.temp(thrown.clone(), at);
        let suppress = self.sema.find_methods(throwable, "addSuppressed").into_iter().next().map(|method| {
            let args = vec![TExpr::local(&second, at)];
            let recv = Some(TExpr::local(&primary, at));
            let c = TCall { method, recv, effect: None, args, special: false };
            stmt(TStmtKind::Expr(TExpr::new(TKind::Call(Box::new(c)), Ty::Void, at)))
        });
        let handler = TCatch { classes: vec![throwable], var: second, body: suppress.into_iter().collect() };
        let close = stmt(TStmtKind::Expr(call));
        let quiet = stmt(TStmtKind::Try { body: vec![close.clone()], catches: vec![handler], finally: None });
        let either = TStmtKind::If(not_null(&primary, thrown, at), Box::new(quiet), Some(Box::new(close)));
        let guarded = stmt(TStmtKind::If(not_null(&var, ty, at), Box::new(stmt(either)), None));
        out.push(TStmt { kind: TStmtKind::Try { body, catches: Vec::new(), finally: Some(vec![guarded]) }, span });
        out
    }
}

/// The literal `null`.
fn null(span: Span) -> TExpr {
    TExpr { kind: TKind::Const, ty: Ty::Null, span, constant: Some(crate::java::literal::Lit::Null) }
}

/// `var != null`
fn not_null(var: &Var, ty: Ty, span: Span) -> TExpr {
    let op = super::tree::StepOp::RefEq(true);
    let step = super::tree::TStep { op, acc: ty, rhs: null(span), ty: BOOL, span };
    TExpr::new(TKind::Chain(Box::new(TExpr::local(var, span)), vec![step]), BOOL, span)
}

/// The type `var`.
pub(crate) fn is_var(ty: &TypeExpr) -> bool {
    matches!(&ty.kind, TypeExprKind::Named(s) if s.len() == 1 && &*s[0].name.name == "var" && s[0].args.is_empty())
}

/// True for the literal `true`.
#[must_use]
pub fn is_true(e: &Expr) -> bool {
    matches!(e.kind, ExprKind::Lit(crate::java::literal::Lit::Bool(true)))
}
