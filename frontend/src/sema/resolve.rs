//! From type names to types.

use super::env::{self, Env, EnvKind};
use super::table::Sema;
use super::ty::{ClassIdx, TvIdx, Ty};
use crate::diag::Span;
use crate::hj;
use crate::java::ast::{Ident, TypeExpr, TypeExprKind, TypeSegment};
use crate::models;
use std::rc::Rc;

/// Where a name stands.
#[derive(Clone)]
pub struct Scope {
    /// local names
    pub env: Env,
    /// innermost class
    pub class: Option<ClassIdx>,
    /// file
    pub unit: u32,
}

/// What a simple type name can be.
pub enum TypeName {
    /// a class
    Class(ClassIdx),
    /// a type parameter
    Var(TvIdx),
}

impl Sema {
    /// What `name` means as a type; nothing is reported.
    pub fn lookup_type(&mut self, scope: &Scope, name: &str) -> Option<TypeName> {
        let mut env = scope.env.clone();
        let mut class = scope.class;
        loop {
            match env::find_type(&env, name) {
                Some(EnvKind::Class(_, c)) => return Some(TypeName::Class(c)),
                Some(EnvKind::TypeVar(_, v)) => return Some(TypeName::Var(v)),
                _ => {}
            }
            let Some(c) = class else { break };
            let info = self.class(c);
            if let Some(v) = info.own_params().iter().find(|p| &*self.tvars[p.index()].name == name) {
                return Some(TypeName::Var(*v));
            }
            if &*info.simple == name {
                return Some(TypeName::Class(c));
            }
            env = info.env.clone();
            class = info.outer;
            if let Some(found) = self.member_type(c, name, 0) {
                return Some(TypeName::Class(found));
            }
        }
        self.lookup_unit_type(scope.unit, name).map(TypeName::Class)
    }

    /// A member type of `c` or its supertypes.
    pub fn member_type(&mut self, c: ClassIdx, name: &str, depth: u32) -> Option<ClassIdx> {
        if let Some(found) = self.class(c).types.get(name) {
            return Some(*found);
        }
        if depth > 64 {
            return None;
        }
        // While supertypes are being resolved, names in the `extends` clause do not see inherited members.
        if self.class(c).header == super::table::Progress::Doing {
            return None;
        }
        self.ensure_header(c);
        let info = self.class(c);
        let supers: Vec<ClassIdx> =
            info.superclass.iter().chain(info.interfaces.iter()).filter_map(Ty::class_idx).collect();
        supers.into_iter().find_map(|s| self.member_type(s, name, depth + 1))
    }

    fn lookup_unit_type(&mut self, unit: u32, name: &str) -> Option<ClassIdx> {
        let u = &self.units[unit as usize];
        let package = u.package.clone();
        // Single-type imports.
        let single: Option<(bool, Vec<Ident>)> = u
            .imports
            .iter()
            .find(|i| !i.wildcard && !i.is_static && i.path.last().is_some_and(|l| &*l.name == name))
            .map(|i| (i.is_static, i.path.clone()));
        if let Some((_, path)) = single
            && let Some(c) = self.class_by_path(&path)
        {
            return Some(c);
        }
        if let Some(c) = self.units[unit as usize].types.get(name) {
            return Some(*c);
        }
        let qualified = if package.is_empty() { name.to_string() } else { format!("{package}.{name}") };
        if let Some(c) = self.find_class(&qualified) {
            return Some(c);
        }
        let imports: Vec<(bool, bool, Vec<Ident>)> =
            self.units[unit as usize].imports.iter().map(|i| (i.is_static, i.wildcard, i.path.clone())).collect();
        for (is_static, wildcard, path) in &imports {
            if *is_static {
                // Static imports also import member types.
                if *wildcard {
                    if let Some(c) = self.class_by_path(path)
                        && let Some(m) = self.member_type(c, name, 0)
                    {
                        return Some(m);
                    }
                } else if path.last().is_some_and(|l| &*l.name == name)
                    && let Some(c) = self.class_by_path(path)
                {
                    return Some(c);
                }
            } else if *wildcard {
                let package = dotted(path);
                if let Some(c) = self.find_class(&format!("{package}.{name}")) {
                    return Some(c);
                }
                if let Some(c) = self.class_by_path(path)
                    && let Some(m) = self.member_type(c, name, 0)
                {
                    return Some(m);
                }
            }
        }
        self.find_class(&format!("java.lang.{name}"))
    }

    /// The class a dotted path names: `java.util.Map.Entry`.
    pub fn class_by_path(&mut self, path: &[Ident]) -> Option<ClassIdx> {
        for split in (1..=path.len()).rev() {
            let qualified = dotted(&path[..split]);
            if let Some(c) = self.find_class(&qualified) {
                let mut at = c;
                for segment in &path[split..] {
                    at = self.member_type(at, &segment.name, 0)?;
                }
                return Some(at);
            }
        }
        None
    }

