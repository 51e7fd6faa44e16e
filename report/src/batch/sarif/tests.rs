use super::*;
use crate::batch::sample;
use crate::json::schema::validate;

/// Published by OASIS; see the note beside it.
fn schema() -> Value {
    serde_json::from_str(include_str!("../../../schemas/sarif-2.1.0.json")).unwrap_or_default()
}

fn errors(document: &Value) -> Vec<String> {
    let schema = schema();
    assert!(schema["definitions"].is_object());
    validate(&schema, &schema, document, "sarif")
}

#[test]
fn documents_conform_to_the_standard() -> Result<(), serde_json::Error> {
    for records in [sample::all(), Vec::new()] {
        let document: Value = serde_json::from_str(&render("1.2.3", &records)?)?;
        assert_eq!(errors(&document), Vec::<String>::new());
    }
    Ok(())
}

#[test]
fn the_standard_refuses_what_it_does_not_know() {
    let good = document("1.2.3", &sample::all());
    for (pointer, bad) in [
        ("/version", json!("2.0.0")),
        ("/runs/0/results/0/level", json!("fatal")),
        ("/runs/0/results/0/locations/0/physicalLocation/region/startLine", json!(0)),
        ("/runs/0/results/0/message", json!({})),
        ("/runs/0/results/0/codeFlows/0/threadFlows", json!([])),
        ("/runs/0/results/0/suppressions", json!([{ "kind": "inHeaven" }])),
        ("/runs/0/tool/driver", json!({ "version": "1" })),
        ("/runs/0/colour", json!("red")),
    ] {
        let mut document = good.clone();
        let (parent, member) = pointer.rsplit_once('/').unwrap_or_default();
        if let Some(object) = document.pointer_mut(parent) {
            object[member] = bad;
        }
        assert_ne!(document, good, "{pointer}");
        assert!(!errors(&document).is_empty(), "{pointer} was not noticed");
    }
}

#[test]
fn a_schedule_is_a_flow_of_threads_in_order() {
    let records = sample::all();
    let document = document("1.2.3", &records);
    let results = document["runs"][0]["results"].as_array().cloned().unwrap_or_default();
    // Of the race, the deadlock and the announced one.
    assert_eq!(results.len(), 3);
    let flow = &results[0]["codeFlows"][0]["threadFlows"];
    let order = |thread: &Value| -> Vec<u64> {
        thread["locations"].as_array().into_iter().flatten().filter_map(|l| l["executionOrder"].as_u64()).collect()
    };
    assert_eq!((&flow[0]["id"], order(&flow[0])), (&json!("main"), vec![0, 1, 3]));
    assert_eq!((&flow[1]["id"], order(&flow[1])), (&json!("main.1"), vec![2]));
    let region = &results[0]["locations"][0]["physicalLocation"]["region"];
    assert_eq!(*region, json!({ "startLine": 15, "startColumn": 17, "endLine": 15, "endColumn": 25 }));
    assert_eq!(results[0]["suppressions"], Value::Null);
    assert_eq!(results[2]["suppressions"][0]["kind"], "inSource");
    let rule = &document["runs"][0]["tool"]["driver"]["rules"][results[1]["ruleIndex"].as_u64().unwrap_or(99) as usize];
    assert_eq!(
        (&rule["id"], &rule["properties"]["tags"]),
        (&json!("deadlock"), &json!(["concurrency", "external/cwe/cwe-833"]))
    );
    let invocation = &document["runs"][0]["invocations"][0];
    assert_eq!(invocation["executionSuccessful"], json!(false));
    let texts: Vec<&str> = invocation["toolExecutionNotifications"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|n| n["message"]["text"].as_str())
        .collect();
    assert_eq!(
        texts,
        [
            "not as expected: expected false(assertion), got true",
            "not decided: unknown(too large): a\u{1b}[31m\nb",
            "syntax: expected `;` & not <\"a\">",
            "scoville failed: the engine ended ]]> without an answer",
        ]
    );
}
