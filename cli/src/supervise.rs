//! The parent's side: starts the engine's process, watches it, and makes an answer of what it said.

use crate::input::InputFile;
use crate::protocol::{Message, Request, SourceStub, Test};
use scoville_evidence::account::Account;
use scoville_evidence::certificate::confirmed::Checked;
use scoville_evidence::diagnostic::Diagnostic;
use scoville_evidence::source::{Origin, SourceMap};
use scoville_evidence::verdict::{Finding, Outcome, Statistics, Unknown, Verdict};
use scoville_evidence::witness::{Replayed, Witness};
use scoville_report::json::Answer;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

/// How often time, memory and signals are looked at.
const TICK: Duration = Duration::from_millis(25);
/// How long a child may take to end after its answer.
const GRACE: Duration = Duration::from_millis(500);
/// How much of the child's standard error is kept.
const KEPT: usize = 4096;

/// Limits on a child.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits<'a> {
    /// When the answer is due.
    pub deadline: Option<Instant>,
    /// Resident memory in MB.
    pub memory: Option<u64>,
    /// Set by a signal.
    pub interrupted: &'a AtomicBool,
}

/// How a run ended.
#[derive(Debug)]
pub(crate) enum Ended {
    /// With a verdict, be it a partial one.
    Outcome(Box<Outcome>),
    /// The input cannot be verified.
    Rejected,
    /// With the text that was asked for.
    Printed(String),
    /// With the tests of the program.
    Tests(Vec<Test>),
    /// With what came of a witness.
    Replayed(Box<Replayed>),
    /// With what came of a certificate.
    Checked(Box<Checked>),
    /// With an error of the tool.
    Failed(String),
}

impl Ended {
    /// The answer to a question for a verdict.
    pub(crate) fn answer(&self) -> Answer<'_> {
        match self {
            Ended::Outcome(outcome) => Answer::Outcome(outcome),
            Ended::Rejected => Answer::InputError,
            Ended::Failed(message) => Answer::InternalError(message),
            Ended::Printed(_) | Ended::Tests(_) | Ended::Replayed(_) | Ended::Checked(_) => {
                Answer::InternalError("the engine did not decide")
            }
        }
    }
}

/// All that is known after a run.
#[derive(Debug)]
pub(crate) struct Run {
    pub ended: Ended,
    /// Warnings; the errors if the input was rejected.
    pub diagnostics: Vec<Diagnostic>,
    /// What spans refer to.
    pub sources: SourceMap,
    /// Witnesses of the outcome's findings, in their order; fewer or none if they were not wanted.
    pub witnesses: Vec<Option<Witness>>,
    /// What became of the certificate; nothing if the child did not get to it.
    pub certificate: Option<Result<String, String>>,
    /// What else was told, if that was asked for.
    pub account: Account,
    /// What the child was doing when it was stopped, if it did not answer.
    pub stopped: Option<String>,
    /// Wall time of the child.
    pub elapsed: Duration,
}

/// Runs the engine on `files`; `watch` is called now and then with the stage and the time since the start.
pub(crate) fn run(
    request: &Request,
    files: &[InputFile],
    limits: Limits<'_>,
    watch: &mut dyn FnMut(&str, Duration),
) -> Run {
    let start = Instant::now();
    let mut heard = Heard::default();
    let stop = match Engine::start(request, files) {
        Ok(engine) => engine.listen(&mut heard, limits, start, watch),
        Err(e) => Stop::Failed(format!("cannot start the engine: {e}")),
    };
    heard.conclude(stop, files, start.elapsed())
}

/// Why the parent listens no more.
enum Stop {
    /// The child said its last word.
    Answered,
    Timeout,
    Memory(String),
    Interrupted,
    Failed(String),
}

/// A running child.
struct Engine {
    child: Child,
    /// Open as long as we live; the child ends when it closes.
    lifeline: Option<ChildStdin>,
    messages: Receiver<Result<Message, String>>,
    stderr: Receiver<Vec<u8>>,
}

