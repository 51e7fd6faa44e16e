//! Overload resolution in Java's three phases (JLS 15.12.2).

use super::Attr;
use super::args::is_function;
use super::call::{Arg, Candidate, Phase, is_statement, param_at};
use super::infer::mentions;
use crate::java::ast::{Expr, ExprKind, Lambda, LambdaBody, TypeExprKind};
use crate::sema::relate::widens;
use crate::sema::ty::{MethodIdx, Ty};

impl Attr {
    /// Overload resolution.
    pub(crate) fn select(&mut self, candidates: &[Candidate], args: &[Arg]) -> Option<(Candidate, Phase)> {
        for phase in [Phase::Strict, Phase::Loose, Phase::Varargs] {
            let mut applicable: Vec<Candidate> = Vec::new();
            for c in candidates {
                if self.applicable(c, args, phase) {
                    applicable.push(c.clone());
                }
            }
            if applicable.len() > 1 {
                self.drop_by_body(&mut applicable, args, phase);
            }
            if let Some(best) = self.most_specific(&applicable, args, phase) {
                return Some((best, phase));
            }
        }
        None
    }

    fn applicable(&mut self, c: &Candidate, args: &[Arg], phase: Phase) -> bool {
        let params = c.params(self);
        let varargs = self.sema.method(c.method).varargs;
        let arity = match phase {
            Phase::Varargs => varargs && args.len() + 1 >= params.len(),
            _ => args.len() == params.len(),
        };
        arity
            && args.iter().enumerate().all(|(i, a)| {
                let p = param_at(&params, i, phase);
                match a {
                    Arg::Typed(t) => self.fits(&t.ty, &p, phase),
                    Arg::Late(_, known, _) => {
                        let erased = self.sema.erase(&p);
                        p.is_ref() && (known.is_error() || erased.is_error() || self.sema.is_subtype(known, &erased))
                    }
                    Arg::Function(e) => self.compatible_function(e, &p, c.method),
                }
            })
    }

    fn fits(&mut self, arg: &Ty, param: &Ty, phase: Phase) -> bool {
        match (arg, param) {
            (Ty::Error, _) | (_, Ty::Error) => true,
            (Ty::Void, _) => false,
            (Ty::Prim(a), Ty::Prim(p)) => widens(*a, *p),
            (Ty::Prim(a), _) => {
                phase != Phase::Strict && {
                    let b = Ty::class(self.sema.boxed(*a));
                    self.sema.is_subtype(&b, param)
                }
            }
            (Ty::Wild(None), Ty::Prim(_)) => phase != Phase::Strict,
            (Ty::Wild(None), _) => true,
            (_, Ty::Prim(p)) => phase != Phase::Strict && self.sema.unboxed(arg).is_some_and(|a| widens(a, *p)),
            _ => self.sema.is_subtype(arg, param),
        }
    }

    /// Whether a lambda or method reference could be of this parameter type.
    pub(crate) fn compatible_function(&mut self, e: &Expr, param: &Ty, method: MethodIdx) -> bool {
        match &e.kind {
            ExprKind::Conditional(_, a, b) => {
                let mut side = |x: &Expr| !is_function(x) || self.compatible_function(x, param, method);
                return side(a) && side(b);
            }
            ExprKind::Cast(..) => return true,
            _ => {}
        }
        if let Ty::Var(v) = param {
            return self.sema.method(method).tparams.contains(v) && self.sema.tvars[v.index()].bounds.is_empty();
        }
        let Some((f, params, ret)) = self.sema.function_type(param) else { return false };
        let _ = f;
        match &e.kind {
            ExprKind::Lambda(l) => {
                if l.params.len() != params.len() {
                    return false;
                }
                // Explicit parameter types must be the interface's (primitive or not, at least).
                let scope = self.scope();
                for (lp, p) in l.params.iter().zip(&params) {
                    if !matches!(lp.ty.kind, TypeExprKind::Inferred) {
                        let t = self.sema.resolve(&scope, &lp.ty);
                        if t.is_ref() != p.is_ref() || (!t.is_ref() && t != *p) {
                            return false;
                        }
                    }
                }
                match &l.body {
                    LambdaBody::Expr(b) => ret != Ty::Void || is_statement(b),
                    LambdaBody::Block(b) => {
                        let shape = self.shape(l, b);
                        if ret == Ty::Void { shape.fits_void() } else { shape.fits_value() }
                    }
                }
            }
            _ => true,
        }
    }

    /// Where candidates differ in whether a lambda returns a value, an expression body decides.
    fn drop_by_body(&mut self, applicable: &mut Vec<Candidate>, args: &[Arg], phase: Phase) {
        for (i, a) in args.iter().enumerate() {
            let Arg::Function(e) = a else { continue };
            if matches!(e.kind, ExprKind::MethodRef(_)) {
                self.drop_by_reference(applicable, e, i, phase);
                continue;
            }
            let ExprKind::Lambda(l) = &e.kind else { continue };
            if l.params.iter().all(|p| !matches!(p.ty.kind, TypeExprKind::Inferred)) {
                self.drop_by_result(applicable, l, i, phase);
            }
            let LambdaBody::Expr(body) = &l.body else { continue };
            if !is_statement(body) {
                continue;
            }
            let mut kinds = Vec::new();
            for c in applicable.iter() {
                let params = c.params(self);
                let p = param_at(&params, i, phase);
                kinds.push(self.sema.function_type(&p).map(|(_, ps, r)| (ps, r == Ty::Void)));
            }
            let any = |v: bool| kinds.iter().flatten().any(|(_, void)| *void == v);
            if !(any(true) && any(false)) {
                continue;
            }
            let Some((params, _)) = kinds.iter().flatten().next().cloned() else { continue };
            let is_void = self.probe_void(l, &params);
            let mut at = 0;
            applicable.retain(|_| {
                let keep = kinds[at].as_ref().is_none_or(|(_, void)| *void == is_void);
                at += 1;
                keep
            });
        }
    }

