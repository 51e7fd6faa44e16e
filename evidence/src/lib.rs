//! Scoville's `evidence` crate; see ARCHITECTURE.md.
