//! Compiles each file and prints problems, or with `-p` the IR.
use scoville_frontend::diag::render;
use scoville_frontend::{CompileOptions, SourceInput, compile};

fn main() {
    let mut print = 0;
    for path in std::env::args().skip(1) {
        if path == "-p" || path == "-pp" {
            print = path.len() - 1;
            continue;
        }
        let text = std::fs::read(&path).unwrap_or_default();
        let start = std::time::Instant::now();
        match compile(&[SourceInput { name: &path, text: &text }], &CompileOptions::default()) {
            Ok(c) => {
                println!(
                    "{path}: {} classes {} methods {:?}",
                    c.program.classes.len(),
                    c.program.methods.len(),
                    start.elapsed()
                );
                print!("{}", render(&c.warnings, &c.sources));
                if print > 0 {
                    print!("{}", scoville_ir::print::program(&c.program, print > 1));
                }
            }
            Err((d, sources)) => {
                println!("{path}: {} problems", d.len());
                print!("{}", render(&d, &sources));
            }
        }
    }
}
