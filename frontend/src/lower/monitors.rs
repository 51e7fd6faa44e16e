//! Waiting in monitors: `wait`, `notify`, `notifyAll`.
//!
//! Who waits leaves a monitor in the middle of a block, so that the monitor is no section with the bounds of the block. Such
//! sections cost the engines more than others; so only the monitors of those objects have that form in whose monitors
//! something may wait. Which these are is known once everything has been lowered: objects of the classes that the receivers
//! of `wait` can have. Each of these objects gets a hidden field with the set of those who wait. Arrays and texts have no
//! fields: their sets are in a list.

use super::Lower;
use super::body::Body;
use super::walk::each;
use crate::diag::Span;
use crate::sema::ty::{MethodIdx, Ty};
use rustc_hash::FxHashSet;
use scoville_ir::program::LocalDecl;
use scoville_ir::stmt::{Block, Callee, Catch, Locks, Mode, Op, Place, Rvalue, Space, Stmt, StmtKind};
use scoville_ir::types::{ClassId, Const, FieldId, Label, Local, MethodId, Operand, Prim, Type, TypeId};
use std::collections::BTreeSet;

impl Lower {
    /// To be called when nothing more is reached.
    pub(crate) fn monitors(&mut self) {
        let object = self.attr.sema.known("java.lang.Object");
        let waits: Vec<MethodIdx> = self.attr.sema.find_methods(object, "wait");
        let waits: Vec<MethodId> = waits.iter().filter_map(|m| self.method_ids.get(m).copied()).collect();
        let waiters = self.attr.sema.find_methods(object, "$waiters").first().copied();
        let Some(waiters) = waiters.filter(|_| !waits.is_empty()) else { return };
        let Waited { classes, arrays, texts } = self.waited_on(&waits);
        let set = self.attr.sema.known("scoville.Waiters");
        let (set_class, set_ty) = (self.class_id(set), self.ty(&Ty::class(set)));
        let selector = self.selector(waiters);
        let mut hidden = Hidden { fields: Vec::new(), set_class, set_ty };
        for c in &classes {
            let span = self.classes[c.index()].span;
            let field = self.synthetic_field(*c, "<waiters>".to_string(), set_ty, span);
            hidden.fields.push((*c, field));
            let name = format!("{}.<waiters>", self.classes[c.index()].name);
            let id = self.new_method(name.clone(), *c, true, span);
            let mut b = Body::new(set, name);
            let this_ty = self.intern(Type::Class(*c));
            let this = b.local(Some("this"), this_ty);
            if self.classes[c.index()].superclass.is_none() {
                self.arrays_have_none(&mut b, this, span);
            }
            let dst = b.local(None, set_ty);
            b.op(Op::Load { dst, place: Place::Field(this.into(), field) }, span);
            b.push(StmtKind::Return(Some(dst.into())), span);
            self.finish_body(id, b, 1, Some(set_ty));
            self.classes[c.index()].dispatch.insert(selector, id);
        }
        let throwable = Ty::class(self.attr.sema.known("java.lang.Throwable"));
        let throwable = self.ty(&throwable);
        for m in 0..self.methods.len() {
            let mut body = std::mem::take(&mut self.methods[m].body);
            let waited = (&classes, arrays, texts);
            let mut rewriting = Rewriting { lower: self, method: m, waited, hidden: &hidden, throwable };
            rewriting.block(&mut body);
            self.methods[m].body = body;
        }
    }

    /// What `Object` has, arrays answer to as well; they have no such field.
    fn arrays_have_none(&mut self, b: &mut Body, this: Local, span: Span) {
        let arrays = (0..self.types.len()).filter(|i| matches!(self.types[*i], Type::Array(_)));
        let arrays: Vec<TypeId> = arrays.map(|i| TypeId(i as u32)).collect();
        let boolean = self.ty(&Ty::Prim(Prim::Bool));
        for ty in arrays {
            let is = b.temp(Rvalue::InstanceOf { value: this.into(), ty }, boolean, span);
            b.open();
            b.push(StmtKind::Return(Some(Operand::null())), span);
            let then = b.close();
            b.push(StmtKind::If { cond: is.into(), then, els: Block(Vec::new()) }, span);
        }
    }

