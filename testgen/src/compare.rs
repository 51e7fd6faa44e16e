//! The engines on one program.

use scoville_encode::unroll;
use scoville_evidence::log::{self, Followed, NotFollowed};
use scoville_evidence::schedule::Replayer;
use scoville_evidence::verdict::{Outcome, Verdict};
use scoville_explore::machine::{Limits, Machine};
use scoville_ir::program::Program;
use scoville_solver::Options;
use std::time::{Duration, Instant};

/// Outcome of the symbolic engine.
#[must_use]
pub fn symbolic(program: &Program, replayer: &dyn Replayer, pure_smt: bool, limit: Duration) -> Outcome {
    let deadline = Some(Instant::now() + limit);
    let options = unroll::Options { deadline, keep_all: pure_smt, ..unroll::Options::default() };
    match unroll::build(program, &options) {
        Ok((problem, rerun)) => {
            let options = Options { pure_smt, deadline, ..Options::default() };
            scoville_solver::decide(&problem, &rerun, replayer, &options)
        }
        Err(why) => Outcome {
            verdict: Verdict::Unknown(why),
            findings: Vec::new(),
            possible_after_first: 0,
            statistics: Default::default(),
            notes: Vec::new(),
        },
    }
}

/// Whether two verdicts can both be right: equal, or one of them open.
#[must_use]
pub fn agree(a: &Verdict, b: &Verdict) -> bool {
    a == b || matches!(a, Verdict::Unknown(_)) || matches!(b, Verdict::Unknown(_))
}

/// Outcome of the explicit engine.
#[must_use]
pub fn explicit(program: &Program, limit: Duration) -> Outcome {
    let options = scoville_explore::search::Options { time: limit, ..Default::default() };
    scoville_explore::search::explore(program, &options).outcome
}

/// Whether the explicit engine, given the order of tasks, logs the same canonical run as the unroller.
#[must_use]
pub fn canonical(program: &Program, limit: Duration) -> Followed {
    // Longer loops are endless ones here, and there is no run to follow.
    let deadline = Some(Instant::now() + limit);
    let options = unroll::Options { iterations: 100_000, deadline, ..unroll::Options::default() };
    let rerun = match unroll::build(program, &options) {
        Ok((_, rerun)) => rerun,
        Err(why) => return Followed::NotApplicable(NotFollowed::Limit(why)),
    };
    let machine = Machine::new(program, Limits::default());
    log::compare(
        |window| rerun.canonical(window),
        |canonical, window| scoville_explore::follow(&machine, canonical, window),
    )
}
