//! What is kept of one program.

use crate::json::{Answer, Counts, SCHEMA_VERSION, statistics};
use scoville_evidence::diagnostic::{Diagnostic, Severity};
use scoville_evidence::schedule::Replay;
use scoville_evidence::source::{SourceMap, Span};
use scoville_evidence::verdict::{Finding, Outcome, Verdict};
use serde::{Deserialize, Serialize};

/// One program of a batch: a line of `results.jsonl`. The schema is `record` in `docs/batch.schema.json`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// Version of the schema.
    pub schema_version: u32,
    /// Version of the tool.
    pub version: String,
    /// Name for people.
    pub program: String,
    /// Its place among the programs of the whole batch, from 0.
    pub index: u64,
    /// How many programs the whole batch has, all shards together.
    pub total: u64,
    /// Source files, as given.
    pub files: Vec<String>,
    /// Hash of all that the answer depends on: texts, models, options, limits, version.
    pub key: String,
    /// The verdict in stable words, or `error`.
    pub verdict: String,
    /// The same, by kind.
    pub result: Ending,
    /// What more is to be said: the place of a cut, the message of an error.
    pub detail: Option<String>,
    /// What was expected; `None` if the program does not say, `?` if what it says is not understood.
    pub expected: Option<String>,
    /// What differs from that, one line each.
    pub mismatches: Vec<String>,
    /// Violations, the decisive one first.
    pub findings: Vec<Violation>,
    /// Warnings, and what is wrong with a program that was rejected.
    pub diagnostics: Vec<Complaint>,
    /// Assumptions and remarks.
    pub notes: Vec<String>,
    /// Counts; `None` without a verdict.
    pub statistics: Option<Counts>,
    /// Wall time in microseconds, from the start of the engine to its answer.
    pub micros: u64,
    /// Whether the answer was kept from an earlier run; the time is that of the earlier one.
    pub cached: bool,
}

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ending {
    /// No violation within the bounds.
    True,
    /// A violation.
    False,
    /// Not decided.
    Unknown,
    /// The input was rejected.
    Rejected,
    /// The tool failed.
    Failed,
}

/// A violation with the schedule that shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Violation {
    /// `race`, `deadlock`, ...
    pub kind: String,
    /// The property that is violated.
    pub property: String,
    /// One sentence.
    pub message: String,
    /// What it is about.
    pub places: Vec<Spot>,
    /// Why it happens, one line each.
    pub reasons: Vec<String>,
    /// What can be done.
    pub advice: Vec<String>,
    /// The schedule, in the order in which things happen.
    pub steps: Vec<Spot>,
}

/// At most this many steps of a schedule are shown where people read it; JSON has them all.
pub(super) const SHOWN: usize = 1000;

impl Violation {
    /// The first and the last steps, with their numbers, and how many between them are left out.
    pub(super) fn shown(&self, most: usize) -> (impl Iterator<Item = (usize, &Spot)>, usize) {
        let hidden = self.steps.len().saturating_sub(most);
        let from = most / 2;
        let shown = move |i: usize| hidden == 0 || i < from || i >= from + hidden;
        (self.steps.iter().enumerate().filter(move |(i, _)| shown(*i)), hidden)
    }
}

/// Something that a task does somewhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spot {
    /// The task.
    pub task: String,
    /// Where.
    pub at: At,
    /// What.
    pub what: String,
}

/// A part of a file: lines and columns from 1, columns in characters, the end exclusive.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct At {
    /// As given.
    pub file: String,
    /// First line.
    pub line: u32,
    /// Its first column.
    pub column: u32,
    /// Last line.
    pub end_line: u32,
    /// The column behind the last one.
    pub end_column: u32,
}

/// A message about the input.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Complaint {
    /// Stable word.
    pub code: String,
    /// Whether it keeps the program from being verified.
    pub error: bool,
    /// One sentence.
    pub message: String,
    /// Where.
    pub at: Option<At>,
    /// Remarks, one line each.
    pub notes: Vec<String>,
}

