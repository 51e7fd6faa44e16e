//! From traces and obligations to verdicts with replayed witnesses.
//!
//! * [`state`] and [`prefix`]: what a prefix of a schedule is, executed; every *sat* goes through it.
//! * [`canonical`]: decisions that need no solver.
//! * [`encoding`], [`smt`], [`query`]: goals as formulas, formulas as text, questions to the solver.
//! * `portfolio`: several encodings of one goal, asked in turn.
//! * [`commute`]: equalities behind the commutation of atomic sections.
//! * [`witness`]: from a prefix to a schedule that can be replayed.
//! * [`finding`]: what is told about a violation.
//! * [`z3_version`]: refusal of a Z3 that does not fit.
//! * [`mod@decide`]: which obligation is asked when, and what follows.
//!
//! **Invariants:** only one file talks to Z3; a violation is reported only after its replay confirmed it; the same
//! problem gives byte-identical queries.

mod account;
pub mod canonical;
pub mod commute;
pub mod decide;
pub mod encoding;
pub mod finding;
pub mod options;
mod portfolio;
pub mod prefix;
pub mod query;
pub mod smt;
pub mod state;
#[cfg(test)]
mod testkit;
#[cfg(test)]
mod tests;
pub mod witness;
pub mod z3_version;

pub use commute::Z3Prover;
pub use decide::decide;
pub use options::{EncodingChoice, Options, Reductions};
pub use query::refutes;
