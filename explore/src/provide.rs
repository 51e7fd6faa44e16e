//! Who would give what others wait for, where nothing goes on.
//!
//! A task that waits for a value does not say whom it waits for: whoever gets hold of the cell may fill it. So each task
//! that waits is asked in a copy of the state: suppose that it got what it waits for, and what it waits for after that;
//! which cells does it fill then, itself or by tasks that it creates? The values that it gets are made up: an object that
//! becomes, where it is used, an instance of what it is used as (a box of 0, an empty text, an object without contents). So
//! this explains a deadlock and decides nothing. In the same way it is seen who would write to what a loop of the library's
//! looks at, in which another task waits.

use crate::machine::barriers::Needs;
use crate::machine::heap::CellState;
use crate::machine::state::{ClassState, Ending, Frame, Phase};
use crate::machine::value::{Obj, Value};
use crate::machine::watch::{Access, Event, Flow, Watch};
use crate::machine::{BarrierId, Loc, Machine, Pending, State, Stop, TaskId, Wait};
use rustc_hash::{FxHashMap, FxHashSet};
use scoville_evidence::schedule::Site;
use scoville_ir::flat::Instr;
use scoville_ir::stmt::{Mode, Op, Rvalue, Space};
use scoville_ir::types::{Local, Operand, TypeId};
use std::rc::Rc;

/// Tasks that are asked.
const ASKED: usize = 64;

/// What one of them may wait for before it is no longer followed.
const GRANTS: usize = 16;

/// Visible operations of one of them and of the tasks that it creates, all together.
const OPERATIONS: usize = 2_000;

/// Instructions, likewise.
const INSTRUCTIONS: u64 = 200_000;

/// Operations of a loop, for what it looks at.
const LOOKS: usize = 100;

/// Values that are made up for one of them.
const MADE: usize = 200;

/// Which tasks would fill which cells, and change what others look at in loops.
#[derive(Debug, Default)]
pub struct Providers {
    by_cell: FxHashMap<Obj, Vec<TaskId>>,
    by_loop: FxHashMap<TaskId, Vec<TaskId>>,
    /// Whether each of the tasks could be followed to its end: no other one would fill anything.
    complete: bool,
}

impl Providers {
    /// Asks the tasks that wait, be it in a loop of the library's.
    #[must_use]
    pub fn of(machine: &Machine<'_>, s: &State, tasks: &[TaskId]) -> Providers {
        let waits = |t: &TaskId| match machine.pending(s, *t) {
            Pending::Waits(wait) => Some(wait),
            _ => None,
        };
        let for_values = |wait: Wait| matches!(wait, Wait::Cell(_) | Wait::Awaits(_));
        let mut found = Providers::default();
        let turning = |t: &&TaskId| waits(t).is_none() && leave_loop(machine, &mut s.clone(), **t);
        let looks: Vec<(TaskId, FxHashSet<Loc>)> =
            tasks.iter().take(ASKED).filter(turning).map(|t| (*t, looks_at(machine, s.clone(), *t))).collect();
        if !looks.is_empty() || tasks.iter().filter_map(waits).any(for_values) {
            found.complete = tasks.len() <= ASKED;
            for t in tasks.iter().take(ASKED).copied() {
                let mut asked = Asked::new(machine, s.clone(), t);
                // What a task would do behind a loop of the program's own is not known.
                if waits(&t).is_none() && !leave_loop(machine, &mut asked.s, t) {
                    found.complete = false;
                    continue;
                }
                let (cells, complete) = asked.fills();
                found.complete &= complete;
                let written = &asked.maker.written;
                for (other, _) in looks.iter().filter(|(other, at)| *other != t && !at.is_disjoint(written)) {
                    found.by_loop.entry(*other).or_default().push(t);
                }
                for cell in cells {
                    let providers = found.by_cell.entry(cell).or_default();
                    if !providers.contains(&t) {
                        providers.push(t);
                    }
                }
            }
        }
        found
    }

    /// Those who would fill the cell.
    #[must_use]
    pub fn to(&self, cell: Obj) -> &[TaskId] {
        self.by_cell.get(&cell).map_or(&[], Vec::as_slice)
    }

