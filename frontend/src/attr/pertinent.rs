//! What functions among the arguments of a call tell by themselves, before one of several methods is chosen: a lambda whose
//! parameters have types, or a reference to the only method of its name (JLS 15.12.2.2, 15.12.2.5, 15.13.1).

use super::Attr;
use super::args::is_function;
use super::call::{Arg, Candidate, Phase, param_at};
use super::infer::mentions;
use super::name::Qualifier;
use crate::java::ast::{Expr, ExprKind, Lambda, LambdaBody, MethodRef, Prim, TypeExprKind};
use crate::sema::relate::widens;
use crate::sema::ty::{INT, MethodIdx, TvIdx, Ty};

/// What a function tells.
#[derive(Debug)]
pub(crate) struct Told {
    /// the types of the parameters of a lambda
    params: Option<Vec<Ty>>,
    /// the method that is referred to, and whether it is called on the first argument
    method: Option<(MethodIdx, bool)>,
    /// the types of what it returns, `void` for nothing
    results: Vec<Ty>,
}

impl Attr {
    /// What those functions tell that candidates do not agree about.
    pub(crate) fn told_functions(&mut self, candidates: &[Candidate], args: &[Arg]) -> Vec<Option<Told>> {
        let mut told = Vec::new();
        for (i, a) in args.iter().enumerate() {
            told.push(match a {
                Arg::Function(e) if self.disagree(candidates, args, i, e) => self.told_of(e),
                _ => None,
            });
        }
        told
    }

    /// Whether what the function returns or takes may decide: two candidates take it as it looks, and ask for different things.
    fn disagree(&mut self, candidates: &[Candidate], args: &[Arg], i: usize, e: &Expr) -> bool {
        let mut wanted: Vec<(Vec<Ty>, Ty)> = Vec::new();
        for c in candidates {
            let params = c.params(self);
            let varargs = self.sema.method(c.method).varargs;
            let vars = self.sema.method(c.method).tparams.clone();
            for phase in [Phase::Loose, Phase::Varargs] {
                let arity = match phase {
                    Phase::Varargs => varargs && args.len() + 1 >= params.len(),
                    _ => args.len() == params.len(),
                };
                let p = param_at(&params, i, phase);
                if !arity || !self.compatible_function(e, &p, c.method) {
                    continue;
                }
                if let Some((_, ps, r)) = self.sema.function_type(&p).filter(|_| !matches!(p, Ty::Var(_))) {
                    let open = |t: Ty| if mentions(&t, &vars) { Ty::Error } else { t };
                    wanted.push((ps.into_iter().map(open).collect(), open(r)));
                }
            }
        }
        wanted.dedup();
        wanted.len() > 1 && wanted.iter().any(|(_, r)| !matches!(r, Ty::Void | Ty::Error))
    }

    fn told_of(&mut self, e: &Expr) -> Option<Told> {
        match &e.kind {
            ExprKind::Lambda(l) if l.params.iter().all(|p| !matches!(p.ty.kind, TypeExprKind::Inferred)) => {
                let scope = self.scope();
                let params = l.params.iter().map(|p| self.sema.resolve(&scope, &p.ty)).collect();
                Some(Told { params: Some(params), method: None, results: self.told_results(l)? })
            }
            ExprKind::MethodRef(r) => self.told_by_reference(r),
            _ => None,
        }
    }

    fn told_results(&mut self, l: &Lambda) -> Option<Vec<Ty>> {
        // What a lambda within returns depends on what is expected of it.
        if matches!(&l.body, LambdaBody::Expr(b) if is_function(b)) {
            return None;
        }
        let around = (self.guessed, self.untold);
        (self.guessed, self.untold) = (false, false);
        let results = self.probe_results(l);
        let vague = self.guessed || self.untold;
        (self.guessed, self.untold) = around;
        results.filter(|all| !vague && !all.iter().any(|t| t.is_error() || matches!(t, Ty::Wild(_))))
    }

