//! Questions to the solver: one goal, a few queries.
//!
//! First without data: reads and outcomes of choices are unconstrained, *unsat* is a proof. Then with data for the whole
//! cone, where positions are used first without clocks: *unsat* is a proof again. Every model counts only if the prefix
//! made of it is confirmed; that of the last query must be. Floats are unknown functions first, exact if that finds a
//! model that the prefix contradicts. Where several encodings of data are tried, they take turns (`portfolio`).

use crate::encoding::cone::Cone;
use crate::encoding::encoder::Encoder;
use crate::encoding::index::Index;
use crate::encoding::read_from::ReadFrom;
use crate::encoding::slots::Slots;
use crate::encoding::{Memory, blocks, cells, goals, model};
use crate::options::Options;
use crate::portfolio::{self, Budgets, Lane, Query};
use crate::prefix::{self, Goal, Prefix};
use crate::smt::print::{self, Text};
use crate::smt::term::Floats;
use crate::smt::z3::{self, Limits, Reply};
use rustc_hash::FxHashSet;
use scoville_encode::trace::Trace;
use scoville_evidence::profile::Profile;
use scoville_evidence::verdict::{Discharge, Encoding, Unknown};
use std::collections::BTreeMap;
use std::path::Path;
use std::time::{Duration, Instant};

/// The name of deciding in a [`Profile`].
pub(crate) const PART: &str = "deciding";

/// The part of it that makes formulas and their text.
const ENCODING: &str = "encoding";

/// The part of it that the solver takes.
const SOLVER: &str = "solver";

/// Longest query, in bytes of text.
const TOO_LARGE: usize = 64 << 20;

/// Longest one that is predicted and yet made: predictions are coarse.
const FAR_TOO_LARGE: usize = TOO_LARGE / 4 * 5;

/// Most pairs of sections of one query that exclude each other in an order that is open.
const MOST_EXCLUSIONS: usize = 200_000;

/// Longest text that is kept for being asked again, in bytes.
const MOST_KEPT: usize = 64 << 10;

/// Longest time for one query about many goals; as a rule its resources end first.
const LONGEST_JOINT: Duration = Duration::from_secs(10);

/// Resource units for it.
const MOST_JOINT: u32 = 6_000_000;

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
    /// How many goals each encoding decided.
    solved: BTreeMap<Encoding, u64>,
    /// Which encoding of data decided last.
    latest: Option<Encoding>,
    profile: Profile,
}

impl<'a> Queries<'a> {
    /// No query asked yet; no solver started.
    #[must_use]
    pub fn new(trace: &'a Trace, options: &'a Options<'a>) -> Self {
        Queries {
            trace,
            options,
            index: None,
            count: 0,
            refuted: FxHashSet::default(),
            solved: BTreeMap::new(),
            latest: None,
            profile: Profile::default(),
        }
    }

