use super::super::expectation::parse;
use super::*;
use scoville_evidence::schedule::{Goal, Schedule, TaskPath};
use scoville_evidence::source::FileId;
use scoville_evidence::verdict::{Property, Statistics};

/// A program of ten lines, with these comments at its lines.
fn program(expect: &str, comments: &[(usize, &str)]) -> String {
    let mut lines = vec![format!("// expect: {expect}")];
    for n in 2..=10 {
        let comment = comments.iter().filter(|(line, _)| *line == n).map(|(_, c)| format!(" //~ {c}"));
        lines.push(format!("x{}", comment.collect::<String>()));
    }
    lines.join("\n")
}

fn sources(text: &str) -> SourceMap {
    let mut map = SourceMap::new();
    map.add("A.java", text, Origin::User);
    map.add("M.java", "\n\n\n", Origin::Model);
    map
}

fn finding(text: &str, kind: FindingKind, lines: &[usize]) -> Finding {
    let offset = |line: usize| text.split('\n').take(line - 1).map(|l| l.len() as u32 + 1).sum();
    let place = |line: &usize| Place {
        span: Span::new(FileId(0), offset(*line), offset(*line) + 1),
        task: "main".into(),
        spawned: None,
        what: "throws java.lang.IllegalStateException".into(),
    };
    Finding {
        kind,
        message: "m".into(),
        places: lines.iter().map(place).collect(),
        reasons: vec![],
        advice: vec![],
        schedule: Schedule { steps: vec![], goal: Goal::Deadlock { waiting: vec![TaskPath::default()] } },
        replay: Replay::Confirmed { observations: vec![], tasks: vec![], notes: vec![] },
    }
}

fn answer(verdict: Verdict, findings: Vec<Finding>) -> Outcome {
    let statistics = Statistics { tasks: 3, ..Statistics::default() };
    Outcome {
        verdict,
        findings,
        undecided: None,
        possible_after_first: 0,
        statistics,
        notes: vec![],
        unreached: Vec::new(),
        commutations: Vec::new(),
    }
}

/// Compares findings of these kinds and lines.
fn check(
    expect: &str,
    comments: &[(usize, &str)],
    property: Property,
    found: &[(FindingKind, &[usize])],
) -> Vec<String> {
    check_with(expect, comments, Verdict::False(property), found, Rules::default())
}

fn check_with(
    expect: &str,
    comments: &[(usize, &str)],
    verdict: Verdict,
    found: &[(FindingKind, &[usize])],
    rules: Rules,
) -> Vec<String> {
    let text = program(expect, comments);
    let findings = found.iter().map(|(kind, lines)| finding(&text, kind.clone(), lines)).collect();
    match parse(&text) {
        Ok(expectation) => outcome(&expectation, &answer(verdict, findings), &sources(&text), rules),
        Err(errors) => errors,
    }
}

const NONE: Vec<String> = Vec::new();
const RACE: Property = Property::NoDataRace;

#[test]
fn pairs_of_lines_are_unordered() {
    let comments = [(3, "race with line 5"), (4, "race with line 4")];
    let expect = "false(no-data-race)";
    assert_eq!(check(expect, &comments, RACE, &[(FindingKind::Race, &[3, 5])]), NONE);
    assert_eq!(check(expect, &comments, RACE, &[(FindingKind::Race, &[5, 3])]), NONE);
    assert_eq!(check(expect, &comments, RACE, &[(FindingKind::Race, &[4, 4])]), NONE);
    let wrong = check(expect, &comments, RACE, &[(FindingKind::Race, &[3, 4])]);
    assert_eq!(
        wrong,
        [
            "reported but not announced: race at lines 3, 4: m",
            "announced but not reported: race of lines 3 and 5 (or another one of its kind)"
        ]
    );
}

#[test]
fn a_conflict_is_no_race() {
    let comments = [(3, "race with line 5")];
    let wrong = check("false(no-data-race)", &comments, RACE, &[(FindingKind::RegionConflict, &[3, 5])]);
    assert_eq!(wrong.len(), 2, "{wrong:?}");
    let comments = [(3, "conflict with line 5")];
    let found: [(FindingKind, &[usize]); 1] = [(FindingKind::RegionConflict, &[5, 3])];
    assert_eq!(check("false(permission)", &comments, Property::Permission, &found), NONE);
}

