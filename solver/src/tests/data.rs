//! Hand-built traces under every encoding, with and without shortcuts: all must agree with the expected verdict.

use super::basics::{Once, Trusting};
use crate::options::{EncodingChoice, Options, Reductions};
use crate::testkit::{Builder, ROOT};
use scoville_encode::obligation::Problem;
use scoville_encode::term::{Sort, TermId, Var};
use scoville_encode::trace::{EventKind, Lock, Looks, TaskId};
use scoville_evidence::verdict::{Outcome, Unknown};
use scoville_ir::stmt::Mode;

/// The outcomes of all ways to decide.
pub fn all_ways(p: &Problem) -> Vec<(String, Outcome)> {
    let mut outcomes = Vec::new();
    for encoding in [EncodingChoice::Auto, EncodingChoice::ReadFrom, EncodingChoice::Slots] {
        for structure in [true, false] {
            let reductions = Reductions { structure, ..Reductions::ALL };
            let options = Options { encoding, reductions, ..Options::default() };
            let outcome = crate::decide(p, &Once, &Trusting, &options);
            outcomes.push((format!("{encoding:?}, structure {structure}"), outcome));
        }
    }
    outcomes
}

macro_rules! case {
    ($name:ident, $verdict:literal, $build:expr) => {
        #[test]
        fn $name() {
            let build: fn(&mut Builder) = $build;
            let mut b = Builder::new();
            build(&mut b);
            for (way, outcome) in all_ways(&b.finish()) {
                assert_eq!(outcome.verdict.to_string(), $verdict, "{way}");
            }
        }
    };
}

fn two(b: &mut Builder) -> (TaskId, TaskId) {
    (b.spawn(ROOT), b.spawn(ROOT))
}

/// n tasks that add 1 under isolated; the root joins and claims that the sum is `claim`.
fn counter(b: &mut Builder, n: usize, claim: i32) {
    let x = b.location("x", 0);
    b.open(ROOT);
    let tasks: Vec<TaskId> = (0..n).map(|_| b.spawn(ROOT)).collect();
    for t in tasks {
        b.isolated_add(t, x, 1);
        b.end(t);
    }
    b.join(ROOT);
    let v = b.read(ROOT, x);
    let right = b.equals(v, claim);
    let wrong = b.trace.terms.not(right);
    b.fails(ROOT, wrong);
}

case!(three_increments_make_three, "true", |b| counter(b, 3, 3));
case!(five_increments_make_five, "true", |b| counter(b, 5, 5));
case!(three_increments_do_not_make_two, "false(assertion)", |b| counter(b, 3, 2));

// Without a section an increment can be lost.
case!(a_lost_update_is_found, "false(assertion)", |b| {
    let x = b.location("x", 0);
    b.open(ROOT);
    let (t, u) = two(b);
    for task in [t, u] {
        let v = b.read(task, x);
        let v = b.add(v, 1);
        b.write(task, x, v);
        b.end(task);
    }
    b.join(ROOT);
    let v = b.read(ROOT, x);
    let right = b.equals(v, 2);
    let wrong = b.trace.terms.not(right);
    b.fails(ROOT, wrong);
});

/// T: isolated { flag = 1 } or x first; U: isolated { f = flag }; if (f == 1) r = x
fn guarded_flag(b: &mut Builder, write_first: bool) {
    let flag = b.location("flag", 0);
    let (t, u) = two(b);
    let one = b.int(1);
    let early = write_first.then(|| b.access(t, Mode::W));
    b.section(t, Lock::Global);
    b.write(t, flag, one);
    b.leave(t);
    let late = b.access(t, Mode::W);
    b.section(u, Lock::Global);
    let f = b.read(u, flag);
    b.leave(u);
    let set = b.equals(f, 1);
    b.set_guard(u, set);
    let read = b.access(u, Mode::R);
    b.race(early.unwrap_or(late), read);
}

case!(a_flag_read_under_isolated_orders, "true", |b| guarded_flag(b, true));
case!(a_flag_set_too_early_does_not, "false(no-data-race)", |b| guarded_flag(b, false));

// U reads x only if the flag is not set yet: both are co-enabled.
case!(a_negated_flag_races, "false(no-data-race)", |b| {
    let flag = b.location("flag", 0);
    let (t, u) = two(b);
    let one = b.int(1);
    b.section(t, Lock::Global);
    b.write(t, flag, one);
    b.leave(t);
    let x = b.access(t, Mode::W);
    b.section(u, Lock::Global);
    let f = b.read(u, flag);
    b.leave(u);
    let unset = b.equals(f, 0);
    b.set_guard(u, unset);
    let y = b.access(u, Mode::R);
    b.race(x, y);
});

