//! Calls of `scoville.Rt` in library models, which stand for IR operations, and permission regions.

use super::Lower;
use super::body::Body;
use crate::attr::tree::{TCall, TExpr, TKind, TRegion};
use crate::diag::Span;
use crate::java::ast::Prim;
use crate::java::literal::Lit;
use crate::sema::ty::{BOOL, INT, MethodIdx, Ty};
use scoville_ir::pure::PureFn;
use scoville_ir::stmt::{
    Block, Callee, Catch, Fill, Joined, Mode, Op, Place, Rvalue, Space, StmtKind, Target, TaskKind,
};
use scoville_ir::types::{Const, Local, Operand, SelectorId};

fn text_operand(text: &str) -> Operand {
    Operand::Const(Const::Str(text.into()))
}

impl Lower {
    /// Whether the method belongs to `scoville.Rt`.
    pub(crate) fn is_rt(&self, m: MethodIdx) -> bool {
        self.attr.sema.class(self.attr.sema.method(m).class).name == "scoville.Rt"
    }

    fn result(&mut self, b: &mut Body, ty: &Ty) -> Local {
        let t = self.ty(ty);
        b.local(None, t)
    }

    /// The text of a constant argument.
    fn text(e: Option<&TExpr>) -> String {
        match e.and_then(|e| e.constant.as_ref()) {
            Some(Lit::Str(s)) => String::from_utf16_lossy(s),
            _ => String::new(),
        }
    }

    /// The selector of a functional interface's method, from the static type of the argument.
    fn function_selector(&mut self, e: &TExpr) -> SelectorId {
        let ty = e.ty.clone();
        match self.attr.sema.function_of(&ty) {
            Some(m) => self.virtual_call(m),
            None => {
                let shown = self.attr.sema.show(&ty);
                let d = crate::diag::Diagnostic::error(
                    "internal",
                    format!("a library model passes a `{shown}` as a task body"),
                );
                self.attr.sema.report(d);
                SelectorId(0)
            }
        }
    }

    /// The contents of the file with this name, which may be known only when the program runs.
    fn file_text(&mut self, b: &mut Body, name: Operand, ty: &Ty, span: Span) -> Operand {
        let boolean = self.ty(&BOOL);
        let dst = self.result(b, ty);
        b.op(Op::Let { dst, value: Rvalue::Use(Operand::null()) }, span);
        for (file, text) in self.attr.sema.inputs.files.clone() {
            let same = Rvalue::Pure(PureFn::StrEquals, vec![name.clone(), text_operand(&file)]);
            let same = b.temp(same, boolean, span);
            b.open();
            b.op(Op::Let { dst, value: Rvalue::Use(text_operand(&text)) }, span);
            let then = b.close();
            b.push(StmtKind::If { cond: same.into(), then, els: Block::default() }, span);
        }
        dst.into()
    }

