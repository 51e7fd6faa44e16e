//! `scoville suite`

use super::batch::tell_failure;
use super::one::{complain_about, internal_error};
use super::version::VERSION;
use crate::args::{Format, SuiteArgs, WorldArgs};
use crate::batch::cache::Cache;
use crate::batch::item::{Item, items};
use crate::batch::runner::{Expecting, Runner};
use crate::board::Board;
use crate::exit::Exit;
use crate::input;
use crate::output;
use crate::pool;
use crate::signals;
use crate::suite::find;
use scoville_evidence::source::SourceMap;
use scoville_report::batch::record::Ending;
use scoville_report::batch::{Record, table};

/// Verifies each program, compares with its expectation and prints the table.
pub(crate) fn run(args: &SuiteArgs) -> Exit {
    let interrupted = signals::watch();
    let many = &args.many;
    let made = find::programs(&args.paths, many.filter.as_deref()).and_then(|programs| {
        many.symbolic.dump_smt.as_deref().map_or(Ok(()), input::writable).map_err(|d| vec![d])?;
        let cache = many.cache.as_deref().map(Cache::open).transpose().map_err(|d| vec![d])?;
        Ok((items(programs, Vec::new()), cache))
    });
    let (items, cache) = match made {
        Ok(made) => made,
        Err(errors) => {
            complain_about(&errors, &SourceMap::new(), many.color.stderr());
            return Exit::Input;
        }
    };
    let world = WorldArgs::default();
    let runner = Runner::new(many, &world, Expecting::Always, &interrupted).cached(cache);
    let board = Board::new(items.len(), false);
    let one = |item: &Item, watch: pool::Watch<'_>| runner.run(item, watch).record;
    let rows: Vec<Record> = pool::each(&items, many.jobs, &interrupted, &board, one);
    rows.iter().for_each(tell_failure);
    match many.format {
        Format::Text => output::print(&table::render(&rows, many.color.stdout())),
        Format::Json => match table::json(VERSION, &rows) {
            Ok(document) => output::print(&document),
            Err(e) => {
                internal_error(&format!("the result cannot be written as JSON: {e}"));
                return Exit::Internal;
            }
        },
    }
    if rows.len() < items.len() {
        output::complain(&format!("interrupted: {} of {} programs done\n", rows.len(), items.len()));
        return Exit::Unknown;
    }
    if rows.iter().any(|r| r.result == Ending::Failed) {
        Exit::Internal
    } else if rows.iter().all(Record::good) {
        Exit::Safe
    } else {
        Exit::Violation
    }
}
