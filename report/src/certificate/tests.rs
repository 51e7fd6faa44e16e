use super::*;
use crate::json::schema::validate;
use crate::sample;
use expect_test::expect;
use scoville_evidence::certificate::confirmed::{Confirmed, Level};
use scoville_evidence::verdict::{Property, Unknown};

fn accepted() -> Checked {
    let obligation = |about: &str, by: &[&str], level| Confirmed {
        about: about.into(),
        by: by.iter().map(|b| (*b).into()).collect(),
        level,
    };
    Checked {
        claim: Some("true".into()),
        files: vec!["Count.java".into()],
        properties: vec![Property::NoDataRace],
        args: vec![],
        models: vec![],
        followed: Some(true),
        rejected: None,
        lines: vec!["2 obligations: 1 proof checked, 1 agreement only".into()],
        obligations: vec![
            obligation("accesses of c[] at Count.java:9:3 and Count.java:9:3", &["excluded", "ordered"], Level::Proof),
            obligation("deadlock", &["query 0"], Level::Agreement),
        ],
        trusted: vec!["the checker".into()],
    }
}

fn rejected() -> Checked {
    Checked { rejected: Some("an obligation is missing:\tdeadlock".into()), ..Checked::default() }
}

fn told(answer: Answer<'_>, list: bool) -> String {
    let sources = sample::sources();
    text(&subject(&sources), answer, list)
}

fn subject(sources: &SourceMap) -> Subject<'_> {
    Subject { certificate: "c", second: None, z3: Some("/opt/z3"), sources }
}

#[test]
fn an_accepted_certificate() {
    expect![[r#"
        claim: true for Count.java
        2 obligations: 1 proof checked, 1 agreement only
          proof checked: accesses of c[] at Count.java:9:3 and Count.java:9:3 (excluded, ordered)
          agreement only: deadlock (query 0)
        solvers: second none, other process of Z3 z3
        trusted:
          the checker
        CERTIFICATE accepted
    "#]]
    .assert_eq(&told(Answer::Checked(&accepted()), true));
    let short = told(Answer::Checked(&accepted()), false);
    assert!(!short.contains("excluded") && short.ends_with("CERTIFICATE accepted\n"), "{short}");
}

fn unsolved() -> Checked {
    let mut checked = accepted();
    checked.obligations[1].level = Level::Unsolved;
    checked
}

#[test]
fn other_answers() {
    let open = told(Answer::Checked(&unsolved()), false);
    assert!(open.ends_with("\nCERTIFICATE unknown(1 obligation not re-solved)\n"), "{open}");
    expect![[r"
        CERTIFICATE rejected: an obligation is missing:\tdeadlock
    "]]
    .assert_eq(&told(Answer::Checked(&rejected()), true));
    let stopped = told(Answer::Stopped(&sample::unknown(Unknown::Timeout)), true);
    assert_eq!(stopped, "CERTIFICATE unknown(timeout)\n");
}

#[test]
fn the_document_has_the_published_shape() {
    let schema: serde_json::Value =
        serde_json::from_str(include_str!("../../../docs/check.schema.json")).unwrap_or_default();
    let check = |document: &str| {
        let value = serde_json::from_str(document).unwrap_or_default();
        validate(&schema, &schema, &value, "document")
    };
    let sources = sample::sources();
    let timeout = sample::unknown(Unknown::Timeout);
    let errors = [Diagnostic::error("certificate", "`c` is no certificate")];
    let answers = [
        (Answer::Checked(&accepted()), 0, "accepted"),
        (Answer::Checked(&rejected()), 1, "rejected"),
        (Answer::Checked(&unsolved()), 2, "unknown"),
        (Answer::Stopped(&timeout), 2, "unknown"),
        (Answer::InputError, 3, "error"),
        (Answer::InternalError("boom"), 4, "error"),
    ];
    for (answer, code, result) in answers {
        assert_eq!(answer.exit_code(), code);
        let diagnostics = if code == 3 { &errors[..] } else { &[] };
        let document = json("1.2.3", &subject(&sources), diagnostics, answer).unwrap_or_default();
        assert_eq!(check(&document), Vec::<String>::new(), "{document}");
        assert!(document.contains(&format!("\"result\": \"{result}\"")), "{document}");
        assert_eq!(document.contains("\"reason\": null"), code == 0, "{document}");
        assert!(!check(&document.replace("\"result\"", "\"outcome\"")).is_empty());
    }
}
