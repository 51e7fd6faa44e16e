//! From IR to traces and obligations.
//!
//! * [`fault`]: faults that tests plant.
//! * [`invariant`]: violations that no order of sections comes to.
//! * [`mod@print`]: printers of terms and traces.
//! * [`shape`]: the computation graph of a trace, for reports.
//! * [`term`]: hash-consed terms with simplification.
//! * [`obligation`]: what is to be proved.
//! * [`order`]: the happens-before relation.
//! * [`trace`]: the bounded unrolling of all tasks: events, guards, order.
//! * [`unroll`]: guarded symbolic execution, from a program to its trace and obligations.
//!
//! **Invariant:** nothing here talks to a solver, and no hash map's iteration order reaches a trace.

pub mod fault;
pub mod invariant;
pub mod obligation;
pub mod order;
pub mod pools;
pub mod print;
pub mod shape;
pub mod term;
pub mod trace;
pub mod unroll;
