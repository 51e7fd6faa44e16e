//! Whether two terms are different, by trying: most that are not equal differ soon, and cost no proof attempt.

use super::eval::{Evaluator, Value};
use super::{Constant, Sort, TermId, Terms, VarId};

/// Assignments that are tried.
const ROUNDS: u64 = 64;

/// Most constants of the terms whose neighbourhood is tried.
const POOL: usize = 64;

/// An assignment under which two terms have different values.
#[derive(Clone, Debug)]
pub struct Difference {
    round: u64,
    pool: Vec<i64>,
}

impl Terms {
    /// Whether two terms have different values for one of a few assignments. Values are drawn from near the constants of
    /// the terms, where comparisons turn, from small numbers, and from large ones, which wrap. The choice is the same in
    /// each run.
    #[must_use]
    pub fn differ_somewhere(&self, x: TermId, y: TermId) -> bool {
        self.difference(x, y).is_some()
    }

    /// The first of these assignments, if there is one.
    #[must_use]
    pub fn difference(&self, x: TermId, y: TermId) -> Option<Difference> {
        self.difference_where(&[], x, y)
    }

    /// The first of them under which all the conditions hold.
    #[must_use]
    pub fn difference_where(&self, conditions: &[TermId], x: TermId, y: TermId) -> Option<Difference> {
        let roots: Vec<TermId> = [x, y].into_iter().chain(conditions.iter().copied()).collect();
        let mut tried = Difference { round: 0, pool: self.numbers_near(&roots) };
        for round in 0..ROUNDS {
            tried.round = round;
            if let [Some(p), Some(q)] = self.under(&tried, [x, y])
                && p != q
                && conditions.iter().all(|c| self.under(&tried, [*c]) == [Some(Value::Bool(true))])
            {
                return Some(tried);
            }
        }
        None
    }

    /// The values of terms under the assignment.
    #[must_use]
    pub fn under<const N: usize>(&self, chosen: &Difference, terms: [TermId; N]) -> [Option<Value>; N] {
        let assignment = |v: VarId| Some(self.some_value(v, chosen.round, &chosen.pool));
        let mut evaluator = Evaluator::new(self, &assignment);
        terms.map(|t| evaluator.value(t))
    }

    /// The integral constants of these terms, and their neighbours.
    fn numbers_near(&self, roots: &[TermId]) -> Vec<i64> {
        let mut seen: rustc_hash::FxHashSet<TermId> = rustc_hash::FxHashSet::default();
        let mut stack = roots.to_vec();
        let mut pool: Vec<i64> = Vec::new();
        while let Some(t) = stack.pop() {
            if !seen.insert(t) {
                continue;
            }
            let number = match self.as_const(t) {
                Some(Constant::Int(n)) => Some(i64::from(n)),
                Some(Constant::Long(n)) => Some(n),
                _ => None,
            };
            pool.extend(number.into_iter().flat_map(|n| [n, n.wrapping_sub(1), n.wrapping_add(1), n.wrapping_neg()]));
            if pool.len() >= POOL {
                break;
            }
            self.operands(t, |o| stack.push(o));
        }
        pool.sort_unstable();
        pool.dedup();
        pool
    }

    fn some_value(&self, v: VarId, round: u64, pool: &[i64]) -> Value {
        let mixed =
            (u64::from(v.0) + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ round.wrapping_mul(0xd6e8_feb8_6659_fd93);
        let mixed = (mixed ^ (mixed >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = mixed ^ (mixed >> 32);
        let number = match round % 8 {
            0..=2 => (mixed % 8) as i64,
            3 => mixed as i64,
            _ if pool.is_empty() => (mixed % 32) as i64,
            _ => pool[(mixed % pool.len() as u64) as usize],
        };
        let var = self.var(v);
        match (var.sort, var.range) {
            (Sort::Bool, _) => Value::Bool(mixed & 1 == 1),
            (Sort::Int | Sort::Long, Some((lo, hi))) if lo <= hi => {
                let size = hi.abs_diff(lo).saturating_add(1);
                let at = if (lo..=hi).contains(&number) { number } else { lo.wrapping_add((mixed % size) as i64) };
                Value::Const(if var.sort == Sort::Int { Constant::Int(at as i32) } else { Constant::Long(at) })
            }
            (Sort::Int, _) => Value::Const(Constant::Int(number as i32)),
            (Sort::Long, _) => Value::Const(Constant::Long(number)),
            (Sort::Float, _) => Value::Const(Constant::Float((fraction(number, round) as f32).to_bits())),
            (Sort::Double, _) => Value::Const(Constant::Double(fraction(number, round).to_bits())),
            // Without a domain it stands for whatever objects there are.
            (Sort::Ref, _) if var.domain.is_empty() => Value::Const(Constant::Ref((mixed % 4) as u32)),
            (Sort::Ref, _) => Value::Const(Constant::Ref(var.domain[(mixed % var.domain.len() as u64) as usize])),
        }
    }
}

/// Sums of small numbers are exact in any order; of thirds, and of small numbers beside large ones, they are not.
fn fraction(number: i64, round: u64) -> f64 {
    match round % 4 {
        0 => number as f64,
        1 => number as f64 / 3.0,
        2 => number as f64 + 9_007_199_254_740_993.0,
        _ => number as f64 * 1e-3,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::term::Var;
    use scoville_ir::stmt::BinOp;
    use scoville_ir::types::Prim;

    #[test]
    fn a_difference_beside_a_constant_is_found() {
        let mut terms = Terms::new();
        let (_, x) = terms.fresh(Var { sort: Sort::Int, domain: Vec::new(), range: None });
        let at = |terms: &mut Terms, n: i32| {
            let c = terms.constant(Constant::Int(n));
            terms.binary(BinOp::Lt, Prim::Int, x, c)
        };
        let (a, b) = (at(&mut terms, 1_000_003), at(&mut terms, 1_000_004));
        assert!(terms.differ_somewhere(a, b));
        assert!(!terms.differ_somewhere(a, a));
    }

    #[test]
    fn a_difference_obeys_its_conditions() {
        let mut terms = Terms::new();
        let (_, x) = terms.fresh(Var { sort: Sort::Int, domain: Vec::new(), range: None });
        let mut below = |n: i32| {
            let c = terms.constant(Constant::Int(n));
            terms.binary(BinOp::Lt, Prim::Int, x, c)
        };
        let (three, five, nine) = (below(3), below(5), below(9));
        let found = terms.difference_where(&[five], three, nine);
        let found = found.map(|state| terms.under(&state, [x, three]));
        assert!(
            matches!(found, Some([Some(Value::Const(Constant::Int(3 | 4))), Some(Value::Bool(false))])),
            "{found:?}"
        );
        assert!(terms.difference_where(&[three], five, nine).is_none());
    }
}
