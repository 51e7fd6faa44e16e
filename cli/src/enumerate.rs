//! The explicit engine: asked for by name, or by the symbolic one for programs that it had better leave to it.
//!
//! Where a program has few schedules, trying them all costs less than starting a solver; and what no formula expresses
//! (a list that grows in an order that the schedule decides) is a state like any other to this engine. It executes the
//! program, so that all it finds is real, and its answer is exact if it comes to an end.

use crate::pipeline::{PULSE, Task, unrolling};
use crate::protocol::{Granularity, Message, Method};
use crate::sharing;
use crate::supervise::resident_megabytes;
use scoville_evidence::profile::Profile;
use scoville_evidence::verdict::{Outcome, Property, SearchCounts, Statistics, Unknown, Verdict};
use std::time::{Duration, Instant};

/// Steps of the first attempt, before the solver is asked.
const FIRST_STEPS: u64 = 600_000;

/// Steps of the first attempt once it has met a violation: then only those that come before it are left to decide.
const FURTHER_STEPS: u64 = 60_000;

/// Time of the first attempt: it is also limited to a tenth of what is left.
const FIRST_TIME: Duration = Duration::from_secs(2);

/// Time of the second attempt: it is also limited to a fifth of what is left.
const SECOND_TIME: Duration = Duration::from_secs(30);

/// Time for one more look by happens-before: it is also limited to a part of what is left.
pub(crate) const LOOK_TIME: Duration = Duration::from_secs(2);

/// Time for the first one: the first execution mostly tells.
const FIRST_LOOK: Duration = Duration::from_millis(300);

/// What a search may spend.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Budget {
    /// Steps from state to state.
    pub transitions: u64,
    /// Steps after a violation.
    pub further: u64,
    /// Wall time; `None` for no limit.
    pub time: Option<Duration>,
    /// Bytes; `None` for no limit.
    pub memory: Option<u64>,
}

impl Budget {
    /// All that is left.
    fn rest(task: &Task<'_>, share: (u64, u64)) -> Budget {
        let (part, of) = share;
        let used = resident_megabytes(std::process::id()).unwrap_or(0);
        Budget {
            transitions: u64::MAX,
            further: u64::MAX,
            time: task.deadline.map(|d| d.saturating_duration_since(Instant::now())),
            memory: task.memory.map(|all| (all.saturating_sub(used) << 20) / of * part),
        }
    }

    /// What is worth trying before the solver.
    fn first(task: &Task<'_>) -> Budget {
        let rest = Budget::rest(task, (1, 4));
        let time = rest.time.map_or(FIRST_TIME, |t| FIRST_TIME.min(t / 10));
        Budget { transitions: FIRST_STEPS, further: FURTHER_STEPS, time: Some(time), ..rest }
    }
}

/// What a search yields.
struct Searched {
    outcome: Outcome,
    /// Whether a violation can be told: nothing is missing that would come before it.
    complete: bool,
}

/// Decides a program by enumerating its schedules.
///
/// # Errors
/// A defect: the engines see the canonical run differently.
pub(crate) fn explore(task: &Task<'_>, mut times: Profile, emit: &mut dyn FnMut(Message)) -> Result<Outcome, String> {
    let mut notes = Vec::new();
    if task.options.follow {
        emit(Message::Stage("following the canonical trace".to_owned()));
        let start = Instant::now();
        notes.push(crate::follow::follow(task.compiled, &unrolling(task.options, task.deadline))?);
        times.since(start, "following");
    }
    let start = Instant::now();
    // What is estimated is not all: the rest is for the program, the machine and the allocator.
    let method = task.options.search.method;
    let mut budget = Budget::rest(task, (3, 4));
    if matches!(method, Method::Exhaustive | Method::Unreduced) {
        // Some is kept for a look.
        budget.time = budget.time.map(|t| t.saturating_sub(LOOK_TIME.min(t / 10)));
    }
    let exploration = search(task, method, &budget, true, emit);
    let uncovered = sharing::notes(&exploration, &task.compiled.sources, method == Method::Paper);
    let mut outcome = concluded(task, exploration).outcome;
    times.since(start, "exploring");
    if matches!(method, Method::Exhaustive | Method::Unreduced) {
        outcome = with_earlier(outcome, task, LOOK_TIME, &mut times, emit);
    }
    outcome.notes.append(&mut notes);
    outcome.notes.extend(uncovered);
    outcome.statistics.times = times;
    Ok(outcome)
}

/// What an attempt has come to.
pub(crate) enum Attempt {
    /// An end: this is the outcome.
    Decided(Outcome),
    /// A violation of this property, but not to an end: there may be one that comes before it.
    Found(Property, Outcome),
    /// Nothing; the remark says why.
    Open(String),
}

