//! Loops that put items into queues for ever.
//!
//! A queue that numbers its items never comes back to a state. So the model of queues asks `scoville.Loops` whether the program has a loop
//! without a way out in which something is put into a queue, itself or in a method that can be told from the call. Either form of a
//! queue is right for any program: this only chooses the one with which the search has a chance.

use super::Lower;
use super::walk::each;
use scoville_ir::stmt::{Block, Callee, Op, StmtKind};
use scoville_ir::types::{Const, Label, MethodId, Operand};
use std::collections::BTreeSet;

/// Names of methods with one parameter that put something into a queue.
const PUTS: [&str; 4] = ["put", "offer", "add", "addLast"];

impl Lower {
    /// Whether there is such a loop.
    pub(crate) fn puts_for_ever(&self) -> bool {
        let mut found = false;
        for m in self.methods.iter().filter(|m| !m.is_model) {
            each(&m.body, &mut |s| {
                if let StmtKind::Loop { label, body, update, .. } = &s.kind {
                    let mut inner = BTreeSet::new();
                    labels(body, &mut inner);
                    if let StmtKind::Loop { next, .. } = &s.kind {
                        inner.insert(next.0);
                    }
                    inner.remove(&label.0);
                    found |=
                        !leads_out(body, &inner) && [body, update].iter().any(|b| self.puts(b, &mut BTreeSet::new()));
                }
            });
        }
        found
    }

    /// Whether something is put into a queue, as far as can be told.
    fn puts(&self, block: &Block, seen: &mut BTreeSet<MethodId>) -> bool {
        let mut found = false;
        let mut called = Vec::new();
        each(block, &mut |s| {
            let StmtKind::Op(Op::Call { callee, .. }) = &s.kind else { return };
            match callee {
                Callee::Direct(m) => called.push(*m),
                Callee::Virtual(selector) => {
                    let (name, params) = self.selectors[selector.index()].split_once('(').unwrap_or_default();
                    found |= PUTS.contains(&name) && !params.contains(',') && params != ")";
                    let answers = self.classes.iter().filter_map(|c| c.dispatch.get(selector)).copied();
                    let answers: BTreeSet<MethodId> = answers.collect();
                    called.extend(answers.first().filter(|_| answers.len() == 1));
                }
            }
        });
        found
            || called.into_iter().any(|m| {
                let method = &self.methods[m.index()];
                !method.is_model && seen.insert(m) && self.puts(&method.body, seen)
            })
    }
}

/// The labels that statements of a block have.
fn labels(block: &Block, found: &mut BTreeSet<u32>) {
    each(block, &mut |s| match &s.kind {
        StmtKind::Loop { label, next, .. } => found.extend([label.0, next.0]),
        StmtKind::Labeled { label, .. } => {
            found.insert(label.0);
        }
        _ => {}
    });
}

/// Whether something but an exception leads out of a block with these labels.
fn leads_out(block: &Block, inner: &BTreeSet<u32>) -> bool {
    let out = |label: &Label| !inner.contains(&label.0);
    block.0.iter().any(|s| match &s.kind {
        StmtKind::Return(_) => true,
        StmtKind::Break(label) | StmtKind::Continue(label) => out(label),
        StmtKind::Switch { cases, default, .. } => out(default) || cases.iter().any(|(_, label)| out(label)),
        StmtKind::If { cond: Operand::Const(Const::Bool(always)), then, els } => {
            leads_out(if *always { then } else { els }, inner)
        }
        StmtKind::If { then, els, .. } => leads_out(then, inner) || leads_out(els, inner),
        StmtKind::Loop { body, update, .. } => leads_out(body, inner) || leads_out(update, inner),
        StmtKind::Labeled { body, .. } | StmtKind::Scope { body, .. } | StmtKind::Atomic { body, .. } => {
            leads_out(body, inner)
        }
        StmtKind::Try { body, catches } => leads_out(body, inner) || catches.iter().any(|c| leads_out(&c.body, inner)),
        StmtKind::Op(_) | StmtKind::Throw(_) | StmtKind::Enter(..) | StmtKind::Leave(..) => false,
    })
}
