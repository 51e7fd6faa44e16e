//! Persistent sets: a few tasks whose moves are enough for now, since nothing that the others do before meets them.
//!
//! Whatever the tasks outside of a set do while those in it stand where they are, let it have nothing to do with the points before
//! which these stand. Then the first step of one of them that any execution has may as well come first; and an execution without
//! one may have any of them first. So only the moves of this set are taken (Godefroid's persistent sets). States with a race, ends, and all
//! that tasks enter about their accesses are the same as with all moves, up to the order of what commutes, by induction on what an
//! execution still has to do before it gets there: taking a step of the set takes one of these away, or none.
//! For the latter not to go on for ever, a state from which a step leads back to one on the path gets all its moves.
//!
//! Who can meet a point is read off the heap: a task gets hold of an object only through references that it has, directly or over other
//! objects, or through static fields. So do the tasks that it creates. A point that concerns an object nobody
//! else can get hold of meets nothing; nor does one that does with it what [nothing that is left of the others' code](super::footprint)
//! conflicts with, whoever of them has it now: objects are handed on. A task that waits can do nothing before what it waits for: the end of a scope with one of the
//! set, a cell that no task that acts can get hold of.

use super::code::roots;
use super::footprint::{Deed, Footprints};
use super::front::{Context, Front};
use super::scout::Stand;
use crate::machine::sections::Locked;
use crate::machine::state::{ClassState, Ending, Phase};
use crate::machine::{Loc, Obj, Pending, TaskId, Wait};
use crate::search::runner::Move;
use rustc_hash::FxHashMap;
use scoville_evidence::schedule::Site;
use scoville_ir::flat::Instr;
use scoville_ir::program::Program;
use scoville_ir::stmt::{Locks, Mode, Op, Place, Space};
use scoville_ir::types::FieldId;
use std::cell::OnceCell;

/// A set of tasks, by their place among those that live.
type Tasks = u128;

/// Stands for everybody in the set of tasks that can get hold of an object.
const ALL: Tasks = 1 << 127;

/// Most tasks that live.
const MOST: usize = 127;

/// States in a row without such a set before only some are looked at.
const VAIN: u32 = 64;

/// One in so many, then.
const SOME: u32 = 16;

/// Looks for persistent sets in the states of one search.
#[derive(Debug)]
pub struct Persistent<'p> {
    program: &'p Program,
    /// Once it has been asked for.
    footprints: OnceCell<Footprints<'p>>,
    /// Whether names of objects matter ([`super::code`]).
    names: bool,
    /// Spaces in which some sections lock everything.
    global: Vec<Space>,
    /// By slot.
    statics: FxHashMap<u32, FieldId>,
    /// By object, who can get hold of it.
    reached: Vec<Tasks>,
    open: Vec<Obj>,
    /// States in a row in which no such set was found.
    vain: u32,
}

/// What a point concerns.
#[derive(Clone, Debug)]
struct Concern {
    /// This object; a static field if none.
    object: Option<Obj>,
    /// What is done with it; `None` for what meets all that others may do with it.
    deed: Option<Deed>,
}

/// The tasks of a state that live.
struct Live<'a, 'p> {
    persistent: &'a Persistent<'p>,
    f: &'a Front,
    tasks: Vec<TaskId>,
    /// Those that have moves.
    moving: Tasks,
    /// What their points concern; nothing if that is not known.
    concerned: Vec<Option<Vec<Concern>>>,
    waits: Vec<(usize, Wait)>,
}

