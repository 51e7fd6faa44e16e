//! JSON Lines: records as they come, and reading them back.

use crate::written::{self, cannot_write};
use scoville_evidence::diagnostic::Diagnostic;
use scoville_report::batch::{Record, json};
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

/// A file to which records are added. What was added is there, whatever happens to this process.
#[derive(Debug)]
pub(crate) struct Journal {
    path: PathBuf,
    file: Mutex<File>,
}

impl Journal {
    /// Begins a file with these records.
    ///
    /// # Errors
    /// Why it cannot be written.
    pub(crate) fn create(path: &Path, records: &[Record]) -> Result<Journal, Diagnostic> {
        written::replace(path, &text(records).map_err(|e| cannot_write(path, &e.to_string()))?)?;
        let open = File::options().append(true).open(path);
        let file = open.map_err(|e| cannot_write(path, &e.to_string()))?;
        Ok(Journal { path: path.to_owned(), file: Mutex::new(file) })
    }

    /// Adds a record.
    ///
    /// # Errors
    /// Why it cannot be written.
    pub(crate) fn add(&self, record: &Record) -> Result<(), Diagnostic> {
        let line = json::line(record).map_err(|e| cannot_write(&self.path, &e.to_string()))?;
        let mut file = self.file.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        file.write_all(line.as_bytes()).map_err(|e| cannot_write(&self.path, &e.to_string()))
    }
}

/// What a file has.
#[derive(Debug, Default)]
pub(crate) struct Kept {
    pub records: Vec<Record>,
    /// Whether the last line is incomplete.
    pub cut: bool,
}

/// All records, one a line.
pub(crate) fn text(records: &[Record]) -> Result<String, serde_json::Error> {
    records.iter().map(json::line).collect()
}

/// The records of a file, of each program the last one; none if there is no such file. With a last line that was not
/// written to its end, which is left out, they are `cut`.
///
/// # Errors
/// What is wrong with it.
pub(crate) fn read(path: &Path) -> Result<Kept, Diagnostic> {
    let wrong = |why: &str| Diagnostic::error("input", format!("cannot read `{}`: {why}", path.display()));
    let text = match std::fs::read(path) {
        Ok(bytes) => bytes,
        Err(e) if e.kind() == ErrorKind::NotFound => return Ok(Kept::default()),
        Err(e) => return Err(wrong(&e.to_string())),
    };
    let mut records: BTreeMap<String, Record> = BTreeMap::new();
    let cut = text.last().is_some_and(|b| *b != b'\n');
    for (number, line) in (1..).zip(text.split_inclusive(|b| *b == b'\n')) {
        let Some(line) = line.strip_suffix(b"\n") else { break };
        match serde_json::from_slice::<Record>(line) {
            Ok(record) => drop(records.insert(record.program.clone(), record)),
            Err(e) => return Err(wrong(&format!("line {number} is no result of scoville: {e}"))),
        }
    }
    Ok(Kept { records: records.into_values().collect(), cut })
}
