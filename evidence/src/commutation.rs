//! Why atomic sections commute, as reports tell it.

use crate::source::Span;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// How two terms were proved to be equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Means {
    /// Simplified, they are one term.
    Same,
    /// They are the same sums of products, modulo the size of their type.
    Sums,
    /// They are the same sums in each case of the conditions in them.
    Cases,
    /// By steps of rewriting.
    Rewriting,
    /// By the solver.
    Solver,
}

impl Means {
    /// A word for reports.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Means::Same => "same term",
            Means::Sums => "equal sums",
            Means::Cases => "equal sums in all cases",
            Means::Rewriting => "rewriting",
            Means::Solver => "solver",
        }
    }
}

/// Something that comes to the same in both orders of two sections.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Equality {
    /// A location after both, or what one of them yields.
    pub what: String,
    /// Its value if the first comes first, as an S-expression over the state before both.
    pub one: String,
    /// Its value if the second comes first.
    pub other: String,
    /// How the two were proved to be equal.
    pub by: Means,
    /// Steps of rewriting: the first term, then what each step makes of it.
    pub steps: Vec<String>,
}

/// Two kinds of sections that commute. All sections of a kind do the same up to constants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Commutation {
    /// Where a section of each kind begins.
    pub places: [Span; 2],
    /// What the variables of the terms stand for: locations before both sections, or any value.
    pub variables: BTreeMap<String, String>,
    /// What comes to the same: all that a section leaves where another one touches it, and all that it yields.
    pub equalities: Vec<Equality>,
}
