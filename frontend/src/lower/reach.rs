//! Which overriding methods virtual calls reach: those of classes that are created somewhere.

use super::Lower;
use super::body::Body;
use crate::java::ast::Flags;
use crate::sema::ty::{ClassIdx, MethodIdx, Ty};
use rustc_hash::{FxHashMap, FxHashSet};
use scoville_ir::stmt::{Callee, Op, Place, Rvalue, StmtKind};
use scoville_ir::types::{ClassId, MethodId, Operand, SelectorId};

/// The virtual calls so far and the classes that may answer them. Both are kept under the class that relates them, so
/// that a new one of either kind costs what it reaches.
#[derive(Default)]
pub(crate) struct Reach {
    created: FxHashSet<ClassIdx>,
    /// classes of the program whose objects are created, also as parts of others
    checked: FxHashSet<ClassIdx>,
    /// called methods with their number in order of discovery
    called: FxHashMap<MethodIdx, u32>,
    /// created classes under each of their supertypes, themselves included
    below: FxHashMap<ClassIdx, Vec<ClassIdx>>,
    /// lambda classes under each supertype of their interface, `Object` included
    lambdas: FxHashMap<ClassIdx, Vec<LambdaClass>>,
    /// called methods under the class that declares them
    calls: FxHashMap<ClassIdx, Vec<MethodIdx>>,
}

/// The class of a lambda's object.
#[derive(Clone, Copy)]
pub(crate) struct LambdaClass {
    pub class: ClassId,
    pub interface: ClassIdx,
    /// the interface method it answers
    pub method: MethodIdx,
    /// the method that does it
    pub id: MethodId,
}

impl Reach {
    /// Calls of methods that one of these classes declares, in the order in which they were found.
    fn calls_of(&self, owners: &[ClassIdx]) -> Vec<MethodIdx> {
        let mut found: Vec<MethodIdx> = owners.iter().filter_map(|o| self.calls.get(o)).flatten().copied().collect();
        found.sort_by_key(|m| self.called.get(m));
        found
    }
}

impl Lower {
    /// A class is created: virtual calls so far may reach its methods.
    pub(crate) fn create_class(&mut self, c: ClassIdx) {
        if !self.reach.created.insert(c) {
            return;
        }
        let supers = self.attr.sema.ancestors(c);
        for s in &supers {
            if !self.attr.sema.is_ours(*s) && self.reach.checked.insert(*s) {
                self.attr.sema.check_overriding(*s);
            }
            self.reach.below.entry(*s).or_default().push(c);
        }
        self.class_id(c);
        for m in self.reach.calls_of(&supers) {
            self.link(c, m);
        }
    }

    /// The created classes that have this one among their supertypes, in the order in which they were found.
    pub(crate) fn created_below(&self, class: ClassIdx) -> Vec<ClassIdx> {
        self.reach.below.get(&class).cloned().unwrap_or_default()
    }

    /// The class of a lambda is created.
    pub(crate) fn create_lambda_class(&mut self, lambda: LambdaClass) {
        let mut supers = self.attr.sema.ancestors(lambda.interface);
        let object = self.attr.sema.known("java.lang.Object");
        if !supers.contains(&object) {
            supers.push(object);
        }
        for s in &supers {
            self.reach.lambdas.entry(*s).or_default().push(lambda);
        }
        for m in self.reach.calls_of(&supers) {
            self.link_lambda(lambda, m);
        }
    }

    /// A virtual call of `m`: its selector.
    pub(crate) fn virtual_call(&mut self, m: MethodIdx) -> SelectorId {
        let selector = self.selector(m);
        let number = self.reach.called.len() as u32;
        if self.reach.called.contains_key(&m) {
            return selector;
        }
        self.reach.called.insert(m, number);
        let owner = self.attr.sema.method(m).class;
        self.reach.calls.entry(owner).or_default().push(m);
        for c in self.reach.below.get(&owner).cloned().unwrap_or_default() {
            self.link(c, m);
        }
        for lambda in self.reach.lambdas.get(&owner).cloned().unwrap_or_default() {
            self.link_lambda(lambda, m);
        }
        selector
    }

