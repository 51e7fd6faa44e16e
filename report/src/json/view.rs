//! The shape of the JSON document: the types that are written, and how evidence becomes them.

use super::{Answer, SCHEMA_VERSION};
use crate::profile;
use crate::text::Subject;
use scoville_evidence::commutation::{Commutation, Equality};
use scoville_evidence::diagnostic::{Diagnostic, Severity};
use scoville_evidence::profile::Part;
use scoville_evidence::schedule::{Observation, Replay, Schedule, TaskFact};
use scoville_evidence::source::{SourceMap, Span};
use scoville_evidence::verdict::{Finding, Outcome, Place, Property, SearchCounts, Statistics, Unreached, Verdict};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

#[derive(Serialize)]
pub(crate) struct Document<'a> {
    schema_version: u32,
    tool: Tool<'a>,
    program: &'a str,
    properties: Vec<&'static str>,
    verdict: VerdictView,
    exit_code: u8,
    findings: Vec<FindingView<'a>>,
    possible_after_first: u64,
    statistics: Option<Counts>,
    notes: &'a [String],
    unreached: Vec<UnreachedView<'a>>,
    commutations: Vec<CommutationView<'a>>,
    diagnostics: Vec<DiagnosticView<'a>>,
    times: BTreeMap<&'a str, u64>,
    profile: Option<Vec<PartView<'a>>>,
}

/// What no schedule does, and where.
#[derive(Serialize)]
struct UnreachedView<'a> {
    what: &'static str,
    at: Position<'a>,
}

/// Why two kinds of atomic sections commute.
#[derive(Serialize)]
struct CommutationView<'a> {
    places: Vec<Position<'a>>,
    variables: &'a BTreeMap<String, String>,
    equalities: Vec<EqualityView<'a>>,
}

#[derive(Serialize)]
struct EqualityView<'a> {
    what: &'a str,
    one: &'a str,
    other: &'a str,
    by: &'static str,
    steps: &'a [String],
}

/// Who wrote it.
#[derive(Serialize)]
pub(crate) struct Tool<'a> {
    pub(crate) name: &'static str,
    pub(crate) version: &'a str,
}

#[derive(Serialize)]
pub(crate) struct VerdictView {
    text: String,
    result: &'static str,
    property: Option<&'static str>,
    reason: Option<&'static str>,
    detail: Option<String>,
}

#[derive(Serialize)]
pub(crate) struct Position<'a> {
    file: &'a str,
    line: u32,
    column: u32,
    end_line: u32,
    end_column: u32,
}

#[derive(Serialize)]
pub(crate) struct FindingView<'a> {
    kind: &'static str,
    property: &'static str,
    message: &'a str,
    places: Vec<PlaceView<'a>>,
    reasons: &'a [String],
    advice: &'a [String],
    replayed: bool,
    replay_error: Option<RejectedView<'a>>,
    steps: Vec<StepView<'a>>,
    tasks: Vec<TaskView<'a>>,
    last_state: Vec<FactView<'a>>,
    schedule: &'a Schedule,
}

#[derive(Serialize)]
struct PlaceView<'a> {
    number: usize,
    at: Position<'a>,
    task: &'a str,
    what: &'a str,
    spawned: Option<SpawnView<'a>>,
}

#[derive(Serialize)]
struct SpawnView<'a> {
    at: Position<'a>,
    kind: &'a str,
}

#[derive(Serialize)]
struct RejectedView<'a> {
    step: usize,
    reason: &'a str,
}

#[derive(Serialize)]
struct StepView<'a> {
    step: usize,
    task: String,
    at: Position<'a>,
    text: &'a str,
}

#[derive(Serialize)]
struct TaskView<'a> {
    task: String,
    kind: &'a str,
    spawned_at: Option<Position<'a>>,
}

#[derive(Serialize)]
struct FactView<'a> {
    task: String,
    at: Position<'a>,
    text: &'a str,
}

