//! `scoville verify --certificate` and `scoville check`: what is written is accepted, what is tampered with is not.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod support;

use scoville_encode::unroll;
use scoville_evidence::verdict::Property;
use scoville_frontend::{CompileOptions, SourceInput, compile};
use scoville_solver::{Z3Prover, refutes};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use support::{benchmarks, describe, every_second, folder, run};

/// Values that no schedule changes: fields, elements, a future, sections that commute.
const SETTLED: &str = "
import static edu.rice.hj.Module2.*;
import edu.rice.hj.api.HjFuture;

public class Settled {
    static int count;
    static int before;
    static int[] cells = new int[8];

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            before = 7;
            final int[] own = new int[1];
            own[0] = 1;
            finish(() -> {
                for (int i = 0; i < 2; i++) {
                    final int n = i;
                    async(() -> {
                        for (int k = 0; k < 4; k++) {
                            cells[4 * n + k] = before + k;
                        }
                        isolated(() -> {
                            count += n + 1;
                        });
                    });
                }
            });
            final HjFuture<Integer> sum = future(() -> cells[0] + cells[5]);
            assert sum.get() == 15;
            assert count == 3;
        });
    }
}
";

/// What the main task does depends on which section comes first.
const FLAG: &str = "
import static edu.rice.hj.Module2.*;

public class Flag {
    static boolean done;
    static int x;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                x = 1;
                isolated(() -> {
                    done = true;
                });
            });
            final boolean seen = isolatedWithReturn(() -> done);
            if (seen) {
                assert x == 1;
            }
        });
    }
}
";

/// Two writes that nothing orders.
const RACE: &str = "
import static edu.rice.hj.Module2.*;

public class Race {
    static int x;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                x = 1;
            });
            x = 2;
        });
    }
}
";

/// Programs that the solver leaves to enumeration, many of them after ten seconds; others of their kind are looked at.
const SLOW: &[&str] = &[
    "LibCompletionFixed",
    "LibConditionFixed",
    "LibConditionTimed",
    "LibMonitorBuffer",
    "LibMonitorReady",
    "LibMonitorTurns",
    "LibMonitorWhile",
    "LibPhaserFixed",
    "SelectorOfEnum",
    "SelectorReply",
    "SelectorTwoSenders",
    "PcdpAveraging1D",
    "PcdpBoruvka",
    "SortedList",
    "WordCount",
    "BufferOneConditionMended",
    "GuardsWaitForEachOtherMended",
    "PermitIfRemovedMended",
    "EndlessHandover",
    "CountsUntilTold",
    "NumbersItems",
    "AccumulatorDouble",
    "AdderSumsAtRest",
    "ArrayOfChangingQueue",
    "DequeWalkRemoves",
    "EntryIsRemovedAsItIs",
    "FuturesOfPools",
    "ListIsRewrittenWithoutWriters",
    "MapIsClearedInOrder",
    "QueueIsCountedAtRest",
    "QueueIsDrainedAtOnce",
    "SemaphoreLargeRequestServed",
    "SkipListComparatorCounts",
    "SkipListFunctionPure",
    "SynchronizedViews",
    "ValueMovesOn",
    "VectorGrowsBesideWalk",
];

/// What the file's header says about itself.
fn says(path: &Path, what: &str) -> Option<String> {
    let text = std::fs::read_to_string(path).unwrap();
    let mut header = text.lines().take_while(|l| l.starts_with("//"));
    header.find_map(|l| l[2..].trim().strip_prefix(what).map(|said| said.trim().to_owned()))
}

/// Programs of the benchmarks that hold.
fn all() -> Vec<PathBuf> {
    let mut files = Vec::new();
    for group in std::fs::read_dir(benchmarks()).unwrap().map(|e| e.unwrap().path()) {
        if group.is_dir() {
            let programs = std::fs::read_dir(group).unwrap().map(|e| e.unwrap().path());
            files.extend(programs.filter(|p| p.extension().is_some_and(|e| e == "java")));
        }
    }
    files.retain(|p| says(p, "expect:").as_deref() == Some("true"));
    files.retain(|p| !SLOW.iter().any(|name| p.file_stem().is_some_and(|stem| stem == *name)));
    every_second(files)
}

