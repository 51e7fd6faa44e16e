//! Witnesses of real programs, in process: from the engine through the file format to the replay.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use super::*;
use crate::protocol::Search;
use crate::suite::{expectation, find};
use expect_test::expect;
use scoville_evidence::schedule::TaskPath;
use scoville_evidence::witness::{Event, Replayed, TaskName, Violation, parse, render};
use scoville_solver::Reductions;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

#[path = "../../../report/src/json/schema.rs"]
mod schema;

fn benchmarks(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../benchmarks").join(folder)
}

fn options() -> Options {
    Options {
        main_class: None,
        replaced: Vec::new(),
        args: Vec::new(),
        properties: Property::ALL.to_vec(),
        granularity: Granularity::Regions,
        all_races: false,
        encoding: Encoding::Auto,
        pools_unbounded: false,
        unroll: None,
        tasks: 100_000,
        timeout: Some(5_000),
        dump_smt: None,
        reductions: Reductions::ALL,
        enumerate: false,
        follow: false,
        certificate: None,
        account: false,
        search: Search::default(),
        witnesses: true,
    }
}

/// What the engine says last, and the sources' stubs are dropped.
fn ask(action: Action, options: Options, file: &InputFile) -> Message {
    let files = [file.clone()];
    let request = Request { action, options, files: Vec::new(), memory: None, fault: None };
    let mut last = None;
    run(&request, &files, &mut |message| last = Some(message));
    last.unwrap()
}

fn source(path: &Path) -> InputFile {
    let name = path.file_name().unwrap().to_string_lossy().into_owned();
    InputFile { name, text: std::fs::read_to_string(path).unwrap(), role: Role::Program }
}

/// The engine's options for a program with this header.
fn options_of(file: &InputFile) -> Options {
    let expected = expectation::parse(&file.text).unwrap();
    let main = expected.main.or_else(|| file.name.strip_suffix(".java").map(str::to_owned));
    Options { main_class: main, args: expected.args, ..options() }
}

/// The witnesses of the symbolic engine; where it needs too long, those of the explicit one.
fn witnesses(file: &InputFile) -> Vec<Witness> {
    let soon = Options { timeout: Some(1_500), ..options_of(file) };
    let found = witnesses_of(Action::Verify, soon, file);
    if found.is_empty() { witnesses_of(Action::Explore, options_of(file), file) } else { found }
}

fn witnesses_of(action: Action, options: Options, file: &InputFile) -> Vec<Witness> {
    match ask(action, options, file) {
        Message::Outcome(outcome, witnesses) => {
            assert_eq!(outcome.findings.len(), witnesses.len(), "{}: {:?}", file.name, outcome.notes);
            witnesses.into_iter().map(|w| w.unwrap_or_else(|| panic!("{}: no witness", file.name))).collect()
        }
        other => panic!("{}: {other:?}", file.name),
    }
}

fn replay(witness: &Witness, file: &InputFile) -> Replayed {
    let action = Action::Replay { witness: Box::new(witness.clone()), steps: true };
    let options = Options { main_class: witness.program.main.clone(), args: witness.program.args.clone(), ..options() };
    match ask(action, options, file) {
        Message::Replayed(replayed) => *replayed,
        other => panic!("{}: {other:?}", file.name),
    }
}

/// The same program with a comment and an unused method in front of what was there.
fn edited(file: &InputFile) -> InputFile {
    let text = &file.text;
    let class = ["\npublic class ", "\npublic final class ", "\nfinal class ", "\nclass "];
    let class = class.iter().find_map(|c| text.find(c)).unwrap_or_else(|| panic!("{}: no class", file.name));
    let (before, rest) = text.split_at(class + 1);
    let (head, body) = rest.split_once('{').unwrap();
    let method = "
    static int unusedBefore(final int n) {
        final int[] a = new int[2];
        final Runnable r = new Runnable() {
            public void run() {
                a[1] = n;
            }
        };
        r.run();
        return a[1];
    }
";
    let text = format!("{before}/*\n * A comment that was not there\n * before.\n */\n\n{head}{{{method}{body}");
    InputFile { name: file.name.clone(), text, role: Role::Program }
}