impl Record {
    /// What is kept of an answer. Place, key, expectation and time are still to be told.
    #[must_use]
    pub fn new(
        version: &str,
        program: &str,
        answer: Answer<'_>,
        diagnostics: &[Diagnostic],
        sources: &SourceMap,
    ) -> Record {
        let (outcome, result, detail) = match answer {
            Answer::InputError => (None, Ending::Rejected, None),
            Answer::InternalError(message) => (None, Ending::Failed, Some(message.to_owned())),
            Answer::Outcome(outcome) => {
                let (ending, detail) = match &outcome.verdict {
                    Verdict::True => (Ending::True, None),
                    Verdict::False(_) => (Ending::False, None),
                    Verdict::Unknown(why) => (Ending::Unknown, why.detail().map(str::to_owned)),
                };
                (Some(outcome), ending, detail)
            }
        };
        let notes = |o: &Outcome| {
            let unreached = crate::text::unreached(&o.unreached, sources);
            o.notes.iter().cloned().chain(unreached).collect()
        };
        let findings = |o: &Outcome| o.findings.iter().map(|f| violation(f, sources)).collect();
        Record {
            schema_version: SCHEMA_VERSION,
            version: version.to_owned(),
            program: program.to_owned(),
            index: 0,
            total: 1,
            files: Vec::new(),
            key: String::new(),
            verdict: outcome.map_or_else(|| "error".to_owned(), |o| o.verdict.words()),
            result,
            detail,
            expected: None,
            mismatches: Vec::new(),
            findings: outcome.map(findings).unwrap_or_default(),
            diagnostics: diagnostics.iter().map(|d| complaint(d, sources)).collect(),
            notes: outcome.map(notes).unwrap_or_default(),
            statistics: outcome.map(|o| statistics(&o.statistics)),
            micros: 0,
            cached: false,
        }
    }

    /// What this program contributes to the exit code: 0 if it is as expected, or safe where nothing was expected; else 1 for
    /// a violation or a wrong verdict, 2 for one that is not decided, 3 for a rejected one, 4 for an error of the tool.
    #[must_use]
    pub fn exit_code(&self) -> u8 {
        let own = match self.result {
            Ending::True => 0,
            Ending::False => 1,
            Ending::Unknown => 2,
            Ending::Rejected => 3,
            Ending::Failed => 4,
        };
        match (&self.expected, self.mismatches.is_empty()) {
            (Some(_), true) => 0,
            (Some(_), false) => own.max(1),
            (None, _) => own,
        }
    }

    /// Whether there is nothing to complain about.
    #[must_use]
    pub fn good(&self) -> bool {
        self.exit_code() == 0
    }

    /// Why it is not [`Record::good`], one line each.
    #[must_use]
    pub fn complaints(&self) -> Vec<String> {
        if self.good() || !self.mismatches.is_empty() {
            return self.mismatches.clone();
        }
        let found = self.findings.iter().map(|f| match f.places.first() {
            Some(spot) => format!("{}:{}: {}: {}", spot.at.file, spot.at.line, f.kind, f.message),
            None => format!("{}: {}", f.kind, f.message),
        });
        let errors = self.diagnostics.iter().filter(|d| d.error).map(|d| match &d.at {
            Some(at) => format!("{}:{}: error[{}]: {}", at.file, at.line, d.code, d.message),
            None => format!("error[{}]: {}", d.code, d.message),
        });
        let mut lines: Vec<String> = found.chain(errors).collect();
        if let Some(detail) = &self.detail {
            lines.push(format!("{}: {detail}", self.verdict));
        }
        if lines.is_empty() {
            lines.push(self.verdict.clone());
        }
        lines
    }
}

/// Where a finding of the evidence is, as it is kept.
fn violation(f: &Finding, sources: &SourceMap) -> Violation {
    let steps = match &f.replay {
        Replay::Confirmed { observations, .. } => observations
            .iter()
            .map(|o| Spot { task: o.task.to_string(), at: at(o.span, sources), what: o.text.clone() })
            .collect(),
        Replay::Rejected { .. } => Vec::new(),
    };
    let place = |p: &scoville_evidence::verdict::Place| Spot {
        task: p.task.clone(),
        at: at(p.span, sources),
        what: p.what.clone(),
    };
    Violation {
        kind: f.kind.word().to_owned(),
        property: f.kind.property().word().to_owned(),
        message: f.message.clone(),
        places: f.places.iter().map(place).collect(),
        reasons: f.reasons.clone(),
        advice: f.advice.clone(),
        steps,
    }
}

fn complaint(d: &Diagnostic, sources: &SourceMap) -> Complaint {
    Complaint {
        code: d.code.clone(),
        error: d.severity == Severity::Error,
        message: d.message.clone(),
        at: d.span().map(|s| at(s, sources)),
        notes: d.notes.clone(),
    }
}

fn at(span: Span, sources: &SourceMap) -> At {
    let start = sources.position(span);
    let hi = span.hi.max(span.lo);
    let end = sources.position(Span::new(span.file, hi, hi));
    At {
        file: sources.get(span.file).map_or("?", |f| f.name.as_str()).to_owned(),
        line: start.line,
        column: start.col,
        end_line: end.line,
        end_column: end.col,
    }
}

