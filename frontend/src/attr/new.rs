//! Object creation and constructor calls.

use super::Attr;
use super::call::{Arg, Candidate};
use super::infer::Found;
use super::tree::{TCtorCall, TExpr, TKind, TNew};
use crate::diag::Span;
use crate::java::ast::{Call, Expr, ExprKind, Flags, Ident, Name, New, TypeExprKind, TypeKind};
use crate::sema::ty::{ClassIdx, MethodIdx, Ty};

impl Attr {
    pub(crate) fn new_object(&mut self, new: &New, span: Span, expected: Option<&Ty>) -> TExpr {
        let outer = new.outer.as_ref().map(|o| self.value(o, None));
        let diamond = matches!(&new.ty.kind, TypeExprKind::Named(s) if s.last().is_some_and(|l| l.diamond));
        let ty = match &outer {
            Some(o) => self.inner_type(o, &new.ty),
            None => {
                let scope = self.scope();
                self.sema.resolve(&scope, &new.ty)
            }
        };
        let (c, targs) = match &ty {
            Ty::Class(c, targs) => (*c, targs.clone()),
            Ty::Error => {
                for a in &new.args {
                    if !super::args::is_function(a) {
                        self.value(a, None);
                    }
                }
                if let Some(body) = &new.body {
                    let object = self.sema.object();
                    self.declare_local_class(body.clone(), Some(object));
                }
                return TExpr::error(span);
            }
            other => {
                let shown = self.sema.show(other);
                self.sema.error("not-a-class", new.ty.span, format!("expected a class after `new`, found `{shown}`"));
                return TExpr::error(span);
            }
        };
        if outer.is_some() && !self.sema.class(c).inner {
            let name = self.class_name(c);
            self.sema.error(
                "static-context",
                new.ty.span,
                format!("class `{name}` is created without an outer object"),
            );
            return TExpr::error(span);
        }
        if self.refused_input(c, new.ty.span) {
            return TExpr::error(span);
        }
        if let Some(body) = &new.body {
            return self.anonymous(new, body, c, ty.clone(), diamond, outer, span, expected);
        }
        let name = self.class_name(c);
        if self.sema.is_interface(c) || self.sema.class(c).flags.has(Flags::ABSTRACT) {
            let what = if self.sema.is_interface(c) { "interface" } else { "abstract class" };
            self.sema.error("abstract-new", new.ty.span, format!("{what} `{name}` cannot be created with `new`"));
            return TExpr::error(span);
        }
        if self.sema.class(c).kind == TypeKind::Enum {
            self.sema.error("abstract-new", new.ty.span, format!("enum `{name}` cannot be created with `new`"));
            return TExpr::error(span);
        }
        let args = self.args(&new.args);
        self.create(c, &targs, diamond, args, expected, outer, span)
    }

    /// The class `Inner` of `outer.new Inner()`.
    fn inner_type(&mut self, outer: &TExpr, ty: &crate::java::ast::TypeExpr) -> Ty {
        let upper = self.sema.upper(&outer.ty);
        if let (Ty::Class(c, _), TypeExprKind::Named(segments)) = (&upper, &ty.kind)
            && let [segment] = segments.as_slice()
            && let Some(inner) = self.sema.member_type(*c, &segment.name.name, 0)
        {
            let scope = self.scope();
            let args: Vec<Ty> = segment.args.iter().map(|a| self.sema.resolve(&scope, a)).collect();
            let implied = self.sema.implied_by(&upper, inner);
            return match segment.diamond {
                true => self.sema.with_open_arguments(inner, implied),
                false => self.sema.with_implied(inner, args, implied),
            };
        }
        if !upper.is_error() {
            let shown = self.sema.show(&upper);
            self.sema.error("unknown-type", ty.span, format!("`{shown}` has no such inner class"));
        }
        Ty::Error
    }

    fn ctor_candidates(&mut self, c: ClassIdx, targs: &[Ty], diamond: bool) -> Vec<Candidate> {
        self.sema.ensure_members(c);
        let mut subst = self.sema.subst_of(c, targs);
        if diamond {
            // Only what the enclosing classes' parameters stand for is known.
            subst.0.drain(..self.sema.class(c).own_params().len().min(subst.0.len()));
        }
        self.sema.class(c).ctors.iter().map(|m| Candidate { method: *m, subst: subst.clone() }).collect()
    }

