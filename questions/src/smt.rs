//! Reachability as a formula: the rules of a prefix of a schedule (see the documentation of a trace), written down directly.
//!
//! Every event has a truth value, whether it is executed, and a number, when. What a read yields is the last write before it.
//! No part of the engine's encodings is used: no groups of events, no cone, no positions.

use crate::text::{Text, and, bits, implies, not, or};
use rustc_hash::FxHashMap;
use scoville_check::needs::Goal;
use scoville_check::{Tables, units};
use scoville_evidence::certificate::trace::{FALSE, Kind, Sort, TRUE, Targets, TermId};

/// Longest text of a query, in bytes.
const LONGEST: usize = 16 << 20;

/// A query.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// In SMT-LIB.
    pub text: String,
    /// Whether there are operations on floating-point numbers in it.
    pub floats: bool,
}

/// Writes queries about a trace.
#[derive(Clone, Copy, Debug)]
pub struct Writer<'a>(pub Tables<'a>);

struct Query<'w, 'a> {
    w: &'w Writer<'a>,
    text: Text<'a>,
    /// Of each task, its events that the formula has.
    events: Vec<Vec<u32>>,
    /// Whether an event is in the formula.
    known: Vec<bool>,
}

impl<'a> Writer<'a> {
    /// The question whether one of `goals` is reachable; without a model none is. Nothing if it would be too long.
    #[must_use]
    pub fn reachable(&self, goals: &[Goal], exact: bool) -> Option<Written> {
        let t = self.0.trace;
        let mut known: Vec<bool> = t.events.iter().map(|e| e.guard != FALSE && self.matters(&e.kind)).collect();
        for goal in goals {
            let own = match goal {
                Goal::Executed(e) | Goal::Next(e) => vec![*e],
                Goal::Conflict(a, b) => [a, b]
                    .into_iter()
                    .flat_map(|r| {
                        let r = &t.regions[*r as usize];
                        std::iter::once(r.acquire).chain(r.release)
                    })
                    .collect(),
                Goal::Race { .. } | Goal::Final => Vec::new(),
            };
            own.into_iter().for_each(|e| known[e as usize] = t.events[e as usize].guard != FALSE);
        }
        let keep = |events: &Vec<u32>| events.iter().copied().filter(|e| known[*e as usize]).collect();
        let events = self.0.form.events.iter().map(keep).collect();
        let mut q = Query { w: self, text: Text::new(t, &self.0.form.sorts, exact), events, known };
        q.order();
        q.exclusion()?;
        q.memory()?;
        q.cells();
        // What comes before an assumption counts, whatever becomes of that: what comes behind has it in its guard.
        let whole = goals.iter().any(|g| matches!(g, Goal::Final));
        for a in t.assumptions.iter().filter(|_| whole).chain(&t.lemmas) {
            let x = q.text.term(*a);
            q.text.assert(&x);
        }
        let any: Vec<String> = goals.iter().map(|g| q.goal(g)).collect();
        q.text.assert(&or(any));
        q.fits()?;
        Some(Written { floats: q.text.floats, text: q.text.finish() })
    }

    /// The question whether two units differ in the two orders.
    #[must_use]
    pub fn exchange(&self, a: u32, b: u32, exact: bool) -> Written {
        let mut text = Text::new(self.0.trace, &self.0.form.sorts, exact);
        let mut any = Vec::new();
        for outcome in units::outcomes(self.0.trace, a, b) {
            let sides = [&outcome.one, &outcome.other].map(|(term, replaced)| {
                let by: Vec<(u32, String)> = replaced.iter().map(|(v, t)| (*v, text.term(*t))).collect();
                let set = if by.is_empty() { 0 } else { text.replacing(&by) };
                text.replaced_term(set, *term)
            });
            any.push(format!("(distinct {} {})", sides[0], sides[1]));
        }
        text.assert(&or(any));
        Written { floats: text.floats, text: text.finish() }
    }

    /// Whether an event is more than a step of its task that can always be made and that no other depends on.
    fn matters(&self, kind: &Kind) -> bool {
        match kind {
            Kind::Acquire(_) | Kind::Release(_) | Kind::Other | Kind::Input(_) | Kind::Fault(..) => false,
            Kind::Enter(s) | Kind::Leave(s) => !self.0.trace.sections[*s as usize].locks.is_empty(),
            Kind::Read { fresh, .. } => *fresh,
            _ => true,
        }
    }
}