#[test]
fn every_certificate_of_the_benchmarks_is_accepted() {
    let programs = all();
    assert!(programs.len() > 250, "{} programs", programs.len());
    let (next, enumerated, proofs) = (AtomicUsize::new(0), AtomicUsize::new(0), AtomicUsize::new(0));
    let wrong: Mutex<Vec<String>> = Mutex::default();
    let out = tempfile::tempdir().unwrap();
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let n = next.fetch_add(1, Ordering::Relaxed);
                    let Some(program) = programs.get(n) else { return };
                    let dir = out.path().join(n.to_string());
                    let name = dir.display().to_string();
                    let mut args = vec!["verify", program.to_str().unwrap(), "--certificate", &name];
                    let given = says(program, "args:").unwrap_or_default();
                    if !given.is_empty() {
                        args.push("--");
                        args.extend(given.split_whitespace());
                    }
                    let written = run(out.path(), &args);
                    let checked = run(out.path(), &["check", &name]);
                    let text = String::from_utf8(checked.stdout.clone()).unwrap();
                    if written.status.code() != Some(0) || checked.status.code() != Some(0) {
                        let both = format!("{}{}", describe(&written), describe(&checked));
                        wrong.lock().unwrap().push(format!("{}:\n{both}", program.display()));
                    }
                    enumerated.fetch_add(usize::from(text.contains("no obligations: ")), Ordering::Relaxed);
                    let proved = text.lines().any(|l| l.ends_with(" proof checked"));
                    proofs.fetch_add(usize::from(proved), Ordering::Relaxed);
                }
            });
        }
    });
    let wrong = wrong.into_inner().unwrap();
    assert!(wrong.is_empty(), "{} not accepted:\n{}", wrong.len(), wrong.join("\n"));
    let (enumerated, proofs) = (enumerated.into_inner(), proofs.into_inner());
    // Most of them wait for what an interrupt may end, which is a loop that looks again and again, for a lock that is made of a
    // synchroniser, whose queue depends on the schedule, or until a time limit runs out, or have initialisers that any of several tasks may run.
    assert!(enumerated * 4 <= programs.len(), "{enumerated} without obligations");
    assert!(proofs * 20 >= programs.len() * 9, "{proofs} of {} by the checker alone", programs.len());
}

/// Whether the checker would accept the trace of a program as one of a program that holds: every obligation is discharged.
/// Nothing if the trace is not known.
fn accepted(path: &Path) -> Option<bool> {
    let text = std::fs::read_to_string(path).unwrap();
    let args = says(path, "args:").unwrap_or_default().split_whitespace().map(str::to_owned).collect();
    let options = CompileOptions { main_class: says(path, "main:"), args, ..CompileOptions::default() };
    let source = SourceInput { name: "Program.java", text: text.as_bytes() };
    let compiled = compile(&[source], &options).ok()?;
    let limits = unroll::Options {
        sources: Some(Arc::new(compiled.sources.clone())),
        deadline: Some(Instant::now() + Duration::from_secs(3)),
        ..unroll::Options::default()
    };
    let mut z3 = Z3Prover { deadline: limits.deadline, ..Z3Prover::default() };
    let (problem, rerun) = unroll::build(&compiled.program, &limits, Some(&mut z3)).ok()?;
    if problem.incomplete.is_some() {
        return None;
    }
    let (trace, _) = rerun.certify().ok()?;
    let Ok(asked) = scoville_questions::derive(&trace, &Property::ALL) else { return Some(false) };
    let soon = || Instant::now() + Duration::from_secs(2);
    Some(asked.queries.iter().all(|texts| texts.iter().any(|text| refutes(text, soon()) == Some(true))))
}

