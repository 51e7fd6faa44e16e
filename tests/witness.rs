//! Witness files and their replay, from the command line.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod support;

use expect_test::expect;
use std::path::Path;
use support::{benchmarks, folder, run, told};

const PROGRAM: &str = "jpf-hj/PrimitiveArrayRace.java";

/// A folder with the program and its witness `w.json`.
fn with_witness(engine: &str) -> tempfile::TempDir {
    let text = std::fs::read(benchmarks().join(PROGRAM)).unwrap();
    let dir = folder(&[("Race.java", &text)]);
    let output = run(dir.path(), &[engine, "Race.java", "--witness", "w.json"]);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("witness of a race was written to w.json"), "{said}");
    dir
}

fn edit(dir: &Path, file: &str, from: &str, to: &str) {
    let path = dir.join(file);
    let text = std::fs::read_to_string(&path).unwrap();
    assert!(text.contains(from), "{text}");
    std::fs::write(path, text.replacen(from, to, 1)).unwrap();
}

#[test]
fn both_engines_write_witnesses_that_replay() {
    for engine in ["verify", "explore"] {
        let dir = with_witness(engine);
        for args in [&["replay", "Race.java", "w.json"][..], &["replay", "w.json"]] {
            let output = run(dir.path(), args);
            assert_eq!(output.status.code(), Some(1));
            let text = String::from_utf8(output.stdout).unwrap();
            assert!(text.ends_with("witness replayed: yes\n\nVERDICT false(no-data-race)\n"), "{text}");
        }
    }
}

#[test]
fn step_by_step() {
    let dir = with_witness("verify");
    let text = told(dir.path(), &["replay", "Race.java", "w.json", "--step"]);
    expect![[r#""#]].assert_eq(text.split("error[race]").next().unwrap());
    let output = run(dir.path(), &["replay", "Race.java", "w.json", "--step", "--format", "json"]);
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((json["replayed"].as_bool(), json["steps"].as_array().map(Vec::len)), (Some(true), Some(5)));
}

#[test]
fn edits_elsewhere_are_survived_and_others_are_named() {
    let dir = with_witness("verify");
    edit(dir.path(), "Race.java", "public class", "/* a remark */\n\n\npublic class");
    let text = told(dir.path(), &["replay", "Race.java", "w.json"]);
    assert!(
        text.contains("witness replayed: yes\nnote: the program has changed since; the witness still fits\n"),
        "{text}"
    );
    edit(dir.path(), "Race.java", "acquireW(numbers, 0, 2);", "");
    expect![[r#""#]].assert_eq(&told(dir.path(), &["replay", "Race.java", "w.json"]));
    edit(dir.path(), "Race.java", "launchHabaneroApp", "lunchHabaneroApp");
    assert_eq!(run(dir.path(), &["replay", "Race.java", "w.json"]).status.code(), Some(3));
}

#[test]
fn a_position_that_is_not_right_is_noticed() {
    let dir = with_witness("verify");
    edit(dir.path(), "w.json", "\"line\": 16", "\"line\": 17");
    expect![[r#""#]].assert_eq(&told(dir.path(), &["replay", "Race.java", "w.json"]));
}

#[test]
fn files_that_are_no_witness_are_input_errors() {
    let dir = with_witness("verify");
    let mut out = String::new();
    for (name, text) in [
        ("empty.json", ""),
        ("cut.json", "{\n  \"format\": \"scoville-witness\",\n  \"version\": 1,"),
        ("other.json", "{ \"format\": \"other\" }"),
        ("newer.json", "{ \"format\": \"scoville-witness\", \"version\": 2, \"new\": true }"),
        ("short.json", "{ \"format\": \"scoville-witness\", \"version\": 1 }"),
    ] {
        std::fs::write(dir.path().join(name), text).unwrap();
        out.push_str(&format!("$ replay Race.java {name}\n{}\n", told(dir.path(), &["replay", "Race.java", name])));
    }
    out.push_str(&told(dir.path(), &["replay", "Race.java", "missing.json"]));
    out.push_str(&told(dir.path(), &["replay", "Race.java"]));
    expect![[r#""#]].assert_eq(&out);
    let output = run(dir.path(), &["replay", "Race.java", "cut.json", "--format", "json"]);
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((json["exit_code"].as_u64(), output.status.code()), (Some(3), Some(3)));
}

#[test]
fn where_a_witness_cannot_be_written() {
    let dir = with_witness("verify");
    let mut out = String::new();
    for path in ["nowhere/w.json", "."] {
        out.push_str(&told(dir.path(), &["verify", "Race.java", "--witness", path]));
    }
    expect![[r#""#]].assert_eq(&out);
}

#[test]
fn further_violations_are_numbered_and_no_violation_writes_nothing() {
    let dir = folder(&[]);
    let many = benchmarks().join("jpf-hj/PrimitiveArrayRace.java");
    run(dir.path(), &["verify", many.to_str().unwrap(), "--all-races", "--witness", "m.json"]);
    assert!(dir.path().join("m.json").exists() && dir.path().join("m.2.json").exists());
    let output = run(dir.path(), &["replay", many.to_str().unwrap(), "m.2.json"]);
    assert!(String::from_utf8(output.stdout).unwrap().contains("VERDICT false("));
    let safe = benchmarks().join("jpf-hj/VectorAdd.java");
    assert_eq!(run(dir.path(), &["verify", safe.to_str().unwrap(), "--witness", "s.json"]).status.code(), Some(0));
    assert!(!dir.path().join("s.json").exists());
}
