//! The child's side of `scoville check`: the checker, the independent engine for the canonical run and for witnesses, and
//! solvers as programs of their own. Neither the unroller nor the engine's use of Z3 takes part.

use crate::certify::{HEAD, QUERIES, REQUEST, TRACE, models_hash, program_hash, query_name};
use crate::commands::version::VERSION;
use crate::enumerate::{self, Attempt};
use crate::input::InputFile;
use crate::pipeline::{Task, to_prove};
use crate::protocol::{Granularity, Method, Options, Role, Search, Solvers};
use crate::report_file::abridged;
use scoville_check::{Rejection, form, needs, pools};
use scoville_evidence::certificate::confirmed::{Checked, Confirmed, Level, Solved, level};
use scoville_evidence::certificate::obligation::{Obligation, Reason};
use scoville_evidence::certificate::trace::{Kind, Trace};
use scoville_evidence::certificate::{Canonical, Certificate, Claim, FORMAT};
use scoville_evidence::log::{Canonical as Run, Log, Turns};
use scoville_evidence::profile::Profile;
use scoville_evidence::schedule::Site;
use scoville_evidence::verdict::{Property, Verdict};
use scoville_evidence::witness;
use scoville_explore::ProgramReplayer;
use scoville_explore::machine::{Limits, Machine};
use scoville_follow::{self as follow, Accessed};
use scoville_frontend::Compiled;
use scoville_ir::flat::Instr;
use scoville_ir::program::Program;
use scoville_ir::stmt::{Mode, Op, Place};
use scoville_questions::{Asked, TOO_LONG, derive};
use std::collections::{BTreeMap, HashMap};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// Most entries of a log that are compared one by one; of a longer one only the hash is.
const ENTRIES: u64 = 1_000_000;

/// Compiles the program, with or without the bound of workers of its pools.
pub(crate) type Compile<'a> = dyn Fn(bool) -> Result<Compiled, String> + 'a;

/// Why there is no answer.
pub(crate) enum Failure {
    /// The certificate is not accepted.
    Rejected(String),
    /// It cannot be read.
    Unreadable(String),
}

impl From<Rejection> for Failure {
    fn from(why: Rejection) -> Failure {
        Failure::Rejected(why.to_string())
    }
}

fn rejected<T>(why: impl Into<String>) -> Result<T, Failure> {
    Err(Failure::Rejected(why.into()))
}

fn read(path: &Path) -> Result<String, Failure> {
    std::fs::read_to_string(path).map_err(|e| Failure::Unreadable(format!("cannot read `{}`: {e}", path.display())))
}

/// Reads a file of a certificate.
pub(crate) fn parse<T: serde::de::DeserializeOwned>(path: &Path) -> Result<T, Failure> {
    let text = read(path)?;
    serde_json::from_str(&text).map_err(|e| {
        let name = path.display();
        Failure::Unreadable(format!("`{name}` is not as scoville {VERSION} writes it, or was changed: {e}"))
    })
}

