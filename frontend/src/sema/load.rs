//! Entering files into the table: user files at the start, models when a name needs them.

use super::env::Env;
use super::modifiers::Declared;
use super::table::{ClassInfo, Progress, Sema, Unit};
use super::ty::{ClassIdx, Ty};
use crate::diag::Origin;
use crate::java::ast::{CompilationUnit, Flags, Ident, Member, Name, TypeDecl, TypeKind};
use crate::java::parser;
use crate::models;
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::rc::Rc;

/// Where a class is declared.
pub struct Place {
    /// file
    pub unit: u32,
    /// enclosing class
    pub outer: Option<ClassIdx>,
    /// scope, for classes inside bodies
    pub env: Env,
    /// inside a body
    pub is_local: bool,
    /// inside a body without `this`
    pub static_context: bool,
}

/// What a file is part of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The program.
    Program,
    /// Models of the user.
    UserModel,
    /// Models of this crate.
    Model,
}

impl Sema {
    /// Enters a parsed file. A class of the program or of the user's models takes the place of a model of this crate.
    pub fn enter_unit(&mut self, file: crate::diag::FileId, unit: CompilationUnit, part: Part) {
        let is_model = part != Part::Program;
        let package = unit.package.as_ref().map_or_else(String::new, |p| {
            let parts: Vec<&str> = p.iter().map(|i| &*i.name).collect();
            parts.join(".")
        });
        let index = self.units.len() as u32;
        self.packages.insert(package.clone());
        self.units.push(Unit {
            file,
            package: package.clone(),
            imports: unit.imports,
            types: FxHashMap::default(),
            is_model,
            is_ours: part == Part::Model,
        });
        for decl in unit.types {
            let qualified =
                if package.is_empty() { decl.name.name.to_string() } else { format!("{package}.{}", decl.name.name) };
            if let Some(&other) = self.by_name.get(&qualified) {
                if part == Part::Model {
                    continue;
                }
                let first = self.class(other).decl.name.span;
                let d = crate::diag::error(
                    "duplicate-class",
                    decl.name.span,
                    format!("class `{qualified}` is declared twice"),
                )
                .at(first, "first declared here");
                self.report(d);
                continue;
            }
            let simple = decl.name.name.clone();
            let place = Place { unit: index, outer: None, env: None, is_local: false, static_context: true };
            let class = self.enter_class(decl, qualified.clone(), place);
            self.units[index as usize].types.insert(simple, class);
            self.by_name.insert(qualified, class);
        }
    }

    /// Enters a class and its member classes.
    pub fn enter_class(&mut self, decl: Rc<TypeDecl>, name: String, place: Place) -> ClassIdx {
        let index = ClassIdx(self.classes.len() as u32);
        let mut flags = decl.mods.flags;
        if !self.units[place.unit as usize].is_model {
            self.check_modifiers(flags, Declared::Class(decl.kind), place.outer, decl.name.span);
            self.check_name(&decl.name, place.outer);
        }
        let outer_interface = place.outer.is_some_and(|o| self.is_interface(o));
        let implicit_static = decl.kind != TypeKind::Class || (outer_interface && !place.is_local);
        if implicit_static {
            flags.0 |= Flags::STATIC;
        }
        let inner =
            !flags.has(Flags::STATIC) && if place.is_local { !place.static_context } else { place.outer.is_some() };
        let unit = place.unit;
        let is_model = self.units[unit as usize].is_model;
        self.classes.push(ClassInfo {
            name: name.clone(),
            simple: decl.name.name.clone(),
            kind: decl.kind,
            flags,
            decl: decl.clone(),
            unit,
            outer: place.outer,
            inner,
            env: place.env,
            is_local: place.is_local,
            params: Vec::new(),
            superclass: None,
            interfaces: Vec::new(),
            anonymous_of: None,
            opaque: false,
            touched: false,
            asked: RefCell::default(),
            header: Progress::Todo,
            members: Progress::Todo,
            fields: Vec::new(),
            methods: Vec::new(),
            ctors: Vec::new(),
            fields_by_name: FxHashMap::default(),
            methods_by_name: FxHashMap::default(),
            types: FxHashMap::default(),
            is_model,
            captures: Vec::new(),
            span: decl.name.span,
        });
        let mut params: Vec<_> = decl.params.iter().map(|p| self.new_tvar(p.name.name.clone())).collect();
        if inner
            && !place.is_local
            && let Some(outer) = place.outer
        {
            params.extend_from_slice(&self.class(outer).params);
        }
        self.classes[index.index()].params = params;
        for member in &decl.members {
            if let Member::Type(inner_decl) = member {
                let simple = inner_decl.name.name.clone();
                let inner_name = format!("{name}.{simple}");
                if self.class(index).types.contains_key(&simple) {
                    self.error(
                        "duplicate-class",
                        inner_decl.name.span,
                        format!("class `{inner_name}` is declared twice"),
                    );
                    continue;
                }
                let inner_place = Place { unit, outer: Some(index), env: None, is_local: false, static_context: false };
                let c = self.enter_class(inner_decl.clone(), inner_name, inner_place);
                self.classes[index.index()].types.insert(simple, c);
            }
        }
        index
    }

