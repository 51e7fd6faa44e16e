//! Supertypes and member signatures, resolved when first asked for.

use super::env::{self, Env, EnvKind};
use super::modifiers::Declared;
use super::resolve::Scope;
use super::table::{FieldInfo, FieldOrigin, MethodInfo, MethodOrigin, Progress, RecordMethod, Sema, with_dims};
use super::ty::{BOOL, ClassIdx, FieldIdx, INT, MethodIdx, Ty};
use crate::diag::Span;
use crate::java::ast::{FieldDecl, Flags, Member, MethodDecl, Name, TypeKind, TypeParam};
use std::rc::Rc;

impl Sema {
    /// The scope in which the members of `c` stand.
    #[must_use]
    pub fn class_scope(&self, c: ClassIdx) -> Scope {
        Scope { env: None, class: Some(c), unit: self.class(c).unit }
    }

    /// Notes that what is reached from `main` depends on what the class declares.
    fn touch(&mut self, c: ClassIdx) {
        self.classes[c.index()].touched |= !self.unreached;
    }

    /// Whether a supertype of the class is not known, so that it may inherit anything.
    pub fn is_opaque(&mut self, c: ClassIdx) -> bool {
        self.ancestors(c).into_iter().any(|a| self.class(a).opaque)
    }

    /// Resolves superclass, interfaces and bounds of type parameters.
    pub fn ensure_header(&mut self, c: ClassIdx) {
        self.touch(c);
        match self.class(c).header {
            Progress::Done => return,
            Progress::Doing => {
                let (name, span) = (self.class(c).name.clone(), self.class(c).span);
                self.error("cyclic-inheritance", span, format!("class `{name}` inherits from itself"));
                self.classes[c.index()].header = Progress::Done;
                return;
            }
            Progress::Todo => {}
        }
        self.classes[c.index()].header = Progress::Doing;
        let decl = self.class(c).decl.clone();
        let scope = self.class_scope(c);
        let is_object = self.class(c).name == "java.lang.Object";
        let mut superclass = None;
        let mut interfaces = Vec::new();
        let anonymous = self.class(c).anonymous_of.clone();
        if let Some(base) = anonymous {
            match base.class_idx() {
                Some(b) if self.is_interface(b) => interfaces.push(base),
                _ => superclass = Some(base),
            }
        } else {
            let supers: Vec<(Ty, Span)> =
                decl.extends.iter().chain(&decl.implements).map(|t| (self.resolve(&scope, t), t.span)).collect();
            for (i, (ty, span)) in supers.into_iter().enumerate() {
                let is_extends = i < decl.extends.len();
                match ty.class_idx() {
                    Some(s) if self.is_interface(s) => {
                        if is_extends && decl.kind == TypeKind::Class {
                            let shown = self.show(&ty);
                            self.error(
                                "not-a-class",
                                span,
                                format!("expected a class after `extends`, found interface `{shown}`"),
                            );
                        }
                        interfaces.push(ty);
                    }
                    Some(s) if is_extends && decl.kind == TypeKind::Class => {
                        // Models may share what they have in common.
                        if self.class(s).flags.has(Flags::FINAL) && !self.class(c).is_model {
                            let shown = self.show(&ty);
                            self.error("final-class", span, format!("cannot extend final class `{shown}`"));
                        }
                        superclass = Some(ty);
                    }
                    Some(_) => {
                        let shown = self.show(&ty);
                        self.error("not-an-interface", span, format!("expected an interface, found class `{shown}`"));
                    }
                    None => {
                        if ty.is_error() {
                            self.classes[c.index()].opaque = true;
                        } else {
                            let shown = self.show(&ty);
                            self.error("not-a-class", span, format!("expected a class or interface, found `{shown}`"));
                        }
                    }
                }
            }
        }
        if superclass.is_none() && !is_object {
            superclass = match decl.kind {
                TypeKind::Enum => {
                    let e = self.known("java.lang.Enum");
                    let this = self.this_type(c);
                    Some(Ty::Class(e, Rc::from([this])))
                }
                TypeKind::Record => Some(Ty::class(self.known("java.lang.Record"))),
                TypeKind::Class => Some(self.object()),
                TypeKind::Interface | TypeKind::Annotation => None,
            };
        }
        self.classes[c.index()].superclass = superclass;
        self.classes[c.index()].interfaces = interfaces;
        // Supertypes' headers first: a cycle shows here.
        let supers = self.supertypes(c);
        for s in supers.iter().filter_map(Ty::class_idx) {
            self.ensure_header(s);
        }
        if self.class(c).header == Progress::Done {
            // A cycle was found below: cut it.
            let object = self.object();
            self.classes[c.index()].superclass = if is_object { None } else { Some(object) };
            self.classes[c.index()].interfaces.clear();
        }
        self.classes[c.index()].header = Progress::Done;
        let params = self.class(c).params.clone();
        for (param, tv) in decl.params.iter().zip(params) {
            let bounds = param.bounds.iter().map(|b| self.resolve(&scope, b)).collect();
            self.tvars[tv.index()].bounds = bounds;
        }
        // The bounds of its further parameters. Where that is on the way already, it is for the enclosing class's own header.
        if self.class(c).implied_params() > 0
            && let Some(outer) = self.class(c).outer
            && self.class(outer).header == Progress::Todo
        {
            self.ensure_header(outer);
        }
    }

