//! Scoville's `encode` crate; see ARCHITECTURE.md.
