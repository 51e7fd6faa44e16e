//! Small programs from their IR to a verdict with replayed witnesses, in default mode, without shortcuts, and under each
//! encoding.

use scoville_encode::unroll;
use scoville_encode::unroll::commute::Prover;
use scoville_evidence::verdict::Outcome;
use scoville_explore::ProgramReplayer;
use scoville_explore::machine::Limits;
use scoville_ir::build::{BOOL, Body, Builder};
use scoville_ir::program::Program;
use scoville_ir::stmt::{BinOp, Locks, Mode, Op, Rvalue, Space, TaskKind};
use scoville_ir::types::{FieldId, Local, Operand, Prim};
use scoville_solver::{EncodingChoice, Options, Reductions, Z3Prover};

#[expect(clippy::panic, reason = "a helper of tests")]
fn verify(program: &Program, reductions: Reductions, encoding: EncodingChoice) -> Outcome {
    let options = reductions.unrolling(unroll::Options::default());
    let mut prover = Z3Prover::default();
    let prover = reductions.commute.then_some(&mut prover as &mut dyn Prover);
    let (problem, rerun) = unroll::build(program, &options, prover).unwrap_or_else(|u| panic!("{u}"));
    let replayer = ProgramReplayer::new(program, Limits::default());
    let options = Options { reductions, encoding, ..Options::default() };
    scoville_solver::decide(&problem, &rerun, &replayer, &options)
}

fn check(program: &Program, verdict: &str) {
    for encoding in [EncodingChoice::Auto, EncodingChoice::ReadFrom, EncodingChoice::Slots] {
        for reductions in Reductions::combinations() {
            let outcome = verify(program, reductions, encoding);
            assert_eq!(outcome.verdict.to_string(), verdict, "{encoding:?}, {reductions:?}: {outcome:#?}");
        }
    }
}

fn compare(m: &mut Body, op: BinOp, a: Local, b: i32) -> Local {
    m.compute(Rvalue::Binary(op, Prim::Int, a.into(), Operand::int(b)))
}

fn if_equals(m: &mut Body, a: Local, b: i32, then: impl FnOnce(&mut Body)) {
    let c = compare(m, BinOp::Eq, a, b);
    m.if_else(c, then, |_| {});
}

fn set(m: &mut Body, f: FieldId, v: i32) {
    m.store_static(f, Operand::int(v));
}

#[test]
fn two_writers_race() {
    let mut b = Builder::new();
    let x = b.static_int("x");
    let t = b.task("t", |m| set(m, x, 1));
    let p = b.main(|m| {
        m.scope(|m| {
            m.spawn(t);
            m.spawn(t);
        });
    });
    check(&p, "false(no-data-race)");
}

#[test]
fn a_finish_orders() {
    let mut b = Builder::new();
    let x = b.static_int("x");
    let t = b.task("t", |m| set(m, x, 1));
    let p = b.main(|m| {
        m.scope(|m| m.spawn(t));
        m.scope(|m| m.spawn(t));
        m.load_static(x);
    });
    check(&p, "true");
}

#[test]
fn loops_of_tasks_are_found_by_occurrence() {
    let mut b = Builder::new();
    let x = b.static_int("x");
    let t = b.task("t", |m| {
        m.repeat(3, |m, _| {
            m.isolated(|m| m.increment(x));
        });
        m.load_static(x);
    });
    let p = b.main(|m| {
        m.scope(|m| m.repeat(3, |m, _| m.spawn(t)));
    });
    check(&p, "false(no-data-race)");
}

#[test]
fn isolated_counters_count() {
    for (claim, verdict) in [(4, "true"), (3, "false(assertion)")] {
        let mut b = Builder::new();
        let x = b.static_int("x");
        let t = b.task("t", |m| m.isolated(|m| m.increment(x)));
        let p = b.main(|m| {
            m.scope(|m| m.repeat(4, |m, _| m.spawn(t)));
            let v = m.load_static(x);
            let c = compare(m, BinOp::Eq, v, claim);
            m.assert(c);
        });
        check(&p, verdict);
    }
}

