//! What the steps of the followed run are tied to: scopes, locks, cells that tasks wait for, and registrations on barriers. Whatever
//! the trace says that orders or excludes must be given by what the other engine has made of the same step.

use rustc_hash::FxHashMap;
use scoville_evidence::certificate::trace::{Event, FALSE, Kind, Lock, TRUE, TermId, Trace};
use scoville_evidence::log::{Member, Tie};

/// Two sets of names, of which each stands for one of the other.
#[derive(Debug, Default)]
pub struct Names {
    to: FxHashMap<u32, u32>,
    from: FxHashMap<u32, u32>,
}

impl Names {
    /// Whether the two may stand for each other.
    fn may(&self, a: u32, b: u32) -> bool {
        self.to.get(&a).is_none_or(|x| *x == b) && self.from.get(&b).is_none_or(|x| *x == a)
    }

    /// The same, and from now on they do.
    pub fn same(&mut self, a: u32, b: u32) -> bool {
        let may = self.may(a, b);
        if may {
            self.to.insert(a, b);
            self.from.insert(b, a);
        }
        may
    }
}

/// What a phase waits for.
#[derive(Clone, Copy, Debug)]
enum Needs {
    Signals(u32),
    Waits(u32),
}

/// The steps that have been met, with what they are tied to.
#[derive(Debug)]
pub struct Ties<'a> {
    trace: &'a Trace,
    /// Of each scope of the engine, the one around it.
    around: &'a [Option<u32>],
    scopes: Names,
    locks: Names,
    /// Tasks: scope, whether a daemon, cells.
    created: Vec<(u32, &'a Tie)>,
    /// What registrations have done at an event.
    reached: FxHashMap<u32, &'a [Member]>,
    /// Events that wait for phases: phase, barrier, and what it waits for.
    phases: Vec<(u32, u32, Needs)>,
}

impl<'a> Ties<'a> {
    /// Nothing has been met.
    #[must_use]
    pub fn new(trace: &'a Trace, around: &'a [Option<u32>]) -> Self {
        Ties {
            trace,
            around,
            scopes: Names::default(),
            locks: Names::default(),
            created: Vec::new(),
            reached: FxHashMap::default(),
            phases: Vec::new(),
        }
    }

    /// Notes what an event is tied to.
    ///
    /// # Errors
    /// How it differs from the trace.
    pub fn note(&mut self, event: u32, tie: Option<&'a Tie>) -> Result<(), String> {
        let says = |what: &str| Err(format!("the trace says otherwise {what}"));
        match (&self.trace.events[event as usize].kind, tie) {
            (Kind::Spawn(child), Some(tie @ Tie::Created { .. })) => self.created.push((*child, tie)),
            (Kind::Join(scope), Some(Tie::Joined(s))) if self.scopes.same(*s, *scope) => {}
            (Kind::Enter(s) | Kind::Leave(s), Some(Tie::Locks(list))) if self.locked(*s, list) => {}
            (Kind::Await { blocking, .. }, Some(Tie::Read(waits))) if blocking == waits => {}
            (kind @ (Kind::Signal(_) | Kind::Wait(_) | Kind::Drop | Kind::End), Some(Tie::Phases(members))) => {
                self.reached.insert(event, members);
                let needs = members.first().and_then(|m| match kind {
                    Kind::Wait(_) => Some(Needs::Signals(m.waited?)),
                    _ => Some(Needs::Waits(m.signalled?.checked_sub(m.bound).filter(|_| m.bound > 0)?)),
                });
                if let Kind::Wait(p) | Kind::Signal(Some(p)) = kind {
                    match (&members[..], needs) {
                        ([m], Some(needs)) => self.phases.push((*p, m.barrier, needs)),
                        _ if self.trace.phases[*p as usize].needs.is_empty() => {}
                        _ => return says("what it waits for"),
                    }
                }
            }
            (Kind::Join(_), _) => return says("which scope that is"),
            (Kind::Enter(_) | Kind::Leave(_), _) => return says("what it locks"),
            (Kind::Await { .. }, _) => return says("whether it waits"),
            (Kind::Spawn(_) | Kind::Signal(_) | Kind::Wait(_) | Kind::Drop | Kind::End, _) => {
                return says("what it is about");
            }
            _ => {}
        }
        Ok(())
    }

