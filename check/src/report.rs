//! How well an obligation has been confirmed.

use scoville_evidence::certificate::obligation::{Obligation, Reason};
use serde::{Deserialize, Serialize};
use std::fmt;

/// What came of a query.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Solved {
    /// A solver that the engine does not use finds no model.
    Second,
    /// Another process of the engine's solver finds none.
    Agrees,
    /// Nobody has answered: no solver, or not in time.
    Open,
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
