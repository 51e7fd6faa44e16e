//! Expressions: dispatch, literals, arrays, conditionals, casts, class literals.

use super::Attr;
use super::constant;
use super::convert::unimplied;
use super::tree::{TExpr, TKind};
use crate::diag::Span;
use crate::java::ast::{Expr, ExprKind, Ident, NewArray, Prim, TypeExpr, TypeExprKind};
use crate::java::literal::Lit;
use crate::sema::relate::widens;
use crate::sema::ty::{BOOL, INT, Ty};

impl Attr {
    /// Attributes an expression. `expected` guides lambdas, diamonds and generic calls; it is not enforced.
    pub(crate) fn expr(&mut self, e: &Expr, expected: Option<&Ty>) -> TExpr {
        let span = e.span;
        match &e.kind {
            ExprKind::Lit(lit) => self.literal(lit, span),
            ExprKind::Name(name) => self.name(name, span),
            ExprKind::Field(target, name) => self.field_expr(target, name, span),
            ExprKind::Index(array, index) => self.index(array, index, span),
            ExprKind::Call(call) => self.call(call, span, expected),
            ExprKind::New(new) => self.new_object(new, span, expected),
            ExprKind::NewArray(new) => self.new_array(new, span),
            ExprKind::ArrayInit(items) => match expected {
                Some(Ty::Array(elem)) => self.array_init(items, &elem.clone(), span),
                Some(Ty::Error) => TExpr::error(span),
                _ => {
                    self.sema.error("incompatible-types", span, "an array initialiser can only initialise an array");
                    TExpr::error(span)
                }
            },
            ExprKind::Unary(op, operand) => self.unary(*op, operand, span),
            ExprKind::IncDec { prefix, increment, target } => self.inc_dec(*prefix, *increment, target, span),
            ExprKind::Chain(first, rest) => self.chain(first, rest, span),
            ExprKind::Assign { op, target, value } => self.assign(*op, target, value, span),
            ExprKind::Conditional(c, a, b) => self.conditional(c, a, b, span, expected),
            ExprKind::Cast(ty, operand) => self.cast_expr(ty, operand, span),
            ExprKind::InstanceOf { expr, ty, binding, is_final } => {
                self.instance_of(expr, ty, binding.as_ref().map(|b| (b, *is_final)), span)
            }
            ExprKind::Matches(expr, pattern) => self.matches(expr, pattern, span),
            ExprKind::Lambda(_) | ExprKind::MethodRef(_) => match expected {
                Some(target) => {
                    let target = target.clone();
                    self.function_expr(e, &target, &[]).0
                }
                None => {
                    let what = if matches!(e.kind, ExprKind::Lambda(_)) { "lambda" } else { "method reference" };
                    self.sema.error(
                        "no-target-type",
                        span,
                        format!("a {what} needs a functional interface as its type here"),
                    );
                    TExpr::error(span)
                }
            },
            ExprKind::This(None) => self.this_expr(span),
            ExprKind::This(Some(outer)) => self.outer_this(outer, span),
            ExprKind::Super(_) => {
                self.sema.error("syntax", span, "expected `.` and a member after `super`");
                TExpr::error(span)
            }
            ExprKind::ClassLit(ty) => {
                let scope = self.scope();
                let t = self.sema.resolve(&scope, ty);
                if matches!(t, Ty::Var(_)) {
                    self.sema.error("type-variable", span, "a type variable has no class object (JLS 15.8.2)");
                    return TExpr::error(span);
                }
                self.class_object(t, false, span)
            }
            ExprKind::Switch(switch) => self.switch_expr(switch, span, expected),
            ExprKind::Type(_) => {
                self.sema.error("unknown-name", span, "expected an expression, found a type");
                TExpr::error(span)
            }
            ExprKind::Error => TExpr::error(span),
        }
    }

    /// The class object of a type.
    pub(crate) fn class_object(&mut self, of: Ty, initialises: bool, span: Span) -> TExpr {
        let arg = match &of {
            Ty::Prim(p) => Ty::class(self.sema.boxed(*p)),
            other => other.clone(),
        };
        let class = self.sema.known("java.lang.Class");
        TExpr::new(TKind::ClassLit { of, initialises }, Ty::Class(class, [arg].into()), span)
    }

