//! Happens-before, from the edges that the trace lists and the constructs that give them.
//!
//! A *clock* holds for each task a number k: some event of the task at position k - 1 or later has been executed, or the task
//! never exists (0 says nothing). What an event needs is given by one of several alternatives (whichever fill comes first,
//! whichever branch a task ends on): of these the least is known. Unlike the engine, which gives labels to a tree, this
//! follows edges only.

use crate::form::Form;
use crate::guard::Guards;
use crate::rejection::Rejection;
use rustc_hash::{FxHashMap, FxHashSet};
use scoville_evidence::certificate::trace::{Edge, FALSE, Kind, Link, TRUE, TermId, Trace};
use std::cell::RefCell;
use std::rc::Rc;

/// Most numbers in all clocks.
const MOST: usize = 400_000_000;

/// A task that is over, or never exists.
const OVER: u32 = u32::MAX;

type Clock = Rc<Vec<u32>>;

/// A task, a position in it, and what is assumed.
type Asked = (u32, u32, [TermId; 2]);

/// What a task knows from an event on, under a condition.
#[derive(Debug)]
struct Mark {
    position: u32,
    guard: TermId,
    clock: Clock,
}

/// What tasks know of each other.
#[derive(Debug)]
pub struct Clocks<'a> {
    trace: &'a Trace,
    form: &'a Form,
    guards: &'a Guards<'a>,
    /// By task: marks that hold in any case, each with all that earlier ones know; and others.
    always: Vec<Vec<Mark>>,
    sometimes: Vec<Vec<Mark>>,
    /// Numbers of tasks in an order in which those that a task creates follow it: first and last.
    family: Vec<(u32, u32)>,
    known: RefCell<FxHashMap<Asked, Clock>>,
    nothing: Clock,
    size: usize,
}

impl<'a> Clocks<'a> {
    /// Follows the edges, each of which must be given by a construct.
    ///
    /// # Errors
    /// An edge that none gives; too many tasks.
    pub fn new(trace: &'a Trace, form: &'a Form, guards: &'a Guards<'a>) -> Result<Self, Rejection> {
        let n = trace.tasks.len();
        let mut clocks = Clocks {
            trace,
            form,
            guards,
            always: (0..n).map(|_| Vec::new()).collect(),
            sometimes: (0..n).map(|_| Vec::new()).collect(),
            family: family(&form.parent),
            known: RefCell::default(),
            nothing: Rc::new(vec![0; n]),
            size: 0,
        };
        clocks.ends_are_last()?;
        let mut to: FxHashMap<u32, Vec<Edge>> = FxHashMap::default();
        for edge in &trace.edges {
            if let Some(why) = clocks.unjustified(edge) {
                return Err(Rejection::Edge(format!("{} to {}: {why}", edge.0, edge.1)));
            }
            to.entry(edge.1).or_default().push(*edge);
        }
        // Sources come before what they lead to: their clocks are complete.
        let mut sources: FxHashMap<u32, Clock> = FxHashMap::default();
        let mut wanted: FxHashMap<u32, u32> = FxHashMap::default();
        trace.edges.iter().for_each(|e| *wanted.entry(e.0).or_default() += 1);
        for e in 0..trace.events.len() as u32 {
            if let Some(edges) = to.get(&e) {
                let learnt = clocks.learnt(e, edges, &sources);
                clocks.mark(e, learnt)?;
                // What no later event asks for is forgotten.
                for Edge(from, ..) in edges {
                    let left = wanted.entry(*from).or_default();
                    *left -= 1;
                    if *left == 0 && sources.remove(from).is_some() {
                        clocks.size -= trace.tasks.len();
                    }
                }
            }
            if wanted.get(&e).is_some_and(|n| *n > 0) {
                sources.insert(e, clocks.of_event(e));
                clocks.count()?;
            }
        }
        Ok(clocks)
    }

