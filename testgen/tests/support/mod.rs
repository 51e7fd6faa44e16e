//! Programs of `benchmarks/` for tests, with what they expect.

#![allow(dead_code, reason = "each test uses its part")]

use scoville_encode::unroll;
use scoville_evidence::verdict::{Statistics, Verdict};
use scoville_explore::ProgramReplayer;
use scoville_frontend::diag::render;
use scoville_frontend::{CompileOptions, SourceInput, compile};
use scoville_ir::program::Program;
use scoville_solver::{Options, Z3Prover};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Time for one program, also a faulty one.
pub const LIMIT: Duration = Duration::from_secs(5);

/// A compiled program and its expected verdict, in words.
pub struct Subject {
    pub program: Program,
    pub expected: String,
}

/// A verdict.
pub struct Verified {
    pub verdict: Verdict,
    pub statistics: Statistics,
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../benchmarks")
}

/// Every how many-th program a test takes that costs much for each of them: all if `SCOVILLE_ALL_PROGRAMS` is set (`make test-all`).
pub fn every(nth: usize) -> usize {
    if std::env::var_os("SCOVILLE_ALL_PROGRAMS").is_some() { 1 } else { nth }
}

/// The names of all programs: paths below `benchmarks/` without the suffix.
pub fn all() -> Vec<String> {
    let mut names = Vec::new();
    let mut folders = vec![PathBuf::new()];
    while let Some(at) = folders.pop() {
        for entry in std::fs::read_dir(folder().join(&at)).unwrap() {
            let entry = entry.unwrap();
            let path = at.join(entry.file_name());
            if entry.file_type().unwrap().is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "java") {
                names.push(path.with_extension("").display().to_string());
            }
        }
    }
    names.sort_unstable();
    names
}

/// The program of this name.
pub fn subject(name: &str) -> Subject {
    accepted(name).unwrap_or_else(|| panic!("{name} is rejected"))
}

/// The program of this name, unless the front end rejects it.
pub fn accepted(name: &str) -> Option<Subject> {
    let text = text(name);
    compiled(name, &text).ok()
}

/// The text of the program of this name.
pub fn text(name: &str) -> String {
    let path = folder().join(name).with_extension("java");
    std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// The program with this text, as its header says, or what the front end says.
pub fn compiled(name: &str, text: &str) -> Result<Subject, String> {
    let header = |key: &str| {
        let lines = text.lines().map_while(|l| l.strip_prefix("//"));
        lines.filter_map(|l| l.trim().strip_prefix(key)).map(|v| v.trim().to_owned()).next()
    };
    let args = header("args:").map(|a| a.split_whitespace().map(str::to_owned).collect()).unwrap_or_default();
    let named = Path::new(name).file_name().map(|s| s.to_string_lossy().into_owned());
    let mut options = CompileOptions { main_class: header("main:"), args, ..CompileOptions::default() };
    let inputs = [SourceInput { name, text: text.as_bytes() }];
    let compiled = compile(&inputs, &options).or_else(|_| {
        options.main_class = named;
        compile(&inputs, &options)
    });
    let expected = header("expect:").unwrap_or_else(|| "true".to_owned());
    let program = compiled.map_err(|(d, sources)| render(&d, &sources))?.program;
    Ok(Subject { program, expected })
}

/// Verifies a program, in this time at most.
pub fn verify(program: &Program, limit: Duration) -> Verified {
    let deadline = Some(Instant::now() + limit);
    let options = unroll::Options { deadline, ..unroll::Options::default() };
    let replayer = ProgramReplayer::new(program, Default::default());
    let mut prover = Z3Prover { deadline, ..Z3Prover::default() };
    match unroll::build(program, &options, Some(&mut prover)) {
        Ok((problem, rerun)) => {
            let options = Options { deadline, ..Options::default() };
            let outcome = scoville_solver::decide(&problem, &rerun, &replayer, &options);
            Verified { verdict: outcome.verdict, statistics: outcome.statistics }
        }
        Err(why) => Verified { verdict: Verdict::Unknown(why), statistics: Statistics::default() },
    }
}

/// Writes a text for the person who runs the test.
pub fn show(text: &str) {
    std::io::stderr().lock().write_all(text.as_bytes()).unwrap();
}
