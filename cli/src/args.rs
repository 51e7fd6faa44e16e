//! Arguments of the command line.

use crate::batch::config::Declared;
use crate::batch::item::Shard;
use crate::output::Color;
use crate::protocol::{Encoding, Fault, Granularity, Method, Options, Search};
use clap::{Args, Parser, Subcommand, ValueEnum};
use scoville_evidence::verdict::Property;
use scoville_solver::Reductions;
use std::path::PathBuf;
use std::time::Duration;

/// Verifies task-parallel programs: data races, permissions, deadlocks, exceptions, assertions.
#[derive(Debug, Parser)]
#[command(name = "scoville", disable_version_flag = true, arg_required_else_help = true)]
#[command(after_help = "\
Exit codes: 0 safe, 1 violation, 2 inconclusive, 3 input error, 4 internal error.
The last line of a text report is VERDICT true, false(PROPERTY), unknown(REASON) or error.")]
pub(crate) struct Cli {
    /// Print the versions of scoville and of Z3
    #[arg(short = 'V', long)]
    pub version: bool,
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// Subcommands.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Verify one program
    Verify(VerifyArgs),
    /// Verify all programs of folders and compare with what they expect
    Suite(SuiteArgs),
    /// Verify many programs, with results for scripts, build servers and other machines
    #[command(args_override_self = true)]
    Batch(Box<BatchArgs>),
    /// Join the results of several parts of a batch
    Merge(MergeArgs),
    /// Verify one program by enumerating its schedules
    Explore(ExploreArgs),
    /// Compare both engines on programs, and with the results of other tools
    CrossCheck(CrossCheckArgs),
    /// Check a certificate without the engine that wrote it
    Check(CheckArgs),
    /// Replay a witness on its program
    Replay(ReplayArgs),
    /// Print a program's intermediate representation
    Ir(IrArgs),
    /// Print completions for a shell
    Completions {
        /// Which shell
        #[arg(value_enum)]
        shell: clap_complete::Shell,
    },
    /// Print the manual page of the command, or of a subcommand
    Man {
        /// Which subcommand
        subcommand: Option<String>,
    },
    /// The engine's process
    #[command(hide = true)]
    Engine,
}

/// What program is meant.
#[derive(Debug, Args)]
pub(crate) struct ProgramArgs {
    /// Source files of one program, and folders of them
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,
    /// The class whose main method is run, if several have one; with `#method`, one of its tests
    #[arg(long, value_name = "CLASS")]
    pub main: Option<String>,
    #[command(flatten)]
    pub world: WorldArgs,
    /// Arguments of the program
    #[arg(last = true, value_name = "ARGS")]
    pub args: Vec<String>,
}

/// What a program is given besides its text.
#[derive(Debug, Default, Args)]
pub(crate) struct WorldArgs {
    /// Models of library classes: Java files, or folders of them; may be repeated
    #[arg(long, value_name = "DIR")]
    pub models: Vec<PathBuf>,
    /// Of a class that scoville has a model of, take the one in --models; may be repeated
    #[arg(long, value_name = "CLASS", requires = "models")]
    pub replace_model: Vec<String>,
    /// What the program finds on its standard input; with `@`, the contents of a file
    #[arg(long, value_name = "TEXT|@FILE")]
    pub stdin: Option<String>,
    /// What the program finds in the file that it opens by this name; may be repeated
    #[arg(long = "file", value_name = "NAME=PATH", value_parser = parse_data_file)]
    pub data: Vec<DataFile>,
}

/// A file that the program reads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct DataFile {
    /// How the program names it.
    pub name: String,
    /// Where it is.
    pub path: PathBuf,
}

fn parse_data_file(text: &str) -> Result<DataFile, String> {
    match text.split_once('=') {
        Some((name, path)) if !name.is_empty() && !path.is_empty() => {
            Ok(DataFile { name: name.to_owned(), path: PathBuf::from(path) })
        }
        _ => Err("expected NAME=PATH, for example `words.txt=data/words.txt`".to_owned()),
    }
}

