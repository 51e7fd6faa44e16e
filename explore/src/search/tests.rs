//! Small programs with known verdicts.

use super::*;
use scoville_evidence::verdict::Property;
use scoville_ir::build::{BOOL, Body, Builder, INT, OBJECT};
use scoville_ir::stmt::{BinOp, Locks, Mode, Op, Place, Rvalue, Space, StmtKind, TaskKind, UnOp};
use scoville_ir::types::{ClassId, FieldId, Local, Operand, Prim};

/// What the reduced search says, after the exhaustive one has come to the same verdict.
fn check(p: &Program) -> Exploration {
    let with = |method| {
        let e = explore(p, &Options { method, time: std::time::Duration::from_secs(20), ..Options::default() });
        assert_eq!(e.unconfirmed, Vec::<String>::new());
        e
    };
    let (reduced, exhaustive) = (with(Method::Dpor), with(Method::Exhaustive));
    assert_eq!(reduced.outcome.verdict, exhaustive.outcome.verdict);
    assert_eq!(kinds(&reduced), kinds(&exhaustive));
    reduced
}

fn verdict(p: &Program) -> String {
    check(p).outcome.verdict.to_string()
}

fn kinds(e: &Exploration) -> Vec<FindingKind> {
    e.outcome.findings.iter().map(|f| f.kind.clone()).collect()
}

const RACE: &str = "false(no-data-race)";
const DEADLOCK: &str = "false(no-deadlock)";

fn one() -> Operand {
    Operand::int(1)
}

/// A main that runs these tasks under one finish.
fn all(b: Builder, tasks: &[ClassId], after: impl FnOnce(&mut Body)) -> Program {
    b.main(|m| {
        m.scope(|m| tasks.iter().for_each(|t| m.spawn(*t)));
        after(m);
    })
}

fn not(m: &mut Body, l: Local) -> Local {
    m.compute(Rvalue::Unary(UnOp::Not, Prim::Bool, l.into()))
}

#[test]
fn unordered_accesses_race() {
    let mut b = Builder::new();
    let x = b.static_int("x");
    let t = b.task("t", |m| m.increment(x));
    let e = check(&all(b, &[t, t], |_| {}));
    assert_eq!(e.outcome.verdict, Verdict::False(Property::NoDataRace));
    let f = &e.outcome.findings[0];
    assert_eq!((f.kind.clone(), f.message.as_str()), (FindingKind::Race, "data race on Object.x"));
    assert_eq!(f.places.len(), 2);
}

#[test]
fn finish_orders_accesses() {
    let mut b = Builder::new();
    let x = b.static_int("x");
    let t = b.task("t", |m| m.increment(x));
    let p = b.main(|m| {
        m.increment(x);
        m.scope(|m| m.spawn(t));
        m.increment(x);
        m.scope(|m| m.spawn(t));
        let v = m.load_static(x);
        let ok = m.int_op(BinOp::Eq, v, Operand::int(4));
        m.assert(ok);
    });
    let e = check(&p);
    assert_eq!(e.outcome.verdict, Verdict::True);
    assert_eq!((e.counts.executions, e.counts.states), (1, 0));
}

fn counter(n: usize, expected: i32) -> Program {
    let mut b = Builder::new();
    let x = b.static_int("x");
    let t = b.task("t", |m| m.isolated(|m| m.increment(x)));
    all(b, &vec![t; n], |m| {
        let v = m.load_static(x);
        let ok = m.int_op(BinOp::Eq, v, Operand::int(expected));
        m.assert(ok);
    })
}

#[test]
fn isolated_counts_right() {
    assert_eq!(verdict(&counter(4, 4)), "true");
    assert_eq!(verdict(&counter(4, 3)), "false(assertion)");
}

#[test]
fn one_order_of_sections_may_hide_a_race() {
    // x = 1; isolated{c++}  beside  isolated{c++}; r = x
    let mut b = Builder::new();
    let (x, c) = (b.static_int("x"), b.static_int("c"));
    let first = b.task("first", |m| {
        m.store_static(x, one());
        m.isolated(|m| m.increment(c));
    });
    let second = b.task("second", |m| {
        m.isolated(|m| m.increment(c));
        m.load_static(x);
    });
    assert_eq!(verdict(&all(b, &[first, second], |_| {})), RACE);
}

