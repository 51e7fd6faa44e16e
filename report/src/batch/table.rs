//! One line per program: the table of a suite or a batch.

use super::Record;
use crate::grid::{Align, Grid};
use crate::json::Counts;
use crate::style::Style;
use crate::wording::{capped, count, seconds};
use scoville_evidence::verdict::Discharge;

/// One program in one line, as it is told while others still run.
#[must_use]
pub fn line(record: &Record) -> String {
    let kept = if record.cached { ", cached" } else { "" };
    let complaint = match record.complaints().first() {
        Some(complaint) => format!(": {}", capped(complaint, 200)),
        None => String::new(),
    };
    format!("{} {} ({}{kept}){complaint}", record.verdict, capped(&record.program, 200), seconds(record.micros))
}

/// The table, then what differs, then a summary line.
#[must_use]
pub fn render(rows: &[Record], style: Style) -> String {
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
            number(s.map(|s| s.obligations)),
            s.map_or_else(|| "-".to_owned(), how),
            row.verdict.clone(),
            seconds(row.micros),
            row.expected.clone().unwrap_or_else(|| "-".to_owned()),
            if row.good() { "yes" } else { "NO" }.to_owned(),
        ]);
    }
    let mut out = grid.render("");
    let wrong: Vec<&Record> = rows.iter().filter(|r| !r.good()).collect();
    for row in &wrong {
        out.push_str(&format!("\n{}:\n", capped(&row.program, 200)));
        for line in row.complaints() {
            out.push_str(&format!("  {}\n", capped(&line, 400)));
        }
    }
    // Of programs that expect nothing, those that are safe are good.
    let good = if rows.iter().all(|r| r.expected.is_none()) { "safe" } else { "as expected" };
    let summary = format!(
        "{}, {} {good}, {} not",
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
pub fn json(tool_version: &str, rows: &[Record]) -> Result<String, serde_json::Error> {
    let programs: Vec<serde_json::Value> = rows
        .iter()
        .map(|row| {
            serde_json::json!({
                "program": row.program,
                "verdict": row.verdict,
                "expected": row.expected,
                "as_expected": row.mismatches.is_empty(),
                "mismatches": row.mismatches,
                "statistics": row.statistics,
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
fn how(counts: &Counts) -> String {
    let number =
        |d: &Discharge| counts.discharged.get(d.word()).filter(|n| **n > 0).map(|n| format!("{n} {}", d.word()));
    let parts: Vec<String> = Discharge::ALL.iter().filter_map(number).collect();
    if parts.is_empty() { "-".to_owned() } else { parts.join(", ") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::batch::record::Ending;
    use crate::batch::sample;
    use expect_test::expect;

    #[test]
    fn aligned_with_what_differs_below() {
        let statistics = Counts {
            tasks: 525,
            regions: 2,
            obligations: 17,
            discharged: [("solver-order", 12), ("covered", 0), ("ordered", 5)].map(|(d, n)| (d.to_owned(), n)).into(),
            ..Counts::default()
        };
        let add = Record {
            program: "Add.java".into(),
            statistics: Some(statistics),
            micros: 4_321,
            expected: Some("true".into()),
            ..sample::safe()
        };
        let broken = Record {
            program: "anonymous/Broken.java".into(),
            statistics: None,
            verdict: "error".into(),
            result: Ending::Rejected,
            micros: 12_345_678,
            expected: Some("false(no-data-race)".into()),
            mismatches: vec!["verdict: expected false(no-data-race), got error".into(), "A.java:1:1: error".into()],
            ..sample::safe()
        };
        let rows = [add, broken];
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
            serde_json::from_str(include_str!("../../../docs/suite.schema.json")).unwrap_or_default();
        let report: serde_json::Value =
            serde_json::from_str(include_str!("../../../docs/report.schema.json")).unwrap_or_default();
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
