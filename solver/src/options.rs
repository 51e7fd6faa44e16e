//! What the caller asks for.

use scoville_encode::unroll;
use scoville_evidence::account::Ledger;
use scoville_evidence::source::SourceMap;
use scoville_evidence::verdict::{Outcome, Property};
use serde::{Deserialize, Serialize};
use std::cell::RefCell;
use std::path::PathBuf;
use std::time::Instant;

/// Which encoding of order and memory is used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum EncodingChoice {
    /// Both in turn, first the one whose estimated size is better.
    #[default]
    Auto,
    /// Integer clocks and a source for each read.
    ReadFrom,
    /// A position for each section and a state after each position.
    Slots,
}

/// What is used besides the solver. Verdicts do not depend on it; `--pure-smt` uses nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Reductions {
    /// Order, exclusion and the canonical run decide what they can.
    pub structure: bool,
    /// Sections that are proved to commute are looked at in one order.
    pub commute: bool,
    /// Values drawn from counters are known to be different.
    pub counters: bool,
}

impl Reductions {
    /// Everything.
    pub const ALL: Reductions = Reductions { structure: true, commute: true, counters: true };
    /// Nothing.
    pub const NONE: Reductions = Reductions { structure: false, commute: false, counters: false };

    /// All combinations; the first is [`Reductions::ALL`], the last [`Reductions::NONE`].
    pub fn combinations() -> impl Iterator<Item = Reductions> {
        (0..8).map(|n| Reductions { structure: n & 4 == 0, commute: n & 2 == 0, counters: n & 1 == 0 })
    }

    /// The same for the unroller.
    #[must_use]
    pub fn unrolling(self, options: unroll::Options) -> unroll::Options {
        unroll::Options { keep_all: !self.structure, counters: self.counters, ..options }
    }
}

/// Options of one run.
#[derive(Clone)]
pub struct Options<'a> {
    /// Properties that the verdict speaks of.
    pub properties: Vec<Property>,
    /// What decides besides the solver.
    pub reductions: Reductions,
    /// The encoding.
    pub encoding: EncodingChoice,
    /// Limit of each query in the solver's own resource units, which makes answers repeat; 0 for none.
    pub rlimit: u32,
    /// When to stop.
    pub deadline: Option<Instant>,
    /// Where each query is written, as SMT-LIB text.
    pub dump: Option<PathBuf>,
    /// For line numbers in findings.
    pub sources: Option<&'a SourceMap>,
    /// How many races are shown after the first if they cost nothing.
    pub further_races: usize,
    /// The trace is exact beyond races too: all of them are decided, and whatever else is asked.
    pub all_races: bool,
    /// Takes what came of each obligation, if somebody wants to know.
    pub ledger: Option<&'a RefCell<Ledger>>,
    /// Called after each obligation with the outcome so far.
    pub progress: Option<&'a dyn Fn(&Outcome)>,
}

impl Default for Options<'_> {
    fn default() -> Self {
        Options {
            properties: Property::ALL.to_vec(),
            reductions: Reductions::ALL,
            encoding: EncodingChoice::Auto,
            rlimit: 0,
            deadline: None,
            dump: None,
            sources: None,
            further_races: 4,
            all_races: false,
            ledger: None,
            progress: None,
        }
    }
}