impl<'p> Persistent<'p> {
    /// For one search.
    #[must_use]
    pub fn new(program: &'p Program, names: bool) -> Persistent<'p> {
        let instrs = program.methods.iter().flat_map(|m| &m.code.instrs);
        let mut global: Vec<Space> = Vec::new();
        for i in instrs {
            if let Instr::SectionBegin { space, locks: Locks::Global, .. } = i
                && !global.contains(space)
            {
                global.push(*space);
            }
        }
        let fields = program.fields.iter().enumerate().filter(|(_, f)| f.is_static);
        let statics = fields.map(|(i, f)| (f.slot, FieldId(i as u32))).collect();
        let footprints = OnceCell::new();
        Persistent { program, footprints, names, global, statics, reached: Vec::new(), open: Vec::new(), vain: 0 }
    }

    /// Puts all moves of a state aside but those of a persistent set, if one is found.
    pub fn reduce(&mut self, cx: &Context<'_>, f: &Front, moves: &mut Vec<Move>, aside: &mut Vec<Move>) {
        let several = moves.first().is_some_and(|first| moves.iter().any(|m| m.task != first.task));
        // Where time may run out early, those who wait can move, too.
        let late = !cx.late.is_empty() || moves.iter().any(|m| m.late.is_some());
        if !several || !cx.wide.is_empty() || late {
            return;
        }
        if self.vain >= VAIN {
            self.vain += 1;
            if !self.vain.is_multiple_of(SOME) {
                return;
            }
        }
        match self.find(cx, f, moves) {
            Some(set) => {
                self.vain = 0;
                moves.retain(|m| {
                    let is_in = set.contains(&m.task);
                    aside.extend((!is_in).then_some(*m));
                    is_in
                });
            }
            None => self.vain = if self.vain >= VAIN { VAIN } else { self.vain + 1 },
        }
    }

    fn find(&mut self, cx: &Context<'_>, f: &Front, moves: &[Move]) -> Option<Vec<TaskId>> {
        let live = |t: &TaskId| {
            let task = f.state.task(*t);
            !task.has_ended() || !task.sections.is_empty()
        };
        let tasks: Vec<TaskId> = (0..f.state.tasks.len() as u32).map(TaskId).filter(live).collect();
        if tasks.len() > MOST {
            return None;
        }
        let (mut moving, mut concerned) = (0, vec![None; tasks.len()]);
        for (i, t) in tasks.iter().enumerate() {
            if moves.iter().any(|m| m.task == *t) {
                moving |= 1 << i;
                concerned[i] = self.concerned(cx, f, *t);
            }
        }
        if concerned.iter().all(Option::is_none) {
            return None;
        }
        self.reach(cx, f, &tasks);
        let wait = |(i, t): (usize, &TaskId)| match cx.machine.pending(&f.state, *t) {
            Pending::Waits(wait) if !f.is_off(*t) => Some((i, wait)),
            _ => None,
        };
        let waits = tasks.iter().enumerate().filter_map(wait).collect();
        let live = Live { persistent: self, f, tasks, moving, concerned, waits };
        let sets = (0..live.tasks.len()).filter(|i| moving >> i & 1 == 1).filter_map(|i| live.set_with(i));
        let mut least: Option<Tasks> = None;
        for set in sets {
            if least.is_none_or(|l| set.count_ones() < l.count_ones()) {
                least = Some(set);
            }
            if set.count_ones() == 1 {
                break;
            }
        }
        let least = least?;
        Some(live.tasks.iter().enumerate().filter(|(i, _)| least >> i & 1 == 1).map(|(_, t)| *t).collect())
    }

    /// What the point before which a task stands concerns: what has nothing to do with any of that commutes with it. `None`
    /// if that is not all.
    fn concerned(&self, cx: &Context<'_>, f: &Front, t: TaskId) -> Option<Vec<Concern>> {
        if let Some(stand) = f.stands.iter().find(|s| s.task() == t) {
            return match stand {
                Stand::Access(a) => Some(vec![self.location(f, a.loc, a.mode)]),
                Stand::Assertion(_) | Stand::Guess(_) => None,
            };
        }
        match cx.machine.pending(&f.state, t) {
            // Where it has no cell for its result, its scope is concerned.
            Pending::End => f.state.task(t).result.map(|cell| vec![Concern::all(cell)]),
            Pending::Visible(site) => self.concerned_at(cx, f, t, site),
            _ => None,
        }
    }

    fn concerned_at(&self, cx: &Context<'_>, f: &Front, t: TaskId, site: Site) -> Option<Vec<Concern>> {
        let s = &f.state;
        match cx.machine.instr(site)? {
            Instr::SectionBegin { space, .. } if !self.global.contains(space) => {
                let deed = Some(Deed::Section(*space, None));
                match cx.machine.section_wanted(s, t)? {
                    (_, Locked::Objects(list)) => {
                        Some(list.into_iter().map(|(o, _)| Concern { object: Some(o), deed }).collect())
                    }
                    (_, Locked::Global) => None,
                }
            }
            Instr::Op(Op::CellFill { .. } | Op::CellRead { .. }) => {
                cx.machine.cell_wanted(s, t).map(|c| vec![Concern::all(c)])
            }
            Instr::Op(Op::Load { place, .. }) => self.part(cx, f, t, place, Mode::R),
            Instr::Op(Op::Store { place, .. }) => self.part(cx, f, t, place, Mode::W),
            Instr::Op(Op::Choose { .. }) => Some(Vec::new()),
            _ => None,
        }
    }

    /// An access before which a task stands.
    fn part(&self, cx: &Context<'_>, f: &Front, t: TaskId, place: &Place, mode: Mode) -> Option<Vec<Concern>> {
        let object = match place {
            Place::Field(..) | Place::Element(..) => Some(cx.machine.base_wanted(&f.state, t)?),
            Place::Static(_) => None,
        };
        Some(vec![Concern { object, deed: Some(Deed::access(place, mode)) }])
    }

    fn location(&self, f: &Front, loc: Loc, mode: Mode) -> Concern {
        let (object, field) = match loc {
            Loc::Static(slot) => (None, self.statics.get(&slot).copied()),
            Loc::Slot(o, slot) => {
                let class = f.state.heap.get(o).class();
                let fields = class.map(|c| &self.program.class(c).instance_fields);
                (Some(o), fields.and_then(|fields| fields.get(slot as usize)).copied())
            }
        };
        let is_element = object.is_some_and(|o| f.state.heap.get(o).class().is_none());
        let deed = field.map(|field| Deed::Field(field, mode)).or(is_element.then_some(Deed::Element(mode)));
        Concern { object, deed }
    }

    /// Finds out who can get hold of what.
    fn reach(&mut self, cx: &Context<'_>, f: &Front, tasks: &[TaskId]) {
        let s = &f.state;
        self.reached.clear();
        self.reached.resize(s.heap.len(), 0);
        let failed = s.classes.iter().filter_map(|c| match c {
            ClassState::Failed(o) => Some(*o),
            _ => None,
        });
        let kept = s.interned.values().chain(s.boxes.values()).copied();
        let thrown = s.scopes.iter().flat_map(|scope| scope.body.iter().chain(&scope.thrown)).copied();
        let alone = s.all_tasks().filter_map(|(_, task)| match task.phase {
            Phase::Ended(Ending::Threw(o)) => Some(o),
            _ => None,
        });
        let common = s.statics.iter().filter_map(|v| v.obj());
        self.spread(f, common.chain(failed).chain(kept).chain(thrown).chain(alone), ALL);
        for (i, t) in tasks.iter().enumerate() {
            let roots = roots(cx, s, *t, self.names);
            self.spread(f, roots.iter().copied(), 1 << i);
        }
    }

    /// These objects, and all that they lead to, can be got hold of by those.
    fn spread(&mut self, f: &Front, from: impl Iterator<Item = Obj>, by: Tasks) {
        let Persistent { reached, open, .. } = self;
        let mut meet = |o: Obj, open: &mut Vec<Obj>| {
            if let Some(known) = reached.get_mut(o.0 as usize)
                && *known & (by | ALL) == 0
            {
                *known |= by;
                open.push(o);
            }
        };
        from.for_each(|o| meet(o, open));
        while let Some(o) = open.pop() {
            f.state.heap.get(o).each_ref(&mut |o| meet(o, open));
        }
    }
}

impl Concern {
    /// Anything that is done with an object.
    fn all(o: Obj) -> Concern {
        Concern { object: Some(o), deed: None }
    }
}

impl Live<'_, '_> {
    /// A persistent set with this task, if that is not all that can move.
    fn set_with(&self, seed: usize) -> Option<Tasks> {
        let mut set: Tasks = 1 << seed;
        let mut concerns = self.concerned[seed].clone()?;
        loop {
            let (acting, causes) = self.acting(set);
            let met = concerns.iter().fold(0, |met, c| met | self.meeting(c, acting));
            if met == 0 {
                return Some(set);
            }
            // One that waits would go on only after others; one of these has to be in the set.
            let mut more = met.trailing_zeros() as usize;
            while let Some(cause) = causes[more] {
                more = cause;
            }
            set |= 1 << more;
            if self.moving & !set == 0 {
                return None;
            }
            concerns.extend_from_slice(self.concerned[more].as_ref()?);
        }
    }

