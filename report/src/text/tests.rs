use super::*;
use crate::sample;
use expect_test::expect;
use scoville_evidence::schedule::Replay;

fn text(outcome: &Outcome) -> String {
    let sources = sample::sources();
    let subject = Subject { program: "Count.java", properties: &Property::ALL, sources: &sources, profile: false };
    render(&subject, outcome, Style::Plain)
}

#[test]
fn safe() {
    expect![[r#"
        Count.java: verified: no schedule violates no-data-race, permission, no-deadlock, exception, assertion
          4 tasks, 0 regions, 6 accesses, 14 events; 0 values depend on the schedule (1 round)
          4 obligations: 3 ordered, 1 violated; 0 solver queries

        note: calls of System.out.println are ignored

        VERDICT true
    "#]]
    .assert_eq(&text(&sample::safe()));
}

#[test]
fn race() {
    expect![[r#"
        Count.java: violated: no-data-race (two tasks can access the same location at the same time, one of them writing)
          4 tasks, 0 regions, 6 accesses, 14 events; 0 values depend on the schedule (1 round)
          4 obligations: 3 ordered, 1 violated; 1 solver query (decided 1 by slots)
          time: 12.3 s (front end 0.002 s, unrolling 0.000 s, deciding 12.3 s)

        error[race]: data race on c[0] between (1) a write by main and (2) a read by main.1
          --> Count.java:10:21
           |
         9 |                 async(() -> {
           |                 ------ task main.1 (async) is spawned here
        10 |                     c[0]++;
           |                     ^^^^^^ (2) task main.1: read of c[0]
        ...
        15 |                 c[0] = 1;
           |                 ^^^^^^^^ (1) task main: write of c[0]
           |
           = note: no finish, get or phase lies between the spawn of main.1 and the write of main
           = help: move the write behind the finish, or put both into isolated

        schedule that shows it:

          step | line | main               | main.1 (async)
          -----+------+--------------------+-------------------------
             0 |    9 | spawns main.1      |
             1 |   13 | spawns main.2      |
             2 |   10 |                    | (2) next: reads c[0] (0)
             3 |   15 | (1) next: c[0] = 1 |

        witness replayed: yes

        2 more races are possible after the first one; mend it first, or ask for all with --all-races

        VERDICT false(no-data-race)
    "#]].assert_eq(&text(&sample::race()));
}

#[test]
fn race_of_one_statement_with_itself() {
    expect![[r#"
        Count.java: violated: no-data-race (two tasks can access the same location at the same time, one of them writing)
          4 tasks, 0 regions, 6 accesses, 14 events; 0 values depend on the schedule (1 round)
          4 obligations: 3 ordered, 1 violated; 1 solver query (decided 1 by slots)
          time: 12.3 s (front end 0.002 s, unrolling 0.000 s, deciding 12.3 s)

        error[race]: data race on c[1] between (1) a write by main.2 and (2) a write by main.3
          --> Count.java:13:35
           |
        13 |                     async(() -> { c[1] = 5; });
           |                     ------        ^^^^^^^^ (1) task main.2 and (2) task main.3: write of c[1]
           |                     |
           |                     tasks main.2 (async) and main.3 (async) are spawned here
           |
           = note: no finish, get or phase lies between the spawn of main.1 and the write of main
           = help: move the write behind the finish, or put both into isolated

        schedule that shows it:

          step | line | main           | main.1 (async)
          -----+------+----------------+---------------------
             0 |    9 | spawns main.1  |
             1 |   13 | spawns main.2  |
             2 |   10 |                | next: reads c[0] (0)
             3 |   15 | next: c[0] = 1 |

        witness replayed: yes

        VERDICT false(no-data-race)
    "#]].assert_eq(&text(&sample::same_statement()));
}

#[test]
fn deadlock() {
    expect![[r#"
        Count.java: violated: no-deadlock (a schedule ends with tasks that wait for ever)
          4 tasks, 0 regions, 6 accesses, 14 events; 0 values depend on the schedule (1 round)
          4 obligations: 3 ordered, 1 violated; 1 solver query (decided 1 by slots)
          time: 12.3 s (front end 0.002 s, unrolling 0.000 s, deciding 12.3 s)

        error[deadlock]: 2 tasks wait for ever
          --> Count.java:8:13
           |
         8 |             finish(() -> {
           |             ^^^^^^^ (1) task main.1: waits for the end of finish
         9 |                 async(() -> {
           |                 ------ tasks main.1 (async) and main.2 (async) are spawned here
        10 |                     c[0]++;
           |                     ^^^^^^ (2) task main.2: waits for the end of finish
           |
           = note: main.1 waits for main.2, main.2 waits for main.1

        schedule that shows it:

          step | line | main           | main.1 (async)
          -----+------+----------------+---------------------
             0 |    9 | spawns main.1  |
             1 |   13 | spawns main.2  |
             2 |   10 |                | next: reads c[0] (0)
             3 |   15 | next: c[0] = 1 |

        in the last state:
          main.2 at Count.java:8:13: waits for main.3

        witness replayed: yes

        VERDICT false(no-deadlock)
    "#]]
    .assert_eq(&text(&sample::deadlock(2)));
}

#[test]
fn many_places_are_capped() {
    let text = text(&sample::deadlock(30));
    assert!(text.contains("and 22 more places"), "{text}");
    assert!(text.contains("... and 14 more tasks"), "{text}");
    assert!(text.lines().count() < 70, "{text}");
}

#[test]
fn unknown() {
    use Unknown::*;
    let all = [
        Unwinding("loop at A.java:3:5 after 10 iterations".into()),
        Timeout,
        Memory("limit of 4096 MB".into()),
        TooLarge("12 million clauses".into()),
        Aliasing("80 targets".into()),
        Racy,
        Vacuous,
        Solver("incomplete".into()),
        Unsupported("symbolic string in switch".into()),
        Interrupted,
    ];
    let mut out = String::new();
    for reason in all {
        let text = text(&sample::unknown(reason));
        let lines: Vec<&str> = text.lines().collect();
        out.push_str(&format!("{}\n{}\n", lines[0], lines[lines.len() - 1]));
    }
    expect![[r#"
        Count.java: not decided: a loop or recursion was cut, so that not all of the program was covered: loop at A.java:3:5 after 10 iterations
        VERDICT unknown(unwinding)
        Count.java: not decided: the time ran out; --timeout gives more
        VERDICT unknown(timeout)
        Count.java: not decided: the memory ran out, or something grows too large: limit of 4096 MB
        VERDICT unknown(memory)
        Count.java: not decided: the formula or the state space is too large: 12 million clauses
        VERDICT unknown(too large)
        Count.java: not decided: too many objects or stores behind one reference: 80 targets
        VERDICT unknown(aliasing)
        Count.java: not decided: the program has a data race, which leaves the asked properties open; verify --all-races follows it
        VERDICT unknown(racy)
        Count.java: not decided: the assumptions exclude every execution
        VERDICT unknown(vacuous)
        Count.java: not decided: the solver gave up: incomplete
        VERDICT unknown(solver)
        Count.java: not decided: a feature cannot be followed on values that depend on the schedule: symbolic string in switch
        VERDICT unknown(unsupported)
        Count.java: not decided: interrupted
        VERDICT unknown(interrupted)
    "#]].assert_eq(&out);
}

#[test]
fn a_witness_that_did_not_replay_says_so() {
    let mut outcome = sample::race();
    outcome.findings[0].replay = Replay::Rejected { step: 3, reason: "main.1 has ended".into() };
    let text = text(&outcome);
    assert!(text.contains("witness replayed: no (step 3: main.1 has ended)"), "{text}");
}

#[test]
fn texts_from_outside_cannot_break_lines_or_colour() {
    let mut outcome = sample::race();
    outcome.findings[0].message = "x\nVERDICT true\n\u{1b}[31m".into();
    outcome.findings[0].places[0].what = "write\nof".into();
    outcome.findings[0].reasons[0] = "a\nVERDICT true".into();
    outcome.notes = vec!["n\nVERDICT true".into()];
    let text = text(&outcome);
    assert!(!text.contains('\u{1b}'), "{text}");
    assert_eq!(text.lines().filter(|l| l.starts_with("VERDICT")).count(), 1, "{text}");
}

#[test]
fn colours_only_when_asked() {
    let sources = sample::sources();
    let subject = Subject { program: "Count.java", properties: &Property::ALL, sources: &sources, profile: false };
    assert!(render(&subject, &sample::race(), Style::Ansi).contains('\u{1b}'));
    let last = render(&subject, &sample::race(), Style::Ansi);
    assert!(last.ends_with("\nVERDICT false(no-data-race)\n"));
}

#[test]
fn the_same_in_other_tasks_is_told_once() {
    let mut outcome = sample::same_statement();
    let other = |task: &str| {
        let mut finding = outcome.findings[0].clone();
        finding.places[1].task = task.into();
        finding
    };
    let others: Vec<_> = (4..15).map(|i| other(&format!("main.{i}"))).collect();
    outcome.findings.extend(others);
    let text = text(&outcome);
    assert_eq!(text.matches("error[race]").count(), 1, "{text}");
    expect!["the same at the same place for main.2 with main.4, main.2 with main.5, main.2 with main.6, main.2 with main.7, main.2 with main.8, main.2 with main.9, main.2 with main.10, main.2 with main.11 and 3 more, each replayed"].assert_eq(text.lines().find(|l| l.starts_with("the same")).unwrap_or(""));
}

#[test]
fn where_the_time_went_is_told_if_asked_and_the_verdict_stays_last() {
    let sources = sample::sources();
    let subject = Subject { program: "Count.java", properties: &Property::ALL, sources: &sources, profile: true };
    let with = render(&subject, &sample::race(), Style::Plain);
    let without = render(&Subject { profile: false, ..subject }, &sample::race(), Style::Plain);
    assert!(with.ends_with("\nVERDICT false(no-data-race)\n"), "{with}");
    assert!(with.contains("where the time went:") && !without.contains("where the time went:"));
}
