//! Verdicts, findings and statistics.

use crate::commutation::Commutation;
use crate::profile::Profile;
use crate::schedule::{Replay, Schedule};
use crate::source::Span;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The properties, in order of precedence: an earlier one that fails hides the later ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Property {
    /// No two conflicting plain accesses are ever co-enabled.
    NoDataRace,
    /// Regions do not conflict, are released, and are used as declared.
    Permission,
    /// No reachable state in which some task waits and nothing is enabled; no endless waiting loop.
    NoDeadlock,
    /// The root task does not end with an exception.
    Exception,
    /// No `assert` fails.
    Assertion,
}

impl Property {
    /// All of them in order of precedence.
    pub const ALL: [Property; 5] =
        [Property::NoDataRace, Property::Permission, Property::NoDeadlock, Property::Exception, Property::Assertion];

    /// The word in verdict lines and on the command line.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Property::NoDataRace => "no-data-race",
            Property::Permission => "permission",
            Property::NoDeadlock => "no-deadlock",
            Property::Exception => "exception",
            Property::Assertion => "assertion",
        }
    }
}

/// Why no definite verdict was reached.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unknown {
    /// A loop or recursion was cut; the text names it.
    Unwinding(String),
    /// Time ran out.
    Timeout,
    /// Memory ran out or an object was too large.
    Memory(String),
    /// A formula or trace would be too large.
    TooLarge(String),
    /// Too many targets or symbolic stores behind one reference.
    Aliasing(String),
    /// The program has a data race, so that other properties were not decided.
    Racy,
    /// Assumptions exclude every execution.
    Vacuous,
    /// The solver gave up.
    Solver(String),
    /// A value-dependent feature that cannot be followed symbolically.
    Unsupported(String),
    /// Interrupted by the user.
    Interrupted,
    /// The published algorithm sees no violation, but does not promise that there is none; the text says why.
    Premise(String),
    /// A witness does not fit the program, which says nothing about the program itself.
    Witness(String),
}

impl Unknown {
    /// The stable word for scripts, without details.
    #[must_use]
    pub fn word(&self) -> &'static str {
        match self {
            Unknown::Unwinding(_) => "unwinding",
            Unknown::Timeout => "timeout",
            Unknown::Memory(_) => "memory",
            Unknown::TooLarge(_) => "too large",
            Unknown::Aliasing(_) => "aliasing",
            Unknown::Racy => "racy",
            Unknown::Vacuous => "vacuous",
            Unknown::Solver(_) => "solver",
            Unknown::Unsupported(_) => "unsupported",
            Unknown::Interrupted => "interrupted",
            Unknown::Premise(_) => "premise",
            Unknown::Witness(_) => "witness",
        }
    }

    /// What more is to be said than [`Unknown::word`].
    #[must_use]
    pub fn detail(&self) -> Option<&str> {
        match self {
            Unknown::Unwinding(s)
            | Unknown::Memory(s)
            | Unknown::TooLarge(s)
            | Unknown::Aliasing(s)
            | Unknown::Solver(s)
            | Unknown::Unsupported(s)
            | Unknown::Premise(s)
            | Unknown::Witness(s) => Some(s).filter(|s| !s.is_empty()).map(String::as_str),
            Unknown::Timeout | Unknown::Racy | Unknown::Vacuous | Unknown::Interrupted => None,
        }
    }
}

impl fmt::Display for Unknown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())?;
        self.detail().map_or(Ok(()), |s| write!(f, ": {s}"))
    }
}

/// The answer about one program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// All asked properties hold in every schedule.
    True,
    /// This property fails, with a replayed witness.
    False(Property),
    /// Not decided.
    Unknown(Unknown),
}

impl Verdict {
    /// Exit code of the command: 0 safe, 1 violation, 2 inconclusive.
    #[must_use]
    pub fn exit_code(&self) -> u8 {
        match self {
            Verdict::True => 0,
            Verdict::False(_) => 1,
            Verdict::Unknown(_) => 2,
        }
    }

    /// The verdict in stable words for scripts: `true`, `false(no-data-race)`, `unknown(timeout)`.
    #[must_use]
    pub fn words(&self) -> String {
        match self {
            Verdict::Unknown(u) => format!("unknown({})", u.word()),
            other => other.to_string(),
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Verdict::True => f.write_str("true"),
            Verdict::False(p) => write!(f, "false({})", p.word()),
            Verdict::Unknown(u) => write!(f, "unknown({u})"),
        }
    }
}

