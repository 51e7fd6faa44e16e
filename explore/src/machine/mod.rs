//! A concrete interpreter of the task IR.
//!
//! A [`Machine`] executes the linear code of a [`scoville_ir::program::Program`] on a [`State`], one task at a time:
//! [`Machine::advance`] executes the invisible operations of a task up to its next visible one, [`Machine::perform`]
//! executes that one, [`Machine::pending`] tells what comes next and whether it may happen now. Nothing here chooses a
//! schedule. A [`Watch`] sees each checked access before it happens and each event after it has happened.
//!
//! **Invariant:** activations are explicit (no recursion in the interpreter), states are copied cheaply (objects and
//! tasks are shared until one side changes them), and no program makes the machine panic.

pub mod arith;
pub mod barriers;
mod exec;
mod fast;
pub mod heap;
pub mod identity;
pub mod limits;
mod open;
pub mod reached;
pub mod regions;
mod resign;
pub(crate) mod rvalue;
pub mod sections;
pub mod share;
pub mod state;
mod throw;
pub mod value;
mod visible;
pub mod watch;

pub use exec::{Machine, Stop};
pub use limits::{Limit, Limits};
pub use state::State;
pub use value::{BarrierId, Loc, Obj, ScopeId, TaskId, Value};
pub use visible::{Pending, Wait};
pub use watch::{Access, Blind, Event, Flow, Watch};
