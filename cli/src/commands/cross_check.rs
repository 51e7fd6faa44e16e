//! `scoville cross-check`

use super::one::{complain_about, internal_error};
use super::version::VERSION;
use crate::args::{CrossCheckArgs, Format, engine_options};
use crate::board::Board;
use crate::cross::agree::{Agreement, Answer};
use crate::cross::case::{self, Case};
use crate::cross::external::{self, Entry, Results};
use crate::cross::matching;
use crate::cross::rows::{self, Artefacts};
use crate::exit::Exit;
use crate::input;
use crate::output;
use crate::pool;
use crate::protocol::Options;
use crate::signals;
use crate::suite::find::{self, Program};
use scoville_evidence::diagnostic::Diagnostic;
use scoville_evidence::source::{SourceMap, Span};
use scoville_report::cross::{self, Fit, Report};
use std::path::Path;
use std::sync::atomic::Ordering;

/// Asks both engines about each program, compares, and prints the table.
pub(crate) fn run(args: &CrossCheckArgs) -> Exit {
    let interrupted = signals::watch();
    let (programs, results) = match read(args) {
        Ok(read) => read,
        Err(e) => {
            complain_about(&e.diagnostics, &e.sources, args.output.color.stderr());
            return Exit::Input;
        }
    };
    let options = Options { witnesses: true, ..engine_options(None, Vec::new(), &args.task, None, None) };
    let memory = Some(args.task.memory).filter(|m| *m > 0);
    let setting =
        case::Setting { options: &options, timeout: args.task.timeout.0, memory, fault: args.task.test_fault };
    let one = |program: &Program, watch: pool::Watch<'_>| case::run(program, &setting, &interrupted, watch);
    let board = Board::new(programs.len(), false);
    let cases = pool::each(&programs, args.jobs, &interrupted, &board, one);
    if interrupted.load(Ordering::Relaxed) {
        output::complain(&format!("interrupted: {} of {} programs done\n", cases.len(), programs.len()));
        return Exit::Unknown;
    }
    let mut artefacts = Artefacts::new(args.artefacts.as_deref());
    let made = rows::engines(&cases, &mut artefacts).and_then(|engines| {
        let claims = rows::claims(&cases, &results, &mut artefacts)?;
        Ok(Report { engines, claims, artefacts: artefacts.folder() })
    });
    let report = match made {
        Ok(report) => report,
        Err(d) => {
            complain_about(&[d], &SourceMap::new(), args.output.color.stderr());
            return Exit::Input;
        }
    };
    match args.output.format {
        Format::Text => output::print(&cross::text(&report, args.output.color.stdout())),
        Format::Json => match cross::json(VERSION, &report) {
            Ok(document) => output::print(&document),
            Err(e) => {
                internal_error(&format!("the result cannot be written as JSON: {e}"));
                return Exit::Internal;
            }
        },
    }
    exit(&cases, &report)
}

/// The programs, and what others say of them.
fn read(args: &CrossCheckArgs) -> Result<(Vec<Program>, Vec<Results>), input::InputError> {
    let without_sources = |diagnostics| input::InputError { diagnostics, sources: SourceMap::new() };
    let mut programs = find::programs(&args.paths, args.filter.as_deref()).map_err(without_sources)?;
    let mut results = Vec::new();
    for path in &args.against {
        results.push(Results { file: path.display().to_string(), entries: entries(path)? });
    }
    if !results.is_empty() {
        let all = || results.iter().flat_map(|r| &r.entries);
        let wanted: Vec<usize> = all().filter_map(|e| matching::find(&e.program, &programs)).collect();
        if wanted.is_empty() {
            let first = all().next().map_or("", |e| e.program.as_str());
            let text = format!("the results name none of the programs: there is no `{first}`, for example");
            return Err(without_sources(vec![Diagnostic::error("input", text)]));
        }
        let mut i = 0;
        programs.retain(|_| {
            i += 1;
            wanted.contains(&(i - 1))
        });
    }
    Ok((programs, results))
}

/// The results in a file.
fn entries(path: &Path) -> Result<Vec<Entry>, input::InputError> {
    let files = input::read(&[path])?;
    let text = files.first().map_or("", |f| f.text.as_str());
    let name = path.file_stem().map_or_else(|| "results".into(), |s| s.to_string_lossy());
    external::read(text, &name).map_err(|e| {
        let mut sources = SourceMap::new();
        let file = sources.add(path.display().to_string(), text, scoville_evidence::source::Origin::User);
        let mut at = 0;
        if let Some(source) = sources.get(file) {
            let line = source.line(e.line as u32);
            let before: usize = line.chars().take(e.column.saturating_sub(1)).map(char::len_utf8).sum();
            at = source.line_start(e.line as u32) + before as u32;
        }
        let d = Diagnostic::error("results", e.message).at(Span::new(file, at, at), "");
        input::InputError { diagnostics: vec![d], sources }
    })
}

fn exit(cases: &[Case], report: &Report) -> Exit {
    let any = |is: &dyn Fn(&Case) -> bool| cases.iter().any(is);
    let failed = |answer: &Answer| match answer {
        Answer::Failed(message) => {
            internal_error(message);
            true
        }
        Answer::Outcome(..) | Answer::Rejected(_) => false,
    };
    if cases.iter().filter(|c| failed(&c.verify.answer) || failed(&c.explore.answer)).count() > 0 {
        return Exit::Internal;
    }
    let differs = report.claims.iter().any(|c| c.fit == Fit::Differs);
    if differs || any(&|c| matches!(c.agreement, Agreement::Disagree(_))) {
        return Exit::Violation;
    }
    if any(&|c| c.agreement == Agreement::Rejected && !c.rejection_expected) {
        return Exit::Input;
    }
    if any(&|c| matches!(c.agreement, Agreement::Undecided(_))) {
        return Exit::Unknown;
    }
    Exit::Safe
}
