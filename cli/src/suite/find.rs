//! Which files are the programs of a suite.

use crate::folders::{cannot_read, walk};
use scoville_evidence::diagnostic::Diagnostic;
use std::path::PathBuf;

/// A program of a suite.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Program {
    pub path: PathBuf,
    /// Its name in the table: the path without the folder that was given, if only one was.
    pub name: String,
}

/// All programs of files and of folders (recursively, in alphabetical order), each once. With `filter` only those whose
/// path contains it. Hidden files and folders are left out.
pub(crate) fn programs(paths: &[PathBuf], filter: Option<&str>) -> Result<Vec<Program>, Vec<Diagnostic>> {
    let mut found: Vec<Program> = Vec::new();
    let mut errors = Vec::new();
    for given in paths {
        let mut files = Vec::new();
        match std::fs::metadata(given) {
            Err(e) => errors.push(cannot_read(given, &e)),
            Ok(meta) if meta.is_dir() => walk(given, &mut files, &mut errors),
            Ok(_) => files.push(given.clone()),
        }
        for path in files {
            let shown = match path.strip_prefix(given) {
                Ok(rest) if paths.len() == 1 && !rest.as_os_str().is_empty() => rest,
                _ => path.as_path(),
            };
            let name = shown.display().to_string();
            let wanted = filter.is_none_or(|f| path.display().to_string().contains(f));
            if wanted && !found.iter().any(|p| p.path == path) {
                found.push(Program { path, name });
            }
        }
    }
    if errors.is_empty() && found.is_empty() {
        let what = filter.map_or(String::new(), |f| format!(" whose path contains `{f}`"));
        errors.push(Diagnostic::error("input", format!("no programs (*.java){what} there")));
    }
    if errors.is_empty() { Ok(found) } else { Err(errors) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn folders_are_searched_in_order_and_each_file_comes_once() -> std::io::Result<()> {
        let dir = tempfile::tempdir()?;
        let root = dir.path();
        fs::create_dir_all(root.join("b/.hidden"))?;
        for name in ["c.java", "b/z.java", "b/a.java", "b/.hidden/x.java", "b/readme.md", ".d.java"] {
            fs::write(root.join(name), "")?;
        }
        let names = |paths: &[PathBuf], filter| {
            programs(paths, filter).map(|all| all.into_iter().map(|p| p.name).collect::<Vec<_>>())
        };
        assert_eq!(names(&[root.to_owned()], None), Ok(vec!["b/a.java".into(), "b/z.java".into(), "c.java".into()]));
        assert_eq!(names(&[root.to_owned()], Some("z.j")), Ok(vec!["b/z.java".into()]));
        let twice = names(&[root.join("c.java"), root.to_owned()], None);
        assert_eq!(twice.map(|t| t.len()), Ok(3));
        let none = names(&[root.to_owned()], Some("nothing")).map_err(|e| e[0].message.clone());
        assert_eq!(none, Err("no programs (*.java) whose path contains `nothing` there".into()));
        let missing = names(&[PathBuf::from("/no/such")], None).map_err(|e| e[0].message.clone());
        assert_eq!(missing, Err("cannot read `/no/such`: there is no such file or folder".into()));
        Ok(())
    }
}
