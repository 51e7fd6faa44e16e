//! Equality of terms by normal forms: integer arithmetic as polynomials modulo a power of two, conditions by cases.
//!
//! A value is a polynomial over *atoms*: variables, and operations whose operands are values. Conditions are atoms or their
//! negations; where one decides between two terms and is not known, both cases are looked at. What is found equal is.

use crate::units::Outcome;
use rustc_hash::FxHashMap;
use scoville_evidence::certificate::trace::{Op, Prim, Sort, Term, TermId, Trace};
use std::collections::BTreeMap;

/// Most cases of one question.
const CASES: usize = 4_096;

/// Most parts of a polynomial.
const PARTS: usize = 256;

/// A product of atoms, sorted; with the factor in front.
type Polynomial = BTreeMap<Vec<u32>, u64>;

/// A value.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Value {
    /// A truth value.
    Bool(bool),
    /// Of an integral sort, modulo 2^32 or 2^64.
    Number(Polynomial),
    /// Of another sort.
    Atom(u32),
}

/// What an atom is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Atom {
    Variable(u32),
    /// What a location holds before a section.
    Before(u32),
    Constant(Sort, u64),
    Operation(&'static str, Prim, Vec<Value>),
}

/// An access of a task, in the order of which there are several.
#[derive(Clone, Copy, Debug)]
pub struct Access<'a> {
    /// When it happens.
    pub guard: TermId,
    /// Which locations it touches.
    pub targets: &'a [(u32, TermId)],
    /// What is written, or the variable for what is read.
    pub value: TermId,
    /// Whether it writes.
    pub write: bool,
}

/// What a location holds before some accesses.
#[derive(Clone, Copy, Debug)]
pub enum Start {
    /// This.
    Term(TermId),
    /// Anything of this sort.
    Any(Sort),
}

/// The difference of two numbers that speak of what locations hold.
#[derive(Clone, Copy, Debug)]
pub struct Difference<'a> {
    /// The two.
    pub of: (TermId, TermId),
    /// Their type.
    pub prim: Prim,
    /// Which variables stand for which locations.
    pub speaks: &'a [(u32, u32)],
}

/// What locations hold.
type State = BTreeMap<u32, Value>;

/// Why a term has no value yet: this condition is open, or there are too many parts.
enum Open {
    Case(u32),
    Large,
}

/// Evaluates terms.
pub struct Evaluator<'a> {
    trace: &'a Trace,
    atoms: FxHashMap<Atom, u32>,
    /// Conditions that are assumed, by their atoms.
    assumed: FxHashMap<u32, bool>,
}

impl<'a> Evaluator<'a> {
    /// Over the terms of a trace.
    #[must_use]
    pub fn new(trace: &'a Trace) -> Self {
        Evaluator { trace, atoms: FxHashMap::default(), assumed: FxHashMap::default() }
    }

    /// Whether the two sides are equal for all values of the variables.
    pub fn equal(&mut self, outcome: &Outcome) -> bool {
        self.in_all_cases(|e| Ok(e.side(&outcome.one)? == e.side(&outcome.other)?))
    }

