//! A state of the search, and its steps.
//!
//! In such a state every task stands before a *point*, waits, or has ended. A step lets one task execute the operation
//! at its point and then all that follows up to its next point; and likewise the tasks that this creates or wakes.

use super::foresee::Deed;
use super::late::{Spent, Vain};
use super::paper::{self, Status};
use super::reach::Reach;
use super::scout::{Lore, Scout, Stand, Ties};
use super::sharing::{Points, cell_name};
use super::wide::Wide;
use super::world::Minds;
use crate::idle::{makes_no_difference, many};
use crate::liveness::Liveness;
use crate::machine::sections::Locked;
use crate::machine::state::{ClassState, Ending, Phase, State};
use crate::machine::watch::Access;
use crate::machine::{Limit, Machine, Pending, Stop, TaskId, Value};
use crate::search::order::Fault;
use crate::search::runner::{Late, Move};
use crate::spin::{Alone, alone};
use crate::stuck::SPIN_BUDGET;
use scoville_evidence::schedule::{InputValue, Site, Step};
use scoville_ir::flat::Instr;
use scoville_ir::program::Program;
use scoville_ir::stmt::{Mode, Op};
use scoville_ir::types::{Local, Operand, Prim};
use std::rc::Rc;
use std::time::Instant;

/// At which operations of a state all tasks are tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grain {
    /// Where the order may matter.
    Points,
    /// At every operation of a construct, also where it cannot matter.
    Constructs,
    /// At the entry of regions and sections, as Algorithm 1 of the JPF-HJ paper does.
    Paper,
}

/// What is the same for all of a search.
pub struct Context<'p> {
    /// The machine; class initialisation is a step.
    pub machine: Machine<'p>,
    /// Live locals.
    pub liveness: Liveness<'p>,
    /// Scheduling points beyond those that always are some.
    pub points: Points,
    /// Where to try all tasks.
    pub grain: Grain,
    /// Whether regions are looked at.
    pub regions: bool,
    /// Instructions that a task may execute between two points.
    pub stretch: u64,
    /// When the search has to end.
    pub deadline: Instant,
    /// What is left open.
    pub wide: Wide,
    /// Waits whose time limit may run out early.
    pub late: Vain,
}

impl<'p> Context<'p> {
    /// The program.
    #[must_use]
    pub fn program(&self) -> &'p Program {
        self.machine.program
    }
}

/// What a task does next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// Nothing, for ever: it has ended, waits in a loop, met a false assumption or a limit.
    Nothing,
    /// It waits.
    Waits,
    /// Something that commutes with all that others can do before it.
    Free,
    /// A point.
    Point,
    /// An input with values between these bounds; a point.
    Input(i64, i64),
    /// A branch on an open value.
    Guess,
    /// It ends the program.
    Halt,
}

/// A state.
#[derive(Debug)]
pub struct Front {
    /// The machine's state.
    pub state: State,
    /// What the tasks know.
    pub ties: Ties,
    /// Tasks that were stopped before something invisible.
    pub stands: Vec<Stand>,
    /// Tasks that turn in an invisible loop for ever.
    pub spinning: Vec<TaskId>,
    /// Tasks that have run into a limit; they stay there.
    pub limits: Vec<(TaskId, Limit)>,
    /// What has gone wrong in the last step.
    pub faults: Vec<Fault>,
    /// What kinds of things the last step has changed, as far as events tell.
    pub deed: Deed,
    /// Tasks that have done something in the last step.
    moved: Vec<TaskId>,
    /// Those for which a turn of a loop without a way out has ended.
    turned: Vec<TaskId>,
    /// Objects that nobody can reach but that were kept by the last sweep.
    pub unmet: usize,
    /// Whether it is repeated with all values.
    pub exact: bool,
    /// Whether a time limit has run out early: only races are told.
    pub early: bool,
    /// How many time limits have run out.
    pub spent: Spent,
    /// Tasks that may have something to do before the next point.
    dirty: Vec<TaskId>,
}

