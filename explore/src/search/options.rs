//! Settings of an exploration, and what it yields.

use crate::machine::Limits;
use scoville_evidence::source::Span;
use scoville_evidence::verdict::Finding;
use scoville_evidence::verdict::Outcome;
use std::time::Duration;

/// Which orders are tried.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Method {
    /// All that can matter, from each state for a persistent set of tasks: see [`super::exhaustive`].
    #[default]
    Exhaustive,
    /// All that can matter, from each state for all tasks. For checking the former.
    Unreduced,
    /// All, also where the order of constructs cannot matter. Slow; for checking the other methods.
    Constructs,
    /// Those that Algorithm 1 of the JPF-HJ paper tries.
    Paper,
    /// One of those that come to the same: see [`super::dpor`].
    Dpor,
}

/// How far a search is.
#[derive(Clone, Debug, Default)]
pub struct Progress {
    /// States met.
    pub states: u64,
    /// Steps taken.
    pub transitions: u64,
    /// Steps on the present path.
    pub depth: u64,
    /// Memory of kept states in bytes, about.
    pub bytes: u64,
    /// Most tasks of an execution.
    pub tasks: u64,
    /// Violations that have been found since this was told last, and replayed; the first few of a search only.
    pub news: Vec<Finding>,
}

/// What a search counts; of several rounds the last one's numbers, but for those that say otherwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// States kept.
    pub states: u64,
    /// Steps.
    pub transitions: u64,
    /// Longest execution, in steps.
    pub depth: u64,
    /// How often the search was started over with more scheduling points.
    pub rounds: u64,
    /// Executions that came to an end.
    pub executions: u64,
    /// Most memory of kept states in bytes, about, over all rounds.
    pub bytes: u64,
    /// Most tasks of an execution, over all rounds.
    pub tasks: u64,
    /// Checked accesses of the first execution.
    pub accesses: u64,
    /// Regions entered in the first execution.
    pub regions: u64,
    /// Scheduling points that had to be added.
    pub sensitive: u64,
}

/// A location that two tasks use outside of regions, with nothing but the order of sections between them.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Shared {
    /// One access in the user's source.
    pub first: Span,
    /// The other, perhaps at the same place.
    pub second: Span,
    /// The location.
    pub what: String,
}

/// Two operations whose order matters, so that the published algorithm promises nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outside {
    /// What they are.
    pub what: &'static str,
    /// One in the user's source.
    pub first: Span,
    /// The other, perhaps at the same place.
    pub second: Span,
}

/// Settings.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Which orders are tried.
    pub method: Method,
    /// Whether states are compared as a whole, not by their hashes (not with [`Method::Dpor`]).
    pub full_states: bool,
    /// Most states that are kept.
    pub states: u64,
    /// Most steps over all executions.
    pub transitions: u64,
    /// Most steps after the first that shows a violation (not with [`Method::Dpor`]).
    pub further: u64,
    /// Most steps of one execution.
    pub depth: usize,
    /// Most time.
    pub time: Duration,
    /// Most memory in bytes, as the kept states are estimated.
    pub memory: u64,
    /// Bounds on one execution.
    pub limits: Limits,
    /// Instructions that a task may execute between two steps.
    pub stretch: u64,
    /// Most values of an input that are tried.
    pub inputs: u64,
    /// Whether permission regions are looked at.
    pub regions: bool,
    /// Whether to go on after a race, for further ones; executions still end at their first race.
    pub all_races: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            method: Method::default(),
            full_states: false,
            states: 5_000_000,
            transitions: 1_000_000_000,
            further: u64::MAX,
            depth: 200_000,
            time: Duration::from_secs(60),
            memory: 2 << 30,
            limits: Limits { heap_cells: 1 << 25, tasks: 20_000, ..Limits::default() },
            stretch: 200_000_000,
            inputs: 256,
            regions: true,
            all_races: false,
        }
    }
}

/// What an exploration yields.
#[derive(Clone, Debug)]
pub struct Exploration {
    /// Verdict, confirmed findings, counts.
    pub outcome: Outcome,
    /// Counts.
    pub counts: Counts,
    /// Whether everything was searched that the method promises, so that no violation is missing that comes before the one
    /// that was found. A search that ends at a race is complete: nothing comes before one.
    pub complete: bool,
    /// Findings that the replay did not confirm; there should be none.
    pub unconfirmed: Vec<String>,
    /// Sharing outside of regions; not known with [`Method::Dpor`].
    pub uncovered: Vec<Shared>,
    /// With [`Method::Paper`], what was seen whose order matters: the published algorithm promises nothing then.
    pub outside: Vec<Outside>,
}
