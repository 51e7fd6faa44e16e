//! From a confirmed prefix to a schedule that the replay understands.
//!
//! * Every visible operation of the program is one step; `Begin`, plain reads and writes, failing assertions and faults are
//!   none: they run along with the next step of their task.
//! * Beyond a race, plain accesses that race are steps too.
//! * The fill of a task's result cell is part of the task's end: the step stands where the fill is.
//! * The ends whose exceptions a scope collects in an order that is a choice stand right before its join, in that order.
//! * Several regions that one operation acquires or releases share that operation's one event.

use crate::prefix::{Goal, Prefix, confirm};
use crate::state::{State, clashes, inner_scopes};
use rustc_hash::{FxHashMap, FxHashSet};
use scoville_encode::obligation::Occurrences;
use scoville_encode::term::eval::Value;
use scoville_encode::term::{Constant, TermId};
use scoville_encode::trace::{AccessId, EventId, EventKind, LocId, RegionFault, TaskId, Trace};
use scoville_evidence::schedule::{self, InputValue, Point, Schedule, Site, Step, TaskPath};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// Most events whose pairs are looked at when a witness is put in order.
const PAIRWISE_LIMIT: usize = 2000;

/// The shortest of a few sub-executions that still show the goal, in an order close to the canonical one.
#[must_use]
pub fn minimise(trace: &Trace, prefix: &Prefix, goal: &Goal) -> Prefix {
    let mut best = prefix.clone();
    if !matches!(goal, Goal::Final) {
        for with_sources in [false, true] {
            let kept = needed(trace, prefix, goal, with_sources);
            let events: Vec<EventId> = prefix.events.iter().copied().filter(|e| kept.contains(e)).collect();
            if let Ok(shorter) = confirm(trace, &events, &prefix.assignment, goal) {
                best = shorter;
                break;
            }
        }
    }
    let order = tidy(trace, &best);
    confirm(trace, &order, &best.assignment, goal).unwrap_or(best)
}

/// For each event of the prefix the events whose effect it saw: the last write, the winning fill.
fn sources(trace: &Trace, prefix: &Prefix) -> FxHashMap<EventId, EventId> {
    let mut state = State::new(trace);
    let mut seen = FxHashMap::default();
    for &e in &prefix.events {
        let mut values = |t: TermId| prefix.assignment.value(&trace.terms, t);
        let source = match &trace.event(e).kind {
            EventKind::Read { targets, .. } => {
                State::target(targets, &mut values).ok().flatten().and_then(|loc| state.writer(loc))
            }
            EventKind::Fill { cell, .. } | EventKind::Await { cell, .. } => state.winner(*cell),
            _ => None,
        };
        if let Some(s) = source {
            seen.insert(e, s);
        }
        if state.execute(e, &mut values).is_err() {
            break;
        }
    }
    seen
}

