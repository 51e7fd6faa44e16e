//! Reading the files of a program.

use scoville_evidence::diagnostic::Diagnostic;
use scoville_evidence::source::{FileId, Origin, SourceMap, Span};
use std::io::ErrorKind;
use std::path::Path;

/// Files that are longer than this are refused: positions are 32-bit.
const LONGEST: u64 = 1 << 30;

/// A file as given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct InputFile {
    pub name: String,
    pub text: String,
}

/// Why files cannot be read, with what excerpts need.
#[derive(Debug)]
pub(crate) struct InputError {
    pub diagnostics: Vec<Diagnostic>,
    pub sources: SourceMap,
}

/// Reads all files, or says what is wrong with each that cannot be read.
pub(crate) fn read<P: AsRef<Path>>(paths: &[P]) -> Result<Vec<InputFile>, InputError> {
    let mut files: Vec<InputFile> = Vec::new();
    let mut error = InputError { diagnostics: Vec::new(), sources: SourceMap::new() };
    for path in paths {
        let path = path.as_ref();
        let name = path.display().to_string();
        if files.iter().any(|f| f.name == name) {
            error.diagnostics.push(Diagnostic::error("input", format!("`{name}` is given twice")));
            continue;
        }
        match read_bytes(path) {
            Err(message) => error.diagnostics.push(message),
            Ok(bytes) => match String::from_utf8(bytes) {
                Ok(text) => files.push(InputFile { name, text }),
                Err(e) => {
                    let valid = e.utf8_error().valid_up_to();
                    let text = String::from_utf8_lossy(e.as_bytes()).into_owned();
                    let file = error.sources.add(name, text, Origin::User);
                    error.diagnostics.push(not_utf8(file, valid, e.as_bytes().get(valid).copied()));
                }
            },
        }
    }
    if error.diagnostics.is_empty() { Ok(files) } else { Err(error) }
}

/// Makes sure that files can be written into a folder, which is made if it does not exist.
///
/// # Errors
/// Why they cannot.
pub(crate) fn writable(folder: &Path) -> Result<(), Diagnostic> {
    let probe = folder.join(format!(".scoville-{}", std::process::id()));
    std::fs::create_dir_all(folder)
        .and_then(|()| std::fs::write(&probe, ""))
        .and_then(|()| std::fs::remove_file(&probe))
        .map_err(|e| Diagnostic::error("input", format!("cannot write into `{}`: {e}", folder.display())))
}

fn read_bytes(path: &Path) -> Result<Vec<u8>, Diagnostic> {
    let name = path.display();
    let cannot = |e: &std::io::Error| {
        let why = match e.kind() {
            ErrorKind::NotFound => "there is no such file".to_owned(),
            ErrorKind::PermissionDenied => "permission denied".to_owned(),
            _ => e.to_string(),
        };
        Diagnostic::error("input", format!("cannot read `{name}`: {why}"))
    };
    let meta = std::fs::metadata(path).map_err(|e| cannot(&e))?;
    if meta.is_dir() {
        return Err(Diagnostic::error("input", format!("cannot read `{name}`: it is a folder"))
            .note("`scoville suite` verifies all programs of a folder"));
    }
    if meta.len() > LONGEST {
        let size = meta.len() >> 20;
        return Err(Diagnostic::error("input", format!("cannot read `{name}`: {size} MB are too long for a program")));
    }
    std::fs::read(path).map_err(|e| cannot(&e))
}

fn not_utf8(file: FileId, valid: usize, byte: Option<u8>) -> Diagnostic {
    let byte = byte.map(|b| format!(" (byte 0x{b:02x})")).unwrap_or_default();
    let at = Span::new(file, valid as u32, valid as u32 + 3);
    Diagnostic::error("encoding", "the file is not UTF-8")
        .at(at, format!("no UTF-8 from here on{byte}"))
        .note("convert it, for example with `iconv -f latin1 -t utf-8`")
}

/// A source map of the files, numbered in their order.
pub(crate) fn source_map(files: &[InputFile]) -> SourceMap {
    let mut sources = SourceMap::new();
    for file in files {
        sources.add(file.name.clone(), file.text.clone(), Origin::User);
    }
    sources
}
