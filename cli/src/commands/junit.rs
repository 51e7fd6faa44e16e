//! Tests of JUnit, each as a program of its own: `verify --junit` and `explore --junit`.

use super::one::{self, Job, internal_error, write};
use super::version::VERSION;
use crate::args::Format;
use crate::board::Board;
use crate::exit::Exit;
use crate::input;
use crate::output;
use crate::pool::{self, Watch};
use crate::protocol::{self, Action, Options, Request, Test};
use crate::signals;
use crate::supervise::{self, Ended, Limits, Run};
use scoville_evidence::diagnostic::Diagnostic;
use scoville_evidence::source::SourceMap;
use scoville_report::batch::Record;
use scoville_report::json::Answer;
use scoville_report::junit::{self, Ending, Row, Total};
use scoville_report::text::Subject;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// Verifies each test and writes the report on all.
pub(crate) fn run(job: &Job<'_>, jobs: Option<u16>) -> Exit {
    let interrupted = signals::watch();
    let program = one::shown(&job.program.files);
    let properties = &job.options.properties;
    let wrong = |all: &[Diagnostic], sources: &SourceMap| {
        write(job, &Subject { program: &program, properties, sources, profile: false }, all, Answer::InputError)
    };
    if let Some(Err(complaint)) = job.options.dump_smt.as_deref().map(input::writable) {
        return wrong(&[complaint], &SourceMap::new());
    }
    if let Err(complaint) = one::writable(job) {
        return wrong(&[complaint], &SourceMap::new());
    }
    let files = match input::program(&job.program.files, &job.program.world) {
        Ok(files) => files,
        Err(e) => return wrong(&e.diagnostics, &e.sources),
    };
    let list = supervised(job, Action::Tests, job.options.clone(), &files, &interrupted, &mut |_, _| {});
    let tests = match list.ended {
        Ended::Tests(tests) => chosen(tests, job.options.main_class.as_deref()),
        Ended::Rejected => return wrong(&list.diagnostics, &list.sources),
        Ended::Failed(message) => {
            let subject = Subject { program: &program, properties, sources: &list.sources, profile: false };
            return write(job, &subject, &[], Answer::InternalError(&message));
        }
        Ended::Outcome(outcome) => {
            let subject = Subject { program: &program, properties, sources: &list.sources, profile: false };
            return write(job, &subject, &[], Answer::Outcome(&outcome));
        }
        Ended::Printed(_) | Ended::Replayed(_) | Ended::Checked(_) => {
            internal_error("the engine did not list the tests");
            return Exit::Internal;
        }
    };
    let tests = match tests {
        Ok(tests) => tests,
        Err(complaint) => return wrong(&[complaint], &SourceMap::new()),
    };
    let one = |test: &Test, watch: Watch<'_>| {
        test.disabled.is_none().then(|| {
            let options = options_of(&job.options, test);
            supervised(job, job.action.clone(), options, &files, &interrupted, watch)
        })
    };
    let board = Board::new(tests.len(), false);
    let runs = pool::each(&tests, jobs, &interrupted, &board, one);
    let rows: Vec<Row<'_>> = tests.iter().zip(&runs).map(|(test, run)| row(test, run.as_ref())).collect();
    match job.output.format {
        Format::Text => output::print(&junit::text(&rows, properties, job.output.color.stdout())),
        Format::Json => match junit::json(VERSION, &program, &rows, properties) {
            Ok(document) => output::print(&document),
            Err(e) => {
                internal_error(&format!("the report cannot be written as JSON: {e}"));
                return Exit::Internal;
            }
        },
    }
    let records: Vec<Record> = rows.iter().filter_map(record).collect();
    if let Some(exit) = one::forms(job, &records) {
        return exit;
    }
    if runs.len() < tests.len() {
        output::complain(&format!("interrupted: {} of {} tests done\n", runs.len(), tests.len()));
        return Exit::Unknown;
    }
    match Total::of(&rows) {
        Total::True => Exit::Safe,
        Total::False(_) => Exit::Violation,
        Total::Unknown(_) => Exit::Unknown,
        Total::InputError => Exit::Input,
        Total::InternalError => Exit::Internal,
    }
}

/// The tests of the class that `--main` names, or the one test; all of them without it.
fn chosen(tests: Vec<Test>, wanted: Option<&str>) -> Result<Vec<Test>, Diagnostic> {
    let none = |what: String| Diagnostic::error("no-test", what);
    let Some(wanted) = wanted else {
        return if tests.is_empty() { Err(none("the program has no tests of JUnit".to_owned())) } else { Ok(tests) };
    };
    let of_name = |t: &Test| {
        let name = if wanted.contains('#') { t.name.as_str() } else { t.name.split('#').next().unwrap_or_default() };
        name == wanted || name.ends_with(&format!(".{wanted}"))
    };
    let known: Vec<String> = tests.iter().take(20).map(|t| format!("there is `{}`", t.name)).collect();
    let found: Vec<Test> = tests.into_iter().filter(of_name).collect();
    if found.is_empty() {
        let d = none(format!("the program has no test `{wanted}`"));
        return Err(known.into_iter().fold(d, Diagnostic::note));
    }
    Ok(found)
}

fn options_of(options: &Options, test: &Test) -> Options {
    // Queries of different tests must not overwrite each other.
    let name: String = test.name.chars().map(|c| if c.is_alphanumeric() { c } else { '_' }).collect();
    let dump_smt = options.dump_smt.as_ref().map(|folder| folder.join(name));
    Options { main_class: Some(test.name.clone()), dump_smt, ..options.clone() }
}

fn supervised(
    job: &Job<'_>,
    action: Action,
    options: Options,
    files: &[input::InputFile],
    interrupted: &AtomicBool,
    watch: &mut dyn FnMut(&str, Duration),
) -> Run {
    let memory = Some(job.task.memory).filter(|m| *m > 0);
    let request = Request { action, options, files: protocol::heads(files), memory, fault: job.task.test_fault };
    let deadline = job.task.timeout.0.and_then(|t| Instant::now().checked_add(t));
    supervise::run(&request, files, Limits { deadline, memory, interrupted }, watch)
}

fn row<'a>(test: &'a Test, run: Option<&'a Run>) -> Row<'a> {
    let (ending, micros) = match (run, &test.disabled) {
        (Some(run), _) => {
            let answer = run.ended.answer();
            let ending = Ending::Verified { answer, diagnostics: &run.diagnostics, sources: &run.sources };
            (ending, run.elapsed.as_micros() as u64)
        }
        (None, disabled) => (Ending::Disabled(disabled.as_deref().unwrap_or_default()), 0),
    };
    Row { name: &test.name, ending, micros }
}

/// What is kept of a test that was run.
fn record(row: &Row<'_>) -> Option<Record> {
    let Ending::Verified { answer, diagnostics, sources } = row.ending else { return None };
    let record = Record::new(VERSION, row.name, answer, diagnostics, sources);
    Some(Record { micros: row.micros, ..record })
}
