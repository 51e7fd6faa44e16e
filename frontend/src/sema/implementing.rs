//! Methods that classes have to implement.

use super::table::Sema;
use super::ty::{ClassIdx, MethodIdx, Ty};
use crate::diag::error;
use crate::java::ast::{Flags, TypeKind};

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
    pub(super) fn is_of_models(&self, c: ClassIdx, m: MethodIdx) -> bool {
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
}
