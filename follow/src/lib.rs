//! The trace beside the log of an independent engine that has executed the canonical run: whatever that engine did must be in
//! the trace, in the same order of each task. So nothing that happens on this run can be left out of it, moved, or said not
//! to happen; and what orders or excludes there must be given by the run ([`ties`]).
//!
//! **Invariant:** nothing of the engines is used: a log is data of `evidence`.

pub mod ties;

use rustc_hash::{FxHashMap, FxHashSet};
use scoville_check::form::Form;
use scoville_check::guard::Guards;
use scoville_check::rejection::Rejection;
use scoville_evidence::certificate::trace::{Event, FALSE, Kind, Region, TRUE, Term, TermId, Trace};
use scoville_evidence::log::{Entry, Place, Tie, Value, What};
use scoville_evidence::schedule::{Site, TaskPath};
use ties::{Names, Ties};

/// What was compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Compared {
    /// Accesses of the log that the trace has, too.
    pub accesses: u64,
    /// Operations that create, wait, fill, enter or leave.
    pub operations: u64,
}

/// What an operation accesses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Accessed {
    /// Of final fields there are no accesses in a trace.
    pub is_final: bool,
    /// An access of a volatile field is atomic.
    pub is_volatile: bool,
}

/// What the program and the run of the other engine tell.
#[expect(missing_debug_implementations, reason = "made of functions")]
#[derive(Clone, Copy)]
pub struct Facts<'a> {
    /// What the instruction at a site accesses; `None` if nothing.
    pub accessed: &'a dyn Fn(Site) -> Option<Accessed>,
    /// Whether the permission call at a site is for writing.
    pub writes: &'a dyn Fn(Site) -> bool,
    /// Whether the entry with this number belongs to the initialiser of a class.
    pub initialising: &'a dyn Fn(u64) -> bool,
    /// Whether permission calls begin and end regions.
    pub regions: bool,
    /// What else the other engine knows of entries, by their numbers.
    pub ties: &'a [(u64, Tie)],
    /// Of each scope of the other engine, the one around it.
    pub scopes: &'a [Option<u32>],
}

/// Whether conditions or what is read depend on the schedule or the input: only then does a trace hold more than what happens on
/// its canonical run.
#[must_use]
pub fn is_symbolic(t: &Trace) -> bool {
    let open = |c: &TermId| *c > FALSE;
    let event = |e: &Event| {
        open(&e.guard)
            || match &e.kind {
                Kind::Read { fresh, .. } | Kind::Await { fresh, .. } => *fresh,
                Kind::Fill { won, .. } => open(won),
                Kind::Spin { .. } | Kind::Input(_) => true,
                _ => false,
            }
    };
    t.events.iter().any(event)
        || t.accesses.iter().any(|a| open(&a.guard) || a.touches.iter().any(|x| open(&x.3)))
        || t.sections.iter().flat_map(|s| &s.locks).any(|(_, c)| open(c))
        || t.regions.iter().any(|r| open(&r.same))
        || t.phases.iter().flat_map(|p| &p.needs).any(|(c, _)| open(c))
}

/// Whether there may be no run to follow: something depends on the schedule, or sections of several tasks overlap in the order
/// of the events, as they do where one begins a task within a section and waits for it.
#[must_use]
pub fn may_be_unknown(t: &Trace) -> bool {
    let mut open: Vec<u32> = Vec::new();
    let overlap = t.events.iter().any(|e| {
        match e.kind {
            Kind::Enter(_) if open.iter().any(|task| *task != e.task) => return true,
            Kind::Enter(_) => open.push(e.task),
            Kind::Leave(_) => drop(open.iter().rposition(|task| *task == e.task).map(|i| open.remove(i))),
            _ => {}
        }
        false
    });
    overlap || !t.units.is_empty() || is_symbolic(t)
}

