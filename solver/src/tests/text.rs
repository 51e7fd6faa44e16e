//! The text of queries: snapshots, and the same bytes for the same trace.

use crate::encoding::cone::Cone;
use crate::encoding::index::Index;
use crate::prefix::Goal;
use crate::query::{Phase, encode};
use crate::smt::print;
use crate::testkit::{Builder, ROOT};
use expect_test::expect;
use scoville_encode::trace::EventId;
use scoville_evidence::verdict::Encoding;

/// Two isolated increments; is the sum 1?
fn counter() -> (Builder, EventId) {
    let mut b = Builder::new();
    let x = b.location("x", 0);
    b.open(ROOT);
    let (t, u) = (b.spawn(ROOT), b.spawn(ROOT));
    for task in [t, u] {
        b.isolated_add(task, x, 1);
        b.end(task);
    }
    b.join(ROOT);
    let v = b.read(ROOT, x);
    let one = b.equals(v, 1);
    let e = b.fails(ROOT, one);
    (b, e)
}

fn text(b: Builder, goal: &Goal, phase: Phase, encoding: Encoding) -> String {
    let p = b.finish();
    let index = Index::new(&p.trace);
    let cone = Cone::new(&p.trace, &index, std::slice::from_ref(goal), phase != Phase::Order);
    let e = encode(&p.trace, &index, &cone, std::slice::from_ref(goal), phase, encoding).unwrap();
    print::text(&e.arena, &e.asserts).smtlib
}

