//! Who waits for the end of tasks that never end.
//!
//! `join`, `Future.get`, the end of a finish or of the program: who waits there for a task that goes on for ever by design is not stuck.
//! Nobody says what a cell stands for, so the tasks come to their ends in a copy of the state: what the program itself does in them is
//! over, what the library does then follows. Whoever goes on because of that waits for it. To wait for a lock or a phase is
//! something else, though the end of a task may help there, too.

use crate::machine::watch::Blind;
use crate::machine::{Machine, Pending, State, Stop, TaskId, Wait};

/// Instructions and visible operations of one task before the others have their turn; and of all.
const TURN: u64 = 10_000;
const ALL: u64 = 200_000;

/// Whether each of the waiting tasks would go on if the endless ones came to their ends.
#[must_use]
pub fn wait_for_the_end(
    machine: &Machine<'_>,
    s: &State,
    waiting: &[(TaskId, Wait)],
    endless: &[TaskId],
) -> bool {
    let may_be = |(_, wait): &(TaskId, Wait)| matches!(wait, Wait::Scope(_) | Wait::Cell(_) | Wait::Awaits(_));
    if !waiting.iter().all(may_be) {
        return false;
    }
    let mut s = s.clone();
    s.counts = None;
    s.output = None;
    endless.iter().for_each(|t| machine.abandon(&mut s, *t));
    let mut left: Vec<TaskId> = waiting.iter().map(|(t, _)| *t).collect();
    let mut spent = 0;
    while !left.is_empty() && spent < ALL {
        let before = spent;
        let mut next = 0;
        while (next as usize) < s.tasks.len() {
            left.retain(|t| matches!(machine.pending(&s, *t), Pending::Waits(_)));
            spent += turn(machine, &mut s, TaskId(next));
            next += 1;
        }
        left.retain(|t| matches!(machine.pending(&s, *t), Pending::Waits(_)));
        if spent == before {
            break;
        }
    }
    left.is_empty()
}

/// Lets a task go on for a while; how much it has done.
fn turn(machine: &Machine<'_>, s: &mut State, t: TaskId) -> u64 {
    let mut spent = 0;
    while spent < TURN {
        let before = s.steps;
        let stop = machine.advance(s, t, TURN - spent, &mut Blind);
        spent += s.steps - before;
        let stands = matches!(stop, Stop::Visible | Stop::Init(_) | Stop::Finished);
        if !stands || machine.perform(s, t, None, &mut Blind).is_err() {
            break;
        }
        spent += 1;
    }
    spent
}
