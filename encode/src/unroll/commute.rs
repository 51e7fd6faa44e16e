//! Which sections commute (design, Reductions: Commutation).
//!
//! Two units commute iff, from every state, both orders leave the same in all candidates, and what leaves either of them
//! is the same whether the other one comes before it or not. If all units that order leaves unordered commute, any order
//! of them is as good as the canonical one: a schedule can be turned into it by exchanging neighbours, each of which
//! keeps every effect and everything that leaves a section. So the canonical values of the candidates are right in
//! every schedule, and no event need stand for their accesses.
//!
//! Units are compared by what they do, not one by one: equal ones form a class, classes that differ only in constants, and in inputs and
//! whatever else is the same throughout an execution, a *template*. These become parameters; a proof for all parameters is good for all
//! members. Where that fails, classes are compared, those that differ in inputs only as one *kind*, and if need be each for itself.

use super::machine::{Machine, Slot};
use super::units::Unit;
use crate::fault::{Fault, planted};
use crate::term::rewrite;
use crate::term::{Constant, Node, Sort, TermId, Terms, Var, VarId};
use itertools::Itertools;
use rustc_hash::{FxHashMap, FxHashSet};
use scoville_evidence::commutation::Means;
use scoville_ir::stmt::BinOp;
use scoville_ir::types::Prim;
use std::collections::BTreeMap;
use std::time::Instant;

/// Proves equalities that simplification does not.
pub trait Prover {
    /// Whether two terms of one sort have equal values for all values of their variables.
    fn equal(&mut self, terms: &Terms, a: TermId, b: TermId) -> bool;

    /// When to prove nothing more.
    fn set_deadline(&mut self, deadline: Option<Instant>) {
        let _ = deadline;
    }
}

/// Most pairs of classes of one pair of templates that are compared one by one.
const PAIRS: usize = 2_000;

/// Most pairs of units that are looked at for being unordered; beyond, they are taken to be.
const ORDERS: usize = 1_000_000;

/// What makes units equal: their effects, and what leaves them.
pub(super) type Shape = (Vec<(Slot, TermId)>, Vec<TermId>);

/// What two units may do differently in the two orders.
#[derive(Clone, Debug)]
pub(super) enum What {
    /// What is in a location in the end.
    Left(Slot),
    /// What leaves the first or the second of them.
    Yielded(usize),
    /// Whether one of them throws this.
    Throws(usize, String),
}

/// A term for each order of two units.
#[derive(Clone, Debug)]
pub(super) struct Outcome {
    /// Of what.
    pub what: What,
    /// If the first unit comes first.
    pub one: TermId,
    /// If the second one does.
    pub other: TermId,
}

/// Units that do the same.
#[derive(Debug)]
struct Class {
    shape: Shape,
    members: Vec<usize>,
}

/// Classes that do the same up to inputs and the like: the shape over two sets of parameters, if it has some.
type Kind = Option<[Shape; 2]>;

/// Classes that do the same up to constants.
#[derive(Debug)]
struct Template {
    /// The shape over two sets of parameters, one for each side of a pair.
    sides: [Shape; 2],
    classes: Vec<usize>,
    /// Of each of them.
    kinds: Vec<Kind>,
}

