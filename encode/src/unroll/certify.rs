//! The trace as the data of a certificate (design, Certificates): a run of its own, in which every checked access is
//! kept, also those that the shadow state would drop and those with nothing beside them.

use super::heap::{Kind, Name};
use super::machine::{Machine, Slot};
use super::record::Recorder;
use super::shadow::RecordId;
use crate::term::{Constant, Node, Sort, TermId, Terms};
use crate::trace::{EventKind, Few, Lock, RegionFault, Targets};
use rustc_hash::{FxHashMap, FxHashSet};
use scoville_evidence::certificate::trace as cert;
use scoville_evidence::log::{Canonical, NotFollowed};
use scoville_evidence::source::Span;
use scoville_evidence::verdict::Unknown;
use scoville_ir::stmt::{BinOp, Fill, Mode, Space, UnOp};
use scoville_ir::types::Prim;
use std::collections::BTreeMap;

/// Most accesses (operation, step and location) of a certificate.
const MOST_ACCESSES: usize = 4_000_000;

/// Most edges of a certificate.
const MOST_EDGES: usize = 4_000_000;

/// What a certificate keeps of the accesses of a run.
#[derive(Debug, Default)]
pub struct Accesses {
    seen: FxHashSet<(RecordId, Slot, TermId)>,
    /// More than can be kept.
    overflow: bool,
}

impl Accesses {
    /// Keeps an access.
    pub fn add(&mut self, record: RecordId, slot: Slot, same: TermId) {
        if self.seen.len() >= MOST_ACCESSES {
            self.overflow = true;
        } else {
            self.seen.insert((record, slot, same));
        }
    }
}

/// A trace with its canonical run.
pub type Certified = (cert::Trace, Result<Canonical, NotFollowed>);

/// The canonical run, and the numbers that its log gives to objects.
type Recorded = (Result<Canonical, NotFollowed>, FxHashMap<Name, u32>);

/// Runs two machines that stand at their starts. The second looks at no section as a function: what is
/// read in sections is what the canonical run finds there, and can be logged.
///
/// # Errors
/// `Unknown` if a limit stops the run, or the certificate would be too large.
pub fn certify(mut machine: Machine<'_>, plain: Machine<'_>) -> Result<Certified, Unknown> {
    let (canonical, numbers) = record(plain);
    machine.options.quick = false;
    machine.certify = Some(Box::default());
    machine.run()?;
    let accesses = machine.certify.take().unwrap_or_default();
    if accesses.overflow {
        return Err(too_large(&format!("more than {MOST_ACCESSES} accesses")));
    }
    let mut export = Export { machine, places: BTreeMap::new(), trace: cert::Trace::default() };
    export.objects(&accesses, &numbers);
    export.accesses(&accesses);
    export.structure();
    export.events();
    export.edges()?;
    Ok((export.finish(), canonical))
}

fn record(mut machine: Machine<'_>) -> Recorded {
    machine.recorder = Some(Recorder::new(0..0));
    let done = machine.run();
    let mut numbers = FxHashMap::default();
    let Some(recorder) = machine.recorder.take() else {
        return (Err(NotFollowed::Limit(Unknown::Unsupported("nothing was recorded".into()))), numbers);
    };
    for (object, n) in recorder.numbers() {
        numbers.insert(machine.heap.get(object).name, n);
    }
    (done.map_err(NotFollowed::Limit).and_then(|()| recorder.finish()), numbers)
}

fn too_large(what: &str) -> Unknown {
    Unknown::TooLarge(format!("certificate too large: {what}"))
}

struct Export<'p> {
    machine: Machine<'p>,
    /// Numbers of places by their texts.
    places: BTreeMap<String, u32>,
    trace: cert::Trace,
}

