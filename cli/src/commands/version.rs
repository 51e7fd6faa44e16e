//! `scoville --version`

use crate::exit::Exit;
use crate::output;

/// Version of scoville.
pub(crate) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Prints the versions of scoville and of the Z3 that is loaded.
pub(crate) fn run() -> Exit {
    output::print(&format!("scoville {VERSION} ({})\n", crate::pipeline::solver_version()));
    Exit::Safe
}
