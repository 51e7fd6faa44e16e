//! The verifier's crates in order: sources to IR, IR to a trace with obligations, obligations to a verdict.
//!
//! The only module that calls them, with [`crate::follow`]; it decides nothing itself.

use crate::account;
use crate::certify;
use crate::checking::{self, Failure};
use crate::commands::version::VERSION;
use crate::enumerate::{self, Attempt};
use crate::input::InputFile;
use crate::protocol::{Action, Encoding, Granularity, Message, Options, Request, Role, SourceStub, Test};
use scoville_encode::pools::bound_matters;
use scoville_encode::unroll::{self, Elsewhere, When, commute::Prover};
use scoville_evidence::certificate::confirmed::Checked;
use scoville_evidence::diagnostic::Diagnostic;
use scoville_evidence::profile::Profile;
use scoville_evidence::schedule::{Replay, TIME_LIMIT};
use scoville_evidence::source::{FileId, Origin, SourceMap};
use scoville_evidence::verdict::{Finding, FindingKind, Outcome, Property, Statistics, Unknown, Verdict};
use scoville_evidence::witness::{self, Witness};
use scoville_explore::machine::Limits;
use scoville_explore::{Origin as WitnessOrigin, ProgramReplayer};
use scoville_frontend::{CompileOptions, Compiled, Inputs, SourceInput, TestCase, UserModel, compile};
use scoville_ir::program::{Limit, Method, Program};
use scoville_ir::types::MethodId;
use scoville_solver::{EncodingChoice, Z3Prover, decide, z3_version};
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

mod pools;

/// Counts of a run that goes on are sent at most this often.
pub(crate) const PULSE: Duration = Duration::from_millis(100);

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
    let (inputs, compile_options) = front_end(options, files);
    if request.action == Action::Tests {
        return match scoville_frontend::tests(&inputs, &compile_options) {
            Ok(tests) => {
                let test = |t: TestCase| Test { name: t.name, disabled: t.disabled };
                emit(Message::Tests(tests.into_iter().map(test).collect()));
            }
            Err(why) => rejected(why, emit),
        };
    }
    if let Action::Check(solvers) = &request.action {
        let compiled = |pools_unbounded| {
            let said = |d: Option<&Diagnostic>| d.map_or_else(String::new, |d| d.message.clone());
            let compile_options = CompileOptions { pools_unbounded, ..compile_options.clone() };
            compile(&inputs, &compile_options).map_err(|(all, _)| said(all.first()))
        };
        let checked = checking::check(solvers, options, files, &compiled, &mut |s| emit(Message::Stage(s.to_owned())));
        return match checked {
            Ok(checked) => emit(Message::Checked(Box::new(checked))),
            Err(Failure::Rejected(why)) => {
                emit(Message::Checked(Box::new(Checked { rejected: Some(why), ..Checked::default() })));
            }
            Err(Failure::Unreadable(why)) => emit(Message::Rejected(vec![Diagnostic::error("certificate", why)])),
        };
    }
    let mut compiled = match compile(&inputs, &compile_options) {
        Ok(compiled) => compiled,
        Err(why) => return rejected(why, emit),
    };
    let warnings = std::mem::take(&mut compiled.warnings);
    emit(Message::Sources(stubs(&compiled.sources, &mentioned(&warnings))));
    if !warnings.is_empty() {
        emit(Message::Warnings(warnings));
    }
    let limits = [waits(&compiled), workers(&compiled)];
    for remark in user_models(&compiled).into_iter().chain(choices(&compiled)).chain(limits.into_iter().flatten()) {
        emit(Message::Remark(remark));
    }
    if options.account {
        emit(Message::Basis(account::basis(&compiled, &request.action, options)));
    }
    let mut times = Profile::default();
    times.since(start, "front end");
    let deadline = deadline(options, start);
    let replayer = ProgramReplayer::new(&compiled.program, Limits::default());
    let recorder =
        Recorder { replayer: &replayer, origin: options.witnesses.then(|| origin(&compiled, options, files)) };
    let mut without_bound = None;
    let mut outcome = match &request.action {
        // Answered above.
        Action::Tests | Action::Check(_) => return,
        Action::Print { flat, models } => return emit(Message::Printed(print(&compiled, *flat, *models))),
        Action::Replay { witness, steps } => {
            emit(Message::Stage("replaying".to_owned()));
            let replayed = replayer.replay_witness(witness, &compiled.sources, &hash(files), *steps);
            return emit(Message::Replayed(Box::new(replayed)));
        }
        Action::Verify => {
            let task = Task { compiled: &compiled, options, memory: request.memory, deadline };
            without_bound = pools::attempt(&task, &inputs, &compile_options, &times, emit);
            match &without_bound {
                Some(found) => found.outcome.clone(),
                None => verify(&task, times, &recorder, emit),
            }
        }
        Action::Explore => match enumerate::explore(
            &Task { compiled: &compiled, options, memory: request.memory, deadline },
            times,
            emit,
        ) {
            Ok(outcome) => outcome,
            Err(defect) => return emit(Message::Failed(defect)),
        },
    };
    let witnesses = recorder.all(&mut outcome);
    if let (Action::Verify, Some(path)) = (&request.action, &options.certificate) {
        emit(Message::Stage("writing the certificate".to_owned()));
        // Whatever becomes of the certificate, the parent has the answer.
        emit(Message::Decided(Box::new(outcome.clone()), witnesses.clone()));
        let answer = (&outcome, &witnesses[..]);
        let (compiled, options) = without_bound.as_ref().map_or((&compiled, options), |w| (&w.compiled, &w.options));
        emit(Message::Certificate(certify::write(path, compiled, options, files, answer, deadline)));
    }
    emit(Message::Outcome(Box::new(outcome), witnesses));
}