impl Engine {
    fn start(request: &Request, files: &[InputFile]) -> std::io::Result<Engine> {
        use std::os::unix::process::CommandExt;
        let mut child = Command::new(std::env::current_exe()?)
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            // Only one thread of the engine allocates; glibc would give it a heap that grows by a page per system call.
            .env("MALLOC_ARENA_MAX", "1")
            // Ctrl-C on the terminal is the parent's business.
            .process_group(0)
            .spawn()?;
        let (lifeline, stdout, stderr) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let (sender, messages) = channel();
        std::thread::Builder::new().spawn(move || {
            let Some(stdout) = stdout else { return };
            for line in BufReader::with_capacity(1 << 16, stdout).lines() {
                let message = line
                    .map_err(|e| e.to_string())
                    .and_then(|l| serde_json::from_str(&l).map_err(|e| format!("bad message of the engine: {e}")));
                if sender.send(message).is_err() {
                    return;
                }
            }
        })?;
        let (sender, errors) = channel();
        std::thread::Builder::new().spawn(move || {
            let Some(mut stderr) = stderr else { return };
            let mut kept = Vec::new();
            let mut buffer = [0; 1024];
            while let Ok(n @ 1..) = stderr.read(&mut buffer) {
                kept.extend_from_slice(&buffer[..n.min(KEPT.saturating_sub(kept.len()))]);
            }
            let _ = sender.send(kept);
        })?;
        let mut engine = Engine { child, lifeline, messages, stderr: errors };
        if let Err(e) = engine.send(request, files) {
            // A child that died early has more to say than the broken pipe to it.
            if e.kind() != std::io::ErrorKind::BrokenPipe {
                engine.kill();
                return Err(e);
            }
        }
        Ok(engine)
    }

    fn send(&mut self, request: &Request, files: &[InputFile]) -> std::io::Result<()> {
        let Some(stdin) = &mut self.lifeline else { return Ok(()) };
        let mut bytes = serde_json::to_vec(request)?;
        bytes.push(b'\n');
        stdin.write_all(&bytes)?;
        files.iter().try_for_each(|f| stdin.write_all(f.text.as_bytes()))?;
        stdin.flush()
    }

    /// Listens until the child has answered or must be stopped. The child has ended afterwards.
    fn listen(
        mut self,
        heard: &mut Heard,
        limits: Limits<'_>,
        start: Instant,
        watch: &mut dyn FnMut(&str, Duration),
    ) -> Stop {
        loop {
            let left = limits.deadline.map_or(TICK, |d| d.saturating_duration_since(Instant::now()).min(TICK));
            match self.messages.recv_timeout(left) {
                Ok(Ok(message)) => {
                    if heard.hear(message) {
                        self.end();
                        return Stop::Answered;
                    }
                    // A talkative child must not keep us from the checks below.
                }
                Ok(Err(text)) => {
                    self.kill();
                    return Stop::Failed(text);
                }
                Err(RecvTimeoutError::Disconnected) => return self.silent(limits),
                Err(RecvTimeoutError::Timeout) => watch(&heard.stage, start.elapsed()),
            }
            if limits.interrupted.load(Ordering::Relaxed) {
                self.kill();
                return Stop::Interrupted;
            }
            if limits.deadline.is_some_and(|d| Instant::now() >= d) {
                self.kill();
                return Stop::Timeout;
            }
            let used = limits.memory.and_then(|_| resident_megabytes(self.child.id()));
            if let Some(limit) = limits.memory.filter(|limit| used.is_some_and(|used| used > *limit)) {
                self.kill();
                return Stop::Memory(limit_text(limit));
            }
        }
    }

    /// The child closed its output without an answer: why?
    fn silent(mut self, limits: Limits<'_>) -> Stop {
        let status = self.child.wait();
        let stderr = self.stderr.recv_timeout(GRACE).unwrap_or_default();
        let stderr = String::from_utf8_lossy(&stderr);
        match status {
            Ok(status) => why(status, stderr.trim(), limits.memory),
            Err(e) => Stop::Failed(format!("the engine is gone: {e}")),
        }
    }

