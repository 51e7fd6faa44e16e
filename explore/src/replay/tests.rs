//! Schedules by hand: right ones are confirmed, altered ones are rejected with the step.

use super::*;
use scoville_evidence::schedule::{Point, Site, Step, TaskPath};
use scoville_ir::build::{BOOL, Builder};
use scoville_ir::flat::Instr;
use scoville_ir::stmt::{Mode, Op, Rvalue, Space, UnOp};
use scoville_ir::types::{Operand, Prim};

/// The `n`-th instruction that `matches`, over all methods called `method`.
fn site(p: &Program, method: &str, n: usize, matches: impl Fn(&Instr) -> bool) -> Site {
    let of_method = |m: &&(usize, &scoville_ir::program::Method)| m.1.name == method;
    let methods: Vec<_> = p.methods.iter().enumerate().collect();
    let all = methods.iter().filter(of_method).flat_map(|(i, m)| {
        let found = m.code.instrs.iter().enumerate().filter(|(_, instr)| matches(instr));
        found.map(|(pc, _)| Site { method: *i as u32, pc: pc as u32 })
    });
    all.into_iter().nth(n).unwrap_or(Site { method: 0, pc: 0 })
}

fn is_spawn(i: &Instr) -> bool {
    matches!(i, Instr::Op(Op::Spawn { .. }))
}

fn is_store(i: &Instr) -> bool {
    matches!(i, Instr::Op(Op::Store { .. }))
}

fn is_load(i: &Instr) -> bool {
    matches!(i, Instr::Op(Op::Load { .. }))
}

fn is_acquire(i: &Instr) -> bool {
    matches!(i, Instr::Op(Op::Acquire(..)))
}

fn point(task: &[u32], site: Site, occurrence: u32) -> Point {
    Point { task: TaskPath(task.to_vec()), site, occurrence }
}

fn visible(task: &[u32], site: Site, occurrence: u32) -> Step {
    Step::Visible { point: point(task, site, occurrence) }
}

fn replay(p: &Program, steps: Vec<Step>, goal: Goal) -> Replay {
    ProgramReplayer::new(p, Limits::default()).replay(&Schedule { steps, goal })
}

fn texts(r: &Replay) -> Vec<String> {
    match r {
        Replay::Confirmed { observations, notes, .. } => observations
            .iter()
            .map(|o| format!("{}: {}", o.task, o.text))
            .chain(notes.iter().map(|(t, _, text)| format!("{t} {text}")))
            .collect(),
        Replay::Rejected { step, reason } => vec![format!("step {step}: {reason}")],
    }
}

fn racy() -> Program {
    let mut b = Builder::new();
    let x = b.static_int("x");
    let writer = b.task("writer", |m| m.store_static(x, Operand::int(1)));
    b.main(|m| {
        m.scope(|m| {
            m.spawn(writer);
            m.load_static(x);
        });
    })
}

#[test]
fn a_race_is_two_tasks_before_conflicting_accesses() {
    let p = racy();
    let spawn = visible(&[], site(&p, "main", 0, is_spawn), 0);
    let a = point(&[0], site(&p, "writer", 0, is_store), 0);
    let b = point(&[], site(&p, "main", 0, is_load), 0);
    let goal = Goal::Race { a: a.clone(), b: b.clone() };
    let r = replay(&p, vec![spawn.clone()], goal.clone());
    assert_eq!(
        texts(&r),
        [
            "main: spawns task main.1",
            "main.1: x = 1",
            "main: reads x (0)",
            "main.1 write of Object.x",
            "main read of Object.x"
        ]
    );
    assert_eq!(texts(&replay(&p, Vec::new(), goal)), ["step 0: task main.1 does not exist yet"]);
    let again = Goal::Race { a, b: Point { occurrence: 1, ..b } };
    assert!(
        texts(&replay(&p, vec![spawn], again))[0]
            .starts_with("step 1: task main stands before `end finish` of main() (execution 0)")
    );
}

#[test]
fn an_executed_access_races_no_more() {
    let p = racy();
    let steps = vec![visible(&[], site(&p, "main", 0, is_spawn), 0), Step::End { task: TaskPath(vec![0]) }];
    let a = point(&[0], site(&p, "writer", 0, is_store), 0);
    let b = point(&[], site(&p, "main", 0, is_load), 0);
    let r = texts(&replay(&p, steps, Goal::Race { a, b }));
    assert!(r[0].starts_with("step 2: task main.1 has ended"), "{r:?}");
}