#[test]
fn order_only() {
    let (b, e) = counter();
    expect![[r#"
        (set-logic ALL)
        (declare-const t0 Int)
        (declare-const t1 Int)
        (declare-const t2 Int)
        (declare-const t3 Int)
        (declare-const b0 Bool)
        (declare-const b1 Bool)
        (declare-const b2 Bool)
        (declare-const v0 (_ BitVec 32))
        (assert (< t0 t1))
        (assert (< t0 t2))
        (assert (< t0 t3))
        (assert (or (not b0) (and b1 b2 (< t1 t3) (< t2 t3))))
        (assert (or (and b1 (< t1 t2)) (and b2 (< t2 t1)) (not (and b1 b2))))
        (assert (and b0 (= v0 #x00000001)))
        (check-sat)
    "#]]
    .assert_eq(&text(b, &Goal::Executed(e), Phase::Order, Encoding::ReadFrom));
}

#[test]
fn read_from() {
    let (b, e) = counter();
    expect![[r#"
        (set-logic ALL)
        (declare-const t0 Int)
        (declare-const t1 Int)
        (declare-const t2 Int)
        (declare-const t3 Int)
        (declare-const b0 Bool)
        (declare-const b1 Bool)
        (declare-const t4 Int)
        (declare-const b2 Bool)
        (declare-const b3 Bool)
        (declare-const v0 (_ BitVec 32))
        (declare-const b4 Bool)
        (declare-const v1 (_ BitVec 32))
        (declare-const b5 Bool)
        (declare-const b6 Bool)
        (declare-const b7 Bool)
        (declare-const v2 (_ BitVec 32))
        (declare-const b8 Bool)
        (declare-const b9 Bool)
        (assert (< t0 t1))
        (assert (< t0 t2))
        (assert (< t0 t3))
        (assert (or b0 (not b1)))
        (assert (< t3 t4))
        (assert (or (not b0) (and b2 b3 (< t1 t3) (< t2 t3))))
        (define-fun d0 () Bool (< t1 t2))
        (assert (or (and (= v0 #x00000000) (or (not b3) d0)) (not b4)))
        (define-fun d1 () Bool (< t2 t1))
        (define-fun d2 () (_ BitVec 32) (bvadd #x00000001 v1))
        (assert (or (and b3 d1 (= v0 d2)) (not b5)))
        (assert (or (not b2) b4 b5))
        (assert (or (and (= v1 #x00000000) (or (not b2) d1)) (not b6)))
        (define-fun d3 () (_ BitVec 32) (bvadd v0 #x00000001))
        (assert (or (and b2 d0 (= v1 d3)) (not b7)))
        (assert (or (not b3) b6 b7))
        (assert (or (and b2 (= d3 v2) (or (not b3) d1)) (not b8)))
        (assert (or (and b3 (= d2 v2) (or (not b2) d0)) (not b9)))
        (assert (or (not b1) b8 b9))
        (assert (or (and b2 d0) (and b3 d1) (not (and b2 b3))))
        (assert (and b1 (= #x00000001 v2)))
        (check-sat)
    "#]]
    .assert_eq(&text(b, &Goal::Executed(e), Phase::Data, Encoding::ReadFrom));
}

#[test]
fn slots() {
    let (b, e) = counter();
    expect![[r#"
        (set-logic ALL)
        (declare-const t0 Int)
        (declare-const t1 Int)
        (declare-const t2 Int)
        (declare-const t3 Int)
        (declare-const b0 Bool)
        (declare-const b1 Bool)
        (declare-const t4 Int)
        (declare-const b2 Bool)
        (declare-const b3 Bool)
        (declare-const b4 Bool)
        (declare-const b5 Bool)
        (declare-const b6 Bool)
        (declare-const b7 Bool)
        (declare-const b8 Bool)
        (declare-const t5 Int)
        (declare-const t6 Int)
        (declare-const t7 Int)
        (declare-const v0 (_ BitVec 32))
        (declare-const v1 (_ BitVec 32))
        (declare-const v2 (_ BitVec 32))
        (declare-const v3 (_ BitVec 32))
        (declare-const v4 (_ BitVec 32))
        (assert (< t0 t1))
        (assert (< t0 t2))
        (assert (< t0 t3))
        (assert (or b0 (not b1)))
        (assert (< t3 t4))
        (assert (or (not b0) (and b2 b3 (< t1 t3) (< t2 t3))))
        (assert (or (not b2) b4 b5))
        (assert (or b2 (not (or b4 b5))))
        (assert (or (not b4) (not b5)))
        (assert (or (not b3) b6 b7))
        (assert (or b3 (not (or b6 b7))))
        (assert (or (not b6) (not b7)))
        (assert (or (not b1) b8))
        (assert (or b1 (not b8)))
        (assert (or (not b4) (not b6)))
        (define-fun d0 () Bool (not (and b2 b3 b1)))
        (assert (or b4 b6 d0))
        (assert (or (not b5) (not b7)))
        (assert (or b4 b6 (not (or b5 b7))))
        (assert (or b5 b7 d0))
        (assert (or b5 b7 (not b8)))
        (assert (or b8 d0))
        (assert (< t5 t6))
        (assert (< t6 t7))
        (assert (or (not b4) (= t1 t5)))
        (assert (or (not b5) (= t1 t6)))
        (assert (or (not b6) (= t2 t5)))
        (assert (or (not b7) (= t2 t6)))
        (assert (or (not b8) (= t4 t7)))
        (assert (or (not b4) (= (bvadd #x00000000 #x00000001) v0)))
        (assert (or (not b6) (= (bvadd #x00000001 #x00000000) v0)))
        (assert (or b4 b6 (= #x00000000 v0)))
        (assert (or (not b5) (= (bvadd v0 #x00000001) v1)))
        (assert (or (not b7) (= (bvadd #x00000001 v0) v1)))
        (assert (or b5 b7 (= v0 v1)))
        (assert (or (= #x00000000 v2) (not (and b2 b4))))
        (assert (or (= v0 v2) (not (and b2 b5))))
        (assert (or (= #x00000000 v3) (not (and b3 b6))))
        (assert (or (= v0 v3) (not (and b3 b7))))
        (assert (or (= v1 v4) (not (and b1 b8))))
        (assert (and b1 (= #x00000001 v4)))
        (check-sat)
    "#]]
    .assert_eq(&text(b, &Goal::Executed(e), Phase::Data, Encoding::Slots));
}

#[test]
fn loose_slots() {
    let (b, e) = counter();
    expect![[r#"
        (set-logic QF_BV)
        (declare-const b0 Bool)
        (declare-const b1 Bool)
        (declare-const b2 Bool)
        (declare-const b3 Bool)
        (declare-const b4 Bool)
        (declare-const b5 Bool)
        (declare-const b6 Bool)
        (declare-const b7 Bool)
        (declare-const b8 Bool)
        (declare-const v0 (_ BitVec 32))
        (declare-const v1 (_ BitVec 32))
        (declare-const v2 (_ BitVec 32))
        (declare-const v3 (_ BitVec 32))
        (declare-const v4 (_ BitVec 32))
        (assert (or b0 (not b1)))
        (assert (or (not b0) (and b2 b3)))
        (assert (or (not b2) b4 b5))
        (assert (or b2 (not (or b4 b5))))
        (assert (or (not b4) (not b5)))
        (assert (or (not b3) b6 b7))
        (assert (or b3 (not (or b6 b7))))
        (assert (or (not b6) (not b7)))
        (assert (or (not b1) b8))
        (assert (or b1 (not b8)))
        (assert (or (not b4) (not b6)))
        (define-fun d0 () Bool (not (and b2 b3 b1)))
        (assert (or b4 b6 d0))
        (assert (or (not b5) (not b7)))
        (assert (or b4 b6 (not (or b5 b7))))
        (assert (or b5 b7 d0))
        (assert (or b5 b7 (not b8)))
        (assert (or b8 d0))
        (assert (or (not b4) (= (bvadd #x00000000 #x00000001) v0)))
        (assert (or (not b6) (= (bvadd #x00000001 #x00000000) v0)))
        (assert (or b4 b6 (= #x00000000 v0)))
        (assert (or (not b5) (= (bvadd v0 #x00000001) v1)))
        (assert (or (not b7) (= (bvadd #x00000001 v0) v1)))
        (assert (or b5 b7 (= v0 v1)))
        (assert (or (= #x00000000 v2) (not (and b2 b4))))
        (assert (or (= v0 v2) (not (and b2 b5))))
        (assert (or (= #x00000000 v3) (not (and b3 b6))))
        (assert (or (= v0 v3) (not (and b3 b7))))
        (assert (or (= v1 v4) (not (and b1 b8))))
        (assert (and b1 (= #x00000001 v4)))
        (check-sat)
    "#]]
    .assert_eq(&text(b, &Goal::Executed(e), Phase::Loose, Encoding::Slots));
}

#[test]
fn the_same_trace_gives_the_same_bytes() {
    for encoding in [Encoding::ReadFrom, Encoding::Slots] {
        let once = || {
            let (b, e) = counter();
            text(b, &Goal::Executed(e), Phase::Data, encoding)
        };
        assert_eq!(once(), once());
    }
}
