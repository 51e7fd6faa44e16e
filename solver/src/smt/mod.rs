//! Formulas as canonical SMT-LIB text, and the solver that reads it.
//!
//! * [`expr`]: hash-consed expressions.
//! * [`term`]: terms of a trace as expressions.
//! * [`mod@print`]: text; variables are numbered in order of first use, so that equal formulas give equal text.
//! * [`z3`]: the only file that talks to Z3, through exactly that text.

pub mod expr;
pub mod print;
pub mod term;
pub mod z3;