#[test]
fn steps_are_followed_strictly() {
    let mut b = Builder::new();
    let x = b.static_int("x");
    let task = b.task("task", |m| {
        m.isolated(|m| m.increment(x));
        m.isolated(|m| m.increment(x));
    });
    let p = b.main(|m| {
        m.scope(|m| m.repeat(2, |m, _| m.spawn(task)));
    });
    let spawn = site(&p, "main", 0, is_spawn);
    let begin = |n| site(&p, "task", n, |i| matches!(i, Instr::SectionBegin { .. }));
    let end = site(&p, "task", 0, |i| matches!(i, Instr::SectionEnd));
    let goal = Goal::Deadlock { waiting: Vec::new() };
    let spawns = [visible(&[], spawn, 0), visible(&[], spawn, 1)];
    let try_steps = |more: &[Step]| texts(&replay(&p, [&spawns, more].concat(), goal.clone())).remove(0);
    let skipped = try_steps(&[visible(&[0], begin(1), 0)]);
    assert!(
        skipped.starts_with("step 2: task main.1 stands before `enter isolated` of task() (execution 0)"),
        "{skipped}"
    );
    let excluded = try_steps(&[visible(&[0], begin(0), 0), visible(&[1], begin(0), 0)]);
    assert_eq!(excluded, "step 3: task main.2 waits to enter a section while task main.1 holds it");
    let early = try_steps(&[visible(&[0], begin(0), 0), visible(&[0], end, 0), Step::End { task: TaskPath(vec![0]) }]);
    assert!(early.starts_with("step 4: task main.1 stands before `enter isolated` number 2 of task()"), "{early}");
    assert!(early.ends_with("instead of ending"), "{early}");
}

#[test]
fn regions_conflict_while_both_are_held() {
    let mut b = Builder::new();
    let x = b.static_int("x");
    let reader = b.task("reader", |m| {
        m.acquire(Mode::R, x);
        m.release(Mode::R, x);
    });
    let p = b.main(|m| {
        m.scope(|m| {
            m.spawn(reader);
            m.acquire(Mode::W, x);
        });
    });
    let spawn = visible(&[], site(&p, "main", 0, is_spawn), 0);
    let a = point(&[0], site(&p, "reader", 0, is_acquire), 0);
    let w = point(&[], site(&p, "main", 0, is_acquire), 0);
    let goal = Goal::RegionConflict { a: a.clone(), b: w.clone() };
    let r = replay(&p, vec![spawn.clone()], goal.clone());
    assert_eq!(texts(&r), ["main: spawns task main.1", "main.1: acquires R on x", "main: acquires W on x"]);
    let release = site(&p, "reader", 0, |i| matches!(i, Instr::Op(Op::Release(..))));
    let steps = vec![spawn.clone(), Step::Visible { point: a }, visible(&[0], release, 0)];
    assert!(matches!(replay(&p, steps, goal), Replay::Rejected { step: 3, .. }));
    let end = site(&p, "main", 0, |i| matches!(i, Instr::ScopeEnd { .. }));
    let steps = vec![
        spawn,
        Step::Visible { point: w.clone() },
        visible(&[0], site(&p, "reader", 0, is_acquire), 0),
        visible(&[0], release, 0),
        Step::End { task: TaskPath(vec![0]) },
        visible(&[], end, 0),
        Step::End { task: TaskPath(Vec::new()) },
    ];
    assert!(matches!(replay(&p, steps.clone(), Goal::NeverReleased { at: w.clone() }), Replay::Confirmed { .. }));
    let early = replay(&p, steps[..6].to_vec(), Goal::NeverReleased { at: w });
    assert_eq!(texts(&early), ["step 6: task main has not ended"]);
}

