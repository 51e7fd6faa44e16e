//! Programs of several files and folders.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod support;

use expect_test::expect;
use support::{folder, run, told};

const MAIN: &[u8] = b"package app;

import lib.Counter;
import static edu.rice.hj.Module1.*;

public class Main {
    public static void main(String[] args) {
        Counter c = new Counter();
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> { c.add(1); });
                async(() -> { c.add(2); });
            });
        });
    }
}
";

const COUNTER: &[u8] = b"package lib;

public class Counter {
    private int n;

    public void add(int by) {
        n += by;
    }
}
";

/// A second program, and a file that no program needs.
const FURTHER: [(&str, &[u8]); 2] = [
    (
        "src/lib/Bench.java",
        b"package lib;\nclass Bench {\n    public static void main(String[] args) { new Counter().add(1); }\n}\n",
    ),
    ("src/lib/Clock.java", b"package lib;\nclass Clock {\n    java.util.Currency timer;\n}\n"),
];

fn one_main() -> tempfile::TempDir {
    folder(&[("src/app/Main.java", MAIN), ("src/lib/Counter.java", COUNTER), ("src/.old/Main.java", b"broken")])
}

fn without_times(text: &str) -> String {
    text.lines().filter(|l| !l.starts_with("  time:")).map(|l| format!("{l}\n")).collect()
}