/// What is wrong with the witnesses of one program; counts them.
fn round_trip(file: &InputFile, schema: &serde_json::Value) -> (usize, Vec<String>) {
    let mut wrong = Vec::new();
    let all = witnesses(file);
    for (i, witness) in all.iter().enumerate() {
        let mut say = |what: String| wrong.push(format!("{} ({i}): {what}", file.name));
        let text = render(witness).unwrap();
        let value: serde_json::Value = serde_json::from_str(&text).unwrap();
        schema::validate(schema, schema, &value, "witness").into_iter().for_each(&mut say);
        let read = parse(&text).unwrap();
        if read != *witness {
            say("is read as something else".to_owned());
        }
        for (changed, file) in [(false, file.clone()), (true, edited(file))] {
            let replayed = replay(&read, &file);
            match replayed.result {
                Err(misfit) => say(format!("changed: {changed}: {misfit:?}")),
                Ok(finding) => {
                    let kind = witness.finding.violation.kind();
                    let same = (finding.kind.clone(), &finding.message) == (kind, &witness.finding.message);
                    let replayed_twice = matches!(finding.replay, Replay::Confirmed { .. });
                    let told = replayed.steps.len() == witness.events.len() + 1;
                    if !same || !replayed_twice || !told || replayed.changed != changed {
                        say(format!("changed: {changed}: replays as {finding:?}"));
                    }
                }
            }
        }
    }
    (all.len(), wrong)
}

#[test]
fn every_witness_survives_the_file_and_unrelated_edits() {
    let schema: serde_json::Value = serde_json::from_str(include_str!("../../../docs/witness.schema.json")).unwrap();
    let programs = find::programs(&[benchmarks("")], None).unwrap();
    let step = if std::env::var_os("SCOVILLE_ALL_PROGRAMS").is_some() { 1 } else { 2 };
    let files: Vec<InputFile> = programs
        .iter()
        .map(|p| source(&p.path))
        .filter(|f| f.text.contains("// expect: false("))
        .step_by(step)
        .collect();
    assert!(files.len() > 100, "only {} programs", files.len());
    let next = AtomicUsize::new(0);
    let results = Mutex::new((0, Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            let worker = || {
                while let Some(file) = files.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let (count, wrong) = round_trip(file, &schema);
                    assert!(count > 0, "{}: no witness", file.name);
                    let mut results = results.lock().unwrap();
                    results.0 += count;
                    results.1.extend(wrong);
                }
            };
            // The front end and the engines need a large stack.
            std::thread::Builder::new().stack_size(256 << 20).spawn_scoped(scope, worker).unwrap();
        }
    });
    let (count, wrong) = results.into_inner().unwrap();
    assert!(wrong.is_empty(), "{} of {count} witnesses\n{}", wrong.len(), wrong.join("\n"));
    assert!(count >= files.len());
}

#[test]
fn the_schema_refuses_what_it_does_not_describe() {
    let schema: serde_json::Value = serde_json::from_str(include_str!("../../../docs/witness.schema.json")).unwrap();
    let file = source(&benchmarks("jpf-hj/PrimitiveArrayRace.java"));
    let text = render(&witnesses(&file)[0]).unwrap();
    let check = |text: &str| schema::validate(&schema, &schema, &serde_json::from_str(text).unwrap(), "witness");
    assert_eq!(check(&text), Vec::<String>::new());
    for (from, to) in [
        ("\"version\": 2", "\"version\": 3"),
        ("\"line\": 16", "\"line\": 0"),
        ("\"ordinal\": 0", "\"ordinal\": \"0\""),
        ("\"race\": [", "\"rice\": ["),
        ("\"events\": [", "\"happened\": ["),
    ] {
        let bad = text.replace(from, to);
        assert!(bad != text && !check(&bad).is_empty(), "{from} -> {to} was not noticed");
    }
}

