//! What a certificate leaves to a solver, as SMT-LIB that is written anew from its trace.
//!
//! The checker says what it cannot decide itself; here that becomes text ([`smt`], [`text`]): a direct reading of the rules
//! of a trace, not the encodings of the engine. Whoever wrote the certificate and whoever checks it must come to the same text.
//!
//! **Invariant:** nothing of the engines is used; the same trace gives the same text.

pub mod smt;
pub mod text;

use scoville_check::Rejection;
use scoville_check::needs::Question;
use scoville_evidence::certificate::obligation::{About, Obligation, Reason};
use scoville_evidence::certificate::trace::Trace;
use scoville_evidence::verdict::Property;
use smt::Writer;
use std::collections::BTreeMap;

/// A text that stands for a query which would be too long.
pub const TOO_LONG: &str = "; too long to be written down\n";

/// What a trace asks for, and how it is discharged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// All obligations, sorted.
    pub obligations: Vec<Obligation>,
    /// The texts of queries, by number: each with one text, and a second if floating-point numbers can be exact. That one of
    /// the two has no model is a proof.
    pub queries: Vec<Vec<String>>,
    /// How many pairs are discharged for each reason.
    pub counts: BTreeMap<Reason, u64>,
}

/// Derives from a trace all that has to be proved about some properties.
///
/// # Errors
/// What is wrong with the trace, or what nothing discharges.
pub fn derive(trace: &Trace, properties: &[Property]) -> Result<Asked, Rejection> {
    scoville_check::derive(trace, properties, |tables, needs| {
        let writer = Writer(tables);
        let text = |q: &Question, exact| match q {
            Question::Reachable(goals) => writer.reachable(goals, exact),
            Question::Exchange(a, b) => Some(writer.exchange(*a, *b, exact)),
        };
        let texts = |(_, q): &(About, Question)| match text(q, false) {
            None => vec![TOO_LONG.to_owned()],
            Some(first) if first.floats => {
                std::iter::once(first.text).chain(text(q, true).map(|second| second.text)).collect()
            }
            Some(first) => vec![first.text],
        };
        let (obligations, questions) = needs.obligations();
        Asked { obligations, queries: questions.iter().map(texts).collect(), counts: needs.counts.clone() }
    })
}