impl Clone for Front {
    fn clone(&self) -> Front {
        Front {
            state: self.state.clone(),
            ties: self.ties.clone(),
            stands: self.stands.clone(),
            spinning: self.spinning.clone(),
            limits: self.limits.clone(),
            faults: self.faults.clone(),
            deed: self.deed,
            moved: self.moved.clone(),
            turned: self.turned.clone(),
            unmet: self.unmet,
            exact: self.exact,
            early: self.early,
            spent: self.spent.clone(),
            dirty: self.dirty.clone(),
        }
    }

    fn clone_from(&mut self, from: &Front) {
        self.state.clone_from(&from.state);
        self.ties.clone_from(&from.ties);
        self.stands.clone_from(&from.stands);
        self.spinning.clone_from(&from.spinning);
        self.limits.clone_from(&from.limits);
        self.faults.clone_from(&from.faults);
        self.deed = from.deed;
        self.moved.clone_from(&from.moved);
        self.turned.clone_from(&from.turned);
        self.unmet = from.unmet;
        self.exact = from.exact;
        self.early = from.early;
        self.spent.clone_from(&from.spent);
        self.dirty.clone_from(&from.dirty);
    }
}

/// Steps of a schedule, as they are taken.
#[derive(Debug, Default)]
pub struct Record {
    /// The steps.
    pub steps: Vec<Step>,
    /// Whether plain accesses at which tasks were stopped are steps, too.
    pub accesses: bool,
    /// For each of [`Front::faults`] how many steps had been taken when it happened.
    pub marks: Vec<usize>,
}

/// Where steps are noted, if they are.
pub type Log<'a> = Option<&'a mut Record>;

impl Front {
    /// At the start of the program, before anything.
    #[must_use]
    pub fn new(program: &Program, lore: &mut Lore) -> Front {
        let mut state = State::new(program);
        state.births = Some(Default::default());
        let root = lore.world.begin(state.task(TaskId::ROOT), 0);
        lore.tasks = lore.tasks.max(1);
        Front {
            state,
            ties: Ties { minds: Minds(vec![root]), ..Ties::default() },
            stands: Vec::new(),
            spinning: Vec::new(),
            limits: Vec::new(),
            faults: Vec::new(),
            deed: Deed::default(),
            moved: Vec::new(),
            turned: Vec::new(),
            unmet: usize::MAX,
            exact: false,
            early: false,
            spent: Spent::default(),
            dirty: vec![TaskId::ROOT],
        }
    }

    /// Whether it can never go on, whatever others do: it turns for ever or has run into a limit.
    #[must_use]
    pub fn is_off(&self, t: TaskId) -> bool {
        self.spinning.contains(&t) || self.limits.iter().any(|(x, _)| *x == t)
    }

    /// Whether `t` stands before an `InitClass` that has to run an initialiser.
    fn initialises(&self, cx: &Context<'_>, t: TaskId) -> bool {
        let Some(Instr::Op(Op::InitClass(c))) = self.state.task(t).site().and_then(|site| cx.machine.instr(site))
        else {
            return false;
        };
        cx.machine.class_state(&self.state, *c) == ClassState::New && cx.program().class(*c).initializer.is_some()
    }

    /// What `t` does next.
    #[must_use]
    pub fn next(&self, cx: &Context<'_>, t: TaskId) -> Next {
        if self.is_off(t) {
            return Next::Nothing;
        }
        match cx.machine.pending(&self.state, t) {
            Pending::Never => Next::Nothing,
            Pending::Waits(_) => Next::Waits,
            Pending::End => self.next_end(cx, t),
            Pending::Invisible if self.stands.iter().any(|x| x.task() == t) => {
                let guess = |x: &Stand| matches!(x, Stand::Guess(who) if *who == t);
                if self.stands.iter().any(guess) { Next::Guess } else { Next::Point }
            }
            Pending::Invisible if cx.grain != Grain::Paper && self.initialises(cx, t) => Next::Point,
            Pending::Invisible => Next::Free,
            Pending::Visible(site) => self.next_visible(cx, t, site),
        }
    }

    fn next_end(&self, cx: &Context<'_>, t: TaskId) -> Next {
        match cx.grain {
            Grain::Constructs => return Next::Point,
            Grain::Paper => return Next::Free,
            Grain::Points => {}
        }
        let task = self.state.task(t);
        let is_point = match (task.result, task.phase) {
            (Some(cell), _) => {
                let site = task.spawn_site.unwrap_or(Site { method: 0, pc: 0 });
                cx.points.has(|| cell_name(&self.state, cell), site)
            }
            // The order in which a scope's exceptions come in matters.
            (None, Phase::Finished(Ending::Threw(_))) => task.scope.is_some(),
            (None, _) => false,
        };
        if is_point { Next::Point } else { Next::Free }
    }

