//! The task IR: what the front ends produce and both engines execute.
//!
//! * [`types`]: primitive and reference types, values of constants.
//! * [`program`]: classes, fields, methods, the whole [`program::Program`].
//! * [`stmt`]: structured three-address statements with a small orthogonal set of task operations.
//! * [`flat`]: the same as linear code per method; this is what engines execute and what sites refer to.
//! * [`pure`]: library functions on numbers and strings without any effect, shared by both engines.
//! * [`reach`]: the operations of the user's own code that are worth telling if no schedule reaches them.
//! * [`open`]: texts of which a part is not known.
//! * [`faint`]: locals that serve for nothing.
//! * [`uses`]: what instructions assign and read.
//! * [`escape`]: objects that others can see before their constructor has ended.
//! * [`quiet`]: functions of which nobody sees when they are called.
//! * [`visible`]: which operations are steps of a schedule, and the execution contract of both engines.
//! * [`identity`]: identity hash codes.
//! * [`build`]: small programs by hand, for tests of engines.
//! * [`mod@print`]: a printer for both forms.
//!
//! **Invariant:** calls are resolved to a method or a selector, names to slots, and every construct of a source
//! language to these operations; an engine never sees a source language.

pub mod build;
mod decimal;
pub mod escape;
pub mod faint;
mod fdlibm;
pub mod flat;
pub mod identity;
mod near;
pub mod open;
pub mod print;
pub mod program;
pub mod pure;
pub mod quiet;
pub mod reach;
mod roots;
pub mod stmt;
pub mod types;
pub mod unicode;
pub mod uses;
pub mod visible;