impl Query<'_, '_> {
    fn fits(&self) -> Option<()> {
        (self.text.len() <= LONGEST).then_some(())
    }

    /// The events of the formula.
    fn all(&self) -> Vec<u32> {
        (0..self.known.len() as u32).filter(|e| self.known[*e as usize]).collect()
    }

    /// Whether an event is executed.
    fn x(&self, e: u32) -> String {
        if self.known[e as usize] { format!("x{e}") } else { "false".to_owned() }
    }

    /// Whether `a` is before `b`, if both are executed.
    fn before(&self, a: u32, b: u32) -> String {
        if self.w.0.clocks.before(a, b) {
            "true".to_owned()
        } else if self.w.0.clocks.before(b, a) {
            "false".to_owned()
        } else {
            format!("(< n{a} n{b})")
        }
    }

    /// Whether `a` is before `b`, by their numbers: what follows from the needs of others rests on these.
    fn less(&self, a: u32, b: u32) -> String {
        format!("(< n{a} n{b})")
    }

    /// Whether all events of a task up to a position are executed as far as they happen.
    fn done(&self, task: u32, upto: u32) -> String {
        let position = |e: &&u32| self.w.0.form.position[**e as usize] < upto;
        let last = self.events[task as usize].iter().rev().find(position);
        last.map_or_else(|| "true".to_owned(), |e| format!("d{e}"))
    }

    /// Whether no event of a task from a position on is executed.
    fn nothing_from(&self, task: u32, from: u32) -> String {
        let later = self.events[task as usize].iter().filter(|e| self.w.0.form.position[**e as usize] >= from);
        and(later.map(|e| format!("(not x{e})")).collect())
    }

    /// Program order and needs.
    fn order(&mut self) {
        let t = self.w.0.trace;
        let all = self.all();
        for e in &all {
            self.text.line(&format!("(declare-const x{e} Bool)\n(declare-const n{e} Int)"));
        }
        let mut last: FxHashMap<u32, u32> = FxHashMap::default();
        for &e in &all {
            let event = &t.events[e as usize];
            let guard = self.text.term(event.guard);
            self.text.assert(&implies(&format!("x{e}"), &guard));
            let previous = last.insert(event.task, e);
            if let Some(p) = previous {
                self.text.line(&format!("(assert (=> x{e} d{p}))\n(assert (< n{p} n{e}))"));
            }
            let before = previous.map_or_else(|| "true".to_owned(), |p| format!("d{p}"));
            let done = and(vec![before, implies(&guard, &format!("x{e}"))]);
            self.text.line(&format!("(define-fun d{e} () Bool {done})"));
        }
        for &e in &all {
            let need = self.need(e);
            self.text.assert(&implies(&format!("x{e}"), &need));
        }
    }

    fn need(&mut self, e: u32) -> String {
        let t = self.w.0.trace;
        let event = &t.events[e as usize];
        let one_of = |q: &Self, list: &[u32]| {
            or(list.iter().filter(|f| q.known[**f as usize]).map(|f| and(vec![q.x(*f), q.less(*f, e)])).collect())
        };
        match &event.kind {
            Kind::Begin(cells) => {
                let mut all = Vec::new();
                if let Some(s) = t.tasks[event.task as usize].spawn {
                    all.push(and(vec![self.x(s), self.less(s, e)]));
                }
                for c in cells {
                    all.push(self.filled(*c, Some(e)));
                }
                and(all)
            }
            Kind::Await { cell, blocking: true, .. } => self.filled(*cell, Some(e)),
            Kind::Join(scope) => {
                let mut all = Vec::new();
                for task in (0..t.tasks.len() as u32).filter(|task| self.w.0.clocks.joined(*scope, *task)) {
                    if let Some(s) = t.tasks[task as usize].spawn {
                        all.push(implies(&self.x(s), &one_of(self, &self.ends(task))));
                    }
                }
                and(all)
            }
            Kind::Wait(p) | Kind::Signal(Some(p)) => {
                let mut all = Vec::new();
                for (guard, by) in &t.phases[*p as usize].needs {
                    let guard = self.text.term(*guard);
                    all.push(implies(&guard, &one_of(self, by)));
                }
                and(all)
            }
            Kind::Halt | Kind::Spin { .. } | Kind::Cut(_) | Kind::Blocked => "false".to_owned(),
            _ => "true".to_owned(),
        }
    }

