//! Calls and object creation.

use super::Lower;
use super::body::Body;
use crate::attr::tree::{TCall, TCtorCall, TExpr, TKind, TNew};
use crate::diag::Span;
use crate::java::ast::Flags;
use crate::sema::ty::{ClassIdx, MethodIdx, Ty};
use scoville_ir::stmt::{Callee, Op, Place, Rvalue};
use scoville_ir::types::Operand;

impl Lower {
    pub(crate) fn call(&mut self, b: &mut Body, c: &TCall, _ty: &Ty, span: Span) -> Option<Operand> {
        let method = self.called(b, c);
        let info = self.attr.sema.method(method);
        let (class, is_static, is_native, ret) =
            (info.class, info.is_static(), info.flags.has(Flags::NATIVE), info.ret.clone());
        if is_native {
            return self.intrinsic(b, c, span);
        }
        if let Some(e) = &c.effect {
            self.expr_opt(b, e);
        }
        let mut list: Vec<&TExpr> = Vec::with_capacity(c.args.len() + 1);
        list.extend(c.recv.iter());
        list.extend(c.args.iter());
        let args = self.operands(b, &list);
        if is_static {
            self.init_class(b, class, span);
        }
        let direct = is_static || c.special || self.is_fixed(method);
        let callee = if direct {
            let target = if c.special { self.super_target(c) } else { method };
            Callee::Direct(self.method_id(target))
        } else {
            Callee::Virtual(self.virtual_call(method))
        };
        let dst = match &ret {
            Ty::Void => None,
            t => {
                let t = self.ty(t);
                Some(b.local(None, t))
            }
        };
        b.op(Op::Call { dst, callee, args }, span);
        dst.map(Operand::from)
    }

    /// `super.m()` may find an abstract declaration first while a superclass implements it.
    fn super_target(&mut self, c: &TCall) -> MethodIdx {
        if !self.attr.sema.method(c.method).is_abstract() {
            return c.method;
        }
        let class = self.attr.sema.method(c.method).class;
        self.implementation(class, c.method).unwrap_or(c.method)
    }

    /// Calls a static method of a model.
    pub(crate) fn call_model(
        &mut self,
        b: &mut Body,
        class: &str,
        name: &str,
        args: Vec<Operand>,
        ret: &Ty,
        span: Span,
    ) -> Operand {
        let c = self.attr.sema.known(class);
        let m = self
            .attr
            .sema
            .find_methods(c, name)
            .into_iter()
            .find(|m| self.attr.sema.method(*m).params.len() == args.len());
        self.call_static(b, m, class, name, args, ret, span)
    }

    /// The same, choosing the overload by the type of its only parameter.
    #[expect(clippy::too_many_arguments, reason = "the pieces of one call, used once")]
    pub(crate) fn call_model_typed(
        &mut self,
        b: &mut Body,
        class: &str,
        name: &str,
        param: &Ty,
        args: Vec<Operand>,
        ret: &Ty,
        span: Span,
    ) -> Operand {
        let c = self.attr.sema.known(class);
        let m = self
            .attr
            .sema
            .find_methods(c, name)
            .into_iter()
            .find(|m| self.attr.sema.method(*m).params == [param.clone()]);
        self.call_static(b, m, class, name, args, ret, span)
    }

    #[expect(clippy::too_many_arguments, reason = "the pieces of one call, used once")]
    fn call_static(
        &mut self,
        b: &mut Body,
        m: Option<MethodIdx>,
        class: &str,
        name: &str,
        args: Vec<Operand>,
        ret: &Ty,
        span: Span,
    ) -> Operand {
        let Some(m) = m else {
            let d =
                crate::diag::Diagnostic::error("internal", format!("the model of `{class}` has no method `{name}`"));
            self.attr.sema.report(d);
            return Operand::null();
        };
        let callee = Callee::Direct(self.method_id(m));
        let dst = self.void_or(ret).map(|t| b.local(None, t));
        b.op(Op::Call { dst, callee, args }, span);
        dst.map_or_else(Operand::null, Operand::from)
    }

    // --- creation ---

    pub(crate) fn new_object(&mut self, b: &mut Body, n: &TNew, span: Span) -> Operand {
        self.init_class(b, n.class, span);
        let outer = n.outer.as_ref().map(|o| self.outer(b, o));
        let super_outer = n.super_outer.as_ref().map(|o| self.outer(b, o));
        let list: Vec<&TExpr> = n.args.iter().collect();
        let args = self.operands(b, &list);
        if self.attr.sema.class(n.class).name == "java.lang.String" {
            return self.new_string(b, n, args, span);
        }
        let object = self.allocate(b, n.class, outer, span);
        let anonymous = self.attr.sema.class(n.class).anonymous_of.is_some();
        if anonymous {
            if let (Some(o), Some(s)) = (super_outer, self.superclass(n.class)) {
                self.set_outer(b, s, object.clone(), o, span);
            }
            if let Some(ctor) = n.ctor {
                self.invoke_ctor(b, ctor, object.clone(), args, span);
            }
            if let Some(init) = self.object_init(n.class) {
                b.op(Op::Call { dst: None, callee: Callee::Direct(init), args: vec![object.clone()] }, span);
            }
        } else if let Some(ctor) = n.ctor {
            self.invoke_ctor(b, ctor, object.clone(), args, span);
        }
        object
    }

