//! Reports for a browser, made by the command: what they hold, and how they behave in a browser and in node, where there are any.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod support;

use serde_json::Value;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use support::{benchmarks, every, folder, run, told};

/// A program with all that a graph shows, a seed, places that nothing reaches, and texts that look like markup.
const SAFE: &str = r#"
import static edu.rice.hj.Module2.*;
import edu.rice.hj.api.HjFuture;
import java.util.Random;

public class Safe {
    static int c = 0, d = 0, e = 0;
    static int[] a = new int[4];
    static boolean never = false;

    public static void main(final String[] args) {
        final Random r = new Random(42);
        System.out.println("</script><b>&" + r.nextInt(10));
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> { e = 5; });
                d = 1;
                for (int i = 0; i < 4; i++) {
                    final int n = i;
                    async(() -> {
                        isolated(() -> { c += d; });
                        a[n] = n;
                    });
                }
            });
            final HjFuture<Integer> f = future(() -> { e++; return e; });
            final int got = f.get() + e;
            assert c == 4 && got == 12 && a[3] == 3;
            if (never) {
                isolated(() -> { c = 0; });
                assert got > 0;
            }
        });
    }
}
"#;

/// The data that the script of a report draws.
fn data(page: &str) -> Value {
    let begin = "<script type=\"application/json\" id=\"data\">";
    let (_, rest) = page.split_once(begin).expect("a report has data");
    serde_json::from_str(rest.split_once("</script>").unwrap().0).unwrap()
}

/// The report about a program, and the same as JSON.
fn report(dir: &Path, args: &[&str]) -> (String, Value) {
    let mut all = args.to_vec();
    all.extend(["--format", "json", "--report", "out.html"]);
    let output = run(dir, &all);
    let json = serde_json::from_slice(&output.stdout).unwrap();
    (std::fs::read_to_string(dir.join("out.html")).unwrap(), json)
}

/// How statistics count a reason that a report names.
fn discharge(word: &str) -> Option<&str> {
    Some(match word {
        "disjoint elements" => return None,
        "finish" | "spawn" | "value" | "phase" | "class initialiser" | "order" => "ordered",
        "isolation" => "excluded",
        "canonical run" => "canonical",
        "solver, order" => "solver-order",
        "solver, data" => "solver-data",
        other => other,
    })
}

/// Groups by reason, each as `subject what @ first line, second line`, with counts.
fn groups(data: &Value) -> Vec<String> {
    let group = |g: &Value| {
        let word = |list: &str, at: &str| data[list][g[at].as_u64().unwrap() as usize].clone();
        let spots: Vec<String> =
            g["spots"].as_array().unwrap().iter().map(|s| format!("{} {}", s[2].as_str().unwrap(), s[1])).collect();
        format!(
            "{}: {} {} @ {} x{}",
            word("reasons", "reason")["word"].as_str().unwrap(),
            word("subjects", "subject").as_str().unwrap(),
            g["what"].as_str().unwrap(),
            spots.join(", "),
            g["count"]
        )
    };
    data["groups"].as_array().unwrap().iter().map(group).collect()
}

#[test]
fn reasons_name_what_orders_or_excludes() {
    let dir = folder(&[("Safe.java", SAFE.as_bytes())]);
    let (page, json) = report(dir.path(), &["verify", "Safe.java"]);
    assert_eq!(json["verdict"]["text"], "true");
    let groups = groups(&data(&page));
    let has = |text: &str| assert!(groups.iter().any(|g| g == text), "{text} is not among\n{}", groups.join("\n"));
    has("spawn: no race on Safe.d @ write 17, read 21 x4");
    has("finish: no race on Safe.e @ write 16, read 26 x1");
    has("value: no race on Safe.e @ write 26, read 27 x1");
    has("isolation: no race on Safe.c @ write 21, write 21 x6");
    has("disjoint elements: no race on elements of int[] @ write 22, write 22 x2");
    has("commuting: any order of sections on Safe.c @ atomic section 21, atomic section 21 x1");
    has("canonical run: no deadlock: every wait ends in the canonical run @  x1");
    for text in
        ["generator made at", "Safe.java:12", "Models of library classes", "front end", "10 iterations", "Safe.java:30"]
    {
        assert!(page.contains(text), "{text}");
    }
    let shapes = data(&page)["graph"]["shapes"].as_array().unwrap().clone();
    // The root, four equal tasks, another one and a future.
    assert_eq!(shapes.len(), 4);
    assert_eq!(shapes[3]["tasks"], 7);
    // Nothing of the program is markup, and nothing is loaded.
    assert!(!page.contains("<b>&\""));
    for text in ["http:", "https:", "src=", "@import", "url("] {
        assert!(!page.replace("http://www.w3.org/2000/svg", "").contains(text), "{text}");
    }
}

