//! Order, needs and exclusion.

use super::blocks::{self, BlockId, Blocks, NONE};
use super::cone::Cone;
use super::index::Index;
use crate::prefix::Goal;
use crate::smt::expr::{Arena, Ex, Kind};
use crate::smt::term::{Floats, Translator};
use scoville_encode::term::TermId;
use scoville_encode::trace::{CellId, EventId, EventKind, SectionId, TaskId, Trace};

/// A formula under construction.
pub struct Encoder<'a> {
    /// The trace.
    pub trace: &'a Trace,
    /// Its tables.
    pub index: &'a Index,
    /// What the goal depends on.
    pub cone: &'a Cone<'a>,
    /// The grouping of its events.
    pub blocks: Blocks,
    /// Expressions.
    pub arena: Arena,
    /// Terms as expressions.
    pub terms: Translator<'a>,
    /// Conjuncts of the formula.
    pub asserts: Vec<Ex>,
    /// By block: whether everything before it in its task is executed, and it too as far as its guards hold.
    pub reached: Vec<Ex>,
    /// By block: its position in the schedule.
    pub clocks: Vec<Ex>,
}

impl<'a> Encoder<'a> {
    /// Everything but goal and data: order, needs, exclusion, assumptions.
    #[must_use]
    pub fn new(trace: &'a Trace, index: &'a Index, cone: &'a Cone<'a>, goal: &Goal, floats: Floats) -> Self {
        let blocks = blocks::group(trace, cone, goal);
        let mut e = Encoder {
            trace,
            index,
            cone,
            blocks,
            arena: Arena::new(),
            terms: Translator::new(&trace.terms, floats),
            asserts: Vec::new(),
            reached: Vec::new(),
            clocks: Vec::new(),
        };
        e.chain();
        for b in 0..e.blocks.list.len() {
            e.needs(b);
        }
        for a in &cone.assumptions {
            let x = e.terms.term(&mut e.arena, *a);
            e.asserts.push(x);
        }
        e
    }

    /// Adds the exclusion of sections; `ordered` names pairs of blocks that are ordered strictly by other means.
    pub fn exclude(&mut self, ordered: &dyn Fn(BlockId, BlockId) -> bool) {
        for i in 0..self.blocks.pairs.len() {
            let pair = self.blocks.pairs[i].clone();
            let (a, b) = (self.trace.section(pair.first).begin, self.trace.section(pair.second).begin);
            let both = self.blocks.collapsed.contains(&pair.first) && self.blocks.collapsed.contains(&pair.second);
            if both && ordered(self.block(a), self.block(b)) {
                continue;
            }
            let clash = self.clash(&pair.clashes);
            let (xa, xb) = (self.executed(a), self.executed(b));
            let forth = self.ends_before(pair.first, b);
            let back = self.ends_before(pair.second, a);
            let apart = self.arena.or([forth, back]);
            let together = self.arena.and([clash, xa, xb]);
            let x = self.arena.implies(together, apart);
            self.asserts.push(x);
        }
    }

    /// The disjunction of pairs of lock conditions.
    pub fn clash(&mut self, clashes: &[(TermId, TermId)]) -> Ex {
        let mut any = Vec::new();
        for (a, b) in clashes {
            let (a, b) = (self.terms.term(&mut self.arena, *a), self.terms.term(&mut self.arena, *b));
            any.push(self.arena.and([a, b]));
        }
        self.arena.or(any)
    }

    /// The section has ended, before event `e`.
    fn ends_before(&mut self, s: SectionId, e: EventId) -> Ex {
        let mut any = Vec::new();
        for &end in &self.trace.section(s).ends {
            let (x, t) = (self.executed(end), self.clock_before(end, e));
            any.push(self.arena.and([x, t]));
        }
        self.arena.or(any)
    }

    /// The section has ended.
    pub fn ended(&mut self, s: SectionId) -> Ex {
        let ends: Vec<Ex> = self.trace.section(s).ends.iter().map(|e| self.executed(*e)).collect();
        self.arena.or(ends)
    }

    /// The block of an event; [`NONE`] outside the cone.
    #[must_use]
    pub fn block(&self, e: EventId) -> BlockId {
        self.blocks.of[e.index()]
    }

    /// Whether the event and all before it in its task are done as far as guards hold.
    #[must_use]
    pub fn passed(&self, e: EventId) -> Ex {
        self.reached.get(self.block(e)).copied().unwrap_or(Ex::FALSE)
    }

    /// The guard of an event.
    pub fn guard(&mut self, e: EventId) -> Ex {
        self.terms.term(&mut self.arena, self.trace.event(e).guard)
    }

    /// Whether the event is executed.
    pub fn executed(&mut self, e: EventId) -> Ex {
        let passed = self.passed(e);
        if passed == Ex::FALSE {
            return Ex::FALSE;
        }
        let guard = self.guard(e);
        self.arena.and([passed, guard])
    }

