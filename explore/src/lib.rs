//! The concrete side of Scoville: execution, replay and exhaustive exploration of task programs.
//!
//! * [`machine`]: an interpreter of the task IR.
//! * [`run`]: the canonical run of a program.
//!
//! **Invariant:** nothing here shares semantics code with the symbolic engine; both rest on `scoville-ir` only.

pub mod machine;
pub mod run;

pub use run::{RunResult, run};
