//! `scoville batch` and `scoville merge`: many programs, some of which misbehave, in parts, with interruptions.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod support;

use expect_test::expect;
use rustix::process::{Pid, Signal, kill_process};
use serde_json::Value;
use std::path::Path;
use std::process::{Output, Stdio};
use std::time::{Duration, Instant};
use support::{describe, folder, run, scoville, told};

/// A program that does nothing.
fn idle(class: &str) -> String {
    format!("public class {class} {{ public static void main(String[] args) {{ }} }}\n")
}

/// A program that fails an assertion in line 2.
fn failing(class: &str, header: &str) -> String {
    format!(
        "{header}public class {class} {{ public static void main(String[] args) {{\n    int x = args.length;\n    assert x > 0;{}\n}} }}\n",
        if header.is_empty() { "" } else { " //~ assertion" }
    )
}

/// Runs a batch without the cache of whoever tests.
fn batch(folder: &Path, args: &[&str]) -> Output {
    run(folder, &[&["batch", "--no-cache"], args].concat())
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn last_line(output: &Output) -> String {
    out(output).lines().last().unwrap_or_default().to_owned()
}

/// The records of a file of JSON Lines, a line that is not complete left out.
fn records(path: &Path) -> Vec<Value> {
    let text = std::fs::read_to_string(path).unwrap_or_default();
    text.split_inclusive('\n').filter(|l| l.ends_with('\n')).map(|l| serde_json::from_str(l).unwrap()).collect()
}

fn record<'a>(records: &'a [Value], program: &str) -> &'a Value {
    records.iter().find(|r| r["program"] == program).unwrap_or_else(|| panic!("no {program}"))
}

/// Records without what differs from run to run.
fn timeless(mut records: Vec<Value>) -> Vec<Value> {
    for record in &mut records {
        record["micros"].take();
        record["cached"].take();
    }
    records
}

#[test]
fn of_many_programs_each_answers_for_itself() {
    // Which of the programs crashes, uses up its memory or never ends must not depend on how good the engine is.
    let dir = folder(&[
        ("p/Crash.java", idle("Crash").as_bytes()),
        ("p/Hoard.java", idle("Hoard").as_bytes()),
        ("p/Endless.java", idle("Endless").as_bytes()),
    ]);
    for i in 0..297 {
        std::fs::write(dir.path().join(format!("p/P{i:03}.java")), idle(&format!("P{i:03}"))).unwrap();
    }
    let faults = ["Crash=abort", "Hoard=memory", "Endless=hang"].map(|fault| format!("--test-fault-in={fault}"));
    let faults: Vec<&str> = faults.iter().map(String::as_str).collect();
    let limits = ["--memory", "400", "--timeout", "5"];
    let output = batch(dir.path(), &[&["p", "--output", "out"][..], &faults, &limits].concat());
    assert_eq!(
        last_line(&output),
        "BATCH exit=4 programs=300 true=297 false=0 unknown=2 rejected=0 failed=1 unexpected=0",
        "{}",
        describe(&output)
    );
    assert_eq!(output.status.code(), Some(4));
    let all = records(&dir.path().join("out/results.jsonl"));
    assert_eq!(all.len(), 300);
    let verdict = |name: &str| (record(&all, name)["verdict"].clone(), record(&all, name)["detail"].clone());
    assert_eq!(verdict("Endless.java"), ("unknown(timeout)".into(), Value::Null));
    assert_eq!(verdict("Crash.java"), ("error".into(), "the engine ended without an answer (signal 6)".into()));
    assert_eq!(verdict("Hoard.java").0, "unknown(memory)");
    assert_eq!(verdict("P296.java"), ("true".into(), Value::Null));
    // All forms tell of all programs.
    let text = |name: &str| std::fs::read_to_string(dir.path().join("out").join(name)).unwrap();
    let document: Value = serde_json::from_str(&text("results.json")).unwrap();
    assert_eq!((&document["summary"]["programs"], &document["summary"]["exit_code"]), (&300.into(), &4.into()));
    assert_eq!(text("results.csv").lines().count(), 301);
    assert_eq!(text("junit.xml").matches("<testcase").count(), 300);
    assert_eq!(text("junit.xml").matches("<error").count(), 3);
    let sarif: Value = serde_json::from_str(&text("results.sarif")).unwrap();
    assert_eq!(sarif["runs"][0]["invocations"][0]["toolExecutionNotifications"].as_array().unwrap().len(), 3);
    assert_eq!(text("index.html").matches("<tr>").count(), 301);
    // Where there is no terminal, a line for each.
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert_eq!(stderr.lines().filter(|l| l.contains("/300] ")).count(), 300, "{stderr}");
}

