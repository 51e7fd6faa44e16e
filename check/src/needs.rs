//! What the trace asks for, collected: each obligation with the reasons that its pairs need.

use crate::rejection::Rejection;
use scoville_evidence::certificate::obligation::{About, Obligation, Reason};
use scoville_evidence::certificate::trace::TermId;
use std::collections::{BTreeMap, BTreeSet};

/// What is asked of a prefix.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Goal {
    /// Both accesses are next, and touch the same location.
    Race {
        /// An access, and the condition under which it touches the location.
        first: (u32, TermId),
        /// The other one.
        second: (u32, TermId),
    },
    /// Both regions are held.
    Conflict(u32, u32),
    /// The event is executed.
    Executed(u32),
    /// The event is next.
    Next(u32),
    /// Nothing goes on and some task waits.
    Final,
}

/// What is to be asked of a solver about one obligation.
#[derive(Clone, Debug, PartialEq)]
pub enum Question {
    /// Whether one of these is reachable.
    Reachable(Vec<Goal>),
    /// Whether these terms can differ in the two orders of two sections.
    Exchange(u32, u32),
}

/// All obligations of a trace.
#[derive(Debug, Default)]
pub struct Needs {
    reasons: BTreeMap<About, BTreeSet<Reason>>,
    questions: BTreeMap<About, Vec<Question>>,
    asked: BTreeSet<Goal>,
    /// How many pairs there are of each reason.
    pub counts: BTreeMap<Reason, u64>,
}

/// Most goals of one query.
const AT_ONCE: usize = 200;

impl Needs {
    /// A pair that the checker decides itself.
    pub fn structural(&mut self, about: About, reason: Reason) {
        self.reasons.entry(about).or_default().insert(reason);
        *self.counts.entry(reason).or_default() += 1;
    }

    /// A pair that a solver decides.
    pub fn query(&mut self, about: About, goal: Goal) {
        if !self.asked.insert(goal.clone()) {
            return;
        }
        let questions = self.questions.entry(about).or_default();
        match questions.last_mut() {
            Some(Question::Reachable(goals)) if goals.len() < AT_ONCE => goals.push(goal),
            _ => questions.push(Question::Reachable(vec![goal])),
        }
    }

    /// Two sections whose exchange a solver decides.
    pub fn exchange(&mut self, about: About, a: u32, b: u32) {
        let question = Question::Exchange(a, b);
        let questions = self.questions.entry(about).or_default();
        if !questions.contains(&question) {
            questions.push(question);
        }
    }

    /// The obligations, sorted, and the questions by their numbers.
    #[must_use]
    pub fn obligations(&self) -> (Vec<Obligation>, Vec<(About, Question)>) {
        let mut reasons = self.reasons.clone();
        let mut all = Vec::new();
        for (about, questions) in &self.questions {
            for q in questions {
                reasons.entry(about.clone()).or_default().insert(Reason::Query(all.len()));
                all.push((about.clone(), q.clone()));
            }
        }
        let obligations =
            reasons.into_iter().map(|(about, by)| Obligation { about, by: by.into_iter().collect() }).collect();
        (obligations, all)
    }
}

/// Compares what a certificate claims with what its trace asks for.
///
/// # Errors
/// The first difference.
pub fn compare(claimed: &[Obligation], found: &[Obligation]) -> Result<(), Rejection> {
    let mut claims: BTreeMap<&About, &Obligation> = BTreeMap::new();
    for o in claimed {
        if claims.insert(&o.about, o).is_some() {
            return Err(Rejection::Twice(Box::new(o.about.clone())));
        }
    }
    for o in found {
        let Some(claim) = claims.remove(&o.about) else { return Err(Rejection::Missing(Box::new(o.about.clone()))) };
        if claim.by != o.by {
            let (claimed, found) = (claim.by.clone(), o.by.clone());
            return Err(Rejection::Reasons { about: Box::new(o.about.clone()), claimed, found });
        }
    }
    match claims.into_keys().next() {
        Some(about) => Err(Rejection::Surplus(Box::new(about.clone()))),
        None => Ok(()),
    }
}
