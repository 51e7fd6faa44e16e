//! `scoville merge`

use super::batch::conclude;
use super::one::complain_about;
use crate::args::MergeArgs;
use crate::batch::files;
use crate::batch::journal::{self, Kept};
use crate::exit::Exit;
use crate::input;
use crate::output;
use scoville_evidence::diagnostic::Diagnostic;
use scoville_evidence::source::SourceMap;
use scoville_report::batch::Record;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

/// Joins the results of parts, and reports on all as if they had been one run.
pub(crate) fn run(args: &MergeArgs) -> Exit {
    let made = read(&args.files).and_then(|(records, warnings)| {
        if records.is_empty() {
            return Err(Diagnostic::error("input", "there are no results in these files"));
        }
        let records = joined(records)?;
        warnings.iter().for_each(|w| output::complain(w));
        args.output.as_deref().map_or(Ok(()), input::writable)?;
        args.output.as_deref().map_or(Ok(()), |folder| files::write_all(folder, &records))?;
        Ok(records)
    });
    let records = match made {
        Ok(records) => records,
        Err(d) => {
            complain_about(&[d], &SourceMap::new(), args.color.stderr());
            return Exit::Input;
        }
    };
    let total = records.first().map_or(0, |r| r.total as usize);
    if records.len() < total {
        output::complain(&format!("incomplete: {} of {total} programs\n", records.len()));
    }
    conclude(&records, records.len() == total, args.format, args.color)
}

/// The records of all files, and what is to be told of them.
fn read(paths: &[PathBuf]) -> Result<(Vec<Record>, Vec<String>), Diagnostic> {
    let mut all = Vec::new();
    let mut seen = BTreeSet::new();
    let mut warnings = Vec::new();
    for path in paths {
        let name = path.display();
        if !path.is_file() {
            return Err(Diagnostic::error("input", format!("cannot read `{name}`: there is no such file")));
        }
        let Kept { records, cut } = journal::read(path)?;
        if cut {
            warnings.push(format!("warning: the last line of `{name}` is incomplete and left out\n"));
        }
        let before = seen.len();
        seen.extend(records.iter().map(|r| r.index));
        if before > 0 && seen.len() == before {
            warnings.push(format!("warning: `{name}` has no program that the files before it do not have\n"));
        }
        all.extend(records);
    }
    Ok((all, warnings))
}

/// All records in the order of one run, each program once: of several results for the same question the last one counts.
fn joined(all: Vec<Record>) -> Result<Vec<Record>, Diagnostic> {
    let wrong = |why: String| Err(Diagnostic::error("input", format!("these are not parts of one batch: {why}")));
    let mut records: BTreeMap<u64, Record> = BTreeMap::new();
    for record in all {
        match records.get(&record.index) {
            Some(other) if other.program != record.program => {
                return wrong(format!(
                    "both `{}` and `{}` are number {}",
                    other.program,
                    record.program,
                    record.index + 1
                ));
            }
            Some(other) if other.key != record.key => {
                return wrong(format!("`{}` was verified with different texts or options", record.program));
            }
            Some(_) | None => drop(records.insert(record.index, record)),
        }
    }
    let records: Vec<Record> = records.into_values().collect();
    if let (Some(first), Some(other)) = (records.first(), records.iter().find(|r| r.total != records[0].total)) {
        return wrong(format!("one has {} programs, another one {}", first.total, other.total));
    }
    Ok(records)
}