#[test]
fn no_trace_of_a_violated_program_is_accepted() {
    let mut programs = Vec::new();
    for group in ["deadlocks", "hjlib", "jpf-hj", "races", "regressions"] {
        let files = std::fs::read_dir(benchmarks().join(group)).unwrap().map(|e| e.unwrap().path());
        programs.extend(files.filter(|p| p.extension().is_some_and(|e| e == "java")));
    }
    programs.retain(|p| says(p, "expect:").is_some_and(|e| e.starts_with("false")));
    let programs = every_second(programs);
    let (next, known) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let wrong: Mutex<Vec<String>> = Mutex::default();
    let work = || {
        while let Some(program) = programs.get(next.fetch_add(1, Ordering::Relaxed)) {
            match accepted(program) {
                Some(true) => wrong.lock().unwrap().push(program.display().to_string()),
                Some(false) => drop(known.fetch_add(1, Ordering::Relaxed)),
                None => {}
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..2 {
            std::thread::Builder::new().stack_size(256 << 20).spawn_scoped(scope, work).unwrap();
        }
    });
    let (known, wrong) = (known.into_inner(), wrong.into_inner().unwrap());
    assert!(wrong.is_empty(), "accepted: {wrong:#?}");
    assert!(known > 100, "{known} of {}", programs.len());
}

/// A certificate, with its program, in a folder of its own.
fn certificate(class: &str, text: &str) -> tempfile::TempDir {
    let dir = folder(&[(&format!("{class}.java"), text.as_bytes())]);
    let written = run(dir.path(), &["verify", &format!("{class}.java"), "--no-enumerate", "--certificate", "c"]);
    assert!(dir.path().join("c/certificate.json").is_file(), "{}", describe(&written));
    dir
}

fn checked(dir: &Path) -> (Option<i32>, String) {
    let output = run(dir, &["check", "c"]);
    (output.status.code(), describe(&output))
}

/// How a file of a certificate is changed.
type Edit = fn(&mut Value);

/// Index of the first element for which `is` holds.
fn find(list: &Value, is: impl Fn(&Value) -> bool) -> usize {
    list.as_array().unwrap().iter().position(is).expect("there is one")
}

fn event(trace: &Value, kind: &str) -> usize {
    find(&trace["events"], |e| e["kind"] == kind || e["kind"].get(kind).is_some())
}

fn obligation<'a>(head: &'a mut Value, about: &str, reason: &str) -> &'a mut Value {
    let list = &mut head["claim"]["holds"]["obligations"];
    let i = find(list, |o| (o["about"] == about || o["about"].get(about).is_some()) && o["by"][0] == reason);
    &mut list[i]
}

/// An access of a field or an array.
fn access<'a>(trace: &'a mut Value, class: &str, write: bool) -> &'a mut Value {
    let named = |t: &Value, a: &Value| {
        let object = a["touches"][0][0].as_u64().unwrap() as usize;
        let slot = a["touches"][0][1].as_u64().unwrap() as usize;
        let slots = t["objects"][object]["slots"].as_array().unwrap();
        slots.get(slot).unwrap_or(&slots[0]) == class
    };
    let whole = trace.clone();
    let i = find(&trace["accesses"], |a| a["write"] == write && a["task"] != 0 && named(&whole, a));
    &mut trace["accesses"][i]
}

