//! Watches the steps of the search: stops tasks before points, enters what they share, notes what goes wrong.

use super::foresee::Deed;
use super::late::Vain;
use super::premise::Doubt;
use super::sharing::{Entry, Name, Points, Sharing, cell_name, name, whole};
use super::world::{Mind, Minds, Phases, World};
use crate::machine::barriers::Party;
use crate::machine::heap::CellState;
use crate::machine::regions::{Held, Misuse};
use crate::machine::sections::{Locked, Section};
use crate::machine::share;
use crate::machine::state::State;
use crate::machine::watch::{Access, Event, Flow, Watch};
use crate::machine::{BarrierId, Obj, ScopeId, TaskId};
use crate::search::order::{At, Fault, Map, unreleased};
use scoville_evidence::schedule::Site;
use scoville_ir::program::Program;
use scoville_ir::stmt::{Mode, Space};
use scoville_ir::types::ClassId;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// What the search as a whole has learnt.
#[derive(Debug, Default)]
pub struct Lore {
    /// Names.
    pub world: World,
    /// What is shared.
    pub sharing: Sharing,
    /// Most tasks of an execution.
    pub tasks: usize,
    /// Waits whose time limit has run out.
    pub late: Vain,
    /// Checked accesses of the present step.
    pub accesses: u64,
    /// Regions entered in the present step.
    pub regions: u64,
}

/// What was told of an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Told {
    /// What is known.
    pub known: u32,
    /// The locks that all who told it held.
    pub locks: u32,
}

/// What a state has beyond the machine's: what its tasks know.
#[derive(Debug, Default)]
pub struct Ties {
    /// Of the tasks.
    pub minds: Minds,
    /// Of those who filled cells.
    pub cells: Map<Obj, u32>,
    /// Of those who told of objects.
    pub told: Map<Obj, Told>,
    /// Of those who initialised classes.
    pub classes: Rc<BTreeMap<ClassId, u32>>,
    /// Of those who signalled or waited for phases of barriers.
    pub phases: Phases,
    /// Objects that were locks in this execution. They keep their idents when nobody can reach them any more, because
    /// that two tasks held the same lock is told by idents.
    pub locks: Rc<BTreeSet<Obj>>,
}

impl Clone for Ties {
    fn clone(&self) -> Ties {
        Ties {
            minds: self.minds.clone(),
            cells: self.cells.clone(),
            told: self.told.clone(),
            classes: self.classes.clone(),
            phases: self.phases.clone(),
            locks: self.locks.clone(),
        }
    }

    fn clone_from(&mut self, from: &Ties) {
        self.minds.0.clone_from(&from.minds.0);
        if !self.cells.ptr_eq(&from.cells) {
            self.cells.clone_from(&from.cells);
        }
        if !self.told.ptr_eq(&from.told) {
            self.told.clone_from(&from.told);
        }
        share::one(&mut self.classes, &from.classes);
        self.phases.clone_from(&from.phases);
        share::one(&mut self.locks, &from.locks);
    }
}

/// Where a task stands that is stopped before something invisible.
#[derive(Clone, Copy, Debug)]
pub enum Stand {
    /// A plain access.
    Access(Access),
    /// A failing assertion.
    Assertion(TaskId),
    /// A branch on an open value.
    Guess(TaskId),
}

impl Stand {
    /// Who.
    #[must_use]
    pub fn task(&self) -> TaskId {
        match self {
            Stand::Access(a) => a.task,
            Stand::Assertion(t) | Stand::Guess(t) => *t,
        }
    }
}

