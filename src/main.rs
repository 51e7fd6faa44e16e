//! The `scoville` command.

fn main() -> std::process::ExitCode {
    scoville_cli::main()
}