#[test]
fn one_extra_finding_fails() {
    let comments = [(3, "race with line 5")];
    let found: [(FindingKind, &[usize]); 2] = [(FindingKind::Race, &[3, 5]), (FindingKind::Assertion, &[7])];
    let wrong = check("false(no-data-race)", &comments, RACE, &found);
    assert_eq!(wrong, ["reported but not announced: assertion at line 7: m"]);
    let found = [found[0].clone(), found[1].clone(), found[1].clone()];
    let wrong = check("false(no-data-race)", &comments, RACE, &found);
    assert_eq!(wrong, ["reported but not announced: assertion at line 7: m (2 times)"]);
}

#[test]
fn lower_ones_may_be_missing_but_the_decisive_one_not() {
    let comments = [(3, "race with line 5"), (4, "deadlock")];
    assert_eq!(check("false(no-data-race)", &comments, RACE, &[(FindingKind::Race, &[3, 5])]), NONE);
    let wrong = check("false(no-data-race)", &comments, RACE, &[(FindingKind::Deadlock, &[4])]);
    assert_eq!(wrong, ["announced but not reported: race of lines 3 and 5 (or another one of its kind)"]);
}

#[test]
fn all_races_when_asked() {
    let comments = [(3, "race with line 5"), (4, "race with line 5")];
    let rules = Rules { all_races: true, ..Rules::default() };
    let verdict = Verdict::False(RACE);
    let wrong = check_with("false(no-data-race)", &comments, verdict, &[(FindingKind::Race, &[3, 5])], rules);
    assert_eq!(wrong, ["announced but not reported: race of lines 4 and 5"]);
}

#[test]
fn every_place_of_a_deadlock_is_announced() {
    let comments = [(3, "deadlock"), (4, "deadlock")];
    let expect = "false(no-deadlock)";
    let check = |lines| check(expect, &comments, Property::NoDeadlock, &[(FindingKind::Deadlock, lines)]);
    assert_eq!(check(&[3, 4]), NONE);
    assert_eq!(check(&[3]), NONE);
    assert_eq!(check(&[3, 5])[0], "reported but not announced: deadlock at lines 3, 5: m");
}

#[test]
fn the_class_of_an_exception_counts() {
    let expect = "false(exception)";
    let found: [(FindingKind, &[usize]); 1] = [(FindingKind::Exception, &[4])];
    let check = |comment| check(expect, &[(4, comment)], Property::Exception, &found);
    assert_eq!(check("exception: IllegalStateException"), NONE);
    assert_eq!(check("exception: StateException").len(), 2);
}

#[test]
fn verdicts_differ() {
    let unknown = Verdict::Unknown(Unknown::Unwinding("loop at A.java:3:5".into()));
    let compare = |expect, verdict, rules| check_with(expect, &[], verdict, &[], rules);
    assert_eq!(compare("unknown(unwinding)", unknown.clone(), Rules::default()), NONE);
    let wrong = compare("true", unknown, Rules::default());
    assert_eq!(wrong, ["expected true, got unknown(unwinding) (loop at A.java:3:5)"]);
    let timeout = Verdict::Unknown(Unknown::Timeout);
    assert_eq!(compare("true", timeout.clone(), Rules { allow_timeout: true, ..Rules::default() }), NONE);
    assert_eq!(compare("true", timeout, Rules::default()), ["expected true, got unknown(timeout)"]);
    let bare = compare("false(assertion)", Verdict::False(Property::Assertion), Rules::default());
    assert_eq!(bare, ["a violation without a finding"]);
}

#[test]
fn what_did_not_replay_fails() {
    let text = program("false(assertion)", &[(3, "assertion")]);
    let mut found = finding(&text, FindingKind::Assertion, &[3]);
    found.replay = Replay::Rejected { step: 2, reason: "r".into() };
    let expectation = parse(&text).unwrap_or_else(|e| panic!("{e:?}"));
    let answer = answer(Verdict::False(Property::Assertion), vec![found]);
    let wrong = outcome(&expectation, &answer, &sources(&text), Rules::default());
    assert_eq!(wrong, ["not replayed (step 2: r): assertion at line 3: m"]);
}

