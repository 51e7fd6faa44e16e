//! Inference of type arguments: from typed arguments, then from the expected type, then from lambda bodies.

use super::Attr;
use super::args::has_open_lambda;
use super::call::{Arg, Candidate, Phase, param_at};
use super::tree::{TExpr, TKind};
use crate::diag::Span;
use crate::sema::ty::{Subst, TvIdx, Ty};

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
        let params: Vec<Ty> = declared.iter().map(|p| class_subst.apply(p)).collect();
        let ret = class_subst.apply(ret);
        let mut found = Subst::default();
        for (v, t) in vars.iter().zip(explicit) {
            found.bind(*v, t.clone());
        }
        for (i, a) in args.iter().enumerate() {
            if let Arg::Typed(t) = a {
                let p = param_at(&params, i, phase);
                self.unify(&p, &t.ty.clone(), vars, &mut found, 0);
            }
        }
        if let Some(target) = expected
            && target.is_ref()
            && !matches!(target, Ty::Wild(_) | Ty::Error)
        {
            let as_known = found.apply(&ret);
            self.unify_result(&as_known, target, vars, &mut found);
        }
        let mut typed: Vec<Option<TExpr>> = Vec::new();
        for a in args.iter() {
            typed.push(match a {
                Arg::Typed(t) => Some(t.clone()),
                Arg::Function(_) | Arg::Late(..) => None,
            });
        }
        let enclosing = self.open.clone();
        let wanted = [vars, &enclosing].concat();
        for (i, a) in args.iter().enumerate() {
            let Arg::Late(e, _, guessed) = a else { continue };
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
            self.unify(&p, &t.ty.clone(), vars, &mut found, 0);
            self.unify(&found.apply(&p), &t.ty.clone(), &enclosing, &mut found, 0);
            typed[i] = Some(t);
        }
        // Lambdas, those first whose parameter types are known.
        let told_by_arguments = found.0.len();
        let open = std::mem::take(&mut self.open);
        for pass in 0..2 {
            for (i, a) in args.iter().enumerate() {
                let Arg::Function(e) = a else { continue };
                if typed[i].is_some() {
                    continue;
                }
                let p = param_at(&params, i, phase);
                let target = found.apply(&p);
                if pass == 0 && self.parameters_unknown(&target, vars) {
                    continue;
                }
                // What other lambdas return is no bound of what this one does: `pick(() -> new ArrayList<A>(), () -> List.of(a))`.
                let returned = self.only_returned(&p, &found.0[told_by_arguments..]);
                let target = match returned.is_empty() {
                    true => target,
                    false => {
                        let known = found.0.iter().filter(|(v, _)| !returned.contains(v));
                        Subst(known.cloned().collect()).apply(&p)
                    }
                };
                let (t, bindings) = self.function_expr(e, &target, &wanted);
                self.told_by(bindings, &mut found);
                typed[i] = Some(t);
            }
        }
        // What they told of the calls around this one is part of what its own variables stand for.
        let told = Subst(found.0.iter().filter(|(v, _)| open.contains(v)).cloned().collect());
        found.0.retain(|(v, _)| !open.contains(v));
        found.0.iter_mut().for_each(|(_, t)| *t = told.apply(t));
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
            found.bind(*v, boxed);
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
            found.bind(*v, value);
        }
        let mut subst = class_subst.clone();
        for (v, t) in &found.0 {
            subst.0.retain(|(w, _)| w != v);
            subst.0.push((*v, t.clone()));
        }
        let mut converted = Vec::new();
        for (i, t) in typed.into_iter().enumerate() {
            let t = t.unwrap_or_else(|| TExpr::error(span));
            let p = subst.apply(&param_at(&params, i, phase));
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

    /// What a function tells of type variables, beside what is known.
    fn told_by(&mut self, bindings: Subst, found: &mut Subst) {
        for (v, ty) in bindings.0 {
            self.unify(&Ty::Var(v), &ty, &[v], found, 0);
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

    /// Whether the parameter types of the function type still have unknown variables.
    fn parameters_unknown(&mut self, target: &Ty, vars: &[TvIdx]) -> bool {
        match self.sema.function_type(target) {
            Some((_, params, _)) => params.iter().any(|p| mentions(p, vars)),
            None => false,
        }
    }

    /// Binds variables so that `actual` fits `formal`.
    pub(crate) fn unify(&mut self, formal: &Ty, actual: &Ty, vars: &[TvIdx], found: &mut Subst, depth: u32) {
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
                match found.get(*v).cloned() {
                    None => found.bind(*v, t),
                    Some(old) if old != t && depth == 0 => {
                        let both = self.sema.lub(&[old, t]);
                        found.0.retain(|(w, _)| w != v);
                        found.bind(*v, both);
                    }
                    Some(_) => {}
                }
            }
            (Ty::Array(f), Ty::Array(a)) if a.is_ref() => self.unify(&f.clone(), &a.clone(), vars, found, depth),
            (Ty::Wild(Some((_, f))), _) => self.unify(&f.clone(), actual, vars, found, depth + 1),
            (Ty::Class(c, fargs), _) => {
                let actual = match actual {
                    Ty::Prim(p) => Ty::class(self.sema.boxed(*p)),
                    _ => actual.clone(),
                };
                if let Some(Ty::Class(_, aargs)) = self.sema.as_super(&actual, *c) {
                    let fargs = fargs.clone();
                    for (f, a) in fargs.iter().zip(aargs.iter()) {
                        self.unify(f, a, vars, found, depth + 1);
                    }
                }
            }
            _ => {}
        }
    }

    /// A variable that stands for a class whose type arguments nothing told, as `M` for that of `TreeMap::new`: its bound tells them,
    /// as `M extends Map<K, U>` (JLS 18.3).
    fn complete_by_bound(&mut self, v: TvIdx, vars: &[TvIdx], found: &mut Subst) {
        let bound = self.sema.tvars[v.index()].bounds.first().map(|b| found.apply(b));
        let (Some(Ty::Class(c, _)), Some(bound @ Ty::Class(b, _))) = (found.get(v).cloned(), bound) else { return };
        let params = self.sema.class(c).params.clone();
        if params.is_empty() || mentions(&bound, vars) {
            return;
        }
        let this = self.sema.this_type(c);
        let Some(above) = self.sema.as_super(&this, b) else { return };
        let mut told = Subst::default();
        self.unify(&above, &bound, &params, &mut told, 1);
        let args: Option<Vec<Ty>> = params.iter().map(|p| told.get(*p).cloned()).collect();
        if let Some(args) = args {
            found.0.retain(|(w, _)| *w != v);
            found.bind(v, Ty::Class(c, args.into()));
        }
    }

    /// Binds variables of a result type so that it fits the expected type.
    pub(crate) fn unify_result(&mut self, ret: &Ty, target: &Ty, vars: &[TvIdx], found: &mut Subst) {
        if !mentions(ret, vars) {
            return;
        }
        match (ret, target) {
            // A plain variable: the target is only an upper bound; good enough when nothing else says more.
            (Ty::Var(v), _) if vars.contains(v) && !self.sema.is_object(target) && !matches!(target, Ty::Var(_)) => {
                found.bind(*v, self.sema.unwild(target));
            }
            (Ty::Class(..), Ty::Class(t, targs)) => {
                if let Some(Ty::Class(_, rargs)) = self.sema.as_super(ret, *t) {
                    let targs = targs.clone();
                    // A wildcard without bounds tells nothing.
                    let telling = rargs.iter().zip(targs.iter()).filter(|(_, t)| !matches!(t, Ty::Wild(None)));
                    for (r, t) in telling {
                        let t = self.sema.unwild(t);
                        if !matches!(t, Ty::Wild(_)) {
                            self.unify(r, &t, vars, found, 1);
                        }
                    }
                }
            }
            (Ty::Array(r), Ty::Array(t)) => self.unify_result(&r.clone(), &t.clone(), vars, found),
            _ => {}
        }
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