// Two cells of one cluster: a = 1 before b = 1 under isolated; the reader sees b == 1 and a == 0 never.
case!(linked_cells_keep_their_order, "true", |b| linked(b, false));
case!(linked_cells_read_the_other_way_race, "false(no-data-race)", |b| linked(b, true));

fn linked(b: &mut Builder, reversed: bool) {
    let (p, q) = (b.location("p", 0), b.location("q", 0));
    let (t, u) = two(b);
    let one = b.int(1);
    for loc in [p, q] {
        b.section(t, Lock::Object(1, Mode::W));
        b.write(t, loc, one);
        b.leave(t);
    }
    let x = b.access(t, Mode::W);
    let order = if reversed { [p, q] } else { [q, p] };
    let mut seen = Vec::new();
    for loc in order {
        b.section(u, Lock::Object(1, Mode::W));
        seen.push(b.read(u, loc));
        b.leave(u);
    }
    // The first one read is set, the second is not.
    let (set, unset) = if reversed { (seen[1], seen[0]) } else { (seen[0], seen[1]) };
    let (a, c) = (b.equals(set, 1), b.equals(unset, 0));
    let both = b.trace.terms.and(a, c);
    b.set_guard(u, both);
    let y = b.access(u, Mode::R);
    b.race(x, y);
}

// A put inside a section is visible before the section ends.
case!(a_put_inside_a_section_is_seen_early, "false(no-data-race)", |b| {
    let c = b.cell();
    let t = b.spawn(ROOT);
    let s = b.section(t, Lock::Global);
    b.fill(t, c);
    let x = b.access(t, Mode::W);
    b.leave(t);
    b.open_section(s);
    let u = b.spawn_awaiting(ROOT, &[c]);
    let y = b.access(u, Mode::R);
    b.race(x, y);
});

case!(a_put_orders, "true", |b| {
    let c = b.cell();
    let t = b.spawn(ROOT);
    let x = b.access(t, Mode::W);
    b.fill(t, c);
    let u = b.spawn_awaiting(ROOT, &[c]);
    let y = b.access(u, Mode::R);
    b.race(x, y);
    b.wait(ROOT, c);
    let z = b.access(ROOT, Mode::R);
    b.race(x, z);
});

// Three futures read x, the root gets two of them and writes.
case!(the_third_reader_races, "false(no-data-race)", |b| {
    let cells: Vec<_> = (0..3).map(|_| b.cell()).collect();
    let mut reads = Vec::new();
    for c in &cells {
        let t = b.spawn(ROOT);
        reads.push(b.access(t, Mode::R));
        b.fill(t, *c);
    }
    b.wait(ROOT, cells[0]);
    b.wait(ROOT, cells[1]);
    let w = b.access(ROOT, Mode::W);
    for r in reads {
        b.race(r, w);
    }
});

// get() inside isolated on a future that needs isolated.
case!(waiting_inside_a_section_deadlocks, "false(no-deadlock)", |b| {
    let c = b.cell();
    let t = b.spawn(ROOT);
    let s = b.section(ROOT, Lock::Global);
    b.open_section(s);
    b.section(t, Lock::Global);
    b.leave(t);
    b.fill(t, c);
    b.end(t);
    b.wait(ROOT, c);
    b.leave(ROOT);
    b.end(ROOT);
    b.obligations.deadlock = true;
});

// The other way round everything ends.
case!(getting_before_the_section_is_fine, "true", |b| {
    let c = b.cell();
    let t = b.spawn(ROOT);
    b.section(t, Lock::Global);
    b.leave(t);
    b.fill(t, c);
    b.end(t);
    b.wait(ROOT, c);
    b.section(ROOT, Lock::Global);
    b.leave(ROOT);
    b.end(ROOT);
    b.obligations.deadlock = true;
});

