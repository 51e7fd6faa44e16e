//! The front end, the library models and both engines against Java: `tests/conformance/TOPIC/NAME.java` with what a JDK
//! makes of it in `NAME.out` (`scripts/conformance.sh` stores that).
//!
//! Each program must be accepted; the explicit engine must print what Java prints and end as Java ends; the unroller's
//! canonical run must be the same, event by event, output included; and the verdict must say how the program ends.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use scoville_encode::unroll;
use scoville_evidence::log::{self, Followed};
use scoville_evidence::verdict::{Property, Verdict};
use scoville_explore::ProgramReplayer;
use scoville_explore::machine::{Limits, Machine};
use scoville_explore::run::{End, run};
use scoville_frontend::diag::render;
use scoville_frontend::{CompileOptions, Compiled, SourceInput, compile};
use scoville_solver::decide;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

/// Programs below a folder.
fn programs(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            programs(&path, found);
        } else if path.extension().is_some_and(|e| e == "java") {
            found.push(path);
        }
    }
}

/// The last line of an expectation, if the program does not end normally.
fn ending(end: &End) -> String {
    match end {
        End::Finished => String::new(),
        End::Halted(0) => String::new(),
        End::Halted(code) => format!("[exit {code}]\n"),
        End::Exception { class, message: Some(message), .. } => format!("[{class}: {message}]\n"),
        End::Exception { class, message: None, .. } => format!("[{class}]\n"),
        other => format!("[{other:?}]\n"),
    }
}

/// What Java's class names look like in our findings: members with a dot.
fn with_dots(expected: &str) -> String {
    let (body, last) = match expected.trim_end_matches('\n').rfind('\n') {
        Some(at) => expected.split_at(at + 1),
        None => ("", expected),
    };
    match last.strip_prefix('[').map(|l| l.split_once(':').unwrap_or((l, ""))) {
        Some((class, _)) if class.contains('$') => {
            format!("{body}[{}{}", class.replace('$', "."), &last[class.len() + 1..])
        }
        _ => expected.to_owned(),
    }
}

fn first_difference(expected: &str, found: &str) -> String {
    let (e, f): (Vec<&str>, Vec<&str>) = (expected.lines().collect(), found.lines().collect());
    let at = (0..e.len().max(f.len())).find(|i| e.get(*i) != f.get(*i)).unwrap_or(0);
    let line = |l: &[&str]| l.get(at).map_or_else(|| "(the end)".to_owned(), |s| format!("`{s}`"));
    format!("line {} of the output: Java has {}, the explicit engine {}", at + 1, line(&e), line(&f))
}

/// The canonical run of the unroller against the explicit engine.
fn followed(compiled: &Compiled) -> Result<(), String> {
    let (_, rerun) = unroll::build(&compiled.program, &unroll::Options::default(), None)
        .map_err(|why| format!("the unroller stops: {why}"))?;
    let machine = Machine::new(&compiled.program, Limits::default());
    let followed = log::compare(
        |window| rerun.canonical(window),
        |canonical, window| scoville_explore::follow(&machine, canonical, window),
    );
    match followed {
        Followed::Yes { .. } => Ok(()),
        Followed::No { number, expected, found, stopped } => {
            Err(format!("event {number}: the unroller has {expected:?}, the explicit engine {found:?} ({stopped:?})"))
        }
        Followed::NotApplicable(why) => Err(format!("the canonical run cannot be followed: {why:?}")),
    }
}

fn verdict(compiled: &Compiled) -> Result<Verdict, String> {
    let (problem, rerun) = unroll::build(&compiled.program, &unroll::Options::default(), None)
        .map_err(|why| format!("the unroller stops: {why}"))?;
    let replayer = ProgramReplayer::new(&compiled.program, Limits::default());
    Ok(decide(&problem, &rerun, &replayer, &scoville_solver::Options::default()).verdict)
}

/// What is wrong with a program, if anything.
fn check(path: &Path) -> Result<(), String> {
    let text = std::fs::read(path).unwrap();
    let expected = std::fs::read_to_string(path.with_extension("out"))
        .map_err(|_| "there is no expected output: run scripts/conformance.sh".to_owned())?;
    let expected = with_dots(&expected);
    let name = path.file_name().unwrap().to_string_lossy();
    let compiled = compile(&[SourceInput { name: &name, text: &text }], &CompileOptions::default())
        .map_err(|(diagnostics, sources)| format!("refused:\n{}", render(&diagnostics, &sources)))?;
    let result = run(&compiled.program, Limits::default());
    let found = result.output + &ending(&result.end);
    if found != expected {
        return Err(first_difference(&expected, &found));
    }
    followed(&compiled)?;
    let wanted = match result.end {
        // These programs catch the error of a failed assertion, which is a violation all the same.
        _ if path.parent().is_some_and(|p| p.ends_with("assertions")) => Verdict::False(Property::Assertion),
        End::Exception { .. } => Verdict::False(Property::Exception),
        _ => Verdict::True,
    };
    let verdict = verdict(&compiled)?;
    if verdict != wanted { Err(format!("the verdict is {verdict}, not {wanted}")) } else { Ok(()) }
}

#[test]
fn programs_do_what_java_does() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/conformance");
    let mut all = Vec::new();
    programs(&root, &mut all);
    all.sort();
    let next = Mutex::new(all.iter());
    let wrong = Mutex::new(Vec::new());
    let work = || {
        loop {
            let Some(path) = next.lock().unwrap().next() else { return };
            if let Err(why) = check(path) {
                let name = path.strip_prefix(&root).unwrap_or(path).display().to_string();
                wrong.lock().unwrap().push(format!("{name}: {why}"));
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(2, |n| n.get()) {
            // As deep as the command's own stack.
            std::thread::Builder::new().stack_size(64 << 20).spawn_scoped(scope, work).unwrap();
        }
    });
    let mut wrong = wrong.into_inner().unwrap();
    wrong.sort();
    if all.len() < 325 {
        wrong.push(format!("only {} programs were found", all.len()));
    }
    assert!(wrong.is_empty(), "{} of {} programs differ\n{}", wrong.len(), all.len(), wrong.join("\n"));
}
