//! From a model back to events in order.

use super::blocks::{BlockId, NONE};
use super::encoder::{Clocks, Encoder};
use crate::prefix::{Assignment, default_value};
use crate::smt::expr::Ex;
use crate::smt::z3::ModelValue;
use rustc_hash::FxHashMap;
use scoville_encode::term::eval::{Evaluator, Value};
use scoville_encode::term::{Constant, Sort, VarId};
use scoville_encode::trace::{EventId, EventKind};
use std::collections::{BTreeMap, BTreeSet};

/// The executed events of a model in order, and its values of variables.
#[must_use]
pub fn decode(e: &Encoder<'_>, model: &FxHashMap<Ex, ModelValue>) -> (Vec<EventId>, Assignment) {
    let mut assignment = Assignment::default();
    let mut relevant: Vec<VarId> = e.cone.vars.iter().copied().collect();
    relevant.sort_unstable();
    for v in relevant {
        assignment.set(v, default_value(&e.trace.terms, v));
    }
    for (v, x) in e.terms.vars() {
        if let Some(value) = model.get(&x).and_then(|m| value(e.trace.terms.var(v).sort, *m)) {
            assignment.set(v, value);
        }
    }
    let truth = |x: Ex| match x {
        Ex::TRUE => true,
        Ex::FALSE => false,
        _ => model.get(&x) == Some(&ModelValue::Bool(true)),
    };
    let lookup = |v: VarId| assignment.get(v);
    let mut evaluator = Evaluator::new(&e.trace.terms, &lookup);
    let mut happens = |id: EventId| evaluator.truth(e.trace.event(id).guard) == Some(true);
    let reached: Vec<bool> = e.reached.iter().map(|x| truth(*x)).collect();
    let mut order = Vec::new();
    for b in positions(e, model, &truth, &reached, &mut happens) {
        order.extend(e.blocks.list[b].events.iter().copied().filter(|id| happens(*id)));
    }
    (order, assignment)
}

/// The reached blocks in the order of the model.
fn positions(
    e: &Encoder<'_>,
    model: &FxHashMap<Ex, ModelValue>,
    truth: &dyn Fn(Ex) -> bool,
    reached: &[bool],
    happens: &mut dyn FnMut(EventId) -> bool,
) -> Vec<BlockId> {
    let mut blocks: Vec<BlockId> = (0..reached.len()).filter(|b| reached[*b]).collect();
    let pairs = match &e.clocks {
        Clocks::Int(clocks) => {
            let clock = |b: &BlockId| match model.get(&clocks[*b]) {
                Some(ModelValue::Int(i)) => *i,
                _ => 0,
            };
            blocks.sort_by_key(|b| (clock(b), *b));
            return blocks;
        }
        Clocks::Loose(pairs) => pairs,
    };
    let mut edges: Vec<(BlockId, BlockId)> = Vec::new();
    let mut rows: BTreeMap<usize, Vec<(usize, BlockId)>> = BTreeMap::new();
    for &b in &blocks {
        let block = &e.blocks.list[b];
        edges.extend(block.previous.map(|p| (p, b)));
        if let EventKind::Join { scope } = e.trace.event(block.head).kind {
            for t in e.index.joined(e.trace, scope) {
                let ends = e.trace.task(t).ends.iter().filter(|end| e.cone.contains(**end) && happens(**end));
                edges.extend(ends.map(|end| (e.block(*end), b)));
            }
        }
        if let Some((row, at)) = e.positions.get(&b)
            && let Some(k) = at.iter().position(|x| truth(*x))
        {
            rows.entry(*row).or_default().push((k, b));
        }
    }
    for row in rows.values_mut() {
        row.sort_unstable();
        edges.extend(row.windows(2).map(|w| (w[0].1, w[1].1)));
    }
    for (&(x, y), v) in pairs {
        edges.push(if truth(*v) { (x, y) } else { (y, x) });
    }
    edges.retain(|(a, b)| *a != NONE && *b != NONE && reached[*a] && reached[*b] && a != b);
    let mut waits = vec![0u32; reached.len()];
    edges.iter().for_each(|(_, b)| waits[*b] += 1);
    let mut ready: BTreeSet<BlockId> = blocks.iter().copied().filter(|b| waits[*b] == 0).collect();
    let mut order = Vec::with_capacity(blocks.len());
    while let Some(b) = ready.pop_first() {
        order.push(b);
        for (_, to) in edges.iter().filter(|(from, _)| *from == b) {
            waits[*to] -= 1;
            if waits[*to] == 0 {
                ready.insert(*to);
            }
        }
    }
    order
}

fn value(sort: Sort, m: ModelValue) -> Option<Value> {
    Some(match (sort, m) {
        (Sort::Bool, ModelValue::Bool(b)) => Value::Bool(b),
        (Sort::Int, ModelValue::Bits(b)) => Value::Const(Constant::Int(b as u32 as i32)),
        (Sort::Long, ModelValue::Bits(b)) => Value::Const(Constant::Long(b as i64)),
        (Sort::Ref, ModelValue::Bits(b)) => Value::Const(Constant::Ref(b as u32)),
        (Sort::Float, ModelValue::Bits(b)) => Value::Const(Constant::Float(b as u32)),
        (Sort::Double, ModelValue::Bits(b)) => Value::Const(Constant::Double(b)),
        _ => return None,
    })
}
