//! Scoville's `explore` crate; see ARCHITECTURE.md.
