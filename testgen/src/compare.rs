//! The engines on one program.

use scoville_encode::unroll::{self, commute::Prover};
use scoville_evidence::schedule::Replayer;
use scoville_evidence::verdict::{Outcome, Verdict};
use scoville_ir::program::Program;
use scoville_solver::{Options, Z3Prover};
use std::time::{Duration, Instant};

/// Outcome of the symbolic engine.
#[must_use]
pub fn symbolic(program: &Program, replayer: &dyn Replayer, pure_smt: bool, limit: Duration) -> Outcome {
    let deadline = Some(Instant::now() + limit);
    let options = unroll::Options { deadline, keep_all: pure_smt, ..unroll::Options::default() };
    let mut prover = Z3Prover { deadline, ..Z3Prover::default() };
    let prover = (!pure_smt).then_some(&mut prover as &mut dyn Prover);
    match unroll::build(program, &options, prover) {
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