/// Compares the entries of a log with the trace.
///
/// # Errors
/// The first entry that the trace does not have, or what it has beyond.
pub fn confirm(trace: &Trace, form: &Form, entries: &[Entry], facts: Facts<'_>) -> Result<Compared, Rejection> {
    let paths = paths(trace, form);
    let tasks: FxHashMap<&TaskPath, u32> = paths.iter().enumerate().map(|(i, p)| (p, i as u32)).collect();
    let mut walk = Walk {
        trace,
        steps: trace.tasks.iter().enumerate().map(|(t, _)| Steps::new(trace, &form.events[t])).collect(),
        objects: Objects::new(trace),
        accesses: FxHashMap::default(),
        cells: Names::default(),
        ties: Ties::new(trace, facts.scopes),
        happens: Vec::new(),
        found: vec![false; trace.accesses.len()],
        calls: FxHashMap::default(),
        regions: FxHashMap::default(),
        known: FxHashSet::default(),
    };
    for r in &trace.regions {
        walk.regions.entry((r.task, r.object)).or_default().push(r);
    }
    for (i, a) in trace.accesses.iter().enumerate().filter(|(_, a)| a.guard != FALSE) {
        let part = walk.steps[a.task as usize].before(a.after);
        walk.accesses.entry((a.task, part, a.site, a.write)).or_default().push(i as u32);
    }
    let mut count = Compared::default();
    for (n, entry) in entries.iter().enumerate() {
        let missing = |what: String| Rejection::Log(format!("{} {}: {what}", entry.task, entry.what));
        let Some(&task) = tasks.get(&entry.task) else { return Err(missing("the trace has no such task".into())) };
        let access = match &entry.what {
            What::Load(place, _) => Some((*place, false)),
            What::Store(place, _) => Some((*place, true)),
            _ => None,
        };
        if let Some((place, write)) = access {
            let Some(site) = entry.site else { continue };
            let Some(Accessed { is_final: false, is_volatile }) = (facts.accessed)(site) else { continue };
            count.accesses += 1;
            let wanted = Wanted { task, site, write, place, volatile: is_volatile };
            walk.access(wanted, (facts.initialising)(n as u64)).map_err(missing)?;
            continue;
        }
        if let What::Permission(call, on) = &entry.what {
            let write = entry.site.is_some_and(facts.writes);
            count.operations += u64::from(walk.permission(task, *call == "acquire", on, write));
            if facts.regions && *call == "acquire" && !walk.holds(task, on, write) {
                return Err(missing("the trace has no region of it".into()));
            }
            continue;
        }
        if let Some(event) = walk.operation(task, &entry.what).map_err(missing)? {
            count.operations += 1;
            let tie = facts.ties.binary_search_by_key(&(n as u64), |t| t.0).ok().map(|i| &facts.ties[i].1);
            walk.ties.note(event, tie).map_err(missing)?;
        }
    }
    for (task, steps) in walk.steps.iter().enumerate() {
        let rest: Vec<&Kind> = steps.all[steps.done..].iter().map(|e| &trace.events[*e as usize].kind).collect();
        if !matches!(rest[..], [] | [Kind::Join(_) | Kind::Await { blocking: true, .. } | Kind::Wait(_)]) {
            // It may end by waiting for ever.
            return Err(Rejection::Log(format!("{} does not do what the trace has next: {:?}", paths[task], rest[0])));
        }
    }
    walk.conditions().and_then(|()| walk.ties.finish(&walk.cells)).map_err(Rejection::Log)?;
    Ok(count)
}

/// Events of a task that the log has, too, and how many of them have been met.
struct Steps {
    all: Vec<u32>,
    done: usize,
}

impl Steps {
    fn new(trace: &Trace, events: &[u32]) -> Steps {
        let told = |e: &u32| trace.events[*e as usize].guard != FALSE && is_told(&trace.events[*e as usize].kind);
        Steps { all: events.iter().copied().filter(told).collect(), done: 0 }
    }

    /// How many of them come before what stands behind an event.
    fn before(&self, after: u32) -> usize {
        self.all.partition_point(|e| *e <= after)
    }
}

/// Whether a log has an entry for each event of this kind.
fn is_told(kind: &Kind) -> bool {
    match kind {
        Kind::Spawn(_) | Kind::Join(_) | Kind::Enter(_) | Kind::Leave(_) | Kind::Fill { .. } | Kind::Await { .. } => {
            true
        }
        Kind::Signal(_) | Kind::Wait(_) | Kind::Drop | Kind::Acquire(_) | Kind::Release(_) | Kind::End | Kind::Halt => {
            true
        }
        Kind::Input(_) => true,
        Kind::Begin(_) | Kind::Read { .. } | Kind::Write { .. } | Kind::Other => false,
        Kind::Fault(..) | Kind::Spin { .. } | Kind::Cut(_) | Kind::Blocked => false,
    }
}

/// Objects of the trace by what the log calls them.
struct Objects {
    statics: Vec<u32>,
    logged: FxHashMap<u32, u32>,
}

