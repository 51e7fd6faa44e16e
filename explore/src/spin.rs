//! Waiting loops: whether a task that runs on alone turns for ever without changing anything.
//!
//! A task *spins* if some iteration of a loop of its ends in the state in which it began, in every local that may
//! still be read, and nothing that another task could see was changed in between or on the way there. Such a loop can
//! only end if another task changes something.
//!
//! What the task itself has created since it was looked at is seen by nobody else, nor is what it had for itself before: to publish it
//! would be a change. So it may write to that, and an iteration may to what was created in it: it is gone when the iteration ends
//! in the state in which it began.

use crate::exits::Exits;
use crate::idle::makes_no_difference;
use crate::liveness::Liveness;
use crate::machine::sections::Section;
use crate::machine::state::{Frame, State};
use crate::machine::watch::{Access, Blind, Event, Flow, Watch};
use crate::machine::{Loc, Machine, Obj, Stop, TaskId, Value};
use crate::private::seen_by_others;
use crate::stuck::SPIN_BUDGET;
use rustc_hash::FxHashMap;
use scoville_evidence::schedule::{InputValue, Site};
use scoville_ir::flat::Instr;
use scoville_ir::program::Program;
use scoville_ir::stmt::{Mode, Op};
use scoville_ir::types::Prim;
use std::cell::OnceCell;

/// Writes to objects that existed before which are taken for a first, incomplete iteration; beyond them the task computes.
const OLD_WRITES: u32 = 64;

/// The state of one task, as far as it matters for what it does next.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Snapshot {
    frames: Vec<Frame>,
    live: Vec<Value>,
    sections: usize,
    scopes: usize,
    regions: usize,
}

/// A state that it was in, with all that it could look at.
struct Seen {
    state: Snapshot,
    /// Number of objects then: those that come later have greater indices.
    objects: u32,
    /// How many turns had ended then.
    turns: usize,
}

struct Spinner<'a, 'p> {
    program: &'p Program,
    exits: &'a Exits,
    liveness: &'a Liveness<'p>,
    seen: FxHashMap<(usize, Site), Seen>,
    /// The state that it was in.
    start: &'a State,
    task: TaskId,
    /// Which objects others could look at then, once that has been asked for.
    common: OnceCell<Vec<bool>>,
    /// How often it has written to objects that existed then.
    old_writes: u32,
    /// The sections that it was in.
    initial: Vec<Section>,
    /// How many of them, from the outermost, it was in all the time.
    sections: usize,
    /// Whether the input that it stands before has the same effect whatever its value.
    idle_input: bool,
    /// Whether it has changed something.
    changed: bool,
    found: bool,
    /// The turns that have ended: number of activations, and the loop in the last of them.
    turns: Vec<(usize, u32)>,
    /// Whether the loop in which it turns has a way out.
    waits: bool,
    /// An earlier state, replaced after 1, 2, 4, … turns: met again, it shows a longer cycle.
    anchor: Option<((usize, Site), Seen)>,
    diverges: bool,
}

impl Spinner<'_, '_> {
    fn snapshot(&self, s: &State, t: TaskId) -> Snapshot {
        let task = s.task(t);
        let mut live = Vec::new();
        for (i, f) in task.frames.iter().enumerate() {
            let m = self.liveness.of(f.method);
            let set = if i + 1 == task.frames.len() { m.before(f.pc) } else { m.during(f.pc) };
            live.extend(set.iter().filter_map(|l| task.stack.get(f.base as usize + l.index()).copied()));
        }
        let regions = s.regions.held().iter().filter(|h| h.task == t).count();
        let frames = task.frames.clone();
        Snapshot { frames, live, sections: task.sections.len(), scopes: task.open.len(), regions }
    }

    fn wrote_to(&mut self, loc: Loc) {
        match loc {
            Loc::Slot(o, _) => self.wrote(o),
            Loc::Static(_) => self.changed = true,
        }
    }

    /// An object has been changed. If it is an own one, then no state is met again that had it.
    fn wrote(&mut self, o: Obj) {
        if (o.0 as usize) < self.start.heap.len() {
            let common = self.common.get_or_init(|| seen_by_others(self.liveness, self.start, self.task));
            self.old_writes += 1;
            if common[o.0 as usize] || self.old_writes > OLD_WRITES {
                self.changed = true;
                return;
            }
        }
        self.seen.retain(|_, seen| seen.objects <= o.0);
        if self.anchor.as_ref().is_some_and(|(_, seen)| seen.objects > o.0) {
            self.anchor = None;
        }
    }
}

impl Watch for Spinner<'_, '_> {
    const EACH: bool = true;

