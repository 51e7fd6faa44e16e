//! Writing certificates: the folder appears when it is complete, or not at all.

use crate::commands::version::VERSION;
use crate::enumerate::{self, Attempt};
use crate::input::InputFile;
use crate::pipeline::{Task, to_prove, unrolling};
use crate::protocol::{Options, Role};
use crate::written::{self, cannot_write};
use scoville_encode::unroll::{self, commute::Prover};
use scoville_evidence::certificate::{Canonical, Certificate, Claim, FORMAT, Program, trace::Trace};
use scoville_evidence::diagnostic::Diagnostic;
use scoville_evidence::log::NotFollowed;
use scoville_evidence::profile::Profile;
use scoville_evidence::verdict::{Outcome, Verdict};
use scoville_evidence::witness::{self, Tool, Witness};
use scoville_follow::may_be_unknown;
use scoville_frontend::Compiled;
use scoville_solver::{Z3Prover, refutes};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// The file with everything but the trace and the texts of queries.
pub(crate) const HEAD: &str = "certificate.json";
/// How the program was verified.
pub(crate) const REQUEST: &str = "request.json";
/// The trace.
pub(crate) const TRACE: &str = "trace.json";
/// The folder of the queries.
pub(crate) const QUERIES: &str = "queries";

/// Most bytes of a trace.
const LARGEST: u64 = 1 << 30;

/// Time for a proof of what the explicit engine has decided.
const TRYING: Duration = Duration::from_secs(5);

/// Time for one query.
const SOLVING: Duration = Duration::from_secs(5);

/// How a program was verified.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Asked {
    pub options: Options,
    pub files: Vec<AskedFile>,
}

/// A file that was given, and its text if it has no place on the disk.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct AskedFile {
    pub name: String,
    pub role: Role,
    pub text: Option<String>,
}

/// The hash of what a program is and is given: texts, with what they are for.
pub(crate) fn program_hash(files: &[InputFile]) -> String {
    let roles: Vec<String> = files.iter().map(|f| format!("{:?}", f.role)).collect();
    witness::hash(files.iter().zip(&roles).flat_map(|(f, role)| [role.as_str(), f.text.as_str()]))
}

/// The hash of the library models of this build.
pub(crate) fn models_hash() -> String {
    witness::hash(scoville_frontend::models::FILES.iter().flat_map(|(name, text)| [*name, *text]))
}

/// The name of a query's file.
pub(crate) fn query_name(n: usize) -> String {
    format!("{n:04}.smt2")
}

/// Whether a certificate of these files can be written to `path`, as far as that can be told beforehand.
///
/// # Errors
/// Why it cannot.
pub(crate) fn possible(path: &Path, files: &[PathBuf]) -> Result<(), Diagnostic> {
    if path.exists() {
        return Err(cannot_write(path, "it exists already"));
    }
    if path.file_name().is_none() || !written::folder(path).is_dir() {
        return Err(cannot_write(path, "there is no such folder around it"));
    }
    unfinished(path).map_err(|e| cannot_write(path, &e.to_string()))?;
    // A certificate names its files, as text.
    match files.iter().find(|f| f.to_str().is_none()) {
        Some(file) => Err(cannot_write(path, &format!("the name of the file `{}` is not UTF-8", file.display()))),
        None => Ok(()),
    }
}

/// A folder that becomes `path` when it is complete.
fn unfinished(path: &Path) -> std::io::Result<TempDir> {
    tempfile::Builder::new().prefix(".certificate-").tempdir_in(written::folder(path))
}

