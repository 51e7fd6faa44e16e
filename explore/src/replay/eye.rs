//! The watcher of a replay: stops tasks where it is told to, and notes what a report may show.

use crate::machine::regions::Misuse;
use crate::machine::state::State;
use crate::machine::watch::{Access, Event, Flow, Watch};
use crate::machine::{Loc, Obj, TaskId};
use crate::names;
use rustc_hash::{FxHashMap, FxHashSet};
use scoville_evidence::schedule::{Observation, Site};
use scoville_evidence::source::Span;
use scoville_ir::flat::Instr;
use scoville_ir::program::Program;
use scoville_ir::stmt::{Mode, Op, Place, Space};
use scoville_ir::types::MethodId;

/// Most observations that are kept.
const MOST: usize = 20_000;

/// Most locations whose accesses are told.
pub const MOST_LOCATIONS: usize = 200;

/// Most locations that are looked at for being shared.
const MOST_LOOKED_AT: usize = 1 << 20;

/// Where to stop a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    /// Who.
    pub task: TaskId,
    /// The instruction.
    pub site: Site,
    /// How many executions of it must have come before.
    pub occurrence: u32,
}

/// An exception that was thrown.
#[derive(Clone, Copy, Debug)]
pub struct Thrown {
    /// The exception.
    pub error: Obj,
    /// The operation that threw it.
    pub at: Target,
    /// Position in the user's source.
    pub span: Span,
    /// How many observations there were before.
    pub seen: usize,
}

/// What one step wrote and did, for those who want to see each step.
#[derive(Clone, Debug, Default)]
pub struct Log {
    /// Locations that were written, with their names, in order of the first write.
    pub written: Vec<(Loc, String)>,
    seen: FxHashSet<Loc>,
    /// The last event that is worth telling.
    pub last: Option<String>,
}

/// The watcher.
#[derive(Clone, Debug)]
pub struct Eye<'p> {
    program: &'p Program,
    /// Where to stop.
    pub target: Option<Target>,
    /// The access that it was stopped at.
    pub hit: Option<Access>,
    /// Locations whose accesses are told; `None` while finding out which matter.
    pub told: Option<FxHashSet<Loc>>,
    /// Locations accessed in sections by user code, in order of the first access.
    pub touched: Vec<Loc>,
    /// Locations accessed by more than one task.
    pub shared: Vec<Loc>,
    noticed: FxHashMap<Loc, (TaskId, bool)>,
    in_touched: FxHashSet<Loc>,
    /// What happened.
    pub observations: Vec<Observation>,
    /// Wrong permission operations: who, where, how many executions came before, what.
    pub misuses: Vec<(Target, Misuse, Span)>,
    /// Exceptions that were thrown, and where.
    pub throws: Vec<Thrown>,
    /// What the step under way did, if that is wanted.
    pub log: Option<Log>,
}

