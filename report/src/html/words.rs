//! What is said in a report, in words.

use crate::wording::count;
use scoville_evidence::account::{Reason, Subject, Totals};
use scoville_evidence::verdict::{Outcome, Unknown, Verdict};

/// All reasons, in the order in which they are told.
pub(super) const REASONS: [Reason; 17] = [
    Reason::Violated,
    Reason::Open,
    Reason::Finish,
    Reason::Spawn,
    Reason::Value,
    Reason::Phase,
    Reason::Initialiser,
    Reason::Order,
    Reason::Isolation,
    Reason::Disjoint,
    Reason::Commuting,
    Reason::Covered,
    Reason::Canonical,
    Reason::Unreachable,
    Reason::Invariant,
    Reason::SolverOrder,
    Reason::SolverData,
];

/// A word for a reason, and what it means.
pub(super) fn reason(reason: Reason) -> (&'static str, &'static str) {
    match reason {
        Reason::Finish => ("finish", "a finish waits for the task of the first before the second happens"),
        Reason::Spawn => ("spawn", "the first happens before the task of the second is created"),
        Reason::Value => (
            "value",
            "the first happens before a value is put (the result of a task, a latch, …) for which the task of the second waits",
        ),
        Reason::Phase => ("phase", "a phase of a barrier ends between them"),
        Reason::Initialiser => ("class initialiser", "the initialiser of a class comes before all uses of the class"),
        Reason::Order => ("order", "an order edge, or several together, lead from one to the other"),
        Reason::Isolation => ("isolation", "both lie in atomic sections that exclude each other"),
        Reason::Disjoint => (
            "disjoint elements",
            "different tasks use different elements: nothing is to be proved, and it is not counted above",
        ),
        Reason::Commuting => (
            "commuting",
            "the two kinds of atomic sections have the same effect in either order, so that one order stands for all",
        ),
        Reason::Covered => ("covered", "permission regions that do not conflict cover both"),
        Reason::Canonical => ("canonical run", "nothing depends on the schedule, so that one run decides"),
        Reason::Unreachable => ("unreachable", "the condition under which one of them happens never holds"),
        Reason::Invariant => {
            ("invariant", "each atomic section that may come before it keeps the contrary, whatever their order")
        }
        Reason::SolverOrder => {
            ("solver, order", "the solver finds no order of events that allows it, whatever the values")
        }
        Reason::SolverData => ("solver, data", "the solver finds no order and no values that allow it"),
        Reason::Violated => ("violated", "it does not hold: see the violations"),
        Reason::Open => ("open", "it was not decided"),
    }
}

/// The class of colour of a reason.
pub(super) fn tone(reason: Reason) -> &'static str {
    match reason {
        Reason::Violated => "bad",
        Reason::Open => "open",
        _ => "good",
    }
}

/// All subjects, in their order.
pub(super) const SUBJECTS: [Subject; 9] = [
    Subject::Race,
    Subject::Regions,
    Subject::Permission,
    Subject::Commutation,
    Subject::Deadlock,
    Subject::Exception,
    Subject::Assertion,
    Subject::Bound,
    Subject::Any,
];

/// What an obligation of this kind says.
pub(super) fn subject(subject: Subject) -> &'static str {
    match subject {
        Subject::Race => "no race on",
        Subject::Regions => "no conflict of regions on",
        Subject::Permission => "permissions:",
        Subject::Commutation => "any order of sections on",
        Subject::Deadlock => "no deadlock:",
        Subject::Exception => "no exception:",
        Subject::Assertion => "holds:",
        Subject::Bound => "not cut:",
        Subject::Any => "other:",
    }
}

/// What the computation graph has in all.
pub(super) fn totals(totals: &Totals) -> String {
    let parts = [
        count(totals.tasks, "task", "tasks"),
        count(totals.scopes, "finish scope", "finish scopes"),
        count(totals.sections, "atomic section", "atomic sections"),
        count(totals.regions, "permission region", "permission regions"),
        count(totals.phases, "phase", "phases"),
    ];
    format!("{}.", parts.join(", "))
}

/// What was covered.
pub(super) fn coverage(outcome: &Outcome) -> String {
    match &outcome.verdict {
        Verdict::True if outcome.statistics.search.is_some() => {
            "All schedules that can come to something different were executed, to their ends: no bound was hit."
                .to_owned()
        }
        Verdict::True => {
            "This holds for all schedules of the program with the input below: nothing was cut off, so that no \
                          bound limits the statement."
                .to_owned()
        }
        Verdict::False(_) => match &outcome.undecided {
            None => "The violation was executed by a second engine before it was reported; no bound speaks against it."
                .to_owned(),
            Some(why) => {
                format!("The violation was executed before it was reported. Not everything else was decided: {why}.")
            }
        },
        Verdict::Unknown(Unknown::Unwinding(_)) => {
            "Not all of the program was covered: a bound was hit. What is said below holds as far as that.".to_owned()
        }
        Verdict::Unknown(Unknown::Vacuous) => "No execution satisfies the assumptions: nothing was shown.".to_owned(),
        Verdict::Unknown(_) => {
            "Not everything was decided. What is said below holds as far as the analysis came.".to_owned()
        }
    }
}
