//! Decisions without a solver: where guards are constant and needs have one source each, the events that must happen
//! before a goal are the same in every schedule, and executing just them shows the goal or nothing does.

use crate::prefix::{self, Assignment, Goal, Prefix};
use crate::state::{State, always_exclude, inner_scopes};
use scoville_encode::fault::{Fault, planted};
use scoville_encode::term::TermId;
use scoville_encode::trace::{Access, CellId, EventId, EventKind, Region, ScopeId, SectionId, Task, TaskId, Trace};
use scoville_evidence::verdict::Discharge;
use std::cmp::Reverse;
use std::collections::{BinaryHeap, VecDeque};

/// What could be said without a solver.
#[derive(Clone, Debug)]
pub enum Decision {
    /// The goal is reachable.
    Sat(Box<Prefix>),
    /// It is not, for this reason.
    Unsat(Discharge),
    /// Guards, choices or the order of sections decide.
    Undecided,
}

/// Tries to decide `goal` from the structure of the trace alone.
#[must_use]
pub fn decide(trace: &Trace, goal: &Goal) -> Decision {
    match goal {
        Goal::Any => Decision::Undecided,
        Goal::Final => final_state(trace),
        _ => match structural(trace, goal) {
            Some(reason) => Decision::Unsat(reason),
            None => necessary(trace, goal),
        },
    }
}

/// Reasons that need no closure: order labels, exclusion, false guards.
fn structural(trace: &Trace, goal: &Goal) -> Option<Discharge> {
    let before = |a, b, guard| trace.order.before(a, b, guard, &trace.terms);
    match goal {
        Goal::Race { first, second, same } => {
            let (a, b) = (access(trace, *first)?, access(trace, *second)?);
            if [a.guard, b.guard, *same].contains(&TermId::FALSE) || trace.terms.evidently_disjoint(a.guard, b.guard) {
                return Some(Discharge::Unreachable);
            }
            if a.task == b.task || before(a.step, b.step, b.guard) || before(b.step, a.step, a.guard) {
                return Some(Discharge::Ordered);
            }
            excluded(trace, &a.inside, &b.inside).then_some(Discharge::Excluded)
        }
        Goal::Conflict { first, second, same } => {
            let (a, b) = (trace.regions.get(first.index())?, trace.regions.get(second.index())?);
            let (ea, eb) = (trace.event(a.acquire), trace.event(b.acquire));
            if [ea.guard, eb.guard, *same].contains(&TermId::FALSE) {
                return Some(Discharge::Unreachable);
            }
            let ends_before = |r: &Region, other: &Region| {
                r.release.is_some_and(|e| {
                    let acquire = trace.event(other.acquire);
                    trace.event(e).guard == trace.event(r.acquire).guard
                        && before(trace.event(e).step, acquire.step, acquire.guard)
                })
            };
            if a.task == b.task || ends_before(a, b) || ends_before(b, a) {
                return Some(Discharge::Ordered);
            }
            excluded(trace, &around(trace, a), &around(trace, b)).then_some(Discharge::Excluded)
        }
        Goal::Executed(e) | Goal::Next(e) => (trace.event(*e).guard == TermId::FALSE).then_some(Discharge::Unreachable),
        Goal::Final | Goal::Any => None,
    }
}

/// Sections that contain the whole region.
fn around(trace: &Trace, region: &Region) -> Vec<SectionId> {
    let Some(release) = region.release else { return Vec::new() };
    let inside = &trace.event(release).inside;
    trace.event(region.acquire).inside.iter().copied().filter(|s| inside.contains(s)).collect()
}

fn excluded(trace: &Trace, a: &[SectionId], b: &[SectionId]) -> bool {
    a.iter().any(|s| b.iter().any(|t| always_exclude(trace.section(*s), trace.section(*t))))
}

fn access(trace: &Trace, id: scoville_encode::trace::AccessId) -> Option<&Access> {
    trace.accesses.get(id.index())
}

/// Why the necessary events could not be determined.
enum Stop {
    /// One of them never happens.
    Never,
    /// Something depends on guards or choices.
    Open,
}

/// The events that must happen before a goal.
struct Necessary<'a> {
    trace: &'a Trace,
    inner: Vec<Vec<ScopeId>>,
    /// By task: how many of its events are required at least (a prefix of its list).
    required: Vec<usize>,
    /// Tasks whose requirement grew, with the first index not yet looked at.
    work: VecDeque<(TaskId, usize)>,
    /// Phases of barriers whose needs are required.
    phases: Vec<bool>,
}

