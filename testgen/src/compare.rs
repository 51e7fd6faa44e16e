//! The engines on one program, and the front end on its text.

use scoville_encode::unroll::{self, commute::Prover};
use scoville_evidence::log::{self, Followed, NotFollowed};
use scoville_evidence::schedule::Replayer;
use scoville_evidence::verdict::{Outcome, Unknown, Verdict};
use scoville_explore::Method;
use scoville_explore::machine::{Limits, Machine};
use scoville_frontend::diag::render;
use scoville_frontend::{CompileOptions, Compiled, SourceInput};
use scoville_ir::program::Program;
use scoville_solver::{Options, Reductions, Z3Prover};
use std::time::{Duration, Instant};

/// Bound on iterations of one loop: generated programs count to two, or wait.
const ITERATIONS: u32 = 2000;

/// Outcome of the symbolic engine.
#[must_use]
pub fn symbolic(program: &Program, replayer: &dyn Replayer, how: Reductions, limit: Duration) -> Outcome {
    let deadline = Some(Instant::now() + limit);
    let defaults = how.unrolling(unroll::Options::default());
    let options = unroll::Options { deadline, iterations: ITERATIONS, ..defaults };
    let mut prover = Z3Prover { deadline, ..Z3Prover::default() };
    let prover = how.commute.then_some(&mut prover as &mut dyn Prover);
    match unroll::build(program, &options, prover) {
        Ok((problem, rerun)) => {
            let options = Options { reductions: how, deadline, ..Options::default() };
            scoville_solver::decide(&problem, &rerun, replayer, &options)
        }
        Err(why) => open(why),
    }
}

fn open(why: Unknown) -> Outcome {
    Outcome {
        verdict: Verdict::Unknown(why),
        findings: Vec::new(),
        undecided: None,
        possible_after_first: 0,
        statistics: Default::default(),
        notes: Vec::new(),
        unreached: Vec::new(),
        commutations: Vec::new(),
    }
}

/// Outcome of the explicit engine. What it found but could not confirm is told as an internal failure.
#[must_use]
pub fn explicit(program: &Program, method: Method, limit: Duration) -> Outcome {
    let options = scoville_explore::search::Options { method, time: limit, ..Default::default() };
    let exploration = scoville_explore::search::explore(program, &options);
    match exploration.unconfirmed.first() {
        // The published algorithm goes on beyond races, where no witness is possible.
        Some(_) if method == Method::Paper && !exploration.uncovered.is_empty() => open(Unknown::Racy),
        Some(text) => open(Unknown::Solver(format!("internal: not replayed: {text}"))),
        None => exploration.outcome,
    }
}

/// Compiles a text.
///
/// # Errors
/// What the front end has to say, with positions.
pub fn compile(name: &str, text: &str) -> Result<Compiled, String> {
    let source = SourceInput { name, text: text.as_bytes() };
    scoville_frontend::compile(&[source], &CompileOptions::default()).map_err(|(d, sources)| render(&d, &sources))
}

/// Whether the explicit engine, given the order of tasks, logs the same canonical run as the unroller.
#[must_use]
pub fn canonical(program: &Program, limit: Duration) -> Followed {
    // Longer loops are endless ones here, and there is no run to follow.
    let deadline = Some(Instant::now() + limit);
    let options = unroll::Options { iterations: 100_000, deadline, ..unroll::Options::default() };
    let rerun = match unroll::build(program, &options, None) {
        Ok((_, rerun)) => rerun,
        Err(why) => return Followed::NotApplicable(NotFollowed::Limit(why)),
    };
    let machine = Machine::new(program, Limits::default());
    log::compare(
        |window| rerun.canonical(window),
        |canonical, window| scoville_explore::follow(&machine, canonical, window),
    )
}
