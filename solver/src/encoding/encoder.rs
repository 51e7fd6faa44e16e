//! Order, needs and exclusion.

use super::blocks::{self, BlockId, Blocks, NONE};
use super::cone::Cone;
use super::index::Index;
use crate::prefix::Goal;
use crate::smt::expr::{Arena, Ex, Kind};
use crate::smt::term::{Floats, Translator};
use rustc_hash::{FxHashMap, FxHashSet};
use scoville_encode::term::{TermId, VarId};
use scoville_encode::trace::{CellId, EventId, EventKind, SectionId, TaskId, Trace};
use std::collections::BTreeMap;

/// How the order of blocks is expressed.
#[derive(Clone, Debug)]
pub enum Clocks {
    /// An integer per block.
    Int(Vec<Ex>),
    /// A Boolean per pair of blocks that is asked for, without transitivity: *unsat* is a proof all the same.
    Loose(BTreeMap<(BlockId, BlockId), Ex>),
}

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
    /// The order of blocks.
    pub clocks: Clocks,
    /// Positions that a memory encoding gives to blocks: the row, and a Boolean per position.
    pub positions: FxHashMap<BlockId, (usize, Vec<Ex>)>,
}

impl<'a> Encoder<'a> {
    /// Everything but goal and data: order, needs, exclusion, assumptions.
    #[must_use]
    pub fn new(
        trace: &'a Trace,
        index: &'a Index,
        cone: &'a Cone<'a>,
        goals: &[Goal],
        floats: Floats,
        loose: bool,
    ) -> Self {
        let blocks = blocks::group(trace, cone, goals);
        let mut e = Encoder {
            trace,
            index,
            cone,
            blocks,
            arena: Arena::new(),
            terms: Translator::new(&trace.terms, floats),
            asserts: Vec::new(),
            reached: Vec::new(),
            clocks: if loose { Clocks::Loose(BTreeMap::new()) } else { Clocks::Int(Vec::new()) },
            positions: FxHashMap::default(),
        };
        e.chain();
        for b in 0..e.blocks.list.len() {
            e.needs(b);
        }
        // What comes before an assumption counts, whatever becomes of that: what comes behind has it in its guard.
        let whole = goals.iter().any(Goal::is_of_whole_executions);
        for a in cone.assumptions.iter().filter(|_| whole) {
            let x = e.terms.term(&mut e.arena, *a);
            e.asserts.push(x);
        }
        e
    }

    /// Adds the exclusion of sections. Blocks with positions in one row are apart already.
    pub fn exclude(&mut self) {
        for i in 0..self.blocks.pairs.len() {
            let pair = self.blocks.pairs[i].clone();
            let (a, b) = (self.trace.section(pair.first).begin, self.trace.section(pair.second).begin);
            let both = self.blocks.collapsed.contains(&pair.first) && self.blocks.collapsed.contains(&pair.second);
            let row = |e: EventId| self.positions.get(&self.block(e)).map(|(row, _)| *row);
            if both && row(a).is_some() && row(a) == row(b) {
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
        match &mut self.clocks {
            Clocks::Int(clocks) => self.arena.less(clocks[x], clocks[y]),
            Clocks::Loose(pairs) => {
                let (first, second) = (self.trace.event(a), self.trace.event(b));
                if first.task == second.task {
                    return self.arena.bool(a < b);
                }
                let order = &self.trace.order;
                if order.tree_before(first.step, second.step) {
                    return Ex::TRUE;
                }
                if order.tree_before(second.step, first.step) {
                    return Ex::FALSE;
                }
                let v = *pairs.entry((x.min(y), x.max(y))).or_insert_with(|| self.arena.var(Kind::Bool));
                if x < y { v } else { self.arena.not(v) }
            }
        }
    }

    /// In loose order: pairs of blocks with positions in one row are ordered as these.
    pub fn link(&mut self) {
        let Clocks::Loose(pairs) = &self.clocks else { return };
        for (&(x, y), &v) in &pairs.clone() {
            let (Some((row, p)), Some((other, q))) = (self.positions.get(&x), self.positions.get(&y)) else { continue };
            if row != other {
                continue;
            }
            let (p, q) = (p.clone(), q.clone());
            for (i, a) in p.iter().enumerate() {
                for (j, b) in q.iter().enumerate() {
                    if i != j && *a != Ex::FALSE && *b != Ex::FALSE {
                        let both = self.arena.and([*a, *b]);
                        let right = if i < j { v } else { self.arena.not(v) };
                        let x = self.arena.implies(both, right);
                        self.asserts.push(x);
                    }
                }
            }
        }
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

    /// Each block comes after the one before it, and is passed at once if its head does not happen.
    fn chain(&mut self) {
        for i in 0..self.blocks.list.len() {
            let (head, previous) = (self.blocks.list[i].head, self.blocks.list[i].previous);
            let stops = self.blocks.breaks.contains(&head);
            let reached = if previous.is_none() && !stops { Ex::TRUE } else { self.arena.var(Kind::Bool) };
            self.reached.push(reached);
            if let Clocks::Int(clocks) = &mut self.clocks {
                clocks.push(self.arena.var(Kind::Int));
            }
            let Some(p) = previous else { continue };
            let before = self.reached[p];
            let down = self.arena.implies(reached, before);
            self.asserts.push(down);
            if let Clocks::Int(clocks) = &self.clocks {
                let later = self.arena.less(clocks[p], clocks[i]);
                self.asserts.push(later);
            }
            if !stops {
                let guard = self.guard(head);
                let through = self.arena.or([guard, reached]);
                let x = self.arena.implies(before, through);
                self.asserts.push(x);
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
            EventKind::Signal { .. } | EventKind::Wait { .. } => self.phase_met(e, true),
            EventKind::Halt | EventKind::Spin { .. } | EventKind::Cut { .. } | EventKind::Blocked => Ex::FALSE,
            _ => Ex::TRUE,
        };
        let x = self.executed(e);
        let x = self.arena.implies(x, need);
        self.asserts.push(x);
    }

    /// All that an event needs of a barrier has been done; before the event if `before`.
    pub fn phase_met(&mut self, e: EventId, before: bool) -> Ex {
        let trace = self.trace;
        let mut all = Vec::new();
        for need in trace.phase_needs(&trace.event(e).kind) {
            let mut any = Vec::new();
            for &f in &need.by {
                let x = self.executed(f);
                let earlier = if before { self.clock_before(f, e) } else { Ex::TRUE };
                any.push(self.arena.and([x, earlier]));
            }
            let met = self.arena.or(any);
            let guard = self.terms.term(&mut self.arena, need.guard);
            all.push(self.arena.implies(guard, met));
        }
        self.arena.and(all)
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

    /// Ends the formula with the domains of all variables that occur, and the lemmas about them.
    pub fn domains(&mut self) {
        let occurring: FxHashSet<VarId> = self.terms.vars().map(|(v, _)| v).collect();
        for lemma in &self.trace.lemmas {
            if lemma.vars.iter().all(|v| occurring.contains(v)) {
                let x = self.terms.term(&mut self.arena, lemma.term);
                self.asserts.push(x);
            }
        }
        let vars: Vec<_> = self.terms.vars().map(|(v, _)| v).collect();
        for v in vars {
            let x = self.terms.domain(&mut self.arena, v);
            self.asserts.push(x);
        }
    }
}
