//! Statements.

use super::Lower;
use super::body::{Body, Target};
use super::cond::known;
use super::unwind::Exit;
use crate::attr::tree::{TCatch, TExpr, TKind, TStmt, TStmtKind};
use crate::diag::Span;
use crate::java::ast::Prim;
use crate::sema::ty::{ClassIdx, Ty};
use scoville_ir::stmt::{Block, Catch, Locks, Mode, Op, Space, StmtKind};
use scoville_ir::types::{Const, Operand};

impl Lower {
    pub(crate) fn stmts(&mut self, b: &mut Body, stmts: &[TStmt]) {
        for s in stmts {
            self.stmt(b, s);
        }
    }

    fn block(&mut self, b: &mut Body, s: &TStmt) -> Block {
        b.open();
        self.stmt(b, s);
        b.close()
    }

    fn stmt(&mut self, b: &mut Body, s: &TStmt) {
        let span = s.span;
        match &s.kind {
            TStmtKind::Local(v, init) => {
                let value = init.as_ref().map(|e| self.expr(b, e));
                let l = self.declare_var(b, v);
                let ty = v.ty.borrow().clone();
                let value = value.unwrap_or_else(|| default_value(&ty));
                b.set(l, value, span);
            }
            TStmtKind::Expr(e) => match &e.kind {
                TKind::IncDec { target, increment, .. } => self.inc_dec_stmt(b, target, *increment, e.span),
                _ => {
                    self.expr_opt(b, e);
                }
            },
            TStmtKind::Block(list) => self.stmts(b, list),
            TStmtKind::If(c, then, els) => match known(c) {
                Some(true) => self.stmt(b, then),
                Some(false) => {
                    if let Some(e) = els {
                        self.stmt(b, e);
                    }
                }
                None => {
                    let cond = self.condition(b, c);
                    let then = self.block(b, then);
                    let els = els.as_ref().map(|e| self.block(b, e)).unwrap_or_default();
                    b.push(StmtKind::If { cond, then, els }, c.span);
                }
            },
            TStmtKind::For { id, init, cond: Some(cond), update, body }
                if update.is_empty() && known(cond).is_none() && of_locals(cond) =>
            {
                self.stmts(b, init);
                self.tested_loop(b, *id, cond, body, span);
            }
            TStmtKind::For { id, init, cond, update, body } => {
                self.stmts(b, init);
                let (leave, next) = self.open_loop(b, *id);
                b.open();
                if let Some(c) = cond {
                    self.leave_unless(b, c, leave);
                }
                self.stmt(b, body);
                let body = b.close();
                b.open();
                for u in update {
                    match &u.kind {
                        TKind::IncDec { target, increment, .. } => self.inc_dec_stmt(b, target, *increment, u.span),
                        _ => {
                            self.expr_opt(b, u);
                        }
                    }
                }
                let update = b.close();
                b.push(StmtKind::Loop { label: leave, next, body, update }, span);
            }
            TStmtKind::DoWhile { id, body, cond } => {
                let (leave, next) = self.open_loop(b, *id);
                let body = self.block(b, body);
                b.open();
                self.leave_unless(b, cond, leave);
                let update = b.close();
                b.push(StmtKind::Loop { label: leave, next, body, update }, span);
            }
            TStmtKind::Labeled { id, body } => {
                let label = b.label();
                b.jumps.insert(*id, Target { leave: label, next: None, depth: b.finallies.len(), value: None });
                let body = self.block(b, body);
                b.push(StmtKind::Labeled { label, body }, span);
            }
            TStmtKind::Switch(sw) => self.switch(b, sw, None, span),
            TStmtKind::Return(value) => {
                let v = value.as_ref().and_then(|e| self.expr_opt(b, e));
                let v = if b.result.is_none() { None } else { v };
                self.return_value(b, v, span);
            }
            TStmtKind::Yield(id, e) => {
                let v = self.expr(b, e);
                if let Some(dst) = b.jumps.get(id).and_then(|t| t.value) {
                    b.set(dst, v, span);
                }
                self.exit(b, Exit::Break(*id), span);
            }
            TStmtKind::Break(id) => self.exit(b, Exit::Break(*id), span),
            TStmtKind::Continue(id) => self.exit(b, Exit::Continue(*id), span),
            TStmtKind::Throw(e) => {
                let v = self.expr(b, e);
                b.push(StmtKind::Throw(v), span);
            }
            TStmtKind::Assert(c, message) => self.assert(b, c, message.as_ref(), span),
            TStmtKind::Synchronized(lock, body) => self.synchronized(b, lock, body, span),
            TStmtKind::Try { body, catches, finally } => match finally {
                Some(f) => self.try_finally(b, |l, b| l.try_catch(b, body, catches, span), f, span),
                None => self.try_catch(b, body, catches, span),
            },
        }
    }