    /// The classes of objects in whose monitors something may wait, as far as objects of theirs are made.
    fn waited_on(&self, waits: &[MethodId]) -> Waited {
        let mut created = BTreeSet::new();
        let mut receivers = Vec::new();
        for (m, method) in self.methods.iter().enumerate() {
            each(&method.body, &mut |s| match &s.kind {
                StmtKind::Op(Op::Let { value: Rvalue::New(c), .. }) => {
                    created.insert(*c);
                }
                StmtKind::Op(Op::Call { callee: Callee::Direct(callee), args, .. })
                    if waits.contains(callee) && !waits.contains(&MethodId(m as u32)) =>
                {
                    receivers.extend(args.first().map(|a| (m, a.clone())));
                }
                _ => {}
            });
        }
        let (mut found, mut arrays, mut texts) = (BTreeSet::new(), false, false);
        for (m, receiver) in &receivers {
            match self.kind_of(*m, receiver) {
                Some(Kind::Array) => arrays = true,
                Some(Kind::Text) => texts = true,
                None => {}
            }
            let mut sources = Sources { lower: self, seen: FxHashSet::default(), made: Some(BTreeSet::new()) };
            sources.operand(*m, receiver);
            match sources.made {
                Some(made) => found.extend(made),
                None => found.extend(created.iter().filter(|c| self.may_be(**c, self.class_of(*m, receiver)))),
            }
        }
        Waited { classes: found, arrays, texts }
    }

    /// Whether an operand is an array or a text by its static type.
    fn kind_of(&self, method: usize, o: &Operand) -> Option<Kind> {
        let Operand::Local(l) = o else {
            return matches!(o, Operand::Const(Const::Str(_))).then_some(Kind::Text);
        };
        match self.types[self.methods[method].locals[l.index()].ty.index()] {
            Type::Array(_) => Some(Kind::Array),
            Type::Class(c) if self.classes[c.index()].name == "java.lang.String" => Some(Kind::Text),
            _ => None,
        }
    }

    /// Whether an object that is no more than one of static type `ty` may be one of class `c`. Of an `Object` it is taken
    /// that no library model has made it, unless it is nothing else, or a class.
    fn may_be(&self, c: ClassId, ty: Option<ClassId>) -> bool {
        let class = &self.classes[c.index()];
        match ty.filter(|ty| self.classes[ty.index()].name != "java.lang.Object") {
            Some(ty) => class.supertypes.binary_search(&ty).is_ok(),
            None => !class.is_model || class.superclass.is_none() || class.name == "java.lang.Class",
        }
    }

    /// The static type of an operand, if it is a class.
    fn class_of(&self, method: usize, o: &Operand) -> Option<ClassId> {
        let Operand::Local(l) = o else { return None };
        match self.types[self.methods[method].locals[l.index()].ty.index()] {
            Type::Class(c) => Some(c),
            _ => None,
        }
    }
}

/// Objects without fields in whose monitors something may wait.
#[derive(Clone, Copy)]
enum Kind {
    Array,
    Text,
}

/// The objects in whose monitors something may wait.
struct Waited {
    classes: BTreeSet<ClassId>,
    arrays: bool,
    texts: bool,
}

/// Where a reference comes from, as long as that is easily seen: objects made by `new`, kept in locals and fields.
struct Sources<'a> {
    lower: &'a Lower,
    seen: FxHashSet<(usize, Local)>,
    /// the classes of the objects; nothing if it may be another
    made: Option<BTreeSet<ClassId>>,
}

