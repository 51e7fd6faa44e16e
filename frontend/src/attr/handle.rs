//! Field updaters and variable handles: the field that a call names by its class and a constant becomes a pair of functions.

use super::Attr;
use super::tree::{TExpr, TKind};
use crate::diag::Span;
use crate::java::ast::{
    Call, Expr, ExprKind, Flags, Ident, Lambda, LambdaBody, Modifiers, Param, Prim, TypeExpr, TypeExprKind,
};
use crate::java::literal::Lit;
use crate::sema::ty::{FieldIdx, MethodIdx, Ty};
use std::rc::Rc;

/// What makes something that accesses a field: class, method, and what its model is made by.
const MAKERS: [(&str, &str, &str); 4] = [
    ("java.util.concurrent.atomic.AtomicIntegerFieldUpdater", "newUpdater", "scovilleOf"),
    ("java.util.concurrent.atomic.AtomicLongFieldUpdater", "newUpdater", "scovilleOf"),
    ("java.util.concurrent.atomic.AtomicReferenceFieldUpdater", "newUpdater", "scovilleOf"),
    ("java.lang.invoke.MethodHandles.Lookup", "findVarHandle", "scovilleOf"),
];

/// Parameters of the functions, by names that no program has.
const OBJECT: &str = "o'";
const VALUE: &str = "v'";

fn expr(kind: ExprKind, span: Span) -> Expr {
    Expr { kind, span }
}

fn ident(name: &str, span: Span) -> Ident {
    Ident { name: name.into(), span }
}

fn name(text: &str, span: Span) -> Expr {
    expr(ExprKind::Name(text.into()), span)
}

fn lambda(params: &[&str], body: Expr, span: Span) -> Expr {
    let param = |p: &&str| Param {
        mods: Modifiers::default(),
        ty: TypeExpr { kind: TypeExprKind::Inferred, span },
        varargs: false,
        name: ident(p, span),
    };
    let params = params.iter().map(param).collect();
    expr(ExprKind::Lambda(Rc::new(Lambda { params, body: LambdaBody::Expr(body) })), span)
}

impl Attr {
    /// The object for a field that the call names; `None` for any other method.
    pub(crate) fn field_handle(
        &mut self,
        method: MethodIdx,
        call: &Call,
        span: Span,
        expected: Option<&Ty>,
    ) -> Option<TExpr> {
        let info = self.sema.method(method);
        let (_, _, maker) = *MAKERS
            .iter()
            .find(|(class, name, _)| &*info.name == *name && self.sema.class(info.class).name == *class)?;
        let owner = self.sema.class(info.class).name.clone();
        Some(match self.named_field(&owner, call) {
            Ok((field, class, ty)) => {
                self.named_fields.entry(field).or_default().push(span);
                self.handle_of(&owner, maker, (field, class, ty), span, expected)
            }
            Err(why) => {
                self.sema.unsupported("unsupported", span, why);
                TExpr::error(span)
            }
        })
    }

    /// `Class.forName` of a class of the program that a constant names; `None` for any other method.
    pub(crate) fn named_class(&mut self, method: MethodIdx, call: &Call, span: Span) -> Option<TExpr> {
        let info = self.sema.method(method);
        if &*info.name != "forName" || self.sema.class(info.class).name != "java.lang.Class" {
            return None;
        }
        let ret = info.ret.clone();
        let name = call.args.first().and_then(|a| self.value(a, None).constant);
        let Some(Lit::Str(text)) = name else {
            let why = "`forName` of a name that is no constant is not supported here";
            self.sema.unsupported("unsupported", span, why);
            return Some(TExpr::error(span));
        };
        let text = String::from_utf16_lossy(&text);
        let mut parts = text.split('$');
        let outermost = self.sema.find_class(parts.next().unwrap_or_default());
        let inside = |c: Option<_>, part| c.and_then(|c| self.sema.class(c).types.get(part).copied());
        let found = parts.fold(outermost, inside);
        let found = found.filter(|c| self.sema.binary_name(*c) == text && !self.sema.class(*c).is_model);
        let Some(class) = found else {
            let why = format!("`forName` of `{text}`, which is no class of the program, is not supported");
            self.sema.unsupported("unsupported", span, why);
            return Some(TExpr::error(span));
        };
        Some(TExpr { ty: ret, ..self.class_object(Ty::class(class), true, span) })
    }