/// The executed events that the goal needs: by program order, needs, and (with `with_sources`) where values come from.
fn needed(trace: &Trace, prefix: &Prefix, goal: &Goal, with_sources: bool) -> FxHashSet<EventId> {
    let executed: FxHashSet<EventId> = prefix.events.iter().copied().collect();
    let position: FxHashMap<EventId, usize> = prefix.events.iter().enumerate().map(|(i, e)| (*e, i)).collect();
    let sources = sources(trace, prefix);
    let inner = inner_scopes(trace);
    let mut kept = FxHashSet::default();
    let mut work: Vec<EventId> = Vec::new();
    let last_of = |task: TaskId| trace.task(task).events.iter().rev().find(|e| executed.contains(e)).copied();
    match goal {
        Goal::Race { first, second, .. } => {
            work.extend([first, second].iter().filter_map(|a| last_of(trace.accesses[a.index()].task)));
        }
        Goal::Conflict { first, second, .. } => {
            work.extend([first, second].iter().map(|r| trace.regions[r.index()].acquire));
        }
        Goal::Executed(e) => work.push(*e),
        Goal::Next(e) => work.extend(last_of(trace.event(*e).task)),
        Goal::Final | Goal::Any => {}
    }
    while let Some(e) = work.pop() {
        if !executed.contains(&e) || !kept.insert(e) {
            continue;
        }
        let event = trace.event(e);
        let before = trace.task(event.task).events.iter().take_while(|x| **x < e);
        work.extend(before.filter(|x| !kept.contains(x)));
        let winner = |c: scoville_encode::trace::CellId| {
            let fills = &trace.cells[c.index()].fills;
            fills.iter().filter_map(|f| position.get(f).map(|p| (*p, *f))).min().map(|(_, f)| f)
        };
        match &event.kind {
            EventKind::Begin { awaits } => {
                work.extend(trace.task(event.task).spawn);
                work.extend(awaits.iter().filter_map(|c| winner(*c)));
            }
            EventKind::Await { blocking: true, .. } => work.extend(sources.get(&e)),
            EventKind::Signal { .. } | EventKind::Wait { .. } => {
                let needs = trace.phase_needs(&event.kind).iter();
                work.extend(needs.flat_map(|n| &n.by).filter(|f| executed.contains(f)));
            }
            EventKind::Join { scope } => {
                let mut scopes = vec![*scope];
                while let Some(s) = scopes.pop() {
                    for t in &trace.scopes[s.index()].tasks {
                        work.extend(trace.task(*t).ends.iter().filter(|end| executed.contains(end)));
                    }
                    scopes.extend_from_slice(&inner[s.index()]);
                }
            }
            EventKind::SectionBegin { section } => {
                work.extend(trace.section(*section).ends.iter().filter(|end| executed.contains(end)));
            }
            EventKind::Read { .. } | EventKind::Await { .. } | EventKind::Fill { .. } if with_sources => {
                work.extend(sources.get(&e));
            }
            _ => {}
        }
    }
    kept
}

/// The same events in the order closest to the canonical one that keeps everything observable.
fn tidy(trace: &Trace, prefix: &Prefix) -> Vec<EventId> {
    let events = &prefix.events;
    let position: FxHashMap<EventId, usize> = events.iter().enumerate().map(|(i, e)| (*e, i)).collect();
    let mut after: Vec<Vec<usize>> = vec![Vec::new(); events.len()];
    let mut waits = vec![0u32; events.len()];
    let edge = |a: usize, b: usize, after: &mut Vec<Vec<usize>>, waits: &mut Vec<u32>| {
        if a != b {
            let (a, b) = (a.min(b), a.max(b));
            after[a].push(b);
            waits[b] += 1;
        }
    };
    let inner = inner_scopes(trace);
    let mut last: FxHashMap<TaskId, usize> = FxHashMap::default();
    let mut shared = Vec::new();
    for (i, e) in events.iter().enumerate() {
        let event = trace.event(*e);
        if let Some(p) = last.insert(event.task, i) {
            edge(p, i, &mut after, &mut waits);
        }
        let mut need = |n: EventId| {
            if let Some(p) = position.get(&n) {
                edge(*p, i, &mut after, &mut waits);
            }
        };
        match &event.kind {
            EventKind::Begin { awaits } => {
                trace.task(event.task).spawn.into_iter().for_each(&mut need);
                awaits.iter().flat_map(|c| &trace.cells[c.index()].fills).for_each(|f| need(*f));
            }
            EventKind::Join { scope } => {
                let mut scopes = vec![*scope];
                while let Some(s) = scopes.pop() {
                    let tasks = &trace.scopes[s.index()].tasks;
                    tasks.iter().flat_map(|t| &trace.task(*t).ends).for_each(|end| need(*end));
                    scopes.extend_from_slice(&inner[s.index()]);
                }
            }
            EventKind::Signal { .. } | EventKind::Wait { .. } => {
                trace.phase_needs(&event.kind).iter().flat_map(|n| &n.by).for_each(|f| need(*f));
            }
            EventKind::SectionBegin { .. }
            | EventKind::SectionEnd { .. }
            | EventKind::Read { .. }
            | EventKind::Write { .. }
            | EventKind::Fill { .. }
            | EventKind::Await { .. } => shared.push(i),
            EventKind::Halt => (0..i).for_each(|p| need(events[p])),
            _ => {}
        }
    }
    if shared.len() > PAIRWISE_LIMIT {
        return events.clone();
    }
    for (n, &j) in shared.iter().enumerate() {
        for &i in &shared[..n] {
            if depends(trace, events[i], events[j]) {
                edge(i, j, &mut after, &mut waits);
            }
        }
    }
    let mut ready: BinaryHeap<Reverse<(EventId, usize)>> =
        (0..events.len()).filter(|i| waits[*i] == 0).map(|i| Reverse((events[i], i))).collect();
    let mut order = Vec::with_capacity(events.len());
    while let Some(Reverse((e, i))) = ready.pop() {
        order.push(e);
        for &j in &after[i] {
            waits[j] -= 1;
            if waits[j] == 0 {
                ready.push(Reverse((events[j], j)));
            }
        }
    }
    order
}

