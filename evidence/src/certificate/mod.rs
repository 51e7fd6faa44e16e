//! Certificates: what lets a second tool confirm an answer without trusting the engine that gave it.
//!
//! A certificate of a verdict `true` holds the trace of the program as data ([`trace`]) and says of each obligation how it
//! is discharged ([`obligation`]). A checker derives from the trace alone what has to be proved. One of a verdict `false`
//! has a witness, whose replay is the check; one of `unknown` says what stayed open. What came of checking is told with the
//! types of [`confirmed`].

pub mod confirmed;
pub mod obligation;
pub mod trace;

use crate::schedule::{InputValue, TaskPath};
use crate::verdict::{Property, Verdict};
use crate::witness::Tool;
use obligation::Obligation;
use serde::{Deserialize, Serialize};

/// Version of the format. It grows when a reader of the older version would be misled.
pub const FORMAT: u32 = 1;

/// All but the trace and the texts of queries, which are files of their own.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Certificate {
    /// [`FORMAT`].
    pub format: u32,
    /// What wrote it.
    pub tool: Tool,
    /// What it is about.
    pub program: Program,
    /// The properties that were asked for.
    pub properties: Vec<Property>,
    /// The answer.
    pub verdict: Verdict,
    /// What supports it.
    pub claim: Claim,
}

/// What a certificate is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Program {
    /// Source files, as they were given.
    pub files: Vec<String>,
    /// Hash of the texts of the program, of its input and of models that the user gave, with their roles.
    pub hash: String,
    /// Hash of the library models that come with the tool.
    pub models: String,
    /// Hash of what was asked: the text of the file `request.json`.
    pub request: String,
}

/// What supports a verdict.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Claim {
    /// `true`: every obligation is discharged.
    Holds {
        /// All of them, sorted.
        obligations: Vec<Obligation>,
        /// How many texts of queries there are.
        queries: usize,
        /// The canonical run, if there is a single one.
        canonical: Result<Canonical, String>,
    },
    /// `true`: the explicit engine has tried all orders that can matter. Nothing but doing so again confirms that.
    Enumerated {
        /// How many states it has met.
        states: u64,
        /// Why there are no obligations.
        why: String,
    },
    /// `false`: witnesses, by the names of their files.
    Violated(Vec<String>),
    /// `unknown`: what is not decided, in words.
    Open(Vec<String>),
}

/// The canonical run: who takes turns, with which inputs; and what is known of the log of its events.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Canonical {
    /// The tasks that take turns.
    pub turns: Vec<TaskPath>,
    /// Inputs in the order in which they are chosen.
    pub inputs: Vec<InputValue>,
    /// Number of entries of the log.
    pub entries: u64,
    /// Hash of the log, in hexadecimal digits.
    pub hash: String,
}
