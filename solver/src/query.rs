//! Questions to the solver: one goal, one or two queries.

use crate::options::Options;
use crate::prefix::{Goal, Prefix};
use scoville_encode::trace::Trace;
use scoville_evidence::verdict::{Discharge, Unknown};

/// The answer about one goal.
#[derive(Clone, Debug)]
pub enum Answer {
    /// Reachable by a confirmed prefix.
    Sat(Box<Prefix>),
    /// Not reachable.
    Unsat(Discharge),
    /// Not decided.
    Unknown(Unknown),
}

/// The solver's side of one run.
pub struct Queries<'a> {
    _trace: &'a Trace,
    _options: &'a Options<'a>,
    count: u64,
}

impl<'a> Queries<'a> {
    /// No query asked yet; no solver started.
    #[must_use]
    pub fn new(trace: &'a Trace, options: &'a Options<'a>) -> Self {
        Queries { _trace: trace, _options: options, count: 0 }
    }

    /// How many queries were asked.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.count
    }

    /// Asks whether `goal` is reachable.
    pub fn ask(&mut self, _goal: &Goal) -> Answer {
        Answer::Unknown(Unknown::Solver("no solver".into()))
    }
}