/// Writes the certificate of an outcome; what is to be told of it.
///
/// # Errors
/// Why there is none.
pub(crate) fn write(
    path: &Path,
    compiled: &Compiled,
    options: &Options,
    files: &[InputFile],
    (outcome, witnesses): (&Outcome, &[Option<Witness>]),
    deadline: Option<Instant>,
) -> Result<String, String> {
    let mut parts = Parts::default();
    let claim = match &outcome.verdict {
        Verdict::True => support(compiled, options, outcome, deadline, &mut parts)?,
        Verdict::False(_) => {
            let mut names = Vec::new();
            for w in witnesses.iter().flatten() {
                let name = format!("witness-{}.json", names.len() + 1);
                parts.files.push((name.clone(), witness::render(w).map_err(|e| e.to_string())?));
                names.push(name);
            }
            if names.is_empty() {
                return Err("the violation has no witness".to_owned());
            }
            Claim::Violated(names)
        }
        Verdict::Unknown(why) => {
            Claim::Open(std::iter::once(why.to_string()).chain(outcome.notes.iter().cloned()).collect())
        }
    };
    let asked = Asked {
        options: Options { certificate: None, ..options.clone() },
        files: files
            .iter()
            .map(|f| AskedFile {
                name: f.name.clone(),
                role: f.role.clone(),
                text: (f.role == Role::Console).then(|| f.text.clone()),
            })
            .collect(),
    };
    let json = |e: serde_json::Error| e.to_string();
    let request = serde_json::to_string_pretty(&asked).map_err(json)?;
    let certificate = Certificate {
        format: FORMAT,
        tool: Tool { name: "scoville".to_owned(), version: VERSION.to_owned() },
        program: Program {
            files: files.iter().filter(|f| f.role == Role::Program).map(|f| f.name.clone()).collect(),
            hash: program_hash(files),
            models: models_hash(),
            request: witness::hash([request.as_str()]),
        },
        properties: options.properties.clone(),
        verdict: outcome.verdict.clone(),
        claim,
    };
    parts.files.push((REQUEST.to_owned(), request));
    parts.files.push((HEAD.to_owned(), serde_json::to_string_pretty(&certificate).map_err(json)?));
    let bytes = parts.write(path).map_err(|e| format!("cannot write `{}`: {e}", path.display()))?;
    let what = match &certificate.claim {
        Claim::Holds { obligations, queries, .. } => {
            let obligations = counted(obligations.len() as u64, "obligation", "obligations");
            format!("{obligations}, {}", counted(*queries as u64, "query", "queries"))
        }
        Claim::Enumerated { states, .. } => {
            format!("{} enumerated, no obligations", counted(*states, "state", "states"))
        }
        Claim::Violated(names) => counted(names.len() as u64, "witness", "witnesses"),
        Claim::Open(_) => "nothing is shown".to_owned(),
    };
    Ok(format!("the certificate ({what}, {} KB) was written to {}", bytes.div_ceil(1024), path.display()))
}

/// `1 query`, `2 queries`.
fn counted(n: u64, one: &str, many: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { many })
}

/// What supports `true`: a proof, or that all orders were tried.
fn support(
    compiled: &Compiled,
    options: &Options,
    outcome: &Outcome,
    deadline: Option<Instant>,
    parts: &mut Parts,
) -> Result<Claim, String> {
    let Some(search) = &outcome.statistics.search else {
        return proof(compiled, options, (deadline, false), parts).or_else(|why| {
            *parts = Parts::default();
            enumerated(compiled, options, deadline, why)
        });
    };
    // What was left to the explicit engine may be too hard for anybody else: a part of the time is for trying.
    let now = Instant::now();
    let part = deadline.map_or(TRYING, |d| TRYING.min(d.saturating_duration_since(now) / 2));
    match proof(compiled, options, (Some(now + part), true), parts) {
        Err(why) => {
            *parts = Parts::default();
            Ok(Claim::Enumerated { states: search.states, why })
        }
        done => done,
    }
}

/// What the checker does not see from a trace, trying all orders may show.
fn enumerated(compiled: &Compiled, options: &Options, deadline: Option<Instant>, why: String) -> Result<Claim, String> {
    let task = Task { compiled, options, memory: None, deadline };
    match enumerate::first(&task, &mut Profile::default(), &mut |_| {}) {
        // Without the bound of pools it is another program.
        Attempt::Decided(Outcome { verdict: Verdict::True, statistics, .. }) if !options.pools_unbounded => {
            Ok(Claim::Enumerated { states: statistics.search.map_or(0, |s| s.states), why })
        }
        _ => Err(why),
    }
}