    fn next_visible(&self, cx: &Context<'_>, t: TaskId, site: Site) -> Next {
        let Some(instr) = cx.machine.instr(site) else { return Next::Free };
        if let Instr::Op(Op::Halt(_)) = instr {
            return Next::Halt;
        }
        if let Instr::Op(Op::Choose { prim, lo, hi, .. }) = instr {
            let (lo, hi) = match prim {
                Prim::Float | Prim::Double => (i64::MIN, i64::MAX),
                _ => cx.machine.bounds(&self.state, t, *prim, lo, hi),
            };
            let one = many(lo, hi) && makes_no_difference(&cx.machine, &cx.liveness, &self.state, t, (lo, hi));
            return Next::Input(lo, if one { lo } else { hi });
        }
        let is_point = match cx.grain {
            Grain::Constructs => true,
            Grain::Points => match instr {
                Instr::SectionBegin { .. } => {
                    let wanted = cx.machine.section_wanted(&self.state, t);
                    wanted.is_some_and(|(_, locks)| locks != Locked::Objects(Vec::new()))
                }
                Instr::Op(Op::CellFill { .. }) => {
                    let cell = cx.machine.cell_wanted(&self.state, t);
                    cell.is_some_and(|c| cx.points.has(|| cell_name(&self.state, c), site))
                }
                Instr::Op(Op::CellRead { blocking, .. }) => !blocking,
                Instr::Op(Op::Acquire(..)) => cx.regions,
                Instr::Op(Op::Release(..)) => cx.regions && cx.points.has_release(site),
                Instr::Op(Op::Load { .. } | Op::Store { .. }) => true,
                _ => false,
            },
            Grain::Paper => false,
        };
        if is_point { Next::Point } else { Next::Free }
    }

    fn scout<'a, 'p>(&'a mut self, cx: &'a Context<'p>, lore: &'a mut Lore) -> (&'a mut State, Scout<'a, 'p>) {
        let scout = Scout {
            program: cx.program(),
            lore,
            points: &cx.points,
            ties: &mut self.ties,
            regions: cx.regions,
            pass: false,
            stand: None,
            faults: &mut self.faults,
            woke: false,
            deed: &mut self.deed,
            turned: &mut self.turned,
        };
        (&mut self.state, scout)
    }

    /// Lets `t` execute its visible operation, its class initialisation or its end; tells whether others may go on now.
    pub fn perform(
        &mut self,
        cx: &Context<'_>,
        lore: &mut Lore,
        t: TaskId,
        input: Option<InputValue>,
        log: &mut Log<'_>,
    ) -> bool {
        if let Some(log) = log {
            log.steps.extend(cx.machine.step_of(&self.state, t, input));
        }
        let known = self.state.tasks.len();
        let (state, mut scout) = self.scout(cx, lore);
        let done = cx.machine.perform(state, t, input, &mut scout);
        let woke = scout.woke;
        self.deed.odd |= woke;
        if let Err(Stop::Limit(limit)) = done {
            self.limits.push((t, limit));
        }
        self.dirty.extend((known..self.state.tasks.len()).map(|i| TaskId(i as u32)));
        self.mark(log);
        woke
    }

    /// Notes when the faults of the present step happened.
    pub fn mark(&self, log: &mut Log<'_>) {
        if let Some(log) = log {
            log.marks.resize(self.faults.len().max(log.marks.len()), log.steps.len());
        }
    }