    /// How many queries were asked. One that is asked again with a larger budget is still one.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.count
    }

    /// How many goals were decided with which encoding.
    #[must_use]
    pub fn solved(&self) -> &BTreeMap<Encoding, u64> {
        &self.solved
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
        let most = if self.options.rlimit == 0 { u32::MAX } else { self.options.rlimit };
        self.solve(std::slice::from_ref(goal), most, self.options.deadline)
    }

    /// The reason why none of `goals` is reachable, if one query can show it for all of them in a part of the time left.
    pub fn none_of(&mut self, goals: &[Goal]) -> Option<Discharge> {
        let now = Instant::now();
        let part = self.options.deadline.map_or(LONGEST_JOINT, |d| d.saturating_duration_since(now) / 4);
        let most = if self.options.rlimit == 0 { MOST_JOINT } else { self.options.rlimit.min(MOST_JOINT) };
        match self.solve(goals, most, Some(now + part.min(LONGEST_JOINT))) {
            Answer::Unsat(how) => Some(how),
            Answer::Sat(_) | Answer::Unknown(_) => None,
        }
    }

    /// Asks whether one of `goals` is reachable; several are decided only if none is.
    fn solve(&mut self, goals: &[Goal], most: u32, deadline: Option<Instant>) -> Answer {
        let index = self.indexed();
        let (answer, by) = self.in_turn(&index, goals, Limits { rlimit: most, deadline });
        self.index = Some(index);
        if let (Some(by), Answer::Sat(_) | Answer::Unsat(_)) = (by, &answer) {
            *self.solved.entry(by).or_default() += goals.len() as u64;
            if by != Encoding::Order {
                self.latest = Some(by);
            }
        }
        answer
    }

    /// Asks without data first, then each encoding of data that is not far too large, in turn with growing budgets.
    fn in_turn(&mut self, index: &Index, goals: &[Goal], most: Limits) -> (Answer, Option<Encoding>) {
        let mut budgets = Budgets::new(self.options.encoding, most.rlimit);
        let order = self.cone(index, goals, Phase::Order);
        let mut lanes = vec![Lane::new(Encoding::Order, &order)];
        if let Some(answer) = self.turn(index, goals, &mut lanes[0], most, budgets.now()) {
            return (answer, Some(Encoding::Order));
        }
        let data = self.cone(index, goals, Phase::Data);
        let (trace, options, latest) = (self.trace, self.options, self.latest);
        let ranked = self.profile.time(PART, ENCODING, || {
            let encoder = || Encoder::new(trace, index, &data, goals, Floats::Uninterpreted, false);
            portfolio::ranked(encoder, options.encoding, latest)
        });
        lanes.splice(0..0, ranked.into_iter().map(|how| Lane::new(how, &data)));
        loop {
            let open = lanes.iter().filter(|lane| lane.over.is_none()).count();
            if open == 1 {
                budgets.all();
            }
            // Without data many goals hold that are decided in no time; others take all there is.
            let data_too_large = lanes.iter().any(|lane| matches!(lane.over, Some(Unknown::TooLarge(_))));
            if data_too_large && open == 1 && lanes.iter().any(|l| l.over.is_none() && l.phase == Phase::Order) {
                budgets.cap(MOST_JOINT);
            }
            for lane in lanes.iter_mut().filter(|lane| lane.over.is_none()) {
                if let Some(answer) = self.turn(index, goals, lane, most, budgets.now()) {
                    return (answer, Some(lane.encoding));
                }
            }
            if open == 0 || budgets.is_over() {
                // The encoding that seemed best speaks for all.
                let why = lanes.into_iter().find_map(|lane| lane.over);
                return (Answer::Unknown(why.unwrap_or_else(|| Unknown::Solver("no encoding".into()))), None);
            }
            budgets.grow();
        }
    }

    fn cone<'c>(&mut self, index: &'c Index, goals: &[Goal], phase: Phase) -> Cone<'c>
    where
        'a: 'c,
    {
        let trace = self.trace;
        self.profile.time(PART, ENCODING, || Cone::new(trace, index, goals, phase != Phase::Order))
    }

    /// Goes on with one way of putting goals, up to a budget.
    fn turn<'c>(
        &mut self,
        index: &'c Index,
        goals: &[Goal],
        lane: &mut Lane<'c>,
        most: Limits,
        budget: u32,
    ) -> Option<Answer>
    where
        'a: 'c,
    {
        if lane.spent >= budget {
            return None;
        }
        loop {
            let mut query = match self.query(index, goals, lane) {
                Ok(query) => query,
                Err(why) => {
                    lane.over = Some(why);
                    return None;
                }
            };
            let again = budget < most.rlimit;
            let phase = lane.phase;
            let reply = self.check(&mut query, lane, budget, most);
            let found = match reply {
                Reply::Unsat if phase == Phase::Order => return Some(Answer::Unsat(Discharge::SolverOrder)),
                Reply::Unsat => return Some(Answer::Unsat(Discharge::SolverData)),
                Reply::Timeout => return Some(Answer::Unknown(Unknown::Timeout)),
                Reply::Exhausted if again => {
                    lane.spent = budget;
                    lane.query = Some(query);
                    return None;
                }
                Reply::Exhausted => Err(Unknown::Solver("resource limit".into())),
                Reply::GaveUp(why) => Err(Unknown::Solver(why)),
                Reply::Sat(_) if goals.len() != 1 && phase == Phase::Data => {
                    return Some(Answer::Unknown(Unknown::Solver("one of them is reachable".into())));
                }
                // Without clocks a model may be none.
                Reply::Sat(_) if goals.len() != 1 => Ok(Err("one of many goals".to_owned())),
                Reply::Sat(values) => {
                    let (trace, e) = (self.trace, &query.encoder);
                    Ok(self.profile.time(PART, "models", || {
                        let (events, given) = model::decode(e, &values);
                        // A model without data may be real all the same: the prefix decides.
                        prefix::confirm(trace, &events, &given, &goals[0])
                    }))
                }
            };
            let exact = query.encoder.terms.saw_floats;
            match (phase, found) {
                (_, Ok(Ok(prefix))) => return Some(Answer::Sat(Box::new(prefix))),
                (Phase::Order, Ok(Err(_))) => lane.over = Some(Unknown::Solver("order alone decides nothing".into())),
                (Phase::Loose, _) => {
                    lane.enter(Phase::Data);
                    continue;
                }
                (Phase::Data, Ok(Err(_))) if exact => {
                    lane.enter(Phase::Floats);
                    continue;
                }
                (_, Ok(Err(why))) => {
                    return Some(Answer::Unknown(Unknown::Solver(format!("internal: a model is no prefix: {why}"))));
                }
                (_, Err(why)) => lane.over = Some(why),
            }
            return None;
        }
    }

    /// The query of a lane: that of its last turn, or the first of a phase.
    fn query<'c>(&mut self, index: &'c Index, goals: &[Goal], lane: &mut Lane<'c>) -> Result<Query<'c>, Unknown>
    where
        'a: 'c,
    {
        if let Some(query) = lane.query.take() {
            return Ok(query);
        }
        let trace = self.trace;
        let query = self.profile.time(PART, ENCODING, || {
            let encoder = encode(trace, index, lane.cone, goals, lane.phase, lane.encoding)?;
            let text = print::text(&encoder.arena, &encoder.asserts);
            Ok(Query { encoder, text, session: None, spent: 0 })
        })?;
        let length = query.text.smtlib.len();
        if length > TOO_LARGE {
            return Err(too_large("", length));
        }
        if !self.known(&query.text) {
            self.count += 1;
            if let Some(dir) = &self.options.dump {
                dump(dir, &format!("{:04}", self.count), &query.text)
                    .map_err(|why| Unknown::Solver(format!("cannot write {}: {why}", dir.display())))?;
            }
        }
        Ok(query)
    }

    /// Whether the same text is known to have no model. What is written down is complete: then everything is asked.
    fn known(&self, text: &Text) -> bool {
        self.options.dump.is_none() && self.refuted.contains(&text.smtlib)
    }

    /// Asks with what is left of the budget.
    fn check(&mut self, query: &mut Query<'_>, lane: &Lane<'_>, budget: u32, most: Limits) -> Reply {
        if self.known(&query.text) {
            return Reply::Unsat;
        }
        let started = Instant::now();
        let reply = query.ask(lane, budget, most);
        let took = started.elapsed();
        self.profile.add(Some(PART), SOLVER, took, 1);
        self.profile.add(Some(SOLVER), lane.encoding.word(), took, 1);
        let text = &query.text.smtlib;
        if matches!(reply, Reply::Unsat) && text.len() <= MOST_KEPT {
            self.refuted.insert(text.clone());
        }
        reply
    }
}

