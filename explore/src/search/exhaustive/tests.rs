//! What is peculiar to the exhaustive search.

use crate::search::{Exploration, Method, Options, explore};
use scoville_evidence::verdict::{FindingKind, Unknown, Verdict};
use scoville_ir::build::{BOOL, Body, Builder, INT, OBJECT};
use scoville_ir::program::Program;
use scoville_ir::stmt::{BinOp, Block, Locks, Mode, Op, Rvalue, Space, StmtKind, TaskKind};
use scoville_ir::types::{ClassId, FieldId, Operand, Prim};

fn with(p: &Program, method: Method) -> Exploration {
    explore(p, &Options { method, ..Options::default() })
}

fn kinds(e: &Exploration) -> Vec<FindingKind> {
    e.outcome.findings.iter().map(|f| f.kind.clone()).collect()
}

/// `n` tasks, each with an isolated update.
fn counter(n: usize) -> Program {
    let mut b = Builder::new();
    let x = b.static_int("x");
    let t = b.task("t", |m| m.isolated(|m| m.increment(x)));
    b.main(|m| {
        m.scope(|m| (0..n).for_each(|_| m.spawn(t)));
        let v = m.load_static(x);
        let ok = m.int_op(BinOp::Eq, v, Operand::int(n as i32));
        m.assert(ok);
    })
}

#[test]
fn a_state_of_the_counter_is_the_set_of_tasks_that_are_done() {
    for n in [1, 4, 7] {
        let e = with(&counter(n), Method::Exhaustive);
        assert_eq!((e.outcome.verdict, e.counts.states), (Verdict::True, 1 << n), "{n} tasks");
        assert_eq!(e.counts.transitions, (n as u64) << (n - 1));
        assert_eq!(e.counts.depth, n as u64);
    }
}

/// `n` pairs of tasks, each task with two sections under the lock of its pair; or all under one lock, if it is `shared`.
fn pairs(n: usize, shared: bool) -> Program {
    let mut b = Builder::new();
    let updates = |b: &mut Builder| {
        b.task_with("t", &[OBJECT], |m, l| {
            (0..2).for_each(|_| m.atomic(Space::Monitor, Locks::Object(l[0].into(), Mode::W), |_| {}));
        })
    };
    let (t, first) = (updates(&mut b), FieldId(1));
    b.main(|m| {
        let common = m.new_object(ClassId(0));
        m.scope(|m| {
            for _ in 0..n {
                let lock = if shared { common } else { m.new_object(ClassId(0)) };
                for _ in 0..2 {
                    let fields = [(first, lock.into())];
                    let null = Operand::null;
                    m.spawn_registered(TaskKind::Async, t, &fields, null(), null(), null());
                }
            }
        });
    })
}

#[test]
fn what_a_few_tasks_have_for_themselves_adds_up() {
    let states = |n, shared| with(&pairs(n, shared), Method::Exhaustive).counts.states;
    let one = states(1, false);
    assert_eq!(states(2, false), 2 * one - 1);
    assert_eq!(states(6, false), 6 * one - 5);
    assert!(states(2, true) > one * one / 2);
}

#[test]
fn the_same_program_gives_the_same_counts() {
    let p = counter(5);
    for method in [Method::Exhaustive, Method::Constructs, Method::Paper, Method::Dpor] {
        assert_eq!(with(&p, method).counts, with(&p, method).counts);
    }
    // Where whole states are compared, no step is left out because its outcome is known.
    for method in [Method::Exhaustive, Method::Constructs] {
        let whole = explore(&p, &Options { method, full_states: true, ..Options::default() }).counts;
        let short = with(&p, method).counts;
        assert_eq!((whole.states, whole.transitions, whole.depth), (short.states, short.transitions, short.depth));
    }
    let states = |method| with(&p, method).counts.states;
    assert!(states(Method::Constructs) > states(Method::Exhaustive));
}

#[test]
fn an_assertion_and_an_exception_side_by_side_are_both_found() {
    let mut b = Builder::new();
    let failing = b.task("failing", |m| m.assert(Operand::bool(false)));
    let p = b.main(|m| {
        m.spawn(failing);
        m.throw_new(ClassId(6));
    });
    assert_eq!(kinds(&with(&p, Method::Exhaustive)), [FindingKind::Exception, FindingKind::Assertion]);
}