    /// True if `name` is a package prefix of something known.
    #[must_use]
    pub fn is_package_prefix(&self, name: &str) -> bool {
        let is_prefix =
            |p: &str| p == name || (p.len() > name.len() && p.starts_with(name) && p.as_bytes()[name.len()] == b'.');
        self.packages.iter().any(|p| is_prefix(p)) || models::PACKAGES.iter().any(|p| is_prefix(p))
    }

    /// Resolves a written type; unknown names are reported and give [`Ty::Error`].
    pub fn resolve(&mut self, scope: &Scope, ty: &TypeExpr) -> Ty {
        match &ty.kind {
            TypeExprKind::Prim(p) => Ty::Prim(*p),
            TypeExprKind::Void => Ty::Void,
            TypeExprKind::Array(e) => {
                let elem = self.resolve(scope, e);
                if elem == Ty::Void {
                    self.error("syntax", ty.span, "expected an element type, found `void`");
                    return Ty::Error;
                }
                Ty::array(elem)
            }
            TypeExprKind::Wildcard(None) => Ty::Wild(None),
            TypeExprKind::Wildcard(Some((kind, bound))) => Ty::Wild(Some((*kind, Rc::new(self.resolve(scope, bound))))),
            TypeExprKind::Intersection(parts) => {
                let types: Vec<Ty> = parts.iter().map(|p| self.resolve(scope, p)).collect();
                if types.is_empty() || types.iter().any(Ty::is_error) { Ty::Error } else { self.intersection(types) }
            }
            TypeExprKind::Union(parts) => {
                let types: Vec<Ty> = parts.iter().map(|p| self.resolve(scope, p)).collect();
                self.lub(&types)
            }
            TypeExprKind::Inferred => Ty::Error,
            TypeExprKind::Named(segments) => self.resolve_named(scope, segments, ty.span),
        }
    }

    fn resolve_named(&mut self, scope: &Scope, segments: &[TypeSegment], span: Span) -> Ty {
        let Some(first) = segments.first() else { return Ty::Error };
        let (mut class, used) = match self.lookup_type(scope, &first.name.name) {
            Some(TypeName::Var(v)) => {
                if segments.len() > 1 {
                    self.error(
                        "unknown-type",
                        segments[1].name.span,
                        format!("unknown type `{}`", segments[1].name.name),
                    );
                    return Ty::Error;
                }
                return Ty::Var(v);
            }
            Some(TypeName::Class(c)) => (c, 1),
            None => {
                let path: Vec<Ident> = segments.iter().map(|s| s.name.clone()).collect();
                let mut found = None;
                for n in 2..=path.len() {
                    if let Some(c) = self.find_class(&dotted(&path[..n])) {
                        found = Some((c, n));
                        break;
                    }
                }
                match found {
                    Some(f) => f,
                    None => {
                        self.unknown_type(scope.unit, &path, span);
                        return Ty::Error;
                    }
                }
            }
        };
        let implied = self.implied_here(scope, class);
        let mut ty = self.class_type(scope, class, &segments[used - 1], implied, span);
        for segment in &segments[used..] {
            match self.member_type(class, &segment.name.name, 0) {
                Some(c) => {
                    let implied = self.implied_by(&ty, c);
                    ty = self.class_type(scope, c, segment, implied, span);
                    class = c;
                }
                None => {
                    let owner = self.class(class).name.clone();
                    self.error(
                        "unknown-type",
                        segment.name.span,
                        format!("unknown type `{}`: `{owner}` has no member type of this name", segment.name.name),
                    );
                    return Ty::Error;
                }
            }
        }
        ty
    }

    /// A class type as written, with the arguments of the enclosing classes.
    fn class_type(&mut self, scope: &Scope, c: ClassIdx, segment: &TypeSegment, implied: Vec<Ty>, span: Span) -> Ty {
        let args = self.resolve_args(scope, segment);
        let expected = self.class(c).own_params().len();
        if !args.is_empty() && args.len() != expected {
            let name = self.class(c).name.clone();
            let message = format!("`{name}` takes {expected} type arguments, found {}", args.len());
            self.error("type-arguments", span, message);
            return Ty::class(c);
        }
        if segment.diamond { self.with_open_arguments(c, implied) } else { self.with_implied(c, args, implied) }
    }

    /// A class type with its own arguments and those of the enclosing classes, each of which may be missing.
    pub(crate) fn with_implied(&self, c: ClassIdx, mut args: Vec<Ty>, implied: Vec<Ty>) -> Ty {
        let info = self.class(c);
        let n = info.implied_params();
        if n > 0 && args.len() == info.own_params().len() {
            if implied.len() == n {
                args.extend(implied);
            } else if !args.is_empty() {
                args.resize(args.len() + n, Ty::Wild(None));
            }
        }
        Ty::Class(c, args.into())
    }

