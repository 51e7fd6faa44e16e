//! What classes call themselves. A class of a library model that programs cannot name has another name in Java, or stands for
//! several classes there: unless it is known, its name is a text that may be printed and not looked into.

use super::Lower;
use crate::java::ast::Flags;
use crate::sema::ty::ClassIdx;
use scoville_ir::open::ANY;
use scoville_ir::types::{Type, TypeId};

/// Models of classes that programs cannot name either, with the names that these have.
const KNOWN: &[(&str, &str)] = &[
    ("java.io.ConsoleInputStream", "java.io.BufferedInputStream"),
    ("java.io.ConsolePrintStream", "java.io.PrintStream"),
    ("java.util.Arrays$View", "java.util.Arrays$ArrayList"),
    ("java.util.Collections$Copies", "java.util.Collections$CopiesList"),
    ("java.util.Collections$EmptyList", "java.util.Collections$EmptyList"),
    ("java.util.Collections$EmptyMap", "java.util.Collections$EmptyMap"),
    ("java.util.Collections$EmptySet", "java.util.Collections$EmptySet"),
    ("java.util.Collections$SingletonList", "java.util.Collections$SingletonList"),
    ("java.util.Collections$SingletonMap", "java.util.Collections$SingletonMap"),
    ("java.util.Collections$SingletonSet", "java.util.Collections$SingletonSet"),
    ("java.util.SynchronizedCollection", "java.util.Collections$SynchronizedCollection"),
    ("java.util.SynchronizedMap", "java.util.Collections$SynchronizedMap"),
    ("java.util.SynchronizedSet", "java.util.Collections$SynchronizedSet"),
    ("java.util.UnmodifiableCollection", "java.util.Collections$UnmodifiableCollection"),
    ("java.util.UnmodifiableMap", "java.util.Collections$UnmodifiableMap"),
    ("java.util.UnmodifiableSet", "java.util.Collections$UnmodifiableSet"),
    ("java.util.concurrent.CompletableFuture$MinimalStage", "java.util.concurrent.CompletableFuture$MinimalStage"),
];

/// Models with the name of what is an abstract type in Java, whose objects are of other classes.
const ABSTRACT: &[&str] = &[
    "java.util.EnumSet",
    "java.util.stream.DoubleStream",
    "java.util.stream.IntStream",
    "java.util.stream.LongStream",
];

impl Lower {
    /// The name that a class object tells.
    pub(super) fn told_name(&self, ty: Option<TypeId>) -> String {
        let mut of = ty.map(|t| self.types[t.index()]);
        while let Some(Type::Array(e)) = of {
            of = Some(self.types[e.index()]);
        }
        let plain = self.type_name(ty);
        let Some(Type::Class(c)) = of else { return plain };
        let class = &self.classes[c.index()];
        // Lambdas have numbers.
        let Some(source) = self.class_ids.iter().find(|(_, id)| **id == c).map(|(c, _)| *c) else {
            return ANY.to_string();
        };
        if !class.is_model {
            return plain;
        }
        match KNOWN.iter().find(|(model, _)| *model == class.runtime_name) {
            Some((model, name)) => plain.replace(model, name),
            None if self.can_be_named(source) && !ABSTRACT.contains(&&*class.name) => plain,
            None => ANY.to_string(),
        }
    }

    /// Whether programs can name the class.
    pub(super) fn can_be_named(&self, c: ClassIdx) -> bool {
        let mut at = Some(c);
        while let Some(c) = at {
            let class = self.attr.sema.class(c);
            let inside_interface = class.outer.is_some_and(|o| self.attr.sema.is_interface(o));
            let visible = inside_interface || class.flags.has(Flags::PUBLIC) || class.flags.has(Flags::PROTECTED);
            if !visible || class.anonymous_of.is_some() || crate::models::is_internal(&class.name) {
                return false;
            }
            at = class.outer;
        }
        true
    }
}
