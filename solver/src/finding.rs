//! Findings: what is shown of a violation, in the program's own terms.

use crate::prefix::{Goal, Prefix};
use crate::state::{Obstacle, clashes};
use crate::witness::Decoder;
use itertools::Itertools;
use scoville_encode::term::TermId;
use scoville_encode::trace::{
    Access, AccessId, EventId, EventKind, LocId, PhaseId, Region, RegionFault, RegionId, SectionId, TaskId, Trace,
};
use scoville_evidence::schedule::{CYCLE, Replay, Schedule, TURNS, TaskPath};
use scoville_evidence::source::{SourceMap, Span};
use scoville_evidence::verdict::{Finding, FindingKind, Place};
use scoville_ir::stmt::{Mode, TaskKind};

/// What else is known about the obligation.
#[derive(Clone, Debug, Default)]
pub struct Context<'a> {
    /// Location of a race.
    pub location: Option<LocId>,
    /// What two regions share.
    pub overlap: &'a str,
    /// For line numbers in sentences; without it sentences name no lines.
    pub sources: Option<&'a SourceMap>,
    /// Races that are real, as pairs of accesses: for advice about regions.
    pub races: &'a [(AccessId, AccessId)],
}

/// Describes a violation that has been replayed.
#[must_use]
pub fn describe(
    trace: &Trace,
    prefix: &Prefix,
    goal: &Goal,
    decoder: &Decoder<'_>,
    context: &Context<'_>,
    schedule: Schedule,
    replay: Replay,
) -> Finding {
    let w = Writer { trace, decoder, context };
    let (kind, message, places, mut reasons, advice) = match goal {
        Goal::Race { first, second, .. } => {
            w.race(&trace.accesses[first.index()], &trace.accesses[second.index()], &replay)
        }
        Goal::Conflict { first, second, .. } => w.conflict(*first, *second),
        Goal::Executed(e) | Goal::Next(e) => w.event(*e, &replay),
        Goal::Final | Goal::Any => w.stuck(prefix, &replay),
    };
    reasons.extend(replay.cycles().map(str::to_owned));
    Finding { kind, message, places, reasons, advice, schedule, replay }
}

type Parts = (FindingKind, String, Vec<Place>, Vec<String>, Vec<String>);

struct Writer<'a> {
    trace: &'a Trace,
    decoder: &'a Decoder<'a>,
    context: &'a Context<'a>,
}

