//! Tasks that go round for ever while all others stay where they are.

use super::code::Coder;
use super::front::{Context, Front, Next};
use super::reach::Reach;
use super::scout::Lore;
use crate::machine::TaskId;
use crate::search::runner::Move;
use crate::spin::{Alone, alone};
use crate::stuck::SPIN_BUDGET;
use rustc_hash::FxHashSet;
use scoville_evidence::schedule::InputValue;

/// Most states that are looked at; and most values of an input.
const STATES: usize = 256;
const INPUTS: u64 = 16;

/// Whether no task but this one can do anything but turn.
#[must_use]
pub fn others_stay(cx: &Context<'_>, front: &Front, mover: TaskId) -> bool {
    let stays = |t: TaskId| match front.next(cx, t) {
        // What is guessed may always be such that it turns.
        Next::Nothing | Next::Waits | Next::Guess => true,
        _ => matches!(alone(&cx.machine, &cx.liveness, &front.state, t, SPIN_BUDGET), Alone::Spins { .. }),
    };
    (0..front.state.tasks.len() as u32).map(TaskId).filter(|t| *t != mover).all(stays)
}

/// Whether `mover` goes on for ever from a state, whatever inputs it gets, and all others stay in each state that it comes to. `false`
/// also if that is too much to look at.
#[must_use]
pub fn never_leaves(cx: &Context<'_>, lore: &mut Lore, names: bool, start: &Front, mover: TaskId) -> bool {
    let counted = (lore.accesses, lore.regions);
    let found = goes_on(cx, lore, names, start, mover);
    (lore.accesses, lore.regions) = counted;
    found
}

fn goes_on(cx: &Context<'_>, lore: &mut Lore, names: bool, start: &Front, mover: TaskId) -> bool {
    let mut coder = Coder::new(cx, names);
    let mut seen: FxHashSet<u128> = FxHashSet::default();
    let mut open = vec![start.clone()];
    while let Some(front) = open.pop() {
        if !seen.insert(coder.hash(cx, None, &front, &mut Reach::default()).0) {
            continue;
        }
        if seen.len() > STATES || !front.limits.is_empty() || !others_stay(cx, &front, mover) {
            return false;
        }
        let inputs: Vec<Option<InputValue>> = match front.next(cx, mover) {
            Next::Input(lo, hi) if lo <= hi && hi.abs_diff(lo) < INPUTS => {
                (lo..=hi).map(|i| Some(InputValue::Int(i))).collect()
            }
            Next::Point => vec![None],
            // It turns, in a loop that has been found to have no end.
            Next::Nothing if front.spinning.contains(&mover) => continue,
            _ => return false,
        };
        for input in inputs {
            let mut next = front.clone();
            next.faults.clear();
            next.take(cx, lore, Move::step(mover, input), &mut None);
            if !next.faults.is_empty() || !next.races().is_empty() {
                return false;
            }
            open.push(next);
        }
    }
    true
}