/// The watcher of one step.
pub struct Scout<'a, 'p> {
    /// The program.
    pub program: &'p Program,
    /// What is learnt.
    pub lore: &'a mut Lore,
    /// Where to stop.
    pub points: &'a Points,
    /// What the tasks know.
    pub ties: &'a mut Ties,
    /// Whether regions are looked at.
    pub regions: bool,
    /// Whether to let the next stop pass.
    pub pass: bool,
    /// Where the task was stopped.
    pub stand: Option<Stand>,
    /// What goes wrong.
    pub faults: &'a mut Vec<Fault>,
    /// Whether something has happened that a task may have waited for.
    pub woke: bool,
    /// What kinds of things the step changes, as far as events tell.
    pub deed: &'a mut Deed,
    /// Tasks for which a turn of a loop without a way out has ended.
    pub turned: &'a mut Vec<TaskId>,
}

impl Scout<'_, '_> {
    fn learn(&mut self, t: TaskId, known: Option<u32>) {
        if let (Some(known), Some(mind)) = (known, self.ties.minds.of_mut(t)) {
            mind.known = self.lore.world.join(mind.known, known);
        }
    }

    fn publish(&mut self, t: TaskId) -> u32 {
        self.ties.minds.of_mut(t).map_or(0, |mind| self.lore.world.publish(mind))
    }

    /// Whether a fill tells what the task has done, and not only what it knows of others: if that is known to order anything, or if the
    /// program is through with what the task does.
    fn tells(&self, s: &State, t: TaskId) -> bool {
        let is_through = || s.task(t).frames.iter().all(|f| self.program.method(f.method).is_model);
        self.points.tells(self.ties.minds.of(t).name) || is_through()
    }

    /// What a fill or the like says of the task: of the task itself only if that is of use.
    fn said(&mut self, s: &State, t: TaskId) -> u32 {
        if self.tells(s, t) {
            return self.publish(t);
        }
        let mind = self.ties.minds.of(t);
        self.lore.sharing.silent.insert(mind.name);
        mind.known
    }

    /// Enters what the task tells of an object in its sections. The published algorithm does not go by their order.
    fn tell_of(&mut self, s: &State, t: TaskId, o: Obj) {
        let locks = self.ties.minds.of(t).locks;
        if locks == 0 || self.lore.sharing.premise.asked {
            return;
        }
        let known = self.said(s, t);
        // Others learn that of it, too: then all know the same afterwards.
        self.learn(t, Some(known));
        let world = &mut self.lore.world;
        let told = match self.ties.told.get(&o) {
            Some(before) => Told { known: world.join(before.known, known), locks: world.common(before.locks, locks) },
            None => Told { known, locks },
        };
        // Where different locks were held, nobody can learn what was told under the others: only what is new counts.
        let told = if told.locks == 0 { Told { known, locks } } else { told };
        self.ties.told.insert(o, told);
    }

    /// Enters what the task learns of an object, if its sections exclude those in which that was told.
    fn learn_of(&mut self, t: TaskId, o: Obj) {
        let Some(told) = self.ties.told.get(&o).copied() else { return };
        if self.lore.world.exclude(told.locks, self.ties.minds.of(t).locks) {
            self.learn(t, Some(told.known));
        }
    }

    fn user(&self, s: &State, t: TaskId, site: Site) -> Site {
        s.user_site(self.program, t).unwrap_or(site)
    }

    /// Enters a fill of or a look at a cell.
    fn touched(&mut self, s: &State, t: TaskId, cell: Obj, mode: Mode, site: Option<Site>) {
        let user = site.map(|site| self.user(s, t, site));
        let site = site.or(s.task(t).spawn_site).unwrap_or(Site { method: 0, pc: 0 });
        let user = user.unwrap_or(site);
        let entry = Entry { mind: self.ties.minds.of(t), mode, site, user, covered: true };
        self.lore.sharing.enter(&mut self.lore.world, self.points, cell_name(s, cell), entry, String::new);
    }

    /// A fill of a cell, which may come too late.
    fn fills(&mut self, s: &State, t: TaskId, cell: Obj, won: bool, site: Option<Site>) {
        if !won {
            self.lore.sharing.refilled(&mut self.lore.world, self.points, cell_name(s, cell));
        }
        self.touched(s, t, cell, Mode::W, site);
    }

