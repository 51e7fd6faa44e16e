//! JUnit XML, as build servers read it: a test case for each program.
//!
//! A violation or a wrong verdict is a failure; a program that cannot be verified, was not decided, or at which the tool
//! failed, is an error. What a program expects and gets passes.

use super::Record;
use super::record::{Ending, SHOWN, Violation};
use crate::wording::{clean, count, escaped};
use std::fmt::Write;

/// The document.
#[must_use]
pub fn render(records: &[Record]) -> String {
    let problems: Vec<Option<&str>> = records.iter().map(problem).collect();
    let number = |kind: &str| problems.iter().filter(|p| **p == Some(kind)).count();
    let counts = format!(
        "name=\"scoville\" tests=\"{}\" failures=\"{}\" errors=\"{}\" time=\"{}\"",
        records.len(),
        number(FAILURE),
        number(ERROR),
        seconds(records.iter().map(|r| r.micros).sum())
    );
    let mut out = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites {counts}>\n  <testsuite {counts} skipped=\"0\">\n"
    );
    for (record, problem) in records.iter().zip(problems) {
        // Writing to a text cannot fail.
        let _ = write!(
            out,
            "    <testcase name=\"{}\" classname=\"{}\" time=\"{}\"",
            escaped(&record.program),
            escaped(&folder(&record.program)),
            seconds(record.micros)
        );
        match problem {
            None => out.push_str("/>\n"),
            Some(kind) => {
                let complaints = record.complaints();
                let steps = record.findings.first().into_iter().flat_map(steps);
                let _ = write!(
                    out,
                    ">\n      <{kind} type=\"{}\" message=\"{}\">{}</{kind}>\n    </testcase>\n",
                    escaped(&record.verdict),
                    escaped(complaints.first().map_or("", String::as_str)),
                    complaints.iter().map(|c| escaped(c)).chain(steps).collect::<Vec<_>>().join("\n")
                );
            }
        }
    }
    out.push_str("  </testsuite>\n</testsuites>\n");
    out
}

const FAILURE: &str = "failure";
const ERROR: &str = "error";

/// The element for what is wrong, if anything is.
fn problem(record: &Record) -> Option<&'static str> {
    match (record.good(), record.result) {
        (true, _) => None,
        (false, Ending::True | Ending::False) => Some(FAILURE),
        (false, Ending::Unknown | Ending::Rejected | Ending::Failed) => Some(ERROR),
    }
}

/// The schedule, one line for each step.
fn steps(finding: &Violation) -> Vec<String> {
    let (steps, hidden) = finding.shown(SHOWN);
    let mut lines: Vec<String> =
        steps.map(|(i, s)| escaped(&format!("{i}: {}:{}: {}: {}", s.at.file, s.at.line, s.task, s.what))).collect();
    if hidden > 0 {
        lines.insert(SHOWN / 2, format!("... {} left out", count(hidden as u64, "step", "steps")));
    }
    lines
}

/// The folder of a program, as a package: build servers group by it.
fn folder(program: &str) -> String {
    match program.rsplit_once('/') {
        Some((folder, _)) => clean(folder.trim_matches(['/', '.'])).replace('/', "."),
        None => "scoville".to_owned(),
    }
}

fn seconds(micros: u64) -> String {
    format!("{:.3}", micros as f64 / 1e6)
}

#[cfg(test)]
mod tests;
#[cfg(test)]
mod xsd;