/// Whether tests are run in place of `main`.
#[derive(Debug, Args)]
pub(crate) struct JunitArgs {
    /// Verify each JUnit test as a program of its own; with --main only those of a class, or one
    #[arg(long, conflicts_with = "path")]
    pub junit: bool,
    /// Tests verified at the same time [default: number of processors]
    #[arg(long, value_name = "N", requires = "junit", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub jobs: Option<u16>,
}

/// How the answer is written.
#[derive(Debug, Args)]
pub(crate) struct OutputArgs {
    /// How to write the report
    #[arg(long, value_enum, default_value_t)]
    pub format: Format,
    /// When to use colours
    #[arg(long, value_enum, default_value_t, value_name = "WHEN")]
    pub color: Color,
}

/// What is to be decided, for both engines.
#[derive(Debug, Args)]
pub(crate) struct TaskArgs {
    /// Decide only this property; may be repeated [default: all]
    #[arg(long = "property", value_name = "P", value_enum)]
    pub properties: Vec<PropertyArg>,
    /// Decide conflicts of permission regions too, or of accesses only
    #[arg(long, value_enum, default_value_t)]
    pub granularity: Granularity,
    /// Show all races; verify decides the other properties beyond them
    #[arg(long)]
    pub all_races: bool,
    /// Stop after this many seconds of wall time; 0 for no limit
    #[arg(long, value_name = "S", default_value = "300", value_parser = parse_timeout, allow_negative_numbers = true)]
    pub timeout: Timeout,
    /// Stop when the engine uses more memory than this, in MB; 0 for no limit
    #[arg(long, value_name = "MB", default_value_t = 4096)]
    pub memory: u64,
    /// Misbehave, for tests of what happens then
    #[arg(long, hide = true, value_enum, value_name = "FAULT")]
    pub test_fault: Option<Fault>,
}

/// Tasks that a program may create; more than a million take over a gigabyte.
pub(crate) const DEFAULT_TASKS: u32 = 1_200_000;

/// How the symbolic engine works.
#[derive(Debug, Args)]
pub(crate) struct SymbolicArgs {
    /// No reductions and no structural discharge: the solver decides everything
    #[arg(long)]
    pub pure_smt: bool,
    /// Look at every order of interfering sections: nothing is proved of them beforehand (as with --no-counters, too)
    #[arg(long)]
    pub no_commute: bool,
    /// Do not know of counters that the values drawn from them are different
    #[arg(long)]
    pub no_counters: bool,
    /// Let the solver decide also what order, exclusion and the canonical run decide
    #[arg(long)]
    pub no_structure: bool,
    /// Leave nothing to the explicit engine, which otherwise decides what depends on few schedules or is beyond the solver
    #[arg(long)]
    pub no_enumerate: bool,
    /// How the order of atomic sections is encoded
    #[arg(long, value_enum, default_value_t)]
    pub encoding: Encoding,
    /// Bound on loops whose condition depends on the schedule or the input
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub unroll: Option<u32>,
    /// Stop at a program that creates more tasks than this
    #[arg(long, value_name = "N", default_value_t = DEFAULT_TASKS, value_parser = clap::value_parser!(u32).range(1..=100_000_000))]
    pub max_tasks: u32,
    /// Write every solver query into this folder as SMT-LIB
    #[arg(long, value_name = "DIR")]
    pub dump_smt: Option<PathBuf>,
}

impl SymbolicArgs {
    fn reductions(&self) -> Reductions {
        Reductions {
            structure: !self.no_structure && !self.pure_smt,
            commute: !self.no_commute && !self.pure_smt,
            // What is known of counters says that orders need not be looked at.
            counters: !self.no_counters && !self.no_commute && !self.pure_smt,
        }
    }

    /// Whether some programs are left to the explicit engine: not if the solver's work is asked for by name.
    fn enumerates(&self) -> bool {
        !self.no_enumerate && !self.pure_smt && self.encoding == Encoding::Auto && self.dump_smt.is_none()
    }
}

