//! Certificates that somebody has made up: what holds of one program is claimed of another, hashes and all. Whoever forges can
//! compute every hash; what must give them away is the program itself, and the run that the checker follows.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod support;

use serde_json::{Value, json};
use support::{describe, folder, run};

/// A program around the body of `main`, with what it may use.
fn program(body: &str) -> String {
    format!(
        "
import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;

public class P {{
    static int x;
    static int y;
    static volatile int v;
    static void write() {{ x = 1; }}
    static void read() {{ y = x; }}

    public static void main(final String[] args) {{
        launchHabaneroApp(() -> {{
            {body}
        }});
    }}
}}
"
    )
}

/// The parts of a certificate.
struct Parts {
    certificate: Value,
    request: Value,
    trace: Value,
}

const FILES: [&str; 3] = ["certificate", "request", "trace"];

/// The certificate of one program, changed, beside another program; what the checker says in the end, if whoever forges
/// mends every hash and count that it asks for.
fn forge(honest: &str, with: &[&str], actual: &str, edit: impl Fn(&mut Parts)) -> (Option<i32>, String) {
    let dir = folder(&[("P.java", honest.as_bytes())]);
    let args = [&["verify", "P.java", "--no-enumerate", "--certificate", "c"], with].concat();
    let written = run(dir.path(), &args);
    let path = |name: &str| dir.path().join(format!("c/{name}.json"));
    assert!(path("certificate").is_file(), "{}", describe(&written));
    let honest_answer = run(dir.path(), &["check", "c"]);
    assert_eq!(honest_answer.status.code(), Some(0), "{}", describe(&honest_answer));
    let [certificate, request, trace] =
        FILES.map(|name| serde_json::from_str(&std::fs::read_to_string(path(name)).unwrap()).unwrap());
    let mut parts = Parts { certificate, request, trace };
    edit(&mut parts);
    std::fs::write(dir.path().join("P.java"), actual).unwrap();
    for _ in 0..6 {
        for (name, value) in FILES.iter().zip([&parts.certificate, &parts.request, &parts.trace]) {
            std::fs::write(path(name), serde_json::to_string(value).unwrap()).unwrap();
        }
        let output = run(dir.path(), &["check", "c"]);
        let told = describe(&output);
        let hash = |start: &str| {
            let rest = told.split_once(start)?.1;
            rest.split(" there, ").nth(1)?.split(" here").next().map(str::to_owned)
        };
        if let Some(own) = hash("the program is not the one of the certificate") {
            parts.certificate["program"]["hash"] = json!(own);
        } else if let Some(own) = hash("what was asked is not what the certificate says") {
            parts.certificate["program"]["request"] = json!(own);
        } else if let Some((_, rest)) = told.split_once("the run of the explicit engine is another: ")
            && let Some((count, rest)) = rest.split_once(" events with hash ")
        {
            let run = &mut parts.certificate["claim"]["holds"]["canonical"]["Ok"];
            run["entries"] = json!(count.parse::<u64>().unwrap());
            run["hash"] = json!(rest.split(',').next().unwrap());
        } else {
            return (output.status.code(), told);
        }
    }
    panic!("there is always another hash");
}

fn obligations(parts: &mut Parts) -> &mut Vec<Value> {
    parts.certificate["claim"]["holds"]["obligations"].as_array_mut().unwrap()
}

/// The accesses of a static field.
fn accesses<'a>(trace: &'a mut Value, field: &str) -> impl Iterator<Item = &'a mut Value> {
    let slot = trace["objects"][0]["slots"].as_array().unwrap().iter().position(|s| s == field).unwrap();
    let of = move |a: &&mut Value| a["touches"][0][0] == 0 && a["touches"][0][1] == slot;
    trace["accesses"].as_array_mut().unwrap().iter_mut().filter(of)
}

#[track_caller]
fn rejected(forged: (Option<i32>, String), why: &str) {
    let (code, told) = forged;
    assert!(code == Some(1) && told.contains(why), "exit code {code:?}, expected `{why}`\n{told}");
}

const RACE: &str = "async(() -> { x = 1; }); x = 2;";

/// Claims all properties of what was verified for the absence of races alone.
fn claim_all(parts: &mut Parts) {
    let all = json!(["no-data-race", "permission", "no-deadlock", "exception", "assertion"]);
    parts.certificate["properties"] = all.clone();
    parts.request["options"]["properties"] = all;
    obligations(parts).push(json!({"about": "deadlock", "by": ["canonical"]}));
}