impl Writer<'_> {
    fn at(&self, span: Span) -> String {
        match self.context.sources {
            Some(map) => {
                format!("{}:{}", map.short_name(span.file), map.position(span).line)
            }
            None => "its position".into(),
        }
    }

    fn task(&self, t: TaskId) -> String {
        self.decoder.path(t).to_string()
    }

    fn place(&self, task: TaskId, span: Span, what: String) -> Place {
        let t = self.trace.task(task);
        let spawned = t.spawned_at.map(|s| (s, kind_word(t.kind).to_owned()));
        Place { span, task: self.task(task), spawned, what }
    }

    fn location(&self) -> &str {
        self.context
            .location
            .and_then(|l| self.trace.locations.get(l.index()))
            .map_or("a location", |l| l.name.as_str())
    }

    fn race(&self, a: &Access, b: &Access, replay: &Replay) -> Parts {
        // The replay knows what the source calls the location, by one name or by two.
        let told = |i: usize| told(replay, i).and_then(|text| text.split_once(" of ")).map(|(_, name)| name);
        let name = told(0).unwrap_or_else(|| self.location());
        let other = told(1).unwrap_or(name);
        let also = if other == name { String::new() } else { format!(", which is {other} too") };
        let verb = |m: Mode| if m == Mode::W { "write of" } else { "read of" };
        let message = format!(
            "data race on {name}{also}: {} {} while {} {}",
            self.task(a.task),
            if a.mode == Mode::W { "writes it" } else { "reads it" },
            self.task(b.task),
            if b.mode == Mode::W { "writes it" } else { "reads it" },
        );
        let places = vec![
            self.place(a.task, a.span, format!("{} {name}", verb(a.mode))),
            self.place(b.task, b.span, format!("{} {other}", verb(b.mode))),
        ];
        let mut reasons = self.unordered(a.task, b.task);
        reasons.extend(self.sections(&a.inside, &b.inside));
        (FindingKind::Race, message, places, reasons, Vec::new())
    }

    /// Why nothing orders two points of two tasks.
    fn unordered(&self, a: TaskId, b: TaskId) -> Vec<String> {
        let (up_a, up_b) = (self.ancestors(a), self.ancestors(b));
        let common = up_a.iter().rev().zip(up_b.iter().rev()).take_while(|(x, y)| x == y).count();
        let below = |up: &[TaskId]| up.len().checked_sub(common + 1).map(|i| up[i]);
        let mut lines = Vec::new();
        let mut spawned = Vec::new();
        for (label, task, branch) in [("(1)", a, below(&up_a)), ("(2)", b, below(&up_b))] {
            let Some(top) = branch else { continue };
            let t = self.trace.task(top);
            let Some(span) = t.spawned_at else { continue };
            let within = if top == task { String::new() } else { format!(" (an ancestor of {})", self.task(task)) };
            spawned.push(top);
            lines.push(format!(
                "{label} runs in {}{within}, {} spawned at {}, {}",
                self.task(top),
                kind_word(t.kind),
                self.at(span),
                self.joined(top)
            ));
        }
        lines.push(match spawned.as_slice() {
            [x, y] => format!(
                "no finish, future or isolated orders (1) and (2): {} and {} run in parallel",
                self.task(*x),
                self.task(*y)
            ),
            [x] => {
                let other = if *x == a { b } else { a };
                format!(
                    "no finish, future or isolated orders (1) and (2): {} goes on while {} runs",
                    self.task(other),
                    self.task(*x)
                )
            }
            _ => "no finish, future or isolated orders (1) and (2)".into(),
        });
        lines
    }

    /// Where a task is joined, in words.
    fn joined(&self, task: TaskId) -> String {
        let scope = self.trace.task(task).scope;
        let mut joins =
            self.trace.events.iter().filter(|e| matches!(e.kind, EventKind::Join { scope: s } if s == scope));
        match joins.next() {
            Some(join) => format!("joined at the end of the finish at {}", self.at(join.span)),
            None => "joined nowhere".into(),
        }
    }

    /// The task and its ancestors, upwards.
    fn ancestors(&self, task: TaskId) -> Vec<TaskId> {
        std::iter::successors(Some(task), |t| self.trace.task(*t).parent).collect()
    }

    fn sections(&self, a: &[SectionId], b: &[SectionId]) -> Option<String> {
        let pair = |s: &SectionId, t: &SectionId| (self.trace.section(*s), self.trace.section(*t));
        Some(match (a.last(), b.last()) {
            (None, None) => return None,
            (Some(_), None) => "(1) is inside an atomic section, (2) is not".into(),
            (None, Some(_)) => "(2) is inside an atomic section, (1) is not".into(),
            (Some(s), Some(t)) => {
                let (x, y) = pair(s, t);
                if x.space != y.space {
                    "both are inside atomic sections, but of different kinds, which do not exclude each other".into()
                } else if clashes(x, y).is_empty() {
                    "both are inside atomic sections, but their locks do not exclude each other".into()
                } else {
                    "both are inside atomic sections whose locks can differ".into()
                }
            }
        })
    }

    fn region(&self, r: &Region) -> String {
        format!("acquires {:?} on {}", r.mode, r.what)
    }

    fn conflict(&self, first: RegionId, second: RegionId) -> Parts {
        let (a, b) = (&self.trace.regions[first.index()], &self.trace.regions[second.index()]);
        let span = |r: &Region| self.trace.event(r.acquire).span;
        let message = format!(
            "permission conflict on {}: {} holds {:?} while {} holds {:?}",
            if self.context.overlap.is_empty() { &a.what } else { self.context.overlap },
            self.task(a.task),
            a.mode,
            self.task(b.task),
            b.mode
        );
        let places = vec![self.place(a.task, span(a), self.region(a)), self.place(b.task, span(b), self.region(b))];
        let inside = |r: &Region| self.trace.event(r.acquire).inside.clone();
        let mut reasons = self.unordered(a.task, b.task);
        reasons.extend(self.sections(&inside(a), &inside(b)));
        let racing = self.context.races.iter().any(|(x, y)| {
            let tasks = [self.trace.accesses[x.index()].task, self.trace.accesses[y.index()].task];
            tasks.contains(&a.task) && tasks.contains(&b.task)
        });
        let advice = if racing { Vec::new() } else { self.too_wide(a, b) };
        (FindingKind::RegionConflict, message, places, reasons, advice)
    }

    /// Which region covers more than the task touches, and what it does touch.
    fn too_wide(&self, a: &Region, b: &Region) -> Vec<String> {
        let mut lines =
            vec!["the accesses inside the two regions do not collide: at least one region is too wide".into()];
        for (label, r) in [("(1)", a), ("(2)", b)] {
            let spans: Vec<String> = self
                .trace
                .accesses
                .iter()
                .filter(|x| x.task == r.task && x.after >= r.acquire && r.release.is_none_or(|e| x.after < e))
                .map(|x| self.at(x.span))
                .unique()
                .take(4)
                .collect();
            let holds = if r.release.is_none() { " and never releases it" } else { "" };
            let touched = if spans.is_empty() || self.context.sources.is_none() {
                String::new()
            } else {
                format!("; shared accesses inside: {}", spans.join(", "))
            };
            lines.push(format!("{label} {} {:?} on {}{holds}{touched}", "holds", r.mode, r.what));
        }
        if a.mode == Mode::W || b.mode == Mode::W {
            lines.push("acquire only the elements or fields that are used, release earlier, or use a read region where nothing is written".into());
        }
        lines
    }

    fn event(&self, e: EventId, replay: &Replay) -> Parts {
        let event = self.trace.event(e);
        let place = |what: &str| vec![self.place(event.task, event.span, what.to_owned())];
        let task = self.task(event.task);
        match &event.kind {
            EventKind::Uncaught { thrown } => {
                let by = self.task(thrown.by);
                let reasons = vec![format!("thrown by {by} and caught nowhere")];
                // Where it was thrown is what the replay saw; the event is the end of the root task.
                let span = match replay {
                    Replay::Confirmed { notes, .. } => notes.first().map(|(_, span, _)| *span),
                    Replay::Rejected { .. } => None,
                };
                let text = told(replay, 0).and_then(|t| t.strip_prefix("throws ")).unwrap_or(&thrown.class);
                let mut places = vec![self.place(thrown.by, span.unwrap_or(event.span), format!("throws {text}"))];
                places.extend(self.further(replay));
                (
                    FindingKind::Exception,
                    format!(
                        "{text} leaves {}",
                        if event.task == TaskId(0) { "the root task".to_owned() } else { task }
                    ),
                    places,
                    reasons,
                    Vec::new(),
                )
            }
            EventKind::RegionFault { what } => {
                let (kind, text) = match &**what {
                    RegionFault::BadRelease(mode) => {
                        (FindingKind::BadRelease, format!("{task} releases a {mode:?} region that it does not hold"))
                    }
                    RegionFault::BadRange(why) => (FindingKind::BadRange, format!("{task} names a bad range: {why}")),
                    RegionFault::WriteUnderRead => {
                        (FindingKind::WriteUnderRead, format!("{task} writes while it holds only a read region"))
                    }
                    RegionFault::NeverReleased(r) => {
                        let region = &self.trace.regions[r.index()];
                        let at = self.trace.event(region.acquire).span;
                        let text = format!("{task} ends without releasing {:?} on {}", region.mode, region.what);
                        let places = vec![self.place(event.task, at, self.region(region))];
                        return (FindingKind::NeverReleased, text, places, Vec::new(), Vec::new());
                    }
                };
                (kind, text, place("the operation at fault"), Vec::new(), Vec::new())
            }
            _ => {
                let text = told(replay, 0).and_then(|t| t.split_once(": ")).map(|(_, text)| format!(": {text}"));
                let message = format!("an assertion fails in {task}{}", text.unwrap_or_default());
                let reasons = self.choices(event.guard);
                (FindingKind::Assertion, message, place("this assertion fails"), reasons, Vec::new())
            }
        }
    }

    /// What the replay notes after the first: the causes of an exception.
    fn further(&self, replay: &Replay) -> Vec<Place> {
        let Replay::Confirmed { notes, .. } = replay else { return Vec::new() };
        let tasks = (0..self.trace.tasks.len()).map(|i| TaskId(i as u32));
        let named = |name: &TaskPath| tasks.clone().find(|t| self.decoder.path(*t) == *name);
        let each = notes.iter().skip(1);
        each.filter_map(|(task, span, text)| Some(self.place(named(task)?, *span, text.clone()))).collect()
    }

    /// Whether the order of sections matters to something under this guard, in words.
    fn choices(&self, guard: TermId) -> Vec<String> {
        let tasks = self.decoder.tasks_in_sections();
        if guard != TermId::TRUE && tasks > 1 {
            vec!["the order of the atomic sections in the schedule below leads here".into()]
        } else {
            Vec::new()
        }
    }

    /// Why a phase of a barrier is not over.
    fn unmet(&self, label: &str, phase: PhaseId, i: usize) -> String {
        let Some(phase) = self.trace.phases.get(phase.index()) else { return format!("{label} waits for ever") };
        let (number, verb) = (phase.number, if phase.signals { "signal" } else { "wait for" });
        let need = phase.needs.get(i);
        let would = need.and_then(|n| n.by.first()).map(|e| self.trace.event(*e));
        match (would, need.and_then(|n| n.holder)) {
            (Some(event), _) => format!(
                "{label} waits for {} to {verb} phase {number}, at {}",
                self.task(event.task),
                self.at(event.span)
            ),
            (None, Some(holder)) => {
                format!(
                    "{label} waits for {}, which is registered and does not {verb} phase {number}",
                    self.task(holder)
                )
            }
            (None, None) => format!("{label} waits for phase {number}"),
        }
    }

    fn stuck(&self, prefix: &Prefix, replay: &Replay) -> Parts {
        // A loop of the library's is a wait to the user.
        let turns = |replay: &Replay| match replay {
            Replay::Confirmed { notes, .. } => notes.iter().any(|(.., text)| text == TURNS),
            Replay::Rejected { .. } => true,
        };
        let spins = prefix.spins(self.trace) && turns(replay);
        let mut places = Vec::new();
        let mut reasons = Vec::new();
        for (i, (task, e, obstacle)) in prefix.waiting.iter().enumerate() {
            let event = self.trace.event(*e);
            // The replay knows the library's names.
            let seen = told_of(replay, &self.task(*task));
            let inside = seen
                .filter(|text| INSIDE.iter().any(|start| text.starts_with(start)))
                .map(|text| text.split(" for ").next().unwrap_or(text))
                .map(|text| text.split(": ").next().unwrap_or(text));
            let what = match (&event.kind, obstacle) {
                _ if inside.is_some() => inside.unwrap_or_default(),
                (EventKind::Join { .. }, _) => "waits for the end of a finish",
                (EventKind::Await { .. }, _) => "waits for a future that is never completed",
                (EventKind::Begin { .. }, _) => "waits to begin for a value that is never put",
                (EventKind::Wait { .. }, _) => "waits for a phase that is never over",
                (EventKind::Signal { .. }, _) => "waits to signal, as far ahead as the bound allows",
                (EventKind::SectionBegin { .. }, _) => "waits for an atomic section",
                (EventKind::Spin { .. }, _) => "waits in a loop that never exits",
                _ => "waits",
            };
            places.push(self.place(*task, event.span, what.to_owned()));
            let label = format!("({})", i + 1);
            reasons.push(match obstacle {
                Obstacle::Unended(t) => format!("{label} waits for {}, which has not ended", self.task(*t)),
                Obstacle::Excluded(s) => {
                    format!("{label} waits for the section that {} is in", self.task(self.trace.section(*s).task))
                }
                Obstacle::Empty(c) => {
                    let fills = &self.trace.cells[c.index()].fills;
                    // Not one that has ended without it.
                    let waits = |f: &&EventId| prefix.waiting.iter().any(|(t, ..)| *t == self.trace.event(**f).task);
                    match fills.iter().find(waits).filter(|_| inside.is_none()) {
                        Some(f) => format!(
                            "{label} waits for a value that {} would put at {}",
                            self.task(self.trace.event(*f).task),
                            self.at(self.trace.event(*f).span)
                        ),
                        // Whoever would put it has not come to that: the replay has asked who that is.
                        None => format!("{label} {}", seen.unwrap_or("waits for a value that is never put")),
                    }
                }
                Obstacle::Unmet(phase, i) => self.unmet(&label, *phase, *i),
                _ if inside.is_some() => format!("{label} {}", seen.unwrap_or("waits for ever")),
                _ if matches!(event.kind, EventKind::Spin { .. }) => {
                    format!("{label} no other task can change what the loop waits for any more")
                }
                _ => format!("{label} waits for ever"),
            });
        }
        let n = places.len();
        let tasks = if n == 1 { "1 task waits".to_owned() } else { format!("{n} tasks wait") };
        if spins {
            (FindingKind::Livelock, format!("{tasks} for ever, at least one in a loop"), places, reasons, Vec::new())
        } else {
            (FindingKind::Deadlock, format!("{tasks} for ever"), places, reasons, Vec::new())
        }
    }
}

/// How the replay begins to tell of waits that have a name.
const INSIDE: &[&str] = &["waits in ", "waits until ", "waits at the end of the program"];

/// The replay's note with this index.
fn told(replay: &Replay, i: usize) -> Option<&str> {
    match replay {
        Replay::Confirmed { notes, .. } => notes.get(i).map(|(_, _, text)| text.as_str()),
        Replay::Rejected { .. } => None,
    }
}

/// The replay's note about this task.
fn told_of<'r>(replay: &'r Replay, task: &str) -> Option<&'r str> {
    let Replay::Confirmed { notes, .. } = replay else { return None };
    notes.iter().find(|(t, _, text)| t.to_string() == task && !text.starts_with(CYCLE)).map(|(.., text)| text.as_str())
}

fn kind_word(kind: TaskKind) -> &'static str {
    match kind {
        TaskKind::Async => "async",
        TaskKind::Future => "future",
        TaskKind::Iteration => "loop iteration",
        TaskKind::Await => "await body",
        TaskKind::Message => "message",
        TaskKind::Actor => "actor",
        TaskKind::Rest => "after exit",
    }
}
