//! Writing to the standard streams.
//!
//! A reader that closes its end of a pipe (`scoville verify F | head -1`) is no error: what is left is not written. A full
//! disk is one: an answer that nobody can read was not given.

use crate::exit::Exit;
use scoville_report::style::Style;
use std::io::{self, ErrorKind, IsTerminal, Write};
use std::sync::OnceLock;

/// Why something could not be written to standard output.
static LOST: OnceLock<String> = OnceLock::new();

/// Writes to standard output.
pub(crate) fn print(text: &str) {
    let mut out = io::stdout().lock();
    wrote(out.write_all(text.as_bytes()).and_then(|()| out.flush()));
}

/// Takes note of what became of something that was written to standard output.
pub(crate) fn wrote(result: io::Result<()>) {
    match result {
        Err(e) if e.kind() != ErrorKind::BrokenPipe => drop(LOST.set(e.to_string())),
        Ok(()) | Err(_) => {}
    }
}

/// How the command ends, given how it would if all was written to standard output.
pub(crate) fn ending(exit: Exit) -> Exit {
    match (LOST.get(), exit) {
        (None, _) => exit,
        (Some(why), _) => {
            complain(&format!("error[output]: cannot write to standard output: {why}\n"));
            if exit == Exit::Internal { exit } else { Exit::Input }
        }
    }
}

/// Writes to standard error.
pub(crate) fn complain(text: &str) {
    let mut out = io::stderr().lock();
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
        self.style(io::stdout().is_terminal())
    }

    /// The style for standard error.
    pub(crate) fn stderr(self) -> Style {
        self.style(io::stderr().is_terminal())
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
