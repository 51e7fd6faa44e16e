//! The only file that talks to Z3. A query is text; what is dumped is what Z3 reads.

use super::expr::{Ex, Kind};
use super::print::Text;
use rustc_hash::FxHashMap;
use std::sync::mpsc;
use std::time::{Duration, Instant};
use z3::ast::{BV, Bool, Int};
use z3::{Context, Params, SatResult, Solver};

/// A value of a variable in a model.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ModelValue {
    /// Truth value.
    Bool(bool),
    /// Clock.
    Int(i64),
    /// Bits.
    Bits(u64),
}

/// What Z3 says.
#[derive(Clone, Debug)]
pub enum Reply {
    /// A model of the variables that occur.
    Sat(FxHashMap<Ex, ModelValue>),
    /// Proved.
    Unsat,
    /// Time is up.
    Timeout,
    /// It gave up, with its reason.
    GaveUp(String),
}

/// Limits of one query.
#[derive(Clone, Copy, Debug, Default)]
pub struct Limits {
    /// Resource units; 0 for none.
    pub rlimit: u32,
    /// When to stop.
    pub deadline: Option<Instant>,
}

/// Asks Z3. The first call of a thread creates the context.
#[must_use]
pub fn check(text: &Text, limits: Limits) -> Reply {
    let left = limits.deadline.map(|d| d.saturating_duration_since(Instant::now()));
    if left.is_some_and(|l| l.is_zero()) {
        return Reply::Timeout;
    }
    let solver = text.logic.and_then(Solver::new_for_logic).unwrap_or_default();
    let mut params = Params::new();
    if limits.rlimit > 0 {
        params.set_u32("rlimit", limits.rlimit);
    }
    if let Some(left) = left {
        params.set_u32("timeout", u32::try_from(left.as_millis()).unwrap_or(u32::MAX).max(1));
    }
    solver.set_params(&params);
    solver.from_string(text.smtlib.as_str());
    if solver.get_assertions().len() < text.assertions {
        return Reply::GaveUp("it did not read the query".into());
    }
    match interruptible(&solver, left) {
        SatResult::Sat => match model(&solver, text) {
            Some(values) => Reply::Sat(values),
            None => Reply::GaveUp("no model".into()),
        },
        SatResult::Unsat => Reply::Unsat,
        SatResult::Unknown => {
            if limits.deadline.is_some_and(|d| Instant::now() >= d) {
                return Reply::Timeout;
            }
            let reason = solver.get_reason_unknown().unwrap_or_default();
            match reason.as_str() {
                "timeout" => Reply::Timeout,
                "canceled" | "max. resource limit exceeded" => Reply::GaveUp("resource limit".into()),
                _ => Reply::GaveUp(reason),
            }
        }
    }
}

/// Checks; a helper thread interrupts Z3 if it does not keep its own time limit.
fn interruptible(solver: &Solver, left: Option<Duration>) -> SatResult {
    let Some(left) = left else { return solver.check() };
    let context = Context::thread_local();
    let handle = context.handle();
    let (done, wait) = mpsc::channel::<()>();
    std::thread::scope(|scope| {
        scope.spawn(move || {
            let mut pause = left + Duration::from_millis(50);
            while let Err(mpsc::RecvTimeoutError::Timeout) = wait.recv_timeout(pause) {
                handle.interrupt();
                pause = Duration::from_millis(20);
            }
        });
        let result = solver.check();
        drop(done);
        result
    })
}

fn model(solver: &Solver, text: &Text) -> Option<FxHashMap<Ex, ModelValue>> {
    let model = solver.get_model()?;
    let mut values = FxHashMap::default();
    for (x, name, kind) in &text.names {
        let value = match kind {
            Kind::Bool => ModelValue::Bool(model.eval(&Bool::new_const(name.as_str()), true)?.as_bool()?),
            Kind::Int => ModelValue::Int(model.eval(&Int::new_const(name.as_str()), true)?.as_i64()?),
            Kind::Bv(w) => ModelValue::Bits(model.eval(&BV::new_const(name.as_str(), *w), true)?.as_u64()?),
            Kind::F32 | Kind::F64 => continue,
        };
        values.insert(*x, value);
    }
    Some(values)
}
