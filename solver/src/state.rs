//! The state that a prefix of a schedule reaches, and what it allows next: rules 2 to 4 of `scoville_encode::trace`, executed.

use rustc_hash::FxHashMap;
use scoville_encode::term::eval::Value;
use scoville_encode::term::{Constant, TermId};
use scoville_encode::trace::{
    CellId, Event, EventId, EventKind, LocId, Lock, PhaseId, ScopeId, Section, SectionId, Targets, TaskId, Trace,
};
use scoville_ir::stmt::{Fill, Mode};

/// Gives values to terms under the assignment in question; `None` if that leaves a term open.
pub type Values<'v> = dyn FnMut(TermId) -> Option<Value> + 'v;

/// The truth of a guard.
pub(crate) fn truth(values: &mut Values<'_>, t: TermId) -> Option<bool> {
    match t {
        TermId::TRUE => Some(true),
        TermId::FALSE => Some(false),
        _ => match values(t) {
            Some(Value::Bool(b)) => Some(b),
            _ => None,
        },
    }
}

/// The truth of a guard that must have one.
pub(crate) fn decided(values: &mut Values<'_>, t: TermId) -> Result<bool, String> {
    truth(values, t).ok_or_else(|| format!("condition {} has no value", t.0))
}

/// Pairs of lock conditions of which one must hold fully for the sections to exclude each other.
#[must_use]
pub fn clashes(a: &Section, b: &Section) -> Vec<(TermId, TermId)> {
    if a.space != b.space || a.task == b.task {
        return Vec::new();
    }
    let mut pairs = Vec::new();
    for (la, ca) in &a.locks {
        for (lb, cb) in &b.locks {
            let clash = match (la, lb) {
                (Lock::Object(x, ma), Lock::Object(y, mb)) => x == y && (*ma == Mode::W || *mb == Mode::W),
                _ => true,
            };
            if clash && *ca != TermId::FALSE && *cb != TermId::FALSE && !pairs.contains(&(*ca, *cb)) {
                pairs.push((*ca, *cb));
            }
        }
    }
    pairs
}

/// Whether two sections exclude each other whatever happens.
#[must_use]
pub fn always_exclude(a: &Section, b: &Section) -> bool {
    clashes(a, b).contains(&(TermId::TRUE, TermId::TRUE))
}

/// The scopes whose parent is a given one, by number of the scope.
#[must_use]
pub fn inner_scopes(trace: &Trace) -> Vec<Vec<ScopeId>> {
    let mut inner = vec![Vec::new(); trace.scopes.len()];
    for (i, scope) in trace.scopes.iter().enumerate() {
        if let Some(list) = scope.parent.and_then(|p| inner.get_mut(p.index())) {
            list.push(ScopeId(i as u32));
        }
    }
    inner
}

/// What `Await` yields for a fill: 1 value, 2 exception, 3 cancelled.
#[must_use]
pub fn fill_state(fill: Fill) -> i32 {
    match fill {
        Fill::Value => 1,
        Fill::Exception => 2,
        Fill::Cancel => 3,
    }
}

/// The state after some executed events.
pub struct State<'a> {
    trace: &'a Trace,
    inner: Vec<Vec<ScopeId>>,
    executed: Vec<bool>,
    open: Vec<SectionId>,
    winners: FxHashMap<CellId, EventId>,
    memory: FxHashMap<LocId, Value>,
    writers: FxHashMap<LocId, EventId>,
    halted: bool,
}

impl<'a> State<'a> {
    /// The state before anything happens.
    #[must_use]
    pub fn new(trace: &'a Trace) -> Self {
        State {
            trace,
            inner: inner_scopes(trace),
            executed: vec![false; trace.events.len()],
            open: Vec::new(),
            winners: FxHashMap::default(),
            memory: FxHashMap::default(),
            writers: FxHashMap::default(),
            halted: false,
        }
    }

    /// Whether the event has been executed.
    #[must_use]
    pub fn is_executed(&self, e: EventId) -> bool {
        self.executed[e.index()]
    }

