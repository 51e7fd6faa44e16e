//! Thread pools without their bound of workers: the bound makes no difference where no task but the root waits for anything
//! but sections and the initialisers of classes, the root waits for nothing else within one of these, and whoever waits for
//! ever is a deadlock: no daemons, no end of the program before that of its tasks. (That nothing waits in an initialiser is
//! taken from the unroller.)
//!
//! A task that the bound kept from its begin for ever would wait for tasks that are kept from sections for ever, by tasks
//! that are in these; as none of them waits for anything else, those tasks are kept from sections themselves, or have come
//! to their end. So they would wait for ever without the bound, too, and that would be a deadlock.

use crate::form;
use crate::guard::Guards;
use crate::rejection::Rejection;
use crate::sections::Sections;
use scoville_evidence::certificate::trace::{Event, Kind, Trace};

/// Looks at the events that wait.
///
/// # Errors
/// An event by which the bound may make a difference, or what is wrong with the trace.
pub fn bound_makes_no_difference(trace: &Trace) -> Result<(), Rejection> {
    let form = form::look(trace)?;
    let guards = Guards::new(&trace.terms);
    let sections = Sections::new(trace, &form, &guards);
    let waits = |e: &Event| match e.kind {
        Kind::Await { blocking, .. } => blocking,
        Kind::Join(_) | Kind::Wait(_) | Kind::Signal(Some(_)) | Kind::Spin { .. } | Kind::Blocked => true,
        _ => false,
    };
    let is_daemon = |task: u32| {
        let scope = trace.tasks[task as usize].scope;
        scope != 0 && trace.scopes[scope as usize].parent.is_none()
    };
    let excused = |e: &Event| match e.kind {
        Kind::Halt => true,
        Kind::Spawn(child) => is_daemon(child),
        _ => false,
    };
    let matters = |(i, e): &(usize, &Event)| {
        excused(e) || waits(e) && (e.task != 0 || !sections.may_be_open(*i as u32).is_empty())
    };
    match trace.events.iter().enumerate().find(matters) {
        Some((i, e)) => Err(Rejection::Pools { event: i as u32, task: e.task }),
        None => Ok(()),
    }
}
