//! Patterns, and where their variables are in scope (JLS 6.3.1): `x instanceof T t` introduces `t` where it is true, and what is
//! built from it introduces `t` where the whole tells that it was true.

use super::Attr;
use super::tree::{TExpr, TKind};
use crate::diag::{Span, error};
use crate::java::ast::{
    BinOp, Call, Expr, ExprKind, Ident, Name, Pattern, PatternForm, TypeExpr, TypeExprKind, TypeKind, UnOp,
};
use crate::java::literal::Lit;
use crate::sema::env::{self, EnvKind, Var};
use crate::sema::ty::{BOOL, Ty};
use rustc_hash::FxHashMap;

impl Attr {
    /// The pattern variables that `e`, which has been attributed, introduces where its value is `when`.
    pub(crate) fn introduced(&self, e: &Expr, when: bool) -> Vec<Var> {
        let mut vars = Vec::new();
        self.collect_introduced(e, when, &mut vars);
        vars
    }

    fn collect_introduced(&self, e: &Expr, when: bool, vars: &mut Vec<Var>) {
        match &e.kind {
            ExprKind::InstanceOf { binding: Some(b), .. } if when => vars.extend(self.patterns.get(&b.span).cloned()),
            ExprKind::Matches(_, pattern) if when => vars.extend(self.bound(pattern)),
            ExprKind::Unary(UnOp::Not, a) => self.collect_introduced(a, !when, vars),
            ExprKind::Chain(first, rest) => {
                // All operators of a chain have one precedence. Only where all operands must have the same value do
                // they say something.
                let decisive = match rest.first() {
                    Some((BinOp::AndAnd, ..)) => true,
                    Some((BinOp::OrOr, ..)) => false,
                    _ => return,
                };
                if when == decisive {
                    self.collect_introduced(first, when, vars);
                    rest.iter().for_each(|(_, _, a)| self.collect_introduced(a, when, vars));
                }
            }
            _ => {}
        }
    }

