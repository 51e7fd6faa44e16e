//! Decisions without a solver, and what is reported of them.

use crate::options::Options;
use crate::prefix::{Assignment, Goal, confirm};
use crate::testkit::{Builder, ROOT};
use expect_test::expect;
use scoville_encode::obligation::{Occurrences, Problem};
use scoville_encode::term::TermId;
use scoville_encode::trace::{AccessId, EventId, Lock};
use scoville_evidence::schedule::{Replay, Replayer, Schedule};
use scoville_evidence::verdict::Outcome;
use scoville_ir::stmt::Mode;

/// Counts nothing: hand-built traces have no loops.
pub struct Once;

impl Occurrences for Once {
    fn occurrence(&self, _: AccessId, _: &mut dyn FnMut(TermId) -> bool) -> u32 {
        0
    }
}

/// Believes every schedule.
pub struct Trusting;

impl Replayer for Trusting {
    fn replay(&self, _: &Schedule) -> Replay {
        Replay::Confirmed { observations: Vec::new(), tasks: Vec::new(), notes: Vec::new() }
    }
}

/// Believes none.
struct Doubting;

impl Replayer for Doubting {
    fn replay(&self, _: &Schedule) -> Replay {
        Replay::Rejected { step: 1, reason: "no".into() }
    }
}

pub fn outcome(problem: &Problem) -> Outcome {
    crate::decide(problem, &Once, &Trusting, &Options::default())
}

fn summary(o: &Outcome) -> String {
    let mut text = format!("{}\n", o.verdict);
    for f in &o.findings {
        text += &format!("{}\n", f.message);
        for p in &f.places {
            text += &format!("  {} in {}\n", p.what, p.task);
        }
        for r in f.reasons.iter().chain(&f.advice) {
            text += &format!("  - {r}\n");
        }
        for s in &f.schedule.steps {
            text += &format!("  {}\n", step(s));
        }
    }
    text
}

fn step(s: &scoville_evidence::schedule::Step) -> String {
    use scoville_evidence::schedule::Step;
    match s {
        Step::Visible { point } => format!("{} does {}#{}", point.task, point.site.pc, point.occurrence),
        Step::Input { point, value } => format!("{} gets {value:?} at {}", point.task, point.site.pc),
        Step::End { task } => format!("{task} ends"),
        Step::TimeOver { task } => format!("the time of {task} is over"),
    }
}

