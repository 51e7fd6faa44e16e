//! Least upper bounds of types (JLS 4.10.4).

use super::table::Sema;
use super::ty::{ClassIdx, Ty};
use crate::java::ast::WildcardBound;

/// Supertypes are not looked for beyond so many.
const MANY: usize = 200;

/// Type arguments within type arguments are compared to this depth.
const NESTED: u32 = 2;

impl Sema {
    /// The common supertype of all: one of them, or the common superclass and interfaces that are no supertypes of others. If those
    /// are several, a type variable with these bounds stands for their intersection.
    pub fn lub(&mut self, types: &[Ty]) -> Ty {
        self.lub_within(types, NESTED)
    }

    /// The same, to this depth of type arguments: `Comparable<? extends Comparable<? extends …>>` has no end.
    fn lub_within(&mut self, types: &[Ty], depth: u32) -> Ty {
        let real: Vec<&Ty> = types.iter().filter(|t| !matches!(t, Ty::Null)).collect();
        let Some(first) = real.first() else { return types.first().cloned().unwrap_or(Ty::Error) };
        for t in &real {
            if real.iter().all(|u| self.is_subtype(u, t)) {
                let t = (*t).clone();
                return self.with_common_arguments(&t, &real, depth);
            }
        }
        let mut common: Vec<Ty> = Vec::new();
        for t in self.all_supertypes(first) {
            if !self.is_object(&t) && real.iter().all(|u| self.is_subtype(u, &t)) {
                common.push(t);
            }
        }
        let all = common.clone();
        common.retain(|t| !all.iter().any(|u| u.class_idx() != t.class_idx() && self.is_subtype(u, t)));
        common.sort_by_key(|t| t.class_idx().is_some_and(|c| self.is_interface(c)));
        // Interfaces of the library beside a class seldom matter, and make types that are hard to read.
        if common.first().and_then(Ty::class_idx).is_some_and(|c| !self.is_interface(c)) {
            let mut n = 0;
            common.retain(|t| {
                n += 1;
                n == 1 || t.class_idx().is_some_and(|c| !self.class(c).is_model)
            });
        }
        let bounds: Vec<Ty> = common.iter().map(|t| self.with_common_arguments(t, &real, depth)).collect();
        match &bounds[..] {
            [] => self.object(),
            [one] => one.clone(),
            _ => self.intersection(bounds),
        }
    }

    /// The classes and interfaces that a type is a subtype of, itself first, nearest ones first.
    fn all_supertypes(&mut self, ty: &Ty) -> Vec<Ty> {
        let mut found = vec![ty.clone()];
        let mut seen: Vec<ClassIdx> = Vec::new();
        let mut at = 0;
        while at < found.len() && at < MANY {
            let more = match &found[at] {
                Ty::Var(v) => self.tvars[v.index()].bounds.clone(),
                Ty::Class(c, args) => {
                    let subst = self.subst_of(*c, args);
                    self.supertypes(*c).iter().map(|s| subst.apply(s)).collect()
                }
                _ => Vec::new(),
            };
            at += 1;
            for t in more {
                if t.class_idx().is_none_or(|c| !seen.contains(&c)) {
                    seen.extend(t.class_idx());
                    found.push(t);
                }
            }
        }
        found.retain(|t| matches!(t, Ty::Class(..)));
        found
    }

    /// A common supertype with the arguments that all have there, and a wildcard for those in which they differ, bounded by what
    /// these have in common.
    fn with_common_arguments(&mut self, ty: &Ty, all: &[&Ty], depth: u32) -> Ty {
        let Ty::Class(c, args) = ty else { return ty.clone() };
        let mut args = args.to_vec();
        for t in all {
            let Some(Ty::Class(_, theirs)) = self.as_super(t, *c) else { continue };
            if theirs.len() != args.len() {
                // Raw.
                return Ty::class(*c);
            }
            for (a, b) in args.iter_mut().zip(theirs.iter()) {
                match (&*a, b) {
                    // Not known yet.
                    (Ty::Error, _) => *a = b.clone(),
                    (_, Ty::Error) => {}
                    _ if a != b => *a = self.containing(a, b, depth),
                    _ => {}
                }
            }
        }
        Ty::Class(*c, args.into())
    }

    /// The type argument that contains both of these (`lcta` in JLS 4.10.4).
    fn containing(&mut self, a: &Ty, b: &Ty, depth: u32) -> Ty {
        let upper = |t: &Ty| match t {
            Ty::Wild(Some((WildcardBound::Extends, t))) => Some((**t).clone()),
            Ty::Wild(_) => None,
            t => Some(t.clone()),
        };
        let (Some(a), Some(b)) = (upper(a), upper(b)) else { return Ty::Wild(None) };
        if depth == 0 {
            return Ty::Wild(None);
        }
        match self.lub_within(&[a, b], depth - 1) {
            t if self.is_object(&t) => Ty::Wild(None),
            t => Ty::Wild(Some((WildcardBound::Extends, t.into()))),
        }
    }

    /// The type variable with these bounds.
    pub fn intersection(&mut self, bounds: Vec<Ty>) -> Ty {
        if let Some(v) = self.intersections.iter().find(|v| self.tvars[v.index()].bounds == bounds) {
            return Ty::Var(*v);
        }
        let names: Vec<String> = bounds.iter().map(|t| self.show(t)).collect();
        let v = self.new_tvar(names.join(" & ").into());
        self.tvars[v.index()].bounds = bounds;
        self.intersections.push(v);
        Ty::Var(v)
    }
}
