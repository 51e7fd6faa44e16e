//! From a problem to an outcome: which obligation is asked when, and what follows from the answers.
//!
//! Precedence: race > permission > deadlock > exception > assertion > unwinding. Races are asked in trace order; the first
//! that is reachable and replays decides, because what follows a race may differ from the trace. Findings about regions
//! never end the analysis. Nothing is reported as a violation that did not replay.

use crate::canonical::{self, Decision};
use crate::finding::{self, Context};
use crate::options::Options;
use crate::prefix::{Goal, Prefix};
use crate::query::{Answer, Queries};
use crate::witness::{self, Decoder};
use scoville_encode::obligation::{Occurrences, Problem};
use scoville_encode::term::TermId;
use scoville_encode::trace::{AccessId, EventId, EventKind, Trace};
use scoville_evidence::schedule::{Replay, Replayer, Site};
use scoville_evidence::verdict::{Discharge, Outcome, Property, Statistics, Unknown, Verdict};
use std::collections::BTreeMap;
use std::time::Instant;

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
    replay_micros: u64,
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
            possible_after_first: 0,
            statistics,
            notes: problem.notes.clone(),
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
            replay_micros: 0,
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
        // A trace is exact up to the first race only: freedom from races is decided whatever is asked.
        self.all_races();
        if self.failed(Property::NoDataRace) {
            return;
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
                return;
            }
        }
        if self.outcome.findings.is_empty() {
            self.cuts();
            self.vacuous();
        }
    }

    fn all_races(&mut self) {
        let mut shown: Vec<(Site, Site)> = Vec::new();
        for (i, ob) in self.problem.obligations.races.iter().enumerate() {
            let rest = (self.problem.obligations.races.len() - i) as u64;
            let goal = Goal::Race { first: ob.first, second: ob.second, same: ob.same };
            let context = Context { location: Some(ob.location), ..self.context() };
            if self.races.is_empty() {
                if self.out_of_time(rest) {
                    return;
                }
                if let Settled::Violated = self.settle(&goal, &context) {
                    self.races.push((ob.first, ob.second));
                    shown.push(self.sites(ob.first, ob.second));
                }
                continue;
            }
            // After the first: those of other places that are decided without effort are shown, the others counted.
            let sites = self.sites(ob.first, ob.second);
            if shown.len() > self.options.further_races || self.late() {
                self.outcome.possible_after_first += rest;
                *self.counts.entry(Discharge::Open).or_default() += rest;
                return;
            }
            match canonical::decide(self.trace, &goal) {
                Decision::Unsat(reason) => self.count(reason),
                Decision::Sat(prefix) if !shown.contains(&sites) => match self.witness(&prefix, &goal, &context) {
                    Ok(()) => {
                        self.count(Discharge::Violated);
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
        self.count(Discharge::Open);
    }

    fn sites(&self, a: AccessId, b: AccessId) -> (Site, Site) {
        let site = |x: AccessId| self.trace.accesses[x.index()].site;
        (site(a).min(site(b)), site(a).max(site(b)))
    }

    fn permissions(&mut self) {
        let problem = self.problem;
        for (i, ob) in problem.obligations.conflicts.iter().enumerate() {
            if self.out_of_time((problem.obligations.conflicts.len() - i) as u64) {
                break;
            }
            let goal = Goal::Conflict { first: ob.first, second: ob.second, same: ob.same };
            let context = Context { overlap: &ob.overlap, ..self.context() };
            self.settle(&goal, &context);
        }
        for (i, e) in problem.obligations.faults.iter().enumerate() {
            if self.out_of_time((problem.obligations.faults.len() - i) as u64) {
                break;
            }
            self.settle(&Goal::Executed(*e), &self.context());
        }
    }

    fn deadlock(&mut self) {
        if self.problem.obligations.deadlock && !self.out_of_time(1) {
            self.settle(&Goal::Final, &self.context());
        }
    }

    /// The first of the events that can be executed decides.
    fn events(&mut self, events: &'a [EventId]) {
        for (i, e) in events.iter().enumerate() {
            let rest = (events.len() - i) as u64;
            if self.out_of_time(rest) {
                return;
            }
            if let Settled::Violated = self.settle(&Goal::Executed(*e), &self.context()) {
                *self.counts.entry(Discharge::Open).or_default() += rest - 1;
                return;
            }
        }
    }

    /// Cuts that can be reached make the answer "unwinding".
    fn cuts(&mut self) {
        let cuts = &self.problem.obligations.cuts;
        for (i, e) in cuts.iter().enumerate() {
            if self.out_of_time((cuts.len() - i) as u64) {
                return;
            }
            let EventKind::Cut { what } = &self.trace.event(*e).kind else { continue };
            match self.answer(&Goal::Next(*e)) {
                Answer::Unsat(reason) => self.count(reason),
                Answer::Sat(_) => {
                    self.count(Discharge::Open);
                    self.unknowns.push(Unknown::Unwinding(what.clone()));
                    return;
                }
                Answer::Unknown(why) => {
                    self.count(Discharge::Open);
                    self.unknowns.push(why);
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
            *self.counts.entry(Discharge::Open).or_default() += rest;
            if !self.unknowns.contains(&Unknown::Timeout) {
                self.unknowns.push(Unknown::Timeout);
            }
        }
        late
    }

    fn count(&mut self, d: Discharge) {
        *self.counts.entry(d).or_default() += 1;
    }

    fn answer(&mut self, goal: &Goal) -> Answer {
        if !self.options.pure_smt {
            match canonical::decide(self.trace, goal) {
                Decision::Sat(prefix) => return Answer::Sat(prefix),
                Decision::Unsat(reason) => return Answer::Unsat(reason),
                Decision::Undecided => {}
            }
        }
        self.queries.ask(goal)
    }

    fn settle(&mut self, goal: &Goal, context: &Context<'_>) -> Settled {
        let settled = match self.answer(goal) {
            Answer::Unsat(reason) => {
                self.count(reason);
                Settled::Holds
            }
            Answer::Sat(prefix) => match self.witness(&prefix, goal, context) {
                Ok(()) => {
                    self.count(Discharge::Violated);
                    Settled::Violated
                }
                Err(why) => {
                    self.count(Discharge::Open);
                    // A trace that is known not to be exact may show what does not exist.
                    self.unknowns.push(self.problem.incomplete.clone().unwrap_or(Unknown::Solver(why)));
                    Settled::Open
                }
            },
            Answer::Unknown(why) => {
                self.count(Discharge::Open);
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
    fn witness(&mut self, prefix: &Prefix, goal: &Goal, context: &Context<'_>) -> Result<(), String> {
        let prefix = witness::minimise(self.trace, prefix, goal);
        let decoder = Decoder::new(self.trace, &prefix, self.occurrences);
        let schedule = decoder.schedule(goal);
        let started = Instant::now();
        let replay = self.replayer.replay(&schedule);
        self.replay_micros += started.elapsed().as_micros() as u64;
        if let Replay::Rejected { step, reason } = &replay {
            return Err(format!(
                "internal: a witness does not replay: step {step} of {}: {reason}",
                schedule.steps.len()
            ));
        }
        let found = finding::describe(self.trace, &prefix, goal, &decoder, context, schedule, replay);
        self.outcome.findings.push(found);
        Ok(())
    }

    /// Brings counts and verdict of the outcome up to date.
    fn update(&mut self) {
        let statistics = &mut self.outcome.statistics;
        statistics.obligations = self.counts.iter().map(|(d, n)| (*d, *n)).collect();
        statistics.queries = self.queries.count();
        let whole = self.started.elapsed().as_micros() as u64;
        statistics.micros = vec![
            ("deciding".to_owned(), whole.saturating_sub(self.replay_micros)),
            ("replay".to_owned(), self.replay_micros),
        ];
        let failed = Property::ALL.into_iter().find(|p| self.asks(*p) && self.failed(*p));
        self.outcome.verdict = match failed {
            Some(p) => Verdict::False(p),
            None if self.failed(Property::NoDataRace) => Verdict::Unknown(Unknown::Racy),
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
        // Everything that stayed open is said, the cause of the verdict by the verdict itself.
        let mut said = Vec::new();
        for u in &self.unknowns {
            let shown = u.to_string();
            if self.outcome.verdict != Verdict::Unknown(u.clone()) && !said.contains(&shown) {
                self.outcome.notes.push(format!("not decided: {shown}"));
                said.push(shown);
            }
        }
        self.outcome.findings.sort_by_key(|f| f.kind.property());
        self.outcome
    }
}
