//! The verifier's crates in order: sources to IR, IR to a trace with obligations, obligations to a verdict.
//!
//! The only module that calls them, with [`crate::follow`]; it decides nothing itself.

use crate::commands::version::VERSION;
use crate::input::InputFile;
use crate::protocol::{Action, Encoding, Granularity, Message, Method, Options, Request, SourceStub};
use crate::sharing;
use scoville_encode::unroll::{self, commute::Prover};
use scoville_evidence::diagnostic::Diagnostic;
use scoville_evidence::schedule::Replay;
use scoville_evidence::source::{FileId, Origin, SourceMap};
use scoville_evidence::verdict::{Finding, FindingKind, Outcome, Property, SearchCounts, Statistics, Unknown, Verdict};
use scoville_evidence::witness::{self, Witness};
use scoville_explore::machine::Limits;
use scoville_explore::{Origin as WitnessOrigin, ProgramReplayer};
use scoville_frontend::{CompileOptions, Compiled, SourceInput, compile};
use scoville_ir::types::MethodId;
use scoville_solver::{EncodingChoice, Z3Prover, decide, z3_version};
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Counts of a run that goes on are sent at most this often.
const PULSE: Duration = Duration::from_millis(100);

/// Races that are shown after the first one, if they cost nothing.
const FURTHER_RACES: usize = 4;

/// The version of the solver that is loaded.
pub(crate) fn solver_version() -> String {
    format!("Z3 {}", z3_version::full_version())
}

/// Why the solver that is loaded may not be used, if so.
pub(crate) fn solver_complaint() -> Option<String> {
    z3_version::check().err()
}

/// Does what the request asks and says what comes of it; the last message is one of the ends.
pub(crate) fn run(request: &Request, files: &[InputFile], emit: &mut dyn FnMut(Message)) {
    let start = Instant::now();
    let options = &request.options;
    emit(Message::Stage("reading the program".to_owned()));
    let inputs: Vec<SourceInput> =
        files.iter().map(|f| SourceInput { name: &f.name, text: f.text.as_bytes() }).collect();
    let compiled =
        compile(&inputs, &CompileOptions { main_class: options.main_class.clone(), args: options.args.clone() });
    let mut compiled = match compiled {
        Ok(compiled) => compiled,
        Err((diagnostics, sources)) => {
            if let Some(d) = diagnostics.iter().find(|d| d.code == "internal") {
                return emit(Message::Failed(d.message.clone()));
            }
            emit(Message::Sources(stubs(&sources, &mentioned(&diagnostics))));
            return emit(Message::Rejected(diagnostics));
        }
    };
    let warnings = std::mem::take(&mut compiled.warnings);
    emit(Message::Sources(stubs(&compiled.sources, &mentioned(&warnings))));
    if !warnings.is_empty() {
        emit(Message::Warnings(warnings));
    }
    let times = vec![("front end".to_owned(), micros(start))];
    let deadline = deadline(options, start);
    let replayer = ProgramReplayer::new(&compiled.program, Limits::default());
    let recorder =
        Recorder { replayer: &replayer, origin: options.witnesses.then(|| origin(&compiled, options, files)) };
    let mut outcome = match &request.action {
        Action::Print { flat, models } => return emit(Message::Printed(print(&compiled, *flat, *models))),
        Action::Replay { witness, steps } => {
            emit(Message::Stage("replaying".to_owned()));
            let replayed = replayer.replay_witness(witness, &compiled.sources, &hash(files), *steps);
            return emit(Message::Replayed(Box::new(replayed)));
        }
        Action::Verify => verify(&compiled, options, deadline, times, &recorder, emit),
        Action::Explore => match explore(&compiled, options, request.memory, deadline, times, emit) {
            Ok(outcome) => outcome,
            Err(defect) => return emit(Message::Failed(defect)),
        },
    };
    let witnesses = recorder.all(&mut outcome);
    emit(Message::Outcome(Box::new(outcome), witnesses));
}

fn hash(files: &[InputFile]) -> String {
    witness::hash(files.iter().map(|f| f.text.as_str()))
}