    /// Whether a section has these locks, and no others for certain. Objects of both engines come in the order in which they
    /// were made.
    fn locked(&mut self, section: u32, list: &[(Option<u32>, bool)]) -> bool {
        let mut left: Vec<(Lock, TermId)> = self.trace.sections[section as usize].locks.clone();
        left.retain(|(_, condition)| *condition != FALSE);
        left.sort_by_key(|(lock, _)| if let Lock::Object(n, _) = lock { Some(*n) } else { None });
        let (known, new): (Vec<_>, Vec<_>) =
            list.iter().partition(|(o, _)| o.is_some_and(|o| self.locks.to.contains_key(&o)));
        for &(object, write) in known.into_iter().chain(new) {
            let fits = left.iter().position(|(lock, _)| match (lock, object) {
                (Lock::Global, None) => true,
                (Lock::Object(n, w), Some(o)) => *w == write && self.locks.may(o, *n),
                _ => false,
            });
            let Some(i) = fits else { return false };
            if let ((Lock::Object(n, _), _), Some(o)) = (left.remove(i), object) {
                self.locks.same(o, n);
            }
        }
        left.iter().all(|(_, condition)| *condition != TRUE)
    }

    /// What can be said in the end only. `cells` has the cells of the log with those of the trace.
    ///
    /// # Errors
    /// What the trace has otherwise.
    pub fn finish(mut self, cells: &Names) -> Result<(), String> {
        let t = self.trace;
        // A scope of the program's own: none of the engine's.
        let outside = |scopes: &Names, c: u32| t.scopes[c as usize].parent.is_none() && !scopes.from.contains_key(&c);
        for (child, tie) in &self.created {
            let Tie::Created { scope: Some(s), .. } = tie else { continue };
            if !self.scopes.same(*s, t.tasks[*child as usize].scope) {
                return Err(format!("task {child} belongs to another scope"));
            }
        }
        let mut open: Vec<(u32, u32)> = self.scopes.to.iter().map(|(s, c)| (*s, *c)).collect();
        open.sort_unstable();
        while let Some((s, c)) = open.pop() {
            let parent = t.scopes[c as usize].parent;
            let owner = t.scopes[c as usize].owner;
            let fits = match (self.around.get(s as usize), parent) {
                (Some(Some(p)), Some(q)) => {
                    if !self.scopes.to.contains_key(p) {
                        open.push((*p, q));
                    }
                    self.scopes.same(*p, q)
                }
                (Some(None), Some(q)) => q == t.tasks[owner as usize].scope && outside(&self.scopes, q),
                _ => false,
            };
            if !fits {
                return Err(format!("scope {c} lies in another one"));
            }
        }
        if t.tasks[0].scope != 0 || !outside(&self.scopes, 0) {
            return Err("the root task belongs to another scope".to_owned());
        }
        let cells_of = |e: &'a Event| if let Kind::Begin(cells) = &e.kind { Some((e.task, cells)) } else { None };
        let begins: FxHashMap<u32, &Vec<u32>> = t.events.iter().filter_map(cells_of).collect();
        for (child, tie) in &self.created {
            let Tie::Created { scope, daemon, awaits } = tie else { continue };
            let own = t.tasks[*child as usize].scope;
            if scope.is_none() && !(outside(&self.scopes, own) && (own != 0) == *daemon) {
                return Err(format!("task {child} belongs to a scope"));
            }
            let mut own = begins.get(child).map_or_else(Vec::new, |cells| (*cells).clone());
            own.sort_unstable();
            own.dedup();
            let mut waits: Vec<u32> = awaits.iter().flatten().filter_map(|n| cells.to.get(n).copied()).collect();
            waits.sort_unstable();
            waits.dedup();
            // Cells that nobody fills or reads have no numbers; nor does anything in the trace.
            own.retain(|c| cells.from.contains_key(c) || !awaits.contains(&None));
            if own != waits {
                return Err(format!("task {child} waits for other cells"));
            }
        }
        for (phase, barrier, needs) in &self.phases {
            for (condition, by) in &t.phases[*phase as usize].needs {
                let gives = |e: &u32| {
                    let kind = &t.events[*e as usize].kind;
                    self.reached.get(e).into_iter().copied().flatten().any(|m| {
                        m.barrier == *barrier
                            && match *needs {
                                Needs::Signals(k) if m.dropped => m.signalled.is_some_and(|n| n < k),
                                Needs::Signals(k) => matches!(kind, Kind::Signal(_)) && m.signalled == Some(k),
                                Needs::Waits(k) if m.dropped => m.waited.is_some_and(|n| n < k),
                                Needs::Waits(k) => matches!(kind, Kind::Wait(_)) && m.waited == Some(k),
                            }
                    })
                };
                if *condition != FALSE && !by.iter().any(gives) {
                    return Err(format!("nothing of phase {phase} needs one of the events {by:?}"));
                }
            }
        }
        Ok(())
    }
}
