//! What a scope collects: the exceptions of its tasks, in the order in which they end.
//!
//! The end of a task that throws does nothing but add to the scope, and can be put off until that is joined. So of several such
//! ends each order is possible, whatever the tasks did before: where each exception comes among the earlier ones is a free choice, as
//! an input is, and a schedule puts the ends off until right before the join, in the order chosen. Only the end of a task that drops
//! registrations on barriers may let others go on.

use super::cont::Cont;
use super::heap::{Kind, Length};
use super::machine::{Machine, Step, Stop};
use super::value::Value;
use crate::fault::{Fault, planted};
use crate::term::{Constant, Sort, TermId, Var};
use crate::trace::{Collected, EventId, ScopeId, TaskId};
use scoville_evidence::verdict::Unknown;
use scoville_ir::stmt::BinOp;
use scoville_ir::types::Prim;

/// Most exceptions of one finish that depend on guards: the length and each element of their array become terms.
const MOST_THROWN: usize = 16;

/// Most exceptions of one finish whose order is a choice: each element is a term over that of all others.
const MOST_ORDERED: usize = 48;

/// The exception that a task ended with.
#[derive(Clone, Copy, Debug)]
pub struct Escaped {
    /// When it did.
    pub guard: TermId,
    /// The exception.
    pub value: Value,
    /// The end of the task.
    pub end: EventId,
    /// Whether that does more.
    pub drops: bool,
}

/// One of those that are put into the array.
struct Entry {
    guard: TermId,
    value: Value,
    /// How many of those before it in the canonical order come after it.
    overtakes: TermId,
    /// Whether that is a choice.
    free: bool,
}

/// The slots of an array that is being filled, and the condition of each number of elements so far.
struct Filled {
    slots: Vec<Value>,
    counts: Vec<TermId>,
}