/// Changes of a certificate, each with what the checker says.
const TAMPERED: &[(&str, &str, &str, Edit, &str)] = &[
    (
        "a join is forgotten",
        SETTLED,
        "trace",
        |t| {
            t["edges"].as_array_mut().unwrap().retain(|e| e[2] != "join");
        },
        "nothing discharges",
    ),
    (
        "a creation is forgotten",
        SETTLED,
        "trace",
        |t| {
            let i = find(&t["edges"], |e| e[2] == "spawn");
            t["edges"].as_array_mut().unwrap().remove(i);
        },
        "their order may matter",
    ),
    (
        "an edge between parallel tasks",
        SETTLED,
        "trace",
        |t| {
            let end = event(t, "end");
            t["edges"].as_array_mut().unwrap().push(json!([end, end + 2, "fill"]));
        },
        "an edge has no justification",
    ),
    (
        "an edge that leads backwards",
        SETTLED,
        "trace",
        |t| {
            let edge = t["edges"][0].clone();
            t["edges"].as_array_mut().unwrap().push(json!([edge[1], edge[0], edge[2]]));
        },
        "it leads backwards in the canonical order",
    ),
    (
        "a task joined by a scope that it is not in",
        SETTLED,
        "trace",
        |t| {
            let scope = t["tasks"][1]["scope"].as_u64().unwrap();
            t["tasks"][1]["scope"] = json!(if scope == 0 { 1 } else { 0 });
        },
        "an edge has no justification",
    ),
    (
        "an obligation is removed",
        SETTLED,
        "certificate",
        |c| {
            c["claim"]["holds"]["obligations"].as_array_mut().unwrap().remove(0);
        },
        "an obligation is missing: accesses of",
    ),
    (
        "deadlock is left out",
        SETTLED,
        "certificate",
        |c| {
            c["claim"]["holds"]["obligations"].as_array_mut().unwrap().retain(|o| o["about"] != "deadlock");
        },
        "an obligation is missing: deadlock",
    ),
    (
        "an obligation is added",
        SETTLED,
        "certificate",
        |c| {
            let o = json!({"about": {"never": {"what": "a failed assertion", "place": "Settled.java:1:1"}}, "by": ["unreachable"]});
            c["claim"]["holds"]["obligations"].as_array_mut().unwrap().push(o);
        },
        "an obligation that the trace does not have",
    ),
    (
        "excluded in place of ordered",
        SETTLED,
        "certificate",
        |c| {
            obligation(c, "accesses", "ordered")["by"] = json!(["excluded"]);
        },
        "the certificate says excluded, the trace gives ordered",
    ),
    (
        "equal by another reason",
        SETTLED,
        "certificate",
        |c| {
            obligation(c, "sections", "equal")["by"] = json!(["ordered"]);
        },
        "wrong reason for the order of the sections",
    ),
    (
        "another hash of the program",
        SETTLED,
        "certificate",
        |c| {
            c["program"]["hash"] = json!("fnv1a128:00000000000000000000000000000000");
        },
        "the program is not the one of the certificate",
    ),
    (
        "other library models",
        SETTLED,
        "certificate",
        |c| {
            c["program"]["models"] = json!("fnv1a128:00000000000000000000000000000000");
        },
        "the library models are not those of the certificate",
    ),
    (
        "another request",
        SETTLED,
        "request",
        |r| {
            r["options"]["unroll"] = json!(1);
        },
        "what was asked is not what the certificate says",
    ),
    (
        "fewer properties",
        SETTLED,
        "certificate",
        |c| {
            c["properties"].as_array_mut().unwrap().pop();
        },
        "the properties are not those that were asked for",
    ),
    (
        "another verdict",
        SETTLED,
        "certificate",
        |c| {
            c["verdict"] = json!({"false": "assertion"});
        },
        "the verdict is not what the certificate supports",
    ),
    (
        "a section that does not begin",
        SETTLED,
        "trace",
        |t| {
            let i = event(t, "enter");
            t["events"][i]["kind"] = json!("other");
        },
        "before it begins",
    ),
    (
        "an event that does not happen",
        SETTLED,
        "trace",
        |t| {
            let i = event(t, "spawn");
            t["events"][i]["guard"] = json!(1);
        },
        "does not begin as it is created",
    ),
    (
        "an access that does not happen",
        SETTLED,
        "trace",
        |t| {
            access(t, "Settled.count", true)["guard"] = json!(1);
        },
        "the trace gives unreachable",
    ),
    (
        "an access is removed",
        SETTLED,
        "trace",
        |t| {
            let i = find(&t["accesses"], |a| a["task"] != 0);
            t["accesses"].as_array_mut().unwrap().remove(i);
        },
        "the trace has no such access",
    ),
    (
        "an access that is part of no obligation is removed",
        SETTLED,
        "trace",
        |t| {
            let arrays = |o: u64| t["objects"][o as usize]["slots"][0] == "elements of int[]";
            let own = |a: &Value| a["task"] == 0 && a["write"] == true && arrays(a["touches"][0][0].as_u64().unwrap());
            let i = find(&t["accesses"], own);
            t["accesses"].as_array_mut().unwrap().remove(i);
        },
        "the trace has no such access",
    ),
    (
        "a range is shrunk",
        SETTLED,
        "trace",
        |t| {
            let to = &mut access(t, "elements of int[]", true)["touches"][0];
            to[2] = to[1].clone();
        },
        "the trace has no such access",
    ),
    (
        "a write that only reads",
        SETTLED,
        "trace",
        |t| {
            access(t, "elements of int[]", true)["write"] = json!(false);
        },
        "an obligation that the trace does not have",
    ),
    (
        "an access of another object",
        SETTLED,
        "trace",
        |t| {
            let a = access(t, "Settled.before", false);
            let object = a["touches"][0][0].as_u64().unwrap();
            a["touches"][0][0] = json!(object + 1);
        },
        "the trace has no such access",
    ),
    (
        "a lock of another space",
        SETTLED,
        "trace",
        |t| {
            t["sections"][0]["space"] = json!("monitor");
        },
        "their order may matter, and is not followed",
    ),
    (
        "a lock of one object only",
        SETTLED,
        "trace",
        |t| {
            t["sections"][0]["locks"] = json!([[{"object": [5, true]}, 0]]);
            t["sections"][1]["locks"] = json!([[{"object": [6, true]}, 0]]);
        },
        "their order may matter, and is not followed",
    ),
    (
        "a section that does something else",
        SETTLED,
        "trace",
        |t| {
            let left = t["units"][0]["effect"][0][3].as_u64().unwrap() as usize;
            t["terms"][left]["binary"][0] = json!("rem");
        },
        "wrong reason for the order of the sections",
    ),
    (
        "a section as no function",
        SETTLED,
        "trace",
        |t| {
            t["units"] = json!([]);
        },
        "their order may matter, and is not followed",
    ),
    (
        "another hash of the run",
        SETTLED,
        "certificate",
        |c| {
            c["claim"]["holds"]["canonical"]["Ok"]["hash"] = json!("0123456789abcdef");
        },
        "the run of the explicit engine is another",
    ),
    (
        "turns in another order",
        SETTLED,
        "certificate",
        |c| {
            c["claim"]["holds"]["canonical"]["Ok"]["turns"].as_array_mut().unwrap().reverse();
        },
        "the canonical run cannot be followed",
    ),
    (
        "an object that the run calls otherwise",
        SETTLED,
        "trace",
        |t| {
            let i = find(&t["objects"], |o| o["slots"][0] == "elements of int[]");
            t["objects"][i]["logged"] = json!(null);
        },
        "the trace has no access of the object",
    ),
    (
        "another value at first",
        FLAG,
        "trace",
        |t| {
            let i = find(&t["locations"], |l| l["initial"] == 1);
            t["locations"][i]["initial"] = json!(0);
        },
        "is not the one that the trace gives",
    ),
    (
        "an assertion that does not happen",
        FLAG,
        "trace",
        |t| {
            let i = event(t, "fault");
            t["events"][i]["guard"] = json!(1);
        },
        "the trace gives unreachable",
    ),
    (
        "a location that does not depend on the schedule",
        FLAG,
        "trace",
        |t| {
            t["locations"].as_array_mut().unwrap().iter_mut().for_each(|l| l["sensitive"] = json!(false));
        },
        "their order may matter, and is not followed",
    ),
    (
        "an obligation twice",
        SETTLED,
        "certificate",
        |c| {
            let list = c["claim"]["holds"]["obligations"].as_array_mut().unwrap();
            list.push(list[0].clone());
        },
        "an obligation is listed twice: ",
    ),
    (
        "a query too few",
        FLAG,
        "certificate",
        |c| {
            c["claim"]["holds"]["queries"] = json!(0);
        },
        "the certificate has 0 queries, the trace gives",
    ),
    (
        "a term with a later operand",
        FLAG,
        "trace",
        |t| {
            let i = t["terms"].as_array().unwrap().len() - 1;
            t["terms"][2] = json!({"not": i});
        },
        "the trace is malformed",
    ),
];

