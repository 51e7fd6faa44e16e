//! Several encodings in turn: what only one of them decides within a budget is decided, and by the same one each time.

use super::basics::{Once, Trusting};
use super::scaling::{bank, tickets};
use crate::options::{EncodingChoice, Options};
use crate::testkit::{Builder, ROOT};
use scoville_encode::obligation::Problem;
use scoville_encode::term::TermId;
use scoville_encode::trace::{Lock, TaskId};
use scoville_evidence::verdict::{Encoding, Outcome};
use scoville_ir::stmt::BinOp;
use scoville_ir::types::Prim;

/// Resource units for each query.
const BUDGET: u32 = 3_000_000;

/// n transfers between `accounts` accounts that look at the balance in one section and change it in another: two may
/// find the same money, which the first one notices.
fn overdrawn(n: usize, accounts: usize) -> Problem {
    let mut b = Builder::new();
    let balance: Vec<_> = (0..accounts).map(|i| b.location(&format!("a{i}"), 7)).collect();
    b.open(ROOT);
    let tasks: Vec<TaskId> = (0..n).map(|_| b.spawn(ROOT)).collect();
    for (i, t) in tasks.into_iter().enumerate() {
        let (from, to) = (balance[i % accounts], balance[(i + 1 + i / accounts) % accounts]);
        let amount = (2 + 3 * i % 5) as i32;
        let limit = b.int(amount);
        let short = |b: &mut Builder, x| b.trace.terms.binary(BinOp::Lt, Prim::Int, x, limit);
        b.section(t, Lock::Global);
        let seen = b.read(t, from);
        b.leave(t);
        let less = short(&mut b, seen);
        let enough = b.trace.terms.not(less);
        b.set_guard(t, enough);
        b.section(t, Lock::Global);
        let x = b.read(t, from);
        let rest = b.add(x, -amount);
        b.write(t, from, rest);
        if i == 0 {
            let less = short(&mut b, x);
            b.fails(t, less);
        }
        let y = b.read(t, to);
        let more = b.add(y, amount);
        b.write(t, to, more);
        b.leave(t);
        b.set_guard(t, TermId::TRUE);
        b.end(t);
    }
    b.join(ROOT);
    b.finish()
}

fn decided(p: &Problem, encoding: EncodingChoice, rlimit: u32) -> Outcome {
    crate::decide(p, &Once, &Trusting, &Options { encoding, rlimit, ..Options::default() })
}

/// Who decided with data.
fn by(outcome: &Outcome) -> Vec<Encoding> {
    outcome.statistics.encodings.iter().map(|(how, _)| *how).filter(|how| *how != Encoding::Order).collect()
}

fn verdict(outcome: &Outcome) -> String {
    outcome.verdict.to_string()
}

const LIMIT: &str = "unknown(solver: resource limit)";

#[test]
fn what_only_positions_decide_is_decided() {
    let p = tickets(8);
    assert_eq!(verdict(&decided(&p, EncodingChoice::ReadFrom, BUDGET)), LIMIT);
    let outcome = decided(&p, EncodingChoice::Auto, BUDGET);
    assert_eq!((verdict(&outcome), by(&outcome)), ("true".to_owned(), vec![Encoding::Slots]));
}

#[test]
fn what_only_sources_decide_is_decided() {
    let p = overdrawn(12, 4);
    assert_eq!(verdict(&decided(&p, EncodingChoice::Slots, BUDGET)), LIMIT);
    let outcome = decided(&p, EncodingChoice::Auto, BUDGET);
    assert_eq!((verdict(&outcome), by(&outcome)), ("false(assertion)".to_owned(), vec![Encoding::ReadFrom]));
}

#[test]
fn the_same_encoding_decides_each_time() {
    let problems: [fn() -> Problem; 3] = [|| tickets(6), || bank(6, true), || overdrawn(8, 3)];
    for make in problems {
        let answer = || {
            let outcome = decided(&make(), EncodingChoice::Auto, 0);
            let schedules: Vec<_> = outcome.findings.iter().map(|f| f.schedule.clone()).collect();
            (verdict(&outcome), schedules, outcome.statistics.encodings, outcome.statistics.queries)
        };
        // As in a process of its own: how Z3 goes about a query depends on what it was asked before.
        let run = || std::thread::scope(|s| s.spawn(answer).join().ok());
        let first = run();
        assert!(first.is_some());
        assert_eq!(first, run());
    }
}

#[test]
fn where_no_encoding_has_enough_the_limit_is_the_reason() {
    let outcome = decided(&tickets(8), EncodingChoice::Auto, 20_000);
    assert_eq!((verdict(&outcome).as_str(), by(&outcome)), (LIMIT, vec![]));
}
