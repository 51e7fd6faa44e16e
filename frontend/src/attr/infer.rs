//! Inference of type arguments: from typed arguments, then from the expected type, then from lambda bodies.

use super::Attr;
use super::args::{has_open_lambda, is_anonymous_diamond};
use super::call::{Arg, Candidate, Phase, param_at};
use super::tree::{TExpr, TKind};
use crate::diag::Span;
use crate::java::ast::{Expr, WildcardBound};
use crate::sema::ty::{Subst, TvIdx, Ty};

/// How what was found relates to the variable (JLS 18.1.3). The first one found counts most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Bound {
    /// It is the variable's type.
    Equal,
    /// A subtype: the least upper bound of all these is chosen.
    Lower,
    /// A supertype, chosen if nothing else is known.
    Upper,
}

impl Bound {
    fn reversed(self) -> Bound {
        match self {
            Bound::Equal => Bound::Equal,
            Bound::Lower => Bound::Upper,
            Bound::Upper => Bound::Lower,
        }
    }
}

/// What is known of type variables.
#[derive(Clone, Debug, Default)]
pub(crate) struct Found {
    types: Subst,
    /// How the types were found, in the same order.
    bounds: Vec<Bound>,
}

impl Found {
    fn get(&self, v: TvIdx) -> Option<&Ty> {
        self.types.get(v)
    }

    pub(crate) fn apply(&self, ty: &Ty) -> Ty {
        self.types.apply(ty)
    }

    /// What the variables stand for of which that is certain.
    fn sure(&self) -> Subst {
        Subst(self.iter().filter(|(.., b)| *b == Bound::Equal).map(|(v, t, _)| (v, t.clone())).collect())
    }

    /// What is known in all, in the order in which it was found.
    fn iter(&self) -> impl Iterator<Item = (TvIdx, &Ty, Bound)> {
        self.types.0.iter().zip(&self.bounds).map(|((v, t), b)| (*v, t, *b))
    }

    /// Replaces what is known of a variable.
    fn set(&mut self, v: TvIdx, ty: Ty, bound: Bound) {
        match self.types.0.iter().position(|(w, _)| *w == v) {
            Some(i) => (self.types.0[i].1, self.bounds[i]) = (ty, bound),
            None => {
                self.types.0.push((v, ty));
                self.bounds.push(bound);
            }
        }
    }

    fn bind(&mut self, v: TvIdx, ty: Ty, bound: Bound) {
        if self.get(v).is_none() {
            self.set(v, ty, bound);
        }
    }

    fn bound(&self, v: TvIdx) -> Option<Bound> {
        self.iter().find(|(w, ..)| *w == v).map(|(_, _, b)| b)
    }

    /// Forgets all variables but those.
    fn retain(&mut self, keep: impl Fn(TvIdx) -> bool) {
        let kept: Vec<(TvIdx, Ty, Bound)> =
            self.iter().filter(|(v, ..)| keep(*v)).map(|(v, t, b)| (v, t.clone(), b)).collect();
        *self = Found::default();
        kept.into_iter().for_each(|(v, t, b)| self.set(v, t, b));
    }

    /// Adds what another one knows of variables of which nothing is known here.
    pub(crate) fn extend(&mut self, other: Found) {
        other.iter().for_each(|(v, t, b)| self.bind(v, t.clone(), b));
    }

    /// What the variables stand for.
    pub(crate) fn into_types(self) -> Subst {
        self.types
    }
}

impl Attr {
    /// Decides the type arguments of a call, attributes the arguments that waited, converts all of them.
    pub(crate) fn infer(
        &mut self,
        chosen: &Candidate,
        phase: Phase,
        args: Vec<Arg>,
        explicit: &[Ty],
        expected: Option<&Ty>,
        span: Span,
    ) -> (Subst, Vec<TExpr>) {
        let info = self.sema.method(chosen.method);
        let (vars, ret, declared) = (info.tparams.clone(), info.ret.clone(), info.params.clone());
        self.infer_with(
            &vars,
            &ret,
            &declared,
            &chosen.subst,
            self.sema.method(chosen.method).varargs,
            phase,
            args,
            explicit,
            expected,
            span,
        )
    }