    /// Lets `t` execute invisible operations up to the next that is not, or to a point; the first one passes if `pass`.
    pub fn advance(&mut self, cx: &Context<'_>, lore: &mut Lore, t: TaskId, mut pass: bool) -> Option<Stop> {
        let end = self.state.steps.saturating_add(cx.stretch);
        let mut budget = SPIN_BUDGET;
        loop {
            let (state, mut scout) = self.scout(cx, lore);
            scout.pass = pass;
            pass = false;
            let stop = cx.machine.advance(state, t, budget, &mut scout);
            let (stand, woke) = (scout.stand, scout.woke);
            self.stands.extend(stand);
            self.deed.odd |= woke;
            if woke {
                self.wake(cx);
            }
            match stop {
                Stop::Paused => {
                    let turning = alone(&cx.machine, &cx.liveness, &self.state, t, budget);
                    if matches!(turning, Alone::Spins { .. }) {
                        self.spinning.push(t);
                        return None;
                    }
                    let late = Instant::now() >= cx.deadline;
                    if turning == Alone::Diverges || late || self.state.steps >= end {
                        self.exhaust(cx, t);
                        return None;
                    }
                    budget = budget.saturating_mul(2).min(end - self.state.steps);
                }
                Stop::Limit(Limit::Looked(_)) if cx.wide.guesses() && self.condition(cx, t).is_some() => {
                    self.stands.push(Stand::Guess(t));
                    return None;
                }
                Stop::Limit(limit) => {
                    self.limits.push((t, limit));
                    return None;
                }
                other => return Some(other),
            }
        }
    }

    /// What decides a branch before which `t` stands.
    #[must_use]
    pub fn condition(&self, cx: &Context<'_>, t: TaskId) -> Option<Local> {
        match cx.machine.instr(self.state.task(t).site()?)? {
            Instr::Branch { cond: Operand::Local(l), .. } => Some(*l),
            _ => None,
        }
    }

    /// Marks those who may go on without a further step.
    fn wake(&mut self, cx: &Context<'_>) {
        let ids = (0..self.state.tasks.len() as u32).map(TaskId);
        let woken: Vec<TaskId> = ids.filter(|t| !self.dirty.contains(t) && self.next(cx, *t) == Next::Free).collect();
        self.dirty.extend(woken.into_iter().rev());
    }

    /// Lets every task go on to its next point.
    pub fn settle(&mut self, cx: &Context<'_>, lore: &mut Lore, log: &mut Log<'_>) {
        while let Some(t) = self.dirty.pop() {
            let mut visible = 0u64;
            loop {
                if self.state.halted.is_some() {
                    self.dirty.clear();
                    return;
                }
                match self.next(cx, t) {
                    Next::Free => {}
                    _ => break,
                }
                if !self.moved.contains(&t) {
                    self.moved.push(t);
                }
                if matches!(cx.machine.pending(&self.state, t), Pending::Invisible) {
                    self.advance(cx, lore, t, false);
                    self.mark(log);
                } else {
                    visible += 1;
                    if self.perform(cx, lore, t, None, log) {
                        self.wake(cx);
                    }
                    // A loop of operations that are no points would never come back to the search.
                    if visible.is_multiple_of(4096) {
                        self.tire(cx, t, visible);
                    }
                }
            }
        }
    }

    /// `t` has executed that many operations without a stop: ends that if it is without end.
    pub fn tire(&mut self, cx: &Context<'_>, t: TaskId, visible: u64) {
        if matches!(alone(&cx.machine, &cx.liveness, &self.state, t, SPIN_BUDGET), Alone::Spins { .. }) {
            self.spinning.push(t);
        } else if visible > cx.stretch / 200 || Instant::now() >= cx.deadline {
            self.exhaust(cx, t);
        }
    }

    /// `t` has executed too much without a stop.
    fn exhaust(&mut self, cx: &Context<'_>, t: TaskId) {
        let name = self.state.task(t).site().map_or("?", |s| cx.machine.method_name(s)).to_owned();
        self.limits.push((t, Limit::Steps(name)));
    }

    /// Who has done something in the last step, and whether a turn of a loop without a way out has ended for it.
    pub fn active(&self) -> impl Iterator<Item = (u64, bool)> {
        self.moved.iter().map(|t| (self.state.task(*t).ident, self.turned.contains(t)))
    }

    /// `t` stands nowhere any more.
    pub fn unstand(&mut self, t: TaskId) {
        self.stands.retain(|s| s.task() != t);
    }

    /// Lets the root task begin.
    pub fn begin(&mut self, cx: &Context<'_>, lore: &mut Lore, log: &mut Log<'_>) -> Status {
        if cx.grain == Grain::Paper {
            return paper::run(self, cx, lore, Move::step(TaskId::ROOT, None), log);
        }
        self.settle(cx, lore, log);
        self.widen(cx);
        Status::Entry
    }

