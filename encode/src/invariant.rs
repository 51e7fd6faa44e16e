//! Violations that no order of sections comes to, because each section keeps their contrary (design, Reductions).
//!
//! An assertion speaks of what its task has read from some locations. If nothing writes these between the reads, it is a
//! property of one state. If all that comes before this state are sections that exclude one another where they touch
//! the same of these locations, then it is reached by whole sections, one after the other: an order by their begins is one that
//! leaves every value as it is. So the property holds there if it holds before all of them, and each of them keeps it, from
//! whatever state. What else the property or a section depends on (inputs, other reads) is the same value
//! throughout one execution, whatever it is.
//!
//! A property that says that a sum has a certain value is kept by a section that changes no such sum: that is an equality of normal
//! forms, case by case. All else is asked of the [`Prover`]. Where a property is not kept from every state, it may be kept
//! from those that have all properties that are asked for, and in which nothing is negative or larger than everything at first:
//! what is not kept is dropped until the rest is.

use crate::fault::{Fault, planted};
use crate::obligation::Problem;
use crate::term::{Constant, Node, Sort, TermId, Terms, Var, VarId};
use crate::trace::{EventId, EventKind, LocId, Lock, SectionId, Targets, Trace};
use crate::unroll::commute::Prover;
use rustc_hash::{FxHashMap, FxHashSet};
use scoville_evidence::source::{SourceMap, Span};
use scoville_ir::stmt::{BinOp, Mode};
use scoville_ir::types::Prim;
use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

/// Most violations that are looked at.
const GOALS: usize = 64;

/// Most sections that change the locations of one property.
const SECTIONS: usize = 2_000;

/// Time for all of it.
const TIME: Duration = Duration::from_secs(4);

/// Most places that are told.
const TOLD: usize = 3;

/// Marks the assertions and exceptions of a problem that cannot happen, and notes it for the report. Without a prover these are
/// those that are seen to be kept.
pub(crate) fn look_for(problem: &mut Problem, prover: Option<&mut dyn Prover>, sources: Option<&SourceMap>) {
    let of = &problem.obligations;
    let all = of.assertions.iter().chain(&of.exceptions).copied();
    let violations: Vec<EventId> = all.filter(|e| !of.impossible.contains(e)).collect();
    let impossible = impossible(&problem.trace, &violations, &of.impossible, prover);
    let spans: BTreeSet<Span> = impossible.iter().map(|e| problem.trace.event(*e).span).collect();
    let place = |s: &Span| sources.map_or_else(|| "one place".to_owned(), |sources| sources.describe(*s));
    for place in spans.iter().take(TOLD).map(place) {
        problem.notes.push(format!(
            "each section that may come before {place} keeps what is demanded there: their order makes no difference to that"
        ));
    }
    problem.obligations.impossible.extend(impossible);
}

/// The ones among `violations` that cannot happen; `known` are others that cannot.
fn impossible(
    trace: &Trace,
    violations: &[EventId],
    known: &[EventId],
    prover: Option<&mut dyn Prover>,
) -> Vec<EventId> {
    let proves = prover.is_some();
    if violations.is_empty() || violations.len() > GOALS {
        return Vec::new();
    }
    let mut terms = trace.terms.clone();
    let until = Instant::now() + TIME;
    terms.set_deadline(Some(until));
    let index = Index::new(trace, &mut terms);
    let speaks =
        |e: &EventId| trace.terms.support(&[trace.event(*e).guard]).iter().any(|v| index.reads.contains_key(v));
    let mut open: Vec<EventId> = violations.iter().copied().filter(speaks).collect();
    let mut attempt = Attempt { trace, index: &index, terms: &mut terms, prover, until };
    let mut found = Vec::new();
    open.retain(|e| {
        let excluded = attempt.excluded(&[*e], false).contains(e);
        found.extend(excluded.then_some(*e));
        !excluded
    });
    // Some hold only together, and between bounds.
    if !open.is_empty() && proves {
        let all: Vec<EventId> = violations.iter().chain(known).copied().filter(speaks).collect();
        found.extend(attempt.excluded(&all, true).into_iter().filter(|e| open.contains(e)));
    }
    found
}

/// Where values come from and go to.
#[derive(Debug, Default)]
struct Index {
    /// The read that yields a variable.
    reads: FxHashMap<VarId, EventId>,
    /// Writes by location.
    writes: FxHashMap<LocId, Vec<EventId>>,
    /// Sections with such writes that end on all their paths.
    ending: FxHashSet<SectionId>,
}