    /// A class type whose own arguments are to be inferred: its parameters stand for them where those of the enclosing
    /// classes are known.
    pub(crate) fn with_open_arguments(&self, c: ClassIdx, implied: Vec<Ty>) -> Ty {
        if implied.is_empty() {
            return Ty::class(c);
        }
        let own = self.class(c).own_params().iter().map(|p| Ty::Var(*p)).collect();
        self.with_implied(c, own, implied)
    }

    /// What the type parameters of the classes around inner class `c` stand for where `ty` stands before its name, or is
    /// the type of the object that it is created in; nothing if that is not known.
    pub(crate) fn implied_by(&mut self, ty: &Ty, c: ClassIdx) -> Vec<Ty> {
        let info = self.class(c);
        let Some(outer) = info.outer.filter(|_| info.implied_params() > 0) else { return Vec::new() };
        match self.as_super(ty, outer) {
            Some(Ty::Class(_, args)) => args.to_vec(),
            _ => Vec::new(),
        }
    }

    /// The same where only its name is written: the innermost class around that is the enclosing class or inherits from
    /// it tells.
    pub(crate) fn implied_here(&mut self, scope: &Scope, c: ClassIdx) -> Vec<Ty> {
        let info = self.class(c);
        let Some(outer) = info.outer.filter(|_| info.implied_params() > 0) else { return Vec::new() };
        let mut class = scope.class;
        while let Some(k) = class {
            // Names in the header of a class do not see what it inherits.
            if k == outer || self.class(k).header != super::table::Progress::Doing {
                let this = self.this_type(k);
                let found = self.implied_by(&this, c);
                if !found.is_empty() {
                    return found;
                }
            }
            let info = self.class(k);
            class = info.outer.filter(|_| info.inner);
        }
        Vec::new()
    }

    fn resolve_args(&mut self, scope: &Scope, segment: &TypeSegment) -> Vec<Ty> {
        let args: Vec<Ty> = segment.args.iter().map(|a| self.resolve(scope, a)).collect();
        if let Some(i) = args.iter().position(|a| matches!(a, Ty::Prim(_))) {
            let span = segment.args[i].span;
            let found = self.show(&args[i]);
            self.error("type-arguments", span, format!("expected a reference type as type argument, found `{found}`"));
        }
        args
    }

    /// Whether the file imports anything of HJlib.
    pub(crate) fn imports_hj(&self, unit: u32) -> bool {
        self.units[unit as usize].imports.iter().any(|i| hj::is_hj(&dotted(&i.path)))
    }

    /// Reports an unknown type in the way that helps most.
    pub fn unknown_type(&mut self, unit: u32, path: &[Ident], span: Span) {
        let text = dotted(path);
        let first = path.first().map_or("", |i| &*i.name);
        let imported = self.units[unit as usize]
            .imports
            .iter()
            .find(|i| !i.wildcard && i.path.last().is_some_and(|l| &*l.name == first))
            .map(|i| dotted(&i.path));
        let qualified = imported.as_deref().unwrap_or(&text);
        let simple_name = first.starts_with(|c: char| c.is_uppercase());
        let of_hj = hj::is_hj(qualified) || (imported.is_none() && simple_name && self.imports_hj(unit));
        if let Some(pending) = qualified.split('.').find(|s| of_hj && hj::is_pending_type(s)) {
            let message = format!("class `{pending}` of HJlib is known but not supported yet");
            self.unsupported("unsupported", span, message);
            return;
        }
        if let Some(qualified) = imported {
            self.unsupported(
                "unmodelled-class",
                span,
                format!("class `{qualified}` is not supported: there is no model of it"),
            );
            return;
        }
        if path.len() > 1 && first.starts_with(|c: char| c.is_lowercase()) {
            self.unsupported(
                "unmodelled-class",
                span,
                format!("class `{text}` is not supported: there is no model of it"),
            );
            return;
        }
        let imports = self.units[unit as usize].imports.iter().filter(|i| i.wildcard && !i.is_static);
        let packages: Vec<String> = imports.map(|i| dotted(&i.path)).collect();
        if let Some(class) = super::jdk::class_in(packages.iter().map(String::as_str), first) {
            let message = format!("class `{class}` is not supported: there is no model of it");
            self.unsupported("unmodelled-class", span, message);
            return;
        }
        let wild: Vec<String> = packages.iter().map(|p| format!("`{p}.*`")).collect();
        let candidates = models::with_simple_name(first);
        let mut d = crate::diag::error("unknown-type", span, format!("unknown type `{text}`"));
        if let Some(c) = candidates.first() {
            d = d.note(format!("there is a model of `{c}`: is an import missing?"));
        } else if !wild.is_empty() {
            d = d.note(format!("neither this program nor the library models have it (looked in {})", wild.join(", ")));
        }
        if self.unreached && !wild.is_empty() {
            d.severity = crate::diag::Severity::Warning;
        }
        self.report(d);
    }
}

/// `a.b.c`
#[must_use]
pub fn dotted(path: &[Ident]) -> String {
    let parts: Vec<&str> = path.iter().map(|i| &*i.name).collect();
    parts.join(".")
}