    /// Whether the program has been ended by a `Halt`.
    #[must_use]
    pub fn is_halted(&self) -> bool {
        self.halted
    }

    /// The executed fill that won the cell.
    #[must_use]
    pub fn winner(&self, cell: CellId) -> Option<EventId> {
        self.winners.get(&cell).copied()
    }

    /// The last executed write to the location.
    #[must_use]
    pub fn writer(&self, loc: LocId) -> Option<EventId> {
        self.writers.get(&loc).copied()
    }

    /// The location that `targets` name under the assignment; `None` if it is none of them.
    ///
    /// # Errors
    /// If a condition has no value.
    pub fn target(targets: &Targets, values: &mut Values<'_>) -> Result<Option<LocId>, String> {
        for (loc, condition) in targets {
            if decided(values, *condition)? {
                return Ok(Some(*loc));
            }
        }
        Ok(None)
    }

    /// The value that the location has now.
    #[must_use]
    pub fn value_of(&self, loc: LocId, values: &mut Values<'_>) -> Option<Value> {
        match self.memory.get(&loc) {
            Some(v) => Some(*v),
            None => values(self.trace.locations.get(loc.index())?.initial),
        }
    }

    /// The first event of the task whose guard holds and that is not executed, if all before it are.
    ///
    /// # Errors
    /// If a guard has no value.
    pub fn next_of(&self, task: TaskId, values: &mut Values<'_>) -> Result<Option<EventId>, String> {
        for e in &self.trace.task(task).events {
            if !self.is_executed(*e) && decided(values, self.trace.event(*e).guard)? {
                return Ok(Some(*e));
            }
        }
        Ok(None)
    }

    /// Whether the task has been spawned (the root always).
    #[must_use]
    pub fn is_spawned(&self, task: TaskId) -> bool {
        self.trace.task(task).spawn.is_none_or(|s| self.is_executed(s))
    }

    /// Whether some `End` of the task has been executed.
    #[must_use]
    pub fn has_ended(&self, task: TaskId) -> bool {
        self.trace.task(task).ends.iter().any(|e| self.is_executed(*e))
    }

    /// Why the event's own condition (its needs and exclusion; not guard and program order) does not hold now; `None` if
    /// it does.
    ///
    /// # Errors
    /// If a condition has no value.
    pub fn obstacle(&self, e: EventId, values: &mut Values<'_>) -> Result<Option<Obstacle>, String> {
        if self.halted {
            return Ok(Some(Obstacle::Halted));
        }
        let event = self.trace.event(e);
        Ok(match &event.kind {
            EventKind::Begin { awaits } => {
                if !self.is_spawned(event.task) {
                    return Ok(Some(Obstacle::NotSpawned));
                }
                awaits.iter().find(|c| !self.winners.contains_key(c)).map(|c| Obstacle::Empty(*c))
            }
            EventKind::Await { cell, blocking: true, .. } => {
                (!self.winners.contains_key(cell)).then_some(Obstacle::Empty(*cell))
            }
            EventKind::Join { scope } => self.unended(*scope).map(Obstacle::Unended),
            EventKind::SectionBegin { section } => self.excluder(*section, values)?.map(Obstacle::Excluded),
            EventKind::Spin { .. } | EventKind::Cut { .. } | EventKind::Blocked => Some(Obstacle::Never),
            kind => self.unmet(kind, values)?,
        })
    }

    /// Something that the event needs of a barrier and that has not been done.
    fn unmet(&self, kind: &EventKind, values: &mut Values<'_>) -> Result<Option<Obstacle>, String> {
        let Some(phase) = kind.phase() else { return Ok(None) };
        for (i, need) in self.trace.phase_needs(kind).iter().enumerate() {
            if !need.by.iter().any(|e| self.is_executed(*e)) && decided(values, need.guard)? {
                return Ok(Some(Obstacle::Unmet(phase, i)));
            }
        }
        Ok(None)
    }

