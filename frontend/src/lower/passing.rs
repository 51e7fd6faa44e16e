//! Classes that have no static initialiser of their own, though a superclass has one.
//!
//! To initialise such a class is to initialise that superclass, and uses are lowered so. But while it does so, a task holds the
//! class and all those between (JLS 12.4.2, steps 6 and 7), which makes a difference where the initialiser above uses one of them
//! itself, as in `class Base { static Base one = new Derived(); }`: of two tasks of which one begins with `Base` and the other
//! with `Derived`, each may wait for the other. A class that the initialiser above reaches gets one of its own, which does
//! nothing but go on to the next one above.

use super::Lower;
use super::body::Body;
use super::walk::{each, retain};
use crate::diag::Span;
use crate::sema::ty::ClassIdx;
use rustc_hash::{FxHashMap, FxHashSet};
use scoville_ir::program::Class;
use scoville_ir::stmt::{Block, Callee, Op, Place, Rvalue, Stmt, StmtKind};
use scoville_ir::types::{ClassId, MethodId};
use std::collections::BTreeMap;

/// What is known of them while uses are lowered.
#[derive(Default)]
pub(crate) struct Passing {
    /// The superclass whose initialiser does something.
    to: BTreeMap<ClassId, ClassIdx>,
    /// The classes whose initialisation has begun wherever these methods are executed.
    pub within: FxHashMap<MethodId, ClassId>,
    /// The bodies of lambdas that begin with the initialisation of a class, the lambdas, and whose initialiser that is.
    lambdas: Vec<(MethodId, ClassId, ClassIdx)>,
    /// Instance methods that initialise a class which they are within.
    pub instances: Vec<(MethodId, ClassIdx)>,
}

/// What a class initialiser may do.
#[derive(Default)]
struct Initialising {
    /// classes that it uses
    initialised: FxHashSet<ClassId>,
    /// classes of objects that it makes
    made: FxHashSet<ClassId>,
    /// whether other tasks may come to know of something before it is over: it creates them, or does what others wait for or can tell
    hands_on: bool,
}

impl Lower {
    /// Emits the initialisation of a class whose first superclass with an initialiser that does something is `above`. What it
    /// does is known when all that this initialiser reaches is known.
    pub(crate) fn init_passing(&mut self, b: &mut Body, c: ClassIdx, above: ClassIdx, span: Span) {
        let id = self.class_id(c);
        let mut at = Some(c);
        while let Some(k) = at.filter(|k| *k != above) {
            let k_id = self.class_id(k);
            self.passing.to.insert(k_id, above);
            at = self.superclass(k);
        }
        b.op(Op::InitClass(id), span);
    }

    /// Settles what the uses of these classes do. To be called when nothing more is reached.
    pub(crate) fn passing(&mut self) {
        let Passing { to, within, .. } = std::mem::take(&mut self.passing);
        let mut reached: FxHashMap<ClassIdx, FxHashSet<ClassId>> = FxHashMap::default();
        for above in to.values() {
            if !reached.contains_key(above) {
                let used = self.used_while_initialising(*above, &to);
                reached.insert(*above, used);
            }
        }
        let held = to.iter().filter(|(c, above)| reached.get(above).is_some_and(|used| used.contains(c)));
        let own: Vec<ClassId> = held.map(|(c, _)| *c).collect();
        for c in &own {
            let (span, name) = (self.classes[c.index()].span, format!("{}.<clinit>", self.classes[c.index()].name));
            // No text of the program stands for it.
            self.classes[c.index()].initializer = Some(self.new_method(name, *c, true, span));
        }
        for c in &own {
            let Class { span, initializer: Some(id), superclass: Some(above), .. } = self.classes[c.index()] else {
                continue;
            };
            let kind = StmtKind::Op(Op::InitClass(self.held_first(above)));
            self.methods[id.index()].body = Block(vec![Stmt { kind, span }]);
        }
        for m in 0..self.methods.len() {
            let mut body = std::mem::take(&mut self.methods[m].body);
            let here = within.get(&MethodId(m as u32)).map(|c| &self.classes[c.index()].supertypes);
            retain(&mut body, &mut |s| {
                let StmtKind::Op(Op::InitClass(c)) = &mut s.kind else { return true };
                if to.contains_key(c) {
                    *c = self.held_first(*c);
                    return here.is_none_or(|known| known.binary_search(c).is_err());
                }
                true
            });
            self.methods[m].body = body;
        }
    }

    /// The first class, from `c` upwards, that has an initialiser.
    fn held_first(&self, c: ClassId) -> ClassId {
        let mut at = c;
        while let Class { initializer: None, superclass: Some(above), .. } = self.classes[at.index()] {
            at = above;
        }
        at
    }

