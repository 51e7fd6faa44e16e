//! Witness files: making them of schedules, and replaying them.

use super::account::Account;
use super::changes::changes;
use super::eye::{Eye, Log};
use super::follow::Follower;
use super::operation::{self, Index};
use super::{Failure, ProgramReplayer, tasks};
use scoville_evidence::schedule::{
    Goal, InputValue, Point, Replay, Replayer, Schedule, Site, Step, TaskFact, TaskPath,
};
use scoville_evidence::source::{FileId, SourceMap, Span};
use scoville_evidence::verdict::{Finding, FindingKind, Place};
use scoville_evidence::witness::{
    self, Event, Found, Misfit, Position, Program, Replayed, Shown, StepState, Task, TaskName, Tool, Violation, Witness,
};

/// Most ways to take the names of a violation's operations that are tried.
const MOST_WAYS: usize = 64;

/// What a witness says about itself.
#[derive(Clone, Debug)]
pub struct Origin<'a> {
    /// Who makes it.
    pub tool: Tool,
    /// Of which program.
    pub program: Program,
    /// Its sources.
    pub sources: &'a SourceMap,
}

fn position(sources: &SourceMap, span: Span) -> Position {
    let at = sources.position(span);
    let file = sources.get(span.file).map_or("?", |f| f.name.as_str()).to_owned();
    Position { file, line: at.line, column: at.col }
}

fn name(task: &TaskPath) -> TaskName {
    TaskName(task.clone())
}

// --- making ---

impl<'p> ProgramReplayer<'p> {
    /// The witness file of a schedule.
    ///
    /// # Errors
    /// The step at which the schedule does not replay, and why.
    pub fn record(&self, schedule: &Schedule, origin: &Origin<'_>) -> Result<Witness, String> {
        let failed = |f: Failure| format!("step {}: {}", f.step, f.reason);
        let mut follower = self.follower();
        let mut events = Vec::new();
        for (i, step) in schedule.steps.iter().enumerate() {
            follower.eye.log = Some(Log::default());
            let text = Self::take(&mut follower, step).map_err(|reason| failed(Failure { step: i, reason }))?;
            let at = follower.at.unwrap_or(Span::new(FileId(0), 0, 0));
            let point = |point: &Point| self.point(point, at, text.clone(), origin.sources);
            events.push(match step {
                Step::Visible { point: p } => Event::Operation(point(p)?),
                Step::Input { point: p, value } => Event::Input { point: point(p)?, value: (*value).into() },
                Step::End { task } => Event::End { task: name(task) },
                Step::TimeOver { task } => Event::TimeOver { task: name(task) },
            });
        }
        let end = schedule.steps.len();
        follower.goal(&schedule.goal).map_err(|reason| failed(Failure { step: end, reason }))?;
        let account = follower.account.take().ok_or("the goal tells nothing")?;
        let violation = self.violation(&schedule.goal, &account, origin.sources)?;
        let sources = origin.sources;
        let task = |fact: TaskFact| Task {
            task: TaskName(fact.task),
            kind: fact.kind,
            spawned_at: fact.spawned_at.map(|s| position(sources, s)),
        };
        let shown = |p: &Place| {
            Ok(Shown { task: TaskName::try_from(p.task.clone())?, at: position(sources, p.span), what: p.what.clone() })
        };
        Ok(Witness {
            format: witness::FORMAT.to_owned(),
            version: witness::VERSION,
            tool: origin.tool.clone(),
            program: origin.program.clone(),
            property: account.kind.property(),
            finding: Found {
                violation,
                places: account.places.iter().map(shown).collect::<Result<_, String>>()?,
                message: account.message,
            },
            tasks: tasks(&follower).into_iter().map(task).collect(),
            events,
        })
    }

    fn follower(&self) -> Follower<'_, 'p> {
        Follower::new(&self.machine, &self.liveness, Eye::new(self.machine.program, None))
    }

    /// Takes a step, and tells what it did.
    fn take(follower: &mut Follower<'_, 'p>, step: &Step) -> Result<String, String> {
        follower.step(step)?;
        let told = follower.eye.log.as_ref().and_then(|l| l.last.clone());
        Ok(crate::names::capped(told.unwrap_or_default()))
    }

