//! `scoville explore`: counts of states, limits, and what the published algorithm says.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod support;

use serde_json::Value;
use std::path::{Path, PathBuf};
use support::run;

fn benchmarks() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("benchmarks")
}

fn explore(args: &[&str]) -> Value {
    let output = run(&benchmarks(), &[&["explore", "--format", "json"], args].concat());
    serde_json::from_slice(&output.stdout).unwrap_or_else(|e| panic!("{e}: {args:?}"))
}

fn states(report: &Value) -> u64 {
    report["statistics"]["search"]["states"].as_u64().unwrap()
}

/// Programs of Table I of the JPF-HJ paper: states by default, and with the published algorithm.
const TABLE: &[(&str, u64, u64)] = &[
    ("PrimitiveArrayNoRace", 1, 4),
    ("PrimitiveArrayRace", 11, 9),
    ("TwoDimArrays", 1, 12),
    ("ForAllWithIterable", 1, 7),
    ("IntegerCounterIsolated", 2_817, 7_108),
    ("PipelineWithFutures", 32, 199),
    ("PrimeNumCounterForAsync", 113, 2_735),
    ("ReciprocalArraySum", 16, 31),
    ("ScalarMultiply", 1_024, 7_427),
    ("VectorAdd", 9, 14),
    ("AsyncTest1", 1, 52),
    ("AsyncTest2", 13, 8),
    ("FinishTest1", 2, 5),
    ("FinishTest2", 2, 4),
    ("FinishTest3", 2, 6),
    ("ClumpedAccess", 8, 13),
];