#[test]
fn a_failure_of_the_run_itself() {
    for (body, why) in [
        ("assert x == 1;", "the canonical run itself violates assertion"),
        ("if (x == 0) { throw new RuntimeException(); }", "the canonical run itself violates exception"),
    ] {
        let text = program(body);
        let forged = forge(&text, &["--property", "no-data-race"], &text, |parts| {
            claim_all(parts);
            for e in parts.trace["events"].as_array_mut().unwrap() {
                if e["kind"].get("fault").is_some() {
                    e["kind"] = json!("other");
                }
            }
        });
        rejected(forged, why);
    }
}

#[test]
fn a_region_that_is_never_released() {
    let acquired = "final int[] a = new int[2]; acquireW(a, 0, 1);";
    let safe = program(&format!("{acquired} releaseW(a, 0, 1);"));
    let forged = forge(&safe, &[], &program(acquired), |parts| {
        parts.trace["regions"][0]["release"] = json!(null);
        for e in parts.trace["events"].as_array_mut().unwrap() {
            if e["kind"].get("release").is_some() {
                e["kind"] = json!("other");
            }
        }
    });
    rejected(forged, "the canonical run itself violates permission: a region is never released");
}

#[test]
fn an_access_that_is_said_not_to_happen() {
    let safe = program("async(() -> { x = 1; }); y = 2;");
    for touch in [false, true] {
        let forged = forge(&safe, &[], &program(RACE), |parts| {
            let places = parts.trace["places"].clone();
            let x = accesses(&mut parts.trace, "P.x").next().unwrap().clone();
            let y = accesses(&mut parts.trace, "P.y").next().unwrap();
            (y["touches"][0][1], y["touches"][0][2]) = (x["touches"][0][1].clone(), x["touches"][0][2].clone());
            *(if touch { &mut y["touches"][0][3] } else { &mut y["guard"] }) = json!(1);
            let at = |access: &Value| places[access["place"].as_u64().unwrap() as usize].as_str().unwrap().to_owned();
            let mut both = [at(&x), at(y)];
            both.sort();
            let about = json!({"accesses": {"class": "P.x", "places": both}});
            obligations(parts).push(json!({"about": about, "by": ["unreachable"]}));
        });
        rejected(forged, "the trace has no such access");
    }
}

#[test]
fn a_section_that_keeps_no_sum() {
    let safe = program(
        "
            x = 5;
            finish(() -> {
                async(() -> isolated(() -> { if (x > 0) { x--; y++; } }));
                async(() -> isolated(() -> { x += y; y = 0; }));
            });
            assert x + y == 5;
        ",
    );
    let by = |parts: &mut Parts| {
        let never = obligations(parts).iter().find(|o| o["about"].get("never").is_some()).unwrap();
        assert_eq!(never["by"], json!(["invariant"]));
    };
    // What is written is kept, or the value that was read; what is there at first is 5, or not.
    let written = forge(&safe, &[], &safe, |parts| {
        by(parts);
        let writes =
            parts.trace["events"].as_array_mut().unwrap().iter_mut().filter(|e| e["kind"].get("write").is_some());
        let values: Vec<&mut Value> = writes.map(|e| &mut e["kind"]["write"]["value"]).collect();
        let [first, .., last] = &mut values.into_iter().collect::<Vec<_>>()[..] else { panic!("too few writes") };
        std::mem::swap(*first, *last);
    });
    rejected(written, "the trace gives query");
    let initial = forge(&safe, &[], &safe, |parts| {
        let zero = parts.trace["terms"].as_array().unwrap().iter().position(|t| t.get("int") == Some(&json!(0)));
        for l in parts.trace["locations"].as_array_mut().unwrap() {
            l["initial"] = json!(zero.unwrap());
        }
    });
    rejected(initial, "the trace gives query");
}

#[test]
fn a_field_that_is_not_volatile() {
    let safe = program("async(() -> { v = 1; }); v = 2;");
    rejected(forge(&safe, &[], &safe.replace("volatile int v", "int v"), |_| {}), "the trace has no such access");
}

