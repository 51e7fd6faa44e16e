//! Programs with what is wrong announced on the line where it shows: `//~ CODE`. Definite assignment, unreachable
//! statements and the scope of pattern variables; javac 17 refuses the same lines.
#![allow(clippy::expect_used, reason = "tests")]

use scoville_frontend::diag::Severity;
use scoville_frontend::{CompileOptions, SourceInput, compile};
use std::collections::BTreeSet;
use std::path::Path;

/// The refused lines with their codes, as announced and as found.
fn check(name: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/flow").join(name);
    let text = std::fs::read_to_string(path).expect("program");
    let announced: BTreeSet<(u32, String)> = (1..)
        .zip(text.lines())
        .filter_map(|(n, line)| Some((n, line.split_once("//~ ")?.1.trim().to_string())))
        .collect();
    assert!(announced.len() > 10, "{name} announces nothing");
    let found = match compile(&[SourceInput { name, text: text.as_bytes() }], &CompileOptions::default()) {
        Ok(_) => BTreeSet::new(),
        Err((list, sources)) => list
            .iter()
            .filter(|d| d.severity == Severity::Error)
            .filter_map(|d| {
                let span = d.span()?;
                let line = sources.get(span.file)?.text[..span.lo as usize].matches('\n').count() as u32 + 1;
                Some((line, d.code.clone()))
            })
            .collect(),
    };
    let missing: Vec<_> = announced.difference(&found).collect();
    let extra: Vec<_> = found.difference(&announced).collect();
    assert!(missing.is_empty() && extra.is_empty(), "{name}: not found {missing:?}, not announced {extra:?}");
}

#[test]
fn variables_are_assigned_before_they_are_read() {
    check("Assignment.java");
}

#[test]
fn pattern_variables_are_in_scope_where_they_match() {
    check("Patterns.java");
}