impl Objects {
    fn new(trace: &Trace) -> Objects {
        let all = || trace.objects.iter().enumerate();
        Objects {
            statics: all().filter(|(_, o)| o.number == 0).map(|(i, _)| i as u32).collect(),
            logged: all().filter_map(|(i, o)| Some((o.logged?, i as u32))).collect(),
        }
    }

    fn find(&self, place: Place) -> Option<(u32, u32)> {
        match place {
            Place::Static(slot) => self.statics.first().map(|o| (*o, slot)),
            Place::Slot(object, slot) => self.logged.get(&object).map(|o| (*o, slot)),
        }
    }
}

/// An access of the log.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Wanted {
    task: u32,
    site: Site,
    write: bool,
    place: Place,
    volatile: bool,
}

struct Walk<'a> {
    trace: &'a Trace,
    steps: Vec<Steps>,
    objects: Objects,
    /// Accesses by task, number of steps before, operation, and whether it writes.
    accesses: FxHashMap<(u32, usize, Site, bool), Vec<u32>>,
    /// Cells of the log and of the trace.
    cells: Names,
    ties: Ties<'a>,
    /// Conditions of what happens.
    happens: Vec<TermId>,
    /// Whether the log has an access.
    found: Vec<bool>,
    /// Permission calls that are not undone, by task and object: slots, and whether for writing.
    calls: FxHashMap<(u32, u32), Vec<Call>>,
    /// Regions by task and object.
    regions: FxHashMap<(u32, u32), Vec<&'a Region>>,
    /// Accesses that were found, with the number of steps before them.
    known: FxHashSet<(Wanted, usize, bool)>,
}

