//! The leaf crate: data types that every other crate may use and that carry no behaviour of the verifier itself.
//!
//! * [`account`]: what had to be proved and how it was, the computation graph; what a report for a browser shows.
//! * [`certificate`]: what lets a second tool confirm an answer.
//! * [`source`]: files, spans and positions.
//! * [`diagnostic`]: what is said about bad input.
//! * [`codes`]: the catalogue of its codes.
//! * [`log`]: event logs, to compare executions of two engines.
//! * [`profile`]: where the time of a run went.
//! * [`schedule`]: named points of an execution and schedules over them; what a replay needs.
//! * [`verdict`]: verdicts, findings, statistics; what a report shows.
//! * [`witness`]: files of violations that can be replayed, and what comes of replaying them.
//!
//! **Invariant:** nothing here depends on another crate of the workspace, reads a file or talks to a solver.

pub mod account;
pub mod certificate;
pub mod codes;
pub mod commutation;
pub mod diagnostic;
pub mod log;
pub mod profile;
pub mod schedule;
pub mod source;
pub mod verdict;
pub mod witness;