/// T puts c only if it sees the flag; the root waits for c.
fn put_if_flag(b: &mut Builder, finish_first: bool) {
    let flag = b.location("flag", 0);
    let c = b.cell();
    if finish_first {
        b.open(ROOT);
    }
    let setter = b.spawn(ROOT);
    let one = b.int(1);
    b.section(setter, Lock::Global);
    b.write(setter, flag, one);
    b.leave(setter);
    b.end(setter);
    if finish_first {
        b.join(ROOT);
    }
    let t = b.spawn(ROOT);
    b.section(t, Lock::Global);
    let f = b.read(t, flag);
    b.leave(t);
    let set = b.equals(f, 1);
    b.set_guard(t, set);
    b.fill(t, c);
    b.set_guard(t, TermId::TRUE);
    b.end(t);
    b.wait(ROOT, c);
    b.end(ROOT);
    b.obligations.deadlock = true;
}

case!(a_put_that_depends_on_an_order_may_be_missing, "false(no-deadlock)", |b| put_if_flag(b, false));
case!(a_put_that_depends_on_an_earlier_section_comes, "true", |b| put_if_flag(b, true));

// Two puts: one wins; the poll tells which was first.
case!(two_fills_cannot_both_win, "true", |b| {
    let c = b.cell();
    b.open(ROOT);
    let (t, u) = two(b);
    let (wt, wu) = (b.fresh(Sort::Bool), b.fresh(Sort::Bool));
    let value = b.trace.terms.constant(scoville_encode::term::Constant::Ref(1));
    b.fill_with(t, c, value, wt);
    b.end(t);
    b.fill_with(u, c, value, wu);
    b.end(u);
    b.join(ROOT);
    let both = b.trace.terms.and(wt, wu);
    b.fails(ROOT, both);
    let (nt, nu) = (b.trace.terms.not(wt), b.trace.terms.not(wu));
    let none = b.trace.terms.and(nt, nu);
    b.fails(ROOT, none);
});

case!(either_fill_can_win, "false(assertion)", |b| {
    let c = b.cell();
    b.open(ROOT);
    let (t, u) = two(b);
    let (wt, wu) = (b.fresh(Sort::Bool), b.fresh(Sort::Bool));
    let value = b.trace.terms.constant(scoville_encode::term::Constant::Ref(1));
    b.fill_with(t, c, value, wt);
    b.end(t);
    b.fill_with(u, c, value, wu);
    b.end(u);
    b.join(ROOT);
    b.fails(ROOT, wu);
});

case!(a_poll_may_come_too_early_or_not, "false(assertion)", |b| {
    let c = b.cell();
    let t = b.spawn(ROOT);
    b.fill(t, c);
    let state = b.poll(ROOT, c);
    let empty = b.equals(state, 0);
    b.fails(ROOT, empty);
});

case!(a_poll_after_a_join_sees_the_value, "true", |b| {
    let c = b.cell();
    b.open(ROOT);
    let t = b.spawn(ROOT);
    b.fill(t, c);
    b.end(t);
    b.join(ROOT);
    let state = b.poll(ROOT, c);
    let full = b.equals(state, 1);
    let not = b.trace.terms.not(full);
    b.fails(ROOT, not);
});

/// The root spins until the flag is set; a task sets it (or not).
fn spin(b: &mut Builder, set: i32) {
    let flag = b.location("flag", 0);
    let t = b.spawn(ROOT);
    let v = b.int(set);
    b.emit(t, EventKind::Write { targets: [(flag, TermId::TRUE)][..].into(), value: v, plain: false });
    b.end(t);
    let ghost = b.fresh(Sort::Int);
    let spins = b.fresh(Sort::Bool);
    let unset = b.equals(ghost, 0);
    b.set_guard(ROOT, spins);
    let looks = Box::new(Looks { finals: vec![([(flag, TermId::TRUE)][..].into(), ghost)], polls: Vec::new() });
    b.emit(ROOT, EventKind::Spin { looks, stuck: unset });
    let goes = b.trace.terms.not(spins);
    b.set_guard(ROOT, goes);
    let r = b.read(ROOT, flag);
    let exit = b.equals(r, 1);
    let exits = b.trace.terms.implies(goes, exit);
    b.trace.assumptions.push(exits);
    b.end(ROOT);
    b.obligations.deadlock = true;
}

case!(a_loop_whose_flag_is_set_ends, "true", |b| spin(b, 1));
case!(a_loop_whose_flag_is_not_set_is_a_livelock, "false(no-deadlock)", |b| spin(b, 0));

