//! From a problem to an outcome: which obligation is asked when, and what follows from the answers.
//!
//! Precedence: race > permission > deadlock > exception > assertion > unwinding. Races are asked in trace order; the first
//! that is reachable and replays decides, because what follows a race may differ from the trace. Findings about regions
//! never end the analysis. Nothing is reported as a violation that did not replay.

use crate::account;
use crate::canonical::{self, Decision};
use crate::finding::{self, Context};
use crate::options::Options;
use crate::prefix::{Goal, Prefix};
use crate::query::{Answer, PART, Queries};
use crate::witness::{self, Decoder};
use scoville_encode::fault::{Fault, planted};
use scoville_encode::obligation::{Occurrences, Problem, RaceObligation};
use scoville_encode::term::TermId;
use scoville_encode::trace::{AccessId, EventId, EventKind, RegionFault, RegionId, Trace};
use scoville_evidence::account::{Entry, Reason, Subject};
use scoville_evidence::profile::Profile;
use scoville_evidence::schedule::{ENDLESS, Replay, Replayer, Site, TIME_LIMIT};
use scoville_evidence::verdict::{Discharge, Outcome, Property, Statistics, Unknown, Verdict};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// Decides all obligations of `problem` that `options` ask for.
#[must_use]
pub fn decide(
    problem: &Problem,
    occurrences: &dyn Occurrences,
    replayer: &dyn Replayer,
    options: &Options<'_>,
) -> Outcome {
    let mut run = Run::new(problem, occurrences, replayer, options);
    run.all();
    run.finish()
}

/// Most goals that are put in one query.
const MOST_AT_ONCE: usize = 64;

fn race_goal(ob: &RaceObligation) -> Goal {
    Goal::Race { first: ob.first, second: ob.second, same: ob.same }
}

/// What became of one obligation.
enum Settled {
    /// It holds.
    Holds,
    /// It is violated, and a finding says so.
    Violated,
    /// Not decided.
    Open,
}

struct Run<'a> {
    problem: &'a Problem,
    trace: &'a Trace,
    occurrences: &'a dyn Occurrences,
    replayer: &'a dyn Replayer,
    options: &'a Options<'a>,
    queries: Queries<'a>,
    counts: BTreeMap<Discharge, u64>,
    unknowns: Vec<Unknown>,
    outcome: Outcome,
    races: Vec<(AccessId, AccessId)>,
    replayed: Duration,
    replays: u64,
    profile: Profile,
    started: Instant,
}

impl<'a> Run<'a> {
    fn new(
        problem: &'a Problem,
        occurrences: &'a dyn Occurrences,
        replayer: &'a dyn Replayer,
        options: &'a Options<'a>,
    ) -> Self {
        let trace = &problem.trace;
        let mut counts = BTreeMap::new();
        for (d, n) in &problem.obligations.discharged {
            *counts.entry(*d).or_default() += n;
        }
        let statistics = Statistics {
            tasks: trace.tasks.len() as u64,
            regions: problem.regions,
            accesses: problem.accesses,
            events: trace.events.len() as u64,
            sensitive: problem.sensitive,
            rounds: problem.rounds,
            ..Statistics::default()
        };
        let outcome = Outcome {
            verdict: Verdict::Unknown(Unknown::Timeout),
            findings: Vec::new(),
            undecided: None,
            possible_after_first: 0,
            statistics,
            notes: problem.notes.clone(),
            unreached: Vec::new(),
            commutations: problem.commutations.clone(),
        };
        Run {
            problem,
            trace,
            occurrences,
            replayer,
            options,
            queries: Queries::new(trace, options),
            counts,
            unknowns: Vec::new(),
            outcome,
            races: Vec::new(),
            replayed: Duration::ZERO,
            replays: 0,
            profile: Profile::default(),
            started: Instant::now(),
        }
    }

    fn asks(&self, p: Property) -> bool {
        self.options.properties.contains(&p)
    }