/// `isolated { flag = 1 }` with `x = 1` before or after it, against `isolated { f = flag } if (f == 1) r = x`.
fn flag(early: bool) -> Program {
    let mut b = Builder::new();
    let (x, flag) = (b.static_int("x"), b.static_int("flag"));
    let t = b.task("t", |m| {
        if early {
            set(m, x, 1);
        }
        m.isolated(|m| set(m, flag, 1));
        if !early {
            set(m, x, 1);
        }
    });
    b.main(|m| {
        m.scope(|m| {
            m.spawn(t);
            let f = m.local(scoville_ir::build::INT);
            m.isolated(|m| {
                let v = m.load_static(flag);
                m.set(f, Rvalue::Use(v.into()));
            });
            if_equals(m, f, 1, |m| {
                m.load_static(x);
            });
        });
    })
}

#[test]
fn a_flag_read_under_isolated_orders() {
    check(&flag(true), "true");
    check(&flag(false), "false(no-data-race)");
}

#[test]
fn the_third_reader_races() {
    let mut b = Builder::new();
    let x = b.static_int("x");
    let r = b.task("r", |m| {
        m.load_static(x);
    });
    let p = b.main(|m| {
        let cells: Vec<_> = (0..3)
            .map(|_| {
                let c = m.cell();
                m.spawn_full(TaskKind::Future, r, &[], Operand::null(), c.into());
                c
            })
            .collect();
        m.read_cell(cells[0], true);
        m.read_cell(cells[2], true);
        set(m, x, 1);
    });
    check(&p, "false(no-data-race)");
}

#[test]
fn all_readers_got_is_fine() {
    let mut b = Builder::new();
    let x = b.static_int("x");
    let r = b.task("r", |m| {
        m.load_static(x);
    });
    let p = b.main(|m| {
        let cells: Vec<_> = (0..3)
            .map(|_| {
                let c = m.cell();
                m.spawn_full(TaskKind::Future, r, &[], Operand::null(), c.into());
                c
            })
            .collect();
        for c in cells {
            m.read_cell(c, true);
        }
        set(m, x, 1);
    });
    check(&p, "true");
}

#[test]
fn a_missing_put_deadlocks() {
    let mut b = Builder::new();
    let x = b.static_int("x");
    let t = b.task("t", |m| m.isolated(|m| m.increment(x)));
    let p = b.main(|m| {
        let c = m.cell();
        m.scope(|m| m.spawn(t));
        m.read_cell(c, true);
    });
    check(&p, "false(no-deadlock)");
}

#[test]
fn a_put_that_depends_on_the_order_of_sections_may_be_missing() {
    let mut b = Builder::new();
    let flag = b.static_int("flag");
    let t = b.task("t", |m| m.isolated(|m| set(m, flag, 1)));
    let p = b.main(|m| {
        let c = m.cell();
        m.spawn(t);
        let f = m.local(scoville_ir::build::INT);
        m.isolated(|m| {
            let v = m.load_static(flag);
            m.set(f, Rvalue::Use(v.into()));
        });
        if_equals(m, f, 1, |m| {
            m.fill(c, Operand::null());
        });
        m.read_cell(c, true);
    });
    check(&p, "false(no-deadlock)");
}

#[test]
fn a_get_inside_isolated_of_a_future_that_needs_it_deadlocks() {
    let mut b = Builder::new();
    let x = b.static_int("x");
    let t = b.task("t", |m| m.isolated(|m| m.increment(x)));
    let p = b.main(|m| {
        let c = m.cell();
        m.spawn_full(TaskKind::Future, t, &[], Operand::null(), c.into());
        m.isolated(|m| {
            m.read_cell(c, true);
        });
    });
    check(&p, "false(no-deadlock)");
}

#[test]
fn a_volatile_flag_ends_a_loop_or_not() {
    for (value, verdict) in [(true, "true"), (false, "false(no-deadlock)")] {
        let mut b = Builder::new();
        let flag = b.volatile("flag", BOOL);
        let t = b.task("t", |m| m.store_static(flag, Operand::bool(value)));
        let p = b.main(|m| {
            m.scope(|m| {
                m.spawn(t);
                m.while_loop(
                    |m| {
                        let f = m.load_static(flag);
                        m.compute(Rvalue::Unary(scoville_ir::stmt::UnOp::Not, Prim::Bool, f.into())).into()
                    },
                    |_| {},
                );
            });
        });
        check(&p, verdict);
    }
}