/// Checks the certificate of a program.
///
/// # Errors
/// Why it is not accepted, or cannot be read.
pub(crate) fn check(
    solvers: &Solvers,
    options: &Options,
    files: &[InputFile],
    compile: &Compile<'_>,
    stage: &mut dyn FnMut(&str),
) -> Result<Checked, Failure> {
    let folder = &solvers.folder;
    let certificate: Certificate = parse(&folder.join(HEAD))?;
    if certificate.format != FORMAT {
        return Err(Failure::Unreadable(format!(
            "the certificate has format {}, this checker reads format {FORMAT}",
            certificate.format
        )));
    }
    same("the program is not the one of the certificate", &certificate.program.hash, &program_hash(files))?;
    same("the library models are not those of the certificate", &certificate.program.models, &models_hash())?;
    let request = witness::hash([read(&folder.join(REQUEST))?.as_str()]);
    same("what was asked is not what the certificate says", &certificate.program.request, &request)?;
    if certificate.properties != options.properties {
        return rejected("the properties are not those that were asked for");
    }
    if certificate.properties.is_empty() {
        return rejected("it is about no property");
    }
    let named = |role: Role| files.iter().filter(move |f| f.role == role).map(|f| f.name.clone());
    if !named(Role::Program).eq(certificate.program.files.iter().cloned()) {
        return rejected("the files of the program have other names than the certificate says");
    }
    let mut checked = Checked {
        claim: Some(certificate.verdict.words()),
        files: certificate.program.files.clone(),
        properties: certificate.properties.clone(),
        args: options.args.clone(),
        models: named(Role::Model).collect(),
        ..Checked::default()
    };
    checked.lines.extend(qualified(&checked, options, files));
    match (&certificate.claim, &certificate.verdict) {
        (Claim::Holds { obligations, queries, canonical }, Verdict::True) => {
            let claim = Held { obligations, queries: *queries, canonical };
            holds((solvers, options), &claim, &certificate, compile, stage, &mut checked)?;
        }
        (Claim::Violated(names), Verdict::False(property)) => {
            stage("replaying");
            let compiled = compile(options.pools_unbounded).map_err(Failure::Rejected)?;
            let replayer = ProgramReplayer::new(&compiled.program, Limits::default());
            let mut shown = false;
            for name in names {
                let text = read(&folder.join(Path::new(name).file_name().unwrap_or_default()))?;
                let w = witness::parse(&text).map_err(|e| Failure::Unreadable(format!("{name}: {}", e.message)))?;
                let hash = witness::hash(files.iter().map(|f| f.text.as_str()));
                let replayed = replayer.replay_witness(&w, &compiled.sources, &hash, false);
                match replayed.result {
                    Ok(finding) => shown |= finding.kind.property() == *property,
                    Err(why) => {
                        let (step, expected, found) = (why.step, why.expected, why.found);
                        return rejected(format!(
                            "{name} does not replay: step {step}: expected {expected}, found {found}"
                        ));
                    }
                }
                checked.lines.push(format!("{name}: replayed by the explicit engine"));
            }
            if !shown {
                return rejected(format!("no witness shows a violation of {}", property.word()));
            }
            checked.trusted.extend(COMMON.map(str::to_owned));
        }
        (Claim::Enumerated { states, why }, Verdict::True) => {
            stage("trying all orders again");
            let (again, verdict) = enumerated(options, compile)?;
            if verdict != Verdict::True || again != *states {
                return rejected(format!(
                    "trying all orders again gives {verdict} with {again} states, the certificate says {states} states"
                ));
            }
            checked.lines.push(format!("no obligations: {why}"));
            checked
                .lines
                .push(format!("agreement only: the explicit engine has tried all orders again, {states} states"));
            checked.trusted.extend(COMMON.map(str::to_owned));
            checked.trusted.push("the explicit engine".to_owned());
        }
        (Claim::Open(open), Verdict::Unknown(_)) => {
            checked.lines.push("nothing is claimed, so that there is nothing to check; open:".to_owned());
            checked.lines.extend(open.iter().map(|o| format!("  {o}")));
        }
        _ => return rejected("the verdict is not what the certificate supports"),
    }
    Ok(checked)
}

fn same(what: &str, claimed: &str, found: &str) -> Result<(), Failure> {
    if claimed == found { Ok(()) } else { rejected(format!("{what}: {claimed} there, {found} here")) }
}

/// What the claim is limited to, where that is not what is asked as a rule.
fn qualified(checked: &Checked, options: &Options, files: &[InputFile]) -> Vec<String> {
    let mut lines = Vec::new();
    if checked.properties != Property::ALL {
        let words: Vec<&str> = checked.properties.iter().map(|p| p.word()).collect();
        lines.push(format!("properties: {} only", words.join(", ")));
    }
    if options.granularity == Granularity::Accesses {
        lines.push("permission: of accesses, not of regions".to_owned());
    }
    if let Some(main) = &options.main_class {
        lines.push(format!("main class: {main}"));
    }
    if !checked.args.is_empty() {
        lines.push(format!("arguments: {}", checked.args.join(" ")));
    }
    for file in files {
        match &file.role {
            Role::Console => lines.push(format!("standard input: {}", abridged(&file.text))),
            Role::Data(name) => lines.push(format!("file {name}: {}", file.name)),
            Role::Program | Role::Model => {}
        }
    }
    if !checked.models.is_empty() {
        lines.push(format!("models of the user: {}", checked.models.join(", ")));
    }
    if !options.replaced.is_empty() {
        lines.push(format!("instead of those of scoville: {}", options.replaced.join(", ")));
    }
    lines
}

