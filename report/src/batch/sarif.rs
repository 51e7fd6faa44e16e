//! SARIF 2.1.0, as code review and editors read it.
//!
//! A violation is a result with a code flow: one thread flow for each task, whose locations carry the place of the step in
//! the schedule (`executionOrder`). What a program announces is marked as suppressed in the source. Programs without a
//! verdict are no results but notifications of the run.

mod rules;
mod uri;

use super::Record;
use super::record::{At, Ending, SHOWN, Spot, Violation};
use crate::wording::count;
use rules::RULES;
use serde_json::{Value, json};

/// The document, indented, with a line end behind it.
///
/// # Errors
///
/// Never in practice: every part of it can be written as JSON.
pub fn render(tool_version: &str, records: &[Record]) -> Result<String, serde_json::Error> {
    serde_json::to_string_pretty(&document(tool_version, records)).map(|text| text + "\n")
}

fn document(tool_version: &str, records: &[Record]) -> Value {
    let results: Vec<Value> = records.iter().flat_map(|r| r.findings.iter().map(|f| result(r, f))).collect();
    let notifications: Vec<Value> = records.iter().flat_map(notifications).collect();
    let failed = records.iter().any(|r| r.result == Ending::Failed);
    json!({
        "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": {
                "name": "scoville",
                "semanticVersion": tool_version,
                "version": tool_version,
                "rules": RULES.iter().map(rules::Rule::descriptor).collect::<Vec<Value>>(),
                "supportedTaxonomies": [{ "name": "CWE", "index": 0 }],
            } },
            "taxonomies": [rules::taxonomy()],
            "columnKind": "unicodeCodePoints",
            "originalUriBaseIds": {
                "SRCROOT": { "description": { "text": "The folder in which scoville was started." } },
            },
            "invocations": [{
                "executionSuccessful": !failed,
                "toolExecutionNotifications": notifications,
            }],
            "results": results,
        }],
    })
}

fn result(record: &Record, finding: &Violation) -> Value {
    let index = RULES.iter().position(|r| r.kind == finding.kind);
    let mut result = json!({
        "ruleId": finding.kind,
        "kind": "fail",
        "level": "error",
        "message": { "text": message(finding) },
        "locations": finding.places.first().map(|spot| place(spot, None)).into_iter().collect::<Vec<Value>>(),
        "relatedLocations": finding.places.iter().enumerate().map(|(i, s)| place(s, Some(i + 1))).collect::<Vec<Value>>(),
        "partialFingerprints": { "scovilleFinding/v1": fingerprint(finding) },
        "properties": { "program": record.program, "property": finding.property },
    });
    if let Some(index) = index {
        result["ruleIndex"] = json!(index);
    }
    if !finding.steps.is_empty() {
        result["codeFlows"] = json!([code_flow(finding)]);
    }
    if record.good() {
        result["suppressions"] = json!([{
            "kind": "inSource",
            "status": "accepted",
            "justification": format!("the program says that it expects {}", record.expected.as_deref().unwrap_or("it")),
        }]);
    }
    result
}

/// What was found, why, and what helps.
fn message(finding: &Violation) -> String {
    let lines = std::iter::once(&finding.message).chain(&finding.reasons).chain(&finding.advice);
    lines.map(String::as_str).collect::<Vec<_>>().join("\n")
}

/// What stays the same when lines move: the kind, the files, and what is done there.
fn fingerprint(finding: &Violation) -> String {
    let places = finding.places.iter().flat_map(|s| [s.at.file.as_str(), s.what.as_str()]);
    scoville_evidence::witness::hash(std::iter::once(finding.kind.as_str()).chain(places))
}

fn place(spot: &Spot, number: Option<usize>) -> Value {
    let mut location = location(&spot.at);
    location["message"] = json!({ "text": format!("{}: {}", spot.task, spot.what) });
    location["logicalLocations"] = json!([{ "name": spot.task, "kind": "task" }]);
    if let Some(number) = number {
        location["id"] = json!(number);
    }
    location
}

fn location(at: &At) -> Value {
    json!({
        "physicalLocation": {
            "artifactLocation": uri::artifact(&at.file),
            "region": {
                "startLine": at.line,
                "startColumn": at.column,
                "endLine": at.end_line,
                "endColumn": at.end_column,
            },
        },
    })
}

/// The schedule: a thread for each task, in the order in which they first do something.
fn code_flow(finding: &Violation) -> Value {
    let mut threads: Vec<(&str, Vec<Value>)> = Vec::new();
    let (steps, hidden) = finding.shown(SHOWN);
    for (i, step) in steps {
        let mut at = location(&step.at);
        at["message"] = json!({ "text": step.what });
        let entry = json!({ "location": at, "executionOrder": i, "importance": "important" });
        match threads.iter_mut().find(|(task, _)| *task == step.task) {
            Some((_, locations)) => locations.push(entry),
            None => threads.push((&step.task, vec![entry])),
        }
    }
    let text = match hidden {
        0 => "schedule that shows it".to_owned(),
        n => format!("schedule that shows it, without {} in its middle", count(n as u64, "step", "steps")),
    };
    let threads: Vec<Value> =
        threads.into_iter().map(|(id, locations)| json!({ "id": id, "locations": locations })).collect();
    json!({ "message": { "text": text }, "threadFlows": threads })
}

/// What is to be said of a program that is no result.
fn notifications(record: &Record) -> Vec<Value> {
    let note = |level: &str, text: String, at: Option<&At>| {
        let file =
            || record.files.first().map(|f| json!({ "physicalLocation": { "artifactLocation": uri::artifact(f) } }));
        let locations: Vec<Value> = at.map(location).or_else(file).into_iter().collect();
        json!({ "level": level, "message": { "text": text }, "locations": locations })
    };
    let mut out: Vec<Value> = record
        .diagnostics
        .iter()
        .map(|d| note(if d.error { "error" } else { "warning" }, format!("{}: {}", d.code, d.message), d.at.as_ref()))
        .collect();
    let detail = record.detail.as_deref().map(|d| format!(": {d}")).unwrap_or_default();
    match record.result {
        Ending::Unknown => out.push(note("warning", format!("not decided: {}{detail}", record.verdict), None)),
        Ending::Failed => out.push(note("error", format!("scoville failed{detail}"), None)),
        Ending::True | Ending::False | Ending::Rejected => {}
    }
    out.extend(record.mismatches.iter().map(|m| note("error", format!("not as expected: {m}"), None)));
    out
}

#[cfg(test)]
mod tests;