/// What the front end is given.
fn front_end<'a>(options: &Options, files: &'a [InputFile]) -> (Vec<SourceInput<'a>>, CompileOptions) {
    let mut sources = Vec::new();
    let (mut models, mut inputs) = (Vec::new(), Inputs::default());
    for f in files {
        match &f.role {
            Role::Program => sources.push(SourceInput { name: &f.name, text: f.text.as_bytes() }),
            Role::Model => models.push(UserModel { name: f.name.clone(), text: f.text.clone() }),
            Role::Console => inputs.console = Some(f.text.clone()),
            Role::Data(name) => inputs.files.push((name.clone(), f.text.clone())),
        }
    }
    let compile_options = CompileOptions {
        main_class: options.main_class.clone(),
        args: options.args.clone(),
        models,
        replaced: options.replaced.clone(),
        inputs,
        pools_unbounded: options.pools_unbounded,
    };
    (sources, compile_options)
}

/// Says what is wrong with the input.
fn rejected((diagnostics, sources): (Vec<Diagnostic>, SourceMap), emit: &mut dyn FnMut(Message)) {
    if let Some(d) = diagnostics.iter().find(|d| d.code == "internal") {
        return emit(Message::Failed(d.message.clone()));
    }
    emit(Message::Sources(stubs(&sources, &mentioned(&diagnostics))));
    emit(Message::Rejected(diagnostics));
}

/// The method of the library models that every reading of the clock goes through.
pub(crate) const CLOCK: &str = "java.lang.System.reading";

/// Stated choices, each with the method of the library models that makes it.
const CHOICES: [(&str, &str); 4] = [
    (CLOCK, "the clock is taken to go on by a millisecond each time that a task looks at it, and only then"),
    ("java.util.TimeZone.scovilleUnset", "the program is taken to run where the time is UTC"),
    ("java.lang.StackTraceElement.scovilleUnknown", "a stack trace is taken to have 16 elements"),
    (
        "java.util.OpenOrder.scovilleTaken",
        "the order of `Set.of`, `Map.of` and their like is taken to be that of their elements: Java's differs from run to run",
    ),
];

