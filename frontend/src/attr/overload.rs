//! Overload resolution in Java's three phases (JLS 15.12.2).

use super::Attr;
use super::args::is_function;
use super::call::{Arg, Candidate, Phase, is_statement, param_at};
use super::infer::{Bound, Found, mentions};
use super::pertinent::Told;
use super::takes::Takes;
use crate::diag::Span;
use crate::java::ast::{Expr, ExprKind, Lambda, LambdaBody, TypeExprKind, WildcardBound};
use crate::sema::relate::widens;
use crate::sema::ty::{MethodIdx, TvIdx, Ty};

const PHASES: [Phase; 3] = [Phase::Strict, Phase::Loose, Phase::Varargs];

/// What overload resolution chooses.
pub(crate) struct Chosen {
    pub method: Candidate,
    pub phase: Phase,
    /// whether type arguments cannot prevent it
    sure: bool,
    /// what is called if they do
    other: Option<Candidate>,
    /// two methods of which none is more specific
    rivals: Option<(Candidate, Candidate)>,
}

impl Attr {
    /// Overload resolution.
    pub(crate) fn select(&mut self, candidates: &[Candidate], args: &[Arg], span: Span) -> Option<(Candidate, Phase)> {
        let chosen = self.choose(candidates, args)?;
        if !self.in_model() {
            match (chosen.other, chosen.rivals) {
                (Some(other), _) => self.undecided(&chosen.method, &other, span),
                (None, Some((a, b))) => self.ambiguous(&a, &b, span),
                _ => {}
            }
        }
        Some((chosen.method, chosen.phase))
    }

    /// The same without a report.
    pub(crate) fn choose(&mut self, candidates: &[Candidate], args: &[Arg]) -> Option<Chosen> {
        // With a single candidate, whatever is wrong with it is better told of its arguments.
        if candidates.len() > 1 {
            let told = self.told_functions(candidates, args);
            let mut chosen: Option<Chosen> = None;
            for phase in PHASES {
                if let Some(next) = self.choose_in(phase, candidates, args, Some(&told)) {
                    // What is not sure to take the arguments leaves the choice to later phases.
                    match &mut chosen {
                        Some(first) if first.method.method != next.method.method => first.other = Some(next.method),
                        Some(_) => {}
                        None => chosen = Some(next),
                    }
                }
                if chosen.as_ref().is_some_and(|c| c.sure || c.other.is_some()) {
                    return chosen;
                }
            }
            if chosen.is_some() {
                return chosen;
            }
        }
        PHASES.into_iter().find_map(|p| self.choose_in(p, candidates, args, None))
    }

    /// The same in one of the phases; whether bounds of type variables and type arguments count, and what functions tell.
    fn choose_in(
        &mut self,
        phase: Phase,
        candidates: &[Candidate],
        args: &[Arg],
        told: Option<&[Option<Told>]>,
    ) -> Option<Chosen> {
        let mut applicable: Vec<Candidate> = Vec::new();
        let mut unsure: Vec<MethodIdx> = Vec::new();
        for c in candidates {
            if !self.applicable(c, args, phase) {
                continue;
            }
            if let Some(told) = told {
                if !self.within_bounds(c, args, phase) || !self.takes_told(c, told, phase) {
                    continue;
                }
                match self.takes_arguments(c, args, phase) {
                    Takes::No => continue,
                    Takes::Unknown => unsure.push(c.method),
                    Takes::Yes => {}
                }
            }
            applicable.push(c.clone());
        }
        if applicable.len() > 1 {
            self.drop_by_body(&mut applicable, args, told.unwrap_or_default(), phase);
        }
        let method = self.most_specific(&applicable, args, told.unwrap_or_default(), phase)?;
        let sure = !unsure.contains(&method.method);
        let same = |attr: &Attr, c: &Candidate| attr.erased(c) == attr.erased(&method);
        let other = applicable.iter().find(|c| !sure && !same(self, c)).cloned();
        let rivals = if sure { self.rivals(&applicable, args, phase) } else { None };
        Some(Chosen { method, phase, sure, other, rivals })
    }

