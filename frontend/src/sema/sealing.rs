//! Sealed classes and interfaces: who may extend them, and what those who do must say (JLS 8.1.1.2, 8.1.6, 9.1.1.4).

use super::table::Sema;
use super::ty::{ClassIdx, Ty};
use crate::java::ast::{Flags, TypeKind};

impl Sema {
    /// Reports what is wrong with a class of the program that is sealed, or extends one that is.
    pub(super) fn check_sealing(&mut self, c: ClassIdx) {
        let parents: Vec<ClassIdx> = self.supertypes(c).iter().filter_map(Ty::class_idx).collect();
        let sealed: Vec<ClassIdx> = parents.into_iter().filter(|s| self.class(*s).flags.has(Flags::SEALED)).collect();
        for s in &sealed {
            self.check_permitted(c, *s);
        }
        let info = self.class(c);
        let (flags, kind, span, name) = (info.flags, info.kind, info.span, info.name.clone());
        let of_constant = info.anonymous_of.is_some();
        let says = match kind {
            TypeKind::Class => flags.has(Flags::FINAL | Flags::SEALED | Flags::NON_SEALED) || of_constant,
            TypeKind::Interface | TypeKind::Annotation => flags.has(Flags::SEALED | Flags::NON_SEALED),
            TypeKind::Enum | TypeKind::Record => true,
        };
        if let Some(s) = sealed.first().filter(|_| !says) {
            let of = self.class(*s).name.clone();
            let ways =
                if kind == TypeKind::Class { "`final`, `sealed` or `non-sealed`" } else { "`sealed` or `non-sealed`" };
            self.error("sealed-class", span, format!("`{name}` inherits from sealed `{of}`, so it must be {ways}"));
        } else if flags.has(Flags::NON_SEALED) && sealed.is_empty() {
            self.error(
                "sealed-class",
                span,
                format!("`{name}` is `non-sealed`, but inherits from nothing that is sealed"),
            );
        }
        self.check_permits(c);
    }

    /// The classes that a `permits` clause names; nothing if there is none.
    fn permitted(&mut self, s: ClassIdx) -> Vec<(ClassIdx, crate::diag::Span)> {
        let scope = self.class_scope(s);
        let decl = self.class(s).decl.clone();
        decl.permits.iter().filter_map(|t| Some((self.resolve(&scope, t).class_idx()?, t.span))).collect()
    }

    fn check_permitted(&mut self, c: ClassIdx, s: ClassIdx) {
        let named = !self.class(s).decl.permits.is_empty();
        let permitted = self.permitted(s);
        let info = self.class(c);
        let in_body = info.is_local;
        let fine = !in_body
            && match named {
                true => permitted.iter().any(|(p, _)| *p == c),
                false => info.unit == self.class(s).unit,
            };
        if !fine {
            let (span, of) = (info.span, self.class(s).name.clone());
            let why = match (in_body, named) {
                (true, _) => "a class inside of a body cannot",
                (_, true) => "it is not named after `permits`",
                _ => "it stands in another file",
            };
            self.error("sealed-class", span, format!("sealed `{of}` cannot be extended here: {why}"));
        }
    }

    fn check_permits(&mut self, c: ClassIdx) {
        let info = self.class(c);
        let (sealed, span, name) = (info.flags.has(Flags::SEALED), info.span, info.name.clone());
        let clause = info.decl.permits.first().map(|t| t.span);
        if let Some(at) = clause.filter(|_| !sealed) {
            self.error("sealed-class", at, format!("`{name}` is not sealed, so it cannot have `permits`"));
        }
        if !sealed {
            return;
        }
        for (p, at) in self.permitted(c) {
            let direct = self.supertypes(p).iter().any(|t| t.class_idx() == Some(c));
            if !direct {
                let of = self.class(p).name.clone();
                self.error("sealed-class", at, format!("`{of}` does not inherit directly from `{name}`"));
            }
        }
        if clause.is_none() {
            let unit = self.class(c).unit;
            let same: Vec<ClassIdx> = (0..self.classes.len() as u32).map(ClassIdx).collect();
            let extended = same
                .into_iter()
                .any(|k| self.class(k).unit == unit && self.supertypes(k).iter().any(|t| t.class_idx() == Some(c)));
            if !extended {
                self.error("sealed-class", span, format!("`{name}` is sealed, but nothing inherits from it"));
            }
        }
    }
}