/// Remarks on the stated choices that matter to a program.
fn choices(compiled: &Compiled) -> impl Iterator<Item = String> + '_ {
    let asks = |name: &str| compiled.program.methods.iter().any(|m| m.is_model && m.name == name);
    CHOICES.iter().filter(move |(method, _)| asks(method)).map(|(_, remark)| (*remark).to_owned())
}

/// A remark that waits with a time limit are taken to be long enough, if there are any.
fn waits(compiled: &Compiled) -> Option<String> {
    let short =
        |name: &str| name.rsplit('.').take(2).collect::<Vec<_>>().into_iter().rev().collect::<Vec<_>>().join(".");
    let limited = compiled.program.methods.iter().filter(|m| m.limit == Some(Limit::Time));
    let names: BTreeSet<String> = limited.map(|m| format!("`{}`", short(&m.name))).collect();
    (!names.is_empty()).then(|| {
        format!(
            "the time limit of {} is taken to be long enough as long as anything else goes on",
            names.into_iter().collect::<Vec<_>>().join(", ")
        )
    })
}

/// A remark that pools for fork-join tasks have as many workers as need be, if the program says how many one has.
fn workers(compiled: &Compiled) -> Option<String> {
    let made = |m: &Method| m.is_model && m.params == 2 && m.name == "java.util.concurrent.ForkJoinPool.<init>";
    compiled.program.methods.iter().any(made).then(|| {
        "a ForkJoinPool is taken to have as many workers as its tasks need: in a smaller one, tasks that wait for other things \
         than tasks of the pool may keep others from their begin"
            .to_owned()
    })
}

/// A remark on which models of the user the answer rests.
fn user_models(compiled: &Compiled) -> Option<String> {
    let names: Vec<String> = compiled.user_models.iter().map(|n| format!("`{n}`")).collect();
    (!names.is_empty()).then(|| format!("rests on your own models of {}", names.join(", ")))
}

fn hash(files: &[InputFile]) -> String {
    witness::hash(files.iter().map(|f| f.text.as_str()))
}

