//! Conversions: assignment, method arguments, casts.

use super::Attr;
use super::constant;
use super::tree::{TExpr, TKind};
use crate::diag::Span;
use crate::java::ast::{Flags, Prim};
use crate::sema::relate::widens;
use crate::sema::ty::{Subst, Ty};

impl Attr {
    /// Converts to `target` as in an assignment; reports what does not fit.
    pub(crate) fn coerce(&mut self, e: TExpr, target: &Ty) -> TExpr {
        if e.ty.is_error() || target.is_error() {
            return TExpr { ty: if target.is_error() { e.ty.clone() } else { target.clone() }, ..e };
        }
        let span = e.span;
        match self.try_coerce(e.clone(), target) {
            Some(e) => e,
            None => {
                let (found, expected) = (self.sema.show(&e.ty), self.sema.show(target));
                self.sema.error(
                    "incompatible-types",
                    span,
                    format!("incompatible types: expected `{expected}`, found `{found}`"),
                );
                TExpr::error(span)
            }
        }
    }

    fn try_coerce(&mut self, e: TExpr, target: &Ty) -> Option<TExpr> {
        let span = e.span;
        match (&e.ty, target) {
            (Ty::Void, _) | (_, Ty::Void) => None,
            (Ty::Prim(from), Ty::Prim(to)) => {
                let (from, to) = (*from, *to);
                let narrow = matches!(to, Prim::Byte | Prim::Short | Prim::Char)
                    && matches!(from, Prim::Byte | Prim::Short | Prim::Char | Prim::Int)
                    && e.constant.as_ref().is_some_and(|c| constant::fits(c, to));
                (widens(from, to) || narrow).then(|| self.convert_prim(e, to))
            }
            (Ty::Prim(from), _) => {
                let from = *from;
                // A constant that fits may be boxed narrower: `Byte b = 1`.
                if let Some(p) = self.sema.unboxed(target)
                    && p != from
                    && matches!(p, Prim::Byte | Prim::Short | Prim::Char)
                    && from != Prim::Bool
                    && e.constant.as_ref().is_some_and(|c| constant::fits(c, p))
                {
                    let e = self.convert_prim(e, p);
                    return Some(self.boxed(e));
                }
                let b = self.boxed(e);
                self.sema.is_subtype(&b.ty, target).then_some(b)
            }
            (Ty::Wild(None), Ty::Prim(p)) => {
                // Not inferred: the value decides.
                let class = self.sema.boxed(*p);
                let cast = TExpr::new(TKind::Cast(Box::new(e)), Ty::class(class), span);
                Some(TExpr::new(TKind::Unbox(Box::new(cast)), Ty::Prim(*p), span))
            }
            (_, Ty::Prim(to)) => {
                let from = self.sema.unboxed(&e.ty)?;
                if !widens(from, *to) {
                    return None;
                }
                let u = TExpr::new(TKind::Unbox(Box::new(e)), Ty::Prim(from), span);
                Some(self.convert_prim(u, *to))
            }
            (Ty::Wild(None), _) => Some(self.checked(e, target)),
            _ => {
                if !self.sema.is_subtype(&e.ty, target) {
                    return None;
                }
                Some(self.used_as(e, target))
            }
        }
    }

    /// A reference cast that does nothing if the erasure is `Object`.
    pub(crate) fn checked(&mut self, e: TExpr, target: &Ty) -> TExpr {
        let erased = self.sema.erase(target);
        if self.sema.is_object(&erased) || erased.is_error() {
            return seen_as(e, target);
        }
        let span = e.span;
        TExpr::new(TKind::Cast(Box::new(e)), target.clone(), span)
    }

    /// A value where erasure may have lost its type, used at a supertype: what it is cast to is that one (JLS 5.2, 5.3).
    fn used_as(&mut self, e: TExpr, target: &Ty) -> TExpr {
        let TKind::Implied(inner) = &e.kind else { return e };
        let (before, after) = (self.sema.erase(&inner.ty), self.sema.erase(target));
        if self.sema.is_subtype(&before, &after) {
            return seen_as((**inner).clone(), target);
        }
        TExpr { kind: TKind::Cast(inner.clone()), ty: target.clone(), ..e }
    }

