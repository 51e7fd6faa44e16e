//! The front end: source texts to the task IR.
//!
//! * [`java`]: tokens, syntax trees and the parser of the Java family.
//! * [`sema`]: the table of classes and members, types and their relations.
//! * [`attr`]: typed trees, every name, overload and conversion decided.
//! * [`lower`]: the task IR.
//! * `junit`: the tests of a program, and an entry point for each.
//! * [`models`]: library classes, written in Java, read by the same front end when a program needs them.
//!
//! **Invariant:** a construct or library member that is not supported is refused by name with its position; nothing is
//! skipped silently. Functions are pure: texts in, results and diagnostics out.

pub mod attr;
pub mod compile;
pub mod diag;
mod hj;
pub mod java;
mod junit;
pub mod lower;
pub mod models;
pub mod sema;

pub use compile::{CompileOptions, Compiled, SourceInput, UserModel, check_models, compile, tests};
pub use junit::TestCase;
pub use sema::table::Inputs;
