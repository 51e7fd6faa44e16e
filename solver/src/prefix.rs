//! The executable meaning of "is a prefix and shows the goal": every answer *sat*, from wherever, goes through
//! [`confirm`] before it becomes a schedule.

use crate::state::{Obstacle, State, Values, decided, fill_state, truth};
use rustc_hash::FxHashSet;
use scoville_encode::term::eval::{Evaluator, Value};
use scoville_encode::term::{Constant, Node, Sort, TermId, Terms, VarId};
use scoville_encode::trace::{Access, AccessId, EventId, EventKind, Looks, RegionId, TaskId, Trace};
use scoville_ir::stmt::Fill;

/// What a prefix is asked to show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Both accesses are next, and they touch the same location.
    Race {
        /// One access.
        first: AccessId,
        /// The other one.
        second: AccessId,
        /// Condition for touching the same location.
        same: TermId,
    },
    /// Both regions are held, and they overlap.
    Conflict {
        /// One region.
        first: RegionId,
        /// The other one.
        second: RegionId,
        /// Condition for the overlap.
        same: TermId,
    },
    /// The event is executed, and nothing after it in its task.
    Executed(EventId),
    /// The event is next.
    Next(EventId),
    /// Nothing is enabled, nothing halted, some task waits that is no daemon, and nothing was cut.
    Final,
    /// Any prefix will do: are the assumptions satisfiable at all?
    Any,
}

impl Goal {
    /// Whether what is shown concerns all that comes: then assumptions must hold. Before an assumption, whatever it says, anything counts.
    #[must_use]
    pub fn is_of_whole_executions(&self) -> bool {
        matches!(self, Goal::Final | Goal::Any)
    }
}

/// Values of variables.
#[derive(Clone, Debug, Default)]
pub struct Assignment {
    values: Vec<Option<Value>>,
}

impl Assignment {
    /// The value of a variable.
    #[must_use]
    pub fn get(&self, v: VarId) -> Option<Value> {
        self.values.get(v.0 as usize).copied().flatten()
    }

    /// Sets the value of a variable.
    pub fn set(&mut self, v: VarId, value: Value) {
        let i = v.0 as usize;
        if i >= self.values.len() {
            self.values.resize(i + 1, None);
        }
        self.values[i] = Some(value);
    }

    /// The value of a term.
    #[must_use]
    pub fn value(&self, terms: &Terms, t: TermId) -> Option<Value> {
        match terms.node(t) {
            Node::True => Some(Value::Bool(true)),
            Node::False => Some(Value::Bool(false)),
            Node::Const(c) => Some(Value::Const(*c)),
            Node::Var(v) => self.get(*v),
            _ => Evaluator::new(terms, &|v| self.get(v)).value(t),
        }
    }
}

/// A prefix that has been confirmed.
#[derive(Clone, Debug)]
pub struct Prefix {
    /// The executed events in order.
    pub events: Vec<EventId>,
    /// All variables that the execution determines, and those it was given.
    pub assignment: Assignment,
    /// For the goal `Final`: the tasks that have not ended, with the event each waits at.
    pub waiting: Vec<(TaskId, EventId, Obstacle)>,
}

impl Prefix {
    /// Whether some waiting task spins in a loop.
    #[must_use]
    pub fn spins(&self, trace: &Trace) -> bool {
        self.waiting.iter().any(|(_, e, _)| matches!(trace.event(*e).kind, EventKind::Spin { .. }))
    }
}

/// Confirms that `events` in this order, with variables as `given` (those that the execution itself determines are
/// recomputed from it), are a prefix that shows `goal`.
///
/// # Errors
/// The first rule that is broken, in words.
pub fn confirm(trace: &Trace, events: &[EventId], given: &Assignment, goal: &Goal) -> Result<Prefix, String> {
    let assignment = complete(trace, events, given)?;
    let lookup = |v: VarId| assignment.get(v);
    let mut evaluator = Evaluator::new(&trace.terms, &lookup);
    let mut values = |t: TermId| evaluator.value(t);
    for (i, a) in trace.assumptions.iter().enumerate().filter(|_| goal.is_of_whole_executions()) {
        if truth(&mut values, *a) == Some(false) {
            return Err(format!("assumption {i} does not hold"));
        }
    }
    let mut state = State::new(trace);
    for e in events {
        step(&mut state, trace, *e, &mut values).map_err(|why| format!("event {}: {why}", e.0))?;
    }
    let waiting = shows(&state, trace, goal, &mut values)?;
    Ok(Prefix { events: events.to_vec(), assignment, waiting })
}

