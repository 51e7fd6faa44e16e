//! The generator makes programs, of all kinds, and the printer makes Java of them.

#![allow(clippy::panic, reason = "a test fails by panicking")]

use scoville_testgen::program::{Lock, Mode, PhaserCall, Stmt, Tree};
use scoville_testgen::{check, compare, generate, java, scope, suite};
use std::collections::BTreeMap;

#[test]
fn seeds_determine_programs() {
    for seed in 0..50 {
        assert_eq!(generate::tree(seed, 20), generate::tree(seed, 20));
    }
}

#[test]
fn programs_are_well_formed() {
    for seed in 0..5000 {
        let tree = generate::tree(seed, 8 + (seed % 30) as u32);
        let text = || java::print(&tree, check::CLASS, java::Style::default()).text;
        assert!(scope::well_formed(&tree), "seed {seed}\n{}", text());
    }
}

#[test]
fn texts_are_java() {
    suite::for_all(0..500, &|seed| {
        let tree = generate::tree(seed, 24);
        let java = java::print(&tree, check::CLASS, java::Style::default());
        if let Err(message) = compare::compile("Generated.java", &java.text) {
            panic!("seed {seed}: {message}\n{}", java.text);
        }
        true
    });
}

/// What a statement is an example of.
fn constructs(s: &Stmt) -> Vec<&'static str> {
    match s {
        Stmt::Assign(..) => vec!["assign"],
        Stmt::Increment(_) => vec!["increment"],
        Stmt::SetShared(_) => vec!["node variable"],
        Stmt::SetNext(..) => vec!["link"],
        Stmt::SetAlias { .. } => vec!["array variable"],
        Stmt::Local(..) => vec!["local"],
        Stmt::LocalRef(..) => vec!["local node"],
        Stmt::If(..) => vec!["if"],
        Stmt::LeaveIf(_) => vec!["return"],
        Stmt::For(..) => vec!["for"],
        Stmt::BreakIf(_) => vec!["break"],
        Stmt::ContinueIf(_) => vec!["continue"],
        Stmt::WaitWhile(_) => vec!["waiting loop"],
        Stmt::Isolated(Lock::Global, _) => vec!["isolated"],
        Stmt::Isolated(Lock::Objects(list), _) => {
            let mut out = vec!["isolated on objects"];
            if list.len() > 1 {
                out.push("isolated on several objects");
            }
            if list.iter().any(|(_, m)| *m == Some(Mode::R)) {
                out.push("read mode");
            }
            out
        }
        Stmt::IsolatedValue(..) => vec!["isolatedWithReturn"],
        Stmt::Synchronized(..) => vec!["synchronized"],
        Stmt::Atomic(..) => vec!["atomic number"],
        Stmt::Async(_) => vec!["async"],
        Stmt::AsyncAwait(..) => vec!["asyncAwait"],
        Stmt::Future(_, inputs, ..) if inputs.is_empty() => vec!["future"],
        Stmt::Future(..) => vec!["futureAwait"],
        Stmt::ForTasks { waits: true, .. } => vec!["forall"],
        Stmt::ForTasks { .. } => vec!["forasync"],
        Stmt::Finish(_) => vec!["finish"],
        Stmt::Get(..) => vec!["get"],
        Stmt::SafeGet(..) => vec!["safeGet"],
        Stmt::Put(..) => vec!["put"],
        Stmt::Fail(_) => vec!["failed"],
        Stmt::Cancel(_) => vec!["cancel"],
        Stmt::WaitAll(_) => vec!["waitAll"],
        Stmt::Region(..) => vec!["region"],
        Stmt::Acquire(..) => vec!["acquire alone"],
        Stmt::Release(..) => vec!["release alone"],
        Stmt::Assert(_) => vec!["assert"],
        Stmt::Throw(_) => vec!["throw"],
        Stmt::Try(..) => vec!["try"],
        Stmt::Exit => vec!["exit"],
        Stmt::Call(_) => vec!["call"],
        Stmt::NewPhaser(_, _, bound) => {
            let mut out = vec!["newPhaser"];
            if *bound > 0 {
                out.push("bounded phaser");
            }
            out
        }
        Stmt::AsyncPhased(list, _) => {
            let mut out = vec!["asyncPhased"];
            if list.len() > 1 {
                out.push("two phasers");
            }
            out
        }
        Stmt::ForPhased { .. } => vec!["forallPhased"],
        Stmt::Next => vec!["next"],
        Stmt::Phaser(_, PhaserCall::Signal) => vec!["signal"],
        Stmt::Phaser(_, PhaserCall::Wait) => vec!["doWait"],
        Stmt::Phaser(_, PhaserCall::Next) => vec!["doNext"],
        Stmt::Phaser(_, PhaserCall::Drop) => vec!["drop"],
    }
}

