//! Questions to the solver: one goal, a few queries.
//!
//! First without data: reads and outcomes of choices are unconstrained, *unsat* is a proof. Then with data for the whole
//! cone, where positions are used first without clocks: *unsat* is a proof again. Every model counts only if the prefix
//! made of it is confirmed; that of the last query must be. Floats are unknown functions first, exact if that finds a
//! model that the prefix contradicts.

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
use rustc_hash::FxHashSet;
use scoville_encode::trace::Trace;
use scoville_evidence::profile::Profile;
use scoville_evidence::verdict::{Discharge, Unknown};
use std::path::Path;
use std::time::{Duration, Instant};

/// The name of deciding in a [`Profile`].
pub(crate) const PART: &str = "deciding";

/// The part of it that makes formulas and their text.
const ENCODING: &str = "encoding";

/// Longest query, in bytes of text.
const TOO_LARGE: usize = 64 << 20;

/// Longest text that is kept for being asked again, in bytes.
const MOST_KEPT: usize = 64 << 10;

/// Longest time for one query about many goals.
const LONGEST_JOINT: Duration = Duration::from_secs(5);

/// Most states between positions that are chosen over sources without being asked for.
const MOST_SLOTS: usize = 6_000;

/// Most locations of one cluster, likewise.
const MOST_LOCATIONS: usize = 8;

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
    /// With data, the order of blocks not transitive (with positions only): *unsat* is a proof.
    Loose,
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
    /// Queries without a model. Texts have no names, so that places that are alike ask the same again.
    refuted: FxHashSet<String>,
    profile: Profile,
}

impl<'a> Queries<'a> {
    /// No query asked yet; no solver started.
    #[must_use]
    pub fn new(trace: &'a Trace, options: &'a Options<'a>) -> Self {
        Queries { trace, options, index: None, count: 0, refuted: FxHashSet::default(), profile: Profile::default() }
    }

    /// How many queries were asked.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.count
    }

    /// Where the time went.
    #[must_use]
    pub fn profile(&self) -> &Profile {
        &self.profile
    }

    fn indexed(&mut self) -> Index {
        let trace = self.trace;
        self.index.take().unwrap_or_else(|| self.profile.time(PART, ENCODING, || Index::new(trace)))
    }

    /// Asks whether `goal` is reachable.
    pub fn ask(&mut self, goal: &Goal) -> Answer {
        let index = self.indexed();
        let answer = self.phases(&index, goal);
        self.index = Some(index);
        answer
    }

    /// The reason why none of `goals` is reachable, if one query can show it for all of them in a part of the time left.
    pub fn none_of(&mut self, goals: &[Goal]) -> Option<Discharge> {
        let index = self.indexed();
        let now = Instant::now();
        let part = self.options.deadline.map_or(LONGEST_JOINT, |d| d.saturating_duration_since(now) / 4);
        let limit = now + part.min(LONGEST_JOINT);
        let mut reason = None;
        for phase in [Phase::Order, Phase::Loose, Phase::Data] {
            let cone =
                self.profile.time(PART, ENCODING, || Cone::new(self.trace, &index, goals, phase != Phase::Order));
            let encode = || encode(self.trace, &index, &cone, goals, phase, self.options.encoding);
            let Some(e) = self.profile.time(PART, ENCODING, encode) else { continue };
            match self.check(&e, Some(limit)) {
                Ok(Reply::Unsat) => {
                    let how = if phase == Phase::Order { Discharge::SolverOrder } else { Discharge::SolverData };
                    reason = Some(how);
                    break;
                }
                // Without clocks a model may be none; with them it is one.
                Ok(Reply::Sat(_)) if phase != Phase::Data => {}
                _ => break,
            }
        }
        self.index = Some(index);
        reason
    }

    fn phases(&mut self, index: &Index, goal: &Goal) -> Answer {
        let goals = std::slice::from_ref(goal);
        let mut phase = Phase::Order;
        loop {
            let cone = self.profile.time(PART, ENCODING, || Cone::new(self.trace, index, goals, phase != Phase::Order));
            let encode = || encode(self.trace, index, &cone, goals, phase, self.options.encoding);
            let e = match self.profile.time(PART, ENCODING, encode) {
                Some(e) => e,
                None => {
                    phase = Phase::Data;
                    continue;
                }
            };
            let found = match self.check(&e, self.options.deadline) {
                Err(why) => return Answer::Unknown(why),
                Ok(Reply::Unsat) if phase == Phase::Order => return Answer::Unsat(Discharge::SolverOrder),
                Ok(Reply::Unsat) => return Answer::Unsat(Discharge::SolverData),
                Ok(Reply::Timeout) => return Answer::Unknown(Unknown::Timeout),
                Ok(Reply::GaveUp(_)) if matches!(phase, Phase::Order | Phase::Loose) => None,
                Ok(Reply::GaveUp(why)) => return Answer::Unknown(Unknown::Solver(why)),
                Ok(Reply::Sat(values)) => Some(model::decode(&e, &values)),
            };
            // A model without data may be real all the same: the prefix decides.
            let trace = self.trace;
            let profile = &mut self.profile;
            let confirmed = found
                .map(|(events, given)| profile.time(PART, "models", || prefix::confirm(trace, &events, &given, goal)));
            match (phase, confirmed) {
                (_, Some(Ok(prefix))) => return Answer::Sat(Box::new(prefix)),
                (Phase::Order, _) => phase = Phase::Loose,
                (Phase::Loose, _) => phase = Phase::Data,
                (Phase::Data, _) if e.terms.saw_floats => phase = Phase::Floats,
                (_, Some(Err(why))) => {
                    return Answer::Unknown(Unknown::Solver(format!("internal: a model is no prefix: {why}")));
                }
                (_, None) => return Answer::Unknown(Unknown::Solver("no model".into())),
            }
        }
    }

    /// Prints, dumps and asks one query.
    fn check(&mut self, e: &Encoder<'_>, deadline: Option<Instant>) -> Result<Reply, Unknown> {
        let text = self.profile.time(PART, ENCODING, || print::text(&e.arena, &e.asserts));
        if text.smtlib.len() > TOO_LARGE {
            return Err(Unknown::TooLarge(format!("a query of {} MB", text.smtlib.len() >> 20)));
        }
        // What is written down is complete.
        if self.options.dump.is_none() && self.refuted.contains(&text.smtlib) {
            return Ok(Reply::Unsat);
        }
        self.count += 1;
        if let Some(dir) = &self.options.dump {
            dump(dir, &format!("{:04}", self.count), &text)
                .map_err(|why| Unknown::Solver(format!("cannot write {}: {why}", dir.display())))?;
        }
        let limits = Limits { rlimit: self.options.rlimit, deadline };
        let reply = self.profile.time(PART, "solver", || z3::check(&text, limits));
        if matches!(reply, Reply::Unsat) && text.smtlib.len() <= MOST_KEPT {
            self.refuted.insert(text.smtlib);
        }
        Ok(reply)
    }
}