#[test]
fn what_no_schedule_reaches_is_told_in_all_forms() {
    let dir = folder(&[("Safe.java", SAFE.as_bytes())]);
    let text = told(dir.path(), &["verify", "Safe.java"]);
    let note = "note: 2 places are reached by no schedule, so that nothing was shown of them: \
                atomic section at Safe.java:30 and assertion at Safe.java:31\n";
    assert!(text.contains(note), "{text}");
    for how in [&["verify"][..], &["explore"], &["explore", "--reduction", "dpor"]] {
        let (_, json) = report(dir.path(), &[how, &["Safe.java"]].concat());
        let unreached: Vec<(&str, u64)> = json["unreached"]
            .as_array()
            .unwrap()
            .iter()
            .map(|u| (u["what"].as_str().unwrap(), u["at"]["line"].as_u64().unwrap()))
            .collect();
        assert_eq!(unreached, [("atomic section", 30), ("assertion", 31)], "{how:?}");
    }
    let output = run(dir.path(), &["batch", "--no-cache", "--format", "json", "Safe.java"]);
    let batch = String::from_utf8(output.stdout).unwrap();
    assert!(batch.contains(note.trim_start_matches("note: ").trim_end()), "{batch}");
    // The published algorithm does not try all schedules.
    let (_, json) = report(dir.path(), &["explore", "--paper", "Safe.java"]);
    assert_eq!(json["unreached"], serde_json::json!([]), "{}", json["verdict"]);
    // Some schedule gets there: the order of the two sections decides.
    let reached = SAFE
        .replace("d = 1;", "d = 1; async(() -> { isolated(() -> { if (c > 1) never = true; }); });")
        .replace("if (never)", "boolean[] n = new boolean[1]; isolated(() -> { n[0] = never; }); if (n[0])");
    let dir = folder(&[("Safe.java", reached.as_bytes())]);
    for how in [&["verify", "--no-enumerate"][..], &["verify", "--pure-smt"], &["verify"], &["explore"]] {
        let (_, json) = report(dir.path(), &[how, &["Safe.java"]].concat());
        assert_eq!(json["unreached"], serde_json::json!([]), "{how:?}: {}", json["verdict"]);
    }
}

#[test]
fn a_cut_unrolling_says_nothing_of_what_is_not_reached() {
    let program = "public class Cut {
    static volatile int n = 0;
    public static void main(String[] args) {
        new Thread(() -> { n = 50; }).start();
        int i = 0;
        while (i < n) i++;
        if (i == 50) { assert n == 50; }
    }
}
";
    let dir = folder(&[("Cut.java", program.as_bytes())]);
    let (page, json) = report(dir.path(), &["verify", "Cut.java", "--no-enumerate", "--unroll", "3"]);
    assert_eq!(json["verdict"]["text"], "unknown(unwinding)");
    assert_eq!(json["unreached"], serde_json::json!([]));
    assert!(page.contains("a bound was hit"), "the report says so");
}

