//! Larger traces; the benchmarks among them are not run by default.

use super::basics::{Once, Trusting};
use crate::options::{EncodingChoice, Options};
use crate::testkit::{Builder, ROOT};
use scoville_encode::obligation::Problem;
use scoville_encode::trace::{Lock, TaskId};
use std::time::{Duration, Instant};

/// n tasks that each take the next number under isolated; two with the same number would be wrong.
pub fn tickets(n: usize) -> Problem {
    let mut b = Builder::new();
    let next = b.location("next", 0);
    b.open(ROOT);
    let tasks: Vec<TaskId> = (0..n).map(|_| b.spawn(ROOT)).collect();
    let mut taken = Vec::new();
    for t in tasks {
        b.section(t, Lock::Global);
        let v = b.read(t, next);
        let after = b.add(v, 1);
        b.write(t, next, after);
        b.leave(t);
        b.end(t);
        taken.push(v);
    }
    b.join(ROOT);
    let mut same = Vec::new();
    for (i, x) in taken.iter().enumerate() {
        for y in &taken[..i] {
            same.push(b.trace.terms.eq(*x, *y));
        }
    }
    let any = b.trace.terms.or_all(same);
    b.fails(ROOT, any);
    b.finish()
}

/// n isolated increments; the sum is n.
pub fn counter(n: usize) -> Problem {
    let mut b = Builder::new();
    let x = b.location("x", 0);
    b.open(ROOT);
    let tasks: Vec<TaskId> = (0..n).map(|_| b.spawn(ROOT)).collect();
    for t in tasks {
        b.isolated_add(t, x, 1);
        b.end(t);
    }
    b.join(ROOT);
    let v = b.read(ROOT, x);
    let right = b.equals(v, n as i32);
    let wrong = b.trace.terms.not(right);
    b.fails(ROOT, wrong);
    b.finish()
}

/// n transfers between 4 accounts, each only if covered; without the check the total would still be kept, an account
/// may go below zero if `unchecked`.
pub fn bank(n: usize, unchecked: bool) -> Problem {
    let mut b = Builder::new();
    let accounts: Vec<_> = (0..4).map(|i| b.location(&format!("a{i}"), 10)).collect();
    b.open(ROOT);
    let tasks: Vec<TaskId> = (0..n).map(|_| b.spawn(ROOT)).collect();
    for (i, t) in tasks.into_iter().enumerate() {
        let (from, to) = (accounts[i % 4], accounts[(i * 3 + 1) % 4]);
        let amount = (i % 5 + 3) as i32;
        b.section(t, Lock::Global);
        let x = b.read(t, from);
        let limit = b.int(amount);
        let less = b.trace.terms.binary(scoville_ir::stmt::BinOp::Lt, scoville_ir::types::Prim::Int, x, limit);
        let enough = b.trace.terms.not(less);
        if !(unchecked && i == n - 1) {
            b.set_guard(t, enough);
        }
        let rest = b.add(x, -amount);
        b.write(t, from, rest);
        let y = b.read(t, to);
        let more = b.add(y, amount);
        b.write(t, to, more);
        b.set_guard(t, scoville_encode::term::TermId::TRUE);
        b.leave(t);
        b.end(t);
    }
    b.join(ROOT);
    let mut bad = Vec::new();
    for a in accounts {
        let v = b.read(ROOT, a);
        let zero = b.int(0);
        bad.push(b.trace.terms.binary(scoville_ir::stmt::BinOp::Lt, scoville_ir::types::Prim::Int, v, zero));
    }
    let any = b.trace.terms.or_all(bad);
    b.fails(ROOT, any);
    b.finish()
}

#[test]
#[ignore = "a benchmark"]
fn benchmark() {
    let dump = std::env::var_os("SCOVILLE_DUMP").map(std::path::PathBuf::from);
    for (name, p) in [
        ("tickets 5", tickets(5)),
        ("tickets 7", tickets(7)),
        ("tickets 8", tickets(8)),
        ("counter 7", counter(7)),
        ("counter 9", counter(9)),
        ("bank 6", bank(6, false)),
        ("bank 6 unchecked", bank(6, true)),
        ("bank 12 unchecked", bank(12, true)),
    ] {
        for encoding in [EncodingChoice::ReadFrom, EncodingChoice::Slots] {
            let started = Instant::now();
            let deadline = Some(started + Duration::from_secs(20));
            let dump = dump.as_ref().map(|d| d.join(format!("{name} {encoding:?}").replace(' ', "-")));
            let options = Options { encoding, deadline, dump, ..Options::default() };
            let o = crate::decide(&p, &Once, &Trusting, &options);
            println!("{name} {encoding:?}: {} {:?}", o.verdict, started.elapsed());
        }
    }
}
