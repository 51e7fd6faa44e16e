//! The command line.
//!
//! `scoville verify`, `suite`, `explore`, `cross-check`, `replay` and `ir` all run an engine, and an engine runs in a child process: the command
//! executes itself with a hidden subcommand. The parent reads the files ([`input`]), sends a request ([`protocol`]),
//! watches time, memory and signals ([`supervise`]) and renders what comes back; the child ([`engine`]) calls the
//! crates of the verifier in order ([`pipeline`]) and streams what it knows. So the parent can answer at the deadline,
//! on Ctrl-C and after a crash, whatever the child does.
//!
//! **Invariant:** only this crate looks at arguments, environment variables or the terminal, and ends the process.

mod account;
mod args;
mod batch;
mod board;
mod certify;
mod checking;
mod commands;
mod cross;
mod engine;
mod enumerate;
mod exit;
mod folders;
mod follow;
mod input;
mod output;
mod pipeline;
mod pool;
mod progress;
mod protocol;
mod report_file;
mod sharing;
mod signals;
mod suite;
mod supervise;
mod witness_files;
mod written;

use args::{Cli, Command};
use clap::{CommandFactory, Parser};
use exit::Exit;
use std::ffi::OsString;
use std::process::ExitCode;

/// Entry point of the command: reads the arguments, runs the subcommand, returns the exit code.
///
/// Exit codes: 0 safe, 1 violation, 2 inconclusive, 3 input error (usage errors too), 4 internal error.
pub fn main() -> ExitCode {
    output::ending(parse().map_or_else(|exit| exit, run)).into()
}

/// Runs what is asked for.
fn run(cli: Cli) -> Exit {
    if cli.version {
        return commands::version::run();
    }
    if let (Some(_), Some(complaint)) = (&cli.command, pipeline::solver_complaint()) {
        output::complain(&format!("{complaint}\n"));
        return Exit::Internal;
    }
    match cli.command {
        Some(Command::Verify(args)) => commands::verify::run(&args),
        Some(Command::Batch(args)) => commands::batch::run(&args),
        Some(Command::Merge(args)) => commands::merge::run(&args),
        Some(Command::Suite(args)) => commands::suite::run(&args),
        Some(Command::Explore(args)) => commands::explore::run(&args),
        Some(Command::Ir(args)) => commands::ir::run(&args),
        Some(Command::CrossCheck(args)) => commands::cross_check::run(&args),
        Some(Command::Replay(args)) => commands::replay::run(&args),
        Some(Command::Check(args)) => commands::check::run(&args),
        Some(Command::Completions { shell }) => commands::documents::completions(shell),
        Some(Command::Man { subcommand }) => commands::documents::man(subcommand.as_deref()),
        Some(Command::Engine) => engine::run(),
        None => {
            output::complain(&Cli::command().render_help().to_string());
            Exit::Input
        }
    }
}

/// The arguments; those of a batch with what its configuration adds to them.
fn parse() -> Result<Cli, Exit> {
    let refused = |error: clap::Error| {
        let printed = error.print();
        if error.use_stderr() {
            return Exit::Input;
        }
        output::wrote(printed);
        Exit::Safe
    };
    let arguments: Vec<OsString> = std::env::args_os().collect();
    let cli = Cli::try_parse_from(&arguments).map_err(refused)?;
    let Some(Command::Batch(given)) = &cli.command else { return Ok(cli) };
    let (arguments, declared) = batch::config::applied(arguments, given).map_err(|complaint| {
        output::complain(&format!("{complaint}\n"));
        Exit::Input
    })?;
    let mut cli = Cli::try_parse_from(arguments).map_err(refused)?;
    if let Some(Command::Batch(args)) = &mut cli.command {
        args.declared = declared;
    }
    Ok(cli)
}