/// Tries all orders once more; how many states that takes, and the verdict.
fn enumerated(options: &Options, compile: &Compile<'_>) -> Result<(u64, Verdict), Failure> {
    let compiled = compile(false).map_err(Failure::Rejected)?;
    let task = Task { compiled: &compiled, options, memory: None, deadline: None };
    let outcome = enumerate::explore(&task, Profile::default(), &mut |_| {}).map_err(Failure::Rejected)?;
    Ok((outcome.statistics.search.map_or(0, |s| s.states), outcome.verdict))
}

/// What remains trusted in any case.
const COMMON: [&str; 2] =
    ["the front end, the library models, and the meaning of operations that both engines share", "the checker"];

/// The claim that everything holds.
struct Held<'a> {
    obligations: &'a [Obligation],
    queries: usize,
    canonical: &'a Result<Canonical, String>,
}

fn holds(
    (solvers, options): (&Solvers, &Options),
    claim: &Held<'_>,
    certificate: &Certificate,
    compile: &Compile<'_>,
    stage: &mut dyn FnMut(&str),
    checked: &mut Checked,
) -> Result<(), Failure> {
    stage("checking obligations");
    let trace: Trace = parse(&solvers.folder.join(TRACE))?;
    let compiled = compile(options.pools_unbounded).map_err(Failure::Rejected)?;
    let asked = derive(&trace, &to_prove(&certificate.properties, &compiled.program))?;
    needs::compare(claim.obligations, &asked.obligations)?;
    if options.pools_unbounded {
        pools::bound_makes_no_difference(&trace)?;
        checked.lines.push("thread pools: without their bound of workers, which makes no difference".to_owned());
    }
    if claim.queries != asked.queries.len() {
        return Err(Rejection::Queries { claimed: claim.queries, found: asked.queries.len() }.into());
    }
    let mut texts = Vec::new();
    for (n, own) in asked.queries.iter().enumerate() {
        let text = read(&solvers.folder.join(QUERIES).join(query_name(n)))?;
        if !own.contains(&text) {
            return Err(Rejection::Query(n).into());
        }
        texts.push(text);
    }
    stage("following the canonical run");
    let asked_for = (&certificate.properties[..], options.granularity == Granularity::Regions);
    let followed = follow_run(claim.canonical, (&trace, asked_for), &compiled, checked)?;
    checked.followed = Some(followed);
    stage("trying orders");
    // Of the program as it is.
    let bounded = options.pools_unbounded.then(|| compile(false)).transpose().map_err(Failure::Rejected)?;
    let tried = try_orders(bounded.as_ref().unwrap_or(&compiled), options, checked)?;
    let solved = solve(solvers, &texts, stage)?;
    tell(&asked, &solved, &trace, (followed, tried), checked);
    Ok(())
}

/// Lets the explicit engine look for a violation as far as that is cheap; whether it has tried all orders.
fn try_orders(compiled: &Compiled, options: &Options, checked: &mut Checked) -> Result<bool, Failure> {
    let mut properties = options.properties.clone();
    // Whatever else is claimed rests on there being no race.
    properties.push(Property::NoDataRace);
    // One visits states, the other goes from one whole execution to the next: each meets at once what the other is late for.
    for method in [Method::Exhaustive, Method::Dpor] {
        let search = Search { method, ..Search::default() };
        let options = Options { properties: properties.clone(), search, ..options.clone() };
        let task = Task { compiled, options: &options, memory: None, deadline: None };
        match enumerate::first(&task, &mut Profile::default(), &mut |_| {}) {
            Attempt::Found(property, _) => return violated(property),
            Attempt::Decided(outcome) => match outcome.verdict {
                Verdict::False(property) => return violated(property),
                Verdict::True => {
                    checked.lines.push("orders tried by the explicit engine: all; no violation".to_owned());
                    return Ok(true);
                }
                Verdict::Unknown(_) => {}
            },
            Attempt::Open(_) => {}
        }
    }
    checked.lines.push("orders tried by the explicit engine: not all; no violation was met".to_owned());
    Ok(false)
}

fn violated<T>(property: Property) -> Result<T, Failure> {
    rejected(format!("the explicit engine finds a schedule that violates {}", property.word()))
}

