//! Random small programs: the search and the reference must agree on them.

mod constructs;
mod handed;

use super::dfs::Name;
use super::{Method, Options, explore_names, reference};
use scoville_evidence::verdict::{Unknown, Verdict};
use scoville_ir::program::Program;
use scoville_ir::types::Operand;
use std::collections::BTreeSet;

/// A small generator of pseudo-random numbers (SplitMix64).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, n: u64) -> u64 {
        self.next() % n
    }

    fn one_in(&mut self, n: u64) -> bool {
        self.below(n) == 0
    }
}

fn constant(r: &mut Random) -> Operand {
    Operand::int(r.below(2) as i32)
}

fn pick<T: Copy>(r: &mut Random, list: &[T]) -> T {
    list[r.below(list.len() as u64) as usize]
}

/// Livelocks only by their kind: where the tasks turn depends on when one looks.
fn blur(names: BTreeSet<Name>) -> BTreeSet<Name> {
    let one = |n| match n {
        Name::Livelock(_) => Name::Livelock(Vec::new()),
        n => n,
    };
    names.into_iter().map(one).collect()
}

fn is_race(n: &Name) -> bool {
    matches!(n, Name::Race(..))
}

/// Compares both engines on the programs of a range of seeds.
fn compare(program: impl Fn(u64) -> Program, seeds: std::ops::Range<u64>) {
    let (mut racy, mut wrong, mut safe, mut skipped) = (0, 0, 0, 0);
    for seed in seeds {
        let p = program(seed);
        let Some(expected) = reference::names(&p, 20_000) else {
            skipped += 1;
            continue;
        };
        let text =
            || (0..p.methods.len()).map(|i| scoville_ir::print::method(&p, scoville_ir::types::MethodId(i as u32)));
        if expected.iter().any(is_race) {
            racy += 1;
        } else if expected.is_empty() {
            safe += 1;
        } else {
            wrong += 1;
        }
        // What was counted where whole states are compared: there, no step is left out because its outcome is known.
        let mut whole = None;
        for (method, full_states) in [
            (Method::Dpor, false),
            (Method::Exhaustive, true),
            (Method::Exhaustive, false),
            (Method::Unreduced, false),
            (Method::Constructs, true),
            (Method::Constructs, false),
        ] {
            let show = || format!("seed {seed}, {method:?}\n{}", text().collect::<String>());
            let time = std::time::Duration::from_secs(60);
            let options = Options { method, full_states, time, ..Options::default() };
            let (e, found) = explore_names(&p, &options, &mut |_| {});
            // Who resigns in a region or with a result is refused.
            let refused = |why: &str| why.ends_with("whose initialiser has failed") || why.contains("exit of an actor");
            let verdict_refused =
                matches!(&e.outcome.verdict, Verdict::Unknown(Unknown::Unsupported(why)) if refused(why));
            if verdict_refused || e.unconfirmed.iter().any(|why| refused(why)) {
                skipped += 1;
                break;
            }
            let vacuous = Verdict::Unknown(Unknown::Vacuous);
            let open = matches!(&e.outcome.verdict, Verdict::Unknown(_)) && e.outcome.verdict != vacuous;
            assert!(!open, "{}: {}", e.outcome.verdict, show());
            assert_eq!(e.unconfirmed, Vec::<String>::new(), "{}", show());
            // A round that is broken off has counted the steps whose outcome is known, and not those that it would have come to.
            let transitions = if e.counts.rounds == 1 { e.counts.transitions } else { 0 };
            let counts = (e.counts.states, transitions, e.counts.depth, e.counts.rounds, found.clone());
            if full_states {
                whole = Some(counts);
            } else if let Some(whole) = whole.take() {
                assert_eq!(counts, whole, "{}", show());
            }
            let found = blur(found);
            if expected.iter().any(is_race) {
                assert!(found.iter().any(is_race), "missed {expected:?}, found {found:?}, {:?}\n{}", e, show());
                let first: Vec<_> = found.iter().filter(|n| is_race(n)).collect();
                assert!(first.iter().any(|n| expected.contains(n)), "{first:?} not in {expected:?}\n{}", show());
            } else {
                assert_eq!(found, expected, "{}", show());
            }
        }
    }
    println!("{racy} racy, {wrong} with other findings, {safe} safe, {skipped} too large");
}

#[test]
fn random_programs_agree_with_the_reference() {
    compare(constructs::program, 0..400);
}

#[test]
fn random_programs_that_hand_objects_on_agree_with_the_reference() {
    compare(handed::program, 0..400);
}

/// The seeds that the environment asks for: `SEEDS=from..to`.
fn seeds() -> std::ops::Range<u64> {
    let text = std::env::var("SEEDS").unwrap_or_default();
    let (from, to) = text.split_once("..").unwrap_or(("400", "5000"));
    from.parse().unwrap_or(400)..to.parse().unwrap_or(5000)
}

/// More of them: `SEEDS=from..to cargo test -p scoville-explore --release more_random -- --ignored --nocapture`.
#[test]
#[ignore = "long"]
fn more_random_programs_agree_with_the_reference() {
    compare(constructs::program, seeds());
}

/// More of them, as above.
#[test]
#[ignore = "long"]
fn more_random_programs_that_hand_objects_on_agree_with_the_reference() {
    compare(handed::program, seeds());
}
