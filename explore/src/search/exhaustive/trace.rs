//! From the moves of a finding to a schedule that names its steps.

use super::code::Coder;
use super::front::{Context, Front, Record};
use super::reach::Reach;
use super::scout::Lore;
use crate::machine::TaskId;
use crate::machine::regions::Held;
use crate::machine::state::{Counts, State};
use crate::search::dfs::{Found, What};
use crate::search::order::{At, Fault};
use scoville_evidence::schedule::{Goal, Point, Schedule};

/// The schedule for a finding, and the state at its end. `None` if the moves do not show the finding again, which
/// happens only where something was guessed. Plain accesses are steps only if asked for: where their order with what other tasks do matters, the
/// schedule does not replay without.
#[must_use]
pub fn schedule(cx: &Context<'_>, found: &Found, accesses: bool) -> Option<(Schedule, State)> {
    let mut lore = Lore::default();
    let mut front = Front::new(cx.program(), &mut lore);
    front.state.counts = Some(Counts::default());
    front.exact = true;
    let mut record = Record { accesses, ..Record::default() };
    front.begin(cx, &mut lore, &mut Some(&mut record));
    let (mut coder, mut reach) = (Coder::new(cx, false), Reach::default());
    for m in &found.path {
        known(&front, m.task)?;
        coder.hash(cx, None, &front, &mut reach);
        front.sweep(&reach);
        front.faults.clear();
        record.marks.clear();
        front.take(cx, &mut lore, *m, &mut Some(&mut record));
    }
    let tasks = match &found.what {
        What::Fault(_) => Vec::new(),
        What::Race(a, b) => vec![a.task, b.task],
        What::Deadlock(tasks) | What::Livelock(tasks) => tasks.clone(),
        What::Exception(t) => vec![*t],
    };
    tasks.into_iter().try_for_each(|t| known(&front, t))?;
    let s = &front.state;
    let path = |t: TaskId| s.task(t).task_path();
    let at = |a: &At| Point { task: path(a.task), site: a.site, occurrence: a.occurrence };
    let held = |h: &Held| Point { task: path(h.task), site: h.site, occurrence: h.occurrence };
    let mut length = record.steps.len();
    let goal = match &found.what {
        What::Fault(fault) => {
            let i = front.faults.iter().position(|f| same(f, fault))?;
            length = record.marks.get(i).copied().unwrap_or(length);
            match &front.faults[i] {
                Fault::Conflict { earlier, later, .. } => Goal::RegionConflict { a: held(earlier), b: held(later) },
                Fault::Misuse(a, _) => Goal::Region { at: at(a) },
                Fault::Assertion(a) => Goal::Assertion { at: at(a) },
                Fault::Unreleased(list) => Goal::NeverReleased { at: held(unreleased(list, fault)?) },
                Fault::Race(..) => return None,
            }
        }
        What::Race(a, b) => Goal::Race { a: s.point(a.task, a.site), b: s.point(b.task, b.site) },
        What::Deadlock(tasks) => Goal::Deadlock { waiting: tasks.iter().map(|t| path(*t)).collect() },
        What::Livelock(tasks) => Goal::Livelock { waiting: tasks.iter().map(|t| path(*t)).collect() },
        What::Exception(t) => {
            let o = s.uncaught(*t)?;
            let g = s.origins.get(&o)?;
            Goal::Exception { at: at(&At { task: g.task, site: g.site, occurrence: g.occurrence }) }
        }
    };
    record.steps.truncate(length);
    Some((Schedule { steps: record.steps, goal }, front.state))
}

/// Whether there is this task: what was guessed may have created others.
fn known(front: &Front, t: TaskId) -> Option<()> {
    (t.index() < front.state.tasks.len()).then_some(())
}

/// Of the regions in `list` the one that `fault` is about.
fn unreleased<'a>(list: &'a [Held], fault: &Fault) -> Option<&'a Held> {
    let Fault::Unreleased(wanted) = fault else { return None };
    list.iter().find(|h| wanted.iter().any(|w| w.task == h.task && w.site == h.site))
}

/// Whether both are the same but for the numbers of objects, which are not the same in all executions.
fn same(a: &Fault, b: &Fault) -> bool {
    let held = |x: &Held, y: &Held| x.task == y.task && x.site == y.site;
    match (a, b) {
        (Fault::Conflict { earlier: a, later: b, .. }, Fault::Conflict { earlier: c, later: d, .. }) => {
            held(a, c) && held(b, d)
        }
        (Fault::Misuse(a, m), Fault::Misuse(b, n)) => a.task == b.task && a.site == b.site && m == n,
        (Fault::Assertion(a), Fault::Assertion(b)) => a.task == b.task && a.site == b.site,
        (Fault::Unreleased(a), Fault::Unreleased(b)) => b.iter().all(|y| a.iter().any(|x| held(x, y))),
        _ => false,
    }
}
