//! What our engines know of a program, and whether what others claim of it fits.

use super::agree::{self, Agreement, Answer, Place};
use super::external::{Claim, Entry};
use scoville_evidence::source::SourceMap;
use scoville_evidence::verdict::{FindingKind, Outcome, Property, Verdict};

/// What is known of a program.
#[derive(Debug)]
pub(crate) enum Truth<'a> {
    /// A verdict that no engine of ours contradicts.
    Known(Known<'a>),
    /// Nothing, for this reason.
    Open(String),
}

/// A verdict with its reasons.
#[derive(Debug)]
pub(crate) struct Known<'a> {
    pub outcome: &'a Outcome,
    pub sources: &'a SourceMap,
    /// Why it is so, in a sentence.
    pub because: String,
}

/// What both engines know together.
pub(crate) fn truth<'a>(verify: &'a Answer, explore: &'a Answer, agreement: &Agreement) -> Truth<'a> {
    match agreement {
        Agreement::Disagree(why) => return Truth::Open(format!("our engines disagree: {why}")),
        Agreement::Rejected => return Truth::Open("the program cannot be verified".to_owned()),
        Agreement::Same | Agreement::Elsewhere(_) | Agreement::Undecided(_) => {}
    }
    let decided = |answer: &'a Answer| match answer {
        Answer::Outcome(outcome, sources) if !matches!(outcome.verdict, Verdict::Unknown(_)) => {
            Some((&**outcome, sources))
        }
        Answer::Outcome(..) | Answer::Rejected(_) | Answer::Failed(_) => None,
    };
    let (symbolic, explicit) = (decided(verify), decided(explore));
    let Some((outcome, sources)) = symbolic.or(explicit) else { return Truth::Open("not decided".to_owned()) };
    let because = match &outcome.verdict {
        Verdict::False(property) => violation(outcome, *property, sources),
        Verdict::True | Verdict::Unknown(_) => {
            absence(symbolic.map(|(outcome, _)| outcome), explicit.map(|(outcome, _)| outcome))
        }
    };
    Truth::Known(Known { outcome, sources, because })
}

/// `data race on x: ... (lines 3 and 5), replayed`.
fn violation(outcome: &Outcome, property: Property, sources: &SourceMap) -> String {
    match outcome.findings.iter().find(|f| f.kind.property() == property) {
        Some(f) => format!("we show a schedule, replayed, with {}: {}", Place::of(f, sources).text(), f.message),
        None => format!("we find a violation of {}", property.word()),
    }
}

/// How absence was shown.
fn absence(symbolic: Option<&Outcome>, explicit: Option<&Outcome>) -> String {
    let mut ways = Vec::new();
    if let Some(outcome) = symbolic {
        let s = &outcome.statistics;
        let how: Vec<String> =
            s.obligations.iter().filter(|(_, n)| *n > 0).map(|(d, n)| format!("{n} {}", d.word())).collect();
        let n = s.total_obligations();
        let noun = if n == 1 { "obligation" } else { "obligations" };
        ways.push(format!("we prove {n} {noun} ({})", how.join(", ")));
    }
    if let Some(outcome) = explicit {
        let states = agree::states(outcome);
        ways.push(format!("no violation shows in an enumeration of all schedules ({states} states)"));
    }
    ways.join("; ")
}

/// Whether a claim fits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fit {
    /// It fits.
    Same,
    /// It contradicts what we know, for this reason.
    Differs(String),
    /// It cannot be told.
    Open(String),
}

/// Compares what a tool says with what we know.
pub(crate) fn fit(entry: &Entry, truth: &Truth<'_>) -> Fit {
    let known = match (entry.claim, truth) {
        (Claim::Nothing, _) => return Fit::Open("no result".to_owned()),
        (_, Truth::Open(why)) => return Fit::Open(why.clone()),
        (_, Truth::Known(known)) => known,
    };
    let verdict = &known.outcome.verdict;
    let has = |kind: FindingKind| known.outcome.findings.iter().any(|f| f.kind == kind);
    // A tool that checks regions calls their conflicts races.
    let race = *verdict == Verdict::False(Property::NoDataRace)
        || *verdict == Verdict::False(Property::Permission) && has(FindingKind::RegionConflict);
    let differs = || Fit::Differs(known.because.clone());
    let same = |fits: bool| if fits { Fit::Same } else { differs() };
    match (entry.claim, verdict) {
        (Claim::Nothing, _) | (_, Verdict::Unknown(_)) => Fit::Open("not decided".to_owned()),
        (Claim::Clean, verdict) => same(*verdict == Verdict::True),
        (Claim::NoRace, _) => same(!race),
        (Claim::Violation, verdict) => same(*verdict != Verdict::True),
        (Claim::Violates(_), Verdict::True) => differs(),
        (Claim::Violates(Property::NoDataRace), Verdict::False(_)) if race => at_the_same_place(entry, known),
        (Claim::Violates(p), Verdict::False(q)) if p == *q => at_the_same_place(entry, known),
        // We decide properties in order: behind the first that is violated the others are open.
        (Claim::Violates(p), Verdict::False(q)) if p > *q => {
            Fit::Open(format!("{} hides it: {}", q.word(), known.because))
        }
        (Claim::Violates(_), Verdict::False(_)) => differs(),
    }
}

/// A real violation elsewhere is no contradiction, but is said.
fn at_the_same_place(entry: &Entry, known: &Known<'_>) -> Fit {
    let ours: Vec<Place> = known.outcome.findings.iter().map(|f| Place::of(f, known.sources)).collect();
    let met = entry.places.iter().any(|p| ours.iter().any(|q| p.meets(q)));
    if entry.places.is_empty() || met { Fit::Same } else { Fit::Open(format!("at another place: {}", known.because)) }
}

#[cfg(test)]
mod tests;