fn guarded_flag(negated: bool) -> Program {
    let mut b = Builder::new();
    let (x, flag) = (b.static_int("x"), b.static_field("flag", BOOL));
    let first = b.task("first", |m| {
        m.store_static(x, one());
        m.isolated(|m| m.store_static(flag, Operand::bool(true)));
    });
    let second = b.task("second", |m| {
        let f = m.local(BOOL);
        m.isolated(|m| {
            let v = m.load_static(flag);
            m.set(f, Rvalue::Use(v.into()));
        });
        let cond = if negated { not(m, f) } else { f };
        m.if_else(
            cond,
            |m| {
                m.load_static(x);
            },
            |_| {},
        );
    });
    all(b, &[first, second], |_| {})
}

#[test]
fn a_guard_may_force_the_order() {
    assert_eq!(verdict(&guarded_flag(false)), "true");
    assert_eq!(verdict(&guarded_flag(true)), RACE);
}

#[test]
fn a_put_inside_a_section_is_seen_before_its_end() {
    let mut b = Builder::new();
    let x = b.static_int("x");
    let put = b.task_with("put", &[OBJECT], |m, c| {
        m.isolated(|m| {
            m.fill(c[0], Operand::null());
            m.store_static(x, one());
        });
    });
    let await_body = b.task("body", |m| {
        m.load_static(x);
    });
    let field = FieldId(2);
    let p = b.main(|m| {
        m.scope(|m| {
            let cell = m.cell();
            m.spawn_with(put, &[(field, cell.into())]);
            let cells = m.compute(Rvalue::NewArray { ty: scoville_ir::build::OBJECTS, dims: vec![one()] });
            m.store(Place::Element(cells.into(), Operand::int(0)), cell);
            m.spawn_full(TaskKind::Await, await_body, &[], cells.into(), Operand::null());
        });
    });
    assert_eq!(verdict(&p), RACE);
}

#[test]
fn a_race_comes_before_a_deadlock() {
    let mut b = Builder::new();
    let x = b.static_int("x");
    let t1 = b.task("t1", |m| m.store_static(x, one()));
    let t2 = b.task("t2", |m| m.store_static(x, Operand::int(2)));
    let p = b.main(|m| {
        m.spawn(t1);
        m.spawn(t2);
        let c = m.cell();
        m.read_cell(c, true);
    });
    assert_eq!(verdict(&p), RACE);
}

#[test]
fn the_third_reader_is_not_forgotten() {
    let build = |joined: usize| {
        let mut b = Builder::new();
        let x = b.static_int("x");
        let reader = b.task("reader", |m| {
            m.load_static(x);
        });
        b.main(|m| {
            let cells: Vec<Local> = (0..3).map(|_| m.cell()).collect();
            for c in &cells {
                m.spawn_full(TaskKind::Future, reader, &[], Operand::null(), (*c).into());
            }
            for c in &cells[..joined] {
                m.read_cell(*c, true);
            }
            m.store_static(x, one());
        })
    };
    assert_eq!(verdict(&build(2)), RACE);
    let e = check(&build(3));
    assert_eq!((e.outcome.verdict.to_string().as_str(), e.counts.executions), ("true", 1));
}

#[test]
fn the_order_of_a_poll_and_its_fill_is_explored() {
    let mut b = Builder::new();
    let x = b.static_int("x");
    let future = b.task("future", |m| m.store_static(x, one()));
    let p = b.main(|m| {
        let cell = m.cell();
        m.spawn_full(TaskKind::Future, future, &[], Operand::null(), cell.into());
        let (state, _) = m.read_cell(cell, false);
        let full = m.int_op(BinOp::Eq, state, one());
        m.if_else(
            full,
            |m| {
                let v = m.load_static(x);
                let bad = m.int_op(BinOp::Ne, v, one());
                m.assert(bad);
            },
            |_| {},
        );
    });
    assert_eq!(verdict(&p), "false(assertion)");
}

