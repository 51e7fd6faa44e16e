//! Scoville's `cli` crate; see ARCHITECTURE.md.

/// Entry point of the command.
pub fn main() -> std::process::ExitCode {
    std::process::ExitCode::SUCCESS
}
