//! What records can declare (JLS 8.10).

use super::table::Sema;
use super::ty::{ClassIdx, MethodIdx};
use crate::java::ast::{Flags, Member, TypeKind};

impl Sema {
    /// Reports what a record of the program declares and may not.
    pub(super) fn check_record(&mut self, c: ClassIdx) {
        if self.class(c).kind != TypeKind::Record {
            return;
        }
        let decl = self.class(c).decl.clone();
        let name = self.class(c).name.clone();
        for member in &decl.members {
            let at = match member {
                Member::Field(f) if !f.mods.flags.has(Flags::STATIC) => f.vars.first().map(|v| v.name.span),
                Member::Init { is_static: false, body } => Some(body.span),
                _ => None,
            };
            if let Some(at) = at {
                let message = format!("record `{name}` can have no further fields or initialisers for its objects");
                self.error("bad-record", at, message);
            }
        }
        if let Some(t) = decl.extends.first() {
            self.error("bad-record", t.span, format!("record `{name}` cannot extend a class"));
        }
        for p in &decl.components {
            let taken = ["clone", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString", "wait"];
            if taken.contains(&&*p.name.name) {
                let message = format!("a component of a record cannot be called `{}`", p.name.name);
                self.error("bad-record", p.name.span, message);
            }
            let field = self.class(c).own_field(&p.name.name);
            let accessor = self.class(c).own_methods(&p.name.name).iter().copied();
            let accessor = accessor.into_iter().find(|m| self.method(*m).params.is_empty());
            if let (Some(f), Some(m)) = (field, accessor) {
                let ty = self.field(f).ty.clone();
                self.check_accessor(m, &ty);
            }
        }
    }

    fn check_accessor(&mut self, m: MethodIdx, ty: &super::ty::Ty) {
        let info = self.method(m);
        let why = match () {
            () if info.ret.is_error() || ty.is_error() => return,
            () if info.ret != *ty => format!("it must give `{}`", self.show(ty)),
            () if !info.flags.has(Flags::PUBLIC) => "it must be public".into(),
            () if info.is_static() => "it cannot be static".into(),
            () if !info.tparams.is_empty() => "it cannot have type parameters".into(),
            () => return,
        };
        let (span, name) = (info.span, info.name.clone());
        self.error("bad-record", span, format!("`{name}` reads a component of a record: {why}"));
    }
}
