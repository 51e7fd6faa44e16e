//! Uncovered sharing in words, and what the published algorithm does not promise.

use scoville_evidence::source::{SourceMap, Span};
use scoville_explore::search::{Exploration, Outside};

/// Most pairs that are told.
const MOST: usize = 10;

/// One note for each pair of accesses, and what follows for the published algorithm if that was asked for.
pub(crate) fn notes(exploration: &Exploration, sources: &SourceMap, paper: bool) -> Vec<String> {
    let mut notes = Vec::new();
    let uncovered = &exploration.uncovered;
    let at = |first: Span, second: Span| {
        let (first, second) = (sources.describe(first), sources.describe(second));
        if first == second { format!("at {first}") } else { format!("at {first} and {second}") }
    };
    if paper {
        notes.push(if exploration.outside.is_empty() {
            "Algorithm 1 of the JPF-HJ paper: all sharing that it has met is covered by regions and sections, and no order \
             matters"
                .to_owned()
        } else {
            "Algorithm 1 of the JPF-HJ paper: outside its guarantee, which is that nothing is missed; explore without \
             --paper for a verdict"
                .to_owned()
        });
        let doubt = |o: &Outside| format!("outside its guarantee: {} {}", o.what, at(o.first, o.second));
        notes.extend(exploration.outside.iter().map(doubt));
    }
    for shared in uncovered.iter().take(MOST) {
        let places = at(shared.first, shared.second);
        notes.push(format!(
            "uncovered sharing: tasks access {} {places}, neither in regions nor in sections that exclude each other",
            shared.what
        ));
    }
    if uncovered.len() > MOST {
        notes.push(format!("uncovered sharing at {} more pairs of places", uncovered.len() - MOST));
    }
    notes
}