#[test]
fn who_wins_a_fill_is_explored() {
    // Either may come first, whichever is tried first.
    for winner in [1, 2] {
        let mut b = Builder::new();
        let filler = |b: &mut Builder, name: &str, n: i32| {
            b.task_with(name, &[OBJECT], |m, c| {
                let v = m.compute(Rvalue::Use(Operand::int(n)));
                m.fill(c[0], v);
            })
        };
        let (one, two) = (filler(&mut b, "one", 1), filler(&mut b, "two", 2));
        let p = b.main(|m| {
            let cell = m.cell();
            m.scope(|m| {
                m.spawn_with(one, &[(FieldId(1), cell.into())]);
                m.spawn_with(two, &[(FieldId(2), cell.into())]);
            });
            let (_, v) = m.read_cell(cell, true);
            let other = m.int_op(BinOp::Ne, v, Operand::int(winner));
            m.assert(other);
        });
        assert_eq!(verdict(&p), "false(assertion)");
    }
}

#[test]
fn store_buffering_is_impossible_with_volatiles() {
    // a = 1; r = b  beside  b = 1; s = a: not both 0.
    let build = |claim: fn(&mut Body, Local, Local) -> Local| {
        let mut b = Builder::new();
        let (a, c) = (b.volatile("a", INT), b.volatile("b", INT));
        let (r, s) = (b.static_int("r"), b.static_int("s"));
        let task = |b: &mut Builder, mine, other, result| {
            b.task("t", |m| {
                m.store_static(mine, one());
                let v = m.load_static(other);
                m.store_static(result, v);
            })
        };
        let t1 = task(&mut b, a, c, r);
        let t2 = task(&mut b, c, a, s);
        all(b, &[t1, t2], |m| {
            let (x, y) = (m.load_static(r), m.load_static(s));
            let ok = claim(m, x, y);
            m.assert(ok);
        })
    };
    let some = build(|m, x, y| {
        let sum = m.int_op(BinOp::Add, x, y);
        m.int_op(BinOp::Gt, sum, Operand::int(0))
    });
    assert_eq!(verdict(&some), "true");
    let both = build(|m, x, y| {
        let sum = m.int_op(BinOp::Add, x, y);
        m.int_op(BinOp::Gt, sum, Operand::int(1))
    });
    assert_eq!(verdict(&both), "false(assertion)");
}

#[test]
fn locks_in_opposite_orders_deadlock() {
    let build = |opposite: bool| {
        let mut b = Builder::new();
        let task = |b: &mut Builder, first: usize| {
            b.task_with("t", &[OBJECT, OBJECT], |m, locks| {
                let locks = locks.to_vec();
                m.atomic(Space::Monitor, Locks::Object(locks[first].into(), Mode::W), |m| {
                    m.atomic(Space::Monitor, Locks::Object(locks[1 - first].into(), Mode::W), |_| {});
                });
            })
        };
        let t1 = task(&mut b, 0);
        let t2 = task(&mut b, usize::from(opposite));
        b.main(|m| {
            let (p, q) = (m.new_object(ClassId(0)), m.new_object(ClassId(0)));
            m.scope(|m| {
                for (t, f) in [(t1, 1), (t2, 3)] {
                    m.spawn_with(t, &[(FieldId(f), p.into()), (FieldId(f + 1), q.into())]);
                }
            });
        })
    };
    let e = check(&build(true));
    assert_eq!(kinds(&e), [FindingKind::Deadlock]);
    assert_eq!(
        e.outcome.findings[0].reasons,
        [
            "(1) waits at the end of finish for tasks main.1, main.2",
            "(2) waits to enter a section while task main.2 holds it",
            "(3) waits to enter a section while task main.1 holds it",
            "cycle: main.1 waits for main.2 to leave its section, main.2 waits for main.1 to leave its section",
        ]
    );
    assert_eq!(verdict(&build(false)), "true");
}

#[test]
fn a_get_inside_isolated_may_deadlock() {
    let mut b = Builder::new();
    let x = b.static_int("x");
    let future = b.task("future", |m| m.isolated(|m| m.store_static(x, one())));
    let p = b.main(|m| {
        let cell = m.cell();
        m.spawn_full(TaskKind::Future, future, &[], Operand::null(), cell.into());
        m.isolated(|m| {
            m.read_cell(cell, true);
        });
    });
    assert_eq!(verdict(&p), DEADLOCK);
}

