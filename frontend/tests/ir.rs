//! The IR of three programs, as the printer shows it.

use expect_test::expect_file;
use scoville_frontend::diag::render;
use scoville_frontend::{CompileOptions, SourceInput, compile};
use std::path::Path;

fn check(name: &str) {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ir");
    let file = format!("{name}.java");
    let text = std::fs::read(dir.join(&file)).unwrap_or_default();
    let shown = match compile(&[SourceInput { name: &file, text: &text }], &CompileOptions::default()) {
        Ok(c) => scoville_ir::print::program(&c.program, false),
        Err((d, sources)) => render(&d, &sources),
    };
    expect_file![dir.join(format!("{name}.ir"))].assert_eq(&shown);
}

#[test]
fn counter() {
    check("Counter");
}

#[test]
fn flow() {
    check("Flow");
}

#[test]
fn regions() {
    check("Regions");
}
