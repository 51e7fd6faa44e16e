//! `scoville verify`

use super::one::{self, Job};
use crate::args::{VerifyArgs, engine_options};
use crate::exit::Exit;
use crate::protocol::Action;

/// Verifies one program symbolically and prints the report.
pub(crate) fn run(args: &VerifyArgs) -> Exit {
    let program = &args.program;
    one::run(&Job {
        action: Action::Verify,
        files: &program.files,
        options: engine_options(program.main.clone(), program.args.clone(), &args.task, Some(&args.symbolic), None),
        task: &args.task,
        output: &args.output,
    })
}