    /// Chooses a constructor; for a diamond, also the type arguments.
    fn pick_ctor(
        &mut self,
        c: ClassIdx,
        targs: &[Ty],
        diamond: bool,
        args: Vec<Arg>,
        expected: Option<&Ty>,
        span: Span,
    ) -> Option<(MethodIdx, Vec<TExpr>, Ty)> {
        if args.iter().any(|a| matches!(a, Arg::Typed(t) if t.ty.is_error())) {
            return None;
        }
        let candidates = self.ctor_candidates(c, targs, diamond);
        let candidates = self.usable(candidates, "<init>", span);
        let Some((chosen, phase)) = self.select(&candidates, &args, span) else {
            let name = self.sema.class(c).name.rsplit('.').next().unwrap_or_default().to_string();
            let ident = Ident { name: Name::from(name), span };
            self.no_applicable(&ident, &candidates, &args, "constructor");
            return None;
        };
        let info = self.sema.method(chosen.method);
        let (mut vars, declared, varargs) = (info.tparams.clone(), info.params.clone(), info.varargs);
        let this = self.sema.this_type(c);
        if diamond {
            vars.extend(self.sema.class(c).own_params().iter().copied());
        }
        let ret = if diamond { this } else { Ty::Void };
        let (subst, args) =
            self.infer_with(&vars, &ret, &declared, &chosen.subst, varargs, phase, args, &[], expected, span);
        let ty = if diamond { subst.apply(&ret) } else { Ty::Class(c, targs.into()) };
        Some((chosen.method, args, ty))
    }

    /// `[outer.]new C<targs>(args)`
    #[expect(clippy::too_many_arguments, reason = "the pieces of one call, used once")]
    pub(crate) fn create(
        &mut self,
        c: ClassIdx,
        targs: &[Ty],
        diamond: bool,
        args: Vec<Arg>,
        expected: Option<&Ty>,
        outer: Option<TExpr>,
        span: Span,
    ) -> TExpr {
        let diamond = diamond && !self.sema.class(c).own_params().is_empty();
        let mut written = std::borrow::Cow::Borrowed(targs);
        if diamond && targs.is_empty() {
            // `Inner::new`
            let scope = self.scope();
            let implied = self.sema.implied_here(&scope, c);
            if let Ty::Class(_, all) = self.sema.with_open_arguments(c, implied) {
                written = all.to_vec().into();
            }
        }
        let Some((ctor, args, ty)) = self.pick_ctor(c, &written, diamond, args, expected, span) else {
            return TExpr { ty: Ty::Class(c, written.as_ref().into()), ..TExpr::error(span) };
        };
        let outer = match outer {
            Some(o) => Some(o),
            None => self.outer_for(c, span),
        };
        self.capture_for(c);
        self.build_new(TNew { class: c, ctor: Some(ctor), outer, super_outer: None, args }, ty, span)
    }

    /// The enclosing instance that a new object of inner class `c` gets when none is written.
    fn outer_for(&mut self, c: ClassIdx, span: Span) -> Option<TExpr> {
        let info = self.sema.class(c);
        if !info.inner {
            return None;
        }
        let (outer, local) = (info.outer?, info.is_local);
        let found = if local { self.enclosing_instance(outer, span) } else { self.enclosing_of(outer, span) };
        if found.is_none() {
            let (name, outer) = (self.class_name(c), self.class_name(outer));
            self.sema.error(
                "static-context",
                span,
                format!("inner class `{name}` needs an object of `{outer}`, but there is none here"),
            );
        }
        found
    }

    /// Lambdas around a creation of local class `c` capture what its objects carry.
    pub(crate) fn capture_for(&mut self, c: ClassIdx) {
        let mut class = Some(c);
        let mut depth = 0;
        while let Some(k) = class {
            for var in self.sema.class(k).captures.clone() {
                self.capture_quietly(&var);
            }
            depth += 1;
            if depth > 400 {
                break;
            }
            class = self.sema.supertypes(k).first().and_then(Ty::class_idx).filter(|s| !self.sema.is_interface(*s));
        }
    }

