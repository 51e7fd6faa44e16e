//! Thread pools without their bound of workers.
//!
//! A pool of w workers lets a task begin only when fewer than w of those before it are left. Which ones those are depends on
//! the schedule, and to follow that costs much. It makes no difference where no task but the root waits for anything but
//! atomic sections and the initialisers of classes, the root waits for nothing else within one of these, and whoever waits
//! for ever is a deadlock: there are no daemons, and nothing ends the program before its tasks have ended.
//!
//! For every schedule of the program is one of the same program without the bound, so that whatever holds in all of the latter
//! holds. Only the bound could keep tasks waiting for ever. Take a state in which nothing goes on, and a task that the bound
//! does not let begin: w workers have tasks that have not come to their end, each before a section, or the use of a class, that
//! somebody else keeps it from. Whoever is in that one has either ended, or stands before such a thing itself, and so on; the
//! root is in none while it waits for something else. So some of them wait for a task that has ended within a section, or for
//! each other in a circle. In the program without the bound they do so as well, for ever, in the state after the same events:
//! it has a deadlock itself.

use crate::trace::{EventKind, ScopeId, TaskId, Trace};

/// Whether the bound may make a difference.
#[must_use]
pub fn bound_matters(trace: &Trace) -> bool {
    // Nothing joins the scope of daemons.
    let is_daemon = |task: TaskId| {
        let scope = trace.tasks[task.index()].scope;
        scope != ScopeId(0) && trace.scopes[scope.index()].parent.is_none()
    };
    let excused = |kind: &EventKind| match kind {
        EventKind::Halt => true,
        EventKind::Spawn { child } => is_daemon(*child),
        _ => false,
    };
    let matters = trace
        .events
        .iter()
        .any(|e| excused(&e.kind) || e.kind.waits() && (e.task != TaskId(0) || !e.inside.is_empty()));
    matters || trace.initialisers_wait
}
