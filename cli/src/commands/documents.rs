//! `scoville completions` and `scoville man`: what the arguments alone tell.

use super::one::internal_error;
use crate::args::Cli;
use crate::exit::Exit;
use crate::output;
use clap::CommandFactory;
use clap_complete::Shell;
use clap_mangen::Man;

/// Prints what a shell needs to complete command lines.
pub(crate) fn completions(shell: Shell) -> Exit {
    let mut text = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "scoville", &mut text);
    output::print(&String::from_utf8_lossy(&text));
    Exit::Safe
}

/// Prints the manual page of the command, or of one of its subcommands.
pub(crate) fn man(subcommand: Option<&str>) -> Exit {
    let mut command = Cli::command();
    // Gives subcommands their full names.
    command.build();
    let page = match subcommand {
        None => command,
        Some(name) => match command.get_subcommands().find(|c| c.get_name() == name && !c.is_hide_set()) {
            Some(found) => found.clone(),
            None => {
                output::complain(&format!("error: there is no subcommand `{name}`\n"));
                return Exit::Input;
            }
        },
    };
    let mut text = Vec::new();
    if let Err(e) = Man::new(page).render(&mut text) {
        internal_error(&format!("the manual page cannot be written: {e}"));
        return Exit::Internal;
    }
    output::print(&String::from_utf8_lossy(&text));
    Exit::Safe
}
