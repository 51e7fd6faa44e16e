//! Terms as Z3 sees them against the evaluator that reads models back: Java's arithmetic at its edges.

use crate::smt::expr::{Arena, Ex};
use crate::smt::print;
use crate::smt::term::{Floats, Translator};
use crate::smt::z3::{Limits, Reply, check};
use scoville_encode::term::eval::{Evaluator, Value};
use scoville_encode::term::{Constant, Sort, TermId, Terms, Var, VarId};
use scoville_ir::stmt::{BinOp, UnOp};
use scoville_ir::types::Prim;

/// Builds terms over variables, so that nothing is folded away, and the values of these.
struct Table {
    terms: Terms,
    values: Vec<Value>,
}

impl Table {
    fn new() -> Self {
        Table { terms: Terms::new(), values: Vec::new() }
    }

    fn var(&mut self, c: Constant) -> TermId {
        self.values.push(Value::Const(c));
        self.terms.fresh(Var { sort: c.sort(), domain: Vec::new(), range: None }).1
    }

    fn value(&self, t: TermId) -> Option<Value> {
        Evaluator::new(&self.terms, &|v: VarId| self.values.get(v.0 as usize).copied()).value(t)
    }
}

/// All terms have in Z3 the values that the evaluator gives them: the negation is unsatisfiable.
fn agree(mut table: Table, all: &[TermId], floats: Floats) {
    let mut facts = Vec::new();
    for &t in all {
        let fact = match table.value(t) {
            Some(Value::Bool(b)) => {
                let expected = table.terms.bool(b);
                table.terms.eq(t, expected)
            }
            Some(Value::Const(c)) => {
                let expected = table.terms.constant(c);
                table.terms.eq(t, expected)
            }
            None => continue,
        };
        facts.push(fact);
    }
    assert!(!facts.is_empty());
    let mut arena = Arena::new();
    let mut translator = Translator::new(&table.terms, floats);
    let facts: Vec<Ex> = facts.into_iter().map(|t| translator.term(&mut arena, t)).collect();
    let all = arena.and(facts);
    let mut asserts = vec![arena.not(all)];
    let vars: Vec<(VarId, Ex)> = translator.vars().collect();
    for (v, x) in vars {
        let bits = match table.values[v.0 as usize] {
            Value::Const(Constant::Int(i)) => arena.bits(32, u64::from(i as u32)),
            Value::Const(Constant::Long(i)) => arena.bits(64, i as u64),
            Value::Const(Constant::Float(b) | Constant::Ref(b)) => arena.bits(32, u64::from(b)),
            Value::Const(Constant::Double(b)) => arena.bits(64, b),
            Value::Bool(b) => arena.bool(b),
        };
        asserts.push(arena.eq(x, bits));
    }
    let text = print::text(&arena, &asserts);
    let reply = check(&text, Limits::default());
    assert!(matches!(reply, Reply::Unsat), "{reply:?}");
}

const INTS: [i32; 9] = [0, 1, -1, 7, -7, 33, i32::MIN, i32::MAX, 0x1234_5678];
const LONGS: [i64; 8] = [0, 1, -1, 65, i64::MIN, i64::MAX, -300, 0x1234_5678_9abc_def0];
const OPS: [BinOp; 17] = [
    BinOp::Add,
    BinOp::Sub,
    BinOp::Mul,
    BinOp::Div,
    BinOp::Rem,
    BinOp::And,
    BinOp::Or,
    BinOp::Xor,
    BinOp::Shl,
    BinOp::Shr,
    BinOp::Ushr,
    BinOp::Lt,
    BinOp::Le,
    BinOp::Gt,
    BinOp::Ge,
    BinOp::Eq,
    BinOp::Ne,
];

