//! Witness files: a violation of a program that can be replayed later, by others, and after unrelated edits.
//!
//! A witness names what happens by things that survive edits elsewhere in the program: the task by its ancestry, the
//! operation by its kind, its method and its rank among the like operations of that method, and how often the task has
//! executed it before. Positions are for people; they are compared only while the program's text is the same. The schema
//! of the files is `docs/witness.schema.json`.

mod format;
mod replayed;

pub use format::{FormatError, hash, parse, render};
pub use replayed::{Change, ChangeKind, Misfit, Replayed, StepState};

use crate::schedule::{InputValue, TaskPath};
use crate::verdict::{FindingKind, Property};
use serde::{Deserialize, Serialize};

/// What the member `format` says.
pub const FORMAT: &str = "scoville-witness";

/// Version of the format; grows with every change after which an older reader would fail or be misled.
pub const VERSION: u32 = 2;

/// A witness: one violation of one program, with the events that lead to it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Witness {
    /// [`FORMAT`].
    pub format: String,
    /// [`VERSION`].
    pub version: u32,
    /// Who wrote it.
    pub tool: Tool,
    /// Which program it is about.
    pub program: Program,
    /// The violated property; that of the finding's kind.
    pub property: Property,
    /// The violation.
    pub finding: Found,
    /// The tasks that exist when it shows, for people.
    pub tasks: Vec<Task>,
    /// What happens, in order.
    pub events: Vec<Event>,
}

/// A tool with its version.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tool {
    /// Its name.
    pub name: String,
    /// Its version.
    pub version: String,
}

/// The program of a witness.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Program {
    /// Source files as they were given.
    pub files: Vec<String>,
    /// The class whose `main` is run, if it had to be named.
    pub main: Option<String>,
    /// Arguments of the program.
    pub args: Vec<String>,
    /// [`hash`] of the files' texts.
    pub hash: String,
}

/// A position for people, of the first character.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The file as it was given.
    pub file: String,
    /// Line, from 1.
    pub line: u32,
    /// Column in characters, from 1.
    pub column: u32,
}

/// A task, written as it is shown: `main`, `main.2.1`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TaskName(pub TaskPath);

impl From<TaskName> for String {
    fn from(name: TaskName) -> String {
        name.0.to_string()
    }
}

impl TryFrom<String> for TaskName {
    type Error = String;

    fn try_from(text: String) -> Result<TaskName, String> {
        let wrong = || format!("`{text}` names no task: `main` and `main.2.1` would");
        let mut parts = text.split('.');
        if parts.next() != Some("main") {
            return Err(wrong());
        }
        let ordinal = |part: &str| {
            let plain = part.bytes().all(|b| b.is_ascii_digit()) && !part.starts_with('0');
            part.parse::<u32>().ok().filter(|_| plain).and_then(|n| n.checked_sub(1)).ok_or_else(wrong)
        };
        parts.map(ordinal).collect::<Result<Vec<u32>, String>>().map(|path| TaskName(TaskPath(path)))
    }
}

/// A task with what people want to know of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Task {
    /// The task.
    pub task: TaskName,
    /// `main`, `async`, `future`, …
    pub kind: String,
    /// Where it was spawned; null for the root task.
    pub spawned_at: Option<Position>,
}

/// One execution of one operation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Point {
    /// Who.
    pub task: TaskName,
    /// What: `spawn`, `enter`, `acquire`, `write`, …
    pub operation: String,
    /// What more makes operations alike: the field, the kind of section or region; may be empty.
    pub detail: String,
    /// The method that it stands in, with the types of its parameters.
    pub method: String,
    /// How many operations with the same name and detail stand before it in the method.
    pub ordinal: u32,
    /// How many executions of it by the task came before.
    pub occurrence: u32,
    /// Where it stands; in a library class, where the program calls that.
    pub at: Position,
    /// What it does, for people.
    pub text: String,
}

/// A step of the schedule.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Event {
    /// A task executes an operation.
    Operation(Point),
    /// A task executes an input operation, which yields this.
    Input {
        /// The operation.
        point: Point,
        /// What it yields.
        value: Value,
    },
    /// A task runs to its end.
    End {
        /// The task.
        task: TaskName,
    },
    /// A task waits with a time limit, which runs out.
    TimeOver {
        /// The task.
        task: TaskName,
    },
}

