//! `scoville explore`

use super::one::{self, Job};
use crate::args::{ExploreArgs, engine_options};
use crate::exit::Exit;
use crate::protocol::Action;

/// Verifies one program by enumerating its schedules and prints the report.
pub(crate) fn run(args: &ExploreArgs) -> Exit {
    let program = &args.program;
    one::run(&Job {
        action: Action::Explore,
        files: &program.files,
        options: engine_options(program.main.clone(), program.args.clone(), &args.task, None, Some(&args.search)),
        task: &args.task,
        output: &args.output,
    })
}
