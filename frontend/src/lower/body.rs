//! The body under construction: locals, blocks, and access to captured variables and enclosing objects.

use super::Lower;
use super::unwind::Finally;
use crate::attr::tree::JumpId;
use crate::diag::Span;
use crate::sema::env::Var;
use crate::sema::ty::{ClassIdx, Ty};
use rustc_hash::FxHashMap;
use scoville_ir::program::LocalDecl;
use scoville_ir::stmt::{Block, Op, Place, Rvalue, Stmt, StmtKind};
use scoville_ir::types::{Label, Local, MethodId, Operand, TypeId};

/// Where a jump goes.
#[derive(Clone)]
pub(crate) struct Target {
    pub leave: Label,
    pub next: Option<Label>,
    /// how many `finally` blocks lie around the target
    pub depth: usize,
    /// receives the value of a switch expression
    pub value: Option<Local>,
}

/// A body under construction.
pub(crate) struct Body {
    pub class: ClassIdx,
    pub this: Option<Local>,
    pub vars: FxHashMap<u32, Local>,
    pub locals: Vec<LocalDecl>,
    pub blocks: Vec<Vec<Stmt>>,
    pub labels: u32,
    pub jumps: FxHashMap<JumpId, Target>,
    pub finallies: Vec<Finally>,
    pub result: Option<TypeId>,
    /// receives the result while `finally` blocks run
    pub result_local: Option<Local>,
    /// name for lambdas inside
    pub name: String,
    pub lambdas: u32,
    /// class initialisation of the class itself is certain
    pub initialised: bool,
    /// Whether it is an instance method: an object that an initialiser has handed on may execute it in another task while that
    /// goes on.
    pub instance: bool,
    /// Its uses of these classes, which it is within, wait for their initialisers, see [`Passing`](super::passing::Passing).
    pub within: Vec<ClassIdx>,
    /// value of the last `Rt.cellRead`
    pub cell_value: Option<Local>,
    /// what the body of the last `Rt.scope` has thrown
    pub body_threw: Option<Local>,
    /// a static initialiser of a model: class initialisation is explicit
    pub is_model: bool,
}

impl Body {
    pub(crate) fn new(class: ClassIdx, name: String) -> Body {
        Body {
            class,
            this: None,
            vars: FxHashMap::default(),
            locals: Vec::new(),
            blocks: vec![Vec::new()],
            labels: 0,
            jumps: FxHashMap::default(),
            finallies: Vec::new(),
            result: None,
            result_local: None,
            name,
            lambdas: 0,
            initialised: false,
            instance: false,
            within: Vec::new(),
            cell_value: None,
            body_threw: None,
            is_model: false,
        }
    }

    pub(crate) fn local(&mut self, name: Option<&str>, ty: TypeId) -> Local {
        let id = Local(self.locals.len() as u32);
        self.locals.push(LocalDecl { name: name.filter(|n| !n.is_empty()).map(str::to_string), ty });
        id
    }

    pub(crate) fn label(&mut self) -> Label {
        self.labels += 1;
        Label(self.labels - 1)
    }

    pub(crate) fn push(&mut self, kind: StmtKind, span: Span) {
        if let Some(block) = self.blocks.last_mut() {
            block.push(Stmt { kind, span });
        }
    }

    pub(crate) fn op(&mut self, op: Op, span: Span) {
        self.push(StmtKind::Op(op), span);
    }

    pub(crate) fn open(&mut self) {
        self.blocks.push(Vec::new());
    }

    pub(crate) fn close(&mut self) -> Block {
        Block(self.blocks.pop().unwrap_or_default())
    }

    /// A new temporary holding `value`.
    pub(crate) fn temp(&mut self, value: Rvalue, ty: TypeId, span: Span) -> Local {
        let dst = self.local(None, ty);
        self.op(Op::Let { dst, value }, span);
        dst
    }