fn busy_wait(set: bool, volatile: bool) -> Program {
    let mut b = Builder::new();
    let flag = if volatile { b.volatile("flag", BOOL) } else { b.static_field("flag", BOOL) };
    let setter = b.task("setter", |m| {
        if set || volatile {
            m.store_static(flag, Operand::bool(set));
        }
    });
    let waiter = b.task("waiter", |m| {
        m.while_loop(
            |m| {
                let f = m.load_static(flag);
                not(m, f).into()
            },
            |_| {},
        );
    });
    all(b, &[setter, waiter], |_| {})
}

#[test]
fn waiting_loops_end_if_somebody_ends_them() {
    assert_eq!(verdict(&busy_wait(true, true)), "true");
    assert_eq!(kinds(&check(&busy_wait(false, true))), [FindingKind::Livelock]);
    assert_eq!(verdict(&busy_wait(true, false)), RACE);
    assert_eq!(kinds(&check(&busy_wait(false, false))), [FindingKind::Livelock]);
}

#[test]
fn a_loop_may_wait_for_ever_in_one_order_only() {
    // a = true; a = false; b = true  beside  while (!(a && b));
    let mut b = Builder::new();
    let (x, y) = (b.volatile("a", BOOL), b.volatile("b", BOOL));
    let setter = b.task("setter", |m| {
        m.store_static(x, Operand::bool(true));
        m.store_static(x, Operand::bool(false));
        m.store_static(y, Operand::bool(true));
    });
    let waiter = b.task("waiter", |m| {
        m.while_loop(
            |m| {
                let (f, g) = (m.load_static(x), m.local(BOOL));
                m.if_else(
                    f,
                    |m| {
                        let v = m.load_static(y);
                        m.set(g, Rvalue::Use(v.into()));
                    },
                    |m| m.set(g, Rvalue::Use(Operand::bool(false))),
                );
                not(m, g).into()
            },
            |_| {},
        );
        let v = m.load_static(x);
        m.assert(v);
    });
    let e = check(&all(b, &[setter, waiter], |_| {}));
    assert_eq!(kinds(&e), [FindingKind::Livelock, FindingKind::Assertion]);
}

/// A task counts until another one, if there is one, tells it to stop, and looks at the number in the end, if at all.
fn counting(stops: bool, look: impl FnOnce(&mut Body, Local, FieldId)) -> Verdict {
    let mut b = Builder::new();
    let flag = b.volatile("flag", BOOL);
    let setter = b.task("setter", |m| m.store_static(flag, Operand::bool(stops)));
    let p = b.main(|m| {
        m.spawn(setter);
        let n = m.local(INT);
        m.set(n, Rvalue::Use(Operand::int(0)));
        m.while_loop(
            |m| {
                let f = m.load_static(flag);
                not(m, f).into()
            },
            |m| m.set(n, Rvalue::Binary(BinOp::Add, Prim::Int, n.into(), one())),
        );
        look(m, n, flag);
    });
    explore(&p, &Options { depth: 9_000, ..Options::default() }).outcome.verdict
}

#[test]
fn counted_turns_are_no_waiting_loop() {
    let unwinding = |v: Verdict| matches!(v, Verdict::Unknown(Unknown::Unwinding(_)));
    assert_eq!(counting(true, |m, n, _| m.print_int(n)), Verdict::True);
    assert!(unwinding(counting(false, |m, n, _| m.print_int(n))));
    // Whoever looks at the number makes it count, and there is no end of numbers.
    let compare = |op, with| {
        move |m: &mut Body, n: Local, _: FieldId| {
            let as_told = m.int_op(op, n, Operand::int(with));
            m.assert(as_told);
        }
    };
    assert!(unwinding(counting(true, compare(BinOp::Ge, 0))));
    assert_eq!(counting(true, compare(BinOp::Ne, 3)), Verdict::False(Property::Assertion));
    // To decide by it is no harm where both ways are good, but a way out that is never taken is none.
    let prints = |m: &mut Body, n: Local, _: FieldId| {
        let small = m.int_op(BinOp::Lt, n, Operand::int(1000));
        m.if_else(small, |m| m.print_int(n), |_| {});
    };
    assert_eq!(counting(true, prints), Verdict::True);
    let stays = |m: &mut Body, n: Local, flag: FieldId| {
        m.while_loop(
            |m| m.int_op(BinOp::Ge, n, Operand::int(0)).into(),
            |m| {
                m.load_static(flag);
                m.set(n, Rvalue::Binary(BinOp::Add, Prim::Int, n.into(), one()));
            },
        );
    };
    assert!(unwinding(counting(true, stays)));
}

