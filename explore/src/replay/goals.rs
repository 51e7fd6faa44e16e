//! Checking the goal of a schedule in the state after its last step.

use super::eye::{Target, Thrown, exception_text};
use super::follow::Follower;
use crate::machine::regions::Held;
use crate::machine::state::{Ending, Phase};
use crate::machine::{Access, Limit, Obj, Pending, Stop, TaskId};
use crate::stuck::{SPIN_BUDGET, Stuck, settle, stuck, time_limit};
use crate::waits::Waits;
use scoville_evidence::schedule::{CYCLE, ENDLESS, Goal, Observation, Point, TaskPath};
use scoville_evidence::source::Span;
use scoville_evidence::verdict::FindingKind;
use scoville_ir::flat::Instr;
use scoville_ir::stmt::{Mode, Op};

/// How many tasks are tried as the first to execute invisible operations.
const MOST_ORDERS: usize = 32;
/// How many causes of an exception are told.
const MOST_CAUSES: usize = 8;

impl Follower<'_, '_> {
    /// Checks the goal.
    pub fn goal(&mut self, goal: &Goal) -> Result<(), String> {
        match goal {
            Goal::Race { a, b } => self.race(a, b),
            Goal::RegionConflict { a, b } => self.region_conflict(a, b),
            Goal::Region { at } => self.region(at),
            Goal::NeverReleased { at } => self.never_released(at),
            Goal::Deadlock { waiting } => self.deadlock(waiting),
            Goal::Livelock { waiting } => self.livelock(waiting),
            Goal::Assertion { at } => self.assertion(at),
            Goal::Exception { at } => self.exception(at),
        }
    }

    /// Lets both tasks run on to their accesses, `first` before `second`.
    fn meet(&mut self, first: Target, second: Target) -> Result<(Access, Access), String> {
        let missing = || "a point of the race is no checked plain access".to_owned();
        self.run_to_invisible(first)?.ok_or_else(missing)?;
        let b = self.run_to_invisible(second)?.ok_or_else(missing)?;
        // What the second task did meanwhile may have changed what the first one is about to do.
        let a = self.run_to_invisible(first)?.ok_or_else(missing)?;
        Ok((a, b))
    }

    fn race(&mut self, a: &Point, b: &Point) -> Result<(), String> {
        let (a, b) = (self.target(a)?, self.target(b)?);
        if a.task == b.task {
            return Err("both accesses belong to one task".to_owned());
        }
        let before = self.state.clone();
        let seen = self.eye.observations.len();
        let met = match self.meet(a, b) {
            Ok(met) => met,
            Err(reason) => {
                self.state = before;
                self.eye.observations.truncate(seen);
                let (y, x) = self.meet(b, a).map_err(|_| reason)?;
                (x, y)
            }
        };
        let (x, y) = met;
        if x.loc != y.loc {
            return Err("the accesses are to different locations".to_owned());
        }
        if x.mode == Mode::R && y.mode == Mode::R {
            return Err("both accesses are reads".to_owned());
        }
        self.focus.push(x.loc);
        self.account = Some(self.of_race(&x, &y));
        self.tell(&x);
        self.tell(&y);
        for access in [x, y] {
            let name = super::eye::full_name(self.machine.program, &self.state, &access);
            let verb = if access.mode == Mode::W { "write" } else { "read" };
            self.note(access.task, format!("{verb} of {name}"));
        }
        Ok(())
    }

    /// Index of the held region that was acquired at this point; acquires it now if that has not happened.
    fn held(&mut self, at: Target) -> Result<(), String> {
        let executed = self.state.counts.as_ref().map_or(0, |c| c.get(at.task, at.site)) > at.occurrence;
        if !executed {
            self.execute(at)?;
        }
        if self.find_held(at).is_none() {
            return Err(format!("no region of {} is held", self.site_name(at.site)));
        }
        Ok(())
    }

    fn find_held(&self, at: Target) -> Option<usize> {
        let held = self.state.regions.held();
        held.iter().position(|h| h.task == at.task && h.site == at.site && h.occurrence == at.occurrence)
    }

