//! Whether an argument is of a parameter's type as far as type arguments go, where that decides which of several methods is called
//! (JLS 15.12.2.2, 18.5.1). Subtyping of the front end compares no type arguments; here the answer may also be that it is not known.

use super::Attr;
use super::args::is_function;
use super::call::{Arg, Candidate, Phase, param_at};
use super::infer::{Bound, Found, mentions};
use super::tree::{TCall, TExpr, TKind};
use crate::diag::Span;
use crate::java::ast::{Expr, ExprKind, WildcardBound};
use crate::sema::ty::{TvIdx, Ty};

/// Whether a value is of a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Takes {
    No,
    Unknown,
    Yes,
}
use Takes::{No, Unknown, Yes};

/// The answer for a type that was inferred, where another one might have been inferred, too.
fn at_most_unknown(t: Takes, exact: bool) -> Takes {
    if exact { t } else { t.max(Unknown) }
}

impl Attr {
    /// Whether a method that takes these arguments by their erasures takes them by their type arguments.
    pub(crate) fn takes_arguments(&mut self, c: &Candidate, args: &[Arg], phase: Phase) -> Takes {
        let params = c.params(self);
        let m = self.sema.method(c.method);
        let (mut vars, class) = (m.tparams.clone(), m.class);
        if &*m.name == "<init>" {
            vars.extend(self.sema.class(class).params.iter().filter(|v| c.subst.get(**v).is_none()));
        }
        let mut found = Found::default();
        if !vars.is_empty() {
            for (i, a) in args.iter().enumerate() {
                if let Arg::Typed(t) = a {
                    self.unify(&param_at(&params, i, phase), &t.ty.clone(), Bound::Lower, &vars, &mut found, 0);
                }
            }
        }
        let mut all = Yes;
        for (i, a) in args.iter().enumerate() {
            let declared = param_at(&params, i, phase);
            let p = found.apply(&declared);
            let takes = match a {
                Arg::Typed(t) if declared != p && !self.fits(&t.ty, &p, phase) => Unknown,
                Arg::Typed(t) => self.takes_value(t, &p, &vars),
                Arg::Late { free, .. } if *free || !has_arguments(&p) => Yes,
                Arg::Late { .. } => Unknown,
                Arg::Arms(_) | Arg::Function(_) => Yes,
            };
            all = all.min(takes);
        }
        all
    }

    fn takes_value(&mut self, t: &TExpr, p: &Ty, vars: &[TvIdx]) -> Takes {
        match &t.kind {
            TKind::Conditional(_, a, b) => self.takes_value(a, p, vars).min(self.takes_value(b, p, vars)),
            _ if matches!(t.ty, Ty::Null) => Yes,
            // Not even its class is known.
            _ if matches!(t.ty, Ty::Wild(None)) && !self.sema.is_object(p) && !matches!(p, Ty::Var(_)) => Unknown,
            _ => {
                let exact = self.is_exact(t);
                self.is_of(&t.ty, p, exact, vars)
            }
        }
    }

    /// Whether the type of an expression is written in the program, so that it can be no other one.
    fn is_exact(&self, t: &TExpr) -> bool {
        match &t.kind {
            TKind::Local(v) => v.exact.get(),
            TKind::This(_) | TKind::Static { .. } | TKind::Cast(_) | TKind::Const => true,
            TKind::Field { target, field } => {
                let f = self.sema.field(*field);
                !mentions(&f.ty, &self.sema.class(f.class).params) || self.is_exact(target) && !has_wildcard(&target.ty)
            }
            TKind::Call(call) => self.is_exact_call(call),
            TKind::Implied(e) => self.is_exact(e),
            TKind::Index(e, _) => self.is_exact(e),
            TKind::Assign { target, .. } => self.is_exact(target),
            _ => false,
        }
    }

    fn is_exact_call(&self, call: &TCall) -> bool {
        let m = self.sema.method(call.method);
        if mentions(&m.ret, &m.tparams) || &*m.name == "getClass" {
            return false;
        }
        !mentions(&m.ret, &self.sema.class(m.class).params)
            || call.recv.as_ref().is_some_and(|r| self.is_exact(r) && !has_wildcard(&r.ty))
    }

    /// Whether a value of type `from` is one of type `to`, the erasures of which fit.
    fn is_of(&mut self, from: &Ty, to: &Ty, exact: bool, vars: &[TvIdx]) -> Takes {
        let (c, wanted) = match to {
            Ty::Class(c, wanted) if has_arguments(to) => (*c, wanted.clone()),
            Ty::Array(e) => match from {
                Ty::Array(f) => return self.is_of(&f.clone(), &e.clone(), exact, vars),
                _ => return Yes,
            },
            _ => return Yes,
        };
        let from = &match from {
            Ty::Prim(p) => Ty::class(self.sema.boxed(*p)),
            _ => from.clone(),
        };
        let Some(Ty::Class(_, known)) = self.sema.as_super(from, c) else { return Unknown };
        let own = |attr: &Attr, t: &Ty| t.class_idx().is_some_and(|c| attr.sema.class(c).params.is_empty());
        let exact = exact || own(self, from);
        if known.len() != wanted.len() {
            // A raw type is one of all of them.
            return if exact { Yes } else { Unknown };
        }
        let params = self.sema.class(c).params.clone();
        known.iter().zip(wanted.iter()).enumerate().fold(Yes, |all, (i, (k, w))| {
            let of_any = exact && params.get(i).is_some_and(|p| self.sema.tvars[p.index()].bounds.is_empty());
            let k = match w {
                // What a wildcard stands for has its bound, and no other one.
                Ty::Wild(Some((WildcardBound::Extends, _))) if of_any => self.sema.read_as(k),
                _ => k.clone(),
            };
            all.min(self.contains(&k, w, exact, vars))
        })
    }