/// What a witness of this run says about itself.
fn origin<'a>(compiled: &'a Compiled, options: &Options, files: &[InputFile]) -> WitnessOrigin<'a> {
    WitnessOrigin {
        tool: witness::Tool { name: "scoville".to_owned(), version: VERSION.to_owned() },
        program: witness::Program {
            files: files.iter().filter(|f| f.role == Role::Program).map(|f| f.name.clone()).collect(),
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

/// A program and what may be spent on it.
pub(crate) struct Task<'a> {
    pub compiled: &'a Compiled,
    pub options: &'a Options,
    /// In MB.
    pub memory: Option<u64>,
    pub deadline: Option<Instant>,
}

/// Decides a program symbolically; where that is too hard, or more than is needed, by enumeration. On a racy program, and
/// if asked to, once more beyond its first race: what follows a race can be decided only where racing accesses are
/// followed, which costs more and may end at a limit.
fn verify(task: &Task<'_>, times: Profile, recorder: &Recorder<'_, '_>, emit: &mut dyn FnMut(Message)) -> Outcome {
    let options = task.options;
    if options.enumerate && !options.all_races {
        return with_enumeration(task, times, recorder, emit);
    }
    let mut never = |_: When, _: &mut Profile, _: &mut dyn FnMut(Message)| Attempt::Open(String::new());
    let now = Instant::now();
    let half = |d: Instant| if options.enumerate { now + d.saturating_duration_since(now) / 2 } else { d };
    let part = Task { deadline: task.deadline.map(half), ..*task };
    let first =
        decided(&part, times.clone(), false, Means { ask: &mut never, then: None, next: false }, recorder, emit);
    let racy = first.findings.iter().any(|f| f.kind == FindingKind::Race);
    if options.all_races && racy {
        beyond_races(
            first,
            decided(task, times, true, Means { ask: &mut never, then: None, next: false }, recorder, emit),
            &options.properties,
        )
    } else if options.enumerate && (matches!(first.verdict, Verdict::Unknown(_)) || first.undecided.is_some()) {
        // What is not decided here may be a race.
        with_enumeration(task, first.statistics.times, recorder, emit)
    } else {
        first
    }
}

/// Symbolically or by enumeration, and by a look by happens-before where something is left that comes before what was found.
fn with_enumeration(
    task: &Task<'_>,
    times: Profile,
    recorder: &Recorder<'_, '_>,
    emit: &mut dyn FnMut(Message),
) -> Outcome {
    let mut outcome = verify_or_enumerate(task, times, recorder, emit);
    // Where nothing is known at all, that has been tried.
    if !matches!(outcome.verdict, Verdict::False(_)) {
        return outcome;
    }
    let mut times = std::mem::take(&mut outcome.statistics.times);
    outcome = enumerate::with_earlier(outcome, task, enumerate::LOOK_TIME, &mut times, emit);
    outcome.statistics.times = times;
    outcome
}

/// Time for the symbolic engine to find what enumeration has found.
const EXPLAINING: Duration = Duration::from_secs(1);

/// Time for the symbolic engine to follow a program in which enumeration has found a violation and an endless loop.
const ENDLESS: Duration = Duration::from_millis(2500);

/// Of the time that is left, the part of the solver if enumeration can follow.
const SOLVER_SHARE: f64 = 0.6;

/// Of the solver's part, that in which there has to be a trace: what comes of one that takes longer is mostly beyond the solver.
const UNROLLING_SHARE: f64 = 0.3;

/// Time for a first round of the solver, and least time for more than one: what it does not decide in seconds, enumeration often does.
const FIRST_ROUND: Duration = Duration::from_secs(10);
const LONG: Duration = Duration::from_secs(60);

/// Tries the schedules of a program that has few, then the solver, then again all schedules. If there is time, both have a short
/// round first, so that a program that one of them decides soon does not wait for the other.
fn verify_or_enumerate(
    task: &Task<'_>,
    mut times: Profile,
    recorder: &Recorder<'_, '_>,
    emit: &mut dyn FnMut(Message),
) -> Outcome {
    if task.deadline.is_none_or(|d| d.saturating_duration_since(Instant::now()) > LONG) {
        let mut tried = false;
        let mut first = |when: When, times: &mut Profile, emit: &mut dyn FnMut(Message)| match when {
            When::Running(spent) => enumerate::early(task, spent, times, emit),
            When::Long(time) => enumerate::glance(task, time, times, emit),
            When::Sensitive => {
                tried = true;
                enumerate::first(task, times, emit)
            }
        };
        let first = Means { ask: &mut first, then: Some(FIRST_ROUND), next: true };
        let mut outcome = decided(task, times, false, first, recorder, emit);
        let late = |why: &Unknown| *why == Unknown::Timeout;
        let out_of_time = matches!(&outcome.verdict, Verdict::Unknown(why) if late(why));
        if !tried || !out_of_time && !outcome.undecided.as_ref().is_some_and(late) {
            return last(task, outcome, tried, emit);
        }
        times = std::mem::take(&mut outcome.statistics.times);
        if let Attempt::Decided(mut outcome) = enumerate::second(task, &mut times, emit) {
            outcome.notes.push("the solver has not decided it in ten seconds".to_owned());
            outcome.statistics.times = times;
            return outcome;
        }
    }
    let now = Instant::now();
    let share = |d: Instant| now + d.saturating_duration_since(now).mul_f64(SOLVER_SHARE);
    let part = Task { deadline: task.deadline.map(share), ..*task };
    let mut tried = false;
    let mut first = |when: When, times: &mut Profile, emit: &mut dyn FnMut(Message)| match when {
        When::Running(spent) => enumerate::early(task, spent, times, emit),
        When::Long(time) => enumerate::glance(task, time, times, emit),
        When::Sensitive => {
            tried = true;
            enumerate::first(task, times, emit)
        }
    };
    let outcome = decided(&part, times, false, Means { ask: &mut first, then: None, next: true }, recorder, emit);
    last(task, outcome, tried, emit)
}

/// What enumeration adds to what the solver has found, if that is needed; it may have been `tried` already.
fn last(task: &Task<'_>, mut outcome: Outcome, tried: bool, emit: &mut dyn FnMut(Message)) -> Outcome {
    let why = match &outcome.verdict {
        // What was cut may hide a violation of a property that comes before this one.
        Verdict::False(found) if outcome.undecided.is_some() && !tried => {
            return match enumerate::first(task, &mut outcome.statistics.times, emit) {
                Attempt::Decided(mut other) | Attempt::Found(_, mut other) if matches!(&other.verdict, Verdict::False(earlier) if earlier < found) =>
                {
                    other.statistics.times = outcome.statistics.times;
                    other.notes.push(format!("the symbolic engine has cut a path, and found only: {}", found.word()));
                    other
                }
                _ => outcome,
            };
        }
        Verdict::Unknown(Unknown::Racy | Unknown::Interrupted) | Verdict::True | Verdict::False(_) => return outcome,
        Verdict::Unknown(why) => why.clone(),
    };
    let looked = enumerate::look(task, None, &mut outcome.statistics.times, emit);
    let rest = match &looked {
        Attempt::Decided(_) => Attempt::Open(String::new()),
        _ => enumerate::last(task, &mut outcome.statistics.times, emit),
    };
    let mut other = match (looked, rest) {
        (Attempt::Found(seen, looked), Attempt::Found(found, last)) => {
            if seen < found {
                looked
            } else {
                last
            }
        }
        (_, Attempt::Decided(other) | Attempt::Found(_, other))
        | (Attempt::Decided(other) | Attempt::Found(_, other), Attempt::Open(_)) => other,
        (Attempt::Open(_), Attempt::Open(remark)) => {
            outcome.notes.push(remark);
            return outcome;
        }
    };
    other.notes.push(format!("the solver has not decided it: {why}"));
    other.statistics.times = outcome.statistics.times;
    other
}

/// A violation that enumeration has found, when the solver was asked for those that come before it. If enumeration has
/// come to an end (`decided`), there are none, and the solver was asked for the violation itself, too. Whatever was found
/// is real, because it has been replayed: none is dropped, and that an engine has missed one is said.
fn behind(mut earlier: Outcome, mut found: Outcome, decided: bool) -> Outcome {
    match (&earlier.verdict, decided) {
        // It had no time to see what comes before.
        (Verdict::False(later), true)
            if earlier.undecided.is_some() && matches!(&found.verdict, Verdict::False(p) if p < later) => {}
        (Verdict::False(_), true) if earlier.verdict != found.verdict => {
            earlier.notes.push(contradiction("trying all orders", &earlier.verdict, &found.verdict));
            return earlier;
        }
        (Verdict::False(_), _) | (Verdict::Unknown(Unknown::Racy), false) => return earlier,
        (Verdict::True, true) => {
            found.notes.push(contradiction("the symbolic engine", &found.verdict, &earlier.verdict));
        }
        (Verdict::Unknown(why), false) => {
            found.notes.push(format!("there may be a violation of a property that comes before this one: {why}"));
            found.undecided = Some(why.clone());
        }
        // What enumeration has not come to is of later properties.
        (Verdict::True, false) => found.undecided = None,
        (Verdict::Unknown(_), true) => {}
    }
    found.statistics.times = earlier.statistics.times;
    found
}

fn contradiction(who: &str, real: &Verdict, said: &Verdict) -> String {
    format!(
        "the engines contradict each other, which is a defect of the tool: {who} says {said}, but {real} was replayed"
    )
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
        let times = std::mem::take(&mut beyond.statistics.times);
        beyond.statistics = Statistics { times, ..first.statistics };
    }
    beyond
}

