//! Mistakes in what a class declares that need nothing but the declaration, and the types that it names.

use super::env::{self, EnvKind};
use super::table::{MethodOrigin, Sema};
use super::ty::{ClassIdx, Ty};
use crate::diag::error;
use crate::java::ast::{Flags, Member, TypeParam};

impl Sema {
    /// Reports such mistakes of a class of the program.
    pub(super) fn check_declared(&mut self, c: ClassIdx) {
        let decl = self.class(c).decl.clone();
        self.check_type_params(&decl.params);
        for member in &decl.members {
            if let Member::Method(m) = member {
                self.check_type_params(&m.type_params);
            }
        }
        if self.is_interface(c) {
            self.check_interface(c);
        }
        self.check_throws(c);
    }

    fn check_type_params(&mut self, params: &[TypeParam]) {
        for (i, p) in params.iter().enumerate() {
            if let Some(first) = params[..i].iter().find(|q| q.name.name == p.name.name) {
                let message = format!("type parameter `{}` is declared twice", p.name.name);
                let d = error("duplicate-name", p.name.span, message).at(first.name.span, "first declared here");
                self.report(d);
            }
        }
    }

    /// Fields without a value, initialisers, and bodies for methods of `Object` (JLS 9.3, 9.4).
    fn check_interface(&mut self, c: ClassIdx) {
        let decl = self.class(c).decl.clone();
        for member in &decl.members {
            match member {
                Member::Field(f) => {
                    for v in f.vars.iter().filter(|v| v.init.is_none()) {
                        let message = format!("field `{}` of an interface needs a value", v.name.name);
                        self.error("unassigned", v.name.span, message);
                    }
                }
                Member::Init { body, .. } => self.error("syntax", body.span, "an interface can have no initialisers"),
                Member::Method(m) if m.mods.flags.has(Flags::DEFAULT) => {
                    let of_object = match (&*m.name.name, m.params.as_slice()) {
                        ("toString" | "hashCode", []) => true,
                        ("equals", [_]) => {
                            let of_object = |sema: &Sema, m: &super::ty::MethodIdx| {
                                sema.method(*m).params.iter().all(|p| sema.is_object(p))
                            };
                            self.class(c).own_methods("equals").iter().any(|m| of_object(self, m))
                        }
                        _ => false,
                    };
                    if of_object {
                        let message = format!("an interface can give no body to `{}` of `Object`", m.name.name);
                        self.error("bad-override", m.name.span, message);
                    }
                }
                _ => {}
            }
        }
    }

    /// Types after `throws` that nothing can throw (JLS 8.4.6).
    fn check_throws(&mut self, c: ClassIdx) {
        let throwable = Ty::class(self.known("java.lang.Throwable"));
        for m in self.class(c).methods.iter().chain(&self.class(c).ctors).copied().collect::<Vec<_>>() {
            let MethodOrigin::Source(decl) = self.method(m).origin.clone() else { continue };
            for t in &decl.throws {
                let before = self.diagnostics.len();
                let mut scope = self.class_scope(c);
                for v in &self.method(m).tparams {
                    scope.env = env::push(&scope.env, EnvKind::TypeVar(self.tvars[v.index()].name.clone(), *v));
                }
                let ty = self.resolve(&scope, t);
                // What is not known here is told where it is used.
                self.forget_diagnostics(before);
                let known = match &ty {
                    Ty::Class(k, _) => !self.is_opaque(*k),
                    t => !t.is_error(),
                };
                if known && !self.is_subtype(&ty, &throwable) {
                    let shown = self.show(&ty);
                    let message = format!("incompatible types: expected a `Throwable`, found `{shown}`");
                    self.error("incompatible-types", t.span, message);
                }
            }
        }
    }
}
