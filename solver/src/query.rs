//! Questions to the solver: one goal, up to three queries.
//!
//! First without data: reads and outcomes of choices are unconstrained, *unsat* is a proof. Then with data for the whole
//! cone; only then *sat* counts, after the prefix has been confirmed. Floats are unknown functions first, exact if that
//! finds a model that the prefix contradicts.

use crate::encoding::cone::Cone;
use crate::encoding::encoder::Encoder;
use crate::encoding::index::Index;
use crate::encoding::read_from::ReadFrom;
use crate::encoding::slots::{self, Slots};
use crate::encoding::{Memory, cells, goals, model};
use crate::options::{EncodingChoice, Options};
use crate::prefix::{self, Goal, Prefix};
use crate::smt::print::{self, Text};
use crate::smt::term::Floats;
use crate::smt::z3::{self, Limits, Reply};
use scoville_encode::trace::Trace;
use scoville_evidence::verdict::{Discharge, Unknown};
use std::path::Path;

/// Longest query, in bytes of text.
const TOO_LARGE: usize = 64 << 20;

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

/// How one goal is put.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Order and guards only.
    Order,
    /// With data; floats as unknown functions.
    Data,
    /// With data and exact floats.
    Floats,
}

/// The solver's side of one run.
pub struct Queries<'a> {
    trace: &'a Trace,
    options: &'a Options<'a>,
    index: Option<Index>,
    count: u64,
}

impl<'a> Queries<'a> {
    /// No query asked yet; no solver started.
    #[must_use]
    pub fn new(trace: &'a Trace, options: &'a Options<'a>) -> Self {
        Queries { trace, options, index: None, count: 0 }
    }

    /// How many queries were asked.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.count
    }

    /// Asks whether `goal` is reachable.
    pub fn ask(&mut self, goal: &Goal) -> Answer {
        let index = self.index.take().unwrap_or_else(|| Index::new(self.trace));
        let answer = self.phases(&index, goal);
        self.index = Some(index);
        answer
    }

    fn phases(&mut self, index: &Index, goal: &Goal) -> Answer {
        let mut phase = Phase::Order;
        loop {
            let cone = Cone::new(self.trace, index, goal, phase != Phase::Order);
            let e = encode(self.trace, index, &cone, goal, phase, self.options.encoding);
            let text = print::text(&e.arena, &e.asserts);
            if text.smtlib.len() > TOO_LARGE {
                return Answer::Unknown(Unknown::TooLarge(format!("a query of {} MB", text.smtlib.len() >> 20)));
            }
            self.count += 1;
            if let Some(dir) = &self.options.dump
                && let Err(why) = dump(dir, self.count, &text)
            {
                return Answer::Unknown(Unknown::Solver(format!("cannot write {}: {why}", dir.display())));
            }
            let limits = Limits { rlimit: self.options.rlimit, deadline: self.options.deadline };
            let reply = z3::check(&text, limits);
            let found = match reply {
                Reply::Unsat if phase == Phase::Order => return Answer::Unsat(Discharge::SolverOrder),
                Reply::Unsat => return Answer::Unsat(Discharge::SolverData),
                Reply::Timeout => return Answer::Unknown(Unknown::Timeout),
                Reply::GaveUp(_) if phase == Phase::Order => None,
                Reply::GaveUp(why) => return Answer::Unknown(Unknown::Solver(why)),
                Reply::Sat(values) => Some(model::decode(&e, &values)),
            };
            // A model without data may be real all the same: the prefix decides.
            let confirmed = found.map(|(events, given)| prefix::confirm(self.trace, &events, &given, goal));
            match (phase, confirmed) {
                (_, Some(Ok(prefix))) => return Answer::Sat(Box::new(prefix)),
                (Phase::Order, _) => phase = Phase::Data,
                (Phase::Data, _) if e.terms.saw_floats => phase = Phase::Floats,
                (_, Some(Err(why))) => {
                    return Answer::Unknown(Unknown::Solver(format!("internal: a model is no prefix: {why}")));
                }
                (_, None) => return Answer::Unknown(Unknown::Solver("no model".into())),
            }
        }
    }
}

/// The formula for one goal.
#[must_use]
pub fn encode<'a>(
    trace: &'a Trace,
    index: &'a Index,
    cone: &'a Cone<'a>,
    goal: &Goal,
    phase: Phase,
    choice: EncodingChoice,
) -> Encoder<'a> {
    let floats = if phase == Phase::Floats { Floats::Exact } else { Floats::Uninterpreted };
    let mut e = Encoder::new(trace, index, cone, goal, floats);
    if phase == Phase::Order {
        e.exclude(&|_, _| false);
    } else {
        let memory = choose(&e, choice);
        cells::constrain(&mut e);
        memory.constrain(&mut e);
        let rows = memory.rows(&e);
        e.exclude(&|a, b| rows.get(&a).is_some_and(|row| rows.get(&b) == Some(row)));
    }
    goals::constrain(&mut e, goal);
    e.domains();
    e
}

/// The memory encoding that `choice` names, or the one that seems cheaper.
fn choose(e: &Encoder<'_>, choice: EncodingChoice) -> &'static dyn Memory {
    match choice {
        EncodingChoice::ReadFrom => &ReadFrom,
        EncodingChoice::Slots => &Slots,
        EncodingChoice::Auto => {
            let wide = |c: &slots::Cluster| c.items.len() <= 3 || c.locations.len() > 3 || c.items.len() > 40;
            if slots::clusters(e).iter().all(wide) { &ReadFrom } else { &Slots }
        }
    }
}

fn dump(dir: &Path, number: u64, text: &Text) -> std::io::Result<()> {
    std::fs::create_dir_all(dir)?;
    std::fs::write(dir.join(format!("{number:04}.smt2")), &text.smtlib)
}