    /// Direct supertypes; for interfaces without superinterfaces, `Object`.
    pub fn supertypes(&mut self, c: ClassIdx) -> Vec<Ty> {
        self.touch(c);
        if self.class(c).header == Progress::Todo {
            self.ensure_header(c);
        }
        let info = self.class(c);
        info.superclass.iter().chain(info.interfaces.iter()).cloned().collect()
    }

    /// Enters type parameters of a method into a scope.
    fn method_tparams(&mut self, params: &[TypeParam], scope: &mut Scope) -> Vec<super::ty::TvIdx> {
        let mut vars = Vec::new();
        for p in params {
            let v = self.new_tvar(p.name.name.clone());
            scope.env = env::push(&scope.env, EnvKind::TypeVar(p.name.name.clone(), v));
            vars.push(v);
        }
        for (p, v) in params.iter().zip(&vars) {
            let bounds = p.bounds.iter().map(|b| self.resolve(scope, b)).collect();
            self.tvars[v.index()].bounds = bounds;
        }
        vars
    }

    /// The scope inside a method: its type parameters.
    #[must_use]
    pub fn method_env(&self, m: MethodIdx) -> Env {
        let mut e = None;
        for v in &self.method(m).tparams {
            e = env::push(&e, EnvKind::TypeVar(self.tvars[v.index()].name.clone(), *v));
        }
        e
    }

    /// Resolves the signatures of all members of `c`.
    pub fn ensure_members(&mut self, c: ClassIdx) {
        self.touch(c);
        if self.class(c).members != Progress::Todo {
            return;
        }
        self.classes[c.index()].members = Progress::Doing;
        self.ensure_header(c);
        let decl = self.class(c).decl.clone();
        self.enum_constants(c);
        self.record_fields(c);
        for member in &decl.members {
            match member {
                Member::Field(f) => self.enter_fields(c, f),
                Member::Method(m) => self.enter_method(c, m),
                Member::Init { .. } | Member::Type(_) => {}
            }
        }
        self.implicit_members(c);
        self.classes[c.index()].members = Progress::Done;
        self.check_duplicates(c);
    }

    /// Adds a field, unless its name is taken, which is reported.
    fn add_field(&mut self, field: FieldInfo) {
        if let Some(first) = self.class(field.class).own_field(&field.name) {
            let message = format!("field `{}` is declared twice", field.name);
            let d = crate::diag::error("duplicate-name", field.span, message)
                .at(self.field(first).span, "first declared here");
            self.report(d);
            return;
        }
        let index = FieldIdx(self.fields.len() as u32);
        let info = &mut self.classes[field.class.index()];
        info.fields.push(index);
        info.fields_by_name.insert(field.name.clone(), index);
        self.fields.push(field);
    }

    fn enter_fields(&mut self, c: ClassIdx, decl: &Rc<FieldDecl>) {
        let scope = self.class_scope(c);
        let mut flags = decl.mods.flags;
        if self.is_interface(c) {
            flags.0 |= Flags::STATIC | Flags::FINAL | Flags::PUBLIC;
        }
        if let Some(first) = decl.vars.first().filter(|_| !self.class(c).is_model) {
            self.check_modifiers(decl.mods.flags, Declared::Field, Some(c), first.name.span);
        }
        for (i, var) in decl.vars.iter().enumerate() {
            let ty = self.resolve(&scope, &with_dims(&decl.ty, var.dims));
            if ty == Ty::Void {
                self.error("syntax", decl.ty.span, "expected a type, found `void`");
            }
            let origin = FieldOrigin::Source(decl.clone(), i);
            self.add_field(FieldInfo {
                name: var.name.name.clone(),
                class: c,
                flags,
                ty,
                origin,
                constant: None,
                span: var.name.span,
            });
        }
    }