impl Export<'_> {
    fn place(&mut self, span: Span) -> u32 {
        let text = self.machine.options.sources.as_deref().map_or_else(String::new, |s| s.describe(span));
        let next = self.trace.places.len() as u32;
        if let Some(n) = self.places.get(&text) {
            return *n;
        }
        self.trace.places.push(text.clone());
        self.places.insert(text, next);
        next
    }

    /// All objects that something speaks of, in the order of their numbers.
    fn objects(&mut self, accesses: &Accesses, numbers: &FxHashMap<Name, u32>) {
        let m = &self.machine;
        let mut all: Vec<u32> = accesses.seen.iter().map(|(_, (o, _), _)| *o).collect();
        all.extend(m.region_states.iter().map(|r| r.object));
        all.extend(m.location_slots.iter().map(|(o, _)| *o));
        all.extend(m.units.closed.iter().flat_map(|u| u.effect.iter().map(|((o, _), _)| *o)));
        all.sort_unstable();
        all.dedup();
        for number in all {
            let object = m.heap.get(number);
            let slots = match &object.kind {
                Kind::Statics | Kind::Instance(_) => (0..object.len() as u32).collect(),
                _ => vec![0],
            };
            let slots = slots.into_iter().map(|s| m.slot_class((number, s))).collect();
            let logged = numbers.get(&object.name).copied();
            self.trace.objects.push(cert::Object { number, slots, logged });
        }
    }

    fn object(&self, number: u32) -> u32 {
        self.trace.objects.partition_point(|o| o.number < number) as u32
    }

    /// Accesses that differ in nothing but their locations are one.
    fn accesses(&mut self, accesses: &Accesses) {
        let mut by_record: BTreeMap<RecordId, Vec<(Slot, TermId)>> = BTreeMap::new();
        for &(record, slot, same) in &accesses.seen {
            by_record.entry(record).or_default().push((slot, same));
        }
        for (id, mut slots) in by_record {
            slots.sort_unstable();
            let mut touches: Vec<cert::Touch> = Vec::new();
            for ((o, s), same) in slots {
                let object = self.object(o);
                match touches.last_mut() {
                    Some(t) if t.0 == object && t.2 + 1 == s && t.3 == same.0 => t.2 = s,
                    _ => touches.push(cert::Touch(object, s, s, same.0)),
                }
            }
            let r = self.machine.records[id as usize].clone();
            let place = self.place(r.span);
            self.trace.accesses.push(cert::Access {
                task: r.task.0,
                after: r.after.0,
                event: r.event().map(|e| e.0),
                guard: r.guard.0,
                write: r.mode == Mode::W,
                atomic: r.atomic,
                initialiser: r.init.is_some(),
                site: r.site,
                place,
                touches,
            });
        }
    }

    fn structure(&mut self) {
        let m = &mut self.machine;
        let phases = m.phases();
        self.trace.phases = phases
            .iter()
            .map(|p| cert::Phase {
                needs: p.needs.iter().map(|n| (n.guard.0, n.by.iter().map(|e| e.0).collect())).collect(),
            })
            .collect();
        let m = &self.machine;
        let t = &mut self.trace;
        t.tasks = m.tasks.iter().map(|t| cert::Task { spawn: t.spawn.map(|e| e.0), scope: t.scope.0 }).collect();
        t.scopes = m.scopes.iter().map(|s| cert::Scope { parent: s.parent.map(|p| p.0), owner: s.owner.0 }).collect();
        t.sections = m
            .sections
            .iter()
            .map(|s| cert::Section {
                task: s.task.0,
                space: match s.space {
                    Space::Isolated => "isolated",
                    Space::Nested => "nested",
                    Space::Monitor => "monitor",
                    Space::Internal => "internal",
                }
                .to_owned(),
                locks: s
                    .locks
                    .iter()
                    .map(|(lock, condition)| match lock {
                        Lock::Global => (cert::Lock::Global, condition.0),
                        Lock::Object(o, mode) => (cert::Lock::Object(*o, *mode == Mode::W), condition.0),
                    })
                    .collect(),
            })
            .collect();
        t.cells = m.cells.len() as u32;
        t.assumptions = m.assumptions.iter().map(|a| a.0).collect();
        let locations: Vec<cert::Location> = m
            .locations
            .iter()
            .zip(&m.location_slots)
            .map(|(l, (o, s))| cert::Location {
                object: self.object(*o),
                slot: *s,
                initial: l.initial.0,
                sensitive: l.sensitive,
            })
            .collect();
        let regions: Vec<cert::Region> = m
            .regions
            .iter()
            .zip(&m.region_states)
            .map(|(r, s)| cert::Region {
                task: r.task.0,
                write: r.mode == Mode::W,
                object: self.object(s.object),
                parts: s.parts.clone(),
                same: s.same.0,
                acquire: r.acquire.0,
                release: r.release.map(|e| e.0),
            })
            .collect();
        let units: Vec<cert::Unit> = m
            .units
            .closed
            .iter()
            .map(|u| cert::Unit {
                section: u.section.0,
                effect: u
                    .effect
                    .iter()
                    .filter_map(|((o, s), left)| {
                        let (before, _) = m.units.variable((*o, *s))?;
                        Some((self.object(*o), *s, before.0, left.0))
                    })
                    .collect(),
                leaves: u.leaves.iter().map(|t| t.0).collect(),
            })
            .collect();
        (self.trace.locations, self.trace.regions, self.trace.units) = (locations, regions, units);
    }

    fn events(&mut self) {
        for i in 0..self.machine.events.len() {
            let e = self.machine.events[i].clone();
            let place = self.place(e.span);
            let kind = kind(&e.kind);
            self.trace.events.push(cert::Event { task: e.task.0, guard: e.guard.0, kind, place });
        }
    }

    /// What the constructs give.
    fn edges(&mut self) -> Result<(), Unknown> {
        let m = &self.machine;
        let mut members: Vec<Vec<u32>> = vec![Vec::new(); m.scopes.len()];
        for (i, t) in m.tasks.iter().enumerate() {
            members[t.scope.index()].push(i as u32);
        }
        let mut edges = Vec::new();
        let mut add = |from: u32, to: u32, link| {
            if from < to {
                edges.push(cert::Edge(from, to, link));
            }
            edges.len()
        };
        for (i, e) in m.events.iter().enumerate() {
            let to = i as u32;
            let mut count = 0;
            match &e.kind {
                EventKind::Begin { awaits } => {
                    if let Some(spawn) = m.tasks[e.task.index()].spawn {
                        add(spawn.0, to, cert::Link::Spawn);
                    }
                    for c in awaits {
                        for f in &m.cells[c.index()].fills {
                            count = add(f.0, to, cert::Link::Fill);
                        }
                    }
                }
                EventKind::Await { cell, blocking: true, .. } => {
                    for f in &m.cells[cell.index()].fills {
                        count = add(f.0, to, cert::Link::Fill);
                    }
                }
                EventKind::Join { scope } => {
                    for t in &members[scope.index()] {
                        let ends: &Few<_> = &m.tasks[*t as usize].ends;
                        for end in ends {
                            count = add(end.0, to, cert::Link::Join);
                        }
                    }
                }
                kind => {
                    let needs = kind.phase().and_then(|p| self.trace.phases.get(p.index()));
                    for by in needs.iter().flat_map(|p| p.needs.iter().flat_map(|(_, by)| by)) {
                        count = add(*by, to, cert::Link::Phase);
                    }
                }
            }
            if count > MOST_EDGES {
                return Err(too_large(&format!("more than {MOST_EDGES} edges")));
            }
        }
        edges.sort_unstable_by_key(|e| (e.1, e.0, e.2));
        edges.dedup();
        self.trace.edges = edges;
        Ok(())
    }

    /// Numbers the terms that occur anew, in their order.
    fn finish(mut self) -> cert::Trace {
        let lemmas = self.machine.counter_lemmas();
        self.trace.lemmas = lemmas.iter().map(|l| l.term.0).collect();
        let terms = std::mem::take(&mut self.machine.terms);
        let mut used = vec![false; terms.len()];
        let mut stack = vec![TermId::TRUE, TermId::FALSE];
        each_term(&mut self.trace, &mut |t| stack.push(TermId(*t)));
        // A unit speaks of the state before it by the numbers of variables.
        let befores = self.trace.units.iter().flat_map(|u| &u.effect).map(|(_, _, v, _)| crate::term::VarId(*v));
        stack.extend(befores.filter_map(|v| terms.var_term(v)));
        while let Some(t) = stack.pop() {
            if !std::mem::replace(&mut used[t.0 as usize], true) {
                terms.operands(t, |o| stack.push(o));
            }
        }
        let mut index: FxHashMap<u32, u32> = FxHashMap::default();
        let mut variables: FxHashMap<u32, u32> = FxHashMap::default();
        for t in (0..terms.len() as u32).filter(|t| used[*t as usize]) {
            index.insert(t, index.len() as u32);
            let at = |o: &TermId| index.get(&o.0).copied().unwrap_or(cert::FALSE);
            let term = term(&terms, TermId(t), &at, &mut |v| {
                let next = variables.len() as u32;
                *variables.entry(v).or_insert_with(|| {
                    let var = terms.var(crate::term::VarId(v));
                    let (sort, domain) = (sort(var.sort), var.domain.clone());
                    self.trace.variables.push(cert::Variable { sort, domain, range: var.range });
                    next
                })
            });
            self.trace.terms.push(term);
        }
        each_term(&mut self.trace, &mut |t| *t = index.get(t).copied().unwrap_or(cert::FALSE));
        for (_, _, before, _) in self.trace.units.iter_mut().flat_map(|u| &mut u.effect) {
            *before = variables.get(before).copied().unwrap_or(u32::MAX);
        }
        self.trace
    }
}

