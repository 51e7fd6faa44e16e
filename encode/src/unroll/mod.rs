//! The unroller: guarded symbolic execution of all tasks in one canonical order.
//!
//! Tasks run child-first on one store. What the schedule cannot change is computed concretely; reads of
//! schedule-sensitive locations and outcomes of choice operations are fresh variables, and what depends on them is a term or
//! a guard. Paths of a symbolic branch fork the continuation, not the store: a path writes `ite(guard, new, old)`.
//!
//! The refinement loop ([`build`]): S starts empty; a round unrolls with S and finds locations whose accesses in
//! different tasks structure does not order (in sections that exclude each other, atomic, or possibly racing), cells
//! whose fills compete, and values that references may have; S grows until a round adds nothing. Then every prefix of
//! every schedule is a model of the trace under the rules of [`crate::trace`].
//!
//! One file per concern: `cont` (continuations and their positions), `exec` (instructions), `memory` (references,
//! loads, stores), `accesses` (what is compared), `barriers`, `boxes` (boxed values), `certify` (the trace as data), `faults` (exceptions), `tasks` (spawn,
//! scopes), `cells`, `inits` (class initialisers), `sections`, `units` (sections as functions), `commute` (which of them commute), `proofs` (what is told of these), `clash` (why others do not),
//! `broken` (sections that are no functions), `counters` (what is only
//! counted), `permissions`, `join` (merging),
//! `record` (the event log of the canonical run), `planted` (faults that tests plant), `waiting` (loops that wait), `live`
//! (liveness), `limits`, `problem` (what is handed over), `explain` (why obligations hold), `reach` (what no schedule reaches),
//! `shadow` (what must be compared), `sensitive` (S), `state` (tasks as they go on), `quick` (the inner loop on concrete values).

mod accesses;
mod barriers;
mod boxes;
mod broken;
mod cells;
mod certify;
mod clash;
pub mod commute;
mod cont;
mod counters;
mod exec;
mod explain;
mod facts;
mod faults;
mod functions;
mod heap;
mod identity;
mod inits;
mod join;
mod limits;
mod live;
mod machine;
mod memory;
mod pairs;
mod permissions;
mod planted;
mod pool;
mod problem;
mod proofs;
mod quick;
mod reach;
mod record;
mod regions;
mod resign;
mod sections;
mod sensitive;
mod shadow;
mod state;
mod tasks;
mod thrown;
mod units;
mod value;
mod waiting;

use crate::fault::{Fault, planted};
use crate::invariant;
use crate::obligation::{Occurrences, Problem};
use crate::term::TermId;
use crate::trace::{AccessId, EventId, TaskId};
use commute::Prover;
use machine::{Machine, Seen, Watch};
use rustc_hash::FxHashMap;
use scoville_evidence::log::{Canonical, NotFollowed};
use scoville_evidence::profile::Profile;
use scoville_evidence::schedule::Site;
use scoville_evidence::source::SourceMap;
use scoville_evidence::verdict::Unknown;
use scoville_ir::program::Program;
use std::cell::RefCell;
use std::ops::Range;
use std::rc::Rc;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// What the unroller may spend and how it looks at the program.
#[derive(Clone, Debug)]
pub struct Options {
    /// Whether permission regions are checked (`--granularity regions`) or ignored.
    pub regions: bool,
    /// Bound on iterations of a loop that are entered under a symbolic condition.
    pub unroll: u32,
    /// Bound on iterations of any loop.
    pub iterations: u32,
    /// Greatest depth of activations.
    pub depth: usize,
    /// Greatest number of heap slots.
    pub cells: u64,
    /// Greatest number of events.
    pub events: usize,
    /// Greatest number of tasks.
    pub tasks: usize,
    /// For line numbers in messages; without it they name methods only.
    pub sources: Option<Arc<SourceMap>>,
    /// When to give up.
    pub deadline: Option<Instant>,
    /// List every conflicting pair, whatever structure says about it (`--pure-smt`).
    pub keep_all: bool,
    /// Look for counters: values that are drawn from one are known to lie in a range, or to be all different.
    pub counters: bool,
    /// Make racing accesses schedule-sensitive, so that the trace is exact beyond the first race too (`--all-races`).
    pub follow_races: bool,
    /// Execute what is concrete in the inner loop of its own (see `quick`). Tests compare what comes out without it.
    pub quick: bool,
    /// Collect why obligations hold: [`Obligations::ledger`](crate::obligation::Obligations::ledger).
    pub explain: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            regions: true,
            unroll: 10,
            iterations: 1_000_000_000,
            depth: 9000,
            cells: 60_000_000,
            events: 16_000_000,
            tasks: 1_200_000,
            sources: None,
            deadline: None,
            keep_all: false,
            counters: true,
            follow_races: false,
            quick: true,
            explain: false,
        }
    }
}