impl Index {
    fn new(trace: &Trace, terms: &mut Terms) -> Self {
        let mut index = Index::default();
        let mut sections: FxHashSet<SectionId> = FxHashSet::default();
        for (i, e) in trace.events.iter().enumerate() {
            let id = EventId(i as u32);
            match &e.kind {
                EventKind::Read { value, fresh: true, .. } => {
                    if let Node::Var(v) = trace.terms.node(*value) {
                        index.reads.insert(*v, id);
                    }
                }
                EventKind::Write { targets, .. } => {
                    for (l, _) in targets {
                        index.writes.entry(*l).or_default().push(id);
                    }
                    sections.extend(&e.inside);
                }
                _ => {}
            }
        }
        sections.retain(|s| {
            let section = trace.section(*s);
            let ends: Vec<TermId> = section.ends.iter().map(|end| trace.event(*end).guard).collect();
            let ends = terms.or_all(ends);
            terms.evidently_implies(trace.event(section.begin).guard, ends)
        });
        index.ending = sections;
        index
    }
}

/// The only location that a read can touch.
fn single(targets: &Targets) -> Option<LocId> {
    match targets[..] {
        [(l, TermId::TRUE)] => Some(l),
        _ => None,
    }
}

/// What comes before the state in question.
#[derive(Debug, Default)]
struct Past {
    /// Writes before all sections, in their order.
    first: Vec<EventId>,
    /// Sections that write some of the locations.
    sections: BTreeSet<SectionId>,
}

struct Attempt<'a, 'p> {
    trace: &'a Trace,
    index: &'a Index,
    terms: &'a mut Terms,
    prover: Option<&'p mut dyn Prover>,
    until: Instant,
}

impl Attempt<'_, '_> {
    /// Which of these violations never happen, if that is seen from what they all speak of; with what else holds `within`
    /// bounds.
    fn excluded(&mut self, violations: &[EventId], within: bool) -> Vec<EventId> {
        self.kept(violations, within).unwrap_or_default()
    }

    fn kept(&mut self, violations: &[EventId], within: bool) -> Option<Vec<EventId>> {
        let task = self.trace.event(*violations.first()?).task;
        let mut view = View::default();
        let mut properties: Vec<(Option<EventId>, TermId)> = Vec::new();
        for e in violations.iter().copied().filter(|e| self.trace.event(*e).task == task) {
            let happens = self.seen(e, &mut view)?;
            properties.push((Some(e), self.terms.not(happens)));
        }
        view.reads.sort_unstable();
        let past = self.past(&view.state, &view.reads)?;
        let initial = self.initial(&view.state, &past);
        if within {
            properties.extend(self.bounds(&view.state, &initial).into_iter().map(|p| (None, p)));
        }
        let before = view.values(self.terms, &initial);
        properties.retain(|(_, p)| {
            let at_first = self.terms.substituted(*p, &before);
            at_first == TermId::TRUE || self.is_true(at_first)
        });
        let mut steps: Vec<FxHashMap<VarId, TermId>> = Vec::new();
        for section in &past.sections {
            let after = self.after(*section, &view.state)?;
            let values = view.values(self.terms, &after);
            if !steps.contains(&values) {
                steps.push(values);
            }
        }
        self.inductive(&mut properties, &steps);
        Some(properties.into_iter().filter_map(|(e, _)| e).collect())
    }

    /// The condition under which a violation happens, by what locations hold where its task has read them.
    fn seen(&mut self, violation: EventId, view: &mut View) -> Option<TermId> {
        let trace = self.trace;
        let (task, guard) = (trace.event(violation).task, trace.event(violation).guard);
        let mut stands_for: FxHashMap<VarId, TermId> = FxHashMap::default();
        for v in trace.terms.support(&[guard]) {
            let Some(read) = self.index.reads.get(&v).copied() else { continue };
            let EventKind::Read { targets, .. } = &trace.event(read).kind else { continue };
            let Some(l) = single(targets).filter(|_| trace.event(read).task == task) else { continue };
            let sort = trace.terms.var(v).sort;
            // It has been read whenever the event happens.
            if !matches!(sort, Sort::Bool | Sort::Int | Sort::Long)
                || !self.terms.evidently_implies(guard, trace.event(read).guard)
            {
                return None;
            }
            let terms = &mut *self.terms;
            let any = |terms: &mut Terms| terms.fresh(Var { sort, domain: Vec::new(), range: None }).1;
            stands_for.insert(v, *view.state.entry(l).or_insert_with(|| any(terms)));
            view.reads.push(read);
        }
        Some(self.terms.substituted(guard, &stands_for))
    }

