//! What a checker says of a certificate.

use super::obligation::{Obligation, Reason};
use crate::verdict::Property;
use serde::{Deserialize, Serialize};
use std::fmt;

/// What came of a certificate.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Checked {
    /// What it claims, as the words of a verdict; `None` if that was not reached.
    pub claim: Option<String>,
    /// The source files that it is about, as they were given.
    pub files: Vec<String>,
    /// The properties that it is about.
    pub properties: Vec<Property>,
    /// The arguments of the program.
    pub args: Vec<String>,
    /// Files of models that the user has given.
    pub models: Vec<String>,
    /// Whether an independent engine has executed the canonical run and found it in the trace; `None` if the claim needs none.
    pub followed: Option<bool>,
    /// Why it is not accepted, if so.
    pub rejected: Option<String>,
    /// Lines that say how the claim was checked.
    pub lines: Vec<String>,
    /// All obligations, in the order of the certificate.
    pub obligations: Vec<Confirmed>,
    /// What remains trusted.
    pub trusted: Vec<String>,
}

impl Checked {
    /// How many obligations rest on the engine's answer alone: then nothing is confirmed of the whole.
    #[must_use]
    pub fn unsolved(&self) -> usize {
        self.obligations.iter().filter(|o| o.level == Level::Unsolved).count()
    }
}

/// An obligation that the checker has looked at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Confirmed {
    /// What has to hold, in words.
    pub about: String,
    /// Why it holds, in words.
    pub by: Vec<String>,
    /// How far that is confirmed.
    pub level: Level,
}

/// How far an obligation is confirmed, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// The checker has found the reason itself.
    Proof,
    /// The checker's own query has no model, says a solver that the engine does not use.
    SecondSolver,
    /// The checker's own query has no model, says another process of the same solver.
    Agreement,
    /// The certificate says so.
    Taken,
    /// A query that nobody has answered again.
    Unsolved,
}

impl Level {
    /// All of them.
    pub const ALL: [Level; 5] = [Level::Proof, Level::SecondSolver, Level::Agreement, Level::Taken, Level::Unsolved];
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Level::Proof => "proof checked",
            Level::SecondSolver => "second solver",
            Level::Agreement => "agreement only",
            Level::Taken => "taken from the certificate",
            Level::Unsolved => "not re-solved",
        })
    }
}

/// What came of a query.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Solved {
    /// A solver that the engine does not use finds no model.
    Second,
    /// Another process of the engine's solver finds none.
    Agrees,
    /// Nobody has answered: no solver, or not in time.
    Open,
}

/// The level of an obligation: that of its weakest reason.
#[must_use]
pub fn level(obligation: &Obligation, solved: &[Solved]) -> Level {
    let of = |reason: &Reason| match reason {
        Reason::Query(n) => match solved.get(*n) {
            Some(Solved::Second) => Level::SecondSolver,
            Some(Solved::Agrees) => Level::Agreement,
            Some(Solved::Open) | None => Level::Unsolved,
        },
        Reason::Initialiser => Level::Taken,
        _ => Level::Proof,
    };
    obligation.by.iter().map(of).max().unwrap_or(Level::Unsolved)
}