/// Anonymous classes are numbered through the whole outer class: one more before the others renumbers them.
#[test]
fn a_witness_survives_the_renumbering_of_anonymous_classes() {
    let file = source(&benchmarks("jpf-hj/anonymous/PrimitiveArrayRace.java"));
    let head = "public static void main(final String[] args) {";
    assert!(file.text.contains(head), "{}", file.text);
    let more = format!(
        "{head}
        final int[] counted = new int[1];
        new Runnable() {{
            public void run() {{
                counted[0]++;
            }}
        }}.run();"
    );
    let edited = InputFile { text: file.text.replacen(head, &more, 1), ..file.clone() };
    for witness in witnesses(&file) {
        assert!(witness.events.iter().any(|e| matches!(e, Event::Operation(p) if p.method.contains('$'))));
        let replayed = replay(&witness, &edited);
        assert!(replayed.changed && replayed.result.is_ok(), "{:?}", replayed.result);
    }
}

/// What comes of a witness, in one line.
fn told(witness: &Witness, file: &InputFile) -> String {
    match replay(witness, file).result {
        Ok(finding) => format!("still shows: {}", finding.message),
        Err(misfit) => format!("step {}: {}", misfit.step, misfit.found),
    }
}

/// All alterations of one witness, a line for each.
fn alterations(witness: &Witness, file: &InputFile) -> String {
    let mut out = String::new();
    let mut add = |what: String, altered: &Witness| {
        let answer = match replay(altered, file).result {
            Ok(_) => "still shows".to_owned(),
            Err(misfit) => format!("step {}", misfit.step),
        };
        out.push_str(&format!("{what}: {answer}\n"));
    };
    let with = |change: &dyn Fn(&mut Witness)| {
        let mut altered = witness.clone();
        change(&mut altered);
        altered
    };
    let n = witness.events.len();
    for i in 1..n {
        add(format!("swap {} and {i}", i - 1), &with(&|w| w.events.swap(i - 1, i)));
    }
    for i in 0..n {
        add(format!("drop {i}"), &with(&|w| drop(w.events.remove(i))));
    }
    for i in 0..n {
        let other = |name: &TaskName| TaskName(TaskPath(if name.0.0.is_empty() { vec![0] } else { vec![] }));
        let change = |w: &mut Witness| match &mut w.events[i] {
            Event::Operation(p) | Event::Input { point: p, .. } => p.task = other(&p.task),
            Event::End { task } | Event::TimeOver { task } => *task = other(task),
        };
        add(format!("other task at {i}"), &with(&change));
    }
    let first =
        |w: &mut Witness, change: &dyn Fn(&mut scoville_evidence::witness::Point)| match &mut w.finding.violation {
            Violation::Race(p, _) | Violation::RegionConflict(p, _) => change(p),
            Violation::NeverReleased(p)
            | Violation::BadRelease(p)
            | Violation::BadRange(p)
            | Violation::WriteUnderRead(p)
            | Violation::Exception(p)
            | Violation::Assertion(p) => change(p),
            Violation::Deadlock(tasks) | Violation::Livelock(tasks) => drop(tasks.pop()),
        };
    add("finding a line lower, or a task less".into(), &with(&|w| first(w, &|p| p.at.line += 1)));
    add("place a line lower".into(), &with(&|w| w.finding.places[0].at.line += 1));
    add("place left out".into(), &with(&|w| drop(w.finding.places.pop())));
    add("finding one execution later, or a task less".into(), &with(&|w| first(w, &|p| p.occurrence += 1)));
    add("finding of the next operation, or a task less".into(), &with(&|w| first(w, &|p| p.ordinal += 1)));
    out
}