#[test]
fn an_object_under_two_names() {
    let safe = program("async(() -> { v = 1; }); x = 2;");
    let forged = forge(&safe, &[], &safe, |parts| {
        let copy = parts.trace["objects"][0].clone();
        parts.trace["objects"].as_array_mut().unwrap().push(copy);
    });
    rejected(forged, "the objects are not in the order of their numbers");
    let text = program("final int[] a = new int[1]; a[0] = 1; async(() -> { a[0] = 2; });");
    let forged = forge(&text, &[], &text, |parts| {
        let objects = parts.trace["objects"].as_array_mut().unwrap();
        let mut copy = objects.last().unwrap().clone();
        copy["number"] = json!(copy["number"].as_u64().unwrap() + 1);
        objects.push(copy);
    });
    rejected(forged, "in the log");
}

#[test]
fn an_initialiser_that_is_none() {
    let text = program("async(() -> { x = 1; }); y = 2;");
    let forged = forge(&text, &[], &text, |parts| {
        accesses(&mut parts.trace, "P.x").for_each(|a| a["initialiser"] = json!(true));
    });
    rejected(forged, "the trace has no such access");
}

#[test]
fn an_access_somewhere_else() {
    let safe = program("read(); finish(() -> { async(() -> { write(); }); }); read();");
    let racy = program("read(); finish(() -> { async(() -> { write(); }); read(); });");
    rejected(forge(&safe, &[], &racy, |_| {}), "the trace has no such access");
}

#[test]
fn regions_that_are_left_out() {
    let own = "acquireW(a, 0, 1); releaseW(a, 0, 1);";
    let text = program(&format!("final int[] a = new int[2]; async(() -> {{ {own} }}); {own}"));
    let forged = forge(&text, &["--property", "no-data-race"], &text, |parts| {
        claim_all(parts);
        parts.trace["regions"] = json!([]);
        for e in parts.trace["events"].as_array_mut().unwrap() {
            if e["kind"].get("acquire").is_some() || e["kind"].get("release").is_some() {
                e["kind"] = json!("other");
            }
        }
    });
    rejected(forged, "the trace has no region of it");
}

#[test]
fn a_run_that_is_not_followed_for_no_reason() {
    let text = program(RACE);
    let forged = forge(&program("x = 2;"), &[], &text, |parts| {
        parts.certificate["claim"]["holds"]["canonical"] = json!({"Err": "a branch depends on the schedule"});
    });
    rejected(forged, "though nothing depends on the schedule");
}

#[test]
fn premises_that_nothing_satisfies() {
    let text = program(
        "async(() -> { isolated(() -> { x = x * 2 + 1; }); }); final int seen = isolatedWithReturn(() -> x);
            if (seen > 0) { assert seen == 1; }",
    );
    let forged = forge(&text, &[], &text, |parts| parts.trace["assumptions"] = json!([1]));
    rejected(forged, "what is taken for granted is false");
    let forged = forge(&text, &[], &text, |parts| parts.trace["variables"][0]["range"] = json!([5, 4]));
    rejected(forged, "variable 0 has no value");
}

#[test]
fn another_text_another_name_and_no_property() {
    let (safe, racy) = (program("x = 2;"), program(RACE));
    let (code, told) = forge(&safe, &[], &racy, |parts| parts.request["files"][0]["text"] = json!(safe));
    assert!(code == Some(3) && told.contains("the certificate itself has the text of `P.java`"), "{told}");
    let forged = forge(&safe, &[], &safe, |parts| parts.certificate["program"]["files"] = json!(["Q.java"]));
    rejected(forged, "the files of the program have other names");
    let forged = forge(&safe, &[], &racy, |parts| {
        parts.certificate["properties"] = json!([]);
        parts.request["options"]["properties"] = json!([]);
        *obligations(parts) = vec![];
    });
    rejected(forged, "it is about no property");
}

#[test]
fn what_a_claim_is_limited_to_is_said() {
    let text = program("assert args.length == 1;");
    let dir = folder(&[("P.java", text.as_bytes())]);
    let args =
        ["verify", "P.java", "--property", "no-data-race", "--property", "assertion", "--certificate", "c", "--", "1"];
    run(dir.path(), &args);
    let told = describe(&run(dir.path(), &["check", "c"]));
    assert!(told.contains("properties: no-data-race, assertion only\narguments: 1\n"), "{told}");
}
