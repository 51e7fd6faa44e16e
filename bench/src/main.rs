//! `scoville-bench`: measures the command. `make bench` calls it.

use clap::{Args, Parser, Subcommand};
use scoville_bench::families::Families;
use scoville_bench::{plot, scaling, side, table};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

/// Measures scoville: how its cost grows with the size of programs, and beside other tools
///
/// Processor time and memory are those of the command with all that it starts. Exit codes: 0 done, 1 a verdict is not the
/// expected one, 3 wrong input.
#[derive(Debug, Parser)]
struct Cli {
    #[command(subcommand)]
    command: Subject,
}

#[derive(Debug, Subcommand)]
enum Subject {
    /// Run families of programs in growing sizes; tables and plots go to a folder
    Scale(ScaleArgs),
    /// Run the command and another tool on the same programs
    SideBySide(SideArgs),
}

#[derive(Debug, Args)]
struct Common {
    /// The command
    #[arg(long, value_name = "PATH", default_value = "target/release/scoville")]
    scoville: PathBuf,
    /// Run everything so often; the median counts
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1000))]
    runs: u16,
    /// Time for each run; a family ends with the first size that needs more
    #[arg(long, value_name = "S", default_value = "60", value_parser = parse_seconds)]
    max_seconds: Duration,
}

#[derive(Debug, Args)]
struct ScaleArgs {
    #[command(flatten)]
    common: Common,
    /// The table of families, in the folder of their programs
    #[arg(long, value_name = "FILE", default_value = "benchmarks/scale/families.toml")]
    table: PathBuf,
    /// Only these families
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    families: Vec<String>,
    /// Only so many sizes of each curve, from the smallest
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    first: Option<u16>,
    /// Do not count instructions, which takes one more run
    #[arg(long)]
    no_instructions: bool,
    /// Where tables and plots go
    #[arg(long, value_name = "DIR", default_value = "target/bench")]
    out: PathBuf,
}

#[derive(Debug, Args)]
struct SideArgs {
    #[command(flatten)]
    common: Common,
    /// The other tool, for a shell: {file} stands for the program, {class} for its file's name without suffix, {args} for
    /// the arguments in its header
    #[arg(long, value_name = "CMD")]
    other: String,
    /// Write the table to this file as CSV, too
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// The programs
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
}

fn parse_seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text.parse().map_err(|_| "expected a number of seconds".to_owned())?;
    let fine = (0.1..=1e6).contains(&seconds);
    if fine { Ok(Duration::from_secs_f64(seconds)) } else { Err("expected 0.1 to 1000000 seconds".to_owned()) }
}

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => {
            // A closed pipe is no reason to fail.
            let _ = error.print();
            return ExitCode::from(if error.use_stderr() { 3 } else { 0 });
        }
    };
    let done = match &cli.command {
        Subject::Scale(args) => scale(args),
        Subject::SideBySide(args) => side_by_side(args),
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(message) => {
            eprintln!("scoville-bench: {message}");
            ExitCode::from(3)
        }
    }
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    std::fs::write(path, text).map_err(|e| format!("cannot write {}: {e}", path.display()))
}

/// True if all verdicts are as expected, as far as time allowed.
fn scale(args: &ScaleArgs) -> Result<bool, String> {
    let mut families = Families::read(&args.table)?;
    families.choose(&args.families)?;
    if let Some(first) = args.first {
        families.shorten(usize::from(first));
    }
    let settings = scaling::Settings {
        command: args.common.scoville.clone(),
        programs: args.table.parent().unwrap_or(Path::new(".")).to_owned(),
        runs: usize::from(args.common.runs),
        limit: args.common.max_seconds,
        instructions: !args.no_instructions,
    };
    let out = &args.out;
    std::fs::create_dir_all(out).map_err(|e| format!("cannot make {}: {e}", out.display()))?;
    let (rows, note) = scaling::run(&families, &settings, &mut |r| {
        eprintln!("{}, {}, n = {}: {:.3} s cpu, {}", r.family, r.curve, r.n, r.cpu, r.verdict);
    })?;
    let mut text = table::text(&rows);
    if let Some(why) = note {
        text.push_str(&format!("instructions are not counted: {why}\n"));
    }
    write(&out.join("scale.txt"), &text)?;
    write(&out.join("scale.csv"), &table::csv(&rows))?;
    write(&out.join("scale.json"), &table::json(&rows).map_err(|e| e.to_string())?)?;
    for family in &families.all {
        write(&out.join(format!("{}.svg", family.name)), &plot::family(&family.name, &rows))?;
    }
    println!("{text}\ntables and plots are in {}", out.display());
    let wrong: Vec<_> = rows.iter().filter(|r| r.wrong()).collect();
    for r in &wrong {
        eprintln!("not as expected: {}, {}, n = {}: {}", r.family, r.curve, r.n, r.verdict);
    }
    Ok(wrong.is_empty())
}

fn side_by_side(args: &SideArgs) -> Result<bool, String> {
    let settings = side::Settings {
        command: args.common.scoville.clone(),
        other: args.other.clone(),
        runs: usize::from(args.common.runs),
        limit: args.common.max_seconds,
    };
    let pairs = side::run(&args.files, &settings, &mut |p| eprintln!("{}: {}", p.program, p.verdict))?;
    print!("{}", side::text(&pairs));
    if let Some(path) = &args.csv {
        write(path, &side::csv(&pairs))?;
    }
    Ok(true)
}