    /// Records which method of class `c` answers a call of `m`, which one of its supertypes declares.
    fn link(&mut self, c: ClassIdx, m: MethodIdx) {
        let selector = self.selector(m);
        if let Some(id) = self.copy_method(c, m) {
            let class = self.class_id(c);
            self.classes[class.index()].dispatch.insert(selector, id);
            return;
        }
        if let Some(id) = self.copying_method(c, m) {
            let class = self.class_id(c);
            self.classes[class.index()].dispatch.insert(selector, id);
            return;
        }
        if let Some(id) = self.class_method(c, m) {
            let class = self.class_id(c);
            self.classes[class.index()].dispatch.insert(selector, id);
            return;
        }
        let Some(found) = self.own_of_thread(c, m).or_else(|| self.implementation(c, m)) else { return };
        let found = if self.attr.sema.is_ours(c) && !self.can_be_named(c) { self.text_of_hidden(found) } else { found };
        let id = self.method_id(found);
        let id = self.bridge(m, selector, found, id);
        let class = self.class_id(c);
        self.classes[class.index()].dispatch.insert(selector, id);
    }

    /// What answers instead of `Object.toString`, which tells the name of the class, where Java's has another name.
    fn text_of_hidden(&mut self, found: MethodIdx) -> MethodIdx {
        let info = self.attr.sema.method(found);
        if &*info.name != "toString" || !self.attr.sema.is_object(&Ty::class(info.class)) {
            return found;
        }
        let object = info.class;
        self.attr.sema.find_methods(object, "$text").first().copied().unwrap_or(found)
    }

    /// What answers `Object.$copy` in a class that can be cloned.
    fn copy_method(&mut self, c: ClassIdx, m: MethodIdx) -> Option<MethodId> {
        let info = self.attr.sema.method(m);
        if &*info.name != "$copy" || !self.attr.sema.is_object(&Ty::class(info.class)) {
            return None;
        }
        let cloneable = self.attr.sema.known("java.lang.Cloneable");
        if !self.attr.sema.is_subclass(c, cloneable) {
            return None;
        }
        let span = self.attr.sema.class(c).span;
        let name = format!("{}.<copy>", self.attr.sema.class(c).name);
        let class = self.class_id(c);
        let id = self.new_method(name.clone(), class, true, span);
        let mut b = Body::new(c, name);
        b.is_model = true;
        let ty = self.ty(&Ty::class(c));
        let this = b.local(Some("this"), ty);
        let copy = b.temp(Rvalue::New(class), ty, span);
        for f in self.classes[class.index()].instance_fields.clone() {
            let dst = b.local(None, self.fields[f.index()].ty);
            b.op(Op::Load { dst, place: Place::Field(this.into(), f) }, span);
            b.op(Op::Store { place: Place::Field(copy.into(), f), value: dst.into() }, span);
        }
        b.push(StmtKind::Return(Some(copy.into())), span);
        let object = self.attr.sema.object();
        let result = self.ty(&object);
        self.finish_body(id, b, 1, Some(result));
        Some(id)
    }

    /// What answers calls of `m` by `found`: itself, or, where erasure has widened a parameter of `m`, a method that
    /// casts the arguments first (JLS 15.12.4.5).
    fn bridge(&mut self, m: MethodIdx, selector: SelectorId, found: MethodIdx, id: MethodId) -> MethodId {
        if m == found {
            return id;
        }
        let sema = &self.attr.sema;
        let erased = |m: MethodIdx| sema.method(m).params.iter().map(|p| sema.erase(p)).collect::<Vec<Ty>>();
        let (from, to) = (erased(m), erased(found));
        if from == to {
            return id;
        }
        if let Some(known) = self.bridges.get(&(found, selector)) {
            return *known;
        }
        let info = self.attr.sema.method(found);
        let (class, span, ret) = (info.class, info.span, info.ret.clone());
        let name = format!("{}.<bridge>", self.methods[id.index()].name);
        let class_id = self.class_id(class);
        let bridge = self.new_method(name.clone(), class_id, true, span);
        let mut b = Body::new(class, name);
        b.is_model = true;
        let this = self.ty(&Ty::class(class));
        let mut args: Vec<Operand> = vec![b.local(Some("this"), this).into()];
        for p in &from {
            let ty = self.ty(p);
            args.push(b.local(None, ty).into());
        }
        let count = b.locals.len() as u32;
        for ((arg, from), to) in args.iter_mut().skip(1).zip(&from).zip(&to) {
            if to.is_ref() && !self.attr.sema.is_subtype(from, to) {
                let ty = self.ty(to);
                *arg = b.temp(Rvalue::CheckCast { value: arg.clone(), ty }, ty, span).into();
            }
        }
        let result = self.void_or(&ret);
        b.result = result;
        let dst = result.map(|t| b.local(None, t));
        b.op(Op::Call { dst, callee: Callee::Direct(id), args }, span);
        b.push(StmtKind::Return(dst.map(Operand::from)), span);
        self.finish_body(bridge, b, count, result);
        self.bridges.insert((found, selector), bridge);
        bridge
    }

