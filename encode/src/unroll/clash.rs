//! Why the order of two sections matters: a state before them from which the two orders come to different ends.

use super::commute::{Outcome, What};
use super::heap::Kind;
use super::machine::{Machine, Slot};
use super::units::Unit;
use crate::term::{Constant, TermId, differ::Difference, eval::Value};
use scoville_evidence::source::Span;

/// Pairs of places that are told.
const TOLD: usize = 3;

/// Locations of the state before that are told.
const SHOWN: usize = 4;

/// Pairs of sections that were seen not to commute.
#[derive(Clone, Debug, Default)]
pub struct Clashes {
    found: Vec<([Span; 2], String)>,
    /// How many more pairs of places there are.
    more: u64,
}

impl Clashes {
    /// Notes for the report.
    pub fn notes(&self) -> impl Iterator<Item = String> {
        let more = (self.more > 0).then(|| format!("{} more pairs of sections do not commute", self.more));
        self.found.iter().map(|(_, text)| text.clone()).chain(more)
    }
}

impl Machine<'_> {
    /// Remembers why two units do not commute, if a state shows it.
    pub(super) fn blame(&mut self, a: &Unit, b: &Unit) {
        let mut spans = [a.span, b.span];
        spans.sort_unstable();
        let clashes = &self.memory.clashes;
        if clashes.found.iter().any(|(known, _)| *known == spans) {
            return;
        }
        if clashes.found.len() >= TOLD {
            self.memory.clashes.more += 1;
            return;
        }
        let shapes = [a, b].map(|u| (u.effect.clone(), u.leaves.clone()));
        let outcomes = self.outcomes(&shapes[0], &shapes[1]);
        let different = |o: &Outcome| Some((*o, self.terms.difference(o.one, o.other)?));
        let Some((outcome, state)) = outcomes.iter().find_map(different) else { return };
        let text = self.told(&outcome, &state, [a.span, b.span]);
        self.memory.clashes.found.push((spans, text));
    }

    fn told(&self, outcome: &Outcome, state: &Difference, spans: [Span; 2]) -> String {
        let places = spans.map(|s| self.line(s));
        let whose = |i: usize| if i == 0 { "the first" } else { "the second" };
        let (what, verb) = match outcome.what {
            What::Left(slot) => (self.short_name(slot), "is"),
            What::Yielded(i) => (format!("what {} yields", whose(i)), "is"),
        };
        let speaks_of = self.candidates_in(&[outcome.one, outcome.other]);
        let mut before: Vec<String> = Vec::new();
        for slot in speaks_of.iter().copied().take(SHOWN) {
            let Some((_, variable)) = self.units.variable(slot) else { continue };
            before.push(format!("{} = {}", self.short_name(slot), self.shown(state, variable)));
        }
        let from = if before.is_empty() { "always".to_owned() } else { format!("from {}", before.join(", ")) };
        let and_more = if speaks_of.len() > SHOWN { ", ..." } else { "" };
        format!(
            "the sections{}{} do not commute: {from}{and_more}, {what} {verb} {} if the first comes first, otherwise {}",
            places[0],
            if spans[0] == spans[1] { " of two tasks".to_owned() } else { format!(" and{}", places[1]) },
            self.shown(state, outcome.one),
            self.shown(state, outcome.other),
        )
    }

    fn shown(&self, state: &Difference, t: TermId) -> String {
        let [value] = self.terms.under(state, [t]);
        match value {
            Some(Value::Bool(b)) => b.to_string(),
            Some(Value::Const(Constant::Int(n))) => n.to_string(),
            Some(Value::Const(Constant::Long(n))) => n.to_string(),
            Some(Value::Const(Constant::Float(bits))) => f32::from_bits(bits).to_string(),
            Some(Value::Const(Constant::Double(bits))) => f64::from_bits(bits).to_string(),
            Some(Value::Const(Constant::Ref(0))) => "null".to_owned(),
            Some(Value::Const(Constant::Ref(o))) => format!("object {o}"),
            None => "open".to_owned(),
        }
    }

    /// A location without its class; an element by the static field that holds the array, if one does.
    fn short_name(&self, slot: Slot) -> String {
        if let Kind::Array { .. } = self.heap.get(slot.0).kind {
            // Static fields are the slots of the first object.
            let holds = |f: &&scoville_ir::program::Field| {
                let value = self.heap.slots(0).get(f.slot as usize);
                f.is_static && value.is_some_and(|v| matches!(v, super::value::Value::Ref(o) if *o == slot.0))
            };
            if let Some(field) = self.program.fields.iter().find(holds) {
                return format!("{}[{}]", field.name, slot.1);
            }
        }
        let name = self.location_name(slot);
        name.rsplit_once('.').map_or(name.clone(), |(_, short)| short.to_owned())
    }
}
