//! What a trace offers to all queries: computed once.

use crate::state::inner_scopes;
use rustc_hash::FxHashMap;
use scoville_encode::term::{Node, TermId, Terms, VarId};
use scoville_encode::trace::{EventId, EventKind, LocId, ScopeId, TaskId, Trace};

/// Look-up tables of one trace.
pub struct Index {
    /// Possible writes by location, in canonical order.
    pub writes: FxHashMap<LocId, Vec<EventId>>,
    /// The read or choice operation that determines a variable.
    pub yields: FxHashMap<VarId, EventId>,
    /// Scopes by their parent.
    pub inner: Vec<Vec<ScopeId>>,
    /// Variables of each assumption.
    pub assumptions: Vec<(TermId, Vec<VarId>)>,
    /// Position of an event in its task's list.
    pub position: Vec<u32>,
}

impl Index {
    /// The tables of `trace`.
    #[must_use]
    pub fn new(trace: &Trace) -> Self {
        let mut index = Index {
            writes: FxHashMap::default(),
            yields: FxHashMap::default(),
            inner: inner_scopes(trace),
            assumptions: Vec::new(),
            position: vec![0; trace.events.len()],
        };
        for task in &trace.tasks {
            for (i, e) in task.events.iter().enumerate() {
                index.position[e.index()] = i as u32;
            }
        }
        for (i, event) in trace.events.iter().enumerate() {
            let id = EventId(i as u32);
            if event.guard == TermId::FALSE {
                continue;
            }
            match &event.kind {
                EventKind::Write { targets, .. } => {
                    for (loc, condition) in targets {
                        if *condition != TermId::FALSE {
                            index.writes.entry(*loc).or_default().push(id);
                        }
                    }
                }
                EventKind::Read { value, fresh: true, .. } => index.determines(&trace.terms, *value, id),
                EventKind::Fill { won, .. } => index.determines(&trace.terms, *won, id),
                EventKind::Await { state, value, fresh: true, .. } => {
                    index.determines(&trace.terms, *state, id);
                    index.determines(&trace.terms, *value, id);
                }
                _ => {}
            }
        }
        let open = trace.assumptions.iter().filter(|a| **a != TermId::TRUE);
        index.assumptions = open.map(|a| (*a, trace.terms.support(&[*a]))).collect();
        index
    }

    fn determines(&mut self, terms: &Terms, t: TermId, e: EventId) {
        if let Node::Var(v) = terms.node(t) {
            self.yields.insert(*v, e);
        }
    }

    /// The tasks that a join of `scope` waits for.
    #[must_use]
    pub fn joined(&self, trace: &Trace, scope: ScopeId) -> Vec<TaskId> {
        let mut tasks = Vec::new();
        let mut scopes = vec![scope];
        while let Some(s) = scopes.pop() {
            tasks.extend_from_slice(&trace.scopes[s.index()].tasks);
            scopes.extend_from_slice(&self.inner[s.index()]);
        }
        tasks.retain(|t| trace.task(*t).spawn.is_some_and(|s| trace.event(s).guard != TermId::FALSE));
        tasks
    }
}
