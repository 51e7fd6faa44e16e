//! Following the steps of a schedule.

use super::account::Account;
use super::eye::{Eye, Target};
use super::operation;
use crate::late::waits;
use crate::liveness::Liveness;
use crate::machine::state::State;
use crate::machine::{Access, Limit, Loc, Machine, Stop, TaskId, Wait};
use crate::names;
use crate::spin::{Alone, alone};
use crate::stuck::SPIN_BUDGET;
use crate::waits::Waits;
use scoville_evidence::schedule::{InputValue, Point, Site, Step, TaskPath};
use scoville_evidence::source::Span;
use scoville_ir::flat::Instr;
use scoville_ir::stmt::Op;

/// A replay under way.
#[derive(Clone, Debug)]
pub struct Follower<'m, 'p> {
    pub machine: &'m Machine<'p>,
    pub liveness: &'m Liveness<'p>,
    /// Instructions after which tasks are given up on the way to a step.
    pub most: u64,
    pub state: State,
    pub eye: Eye<'p>,
    /// Locations that the goal is about.
    pub focus: Vec<Loc>,
    /// Facts for the report.
    pub notes: Vec<(TaskPath, Span, String)>,
    /// Where the last operation of a step stands, in the user's source.
    pub at: Option<Span>,
    /// What the goal showed.
    pub account: Option<Account>,
}

impl<'m, 'p> Follower<'m, 'p> {
    pub fn new(machine: &'m Machine<'p>, liveness: &'m Liveness<'p>, eye: Eye<'p>) -> Follower<'m, 'p> {
        let mut state = State::new(machine.program);
        state.counts = Some(crate::machine::state::Counts::default());
        state.keep_names();
        let (focus, notes) = (Vec::new(), Vec::new());
        Follower { machine, liveness, most: u64::MAX, state, eye, focus, notes, at: None, account: None }
    }

    pub fn find(&self, path: &TaskPath) -> Result<TaskId, String> {
        self.state.find(path).ok_or_else(|| format!("task {path} does not exist yet"))
    }

    pub fn target(&self, point: &Point) -> Result<Target, String> {
        let task = self.find(&point.task)?;
        if self.machine.instr(point.site).is_none() {
            return Err(format!("there is no instruction {} in method {}", point.site.pc, point.site.method));
        }
        Ok(Target { task, site: point.site, occurrence: point.occurrence })
    }

    /// Name of an instruction for messages.
    pub fn site_name(&self, site: Site) -> String {
        operation::label(self.machine.program, site)
    }

    fn so_far(&self, t: TaskId, site: Site) -> u32 {
        self.state.counts.as_ref().map_or(0, |c| c.get(t, site))
    }

    /// Why a task stops elsewhere than wanted.
    pub fn why(&self, t: TaskId, stop: &Stop) -> String {
        let name = self.state.task(t).task_path();
        match stop {
            Stop::Visible | Stop::Init(_) | Stop::Watched => match self.state.task(t).site() {
                Some(site) => {
                    format!("task {name} stands before {} (execution {})", self.site_name(site), self.so_far(t, site))
                }
                None => format!("task {name} stands elsewhere"),
            },
            Stop::Waits(wait) => {
                let waits = Waits::new(self.machine, &self.state);
                format!("task {name} {}", waits.describe(t, wait))
            }
            Stop::Finished => format!("the body of task {name} has ended"),
            Stop::Never if self.state.halted.is_some() => "the program has been halted".to_owned(),
            Stop::Never => format!("task {name} has ended or met a false assumption"),
            Stop::Paused => format!("task {name} turns for ever in a loop in which it changes nothing"),
            Stop::Limit(limit) => format!("task {name} runs into a limit: {limit}"),
        }
    }

    /// Lets the task execute invisible operations. Where it needs a class that another task initialises, that task
    /// goes on until the class is, and no further: it may turn in a loop after that until somebody else ends it. One that
    /// turns before that never comes to an end of it.
    pub fn advance(&mut self, t: TaskId) -> Stop {
        let target = self.eye.target;
        let (mut looked, mut patience) = (self.state.steps, SPIN_BUDGET);
        loop {
            self.eye.target = target;
            let stop = self.run(t);
            let Stop::Waits(Wait::Init { mut task, .. }) = stop else { return stop };
            self.eye.target = None;
            let before = self.state.steps;
            // That task may wait for a third one in turn.
            for _ in 0..self.state.tasks.len() {
                match self.machine.advance(&mut self.state, task, 1, &mut self.eye) {
                    Stop::Waits(Wait::Init { task: other, .. }) => task = other,
                    _ => break,
                }
            }
            if self.state.steps == before {
                return stop;
            }
            if self.state.steps - looked > patience {
                if self.turns(task) {
                    return stop;
                }
                (looked, patience) = (self.state.steps, patience * 2);
            }
        }
    }

    /// Lets the task execute invisible operations for as long as it does not turn for ever ([`Stop::Paused`]): whatever it does
    /// in one round of such a loop it has done after [`SPIN_BUDGET`] more instructions, so that what it has not done by then it never
    /// does, and what it has done may still be wanted as a later execution. It is looked at less and less often, so that long
    /// computations take no longer.
    fn run(&mut self, t: TaskId) -> Stop {
        let mut budget = SPIN_BUDGET;
        loop {
            let stop = self.machine.advance(&mut self.state, t, budget, &mut self.eye);
            if stop != Stop::Paused {
                return stop;
            }
            if self.state.steps >= self.most {
                let site = self.state.task(t).site();
                return Stop::Limit(Limit::Steps(site.map_or("?", |s| self.machine.method_name(s)).to_owned()));
            }
            if self.turns(t) {
                let executed = |f: &Self| f.eye.target.map(|target| f.so_far(t, target.site));
                let before = executed(self);
                let stop = self.machine.advance(&mut self.state, t, SPIN_BUDGET, &mut self.eye);
                if stop != Stop::Paused || executed(self) == before {
                    return stop;
                }
            }
            let left = self.most.saturating_sub(self.state.steps);
            budget = budget.saturating_mul(2).min(left.max(SPIN_BUDGET));
        }
    }