    fn told_by_reference(&mut self, r: &MethodRef) -> Option<Told> {
        if &*r.name.name == "new" || matches!(r.target.kind, ExprKind::Super(_)) {
            return None;
        }
        let (owner, of_type) = match self.probe_qualifier(r) {
            Qualifier::Expr(e) => (self.sema.upper(&e.ty).class_idx()?, false),
            Qualifier::Type(t) => (t.class_idx()?, true),
            _ => return None,
        };
        let m = self.exact(owner, &r.name.name)?;
        let (info, of_class) = (self.sema.method(m), self.sema.class(self.sema.method(m).class).params.clone());
        let on_first = of_type && !info.is_static();
        if mentions(&info.ret, &of_class) {
            return None;
        }
        Some(Told { params: None, method: Some((m, on_first)), results: vec![info.ret.clone()] })
    }

    /// Whether a function can be of a parameter's type, by what it tells.
    pub(crate) fn told_fits(&mut self, told: &Told, param: &Ty, vars: &[TvIdx]) -> bool {
        if matches!(param, Ty::Var(_)) {
            return true;
        }
        let Some((_, wanted, ret)) = self.sema.function_type(param) else { return true };
        let known = |t: &Ty| !t.is_error() && !matches!(t, Ty::Wild(_)) && !mentions(t, vars);
        let wild = matches!(param, Ty::Class(_, args) if args.iter().any(|a| matches!(a, Ty::Wild(_))));
        if let Some(params) = &told.params {
            let same = params
                .iter()
                .zip(&wanted)
                .all(|(p, w)| wild || !known(w) || p.is_error() || self.sema.erase(p) == self.sema.erase(w));
            if !same {
                return false;
            }
        }
        if let Some((m, on_first)) = told.method
            && !self.told_method_takes(m, on_first, &wanted, vars)
        {
            return false;
        }
        if ret == Ty::Void {
            return true;
        }
        // `? super T` says that a `T` is wanted.
        let ret = self.sema.unwild(&ret);
        told.results.iter().all(|t| {
            // A constant may become narrower.
            let narrow = told.params.is_some()
                && *t == INT
                && matches!(self.sema.as_prim(&ret), Some(Prim::Byte | Prim::Short | Prim::Char));
            *t != Ty::Void && (!known(&ret) || narrow || self.told_value_fits(t, &ret))
        })
    }

    fn told_value_fits(&mut self, t: &Ty, to: &Ty) -> bool {
        matches!((t, to), (Ty::Null, to) if to.is_ref()) || *t != Ty::Null && self.fits(t, to, Phase::Loose)
    }

    fn told_method_takes(&mut self, m: MethodIdx, on_first: bool, given: &[Ty], vars: &[TvIdx]) -> bool {
        let info = self.sema.method(m);
        let (class, params) = (info.class, info.params.clone());
        let of_class = self.sema.class(class).params.clone();
        let known =
            |t: &Ty| !t.is_error() && !matches!(t, Ty::Wild(_)) && !mentions(t, vars) && !mentions(t, &of_class);
        let rest = match given.split_first() {
            Some((first, rest)) if on_first => {
                let first = self.sema.unwild(first);
                if known(&first) && !self.sema.is_subtype(&first, &Ty::class(class)) {
                    return false;
                }
                rest
            }
            _ => given,
        };
        rest.len() == params.len()
            && rest.iter().zip(&params).all(|(g, p)| {
                let g = self.sema.unwild(g);
                !known(&g) || !known(p) || self.fits(&g, p, Phase::Loose)
            })
    }

    /// Whether a function is rather of type `p` than of type `q`, which are unrelated (JLS 15.12.2.5).
    pub(crate) fn told_prefers(&mut self, told: &Told, p: &Ty, q: &Ty) -> bool {
        let (Some((_, ps, r)), Some((_, qs, s))) = (self.sema.function_type(p), self.sema.function_type(q)) else {
            return false;
        };
        let same = ps.len() == qs.len() && ps.iter().zip(&qs).all(|(x, y)| self.sema.erase(x) == self.sema.erase(y));
        if !same {
            return false;
        }
        match (&r, &s) {
            (_, Ty::Void) => true,
            (Ty::Void, _) => false,
            (Ty::Prim(a), Ty::Prim(b)) => widens(*a, *b),
            (Ty::Prim(_), _) => told.results.iter().all(|t| t.prim().is_some()),
            (_, Ty::Prim(_)) => told.results.iter().all(|t| t.is_ref()),
            _ => {
                let (r, s) = (self.sema.unwild(&r), self.sema.unwild(&s));
                self.sema.is_subtype(&r, &s)
            }
        }
    }
}