    fn before(&mut self, s: &State, t: TaskId, site: Site) -> Flow {
        let code = &self.program.methods[site.method as usize].code;
        let Some(Instr::LoopBack(id)) = code.instrs.get(site.pc as usize) else { return Flow::Continue };
        let now = self.snapshot(s, t);
        let key = (now.frames.len(), site);
        self.turns.push((key.0, *id));
        // An open local may have become another one, which would decide nothing.
        if let Some(old) = self.seen.get(&key).filter(|old| old.state == now) {
            // It turns in the outermost of the loops of which a turn has ended since. An outer one has a smaller number.
            let outermost = self.turns.iter().skip(old.turns).min().copied();
            let is_endless = |(depth, id)| self.exits.is_endless(self.program, &now.frames[..depth], id);
            self.waits = !outermost.is_some_and(is_endless);
            self.found = true;
            return Flow::Stop;
        }
        if self.anchor.as_ref().is_some_and(|(k, old)| *k == key && old.state == now) {
            self.diverges = true;
            return Flow::Stop;
        }
        let (objects, turns) = (s.heap.len() as u32, self.turns.len());
        if turns.is_power_of_two() {
            self.anchor = Some((key, Seen { state: now.clone(), objects, turns }));
        }
        self.seen.insert(key, Seen { state: now, objects, turns });
        Flow::Continue
    }

    fn access(&mut self, s: &State, a: &Access) -> Flow {
        // An open value in memory has become another one.
        if a.mode == Mode::W && (s.read(a.loc) != a.value || a.value.open().is_some()) {
            self.wrote_to(a.loc);
        }
        if self.changed { Flow::Stop } else { Flow::Continue }
    }

    fn event(&mut self, s: &State, t: TaskId, _: Option<Site>, event: &Event<'_>) {
        match event {
            // A volatile store has happened already; what it overwrote is unknown here.
            Event::Volatile(a) if a.mode == Mode::W => self.wrote_to(a.loc),
            Event::Chosen(_) if !self.idle_input => self.changed = true,
            Event::Filled { won: true, cell, .. } => self.wrote(*cell),
            Event::Spawned(_)
            | Event::Ended { .. }
            | Event::Signalled { .. }
            | Event::Waited { .. }
            | Event::Dropped { .. }
            | Event::InitBegun(_)
            | Event::InitEnded(_) => self.changed = true,
            Event::SectionEnded(_) => {
                let now = s.task(t).sections.iter();
                let same = self.initial.iter().zip(now).take_while(|(a, b)| a == b).count();
                self.sections = self.sections.min(same);
            }
            _ => {}
        }
    }
}

/// What a task does when it runs on alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Alone {
    /// It turns for ever and changes nothing.
    Spins {
        /// How many of the sections that it is in, from the outermost, it never leaves.
        sections: usize,
        /// Whether it waits: the loop has a way out. `while (true) { … }` waits for nothing.
        waits: bool,
    },
    /// It turns for ever and changes nothing, but only comes back to the same state after several turns: it computes.
    Diverges,
    /// It waits, ends, changes something, or goes on beyond the budget.
    Other,
}

/// Whether `t` spins from here. Looks at no more than `budget` instructions; the state is left alone.
#[must_use]
pub fn alone<'p>(machine: &Machine<'p>, liveness: &Liveness<'p>, start: &State, t: TaskId, budget: u64) -> Alone {
    let mut s = start.clone();
    s.counts = None;
    s.output = None;
    s.heap.keep_indices();
    let initial = s.task(t).sections.clone();
    let sections = initial.len();
    let mut w = Spinner {
        program: machine.program,
        exits: &machine.exits,
        liveness,
        seen: FxHashMap::default(),
        start,
        task: t,
        common: OnceCell::new(),
        old_writes: 0,
        initial,
        sections,
        idle_input: false,
        changed: false,
        found: false,
        turns: Vec::new(),
        waits: true,
        anchor: None,
        diverges: false,
    };
    let end = s.steps.saturating_add(budget);
    while s.steps < end {
        let left = end - s.steps;
        match machine.advance(&mut s, t, left, &mut w) {
            Stop::Watched if w.diverges => return Alone::Diverges,
            Stop::Watched if w.found => return Alone::Spins { sections: w.sections, waits: w.waits },
            Stop::Visible | Stop::Init(_) => {
                let input = idle_input(machine, liveness, &s, t);
                w.idle_input = input.is_some();
                if machine.perform(&mut s, t, input, &mut w).is_err() || w.changed {
                    return Alone::Other;
                }
            }
            _ => return Alone::Other,
        }
    }
    Alone::Other
}

