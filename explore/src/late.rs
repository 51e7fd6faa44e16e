//! States in which nothing goes on but a time limit, which ends the wait of one task.
//!
//! Waits with a time limit are taken to be long enough as long as anything else goes on. Where nothing does, the time runs out: a pool
//! whose tasks wait for each other is stuck, though `main` goes on after `awaitTermination(10, SECONDS)`. Here the task goes on alone, in
//! a copy. If it ends, or waits for good, and nobody else can go on because of what it did, then the others are stuck in any case. Otherwise
//! what comes after is for a search.

use crate::liveness::Liveness;
use crate::machine::state::{Ending, Phase, State};
use crate::machine::watch::{Access, Blind, Event, Flow, Watch};
use crate::machine::{Loc, Machine, Obj, Pending, Stop, TaskId, Wait};
use crate::spin::{Alone, alone};
use crate::stuck::SPIN_BUDGET;
use scoville_evidence::schedule::Site;
use scoville_ir::program::Program;
use scoville_ir::types::MethodId;

/// How often a wait of one task may end so: it may wait again.
const ROUNDS: usize = 16;

/// What comes after.
#[derive(Debug)]
pub enum After {
    /// The others, and maybe it as well, wait for ever: in this state.
    Stuck(Box<State>),
    /// The program ends.
    Over,
    /// That is not known.
    Unknown,
}

/// The method in which the task waits, blocked or turning without changing anything, for a stated time at most, if its library
/// model says what happens when that is over. A lock is waited for as long as need be.
#[must_use]
pub fn waits<'p>(machine: &Machine<'p>, liveness: &Liveness<'p>, s: &State, t: TaskId) -> Option<MethodId> {
    let method = machine.timed(s, t)?;
    let waits = match machine.pending(s, t) {
        Pending::Waits(Wait::Section(_) | Wait::Init { .. } | Wait::Awaits(_)) | Pending::Never | Pending::End => false,
        Pending::Waits(_) => true,
        Pending::Invisible | Pending::Visible(_) => {
            matches!(alone(machine, liveness, s, t, SPIN_BUDGET), Alone::Spins { .. })
        }
    };
    waits.then_some(method)
}

/// Looks whether something happens that may be a finding of its own. To have waited orders nothing if the time was over: an access to
/// what there was before may race with one that was made before.
struct Failures<'p> {
    program: &'p Program,
    seen: bool,
    /// Objects that there were before.
    objects: usize,
}

impl Watch for Failures<'_> {
    fn access(&mut self, s: &State, a: &Access) -> Flow {
        self.seen |= match a.loc {
            // What is printed to is synchronised.
            Loc::Static(slot) if self.is_library(slot) => false,
            Loc::Slot(o, _) if self.prints(s, o) => false,
            // What models keep of a task, it looks at itself.
            Loc::Slot(o, _) if s.task(a.task).token == Some(o) => false,
            Loc::Static(_) => true,
            Loc::Slot(o, _) => (o.0 as usize) < self.objects,
        };
        Flow::Continue
    }

    fn failing(&mut self, _: &State, _: TaskId, _: Site) -> Flow {
        self.seen = true;
        Flow::Stop
    }

    fn event(&mut self, _: &State, _: TaskId, _: Option<Site>, event: &Event<'_>) {
        self.seen |= matches!(event, Event::Misused(_) | Event::Spawned(_) | Event::Halted | Event::Chosen(_));
    }
}

impl Failures<'_> {
    fn is_library(&self, slot: u32) -> bool {
        let found = self.program.fields.iter().find(|f| f.is_static && f.slot == slot);
        found.is_some_and(|f| self.program.class(f.class).is_model)
    }

    fn prints(&self, s: &State, o: Obj) -> bool {
        s.heap.get(o).class().is_some_and(|c| self.program.class(c).name.ends_with("PrintStream"))
    }
}

/// What comes after if the time limit of `t`, the only one, runs out; the others wait or spin.
#[must_use]
pub fn after<'p>(machine: &Machine<'p>, liveness: &Liveness<'p>, s: &State, t: TaskId, others: &[TaskId]) -> After {
    let objects = s.heap.len();
    let mut s = s.clone();
    s.counts = None;
    s.output = None;
    for _ in 0..ROUNDS {
        if !machine.time_over(&mut s, t) || !goes_on(machine, &mut s, t, objects) {
            return After::Unknown;
        }
        let stays = |u: &TaskId| match machine.pending(&s, *u) {
            Pending::Waits(_) => true,
            Pending::Invisible | Pending::Visible(_) => {
                matches!(alone(machine, liveness, &s, *u, SPIN_BUDGET), Alone::Spins { .. })
            }
            Pending::Never | Pending::End => false,
        };
        if !others.iter().all(stays) {
            return After::Unknown;
        }
        match s.task(t).phase {
            Phase::Ended(_) => return if s.goes_on() { After::Stuck(Box::new(s)) } else { After::Over },
            _ if machine.limited(&s, t).is_none() => return After::Stuck(Box::new(s)),
            _ => {}
        }
    }
    After::Unknown
}

/// Lets the task go on alone until it waits or has ended; whether nothing else came of it.
fn goes_on(machine: &Machine<'_>, s: &mut State, t: TaskId, objects: usize) -> bool {
    let end = s.steps.saturating_add(SPIN_BUDGET);
    let mut w = Failures { program: machine.program, seen: false, objects };
    while s.steps < end && !w.seen {
        match machine.advance(s, t, end - s.steps, &mut w) {
            Stop::Visible | Stop::Init(_) => match machine.perform(s, t, None, &mut w) {
                Ok(()) => {}
                Err(Stop::Waits(_)) => return !w.seen,
                Err(_) => return false,
            },
            Stop::Finished => {
                let failed = matches!(s.task(t).phase, Phase::Finished(Ending::Threw(_)));
                return !failed && !w.seen && machine.perform(s, t, None, &mut Blind).is_ok();
            }
            Stop::Waits(_) => return !w.seen,
            _ => return false,
        }
    }
    false
}
