//! `scoville replay`

use super::one::{complain_about, internal_error, shown};
use super::version::VERSION;
use crate::args::{DEFAULT_TASKS, Format, OutputArgs, ReplayArgs, WorldArgs};
use crate::exit::Exit;
use crate::input::{self, InputError, InputFile};
use crate::output;
use crate::progress::Progress;
use crate::protocol::{self, Action, Encoding, Granularity, Options, Request, Role, Search};
use crate::signals;
use crate::supervise::{self, Ended, Limits};
use crate::witness_files;
use scoville_evidence::diagnostic::Diagnostic;
use scoville_evidence::source::SourceMap;
use scoville_evidence::verdict::Property;
use scoville_evidence::witness::Witness;
use scoville_report::replay::{self, Answer, Subject};
use scoville_solver::Reductions;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// Replays a witness and prints what came of it.
pub(crate) fn run(args: &ReplayArgs) -> Exit {
    let start = Instant::now();
    // The last file is the witness; clap sees to it that there is one.
    let Some((witness_path, given)) = args.files.split_last() else { return Exit::Input };
    let name = witness_path.display().to_string();
    let (witness, files) = match read(witness_path, given, &args.world) {
        Ok(read) => read,
        Err(e) => {
            let subject = Subject { program: &shown(given), witness: &name, sources: &e.sources };
            return write(&args.output, &subject, &e.diagnostics, Answer::InputError);
        }
    };
    let interrupted = signals::watch();
    let memory = Some(args.memory).filter(|m| *m > 0);
    let request = Request {
        options: options(&witness, args),
        action: Action::Replay { witness: Box::new(witness), steps: args.step },
        files: protocol::heads(&files),
        memory,
        fault: None,
    };
    let deadline = args.timeout.0.and_then(|t| start.checked_add(t));
    let limits = Limits { deadline, memory, interrupted: &interrupted };
    let mut progress = Progress::new();
    let run = supervise::run(&request, &files, limits, &mut |stage, elapsed| progress.show(stage, elapsed));
    progress.clear();
    let answer = match &run.ended {
        Ended::Replayed(replayed) => Answer::Replayed(replayed),
        Ended::Outcome(outcome) => Answer::Stopped(outcome),
        Ended::Rejected => Answer::InputError,
        Ended::Printed(_) | Ended::Tests(_) | Ended::Checked(_) => Answer::InternalError("the engine did not replay"),
        Ended::Failed(message) => Answer::InternalError(message),
    };
    let own = files.iter().filter(|f| f.role == Role::Program).map(|f| f.name.as_str());
    let program = if given.is_empty() { own.collect::<Vec<_>>().join(", ") } else { shown(given) };
    let subject = Subject { program: &program, witness: &name, sources: &run.sources };
    write(&args.output, &subject, &run.diagnostics, answer)
}

/// The witness, and the files of its program.
fn read(path: &Path, given: &[PathBuf], world: &WorldArgs) -> Result<(Witness, Vec<InputFile>), InputError> {
    let witness = witness_files::read(path)?;
    let files = match given.is_empty() {
        true => input::program(&witness.program.files, world)?,
        false => input::program(given, world)?,
    };
    if !files.iter().any(|f| f.role == Role::Program) {
        let d = Diagnostic::error("input", format!("`{}` names no program, and none is given", path.display()));
        return Err(InputError { diagnostics: vec![d], sources: SourceMap::new() });
    }
    Ok((witness, files))
}

fn options(witness: &Witness, args: &ReplayArgs) -> Options {
    Options {
        main_class: witness.program.main.clone(),
        replaced: args.world.replace_model.clone(),
        args: witness.program.args.clone(),
        properties: Property::ALL.to_vec(),
        granularity: Granularity::Regions,
        all_races: false,
        encoding: Encoding::Auto,
        pools_unbounded: false,
        unroll: None,
        tasks: DEFAULT_TASKS,
        timeout: args.timeout.0.map(|t| t.as_millis() as u64),
        dump_smt: None,
        reductions: Reductions::ALL,
        enumerate: false,
        follow: false,
        certificate: None,
        account: false,
        search: Search::default(),
        witnesses: false,
    }
}

/// Writes the report in the asked format.
fn write(output: &OutputArgs, subject: &Subject<'_>, all: &[Diagnostic], answer: Answer<'_>) -> Exit {
    match output.format {
        Format::Json => match replay::json(VERSION, subject, all, answer) {
            Ok(document) => output::print(&document),
            Err(e) => {
                internal_error(&format!("the report cannot be written as JSON: {e}"));
                return Exit::Internal;
            }
        },
        Format::Text => {
            complain_about(all, subject.sources, output.color.stderr());
            if let Answer::InternalError(message) = answer {
                internal_error(message);
            }
            output::print(&replay::text(subject, answer, output.color.stdout()));
        }
    }
    match answer {
        Answer::Replayed(replayed) => (&replay::verdict(replayed)).into(),
        Answer::Stopped(outcome) => (&outcome.verdict).into(),
        Answer::InputError => Exit::Input,
        Answer::InternalError(_) => Exit::Internal,
    }
}