    fn ends(&self, task: u32) -> Vec<u32> {
        let own = self.events[task as usize].iter().copied();
        own.filter(|e| self.w.0.trace.events[*e as usize].kind == Kind::End).collect()
    }

    fn fills(&self, cell: u32) -> Vec<u32> {
        self.w.0.form.fills[cell as usize].iter().copied().filter(|f| self.known[*f as usize]).collect()
    }

    fn won(&mut self, f: u32) -> String {
        let Kind::Fill { won, .. } = self.w.0.trace.events[f as usize].kind else { return "false".to_owned() };
        let won = self.text.term(won);
        and(vec![self.x(f), won])
    }

    /// Whether some fill of the cell has won; before an event if given.
    fn filled(&mut self, cell: u32, by: Option<u32>) -> String {
        let mut any = Vec::new();
        for f in self.fills(cell) {
            let won = self.won(f);
            any.push(and(vec![won, by.map_or_else(|| "true".to_owned(), |e| self.less(f, e))]));
        }
        or(any)
    }

    /// Sections that exclude each other do not overlap.
    fn exclusion(&mut self) -> Option<()> {
        let t = self.w.0.trace;
        for b in 0..t.sections.len() as u32 {
            self.fits()?;
            for a in 0..b {
                let clash = self.clash(a, b);
                let (begin_a, begin_b) = (self.w.0.form.sections[a as usize].0, self.w.0.form.sections[b as usize].0);
                if clash == "false" || !self.known[begin_a as usize] || !self.known[begin_b as usize] {
                    continue;
                }
                let ended = |q: &Self, s: u32, by: u32| {
                    let ends = &q.w.0.form.sections[s as usize].1;
                    let ends = ends.iter().filter(|e| q.known[**e as usize]);
                    or(ends.map(|e| and(vec![q.x(*e), q.less(*e, by)])).collect())
                };
                let apart = or(vec![ended(self, a, begin_b), ended(self, b, begin_a)]);
                let both = and(vec![clash, self.x(begin_a), self.x(begin_b)]);
                self.text.assert(&implies(&both, &apart));
            }
        }
        Some(())
    }

    fn clash(&mut self, a: u32, b: u32) -> String {
        let pairs = self.w.0.sections.clashes(a, b);
        let mut any = Vec::new();
        for (x, y) in pairs {
            let (x, y) = (self.text.term(x), self.text.term(y));
            any.push(and(vec![x, y]));
        }
        or(any)
    }

    /// Writes of a location, each with whether it happens there, and its value.
    fn writes(&mut self, location: u32) -> Vec<(u32, String, TermId)> {
        let t = self.w.0.trace;
        let mut all = Vec::new();
        for e in self.all() {
            if let Kind::Write { targets, value } = &t.events[e as usize].kind {
                let to = self.condition(targets, location);
                if to != "false" {
                    all.push((e, and(vec![self.x(e), to]), *value));
                }
            }
        }
        all
    }

    fn condition(&mut self, targets: &Targets, location: u32) -> String {
        let mut any = Vec::new();
        for (_, c) in targets.iter().filter(|(l, _)| *l == location) {
            any.push(self.text.term(*c));
        }
        or(any)
    }

    /// What reads yield.
    fn memory(&mut self) -> Option<()> {
        let t = self.w.0.trace;
        let mut writes: FxHashMap<u32, Vec<(u32, String, TermId)>> = FxHashMap::default();
        for l in 0..t.locations.len() as u32 {
            let list = self.writes(l);
            writes.insert(l, list);
        }
        for e in self.all() {
            let (reads, when): (Vec<(Targets, TermId)>, Option<u32>) = match &t.events[e as usize].kind {
                Kind::Read { targets, value, fresh: true } => (vec![(targets.clone(), *value)], Some(e)),
                // In the final state.
                Kind::Spin { finals, .. } => (finals.clone(), None),
                _ => continue,
            };
            for (targets, value) in reads {
                for (location, condition) in &targets {
                    let found = self.last_write(&writes[location], *location, value, when);
                    let condition = self.text.term(*condition);
                    let here = and(vec![when.map_or_else(|| "true".to_owned(), |e| self.x(e)), condition]);
                    self.text.assert(&implies(&here, &found));
                    self.fits()?;
                }
            }
        }
        Some(())
    }