    /// Attributes and converts to `target`.
    pub(crate) fn expr_to(&mut self, e: &Expr, target: &Ty) -> TExpr {
        let t = self.expr(e, Some(target));
        self.coerce(t, target)
    }

    /// The same where the type is written in the program, so that type arguments can be compared if those of the value are
    /// written, too: in `new C<A>(…)`, `C.<A>f()`, or where a local variable has been declared.
    pub(crate) fn exact_to(&mut self, e: &Expr, target: &Ty) -> TExpr {
        let t = self.expr(e, Some(target));
        let written = match &e.kind {
            ExprKind::New(new) => {
                new.body.is_none()
                    && matches!(&new.ty.kind, TypeExprKind::Named(s) if s.last().is_some_and(|l| !l.args.is_empty()))
            }
            ExprKind::Call(call) => {
                // Arguments could tell other things.
                let of_class = call.target.as_ref().is_some_and(|t| matches!(t.kind, ExprKind::Name(_)));
                of_class && call.args.is_empty() && !call.type_args.is_empty()
            }
            ExprKind::Name(_) => matches!(&t.kind, TKind::Local(v) if v.exact.get()),
            _ => false,
        };
        if written && !self.in_model() && self.sema.arguments_differ(&t.ty, target) {
            let (found, expected) = (self.sema.show(&t.ty), self.sema.show(target));
            let message = format!("incompatible types: expected `{expected}`, found `{found}`");
            self.sema.error("incompatible-types", t.span, message);
            return TExpr::error(t.span);
        }
        self.coerce(t, target)
    }

    /// A condition.
    pub(crate) fn condition(&mut self, e: &Expr) -> TExpr {
        self.expr_to(e, &BOOL)
    }

    /// An expression that must have a value.
    pub(crate) fn value(&mut self, e: &Expr, expected: Option<&Ty>) -> TExpr {
        let t = self.expr(e, expected);
        if t.ty == Ty::Void {
            self.sema.error("void-value", t.span, "this method returns nothing, so it has no value");
            return TExpr::error(t.span);
        }
        t
    }

    /// The same, with its type as far as something told it: what nothing told, other branches may (see `common_type`).
    pub(crate) fn told_value(&mut self, e: &Expr, expected: Option<&Ty>) -> (TExpr, Ty) {
        let around = std::mem::replace(&mut self.untold, false);
        let t = self.value(e, expected);
        let told = if self.untold { told_part(&t.ty, &Ty::Wild(None), &Ty::Error) } else { t.ty.clone() };
        self.untold |= around;
        (t, told)
    }

    fn literal(&mut self, lit: &Lit, span: Span) -> TExpr {
        let ty = match lit {
            Lit::Int(_) => INT,
            Lit::Long(_) => Ty::Prim(Prim::Long),
            Lit::Float(_) => Ty::Prim(Prim::Float),
            Lit::Double(_) => Ty::Prim(Prim::Double),
            Lit::Char(_) => Ty::Prim(Prim::Char),
            Lit::Bool(_) => BOOL,
            Lit::Str(_) => self.sema.string(),
            Lit::Null => return TExpr { kind: TKind::Const, ty: Ty::Null, span, constant: Some(Lit::Null) },
        };
        TExpr::constant(lit.clone(), ty, span)
    }

    fn index(&mut self, array: &Expr, index: &Expr, span: Span) -> TExpr {
        let a = self.value(array, None);
        let i = self.value(index, None);
        let i = self.array_index(i);
        match &a.ty {
            Ty::Array(elem) => {
                let elem = (**elem).clone();
                TExpr::new(TKind::Index(Box::new(a), Box::new(i)), elem, span)
            }
            Ty::Error => TExpr::error(span),
            other => {
                let found = self.sema.show(other);
                self.sema.error("incompatible-types", array.span, format!("expected an array, found `{found}`"));
                TExpr::error(span)
            }
        }
    }

    /// Unboxes and promotes an index or array length to `int`.
    fn array_index(&mut self, i: TExpr) -> TExpr {
        match self.sema.as_prim(&i.ty) {
            Some(p) if widens(p, Prim::Int) => self.as_primitive(i, Prim::Int),
            _ => self.coerce(i, &INT),
        }
    }