/// Another way to decide a program.
type Ask<'a> = dyn FnMut(When, &mut Profile, &mut dyn FnMut(Message)) -> Attempt + 'a;

/// Other means of deciding a program.
struct Means<'a> {
    ask: &'a mut Ask<'a>,
    /// How long to go on if they do not decide it; nothing: as long as there is time.
    then: Option<Duration>,
    /// Whether they get more time afterwards.
    next: bool,
}

/// Unrolls and decides; `follow_races` tells whether racing accesses depend on the schedule. `first` is asked as soon as
/// something turns out to depend on the schedule: what it decides is the outcome, and if it finds a violation, only
/// properties that come before that one are left to decide.
fn decided(
    task: &Task<'_>,
    mut times: Profile,
    follow_races: bool,
    first: Means<'_>,
    recorder: &Recorder<'_, '_>,
    emit: &mut dyn FnMut(Message),
) -> Outcome {
    let Task { compiled, options, deadline, .. } = *task;
    let start = Instant::now();
    emit(Message::Stage("unrolling".to_owned()));
    emit(Message::Times(times.clone()));
    let mut z3 = Z3Prover { deadline, dump: options.dump_smt.clone(), ..Z3Prover::default() };
    let prover = (options.reductions.commute && !follow_races).then_some(&mut z3 as &mut dyn Prover);
    let mut profile = Profile::default();
    let limits = unroll::Options {
        sources: Some(Arc::new(compiled.sources.clone())),
        follow_races,
        ..unrolling(options, deadline)
    };
    let mut attempt = Attempt::Open(String::new());
    let mut elsewhere = Duration::ZERO;
    let mut explain = None;
    let mut round = None;
    let built = unroll::build_unless(&compiled.program, &limits, prover, &mut profile, &mut |when, why| {
        let begin = Instant::now();
        let mut so_far = times.clone();
        so_far.add(None, unroll::PART, start.elapsed(), 1);
        emit(Message::Times(so_far));
        let asked = (first.ask)(when, &mut times, emit);
        if let Attempt::Found(_, outcome) | Attempt::Decided(outcome) = &asked {
            // Whatever happens to this process meanwhile, the parent knows what was found.
            for finding in &outcome.findings {
                let witness = recorder.one(finding).and_then(Result::ok).map(Box::new);
                emit(Message::Finding(Box::new(finding.clone()), witness));
            }
        }
        // What was found is not given up again.
        if !matches!((&attempt, &asked), (Attempt::Found(..), Attempt::Open(_))) {
            attempt = asked;
        }
        emit(Message::Stage("unrolling".to_owned()));
        let mut so_far = times.clone();
        so_far.add(None, unroll::PART, begin - start, 1);
        emit(Message::Times(so_far));
        if let Attempt::Decided(outcome) = &mut attempt {
            outcome.notes.extend_from_slice(why);
        }
        elsewhere += begin.elapsed();
        match &attempt {
            // A violation that the symbolic engine finds, too, comes with the reasons why nothing orders its places.
            Attempt::Decided(outcome) if matches!(outcome.verdict, Verdict::False(_)) => {
                explain = Some(Instant::now() + EXPLAINING);
                explain.map_or(Elsewhere::Decided, Elsewhere::Until)
            }
            Attempt::Decided(_) => Elsewhere::Decided,
            // An endless loop has kept enumeration from more than this: it does the same here.
            Attempt::Found(_, outcome)
                if when != When::Sensitive && matches!(outcome.undecided, Some(Unknown::Unwinding(_))) =>
            {
                round = Some(Instant::now() + ENDLESS);
                round.map_or(Elsewhere::Open, Elsewhere::Until)
            }
            _ if when != When::Sensitive => Elsewhere::Open,
            _ => {
                let now = Instant::now();
                round = first.then.map(|t| now + t);
                let left = |d: Instant| d.saturating_duration_since(now);
                let by = deadline.filter(|_| first.next).map(|d| now + left(d).mul_f64(UNROLLING_SHARE));
                round.or(by).map_or(Elsewhere::Open, Elsewhere::Until)
            }
        }
    });
    if z3.count > 0 {
        profile.add(Some(unroll::COMMUTING), "equalities by the solver", z3.time, z3.count);
    }
    times.merge(profile);
    times.add(None, unroll::PART, start.elapsed().saturating_sub(elsewhere), 1);
    let found = match attempt {
        Attempt::Decided(mut outcome) => match outcome.verdict {
            Verdict::False(property) => Some((property, outcome)),
            _ => {
                outcome.statistics.times = times;
                return outcome;
            }
        },
        Attempt::Found(property, outcome) => Some((property, outcome)),
        Attempt::Open(_) => None,
    };
    let deadline = explain.or(round).or(deadline);
    let mut properties = options.properties.clone();
    let bound = |p: &Property, found: &Property| if explain.is_some() { p <= found } else { p < found };
    properties.retain(|p| found.as_ref().is_none_or(|(found, _)| bound(p, found)));
    let (problem, rerun) = match built {
        Ok(Some(built)) => built,
        Ok(None) => return stopped(Unknown::Interrupted, times),
        Err(reason) => {
            let outcome = stopped(reason, times);
            return found.map_or(outcome.clone(), |(_, found)| behind(outcome, found, explain.is_some()));
        }
    };
    if options.pools_unbounded && bound_matters(&problem.trace) {
        return stopped(Unknown::Unsupported("a task of a pool that waits".to_owned()), times);
    }
    // A second attempt replaces the account of the first as a whole, and only when it has one of its own.
    let graph = || Message::Graph(scoville_encode::shape::graph(&problem.trace));
    if options.account && !follow_races {
        emit(graph());
    }
    let ledger = RefCell::new(problem.obligations.ledger.clone());
    emit(Message::Stage(format!("deciding {} events", problem.trace.events.len())));
    emit(Message::Times(times.clone()));
    let news = RefCell::new(News { emit, recorder, times: &times, findings: 0, last: Instant::now() });
    let progress = |outcome: &Outcome| news.borrow_mut().tell(outcome);
    let proved = to_prove(&properties, &compiled.program);
    // Beyond a race a schedule is a guess, and its replay may go on for ever.
    let most = problem.executed.saturating_mul(REPLAY_FACTOR).saturating_add(REPLAY_LEAST);
    let replayer = ProgramReplayer::new(&compiled.program, Limits::default()).within(most);
    let mut outcome = decide(
        &problem,
        &rerun,
        &replayer,
        &scoville_solver::Options {
            properties: proved,
            reductions: options.reductions,
            encoding: match options.encoding {
                Encoding::Auto => EncodingChoice::Auto,
                Encoding::Slots => EncodingChoice::Slots,
                Encoding::ReadFrom => EncodingChoice::ReadFrom,
            },
            deadline,
            // The queries of the second attempt stand beside those of the first.
            dump: options.dump_smt.as_ref().map(|d| if follow_races { d.join("beyond-races") } else { d.clone() }),
            sources: Some(&compiled.sources),
            ledger: options.account.then_some(&ledger),
            further_races: FURTHER_RACES,
            all_races: follow_races,
            // What the first attempt found has been told.
            progress: if follow_races { None } else { Some(&progress) },
            ..scoville_solver::Options::default()
        },
    );
    if outcome.verdict == Verdict::False(Property::NoDeadlock) && !properties.contains(&Property::NoDeadlock) {
        outcome.findings.retain(|f| f.kind.property() != Property::NoDeadlock);
        outcome.verdict = Verdict::Unknown(Unknown::Unsupported(format!("{TIME_LIMIT}a wait runs out")));
    }
    times.merge(std::mem::take(&mut outcome.statistics.times));
    outcome.statistics.times = times;
    emit(Message::Statistics(outcome.statistics.clone()));
    if options.account {
        if follow_races {
            emit(graph());
        }
        emit(Message::Ledger(ledger.into_inner()));
    }
    // The process ends soon: no time is spent on taking these apart.
    std::mem::forget((problem, rerun));
    match found {
        Some((_, found)) => behind(outcome, found, explain.is_some()),
        None => outcome,
    }
}