#[test]
fn groups_and_statistics_count_the_same() {
    let dir = tempfile::tempdir().unwrap();
    let mut programs: Vec<PathBuf> = Vec::new();
    for group in ["jpf-hj", "hjlib", "regressions"] {
        let files = std::fs::read_dir(benchmarks().join(group)).unwrap().map(|f| f.unwrap().path());
        programs.extend(files.filter(|f| f.extension().is_some_and(|e| e == "java")));
    }
    programs.sort();
    let mut compared = 0;
    for program in programs.iter().step_by(every(24)) {
        for extra in [&["--no-enumerate", "--timeout", "3"][..], &["--all-races", "--timeout", "6"]] {
            let name = program.to_str().unwrap();
            let (page, json) = report(dir.path(), &[&["verify", name], extra].concat());
            // What was not looked at because of time is counted at different moments; a program that is refused has no obligations.
            let undecided = json["verdict"]["result"] == "unknown" || json["verdict"]["result"] == "error";
            let data = data(&page);
            // Time was over before the first table of obligations was there.
            let stopped = |n: &Value| n.as_str().unwrap().starts_with("stopped while");
            let early =
                data["groups"].as_array().unwrap().is_empty() && json["notes"].as_array().unwrap().iter().any(stopped);
            if json["statistics"]["search"].is_object() || undecided || early {
                continue;
            }
            let mut counted: BTreeMap<String, u64> = BTreeMap::new();
            for g in data["groups"].as_array().unwrap() {
                let word = data["reasons"][g["reason"].as_u64().unwrap() as usize]["word"].as_str().unwrap();
                if let Some(d) = discharge(word) {
                    *counted.entry(d.to_owned()).or_default() += g["count"].as_u64().unwrap();
                }
            }
            let said: BTreeMap<String, u64> = json["statistics"]["discharged"]
                .as_object()
                .unwrap()
                .iter()
                .map(|(k, n)| (k.clone(), n.as_u64().unwrap()))
                .filter(|(_, n)| *n > 0)
                .collect();
            assert_eq!(counted, said, "{name} {extra:?}");
            compared += 1;
        }
    }
    assert!(compared > 20, "{compared}");
}

#[test]
fn what_was_enumerated_has_states_and_no_obligations() {
    let dir = tempfile::tempdir().unwrap();
    let program = benchmarks().join("jpf-hj/PrimitiveArrayRace.java");
    let (page, json) = report(dir.path(), &["explore", program.to_str().unwrap()]);
    assert!(json["statistics"]["search"].is_object());
    assert!(page.contains("decided by enumeration") && page.contains("<dt>states</dt>"));
    assert!(page.contains("data-schedule") && !page.contains("id=\"query\""));
}

#[test]
fn a_report_that_cannot_be_written_is_an_input_error() {
    let dir = folder(&[("Safe.java", SAFE.as_bytes())]);
    let text = told(dir.path(), &["verify", "Safe.java", "--report", "no/such/out.html"]);
    assert!(text.starts_with("exit code 3\n"), "{text}");
    assert!(text.contains("cannot write `no/such/out.html`: there is no such folder"), "{text}");
    std::fs::create_dir(dir.path().join("out.html")).unwrap();
    let text = told(dir.path(), &["verify", "Safe.java", "--report", "out.html"]);
    assert!(text.starts_with("exit code 3\n") && text.contains("it is a folder"), "{text}");
    let text = told(dir.path(), &["verify", "Safe.java", "--junit", "--report", "x.html"]);
    assert!(text.starts_with("exit code 3\n") && text.contains("cannot be used with"), "{text}");
}

#[test]
fn a_program_that_is_refused_has_a_report_that_says_why() {
    let dir = folder(&[("Bad.java", b"public class Bad { <script>alert(1)</script> }\n"), ("out.html", b"old")]);
    run(dir.path(), &["verify", "Bad.java", "--report", "out.html"]);
    let page = std::fs::read_to_string(dir.path().join("out.html")).unwrap();
    assert!(page.contains("What is wrong") && page.contains("id=\"verdict\">error<"), "{page}");
    assert!(page.contains("&lt;script&gt;alert(1)") && !page.contains("<script>alert"));
}

#[test]
fn the_script_computes_what_it_should() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let Ok(output) =
        Command::new("node").arg(root.join("tests/html/logic.js")).arg(root.join("report/src/html/report.js")).output()
    else {
        eprintln!("skipped: there is no node here to run the script of a report");
        return;
    };
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(String::from_utf8_lossy(&output.stdout), "logic: all as expected\n");
}

/// A browser without a window, if there is one.
fn browser() -> Option<&'static str> {
    let works = |name: &&str| Command::new(name).arg("--version").output().is_ok_and(|o| o.status.success());
    let found = ["chromium", "chromium-browser", "google-chrome", "chrome"].into_iter().find(works);
    if found.is_none() {
        eprintln!("skipped: there is no Chromium here to open a report with");
    }
    found
}

