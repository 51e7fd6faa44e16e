//! What is to be proved of a trace.
//!
//! An obligation that structure discharges is only counted, with its reason; the others are listed here for the solver,
//! each list in trace order (the order in which the canonical run meets the second of the two places).

use crate::term::TermId;
use crate::trace::{AccessId, EventId, LocId, RegionId, Trace};
use scoville_evidence::account::Ledger;
use scoville_evidence::commutation::Commutation;
use scoville_evidence::source::Span;
use scoville_evidence::verdict::{Discharge, Unknown, Unreached};

/// Two accesses of different tasks that structure does not order: is there a prefix in which both are next?
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RaceObligation {
    /// The one that comes first in the canonical run.
    pub first: AccessId,
    /// The other one.
    pub second: AccessId,
    /// The location they share.
    pub location: LocId,
    /// Condition under which they touch the same location (true for constant references and indices).
    pub same: TermId,
}

/// Two overlapping regions of different tasks, at least one for writing: is there a prefix in which both are acquired
/// and neither is released?
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConflictObligation {
    /// The one that comes first in the canonical run.
    pub first: RegionId,
    /// The other one.
    pub second: RegionId,
    /// What they share, for people.
    pub overlap: String,
    /// Condition under which they overlap.
    pub same: TermId,
}

/// All obligations of one trace.
#[derive(Clone, Debug, Default)]
pub struct Obligations {
    /// Races.
    pub races: Vec<RaceObligation>,
    /// Region conflicts.
    pub conflicts: Vec<ConflictObligation>,
    /// `RegionFault` events: can they be executed?
    pub faults: Vec<EventId>,
    /// `AssertFail` events: can they be executed?
    pub assertions: Vec<EventId>,
    /// `Uncaught` events: can they be executed?
    pub exceptions: Vec<EventId>,
    /// Those of the last two lists that cannot, because all sections that may come before keep their contrary.
    pub impossible: Vec<EventId>,
    /// `Cut` events: can they be next? If so, nothing beyond them was covered.
    pub cuts: Vec<EventId>,
    /// Whether a final state with a waiting task must be looked for. False if the canonical run proves that there is
    /// none: every wait was satisfied under its whole guard, every section is closed and no task spins.
    pub deadlock: bool,
    /// Counts of the obligations that structure discharged.
    pub discharged: Vec<(Discharge, u64)>,
    /// The same with places and reasons, if that was asked for.
    pub ledger: Ledger,
}

impl Obligations {
    /// Whether nothing is left to be looked at.
    #[must_use]
    pub fn are_met(&self) -> bool {
        let events = self.assertions.iter().chain(&self.exceptions);
        !self.deadlock
            && self.races.is_empty()
            && self.conflicts.is_empty()
            && self.faults.is_empty()
            && self.cuts.is_empty()
            && events.into_iter().all(|e| self.impossible.contains(e))
    }
}

/// A trace with its obligations and the counts of the unrolling.
#[derive(Clone, Debug)]
pub struct Problem {
    /// The trace.
    pub trace: Trace,
    /// What is to be proved.
    pub obligations: Obligations,
    /// Anything that makes `true` impossible whatever the solver says: a limit that was hit.
    pub incomplete: Option<Unknown>,
    /// A function whose values the trace leaves open, or a loop that goes by an input: a model may be of an execution that does not exist, while that
    /// there is none stays a proof.
    pub approximate: Option<Unknown>,
    /// Rounds of the refinement loop.
    pub rounds: u64,
    /// Instructions that the last round has executed, on all paths: no execution that the trace describes has more of its own.
    pub executed: u64,
    /// Checked accesses.
    pub accesses: u64,
    /// Regions entered.
    pub regions: u64,
    /// Sensitive locations and choices.
    pub sensitive: u64,
    /// Remarks for the report: ignored calls, assumptions.
    pub notes: Vec<String>,
    /// What no path of the unrolling executes; no schedule does if nothing was cut or left out.
    pub unreached: Vec<(Span, Unreached)>,
    /// Why sections commute.
    pub commutations: Vec<Commutation>,
}

/// How many executions of `site` by the access's task come before it, in an execution that `holds` describes by the
/// truth of guards. Answered by unrolling once more with a watch on the site.
pub trait Occurrences {
    /// The number for one access.
    fn occurrence(&self, access: AccessId, holds: &mut dyn FnMut(TermId) -> bool) -> u32;

    /// The same for the operation behind a `RegionFault`, behind a `Uncaught` the operation that threw, and for plain
    /// accesses that are events if racing accesses are followed.
    fn event_occurrence(&self, event: EventId, holds: &mut dyn FnMut(TermId) -> bool) -> u32 {
        let _ = (event, holds);
        0
    }
}