    fn new_array(&mut self, new: &NewArray, span: Span) -> TExpr {
        let scope = self.scope();
        let elem = self.sema.resolve(&scope, &new.elem);
        if elem == Ty::Void {
            self.sema.error("syntax", new.elem.span, "expected an element type, found `void`");
            return TExpr::error(span);
        }
        // Arrays know the types of their elements, and there are no objects that know type arguments.
        let vague = match &new.elem.kind {
            TypeExprKind::Named(segments) => {
                let wild = |a: &TypeExpr| matches!(a.kind, TypeExprKind::Wildcard(None));
                matches!(elem, Ty::Var(_)) || segments.iter().any(|s| !s.args.iter().all(wild))
            }
            _ => false,
        };
        if vague && !self.in_model() {
            let shown = self.sema.show(&elem);
            self.sema.error("generic-array", new.elem.span, format!("an array of `{shown}` cannot be created"));
        }
        let ty = Ty::dims(elem, new.rank);
        if let Some(items) = &new.init {
            return match &ty {
                Ty::Array(e) => self.array_init(items, &e.clone(), span),
                _ => TExpr::error(span),
            };
        }
        let mut dims = Vec::new();
        for d in &new.dims {
            let t = self.value(d, None);
            dims.push(self.array_index(t));
        }
        TExpr::new(TKind::NewArray(dims), ty, span)
    }

    fn array_init(&mut self, items: &[Expr], elem: &Ty, span: Span) -> TExpr {
        let list = items.iter().map(|i| self.expr_to(i, elem)).collect();
        TExpr::new(TKind::ArrayInit(list), Ty::array(elem.clone()), span)
    }

    fn conditional(&mut self, c: &Expr, a: &Expr, b: &Expr, span: Span, expected: Option<&Ty>) -> TExpr {
        let env = self.cx.env.clone();
        let cond = self.condition(c);
        self.assume(c, true);
        let (then, told) = self.told_value(a, expected);
        self.cx.env = env.clone();
        self.assume(c, false);
        let (els, told_else) = self.told_value(b, expected);
        self.cx.env = env;
        let ty = match expected {
            None if told != then.ty || told_else != els.ty => self.common_type(&[told, told_else]),
            _ => self.conditional_type(&then, &els, expected),
        };
        let then = self.coerce(then, &ty);
        let els = self.coerce(els, &ty);
        let folded = match (&cond.constant, &then.constant, &els.constant) {
            (Some(Lit::Bool(v)), Some(x), Some(y)) if ty.prim().is_some() || self.sema.is_string(&ty) => {
                Some(if *v { x.clone() } else { y.clone() })
            }
            _ => None,
        };
        if let Some(value) = folded
            && value != Lit::Null
        {
            return TExpr::constant(value, ty, span);
        }
        TExpr::new(TKind::Conditional(Box::new(cond), Box::new(then), Box::new(els)), ty, span)
    }

    /// The type of `? a : b`.
    pub(crate) fn conditional_type(&mut self, a: &TExpr, b: &TExpr, expected: Option<&Ty>) -> Ty {
        if a.ty.is_error() || b.ty.is_error() {
            return Ty::Error;
        }
        if a.ty == b.ty {
            // What erasure has lost is not looked at where something more general is expected.
            let lost = [a, b].iter().any(|e| matches!(e.kind, TKind::Implied(_)));
            return match expected {
                Some(t @ Ty::Class(..)) if lost && self.sema.as_prim(&a.ty).is_none() => t.clone(),
                _ => a.ty.clone(),
            };
        }
        if let (Some(p), Some(q)) = (self.sema.as_prim(&a.ty), self.sema.as_prim(&b.ty)) {
            // An expected wrapper or primitive does not change this rule.
            if p == q {
                return Ty::Prim(p);
            }
            if p != Prim::Bool && q != Prim::Bool {
                let small = |x: Prim| matches!(x, Prim::Byte | Prim::Short | Prim::Char);
                if small(p) && b.constant.as_ref().is_some_and(|c| q == Prim::Int && constant::fits(c, p)) {
                    return Ty::Prim(p);
                }
                if small(q) && a.constant.as_ref().is_some_and(|c| p == Prim::Int && constant::fits(c, q)) {
                    return Ty::Prim(q);
                }
                if matches!((p, q), (Prim::Byte, Prim::Short) | (Prim::Short, Prim::Byte)) {
                    return Ty::Prim(Prim::Short);
                }
                return Ty::Prim(super::ops::promote(p, q));
            }
        }
        if let Some(t) = expected
            && t.is_ref()
            && !matches!(t, Ty::Wild(_) | Ty::Error)
        {
            return t.clone();
        }
        let wrap = |attr: &mut Attr, t: &Ty| match t {
            Ty::Prim(p) => Ty::class(attr.sema.boxed(*p)),
            _ => t.clone(),
        };
        let types = [wrap(self, &a.ty), wrap(self, &b.ty)];
        self.sema.lub(&types)
    }