/// The name of what is done here in a [`Profile`].
pub const PART: &str = "unrolling";

/// The part of it that proves which sections commute.
pub const COMMUTING: &str = "commutation proofs";

/// The part of it that executes the program; order, shadow state and summaries of sections included.
const EXECUTING: &str = "executing";

/// Greatest number of rounds of the refinement loop; S grows in each, so that more mean a program beyond reach.
const ROUNDS: u64 = 40;

/// Time for one round, or twenty times that of the first, before other means of deciding the program are asked for.
const PATIENCE: Duration = Duration::from_millis(250);

/// The same for the proofs which sections commute.
const COMMUTING_PATIENCE: Duration = Duration::from_secs(1);

/// Time in the first round after which other means are asked for a short attempt, and again after `AGAIN` times as long: it may go on for ever.
const FIRST_ALARM: Duration = Duration::from_millis(500);
const AGAIN: u32 = 4;

/// Of the time so far, the part of a glance at a first run that is merely long.
const GLANCE: u32 = 16;

/// A run that has taken longer than this is not taken apart if it fails: that takes long, too, and there may be other means.
const LONG: Duration = Duration::from_secs(1);

/// Most terms of a round after which counters are looked for before anything else.
const FIRST_TERMS: usize = 200_000;

/// Rounds after which commutation is no longer looked for.
const COMMUTING_ROUNDS: u64 = 12;

/// Unrolls a program until S is stable. With a prover, locations on which all sections are proved to commute are left out
/// of S.
///
/// # Errors
/// `Unknown` when a limit stops the unrolling itself (time, memory, size).
pub fn build<'p>(
    program: &'p Program,
    options: &Options,
    prover: Option<&mut dyn Prover>,
) -> Result<(Problem, Rerun<'p>), Unknown> {
    match build_unless(program, options, prover, &mut Profile::default(), &mut |_, _| Elsewhere::Open) {
        Ok(Some(built)) => Ok(built),
        // Nobody has stopped it.
        Ok(None) => Err(Unknown::Interrupted),
        Err(why) => Err(why),
    }
}

/// What other means have come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Elsewhere {
    /// Nothing.
    Open,
    /// The program is decided.
    Decided,
    /// It is decided; a trace is still welcome until then.
    Until(Instant),
}

/// When other means are asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// The first run has not ended after so long: it may never end, and nothing is known yet of what depends on the schedule.
    Running(Duration),
    /// The same for the first time, but it does not look as if it never ended: it may be merely long, and is worth no more than a glance for so long.
    Long(Duration),
    /// Something depends on the schedule.
    Sensitive,
}

