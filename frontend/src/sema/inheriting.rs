//! Whether what a class declares and inherits goes together: overriding and hiding (JLS 8.4.8), methods of several
//! interfaces (JLS 9.4.1), and what may be extended at all.
//!
//! Models have the types of Java, but not always its modifiers, and methods that Java has got only later: of them only
//! those count that must be implemented, and those of `Object`.

use super::table::{MethodOrigin, Sema};
use super::ty::{ClassIdx, MethodIdx, Ty};
use crate::diag::error;
use crate::java::ast::{Flags, Name, TypeKind};

/// How many may use a member, from nobody outside of its class to all.
fn openness(flags: Flags) -> u8 {
    match () {
        () if flags.has(Flags::PUBLIC) => 3,
        () if flags.has(Flags::PROTECTED) => 2,
        () if flags.has(Flags::PRIVATE) => 0,
        () => 1,
    }
}

const OPENNESS: [&str; 4] = ["private", "not declared as public or protected", "protected", "public"];

impl Sema {
    /// Reports what a class of the program declares or inherits and may not.
    pub(crate) fn check_inheriting(&mut self, c: ClassIdx) {
        if self.class(c).is_model || self.is_opaque(c) {
            return;
        }
        self.check_extended(c);
        self.check_parents(c);
        for m in self.class(c).methods.clone() {
            if matches!(self.method(m).origin, MethodOrigin::Source(_) | MethodOrigin::RecordGet(_)) {
                self.check_against_inherited(c, m);
            }
        }
        self.check_inherited(c);
        self.check_sealing(c);
        self.check_record(c);
        self.check_generics(c);
        self.check_declared(c);
    }

    /// Superclasses that nothing can extend, or not this class.
    fn check_extended(&mut self, c: ClassIdx) {
        let info = self.class(c);
        let (span, kind, generic) = (info.span, info.kind, !info.own_params().is_empty());
        let extends = info.decl.extends.first().map(|t| t.span);
        let parent = info.superclass.as_ref().and_then(Ty::class_idx).filter(|_| kind == TypeKind::Class);
        let (Some(parent), Some(at)) = (parent, extends) else { return };
        let above = self.class(parent);
        let name = above.name.clone();
        let closed = matches!(above.kind, TypeKind::Enum | TypeKind::Record);
        if closed || matches!(name.as_str(), "java.lang.Enum" | "java.lang.Record") {
            self.error("final-class", at, format!("cannot extend `{name}`: an enum or record is declared as such"));
        }
        let throwable = self.known("java.lang.Throwable");
        if generic && self.is_subclass(c, throwable) {
            self.error("generic-exception", span, "a class with type parameters cannot be a `Throwable`");
        }
    }

    /// The same interface twice among the direct ones, or with different arguments anywhere above.
    fn check_parents(&mut self, c: ClassIdx) {
        let (direct, span) = (self.class(c).interfaces.clone(), self.class(c).span);
        for (i, t) in direct.iter().enumerate() {
            let repeated = direct[..i].iter().any(|other| other.class_idx() == t.class_idx());
            if repeated {
                let shown = self.show(t);
                self.error("inherited-twice", span, format!("interface `{shown}` is named twice"));
                return;
            }
        }
        // Each way to an interface gives it arguments.
        let mut ways: Vec<Ty> = vec![self.this_type(c)];
        let mut at = 0;
        while let Some(Ty::Class(k, args)) = ways.get(at).cloned() {
            at += 1;
            if at > 500 {
                return;
            }
            let raw = args.is_empty() && !self.class(k).params.is_empty();
            if raw || self.class(k).is_model {
                continue;
            }
            let subst = self.subst_of(k, &args);
            ways.extend(self.supertypes(k).iter().map(|s| subst.apply(s)).filter(|s| s.class_idx().is_some()));
        }
        for (i, a) in ways.iter().enumerate() {
            let (Ty::Class(k, x), Some(before)) = (a, ways.get(..i)) else { continue };
            let differs = |x: &Ty, y: &Ty| matches!((x, y), (Ty::Class(a, _), Ty::Class(b, _)) if a != b);
            let other = before.iter().find(|b| match b {
                Ty::Class(l, y) => l == k && x.iter().zip(y.iter()).any(|(x, y)| differs(x, y)),
                _ => false,
            });
            if let Some(b) = other {
                let message = format!("`{}` and `{}` are both inherited", self.show(b), self.show(a));
                self.error("inherited-twice", span, message);
                return;
            }
        }
    }