    fn count(&mut self) -> Result<(), Rejection> {
        self.size += self.trace.tasks.len();
        if self.size > MOST {
            return Err(Rejection::TooLarge(format!("clocks of {} tasks", self.trace.tasks.len())));
        }
        Ok(())
    }

    /// After its end a task does nothing more.
    fn ends_are_last(&self) -> Result<(), Rejection> {
        let t = self.trace;
        let goes_on = |end: u32, guard| !self.guards.disjoint(t.events[end as usize].guard, guard);
        let mut ends: Vec<Vec<u32>> = vec![Vec::new(); t.tasks.len()];
        for (i, e) in t.events.iter().enumerate() {
            let own = &mut ends[e.task as usize];
            if let Some(end) = own.iter().find(|end| goes_on(**end, e.guard)) {
                return Err(Rejection::Form(format!("a task goes on after its end, event {end}")));
            }
            if e.kind == Kind::End {
                own.push(i as u32);
            }
        }
        for (i, a) in t.accesses.iter().enumerate() {
            if ends[a.task as usize].iter().any(|end| *end <= a.after && goes_on(*end, a.guard)) {
                return Err(Rejection::Form(format!("access {i} comes after the end of its task")));
            }
        }
        Ok(())
    }

    /// Whether a scope waits for a task: it belongs to the scope, or to one within it.
    #[must_use]
    pub fn joined(&self, scope: u32, task: u32) -> bool {
        let scopes = &self.trace.scopes;
        let mut at = Some(self.trace.tasks[task as usize].scope);
        while let Some(s) = at {
            if s == scope {
                return true;
            }
            at = scopes[s as usize].parent;
        }
        false
    }

    /// Why no construct gives an edge.
    fn unjustified(&self, &Edge(from, to, link): &Edge) -> Option<String> {
        let t = self.trace;
        let (Some(a), Some(b)) = (t.events.get(from as usize), t.events.get(to as usize)) else {
            return Some("there is no such event".to_owned());
        };
        if from >= to {
            return Some("it leads backwards in the canonical order".to_owned());
        }
        let given = match (link, &a.kind, &b.kind) {
            (Link::Spawn, Kind::Spawn(child), Kind::Begin(_)) => *child == b.task,
            (Link::Join, Kind::End, Kind::Join(scope)) => self.joined(*scope, a.task),
            (Link::Fill, Kind::Fill { cell, .. }, Kind::Await { cell: other, blocking: true, .. }) => cell == other,
            (Link::Fill, Kind::Fill { cell, .. }, Kind::Begin(cells)) => cells.contains(cell),
            (Link::Phase, _, Kind::Wait(p) | Kind::Signal(Some(p))) => {
                t.phases[*p as usize].needs.iter().any(|(_, by)| by.contains(&from))
            }
            _ => false,
        };
        (!given).then(|| format!("no {link:?} links these two events"))
    }