impl Event {
    /// Who does it.
    #[must_use]
    pub fn task(&self) -> &TaskPath {
        match self {
            Event::Operation(point) | Event::Input { point, .. } => &point.task.0,
            Event::End { task } | Event::TimeOver { task } => &task.0,
        }
    }
}

/// An input value; a floating-point number as text, so that infinities and NaN can be written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Value {
    /// Integral, or 0 and 1 for boolean.
    Int(i64),
    /// `1.5`, `-0.0`, `NaN`, `inf`.
    Double(String),
}

impl From<InputValue> for Value {
    fn from(value: InputValue) -> Value {
        match value {
            InputValue::Int(i) => Value::Int(i),
            InputValue::Float(bits) => Value::Double(format!("{:?}", f64::from_bits(bits))),
        }
    }
}

impl TryFrom<&Value> for InputValue {
    type Error = String;

    fn try_from(value: &Value) -> Result<InputValue, String> {
        match value {
            Value::Int(i) => Ok(InputValue::Int(*i)),
            Value::Double(text) => match text.parse::<f64>() {
                Ok(d) => Ok(InputValue::Float(d.to_bits())),
                Err(_) => Err(format!("`{text}` is no floating-point number")),
            },
        }
    }
}

/// A violation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Found {
    /// What it is, and where.
    pub violation: Violation,
    /// In one sentence, for people.
    pub message: String,
    /// The places that it is about, for people.
    pub places: Vec<Shown>,
}

/// What the state after the last event shows, with the operations that it is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Violation {
    /// Both tasks run on to just before these accesses of the same location, at least one of them a write.
    Race(Point, Point),
    /// Both regions are held, and overlap.
    RegionConflict(Point, Point),
    /// A region that is still held when its task has ended.
    NeverReleased(Point),
    /// A release of what is not held.
    BadRelease(Point),
    /// An empty or wrong range.
    BadRange(Point),
    /// A write under a read region.
    WriteUnderRead(Point),
    /// These tasks wait for ever; all others have ended.
    Deadlock(Vec<TaskName>),
    /// The same, with at least one that turns in a loop.
    Livelock(Vec<TaskName>),
    /// The root task ends with the exception that is thrown here.
    Exception(Point),
    /// This assertion fails.
    Assertion(Point),
}

impl Violation {
    /// Its kind.
    #[must_use]
    pub fn kind(&self) -> FindingKind {
        match self {
            Violation::Race(..) => FindingKind::Race,
            Violation::RegionConflict(..) => FindingKind::RegionConflict,
            Violation::NeverReleased(_) => FindingKind::NeverReleased,
            Violation::BadRelease(_) => FindingKind::BadRelease,
            Violation::BadRange(_) => FindingKind::BadRange,
            Violation::WriteUnderRead(_) => FindingKind::WriteUnderRead,
            Violation::Deadlock(_) => FindingKind::Deadlock,
            Violation::Livelock(_) => FindingKind::Livelock,
            Violation::Exception(_) => FindingKind::Exception,
            Violation::Assertion(_) => FindingKind::Assertion,
        }
    }

    /// The operations that it is about.
    #[must_use]
    pub fn points(&self) -> Vec<&Point> {
        match self {
            Violation::Race(a, b) | Violation::RegionConflict(a, b) => vec![a, b],
            Violation::NeverReleased(p)
            | Violation::BadRelease(p)
            | Violation::BadRange(p)
            | Violation::WriteUnderRead(p)
            | Violation::Exception(p)
            | Violation::Assertion(p) => vec![p],
            Violation::Deadlock(_) | Violation::Livelock(_) => Vec::new(),
        }
    }
}

/// A place of a finding.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shown {
    /// The task.
    pub task: TaskName,
    /// Where.
    pub at: Position,
    /// `write of x[1]`, `waits at the end of finish for task main.1`.
    pub what: String,
}

#[cfg(test)]
mod tests;
