//! Suites: many programs, each with what it expects in its own comments.
//!
//! * [`find`]: which files are programs.
//! * [`expectation`]: what a file says about itself.
//! * [`compare`]: an outcome against an expectation.

pub(crate) mod compare;
pub(crate) mod expectation;
pub(crate) mod find;
