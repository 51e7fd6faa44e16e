//! Random task programs for differential tests: generation from a seed, construction as IR, comparison of the engines,
//! and shrinking of what they disagree about.
//!
//! **Invariant:** a seed determines the program; no engine is told what to find.

pub mod check;
pub mod compare;
pub mod construct;
pub mod generate;
pub mod java;
pub mod metamorph;
pub mod program;
pub mod scope;
pub mod shrink;
pub mod suite;
pub mod variant;
