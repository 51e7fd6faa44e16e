//! One program: from its files to a record.

use super::cache::{Cache, Key, Lasting};
use super::item::Item;
use crate::args::{EngineArg, ManyArgs, WorldArgs, engine_options};
use crate::commands::version::VERSION;
use crate::input::{self, InputFile};
use crate::pipeline;
use crate::pool::Watch;
use crate::protocol::{self, Action, Fault, Options, Request, Role};
use crate::suite::compare::{self, Rules};
use crate::suite::expectation::{self, Expectation};
use crate::supervise::{self, Ended, Limits, Run};
use scoville_evidence::diagnostic::Diagnostic;
use scoville_evidence::source::SourceMap;
use scoville_evidence::verdict::{Outcome, Unknown, Verdict};
use scoville_report::batch::Record;
use scoville_report::json::Answer;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

/// What of a program's expectations counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Expecting {
    /// A program that says nothing expects to be safe.
    Always,
    /// A program that says nothing expects nothing.
    Announced,
    /// Nothing is compared.
    Never,
}

/// How programs are decided.
pub(crate) struct Runner<'a> {
    many: &'a ManyArgs,
    world: &'a WorldArgs,
    expecting: Expecting,
    /// Faults of programs whose name contains a text, for tests.
    faults: &'a [(String, Fault)],
    cache: Option<Cache>,
    /// Results that are there already, by program.
    known: BTreeMap<String, Record>,
    interrupted: &'a AtomicBool,
    solver: String,
}

/// What came of a program.
pub(crate) struct Done {
    pub record: Record,
    /// False if it was interrupted: then the record says what was known by then.
    pub whole: bool,
}

/// What a program, or the configuration, says about it.
struct Spoken {
    expectation: Expectation,
    compare: Compare,
}

/// What is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Compare {
    Nothing,
    /// The verdict; findings are announced in files, which are read for programs of one file.
    Verdict,
    All,
}

impl<'a> Runner<'a> {
    pub(crate) fn new(
        many: &'a ManyArgs,
        world: &'a WorldArgs,
        expecting: Expecting,
        interrupted: &'a AtomicBool,
    ) -> Self {
        let (cache, known, solver) = (None, BTreeMap::new(), pipeline::solver_version());
        Runner { many, world, expecting, faults: &[], cache, known, interrupted, solver }
    }

    /// The same with a cache.
    pub(crate) fn cached(self, cache: Option<Cache>) -> Self {
        Runner { cache, ..self }
    }

    /// The same with results that are there already.
    pub(crate) fn knowing(self, records: Vec<Record>) -> Self {
        Runner { known: records.into_iter().map(|r| (r.program.clone(), r)).collect(), ..self }
    }

    /// The same with faults.
    pub(crate) fn faulty(self, faults: &'a [(String, Fault)]) -> Self {
        Runner { faults, ..self }
    }

    /// Verifies a program, unless the answer is known.
    pub(crate) fn run(&self, item: &Item, watch: Watch<'_>) -> Done {
        let mut done = self.decided(item, watch);
        let record = &mut done.record;
        record.program.clone_from(&item.name);
        (record.index, record.total) = (item.index, item.total);
        done
    }