/// What has to be proved so that `properties` are known to hold. The symbolic engine goes no further than to where everybody
/// waits; if that is for a stated time, tasks may go on.
pub(crate) fn to_prove(properties: &[Property], program: &Program) -> Vec<Property> {
    let goes_on = program.methods.iter().any(|m| m.limit == Some(Limit::Time));
    let also = (goes_on && !properties.contains(&Property::NoDeadlock)).then_some(Property::NoDeadlock);
    properties.iter().copied().chain(also).collect()
}

/// The options of the unroller.
pub(crate) fn unrolling(options: &Options, deadline: Option<Instant>) -> unroll::Options {
    let defaults = options.reductions.unrolling(unroll::Options::default());
    unroll::Options {
        regions: options.granularity == Granularity::Regions,
        deadline,
        unroll: options.unroll.unwrap_or(defaults.unroll),
        tasks: options.tasks as usize,
        explain: options.account,
        ..defaults
    }
}

/// Instructions of a replay for each one of the unrolling, and at least: far more than any execution of the trace has.
const REPLAY_FACTOR: u64 = 16;
const REPLAY_LEAST: u64 = 2_000_000;

/// Passes partial results on.
struct News<'a> {
    emit: &'a mut dyn FnMut(Message),
    recorder: &'a Recorder<'a, 'a>,
    /// What came before.
    times: &'a Profile,
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
            let mut statistics = outcome.statistics.clone();
            statistics.times.merge(self.times.clone());
            (self.emit)(Message::Statistics(statistics));
            self.last = Instant::now();
        }
    }
}

