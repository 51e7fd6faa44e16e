//! A slow reference: every access and every visible operation is a step, all orders are tried, and races are looked for
//! in the states themselves. No happens-before, no reduction; what it shares with the search is the machine.

use super::canon::Canon;
use super::dfs::Name;
use super::order::Order;
use crate::liveness::Liveness;
use crate::machine::state::State;
use crate::machine::watch::{Access, Event, Flow, Watch};
use crate::machine::{Limits, Machine, Pending, TaskId};
use crate::stuck::{Stuck, stuck};
use rustc_hash::FxHashSet;
use scoville_evidence::schedule::Site;
use scoville_ir::program::Program;
use scoville_ir::stmt::Mode;
use std::collections::BTreeSet;

/// Lets a number of accesses pass and stops at the next one; takes note of what goes wrong.
#[derive(Default)]
struct Gate {
    pass: u32,
    at: Option<Access>,
    names: BTreeSet<Name>,
}

fn pair(a: Site, b: Site) -> (Site, Site) {
    if a <= b { (a, b) } else { (b, a) }
}

impl Watch for Gate {
    fn access(&mut self, _: &State, a: &Access) -> Flow {
        if self.pass > 0 {
            self.pass -= 1;
            return Flow::Continue;
        }
        self.at = Some(*a);
        Flow::Stop
    }

    fn event(&mut self, s: &State, t: TaskId, site: Option<Site>, event: &Event<'_>) {
        match (event, site) {
            (Event::Misused(m), Some(site)) => {
                self.names.insert(Name::Misuse(site, *m));
            }
            (Event::AssertFailed, Some(site)) => {
                self.names.insert(Name::Assertion(site));
            }
            (Event::Acquired(h), _) => {
                for other in s.regions.conflicts(t, &h.extent, h.mode, &s.heap) {
                    let (a, b) = pair(other.site, h.site);
                    self.names.insert(Name::Conflict(a, b));
                }
            }
            (Event::Ended { .. }, _) => {
                for h in super::order::unreleased(s, t) {
                    self.names.insert(Name::Unreleased(h.site));
                }
            }
            _ => {}
        }
    }
}

/// The names of all that can go wrong; `None` above this many states.
pub fn names(program: &Program, most: usize) -> Option<BTreeSet<Name>> {
    let mut machine = Machine::new(program, Limits::default());
    machine.init_is_step = true;
    let liveness = Liveness::new(program);
    let nothing = FxHashSet::default();
    let canon = Canon::new(&liveness, &nothing, false);
    let mut gate = Gate::default();
    let mut seen = FxHashSet::default();
    let mut todo = vec![State::new(program)];
    let mut racy = BTreeSet::new();
    while let Some(mut s) = todo.pop() {
        // Every task goes on to its next step; the ones that are there already stay there.
        let mut accesses: Vec<Access> = Vec::new();
        for t in (0..s.tasks.len() as u32).map(TaskId) {
            gate.at = None;
            machine.advance(&mut s, t, 100_000, &mut gate);
            accesses.extend(gate.at);
        }
        // An ended task is no part of the hash: look before asking whether the state is new.
        for o in (0..s.tasks.len() as u32).filter_map(|t| s.uncaught(TaskId(t))).filter(|o| !s.is_assertion(*o)) {
            gate.names.extend(s.origins.get(&o).map(|g| Name::Exception(g.site)));
        }
        let order = Order::new(program, true);
        if !seen.insert(canon.hash(&s, &order)) {
            continue;
        }
        if seen.len() > most {
            return None;
        }
        for (i, a) in accesses.iter().enumerate() {
            for b in &accesses[..i] {
                if a.loc == b.loc && (a.mode == Mode::W || b.mode == Mode::W) {
                    let (x, y) = pair(a.site, b.site);
                    racy.insert(Name::Race(x, y));
                }
            }
        }
        let sites = |tasks: &[TaskId]| {
            let mut sites: Vec<_> = tasks.iter().map(|t| s.user_site(program, *t)).collect();
            sites.sort_unstable();
            sites
        };
        match stuck(&machine, &liveness, &s) {
            Stuck::Deadlock(tasks) => {
                gate.names.insert(Name::Deadlock(sites(&tasks)));
            }
            Stuck::Livelock { .. } => {
                gate.names.insert(Name::Livelock(Vec::new()));
            }
            _ => {}
        }
        for t in (0..s.tasks.len() as u32).map(TaskId) {
            let mut next = s.clone();
            match machine.pending(&s, t) {
                Pending::Never | Pending::Waits(_) => continue,
                Pending::Visible(_) | Pending::End => {
                    if machine.perform(&mut next, t, None, &mut gate).is_err() {
                        continue;
                    }
                }
                Pending::Invisible => {
                    if accesses.iter().any(|a| a.task == t) {
                        gate.pass = 1;
                        machine.advance(&mut next, t, 100_000, &mut gate);
                        gate.pass = 0;
                    } else if machine.perform(&mut next, t, None, &mut gate).is_err() {
                        continue;
                    }
                }
            }
            todo.push(next);
        }
    }
    if !racy.is_empty() {
        return Some(racy);
    }
    Some(gate.names)
}