#[test]
fn what_is_tampered_with_is_rejected_and_told_why() {
    assert!(TAMPERED.len() >= 20);
    let written = [("Settled", SETTLED), ("Flag", FLAG)].map(|(class, text)| (text, certificate(class, text)));
    for (_, dir) in &written {
        let (code, told) = checked(dir.path());
        assert_eq!(code, Some(0), "{told}");
    }
    let mut wrong = Vec::new();
    for (name, program, file, edit, expected) in TAMPERED {
        let dir = &written.iter().find(|(text, _)| text == program).unwrap().1;
        let path = dir.path().join("c").join(format!("{file}.json"));
        let text = std::fs::read_to_string(&path).unwrap();
        let mut value: Value = serde_json::from_str(&text).unwrap();
        edit(&mut value);
        std::fs::write(&path, serde_json::to_string(&value).unwrap()).unwrap();
        let (code, told) = checked(dir.path());
        std::fs::write(&path, text).unwrap();
        let line = told.lines().find(|l| l.starts_with("CERTIFICATE rejected: ")).unwrap_or_default();
        if code != Some(1) || !line.contains(expected) {
            wrong.push(format!("{name}: expected `{expected}`\n{told}"));
        }
    }
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), TAMPERED.len(), wrong.join("\n"));
}

