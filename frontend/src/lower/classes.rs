//! Classes, fields, methods and selectors of the IR.

use super::{Lower, Work};
use crate::diag::Span;
use crate::java::ast::{Flags, Member, TypeKind};
use crate::sema::table::{FieldOrigin, MethodOrigin};
use crate::sema::ty::{ClassIdx, FieldIdx, MethodIdx, Ty};
use rustc_hash::FxHashSet;
use scoville_ir::flat::Code;
use scoville_ir::program as ir;
use scoville_ir::stmt::Block;
use scoville_ir::types::{ClassId, FieldId, MethodId, SelectorId, TypeId};
use std::collections::BTreeMap;

impl Lower {
    /// The IR class; its fields and supertypes come with it.
    pub(crate) fn class_id(&mut self, c: ClassIdx) -> ClassId {
        if let Some(id) = self.class_ids.get(&c) {
            return *id;
        }
        let supers = self.attr.sema.supertypes(c);
        let mut superclass = None;
        let mut supertypes = Vec::new();
        for s in supers.iter().filter_map(Ty::class_idx) {
            let id = self.class_id(s);
            if !self.attr.sema.is_interface(s) {
                superclass = Some(id);
            }
            supertypes.extend(self.classes[id.index()].supertypes.iter().copied());
        }
        if self.attr.sema.is_interface(c) {
            let object = self.attr.sema.known("java.lang.Object");
            supertypes.push(self.class_id(object));
        }
        // Resolving a supertype's fields may have made this class already.
        if let Some(id) = self.class_ids.get(&c) {
            return *id;
        }
        let id = ClassId(self.classes.len() as u32);
        supertypes.push(id);
        supertypes.sort_unstable();
        supertypes.dedup();
        let inherited = superclass.map_or_else(Vec::new, |s: ClassId| self.classes[s.index()].instance_fields.clone());
        let info = self.attr.sema.class(c);
        self.classes.push(ir::Class {
            name: info.name.clone(),
            runtime_name: self.attr.sema.binary_name(c),
            superclass,
            supertypes,
            instance_fields: inherited,
            dispatch: BTreeMap::new(),
            initializer: None,
            is_model: info.is_model,
            span: info.span,
        });
        self.class_ids.insert(c, id);
        self.attr.sema.ensure_members(c);
        let fields = self.attr.sema.class(c).fields.clone();
        // All slots first: types of fields may lead back here.
        for f in &fields {
            self.new_field(*f, id);
        }
        let info = self.attr.sema.class(c);
        let (inner, outer, captures, span) = (info.inner, info.outer, info.captures.clone(), info.span);
        let object = self.object_type();
        if inner && outer.is_some() {
            let f = self.synthetic_field(id, "this$0".to_string(), object, span);
            self.outer_fields.insert(c, f);
        }
        let mut carried = Vec::new();
        for v in &captures {
            let f = self.synthetic_field(id, format!("val${}", v.name), object, span);
            self.capture_fields.insert((c, v.id), f);
            carried.push((f, v.clone()));
        }
        for f in fields {
            let ty = self.attr.sema.field(f).ty.clone();
            let ty = self.ty(&ty);
            if let Some(id) = self.field_ids.get(&f) {
                self.fields[id.index()].ty = ty;
            }
        }
        for (f, v) in carried {
            let ty = v.ty.borrow().clone();
            self.fields[f.index()].ty = self.ty(&ty);
        }
        if let Some(f) = self.outer_fields.get(&c).copied()
            && let Some(o) = outer
        {
            self.fields[f.index()].ty = self.ty(&Ty::class(o));
        }
        id
    }

    /// `Object`, or the first type if that is being made.
    fn object_type(&mut self) -> TypeId {
        let object = self.attr.sema.known("java.lang.Object");
        match self.class_ids.get(&object) {
            Some(id) => self.intern(scoville_ir::types::Type::Class(*id)),
            None => TypeId(0),
        }
    }

    fn new_field(&mut self, f: FieldIdx, class: ClassId) {
        let info = self.attr.sema.field(f);
        let (is_static, is_final) = (info.is_static(), info.flags.has(Flags::FINAL));
        let is_volatile = info.flags.has(Flags::VOLATILE);
        let (name, span) = (info.name.to_string(), info.span);
        let ty = self.object_type();
        let slot = if is_static {
            self.statics += 1;
            self.statics - 1
        } else {
            self.classes[class.index()].instance_fields.len() as u32
        };
        let id = FieldId(self.fields.len() as u32);
        self.fields.push(ir::Field { name, class, ty, is_static, is_final, is_volatile, slot, span });
        if !is_static {
            self.classes[class.index()].instance_fields.push(id);
        }
        self.field_ids.insert(f, id);
    }