/// Computes what the execution determines: reads and choice outcomes from the order of the events; inputs that nothing
/// constrains get the least value of their range.
fn complete(trace: &Trace, events: &[EventId], given: &Assignment) -> Result<Assignment, String> {
    let mut assignment = given.clone();
    let mut state = State::new(trace);
    for e in events {
        trace.events.get(e.index()).ok_or("no such event")?;
        set_defaults(trace, *e, &mut assignment);
        let yields = state.yields(*e, &mut |t| assignment.value(&trace.terms, t))?;
        for (term, value) in yields {
            set_term(trace, term, value, &mut assignment);
        }
        state.execute(*e, &mut |t| assignment.value(&trace.terms, t))?;
    }
    // Variables of waiting loops stand for the values in the state reached.
    for event in &trace.events {
        if let EventKind::Spin { looks, .. } = &event.kind {
            let Looks { finals, polls } = &**looks;
            for (cell, status, term) in polls {
                let (code, value) = match state.winner(*cell).map(|f| &trace.event(f).kind) {
                    Some(EventKind::Fill { fill, value, .. }) => {
                        let value = if *fill == Fill::Cancel { None } else { Some(*value) };
                        (fill_state(*fill), value.and_then(|v| assignment.value(&trace.terms, v)))
                    }
                    _ => (0, None),
                };
                set_term(trace, *status, Some(Value::Const(Constant::Int(code))), &mut assignment);
                let null = Value::Const(Constant::Ref(0));
                set_term(trace, *term, Some(value.unwrap_or(null)), &mut assignment);
            }
            for (targets, term) in finals {
                let Node::Var(v) = *trace.terms.node(*term) else { continue };
                let mut values = |t: TermId| assignment.value(&trace.terms, t);
                let found = State::target(targets, &mut values).ok();
                let found = found.and_then(|loc| loc.or_else(|| targets.first().map(|(loc, _)| *loc)));
                if let Some(value) = found.and_then(|loc| state.value_of(loc, &mut values)) {
                    assignment.set(v, value);
                }
            }
        }
    }
    Ok(assignment)
}

/// Gives a variable that has no value yet the default one.
fn set_default(trace: &Trace, term: TermId, assignment: &mut Assignment) {
    if let Node::Var(v) = *trace.terms.node(term)
        && assignment.get(v).is_none()
    {
        assignment.set(v, default_value(&trace.terms, v));
    }
}

/// Gives what the event brings with it values, where it has none.
pub(crate) fn set_defaults(trace: &Trace, e: EventId, assignment: &mut Assignment) {
    if let EventKind::Read { value, fresh: true, .. } = trace.event(e).kind {
        set_default(trace, value, assignment);
    }
    trace.chosen(e).for_each(|value| set_default(trace, value, assignment));
}

/// Gives the variable behind `term`, if it is one, its value.
pub(crate) fn set_term(trace: &Trace, term: TermId, value: Option<Value>, assignment: &mut Assignment) {
    if let (Node::Var(v), Some(value)) = (trace.terms.node(term), value) {
        assignment.set(*v, of_sort(value, trace.terms.sort(term)));
    }
}

/// The null of a poll fits any sort.
fn of_sort(value: Value, sort: Sort) -> Value {
    match (value, sort) {
        (Value::Const(Constant::Ref(0)), Sort::Bool) => Value::Bool(false),
        (Value::Const(Constant::Ref(0)), _) => Value::Const(zero(sort)),
        _ => value,
    }
}

fn zero(sort: Sort) -> Constant {
    match sort {
        Sort::Bool | Sort::Int => Constant::Int(0),
        Sort::Long => Constant::Long(0),
        Sort::Float => Constant::Float(0),
        Sort::Double => Constant::Double(0),
        Sort::Ref => Constant::Ref(0),
    }
}

/// Some value in the domain of a variable: zero if that is allowed.
#[must_use]
pub fn default_value(terms: &Terms, v: VarId) -> Value {
    let var = terms.var(v);
    let clamp = |lo: i64, hi: i64| 0i64.clamp(lo, hi.max(lo));
    match (var.sort, var.range) {
        (Sort::Bool, _) => Value::Bool(false),
        (Sort::Int, Some((lo, hi))) => Value::Const(Constant::Int(clamp(lo, hi) as i32)),
        (Sort::Long, Some((lo, hi))) => Value::Const(Constant::Long(clamp(lo, hi))),
        (Sort::Ref, _) => Value::Const(Constant::Ref(var.domain.first().copied().unwrap_or(0))),
        (sort, _) => Value::Const(zero(sort)),
    }
}

fn step(state: &mut State<'_>, trace: &Trace, e: EventId, values: &mut Values<'_>) -> Result<(), String> {
    let event = trace.event(e);
    if state.is_executed(e) {
        return Err("executed twice".into());
    }
    if !decided(values, event.guard)? {
        return Err("its guard is false".into());
    }
    if let Some(earlier) = unexecuted_before(state, trace, event.task, e, values)? {
        return Err(format!("event {} of its task comes first", earlier.0));
    }
    if let Some(o) = state.obstacle(e, values)? {
        return Err(format!("it cannot happen yet: {o:?}"));
    }
    for (term, expected) in state.yields(e, values)? {
        let expected = expected.map(|v| of_sort(v, trace.terms.sort(term)));
        if expected.is_none() || values(term) != expected {
            return Err(format!("it yields {expected:?}, not {:?}", values(term)));
        }
    }
    if trace.chosen(e).any(|value| !in_range(&trace.terms, value, values(value))) {
        return Err("an input out of its range".into());
    }
    state.execute(e, values)
}

