//! Changes that must not matter, or matter in a known way, to the verdict of `verify`.

#![allow(clippy::panic, reason = "a test fails by panicking")]

use scoville_evidence::verdict::{Outcome, Verdict};
use scoville_explore::ProgramReplayer;
use scoville_solver::Reductions;
use scoville_testgen::java::Style;
use scoville_testgen::metamorph::{Change, apply};
use scoville_testgen::program::Tree;
use scoville_testgen::{check, compare, construct, generate, java, shrink, suite};
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Time for one verdict.
const LIMIT: Duration = Duration::from_secs(2);

/// The verdict, if nothing that comes before it has stayed open.
fn settled(outcome: Outcome) -> Verdict {
    outcome.undecided.map_or(outcome.verdict, Verdict::Unknown)
}

fn verdict(tree: &Tree) -> Verdict {
    let program = construct::program(tree);
    let replayer = ProgramReplayer::new(&program, Default::default());
    settled(compare::symbolic(&program, &replayer, Reductions::ALL, LIMIT))
}

fn text(tree: &Tree, style: Style) -> String {
    java::print(tree, check::CLASS, style).text
}

fn verdict_of_text(tree: &Tree, style: Style) -> Verdict {
    let text = text(tree, style);
    match compare::compile("Generated.java", &text) {
        Ok(compiled) => {
            let replayer = ProgramReplayer::new(&compiled.program, Default::default());
            settled(compare::symbolic(&compiled.program, &replayer, Reductions::ALL, LIMIT))
        }
        Err(message) => panic!("{message}\n{text}"),
    }
}

/// Programs that one change makes wrong, if there are any.
fn wrong(tree: &Tree, change: Change, most: usize, pick: u64) -> Option<(Verdict, Tree, Verdict)> {
    let changed = apply(tree, change);
    if changed.is_empty() {
        return None;
    }
    let before = verdict(tree);
    let first = (pick % changed.len() as u64) as usize;
    changed.into_iter().cycle().skip(first).take(most).find_map(|t| {
        let after = verdict(&t);
        (!change.allows(&before, &after)).then_some((before.clone(), t, after))
    })
}

/// At least `least` of the programs must admit the change.
#[track_caller]
fn changes(change: Change, seeds: Range<u64>, size: u32, least: u64) {
    let applied = AtomicU64::new(0);
    suite::for_all(seeds, &|seed| {
        let tree = generate::tree(seed, size);
        applied.fetch_add(u64::from(!apply(&tree, change).is_empty()), Ordering::Relaxed);
        if wrong(&tree, change, 1, seed).is_some() {
            let small = shrink::shrink(&tree, &mut |t| wrong(t, change, 40, 0).is_some());
            if let Some((before, t, after)) = wrong(&small, change, 40, 0) {
                let (was, is) = (text(&small, Style::default()), text(&t, Style::default()));
                panic!("seed {seed}, {change:?}: {before} became {after}\n{was}\nbecame\n{is}");
            }
        }
        true
    });
    let applied = applied.into_inner();
    assert!(applied >= least, "{change:?} applies to {applied} programs only");
}

#[test]
fn order_of_independent_tasks() {
    changes(Change::SwapTasks, 0..180, 16, 40);
}

#[test]
fn a_task_that_does_nothing() {
    changes(Change::SpareTask, 1000..1080, 16, 60);
}

#[test]
fn a_wider_region() {
    changes(Change::WidenRegion, 2000..2250, 16, 30);
}

#[test]
fn a_task_that_is_waited_for() {
    changes(Change::WaitForTask, 3000..3080, 16, 40);
}

#[test]
fn operands_the_other_way_round() {
    changes(Change::SwapOperands, 4000..4120, 16, 20);
}

#[test]
fn a_statement_as_a_method() {
    changes(Change::ExtractMethod, 5000..5080, 16, 60);
}

#[track_caller]
fn style(style: Style, seeds: Range<u64>) {
    let differs = |tree: &Tree| {
        let (a, b) = (verdict_of_text(tree, Style::default()), verdict_of_text(tree, style));
        let open = |v: &Verdict| matches!(v, Verdict::Unknown(_));
        (a != b && !open(&a) && !open(&b)).then_some((a, b))
    };
    suite::for_all(seeds, &|seed| {
        let tree = generate::tree(seed, 16);
        if differs(&tree).is_some() {
            let small = shrink::shrink(&tree, &mut |t| differs(t).is_some());
            panic!("seed {seed}: {:?}\n{}\n{}", differs(&small), text(&small, Style::default()), text(&small, style));
        }
        true
    });
}

#[test]
fn other_names() {
    style(Style { renamed: true, ..Style::default() }, 6000..6040);
}

#[test]
fn another_order_of_classes_and_members() {
    style(Style { reversed: true, ..Style::default() }, 7000..7040);
}

#[test]
fn members_that_nobody_uses() {
    style(Style { spare: true, ..Style::default() }, 8000..8040);
}

#[test]
fn constants_as_final_fields() {
    style(Style { constants: true, ..Style::default() }, 9000..9040);
}
