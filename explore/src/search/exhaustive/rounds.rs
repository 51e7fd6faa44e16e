//! States that lead to each other, and nowhere else.
//!
//! A search in depth tells on its way which states lead to each other (Tarjan's algorithm): such a *circle* is known when the first of
//! its states is left. Mostly it is one state. If steps lead round in it but none leads out, and no execution ends in it, then it is where executions go
//! on for ever under all schedules. That is as it should be if it is what all loops are for that tasks turn in there, and nobody waits for
//! anything but the end of these.

use super::front::{Context, Front, Next};
use crate::ends::wait_for_the_end;
use crate::machine::state::Phase;
use crate::machine::{Pending, TaskId};
use crate::spin::{Alone, alone};
use crate::stuck::SPIN_BUDGET;
use rustc_hash::FxHashMap;

/// What is known of the circle of a state on the stack.
#[derive(Clone, Debug, Default)]
pub struct Round {
    /// Numbers the states in the order in which they were met.
    index: u64,
    /// The least number of a state that is known to be in the circle.
    low: u64,
    /// Whether a step leads out of it, or an execution ends in it.
    pub leaves: bool,
    /// Whether a step leads round in it.
    turns: bool,
    /// Whether a step in it is a guess at an open value.
    pub guesses: bool,
    /// Whether it has been told to be a livelock.
    pub told: bool,
    /// Who does something in it, and whether turns of a loop without a way out end there.
    who: Vec<(u64, bool)>,
    /// The same of the step that has led to the state.
    here: Vec<(u64, bool)>,
    /// Whether that step is a guess.
    guessed: bool,
}

/// The states that have been left, but are in one circle with one that has not.
#[derive(Debug, Default)]
pub struct Left {
    met: u64,
    numbers: FxHashMap<u128, u64>,
    order: Vec<(u64, u128)>,
}

impl Left {
    /// The number of a state that has been left.
    #[must_use]
    pub fn number(&self, hash: u128) -> Option<u64> {
        self.numbers.get(&hash).copied()
    }

    /// Memory that they take, about.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        96 * self.order.len() as u64
    }

    /// A state is left; whether the circle that it is in is left with it.
    pub fn leave(&mut self, hash: u128, round: &Round) -> bool {
        if round.low < round.index {
            self.numbers.insert(hash, round.index);
            self.order.push((round.index, hash));
            return false;
        }
        while let Some((_, hash)) = self.order.pop_if(|(i, _)| *i > round.index) {
            self.numbers.remove(&hash);
        }
        true
    }
}

impl Round {
    /// A new state has been met, by the last step that `front` has taken; whether that is a guess.
    pub fn begin(&mut self, left: &mut Left, front: &Front, guessed: bool) {
        left.met += 1;
        (self.index, self.low) = (left.met, left.met);
        (self.leaves, self.turns, self.told) = (false, false, false);
        (self.guesses, self.guessed) = (false, guessed);
        self.who.clear();
        self.here.clear();
        add(&mut self.here, front.active());
    }

    /// The number of the state.
    #[must_use]
    pub fn number(&self) -> u64 {
        self.index
    }

    /// A step has led to the state with this number, which is in the circle; whether it is a guess.
    pub fn comes_back(&mut self, number: u64, front: &Front, guessed: bool) {
        self.low = self.low.min(number);
        self.turns = true;
        self.guesses |= guessed;
        add(&mut self.who, front.active());
    }

    /// A state that a step has led to turned out to be in the same circle.
    pub fn join(&mut self, other: &Round) {
        self.low = self.low.min(other.low);
        self.leaves |= other.leaves;
        self.turns = true;
        self.guesses |= other.guesses || other.guessed;
        add(&mut self.who, other.who.iter().chain(&other.here).copied());
    }

    /// Whether executions can only go on for ever in the circle, which has been left.
    #[must_use]
    pub fn is_for_ever(&self) -> bool {
        self.turns && !self.leaves
    }

    /// Somebody for whom that is not as it should be, and of whom it has not been told; `front` is one of the states.
    #[must_use]
    pub fn lost(&self, cx: &Context<'_>, front: &Front) -> Option<TaskId> {
        let s = &front.state;
        let is_excluded = s.all_tasks().any(|(_, task)| task.phase == Phase::Discarded);
        if self.told || is_excluded || !front.limits.is_empty() {
            return None;
        }
        let (mut endless, mut waits) = (Vec::new(), None);
        for (t, task) in s.all_tasks() {
            let turns = self.who.iter().find(|(ident, _)| *ident == task.ident).map(|(_, turns)| *turns);
            match (turns, cx.machine.pending(s, t)) {
                (Some(true), _) => endless.push(t),
                (None, Pending::Never) => {}
                // The program does not wait for it.
                _ if task.daemon => {}
                (None, Pending::Waits(_)) => waits = waits.or(Some(t)),
                (None, _) if front.next(cx, t) == Next::Nothing => {
                    match alone(&cx.machine, &cx.liveness, s, t, SPIN_BUDGET) {
                        Alone::Spins { waits: false, .. } => endless.push(t),
                        _ => return Some(t),
                    }
                }
                _ => return Some(t),
            }
        }
        waits.filter(|_| !wait_for_the_end(&cx.machine, s, &endless))
    }
}

fn add(who: &mut Vec<(u64, bool)>, more: impl Iterator<Item = (u64, bool)>) {
    for (ident, turns) in more {
        match who.iter_mut().find(|(known, _)| *known == ident) {
            Some((_, known)) => *known |= turns,
            None => who.push((ident, turns)),
        }
    }
}
