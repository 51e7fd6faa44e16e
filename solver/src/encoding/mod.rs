//! The prefix encoding: a goal over a trace as a formula whose models are prefixes that show it.
//!
//! * [`index`]: what the whole trace offers: writers of locations, who yields a variable.
//! * [`cone`]: which events and variables one goal depends on.
//! * [`blocks`]: events that are executed together without loss get one position.
//! * [`encoder`]: order, needs, exclusion, goals.
//! * [`cells`], [`read_from`], [`slots`]: where choice outcomes and read values come from; the latter two are
//!   implementations of [`Memory`].
//! * [`model`]: from a model back to events in order.
//!
//! # Blocks
//!
//! An event is *harmless* if executing it as soon as it is reached takes nothing from any other event and changes nothing
//! that the query asks about: a spawn, an end, the release of a lock, a write that no relevant read can see. A harmless
//! event shares the position of the event before it in its task (the begin of a task that waits for nothing that of its
//! spawn), and so do all events of a closed section. What remains is one Boolean ("reached") and one clock per block.

pub mod blocks;
pub mod cells;
pub mod cone;
pub mod encoder;
pub mod goals;
pub mod index;
pub mod model;
pub mod read_from;
pub mod slots;

use encoder::Encoder;

/// An encoding of the values that reads of sensitive locations yield.
pub trait Memory {
    /// For people and statistics.
    fn name(&self) -> &'static str;
    /// Adds the constraints for all reads in the cone.
    fn constrain(&self, e: &mut Encoder<'_>);
    /// About how long the text of these constraints would be, in bytes, without making them.
    fn predicted(&self, e: &Encoder<'_>) -> usize;
}
