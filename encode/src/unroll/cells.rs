//! Cells: fills, reads, and what waits for them.

use super::cont::{Cont, Wait};
use super::heap::{Kind, Name};
use super::machine::{FillRecord, Flow, Machine, Step, Stop};
use super::sensitive::targets;
use super::value::Value;
use crate::fault::{Fault, planted};
use crate::order::StepId;
use crate::term::{Constant, Sort, TermId, Var};
use crate::trace::{CellId, EventId, EventKind, TaskId};
use rustc_hash::FxHashSet;
use scoville_evidence::verdict::Unknown;
use scoville_ir::stmt::Fill;
use scoville_ir::types::{Local, Operand};

/// Most looks at an empty cell that are taken for anything but a waiting loop.
const LOOKS: usize = 64;

impl Machine<'_> {
    /// The cells of an `awaits` operand.
    pub fn awaited(&mut self, cont: &Cont, awaits: &Operand) -> Step<Vec<CellId>> {
        let array = match self.get(cont, awaits) {
            Value::Ref(0) => return Ok(Vec::new()),
            Value::Ref(o) => o,
            _ => return Err(Stop::Cut(Unknown::Unsupported("await of schedule-dependent futures".into()))),
        };
        let values = self.heap.slots(array).to_vec();
        let mut cells = Vec::new();
        for v in values {
            self.non_null(cont, v, "await of a null future")?;
            cells.push(self.cell(cont, v)?);
        }
        Ok(cells)
    }

    /// The cell behind a reference.
    pub fn cell(&mut self, cont: &Cont, v: Value) -> Step<CellId> {
        let objects = self.objects(v);
        let t = v.term(&mut self.terms);
        for (i, o) in objects.iter().enumerate() {
            let Kind::Cell(cell) = self.heap.get(*o).kind else { continue };
            let c = self.terms.constant(Constant::Ref(*o));
            let is = self.terms.eq(t, c);
            if i + 1 == objects.len() || self.decide(cont, is)? {
                return Ok(cell);
            }
        }
        Err(Stop::Cut(Unknown::Unsupported("a future that is not known".into())))
    }

    /// Whether a cell is full for certain under a guard.
    pub fn surely_filled(&mut self, cell: CellId, guard: TermId) -> bool {
        self.filled_under(&[cell], guard) == guard
    }

    /// The part of `guard` under which all these cells are full.
    pub fn filled_under(&mut self, cells: &[CellId], guard: TermId) -> TermId {
        let mut under = guard;
        for c in cells {
            let guards: Vec<TermId> = self.fills[c.index()].iter().map(|f| f.guard).collect();
            let full = self.terms.or_all(guards);
            if !self.terms.evidently_implies(under, full) {
                under = self.terms.and(under, full);
            }
        }
        under
    }

    /// Order edges from the fills of a cell.
    pub fn learn_fills(&mut self, cont: &mut Cont, cell: CellId) {
        for f in self.fills[cell.index()].clone() {
            let guard = if self.terms.evidently_implies(cont.guard, f.guard) {
                self.terms.and_all([cont.guard, f.guard])
            } else {
                self.terms.and(cont.guard, f.guard)
            };
            let guard = if planted(Fault::GuardedEdgeAlways) { TermId::TRUE } else { guard };
            if guard != TermId::FALSE {
                cont.knows = self.order.learn(cont.knows, f.step, guard, &mut self.terms);
            }
        }
    }

    /// `CellFill`.
    pub fn cell_fill(
        &mut self,
        task: TaskId,
        cont: &mut Cont,
        cell: &Operand,
        how: Fill,
        value: &Operand,
        won: Local,
    ) -> Step {
        let c = self.get(cont, cell);
        let v = self.get(cont, value);
        self.non_null(cont, c, "null future")?;
        let cell = self.cell(cont, c)?;
        if cont.ghost.is_some() {
            self.ghost_progress(cont);
            return Ok(Flow::Done);
        }
        if self.inits_running > 0 {
            self.hand_on(cont, &[(self.cell_objects[cell.index()], 0)], v);
        }
        let wins = self.fill(task, cont, cell, how, v);
        self.set(cont, won, Value::of(wins, &self.terms));
        Ok(Flow::Next)
    }

    /// Fills a cell; yields the condition under which this fill wins.
    pub fn fill(&mut self, task: TaskId, cont: &mut Cont, cell: CellId, how: Fill, value: Value) -> TermId {
        cont.effect(0);
        self.open_sections(cont);
        let object = self.cell_objects[cell.index()];
        let name = self.heap.get(object).name;
        let value = if how == Fill::Cancel { Value::NULL } else { value };
        let won = if planted(Fault::FillAlwaysWins) {
            TermId::TRUE
        } else if self.memory.sensitive.contested.contains(&name) {
            self.terms.fresh(Var { sort: Sort::Bool, domain: Vec::new(), range: None }).1
        } else {
            self.uncontested(cont, cell, name)
        };
        self.record_fill(task, cont, cell, how, value, won);
        let term = value.term(&mut self.terms);
        self.event(task, cont, EventKind::Fill { cell, fill: how, value: term, won });
        let id = EventId(self.events.len() as u32 - 1);
        self.cells[cell.index()].fills.push(id);
        let guard = self.terms.and(cont.guard, won);
        self.fills[cell.index()].push(FillRecord { guard, fill: how, value, step: cont.step });
        self.new_step(task, cont);
        self.wake_readers(cell);
        won
    }

    /// Whether a fill wins where order and guards decide it; marks the cell as contested where they do not.
    pub fn uncontested(&mut self, cont: &Cont, cell: CellId, name: super::heap::Name) -> TermId {
        let mut wins = TermId::TRUE;
        for f in self.fills[cell.index()].clone() {
            if self.terms.evidently_disjoint(f.guard, cont.guard) {
                continue;
            }
            if self.order.before(f.step, cont.step, cont.guard, &self.terms) {
                let not = self.terms.not(f.guard);
                wins = self.terms.and(wins, not);
            } else {
                self.memory.sensitive.contest(name);
            }
        }
        if wins == TermId::FALSE || self.terms.evidently_disjoint(wins, cont.guard) {
            return TermId::FALSE;
        }
        if wins != TermId::TRUE && !self.terms.evidently_implies(cont.guard, wins) {
            return wins;
        }
        TermId::TRUE
    }

    /// Wakes what waits for a cell that is now full for certain.
    pub fn wake_readers(&mut self, cell: CellId) {
        let mut tasks = self.cell_waiters.remove(&cell).unwrap_or_default();
        let mut seen = FxHashSet::default();
        tasks.retain(|t| seen.insert(*t));
        let mut still = Vec::new();
        for task in tasks {
            let mut waits: Vec<(Vec<CellId>, TermId)> = Vec::new();
            for c in self.states[task.index()].waiting() {
                let cells: &[CellId] = match &c.wait {
                    Some(Wait::Cell(k)) => std::slice::from_ref(k),
                    Some(Wait::Cells(k)) => k,
                    _ => continue,
                };
                if cells.contains(&cell) {
                    waits.push((cells.to_vec(), c.guard));
                }
            }
            let mut open = false;
            for (cells, guard) in waits {
                if self.filled_under(&cells, guard) == guard {
                    self.wake_if(task, |w| match w {
                        Wait::Cell(k) => cells == [*k],
                        Wait::Cells(k) => *k == cells,
                        _ => false,
                    });
                } else {
                    open = true;
                }
            }
            // Another fill may complete it.
            still.extend(open.then_some(task));
        }
        if !still.is_empty() {
            self.cell_waiters.insert(cell, still);
        }
    }

    /// `CellRead`.
    pub fn cell_read(
        &mut self,
        task: TaskId,
        cont: &mut Cont,
        cell: &Operand,
        blocking: bool,
        state: Local,
        value: Local,
    ) -> Step {
        let c = self.get(cont, cell);
        self.non_null(cont, c, "null future")?;
        let cell = self.cell(cont, c)?;
        if cont.ghost.is_some() {
            if blocking {
                self.ghost_unclear(cont);
                return Ok(Flow::Done);
            }
            let name = self.heap.get(self.cell_objects[cell.index()]).name;
            let (s, v, _) = self.fresh_content(cell, name)?;
            let (st, vt) = (s.term(&mut self.terms), v.term(&mut self.terms));
            self.ghost_poll(cont, cell, st, vt);
            self.set(cont, state, s);
            self.set(cont, value, v);
            return Ok(Flow::Next);
        }
        if blocking {
            self.may_wait(cont);
        }
        self.open_sections(cont);
        if blocking && !self.surely_filled(cell, cont.guard) {
            return Ok(Flow::Blocked(Wait::Cell(cell)));
        }
        let name = self.heap.get(self.cell_objects[cell.index()]).name;
        let contested = self.memory.sensitive.contested.contains(&name);
        let settled = blocking || self.settled(cont, cell);
        let (s, v, fresh) = if settled && !contested {
            let (s, v) = self.cell_content(cell);
            (s, v, false)
        } else if self.surely_empty(cont, cell, name) {
            (Value::Int(0), Value::NULL, false)
        } else {
            self.fresh_content(cell, name)?
        };
        if !blocking && fresh {
            // What was filled before is ordered before whatever finds it filled.
            let term = s.term(&mut self.terms);
            let zero = self.terms.constant(Constant::Int(0));
            let empty = self.terms.eq(term, zero);
            let full = self.terms.not(empty);
            let mut at = cont.clone();
            at.guard = self.terms.and(cont.guard, full);
            if planted(Fault::EmptyPollOrders) {
                at.guard = TermId::TRUE;
            }
            if self.fills[cell.index()].len() == 1 {
                self.learn_fills(&mut at, cell);
                cont.knows = at.knows;
            }
        } else if !planted(Fault::GetDropped) {
            self.learn_fills(cont, cell);
        }
        let (st, vt) = (s.term(&mut self.terms), v.term(&mut self.terms));
        let mut kind = EventKind::Await { cell, blocking, state: st, value: vt, fresh };
        if planted(Fault::GetDropped) && blocking {
            kind = EventKind::PermissionCall;
        }
        self.event(task, cont, kind);
        self.new_step(task, cont);
        self.set(cont, state, s);
        self.set(cont, value, v);
        Ok(Flow::Next)
    }

    /// Whether some fill of the cell is ordered before, so that a test finds it full.
    pub fn settled(&self, cont: &Cont, cell: CellId) -> bool {
        self.fills[cell.index()].iter().any(|f| {
            self.terms.evidently_implies(cont.guard, f.guard)
                && self.order.before(f.step, cont.step, cont.guard, &self.terms)
        })
    }

    /// Whether a cell is empty at a look at it. That is believed until it is known that somebody may fill it before; or until the
    /// look seems to be one of a loop that waits for it.
    fn surely_empty(&mut self, cont: &Cont, cell: CellId, name: Name) -> bool {
        if !self.fills[cell.index()].is_empty() || self.memory.sensitive.rivalled.contains(&name) {
            return false;
        }
        let looks = self.early_polls.entry(cell).or_default();
        looks.push((cont.step, cont.guard));
        if looks.len() > LOOKS {
            self.memory.sensitive.rival(name);
            return false;
        }
        true
    }

    /// Cells that were taken to be empty, though a fill may come before the look at them, depend on the schedule.
    pub fn find_rivals(&mut self) {
        for (cell, looks) in std::mem::take(&mut self.early_polls) {
            let beside = |(step, guard): &(StepId, TermId)| {
                self.fills[cell.index()].iter().any(|f| {
                    !self.terms.evidently_disjoint(f.guard, *guard)
                        && !self.order.before(*step, f.step, f.guard, &self.terms)
                })
            };
            if looks.iter().any(beside) && !planted(Fault::LateFillForgotten) {
                let name = self.heap.get(self.cell_objects[cell.index()]).name;
                self.memory.sensitive.rival(name);
            }
        }
    }

    /// State and value of a cell whose fills exclude each other.
    pub fn cell_content(&mut self, cell: CellId) -> (Value, Value) {
        let mut content = (Value::Int(0), Value::NULL);
        for (i, f) in self.fills[cell.index()].clone().into_iter().enumerate() {
            let state = Value::Int(match f.fill {
                Fill::Value => 1,
                Fill::Exception => 2,
                Fill::Cancel => 3,
            });
            let guard = if i == 0 { TermId::TRUE } else { f.guard };
            content.0 = Value::ite(guard, state, content.0, &mut self.terms);
            content.1 = Value::ite(guard, f.value, content.1, &mut self.terms);
        }
        content
    }

    /// Fresh variables for state and value of a cell.
    pub fn fresh_content(&mut self, cell: CellId, name: super::heap::Name) -> Step<(Value, Value, bool)> {
        let mut domain = vec![0];
        let names: Vec<_> =
            self.memory.sensitive.domains.get(&(name, 0)).map(|d| d.iter().copied().collect()).unwrap_or_default();
        for n in names.into_iter().flatten() {
            domain.push(self.by_name(n)?);
        }
        for f in self.fills[cell.index()].clone() {
            let t = f.value.term(&mut self.terms);
            if self.terms.sort(t) == Sort::Ref {
                domain.extend(targets(t, &self.terms));
            }
        }
        domain.sort_unstable();
        domain.dedup();
        // Remembered: a domain is kept for every cell that is read this way.
        self.polled.insert(cell);
        let (_, s) = self.terms.fresh(Var { sort: Sort::Int, domain: Vec::new(), range: Some((0, 3)) });
        let (_, v) = self.terms.fresh(Var { sort: Sort::Ref, domain, range: None });
        Ok((Value::Term(s), Value::of(v, &self.terms), true))
    }
}
