use super::*;
use scoville_evidence::schedule::{Goal, Replay, Schedule};
use scoville_evidence::source::{FileId, Origin, Span};
use scoville_evidence::verdict::{FindingKind, Property, Statistics, Unknown};

fn answer(verdict: Verdict, findings: &[(FindingKind, &[u32])]) -> Answer {
    let mut sources = SourceMap::new();
    sources.add("A.java", "\n".repeat(50), Origin::User);
    let place = |line: &u32| scoville_evidence::verdict::Place {
        span: Span::new(FileId(0), line - 1, line - 1),
        task: "main".into(),
        spawned: None,
        what: String::new(),
    };
    let finding = |(kind, lines): &(FindingKind, &[u32])| Finding {
        kind: kind.clone(),
        message: String::new(),
        places: lines.iter().map(place).collect(),
        reasons: vec![],
        advice: vec![],
        schedule: Schedule { steps: vec![], goal: Goal::Deadlock { waiting: vec![] } },
        replay: Replay::Confirmed { observations: vec![], tasks: vec![], notes: vec![] },
    };
    let findings = findings.iter().map(finding).collect();
    let statistics = Statistics::default();
    let outcome = Outcome {
        verdict,
        findings,
        undecided: None,
        possible_after_first: 0,
        statistics,
        notes: vec![],
        unreached: Vec::new(),
        commutations: Vec::new(),
    };
    Answer::Outcome(Box::new(outcome), sources)
}

const RACY: Verdict = Verdict::False(Property::NoDataRace);

#[test]
fn the_same_violation_in_any_order_of_places() {
    let a = answer(RACY.clone(), &[(FindingKind::Race, &[3, 5]), (FindingKind::Race, &[7, 9])]);
    let b = answer(RACY.clone(), &[(FindingKind::Race, &[9, 7])]);
    assert_eq!(compare(&a, &b), Agreement::Same);
    let c = answer(RACY, &[(FindingKind::Race, &[3, 9])]);
    assert!(matches!(compare(&a, &c), Agreement::Elsewhere(_)));
}

#[test]
fn only_violations_that_decide_the_verdict_count() {
    let kinds = |k| answer(RACY, &[(FindingKind::Race, k), (FindingKind::BadRange, &[1])]);
    assert!(matches!(compare(&kinds(&[2, 3]), &kinds(&[4, 5])), Agreement::Elsewhere(_)));
}

#[test]
fn contradictions() {
    let safe = || answer(Verdict::True, &[]);
    let racy = || answer(RACY, &[(FindingKind::Race, &[3, 5])]);
    let stuck = || answer(Verdict::False(Property::NoDeadlock), &[(FindingKind::Deadlock, &[3])]);
    let open = || answer(Verdict::Unknown(Unknown::Timeout), &[]);
    let no = |a: Answer, b: Answer| assert!(matches!(compare(&a, &b), Agreement::Disagree(_)), "{a:?} {b:?}");
    no(safe(), racy());
    no(racy(), stuck());
    no(safe(), Answer::Rejected(vec!["line 3".into()]));
    no(Answer::Failed("x".into()), Answer::Failed("x".into()));
    assert_eq!(compare(&safe(), &safe()), Agreement::Same);
    assert_eq!(compare(&Answer::Rejected(vec![]), &Answer::Rejected(vec![])), Agreement::Rejected);
    assert!(matches!(compare(&open(), &racy()), Agreement::Undecided(_)));
    assert!(matches!(compare(&safe(), &open()), Agreement::Undecided(_)));
}

#[test]
fn of_tasks_that_wait_one_may_name_more() {
    let stuck = |kind, lines: &[u32]| answer(Verdict::False(Property::NoDeadlock), &[(kind, lines)]);
    let (a, b) = (stuck(FindingKind::Deadlock, &[3, 5]), stuck(FindingKind::Livelock, &[5]));
    assert_eq!(compare(&a, &b), Agreement::Same);
    assert!(matches!(compare(&a, &stuck(FindingKind::Deadlock, &[6])), Agreement::Elsewhere(_)));
}
