//! Files that are written: as a whole or not at all.

use scoville_evidence::diagnostic::Diagnostic;
use std::fs::{self, Permissions};
use std::io::{self, Write};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use tempfile::NamedTempFile;

/// Whether a file can be written, as far as that can be told beforehand.
///
/// # Errors
/// Why it cannot.
pub(crate) fn check(path: &Path) -> Result<(), Diagnostic> {
    if path.is_dir() || path.file_name().is_none() {
        return Err(cannot_write(path, "it is a folder"));
    }
    if !folder(path).is_dir() {
        return Err(cannot_write(path, "there is no such folder"));
    }
    if is_special(path) {
        return Ok(());
    }
    beside(path).map(drop).map_err(|e| cannot_write(path, &e.to_string()))
}

/// Writes a file: whoever reads it sees the old or the new one.
///
/// # Errors
/// Why it cannot be written.
pub(crate) fn replace(path: &Path, text: &str) -> Result<(), Diagnostic> {
    let write = || -> io::Result<()> {
        if is_special(path) {
            return fs::write(path, text);
        }
        let mut file = beside(path)?;
        file.write_all(text.as_bytes())?;
        file.persist(path).map_err(|e| e.error)?;
        Ok(())
    };
    write().map_err(|e| cannot_write(path, &e.to_string()))
}

/// Whether two paths name one file, which need not exist; devices may be named twice.
pub(crate) fn same(a: &Path, b: &Path) -> bool {
    let place = |path: &Path| Some((folder(path).canonicalize().ok()?, path.file_name()?.to_owned()));
    !is_special(a) && place(a).is_some_and(|a| Some(a) == place(b))
}

/// What is said when a file cannot be written.
pub(crate) fn cannot_write(path: &Path, why: &str) -> Diagnostic {
    Diagnostic::error("output", format!("cannot write `{}`: {why}", path.display()))
}

/// The folder that a file is in.
pub(crate) fn folder(path: &Path) -> &Path {
    path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// A pipe or a device stays what it is.
fn is_special(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|m| !m.is_file())
}

/// A file that takes the place of `path` when it is complete: as readable as any new file, which temporary files are not.
fn beside(path: &Path) -> io::Result<NamedTempFile> {
    tempfile::Builder::new().prefix(".scoville-").permissions(Permissions::from_mode(0o666)).tempfile_in(folder(path))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_replaces_the_one_before_and_leaves_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("out.html");
        fs::write(&path, "old").unwrap();
        check(&path).unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "old");
        replace(&path, "new").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "new");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn a_folder_is_no_file_and_nothing_is_left_behind() {
        let folder = tempfile::tempdir().unwrap();
        let bad = folder.path().join("sub");
        fs::create_dir(&bad).unwrap();
        assert!(check(&bad).unwrap_err().message.ends_with("it is a folder"));
        assert!(replace(&bad, "").unwrap_err().message.contains("cannot write"));
        assert!(check(&folder.path().join("no/file")).unwrap_err().message.ends_with("there is no such folder"));
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn a_file_has_many_paths() {
        let dir = tempfile::tempdir().unwrap();
        let sub = dir.path().join("sub");
        fs::create_dir(&sub).unwrap();
        assert!(same(&dir.path().join("x"), &sub.join("../x")));
        assert!(!same(&dir.path().join("x"), &sub.join("x")));
        assert!(!same(Path::new("/dev/null"), Path::new("/dev/null")));
    }

    #[test]
    fn devices_stay_what_they_are() {
        let null = Path::new("/dev/null");
        check(null).unwrap();
        replace(null, "text").unwrap();
        assert!(is_special(null));
    }

    #[test]
    fn where_no_file_can_be_made_is_told_beforehand() {
        assert!(
            check(Path::new("/proc/report.html")).unwrap_err().message.contains("cannot write `/proc/report.html`")
        );
    }
}