/// The formula for one of some goals. Without data the encoding does not matter; [`Phase::Loose`] is for positions only.
///
/// # Errors
/// `Unknown::TooLarge` if its text would be far too long: then it is not made.
pub fn encode<'a>(
    trace: &'a Trace,
    index: &'a Index,
    cone: &'a Cone<'a>,
    goals: &[Goal],
    phase: Phase,
    encoding: Encoding,
) -> Result<Encoder<'a>, Unknown> {
    let exclusions = blocks::most_pairs(trace, cone);
    if exclusions > MOST_EXCLUSIONS {
        return Err(Unknown::TooLarge(format!("{exclusions} pairs of atomic sections whose order is open")));
    }
    let floats = if phase == Phase::Floats { Floats::Exact } else { Floats::Uninterpreted };
    let mut e = Encoder::new(trace, index, cone, goals, floats, phase == Phase::Loose);
    if phase != Phase::Order {
        let memory: &dyn Memory = if encoding == Encoding::Slots { &Slots } else { &ReadFrom };
        let predicted = memory.predicted(&e);
        if predicted > FAR_TOO_LARGE {
            return Err(too_large("about ", predicted));
        }
        cells::constrain(&mut e);
        memory.constrain(&mut e);
    }
    e.exclude();
    self::goals::constrain(&mut e, goals);
    e.link();
    e.domains();
    Ok(e)
}

fn too_large(about: &str, length: usize) -> Unknown {
    Unknown::TooLarge(format!("a query of {about}{} MB", length >> 20))
}

/// Whether a text in SMT-LIB of another maker has no model; nothing if that is not known in time.
#[must_use]
pub fn refutes(smtlib: &str, deadline: Instant) -> Option<bool> {
    let text = Text { smtlib: smtlib.to_owned(), logic: None, names: Vec::new(), assertions: 0 };
    match z3::check(&text, Limits { rlimit: 0, deadline: Some(deadline) }) {
        Reply::Unsat => Some(true),
        Reply::Sat(_) => Some(false),
        Reply::Timeout | Reply::Exhausted | Reply::GaveUp(_) => None,
    }
}

/// Writes a query as `name.smt2`.
pub(crate) fn dump(dir: &Path, name: &str, text: &Text) -> std::io::Result<()> {
    std::fs::create_dir_all(dir)?;
    std::fs::write(dir.join(format!("{name}.smt2")), &text.smtlib)
}
