//! `scoville batch`

use super::one::{complain_about, internal_error};
use super::version::VERSION;
use crate::args::{BatchArgs, Format};
use crate::batch::cache::Cache;
use crate::batch::config::Declared;
use crate::batch::files;
use crate::batch::item::{Item, items};
use crate::batch::journal::{self, Journal};
use crate::batch::runner::{Expecting, Runner};
use crate::board::Board;
use crate::exit::Exit;
use crate::input;
use crate::output::{self, Color};
use crate::pool;
use crate::signals;
use crate::suite::find::{self, Program};
use scoville_evidence::diagnostic::Diagnostic;
use scoville_evidence::source::SourceMap;
use scoville_report::batch::record::Ending;
use scoville_report::batch::{Record, Summary, json, table};
use std::sync::atomic::AtomicBool;
use std::sync::{Mutex, PoisonError};

/// Verifies each program, keeps what comes of it, and reports on all.
pub(crate) fn run(args: &BatchArgs) -> Exit {
    let interrupted = signals::watch();
    let many = &args.many;
    let finished = prepared(args).and_then(|setting| verified(args, setting, &interrupted));
    let (records, missing) = match finished {
        Ok(finished) => finished,
        Err(errors) => {
            complain_about(&errors, &SourceMap::new(), many.color.stderr());
            return Exit::Input;
        }
    };
    if missing > 0 {
        let done = records.len();
        let how = if args.output.is_some() { "; --resume goes on" } else { "" };
        output::complain(&format!("interrupted: {done} of {} programs done{how}\n", done + missing));
    }
    conclude(&records, missing == 0, many.format, many.color)
}

/// All that is needed to begin.
struct Setting {
    items: Vec<Item>,
    known: Vec<Record>,
    cache: Option<Cache>,
}

fn prepared(args: &BatchArgs) -> Result<Setting, Vec<Diagnostic>> {
    let one = |d: Diagnostic| vec![d];
    let found = if args.paths.is_empty() { Vec::new() } else { find::programs(&args.paths, None)? };
    let wanted = |text: &str| args.many.filter.as_deref().is_none_or(|f| text.contains(f));
    let found: Vec<Program> = found.into_iter().filter(|p| wanted(&p.path.display().to_string())).collect();
    let declared: Vec<Declared> = args.declared.iter().filter(|d| wanted(&d.name)).cloned().collect();
    if found.is_empty() && declared.is_empty() {
        let none = match &args.many.filter {
            Some(filter) => format!("no program has `{filter}` in its path or name"),
            None => "no programs are given, neither here nor in scoville.toml".to_owned(),
        };
        return Err(one(Diagnostic::error("input", none)));
    }
    let items = items(found, declared).into_iter().filter(|i| args.shard.is_none_or(|s| s.has(i))).collect();
    args.many.symbolic.dump_smt.as_deref().map_or(Ok(()), input::writable).map_err(one)?;
    args.output.as_deref().map_or(Ok(()), input::writable).map_err(one)?;
    let known = match (&args.output, args.resume) {
        (Some(folder), true) => journal::read(&files::lines(folder)).map_err(one)?.records,
        (None, true) => {
            return Err(one(Diagnostic::error("input", "--resume needs the --output folder of the earlier run")));
        }
        (_, false) => Vec::new(),
    };
    Ok(Setting { items, known, cache: cache(args).map_err(one)? })
}

/// The cache: the one that is asked for, else that of the user if there can be one.
fn cache(args: &BatchArgs) -> Result<Option<Cache>, Diagnostic> {
    match (args.no_cache, &args.many.cache) {
        (true, _) => Ok(None),
        (false, Some(folder)) => Cache::open(folder).map(Some),
        (false, None) => Ok(Cache::of_user().and_then(|folder| Cache::open(&folder).ok())),
    }
}

/// Verifies the programs; the records of those that are done, and how many are not.
fn verified(
    args: &BatchArgs,
    setting: Setting,
    interrupted: &AtomicBool,
) -> Result<(Vec<Record>, usize), Vec<Diagnostic>> {
    let Setting { items, known, cache } = setting;
    let one = |d: Diagnostic| vec![d];
    let expecting = if args.ignore_expectations { Expecting::Never } else { Expecting::Announced };
    args.output.as_deref().map_or(Ok(()), files::remove_forms).map_err(one)?;
    // What was kept stays until the new results are there, also of programs that are not at hand now.
    let journal = args.output.as_deref().map(|f| Journal::create(&files::lines(f), &known)).transpose().map_err(one)?;
    let runner = Runner::new(&args.many, &args.world, expecting, interrupted)
        .cached(cache)
        .knowing(known)
        .faulty(&args.test_fault_in);
    let board = Board::new(items.len(), true);
    let unwritten: Mutex<Option<Diagnostic>> = Mutex::new(None);
    let each = |item: &Item, watch: pool::Watch<'_>| {
        let done = runner.run(item, watch);
        if !done.whole {
            return None;
        }
        if let Some(Err(d)) = journal.as_ref().map(|j| j.add(&done.record)) {
            unwritten.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(d);
        }
        if !(board.is_terminal() && done.record.good()) {
            board.say(&table::line(&done.record));
        }
        Some(done.record)
    };
    let records = pool::each(&items, args.many.jobs, interrupted, &board, each);
    let records: Vec<Record> = records.into_iter().flatten().collect();
    if let Some(d) = unwritten.into_inner().unwrap_or_else(PoisonError::into_inner) {
        return Err(one(d));
    }
    let missing = items.len() - records.len();
    if let (Some(folder), 0) = (args.output.as_deref(), missing) {
        files::write_all(folder, &records).map_err(one)?;
    }
    Ok((records, missing))
}

/// Prints the report on all programs. An incomplete one is not decided, whatever it has.
pub(super) fn conclude(records: &[Record], complete: bool, format: Format, color: Color) -> Exit {
    records.iter().for_each(tell_failure);
    let summary = Summary::of(records);
    let exit = match (complete, summary.exit_code) {
        (false, _) | (true, 2) => Exit::Unknown,
        (true, 0) => Exit::Safe,
        (true, 1) => Exit::Violation,
        (true, 3) => Exit::Input,
        (true, _) => Exit::Internal,
    };
    match format {
        Format::Text => {
            let table = table::render(records, color.stdout());
            output::print(&format!("{table}{}\n", summary.line(exit as u8)));
        }
        Format::Json => match json::render(VERSION, records) {
            Ok(document) => output::print(&document),
            Err(e) => {
                internal_error(&format!("the result cannot be written as JSON: {e}"));
                return Exit::Internal;
            }
        },
    }
    exit
}

/// Says so if the tool has failed at a program.
pub(super) fn tell_failure(record: &Record) {
    if record.result == Ending::Failed {
        let why = record.detail.as_deref().unwrap_or_default();
        internal_error(&format!("{}: {why}", record.program));
    }
}
