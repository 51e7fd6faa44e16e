//! What comes of replaying a witness.

use crate::schedule::TaskPath;
use crate::source::Span;
use crate::verdict::Finding;
use serde::{Deserialize, Serialize};

/// The answer about a witness.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Replayed {
    /// Whether the program's text is another than that which the witness was made of.
    pub changed: bool,
    /// How many events the witness has; the violation itself counts as the step after them.
    pub events: usize,
    /// The violation as it shows in the program as it is now, or where the witness does not fit.
    pub result: Result<Box<Finding>, Misfit>,
    /// What each step changed, as far as the witness fits; empty unless asked for.
    pub steps: Vec<StepState>,
}

/// The step at which a witness does not fit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Misfit {
    /// Index of the event; the number of events if it is the violation.
    pub step: usize,
    /// What the witness says.
    pub expected: String,
    /// What the program does instead.
    pub found: String,
    /// Where its task stands in the program as it is now, if it exists.
    pub at: Option<Span>,
}

/// One step of a replay, with what it changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StepState {
    /// Index of the event; the number of events for the last step, at which the violation shows.
    pub step: usize,
    /// Who; `None` for the last step.
    pub task: Option<TaskPath>,
    /// Where.
    pub span: Option<Span>,
    /// What it did.
    pub what: String,
    /// What is different from the state before.
    pub changes: Vec<Change>,
}

/// One difference between two states.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Change {
    /// Of what.
    pub kind: ChangeKind,
    /// In words: `numbers[1] = 4 (was 0)`.
    pub text: String,
}

/// What is different.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ChangeKind {
    /// A field or an array element.
    Memory,
    /// A local variable of the task.
    Local,
    /// The atomic sections that a task is in.
    Section,
    /// The permission regions that a task holds.
    Region,
    /// A task was created, began or ended.
    Task,
    /// What a task waits for.
    Wait,
}

impl ChangeKind {
    /// The stable word for it.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            ChangeKind::Memory => "memory",
            ChangeKind::Local => "local",
            ChangeKind::Section => "section",
            ChangeKind::Region => "region",
            ChangeKind::Task => "task",
            ChangeKind::Wait => "wait",
        }
    }
}