#[test]
fn states_are_those_of_the_user_guide() {
    let mut wrong = Vec::new();
    for (name, default, paper) in TABLE {
        let file = format!("jpf-hj/{name}.java");
        let found = (states(&explore(&[&file])), states(&explore(&[&file, "--paper"])));
        if found != (*default, *paper) {
            wrong.push(format!("{name}: {found:?} instead of {:?}", (default, paper)));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn whole_states_are_as_many_as_hashes() {
    let file = "jpf-hj/IntegerCounterIsolated.java";
    assert_eq!(states(&explore(&[file])), states(&explore(&[file, "--full-states"])));
}

#[test]
fn a_limit_ends_in_a_report() {
    let report = explore(&["scale/IsolatedCounter.java", "--max-states", "1000", "--", "12"]);
    assert_eq!(report["verdict"]["text"], "unknown(too large)");
    assert_eq!(report["exit_code"], 2);
    let notes: Vec<&str> = report["notes"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
    assert!(notes.iter().any(|n| n.starts_with("covered: 1001 states")), "{notes:?}");
}

#[test]
fn the_published_algorithm_says_when_it_promises_nothing() {
    let report = explore(&["regressions/GuardedFlag.java", "--paper"]);
    let notes = report["notes"].to_string();
    assert!(notes.contains("outside its guarantee") && notes.contains("uncovered sharing: tasks access"), "{notes}");
    let report = explore(&["jpf-hj/ScalarMultiply.java", "--paper"]);
    assert!(report["notes"].to_string().contains("is covered by regions and sections"), "{report}");
}

/// The first finding, by both engines.
fn found(file: &str) -> [Value; 2] {
    ["verify", "explore"].map(|engine| {
        let output = run(&benchmarks(), &[engine, "--format", "json", file]);
        let report: Value = serde_json::from_slice(&output.stdout).unwrap();
        report["findings"][0].clone()
    })
}

#[test]
fn the_published_algorithm_says_true_only_where_no_order_matters() {
    let gaps = [
        "regressions/PublishedGapStateMetAgain.java",
        "regressions/PublishedGapRegionAfterFuture.java",
        "regressions/DaemonRaces.java",
        "regressions/DaemonBesideThread.java",
        "regressions/AtomicIncrement.java",
    ];
    for file in gaps {
        let report = explore(&[file, "--paper"]);
        assert_eq!(report["verdict"]["text"], "unknown(premise)", "{file}");
        assert!(report["notes"].to_string().contains("outside its guarantee: "), "{file}");
        assert!(states(&report) > 0 && report["exit_code"] == 2, "{file}");
    }
    for file in ["jpf-hj/PrimitiveArrayNoRace.java", "jpf-hj/ScalarMultiply.java", "regressions/DaemonsOfDaemon.java"] {
        assert_eq!(explore(&[file, "--paper"])["verdict"]["text"], "true", "{file}");
    }
}

#[test]
fn waits_are_told_in_the_words_of_the_library() {
    let rows: &[(&str, &[&str])] = &[
        ("deadlocks/LatchCountTooHigh.java", &["waits in CountDownLatch.await for a value that no task would put"]),
        (
            "deadlocks/SemaphoresCrossed.java",
            &[
                "(2) waits in Semaphore.acquireUninterruptibly: task main.2 would change that",
                "(1) waits in Thread.join for the end of task main.1",
            ],
        ),
        ("deadlocks/GuardsWaitForEachOther.java", &["waits until its guard holds: task main.2 would change that"]),
        (
            "deadlocks/PoolOfTwoStarved.java",
            &["waits until a worker of the pool is free: tasks main.1, main.2, main.2.1 would change that"],
        ),
        // Where all orders have been tried, the same is told.
        ("deadlocks/BufferOneCondition.java", &["(1) waits in ConditionObject.await"]),
        ("deadlocks/PermitIfRemoved.java", &["(2) waits in Semaphore.acquireUninterruptibly"]),
        (
            "deadlocks/QueuesInCircle.java",
            &[
                "waits in LinkedBlockingQueue.take for a value that task main.2 would put",
                "waits in Thread.join for the end of task main.1",
            ],
        ),
        ("regressions/DaemonBesideThread.java", &["waits at the end of the program for task main.2"]),
    ];
    for (file, texts) in rows {
        for finding in found(file) {
            assert_eq!(finding["kind"], "deadlock", "{file}");
            let all = finding.to_string();
            for text in *texts {
                assert!(all.contains(text), "{file}: {text}: {all}");
            }
            assert!(!all.contains("NumberedQueue"), "{all}");
        }
    }
}

#[test]
fn a_deadlock_names_the_cycle_with_both_engines() {
    let rows = [
        (
            "regressions/FutureCycleDeadlock.java",
            "cycle: main.1 waits for main.2's result, main.2 waits for main.1's result",
        ),
        (
            "deadlocks/PhaserNeverSignalled.java",
            "cycle: main waits for main.2's result, main.2 waits for main.1 to put a value, \
             main.1 waits for main to signal phase 1 of the phaser",
        ),
        (
            "hjlib/LibExecutorStarved.java",
            "cycle: main.1 waits for main.1.1 to put a value, main.1.1 waits for main.1 to put a value",
        ),
        (
            "deadlocks/DdfCycleUsesValues.java",
            "cycle: main.1 waits for main.2 to put a value, main.2 waits for main.1 to put a value",
        ),
        (
            "deadlocks/QueuesInCircle.java",
            "cycle: main.1 waits for main.2 to put a value, main.2 waits for main.1 to put a value",
        ),
        (
            "deadlocks/SemaphoresCrossed.java",
            "cycle: main.1 waits for main.2 to go on, main.2 waits for main.1 to go on",
        ),
        (
            "deadlocks/GuardsWaitForEachOther.java",
            "cycle: main.1 waits for main.2 to go on, main.2 waits for main.1 to go on",
        ),
        (
            "deadlocks/PoolOfTwoStarved.java",
            "cycle: main.1 waits for main.1.1 to put a value, main.1.1 waits for main.1 to go on",
        ),
    ];
    for (file, cycle) in rows {
        for finding in found(file) {
            assert!(finding["reasons"].to_string().contains(cycle), "{file}: {finding}");
        }
    }
}

#[test]
fn a_deadlock_without_a_cycle_names_what_is_missing() {
    let rows = [
        ("hjlib/LibLatchNever.java", "waits in CountDownLatch.await for a value that no task would put"),
        ("hjlib/LibReadWriteUpgrade.java", "waits in WriteLock.lock for a value that no task would put"),
        ("hjlib/LibCompletableFutureNever.java", "waits in CompletableFuture.get for a value that no task would put"),
        ("deadlocks/DdfNeverPut.java", "waits to begin for a value that no task would put"),
    ];
    for (file, text) in rows {
        for finding in found(file) {
            let told = format!("{} {}", finding["reasons"], finding["places"]);
            assert!(told.contains(text) && !told.contains("cycle"), "{file}: {finding}");
        }
    }
}

#[test]
fn stated_choices_are_told() {
    for engine in ["verify", "explore"] {
        let notes = |file: &str| {
            let output = run(&benchmarks(), &[engine, "--format", "json", file]);
            let report: Value = serde_json::from_slice(&output.stdout).unwrap();
            report["notes"].to_string()
        };
        for (text, file) in [
            ("the clock is taken to go on by a millisecond", "hjlib/ClockLoop.java"),
            ("the program is taken to run where the time is UTC", "regressions/DateFormatShared.java"),
            ("a stack trace is taken to have 16 elements", "regressions/StackTraceSeen.java"),
        ] {
            assert!(notes(file).contains(text), "{engine}: {file}");
            assert!(!notes("jpf-hj/Add.java").contains(text), "{engine}: {text}");
        }
    }
}
