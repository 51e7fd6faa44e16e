//! The engines agree on random programs, whether these are made as IR or read from text.

#![allow(clippy::panic, reason = "a test fails by panicking")]

use scoville_testgen::check::{self, Engine, Plan};
use scoville_testgen::{generate, suite};
use std::ops::Range;
use std::time::Duration;

/// Time that one engine may spend on one program.
const LIMIT: Duration = Duration::from_secs(5);

#[track_caller]
fn agree(seeds: Range<u64>, size: u32, plan: impl Fn(u64) -> Plan + Sync) {
    let tally = match suite::compare(seeds, &|seed| generate::tree(seed, size), &plan, LIMIT) {
        Ok(tally) => tally,
        Err(d) => panic!("seed {}:\n{}", d.seed, d.opinions.shown()),
    };
    // Shown by `--nocapture`, and with a failure.
    println!(
        "{} programs, {:.2} % open {:?}, {:?}",
        tally.programs,
        tally.percent_open(),
        tally.reasons,
        tally.verdicts
    );
    assert!(tally.percent_open() <= 2.0, "engines leave too many programs open: the suite tests little");
    assert!(tally.violated() * 3 >= tally.programs, "too few programs violate anything");
    let safe = tally.verdicts.get("true").copied().unwrap_or(0);
    assert!(safe * 10 >= tally.programs, "too few programs are right");
}

/// All opinions for every eighth program, else the two that differ most.
fn mixed(seed: u64) -> Plan {
    if seed.is_multiple_of(8) { check::ALL } else { check::PAIR }
}

#[test]
fn engines_agree_on_small_programs() {
    agree(0..500, 12, mixed);
}

#[test]
fn engines_agree_on_larger_programs() {
    agree(10_000..10_400, 22, mixed);
}

#[test]
fn engines_agree_on_texts() {
    let plan: Plan = &[Engine::Text, Engine::TextExplicit];
    agree(20_000..20_100, 16, move |_| plan);
}