// Inputs: an assertion that one value breaks.
case!(an_input_that_breaks_an_assertion_is_found, "false(assertion)", |b| {
    let value = b.trace.terms.fresh(Var { sort: Sort::Int, domain: Vec::new(), range: Some((1, 10)) }).1;
    b.emit(ROOT, EventKind::Input { value });
    let seven = b.equals(value, 7);
    b.fails(ROOT, seven);
});

case!(an_input_stays_in_its_range, "true", |b| {
    let value = b.trace.terms.fresh(Var { sort: Sort::Int, domain: Vec::new(), range: Some((1, 10)) }).1;
    b.emit(ROOT, EventKind::Input { value });
    let c = b.int(10);
    let above = b.trace.terms.binary(scoville_ir::stmt::BinOp::Gt, scoville_ir::types::Prim::Int, value, c);
    b.fails(ROOT, above);
});

// isolated { r1 = a } between: a commuting state but a read that only one order makes.
case!(a_section_that_reads_in_one_order_only_races, "false(no-data-race)", |b| {
    let c = b.location("c", 0);
    let (t, u) = two(b);
    b.isolated_add(t, c, 1);
    b.section(u, Lock::Global);
    let v = b.read(u, c);
    let zero = b.equals(v, 0);
    b.set_guard(u, zero);
    let read = b.access(u, Mode::R);
    b.set_guard(u, TermId::TRUE);
    let v = b.add(v, 1);
    b.write(u, c, v);
    b.leave(u);
    let w = b.access(t, Mode::W);
    b.race(w, read);
    // The write comes after T's section, the read only before it: not co-enabled. A third task writes at any time.
    let third = b.spawn(ROOT);
    let w = b.access(third, Mode::W);
    b.race(read, w);
});

case!(a_reachable_cut_is_unwinding, "unknown(unwinding: loop at line 3)", |b| {
    let x = b.location("x", 0);
    let (t, u) = two(b);
    b.isolated_add(t, x, 1);
    b.section(u, Lock::Global);
    let v = b.read(u, x);
    b.leave(u);
    let one = b.equals(v, 1);
    b.set_guard(u, one);
    let cut = b.emit(u, EventKind::Cut { why: Box::new(Unknown::Unwinding("loop at line 3".into())) });
    b.obligations.cuts.push(cut);
});

case!(an_unreachable_cut_does_not_matter, "true", |b| {
    let x = b.location("x", 0);
    let (t, u) = two(b);
    b.isolated_add(t, x, 1);
    b.section(u, Lock::Global);
    let v = b.read(u, x);
    b.leave(u);
    let two = b.equals(v, 2);
    b.set_guard(u, two);
    let cut = b.emit(u, EventKind::Cut { why: Box::new(Unknown::Unwinding("loop at line 3".into())) });
    b.obligations.cuts.push(cut);
});

// Many goals in one query: a task that is not spawned must not count as done before a later section.
case!(joint_queries_do_not_miss_the_last_goal, "false(no-data-race)", |b| {
    let (x, flag) = (b.location("x", 0), b.location("flag", 0));
    let one = b.int(1);
    let setter = b.spawn(ROOT);
    b.section(setter, Lock::Global);
    b.write(setter, flag, one);
    b.leave(setter);
    b.section(ROOT, Lock::Global);
    let f = b.read(ROOT, flag);
    b.leave(ROOT);
    // if (flag == 1) finish { async { isolated x++; a } }
    let set = b.equals(f, 1);
    b.set_guard(ROOT, set);
    b.open(ROOT);
    let t = b.spawn(ROOT);
    b.isolated_add(t, x, 1);
    let a = b.access(t, Mode::W);
    b.isolated_add(t, x, 1);
    b.end(t);
    b.join(ROOT);
    b.set_guard(ROOT, TermId::TRUE);
    // isolated x++ twice; if (x == 1 and flag was not seen) b races with a third task
    b.section(ROOT, Lock::Global);
    let v = b.read(ROOT, x);
    let w = b.add(v, 1);
    b.write(ROOT, x, w);
    b.leave(ROOT);
    let (zero, unset) = (b.equals(v, 0), b.equals(f, 0));
    let both = b.trace.terms.and(zero, unset);
    b.set_guard(ROOT, both);
    let late = b.access(ROOT, Mode::W);
    let other = b.spawn(ROOT);
    let last = b.access(other, Mode::W);
    let after = b.access(ROOT, Mode::R);
    for _ in 0..3 {
        b.race(a, late);
    }
    b.race(last, after);
});