impl<'p> Eye<'p> {
    /// A watcher that tells accesses to these locations.
    pub fn new(program: &'p Program, told: Option<FxHashSet<Loc>>) -> Eye<'p> {
        Eye {
            program,
            target: None,
            hit: None,
            told,
            touched: Vec::new(),
            shared: Vec::new(),
            noticed: FxHashMap::default(),
            in_touched: FxHashSet::default(),
            observations: Vec::new(),
            misuses: Vec::new(),
            throws: Vec::new(),
            log: None,
        }
    }

    /// Adds an observation.
    pub fn note(&mut self, s: &State, t: TaskId, span: Span, text: String) {
        if self.observations.len() < MOST {
            let task = s.task(t).task_path();
            self.observations.push(Observation { task, span, text: names::capped(text) });
        }
    }

    fn log_write(&mut self, s: &State, a: &Access) {
        let Some(log) = &mut self.log else { return };
        if a.mode == Mode::W && log.written.len() < MOST && log.seen.insert(a.loc) {
            log.written.push((a.loc, access_name(self.program, s, a)));
        }
    }

    fn notice(&mut self, s: &State, a: &Access) {
        let model = self.program.methods.get(a.site.method as usize).is_some_and(|m| m.is_model);
        if !s.task(a.task).sections.is_empty() && !model && self.in_touched.insert(a.loc) {
            self.touched.push(a.loc);
        }
        if model {
            return;
        }
        let room = self.noticed.len() < MOST_LOOKED_AT;
        match self.noticed.get_mut(&a.loc) {
            Some((first, is_shared)) if !*is_shared && *first != a.task => {
                *is_shared = true;
                self.shared.push(a.loc);
            }
            Some(_) => {}
            None if room => {
                self.noticed.insert(a.loc, (a.task, false));
            }
            None => {}
        }
    }
}

/// The text of an access: `x = 1`, `reads x (0)`.
pub fn access_text(p: &Program, s: &State, a: &Access) -> String {
    let value = names::value(p, s, a.value);
    let name = access_name(p, s, a);
    match a.mode {
        Mode::R => format!("reads {name} ({value})"),
        Mode::W => format!("{name} = {value}"),
    }
}

/// What an access touches, with the class of a field: `Main.x`, `numbers[1]`.
pub fn full_name(p: &Program, s: &State, a: &Access) -> String {
    match accessed_place(p, a.site) {
        Some(Place::Field(_, f) | Place::Static(f)) => names::full_field(p, *f),
        Some(place @ Place::Element(..)) => names::place(p, s, a.task, a.site, place),
        None => names::location(p, s, a.loc),
    }
}

/// The location of an access as its instruction names it.
pub fn access_name(p: &Program, s: &State, a: &Access) -> String {
    match accessed_place(p, a.site) {
        Some(place) => names::place(p, s, a.task, a.site, place),
        None => names::location(p, s, a.loc),
    }
}

/// The place that the load or store at `site` names.
pub fn accessed_place(p: &Program, site: Site) -> Option<&Place> {
    match p.method(MethodId(site.method)).code.instrs.get(site.pc as usize)? {
        Instr::Op(Op::Load { place, .. } | Op::Store { place, .. }) => Some(place),
        _ => None,
    }
}

impl Watch for Eye<'_> {
    const EACH: bool = true;

    fn before(&mut self, s: &State, task: TaskId, site: Site) -> Flow {
        match self.target {
            Some(target) if target.task == task && target.site == site => {
                let so_far = s.counts.as_ref().map_or(0, |c| c.get(task, site));
                // Accesses are stopped later, when their location is known.
                if so_far == target.occurrence && accessed_place(self.program, site).is_none() {
                    return Flow::Stop;
                }
                Flow::Continue
            }
            _ => Flow::Continue,
        }
    }

    fn access(&mut self, s: &State, a: &Access) -> Flow {
        if let Some(target) = self.target
            && target.task == a.task
            && target.site == a.site
            && s.counts.as_ref().map_or(0, |c| c.get(a.task, a.site)) == target.occurrence
        {
            self.hit = Some(*a);
            return Flow::Stop;
        }
        self.log_write(s, a);
        match &self.told {
            None => self.notice(s, a),
            // What the root task does before there are others is seldom worth a line.
            Some(told) if s.tasks.len() > 1 && told.contains(&a.loc) => {
                let span = s.user_span(self.program, a.task);
                let text = access_text(self.program, s, a);
                self.note(s, a.task, span, text);
            }
            Some(_) => {}
        }
        Flow::Continue
    }

    fn event(&mut self, s: &State, t: TaskId, site: Option<Site>, event: &Event<'_>) {
        let counted = |site: Site| Target {
            task: t,
            site,
            occurrence: s.counts.as_ref().map_or(0, |c| c.get(t, site).saturating_sub(1)),
        };
        match (event, site) {
            (Event::Misused(misuse), Some(site)) => {
                let mut at = counted(site);
                if *misuse == Misuse::WriteUnderRead {
                    // Told before the store is counted.
                    at.occurrence = s.counts.as_ref().map_or(0, |c| c.get(t, site));
                }
                self.misuses.push((at, *misuse, s.user_span(self.program, t)));
            }
            (Event::Thrown(o), Some(site)) => {
                let span = s.user_span(self.program, t);
                let seen = self.observations.len();
                self.throws.push(Thrown { error: *o, at: counted(site), span, seen });
            }
            _ => {}
        }
        if let Event::Volatile(a) = event {
            self.log_write(s, a);
        }
        if self.told.is_none() && self.log.is_none() {
            return;
        }
        if let Some(text) = text(self.program, s, t, site, event) {
            if let Some(log) = &mut self.log {
                log.last = Some(text.clone());
            }
            if self.told.is_some() {
                let span = s.user_span(self.program, t);
                self.note(s, t, span, text);
            }
        }
    }
}