/// The trace once more, with all accesses, and what has to be proved of it.
fn proof(
    compiled: &Compiled,
    options: &Options,
    (deadline, all): (Option<Instant>, bool),
    parts: &mut Parts,
) -> Result<Claim, String> {
    let none = |why: String| format!("the trace is not known: {why}");
    let mut z3 = Z3Prover { deadline, ..Z3Prover::default() };
    let prover = options.reductions.commute.then_some(&mut z3 as &mut dyn Prover);
    let limits = unroll::Options {
        sources: Some(std::sync::Arc::new(compiled.sources.clone())),
        ..unrolling(options, deadline)
    };
    let (problem, rerun) = unroll::build(&compiled.program, &limits, prover).map_err(|why| none(why.to_string()))?;
    if let Some(why) = &problem.incomplete {
        return Err(none(why.to_string()));
    }
    std::mem::forget(problem);
    let (trace, canonical) = rerun.certify().map_err(|why| none(why.to_string()))?;
    std::mem::forget(rerun);
    if let (Err(NotFollowed::Limit(why)), false) = (&canonical, may_be_unknown(&trace)) {
        return Err(format!("the canonical run is not known: {why}"));
    }
    let proved = to_prove(&options.properties, &compiled.program);
    let asked = scoville_questions::derive(&trace, &proved).map_err(|why| why.to_string())?;
    let canonical = match canonical {
        Ok(c) => Ok(Canonical {
            turns: c.turns.0,
            inputs: c.inputs,
            entries: c.log.count(),
            hash: format!("{:016x}", c.log.hash()),
        }),
        Err(NotFollowed::Symbolic(_, what)) => Err(format!("{what} depends on the schedule or the input")),
        Err(NotFollowed::Limit(why)) => Err(why.to_string()),
    };
    let queries = asked.queries.len();
    let mut known: HashMap<String, Option<bool>> = HashMap::new();
    for (n, texts) in asked.queries.into_iter().enumerate() {
        let text = refuted(texts, &mut known, (deadline, all)).map_err(|why| format!("query {n}, {why}"))?;
        parts.files.push((format!("{QUERIES}/{}", query_name(n)), text));
    }
    parts.trace = Some(trace);
    Ok(Claim::Holds { obligations: asked.obligations, queries, canonical })
}

/// The text that has no model. One that is not decided in time is taken, unless `all` must be.
fn refuted(
    texts: Vec<String>,
    known: &mut HashMap<String, Option<bool>>,
    (deadline, all): (Option<Instant>, bool),
) -> Result<String, String> {
    let mut open = None;
    for text in texts {
        let until = Instant::now() + SOLVING;
        let until = deadline.map_or(until, |d| d.min(until));
        let unsat = *known.entry(text.clone()).or_insert_with(|| refutes(&text, until));
        match unsat {
            Some(true) => return Ok(text),
            Some(false) => {}
            None => open = open.or(Some(text)),
        }
    }
    match open {
        Some(text) if !all => Ok(text),
        Some(_) => Err("of the checker, is not decided in time".to_owned()),
        None => Err("of the checker, has a model, which need not be real".to_owned()),
    }
}

/// The files of a certificate.
#[derive(Default)]
struct Parts {
    files: Vec<(String, String)>,
    trace: Option<Trace>,
}

impl Parts {
    /// Writes all files beside `path`, then gives the folder its name; how many bytes they have.
    fn write(&self, path: &Path) -> std::io::Result<u64> {
        let unfinished = unfinished(path)?;
        let mut bytes = 0;
        if self.files.iter().any(|(name, _)| name.starts_with(QUERIES)) {
            std::fs::create_dir(unfinished.path().join(QUERIES))?;
        }
        for (name, text) in &self.files {
            std::fs::write(unfinished.path().join(name), text)?;
            bytes += text.len() as u64;
        }
        if let Some(trace) = &self.trace {
            let file = std::fs::File::create(unfinished.path().join(TRACE))?;
            let mut out = Limited { out: std::io::BufWriter::new(file), left: LARGEST };
            serde_json::to_writer(&mut out, trace)?;
            out.out.flush()?;
            bytes += LARGEST - out.left;
        }
        let done = unfinished.keep();
        std::fs::rename(&done, path).inspect_err(|_| {
            let _ = std::fs::remove_dir_all(&done);
        })?;
        Ok(bytes)
    }
}

/// Writes no more than it may.
struct Limited<W> {
    out: W,
    left: u64,
}

impl<W: Write> Write for Limited<W> {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        let n = bytes.len() as u64;
        self.left = self
            .left
            .checked_sub(n)
            .ok_or_else(|| std::io::Error::other(format!("certificate too large: more than {} MB", LARGEST >> 20)))?;
        self.out.write_all(bytes)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        self.out.flush()
    }
}