    /// Two methods that are as specific as each other, where none is more specific than all others (JLS 15.12.2.5). Only typed
    /// arguments of methods of the program are looked at: what functions tell may decide, and models need not have all methods.
    fn rivals(&mut self, applicable: &[Candidate], args: &[Arg], phase: Phase) -> Option<(Candidate, Candidate)> {
        let typed = |a: &Arg| matches!(a, Arg::Typed(t) if !t.ty.is_error() && !matches!(t.ty, Ty::Wild(_)));
        let of_program = |c: &Candidate| !self.sema.class(self.sema.method(c.method).class).is_model;
        if applicable.len() < 2
            || phase == Phase::Varargs
            || !args.iter().all(typed)
            || !applicable.iter().all(of_program)
        {
            return None;
        }
        let all: Vec<Vec<Ty>> = applicable.iter().map(|c| c.params(self)).collect();
        let mut beats = |p: &[Ty], q: &[Ty]| {
            p.iter().zip(q).all(|(p, q)| match (p, q) {
                (Ty::Prim(a), Ty::Prim(b)) => widens(*a, *b),
                (Ty::Prim(_), _) | (_, Ty::Prim(_)) => true,
                _ => {
                    let (p, q) = (self.sema.erase(p), self.sema.erase(q));
                    self.sema.is_subtype(&p, &q)
                }
            })
        };
        if all.iter().any(|p| all.iter().all(|q| beats(p, q))) {
            return None;
        }
        let best = |i: &usize| !all.iter().any(|q| beats(q, &all[*i]) && !beats(&all[*i], q));
        let best: Vec<usize> = (0..all.len()).filter(best).collect();
        let [a, b, ..] = best[..] else { return None };
        Some((applicable.get(a)?.clone(), applicable.get(b)?.clone()))
    }

    fn ambiguous(&mut self, a: &Candidate, b: &Candidate, span: Span) {
        let (a, b) = (self.shown(a), self.shown(b));
        self.sema.error("ambiguous-call", span, format!("both {a} and {b} can be meant: neither is more specific"));
    }

    fn erased(&self, c: &Candidate) -> Vec<Ty> {
        self.sema.method(c.method).params.iter().map(|p| self.sema.erase(p)).collect()
    }

