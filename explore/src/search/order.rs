//! Happens-before along one execution: detects races and region conflicts, and which operations' order matters.
//!
//! The edges are those of *this* execution: spawn, join, result and cell, begin after awaited cells, and the order in
//! which operations that do not commute were executed (sections that exclude one another, fills and looks of one cell,
//! accesses to one volatile location, uses of a class after its initialisation, exceptions handed to one scope). See
//! the module documentation of [`crate::search`] for why this is exact.

use super::clock::{Clock, Epoch, TaskClock, join, knows, with_own};
use crate::machine::barriers::Party;
use crate::machine::regions::{Held, Misuse};
use crate::machine::sections::{Locked, Section};
use crate::machine::state::State;
use crate::machine::watch::{Access, Event, Flow, Watch};
use crate::machine::{BarrierId, Loc, Obj, ScopeId, TaskId};
use rustc_hash::{FxBuildHasher, FxHashSet};
use scoville_evidence::schedule::Site;
use scoville_ir::program::Program;
use scoville_ir::stmt::{Mode, Space};
use scoville_ir::types::ClassId;
use std::rc::Rc;

/// A persistent map with a fixed hash function.
pub type Map<K, V> = im::GenericHashMap<K, V, FxBuildHasher, im::shared_ptr::RcK>;

/// An operation, as the set of operations whose order matters names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Key {
    /// The instruction; for the end of a task, its spawn.
    pub site: Site,
    /// The user-level instruction that led to it.
    pub user: Site,
    /// Whether it is the end of a task.
    pub end: bool,
}

/// A plain access, a region or an operation in the past.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Past {
    /// When.
    pub epoch: Epoch,
    /// The instruction.
    pub site: Site,
    /// How many executions of it by the task came before; 0 unless executions are counted.
    pub occurrence: u32,
    /// Steps of the execution before it.
    pub position: u32,
}

/// Accesses to a plain location that may still race.
#[derive(Clone, Debug, Default)]
pub struct Shadow {
    /// The last write.
    pub write: Option<Past>,
    /// Reads since, none before another.
    pub reads: Vec<Past>,
}

/// An operation in the past whose order with later ones may matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Did {
    /// When.
    pub epoch: Epoch,
    /// What.
    pub key: Key,
}

/// Operations on something that one of two kinds of users may share: looks at a cell beside its fill, reading beside
/// writing sections, volatile reads beside writes.
#[derive(Clone, Debug, Default)]
pub struct Sync {
    /// The last exclusive operation.
    pub write: Option<Did>,
    /// What the exclusive operations know.
    pub written: Clock,
    /// Shared operations since.
    pub reads: Vec<Did>,
    /// What they know.
    pub read: Clock,
}

/// Something that operations synchronise on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Meeting {
    /// A cell: filling is exclusive, looking shared.
    Cell(Obj),
    /// A lock of a space; `None` is the whole space, which sections on objects share.
    Lock(Space, Option<Obj>),
    /// A volatile location.
    Volatile(Loc),
    /// A class: initialising is exclusive, using shared.
    Class(ClassId),
    /// Exceptions handed to a scope.
    Thrown(ScopeId),
    /// The signals of a phase of a barrier; of those that were dropped before they signalled it, the drops.
    Signals(BarrierId, u32),
    /// The waits for a phase of a barrier, likewise.
    Waits(BarrierId, u32),
}

/// A region of the past that other tasks' regions may still conflict with.
#[derive(Clone, Debug)]
pub struct Released {
    /// The region.
    pub region: Held,
    /// When it was released.
    pub epoch: Epoch,
    /// Index of the step that released it.
    pub position: u32,
}

/// An operation of one task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct At {
    /// Who.
    pub task: TaskId,
    /// The instruction.
    pub site: Site,
    /// How many executions of it by the task came before; 0 unless executions are counted.
    pub occurrence: u32,
}

/// Something to report.
#[derive(Clone, Debug)]
pub enum Fault {
    /// Two accesses race.
    Race(Past, Access),
    /// Two regions conflict: an earlier one, released or not, and the one just acquired.
    Conflict {
        /// The earlier region.
        earlier: Held,
        /// Index of the step that released it, and when.
        released: Option<(Epoch, u32)>,
        /// The later region.
        later: Held,
    },
    /// A permission operation or write is wrong.
    Misuse(At, Misuse),
    /// An `assert` fails.
    Assertion(At),
    /// The task ended and still holds these.
    Unreleased(Vec<Held>),
}