fn targets(targets: &Targets) -> cert::Targets {
    targets.iter().map(|(l, c)| (l.0, c.0)).collect()
}

fn kind(kind: &EventKind) -> cert::Kind {
    use EventKind as K;
    use cert::Kind as C;
    match kind {
        K::Begin { awaits } => C::Begin(awaits.iter().map(|c| c.0).collect()),
        K::End => C::End,
        K::Spawn { child } => C::Spawn(child.0),
        K::Join { scope } => C::Join(scope.0),
        K::SectionBegin { section } => C::Enter(section.0),
        K::SectionEnd { section } => C::Leave(section.0),
        K::Read { targets: t, value, fresh, .. } => C::Read { targets: targets(t), value: value.0, fresh: *fresh },
        K::Write { targets: t, value, .. } => C::Write { targets: targets(t), value: value.0 },
        K::Fill { cell, fill, value, won } => C::Fill {
            cell: cell.0,
            state: match fill {
                Fill::Value => 1,
                Fill::Exception => 2,
                Fill::Cancel => 3,
            },
            value: value.0,
            won: won.0,
        },
        K::Await { cell, blocking, state, value, fresh } => {
            C::Await { cell: cell.0, blocking: *blocking, state: state.0, value: value.0, fresh: *fresh }
        }
        K::Signal { needs } => C::Signal(needs.map(|p| p.0)),
        K::Wait { phase } => C::Wait(phase.0),
        K::Drop => C::Drop,
        K::Acquire { region } => C::Acquire(region.0),
        K::Release { region } => C::Release(region.0),
        K::PermissionCall => C::Other,
        K::Input { value } => C::Input(value.0),
        K::AssertFail => C::Fault(cert::Fault::Assertion, "a failed assertion".to_owned()),
        K::Uncaught { thrown } => C::Fault(cert::Fault::Exception, thrown.class.clone()),
        K::RegionFault { what } => C::Fault(
            cert::Fault::Permission,
            match &**what {
                RegionFault::BadRelease(_) => "a release of what is not held".to_owned(),
                RegionFault::BadRange(why) => format!("a bad range: {why}"),
                RegionFault::WriteUnderRead => "a write under a read region".to_owned(),
                RegionFault::NeverReleased(_) => "a region that is never released".to_owned(),
            },
        ),
        K::Halt => C::Halt,
        K::Spin { looks, stuck } => C::Spin {
            finals: looks.finals.iter().map(|(t, v)| (targets(t), v.0)).collect(),
            polls: looks.polls.iter().map(|(c, s, v)| (c.0, s.0, v.0)).collect(),
            stuck: stuck.0,
        },
        K::Cut { why } => C::Cut(why.to_string()),
        K::Blocked => C::Blocked,
    }
}

