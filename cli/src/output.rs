//! Writing to the standard streams.
//!
//! A reader that closes its end of a pipe (`scoville verify F | head -1`) is no error: what is left is not written.

use scoville_report::style::Style;
use std::io::{IsTerminal, Write};

/// Writes to standard output.
pub(crate) fn print(text: &str) {
    let mut out = std::io::stdout().lock();
    let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}

/// Writes to standard error.
pub(crate) fn complain(text: &str) {
    let mut out = std::io::stderr().lock();
    let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}

/// When to use colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Color {
    /// On a terminal, unless `NO_COLOR` is set or the terminal is dumb.
    #[default]
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

impl Color {
    /// The style for standard output.
    pub(crate) fn stdout(self) -> Style {
        self.style(std::io::stdout().is_terminal())
    }

    /// The style for standard error.
    pub(crate) fn stderr(self) -> Style {
        self.style(std::io::stderr().is_terminal())
    }

    fn style(self, terminal: bool) -> Style {
        let auto = || {
            let set = |name| std::env::var_os(name).is_some_and(|v| !v.is_empty());
            let dumb = std::env::var_os("TERM").is_some_and(|v| v == "dumb");
            terminal && !set("NO_COLOR") && !dumb
        };
        let ansi = match self {
            Color::Auto => auto(),
            Color::Always => true,
            Color::Never => false,
        };
        if ansi { Style::Ansi } else { Style::Plain }
    }
}