    /// Whether two numbers are equal after some accesses.
    pub fn is_zero_after(&mut self, d: &Difference<'_>, start: &BTreeMap<u32, Start>, accesses: &[Access<'_>]) -> bool {
        self.in_all_cases(|e| {
            let mut state = e.started(start)?;
            e.go_through(&mut state, accesses)?;
            Ok(e.difference(d, &state)?.is_empty())
        })
    }

    /// Whether two numbers differ after some accesses by as much as before, for all values of the variables.
    pub fn is_kept(&mut self, d: &Difference<'_>, start: &BTreeMap<u32, Start>, accesses: &[Access<'_>]) -> bool {
        self.in_all_cases(|e| {
            let mut state = e.started(start)?;
            let before = e.difference(d, &state)?;
            e.go_through(&mut state, accesses)?;
            Ok(e.difference(d, &state)? == before)
        })
    }

    /// Whether something holds whatever conditions do.
    fn in_all_cases(&mut self, mut holds: impl FnMut(&mut Self) -> Result<bool, Open>) -> bool {
        let mut open: Vec<Vec<(u32, bool)>> = vec![Vec::new()];
        let mut cases = 0;
        while let Some(case) = open.pop() {
            cases += 1;
            if cases > CASES {
                return false;
            }
            self.assumed = case.iter().copied().collect();
            match holds(self) {
                Ok(true) => {}
                Ok(false) | Err(Open::Large) => return false,
                Err(Open::Case(atom)) => {
                    for holds in [true, false] {
                        let mut more = case.clone();
                        more.push((atom, holds));
                        open.push(more);
                    }
                }
            }
        }
        true
    }

    fn started(&mut self, start: &BTreeMap<u32, Start>) -> Result<State, Open> {
        let mut state = State::new();
        for (l, s) in start {
            let value = match *s {
                Start::Term(t) => self.value(t, &FxHashMap::default(), &mut FxHashMap::default())?,
                Start::Any(sort) => self.lift(Atom::Before(*l), sort)?,
            };
            state.insert(*l, value);
        }
        Ok(state)
    }

    /// Executes accesses: which happen is known in each case. What is read stands for the variable from there on.
    fn go_through(&mut self, state: &mut State, accesses: &[Access<'_>]) -> Result<(), Open> {
        let mut by: FxHashMap<u32, Value> = FxHashMap::default();
        for a in accesses {
            if !self.truth(a.guard, &by)? {
                continue;
            }
            for (l, c) in a.targets {
                if !state.contains_key(l) || !self.truth(*c, &by)? {
                    continue;
                }
                if a.write {
                    let value = self.value(a.value, &by, &mut FxHashMap::default())?;
                    state.insert(*l, value);
                } else if let (Term::Var(v), Some(value)) = (self.trace.terms[a.value as usize], state.get(l)) {
                    by.insert(v, value.clone());
                }
            }
        }
        Ok(())
    }

    fn truth(&mut self, t: TermId, by: &FxHashMap<u32, Value>) -> Result<bool, Open> {
        match self.value(t, by, &mut FxHashMap::default())? {
            Value::Bool(b) => Ok(b),
            Value::Number(_) | Value::Atom(_) => Err(Open::Large),
        }
    }

    fn difference(&mut self, d: &Difference<'_>, state: &State) -> Result<Polynomial, Open> {
        let here = |(v, l): &(u32, u32)| Some((*v, state.get(l)?.clone()));
        let by: FxHashMap<u32, Value> = d.speaks.iter().filter_map(here).collect();
        let mut known = FxHashMap::default();
        match (self.value(d.of.0, &by, &mut known)?, self.value(d.of.1, &by, &mut known)?) {
            (Value::Number(x), Value::Number(y)) => match sum(&x, &scaled(&y, u64::MAX, d.prim), d.prim)? {
                Value::Number(z) => Ok(z),
                Value::Bool(_) | Value::Atom(_) => Err(Open::Large),
            },
            _ => Err(Open::Large),
        }
    }

    fn side(&mut self, (term, replaced): &(TermId, Vec<(u32, TermId)>)) -> Result<Value, Open> {
        let mut by: FxHashMap<u32, Value> = FxHashMap::default();
        let mut known = FxHashMap::default();
        for (variable, t) in replaced {
            let value = self.value(*t, &FxHashMap::default(), &mut known)?;
            by.insert(*variable, value);
        }
        self.value(*term, &by, &mut FxHashMap::default())
    }

    fn atom(&mut self, atom: Atom) -> u32 {
        let next = self.atoms.len() as u32;
        *self.atoms.entry(atom).or_insert(next)
    }

    /// An atom as a value of its sort; a condition must be assumed.
    fn lift(&mut self, atom: Atom, sort: Sort) -> Result<Value, Open> {
        let id = self.atom(atom);
        match sort {
            Sort::Bool => self.assumed.get(&id).map(|b| Value::Bool(*b)).ok_or(Open::Case(id)),
            Sort::Int | Sort::Long => Ok(Value::Number(Polynomial::from([(vec![id], 1)]))),
            Sort::Float | Sort::Double | Sort::Ref => Ok(Value::Atom(id)),
        }
    }

    fn value(
        &mut self,
        root: TermId,
        by: &FxHashMap<u32, Value>,
        known: &mut FxHashMap<TermId, Value>,
    ) -> Result<Value, Open> {
        let mut stack = vec![root];
        while let Some(t) = stack.pop() {
            if known.contains_key(&t) {
                continue;
            }
            let operands: Vec<TermId> = match self.trace.terms[t as usize] {
                // Only the branch that is taken.
                Term::Decide(c, a, b) | Term::Ite(c, a, b) => match known.get(&c) {
                    Some(Value::Bool(true)) => vec![a],
                    Some(_) => vec![b],
                    None => {
                        stack.extend([t, c]);
                        continue;
                    }
                },
                Term::Same(a, b) | Term::Binary(_, _, a, b) => vec![a, b],
                Term::Neg(_, a) | Term::Not(a) | Term::Convert(_, _, a) => vec![a],
                _ => Vec::new(),
            };
            let missing: Vec<TermId> = operands.iter().copied().filter(|o| !known.contains_key(o)).collect();
            if missing.is_empty() {
                let value = self.combine(t, &operands, by, known)?;
                known.insert(t, value);
            } else {
                stack.push(t);
                stack.extend(missing);
            }
        }
        known.get(&root).cloned().ok_or(Open::Large)
    }

    fn combine(
        &mut self,
        t: TermId,
        operands: &[TermId],
        by: &FxHashMap<u32, Value>,
        known: &FxHashMap<TermId, Value>,
    ) -> Result<Value, Open> {
        let of = |i: usize| operands.get(i).and_then(|o| known.get(o)).cloned().ok_or(Open::Large);
        let constant = |bits: u64| Ok(Value::Number(number(bits)));
        match self.trace.terms[t as usize] {
            Term::True => Ok(Value::Bool(true)),
            Term::False => Ok(Value::Bool(false)),
            Term::Int(i) => constant(i as u32 as u64),
            Term::Long(i) => constant(i as u64),
            Term::Float(b) => self.lift(Atom::Constant(Sort::Float, u64::from(b)), Sort::Float),
            Term::Double(b) => self.lift(Atom::Constant(Sort::Double, b), Sort::Double),
            Term::Ref(o) => self.lift(Atom::Constant(Sort::Ref, u64::from(o)), Sort::Ref),
            Term::Var(v) => match by.get(&v) {
                Some(value) => Ok(value.clone()),
                None => self.lift(Atom::Variable(v), self.trace.variables[v as usize].sort),
            },
            Term::Decide(..) | Term::Ite(..) => of(0),
            Term::Not(_) => match of(0)? {
                Value::Bool(b) => Ok(Value::Bool(!b)),
                _ => Err(Open::Large),
            },
            Term::Same(..) => self.same(of(0)?, of(1)?),
            Term::Neg(p, _) if p.sort() == Sort::Int || p.sort() == Sort::Long => match of(0)? {
                Value::Number(x) => Ok(Value::Number(scaled(&x, u64::MAX, p))),
                _ => Err(Open::Large),
            },
            Term::Neg(p, _) => {
                let operand = of(0)?;
                self.lift(Atom::Operation("neg", p, vec![operand]), p.sort())
            }
            Term::Convert(from, to, _) => {
                let operand = of(0)?;
                let word = match from {
                    Prim::Long => "from long",
                    Prim::Float => "from float",
                    Prim::Double => "from double",
                    _ => "from int",
                };
                if from.sort() == Sort::Int && to == Prim::Int || from == Prim::Long && to == Prim::Long {
                    return Ok(operand);
                }
                self.lift(Atom::Operation(word, to, vec![operand]), to.sort())
            }
            Term::Binary(op, p, ..) => self.binary(op, p, of(0)?, of(1)?),
        }
    }

    fn same(&mut self, a: Value, b: Value) -> Result<Value, Open> {
        if a == b {
            return Ok(Value::Bool(true));
        }
        if let (Value::Number(x), Value::Number(y)) = (&a, &b)
            && let (Some(x), Some(y)) = (as_constant(x), as_constant(y))
        {
            return Ok(Value::Bool(x == y));
        }
        let operands = if format!("{a:?}") <= format!("{b:?}") { vec![a, b] } else { vec![b, a] };
        self.lift(Atom::Operation("=", Prim::Bool, operands), Sort::Bool)
    }

    fn binary(&mut self, op: Op, p: Prim, a: Value, b: Value) -> Result<Value, Open> {
        if let (Value::Number(x), Value::Number(y)) = (&a, &b) {
            match op {
                Op::Add => return sum(x, y, p),
                Op::Sub => return sum(x, &scaled(y, u64::MAX, p), p),
                Op::Mul => return product(x, y, p),
                Op::Eq => return self.same(a, b),
                Op::Ne => return negated(self.same(a, b)?),
                Op::Lt if x == y => return Ok(Value::Bool(false)),
                Op::Lt => {
                    if let (Some(x), Some(y)) = (as_constant(x), as_constant(y)) {
                        return Ok(Value::Bool(signed(x, p) < signed(y, p)));
                    }
                }
                Op::Gt => return self.binary(Op::Lt, p, b, a),
                Op::Le => return negated(self.binary(Op::Lt, p, b, a)?),
                Op::Ge => return negated(self.binary(Op::Lt, p, a, b)?),
                _ => {}
            }
        }
        let (word, commutes) = match op {
            Op::Add => ("+", true),
            Op::Sub => ("-", false),
            Op::Mul => ("*", true),
            Op::Div => ("/", false),
            Op::Rem => ("%", false),
            Op::Shl => ("<<", false),
            Op::Shr => (">>", false),
            Op::Ushr => (">>>", false),
            Op::And => ("&", true),
            Op::Or => ("|", true),
            Op::Xor => ("^", true),
            Op::Lt => ("<", false),
            Op::Le => ("<=", false),
            Op::Gt => (">", false),
            Op::Ge => (">=", false),
            Op::Eq => ("==", true),
            Op::Ne => ("!=", true),
        };
        // Of floating-point numbers, which of two NaNs remains may depend on the order: they stay as they are.
        let floating = matches!(p, Prim::Float | Prim::Double);
        let swapped = commutes && !floating && format!("{a:?}") > format!("{b:?}");
        let operands = if swapped { vec![b, a] } else { vec![a, b] };
        self.lift(Atom::Operation(word, p, operands), if op.compares() { Sort::Bool } else { p.sort() })
    }
}