/// Counts of a batch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Summary {
    /// Exit code of the command if nothing was interrupted.
    pub exit_code: u8,
    /// All programs.
    pub programs: u64,
    /// Without a violation.
    #[serde(rename = "true")]
    pub safe: u64,
    /// With one.
    #[serde(rename = "false")]
    pub violated: u64,
    /// Not decided.
    pub unknown: u64,
    /// That cannot be verified.
    pub rejected: u64,
    /// At which the tool failed.
    pub failed: u64,
    /// That say what they expect, and get something else.
    pub unexpected: u64,
}

impl Summary {
    /// Counts these records. What weighs most decides the exit code: an error of the tool (4) before a violation or
    /// something unexpected (1), a rejected program (3), one that is not decided (2).
    #[must_use]
    pub fn of(records: &[Record]) -> Summary {
        const WEIGHTS: [u8; 5] = [0, 3, 1, 2, 4];
        let weight = |code: u8| WEIGHTS.get(usize::from(code)).copied().unwrap_or_default();
        let mut summary = Summary { programs: records.len() as u64, ..Summary::default() };
        for record in records {
            let code = record.exit_code();
            if weight(code) > weight(summary.exit_code) {
                summary.exit_code = code;
            }
            let counter = match record.result {
                Ending::True => &mut summary.safe,
                Ending::False => &mut summary.violated,
                Ending::Unknown => &mut summary.unknown,
                Ending::Rejected => &mut summary.rejected,
                Ending::Failed => &mut summary.failed,
            };
            *counter += 1;
            summary.unexpected += u64::from(!record.mismatches.is_empty());
        }
        summary
    }

    /// The last line of the report, for scripts; `exit` is the exit code of the command.
    #[must_use]
    pub fn line(&self, exit: u8) -> String {
        let Summary { programs, safe, violated, unknown, rejected, failed, unexpected, .. } = self;
        format!(
            "BATCH exit={exit} programs={programs} true={safe} false={violated} unknown={unknown} rejected={rejected} \
             failed={failed} unexpected={unexpected}"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::batch::sample;

    #[test]
    fn the_exit_code_is_that_of_what_weighs_most() {
        let of = |codes: &[(Ending, Option<&str>, bool)]| {
            let records: Vec<Record> = codes
                .iter()
                .map(|(result, expected, differs)| Record {
                    result: *result,
                    expected: expected.map(str::to_owned),
                    mismatches: differs.then(|| "differs".to_owned()).into_iter().collect(),
                    ..sample::safe()
                })
                .collect();
            Summary::of(&records).exit_code
        };
        assert_eq!(of(&[]), 0);
        assert_eq!(of(&[(Ending::True, None, false), (Ending::True, Some("true"), false)]), 0);
        assert_eq!(of(&[(Ending::Unknown, None, false), (Ending::True, None, false)]), 2);
        assert_eq!(of(&[(Ending::Unknown, None, false), (Ending::Rejected, None, false)]), 3);
        assert_eq!(of(&[(Ending::False, None, false), (Ending::Rejected, None, false)]), 1);
        assert_eq!(of(&[(Ending::False, None, false), (Ending::Failed, None, false)]), 4);
        // What a program announces is no reason to complain, and what it misses is one.
        assert_eq!(of(&[(Ending::False, Some("false(assertion)"), false)]), 0);
        assert_eq!(of(&[(Ending::Rejected, Some("error"), false)]), 0);
        assert_eq!(of(&[(Ending::True, Some("false(assertion)"), true)]), 1);
        assert_eq!(of(&[(Ending::Unknown, Some("true"), true)]), 2);
        assert_eq!(of(&[(Ending::Failed, Some("true"), true)]), 4);
    }

    #[test]
    fn the_middle_of_a_long_schedule_is_left_out() {
        let mut finding = sample::all()[1].findings[0].clone();
        finding.steps = vec![finding.steps[0].clone(); 10];
        let shown = |most| {
            let (steps, hidden) = finding.shown(most);
            (steps.map(|(i, _)| i).collect::<Vec<_>>(), hidden)
        };
        assert_eq!(shown(10), ((0..10).collect(), 0));
        assert_eq!(shown(5), (vec![0, 1, 7, 8, 9], 5));
    }

    #[test]
    fn a_record_survives_its_own_line() -> Result<(), serde_json::Error> {
        for record in sample::all() {
            let line = serde_json::to_string(&record)?;
            assert!(!line.contains('\n'));
            assert_eq!(serde_json::from_str::<Record>(&line)?, record);
        }
        Ok(())
    }
}
