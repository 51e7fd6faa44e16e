//! Certificates around the trace of a program that does not hold: whoever forges changes the trace until all obligations are
//! discharged, and takes obligations, texts of queries, counts and hashes from the checker itself.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod support;

use scoville_encode::unroll;
use scoville_evidence::certificate::trace::{
    Access, Edge, Event, FALSE, Kind, Link, Lock, Section, Sort, TRUE, Term, TermId, Trace, Unit, Variable,
};
use scoville_evidence::certificate::{Canonical, Certificate, Claim};
use scoville_evidence::verdict::Property;
use scoville_frontend::{CompileOptions, SourceInput, compile};
use serde_json::{Value, json};
use std::sync::Arc;
use support::{benchmarks, describe, folder, run};

fn program(body: &str, beside: &str) -> String {
    format!(
        "
import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;
import edu.rice.hj.api.*;

public class P {{
    static int x;
    static int y;
    {beside}

    public static void main(final String[] args) {{
        launchHabaneroApp(() -> {{
            {body}
        }});
    }}
}}
"
    )
}

/// The trace of a program as it is, and its canonical run.
fn trace(text: &str) -> (Trace, Option<Canonical>) {
    let compiled =
        compile(&[SourceInput { name: "P.java", text: text.as_bytes() }], &CompileOptions::default()).unwrap();
    let sources = Some(Arc::new(compiled.sources.clone()));
    let limits = unroll::Options { sources, ..unroll::Options::default() };
    let (_, rerun) = unroll::build(&compiled.program, &limits, None).map_err(|why| why.to_string()).unwrap();
    let (trace, canonical) = rerun.certify().map_err(|why| why.to_string()).unwrap();
    let canonical = canonical.ok().map(|c| Canonical {
        turns: c.turns.0,
        inputs: c.inputs,
        entries: c.log.count(),
        hash: format!("{:016x}", c.log.hash()),
    });
    (trace, canonical)
}

/// The certificate of a trace that was changed, beside its program; what the checker says.
fn forge(body: &str, beside: &str, edit: impl Fn(&mut Trace) -> bool) -> (Option<i32>, String) {
    let text = program(body, beside);
    let (mut forged, canonical) = trace(&text);
    let follow = edit(&mut forged);
    claim(&forged, canonical.filter(|_| follow), &text, &[])
}

/// The certificate of any trace beside any program, with some options that were not given.
fn claim(forged: &Trace, canonical: Option<Canonical>, text: &str, options: &[(&str, Value)]) -> (Option<i32>, String) {
    let asked = scoville_questions::derive(forged, &Property::ALL).unwrap();
    // What does not depend on the program comes from one that holds.
    let dir = folder(&[("P.java", program("x = 2;", "").as_bytes())]);
    run(dir.path(), &["verify", "P.java", "--certificate", "c"]);
    let path = |name: &str| dir.path().join("c").join(name);
    let read = |name: &str| std::fs::read_to_string(path(name)).unwrap();
    let mut head: Certificate = serde_json::from_str(&read("certificate.json")).unwrap();
    let mut request: Value = serde_json::from_str(&read("request.json")).unwrap();
    options.iter().for_each(|(name, value)| request["options"][name] = value.clone());
    let canonical = canonical.ok_or_else(|| "a branch depends on the schedule".to_owned());
    head.claim = Claim::Holds { obligations: asked.obligations, queries: asked.queries.len(), canonical };
    std::fs::create_dir_all(path("queries")).unwrap();
    for (n, texts) in asked.queries.iter().enumerate() {
        std::fs::write(path("queries").join(format!("{n:04}.smt2")), &texts[0]).unwrap();
    }
    std::fs::write(path("trace.json"), serde_json::to_string(&forged).unwrap()).unwrap();
    std::fs::write(path("request.json"), serde_json::to_string(&request).unwrap()).unwrap();
    std::fs::write(dir.path().join("P.java"), text).unwrap();
    for _ in 0..3 {
        std::fs::write(path("certificate.json"), serde_json::to_string(&head).unwrap()).unwrap();
        let output = run(dir.path(), &["check", "c"]);
        let told = describe(&output);
        let own = |start: &str| {
            let rest = told.split_once(start)?.1.split_once(" there, ")?.1;
            rest.split(" here").next().map(str::to_owned)
        };
        if let Some(hash) = own("the program is not the one of the certificate: ") {
            head.program.hash = hash;
        } else if let Some(hash) = own("what was asked is not what the certificate says: ") {
            head.program.request = hash;
        } else {
            return (output.status.code(), told);
        }
    }
    panic!("there is always another hash");
}

