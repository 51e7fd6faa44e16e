//! Ctrl-C and the wish to end.

use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::iterator::Signals;
use signal_hook::low_level::exit;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// What comes so soon after the first signal is the same wish: `timeout` tells the process, and then its whole group.
const SAME: Duration = Duration::from_millis(500);

/// To be called when all input was read: until then a signal has its usual effect, also on the wait for somebody who
/// writes into a pipe.
///
/// A flag that the first SIGINT or SIGTERM sets; another one later ends the process at once.
pub(crate) fn watch() -> Arc<AtomicBool> {
    let flag = Arc::new(AtomicBool::new(false));
    // Where signals cannot be caught they keep their usual effect.
    if let Ok(mut signals) = Signals::new([SIGINT, SIGTERM]) {
        let told = Arc::clone(&flag);
        std::thread::spawn(move || {
            let mut first = None;
            for signal in signals.forever() {
                if first.get_or_insert_with(Instant::now).elapsed() >= SAME {
                    exit(128 + signal);
                }
                told.store(true, Ordering::Relaxed);
            }
        });
    }
    flag
}