    /// Takes one step.
    pub fn take(&mut self, cx: &Context<'_>, lore: &mut Lore, m: Move, log: &mut Log<'_>) -> Status {
        self.deed = Deed::default();
        self.turned.clear();
        self.moved.clear();
        self.moved.push(m.task);
        if cx.grain == Grain::Paper {
            return paper::run(self, cx, lore, m, log);
        }
        if self.exact && m.guess.is_some() {
            // The values have decided.
            return Status::Entry;
        }
        match m.late {
            Some(late) => self.run_out(cx, lore, m.task, late, log),
            None => self.step(cx, lore, m, log),
        }
        self.widen(cx);
        Status::Entry
    }

    /// Ends the wait of `t` by its time limit.
    fn run_out(&mut self, cx: &Context<'_>, lore: &mut Lore, t: TaskId, late: Late, log: &mut Log<'_>) {
        self.deed.odd = true;
        self.early |= late == Late::Early;
        self.spent.add(t);
        if let Some(log) = log {
            log.steps.push(Step::TimeOver { task: self.state.task(t).task_path() });
        }
        if !cx.machine.time_over(&mut self.state, t) {
            self.limits.push((t, Limit::Unsupported("a time limit that runs out".to_owned())));
        }
        self.spinning.retain(|x| *x != t);
        self.unstand(t);
        self.dirty.push(t);
        self.settle(cx, lore, log);
    }

    /// Leaves open what the search leaves open.
    fn widen(&mut self, cx: &Context<'_>) {
        if !self.exact {
            cx.wide.apply(&mut self.state);
        }
    }

    fn step(&mut self, cx: &Context<'_>, lore: &mut Lore, m: Move, log: &mut Log<'_>) {
        let t = m.task;
        self.dirty.push(t);
        if let Some(i) = self.stands.iter().position(|s| s.task() == t) {
            let stand = self.stands.swap_remove(i);
            if let (Some(record), Stand::Access(a)) = (log.as_deref_mut(), stand)
                && record.accesses
            {
                record.steps.push(Step::Visible { point: self.state.point(t, a.site) });
            }
            if let (Some(taken), Some(local)) = (m.guess, self.condition(cx, t)) {
                cx.machine.give(&mut self.state, t, local, Value::Bool(taken));
            }
            self.advance(cx, lore, t, m.guess.is_none());
            self.mark(log);
        } else if self.perform(cx, lore, t, m.input, log) {
            self.wake(cx);
        }
        self.settle(cx, lore, log);
    }

    /// Removes the objects that nobody can reach. Their numbers are free again, so that what objects are called from here on depends on this: a repetition has to sweep where the search
    /// did.
    pub fn sweep(&mut self, reach: &Reach) {
        let unmet = self.state.heap.present() - reach.len();
        if unmet == self.unmet {
            return;
        }
        let locks = &self.ties.locks;
        self.state.heap.sweep(|o, object| reach.has(o) || object.birth.is_shared() || locks.contains(&o));
        self.unmet = self.state.heap.present() - reach.len();
        if self.ties.told.keys().any(|o| !reach.has(*o)) {
            self.ties.told.retain(|o, _| reach.has(*o));
        }
        if !self.state.origins.is_empty() {
            Rc::make_mut(&mut self.state.origins).retain(|o, _| reach.has(*o));
        }
        if let Some(births) = &mut self.state.births {
            births.forget();
        }
    }

    /// Pairs of tasks that stand before conflicting accesses.
    #[must_use]
    pub fn races(&self) -> Vec<(Access, Access)> {
        let mut found = Vec::new();
        let accesses = || {
            self.stands.iter().filter_map(|s| match s {
                Stand::Access(a) => Some(a),
                Stand::Assertion(_) | Stand::Guess(_) => None,
            })
        };
        for (i, a) in accesses().enumerate() {
            for b in accesses().take(i) {
                if a.loc == b.loc && (a.mode == Mode::W || b.mode == Mode::W) {
                    found.push((*b, *a));
                }
            }
        }
        found
    }
}
