//! Type variables where they mean nothing, type arguments outside of their bounds, and interfaces that say that they are
//! functional.

use super::table::{MethodOrigin, Sema};
use super::ty::{ClassIdx, TvIdx, Ty};
use crate::diag::Span;
use crate::java::ast::{Flags, TypeKind};

fn mentioned(ty: &Ty, vars: &[TvIdx]) -> Option<TvIdx> {
    match ty {
        Ty::Var(v) => vars.contains(v).then_some(*v),
        Ty::Class(_, args) => args.iter().find_map(|a| mentioned(a, vars)),
        Ty::Array(e) => mentioned(e, vars),
        Ty::Wild(Some((_, b))) => mentioned(b, vars),
        _ => None,
    }
}

impl Sema {
    /// Reports such mistakes in what a class of the program declares.
    pub(super) fn check_generics(&mut self, c: ClassIdx) {
        self.check_functional(c);
        let mut types: Vec<(Ty, bool, Span)> = Vec::new();
        for f in &self.class(c).fields {
            let f = self.field(*f);
            types.push((f.ty.clone(), f.is_static(), f.span));
        }
        for m in self.class(c).methods.iter().chain(&self.class(c).ctors) {
            let m = self.method(*m);
            if matches!(m.origin, MethodOrigin::Source(_)) {
                let all = m.params.iter().chain([&m.ret]);
                types.extend(all.map(|t| (t.clone(), m.is_static(), m.span)));
            }
        }
        let (of_objects, of_class) = (self.unavailable(c, false), self.unavailable(c, true));
        for (ty, is_static, span) in types {
            if let Some(v) = mentioned(&ty, if is_static { &of_class } else { &of_objects }) {
                let name = self.tvars[v.index()].name.clone();
                let message = format!("type variable `{name}` belongs to objects of a class, and there is none here");
                self.error("static-context", span, message);
            }
            self.check_bounds(&ty, span);
        }
        let supers = self.supertypes(c);
        let span = self.class(c).span;
        supers.iter().for_each(|t| self.check_bounds(t, span));
    }

    /// The type variables of a class and those around it that what is static there, or all, cannot use.
    fn unavailable(&self, c: ClassIdx, mut is_static: bool) -> Vec<TvIdx> {
        let mut found = Vec::new();
        let mut class = Some(c);
        while let Some(k) = class {
            let info = self.class(k);
            if is_static {
                found.extend_from_slice(info.own_params());
            }
            // Where a local class stands is not known here, but for those that are static by their kind.
            if info.is_local && info.kind == TypeKind::Class {
                break;
            }
            is_static |= info.flags.has(Flags::STATIC) || !info.inner;
            class = info.outer;
        }
        found
    }

    /// Reports type arguments of classes of the program that their bounds exclude.
    pub(crate) fn check_bounds(&mut self, ty: &Ty, span: Span) {
        match ty {
            Ty::Array(e) => self.check_bounds(e, span),
            Ty::Class(c, args) if !args.is_empty() && !self.class(*c).is_model => {
                self.ensure_header(*c);
                let (params, subst) = (self.class(*c).own_params().to_vec(), self.subst_of(*c, args));
                for (p, a) in params.iter().zip(args.iter()) {
                    let bounds = self.tvars[p.index()].bounds.clone();
                    let fits = |sema: &mut Sema, b: &Ty| {
                        let b = subst.apply(b);
                        !matches!(a, Ty::Class(..) | Ty::Array(_)) || sema.is_subtype(a, &b)
                    };
                    if !bounds.iter().all(|b| fits(self, b)) {
                        let (shown, name) = (self.show(a), self.tvars[p.index()].name.clone());
                        let message = format!("`{shown}` is not within the bounds of type parameter `{name}`");
                        self.error("type-bound", span, message);
                    }
                }
                args.iter().for_each(|a| self.check_bounds(a, span));
            }
            Ty::Class(_, args) => args.iter().for_each(|a| self.check_bounds(a, span)),
            Ty::Wild(Some((_, b))) => self.check_bounds(b, span),
            _ => {}
        }
    }

    fn check_functional(&mut self, c: ClassIdx) {
        let decl = self.class(c).decl.clone();
        let is_it = |a: &crate::java::ast::Annotation| matches!(a.name.as_slice(), [.., last] if &*last.name == "FunctionalInterface");
        let Some(at) = decl.mods.annotations.iter().find(|a| is_it(a)).map(|a| a.span) else { return };
        let ty = self.this_type(c);
        let of_models = self.ancestors(c).iter().any(|a| *a != c && self.class(*a).is_model && self.is_interface(*a));
        if !self.is_interface(c) || !of_models && self.function_of(&ty).is_none() {
            let message = "this is no functional interface: it needs one abstract method";
            self.error("not-functional", at, message);
        }
    }

    /// Whether type arguments tell that a value of type `from` is none of type `to`. Both must be known exactly.
    pub(crate) fn arguments_differ(&mut self, from: &Ty, to: &Ty) -> bool {
        use crate::java::ast::WildcardBound::{Extends, Super};
        let Ty::Class(c, wanted) = to else { return false };
        let Some(Ty::Class(_, known)) = self.as_super(from, *c) else { return false };
        if wanted.len() != known.len() {
            return false;
        }
        let plain = |t: &Ty| matches!(t, Ty::Class(..) | Ty::Array(_));
        known.iter().zip(wanted.iter()).any(|(k, w)| match (k, w) {
            (k, Ty::Wild(Some((Extends, b)))) if plain(k) && plain(b) => {
                !self.is_subtype(k, b) || self.arguments_differ(k, b)
            }
            (k, Ty::Wild(Some((Super, b)))) if plain(k) && plain(b) => {
                !self.is_subtype(b, k) || self.arguments_differ(b, k)
            }
            (Ty::Class(a, _), Ty::Class(b, _)) => a != b || self.arguments_differ(k, w),
            (Ty::Class(..), Ty::Array(_)) | (Ty::Array(_), Ty::Class(..)) => true,
            _ => false,
        })
    }
}
