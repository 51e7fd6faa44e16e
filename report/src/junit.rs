//! The tests of a program: what came of each, and of all.

use crate::diagnostics;
use crate::grid::{Align, Grid};
use crate::json::{self, Answer, SCHEMA_VERSION};
use crate::style::Style;
use crate::text::{self, Subject};
use crate::wording::{capped, count, seconds};
use scoville_evidence::diagnostic::Diagnostic;
use scoville_evidence::source::SourceMap;
use scoville_evidence::verdict::{Property, Verdict};
use serde::Serialize;

/// A test.
#[derive(Clone, Copy, Debug)]
pub struct Row<'a> {
    /// `package.Class#method`
    pub name: &'a str,
    /// What came of it.
    pub ending: Ending<'a>,
    /// Wall time in microseconds.
    pub micros: u64,
}

/// What came of a test.
#[derive(Clone, Copy, Debug)]
pub enum Ending<'a> {
    /// The program says that it is not run, by this annotation.
    Disabled(&'a str),
    /// It was verified like a program.
    Verified {
        /// The answer.
        answer: Answer<'a>,
        /// Warnings, or what is wrong with the test.
        diagnostics: &'a [Diagnostic],
        /// What spans refer to.
        sources: &'a SourceMap,
    },
}

/// What came of all tests: the answer that weighs most.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Total {
    /// All that were run hold.
    True,
    /// Some are not decided; the first reason.
    Unknown(String),
    /// Some could not be read.
    InputError,
    /// Some are violated; the first property in order of precedence.
    False(Property),
    /// The tool has failed at some.
    InternalError,
}