impl Sources<'_> {
    fn operand(&mut self, method: usize, o: &Operand) {
        match o {
            Operand::Local(l) => self.local(method, *l),
            Operand::Const(Const::Null) => {}
            Operand::Const(_) => self.made = None,
        }
    }

    fn local(&mut self, method: usize, l: Local) {
        if !self.seen.insert((method, l)) {
            return;
        }
        let m = &self.lower.methods[method];
        if l.0 < m.params {
            self.made = None;
            return;
        }
        let mut values = Vec::new();
        let mut fields = Vec::new();
        let mut unknown = false;
        each(&m.body, &mut |s| match &s.kind {
            StmtKind::Op(Op::Let { dst, value }) if *dst == l => match value {
                Rvalue::New(c) => {
                    if let Some(made) = &mut self.made {
                        made.insert(*c);
                    }
                }
                Rvalue::Use(o) | Rvalue::CheckCast { value: o, .. } => values.push(o.clone()),
                _ => unknown = true,
            },
            StmtKind::Op(Op::Load { dst, place: Place::Field(_, f) | Place::Static(f) }) if *dst == l => {
                fields.push(*f)
            }
            StmtKind::Op(op) => unknown |= writes(op, l),
            StmtKind::Scope { thrown, .. } => unknown |= *thrown == l,
            StmtKind::Try { catches, .. } => unknown |= catches.iter().any(|c| c.local == l),
            _ => {}
        });
        if unknown {
            self.made = None;
            return;
        }
        for o in &values {
            self.operand(method, o);
        }
        for f in fields {
            self.field(f);
        }
    }

    fn field(&mut self, f: FieldId) {
        let key = (usize::MAX, Local(f.0));
        if !self.seen.insert(key) {
            return;
        }
        let lower = self.lower;
        for (m, method) in lower.methods.iter().enumerate() {
            each(&method.body, &mut |s| {
                if let StmtKind::Op(Op::Store { place: Place::Field(_, g) | Place::Static(g), value }) = &s.kind
                    && *g == f
                {
                    self.operand(m, value);
                }
            });
        }
    }
}

/// Whether an operation other than an assignment and a load of a field gives the local a value.
fn writes(op: &Op, l: Local) -> bool {
    match op {
        Op::Load { dst, .. } | Op::Choose { dst, .. } | Op::CellNew { dst } => *dst == l,
        Op::Call { dst, .. } => *dst == Some(l),
        Op::ContextGet { dst, own } => *dst == l || *own == l,
        Op::BarrierNew { reg, .. } | Op::Register { reg, .. } => *reg == l,
        Op::CellRead { state, value, .. } => *state == l || *value == l,
        Op::CellFill { won, .. } => *won == l,
        _ => false,
    }
}

/// The hidden fields.
struct Hidden {
    fields: Vec<(ClassId, FieldId)>,
    set_class: ClassId,
    set_ty: TypeId,
}

/// Changes one method: monitors in which something may wait are entered and left, and new objects get their sets.
struct Rewriting<'a> {
    lower: &'a mut Lower,
    method: usize,
    /// classes, and whether arrays and texts
    waited: (&'a BTreeSet<ClassId>, bool, bool),
    hidden: &'a Hidden,
    throwable: TypeId,
}

