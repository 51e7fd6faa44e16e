//! `scoville explore`

use super::junit;
use super::one::{self, Job};
use crate::args::{ExploreArgs, engine_options};
use crate::exit::Exit;
use crate::protocol::{Action, Options};

/// Verifies one program by enumerating its schedules and prints the report.
pub(crate) fn run(args: &ExploreArgs) -> Exit {
    let program = &args.program;
    let options = engine_options(program.main.clone(), program.args.clone(), &args.task, None, Some(&args.search));
    let job = Job {
        action: Action::Explore,
        program,
        options: Options {
            replaced: program.world.replace_model.clone(),
            account: args.report.html.is_some(),
            witnesses: args.witness.path.is_some(),
            follow: args.follow,
            ..options
        },
        task: &args.task,
        output: &args.output,
        profile: false,
        report: args.report.html.as_deref(),
        forms: &args.forms,
        witness: args.witness.path.as_deref(),
        certificate: None,
    };
    if args.junit.junit { junit::run(&job, args.junit.jobs) } else { one::run(&job) }
}