/// The same, but as soon as something turns out to depend on the schedule, `decided` is asked once what other means of
/// deciding the program have come to (and told why the order of sections matters, as far as that is known by then); if it
/// is decided, nothing is returned. It is asked before that where the first run takes long. `profile` learns where the time went, whatever comes of it.
///
/// # Errors
/// As for [`build`].
pub fn build_unless<'p>(
    program: &'p Program,
    options: &Options,
    mut prover: Option<&mut dyn Prover>,
    profile: &mut Profile,
    decided: &mut dyn FnMut(When, &[String]) -> Elsewhere,
) -> Result<Option<(Problem, Rerun<'p>)>, Unknown> {
    let mut memory = sensitive::Memory::default();
    let mut asked = false;
    let mut deadline = options.deadline;
    let began = Instant::now();
    let mut first_round = Duration::ZERO;
    let marks = reach::Marks::new(program);
    // For which S counters have been looked for.
    let mut counted = 0;
    for round in 1..=ROUNDS {
        if round > COMMUTING_ROUNDS && prover.take().is_some() {
            memory.candidates = sensitive::Candidates::default();
        }
        let before = memory.changes();
        let start = memory.clone();
        let soon = Instant::now() + PATIENCE.max(20 * first_round);
        let hurried = !asked && round > 1 && deadline.is_none_or(|d| soon < d);
        let limits = Options { deadline: if hurried { Some(soon) } else { deadline }, ..options.clone() };
        let mut machine = Machine::new(program, limits, memory, None);
        machine.methods = quick::Methods::marked(marks.all());
        let count_first = options.counters && !options.follow_races && start.sensitive.len() > counted;
        if count_first {
            machine.terms.set_most(Some(FIRST_TERMS));
        }
        let mut patience = FIRST_ALARM;
        machine.alarm.set((round == 1).then(|| began + patience));
        let mut done = profile.time(PART, EXECUTING, || machine.run());
        while machine.alarm.has_paused() {
            let asked_so_far = match machine.seems_endless() {
                true => decided(When::Running(patience), &[]),
                false if patience == FIRST_ALARM => decided(When::Long(patience / GLANCE), &[]),
                false => Elsewhere::Open,
            };
            match asked_so_far {
                Elsewhere::Open => {}
                Elsewhere::Decided => {
                    std::mem::forget(machine);
                    return Ok(None);
                }
                Elsewhere::Until(time) => {
                    asked = true;
                    deadline = Some(time);
                    machine.set_deadline(deadline);
                }
            }
            patience *= AGAIN;
            machine.alarm.set((!asked).then(|| Instant::now() + patience));
            done = profile.time(PART, EXECUTING, || machine.run());
        }
        // What is drawn from a new counter is better known to be different before anything is concluded: without that, indices
        // seem to clash, and whatever depends on them would depend on the schedule.
        if count_first {
            counted = start.sensitive.len();
            machine.terms.set_most(None);
            profile.time(PART, "counters", || machine.guess_counters());
            let guessed = machine.memory.counters.changes != start.counters.changes;
            if guessed || done.is_err() && machine.terms.len() > FIRST_TERMS {
                let (counters, names) = (machine.memory.counters, machine.memory.names);
                memory = sensitive::Memory { counters, names, ..start };
                continue;
            }
        }
        match done {
            Err(Unknown::Timeout) if hurried => {
                // Sections as functions may cost far more than one run: other means first.
                asked = true;
                let why: Vec<String> = start.clashes.notes().collect();
                match decided(When::Sensitive, &why) {
                    Elsewhere::Open => {}
                    Elsewhere::Decided => return Ok(None),
                    Elsewhere::Until(time) => deadline = Some(time),
                }
                memory = start;
                continue;
            }
            Err(why) => {
                if began.elapsed() > LONG {
                    std::mem::forget(machine);
                }
                return Err(why);
            }
            Ok(()) => {}
        }
        machine.set_deadline(deadline);
        if let Some(prover) = prover.as_deref_mut() {
            prover.set_deadline(deadline);
        }
        if round == 1 {
            first_round = began.elapsed();
        }
        profile.time(PART, "pairs and order", || {
            machine.find_pairs(prover.is_some());
            machine.refine();
            machine.tell_broken();
        });
        machine.check_terms()?;
        if machine.memory.changes() == before
            && let Some(prover) = prover.as_deref_mut()
        {
            let by = Instant::now() + COMMUTING_PATIENCE;
            let hurried = !asked && deadline.is_none_or(|d| by < d);
            if hurried {
                machine.set_deadline(Some(by));
                prover.set_deadline(Some(by));
            }
            profile.time(PART, COMMUTING, || machine.commute(prover));
            if hurried && Instant::now() >= by {
                // What it has not come to counts as if it did not commute: that is given up, for other means.
                asked = true;
                let why: Vec<String> = start.clashes.notes().collect();
                match decided(When::Sensitive, &why) {
                    Elsewhere::Open => {}
                    Elsewhere::Decided => return Ok(None),
                    Elsewhere::Until(time) => deadline = Some(time),
                }
                memory = start;
                continue;
            }
            machine.set_deadline(deadline);
            prover.set_deadline(deadline);
        }
        if machine.memory.changes() == before {
            profile.time(PART, "counters", || machine.count());
        }
        machine.check_terms()?;
        if machine.memory.changes() == before || (planted(Fault::RoundTooEarly) && round == 2) {
            let unreached = marks.unreached(machine.methods.marks());
            let placed = machine.initialisers_are_placed();
            let problem = profile.time(PART, "obligations", || machine.problem(round));
            let mut problem = Problem { unreached, ..problem };
            let open = !machine.memory.sensitive.is_empty();
            let invariants = open && placed && prover.is_some();
            let mut keep = |problem: &mut Problem, prover| {
                profile.time(PART, "invariants", || invariant::look_for(problem, prover, options.sources.as_deref()));
            };
            if !asked && invariants {
                keep(&mut problem, None);
            }
            if !asked && open && (problem.incomplete.is_some() || !problem.obligations.are_met()) {
                let why: Vec<String> = machine.memory.clashes.notes().collect();
                match decided(When::Sensitive, &why) {
                    Elsewhere::Open | Elsewhere::Until(_) => {}
                    Elsewhere::Decided => return Ok(None),
                }
            }
            if invariants && !problem.obligations.are_met() {
                keep(&mut problem, prover.as_deref_mut().map(|p| p as &mut dyn Prover));
            }
            if problem.trace.terms.is_exhausted() {
                return Err(limits::exhausted());
            }
            let rerun = Rerun {
                program,
                options: options.clone(),
                memory: start,
                places: machine.access_places,
                events: machine.event_places,
                known: RefCell::default(),
            };
            return Ok(Some((problem, rerun)));
        }
        memory = machine.memory;
        // Where sections only move amounts or count, nothing more may depend on their order: that is found out soon.
        if !asked && !memory.sensitive.is_empty() && memory.promising != Some(true) {
            asked = true;
            let why: Vec<String> = memory.clashes.notes().collect();
            match decided(When::Sensitive, &why) {
                Elsewhere::Open => {}
                Elsewhere::Decided => return Ok(None),
                Elsewhere::Until(time) => deadline = Some(time),
            }
        }
    }
    Err(Unknown::TooLarge(format!("the schedule-sensitive locations are not settled after {ROUNDS} rounds")))
}

