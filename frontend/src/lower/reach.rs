//! Which overriding methods virtual calls reach: those of classes that are created somewhere.

use super::Lower;
use crate::java::ast::Flags;
use crate::sema::ty::{ClassIdx, MethodIdx, Ty};
use scoville_ir::types::SelectorId;

impl Lower {
    /// A class is created: virtual calls so far may reach its methods.
    pub(crate) fn create_class(&mut self, c: ClassIdx) {
        if !self.created_set.insert(c) {
            return;
        }
        self.created.push(c);
        self.class_id(c);
        for m in self.called.clone() {
            self.link(c, m);
        }
    }

    /// A virtual call of `m`: its selector.
    pub(crate) fn virtual_call(&mut self, m: MethodIdx) -> SelectorId {
        let selector = self.selector(m);
        if self.called_set.insert(m) {
            self.called.push(m);
            for c in self.created.clone() {
                self.link(c, m);
            }
            for (class, interface, method, id) in self.lambda_classes.clone() {
                self.link_lambda(class, interface, method, id, m);
            }
        }
        selector
    }

    /// Records which method of class `c` answers a call of `m`.
    fn link(&mut self, c: ClassIdx, m: MethodIdx) {
        let owner = self.attr.sema.method(m).class;
        if !self.attr.sema.is_subclass(c, owner) {
            return;
        }
        let Some(found) = self.implementation(c, m) else { return };
        let selector = self.selector(m);
        let id = self.method_id(found);
        let class = self.class_id(c);
        self.classes[class.index()].dispatch.insert(selector, id);
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
            let own: Vec<MethodIdx> = self.attr.sema.class(*k).methods.clone();
            for x in own {
                let info = self.attr.sema.method(x);
                if info.name == name
                    && !info.is_static()
                    && !info.is_abstract()
                    && self.attr.sema.overrides_from(c, x, m)
                {
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

    /// Records what a lambda answers to a call of `m`.
    pub(crate) fn link_lambda(
        &mut self,
        class: scoville_ir::types::ClassId,
        interface: ClassIdx,
        method: MethodIdx,
        id: scoville_ir::types::MethodId,
        m: MethodIdx,
    ) {
        let owner = self.attr.sema.method(m).class;
        let is_object = self.attr.sema.is_object(&Ty::class(owner));
        if !is_object && !self.attr.sema.is_subclass(interface, owner) {
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
    /// Whether `x` answers calls of `m` in objects of class `c`: it overrides it, possibly only as seen from `c` (a
    /// method inherited from a superclass that implements an interface of `c`).
    pub(crate) fn overrides_from(&mut self, c: ClassIdx, x: MethodIdx, m: MethodIdx) -> bool {
        if x == m || self.overrides(x, m) {
            return true;
        }
        let (a, b) = (self.method(x), self.method(m));
        if a.name != b.name || a.params.len() != b.params.len() || b.flags.has(Flags::PRIVATE) {
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