    fn unended(&self, scope: ScopeId) -> Option<TaskId> {
        let mut scopes = vec![scope];
        while let Some(s) = scopes.pop() {
            let tasks = &self.trace.scopes[s.index()].tasks;
            let found = tasks.iter().find(|t| {
                self.trace.task(**t).spawn.is_some_and(|spawn| self.is_executed(spawn)) && !self.has_ended(**t)
            });
            if let Some(t) = found {
                return Some(*t);
            }
            scopes.extend_from_slice(&self.inner[s.index()]);
        }
        None
    }

    fn excluder(&self, section: SectionId, values: &mut Values<'_>) -> Result<Option<SectionId>, String> {
        let own = self.trace.section(section);
        for &other in &self.open {
            for (a, b) in clashes(own, self.trace.section(other)) {
                if decided(values, a)? && decided(values, b)? {
                    return Ok(Some(other));
                }
            }
        }
        Ok(None)
    }

    /// What a read or choice operation yields if it is executed now, as pairs of a term and its value; empty for others.
    ///
    /// # Errors
    /// If a target has no value.
    pub fn yields(&self, e: EventId, values: &mut Values<'_>) -> Result<Vec<(TermId, Option<Value>)>, String> {
        Ok(match &self.trace.event(e).kind {
            EventKind::Read { targets, value, fresh: true, .. } => {
                // A read of none of them is one of a location that no schedule changes: nobody looks at the variable.
                match Self::target(targets, values)? {
                    Some(loc) => vec![(*value, self.value_of(loc, values))],
                    None => Vec::new(),
                }
            }
            EventKind::Fill { cell, won, .. } => vec![(*won, Some(Value::Bool(!self.winners.contains_key(cell))))],
            EventKind::Await { cell, state, value, fresh: true, .. } => match self.winners.get(cell) {
                None => vec![(*state, Some(Value::Const(Constant::Int(0)))), (*value, Some(null()))],
                Some(w) => match &self.trace.event(*w).kind {
                    EventKind::Fill { fill, value: filled, .. } => {
                        let v = if *fill == Fill::Cancel { Some(null()) } else { values(*filled) };
                        vec![(*state, Some(Value::Const(Constant::Int(fill_state(*fill))))), (*value, v)]
                    }
                    _ => Vec::new(),
                },
            },
            _ => Vec::new(),
        })
    }

    /// Executes the event, whatever its condition.
    ///
    /// # Errors
    /// If the location or the value that it writes is not defined.
    pub fn execute(&mut self, e: EventId, values: &mut Values<'_>) -> Result<(), String> {
        let trace = self.trace;
        match &trace.event(e).kind {
            EventKind::SectionBegin { section } => self.open.push(*section),
            EventKind::SectionEnd { section } => self.open.retain(|s| s != section),
            EventKind::Write { targets, value, .. } => {
                if let Some(loc) = Self::target(targets, values)? {
                    let v = values(*value).ok_or("a written value is not defined")?;
                    self.memory.insert(loc, v);
                    self.writers.insert(loc, e);
                }
            }
            EventKind::Fill { cell, .. } => {
                self.winners.entry(*cell).or_insert(e);
            }
            EventKind::Halt => self.halted = true,
            _ => {}
        }
        self.executed[e.index()] = true;
        Ok(())
    }

    /// The event.
    #[must_use]
    pub fn event(&self, e: EventId) -> &'a Event {
        &self.trace.events[e.index()]
    }
}

fn null() -> Value {
    Value::Const(Constant::Ref(0))
}

/// Why an event that is next cannot be executed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// The program has been ended.
    Halted,
    /// Its task has not been spawned.
    NotSpawned,
    /// The cell is empty.
    Empty(CellId),
    /// The scope has a task that has not ended.
    Unended(TaskId),
    /// The phase needs this, by its index, which has not been done.
    Unmet(PhaseId, usize),
    /// The section is open and excludes this one.
    Excluded(SectionId),
    /// Events of this kind are never executed.
    Never,
}
