//! The output folder: the records in all forms.

use super::journal::{self, cannot_write};
use crate::args::FormsArgs;
use crate::commands::version::VERSION;
use scoville_evidence::diagnostic::Diagnostic;
use scoville_report::batch::{Record, csv, html, json, junit_xml, sarif};
use std::io::{ErrorKind, Write};
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

/// Writes a file as a whole or not at all: whoever reads it sees the old or the new one.
///
/// # Errors
/// Why it cannot be written.
pub(crate) fn replace(path: &Path, text: &str) -> Result<(), Diagnostic> {
    use std::os::unix::fs::PermissionsExt;
    let folder = path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let write = || -> std::io::Result<()> {
        // A pipe or a device stays what it is.
        if std::fs::metadata(path).is_ok_and(|m| !m.is_file()) {
            return std::fs::write(path, text);
        }
        // As readable as any new file, which temporary files are not.
        let mut file = tempfile::Builder::new()
            .prefix(".scoville-")
            .permissions(std::fs::Permissions::from_mode(0o666))
            .tempfile_in(folder)?;
        file.write_all(text.as_bytes())?;
        file.persist(path).map_err(|e| e.error)?;
        Ok(())
    };
    write().map_err(|e| cannot_write(path, &e.to_string()))
}
