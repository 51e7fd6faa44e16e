//! A table for spreadsheets: the columns of Table I of the JPF-HJ paper first, then ours. `cross-check --against` reads it.

use super::Record;
use crate::wording::clean;
use std::fmt::Write;

/// Names of the columns, in their order.
const HEADER: [&str; 17] = [
    "program",
    "tasks",
    "states",
    "time",
    "error note",
    "expected",
    "as expected",
    "regions",
    "accesses",
    "events",
    "obligations",
    "queries",
    "findings",
    "file",
    "line",
    "cached",
    "note",
];

/// The table, with a header. Times are seconds; what is not known is `N/A`.
#[must_use]
pub fn render(records: &[Record]) -> String {
    let mut out = HEADER.join(",") + "\n";
    for record in records {
        let count = |n: Option<u64>| n.map_or_else(|| "N/A".to_owned(), |n| n.to_string());
        let counts = record.statistics.as_ref();
        let place = record.findings.first().and_then(|f| f.places.first()).map(|spot| &spot.at);
        let place = place.or_else(|| record.diagnostics.iter().filter(|d| d.error).find_map(|d| d.at.as_ref()));
        let fields = [
            record.program.clone(),
            count(counts.map(|c| c.tasks)),
            count(counts.and_then(|c| c.search).map(|s| s.states)),
            format!("{:.3}", record.micros as f64 / 1e6),
            record.verdict.clone(),
            record.expected.clone().unwrap_or_default(),
            if record.good() { "yes" } else { "no" }.to_owned(),
            count(counts.map(|c| c.regions)),
            count(counts.map(|c| c.accesses)),
            count(counts.map(|c| c.events)),
            count(counts.map(|c| c.obligations)),
            count(counts.map(|c| c.queries)),
            record.findings.len().to_string(),
            place.map(|at| at.file.clone()).unwrap_or_default(),
            place.map(|at| at.line.to_string()).unwrap_or_default(),
            if record.cached { "yes" } else { "no" }.to_owned(),
            record.complaints().join("; "),
        ];
        let quoted: Vec<String> = fields.iter().map(|f| quoted(f)).collect();
        // Writing to a text cannot fail.
        let _ = writeln!(out, "{}", quoted.join(","));
    }
    out
}

/// A field, in quotes if it needs them. A spreadsheet takes what begins like a formula for one: a quote mark in front
/// keeps names of files from being executed.
fn quoted(field: &str) -> String {
    let field = clean(field);
    let field = if field.starts_with(['=', '+', '-', '@']) { format!("'{field}") } else { field };
    if field.contains([',', '"', ';']) { format!("\"{}\"", field.replace('"', "\"\"")) } else { field }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::batch::sample;
    use expect_test::expect;

    #[test]
    fn a_line_for_each_program() {
        expect![[r#"
            program,tasks,states,time,error note,expected,as expected,regions,accesses,events,obligations,queries,findings,file,line,cached,note
            Safe.java,4,N/A,0.004,true,,yes,0,6,14,4,0,0,,,no,
            Race.java,4,N/A,0.004,false(no-data-race),,no,0,6,14,4,1,1,Count.java,15,no,Count.java:15: race: data race on c[0] between (1) a write by main and (2) a read by main.1
            "Dead,""lock"".java",4,N/A,0.004,false(no-deadlock),,no,0,6,14,4,1,1,Count.java,8,no,Count.java:8: deadlock: 3 tasks wait for ever
            a folder/Announced ä.java,4,N/A,0.004,false(no-data-race),false(no-data-race),yes,0,6,14,4,1,1,Count.java,15,no,
            Unexpected.java,4,N/A,0.004,true,false(assertion),no,0,6,14,4,0,0,,,no,"expected false(assertion), got true"
            Open.java,4,N/A,0.004,unknown(too large),,no,0,6,14,4,0,0,,,no,unknown(too large): a\u{1b}[31m\nb
            Wrong.java,N/A,N/A,0.004,error,,no,N/A,N/A,N/A,N/A,N/A,0,Count.java,3,no,"Count.java:3: error[syntax]: expected `;` & not <""a"">"
            Crash.java,N/A,N/A,0.004,error,,no,N/A,N/A,N/A,N/A,N/A,0,,,no,error: the engine ended ]]> without an answer
        "#]].assert_eq(&render(&sample::all()));
    }

    #[test]
    fn formulas_are_text() {
        assert_eq!(quoted("=HYPERLINK(\"x\")"), "\"'=HYPERLINK(\"\"x\"\")\"");
        assert_eq!(quoted("a b"), "a b");
    }
}
