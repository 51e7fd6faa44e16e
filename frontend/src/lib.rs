//! Scoville's `frontend` crate; see ARCHITECTURE.md.

pub mod diag;
pub mod java;