    /// That numbers are not negative, and not larger than all of them together at first.
    fn bounds(&mut self, state: &BTreeMap<LocId, TermId>, initial: &BTreeMap<LocId, TermId>) -> Vec<TermId> {
        let number = |t: &TermId| match self.terms.as_const(*t) {
            Some(Constant::Int(n)) => Some(i64::from(n)),
            Some(Constant::Long(n)) => Some(n),
            _ => None,
        };
        let Some(sum) = initial.values().map(number).try_fold(0i64, |sum, n| sum.checked_add(n?)) else {
            return Vec::new();
        };
        let mut all = Vec::new();
        for now in state.values() {
            let (prim, zero, most) = match (self.terms.sort(*now), i32::try_from(sum)) {
                (Sort::Int, Ok(most)) => (Prim::Int, Constant::Int(0), Constant::Int(most)),
                (Sort::Long, _) => (Prim::Long, Constant::Long(0), Constant::Long(sum)),
                _ => continue,
            };
            let (zero, most) = (self.terms.constant(zero), self.terms.constant(most));
            all.push(self.terms.binary(BinOp::Ge, prim, *now, zero));
            all.push(self.terms.binary(BinOp::Le, prim, *now, most));
        }
        all
    }

    /// Drops properties until what is left is kept by all steps together; everything, once no violation is among them.
    fn inductive(&mut self, properties: &mut Vec<(Option<EventId>, TermId)>, steps: &[FxHashMap<VarId, TermId>]) {
        loop {
            let before = properties.len();
            for step in steps {
                if planted(Fault::AllKeepInvariants) {
                    return;
                }
                let all = self.terms.and_all(properties.iter().map(|(_, p)| *p));
                let left: Vec<TermId> = properties.iter().map(|(_, p)| self.terms.substituted(*p, step)).collect();
                let own: Vec<bool> =
                    properties.iter().zip(&left).map(|((_, p), after)| p == after || self.same_sum(*p, step)).collect();
                let others =
                    self.terms.and_all(left.iter().zip(&own).filter(|(_, own)| !**own).map(|(after, _)| *after));
                if self.follows(all, others) {
                    continue;
                }
                let mut kept = left.iter().zip(&own).map(|(after, own)| *own || self.follows(all, *after));
                properties.retain(|_| kept.next().unwrap_or(false));
                if properties.iter().all(|(e, _)| e.is_none()) || self.terms.is_exhausted() {
                    return properties.clear();
                }
            }
            if properties.len() == before {
                return;
            }
        }
    }

    /// What can come before the state in which the reads are made; nothing if that is no single state, or if what comes before
    /// does not go by whole sections.
    fn past(&self, state: &BTreeMap<LocId, TermId>, reads: &[EventId]) -> Option<Past> {
        let (trace, order) = (self.trace, &self.trace.order);
        let event = |e: &EventId| trace.event(*e);
        let (least, last) = (reads.first()?, reads.last()?);
        let task = event(least).task;
        let before_all = |e: EventId| match event(&e).task == task {
            true => e < *least,
            false => reads.iter().all(|r| order.before(event(&e).step, event(r).step, event(r).guard, &trace.terms)),
        };
        let after_all = |e: EventId| match event(&e).task == task {
            true => e > *last,
            false => reads.iter().all(|r| order.before(event(r).step, event(&e).step, event(&e).guard, &trace.terms)),
        };
        let around = self.outermost(*least).filter(|s| reads.iter().all(|r| event(r).inside.contains(s)));
        let mut past = Past::default();
        let writes: BTreeSet<EventId> =
            state.keys().filter_map(|l| self.index.writes.get(l)).flatten().copied().collect();
        for w in writes {
            let Some(section) = self.outermost(w) else {
                if before_all(w) {
                    past.first.push(w);
                } else if !after_all(w) {
                    return None;
                }
                continue;
            };
            if past.sections.contains(&section) {
                continue;
            }
            let s = trace.section(section);
            if Some(section) == around || s.task == task && s.ends.iter().any(|end| end > least) {
                // The section of the reads, or one around them or behind them.
                if w <= *last {
                    return None;
                }
            } else if after_all(s.begin) {
                // It changes nothing that they find.
            } else if self.ends(section) && s.ends.iter().all(|end| before_all(*end))
                || around.is_some_and(|a| self.exclude(a, section))
                || planted(Fault::InvariantOfRunningSections)
            {
                past.sections.insert(section);
            } else {
                return None;
            }
        }
        (past.sections.len() <= SECTIONS && self.one_by_one(&past, state)).then_some(past)
    }

