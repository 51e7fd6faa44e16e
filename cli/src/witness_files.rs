//! Witnesses on disk.

use crate::input;
use crate::output;
use crate::written::{self, cannot_write};
use scoville_evidence::diagnostic::Diagnostic;
use scoville_evidence::source::{Origin, SourceMap, Span};
use scoville_evidence::witness::{self, FormatError, Witness};
use std::path::{Path, PathBuf};

/// Writes one witness.
pub(crate) fn write(path: &Path, witness: &Witness) -> Result<(), Diagnostic> {
    let text = witness::render(witness).map_err(|e| cannot_write(path, &e.to_string()))?;
    written::replace(path, &text)
}

/// Writes the witnesses of all violations, the first to `path`, and says so.
pub(crate) fn write_all(path: &Path, witnesses: &[Option<Witness>]) -> Result<(), Diagnostic> {
    for (i, witness) in witnesses.iter().flatten().enumerate() {
        let path = numbered(path, i + 1);
        write(&path, witness)?;
        let kind = witness.finding.violation.kind().word();
        output::complain(&format!("note: the witness of a violation ({kind}) was written to {}\n", path.display()));
    }
    Ok(())
}

/// `w.json`, `w.2.json`, `w.3.json`.
fn numbered(path: &Path, number: usize) -> PathBuf {
    if number == 1 {
        return path.to_owned();
    }
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let suffix = path.extension().map(|s| format!(".{}", s.to_string_lossy())).unwrap_or_default();
    path.with_file_name(format!("{stem}.{number}{suffix}"))
}

/// Reads a witness, or says what is wrong with the file, with what excerpts need.
pub(crate) fn read(path: &Path) -> Result<Witness, input::InputError> {
    let files = input::read(&[path])?;
    let text = files.first().map_or("", |f| f.text.as_str());
    witness::parse(text).map_err(|e| {
        let sources = input::source_map(&files);
        let name = path.display();
        let d = Diagnostic::error("witness", format!("`{name}` cannot be read as a witness: {}", e.message));
        let program = path.extension().is_some_and(|s| s == "java");
        let d = if program { d.note("the witness comes last: `scoville replay Foo.java w.json`") } else { d };
        let d = match place(&e, &sources) {
            Some(span) => d.at(span, ""),
            None => d,
        };
        input::InputError { diagnostics: vec![d], sources }
    })
}

/// Where the error is in the first file.
fn place(e: &FormatError, sources: &SourceMap) -> Option<Span> {
    let (id, file) = sources.files().find(|(_, f)| f.origin == Origin::User)?;
    if e.line == 0 {
        return None;
    }
    let line = u32::try_from(e.line).ok()?;
    let at = file.line_start(line) as usize + e.column.saturating_sub(1);
    // The reader counts bytes and may point behind the last one.
    let at = (0..=at.min(file.text.len())).rev().find(|i| file.text.is_char_boundary(*i))? as u32;
    Some(Span::new(id, at, at))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn further_witnesses_are_numbered() {
        let name = |path: &str, n| numbered(Path::new(path), n).display().to_string();
        assert_eq!(name("out/w.json", 1), "out/w.json");
        assert_eq!(name("out/w.json", 2), "out/w.2.json");
        assert_eq!(name("w", 3), "w.3");
    }
}