    /// The value is that of the last write before an event, or of the last one at all.
    fn last_write(
        &mut self,
        writes: &[(u32, String, TermId)],
        location: u32,
        value: TermId,
        when: Option<u32>,
    ) -> String {
        let earlier = |q: &Self, w: u32| when.map_or_else(|| "true".to_owned(), |e| q.before(w, e));
        let later = |q: &Self, w: u32| when.map_or_else(|| "false".to_owned(), |e| q.before(e, w));
        let mut cases = Vec::new();
        for (w, happens, written) in writes {
            let mut all = vec![happens.clone(), earlier(self, *w), self.equal(value, *written)];
            if all.iter().any(|x| x == "false") {
                continue;
            }
            for (other, happens, _) in writes.iter().filter(|(o, ..)| o != w) {
                let apart = or(vec![self.before(*other, *w), later(self, *other)]);
                all.push(implies(happens, &apart));
            }
            cases.push(and(all));
        }
        let initial = self.w.0.trace.locations[location as usize].initial;
        let mut none = vec![self.equal(value, initial)];
        for (w, happens, _) in writes {
            none.push(implies(happens, &later(self, *w)));
        }
        cases.push(and(none));
        or(cases)
    }

    /// Terms of one sort are equal; null fits any sort.
    fn equal(&mut self, a: TermId, b: TermId) -> String {
        let (x, y) = (self.w.0.form.sorts[a as usize], self.w.0.form.sorts[b as usize]);
        let left = self.text.term(a);
        let right = if x == y { self.text.term(b) } else { zero(x) };
        if left == right { "true".to_owned() } else { format!("(= {left} {right})") }
    }

    /// Which fills win, and what readers find.
    fn cells(&mut self) {
        let t = self.w.0.trace;
        for e in self.all() {
            match &t.events[e as usize].kind {
                Kind::Fill { cell, won, .. } if *won != TRUE && *won != FALSE => {
                    let won = self.text.term(*won);
                    let others: Vec<u32> = self.fills(*cell).into_iter().filter(|f| *f != e).collect();
                    let first = and(others.iter().map(|f| implies(&self.x(*f), &self.before(e, *f))).collect());
                    self.text.assert(&implies(&self.x(e), &format!("(= {won} {first})")));
                }
                Kind::Await { cell, blocking, state, value, fresh: true } => {
                    let found = self.found(*cell, *state, *value, Some(e), !*blocking);
                    self.text.assert(&implies(&self.x(e), &found));
                }
                Kind::Spin { polls, .. } => {
                    for (cell, state, value) in polls {
                        let found = self.found(*cell, *state, *value, None, true);
                        self.text.assert(&found);
                    }
                }
                _ => {}
            }
        }
    }

    /// A reader of a cell finds this state and value.
    fn found(&mut self, cell: u32, state: TermId, value: TermId, when: Option<u32>, or_empty: bool) -> String {
        let status = self.text.term(state);
        let mut cases = Vec::new();
        for f in self.fills(cell) {
            let Kind::Fill { state, value: filled, .. } = self.w.0.trace.events[f as usize].kind else { continue };
            let won = self.won(f);
            let earlier = when.map_or_else(|| "true".to_owned(), |e| self.before(f, e));
            let code = format!("(= {status} {})", bits(Sort::Int, state as u64));
            let same = if state == 3 { self.is_zero(value) } else { self.equal(value, filled) };
            cases.push(and(vec![won, earlier, code, same]));
        }
        if or_empty {
            let mut empty = vec![format!("(= {status} {})", bits(Sort::Int, 0)), self.is_zero(value)];
            for f in self.fills(cell) {
                let won = self.won(f);
                let later = when.map_or_else(|| "false".to_owned(), |e| self.before(e, f));
                empty.push(implies(&won, &later));
            }
            cases.push(and(empty));
        }
        or(cases)
    }

    fn is_zero(&mut self, value: TermId) -> String {
        format!("(= {} {})", self.text.term(value), zero(self.w.0.form.sorts[value as usize]))
    }