    fn open_loop(&mut self, b: &mut Body, id: u32) -> (scoville_ir::types::Label, scoville_ir::types::Label) {
        let (leave, next) = (b.label(), b.label());
        b.jumps.insert(id, Target { leave, next: Some(next), depth: b.finallies.len(), value: None });
        (leave, next)
    }

    /// `while (cond) body` with the test at the end of each iteration, and once before the first: an iteration then begins
    /// where the locals that it overwrites are no longer needed, which is how engines tell a loop that waits.
    fn tested_loop(&mut self, b: &mut Body, id: u32, cond: &TExpr, body: &TStmt, span: Span) {
        let skip = b.label();
        b.open();
        self.leave_unless(b, cond, skip);
        let (leave, next) = self.open_loop(b, id);
        let body = self.block(b, body);
        b.open();
        self.leave_unless(b, cond, leave);
        let update = b.close();
        b.push(StmtKind::Loop { label: leave, next, body, update }, span);
        let all = b.close();
        b.push(StmtKind::Labeled { label: skip, body: all }, span);
    }

    fn leave_unless(&mut self, b: &mut Body, cond: &TExpr, leave: scoville_ir::types::Label) {
        if known(cond) == Some(true) {
            return;
        }
        let c = self.condition(b, cond);
        b.open();
        b.push(StmtKind::Break(leave), cond.span);
        let els = b.close();
        b.push(StmtKind::If { cond: c, then: Block::default(), els }, cond.span);
    }

    fn try_catch(&mut self, b: &mut Body, body: &[TStmt], catches: &[TCatch], span: Span) {
        b.open();
        self.stmts(b, body);
        let protected = b.close();
        if catches.is_empty() {
            for s in protected.0 {
                b.push(s.kind, s.span);
            }
            return;
        }
        let mut handlers = Vec::new();
        for c in catches {
            let classes = c.classes.iter().map(|k| self.class_id(*k)).collect();
            let local = self.declare_var(b, &c.var);
            b.open();
            self.stmts(b, &c.body);
            handlers.push(Catch { classes, local, body: b.close() });
        }
        b.push(StmtKind::Try { body: protected, catches: handlers }, span);
    }

    fn assert(&mut self, b: &mut Body, c: &TExpr, message: Option<&TExpr>, span: Span) {
        if known(c) == Some(true) {
            return;
        }
        let cond = self.condition(b, c);
        b.open();
        let class = self.attr.sema.known("java.lang.AssertionError");
        let error = match message {
            Some(m) if self.may_be_throwable(&m.ty) => {
                let detail = self.expr(b, m);
                let error = self.allocate(b, class, None, span);
                self.detail(b, class, error.clone(), detail, span);
                error
            }
            Some(m) => {
                let v = self.expr(b, m);
                let text = self.text_of(b, v, &m.ty, m.span);
                let error = self.allocate(b, class, None, span);
                self.set_message(b, error.clone(), text, span);
                error
            }
            None => self.allocate(b, class, None, span),
        };
        b.op(Op::AssertFail { error }, span);
        let fail = b.close();
        b.push(StmtKind::If { cond, then: Block::default(), els: fail }, span);
    }

    /// Whether a value of this type may be a throwable, which becomes the cause where it is the detail of an assertion (JLS 14.10).
    fn may_be_throwable(&mut self, ty: &Ty) -> bool {
        let throwable = Ty::class(self.attr.sema.known("java.lang.Throwable"));
        let erased = self.attr.sema.erase(ty);
        let interface = matches!(&erased, Ty::Class(c, _) if self.attr.sema.is_interface(*c));
        ty.is_ref()
            && (interface
                || self.attr.sema.is_subtype(&erased, &throwable)
                || self.attr.sema.is_subtype(&throwable, &erased))
    }