pub use certify::Certified;

/// The executions of an operation by a task.
type Known = FxHashMap<(TaskId, Site), Rc<[Seen]>>;

/// Answers by unrolling once more: how often an operation was executed before an access, what the canonical run does.
pub struct Rerun<'p> {
    program: &'p Program,
    options: Options,
    memory: sensitive::Memory,
    places: Vec<machine::AccessPlace>,
    events: FxHashMap<EventId, (Site, TaskId, u64)>,
    /// Answers so far.
    known: RefCell<Known>,
}

impl Rerun<'_> {
    /// The canonical run of the last round with its event log, which keeps the entries of `window`.
    ///
    /// # Errors
    /// Why there is none to follow: a symbolic branch, a limit.
    pub fn canonical(&self, window: Range<u64>) -> Result<Canonical, NotFollowed> {
        record::canonical(Machine::new(self.program, self.options.clone(), self.memory.clone(), None), window)
    }

    /// The trace of the last round as the data of a certificate, with the canonical run.
    ///
    /// # Errors
    /// A limit: the certificate would be too large.
    pub fn certify(&self) -> Result<Certified, Unknown> {
        let machine = |memory| Machine::new(self.program, self.options.clone(), memory, None);
        let mut plain = self.memory.clone();
        plain.candidates = sensitive::Candidates::default();
        certify::certify(machine(self.memory.clone()), machine(plain))
    }

    /// All executions of an operation by a task.
    fn executions(&self, task: TaskId, site: Site) -> Rc<[Seen]> {
        if let Some(seen) = self.known.borrow().get(&(task, site)) {
            return Rc::clone(seen);
        }
        let watch = Watch { task, site, seen: Vec::new(), access: None };
        let mut machine = Machine::new(self.program, self.options.clone(), self.memory.clone(), Some(watch));
        let seen: Rc<[Seen]> = match machine.run() {
            Ok(()) => machine.watch.map(|w| w.seen).unwrap_or_default().into(),
            Err(_) => Rc::default(),
        };
        self.known.borrow_mut().insert((task, site), Rc::clone(&seen));
        seen
    }
}

impl Occurrences for Rerun<'_> {
    fn occurrence(&self, access: AccessId, holds: &mut dyn FnMut(TermId) -> bool) -> u32 {
        let Some(place) = self.places.get(access.index()) else { return 0 };
        let seen = self.executions(place.task, place.site);
        let end = seen
            .iter()
            .position(|s| s.guard == place.guard && s.after == place.after && s.places.contains(&place.location))
            .unwrap_or(seen.len());
        seen[..end].iter().filter(|s| holds(s.guard)).count() as u32
    }

    fn event_occurrence(&self, event: EventId, holds: &mut dyn FnMut(TermId) -> bool) -> u32 {
        let Some((site, task, clock)) = self.events.get(&event) else { return 0 };
        let seen = self.executions(*task, *site);
        seen.iter().filter(|s| s.clock < *clock && holds(s.guard)).count() as u32
    }
}