    fn failed(&self, p: Property) -> bool {
        self.outcome.findings.iter().any(|f| f.kind.property() == p)
    }

    fn all(&mut self) {
        if planted(Fault::DeadlocksFirst) {
            self.deadlock();
            if self.failed(Property::NoDeadlock) {
                return;
            }
        }
        // A trace is exact up to the first race only: freedom from races is decided whatever is asked.
        if self.options.all_races {
            self.every_race();
        } else {
            self.first_race();
            if self.failed(Property::NoDataRace) {
                return;
            }
        }
        if self.asks(Property::Permission) {
            self.permissions();
        }
        let later = [Property::NoDeadlock, Property::Exception, Property::Assertion];
        for property in later.into_iter().filter(|p| self.asks(*p)).collect::<Vec<_>>() {
            match property {
                Property::NoDeadlock => self.deadlock(),
                Property::Exception => self.events(&self.problem.obligations.exceptions),
                _ => self.events(&self.problem.obligations.assertions),
            }
            if self.failed(property) {
                break;
            }
        }
        // Behind a cut there may be a violation that comes before the one that was found, but for races.
        if !self.failed(Property::NoDataRace) {
            self.cuts();
        }
        if !Property::ALL.into_iter().any(|p| self.asks(p) && self.failed(p)) {
            self.vacuous();
        }
    }

    /// All races, one for each pair of places.
    fn every_race(&mut self) {
        let races = &self.problem.obligations.races;
        let mut shown: Vec<(Site, Site)> = Vec::new();
        let mut at = 0;
        while at < races.len() {
            if self.out_of_time((races.len() - at) as u64) {
                return;
            }
            let chunk = &races[at..races.len().min(at + MOST_AT_ONCE)];
            at += chunk.len();
            let fresh: Vec<&RaceObligation> =
                chunk.iter().filter(|ob| !shown.contains(&self.sites(ob.first, ob.second))).collect();
            self.count_open((chunk.len() - fresh.len()) as u64);
            let goals: Vec<Goal> = fresh.iter().map(|ob| race_goal(ob)).collect();
            let answers = self.answers_of(&goals);
            for ((ob, goal), answer) in fresh.into_iter().zip(&goals).zip(answers) {
                let sites = self.sites(ob.first, ob.second);
                if shown.contains(&sites) {
                    self.count_open(1);
                    continue;
                }
                let context = Context { location: Some(ob.location), ..self.context() };
                if let Settled::Violated = self.settle_with(goal, &context, answer) {
                    self.races.push((ob.first, ob.second));
                    shown.push(sites);
                }
            }
        }
    }

    /// Races in trace order up to the first that exists.
    fn first_race(&mut self) {
        let races = &self.problem.obligations.races;
        let (mut at, mut size) = (0, 1);
        while at < races.len() && self.races.is_empty() {
            if self.out_of_time((races.len() - at) as u64) {
                return;
            }
            let chunk = &races[at..races.len().min(at + size)];
            let goals: Vec<Goal> = chunk.iter().map(race_goal).collect();
            let answers = self.answers_of(&goals);
            for ((ob, goal), answer) in chunk.iter().zip(&goals).zip(answers) {
                let context = Context { location: Some(ob.location), ..self.context() };
                at += 1;
                if let Settled::Violated = self.settle_with(goal, &context, answer) {
                    self.races.push((ob.first, ob.second));
                    break;
                }
            }
            size = (size * 4).min(MOST_AT_ONCE);
        }
        if !self.races.is_empty() {
            self.further_races(&races[at..]);
        }
    }

