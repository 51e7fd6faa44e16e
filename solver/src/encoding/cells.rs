//! Outcomes of fills and polls.

use super::encoder::Encoder;
use crate::smt::expr::Ex;
use crate::state::fill_state;
use scoville_encode::term::{Sort, TermId};
use scoville_encode::trace::{CellId, EventId, EventKind};
use scoville_ir::stmt::Fill;

/// Adds what fills and reads of cells in the cone yield.
pub fn constrain(e: &mut Encoder<'_>) {
    for id in e.cone.events() {
        match &e.trace.event(id).kind {
            EventKind::Fill { cell, won, .. } if e.fills(*cell).len() > 1 || e.cone.mentions(*won) => {
                wins(e, id, *cell, *won);
            }
            EventKind::Await { cell, blocking, state, value, fresh: true }
                if e.cone.mentions(*state) || e.cone.mentions(*value) =>
            {
                let x = e.executed(id);
                yields(e, Some(id), x, *cell, *blocking, *state, *value);
            }
            EventKind::Spin { looks, .. } => {
                for (cell, state, value) in &looks.polls {
                    yields(e, None, Ex::TRUE, *cell, false, *state, *value);
                }
            }
            _ => {}
        }
    }
}

/// A fill wins iff no earlier executed one did, that is iff it is the first of all executed ones.
fn wins(e: &mut Encoder<'_>, id: EventId, cell: CellId, won: TermId) {
    let x = e.executed(id);
    let won = e.terms.term(&mut e.arena, won);
    let mut first = Vec::new();
    let mut later = Vec::new();
    for other in e.fills(cell).into_iter().filter(|f| *f != id) {
        let y = e.executed(other);
        let (after, before) = (e.before(id, other), e.before(other, id));
        first.push(e.arena.implies(y, after));
        later.push(e.arena.and([y, before]));
    }
    let (first, later) = (e.arena.and(first), e.arena.or(later));
    let not = e.arena.not(won);
    let win = e.arena.and([x, won]);
    let lose = e.arena.and([x, not]);
    let (a, b) = (e.arena.implies(win, first), e.arena.implies(lose, later));
    e.asserts.extend([a, b]);
}

/// The reader (after everything if `None`) finds this state and value of the cell if `x`.
fn yields(
    e: &mut Encoder<'_>,
    reader: Option<EventId>,
    x: Ex,
    cell: CellId,
    blocking: bool,
    state: TermId,
    value: TermId,
) {
    let sort = e.trace.terms.sort(value);
    let (state, value) = (e.terms.term(&mut e.arena, state), e.terms.term(&mut e.arena, value));
    let zero = null(e, sort);
    let mut cases = Vec::new();
    if !blocking {
        let empty = e.arena.bits(32, 0);
        let mut all = vec![e.arena.eq(state, empty), e.arena.eq(value, zero)];
        for f in e.fills(cell) {
            let won = e.won(f);
            let later = reader.map_or(Ex::FALSE, |id| e.before(id, f));
            all.push(e.arena.implies(won, later));
        }
        cases.push(e.arena.and(all));
    }
    for f in e.fills(cell) {
        let EventKind::Fill { fill, value: filled, .. } = e.trace.event(f).kind else { continue };
        let code = e.arena.bits(32, fill_state(fill) as u64);
        let filled = if fill == Fill::Cancel || e.trace.terms.sort(filled) != sort {
            zero
        } else {
            e.terms.term(&mut e.arena, filled)
        };
        let earlier = reader.map_or(Ex::TRUE, |id| e.before(f, id));
        let all = [e.won(f), earlier, e.arena.eq(state, code), e.arena.eq(value, filled)];
        cases.push(e.arena.and(all));
    }
    let any = e.arena.or(cases);
    let x = e.arena.implies(x, any);
    e.asserts.push(x);
}

fn null(e: &mut Encoder<'_>, sort: Sort) -> Ex {
    match sort {
        Sort::Bool => Ex::FALSE,
        Sort::Int | Sort::Ref | Sort::Float => e.arena.bits(32, 0),
        Sort::Long | Sort::Double => e.arena.bits(64, 0),
    }
}