    /// The method of class `c` that a call of `m` runs.
    pub(crate) fn implementation(&mut self, c: ClassIdx, m: MethodIdx) -> Option<MethodIdx> {
        let name = self.attr.sema.method(m).name.clone();
        // Classes first, from the bottom; then default methods, the most specific first.
        let mut chain = vec![c];
        while let Some(s) = chain.last().copied().and_then(|k| self.superclass(k)) {
            if chain.len() > 400 {
                break;
            }
            chain.push(s);
        }
        for k in &chain {
            self.attr.sema.ensure_members(*k);
            for x in self.attr.sema.class(*k).own_methods(&name).to_vec() {
                let info = self.attr.sema.method(x);
                if !info.is_static() && !info.is_abstract() && self.attr.sema.overrides_from(c, x, m) {
                    return Some(x);
                }
            }
        }
        let mut best: Option<MethodIdx> = None;
        for x in self.attr.sema.find_methods(c, &name) {
            let info = self.attr.sema.method(x);
            let class = info.class;
            if info.is_abstract() || info.is_static() || !self.attr.sema.is_interface(class) {
                continue;
            }
            if !self.attr.sema.overrides_from(c, x, m) {
                continue;
            }
            let better = match best {
                None => true,
                Some(b) => {
                    let bc = self.attr.sema.method(b).class;
                    class != bc && self.attr.sema.is_subclass(class, bc)
                }
            };
            if better {
                best = Some(x);
            }
        }
        best
    }

    /// Records what a lambda answers to a call of `m`, which a supertype of its interface or `Object` declares.
    fn link_lambda(&mut self, lambda: LambdaClass, m: MethodIdx) {
        let LambdaClass { class, interface, method, id } = lambda;
        let owner = self.attr.sema.method(m).class;
        let is_object = self.attr.sema.is_object(&Ty::class(owner));
        if is_object && &*self.attr.sema.method(m).name == "$class" {
            let id = self.returns_class_object(class, class);
            let selector = self.selector(m);
            self.classes[class.index()].dispatch.insert(selector, id);
            return;
        }
        let same = m == method || self.attr.sema.overrides(method, m) || self.attr.sema.overrides(m, method);
        let target = if same {
            id
        } else {
            // Default methods of the interface, and what `Object` has.
            let found = match self.implementation(interface, m) {
                Some(f) => f,
                None if is_object => m,
                None => return,
            };
            self.method_id(found)
        };
        let selector = self.selector(m);
        self.classes[class.index()].dispatch.insert(selector, target);
    }

    /// Whether a call of `m` cannot be answered by another method.
    pub(crate) fn is_fixed(&self, m: MethodIdx) -> bool {
        let info = self.attr.sema.method(m);
        let class = self.attr.sema.class(info.class);
        info.flags.has(Flags::PRIVATE | Flags::FINAL) || class.flags.has(Flags::FINAL)
    }
}

impl crate::sema::table::Sema {
    /// The class with all its supertypes, each once.
    pub(crate) fn ancestors(&mut self, c: ClassIdx) -> Vec<ClassIdx> {
        let mut all = vec![c];
        let mut seen: FxHashSet<ClassIdx> = all.iter().copied().collect();
        let mut at = 0;
        while let Some(k) = all.get(at).copied() {
            at += 1;
            all.extend(self.supertypes(k).iter().filter_map(Ty::class_idx).filter(|s| seen.insert(*s)));
        }
        all
    }

    /// Whether `x` answers calls of `m` in objects of class `c`: it overrides it, possibly only as seen from `c` (a
    /// method inherited from a superclass that implements an interface of `c`).
    pub(crate) fn overrides_from(&mut self, c: ClassIdx, x: MethodIdx, m: MethodIdx) -> bool {
        if x == m || self.overrides(x, m) {
            return true;
        }
        let (a, b) = (self.method(x), self.method(m));
        if a.name != b.name
            || a.params.len() != b.params.len()
            || a.is_static() != b.is_static()
            || b.flags.has(Flags::PRIVATE)
            || !self.is_inherited(b.flags, b.class, a.class)
        {
            return false;
        }
        let (ac, bc, ap, bp) = (a.class, b.class, a.params.clone(), b.params.clone());
        let this = self.this_type(c);
        let seen = |sema: &mut Self, class: ClassIdx, params: &[Ty]| -> Option<Vec<Ty>> {
            let Ty::Class(_, args) = sema.as_super(&this, class)? else { return None };
            let subst = sema.subst_of(class, &args);
            Some(params.iter().map(|p| sema.erase(&subst.apply(p))).collect())
        };
        match (seen(self, ac, &ap), seen(self, bc, &bp)) {
            (Some(p), Some(q)) => p == q,
            _ => false,
        }
    }
}