    /// Operands of which one alone decides must not introduce variables of the same name: which is meant?
    pub(crate) fn no_common_patterns<'e>(&mut self, operands: impl Iterator<Item = &'e Expr>, when: bool) {
        if self.patterns.is_empty() {
            return;
        }
        let mut seen: FxHashMap<Name, Span> = FxHashMap::default();
        for v in operands.flat_map(|e| self.introduced(e, when)).collect::<Vec<_>>() {
            if &*v.name != "_"
                && let Some(first) = seen.insert(v.name.clone(), v.span)
            {
                let d = error("duplicate-name", v.span, format!("variable `{}` is declared twice", v.name))
                    .at(first, "first declared here");
                self.sema.report(d);
            }
        }
    }

    /// What a pattern binds, once it has been attributed.
    pub(crate) fn bound(&self, pattern: &Pattern) -> Vec<Var> {
        pattern.names().iter().filter_map(|n| self.patterns.get(&n.span).cloned()).collect()
    }

    /// `e instanceof T(…)`
    pub(crate) fn matches(&mut self, e: &Expr, pattern: &Pattern, span: Span) -> TExpr {
        let value = self.value(e, None);
        let var = self.fresh_var(&Name::from(""), value.ty.clone(), span, false);
        let body = Box::new(self.pattern_test(&var, pattern, false));
        TExpr::new(TKind::Let { var, value: Box::new(value), body }, BOOL, span)
    }

    /// Whether the value of a variable matches; binds what the pattern binds. A part of a record pattern whose type fits
    /// all values of the component matches null, too.
    pub(crate) fn pattern_test(&mut self, var: &Var, pattern: &Pattern, part: bool) -> TExpr {
        let span = pattern.span;
        let from = var.ty.borrow().clone();
        let scope = self.scope();
        let is_var = matches!(pattern.ty.kind, TypeExprKind::Inferred)
            || part && super::stmt::is_var(&pattern.ty) && self.sema.lookup_type(&scope, "var").is_none();
        let ty = if is_var { from.clone() } else { self.sema.resolve(&scope, &pattern.ty) };
        let value = Box::new(TExpr::local(var, span));
        match &pattern.form {
            PatternForm::Binds(name) => {
                let bound = self.new_name(&name.name, ty.clone(), name.span, false);
                bound.is_final.set(pattern.is_final);
                self.patterns.insert(name.span, bound.clone());
                if from.is_error() || ty.is_error() {
                    return TExpr { ty: BOOL, ..TExpr::error(span) };
                }
                if part && (from == ty || from.is_ref() && self.sema.is_subtype(&from, &ty)) {
                    let body = Box::new(TExpr::constant(Lit::Bool(true), BOOL, span));
                    return TExpr::new(TKind::Let { var: bound, value, body }, BOOL, span);
                }
                self.type_test(*value, ty, Some(bound), span)
            }
            PatternForm::Record(parts) => {
                let ty = self.with_arguments(ty, &from);
                let of = self.fresh_var(&Name::from(""), ty.clone(), span, false);
                let components = self.components(&ty, &pattern.ty, parts.len());
                let test = self.type_test(*value, ty, Some(of.clone()), span);
                // From the last part to the first: each is looked at only if those before it match. Variables are
                // declared in the order of the text.
                let mut steps = Vec::new();
                for (i, p) in parts.iter().enumerate() {
                    let read = components.get(i).map(|name| self.component(&of, name, p.span));
                    let read = read.unwrap_or_else(|| TExpr::error(p.span));
                    let var = self.fresh_var(&Name::from(""), read.ty.clone(), p.span, false);
                    let rest = self.pattern_test(&var, p, true);
                    steps.push((var, read, rest));
                }
                let all = steps.into_iter().rev().fold(None, |rest: Option<TExpr>, (var, read, test)| {
                    let body = Box::new(match rest {
                        Some(rest) => and(test, rest, span),
                        None => test,
                    });
                    Some(TExpr::new(TKind::Let { var, value: Box::new(read), body }, BOOL, span))
                });
                match all {
                    Some(all) => and(test, all, span),
                    None => test,
                }
            }
        }
    }

    /// The names of the components of a record.
    fn components(&mut self, ty: &Ty, written: &TypeExpr, parts: usize) -> Vec<Name> {
        let record = ty.class_idx().filter(|c| self.sema.class(*c).kind == TypeKind::Record);
        let Some(record) = record else {
            if !ty.is_error() {
                let shown = self.sema.show(ty);
                self.sema.error("incompatible-types", written.span, format!("`{shown}` is no record"));
            }
            return Vec::new();
        };
        let names: Vec<Name> = self.sema.class(record).decl.components.iter().map(|p| p.name.name.clone()).collect();
        if names.len() != parts {
            let message = format!("this record has {} components, not {parts}", names.len());
            self.sema.error("incompatible-types", written.span, message);
        }
        names
    }

    /// The value of a component, as its accessor gives it.
    fn component(&mut self, of: &Var, name: &Name, span: Span) -> TExpr {
        let before = self.cx.env.clone();
        // It has a name that nothing in a program has.
        self.bring(vec![of.clone()]);
        let target = Expr { kind: ExprKind::Name(of.name.clone()), span };
        let name = Ident { name: name.clone(), span };
        let call = Call { target: Some(target), type_args: Vec::new(), name, args: Vec::new() };
        let read = self.value(&Expr { kind: ExprKind::Call(Box::new(call)), span }, None);
        self.cx.env = before;
        read
    }

    /// A generic class without arguments, with those that follow from the type of what is matched.
    fn with_arguments(&mut self, ty: Ty, from: &Ty) -> Ty {
        let (Ty::Class(class, args), Ty::Class(outer, known)) = (&ty, from) else { return ty };
        self.sema.ensure_header(*class);
        let params = self.sema.class(*class).params.clone();
        if !args.is_empty() || params.is_empty() || known.is_empty() {
            return ty;
        }
        let own: Vec<Ty> = params.iter().map(|p| Ty::Var(*p)).collect();
        let Some(Ty::Class(_, seen)) = self.sema.as_super(&Ty::Class(*class, own.clone().into()), *outer) else {
            return ty;
        };
        let wild = Ty::Wild(None);
        let found: Vec<Ty> = own
            .iter()
            .map(|p| seen.iter().zip(known.iter()).find(|(s, _)| *s == p).map_or(wild.clone(), |(_, k)| k.clone()))
            .collect();
        Ty::Class(*class, found.into())
    }

    /// Brings variables into scope.
    pub(crate) fn bring(&mut self, vars: Vec<Var>) {
        for v in vars {
            self.cx.env = env::push(&self.cx.env, EnvKind::Var(v));
        }
    }

    /// Brings into scope what `e` introduces where its value is `when`.
    pub(crate) fn assume(&mut self, e: &Expr, when: bool) {
        // Most programs have no patterns at all.
        if !self.patterns.is_empty() {
            let vars = self.introduced(e, when);
            self.bring(vars);
        }
    }
}

/// `a && b`
pub(crate) fn and(a: TExpr, b: TExpr, span: Span) -> TExpr {
    let no = TExpr::constant(Lit::Bool(false), BOOL, span);
    TExpr::new(TKind::Conditional(Box::new(a), Box::new(b), Box::new(no)), BOOL, span)
}
