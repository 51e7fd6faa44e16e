//! Scoville's `ir` crate; see ARCHITECTURE.md.