/// Visits every term that the trace refers to, but for operands of terms.
fn each_term(trace: &mut cert::Trace, f: &mut impl FnMut(&mut u32)) {
    use cert::Kind as C;
    for e in &mut trace.events {
        f(&mut e.guard);
        match &mut e.kind {
            C::Read { targets, value, .. } | C::Write { targets, value } => {
                targets.iter_mut().for_each(|(_, c)| f(c));
                f(value);
            }
            C::Fill { value, won, .. } => [value, won].into_iter().for_each(&mut *f),
            C::Await { state, value, .. } => [state, value].into_iter().for_each(&mut *f),
            C::Input(value) => f(value),
            C::Spin { finals, polls, stuck } => {
                for (targets, value) in finals {
                    targets.iter_mut().for_each(|(_, c)| f(c));
                    f(value);
                }
                polls.iter_mut().for_each(|(_, s, v)| [s, v].into_iter().for_each(&mut *f));
                f(stuck);
            }
            _ => {}
        }
    }
    trace.sections.iter_mut().flat_map(|s| &mut s.locks).for_each(|(_, c)| f(c));
    trace.phases.iter_mut().flat_map(|p| &mut p.needs).for_each(|(g, _)| f(g));
    trace.locations.iter_mut().for_each(|l| f(&mut l.initial));
    for a in &mut trace.accesses {
        f(&mut a.guard);
        a.touches.iter_mut().for_each(|t| f(&mut t.3));
    }
    trace.regions.iter_mut().for_each(|r| f(&mut r.same));
    for u in &mut trace.units {
        u.effect.iter_mut().for_each(|(_, _, _, t)| f(t));
        u.leaves.iter_mut().for_each(&mut *f);
    }
    trace.assumptions.iter_mut().for_each(&mut *f);
    trace.lemmas.iter_mut().for_each(f);
}