#[test]
fn exit_codes_follow_verdicts_and_expectations() {
    let announced = failing("Announced", "// expect: false(assertion)\n");
    let wrong = failing("Wrong", "// expect: false(no-deadlock)\n");
    let dir = folder(&[
        ("a/Idle.java", idle("Idle").as_bytes()),
        ("a/Announced.java", announced.as_bytes()),
        ("b/Fails.java", failing("Fails", "").as_bytes()),
        ("c/Broken.java", b"public class Broken {\n"),
        ("d/Wrong.java", wrong.as_bytes()),
    ]);
    let told = |args: &[&str]| {
        let output = batch(dir.path(), args);
        format!("{} {}\n", output.status.code().unwrap(), last_line(&output))
    };
    let mut text = String::new();
    for args in [&["a"][..], &["a", "--ignore-expectations"], &["b"], &["c"], &["a", "b", "c"], &["d"]] {
        text.push_str(&told(args));
    }
    expect![[r#"
        0 BATCH exit=0 programs=2 true=1 false=1 unknown=0 rejected=0 failed=0 unexpected=0
        1 BATCH exit=1 programs=2 true=1 false=1 unknown=0 rejected=0 failed=0 unexpected=0
        1 BATCH exit=1 programs=1 true=0 false=1 unknown=0 rejected=0 failed=0 unexpected=0
        3 BATCH exit=3 programs=1 true=0 false=0 unknown=0 rejected=1 failed=0 unexpected=0
        1 BATCH exit=1 programs=4 true=1 false=2 unknown=0 rejected=1 failed=0 unexpected=0
        1 BATCH exit=1 programs=1 true=0 false=1 unknown=0 rejected=0 failed=0 unexpected=1
    "#]]
    .assert_eq(&text);
    let output = batch(dir.path(), &["a", "b", "c", "d", "--color", "never"]);
    let stdout: String = out(&output).lines().skip_while(|l| !l.is_empty()).map(|l| format!("{l}\n")).collect();
    expect![[r#"

        b/Fails.java:
          b/Fails.java:3: assertion: an assertion fails in main

        c/Broken.java:
          c/Broken.java:2: error[syntax]: expected `}` to close the class, found end of file

        d/Wrong.java:
          expected false(no-deadlock), got false(assertion)

        5 programs, 2 as expected, 3 not
        BATCH exit=1 programs=5 true=1 false=3 unknown=0 rejected=1 failed=0 unexpected=1
    "#]]
    .assert_eq(&stdout);
}

#[test]
fn an_interrupt_loses_nothing() {
    let names: Vec<String> = (0..6).map(|i| format!("P{i}")).collect();
    let dir = folder(&[]);
    for name in &names {
        std::fs::write(dir.path().join(format!("{name}.java")), idle(name)).unwrap();
    }
    let path = dir.path().join("out/results.jsonl");
    // Interrupts a run in which the named programs hang, once so many results are there.
    let interrupted = |hanging: &[&str], wanted: usize, signal: Signal| -> Output {
        let faults = hanging.iter().flat_map(|name| ["--test-fault-in".to_owned(), format!("{name}=hang")]);
        let mut child = scoville(dir.path())
            .args(["batch", "--no-cache", ".", "--output", "out", "--resume", "--jobs", "3", "--timeout", "60"])
            .args(faults)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let start = Instant::now();
        let programs = || {
            let all = records(&path);
            names.iter().filter(|n| all.iter().any(|r| r["program"] == format!("{n}.java"))).count()
        };
        while programs() < wanted {
            assert!(start.elapsed() < Duration::from_secs(30) && child.try_wait().unwrap().is_none());
            std::thread::sleep(Duration::from_millis(10));
        }
        kill_process(Pid::from_child(&child), signal).unwrap();
        child.wait_with_output().unwrap()
    };
    // What an earlier run left is not taken for the result of this one.
    std::fs::create_dir(dir.path().join("out")).unwrap();
    std::fs::write(dir.path().join("out/results.json"), "{}").unwrap();
    // Two of six hang, while the third worker does the rest.
    let output = interrupted(&["P3", "P4"], 4, Signal::KILL);
    assert_eq!(output.status.code(), None);
    let killed = records(&path);
    assert!(!dir.path().join("out/results.json").exists());
    // A line that was not written to its end is no result.
    let torn = std::fs::read_to_string(&path).unwrap() + "{\"schema_version\":1,\"program\":\"P3.ja";
    std::fs::write(&path, torn).unwrap();
    let output = interrupted(&["P4"], 5, Signal::INT);
    assert_eq!(output.status.code(), Some(2));
    let stderr = String::from_utf8(output.stderr.clone()).unwrap();
    assert!(stderr.ends_with("interrupted: 5 of 6 programs done; --resume goes on\n"), "{stderr}");
    assert!(last_line(&output).starts_with("BATCH exit=2 programs=5 true=5 "), "{}", last_line(&output));
    let resume = [".", "--output", "out", "--resume", "--timeout", "60"];
    let output = batch(dir.path(), &resume);
    assert_eq!(output.status.code(), Some(0), "{}", describe(&output));
    let all = records(&path);
    let programs: Vec<&str> = all.iter().filter_map(|r| r["program"].as_str()).collect();
    assert_eq!(programs, ["P0.java", "P1.java", "P2.java", "P3.java", "P4.java", "P5.java"]);
    // What was done before was not done again: the measured times are the same.
    for record in killed {
        assert!(all.contains(&record) || record["program"] == "P3.java" || record["program"] == "P4.java", "{record}");
    }
    // A program that has changed is verified again.
    std::fs::write(dir.path().join("P0.java"), failing("P0", "")).unwrap();
    let output = batch(dir.path(), &resume);
    assert_eq!(last_line(&output), "BATCH exit=1 programs=6 true=5 false=1 unknown=0 rejected=0 failed=0 unexpected=0");
    // Options too.
    let before = records(&path);
    batch(dir.path(), &[&resume[..], &["--unroll", "7"]].concat());
    assert_ne!(record(&before, "P5.java")["key"], record(&records(&path), "P5.java")["key"]);
}

#[test]
fn parts_joined_equal_one_run() {
    let dir = folder(&[("p/c/Fails.java", failing("Fails", "").as_bytes()), ("p/Broken.java", b"class {\n")]);
    for i in 0..5 {
        std::fs::write(dir.path().join(format!("p/P{i}.java")), idle(&format!("P{i}"))).unwrap();
    }
    let one = batch(dir.path(), &["p", "--output", "one"]);
    for part in ["1/2", "2/2"] {
        let name = format!("part{}", &part[..1]);
        assert!(batch(dir.path(), &["p", "--output", &name, "--shard", part]).status.code().is_some());
    }
    let (first, second) = ("part1/results.jsonl", "part2/results.jsonl");
    let lengths = [first, second].map(|p| records(&dir.path().join(p)).len());
    assert_eq!(lengths, [4, 3]);
    // The order of the parts does not matter.
    let joined = run(dir.path(), &["merge", second, first, "--output", "joined"]);
    assert_eq!((joined.status.code(), last_line(&joined)), (one.status.code(), last_line(&one)));
    let of = |name: &str| timeless(records(&dir.path().join(name).join("results.jsonl")));
    assert_eq!(of("joined"), of("one"));
    assert_eq!(of("joined").len(), 7);
    // A part that is missing is noticed, and what are no parts of one batch.
    let output = run(dir.path(), &["merge", first, "--color", "never"]);
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(String::from_utf8(output.stderr.clone()).unwrap(), "incomplete: 4 of 7 programs\n");
    assert!(last_line(&output).starts_with("BATCH exit=2 programs=4 "), "{}", last_line(&output));
    // Of a part that is given twice, or was cut, it is told, too.
    let whole = std::fs::read_to_string(dir.path().join(second)).unwrap();
    std::fs::write(dir.path().join("cut"), &whole[..whole.len() - 9]).unwrap();
    let output = run(dir.path(), &["merge", first, first, "cut", "--color", "never"]);
    expect![[r#"
        warning: `part1/results.jsonl` has no program that the files before it do not have
        warning: the last line of `cut` is incomplete and left out
        incomplete: 6 of 7 programs
    "#]]
    .assert_eq(&String::from_utf8(output.stderr).unwrap());
    assert_eq!(output.status.code(), Some(2));
    batch(dir.path(), &["p", "--output", "other", "--unroll", "3"]);
    batch(dir.path(), &["p/c", "--output", "less"]);
    std::fs::write(dir.path().join("text"), "no result\n").unwrap();
    let mut text = String::new();
    for file in ["other/results.jsonl", "less/results.jsonl", "text", "missing"] {
        text.push_str(&told(dir.path(), &["merge", first, file]));
    }
    expect![[r#"
        exit code 3
        --- stderr
        error[input]: these are not parts of one batch: `Broken.java` was verified with different texts or options

        1 error
        exit code 3
        --- stderr
        error[input]: these are not parts of one batch: both `Broken.java` and `Fails.java` are number 1

        1 error
        exit code 3
        --- stderr
        error[input]: cannot read `text`: line 1 is no result of scoville: expected ident at line 1 column 2

        1 error
        exit code 3
        --- stderr
        error[input]: cannot read `missing`: there is no such file

        1 error
    "#]]
    .assert_eq(&text);
}

#[test]
fn answers_are_kept_by_content() {
    let dir = folder(&[
        ("p/Idle.java", idle("Idle").as_bytes()),
        ("p/Fails.java", failing("Fails", "").as_bytes()),
        ("p/Broken.java", b"class {\n"),
        ("p/Hangs.java", idle("Hangs").as_bytes()),
    ]);
    let with = |more: &[&str]| -> Vec<(String, String, bool)> {
        let args = [&["batch", "p", "--cache", "kept", "--output", "out"], more].concat();
        let output = run(dir.path(), &args);
        assert!(output.status.code().is_some_and(|c| c < 4), "{}", describe(&output));
        let text = |v: &Value| v.as_str().unwrap().to_owned();
        let all = records(&dir.path().join("out/results.jsonl"));
        all.iter().map(|r| (text(&r["program"]), text(&r["verdict"]), r["cached"] == true)).collect()
    };
    let cached =
        |rows: Vec<(String, String, bool)>| -> Vec<String> { rows.into_iter().filter(|r| r.2).map(|r| r.0).collect() };
    let hang = ["--test-fault-in", "Hangs=hang", "--timeout", "2"];
    let first = with(&hang);
    assert_eq!(first.iter().filter(|r| r.2).count(), 0);
    let second = with(&hang);
    assert_eq!(cached(second.clone()), ["Broken.java", "Fails.java", "Idle.java"]);
    let verdicts = |rows: &[(String, String, bool)]| rows.iter().map(|r| r.1.clone()).collect::<Vec<_>>();
    assert_eq!(verdicts(&first), verdicts(&second));
    assert_eq!(verdicts(&first), ["error", "false(assertion)", "unknown(timeout)", "true"]);
    // Other limits change no definite answer; other options ask another question.
    assert_eq!(cached(with(&["--timeout", "50"])), ["Broken.java", "Fails.java", "Idle.java"]);
    assert_eq!(cached(with(&["--timeout", "50"])).len(), 4);
    assert_eq!(cached(with(&["--property", "no-data-race"])).len(), 0);
    assert_eq!(cached(with(&["--no-cache"])).len(), 0);
    // A changed program is looked at again, also if its length is the same, and so is one whose answer cannot be read.
    let text = failing("Fails", "");
    std::fs::write(dir.path().join("p/Fails.java"), text.replace("x > 0", "x < 9")).unwrap();
    let changed = with(&[]);
    assert_eq!((&changed[1].1[..], changed[1].2), ("true", false));
    std::fs::write(dir.path().join("p/Fails.java"), text).unwrap();
    std::fs::write(dir.path().join("p/Idle.java"), failing("Idle", "")).unwrap();
    let changed = with(&[]);
    assert_eq!(cached(changed.clone()), ["Broken.java", "Fails.java", "Hangs.java"]);
    assert_eq!(changed[3].1, "false(assertion)");
    for entry in std::fs::read_dir(dir.path().join("kept")).unwrap().map(|e| e.unwrap().path()).filter(|p| p.is_dir()) {
        for file in std::fs::read_dir(entry).unwrap() {
            std::fs::write(file.unwrap().path(), "{\"half\":").unwrap();
        }
    }
    assert_eq!(cached(with(&[])).len(), 0);
    assert_eq!(cached(with(&[])).len(), 4);
    // A suite keeps answers if asked to, and does not take those that were compared with less.
    let suite = |n: usize| {
        let output = run(dir.path(), &["suite", "p", "--cache", "kept"]);
        assert_eq!(out(&output).matches("expected true, got ").count(), n, "{}", describe(&output));
    };
    suite(3);
    suite(3);
}

#[test]
fn the_users_cache_folder_is_used_by_default() {
    let dir = folder(&[("p/Idle.java", idle("Idle").as_bytes())]);
    let mut command = scoville(dir.path());
    let output = command.args(["batch", "p"]).env("XDG_CACHE_HOME", dir.path().join("caches")).output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert!(dir.path().join("caches/scoville").is_dir());
    // One that cannot be written to is no reason to fail.
    let output = scoville(dir.path()).args(["batch", "p"]).env("XDG_CACHE_HOME", "/proc/nowhere").output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{}", describe(&output));
}

#[test]
fn a_configuration_has_options_and_programs() {
    let two =
        "package app; public class Main { public static void main(String[] a) { assert a.length == Other.N; } }\n";
    let dir = folder(&[
        ("src/app/Main.java", two.as_bytes()),
        ("src/app/Other.java", b"package app; class Other { static int N = 2; }\n"),
        ("more/Idle.java", idle("Idle").as_bytes()),
        ("more/Skipped.java", b"broken\n"),
        (
            "conf/scoville.toml",
            b"[batch]\npaths = [\"../more\"]\nfilter = \"a\"\noutput = \"results\"\nno-cache = true\nproperty = [\"assertion\", \"exception\"]\ntimeout = 50\n\
              [[program]]\nname = \"app with two\"\nfiles = [\"../src\"]\nmain = \"app.Main\"\nargs = [\"x\", \"y\"]\nexpect = \"true\"\n\
              [[program]]\nname = \"app with none\"\nfiles = [\"../src\"]\nexpect = \"false(assertion)\"\n\
              [[program]]\nname = \"app\"\nfiles = [\"../src\"]\n",
        ),
    ]);
    let output = run(dir.path(), &["batch", "--config", "conf/scoville.toml", "--filter", "app"]);
    assert!(last_line(&output).starts_with("BATCH exit=1 programs=3 "), "{}", describe(&output));
    let output = run(dir.path(), &["batch", "--config", "conf/scoville.toml", "--filter", ""]);
    let all = records(&dir.path().join("conf/results/results.jsonl"));
    let rows: Vec<String> =
        all.iter().map(|r| format!("{} {} {}", r["program"], r["verdict"], r["expected"])).collect();
    expect![[r#"
        "Idle.java" "true" null
        "Skipped.java" "error" null
        "app with two" "true" "true"
        "app with none" "false(assertion)" "false(assertion)"
        "app" "false(assertion)" null"#]]
    .assert_eq(&rows.join("\n"));
    assert_eq!(output.status.code(), Some(1));
    // Who names programs means those alone.
    let output = run(dir.path(), &["batch", "--config=conf/scoville.toml", "more/Idle.java", "--filter", ""]);
    assert_eq!(last_line(&output), "BATCH exit=0 programs=1 true=1 false=0 unknown=0 rejected=0 failed=0 unexpected=0");
    // From its own folder it need not be named.
    let output = run(&dir.path().join("conf"), &["batch", "--filter", "Idle"]);
    assert!(last_line(&output).starts_with("BATCH exit=0 programs=1 "), "{}", describe(&output));
    let mut text = String::new();
    for bad in [
        "[batch]\nfast = true\n",
        "[batch]\ntimeout = \"soon\"\n",
        "[batch]\nno-cache = 1\n",
        "[batch]\ntimeout = true\n",
        "[batches]\n",
        "[batch\n",
        "[[program]]\nname = \"x\"\nfiles = []\nexpect = \"maybe\"\n",
        "[[program]]\nname = \"x\"\nfiles = []\n[[program]]\nname = \"x\"\nfiles = []\n",
    ] {
        std::fs::write(dir.path().join("scoville.toml"), bad).unwrap();
        text.push_str(&told(dir.path(), &["batch"]));
    }
    std::fs::remove_file(dir.path().join("scoville.toml")).unwrap();
    for args in [&["batch"][..], &["batch", "--config", "missing.toml"], &["batch", "more", "--no-cache", "--resume"]] {
        text.push_str(&told(dir.path(), args));
    }
    expect![[r#"
        exit code 3
        --- stderr
        error: `scoville.toml`: `fast` is no option of `scoville batch`
        exit code 3
        --- stderr
        error: invalid value 'soon' for '--timeout <S>': expected a number of seconds

        For more information, try '--help'.
        exit code 3
        --- stderr
        error: `scoville.toml`: `no-cache` must be true or false
        exit code 3
        --- stderr
        error: `scoville.toml`: `timeout` must be a text, a number, or a list of these
        exit code 3
        --- stderr
        error: cannot read `scoville.toml`: TOML parse error at line 1, column 2
          |
        1 | [batches]
          |  ^^^^^^^
        unknown field `batches`, expected `batch` or `program`
        exit code 3
        --- stderr
        error: cannot read `scoville.toml`: TOML parse error at line 1, column 7
          |
        1 | [batch
          |       ^
        unclosed table, expected `]`
        exit code 3
        --- stderr
        error: `scoville.toml`: `maybe` is no verdict
        exit code 3
        --- stderr
        error: `scoville.toml`: two programs are called `x`
        exit code 3
        --- stderr
        error[input]: no programs are given, neither here nor in scoville.toml

        1 error
        exit code 3
        --- stderr
        error: cannot read `missing.toml`: No such file or directory (os error 2)
        exit code 3
        --- stderr
        error[input]: --resume needs the --output folder of the earlier run

        1 error
    "#]]
    .assert_eq(&text);
}

#[test]
fn tables_can_be_compared_with() {
    let dir = folder(&[("p/Idle.java", idle("Idle").as_bytes()), ("p/Fails.java", failing("Fails", "").as_bytes())]);
    batch(dir.path(), &["p", "--output", "out"]);
    let output = run(dir.path(), &["cross-check", "p", "--against", "out/results.csv", "--format", "json"]);
    assert_eq!(output.status.code(), Some(0), "{}", describe(&output));
    let wrong =
        std::fs::read_to_string(dir.path().join("out/results.csv")).unwrap().replace("false(assertion)", "true");
    std::fs::write(dir.path().join("wrong.csv"), wrong).unwrap();
    let output = run(dir.path(), &["cross-check", "p", "--against", "wrong.csv"]);
    assert_eq!(output.status.code(), Some(1), "{}", describe(&output));
}

#[test]
fn one_program_has_the_same_forms() {
    let dir = folder(&[("Fails.java", failing("Fails", "").as_bytes()), ("Broken.java", b"class {\n")]);
    for (program, command) in [("Fails.java", "verify"), ("Fails.java", "explore"), ("Broken.java", "verify")] {
        let code = if program == "Broken.java" { 3 } else { 1 };
        let output = run(dir.path(), &[command, program, "--sarif", "x.sarif", "--junit-xml", "x.xml"]);
        assert_eq!(output.status.code(), Some(code), "{}", describe(&output));
        let read = |name: &str| std::fs::read_to_string(dir.path().join(name)).unwrap();
        let sarif: Value = serde_json::from_str(&read("x.sarif")).unwrap();
        let results = sarif["runs"][0]["results"].as_array().unwrap();
        if program == "Fails.java" {
            assert_eq!(results[0]["ruleId"], "assertion");
            let place = &results[0]["locations"][0]["physicalLocation"];
            assert_eq!(
                (&place["artifactLocation"]["uri"], &place["region"]["startLine"]),
                (&"Fails.java".into(), &3.into())
            );
            assert!(read("x.xml").contains("<failure type=\"false(assertion)\""));
        } else {
            assert!(results.is_empty());
            assert!(read("x.xml").contains("<error type=\"error\""));
        }
    }
    let output = run(dir.path(), &["verify", "Fails.java", "--sarif", "no/such/x.sarif"]);
    assert_eq!(output.status.code(), Some(3));
    assert!(describe(&output).contains("cannot write `no/such/x.sarif`"), "{}", describe(&output));
}

#[test]
fn completions_and_manual_pages() {
    let dir = folder(&[]);
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let text = out(&run(dir.path(), &["completions", shell]));
        assert!(text.contains("cross-check") && text.contains("ignore-expectations"), "{shell}: {text}");
    }
    assert!(out(&run(dir.path(), &["man"])).contains("scoville\\-batch"));
    let page = out(&run(dir.path(), &["man", "batch"]));
    assert!(page.contains(".TH") && page.contains("\\-\\-resume") && !page.contains("test\\-fault"), "{page}");
    assert_eq!(run(dir.path(), &["man", "engine"]).status.code(), Some(3));
}

#[test]
fn the_batch_script_goes_on_where_it_was() {
    let dir = folder(&[("p/Idle.java", idle("Idle").as_bytes()), ("p/Fails.java", failing("Fails", "").as_bytes())]);
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("scripts/verify-all.sh");
    let told = |args: &[&str], shard: &str| {
        let mut command = std::process::Command::new(&script);
        command.current_dir(dir.path()).args(args).env("SCOVILLE", env!("CARGO_BIN_EXE_scoville")).env("SHARD", shard);
        let output = command.env("RESULTS", "kept").output().unwrap();
        format!("{:?} {}\n", output.status.code(), last_line(&output))
    };
    let mut text = told(&["p", "--", "--no-cache"], "1/2");
    let first = records(&dir.path().join("kept/results.jsonl"));
    text.push_str(&told(&["p", "--", "--no-cache"], ""));
    let all = records(&dir.path().join("kept/results.jsonl"));
    assert!(first.len() == 1 && all.contains(&first[0]), "{first:?}");
    std::fs::write(dir.path().join("scoville.toml"), "[batch]\npaths = [\"p/Idle.java\"]\n").unwrap();
    text.push_str(&told(&["--", "--no-cache"], ""));
    expect![[r#"
        Some(1) BATCH exit=1 programs=1 true=0 false=1 unknown=0 rejected=0 failed=0 unexpected=0
        Some(1) BATCH exit=1 programs=2 true=1 false=1 unknown=0 rejected=0 failed=0 unexpected=0
        Some(0) BATCH exit=0 programs=1 true=1 false=0 unknown=0 rejected=0 failed=0 unexpected=0
    "#]]
    .assert_eq(&text);
}