/// Whether swapping two events of different tasks could be observed.
fn depends(trace: &Trace, a: EventId, b: EventId) -> bool {
    use EventKind as K;
    let (a, b) = (trace.event(a), trace.event(b));
    let meet = |x: &scoville_encode::trace::Targets, y: &scoville_encode::trace::Targets| {
        x.iter().any(|(l, _)| y.iter().any(|(m, _)| l == m))
    };
    match (&a.kind, &b.kind) {
        (K::SectionEnd { section: s }, K::SectionBegin { section: t }) => {
            !clashes(trace.section(*s), trace.section(*t)).is_empty()
        }
        (K::Read { targets: x, .. }, K::Write { targets: y, .. })
        | (K::Write { targets: x, .. }, K::Read { targets: y, .. } | K::Write { targets: y, .. }) => meet(x, y),
        (K::Fill { cell: c, .. }, K::Fill { cell: d, .. } | K::Await { cell: d, .. })
        | (K::Await { cell: c, .. }, K::Fill { cell: d, .. }) => c == d,
        _ => false,
    }
}

/// Makes schedules of one confirmed prefix.
pub struct Decoder<'a> {
    trace: &'a Trace,
    prefix: &'a Prefix,
    occurrences: &'a dyn Occurrences,
    executed: FxHashSet<EventId>,
    /// Plain accesses that race with others of the prefix: a schedule has to say when they happen.
    racing: FxHashSet<EventId>,
}

impl<'a> Decoder<'a> {
    /// A decoder for the prefix; `beyond_races` tells whether it may go on beyond a race.
    #[must_use]
    pub fn new(trace: &'a Trace, prefix: &'a Prefix, occurrences: &'a dyn Occurrences, beyond_races: bool) -> Self {
        let racing = if beyond_races { racing(trace, &prefix.events) } else { FxHashSet::default() };
        Decoder { trace, prefix, occurrences, executed: prefix.events.iter().copied().collect(), racing }
    }

    /// The path of a task in this execution.
    #[must_use]
    pub fn path(&self, task: TaskId) -> TaskPath {
        self.trace.path(task, &|e| self.executed.contains(&e))
    }

    /// How many tasks enter a section that takes a lock.
    #[must_use]
    pub fn tasks_in_sections(&self) -> usize {
        let enters = |e: &EventId| match &self.trace.event(*e).kind {
            EventKind::SectionBegin { section } if !self.trace.section(*section).locks.is_empty() => {
                Some(self.trace.event(*e).task)
            }
            _ => None,
        };
        self.prefix.events.iter().filter_map(enters).collect::<FxHashSet<TaskId>>().len()
    }

    /// The steps and the goal.
    #[must_use]
    pub fn schedule(&self, goal: &Goal) -> Schedule {
        let mut steps = self.steps();
        let goal = match goal {
            Goal::Race { first, second, .. } => {
                schedule::Goal::Race { a: self.access_point(*first), b: self.access_point(*second) }
            }
            Goal::Conflict { first, second, .. } => {
                let at = |r: &scoville_encode::trace::RegionId| self.event_point(self.trace.regions[r.index()].acquire);
                schedule::Goal::RegionConflict { a: at(first), b: at(second) }
            }
            Goal::Executed(e) | Goal::Next(e) => self.executed_goal(*e, &mut steps),
            Goal::Final | Goal::Any => {
                let waiting = self.prefix.waiting.iter().map(|(t, _, _)| self.path(*t)).collect();
                if self.prefix.spins(self.trace) {
                    schedule::Goal::Livelock { waiting }
                } else {
                    schedule::Goal::Deadlock { waiting }
                }
            }
        };
        Schedule { steps, goal }
    }

