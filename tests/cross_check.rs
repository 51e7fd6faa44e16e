//! Both engines side by side, and against results of other tools.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod support;

use expect_test::expect;
use std::path::Path;
use support::{benchmarks, folder, run, told};

fn json(dir: &Path, args: &[&str], exit: i32) -> serde_json::Value {
    let output = run(dir, &[&["cross-check", "--format", "json"], args].concat());
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(exit), "{said}\n{}", String::from_utf8_lossy(&output.stdout));
    serde_json::from_slice(&output.stdout).unwrap()
}

/// Exactly these published results differ from what our engines know, each for a reason.
#[test]
fn the_published_table() {
    let dir = folder(&[]);
    let (programs, table) = (benchmarks().join("jpf-hj"), benchmarks().join("jpf-hj/published.csv"));
    let artefacts = dir.path().join("out");
    let args = ["--against", table.to_str().unwrap(), "--artefacts", artefacts.to_str().unwrap()];
    let result = json(&programs, &[&["."], &args[..], &["--timeout", "60"]].concat(), 1);
    assert_eq!(result["programs"].as_array().unwrap().len(), 21);
    for program in result["programs"].as_array().unwrap() {
        assert_eq!(program["agreement"], "same", "{program}");
    }
    let mut out = String::new();
    for claim in result["claims"].as_array().unwrap() {
        match claim["fit"].as_str().unwrap() {
            "differs" => {
                assert!(!claim["reason"].as_str().unwrap().is_empty() && claim["note"].is_string(), "{claim}");
                let words = ["program", "tool", "says", "ours"].map(|k| claim[k].as_str().unwrap());
                out.push_str(&format!("{}\n", words.join(" | ")));
            }
            "open" => assert_eq!(claim["reason"], "no result", "{claim}"),
            fit => assert_eq!(fit, "same", "{claim}"),
        }
    }
    expect![[r#"
        PrimitiveArrayRace | permission regions | No Race | false(no-data-race)
        TwoDimArrays | PreciseRaceDetector | Detected Race* | true
        PrimeNumCounterForAll | permission regions | Detected Race* | true
        Add | PreciseRaceDetector | Detected Race* | true
        ScalarMultiply | PreciseRaceDetector | Detected Race* | true
    "#]]
    .assert_eq(&out);
    // What we show of the race that one tool misses can be replayed.
    let missed = artefacts.join("PrimitiveArrayRace_java.verify.json");
    let output = run(&programs, &["replay", missed.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
}

#[test]
fn a_table_for_people() {
    let race = std::fs::read(benchmarks().join("jpf-hj/PrimitiveArrayRace.java")).unwrap();
    let safe = std::fs::read(benchmarks().join("jpf-hj/FinishTest1.java")).unwrap();
    let dir = folder(&[
        ("PrimitiveArrayRace.java", &race),
        ("FinishTest1.java", &safe),
        ("results.csv", b"program;verdict;time\nFinishTest1;Detected Race;0:01\nOther;No Race;N/A\n"),
    ]);
    // Times stand in columns of their own.
    let text = |args: &[&str]| {
        let told = told(dir.path(), &[&["cross-check", "."], args].concat());
        let mut out = String::new();
        for line in told.lines().filter(|l| !l.starts_with("---")) {
            let words: Vec<&str> = line.split_whitespace().collect();
            let mut kept = Vec::new();
            for (i, word) in words.iter().enumerate() {
                let time = |w: &str| w.parse::<f64>().is_ok() && w.contains('.');
                let unit = *word == "s" && i > 0 && time(words[i - 1]);
                kept.push(if time(word) {
                    "T"
                } else if unit {
                    ""
                } else {
                    word
                });
            }
            let kept: Vec<&str> = kept.into_iter().filter(|w| !w.is_empty()).collect();
            out.push_str(&format!("{}\n", kept.join(" ")));
        }
        out
    };
    expect![[r#"
        exit code 0
        program verify time explore time states agree
        FinishTest1.java true T true T 2 yes
        PrimitiveArrayRace.java false(no-data-race) T false(no-data-race) T 11 yes

        2 programs, 2 agree, 0 disagree, 0 undecided
    "#]]
    .assert_eq(&text(&[]));
    expect![[r#"
        exit code 1
        program verify time explore time states agree
        FinishTest1.java true T true T 2 yes

        program tool says states time ours our states fits
        FinishTest1 results Detected Race - T true 2 NO
        Other results No Race - - - - -

        FinishTest1: results says `Detected Race`, we say true
        we prove 3 obligations (2 ordered, 1 canonical); no violation shows in an enumeration of all schedules (2 states)

        1 program, 1 agree, 0 disagree, 0 undecided; 2 results of others, 0 fit, 1 differ, 0 open, 1 without a program here
    "#]].assert_eq(&text(&["--against", "results.csv"]));
}

#[test]
fn our_own_results_against_ours() {
    let dir = folder(&[]);
    let programs = benchmarks().join("jpf-hj");
    let file = dir.path().join("report.json");
    let mut report = run(&programs, &["explore", "PrimitiveArrayRace.java", "--format", "json"]).stdout;
    std::fs::write(&file, &report).unwrap();
    let args = [".", "--against", file.to_str().unwrap(), "--artefacts", dir.path().to_str().unwrap()];
    let result = json(&programs, &args, 0);
    assert_eq!(result["claims"][0]["fit"], "same");
    report = String::from_utf8(report).unwrap().replace("false(no-data-race)", "true").into_bytes();
    std::fs::write(&file, &report).unwrap();
    let result = json(&programs, &args, 1);
    assert_eq!(result["claims"][0]["fit"], "differs");
    assert_eq!(result["claims"][0]["artefacts"].as_array().unwrap().len(), 2);
}

#[test]
fn exit_codes() {
    let dir = folder(&[("Bad.java", b"class Bad {"), ("Refused.java", b"// expect: error\nclass Refused {")]);
    let result = json(dir.path(), &["Bad.java"], 3);
    assert_eq!(result["programs"][0]["agreement"], "rejected");
    json(dir.path(), &["Refused.java"], 0);
    let endless = benchmarks().join("regressions/EndlessLoop.java");
    let result = json(dir.path(), &[endless.to_str().unwrap(), "--timeout", "1"], 2);
    assert_eq!(result["programs"][0]["agreement"], "undecided");
    let failing = ["--test-fault", "panic", endless.to_str().unwrap()];
    assert_eq!(run(dir.path(), &[&["cross-check"], &failing[..]].concat()).status.code(), Some(4));
}

#[test]
fn results_that_cannot_be_read_are_input_errors() {
    let dir = folder(&[
        ("A.java", b"class A { public static void main(String[] a) { } }"),
        ("bad.csv", b"program,states,verdict\nA,3,ok\nB,many,ok\n"),
        ("bad.json", b"{\n  \"schema_version\": 1,\n  \"programs\": 3\n}\n"),
        ("none.csv", b"program,verdict\nOther,ok\n"),
    ]);
    let mut out = String::new();
    for file in ["bad.csv", "bad.json", "none.csv", "missing.csv"] {
        out.push_str(&told(dir.path(), &["cross-check", "A.java", "--against", file]));
    }
    expect![[r#"
        exit code 3
        --- stderr
        bad.csv:3:3: error[results]: `many` is no number of states
          |
        3 | B,many,ok
          |   ^

        1 error
        exit code 3
        --- stderr
        bad.json:3:15: error[results]: invalid type: integer `3`, expected a sequence
          |
        3 |   "programs": 3
          |               ^

        1 error
        exit code 3
        --- stderr
        error[input]: the results name none of the programs: there is no `Other`, for example

        1 error
        exit code 3
        --- stderr
        error[input]: cannot read `missing.csv`: there is no such file

        1 error
    "#]]
    .assert_eq(&out);
}