    /// An enclosing instance, which must not be null (JLS 15.9.4).
    fn outer(&mut self, b: &mut Body, o: &TExpr) -> Operand {
        let v = self.expr(b, o);
        if !matches!(o.kind, TKind::This(_)) {
            self.null_check(b, v.clone(), o.span);
        }
        v
    }

    /// Strings have no fields: their constructors stand for static methods that make a new object.
    fn new_string(&mut self, b: &mut Body, n: &TNew, args: Vec<Operand>, span: Span) -> Operand {
        let params = n.ctor.map(|c| self.attr.sema.method(c).params.clone()).unwrap_or_default();
        let methods = self.attr.sema.find_methods(n.class, "fresh");
        let m = methods.into_iter().find(|m| self.attr.sema.method(*m).params == params);
        let string = self.attr.sema.string();
        self.call_static(b, m, "java.lang.String", "fresh", args, &string, span)
    }

    /// A new object with its enclosing instance and carried variables in place; no constructor has run.
    pub(crate) fn allocate(&mut self, b: &mut Body, class: ClassIdx, outer: Option<Operand>, span: Span) -> Operand {
        self.create_class(class);
        let id = self.class_id(class);
        let ty = self.ty(&Ty::class(class));
        let object: Operand = b.temp(Rvalue::New(id), ty, span).into();
        if let Some(o) = outer {
            self.set_outer(b, class, object.clone(), o, span);
        }
        let mut at = Some(class);
        let mut depth = 0;
        while let Some(k) = at {
            for v in self.attr.sema.class(k).captures.clone() {
                let value = self.read_var(b, &v, span);
                self.class_id(k);
                if let Some(f) = self.capture_fields.get(&(k, v.id)).copied() {
                    b.op(Op::Store { place: Place::Field(object.clone(), f), value }, span);
                }
            }
            depth += 1;
            if depth > 400 {
                break;
            }
            at = self.superclass(k);
        }
        object
    }

    fn set_outer(&mut self, b: &mut Body, class: ClassIdx, object: Operand, outer: Operand, span: Span) {
        self.class_id(class);
        if let Some(f) = self.outer_fields.get(&class).copied() {
            b.op(Op::Store { place: Place::Field(object, f), value: outer }, span);
        }
    }

    /// Runs a constructor, unless it is one that does nothing.
    pub(crate) fn invoke_ctor(
        &mut self,
        b: &mut Body,
        ctor: MethodIdx,
        object: Operand,
        args: Vec<Operand>,
        span: Span,
    ) {
        if self.is_trivial_ctor(ctor, 0) {
            return;
        }
        let id = self.method_id(ctor);
        let mut all = vec![object];
        all.extend(args);
        b.op(Op::Call { dst: None, callee: Callee::Direct(id), args: all }, span);
    }

    /// A default constructor without anything to do.
    fn is_trivial_ctor(&mut self, ctor: MethodIdx, depth: u32) -> bool {
        use crate::sema::table::MethodOrigin;
        let info = self.attr.sema.method(ctor);
        let class = info.class;
        if matches!(
            self.attr.sema.class(class).name.as_str(),
            "java.lang.Object" | "java.lang.Enum" | "java.lang.Record"
        ) {
            return true;
        }
        if !matches!(info.origin, MethodOrigin::DefaultCtor) || depth > 400 || self.object_init(class).is_some() {
            return false;
        }
        let Some(parent) = self.superclass(class) else { return true };
        if self.attr.sema.class(parent).inner {
            return false;
        }
        self.attr.sema.ensure_members(parent);
        let ctors = self.attr.sema.class(parent).ctors.clone();
        match ctors.iter().find(|c| self.attr.sema.method(**c).params.is_empty()) {
            Some(c) => self.is_trivial_ctor(*c, depth + 1),
            None => false,
        }
    }

    /// `this(…)` or `super(…)`; after `super`, field initialisers run.
    pub(crate) fn ctor_call(&mut self, b: &mut Body, c: &TCtorCall, span: Span) {
        let Some(this) = b.this else { return };
        let outer = c.outer.as_ref().map(|o| self.outer(b, o));
        let list: Vec<&TExpr> = c.args.iter().collect();
        let args = self.operands(b, &list);
        if c.is_super
            && let (Some(o), Some(s)) = (outer, self.superclass(b.class))
        {
            self.set_outer(b, s, this.into(), o, span);
        }
        self.invoke_ctor(b, c.ctor, this.into(), args, span);
        if c.is_super {
            self.run_object_init(b, span);
        }
    }

    pub(crate) fn run_object_init(&mut self, b: &mut Body, span: Span) {
        let Some(this) = b.this else { return };
        if let Some(init) = self.object_init(b.class) {
            b.op(Op::Call { dst: None, callee: Callee::Direct(init), args: vec![this.into()] }, span);
        }
    }
}
