//! What the unrolling reaches. The paths of a complete unrolling cover all schedules, so an operation that keeps its mark in the
//! last round is reached by none. (What is taken for reached is more than that: a path may have a condition that never holds.)

use super::cont::Cont;
use super::machine::Machine;
pub use scoville_ir::reach::{Mark, Marks};

impl Machine<'_> {
    /// The operation that the continuation stands at is executed.
    pub fn reach(&mut self, cont: &Cont) {
        if let Some(frame) = cont.top() {
            self.methods.reach((frame.method, frame.pc));
        }
    }
}