/// What a witness of this run says about itself.
fn origin<'a>(compiled: &'a Compiled, options: &Options, files: &[InputFile]) -> WitnessOrigin<'a> {
    WitnessOrigin {
        tool: witness::Tool { name: "scoville".to_owned(), version: VERSION.to_owned() },
        program: witness::Program {
            files: files.iter().map(|f| f.name.clone()).collect(),
            main: options.main_class.clone(),
            args: options.args.clone(),
            hash: hash(files),
        },
        sources: &compiled.sources,
    }
}

/// Makes witnesses, if they are wanted.
struct Recorder<'a, 'p> {
    replayer: &'a ProgramReplayer<'p>,
    origin: Option<WitnessOrigin<'a>>,
}

impl Recorder<'_, '_> {
    fn one(&self, finding: &Finding) -> Option<Result<Witness, String>> {
        let origin = self.origin.as_ref()?;
        matches!(finding.replay, Replay::Confirmed { .. }).then(|| self.replayer.record(&finding.schedule, origin))
    }

    /// The witnesses of all findings; the outcome's notes tell of those that cannot be made.
    fn all(&self, outcome: &mut Outcome) -> Vec<Option<Witness>> {
        let mut witnesses = Vec::new();
        for finding in &outcome.findings {
            let witness = self.one(finding).transpose().unwrap_or_else(|why| {
                outcome.notes.push(format!("no witness of a {}: {why}", finding.kind.word()));
                None
            });
            witnesses.push(witness);
        }
        witnesses
    }
}

/// Decides a program symbolically. On a racy program, and if asked to, once more beyond its first race: what follows a
/// race can be decided only where racing accesses are followed, which costs more and may end at a limit.
fn verify(
    compiled: &Compiled,
    options: &Options,
    deadline: Option<Instant>,
    times: Vec<(String, u64)>,
    recorder: &Recorder<'_, '_>,
    emit: &mut dyn FnMut(Message),
) -> Outcome {
    let first = decided(compiled, options, deadline, times.clone(), false, recorder, emit);
    let racy = first.findings.iter().any(|f| f.kind == FindingKind::Race);
    if options.all_races && racy {
        beyond_races(first, decided(compiled, options, deadline, times, true, recorder, emit), &options.properties)
    } else {
        first
    }
}

/// What is known in all: `first` up to the first race, `beyond` with all races followed.
fn beyond_races(first: Outcome, mut beyond: Outcome, properties: &[Property]) -> Outcome {
    let spans = |f: &Finding| f.places.iter().map(|p| p.span).collect::<BTreeSet<_>>();
    for finding in first.findings {
        if !beyond.findings.iter().any(|f| f.kind == finding.kind && spans(f) == spans(&finding)) {
            beyond.findings.push(finding);
        }
    }
    beyond.findings.sort_by_key(|f| f.kind.property());
    if let Verdict::Unknown(why) = &beyond.verdict {
        beyond.notes.push(format!("not everything was followed beyond the first race: {why}"));
    }
    let violated = beyond.findings.iter().map(|f| f.kind.property()).filter(|p| properties.contains(p)).min();
    if let Some(property) = violated {
        beyond.verdict = Verdict::False(property);
    }
    if beyond.statistics.tasks == 0 {
        let micros = std::mem::take(&mut beyond.statistics.micros);
        beyond.statistics = Statistics { micros, ..first.statistics };
    }
    beyond
}