    /// Reports a class with the name of one around it.
    fn check_name(&mut self, name: &Ident, mut outer: Option<ClassIdx>) {
        while let Some(o) = outer {
            let info = self.class(o);
            if !name.name.is_empty() && info.simple == name.name {
                let first = info.decl.name.span;
                let message = format!("class `{}` stands inside of another one of this name", name.name);
                let d = crate::diag::error("duplicate-class", name.span, message).at(first, "declared here");
                self.report(d);
                return;
            }
            outer = info.outer;
        }
    }

    /// The top-level class with this qualified name; loads its model if there is one.
    pub fn find_class(&mut self, qualified: &str) -> Option<ClassIdx> {
        if let Some(c) = self.by_name.get(qualified) {
            return Some(*c);
        }
        let file = models::file_of(qualified)?;
        self.load_model(file);
        self.by_name.get(qualified).copied()
    }

    /// Parses and enters a model file once.
    pub fn load_model(&mut self, file: usize) {
        if !self.loaded_models.insert(file) {
            return;
        }
        let Some((name, text)) = models::FILES.get(file) else { return };
        let id = self.sources.add(format!("models/{name}"), *text, Origin::Model);
        let (unit, errors) = parser::parse_model(id, text);
        self.diagnostics.extend(errors);
        self.enter_unit(id, unit, Part::Model);
    }

    /// A model class that must exist; if not, an internal error is reported and `Object` is returned.
    pub fn known(&mut self, qualified: &str) -> ClassIdx {
        match self.find_class(qualified) {
            Some(c) => c,
            None => {
                let d = crate::diag::Diagnostic::error(
                    "internal",
                    format!("the library model of `{qualified}` is missing"),
                );
                self.report(d);
                ClassIdx(0)
            }
        }
    }

    /// `java.lang.Object`
    pub fn object(&mut self) -> Ty {
        Ty::class(self.known("java.lang.Object"))
    }

    /// `java.lang.String`
    pub fn string(&mut self) -> Ty {
        Ty::class(self.known("java.lang.String"))
    }

    /// Name of the next anonymous or local class inside `outer`.
    pub fn inner_name(&mut self, outer: ClassIdx, simple: &str) -> String {
        let base = self.class(outer).name.clone();
        let n = self.anonymous.entry(format!("{base}/{simple}")).or_insert(0);
        *n += 1;
        if simple.is_empty() { format!("{base}${n}") } else { format!("{base}${n}{simple}") }
    }

    /// Gives the number in the name of the local class that was entered last to the next one.
    pub fn forget_inner_name(&mut self, c: ClassIdx) {
        let info = self.class(c);
        let Some(outer) = info.outer else { return };
        let key = format!("{}/{}", self.class(outer).name, info.simple);
        if let Some(n) = self.anonymous.get_mut(&key) {
            *n -= 1;
        }
    }

    /// The name `Ident` uses, interned or not.
    #[must_use]
    pub fn name(text: &str) -> Name {
        Name::from(text)
    }
}
