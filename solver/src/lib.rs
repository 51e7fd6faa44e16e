//! Scoville's `solver` crate; see ARCHITECTURE.md.