/// The state when a task that spins has gone on until it is in no section such as these.
#[must_use]
pub fn leave<'p>(
    machine: &Machine<'p>,
    liveness: &Liveness<'p>,
    start: &State,
    t: TaskId,
    such: &impl Fn(&Section) -> bool,
) -> Option<State> {
    let mut s = start.clone();
    s.counts = None;
    s.output = None;
    let end = s.steps.saturating_add(SPIN_BUDGET);
    while s.task(t).sections.iter().any(such) {
        let budget = end.checked_sub(s.steps)?;
        match machine.advance(&mut s, t, budget, &mut Blind) {
            Stop::Visible | Stop::Init(_) => {
                let input = idle_input(machine, liveness, &s, t);
                machine.perform(&mut s, t, input, &mut Blind).ok()?;
            }
            _ => return None,
        }
    }
    Some(s)
}

/// A value of the input that a task stands before, if all of them come to the same.
fn idle_input<'p>(machine: &Machine<'p>, liveness: &Liveness<'p>, s: &State, t: TaskId) -> Option<InputValue> {
    let Instr::Op(Op::Choose { prim: prim @ (Prim::Int | Prim::Long), lo, hi, .. }) =
        machine.instr(s.task(t).site()?)?
    else {
        return None;
    };
    let (lo, hi) = machine.bounds(s, t, *prim, lo, hi);
    makes_no_difference(machine, liveness, s, t, (lo, hi)).then_some(InputValue::Int(lo))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::machine::Limits;
    use scoville_ir::build::{BOOL, Builder, INT};
    use scoville_ir::stmt::{BinOp, Place, Rvalue, UnOp};
    use scoville_ir::types::Operand;

    fn spins(p: &Program) -> bool {
        let machine = Machine::new(p, Limits::default());
        matches!(alone(&machine, &Liveness::new(p), &State::new(p), TaskId::ROOT, 100_000), Alone::Spins { .. })
    }

    #[test]
    fn a_loop_that_only_reads_spins() {
        for volatile in [false, true] {
            let mut b = Builder::new();
            let flag = if volatile { b.volatile("flag", BOOL) } else { b.static_field("flag", BOOL) };
            let p = b.main(|m| {
                m.while_loop(
                    |m| {
                        let f = m.load_static(flag);
                        m.compute(Rvalue::Unary(UnOp::Not, Prim::Bool, f.into())).into()
                    },
                    |_| {},
                );
            });
            assert!(spins(&p));
        }
    }

    #[test]
    fn a_loop_that_counts_does_not_spin() {
        let mut b = Builder::new();
        let flag = b.volatile("flag", BOOL);
        let p = b.main(|m| {
            let n = m.local(INT);
            m.set(n, Rvalue::Use(Operand::int(0)));
            m.while_loop(
                |m| {
                    let f = m.load_static(flag);
                    m.compute(Rvalue::Unary(UnOp::Not, Prim::Bool, f.into())).into()
                },
                |m| {
                    m.set(n, Rvalue::Binary(BinOp::Add, Prim::Int, n.into(), Operand::int(1)));
                    m.set(n, Rvalue::Binary(BinOp::And, Prim::Int, n.into(), Operand::int(0xff)));
                },
            );
            m.print_int(n);
        });
        assert!(!spins(&p));
    }

    /// A loop whose iterations count in an object of their own, or in one that was made before.
    fn storing(before: bool) -> Program {
        let mut b = Builder::new();
        let flag = b.volatile("flag", BOOL);
        let class = b.class("Count");
        let count = b.field(class, "count", INT);
        b.main(|m| {
            let kept = m.new_object(class);
            m.while_loop(
                |m| {
                    let f = m.load_static(flag);
                    m.compute(Rvalue::Unary(UnOp::Not, Prim::Bool, f.into())).into()
                },
                |m| {
                    let place = Place::Field(if before { kept } else { m.new_object(class) }.into(), count);
                    let n = m.load(place.clone());
                    let next = m.int_op(BinOp::Add, n, Operand::int(1));
                    m.store(place, next);
                },
            );
        })
    }

    #[test]
    fn what_an_iteration_has_made_itself_is_no_change() {
        assert!(spins(&storing(false)));
        assert!(!spins(&storing(true)));
    }

    #[test]
    fn a_loop_without_a_way_out_waits_for_nothing() {
        for out in [false, true] {
            let mut b = Builder::new();
            let flag = b.volatile("flag", BOOL);
            let p = b.main(|m| {
                m.while_loop(
                    |m| {
                        let f = m.load_static(flag);
                        let go = m.compute(Rvalue::Unary(UnOp::Not, Prim::Bool, f.into()));
                        if out { go.into() } else { Operand::bool(true) }
                    },
                    |_| {},
                );
            });
            let machine = Machine::new(&p, Limits::default());
            let found = alone(&machine, &Liveness::new(&p), &State::new(&p), TaskId::ROOT, 100_000);
            assert_eq!(found, Alone::Spins { sections: 0, waits: out });
        }
    }
}