    /// Calls the constructor of an `AssertionError` that takes any detail.
    fn detail(&mut self, b: &mut Body, class: ClassIdx, error: Operand, detail: Operand, span: Span) {
        let object = self.attr.sema.object();
        self.attr.sema.ensure_members(class);
        let ctors = self.attr.sema.class(class).ctors.clone();
        if let Some(ctor) = ctors.into_iter().find(|m| self.attr.sema.method(*m).params == [object.clone()]) {
            self.invoke_ctor(b, ctor, error, vec![detail], span);
        }
    }

    /// Sets the detail message of a throwable.
    pub(crate) fn set_message(&mut self, b: &mut Body, error: Operand, text: Operand, span: Span) {
        let throwable = self.attr.sema.known("java.lang.Throwable");
        if let Some(f) = self.attr.sema.find_field(throwable, "detailMessage") {
            let f = self.field_id(f);
            b.op(Op::Store { place: scoville_ir::stmt::Place::Field(error, f), value: text }, span);
        }
    }

    /// Throws a new exception of a model class, without a message.
    pub(crate) fn throw_new(&mut self, b: &mut Body, class: &str, span: Span) {
        let class = self.attr.sema.known(class);
        let error = self.allocate(b, class, None, span);
        b.push(StmtKind::Throw(error), span);
    }

    fn synchronized(&mut self, b: &mut Body, lock: &TExpr, body: &[TStmt], span: Span) {
        self.no_view(b, lock);
        let (space, locks) = self.locks(b, lock);
        b.open();
        self.stmts(b, body);
        let body = b.close();
        b.push(StmtKind::Atomic { space, locks, body }, span);
    }

    /// What a `synchronized` statement locks; in models, calls of `Rt` name the other spaces.
    fn locks(&mut self, b: &mut Body, lock: &TExpr) -> (Space, Locks) {
        match &lock.kind {
            TKind::Call(c) if self.is_rt(c.method) => {
                let name = self.attr.sema.method(c.method).name.clone();
                let args: Vec<&TExpr> = c.args.iter().collect();
                let mut args = self.operands(b, &args).into_iter();
                match &*name {
                    "isolatedGlobal" => (Space::Isolated, Locks::Global),
                    "isolatedObjects" => {
                        let write = args.next().unwrap_or_else(Operand::null);
                        let read = args.next().unwrap_or_else(Operand::null);
                        (Space::Isolated, Locks::Objects { write, read })
                    }
                    "nestedGlobal" => (Space::Nested, Locks::Global),
                    "nestedObjects" => {
                        let write = args.next().unwrap_or_else(Operand::null);
                        (Space::Nested, Locks::Objects { write, read: Operand::null() })
                    }
                    _ => (Space::Internal, Locks::Object(args.next().unwrap_or_else(Operand::null), Mode::W)),
                }
            }
            _ => {
                let v = self.expr(b, lock);
                (Space::Monitor, Locks::Object(v, Mode::W))
            }
        }
    }

    /// What runs when the end of a body that must return a value is reached: valid programs never do.
    pub(crate) fn end_of_body(&mut self, b: &mut Body, ret: &Ty, span: Span) {
        let last = b.blocks.last().and_then(|block| block.last()).map(|s| &s.kind);
        let ended = matches!(last, Some(StmtKind::Return(_) | StmtKind::Throw(_)));
        if *ret != Ty::Void && b.result.is_some() && !ended {
            b.push(StmtKind::Return(Some(default_value(ret))), span);
        }
    }
}

/// Java's default value.
pub(crate) fn default_value(ty: &Ty) -> Operand {
    Operand::Const(match ty {
        Ty::Prim(Prim::Bool) => Const::Bool(false),
        Ty::Prim(Prim::Long) => Const::Long(0),
        Ty::Prim(Prim::Float) => Const::Float(0.0),
        Ty::Prim(Prim::Double) => Const::Double(0.0),
        Ty::Prim(_) => Const::Int(0),
        _ => Const::Null,
    })
}

/// Whether an expression reads nothing but locals and constants, and changes nothing.
fn of_locals(e: &TExpr) -> bool {
    match &e.kind {
        TKind::Const | TKind::Local(_) => true,
        TKind::Neg(a) | TKind::Not(a) | TKind::BitNot(a) | TKind::Convert(a) => of_locals(a),
        TKind::Chain(first, steps) => of_locals(first) && steps.iter().all(|s| of_locals(&s.rhs)),
        _ => false,
    }
}