#[test]
fn a_folder_is_one_program() {
    let dir = one_main();
    expect![[r#"
        exit code 1
        --- stdout
        src: violated: no-data-race (two tasks can access the same location at the same time, one of them writing)
          3 tasks, 0 regions, 12 accesses, 10 events; 0 values depend on the schedule (1 round)
          3 obligations: 1 canonical, 2 violated; 0 solver queries

        error[race]: data race on Counter.n: main.1 writes it while main.2 reads it
          --> src/lib/Counter.java:7:9
           |
         7 |         n += by;
           |         ^ (1) task main.1: write of Counter.n; (2) task main.2: read of Counter.n
           |
          ::: src/app/Main.java:11:17
           |
        11 |                 async(() -> { c.add(1); });
           |                 -------------------------- task main.1 (async) is spawned here
        12 |                 async(() -> { c.add(2); });
           |                 -------------------------- task main.2 (async) is spawned here
           |
           = note: (1) runs in main.1, async spawned at Main.java:11, joined at the end of the finish at Main.java:10
           = note: (2) runs in main.2, async spawned at Main.java:12, joined at the end of the finish at Main.java:10
           = note: no finish, future or isolated orders (1) and (2): main.1 and main.2 run in parallel

        schedule that shows it:

          step |           line | main               | main.1 (async) | main.2 (async)
          -----+----------------+--------------------+----------------+----------------
             0 |   Main.java:11 | spawns task main.1 |                |
             1 |   Main.java:12 | spawns task main.2 |                |
             2 | Counter.java:7 |                    | reads n (0)    |
             3 | Counter.java:7 |                    | (1) n = 1      |
             4 | Counter.java:7 |                    |                | (2) reads n (0)

        witness replayed: yes
        the same at the same place for main.1 with main.2, each replayed

        VERDICT false(no-data-race)
    "#]]
    .assert_eq(&without_times(&told(dir.path(), &["verify", "src"])));
    // However its files are named, and by whatever engine.
    for args in [
        &["verify", "src/lib/Counter.java", "src/app/Main.java"][..],
        &["verify", "src/app", "src/lib"],
        &["verify", "src", "src/app/../app"],
        &["explore", "src"],
        &["explore", "src", "--reduction", "dpor"],
    ] {
        let output = run(dir.path(), args);
        let text = String::from_utf8(output.stdout).unwrap();
        assert!(text.contains("data race on Counter.n"), "{args:?}: {text}{:?}", output.stderr);
        assert!(text.contains("src/lib/Counter.java:7:9"), "{args:?}: {text}");
        assert!(text.ends_with("VERDICT false(no-data-race)\n"), "{args:?}: {text}");
    }
    let ir = run(dir.path(), &["ir", "src"]);
    assert_eq!(ir.status.code(), Some(0));
    assert!(String::from_utf8(ir.stdout).unwrap().contains("lib.Counter"));
}

#[test]
fn witnesses_name_all_files_and_replay() {
    let dir = one_main();
    let output = run(dir.path(), &["verify", "src", "--witness", "w.json"]);
    assert_eq!(output.status.code(), Some(1));
    let witness: serde_json::Value =
        serde_json::from_str(&std::fs::read_to_string(dir.path().join("w.json")).unwrap()).unwrap();
    assert_eq!(witness["program"]["files"], serde_json::json!(["src/app/Main.java", "src/lib/Counter.java"]));
    for args in [&["replay", "w.json"][..], &["replay", "src", "w.json"], &["replay", "src/app", "src/lib", "w.json"]] {
        let output = run(dir.path(), args);
        let text = String::from_utf8(output.stdout).unwrap();
        assert!(text.ends_with("witness replayed: yes\n\nVERDICT false(no-data-race)\n"), "{args:?}: {text}");
        assert!(!text.contains("changed"), "{args:?}: {text}");
    }
    // A change in a file that the violation does not touch is told, and does no harm.
    std::fs::write(dir.path().join("src/lib/Extra.java"), "package lib; class Extra { }").unwrap();
    let text = told(dir.path(), &["replay", "src", "w.json"]);
    assert!(text.contains("the program has changed since; the witness still fits"), "{text}");
    assert_eq!(run(dir.path(), &["replay", "src/app", "w.json"]).status.code(), Some(3));
}

#[test]
fn of_several_mains_one_must_be_named() {
    let dir = one_main();
    for (name, text) in FURTHER {
        std::fs::write(dir.path().join(name), text).unwrap();
    }
    expect![[r#"
        exit code 3
        --- stdout
        VERDICT error
        --- stderr
        src/app/Main.java:7:24: error[several-mains]: several classes have a `main` method: choose one with `--main CLASS`
          |
        7 |     public static void main(String[] args) {
          |                        ^^^^ `--main app.Main`
          |
         ::: src/lib/Bench.java:3:24
          |
        3 |     public static void main(String[] args) { new Counter().add(1); }
          |                        ---- `--main lib.Bench`

        src/lib/Clock.java:3:5: warning[unmodelled-class]: class `java.util.Currency` is not supported: there is no model of it
          |
        3 |     java.util.Currency timer;
          |     ^^^^^^^^^^^^^^^^^^
          |
          = note: this code is not reached from `main`, so it is left out

        1 error
    "#]].assert_eq(&told(dir.path(), &["verify", "src"]));
    for (main, verdict) in [("app.Main", "false(no-data-race)"), ("Main", "false(no-data-race)"), ("lib.Bench", "true")]
    {
        let output = run(dir.path(), &["verify", "src", "--main", main]);
        let text = String::from_utf8(output.stdout).unwrap();
        assert!(text.ends_with(&format!("VERDICT {verdict}\n")), "{main}: {text}");
        // What is not reached is told, but does not matter.
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains("src/lib/Clock.java:3:5: warning[unmodelled-class]"), "{main}: {said}");
    }
}

#[test]
fn a_name_that_fits_several_classes_is_refused() {
    let twice: &[u8] = b"class Main { public static void main(String[] args) { } }\n";
    let package = |p: &str| [format!("package {p};\n").as_bytes(), twice].concat();
    let dir = folder(&[("a/Main.java", &package("a")), ("b/Main.java", &package("b"))]);
    expect![[r#"
        exit code 3
        --- stdout
        VERDICT error
        --- stderr
        ./a/Main.java:2:7: error[no-main]: several classes are called `Main`: name one with its package
          |
        2 | class Main { public static void main(String[] args) { } }
          |       ^^^^ `a.Main`
          |
         ::: ./b/Main.java:2:7
          |
        2 | class Main { public static void main(String[] args) { } }
          |       ---- `b.Main`

        1 error
    "#]]
    .assert_eq(&told(dir.path(), &["verify", ".", "--main", "Main"]));
    assert_eq!(run(dir.path(), &["verify", ".", "--main", "b.Main"]).status.code(), Some(0));
}

#[test]
fn files_that_are_not_needed_must_be_right_all_the_same() {
    let dir = one_main();
    std::fs::write(dir.path().join("src/lib/Typo.java"), "package lib;\nclass Typo { int x = y; }\n").unwrap();
    expect![[r#"
        exit code 3
        --- stdout
        VERDICT error
        --- stderr
        src/lib/Typo.java:2:22: error[unknown-name]: unknown name `y`
          |
        2 | class Typo { int x = y; }
          |                      ^

        1 error
    "#]]
    .assert_eq(&told(dir.path(), &["verify", "src"]));
    std::fs::write(dir.path().join("src/lib/Typo.java"), "package lib;\nclass Typo { int x = ; }\n").unwrap();
    let text = told(dir.path(), &["verify", "src"]);
    assert!(text.contains("src/lib/Typo.java:2:22: error[syntax]"), "{text}");
}

#[test]
fn folders_without_sources_are_input_errors() {
    let dir = folder(&[("docs/readme.md", b""), ("src/A.java", b"class A { }")]);
    let mut out = String::new();
    for args in [&["verify", "docs"][..], &["verify", "src", "nowhere"], &["explore", "docs", "nowhere"]] {
        out.push_str(&format!("$ scoville {}\n{}\n", args.join(" "), told(dir.path(), args)));
    }
    expect![[r#"
        $ scoville verify docs
        exit code 3
        --- stdout
        VERDICT error
        --- stderr
        error[input]: there are no source files (*.java) below `docs`

        1 error

        $ scoville verify src nowhere
        exit code 3
        --- stdout
        VERDICT error
        --- stderr
        error[input]: cannot read `nowhere`: there is no such file

        1 error

        $ scoville explore docs nowhere
        exit code 3
        --- stdout
        VERDICT error
        --- stderr
        error[input]: there are no source files (*.java) below `docs`

        error[input]: cannot read `nowhere`: there is no such file

        2 errors: 2 x input

    "#]]
    .assert_eq(&out);
}
