//! Calls of `permission.PermissionChecks`: what they cover is decided by the form of the argument.

use super::Attr;
use super::tree::{TExpr, TKind, TRegion};
use crate::diag::Span;
use crate::java::ast::Call;
use crate::sema::ty::{INT, MethodIdx, Ty};

impl Attr {
    /// The region operation for a call of a permission method; `None` for any other method.
    pub(crate) fn region_call(&mut self, method: MethodIdx, call: &Call, span: Span) -> Option<TExpr> {
        let owner = self.sema.method(method).class;
        if self.sema.class(owner).name != "permission.PermissionChecks" {
            return None;
        }
        let (acquire, write) = match &*call.name.name {
            "acquireR" => (true, false),
            "acquireW" => (true, true),
            "releaseR" => (false, false),
            "releaseW" => (false, true),
            _ => return None,
        };
        let args: Vec<TExpr> = call.args.iter().map(|a| self.value(a, None)).collect();
        if args.iter().any(|a| a.ty.is_error()) {
            return Some(TExpr::error(span));
        }
        let mut args = args.into_iter();
        let target = match (args.next(), args.next(), args.next()) {
            (Some(a), None, None) => self.region_object(a)?,
            (Some(a), Some(i), None) => {
                let Some(a) = self.region_array(a) else { return Some(TExpr::error(span)) };
                let i = self.coerce(i, &INT);
                let elem = match &a.ty {
                    Ty::Array(e) => (**e).clone(),
                    _ => Ty::Error,
                };
                TRegion::Location(TExpr::new(TKind::Index(Box::new(a), Box::new(i)), elem, span))
            }
            (Some(a), Some(lo), Some(hi)) => {
                let Some(a) = self.region_array(a) else { return Some(TExpr::error(span)) };
                let (lo, hi) = (self.coerce(lo, &INT), self.coerce(hi, &INT));
                TRegion::Range(Box::new([a, lo, hi]))
            }
            _ => return Some(TExpr::error(span)),
        };
        Some(TExpr::new(TKind::Region { acquire, write, target: Box::new(target) }, Ty::Void, span))
    }

    fn region_object(&mut self, a: TExpr) -> Option<TRegion> {
        if self.sema.as_prim(&a.ty).is_none() {
            return Some(TRegion::Object(a));
        }
        let span = a.span;
        let inner = match a.kind {
            // The location is what counts, not the conversion around it.
            TKind::Cast(ref e) | TKind::Implied(ref e) => (**e).clone(),
            _ => a.clone(),
        };
        match inner.kind {
            TKind::Field { .. } | TKind::Static { .. } | TKind::Index(..) => Some(TRegion::Location(inner)),
            TKind::Local(_) => {
                let shown = self.sema.show(&a.ty);
                let d = crate::diag::error("region-on-local", span, format!("a local variable of type `{shown}` cannot be the target of a permission region"))
                    .note("locals are not shared between tasks; the original checker would track a box that has nothing to do with the variable")
                    .note("name the field, static field or array element that is shared");
                self.sema.report(d);
                Some(TRegion::Object(TExpr::error(span)))
            }
            _ => {
                let shown = self.sema.show(&a.ty);
                let d = crate::diag::error(
                    "region-on-value",
                    span,
                    format!("a value of type `{shown}` cannot be the target of a permission region"),
                )
                .note("name the field, static field or array element that is shared");
                self.sema.report(d);
                Some(TRegion::Object(TExpr::error(span)))
            }
        }
    }

    fn region_array(&mut self, a: TExpr) -> Option<TExpr> {
        if matches!(a.ty, Ty::Array(_)) {
            return Some(a);
        }
        let shown = self.sema.show(&a.ty);
        let d = crate::diag::error(
            "region-not-array",
            a.span,
            format!("expected an array as the target of this permission region, found `{shown}`"),
        )
        .note("the element and range forms of permission calls apply to arrays only");
        self.sema.report(d);
        None
    }
}