    /// Primitive conversion without any check.
    pub(crate) fn convert_prim(&mut self, e: TExpr, to: Prim) -> TExpr {
        if e.ty == Ty::Prim(to) {
            return e;
        }
        let span = e.span;
        if let Some(c) = e.constant.as_ref().and_then(|c| constant::convert(c, to)) {
            return TExpr::constant(c, Ty::Prim(to), span);
        }
        TExpr::new(TKind::Convert(Box::new(e)), Ty::Prim(to), span)
    }

    /// Boxes a primitive.
    pub(crate) fn boxed(&mut self, e: TExpr) -> TExpr {
        let Ty::Prim(p) = e.ty else { return e };
        let span = e.span;
        let class = self.sema.boxed(p);
        TExpr::new(TKind::Box(Box::new(e)), Ty::class(class), span)
    }

    /// Unboxes a wrapper; primitives stay. `None` for anything else.
    pub(crate) fn unboxed(&mut self, e: TExpr) -> Option<TExpr> {
        match &e.ty {
            Ty::Prim(_) => Some(e),
            _ => {
                let p = self.sema.unboxed(&e.ty)?;
                let span = e.span;
                Some(TExpr::new(TKind::Unbox(Box::new(e)), Ty::Prim(p), span))
            }
        }
    }

    /// Unboxes and converts to a primitive type; the caller has checked that it fits.
    pub(crate) fn as_primitive(&mut self, e: TExpr, to: Prim) -> TExpr {
        let span = e.span;
        match self.unboxed(e) {
            Some(u) => self.convert_prim(u, to),
            None => TExpr::error(span),
        }
    }

    /// What a member of declared type `declared` yields at the substituted type `actual`: a checked cast where erasure
    /// has lost the type.
    pub(crate) fn unerased(&mut self, e: TExpr, declared: &Ty, actual: Ty) -> TExpr {
        let actual = match &actual {
            Ty::Wild(Some(_)) => self.sema.read_as(&actual),
            _ => actual,
        };
        let (before, after) = (self.sema.erase(declared), self.sema.erase(&actual));
        if before == after || !after.is_ref() || self.sema.is_object(&after) {
            return TExpr { ty: actual, ..e };
        }
        let span = e.span;
        TExpr::new(TKind::Implied(Box::new(TExpr { ty: before, ..e })), actual, span)
    }