    fn executed_goal(&self, e: EventId, steps: &mut Vec<Step>) -> schedule::Goal {
        let event = self.trace.event(e);
        match &event.kind {
            EventKind::RegionFault { what } if let RegionFault::NeverReleased(r) = **what => {
                let end = Step::End { task: self.path(event.task) };
                if !steps.contains(&end) {
                    steps.push(end);
                }
                schedule::Goal::NeverReleased { at: self.event_point(self.trace.regions[r.index()].acquire) }
            }
            EventKind::RegionFault { .. } => {
                let occurrence = self.occurrences.event_occurrence(e, &mut |t| self.holds(t));
                schedule::Goal::Region { at: self.point(event.task, event.site, occurrence) }
            }
            EventKind::Uncaught { thrown } => {
                let occurrence = self.occurrences.event_occurrence(e, &mut |t| self.holds(t));
                schedule::Goal::Exception { at: self.point(thrown.by, thrown.at, occurrence) }
            }
            _ => schedule::Goal::Assertion { at: self.event_point(e) },
        }
    }

    fn holds(&self, t: TermId) -> bool {
        self.prefix.assignment.value(&self.trace.terms, t) == Some(Value::Bool(true))
    }

    fn point(&self, task: TaskId, site: Site, occurrence: u32) -> Point {
        Point { task: self.path(task), site, occurrence }
    }

    /// The point of a plain access.
    #[must_use]
    pub fn access_point(&self, id: AccessId) -> Point {
        let a = &self.trace.accesses[id.index()];
        let occurrence = self.occurrences.occurrence(id, &mut |t| self.holds(t));
        self.point(a.task, a.site, occurrence)
    }

    /// The point of an event: earlier executed operations of its task at its site are counted.
    #[must_use]
    pub fn event_point(&self, e: EventId) -> Point {
        let event = self.trace.event(e);
        let events = &self.trace.task(event.task).events;
        let earlier = events.iter().take_while(|x| **x < e).filter(|x| self.executed.contains(x));
        let same = |x: &&EventId| {
            let other = self.trace.event(**x);
            other.site == event.site && is_step(&other.kind) == is_step(&event.kind)
        };
        let count = earlier.filter(same).count() as u32;
        self.point(event.task, event.site, count)
    }

    fn steps(&self) -> Vec<Step> {
        let mut steps = Vec::new();
        let mut ended: FxHashSet<TaskId> = FxHashSet::default();
        let collected = |e: &EventId| self.collected(*e);
        let put_off: FxHashSet<EventId> = self.prefix.events.iter().flat_map(collected).collect();
        // As in `event_point`, but counted on the way: what a task has executed is in its order.
        let mut counts: FxHashMap<(TaskId, Site, bool), u32> = FxHashMap::default();
        for &e in &self.prefix.events {
            let event = self.trace.event(e);
            let count = counts.entry((event.task, event.site, is_step(&event.kind))).or_default();
            let occurrence = std::mem::replace(count, *count + 1);
            let point = || self.point(event.task, event.site, occurrence);
            if matches!(event.kind, EventKind::Join { .. }) {
                let ends = self.collected(e).into_iter().map(|end| self.path(self.trace.event(end).task));
                steps.extend(ends.map(|task| Step::End { task }));
            }
            match &event.kind {
                EventKind::End if put_off.contains(&e) => {}
                _ if self.fills_result(e) => {
                    ended.insert(event.task);
                    steps.push(Step::End { task: self.path(event.task) });
                }
                EventKind::End if ended.contains(&event.task) => {}
                EventKind::End => {
                    ended.insert(event.task);
                    steps.push(Step::End { task: self.path(event.task) });
                }
                EventKind::Input { value } => {
                    let value = input(self.prefix, self.trace, *value);
                    steps.push(Step::Input { point: point(), value });
                }
                _ if self.racing.contains(&e) => {
                    let occurrence = self.occurrences.event_occurrence(e, &mut |t| self.holds(t));
                    steps.push(Step::Visible { point: self.point(event.task, event.site, occurrence) });
                }
                kind if is_step(kind) => steps.push(Step::Visible { point: point() }),
                _ => {}
            }
        }
        steps
    }