    /// Those who would change what this one looks at in a loop.
    #[must_use]
    pub fn to_loop(&self, t: TaskId) -> &[TaskId] {
        self.by_loop.get(&t).map_or(&[], Vec::as_slice)
    }

    /// Whether there are no others, as far as made up values tell.
    #[must_use]
    pub fn are_all(&self) -> bool {
        self.complete
    }
}

/// What a task looks at in the next turns of its loop.
fn looks_at(machine: &Machine<'_>, mut s: State, t: TaskId) -> FxHashSet<Loc> {
    s.output = None;
    let mut eye = Eye::default();
    for _ in 0..LOOKS {
        let stop = machine.advance(&mut s, t, INSTRUCTIONS / LOOKS as u64, &mut eye);
        if !matches!(stop, Stop::Visible | Stop::Init(_)) || machine.perform(&mut s, t, None, &mut eye).is_err() {
            break;
        }
    }
    // What the library keeps for itself says nothing of what the task waits for.
    let own = |slot: u32| {
        let fields = machine.program.fields.iter();
        fields.filter(|f| f.is_static && f.slot == slot).any(|f| machine.program.class(f.class).is_model)
    };
    eye.read.retain(|loc| !matches!(loc, Loc::Static(slot) if own(*slot)));
    eye.read
}

/// Notes what is read.
#[derive(Default)]
struct Eye {
    read: FxHashSet<Loc>,
}

impl Watch for Eye {
    fn access(&mut self, _: &State, a: &Access) -> Flow {
        self.read.extend((a.mode == Mode::R).then_some(a.loc));
        Flow::Continue
    }

    fn event(&mut self, _: &State, _: TaskId, _: Option<Site>, event: &Event<'_>) {
        if let Event::Volatile(a) = event {
            self.read.extend((a.mode == Mode::R).then_some(a.loc));
        }
    }
}

/// Stops before a value that was made up is used as something, and notes what is written.
struct Maker<'a, 'p> {
    machine: &'a Machine<'p>,
    given: Vec<Obj>,
    /// The local with the value, and what it is used as.
    wanted: Option<(Local, TypeId)>,
    written: FxHashSet<Loc>,
}

impl Watch for Maker<'_, '_> {
    const EACH: bool = true;

    fn before(&mut self, s: &State, t: TaskId, site: Site) -> Flow {
        let Some(Instr::Op(Op::Let { value, .. })) = self.machine.instr(site) else { return Flow::Continue };
        let (Rvalue::CheckCast { value, ty } | Rvalue::InstanceOf { value, ty }) = value else { return Flow::Continue };
        let Operand::Local(l) = value else { return Flow::Continue };
        if self.machine.local(s, t, *l).obj().is_some_and(|o| self.given.contains(&o)) {
            self.wanted = Some((*l, *ty));
            return Flow::Stop;
        }
        Flow::Continue
    }

    fn access(&mut self, _: &State, a: &Access) -> Flow {
        self.written.extend((a.mode == Mode::W).then_some(a.loc));
        Flow::Continue
    }

    fn event(&mut self, _: &State, _: TaskId, _: Option<Site>, event: &Event<'_>) {
        if let Event::Volatile(a) = event {
            self.written.extend((a.mode == Mode::W).then_some(a.loc));
        }
    }
}

/// A task that is followed in a copy of the state.
struct Asked<'a, 'p> {
    machine: &'a Machine<'p>,
    s: State,
    maker: Maker<'a, 'p>,
    movers: Vec<TaskId>,
    grants: usize,
    made: usize,
}

impl<'a, 'p> Asked<'a, 'p> {
    fn new(machine: &'a Machine<'p>, mut s: State, t: TaskId) -> Asked<'a, 'p> {
        s.output = None;
        let maker = Maker { machine, given: Vec::new(), wanted: None, written: FxHashSet::default() };
        Asked { machine, s, maker, movers: vec![t], grants: 0, made: 0 }
    }