    fn filled(&mut self, cell: Obj, known: u32) {
        self.ties.cells.insert(cell, known);
        self.woke = true;
    }

    /// A registration is gone: to those who wait for its next phases it is as if it had signalled and waited for them.
    fn dropped(&mut self, s: &State, barrier: BarrierId, party: &Party, known: u32) {
        let world = &mut self.lore.world;
        if party.mode.signals {
            self.ties.phases.add(world, barrier, true, party.signalled + 1, known);
        }
        if party.mode.waits {
            self.ties.phases.add(world, barrier, false, party.waited + 1, known);
        }
        self.ties.phases.forget(s, barrier);
        self.woke = true;
    }

    fn phase(&mut self, s: &State, t: TaskId, event: &Event<'_>) {
        match event {
            Event::Signalled { barrier, phase } => {
                if let Some(bound) = s.barriers.get(barrier.index()).map(|b| b.bound).filter(|b| *b > 0) {
                    let room = phase.checked_sub(bound).and_then(|k| self.ties.phases.known(*barrier, false, k));
                    self.learn(t, room);
                }
                let known = self.publish(t);
                self.ties.phases.add(&mut self.lore.world, *barrier, true, *phase, known);
                self.ties.phases.forget(s, *barrier);
                self.woke = true;
            }
            Event::Waited { barrier, phase } => {
                self.learn(t, self.ties.phases.known(*barrier, true, *phase));
                if s.barriers.get(barrier.index()).is_some_and(|b| b.bound > 0) {
                    let known = self.publish(t);
                    self.ties.phases.add(&mut self.lore.world, *barrier, false, *phase, known);
                    self.woke = true;
                }
                self.ties.phases.forget(s, *barrier);
            }
            Event::Dropped { barrier, party } => {
                let known = self.publish(t);
                self.dropped(s, *barrier, party, known);
            }
            _ => {}
        }
    }

    fn ended(
        &mut self,
        s: &State,
        t: TaskId,
        scope: Option<ScopeId>,
        result: Option<(Obj, bool)>,
        dropped: &[(BarrierId, Party)],
    ) {
        if let Some((cell, won)) = result {
            self.fills(s, t, cell, won, None);
        }
        let known = self.publish(t);
        if let Some(mind) = self.ties.minds.of_mut(t) {
            mind.known = known;
        }
        if let Some((cell, true)) = result {
            self.filled(cell, known);
        }
        for (barrier, party) in dropped {
            self.dropped(s, *barrier, party, known);
        }
        self.woke |= scope.and_then(|id| s.scopes.get(id.index())).is_some_and(|scope| scope.live == 0);
        if self.regions {
            let left = unreleased(s, t);
            if !left.is_empty() {
                self.faults.push(Fault::Unreleased(left));
            }
        }
    }

    fn joined(&mut self, s: &State, t: TaskId, id: ScopeId) {
        let ended = s.all_tasks().filter(|(_, task)| task.scope == Some(id)).map(|(x, _)| self.ties.minds.of(x).known);
        let known = self.lore.world.join_all(self.ties.minds.of(t).known, ended);
        if let Some(mind) = self.ties.minds.of_mut(t) {
            mind.known = known;
        }
    }

    /// Enters what the published algorithm does not look at.
    fn premise(&mut self, s: &State, t: TaskId, doubt: Doubt, name: Name, mode: Mode, site: Option<Site>) {
        if self.lore.sharing.premise.asked {
            let site = site.or(s.task(t).spawn_site).unwrap_or(Site { method: 0, pc: 0 });
            let entry = Entry { mind: self.ties.minds.of(t), mode, site, user: self.user(s, t, site), covered: true };
            self.lore.sharing.premise.enter(&self.lore.world, doubt, name, entry);
        }
    }

