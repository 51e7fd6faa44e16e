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
    assert!(said.contains("witness of a violation (race) was written to w.json"), "{said}");
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
    expect![[r#"
        exit code 1
        --- stdout
        Race.java: witness w.json (4 events): violated: no-data-race

        step 0: main: spawns task main.1 (line 13)
            local   numbers = an int[3]
            task    main.1 (async) exists
        step 1: main.1: acquires W on numbers[0..2] (line 14)
            local   numbers = an int[3]
            region  main.1 holds W on int[0..2]
            task    main.1 begins
        step 2: main: spawns task main.2 (line 20)
            task    main.2 (async) exists
        step 3: main.2: acquires W on numbers[0..2] (line 21)
            local   numbers = an int[3]
            region  main.2 holds W on int[0..2]
            task    main.2 begins
        step 4: violation: data race on numbers[1]: main.1 writes it while main.2 writes it

    "#]]
    .assert_eq(text.split("error[race]").next().unwrap());
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
    expect![[r#"
        exit code 2
        --- stdout
        Race.java: witness w.json (4 events): does not fit

        witness replayed: no, at step 1
          expected: task main.1 executes `acquire W range` of PrimitiveArrayRace.main.lambda#1.lambda#1.lambda#1() (acquires W on numbers[0..2])
          found: there is no `acquire W range` of PrimitiveArrayRace.main.lambda#1.lambda#1.lambda#1() any more; task main.1 stands before `release W range` of PrimitiveArrayRace.main.lambda#1.lambda#1.lambda#1() (execution 0), at Race.java:21:21
        note: the program has changed since; the witness does not fit at step 1 any more

        VERDICT unknown(witness)
    "#]].assert_eq(&told(dir.path(), &["replay", "Race.java", "w.json"]));
    edit(dir.path(), "Race.java", "launchHabaneroApp", "lunchHabaneroApp");
    assert_eq!(run(dir.path(), &["replay", "Race.java", "w.json"]).status.code(), Some(3));
}

#[test]
fn a_position_that_is_not_right_is_noticed() {
    let dir = with_witness("verify");
    edit(dir.path(), "w.json", "\"line\": 16", "\"line\": 17");
    expect![[r#"
        exit code 2
        --- stdout
        Race.java: witness w.json (4 events): does not fit

        witness replayed: no, at step 4 (the violation itself)
          expected: race: data race on numbers[1]: main.1 writes it while main.2 writes it
          found: that operation of main.1 does not stand at line 17, column 25, at Race.java:16:25

        VERDICT unknown(witness)
    "#]]
    .assert_eq(&told(dir.path(), &["replay", "Race.java", "w.json"]));
}

#[test]
fn files_that_are_no_witness_are_input_errors() {
    let dir = with_witness("verify");
    let mut out = String::new();
    for (name, text) in [
        ("empty.json", ""),
        ("cut.json", "{\n  \"format\": \"scoville-witness\",\n  \"version\": 1,"),
        ("other.json", "{ \"format\": \"other\" }"),
        ("newer.json", "{ \"format\": \"scoville-witness\", \"version\": 3, \"new\": true }"),
        ("short.json", "{ \"format\": \"scoville-witness\", \"version\": 1 }"),
    ] {
        std::fs::write(dir.path().join(name), text).unwrap();
        out.push_str(&format!("$ replay Race.java {name}\n{}\n", told(dir.path(), &["replay", "Race.java", name])));
    }
    out.push_str(&told(dir.path(), &["replay", "Race.java", "missing.json"]));
    out.push_str(&told(dir.path(), &["replay", "Race.java"]));
    expect![[r#"
        $ replay Race.java empty.json
        exit code 3
        --- stdout
        VERDICT error
        --- stderr
        empty.json:1:1: error[witness]: `empty.json` cannot be read as a witness: EOF while parsing a value
          |
        1 |
          | ^

        1 error

        $ replay Race.java cut.json
        exit code 3
        --- stdout
        VERDICT error
        --- stderr
        cut.json:3:15: error[witness]: `cut.json` cannot be read as a witness: EOF while parsing a value
          |
        3 |   "version": 1,
          |               ^

        1 error

        $ replay Race.java other.json
        exit code 3
        --- stdout
        VERDICT error
        --- stderr
        error[witness]: `other.json` cannot be read as a witness: this is no witness: its member `format` is not "scoville-witness"

        1 error

        $ replay Race.java newer.json
        exit code 3
        --- stdout
        VERDICT error
        --- stderr
        error[witness]: `newer.json` cannot be read as a witness: this is a witness of version 3; only versions up to 2 can be read

        1 error

        $ replay Race.java short.json
        exit code 3
        --- stdout
        VERDICT error
        --- stderr
        short.json:1:46: error[witness]: `short.json` cannot be read as a witness: missing field `tool`
          |
        1 | { "format": "scoville-witness", "version": 1 }
          |                                              ^

        1 error

        exit code 3
        --- stdout
        VERDICT error
        --- stderr
        error[input]: cannot read `missing.json`: there is no such file

        1 error
        exit code 3
        --- stdout
        VERDICT error
        --- stderr
        Race.java:1:1: error[witness]: `Race.java` cannot be read as a witness: expected value
          |
        1 | // expect: false(no-data-race)
          | ^
          |
          = note: the witness comes last: `scoville replay Foo.java w.json`

        1 error
    "#]].assert_eq(&out);
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
    expect![[r#"
        exit code 3
        --- stdout
        VERDICT error
        --- stderr
        error[output]: cannot write `nowhere/w.json`: there is no such folder

        1 error
        exit code 3
        --- stdout
        VERDICT error
        --- stderr
        error[output]: cannot write `.`: it is a folder

        1 error
    "#]]
    .assert_eq(&out);
}

#[test]
fn further_violations_are_numbered_and_no_violation_writes_nothing() {
    let dir = folder(&[]);
    let many = benchmarks().join("jpf-hj/PrimitiveArrayRace.java");
    run(dir.path(), &["explore", many.to_str().unwrap(), "--reduction", "dpor", "--witness", "m.json"]);
    assert!(dir.path().join("m.json").exists() && dir.path().join("m.2.json").exists());
    let output = run(dir.path(), &["replay", many.to_str().unwrap(), "m.2.json"]);
    assert!(String::from_utf8(output.stdout).unwrap().contains("VERDICT false("));
    let safe = benchmarks().join("jpf-hj/VectorAdd.java");
    assert_eq!(run(dir.path(), &["verify", safe.to_str().unwrap(), "--witness", "s.json"]).status.code(), Some(0));
    assert!(!dir.path().join("s.json").exists());
}
