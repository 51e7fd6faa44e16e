//! From a model back to events in order.

use super::encoder::Encoder;
use crate::prefix::{Assignment, default_value};
use crate::smt::expr::Ex;
use crate::smt::z3::ModelValue;
use rustc_hash::FxHashMap;
use scoville_encode::term::eval::{Evaluator, Value};
use scoville_encode::term::{Constant, Sort, VarId};
use scoville_encode::trace::EventId;

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
    let clock = |x: Ex| match model.get(&x) {
        Some(ModelValue::Int(i)) => *i,
        _ => 0,
    };
    let lookup = |v: VarId| assignment.get(v);
    let mut evaluator = Evaluator::new(&e.trace.terms, &lookup);
    let mut order = Vec::new();
    for (b, block) in e.blocks.list.iter().enumerate() {
        if !truth(e.reached[b]) {
            continue;
        }
        for &id in &block.events {
            if evaluator.truth(e.trace.event(id).guard) == Some(true) {
                order.push((clock(e.clocks[b]), b, id));
            }
        }
    }
    order.sort_unstable();
    (order.into_iter().map(|(_, _, id)| id).collect(), assignment)
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