    /// The same for anything with parameters: `vars` are to be inferred, `class_subst` is known.
    #[expect(clippy::too_many_arguments, reason = "the pieces of one call, used once")]
    pub(crate) fn infer_with(
        &mut self,
        vars: &[TvIdx],
        ret: &Ty,
        declared: &[Ty],
        class_subst: &Subst,
        varargs: bool,
        phase: Phase,
        args: Vec<Arg>,
        explicit: &[Ty],
        expected: Option<&Ty>,
        span: Span,
    ) -> (Subst, Vec<TExpr>) {
        // A call among the arguments of one of the same method has variables of its own: of that one's, it is told nothing.
        let (own, around): (Vec<TvIdx>, Vec<TvIdx>) = self.open.iter().partition(|v| vars.contains(v));
        if !own.is_empty() {
            let untold = Subst(own.iter().map(|v| (*v, Ty::Wild(None))).collect());
            let expected = expected.map(|t| untold.apply(t));
            let open = std::mem::replace(&mut self.open, around);
            let expected = expected.as_ref();
            let all = self.infer_with(vars, ret, declared, class_subst, varargs, phase, args, explicit, expected, span);
            self.open = open;
            return all;
        }
        let params: Vec<Ty> = declared.iter().map(|p| class_subst.apply(p)).collect();
        let ret = class_subst.apply(ret);
        let mut found = Found::default();
        for (v, t) in vars.iter().zip(explicit) {
            found.bind(*v, t.clone(), Bound::Equal);
        }
        for (i, a) in args.iter().enumerate() {
            let types = match a {
                Arg::Typed(t) => vec![t.ty.clone()],
                Arg::Arms(arms) => arms.types.clone(),
                _ => continue,
            };
            let p = param_at(&params, i, phase);
            for t in &types {
                self.unify(&p, t, Bound::Lower, vars, &mut found, 0);
            }
        }
        if let Some(target) = expected
            && target.is_ref()
            && !matches!(target, Ty::Wild(_) | Ty::Error)
        {
            // `List<Greeter> all = List.of(new Loud(), n -> n)`: what is expected says more than what is handed over.
            let as_known = if matches!(ret, Ty::Var(_)) { found.apply(&ret) } else { found.sure().apply(&ret) };
            self.unify_result(&as_known, target, vars, &mut found);
        }
        let mut typed: Vec<Option<TExpr>> = Vec::new();
        for a in args.iter() {
            typed.push(match a {
                Arg::Typed(t) => Some(t.clone()),
                Arg::Function(_) | Arg::Late { .. } | Arg::Arms(_) => None,
            });
        }
        let enclosing = self.open.clone();
        let wanted = [vars, &enclosing].concat();
        for (i, a) in args.iter().enumerate() {
            let Arg::Late { expr: e, guessed, .. } = a else { continue };
            if is_anonymous_diamond(e) {
                continue;
            }
            let p = param_at(&params, i, phase);
            // Functions whose parameters are known may tell what is expected: `mapping(x -> x + 1, toList())`.
            for (k, f) in args.iter().enumerate() {
                let Arg::Function(f) = f else { continue };
                let of_f = param_at(&params, k, phase);
                let of_f = found.apply(&of_f);
                if typed[k].is_none() && self.tells(&of_f, &found.apply(&p), vars) {
                    let outer = std::mem::take(&mut self.open);
                    let (t, bindings) = self.function_expr(f, &of_f, &wanted);
                    self.open = outer;
                    self.told_by(bindings, &mut found);
                    typed[k] = Some(t);
                }
            }
            let open: Vec<TvIdx> = vars.iter().filter(|v| found.get(**v).is_none()).copied().collect();
            // Nothing is expected of what is still open.
            let nothing = |t: Ty| Subst(open.iter().map(|v| (*v, t.clone())).collect());
            let expected = found.apply(&p);
            let t = if *guessed || has_open_lambda(e) {
                self.value(e, Some(&nothing(Ty::Error).apply(&expected)))
            } else {
                // Lambdas without parameters need not know it, but tell it: `invokeAll(List.of(() -> 1))`.
                let outer = std::mem::replace(&mut self.open, open.clone());
                let t = self.value(e, Some(&expected));
                self.open = outer;
                TExpr { ty: nothing(Ty::Wild(None)).apply(&t.ty), ..t }
            };
            self.unify(&p, &t.ty.clone(), Bound::Lower, vars, &mut found, 0);
            self.unify(&found.apply(&p), &t.ty.clone(), Bound::Lower, &enclosing, &mut found, 0);
            typed[i] = Some(t);
        }
        // Lambdas, those first whose parameter types are known.
        let told_by_arguments = found.types.0.len();
        let open = std::mem::take(&mut self.open);
        let mut left: Vec<(usize, &Expr)> = Vec::new();
        for (i, a) in args.iter().enumerate() {
            if let (Arg::Function(e), None) = (a, &typed[i]) {
                left.push((i, e));
            }
        }
        while let Some(next) = self.next_function(&left, &params, phase, vars, &found) {
            let (i, e) = left.remove(next);
            let p = param_at(&params, i, phase);
            let target = self.function_by_bound(found.apply(&p), vars, &found);
            if let Ty::Var(v) = found.apply(&p)
                && target != Ty::Var(v)
                && !mentions(&target, vars)
            {
                found.bind(v, target.clone(), Bound::Upper);
            }
            // What other lambdas return is no bound of what this one does: `pick(() -> new ArrayList<A>(), () -> List.of(a))`.
            let returned = self.only_returned(&p, &found.types.0[told_by_arguments..]);
            let target = match returned.is_empty() {
                true => target,
                false => {
                    let known = found.types.0.iter().filter(|(v, _)| !returned.contains(v));
                    Subst(known.cloned().collect()).apply(&p)
                }
            };
            self.returning = self.result_by_bound(&target, vars, &found);
            let (t, bindings) = self.function_expr(e, &target, &wanted);
            self.returning = None;
            self.told_by(bindings, &mut found);
            typed[i] = Some(t);
        }
        // What they told of the calls around this one is part of what its own variables stand for.
        let told = Subst(found.types.0.iter().filter(|(v, _)| open.contains(v)).cloned().collect());
        found.retain(|v| !open.contains(&v));
        found.types.0.iter_mut().for_each(|(_, t)| *t = told.apply(t));
        self.open = open;
        for v in vars {
            self.complete_by_bound(*v, vars, &mut found);
        }
        if let Some(target) = expected
            && let Ty::Prim(p) = target
            && let Ty::Var(v) = &ret
            && vars.contains(v)
        {
            let boxed = Ty::class(self.sema.boxed(*p));
            found.bind(*v, boxed, Bound::Upper);
        }
        for (i, a) in args.iter().enumerate() {
            if let (Arg::Late { known, .. }, None) = (a, &typed[i]) {
                let p = found.apply(&param_at(&params, i, phase));
                self.unify(&p, known, Bound::Lower, vars, &mut found, 0);
            }
        }
        self.untold |= expected.is_none() && vars.iter().any(|v| found.get(*v).is_none_or(is_open));
        for v in vars {
            let bound = self.sema.tvars[v.index()].bounds.first().cloned();
            let value = match bound {
                Some(b) => {
                    let b = found.apply(&b);
                    if mentions(&b, vars) { self.sema.erase(&b) } else { b }
                }
                None => Ty::Wild(None),
            };
            found.bind(*v, value, Bound::Upper);
        }
        for (i, a) in args.iter().enumerate() {
            if let (Arg::Late { expr, .. }, None) = (a, &typed[i]) {
                typed[i] = Some(self.value(expr, Some(&found.apply(&param_at(&params, i, phase)))));
            }
        }
        let mut subst = class_subst.clone();
        for (v, t) in &found.types.0 {
            subst.0.retain(|(w, _)| w != v);
            subst.0.push((*v, t.clone()));
        }
        let mut converted = Vec::new();
        for (i, (t, arg)) in typed.into_iter().zip(args).enumerate() {
            let p = subst.apply(&param_at(&params, i, phase));
            let t = match (t, arg) {
                (None, Arg::Arms(arms)) => {
                    let each = if p == Ty::Wild(None) { self.sema.object() } else { self.sema.unwild(&p) };
                    self.arms_as(arms, &each)
                }
                (t, _) => t.unwrap_or_else(|| TExpr::error(span)),
            };
            // Method parameters take no narrowed constants.
            converted.push(self.argument(t, &p));
        }
        if phase == Phase::Varargs && varargs {
            let fixed = params.len().saturating_sub(1);
            let rest: Vec<TExpr> = converted.split_off(fixed.min(converted.len()));
            // The array is of the erasure of the parameter's type in this call (JLS 15.12.4.2).
            let ty = match declared.last() {
                Some(t) => self.sema.erase(&subst.apply(t)),
                None => Ty::Error,
            };
            let at = rest.first().map_or(span, |e| e.span);
            converted.push(TExpr::new(TKind::ArrayInit(rest), ty, at));
        }
        (subst, converted)
    }

