//! Running the command and describing what it did.
#![allow(dead_code, reason = "each test file uses what it needs")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Every how many-th program a test takes that costs much for each of them: all if `SCOVILLE_ALL_PROGRAMS` is set (`make test-all`).
pub fn every(nth: usize) -> usize {
    if std::env::var_os("SCOVILLE_ALL_PROGRAMS").is_some() { 1 } else { nth }
}

/// Every second of these in their order, or all.
pub fn every_second(mut files: Vec<PathBuf>) -> Vec<PathBuf> {
    files.sort();
    files.into_iter().step_by(every(2)).collect()
}

/// The command, in a folder.
pub fn scoville(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_scoville"));
    command.current_dir(folder).env_remove("NO_COLOR").env("COLUMNS", "100");
    command
}

/// A folder with these files.
pub fn folder(files: &[(&str, &[u8])]) -> tempfile::TempDir {
    let dir = tempfile::tempdir().unwrap();
    for (name, text) in files {
        let path = dir.path().join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    }
    dir
}

/// Runs with these arguments.
pub fn run(folder: &Path, args: &[&str]) -> Output {
    scoville(folder).args(args).output().unwrap()
}

/// Exit code, standard output and standard error in one text.
pub fn told(folder: &Path, args: &[&str]) -> String {
    describe(&run(folder, args))
}

/// Exit code, standard output and standard error in one text.
pub fn describe(output: &Output) -> String {
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("output is UTF-8");
    let mut out = format!("exit code {}\n", output.status.code().map_or("none".to_owned(), |c| c.to_string()));
    for (name, stream) in [("stdout", text(&output.stdout)), ("stderr", text(&output.stderr))] {
        if !stream.is_empty() {
            out.push_str(&format!("--- {name}\n{stream}"));
        }
    }
    out
}

/// The folder of the benchmarks.
pub fn benchmarks() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("benchmarks")
}