/// The text of an event, if it is worth telling.
fn text(p: &Program, s: &State, t: TaskId, site: Option<Site>, event: &Event<'_>) -> Option<String> {
    use crate::machine::heap::CellState;
    let value = |v| names::value(p, s, v);
    Some(match event {
        Event::Spawned(child) => format!("spawns task {}", s.task(*child).task_path()),
        Event::Ended { thrown: Some(o), .. } => format!("ends with {}", exception_text(p, s, *o)),
        Event::Ended { .. } => "ends".to_owned(),
        Event::ScopeEnded(_) => "leaves finish".to_owned(),
        Event::SectionBegun(section) => match section.space {
            Space::Internal => format!("calls {}", names::section(p, s, t, section.space)),
            space => format!("enters {}", names::section(p, s, t, space)),
        },
        Event::SectionEnded(section) if section.space != Space::Internal => {
            format!("leaves {}", names::section(p, s, t, section.space))
        }
        Event::Filled { won: true, with, .. } => match with {
            CellState::Exception(v) => format!("puts exception {}", value(*v)),
            CellState::Cancelled => "cancels".to_owned(),
            _ => format!("puts {}", value(with.value())),
        },
        Event::Filled { won: false, .. } => "puts too late".to_owned(),
        Event::CellRead { state, blocking, .. } => match state {
            CellState::Empty => "looks: nothing yet".to_owned(),
            CellState::Exception(v) => format!("gets exception {}", value(*v)),
            CellState::Cancelled => "gets: cancelled".to_owned(),
            CellState::Value(v) if *blocking => format!("gets {}", value(*v)),
            CellState::Value(v) => format!("looks: {}", value(*v)),
        },
        Event::Signalled { barrier, phase } => format!("signals {}", names::phase(s, *barrier, *phase)),
        Event::Waited { barrier, phase } => format!("passes {}", names::phase(s, *barrier, *phase)),
        Event::Dropped { barrier, .. } => format!("drops {}", names::barrier(s, *barrier)),
        Event::Volatile(a) => access_text(p, s, a),
        Event::Acquired(held) => {
            let what = site
                .map_or_else(|| names::extent(p, s, &held.extent), |site| names::target(p, s, t, site, &held.extent));
            format!("acquires {:?} on {what}", held.mode)
        }
        Event::Released { extent, mode, .. } => {
            let what = site.map_or_else(|| names::extent(p, s, extent), |site| names::target(p, s, t, site, extent));
            format!("releases {mode:?} on {what}")
        }
        Event::Misused(Misuse::BadRelease) => "releases what it does not hold".to_owned(),
        Event::Misused(Misuse::BadRange) => "names an empty or wrong range".to_owned(),
        Event::Misused(Misuse::WriteUnderRead) => "writes under a read region".to_owned(),
        Event::AssertFailed => "assertion fails".to_owned(),
        Event::Chosen(v) => format!("input {}", value(*v)),
        Event::Halted => "exits".to_owned(),
        _ => return None,
    })
}

/// `IllegalStateException: text`.
pub fn exception_text(p: &Program, s: &State, o: Obj) -> String {
    let class = s.heap.get(o).class().map_or("exception", |c| names::simple_name(&p.class(c).name));
    match exception_message(p, s, o) {
        Some(m) => format!("{class}: {m}"),
        None => class.to_owned(),
    }
}

/// The message of an exception.
pub fn exception_message(p: &Program, s: &State, o: Obj) -> Option<String> {
    let message = s.heap.get(o).get(p.field(p.known.throwable_message).slot).obj()?;
    s.heap.text(message).map(|m| m.to_string())
}