    /// Lets the child end; it has nothing to do any more.
    fn end(&mut self) {
        let until = Instant::now() + GRACE;
        while Instant::now() < until {
            // The stream closes when the child ends.
            match self.messages.recv_timeout(GRACE) {
                Err(RecvTimeoutError::Disconnected) => break,
                Ok(_) | Err(RecvTimeoutError::Timeout) => {}
            }
        }
        self.kill();
    }

    /// Ends the child, if it still runs, and reaps it.
    fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn limit_text(limit: u64) -> String {
    format!("more than {limit} MB are needed; --memory gives more")
}

/// What the end of a child that gave no answer means.
fn why(status: ExitStatus, stderr: &str, memory: Option<u64>) -> Stop {
    use std::os::unix::process::ExitStatusExt;
    const KILL: i32 = 9;
    let exhausted = ["memory allocation of", "out of memory", "bad_alloc", "Cannot allocate memory"];
    if exhausted.iter().any(|text| stderr.contains(text)) {
        return Stop::Memory(memory.map_or_else(|| "all of it is used".to_owned(), limit_text));
    }
    if status.signal() == Some(KILL) {
        return Stop::Memory("the system ended the engine".to_owned());
    }
    let how = match (status.signal(), status.code()) {
        _ if stderr.contains("overflowed its stack") => "stack overflow".to_owned(),
        (Some(signal), _) => format!("signal {signal}"),
        (_, code) => format!("exit code {}", code.unwrap_or(-1)),
    };
    let last = stderr.lines().rev().find(|l| !l.trim().is_empty()).unwrap_or("");
    let last = if last.is_empty() { String::new() } else { format!(": {last}") };
    Stop::Failed(format!("the engine ended without an answer ({how}){last}"))
}

/// Resident memory of a process in MB, where the system says it.
pub(crate) fn resident_megabytes(pid: u32) -> Option<u64> {
    let text = std::fs::read_to_string(format!("/proc/{pid}/statm")).ok()?;
    let pages: u64 = text.split_whitespace().nth(1)?.parse().ok()?;
    Some(pages.saturating_mul(rustix::param::page_size() as u64) >> 20)
}

/// What the child has said so far.
#[derive(Default)]
struct Heard {
    stage: String,
    stubs: Vec<SourceStub>,
    diagnostics: Vec<Diagnostic>,
    remarks: Vec<String>,
    findings: Vec<(Finding, Option<Witness>)>,
    statistics: Statistics,
    witnesses: Vec<Option<Witness>>,
    account: Account,
    decided: Option<(Box<Outcome>, Vec<Option<Witness>>)>,
    certificate: Option<Result<String, String>>,
    ended: Option<Ended>,
}

impl Heard {
    /// A violation may be told again, with a witness.
    fn found(&mut self, finding: Finding, witness: Option<Witness>) {
        let same = |f: &Finding| {
            f.kind == finding.kind && f.places.iter().map(|p| p.span).eq(finding.places.iter().map(|p| p.span))
        };
        match self.findings.iter_mut().find(|(f, _)| same(f)) {
            Some((_, known)) => *known = known.take().or(witness),
            None => self.findings.push((finding, witness)),
        }
    }

    /// Takes a message; true if it was the last one.
    fn hear(&mut self, message: Message) -> bool {
        match message {
            Message::Stage(stage) => self.stage = stage,
            Message::Sources(stubs) => self.stubs = stubs,
            Message::Warnings(warnings) => self.diagnostics.extend(warnings),
            Message::Remark(text) => self.remarks.push(text),
            Message::Finding(finding, witness) => self.found(*finding, witness.map(|w| *w)),
            Message::Statistics(statistics) => self.statistics = statistics,
            Message::Times(times) => self.statistics.times = times,
            Message::Basis(basis) => self.account.basis = Some(basis),
            Message::Graph(graph) => self.account.graph = Some(graph),
            Message::Ledger(ledger) => self.account.ledger = Some(ledger),
            Message::Outcome(outcome, witnesses) => {
                self.witnesses = witnesses;
                self.ended = Some(Ended::Outcome(outcome));
            }
            Message::Replayed(replayed) => self.ended = Some(Ended::Replayed(replayed)),
            Message::Decided(outcome, witnesses) => self.decided = Some((outcome, witnesses)),
            Message::Certificate(told) => self.certificate = Some(told),
            Message::Checked(checked) => self.ended = Some(Ended::Checked(checked)),
            Message::Printed(text) => self.ended = Some(Ended::Printed(text)),
            Message::Tests(tests) => self.ended = Some(Ended::Tests(tests)),
            Message::Failed(text) => self.ended = Some(Ended::Failed(text)),
            Message::Rejected(diagnostics) => {
                self.diagnostics.extend(diagnostics);
                self.ended = Some(Ended::Rejected);
            }
        }
        self.ended.is_some()
    }