impl<'a> Necessary<'a> {
    fn new(trace: &'a Trace) -> Self {
        Necessary {
            trace,
            inner: inner_scopes(trace),
            required: vec![0; trace.tasks.len()],
            work: VecDeque::new(),
            phases: vec![false; trace.phases.len()],
        }
    }

    /// Requires all events of the task up to `e`, itself included or not.
    fn up_to(&mut self, task: TaskId, e: EventId, inclusive: bool) {
        let events = &self.trace.task(task).events;
        let count = events.partition_point(|x| *x < e || (inclusive && *x == e));
        let old = self.required[task.index()];
        if count > old {
            self.required[task.index()] = count;
            self.work.push_back((task, old));
        }
    }

    fn close(&mut self) -> Result<(), Stop> {
        while let Some((task, from)) = self.work.pop_front() {
            let events = &self.trace.task(task).events;
            // A task whose requirement grew twice is looked at in two pieces.
            for &e in &events[from..self.required[task.index()]] {
                match self.trace.event(e).guard {
                    TermId::TRUE => self.needs(e)?,
                    TermId::FALSE => {}
                    _ => return Err(Stop::Open),
                }
            }
        }
        Ok(())
    }

    fn needs(&mut self, e: EventId) -> Result<(), Stop> {
        let trace = self.trace;
        let event = trace.event(e);
        match &event.kind {
            EventKind::Begin { awaits } => {
                let task = trace.task(event.task);
                if let (Some(parent), Some(spawn)) = (task.parent, task.spawn) {
                    self.up_to(parent, spawn, true);
                }
                awaits.iter().try_for_each(|c| self.filled(*c))
            }
            EventKind::Await { cell, blocking: true, .. } => self.filled(*cell),
            EventKind::Join { scope } => self.joined(*scope),
            EventKind::Signal { .. } | EventKind::Wait { .. } => self.phase(&event.kind),
            EventKind::Halt | EventKind::Spin { .. } | EventKind::Cut { .. } | EventKind::Blocked => Err(Stop::Never),
            _ => Ok(()),
        }
    }

    fn filled(&mut self, cell: CellId) -> Result<(), Stop> {
        let fill = self.single(&self.trace.cells[cell.index()].fills)?;
        self.up_to(self.trace.event(fill).task, fill, true);
        Ok(())
    }

    fn phase(&mut self, kind: &EventKind) -> Result<(), Stop> {
        let Some(seen) = kind.phase().and_then(|p| self.phases.get_mut(p.index())) else { return Ok(()) };
        if std::mem::replace(seen, true) {
            return Ok(());
        }
        for need in self.trace.phase_needs(kind) {
            match need.guard {
                TermId::TRUE => {
                    let e = self.single(&need.by)?;
                    self.up_to(self.trace.event(e).task, e, true);
                }
                TermId::FALSE => {}
                _ => return Err(Stop::Open),
            }
        }
        Ok(())
    }

    fn joined(&mut self, scope: ScopeId) -> Result<(), Stop> {
        let trace = self.trace;
        let mut scopes = vec![scope];
        while let Some(s) = scopes.pop() {
            for &t in &trace.scopes[s.index()].tasks {
                let task: &Task = trace.task(t);
                match task.spawn.map(|e| trace.event(e).guard) {
                    Some(TermId::TRUE) => {
                        let end = self.single(&task.ends)?;
                        self.up_to(t, end, true);
                    }
                    Some(TermId::FALSE) | None => {}
                    Some(_) => return Err(Stop::Open),
                }
            }
            scopes.extend_from_slice(&self.inner[s.index()]);
        }
        Ok(())
    }

    /// The only event of the list that can happen, if it always does.
    fn single(&self, events: &[EventId]) -> Result<EventId, Stop> {
        let mut possible = events.iter().filter(|e| self.trace.event(**e).guard != TermId::FALSE);
        match (possible.next(), possible.next()) {
            (None, _) => Err(Stop::Never),
            (Some(e), None) if self.trace.event(*e).guard == TermId::TRUE => Ok(*e),
            _ => Err(Stop::Open),
        }
    }

    fn contains(&self, e: EventId) -> bool {
        let task = self.trace.event(e).task;
        let events = &self.trace.task(task).events;
        events.partition_point(|x| *x < e) < self.required[task.index()] && self.trace.event(e).guard == TermId::TRUE
    }

