//! Endless or bounded comparison of the engines on random programs: `fuzz FIRST COUNT [SIZE]`.
use scoville_testgen::{compare, construct, generate, shrink};
use std::time::{Duration, Instant};

fn main() {
    let args: Vec<u64> = std::env::args().skip(1).filter_map(|a| a.parse().ok()).collect();
    let (first, count, size) =
        (args.first().copied().unwrap_or(0), args.get(1).copied().unwrap_or(1000), args.get(2).copied().unwrap_or(14));
    let limit = Duration::from_secs(3);
    let mut tally: std::collections::BTreeMap<String, u64> = Default::default();
    let start = Instant::now();
    for seed in first..first + count {
        let tree = generate::tree(seed, size as u32);
        let disagree = |t: &scoville_testgen::program::Tree| {
            let program = construct::program(t);
            let replayer = scoville_explore::replay::ProgramReplayer::new(&program, Default::default());
            let a = compare::symbolic(&program, &replayer, false, limit);
            let b = compare::explicit(&program, limit);
            (!compare::agree(&a.verdict, &b.verdict) || a.verdict.to_string().contains("internal"), a, b)
        };
        let (bad, a, b) = disagree(&tree);
        let word = |v: &scoville_evidence::verdict::Verdict| v.to_string().split(':').next().unwrap_or("").to_owned();
        *tally.entry(format!("{} / {}", word(&a.verdict), word(&b.verdict))).or_default() += 1;
        if bad {
            let small = shrink::shrink(&tree, &mut |t| disagree(t).0);
            let (_, a, b) = disagree(&small);
            println!("seed {seed}: symbolic {} explicit {}\n{small}", a.verdict, b.verdict);
            for n in a.notes.iter() {
                println!("note {n}");
            }
            for f in a.findings.iter() {
                println!("symbolic: {:?} {}", f.kind, f.message);
            }
            for f in b.findings.iter() {
                println!("explicit: {:?} {}", f.kind, f.message);
            }
        }
    }
    println!("{:?} {tally:#?}", start.elapsed());
}