    /// Where several candidates are left, those stay that take what the lambda returns, the types of whose parameters are known; of
    /// these, those that take it as it is: a primitive value as such, and the narrowest type (JLS 15.12.2.2, 15.12.2.5).
    fn drop_by_result(&mut self, applicable: &mut Vec<Candidate>, l: &Lambda, i: usize, phase: Phase) {
        let mut results = Vec::new();
        for c in applicable.iter() {
            let p = param_at(&c.params(self), i, phase);
            results.push(self.sema.function_type(&p).map(|(_, _, ret)| ret));
        }
        if !results.iter().flatten().any(|r| matches!(r, Ty::Prim(_)))
            || results.iter().flatten().any(|r| *r == Ty::Void)
        {
            return;
        }
        let returned = self.probe_result(l);
        if matches!(returned, Ty::Void | Ty::Error | Ty::Wild(_)) {
            return;
        }
        let mut kept: Vec<(Candidate, Option<Ty>)> = Vec::new();
        for (c, result) in applicable.iter().zip(results) {
            let vars = self.sema.method(c.method).tparams.clone();
            let takes = match &result {
                Some(r) if r.is_ref() && mentions(r, &vars) => true,
                Some(r) => self.fits(&returned, r, Phase::Loose),
                None => true,
            };
            if takes {
                kept.push((c.clone(), result));
            }
        }
        let as_it_is = |r: &Option<Ty>| r.as_ref().is_some_and(|r| r.is_ref() == returned.is_ref());
        if kept.iter().any(|(_, r)| as_it_is(r)) {
            kept.retain(|(_, r)| as_it_is(r));
        }
        let widened = |r: &Option<Ty>, to: &Option<Ty>| match (r, to) {
            (Some(Ty::Prim(a)), Some(Ty::Prim(b))) => widens(*a, *b),
            _ => true,
        };
        let all: Vec<Option<Ty>> = kept.iter().map(|(_, r)| r.clone()).collect();
        if kept.iter().any(|(_, r)| all.iter().all(|to| widened(r, to))) {
            kept.retain(|(_, r)| all.iter().all(|to| widened(r, to)));
        }
        if !kept.is_empty() {
            *applicable = kept.into_iter().map(|(c, _)| c).collect();
        }
    }

    /// Where several candidates are left, those stay whose interface the method reference fits.
    fn drop_by_reference(&mut self, applicable: &mut Vec<Candidate>, e: &Expr, i: usize, phase: Phase) {
        let mut fitting = Vec::new();
        for c in applicable.iter() {
            let p = param_at(&c.params(self), i, phase);
            let vars = self.sema.method(c.method).tparams.clone();
            let before = self.sema.diagnostics.len();
            self.function_expr(e, &p, &vars);
            if self.sema.diagnostics.len() == before {
                fitting.push(c.clone());
            }
            self.sema.forget_diagnostics(before);
        }
        if !fitting.is_empty() {
            *applicable = fitting;
        }
    }

    fn most_specific(&mut self, applicable: &[Candidate], args: &[Arg], phase: Phase) -> Option<Candidate> {
        let first = applicable.first()?;
        if applicable.len() == 1 {
            return Some(first.clone());
        }
        let params: Vec<Vec<Ty>> = applicable.iter().map(|c| c.params(self)).collect();
        let mut best: Vec<usize> = Vec::new();
        for i in 0..applicable.len() {
            let beats_all = (0..applicable.len()).all(|j| {
                i == j
                    || args.iter().enumerate().all(|(k, a)| {
                        let (p, q) = (param_at(&params[i], k, phase), param_at(&params[j], k, phase));
                        self.more_specific(&p, &q, a)
                    })
            });
            if beats_all {
                best.push(i);
            }
        }
        // Equal ones (inherited from several interfaces): one with a body if there is one. Where the rules leave a
        // choice between models of two library versions, the first declared wins.
        let pick = best
            .iter()
            .copied()
            .find(|i| !self.sema.method(applicable[*i].method).is_abstract())
            .or_else(|| best.first().copied())
            .unwrap_or(0);
        applicable.get(pick).cloned()
    }

    fn more_specific(&mut self, p: &Ty, q: &Ty, arg: &Arg) -> bool {
        match (p, q) {
            (Ty::Prim(a), Ty::Prim(b)) => widens(*a, *b),
            (Ty::Prim(_), _) => matches!(arg, Arg::Typed(t) if t.ty.prim().is_some()),
            (_, Ty::Prim(_)) => matches!(arg, Arg::Typed(t) if t.ty.is_ref()),
            _ => {
                let (p, q) = (self.sema.erase(p), self.sema.erase(q));
                if p == q || self.sema.is_subtype(&p, &q) {
                    return true;
                }
                if !matches!(arg, Arg::Function(_)) || self.sema.is_subtype(&q, &p) {
                    return false;
                }
                // Of two unrelated functional interfaces, one with a result (JLS 15.12.2.5).
                let result = |attr: &mut Attr, t: &Ty| attr.sema.function_type(t).map(|(_, _, r)| r);
                match (result(self, &p), result(self, &q)) {
                    (Some(Ty::Void), Some(r)) => r == Ty::Void,
                    _ => true,
                }
            }
        }
    }
}