    /// Whether sections that touch the same locations come one after the other, and the first writes before all of them.
    fn one_by_one(&self, past: &Past, state: &BTreeMap<LocId, TermId>) -> bool {
        let (trace, order) = (self.trace, &self.trace.order);
        let earlier = |a: EventId, b: EventId| {
            let (x, y) = (trace.event(a), trace.event(b));
            if x.task == y.task { a < b } else { order.before(x.step, y.step, y.guard, &trace.terms) }
        };
        let mut written: FxHashMap<LocId, EventId> = FxHashMap::default();
        for w in &past.first {
            for l in locations(&trace.event(*w).kind).filter(|l| state.contains_key(l)) {
                if written.insert(l, *w).is_some_and(|other| !earlier(other, *w)) {
                    return false;
                }
            }
        }
        let mut touched: Vec<(SectionId, FxHashSet<LocId>, FxHashSet<LocId>)> = Vec::new();
        for s in &past.sections {
            let section = trace.section(*s);
            if !past.first.iter().all(|w| earlier(*w, section.begin)) {
                return false;
            }
            let (mut all, mut changed) = (FxHashSet::default(), FxHashSet::default());
            for e in self.inside(*s) {
                let kind = &trace.event(e).kind;
                for l in locations(kind).filter(|l| state.contains_key(l)) {
                    all.insert(l);
                    if let EventKind::Write { .. } = kind {
                        changed.insert(l);
                    }
                }
            }
            let whole = |a: SectionId, b: SectionId| {
                self.ends(a) && trace.section(a).ends.iter().all(|end| earlier(*end, trace.section(b).begin))
            };
            let apart = |(o, others, theirs): &(SectionId, FxHashSet<LocId>, FxHashSet<LocId>)| {
                changed.is_disjoint(others) && theirs.is_disjoint(&all)
                    || self.exclude(*o, *s)
                    || whole(*o, *s)
                    || whole(*s, *o)
            };
            if !touched.iter().all(apart) && !planted(Fault::InvariantWithoutExclusion) {
                return false;
            }
            touched.push((*s, all, changed));
        }
        true
    }

    /// Whether a section ends on all its paths.
    fn ends(&self, s: SectionId) -> bool {
        self.index.ending.contains(&s)
    }

    /// The outermost section with a lock that is open at an event.
    fn outermost(&self, e: EventId) -> Option<SectionId> {
        let locked = |s: &&SectionId| !self.trace.section(**s).locks.is_empty();
        self.trace.event(e).inside.iter().find(locked).copied()
    }

    /// Whether two sections of different tasks exclude each other in any case.
    fn exclude(&self, a: SectionId, b: SectionId) -> bool {
        let (x, y) = (self.trace.section(a), self.trace.section(b));
        let certain = |(lock, c): &(Lock, TermId)| (*c == TermId::TRUE).then_some(*lock);
        let clash = |p: Lock, q: Lock| match (p, q) {
            (Lock::Object(o, m), Lock::Object(r, n)) => o == r && (m == Mode::W || n == Mode::W),
            _ => true,
        };
        x.space == y.space
            && x.task != y.task
            && x.locks.iter().filter_map(certain).any(|p| y.locks.iter().filter_map(certain).any(|q| clash(p, q)))
    }

    /// The events of a section.
    fn inside(&self, s: SectionId) -> Vec<EventId> {
        let section = self.trace.section(s);
        let events = &self.trace.task(section.task).events;
        let from = events.partition_point(|e| *e < section.begin);
        let until = section.ends.iter().max().map_or(events.len(), |end| events.partition_point(|e| e <= end));
        events[from..until].iter().copied().filter(|e| self.trace.event(*e).inside.contains(&s)).collect()
    }

    /// What is there before all sections.
    fn initial(&mut self, state: &BTreeMap<LocId, TermId>, past: &Past) -> BTreeMap<LocId, TermId> {
        let trace = self.trace;
        let mut now: BTreeMap<LocId, TermId> = state.keys().map(|l| (*l, trace.locations[l.index()].initial)).collect();
        for w in &past.first {
            let event = trace.event(*w);
            let EventKind::Write { targets, value, .. } = &event.kind else { continue };
            for (l, c) in targets {
                if let Some(old) = now.get(l).copied() {
                    let written = self.terms.and(event.guard, *c);
                    now.insert(*l, self.terms.ite(written, *value, old));
                }
            }
        }
        now
    }

