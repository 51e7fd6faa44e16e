//! What has to be proved, and how it is.

use serde::{Deserialize, Serialize};
use std::fmt;

/// Something to be proved. Obligations of one kind about the same places are one.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum About {
    /// No two tasks are before accesses of one location at these places at the same time.
    Accesses {
        /// What the location is: a field, elements of a kind of array.
        class: String,
        /// The two places, sorted.
        places: [String; 2],
    },
    /// The sections at these places may be exchanged: what they touch is the same in either order.
    Sections {
        /// The two places, sorted.
        places: [String; 2],
    },
    /// No two tasks hold conflicting regions that were acquired at these places.
    Regions {
        /// What the regions are on.
        class: String,
        /// The two places, sorted.
        places: [String; 2],
    },
    /// A fault of a region, an exception that nobody gets, a failed assertion, a cut: never executed at this place.
    Never {
        /// What would happen.
        what: String,
        /// Where.
        place: String,
    },
    /// No state is reachable in which nothing goes on and some task waits.
    Deadlock,
}

impl fmt::Display for About {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            About::Accesses { class, places: [a, b] } => write!(f, "accesses of {class} at {a} and {b}"),
            About::Sections { places: [a, b] } => write!(f, "the order of the sections at {a} and {b}"),
            About::Regions { class, places: [a, b] } => write!(f, "regions on {class} acquired at {a} and {b}"),
            About::Never { what, place } => write!(f, "{what} at {place}"),
            About::Deadlock => f.write_str("deadlock"),
        }
    }
}

/// Why something holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The guards of the two exclude each other, or one is false.
    Unreachable,
    /// A path of edges of the trace leads from one to the other.
    Ordered,
    /// Both lie in sections that exclude each other.
    Excluded,
    /// One belongs to the initialiser of a class, which the unroller says is over before the other one.
    Initialiser,
    /// Both orders have the same effects, by normal forms of the terms and by cases.
    Equal,
    /// Two numbers that must differ for it are equal at first, and no section changes their difference.
    Invariant,
    /// The canonical run shows it: every event happens, and nothing waits for what comes later.
    Canonical,
    /// The query with this number has no model.
    Query(usize),
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Unreachable => f.write_str("unreachable"),
            Reason::Ordered => f.write_str("ordered"),
            Reason::Excluded => f.write_str("excluded"),
            Reason::Initialiser => f.write_str("initialiser"),
            Reason::Equal => f.write_str("equal"),
            Reason::Invariant => f.write_str("invariant"),
            Reason::Canonical => f.write_str("canonical"),
            Reason::Query(n) => write!(f, "query {n}"),
        }
    }
}

/// An obligation with its discharge.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Obligation {
    /// What holds.
    pub about: About,
    /// All reasons that are needed for one or the other pair, sorted.
    pub by: Vec<Reason>,
}
