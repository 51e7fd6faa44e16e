//! The JSON documents of `verify`, `explore` and `suite`.

use super::{BadFile, Claim, Entry, bad, claim};
use crate::cross::agree::Place;
use serde::Deserialize;
use std::collections::BTreeMap;

/// What tells the documents apart.
#[derive(Deserialize)]
struct Head {
    schema_version: Option<u32>,
    programs: Option<serde::de::IgnoredAny>,
    findings: Option<serde::de::IgnoredAny>,
}

#[derive(Deserialize)]
struct Tool {
    name: String,
    version: String,
}

#[derive(Deserialize)]
struct Report {
    tool: Tool,
    program: String,
    verdict: Words,
    findings: Vec<FindingPart>,
    statistics: Option<Counts>,
    times: BTreeMap<String, u64>,
}

#[derive(Deserialize)]
struct Words {
    text: String,
}

#[derive(Deserialize)]
struct FindingPart {
    kind: String,
    places: Vec<PlacePart>,
}

#[derive(Deserialize)]
struct PlacePart {
    at: At,
}

#[derive(Deserialize)]
struct At {
    line: u32,
}

#[derive(Deserialize)]
struct Counts {
    search: Option<Searched>,
}

#[derive(Deserialize)]
struct Searched {
    states: u64,
}

#[derive(Deserialize)]
struct Suite {
    tool: Tool,
    programs: Vec<Row>,
}

#[derive(Deserialize)]
struct Row {
    program: String,
    verdict: String,
    statistics: Option<Counts>,
    micros: u64,
}

fn json(e: &serde_json::Error) -> BadFile {
    let text = e.to_string();
    bad(e.line().max(1), e.column().max(1), text.split(" at line ").next().unwrap_or("no JSON"))
}

pub(super) fn read(text: &str) -> Result<Vec<Entry>, BadFile> {
    let head: Head = serde_json::from_str(text).map_err(|e| json(&e))?;
    match head.schema_version {
        Some(1) => {}
        Some(other) => return Err(bad(1, 1, format!("a document of version {other}; only version 1 can be read"))),
        None => return Err(bad(1, 1, "no document of scoville: it has no `schema_version`")),
    }
    if head.programs.is_some() {
        let suite: Suite = serde_json::from_str(text).map_err(|e| json(&e))?;
        let tool = format!("{} {}", suite.tool.name, suite.tool.version);
        return suite.programs.into_iter().map(|row| of_row(row, &tool)).collect();
    }
    if head.findings.is_none() {
        return Err(bad(1, 1, "a document of scoville, but not of verify, explore or suite"));
    }
    let report: Report = serde_json::from_str(text).map_err(|e| json(&e))?;
    let lines = |f: &FindingPart| Place::new(&f.kind, f.places.iter().map(|p| p.at.line).collect());
    Ok(vec![Entry {
        tool: format!("{} {}", report.tool.name, report.tool.version),
        program: report.program,
        claim: known(&report.verdict.text)?,
        says: report.verdict.text,
        states: report.statistics.and_then(counted),
        micros: Some(report.times.values().sum()).filter(|t| *t > 0),
        places: report.findings.iter().map(lines).collect(),
        note: None,
    }])
}

fn of_row(row: Row, tool: &str) -> Result<Entry, BadFile> {
    Ok(Entry {
        tool: tool.to_owned(),
        program: row.program,
        claim: known(&row.verdict)?,
        says: row.verdict,
        states: row.statistics.and_then(counted),
        micros: Some(row.micros),
        places: Vec::new(),
        note: None,
    })
}

fn counted(counts: Counts) -> Option<u64> {
    counts.search.map(|s| s.states)
}

fn known(verdict: &str) -> Result<Claim, BadFile> {
    claim(verdict).ok_or_else(|| bad(1, 1, format!("`{verdict}` is no verdict of scoville")))
}