    fn point(&self, p: &Point, at: Span, text: String, sources: &SourceMap) -> Result<witness::Point, String> {
        let named = operation::name(self.machine.program, p.site).ok_or("an operation that does not exist")?;
        Ok(witness::Point {
            task: name(&p.task),
            operation: named.operation.to_owned(),
            detail: named.detail,
            method: named.method,
            ordinal: named.ordinal,
            occurrence: p.occurrence,
            at: position(sources, at),
            text,
        })
    }

    fn violation(&self, goal: &Goal, account: &Account, sources: &SourceMap) -> Result<Violation, String> {
        let place = |i: usize| account.places.get(i).ok_or("a violation without a place");
        let point = |p: &Point, i: usize| {
            let place = place(i)?;
            self.point(p, place.span, place.what.clone(), sources)
        };
        Ok(match goal {
            Goal::Race { a, b } => Violation::Race(point(a, 0)?, point(b, 1)?),
            Goal::RegionConflict { a, b } => Violation::RegionConflict(point(a, 0)?, point(b, 1)?),
            Goal::NeverReleased { at } => Violation::NeverReleased(point(at, 0)?),
            Goal::Assertion { at } => Violation::Assertion(point(at, 0)?),
            Goal::Exception { at } => Violation::Exception(point(at, 0)?),
            Goal::Region { at } => match account.kind {
                FindingKind::BadRelease => Violation::BadRelease(point(at, 0)?),
                FindingKind::BadRange => Violation::BadRange(point(at, 0)?),
                _ => Violation::WriteUnderRead(point(at, 0)?),
            },
            Goal::Deadlock { waiting } | Goal::Livelock { waiting } => {
                let tasks = waiting.iter().map(name).collect();
                match account.kind {
                    FindingKind::Livelock => Violation::Livelock(tasks),
                    _ => Violation::Deadlock(tasks),
                }
            }
        })
    }
}

// --- replaying ---

/// What is needed all along a replay of a witness.
struct Reader<'a, 'p> {
    replayer: &'a ProgramReplayer<'p>,
    index: Index<'p>,
    sources: &'a SourceMap,
    /// Whether the program's text has changed, so that positions need not agree.
    changed: bool,
    /// Whether what each step changes is wanted.
    detailed: bool,
}

/// What the witness says and what the program does instead.
struct Difference {
    expected: String,
    found: String,
    at: Option<Span>,
}

impl<'p> ProgramReplayer<'p> {
    /// Replays a witness on a program with these sources; `hash` is that of their texts. With `detailed`, the answer tells
    /// what each step changed.
    #[must_use]
    pub fn replay_witness(&self, witness: &Witness, sources: &SourceMap, hash: &str, detailed: bool) -> Replayed {
        let changed = witness.program.hash != hash;
        let index = Index::new(self.machine.program);
        let reader = Reader { replayer: self, index, sources, changed, detailed };
        let mut steps = Vec::new();
        let mut taken = Vec::new();
        let result = reader.all(witness, &mut taken, &mut steps);
        let result = result.map(Box::new).map_err(|d| Misfit {
            step: taken.len(),
            expected: d.expected,
            found: d.found,
            at: d.at,
        });
        Replayed { changed, events: witness.events.len(), result, steps }
    }
}