    fn enter_method(&mut self, c: ClassIdx, decl: &Rc<MethodDecl>) {
        let mut scope = self.class_scope(c);
        let tparams = self.method_tparams(&decl.type_params, &mut scope);
        let mut flags = decl.mods.flags;
        if self.is_interface(c) && !flags.has(Flags::PRIVATE) {
            flags.0 |= Flags::PUBLIC;
        }
        let mut params = Vec::new();
        let mut varargs = false;
        for p in &decl.params {
            let ty = self.resolve(&scope, &p.ty);
            params.push(if p.varargs { Ty::array(ty) } else { ty });
            varargs |= p.varargs;
        }
        if decl.compact {
            varargs = self.class(c).decl.components.last().is_some_and(|p| p.varargs);
            params = self
                .class(c)
                .fields
                .iter()
                .filter(|f| !self.field(**f).is_static())
                .map(|f| self.field(*f).ty.clone())
                .collect();
        }
        let ret = match &decl.ret {
            Some(t) => self.resolve(&scope, t),
            None => Ty::Void,
        };
        let is_ctor = decl.ret.is_none();
        let name = if is_ctor { Name::from("<init>") } else { decl.name.name.clone() };
        if decl.body.is_none() && !is_ctor && !flags.has(Flags::ABSTRACT | Flags::NATIVE) && !self.is_interface(c) {
            self.error("missing-body", decl.name.span, format!("method `{name}` needs a body, or to be abstract"));
        }
        if flags.has(Flags::NATIVE) && !self.class(c).is_model {
            self.unsupported("unsupported", decl.name.span, format!("native method `{name}` is not supported"));
        }
        if !self.class(c).is_model {
            let what = if is_ctor { Declared::Constructor } else { Declared::Method };
            self.check_modifiers(decl.mods.flags, what, Some(c), decl.name.span);
            self.check_body(c, decl);
        }
        let origin = MethodOrigin::Source(decl.clone());
        self.add_method(MethodInfo {
            name,
            class: c,
            flags,
            tparams,
            params,
            varargs,
            ret,
            origin,
            span: decl.name.span,
        });
    }

    /// Reports a body where none can be.
    fn check_body(&mut self, c: ClassIdx, decl: &MethodDecl) {
        let forms = Flags::DEFAULT | Flags::STATIC | Flags::PRIVATE;
        let has_form = !self.is_interface(c) || decl.mods.flags.has(forms);
        let name = &decl.name.name;
        if decl.body.is_some() && (decl.mods.flags.has(Flags::ABSTRACT) || !has_form) {
            let message = format!("method `{name}` is abstract, so it cannot have a body");
            self.error("abstract-body", decl.name.span, message);
        } else if decl.body.is_none() && self.is_interface(c) && decl.mods.flags.has(forms) {
            let message = format!("method `{name}` needs a body: it is not abstract");
            self.error("missing-body", decl.name.span, message);
        }
    }

    fn add_method(&mut self, method: MethodInfo) -> MethodIdx {
        let index = MethodIdx(self.methods.len() as u32);
        let info = &mut self.classes[method.class.index()];
        if method.is_ctor() {
            info.ctors.push(index)
        } else {
            info.methods.push(index);
            info.methods_by_name.entry(method.name.clone()).or_default().push(index);
        }
        self.methods.push(method);
        index
    }

    fn enum_constants(&mut self, c: ClassIdx) {
        let decl = self.class(c).decl.clone();
        let ty = Ty::class(c);
        for (i, constant) in decl.constants.iter().enumerate() {
            let flags = Flags(Flags::PUBLIC | Flags::STATIC | Flags::FINAL);
            let origin = FieldOrigin::EnumConstant(i);
            let name = constant.name.name.clone();
            self.add_field(FieldInfo {
                name,
                class: c,
                flags,
                ty: ty.clone(),
                origin,
                constant: Some(None),
                span: constant.name.span,
            });
        }
        if decl.kind == TypeKind::Enum {
            let flags = Flags(Flags::PRIVATE | Flags::STATIC | Flags::FINAL);
            let (name, span) = (Name::from("$VALUES"), decl.name.span);
            let ty = Ty::array(ty);
            self.add_field(FieldInfo {
                name,
                class: c,
                flags,
                ty,
                origin: FieldOrigin::Plain,
                constant: Some(None),
                span,
            });
        }
    }

