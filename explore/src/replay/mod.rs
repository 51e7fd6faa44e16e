//! The replay of schedules on concrete values.
//!
//! A replay follows the steps strictly: each task executes invisible operations only when its next step needs them,
//! and any visible operation that is not the named one ends the replay. The state after the last step is then checked
//! against the goal ([`goals`]). A schedule is replayed twice: the first time finds out whether it is right and which
//! locations matter, the second time tells what happens there.
//!
//! [`witness`] does the same for witness files, which name operations by names ([`operation`]) instead of sites, and tells
//! what each step changed ([`changes`]).

mod account;
mod changes;
mod eye;
mod follow;
mod goals;
mod operation;
#[cfg(test)]
mod tests;
mod witness;

use crate::liveness::Liveness;
use crate::machine::{Limits, Loc, Machine};
use eye::{Eye, MOST_LOCATIONS};
pub use eye::{access_text, accessed_place, exception_text};
use follow::Follower;
use rustc_hash::FxHashSet;
use scoville_evidence::schedule::{Goal, Replay, Replayer, Schedule, TaskFact};
use scoville_ir::program::Program;
pub use witness::Origin;

/// Replays schedules of one program.
#[derive(Debug)]
pub struct ProgramReplayer<'p> {
    machine: Machine<'p>,
    liveness: Liveness<'p>,
    /// Instructions that tasks may execute on the way from step to step, in all.
    most: u64,
}

/// Why a replay fails, and at which step.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Failure {
    step: usize,
    reason: String,
}

impl<'p> ProgramReplayer<'p> {
    /// For this program.
    #[must_use]
    pub fn new(program: &'p Program, limits: Limits) -> ProgramReplayer<'p> {
        ProgramReplayer { machine: Machine::new(program, limits), liveness: Liveness::new(program), most: u64::MAX }
    }

    /// One that gives up where a replay takes more instructions than this: none that does is of the trace that the schedule is from.
    #[must_use]
    pub fn within(self, most: u64) -> ProgramReplayer<'p> {
        ProgramReplayer { most, ..self }
    }

    fn once(&self, schedule: &Schedule, told: Option<FxHashSet<Loc>>) -> Result<Follower<'_, 'p>, Failure> {
        let mut follower = Follower::new(&self.machine, &self.liveness, Eye::new(self.machine.program, told));
        follower.most = self.most;
        for (i, step) in schedule.steps.iter().enumerate() {
            follower.step(step).map_err(|reason| Failure { step: i, reason })?;
        }
        let end = schedule.steps.len();
        follower.goal(&schedule.goal).map_err(|reason| Failure { step: end, reason })?;
        Ok(follower)
    }
}

impl Replayer for ProgramReplayer<'_> {
    fn replay(&self, schedule: &Schedule) -> Replay {
        let rejected = |f: Failure| Replay::Rejected { step: f.step, reason: f.reason };
        let first = match self.once(schedule, None) {
            Ok(first) => first,
            Err(failure) => return rejected(failure),
        };
        let mut told: Vec<Loc> = first.focus.clone();
        let more = match schedule.goal {
            Goal::Race { .. } | Goal::RegionConflict { .. } | Goal::Region { .. } | Goal::NeverReleased { .. } => &[],
            _ => &first.eye.shared[..],
        };
        told.extend(first.eye.touched.iter().chain(more).take(MOST_LOCATIONS));
        let told = told.into_iter().collect();
        match self.once(schedule, Some(told)) {
            Ok(second) => {
                Replay::Confirmed { tasks: tasks(&second), observations: second.eye.observations, notes: second.notes }
            }
            Err(failure) => rejected(failure),
        }
    }
}

fn tasks(f: &Follower<'_, '_>) -> Vec<TaskFact> {
    f.state
        .all_tasks()
        .map(|(_, task)| TaskFact {
            task: task.task_path(),
            spawned_at: task.spawned_at,
            kind: crate::names::task_kind(task.kind).to_owned(),
        })
        .collect()
}
