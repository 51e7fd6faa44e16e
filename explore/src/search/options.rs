//! Settings of an exploration, and what it yields.

use crate::machine::Limits;
use scoville_evidence::verdict::Outcome;
use std::time::Duration;

/// Settings.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Most states that are kept.
    pub states: u64,
    /// Most steps over all executions.
    pub transitions: u64,
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
            states: 5_000_000,
            transitions: 1_000_000_000,
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
    /// States in which a choice was made.
    pub states: u64,
    /// Steps executed in the last round.
    pub transitions: u64,
    /// Longest execution, in steps.
    pub depth: u64,
    /// How often the search was started over with more scheduling points.
    pub rounds: u64,
    /// Executions that came to an end.
    pub executions: u64,
    /// Findings that the replay did not confirm; there should be none.
    pub unconfirmed: Vec<String>,
}