    /// What an event knows from those before it in other tasks.
    fn learnt(&self, e: u32, edges: &[Edge], sources: &FxHashMap<u32, Clock>) -> Vec<u32> {
        let t = self.trace;
        let event = &t.events[e as usize];
        let listed: FxHashSet<u32> = edges.iter().map(|edge| edge.0).collect();
        let mut learnt = vec![0; t.tasks.len()];
        let possible = |f: &u32| !self.guards.disjoint(t.events[*f as usize].guard, event.guard);
        // What all alternatives have in common; nothing if one of them is not listed.
        let least = |alternatives: &mut dyn Iterator<Item = u32>| -> Option<Vec<u32>> {
            let mut least: Option<Vec<u32>> = None;
            for f in alternatives {
                let clock = sources.get(&f).filter(|_| listed.contains(&f))?;
                match &mut least {
                    None => least = Some(clock.to_vec()),
                    Some(l) => l.iter_mut().zip(clock.iter()).for_each(|(x, y)| *x = (*x).min(*y)),
                }
            }
            least
        };
        let filled = |cell: u32| {
            let later = |f: &u32| *f > e && t.events[*f as usize].task == event.task;
            let fills = self.form.fills[cell as usize].iter().copied().filter(|f| possible(f) && !later(f));
            let never = |f: &u32| matches!(t.events[*f as usize].kind, Kind::Fill { won: FALSE, .. });
            least(&mut fills.filter(|f| !never(f)))
        };
        match &event.kind {
            Kind::Begin(cells) => {
                let spawn = t.tasks[event.task as usize].spawn;
                spawn.and_then(|s| least(&mut std::iter::once(s))).iter().for_each(|c| join(&mut learnt, c));
                cells.iter().filter_map(|c| filled(*c)).for_each(|c| join(&mut learnt, &c));
            }
            Kind::Await { cell, .. } => filled(*cell).iter().for_each(|c| join(&mut learnt, c)),
            Kind::Join(scope) => {
                let mut tasks: Vec<u32> = edges.iter().map(|edge| t.events[edge.0 as usize].task).collect();
                tasks.sort_unstable();
                tasks.dedup();
                for task in tasks.into_iter().filter(|task| self.created_before(*task, *scope, e)) {
                    let own = self.form.events[task as usize].iter().copied();
                    let ends = own.filter(|f| t.events[*f as usize].kind == Kind::End && possible(f));
                    let Some(clock) = least(&mut ends.into_iter()) else { continue };
                    let guard = t.events[self.form.events[task as usize][0] as usize].guard;
                    if self.guards.implies(event.guard, guard) {
                        join(&mut learnt, &clock);
                    } else {
                        // If it was never created, neither was any task that it creates; others may not have got as far.
                        let (first, last) = self.family[task as usize];
                        for (i, k) in clock.iter().enumerate() {
                            if (first..=last).contains(&self.family[i].0) {
                                learnt[i] = learnt[i].max(*k);
                            }
                        }
                    }
                }
            }
            Kind::Wait(p) | Kind::Signal(Some(p)) => {
                for (guard, by) in &t.phases[*p as usize].needs {
                    if self.guards.implies(event.guard, *guard) {
                        let by = least(&mut by.iter().copied().filter(possible));
                        by.iter().for_each(|c| join(&mut learnt, c));
                    }
                }
            }
            _ => {}
        }
        learnt
    }

    /// Whether a task of a scope has been created before the scope is joined, if it is ever: by the task that joins it before
    /// that, or by one that is joined and of which the same can be said.
    fn created_before(&self, task: u32, scope: u32, join: u32) -> bool {
        let mut at = task;
        while self.joined(scope, at) {
            let Some(spawn) = self.trace.tasks[at as usize].spawn else { return false };
            let by = self.trace.events[spawn as usize].task;
            if by == self.trace.events[join as usize].task && spawn < join {
                return true;
            }
            at = by;
        }
        false
    }

    fn mark(&mut self, e: u32, mut learnt: Vec<u32>) -> Result<(), Rejection> {
        let event = &self.trace.events[e as usize];
        let (task, position) = (event.task as usize, self.form.position[e as usize]);
        let list = if event.guard == TRUE { &mut self.always[task] } else { &mut self.sometimes[task] };
        // In the second list, an earlier mark with the same guard is known, too.
        if let Some(before) = list.iter().rev().find(|m| m.guard == event.guard) {
            join(&mut learnt, &before.clock);
        }
        list.push(Mark { position, guard: event.guard, clock: Rc::new(learnt) });
        self.count()
    }

    /// What is known when an event has been executed, itself included.
    fn of_event(&self, e: u32) -> Clock {
        let event = &self.trace.events[e as usize];
        let position = self.form.position[e as usize];
        let mut clock = self.at(event.task, position, [event.guard, TRUE]).to_vec();
        clock[event.task as usize] = if event.kind == Kind::End { OVER } else { position + 1 };
        Rc::new(clock)
    }

