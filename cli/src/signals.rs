//! Ctrl-C and the wish to end.

use signal_hook::consts::{SIGINT, SIGTERM};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// To be called when all input was read: until then a signal has its usual effect, also on the wait for somebody who
/// writes into a pipe.
///
/// A flag that the first SIGINT or SIGTERM sets; a second one ends the process at once.
pub(crate) fn watch() -> Arc<AtomicBool> {
    let flag = Arc::new(AtomicBool::new(false));
    for signal in [SIGINT, SIGTERM] {
        // Order matters: the conditional end must see the flag as it was before this signal. Where signals cannot be
        // caught they keep their usual effect.
        let _ = signal_hook::flag::register_conditional_shutdown(signal, 128 + signal, Arc::clone(&flag));
        let _ = signal_hook::flag::register(signal, Arc::clone(&flag));
    }
    flag
}