    fn argument(&mut self, t: TExpr, param: &Ty) -> TExpr {
        let param = match param {
            Ty::Wild(Some(_)) => self.sema.unwild(param),
            p => p.clone(),
        };
        if matches!(param, Ty::Wild(None)) {
            return self.boxed(t);
        }
        self.coerce(t, &param)
    }

    /// Of the functions that are left, the one to be looked at next: one whose parameters are known, then one that tells what they are (JLS 18.5.2).
    fn next_function(
        &mut self,
        left: &[(usize, &Expr)],
        params: &[Ty],
        phase: Phase,
        vars: &[TvIdx],
        found: &Found,
    ) -> Option<usize> {
        let mut known = |i: usize| {
            let target = self.function_by_bound(found.apply(&param_at(params, i, phase)), vars, found);
            !self.parameters_unknown(&target, vars)
        };
        let next = left.iter().position(|(i, _)| known(*i));
        next.or_else(|| left.iter().position(|(_, e)| self.tells_parameters(e))).or((!left.is_empty()).then_some(0))
    }

    /// What a function tells of type variables, beside what is known.
    pub(super) fn told_by(&mut self, told: Found, found: &mut Found) {
        for (v, ty, bound) in told.iter() {
            self.unify(&Ty::Var(v), &ty.clone(), bound, &[v], found, 0);
        }
    }