#[test]
fn tasks_are_counted() {
    let text = "// expect: true\n// tasks: 4\n";
    let expectation = parse(text).unwrap_or_else(|e| panic!("{e:?}"));
    let wrong = outcome(&expectation, &answer(Verdict::True, vec![]), &sources(text), Rules::default());
    assert_eq!(wrong, ["expected 4 tasks, counted 3"]);
}

#[test]
fn a_place_in_a_model_is_not_announced() {
    let text = program("false(assertion)", &[(3, "assertion")]);
    let mut found = finding(&text, FindingKind::Assertion, &[3]);
    found.places[0].span.file = FileId(1);
    let expectation = parse(&text).unwrap_or_else(|e| panic!("{e:?}"));
    let answer = answer(Verdict::False(Property::Assertion), vec![found]);
    let wrong = outcome(&expectation, &answer, &sources(&text), Rules::default());
    assert_eq!(wrong.len(), 2, "{wrong:?}");
}

#[test]
fn rejected_programs() {
    let errors = [Diagnostic::error("syntax", "expected `;`")];
    let check = |expect: &str| {
        let text = program(expect, &[]);
        parse(&text).map(|e| rejected(&e, &errors, &sources(&text))).unwrap_or_default()
    };
    assert_eq!(check("error"), NONE);
    assert_eq!(check("error(syntax)"), NONE);
    assert_eq!(check("error(type)"), ["expected error(type), got error", "error[syntax]: expected `;`"]);
    assert_eq!(check("true"), ["expected true, got error", "error[syntax]: expected `;`"]);
}

#[test]
fn enumeration_may_end_at_another_limit_and_miss_tasks_of_faulty_programs() {
    let rules = Rules { enumerated: true, ..Rules::default() };
    let timeout = Verdict::Unknown(Unknown::Timeout);
    assert_eq!(check_with("unknown(unwinding)", &[], timeout.clone(), &[], rules), NONE);
    assert_eq!(check_with("true", &[], timeout, &[], rules), ["expected true, got unknown(timeout)"]);
    let text = "// expect: false(assertion)\n// tasks: 4\n assert; //~ assertion\n";
    let expectation = parse(text).unwrap_or_else(|e| panic!("{e:?}"));
    let found = finding(text, FindingKind::Assertion, &[3]);
    let answer = answer(Verdict::False(Property::Assertion), vec![found]);
    assert_eq!(outcome(&expectation, &answer, &sources(text), rules), NONE);
}

#[test]
fn a_task_that_has_not_begun_waits_where_it_was_spawned() {
    let text = program("false(no-deadlock)", &[(3, "deadlock")]);
    let mut found = finding(&text, FindingKind::Deadlock, &[5]);
    let spawn = finding(&text, FindingKind::Deadlock, &[3]).places[0].span;
    found.places[0].spawned = Some((spawn, "await body".into()));
    let expectation = parse(&text).unwrap_or_else(|e| panic!("{e:?}"));
    let answer = answer(Verdict::False(Property::NoDeadlock), vec![found]);
    assert_eq!(outcome(&expectation, &answer, &sources(&text), Rules::default()), NONE);
}

#[test]
fn conflicts_with_a_region_that_is_never_released_belong_to_it() {
    let comments = [(3, "permission: never released")];
    let found: [(FindingKind, &[usize]); 2] =
        [(FindingKind::NeverReleased, &[3]), (FindingKind::RegionConflict, &[5, 3])];
    assert_eq!(check("false(permission)", &comments, Property::Permission, &found), NONE);
    let found: [(FindingKind, &[usize]); 2] =
        [(FindingKind::NeverReleased, &[3]), (FindingKind::RegionConflict, &[5, 6])];
    assert_eq!(check("false(permission)", &comments, Property::Permission, &found).len(), 1);
}
