//! Which objects a task has for itself.

use crate::liveness::Liveness;
use crate::machine::regions::Extent;
use crate::machine::sections::Locked;
use crate::machine::state::{ClassState, Ending, Phase, State, Task};
use crate::machine::{Obj, TaskId};

/// The objects that somebody else than `t` may look at, by their indices.
#[must_use]
pub fn seen_by_others(liveness: &Liveness<'_>, s: &State, t: TaskId) -> Vec<bool> {
    let mut seen = vec![false; s.heap.len()];
    let mut open: Vec<Obj> = Vec::new();
    let mut meet = |o: Obj, open: &mut Vec<Obj>| {
        if let Some(seen) = seen.get_mut(o.0 as usize)
            && !std::mem::replace(seen, true)
        {
            open.push(o);
        }
    };
    let failed = s.classes.iter().filter_map(|c| match c {
        ClassState::Failed(o) => Some(*o),
        _ => None,
    });
    let common = s.statics.iter().filter_map(|v| v.obj()).chain(failed);
    let kept = s.interned.values().chain(s.boxes.values()).copied();
    let thrown = s.scopes.iter().flat_map(|scope| scope.body.iter().chain(&scope.thrown)).copied();
    let regions = s.regions.held().iter().filter_map(|h| match h.extent {
        Extent::Object(o) | Extent::Range(o, ..) | Extent::Field(o, _) => Some(o),
        Extent::Static(_) => None,
    });
    common.chain(kept).chain(thrown).chain(regions).for_each(|o| meet(o, &mut open));
    // What a task is known by to others.
    s.task(t).result.iter().chain(&s.task(t).token).for_each(|o| meet(*o, &mut open));
    for (_, task) in s.all_tasks().filter(|(u, _)| *u != t) {
        each_of_task(liveness, task, &mut |o| meet(o, &mut open));
    }
    while let Some(o) = open.pop() {
        s.heap.get(o).each_ref(&mut |o| meet(o, &mut open));
    }
    seen
}

/// The objects that a task refers to. What dead locals hold may have been removed, and something else be there instead.
fn each_of_task(liveness: &Liveness<'_>, task: &Task, f: &mut impl FnMut(Obj)) {
    let ending = match task.phase {
        Phase::Finished(e) | Phase::Ended(e) => match e {
            Ending::Returned(v) => v.obj(),
            Ending::Threw(o) => Some(o),
        },
        _ => None,
    };
    ending.into_iter().for_each(&mut *f);
    if !task.has_ended() {
        for (i, frame) in task.frames.iter().enumerate() {
            let method = liveness.of(frame.method);
            let set = if i + 1 == task.frames.len() { method.before(frame.pc) } else { method.during(frame.pc) };
            let values = set.iter().filter_map(|l| task.stack.get(frame.base as usize + l.index()));
            values.filter_map(|v| v.obj()).for_each(&mut *f);
        }
        task.context.obj().into_iter().for_each(&mut *f);
        let held = task.awaits.iter().chain(&task.result).chain(&task.token).chain(&task.regs);
        held.copied().for_each(&mut *f);
    }
    for section in &task.sections {
        for locked in [&section.named, &section.taken] {
            if let Locked::Objects(objects) = locked {
                objects.iter().for_each(|(o, _)| f(*o));
            }
        }
    }
}