fn negated(v: Value) -> Result<Value, Open> {
    match v {
        Value::Bool(b) => Ok(Value::Bool(!b)),
        _ => Err(Open::Large),
    }
}

fn mask(p: Prim) -> u64 {
    if p == Prim::Long { u64::MAX } else { u64::from(u32::MAX) }
}

fn signed(bits: u64, p: Prim) -> i64 {
    if p == Prim::Long { bits as i64 } else { i64::from(bits as u32 as i32) }
}

fn number(bits: u64) -> Polynomial {
    if bits == 0 { Polynomial::new() } else { Polynomial::from([(Vec::new(), bits)]) }
}

fn as_constant(x: &Polynomial) -> Option<u64> {
    match x.len() {
        0 => Some(0),
        1 => x.get(&Vec::new()).copied(),
        _ => None,
    }
}

fn scaled(x: &Polynomial, by: u64, p: Prim) -> Polynomial {
    let part = |(k, v): (&Vec<u32>, &u64)| (k.clone(), v.wrapping_mul(by) & mask(p));
    x.iter().map(part).filter(|(_, v)| *v != 0).collect()
}

fn add(x: &mut Polynomial, key: Vec<u32>, value: u64, p: Prim) {
    let v = x.get(&key).copied().unwrap_or(0).wrapping_add(value) & mask(p);
    if v == 0 {
        x.remove(&key);
    } else {
        x.insert(key, v);
    }
}