    fn region_conflict(&mut self, a: &Point, b: &Point) -> Result<(), String> {
        let (a, b) = (self.target(a)?, self.target(b)?);
        if a.task == b.task {
            return Err("both regions belong to one task".to_owned());
        }
        let before = self.state.clone();
        let seen = self.eye.observations.len();
        if let Err(reason) = self.held(a).and_then(|()| self.held(b)) {
            self.state = before;
            self.eye.observations.truncate(seen);
            self.held(b).and_then(|()| self.held(a)).map_err(|_| reason)?;
        }
        // A region may be left in several pieces.
        let held = self.state.regions.held();
        let pieces = |t: Target| {
            held.iter().filter(move |h| h.task == t.task && h.site == t.site && h.occurrence == t.occurrence)
        };
        let clash = |x: &Held, y: &Held| {
            (x.mode == Mode::W || y.mode == Mode::W) && x.extent.overlaps(&y.extent, &self.state.heap)
        };
        let pairs = pieces(a).flat_map(|x| pieces(b).map(move |y| (x, y)));
        let Some((x, y)) = pairs.into_iter().find(|(x, y)| clash(x, y)) else {
            return Err("the regions do not conflict".to_owned());
        };
        self.account = Some(self.of_conflict(x, y));
        Ok(())
    }

    fn region(&mut self, at: &Point) -> Result<(), String> {
        let at = self.target(at)?;
        let wrong = |f: &Self| f.eye.misuses.iter().find(|(t, ..)| *t == at).copied();
        if let Some((_, misuse, span)) = wrong(self) {
            self.account = Some(self.of_misuse(at, misuse, span));
            return Ok(());
        }
        if self.machine.is_visible(at.site) {
            self.execute(at)?;
        } else {
            self.run_to_invisible(at)?;
            self.machine.advance(&mut self.state, at.task, 1, &mut self.eye);
        }
        let Some((_, misuse, span)) = wrong(self) else {
            return Err("nothing is wrong with the operation".to_owned());
        };
        self.account = Some(self.of_misuse(at, misuse, span));
        Ok(())
    }

    fn never_released(&mut self, at: &Point) -> Result<(), String> {
        let at = self.target(at)?;
        let Some(held) = self.find_held(at).and_then(|i| self.state.regions.held().get(i)) else {
            return Err(format!("no region of {} is held", self.site_name(at.site)));
        };
        let account = self.of_unreleased(held);
        if !self.state.task(at.task).has_ended() {
            return Err(format!("task {} has not ended", self.state.task(at.task).task_path()));
        }
        self.account = Some(account);
        Ok(())
    }

    /// Lets every task go as far as it can and checks whether that is stuck as the goal says. Invisible operations may
    /// be executed in any order, which matters where tasks compete for the initialisation of a class.
    fn stuck_as(&mut self, goal: impl Fn(&mut Self, Stuck) -> Result<(), String>) -> Result<(), String> {
        let before = self.state.clone();
        let seen = self.eye.observations.len();
        let mut first_reason = None;
        let others = (0..self.state.tasks.len().min(MOST_ORDERS) as u32).map(|t| Some(TaskId(t)));
        for first in std::iter::once(None).chain(others) {
            if let Some(t) = first {
                if !matches!(self.machine.pending(&self.state, t), Pending::Invisible) {
                    continue;
                }
                self.machine.advance(&mut self.state, t, SPIN_BUDGET, &mut self.eye);
            }
            settle(self.machine, self.liveness, &mut self.state, &mut self.eye)
                .map_err(|limit: Limit| limit.to_string())?;
            let found = stuck(self.machine, self.liveness, &self.state);
            match goal(self, found) {
                Ok(()) => return Ok(()),
                Err(reason) => first_reason.get_or_insert(reason),
            };
            self.state = before.clone();
            self.eye.observations.truncate(seen);
        }
        Err(first_reason.unwrap_or_default())
    }

    fn moves(&self, t: TaskId) -> String {
        let stop = match self.machine.pending(&self.state, t) {
            Pending::End => Stop::Finished,
            Pending::Waits(wait) => Stop::Waits(wait),
            _ => Stop::Visible,
        };
        format!("task {} can go on: {}", self.state.task(t).task_path(), self.why(t, &stop))
    }

    fn same_tasks(&self, found: &[TaskId], named: &[TaskPath]) -> Result<(), String> {
        let mut found: Vec<TaskPath> = found.iter().map(|t| self.state.task(*t).task_path()).collect();
        let mut named = named.to_vec();
        found.sort();
        named.sort();
        named.dedup();
        if found == named {
            return Ok(());
        }
        let list = |v: &[TaskPath]| v.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        Err(format!("the tasks that wait are {}, not {}", list(&found), list(&named)))
    }

