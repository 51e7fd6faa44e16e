//! One line per program: the table of a suite.

use crate::grid::{Align, Grid};
use crate::style::Style;
use crate::wording::{capped, count, seconds};
use scoville_evidence::verdict::Statistics;

/// One program of a suite.
#[derive(Clone, Debug)]
pub struct Row {
    /// Name for people.
    pub program: String,
    /// Counts; `None` if there was no verdict.
    pub statistics: Option<Statistics>,
    /// The verdict in stable words, or `error`.
    pub verdict: String,
    /// Wall time in microseconds, from the start of the engine to its answer.
    pub micros: u64,
    /// What was expected.
    pub expected: String,
    /// What differs from what was expected, one line each; empty if all is as expected.
    pub mismatches: Vec<String>,
}

/// The table, then what differs, then a summary line.
#[must_use]
pub fn render(rows: &[Row], style: Style) -> String {
    use Align::{Left, Right};
    let columns =
        [(Left, 64), (Right, 6), (Right, 7), (Right, 11), (Left, 46), (Left, 24), (Right, 8), (Left, 24), (Left, 3)];
    let mut grid = Grid::new(columns.to_vec(), "  ");
    let header = ["program", "tasks", "regions", "obligations", "how discharged", "verdict", "time", "expected", "ok"];
    grid.row(header.map(str::to_owned).to_vec());
    grid.rule();
    for row in rows {
        let s = row.statistics.as_ref();
        let number = |n: Option<u64>| n.map_or_else(|| "-".to_owned(), |n| n.to_string());
        grid.row(vec![
            row.program.clone(),
            number(s.map(|s| s.tasks)),
            number(s.map(|s| s.regions)),
            number(s.map(Statistics::total_obligations)),
            s.map_or_else(|| "-".to_owned(), how),
            row.verdict.clone(),
            seconds(row.micros),
            row.expected.clone(),
            if row.mismatches.is_empty() { "yes" } else { "NO" }.to_owned(),
        ]);
    }
    let mut out = grid.render("");
    let wrong: Vec<&Row> = rows.iter().filter(|r| !r.mismatches.is_empty()).collect();
    for row in &wrong {
        out.push_str(&format!("\n{}:\n", capped(&row.program, 200)));
        for line in &row.mismatches {
            out.push_str(&format!("  {}\n", capped(line, 400)));
        }
    }
    let summary = format!(
        "{}, {} as expected, {} not",
        count(rows.len() as u64, "program", "programs"),
        rows.len() - wrong.len(),
        wrong.len()
    );
    let summary = if wrong.is_empty() { style.good(&summary) } else { style.bad(&summary) };
    out.push_str(&format!("\n{summary}\n"));
    out
}

/// The same as one JSON document; the schema is `docs/suite.schema.json`. Measured times stand in `micros` alone.
///
/// # Errors
///
/// Never in practice: every part of it can be written as JSON.
pub fn json(tool_version: &str, rows: &[Row]) -> Result<String, serde_json::Error> {
    let programs: Vec<serde_json::Value> = rows
        .iter()
        .map(|row| {
            serde_json::json!({
                "program": row.program,
                "verdict": row.verdict,
                "expected": row.expected,
                "as_expected": row.mismatches.is_empty(),
                "mismatches": row.mismatches,
                "statistics": row.statistics.as_ref().map(crate::json::statistics),
                "micros": row.micros,
            })
        })
        .collect();
    let document = serde_json::json!({
        "schema_version": crate::json::SCHEMA_VERSION,
        "tool": { "name": "scoville", "version": tool_version },
        "as_expected": rows.iter().filter(|r| r.mismatches.is_empty()).count(),
        "programs": programs,
    });
    serde_json::to_string_pretty(&document).map(|text| text + "\n")
}

/// `5 ordered, 1 covered`.
fn how(statistics: &Statistics) -> String {
    let parts: Vec<String> =
        statistics.obligations.iter().filter(|(_, n)| *n > 0).map(|(d, n)| format!("{n} {}", d.word())).collect();
    if parts.is_empty() { "-".to_owned() } else { parts.join(", ") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::expect;
    use scoville_evidence::verdict::Discharge;

    #[test]
    fn aligned_with_what_differs_below() {
        let statistics = Statistics {
            tasks: 525,
            regions: 2,
            obligations: vec![(Discharge::Ordered, 5), (Discharge::Covered, 0), (Discharge::SolverOrder, 12)],
            ..Statistics::default()
        };
        let rows = [
            Row {
                program: "Add.java".into(),
                statistics: Some(statistics),
                verdict: "true".into(),
                micros: 4_321,
                expected: "true".into(),
                mismatches: vec![],
            },
            Row {
                program: "anonymous/Broken.java".into(),
                statistics: None,
                verdict: "error".into(),
                micros: 12_345_678,
                expected: "false(no-data-race)".into(),
                mismatches: vec!["verdict: expected false(no-data-race), got error".into(), "A.java:1:1: error".into()],
            },
        ];
        expect![[r#"
            program                tasks  regions  obligations  how discharged              verdict     time  expected             ok
            --------------------------------------------------------------------------------------------------------------------------
            Add.java                 525        2           17  5 ordered, 12 solver-order  true     0.004 s  true                 yes
            anonymous/Broken.java      -        -            -  -                           error     12.3 s  false(no-data-race)  NO

            anonymous/Broken.java:
              verdict: expected false(no-data-race), got error
              A.java:1:1: error

            2 programs, 1 as expected, 1 not
        "#]].assert_eq(&render(&rows, Style::Plain));
        let schema: serde_json::Value =
            serde_json::from_str(include_str!("../../docs/suite.schema.json")).unwrap_or_default();
        let report: serde_json::Value =
            serde_json::from_str(include_str!("../../docs/report.schema.json")).unwrap_or_default();
        let document = json("1.2.3", &rows).and_then(|text| serde_json::from_str(&text)).unwrap_or_default();
        assert_eq!(crate::json::schema::validate(&schema, &schema, &document, "suite"), Vec::<String>::new());
        // The two schemas describe statistics in the same words.
        assert_eq!(schema["$defs"]["statistics"], report["$defs"]["statistics"]);
        assert!(schema["$defs"]["statistics"].is_object());
        expect![[r#"
            program   tasks  regions  obligations  how discharged              verdict     time  expected  ok
            --------------------------------------------------------------------------------------------------
            Add.java    525        2           17  5 ordered, 12 solver-order  true     0.004 s  true      yes

            1 program, 1 as expected, 0 not
        "#]]
        .assert_eq(&render(&rows[..1], Style::Plain));
    }
}
