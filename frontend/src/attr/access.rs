//! Who may use a member (JLS 6.6): private ones only the classes that stand in the same top-level class, those without a
//! modifier only the package.

use super::Attr;
use super::call::Candidate;
use crate::diag::Span;
use crate::java::ast::{Flags, Name, TypeKind};
use crate::sema::ty::{ClassIdx, FieldIdx};

impl Attr {
    fn outermost(&self, mut c: ClassIdx) -> ClassIdx {
        while let Some(outer) = self.sema.class(c).outer {
            c = outer;
        }
        c
    }

    /// Whether the code at hand may use a member of class `of` with these modifiers. What models have for each other is
    /// looked at only as far as it is private.
    fn may_use(&self, flags: Flags, of: ClassIdx) -> bool {
        if self.in_model() || flags.has(Flags::PUBLIC | Flags::PROTECTED) {
            return true;
        }
        if flags.has(Flags::PRIVATE) {
            return self.outermost(of) == self.outermost(self.cx.class);
        }
        let everywhere = self.sema.is_interface(of) || self.sema.class(of).kind == TypeKind::Enum;
        everywhere || self.sema.class(of).is_model || self.sema.package_of(of) == self.sema.package_of(self.cx.class)
    }

    /// The methods or constructors that may be called here. That there are only others is reported.
    pub(crate) fn usable(&mut self, candidates: Vec<Candidate>, name: &str, span: Span) -> Vec<Candidate> {
        let owner = |attr: &Attr, c: &Candidate| attr.sema.method(c.method).class;
        let (usable, others): (Vec<Candidate>, Vec<Candidate>) =
            candidates.into_iter().partition(|c| self.may_use(self.sema.method(c.method).flags, owner(self, c)));
        if usable.is_empty()
            && let Some(first) = others.first()
        {
            let of = self.class_name(owner(self, first));
            let what = if name == "<init>" { "the constructor".to_string() } else { format!("method `{name}`") };
            self.sema.error("no-access", span, format!("{what} of `{of}` is not accessible from here"));
            return others;
        }
        usable
    }

    /// Reports a name that means several fields which a class inherits.
    pub(crate) fn check_one_field(&mut self, c: ClassIdx, name: &str, span: Span) {
        if self.sema.class(c).is_model {
            return;
        }
        if let Some((a, b)) = self.sema.rival_fields(c, name) {
            let of = |attr: &Attr, f: FieldIdx| attr.class_name(attr.sema.field(f).class);
            let (a, b) = (of(self, a), of(self, b));
            let message = format!("`{name}` can be the field of `{a}` or that of `{b}`, which are both inherited");
            self.sema.error("ambiguous-name", span, message);
        }
    }

    /// Reports a field that may not be used here.
    pub(crate) fn check_field_access(&mut self, f: FieldIdx, span: Span) {
        let field = self.sema.field(f);
        if !self.may_use(field.flags, field.class) {
            let (name, of) = (Name::clone(&field.name), self.class_name(field.class));
            self.sema.error("no-access", span, format!("field `{name}` of `{of}` is not accessible from here"));
        }
    }
}