/// The outcome of a run that a limit stopped before anything was decided.
fn stopped(reason: Unknown, times: Profile) -> Outcome {
    Outcome {
        verdict: Verdict::Unknown(reason),
        findings: Vec::new(),
        undecided: None,
        possible_after_first: 0,
        statistics: Statistics { times, ..Statistics::default() },
        notes: Vec::new(),
        unreached: Vec::new(),
        commutations: Vec::new(),
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

/// The files that diagnostics refer to.
fn mentioned(diagnostics: &[Diagnostic]) -> BTreeSet<FileId> {
    diagnostics.iter().flat_map(|d| d.labels.iter().map(|l| l.span.file)).collect()
}

/// Whether a model is one of ours, which findings never show.
fn is_built_in(name: &str) -> bool {
    name.strip_prefix("models/").is_some_and(|n| scoville_frontend::models::FILES.iter().any(|(file, _)| *file == n))
}

/// What the parent needs to make this map again: user files come first and in the order of the request.
fn stubs(sources: &SourceMap, mentioned: &BTreeSet<FileId>) -> Vec<SourceStub> {
    let stub = |(id, file): (FileId, &scoville_evidence::source::SourceFile)| match file.origin {
        Origin::User => SourceStub::Given(id.0 as usize),
        Origin::Model => SourceStub::Model {
            name: file.name.clone(),
            text: if mentioned.contains(&id) || !is_built_in(&file.name) { file.text.clone() } else { String::new() },
        },
    };
    sources.files().map(stub).collect()
}

#[cfg(test)]
mod tests;