/// Counts of a run, as `docs/report.schema.json` describes them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counts {
    /// Tasks in the trace, the root included.
    pub tasks: u64,
    /// Permission regions that were entered.
    pub regions: u64,
    /// Checked accesses.
    pub accesses: u64,
    /// Events in the trace.
    pub events: u64,
    /// Locations and choice operations that depend on the schedule.
    pub sensitive: u64,
    /// Rounds of the refinement loop.
    pub rounds: u64,
    /// Solver queries.
    pub queries: u64,
    /// How many goals the solver decided with which encoding, by the word for that.
    #[serde(default)]
    pub encodings: BTreeMap<String, u64>,
    /// What had to be proved.
    pub obligations: u64,
    /// How many of them were discharged how, by the word for that.
    pub discharged: BTreeMap<String, u64>,
    /// Of an engine that enumerates states.
    pub search: Option<SearchCounts>,
}

#[derive(Serialize)]
pub(super) struct PartView<'a> {
    part: &'a str,
    within: Option<&'a str>,
    micros: u64,
    count: u64,
    rest: Option<u64>,
}

#[derive(Serialize)]
pub(crate) struct DiagnosticView<'a> {
    code: &'a str,
    severity: &'static str,
    message: &'a str,
    labels: Vec<LabelView<'a>>,
    notes: &'a [String],
}

#[derive(Serialize)]
struct LabelView<'a> {
    at: Position<'a>,
    text: &'a str,
}

/// The whole document.
pub(crate) fn document<'a>(
    tool_version: &'a str,
    subject: &Subject<'a>,
    diagnostics: &'a [Diagnostic],
    answer: Answer<'a>,
) -> Document<'a> {
    let outcome = match answer {
        Answer::Outcome(outcome) => Some(outcome),
        Answer::InputError | Answer::InternalError(_) => None,
    };
    let sources = subject.sources;
    Document {
        schema_version: SCHEMA_VERSION,
        tool: Tool { name: "scoville", version: tool_version },
        program: subject.program,
        properties: subject.properties.iter().map(|p| p.word()).collect(),
        verdict: verdict_of(answer),
        exit_code: answer.exit_code(),
        findings: outcome.map(|o| o.findings.iter().map(|f| finding(f, sources)).collect()).unwrap_or_default(),
        possible_after_first: outcome.map_or(0, |o| o.possible_after_first),
        statistics: outcome.map(|o| statistics(&o.statistics)),
        notes: outcome.map_or(&[], |o| &o.notes),
        unreached: outcome.map(|o| unreached(o, sources)).unwrap_or_default(),
        commutations: outcome.map(|o| commutations(o, sources)).unwrap_or_default(),
        diagnostics: diagnostics.iter().map(|d| diagnostic(d, sources)).collect(),
        times: outcome.map(times).unwrap_or_default(),
        profile: outcome.filter(|_| subject.profile).map(parts),
    }
}

fn unreached<'a>(outcome: &Outcome, sources: &'a SourceMap) -> Vec<UnreachedView<'a>> {
    let view = |(span, what): &(Span, Unreached)| UnreachedView { what: what.word(), at: position(*span, sources) };
    outcome.unreached.iter().map(view).collect()
}

fn commutations<'a>(outcome: &'a Outcome, sources: &'a SourceMap) -> Vec<CommutationView<'a>> {
    let equality = |e: &'a Equality| EqualityView {
        what: &e.what,
        one: &e.one,
        other: &e.other,
        by: e.by.word(),
        steps: &e.steps,
    };
    let view = |c: &'a Commutation| CommutationView {
        places: c.places.iter().map(|s| position(*s, sources)).collect(),
        variables: &c.variables,
        equalities: c.equalities.iter().map(equality).collect(),
    };
    outcome.commutations.iter().map(view).collect()
}

fn parts(outcome: &Outcome) -> Vec<PartView<'_>> {
    profile::rows(&outcome.statistics.times).into_iter().map(part).collect()
}

