//! How well an obligation has been confirmed.

use scoville_evidence::certificate::confirmed::Level;
use scoville_evidence::certificate::obligation::{Obligation, Reason};

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
