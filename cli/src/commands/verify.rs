//! `scoville verify`

use super::junit;
use super::one::{self, Job};
use crate::args::{VerifyArgs, engine_options};
use crate::exit::Exit;
use crate::protocol::{Action, Options};

/// Verifies one program symbolically and prints the report.
pub(crate) fn run(args: &VerifyArgs) -> Exit {
    let program = &args.program;
    let options = engine_options(program.main.clone(), program.args.clone(), &args.task, Some(&args.symbolic), None);
    let job = Job {
        action: Action::Verify,
        program,
        options: Options {
            replaced: program.world.replace_model.clone(),
            account: args.report.html.is_some(),
            witnesses: args.witness.path.is_some() || args.certificate.is_some(),
            certificate: args.certificate.clone(),
            ..options
        },
        task: &args.task,
        output: &args.output,
        profile: args.profile,
        report: args.report.html.as_deref(),
        forms: &args.forms,
        witness: args.witness.path.as_deref(),
        certificate: args.certificate.as_deref(),
    };
    if args.junit.junit { junit::run(&job, args.junit.jobs) } else { one::run(&job) }
}