impl Machine<'_> {
    /// Looks for units that do not commute; the candidates behind it become schedule-sensitive.
    pub fn commute(&mut self, prover: &mut dyn Prover) {
        let units = std::mem::take(&mut self.units.closed);
        let classes = classes(&units);
        let templates = self.templates(&classes);
        let mut by_slot: BTreeMap<Slot, Vec<usize>> = BTreeMap::new();
        for (i, t) in templates.iter().enumerate() {
            for (slot, _) in &t.sides[0].0 {
                by_slot.entry(*slot).or_default().push(i);
            }
        }
        let mut seen: FxHashSet<(usize, usize)> = FxHashSet::default();
        for list in by_slot.values() {
            for (n, &i) in list.iter().enumerate() {
                for &j in &list[n..] {
                    // Whoever has asked finds out before anything is concluded.
                    if self.terms.is_exhausted() {
                        break;
                    }
                    if seen.insert((i, j)) {
                        self.compare_templates(&templates[i], &templates[j], i == j, &classes, &units, prover);
                    }
                }
            }
        }
        self.units.closed = units;
    }

    /// Compares two templates; where no general proof is found, their classes.
    fn compare_templates(
        &mut self,
        a: &Template,
        b: &Template,
        same: bool,
        classes: &[Class],
        units: &[Unit],
        prover: &mut dyn Prover,
    ) {
        if same && a.classes.len() == 1 && classes[a.classes[0]].members.len() == 1 {
            return;
        }
        if self.independent(&a.sides[0], &b.sides[1]) {
            return;
        }
        // Inputs make a template of each section: what depends on their order anyway needs no proof.
        if a.sides[0].0.iter().chain(&b.sides[0].0).all(|(slot, _)| self.is_sensitive(*slot)) {
            return;
        }
        if self.differ(&a.sides[0], &b.sides[1], true, prover).is_empty() {
            let of = |t: &Template| units[classes[t.classes[0]].members[0]].span;
            let slots: Vec<Slot> = a.sides[0].0.iter().chain(&b.sides[0].0).map(|(slot, _)| *slot).collect();
            self.discharge_sections(of(a), of(b), &slots);
            self.keep_proof([of(a), of(b)]);
            return;
        }
        let mut left = PAIRS;
        let mut proved: FxHashMap<(&Shape, &Shape), bool> = FxHashMap::default();
        for (n, &x) in a.classes.iter().enumerate() {
            for (m, &y) in b.classes.iter().enumerate().skip(if same { n } else { 0 }) {
                if self.terms.is_exhausted() {
                    return;
                }
                let (p, q) = (&classes[x], &classes[y]);
                if x == y && p.members.len() == 1 {
                    continue;
                }
                if self.all_slots(p, q).into_iter().all(|slot| self.is_sensitive(slot)) {
                    return;
                }
                if let (Some([one, _]), Some([_, other])) = (&a.kinds[n], &b.kinds[m]) {
                    let known = proved.get(&(one, other)).copied();
                    let commutes = known.unwrap_or_else(|| self.differ(one, other, true, prover).is_empty());
                    proved.insert((one, other), commutes);
                    if commutes {
                        let (slots, spans) = (self.all_slots(p, q), [p, q].map(|c| units[c.members[0]].span));
                        self.discharge_sections(spans[0], spans[1], &slots);
                        if known.is_none() {
                            self.keep_proof(spans);
                        }
                        continue;
                    }
                }
                let against =
                    if left == 0 { self.all_slots(p, q) } else { self.differ(&p.shape, &q.shape, false, prover) };
                left = left.saturating_sub(1);
                if against.is_empty() {
                    let slots = self.all_slots(p, q);
                    let spans = [units[p.members[0]].span, units[q.members[0]].span];
                    self.discharge_sections(spans[0], spans[1], &slots);
                    self.keep_proof(spans);
                } else if let Some((i, j)) = self.some_unordered(p, q, units) {
                    self.blame(&units[i], &units[j]);
                    let simple = [p, q].into_iter().all(|c| self.only_moves(&c.shape) || self.only_counts(&c.shape));
                    self.memory.promising = Some(simple && self.memory.promising != Some(false));
                    for slot in against {
                        let name = self.loc_name(slot);
                        self.memory.sensitive.add(name);
                    }
                }
            }
        }
    }

    /// Whether a section adds a constant to each location that it touches.
    fn only_counts(&self, shape: &Shape) -> bool {
        shape.0.iter().all(|(slot, left)| {
            let variable = self.units.variable(*slot).map(|(v, _)| v);
            self.terms.offset(*left).is_some_and(|(v, _)| Some(v) == variable)
        })
    }

    /// Whether a section leaves the sum of what it touches as it is.
    fn only_moves(&mut self, shape: &Shape) -> bool {
        let mut sums: Option<(TermId, TermId)> = None;
        for (slot, left) in &shape.0 {
            let Some((_, before)) = self.units.variable(*slot) else { return false };
            let prim = match self.terms.sort(before) {
                Sort::Int => Prim::Int,
                Sort::Long => Prim::Long,
                _ => return false,
            };
            sums = Some(match sums {
                None => (before, *left),
                Some((x, y)) if self.terms.sort(x) == self.terms.sort(before) => {
                    let x = self.terms.binary(BinOp::Add, prim, x, before);
                    (x, self.terms.binary(BinOp::Add, prim, y, *left))
                }
                Some(_) => return false,
            });
        }
        sums.is_some_and(|(x, y)| self.terms.equal_by_cases(x, y))
    }

    fn all_slots(&self, p: &Class, q: &Class) -> Vec<Slot> {
        p.shape.0.iter().chain(&q.shape.0).map(|(slot, _)| *slot).collect()
    }

    /// Whether neither writes what the other one touches.
    fn independent(&self, a: &Shape, b: &Shape) -> bool {
        let writes = |x: &Shape, y: &Shape| {
            x.0.iter().any(|(slot, t)| {
                self.units.variable(*slot).is_none_or(|(_, v)| v != *t) && y.0.iter().any(|(s, _)| s == slot)
            })
        };
        !writes(a, b) && !writes(b, a)
    }

    /// The candidates that speak against it that two units commute; none if they do. If only that is of interest
    /// (`whole`), not which, no effort is made beyond the first.
    fn differ(&mut self, a: &Shape, b: &Shape, whole: bool, prover: &mut dyn Prover) -> Vec<Slot> {
        let mut pairs = self.outcomes(a, b);
        if planted(Fault::AllSectionsCommute) {
            return Vec::new();
        }
        let mut against: Vec<Slot> = Vec::new();
        self.units.proof.clear();
        pairs.retain(|o| {
            let how = match o.one == o.other {
                true => Some(Means::Same),
                false => self.terms.equal_sums(o.one, o.other).then_some(Means::Sums),
            };
            if let Some(how) = how {
                self.units.proof.push((o.clone(), how, Vec::new()));
            }
            how.is_none()
        });
        let mut different: Vec<bool> = pairs.iter().map(|o| self.terms.differ_somewhere(o.one, o.other)).collect();
        for (i, &Outcome { one: x, other: y, .. }) in pairs.iter().enumerate() {
            let hopeless = whole && different.contains(&true);
            different[i] = different[i] || hopeless || !self.equal(&pairs[i], prover);
            if different[i] {
                against.extend(self.candidates_in(&[x, y]));
                // Constants that differ speak of no candidate: all that both touch is to blame.
                if against.is_empty() {
                    against.extend(a.0.iter().chain(&b.0).map(|(slot, _)| *slot));
                }
            }
        }
        against
    }

    /// Whether both orders come to the same, if that is proved; the proof is kept.
    fn equal(&mut self, outcome: &Outcome, prover: &mut dyn Prover) -> bool {
        let (x, y) = (outcome.one, outcome.other);
        let proof = if self.terms.equal_by_cases(x, y) {
            Some((Means::Cases, Vec::new()))
        } else if let Some(proof) = rewrite::equal(&self.terms, x, y) {
            Some((Means::Rewriting, proof.steps))
        } else {
            prover.equal(&self.terms, x, y).then(|| (Means::Solver, Vec::new()))
        };
        let Some((how, steps)) = proof else { return false };
        self.units.proof.push((outcome.clone(), how, steps));
        true
    }

    /// What two units leave in the locations that they touch, and what leaves either of them, in both orders.
    pub(super) fn outcomes(&mut self, a: &Shape, b: &Shape) -> Vec<Outcome> {
        let (after_a, after_b) = (self.state_after(a), self.state_after(b));
        let mut pairs = Vec::new();
        let mut slots: Vec<Slot> = a.0.iter().chain(&b.0).map(|(slot, _)| *slot).collect();
        slots.sort_unstable();
        slots.dedup();
        for slot in slots {
            let Some((_, before)) = self.units.variable(slot) else { continue };
            let own = |x: &Shape| x.0.iter().find(|(s, _)| *s == slot).map_or(before, |(_, t)| *t);
            let (own_a, own_b) = (own(a), own(b));
            let one = self.terms.replace(own_b, &after_a);
            let other = self.terms.replace(own_a, &after_b);
            pairs.push(Outcome { what: What::Left(slot), one, other });
        }
        for (side, leaves, after) in [(0, &a.1, &after_b), (1, &b.1, &after_a)] {
            for &t in leaves {
                let late = self.terms.replace(t, after);
                let (one, other) = if side == 0 { (t, late) } else { (late, t) };
                pairs.push(Outcome { what: What::Yielded(side), one, other });
            }
        }
        pairs
    }

    /// The state after a unit, by the variables that stand for the state before it.
    pub(super) fn state_after(&self, shape: &Shape) -> FxHashMap<VarId, TermId> {
        shape.0.iter().filter_map(|(slot, t)| Some((self.units.variable(*slot)?.0, *t))).collect()
    }

    /// Two units of these classes that are not ordered.
    fn some_unordered(&self, p: &Class, q: &Class, units: &[Unit]) -> Option<(usize, usize)> {
        if p.members.len().saturating_mul(q.members.len()) > ORDERS {
            return Some((*p.members.first()?, *q.members.last()?));
        }
        p.members.iter().cartesian_product(&q.members).map(|(i, j)| (*i, *j)).find(|(i, j)| {
            let (x, y) = (&units[*i], &units[*j]);
            x.task != y.task
                && !self.terms.evidently_disjoint(x.guard, y.guard)
                && !self.order.before(x.end, y.begin, y.guard, &self.terms)
                && !self.order.before(y.end, x.begin, x.guard, &self.terms)
        })
    }

    /// Groups classes by what they do up to constants.
    fn templates(&mut self, classes: &[Class]) -> Vec<Template> {
        let mut index: FxHashMap<Shape, usize> = FxHashMap::default();
        let mut templates: Vec<Template> = Vec::new();
        let mut parameters = Parameters::default();
        for (i, class) in classes.iter().enumerate() {
            let given = self.given_to(&class.shape);
            let first = parameters.abstracted(&mut self.terms, &class.shape, &given, 0);
            let kind = (!given.is_empty())
                .then(|| [0, 1].map(|side| parameters.open(&mut self.terms, &class.shape, &given, side)));
            let at = match index.get(&first) {
                Some(at) => *at,
                None => {
                    let second = parameters.abstracted(&mut self.terms, &class.shape, &given, 1);
                    index.insert(first.clone(), templates.len());
                    templates.push(Template { sides: [first, second], classes: Vec::new(), kinds: Vec::new() });
                    templates.len() - 1
                }
            };
            templates[at].classes.push(i);
            templates[at].kinds.push(kind);
        }
        templates
    }

    /// The variables of a unit that do not stand for what is there before it, in an order that only its form decides.
    fn given_to(&self, shape: &Shape) -> Vec<VarId> {
        let mut seen: FxHashSet<TermId> = FxHashSet::default();
        let mut found = Vec::new();
        let mut stack: Vec<TermId> = shape.0.iter().map(|(_, t)| *t).chain(shape.1.iter().copied()).rev().collect();
        while let Some(t) = stack.pop() {
            if !seen.insert(t) {
                continue;
            }
            match *self.terms.node(t) {
                Node::Var(v) if self.units.slot(v).is_none() => found.push(v),
                _ => self.terms.operands(t, |o| stack.push(o)),
            }
        }
        found
    }
}