/// Two tasks count until they are told to stop, which they are only if another one was early.
#[test]
fn who_counts_for_ever_beside_another_has_no_end() {
    let mut b = Builder::new();
    let (flag, early) = (b.volatile("flag", BOOL), b.volatile("early", BOOL));
    let setter = b.task("setter", |m| m.store_static(early, Operand::bool(true)));
    let counter = b.task("counter", |m| {
        let n = m.local(INT);
        m.set(n, Rvalue::Use(Operand::int(0)));
        m.while_loop(
            |m| {
                let f = m.load_static(flag);
                not(m, f).into()
            },
            |m| m.set(n, Rvalue::Binary(BinOp::Add, Prim::Int, n.into(), one())),
        );
        m.print_int(n);
    });
    let p = b.main(|m| {
        [setter, counter, counter].into_iter().for_each(|t| m.spawn(t));
        let was = m.load_static(early);
        m.store_static(flag, was);
    });
    let verdict = explore(&p, &Options { depth: 9_000, ..Options::default() }).outcome.verdict;
    assert!(matches!(verdict, Verdict::Unknown(Unknown::Unwinding(_))), "{verdict}");
}

#[test]
fn regions_conflict_only_if_they_can_overlap() {
    let build = |ordered: bool| {
        let mut b = Builder::new();
        let x = b.static_int("x");
        let t = b.task("t", |m| {
            m.acquire(Mode::R, x);
            m.release(Mode::R, x);
        });
        b.main(|m| {
            m.scope(|m| {
                m.spawn(t);
                if !ordered {
                    m.acquire(Mode::W, x);
                    m.release(Mode::W, x);
                }
            });
            m.acquire(Mode::W, x);
            m.release(Mode::W, x);
        })
    };
    assert_eq!(kinds(&check(&build(false))), [FindingKind::RegionConflict]);
    assert_eq!(verdict(&build(true)), "true");
}

#[test]
fn misused_regions_are_told() {
    let mut b = Builder::new();
    let x = b.static_int("x");
    let t = b.task("t", |m| {
        m.acquire(Mode::R, x);
        m.store_static(x, one());
        m.release(Mode::W, x);
    });
    let e = check(&all(b, &[t], |_| {}));
    let expected = [FindingKind::NeverReleased, FindingKind::WriteUnderRead, FindingKind::BadRelease];
    assert_eq!(kinds(&e), expected);
}

#[test]
fn lazy_initialisation_is_ordered_before_uses() {
    let mut b = Builder::new();
    let x = b.static_int("x");
    let lazy = b.class("Lazy");
    b.initializer(lazy, |m| m.store_static(x, one()));
    let user = b.task("user", |m| {
        m.op(Op::InitClass(lazy));
        m.load_static(x);
    });
    assert_eq!(verdict(&all(b, &[user, user], |_| {})), "true");
    // But nothing that the initialising task did before orders anything.
    let mut b = Builder::new();
    let (x, y) = (b.static_int("x"), b.static_int("y"));
    let lazy = b.class("Lazy");
    b.initializer(lazy, |m| m.store_static(x, one()));
    let writer = b.task("writer", |m| {
        m.store_static(y, one());
        m.op(Op::InitClass(lazy));
    });
    let reader = b.task("reader", |m| {
        m.op(Op::InitClass(lazy));
        m.load_static(y);
    });
    assert_eq!(verdict(&all(b, &[writer, reader], |_| {})), RACE);
}