#[test]
fn integers_wrap_divide_and_shift_as_in_java() {
    let mut t = Table::new();
    let ints: Vec<TermId> = INTS.iter().map(|i| t.var(Constant::Int(*i))).collect();
    let longs: Vec<TermId> = LONGS.iter().map(|i| t.var(Constant::Long(*i))).collect();
    let mut all = Vec::new();
    let shift = |op: BinOp| matches!(op, BinOp::Shl | BinOp::Shr | BinOp::Ushr);
    for op in OPS {
        for &a in &ints {
            for &b in &ints {
                all.push(t.terms.binary(op, Prim::Int, a, b));
            }
        }
        for &a in &longs {
            for &b in if shift(op) { &ints } else { &longs } {
                all.push(t.terms.binary(op, Prim::Long, a, b));
            }
        }
    }
    for &a in &ints {
        all.push(t.terms.unary(UnOp::Neg, Prim::Int, a));
        for to in [Prim::Byte, Prim::Short, Prim::Char, Prim::Long] {
            all.push(t.terms.convert(Prim::Int, to, a));
        }
    }
    for &a in &longs {
        all.push(t.terms.unary(UnOp::Neg, Prim::Long, a));
        for to in [Prim::Byte, Prim::Short, Prim::Char, Prim::Int] {
            all.push(t.terms.convert(Prim::Long, to, a));
        }
    }
    agree(t, &all, Floats::Uninterpreted);
}

#[test]
fn floats_are_ieee_where_they_are_exact() {
    let mut t = Table::new();
    let singles: Vec<TermId> = [0.0f32, -0.0, 1.5, -3.25, 1e10, f32::INFINITY, f32::MIN_POSITIVE]
        .iter()
        .map(|f| t.var(Constant::Float(f.to_bits())))
        .collect();
    let doubles: Vec<TermId> = [0.0f64, -0.0, 1.5, -2.75, 1e20, -1e300, f64::NEG_INFINITY, 0.1]
        .iter()
        .map(|f| t.var(Constant::Double(f.to_bits())))
        .collect();
    let ints: Vec<TermId> = INTS.iter().map(|i| t.var(Constant::Int(*i))).collect();
    let mut all = Vec::new();
    let comparisons = [BinOp::Lt, BinOp::Le, BinOp::Gt, BinOp::Ge, BinOp::Eq, BinOp::Ne];
    let arithmetic = [BinOp::Add, BinOp::Sub, BinOp::Mul, BinOp::Div];
    for (list, prim) in [(&singles, Prim::Float), (&doubles, Prim::Double)] {
        for &a in list {
            for &b in list {
                for op in comparisons {
                    all.push(t.terms.binary(op, prim, a, b));
                }
                for op in arithmetic {
                    // Results compared by value: a NaN has many bit patterns.
                    let x = t.terms.binary(op, prim, a, b);
                    for op in [BinOp::Lt, BinOp::Eq] {
                        all.push(t.terms.binary(op, prim, x, a));
                    }
                }
            }
            for to in [Prim::Int, Prim::Long, Prim::Byte] {
                all.push(t.terms.convert(prim, to, a));
            }
        }
    }
    for &i in &ints {
        let d = t.terms.convert(Prim::Int, Prim::Double, i);
        all.push(t.terms.binary(BinOp::Lt, Prim::Double, d, doubles[2]));
        let f = t.terms.convert(Prim::Int, Prim::Float, i);
        all.push(t.terms.convert(Prim::Float, Prim::Int, f));
    }
    agree(t, &all, Floats::Exact);
}

#[test]
fn unknown_functions_of_equal_floats_are_equal() {
    let mut t = Table::new();
    let a = t.var(Constant::Double(1.5f64.to_bits()));
    let b = t.var(Constant::Double(1.5f64.to_bits()));
    let (x, y) = (t.terms.binary(BinOp::Add, Prim::Double, a, a), t.terms.binary(BinOp::Add, Prim::Double, b, b));
    let mut arena = Arena::new();
    let mut translator = Translator::new(&t.terms, Floats::Uninterpreted);
    let (a, b) = (translator.term(&mut arena, a), translator.term(&mut arena, b));
    let (x, y) = (translator.term(&mut arena, x), translator.term(&mut arena, y));
    let (same, result) = (arena.eq(a, b), arena.eq(x, y));
    let not = arena.not(result);
    let text = print::text(&arena, &[same, not]);
    assert!(translator.saw_floats);
    assert!(matches!(check(&text, Limits::default()), Reply::Unsat));
    assert_eq!(t.terms.sort(TermId::TRUE), Sort::Bool);
}
