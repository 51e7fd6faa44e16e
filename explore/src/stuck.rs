//! States in which nothing goes on: deadlock and livelock.

use crate::ends::wait_for_the_end;
use crate::late::{After, after};
use crate::liveness::Liveness;
use crate::machine::sections::Section;
use crate::machine::state::{Phase, State};
use crate::machine::watch::Watch;
use crate::machine::{Limit, Machine, Pending, Stop, TaskId, Wait};
use crate::spin::{Alone, alone, leave};
use scoville_evidence::schedule::TIME_LIMIT;
use scoville_evidence::verdict::Unknown;
use scoville_ir::program::{self, Program};
use scoville_ir::types::MethodId;

/// Instructions that a task may take to come back to where it was, or to its next visible operation.
pub const SPIN_BUDGET: u64 = 300_000;

/// Why nothing goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stuck {
    /// All tasks but daemons have ended, or the program was halted.
    Over,
    /// Some met a false assumption; the others have ended or wait.
    Discarded,
    /// These wait, not all of them daemons; all others have ended.
    Deadlock(Vec<TaskId>),
    /// These have not ended: some spin, the others wait for what no spinning task gives.
    Livelock {
        /// All that have not ended.
        all: Vec<TaskId>,
        /// Those that spin.
        spinning: Vec<TaskId>,
    },
    /// Nothing goes on but time, which ends a wait of one of these in these methods.
    TimeLimit(Vec<(TaskId, MethodId)>),
    /// Tasks turn for ever that wait for nothing, and the others wait for the end of these.
    Endless,
    /// Not stuck: this task can go on.
    Moves(TaskId),
}

/// Lets every task execute its invisible operations, each as far as it can go. One that turns for ever goes on again only
/// if another task has given it a reason.
///
/// # Errors
/// At a limit.
pub fn settle<'p, W: Watch>(
    machine: &Machine<'p>,
    liveness: &Liveness<'p>,
    s: &mut State,
    w: &mut W,
) -> Result<(), Limit> {
    let mut before = u64::MAX;
    // The initialisation of a class may be what another task waits for: go round until nothing more happens.
    for round in 0..64 {
        if s.steps == before {
            break;
        }
        before = s.steps;
        for t in (0..s.tasks.len() as u32).map(TaskId) {
            let turns = round > 0 && machine.pending(s, t) == Pending::Invisible;
            if turns && matches!(alone(machine, liveness, s, t, SPIN_BUDGET), Alone::Spins { .. }) {
                continue;
            }
            if let Stop::Limit(limit) = machine.advance(s, t, SPIN_BUDGET, w) {
                return Err(limit);
            }
        }
        let invisible = |t: TaskId| machine.pending(s, t) == Pending::Invisible;
        if !(0..s.tasks.len() as u32).map(TaskId).any(invisible) {
            break;
        }
    }
    Ok(())
}

/// Whether a settled state is stuck, and how.
#[must_use]
pub fn stuck<'p>(machine: &Machine<'p>, liveness: &Liveness<'p>, s: &State) -> Stuck {
    if s.halted.is_some() {
        return Stuck::Over;
    }
    let mut waiting: Vec<(TaskId, Wait)> = Vec::new();
    let mut candidates = Vec::new();
    let mut discarded = false;
    for (t, task) in s.all_tasks() {
        discarded |= task.phase == Phase::Discarded;
        match machine.pending(s, t) {
            Pending::Never => {}
            Pending::Waits(wait) => waiting.push((t, wait)),
            Pending::End => return Stuck::Moves(t),
            Pending::Invisible | Pending::Visible(_) => candidates.push(t),
        }
    }
    if !s.goes_on() {
        // The program ends with the last task that is no daemon, whatever daemons do or wait for.
        return if discarded { Stuck::Discarded } else { Stuck::Over };
    }
    let mut kept = Vec::new();
    let (mut endless, mut waits_in_loop) = (Vec::new(), false);
    for t in &candidates {
        match alone(machine, liveness, s, *t, SPIN_BUDGET) {
            Alone::Other | Alone::Diverges => return Stuck::Moves(*t),
            Alone::Spins { sections, waits } => {
                kept.push((*t, sections));
                if !waits {
                    endless.push(*t);
                }
                // Daemons may wait for ever.
                waits_in_loop |= waits && !s.task(*t).daemon;
            }
        }
    }
    for (t, wait) in &waiting {
        let Wait::Section(holders) = wait else { continue };
        let Some((space, wanted)) = machine.section_wanted(s, *t) else { continue };
        let excludes = |section: &Section| section.space == space && section.taken.excludes(&wanted);
        // A spinning task that leaves the section now and then lets the waiting one in.
        let leaves = |(holder, sections): &&(TaskId, usize)| {
            holders.contains(holder) && !s.task(*holder).sections.iter().take(*sections).any(excludes)
        };
        if let Some((holder, _)) = kept.iter().find(leaves) {
            return let_in(machine, liveness, s, *holder, &excludes).unwrap_or(Stuck::Moves(*holder));
        }
    }
    if discarded {
        return Stuck::Discarded;
    }
    let stays: Vec<TaskId> = waiting.iter().map(|(t, _)| *t).chain(candidates.iter().copied()).collect();
    let mut later = None;
    let limits: Vec<(TaskId, MethodId)> = stays.iter().filter_map(|t| Some((*t, machine.limited(s, *t)?))).collect();
    if let [(t, _), more @ ..] = &limits[..] {
        let others: Vec<TaskId> = stays.iter().copied().filter(|u| u != t).collect();
        match if more.is_empty() { after(machine, liveness, s, *t, &others) } else { After::Unknown } {
            After::Stuck(state) => later = Some(state),
            After::Over => return Stuck::Over,
            After::Unknown => return Stuck::TimeLimit(limits),
        }
    }
    if candidates.is_empty() {
        return Stuck::Deadlock(waiting.into_iter().map(|(t, _)| t).collect());
    }
    if !waits_in_loop && wait_for_the_end(machine, later.as_deref().unwrap_or(s), &endless) {
        return Stuck::Endless;
    }
    let mut all: Vec<TaskId> = waiting.into_iter().map(|(t, _)| t).chain(candidates.iter().copied()).collect();
    all.sort_unstable();
    Stuck::Livelock { all, spinning: candidates }
}

/// A spinning task goes on until it has left the sections that keep another one out. It changes nothing on the way; so if all tasks spin or wait
/// for ever from there, they do from here.
fn let_in<'p>(
    machine: &Machine<'p>,
    liveness: &Liveness<'p>,
    s: &State,
    holder: TaskId,
    excludes: &impl Fn(&Section) -> bool,
) -> Option<Stuck> {
    let outside = leave(machine, liveness, s, holder, excludes)?;
    let stuck = stuck(machine, liveness, &outside);
    matches!(stuck, Stuck::Livelock { .. }).then_some(stuck)
}

/// What is not known where only time limits go on.
#[must_use]
pub fn time_limit(program: &Program, limits: &[(TaskId, MethodId)]) -> Unknown {
    let Some((_, method)) = limits.first() else { return Unknown::Unsupported(TIME_LIMIT.to_owned()) };
    let method = program.method(*method);
    let what = match method.limit {
        Some(program::Limit::Idle) if method.name.starts_with("java.util.concurrent.") => {
            "idle workers of a pool that has not been shut down"
        }
        _ => &method.name,
    };
    Unknown::Unsupported(format!("{TIME_LIMIT}{what} runs out"))
}