/// Where witnesses go.
#[derive(Debug, Args)]
pub(crate) struct WitnessArgs {
    /// Write the witness of the violation to this file; those of more violations to FILE with 2, 3, ... before its suffix
    #[arg(long = "witness", value_name = "FILE")]
    pub path: Option<PathBuf>,
}

/// The report for a browser.
#[derive(Debug, Args)]
pub(crate) struct ReportArgs {
    /// Write a report for a browser to this file, too: what was proved and how, the tasks, schedules to step through
    #[arg(long = "report", value_name = "FILE", conflicts_with = "junit")]
    pub html: Option<PathBuf>,
}

/// Further forms of the report, for build servers and code review.
#[derive(Debug, Default, Args)]
pub(crate) struct FormsArgs {
    /// Write the result as SARIF 2.1.0 to this file, too
    #[arg(long, value_name = "FILE")]
    pub sarif: Option<PathBuf>,
    /// Write the result as JUnit XML to this file, too
    #[arg(long, value_name = "FILE")]
    pub junit_xml: Option<PathBuf>,
}

/// How the explicit engine works.
#[derive(Debug, Args)]
pub(crate) struct SearchArgs {
    /// Which schedules the explicit engine tries: all that can matter, or one of those that come to the same
    #[arg(long, value_enum, default_value_t)]
    pub reduction: Reduction,
    /// Algorithm 1 of the JPF-HJ paper as published: sound only if regions and sections cover all sharing
    #[arg(long, conflicts_with = "reduction")]
    pub paper: bool,
    /// Schedule at every construct, also where it cannot matter: slow, for checking the rest
    #[arg(long, conflicts_with_all = ["reduction", "paper"])]
    pub every_construct: bool,
    /// Compare states as a whole, not by their 128-bit hashes
    #[arg(long)]
    pub full_states: bool,
    /// Stop after this many states [default: no limit]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub max_states: Option<u64>,
}

impl SearchArgs {
    /// The same for the engine.
    pub(crate) fn options(&self) -> Search {
        let method = match (self.paper, self.every_construct, self.reduction) {
            (true, ..) => Method::Paper,
            (_, true, _) => Method::Constructs,
            (_, _, Reduction::Persistent) => Method::Exhaustive,
            (_, _, Reduction::None) => Method::Unreduced,
            (_, _, Reduction::Dpor) => Method::Dpor,
        };
        Search { method, full_states: self.full_states, max_states: self.max_states }
    }
}

/// Which schedules are tried.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Reduction {
    /// All that can matter, of a few tasks at a time where others do not meet these
    #[default]
    Persistent,
    /// All that can matter, of all tasks at a time
    None,
    /// Dynamic partial-order reduction
    Dpor,
}

/// `scoville verify`
#[derive(Debug, Args)]
pub(crate) struct VerifyArgs {
    #[command(flatten)]
    pub program: ProgramArgs,
    #[command(flatten)]
    pub junit: JunitArgs,
    #[command(flatten)]
    pub output: OutputArgs,
    /// Show where the time went
    #[arg(long, conflicts_with = "junit")]
    pub profile: bool,
    #[command(flatten)]
    pub task: TaskArgs,
    #[command(flatten)]
    pub report: ReportArgs,
    #[command(flatten)]
    pub forms: FormsArgs,
    #[command(flatten)]
    pub witness: WitnessArgs,
    /// Write a certificate into this new folder: what lets `scoville check` confirm the answer
    #[arg(long, value_name = "DIR", conflicts_with = "junit")]
    pub certificate: Option<PathBuf>,
    #[command(flatten)]
    pub symbolic: SymbolicArgs,
}