    /// The field, its class as written, and its type as written, if the call says so.
    fn named_field(&mut self, owner: &str, call: &Call) -> Result<(FieldIdx, TypeExpr, Option<TypeExpr>), String> {
        let literal = |e: &Expr| match &e.kind {
            ExprKind::ClassLit(ty) => Ok(ty.clone()),
            _ => Err("a field whose class is no class literal is not supported here".to_owned()),
        };
        let handle = owner.ends_with("Lookup");
        let (class, text, ty) = match call.args.as_slice() {
            [c, f] => (literal(c)?, f, None),
            [c, f, t] if handle => (literal(c)?, f, Some(literal(t)?)),
            [c, t, f] => (literal(c)?, f, Some(literal(t)?)),
            _ => return Err("this form is not supported".to_owned()),
        };
        let Some(Lit::Str(text)) = self.value(text, None).constant else {
            return Err("a field whose name is no constant is not supported here".to_owned());
        };
        let text = String::from_utf16_lossy(&text);
        let scope = self.scope();
        let of = self.sema.resolve(&scope, &class);
        let field = of.class_idx().and_then(|c| self.sema.find_field(c, &text));
        // An updater does not look at the classes above.
        let Some(field) = field.filter(|f| handle || Some(self.sema.field(*f).class) == of.class_idx()) else {
            return Err(format!("there is no field `{text}` in `{}`: this call would fail", self.sema.show(&of)));
        };
        let info = self.sema.field(field);
        let (flags, declared) = (info.flags, info.ty.clone());
        let wanted = match &ty {
            Some(t) => self.sema.resolve(&scope, t),
            None if owner.ends_with("AtomicLongFieldUpdater") => Ty::Prim(Prim::Long),
            None => Ty::Prim(Prim::Int),
        };
        if flags.has(Flags::STATIC) || flags.has(Flags::FINAL) {
            return Err(format!("field `{text}` is static or final: that is not supported here"));
        }
        if !handle && !flags.has(Flags::VOLATILE) {
            return Err(format!("field `{text}` is not volatile: this call would fail"));
        }
        if self.sema.erase(&declared) != self.sema.erase(&wanted) {
            return Err(format!("field `{text}` is of another type: this call would fail"));
        }
        Ok((field, class, ty))
    }

    /// `maker(kind, o -> ((C) o).f, (o, v) -> ((C) o).f = (T) v)`
    fn handle_of(
        &mut self,
        owner: &str,
        maker: &str,
        (field, class, ty): (FieldIdx, TypeExpr, Option<TypeExpr>),
        span: Span,
        expected: Option<&Ty>,
    ) -> TExpr {
        let text = self.sema.field(field).name.clone();
        let access = || {
            let cast = expr(ExprKind::Cast(Box::new(class.clone()), Box::new(name(OBJECT, span))), span);
            Box::new(expr(ExprKind::Field(Box::new(cast), ident(&text, span)), span))
        };
        let value = match ty {
            Some(t) => expr(ExprKind::Cast(Box::new(t), Box::new(name(VALUE, span))), span),
            None => name(VALUE, span),
        };
        let set = expr(ExprKind::Assign { op: None, target: access(), value: Box::new(value) }, span);
        let mut args = vec![lambda(&[OBJECT], *access(), span), lambda(&[OBJECT, VALUE], set, span)];
        let made = if owner.ends_with("Lookup") { "java.lang.invoke.VarHandle" } else { owner };
        if made != owner {
            let kind = match self.sema.field(field).ty {
                Ty::Prim(Prim::Int) => 1,
                Ty::Prim(Prim::Long) => 2,
                Ty::Prim(_) => 3,
                _ => 0,
            };
            args.insert(0, expr(ExprKind::Lit(Lit::Int(kind)), span));
        }
        let mut parts = made.split('.');
        let first = name(parts.next().unwrap_or_default(), span);
        let target = parts.fold(first, |of, part| expr(ExprKind::Field(Box::new(of), ident(part, span)), span));
        let call = Call { target: Some(target), type_args: Vec::new(), name: ident(maker, span), args };
        let made = self.call(&call, span, expected);
        debug_assert!(!matches!(made.kind, TKind::Error), "the models have what makes them");
        made
    }
}
