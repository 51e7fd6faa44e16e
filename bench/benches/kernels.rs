//! The inner loops of the engines: `cargo bench -p scoville-bench`.
//!
//! Divan rather than Criterion: Criterion brings a second version of a crate that we have, which `deny.toml` forbids, and takes
//! longer to compile than what it measures.

#![allow(clippy::panic, reason = "a benchmark that cannot run has nothing to return")]

use divan::Bencher;
use divan::counter::ItemsCount;
use scoville_encode::term::{Sort, TermId, Terms, Var};
use scoville_encode::unroll;
use scoville_explore::machine::Limits;
use scoville_explore::search;
use scoville_frontend::{CompileOptions, Compiled, SourceInput, compile};

fn main() {
    divan::main();
}

fn program(name: &str, text: &str, args: &[&str]) -> Compiled {
    let options = CompileOptions { main_class: None, args: args.iter().map(|a| (*a).to_owned()).collect() };
    match compile(&[SourceInput { name, text: text.as_bytes() }], &options) {
        Ok(compiled) => compiled,
        Err((diagnostics, _)) => panic!("{name}: {diagnostics:?}"),
    }
}

const CRYPT: &str = include_str!("../../benchmarks/scale/Crypt.java");
const MATMUL: &str = include_str!("../../benchmarks/scale/MatMul.java");
const COUNTER: &str = include_str!("../../benchmarks/scale/IsolatedCounter.java");

/// The interpreter's loop; an item is an instruction of the task IR.
#[divan::bench(sample_count = 10)]
fn interpreted_instructions(bencher: Bencher) {
    let compiled = program("Crypt.java", CRYPT, &["2000", "4"]);
    let run = || scoville_explore::run(&compiled.program, Limits::default());
    bencher.counter(ItemsCount::new(run().steps)).bench_local(run);
}

/// The exhaustive search; an item is a state.
#[divan::bench(sample_count = 10)]
fn explored_states(bencher: Bencher) {
    let compiled = program("IsolatedCounter.java", COUNTER, &["8"]);
    let run = || search::explore(&compiled.program, &search::Options::default());
    bencher.counter(ItemsCount::new(run().counts.states)).bench_local(run);
}

/// The concrete path of the unroller with its checks for races; an item is a checked access.
#[divan::bench(args = ["MatMul.java", "Crypt.java"], sample_count = 10)]
fn checked_accesses(bencher: Bencher, name: &str) {
    let compiled = match name {
        "MatMul.java" => program(name, MATMUL, &["80"]),
        _ => program(name, CRYPT, &["2000", "4"]),
    };
    let run = || match unroll::build(&compiled.program, &unroll::Options::default(), None) {
        Ok((problem, _)) => problem.accesses,
        Err(why) => panic!("{name}: {why}"),
    };
    bencher.counter(ItemsCount::new(run())).bench_local(run);
}

/// So many conditions on a new table.
fn conditions(terms: &mut Terms, n: usize) -> Vec<TermId> {
    (0..n).map(|_| terms.fresh(Var { sort: Sort::Bool, domain: Vec::new(), range: None }).1).collect()
}

/// Guards of paths: each condition and its negation is joined to the path before. An item is an operation on guards.
#[divan::bench(args = [64, 512])]
fn guards_of_paths(bencher: Bencher, n: usize) {
    bencher.counter(ItemsCount::new(3 * n)).bench_local(|| {
        let mut terms = Terms::new();
        let all = conditions(&mut terms, n);
        all.into_iter().fold(TermId::TRUE, |path, c| {
            let otherwise = terms.not(c);
            terms.and(path, otherwise);
            terms.and(path, c)
        })
    });
}

/// Guards that come together again: pairs of conditions, each with its alternative. An item is an operation on guards.
#[divan::bench(args = [64, 512])]
fn guards_that_merge(bencher: Bencher, n: usize) {
    bencher.counter(ItemsCount::new(3 * n)).bench_local(|| {
        let mut terms = Terms::new();
        let all = conditions(&mut terms, n + 1);
        all.windows(2).fold(TermId::FALSE, |merged, pair| {
            let otherwise = terms.not(pair[1]);
            let path = terms.and(pair[0], otherwise);
            terms.or(merged, path)
        })
    });
}