#[test]
fn texts_of_queries_are_those_of_the_trace() {
    let dir = certificate("Flag", FLAG);
    let path = dir.path().join("c/queries/0000.smt2");
    let text = std::fs::read_to_string(&path).unwrap();
    std::fs::write(&path, text.replace("(check-sat)", "(assert false)\n(check-sat)")).unwrap();
    let (code, told) = checked(dir.path());
    assert_eq!(code, Some(1), "{told}");
    assert!(told.contains("CERTIFICATE rejected: the text of query 0 is not the one that the trace gives"), "{told}");
}

#[test]
fn a_changed_program_is_rejected() {
    let dir = certificate("Settled", SETTLED);
    std::fs::write(dir.path().join("Settled.java"), SETTLED.replace("k < 4", "k < 5")).unwrap();
    let (code, told) = checked(dir.path());
    assert_eq!(code, Some(1), "{told}");
    assert!(told.contains("CERTIFICATE rejected: the program is not the one of the certificate"), "{told}");
}

#[test]
fn a_witness_is_replayed() {
    let dir = certificate("Race", RACE);
    let (code, told) = checked(dir.path());
    assert_eq!(code, Some(0), "{told}");
    assert!(told.contains("witness-1.json: replayed by the explicit engine"), "{told}");
    let path = dir.path().join("c/certificate.json");
    let text = std::fs::read_to_string(&path).unwrap();
    std::fs::write(&path, text.replace("no-data-race\"\n  },", "assertion\"\n  },")).unwrap();
    let (code, told) = checked(dir.path());
    assert_eq!(code, Some(1), "{told}");
    assert!(told.contains("CERTIFICATE rejected: no witness shows a violation of assertion"), "{told}");
}

#[test]
fn answers_are_documents_for_programs() {
    let dir = certificate("Flag", FLAG);
    let json = |args: &[&str]| {
        let out = run(dir.path(), &[&["check", "--format", "json"], args].concat());
        let document: Value = serde_json::from_slice(&out.stdout).unwrap();
        assert_eq!(document["exit_code"], json!(out.status.code()), "{document}");
        document
    };
    let accepted = json(&["c"]);
    assert_eq!((&accepted["result"], &accepted["claim"]), (&json!("accepted"), &json!("true")), "{accepted}");
    assert_eq!(accepted["programs"], json!(["Flag.java"]));
    let levels: u64 = accepted["levels"].as_object().unwrap().values().map(|n| n.as_u64().unwrap()).sum();
    let obligations = accepted["obligations"].as_array().unwrap();
    assert_eq!(levels, obligations.len() as u64);
    let never = &obligations[find(&accepted["obligations"], |o| o["about"] == "a failed assertion at Flag.java:18:17")];
    assert_eq!(never["level"], "agreement");
    std::fs::write(dir.path().join("Flag.java"), FLAG.replace("x == 1", "x != 1")).unwrap();
    let rejected = json(&["c"]);
    assert_eq!(rejected["result"], "rejected", "{rejected}");
    assert!(rejected["reason"].as_str().unwrap().starts_with("the program is not the one"), "{rejected}");
    let unreadable = json(&["d"]);
    assert_eq!(
        (&unreadable["result"], &unreadable["diagnostics"][0]["code"]),
        (&json!("error"), &json!("certificate"))
    );
}

