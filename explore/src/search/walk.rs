//! Walks at random: whether a state to which executions come back again and again leads to an end at all.

use super::runner::{Ability, Context, Move, Runner};
use crate::machine::TaskId;

/// Walks that are tried, and steps of each.
const WALKS: usize = 8;
const STEPS: usize = 1_000;

/// Whether a walk from here comes to an end of any kind; `moves` are those of a state.
pub fn comes_to_an_end<'p>(cx: &Context<'p>, from: &Runner<'p>, moves: impl Fn(&Runner<'p>) -> Vec<Move>) -> bool {
    let mut random = 1u64;
    let halts = |r: &Runner<'p>| (0..r.state.tasks.len() as u32).any(|t| r.ability(cx, TaskId(t)) == Ability::Halt);
    (0..WALKS).any(|_| {
        let mut runner = from.clone();
        for _ in 0..STEPS {
            let all = moves(&runner);
            if all.is_empty()
                || runner.raced()
                || !runner.state.goes_on()
                || !runner.limits.is_empty()
                || halts(&runner)
            {
                return true;
            }
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            runner.take(cx, all[(random >> 33) as usize % all.len()]);
        }
        false
    })
}
