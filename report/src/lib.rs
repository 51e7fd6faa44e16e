//! Scoville's `report` crate; see ARCHITECTURE.md.