    fn takes_told(&mut self, c: &Candidate, told: &[Option<Told>], phase: Phase) -> bool {
        let (params, vars) = (c.params(self), self.sema.method(c.method).tparams.clone());
        told.iter().enumerate().all(|(i, t)| match t {
            Some(t) => self.told_fits(t, &param_at(&params, i, phase), &vars),
            None => true,
        })
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
                    Arg::Late { known: known @ Ty::Prim(_), .. } => self.fits(known, &p, phase),
                    Arg::Late { known, .. } => {
                        let erased = self.sema.erase(&p);
                        p.is_ref() && (known.is_error() || erased.is_error() || self.sema.is_subtype(known, &erased))
                    }
                    Arg::Arms(arms) => arms.types.iter().all(|t| self.fits(t, &p, phase)),
                    Arg::Function(e) => self.compatible_function(e, &p, c.method),
                }
            })
    }

    pub(super) fn fits(&mut self, arg: &Ty, param: &Ty, phase: Phase) -> bool {
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
            // Its values are looked at once the type is known.
            ExprKind::Cast(..) | ExprKind::Switch(_) => return true,
            _ => {}
        }
        if let Ty::Var(v) = param {
            // What it is inferred to be is what its bound says, if that says anything (JLS 15.12.2.1).
            let bounds = self.sema.tvars[v.index()].bounds.clone();
            return self.infers(method, *v)
                && (bounds.is_empty()
                    || bounds.iter().any(|b| *b != *param && self.compatible_function(e, b, method)));
        }
        let Some((_, params, ret)) = self.sema.function_type(param) else { return false };
        match &e.kind {
            ExprKind::MethodRef(r) => self.takes_as_many(r, params.len()),
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

    /// Whether its type variables may stand for what the arguments tell (JLS 18.5.1).
    fn within_bounds(&mut self, c: &Candidate, args: &[Arg], phase: Phase) -> bool {
        let vars = self.sema.method(c.method).tparams.clone();
        if vars.iter().all(|v| self.sema.tvars[v.index()].bounds.is_empty()) {
            return true;
        }
        let params = c.params(self);
        let mut found = Found::default();
        for (i, a) in args.iter().enumerate() {
            if let Arg::Typed(t) = a {
                self.unify(&param_at(&params, i, phase), &t.ty.clone(), Bound::Lower, &vars, &mut found, 0);
            }
        }
        let found = found.into_types();
        vars.iter().all(|v| {
            let Some(t @ (Ty::Class(..) | Ty::Var(_))) = found.get(*v).cloned() else { return true };
            if mentions(&t, &vars) {
                return true;
            }
            let bounds = self.sema.tvars[v.index()].bounds.clone();
            bounds.iter().all(|b| {
                let applied = found.apply(b);
                mentions(&applied, &vars)
                    || self.sema.is_subtype(&t, &applied)
                        && (self.has_arguments(&t, &applied) || self.is_of_itself(*v, &t, b))
            })
        })
    }

    /// Whether a supertype of `t` is a type for `v`, whose bound speaks of itself: `T extends Comparable<T>`.
    fn is_of_itself(&mut self, v: TvIdx, t: &Ty, bound: &Ty) -> bool {
        let Ty::Class(c, wanted) = bound else { return false };
        let Some(Ty::Class(_, known)) = self.sema.as_super(t, *c) else { return false };
        let [Ty::Var(w)] = wanted[..] else { return false };
        w == v && known.first().is_some_and(|k| matches!(k, Ty::Class(..)) && self.sema.is_subtype(t, k))
    }

    /// Whether the type arguments of `t` are those that `bound` asks for, as far as their own arguments do not matter.
    fn has_arguments(&mut self, t: &Ty, bound: &Ty) -> bool {
        let Ty::Class(c, wanted) = bound else { return true };
        let Some(Ty::Class(_, known)) = self.sema.as_super(t, *c) else { return true };
        wanted.iter().zip(known.iter()).all(|(w, k)| match (w, k) {
            (Ty::Wild(None), _) => true,
            (_, Ty::Wild(_)) => matches!(w, Ty::Wild(Some((WildcardBound::Extends, _)))),
            (Ty::Wild(Some((WildcardBound::Extends, b))), _) => self.sema.is_subtype(k, b),
            (Ty::Wild(Some((WildcardBound::Super, b))), _) => self.sema.is_subtype(b, k),
            (Ty::Class(w, _), Ty::Class(k, _)) => w == k,
            (Ty::Class(..) | Ty::Array(_), Ty::Array(_)) | (Ty::Array(_), Ty::Class(..)) => w == k,
            _ => true,
        })
    }

    /// Whether `v` is a type variable that a call of this method may infer: one of its own, or, of a constructor, one of its class (`new Box<>(…)`).
    fn infers(&self, method: MethodIdx, v: TvIdx) -> bool {
        let m = self.sema.method(method);
        m.tparams.contains(&v) || &*m.name == "<init>" && self.sema.class(m.class).params.contains(&v)
    }

    /// Where candidates differ in whether a lambda returns a value, an expression body decides.
    fn drop_by_body(&mut self, applicable: &mut Vec<Candidate>, args: &[Arg], told: &[Option<Told>], phase: Phase) {
        for (i, a) in args.iter().enumerate() {
            let Arg::Function(e) = a else { continue };
            if told.get(i).is_some_and(Option::is_some) {
                continue;
            }
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
            if self.sema.diagnostics.len() == before && self.receives(e, &p, &vars) {
                fitting.push(c.clone());
            }
            self.sema.forget_diagnostics(before);
        }
        if !fitting.is_empty() {
            *applicable = fitting;
        }
    }

    fn most_specific(
        &mut self,
        applicable: &[Candidate],
        args: &[Arg],
        told: &[Option<Told>],
        phase: Phase,
    ) -> Option<Candidate> {
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
                        self.more_specific(&p, &q, a, told.get(k).and_then(Option::as_ref))
                    }) && self.nothing_varies_more(&params[i], &params[j], args.len(), phase)
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

    /// Whether what could follow is more specific, too, where the other one has a place for variable arguments and there are none for it
    /// (JLS 15.12.2.5).
    fn nothing_varies_more(&mut self, these: &[Ty], others: &[Ty], given: usize, phase: Phase) -> bool {
        if phase != Phase::Varargs || others.len() != given + 1 {
            return true;
        }
        match (param_at(these, given, phase), param_at(others, given, phase)) {
            (Ty::Prim(p), Ty::Prim(q)) => widens(p, q),
            (p, q) => {
                let (p, q) = (self.sema.erase(&p), self.sema.erase(&q));
                p.is_ref() && q.is_ref() && self.sema.is_subtype(&p, &q)
            }
        }
    }

    fn more_specific(&mut self, p: &Ty, q: &Ty, arg: &Arg, told: Option<&Told>) -> bool {
        match (p, q) {
            (Ty::Prim(a), Ty::Prim(b)) => widens(*a, *b),
            (Ty::Prim(_), _) => match arg {
                Arg::Typed(t) => t.ty.prim().is_some(),
                Arg::Arms(arms) => arms.types.iter().all(|t| t.prim().is_some()),
                _ => false,
            },
            (_, Ty::Prim(_)) => matches!(arg, Arg::Typed(t) if t.ty.is_ref()),
            _ => {
                let (written, other) = (p, q);
                let (p, q) = (self.sema.erase(p), self.sema.erase(q));
                if p == q || self.sema.is_subtype(&p, &q) {
                    return true;
                }
                if !matches!(arg, Arg::Function(_)) || self.sema.is_subtype(&q, &p) {
                    return false;
                }
                if let Some(told) = told {
                    return self.told_prefers(told, written, other);
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