#[test]
fn levels_say_who_has_confirmed_an_obligation() {
    let dir = certificate("Flag", FLAG);
    let path = dir.path();
    let listed = describe(&run(path, &["check", "c", "--list"]));
    assert!(listed.contains("  agreement only: a failed assertion at Flag.java:18:17 (query "), "{listed}");
    assert!(listed.contains("  proof checked: accesses of "), "{listed}");
    assert!(listed.contains("solvers: second none, other process of Z3 z3\n"), "{listed}");
    // Whatever answers `unsat` is a second solver; one that answers nothing is none.
    let solver = |name: &str, answer: &str| {
        use std::os::unix::fs::PermissionsExt;
        let file = path.join(name);
        std::fs::write(&file, format!("#!/bin/sh\necho {answer}\n")).unwrap();
        std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o755)).unwrap();
        format!("./{name}")
    };
    let (yes, no, silent) = (solver("yes", "unsat"), solver("no", "sat"), solver("silent", "unknown"));
    let second = describe(&run(path, &["check", "c", "--cvc5", &yes, "--list"]));
    assert!(second.contains("  second solver: a failed assertion at Flag.java:18:17 (query "), "{second}");
    let neither = describe(&run(path, &["check", "c", "--cvc5", &silent, "--z3", &silent]));
    assert!(neither.contains(" not re-solved\n"), "{neither}");
    assert!(neither.contains("CERTIFICATE unknown(2 obligations not re-solved)"), "{neither}");
    assert!(neither.contains("the engine's answers to queries that were not solved again"), "{neither}");
    let model = run(path, &["check", "c", "--cvc5", &no]);
    assert_eq!(model.status.code(), Some(1));
    assert!(describe(&model).contains("has a model, says ./no"), "{}", describe(&model));
}

#[test]
fn what_cannot_be_read_ends_with_exit_code_3() {
    let dir = certificate("Settled", SETTLED);
    let path = dir.path();
    let told = |args: &[&str]| {
        let output = run(path, args);
        (output.status.code(), describe(&output))
    };
    let (code, text) = told(&["check", "nowhere"]);
    assert_eq!(code, Some(3));
    assert!(text.contains("`nowhere` is no certificate"), "{text}");
    // A folder that exists is not written over.
    let (code, text) = told(&["verify", "Settled.java", "--certificate", "c"]);
    assert_eq!(code, Some(3));
    assert!(text.contains("cannot write `c`: it exists already"), "{text}");
    let head = path.join("c/certificate.json");
    let whole = std::fs::read_to_string(&head).unwrap();
    std::fs::write(&head, whole.replace("\"format\": 1", "\"format\": 99")).unwrap();
    let (code, text) = told(&["check", "c"]);
    assert_eq!(code, Some(3));
    assert!(text.contains("the certificate has format 99, this checker reads format 1"), "{text}");
    std::fs::write(&head, whole.replace("\"verdict\": \"true\"", "\"verdict\": \"yes\"")).unwrap();
    let (code, text) = told(&["check", "c"]);
    assert_eq!(code, Some(3));
    let expected =
        format!("`c/certificate.json` is not as scoville {} writes it, or was changed", env!("CARGO_PKG_VERSION"));
    assert!(text.contains(&expected), "{text}");
    std::fs::write(&head, whole).unwrap();
    std::fs::write(path.join("c/trace.json"), "{").unwrap();
    assert_eq!(told(&["check", "c"]).0, Some(3));
    std::fs::remove_file(path.join("Settled.java")).unwrap();
    let (code, text) = told(&["check", "c"]);
    assert_eq!(code, Some(3));
    assert!(text.contains("a file of the program is missing"), "{text}");
}