    /// All of them.
    fn events(&self) -> Vec<EventId> {
        let mut all = Vec::new();
        for (task, count) in self.trace.tasks.iter().zip(&self.required) {
            all.extend(task.events[..*count].iter().copied().filter(|e| self.trace.event(*e).guard == TermId::TRUE));
        }
        all.sort_unstable();
        all
    }
}

fn necessary(trace: &Trace, goal: &Goal) -> Decision {
    let mut needed = Necessary::new(trace);
    let constant = match goal {
        Goal::Race { first, second, same } => {
            let mut guards = vec![*same];
            for id in [first, second] {
                let Some(a) = access(trace, *id) else { return Decision::Undecided };
                guards.push(a.guard);
                match a.event {
                    Some(own) => needed.up_to(a.task, own, false),
                    None => needed.up_to(a.task, a.after, true),
                }
            }
            guards.iter().all(|g| *g == TermId::TRUE)
        }
        Goal::Conflict { first, second, same } => {
            let mut guards = vec![*same];
            for id in [first, second] {
                let Some(r) = trace.regions.get(id.index()) else { return Decision::Undecided };
                guards.push(trace.event(r.acquire).guard);
                needed.up_to(r.task, r.acquire, true);
            }
            guards.iter().all(|g| *g == TermId::TRUE)
        }
        Goal::Executed(e) | Goal::Next(e) => {
            needed.up_to(trace.event(*e).task, *e, matches!(goal, Goal::Executed(_)));
            trace.event(*e).guard == TermId::TRUE
        }
        Goal::Final | Goal::Any => false,
    };
    match needed.close() {
        Ok(()) => {}
        Err(Stop::Never) => return Decision::Unsat(Discharge::Unreachable),
        Err(Stop::Open) => return Decision::Undecided,
    }
    if planted(Fault::EverythingExecutes) {
        let mut all = Necessary::new(trace);
        for (i, task) in trace.tasks.iter().enumerate() {
            task.events.last().iter().for_each(|e| all.up_to(TaskId(i as u32), **e, true));
        }
        if matches!(all.close(), Err(Stop::Never)) {
            return Decision::Unsat(Discharge::Unreachable);
        }
    }
    if passes_goal(trace, goal, &needed) {
        return Decision::Unsat(Discharge::Ordered);
    }
    if !constant {
        return Decision::Undecided;
    }
    let order = sections_last(trace, &needed);
    match prefix::confirm(trace, &order, &Assignment::default(), goal) {
        Ok(prefix) => Decision::Sat(Box::new(prefix)),
        Err(_) => Decision::Undecided,
    }
}

/// Whether what must happen before the goal includes something that ends it.
fn passes_goal(trace: &Trace, goal: &Goal, needed: &Necessary<'_>) -> bool {
    match goal {
        Goal::Race { first, second, .. } => [first, second].into_iter().filter_map(|id| access(trace, *id)).any(|a| {
            let events = &trace.task(a.task).events;
            let from = events.partition_point(|e| a.event.map_or(*e <= a.after, |own| *e < own));
            let to = needed.required[a.task.index()];
            from < to && events[from..to].iter().any(|e| trace.event(*e).guard == TermId::TRUE)
        }),
        Goal::Conflict { first, second, .. } => [first, second]
            .into_iter()
            .filter_map(|id| trace.regions.get(id.index()))
            .any(|r| r.release.is_some_and(|e| needed.contains(e))),
        Goal::Next(e) => needed.contains(*e),
        Goal::Executed(e) => {
            let events = &trace.task(trace.event(*e).task).events;
            events.iter().any(|x| x > e && needed.contains(*x))
        }
        Goal::Final | Goal::Any => false,
    }
}

