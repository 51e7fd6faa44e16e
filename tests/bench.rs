//! The benchmark harness on the command: a table of families from start to end, in two tiny sizes.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod support;

use scoville_bench::families::Families;
use scoville_bench::measure::Ended;
use scoville_bench::{plot, scaling, side, table};
use std::path::PathBuf;
use std::time::Duration;

const LIMIT: Duration = Duration::from_secs(200);

fn settings() -> scaling::Settings {
    scaling::Settings {
        command: env!("CARGO_BIN_EXE_scoville").into(),
        programs: support::benchmarks().join("scale"),
        runs: 1,
        limit: LIMIT,
        instructions: false,
    }
}

/// What `make bench` runs, in its two smallest sizes of two families: verdicts, counts and costs are there.
#[test]
fn two_sizes_of_what_make_bench_runs() {
    let mut families = Families::read(&support::benchmarks().join("scale/families.toml")).unwrap();
    families.choose(&["tickets".to_owned(), "bank".to_owned()]).unwrap();
    families.shorten(2);
    let (rows, note) = scaling::run(&families, &settings(), &mut |_| {}).unwrap();
    assert_eq!(note, None);
    let seen: Vec<(&str, &str, u64)> = rows.iter().map(|r| (r.family.as_str(), r.curve.as_str(), r.n)).collect();
    let expected = [
        ("tickets", "verify", 4),
        ("tickets", "verify", 8),
        ("tickets", "solver alone", 2),
        ("tickets", "solver alone", 4),
        ("bank", "verify", 2),
        ("bank", "verify", 4),
        ("bank", "--no-enumerate", 2),
        ("bank", "--no-enumerate", 4),
    ];
    assert_eq!(seen, expected);
    for r in &rows {
        assert!(r.expected, "{r:?}");
        assert_eq!(r.tasks, r.n + 1, "{r:?}");
        assert!(r.cpu > 0.0 && r.wall > 0.0 && r.memory > 1 << 20, "{r:?}");
        assert!(r.parts.contains_key("front end") && r.parts.contains_key("unrolling"), "{r:?}");
        // What sections keep is asked of the solver before there are queries about orders.
        assert!(r.solver > 0.0 || r.queries == 0, "{r:?}");
    }
    let enumerated = |r: &scaling::Row| r.states.is_some_and(|n| n > 1);
    assert!(
        rows.iter().filter(|r| (r.family.as_str(), r.curve.as_str()) == ("bank", "verify")).all(enumerated),
        "{rows:?}"
    );
    assert!(!rows.iter().any(|r| r.curve == "solver alone" && enumerated(r)), "{rows:?}");
    let solver = rows.iter().find(|r| r.curve == "solver alone" && r.n == 4).unwrap();
    assert!(solver.queries > 0, "{solver:?}");
    assert_eq!(table::csv(&rows).lines().count(), 9);
    assert!(table::text(&rows).contains("bank: --no-enumerate"));
    assert_eq!(plot::family("bank", &rows).matches("stroke-width=\"2\"").count(), 4);
}

/// Every family's program is there and its smallest size is accepted: arguments fit the programs.
#[test]
fn the_table_names_programs_of_its_folder() {
    let families = Families::read(&support::benchmarks().join("scale/families.toml")).unwrap();
    for family in &families.all {
        let path = support::benchmarks().join("scale").join(&family.program);
        let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", family.program));
        let args = text.lines().find_map(|l| l.strip_prefix("// args:")).unwrap_or_default();
        assert_eq!(args.split_whitespace().count(), family.args.len(), "{}", family.name);
    }
}

#[test]
fn side_by_side_with_a_stub() {
    let race = "// expect: false(no-data-race)\nimport static edu.rice.hj.Module1.*;\npublic class Race {\n    static int x;\n    \
                public static void main(String[] args) {\n        launchHabaneroApp(() -> { async(() -> x = 1); x = 2; });\n    }\n}\n";
    let echo = "// args: 3 4\npublic class Echo {\n    public static void main(String[] args) {\n        \
                assert args[0].equals(\"3\") && args[1].equals(\"4\");\n    }\n}\n";
    let stub =
        "#!/bin/sh\ncase \"$1\" in\n  *Race.java) exit 7;;\n  *) [ \"$2 $3\" = '3 4' ] || exit 9; sleep 600;;\nesac\n";
    let dir =
        support::folder(&[("Race.java", race.as_bytes()), ("Echo.java", echo.as_bytes()), ("stub", stub.as_bytes())]);
    let files: Vec<PathBuf> = ["Race.java", "Echo.java"].iter().map(|f| dir.path().join(f)).collect();
    let settings = side::Settings {
        command: env!("CARGO_BIN_EXE_scoville").into(),
        other: format!("sh {}/stub {{file}} {{args}}", dir.path().display()),
        runs: 1,
        limit: Duration::from_secs(20),
    };
    let pairs = side::run(&files, &settings, &mut |_| {}).unwrap();
    let seen: Vec<(&str, Ended, Ended)> =
        pairs.iter().map(|p| (p.verdict.as_str(), p.ours.ended, p.other.ended)).collect();
    let expected = [
        ("VERDICT false(no-data-race)", Ended::Code(1), Ended::Code(7)),
        ("VERDICT true", Ended::Code(0), Ended::Late),
    ];
    assert_eq!(seen, expected);
    assert!(pairs[0].ratios().is_some() && pairs[1].ratios().is_none());
    assert!(side::text(&pairs).contains("of the 1 of 2 programs"), "{}", side::text(&pairs));
    assert_eq!(side::csv(&pairs).lines().count(), 3);
}