    /// After the first race: those of other places that are decided without effort are shown, the others counted.
    fn further_races(&mut self, rest: &[RaceObligation]) {
        let mut shown: Vec<(Site, Site)> = self.races.iter().map(|(a, b)| self.sites(*a, *b)).collect();
        for (i, ob) in rest.iter().enumerate() {
            if shown.len() > self.options.further_races || self.late() {
                let left = (rest.len() - i) as u64;
                self.outcome.possible_after_first += left;
                self.count_open(left);
                return;
            }
            let (goal, sites) = (race_goal(ob), self.sites(ob.first, ob.second));
            let context = Context { location: Some(ob.location), ..self.context() };
            match self.by_structure(&goal) {
                _ if !self.options.reductions.structure => self.possible(),
                Decision::Unsat(reason) => self.count(&goal, &context, reason),
                Decision::Sat(prefix) if !shown.contains(&sites) => match self.witness(&prefix, &goal, &context) {
                    Ok(()) => {
                        self.count(&goal, &context, Discharge::Violated);
                        self.races.push((ob.first, ob.second));
                        shown.push(sites);
                    }
                    Err(_) => self.possible(),
                },
                _ => self.possible(),
            }
        }
    }

    fn possible(&mut self) {
        self.outcome.possible_after_first += 1;
        self.count_open(1);
    }

    fn sites(&self, a: AccessId, b: AccessId) -> (Site, Site) {
        let site = |x: AccessId| self.trace.accesses[x.index()].site;
        (site(a).min(site(b)), site(a).max(site(b)))
    }

    /// Region findings, one for each pair of places. First what is never released: conflicts of the same regions follow from
    /// that, and are told with it.
    fn permissions(&mut self) {
        let (problem, trace) = (self.problem, self.trace);
        let acquire = |r: RegionId| trace.event(trace.regions[r.index()].acquire).site;
        let fault = |e: &EventId| {
            let site = trace.event(*e).site;
            (Goal::Executed(*e), "", (site, site))
        };
        let (kept, others): (Vec<EventId>, Vec<EventId>) =
            problem.obligations.faults.iter().partition(|e| self.kept(**e).is_some());
        let mut shown: Vec<(Site, Site)> = Vec::new();
        self.region_findings(&kept.iter().map(fault).collect::<Vec<_>>(), &mut shown);
        // A task that has ended still holds whatever else it has not released there, too.
        let ended = |e: &&EventId| shown.iter().any(|(site, _)| *site == trace.event(**e).site);
        let unreleased: Vec<Site> = kept.iter().filter(ended).filter_map(|e| Some(acquire(self.kept(*e)?))).collect();
        let mut rest = Vec::new();
        let mut left_out = 0;
        for ob in &problem.obligations.conflicts {
            let (a, b) = (acquire(ob.first), acquire(ob.second));
            if unreleased.contains(&a) || unreleased.contains(&b) {
                left_out += 1;
                continue;
            }
            let goal = Goal::Conflict { first: ob.first, second: ob.second, same: ob.same };
            rest.push((goal, ob.overlap.as_str(), (a.min(b), a.max(b))));
        }
        if left_out > 0 {
            self.count_open(left_out);
            let s = if left_out == 1 { "" } else { "s" };
            self.outcome.notes.push(format!(
                "{left_out} possible region conflict{s} would follow from a region that is never released"
            ));
        }
        rest.extend(others.iter().map(fault));
        self.region_findings(&rest, &mut shown);
    }

