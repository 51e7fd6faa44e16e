//! Where pattern variables are in scope (JLS 6.3.1): `x instanceof T t` introduces `t` where it is true, and what is
//! built from it introduces `t` where the whole tells that it was true.

use super::Attr;
use crate::diag::{Span, error};
use crate::java::ast::{BinOp, Expr, ExprKind, Name, Pattern, UnOp};
use crate::sema::env::{self, EnvKind, Var};
use crate::sema::ty::Ty;
use rustc_hash::FxHashMap;

impl Attr {
    /// The pattern variables that `e`, which has been attributed, introduces where its value is `when`.
    pub(crate) fn introduced(&self, e: &Expr, when: bool) -> Vec<Var> {
        let mut vars = Vec::new();
        self.collect_introduced(e, when, &mut vars);
        vars
    }

    fn collect_introduced(&self, e: &Expr, when: bool, vars: &mut Vec<Var>) {
        match &e.kind {
            ExprKind::InstanceOf { binding, record, .. } if when => {
                let names = binding.iter().chain(record.iter().flat_map(|r| &r.names));
                vars.extend(names.filter_map(|b| self.patterns.get(&b.span).cloned()));
            }
            ExprKind::Unary(UnOp::Not, a) => self.collect_introduced(a, !when, vars),
            ExprKind::Chain(first, rest) => {
                // All operators of a chain have one precedence. Only where all operands must have the same value do
                // they say something.
                let decisive = match rest.first() {
                    Some((BinOp::AndAnd, ..)) => true,
                    Some((BinOp::OrOr, ..)) => false,
                    _ => return,
                };
                if when == decisive {
                    self.collect_introduced(first, when, vars);
                    rest.iter().for_each(|(_, _, a)| self.collect_introduced(a, when, vars));
                }
            }
            _ => {}
        }
    }

    /// Operands of which one alone decides must not introduce variables of the same name: which is meant?
    pub(crate) fn no_common_patterns<'e>(&mut self, operands: impl Iterator<Item = &'e Expr>, when: bool) {
        if self.patterns.is_empty() {
            return;
        }
        let mut seen: FxHashMap<Name, Span> = FxHashMap::default();
        for v in operands.flat_map(|e| self.introduced(e, when)).collect::<Vec<_>>() {
            if let Some(first) = seen.insert(v.name.clone(), v.span) {
                let d = error("duplicate-name", v.span, format!("variable `{}` is declared twice", v.name))
                    .at(first, "first declared here");
                self.sema.report(d);
            }
        }
    }

    /// Refuses a pattern. The names that it binds are entered, so that their uses are not reported, too.
    pub(crate) fn refuse_pattern(&mut self, pattern: &Pattern, what: &str) -> Vec<Var> {
        self.sema.unsupported("unsupported", pattern.span, format!("{what} are not supported"));
        let mut vars = Vec::new();
        for name in &pattern.names {
            let var = self.fresh_var(&name.name, Ty::Error, name.span, false);
            self.patterns.insert(name.span, var.clone());
            vars.push(var);
        }
        vars
    }

    /// Brings variables into scope.
    pub(crate) fn bring(&mut self, vars: Vec<Var>) {
        for v in vars {
            self.cx.env = env::push(&self.cx.env, EnvKind::Var(v));
        }
    }

    /// Brings into scope what `e` introduces where its value is `when`.
    pub(crate) fn assume(&mut self, e: &Expr, when: bool) {
        // Most programs have no patterns at all.
        if !self.patterns.is_empty() {
            let vars = self.introduced(e, when);
            self.bring(vars);
        }
    }
}