    /// Those of some tasks that may do what meets a point. Who can get hold of the object may hand it on to any other one: if one can, it is
    /// their code that counts.
    fn meeting(&self, concern: &Concern, of: Tasks) -> Tasks {
        let holders = concern.object.map_or(Tasks::MAX, |o| self.holders(o)) & of;
        let Some(deed) = concern.deed.filter(|_| holders != 0) else { return holders };
        let Persistent { footprints, program, .. } = self.persistent;
        let footprints = footprints.get_or_init(|| Footprints::new(program));
        let deeds = footprints.meeting(&self.f.state, deed, concern.object);
        let tasks = self.tasks.iter().enumerate().filter(|(i, _)| of >> i & 1 == 1);
        let meeting = tasks.filter(|(_, t)| footprints.may(&self.f.state.task(**t).frames, &deeds));
        meeting.fold(0, |all, (i, _)| all | 1 << i)
    }

    /// Who can get hold of an object.
    fn holders(&self, o: Obj) -> Tasks {
        let known = self.persistent.reached.get(o.0 as usize).copied().unwrap_or(ALL);
        if known & ALL != 0 || self.f.state.heap.get(o).birth.is_shared() { Tasks::MAX } else { known }
    }

    /// The tasks that may do something while those in `set` stand where they are, and for those that wait a task that
    /// may end that.
    fn acting(&self, set: Tasks) -> (Tasks, Vec<Option<usize>>) {
        let mut acting = self.moving & !set;
        let mut causes = vec![None; self.tasks.len()];
        loop {
            let before = acting;
            for (i, wait) in self.waits.iter().filter(|(i, _)| before >> i & 1 == 0) {
                if let Some(cause) = self.ends(wait, acting) {
                    acting |= 1 << i;
                    causes[*i] = Some(cause);
                }
            }
            if acting == before {
                return (acting, causes);
            }
        }
    }