/// The state of the analysis; copied along with the machine's.
#[derive(Clone, Debug)]
pub struct Order<'p> {
    program: &'p Program,
    /// Clocks of the tasks.
    pub tasks: Vec<TaskClock>,
    /// What the ended tasks of each scope know.
    pub scopes: Vec<Clock>,
    /// Plain locations.
    pub shadows: Map<Loc, Shadow>,
    /// What operations synchronise on.
    pub meetings: Map<Meeting, Sync>,
    /// Regions that have been released.
    pub released: Rc<Vec<Released>>,
    /// Steps of the execution so far.
    pub position: u32,
    /// What has been found since this was last emptied.
    pub faults: Vec<Fault>,
    /// Operations found to be unordered with one that they do not commute with, since this was last emptied.
    pub unordered: Vec<Key>,
    /// Whether something has happened since this was last cleared that tasks may have waited for before they can go on
    /// invisibly: a cell was filled, a class initialised.
    pub woke: bool,
    /// Whether regions are looked at.
    pub regions: bool,
    /// Checked accesses so far.
    pub accesses: u64,
    /// Regions entered so far.
    pub entered: u64,
}

impl<'p> Order<'p> {
    /// At the start of a program.
    #[must_use]
    pub fn new(program: &'p Program, regions: bool) -> Order<'p> {
        Order {
            program,
            tasks: vec![TaskClock::new(Rc::default())],
            scopes: Vec::new(),
            shadows: Map::default(),
            meetings: Map::default(),
            released: Rc::default(),
            position: 0,
            faults: Vec::new(),
            unordered: Vec::new(),
            woke: false,
            regions,
            accesses: 0,
            entered: 0,
        }
    }

    /// Whether `t` knows the epoch.
    #[must_use]
    pub fn task_knows(&self, t: TaskId, e: Epoch) -> bool {
        t == e.task || self.tasks.get(t.index()).is_some_and(|c| knows(&c.known, e))
    }

    fn epoch(&self, t: TaskId) -> Epoch {
        Epoch { task: t, time: self.tasks.get(t.index()).map_or(1, |c| c.own) }
    }

    fn learn(&mut self, t: TaskId, clock: &Clock) {
        if let Some(c) = self.tasks.get_mut(t.index()) {
            join(&mut c.known, clock);
        }
    }

    /// What `t` knows, itself included; its next stretch begins.
    fn publish(&mut self, t: TaskId) -> Clock {
        match self.tasks.get_mut(t.index()) {
            Some(c) => {
                let all = with_own(&c.known, t, c.own);
                c.own += 1;
                all
            }
            None => Clock::default(),
        }
    }

    fn scope(&mut self, id: ScopeId) -> &mut Clock {
        if self.scopes.len() <= id.index() {
            self.scopes.resize(id.index() + 1, Clock::default());
        }
        &mut self.scopes[id.index()]
    }

    /// An operation by `t` on something shared: notes which earlier ones it is not ordered with, then orders them.
    fn meet(&mut self, t: TaskId, meeting: Meeting, exclusive: bool, key: Key) {
        let sync = self.meetings.get(&meeting).cloned().unwrap_or_default();
        self.check(t, &sync, exclusive, key);
        self.learn(t, &sync.written);
        if exclusive {
            self.learn(t, &sync.read);
        }
    }

    fn check(&mut self, t: TaskId, sync: &Sync, exclusive: bool, key: Key) {
        let reads = if exclusive { &sync.reads[..] } else { &[] };
        for did in sync.write.iter().chain(reads) {
            if !self.task_knows(t, did.epoch) {
                self.unordered.push(did.key);
                self.unordered.push(key);
            }
        }
    }

    /// Leaves the traces of an operation by `t`, which has published `clock`.
    fn leave(&mut self, meeting: Meeting, exclusive: bool, did: Did, clock: &Clock) {
        let mut sync = self.meetings.get(&meeting).cloned().unwrap_or_default();
        if exclusive {
            sync.write = Some(did);
            join(&mut sync.written, clock);
            sync.reads.clear();
        } else {
            let old: Vec<Did> = sync.reads.drain(..).filter(|r| !knows(clock, r.epoch)).collect();
            sync.reads = old;
            sync.reads.push(did);
            join(&mut sync.read, clock);
        }
        self.meetings.insert(meeting, sync);
    }

    /// Both at once, for an operation that takes no time.
    fn touch(&mut self, t: TaskId, meeting: Meeting, exclusive: bool, key: Key) {
        self.meet(t, meeting, exclusive, key);
        let did = Did { epoch: self.epoch(t), key };
        let clock = self.publish(t);
        self.leave(meeting, exclusive, did, &clock);
    }

    /// Leaves what `t` has published for those who will meet it there: no order to be chosen.
    fn hand(&mut self, meeting: Meeting, clock: &Clock) {
        let mut sync = self.meetings.get(&meeting).cloned().unwrap_or_default();
        join(&mut sync.written, clock);
        self.meetings.insert(meeting, sync);
    }

    /// Takes what was left there.
    fn take(&mut self, t: TaskId, meeting: Meeting) {
        if let Some(sync) = self.meetings.get(&meeting).cloned() {
            self.learn(t, &sync.written);
        }
    }

    /// A registration was dropped by a task that has published `clock`.
    fn dropped(&mut self, barrier: BarrierId, party: &Party, clock: &Clock) {
        if party.mode.signals {
            self.hand(Meeting::Signals(barrier, party.signalled + 1), clock);
        }
        if party.mode.waits {
            self.hand(Meeting::Waits(barrier, party.waited + 1), clock);
        }
    }

    fn phase(&mut self, s: &State, t: TaskId, event: &Event<'_>) {
        match event {
            Event::Signalled { barrier, phase } => {
                let bound = s.barriers.get(barrier.index()).map_or(0, |b| b.bound);
                if bound > 0 && *phase > bound {
                    self.take(t, Meeting::Waits(*barrier, phase - bound));
                }
                let clock = self.publish(t);
                self.hand(Meeting::Signals(*barrier, *phase), &clock);
            }
            Event::Waited { barrier, phase } => {
                self.take(t, Meeting::Signals(*barrier, *phase));
                if s.barriers.get(barrier.index()).is_some_and(|b| b.bound > 0) {
                    let clock = self.publish(t);
                    self.hand(Meeting::Waits(*barrier, *phase), &clock);
                }
            }
            Event::Dropped { barrier, party } => {
                let clock = self.publish(t);
                self.dropped(*barrier, party, &clock);
            }
            _ => {}
        }
    }

    /// What a section meets: each lock with whether it is exclusive there.
    fn locks(section: &Section) -> Vec<(Meeting, bool)> {
        let whole = Meeting::Lock(section.space, None);
        match &section.taken {
            Locked::Global => vec![(whole, true)],
            Locked::Objects(list) if list.is_empty() => Vec::new(),
            Locked::Objects(list) => {
                let each = list.iter().map(|(o, m)| (Meeting::Lock(section.space, Some(*o)), *m == Mode::W));
                std::iter::once((whole, false)).chain(each).collect()
            }
        }
    }

    fn past(&self, s: &State, t: TaskId, site: Site) -> Past {
        let occurrence = executed(s, t, site);
        Past { epoch: self.epoch(t), site, occurrence, position: self.position }
    }

    fn acquired(&mut self, s: &State, t: TaskId, held: &Held) {
        self.entered += 1;
        if !self.regions {
            return;
        }
        for other in s.regions.conflicts(t, &held.extent, held.mode, &s.heap) {
            self.faults.push(Fault::Conflict { earlier: other.clone(), released: None, later: held.clone() });
        }
        let clash = |r: &&Released| {
            r.region.task != t
                && (r.region.mode == Mode::W || held.mode == Mode::W)
                && r.region.extent.overlaps(&held.extent, &s.heap)
                && !self.task_knows(t, r.epoch)
        };
        let found: Vec<Fault> = self
            .released
            .iter()
            .filter(clash)
            .map(|r| Fault::Conflict {
                earlier: r.region.clone(),
                released: Some((r.epoch, r.position)),
                later: held.clone(),
            })
            .collect();
        self.faults.extend(found);
    }

    /// The key of the operation that `t` is executing.
    fn key(&self, s: &State, t: TaskId, site: Option<Site>) -> Key {
        operation_key(self.program, s, t, site)
    }

    fn ended(
        &mut self,
        s: &State,
        t: TaskId,
        scope: Option<ScopeId>,
        result: Option<(Obj, bool)>,
        thrown: Option<Obj>,
        dropped: &[(BarrierId, Party)],
    ) {
        let key = self.key(s, t, None);
        if let Some((cell, won)) = result {
            self.woke |= won;
            self.touch(t, Meeting::Cell(cell), won, key);
        }
        if let (Some(id), Some(_)) = (scope, thrown) {
            self.touch(t, Meeting::Thrown(id), true, key);
        }
        let clock = self.publish(t);
        for (barrier, party) in dropped {
            self.dropped(*barrier, party, &clock);
        }
        if let Some(id) = scope {
            join(self.scope(id), &clock);
        }
        if self.regions {
            let left = unreleased(s, t);
            if !left.is_empty() {
                self.faults.push(Fault::Unreleased(left));
            }
        }
    }
}

/// What `t` holds; of regions that overlap only the one acquired first.
#[must_use]
pub fn unreleased(s: &State, t: TaskId) -> Vec<Held> {
    let mut left: Vec<Held> = Vec::new();
    for h in s.regions.held().iter().filter(|h| h.task == t) {
        if !left.iter().any(|l| l.extent.overlaps(&h.extent, &s.heap)) {
            left.push(h.clone());
        }
    }
    left
}

fn executed(s: &State, t: TaskId, site: Site) -> u32 {
    s.counts.as_ref().map_or(0, |c| c.get(t, site))
}

/// The key of the operation at `site` of `t`; of its end for `None`.
#[must_use]
pub fn operation_key(program: &Program, s: &State, t: TaskId, site: Option<Site>) -> Key {
    match site {
        Some(site) => Key { site, user: s.user_site(program, t).unwrap_or(site), end: false },
        None => {
            let site = s.task(t).spawn_site.unwrap_or(Site { method: program.entry.0, pc: 0 });
            Key { site, user: site, end: true }
        }
    }
}

impl Watch for Order<'_> {
    fn access(&mut self, s: &State, a: &Access) -> Flow {
        self.accesses += 1;
        if s.tasks.len() == 1 {
            return Flow::Continue;
        }
        let t = a.task;
        let past = self.past(s, t, a.site);
        let Some(shadow) = self.shadows.get(&a.loc) else {
            let mut shadow = Shadow::default();
            match a.mode {
                Mode::R => shadow.reads.push(past),
                Mode::W => shadow.write = Some(past),
            }
            self.shadows.insert(a.loc, shadow);
            return Flow::Continue;
        };
        let unknown = |p: &&Past| !self.task_knows(t, p.epoch);
        let racing = match a.mode {
            Mode::R => shadow.write.iter().find(unknown),
            Mode::W => shadow.write.iter().chain(&shadow.reads).find(unknown),
        };
        if let Some(first) = racing {
            let race = Fault::Race(*first, *a);
            self.faults.push(race);
            return Flow::Stop;
        }
        // An access again in the same stretch adds nothing.
        let same = |p: &Past| p.epoch == past.epoch;
        match a.mode {
            Mode::R if shadow.reads.iter().any(same) || shadow.write.as_ref().is_some_and(same) => {}
            Mode::W if shadow.reads.is_empty() && shadow.write.as_ref().is_some_and(same) => {}
            Mode::R => {
                let mut reads: Vec<Past> = shadow.reads.iter().filter(unknown).copied().collect();
                reads.push(past);
                let write = shadow.write;
                self.shadows.insert(a.loc, Shadow { write, reads });
            }
            Mode::W => {
                self.shadows.insert(a.loc, Shadow { write: Some(past), reads: Vec::new() });
            }
        }
        Flow::Continue
    }

