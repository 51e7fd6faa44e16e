//! Why a certificate is not accepted.

use scoville_evidence::certificate::obligation::{About, Reason};
use std::fmt;

/// The first thing that is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rejection {
    /// The trace is none: an index is wrong, a rule of its form is broken.
    Form(String),
    /// No construct gives an edge.
    Edge(String),
    /// The trace asks for something that the certificate does not have.
    Missing(Box<About>),
    /// The certificate has something that the trace does not ask for.
    Surplus(Box<About>),
    /// The certificate has something more than once.
    Twice(Box<About>),
    /// The reasons are others.
    Reasons {
        /// Of what.
        about: Box<About>,
        /// What the certificate says.
        claimed: Vec<Reason>,
        /// What the trace gives.
        found: Vec<Reason>,
    },
    /// Nothing in the trace gives a reason.
    Unfounded(String),
    /// The text of a query is not what the trace gives.
    Query(usize),
    /// A solver has found a model.
    Model(usize, String),
    /// The number of texts of queries is another.
    Queries {
        /// What the certificate says.
        claimed: usize,
        /// What the trace gives.
        found: usize,
    },
    /// The log of the independent engine tells something else.
    Log(String),
    /// The bound of workers of thread pools was left out, and may make a difference.
    Pools {
        /// An event that waits.
        event: u32,
        /// Its task.
        task: u32,
    },
    /// The checker would need too much memory or time.
    TooLarge(String),
}

impl fmt::Display for Rejection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |reasons: &[Reason]| {
            let words: Vec<String> = reasons.iter().map(Reason::to_string).collect();
            if words.is_empty() { "none".to_owned() } else { words.join(", ") }
        };
        match self {
            Rejection::Form(why) => write!(f, "the trace is malformed: {why}"),
            Rejection::Edge(why) => write!(f, "an edge has no justification: {why}"),
            Rejection::Missing(about) => write!(f, "an obligation is missing: {about}"),
            Rejection::Surplus(about) => write!(f, "an obligation that the trace does not have: {about}"),
            Rejection::Twice(about) => write!(f, "an obligation is listed twice: {about}"),
            Rejection::Reasons { about, claimed, found } => {
                write!(
                    f,
                    "wrong reason for {about}: the certificate says {}, the trace gives {}",
                    list(claimed),
                    list(found)
                )
            }
            Rejection::Unfounded(what) => write!(f, "nothing discharges {what}"),
            Rejection::Query(n) => write!(f, "the text of query {n} is not the one that the trace gives"),
            Rejection::Model(n, solver) => write!(f, "query {n} has a model, says {solver}"),
            Rejection::Queries { claimed, found } => {
                write!(f, "the certificate has {claimed} queries, the trace gives {found}")
            }
            Rejection::Log(why) => write!(f, "the run of the explicit engine is another: {why}"),
            Rejection::Pools { event, task } => {
                write!(f, "task {task} waits at event {event}, so that the bound of workers of thread pools may matter")
            }
            Rejection::TooLarge(why) => write!(f, "too large for the checker: {why}"),
        }
    }
}
