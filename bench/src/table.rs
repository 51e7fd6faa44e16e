//! The rows of a measurement as text, CSV and JSON.

use crate::growth::NEAR_LINEAR;
use crate::scaling::Row;

/// Seconds with three digits that count: `0.012`, `1.23`, `123`.
pub(crate) fn seconds(s: f64) -> String {
    match s {
        s if s < 1.0 => format!("{s:.3}"),
        s if s < 10.0 => format!("{s:.2}"),
        s if s < 100.0 => format!("{s:.1}"),
        s => format!("{s:.0}"),
    }
}

fn megabytes(bytes: u64) -> String {
    format!("{:.1}", bytes as f64 / f64::from(1 << 20))
}

fn growth(factor: Option<f64>, marked: bool) -> String {
    factor.map_or_else(|| "-".to_owned(), |f| format!("{f:.2}{}", if marked { "!" } else { " " }))
}

/// The table for people: a block for each curve.
#[must_use]
pub fn text(rows: &[Row]) -> String {
    let instructions = rows.iter().any(|r| r.instructions.is_some());
    let mut head = vec!["n", "tasks", "accesses", "wall s", "cpu s", "MB", "x time", "x mem", "queries", "solver s"];
    if instructions {
        head.push("10^6 instr");
    }
    let mut out = String::new();
    for block in rows.chunk_by(|a, b| (&a.family, &a.curve) == (&b.family, &b.curve)) {
        let mut grid = vec![head.iter().map(|h| (*h).to_owned()).collect::<Vec<String>>()];
        grid.extend(block.iter().map(|r| cells(r, instructions)));
        let width = |i: usize| grid.iter().map(|line| line[i].len()).max().unwrap_or(0);
        let widths: Vec<usize> = (0..head.len()).map(width).collect();
        out.push_str(&format!("{}: {}; growth by {}\n", block[0].family, block[0].curve, block[0].measure.word()));
        for (i, line) in grid.iter().enumerate() {
            let padded: Vec<String> = line.iter().zip(&widths).map(|(cell, w)| format!("{cell:>w$}")).collect();
            let tail = if i == 0 { "discharged".to_owned() } else { discharged(&block[i - 1]) };
            out.push_str(&format!("  {}  {tail}\n", padded.join("  ")));
        }
        out.push('\n');
    }
    out.push_str(&format!(
        "x time and x mem: growth of cpu and memory for twice the size; ! where it is above {NEAR_LINEAR}\n"
    ));
    out
}

fn cells(r: &Row, instructions: bool) -> Vec<String> {
    let mut cells = vec![
        r.n.to_string(),
        r.tasks.to_string(),
        r.accesses.to_string(),
        seconds(r.wall),
        seconds(r.cpu),
        megabytes(r.memory),
        growth(r.time_growth, r.slow()),
        growth(r.memory_growth, r.wide()),
        r.queries.to_string(),
        seconds(r.solver),
    ];
    if instructions {
        cells.push(r.instructions.map_or_else(|| "-".to_owned(), |n| format!("{:.0}", n as f64 / 1e6)));
    }
    cells
}

fn discharged(r: &Row) -> String {
    let mut how: Vec<String> = r.discharged.iter().map(|(how, n)| format!("{n} {how}")).collect();
    how.extend(r.states.map(|n| format!("{n} states tried")));
    let verdict = if r.expected { String::new() } else { format!(" -> {}", r.verdict) };
    format!("{}{verdict}", how.join(", "))
}

/// The table for spreadsheets: one line for each size, with a header.
#[must_use]
pub fn csv(rows: &[Row]) -> String {
    let mut out = "family,curve,n,measure,size,verdict,expected,tasks,accesses,events,wall_s,cpu_s,memory_bytes,\
                   instructions,queries,solver_s,discharged,states,time_growth,memory_growth,above\n"
        .to_owned();
    for r in rows {
        let growth = |g: Option<f64>| g.map(|g| format!("{g:.3}")).unwrap_or_default();
        let above: Vec<&str> =
            [("time", r.slow()), ("memory", r.wide())].into_iter().filter(|(_, is)| *is).map(|(w, _)| w).collect();
        let how: Vec<String> = r.discharged.iter().map(|(how, n)| format!("{how} {n}")).collect();
        let fields = [
            r.family.clone(),
            r.curve.clone(),
            r.n.to_string(),
            r.measure.word().to_owned(),
            r.size.to_string(),
            r.verdict.clone(),
            r.expected.to_string(),
            r.tasks.to_string(),
            r.accesses.to_string(),
            r.events.to_string(),
            format!("{:.6}", r.wall),
            format!("{:.6}", r.cpu),
            r.memory.to_string(),
            r.instructions.map(|n| n.to_string()).unwrap_or_default(),
            r.queries.to_string(),
            format!("{:.6}", r.solver),
            how.join("; "),
            r.states.map(|n| n.to_string()).unwrap_or_default(),
            growth(r.time_growth),
            growth(r.memory_growth),
            above.join(" "),
        ];
        out.push_str(&line(&fields));
    }
    out
}