    /// A final instance field of the front end's own.
    pub(crate) fn synthetic_field(&mut self, class: ClassId, name: String, ty: TypeId, span: Span) -> FieldId {
        let id = FieldId(self.fields.len() as u32);
        let slot = self.classes[class.index()].instance_fields.len() as u32;
        self.fields.push(ir::Field {
            name,
            class,
            ty,
            is_static: false,
            is_final: true,
            is_volatile: false,
            slot,
            span,
        });
        self.classes[class.index()].instance_fields.push(id);
        id
    }

    pub(crate) fn field_id(&mut self, f: FieldIdx) -> FieldId {
        let class = self.attr.sema.field(f).class;
        self.class_id(class);
        self.field_ids.get(&f).copied().unwrap_or(FieldId(0))
    }

    /// A method whose body comes later.
    pub(crate) fn new_method(&mut self, name: String, class: ClassId, is_model: bool, span: Span) -> MethodId {
        let id = MethodId(self.methods.len() as u32);
        self.methods.push(ir::Method {
            name,
            class,
            params: 0,
            locals: Vec::new(),
            result: None,
            body: Block::default(),
            code: Code::default(),
            is_model,
            limit: None,
            span,
        });
        id
    }

    /// The IR method; its body is put on the queue.
    pub(crate) fn method_id(&mut self, m: MethodIdx) -> MethodId {
        if let Some(id) = self.method_ids.get(&m) {
            return *id;
        }
        let info = self.attr.sema.method(m);
        let (class, span) = (info.class, info.span);
        let name = format!("{}.{}", self.attr.sema.class(class).name, info.name);
        let is_model = self.attr.sema.class(class).is_model;
        let limit = if is_model { limit(&info.origin) } else { None };
        let class = self.class_id(class);
        let id = self.new_method(name, class, is_model, span);
        self.methods[id.index()].limit = limit;
        self.method_ids.insert(m, id);
        self.queue.push(Work::Method(m, id));
        id
    }

    pub(crate) fn selector(&mut self, m: MethodIdx) -> SelectorId {
        let info = self.attr.sema.method(m);
        let mut name = format!("{}({})", info.name, self.attr.sema.erased_params(m));
        // What only its package can override is another method where a class of another package declares the same.
        let within = !info.flags.has(Flags::PUBLIC | Flags::PROTECTED) && !self.attr.sema.is_interface(info.class);
        let package = self.attr.sema.package_of(info.class);
        if within && !package.is_empty() {
            name = format!("{package}/{name}");
        }
        if let Some(id) = self.selector_ids.get(&name) {
            return *id;
        }
        let id = SelectorId(self.selectors.len() as u32);
        self.selectors.push(name.clone());
        self.selector_ids.insert(name, id);
        id
    }

    // --- initialisers ---

    /// The static initialiser, if it does anything.
    pub(crate) fn class_init(&mut self, c: ClassIdx) -> Option<MethodId> {
        if let Some(known) = self.class_inits.get(&c) {
            return *known;
        }
        self.attr.sema.ensure_members(c);
        let decl = self.attr.sema.class(c).decl.clone();
        let mut needed = decl.kind == TypeKind::Enum
            || decl.members.iter().any(|m| matches!(m, Member::Init { is_static: true, .. }));
        for f in self.attr.sema.class(c).fields.clone() {
            let info = self.attr.sema.field(f);
            let has_init = match &info.origin {
                FieldOrigin::Source(d, i) => d.vars.get(*i).is_some_and(|v| v.init.is_some()),
                _ => false,
            };
            needed |= info.is_static() && has_init && self.attr.field_constant(f).is_none();
        }
        needed |= !self.initialised_interfaces(c).is_empty();
        if !needed {
            self.class_inits.insert(c, None);
            return None;
        }
        let info = self.attr.sema.class(c);
        let (name, is_model, span) = (format!("{}.<clinit>", info.name), info.is_model, info.span);
        let class = self.class_id(c);
        let id = self.new_method(name, class, is_model, span);
        self.class_inits.insert(c, Some(id));
        self.classes[class.index()].initializer = Some(id);
        if is_model {
            self.model_inits.push((c, id));
        }
        self.queue.push(Work::ClassInit(c, id));
        Some(id)
    }