    /// Whether a function of type `f`, whose parameters are known, returns what `p` needs to know.
    fn tells(&mut self, f: &Ty, p: &Ty, vars: &[TvIdx]) -> bool {
        let Some((_, params, ret)) = self.sema.function_type(f) else { return false };
        let needed: Vec<TvIdx> = vars.iter().filter(|v| mentions(p, &[**v])).copied().collect();
        mentions(&ret, &needed) && !params.iter().any(|p| mentions(p, vars))
    }

    /// Of the variables that are bound so, those which stand for what a function returns, and for none of its parameters.
    fn only_returned(&mut self, p: &Ty, bound: &[(TvIdx, Ty)]) -> Vec<TvIdx> {
        let Some((_, params, ret)) = self.sema.function_type(p) else { return Vec::new() };
        let told = |v: &TvIdx| mentions(&ret, &[*v]) && !params.iter().any(|p| mentions(p, &[*v]));
        bound.iter().map(|(v, _)| *v).filter(told).collect()
    }

    /// What a function of this type returns if that is a variable of which the bound tells something: `C extends Collection<T>`.
    fn result_by_bound(&mut self, target: &Ty, vars: &[TvIdx], found: &Found) -> Option<Ty> {
        let (_, _, Ty::Var(v)) = self.sema.function_type(target)? else { return None };
        let bound = self.sema.tvars[v.index()].bounds.first().filter(|_| vars.contains(&v))?;
        let bound = found.apply(bound);
        (!mentions(&bound, vars)).then_some(bound)
    }

