//! A checker of certificates that trusts no engine.
//!
//! From the trace in a certificate alone it derives what has to be proved: all conflicting pairs of accesses and regions, the
//! sections whose order may matter, the violations that are events, and deadlock ([`pairs`], [`needs`]). Each must be
//! discharged for the reasons that the certificate names. Happens-before ([`clock`]), exclusion ([`sections`]), conditions
//! ([`guard`]), exchangeable sections ([`units`], [`equal`]), equalities that sections keep ([`invariant`]) and deadlock freedom ([`deadlock`]) it checks itself; the rest are
//! questions for a solver, which another crate writes down. Where the program has a single canonical run, a third crate compares
//! the trace with what an independent engine does on that run.
//!
//! **Invariant:** nothing of the engines is used: only the data types of `evidence`.

pub mod clock;
pub mod deadlock;
pub mod equal;
pub mod form;
pub mod guard;
pub mod invariant;
pub mod needs;
pub mod pairs;
pub mod polls;
pub mod pools;
pub mod rejection;
pub mod sections;
pub mod units;

use clock::Clocks;
use form::Form;
use guard::Guards;
use invariant::Invariants;
use needs::{Goal, Needs};
use pairs::Pairs;
pub use rejection::Rejection;
use scoville_evidence::certificate::obligation::{About, Reason};
use scoville_evidence::certificate::trace::{FALSE, Fault, Kind, TRUE, Trace};
use scoville_evidence::verdict::Property;
use sections::Sections;

/// What the checker knows of a trace.
#[derive(Clone, Copy, Debug)]
pub struct Tables<'a> {
    /// The trace.
    pub trace: &'a Trace,
    /// Its tables.
    pub form: &'a Form,
    /// Its order.
    pub clocks: &'a Clocks<'a>,
    /// Its sections.
    pub sections: &'a Sections<'a>,
}

/// Derives from a trace all that has to be proved about some properties, with reasons, and hands it on.
///
/// # Errors
/// What is wrong with the trace, or what nothing discharges.
pub fn derive<R>(
    trace: &Trace,
    properties: &[Property],
    then: impl FnOnce(Tables<'_>, &Needs) -> R,
) -> Result<R, Rejection> {
    let form = form::look(trace)?;
    let guards = Guards::new(&trace.terms);
    let clocks = Clocks::new(trace, &form, &guards)?;
    let sections = Sections::new(trace, &form, &guards);
    let mut needs = Needs::default();
    let mut pairs = Pairs::new(trace, &form, &guards, &clocks, &sections);
    // A trace is exact up to the first race only.
    pairs.accesses(&mut needs)?;
    if properties.contains(&Property::Permission) {
        pairs.regions(&mut needs)?;
    }
    let mut invariants = Invariants::new(trace, &form, &guards, &clocks, &sections);
    events(trace, properties, &mut invariants, &mut needs);
    if properties.contains(&Property::NoDeadlock) {
        if deadlock::none(trace, &form, &guards, &sections) {
            needs.structural(About::Deadlock, Reason::Canonical);
        } else {
            needs.query(About::Deadlock, Goal::Final);
        }
    }
    won(trace, &form, &guards, &clocks)?;
    polls::settled(trace, &form, &guards, &clocks)?;
    Ok(then(Tables { trace, form: &form, clocks: &clocks, sections: &sections }, &needs))
}

/// Violations that are events, and cuts.
fn events(trace: &Trace, properties: &[Property], invariants: &mut Invariants<'_>, needs: &mut Needs) {
    for (i, e) in trace.events.iter().enumerate() {
        let (what, goal) = match &e.kind {
            Kind::Fault(fault, what) => {
                let property = match fault {
                    Fault::Permission => Property::Permission,
                    Fault::Exception => Property::Exception,
                    Fault::Assertion => Property::Assertion,
                };
                if !properties.contains(&property) {
                    continue;
                }
                (what.clone(), Goal::Executed(i as u32))
            }
            Kind::Cut(what) => (what.clone(), Goal::Next(i as u32)),
            _ => continue,
        };
        let about = About::Never { what, place: trace.places[e.place as usize].clone() };
        if e.guard == FALSE {
            needs.structural(about, Reason::Unreachable);
        } else if matches!(e.kind, Kind::Fault(..)) && invariants.exclude(i as u32) {
            needs.structural(about, Reason::Invariant);
        } else {
            needs.query(about, goal);
        }
    }
}

/// A fill that is said to win in any case has no rival.
fn won(trace: &Trace, form: &Form, guards: &Guards<'_>, clocks: &Clocks<'_>) -> Result<(), Rejection> {
    for fills in &form.fills {
        for &f in fills {
            let event = &trace.events[f as usize];
            let Kind::Fill { won, .. } = event.kind else { continue };
            let guard = |g: u32| trace.events[g as usize].guard;
            let mut rivals = fills.iter().filter(|g| **g != f && !guards.disjoint(event.guard, guard(**g)));
            let fine = match won {
                // Whoever comes later finds the cell filled.
                TRUE => rivals.all(|g| clocks.before(f, *g)),
                FALSE => {
                    let earlier: Vec<_> = rivals.filter(|g| clocks.before(**g, f)).map(|g| guard(*g)).collect();
                    guards.covered(&[event.guard], &earlier)
                }
                _ => true,
            };
            if !fine {
                return Err(Rejection::Form(format!("who wins at event {f} is said to be certain, and is not")));
            }
        }
    }
    Ok(())
}
