//! What classes must declare: methods that they have to implement, and modifiers that go together.

use super::table::Sema;
use super::ty::{ClassIdx, MethodIdx, Ty};
use crate::diag::{Span, error};
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

/// Methods that are abstract in our models and not in Java.
const NOT_IN_JAVA: &[(&str, &str)] = &[
    ("java.lang.management.RuntimeMXBean", "getPid"),
    ("java.text.NumberFormat", "format"),
    ("java.time.temporal.Temporal", "minus"),
    ("java.util.concurrent.CompletionStage", "exceptionallyAsync"),
    ("java.util.concurrent.CompletionStage", "exceptionallyCompose"),
    ("java.util.concurrent.CompletionStage", "exceptionallyComposeAsync"),
    ("java.util.concurrent.ExecutorService", "close"),
    ("java.util.concurrent.ForkJoinTask", "execute"),
];

impl Sema {
    /// Reports a class of the program that is neither abstract nor implements all that it inherits.
    pub(crate) fn check_implementing(&mut self, c: ClassIdx) {
        let info = self.class(c);
        let by_constants =
            !info.decl.constants.is_empty() && info.decl.constants.iter().all(|constant| constant.body.is_some());
        let need_not = self.is_interface(c)
            || info.flags.has(Flags::ABSTRACT)
            || info.is_model
            || (info.kind == TypeKind::Enum && by_constants);
        if need_not || self.is_opaque(c) {
            return;
        }
        let ancestors = self.ancestors(c);
        for a in &ancestors {
            self.ensure_members(*a);
            for m in self.class(*a).methods.clone() {
                if self.method(m).is_abstract() && !self.is_of_models(*a, m) && !self.is_implemented(&ancestors, c, m) {
                    let (of, method) = (self.class(*a).name.clone(), self.method(m));
                    let name = method.name.clone();
                    let (span, declared) = (self.class(c).span, method.span);
                    let what =
                        if self.class(c).simple.is_empty() { "this class" } else { "a class that is not abstract" };
                    let message = format!("{what} must implement method `{name}` of `{of}`");
                    let mut d = error("not-implemented", span, message);
                    if !self.class(*a).is_model {
                        d = d.at(declared, "declared here");
                    }
                    self.report(d);
                    return;
                }
            }
        }
    }

    /// Whether an abstract method of class `c` is one that models have among themselves, and Java does not.
    fn is_of_models(&self, c: ClassIdx, m: MethodIdx) -> bool {
        let (class, method) = (self.class(c), self.method(m));
        let hidden = !self.is_interface(c) && !method.flags.has(Flags::PUBLIC | Flags::PROTECTED);
        self.is_ours(c) && (hidden || NOT_IN_JAVA.contains(&(&class.name, &method.name)))
    }

    /// Whether objects of `c` have a method that overrides the abstract method `m`.
    fn is_implemented(&mut self, ancestors: &[ClassIdx], c: ClassIdx, m: MethodIdx) -> bool {
        let method = self.method(m);
        let (name, arity) = (method.name.clone(), method.params.len());
        ancestors.iter().any(|a| {
            self.class(*a).own_methods(&name).to_vec().into_iter().any(|x| {
                let info = self.method(x);
                let candidate = !info.is_abstract() && !info.is_static() && info.params.len() == arity;
                // What is not known is reported elsewhere.
                let unknown = info.params.iter().chain(&self.method(m).params).any(Ty::is_error);
                candidate && (unknown || self.overrides_from(c, x, m))
            })
        })
    }

    /// Reports modifiers that exclude each other.
    pub(crate) fn check_modifiers(&mut self, flags: Flags, of_method: bool, span: Span) {
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
}
