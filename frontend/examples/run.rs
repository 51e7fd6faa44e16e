//! Compiles files and runs each program by the canonical schedule: its output, then how it ended if not normally.
use scoville_explore::machine::Limits;
use scoville_explore::run::{End, run};
use scoville_frontend::diag::render;
use scoville_frontend::{CompileOptions, SourceInput, compile};

fn main() {
    for path in std::env::args().skip(1) {
        let text = std::fs::read(&path).unwrap_or_default();
        match compile(&[SourceInput { name: &path, text: &text }], &CompileOptions::default()) {
            Ok(c) => {
                let r = run(&c.program, Limits::default());
                print!("{}", r.output);
                match r.end {
                    End::Finished => {}
                    End::Halted(code) => println!("exit {code}"),
                    End::Exception { class, message, .. } => match message {
                        Some(m) => println!("Exception {class}: {m}"),
                        None => println!("Exception {class}"),
                    },
                    other => println!("{other:?}"),
                }
            }
            Err((d, sources)) => print!("{}", render(&d, &sources)),
        }
    }
}