    fn decided(&self, item: &Item, watch: Watch<'_>) -> Done {
        let start = Instant::now();
        let broken = |record: Record| Done { record, whole: true };
        let files = match input::program(&item.sources, self.world) {
            Ok(files) => files,
            Err(e) => return broken(self.unread(item, &e.diagnostics, &e.sources)),
        };
        let spoken = match self.spoken(item, &files) {
            Ok(spoken) => spoken,
            Err(mismatches) => {
                let record = Record::new(VERSION, &item.name, Answer::InputError, &[], &SourceMap::new());
                return broken(Record { expected: Some("?".to_owned()), mismatches, ..record });
            }
        };
        let mut request = self.request(item, &spoken.expectation, &files);
        let texts: Vec<&str> = files.iter().map(|f| f.text.as_str()).collect();
        let compared = match spoken.compare {
            Compare::Nothing => String::new(),
            how => format!("{how:?} {} {}", spoken.expectation.verdict, self.many.allow_timeout),
        };
        let key = match Key::of(&request, &texts, &compared, &self.solver) {
            Ok(key) => key,
            Err(e) => {
                let message = format!("the request cannot be written as JSON: {e}");
                let answer = Answer::InternalError(&message);
                return broken(Record::new(VERSION, &item.name, answer, &[], &SourceMap::new()));
            }
        };
        if let Some(record) = self.known.get(&item.name).filter(|r| r.key == key.whole) {
            return Done { record: record.clone(), whole: true };
        }
        // Files of queries are wanted each time, and a fault is nothing to keep.
        let cache = self.cache.as_ref().filter(|_| request.options.dump_smt.is_none() && request.fault.is_none());
        if let Some(record) = cache.and_then(|c| c.find(&key)) {
            return Done { record: Record { key: key.whole, cached: true, ..record }, whole: true };
        }
        let deadline = self.many.task.timeout.0.and_then(|t| start.checked_add(t));
        let limits = Limits { deadline, memory: request.memory, interrupted: self.interrupted };
        let mut run = supervise::run(&request, &files, limits, watch);
        // Of several main classes the one with the name of the file is meant, unless the program says otherwise.
        if request.options.main_class.is_none() && run.diagnostics.iter().any(|d| d.code == "several-mains") {
            request.options.main_class = stem(item);
            run = supervise::run(&request, &files, limits, watch);
        }
        let mut record = self.record(item, &spoken, &run);
        record.files = files.iter().filter(|f| f.role == Role::Program).map(|f| f.name.clone()).collect();
        record.key.clone_from(&key.whole);
        if let Some(cache) = cache {
            cache.keep(&key, &record, lasting(&run.ended));
        }
        Done { record, whole: !was_interrupted(&run.ended) }
    }

    /// The record of a program whose files cannot be read.
    fn unread(&self, item: &Item, diagnostics: &[Diagnostic], sources: &SourceMap) -> Record {
        let record = Record::new(VERSION, &item.name, Answer::InputError, diagnostics, sources);
        match self.expecting {
            Expecting::Always => {
                Record { expected: Some("-".to_owned()), mismatches: quoted(diagnostics, sources), ..record }
            }
            Expecting::Announced | Expecting::Never => record,
        }
    }

    /// What is said about the program, or what of it cannot be understood.
    fn spoken(&self, item: &Item, files: &[InputFile]) -> Result<Spoken, Vec<String>> {
        let (expectation, compare) = match &item.declared {
            Some(declared) => {
                let verdict = declared.expect.as_deref().and_then(expectation::verdict);
                let compare = if verdict.is_some() { Compare::Verdict } else { Compare::Nothing };
                let mut expectation = Expectation::silent();
                expectation.main.clone_from(&declared.main);
                expectation.args.clone_from(&declared.args);
                expectation.verdict = verdict.unwrap_or(expectation.verdict);
                (expectation, compare)
            }
            None => {
                let text = files.iter().find(|f| f.role == Role::Program).map_or("", |f| f.text.as_str());
                let speaks = self.expecting == Expecting::Always || expectation::announces(text);
                (expectation::parse(text)?, if speaks { Compare::All } else { Compare::Nothing })
            }
        };
        let compare = if self.expecting == Expecting::Never { Compare::Nothing } else { compare };
        Ok(Spoken { expectation, compare })
    }