/// What kind of thing was found.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FindingKind {
    /// Two conflicting plain accesses.
    Race,
    /// Two overlapping regions, at least one for writing.
    RegionConflict,
    /// A region that is still held when its task has ended.
    NeverReleased,
    /// A release of what is not held.
    BadRelease,
    /// An empty, reversed or out-of-range region.
    BadRange,
    /// A write under a read region.
    WriteUnderRead,
    /// Tasks wait for ever.
    Deadlock,
    /// A task waits for ever in a loop.
    Livelock,
    /// An exception leaves the root task, or a task that nobody waits for.
    Exception,
    /// An `assert` fails.
    Assertion,
}

impl FindingKind {
    /// The stable word for it.
    #[must_use]
    pub fn word(&self) -> &'static str {
        match self {
            FindingKind::Race => "race",
            FindingKind::RegionConflict => "region-conflict",
            FindingKind::NeverReleased => "never-released",
            FindingKind::BadRelease => "bad-release",
            FindingKind::BadRange => "bad-range",
            FindingKind::WriteUnderRead => "write-under-read",
            FindingKind::Deadlock => "deadlock",
            FindingKind::Livelock => "livelock",
            FindingKind::Exception => "exception",
            FindingKind::Assertion => "assertion",
        }
    }

    /// The property that such a finding violates.
    #[must_use]
    pub fn property(&self) -> Property {
        match self {
            FindingKind::Race => Property::NoDataRace,
            FindingKind::RegionConflict
            | FindingKind::NeverReleased
            | FindingKind::BadRelease
            | FindingKind::BadRange
            | FindingKind::WriteUnderRead => Property::Permission,
            FindingKind::Deadlock | FindingKind::Livelock => Property::NoDeadlock,
            FindingKind::Exception => Property::Exception,
            FindingKind::Assertion => Property::Assertion,
        }
    }
}

/// One of the places that a finding is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// Position in the user's source.
    pub span: Span,
    /// The task, as in [`crate::schedule::TaskPath`]'s display.
    pub task: String,
    /// Where that task was spawned and what it is; `None` for the root task.
    pub spawned: Option<(Span, String)>,
    /// `write of x[1]`, `acquires W on a[0..4]`, `waits for the end of finish`.
    pub what: String,
}

/// A violation, with the schedule that shows it and the replay that confirmed it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Finding {
    /// What was found.
    pub kind: FindingKind,
    /// One sentence.
    pub message: String,
    /// The places, labelled (1), (2), … in reports.
    pub places: Vec<Place>,
    /// Why nothing orders them, or why it happens; one line each.
    pub reasons: Vec<String>,
    /// Advice, for example which region is too wide.
    pub advice: Vec<String>,
    /// The schedule.
    pub schedule: Schedule,
    /// Its replay; always [`Replay::Confirmed`] in a report.
    pub replay: Replay,
}

/// How an obligation was discharged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Discharge {
    /// Ordered by spawn, finish, future or another order edge.
    Ordered,
    /// Both lie in mutually exclusive atomic sections.
    Excluded,
    /// Two kinds of sections commute: their order makes no difference.
    Commuting,
    /// Covered by regions that do not conflict.
    Covered,
    /// The canonical run decides it: nothing depends on the schedule.
    Canonical,
    /// Unsatisfiable guard after simplification.
    Unreachable,
    /// Each section that may come before keeps the contrary, whatever their order.
    Invariant,
    /// Unsatisfiable by the solver without data.
    SolverOrder,
    /// Unsatisfiable by the solver with data.
    SolverData,
    /// Not discharged: violated.
    Violated,
    /// Not decided.
    Open,
}

impl Discharge {
    /// All of them, in the order in which they are counted.
    pub const ALL: [Discharge; 11] = [
        Discharge::Ordered,
        Discharge::Excluded,
        Discharge::Commuting,
        Discharge::Covered,
        Discharge::Canonical,
        Discharge::Unreachable,
        Discharge::Invariant,
        Discharge::SolverOrder,
        Discharge::SolverData,
        Discharge::Violated,
        Discharge::Open,
    ];

