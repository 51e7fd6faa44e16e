//! The unroller's inner loop on concrete values adds nothing to the semantics: without it the trace is the same.

#![allow(clippy::panic, clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use scoville_encode::{print, unroll};
use scoville_ir::program::Program;
use scoville_testgen::{construct, generate};
use std::time::{Duration, Instant};

/// What the unroller makes of a program, and how many accesses it checked.
fn unrolled(program: &Program, quick: bool) -> String {
    let deadline = Some(Instant::now() + Duration::from_secs(2));
    let options = unroll::Options { iterations: 100_000, quick, deadline, ..unroll::Options::default() };
    match unroll::build(program, &options, None) {
        Ok((p, _)) => {
            let counts = (p.accesses, p.regions, p.rounds, p.sensitive, &p.incomplete, &p.obligations.discharged);
            format!("{counts:?}\n{}", print::problem(&p))
        }
        Err(why) => format!("{why:?}"),
    }
}

#[test]
fn programs_are_unrolled_the_same() {
    let (mut wrong, mut same) = (Vec::new(), 0);
    // Without those that are made to be large: to compile them takes most of the time.
    for name in support::all().into_iter().step_by(support::every(6)) {
        let Some(subject) = support::accepted(&name).filter(|_| !name.starts_with("scale/")) else { continue };
        let (quick, general) = (unrolled(&subject.program, true), unrolled(&subject.program, false));
        if quick.starts_with("Timeout") || general.starts_with("Timeout") {
            continue;
        }
        same += 1;
        if quick != general {
            wrong.push(name);
        }
    }
    assert!(wrong.is_empty(), "{}: {}", wrong.len(), wrong.join(", "));
    assert!(same > 100, "only {same} programs were unrolled: the test tests little");
}

#[test]
fn generated_programs_are_unrolled_the_same() {
    for seed in 40_000..41_500 {
        let tree = generate::tree(seed, 20);
        let program = construct::program(&tree);
        assert_eq!(unrolled(&program, true), unrolled(&program, false), "seed {seed}: {tree:?}");
    }
}
