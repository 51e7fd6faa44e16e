//! The trace beside the log of an independent engine that has executed the canonical run: whatever that engine did must be in
//! the trace. So nothing that happens on this run can be left out of it.

use crate::form::Form;
use crate::rejection::Rejection;
use rustc_hash::{FxHashMap, FxHashSet};
use scoville_evidence::certificate::trace::{Kind, Trace};
use scoville_evidence::log::{Entry, Place, What};
use scoville_evidence::schedule::{Site, TaskPath};

/// What was compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Compared {
    /// Accesses of the log that the trace has, too.
    pub accesses: u64,
    /// Operations that create, wait, fill, enter or leave.
    pub operations: u64,
}

/// Kinds of operations that are compared one by one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Spawn,
    Enter,
    Leave,
    Fill,
    Phase,
    End,
}

/// Compares the entries of a log with the trace. `compared` tells of which places accesses are in a trace: not of final
/// fields.
///
/// # Errors
/// The first entry that the trace does not have.
pub fn confirm(
    trace: &Trace,
    form: &Form,
    entries: &[Entry],
    compared: &dyn Fn(Site) -> bool,
) -> Result<Compared, Rejection> {
    let paths = paths(trace, form);
    let tasks: FxHashMap<&TaskPath, u32> = paths.iter().enumerate().map(|(i, p)| (p, i as u32)).collect();
    let logged: FxHashMap<u32, Vec<u32>> = {
        let mut by: FxHashMap<u32, Vec<u32>> = FxHashMap::default();
        for (i, o) in trace.objects.iter().enumerate() {
            if let Some(n) = o.logged {
                by.entry(n).or_default().push(i as u32);
            }
        }
        by
    };
    let statics: Vec<u32> =
        trace.objects.iter().enumerate().filter(|(_, o)| o.number == 0).map(|(i, _)| i as u32).collect();
    let mut by_site: FxHashMap<(u32, Site, bool), Vec<u32>> = FxHashMap::default();
    for (i, a) in trace.accesses.iter().enumerate() {
        by_site.entry((a.task, a.site, a.write)).or_default().push(i as u32);
    }
    let mut steps: Vec<Vec<Step>> = vec![Vec::new(); trace.tasks.len()];
    for e in &trace.events {
        steps[e.task as usize].extend(step(&e.kind));
    }
    let mut at: Vec<usize> = vec![0; trace.tasks.len()];
    let mut known: FxHashSet<(u32, Site, bool, Place)> = FxHashSet::default();
    let mut count = Compared::default();
    for entry in entries {
        let missing = |what: &str| Rejection::Log(format!("{} {}: {what}", entry.task, entry.what));
        let Some(&task) = tasks.get(&entry.task) else { return Err(missing("the trace has no such task")) };
        let (place, write) = match &entry.what {
            What::Load(place, _) => (*place, false),
            What::Store(place, _) => (*place, true),
            what => {
                if let Some(found) = logged_step(what) {
                    let expected = steps[task as usize].get(at[task as usize]);
                    if expected != Some(&found) {
                        return Err(missing(&format!("there the trace has {expected:?}")));
                    }
                    at[task as usize] += 1;
                    count.operations += 1;
                }
                continue;
            }
        };
        let Some(site) = entry.site.filter(|s| compared(*s)) else { continue };
        count.accesses += 1;
        if !known.insert((task, site, write, place)) {
            continue;
        }
        let (objects, slot) = match place {
            Place::Static(slot) => (&statics, slot),
            Place::Slot(object, slot) => match logged.get(&object) {
                Some(objects) => (objects, slot),
                None => return Err(missing("the trace has no access of the object")),
            },
        };
        let of = |i: &u32| {
            let touches = &trace.accesses[*i as usize].touches;
            touches.iter().any(|t| objects.contains(&t.0) && (t.1..=t.2).contains(&slot))
        };
        if !by_site.get(&(task, site, write)).is_some_and(|list| list.iter().any(of)) {
            return Err(missing("the trace has no such access"));
        }
    }
    for (task, steps) in steps.iter().enumerate() {
        if let Some(rest) = steps.get(at[task]) {
            return Err(Rejection::Log(format!("{} does not do what the trace has next: {rest:?}", paths[task])));
        }
    }
    Ok(count)
}

fn step(kind: &Kind) -> Option<Step> {
    match kind {
        Kind::Spawn(_) => Some(Step::Spawn),
        Kind::Enter(_) => Some(Step::Enter),
        Kind::Leave(_) => Some(Step::Leave),
        Kind::Fill { .. } => Some(Step::Fill),
        Kind::End => Some(Step::End),
        Kind::Signal(_) | Kind::Wait(_) | Kind::Drop => Some(Step::Phase),
        _ => None,
    }
}

fn logged_step(what: &What) -> Option<Step> {
    match what {
        What::Spawn(..) => Some(Step::Spawn),
        What::Enter(_) => Some(Step::Enter),
        What::Leave => Some(Step::Leave),
        What::Fill(..) => Some(Step::Fill),
        What::End(..) => Some(Step::End),
        What::Phase(..) => Some(Step::Phase),
        _ => None,
    }
}

/// Tasks by their ancestry.
fn paths(trace: &Trace, form: &Form) -> Vec<TaskPath> {
    let mut paths: Vec<TaskPath> = vec![TaskPath::default(); trace.tasks.len()];
    // A task has a greater number than the one that creates it.
    for task in 0..trace.tasks.len() {
        let mut n = 0;
        for e in &form.events[task] {
            if let Kind::Spawn(child) = trace.events[*e as usize].kind {
                let mut path = paths[task].clone();
                path.0.push(n);
                paths[child as usize] = path;
                n += 1;
            }
        }
    }
    paths
}
