//! Who waits for the end of tasks that never end.
//!
//! `join`, `Future.get`, the end of a finish or of the program: who waits there for a task that goes on for ever by design is not stuck.
//! Nobody says what a cell stands for, so the tasks come to their ends in a copy of the state: what the program itself does in them is
//! over, what the library does then follows, but no more of the program. Whoever goes on because of that, or because somebody else then goes on, waits for such an end. To
//! wait for a lock, a phase, or a thread of a pool is something else, though the end of a task may help there, too.

use crate::machine::watch::{Flow, Watch};
use crate::machine::{Machine, Pending, State, Stop, TaskId, Wait};
use scoville_evidence::schedule::Site;
use scoville_ir::program::Program;

/// Instructions and visible operations of one task before the others have their turn; and of all.
const TURN: u64 = 10_000;
const ALL: u64 = 200_000;

/// Stops a task before it does something of the program's own.
struct Library<'p> {
    program: &'p Program,
    /// Unless it may.
    all: bool,
}

impl Library<'_> {
    fn allows(&self, site: Option<Site>) -> bool {
        let of_library = |site: Site| self.program.methods.get(site.method as usize).is_some_and(|m| m.is_model);
        self.all || site.is_none_or(of_library)
    }
}

impl Watch for Library<'_> {
    const EACH: bool = true;

    fn before(&mut self, _: &State, _: TaskId, site: Site) -> Flow {
        if self.allows(Some(site)) { Flow::Continue } else { Flow::Stop }
    }
}

/// Whether each task that waits would go on if the endless ones came to their ends.
#[must_use]
pub fn wait_for_the_end(machine: &Machine<'_>, s: &State, endless: &[TaskId]) -> bool {
    let wait = |t: TaskId| match machine.pending(s, t) {
        Pending::Waits(wait) => Some((t, wait)),
        _ => None,
    };
    // Daemons may wait for ever.
    let others = s.all_tasks().filter(|(t, task)| !task.daemon && !endless.contains(t));
    let waiting: Vec<(TaskId, Wait)> = others.filter_map(|(t, _)| wait(t)).collect();
    let may_be = |(t, wait): &(TaskId, Wait)| match wait {
        Wait::Scope(_) => true,
        // A task of the library's that has nothing of the program's to do yet waits for a thread.
        Wait::Cell(_) => s.task(*t).frames.iter().any(|f| !machine.program.method(f.method).is_model),
        Wait::Awaits(_) | Wait::Section(_) | Wait::Barrier { .. } | Wait::Init { .. } => false,
    };
    if !waiting.iter().all(may_be) {
        return false;
    }
    let mut s = s.clone();
    s.counts = None;
    s.output = None;
    endless.iter().for_each(|t| machine.abandon(&mut s, *t));
    let waits = |s: &State, t: TaskId| matches!(machine.pending(s, t), Pending::Waits(_));
    let mut left: Vec<TaskId> = waiting.iter().map(|(t, _)| *t).collect();
    let mut spent = 0;
    while !left.is_empty() && spent < ALL {
        let before = spent;
        let mut next = 0;
        while (next as usize) < s.tasks.len() {
            let t = TaskId(next);
            let mut w = Library { program: machine.program, all: waiting.iter().any(|(u, _)| *u == t) };
            spent += turn(machine, &mut s, t, &mut w);
            left.retain(|t| waits(&s, *t));
            next += 1;
        }
        if spent == before {
            break;
        }
    }
    left.is_empty()
}

/// Lets a task go on for a while; how much it has done.
fn turn(machine: &Machine<'_>, s: &mut State, t: TaskId, w: &mut Library<'_>) -> u64 {
    let mut spent = 0;
    while spent < TURN {
        let before = s.steps;
        let stop = machine.advance(s, t, TURN - spent, w);
        spent += s.steps - before;
        let stands = matches!(stop, Stop::Visible | Stop::Init(_) | Stop::Finished);
        if !stands || !w.allows(s.task(t).site()) || machine.perform(s, t, None, w).is_err() {
            break;
        }
        spent += 1;
    }
    spent
}
