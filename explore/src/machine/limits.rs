//! Limits of an execution, and what happens at them.

use scoville_evidence::verdict::Unknown;
use std::fmt;

/// Bounds on one execution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Instructions in all.
    pub steps: u64,
    /// Heap memory, in units of about 16 bytes.
    pub heap_cells: u64,
    /// Tasks created in all.
    pub tasks: u32,
    /// Nested calls of one task.
    pub recursion: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Limits { steps: 1_000_000_000, heap_cells: 1 << 27, tasks: 100_000_000, recursion: 10_000 }
    }
}

/// A bound that an execution ran into.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Limit {
    /// Too many instructions, in this method.
    Steps(String),
    /// Too many nested calls, in this method.
    Recursion(String),
    /// Too much memory; the text says what for.
    Heap(String),
    /// Too many tasks.
    Tasks(u32),
    /// The program uses something that cannot be executed concretely.
    Unsupported(String),
    /// It looks at a value that was left open in these places: see [`super::open`].
    Looked(u64),
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Limit::Steps(m) => write!(f, "step limit in {m}"),
            Limit::Recursion(m) => write!(f, "recursion limit in {m}"),
            Limit::Heap(what) => write!(f, "memory limit: {what}"),
            Limit::Tasks(n) => write!(f, "more than {n} tasks"),
            Limit::Unsupported(what) => write!(f, "unsupported: {what}"),
            Limit::Looked(_) => write!(f, "a value that was left open"),
        }
    }
}

impl Limit {
    /// The same as the reason of a verdict.
    #[must_use]
    pub fn reason(&self) -> Unknown {
        match self {
            Limit::Steps(_) | Limit::Recursion(_) | Limit::Looked(_) => Unknown::Unwinding(self.to_string()),
            Limit::Heap(what) => Unknown::Memory(what.clone()),
            Limit::Tasks(_) => Unknown::TooLarge(self.to_string()),
            Limit::Unsupported(what) => Unknown::Unsupported(what.clone()),
        }
    }
}