    /// `(target) e`
    pub(crate) fn cast(&mut self, e: TExpr, target: &Ty, span: Span) -> TExpr {
        if e.ty.is_error() || target.is_error() {
            return TExpr { ty: target.clone(), ..TExpr::error(span) };
        }
        if let Ty::Var(v) = target
            && self.sema.intersections.contains(v)
            && !self.sema.is_subtype(&e.ty, target)
        {
            let bounds = self.sema.tvars[v.index()].bounds.clone();
            let all = bounds.iter().rev().fold(e, |e, b| self.cast(e, b, span));
            return TExpr::new(TKind::Cast(Box::new(all)), target.clone(), span);
        }
        // What erasure has lost of the operand's type is not looked at, but for what must be unboxed.
        let e = match matches!(e.kind, TKind::Implied(_)) && target.is_ref() {
            true if self.sema.is_subtype(&e.ty, target) => return TExpr { span, ..self.used_as(e, target) },
            true if self.castable(&e.ty, target) => unimplied(e),
            _ => e,
        };
        let result = match (&e.ty, target) {
            (Ty::Prim(Prim::Bool), Ty::Prim(Prim::Bool)) => Some(e.clone()),
            (Ty::Prim(Prim::Bool), Ty::Prim(_)) | (Ty::Prim(_), Ty::Prim(Prim::Bool)) => None,
            (Ty::Prim(_), Ty::Prim(to)) => Some(self.convert_prim(e.clone(), *to)),
            (Ty::Prim(_), _) => self.try_coerce(e.clone(), target).map(|r| TExpr { ty: target.clone(), ..r }),
            (Ty::Void, _) | (_, Ty::Void) => None,
            (_, Ty::Prim(to)) => match self.sema.unboxed(&e.ty) {
                Some(from) if widens(from, *to) => Some(self.as_primitive(e.clone(), *to)),
                Some(_) => None,
                None => {
                    let wrapper = Ty::class(self.sema.boxed(*to));
                    if self.castable(&e.ty, &wrapper) {
                        let c = TExpr::new(TKind::Cast(Box::new(e.clone())), wrapper, span);
                        Some(TExpr::new(TKind::Unbox(Box::new(c)), target.clone(), span))
                    } else {
                        None
                    }
                }
            },
            _ => {
                if self.sema.is_subtype(&e.ty, target) && !matches!(e.ty, Ty::Wild(_)) {
                    Some(seen_as(e.clone(), target))
                } else if self.castable(&e.ty, target) {
                    let erased = self.sema.erase(target);
                    if self.sema.is_object(&erased)
                        || matches!(target, Ty::Var(_)) && self.sema.is_subtype(&e.ty, &erased)
                    {
                        Some(seen_as(e.clone(), target))
                    } else {
                        Some(TExpr::new(TKind::Cast(Box::new(e.clone())), target.clone(), span))
                    }
                } else {
                    None
                }
            }
        };
        match result {
            Some(r) => TExpr { span, ..r },
            None => {
                let (found, expected) = (self.sema.show(&e.ty), self.sema.show(target));
                self.sema.error(
                    "incompatible-types",
                    span,
                    format!("incompatible types: `{found}` cannot be cast to `{expected}`"),
                );
                TExpr::error(span)
            }
        }
    }

    /// Whether a cast between reference types can succeed at all.
    pub(crate) fn castable(&mut self, from: &Ty, to: &Ty) -> bool {
        let (from, to) = (self.sema.erase(from), self.sema.erase(to));
        if self.sema.is_subtype(&from, &to) || self.sema.is_subtype(&to, &from) {
            return true;
        }
        match (&from, &to) {
            (Ty::Class(a, _), Ty::Class(b, _)) => {
                let is_final = |s: &crate::sema::table::Sema, c| s.class(c).flags.has(Flags::FINAL);
                let (ai, bi) = (self.sema.is_interface(*a), self.sema.is_interface(*b));
                match (ai, bi) {
                    (true, true) => true,
                    (true, false) => !is_final(&self.sema, *b),
                    (false, true) => !is_final(&self.sema, *a),
                    (false, false) => false,
                }
            }
            (Ty::Array(a), Ty::Array(b)) => a.is_ref() && b.is_ref() && self.castable(&a.clone(), &b.clone()),
            (Ty::Error, _) | (_, Ty::Error) => true,
            _ => false,
        }
    }

    /// The type of a member seen through a receiver type: the substitution for the class that declares it.
    pub(crate) fn receiver_subst(&mut self, recv: &Ty, owner: crate::sema::ty::ClassIdx) -> Subst {
        match self.sema.as_super(recv, owner) {
            Some(Ty::Class(c, args)) => self.sema.subst_of(c, &args),
            _ => Subst::default(),
        }
    }
}

/// A value of which only what is there counts.
pub(crate) fn unimplied(e: TExpr) -> TExpr {
    match e.kind {
        TKind::Implied(inner) => *inner,
        _ => e,
    }
}

/// The expression at a supertype. What is created at its static type, or cast to it, keeps that one.
fn seen_as(e: TExpr, target: &Ty) -> TExpr {
    match e.kind {
        TKind::Cast(_) | TKind::NewArray(_) | TKind::ArrayInit(_) | TKind::Lambda(_) => {
            let span = e.span;
            TExpr::new(TKind::Cast(Box::new(e)), target.clone(), span)
        }
        _ => TExpr { ty: target.clone(), ..e },
    }
}
