//! Who would give what others wait for, where nothing goes on.
//!
//! A task that waits for a value does not say whom it waits for: whoever gets hold of the cell may fill it. So each task
//! that waits is asked in a copy of the state: suppose that it got what it waits for, and what it waits for after that;
//! which cells does it fill then, itself or by tasks that it creates? The values that it gets are made up (null), so this
//! explains a deadlock and decides nothing.

use crate::machine::barriers::Needs;
use crate::machine::heap::CellState;
use crate::machine::state::ClassState;
use crate::machine::value::{Obj, Value};
use crate::machine::watch::Blind;
use crate::machine::{BarrierId, Machine, Pending, State, Stop, TaskId, Wait};
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// Tasks that are asked.
const ASKED: usize = 64;

/// What one of them may wait for before it is no longer followed.
const GRANTS: usize = 16;

/// Visible operations of one of them and of the tasks that it creates, all together.
const OPERATIONS: usize = 2_000;

/// Instructions, likewise.
const INSTRUCTIONS: u64 = 200_000;

/// Which tasks would fill which cells.
#[derive(Debug, Default)]
pub struct Providers(FxHashMap<Obj, Vec<TaskId>>);

impl Providers {
    /// Asks the tasks that wait.
    #[must_use]
    pub fn of(machine: &Machine<'_>, s: &State, tasks: &[TaskId]) -> Providers {
        let waits = |t: &TaskId| match machine.pending(s, *t) {
            Pending::Waits(wait) => Some(wait),
            _ => None,
        };
        let for_values = |wait: Wait| matches!(wait, Wait::Cell(_) | Wait::Awaits(_));
        let mut found = Providers::default();
        if tasks.iter().filter_map(waits).any(for_values) {
            for t in tasks.iter().filter(|t| waits(t).is_some()).take(ASKED) {
                for cell in fills(machine, s.clone(), *t) {
                    let providers = found.0.entry(cell).or_default();
                    if !providers.contains(t) {
                        providers.push(*t);
                    }
                }
            }
        }
        found
    }

    /// Those who would fill the cell.
    #[must_use]
    pub fn to(&self, cell: Obj) -> &[TaskId] {
        self.0.get(&cell).map_or(&[], Vec::as_slice)
    }
}

/// The cells that `t` and the tasks that it creates fill if they get whatever they wait for.
fn fills(machine: &Machine<'_>, mut s: State, t: TaskId) -> Vec<Obj> {
    let mut filled = Vec::new();
    let mut movers = vec![t];
    let mut grants = 0;
    let mut operations = 0;
    let end = s.steps.saturating_add(INSTRUCTIONS);
    s.output = None;
    while let Some(mover) = movers.pop() {
        let known = s.tasks.len() as u32;
        while operations < OPERATIONS && s.steps < end {
            operations += 1;
            let left = end - s.steps;
            let mut stop = machine.advance(&mut s, mover, left, &mut Blind);
            if matches!(stop, Stop::Visible | Stop::Init(_) | Stop::Finished) {
                filled.extend(match machine.pending(&s, mover) {
                    Pending::End => s.task(mover).result,
                    _ => machine.cell_to_fill(&s, mover),
                });
                match machine.perform(&mut s, mover, None, &mut Blind) {
                    Ok(()) => continue,
                    Err(why) => stop = why,
                }
            }
            match stop {
                Stop::Waits(wait) if grants < GRANTS => {
                    grants += 1;
                    grant(&mut s, mover, &wait);
                }
                _ => break,
            }
        }
        movers.extend((known..s.tasks.len() as u32).map(TaskId));
    }
    filled
}

/// Makes `s` such that `t` need not wait for this.
fn grant(s: &mut State, t: TaskId, wait: &Wait) {
    match wait {
        Wait::Scope(scope) => {
            if let Some(scope) = s.scopes.get_mut(scope.index()) {
                scope.live = 0;
            }
        }
        Wait::Cell(cell) => s.heap.set_cell(*cell, CellState::Value(Value::Null)),
        Wait::Awaits(cells) => cells.iter().for_each(|c| s.heap.set_cell(*c, CellState::Value(Value::Null))),
        Wait::Section(holders) => {
            for holder in holders.iter().filter(|h| **h != t) {
                let left = std::mem::take(&mut s.task_mut(*holder).sections).len() as u32;
                s.sections -= left;
            }
        }
        Wait::Init { class, .. } => {
            if let Some(state) = Rc::make_mut(&mut s.classes).get_mut(class.index()) {
                *state = ClassState::Done;
            }
        }
        Wait::Barrier { barrier, needs } => release(s, *barrier, *needs),
    }
}

/// Drops the registrations that a wait needs something of.
fn release(s: &mut State, barrier: BarrierId, needs: Needs) {
    let Some(barrier) = s.barriers.get_mut(barrier.index()).map(Rc::make_mut) else { return };
    let missing: Vec<Obj> = barrier.missing(needs).map(|p| p.reg).collect();
    for party in barrier.parties.iter_mut().filter(|p| missing.contains(&p.reg)) {
        party.dropped = true;
    }
}
