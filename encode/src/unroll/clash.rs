//! Why the order of two sections matters: a state before them from which the two orders come to different ends, or what is
//! in the way of looking for one.

use super::broken::Broken;
use super::commute::{Outcome, What};
use super::heap::Kind;
use super::machine::{Machine, Slot};
use super::units::{Given, Unit};
use super::value::Value as Held;
use crate::term::{Constant, Node, TermId, differ::Difference, eval::Value};
use crate::trace::{EventId, EventKind, SectionId, TaskId};
use scoville_evidence::schedule::TaskPath;
use scoville_evidence::source::Span;

/// Pairs of places that are told.
const TOLD: usize = 3;

/// Locations of the state before that are told.
const SHOWN: usize = 4;

/// Values that a section was given that are told.
const GIVEN: usize = 5;

/// Pairs of sections that were seen not to commute, or of which nothing is known.
#[derive(Clone, Debug, Default)]
pub struct Clashes {
    found: Vec<Clash>,
    /// How many more pairs of places there are.
    more: u64,
}

#[derive(Clone, Debug)]
struct Clash {
    spans: [Span; 2],
    /// Whether a state shows it.
    shown: bool,
    text: String,
}

impl Clashes {
    /// Notes for the report.
    pub fn notes(&self) -> impl Iterator<Item = String> {
        let more = (self.more > 0).then(|| format!("the order of {} more pairs of sections may matter", self.more));
        self.found.iter().map(|c| c.text.clone()).chain(more)
    }

    /// Whether it is known of this pair, and shown if that is what is wanted.
    pub(super) fn knows(&self, spans: [Span; 2], shown: bool) -> bool {
        self.found.iter().any(|c| c.spans == sorted(spans) && (c.shown || !shown))
    }

    /// Remembers a pair that is not known yet.
    fn add(&mut self, spans: [Span; 2], shown: bool, text: String) {
        let spans = sorted(spans);
        match self.found.iter().position(|c| c.spans == spans) {
            Some(at) if shown && !self.found[at].shown => self.found[at] = Clash { spans, shown, text },
            Some(_) => {}
            None if self.found.len() >= TOLD => self.more += 1,
            None => self.found.push(Clash { spans, shown, text }),
        }
    }
}

fn sorted(mut spans: [Span; 2]) -> [Span; 2] {
    spans.sort_unstable();
    spans
}

/// A section, as it is told.
#[derive(Clone, Copy, Debug)]
pub(super) struct Who<'a> {
    pub task: TaskId,
    pub span: Span,
    pub given: &'a [Given],
}

impl Unit {
    /// As it is told.
    pub(super) fn who(&self) -> Who<'_> {
        Who { task: self.task, span: self.span, given: &self.given }
    }
}

impl Broken {
    /// As it is told.
    pub(super) fn who(&self) -> Who<'_> {
        Who { task: self.task, span: self.span, given: &self.given }
    }
}

