//! `scoville ir`

use super::one::{complain_about, internal_error};
use crate::args::{DEFAULT_TASKS, IrArgs};
use crate::exit::Exit;
use crate::input;
use crate::output;
use crate::protocol::{self, Action, Encoding, Granularity, Options, Request, Search};
use crate::signals;
use crate::supervise::{self, Ended, Limits};
use scoville_solver::Reductions;

/// Prints the intermediate representation of one program.
pub(crate) fn run(args: &IrArgs) -> Exit {
    let files = match input::program(&args.program.files, &args.program.world) {
        Ok(files) => files,
        Err(e) => {
            complain_about(&e.diagnostics, &e.sources, args.color.stderr());
            return Exit::Input;
        }
    };
    let interrupted = signals::watch();
    let request = Request {
        action: Action::Print { flat: args.flat, models: args.library },
        options: Options {
            main_class: args.program.main.clone(),
            replaced: args.program.world.replace_model.clone(),
            args: args.program.args.clone(),
            properties: Vec::new(),
            granularity: Granularity::Regions,
            all_races: false,
            encoding: Encoding::Auto,
            pools_unbounded: false,
            unroll: None,
            tasks: DEFAULT_TASKS,
            timeout: None,
            dump_smt: None,
            reductions: Reductions::ALL,
            enumerate: false,
            witnesses: false,
            follow: false,
            certificate: None,
            account: false,
            search: Search::default(),
        },
        files: protocol::heads(&files),
        memory: None,
        fault: None,
    };
    let limits = Limits { deadline: None, memory: None, interrupted: &interrupted };
    let run = supervise::run(&request, &files, limits, &mut |_, _| {});
    complain_about(&run.diagnostics, &run.sources, args.color.stderr());
    match run.ended {
        Ended::Printed(text) => {
            output::print(&text);
            Exit::Safe
        }
        Ended::Rejected => Exit::Input,
        Ended::Outcome(outcome) => (&outcome.verdict).into(),
        Ended::Replayed(_) | Ended::Tests(_) | Ended::Checked(_) => {
            internal_error("the engine did not print");
            Exit::Internal
        }
        Ended::Failed(message) => {
            internal_error(&message);
            Exit::Internal
        }
    }
}