/// Lets the explicit engine execute the canonical run, and compares; whether the trace was compared.
fn follow_run(
    canonical: &Result<Canonical, String>,
    (trace, (properties, regions)): (&Trace, (&[Property], bool)),
    compiled: &Compiled,
    checked: &mut Checked,
) -> Result<bool, Failure> {
    let run = match canonical {
        Ok(run) => run,
        Err(_) if !follow::may_be_unknown(trace) => {
            return rejected("the canonical run is said not to be known, though nothing depends on the schedule");
        }
        Err(why) => {
            checked.lines.push(format!("canonical run: not followed: {why}"));
            return Ok(false);
        }
    };
    let machine = Machine::new(&compiled.program, Limits::default());
    let given = Run { turns: Turns(run.turns.clone()), inputs: run.inputs.clone(), log: Log::new(0..0) };
    let window = if run.entries <= ENTRIES { 0..run.entries } else { 0..0 };
    let found = scoville_explore::follow_and_judge(&machine, &given, window);
    let log = &found.log;
    if let Err(why) = found.done {
        return rejected(format!("the canonical run cannot be followed: {why}"));
    }
    let hash = format!("{:016x}", log.hash());
    if (log.count(), &hash) != (run.entries, &run.hash) {
        return Err(Rejection::Log(format!(
            "{} events with hash {hash}, the certificate says {} with hash {}",
            log.count(),
            run.entries,
            run.hash
        ))
        .into());
    }
    let broken = |(p, _): &&(Property, &str)| properties.contains(p) && (*p != Property::Permission || regions);
    if let Some((property, what)) = found.violations.iter().find(broken) {
        return rejected(format!("the canonical run itself violates {}: {what}", property.word()));
    }
    if run.entries > ENTRIES {
        checked.lines.push(format!(
            "canonical run: followed, {} events, hash {hash}; too long to be compared with the trace",
            run.entries
        ));
        return Ok(false);
    }
    let form = form::look(trace)?;
    let facts = follow::Facts {
        accessed: &|site| accessed(&compiled.program, site),
        writes: &|site| {
            matches!(instr(&compiled.program, site), Some(Instr::Op(Op::Acquire(Mode::W, _) | Op::Release(Mode::W, _))))
        },
        initialising: &|n| found.initialising.binary_search(&n).is_ok(),
        regions: regions && properties.contains(&Property::Permission),
        ties: &found.ties,
        scopes: &found.scopes,
    };
    let compared = follow::confirm(trace, &form, log.kept(), facts)?;
    checked.lines.push(format!(
        "canonical run: followed by the explicit engine, {} events, hash {hash}; the trace has its {} accesses and {} operations",
        run.entries, compared.accesses, compared.operations
    ));
    Ok(true)
}

fn instr(program: &Program, site: Site) -> Option<&Instr> {
    program.methods.get(site.method as usize)?.code.instrs.get(site.pc as usize)
}

/// What an operation accesses.
fn accessed(program: &Program, site: Site) -> Option<Accessed> {
    match instr(program, site)? {
        Instr::Op(Op::Load { place, .. } | Op::Store { place, .. }) => Some(match place {
            Place::Static(f) | Place::Field(_, f) => {
                let field = program.field(*f);
                Accessed { is_final: field.is_final, is_volatile: field.is_volatile }
            }
            Place::Element(..) => Accessed { is_final: false, is_volatile: false },
        }),
        _ => None,
    }
}

/// Gives the queries to solvers.
fn solve(solvers: &Solvers, texts: &[String], stage: &mut dyn FnMut(&str)) -> Result<Vec<Solved>, Failure> {
    let mut known: HashMap<&str, Solved> = HashMap::new();
    let mut all = Vec::new();
    for (n, text) in texts.iter().enumerate() {
        stage(&format!("query {} of {}", n + 1, texts.len()));
        let solved = match known.get(text.as_str()) {
            Some(solved) => *solved,
            None if text == TOO_LONG => Solved::Open,
            None => ask(solvers, n)?,
        };
        known.insert(text, solved);
        all.push(solved);
    }
    Ok(all)
}

