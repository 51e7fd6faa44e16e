//! Methods that are meant to override one of the library: where the model of its class does not have that, nothing would
//! ever call them, and a program would be verified without them.

use super::table::{MethodOrigin, Sema};
use super::ty::{ClassIdx, MethodIdx, Ty};
use crate::java::ast::{Annotation, Flags};

/// What subclasses can override in classes of the JDK: a line for each, as `scripts/overridable.sh` makes them.
const JDK: &str = include_str!("../../models/overridable.txt");

/// What classes of the JDK call on themselves in other places than their models do.
const DIFFERING: &str = include_str!("../../models/differing.txt");

/// The same as `JDK` of other classes, and what the garbage collector calls.
const FURTHER: &str = "\
java.lang.Object finalize()
edu.rice.hj.runtime.actors.Actor tryProcessMessage()
edu.rice.hj.experimental.actors.Selector tryProcessMessage() handleThrowable(Throwable) hasStarted()
edu.rice.hj.experimental.actors.ReaderWriterActor tryProcessMessage() handleThrowable(Throwable) hasStarted()
junit.framework.TestCase countTestCases() runBare() runTest()
";

/// Types of the library that have nothing to override beside what their models have: what claims to override more is a
/// mistake.
const COMPLETE: &[&str] = &[
    "java.io.Closeable",
    "java.io.Serializable",
    "java.lang.AutoCloseable",
    "java.lang.Cloneable",
    "java.lang.Comparable",
    "java.lang.Enum",
    "java.lang.Object",
    "java.lang.Record",
    "java.lang.Runnable",
    "java.util.concurrent.Callable",
];

/// The methods that a table has for a class.
fn listed(table: &'static str, class: &str) -> impl Iterator<Item = &'static str> {
    let line = table.lines().find_map(|line| line.strip_prefix(class)?.strip_prefix(' '));
    line.unwrap_or_default().split_whitespace()
}

impl Sema {
    /// Refuses methods of a class of the program that override what models lack, and reports those that say that they
    /// override something and do not, and what the class lacks.
    pub(crate) fn check_overriding(&mut self, c: ClassIdx) {
        self.ensure_members(c);
        // What is looked at here is not called.
        let mut above = self.ancestors(c);
        above.push(c);
        let asked = self.asked_of(&above);
        self.check_implementing(c);
        self.check_overrides(c);
        self.check_inheriting(c);
        self.restore_asked_of(asked);
    }

    fn check_overrides(&mut self, c: ClassIdx) {
        if self.is_opaque(c) {
            return;
        }
        for m in self.class(c).methods.clone() {
            let MethodOrigin::Source(decl) = &self.method(m).origin else { continue };
            let says_so = decl.mods.annotations.iter().any(Annotation::is_override);
            self.check_method(c, m, says_so);
        }
    }

    fn check_method(&mut self, c: ClassIdx, m: MethodIdx, says_so: bool) {
        let info = self.method(m);
        let (name, span) = (info.name.clone(), info.span);
        let can = !info.is_static() && !info.flags.has(Flags::PRIVATE);
        if can && (self.overrides_any(c, m) || self.is_accessor(c, m)) {
            self.check_calls(c, m);
            return;
        }
        let ancestors = self.ancestors(c);
        let above = |sema: &Sema, a: &ClassIdx| *a != c && sema.is_ours(*a);
        let lacking = ancestors.iter().find(|a| {
            let class = self.class(**a);
            above(self, a) && listed(JDK, &class.name).chain(listed(FURTHER, &class.name)).any(|it| self.fits(m, it))
        });
        if let Some(a) = lacking.filter(|_| can) {
            let class = self.class(*a).name.clone();
            let message = format!(
                "method `{name}` overrides one of `{class}` that the library model does not have: nothing would call it"
            );
            self.unsupported("unmodelled-member", span, message);
            return;
        }
        // Its parameters are reported.
        if !says_so || self.method(m).params.iter().any(Ty::is_error) {
            return;
        }
        let open = |a: &&ClassIdx| above(self, a) && !COMPLETE.contains(&self.class(**a).name.as_str());
        match ancestors.iter().find(open).filter(|_| can) {
            Some(a) => {
                let class = self.class(*a).name.clone();
                let message = format!(
                    "method `{name}` has `@Override`, but the library model of `{class}` does not have such a method"
                );
                self.unsupported("unmodelled-member", span, message);
            }
            None => self.error("no-override", span, format!("method `{name}` has `@Override`, but overrides nothing")),
        }
    }

    /// Refuses what overrides a method that the library calls where its model does not, or the other way round.
    fn check_calls(&mut self, c: ClassIdx, m: MethodIdx) {
        let Some(library) = self.ancestors(c).into_iter().find(|a| self.is_ours(*a) && !self.is_interface(*a)) else {
            return;
        };
        let (class, info) = (self.class(library).name.clone(), self.method(m));
        let wanted = format!("{}/{}", info.name, info.params.len());
        if listed(DIFFERING, &class).any(|other| other == wanted) {
            let (name, span) = (info.name.clone(), info.span);
            let message = format!(
                "overriding method `{name}` of `{class}` is not supported: Java calls it in other places than the library model does"
            );
            self.unsupported("unsupported", span, message);
        }
    }

    fn overrides_any(&mut self, c: ClassIdx, m: MethodIdx) -> bool {
        let name = self.method(m).name.clone();
        let mut above = self.ancestors(c);
        // What an interface can declare again.
        let object = self.known("java.lang.Object");
        if !above.contains(&object) {
            above.push(object);
        }
        above.into_iter().filter(|a| *a != c).any(|a| {
            self.ensure_members(a);
            self.class(a).own_methods(&name).to_vec().into_iter().any(|n| self.overrides_from(c, m, n))
        })
    }

    /// Whether the method reads a component of a record.
    fn is_accessor(&self, c: ClassIdx, m: MethodIdx) -> bool {
        let m = self.method(m);
        m.params.is_empty() && self.class(c).decl.components.iter().any(|p| p.name.name == m.name)
    }

    /// Whether a method would override one that the table has.
    fn fits(&self, m: MethodIdx, overridable: &str) -> bool {
        let Some((name, params)) = overridable.strip_suffix(')').and_then(|l| l.split_once('(')) else { return false };
        let own = self.method(m);
        if &*own.name != name {
            return false;
        }
        let all: Vec<&str> = params.split(',').filter(|p| !p.is_empty()).collect();
        all.len() == own.params.len()
            && all.iter().zip(&own.params).all(|(l, p)| match *l {
                _ if p.is_error() => true,
                "?" => p.is_ref(),
                l => self.show(&self.erase(p)) == l,
            })
    }

    /// Whether a class is of the models of this crate.
    pub(crate) fn is_ours(&self, c: ClassIdx) -> bool {
        self.units[self.class(c).unit as usize].is_ours
    }
}

#[cfg(test)]
mod tests {
    use super::{COMPLETE, DIFFERING, JDK};
    use crate::models;

    #[test]
    fn the_table_is_of_classes_with_models() {
        for line in JDK.lines().chain(DIFFERING.lines()).filter(|l| !l.starts_with('#')) {
            let class = line.split(' ').next().unwrap_or_default();
            let outer = class.rsplit_once('.').map_or("", |(outer, _)| outer);
            assert!(models::file_of(class).or(models::file_of(outer)).is_some(), "no model of {class}");
        }
        assert!(COMPLETE.is_sorted());
    }
}