fn in_range(terms: &Terms, t: TermId, value: Option<Value>) -> bool {
    let Node::Var(v) = terms.node(t) else { return true };
    let var = terms.var(*v);
    let number = match value {
        Some(Value::Const(Constant::Int(i))) => i64::from(i),
        Some(Value::Const(Constant::Long(i))) => i,
        Some(_) => return true,
        None => return false,
    };
    var.range.is_none_or(|(lo, hi)| lo <= number && number <= hi)
}

/// The first event of the task before `e` whose guard holds and that is not executed.
fn unexecuted_before(
    state: &State<'_>,
    trace: &Trace,
    task: TaskId,
    e: EventId,
    values: &mut Values<'_>,
) -> Result<Option<EventId>, String> {
    for &earlier in &trace.task(task).events {
        if earlier >= e {
            break;
        }
        if !state.is_executed(earlier) && decided(values, trace.event(earlier).guard)? {
            return Ok(Some(earlier));
        }
    }
    Ok(None)
}

fn shows(
    state: &State<'_>,
    trace: &Trace,
    goal: &Goal,
    values: &mut Values<'_>,
) -> Result<Vec<(TaskId, EventId, Obstacle)>, String> {
    let require = |ok: bool, what: &str| if ok { Ok(Vec::new()) } else { Err(format!("goal: {what}")) };
    match goal {
        Goal::Any => Ok(Vec::new()),
        Goal::Race { first, second, same } => {
            for a in [first, second] {
                let access = trace.accesses.get(a.index()).ok_or("no such access")?;
                is_next(state, trace, access, values)?;
            }
            require(!state.is_halted() && decided(values, *same)?, "not the same location")
        }
        Goal::Conflict { first, second, same } => {
            for r in [first, second] {
                let region = trace.regions.get(r.index()).ok_or("no such region")?;
                let released = region.release.is_some_and(|e| state.is_executed(e));
                if !state.is_executed(region.acquire) || released {
                    return Err("goal: a region is not held".into());
                }
            }
            require(decided(values, *same)?, "no overlap")
        }
        Goal::Executed(e) => {
            let events = &trace.task(trace.event(*e).task).events;
            let later = events.iter().any(|x| x > e && state.is_executed(*x));
            require(state.is_executed(*e) && !later, "not executed as the last event of its task")
        }
        Goal::Next(e) => {
            let task = trace.event(*e).task;
            let guard = decided(values, trace.event(*e).guard)?;
            let earlier = unexecuted_before(state, trace, task, *e, values)?;
            require(guard && earlier.is_none() && !state.is_executed(*e) && !state.is_halted(), "not next")
        }
        Goal::Final => waiting(state, trace, values),
    }
}

/// Whether the access is the next thing its task does.
fn is_next(state: &State<'_>, trace: &Trace, access: &Access, values: &mut Values<'_>) -> Result<(), String> {
    if !decided(values, access.guard)? {
        return Err("goal: the guard of an access is false".into());
    }
    for &e in &trace.task(access.task).events {
        let before = access.event.map_or(e <= access.after, |own| e < own);
        if before && !state.is_executed(e) && decided(values, trace.event(e).guard)? {
            return Err(format!("goal: event {} comes before an access", e.0));
        }
        if !before && state.is_executed(e) {
            return Err(format!("goal: event {} comes after an access", e.0));
        }
    }
    Ok(())
}

/// The tasks that wait in a final state.
fn waiting(
    state: &State<'_>,
    trace: &Trace,
    values: &mut Values<'_>,
) -> Result<Vec<(TaskId, EventId, Obstacle)>, String> {
    if state.is_halted() {
        return Err("goal: the program was halted".into());
    }
    let mut waiting = Vec::new();
    let mut cut = FxHashSet::default();
    for i in 0..trace.tasks.len() {
        let task = TaskId(i as u32);
        if !state.is_spawned(task) {
            continue;
        }
        let Some(e) = state.next_of(task, values)? else { continue };
        match &trace.event(e).kind {
            EventKind::Cut { .. } => {
                cut.insert(e);
            }
            EventKind::Spin { stuck, .. } if !decided(values, *stuck)? => {
                return Err(format!("goal: the loop at event {} would exit", e.0));
            }
            _ => {}
        }
        match state.obstacle(e, values)? {
            Some(o) => waiting.push((task, e, o)),
            None => return Err(format!("goal: event {} is enabled", e.0)),
        }
    }
    if !cut.is_empty() {
        return Err("goal: a task has been cut".into());
    }
    let daemons = trace.daemons();
    if waiting.iter().all(|(t, ..)| daemons[t.index()]) {
        return Err("goal: no task waits but daemons".into());
    }
    Ok(waiting)
}
