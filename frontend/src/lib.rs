//! Scoville's `frontend` crate; see ARCHITECTURE.md.
