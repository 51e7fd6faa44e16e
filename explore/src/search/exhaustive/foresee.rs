//! Steps whose outcome is known before they are taken.
//!
//! The hash of a state is a sum over its parts, so a step adds something to it: its *effect*. Let a task's step be known
//! from a state `s`, and let another task's step lead from `s` to `c`. If that has changed nothing that the first step
//! looks at, then the first step does the same in `c`: it adds the same to the hash, and enters and finds the same. So
//! the state that it leads to is known; and if the search has been there, there is no need to go.
//!
//! What a step looks at beyond its own task is not recorded in full. Rather, steps that change more than a few kinds of
//! things are taken to change everything ([`Deed::upsets`]):
//!
//! * Memory that existed before, cells, classes, what waits in scopes, other tasks: everybody may look at that.
//! * Sections are looked at where sections begin, regions where regions are entered.
//! * The names of new objects depend on which objects of the same task exist. So a step that lets some go changes what
//!   later steps of their creator do.
//! * The end of a task in a scope with other live tasks is noticed by nobody; [`Effect::is_as_before`] checks this where
//!   the effect is used, and that no limit is near.

use super::front::{Context, Front};
use crate::machine::TaskId;
use crate::machine::state::State;

/// What kinds of things a step has changed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Deed {
    /// More than is said below.
    pub odd: bool,
    /// Objects that existed before it.
    pub writes: bool,
    /// It is the end of its task and no more: it does not look at objects.
    pub blind: bool,
    /// New objects.
    pub allocates: bool,
    /// Sections begin or end.
    pub sections: bool,
    /// Regions are entered or left.
    pub regions: bool,
    /// A task ends, and nothing else becomes possible by that.
    pub ends: bool,
    /// The creators of objects that nobody can reach any more, by their numbers modulo 64.
    pub lost: u64,
}

/// The bit of a task in [`Deed::lost`].
#[must_use]
pub fn bit(t: TaskId) -> u64 {
    1 << (t.0 % 64)
}

impl Deed {
    /// Whether a step that does this may change what `other` does.
    fn upsets(&self, other: &Effect) -> bool {
        let Deed { odd, writes, blind: _, allocates: _, sections, regions, ends: _, lost } = *self;
        odd || (writes && !other.deed.blind)
            || (sections && other.deed.sections)
            || (regions && other.deed.regions)
            || (other.deed.allocates && lost & bit(other.task) != 0)
    }
}

/// What a task's next step does.
#[derive(Clone, Copy, Debug)]
pub struct Effect {
    task: TaskId,
    deed: Deed,
    /// What it adds to the hash.
    adds: u128,
}

impl Effect {
    /// Of the step of `task` that has led from `old`, with the first hash, to `new`, with the second. `None` if it is not
    /// known to be the same elsewhere.
    #[must_use]
    pub fn of(cx: &Context<'_>, task: TaskId, old: (&Front, u128), new: (&Front, u128), deed: Deed) -> Option<Effect> {
        let stood = |f: &Front| f.stands.iter().any(|s| s.task() == task);
        let plain = new.0.faults.is_empty()
            && !stood(old.0)
            && new.0.stands.len() == old.0.stands.len()
            && new.0.limits.len() == old.0.limits.len()
            && new.0.spinning.len() == old.0.spinning.len();
        let known = plain && !deed.odd && has_room(cx, &new.0.state);
        known.then_some(Effect { task, deed, adds: new.1.wrapping_sub(old.1) })
    }

    /// Whether the end of its task still makes nothing possible, and no limit is near.
    fn is_as_before(&self, cx: &Context<'_>, s: &State) -> bool {
        let scope = || s.scopes.get(s.task(self.task).scope?.index());
        (!self.deed.ends || scope().is_some_and(|scope| scope.live >= 2)) && has_room(cx, s)
    }
}

/// Whether less than half is used of what is limited: what fits in one state fits in the other, then.
fn has_room(cx: &Context<'_>, s: &State) -> bool {
    let limits = &cx.machine.limits;
    s.steps < limits.steps / 2 && s.tasks.len() < limits.tasks as usize / 2 && s.heap.cells() < limits.heap_cells / 2
}

/// The steps that are known of a state, at most one of a task.
#[derive(Debug, Default)]
pub struct Foresight(Vec<Effect>);

impl Foresight {
    /// Of a state that a step of `mover`, which did `deed`, has led to from one of which this was known.
    pub fn inherit(&mut self, from: &Foresight, mover: TaskId, deed: Deed) {
        self.0.clear();
        self.0.extend(from.0.iter().filter(|e| e.task != mover && !deed.upsets(e)).copied());
    }

    /// Adds what was seen of a step.
    pub fn learn(&mut self, effect: Effect) {
        match self.0.iter_mut().find(|e| e.task == effect.task) {
            Some(known) => *known = effect,
            None => self.0.push(effect),
        }
    }

    /// The hash of the state to which a step of `task` leads from `s`, which has this hash.
    #[must_use]
    pub fn hash(&self, cx: &Context<'_>, s: &State, hash: u128, task: TaskId) -> Option<u128> {
        let effect = self.0.iter().find(|e| e.task == task).filter(|e| e.is_as_before(cx, s))?;
        Some(hash.wrapping_add(effect.adds))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_upsets_what_looks_at_what_it_changes() {
        let plain = Deed::default();
        let effect = |deed| Effect { task: TaskId(3), deed, adds: 0 };
        let sections = Deed { sections: true, ..plain };
        let regions = Deed { regions: true, ..plain };
        let writes = Deed { writes: true, ..plain };
        let (end, maker) = (Deed { blind: true, ..plain }, Deed { allocates: true, ..plain });
        assert!(sections.upsets(&effect(sections)) && !sections.upsets(&effect(regions)));
        assert!(regions.upsets(&effect(regions)) && !regions.upsets(&effect(sections)));
        assert!(writes.upsets(&effect(plain)) && !writes.upsets(&effect(end)));
        assert!(Deed { lost: bit(TaskId(3)), ..plain }.upsets(&effect(maker)));
        assert!(!Deed { lost: bit(TaskId(4)), ..plain }.upsets(&effect(maker)));
        assert!(Deed { odd: true, ..plain }.upsets(&effect(end)) && !plain.upsets(&effect(writes)));
    }
}