impl Rewriting<'_> {
    fn temp(&mut self, ty: TypeId) -> Local {
        let locals = &mut self.lower.methods[self.method].locals;
        locals.push(LocalDecl { name: None, ty });
        Local(locals.len() as u32 - 1)
    }

    /// Whether something may wait in the monitor of this object.
    fn may_wait(&self, o: &Operand) -> bool {
        let (classes, arrays, texts) = self.waited;
        match self.lower.kind_of(self.method, o) {
            Some(Kind::Array) => return arrays,
            Some(Kind::Text) if texts => return true,
            _ => {}
        }
        self.lower.class_of(self.method, o).is_some_and(|ty| {
            classes.iter().any(|c| self.lower.classes[c.index()].supertypes.binary_search(&ty).is_ok())
        })
    }

    fn block(&mut self, block: &mut Block) {
        for mut s in std::mem::take(&mut block.0) {
            match &mut s.kind {
                StmtKind::If { then, els, .. } => {
                    self.block(then);
                    self.block(els);
                }
                StmtKind::Loop { body, update, .. } => {
                    self.block(body);
                    self.block(update);
                }
                StmtKind::Labeled { body, .. } | StmtKind::Scope { body, .. } => self.block(body),
                StmtKind::Try { body, catches } => {
                    self.block(body);
                    catches.iter_mut().for_each(|c| self.block(&mut c.body));
                }
                StmtKind::Atomic { space, locks, body } => {
                    self.block(body);
                    if let (Space::Monitor, Locks::Object(o, _)) = (*space, &*locks)
                        && self.may_wait(o)
                    {
                        self.monitor(block, o, std::mem::take(body), s.span);
                        continue;
                    }
                }
                StmtKind::Op(Op::Let { dst, value: Rvalue::New(c) }) => {
                    let (dst, field) = (*dst, self.hidden.fields.iter().find(|(k, _)| k == c).map(|(_, f)| *f));
                    let span = s.span;
                    block.0.push(s);
                    if let Some(field) = field {
                        let set = self.temp(self.hidden.set_ty);
                        let made = Op::Let { dst: set, value: Rvalue::New(self.hidden.set_class) };
                        let kept = Op::Store { place: Place::Field(dst.into(), field), value: set.into() };
                        block.0.extend([made, kept].map(|op| Stmt { kind: StmtKind::Op(op), span }));
                    }
                    continue;
                }
                _ => {}
            }
            block.0.push(s);
        }
    }

    /// `synchronized (object) body`
    fn monitor(&mut self, out: &mut Block, object: &Operand, mut body: Block, span: Span) {
        let at = |kind| Stmt { kind, span };
        // The body may assign to the variable.
        let ty = match object {
            Operand::Local(l) => self.lower.methods[self.method].locals[l.index()].ty,
            Operand::Const(_) => {
                let string = self.lower.attr.sema.string();
                self.lower.ty(&string)
            }
        };
        let lock = self.temp(ty);
        out.0.push(at(StmtKind::Op(Op::Let { dst: lock, value: Rvalue::Use(object.clone()) })));
        out.0.push(at(StmtKind::Enter(lock.into(), Mode::W)));
        leave_at_exits(&mut body, lock, &mut Vec::new());
        let error = self.temp(self.throwable);
        let handler = Block(vec![at(StmtKind::Leave(lock.into(), Mode::W)), at(StmtKind::Throw(error.into()))]);
        let catches = vec![Catch { classes: Vec::new(), local: error, body: handler }];
        out.0.push(at(StmtKind::Try { body, catches }));
        out.0.push(at(StmtKind::Leave(lock.into(), Mode::W)));
    }
}

/// Leaves the monitor before each jump out of the body; `inside` are the labels that are no way out.
fn leave_at_exits(block: &mut Block, lock: Local, inside: &mut Vec<Label>) {
    for mut s in std::mem::take(&mut block.0) {
        let depth = inside.len();
        let out = match &mut s.kind {
            StmtKind::Return(_) => true,
            StmtKind::Break(label) | StmtKind::Continue(label) => !inside.contains(label),
            StmtKind::If { then, els, .. } => {
                leave_at_exits(then, lock, inside);
                leave_at_exits(els, lock, inside);
                false
            }
            StmtKind::Loop { label, next, body, update } => {
                inside.extend([*label, *next]);
                leave_at_exits(body, lock, inside);
                leave_at_exits(update, lock, inside);
                false
            }
            StmtKind::Labeled { label, body } => {
                inside.push(*label);
                leave_at_exits(body, lock, inside);
                false
            }
            StmtKind::Scope { body, .. } | StmtKind::Atomic { body, .. } => {
                leave_at_exits(body, lock, inside);
                false
            }
            StmtKind::Try { body, catches } => {
                leave_at_exits(body, lock, inside);
                catches.iter_mut().for_each(|c| leave_at_exits(&mut c.body, lock, inside));
                false
            }
            // The cases of a switch are labels around it.
            StmtKind::Op(_)
            | StmtKind::Switch { .. }
            | StmtKind::Throw(_)
            | StmtKind::Enter(..)
            | StmtKind::Leave(..) => false,
        };
        inside.truncate(depth);
        if out {
            block.0.push(Stmt { kind: StmtKind::Leave(lock.into(), Mode::W), span: s.span });
        }
        block.0.push(s);
    }
}