/// What the published algorithm says where it sees nothing, but promises nothing either.
fn is_outside(e: &Exploration) -> bool {
    matches!(e.outcome.verdict, Verdict::Unknown(Unknown::Premise(_))) && !e.outside.is_empty()
}

/// A task enters a region, spawns one that enters a conflicting one, and leaves its own.
fn region_around_spawn() -> Program {
    let mut b = Builder::new();
    let x = b.static_int("x");
    let child = b.task("child", |m| {
        m.acquire(Mode::W, x);
        m.release(Mode::W, x);
    });
    b.main(|m| {
        m.acquire(Mode::W, x);
        m.spawn(child);
        m.release(Mode::W, x);
    })
}

#[test]
fn the_published_algorithm_misses_what_the_default_finds() {
    let p = region_around_spawn();
    assert_eq!(kinds(&with(&p, Method::Exhaustive)), [FindingKind::RegionConflict]);
    assert!(is_outside(&with(&p, Method::Paper)));
}

#[test]
fn an_initialiser_that_reads_another_field_is_outside_of_the_published_promise() {
    // static int h = x, where the task or the root is first to use it; the root writes x before that
    let mut b = Builder::new();
    let x = b.static_int("x");
    let table = b.class("Table");
    b.initializer(table, |m| _ = m.load_static(x));
    let task = b.task("t", |m| m.op(Op::InitClass(table)));
    let p = b.main(|m| {
        m.spawn(task);
        m.store_static(x, Operand::int(1));
        m.op(Op::InitClass(table));
    });
    assert_eq!(kinds(&with(&p, Method::Exhaustive)), [FindingKind::Race]);
    assert!(is_outside(&with(&p, Method::Paper)));
}

#[test]
fn sharing_without_regions_is_told() {
    // x = 1; isolated { flag = 1 }  beside  isolated { f = flag }; if (f == 1) r = x
    let mut b = Builder::new();
    let (x, flag) = (b.static_int("x"), b.static_int("flag"));
    let first = b.task("first", |m| {
        m.store_static(x, Operand::int(1));
        m.isolated(|m| m.store_static(flag, Operand::int(1)));
    });
    let second = b.task("second", |m| {
        let f = m.local(INT);
        m.isolated(|m| {
            let v = m.load_static(flag);
            m.set(f, scoville_ir::stmt::Rvalue::Use(v.into()));
        });
        let set = m.int_op(BinOp::Eq, f, Operand::int(1));
        let then = m.block(|m| {
            m.load_static(x);
        });
        m.stmt(StmtKind::If { cond: set.into(), then, els: Default::default() });
    });
    let p = b.main(|m| {
        m.scope(|m| {
            m.spawn(first);
            m.spawn(second);
        });
    });
    for method in [Method::Exhaustive, Method::Paper] {
        let e = with(&p, method);
        assert!(e.outcome.verdict == Verdict::True || (method == Method::Paper && is_outside(&e)), "{method:?}");
        let told: Vec<&str> = e.uncovered.iter().map(|u| u.what.as_str()).collect();
        assert_eq!(told, ["x"], "{method:?}");
    }
    // Under a section that excludes the other it is covered.
    assert!(with(&counter(3), Method::Exhaustive).uncovered.is_empty());
}

#[test]
fn limits_say_what_was_covered() {
    let p = counter(9);
    let e = explore(&p, &Options { states: 100, ..Options::default() });
    assert!(matches!(e.outcome.verdict, Verdict::Unknown(Unknown::TooLarge(_))));
    let covered = "covered: 101 states and ";
    assert!(e.outcome.notes.iter().any(|n| n.starts_with(covered)), "{:?}", e.outcome.notes);
    let e = explore(&p, &Options { memory: 1 << 10, ..Options::default() });
    assert!(matches!(e.outcome.verdict, Verdict::Unknown(Unknown::Memory(_))));
    let e = explore(&p, &Options { time: std::time::Duration::ZERO, ..Options::default() });
    assert_eq!(e.outcome.verdict, Verdict::Unknown(Unknown::Timeout));
}

/// Two tasks that change something back and forth for ever, after an assumption if there is to be one.
fn endless(assuming: Option<bool>) -> Program {
    let mut b = Builder::new();
    let x = b.static_int("x");
    let t = b.task("t", |m| {
        if let Some(holds) = assuming {
            m.op(Op::Assume(Operand::bool(holds)));
        }
        m.while_loop(
            |_| Operand::bool(true),
            |m| {
                m.isolated(|m| {
                    let v = m.load_static(x);
                    let other = m.int_op(BinOp::Sub, Operand::int(1), v);
                    m.store_static(x, other);
                });
            },
        );
    });
    b.main(|m| (0..2).for_each(|_| m.spawn(t)))
}