#[test]
fn a_deadlock_names_all_that_wait_and_the_cycle() {
    let mut b = Builder::new();
    let lock = b.static_field("lock", scoville_ir::build::OBJECT);
    let task = b.task("task", |m| {
        m.isolated(|m| {
            m.load_static(lock);
        });
    });
    let p = b.main(|m| {
        m.isolated(|m| {
            m.scope(|m| m.spawn(task));
        });
    });
    let begin = site(&p, "main", 0, |i| matches!(i, Instr::SectionBegin { space: Space::Isolated, .. }));
    let steps = vec![visible(&[], begin, 0), visible(&[], site(&p, "main", 0, is_spawn), 0)];
    let waiting = vec![TaskPath(Vec::new()), TaskPath(vec![0])];
    let r = replay(&p, steps.clone(), Goal::Deadlock { waiting: waiting.clone() });
    assert_eq!(
        texts(&r)[2..],
        [
            "main waits at the end of finish for task main.1",
            "main.1 waits to enter a section while task main holds it",
            "main cycle: main waits for main.1 to end, main.1 waits for main to leave its section",
        ]
    );
    let few = replay(&p, steps.clone(), Goal::Deadlock { waiting: waiting[..1].to_vec() });
    assert_eq!(texts(&few), ["step 2: the tasks that wait are main, main.1, not main"]);
    assert!(matches!(replay(&p, steps[..1].to_vec(), Goal::Deadlock { waiting }), Replay::Rejected { step: 1, .. }));
}

#[test]
fn a_livelock_is_a_loop_that_nobody_can_end() {
    let mut b = Builder::new();
    let flag = b.volatile("flag", BOOL);
    let setter = b.task("setter", |m| m.store_static(flag, Operand::bool(true)));
    let p = b.main(|m| {
        m.spawn(setter);
        m.store_static(flag, Operand::bool(false));
        m.while_loop(
            |m| {
                let f = m.load_static(flag);
                m.compute(Rvalue::Unary(UnOp::Not, Prim::Bool, f.into())).into()
            },
            |_| {},
        );
    });
    let spawn = visible(&[], site(&p, "main", 0, is_spawn), 0);
    let set = visible(&[0], site(&p, "setter", 0, is_store), 0);
    let reset = visible(&[], site(&p, "main", 0, is_store), 0);
    let end = Step::End { task: TaskPath(vec![0]) };
    let goal = Goal::Livelock { waiting: vec![TaskPath(Vec::new())] };
    let r = replay(&p, vec![spawn.clone(), set.clone(), end.clone(), reset.clone()], goal.clone());
    assert_eq!(texts(&r).last().map(String::as_str), Some("main turns in a loop that only another task could end"));
    let r = replay(&p, vec![spawn, reset, set, end], goal);
    assert!(texts(&r)[0].starts_with("step 4: task main can go on"), "{r:?}");
}

/// A task that waits in a loop for a plain flag and then reads `data`; main writes to that.
fn waits_for_a_plain_flag(in_initialiser: bool) -> Program {
    let mut b = Builder::new();
    let (flag, data) = (b.static_field("flag", BOOL), b.static_int("data"));
    let lazy = b.class("Lazy");
    let wait = |m: &mut scoville_ir::build::Body| {
        m.while_loop(
            |m| {
                let f = m.load_static(flag);
                m.compute(Rvalue::Unary(UnOp::Not, Prim::Bool, f.into())).into()
            },
            |_| {},
        );
    };
    b.initializer(lazy, wait);
    let first = b.task("first", |m| m.op(Op::InitClass(lazy)));
    let waiter = b.task("waiter", |m| {
        if in_initialiser {
            m.op(Op::InitClass(lazy));
        } else {
            wait(m);
        }
        m.load_static(data);
    });
    b.main(|m| {
        m.scope(|m| {
            m.spawn(first);
            m.spawn(waiter);
            m.store_static(data, Operand::int(1));
            m.store_static(flag, Operand::bool(true));
        });
    })
}

#[test]
fn a_task_that_turns_for_ever_comes_to_nothing_else() {
    let p = waits_for_a_plain_flag(false);
    let spawns =
        || vec![visible(&[], site(&p, "main", 0, is_spawn), 0), visible(&[], site(&p, "main", 1, is_spawn), 0)];
    let race = |writes: usize, reads: usize, occurrence: u32| Goal::Race {
        a: point(&[], site(&p, "main", writes, is_store), 0),
        b: point(&[1], site(&p, "waiter", reads, is_load), occurrence),
    };
    let r = texts(&replay(&p, spawns(), race(0, 1, 0)));
    assert!(
        r[0].starts_with("step 2: task main.2 turns for ever in a loop in which it changes nothing instead of"),
        "{r:?}"
    );
    // Each round reads the flag once more, and the 200,000th time is still before the write to it.
    let r = texts(&replay(&p, spawns(), race(1, 0, 200_000)));
    assert_eq!(r.last().map(String::as_str), Some("main.2 read of Object.flag"));
}

