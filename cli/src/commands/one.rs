//! One program: runs the engine and writes the report. What `verify` and `explore` share.

use super::version::VERSION;
use crate::args::{Format, FormsArgs, OutputArgs, ProgramArgs, TaskArgs};
use crate::batch::files;
use crate::certify;
use crate::exit::Exit;
use crate::input::{self, InputError, InputFile};
use crate::output;
use crate::progress::Progress;
use crate::protocol::{self, Action, Options, Request};
use crate::report_file;
use crate::signals;
use crate::supervise::{self, Ended, Limits};
use crate::witness_files;
use crate::written;
use scoville_evidence::account::Account;
use scoville_evidence::diagnostic::Diagnostic;
use scoville_evidence::profile::Part;
use scoville_evidence::source::SourceMap;
use scoville_evidence::verdict::Outcome;
use scoville_report::batch::Record;
use scoville_report::html::{self, Report};
use scoville_report::json::{self, Answer};
use scoville_report::text::{self, Subject};
use scoville_report::{diagnostics, style::Style};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// What is to be done.
pub(crate) struct Job<'a> {
    pub action: Action,
    pub program: &'a ProgramArgs,
    pub options: Options,
    pub task: &'a TaskArgs,
    pub output: &'a OutputArgs,
    /// Whether to show where the time went.
    pub profile: bool,
    /// Where the report for a browser goes.
    pub report: Option<&'a Path>,
    /// Further forms of the report.
    pub forms: &'a FormsArgs,
    /// Where the witnesses of violations go.
    pub witness: Option<&'a Path>,
    /// Where the certificate goes.
    pub certificate: Option<&'a Path>,
}

/// Runs the engine and writes the report.
pub(crate) fn run(job: &Job<'_>) -> Exit {
    let start = Instant::now();
    let program = shown(&job.program.files);
    let (properties, profile) = (&job.options.properties, job.profile);
    if let Some(Err(complaint)) = job.options.dump_smt.as_deref().map(input::writable) {
        let subject = Subject { program: &program, properties, sources: &SourceMap::new(), profile };
        return write(job, &subject, &[complaint], Answer::InputError);
    }
    let read = input::program(&job.program.files, &job.program.world).and_then(|files| match writable(job) {
        Err(d) => Err(InputError { diagnostics: vec![d], sources: SourceMap::new() }),
        Ok(()) => Ok(files),
    });
    let interrupted = signals::watch();
    let files = match read {
        Ok(files) => files,
        Err(e) => {
            let subject = Subject { program: &program, properties, sources: &e.sources, profile };
            let exit = write(job, &subject, &e.diagnostics, Answer::InputError);
            // What was written before must not be taken for the answer to this.
            let told = Told { diagnostics: &e.diagnostics, answer: Answer::InputError, account: &Account::default() };
            return report(job, &subject, &[], told).unwrap_or(exit);
        }
    };
    let memory = Some(job.task.memory).filter(|m| *m > 0);
    let request = Request {
        action: job.action.clone(),
        options: job.options.clone(),
        files: protocol::heads(&files),
        memory,
        fault: job.task.test_fault,
    };
    let deadline = job.task.timeout.0.and_then(|t| start.checked_add(t));
    let limits = Limits { deadline, memory, interrupted: &interrupted };
    let mut progress = Progress::new();
    let mut run = supervise::run(&request, &files, limits, &mut |stage, elapsed| progress.show(stage, elapsed));
    progress.clear();
    let subject = Subject { program: &program, properties, sources: &run.sources, profile };
    if let Ended::Outcome(outcome) = &mut run.ended {
        let rest = run.stopped.as_deref().map(part_of).or(profile.then_some("process and messages"));
        if let Some(rest) = rest {
            outcome.statistics.times.add(None, rest, run.elapsed.saturating_sub(known(outcome)), 1);
        }
        if profile {
            let took = reporting(outcome, job.output.format, &subject, &run.diagnostics);
            outcome.statistics.times.add(None, "report", took, 1);
        }
    }
    let answer = run.ended.answer();
    let exit = write(job, &subject, &run.diagnostics, answer);
    let told = Told { diagnostics: &run.diagnostics, answer, account: &run.account };
    let exit = report(job, &subject, &files, told).unwrap_or(exit);
    let written = job.witness.map_or(Ok(()), |path| witness_files::write_all(path, &run.witnesses));
    match written.and_then(|()| certified(job, &run)) {
        Ok(()) => exit,
        Err(d) => {
            complain_about(&[d], &SourceMap::new(), job.output.color.stderr());
            Exit::Input
        }
    }
}

/// Whether all that is asked for can be written, as far as that can be told beforehand.
pub(crate) fn writable(job: &Job<'_>) -> Result<(), Diagnostic> {
    apart(job)?;
    let forms = [job.forms.sarif.as_deref(), job.forms.junit_xml.as_deref()];
    [job.witness, job.report].into_iter().chain(forms).flatten().try_for_each(written::check)?;
    job.certificate.map_or(Ok(()), |path| certify::possible(path, &job.program.files))
}

/// Whether nothing is to be written over a file of the program, nor two things to one place.
fn apart(job: &Job<'_>) -> Result<(), Diagnostic> {
    let forms = [job.forms.sarif.as_deref(), job.forms.junit_xml.as_deref()];
    let all: Vec<&Path> = [job.witness, job.report, job.certificate].into_iter().chain(forms).flatten().collect();
    for (i, path) in all.iter().enumerate() {
        if job.program.files.iter().any(|f| written::same(f, path)) {
            return Err(written::cannot_write(path, "it is a file of the program"));
        }
        if all[..i].iter().any(|other| written::same(other, path)) {
            return Err(written::cannot_write(path, "something else is to be written there"));
        }
    }
    Ok(())
}