fn ask(solvers: &Solvers, n: usize) -> Result<Solved, Failure> {
    let path = solvers.folder.join(QUERIES).join(query_name(n));
    for (program, answer) in [(&solvers.second, Solved::Second), (&solvers.z3, Solved::Agrees)] {
        let Some(program) = program else { continue };
        match run(program, &path, Duration::from_millis(solvers.each)).as_deref() {
            Some("unsat") => return Ok(answer),
            Some("sat") => return Err(Rejection::Model(n, program.display().to_string()).into()),
            _ => {}
        }
    }
    Ok(Solved::Open)
}

/// The first line that a solver prints about a file, if it does so in time.
fn run(program: &Path, file: &Path, time: Duration) -> Option<String> {
    let start = Instant::now();
    let mut child = Command::new(program)
        .arg(file)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .ok()?;
    loop {
        match child.try_wait() {
            Ok(Some(_)) => break,
            Ok(None) if start.elapsed() < time => std::thread::sleep(Duration::from_millis(2)),
            _ => {
                let _ = child.kill();
                let _ = child.wait();
                return None;
            }
        }
    }
    let mut out = String::new();
    std::io::Read::read_to_string(&mut child.stdout.take()?, &mut out).ok()?;
    out.lines().next().map(str::to_owned)
}

/// What was found, in words.
fn tell(asked: &Asked, solved: &[Solved], trace: &Trace, (followed, tried): (bool, bool), checked: &mut Checked) {
    let mut counts: BTreeMap<Level, u64> = BTreeMap::new();
    for o in &asked.obligations {
        let level = level(o, solved);
        *counts.entry(level).or_default() += 1;
        let by = o.by.iter().map(Reason::to_string).collect();
        checked.obligations.push(Confirmed { about: o.about.to_string(), by, level });
    }
    let counts: Vec<String> = counts.iter().map(|(level, n)| format!("{n} {level}")).collect();
    let none = || "none".to_owned();
    let total = asked.obligations.len();
    let counts = if counts.is_empty() { none() } else { counts.join(", ") };
    checked.lines.push(format!("{total} obligations: {counts}"));
    let pairs: Vec<String> = asked.counts.iter().map(|(reason, n)| format!("{n} {reason}")).collect();
    checked.lines.push(format!("pairs checked: {}", if pairs.is_empty() { none() } else { pairs.join(", ") }));
    let trusted = &mut checked.trusted;
    let [front, checker] = COMMON.map(str::to_owned);
    trusted.push(front);
    if tried {
        trusted.push("the explicit engine, which has tried all orders; or, in its place:".to_owned());
    }
    trusted.push(checker);
    if followed {
        let sections = !trace.units.is_empty();
        let permissions = trace.events.iter().any(|e| matches!(e.kind, Kind::Acquire(_) | Kind::Release(_)));
        if sections {
            trusted.push("that sections are described rightly as functions of the state before them".to_owned());
        }
        if follow::is_symbolic(trace) {
            trusted.push(
                "the unroller, where values depend on the schedule: conditions, values, which operations are choices"
                    .to_owned(),
            );
        }
        trusted.push("the unroller, that nothing else depends on the schedule".to_owned());
        if permissions {
            trusted.push("the unroller, for what regions cover".to_owned());
        }
    } else {
        trusted.push("the unroller: that the trace is that of the program".to_owned());
    }
    if trace.variables.iter().any(|v| v.range.is_some() || !v.domain.is_empty()) {
        trusted.push("that values which depend on the schedule are in the ranges that the trace gives".to_owned());
    }
    if !trace.assumptions.is_empty() {
        trusted.push("assumptions of the program, or of its models".to_owned());
    }
    if !trace.lemmas.is_empty() {
        trusted.push(format!("{} facts about counters that the queries use", trace.lemmas.len()));
    }
    let weakest = |l: Level| checked.obligations.iter().any(|o| o.level == l);
    if weakest(Level::Taken) {
        trusted.push("the order of class initialisers".to_owned());
    }
    if weakest(Level::SecondSolver) {
        trusted.push("the second solver".to_owned());
    }
    if weakest(Level::Agreement) {
        trusted.push("Z3, for queries that agree only".to_owned());
    }
    if weakest(Level::Unsolved) {
        trusted.push("the engine's answers to queries that were not solved again".to_owned());
    }
}