    /// A method against those above that it overrides or hides.
    fn check_against_inherited(&mut self, c: ClassIdx, m: MethodIdx) {
        let name = self.method(m).name.clone();
        let mut above = self.ancestors(c);
        let object = self.known("java.lang.Object");
        if !above.contains(&object) {
            above.push(object);
        }
        let of_interface = self.is_interface(c);
        for a in above.into_iter().filter(|a| *a != c) {
            self.ensure_members(a);
            for n in self.class(a).own_methods(&name).to_vec() {
                // Interfaces have the public methods of `Object` without inheriting from it.
                let hidden = of_interface && a == object && !self.method(n).flags.has(Flags::PUBLIC);
                if !hidden
                    && self.is_counted(a, n)
                    && self.meets(c, m, n)
                    && let Some(why) = self.misfit(c, m, n, true)
                {
                    self.report_misfit(c, m, n, &why);
                    return;
                }
            }
        }
    }

    /// Whether a method above is as Java has it.
    fn is_counted(&self, a: ClassIdx, n: MethodIdx) -> bool {
        let class = self.class(a);
        !class.is_model
            || class.name == "java.lang.Object" && !self.method(n).name.starts_with('$')
            || self.is_interface(a) && self.method(n).is_abstract() && !self.is_of_models(a, n)
    }

    /// Whether two methods of one name are one for class `c`: both could be called with the same arguments.
    fn meets(&mut self, c: ClassIdx, m: MethodIdx, n: MethodIdx) -> bool {
        let (a, b) = (self.method(m), self.method(n));
        let static_of_interface = b.is_static() && self.is_interface(b.class);
        if a.params.len() != b.params.len()
            || static_of_interface
            || a.params.iter().chain(&b.params).any(Ty::is_error)
            || !self.is_inherited(b.flags, b.class, a.class)
        {
            return false;
        }
        let (x, y) = (self.seen_params(c, m), self.seen_params(c, n));
        x.is_some() && x == y
    }

    /// The erased parameter types of a method as class `c` inherits it.
    fn seen_params(&mut self, c: ClassIdx, m: MethodIdx) -> Option<Vec<Ty>> {
        let (class, params) = (self.method(m).class, self.method(m).params.clone());
        let this = self.this_type(c);
        let Ty::Class(_, args) = self.as_super(&this, class).or_else(|| self.object_of(class))? else { return None };
        let raw = args.is_empty() && !self.class(class).params.is_empty();
        let subst = if raw { super::ty::Subst::default() } else { self.subst_of(class, &args) };
        Some(params.iter().map(|p| self.erase(&subst.apply(p))).collect())
    }

    fn object_of(&self, class: ClassIdx) -> Option<Ty> {
        (self.class(class).name == "java.lang.Object").then(|| Ty::class(class))
    }

    /// Why `m` cannot stand for `n`.
    fn misfit(&mut self, c: ClassIdx, m: MethodIdx, n: MethodIdx, all: bool) -> Option<String> {
        let (a, b) = (self.method(m), self.method(n));
        if all && b.flags.has(Flags::FINAL) {
            return Some("that one is final".into());
        }
        if a.is_static() != b.is_static() {
            return Some(if a.is_static() { "it is static" } else { "that one is static" }.into());
        }
        let (own, wanted) = (openness(a.flags), openness(b.flags));
        if own < wanted {
            let [own, wanted] = [own, wanted].map(|o| OPENNESS.get(usize::from(o)).copied().unwrap_or_default());
            return Some(format!("it is {own}, that one is {wanted}"));
        }
        if !self.result_fits(c, m, n) {
            let (own, wanted) = (self.method(m).ret.clone(), self.method(n).ret.clone());
            return Some(format!("its result is `{}`, not `{}`", self.show(&own), self.show(&wanted)));
        }
        None
    }

    /// Whether the result of `m` can stand for that of `n`; as far as erasures tell.
    fn result_fits(&mut self, c: ClassIdx, m: MethodIdx, n: MethodIdx) -> bool {
        let (own, wanted) = (self.method(m).ret.clone(), self.method(n).ret.clone());
        if own.is_error() || wanted.is_error() {
            return true;
        }
        if !own.is_ref() || !wanted.is_ref() {
            return own == wanted;
        }
        let class = self.method(n).class;
        let this = self.this_type(c);
        let seen = match self.as_super(&this, class) {
            Some(Ty::Class(_, args)) => self.subst_of(class, &args).apply(&wanted),
            _ => wanted,
        };
        let (own, seen) = (self.erase(&own), self.erase(&seen));
        self.is_subtype(&own, &seen)
    }