#[track_caller]
fn rejected(forged: (Option<i32>, String), why: &str) {
    let (code, told) = forged;
    assert!(code == Some(1) && told.contains(why), "exit code {code:?}, expected `{why}`\n{told}");
}

/// A condition of which nothing is known, and its opposite.
fn either(t: &mut Trace) -> [TermId; 2] {
    t.variables.push(Variable { sort: Sort::Bool, domain: Vec::new(), range: None });
    let v = t.terms.len() as TermId;
    t.terms.extend([Term::Var(t.variables.len() as u32 - 1), Term::Decide(v, FALSE, TRUE)]);
    [v, v + 1]
}

fn accesses<'a>(t: &'a mut Trace, field: &str) -> Vec<&'a mut Access> {
    let slot = t.objects[0].slots.iter().position(|s| s == field).unwrap() as u32;
    t.accesses.iter_mut().filter(|a| a.touches[0].0 == 0 && a.touches[0].1 == slot).collect()
}

fn events(t: &Trace, is: impl Fn(&Event) -> bool) -> Vec<u32> {
    (0..t.events.len() as u32).filter(|e| is(&t.events[*e as usize])).collect()
}

/// Puts an event before the one with its number.
fn insert(t: &mut Trace, at: u32, event: Event) {
    let later = |e: &mut u32| *e += u32::from(*e >= at);
    t.tasks.iter_mut().filter_map(|x| x.spawn.as_mut()).for_each(later);
    t.edges.iter_mut().for_each(|Edge(a, b, _)| [a, b].into_iter().for_each(later));
    for a in &mut t.accesses {
        later(&mut a.after);
        a.event.iter_mut().for_each(later);
    }
    t.events.insert(at as usize, event);
}

const RACE: &str = "async(() -> { x = 1; }); x = 2;";

#[test]
fn a_trace_that_is_not_followed() {
    // Without any access; what excuses that it is not followed is an input, or a section as a function.
    let found = "the explicit engine finds a schedule that violates no-data-race";
    let forged = forge(RACE, "", |t| {
        let [v, _] = either(t);
        insert(t, 1, Event { task: 0, guard: TRUE, kind: Kind::Input(v), place: 0 });
        t.accesses.clear();
        false
    });
    rejected(forged, found);
    let forged = forge(RACE, "", |t| {
        t.sections.push(Section { task: 0, space: "isolated".to_owned(), locks: Vec::new() });
        t.units.push(Unit { section: 0, effect: Vec::new(), leaves: Vec::new() });
        insert(t, 1, Event { task: 0, guard: TRUE, kind: Kind::Enter(0), place: 0 });
        insert(t, 2, Event { task: 0, guard: TRUE, kind: Kind::Leave(0), place: 0 });
        t.accesses.clear();
        false
    });
    rejected(forged, found);
}

#[test]
fn a_pool_without_its_bound() {
    let starved = std::fs::read_to_string(benchmarks().join("regressions/PoolBehindLock.java")).unwrap();
    let (mut forged, _) = trace(&program("x = 2;", ""));
    let [v, _] = either(&mut forged);
    insert(&mut forged, 1, Event { task: 0, guard: TRUE, kind: Kind::Input(v), place: 0 });
    // A trace in which nobody waits: that of another program.
    forged.events.iter_mut().filter(|e| matches!(e.kind, Kind::Join(_))).for_each(|e| e.kind = Kind::Other);
    forged.edges.retain(|e| e.2 != Link::Join);
    let forged = claim(&forged, None, &starved, &[("pools_unbounded", json!(true))]);
    rejected(forged, "the explicit engine finds a schedule that violates no-deadlock");
}

#[test]
fn a_pool_whose_tasks_wait() {
    let text = program("final HjFuture<Integer> f = future(() -> 1); async(() -> { x = f.get(); });", "");
    let (trace, canonical) = trace(&text);
    let claimed = claim(&trace, canonical, &text, &[("pools_unbounded", json!(true))]);
    rejected(claimed, "so that the bound of workers of thread pools may matter");
}