impl<'p> Reader<'_, 'p> {
    fn all(
        &self,
        witness: &Witness,
        taken: &mut Vec<Step>,
        states: &mut Vec<StepState>,
    ) -> Result<Finding, Difference> {
        let mut follower = self.replayer.follower();
        for event in &witness.events {
            let before = self.detailed.then(|| follower.state.clone());
            follower.eye.log = Some(Log::default());
            let step = self.step(&mut follower, event)?;
            let what = ProgramReplayer::take(&mut follower, &step)
                .map_err(|found| self.difference(&follower, event.task(), expected(event), found))?;
            if let (Event::Operation(point) | Event::Input { point, .. }, Some(at)) = (event, follower.at) {
                self.same_position(point, at, expected(event))?;
            }
            if let Some(before) = before {
                let (task, span) = (Some(event.task().clone()), follower.at);
                let changes = changes(&follower, &before, follower.state.find(event.task()));
                states.push(StepState { step: taken.len(), task, span, what, changes });
            }
            taken.push(step);
        }
        let before = self.detailed.then(|| follower.state.clone());
        follower.eye.log = Some(Log::default());
        let violation = &witness.finding.violation;
        let says = format!("{}: {}", violation.kind().word(), witness.finding.message);
        let (goal, account) = self.goal(&mut follower, violation, &says)?;
        self.same_places(&witness.finding.places, &account, &says)?;
        if let Some(before) = before {
            let what = account.message.clone();
            let changes = changes(&follower, &before, None);
            states.push(StepState { step: taken.len(), task: None, span: None, what, changes });
        }
        let schedule = Schedule { steps: taken.clone(), goal };
        match self.replayer.replay(&schedule) {
            replay @ Replay::Confirmed { .. } => {
                let Account { kind, message, places, reasons } = account;
                Ok(Finding { kind, message, places, reasons, advice: Vec::new(), schedule, replay })
            }
            Replay::Rejected { step, reason } => {
                let found = format!("the schedule replays once but not again: step {step}: {reason}");
                Err(Difference { expected: says, found, at: None })
            }
        }
    }

    /// The step that an event means.
    fn step(&self, follower: &mut Follower<'_, 'p>, event: &Event) -> Result<Step, Difference> {
        match event {
            Event::End { task } => Ok(Step::End { task: task.0.clone() }),
            Event::TimeOver { task } => Ok(Step::TimeOver { task: task.0.clone() }),
            Event::Operation(p) => Ok(Step::Visible { point: self.next(follower, p, &expected(event))? }),
            Event::Input { point, value } => {
                let p = self.next(follower, point, &expected(event))?;
                let value = InputValue::try_from(value);
                let wrong = |found| Difference { expected: expected(event), found, at: None };
                Ok(Step::Input { point: p, value: value.map_err(wrong)? })
            }
        }
    }

    /// The point that a name means: of several operations with like names, the one that its task comes to.
    fn next(&self, f: &mut Follower<'_, 'p>, p: &witness::Point, says: &str) -> Result<Point, Difference> {
        let sites = self.sites(f, p, says)?;
        let mut site = sites.first().copied();
        if sites.len() > 1
            && let Some(t) = f.state.find(&p.task.0)
        {
            f.advance(t);
            let stands = f.state.task(t).site().filter(|s| sites.contains(s));
            site = stands.or(site);
        }
        let site = site.unwrap_or(Site { method: u32::MAX, pc: 0 });
        Ok(Point { task: p.task.0.clone(), site, occurrence: p.occurrence })
    }

    fn sites(&self, f: &mut Follower<'_, 'p>, p: &witness::Point, says: &str) -> Result<Vec<Site>, Difference> {
        self.index.sites(&p.operation, &p.detail, &p.method, p.ordinal).map_err(|why| {
            let instead = f.state.find(&p.task.0).map(|t| {
                let stop = f.advance(t);
                f.why(t, &stop)
            });
            let found = instead.map_or_else(|| why.clone(), |instead| format!("{why}; {instead}"));
            self.difference(f, &p.task.0, says.to_owned(), found)
        })
    }

    /// Checks the violation, whichever operations its names mean.
    fn goal(
        &self,
        follower: &mut Follower<'_, 'p>,
        violation: &Violation,
        says: &str,
    ) -> Result<(Goal, Account), Difference> {
        let named = violation.points();
        let mut ways: Vec<Vec<Point>> = vec![Vec::new()];
        for p in &named {
            let sites = self.sites(&mut follower.clone(), p, says)?;
            let extended = |way: &Vec<Point>| {
                let way = way.clone();
                let point = |site| Point { task: p.task.0.clone(), site, occurrence: p.occurrence };
                sites.iter().map(move |s| [&way[..], &[point(*s)]].concat()).collect::<Vec<_>>()
            };
            ways = ways.iter().flat_map(extended).take(MOST_WAYS).collect();
        }
        let mut first = None;
        for way in ways {
            let mut trial = follower.clone();
            let tried = self.shows(&mut trial, violation, &way, says);
            match tried {
                Ok(shown) => {
                    *follower = trial;
                    return Ok(shown);
                }
                Err(difference) => first.get_or_insert(difference),
            };
        }
        let nothing = || Difference { expected: says.to_owned(), found: "nothing of the kind".to_owned(), at: None };
        Err(first.unwrap_or_else(nothing))
    }

    fn shows(
        &self,
        f: &mut Follower<'_, 'p>,
        violation: &Violation,
        way: &[Point],
        says: &str,
    ) -> Result<(Goal, Account), Difference> {
        let tasks = |names: &[TaskName]| names.iter().map(|n| n.0.clone()).collect();
        let goal = match (violation, way) {
            (Violation::Race(..), [a, b]) => Goal::Race { a: a.clone(), b: b.clone() },
            (Violation::RegionConflict(..), [a, b]) => Goal::RegionConflict { a: a.clone(), b: b.clone() },
            (Violation::NeverReleased(_), [at]) => Goal::NeverReleased { at: at.clone() },
            (Violation::BadRelease(_) | Violation::BadRange(_) | Violation::WriteUnderRead(_), [at]) => {
                Goal::Region { at: at.clone() }
            }
            (Violation::Assertion(_), [at]) => Goal::Assertion { at: at.clone() },
            (Violation::Exception(_), [at]) => Goal::Exception { at: at.clone() },
            (Violation::Deadlock(names), _) => Goal::Deadlock { waiting: tasks(names) },
            (Violation::Livelock(names), _) => Goal::Livelock { waiting: tasks(names) },
            _ => {
                return Err(Difference {
                    expected: says.to_owned(),
                    found: "nothing of the kind".to_owned(),
                    at: None,
                });
            }
        };
        let named = violation.points();
        // The task that the difference is told of.
        let task = named.first().map_or_else(TaskPath::default, |p| p.task.0.clone());
        f.goal(&goal).map_err(|found| self.difference(f, &task, says.to_owned(), found))?;
        let Some(account) = f.account.take() else {
            return Err(self.difference(f, &task, says.to_owned(), "nothing of the kind".to_owned()));
        };
        if account.kind != violation.kind() {
            let found = format!("{}: {}", account.kind.word(), account.message);
            return Err(self.difference(f, &task, says.to_owned(), found));
        }
        for (p, place) in named.iter().zip(&account.places) {
            self.same_position(p, place.span, says.to_owned())?;
        }
        Ok((goal, account))
    }

    /// While the text is the same, what a witness shows must be where it says.
    fn same_position(&self, point: &witness::Point, span: Span, expected: String) -> Result<(), Difference> {
        if self.changed || self.stands(&point.at, span) {
            return Ok(());
        }
        let Position { line, column, .. } = &point.at;
        let found = format!("that operation of {} does not stand at line {line}, column {column}", point.task.0);
        Err(Difference { expected, found, at: Some(span) })
    }

    /// Whether a span begins there; files may have been renamed.
    fn stands(&self, at: &Position, span: Span) -> bool {
        let found = position(self.sources, span);
        (found.line, found.column) == (at.line, at.column)
    }

    /// The same for the places of the violation.
    fn same_places(&self, shown: &[Shown], account: &Account, expected: &str) -> Result<(), Difference> {
        let same = |(s, p): (&Shown, &Place)| s.task.0.to_string() == p.task && self.stands(&s.at, p.span);
        let all = shown.len() == account.places.len() && shown.iter().zip(&account.places).all(same);
        if self.changed || all {
            return Ok(());
        }
        let first = account.places.iter().map(|p| p.span).next();
        let found = "the violation shows, but its places are not those of the witness".to_owned();
        Err(Difference { expected: expected.to_owned(), found, at: first })
    }

    fn difference(&self, f: &Follower<'_, 'p>, task: &TaskPath, expected: String, found: String) -> Difference {
        let at = f.state.find(task).map(|t| f.state.user_span(f.machine.program, t));
        Difference { expected, found, at }
    }
}

/// What an event says, in words.
fn expected(event: &Event) -> String {
    let of = |p: &witness::Point| {
        let what = operation::in_words(&p.operation, &p.detail, p.ordinal, &p.method);
        let again = if p.occurrence == 0 { String::new() } else { format!(", execution {}", p.occurrence) };
        let text = if p.text.is_empty() { String::new() } else { format!(" ({})", p.text) };
        format!("task {} executes {what}{again}{text}", p.task.0)
    };
    match event {
        Event::Operation(p) => of(p),
        Event::Input { point, value } => format!("{} and is given {value:?}", of(point)),
        Event::End { task } => format!("task {} ends", task.0),
        Event::TimeOver { task } => format!("the time limit of a wait of task {} runs out", task.0),
    }
}

#[cfg(test)]
mod tests;