    /// What a section leaves, as terms over the state before it.
    fn after(&mut self, section: SectionId, state: &BTreeMap<LocId, TermId>) -> Option<BTreeMap<LocId, TermId>> {
        let trace = self.trace;
        let mut now = state.clone();
        let mut known: FxHashMap<VarId, TermId> = FxHashMap::default();
        let mut read_under: FxHashMap<VarId, TermId> = FxHashMap::default();
        for e in self.inside(section) {
            let event = trace.event(e);
            let (EventKind::Read { targets, value, .. } | EventKind::Write { targets, value, .. }) = &event.kind else {
                continue;
            };
            if !targets.iter().any(|(l, _)| now.contains_key(l)) {
                continue;
            }
            let mut roots: Vec<TermId> = targets.iter().map(|(_, c)| *c).collect();
            roots.push(event.guard);
            if let EventKind::Write { .. } = event.kind {
                roots.push(*value);
            }
            // Only what has been read is known.
            let has_read =
                |v: &VarId| read_under.get(v).is_none_or(|guard| self.terms.evidently_implies(event.guard, *guard));
            if !trace.terms.support(&roots).iter().all(has_read) {
                return None;
            }
            if let EventKind::Write { .. } = event.kind {
                let (guard, value) =
                    (self.terms.substituted(event.guard, &known), self.terms.substituted(*value, &known));
                for (l, c) in targets {
                    if let Some(old) = now.get(l).copied() {
                        let c = self.terms.substituted(*c, &known);
                        let written = self.terms.and(guard, c);
                        now.insert(*l, self.terms.ite(written, value, old));
                    }
                }
            } else if let Node::Var(v) = *trace.terms.node(*value) {
                let mut yields = *value;
                for (l, c) in targets {
                    if let Some(there) = now.get(l).copied() {
                        let c = self.terms.substituted(*c, &known);
                        yields = self.terms.ite(c, there, yields);
                    }
                }
                known.insert(v, yields);
                read_under.insert(v, event.guard);
            } else {
                return None;
            }
        }
        Some(now)
    }

    /// Whether one condition follows from the other.
    fn follows(&mut self, a: TermId, b: TermId) -> bool {
        let not = self.terms.not(b);
        let broken = self.terms.and(a, not);
        self.is_false(broken)
    }

    /// Whether the property is that two numbers are equal, and a step leaves their difference as it is.
    fn same_sum(&mut self, property: TermId, step: &FxHashMap<VarId, TermId>) -> bool {
        let Node::Eq(a, b) = *self.terms.node(property) else { return false };
        let prim = match self.terms.sort(a) {
            Sort::Int => Prim::Int,
            Sort::Long => Prim::Long,
            _ => return false,
        };
        let (c, d) = (self.terms.substituted(a, step), self.terms.substituted(b, step));
        let (one, other) = (self.terms.binary(BinOp::Sub, prim, a, b), self.terms.binary(BinOp::Sub, prim, c, d));
        self.terms.equal_by_cases(one, other)
    }

    fn is_true(&mut self, t: TermId) -> bool {
        let not = self.terms.not(t);
        self.is_false(not)
    }

    fn is_false(&mut self, t: TermId) -> bool {
        t == TermId::FALSE
            || !self.terms.differ_somewhere(t, TermId::FALSE)
                && Instant::now() < self.until
                && self.prover.as_mut().is_some_and(|p| p.equal(self.terms, t, TermId::FALSE))
    }
}

/// What violations speak of.
#[derive(Debug, Default)]
struct View {
    /// The reads.
    reads: Vec<EventId>,
    /// The locations, with variables for what they hold then.
    state: BTreeMap<LocId, TermId>,
}

impl View {
    /// What the variables stand for in another state.
    fn values(&self, terms: &Terms, other: &BTreeMap<LocId, TermId>) -> FxHashMap<VarId, TermId> {
        let value = |(l, now): (&LocId, &TermId)| match terms.node(*now) {
            Node::Var(v) => Some((*v, *other.get(l)?)),
            _ => None,
        };
        self.state.iter().filter_map(value).collect()
    }
}

/// The locations of an access.
fn locations(kind: &EventKind) -> impl Iterator<Item = LocId> + '_ {
    let targets = match kind {
        EventKind::Read { targets, .. } | EventKind::Write { targets, .. } => &targets[..],
        _ => &[],
    };
    targets.iter().map(|(l, _)| *l)
}
