//! What runs, and for how long, while many programs are looked at.
//!
//! On a terminal: a line with counts and one for each program at work. Elsewhere nothing, or plain lines if they are asked for.

use crate::output;
use indicatif::{MultiProgress, ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::IsTerminal;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// Nothing is shown on a terminal before this much time has passed.
const QUIET: Duration = Duration::from_secs(1);
/// A program that runs for this long is mentioned in plain lines, and again each time.
const LONG: Duration = Duration::from_secs(30);
/// How often a terminal is drawn to, in times a second.
const RATE: u8 = 10;

/// The display.
#[derive(Debug)]
pub(crate) struct Board {
    kind: Kind,
    start: Instant,
    total: usize,
    done: AtomicUsize,
    said: AtomicUsize,
}

#[derive(Debug)]
enum Kind {
    Silent,
    Plain,
    Terminal { lines: MultiProgress, head: ProgressBar },
}

impl Board {
    /// A display on standard error for so many programs. `plain`: lines where that is no terminal.
    pub(crate) fn new(total: usize, plain: bool) -> Board {
        let kind = match (std::io::stderr().is_terminal(), plain) {
            (true, _) => {
                let lines = MultiProgress::with_draw_target(ProgressDrawTarget::stderr_with_hz(RATE));
                let head = lines.add(line());
                Kind::Terminal { lines, head }
            }
            (false, true) => Kind::Plain,
            (false, false) => Kind::Silent,
        };
        Board { kind, start: Instant::now(), total, done: AtomicUsize::new(0), said: AtomicUsize::new(0) }
    }

    /// Begins a program.
    pub(crate) fn begin<'a>(&'a self, name: &'a str) -> Running<'a> {
        Running { board: self, name, start: Instant::now(), bar: None, mentioned: 0 }
    }

    /// Says something that stays: what came of a program.
    pub(crate) fn say(&self, text: &str) {
        match &self.kind {
            Kind::Silent => {}
            Kind::Plain => {
                let said = self.said.fetch_add(1, Ordering::Relaxed) + 1;
                output::complain(&format!("[{said}/{}] {text}\n", self.total));
            }
            Kind::Terminal { lines, .. } => lines.suspend(|| output::complain(&format!("{text}\n"))),
        }
    }

    /// Whether it is a terminal: there only what is bad need be said.
    pub(crate) fn is_terminal(&self) -> bool {
        matches!(self.kind, Kind::Terminal { .. })
    }

    /// Takes the display away.
    pub(crate) fn clear(&self) {
        if let Kind::Terminal { lines, .. } = &self.kind {
            // A terminal that cannot be written to shows nothing anyway.
            let _ = lines.clear();
        }
    }
}

/// A program at work; gone from the display when dropped.
#[derive(Debug)]
pub(crate) struct Running<'a> {
    board: &'a Board,
    name: &'a str,
    start: Instant,
    bar: Option<ProgressBar>,
    mentioned: u32,
}

impl Running<'_> {
    /// Called now and then, with what is being done.
    pub(crate) fn show(&mut self, stage: &str) {
        let elapsed = self.start.elapsed();
        let stage = if stage.is_empty() { "starting" } else { stage };
        match &self.board.kind {
            Kind::Silent => {}
            Kind::Plain => {
                if elapsed >= LONG * (self.mentioned + 1) {
                    self.mentioned += 1;
                    output::complain(&format!("... {}: {stage} ({} s)\n", self.name, elapsed.as_secs()));
                }
            }
            Kind::Terminal { lines, head } => {
                if self.board.start.elapsed() < QUIET {
                    return;
                }
                let done = self.board.done.load(Ordering::Relaxed);
                let whole = self.board.start.elapsed().as_secs();
                head.set_message(format!("{done} of {} done ({whole} s)", self.board.total));
                let bar = self.bar.get_or_insert_with(|| lines.add(line()));
                bar.set_message(format!("  {}: {stage} ({} s)", self.name, elapsed.as_secs()));
                head.tick();
                bar.tick();
            }
        }
    }
}

impl Drop for Running<'_> {
    fn drop(&mut self) {
        self.board.done.fetch_add(1, Ordering::Relaxed);
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

/// A line of text that is cut at the width of the terminal.
fn line() -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_msg}").unwrap_or_else(|_| ProgressStyle::default_spinner());
    ProgressBar::with_draw_target(None, ProgressDrawTarget::hidden()).with_style(style)
}
