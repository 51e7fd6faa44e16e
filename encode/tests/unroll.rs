//! Traces of small programs. `UPDATE_EXPECT=1` rewrites the expectations.

use expect_test::{Expect, expect};
use scoville_encode::print;
use scoville_encode::unroll::{Options, build};
use scoville_ir::build::{Builder, INT, INTS};
use scoville_ir::program::Program;
use scoville_ir::stmt::{BinOp, Mode, Op, Place, Rvalue, Target, TaskKind};
use scoville_ir::types::{Operand, Prim};

#[track_caller]
fn check(program: &Program, expected: Expect) {
    // What is only counted has tests of its own: here reads are as open as order leaves them.
    let options = Options { counters: false, ..Options::default() };
    let text = match build(program, &options, None) {
        Ok((problem, _)) => print::problem(&problem),
        Err(why) => format!("unknown({why})\n"),
    };
    expected.assert_eq(&text);
}

#[test]
fn two_writers_race_and_a_finish_orders() {
    let mut b = Builder::new();
    let x = b.static_int("x");
    let w = b.task("w", |m| m.store_static(x, Operand::int(1)));
    let program = b.main(|m| {
        m.scope(|m| {
            m.spawn(w);
            m.spawn(w);
        });
        m.store_static(x, Operand::int(2));
    });
    check(
        &program,
        expect![[r#"
          0 t0 begin
          1 t0 spawn t1
          2 t1 begin
          3 t1 end
          4 t0 spawn t2
          5 t2 begin
          6 t2 end
          7 t0 join s1
          8 t0 end
        race? Object.x write by t1, write by t2
    "#]],
    );
}

#[test]
fn isolated_increments_are_sensitive() {
    let mut b = Builder::new();
    let x = b.static_int("x");
    let w = b.task("w", |m| m.isolated(|m| m.increment(x)));
    let program = b.main(|m| {
        m.scope(|m| {
            m.spawn(w);
            m.spawn(w);
        });
        let v = m.load_static(x);
        let two = m.int_op(BinOp::Eq, v, Operand::int(2));
        m.assert(two);
    });
    check(
        &program,
        expect![[r#"
          0 t0 begin
          1 t0 spawn t1
          2 t1 begin
          3 t1 section 0 [global]
          4 t1 read Object.x = v0 fresh
          5 t1 write Object.x = (add.int v0 1)
          6 t1 section 0 ends
          7 t1 end
          8 t0 spawn t2
          9 t2 begin
         10 t2 section 1 [global]
         11 t2 read Object.x = v1 fresh
         12 t2 write Object.x = (add.int 1 v1)
         13 t2 section 1 ends
         14 t2 end
         15 t0 join s1
         16 t0 read Object.x = v2 fresh
         17 t0 assert fails if (not (= v2 2))
         18 t0 end if (not (= v2 2))
         19 t0 end if (= v2 2)
        assertion? 17
    "#]],
    );
}

#[test]
fn a_flag_in_isolated_guards_a_plain_read() {
    let mut b = Builder::new();
    let x = b.static_int("x");
    let flag = b.static_int("flag");
    let w = b.task("w", |m| {
        m.store_static(x, Operand::int(1));
        m.isolated(|m| m.store_static(flag, Operand::int(1)));
    });
    let program = b.main(|m| {
        m.scope(|m| {
            m.spawn(w);
            let f = m.local(INT);
            m.isolated(|m| {
                let v = m.load_static(flag);
                m.set(f, Rvalue::Use(v.into()));
            });
            let set = m.int_op(BinOp::Eq, f, Operand::int(1));
            m.if_else(
                set,
                |m| {
                    m.load_static(x);
                },
                |_| {},
            );
        });
    });
    check(
        &program,
        expect![[r#"
          0 t0 begin
          1 t0 spawn t1
          2 t1 begin
          3 t1 write Object.x = 1
          4 t1 section 0 [global]
          5 t1 write Object.flag = 1
          6 t1 section 0 ends
          7 t1 end
          8 t0 section 1 [global]
          9 t0 read Object.flag = v0 fresh
         10 t0 section 1 ends
         11 t0 read Object.x = v1 fresh if (= 1 v0)
         12 t0 join s1
         13 t0 end
        race? Object.x write by t1, read by t0 if (= 1 v0)
    "#]],
    );
}

#[test]
fn the_third_reader_is_kept() {
    let mut b = Builder::new();
    let x = b.static_int("x");
    let r = b.task("r", |m| {
        m.load_static(x);
    });
    let program = b.main(|m| {
        let cells: Vec<_> = (0..3)
            .map(|_| {
                let c = m.cell();
                m.spawn_full(TaskKind::Future, r, &[], Operand::null(), c.into());
                c
            })
            .collect();
        m.read_cell(cells[0], true);
        m.read_cell(cells[2], true);
        m.store_static(x, Operand::int(1));
    });
    check(
        &program,
        expect![[r#"
          0 t0 begin
          1 t0 spawn t1
          2 t1 begin
          3 t1 fill c0 Value @0 won true
          4 t1 end
          5 t0 spawn t2
          6 t2 begin
          7 t2 fill c1 Value @0 won true
          8 t2 end
          9 t0 spawn t3
         10 t3 begin
         11 t3 fill c2 Value @0 won true
         12 t3 end
         13 t0 await c0 = 1, @0
         14 t0 await c2 = 1, @0
         15 t0 end
        race? Object.x read by t2, write by t0
    "#]],
    );
}

#[test]
fn a_partial_release_leaves_a_conflict() {
    let mut b = Builder::new();
    let a = b.static_field("a", INTS);
    let range = move |m: &mut scoville_ir::build::Body, lo, hi| {
        let array = m.load(Place::Static(a));
        Target::Range { array: array.into(), lo: Operand::int(lo), hi: Operand::int(hi) }
    };
    let one = b.task("one", |m| {
        let t = range(m, 0, 9);
        m.op(Op::Acquire(Mode::W, t));
        let t = range(m, 0, 5);
        m.op(Op::Release(Mode::W, t));
        let t = range(m, 6, 9);
        m.op(Op::Release(Mode::W, t));
    });
    let two = b.task("two", |m| {
        let t = range(m, 6, 9);
        m.op(Op::Acquire(Mode::W, t.clone()));
        m.op(Op::Release(Mode::W, t));
    });
    let program = b.main(|m| {
        let array = m.compute(Rvalue::NewArray { ty: INTS, dims: vec![Operand::int(10)] });
        m.store(Place::Static(a), array);
        m.scope(|m| {
            m.spawn(one);
            m.spawn(two);
        });
    });
    check(
        &program,
        expect![[r#"
              0 t0 begin
              1 t0 spawn t1
              2 t1 begin
              3 t1 acquire W elements 0..9
              4 t1 release W elements 0..9
              5 t1 release W elements 0..9
              6 t1 end
              7 t0 spawn t2
              8 t2 begin
              9 t2 acquire W elements 6..9
             10 t2 release W elements 6..9
             11 t2 end
             12 t0 join s1
             13 t0 end
            conflict? elements 6..9 W of t1 and W of t2
        "#]],
    );
}

#[test]
fn a_waiting_loop_keeps_its_last_reads() {
    let mut b = Builder::new();
    let p = b.volatile("p", INT);
    let q = b.volatile("q", INT);
    let w = b.task("w", |m| {
        m.store_static(p, Operand::int(1));
        m.store_static(q, Operand::int(1));
    });
    let program = b.main(|m| {
        m.spawn(w);
        m.while_loop(
            |m| {
                let x = m.load_static(p);
                let y = m.load_static(q);
                let both = m.compute(Rvalue::Binary(BinOp::And, Prim::Int, x.into(), y.into()));
                m.int_op(BinOp::Eq, both, Operand::int(0)).into()
            },
            |_| {},
        );
    });
    check(
        &program,
        expect![[r#"
          0 t0 begin
          1 t0 spawn t1
          2 t1 begin
          3 t1 atomic write Object.p = 1
          4 t1 atomic write Object.q = 1
          5 t1 end
          6 t0 atomic read Object.p = v0 fresh
          7 t0 atomic read Object.q = v1 fresh
          8 t0 spins, stuck if (and (= 0 (and.int v0 v1)) (= 0 (and.int v2 v3))) where Object.p = v2, Object.q = v3 if (= 0 (and.int v0 v1))
          9 t0 end if (not (= 0 (and.int v0 v1)))
        deadlock?
    "#]],
    );
}

#[test]
fn the_scope_of_who_resigns_does_not_wait_for_the_rest() {
    let mut b = Builder::new();
    let (x, y) = (b.static_int("x"), b.static_int("y"));
    let t = b.task("t", |m| {
        m.store_static(x, Operand::int(1));
        m.op(Op::Resign);
        m.store_static(y, Operand::int(1));
    });
    let program = b.main(|m| {
        m.scope(|m| m.spawn(t));
        m.increment(x);
        m.increment(y);
    });
    check(
        &program,
        expect![[r#"
          0 t0 begin
          1 t0 spawn t1
          2 t1 begin
          3 t1 spawn t2
          4 t2 begin
          5 t1 end
          6 t2 end
          7 t0 join s1
          8 t0 end
        race? Object.y write by t2, read by t0
        race? Object.y write by t2, write by t0
    "#]],
    );
}

#[test]
fn who_is_in_a_section_cannot_resign() {
    let mut b = Builder::new();
    let t = b.task("t", |m| m.isolated(|m| m.op(Op::Resign)));
    let program = b.main(|m| {
        m.scope(|m| m.spawn(t));
    });
    check(
        &program,
        expect![[r#"
          0 t0 begin
          1 t0 spawn t1
          2 t1 begin
          3 t1 section 0 [global]
          4 t1 cut: unsupported: exit of an actor inside a section
          5 t0 join s1
        cut? 4
        deadlock?
        incomplete: unsupported: exit of an actor inside a section
    "#]],
    );
}
