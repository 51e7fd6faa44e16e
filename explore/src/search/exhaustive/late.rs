//! Time limits that run out.
//!
//! Waits with a time limit are taken to be long enough as long as anything else goes on. In a state in which nothing does,
//! the time of one of them runs out: that is a step, and the search goes on from there.
//!
//! *Races.* To have waited in vain orders nothing, so what such a task does next may race with what others have done before.
//! But the search tells races by states in which two tasks stand before their accesses, and when nothing else goes on, the others
//! are past theirs. Let `b` follow a limit that ran out in an execution, and `a` come before, with nothing that orders them. What has to
//! come before either is an execution, too, and in it the wait is as vain as before: whatever could have ended it is missing even more.
//! So the search starts over, and such waits ([`Vain`]) may end early, which Java allows; what else than races comes after that
//! is not told. The task has to wait, as that is what it did: it does if it is blocked, or turns without changing anything.
//!
//! Which of several waits is over first is not known where they are of different methods, because the times are not compared.

use super::front::{Context, Front};
use crate::late::waits;
use crate::machine::TaskId;
use crate::search::runner::{Late, Move};
use rustc_hash::FxHashSet;
use scoville_evidence::schedule::Site;
use scoville_ir::program::Limit;
use scoville_ir::types::MethodId;

/// Most time limits of one task that are told apart by how many ran out before: a loop may wait again and again.
const MOST: u8 = 8;

/// Waits that have been in vain: the task, how many of its time limits had run out before, and where the program calls for it.
pub type Vain = FxHashSet<(u64, u8, Option<Site>)>;

/// How many time limits of each task have run out.
#[derive(Clone, Debug, Default)]
pub struct Spent(Vec<(TaskId, u8)>);

impl Spent {
    /// One more, of `t`.
    pub fn add(&mut self, t: TaskId) {
        match self.0.iter_mut().find(|(u, _)| *u == t) {
            Some((_, n)) => *n = (*n + 1).min(MOST),
            None => self.0.push((t, 1)),
        }
    }

    /// All that are some.
    pub fn iter(&self) -> impl Iterator<Item = (TaskId, u8)> {
        self.0.iter().copied()
    }

    fn of(&self, t: TaskId) -> u8 {
        self.0.iter().find(|(u, _)| *u == t).map_or(0, |(_, n)| *n)
    }
}

/// The wait of `t`.
pub fn wait(cx: &Context<'_>, f: &Front, t: TaskId) -> (u64, u8, Option<Site>) {
    (f.state.task(t).ident, f.spent.of(t), f.state.user_site(cx.program(), t))
}

/// The moves of a state in which nothing goes on but the time limits of these; none if what happens is not known.
pub fn last(cx: &Context<'_>, f: &Front, limits: &[(TaskId, MethodId)]) -> Vec<Move> {
    let of_time = |(_, m): &&(TaskId, MethodId)| cx.program().method(*m).limit == Some(Limit::Time);
    let waiting: Vec<TaskId> = limits.iter().filter(of_time).map(|(t, _)| *t).collect();
    let methods: Vec<Option<MethodId>> =
        waiting.iter().map(|t| waits(&cx.machine, &cx.liveness, &f.state, *t)).collect();
    let alike = methods.iter().all(|m| m.is_some() && m == &methods[0]);
    // Values that are left open may stand for ways on that there are not.
    if !alike || !cx.wide.is_empty() {
        return Vec::new();
    }
    waiting.into_iter().map(|t| Move::late(t, Late::Last)).collect()
}

/// The moves by which time runs out early.
pub fn early<'a>(cx: &'a Context<'_>, f: &'a Front) -> impl Iterator<Item = Move> + 'a {
    let ids = (0..f.state.tasks.len() as u32).map(TaskId).filter(|_| !cx.late.is_empty());
    let vain = |t: &TaskId| cx.late.contains(&wait(cx, f, *t));
    let waits = |t: &TaskId| waits(&cx.machine, &cx.liveness, &f.state, *t).is_some();
    ids.filter(vain).filter(waits).map(|t| Move::late(t, Late::Early))
}
