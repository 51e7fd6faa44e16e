//! The computation graph of a trace, with equal parts once: see [`scoville_evidence::account::Graph`].
//!
//! Tasks are looked at in the opposite order of their creation, so that what a task creates has its shape already; equal
//! shapes are found by hashing. Time is linear in the events, apart from hashing what a shape has.

use crate::term::TermId;
use crate::trace::{Event, EventKind, ScopeId, Task, TaskId, Trace};
use rustc_hash::FxHashMap;
use scoville_evidence::account::{Act, Graph, Item, Shape, Totals};
use scoville_evidence::source::Span;
use scoville_ir::stmt::{Mode, Space, TaskKind};

/// Most items of a task that are kept, on each level.
const ITEMS: usize = 400;

/// Once there are this many shapes, further ones are kept without what their tasks do.
const SHAPES: usize = 5_000;

/// The graph.
#[must_use]
pub fn graph(trace: &Trace) -> Graph {
    let mut builder = Builder {
        trace,
        shapes: Vec::new(),
        known: FxHashMap::default(),
        of: vec![0; trace.tasks.len()],
        totals: Totals {
            tasks: trace.tasks.len() as u64,
            // The root scope is none of the program's.
            scopes: trace.scopes.len().saturating_sub(1) as u64,
            sections: trace.sections.len() as u64,
            regions: trace.regions.len() as u64,
            phases: trace.phases.iter().filter(|p| p.signals).count() as u64,
        },
    };
    for (i, task) in trace.tasks.iter().enumerate().rev() {
        builder.of[i] = builder.shape(TaskId(i as u32), task);
    }
    Graph { shapes: builder.shapes, totals: builder.totals }
}

struct Builder<'a> {
    trace: &'a Trace,
    shapes: Vec<Shape>,
    known: FxHashMap<Shape, u32>,
    /// The shape of each task that has been looked at.
    of: Vec<u32>,
    totals: Totals,
}

/// A finish that is open, with what was done in it so far.
struct Open {
    /// `None` for what is outside of all.
    scope: Option<ScopeId>,
    items: Items,
}

/// Items, with equal neighbours as one.
#[derive(Default)]
struct Items {
    kept: Vec<Item>,
    more: u64,
}

impl Items {
    fn push(&mut self, item: Item) {
        let full = self.kept.len() >= ITEMS;
        match (self.kept.last_mut(), &item) {
            (Some(Item::Spawn { shape, count, maybe }), Item::Spawn { shape: other, count: n, maybe: doubtful })
                if shape == other && maybe == doubtful =>
            {
                *count += n
            }
            (
                Some(Item::Act { act, at, count, maybe }),
                Item::Act { act: other, at: there, count: n, maybe: doubtful },
            ) if act == other && at == there && maybe == doubtful => *count += n,
            _ if full => self.more += 1,
            _ => self.kept.push(item),
        }
    }

    fn finish(mut self) -> Vec<Item> {
        if self.more > 0 {
            self.kept.push(Item::More { count: self.more });
        }
        self.kept
    }
}