impl Walk<'_> {
    /// The trace must have the access between the same steps of its task, of the same kind, and as one that happens.
    fn access(&mut self, wanted: Wanted, initialising: bool) -> Result<(), String> {
        let part = self.steps[wanted.task as usize].done;
        if !self.known.insert((wanted, part, initialising)) {
            return Ok(());
        }
        let Some((object, slot)) = self.objects.find(wanted.place) else {
            return Err("the trace has no access of the object".into());
        };
        let fits = |i: &u32| {
            let access = &self.trace.accesses[*i as usize];
            access.atomic == wanted.volatile
                && (initialising || !access.initialiser)
                && access.touches.iter().any(|t| t.0 == object && (t.1..=t.2).contains(&slot) && t.3 != FALSE)
        };
        let here = self.accesses.get(&(wanted.task, part, wanted.site, wanted.write)).into_iter().flatten().copied();
        let fitting: Vec<u32> = here.filter(fits).collect();
        fitting.iter().for_each(|i| self.found[*i as usize] = true);
        match fitting[..] {
            [] => return Err("the trace has no such access".into()),
            [one] => {
                let access = &self.trace.accesses[one as usize];
                let mut here = access.touches.iter().filter(|t| t.0 == object && (t.1..=t.2).contains(&slot));
                if let (Some(touch), None) = (here.next(), here.next()) {
                    self.happens.extend([access.guard, touch.3]);
                }
            }
            // Which of several it is, is not known.
            _ => {}
        }
        Ok(())
    }

    /// What happens must be able to happen at once; nothing that is never executed may stand before it; and a location is read
    /// or written by accesses only.
    fn conditions(&mut self) -> Result<(), String> {
        let events = &self.trace.events;
        let last: Vec<Option<u32>> = self.steps.iter().map(|s| s.done.checked_sub(1).map(|i| s.all[i])).collect();
        self.happens.extend(self.steps.iter().flat_map(|s| &s.all[..s.done]).map(|e| events[*e as usize].guard));
        let passed = (0u32..).zip(events).filter(|(i, e)| last[e.task as usize].is_some_and(|last| *i < last));
        let never = |e: &Event| matches!(e.kind, Kind::Spin { .. } | Kind::Cut(_) | Kind::Blocked);
        let mut not: Vec<TermId> = passed.filter(|(_, e)| never(e)).map(|(_, e)| e.guard).collect();
        self.happens.sort_unstable();
        self.happens.dedup();
        not.sort_unstable();
        not.dedup();
        if Guards::new(&self.trace.terms).never(&self.happens, &not) {
            return Err("what happens in it cannot happen at once in the trace".into());
        }
        let own = self.trace.accesses.iter().zip(&self.found).filter(|(_, found)| **found);
        let known: FxHashSet<u32> = own.filter_map(|(a, _)| a.event).collect();
        let is_access = |e: &Event| e.guard != FALSE && matches!(e.kind, Kind::Read { .. } | Kind::Write { .. });
        match (0..events.len() as u32).find(|e| is_access(&events[*e as usize]) && !known.contains(e)) {
            Some(e) => Err(format!("it has no access that is event {e} of the trace")),
            None => Ok(()),
        }
    }

    /// The next step of the task must be this operation; which event that is, if it is one that is compared.
    fn operation(&mut self, task: u32, what: &What) -> Result<Option<u32>, String> {
        let steps = &self.steps[task as usize];
        let event = steps.all.get(steps.done).copied();
        let next = event.map(|e| self.trace.events[e as usize].kind.clone());
        let fits = match (what, &next) {
            (What::Spawn(..), Some(Kind::Spawn(_)))
            | (What::Leave, Some(Kind::Leave(_)))
            | (What::Join(_), Some(Kind::Join(_)))
            | (What::Halt(_), Some(Kind::Halt))
            | (What::End(..), Some(Kind::End)) => true,
            (What::Input(_), Some(Kind::Input(v))) => matches!(self.trace.terms[*v as usize], Term::Var(_)),
            (What::Enter(space), Some(Kind::Enter(s))) => self.trace.sections[*s as usize].space == *space,
            (What::Fill(cell, state, _, won), Some(Kind::Fill { cell: c, state: s, won: w, .. })) => {
                state == s && self.same_cell(*cell, *c) && (*w > FALSE || (*w == TRUE) == *won)
            }
            (What::Read(cell, found, _), Some(Kind::Await { cell: c, state, .. })) => {
                let other = |s: i32| *found != Value::Int(s);
                self.same_cell(*cell, *c) && !matches!(self.trace.terms[*state as usize], Term::Int(s) if other(s))
            }
            (What::Phase("signal", ..), Some(Kind::Signal(_)))
            | (What::Phase("wait", ..), Some(Kind::Wait(_)))
            | (What::Phase("drop", ..), Some(Kind::Drop)) => true,
            (
                What::Spawn(..)
                | What::Leave
                | What::Join(_)
                | What::Halt(_)
                | What::End(..)
                | What::Enter(_)
                | What::Fill(..)
                | What::Read(..)
                | What::Input(_)
                | What::Phase(..),
                _,
            ) => false,
            (What::Meets(..) | What::New(_) | What::Load(..) | What::Store(..), _)
            | (What::Init(_) | What::Print(_) | What::Throw(_) | What::Permission(..), _) => {
                return Ok(None);
            }
        };
        if !fits {
            return Err(format!("there the trace has {next:?}"));
        }
        self.steps[task as usize].done += 1;
        Ok(event)
    }

    /// Whether a permission call begins or ends regions. One of what is held already, or goes on being held, does not.
    fn permission(&mut self, task: u32, begins: bool, on: &[Value], write: bool) -> bool {
        let Some((object, lo, hi)) = self.extent(on) else { return false };
        let calls = self.calls.entry((task, object)).or_default();
        if begins {
            calls.push((lo, hi, write));
        } else {
            *calls = undone(std::mem::take(calls), (lo, hi, write));
        }
        let goes_on = |(from, to): (u32, u32)| calls.iter().any(|c| c.2 == write && c.0 <= to && from <= c.1);
        let steps = &mut self.steps[task as usize];
        let Some(&event) = steps.all.get(steps.done) else { return false };
        let own = self.regions.get(&(task, object)).into_iter().flatten();
        let concerned =
            own.filter(|r| r.write == write && if begins { r.acquire == event } else { r.release == Some(event) });
        let concerned: Vec<&Region> = concerned.copied().collect();
        let mut parts = concerned.iter().flat_map(|r| r.parts.iter().copied()).peekable();
        let fits = match self.trace.events[event as usize].kind {
            Kind::Acquire(_) => begins,
            Kind::Release(_) => !begins,
            _ => false,
        };
        let real = fits
            && parts.peek().is_some()
            && parts.all(|(from, to)| lo <= from && to <= hi && (begins || !goes_on((from, to))));
        steps.done += usize::from(real);
        if real {
            self.happens.extend(concerned.iter().map(|r| r.same));
        }
        real
    }

    /// The object and the slots that a permission call is on; none for null, and for a range that has no slots.
    fn extent(&self, on: &[Value]) -> Option<(u32, u32, u32)> {
        let object = match on.first() {
            None => *self.objects.statics.first()?,
            Some(Value::Object(n)) => *self.objects.logged.get(n)?,
            Some(_) => return None,
        };
        match on.get(1..).unwrap_or_default() {
            [] => Some((object, 0, u32::MAX)),
            [Value::Int(at)] => Some((object, u32::try_from(*at).ok()?, u32::try_from(*at).ok()?)),
            [Value::Int(lo), Value::Int(hi)] => Some((object, u32::try_from(*lo).ok()?, u32::try_from(*hi).ok()?)),
            _ => None,
        }
    }

    /// Whether regions of the trace that the task is in now cover what a call is on.
    fn holds(&self, task: u32, on: &[Value], write: bool) -> bool {
        let Some(Value::Object(_)) = on.first() else { return true };
        let Some((object, lo, hi)) = self.extent(on) else {
            // There are no such slots, or the trace does not have the object.
            return on[1..].iter().any(|v| matches!(v, Value::Int(slot) if *slot < 0));
        };
        let steps = &self.steps[task as usize];
        let now = steps.done.checked_sub(1).map_or(0, |i| steps.all[i]);
        let held = |r: &&Region| r.acquire <= now && r.release.is_none_or(|e| e > now) && (r.write || !write);
        let own = self.regions.get(&(task, object)).into_iter().flatten().copied();
        let mut parts: Vec<(u32, u32)> = own.filter(held).flat_map(|r| r.parts.clone()).collect();
        parts.sort_unstable();
        let mut next = u64::from(lo);
        for (from, to) in parts {
            if u64::from(from) <= next {
                next = next.max(u64::from(to) + 1);
            }
        }
        // Of a whole object, whatever slots there are.
        next > u64::from(hi) || (on.len() == 1 && next > u64::from(lo))
    }

    /// Whether a cell of the log may be this one of the trace: each stands for one of the other.
    fn same_cell(&mut self, logged: Value, cell: u32) -> bool {
        matches!(logged, Value::Object(n) if self.cells.same(n, cell))
    }
}