    fn report_misfit(&mut self, c: ClassIdx, m: MethodIdx, n: MethodIdx, why: &str) {
        let of = |sema: &Sema, m: MethodIdx| sema.class(sema.method(m).class).name.clone();
        let (method, declared) = (self.method(m), self.method(n));
        let own = method.class == c;
        let (name, at, there) =
            (method.name.clone(), if own { method.span } else { self.class(c).span }, declared.span);
        let who = if own { format!("method `{name}`") } else { format!("method `{name}` of `{}`", of(self, m)) };
        let mut d = error("bad-override", at, format!("{who} cannot stand for `{name}` of `{}`: {why}", of(self, n)));
        if !self.class(self.method(n).class).is_model {
            d = d.at(there, "declared here");
        }
        self.report(d);
    }

    /// What is inherited from several classes without a declaration of its own.
    fn check_inherited(&mut self, c: ClassIdx) {
        let ancestors = self.ancestors(c);
        let mut names: Vec<Name> = Vec::new();
        for a in ancestors.iter().filter(|a| **a != c) {
            if self.is_interface(*a) && !self.class(*a).is_model {
                names.extend(self.class(*a).methods.iter().map(|m| self.method(*m).name.clone()));
            }
        }
        names.sort();
        names.dedup();
        for name in names {
            let all: Vec<MethodIdx> = ancestors
                .iter()
                .flat_map(|a| self.class(*a).own_methods(&name).to_vec())
                .filter(|m| !self.method(*m).flags.has(Flags::PRIVATE))
                .collect();
            let of_interfaces: Vec<MethodIdx> =
                all.iter().copied().filter(|m| self.is_interface(self.method(*m).class)).collect();
            let of_classes: Vec<MethodIdx> = all.into_iter().filter(|m| !of_interfaces.contains(m)).collect();
            for n in &of_interfaces {
                if self.method(*n).is_static() || self.class(self.method(*n).class).is_model {
                    continue;
                }
                match of_classes.iter().copied().find(|m| self.meets(c, *m, *n)) {
                    Some(m) => self.check_implementation(c, m, *n),
                    None => self.check_interfaces(c, *n, &of_interfaces),
                }
            }
        }
    }

    /// A method that a class inherits from its superclass, and that of an interface.
    fn check_implementation(&mut self, c: ClassIdx, m: MethodIdx, n: MethodIdx) {
        let (class, interface) = (self.method(m).class, self.method(n).class);
        // What the class declares, or its superclass is told of already.
        let known = self.class(c).superclass.as_ref().and_then(Ty::class_idx);
        let told = class == c || known.is_some_and(|s| self.is_subclass(s, interface));
        if told || self.class(class).is_model {
            return;
        }
        if let Some(why) = self.misfit(c, m, n, false) {
            self.report_misfit(c, m, n, &why);
        }
    }

    /// Methods of interfaces of which none overrides the others: there must not be a body among them, and one result
    /// must fit all.
    fn check_interfaces(&mut self, c: ClassIdx, n: MethodIdx, all: &[MethodIdx]) {
        let same: Vec<MethodIdx> = all.iter().copied().filter(|m| !self.method(*m).is_static()).collect();
        let same: Vec<MethodIdx> = same.into_iter().filter(|m| *m == n || self.meets(c, *m, n)).collect();
        let mut left = Vec::new();
        for m in &same {
            let class = self.method(*m).class;
            let below = |sema: &mut Sema, x: MethodIdx| {
                let k = sema.method(x).class;
                k != class && sema.is_subclass(k, class)
            };
            if !same.iter().any(|x| below(self, *x)) {
                left.push(*m);
            }
        }
        let of_models = left.iter().any(|m| self.class(self.method(*m).class).is_model);
        if left.len() < 2 || of_models || left.iter().any(|m| self.method(*m).class == c) {
            return;
        }
        let (span, name) = (self.class(c).span, self.method(n).name.clone());
        let [first, second, ..] = left.as_slice() else { return };
        let [x, y] = [*first, *second].map(|m| self.class(self.method(m).class).name.clone());
        if left.iter().any(|m| !self.method(*m).is_abstract()) {
            let message =
                format!("`{x}` and `{y}` both have a method `{name}`, and one has a body: it must be overridden");
            self.error("inherited-twice", span, message);
            return;
        }
        let fits_all = |sema: &mut Sema, m: MethodIdx| left.iter().all(|k| sema.result_fits(c, m, *k));
        if !left.iter().any(|m| fits_all(self, *m)) {
            let message = format!("`{x}` and `{y}` both have a method `{name}`, with results that exclude each other");
            self.error("inherited-twice", span, message);
        }
    }
}
