//! One execution under exploration: the machine's state with the analysis of its past, moved on step by step.

use super::order::{Fault, Key, Map, Order, operation_key, section_keys};
use crate::idle::{makes_no_difference, many};
use crate::liveness::Liveness;
use crate::machine::heap::{CellState, Data};
use crate::machine::sections::Locked;
use crate::machine::state::{Ending, Phase, State};
use crate::machine::{Limit, Machine, Pending, Stop, TaskId, Wait};
use crate::spin::{Alone, alone};
use crate::stuck::SPIN_BUDGET;
use rustc_hash::FxHashSet;
use scoville_evidence::schedule::InputValue;
use scoville_ir::flat::Instr;
use scoville_ir::program::Program;
use scoville_ir::stmt::Op;
use scoville_ir::types::Prim;
use std::time::Instant;

/// One step: the visible operation, class initialisation or end that the task stands before.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Move {
    /// Who.
    pub task: TaskId,
    /// For an input operation, what it yields.
    pub input: Option<InputValue>,
    /// No step, but what an open value that decides where it goes on is taken for.
    pub guess: Option<bool>,
    /// No step, but the end of its wait by a time limit.
    pub late: Option<Late>,
}

/// When the time limit of a wait runs out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Late {
    /// Where nothing else goes on.
    Last,
    /// While others can go on: as it may in Java, but what comes after tells of races only.
    Early,
}

impl Move {
    /// A step.
    #[must_use]
    pub fn step(task: TaskId, input: Option<InputValue>) -> Move {
        Move { task, input, guess: None, late: None }
    }

    /// The end of its wait by a time limit.
    #[must_use]
    pub fn late(task: TaskId, late: Late) -> Move {
        Move { task, input: None, guess: None, late: Some(late) }
    }
}

/// What a task can do in a state in which all have executed their invisible operations.
#[derive(Clone, Debug, PartialEq)]
pub enum Ability {
    /// Nothing, for ever: it has ended, waits in a loop, met a false assumption or a limit.
    None,
    /// It waits.
    Waits(Wait),
    /// Something that commutes with whatever the others do until then.
    Local,
    /// Something whose order with the others' operations matters.
    Sensitive,
    /// An input with values between these bounds.
    Input(i64, i64),
    /// It ends the program.
    Halt,
}

/// An execution.
#[derive(Clone, Debug)]
pub struct Runner<'p> {
    /// The machine's state.
    pub state: State,
    /// The analysis.
    pub order: Order<'p>,
    /// Tasks that turn in an invisible loop for ever.
    pub spinning: Map<TaskId, ()>,
    /// Limits that tasks have run into; they stay there.
    pub limits: Map<TaskId, Limit>,
    /// Tasks that may have invisible operations to execute.
    dirty: Vec<TaskId>,
}

/// What is the same for all executions of one search.
#[derive(Debug)]
pub struct Context<'p> {
    /// The machine; class initialisation is a step.
    pub machine: Machine<'p>,
    /// Live locals.
    pub liveness: Liveness<'p>,
    /// Operations at which all schedules are tried.
    pub sensitive: FxHashSet<Key>,
    /// Instructions that a task may execute between two steps.
    pub stretch: u64,
    /// When the search has to end.
    pub deadline: Instant,
}

impl<'p> Context<'p> {
    /// The program.
    #[must_use]
    pub fn program(&self) -> &'p Program {
        self.machine.program
    }
}