#[test]
fn exceptions_and_halts_are_told_apart() {
    let mut b = Builder::new();
    let failing = b.task("failing", |m| m.throw_new(ClassId(6)));
    let p = b.main(|m| {
        let thrown = m.scope(|m| m.spawn(failing));
        let e = m.load(Place::Element(thrown.into(), Operand::int(0)));
        m.stmt(StmtKind::Throw(e.into()));
    });
    let e = check(&p);
    assert_eq!(kinds(&e), [FindingKind::Exception]);
    assert_eq!(e.outcome.findings[0].places[0].task, "main.1");
    let p = Builder::new().main(|m| {
        m.op(Op::Halt(Operand::int(3)));
        m.throw_new(ClassId(6));
    });
    assert_eq!(verdict(&p), "true");
}

#[test]
fn an_execution_that_is_halted_beside_an_endless_loop_counts() {
    let mut b = Builder::new();
    let flag = b.volatile("flag", BOOL);
    let spinner = b.task("spinner", |m| {
        m.while_loop(
            |m| {
                let f = m.load_static(flag);
                not(m, f).into()
            },
            |_| {},
        );
    });
    let p = b.main(|m| {
        m.spawn(spinner);
        m.op(Op::Halt(Operand::int(0)));
    });
    assert_eq!(verdict(&p), "true");
}

#[test]
fn inputs_are_enumerated() {
    let build = |lo: i32, hi: i32| {
        Builder::new().main(|m| {
            let v = m.local(INT);
            m.op(Op::Choose { dst: v, prim: Prim::Int, lo: Operand::int(lo), hi: Operand::int(hi) });
            let ok = m.int_op(BinOp::Ne, v, Operand::int(7));
            m.assert(ok);
        })
    };
    assert_eq!(verdict(&build(0, 6)), "true");
    assert_eq!(verdict(&build(0, 9)), "false(assertion)");
    assert!(verdict(&build(0, i32::MAX)).starts_with("unknown(unsupported"));
}

#[test]
fn false_assumptions_end_executions() {
    let build = |least: i32| {
        Builder::new().main(|m| {
            let v = m.local(INT);
            m.op(Op::Choose { dst: v, prim: Prim::Int, lo: Operand::int(0), hi: Operand::int(9) });
            let big = m.int_op(BinOp::Ge, v, Operand::int(least));
            m.op(Op::Assume(big.into()));
            let ok = m.int_op(BinOp::Ne, v, Operand::int(5));
            m.assert(ok);
        })
    };
    assert_eq!(verdict(&build(6)), "true");
    assert_eq!(verdict(&build(5)), "false(assertion)");
    assert_eq!(verdict(&build(10)), "unknown(vacuous)");
}

#[test]
fn many_ordered_tasks_need_one_execution() {
    let mut b = Builder::new();
    let x = b.static_int("x");
    let t = b.task("t", |m| {
        m.load_static(x);
    });
    let e = check(&all(b, &[t; 60], |_| {}));
    assert_eq!((e.outcome.verdict, e.counts.executions, e.outcome.statistics.tasks), (Verdict::True, 1, 61));
}

/// A task counts in a loop without a way out, and the main one waits for its end; there may be a loop inside that is left at some numbers.
#[test]
fn who_counts_in_a_loop_without_a_way_out_is_meant_to_go_on() {
    let counts_for_ever = |inner: bool| {
        let mut b = Builder::new();
        let flag = b.volatile("flag", BOOL);
        let counter = b.task("counter", |m| {
            let n = m.local(INT);
            m.set(n, Rvalue::Use(Operand::int(0)));
            let count = |m: &mut Body| {
                m.load_static(flag);
                m.set(n, Rvalue::Binary(BinOp::Add, Prim::Int, n.into(), one()));
            };
            let goes_on = |m: &mut Body| {
                count(m);
                m.int_op(BinOp::Ge, n, Operand::int(0)).into()
            };
            let turn = |m: &mut Body| if inner { m.while_loop(goes_on, |_| {}) } else { count(m) };
            m.while_loop(|_| Operand::bool(true), turn);
        });
        let p = b.main(|m| m.spawn(counter));
        explore(&p, &Options { depth: 9_000, ..Options::default() }).outcome.verdict
    };
    assert_eq!(counts_for_ever(false), Verdict::True);
    let verdict = counts_for_ever(true);
    assert!(matches!(verdict, Verdict::Unknown(Unknown::Unwinding(_))), "{verdict}");
}