    /// Decides goals about regions, each with the overlap and the places that it is about.
    fn region_findings(&mut self, all: &[(Goal, &'a str, (Site, Site))], shown: &mut Vec<(Site, Site)>) {
        let (mut at, mut size) = (0, 1);
        while at < all.len() {
            if self.out_of_time((all.len() - at) as u64) {
                return;
            }
            let chunk = &all[at..all.len().min(at + size)];
            at += chunk.len();
            size = (size * 4).min(MOST_AT_ONCE);
            let fresh: Vec<_> = chunk.iter().filter(|(_, _, sites)| !shown.contains(sites)).collect();
            self.count_open((chunk.len() - fresh.len()) as u64);
            let goals: Vec<Goal> = fresh.iter().map(|(goal, ..)| goal.clone()).collect();
            let answers = self.answers_of(&goals);
            for ((goal, overlap, sites), answer) in fresh.into_iter().zip(answers) {
                if shown.contains(sites) {
                    self.count_open(1);
                    continue;
                }
                let context = Context { overlap, ..self.context() };
                if let Settled::Violated = self.settle_with(goal, &context, answer) {
                    shown.push(*sites);
                }
            }
        }
    }

    /// The region that is still held at the end of its task, if that is the event.
    fn kept(&self, e: EventId) -> Option<RegionId> {
        let EventKind::RegionFault { what } = &self.trace.event(e).kind else { return None };
        match **what {
            RegionFault::NeverReleased(region) => Some(region),
            _ => None,
        }
    }

    fn deadlock(&mut self) {
        if self.problem.obligations.deadlock && !self.out_of_time(1) {
            self.settle(&Goal::Final, &self.context());
        }
    }

    /// The first of the events that can be executed decides.
    fn events(&mut self, events: &'a [EventId]) {
        let (mut at, mut size) = (0, 1);
        while at < events.len() {
            if self.out_of_time((events.len() - at) as u64) {
                return;
            }
            let goals: Vec<Goal> = events[at..].iter().take(size).map(|e| Goal::Executed(*e)).collect();
            size = (size * 4).min(MOST_AT_ONCE);
            let answers = self.answers_of(&goals);
            for (goal, answer) in goals.iter().zip(answers) {
                at += 1;
                if let Settled::Violated = self.settle_with(goal, &self.context(), answer) {
                    self.count_open((events.len() - at) as u64);
                    return;
                }
            }
        }
    }

    /// Cuts that can be reached make the answer "unwinding", or whatever the unrolling says of them.
    fn cuts(&mut self) {
        let cuts = &self.problem.obligations.cuts;
        let (mut at, mut size) = (0, 1);
        while at < cuts.len() {
            if self.out_of_time((cuts.len() - at) as u64) {
                return;
            }
            let goals: Vec<Goal> = cuts[at..].iter().take(size).map(|e| Goal::Next(*e)).collect();
            size = (size * 4).min(MOST_AT_ONCE);
            let answers = self.answers_of(&goals);
            for (goal, known) in goals.iter().zip(answers) {
                let event = self.trace.event(cuts[at]);
                at += 1;
                let answer = match known {
                    Some(answer) => answer,
                    None => self.answer(goal),
                };
                match answer {
                    Answer::Unsat(reason) => self.count(goal, &self.context(), reason),
                    Answer::Sat(_) => {
                        self.count_open((cuts.len() + 1 - at) as u64);
                        if let EventKind::Cut { why } = &event.kind {
                            self.unknowns.push((**why).clone());
                        }
                        return;
                    }
                    Answer::Unknown(why) => {
                        self.count(goal, &self.context(), Discharge::Open);
                        self.unknowns.push(why);
                    }
                }
            }
        }
    }

    /// If assumptions exclude every execution, nothing was shown.
    fn vacuous(&mut self) {
        let assumptions = &self.trace.assumptions;
        if assumptions.iter().all(|a| *a == TermId::TRUE) || self.late() {
            return;
        }
        if let Answer::Unsat(_) = self.answer(&Goal::Any) {
            self.unknowns.push(Unknown::Vacuous);
        }
    }

    fn context(&self) -> Context<'a> {
        Context { location: None, overlap: "", sources: self.options.sources, races: &[] }
    }

    fn late(&self) -> bool {
        self.options.deadline.is_some_and(|d| Instant::now() >= d)
    }

    /// Whether time is up; then `rest` obligations stay open.
    fn out_of_time(&mut self, rest: u64) -> bool {
        let late = self.late();
        if late {
            self.count_open(rest);
            if !self.unknowns.contains(&Unknown::Timeout) {
                self.unknowns.push(Unknown::Timeout);
            }
        }
        late
    }

    /// Counts obligations that nobody has looked at.
    fn count_open(&mut self, n: u64) {
        if n > 0 {
            *self.counts.entry(Discharge::Open).or_default() += n;
        }
        if let (Some(ledger), 1..) = (self.options.ledger, n) {
            let what = "not looked at".to_owned();
            let entry = Entry { subject: Subject::Any, what, spots: Vec::new(), reason: Reason::Open };
            ledger.borrow_mut().add(entry, n);
        }
    }

    fn count(&mut self, goal: &Goal, context: &Context<'_>, d: Discharge) {
        *self.counts.entry(d).or_default() += 1;
        if let Some(ledger) = self.options.ledger
            && let Some(entry) = account::entry(self.trace, goal, context, d)
        {
            ledger.borrow_mut().add(entry, 1);
        }
    }

    fn answer(&mut self, goal: &Goal) -> Answer {
        match self.unaided(goal) {
            Some(answer) => answer,
            None => self.queries.ask(goal),
        }
    }

    fn by_structure(&mut self, goal: &Goal) -> Decision {
        let trace = self.trace;
        self.profile.time(PART, "structure", || canonical::decide(trace, goal))
    }

    /// The answer without the solver, if there is one and it may be used.
    fn unaided(&mut self, goal: &Goal) -> Option<Answer> {
        if let Goal::Executed(e) = goal
            && self.problem.obligations.impossible.contains(e)
        {
            return Some(Answer::Unsat(Discharge::Invariant));
        }
        if !self.options.reductions.structure {
            return None;
        }
        match self.by_structure(goal) {
            Decision::Sat(prefix) => Some(Answer::Sat(prefix)),
            Decision::Unsat(reason) => Some(Answer::Unsat(reason)),
            Decision::Undecided => None,
        }
    }

    /// The answers that come cheap: without the solver, or by a joint query that none of the others is reachable.
    fn answers_of(&mut self, goals: &[Goal]) -> Vec<Option<Answer>> {
        let mut answers: Vec<Option<Answer>> = goals.iter().map(|g| self.unaided(g)).collect();
        let open: Vec<Goal> = goals.iter().zip(&answers).filter(|(_, a)| a.is_none()).map(|(g, _)| g.clone()).collect();
        if open.len() > 1
            && let Some(reason) = self.queries.none_of(&open)
        {
            for a in answers.iter_mut().filter(|a| a.is_none()) {
                *a = Some(Answer::Unsat(reason));
            }
        }
        answers
    }

    fn settle(&mut self, goal: &Goal, context: &Context<'_>) -> Settled {
        self.settle_with(goal, context, None)
    }

    fn settle_with(&mut self, goal: &Goal, context: &Context<'_>, known: Option<Answer>) -> Settled {
        let answer = match known {
            Some(answer) => answer,
            None => self.answer(goal),
        };
        let settled = match answer {
            Answer::Unsat(reason) => {
                self.count(goal, context, reason);
                Settled::Holds
            }
            Answer::Sat(prefix) => match self.witness(&prefix, goal, context) {
                Ok(()) => {
                    self.count(goal, context, Discharge::Violated);
                    Settled::Violated
                }
                Err(why) => {
                    self.count(goal, context, Discharge::Open);
                    // A trace that is known not to be exact may show what does not exist.
                    let known = self.problem.incomplete.as_ref().or(self.problem.approximate.as_ref());
                    self.unknowns.push(known.cloned().unwrap_or(why));
                    Settled::Open
                }
            },
            Answer::Unknown(why) => {
                self.count(goal, context, Discharge::Open);
                self.unknowns.push(why);
                Settled::Open
            }
        };
        if let Some(progress) = self.options.progress {
            self.update();
            progress(&self.outcome);
        }
        settled
    }

    /// Decodes, replays and describes; the reason why not if the replay rejects the schedule.
    fn witness(&mut self, prefix: &Prefix, goal: &Goal, context: &Context<'_>) -> Result<(), Unknown> {
        let decoding = Instant::now();
        let prefix = witness::minimise(self.trace, prefix, goal);
        let decoder = Decoder::new(self.trace, &prefix, self.occurrences, self.options.all_races);
        let schedule = decoder.schedule(goal);
        self.profile.add(Some(PART), "witnesses", decoding.elapsed(), 1);
        let started = Instant::now();
        let replay = self.replayer.replay(&schedule);
        self.replayed += started.elapsed();
        self.replays += 1;
        if let Replay::Rejected { step, reason } = &replay {
            if reason.starts_with(TIME_LIMIT) {
                return Err(Unknown::Unsupported(reason.clone()));
            }
            if reason == ENDLESS {
                return Err(Unknown::Unwinding(reason.clone()));
            }
            let steps = schedule.steps.len();
            return Err(Unknown::Solver(format!(
                "internal: a witness does not replay: step {step} of {steps}: {reason}"
            )));
        }
        let found = finding::describe(self.trace, &prefix, goal, &decoder, context, schedule, replay);
        self.outcome.findings.push(found);
        Ok(())
    }

    /// Whether the paths of the unrolling are all that schedules can do: nothing was cut, and no race makes them inexact.
    fn everything_was_followed(&self) -> bool {
        let uncut = self.outcome.verdict == Verdict::True || self.problem.obligations.cuts.is_empty();
        let exact = self.options.all_races || !self.failed(Property::NoDataRace);
        self.problem.incomplete.is_none() && self.unknowns.is_empty() && uncut && exact
    }

    /// Brings counts and verdict of the outcome up to date.
    fn update(&mut self) {
        let statistics = &mut self.outcome.statistics;
        statistics.obligations = self.counts.iter().map(|(d, n)| (*d, *n)).collect();
        statistics.queries = self.queries.count();
        statistics.encodings = self.queries.solved().iter().map(|(how, n)| (*how, *n)).collect();
        let whole = self.started.elapsed();
        statistics.times = self.profile.clone();
        statistics.times.merge(self.queries.profile().clone());
        statistics.times.add(None, PART, whole.saturating_sub(self.replayed), 1);
        statistics.times.add(None, "replay", self.replayed, self.replays);
        let failed = Property::ALL.into_iter().find(|p| self.asks(*p) && self.failed(*p));
        self.outcome.verdict = match failed {
            Some(p) => Verdict::False(p),
            None if self.failed(Property::NoDataRace) && !self.options.all_races => Verdict::Unknown(Unknown::Racy),
            None => Verdict::Unknown(self.unknowns.first().cloned().unwrap_or(Unknown::Timeout)),
        };
    }

    fn finish(mut self) -> Outcome {
        self.unknowns.extend(self.problem.incomplete.clone());
        self.update();
        let decided = matches!(self.outcome.verdict, Verdict::False(_) | Verdict::Unknown(Unknown::Racy));
        if !decided && self.unknowns.is_empty() {
            self.outcome.verdict = Verdict::True;
        }
        if matches!(self.outcome.verdict, Verdict::False(_)) {
            self.outcome.undecided = self.unknowns.first().cloned();
        }
        // Everything that stayed open is said, the cause of the verdict by the verdict itself.
        let mut said = Vec::new();
        for u in &self.unknowns {
            let shown = u.to_string();
            if self.outcome.verdict != Verdict::Unknown(u.clone()) && !said.contains(&shown) {
                self.outcome.notes.push(format!("not decided: {shown}"));
                said.push(shown);
            }
        }
        let statistics = &self.outcome.statistics;
        if !self.problem.commutations.is_empty() && statistics.sensitive == 0 && statistics.queries == 0 {
            self.outcome.notes.push("no order variables: nothing depends on the order of tasks".to_owned());
        }
        self.outcome.findings.sort_by_key(|f| f.kind.property());
        if self.everything_was_followed() {
            self.outcome.unreached.clone_from(&self.problem.unreached);
        }
        self.outcome
    }
}