    fn goal(&mut self, goal: &Goal) -> String {
        let t = self.w.0.trace;
        match goal {
            Goal::Race { first, second } => {
                let mut all = Vec::new();
                for (access, same) in [first, second] {
                    let a = &t.accesses[*access as usize];
                    let position = self.w.0.form.position[a.after as usize] + 1;
                    all.push(self.text.term(a.guard));
                    all.push(self.text.term(*same));
                    all.push(self.done(a.task, position));
                    all.push(self.nothing_from(a.task, position));
                }
                and(all)
            }
            Goal::Conflict(a, b) => {
                let mut all = Vec::new();
                for r in [a, b] {
                    let r = &t.regions[*r as usize];
                    all.push(self.text.term(r.same));
                    all.push(self.x(r.acquire));
                    all.push(not(&r.release.map_or_else(|| "false".to_owned(), |e| self.x(e))));
                }
                and(all)
            }
            Goal::Executed(e) => self.x(*e),
            Goal::Next(e) => self.next(*e),
            Goal::Final => self.waiting(),
        }
    }

    /// The event is the first of its task that happens and is not executed.
    fn next(&mut self, e: u32) -> String {
        let event = &self.w.0.trace.events[e as usize];
        let guard = self.text.term(event.guard);
        let spawned = match (&event.kind, self.w.0.trace.tasks[event.task as usize].spawn) {
            (Kind::Begin(_), Some(s)) => self.x(s),
            _ => "true".to_owned(),
        };
        let before = self.done(event.task, self.w.0.form.position[e as usize]);
        and(vec![guard, spawned, before, not(&self.x(e))])
    }

    fn waiting(&mut self) -> String {
        let t = self.w.0.trace;
        let mut daemon: Vec<bool> = Vec::new();
        for (i, s) in t.scopes.iter().enumerate() {
            daemon.push(s.parent.map_or(i != 0, |p| daemon[p as usize]));
        }
        let (mut all, mut some) = (Vec::new(), Vec::new());
        for e in self.all() {
            let next = self.next(e);
            let blocked = self.blocked(e);
            all.push(implies(&next, &blocked));
            let task = &t.tasks[t.events[e as usize].task as usize];
            if blocked != "false" && !daemon[task.scope as usize] {
                some.push(next);
            }
        }
        all.push(or(some));
        and(all)
    }

    /// The event cannot be executed in the state reached.
    fn blocked(&mut self, e: u32) -> String {
        let t = self.w.0.trace;
        let event = &t.events[e as usize];
        match &event.kind {
            Kind::Begin(cells) => {
                let cells: Vec<String> = cells.iter().map(|c| not(&self.filled(*c, None))).collect();
                or(cells)
            }
            Kind::Await { cell, blocking: true, .. } => not(&self.filled(*cell, None)),
            Kind::Join(scope) => {
                let mut any = Vec::new();
                for task in (0..t.tasks.len() as u32).filter(|task| self.w.0.clocks.joined(*scope, *task)) {
                    if let Some(s) = t.tasks[task as usize].spawn {
                        let ended = or(self.ends(task).iter().map(|e| self.x(*e)).collect());
                        any.push(and(vec![self.x(s), not(&ended)]));
                    }
                }
                or(any)
            }
            Kind::Enter(own) => {
                let mut any = Vec::new();
                for other in (0..t.sections.len() as u32).filter(|s| s != own) {
                    let clash = self.clash(*own, other);
                    let (begin, ends) = &self.w.0.form.sections[other as usize];
                    let ended = or(ends.iter().map(|e| self.x(*e)).collect());
                    any.push(and(vec![clash, self.x(*begin), not(&ended)]));
                }
                or(any)
            }
            Kind::Wait(p) | Kind::Signal(Some(p)) => {
                let mut any = Vec::new();
                for (guard, by) in &t.phases[*p as usize].needs {
                    let guard = self.text.term(*guard);
                    let met = or(by.iter().map(|f| self.x(*f)).collect());
                    any.push(and(vec![guard, not(&met)]));
                }
                or(any)
            }
            Kind::Spin { stuck, .. } => self.text.term(*stuck),
            Kind::Blocked => "true".to_owned(),
            _ => "false".to_owned(),
        }
    }
}

fn zero(sort: Sort) -> String {
    if sort == Sort::Bool { "false".to_owned() } else { bits(sort, 0) }
}
