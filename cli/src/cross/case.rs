//! Both engines on one program.

use super::agree::{self, Agreement, Answer};
use crate::input::{self, InputFile};
use crate::pool::Watch;
use crate::protocol::{self, Action, Fault, Options, Request};
use crate::suite::expectation::{self, Expected};
use crate::suite::find::Program;
use crate::supervise::{self, Ended, Limits};
use scoville_evidence::diagnostic::Diagnostic;
use scoville_evidence::source::SourceMap;
use scoville_evidence::witness::Witness;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// What both engines are told.
#[derive(Debug)]
pub(crate) struct Setting<'a> {
    pub options: &'a Options,
    /// Of each engine.
    pub timeout: Option<Duration>,
    pub memory: Option<u64>,
    pub fault: Option<Fault>,
}

/// One engine's side.
#[derive(Debug)]
pub(crate) struct Side {
    pub answer: Answer,
    /// Witnesses of the answer's findings, in their order.
    pub witnesses: Vec<Option<Witness>>,
    /// Wall time in microseconds.
    pub micros: u64,
}

/// A program with both answers.
#[derive(Debug)]
pub(crate) struct Case {
    pub name: String,
    pub path: PathBuf,
    pub verify: Side,
    pub explore: Side,
    pub agreement: Agreement,
    /// Whether the program itself says that it is rejected.
    pub rejection_expected: bool,
}

/// Asks both engines, one after the other, with the arguments and the main class that the program's header names.
pub(crate) fn run(program: &Program, setting: &Setting<'_>, interrupted: &AtomicBool, watch: Watch<'_>) -> Case {
    let rejected = |why: Vec<String>| {
        let side = |why| Side { answer: Answer::Rejected(why), witnesses: Vec::new(), micros: 0 };
        (side(why.clone()), side(why), false)
    };
    let (verify, explore, rejection_expected) = match input::read(&[&program.path]) {
        Err(e) => rejected(quoted(&e.diagnostics, &e.sources)),
        Ok(files) => match expectation::parse(files.first().map_or("", |f| f.text.as_str())) {
            Err(errors) => rejected(errors),
            Ok(expected) => {
                let mut options = setting.options.clone();
                options.main_class.clone_from(&expected.main);
                options.args.clone_from(&expected.args);
                let mut ask = |action| one(&program.path, action, &options, &files, setting, interrupted, &mut *watch);
                let (verify, explore) = (ask(Action::Verify), ask(Action::Explore));
                (verify, explore, matches!(expected.verdict, Expected::Error(_)))
            }
        },
    };
    let agreement = agree::compare(&verify.answer, &explore.answer);
    let (name, path) = (program.name.clone(), program.path.clone());
    Case { name, path, verify, explore, agreement, rejection_expected }
}

fn one(
    path: &Path,
    action: Action,
    options: &Options,
    files: &[InputFile],
    setting: &Setting<'_>,
    interrupted: &AtomicBool,
    watch: Watch<'_>,
) -> Side {
    let mut request = Request {
        action,
        options: options.clone(),
        files: protocol::heads(files),
        memory: setting.memory,
        fault: setting.fault,
    };
    let deadline = setting.timeout.and_then(|t| Instant::now().checked_add(t));
    let limits = Limits { deadline, memory: setting.memory, interrupted };
    let mut run = supervise::run(&request, files, limits, watch);
    // Of several main classes the one with the name of the file is meant, unless the header says otherwise.
    if options.main_class.is_none() && run.diagnostics.iter().any(|d| d.code == "several-mains") {
        request.options.main_class = path.file_stem().map(|s| s.to_string_lossy().into_owned());
        run = supervise::run(&request, files, limits, watch);
    }
    let answer = match run.ended {
        Ended::Outcome(outcome) => Answer::Outcome(outcome, run.sources),
        Ended::Rejected => Answer::Rejected(quoted(&run.diagnostics, &run.sources)),
        Ended::Failed(message) => Answer::Failed(message),
        Ended::Printed(_) | Ended::Tests(_) | Ended::Replayed(_) | Ended::Checked(_) => {
            Answer::Failed("the engine did not decide".to_owned())
        }
    };
    Side { answer, witnesses: run.witnesses, micros: run.elapsed.as_micros() as u64 }
}

/// Diagnostics in one line each.
fn quoted(diagnostics: &[Diagnostic], sources: &SourceMap) -> Vec<String> {
    let at = |d: &Diagnostic| d.span().map(|s| sources.describe(s) + ": ").unwrap_or_default();
    diagnostics.iter().map(|d| format!("{}{}", at(d), d.message)).collect()
}
