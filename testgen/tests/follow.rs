//! The unroller's canonical run against the explicit engine's: event by event, on the programs of `benchmarks/` and on
//! generated ones.

#![allow(clippy::panic, clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use scoville_encode::fault::{self, Fault};
use scoville_evidence::log::Followed;
use scoville_testgen::{compare, construct, generate};
use std::time::Duration;

/// Time for one program.
const LIMIT: Duration = Duration::from_secs(1);

fn differs(followed: &Followed) -> bool {
    matches!(followed, Followed::No { .. })
}

#[test]
fn programs_are_followed() {
    let (mut wrong, mut yes, mut log) = (Vec::new(), 0, String::new());
    for name in support::all().into_iter().step_by(support::every(2)) {
        let Some(subject) = support::accepted(&name) else { continue };
        let followed = compare::canonical(&subject.program, LIMIT);
        log += &format!("{name}: {followed:?}\n");
        yes += u64::from(matches!(followed, Followed::Yes { .. }));
        if differs(&followed) {
            wrong.push(format!("{name}: {followed:#?}"));
        }
    }
    if std::env::var_os("SHOW").is_some() {
        support::show(&log);
    }
    assert!(wrong.is_empty(), "{}\n{}", wrong.len(), wrong.join("\n"));
    assert!(yes > 100, "only {yes} programs can be followed: the test tests little");
}

#[test]
fn generated_programs_are_followed() {
    let mut yes = 0;
    for seed in 0..1500 {
        let tree = generate::tree(seed, 20);
        let followed = compare::canonical(&construct::program(&tree), LIMIT);
        assert!(!differs(&followed), "seed {seed}: {followed:#?}\n{tree:?}");
        yes += u64::from(matches!(followed, Followed::Yes { .. }));
    }
    assert!(yes > 500, "only {yes} programs can be followed: the test tests little");
}

#[test]
fn faults_of_concrete_evaluation_are_told() {
    for (fault, name) in
        [(Fault::WrongShift, "jpf-hj/BinaryTrees"), (Fault::StoreDropped, "jpf-hj/PrimitiveArrayNoRace")]
    {
        let program = support::subject(name).program;
        assert!(matches!(compare::canonical(&program, LIMIT), Followed::Yes { .. }), "{name}");
        let faulty = fault::with(Some(fault), || compare::canonical(&program, LIMIT));
        let Followed::No { expected, found, .. } = &faulty else {
            panic!("{fault:?} is not told by {name}: {faulty:?}")
        };
        assert!(expected.is_some() && found.is_some(), "{fault:?}: {faulty:?}");
    }
}