#[test]
fn two_parallel_writes_race() {
    let mut b = Builder::new();
    b.open(ROOT);
    let (t, u) = (b.spawn(ROOT), b.spawn(ROOT));
    let x = b.access(t, Mode::W);
    let y = b.access(u, Mode::W);
    b.end(t);
    b.end(u);
    b.join(ROOT);
    b.race(x, y);
    expect![[r#"
        false(no-data-race)
        data race on x: main.1 writes it while main.2 writes it
          write of x in main.1
          write of x in main.2
          - (1) runs in main.1, async spawned at its position, joined at the end of the finish at its position
          - (2) runs in main.2, async spawned at its position, joined at the end of the finish at its position
          - no finish, future or isolated orders (1) and (2): main.1 and main.2 run in parallel
          main does 1#0
          main does 3#0
    "#]]
    .assert_eq(&summary(&outcome(&b.finish())));
}

#[test]
fn a_race_hidden_by_one_order_of_sections_is_found_without_a_solver() {
    // T: x = 1; isolated { }    U: isolated { }; r = x
    let mut b = Builder::new();
    let (t, u) = (b.spawn(ROOT), b.spawn(ROOT));
    let x = b.access(t, Mode::W);
    b.section(t, Lock::Global);
    b.leave(t);
    b.section(u, Lock::Global);
    b.leave(u);
    let y = b.access(u, Mode::R);
    b.race(x, y);
    assert_eq!(outcome(&b.finish()).verdict.to_string(), "false(no-data-race)");
}

#[test]
fn accesses_in_excluding_sections_and_ordered_accesses_do_not_race() {
    let mut b = Builder::new();
    b.open(ROOT);
    let (t, u) = (b.spawn(ROOT), b.spawn(ROOT));
    b.section(t, Lock::Global);
    let x = b.access(t, Mode::W);
    b.leave(t);
    b.section(u, Lock::Global);
    let y = b.access(u, Mode::W);
    b.leave(u);
    b.end(t);
    b.end(u);
    b.join(ROOT);
    let z = b.access(ROOT, Mode::W);
    b.race(x, y);
    b.race(x, z);
    let o = outcome(&b.finish());
    assert_eq!(o.verdict.to_string(), "true");
    assert_eq!(format!("{:?}", o.statistics.obligations), "[(Ordered, 1), (Excluded, 1)]");
}

#[test]
fn a_section_that_stays_open_comes_after_the_others() {
    // T: isolated(1) { x = 1 }   U: isolated(1) { }; isolated(2) { x = 2 }
    let mut b = Builder::new();
    let (t, u) = (b.spawn(ROOT), b.spawn(ROOT));
    b.section(t, Lock::Object(1, Mode::W));
    let x = b.access(t, Mode::W);
    b.leave(t);
    b.section(u, Lock::Object(1, Mode::W));
    b.leave(u);
    b.section(u, Lock::Object(2, Mode::W));
    let y = b.access(u, Mode::W);
    b.leave(u);
    b.race(x, y);
    assert_eq!(outcome(&b.finish()).verdict.to_string(), "false(no-data-race)");
}

#[test]
fn an_await_without_fill_deadlocks_and_a_race_before_it_wins() {
    let build = |with_race: bool| {
        let mut b = Builder::new();
        let (t, u) = (b.spawn(ROOT), b.spawn(ROOT));
        let x = b.access(t, Mode::W);
        let y = b.access(u, Mode::W);
        b.end(t);
        b.end(u);
        let c = b.cell();
        b.wait(ROOT, c);
        b.obligations.deadlock = true;
        if with_race {
            b.race(x, y);
        }
        b.finish()
    };
    expect![[r#"
        false(no-deadlock)
        1 task waits for ever
          waits for a future that is never completed in main
          - (1) waits for a value that is never put
          main does 1#0
          main does 3#0
          main.1 ends
          main.2 ends
    "#]]
    .assert_eq(&summary(&outcome(&build(false))));
    assert_eq!(outcome(&build(true)).verdict.to_string(), "false(no-data-race)");
}

#[test]
fn regions_that_overlap_conflict_and_the_analysis_goes_on() {
    let mut b = Builder::new();
    let (t, u) = (b.spawn(ROOT), b.spawn(ROOT));
    let r = b.acquire(t, Mode::W, "a[0..4]");
    b.release(t, r);
    let s = b.acquire(u, Mode::R, "a[3..9]");
    b.release(u, s);
    b.end(t);
    b.end(u);
    b.conflict(r, s);
    let c = b.cell();
    b.wait(ROOT, c);
    b.obligations.deadlock = true;
    let o = outcome(&b.finish());
    assert_eq!(o.verdict.to_string(), "false(permission)");
    assert_eq!(o.findings.len(), 2);
    expect![[r#"
        false(permission)
        permission conflict on a: main.1 holds W while main.2 holds R
          acquires W on a[0..4] in main.1
          acquires R on a[3..9] in main.2
          - (1) runs in main.1, async spawned at its position, joined nowhere
          - (2) runs in main.2, async spawned at its position, joined nowhere
          - no finish, future or isolated orders (1) and (2): main.1 and main.2 run in parallel
          - the accesses inside the two regions do not collide: at least one region is too wide
          - (1) holds W on a[0..4]
          - (2) holds R on a[3..9]
          - acquire only the elements or fields that are used, release earlier, or use a read region where nothing is written
          main does 1#0
          main does 3#0
          main.1 does 5#0
          main.2 does 7#0
        1 task waits for ever
          waits for a future that is never completed in main
          - (1) waits for a value that is never put
          main does 1#0
          main does 3#0
          main.1 does 5#0
          main.1 does 6#0
          main.2 does 7#0
          main.2 does 8#0
          main.1 ends
          main.2 ends
    "#]]
    .assert_eq(&summary(&o));
}

#[test]
fn what_does_not_replay_is_not_a_violation() {
    let mut b = Builder::new();
    let (t, u) = (b.spawn(ROOT), b.spawn(ROOT));
    let x = b.access(t, Mode::W);
    let y = b.access(u, Mode::W);
    b.race(x, y);
    let o = crate::decide(&b.finish(), &Once, &Doubting, &Options::default());
    assert!(o.findings.is_empty());
    assert_eq!(o.verdict.to_string(), "unknown(solver: internal: a witness does not replay: step 1 of 2: no)");
}

#[test]
fn the_checker_rejects_what_breaks_a_rule() {
    let mut b = Builder::new();
    let t = b.spawn(ROOT);
    b.section(ROOT, Lock::Global);
    b.leave(ROOT);
    b.section(t, Lock::Global);
    let x = b.location("x", 3);
    let v = b.read(t, x);
    b.leave(t);
    let bad = b.equals(v, 4);
    let fails = b.fails(t, bad);
    let p = b.finish();
    let ids = |l: &[u32]| l.iter().map(|i| EventId(*i)).collect::<Vec<_>>();
    let check = |l: &[u32], goal| {
        confirm(&p.trace, &ids(l), &Assignment::default(), &goal).map(|_| ()).err().unwrap_or_default()
    };
    expect!["event 2: it cannot happen yet: NotSpawned"].assert_eq(&check(&[0, 2], Goal::Any));
    expect!["event 5: it cannot happen yet: Excluded(SectionId(0))"].assert_eq(&check(&[0, 1, 2, 3, 5], Goal::Any));
    expect!["event 3: event 1 of its task comes first"].assert_eq(&check(&[0, 3], Goal::Any));
    expect!["event 8: its guard is false"].assert_eq(&check(&[0, 1, 2, 5, 6, 7, 8], Goal::Executed(fails)));
    expect![""].assert_eq(&check(&[0, 1, 2, 5, 6, 7], Goal::Any));
}