    /// Whether the task comes back to a state in which it was, without any change that others can see.
    fn turns(&self, t: TaskId) -> bool {
        alone(self.machine, self.liveness, &self.state, t, SPIN_BUDGET) != Alone::Other
    }

    /// Lets the task run on to just before the visible operation `target`.
    pub fn run_to_visible(&mut self, target: Target) -> Result<(), String> {
        let t = target.task;
        match self.advance(t) {
            Stop::Visible
                if self.state.task(t).site() == Some(target.site)
                    && self.so_far(t, target.site) == target.occurrence =>
            {
                Ok(())
            }
            stop => Err(self.unlike(target, &stop)),
        }
    }

    fn unlike(&self, target: Target, stop: &Stop) -> String {
        let wanted = format!("{} (execution {})", self.site_name(target.site), target.occurrence);
        format!("{} instead of reaching {wanted}", self.why(target.task, stop))
    }

    /// Lets the task run on to just before the invisible operation `target`; for an access, yields it.
    pub fn run_to_invisible(&mut self, target: Target) -> Result<Option<Access>, String> {
        self.eye.target = Some(target);
        self.eye.hit = None;
        let stop = self.advance(target.task);
        self.eye.target = None;
        match stop {
            Stop::Watched => Ok(self.eye.hit.take()),
            stop => Err(self.unlike(target, &stop)),
        }
    }

    fn perform(&mut self, t: TaskId, input: Option<InputValue>) -> Result<(), String> {
        match self.machine.perform(&mut self.state, t, input, &mut self.eye) {
            Ok(()) => Ok(()),
            Err(stop) => Err(self.why(t, &stop)),
        }
    }

    /// Executes one step.
    pub fn step(&mut self, step: &Step) -> Result<(), String> {
        self.at = None;
        match step {
            Step::Visible { point } => self.visible(point, None),
            Step::Input { point, value } => self.visible(point, Some(*value)),
            Step::End { task } => {
                let t = self.find(task)?;
                match self.advance(t) {
                    Stop::Finished => self.perform(t, None),
                    stop => Err(format!("{} instead of ending", self.why(t, &stop))),
                }
            }
            Step::TimeOver { task } => self.time_over(task),
        }
    }

    /// Lets the task go on to a wait with a time limit, which runs out: in Java it may do so at any time.
    fn time_over(&mut self, task: &TaskPath) -> Result<(), String> {
        let t = self.find(task)?;
        let stop = self.advance(t);
        let Some(method) = waits(self.machine, self.liveness, &self.state, t) else {
            return Err(format!("{} instead of waiting with a time limit", self.why(t, &stop)));
        };
        let span = self.state.user_span(self.machine.program, t);
        self.at = Some(span);
        let text = format!("the time of {} is over", names::method(self.machine.program, method));
        self.eye.note(&self.state, t, span, text);
        self.machine.time_over(&mut self.state, t);
        Ok(())
    }

    fn visible(&mut self, point: &Point, input: Option<InputValue>) -> Result<(), String> {
        let target = self.target(point)?;
        if !self.machine.is_visible(target.site) {
            return self.plain(target);
        }
        self.run_to_visible(target)?;
        self.at = Some(self.state.user_span(self.machine.program, target.task));
        if let Some(Instr::Op(Op::Choose { prim, lo, hi, .. })) = self.machine.instr(target.site) {
            let Some(value) = input else { return Err("an input operation needs a value".to_owned()) };
            let (lo, hi) = self.machine.bounds(&self.state, target.task, *prim, lo, hi);
            match value {
                InputValue::Int(i) if i < lo || i > hi => {
                    return Err(format!("input {i} lies outside {lo}..{hi}"));
                }
                _ => {}
            }
        } else if input.is_some() {
            return Err(format!("{} is no input operation", self.site_name(target.site)));
        }
        self.perform(target.task, input)
    }

    /// Executes the plain access, or the begin of a class initialiser, at `target`, to which the task has not yet come.
    fn plain(&mut self, target: Target) -> Result<(), String> {
        let begins = matches!(self.machine.instr(target.site), Some(Instr::Op(Op::InitClass(_))));
        match self.run_to_invisible(target)? {
            Some(access) => self.focus.push(access.loc),
            None if begins => {}
            None => return Err(format!("{} is neither visible nor a plain access", self.site_name(target.site))),
        }
        match self.machine.advance(&mut self.state, target.task, 1, &mut self.eye) {
            stop @ (Stop::Limit(_) | Stop::Never) => Err(self.why(target.task, &stop)),
            _ => Ok(()),
        }
    }

    /// Executes the visible operation at `target`, to which the task has not yet come.
    pub fn execute(&mut self, target: Target) -> Result<(), String> {
        self.run_to_visible(target)?;
        self.perform(target.task, None)
    }

    pub fn note(&mut self, t: TaskId, text: String) {
        let span = self.state.user_span(self.machine.program, t);
        self.notes.push((self.state.task(t).task_path(), span, text));
    }

    /// Tells of an access that is about to happen.
    pub fn tell(&mut self, access: &Access) {
        let program = self.machine.program;
        let text = super::eye::access_text(program, &self.state, access);
        let span = self.state.user_span(program, access.task);
        self.eye.note(&self.state, access.task, span, names::capped(text));
    }
}