#[test]
fn regions_conflict_without_colliding_accesses() {
    let mut b = Builder::new();
    let (x, y) = (b.static_int("x"), b.static_int("y"));
    let t = b.task("t", |m| {
        m.acquire(Mode::W, x);
        set(m, y, 1);
        m.release(Mode::W, x);
    });
    let u = b.task("u", |m| {
        m.acquire(Mode::R, x);
        m.release(Mode::R, x);
        m.acquire(Mode::W, y);
    });
    let p = b.main(|m| {
        m.scope(|m| {
            m.spawn(t);
            m.spawn(u);
        });
    });
    let outcome = verify(&p, Reductions::ALL, EncodingChoice::Auto);
    assert_eq!(outcome.verdict.to_string(), "false(permission)", "{outcome:#?}");
    let mut words: Vec<&str> = outcome.findings.iter().map(|f| f.kind.word()).collect();
    words.sort_unstable();
    assert_eq!(words, ["never-released", "region-conflict"], "{outcome:#?}");
    check(&p, "false(permission)");
}

#[test]
fn an_input_that_breaks_an_assertion_is_found() {
    let b = Builder::new();
    let p = b.main(|m| {
        let v = m.local(scoville_ir::build::INT);
        m.op(Op::Choose { dst: v, prim: Prim::Int, lo: Operand::int(-10), hi: Operand::int(10) });
        let square = m.int_op(BinOp::Mul, v, v);
        let c = compare(m, BinOp::Ne, square, 49);
        m.assert(c);
    });
    check(&p, "false(assertion)");
}

#[test]
fn a_root_exception_is_a_violation_and_a_caught_one_is_not() {
    let mut b = Builder::new();
    let error = b.class("Error");
    let _ = error;
    let p = b.main(|m| {
        let zero = m.int_op(BinOp::Sub, Operand::int(1), Operand::int(1));
        m.int_op(BinOp::Div, Operand::int(1), zero);
    });
    check(&p, "false(exception)");
}

#[test]
fn a_division_by_a_racing_order_throws() {
    let mut b = Builder::new();
    let x = b.static_int("x");
    let t = b.task("t", |m| m.isolated(|m| set(m, x, 2)));
    let p = b.main(|m| {
        let f = m.local(scoville_ir::build::INT);
        m.scope(|m| {
            m.spawn(t);
            m.isolated(|m| {
                let v = m.load_static(x);
                m.set(f, Rvalue::Use(v.into()));
            });
        });
        m.int_op(BinOp::Div, Operand::int(10), f);
    });
    check(&p, "false(exception)");
}

#[test]
fn sections_on_different_objects_do_not_exclude() {
    let mut b = Builder::new();
    let x = b.static_int("x");
    let class = b.class("L");
    let (l1, l2) = (b.static_field("l1", scoville_ir::build::OBJECT), b.static_field("l2", scoville_ir::build::OBJECT));
    let one = b.task("one", |m| {
        let l = m.load_static(l1);
        m.atomic(Space::Isolated, Locks::Object(l.into(), Mode::W), |m| m.increment(x));
    });
    let two = b.task("two", |m| {
        let l = m.load_static(l2);
        m.atomic(Space::Isolated, Locks::Object(l.into(), Mode::W), |m| m.increment(x));
    });
    let p = b.main(|m| {
        let (a, c) = (m.new_object(class), m.new_object(class));
        m.store_static(l1, a);
        m.store_static(l2, c);
        m.scope(|m| {
            m.spawn(one);
            m.spawn(two);
        });
    });
    check(&p, "false(no-data-race)");
}

#[test]
fn two_locks_taken_crosswise_deadlock() {
    let mut b = Builder::new();
    let class = b.class("L");
    let (l1, l2) = (b.static_field("l1", scoville_ir::build::OBJECT), b.static_field("l2", scoville_ir::build::OBJECT));
    let task = |b: &mut Builder, name: &str, first: FieldId, second: FieldId| {
        b.task(name, |m| {
            let (f, s) = (m.load_static(first), m.load_static(second));
            m.atomic(Space::Monitor, Locks::Object(f.into(), Mode::W), |m| {
                m.atomic(Space::Monitor, Locks::Object(s.into(), Mode::W), |_| {});
            });
        })
    };
    let one = task(&mut b, "one", l1, l2);
    let two = task(&mut b, "two", l2, l1);
    let p = b.main(|m| {
        let (a, c) = (m.new_object(class), m.new_object(class));
        m.store_static(l1, a);
        m.store_static(l2, c);
        m.scope(|m| {
            m.spawn(one);
            m.spawn(two);
        });
    });
    check(&p, "false(no-deadlock)");
}