    fn record_fields(&mut self, c: ClassIdx) {
        let decl = self.class(c).decl.clone();
        let scope = self.class_scope(c);
        for p in &decl.components {
            let mut ty = self.resolve(&scope, &p.ty);
            if p.varargs {
                ty = Ty::array(ty);
            }
            let flags = Flags(Flags::PRIVATE | Flags::FINAL);
            let (name, span) = (p.name.name.clone(), p.name.span);
            self.add_field(FieldInfo {
                name,
                class: c,
                flags,
                ty,
                origin: FieldOrigin::Plain,
                constant: Some(None),
                span,
            });
        }
    }

    /// Default constructors, and what enums and records have without writing it.
    fn implicit_members(&mut self, c: ClassIdx) {
        let decl = self.class(c).decl.clone();
        let span = decl.name.span;
        let public = Flags(Flags::PUBLIC);
        let add = |sema: &mut Sema, name: &str, flags: Flags, params: Vec<Ty>, ret: Ty, origin: MethodOrigin| {
            let name = Name::from(name);
            sema.add_method(MethodInfo {
                name,
                class: c,
                flags,
                tparams: Vec::new(),
                params,
                varargs: false,
                ret,
                origin,
                span,
            });
        };
        match decl.kind {
            TypeKind::Enum => {
                let this = Ty::class(c);
                let string = self.string();
                let flags = Flags(Flags::PUBLIC | Flags::STATIC);
                add(self, "values", flags, Vec::new(), Ty::array(this.clone()), MethodOrigin::EnumValues);
                add(self, "valueOf", flags, vec![string], this, MethodOrigin::EnumValueOf);
            }
            TypeKind::Record => {
                let fields: Vec<FieldIdx> =
                    self.class(c).fields.iter().copied().filter(|f| !self.field(*f).is_static()).collect();
                let types: Vec<Ty> = fields.iter().map(|f| self.field(*f).ty.clone()).collect();
                let canonical = self.class(c).ctors.iter().any(|m| self.method(*m).params == types);
                if !canonical {
                    add(self, "<init>", public, types, Ty::Void, MethodOrigin::RecordCtor);
                    let varargs = decl.components.last().is_some_and(|p| p.varargs);
                    if let Some(m) = self.class(c).ctors.last().copied() {
                        self.methods[m.index()].varargs = varargs;
                    }
                }
                for f in fields {
                    let (name, ty) = (self.field(f).name.clone(), self.field(f).ty.clone());
                    if !self.declares(c, &name, 0) {
                        add(self, &name, public, Vec::new(), ty, MethodOrigin::RecordGet(f));
                    }
                }
                let (object, string) = (self.object(), self.string());
                if !self.declares(c, "toString", 0) {
                    add(
                        self,
                        "toString",
                        public,
                        Vec::new(),
                        string,
                        MethodOrigin::RecordMethod(RecordMethod::ToString),
                    );
                }
                if !self.declares(c, "hashCode", 0) {
                    add(self, "hashCode", public, Vec::new(), INT, MethodOrigin::RecordMethod(RecordMethod::HashCode));
                }
                let takes_object = |m: &MethodIdx| self.method(*m).params == [object.clone()];
                if !self.class(c).own_methods("equals").iter().any(takes_object) {
                    add(self, "equals", public, vec![object], BOOL, MethodOrigin::RecordMethod(RecordMethod::Equals));
                }
            }
            TypeKind::Class | TypeKind::Interface | TypeKind::Annotation => {}
        }
        if matches!(decl.kind, TypeKind::Class | TypeKind::Enum)
            && self.class(c).ctors.is_empty()
            && self.class(c).anonymous_of.is_none()
        {
            add(self, "<init>", public, Vec::new(), Ty::Void, MethodOrigin::DefaultCtor);
        }
    }

    fn declares(&self, c: ClassIdx, name: &str, arity: usize) -> bool {
        self.class(c).own_methods(name).iter().any(|m| self.method(*m).params.len() == arity)
    }

