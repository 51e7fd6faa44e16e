//! `scoville verify`

use super::one::{self, Job};
use crate::args::{VerifyArgs, engine_options};
use crate::exit::Exit;
use crate::protocol::{Action, Options};

/// Verifies one program symbolically and prints the report.
pub(crate) fn run(args: &VerifyArgs) -> Exit {
    let program = &args.program;
    let options = engine_options(program.main.clone(), program.args.clone(), &args.task, Some(&args.symbolic), None);
    one::run(&Job {
        action: Action::Verify,
        files: &program.files,
        options: Options { witnesses: args.witness.path.is_some(), ..options },
        task: &args.task,
        output: &args.output,
        profile: args.profile,
        witness: args.witness.path.as_deref(),
    })
}
