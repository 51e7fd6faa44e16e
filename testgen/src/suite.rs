//! Many trees at once, on all cores.

use crate::check::{Opinions, Plan, ask};
use crate::program::Tree;
use crate::shrink;
use scoville_evidence::verdict::Verdict;
use std::collections::BTreeMap;
use std::num::NonZero;
use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// What became of many programs.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// How many were judged.
    pub programs: u64,
    /// By the symbolic engine's verdict, in words.
    pub verdicts: BTreeMap<String, u64>,
    /// How many one of the engines leaves open.
    pub open: u64,
    /// By engine and reason.
    pub reasons: BTreeMap<String, u64>,
}

impl Tally {
    /// Counts one program.
    pub fn add(&mut self, opinions: &Opinions) {
        self.programs += 1;
        if let Some(v) = opinions.verdict() {
            *self.verdicts.entry(v.words()).or_default() += 1;
        }
        self.open += u64::from(!opinions.decided());
        for o in &opinions.list {
            if let Verdict::Unknown(why) = &o.outcome.verdict {
                *self.reasons.entry(format!("{}: {}", o.who, why.word())).or_default() += 1;
            }
        }
    }

    /// Open programs in percent.
    #[must_use]
    pub fn percent_open(&self) -> f64 {
        100.0 * self.open as f64 / self.programs.max(1) as f64
    }

    /// How many violate a property.
    #[must_use]
    pub fn violated(&self) -> u64 {
        self.verdicts.iter().filter(|(v, _)| v.starts_with("false")).map(|(_, n)| n).sum()
    }
}

/// Calls `each` for every seed, on all cores, until it answers false.
pub fn for_all(seeds: Range<u64>, each: &(impl Fn(u64) -> bool + Sync)) {
    let next = AtomicU64::new(seeds.start);
    let workers = std::thread::available_parallelism().map_or(1, NonZero::get);
    let work = || {
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= seeds.end || !each(seed) {
                next.store(seeds.end, Ordering::Relaxed);
                return;
            }
        }
    };
    std::thread::scope(|scope| (0..workers).for_each(|_| drop(scope.spawn(work))));
}

/// A program on which engines disagree, made small.
#[derive(Clone, Debug)]
pub struct Disagreement {
    /// Its seed.
    pub seed: u64,
    /// The small program.
    pub tree: Tree,
    /// The opinions about it.
    pub opinions: Opinions,
}

/// Asks about all seeds; ends at the first disagreement.
///
/// # Errors
/// The disagreement.
pub fn compare(
    seeds: Range<u64>,
    tree: &(impl Fn(u64) -> Tree + Sync),
    plan: &(impl Fn(u64) -> Plan + Sync),
    limit: Duration,
) -> Result<Tally, Box<Disagreement>> {
    let tally = Mutex::new(Tally::default());
    let found = Mutex::new(None);
    for_all(seeds, &|seed| {
        let t = tree(seed);
        let opinions = ask(&t, plan(seed), limit);
        if opinions.disagree() {
            *lock(&found) = Some((seed, t));
            return false;
        }
        lock(&tally).add(&opinions);
        true
    });
    let found = lock(&found).take();
    match found {
        Some((seed, tree)) => Err(Box::new(smallest(seed, &tree, plan(seed), limit))),
        None => Ok(lock(&tally).clone()),
    }
}

/// Most time for making one program small.
const SHRINKING: Duration = Duration::from_secs(60);

/// The disagreement about a tree, on as small a tree as it can be had in a minute.
#[must_use]
pub fn smallest(seed: u64, tree: &Tree, plan: Plan, limit: Duration) -> Disagreement {
    let start = Instant::now();
    // As few engines as show it, so that it goes faster.
    let few = plan.chunks(1).find(|p| ask(tree, p, limit).disagree()).unwrap_or(plan);
    let tree = shrink::shrink(tree, &mut |t| start.elapsed() < SHRINKING && ask(t, few, limit).disagree());
    let opinions = ask(&tree, plan, limit);
    Disagreement { seed, tree, opinions }
}

/// The contents of a lock; a panic of another thread fails the test anyway.
fn lock<T>(m: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    m.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}