/// Says what became of the certificate.
fn certified(job: &Job<'_>, run: &supervise::Run) -> Result<(), Diagnostic> {
    match (&run.certificate, &run.ended) {
        (Some(Ok(told)), _) => output::complain(&format!("note: {told}\n")),
        (Some(Err(why)), _) => return Err(Diagnostic::error("certificate", format!("there is no certificate: {why}"))),
        (None, Ended::Outcome(_)) if job.certificate.is_some() => {
            let why = "there is no certificate: the engine was stopped before it was written";
            return Err(Diagnostic::error("certificate", why));
        }
        (None, _) => {}
    }
    Ok(())
}

/// What a run has told.
#[derive(Clone, Copy)]
struct Told<'a> {
    diagnostics: &'a [Diagnostic],
    answer: Answer<'a>,
    account: &'a Account,
}

/// Writes the report for a browser, if it is asked for and its file can be written; the exit code if that fails.
fn report(job: &Job<'_>, subject: &Subject<'_>, files: &[InputFile], told: Told<'_>) -> Option<Exit> {
    let path = job.report.filter(|path| apart(job).is_ok() && written::check(path).is_ok())?;
    let setting = report_file::setting(&job.action, &job.options, job.program, job.task.memory, files);
    let Told { diagnostics, answer, account } = told;
    let text = html::render(&Report { subject, setting: &setting, diagnostics, answer, account });
    written::replace(path, &text).err().map(|d| {
        complain_about(&[d], &SourceMap::new(), job.output.color.stderr());
        Exit::Input
    })
}

/// The time that the engine accounts for.
fn known(outcome: &Outcome) -> Duration {
    outcome.statistics.times.whole().map(Part::time).sum()
}

/// The part of a run in which it was stopped, by what it was doing.
fn part_of(stage: &str) -> &str {
    let parts = ["exploring", "unrolling", "deciding", "following"];
    match parts.into_iter().find(|part| stage.starts_with(part)) {
        Some(part) => part,
        None if stage.starts_with("reading") => "front end",
        None => stage,
    }
}

/// The time of making the report, which is made for that.
fn reporting(outcome: &Outcome, format: Format, subject: &Subject<'_>, all: &[Diagnostic]) -> Duration {
    let start = Instant::now();
    match format {
        Format::Json => drop(json::render(VERSION, subject, all, Answer::Outcome(outcome))),
        Format::Text => drop(text::render(subject, outcome, Style::Plain)),
    }
    start.elapsed()
}

/// The files as given.
pub(crate) fn shown(files: &[PathBuf]) -> String {
    files.iter().map(|f| f.display().to_string()).collect::<Vec<_>>().join(", ")
}

/// Writes the report in the asked format, and in further forms that are asked for.
pub(crate) fn write(job: &Job<'_>, subject: &Subject<'_>, all: &[Diagnostic], answer: Answer<'_>) -> Exit {
    let exit = print(job.output, subject, all, answer);
    if matches!(answer, Answer::InputError) && writable(job).is_err() {
        // That is what was told.
        return exit;
    }
    let record = Record::new(VERSION, subject.program, answer, all, subject.sources);
    let files = job.program.files.iter().map(|f| f.display().to_string()).collect();
    forms(job, &[Record { files, ..record }]).unwrap_or(exit)
}

/// Writes the further forms; the exit code if that fails.
pub(crate) fn forms(job: &Job<'_>, records: &[Record]) -> Option<Exit> {
    files::write_forms(job.forms, records).err().map(|d| {
        complain_about(&[d], &SourceMap::new(), job.output.color.stderr());
        Exit::Input
    })
}

/// Writes the report to standard output.
fn print(output: &OutputArgs, subject: &Subject<'_>, all: &[Diagnostic], answer: Answer<'_>) -> Exit {
    match output.format {
        Format::Json => match json::render(VERSION, subject, all, answer) {
            Ok(document) => output::print(&document),
            Err(e) => {
                internal_error(&format!("the report cannot be written as JSON: {e}"));
                return Exit::Internal;
            }
        },
        Format::Text => {
            complain_about(all, subject.sources, output.color.stderr());
            match answer {
                Answer::Outcome(outcome) => {
                    output::print(&text::render(subject, outcome, output.color.stdout()));
                }
                Answer::InputError => output::print(&text::error_line()),
                Answer::InternalError(message) => {
                    internal_error(message);
                    output::print(&text::error_line());
                }
            }
        }
    }
    match answer {
        Answer::Outcome(outcome) => (&outcome.verdict).into(),
        Answer::InputError => Exit::Input,
        Answer::InternalError(_) => Exit::Internal,
    }
}

/// Writes diagnostics to standard error.
pub(crate) fn complain_about(all: &[Diagnostic], sources: &SourceMap, style: Style) {
    if !all.is_empty() {
        output::complain(&diagnostics::render(all, sources, style));
    }
}

/// Says that the tool has failed, and what to do about it.
pub(crate) fn internal_error(message: &str) {
    output::complain(&format!(
        "internal error: {}\nThis is a bug in scoville {VERSION}, not in your program. \
         Please report it with the program and the command line.\n",
        message.replace(['\n', '\r'], " ")
    ));
}