    /// Copies `value` into `dst`.
    pub(crate) fn set(&mut self, dst: Local, value: Operand, span: Span) {
        self.op(Op::Let { dst, value: Rvalue::Use(value) }, span);
    }
}

impl Lower {
    /// Puts a finished body into its method.
    pub(crate) fn finish_body(&mut self, id: MethodId, mut body: Body, params: u32, result: Option<TypeId>) {
        let block = body.close();
        if body.initialised {
            let class = self.class_id(body.class);
            self.passing.within.insert(id, class);
        }
        let method = &mut self.methods[id.index()];
        method.params = params;
        method.locals = body.locals;
        method.result = result;
        method.body = block;
    }

    /// The local for a variable of this body.
    pub(crate) fn declare_var(&mut self, b: &mut Body, v: &Var) -> Local {
        let ty = v.ty.borrow().clone();
        let ty = self.ty(&ty);
        let l = b.local(Some(&v.name), ty);
        b.vars.insert(v.id, l);
        l
    }

    /// Reads a variable: a local, or what an object of a local class carries.
    pub(crate) fn read_var(&mut self, b: &mut Body, v: &Var, span: Span) -> Operand {
        if let Some(l) = b.vars.get(&v.id) {
            return Operand::Local(*l);
        }
        let mut class = b.class;
        let mut this = match b.this {
            Some(l) => Operand::Local(l),
            None => return Operand::null(),
        };
        for _ in 0..500 {
            self.class_id(class);
            if let Some(f) = self.capture_fields.get(&(class, v.id)).copied() {
                let ty = self.fields[f.index()].ty;
                let dst = b.local(None, ty);
                b.op(Op::Load { dst, place: Place::Field(this, f) }, span);
                return dst.into();
            }
            match self.step_out(b, class, this.clone(), span) {
                Some((c, o)) => {
                    class = c;
                    this = o;
                }
                None => break,
            }
        }
        Operand::null()
    }

    fn step_out(&mut self, b: &mut Body, class: ClassIdx, this: Operand, span: Span) -> Option<(ClassIdx, Operand)> {
        let outer = self.attr.sema.class(class).outer?;
        self.class_id(class);
        let f = self.outer_fields.get(&class).copied()?;
        let ty = self.fields[f.index()].ty;
        let dst = b.local(None, ty);
        b.op(Op::Load { dst, place: Place::Field(this, f) }, span);
        Some((outer, dst.into()))
    }

    /// `this` of the body's class or of an enclosing one.
    pub(crate) fn this_of(&mut self, b: &mut Body, target: ClassIdx, span: Span) -> Operand {
        let Some(l) = b.this else { return Operand::null() };
        let mut class = b.class;
        let mut this = Operand::Local(l);
        for _ in 0..500 {
            if class == target {
                return this;
            }
            match self.step_out(b, class, this.clone(), span) {
                Some((c, o)) => {
                    class = c;
                    this = o;
                }
                None => return this,
            }
        }
        this
    }

    /// Emits the initialisation of `c` if a first use here could trigger it.
    pub(crate) fn init_class(&mut self, b: &mut Body, c: ClassIdx, span: Span) {
        let Some(k) = self.initialised_class(c) else { return };
        // Models are initialised before the program begins.
        if self.is_model(k) {
            return;
        }
        if k != c && !(b.initialised && self.attr.sema.is_subclass(b.class, c)) {
            return self.init_passing(b, c, k, span);
        }
        // A class initialises its superclasses first, but interfaces only if they have default methods.
        let before = b.class == k || !self.attr.sema.is_interface(k);
        if b.initialised && before && self.attr.sema.is_subclass(b.class, k) {
            if !b.instance {
                return;
            }
            b.within.push(k);
        }
        let id = self.class_id(k);
        b.op(Op::InitClass(id), span);
    }

    /// A type for people in diagnostics of this stage.
    pub(crate) fn void_or(&mut self, ty: &Ty) -> Option<TypeId> {
        if *ty == Ty::Void { None } else { Some(self.ty(ty)) }
    }
}