    fn deadlock(&mut self, waiting: &[TaskPath]) -> Result<(), String> {
        self.stuck_as(|f, found| match found {
            Stuck::Deadlock(found) => {
                f.same_tasks(&found, waiting)?;
                f.explain(&found, &[]);
                f.account = Some(f.of_waiting());
                Ok(())
            }
            Stuck::Moves(t) => Err(f.moves(t)),
            Stuck::TimeLimit(limits) => {
                Err(time_limit(f.machine.program, &limits).detail().unwrap_or_default().to_owned())
            }
            // Tasks that turn in a loop of the library wait, as far as the program is concerned.
            Stuck::Livelock { all, spinning } => {
                f.same_tasks(&all, waiting)?;
                f.explain(&all, &spinning);
                let account = f.of_waiting();
                if account.kind == FindingKind::Deadlock {
                    f.account = Some(account);
                    return Ok(());
                }
                let names: Vec<String> = spinning.iter().map(|t| f.state.task(*t).task_path().to_string()).collect();
                Err(format!("{} turn for ever: a livelock, no deadlock", names.join(", ")))
            }
            Stuck::Over => Err(f.over()),
            Stuck::Endless => Err(ENDLESS.to_owned()),
            Stuck::Discarded => Err("an assumption does not hold".to_owned()),
        })
    }

    /// Why there is nobody who waits for ever.
    fn over(&self) -> String {
        let limited = self.state.all_tasks().find_map(|(t, _)| Some((t, self.machine.limited(&self.state, t)?)));
        let by_time = limited.and_then(|l| time_limit(self.machine.program, &[l]).detail().map(str::to_owned));
        by_time.unwrap_or_else(|| "all tasks have ended".to_owned())
    }

    fn livelock(&mut self, waiting: &[TaskPath]) -> Result<(), String> {
        self.stuck_as(|f, found| match found {
            Stuck::Livelock { all, spinning } => {
                f.same_tasks(&all, waiting)?;
                f.explain(&all, &spinning);
                f.account = Some(f.of_waiting());
                Ok(())
            }
            Stuck::Moves(t) => Err(f.moves(t)),
            Stuck::TimeLimit(limits) => {
                Err(time_limit(f.machine.program, &limits).detail().unwrap_or_default().to_owned())
            }
            Stuck::Deadlock(_) => Err("no task turns: a deadlock, no livelock".to_owned()),
            Stuck::Over => Err(f.over()),
            Stuck::Endless => Err(ENDLESS.to_owned()),
            Stuck::Discarded => Err("an assumption does not hold".to_owned()),
        })
    }

    /// Notes who waits for what, and a cycle if there is one.
    fn explain(&mut self, tasks: &[TaskId], spinning: &[TaskId]) {
        let waits = Waits::stuck(self.machine, &self.state, tasks);
        let mut notes: Vec<(TaskId, String)> = Vec::new();
        let mut next: Vec<(TaskId, TaskId)> = Vec::new();
        for &t in tasks {
            if spinning.contains(&t) {
                next.extend(waits.turns_for(t).iter().map(|other| (t, *other)));
                notes.push((t, waits.turns(t)));
                continue;
            }
            let Pending::Waits(wait) = self.machine.pending(&self.state, t) else { continue };
            next.extend(waits.waits_for(t, &wait).into_iter().map(|other| (t, other)));
            notes.push((t, waits.describe(t, &wait)));
        }
        if let Some(cycle) = cycle(&next)
            && let Some(first) = cycle.first()
        {
            let mut parts = Vec::new();
            for (t, other) in cycle.iter().zip(cycle.iter().cycle().skip(1)) {
                let wanted = match self.machine.pending(&self.state, *t) {
                    Pending::Waits(wait) => waits.wanted_of(*t, &wait, *other),
                    _ => format!("{} to go on", self.state.task(*other).task_path()),
                };
                parts.push(format!("{} waits for {wanted}", self.state.task(*t).task_path()));
            }
            notes.push((*first, format!("{CYCLE}{}", parts.join(", "))));
        }
        for (t, text) in notes {
            self.note(t, text);
        }
    }

    fn assertion(&mut self, at: &Point) -> Result<(), String> {
        let at = self.target(at)?;
        let Some(Instr::Op(Op::AssertFail { error })) = self.machine.instr(at.site) else {
            return Err(format!("{} is no assertion", self.site_name(at.site)));
        };
        self.run_to_invisible(at)?;
        let span = self.state.user_span(self.machine.program, at.task);
        let message = crate::names::operand(&self.state, at.task, error)
            .obj()
            .and_then(|o| super::eye::exception_message(self.machine.program, &self.state, o));
        let text = message.map_or_else(|| "assertion fails".to_owned(), |m| format!("assertion fails: {m}"));
        self.eye.note(&self.state, at.task, span, text.clone());
        self.note(at.task, text);
        self.account = Some(self.of_assertion(at.task, span));
        Ok(())
    }