/// `scoville explore`
#[derive(Debug, Args)]
pub(crate) struct ExploreArgs {
    #[command(flatten)]
    pub program: ProgramArgs,
    #[command(flatten)]
    pub junit: JunitArgs,
    #[command(flatten)]
    pub output: OutputArgs,
    #[command(flatten)]
    pub task: TaskArgs,
    #[command(flatten)]
    pub report: ReportArgs,
    #[command(flatten)]
    pub forms: FormsArgs,
    #[command(flatten)]
    pub witness: WitnessArgs,
    /// Also follow the canonical run of the symbolic engine, event by event, and compare
    #[arg(long)]
    pub follow: bool,
    #[command(flatten)]
    pub search: SearchArgs,
}

/// `scoville check`
#[derive(Debug, Args)]
#[command(after_help = "\
Exit codes: 0 accepted, 1 rejected, 2 not checked in time, 3 unreadable input, 4 internal error.")]
pub(crate) struct CheckArgs {
    /// The folder that `verify --certificate` has written
    #[arg(value_name = "DIR")]
    pub folder: PathBuf,
    /// Source files of the program, in the order in which they were verified [default: those that the certificate names]
    #[arg(value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// The program cvc5, or another that takes a file of SMT-LIB [default: cvc5 where PATH has it]
    #[arg(long, value_name = "PROGRAM")]
    pub cvc5: Option<PathBuf>,
    /// The program z3, for what cvc5 does not answer [default: z3 where PATH has it, or the one of the build]
    #[arg(long, value_name = "PROGRAM")]
    pub z3: Option<PathBuf>,
    /// Give up a query after this many seconds
    #[arg(long, value_name = "S", default_value = "20", value_parser = parse_timeout, allow_negative_numbers = true)]
    pub query_timeout: Timeout,
    /// List every obligation; JSON has them in any case
    #[arg(long)]
    pub list: bool,
    #[command(flatten)]
    pub output: OutputArgs,
    /// Stop after this many seconds of wall time; 0 for no limit
    #[arg(long, value_name = "S", default_value = "300", value_parser = parse_timeout, allow_negative_numbers = true)]
    pub timeout: Timeout,
    /// Stop when the checker uses more memory than this, in MB; 0 for no limit
    #[arg(long, value_name = "MB", default_value_t = 4096)]
    pub memory: u64,
}

/// `scoville replay`
#[derive(Debug, Args)]
#[command(after_help = "\
Exit codes: 1 the violation shows, 2 the witness does not fit, 3 input error, 4 internal error.")]
pub(crate) struct ReplayArgs {
    /// Source files of the program, and folders of them, by default those that the witness names; the witness comes last
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,
    #[command(flatten)]
    pub world: WorldArgs,
    /// Show what each step changes
    #[arg(long)]
    pub step: bool,
    #[command(flatten)]
    pub output: OutputArgs,
    /// Stop after this many seconds of wall time; 0 for no limit
    #[arg(long, value_name = "S", default_value = "300", value_parser = parse_timeout, allow_negative_numbers = true)]
    pub timeout: Timeout,
    /// Stop when the engine uses more memory than this, in MB; 0 for no limit
    #[arg(long, value_name = "MB", default_value_t = 4096)]
    pub memory: u64,
}

/// `scoville cross-check`
#[derive(Debug, Args)]
#[command(after_help = "\
Exit codes: 0 all agree, 1 some disagree, 2 some not decided, 3 input error, 4 internal error.")]
pub(crate) struct CrossCheckArgs {
    /// Programs, one a file, and folders of them
    #[arg(value_name = "PATH", required = true)]
    pub paths: Vec<PathBuf>,
    /// Compare with these results, too: JSON of scoville, a CSV table, a console report of Java PathFinder; only
    /// programs that they name are looked at
    #[arg(long, value_name = "RESULTS")]
    pub against: Vec<PathBuf>,
    /// Write witnesses that support our side of a disagreement into this folder [default: a temporary one]
    #[arg(long, value_name = "DIR")]
    pub artefacts: Option<PathBuf>,
    /// Programs looked at at the same time [default: number of processors]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub jobs: Option<u16>,
    /// Only programs whose path contains this text
    #[arg(long, value_name = "S")]
    pub filter: Option<String>,
    #[command(flatten)]
    pub output: OutputArgs,
    #[command(flatten)]
    pub task: TaskArgs,
}

