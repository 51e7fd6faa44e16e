//! Whole reports of real programs.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod support;

use expect_test::expect;
use support::{benchmarks, run, told};

/// The text report, without the line of times.
fn report(program: &str) -> String {
    let text = told(&benchmarks(), &["verify", program]);
    text.lines().filter(|l| !l.starts_with("  time: ")).map(|l| format!("{l}\n")).collect()
}

#[test]
fn a_race() {
    expect![[r#"
        exit code 1
        --- stdout
        jpf-hj/PrimitiveArrayRace.java: violated: no-data-race (two tasks can access the same location at the same time, one of them writing)
          3 tasks, 2 regions, 16 accesses, 14 events; 0 values depend on the schedule (1 round)
          2 obligations: 1 canonical, 1 violated; 0 solver queries

        error[race]: data race on numbers[1]: main.1 writes it while main.2 writes it
          --> jpf-hj/PrimitiveArrayRace.java:16:25
           |
        13 |                 async(() -> {
           |                 ------------- task main.1 (async) is spawned here
        ...
        16 |                         numbers[i] = i; //~ race with line 23
           |                         ^^^^^^^^^^ (1) task main.1: write of numbers[1]
        ...
        20 |                 async(() -> {
           |                 ------------- task main.2 (async) is spawned here
        ...
        23 |                         numbers[i] = 2 * i;
           |                         ^^^^^^^^^^ (2) task main.2: write of numbers[1]
           |
           = note: (1) runs in main.1, async spawned at PrimitiveArrayRace.java:13, joined at the end of the finish at PrimitiveArrayRace.java:12
           = note: (2) runs in main.2, async spawned at PrimitiveArrayRace.java:20, joined at the end of the finish at PrimitiveArrayRace.java:12
           = note: no finish, future or isolated orders (1) and (2): main.1 and main.2 run in parallel

        schedule that shows it:

          step | line | main               | main.1 (async)              | main.2 (async)
          -----+------+--------------------+-----------------------------+----------------------------
             0 |   13 | spawns task main.1 |                             |
             1 |   14 |                    | acquires W on numbers[0..2] |
             2 |   20 | spawns task main.2 |                             |
             3 |   21 |                    |                             | acquires W on numbers[0..2]
             4 |   16 |                    | (1) numbers[1] = 1          |
             5 |   23 |                    |                             | (2) numbers[1] = 2

        witness replayed: yes

        VERDICT false(no-data-race)
    "#]].assert_eq(&report("jpf-hj/PrimitiveArrayRace.java"));
}

#[test]
fn a_safe_program() {
    expect![[r#"
        exit code 0
        --- stdout
        jpf-hj/FinishTest1.java: verified: no schedule violates no-data-race, permission, no-deadlock, exception, assertion
          3 tasks, 0 regions, 12 accesses, 10 events; 0 values depend on the schedule (1 round)
          3 obligations: 2 ordered, 1 canonical; 0 solver queries

        VERDICT true
    "#]].assert_eq(&report("jpf-hj/FinishTest1.java"));
}

#[test]
fn a_deadlock() {
    expect![[r#"
        exit code 1
        --- stdout
        regressions/DdfNeverPutDeadlock.java: violated: no-deadlock (a schedule ends with tasks that wait for ever)
          2 tasks, 0 regions, 7 accesses, 4 events; 0 values depend on the schedule (1 round)
          1 obligation: 1 violated; 0 solver queries

        error[deadlock]: 2 tasks wait for ever
          --> regressions/DdfNeverPutDeadlock.java:12:13
           |
        12 |             finish(() -> { //~ deadlock
           |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^ (1) task main: waits for the end of a finish
        13 |                 asyncAwait(ddf, () -> { //~ deadlock
           |                 ----------------^^^^^^^^^^^^^^^^^^^^
           |                 |               |
           |                 |               (2) task main.1: waits to begin for a value that is never put
           |                 task main.1 (await body) is spawned here
           |
           = note: (1) waits for main.1, which has not ended
           = note: (2) waits to begin for a value that no task would put

        schedule that shows it:

          step | line | main
          -----+------+-------------------
             0 |   13 | spawns task main.1

        witness replayed: yes

        VERDICT false(no-deadlock)
    "#]]
    .assert_eq(&report("regressions/DdfNeverPutDeadlock.java"));
}

#[test]
fn a_region_that_is_never_released() {
    expect![[r#"
        exit code 1
        --- stdout
        jpf-hj/PrimeNumCounterForAllFaulty.java: violated: permission (a permission region is not what its task may hold)
          25 tasks, 9 regions, 33 accesses, 121 events; 0 values depend on the schedule (2 rounds)
          89 obligations: 42 excluded, 1 commuting, 1 canonical, 1 violated, 44 open; 0 solver queries

        error[never-released]: main.1 ends without releasing W on element 0
          --> jpf-hj/PrimeNumCounterForAllFaulty.java:27:25
           |
        24 |             forAll(2, LIMIT, (number) -> {
           |             ------------------------------ task main.1 (loop iteration) is spawned here
        ...
        27 |                         acquireW(primes, 0); //~ permission: never released
           |                         ^^^^^^^^^^^^^^^^^^^ task main.1: acquires W on element 0

        schedule that shows it:

          step | line | main               | main.1 (iteration)
          -----+------+--------------------+------------------------
             0 |   24 | spawns task main.1 |
             1 |   26 |                    | enters isolated
             2 |   27 |                    | acquires W on primes[0]
             3 |   28 |                    | reads primes[0] (0)
             4 |   28 |                    | primes[0] = 1
             5 |   29 |                    | acquires W on primes[0]
             6 |   26 |                    | leaves isolated
             7 |   24 |                    | ends

        witness replayed: yes

        note: atomic sections commute, so that one order of them stands for all: those at PrimeNumCounterForAllFaulty.java:26 with one another (equal sums)
        note: 36 possible region conflicts would follow from a region that is never released
        note: no order variables: nothing depends on the order of tasks

        VERDICT false(permission)
    "#]].assert_eq(&report("jpf-hj/PrimeNumCounterForAllFaulty.java"));
}

#[test]
fn two_runs_give_the_same_json_but_for_times() {
    let json = |engine| {
        let args = [engine, "--format", "json", "jpf-hj/PrimitiveArrayRace.java"];
        let output = run(&benchmarks(), &args);
        let mut value: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(value["exit_code"], output.status.code().unwrap());
        assert_eq!(value["findings"][0]["replayed"], true);
        value["times"].take();
        assert_eq!(value["profile"], serde_json::Value::Null);
        value
    };
    for engine in ["verify", "explore"] {
        assert_eq!(json(engine), json(engine));
    }
}

/// Parts of a run that needs no solver, of one that does, and of one that is stopped.
#[test]
fn profiles() {
    let parts = |args: &[&str]| {
        let output = run(&benchmarks(), &[&["verify", "--profile", "--format", "json"], args].concat());
        let value: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        let parts = value["profile"].as_array().unwrap().clone();
        let micros = |p: &serde_json::Value| p["micros"].as_u64().unwrap();
        for part in &parts {
            let own: u64 = parts.iter().filter(|p| p["within"] == part["part"]).map(micros).sum();
            assert!(own <= micros(part) + 10, "{part} has parts of {own} in all");
        }
        let name = |p: &serde_json::Value| {
            let within = p["within"].as_str().map(|w| format!("{w}/")).unwrap_or_default();
            format!("{within}{}", p["part"].as_str().unwrap())
        };
        parts.iter().map(name).collect::<Vec<_>>()
    };
    let plain = parts(&["jpf-hj/PrimitiveArrayRace.java"]);
    for expected in ["front end", "unrolling", "unrolling/executing", "deciding/witnesses", "replay", "report"] {
        assert!(plain.iter().any(|p| p == expected), "{expected} is missing in {plain:?}");
    }
    assert!(!plain.iter().any(|p| p == "deciding/solver"), "{plain:?}");
    let solved = parts(&["--no-enumerate", "regressions/AuditInTwoSections.java"]);
    for expected in ["unrolling/commutation proofs", "deciding/encoding", "deciding/solver", "process and messages"] {
        assert!(solved.iter().any(|p| p == expected), "{expected} is missing in {solved:?}");
    }
    // The solver is asked about so many transfers for far longer than this: what was known before is told.
    let stopped = parts(&["--no-enumerate", "--timeout", "8", "--no-commute", "scale/Bank.java", "--", "12", "4"]);
    assert!(stopped.iter().any(|p| p == "unrolling/executing"), "{stopped:?}");
}

#[test]
fn the_intermediate_representation_is_printed() {
    for args in [&["ir"][..], &["ir", "--flat"], &["ir", "--library"]] {
        let output = run(&benchmarks(), &[args, &["jpf-hj/FinishTest1.java"]].concat());
        assert_eq!(output.status.code(), Some(0));
        let text = String::from_utf8(output.stdout).unwrap();
        assert!(text.contains("FinishTest1.main"), "{text}");
        assert_eq!(
            text.contains("method edu.rice.hj.runtime.Tasks.launchHabaneroApp("),
            args.contains(&"--library"),
            "{text}"
        );
    }
}