    fn event(&mut self, s: &State, t: TaskId, site: Option<Site>, event: &Event<'_>) {
        match event {
            Event::Spawned(_) => {
                let clock = self.publish(t);
                self.tasks.push(TaskClock::new(clock));
            }
            Event::Began(cells) => {
                for cell in *cells {
                    if let Some(sync) = self.meetings.get(&Meeting::Cell(*cell)).cloned() {
                        self.learn(t, &sync.written);
                    }
                }
            }
            Event::Ended { scope, result, thrown, dropped } => {
                self.ended(s, t, *scope, *result, *thrown, dropped);
            }
            Event::Signalled { .. } | Event::Waited { .. } | Event::Dropped { .. } => self.phase(s, t, event),
            Event::ScopeEnded(id) => {
                let clock = self.scope(*id).clone();
                self.learn(t, &clock);
            }
            Event::SectionBegun(section) => {
                let key = Key { site: section.site, user: section.user_site, end: false };
                for (meeting, exclusive) in Self::locks(section) {
                    self.meet(t, meeting, exclusive, key);
                }
            }
            Event::SectionEnded(section) => {
                let locks = Self::locks(section);
                if !locks.is_empty() {
                    let key = Key { site: section.site, user: section.user_site, end: false };
                    let did = Did { epoch: self.epoch(t), key };
                    let clock = self.publish(t);
                    for (meeting, exclusive) in locks {
                        self.leave(meeting, exclusive, did, &clock);
                    }
                }
            }
            Event::Filled { cell, won, .. } => {
                self.woke |= *won;
                let key = self.key(s, t, site);
                self.touch(t, Meeting::Cell(*cell), *won, key);
            }
            Event::CellRead { cell, blocking: true, .. } => {
                if let Some(sync) = self.meetings.get(&Meeting::Cell(*cell)).cloned() {
                    self.learn(t, &sync.written);
                }
            }
            Event::CellRead { cell, .. } => {
                let key = self.key(s, t, site);
                self.touch(t, Meeting::Cell(*cell), false, key);
            }
            Event::Volatile(a) => {
                let key = self.key(s, t, site);
                self.touch(t, Meeting::Volatile(a.loc), a.mode == Mode::W, key);
            }
            // The initialiser's own frame is on top already: its caller is what initialises.
            Event::InitBegun(c) => {
                let key = init_key(self.program, s, t, site);
                let did = Did { epoch: self.epoch(t), key };
                self.meetings.insert(Meeting::Class(*c), Sync { write: Some(did), ..Sync::default() });
            }
            Event::InitEnded(c) => {
                self.woke = true;
                let epoch = self.epoch(t);
                let clock = self.publish(t);
                let mut sync = self.meetings.get(&Meeting::Class(*c)).cloned().unwrap_or_default();
                if let Some(did) = &mut sync.write {
                    did.epoch = epoch;
                }
                sync.written = clock;
                self.meetings.insert(Meeting::Class(*c), sync);
            }
            Event::InitSeen(c) => {
                let ordered = self.meetings.get(&Meeting::Class(*c)).and_then(|sync| sync.write);
                if ordered.is_some_and(|did| !self.task_knows(t, did.epoch)) {
                    let key = self.key(s, t, site);
                    self.meet(t, Meeting::Class(*c), false, key);
                }
            }
            Event::Acquired(held) => self.acquired(s, t, held),
            Event::Released { regions, .. } if self.regions && s.tasks.len() > 1 => {
                let epoch = self.epoch(t);
                let position = self.position;
                let list = Rc::make_mut(&mut self.released);
                list.extend(regions.iter().map(|r| Released { region: r.clone(), epoch, position }));
            }
            Event::Misused(misuse) if self.regions => {
                if let Some(site) = site {
                    // A write is told before it is counted, other operations afterwards.
                    let counted = u32::from(*misuse != Misuse::WriteUnderRead);
                    let at = At { task: t, site, occurrence: executed(s, t, site).saturating_sub(counted) };
                    self.faults.push(Fault::Misuse(at, *misuse));
                }
            }
            Event::AssertFailed => {
                if let Some(site) = site {
                    let at = At { task: t, site, occurrence: executed(s, t, site).saturating_sub(1) };
                    self.faults.push(Fault::Assertion(at));
                }
            }
            _ => {}
        }
    }
}

/// The key of an `InitClass` whose initialiser's activation is on top already.
fn init_key(program: &Program, s: &State, t: TaskId, site: Option<Site>) -> Key {
    let frames = &s.task(t).frames;
    let below = &frames[..frames.len().saturating_sub(1)];
    let user = below.iter().rev().find(|f| !program.method(f.method).is_model).or(below.last());
    let user = user.map(|f| Site { method: f.method.0, pc: f.pc });
    let site = site.or(user).unwrap_or(Site { method: program.entry.0, pc: 0 });
    Key { site, user: user.unwrap_or(site), end: false }
}

/// Keys of all that one operation's order with others may depend on; used where a task is blocked.
#[must_use]
pub fn section_keys(s: &State, tasks: &[TaskId], space: Space, wanted: &Locked) -> FxHashSet<Key> {
    let mut keys = FxHashSet::default();
    for t in tasks {
        for section in &s.task(*t).sections {
            if section.space == space && section.taken.excludes(wanted) {
                keys.insert(Key { site: section.site, user: section.user_site, end: false });
            }
        }
    }
    keys
}
