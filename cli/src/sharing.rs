//! Uncovered sharing in words.

use scoville_evidence::source::{SourceMap, Span};
use scoville_explore::search::Shared;

/// Most pairs that are told.
const MOST: usize = 10;

/// One note for each pair of accesses, and what follows for the published algorithm if that was asked for.
pub(crate) fn notes(uncovered: &[Shared], sources: &SourceMap, paper: bool) -> Vec<String> {
    let mut notes = Vec::new();
    if paper {
        notes.push(if uncovered.is_empty() {
            "Algorithm 1 of the JPF-HJ paper: all sharing that it has met is covered by regions and sections".to_owned()
        } else {
            "Algorithm 1 of the JPF-HJ paper: outside its guarantee, for there is uncovered sharing; explore without \
             --paper for a verdict"
                .to_owned()
        });
    }
    let place = |span: Span| sources.describe(span);
    for shared in uncovered.iter().take(MOST) {
        let (first, second) = (place(shared.first), place(shared.second));
        let places = if first == second { format!("at {first}") } else { format!("at {first} and {second}") };
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