/// The events in an order that keeps program order and needs, in canonical order except that what follows the begin of
/// a section that stays open comes as late as possible.
fn sections_last(trace: &Trace, needed: &Necessary<'_>) -> Vec<EventId> {
    let events = needed.events();
    let index = |e: EventId| events.binary_search(&e).ok();
    // Behind the events stand the phases of barriers, so that each event has one edge to or from a phase.
    let nodes = events.len() + trace.phases.len();
    let mut after: Vec<Vec<usize>> = vec![Vec::new(); nodes];
    let mut waits = vec![0u32; nodes];
    let mut late = vec![false; nodes];
    let mut edge = |a: Option<usize>, b: usize| {
        if let Some(a) = a {
            after[a].push(b);
            waits[b] += 1;
        }
    };
    for (p, phase) in trace.phases.iter().enumerate() {
        phase.needs.iter().flat_map(|n| &n.by).for_each(|f| edge(index(*f), events.len() + p));
    }
    let mut last_of: Vec<Option<usize>> = vec![None; trace.tasks.len()];
    let mut open_in: Vec<bool> = vec![false; trace.tasks.len()];
    for (i, &e) in events.iter().enumerate() {
        let event = trace.event(e);
        edge(last_of[event.task.index()], i);
        last_of[event.task.index()] = Some(i);
        match &event.kind {
            EventKind::Begin { awaits } => {
                edge(trace.task(event.task).spawn.and_then(index), i);
                for c in awaits {
                    trace.cells[c.index()].fills.iter().for_each(|f| edge(index(*f), i));
                }
            }
            EventKind::Await { cell, blocking: true, .. } => {
                trace.cells[cell.index()].fills.iter().for_each(|f| edge(index(*f), i));
            }
            EventKind::Join { scope } => {
                let mut scopes = vec![*scope];
                while let Some(s) = scopes.pop() {
                    for t in &trace.scopes[s.index()].tasks {
                        trace.task(*t).ends.iter().for_each(|end| edge(index(*end), i));
                    }
                    scopes.extend_from_slice(&needed.inner[s.index()]);
                }
            }
            EventKind::Signal { .. } | EventKind::Wait { .. } => {
                edge(event.kind.phase().map(|p| events.len() + p.index()), i);
            }
            EventKind::SectionBegin { section } => {
                let closes = trace.section(*section).ends.iter().any(|end| needed.contains(*end));
                open_in[event.task.index()] |= !closes;
            }
            _ => {}
        }
        late[i] = open_in[event.task.index()];
    }
    let mut ready: BinaryHeap<Reverse<(bool, usize)>> =
        (0..nodes).filter(|i| waits[*i] == 0).map(|i| Reverse((late[i], i))).collect();
    let mut order = Vec::with_capacity(events.len());
    while let Some(Reverse((_, i))) = ready.pop() {
        order.extend(events.get(i));
        for &j in &after[i] {
            waits[j] -= 1;
            if waits[j] == 0 {
                ready.push(Reverse((late[j], j)));
            }
        }
    }
    order
}

/// Runs the trace as far as it goes, always the first task that can; variables get what the run determines.
#[must_use]
pub fn run(trace: &Trace) -> Vec<EventId> {
    let mut assignment = Assignment::default();
    let mut state = State::new(trace);
    let mut order = Vec::new();
    let mut next: Vec<usize> = vec![0; trace.tasks.len()];
    let mut progress = true;
    while progress {
        progress = false;
        for (i, task) in trace.tasks.iter().enumerate() {
            while let Some(&e) = task.events.get(next[i]) {
                let event = trace.event(e);
                let mut values = |t| assignment.value(&trace.terms, t);
                match crate::state::truth(&mut values, event.guard) {
                    Some(true) => {}
                    Some(false) => {
                        next[i] += 1;
                        continue;
                    }
                    None => break,
                }
                if !matches!(state.obstacle(e, &mut values), Ok(None)) {
                    break;
                }
                let Ok(yields) = state.yields(e, &mut values) else { break };
                prefix::set_defaults(trace, e, &mut assignment);
                for (term, value) in yields {
                    prefix::set_term(trace, term, value, &mut assignment);
                }
                if state.execute(e, &mut |t| assignment.value(&trace.terms, t)).is_err() {
                    break;
                }
                order.push(e);
                next[i] += 1;
                progress = true;
            }
        }
    }
    order
}

/// Whether the run as far as it goes ends in a waiting state; and whether all other runs end alike.
fn final_state(trace: &Trace) -> Decision {
    let order = run(trace);
    if let Ok(prefix) = prefix::confirm(trace, &order, &Assignment::default(), &Goal::Final) {
        return Decision::Sat(Box::new(prefix));
    }
    let constant = trace.events.iter().all(|e| {
        matches!(e.guard, TermId::TRUE | TermId::FALSE)
            && !matches!(e.kind, EventKind::Spin { .. } | EventKind::Cut { .. } | EventKind::Blocked)
    });
    // Every section is then entered and left without waiting in between, so that no order of them blocks anything.
    if constant && trace.sections.iter().all(|s| s.closed) {
        Decision::Unsat(Discharge::Canonical)
    } else {
        Decision::Undecided
    }
}
