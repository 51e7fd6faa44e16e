use super::*;
use crate::json::schema::validate;
use crate::sample;
use expect_test::expect;
use scoville_evidence::schedule::TaskPath;
use scoville_evidence::source::{FileId, Span};
use scoville_evidence::witness::{Change, ChangeKind};

fn steps() -> Vec<StepState> {
    let change = |kind, text: &str| Change { kind, text: text.into() };
    let at = Some(Span::new(FileId(0), 200, 205));
    vec![
        StepState {
            step: 0,
            task: Some(TaskPath(vec![])),
            span: at,
            what: "spawns task main.1".into(),
            changes: vec![
                change(ChangeKind::Memory, "c[0] = 1 (was 0)"),
                change(ChangeKind::Task, "main.1 (async) exists"),
            ],
        },
        StepState { step: 1, task: None, span: None, what: "data race on c[0]".into(), changes: vec![] },
    ]
}

fn fits(changed: bool) -> Replayed {
    let finding = sample::race().findings.remove(0);
    Replayed { changed, events: 1, result: Ok(Box::new(finding)), steps: steps() }
}

fn misfit(changed: bool, step: usize) -> Replayed {
    let misfit = Misfit {
        step,
        expected: "task main.1 ends".into(),
        found: "task main.1 waits".into(),
        at: Some(Span::new(FileId(0), 200, 205)),
    };
    Replayed { changed, events: 7, result: Err(misfit), steps: vec![] }
}

fn told(answer: Answer<'_>) -> String {
    let sources = sample::sources();
    let subject = Subject { program: "Count.java", witness: "w.json", sources: &sources };
    text(&subject, answer, Style::Plain)
}

#[test]
fn a_witness_that_fits() {
    let all = told(Answer::Replayed(&fits(true)));
    let (head, rest) = all.split_once("\nerror[race]").unwrap_or_default();
    expect![[r#"
        Count.java: witness w.json (1 event): violated: no-data-race

        step 0: main: spawns task main.1 (line 9)
            memory  c[0] = 1 (was 0)
            task    main.1 (async) exists
        step 1: violation: data race on c[0]
    "#]]
    .assert_eq(head);
    let tail = rest.split_once("\nwitness replayed").map_or("", |(_, t)| t);
    expect![[r#"
        : yes
        note: the program has changed since; the witness still fits

        VERDICT false(no-data-race)
    "#]]
    .assert_eq(tail);
}

#[test]
fn witnesses_that_do_not_fit() {
    expect![[r#"
        Count.java: witness w.json (7 events): does not fit

        witness replayed: no, at step 3
          expected: task main.1 ends
          found: task main.1 waits, at Count.java:9:2

        VERDICT unknown(witness)
    "#]]
    .assert_eq(&told(Answer::Replayed(&misfit(false, 3))));
    expect![[r#"
        Count.java: witness w.json (7 events): does not fit

        witness replayed: no, at step 7 (the violation itself)
          expected: task main.1 ends
          found: task main.1 waits, at Count.java:9:2
        note: the program has changed since; the witness does not fit at step 7 any more

        VERDICT unknown(witness)
    "#]]
    .assert_eq(&told(Answer::Replayed(&misfit(true, 7))));
    expect![[r#"
        Count.java: witness w.json: not replayed

        witness replayed: no

        VERDICT unknown(timeout)
    "#]]
    .assert_eq(&told(Answer::Stopped(&sample::unknown(Unknown::Timeout))));
    assert_eq!(told(Answer::InputError), "VERDICT error\n");
}

#[test]
fn documents_conform_to_the_published_schema() {
    let schema = serde_json::from_str(include_str!("../../../docs/replay.schema.json")).unwrap_or_default();
    let sources = sample::sources();
    let subject = Subject { program: "Count.java", witness: "w.json", sources: &sources };
    let check = |document: &str| {
        let value = serde_json::from_str(document).unwrap_or_default();
        validate(&schema, &schema, &value, "replay")
    };
    let (fits, misfit, stopped) = (fits(false), misfit(true, 3), sample::unknown(Unknown::Timeout));
    for answer in [
        Answer::Replayed(&fits),
        Answer::Replayed(&misfit),
        Answer::Stopped(&stopped),
        Answer::InputError,
        Answer::InternalError("boom"),
    ] {
        let document = json("1.2.3", &subject, &[], answer).unwrap_or_default();
        assert_eq!(check(&document), Vec::<String>::new(), "{document}");
        let bad = document.replace("\"replayed\": ", "\"replaid\": ");
        assert_eq!(check(&bad).is_empty(), bad == document);
    }
}