    /// What is known of other tasks after the event of a task at this position, if the conditions hold.
    #[must_use]
    pub fn at(&self, task: u32, position: u32, conditions: [TermId; 2]) -> Clock {
        let (always, sometimes) = (&self.always[task as usize], &self.sometimes[task as usize]);
        let last = always.partition_point(|m| m.position <= position);
        let base = last.checked_sub(1).and_then(|i| always.get(i)).map_or(&self.nothing, |m| &m.clock);
        if sometimes.is_empty() {
            return Rc::clone(base);
        }
        let key = (task, position, conditions);
        if let Some(known) = self.known.borrow().get(&key) {
            return Rc::clone(known);
        }
        let mut clock = base.to_vec();
        let mut seen: FxHashSet<TermId> = FxHashSet::default();
        let end = sometimes.partition_point(|m| m.position <= position);
        for mark in sometimes[..end].iter().rev() {
            if seen.insert(mark.guard) && self.follows(conditions, mark.guard) {
                join(&mut clock, &mark.clock);
            }
        }
        let clock = Rc::new(clock);
        self.known.borrow_mut().insert(key, Rc::clone(&clock));
        clock
    }

    fn follows(&self, [a, b]: [TermId; 2], guard: TermId) -> bool {
        self.guards.implies(a, guard) || (b != TRUE && self.guards.covered(&[a, b], &[guard]))
    }

    /// Whether an event of task `of` at this position or later has been executed, or the task never exists, whenever task
    /// `by` is after its event at position `at` and the conditions hold.
    #[must_use]
    pub fn passed(&self, of: u32, position: u32, by: u32, at: u32, conditions: [TermId; 2]) -> bool {
        if self.at(by, at, conditions)[of as usize] > position {
            return true;
        }
        // In each case one of the marks that know enough may be there.
        let sometimes = &self.sometimes[by as usize];
        let end = sometimes.partition_point(|m| m.position <= at);
        let enough = sometimes[..end].iter().filter(|m| m.clock[of as usize] > position);
        let mut cases: Vec<TermId> = enough.map(|m| m.guard).collect();
        cases.sort_unstable();
        cases.dedup();
        cases.len() > 1 && self.guards.covered(&conditions, &cases)
    }

    /// Whether event `a` comes before event `b` in every schedule that executes both.
    #[must_use]
    pub fn before(&self, a: u32, b: u32) -> bool {
        let (x, y) = (&self.trace.events[a as usize], &self.trace.events[b as usize]);
        if x.task == y.task {
            return a < b;
        }
        let own =
            matches!(y.kind, Kind::Begin(_) | Kind::Await { .. } | Kind::Join(_) | Kind::Wait(_) | Kind::Signal(_));
        let position = self.form.position[b as usize];
        // What the event itself needs has happened before it.
        if !own && position == 0 {
            return false;
        }
        self.passed(x.task, self.form.position[a as usize], y.task, position - u32::from(!own), [y.guard, x.guard])
    }
}

fn join(a: &mut [u32], b: &[u32]) {
    a.iter_mut().zip(b).for_each(|(x, y)| *x = (*x).max(*y));
}

/// Numbers the tasks so that those that one creates, directly or not, follow it.
fn family(parent: &[Option<u32>]) -> Vec<(u32, u32)> {
    let mut children: Vec<Vec<u32>> = vec![Vec::new(); parent.len()];
    for (i, p) in parent.iter().enumerate() {
        if let Some(p) = p {
            children[*p as usize].push(i as u32);
        }
    }
    let mut family = vec![(0, 0); parent.len()];
    let mut next = 0;
    let mut stack = vec![(0usize, false)];
    while let Some((task, done)) = stack.pop() {
        if done {
            family[task].1 = next - 1;
        } else {
            family[task].0 = next;
            next += 1;
            stack.push((task, true));
            stack.extend(children[task].iter().map(|c| (*c as usize, false)));
        }
    }
    family
}