    /// `a` before `b` by their clocks alone (or by program order in one block).
    pub fn clock_before(&mut self, a: EventId, b: EventId) -> Ex {
        let (x, y) = (self.block(a), self.block(b));
        if x == NONE || y == NONE {
            return Ex::FALSE;
        }
        if x == y {
            return self.arena.bool(a < b);
        }
        self.arena.less(self.clocks[x], self.clocks[y])
    }

    /// `a` before `b`, if both are executed.
    pub fn before(&mut self, a: EventId, b: EventId) -> Ex {
        match self.known_order(a, b) {
            Some(known) => self.arena.bool(known),
            None => self.clock_before(a, b),
        }
    }

    /// Whether `a` is before `b` in every schedule that executes both.
    #[must_use]
    pub fn known_order(&self, a: EventId, b: EventId) -> Option<bool> {
        let (x, y) = (self.trace.event(a), self.trace.event(b));
        if x.task == y.task || self.block(a) == self.block(b) {
            return Some(a < b);
        }
        let order = &self.trace.order;
        if order.before(x.step, y.step, y.guard, &self.trace.terms) {
            return Some(true);
        }
        order.before(y.step, x.step, x.guard, &self.trace.terms).then_some(false)
    }

    /// Positions of blocks: each comes after the one before it.
    fn chain(&mut self) {
        for i in 0..self.blocks.list.len() {
            let (head, previous) = (self.blocks.list[i].head, self.blocks.list[i].previous);
            let root = previous.is_none() && !self.blocks.breaks.contains(&head);
            let reached = if root { Ex::TRUE } else { self.arena.var(Kind::Bool) };
            self.reached.push(reached);
            let clock = self.arena.var(Kind::Int);
            self.clocks.push(clock);
            if let Some(p) = previous {
                let down = self.arena.implies(reached, self.reached[p]);
                let later = self.arena.less(self.clocks[p], clock);
                self.asserts.extend([down, later]);
            }
        }
    }

    /// What the head of a block needs.
    fn needs(&mut self, b: BlockId) {
        let trace = self.trace;
        let e = self.blocks.list[b].head;
        let event = trace.event(e);
        let need = match &event.kind {
            EventKind::Begin { awaits } => {
                let mut all = Vec::new();
                if let Some(spawn) = trace.task(event.task).spawn {
                    all.push(self.executed(spawn));
                }
                for c in awaits {
                    all.push(self.filled_before(*c, e));
                }
                self.arena.and(all)
            }
            EventKind::Await { cell, blocking: true, .. } => self.filled_before(*cell, e),
            EventKind::Join { scope } => {
                let mut all = Vec::new();
                for t in self.index.joined(trace, *scope) {
                    let spawned = self.spawned(t);
                    let mut ends = Vec::new();
                    for &end in &trace.task(t).ends {
                        let (x, before) = (self.executed(end), self.clock_before(end, e));
                        ends.push(self.arena.and([x, before]));
                    }
                    let ended = self.arena.or(ends);
                    all.push(self.arena.implies(spawned, ended));
                }
                self.arena.and(all)
            }
            EventKind::Halt | EventKind::Spin { .. } | EventKind::Cut { .. } | EventKind::Blocked => Ex::FALSE,
            _ => Ex::TRUE,
        };
        let x = self.executed(e);
        let x = self.arena.implies(x, need);
        self.asserts.push(x);
    }

    /// Whether the task is spawned (the root always).
    pub fn spawned(&mut self, t: TaskId) -> Ex {
        match self.trace.task(t).spawn {
            Some(spawn) => self.executed(spawn),
            None => Ex::TRUE,
        }
    }

    /// Some fill of the cell has won before event `e`.
    fn filled_before(&mut self, cell: CellId, e: EventId) -> Ex {
        let mut any = Vec::new();
        for f in self.fills(cell) {
            let (won, before) = (self.won(f), self.clock_before(f, e));
            any.push(self.arena.and([won, before]));
        }
        self.arena.or(any)
    }

    /// The fills of the cell in the cone.
    #[must_use]
    pub fn fills(&self, cell: CellId) -> Vec<EventId> {
        self.trace.cells[cell.index()].fills.iter().copied().filter(|f| self.cone.contains(*f)).collect()
    }

    /// The fill is executed and wins.
    pub fn won(&mut self, f: EventId) -> Ex {
        let x = self.executed(f);
        match self.trace.event(f).kind {
            EventKind::Fill { won, .. } => {
                let won = self.terms.term(&mut self.arena, won);
                self.arena.and([x, won])
            }
            _ => Ex::FALSE,
        }
    }

    /// Ends the formula with the domains of all variables that occur.
    pub fn domains(&mut self) {
        let vars: Vec<_> = self.terms.vars().map(|(v, _)| v).collect();
        for v in vars {
            let x = self.terms.domain(&mut self.arena, v);
            self.asserts.push(x);
        }
    }
}