    /// The ends that a join collects exceptions of, in the order that the prefix chooses.
    fn collected(&self, join: EventId) -> Vec<EventId> {
        let mut ends = Vec::new();
        let all = self.trace.collected.get(&join).into_iter().flatten();
        for c in all.filter(|c| self.executed.contains(&c.end)) {
            let overtakes = match self.prefix.assignment.value(&self.trace.terms, c.overtakes) {
                Some(Value::Const(Constant::Int(n))) => n as usize,
                _ => 0,
            };
            ends.insert(ends.len().saturating_sub(overtakes), c.end);
        }
        ends
    }

    /// Whether the event is the fill of its task's result cell: it stands right before the task's end, at its site.
    fn fills_result(&self, e: EventId) -> bool {
        let event = self.trace.event(e);
        let events = &self.trace.task(event.task).events;
        let next = events.get(events.partition_point(|x| *x <= e)).map(|x| self.trace.event(*x));
        matches!(event.kind, EventKind::Fill { .. })
            && next.is_some_and(|n| matches!(n.kind, EventKind::End) && n.site == event.site && n.guard == event.guard)
    }
}

/// The plain accesses among `events` that order does not keep apart from a conflicting one of another task.
fn racing(trace: &Trace, events: &[EventId]) -> FxHashSet<EventId> {
    // Final fields are written without an obligation, and no replay stops at them.
    let targets = |e: EventId| match &trace.event(e).kind {
        EventKind::Read { targets, plain: true, .. } | EventKind::Write { targets, plain: true, .. } => &targets[..],
        _ => &[],
    };
    let racy: FxHashSet<LocId> =
        trace.accesses.iter().filter_map(|a| a.event).flat_map(|e| targets(e).iter().map(|(loc, _)| *loc)).collect();
    let mut at: FxHashMap<LocId, Vec<EventId>> = FxHashMap::default();
    let mut found = FxHashSet::default();
    for &e in events {
        let event = trace.event(e);
        for (loc, _) in targets(e).iter().filter(|(loc, _)| racy.contains(loc)) {
            let earlier = at.entry(*loc).or_default();
            for &o in earlier.iter() {
                let other = trace.event(o);
                let both_read = [&event.kind, &other.kind].into_iter().all(|k| matches!(k, EventKind::Read { .. }));
                let ordered = trace.order.before(other.step, event.step, event.guard, &trace.terms);
                if other.task != event.task && !both_read && !ordered {
                    found.extend([o, e]);
                }
            }
            earlier.push(e);
        }
    }
    found
}

/// Whether events of this kind are steps of a schedule.
#[must_use]
pub fn is_step(kind: &EventKind) -> bool {
    match kind {
        EventKind::Read { plain, .. } | EventKind::Write { plain, .. } => !plain,
        EventKind::Begin { .. }
        | EventKind::AssertFail
        | EventKind::Uncaught { .. }
        | EventKind::RegionFault { .. }
        | EventKind::Spin { .. }
        | EventKind::Cut { .. }
        | EventKind::Blocked => false,
        _ => true,
    }
}

fn input(prefix: &Prefix, trace: &Trace, term: TermId) -> InputValue {
    match prefix.assignment.value(&trace.terms, term) {
        Some(Value::Bool(b)) => InputValue::Int(i64::from(b)),
        Some(Value::Const(Constant::Int(i))) => InputValue::Int(i64::from(i)),
        Some(Value::Const(Constant::Long(i))) => InputValue::Int(i),
        Some(Value::Const(Constant::Ref(r))) => InputValue::Int(i64::from(r)),
        Some(Value::Const(Constant::Float(b))) => InputValue::Float(f64::from(f32::from_bits(b)).to_bits()),
        Some(Value::Const(Constant::Double(b))) => InputValue::Float(b),
        None => InputValue::Int(0),
    }
}