#[test]
fn executions_that_never_end_count_but_for_those_that_an_assumption_excludes() {
    for full_states in [false, true] {
        let verdict =
            |assuming| explore(&endless(assuming), &Options { full_states, ..Options::default() }).outcome.verdict;
        assert_eq!(verdict(None), Verdict::True);
        assert_eq!(verdict(Some(true)), Verdict::True);
        assert_eq!(verdict(Some(false)), Verdict::Unknown(Unknown::Vacuous));
    }
}

/// Turns until a flag is set, and changes a number by an input in each turn; so does who gives up after `out`.
fn by_chance(out: Option<i32>) -> Program {
    let mut b = Builder::new();
    let (flag, x) = (b.volatile("flag", BOOL), b.volatile("x", INT));
    b.main(|m| {
        let v = m.local(INT);
        m.set(v, Rvalue::Use(Operand::int(0)));
        m.while_loop(
            |m| {
                let set = m.load_static(flag);
                let drawn = m.compute(Rvalue::Binary(BinOp::Eq, Prim::Int, v.into(), Operand::int(out.unwrap_or(9))));
                let done = m.compute(Rvalue::Binary(BinOp::Or, Prim::Bool, set.into(), drawn.into()));
                m.negation(done).into()
            },
            |m| {
                m.op(Op::Choose { dst: v, prim: Prim::Int, lo: Operand::int(0), hi: Operand::int(2) });
                m.store_static(x, v);
            },
        );
    })
}

#[test]
fn no_input_leads_out_of_a_loop() {
    let verdict = |out| explore(&by_chance(out), &Options::default()).outcome.verdict;
    assert!(matches!(verdict(None), Verdict::Unknown(Unknown::Unwinding(_))));
    assert_eq!(verdict(Some(1)), Verdict::True);
}

/// Two tasks hand a number to and fro until a third one sets a flag, which may wait before that for the number to be `odd`.
fn handed(odd: i32) -> Program {
    let mut b = Builder::new();
    let (stop, turn) = (b.volatile("stop", BOOL), b.volatile("turn", INT));
    let hands = |b: &mut Builder, me: i32| {
        b.task("t", |m| {
            m.while_loop(
                |m| {
                    let s = m.load_static(stop);
                    m.negation(s).into()
                },
                |m| {
                    let t = m.load_static(turn);
                    let mine = m.int_op(BinOp::Eq, t, Operand::int(me));
                    m.if_else(mine, |m| m.store_static(turn, Operand::int(1 - me)), |_| {});
                },
            );
        })
    };
    let (first, second) = (hands(&mut b, 0), hands(&mut b, 1));
    b.main(|m| {
        m.spawn(first);
        m.spawn(second);
        let t = m.load_static(turn);
        let waits = m.int_op(BinOp::Eq, t, Operand::int(0));
        let wait = |m: &mut Body| {
            m.while_loop(
                |m| {
                    let t = m.load_static(turn);
                    m.int_op(BinOp::Ne, t, Operand::int(odd)).into()
                },
                |_| {},
            );
        };
        m.if_else(waits, wait, |_| {});
        m.store_static(stop, Operand::bool(true));
    })
}

#[test]
fn tasks_that_go_round_together_for_ever_are_told() {
    for method in [Method::Exhaustive, Method::Constructs, Method::Dpor] {
        let verdict = |odd| explore(&handed(odd), &Options { method, ..Options::default() }).outcome.verdict;
        assert_eq!(verdict(1), Verdict::True, "{method:?}");
        assert!(matches!(verdict(2), Verdict::Unknown(Unknown::Unwinding(_))), "{method:?}");
    }
}

