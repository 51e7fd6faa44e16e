//! The concrete side of Scoville: execution, replay and exhaustive exploration of task programs.
//!
//! * [`mod@follow`]: the canonical run of another engine, followed.
//! * [`machine`]: an interpreter of the task IR.
//! * [`mod@run`]: the canonical run of a program.
//! * [`replay`]: the replay of schedules.
//! * [`search`]: exhaustive exploration.
//! * [`names`]: values and locations in source terms.
//! * [`idle`]: inputs whose value makes no difference.
//! * [`liveness`]: which locals may still be read.
//! * [`spin`]: waiting loops.
//! * [`stuck`]: deadlock and livelock.
//!
//! **Invariant:** nothing here shares semantics code with the symbolic engine; both rest on `scoville-ir` only.

mod bits;
mod ends;
mod exits;
pub mod follow;
pub mod idle;
mod late;
pub mod liveness;
pub mod machine;
pub mod names;
mod private;
mod provide;
pub mod replay;
pub mod run;
pub mod search;
pub mod spin;
pub mod stuck;
mod waits;

pub use follow::{follow, run as follow_and_judge};
pub use replay::{Origin, ProgramReplayer};
pub use run::{RunResult, run};
pub use search::{Exploration, Method, Options, Progress, explore, explore_telling};
