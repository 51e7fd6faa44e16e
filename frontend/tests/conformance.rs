//! Small programs with the output that Java gives: `tests/conformance/NAME.java` and `NAME.out`.

use scoville_explore::machine::Limits;
use scoville_explore::run::{End, run};
use scoville_frontend::diag::render;
use scoville_frontend::{CompileOptions, SourceInput, compile};
use std::path::Path;

/// What the program prints, with a last line if it does not end normally.
fn output(name: &str, text: &[u8]) -> String {
    let compiled = match compile(&[SourceInput { name, text }], &CompileOptions::default()) {
        Ok(c) => c,
        Err((d, sources)) => return render(&d, &sources),
    };
    let result = run(&compiled.program, Limits::default());
    let mut out = result.output;
    match result.end {
        End::Finished => {}
        End::Exception { class, message: Some(m), .. } => out.push_str(&format!("Exception {class}: {m}\n")),
        other => out.push_str(&format!("{other:?}\n")),
    }
    out
}

#[test]
fn output_is_javas() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/conformance");
    let mut count = 0;
    let mut wrong = Vec::new();
    for entry in std::fs::read_dir(&dir).expect("folder of programs") {
        let path = entry.expect("entry").path();
        if path.extension().is_none_or(|e| e != "java") {
            continue;
        }
        let name = path.file_name().expect("name").to_string_lossy().to_string();
        let text = std::fs::read(&path).expect("program");
        let expected = std::fs::read_to_string(path.with_extension("out")).unwrap_or_default();
        let got = output(&name, &text);
        count += 1;
        if got != expected {
            let line = got.lines().zip(expected.lines()).position(|(a, b)| a != b);
            let n = line.unwrap_or_else(|| got.lines().count().min(expected.lines().count()));
            let shown = |s: &str| s.lines().nth(n).unwrap_or("(end)").to_string();
            wrong.push(format!("{name}:{}: expected `{}`, got `{}`", n + 1, shown(&expected), shown(&got)));
        }
    }
    assert!(count > 5, "no programs found");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