/// Constructs, and in how many of a hundred programs each is to be found at least.
const EXPECTED: &[(&str, u32)] = &[
    ("assign", 80),
    ("increment", 50),
    ("if", 60),
    ("isolated", 70),
    ("async", 80),
    ("finish", 35),
    ("newPhaser", 15),
    ("bounded phaser", 2),
    ("asyncPhased", 15),
    ("two phasers", 1),
    ("forallPhased", 1),
    ("next", 15),
    ("signal", 3),
    ("doWait", 2),
    ("doNext", 2),
    ("drop", 2),
    ("assert", 30),
    ("node variable", 6),
    ("link", 2),
    ("array variable", 3),
    ("local", 8),
    ("local node", 7),
    ("return", 8),
    ("for", 8),
    ("break", 2),
    ("continue", 2),
    ("waiting loop", 7),
    ("isolated on objects", 20),
    ("isolated on several objects", 8),
    ("read mode", 10),
    ("isolatedWithReturn", 9),
    ("synchronized", 8),
    ("atomic number", 9),
    ("asyncAwait", 8),
    ("future", 9),
    ("futureAwait", 3),
    ("forall", 5),
    ("forasync", 6),
    ("get", 5),
    ("safeGet", 4),
    ("put", 13),
    ("failed", 3),
    ("cancel", 3),
    ("waitAll", 6),
    ("region", 16),
    ("acquire alone", 4),
    ("release alone", 4),
    ("throw", 3),
    ("try", 7),
    ("exit", 1),
    ("call", 9),
    ("initialiser", 8),
    ("task in a section", 3),
    ("section in a section", 10),
];

fn found_in(tree: &Tree) -> Vec<&'static str> {
    let mut out = Vec::new();
    tree.each(&mut |s| {
        out.extend(constructs(s));
        if let Stmt::Isolated(_, b) | Stmt::IsolatedValue(_, _, b, _) = s {
            let inside = Tree::of(b.clone());
            inside.each(&mut |s| match s {
                Stmt::Async(_) | Stmt::Future(..) | Stmt::AsyncAwait(..) => out.push("task in a section"),
                Stmt::Isolated(..) | Stmt::IsolatedValue(..) => out.push("section in a section"),
                _ => {}
            });
        }
    });
    if tree.table.is_some() {
        out.push("initialiser");
    }
    out.sort_unstable();
    out.dedup();
    out
}

#[test]
fn every_construct_is_frequent() {
    let mut counts: BTreeMap<&str, u32> = BTreeMap::new();
    const PROGRAMS: u64 = 2000;
    for seed in 0..PROGRAMS {
        for what in found_in(&generate::tree(seed, 20)) {
            *counts.entry(what).or_default() += 1;
        }
    }
    let percent = |what: &str| f64::from(counts.get(what).copied().unwrap_or(0)) * 100.0 / PROGRAMS as f64;
    println!("{}", counts.keys().map(|w| format!("{w} {:.1}", percent(w))).collect::<Vec<_>>().join(", "));
    for (what, least) in EXPECTED {
        assert!(percent(what) >= f64::from(*least), "{what} is in {:.1} % of programs, not {least} %", percent(what));
    }
    for what in counts.keys() {
        assert!(EXPECTED.iter().any(|(w, _)| w == what), "{what} is not in the table");
    }
}

#[test]
fn every_verdict_is_frequent() {
    let tree = |seed| generate::tree(seed, 20);
    let tally = match suite::compare(0..400, &tree, &|_| &[], std::time::Duration::from_secs(5)) {
        Ok(tally) => tally,
        Err(d) => panic!("seed {}:\n{}", d.seed, d.opinions.shown()),
    };
    println!("{:?}", tally.verdicts);
    let words = [
        "true",
        "false(no-data-race)",
        "false(permission)",
        "false(no-deadlock)",
        "false(exception)",
        "false(assertion)",
    ];
    for words in words {
        let n = tally.verdicts.get(words).copied().unwrap_or(0);
        assert!(n * 25 >= tally.programs, "{words}: only {n} of {}", tally.programs);
    }
}
