//! Scoville's `solver` crate; see ARCHITECTURE.md.

pub mod z3_version;
