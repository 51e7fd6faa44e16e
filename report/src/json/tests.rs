use super::schema::validate;
use super::*;
use crate::sample;
use expect_test::expect;
use scoville_evidence::schedule::Replay;
use scoville_evidence::source::{FileId, Span};
use scoville_evidence::verdict::{Property, Unknown};

fn json(diagnostics: &[Diagnostic], answer: Answer<'_>) -> String {
    json_with(false, diagnostics, answer)
}

fn json_with(profile: bool, diagnostics: &[Diagnostic], answer: Answer<'_>) -> String {
    let sources = sample::sources();
    let subject = Subject { program: "Count.java", properties: &Property::ALL, sources: &sources, profile };
    render("1.2.3", &subject, diagnostics, answer).unwrap_or_else(|e| e.to_string())
}

#[test]
fn race() {
    let outcome = sample::race();
    expect![[r#"
        {
          "schema_version": 1,
          "tool": {
            "name": "scoville",
            "version": "1.2.3"
          },
          "program": "Count.java",
          "properties": [
            "no-data-race",
            "permission",
            "no-deadlock",
            "exception",
            "assertion"
          ],
          "verdict": {
            "text": "false(no-data-race)",
            "result": "false",
            "property": "no-data-race",
            "reason": null,
            "detail": null
          },
          "exit_code": 1,
          "findings": [
            {
              "kind": "race",
              "property": "no-data-race",
              "message": "data race on c[0] between (1) a write by main and (2) a read by main.1",
              "places": [
                {
                  "number": 1,
                  "at": {
                    "file": "Count.java",
                    "line": 15,
                    "column": 17,
                    "end_line": 15,
                    "end_column": 25
                  },
                  "task": "main",
                  "what": "write of c[0]",
                  "spawned": null
                },
                {
                  "number": 2,
                  "at": {
                    "file": "Count.java",
                    "line": 10,
                    "column": 21,
                    "end_line": 10,
                    "end_column": 27
                  },
                  "task": "main.1",
                  "what": "read of c[0]",
                  "spawned": {
                    "at": {
                      "file": "Count.java",
                      "line": 9,
                      "column": 17,
                      "end_line": 9,
                      "end_column": 23
                    },
                    "kind": "async"
                  }
                }
              ],
              "reasons": [
                "no finish, get or phase lies between the spawn of main.1 and the write of main"
              ],
              "advice": [
                "move the write behind the finish, or put both into isolated"
              ],
              "replayed": true,
              "replay_error": null,
              "steps": [
                {
                  "step": 0,
                  "task": "main",
                  "at": {
                    "file": "Count.java",
                    "line": 9,
                    "column": 17,
                    "end_line": 9,
                    "end_column": 23
                  },
                  "text": "spawns main.1"
                },
                {
                  "step": 1,
                  "task": "main",
                  "at": {
                    "file": "Count.java",
                    "line": 13,
                    "column": 21,
                    "end_line": 13,
                    "end_column": 27
                  },
                  "text": "spawns main.2"
                },
                {
                  "step": 2,
                  "task": "main.1",
                  "at": {
                    "file": "Count.java",
                    "line": 10,
                    "column": 21,
                    "end_line": 10,
                    "end_column": 27
                  },
                  "text": "next: reads c[0] (0)"
                },
                {
                  "step": 3,
                  "task": "main",
                  "at": {
                    "file": "Count.java",
                    "line": 15,
                    "column": 17,
                    "end_line": 15,
                    "end_column": 25
                  },
                  "text": "next: c[0] = 1"
                }
              ],
              "tasks": [
                {
                  "task": "main",
                  "kind": "main",
                  "spawned_at": null
                },
                {
                  "task": "main.1",
                  "kind": "async",
                  "spawned_at": {
                    "file": "Count.java",
                    "line": 9,
                    "column": 17,
                    "end_line": 9,
                    "end_column": 23
                  }
                },
                {
                  "task": "main.2",
                  "kind": "async",
                  "spawned_at": {
                    "file": "Count.java",
                    "line": 13,
                    "column": 21,
                    "end_line": 13,
                    "end_column": 27
                  }
                }
              ],
              "last_state": [],
              "schedule": {
                "steps": [
                  {
                    "Visible": {
                      "point": {
                        "task": [],
                        "site": {
                          "method": 3,
                          "pc": 4
                        },
                        "occurrence": 0
                      }
                    }
                  },
                  {
                    "Input": {
                      "point": {
                        "task": [],
                        "site": {
                          "method": 3,
                          "pc": 5
                        },
                        "occurrence": 0
                      },
                      "value": {
                        "Int": 7
                      }
                    }
                  },
                  {
                    "End": {
                      "task": [
                        0
                      ]
                    }
                  }
                ],
                "goal": {
                  "Race": {
                    "a": {
                      "task": [],
                      "site": {
                        "method": 3,
                        "pc": 9
                      },
                      "occurrence": 0
                    },
                    "b": {
                      "task": [
                        0
                      ],
                      "site": {
                        "method": 3,
                        "pc": 2
                      },
                      "occurrence": 0
                    }
                  }
                }
              }
            }
          ],
          "possible_after_first": 2,
          "statistics": {
            "tasks": 4,
            "regions": 0,
            "accesses": 6,
            "events": 14,
            "sensitive": 0,
            "rounds": 1,
            "queries": 1,
            "encodings": {
              "slots": 1
            },
            "obligations": 4,
            "discharged": {
              "excluded": 0,
              "ordered": 3,
              "violated": 1
            },
            "search": null
          },
          "notes": [],
          "unreached": [],
          "commutations": [],
          "diagnostics": [],
          "times": {
            "deciding": 12345678,
            "front end": 2100,
            "unrolling": 350
          },
          "profile": null
        }
    "#]]
    .assert_eq(&json(&[], Answer::Outcome(&outcome)));
}

#[test]
fn input_error() {
    let d = Diagnostic::error("syntax", "expected `;`").at(Span::new(FileId(0), 38, 44), "before this").note("a note");
    expect![[r#"
        {
          "schema_version": 1,
          "tool": {
            "name": "scoville",
            "version": "1.2.3"
          },
          "program": "Count.java",
          "properties": [
            "no-data-race",
            "permission",
            "no-deadlock",
            "exception",
            "assertion"
          ],
          "verdict": {
            "text": "error",
            "result": "error",
            "property": null,
            "reason": "input",
            "detail": null
          },
          "exit_code": 3,
          "findings": [],
          "possible_after_first": 0,
          "statistics": null,
          "notes": [],
          "unreached": [],
          "commutations": [],
          "diagnostics": [
            {
              "code": "syntax",
              "severity": "error",
              "message": "expected `;`",
              "labels": [
                {
                  "at": {
                    "file": "Count.java",
                    "line": 3,
                    "column": 1,
                    "end_line": 3,
                    "end_column": 7
                  },
                  "text": "before this"
                }
              ],
              "notes": [
                "a note"
              ]
            }
          ],
          "times": {},
          "profile": null
        }
    "#]]
    .assert_eq(&json(&[d], Answer::InputError));
}

#[test]
fn verdicts() {
    let unknown = sample::unknown(Unknown::Unwinding("loop at A.java:3:5".into()));
    let safe = sample::safe();
    let answers = [Answer::Outcome(&unknown), Answer::Outcome(&safe), Answer::InternalError("boom")];
    let mut out = String::new();
    for answer in answers {
        let value: serde_json::Value = serde_json::from_str(&json(&[], answer)).unwrap_or_default();
        out.push_str(&format!("{} {}\n", value["exit_code"], value["verdict"]));
    }
    expect![[r#"
        2 {"detail":"loop at A.java:3:5","property":null,"reason":"unwinding","result":"unknown","text":"unknown(unwinding)"}
        0 {"detail":null,"property":null,"reason":null,"result":"true","text":"true"}
        4 {"detail":"boom","property":null,"reason":"internal","result":"error","text":"error"}
    "#]].assert_eq(&out);
}

/// All that is wrong with a document according to the published schema.
fn check(document: &str) -> Vec<String> {
    let schema = serde_json::from_str(include_str!("../../../docs/report.schema.json")).unwrap_or_default();
    let value = serde_json::from_str(document).unwrap_or_default();
    validate(&schema, &schema, &value, "report")
}

#[test]
fn documents_conform_to_the_published_schema() {
    let d = Diagnostic::error("syntax", "expected `;`").at(Span::new(FileId(0), 38, 44), "before this").note("a note");
    let mut documents = vec![json(&[d], Answer::InputError), json(&[], Answer::InternalError("boom"))];
    let unknown = [Unknown::Timeout, Unknown::TooLarge("x".into()), Unknown::Racy, Unknown::Memory(String::new())];
    let mut outcomes = vec![sample::safe(), sample::race(), sample::same_statement(), sample::deadlock(30)];
    outcomes.extend(unknown.into_iter().map(sample::unknown));
    outcomes[1].findings[0].replay = Replay::Rejected { step: 1, reason: "r".into() };
    documents.extend(outcomes.iter().map(|o| json(&[], Answer::Outcome(o))));
    documents.extend(outcomes.iter().map(|o| json_with(true, &[], Answer::Outcome(o))));
    documents.push(json_with(true, &[], Answer::InputError));
    for document in documents {
        assert_eq!(check(&document), Vec::<String>::new(), "{document}");
    }
}

#[test]
fn the_schema_refuses_what_it_does_not_describe() {
    let race = sample::race();
    let good = json(&[], Answer::Outcome(&race));
    for (from, to) in [
        ("\"schema_version\": 1", "\"schema_version\": 2"),
        ("\"kind\": \"race\"", "\"kind\": \"rice\""),
        ("\"exit_code\": 1", "\"exit_code\": 9"),
        ("\"possible_after_first\"", "\"possible\""),
        ("\"line\": 15", "\"line\": 0"),
        ("\"queries\": 1", "\"queries\": \"1\""),
    ] {
        let bad = good.replace(from, to);
        assert!(good != bad && !check(&bad).is_empty(), "{from} -> {to} was not noticed");
    }
}

#[test]
fn parts_of_the_run_are_told_if_asked() {
    let mut outcome = sample::race();
    outcome.statistics.times = sample::times(&[
        (None, "front end", 10),
        (Some("deciding"), "solver", 700),
        (Some("deciding"), "solver", 200),
        (None, "deciding", 1_000),
    ]);
    let value: serde_json::Value =
        serde_json::from_str(&json_with(true, &[], Answer::Outcome(&outcome))).unwrap_or_default();
    let rows: Vec<String> = value["profile"].as_array().into_iter().flatten().map(ToString::to_string).collect();
    expect![[r#"
        {"count":1,"micros":10,"part":"front end","rest":null,"within":null}
        {"count":1,"micros":1000,"part":"deciding","rest":100,"within":null}
        {"count":2,"micros":900,"part":"solver","rest":null,"within":"deciding"}"#]]
    .assert_eq(&rows.join("\n"));
    assert_eq!(value["times"].to_string(), r#"{"deciding":1000,"front end":10}"#);
    let text = json(&[], Answer::Outcome(&outcome));
    assert!(text.contains("\"profile\": null"), "{text}");
}

#[test]
fn times_alone_differ_between_runs() {
    let without = |outcome: &Outcome| {
        let text = json(&[], Answer::Outcome(outcome));
        let mut value: serde_json::Value = serde_json::from_str(&text).unwrap_or_default();
        value["times"].take();
        value
    };
    let mut slow = sample::race();
    slow.statistics.times.parts.iter_mut().for_each(|p| p.nanos *= 7);
    assert_eq!(without(&slow), without(&sample::race()));
}