fn term(terms: &Terms, t: TermId, at: &dyn Fn(&TermId) -> u32, var: &mut dyn FnMut(u32) -> u32) -> cert::Term {
    use cert::Term as T;
    match terms.node(t) {
        Node::True => T::True,
        Node::False => T::False,
        Node::Const(Constant::Int(i)) => T::Int(*i),
        Node::Const(Constant::Long(i)) => T::Long(*i),
        Node::Const(Constant::Float(b)) => T::Float(*b),
        Node::Const(Constant::Double(b)) => T::Double(*b),
        Node::Const(Constant::Ref(o)) => T::Ref(*o),
        Node::Var(v) => T::Var(var(v.0)),
        Node::Decide(c, a, b) => T::Decide(at(c), at(a), at(b)),
        Node::Ite(c, a, b) => T::Ite(at(c), at(a), at(b)),
        Node::Eq(a, b) => T::Same(at(a), at(b)),
        Node::Binary(op, p, a, b) => T::Binary(operation(*op), prim(*p), at(a), at(b)),
        Node::Unary(UnOp::Neg, p, a) => T::Neg(prim(*p), at(a)),
        Node::Unary(UnOp::Not, _, a) => T::Not(at(a)),
        Node::Convert(from, to, a) => T::Convert(prim(*from), prim(*to), at(a)),
    }
}

fn sort(s: Sort) -> cert::Sort {
    match s {
        Sort::Bool => cert::Sort::Bool,
        Sort::Int => cert::Sort::Int,
        Sort::Long => cert::Sort::Long,
        Sort::Float => cert::Sort::Float,
        Sort::Double => cert::Sort::Double,
        Sort::Ref => cert::Sort::Ref,
    }
}

fn prim(p: Prim) -> cert::Prim {
    match p {
        Prim::Bool => cert::Prim::Bool,
        Prim::Byte => cert::Prim::Byte,
        Prim::Short => cert::Prim::Short,
        Prim::Char => cert::Prim::Char,
        Prim::Int => cert::Prim::Int,
        Prim::Long => cert::Prim::Long,
        Prim::Float => cert::Prim::Float,
        Prim::Double => cert::Prim::Double,
    }
}

fn operation(op: BinOp) -> cert::Op {
    match op {
        BinOp::Add => cert::Op::Add,
        BinOp::Sub => cert::Op::Sub,
        BinOp::Mul => cert::Op::Mul,
        BinOp::Div => cert::Op::Div,
        BinOp::Rem => cert::Op::Rem,
        BinOp::Shl => cert::Op::Shl,
        BinOp::Shr => cert::Op::Shr,
        BinOp::Ushr => cert::Op::Ushr,
        BinOp::And => cert::Op::And,
        BinOp::Or => cert::Op::Or,
        BinOp::Xor => cert::Op::Xor,
        BinOp::Lt => cert::Op::Lt,
        BinOp::Le => cert::Op::Le,
        BinOp::Gt => cert::Op::Gt,
        BinOp::Ge => cert::Op::Ge,
        BinOp::Eq => cert::Op::Eq,
        BinOp::Ne => cert::Op::Ne,
    }
}
