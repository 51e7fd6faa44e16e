//! Equality by rewriting, where normal forms do not do: maxima and minima, choices, Booleans.
//!
//! Both terms go into an e-graph (egg), which the rules below saturate under limits that do not depend on time, so that
//! answers repeat. A proof is the list of its steps: each names its rule and can be checked alone.

use super::{Node, TermId, Terms};
use egg::{EGraph, Id, RecExpr, Rewrite, Runner, SimpleScheduler, SymbolLang};
use rustc_hash::FxHashMap;
use scoville_ir::stmt::BinOp;
use std::sync::LazyLock;
use std::time::Duration;

/// Nodes of the two terms together, above which nothing is tried.
const TERMS: usize = 200;

/// Nodes of the e-graph.
const NODES: usize = 3_000;

/// Rounds of rewriting.
const ROUNDS: usize = 8;

/// Why two terms are equal: the first one, then what each step makes of it, with the rule marked in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The steps as S-expressions; `(Rewrite=> rule …)` and `(Rewrite<= rule …)` stand around what has changed.
    pub steps: Vec<String>,
}

/// A rule: its name, and two patterns that are equal whatever stands for their variables. Where `T` occurs, it is one
/// rule for each integral type.
type Rule = (&'static str, &'static str, &'static str);

/// Choices. A Boolean is a choice between constants.
const CHOICES: &[Rule] = &[
    ("ite-true", "(ite true ?a ?b)", "?a"),
    ("ite-false", "(ite false ?a ?b)", "?b"),
    ("ite-itself", "(ite ?c true false)", "?c"),
    ("ite-same", "(ite ?c ?a ?a)", "?a"),
    ("ite-not", "(ite (ite ?c false true) ?a ?b)", "(ite ?c ?b ?a)"),
    ("ite-then", "(ite ?c (ite ?c ?a ?b) ?d)", "(ite ?c ?a ?d)"),
    ("ite-else", "(ite ?c ?a (ite ?c ?b ?d))", "(ite ?c ?a ?d)"),
    ("ite-equal", "(ite (= ?a ?b) ?a ?b)", "?b"),
    ("ite-pull-then", "(ite ?c (ite ?d ?x ?y) ?z)", "(ite ?d (ite ?c ?x ?z) (ite ?c ?y ?z))"),
    ("ite-pull-else", "(ite ?c ?z (ite ?d ?x ?y))", "(ite ?d (ite ?c ?z ?x) (ite ?c ?z ?y))"),
    ("equal-itself", "(= ?a ?a)", "true"),
    ("equal-turned", "(= ?a ?b)", "(= ?b ?a)"),
    ("equal-ite", "(= (ite ?c ?a ?b) ?d)", "(ite ?c (= ?a ?d) (= ?b ?d))"),
];

/// Orders, maxima and minima of integers.
const INTEGERS: &[Rule] = &[
    ("le", "(le.T ?a ?b)", "(ite (lt.T ?b ?a) false true)"),
    ("gt", "(gt.T ?a ?b)", "(lt.T ?b ?a)"),
    ("ge", "(ge.T ?a ?b)", "(ite (lt.T ?a ?b) false true)"),
    ("lt-itself", "(lt.T ?a ?a)", "false"),
    ("lt-ite-left", "(lt.T (ite ?c ?a ?b) ?d)", "(ite ?c (lt.T ?a ?d) (lt.T ?b ?d))"),
    ("lt-ite-right", "(lt.T ?d (ite ?c ?a ?b))", "(ite ?c (lt.T ?d ?a) (lt.T ?d ?b))"),
    ("max", "(ite (lt.T ?a ?b) ?b ?a)", "(max.T ?a ?b)"),
    ("min", "(ite (lt.T ?a ?b) ?a ?b)", "(min.T ?a ?b)"),
    ("max-turned", "(max.T ?a ?b)", "(max.T ?b ?a)"),
    ("min-turned", "(min.T ?a ?b)", "(min.T ?b ?a)"),
    ("max-grouped", "(max.T (max.T ?a ?b) ?c)", "(max.T ?a (max.T ?b ?c))"),
    ("min-grouped", "(min.T (min.T ?a ?b) ?c)", "(min.T ?a (min.T ?b ?c))"),
    ("max-itself", "(max.T ?a ?a)", "?a"),
    ("min-itself", "(min.T ?a ?a)", "?a"),
    ("max-min", "(max.T ?a (min.T ?a ?b))", "?a"),
    ("min-max", "(min.T ?a (max.T ?a ?b))", "?a"),
    ("max-lt", "(lt.T (max.T ?a ?b) ?c)", "(ite (lt.T ?a ?c) (lt.T ?b ?c) false)"),
    ("lt-max", "(lt.T ?c (max.T ?a ?b))", "(ite (lt.T ?c ?a) true (lt.T ?c ?b))"),
    ("min-lt", "(lt.T (min.T ?a ?b) ?c)", "(ite (lt.T ?a ?c) true (lt.T ?b ?c))"),
    ("lt-min", "(lt.T ?c (min.T ?a ?b))", "(ite (lt.T ?c ?a) (lt.T ?c ?b) false)"),
];

/// All rules, by name, with the types filled in.
fn rules() -> impl Iterator<Item = (String, String, String)> {
    let one = |(name, l, r): &Rule, t: &str| {
        let typed = |s: &str| s.replace(".T", &format!(".{t}"));
        let name = if *l == typed(l) { (*name).to_owned() } else { format!("{name}.{t}") };
        (name, typed(l), typed(r))
    };
    let choices = CHOICES.iter().map(move |r| one(r, ""));
    choices.chain(["int", "long"].into_iter().flat_map(move |t| INTEGERS.iter().map(move |r| one(r, t))))
}

static REWRITES: LazyLock<Vec<Rewrite<SymbolLang, ()>>> = LazyLock::new(|| {
    let pattern = |s: &str| s.parse::<egg::Pattern<SymbolLang>>();
    let rewrite =
        |(name, l, r): (String, String, String)| Rewrite::new(name, pattern(&l).ok()?, pattern(&r).ok()?).ok();
    rules().filter_map(rewrite).collect()
});

/// A proof that two terms of one sort have equal values for all values of their variables, if one is found.
#[must_use]
pub fn equal(terms: &Terms, x: TermId, y: TermId) -> Option<Proof> {
    let (left, right) = (expression(terms, x)?, expression(terms, y)?);
    let (mut runner, proved) = saturated(&left, &right);
    proved.then(|| Proof { steps: runner.explain_equivalence(&left, &right).get_flat_strings() })
}

/// The e-graph of both, and whether they are the same in it.
fn saturated(left: &RecExpr<SymbolLang>, right: &RecExpr<SymbolLang>) -> (Runner<SymbolLang, ()>, bool) {
    let runner = Runner::<SymbolLang, ()>::default()
        .with_explanations_enabled()
        .with_scheduler(SimpleScheduler)
        .with_node_limit(NODES)
        .with_iter_limit(ROUNDS)
        // The other limits come first; they do not depend on the machine.
        .with_time_limit(Duration::from_secs(60))
        .with_expr(left)
        .with_expr(right)
        .with_hook(|runner| if same(&runner.egraph, &runner.roots) { Err("equal".to_owned()) } else { Ok(()) });
    let runner = runner.run(&*REWRITES);
    let proved = same(&runner.egraph, &runner.roots);
    (runner, proved)
}

fn same(egraph: &EGraph<SymbolLang, ()>, roots: &[Id]) -> bool {
    matches!(roots, [a, b] if egraph.find(*a) == egraph.find(*b))
}

/// A term as an expression of the rules' language; `None` if it is too large.
fn expression(terms: &Terms, root: TermId) -> Option<RecExpr<SymbolLang>> {
    let mut out = RecExpr::default();
    let mut at: FxHashMap<TermId, Id> = FxHashMap::default();
    let mut stack = vec![(root, false)];
    while let Some((t, ready)) = stack.pop() {
        if at.contains_key(&t) {
            continue;
        }
        if !ready {
            stack.push((t, true));
            terms.operands(t, |o| stack.push((o, false)));
            continue;
        }
        if at.len() >= TERMS / 2 {
            return None;
        }
        let mut children = Vec::new();
        let mut known = true;
        let mut child = |o: TermId| match at.get(&o) {
            Some(id) => children.push(*id),
            None => known = false,
        };
        let head = match terms.node(t) {
            Node::True => "true".to_owned(),
            Node::False => "false".to_owned(),
            Node::Const(c) => format!("{c:?}"),
            Node::Var(v) => format!("v{}", v.0),
            Node::Decide(c, a, b) | Node::Ite(c, a, b) => {
                [*c, *a, *b].into_iter().for_each(&mut child);
                "ite".to_owned()
            }
            Node::Eq(a, b) => {
                [*a, *b].into_iter().for_each(&mut child);
                "=".to_owned()
            }
            Node::Binary(op, prim, a, b) => {
                [*a, *b].into_iter().for_each(&mut child);
                match op {
                    // Of floats, an order is no total one.
                    BinOp::Lt => format!("lt.{}", prim.name()),
                    BinOp::Le => format!("le.{}", prim.name()),
                    BinOp::Gt => format!("gt.{}", prim.name()),
                    BinOp::Ge => format!("ge.{}", prim.name()),
                    _ => format!("{op:?}.{}", prim.name()),
                }
            }
            Node::Unary(op, prim, a) => {
                child(*a);
                format!("{op:?}.{}", prim.name())
            }
            Node::Convert(from, to, a) => {
                child(*a);
                format!("{}-{}", from.name(), to.name())
            }
        };
        if !known {
            return None;
        }
        at.insert(t, out.add(SymbolLang::new(head, children)));
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::term::{Sort, Var};
    use egg::{ENodeOrVar, Language, PatternAst};
    use itertools::Itertools;
    use scoville_ir::types::Prim;
    use std::collections::{BTreeMap, BTreeSet};

    type Pattern = PatternAst<SymbolLang>;

    /// The value of a pattern; Booleans are 0 and 1.
    fn value(p: &Pattern, at: Id, vars: &BTreeMap<egg::Var, i64>) -> i64 {
        let node = match &p[at] {
            ENodeOrVar::Var(v) => return vars[v],
            ENodeOrVar::ENode(node) => node,
        };
        let child = |i: usize| value(p, node.children()[i], vars);
        match node.op.as_str().trim_end_matches(".int").trim_end_matches(".long") {
            "true" => 1,
            "false" => 0,
            "ite" => child(if child(0) != 0 { 1 } else { 2 }),
            "=" => i64::from(child(0) == child(1)),
            "lt" => i64::from(child(0) < child(1)),
            "le" => i64::from(child(0) <= child(1)),
            "gt" => i64::from(child(0) > child(1)),
            "ge" => i64::from(child(0) >= child(1)),
            "max" => child(0).max(child(1)),
            "min" => child(0).min(child(1)),
            other => panic!("{other}"),
        }
    }

    #[test]
    fn every_rule_holds_for_all_values() {
        assert_eq!(REWRITES.len(), rules().count());
        for (name, l, r) in rules() {
            let sides: [Pattern; 2] = [&l, &r].map(|s| s.parse().unwrap());
            // What stands before a choice is a Boolean.
            let nodes = || sides.iter().flat_map(|p| p.as_ref().iter().map(move |n| (p, n)));
            let mut vars: BTreeSet<egg::Var> = BTreeSet::new();
            let mut bools: BTreeSet<egg::Var> = BTreeSet::new();
            for (p, n) in nodes() {
                match n {
                    ENodeOrVar::Var(v) => drop(vars.insert(*v)),
                    ENodeOrVar::ENode(node) if node.op.as_str() == "ite" => {
                        if let ENodeOrVar::Var(v) = &p[node.children()[0]] {
                            bools.insert(*v);
                        }
                    }
                    ENodeOrVar::ENode(_) => {}
                }
            }
            let domains = vars.iter().map(|v| if bools.contains(v) { 0..2 } else { -1..3 });
            for values in domains.multi_cartesian_product() {
                let vars: BTreeMap<egg::Var, i64> = vars.iter().copied().zip(values).collect();
                let [x, y] = [0, 1].map(|i| value(&sides[i], Id::from(sides[i].as_ref().len() - 1), &vars));
                assert_eq!(x, y, "{name}: {l} and {r} under {vars:?}");
            }
        }
    }

    fn variables(terms: &mut Terms, sort: Sort) -> [TermId; 4] {
        [(); 4].map(|()| terms.fresh(Var { sort, domain: Vec::new(), range: None }).1)
    }

    fn greater(terms: &mut Terms, prim: Prim, a: TermId, b: TermId) -> TermId {
        let less = terms.binary(BinOp::Lt, prim, a, b);
        terms.ite(less, b, a)
    }

    #[test]
    fn a_maximum_is_the_same_in_any_order() {
        for (sort, prim) in [(Sort::Int, Prim::Int), (Sort::Long, Prim::Long)] {
            let mut terms = Terms::new();
            let [a, b, c, d] = variables(&mut terms, sort);
            let all = |terms: &mut Terms, order: [TermId; 4]| {
                order.into_iter().reduce(|max, x| greater(terms, prim, max, x)).unwrap()
            };
            let (x, y) = (all(&mut terms, [a, b, c, d]), all(&mut terms, [d, b, a, c]));
            let proof = equal(&terms, x, y).unwrap();
            assert!(proof.steps.len() > 2 && proof.steps.iter().any(|s| s.contains("max-grouped")), "{proof:?}");
            let z = all(&mut terms, [a, b, c, c]);
            assert_eq!(equal(&terms, x, z), None);
        }
    }

    #[test]
    fn a_maximum_of_floats_is_not() {
        let mut terms = Terms::new();
        let [a, b, ..] = variables(&mut terms, Sort::Float);
        let (x, y) = (greater(&mut terms, Prim::Float, a, b), greater(&mut terms, Prim::Float, b, a));
        assert_eq!(equal(&terms, x, y), None, "of 0.0 and -0.0 the first is the greater one");
    }

    #[test]
    fn every_step_of_a_proof_is_one_of_a_rule() {
        let mut terms = Terms::new();
        let [a, b, ..] = variables(&mut terms, Sort::Int);
        let (p, q) = (greater(&mut terms, Prim::Int, a, b), greater(&mut terms, Prim::Int, b, a));
        let (left, right) = (expression(&terms, p).unwrap(), expression(&terms, q).unwrap());
        let (mut runner, proved) = saturated(&left, &right);
        assert!(proved);
        runner.explain_equivalence(&left, &right).check_proof(&*REWRITES);
    }
}