/// A task that does something, resigns, and does something else, under a finish with something behind it.
fn resigning(
    mut b: Builder,
    before: impl FnOnce(&mut Body),
    rest: impl FnOnce(&mut Body),
    after: impl FnOnce(&mut Body),
) -> Program {
    let t = b.task("t", |m| {
        before(m);
        m.op(Op::Resign);
        rest(m);
    });
    all(b, &[t], after)
}

#[test]
fn nobody_waits_for_the_rest_of_who_resigns() {
    let with = |volatile: bool| {
        let mut b = Builder::new();
        let (x, y) = (b.static_int("x"), if volatile { b.volatile("y", INT) } else { b.static_int("y") });
        (b, x, y)
    };
    // What comes before is ordered before the end of the finish.
    let (b, x, y) = with(false);
    let p = resigning(b, |m| m.store_static(x, one()), |m| m.store_static(y, one()), |m| m.increment(x));
    assert_eq!(verdict(&p), "true");
    let (b, x, y) = with(false);
    let p = resigning(b, |m| m.store_static(x, one()), |m| m.store_static(y, one()), |m| m.increment(y));
    assert_eq!(verdict(&p), RACE);
    // The rest may come late, or never.
    let (b, _, y) = with(true);
    let is = |m: &mut Body, f, n| {
        let v = m.load_static(f);
        let ok = m.int_op(BinOp::Eq, v, Operand::int(n));
        m.assert(ok);
    };
    let p = resigning(b, |_| {}, |m| m.store_static(y, one()), |m| is(m, y, 1));
    assert_eq!(verdict(&p), "false(assertion)");
    let (b, _, y) = with(true);
    let p = resigning(b, |_| {}, |m| m.store_static(y, one()), |m| is(m, y, 0));
    assert_eq!(verdict(&p), "false(assertion)");
    // It keeps its locals, and may wait for ever.
    let mut b = Builder::new();
    let y = b.volatile("y", INT);
    let t = b.task("t", |m| {
        let seven = m.compute(Rvalue::Use(Operand::int(7)));
        m.op(Op::Resign);
        let ok = m.int_op(BinOp::Eq, seven, Operand::int(7));
        m.assert(ok);
        let never = m.cell();
        m.read_cell(never, true);
        m.store_static(y, one());
    });
    assert_eq!(verdict(&all(b, &[t], |m| is(m, y, 0))), "true");
}

#[test]
fn who_is_tied_cannot_resign() {
    let unsupported = |p: &Program, why: &str| {
        let told = verdict(p);
        assert!(told.starts_with("unknown(unsupported") && told.contains(why), "{told}");
    };
    let mut b = Builder::new();
    let t = b.task("t", |m| m.isolated(|m| m.op(Op::Resign)));
    unsupported(&all(b, &[t], |_| {}), "inside a section");
    let mut b = Builder::new();
    let t = b.task("t", |m| {
        m.scope(|m| m.op(Op::Resign));
    });
    unsupported(&all(b, &[t], |_| {}), "inside a finish of its own");
    let mut b = Builder::new();
    let x = b.static_int("x");
    let t = b.task("t", |m| {
        m.acquire(Mode::W, x);
        m.op(Op::Resign);
    });
    unsupported(&all(b, &[t], |_| {}), "inside a permission region");
    // Whether a finish waits for what the rest creates is not described, unless that is one of its own.
    let mut b = Builder::new();
    let child = b.task("child", |_| {});
    let p = resigning(b, |_| {}, |m| m.spawn(child), |_| {});
    unsupported(&p, "creates after its exit");
    let mut b = Builder::new();
    let child = b.task("child", |_| {});
    let p = resigning(
        b,
        |m| m.spawn(child),
        |m| {
            m.scope(|m| m.spawn(child));
        },
        |_| {},
    );
    assert_eq!(verdict(&p), "true");
}
