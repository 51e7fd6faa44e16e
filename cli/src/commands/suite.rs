//! `scoville suite`

use super::one::{complain_about, internal_error};
use super::version::VERSION;
use crate::args::{EngineArg, Format, SuiteArgs, engine_options};
use crate::exit::Exit;
use crate::input;
use crate::output;
use crate::pool;
use crate::protocol::{self, Action, Request};
use crate::signals;
use crate::suite::compare::{self, Rules};
use crate::suite::expectation::{self, Expectation};
use crate::suite::find::{self, Program};
use crate::supervise::{self, Ended, Limits};
use scoville_evidence::diagnostic::Diagnostic;
use scoville_evidence::source::SourceMap;
use scoville_report::table::{self, Row};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// Verifies each program, compares with its expectation and prints the table.
pub(crate) fn run(args: &SuiteArgs) -> Exit {
    let interrupted = signals::watch();
    let programs = match find::programs(&args.paths, args.filter.as_deref()) {
        Ok(programs) => programs,
        Err(errors) => {
            complain_about(&errors, &SourceMap::new(), args.color.stderr());
            return Exit::Input;
        }
    };
    if let Some(Err(complaint)) = args.symbolic.dump_smt.as_deref().map(input::writable) {
        complain_about(&[complaint], &SourceMap::new(), args.color.stderr());
        return Exit::Input;
    }
    let one = |program: &Program, watch: pool::Watch<'_>| one(args, program, &interrupted, watch);
    let results = pool::each(&programs, args.jobs, &interrupted, one);
    let finished = results.len() == programs.len();
    let failed = results.iter().any(|r| r.failed);
    let rows: Vec<Row> = results.into_iter().map(|r| r.row).collect();
    match args.format {
        Format::Text => output::print(&table::render(&rows, args.color.stdout())),
        Format::Json => match table::json(VERSION, &rows) {
            Ok(document) => output::print(&document),
            Err(e) => {
                internal_error(&format!("the result cannot be written as JSON: {e}"));
                return Exit::Internal;
            }
        },
    }
    if !finished {
        output::complain(&format!("interrupted: {} of {} programs done\n", rows.len(), programs.len()));
        return Exit::Unknown;
    }
    match (failed, rows.iter().all(|r| r.mismatches.is_empty())) {
        (true, _) => Exit::Internal,
        (false, true) => Exit::Safe,
        (false, false) => Exit::Violation,
    }
}

/// One program's line; `failed` after an internal error.
struct Done {
    row: Row,
    failed: bool,
}

/// One program.
fn one(args: &SuiteArgs, program: &Program, interrupted: &AtomicBool, watch: &mut dyn FnMut(&str, Duration)) -> Done {
    let start = Instant::now();
    let broken = |expected: &str, mismatches: Vec<String>| Done {
        row: Row {
            program: program.name.clone(),
            statistics: None,
            verdict: "error".to_owned(),
            micros: 0,
            expected: expected.to_owned(),
            mismatches,
        },
        failed: false,
    };
    let files = match input::read(&[&program.path]) {
        Ok(files) => files,
        Err(e) => return broken("-", quoted(&e.diagnostics, &e.sources)),
    };
    let text = files.first().map_or("", |f| f.text.as_str());
    let expected = match expectation::parse(text) {
        Ok(expected) => expected,
        Err(errors) => return broken("?", errors),
    };
    let memory = Some(args.task.memory).filter(|m| *m > 0);
    let mut request = request(args, &expected, memory, &files);
    let deadline = args.task.timeout.0.and_then(|t| start.checked_add(t));
    let limits = Limits { deadline, memory, interrupted };
    let mut run = supervise::run(&request, &files, limits, watch);
    // Of several main classes the one with the name of the file is meant, unless the header says otherwise.
    if expected.main.is_none() && run.diagnostics.iter().any(|d| d.code == "several-mains") {
        request.options.main_class = program.path.file_stem().map(|s| s.to_string_lossy().into_owned());
        run = supervise::run(&request, &files, limits, watch);
    }
    let rules = Rules {
        all_races: args.task.all_races,
        enumerated: args.engine == EngineArg::Explicit,
        allow_timeout: args.allow_timeout || (args.symbolic.pure_smt && expected.slow_pure_smt),
    };
    let mut done = broken(&expected.verdict.to_string(), Vec::new());
    done.row.micros = run.elapsed.as_micros() as u64;
    match run.ended {
        Ended::Outcome(outcome) => {
            done.row.mismatches = compare::outcome(&expected, &outcome, &run.sources, rules);
            done.row.verdict = outcome.verdict.words();
            done.row.statistics = Some(outcome.statistics);
        }
        Ended::Rejected => done.row.mismatches = compare::rejected(&expected, &run.diagnostics, &run.sources),
        Ended::Printed(_) | Ended::Tests(_) | Ended::Replayed(_) => {
            done.row.mismatches.push("the engine did not decide".to_owned());
            done.failed = true;
        }
        Ended::Failed(message) => {
            internal_error(&message);
            done.row.mismatches.push(format!("internal error: {message}"));
            done.failed = true;
        }
    }
    done
}

fn request(args: &SuiteArgs, expected: &Expectation, memory: Option<u64>, files: &[input::InputFile]) -> Request {
    let mut options = engine_options(
        expected.main.clone(),
        expected.args.clone(),
        &args.task,
        Some(&args.symbolic),
        Some(&args.search),
    );
    // Queries of different programs must not overwrite each other.
    if let (Some(folder), Some(file)) = (&options.dump_smt, files.first()) {
        let name: String = file.name.chars().map(|c| if c.is_alphanumeric() { c } else { '_' }).collect();
        options.dump_smt = Some(folder.join(name));
    }
    Request {
        action: match args.engine {
            EngineArg::Symbolic => Action::Verify,
            EngineArg::Explicit => Action::Explore,
        },
        options,
        files: protocol::heads(files),
        memory,
        fault: args.task.test_fault,
    }
}

/// Diagnostics in one line each.
fn quoted(diagnostics: &[Diagnostic], sources: &SourceMap) -> Vec<String> {
    let at = |d: &Diagnostic| d.span().map(|s| sources.describe(s) + ": ").unwrap_or_default();
    diagnostics.iter().map(|d| format!("{}{}", at(d), d.message)).collect()
}
