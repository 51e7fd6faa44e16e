//! `cargo run -p xtask -- deny`: checks advisories, licences and sources of the dependencies.

use std::process::ExitCode;
use xtask::{deny, workspace};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.as_slice() {
        [command] if command == "deny" => {}
        _ => {
            eprintln!("usage: cargo run -p xtask -- deny");
            return ExitCode::from(2);
        }
    }
    match deny::check_repository(&workspace::root()) {
        Ok(report) => {
            for note in &report.notes {
                println!("note: {note}");
            }
            for finding in &report.findings {
                println!("error: {finding}");
            }
            println!("{} packages: {} findings", report.packages, report.findings.len());
            ExitCode::from(u8::from(!report.findings.is_empty()))
        }
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::from(2)
        }
    }
}