#[test]
fn an_assertion_that_only_some_schedules_reach() {
    let body = "async(() -> { isolated(() -> { x = x * 2 + 1; }); });
        final int s = isolatedWithReturn(() -> x); if (s == 1) { assert y == 1; }";
    let forged = forge(body, "", |t| {
        t.events.iter_mut().filter(|e| matches!(e.kind, Kind::Fault(..))).for_each(|e| e.guard = FALSE);
        false
    });
    rejected(forged, "the explicit engine finds a schedule that violates assertion");
    let forged = forge(body, "", |t| {
        t.variables.iter_mut().for_each(|v| v.range = Some((0, 0)));
        false
    });
    rejected(forged, "the explicit engine finds a schedule that violates assertion");
}

#[test]
fn conditions_that_exclude_what_happens() {
    let why = "what happens in it cannot happen at once in the trace";
    for touch in [false, true] {
        let forged = forge(RACE, "", |t| {
            let conditions = either(t);
            for (a, c) in accesses(t, "P.x").into_iter().zip(conditions) {
                *(if touch { &mut a.touches[0].3 } else { &mut a.guard }) = c;
            }
            true
        });
        rejected(forged, why);
    }
    let own = |lo, hi| format!("acquireW(a, {lo}, {hi}); releaseW(a, {lo}, {hi});");
    let body = format!("final int[] a = new int[4]; async(() -> {{ {} }}); {}", own(0, 2), own(2, 3));
    let forged = forge(&body, "", |t| {
        let conditions = either(t);
        t.regions.iter_mut().zip(conditions).for_each(|(r, c)| r.same = c);
        true
    });
    rejected(forged, why);
}

#[test]
fn a_step_that_is_never_made_before_others() {
    let forged = forge("async(() -> { y = 1; }); x = 2;", "", |t| {
        let at = events(t, |e| e.task == 1)[0] + 1;
        let kind = Kind::Spin { finals: Vec::new(), polls: Vec::new(), stuck: FALSE };
        insert(t, at, Event { task: 1, guard: TRUE, kind, place: 0 });
        true
    });
    rejected(forged, "what happens in it cannot happen at once in the trace");
}

#[test]
fn a_read_that_nobody_makes() {
    let forged = forge("async(() -> { y = 1; }); x = 2;", "", |t| {
        let [v, _] = either(t);
        let kind = Kind::Read { targets: Vec::new(), value: v, fresh: true };
        insert(t, 1, Event { task: 0, guard: TRUE, kind, place: 0 });
        true
    });
    rejected(forged, "it has no access that is event 1 of the trace");
}

#[test]
fn a_task_that_another_scope_waits_for() {
    let forged = forge("async(() -> { x = 1; }); finish(() -> { }); x = 2;", "", |t| {
        let join = events(t, |e| matches!(e.kind, Kind::Join(_)))[0];
        let end = events(t, |e| e.task == 1 && e.kind == Kind::End)[0];
        let Kind::Join(scope) = t.events[join as usize].kind else { panic!("it joins") };
        t.tasks[1].scope = scope;
        t.edges.retain(|e| e.2 != Link::Join);
        t.edges.push(Edge(end, join, Link::Join));
        true
    });
    rejected(forged, "task 1 belongs to another scope");
}

#[test]
fn a_scope_within_another_one() {
    let forged = forge("async(() -> { finish(() -> { async(() -> { x = 1; }); }); });", "", |t| {
        let inner = t.tasks[2].scope as usize;
        t.scopes[inner].parent = Some(0);
        true
    });
    rejected(forged, "lies in another one");
}

#[test]
fn a_task_that_waits_for_a_cell() {
    let body = "final HjDataDrivenFuture<Integer> d = newDataDrivenFuture();
        async(() -> { x = 1; d.put(1); }); async(() -> { x = 2; });";
    let forged = forge(body, "", |t| {
        let fill = events(t, |e| matches!(e.kind, Kind::Fill { .. }))[0];
        let begin = events(t, |e| e.task == 2)[0];
        let Kind::Fill { cell, .. } = t.events[fill as usize].kind else { panic!("it fills") };
        t.events[begin as usize].kind = Kind::Begin(vec![cell]);
        t.edges.push(Edge(fill, begin, Link::Fill));
        true
    });
    rejected(forged, "task 2 waits for other cells");
}

