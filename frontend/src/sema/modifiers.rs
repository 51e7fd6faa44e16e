//! Which modifiers declarations can have, and which of them go together.

use super::table::Sema;
use super::ty::ClassIdx;
use crate::diag::Span;
use crate::java::ast::{Flags, TypeKind};

/// What an abstract method cannot be, since it is there to be overridden and has no body.
const NOT_ABSTRACT: &[(u32, &str)] = &[
    (Flags::PRIVATE, "private"),
    (Flags::STATIC, "static"),
    (Flags::FINAL, "final"),
    (Flags::NATIVE, "native"),
    (Flags::SYNCHRONIZED, "synchronized"),
    (Flags::STRICTFP, "strictfp"),
];

const ACCESS: &[(u32, &str)] =
    &[(Flags::PUBLIC, "public"), (Flags::PROTECTED, "protected"), (Flags::PRIVATE, "private")];

/// The others, for messages.
const FURTHER: &[(u32, &str)] = &[
    (Flags::STATIC, "static"),
    (Flags::FINAL, "final"),
    (Flags::ABSTRACT, "abstract"),
    (Flags::NATIVE, "native"),
    (Flags::SYNCHRONIZED, "synchronized"),
    (Flags::TRANSIENT, "transient"),
    (Flags::VOLATILE, "volatile"),
    (Flags::STRICTFP, "strictfp"),
    (Flags::DEFAULT, "default"),
    (Flags::SEALED, "sealed"),
    (Flags::NON_SEALED, "non-sealed"),
];

/// What is declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Declared {
    Class(TypeKind),
    Field,
    Method,
    Constructor,
}

impl Sema {
    /// Reports modifiers that cannot stand here, or exclude each other. A class without `outer` is no member.
    pub(crate) fn check_modifiers(&mut self, flags: Flags, what: Declared, outer: Option<ClassIdx>, span: Span) {
        let of_method = what == Declared::Method;
        let misplaced = flags.0 & !self.allowed(what, outer);
        if let Some((_, name)) = ACCESS.iter().chain(FURTHER).find(|(f, _)| misplaced & f != 0) {
            self.error("syntax", span, format!("`{name}` cannot stand here"));
            return;
        }
        let given = |all: &[(u32, &'static str)]| -> Vec<&'static str> {
            all.iter().filter(|(f, _)| flags.has(*f)).map(|(_, name)| *name).collect()
        };
        let access = given(ACCESS);
        let pair = match access.as_slice() {
            [a, b, ..] => Some((*a, *b)),
            _ if flags.has(Flags::FINAL) && flags.has(Flags::VOLATILE) => Some(("final", "volatile")),
            _ if !flags.has(Flags::ABSTRACT) => None,
            _ if of_method => given(NOT_ABSTRACT).first().map(|other| ("abstract", *other)),
            _ => flags.has(Flags::FINAL).then_some(("abstract", "final")),
        };
        if let Some((a, b)) = pair {
            self.error("syntax", span, format!("`{a}` and `{b}` exclude each other"));
        }
    }

    fn allowed(&self, what: Declared, outer: Option<ClassIdx>) -> u32 {
        let access = Flags::PUBLIC | Flags::PROTECTED | Flags::PRIVATE;
        let of_interface = outer.is_some_and(|o| self.is_interface(o));
        let of_enum = outer.is_some_and(|o| self.class(o).kind == TypeKind::Enum);
        match what {
            Declared::Class(kind) => {
                let sealing = Flags::SEALED | Flags::NON_SEALED;
                let of_kind = match kind {
                    TypeKind::Class => Flags::ABSTRACT | Flags::FINAL | sealing,
                    TypeKind::Interface => Flags::ABSTRACT | sealing,
                    TypeKind::Record => Flags::FINAL,
                    TypeKind::Enum => 0,
                    TypeKind::Annotation => Flags::ABSTRACT,
                };
                Flags::STRICTFP | of_kind | if outer.is_some() { access | Flags::STATIC } else { Flags::PUBLIC }
            }
            Declared::Field if of_interface => Flags::PUBLIC | Flags::STATIC | Flags::FINAL,
            Declared::Field => access | Flags::STATIC | Flags::FINAL | Flags::TRANSIENT | Flags::VOLATILE,
            Declared::Constructor if of_enum => Flags::PRIVATE,
            Declared::Constructor => access,
            Declared::Method if of_interface => {
                let forms = Flags::ABSTRACT | Flags::DEFAULT | Flags::STATIC | Flags::STRICTFP;
                Flags::PUBLIC | Flags::PRIVATE | forms
            }
            Declared::Method => {
                let forms = Flags::ABSTRACT | Flags::STATIC | Flags::FINAL | Flags::STRICTFP;
                access | forms | Flags::SYNCHRONIZED | Flags::NATIVE
            }
        }
    }
}
