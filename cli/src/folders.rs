//! Source files below folders.

use scoville_evidence::diagnostic::Diagnostic;
use std::io::{Error, ErrorKind};
use std::path::{Path, PathBuf};

/// Suffixes of source files.
const SUFFIXES: [&str; 1] = ["java"];

/// Adds all source files below `folder`, in alphabetical order. Hidden files and folders are left out, and descriptions
/// of modules.
pub(crate) fn walk(folder: &Path, files: &mut Vec<PathBuf>, errors: &mut Vec<Diagnostic>) {
    let entries = match std::fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(e) => return errors.push(cannot_read(folder, &e)),
    };
    let mut paths: Vec<PathBuf> = entries.filter_map(|e| e.ok().map(|e| e.path())).collect();
    paths.sort();
    for path in paths {
        if path.file_name().is_some_and(|n| n.to_string_lossy().starts_with('.')) {
            continue;
        }
        // A link to a folder is not followed: it might lead back.
        let Ok(meta) = std::fs::symlink_metadata(&path) else { continue };
        if meta.is_dir() {
            walk(&path, files, errors);
        } else if path.ends_with("module-info.java") {
            // Declares no classes.
        } else if path.extension().is_some_and(|s| SUFFIXES.iter().any(|t| s == *t)) {
            files.push(path);
        }
    }
}

/// Why a file or folder cannot be read.
pub(crate) fn cannot_read(path: &Path, e: &Error) -> Diagnostic {
    let why = match e.kind() {
        ErrorKind::NotFound => "there is no such file or folder".to_owned(),
        ErrorKind::PermissionDenied => "permission denied".to_owned(),
        _ => e.to_string(),
    };
    Diagnostic::error("input", format!("cannot read `{}`: {why}", path.display()))
}