/// What the driver saw in a page; the query is what it searches for.
fn drive(browser: &str, dir: &Path, page: &str, query: &str, size: &str) -> Value {
    let driver = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/html/drive.js")).unwrap();
    let driven = page
        .replace("<body>", &format!("<body data-query=\"{query}\">"))
        .replace("</body>", &format!("<script>\n{driver}</script>\n</body>"));
    let file = dir.join("driven.html");
    std::fs::write(&file, driven).unwrap();
    let output = Command::new(browser)
        .args(["--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=10000", "--dump-dom"])
        .arg(format!("--user-data-dir={}", dir.join("profile").display()))
        .arg(format!("--window-size={size}"))
        .arg(format!("file://{}", file.display()))
        .output()
        .unwrap();
    let dom = String::from_utf8_lossy(&output.stdout).into_owned();
    let (_, rest) =
        dom.split_once("data-seen=\"").unwrap_or_else(|| panic!("the driver has not come to an end: {dom}"));
    let seen = rest.split_once('"').unwrap().0.replace("&quot;", "\"").replace("&lt;", "<").replace("&amp;", "&");
    serde_json::from_str(&seen).unwrap()
}

#[test]
fn in_a_browser_schedules_can_be_stepped_and_obligations_searched() {
    let Some(browser) = browser() else { return };
    let dir = tempfile::tempdir().unwrap();
    let program = benchmarks().join("jpf-hj/PrimitiveArrayRace.java");
    let (page, _) = report(dir.path(), &["verify", program.to_str().unwrap()]);
    for size in ["1280,900", "500,800"] {
        let seen = drive(browser, dir.path(), &page, "violated java:16", size);
        let state = |step: u64, text: &str, line: &str| {
            serde_json::json!([format!("step {} of 6: {text}", step + 1), step.to_string(), line])
        };
        assert_eq!(seen["error"], Value::Null);
        assert_eq!(seen["first"], state(0, "main spawns task main.1", "13"));
        assert_eq!(seen["third"], state(2, "main spawns task main.2", "20"));
        assert_eq!(seen["second"], state(1, "main.1 acquires W on numbers[0..2]", "14"));
        assert_eq!(seen["last"], state(5, "main.2 (2) numbers[1] = 2", "23"));
        assert_eq!(seen["again"], seen["last"]);
        assert_eq!(seen["clicked"], seen["second"]);
        assert_eq!(seen["typing"], seen["second"], "keys in the search field are for the search field");
        assert_eq!((&seen["onDisabled"], &seen["bar"]), (&Value::Bool(true), &serde_json::json!([6, 6])));
        assert_eq!(seen["found"], "1 of 3 groups, 1 in all; page 1 of 1");
        assert!(seen["row"].as_str().unwrap().contains("PrimitiveArrayRace.java:23"), "{seen}");
        assert_eq!(seen["nothing"], "nothing found");
        assert_eq!((&seen["boxes"], &seen["closed"], &seen["opened"]), (&3.into(), &1.into(), &3.into()));
        assert_eq!(
            (&seen["links"], &seen["fits"], &seen["reason"]),
            (&true.into(), &true.into(), &true.into()),
            "{seen}"
        );
    }
}

#[test]
fn in_a_browser_ten_thousand_groups_are_shown_in_pages() {
    let Some(browser) = browser() else { return };
    // A hundred fields, each written before and read at a hundred places.
    let each = |text: &dyn Fn(usize) -> String| (0..100).map(text).collect::<Vec<_>>().join("\n");
    let program = format!(
        "import static edu.rice.hj.Module2.*;\npublic class Big {{\n{}\npublic static void main(final String[] args) {{\n\
         launchHabaneroApp(() -> {{ finish(() -> {{ async(() -> {{\n{}\n}}); }});\nasync(() -> {{ int s = 0;\n{}\n}}); }}); }} }}\n",
        each(&|i| format!("static int f{i};")),
        each(&|i| format!("f{i} = {i};")),
        each(&|_| each(&|i| format!("s += f{i};")))
    );
    let dir = folder(&[("Big.java", program.as_bytes())]);
    let (page, _) = report(dir.path(), &["verify", "Big.java"]);
    let seen = drive(browser, dir.path(), &page, "f57 big.java:264 read", "1280,900");
    assert_eq!(seen["error"], Value::Null);
    assert_eq!(seen["all"], "10,001 of 10,001 groups, 10,001 in all; page 1 of 101");
    assert_eq!((&seen["rows"], &seen["printed"]), (&100.into(), &1000.into()));
    assert_eq!(seen["found"], "1 of 10,001 groups, 1 in all; page 1 of 1");
    assert_eq!(seen["page"], "10,001 of 10,001 groups, 10,001 in all; page 2 of 101");
    assert_eq!((&seen["links"], &seen["fits"]), (&true.into(), &true.into()), "{seen}");
}