    /// The type of a function for a parameter whose type is a variable: nothing but the bound tells it, as in `<R extends Runnable> void go(R r)`.
    fn function_by_bound(&mut self, target: Ty, vars: &[TvIdx], found: &Found) -> Ty {
        let Ty::Var(v) = target else { return target };
        let bounds = if vars.contains(&v) { self.sema.tvars[v.index()].bounds.clone() } else { Vec::new() };
        let function = bounds.iter().map(|b| found.apply(b)).find(|b| self.sema.function_type(b).is_some());
        function.unwrap_or(target)
    }

    /// Whether the parameter types of the function type still have unknown variables.
    fn parameters_unknown(&mut self, target: &Ty, vars: &[TvIdx]) -> bool {
        match self.sema.function_type(target) {
            Some((_, params, _)) => params.iter().any(|p| mentions(p, vars)),
            None => false,
        }
    }

    /// Binds variables so that `actual` is what `how` says of `formal`: of the same type, a subtype, or a supertype.
    pub(crate) fn unify(
        &mut self,
        formal: &Ty,
        actual: &Ty,
        how: Bound,
        vars: &[TvIdx],
        found: &mut Found,
        depth: u32,
    ) {
        if depth > 40 {
            return;
        }
        match (formal, actual) {
            (_, Ty::Null | Ty::Error | Ty::Void | Ty::Wild(None)) => {}
            (Ty::Var(v), _) if vars.contains(v) => {
                let t = match actual {
                    Ty::Prim(p) => Ty::class(self.sema.boxed(*p)),
                    Ty::Wild(_) => self.sema.unwild(actual),
                    _ => actual.clone(),
                };
                if !matches!(t, Ty::Null | Ty::Error | Ty::Void | Ty::Wild(None)) {
                    self.bound_by(*v, t, how, found);
                }
            }
            (Ty::Array(f), Ty::Array(a)) if a.is_ref() => self.unify(&f.clone(), &a.clone(), how, vars, found, depth),
            (Ty::Wild(Some((kind, f))), _) => {
                let within = match kind {
                    WildcardBound::Extends => Bound::Lower,
                    WildcardBound::Super => Bound::Upper,
                };
                let how = if how == Bound::Upper { within.reversed() } else { within };
                self.unify(&f.clone(), actual, how, vars, found, depth + 1);
            }
            (Ty::Class(c, fargs), _) => {
                let actual = match actual {
                    Ty::Prim(p) => Ty::class(self.sema.boxed(*p)),
                    Ty::Wild(_) => self.sema.unwild(actual),
                    _ => actual.clone(),
                };
                let (fargs, aargs) = match (how, &actual) {
                    // `actual` is the supertype.
                    (Bound::Upper, Ty::Class(a, aargs)) => match self.sema.as_super(formal, *a) {
                        Some(Ty::Class(_, fargs)) => (fargs, aargs.clone()),
                        _ => return,
                    },
                    _ => match self.sema.as_super(&actual, *c) {
                        Some(Ty::Class(_, aargs)) => (fargs.clone(), aargs),
                        _ => return,
                    },
                };
                for (f, a) in fargs.iter().zip(aargs.iter()) {
                    // A type argument is the same, or lies within the bound of the other one.
                    let how = match a {
                        Ty::Wild(Some((WildcardBound::Extends, _))) if how == Bound::Upper => Bound::Upper,
                        Ty::Wild(Some((WildcardBound::Super, _))) if how == Bound::Upper => Bound::Lower,
                        _ => Bound::Equal,
                    };
                    self.unify(f, a, how, vars, found, depth + 1);
                }
            }
            _ => {}
        }
    }

