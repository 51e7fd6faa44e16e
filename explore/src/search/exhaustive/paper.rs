//! Algorithm 1 of the JPF-HJ paper, as published: a task runs until it blocks, ends, enters a region or comes to
//! `isolated`; after an entry and at `isolated` all tasks that can run are tried, elsewhere one of them goes on.

use super::front::{Context, Front, Log};
use super::scout::Lore;
use crate::machine::sections::Locked;
use crate::machine::{Pending, TaskId};
use crate::search::runner::Move;
use scoville_ir::flat::Instr;
use scoville_ir::stmt::{Op, Space};

/// Why a task stopped: the status of the algorithm's line 4.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Status {
    /// It has entered a region, or stands before `isolated` (or an input): all that can run are tried.
    Entry,
    /// It waits or has ended: any that can run goes on.
    #[default]
    Gone,
}

/// Lets `m.task` run until it stops.
pub fn run(f: &mut Front, cx: &Context<'_>, lore: &mut Lore, m: Move, log: &mut Log<'_>) -> Status {
    let t = m.task;
    let mut turns = 0u64;
    loop {
        // The published algorithm follows a loop without end for ever.
        if turns > 0 && turns.is_multiple_of(4096) {
            f.tire(cx, t, turns);
        }
        let first = turns == 0;
        turns += 1;
        if f.is_off(t) || f.state.halted.is_some() {
            return Status::Gone;
        }
        match cx.machine.pending(&f.state, t) {
            Pending::Never | Pending::Waits(_) => return Status::Gone,
            Pending::End => {
                f.perform(cx, lore, t, None, log);
                return Status::Gone;
            }
            Pending::Invisible => {
                let before = f.state.steps;
                f.unstand(t);
                f.advance(cx, lore, t, true);
                f.mark(log);
                let initialises = f.state.steps == before && !f.is_off(t);
                if initialises && matches!(cx.machine.pending(&f.state, t), Pending::Invisible) {
                    f.perform(cx, lore, t, None, log);
                }
            }
            Pending::Visible(site) => {
                let instr = cx.machine.instr(site);
                let (stops_before, stops_after) = match instr {
                    Some(Instr::SectionBegin { space: Space::Isolated, .. }) => {
                        let wanted = cx.machine.section_wanted(&f.state, t);
                        (wanted.is_some_and(|(_, locks)| locks != Locked::Objects(Vec::new())), false)
                    }
                    Some(Instr::Op(Op::Choose { .. } | Op::Halt(_))) => (true, false),
                    Some(Instr::Op(Op::Acquire(..))) => (false, cx.regions),
                    _ => (false, false),
                };
                if stops_before && !first {
                    return Status::Entry;
                }
                f.perform(cx, lore, t, if first { m.input } else { None }, log);
                if stops_after {
                    return Status::Entry;
                }
            }
        }
    }
}

/// Whether `t` can run.
#[must_use]
pub fn can_run(f: &Front, cx: &Context<'_>, t: TaskId) -> bool {
    !f.is_off(t) && !matches!(cx.machine.pending(&f.state, t), Pending::Never | Pending::Waits(_))
}
