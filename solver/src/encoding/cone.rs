//! The part of a trace that one goal depends on: a beginning of each task, and the variables that matter.
//!
//! Restricting a prefix that shows the goal to these events leaves a prefix that shows it: the set is closed under program
//! order, needs, ends of begun sections and, with data, the writers that relevant reads could see. Reads that are not
//! relevant keep no constraint; their values are recomputed from the order of the model.

use super::index::Index;
use crate::prefix::Goal;
use rustc_hash::FxHashSet;
use scoville_encode::fault::{Fault, planted};
use scoville_encode::term::{Node, TermId, VarId};
use scoville_encode::trace::{AccessId, CellId, EventId, EventKind, LocId, SectionId, Targets, TaskId, Trace};
use std::collections::VecDeque;

/// Relevant events and variables.
pub struct Cone<'a> {
    trace: &'a Trace,
    index: &'a Index,
    /// Whether values of reads and outcomes of choices are constrained.
    pub data: bool,
    /// By task: how many of its events are in it.
    pub count: Vec<usize>,
    /// Variables that guards, values and the goal mention.
    pub vars: FxHashSet<VarId>,
    /// Locations that relevant reads may touch.
    pub locations: FxHashSet<LocId>,
    /// Assumptions to respect.
    pub assumptions: Vec<TermId>,
    /// Sections that the goal lies in: their ends are not needed.
    pub kept_open: FxHashSet<SectionId>,
    seen: FxHashSet<TermId>,
    taken: Vec<bool>,
    work: VecDeque<(TaskId, usize)>,
}

impl<'a> Cone<'a> {
    /// The cone of any of `goals`.
    #[must_use]
    pub fn new(trace: &'a Trace, index: &'a Index, goals: &[Goal], data: bool) -> Self {
        let mut cone = Cone {
            trace,
            index,
            data,
            count: vec![0; trace.tasks.len()],
            vars: FxHashSet::default(),
            locations: FxHashSet::default(),
            assumptions: Vec::new(),
            kept_open: FxHashSet::default(),
            seen: FxHashSet::default(),
            taken: vec![false; index.assumptions.len()],
            work: VecDeque::new(),
        };
        if let [goal] = goals {
            cone.keep_open(goal);
        }
        goals.iter().for_each(|g| cone.start(g));
        loop {
            cone.close();
            if !cone.assume() {
                return cone;
            }
        }
    }

    /// Sections that are open when a single goal is seen.
    fn keep_open(&mut self, goal: &Goal) {
        match goal {
            Goal::Race { first, second, .. } => {
                for a in [first, second] {
                    self.kept_open.extend(self.trace.accesses[a.index()].inside.iter().copied());
                }
            }
            Goal::Executed(e) | Goal::Next(e) => self.kept_open.extend(self.trace.event(*e).inside.iter().copied()),
            _ => {}
        }
    }

    fn start(&mut self, goal: &Goal) {
        let trace = self.trace;
        match goal {
            Goal::Race { first, second, same } => {
                self.term(*same);
                self.access(*first);
                self.access(*second);
            }
            Goal::Conflict { first, second, same } => {
                self.term(*same);
                for r in [first, second] {
                    self.include(trace.regions[r.index()].acquire, true);
                }
            }
            Goal::Executed(e) | Goal::Next(e) => {
                self.term(trace.event(*e).guard);
                self.include(*e, true);
            }
            Goal::Final => {
                for task in &trace.tasks {
                    if let Some(last) = task.events.last() {
                        self.include(*last, true);
                    }
                }
            }
            Goal::Any => {
                for i in 0..self.taken.len() {
                    self.take(i);
                }
            }
        }
    }

    fn access(&mut self, id: AccessId) {
        let a = &self.trace.accesses[id.index()];
        self.term(a.guard);
        match a.event {
            Some(own) => self.include(own, false),
            None => self.include(a.after, true),
        }
    }

    /// Includes all events of the task up to `e`.
    fn include(&mut self, e: EventId, inclusive: bool) {
        let task = self.trace.event(e).task;
        let n = self.index.position[e.index()] as usize + usize::from(inclusive);
        let old = self.count[task.index()];
        if n > old {
            self.count[task.index()] = n;
            self.work.push_back((task, old));
        }
    }

    /// Whether the event is in the cone and possible.
    #[must_use]
    pub fn contains(&self, e: EventId) -> bool {
        let event = self.trace.event(e);
        (self.index.position[e.index()] as usize) < self.count[event.task.index()] && event.guard != TermId::FALSE
    }

    /// Whether the variable behind `t` is relevant.
    #[must_use]
    pub fn mentions(&self, t: TermId) -> bool {
        match self.trace.terms.node(t) {
            Node::Var(v) => self.vars.contains(v),
            _ => false,
        }
    }