fn part(row: profile::Row<'_>) -> PartView<'_> {
    let Part { within, what, count, .. } = row.part;
    PartView { part: what, within: within.as_deref(), micros: row.part.micros(), count: *count, rest: row.rest }
}

fn times(outcome: &Outcome) -> BTreeMap<&str, u64> {
    outcome.statistics.times.whole().map(|p| (p.what.as_str(), p.micros())).collect()
}

/// The verdict, as it is written.
pub(crate) fn verdict_of(answer: Answer<'_>) -> VerdictView {
    let view = |text: String, result| VerdictView { text, result, property: None, reason: None, detail: None };
    match answer {
        Answer::InputError => VerdictView { reason: Some("input"), ..view("error".into(), "error") },
        Answer::InternalError(message) => {
            VerdictView { reason: Some("internal"), detail: Some(message.to_owned()), ..view("error".into(), "error") }
        }
        Answer::Outcome(outcome) => {
            let text = outcome.verdict.words();
            match &outcome.verdict {
                Verdict::True => view(text, "true"),
                Verdict::False(p) => VerdictView { property: Some(Property::word(*p)), ..view(text, "false") },
                Verdict::Unknown(u) => VerdictView {
                    reason: Some(u.word()),
                    detail: u.detail().map(str::to_owned),
                    ..view(text, "unknown")
                },
            }
        }
    }
}

/// A span, as it is written.
pub(crate) fn position(span: Span, sources: &SourceMap) -> Position<'_> {
    let start = sources.position(span);
    let end = sources.position(Span::new(span.file, span.hi.max(span.lo), span.hi.max(span.lo)));
    Position {
        file: sources.get(span.file).map_or("?", |f| f.name.as_str()),
        line: start.line,
        column: start.col,
        end_line: end.line,
        end_column: end.col,
    }
}

/// A finding, as it is written.
pub(crate) fn finding<'a>(f: &'a Finding, sources: &'a SourceMap) -> FindingView<'a> {
    let (observations, tasks, notes, rejected): (&[Observation], &[TaskFact], &[_], _) = match &f.replay {
        Replay::Confirmed { observations, tasks, notes } => (observations, tasks, notes, None),
        Replay::Rejected { step, reason } => (&[], &[], &[], Some(RejectedView { step: *step, reason })),
    };
    FindingView {
        kind: f.kind.word(),
        property: f.kind.property().word(),
        message: &f.message,
        places: f.places.iter().enumerate().map(|(i, p)| place(i + 1, p, sources)).collect(),
        reasons: &f.reasons,
        advice: &f.advice,
        replayed: rejected.is_none(),
        replay_error: rejected,
        steps: observations
            .iter()
            .enumerate()
            .map(|(step, o)| StepView { step, task: o.task.to_string(), at: position(o.span, sources), text: &o.text })
            .collect(),
        tasks: tasks
            .iter()
            .map(|t| TaskView {
                task: t.task.to_string(),
                kind: &t.kind,
                spawned_at: t.spawned_at.map(|s| position(s, sources)),
            })
            .collect(),
        last_state: notes
            .iter()
            .map(|(task, span, text)| FactView { task: task.to_string(), at: position(*span, sources), text })
            .collect(),
        schedule: &f.schedule,
    }
}

fn place<'a>(number: usize, p: &'a Place, sources: &'a SourceMap) -> PlaceView<'a> {
    PlaceView {
        number,
        at: position(p.span, sources),
        task: &p.task,
        what: &p.what,
        spawned: p.spawned.as_ref().map(|(span, kind)| SpawnView { at: position(*span, sources), kind }),
    }
}

/// Counts, as they are written.
pub(crate) fn statistics(s: &Statistics) -> Counts {
    let mut discharged = BTreeMap::new();
    for (how, n) in &s.obligations {
        *discharged.entry(how.word().to_owned()).or_insert(0) += n;
    }
    Counts {
        tasks: s.tasks,
        regions: s.regions,
        accesses: s.accesses,
        events: s.events,
        sensitive: s.sensitive,
        rounds: s.rounds,
        queries: s.queries,
        encodings: s.encodings.iter().map(|(how, n)| (how.word().to_owned(), *n)).collect(),
        obligations: s.total_obligations(),
        discharged,
        search: s.search,
    }
}

/// A diagnostic, as it is written.
pub(crate) fn diagnostic<'a>(d: &'a Diagnostic, sources: &'a SourceMap) -> DiagnosticView<'a> {
    DiagnosticView {
        code: &d.code,
        severity: match d.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
        },
        message: &d.message,
        labels: d.labels.iter().map(|l| LabelView { at: position(l.span, sources), text: &l.text }).collect(),
        notes: &d.notes,
    }
}