    /// A section begins: of monitors and the like it matters who comes first even where nothing is accessed inside.
    fn locked(&mut self, s: &State, t: TaskId, section: &Section, site: Option<Site>) {
        match (&section.taken, section.space) {
            (_, Space::Isolated | Space::Internal) => {}
            (Locked::Global, space) => self.premise(s, t, Doubt::Locks, whole(space as u64), Mode::W, site),
            // Global sections exclude those on objects.
            (Locked::Objects(_), space @ Space::Nested) => {
                self.premise(s, t, Doubt::Locks, whole(space as u64), Mode::W, site);
            }
            (Locked::Objects(list), Space::Monitor) => {
                for (o, mode) in list {
                    self.premise(s, t, Doubt::Locks, whole(s.heap.get(*o).birth.ident), *mode, site);
                }
            }
        }
    }

    fn relock(&mut self, s: &State, t: TaskId) {
        for section in &s.task(t).sections {
            if let Locked::Objects(list) = &section.taken {
                for (o, _) in list {
                    if !self.ties.locks.contains(o) {
                        Rc::make_mut(&mut self.ties.locks).insert(*o);
                    }
                }
            }
        }
        let locks = self.lore.world.held(s, &s.task(t).sections);
        if let Some(mind) = self.ties.minds.of_mut(t) {
            mind.locks = locks;
        }
    }

    fn border(&mut self, s: &State, t: TaskId, held: &Held, site: Option<Site>, acquire: bool) {
        let mind = self.ties.minds.of(t);
        let site = site.unwrap_or(held.site);
        let at = (site, self.user(s, t, site));
        self.lore.sharing.border(&mut self.lore.world, s, mind, held, at, acquire);
    }

    fn at(s: &State, t: TaskId, site: Site, counted: u32) -> At {
        let occurrence = s.counts.as_ref().map_or(0, |c| c.get(t, site)).saturating_sub(counted);
        At { task: t, site, occurrence }
    }
}

impl Watch for Scout<'_, '_> {
    fn access(&mut self, s: &State, a: &Access) -> Flow {
        if s.tasks.len() == 1 {
            self.lore.accesses += 1;
            return Flow::Continue;
        }
        if self.pass {
            self.pass = false;
        } else if self.points.has(|| name(s, a.loc), a.site) {
            self.stand = Some(Stand::Access(*a));
            return Flow::Stop;
        }
        self.lore.accesses += 1;
        let mind = self.ties.minds.of(a.task);
        let held = s.regions.held();
        let covered = held
            .iter()
            .any(|h| h.task == a.task && (h.mode == Mode::W || a.mode == Mode::R) && h.extent.covers(a.loc, &s.heap));
        let user = self.user(s, a.task, a.site);
        let entry = Entry { mind, mode: a.mode, site: a.site, user, covered };
        let what = || crate::names::location(self.program, s, a.loc);
        self.lore.sharing.enter(&mut self.lore.world, self.points, name(s, a.loc), entry, what);
        Flow::Continue
    }

    fn failing(&mut self, _: &State, t: TaskId, _: Site) -> Flow {
        if self.pass {
            self.pass = false;
            return Flow::Continue;
        }
        self.stand = Some(Stand::Assertion(t));
        Flow::Stop
    }