/// Unrolls and decides; `follow_races` tells whether racing accesses depend on the schedule.
fn decided(
    compiled: &Compiled,
    options: &Options,
    deadline: Option<Instant>,
    mut times: Vec<(String, u64)>,
    follow_races: bool,
    recorder: &Recorder<'_, '_>,
    emit: &mut dyn FnMut(Message),
) -> Outcome {
    let start = Instant::now();
    emit(Message::Stage("unrolling".to_owned()));
    let mut prover = Z3Prover { deadline, dump: options.dump_smt.clone(), count: 0 };
    let prover = (options.commute && !options.pure_smt && !follow_races).then_some(&mut prover as &mut dyn Prover);
    let limits = unroll::Options {
        sources: Some(Arc::new(compiled.sources.clone())),
        follow_races,
        ..unrolling(options, deadline)
    };
    let built = unroll::build(&compiled.program, &limits, prover);
    times.push(("unrolling".to_owned(), micros(start)));
    let (problem, rerun) = match built {
        Ok(built) => built,
        Err(reason) => return stopped(reason, times),
    };
    emit(Message::Stage(format!("deciding {} events", problem.trace.events.len())));
    let news = RefCell::new(News { emit, recorder, findings: 0, last: Instant::now() });
    let progress = |outcome: &Outcome| news.borrow_mut().tell(outcome);
    let mut outcome = decide(
        &problem,
        &rerun,
        recorder.replayer,
        &scoville_solver::Options {
            properties: options.properties.clone(),
            pure_smt: options.pure_smt,
            encoding: match options.encoding {
                Encoding::Auto => EncodingChoice::Auto,
                Encoding::Slots => EncodingChoice::Slots,
                Encoding::ReadFrom => EncodingChoice::ReadFrom,
            },
            deadline,
            // The queries of the second attempt stand beside those of the first.
            dump: options.dump_smt.as_ref().map(|d| if follow_races { d.join("beyond-races") } else { d.clone() }),
            sources: Some(&compiled.sources),
            further_races: FURTHER_RACES,
            all_races: follow_races,
            // What the first attempt found has been told.
            progress: if follow_races { None } else { Some(&progress) },
            ..scoville_solver::Options::default()
        },
    );
    times.append(&mut outcome.statistics.micros);
    outcome.statistics.micros = times;
    // The process ends soon: no time is spent on taking these apart.
    std::mem::forget((problem, rerun));
    outcome
}

/// The options of the unroller.
fn unrolling(options: &Options, deadline: Option<Instant>) -> unroll::Options {
    let defaults = unroll::Options::default();
    unroll::Options {
        regions: options.granularity == Granularity::Regions,
        deadline,
        keep_all: options.pure_smt,
        unroll: options.unroll.unwrap_or(defaults.unroll),
        ..defaults
    }
}

/// Decides a program by enumerating its schedules.
///
/// # Errors
/// A defect: the engines see the canonical run differently.
fn explore(
    compiled: &Compiled,
    options: &Options,
    memory: Option<u64>,
    deadline: Option<Instant>,
    mut times: Vec<(String, u64)>,
    emit: &mut dyn FnMut(Message),
) -> Result<Outcome, String> {
    let mut notes = Vec::new();
    if options.follow {
        emit(Message::Stage("following the canonical trace".to_owned()));
        let start = Instant::now();
        notes.push(crate::follow::follow(compiled, &unrolling(options, deadline))?);
        times.push(("following".to_owned(), micros(start)));
    }
    let start = Instant::now();
    emit(Message::Stage("exploring".to_owned()));
    let mut settings = scoville_explore::Options {
        method: match options.search.method {
            Method::Exhaustive => scoville_explore::Method::Exhaustive,
            Method::Constructs => scoville_explore::Method::Constructs,
            Method::Paper => scoville_explore::Method::Paper,
            Method::Dpor => scoville_explore::Method::Dpor,
        },
        full_states: options.search.full_states,
        states: options.search.max_states.unwrap_or(u64::MAX),
        transitions: u64::MAX,
        // What is estimated is not all: the rest is for the program, the machine and the allocator.
        memory: memory.map_or(u64::MAX, |megabytes| (megabytes << 20) / 4 * 3),
        regions: options.granularity == Granularity::Regions,
        all_races: options.all_races,
        time: deadline.map_or(Duration::MAX / 4, |d| d.saturating_duration_since(start)),
        ..scoville_explore::Options::default()
    };
    // Far away, but not past what an instant can hold.
    settings.time = settings.time.min(Duration::from_secs(10 * 365 * 24 * 3600));
    let mut last = Instant::now();
    let mut progress = |p: &scoville_explore::Progress| {
        if last.elapsed() >= PULSE {
            last = Instant::now();
            let text = format!(
                "exploring: {} states, {} steps, depth {}, {} tasks",
                p.states, p.transitions, p.depth, p.tasks
            );
            emit(Message::Stage(text));
            let search = SearchCounts { states: p.states, transitions: p.transitions, depth: p.depth, memory: p.bytes };
            emit(Message::Statistics(Statistics { tasks: p.tasks, search: Some(search), ..Statistics::default() }));
        }
    };
    let exploration = scoville_explore::explore_telling(&compiled.program, &settings, &mut progress);
    let paper = options.search.method == Method::Paper;
    let uncovered = sharing::notes(&exploration.uncovered, &compiled.sources, paper);
    let mut outcome = asked(exploration.outcome, &options.properties);
    for text in &exploration.unconfirmed {
        outcome.notes.push(format!("found but not replayed, which is a defect of the tool: {text}"));
        if outcome.verdict == Verdict::True {
            outcome.verdict = Verdict::Unknown(Unknown::Solver("a finding did not replay".to_owned()));
        }
    }
    outcome.notes.append(&mut notes);
    outcome.notes.extend(uncovered);
    times.push(("exploring".to_owned(), micros(start)));
    outcome.statistics.micros = times;
    Ok(outcome)
}