impl<'p> Runner<'p> {
    /// At the start of the program, before anything.
    #[must_use]
    pub fn new(program: &'p Program, regions: bool) -> Runner<'p> {
        Runner {
            state: State::new(program),
            order: Order::new(program, regions),
            spinning: Map::default(),
            limits: Map::default(),
            dirty: vec![TaskId::ROOT],
        }
    }

    /// Whether a race has been found: the execution means nothing beyond it.
    #[must_use]
    pub fn raced(&self) -> bool {
        self.order.faults.iter().any(|f| matches!(f, Fault::Race(..)))
    }

    /// Lets every task execute its invisible operations. Stops early at a race.
    pub fn settle(&mut self, cx: &Context<'p>) {
        while let Some(t) = self.dirty.pop() {
            if self.raced() || self.state.halted.is_some() {
                self.dirty.clear();
                return;
            }
            if self.limits.contains_key(&t) || self.spinning.contains_key(&t) {
                continue;
            }
            self.advance(cx, t);
        }
    }

    fn advance(&mut self, cx: &Context<'p>, t: TaskId) {
        let end = self.state.steps.saturating_add(cx.stretch);
        let mut budget = SPIN_BUDGET;
        loop {
            match cx.machine.advance(&mut self.state, t, budget, &mut self.order) {
                Stop::Paused => {
                    let turning = alone(&cx.machine, &cx.liveness, &self.state, t, budget);
                    if matches!(turning, Alone::Spins { .. }) {
                        self.spinning.insert(t, ());
                        return;
                    }
                    let late = Instant::now() >= cx.deadline;
                    if turning == Alone::Diverges || late || self.state.steps >= end {
                        let name = self.state.task(t).site().map_or("?", |s| cx.machine.method_name(s)).to_owned();
                        self.limits.insert(t, Limit::Steps(name));
                        return;
                    }
                    budget = budget.saturating_mul(2).min(end - self.state.steps);
                }
                Stop::Limit(limit) => {
                    self.limits.insert(t, limit);
                    return;
                }
                _ => return,
            }
        }
    }

    /// Executes one step and what follows from it invisibly.
    pub fn take(&mut self, cx: &Context<'p>, m: Move) {
        let before = self.state.tasks.len();
        self.order.woke = false;
        self.order.position += 1;
        match cx.machine.perform(&mut self.state, m.task, m.input, &mut self.order) {
            Ok(()) => {}
            Err(Stop::Limit(limit)) => {
                self.limits.insert(m.task, limit);
            }
            Err(_) => {}
        }
        self.dirty.push(m.task);
        self.dirty.extend((before..self.state.tasks.len()).map(|i| TaskId(i as u32)));
        self.settle(cx);
        // Those who waited to begin, or for a class, may go on now.
        while self.order.woke {
            let waiting = |t: &TaskId| cx.machine.pending(&self.state, *t) == Pending::Invisible;
            let could = |id: TaskId| {
                !self.limits.contains_key(&id)
                    && !self.spinning.contains_key(&id)
                    && self.ability_init(cx, id).is_none()
            };
            let woken: Vec<TaskId> = self
                .state
                .all_tasks()
                .filter(|(_, task)| matches!(task.phase, Phase::New | Phase::Running))
                .map(|(id, _)| id)
                .filter(waiting)
                .filter(|id| could(*id))
                .collect();
            if woken.is_empty() || self.raced() || self.state.halted.is_some() {
                return;
            }
            self.dirty.extend(woken.into_iter().rev());
            let steps = self.state.steps;
            self.settle(cx);
            if self.state.steps == steps {
                return;
            }
        }
    }

    /// Whether `t` stands before an `InitClass` that has to run an initialiser.
    fn ability_init(&self, cx: &Context<'p>, t: TaskId) -> Option<Key> {
        let site = self.state.task(t).site()?;
        match cx.machine.instr(site)? {
            Instr::Op(Op::InitClass(c))
                if cx.machine.class_state(&self.state, *c) == crate::machine::state::ClassState::New
                    && cx.program().class(*c).initializer.is_some() =>
            {
                Some(operation_key(cx.program(), &self.state, t, Some(site)))
            }
            _ => None,
        }
    }

    /// What `t` can do.
    #[must_use]
    pub fn ability(&self, cx: &Context<'p>, t: TaskId) -> Ability {
        if self.limits.contains_key(&t) || self.spinning.contains_key(&t) {
            return Ability::None;
        }
        match cx.machine.pending(&self.state, t) {
            Pending::Never => Ability::None,
            Pending::Waits(wait) => Ability::Waits(wait),
            Pending::End => self.end_ability(cx, t),
            Pending::Invisible => match self.ability_init(cx, t) {
                Some(key) if cx.sensitive.contains(&key) => Ability::Sensitive,
                _ => Ability::Local,
            },
            Pending::Visible(site) => {
                let order_matters = match cx.machine.instr(site) {
                    Some(Instr::SectionBegin { .. }) => cx
                        .machine
                        .section_wanted(&self.state, t)
                        .is_some_and(|(_, wanted)| wanted != Locked::Objects(Vec::new())),
                    Some(Instr::Op(op)) => match op {
                        Op::Choose { prim, lo, hi, .. } => {
                            let (lo, hi) = match prim {
                                Prim::Float | Prim::Double => (i64::MIN, i64::MAX),
                                _ => cx.machine.bounds(&self.state, t, *prim, lo, hi),
                            };
                            let one = many(lo, hi)
                                && makes_no_difference(&cx.machine, &cx.liveness, &self.state, t, (lo, hi));
                            return Ability::Input(lo, if one { lo } else { hi });
                        }
                        Op::Halt(_) => return Ability::Halt,
                        Op::CellFill { .. } | Op::CellRead { blocking: false, .. } => true,
                        Op::Load { .. } | Op::Store { .. } => true,
                        _ => false,
                    },
                    _ => false,
                };
                let key = operation_key(cx.program(), &self.state, t, Some(site));
                if order_matters && cx.sensitive.contains(&key) { Ability::Sensitive } else { Ability::Local }
            }
        }
    }

    fn end_ability(&self, cx: &Context<'p>, t: TaskId) -> Ability {
        let task = self.state.task(t);
        let Phase::Finished(ending) = task.phase else { return Ability::Local };
        let fills = task.result.is_some_and(|c| matches!(self.state.heap.get(c).data, Data::Cell(CellState::Empty)))
            || task.result.is_some();
        let throws = task.result.is_none() && task.scope.is_some() && matches!(ending, Ending::Threw(_));
        let key = operation_key(cx.program(), &self.state, t, None);
        if (fills || throws) && cx.sensitive.contains(&key) { Ability::Sensitive } else { Ability::Local }
    }

    /// In a state without further steps: operations that wait for one another, whose order must therefore matter.
    #[must_use]
    pub fn blocked_keys(&self, cx: &Context<'p>) -> FxHashSet<Key> {
        let mut keys = FxHashSet::default();
        for (t, task) in self.state.all_tasks() {
            let Pending::Waits(wait) = cx.machine.pending(&self.state, t) else { continue };
            match wait {
                Wait::Section(holders) => {
                    if let Some((space, wanted)) = cx.machine.section_wanted(&self.state, t) {
                        keys.extend(section_keys(&self.state, &holders, space, &wanted));
                    }
                }
                Wait::Init { class, .. } => {
                    let meeting = super::order::Meeting::Class(class);
                    keys.extend(self.order.meetings.get(&meeting).and_then(|sync| sync.write).map(|did| did.key));
                }
                _ => continue,
            }
            keys.insert(operation_key(cx.program(), &self.state, t, task.site()));
        }
        keys
    }
}
