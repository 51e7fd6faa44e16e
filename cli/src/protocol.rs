//! What parent and child say to each other.
//!
//! The parent writes a [`Request`] as one line of JSON to the child's standard input, then the texts of the files, one
//! behind the other; it keeps the stream open as long as it lives. The child writes [`Message`]s to its standard output,
//! one a line.

use crate::input::InputFile;
use clap::ValueEnum;
use scoville_evidence::account::{Basis, Graph, Ledger};
use scoville_evidence::certificate::confirmed::Checked;
use scoville_evidence::diagnostic::Diagnostic;
use scoville_evidence::profile::Profile;
use scoville_evidence::verdict::{Finding, Outcome, Property, Statistics};
use scoville_evidence::witness::{Replayed, Witness};
use scoville_solver::Reductions;
use serde::{Deserialize, Serialize};
use std::path::PathBuf;

/// What the child shall do.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Request {
    pub action: Action,
    pub options: Options,
    /// The files whose texts follow.
    pub files: Vec<FileHead>,
    /// Limit on the address space in MB.
    pub memory: Option<u64>,
    pub fault: Option<Fault>,
}

/// A file of a request; its text comes behind it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct FileHead {
    pub name: String,
    /// In bytes.
    pub length: usize,
    pub role: Role,
}

/// What a file is for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Role {
    /// A source file of the program.
    Program,
    /// A model of library classes that the user has written.
    Model,
    /// What the program finds on its standard input.
    Console,
    /// What the program finds in a file, which it opens by this name.
    Data(String),
}

/// The heads of files.
pub(crate) fn heads(files: &[InputFile]) -> Vec<FileHead> {
    let head = |f: &InputFile| FileHead { name: f.name.clone(), length: f.text.len(), role: f.role.clone() };
    files.iter().map(head).collect()
}

/// What to do with the program.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum Action {
    /// Decide it symbolically.
    Verify,
    /// Decide it by enumeration.
    Explore,
    /// Print its intermediate representation.
    Print { flat: bool, models: bool },
    /// List its tests.
    Tests,
    /// Replay a witness; `steps` asks for what each of its steps changes.
    Replay { witness: Box<Witness>, steps: bool },
    /// Check the certificate in this folder.
    Check(Solvers),
}

/// With what the queries of a certificate are solved again.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Solvers {
    /// The folder of the certificate.
    pub folder: PathBuf,
    /// A program that reads SMT-LIB and is not Z3.
    pub second: Option<PathBuf>,
    /// The program of Z3.
    pub z3: Option<PathBuf>,
    /// Milliseconds for one query.
    pub each: u64,
}

/// What both engines need to know.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Options {
    /// The class whose `main` is run, or a test as `Class#method`.
    pub main_class: Option<String>,
    /// Library classes whose models are replaced by those of the user.
    pub replaced: Vec<String>,
    pub args: Vec<String>,
    pub properties: Vec<Property>,
    pub granularity: Granularity,
    pub all_races: bool,
    pub reductions: Reductions,
    /// Whether the symbolic engine may leave programs with few schedules to the explicit one.
    pub enumerate: bool,
    pub encoding: Encoding,
    /// Whether thread pools have as many workers as need be: see [`crate::pipeline`].
    #[serde(default)]
    pub pools_unbounded: bool,
    pub unroll: Option<u32>,
    /// Tasks that the program may create.
    pub tasks: u32,
    /// Milliseconds of wall time that are left for the engine.
    pub timeout: Option<u64>,
    pub dump_smt: Option<PathBuf>,
    /// Whether a witness is wanted of each violation.
    pub witnesses: bool,
    /// Compare the canonical run of the symbolic engine with that of the explicit one.
    pub follow: bool,
    /// The folder that a certificate is written to.
    #[serde(default)]
    pub certificate: Option<PathBuf>,
    /// Whether an account is wanted, for a report that shows it.
    pub account: bool,
    pub search: Search,
}

/// How the explicit engine works.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Search {
    pub method: Method,
    pub full_states: bool,
    pub max_states: Option<u64>,
}

/// Which schedules the explicit engine tries.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Method {
    #[default]
    Exhaustive,
    Unreduced,
    Constructs,
    Paper,
    Dpor,
}

/// Which conflicts are looked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum, Serialize, Deserialize)]
pub(crate) enum Granularity {
    /// Of regions, and of accesses
    #[default]
    Regions,
    /// Of accesses only; permission annotations are ignored
    Accesses,
}

/// How the order of atomic sections is encoded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum, Serialize, Deserialize)]
pub(crate) enum Encoding {
    /// Both in turn, until one decides
    #[default]
    Auto,
    /// One-hot positions
    Slots,
    /// Which write each read sees
    ReadFrom,
}

/// How the child misbehaves in a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum, Serialize, Deserialize)]
pub(crate) enum Fault {
    /// It panics
    Panic,
    /// It aborts
    Abort,
    /// It overflows its stack
    Overflow,
    /// It allocates without end
    Memory,
    /// It never answers
    Hang,
    /// It ends without an answer
    Silent,
}

/// What the child says.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum Message {
    /// A part of the work begins.
    Stage(String),
    /// The files that spans refer to, in the order of their numbers.
    Sources(Vec<SourceStub>),
    /// What the answer, whichever it is, rests on.
    Remark(String),
    /// Warnings of the front end.
    Warnings(Vec<Diagnostic>),
    /// A finding that replayed, with its witness if that is wanted.
    Finding(Box<Finding>, Option<Box<Witness>>),
    /// Counts so far.
    Statistics(Statistics),
    /// Where time has gone so far. What was counted before stays: another attempt has not counted anything yet.
    Times(Profile),
    /// On what the answer rests; this and the next two only if an account is asked for.
    Basis(Basis),
    /// The computation graph.
    Graph(Graph),
    /// What had to be proved; a later one replaces it.
    Ledger(Ledger),
    /// The end: a verdict, with the witnesses of its findings in their order; none unless they are wanted.
    Outcome(Box<Outcome>, Vec<Option<Witness>>),
    /// The end: the input cannot be verified.
    Rejected(Vec<Diagnostic>),
    /// The end: what was to be printed.
    Printed(String),
    /// The end: the tests of the program.
    Tests(Vec<Test>),
    /// The end: what came of a witness.
    Replayed(Box<Replayed>),
    /// The verdict; a certificate of it is still to come, and then the end.
    Decided(Box<Outcome>, Vec<Option<Witness>>),
    /// The certificate was written, with a remark; or why not.
    Certificate(Result<String, String>),
    /// The end: what came of a certificate.
    Checked(Box<Checked>),
    /// The end: an error of the tool.
    Failed(String),
}

/// A test of the program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Test {
    /// `package.Class#method`
    pub name: String,
    /// Why it is not run, if the program says so.
    pub disabled: Option<String>,
}

/// A file: what the parent needs to draw excerpts.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum SourceStub {
    /// The `n`-th file of the request.
    Given(usize),
    /// A library model; its text only if a span refers to it.
    Model { name: String, text: String },
}