impl Machine<'_> {
    /// The exceptions of a scope as an array; of a symbolic length if some depend on guards. Also the ends whose order is a choice.
    pub fn thrown_array(&mut self, task: TaskId, cont: &mut Cont, scope: ScopeId) -> Step<(Value, Vec<Collected>)> {
        let zero = self.terms.constant(Constant::Int(0));
        let fixed = |(guard, value)| Entry { guard, value, overtakes: zero, free: false };
        // What the body threw comes first.
        let body = cont.thrown.iter().filter(|(s, _)| *s == scope).map(|(_, v)| fixed((TermId::TRUE, *v)));
        let mut list: Vec<Entry> = body.collect();
        let first = list.len();
        let mut escaped: Vec<Escaped> = Vec::new();
        for e in self.scope_states[scope.index()].thrown.clone() {
            if self.terms.evidently_implies(cont.guard, e.guard) {
                list.push(fixed((TermId::TRUE, e.value)));
                escaped.push(e);
            } else if !self.terms.evidently_disjoint(cont.guard, e.guard) {
                list.push(fixed((e.guard, e.value)));
                escaped.push(e);
            }
        }
        self.order_freely(cont, &mut list[first..], &escaped);
        let ty = self.program.known.throwable_array;
        let array = self.new_array(task, cont, ty, &[list.len() as u32])?;
        let Value::Ref(o) = array else { return Ok((array, Vec::new())) };
        let certain = list.iter().all(|e| e.guard == TermId::TRUE);
        if list.len() > MOST_THROWN && !certain {
            return Err(Stop::Cut(Unknown::TooLarge(self.too_many_thrown(&list))));
        }
        let mut filled = Filled { slots: vec![Value::NULL; list.len()], counts: vec![TermId::TRUE] };
        for e in &list {
            self.insert(&mut filled, e, first);
        }
        self.heap.slots_mut(o).copy_from_slice(&filled.slots);
        if !certain {
            let mut length = self.terms.constant(Constant::Int(list.len() as i32));
            for (i, &exactly) in filled.counts.iter().enumerate().rev().skip(1) {
                let n = self.terms.constant(Constant::Int(i as i32));
                length = self.terms.ite(exactly, n, length);
            }
            if let Some(len) = Length::of(Value::of(length, &self.terms)) {
                self.heap.get_mut(o).kind = Kind::Array { ty, len };
            }
        }
        let own = &list[first..];
        let chosen = own.iter().any(|e| e.free);
        let collected = escaped.iter().zip(own).map(|(x, e)| Collected { end: x.end, overtakes: e.overtakes });
        Ok((array, if chosen { collected.collect() } else { Vec::new() }))
    }

    /// Lets each exception come before any of the earlier ones.
    fn order_freely(&mut self, cont: &Cont, list: &mut [Entry], escaped: &[Escaped]) {
        if planted(Fault::ThrownInOrder) {
            return;
        }
        let rivals = |m: &Self, i: usize| {
            escaped[..i].iter().filter(|e| !m.terms.evidently_disjoint(e.guard, escaped[i].guard)).count()
        };
        if (1..list.len()).all(|i| rivals(self, i) == 0) {
            return;
        }
        if list.len() > MOST_ORDERED || escaped.iter().any(|e| e.drops) {
            let at = self.at(cont);
            let why = if list.len() > MOST_ORDERED {
                Unknown::TooLarge(format!("the order of more than {MOST_ORDERED} exceptions that reach one finish{at}"))
            } else {
                Unknown::Unsupported(format!("the order of exceptions of tasks that are registered on barriers{at}"))
            };
            self.incomplete.get_or_insert(why);
            return;
        }
        for (i, e) in list.iter_mut().enumerate() {
            let most = rivals(self, i);
            if most > 0 {
                let range = Some((0, most as i64));
                let (_, t) = self.terms.fresh(Var { sort: Sort::Int, domain: Vec::new(), range });
                self.assign(t, Value::Int(0));
                (e.overtakes, e.free) = (t, true);
            }
        }
    }

    /// Puts an exception before as many of the last ones as it overtakes, or before all but the `first` ones.
    fn insert(&mut self, filled: &mut Filled, e: &Entry, first: usize) {
        let not = self.terms.not(e.guard);
        let old = filled.slots.clone();
        let mut counts = vec![TermId::FALSE; filled.counts.len() + 1];
        for (n, &exactly) in filled.counts.iter().enumerate() {
            let here = self.terms.and(exactly, e.guard);
            counts[n + 1] = self.terms.or(counts[n + 1], here);
            let stays = self.terms.and(exactly, not);
            counts[n] = self.terms.or(counts[n], stays);
            if here == TermId::FALSE {
                continue;
            }
            for k in 0..=n {
                // The place, and the places behind it, where `n` are there already.
                let fixed = !e.free || k < first;
                let at = if fixed { self.terms.bool(k == n) } else { self.overtakes(e.overtakes, n - k, k == first) };
                let behind = if fixed || k == first { TermId::FALSE } else { self.more(e.overtakes, n - k) };
                let moved = if k == 0 { Value::NULL } else { old[k - 1] };
                let (at, behind) = (self.terms.and(here, at), self.terms.and(here, behind));
                let slot = Value::ite(behind, moved, filled.slots[k], &mut self.terms);
                filled.slots[k] = Value::ite(at, e.value, slot, &mut self.terms);
            }
        }
        filled.counts = counts;
    }

    /// Whether so many are overtaken; where there are no more, also if it could be more.
    fn overtakes(&mut self, overtakes: TermId, n: usize, all: bool) -> TermId {
        if all {
            return if n == 0 { TermId::TRUE } else { self.more(overtakes, n - 1) };
        }
        let n = self.terms.constant(Constant::Int(n as i32));
        self.terms.eq(overtakes, n)
    }

    /// Whether more than `n` are overtaken.
    fn more(&mut self, overtakes: TermId, n: usize) -> TermId {
        let n = self.terms.constant(Constant::Int(n as i32));
        self.terms.binary(BinOp::Gt, Prim::Int, overtakes, n)
    }

    /// Says which operations may throw, for people.
    fn too_many_thrown(&self, list: &[Entry]) -> String {
        let mut from: Vec<String> = Vec::new();
        for o in list.iter().flat_map(|e| self.objects(e.value)) {
            let name = self.class_name(o);
            let simple = name.rsplit('.').next().unwrap_or(&name);
            let text = format!("{simple}{}", self.origins.get(&o).map_or_else(String::new, |g| self.line(g.span)));
            if !from.contains(&text) {
                from.push(text);
            }
        }
        let rest = from.len().saturating_sub(3);
        from.truncate(3);
        let rest = if rest > 0 { format!(" and {rest} more") } else { String::new() };
        format!(
            "more than {MOST_THROWN} exceptions may reach one finish, depending on the schedule: {}{rest}",
            from.join(", ")
        )
    }
}