    pub(crate) fn intrinsic(&mut self, b: &mut Body, c: &TCall, span: Span) -> Option<Operand> {
        let info = self.attr.sema.method(c.method);
        let (name, ret) = (info.name.clone(), info.ret.clone());
        if !self.is_rt(c.method) {
            self.attr.sema.unsupported("unsupported", span, format!("native method `{name}` is not supported"));
            return Some(Operand::null());
        }
        // Constant strings that select a form are not evaluated.
        let skip = match &*name {
            "spawn" | "spawnThread" | "spawnDaemon" | "cellFill" | "redirect" => 1,
            _ => 0,
        };
        let list: Vec<&TExpr> = c.args.iter().skip(skip).collect();
        let args = self.operands(b, &list);
        let arg = |i: usize| args.get(i).cloned().unwrap_or_else(Operand::null);
        if let Some(f) = PureFn::by_name(&name) {
            let ty = self.ty(&ret);
            return Some(b.temp(Rvalue::Pure(f, args), ty, span).into());
        }
        match &*name {
            "spawn" | "spawnThread" | "spawnDaemon" => {
                let joined = match &*name {
                    "spawnThread" => Joined::Detached,
                    "spawnDaemon" => Joined::Daemon,
                    _ => Joined::Scope,
                };
                self.threads |= joined == Joined::Detached;
                let kind = match Self::text(c.args.first()).as_str() {
                    "future" => TaskKind::Future,
                    "iteration" => TaskKind::Iteration,
                    "await" => TaskKind::Await,
                    "message" => TaskKind::Message,
                    "actor" => TaskKind::Actor,
                    _ => TaskKind::Async,
                };
                let method = match c.args.get(1) {
                    Some(e) => self.function_selector(e),
                    None => SelectorId(0),
                };
                b.op(
                    Op::Spawn { kind, body: arg(0), method, awaits: arg(1), result: arg(2), regs: arg(3), joined },
                    span,
                );
                None
            }
            "resign" => {
                b.op(Op::Resign, span);
                None
            }
            "scope" => {
                let thrown = self.result(b, &ret);
                let selector = match c.args.first() {
                    Some(e) => self.function_selector(e),
                    None => SelectorId(0),
                };
                let throwable = Ty::class(self.attr.sema.known("java.lang.Throwable"));
                let own = self.result(b, &throwable);
                b.set(own, Operand::null(), span);
                b.body_threw = Some(own);
                b.open();
                self.scope_body(b, Callee::Virtual(selector), arg(0), own, span);
                let body = b.close();
                b.push(StmtKind::Scope { body, thrown }, span);
                Some(thrown.into())
            }
            "bodyThrew" => Some(b.body_threw.map_or_else(Operand::null, Operand::from)),
            "context" | "contextIsOwn" => {
                let object = self.attr.sema.object();
                let (dst, own) = (self.result(b, &object), self.result(b, &BOOL));
                b.op(Op::ContextGet { dst, own }, span);
                Some(if &*name == "context" { dst } else { own }.into())
            }
            "contextSet" => {
                b.op(Op::ContextSet(arg(0)), span);
                None
            }
            "scopeDepth" => {
                let ty = self.ty(&INT);
                Some(b.temp(Rvalue::ScopeDepth, ty, span).into())
            }
            "barrierNew" => {
                let reg = self.result(b, &ret);
                b.op(Op::BarrierNew { reg, mode: arg(0), bound: arg(1) }, span);
                Some(reg.into())
            }
            "register" => {
                let reg = self.result(b, &ret);
                b.op(Op::Register { reg, like: arg(0), mode: arg(1) }, span);
                Some(reg.into())
            }
            "barrierSignal" => {
                b.op(Op::Signal { reg: arg(0) }, span);
                None
            }
            "barrierWait" => {
                b.op(Op::Wait { reg: arg(0) }, span);
                None
            }
            "barrierDrop" => {
                b.op(Op::Drop { reg: arg(0) }, span);
                None
            }
            "cellNew" => {
                let dst = self.result(b, &ret);
                b.op(Op::CellNew { dst }, span);
                Some(dst.into())
            }
            "cellFill" => {
                let fill = match Self::text(c.args.first()).as_str() {
                    "exception" => Fill::Exception,
                    "cancel" => Fill::Cancel,
                    _ => Fill::Value,
                };
                let won = self.result(b, &BOOL);
                b.op(Op::CellFill { cell: arg(0), fill, value: arg(1), won }, span);
                Some(won.into())
            }
            "cellAwait" | "cellPoll" => {
                let state = self.result(b, &INT);
                let object = self.attr.sema.object();
                let value = self.result(b, &object);
                b.cell_value = Some(value);
                b.op(Op::CellRead { cell: arg(0), blocking: &*name == "cellAwait", state, value }, span);
                Some(state.into())
            }
            "cellValue" => Some(b.cell_value.map_or_else(Operand::null, Operand::from)),
            "enterRead" | "enterWrite" | "leaveRead" | "leaveWrite" => {
                let mode = if name.ends_with("Read") { Mode::R } else { Mode::W };
                let enters = name.starts_with("enter");
                b.push(if enters { StmtKind::Enter(arg(0), mode) } else { StmtKind::Leave(arg(0), mode) }, span);
                None
            }
            "holds" | "holdsRead" | "holdsWrite" => {
                let mode = match &*name {
                    "holdsRead" => Some(Mode::R),
                    "holdsWrite" => Some(Mode::W),
                    _ => None,
                };
                let ty = self.ty(&BOOL);
                Some(b.temp(Rvalue::Holds(arg(0), mode), ty, span).into())
            }
            "currentTask" => {
                let class = self.attr.sema.known("scoville.Task");
                self.create_class(class);
                let class = self.class_id(class);
                let ty = self.ty(&ret);
                Some(b.temp(Rvalue::CurrentTask(class), ty, span).into())
            }
            "inIsolated" | "inMonitor" => {
                let space = if &*name == "inMonitor" { Space::Monitor } else { Space::Isolated };
                let ty = self.ty(&BOOL);
                Some(b.temp(Rvalue::InSection(space), ty, span).into())
            }
            "chooseInt" | "chooseLong" | "chooseBoolean" | "chooseDouble" => {
                let prim = match &*name {
                    "chooseInt" => Prim::Int,
                    "chooseLong" => Prim::Long,
                    "chooseBoolean" => Prim::Bool,
                    _ => Prim::Double,
                };
                let dst = self.result(b, &ret);
                let (lo, hi) = match prim {
                    Prim::Bool => (Operand::bool(false), Operand::bool(true)),
                    _ => (arg(0), arg(1)),
                };
                b.op(Op::Choose { dst, prim, lo, hi }, span);
                Some(dst.into())
            }
            "assume" => {
                b.op(Op::Assume(arg(0)), span);
                None
            }
            "halt" => {
                b.op(Op::Halt(arg(0)), span);
                None
            }
            "atEnd" => {
                (self.threads, self.hooks) = (true, true);
                None
            }
            "redirect" => {
                let system = self.attr.sema.known("java.lang.System");
                if let Some(f) = self.attr.sema.find_field(system, &Self::text(c.args.first())) {
                    let field = self.field_id(f);
                    self.redirected.push(field);
                    b.op(Op::Store { place: Place::Static(field), value: arg(0) }, span);
                }
                None
            }
            "poolsBounded" => Some(Operand::bool(!self.attr.sema.pools_unbounded)),
            "console" => Some(text_operand(self.attr.sema.inputs.console.as_deref().unwrap_or_default())),
            "file" => Some(self.file_text(b, arg(0), &ret, span)),
            "print" | "println" | "printErr" | "printlnErr" => {
                let (newline, err) = (name.starts_with("println"), name.ends_with("Err"));
                b.op(Op::Print { text: arg(0), newline, err }, span);
                None
            }
            "tell" => {
                b.op(Op::Tell(arg(0)), span);
                None
            }
            "learn" => {
                b.op(Op::Learn(arg(0)), span);
                None
            }
            "own" => {
                b.op(Op::Own { owner: arg(0), owned: arg(1) }, span);
                None
            }
            "className" => {
                let ty = self.ty(&ret);
                Some(b.temp(Rvalue::ClassName(arg(0)), ty, span).into())
            }
            "newArrayLike" => {
                let ty = self.ty(&ret);
                Some(b.temp(Rvalue::NewArrayLike { like: arg(0), length: arg(1) }, ty, span).into())
            }
            "openHash" => {
                let ty = self.ty(&BOOL);
                Some(b.temp(Rvalue::OpenHash(arg(0)), ty, span).into())
            }
            "identityHash" => {
                let ty = self.ty(&INT);
                Some(b.temp(Rvalue::IdentityHash(arg(0)), ty, span).into())
            }
            _ => {
                let d = crate::diag::Diagnostic::error(
                    "internal",
                    format!("unknown intrinsic `{name}` in a library model"),
                );
                self.attr.sema.report(d);
                Some(Operand::null())
            }
        }
    }

