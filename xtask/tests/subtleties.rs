//! `benchmarks/subtleties.md` against the programs that it names.

#![allow(clippy::unwrap_used, reason = "clippy.toml excuses tests, but not the functions they call")]

use std::path::Path;

/// How many points there are.
const POINTS: usize = 52;

/// The verdict that a program announces in its first line, or none.
fn announced(text: &str) -> &str {
    text.lines().next().and_then(|l| l.strip_prefix("// expect: ")).map_or("true", str::trim)
}

/// What is wrong with a table; `program` gives the text of a program by its name.
fn breaches(table: &str, program: impl Fn(&str) -> Option<String>) -> Vec<String> {
    let mut found = Vec::new();
    let rows: Vec<Vec<&str>> = table
        .lines()
        .filter(|l| l.starts_with("| ") && l.as_bytes().get(2).is_some_and(u8::is_ascii_digit))
        .map(|l| l.trim_matches('|').split('|').map(str::trim).collect())
        .collect();
    let numbers: Vec<String> = rows.iter().map(|r| r[0].to_owned()).collect();
    if numbers != (1..=POINTS).map(|n| n.to_string()).collect::<Vec<_>>() {
        found.push(format!("the points are not numbered from 1 to {POINTS}"));
    }
    for row in &rows {
        for (column, begins) in [(2, "true"), (3, "false(")] {
            let cell = row.get(column).copied().unwrap_or_default();
            let names: Vec<&str> = cell.split('`').skip(1).step_by(2).collect();
            if names.is_empty() {
                found.push(format!("point {}: no program in column {column}", row[0]));
            }
            for name in names {
                match program(name) {
                    None => found.push(format!("point {}: there is no {name}", row[0])),
                    Some(text) if !announced(&text).starts_with(begins) => {
                        found.push(format!("point {}: {name} announces {}", row[0], announced(&text)));
                    }
                    Some(_) => {}
                }
            }
        }
    }
    found
}

fn check(table: &str) -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../benchmarks");
    breaches(table, |name| std::fs::read_to_string(root.join(format!("{name}.java"))).ok())
}

fn table() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../benchmarks/subtleties.md");
    std::fs::read_to_string(path).unwrap()
}

#[test]
fn every_point_has_programs_in_both_directions() {
    let found = check(&table());
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn planted_breaches_are_found() {
    let good = table();
    let renamed = good.replacen("regressions/RangesInclusive", "regressions/NoSuchProgram", 1);
    assert_eq!(check(&renamed), ["point 1: there is no regressions/NoSuchProgram"]);
    let swapped = good.replacen("regressions/RangesInclusive", "regressions/ExceptionArrayIndex", 1);
    assert_eq!(check(&swapped), ["point 1: regressions/ExceptionArrayIndex announces false(exception)"]);
    let line = good.lines().find(|l| l.starts_with("| 7 |")).unwrap();
    assert_eq!(check(&good.replacen(&format!("{line}\n"), "", 1)), ["the points are not numbered from 1 to 52"]);
}
