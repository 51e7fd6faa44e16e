//! Results of other tools: our own JSON, tables, and the console report of Java PathFinder.

mod csv;
mod ours;
mod pathfinder;

use super::agree::Place;
use scoville_evidence::verdict::Property;
use std::fmt;

/// What a tool has said about one program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// Which tool.
    pub tool: String,
    /// The program as the file names it.
    pub program: String,
    /// What it claims.
    pub claim: Claim,
    /// The claim in the file's own words.
    pub says: String,
    /// States that it looked at.
    pub states: Option<u64>,
    /// Microseconds that it took.
    pub micros: Option<u64>,
    /// Violations with positions, if the file has them.
    pub places: Vec<Place>,
    /// What the file remarks.
    pub note: Option<String>,
}

/// What is claimed of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Claim {
    /// Nothing: no result.
    Nothing,
    /// No violation of any kind.
    Clean,
    /// No data race; nothing about other violations.
    NoRace,
    /// A violation of this property.
    Violates(Property),
    /// Some violation.
    Violation,
}

/// A file with what it says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Results {
    /// Its name as given.
    pub file: String,
    pub entries: Vec<Entry>,
}

/// Why a file cannot be read, with the position; both count from 1, columns in characters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct BadFile {
    pub line: usize,
    pub column: usize,
    pub message: String,
}

impl fmt::Display for BadFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.message)
    }
}

fn bad(line: usize, column: usize, message: impl Into<String>) -> BadFile {
    BadFile { line, column, message: message.into() }
}

/// Reads a file of any of the formats, which its text tells apart; `name` is what a tool without a name is called.
pub(crate) fn read(text: &str, name: &str) -> Result<Vec<Entry>, BadFile> {
    let text = text.trim_start_matches('\u{feff}');
    let entries = if text.trim_start().starts_with('{') {
        ours::read(text)?
    } else if pathfinder::is_report(text) {
        pathfinder::read(text)?
    } else {
        csv::read(text, name)?
    };
    if entries.is_empty() { Err(bad(1, 1, "there are no results in this file")) } else { Ok(entries) }
}

/// A claim in the words of a table or a report.
fn claim(words: &str) -> Option<Claim> {
    let plain = words.trim().trim_end_matches('*').to_lowercase();
    let inner = |name: &str| plain.strip_prefix(name)?.strip_prefix('(')?.strip_suffix(')');
    if let Some(property) = inner("false") {
        return Property::ALL.into_iter().find(|p| p.word() == property).map(Claim::Violates);
    }
    if inner("unknown").is_some() {
        return Some(Claim::Nothing);
    }
    let joined: Vec<&str> = plain.split(|c: char| !c.is_alphanumeric()).filter(|w| !w.is_empty()).collect();
    Some(match joined.join(" ").as_str() {
        "" | "n a" | "na" | "none" | "no result" | "timeout" | "time out" | "out of memory" | "unknown" | "error" => {
            Claim::Nothing
        }
        "true" | "safe" | "ok" | "pass" | "passed" | "no error" | "no errors" | "no errors detected" => Claim::Clean,
        "no race" | "no races" | "no data race" | "no data races" | "race free" => Claim::NoRace,
        "race" | "data race" | "detected race" | "race detected" | "detected data race" | "data race detected" => {
            Claim::Violates(Property::NoDataRace)
        }
        "permission" | "permission violation" | "region conflict" => Claim::Violates(Property::Permission),
        "deadlock" | "detected deadlock" | "deadlock detected" => Claim::Violates(Property::NoDeadlock),
        "exception" | "uncaught exception" | "detected exception" => Claim::Violates(Property::Exception),
        "assertion" | "assertion violation" | "assertion violated" | "assertion failure" | "assertion error" => {
            Claim::Violates(Property::Assertion)
        }
        _ => return None,
    })
}

/// A number of states: `1,013,102`, `1_013_102`, `N/A`.
fn states(text: &str) -> Option<Option<u64>> {
    if claim(text) == Some(Claim::Nothing) {
        return Some(None);
    }
    let digits: String = text.trim().chars().filter(|c| !matches!(c, ',' | '_' | '\'' | ' ')).collect();
    digits.parse().ok().map(Some)
}

/// A time in microseconds: `0:05:53`, `5:53`, `0.25 s`, `N/A`.
fn time(text: &str) -> Option<Option<u64>> {
    let text = text.trim();
    if claim(text) == Some(Claim::Nothing) {
        return Some(None);
    }
    let text = text.strip_suffix('s').map_or(text, str::trim_end);
    let parts: Vec<&str> = text.split(':').collect();
    let (last, before) = parts.split_last()?;
    let mut seconds: f64 = last.parse().ok().filter(|s: &f64| s.is_finite() && *s >= 0.0 && *s < 1e9)?;
    for (part, unit) in before.iter().rev().zip([60.0, 3600.0]) {
        seconds += f64::from(part.parse::<u32>().ok()?) * unit;
    }
    (before.len() <= 2).then_some(Some((seconds * 1e6).round() as u64))
}

#[cfg(test)]
mod tests;