    /// Calls the body of a scope, and then tells the task's context, however the body ends; `local` is what it throws.
    fn scope_body(&mut self, b: &mut Body, callee: Callee, body: Operand, local: Local, span: Span) {
        b.open();
        b.op(Op::Call { dst: None, callee, args: vec![body] }, span);
        let called = b.close();
        b.open();
        self.tell_context(b, span);
        b.push(StmtKind::Throw(local.into()), span);
        let handler = b.close();
        let catches = vec![Catch { classes: Vec::new(), local, body: handler }];
        b.push(StmtKind::Try { body: called, catches }, span);
        self.tell_context(b, span);
    }

    fn tell_context(&mut self, b: &mut Body, span: Span) {
        let context = Ty::class(self.attr.sema.known("scoville.Context"));
        let Some(ended) = self.attr.sema.function_of(&context) else { return };
        let selector = self.virtual_call(ended);
        let (dst, own) = (self.result(b, &context), self.result(b, &BOOL));
        b.op(Op::ContextGet { dst, own }, span);
        b.open();
        b.op(Op::Call { dst: None, callee: Callee::Virtual(selector), args: vec![dst.into()] }, span);
        let then = b.close();
        b.push(StmtKind::If { cond: own.into(), then, els: Block::default() }, span);
    }

    // --- permission regions ---

    pub(crate) fn region(&mut self, b: &mut Body, acquire: bool, write: bool, target: &TRegion, span: Span) {
        let mode = if write { Mode::W } else { Mode::R };
        let target = match target {
            TRegion::Object(e) => Target::Object(self.expr(b, e)),
            TRegion::Location(e) => match &e.kind {
                TKind::Field { target, field } => {
                    let t = self.expr(b, target);
                    Target::Location(Place::Field(t, self.field_id(*field)))
                }
                TKind::Static { field, .. } => Target::Location(self.static_place(b, *field, span)),
                TKind::Index(a, i) => {
                    let list = [&**a, &**i];
                    let mut ops = self.operands(b, &list).into_iter();
                    let array = ops.next().unwrap_or_else(Operand::null);
                    let index = ops.next().unwrap_or_else(Operand::null);
                    Target::Location(Place::Element(array, index))
                }
                _ => return,
            },
            TRegion::Range(parts) => {
                let list: Vec<&TExpr> = parts.iter().collect();
                let mut ops = self.operands(b, &list).into_iter();
                let array = ops.next().unwrap_or_else(Operand::null);
                let lo = ops.next().unwrap_or_else(Operand::null);
                let hi = ops.next().unwrap_or_else(Operand::null);
                Target::Range { array, lo, hi }
            }
        };
        b.op(if acquire { Op::Acquire(mode, target) } else { Op::Release(mode, target) }, span);
    }
}
