//! The order in which static initialisers of models run: before the program, and each behind those of the classes whose
//! static fields it reads, as far as they need not each other. So an object that the library has once is there for all
//! models.

use super::Lower;
use super::walk::each;
use rustc_hash::{FxHashMap, FxHashSet};
use scoville_ir::stmt::{Callee, Op, Place, StmtKind};
use scoville_ir::types::{ClassId, MethodId};

impl Lower {
    /// To be called when everything has been lowered.
    pub(crate) fn model_inits_in_order(&mut self) -> Vec<MethodId> {
        let inits: Vec<(ClassId, MethodId)> =
            self.model_inits.clone().into_iter().map(|(c, m)| (self.class_id(c), m)).collect();
        let mut order =
            Order { lower: self, of: inits.iter().copied().collect(), seen: FxHashSet::default(), done: Vec::new() };
        for (_, init) in &inits {
            order.visit(*init);
        }
        let inits: FxHashSet<MethodId> = inits.into_iter().map(|(_, m)| m).collect();
        let done = std::mem::take(&mut order.done);
        done.into_iter().filter(|m| inits.contains(m)).collect()
    }
}

struct Order<'a> {
    lower: &'a Lower,
    of: FxHashMap<ClassId, MethodId>,
    seen: FxHashSet<MethodId>,
    /// methods behind all that they need
    done: Vec<MethodId>,
}

impl Order<'_> {
    fn visit(&mut self, m: MethodId) {
        if !self.seen.insert(m) {
            return;
        }
        for next in self.needs(m) {
            self.visit(next);
        }
        self.done.push(m);
    }

    /// What a method calls, and the initialisers of the static fields that it reads. What it calls by dynamic dispatch is
    /// not among it: that would be everything.
    fn needs(&self, m: MethodId) -> Vec<MethodId> {
        let mut found = Vec::new();
        each(&self.lower.methods[m.index()].body, &mut |s| match &s.kind {
            StmtKind::Op(Op::Call { callee: Callee::Direct(called), .. }) => found.push(*called),
            StmtKind::Op(Op::Load { place: Place::Static(f), .. }) => {
                found.extend(self.of.get(&self.lower.fields[f.index()].class));
            }
            _ => {}
        });
        found
    }
}