    /// The cells that the task and those that it creates fill if they get whatever they wait for, and whether all of them
    /// were followed to their ends.
    fn fills(&mut self) -> (Vec<Obj>, bool) {
        let (mut filled, mut complete) = (Vec::new(), true);
        let mut operations = 0;
        let end = self.s.steps.saturating_add(INSTRUCTIONS);
        while let Some(mover) = self.movers.pop() {
            let known = self.s.tasks.len() as u32;
            while operations < OPERATIONS && self.s.steps < end {
                operations += 1;
                let left = end - self.s.steps;
                let mut stop = self.machine.advance(&mut self.s, mover, left, &mut self.maker);
                if matches!(stop, Stop::Visible | Stop::Init(_) | Stop::Finished) {
                    filled.extend(match self.machine.pending(&self.s, mover) {
                        Pending::End => self.s.task(mover).result,
                        _ => self.machine.cell_to_fill(&self.s, mover),
                    });
                    match self.machine.perform(&mut self.s, mover, None, &mut self.maker) {
                        Ok(()) => continue,
                        Err(why) => stop = why,
                    }
                }
                match stop {
                    Stop::Waits(wait) if self.grants < GRANTS => self.grant(mover, &wait),
                    Stop::Watched if self.made < MADE && self.make(mover).is_some() => {}
                    _ => break,
                }
            }
            // What it does with the real value may be more than to throw.
            complete &= matches!(self.s.task(mover).phase, Phase::Ended(Ending::Returned(_)));
            self.movers.extend((known..self.s.tasks.len() as u32).map(TaskId));
        }
        (filled, complete)
    }

    /// Puts an instance of what is wanted into the local where the value is used.
    fn make(&mut self, t: TaskId) -> Option<()> {
        let (local, ty) = self.maker.wanted.take()?;
        let object = self.machine.made_up(&mut self.s, t, ty)?;
        self.machine.give(&mut self.s, t, local, Value::Ref(object));
        self.made += 1;
        Some(())
    }

    /// Makes the state such that `t` need not wait for this.
    fn grant(&mut self, t: TaskId, wait: &Wait) {
        self.grants += 1;
        let cells = match wait {
            Wait::Cell(cell) => std::slice::from_ref(cell),
            Wait::Awaits(cells) => cells,
            _ => return grant(&mut self.s, t, wait),
        };
        let object = self.machine.placeholder(&mut self.s, t);
        self.maker.given.extend(object);
        let value = object.map_or(Value::Null, Value::Ref);
        cells.iter().for_each(|c| self.s.heap.set_cell(*c, CellState::Value(value)));
    }
}

/// Makes `s` such that `t` need not wait for this, which is no value.
fn grant(s: &mut State, t: TaskId, wait: &Wait) {
    match wait {
        Wait::Scope(scope) => {
            if let Some(scope) = s.scopes.get_mut(scope.index()) {
                scope.live = 0;
            }
        }
        Wait::Cell(_) | Wait::Awaits(_) => {}
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

/// Lets a task that turns in a loop of the library's go on behind it; `false` if it is in none.
fn leave_loop(machine: &Machine<'_>, s: &mut State, t: TaskId) -> bool {
    let method = |f: &Frame| machine.program.method(f.method);
    let frames = &s.task(t).frames;
    let end = |f: &Frame| {
        let around = method(f).code.loops.iter().filter(|l| l.head <= f.pc && f.pc < l.end);
        around.map(|l| l.end).max()
    };
    let innermost = frames.iter().enumerate().rev().find_map(|(i, f)| end(f).map(|end| (i, end)));
    let Some((i, end)) = innermost.filter(|(i, _)| method(&frames[*i]).is_model) else { return false };
    let task = s.task_mut(t);
    if let Some(inner) = task.frames.get(i + 1) {
        task.stack.truncate(inner.base as usize);
    }
    task.frames.truncate(i + 1);
    if let Some(frame) = task.frames.last_mut() {
        frame.pc = end;
    }
    let before = task.sections.len();
    task.sections.retain(|section| section.space != Space::Internal);
    let left = (before - task.sections.len()) as u32;
    s.sections -= left;
    true
}

/// Drops the registrations that a wait needs something of.
fn release(s: &mut State, barrier: BarrierId, needs: Needs) {
    let Some(barrier) = s.barriers.get_mut(barrier.index()).map(Rc::make_mut) else { return };
    let missing: Vec<Obj> = barrier.missing(needs).map(|p| p.reg).collect();
    for party in barrier.parties.iter_mut().filter(|p| missing.contains(&p.reg)) {
        party.dropped = true;
    }
}
