//! Counts of instructions, by `perf stat`, where it is there and the system lets it count.

use std::path::Path;
use std::process::{Command, Stdio};

/// What is counted: instructions outside of the kernel.
const EVENT: &str = "instructions:u";

/// The instructions of a command with all that it starts.
///
/// # Errors
/// Why they cannot be told.
pub fn instructions(program: &Path, args: &[String]) -> Result<u64, String> {
    let file = tempfile::NamedTempFile::new().map_err(|e| e.to_string())?;
    let mut command = Command::new("perf");
    command.args(["stat", "-x", ",", "-e", EVENT, "-o"]).arg(file.path()).arg("--").arg(program).args(args);
    let status = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.map_err(|e| format!("perf: {e}"))?;
    let text = std::fs::read_to_string(file.path()).map_err(|e| e.to_string())?;
    parse(&text)
}

/// Reads what `perf stat -x,` writes: a line `COUNT,UNIT,EVENT,...`.
fn parse(text: &str) -> Result<u64, String> {
    let line = text.lines().find(|l| l.contains(EVENT)).ok_or("perf counts no instructions")?;
    let count = line.split(',').next().unwrap_or_default();
    count.parse().map_err(|_| format!("perf says: {count}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_read() {
        assert_eq!(parse("# started on Sat\n\n123456,,instructions:u,1000,100.00,,\n"), Ok(123_456));
        let none = "<not supported>,,instructions:u,0,100.00,,\n";
        assert_eq!(parse(none), Err("perf says: <not supported>".to_owned()));
        assert_eq!(parse(""), Err("perf counts no instructions".to_owned()));
    }
}
