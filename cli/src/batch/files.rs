//! The output folder: the records in all forms.

use super::journal;
use crate::args::FormsArgs;
use crate::commands::version::VERSION;
use crate::written::{cannot_write, replace};
use scoville_evidence::diagnostic::Diagnostic;
use scoville_report::batch::{Record, csv, html, json, junit_xml, sarif};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// The file of JSON Lines in an output folder.
pub(crate) fn lines(folder: &Path) -> PathBuf {
    folder.join("results.jsonl")
}

/// Removes what an earlier run has left, but for the lines: it would be taken for the result of one that is interrupted.
///
/// # Errors
/// Which file cannot be removed, and why.
pub(crate) fn remove_forms(folder: &Path) -> Result<(), Diagnostic> {
    for name in ["results.json", "results.csv", "results.sarif", "junit.xml", "index.html"] {
        let path = folder.join(name);
        match std::fs::remove_file(&path) {
            Err(e) if e.kind() != ErrorKind::NotFound => return Err(cannot_write(&path, &e.to_string())),
            Ok(()) | Err(_) => {}
        }
    }
    Ok(())
}

/// Writes all forms.
///
/// # Errors
/// Which file cannot be written, and why.
pub(crate) fn write_all(folder: &Path, records: &[Record]) -> Result<(), Diagnostic> {
    let all = [
        ("results.jsonl", journal::text(records)),
        ("results.json", json::render(VERSION, records)),
        ("results.csv", Ok(csv::render(records))),
        ("results.sarif", sarif::render(VERSION, records)),
        ("junit.xml", Ok(junit_xml::render(records))),
        ("index.html", Ok(html::render(VERSION, records))),
    ];
    for (name, text) in all {
        let path = folder.join(name);
        replace(&path, &text.map_err(|e| cannot_write(&path, &e.to_string()))?)?;
    }
    Ok(())
}

/// Writes the forms that are asked for by name.
///
/// # Errors
/// Which file cannot be written, and why.
pub(crate) fn write_forms(forms: &FormsArgs, records: &[Record]) -> Result<(), Diagnostic> {
    if let Some(path) = &forms.sarif {
        replace(path, &sarif::render(VERSION, records).map_err(|e| cannot_write(path, &e.to_string()))?)?;
    }
    forms.junit_xml.as_ref().map_or(Ok(()), |path| replace(path, &junit_xml::render(records)))
}