/// Speed: `cargo test -p scoville-explore --release speed -- --ignored --nocapture`.
#[test]
#[ignore = "for measuring"]
fn speed() {
    for (n, method) in [
        (10, Method::Exhaustive),
        (10, Method::Constructs),
        (10, Method::Dpor),
        (9, Method::Constructs),
        (16, Method::Exhaustive),
    ] {
        let e = with(&counter(n), method);
        let micros: u64 = e.outcome.statistics.times.whole().map(|p| p.micros()).sum();
        let c = e.counts;
        let rate = |n: u64| n as f64 / micros as f64;
        println!(
            "{n} tasks, {method:?}: {} states, {} steps, {} MB, {:.2} s: {:.2} million states/s, {:.2} million steps/s",
            c.states,
            c.transitions,
            c.bytes >> 20,
            micros as f64 / 1e6,
            rate(c.states),
            rate(c.transitions)
        );
    }
}

/// Two tasks that learn of an object under a lock, write a variable, and tell of the object under that lock: a common one or each its own.
fn told_around_writes(common: bool) -> Program {
    let mut b = Builder::new();
    let x = b.static_int("x");
    let (t, lock, of) = (
        b.task_with("t", &[OBJECT; 2], |m, l| {
            let section =
                |m: &mut Body, op| m.atomic(Space::Monitor, Locks::Object(l[0].into(), Mode::W), |m| m.op(op));
            section(m, Op::Learn(l[1].into()));
            m.store_static(x, Operand::int(1));
            section(m, Op::Tell(l[1].into()));
        }),
        FieldId(2),
        FieldId(3),
    );
    b.main(|m| {
        let (object, shared) = (m.new_object(ClassId(0)), m.new_object(ClassId(0)));
        m.scope(|m| {
            for _ in 0..2 {
                let own = if common { shared } else { m.new_object(ClassId(0)) };
                let fields = [(lock, own.into()), (of, object.into())];
                m.spawn_registered(TaskKind::Async, t, &fields, Operand::null(), Operand::null(), Operand::null());
            }
        });
    })
}

#[test]
fn what_is_told_in_sections_hides_no_race() {
    for common in [true, false] {
        let p = told_around_writes(common);
        assert_eq!(kinds(&with(&p, Method::Exhaustive)), [FindingKind::Race], "{common}");
    }
}

/// Tasks that write a variable each, and are counted under a lock; the last one, which reads all of them, learns what the others tell.
fn told_to_the_last(tells: bool) -> Program {
    let mut b = Builder::new();
    let own: Vec<FieldId> = (0..3).map(|_| b.static_int("x")).collect();
    let count = b.static_int("count");
    let mut tasks = Vec::new();
    for (i, x) in own.iter().enumerate() {
        let all = own.clone();
        let class = b.task_with("t", &[OBJECT], |m, l| {
            (0..4).for_each(|_| m.increment(*x));
            let last = m.compute(Rvalue::Use(Operand::bool(false)));
            m.atomic(Space::Monitor, Locks::Object(l[0].into(), Mode::W), |m| {
                m.increment(count);
                let counted = m.load_static(count);
                let is_last = m.int_op(BinOp::Eq, counted, Operand::int(3));
                m.stmt(StmtKind::Op(Op::Let { dst: last, value: Rvalue::Use(is_last.into()) }));
                let (learn, tell) = (Op::Learn(l[0].into()), Op::Tell(l[0].into()));
                let then = m.block(|m| {
                    if tells {
                        m.op(learn)
                    }
                });
                let els = m.block(|m| {
                    if tells {
                        m.op(tell)
                    }
                });
                m.stmt(StmtKind::If { cond: last.into(), then, els });
            });
            let then = m.block(|m| {
                all.iter().for_each(|x| {
                    m.load_static(*x);
                });
            });
            m.stmt(StmtKind::If { cond: last.into(), then, els: Block::default() });
        });
        tasks.push((class, FieldId(4 + i as u32 + 1)));
    }
    b.main(|m| {
        let lock = m.new_object(ClassId(0));
        m.scope(|m| {
            for (t, field) in &tasks {
                let fields = [(*field, lock.into())];
                m.spawn_registered(TaskKind::Async, *t, &fields, Operand::null(), Operand::null(), Operand::null());
            }
        });
    })
}

#[test]
fn who_is_told_of_accesses_needs_no_points_for_them() {
    let (told, untold) = (told_to_the_last(true), told_to_the_last(false));
    let (told, untold) = (with(&told, Method::Exhaustive), with(&untold, Method::Exhaustive));
    assert_eq!((told.outcome.verdict, untold.outcome.verdict), (Verdict::True, Verdict::True));
    assert_eq!((told.counts.sensitive, untold.counts.sensitive), (0, 3));
    assert!(told.counts.states * 4 < untold.counts.states);
}
