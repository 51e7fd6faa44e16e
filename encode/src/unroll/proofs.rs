//! What is told of sections that commute: which equalities make them do so, and how each was proved.

use super::commute::What;
use super::machine::Machine;
use crate::print;
use crate::term::{Node, TermId};
use rustc_hash::FxHashSet;
use scoville_evidence::commutation::{Commutation, Equality};
use scoville_evidence::source::Span;
use std::collections::{BTreeMap, BTreeSet};

/// Most pairs of kinds of sections that are told.
const TOLD: usize = 16;

/// Most equalities of one pair.
const EQUALITIES: usize = 16;

/// Most steps of one equality.
const STEPS: usize = 64;

/// Longest term that is told, in characters.
const LONGEST: usize = 400;

impl Machine<'_> {
    /// Keeps what was proved of the pair that was just compared.
    pub(super) fn keep_proof(&mut self, places: [Span; 2]) {
        let proof = std::mem::take(&mut self.units.proof);
        if self.units.commutations.len() >= TOLD {
            return;
        }
        let mut variables = BTreeMap::new();
        let mut equalities = Vec::new();
        for (outcome, by, steps) in proof.into_iter().take(EQUALITIES) {
            let what = match outcome.what {
                What::Left(slot) => self.short_name(slot),
                What::Yielded(0) => "what the first yields".to_owned(),
                What::Yielded(_) => "what the second yields".to_owned(),
                What::Throws(_, what) => what,
            };
            self.name_variables(&[outcome.one, outcome.other], &mut variables);
            let told = |t| cut(print::term(&self.terms, t));
            let steps = steps.into_iter().take(STEPS).map(cut).collect();
            equalities.push(Equality { what, one: told(outcome.one), other: told(outcome.other), by, steps });
        }
        let kept = self.units.commutations.iter();
        if kept.into_iter().all(|c| c.places != places || c.equalities != equalities) {
            self.units.commutations.push(Commutation { places, variables, equalities });
        }
    }

    /// What the variables of these terms stand for.
    fn name_variables(&self, roots: &[TermId], names: &mut BTreeMap<String, String>) {
        let mut seen: FxHashSet<TermId> = FxHashSet::default();
        let mut stack = roots.to_vec();
        while let Some(t) = stack.pop() {
            if !seen.insert(t) {
                continue;
            }
            if let Node::Var(v) = self.terms.node(t) {
                let stands_for = match self.units.slot(*v) {
                    Some(slot) => self.short_name(slot),
                    None => "any value".to_owned(),
                };
                names.insert(format!("v{}", v.0), stands_for);
            }
            self.terms.operands(t, |o| stack.push(o));
        }
    }

    /// A remark on sections that commute.
    pub(super) fn commuting_note(&self) -> Option<String> {
        let mut how: BTreeMap<[Span; 2], BTreeSet<&str>> = BTreeMap::new();
        for c in &self.units.commutations {
            how.entry(c.places).or_default().extend(c.equalities.iter().map(|e| e.by.word()));
        }
        let mut told: Vec<String> = Vec::new();
        for (places, how) in how {
            let [a, b] = places.map(|s| self.line(s));
            let how = how.into_iter().collect::<Vec<_>>().join(", ");
            told.push(match a == b {
                true => format!("those{a} with one another ({how})"),
                false => format!("those{a} with those{b} ({how})"),
            });
        }
        let more = told.len().saturating_sub(3);
        told.truncate(3);
        if more > 0 {
            told.push(format!("{more} more pairs"));
        }
        (!told.is_empty())
            .then(|| format!("atomic sections commute, so that one order of them stands for all: {}", told.join(", ")))
    }
}

fn cut(text: String) -> String {
    match text.char_indices().nth(LONGEST) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text,
    }
}