/// A line of CSV, quoted where need be.
pub(crate) fn line(fields: &[String]) -> String {
    let quoted = |f: &String| {
        if f.contains([',', '"', '\n']) { format!("\"{}\"", f.replace('"', "\"\"")) } else { f.clone() }
    };
    fields.iter().map(quoted).collect::<Vec<_>>().join(",") + "\n"
}

/// The rows for programs: a document `{ "schema_version": 1, "rows": [...] }` with the fields of [`Row`].
///
/// # Errors
/// Never in practice.
pub fn json(rows: &[Row]) -> Result<String, serde_json::Error> {
    let document = serde_json::json!({ "schema_version": 1, "rows": rows });
    serde_json::to_string_pretty(&document).map(|text| text + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scaling::tests::row;
    use expect_test::expect;

    fn rows() -> Vec<Row> {
        let mut rows = vec![
            row("chain", "verify", 100, 0.5, 10 << 20),
            row("chain", "verify", 200, 1.25, 20 << 20),
            row("sym", "a, b", 4, 150.0, 3),
        ];
        rows[1].time_growth = Some(2.5);
        rows[1].memory_growth = Some(2.0);
        rows[2].verdict = "unknown(timeout)".into();
        rows[2].expected = false;
        rows[2].states = Some(9);
        rows
    }

    #[test]
    fn as_text() {
        expect![[r#"
            chain: verify; growth by n
                n  tasks  accesses  wall s  cpu s    MB  x time  x mem  queries  solver s  discharged
              100    101       200   0.550  0.500  10.0       -      -        0     0.000  100 ordered
              200    201       400    1.38   1.25  20.0   2.50!  2.00         0     0.000  200 ordered

            sym: a, b; growth by n
              n  tasks  accesses  wall s  cpu s   MB  x time  x mem  queries  solver s  discharged
              4      5         8     165    150  0.0       -      -        0     0.000  4 ordered, 9 states tried -> unknown(timeout)

            x time and x mem: growth of cpu and memory for twice the size; ! where it is above 2.2
        "#]]
        .assert_eq(&text(&rows()));
    }

    #[test]
    fn as_csv() {
        expect![[r#"
            family,curve,n,measure,size,verdict,expected,tasks,accesses,events,wall_s,cpu_s,memory_bytes,instructions,queries,solver_s,discharged,states,time_growth,memory_growth,above
            chain,verify,100,n,100,true,true,101,200,400,0.550000,0.500000,10485760,,0,0.000000,ordered 100,,,,
            chain,verify,200,n,200,true,true,201,400,800,1.375000,1.250000,20971520,,0,0.000000,ordered 200,,2.500,2.000,time
            sym,"a, b",4,n,4,unknown(timeout),false,5,8,16,165.000000,150.000000,3,,0,0.000000,ordered 4,9,,,
        "#]].assert_eq(&csv(&rows()));
    }

    #[test]
    fn as_json() {
        let value: serde_json::Value = serde_json::from_str(&json(&rows()).unwrap()).unwrap();
        assert_eq!(value["rows"][1]["time_growth"], 2.5);
        assert_eq!(value["rows"][1]["discharged"]["ordered"], 200);
        assert_eq!(value["rows"][0]["measure"], "n");
    }

    #[test]
    fn instructions_have_a_column_where_they_are_counted() {
        let mut rows = rows();
        rows.truncate(1);
        assert!(!text(&rows).contains("instr"));
        rows[0].instructions = Some(12_600_000);
        assert!(text(&rows).contains("10^6 instr") && text(&rows).contains(" 13  100 ordered"), "{}", text(&rows));
    }
}
