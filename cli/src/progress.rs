//! One line on the terminal that says what takes so long.

use crate::output;
use std::io::IsTerminal;
use std::time::Duration;

/// Nothing is shown before this much time has passed.
const QUIET: Duration = Duration::from_secs(1);

/// A line on standard error that is overwritten; nothing if that is no terminal.
#[derive(Debug)]
pub(crate) struct Progress {
    enabled: bool,
    shown: Option<String>,
}

impl Progress {
    pub(crate) fn new() -> Self {
        Progress { enabled: std::io::stderr().is_terminal(), shown: None }
    }

    /// Shows `text` with the seconds that have passed.
    pub(crate) fn show(&mut self, text: &str, elapsed: Duration) {
        if !self.enabled || elapsed < QUIET {
            return;
        }
        let line: String = format!("{text} ({} s)", elapsed.as_secs()).chars().take(78).collect();
        if self.shown.as_ref() != Some(&line) {
            output::complain(&format!("\r\u{1b}[K{line}"));
            self.shown = Some(line);
        }
    }

    /// Removes the line.
    pub(crate) fn clear(&mut self) {
        if self.shown.take().is_some() {
            output::complain("\r\u{1b}[K");
        }
    }
}
