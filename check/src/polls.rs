//! Looks at cells whose outcome is said not to depend on the order: all fills come before the look or after it, and the outcome
//! is what they give.

use crate::clock::Clocks;
use crate::form::Form;
use crate::guard::Guards;
use crate::rejection::Rejection;
use scoville_evidence::certificate::trace::{Kind, TRUE, Term, Trace};

/// Goes through all of them.
///
/// # Errors
/// One whose outcome depends on the order after all, or is another.
pub fn settled(trace: &Trace, form: &Form, guards: &Guards<'_>, clocks: &Clocks<'_>) -> Result<(), Rejection> {
    for (i, e) in trace.events.iter().enumerate() {
        let Kind::Await { cell, blocking, state, value, fresh: false } = e.kind else { continue };
        let id = i as u32;
        let fills = &form.fills[cell as usize];
        let beside = |f: &&u32| !guards.disjoint(trace.events[**f as usize].guard, e.guard) && !clocks.before(id, **f);
        let earlier: Vec<u32> = fills.iter().filter(beside).copied().collect();
        if !blocking && !earlier.iter().all(|f| clocks.before(*f, id)) {
            return Err(Rejection::Form(format!("what event {i} finds is said not to depend on the order, and does")));
        }
        let found = |n: i32| !differ(&trace.terms[state as usize], &Term::Int(n));
        let right = match earlier[..] {
            [] => blocking || found(0),
            [f] => match trace.events[f as usize].kind {
                Kind::Fill { state: filled, value: given, won: TRUE, .. }
                    if guards.implies(e.guard, trace.events[f as usize].guard) =>
                {
                    found(filled) && !differ(&trace.terms[given as usize], &trace.terms[value as usize])
                }
                _ => true,
            },
            _ => true,
        };
        if !right {
            return Err(Rejection::Form(format!("event {i} finds something else in its cell")));
        }
    }
    Ok(())
}

/// Whether two terms are constants, and not the same one. Of others the form says little: under its condition a look may know more.
fn differ(a: &Term, b: &Term) -> bool {
    let constant = |t: &Term| {
        matches!(
            t,
            Term::Int(_) | Term::Long(_) | Term::Float(_) | Term::Double(_) | Term::Ref(_) | Term::True | Term::False
        )
    };
    constant(a) && constant(b) && a != b
}