fn sum(x: &Polynomial, y: &Polynomial, p: Prim) -> Result<Value, Open> {
    let mut z = x.clone();
    y.iter().for_each(|(k, v)| add(&mut z, k.clone(), *v, p));
    if z.len() > PARTS { Err(Open::Large) } else { Ok(Value::Number(z)) }
}

fn product(x: &Polynomial, y: &Polynomial, p: Prim) -> Result<Value, Open> {
    if x.len() * y.len() > PARTS {
        return Err(Open::Large);
    }
    let mut z = Polynomial::new();
    for (k, v) in x {
        for (l, w) in y {
            let mut key: Vec<u32> = k.iter().chain(l).copied().collect();
            key.sort_unstable();
            add(&mut z, key, v.wrapping_mul(*w), p);
        }
    }
    Ok(Value::Number(z))
}

#[cfg(test)]
mod tests {
    use super::*;
    use scoville_evidence::certificate::trace::Variable;

    fn trace(terms: Vec<Term>) -> Trace {
        let variable = Variable { sort: Sort::Int, domain: Vec::new(), range: None };
        let mut all = vec![Term::True, Term::False, Term::Var(0), Term::Var(1), Term::Int(7)];
        all.extend(terms);
        Trace { terms: all, variables: vec![variable.clone(), variable], ..Trace::default() }
    }

    fn equal(t: &Trace, a: TermId, b: TermId) -> bool {
        Evaluator::new(t).equal(&Outcome { one: (a, Vec::new()), other: (b, Vec::new()) })
    }

    #[test]
    fn sums_and_products_have_normal_forms() {
        let (op, p) = (Term::Binary, Prim::Int);
        let t = trace(vec![
            op(Op::Add, p, 2, 3),
            op(Op::Mul, p, 5, 4),
            op(Op::Mul, p, 4, 3),
            op(Op::Mul, p, 4, 2),
            op(Op::Add, p, 7, 8),
            op(Op::Sub, p, 7, 8),
        ]);
        assert!(equal(&t, 6, 9));
        assert!(!equal(&t, 6, 10) && !equal(&t, 2, 3));
    }

    #[test]
    fn the_greater_of_two_is_found_by_cases() {
        let (op, p) = (Term::Binary, Prim::Int);
        // Of x and y the greater one, in either order.
        let t = trace(vec![op(Op::Lt, p, 2, 3), Term::Ite(5, 3, 2), op(Op::Gt, p, 2, 3), Term::Ite(7, 2, 3)]);
        let same = trace(vec![op(Op::Lt, p, 2, 3), Term::Ite(5, 3, 2), op(Op::Ge, p, 2, 3), Term::Ite(7, 2, 3)]);
        assert!(equal(&same, 6, 8));
        assert!(!equal(&same, 6, 2));
        // With equal operands the two choose differently, but what they choose is equal: that takes a solver.
        assert!(!equal(&t, 6, 8));
    }
}