/// Restricts an outcome about all properties to the asked ones; a race is shown in any case, because it is the reason why
/// the others stay open.
fn asked(mut outcome: Outcome, properties: &[Property]) -> Outcome {
    let Verdict::False(found) = outcome.verdict else { return outcome };
    let wanted = |p: Property| properties.contains(&p);
    outcome.findings.retain(|f| wanted(f.kind.property()) || f.kind.property() == Property::NoDataRace);
    let first = outcome.findings.iter().map(|f| f.kind.property()).filter(|p| wanted(*p)).min();
    outcome.verdict = match first {
        // A race leaves everything else open.
        _ if found == Property::NoDataRace && !properties.contains(&found) => Verdict::Unknown(Unknown::Racy),
        Some(property) => Verdict::False(property),
        None => Verdict::Unknown(Unknown::Solver(format!("the search ended at a violation of {}", found.word()))),
    };
    outcome
}

/// Passes partial results on.
struct News<'a> {
    emit: &'a mut dyn FnMut(Message),
    recorder: &'a Recorder<'a, 'a>,
    /// How many findings were told.
    findings: usize,
    last: Instant,
}

impl News<'_> {
    fn tell(&mut self, outcome: &Outcome) {
        for finding in outcome.findings.iter().skip(self.findings) {
            if matches!(finding.replay, Replay::Confirmed { .. }) {
                let witness = self.recorder.one(finding).and_then(Result::ok).map(Box::new);
                (self.emit)(Message::Finding(Box::new(finding.clone()), witness));
            }
        }
        self.findings = self.findings.max(outcome.findings.len());
        if self.last.elapsed() >= PULSE {
            (self.emit)(Message::Statistics(outcome.statistics.clone()));
            self.last = Instant::now();
        }
    }
}

/// The outcome of a run that a limit stopped before anything was decided.
fn stopped(reason: Unknown, micros: Vec<(String, u64)>) -> Outcome {
    Outcome {
        verdict: Verdict::Unknown(reason),
        findings: Vec::new(),
        possible_after_first: 0,
        statistics: Statistics { micros, ..Statistics::default() },
        notes: Vec::new(),
    }
}

fn print(compiled: &Compiled, flat: bool, models: bool) -> String {
    let program = &compiled.program;
    if !flat {
        return scoville_ir::print::program(program, models);
    }
    let mut out = String::new();
    for (i, method) in program.methods.iter().enumerate() {
        if models || !method.is_model {
            out.push_str(&scoville_ir::print::code(program, MethodId(i as u32)));
            out.push('\n');
        }
    }
    out
}

/// The engine gives up shortly before the parent would end it, so that it can still say what it knows.
fn deadline(options: &Options, start: Instant) -> Option<Instant> {
    let timeout = Duration::from_millis(options.timeout?);
    let margin = (timeout / 20).min(Duration::from_millis(200));
    start.checked_add(timeout.saturating_sub(margin))
}

fn micros(since: Instant) -> u64 {
    since.elapsed().as_micros() as u64
}

/// The files that diagnostics refer to.
fn mentioned(diagnostics: &[Diagnostic]) -> BTreeSet<FileId> {
    diagnostics.iter().flat_map(|d| d.labels.iter().map(|l| l.span.file)).collect()
}

/// What the parent needs to make this map again: user files come first and in the order of the request.
fn stubs(sources: &SourceMap, mentioned: &BTreeSet<FileId>) -> Vec<SourceStub> {
    let stub = |(id, file): (FileId, &scoville_evidence::source::SourceFile)| match file.origin {
        Origin::User => SourceStub::Given(id.0 as usize),
        Origin::Model => SourceStub::Model {
            name: file.name.clone(),
            text: if mentioned.contains(&id) { file.text.clone() } else { String::new() },
        },
    };
    sources.files().map(stub).collect()
}

#[cfg(test)]
mod tests;