    fn check_duplicates(&mut self, c: ClassIdx) {
        if self.class(c).is_model {
            return;
        }
        let all: Vec<MethodIdx> = self.class(c).methods.iter().chain(&self.class(c).ctors).copied().collect();
        let mut seen: rustc_hash::FxHashMap<(Name, String), MethodIdx> = rustc_hash::FxHashMap::default();
        for m in all {
            // Types that are not known may differ.
            if self.method(m).params.iter().any(Ty::is_error) {
                continue;
            }
            let key = (self.method(m).name.clone(), self.erased_params(m));
            if let Some(first) = seen.insert(key, m) {
                let (name, span, first) = (self.method(m).name.clone(), self.method(m).span, self.method(first).span);
                let shown = if &*name == "<init>" { "constructor".to_string() } else { format!("method `{name}`") };
                let d = crate::diag::error(
                    "duplicate-name",
                    span,
                    format!("{shown} is declared twice with the same parameter types"),
                )
                .at(first, "first declared here");
                self.report(d);
            }
        }
    }

    /// Erased parameter types for people and as part of selectors: `int, Object`.
    #[must_use]
    pub fn erased_params(&self, m: MethodIdx) -> String {
        let parts: Vec<String> = self.method(m).params.iter().map(|p| self.show(&self.erase(p))).collect();
        parts.join(", ")
    }

    /// A field of `c` or its supertypes, by name.
    pub fn find_field(&mut self, c: ClassIdx, name: &str) -> Option<FieldIdx> {
        self.find_field_at(c, name, c, 0)
    }

    fn find_field_at(&mut self, c: ClassIdx, name: &str, by: ClassIdx, depth: u32) -> Option<FieldIdx> {
        self.ensure_members(c);
        let own = self.class(c).own_field(name);
        if let Some(f) = own.filter(|f| self.is_inherited(self.field(*f).flags, c, by)) {
            return Some(f);
        }
        if depth > 200 {
            return None;
        }
        let supers: Vec<ClassIdx> = self.supertypes(c).iter().filter_map(Ty::class_idx).collect();
        supers.into_iter().find_map(|s| self.find_field_at(s, name, by, depth + 1))
    }

    /// Two fields called `name` that `c` inherits, none of which hides the other: the name alone means neither (JLS 8.3, 9.3).
    pub fn rival_fields(&mut self, c: ClassIdx, name: &str) -> Option<(FieldIdx, FieldIdx)> {
        let mut found = Vec::new();
        self.collect_fields(c, name, c, 0, &mut found);
        match found[..] {
            [a, b, ..] => Some((a, b)),
            _ => None,
        }
    }

    fn collect_fields(&mut self, c: ClassIdx, name: &str, by: ClassIdx, depth: u32, found: &mut Vec<FieldIdx>) {
        let own = self.class(c).own_field(name);
        match own.filter(|f| self.is_inherited(self.field(*f).flags, c, by)) {
            Some(f) if found.contains(&f) => {}
            Some(f) => found.push(f),
            None if depth > 200 => {}
            None => {
                let supers: Vec<ClassIdx> = self.supertypes(c).iter().filter_map(Ty::class_idx).collect();
                supers.into_iter().for_each(|s| self.collect_fields(s, name, by, depth + 1, found));
            }
        }
    }

    /// All methods called `name` of `c` and its supertypes, overridden ones left out; `Object`'s for interfaces too.
    pub fn find_methods(&mut self, c: ClassIdx, name: &str) -> Vec<MethodIdx> {
        let mut found = Vec::new();
        let mut visited = Vec::new();
        self.collect_methods(c, name, &mut found, &mut visited);
        if self.is_interface(c)
            && let Ty::Class(object, _) = self.object()
        {
            self.collect_methods(object, name, &mut found, &mut visited);
        }
        found
    }

    fn collect_methods(&mut self, c: ClassIdx, name: &str, found: &mut Vec<MethodIdx>, visited: &mut Vec<ClassIdx>) {
        if visited.contains(&c) || visited.len() > 500 {
            return;
        }
        visited.push(c);
        self.ensure_members(c);
        // Static methods of interfaces are not inherited.
        let no_statics = visited.len() > 1 && self.is_interface(c);
        for m in self.class(c).own_methods(name).to_vec() {
            let info = self.method(m);
            let inherited = visited.first().is_none_or(|by| self.is_inherited(info.flags, c, *by));
            if no_statics && info.is_static() || !inherited {
                continue;
            }
            match found.iter().position(|f| self.overrides(*f, m)) {
                None => found.push(m),
                Some(i) => {
                    // An interface found later may refine one found through the superclass.
                    let before = self.method(found[i]).class;
                    if before != c && self.is_interface(before) && self.is_subclass(c, before) {
                        found[i] = m;
                    }
                }
            }
        }
        let supers: Vec<ClassIdx> = self.supertypes(c).iter().filter_map(Ty::class_idx).collect();
        for s in supers {
            self.collect_methods(s, name, found, visited);
        }
    }
}