impl Machine<'_> {
    /// Remembers why two units do not commute, or that no proof was found.
    pub(super) fn blame(&mut self, a: &Unit, b: &Unit) {
        if self.memory.clashes.knows([a.span, b.span], true) {
            return;
        }
        let shapes = [a, b].map(|u| (u.effect.clone(), u.leaves.clone()));
        let outcomes = self.outcomes(&shapes[0], &shapes[1]);
        let different = |o: &Outcome| Some((o.clone(), self.terms.difference(o.one, o.other)?));
        match outcomes.iter().find_map(different) {
            Some((outcome, state)) => self.clash(a.who(), b.who(), &outcome, &[], &state),
            None => {
                let why = "neither a proof that it does not nor a state in which it does was found";
                self.may_clash(a.who(), b.who(), why);
            }
        }
    }

    /// Remembers a state that shows that two sections do not commute. `conditions` hold in it.
    pub(super) fn clash(
        &mut self,
        a: Who<'_>,
        b: Who<'_>,
        outcome: &Outcome,
        conditions: &[TermId],
        state: &Difference,
    ) {
        let mut all = vec![outcome.one, outcome.other];
        all.extend(conditions);
        let speaks_of = self.candidates_in(&all);
        let mut before: Vec<String> = Vec::new();
        for slot in speaks_of.iter().copied().take(SHOWN) {
            let Some((_, variable)) = self.units.variable(slot) else { continue };
            before.push(format!("{} = {}", self.short_name(slot), self.shown(state, variable)));
        }
        let and_more = if speaks_of.len() > SHOWN { ", ..." } else { "" };
        let (one, mut other) = (self.shown(state, outcome.one), self.shown(state, outcome.other));
        if one == other {
            // Objects have no names.
            "another one".clone_into(&mut other);
        }
        let whose = |i: usize| if i == 0 { "the first" } else { "the second" };
        let ends = match &outcome.what {
            What::Left(slot) => {
                format!("{} is {one} if the first comes first, otherwise {other}", self.short_name(*slot))
            }
            What::Yielded(i) => {
                format!("what {} yields is {one} if the first comes first, otherwise {other}", whose(*i))
            }
            What::Throws(i, what) => {
                let comes = if (one == "true") == (*i == 0) { "it comes" } else { "the other one comes" };
                format!("{} throws {what} if {comes} first, otherwise not", whose(*i))
            }
        };
        let inputs = self.inputs(a, b, &all, state);
        let pair = self.pair(a, b, Some(state));
        let before = before.into_iter().chain(inputs).collect::<Vec<_>>();
        let from = if before.is_empty() { "always".to_owned() } else { format!("from {}", before.join(", ")) };
        let text = format!("{pair} do not commute: {from}{and_more}, {ends}");
        self.memory.clashes.add([a.span, b.span], true, text);
    }

    /// Remembers that the order of two sections may matter, and why no more is known.
    pub(super) fn may_clash(&mut self, a: Who<'_>, b: Who<'_>, why: &str) {
        if !self.memory.clashes.knows([a.span, b.span], false) {
            let text = format!("the order of {} may matter: {why}", self.pair(a, b, None));
            self.memory.clashes.add([a.span, b.span], false, text);
        }
    }

    /// The same of two sections whose unit was not looked for.
    pub(super) fn may_clash_inside(&mut self, a: &[SectionId], b: &[SectionId], why: impl FnOnce(&Self) -> String) {
        let outermost = |list: &[SectionId]| {
            let locked = list.iter().filter_map(|s| self.sections.get(s.index())).find(|s| !s.locks.is_empty())?;
            Some((locked.task, self.events[locked.begin.index()].span))
        };
        if let (Some((task, span)), Some((other, at))) = (outermost(a), outermost(b))
            && !self.memory.clashes.knows([span, at], false)
        {
            let why = why(self);
            let who = |task, span| Who { task, span, given: &[] };
            self.may_clash(who(task, span), who(other, at), &why);
        }
    }

    /// The inputs in these terms, with their values in the state: those that neither section was given, which are told there.
    fn inputs(&self, a: Who<'_>, b: Who<'_>, terms: &[TermId], state: &Difference) -> Vec<String> {
        let given = a.given.iter().chain(b.given).filter_map(|(_, _, value)| match value {
            Held::Term(t) => Some(*t),
            _ => None,
        });
        let told = self.terms.support(&given.collect::<Vec<_>>());
        let wanted = self.terms.support(terms);
        let mut inputs = Vec::new();
        for e in &self.events {
            let EventKind::Input { value } = e.kind else { continue };
            let Node::Var(v) = self.terms.node(value) else { continue };
            if wanted.contains(v) && !told.contains(v) {
                inputs.push(format!("the input{} = {}", self.line(e.span), self.shown(state, value)));
            }
        }
        inputs.truncate(SHOWN);
        inputs
    }

    /// `the sections at Foo.java:3 of main.1 (n = 1) and at Foo.java:7 of main.2`
    fn pair(&self, a: Who<'_>, b: Who<'_>, state: Option<&Difference>) -> String {
        let place = |w: Who<'_>| self.line(w.span);
        let second = if a.span == b.span { String::new() } else { place(b) };
        format!("the sections{} of {} and{second} of {}", place(a), self.by(a, state), self.by(b, state))
    }

    /// Which task, and what it was given: `main.1 (from = 0, to = 1)`.
    fn by(&self, who: Who<'_>, state: Option<&Difference>) -> String {
        let path = self.task_path(who.task);
        let name = path.map_or_else(|| "one task".to_owned(), |p| p.to_string());
        let mut values: Vec<String> = Vec::new();
        for (method, local, value) in who.given {
            let decl = self.program.method(*method).locals.get(local.index());
            // What depends on inputs has a value in the state.
            let value = match (value, state) {
                (Held::Term(t), Some(state)) => self.valued(state, *t),
                (value, _) => plain(*value),
            };
            if let (Some(name), Some(value)) = (decl.and_then(|d| d.name.as_deref()), value) {
                values.push(format!("{name} = {value}"));
            }
        }
        if values.len() > GIVEN {
            values.truncate(GIVEN);
            values.push("...".to_owned());
        }
        if values.is_empty() { name } else { format!("{name} ({})", values.join(", ")) }
    }

    /// The path of a task, if it is the same in all executions that have the task.
    fn task_path(&self, task: TaskId) -> Option<TaskPath> {
        let mut ordinals = Vec::new();
        let mut at = task;
        while let (Some(parent), Some(spawn)) = (self.tasks[at.index()].parent, self.tasks[at.index()].spawn) {
            let mut earlier = 0;
            for e in self.tasks[parent.index()].events.iter().take_while(|e: &&EventId| **e < spawn) {
                let e = &self.events[e.index()];
                if !matches!(e.kind, EventKind::Spawn { .. }) {
                    continue;
                }
                let guard = self.events[spawn.index()].guard;
                if self.terms.evidently_implies(guard, e.guard) {
                    earlier += 1;
                } else if !self.terms.evidently_disjoint(guard, e.guard) {
                    return None;
                }
            }
            ordinals.push(earlier);
            at = parent;
        }
        ordinals.reverse();
        Some(TaskPath(ordinals))
    }

    /// The value of a term in a state, if it is neither a reference nor open.
    fn valued(&self, state: &Difference, t: TermId) -> Option<String> {
        match self.terms.under(state, [t]) {
            [None | Some(Value::Const(Constant::Ref(_)))] => None,
            _ => Some(self.shown(state, t)),
        }
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
            Some(Value::Const(Constant::Ref(_))) => "an object".to_owned(),
            None => "open".to_owned(),
        }
    }

    /// A location without its class; an element by the static field that holds the array, if one does.
    pub(super) fn short_name(&self, slot: Slot) -> String {
        if let Kind::Array { .. } = self.heap.get(slot.0).kind {
            // Static fields are the slots of the first object.
            let holds = |f: &&scoville_ir::program::Field| {
                let value = self.heap.slots(0).get(f.slot as usize);
                f.is_static && value.is_some_and(|v| matches!(v, Held::Ref(o) if *o == slot.0))
            };
            if let Some(field) = self.program.fields.iter().find(holds) {
                return format!("{}[{}]", field.name, slot.1);
            }
        }
        let name = self.location_name(slot);
        name.rsplit_once('.').map_or(name.clone(), |(_, short)| short.to_owned())
    }
}

/// A value that a reader can make something of.
fn plain(value: Held) -> Option<String> {
    match value {
        Held::Bool(b) => Some(b.to_string()),
        Held::Int(n) => Some(n.to_string()),
        Held::Long(n) => Some(n.to_string()),
        Held::Float(x) => Some(x.to_string()),
        Held::Double(x) => Some(x.to_string()),
        Held::Ref(_) | Held::Term(_) => None,
    }
}