fn classes(units: &[Unit]) -> Vec<Class> {
    let mut index: FxHashMap<Shape, usize> = FxHashMap::default();
    let mut classes: Vec<Class> = Vec::new();
    for (i, u) in units.iter().enumerate() {
        let shape = (u.effect.clone(), u.leaves.clone());
        let at = *index.entry(shape.clone()).or_insert(classes.len());
        if at == classes.len() {
            classes.push(Class { shape, members: Vec::new() });
        }
        classes[at].members.push(i);
    }
    classes
}

/// Variables for what templates are open in: the n-th constant of a sort, the n-th variable of a kind, on either side of a pair.
#[derive(Debug, Default)]
struct Parameters {
    variables: BTreeMap<(usize, Sort, usize), TermId>,
    given: FxHashMap<(usize, Var, usize), TermId>,
}

impl Parameters {
    /// The shape with a parameter for each of the `given` variables.
    fn open(&mut self, terms: &mut Terms, shape: &Shape, given: &[VarId], side: usize) -> Shape {
        let mut with: FxHashMap<VarId, TermId> = FxHashMap::default();
        for (n, v) in given.iter().enumerate() {
            let var = terms.var(*v).clone();
            let parameter = self.given.entry((side, var.clone(), n));
            with.insert(*v, *parameter.or_insert_with(|| terms.fresh_before(var).1));
        }
        let effect = shape.0.iter().map(|(slot, t)| (*slot, terms.substituted(*t, &with))).collect();
        (effect, shape.1.iter().map(|t| terms.substituted(*t, &with)).collect())
    }

    /// The shape with a parameter for each of the `given` variables and for each occurrence of a constant.
    fn abstracted(&mut self, terms: &mut Terms, shape: &Shape, given: &[VarId], side: usize) -> Shape {
        let shape = &self.open(terms, shape, given, side);
        let mut count: FxHashMap<Sort, usize> = FxHashMap::default();
        let mut next = |terms: &mut Terms, c: Constant| {
            let n = count.entry(c.sort()).or_default();
            let key = (side, c.sort(), *n);
            *n += 1;
            *self
                .variables
                .entry(key)
                .or_insert_with(|| terms.fresh_before(Var { sort: c.sort(), domain: Vec::new(), range: None }).1)
        };
        let effect = shape.0.iter().map(|(slot, t)| (*slot, terms.generalise(*t, &mut next))).collect();
        let leaves = shape.1.iter().map(|t| terms.generalise(*t, &mut next)).collect();
        (effect, leaves)
    }
}
