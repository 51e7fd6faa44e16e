//! `scoville check`

use super::one::{complain_about, internal_error};
use crate::args::CheckArgs;
use crate::certify::{Asked, HEAD, REQUEST};
use crate::checking::{Failure, parse};
use crate::exit::Exit;
use crate::input::{self, InputFile};
use crate::output;
use crate::progress::Progress;
use crate::protocol::{self, Action, Checked, Options, Request, Role, Solvers};
use crate::signals;
use crate::supervise::{self, Ended, Limits};
use scoville_evidence::diagnostic::Diagnostic;
use scoville_evidence::source::SourceMap;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// Checks a certificate and says what was found.
pub(crate) fn run(args: &CheckArgs) -> Exit {
    let start = Instant::now();
    let interrupted = signals::watch();
    let (asked, files) = match read(args) {
        Ok(read) => read,
        Err(why) => return unreadable(&why),
    };
    let memory = Some(args.memory).filter(|m| *m > 0);
    let each = args.query_timeout.0.map_or(u64::MAX, |t| t.as_millis() as u64);
    let solvers = Solvers {
        folder: args.folder.clone(),
        second: args.cvc5.clone().or_else(|| on_path("cvc5")),
        z3: args.z3.clone().or_else(|| on_path("z3")).or_else(of_the_build),
        each,
    };
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
    match &run.ended {
        Ended::Checked(checked) => tell(args, &solvers, checked),
        Ended::Outcome(outcome) => {
            output::print(&format!("CERTIFICATE unknown({})\n", outcome.verdict));
            Exit::Unknown
        }
        Ended::Rejected => {
            complain_about(&run.diagnostics, &run.sources, output::Color::Auto.stderr());
            Exit::Input
        }
        Ended::Failed(message) => {
            internal_error(message);
            Exit::Internal
        }
        Ended::Printed(_) | Ended::Tests(_) | Ended::Replayed(_) => {
            internal_error("the engine did not check");
            Exit::Internal
        }
    }
}

fn unreadable(why: &str) -> Exit {
    complain_about(&[Diagnostic::error("certificate", why)], &SourceMap::new(), output::Color::Auto.stderr());
    Exit::Input
}

/// How the program was verified, and its files as they are now.
fn read(args: &CheckArgs) -> Result<(Asked, Vec<InputFile>), String> {
    if !args.folder.join(HEAD).is_file() {
        return Err(format!("`{}` is no certificate: it has no file {HEAD}", args.folder.display()));
    }
    let asked: Asked = match parse(&args.folder.join(REQUEST)) {
        Ok(asked) => asked,
        Err(Failure::Unreadable(why) | Failure::Rejected(why)) => return Err(why),
    };
    let mut given = args.files.iter();
    let mut files = Vec::new();
    for f in &asked.files {
        let text = match (&f.text, &f.role) {
            (Some(text), _) => text.clone(),
            (None, role) => {
                let path = given.next().filter(|_| *role == Role::Program);
                let path = path.map_or_else(|| PathBuf::from(&f.name), Clone::clone);
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

fn tell(args: &CheckArgs, solvers: &Solvers, checked: &Checked) -> Exit {
    let mut out = String::new();
    for line in &checked.lines {
        out.push_str(&format!("{line}\n"));
    }
    if let Some(why) = &checked.rejected {
        output::print(&format!("{out}CERTIFICATE rejected: {why}\n"));
        return Exit::Violation;
    }
    if args.list {
        for (about, by, level) in &checked.obligations {
            out.push_str(&format!("  {level}: {about} ({by})\n"));
        }
    }
    if checked.obligations.iter().any(|(_, by, _)| by.contains("query")) {
        let name = |p: &Option<PathBuf>| {
            let name = p.as_deref().and_then(Path::file_name).map(OsStr::to_string_lossy);
            name.map_or_else(|| "none".to_owned(), |n| n.into_owned())
        };
        out.push_str(&format!(
            "solvers: second {}, other process of Z3 {}\n",
            name(&solvers.second),
            name(&solvers.z3)
        ));
    }
    if !checked.trusted.is_empty() {
        out.push_str("trusted:\n");
        checked.trusted.iter().for_each(|t| out.push_str(&format!("  {t}\n")));
    }
    output::print(&format!("{out}CERTIFICATE accepted\n"));
    Exit::Safe
}
