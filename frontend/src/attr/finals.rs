//! Final fields without an initial value: each must get one, in an initialiser or in every constructor (JLS 8.3.1.2).

use super::Attr;
use super::definite::Flow;
use crate::diag::{Span, error};
use crate::java::ast::{Flags, TypeKind};
use crate::sema::table::{FieldOrigin, MethodOrigin};
use crate::sema::ty::{ClassIdx, FieldIdx, MethodIdx};
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;

/// Which final fields have a value where initialisers or a constructor end; nothing where a mistake hides that.
#[derive(Debug, Default)]
pub(crate) struct Finals {
    /// final fields without initial value, static or not
    blank: FxHashMap<(ClassIdx, bool), Rc<[FieldIdx]>>,
    initialisers: FxHashMap<(ClassIdx, bool), Option<Given>>,
    constructors: FxHashMap<MethodIdx, Flow>,
}

/// What a part of the initialisers has given a value.
#[derive(Debug, Default)]
struct Given {
    surely: FxHashSet<FieldIdx>,
    maybe: FxHashSet<FieldIdx>,
}

impl Attr {
    /// The final fields of the class at hand that code here may give a value.
    pub(super) fn blank_finals(&mut self, class: ClassIdx, is_static: bool) -> Rc<[FieldIdx]> {
        if let Some(known) = self.finals.blank.get(&(class, is_static)) {
            return known.clone();
        }
        let blank: Rc<[FieldIdx]> = self.find_blank_finals(class, is_static).into();
        self.finals.blank.insert((class, is_static), blank.clone());
        blank
    }

    fn find_blank_finals(&self, class: ClassIdx, is_static: bool) -> Vec<FieldIdx> {
        let info = self.sema.class(class);
        if info.is_model {
            return Vec::new();
        }
        if info.kind == TypeKind::Record && !is_static {
            return self.instance_fields(class);
        }
        let blank = |f: &FieldIdx| {
            let field = self.sema.field(*f);
            let without = match &field.origin {
                FieldOrigin::Source(d, i) => d.vars.get(*i).is_some_and(|v| v.init.is_none()),
                _ => false,
            };
            field.flags.has(Flags::FINAL) && field.is_static() == is_static && without
        };
        info.fields.iter().copied().filter(blank).collect()
    }

    /// Notes what a part of the initialisers of a class does.
    pub(super) fn note_initialiser(&mut self, class: ClassIdx, is_static: bool, flow: &Flow) {
        let known = self.finals.initialisers.entry((class, is_static)).or_insert_with(|| Some(Given::default()));
        match (&mut *known, flow.broken) {
            (Some(known), false) => {
                known.surely.extend(&flow.assigned);
                known.maybe.extend(flow.writes.iter().map(|(f, _)| *f));
            }
            _ => *known = None,
        }
        self.report_early(&flow.early);
    }

    /// Forgets what the initialisers of a class do, as they are looked at from the start.
    pub(super) fn start_initialisers(&mut self, class: ClassIdx, is_static: bool) {
        self.finals.initialisers.remove(&(class, is_static));
    }

    /// Whether the parts of the initialisers that have been looked at, where this is one of them, have given a field a value: surely,
    /// and perhaps.
    pub(super) fn assigned_before(&self, f: FieldIdx) -> (bool, bool) {
        if self.cx.initialises.is_none() {
            return (false, false);
        }
        let field = self.sema.field(f);
        match self.finals.initialisers.get(&(field.class, field.is_static())) {
            Some(Some(given)) => (given.surely.contains(&f), given.maybe.contains(&f)),
            // Nothing is known: nothing is said.
            Some(None) => (true, false),
            None => (false, false),
        }
    }

    fn report_early(&mut self, early: &[(FieldIdx, Span)]) {
        for (f, span) in early {
            let (name, declared) = (self.sema.field(*f).name.clone(), self.sema.field(*f).span);
            let message = format!("final field `{name}` might not have been assigned a value here");
            let d = error("unassigned", *span, message).at(declared, "declared here without a value");
            self.sema.report(d);
        }
    }

    fn report_again(&mut self, f: FieldIdx, span: Span) {
        let (name, declared) = (self.sema.field(f).name.clone(), self.sema.field(f).span);
        let message = format!("final field `{name}` might already have been assigned");
        let d = error("final-assigned", span, message).at(declared, "declared final here");
        self.sema.report(d);
    }

    /// Notes what a constructor does that begins with no other one of its class.
    pub(super) fn note_constructor(&mut self, m: MethodIdx, flow: Flow) {
        self.finals.constructors.insert(m, flow);
    }

    /// What a constructor does that begins with another one of its class, which has given all final fields a value.
    pub(super) fn check_delegating(&mut self, flow: &Flow) {
        flow.writes.iter().for_each(|(f, span)| self.report_again(*f, *span));
    }

    /// Reports final fields of these classes that do not get a value.
    pub(crate) fn check_finals(&mut self, classes: &[ClassIdx]) {
        for c in classes {
            for is_static in [true, false] {
                let blank = self.blank_finals(*c, is_static);
                if !blank.is_empty() && !self.sema.is_interface(*c) {
                    self.check_finals_of(*c, is_static, &blank);
                }
            }
        }
    }

    fn check_finals_of(&mut self, c: ClassIdx, is_static: bool, blank: &[FieldIdx]) {
        let before = self.finals.initialisers.remove(&(c, is_static)).unwrap_or_else(|| Some(Given::default()));
        let Some(before) = before else { return };
        let open: Vec<FieldIdx> = blank.iter().copied().filter(|f| !before.surely.contains(f)).collect();
        let written: Vec<MethodIdx> =
            self.sema.class(c).ctors.iter().copied().filter(|m| self.is_written(*m)).collect();
        if !is_static && written.is_empty() && self.sema.class(c).kind == TypeKind::Record {
            return;
        }
        if is_static || written.is_empty() {
            if let Some(f) = open.first() {
                let span = self.sema.field(*f).span;
                self.report_blank(*f, span, "");
            }
            return;
        }
        for m in written {
            let Some(flow) = self.finals.constructors.remove(&m).filter(|flow| !flow.broken) else { continue };
            if let Some(f) = open.iter().find(|f| !flow.assigned.contains(f)) {
                let span = self.sema.method(m).span;
                self.report_blank(*f, span, " in this constructor");
            }
            let again = flow.writes.iter().filter(|(f, _)| before.maybe.contains(f));
            again.for_each(|(f, span)| self.report_again(*f, *span));
            let early: Vec<(FieldIdx, Span)> = flow.early.iter().copied().filter(|(f, _)| open.contains(f)).collect();
            self.report_early(&early);
        }
    }

    fn is_written(&self, m: MethodIdx) -> bool {
        matches!(self.sema.method(m).origin, MethodOrigin::Source(_))
    }

    fn report_blank(&mut self, f: FieldIdx, span: Span, place: &str) {
        let (name, declared) = (self.sema.field(f).name.clone(), self.sema.field(f).span);
        let mut d = error("unassigned", span, format!("final field `{name}` might not get a value{place}"));
        if span != declared {
            d = d.at(declared, "declared here without a value");
        }
        self.sema.report(d);
    }
}