#[test]
fn locks_that_nobody_takes() {
    let one = "static void one(final Object o) { isolated(o, () -> { x = 1; }); }";
    let body = "final Object a = new Object(), b = new Object(); async(() -> { one(a); }); one(b);";
    for lock in [Lock::Global, Lock::Object(7, true)] {
        let forged = forge(body, one, |t| {
            t.sections.iter_mut().for_each(|s| s.locks = vec![(lock, TRUE)]);
            true
        });
        rejected(forged, "the trace says otherwise what it locks");
    }
    let body = "final Object a = new Object(); async(() -> { isolated(readMode(a), () -> { x = 1; }); });
        isolated(readMode(a), () -> { x = 1; });";
    let forged = forge(body, "", |t| {
        for (lock, _) in t.sections.iter_mut().flat_map(|s| &mut s.locks) {
            if let Lock::Object(_, write) = lock {
                *write = true;
            }
        }
        true
    });
    rejected(forged, "the trace says otherwise what it locks");
}

#[test]
fn locks_in_one_order() {
    let body = "final Object a = new Object(), b = new Object();
        async(() -> { synchronized (a) { synchronized (b) { } } }); synchronized (b) { synchronized (a) { } }";
    let forged = forge(body, "", |t| {
        let first = t.sections[0].locks[0];
        t.sections.iter_mut().for_each(|s| s.locks = vec![first]);
        true
    });
    rejected(forged, "the trace says otherwise what it locks");
}

#[test]
fn a_phase_that_needs_more() {
    let body = "finish(() -> { final HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT);
        asyncPhased(ph.inMode(HjPhaserMode.SIG), () -> { signal(); x = 1; });
        asyncPhased(ph.inMode(HjPhaserMode.WAIT), () -> { doWait(); x = 2; }); });";
    let forged = forge(body, "", |t| {
        let over = events(t, |e| e.task == 1 && matches!(e.kind, Kind::Drop | Kind::End))[0];
        let wait = events(t, |e| matches!(e.kind, Kind::Wait(_)))[0];
        let Kind::Wait(phase) = t.events[wait as usize].kind else { panic!("it waits") };
        t.phases[phase as usize].needs.push((TRUE, vec![over]));
        t.edges.push(Edge(over, wait, Link::Phase));
        true
    });
    rejected(forged, "needs one of the events");
}

#[test]
fn a_test_that_is_said_to_wait() {
    let body = "final HjFuture<Integer> f = future(() -> { x = 1; return 1; }); f.resolved(); x = 2;";
    let polls = |t: &Trace| events(t, |e| matches!(e.kind, Kind::Await { blocking: false, .. }));
    let forged = forge(body, "", |t| {
        let poll = polls(t)[0] as usize;
        let Kind::Await { cell, blocking, .. } = &mut t.events[poll].kind else { panic!("it polls") };
        *blocking = true;
        let cell = *cell;
        for fill in events(t, |e| matches!(e.kind, Kind::Fill { cell: c, .. } if c == cell)) {
            t.edges.push(Edge(fill, poll as u32, Link::Fill));
        }
        true
    });
    rejected(forged, "the trace says otherwise whether it waits");
}

#[test]
fn what_is_named_must_be_a_file() {
    let dir = folder(&[("P.java", program("x = 2;", "").as_bytes())]);
    run(dir.path(), &["verify", "P.java", "--certificate", "c"]);
    let request = dir.path().join("c/request.json");
    let text = std::fs::read_to_string(&request).unwrap();
    std::fs::remove_file(&request).unwrap();
    std::os::unix::fs::symlink("/dev/zero", &request).unwrap();
    let told = |code: i32, what: &str| {
        let output = run(dir.path(), &["check", "c"]);
        let text = describe(&output);
        assert!(output.status.code() == Some(code) && text.contains(what), "{text}");
    };
    told(3, "there is no file `c/request.json`");
    std::fs::remove_file(&request).unwrap();
    std::fs::write(&request, text.replace("\"P.java\"", "\"/dev/zero\"")).unwrap();
    told(3, "a file of the program is missing: there is no file `/dev/zero`");
}