/// How each of many programs is decided: what `suite` and `batch` share.
#[derive(Debug, Args)]
pub(crate) struct ManyArgs {
    /// Programs verified at the same time [default: number of processors]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub jobs: Option<u16>,
    /// Only programs whose path contains this text
    #[arg(long, value_name = "S")]
    pub filter: Option<String>,
    /// Which engine decides
    #[arg(long, value_enum, default_value_t)]
    pub engine: EngineArg,
    /// How to write the result
    #[arg(long, value_enum, default_value_t)]
    pub format: Format,
    /// Take unknown(timeout) for as expected
    #[arg(long)]
    pub allow_timeout: bool,
    /// Keep answers in this folder, and take those that it has
    #[arg(long, value_name = "DIR")]
    pub cache: Option<PathBuf>,
    /// When to use colours
    #[arg(long, value_enum, default_value_t, value_name = "WHEN")]
    pub color: Color,
    #[command(flatten)]
    pub task: TaskArgs,
    #[command(flatten)]
    pub symbolic: SymbolicArgs,
    #[command(flatten)]
    pub search: SearchArgs,
}

/// `scoville suite`
#[derive(Debug, Args)]
pub(crate) struct SuiteArgs {
    /// Programs, one a file, and folders of them
    #[arg(value_name = "PATH", required = true)]
    pub paths: Vec<PathBuf>,
    #[command(flatten)]
    pub many: ManyArgs,
}

/// `scoville batch`
#[derive(Debug, Args)]
#[command(after_help = "\
Exit codes: 0 all programs are safe, or as they say that they should be; 1 a violation, or a verdict that was not
expected; 2 some not decided, or interrupted; 3 some cannot be verified; 4 scoville failed at some. Of several, the first
of 4, 1, 3, 2 is taken. The last line of a text report is BATCH exit=N programs=N true=N false=N unknown=N rejected=N
failed=N unexpected=N.")]
pub(crate) struct BatchArgs {
    /// Programs, one a file, and folders of them [default: those of the configuration]
    #[arg(value_name = "PATH")]
    pub paths: Vec<PathBuf>,
    /// Options and programs of several files [default: scoville.toml, if there is one]
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// Write results.jsonl, results.json, results.csv, results.sarif, junit.xml and index.html into this folder
    #[arg(long, value_name = "DIR")]
    pub output: Option<PathBuf>,
    /// Go on with a run that was interrupted: take what results.jsonl in the output folder has
    #[arg(long)]
    pub resume: bool,
    /// Only the K-th of N parts, for several machines
    #[arg(long, value_name = "K/N")]
    pub shard: Option<Shard>,
    /// Keep no answers, and take none that were kept [default: they are kept in scoville/ of the user's cache folder]
    #[arg(long)]
    pub no_cache: bool,
    /// Do not compare with what programs say that they expect
    #[arg(long)]
    pub ignore_expectations: bool,
    /// Misbehave at programs whose name contains this text, for tests of what happens then
    #[arg(long, hide = true, value_name = "TEXT=FAULT", value_parser = parse_fault_in)]
    pub test_fault_in: Vec<(String, Fault)>,
    #[command(flatten)]
    pub world: WorldArgs,
    #[command(flatten)]
    pub many: ManyArgs,
    /// Programs of the configuration.
    #[arg(skip)]
    pub declared: Vec<Declared>,
}

fn parse_fault_in(text: &str) -> Result<(String, Fault), String> {
    let (name, fault) = text.rsplit_once('=').ok_or("expected TEXT=FAULT")?;
    Ok((name.to_owned(), Fault::from_str(fault, false)?))
}

