//! Obligations as a report groups them: by what they are about and where, not by task and object.

use crate::finding::Context;
use crate::prefix::Goal;
use scoville_encode::trace::{AccessId, EventKind, RegionFault, RegionId, Trace};
use scoville_evidence::account::{Entry, Spot, Subject};
use scoville_evidence::verdict::Discharge;
use scoville_ir::stmt::Mode;

/// The group of a goal that came out like this; `None` if it is no obligation.
pub(crate) fn entry(trace: &Trace, goal: &Goal, context: &Context<'_>, how: Discharge) -> Option<Entry> {
    let (subject, what, spots) = match goal {
        Goal::Race { first, second, .. } => {
            let name = context.location.and_then(|l| trace.locations.get(l.index())).map_or("", |l| l.name.as_str());
            (Subject::Race, class(name), vec![access(trace, *first)?, access(trace, *second)?])
        }
        Goal::Conflict { first, second, .. } => {
            // Elements of arrays are not told apart.
            let what = if context.overlap.starts_with("element") { "elements of an array" } else { context.overlap };
            (Subject::Regions, what.to_owned(), vec![region(trace, *first)?, region(trace, *second)?])
        }
        Goal::Executed(e) | Goal::Next(e) => {
            let event = trace.event(*e);
            let (subject, what, happens) = match &event.kind {
                EventKind::AssertFail => (Subject::Assertion, "the assertion".to_owned(), "checks"),
                EventKind::Uncaught { thrown } => (Subject::Exception, thrown.class.clone(), "throws"),
                EventKind::RegionFault { what } => (Subject::Permission, fault(what).to_owned(), "permission call"),
                EventKind::Cut { why } => (Subject::Bound, why.to_string(), "goes on"),
                _ => return None,
            };
            (subject, what, vec![Spot { at: event.span, what: happens.to_owned() }])
        }
        Goal::Final => (Subject::Deadlock, "no task waits for ever".to_owned(), Vec::new()),
        Goal::Any => return None,
    };
    Some(Entry { subject, what, spots, reason: how.into() })
}

/// `int[3]` is one of the `elements of int[]`.
fn class(name: &str) -> String {
    let digits =
        |index: &str| index.strip_suffix(']').is_some_and(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()));
    match name.rsplit_once('[') {
        Some((array, index)) if digits(index) => format!("elements of {array}[]"),
        _ => name.to_owned(),
    }
}

fn access(trace: &Trace, id: AccessId) -> Option<Spot> {
    let access = trace.accesses.get(id.index())?;
    let what = if access.mode == Mode::W { "write" } else { "read" };
    Some(Spot { at: access.span, what: what.to_owned() })
}

fn region(trace: &Trace, id: RegionId) -> Option<Spot> {
    let region = trace.regions.get(id.index())?;
    let what = if region.mode == Mode::W { "acquires W" } else { "acquires R" };
    Some(Spot { at: trace.event(region.acquire).span, what: what.to_owned() })
}

fn fault(fault: &RegionFault) -> &'static str {
    match fault {
        RegionFault::BadRelease(_) => "only what is held is released",
        RegionFault::BadRange(_) => "ranges are in order and in bounds",
        RegionFault::WriteUnderRead => "no write under a read region",
        RegionFault::NeverReleased(_) => "what is acquired is released",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elements_of_arrays_are_not_told_apart() {
        let names = ["int[3]", "int[][12]", "Main.x", "Main.a[]", "int[x]", ""];
        let classes = ["elements of int[]", "elements of int[][]", "Main.x", "Main.a[]", "int[x]", ""];
        assert_eq!(names.map(class), classes);
    }
}
