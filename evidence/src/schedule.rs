//! Names of points of an execution, and schedules over them.
//!
//! A schedule names what happens by things that both engines and a person can see: the task (by the ordinals of the
//! spawns that led to it), the operation (a place in the program's linear code) and how often that task has executed
//! that operation before. It never uses an index of an engine's own data.

use crate::source::Span;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A task by its ancestry: the n-th spawn of each ancestor, from the root task (the empty path) downwards, counted
/// from 0 in the order in which that ancestor executes its spawns.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct TaskPath(pub Vec<u32>);

impl fmt::Display for TaskPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("main")?;
        self.0.iter().try_for_each(|n| write!(f, ".{}", n + 1))
    }
}

/// An operation of the program: index of its method and of the instruction in the method's linear code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Site {
    /// Index of the method in the program.
    pub method: u32,
    /// Index of the instruction.
    pub pc: u32,
}

/// The `occurrence`-th execution (from 0) of the operation `site` by `task`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Point {
    /// Who.
    pub task: TaskPath,
    /// What.
    pub site: Site,
    /// How many executions of `site` by `task` came before.
    pub occurrence: u32,
}

/// A concrete input value.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum InputValue {
    /// Any integral type and boolean (0 or 1).
    Int(i64),
    /// A float or double, as bits of a double.
    Float(u64),
}

/// One step of a schedule. Between steps tasks execute their invisible operations (local computation and plain
/// accesses) as far as the next step needs it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Step {
    /// `point.task` executes its invisible operations up to `point`, then the operation at `point`: a visible one or,
    /// in a schedule that goes on beyond a race, a plain access whose place in the order matters.
    Visible {
        /// The operation.
        point: Point,
    },
    /// The same for an input operation, which yields `value`.
    Input {
        /// The input operation.
        point: Point,
        /// What it yields.
        value: InputValue,
    },
    /// The task runs to its end.
    End {
        /// The task.
        task: TaskPath,
    },
    /// The task goes on to a wait with a time limit, and the time runs out.
    TimeOver {
        /// The task.
        task: TaskPath,
    },
}

/// What the state after the last step shows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Goal {
    /// Both tasks run on to just before these plain accesses: same location, at least one a write.
    Race {
        /// First access.
        a: Point,
        /// Second access.
        b: Point,
    },
    /// Both regions are held: each acquire was executed by a step or is executed now, without a release since.
    RegionConflict {
        /// First acquire.
        a: Point,
        /// Second acquire.
        b: Point,
    },
    /// A finding of a permission operation or of an access at one point (bad release, empty or out-of-range
    /// range, write under a read region).
    Region {
        /// The operation at fault.
        at: Point,
    },
    /// The region acquired at this point is still held when its task has ended.
    NeverReleased {
        /// The acquire.
        at: Point,
    },
    /// Every task that has not ended waits, and `waiting` names them.
    Deadlock {
        /// The waiting tasks.
        waiting: Vec<TaskPath>,
    },
    /// Some task waits for ever in a loop; the others have ended or wait too.
    Livelock {
        /// The tasks that have not ended.
        waiting: Vec<TaskPath>,
    },
    /// The failing assertion at this point is executed next.
    Assertion {
        /// The failing `assert`.
        at: Point,
    },
    /// The root task ends with an exception that was thrown at this point.
    Exception {
        /// Where it was thrown.
        at: Point,
    },
}

/// A schedule with its goal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Schedule {
    /// Steps in order.
    pub steps: Vec<Step>,
    /// What the last state shows.
    pub goal: Goal,
}

/// What a replay saw at one step; for the schedule table of a report.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Observation {
    /// The task.
    pub task: TaskPath,
    /// Position in the user's source (the caller's line for library code).
    pub span: Span,
    /// Short description for people, values capped: `x = 1`, `reads c (0)`, `enters isolated`, `waits for future`.
    pub text: String,
}

/// Facts about a task that a replay met; for reports.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TaskFact {
    /// The task.
    pub task: TaskPath,
    /// Where it was spawned, in the user's source; `None` for the root task.
    pub spawned_at: Option<Span>,
    /// `async`, `future`, `forall iteration`, …
    pub kind: String,
}

/// The answer of a replay.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Replay {
    /// The schedule exists and ends as its goal says.
    Confirmed {
        /// What happened, in order, restricted to what matters to the goal.
        observations: Vec<Observation>,
        /// All tasks that exist at the end.
        tasks: Vec<TaskFact>,
        /// What each waiting task waits for (deadlock), or extra facts (exception text), for people.
        notes: Vec<(TaskPath, Span, String)>,
    },
    /// It does not; `step` is the index of the step that failed (the number of steps for the goal itself).
    Rejected {
        /// Index of the failing step.
        step: usize,
        /// Why.
        reason: String,
    },
}

/// What the note about tasks that wait for one another begins with.
pub const CYCLE: &str = "cycle: ";

/// A replay's note of a task that turns in a loop of the program's own.
pub const TURNS: &str = "turns in a loop that only another task could end";

/// The reason if a schedule leads to where tasks turn for ever, but are meant to, and nobody waits for anything but their ends.
pub const ENDLESS: &str = "tasks turn for ever in loops without a way out, and the others wait for their end";

/// What the reason begins with if a schedule leads to where only a time limit goes on: it exists, but what happens then is not known.
pub const TIME_LIMIT: &str = "what happens when the time limit of ";

impl Replay {
    /// For a deadlock: which tasks wait for one another in a circle, if some do: `cycle: main waits for main.1's
    /// result, main.1 waits for main to leave its section`.
    pub fn cycles(&self) -> impl Iterator<Item = &str> {
        let notes = match self {
            Replay::Confirmed { notes, .. } => &notes[..],
            Replay::Rejected { .. } => &[],
        };
        notes.iter().map(|(_, _, text)| text.as_str()).filter(|text| text.starts_with(CYCLE))
    }
}

/// Something that can replay schedules of one program.
pub trait Replayer {
    /// Replays `schedule` from the program's start.
    fn replay(&self, schedule: &Schedule) -> Replay;
}