/// `scoville merge`
#[derive(Debug, Args)]
#[command(after_help = "Exit codes: as of `scoville batch`; 2 also if a part is missing.")]
pub(crate) struct MergeArgs {
    /// The results.jsonl of all parts
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,
    /// Write results.jsonl, results.json, results.csv, results.sarif, junit.xml and index.html into this folder
    #[arg(long, value_name = "DIR")]
    pub output: Option<PathBuf>,
    /// How to write the result
    #[arg(long, value_enum, default_value_t)]
    pub format: Format,
    /// When to use colours
    #[arg(long, value_enum, default_value_t, value_name = "WHEN")]
    pub color: Color,
}

/// `scoville ir`
#[derive(Debug, Args)]
pub(crate) struct IrArgs {
    #[command(flatten)]
    pub program: ProgramArgs,
    /// The linear code that engines execute
    #[arg(long)]
    pub flat: bool,
    /// The library models too
    #[arg(long)]
    pub library: bool,
    /// When to use colours
    #[arg(long, value_enum, default_value_t, value_name = "WHEN")]
    pub color: Color,
}

/// How a report is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// For people
    #[default]
    Text,
    /// For programs: one JSON document
    Json,
}

/// Which engine decides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum EngineArg {
    /// Symbolic, by SMT
    #[default]
    Symbolic,
    /// By enumeration of schedules
    Explicit,
}

/// A property, by its word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PropertyArg(pub Property);

impl ValueEnum for PropertyArg {
    fn value_variants<'a>() -> &'a [Self] {
        const ALL: [PropertyArg; 5] = [
            PropertyArg(Property::NoDataRace),
            PropertyArg(Property::Permission),
            PropertyArg(Property::NoDeadlock),
            PropertyArg(Property::Exception),
            PropertyArg(Property::Assertion),
        ];
        &ALL
    }

    fn to_possible_value(&self) -> Option<clap::builder::PossibleValue> {
        Some(clap::builder::PossibleValue::new(self.0.word()))
    }
}

/// A limit on time; `None` for none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Timeout(pub Option<Duration>);

fn parse_timeout(text: &str) -> Result<Timeout, String> {
    let seconds: f64 = text.parse().map_err(|_| "expected a number of seconds".to_owned())?;
    if seconds == 0.0 {
        return Ok(Timeout(None));
    }
    if !(0.001..=1e8).contains(&seconds) {
        return Err("expected a number of seconds between 0.001 and 100000000, or 0 for no limit".to_owned());
    }
    Ok(Timeout(Some(Duration::from_secs_f64(seconds))))
}

impl TaskArgs {
    /// The asked properties in order of precedence, each once; all of them if none was named.
    pub(crate) fn properties(&self) -> Vec<Property> {
        let asked = |p: &Property| self.properties.is_empty() || self.properties.contains(&PropertyArg(*p));
        Property::ALL.into_iter().filter(asked).collect()
    }
}

/// The options of the engine. `main_class` and `args` are those of the program.
pub(crate) fn engine_options(
    main_class: Option<String>,
    args: Vec<String>,
    task: &TaskArgs,
    symbolic: Option<&SymbolicArgs>,
    search: Option<&SearchArgs>,
) -> Options {
    Options {
        main_class,
        replaced: Vec::new(),
        args,
        properties: task.properties(),
        granularity: task.granularity,
        all_races: task.all_races,
        reductions: symbolic.map_or(Reductions::ALL, SymbolicArgs::reductions),
        enumerate: symbolic.is_some_and(SymbolicArgs::enumerates),
        encoding: symbolic.map_or(Encoding::Auto, |s| s.encoding),
        pools_unbounded: false,
        unroll: symbolic.and_then(|s| s.unroll),
        tasks: symbolic.map_or(DEFAULT_TASKS, |s| s.max_tasks),
        timeout: task.timeout.0.map(|t| t.as_millis() as u64),
        search: search.map(SearchArgs::options).unwrap_or_default(),
        dump_smt: symbolic.and_then(|s| s.dump_smt.clone()),
        witnesses: false,
        follow: false,
        certificate: None,
        account: false,
    }
}