    fn conclude(mut self, stop: Stop, files: &[InputFile], elapsed: Duration) -> Run {
        let sources = source_map(&self.stubs, files);
        let diagnostics = self.diagnostics;
        let stage = self.stage;
        // The sort keeps the order of those that violate the same property.
        self.findings.sort_by_key(|(f, _)| f.kind.property());
        let (findings, streamed): (Vec<Finding>, Vec<Option<Witness>>) = self.findings.into_iter().unzip();
        // A child that was stopped at a certificate has answered before.
        let stop = match (stop, self.decided.take()) {
            (stop @ Stop::Answered, _) | (stop, None) => stop,
            (_, Some((outcome, witnesses))) => {
                (self.witnesses, self.ended) = (witnesses, Some(Ended::Outcome(outcome)));
                Stop::Answered
            }
        };
        let answered = matches!(stop, Stop::Answered);
        let partial = |reason| partial(reason, &stage, findings, self.statistics);
        let mut ended = match (stop, self.ended) {
            (Stop::Answered, Some(ended)) => ended,
            (Stop::Answered, None) => Ended::Failed("the engine gave no answer".to_owned()),
            (Stop::Timeout, _) => partial(Unknown::Timeout),
            (Stop::Interrupted, _) => partial(Unknown::Interrupted),
            (Stop::Memory(text), _) => partial(Unknown::Memory(text)),
            (Stop::Failed(text), _) => Ended::Failed(text),
        };
        if let Ended::Outcome(outcome) = &mut ended {
            outcome.notes.extend(self.remarks);
        }
        let witnesses = if answered { self.witnesses } else { streamed };
        Run {
            ended,
            diagnostics,
            sources,
            witnesses,
            certificate: self.certificate,
            account: self.account,
            stopped: (!answered && !stage.is_empty()).then_some(stage),
            elapsed,
        }
    }
}

/// The outcome of a run that was stopped, with the findings in order of precedence. A violation that replayed stands,
/// whatever else was not looked at.
fn partial(reason: Unknown, stage: &str, findings: Vec<Finding>, statistics: Statistics) -> Ended {
    let mut notes = Vec::new();
    if !stage.is_empty() {
        notes.push(format!("stopped while {stage}"));
    }
    let (verdict, undecided) = match findings.first().map(|f| f.kind.property()) {
        None => (Verdict::Unknown(reason), None),
        Some(property) => {
            notes.push(format!("not all was decided ({reason}): there may be more violations"));
            (Verdict::False(property), Some(reason))
        }
    };
    Ended::Outcome(Box::new(Outcome {
        verdict,
        findings,
        undecided,
        possible_after_first: 0,
        statistics,
        notes,
        unreached: Vec::new(),
        commutations: Vec::new(),
    }))
}

/// The child's source map, made again from the files and its stubs.
fn source_map(stubs: &[SourceStub], files: &[InputFile]) -> SourceMap {
    if stubs.is_empty() {
        return crate::input::source_map(files);
    }
    let mut sources = SourceMap::new();
    for stub in stubs {
        match stub {
            SourceStub::Given(i) => {
                let (name, text) = files.get(*i).map_or(("?", ""), |f| (f.name.as_str(), f.text.as_str()));
                sources.add(name, text, Origin::User);
            }
            SourceStub::Model { name, text } => {
                sources.add(name.as_str(), text.as_str(), Origin::Model);
            }
        }
    }
    sources
}