    fn cast_expr(&mut self, ty: &TypeExpr, operand: &Expr, span: Span) -> TExpr {
        let scope = self.scope();
        let target = self.sema.resolve(&scope, ty);
        // Only functions need to know what they are cast to (JLS 15.27, 15.13): a conditional, a switch and a call stand alone
        // under a cast (JLS 15.25, 15.28.1, 15.12).
        let function = matches!(operand.kind, ExprKind::Lambda(_) | ExprKind::MethodRef(_));
        let e = self.value(operand, function.then_some(&target));
        self.cast(e, &target, span)
    }

    fn instance_of(&mut self, expr: &Expr, ty: &TypeExpr, binding: Option<(&Ident, bool)>, span: Span) -> TExpr {
        let value = self.value(expr, None);
        let scope = self.scope();
        let check = self.sema.resolve(&scope, ty);
        let binding = binding.map(|(b, is_final)| {
            let var = self.new_name(&b.name, check.clone(), b.span, false);
            var.is_final.set(is_final);
            self.patterns.insert(b.span, var.clone());
            var
        });
        self.type_test(value, check, binding, span)
    }

    /// Reports a test for what no object tells: a type variable, or type arguments that the type of the value says nothing
    /// about.
    fn check_told_apart(&mut self, from: &Ty, check: &Ty, span: Span) {
        let vague = match check {
            Ty::Var(_) => from != check,
            Ty::Class(c, args) => {
                let own = self.sema.class(*c).own_params().len().min(args.len());
                let wild = args[..own].iter().all(|a| *a == Ty::Wild(None));
                !wild && self.sema.is_object(from)
            }
            _ => false,
        };
        if vague && !self.in_model() {
            let shown = self.sema.show(check);
            let message = format!("an object does not tell whether it is an instance of `{shown}`");
            self.sema.error("incompatible-types", span, message);
        }
    }

    pub(crate) fn type_test(
        &mut self,
        value: TExpr,
        check: Ty,
        binding: Option<crate::sema::env::Var>,
        span: Span,
    ) -> TExpr {
        if check.is_error() || value.ty.is_error() {
            return TExpr { ty: BOOL, ..TExpr::error(span) };
        }
        if !check.is_ref() || !value.ty.is_ref() || !self.castable(&value.ty, &check) {
            let (found, expected) = (self.sema.show(&value.ty), self.sema.show(&check));
            self.sema.error(
                "incompatible-types",
                span,
                format!("incompatible types: `{found}` can never be an instance of `{expected}`"),
            );
            return TExpr { ty: BOOL, ..TExpr::error(span) };
        }
        self.check_told_apart(&value.ty.clone(), &check, span);
        TExpr::new(TKind::InstanceOf { value: Box::new(unimplied(value)), check, binding }, BOOL, span)
    }
}

/// A type with `to` in place of all type arguments that are `from`.
pub(crate) fn told_part(ty: &Ty, from: &Ty, to: &Ty) -> Ty {
    let arg = |a: &Ty| if a == from { to.clone() } else { told_part(a, from, to) };
    match ty {
        Ty::Class(c, args) if !args.is_empty() => Ty::Class(*c, args.iter().map(arg).collect()),
        _ => ty.clone(),
    }
}