/// A first attempt at a program in which something depends on the schedule. Where there are too many states, as with tasks that read
/// the same fields again and again between barriers, there may still be few executions that differ by happens-before.
pub(crate) fn first(task: &Task<'_>, times: &mut Profile, emit: &mut dyn FnMut(Message)) -> Attempt {
    let first = attempt(task, task.options.search.method, &Budget::first(task), DEPENDS, times, emit);
    match first {
        Attempt::Open(_) => match look(task, Some(LOOK_TIME), times, emit) {
            Attempt::Open(_) => first,
            seen => seen,
        },
        _ => first,
    }
}

/// A short attempt at a program whose first run goes on: for no longer than that has taken so far.
pub(crate) fn early(task: &Task<'_>, spent: Duration, times: &mut Profile, emit: &mut dyn FnMut(Message)) -> Attempt {
    let rest = Budget::rest(task, (1, 4));
    let time = rest.time.map_or(spent, |t| spent.min(t / 4));
    attempt(task, task.options.search.method, &Budget { time: Some(time), ..rest }, LONG, times, emit)
}

/// A glance at a program whose first run is long: one whose tasks wait for a plain flag turns for ever there, and its race shows in the first
/// executions by happens-before. Nothing else counts: the solver may know what comes before it.
pub(crate) fn glance(task: &Task<'_>, time: Duration, times: &mut Profile, emit: &mut dyn FnMut(Message)) -> Attempt {
    let rest = Budget::rest(task, (1, 4));
    let time = rest.time.map_or(time, |t| time.min(t / 4));
    match attempt(task, Method::Dpor, &Budget { time: Some(time), ..rest }, LONG, times, emit) {
        Attempt::Decided(outcome) if outcome.verdict == Verdict::False(Property::NoDataRace) => {
            Attempt::Decided(outcome)
        }
        _ => Attempt::Open("a glance has shown nothing".to_owned()),
    }
}

/// A second attempt, at a program that the solver has not decided in some seconds.
pub(crate) fn second(task: &Task<'_>, times: &mut Profile, emit: &mut dyn FnMut(Message)) -> Attempt {
    let rest = Budget::rest(task, (1, 2));
    let time = rest.time.map_or(SECOND_TIME, |t| SECOND_TIME.min(t / 5));
    attempt(task, task.options.search.method, &Budget { time: Some(time), ..rest }, DEPENDS, times, emit)
}

/// A program that the symbolic engine has not decided.
pub(crate) fn last(task: &Task<'_>, times: &mut Profile, emit: &mut dyn FnMut(Message)) -> Attempt {
    let rest = Budget::rest(task, (1, 2));
    // Large searches need a while to be taken apart, and what is known so far shall be told in time.
    let time = rest.time.map(|t| t.mul_f64(0.85));
    attempt(task, task.options.search.method, &Budget { time, ..rest }, DEPENDS, times, emit)
}

/// A look at some executions by happens-before: for `most`, and no more than a tenth of what is left; without that, for a quarter of it.
pub(crate) fn look(
    task: &Task<'_>,
    most: Option<Duration>,
    times: &mut Profile,
    emit: &mut dyn FnMut(Message),
) -> Attempt {
    let rest = Budget::rest(task, (1, 2));
    let time = match most {
        Some(most) => Some(rest.time.map_or(most, |t| most.min(t / 10))),
        None => rest.time.map(|t| t / 4),
    };
    match attempt(task, Method::Dpor, &Budget { time: time.or(Some(SECOND_TIME)), ..rest }, DEPENDS, times, emit) {
        // A certificate says how many states there are, which a look does not find out.
        Attempt::Decided(all) if all.verdict == Verdict::True && task.options.certificate.is_some() => {
            Attempt::Open("a look finds no violation".to_owned())
        }
        other => other,
    }
}

/// Races are there in most executions, if at all, and show by happens-before in each of them; where states are visited one after
/// the other, two tasks have to stand before their accesses, which may be so only in some of those visited last. So where there was no
/// time to say whether there is a violation, or one that comes before what has been found, a few executions are looked at in that way.
pub(crate) fn with_earlier(
    outcome: Outcome,
    task: &Task<'_>,
    most: Duration,
    times: &mut Profile,
    emit: &mut dyn FnMut(Message),
) -> Outcome {
    let found = match outcome.verdict {
        Verdict::False(found) if outcome.undecided.is_some() && found != Property::NoDataRace => Some(found),
        Verdict::Unknown(Unknown::Timeout | Unknown::Memory(_) | Unknown::TooLarge(_)) => None,
        _ => return outcome,
    };
    let start = Instant::now();
    let rest = Budget::rest(task, (1, 4));
    let time = rest.time.map_or(most, |t| most.min(t / 2));
    let budget = Budget { time: Some(time), ..rest };
    let mut other = concluded(task, search(task, Method::Dpor, &budget, false, emit)).outcome;
    times.since(start, "exploring");
    match other.verdict {
        Verdict::False(earlier) if found.is_none_or(|found| earlier < found) => {
            other.notes.extend(outcome.notes);
            let rest = found.map(|found| format!("; others show only: {}", found.word())).unwrap_or_default();
            other.notes.push(format!("found by happens-before in one execution{rest}"));
            other
        }
        _ => outcome,
    }
}

