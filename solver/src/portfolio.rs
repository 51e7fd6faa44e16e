//! Several ways of putting the same goals, asked in turn.
//!
//! Which encoding decides a goal soon differs between programs by orders of magnitude, and shows in no count beforehand.
//! So each way has a budget in the solver's own units, then the next one; who runs out of it has a larger one when its
//! turn comes again, and goes on with what it has learnt. No clock decides who answers: the same problem is answered by the same query each time.
//!
//! It does not matter for soundness who answers: all encodings are complete, so that *unsat* is a proof with each, and a
//! model counts only once its prefix is confirmed.

use crate::encoding::cone::Cone;
use crate::encoding::encoder::Encoder;
use crate::encoding::{read_from, slots};
use crate::options::EncodingChoice;
use crate::query::Phase;
use crate::smt::print::Text;
use crate::smt::z3::{self, Limits, Reply, Session};
use scoville_evidence::verdict::{Encoding, Unknown};

/// Resource units of the first turn.
const FIRST: u32 = 1_000_000;

/// By what a budget grows from turn to turn.
const GROWTH: u32 = 2;

/// Most states between positions for which these seem better than sources.
const MOST_SLOTS: usize = 6_000;

/// Most locations of one cluster, likewise.
const MOST_LOCATIONS: usize = 8;

/// How much more of both is still tried where sources do not decide soon.
const STRETCH: usize = 4;

/// Most pairs of sources of reads that are tried where positions do not decide soon.
const MOST_SOURCES: usize = 400_000;

/// Budgets of one goal.
pub(crate) struct Budgets {
    now: u32,
    most: u32,
    last: bool,
}

impl Budgets {
    /// Those for an encoding that is asked for begin and end with `most`.
    pub(crate) fn new(choice: EncodingChoice, most: u32) -> Self {
        Budgets { now: if choice == EncodingChoice::Auto { FIRST.min(most) } else { most }, most, last: false }
    }

    /// The budget of this turn.
    pub(crate) fn now(&self) -> u32 {
        self.now
    }

    /// That of the next one is larger.
    pub(crate) fn grow(&mut self) {
        self.now = self.now.saturating_mul(GROWTH).min(self.most);
    }

    /// The next turn has at most this, and is the last.
    pub(crate) fn cap(&mut self, most: u32) {
        self.now = most.min(self.most);
        self.last = true;
    }

    /// Whether there is another turn.
    pub(crate) fn is_over(&self) -> bool {
        self.last
    }

    /// There are no further turns.
    pub(crate) fn all(&mut self) {
        self.now = self.most;
    }
}

/// A formula, its text, and the solver that has read it.
pub(crate) struct Query<'a> {
    pub(crate) encoder: Encoder<'a>,
    pub(crate) text: Text,
    /// Asked again and again, with what it has learnt.
    pub(crate) session: Option<Session>,
    /// What it has spent of the budgets so far.
    pub(crate) spent: u32,
}

impl Query<'_> {
    /// Asks within a budget.
    pub(crate) fn ask(&mut self, lane: &Lane<'_>, budget: u32, most: Limits) -> Reply {
        let units = |spent: u32| if budget == u32::MAX { 0 } else { budget.saturating_sub(spent).max(1) };
        let last = budget >= most.rlimit;
        // Of a query that is to be asked again Z3 simplifies less. So what is decided soon, or asked only once, is asked as
        // a whole.
        let whole = self.session.is_none() && (last || lane.spent == 0);
        if whole {
            return z3::check(&self.text, Limits { rlimit: units(0), ..most });
        }
        let session = self.session.get_or_insert_with(|| Session::new(&self.text));
        let reply = session.check(&self.text, Limits { rlimit: units(self.spent), ..most });
        self.spent = budget;
        reply
    }
}

/// One way of putting goals, and how far it has come.
pub(crate) struct Lane<'a> {
    pub(crate) encoding: Encoding,
    pub(crate) phase: Phase,
    pub(crate) cone: &'a Cone<'a>,
    /// What is asked again when its turn comes.
    pub(crate) query: Option<Query<'a>>,
    /// The largest budget that was not enough.
    pub(crate) spent: u32,
    /// Why it has no further turn.
    pub(crate) over: Option<Unknown>,
}

impl<'a> Lane<'a> {
    pub(crate) fn new(encoding: Encoding, cone: &'a Cone<'a>) -> Self {
        let phase = match encoding {
            Encoding::Order => Phase::Order,
            Encoding::Slots => Phase::Loose,
            Encoding::ReadFrom => Phase::Data,
        };
        Lane { encoding, phase, cone, query: None, spent: 0, over: None }
    }

    /// Another phase has a query, and a budget, of its own.
    pub(crate) fn enter(&mut self, phase: Phase) {
        (self.phase, self.query, self.spent) = (phase, None, 0);
    }
}

/// The encodings of data that are asked, the one that seems better first; `latest` has decided the goal before.
pub(crate) fn ranked<'a>(
    encoder: impl FnOnce() -> Encoder<'a>,
    choice: EncodingChoice,
    latest: Option<Encoding>,
) -> Vec<Encoding> {
    match choice {
        EncodingChoice::ReadFrom => return vec![Encoding::ReadFrom],
        EncodingChoice::Slots => return vec![Encoding::Slots],
        EncodingChoice::Auto => {}
    }
    // Positions grow with the square of the blocks times the locations, and with the terms that sections compute; sources
    // with the cube of the blocks.
    let e = encoder();
    let clusters = slots::clusters(&e);
    let within = |stretch: usize| {
        clusters.iter().all(|c| {
            c.locations.len() <= MOST_LOCATIONS * stretch
                && c.items.len().pow(2) * c.locations.len() <= MOST_SLOTS * stretch
        })
    };
    let many = clusters.iter().any(|c| c.items.len() > 3);
    let mut ranked = match many && within(1) {
        true if read_from::pairs(&e) <= MOST_SOURCES => vec![Encoding::Slots, Encoding::ReadFrom],
        true => vec![Encoding::Slots],
        false if within(STRETCH) => vec![Encoding::ReadFrom, Encoding::Slots],
        false => vec![Encoding::ReadFrom],
    };
    // Goals of one program are alike.
    ranked.sort_by_key(|how| Some(*how) != latest);
    ranked
}