    #[expect(clippy::too_many_arguments, reason = "the pieces of one call, used once")]
    fn anonymous(
        &mut self,
        new: &New,
        body: &std::rc::Rc<crate::java::ast::TypeDecl>,
        base: ClassIdx,
        ty: Ty,
        diamond: bool,
        outer: Option<TExpr>,
        span: Span,
        expected: Option<&Ty>,
    ) -> TExpr {
        let args = self.args(&new.args);
        let is_interface = self.sema.is_interface(base);
        if self.sema.class(base).flags.has(Flags::FINAL) {
            let name = self.class_name(base);
            self.sema.error("final-class", new.ty.span, format!("cannot extend final class `{name}`"));
        }
        let (ctor, args, ty) = if is_interface {
            if !new.args.is_empty() {
                let name = self.class_name(base);
                self.sema.error(
                    "no-applicable-method",
                    new.ty.span,
                    format!("interface `{name}` has no constructor that takes arguments"),
                );
            }
            let ty = if diamond { self.diamond_of(base, expected) } else { ty };
            (None, Vec::new(), ty)
        } else {
            let targs = match &ty {
                Ty::Class(_, a) => a.clone(),
                _ => [].into(),
            };
            let diamond = diamond && !self.sema.class(base).own_params().is_empty();
            match self.pick_ctor(base, &targs, diamond, args, expected, span) {
                Some((m, args, ty)) => (Some(m), args, ty),
                None => {
                    self.declare_local_class(body.clone(), Some(ty));
                    return TExpr::error(span);
                }
            }
        };
        let super_outer = match outer {
            Some(o) => Some(o),
            None => self.outer_for(base, span),
        };
        let class = self.declare_local_class(body.clone(), Some(ty));
        let outer = self.outer_for(class, span);
        self.capture_for(class);
        let new = TNew { class, ctor, outer, super_outer, args };
        self.build_new(new, Ty::class(class), span)
    }

    /// Type arguments of `new I<>() {…}` from the expected type.
    fn diamond_of(&mut self, c: ClassIdx, expected: Option<&Ty>) -> Ty {
        let vars = self.sema.class(c).params.clone();
        let this = self.sema.this_type(c);
        let mut found = Found::default();
        if let Some(t) = expected {
            self.unify_result(&this, &t.clone(), &vars, &mut found);
        }
        let object = self.sema.object();
        let mut types = found.into_types();
        for v in vars {
            types.bind(v, object.clone());
        }
        types.apply(&this)
    }

    // --- constructor calls ---

    pub(crate) fn ctor_call(&mut self, call: &Call, span: Span) -> TExpr {
        let class = self.cx.class;
        if self.cx.first_call != Some(span) {
            self.sema.error(
                "syntax",
                span,
                format!("`{}(…)` can only be called at the start of a constructor", call.name.name),
            );
            return TExpr::error(span);
        }
        let is_super = &*call.name.name == "super";
        let before = std::mem::replace(&mut self.cx.prologue, true);
        let outer = call.target.as_ref().map(|t| self.value(t, None));
        let args = self.args(&call.args);
        let result = self.build_ctor_call(class, is_super, outer, args, span);
        self.cx.prologue = before;
        result
    }

    fn build_ctor_call(
        &mut self,
        class: ClassIdx,
        is_super: bool,
        outer: Option<TExpr>,
        args: Vec<Arg>,
        span: Span,
    ) -> TExpr {
        let target = if is_super {
            match self
                .sema
                .supertypes(class)
                .into_iter()
                .find(|t| t.class_idx().is_some_and(|c| !self.sema.is_interface(c)))
            {
                Some(t) => t,
                None => return TExpr::error(span),
            }
        } else {
            self.sema.this_type(class)
        };
        let Ty::Class(c, targs) = target else { return TExpr::error(span) };
        let Some((ctor, args, _)) = self.pick_ctor(c, &targs, false, args, None, span) else {
            return TExpr::error(span);
        };
        let outer = match outer {
            Some(o) => Some(o),
            None if is_super => self.outer_for(c, span),
            None => None,
        };
        let call = TCtorCall { ctor, is_super, outer, args };
        TExpr::new(TKind::CtorCall(Box::new(call)), Ty::Void, span)
    }

    /// The call of `super()` that a constructor without explicit call begins with; `None` if the superclass is `Object`
    /// (or `Enum`, `Record`), whose constructor does nothing.
    pub(crate) fn implicit_super(&mut self, class: ClassIdx, span: Span) -> Option<TExpr> {
        let parent = self
            .sema
            .supertypes(class)
            .into_iter()
            .find_map(|t| t.class_idx().filter(|c| !self.sema.is_interface(*c)))?;
        if matches!(self.sema.class(parent).name.as_str(), "java.lang.Object" | "java.lang.Enum" | "java.lang.Record") {
            return None;
        }
        let before = std::mem::replace(&mut self.cx.prologue, true);
        let call = self.build_ctor_call(class, true, None, Vec::new(), span);
        self.cx.prologue = before;
        Some(call)
    }
}

/// Whether the statement is `this(…)` or `super(…)`.
pub(crate) fn explicit_ctor_call(e: &Expr) -> Option<bool> {
    match &e.kind {
        ExprKind::Call(c) if &*c.name.name == "this" && c.target.is_none() => Some(false),
        ExprKind::Call(c) if &*c.name.name == "super" => Some(true),
        _ => None,
    }
}