/// Why enumeration is asked before anything is known to depend on the schedule.
const LONG: &str = "its first execution takes long";

/// Why enumeration is asked, mostly.
const DEPENDS: &str = "values depend on the schedule";

fn attempt(
    task: &Task<'_>,
    method: Method,
    budget: &Budget,
    why: &str,
    times: &mut Profile,
    emit: &mut dyn FnMut(Message),
) -> Attempt {
    let start = Instant::now();
    let Searched { mut outcome, complete } = concluded(task, search(task, method, budget, false, emit));
    times.since(start, "exploring");
    let states = outcome.statistics.search.map_or(0, |s| s.states);
    match (&outcome.verdict, complete) {
        // Assumptions that nothing satisfies: that is an end, too. (Of programs without an end, visiting states tells more.)
        (Verdict::Unknown(Unknown::Vacuous), _) if method != Method::Dpor => Attempt::Decided(outcome),
        (Verdict::Unknown(limit), _) => {
            Attempt::Open(format!("trying all orders that can matter has not decided it: {limit} ({states} states)"))
        }
        (Verdict::True, false) => Attempt::Open("an enumeration that is not complete says true".to_owned()),
        (Verdict::False(_), false) => {
            let outcome = with_earlier(outcome, task, FIRST_LOOK, times, emit);
            match outcome.verdict {
                Verdict::False(Property::NoDataRace) => Attempt::Decided(outcome),
                Verdict::False(property) => Attempt::Found(property, outcome),
                _ => Attempt::Open("a violation is none".to_owned()),
            }
        }
        (_, true) => {
            outcome
                .notes
                .push(format!("decided by trying all orders that can matter ({states} states), because {why}"));
            Attempt::Decided(outcome)
        }
    }
}

fn search(
    task: &Task<'_>,
    method: Method,
    budget: &Budget,
    tell: bool,
    emit: &mut dyn FnMut(Message),
) -> scoville_explore::Exploration {
    let options = task.options;
    emit(Message::Stage("exploring".to_owned()));
    let defaults = scoville_explore::Options::default();
    let settings = scoville_explore::Options {
        method: match method {
            Method::Exhaustive => scoville_explore::Method::Exhaustive,
            Method::Unreduced => scoville_explore::Method::Unreduced,
            Method::Constructs => scoville_explore::Method::Constructs,
            Method::Paper => scoville_explore::Method::Paper,
            Method::Dpor => scoville_explore::Method::Dpor,
        },
        full_states: options.search.full_states,
        states: options.search.max_states.unwrap_or(u64::MAX),
        transitions: budget.transitions,
        further: budget.further,
        memory: budget.memory.unwrap_or(u64::MAX),
        regions: options.granularity == Granularity::Regions,
        all_races: options.all_races,
        // Far away, but not past what an instant can hold.
        time: budget.time.unwrap_or(Duration::MAX).min(Duration::from_secs(10 * 365 * 24 * 3600)),
        ..defaults
    };
    let mut last = Instant::now();
    let mut progress = |p: &scoville_explore::Progress| {
        for finding in p.news.iter().filter(|f| options.properties.contains(&f.kind.property())) {
            emit(Message::Finding(Box::new(finding.clone()), None));
        }
        if last.elapsed() >= PULSE {
            last = Instant::now();
            let text = format!(
                "exploring: {} states, {} steps, depth {}, {} tasks",
                p.states, p.transitions, p.depth, p.tasks
            );
            emit(Message::Stage(text));
            if tell {
                let search =
                    SearchCounts { states: p.states, transitions: p.transitions, depth: p.depth, memory: p.bytes };
                emit(Message::Statistics(Statistics { tasks: p.tasks, search: Some(search), ..Statistics::default() }));
            }
        }
    };
    scoville_explore::explore_telling(&task.compiled.program, &settings, &mut progress)
}

fn concluded(task: &Task<'_>, exploration: scoville_explore::Exploration) -> Searched {
    let complete = exploration.complete && exploration.unconfirmed.is_empty();
    let mut outcome = asked(exploration.outcome, &task.options.properties);
    for text in &exploration.unconfirmed {
        outcome.notes.push(format!("found but not replayed, which is a defect of the tool: {text}"));
        if outcome.verdict == Verdict::True {
            outcome.verdict = Verdict::Unknown(Unknown::Solver("a finding did not replay".to_owned()));
        }
    }
    Searched { outcome, complete }
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