/// The formula for one of some goals; `None` if the phase says nothing for this goal and choice.
#[must_use]
pub fn encode<'a>(
    trace: &'a Trace,
    index: &'a Index,
    cone: &'a Cone<'a>,
    goals: &[Goal],
    phase: Phase,
    choice: EncodingChoice,
) -> Option<Encoder<'a>> {
    let floats = if phase == Phase::Floats { Floats::Exact } else { Floats::Uninterpreted };
    let mut e = Encoder::new(trace, index, cone, goals, floats, phase == Phase::Loose);
    if phase != Phase::Order {
        let memory = choose(&e, choice);
        if phase == Phase::Loose && memory.name() != Slots.name() {
            return None;
        }
        cells::constrain(&mut e);
        memory.constrain(&mut e);
    }
    e.exclude();
    self::goals::constrain(&mut e, goals);
    e.link();
    e.domains();
    Some(e)
}

/// The memory encoding that `choice` names, or the one that seems cheaper.
fn choose(e: &Encoder<'_>, choice: EncodingChoice) -> &'static dyn Memory {
    match choice {
        EncodingChoice::ReadFrom => &ReadFrom,
        EncodingChoice::Slots => &Slots,
        EncodingChoice::Auto => {
            // Positions grow with the square of the blocks times the locations, and with the terms that sections
            // compute; sources with the cube of the blocks.
            let clusters = slots::clusters(e);
            let narrow = |c: &slots::Cluster| {
                c.locations.len() <= MOST_LOCATIONS && c.items.len().pow(2) * c.locations.len() <= MOST_SLOTS
            };
            let many = clusters.iter().any(|c| c.items.len() > 3);
            if many && clusters.iter().all(narrow) { &Slots } else { &ReadFrom }
        }
    }
}

/// Whether a text in SMT-LIB of another maker has no model; nothing if that is not known in time.
#[must_use]
pub fn refutes(smtlib: &str, deadline: Instant) -> Option<bool> {
    let text = Text { smtlib: smtlib.to_owned(), logic: None, names: Vec::new(), assertions: 0 };
    match z3::check(&text, Limits { rlimit: 0, deadline: Some(deadline) }) {
        Reply::Unsat => Some(true),
        Reply::Sat(_) => Some(false),
        Reply::Timeout | Reply::GaveUp(_) => None,
    }
}

/// Writes a query as `name.smt2`.
pub(crate) fn dump(dir: &Path, name: &str, text: &Text) -> std::io::Result<()> {
    std::fs::create_dir_all(dir)?;
    std::fs::write(dir.join(format!("{name}.smt2")), &text.smtlib)
}