    /// The first class, from `c` upwards, whose static initialiser does something.
    pub(crate) fn initialised_class(&mut self, c: ClassIdx) -> Option<ClassIdx> {
        let mut at = Some(c);
        let mut depth = 0;
        while let Some(k) = at {
            if self.class_init(k).is_some() {
                return Some(k);
            }
            depth += 1;
            if depth > 400 || self.attr.sema.is_interface(k) {
                return None;
            }
            at = self.superclass(k);
        }
        None
    }

    /// The superinterfaces that class `c` initialises before itself, in order: those with default methods whose
    /// initialisers do something (JLS 12.4.2, step 7).
    pub(crate) fn initialised_interfaces(&mut self, c: ClassIdx) -> Vec<ClassIdx> {
        let mut found = Vec::new();
        if !self.attr.sema.is_interface(c) {
            let mut seen = FxHashSet::default();
            self.interfaces_with_defaults(c, &mut seen, &mut found);
            found.retain(|i| !self.is_model(*i) && self.class_init(*i).is_some());
        }
        found
    }

    /// The same for the class of a lambda, which implements this interface.
    pub(crate) fn initialised_interfaces_of(&mut self, interface: ClassIdx) -> Vec<ClassIdx> {
        if self.is_model(interface) {
            return Vec::new();
        }
        let mut found = Vec::new();
        self.interfaces_with_defaults(interface, &mut FxHashSet::default(), &mut found);
        self.attr.sema.ensure_members(interface);
        let methods = &self.attr.sema.class(interface).methods;
        if methods.iter().any(|m| self.has_default_body(*m)) {
            found.push(interface);
        }
        found.retain(|i| self.class_init(*i).is_some());
        found
    }

    fn has_default_body(&self, m: MethodIdx) -> bool {
        let info = self.attr.sema.method(m);
        !info.is_static() && !info.is_abstract()
    }

    fn interfaces_with_defaults(&mut self, c: ClassIdx, seen: &mut FxHashSet<ClassIdx>, found: &mut Vec<ClassIdx>) {
        for i in self.attr.sema.supertypes(c).iter().filter_map(Ty::class_idx) {
            if !self.attr.sema.is_interface(i) || self.is_model(i) || !seen.insert(i) {
                continue;
            }
            self.interfaces_with_defaults(i, seen, found);
            self.attr.sema.ensure_members(i);
            if self.attr.sema.class(i).methods.iter().any(|m| self.has_default_body(*m)) {
                found.push(i);
            }
        }
    }

    /// The superclass.
    pub(crate) fn superclass(&mut self, c: ClassIdx) -> Option<ClassIdx> {
        let supers = self.attr.sema.supertypes(c);
        supers.iter().filter_map(Ty::class_idx).find(|s| !self.attr.sema.is_interface(*s))
    }

    /// The method that runs field initialisers and initialiser blocks of an object, if there are any.
    pub(crate) fn object_init(&mut self, c: ClassIdx) -> Option<MethodId> {
        if let Some(known) = self.object_inits.get(&c) {
            return *known;
        }
        let decl = self.attr.sema.class(c).decl.clone();
        let interface = self.attr.sema.is_interface(c);
        let needed = !interface
            && decl.members.iter().any(|m| match m {
                Member::Init { is_static, .. } => !is_static,
                Member::Field(f) => !f.mods.flags.has(Flags::STATIC) && f.vars.iter().any(|v| v.init.is_some()),
                _ => false,
            });
        if !needed {
            self.object_inits.insert(c, None);
            return None;
        }
        let info = self.attr.sema.class(c);
        let (name, is_model, span) = (format!("{}.<fields>", info.name), info.is_model, info.span);
        let class = self.class_id(c);
        let id = self.new_method(name, class, is_model, span);
        self.object_inits.insert(c, Some(id));
        self.queue.push(Work::ObjectInit(c, id));
        Some(id)
    }
}

/// What a method of a model is marked with: `@scoville.TimeLimit`, `@scoville.Idle`.
fn limit(origin: &MethodOrigin) -> Option<ir::Limit> {
    let MethodOrigin::Source(decl) = origin else { return None };
    decl.mods.annotations.iter().find_map(|a| match a.name.iter().map(|i| &*i.name).collect::<Vec<_>>()[..] {
        ["scoville", "TimeLimit"] => Some(ir::Limit::Time),
        ["scoville", "Idle"] => Some(ir::Limit::Idle),
        _ => None,
    })
}