    /// The stable word for it.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Discharge::Ordered => "ordered",
            Discharge::Excluded => "excluded",
            Discharge::Commuting => "commuting",
            Discharge::Covered => "covered",
            Discharge::Canonical => "canonical",
            Discharge::Unreachable => "unreachable",
            Discharge::Invariant => "invariant",
            Discharge::SolverOrder => "solver-order",
            Discharge::SolverData => "solver-data",
            Discharge::Violated => "violated",
            Discharge::Open => "open",
        }
    }
}

/// How a goal is put to the solver.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Encoding {
    /// Order and guards only, without data.
    Order,
    /// A position for each section, and a state after each position.
    Slots,
    /// A source for each read.
    ReadFrom,
}

impl Encoding {
    /// The stable word for it.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Encoding::Order => "order",
            Encoding::Slots => "slots",
            Encoding::ReadFrom => "read-from",
        }
    }
}

/// Counts of a search of states.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SearchCounts {
    /// States that were met.
    pub states: u64,
    /// Steps from one state to another.
    pub transitions: u64,
    /// Steps of the longest execution.
    pub depth: u64,
    /// Memory of the states that were kept, in bytes, about.
    pub memory: u64,
}

/// Counts for the summary line and the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Statistics {
    /// Tasks in the trace, the root included.
    pub tasks: u64,
    /// Permission regions that were entered.
    pub regions: u64,
    /// Checked accesses.
    pub accesses: u64,
    /// Events in the trace.
    pub events: u64,
    /// Locations and choice operations that depend on the schedule.
    pub sensitive: u64,
    /// Rounds of the refinement loop.
    pub rounds: u64,
    /// Solver queries.
    pub queries: u64,
    /// Goals that the solver decided, by how they were put, in the order of [`Encoding`].
    #[serde(default)]
    pub encodings: Vec<(Encoding, u64)>,
    /// Obligations by how they were discharged, in the order of [`Discharge`].
    pub obligations: Vec<(Discharge, u64)>,
    /// Of an engine that enumerates states.
    #[serde(default)]
    pub search: Option<SearchCounts>,
    /// Wall time: front end, unrolling, exploring, deciding, replay, and parts of these.
    pub times: Profile,
}

impl Statistics {
    /// Number of obligations.
    #[must_use]
    pub fn total_obligations(&self) -> u64 {
        self.obligations.iter().map(|(_, n)| n).sum()
    }
}

/// What no schedule does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unreached {
    /// An atomic section is entered.
    Section,
    /// A permission region is acquired.
    Region,
    /// An assertion is checked.
    Assertion,
    /// A task is created.
    Task,
}

impl Unreached {
    /// What is never reached, in words.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Unreached::Section => "atomic section",
            Unreached::Region => "region",
            Unreached::Assertion => "assertion",
            Unreached::Task => "task",
        }
    }
}

/// The outcome of verifying one program.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Outcome {
    /// The verdict under the precedence of [`Property::ALL`].
    pub verdict: Verdict,
    /// All findings that replayed, the decisive one first.
    pub findings: Vec<Finding>,
    /// Why not everything was decided, where a violation is the verdict nevertheless: one of a property that comes before
    /// it may exist, too.
    #[serde(default)]
    pub undecided: Option<Unknown>,
    /// How many more races are possible after the first.
    pub possible_after_first: u64,
    /// Counts.
    pub statistics: Statistics,
    /// Assumptions and remarks: bounds that were hit, ignored calls.
    pub notes: Vec<String>,
    /// Places in the user's program that no schedule reaches, in the order of the source: nothing was shown of them. Empty
    /// also where that is not known, because not everything was followed.
    #[serde(default)]
    pub unreached: Vec<(Span, Unreached)>,
    /// Why atomic sections commute, as far as it is told.
    #[serde(default)]
    pub commutations: Vec<Commutation>,
}

impl Outcome {
    /// Whether this and another outcome can both be right about one program: they have the same verdict, one of them is
    /// open, or one names a violation and left open whether there are any that come before it, one of which the other names.
    #[must_use]
    pub fn agrees_with(&self, other: &Outcome) -> bool {
        let later = |a: &Outcome, b: &Outcome| match (&a.verdict, &b.verdict) {
            (Verdict::False(p), Verdict::False(q)) => q < p && a.undecided.is_some(),
            _ => false,
        };
        self.verdict == other.verdict
            || [self, other].iter().any(|o| matches!(o.verdict, Verdict::Unknown(_)))
            || later(self, other)
            || later(other, self)
    }
}
