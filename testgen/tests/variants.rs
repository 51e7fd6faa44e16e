//! No reduction looks at names, at the order of declarations or at where a helper begins: a program of `benchmarks/` that
//! is renamed, reordered, or has its helpers written out comes out the same, for the same reasons.

#![allow(clippy::panic, clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use scoville_evidence::verdict::{Discharge, Unknown, Verdict};
use scoville_testgen::{suite, variant};
use std::collections::BTreeSet;
use std::sync::Mutex;
use std::time::Duration;
use support::Verified;

/// Folders whose programs are compared.
const FOLDERS: &[&str] = &["jpf-hj", "scale", "races", "deadlocks", "regressions"];

/// Not decided by the symbolic engine alone in the time of a test.
const OPEN: &[&str] = &["races/CheckThenActFixed", "races/CheckThenActRacy", "regressions/ExchangersSwap"];

/// Time for one variant.
const LIMIT: Duration = Duration::from_secs(2);

/// What must be the same.
struct Same {
    /// Of the finding that decides as well.
    verdict: String,
    /// How many obligations hold for which reason.
    reasons: Vec<(Discharge, u64)>,
    /// How often the solver was asked. That is determined by the program: models depend on what a Z3 context was asked
    /// before, so that each program gets its own.
    queries: u64,
    proved: bool,
}

/// What comes of the text of a program; nothing if there is not time enough.
fn look(name: &str, text: &str) -> Option<Same> {
    let subject = support::compiled(name, text).unwrap_or_else(|e| panic!("{name} is rejected:\n{e}\n{text}"));
    let verify = || support::verify(&subject.program, LIMIT);
    let Verified { verdict, statistics } = std::thread::scope(|s| s.spawn(verify).join()).unwrap();
    let proved = verdict == Verdict::True;
    let words = verdict.words();
    let in_time = verdict != Verdict::Unknown(Unknown::Timeout);
    in_time.then_some(Same { verdict: words, reasons: statistics.obligations, queries: statistics.queries, proved })
}

/// What a changed program has that the original has not.
fn differs(was: &Same, is: &Same, exact: bool, renamed: bool) -> Option<String> {
    // More places show more of the races that come after the first, or leave more of them open.
    let counts = |d: &Discharge| !matches!(d, Discharge::Open | Discharge::Violated);
    let kinds = |s: &Same| s.reasons.iter().map(|r| r.0).filter(counts).collect::<BTreeSet<_>>();
    let has = |s: &Same, d: Discharge| s.reasons.iter().any(|r| r.0 == d);
    // Of a violation the solver shows the first that comes its way; on what it is asked about values it may need another attempt.
    let as_often = was.queries == is.queries || !(renamed || was.proved) || has(was, Discharge::SolverData);
    // What is open may have had too little time.
    let open = has(was, Discharge::Open) || has(is, Discharge::Open);
    let reasons = if exact { was.reasons == is.reasons } else { kinds(was) == kinds(is) };
    let same = was.verdict == is.verdict && (open || reasons && as_often);
    let tell = |s: &Same| format!("{}, {} queries, {:?}", s.verdict, s.queries, s.reasons);
    (!same).then(|| format!("{}\n    was {}", tell(is), tell(was)))
}

/// The variants that a program has: what was changed, the main class, the text, and whether each place that can be reported
/// is still one place (a helper with two calls becomes two).
fn variants(main: &str, text: &str) -> Vec<(&'static str, String, String, bool)> {
    let (renamed, names) = variant::renamed(text);
    let new_main = names.get(main).cloned().unwrap_or_default();
    let mut all = vec![("renamed", new_main, renamed, true)];
    let reordered = variant::reordered(text);
    if reordered != text {
        all.push(("reordered", main.to_owned(), reordered, true));
    }
    let (inlined, calls) = variant::inlined(text);
    if calls > 0 {
        all.push(("inlined", main.to_owned(), inlined, false));
    }
    all
}

#[test]
fn variants_come_out_the_same() {
    let chosen = |n: &String| FOLDERS.iter().any(|f| n.starts_with(&format!("{f}/"))) && !OPEN.contains(&n.as_str());
    let names: Vec<String> = support::all().into_iter().filter(chosen).step_by(support::every(2)).collect();
    let wrong = Mutex::new(Vec::new());
    let compared = Mutex::new([("renamed", 0), ("reordered", 0), ("inlined", 0)]);
    suite::for_all(0..names.len() as u64, &|i| {
        let name = &names[i as usize];
        let main = name.rsplit('/').next().unwrap_or(name);
        let text = support::text(name);
        // Some regressions are programs that the front end must refuse.
        if support::compiled(main, &text).is_err() {
            return true;
        }
        let Some(was) = look(main, &text) else { return true };
        for (what, main, text, exact) in variants(main, &text) {
            let Some(is) = look(&main, &text) else { continue };
            if let Some(d) = differs(&was, &is, exact, what == "renamed") {
                wrong.lock().unwrap().push(format!("{name} {what}: {d}"));
            }
            compared.lock().unwrap().iter_mut().filter(|c| c.0 == what).for_each(|c| c.1 += 1);
        }
        true
    });
    let wrong = wrong.into_inner().unwrap();
    assert!(wrong.is_empty(), "{} variants come out differently\n{}", wrong.len(), wrong.join("\n"));
    // A machine without time compares less, not nothing.
    let compared = compared.into_inner().unwrap();
    let enough = compared.iter().zip([175, 100, 10]).all(|(c, least)| c.1 >= least);
    assert!(enough, "compared only {compared:?}");
}