#[test]
fn altered_witnesses_are_rejected_where_they_differ() {
    let mut out = String::new();
    for name in ["HiddenOrderRace", "AssertionInOneOrder", "RegionNeverReleased", "FutureCycleDeadlock"] {
        let file = source(&benchmarks(&format!("regressions/{name}.java")));
        let all = witnesses(&file);
        out.push_str(&format!("--- {name}\n{}", alterations(&all[0], &file)));
    }
    expect![[r#"
        --- HiddenOrderRace
        swap 0 and 1: step 0
        swap 1 and 2: step 1
        swap 2 and 3: step 2
        drop 0: step 0
        drop 1: step 1
        drop 2: step 2
        drop 3: step 3
        other task at 0: step 0
        other task at 1: step 1
        other task at 2: step 2
        other task at 3: step 3
        finding a line lower, or a task less: step 4
        place a line lower: step 4
        place left out: step 4
        finding one execution later, or a task less: step 4
        finding of the next operation, or a task less: step 4
        --- AssertionInOneOrder
        swap 0 and 1: step 0
        swap 1 and 2: step 1
        swap 2 and 3: step 2
        swap 3 and 4: step 3
        swap 4 and 5: step 4
        swap 5 and 6: step 5
        swap 6 and 7: still shows
        swap 7 and 8: step 7
        drop 0: step 0
        drop 1: step 1
        drop 2: step 2
        drop 3: step 3
        drop 4: step 4
        drop 5: step 5
        drop 6: step 7
        drop 7: step 7
        drop 8: step 8
        other task at 0: step 0
        other task at 1: step 1
        other task at 2: step 2
        other task at 3: step 3
        other task at 4: step 4
        other task at 5: step 5
        other task at 6: step 6
        other task at 7: step 7
        other task at 8: step 8
        finding a line lower, or a task less: step 9
        place a line lower: step 9
        place left out: step 9
        finding one execution later, or a task less: step 9
        finding of the next operation, or a task less: step 9
        --- RegionNeverReleased
        swap 0 and 1: step 0
        swap 1 and 2: step 1
        drop 0: step 0
        drop 1: step 1
        drop 2: step 2
        other task at 0: step 0
        other task at 1: step 1
        other task at 2: step 2
        finding a line lower, or a task less: step 3
        place a line lower: step 3
        place left out: step 3
        finding one execution later, or a task less: step 3
        finding of the next operation, or a task less: step 3
        --- FutureCycleDeadlock
        swap 0 and 1: step 0
        swap 1 and 2: step 1
        swap 2 and 3: step 2
        swap 3 and 4: still shows
        swap 4 and 5: step 6
        swap 5 and 6: step 5
        drop 0: step 0
        drop 1: step 1
        drop 2: step 2
        drop 3: step 6
        drop 4: step 5
        drop 5: step 5
        drop 6: step 6
        other task at 0: step 0
        other task at 1: step 1
        other task at 2: step 2
        other task at 3: step 3
        other task at 4: step 4
        other task at 5: step 5
        other task at 6: step 6
        finding a line lower, or a task less: step 7
        place a line lower: step 7
        place left out: step 7
        finding one execution later, or a task less: step 7
        finding of the next operation, or a task less: step 7
    "#]]
    .assert_eq(&out);
}

#[test]
fn other_arguments_give_another_run() {
    let text = "\
import static edu.rice.hj.Module1.*;

public class Args {
    public static void main(String[] args) {
        final int[] x = new int[3];
        final int at = args.length;
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> { x[at] = 1; });
                async(() -> { x[1] = 2; });
            });
        });
    }
}
";
    let file = InputFile { name: "Args.java".into(), text: text.into(), role: Role::Program };
    let given = Options { args: vec!["one".into()], ..options() };
    let Message::Outcome(_, all) = ask(Action::Verify, given, &file) else { panic!("no outcome") };
    let mut witness = all[0].clone().unwrap();
    assert!(replay(&witness, &file).result.is_ok());
    witness.program.args.push("two".into());
    expect!["step 2: the accesses are to different locations"].assert_eq(&told(&witness, &file));
}