    /// Lets a task come to its end: with which exception?
    fn throws(&mut self, t: TaskId) -> Result<Obj, String> {
        if matches!(self.state.task(t).phase, Phase::Running) {
            match self.advance(t) {
                Stop::Finished => {}
                stop => return Err(format!("{} instead of ending", self.why(t, &stop))),
            }
        }
        match self.state.task(t).phase {
            Phase::Finished(Ending::Threw(o)) | Phase::Ended(Ending::Threw(o)) => Ok(o),
            _ => Err("the root task does not end with an exception".to_owned()),
        }
    }

    fn exception(&mut self, at: &Point) -> Result<(), String> {
        let at = self.target(at)?;
        // It leaves the root task, or a daemon that nobody waits for.
        let alone = self.state.all_tasks().filter(|(t, task)| *t != TaskId::ROOT && task.ends_alone(*t));
        let daemons: Vec<TaskId> = alone.map(|(t, _)| t).collect();
        let is_it = |f: &Self, o: Obj| f.eye.throws.iter().any(|x| x.error == o && x.at == at);
        let of_daemon =
            daemons.into_iter().find_map(|t| self.throws(t).ok().filter(|o| is_it(self, *o)).map(|o| (t, o)));
        let (ends, thrown) = match of_daemon {
            Some(found) => found,
            None => (TaskId::ROOT, self.throws(TaskId::ROOT)?),
        };
        let thrown_at = |o: Obj| self.eye.throws.iter().filter(move |x| x.error == o);
        let text = exception_text(self.machine.program, &self.state, thrown);
        let Some(&Thrown { span, seen, .. }) = thrown_at(thrown).find(|x| x.at == at) else {
            let from: Vec<String> = thrown_at(thrown).map(|x| self.site_name(x.at.site)).collect();
            return Err(format!("{text} was thrown at {}", from.join(", ")));
        };
        let (task, text) = (self.state.task(at.task).task_path(), format!("throws {text}"));
        // The throw itself belongs into the schedule, at the time when it happened.
        if seen <= self.eye.observations.len() {
            let text = crate::names::capped(text.clone());
            self.eye.observations.insert(seen, Observation { task: task.clone(), span, text });
        }
        let mut account = self.of_exception(ends, at.task, span, text.strip_prefix("throws ").unwrap_or(&text));
        self.notes.push((task, span, text));
        for (by, span, text) in self.causes(thrown) {
            account.places.push(self.place(by, span, text.clone()));
            self.notes.push((self.state.task(by).task_path(), span, text));
        }
        self.account = Some(account);
        Ok(())
    }

    /// The causes of an exception that have been thrown themselves, from its own on: by whom, where, and what.
    fn causes(&self, thrown: Obj) -> Vec<(TaskId, Span, String)> {
        let p = self.machine.program;
        let Some(cause) = p.known.throwable_cause else { return Vec::new() };
        let of = |o: &Obj| self.state.heap.get(*o).get(p.field(cause).slot).obj();
        // There may be a circle of causes.
        std::iter::successors(of(&thrown), of)
            .take(MOST_CAUSES)
            .filter_map(|o| {
                let first = self.eye.throws.iter().find(|x| x.error == o)?;
                Some((first.at.task, first.span, format!("caused by {}", exception_text(p, &self.state, o))))
            })
            .collect()
    }
}

/// A cycle in a graph, if there is one: each element waits for the next, the last for the first.
fn cycle(edges: &[(TaskId, TaskId)]) -> Option<Vec<TaskId>> {
    let mut nodes: Vec<TaskId> = edges.iter().map(|(a, _)| *a).collect();
    nodes.dedup();
    let mut done: Vec<TaskId> = Vec::new();
    for start in nodes {
        // Depth first, with the path explicit.
        let mut path = vec![(start, 0usize)];
        while let Some((node, i)) = path.last().copied() {
            let successor = edges.iter().filter(|(a, _)| *a == node).map(|(_, b)| *b).nth(i);
            if let Some(last) = path.last_mut() {
                last.1 += 1;
            }
            match successor {
                None => {
                    done.push(node);
                    path.pop();
                }
                Some(next) => {
                    if let Some(at) = path.iter().position(|(n, _)| *n == next) {
                        return Some(path[at..].iter().map(|(n, _)| *n).collect());
                    }
                    if !done.contains(&next) {
                        path.push((next, 0));
                    }
                }
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cycles_are_found_where_there_are_some() {
        let t = TaskId;
        assert_eq!(cycle(&[(t(0), t(1)), (t(1), t(2)), (t(2), t(1))]), Some(vec![t(1), t(2)]));
        assert_eq!(cycle(&[(t(0), t(1)), (t(0), t(2)), (t(1), t(2))]), None);
        assert_eq!(cycle(&[(t(3), t(3))]), Some(vec![t(3)]));
    }
}
