//! What a finished run hands over.

use super::machine::Machine;
use crate::obligation::Problem;
use crate::trace::Trace;
use scoville_evidence::verdict::Discharge;

impl Machine<'_> {
    /// What the solver gets.
    pub fn problem(&mut self, rounds: u64) -> Problem {
        // Whoever decides it has a time of their own.
        self.terms.set_deadline(None);
        let mut discharged: Vec<(Discharge, u64)> = self.discharged.iter().map(|(d, n)| (*d, *n)).collect();
        discharged.sort_unstable();
        // With `--pure-smt` the canonical run decides nothing.
        self.obligations.deadlock |= self.options.keep_all;
        if !self.obligations.deadlock {
            discharged.push((Discharge::Canonical, 1));
        }
        let ledger = self.ledger();
        let phases = self.phases();
        let mut obligations = std::mem::take(&mut self.obligations);
        obligations.discharged = discharged;
        obligations.ledger = ledger;
        let counters = self.memory.counters.distinct();
        if counters > 0 {
            let (what, are) = if counters == 1 { ("counter", "is") } else { ("counters", "are") };
            self.notes.push(format!(
                "{counters} {what} {are} only added to, in sections that exclude one another: the values drawn are all different"
            ));
        }
        let commuting = self.commuting_note();
        self.notes.extend(commuting);
        self.notes.extend(self.memory.clashes.notes());
        let lemmas = self.counter_lemmas();
        let trace = Trace {
            lemmas,
            terms: std::mem::take(&mut self.terms),
            tasks: std::mem::take(&mut self.tasks),
            events: std::mem::take(&mut self.events),
            sections: std::mem::take(&mut self.sections),
            scopes: std::mem::take(&mut self.scopes),
            locations: std::mem::take(&mut self.locations),
            cells: std::mem::take(&mut self.cells),
            phases,
            regions: std::mem::take(&mut self.regions),
            accesses: std::mem::take(&mut self.accesses),
            order: std::mem::take(&mut self.order),
            assumptions: std::mem::take(&mut self.assumptions),
            collected: std::mem::take(&mut self.collected),
            initialisers_wait: self.inits.values().any(|s| s.waits),
        };
        Problem {
            trace,
            obligations,
            incomplete: self.incomplete.take(),
            approximate: self.approximate.take(),
            rounds,
            executed: self.executed,
            accesses: self.access_count,
            regions: self.region_count,
            sensitive: self.memory.sensitive.len() as u64,
            notes: std::mem::take(&mut self.notes),
            unreached: Vec::new(),
            commutations: std::mem::take(&mut self.units.commutations),
        }
    }
}
