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
    /// Its resource units are used up.
    Exhausted,
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

/// Asks Z3 once. The first call of a thread creates the context.
#[must_use]
pub fn check(text: &Text, limits: Limits) -> Reply {
    let solver = text.logic.and_then(Solver::new_for_logic).unwrap_or_default();
    Session::read(solver, text).check(text, limits)
}

/// A query that is asked again and again: it goes on where its last limit ended it.
#[derive(Debug)]
pub struct Session {
    solver: Solver,
    complete: bool,
}

impl Session {
    /// Reads a query.
    #[must_use]
    pub fn new(text: &Text) -> Session {
        let solver = text.logic.and_then(Solver::new_for_logic).unwrap_or_default();
        // What is learnt is kept from one check to the next only where there is something to go back to.
        solver.push();
        Session::read(solver, text)
    }

    fn read(solver: Solver, text: &Text) -> Session {
        solver.from_string(text.smtlib.as_str());
        let complete = solver.get_assertions().len() >= text.assertions;
        Session { solver, complete }
    }

    /// Asks Z3, within these limits from now on.
    #[must_use]
    pub fn check(&self, text: &Text, limits: Limits) -> Reply {
        let left = limits.deadline.map(|d| d.saturating_duration_since(Instant::now()));
        if left.is_some_and(|l| l.is_zero()) {
            return Reply::Timeout;
        }
        if !self.complete {
            return Reply::GaveUp("it did not read the query".into());
        }
        let mut params = Params::new();
        params.set_u32("rlimit", limits.rlimit);
        if let Some(left) = left {
            params.set_u32("timeout", u32::try_from(left.as_millis()).unwrap_or(u32::MAX).max(1));
        }
        self.solver.set_params(&params);
        match interruptible(&self.solver, left) {
            SatResult::Sat => match model(&self.solver, text) {
                Some(values) => Reply::Sat(values),
                None => Reply::GaveUp("no model".into()),
            },
            SatResult::Unsat => Reply::Unsat,
            SatResult::Unknown => {
                if limits.deadline.is_some_and(|d| Instant::now() >= d) {
                    return Reply::Timeout;
                }
                let reason = self.solver.get_reason_unknown().unwrap_or_default();
                match reason.as_str() {
                    "timeout" => Reply::Timeout,
                    "canceled" | "max. resource limit exceeded" => Reply::Exhausted,
                    _ => Reply::GaveUp(reason),
                }
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
