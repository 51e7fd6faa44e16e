//! Reading the files of a program.

use crate::args::{DataFile, WorldArgs};
use crate::folders;
use crate::protocol::Role;
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
    pub role: Role,
}

/// Why files cannot be read, with what excerpts need.
#[derive(Debug)]
pub(crate) struct InputError {
    pub diagnostics: Vec<Diagnostic>,
    pub sources: SourceMap,
}

/// Reads the files of programs as they are named, or says what is wrong with each that cannot be read.
pub(crate) fn read<P: AsRef<Path>>(paths: &[P]) -> Result<Vec<InputFile>, InputError> {
    let mut reader = Reader::default();
    for path in paths {
        reader.file(path.as_ref(), Role::Program);
    }
    reader.end()
}

/// Reads one program: its files, and all source files below its folders, with what else it is given.
pub(crate) fn program<P: AsRef<Path>>(paths: &[P], world: &WorldArgs) -> Result<Vec<InputFile>, InputError> {
    let mut reader = Reader::default();
    for path in paths {
        reader.sources(path.as_ref(), Role::Program);
    }
    for path in &world.models {
        reader.sources(path, Role::Model);
    }
    match world.stdin.as_deref().map(|text| (text, text.strip_prefix('@'))) {
        None => {}
        Some((_, Some(path))) if !path.starts_with('@') => reader.file(Path::new(path), Role::Console),
        Some((text, at)) => {
            let text = at.unwrap_or(text).to_owned();
            reader.files.push(InputFile { name: "standard input".to_owned(), text, role: Role::Console });
        }
    }
    for DataFile { name, path } in &world.data {
        if reader.files.iter().any(|f| f.role == Role::Data(name.clone())) {
            reader.errors.push(Diagnostic::error("input", format!("two files are given for the name `{name}`")));
        }
        reader.file(path, Role::Data(name.clone()));
    }
    reader.end()
}

/// Collects files, or what is wrong with them.
#[derive(Default)]
struct Reader {
    files: Vec<InputFile>,
    errors: Vec<Diagnostic>,
    /// What the errors refer to.
    sources: SourceMap,
}

impl Reader {
    /// A source file, or all below a folder. What a folder brings is taken once, however often it is reached.
    fn sources(&mut self, path: &Path, role: Role) {
        if !path.is_dir() {
            return self.file(path, role);
        }
        let mut found = Vec::new();
        folders::walk(path, &mut found, &mut self.errors);
        if found.is_empty() && self.errors.is_empty() {
            let message = format!("there are no source files (*.java) below `{}`", path.display());
            self.errors.push(Diagnostic::error("input", message));
        }
        let same =
            |a: &Path, b: &str| a.canonicalize().ok().is_some_and(|a| Path::new(b).canonicalize().ok() == Some(a));
        for path in found {
            if !self.files.iter().any(|f| f.role == role && same(&path, &f.name)) {
                self.file(&path, role.clone());
            }
        }
    }

    fn file(&mut self, path: &Path, role: Role) {
        let name = path.display().to_string();
        let source = matches!(role, Role::Program | Role::Model);
        if source && self.files.iter().any(|f| f.name == name && f.role == role) {
            return self.errors.push(Diagnostic::error("input", format!("`{name}` is given twice")));
        }
        match read_bytes(path, source) {
            Err(message) => self.errors.push(message),
            Ok(bytes) => match String::from_utf8(bytes) {
                Ok(text) => self.files.push(InputFile { name, text, role }),
                Err(e) => {
                    let valid = e.utf8_error().valid_up_to();
                    let text = String::from_utf8_lossy(e.as_bytes()).into_owned();
                    let file = self.sources.add(name, text, Origin::User);
                    self.errors.push(not_utf8(file, valid, e.as_bytes().get(valid).copied()));
                }
            },
        }
    }

    fn end(self) -> Result<Vec<InputFile>, InputError> {
        match self.errors.is_empty() {
            true => Ok(self.files),
            false => Err(InputError { diagnostics: self.errors, sources: self.sources }),
        }
    }
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

/// The contents of a file; a source must be a regular one, because to open a pipe that nobody writes to would never end.
fn read_bytes(path: &Path, source: bool) -> Result<Vec<u8>, Diagnostic> {
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
    if source && !meta.is_file() {
        return Err(Diagnostic::error("input", format!("cannot read `{name}`: it is not a regular file")));
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

/// A source map of the program's files, numbered in their order.
pub(crate) fn source_map(files: &[InputFile]) -> SourceMap {
    let mut sources = SourceMap::new();
    for file in files.iter().filter(|f| f.role == Role::Program) {
        sources.add(file.name.clone(), file.text.clone(), Origin::User);
    }
    sources
}