    fn is_sub(&mut self, from: &Ty, to: &Ty, exact: bool, vars: &[TvIdx]) -> Takes {
        if self.sema.is_subtype(from, to) {
            return self.is_of(from, to, exact, vars);
        }
        if exact || !self.castable(from, to) { No } else { Unknown }
    }

    /// Whether type argument `k` is what `w` asks for (JLS 4.5.1).
    fn contains(&mut self, k: &Ty, w: &Ty, exact: bool, vars: &[TvIdx]) -> Takes {
        match (k, w) {
            (_, Ty::Wild(None)) => Yes,
            (_, Ty::Var(v)) if vars.contains(v) => {
                if self.sema.tvars[v.index()].bounds.is_empty() {
                    Yes
                } else {
                    Unknown
                }
            }
            (_, w) if mentions(w, vars) => Unknown,
            (Ty::Error, _) | (_, Ty::Error) => Unknown,
            (Ty::Wild(known), Ty::Wild(Some((WildcardBound::Extends, b)))) => match known {
                Some((WildcardBound::Extends, u)) => self.is_sub(&u.clone(), b, exact, vars).max(Unknown),
                _ if self.sema.is_object(b) => Yes,
                _ => Unknown,
            },
            (k, Ty::Wild(Some((WildcardBound::Extends, b)))) => self.is_sub(k, b, exact, vars),
            (Ty::Wild(Some((WildcardBound::Super, l))), Ty::Wild(Some((WildcardBound::Super, b)))) => {
                self.is_sub(b, &l.clone(), exact, vars).max(Unknown)
            }
            (Ty::Wild(_), Ty::Wild(_)) => Unknown,
            // What was inferred may be a supertype.
            (k, Ty::Wild(Some((WildcardBound::Super, b)))) => at_most_unknown(self.is_sub(b, k, true, vars), exact),
            (Ty::Wild(_), _) => at_most_unknown(No, exact),
            _ => self.is_same(k, w, exact, vars),
        }
    }

    fn is_same(&mut self, k: &Ty, w: &Ty, exact: bool, vars: &[TvIdx]) -> Takes {
        match (k, w) {
            (Ty::Class(a, known), Ty::Class(b, wanted)) if a == b && known.len() == wanted.len() => {
                known.iter().zip(wanted.iter()).fold(Yes, |all, (x, y)| {
                    all.min(match (x, y) {
                        _ if mentions(y, vars) => Unknown,
                        (Ty::Wild(_), Ty::Wild(_)) => {
                            if x == y {
                                Yes
                            } else {
                                Unknown
                            }
                        }
                        (Ty::Wild(_), _) | (_, Ty::Wild(_)) => at_most_unknown(No, exact),
                        _ => self.is_same(x, y, exact, vars),
                    })
                })
            }
            (Ty::Class(a, _), Ty::Class(b, _)) if a == b => Unknown,
            (Ty::Array(a), Ty::Array(b)) => self.is_same(&a.clone(), &b.clone(), exact, vars),
            (Ty::Prim(a), Ty::Prim(b)) => {
                if a == b {
                    Yes
                } else {
                    No
                }
            }
            (Ty::Var(a), Ty::Var(b)) if a == b => Yes,
            (Ty::Var(_), _) | (_, Ty::Var(_)) => Unknown,
            _ if exact || !self.castable(k, w) => No,
            _ => Unknown,
        }
    }

    pub(super) fn unbounded(&self, vars: &[TvIdx]) -> bool {
        vars.iter().all(|v| self.sema.tvars[v.index()].bounds.is_empty())
    }

    /// Whether a call or creation without arguments can have all type arguments that its parameter asks for.
    pub(super) fn is_free(&self, e: &Expr, typed: &TExpr) -> bool {
        let kind = match &typed.kind {
            TKind::Implied(e) | TKind::Cast(e) => &e.kind,
            k => k,
        };
        match (&e.kind, kind) {
            (ExprKind::New(n), TKind::New(new)) => {
                n.args.is_empty() && self.unbounded(&self.sema.class(new.class).params)
            }
            (ExprKind::Call(c), TKind::Call(call)) => {
                let m = self.sema.method(call.method);
                // Functions are not looked at: `id(() -> 1)` (JLS 15.12.2.2).
                let by_result = matches!(m.ret, Ty::Var(_)) && c.args.iter().all(is_function);
                (c.args.is_empty() || by_result) && self.unbounded(&m.tparams) && m.is_static()
            }
            _ => false,
        }
    }

    pub(super) fn shown(&self, c: &Candidate) -> String {
        let m = self.sema.method(c.method);
        let params: Vec<String> = m.params.iter().map(|p| self.sema.show(p)).collect();
        let name = if &*m.name == "<init>" { &self.sema.class(m.class).simple } else { &m.name };
        format!("`{name}({})`", params.join(", "))
    }

    /// Reports a choice that type arguments would make which are not known.
    pub(super) fn undecided(&mut self, chosen: &Candidate, other: &Candidate, span: Span) {
        let (a, b) = (self.shown(chosen), self.shown(other));
        let message = format!("whether {a} or {b} is called depends on type arguments that cannot be told here");
        self.sema.unsupported("overload-unknown", span, message);
    }
}

fn has_arguments(p: &Ty) -> bool {
    match p {
        Ty::Class(_, args) => args.iter().any(|a| *a != Ty::Wild(None)),
        Ty::Array(e) => has_arguments(e),
        _ => false,
    }
}

fn has_wildcard(t: &Ty) -> bool {
    !matches!(t, Ty::Class(_, args) if !args.iter().any(|a| matches!(a, Ty::Wild(_))))
}