    /// Events of the cone in canonical order.
    #[must_use]
    pub fn events(&self) -> Vec<EventId> {
        let mut all = Vec::new();
        for (task, n) in self.trace.tasks.iter().zip(&self.count) {
            all.extend(task.events[..*n].iter().filter(|e| self.trace.event(**e).guard != TermId::FALSE));
        }
        all.sort_unstable();
        all
    }

    fn close(&mut self) {
        while let Some((task, from)) = self.work.pop_front() {
            let trace = self.trace;
            for &e in &trace.task(task).events[from..self.count[task.index()]] {
                if trace.event(e).guard != TermId::FALSE {
                    self.term(trace.event(e).guard);
                    self.needs(e);
                }
            }
        }
    }

    fn needs(&mut self, e: EventId) {
        let trace = self.trace;
        let event = trace.event(e);
        match &event.kind {
            EventKind::Begin { awaits } => {
                if let Some(spawn) = trace.task(event.task).spawn {
                    self.include(spawn, true);
                }
                awaits.iter().for_each(|c| self.fills(*c));
            }
            EventKind::Await { cell, blocking, state, value, fresh } => {
                let relevant = *fresh && (self.mentions(*state) || self.mentions(*value));
                if *blocking || (self.data && relevant) {
                    self.fills(*cell);
                }
                if self.data && relevant {
                    self.filled_values(*cell);
                }
            }
            EventKind::Join { scope } => {
                for t in self.index.joined(trace, *scope) {
                    trace.task(t).ends.iter().for_each(|end| self.include(*end, true));
                }
            }
            EventKind::Signal { .. } | EventKind::Wait { .. } => {
                for need in trace.phase_needs(&event.kind) {
                    self.term(need.guard);
                    need.by.iter().for_each(|f| self.include(*f, true));
                }
            }
            EventKind::SectionBegin { section } => {
                trace.section(*section).locks.iter().for_each(|(_, c)| self.term(*c));
                if !self.kept_open.contains(section) {
                    trace.section(*section).ends.iter().for_each(|end| self.include(*end, true));
                }
            }
            EventKind::Read { targets, value, fresh: true, .. } if self.data && self.mentions(*value) => {
                self.written(targets);
            }
            EventKind::Fill { cell, won, .. } if self.data && self.mentions(*won) => self.fills(*cell),
            EventKind::Spin { looks, stuck } if self.data => {
                self.term(*stuck);
                for (cell, _, _) in &looks.polls {
                    self.fills(*cell);
                    self.filled_values(*cell);
                }
                looks.finals.iter().for_each(|(targets, _)| self.written(targets));
            }
            _ => {}
        }
    }

    fn fills(&mut self, cell: CellId) {
        for &f in &self.trace.cells[cell.index()].fills {
            if let EventKind::Fill { won, .. } = &self.trace.event(f).kind
                && self.trace.event(f).guard != TermId::FALSE
            {
                self.include(f, true);
                self.term(*won);
            }
        }
    }

    fn filled_values(&mut self, cell: CellId) {
        for &f in &self.trace.cells[cell.index()].fills {
            if let EventKind::Fill { value, .. } = &self.trace.event(f).kind {
                self.term(*value);
            }
        }
    }

    /// A relevant read of these locations: all their writers and what they write.
    fn written(&mut self, targets: &Targets) {
        for (loc, condition) in targets {
            self.term(*condition);
            if !self.locations.insert(*loc) {
                continue;
            }
            self.term(self.trace.locations[loc.index()].initial);
            let index = self.index;
            for &w in index.writes.get(loc).map_or(&[][..], Vec::as_slice) {
                if !planted(Fault::WritersLeftOut) {
                    self.include(w, true);
                }
                if let EventKind::Write { targets, value, .. } = &self.trace.event(w).kind {
                    self.term(*value);
                    targets.iter().for_each(|(_, c)| self.term(*c));
                }
            }
        }
    }

    /// Adds the variables of a term, and the sources of those whose event is in the cone.
    fn term(&mut self, t: TermId) {
        let mut stack = vec![t];
        while let Some(t) = stack.pop() {
            if !self.seen.insert(t) {
                continue;
            }
            if let Node::Var(v) = self.trace.terms.node(t)
                && self.vars.insert(*v)
                && let Some(&e) = self.index.yields.get(v)
                && self.contains(e)
            {
                self.needs(e);
            }
            self.trace.terms.operands(t, |o| stack.push(o));
        }
    }

    fn take(&mut self, i: usize) {
        self.taken[i] = true;
        let (term, _) = self.index.assumptions[i];
        self.assumptions.push(term);
        self.term(term);
    }

    /// Takes in assumptions that touch what is relevant or what a read in the cone determines. Whether there were any.
    fn assume(&mut self) -> bool {
        let mut any = false;
        for i in 0..self.taken.len() {
            let touches =
                |v: &VarId| self.vars.contains(v) || self.index.yields.get(v).is_some_and(|e| self.contains(*e));
            if !self.taken[i] && self.index.assumptions[i].1.iter().any(touches) {
                self.take(i);
                any = true;
            }
        }
        any
    }
}
