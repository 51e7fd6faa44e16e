//! The engines agree on random programs.

#![allow(clippy::panic, reason = "a test fails by panicking")]

use scoville_evidence::verdict::{FindingKind, Outcome, Property, Verdict};
use scoville_explore::replay::ProgramReplayer;
use scoville_testgen::program::Tree;
use scoville_testgen::{compare, construct, generate, shrink};
use std::ops::Range;
use std::time::Duration;

/// Time that one engine may spend on one program.
const LIMIT: Duration = Duration::from_secs(5);

#[derive(Clone, Copy, PartialEq)]
enum Pair {
    /// Symbolic with reductions, and explicit.
    SymbolicExplicit,
    /// Symbolic with reductions, and without.
    Pure,
}

fn outcomes(tree: &Tree, pair: Pair) -> (Outcome, Outcome) {
    let program = construct::program(tree);
    let replayer = ProgramReplayer::new(&program, Default::default());
    let first = compare::symbolic(&program, &replayer, false, LIMIT);
    let second = match pair {
        Pair::SymbolicExplicit => compare::explicit(&program, LIMIT),
        Pair::Pure => compare::symbolic(&program, &replayer, true, LIMIT),
    };
    (first, second)
}

/// A disagreement, or a defect that an engine confesses.
fn bad(a: &Outcome, b: &Outcome) -> bool {
    // An execution in which both an assertion fails and the root task throws counts as the one or the other, by which
    // came first; the explicit engine does not try both orders.
    let thrown_or_failed = [Property::Exception, Property::Assertion].map(Verdict::False);
    let either = thrown_or_failed.contains(&a.verdict) && thrown_or_failed.contains(&b.verdict);
    let confessed = |o: &Outcome| o.verdict.to_string().contains("internal");
    (!compare::agree(&a.verdict, &b.verdict) && !either) || confessed(a) || confessed(b)
}

#[track_caller]
fn check(seeds: Range<u64>, size: u32, pair: Pair) {
    let mut decided = 0u64;
    let mut violated = 0u64;
    let total = seeds.end - seeds.start;
    for seed in seeds {
        let tree = generate::tree(seed, size);
        let (a, b) = outcomes(&tree, pair);
        if bad(&a, &b) {
            let small = shrink::shrink(&tree, &mut |t| {
                let (a, b) = outcomes(t, pair);
                bad(&a, &b)
            });
            let (a, b) = outcomes(&small, pair);
            let kinds = |o: &Outcome| o.findings.iter().map(|f| f.kind.clone()).collect::<Vec<FindingKind>>();
            let (ka, kb) = (kinds(&a), kinds(&b));
            panic!("seed {seed}: {} {ka:?}, but {} {kb:?}\n{small}", a.verdict, b.verdict);
        }
        decided += u64::from(!matches!(a.verdict, Verdict::Unknown(_)) && !matches!(b.verdict, Verdict::Unknown(_)));
        violated += u64::from(matches!(a.verdict, Verdict::False(_)));
    }
    assert!(decided * 100 >= total * 97, "only {decided} of {total} programs are decided by both");
    assert!(violated * 10 >= total, "only {violated} of {total} programs violate anything: they test little");
}

#[test]
fn symbolic_and_explicit_agree_on_small_programs() {
    check(0..2000, 14, Pair::SymbolicExplicit);
}

#[test]
fn symbolic_and_explicit_agree_on_larger_programs() {
    check(50_000..50_600, 30, Pair::SymbolicExplicit);
}

#[test]
fn with_and_without_reductions_agree() {
    check(80_000..80_250, 14, Pair::Pure);
}

#[test]
#[ignore = "takes minutes; for a long run now and then"]
fn symbolic_and_explicit_agree_on_many_programs() {
    check(1_000_000..1_040_000, 30, Pair::SymbolicExplicit);
}