    fn event(&mut self, s: &State, t: TaskId, site: Option<Site>, event: &Event<'_>) {
        match event {
            Event::Turned => self.turned.push(t),
            Event::SectionBegun(_) | Event::SectionEnded(_) => self.deed.sections = true,
            Event::Acquired(_) | Event::Released { .. } => self.deed.regions = true,
            Event::Ended { scope, result, thrown, .. } => {
                let live = scope.and_then(|id| s.scopes.get(id.index())).map_or(0, |scope| scope.live);
                self.deed.odd |= self.deed.ends || result.is_some() || thrown.is_some() || live == 0;
                self.deed.ends = true;
            }
            Event::Chosen(_)
            | Event::Halted
            | Event::Signalled { .. }
            | Event::Waited { .. }
            | Event::Dropped { .. } => self.deed.odd = true,
            _ => {}
        }
        match event {
            Event::Spawned(child) => {
                let known = self.publish(t);
                let mind: Mind = self.lore.world.begin(s.task(*child), known);
                self.ties.minds.0.push(mind);
                self.lore.tasks = self.lore.tasks.max(s.tasks.len());
            }
            Event::Began(cells) => {
                for cell in *cells {
                    self.learn(t, self.ties.cells.get(cell).copied());
                }
            }
            Event::Ended { scope, result, thrown, dropped } => {
                if let (Some(id), Some(_)) = (scope, thrown) {
                    let owner = s.scopes.get(id.index()).map_or(0, |scope| s.task(scope.owner).ident);
                    self.premise(s, t, Doubt::Exceptions, whole(owner), Mode::W, None);
                }
                self.ended(s, t, *scope, *result, dropped);
            }
            Event::Signalled { .. } | Event::Waited { .. } | Event::Dropped { .. } => self.phase(s, t, event),
            Event::ScopeEnded(id) => self.joined(s, t, *id),
            Event::SectionBegun(section) => {
                self.locked(s, t, section, site);
                self.relock(s, t);
            }
            Event::SectionEnded(_) => self.relock(s, t),
            Event::InitBegun(class) if s.tasks.len() > 1 => {
                let site = site.unwrap_or(Site { method: 0, pc: 0 });
                let user = self.user(s, t, site);
                self.lore.sharing.premise.initialises(self.program, *class, user);
            }
            Event::Volatile(access) => self.premise(s, t, Doubt::Volatile, name(s, access.loc), access.mode, site),
            Event::Filled { cell, won, .. } => {
                self.fills(s, t, *cell, *won, site);
                if *won {
                    let known = self.said(s, t);
                    self.filled(*cell, known);
                }
            }
            Event::CellRead { cell, blocking, state } => {
                if !blocking {
                    self.touched(s, t, *cell, Mode::R, site);
                }
                if *state != CellState::Empty {
                    self.learn(t, self.ties.cells.get(cell).copied());
                }
            }
            Event::Told(o) => self.tell_of(s, t, *o),
            Event::Learnt(o) => self.learn_of(t, *o),
            Event::InitEnded(c) => {
                self.woke = true;
                let known = self.publish(t);
                Rc::make_mut(&mut self.ties.classes).insert(*c, known);
            }
            Event::InitSeen(c) => {
                let before = self.ties.minds.of(t).known;
                self.learn(t, self.ties.classes.get(c).copied());
                if let Some(mind) = self.ties.minds.of_mut(t).filter(|mind| mind.known != before) {
                    // In another execution it may have been this task that has initialised the class: its stretches are the same in both.
                    mind.own += 1;
                }
            }
            Event::Acquired(held) => {
                self.lore.regions += 1;
                if self.regions {
                    for other in s.regions.conflicts(t, &held.extent, held.mode, &s.heap) {
                        let (earlier, later) = (other.clone(), (*held).clone());
                        self.faults.push(Fault::Conflict { earlier, released: None, later });
                    }
                    self.border(s, t, held, site, true);
                }
            }
            Event::Released { regions, .. } if self.regions => {
                for held in *regions {
                    self.border(s, t, held, site, false);
                }
            }
            Event::Misused(misuse) if self.regions => {
                if let Some(site) = site {
                    // A write is told before it is counted, other operations afterwards.
                    let counted = u32::from(*misuse != Misuse::WriteUnderRead);
                    self.faults.push(Fault::Misuse(Self::at(s, t, site, counted), *misuse));
                }
            }
            Event::AssertFailed => {
                if let Some(site) = site {
                    self.faults.push(Fault::Assertion(Self::at(s, t, site, 1)));
                }
            }
            _ => {}
        }
    }
}