/// A counter that another task waits for: it never turns without a change.
#[test]
fn a_replay_gives_up_where_it_takes_more_than_it_may() {
    let mut b = Builder::new();
    let (n, data) = (b.static_int("n"), b.static_int("data"));
    let waiter = b.task("waiter", |m| {
        m.repeat(300_000, |m, _| m.increment(n));
        m.load_static(data);
    });
    let p = b.main(|m| {
        m.spawn(waiter);
        m.store_static(data, Operand::int(1));
    });
    let steps = vec![visible(&[], site(&p, "main", 0, is_spawn), 0)];
    let a = point(&[], site(&p, "main", 0, is_store), 0);
    let goal = Goal::Race { a, b: point(&[0], site(&p, "waiter", 1, is_load), 0) };
    let schedule = Schedule { steps, goal };
    let within = |most| ProgramReplayer::new(&p, Limits::default()).within(most).replay(&schedule);
    assert!(matches!(within(u64::MAX), Replay::Confirmed { .. }));
    assert!(matches!(within(5_000_000), Replay::Confirmed { .. }));
    let r = texts(&within(500_000));
    assert!(r[0].starts_with("step 1: task main.1 runs into a limit: step limit in waiter"), "{r:?}");
}

#[test]
fn an_initialiser_that_turns_for_ever_keeps_those_that_wait_for_it() {
    let p = waits_for_a_plain_flag(true);
    let spawns = vec![visible(&[], site(&p, "main", 0, is_spawn), 0), visible(&[], site(&p, "main", 1, is_spawn), 0)];
    let begin = visible(&[0], site(&p, "first", 0, |i| matches!(i, Instr::Op(Op::InitClass(_)))), 0);
    let a = point(&[], site(&p, "main", 0, is_store), 0);
    let b = point(&[1], site(&p, "waiter", 0, is_load), 0);
    let r = texts(&replay(&p, [spawns, vec![begin]].concat(), Goal::Race { a, b }));
    assert!(r[0].starts_with("step 3: task main.2 waits for"), "{r:?}");
}

#[test]
fn an_exception_is_traced_to_where_it_was_thrown() {
    let mut b = Builder::new();
    let failing = b.task("failing", |m| m.throw_new(scoville_ir::types::ClassId(6)));
    let p = b.main(|m| {
        let thrown = m.scope(|m| m.spawn(failing));
        let place = scoville_ir::stmt::Place::Element(thrown.into(), Operand::int(0));
        let e = m.load(place);
        m.stmt(scoville_ir::stmt::StmtKind::Throw(e.into()));
    });
    let scope_end = site(&p, "main", 0, |i| matches!(i, Instr::ScopeEnd { .. }));
    let steps = vec![
        visible(&[], site(&p, "main", 0, is_spawn), 0),
        Step::End { task: TaskPath(vec![0]) },
        visible(&[], scope_end, 0),
    ];
    let at = point(&[0], site(&p, "failing", 0, |i| matches!(i, Instr::Throw(_))), 0);
    let r = replay(&p, steps.clone(), Goal::Exception { at });
    assert_eq!(texts(&r).last().map(String::as_str), Some("main.1 throws ArithmeticException"));
    let elsewhere = point(&[], scope_end, 0);
    assert!(matches!(replay(&p, steps, Goal::Exception { at: elsewhere }), Replay::Rejected { step: 3, .. }));
}

#[test]
fn a_failing_assertion_is_about_to_be_executed() {
    let mut b = Builder::new();
    let x = b.static_int("x");
    let p = b.main(|m| {
        let v = m.load_static(x);
        let ok = m.int_op(scoville_ir::stmt::BinOp::Eq, v, Operand::int(1));
        m.assert(ok);
    });
    let at = point(&[], site(&p, "main", 0, |i| matches!(i, Instr::Op(Op::AssertFail { .. }))), 0);
    assert_eq!(
        texts(&replay(&p, Vec::new(), Goal::Assertion { at })),
        ["main: assertion fails", "main assertion fails"]
    );
}