    /// Takes over one more bound of a variable.
    fn bound_by(&mut self, v: TvIdx, ty: Ty, how: Bound, found: &mut Found) {
        if mentions(&ty, &self.open) {
            // It is the other one that this tells something of.
            return found.bind(v, ty, Bound::Upper);
        }
        let (Some(old), Some(before)) = (found.get(v).cloned(), found.bound(v)) else {
            return found.set(v, ty, how);
        };
        if old == ty {
            return found.set(v, ty, before.min(how));
        }
        if mentions_unknown(&old) {
            let both = self.sema.lub(&[old, ty]);
            return found.set(v, both, before.min(how));
        }
        match (before, how) {
            (Bound::Lower, Bound::Lower) => {
                let both = self.sema.lub(&[old, ty]);
                found.set(v, both, Bound::Lower);
            }
            (Bound::Upper, Bound::Upper) if self.sema.is_subtype(&ty, &old) => found.set(v, ty, how),
            _ if how < before => found.set(v, ty, how),
            _ => {}
        }
    }

    /// A variable that stands for a class whose type arguments nothing told, as `M` for that of `TreeMap::new`: its bound tells them,
    /// as `M extends Map<K, U>` (JLS 18.3).
    fn complete_by_bound(&mut self, v: TvIdx, vars: &[TvIdx], found: &mut Found) {
        let bound = self.sema.tvars[v.index()].bounds.first().map(|b| found.apply(b));
        let (Some(Ty::Class(c, _)), Some(bound @ Ty::Class(b, _))) = (found.get(v).cloned(), bound) else { return };
        let params = self.sema.class(c).params.clone();
        if params.is_empty() || mentions(&bound, vars) {
            return;
        }
        let this = self.sema.this_type(c);
        let Some(above) = self.sema.as_super(&this, b) else { return };
        let mut told = Found::default();
        self.unify(&above, &bound, Bound::Equal, &params, &mut told, 1);
        let args: Option<Vec<Ty>> = params.iter().map(|p| told.get(*p).cloned()).collect();
        if let Some(args) = args {
            found.set(v, Ty::Class(c, args.into()), Bound::Equal);
        }
    }

    /// Binds variables of a result type so that it fits the expected type.
    pub(crate) fn unify_result(&mut self, ret: &Ty, target: &Ty, vars: &[TvIdx], found: &mut Found) {
        if !mentions(ret, vars) {
            return;
        }
        match (ret, target) {
            // A plain variable: the target is only an upper bound; good enough when nothing else says more.
            (Ty::Var(v), _) if vars.contains(v) && !self.sema.is_object(target) && !matches!(target, Ty::Var(_)) => {
                self.unify(ret, target, Bound::Upper, vars, found, 1);
            }
            (Ty::Class(..), Ty::Class(..)) => self.unify(ret, target, Bound::Upper, vars, found, 1),
            (Ty::Array(r), Ty::Array(t)) => self.unify_result(&r.clone(), &t.clone(), vars, found),
            _ => {}
        }
    }
}

/// Whether a part of `ty` is not known yet.
fn mentions_unknown(ty: &Ty) -> bool {
    match ty {
        Ty::Error => true,
        Ty::Class(_, args) => args.iter().any(mentions_unknown),
        Ty::Array(e) => mentions_unknown(e),
        Ty::Wild(Some((_, b))) => mentions_unknown(b),
        _ => false,
    }
}

/// Whether nothing told a part of `ty`.
fn is_open(ty: &Ty) -> bool {
    match ty {
        Ty::Class(_, args) => args.iter().any(is_open),
        Ty::Array(e) => is_open(e),
        Ty::Wild(bound) => bound.as_ref().is_none_or(|(_, b)| is_open(b)),
        _ => false,
    }
}

/// Whether `ty` mentions one of the variables.
#[must_use]
pub(crate) fn mentions(ty: &Ty, vars: &[TvIdx]) -> bool {
    match ty {
        Ty::Var(v) => vars.contains(v),
        Ty::Class(_, args) => args.iter().any(|a| mentions(a, vars)),
        Ty::Array(e) => mentions(e, vars),
        Ty::Wild(Some((_, b))) => mentions(b, vars),
        _ => false,
    }
}