    /// The classes that a class initialiser may use.
    fn used_while_initialising(&mut self, c: ClassIdx, to: &BTreeMap<ClassId, ClassIdx>) -> FxHashSet<ClassId> {
        let mut used = FxHashSet::default();
        for k in self.while_initialising(c).initialised {
            // What is between a class and the initialiser that it passes to is held, too.
            let first = self.held_first(k);
            let mut at = k;
            while at != first {
                used.insert(at);
                let Some(above) = self.classes[at.index()].superclass.filter(|_| to.contains_key(&at)) else {
                    break;
                };
                at = above;
            }
        }
        used
    }

    /// What a class initialiser may do: in what it calls, whatever answers, and what it creates tasks for.
    fn while_initialising(&mut self, c: ClassIdx) -> Initialising {
        let mut found = Initialising::default();
        let mut seen = FxHashSet::default();
        let mut work: Vec<MethodId> = self.class_init(c).into_iter().collect();
        while let Some(m) = work.pop() {
            if !seen.insert(m) {
                continue;
            }
            each(&self.methods[m.index()].body, &mut |s| {
                let op = match &s.kind {
                    StmtKind::Op(op) => op,
                    StmtKind::Atomic { .. } | StmtKind::Enter(..) | StmtKind::Leave(..) => {
                        found.hands_on = true;
                        return;
                    }
                    _ => return,
                };
                match op {
                    Op::Spawn { .. } | Op::CellFill { .. } | Op::Signal { .. } | Op::Drop { .. } => {
                        found.hands_on = true
                    }
                    Op::Store { place: Place::Field(_, f) | Place::Static(f), .. } => {
                        found.hands_on |= self.fields[f.index()].is_volatile;
                    }
                    Op::InitClass(k) => {
                        found.initialised.insert(*k);
                        work.extend(self.classes[self.held_first(*k).index()].initializer);
                    }
                    Op::Call { callee: Callee::Direct(m), .. } => work.push(*m),
                    Op::Call { callee: Callee::Virtual(selector), .. } => {
                        work.extend(self.classes.iter().filter_map(|k| k.dispatch.get(selector)));
                    }
                    Op::Let { value: Rvalue::New(k), .. } => {
                        found.made.insert(*k);
                        work.extend(self.classes[k.index()].dispatch.values());
                    }
                    _ => {}
                }
            });
        }
        found
    }

    /// Emits, at the begin of what is a static method of `c` for Java, the body of this lambda, that nobody executes it while
    /// another task initialises `c`.
    pub(crate) fn init_of_lambda(&mut self, b: &mut Body, c: ClassIdx, lambda: (MethodId, ClassId), span: Span) {
        let before = b.blocks.last().map_or(0, Vec::len);
        self.init_class(b, c, span);
        if b.blocks.last().map_or(0, Vec::len) > before
            && let Some(above) = self.initialised_class(c)
        {
            self.passing.lambdas.push((lambda.0, lambda.1, above));
        }
    }

    /// A lambda that no initialiser makes is there only when the class has been initialised. To be called when nothing more is reached.
    pub(crate) fn lambdas_after_initialisation(&mut self) {
        let mut made: FxHashMap<ClassIdx, FxHashSet<ClassId>> = FxHashMap::default();
        for (method, lambda, above) in std::mem::take(&mut self.passing.lambdas) {
            let early = made.entry(above).or_insert_with(|| self.while_initialising(above).made).contains(&lambda);
            let body = &mut self.methods[method.index()].body.0;
            if !early && matches!(body.first().map(|s| &s.kind), Some(StmtKind::Op(Op::InitClass(_)))) {
                body.remove(0);
            }
        }
    }

    /// An instance method is executed while another task initialises the class only if the initialiser has handed on an object (in Java
    /// each use of a static member looks, JLS 12.4.1). To be called when nothing more is reached.
    pub(crate) fn instances_after_initialisation(&mut self) {
        let mut early: FxHashMap<ClassIdx, bool> = FxHashMap::default();
        let mut all = std::mem::take(&mut self.passing.instances);
        all.sort_unstable();
        all.dedup();
        for (method, k) in all {
            if *early.entry(k).or_insert_with(|| self.while_initialising(k).hands_on) {
                continue;
            }
            let class = self.class_id(k);
            let mut body = std::mem::take(&mut self.methods[method.index()].body);
            retain(&mut body, &mut |s| !matches!(s.kind, StmtKind::Op(Op::InitClass(c)) if c == class));
            self.methods[method.index()].body = body;
        }
    }
}