impl Total {
    /// The total of these tests: an error of the tool weighs more than a violation, that more than a test that cannot be
    /// read, and that more than one that is not decided.
    #[must_use]
    pub fn of(rows: &[Row<'_>]) -> Total {
        rows.iter().map(Total::one).fold(Total::True, Total::heavier)
    }

    fn one(row: &Row<'_>) -> Total {
        match row.ending {
            Ending::Disabled(_) => Total::True,
            Ending::Verified { answer, .. } => match answer {
                Answer::InputError => Total::InputError,
                Answer::InternalError(_) => Total::InternalError,
                Answer::Outcome(outcome) => match &outcome.verdict {
                    Verdict::True => Total::True,
                    Verdict::False(property) => Total::False(*property),
                    unknown @ Verdict::Unknown(_) => Total::Unknown(unknown.words()),
                },
            },
        }
    }

    fn heavier(self, other: Total) -> Total {
        match (&self, &other) {
            (Total::False(a), Total::False(b)) => Total::False(*a.min(b)),
            _ if other.weight() > self.weight() => other,
            _ => self,
        }
    }

    fn weight(&self) -> u8 {
        match self {
            Total::True => 0,
            Total::Unknown(_) => 1,
            Total::InputError => 2,
            Total::False(_) => 3,
            Total::InternalError => 4,
        }
    }

    /// Exit code of the command.
    #[must_use]
    pub fn exit_code(&self) -> u8 {
        match self {
            Total::True => 0,
            Total::False(_) => 1,
            Total::Unknown(_) => 2,
            Total::InputError => 3,
            Total::InternalError => 4,
        }
    }

    /// Stable words, as in the last line.
    #[must_use]
    pub fn words(&self) -> String {
        match self {
            Total::True => Verdict::True.words(),
            Total::False(property) => Verdict::False(*property).words(),
            Total::Unknown(words) => words.clone(),
            Total::InputError | Total::InternalError => "error".to_owned(),
        }
    }
}

/// Stable words for one test.
fn words(row: &Row<'_>) -> String {
    match row.ending {
        Ending::Disabled(_) => "skipped".to_owned(),
        Ending::Verified { .. } => Total::one(row).words(),
    }
}

/// The reports of all tests that do not hold, then a table of all, then the last line.
#[must_use]
pub fn text(rows: &[Row<'_>], properties: &[Property], style: Style) -> String {
    let mut out = String::new();
    for row in rows {
        let Ending::Verified { answer, diagnostics, sources } = row.ending else { continue };
        match answer {
            Answer::Outcome(outcome) if outcome.verdict != Verdict::True => {
                let subject = Subject { program: row.name, properties, sources, profile: false };
                out.push_str(&text::render(&subject, outcome, style));
            }
            Answer::Outcome(_) => continue,
            Answer::InputError => {
                out.push_str(&format!("{}: cannot be verified\n\n", row.name));
                out.push_str(&diagnostics::render(diagnostics, sources, style));
            }
            Answer::InternalError(message) => {
                out.push_str(&format!("{}: internal error: {}\n", row.name, capped(message, 400)));
            }
        }
        out.push('\n');
    }
    let mut grid = Grid::new(vec![(Align::Left, 90), (Align::Left, 30), (Align::Right, 9), (Align::Left, 60)], "  ");
    grid.row(["test", "verdict", "time", ""].map(str::to_owned).to_vec());
    grid.rule();
    for row in rows {
        let why = match row.ending {
            Ending::Disabled(why) => why.to_owned(),
            Ending::Verified { answer: Answer::Outcome(outcome), .. } => outcome.notes.join("; "),
            Ending::Verified { .. } => String::new(),
        };
        grid.row(vec![row.name.to_owned(), words(row), seconds(row.micros), why]);
    }
    out.push_str(&grid.render(""));
    let total = Total::of(rows);
    let disabled = rows.iter().filter(|r| matches!(r.ending, Ending::Disabled(_))).count();
    let holds = rows.iter().filter(|r| Total::one(r) == Total::True).count() - disabled;
    let mut parts = vec![format!("{holds} verified")];
    let number = |what: &str, weight: u8| {
        let n = rows.iter().filter(|r| Total::one(r).weight() == weight).count();
        (n > 0).then(|| format!("{n} {what}"))
    };
    parts.extend(number("violated", 3));
    parts.extend(number("not decided", 1));
    parts.extend(number("rejected", 2));
    parts.extend(number("failed", 4));
    parts.extend((disabled > 0).then(|| format!("{disabled} skipped")));
    let summary = format!("{}: {}", count(rows.len() as u64, "test", "tests"), parts.join(", "));
    let summary = if total == Total::True { style.good(&summary) } else { style.bad(&summary) };
    out.push_str(&format!("\n{summary}\nVERDICT {}\n", total.words()));
    out
}

/// The same as one JSON document; the schema is `docs/tests.schema.json`.
///
/// # Errors
///
/// Never in practice: every part of it can be written as JSON.
pub fn json(
    tool_version: &str,
    program: &str,
    rows: &[Row<'_>],
    properties: &[Property],
) -> Result<String, serde_json::Error> {
    let total = Total::of(rows);
    let tests = rows.iter().map(|row| {
        let (disabled, report) = match row.ending {
            Ending::Disabled(why) => (Some(why), None),
            Ending::Verified { answer, diagnostics, sources } => {
                let subject = Subject { program: row.name, properties, sources, profile: false };
                (None, Some(json::view::document(tool_version, &subject, diagnostics, answer)))
            }
        };
        TestView { test: row.name, verdict: words(row), disabled, report, micros: row.micros }
    });
    let document = TestsView {
        schema_version: SCHEMA_VERSION,
        tool: json::view::Tool { name: "scoville", version: tool_version },
        program,
        verdict: total.words(),
        exit_code: total.exit_code(),
        tests: tests.collect(),
    };
    serde_json::to_string_pretty(&document).map(|text| text + "\n")
}

#[derive(Serialize)]
struct TestsView<'a> {
    schema_version: u32,
    tool: json::view::Tool<'a>,
    program: &'a str,
    verdict: String,
    exit_code: u8,
    tests: Vec<TestView<'a>>,
}

#[derive(Serialize)]
struct TestView<'a> {
    test: &'a str,
    verdict: String,
    disabled: Option<&'a str>,
    report: Option<json::view::Document<'a>>,
    micros: u64,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample;
    use scoville_evidence::verdict::{Outcome, Unknown};

    fn outcome(verdict: Verdict) -> Outcome {
        Outcome { verdict, findings: Vec::new(), notes: Vec::new(), ..sample::race() }
    }

    #[test]
    fn the_heaviest_answer_is_the_total() {
        let sources = sample::sources();
        let outcomes = [
            outcome(Verdict::True),
            outcome(Verdict::Unknown(Unknown::Timeout)),
            outcome(Verdict::False(Property::Assertion)),
            outcome(Verdict::False(Property::NoDeadlock)),
        ];
        fn total(answers: &[Answer<'_>], sources: &SourceMap) -> (String, u8) {
            let ending = |answer: &Answer<'_>| {
                Total::one(&Row {
                    name: "A#t",
                    ending: Ending::Verified { answer: *answer, diagnostics: &[], sources },
                    micros: 0,
                })
            };
            let total = answers.iter().map(ending).fold(Total::True, Total::heavier);
            (total.words(), total.exit_code())
        }
        let of = |answers: &[Answer<'_>]| total(answers, &sources);
        let [holds, open, assertion, deadlock] = outcomes.each_ref().map(Answer::Outcome);
        assert_eq!(of(&[holds, holds]), ("true".into(), 0));
        assert_eq!(of(&[holds, open]), ("unknown(timeout)".into(), 2));
        assert_eq!(of(&[open, Answer::InputError, holds]), ("error".into(), 3));
        assert_eq!(of(&[assertion, Answer::InputError, deadlock]), ("false(no-deadlock)".into(), 1));
        assert_eq!(of(&[assertion, Answer::InternalError("x")]), ("error".into(), 4));
        assert_eq!(Total::of(&[Row { name: "A#t", ending: Ending::Disabled("@Ignore"), micros: 0 }]), Total::True);
    }

    #[test]
    fn the_document_follows_its_schema() -> Result<(), serde_json::Error> {
        let sources = sample::sources();
        let race = sample::race();
        let rows = [
            Row { name: "A#later", ending: Ending::Disabled("@Ignore"), micros: 0 },
            Row {
                name: "A#races",
                ending: Ending::Verified { answer: Answer::Outcome(&race), diagnostics: &[], sources: &sources },
                micros: 5,
            },
        ];
        let text = json("1.2.3", "src", &rows, &Property::ALL)?;
        let document: serde_json::Value = serde_json::from_str(&text)?;
        let schema = |text: &str| serde_json::from_str::<serde_json::Value>(text);
        let all = schema(include_str!("../../docs/tests.schema.json"))?;
        let none: Vec<String> = Vec::new();
        assert_eq!(crate::json::schema::validate(&all, &all, &document, "$"), none);
        let one = schema(include_str!("../../docs/report.schema.json"))?;
        assert_eq!(crate::json::schema::validate(&one, &one, &document["tests"][1]["report"], "$"), none);
        Ok(())
    }
}