impl Builder<'_> {
    fn shape(&mut self, id: TaskId, task: &Task) -> u32 {
        let trace = self.trace;
        let mut open = vec![Open { scope: None, items: Items::default() }];
        let mut tasks = 1;
        for e in &task.events {
            let event = trace.event(*e);
            match &event.kind {
                EventKind::Spawn { child } => {
                    let shape = self.of[child.index()];
                    tasks += self.shapes.get(shape as usize).map_or(0, |s| s.tasks);
                    self.enter(id, trace.task(*child).scope, &mut open);
                    let maybe = event.guard != TermId::TRUE;
                    add(&mut open, Item::Spawn { shape, count: 1, maybe });
                }
                EventKind::Join { scope } => leave(*scope, event.span, &mut open),
                _ => {
                    if let Some(act) = self.act(event) {
                        let maybe = event.guard != TermId::TRUE;
                        add(&mut open, Item::Act { act, at: event.span, count: 1, maybe });
                    }
                }
            }
        }
        // Scopes that are never joined: their tasks, or this one, wait for ever.
        while open.len() > 1 {
            let Some(Open { items, .. }) = open.pop() else { break };
            items.finish().into_iter().for_each(|item| add(&mut open, item));
        }
        let items = open.pop().map(|o| o.items.finish()).unwrap_or_default();
        let at = task.spawned_at.unwrap_or_else(|| trace.event(task.begin).span);
        let kind = if task.parent.is_none() { "root task" } else { word(task.kind) };
        let mut shape = Shape { kind: kind.to_owned(), at, tasks, items };
        if self.shapes.len() >= SHAPES && !shape.items.is_empty() && !self.known.contains_key(&shape) && id != TaskId(0)
        {
            shape.items = vec![Item::More { count: task.events.len() as u64 }];
        }
        // The root is the last one in any case: it is not equal to another task.
        if let Some(known) = self.known.get(&shape) {
            return *known;
        }
        let number = self.shapes.len() as u32;
        self.shapes.push(shape.clone());
        self.known.insert(shape, number);
        number
    }

    /// Opens the scope of a new task and those around it, as far as this task has opened them and they are not known to be
    /// open.
    fn enter(&self, owner: TaskId, scope: ScopeId, open: &mut Vec<Open>) {
        let mut missing = Vec::new();
        let mut at = Some(scope);
        while let Some(s) = at {
            let known = open.iter().any(|o| o.scope == Some(s));
            let Some(it) = self.trace.scopes.get(s.index()).filter(|it| it.owner == owner && s.0 != 0 && !known) else {
                break;
            };
            missing.push(s);
            at = it.parent;
        }
        while let Some(s) = missing.pop() {
            open.push(Open { scope: Some(s), items: Items::default() });
        }
    }

    fn act(&self, event: &Event) -> Option<Act> {
        Some(match &event.kind {
            EventKind::SectionBegin { section } => {
                let section = self.trace.section(*section);
                match section.space {
                    // One that is inside of another and takes nothing excludes nobody.
                    _ if section.locks.is_empty() => return None,
                    Space::Isolated | Space::Nested => Act::Isolated,
                    Space::Monitor => Act::Monitor,
                    Space::Internal => Act::Atomic,
                }
            }
            EventKind::Acquire { region } => match self.trace.regions.get(region.index())?.mode {
                Mode::R => Act::Reads,
                Mode::W => Act::Writes,
            },
            EventKind::Signal { .. } => Act::Signal,
            EventKind::Wait { .. } => Act::Phase,
            EventKind::Await { blocking: true, .. } => Act::Await,
            EventKind::Fill { .. } => Act::Put,
            EventKind::Spin { .. } | EventKind::Blocked => Act::Stuck,
            EventKind::Cut { .. } => Act::Cut,
            _ => return None,
        })
    }
}

fn add(open: &mut [Open], item: Item) {
    if let Some(o) = open.last_mut() {
        o.items.push(item);
    }
}

/// Closes a scope with those inside of it. One in which no task was created is not shown.
fn leave(scope: ScopeId, at: Span, open: &mut Vec<Open>) {
    if !open.iter().any(|o| o.scope == Some(scope)) {
        return;
    }
    while let Some(Open { scope: inner, items }) = open.pop() {
        add(open, Item::Finish { at, items: items.finish() });
        if inner == Some(scope) {
            break;
        }
    }
}

fn word(kind: TaskKind) -> &'static str {
    match kind {
        TaskKind::Async => "async",
        TaskKind::Future => "future",
        TaskKind::Iteration => "loop iteration",
        TaskKind::Await => "await body",
        TaskKind::Message => "message",
        TaskKind::Actor => "actor",
        TaskKind::Rest => "after exit",
    }
}
