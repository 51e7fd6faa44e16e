//! From the steps of an execution to a schedule that names its points.

use super::clock::{TaskClock, knows};
use super::dfs::{Found, What};
use super::order::{At, Fault, Past};
use super::runner::{Context, Runner};
use crate::machine::TaskId;
use crate::machine::regions::Held;
use crate::machine::state::{Counts, State};
use scoville_evidence::schedule::{Goal, Point, Schedule, Step};

/// A step with what its task knew afterwards.
struct Recorded {
    task: TaskId,
    step: Option<Step>,
    clock: Option<TaskClock>,
}

/// The schedule for a finding, and the state at its end. `None` if the execution does not show the finding again, which
/// cannot happen.
#[must_use]
pub fn schedule<'p>(cx: &Context<'p>, found: &Found, regions: bool) -> Option<(Schedule, Runner<'p>)> {
    let mut runner = Runner::new(cx.program(), regions);
    runner.state.counts = Some(Counts::default());
    runner.settle(cx);
    let mut recorded = Vec::new();
    for m in &found.path {
        let step = cx.machine.step_of(&runner.state, m.task, m.input);
        runner.take(cx, *m);
        recorded.push(Recorded { task: m.task, step, clock: runner.order.tasks.get(m.task.index()).cloned() });
    }
    let s = &runner.state;
    let path = |t: TaskId| s.task(t).task_path();
    let at = |a: At| Point { task: path(a.task), site: a.site, occurrence: a.occurrence };
    let held = |h: &Held| Point { task: path(h.task), site: h.site, occurrence: h.occurrence };
    // Steps that happen after this are left out: the execution has to stop there.
    let mut until: Option<Past> = None;
    let goal = match &found.what {
        What::Fault(fault) => {
            let again = runner.order.faults.iter().find(|f| same(f, fault))?;
            match again {
                Fault::Race(first, second) => {
                    until = Some(*first);
                    let a = Point { task: path(first.epoch.task), site: first.site, occurrence: first.occurrence };
                    Goal::Race { a, b: next(s, second.task, second.site) }
                }
                Fault::Conflict { earlier, released, later } => {
                    if let Some((epoch, position)) = *released {
                        let position = position.saturating_sub(1);
                        until = Some(Past { epoch, site: earlier.site, occurrence: 0, position });
                    }
                    Goal::RegionConflict { a: held(earlier), b: held(later) }
                }
                Fault::Misuse(a, _) => Goal::Region { at: at(*a) },
                Fault::Assertion(a) => Goal::Assertion { at: at(*a) },
                Fault::Unreleased(list) => Goal::NeverReleased { at: held(list.first()?) },
            }
        }
        // Only the exhaustive search tells races like this.
        What::Race(..) => return None,
        What::Deadlock(tasks) => Goal::Deadlock { waiting: tasks.iter().map(|t| path(*t)).collect() },
        What::Livelock(tasks) => Goal::Livelock { waiting: tasks.iter().map(|t| path(*t)).collect() },
        What::Exception(t) => {
            let o = s.uncaught(*t)?;
            let g = s.origins.get(&o)?;
            Goal::Exception { at: at(At { task: g.task, site: g.site, occurrence: g.occurrence }) }
        }
    };
    let keep = |(i, r): &(usize, &Recorded)| until.is_none_or(|past| !after(&past, *i, r));
    let steps = recorded.iter().enumerate().filter(keep).filter_map(|(_, r)| r.step.clone()).collect();
    Some((Schedule { steps, goal }, runner))
}

/// The point of the next execution of `site`.
fn next(s: &State, t: TaskId, site: scoville_evidence::schedule::Site) -> Point {
    s.point(t, site)
}

/// Whether a step happens after something of the past.
fn after(past: &Past, index: usize, r: &Recorded) -> bool {
    if r.task == past.epoch.task {
        return index as u64 >= u64::from(past.position);
    }
    r.clock.as_ref().is_some_and(|c| knows(&c.known, past.epoch))
}

fn same(a: &Fault, b: &Fault) -> bool {
    let held = |x: &Held, y: &Held| x.task == y.task && x.site == y.site && x.extent == y.extent;
    match (a, b) {
        (Fault::Race(p, x), Fault::Race(q, y)) => {
            p.site == q.site && p.epoch == q.epoch && x.task == y.task && x.site == y.site
        }
        (
            Fault::Conflict { earlier: a, released: r, later: b },
            Fault::Conflict { earlier: c, released: q, later: d },
        ) => held(a, c) && held(b, d) && r == q,
        (Fault::Misuse(a, m), Fault::Misuse(b, n)) => a.task == b.task && a.site == b.site && m == n,
        (Fault::Assertion(a), Fault::Assertion(b)) => a.task == b.task && a.site == b.site,
        (Fault::Unreleased(a), Fault::Unreleased(b)) => b.iter().all(|y| a.iter().any(|x| held(x, y))),
        _ => false,
    }
}
