use super::*;
use scoville_evidence::verdict::{Discharge, SearchCounts, Statistics, Unknown};

fn answer(verdict: Verdict) -> Answer {
    let statistics = Statistics {
        search: Some(SearchCounts { states: 7, ..SearchCounts::default() }),
        obligations: vec![(Discharge::Ordered, 3)],
        ..Statistics::default()
    };
    let outcome = Outcome {
        verdict,
        findings: vec![],
        undecided: None,
        possible_after_first: 0,
        statistics,
        notes: vec![],
        unreached: Vec::new(),
        commutations: Vec::new(),
    };
    Answer::Outcome(Box::new(outcome), SourceMap::new())
}

fn entry(claim: Claim) -> Entry {
    Entry {
        tool: "t".into(),
        program: "p".into(),
        claim,
        says: String::new(),
        states: None,
        micros: None,
        places: vec![],
        note: None,
    }
}

/// `s`ame, `d`iffers or `o`pen, claim by claim.
fn fits(verify: &Answer, explore: &Answer) -> String {
    let agreement = agree::compare(verify, explore);
    let truth = truth(verify, explore, &agreement);
    let claims = [
        Claim::Nothing,
        Claim::Clean,
        Claim::NoRace,
        Claim::Violation,
        Claim::Violates(Property::NoDataRace),
        Claim::Violates(Property::Permission),
        Claim::Violates(Property::NoDeadlock),
    ];
    let letter = |claim| match fit(&entry(claim), &truth) {
        Fit::Same => 's',
        Fit::Differs(_) => 'd',
        Fit::Open(_) => 'o',
    };
    claims.map(letter).iter().collect()
}

#[test]
fn claims_fit_or_do_not() {
    let both = |v: Verdict| fits(&answer(v.clone()), &answer(v));
    assert_eq!(both(Verdict::True), "ossdddd");
    assert_eq!(both(Verdict::False(Property::NoDataRace)), "oddssoo");
    assert_eq!(both(Verdict::False(Property::Permission)), "odssdso");
    assert_eq!(both(Verdict::False(Property::NoDeadlock)), "odssdds");
    assert_eq!(both(Verdict::Unknown(Unknown::Timeout)), "ooooooo");
}

#[test]
fn one_engine_that_decides_is_enough_and_two_that_disagree_are_not() {
    let open = answer(Verdict::Unknown(Unknown::Timeout));
    assert_eq!(fits(&answer(Verdict::True), &open), "ossdddd");
    assert_eq!(fits(&open, &answer(Verdict::True)), "ossdddd");
    assert_eq!(fits(&answer(Verdict::False(Property::NoDataRace)), &answer(Verdict::True)), "ooooooo");
    assert_eq!(fits(&Answer::Rejected(vec![]), &Answer::Rejected(vec![])), "ooooooo");
}

#[test]
fn the_reason_says_how_absence_was_shown() {
    let safe = answer(Verdict::True);
    let Truth::Known(known) = truth(&safe, &safe, &Agreement::Same) else { return assert_eq!("open", "known") };
    assert_eq!(
        known.because,
        "we prove 3 obligations (3 ordered); no violation shows in an enumeration of all schedules (7 states)"
    );
}