/// Slots of a permission call, ends included, and whether it is for writing.
type Call = (u32, u32, bool);

/// What stays acquired after a release, which undoes one call for each slot: the latest.
fn undone(calls: Vec<Call>, release: Call) -> Vec<Call> {
    let mut kept = Vec::with_capacity(calls.len());
    let mut open = vec![(release.0, release.1)];
    for (lo, hi, write) in calls.into_iter().rev() {
        let mut left = vec![(lo, hi)];
        if write == release.2 {
            let cut = |from: &[(u32, u32)], by: &[(u32, u32)]| {
                by.iter().fold(from.to_vec(), |parts, b| parts.into_iter().flat_map(|p| without(p, *b)).collect())
            };
            left = cut(&left, &open);
            open = cut(&open, &[(lo, hi)]);
        }
        kept.extend(left.into_iter().map(|(lo, hi)| (lo, hi, write)));
    }
    kept.reverse();
    kept
}

/// A range without another one.
fn without((lo, hi): (u32, u32), (from, to): (u32, u32)) -> Vec<(u32, u32)> {
    if to < lo || hi < from {
        return vec![(lo, hi)];
    }
    let mut parts = Vec::new();
    if lo < from {
        parts.push((lo, from - 1));
    }
    if to < hi {
        parts.push((to + 1, hi));
    }
    parts
}

/// Tasks by their ancestry.
fn paths(trace: &Trace, form: &Form) -> Vec<TaskPath> {
    let mut paths: Vec<TaskPath> = vec![TaskPath::default(); trace.tasks.len()];
    // A task has a greater number than the one that creates it.
    for task in 0..trace.tasks.len() {
        let mut n = 0;
        for e in &form.events[task] {
            if let Kind::Spawn(child) = trace.events[*e as usize].kind {
                let mut path = paths[task].clone();
                path.0.push(n);
                paths[child as usize] = path;
                n += 1;
            }
        }
    }
    paths
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_release_undoes_one_call_for_each_slot() {
        let w = |lo, hi| (lo, hi, true);
        assert_eq!(undone(vec![w(0, 9)], w(3, 5)), [w(6, 9), w(0, 2)]);
        assert_eq!(undone(vec![w(0, 9), w(0, 3)], w(0, 9)), [w(0, 3)]);
        assert_eq!(undone(vec![w(0, 3), (0, 3, false)], w(0, 3)), [(0, 3, false)]);
        assert_eq!(undone(vec![w(0, 0), w(0, 0)], w(0, 0)), [w(0, 0)]);
        assert_eq!(undone(vec![], w(0, u32::MAX)), []);
    }
}
