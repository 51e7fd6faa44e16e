//! `scoville explore --follow`: the canonical run of the symbolic engine, followed by the explicit one.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod support;

use std::path::Path;
use support::run;

/// The exit code, and what the report says of the canonical trace.
fn follow(program: &str) -> (Option<i32>, String) {
    let output =
        run(Path::new(env!("CARGO_MANIFEST_DIR")), &["explore", &format!("benchmarks/{program}.java"), "--follow"]);
    let text = String::from_utf8(output.stdout).unwrap();
    let notes: Vec<&str> = text.lines().filter_map(|l| l.strip_prefix("note: canonical trace followed: ")).collect();
    (output.status.code(), notes.join("\n"))
}

#[test]
fn a_concrete_program_is_followed() {
    let (code, note) = follow("jpf-hj/VectorAdd");
    assert_eq!(code, Some(0));
    let rest = note.strip_prefix("yes, ").unwrap_or_else(|| panic!("{note}"));
    let (events, hash) = rest.split_once(" events, hash ").unwrap();
    assert!(events.parse::<u64>().unwrap() > 50, "{note}");
    assert!(hash.len() == 16 && hash.chars().all(|c| c.is_ascii_hexdigit()), "{note}");
    assert_eq!(follow("jpf-hj/VectorAdd"), (code, note), "the same program has the same log");
}

#[test]
fn a_racy_program_is_followed_too() {
    let (code, note) = follow("jpf-hj/PrimitiveArrayRace");
    assert_eq!(code, Some(1));
    assert!(note.starts_with("yes, "), "{note}");
}

#[test]
fn keys_by_identity_have_the_same_codes() {
    let (code, note) = follow("regressions/MapOfIdentities");
    assert_eq!(code, Some(0));
    assert!(note.starts_with("yes, "), "{note}");
}

#[test]
fn a_symbolic_branch_is_named() {
    let (code, note) = follow("regressions/BranchOnFlag");
    assert_eq!(code, Some(0));
    assert!(note.starts_with("not applicable: a branch that depends on the schedule"), "{note}");
    assert!(note.contains("benchmarks/regressions/BranchOnFlag.java:"), "{note}");
}
