//! `scoville check`

use super::one::{complain_about, internal_error};
use super::version::VERSION;
use crate::args::{CheckArgs, Format};
use crate::certify::{Asked, HEAD, REQUEST};
use crate::checking::{Failure, parse};
use crate::exit::Exit;
use crate::input::{self, InputFile};
use crate::output;
use crate::progress::Progress;
use crate::protocol::{self, Action, Options, Request, Role, Solvers};
use crate::signals;
use crate::supervise::{self, Ended, Limits};
use scoville_evidence::diagnostic::Diagnostic;
use scoville_evidence::source::SourceMap;
use scoville_report::certificate::{self, Answer, Subject};
use std::path::{Path, PathBuf};
use std::time::Instant;

/// Checks a certificate and says what was found.
pub(crate) fn run(args: &CheckArgs) -> Exit {
    let start = Instant::now();
    let interrupted = signals::watch();
    let solvers = Solvers {
        folder: args.folder.clone(),
        second: args.cvc5.clone().or_else(|| on_path("cvc5")),
        z3: args.z3.clone().or_else(|| on_path("z3")).or_else(of_the_build),
        each: args.query_timeout.0.map_or(u64::MAX, |t| t.as_millis() as u64),
    };
    let given = [&args.cvc5, &args.z3].into_iter().flatten().find(|p| !runs(p));
    let missing = given.map(|p| Err(format!("there is no program `{}`", p.display())));
    let (asked, files) = match missing.unwrap_or_else(|| read(args)) {
        Ok(read) => read,
        Err(why) => {
            let error = Diagnostic::error("certificate", why);
            return write(args, &solvers, (&SourceMap::new(), &[error]), Answer::InputError);
        }
    };
    let memory = Some(args.memory).filter(|m| *m > 0);
    let request = Request {
        options: Options { timeout: args.timeout.0.map(|t| t.as_millis() as u64), ..asked.options },
        action: Action::Check(solvers.clone()),
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
        Ended::Checked(checked) => Answer::Checked(checked),
        Ended::Outcome(outcome) => Answer::Stopped(outcome),
        Ended::Rejected => Answer::InputError,
        Ended::Failed(message) => Answer::InternalError(message),
        Ended::Printed(_) | Ended::Tests(_) | Ended::Replayed(_) => Answer::InternalError("the engine did not check"),
    };
    write(args, &solvers, (&run.sources, &run.diagnostics), answer)
}

/// Writes the report in the asked format.
fn write(args: &CheckArgs, solvers: &Solvers, said: (&SourceMap, &[Diagnostic]), answer: Answer<'_>) -> Exit {
    let (sources, diagnostics) = said;
    let shown = |path: &Path| path.display().to_string();
    let certificate = shown(&args.folder);
    let (second, z3) = (solvers.second.as_deref().map(shown), solvers.z3.as_deref().map(shown));
    let subject = Subject { certificate: &certificate, second: second.as_deref(), z3: z3.as_deref(), sources };
    match args.output.format {
        Format::Json => match certificate::json(VERSION, &subject, diagnostics, answer) {
            Ok(document) => output::print(&document),
            Err(e) => {
                internal_error(&format!("the report cannot be written as JSON: {e}"));
                return Exit::Internal;
            }
        },
        Format::Text => {
            complain_about(diagnostics, sources, args.output.color.stderr());
            if let Answer::InternalError(message) = answer {
                internal_error(message);
            }
            output::print(&certificate::text(&subject, answer, args.list));
        }
    }
    match answer.exit_code() {
        0 => Exit::Safe,
        1 => Exit::Violation,
        2 => Exit::Unknown,
        3 => Exit::Input,
        _ => Exit::Internal,
    }
}

/// How the program was verified, and its files as they are now.
fn read(args: &CheckArgs) -> Result<(Asked, Vec<InputFile>), String> {
    if !args.folder.join(HEAD).is_file() {
        return Err(format!("`{}` is no certificate: it has no file {HEAD}", args.folder.display()));
    }
    let named = |path: PathBuf| match path.is_file() {
        true => Ok(path),
        // What is none, as a device, may have no end.
        false => Err(format!("there is no file `{}`", path.display())),
    };
    let asked: Asked = match parse(&named(args.folder.join(REQUEST))?) {
        Ok(asked) => asked,
        Err(Failure::Unreadable(why) | Failure::Rejected(why)) => return Err(why),
    };
    let mut given = args.files.iter();
    let mut files = Vec::new();
    for f in &asked.files {
        let text = match (&f.text, &f.role) {
            (Some(text), Role::Console) => text.clone(),
            (Some(_), _) => return Err(format!("the certificate itself has the text of `{}`", f.name)),
            (None, role) => {
                let path = match (*role == Role::Program).then(|| given.next()).flatten() {
                    Some(path) => path.clone(),
                    None => named(PathBuf::from(&f.name))
                        .map_err(|why| format!("a file of the program is missing: {why}"))?,
                };
                let read = input::read(&[&path]).map_err(|e| {
                    let first = e.diagnostics.first().map_or_else(String::new, |d| d.message.clone());
                    format!("a file of the program is missing: {first}")
                })?;
                read.into_iter().next().map(|f| f.text).unwrap_or_default()
            }
        };
        files.push(InputFile { name: f.name.clone(), text, role: f.role.clone() });
    }
    if given.next().is_some() {
        return Err("more files are given than the certificate has".to_owned());
    }
    Ok((asked, files))
}

/// A program that a shell would find.
fn on_path(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(name)).find(|file| is_program(file))
}

/// Whether a shell would run this.
fn runs(program: &Path) -> bool {
    match program.to_str().filter(|name| !name.contains('/')) {
        Some(name) => on_path(name).is_some(),
        None => is_program(program),
    }
}

fn is_program(file: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    file.metadata().is_ok_and(|m| m.is_file() && m.permissions().mode() & 0o111 != 0)
}

/// The program beside the library of Z3 that this build was made with, where it still is.
fn of_the_build() -> Option<PathBuf> {
    let library = option_env!("Z3_LIBRARY_PATH_OVERRIDE")?;
    let program = Path::new(library).parent()?.join("bin").join("z3");
    is_program(&program).then_some(program)
}