    fn request(&self, item: &Item, said: &Expectation, files: &[InputFile]) -> Request {
        let ManyArgs { task, symbolic, search, .. } = self.many;
        let options = engine_options(said.main.clone(), said.args.clone(), task, Some(symbolic), Some(search));
        // Queries of different programs must not overwrite each other.
        let folder = |base: &PathBuf| {
            let name = files.first().map_or(item.name.as_str(), |f| f.name.as_str());
            base.join(name.chars().map(|c| if c.is_alphanumeric() { c } else { '_' }).collect::<String>())
        };
        let dump_smt = options.dump_smt.as_ref().map(folder);
        let fault = self.faults.iter().find(|(text, _)| item.name.contains(text.as_str())).map(|(_, fault)| *fault);
        Request {
            action: match self.many.engine {
                EngineArg::Symbolic => Action::Verify,
                EngineArg::Explicit => Action::Explore,
            },
            options: Options { dump_smt, replaced: self.world.replace_model.clone(), ..options },
            files: protocol::heads(files),
            memory: Some(task.memory).filter(|m| *m > 0),
            fault: fault.or(task.test_fault),
        }
    }

    fn record(&self, item: &Item, spoken: &Spoken, run: &Run) -> Record {
        let answer = run.ended.answer();
        let mut record = Record::new(VERSION, &item.name, answer, &run.diagnostics, &run.sources);
        record.micros = run.elapsed.as_micros() as u64;
        if spoken.compare == Compare::Nothing {
            return record;
        }
        let rules = Rules {
            all_races: self.many.task.all_races,
            enumerated: self.many.engine == EngineArg::Explicit,
            allow_timeout: self.many.allow_timeout || (self.many.symbolic.pure_smt && spoken.expectation.slow_pure_smt),
        };
        record.expected = Some(spoken.expectation.verdict.to_string());
        record.mismatches = match answer {
            Answer::Outcome(outcome) if spoken.compare == Compare::Verdict => {
                compare::verdict(&spoken.expectation, outcome, rules).into_iter().collect()
            }
            Answer::Outcome(outcome) => compare::outcome(&spoken.expectation, outcome, &run.sources, rules),
            Answer::InputError => compare::rejected(&spoken.expectation, &run.diagnostics, &run.sources),
            Answer::InternalError(message) => vec![format!("internal error: {message}")],
        };
        record
    }
}

/// The name of a program's only file, without its suffix; `None` for one of several files.
fn stem(item: &Item) -> Option<String> {
    match (&item.declared, &item.sources[..]) {
        (None, [path]) => path.file_stem().map(|s| s.to_string_lossy().into_owned()),
        _ => None,
    }
}

/// Why not all was decided, be it that a violation is the verdict nevertheless.
fn open(outcome: &Outcome) -> Option<&Unknown> {
    match &outcome.verdict {
        Verdict::Unknown(why) => Some(why),
        Verdict::True | Verdict::False(_) => outcome.undecided.as_ref(),
    }
}

fn was_interrupted(ended: &Ended) -> bool {
    matches!(ended, Ended::Outcome(outcome) if open(outcome) == Some(&Unknown::Interrupted))
}

/// How long the answer can be kept.
fn lasting(ended: &Ended) -> Lasting {
    match ended {
        Ended::Rejected => Lasting::Always,
        Ended::Outcome(outcome) => match open(outcome) {
            None => Lasting::Always,
            Some(
                Unknown::Timeout | Unknown::Memory(_) | Unknown::Solver(_) | Unknown::Interrupted | Unknown::Witness(_),
            ) => Lasting::Never,
            Some(
                Unknown::Unwinding(_)
                | Unknown::TooLarge(_)
                | Unknown::Aliasing(_)
                | Unknown::Racy
                | Unknown::Vacuous
                | Unknown::Premise(_)
                | Unknown::Unsupported(_),
            ) => Lasting::Limits,
        },
        Ended::Failed(_) | Ended::Printed(_) | Ended::Tests(_) | Ended::Replayed(_) | Ended::Checked(_) => {
            Lasting::Never
        }
    }
}

/// Diagnostics in one line each.
fn quoted(diagnostics: &[Diagnostic], sources: &SourceMap) -> Vec<String> {
    let at = |d: &Diagnostic| d.span().map(|s| sources.describe(s) + ": ").unwrap_or_default();
    diagnostics.iter().map(|d| format!("{}{}", at(d), d.message)).collect()
}
