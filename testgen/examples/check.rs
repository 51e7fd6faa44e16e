//! Runs the symbolic engine on Java files and compares the verdict with the first line.
use scoville_encode::{print, unroll};
use scoville_frontend::{CompileOptions, SourceInput, compile};
use std::time::{Duration, Instant};

fn main() {
    let mut trace = false;
    let mut pure_smt = false;
    let (mut good, mut bad) = (0, 0);
    for path in std::env::args().skip(1) {
        if path == "-t" {
            trace = true;
            continue;
        }
        if path == "-s" {
            pure_smt = true;
            continue;
        }
        let text = std::fs::read(&path).unwrap_or_default();
        let s = String::from_utf8_lossy(&text);
        let first = s.lines().find(|l| l.contains("// expect:")).unwrap_or("").replace("// expect:", "");
        let first = first.trim();
        let args: Vec<String> = s
            .lines()
            .find_map(|l| l.strip_prefix("// args:"))
            .map(|a| a.split_whitespace().map(str::to_owned).collect())
            .unwrap_or_default();
        let main_class = s.lines().find_map(|l| l.strip_prefix("// main:")).map(|a| a.trim().to_owned());
        let t = Instant::now();
        let c = match compile(&[SourceInput { name: &path, text: &text }], &CompileOptions { args, main_class }) {
            Ok(c) => c,
            Err((d, sources)) => {
                let at = d[0].span().map(|s| sources.describe(s)).unwrap_or_default();
                println!("REFUSED {path}: {} problems, first {at}: {}", d.len(), d[0].message);
                bad += 1;
                continue;
            }
        };
        let front = t.elapsed();
        let replayer = scoville_explore::replay::ProgramReplayer::new(&c.program, Default::default());
        if trace {
            match unroll::build(&c.program, &unroll::Options { keep_all: pure_smt, ..Default::default() }) {
                Ok((p, _)) => print!("{}", print::problem(&p)),
                Err(e) => println!("{e}"),
            }
        }
        let o = scoville_testgen::compare::symbolic(&c.program, &replayer, pure_smt, Duration::from_secs(10));
        let v = o.verdict.to_string();
        let ok = v == first || (first.starts_with("unknown") && v.starts_with("unknown"));
        if ok {
            good += 1
        } else {
            bad += 1
        }
        println!(
            "{} {path}: {v} (expected {first}) front {front:?} all {:?} tasks {} q {}",
            if ok { "ok" } else { "BAD" },
            t.elapsed(),
            o.statistics.tasks,
            o.statistics.queries
        );
        if !ok || trace {
            for f in &o.findings {
                println!("    {:?} {}", f.kind, f.message);
                for p in &f.places {
                    println!("       {} {} {}", c.sources.describe(p.span), p.task, p.what);
                }
            }
            for n in &o.notes {
                println!("    note {n}");
            }
        }
    }
    println!("{good} good, {bad} bad");
}
