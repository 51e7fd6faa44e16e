//! Equalities behind the commutation of atomic sections (design, Reductions), by Z3 where simplification does not do.

use crate::query::dump;
use crate::smt::expr::Arena;
use crate::smt::print;
use crate::smt::term::{Floats, Translator};
use crate::smt::z3::{self, Limits, Reply};
use scoville_encode::term::{TermId, Terms};
use scoville_encode::unroll::commute::Prover;
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// Resource units of one question when the caller sets no limit of its own: about a second.
const RESOURCES: u32 = 2_000_000;

/// Time for one question, whatever Z3 counts.
const TIME: Duration = Duration::from_secs(5);

/// Asks Z3. Whatever it does not prove counts as different.
#[derive(Clone, Debug, Default)]
pub struct Z3Prover {
    /// When to stop.
    pub deadline: Option<Instant>,
    /// Where each question is written, as SMT-LIB text.
    pub dump: Option<PathBuf>,
    /// Questions so far.
    pub count: u64,
    /// Time that they took.
    pub time: Duration,
}

impl Prover for Z3Prover {
    fn equal(&mut self, terms: &Terms, a: TermId, b: TermId) -> bool {
        let start = Instant::now();
        let equal = self.ask(terms, a, b);
        self.time += start.elapsed();
        equal
    }

    fn set_deadline(&mut self, deadline: Option<Instant>) {
        self.deadline = deadline;
    }
}

impl Z3Prover {
    fn ask(&mut self, terms: &Terms, a: TermId, b: TermId) -> bool {
        if self.deadline.is_some_and(|d| Instant::now() >= d) {
            return false;
        }
        let mut arena = Arena::new();
        let mut translator = Translator::new(terms, Floats::Uninterpreted);
        let (x, y) = (translator.term(&mut arena, a), translator.term(&mut arena, b));
        let equal = arena.eq(x, y);
        let mut asserts = vec![arena.not(equal)];
        let vars: Vec<_> = translator.vars().map(|(v, _)| v).collect();
        for v in vars {
            let domain = translator.domain(&mut arena, v);
            asserts.push(domain);
        }
        let text = print::text(&arena, &asserts);
        self.count += 1;
        if let Some(dir) = &self.dump
            && dump(dir, &format!("commute-{:04}", self.count), &text).is_err()
        {
            // Every question is to be seen: one that cannot be written is not asked.
            return false;
        }
        let own = Instant::now() + TIME;
        let deadline = Some(self.deadline.map_or(own, |d| d.min(own)));
        matches!(z3::check(&text, Limits { rlimit: RESOURCES, deadline }), Reply::Unsat)
    }
}