    /// One of those that act, if they may end a wait.
    fn ends(&self, wait: &Wait, acting: Tasks) -> Option<usize> {
        let first = |of: Tasks| (of != 0).then(|| of.trailing_zeros() as usize);
        match wait {
            Wait::Cell(cell) => first(self.holders(*cell) & acting),
            Wait::Awaits(cells) => cells.iter().find_map(|cell| first(self.holders(*cell) & acting)),
            Wait::Section(holders) => first(self.all_act(holders.iter().copied(), acting)?),
            Wait::Init { task, .. } => first(self.all_act(std::iter::once(*task), acting)?),
            Wait::Barrier { .. } => first(acting),
            Wait::Scope(scope) => {
                let s = &self.f.state;
                let waited = |(_, t): &(usize, &TaskId)| {
                    let task = s.task(**t);
                    task.scope == Some(*scope) && !task.has_ended() && !task.daemon
                };
                let members = self.tasks.iter().enumerate().filter(waited);
                let members = members.fold(0, |all: Tasks, (i, _)| all | 1 << i);
                if members == 0 { first(acting) } else { first(members).filter(|_| members & !acting == 0) }
            }
        }
    }

    /// These tasks, if all of them act.
    fn all_act(&self, of: impl Iterator<Item = TaskId>, acting: Tasks) -> Option<Tasks> {
        let mut all = 0;
        for t in of {
            all |= 1 << self.tasks.iter().position(|x| *x == t)?;
        }
        (all & !acting == 0).then_some(all)
    }
}

#[cfg(test)]
mod tests;
