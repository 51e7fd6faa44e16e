//! Copies of exceptions, which `ForkJoinTask` of JDK 17 (`getThrowableException`) gives to other threads than the one that has
//! recorded them: made by the public constructor that takes a cause, or by the one without parameters and `initCause`. Where
//! reflection finds neither, or one throws, everybody gets the original.

use super::Lower;
use super::body::Body;
use crate::java::ast::Flags;
use crate::sema::table::MethodOrigin;
use crate::sema::ty::{BOOL, ClassIdx, MethodIdx, Ty};
use scoville_ir::stmt::{Block, Callee, Catch, Op, StmtKind};
use scoville_ir::types::{ClassId, MethodId, Operand};

const THROWABLE: &str = "java.lang.Throwable";

impl Lower {
    /// What answers `Throwable.$another` in a class that can be copied.
    pub(super) fn copying_method(&mut self, c: ClassIdx, m: MethodIdx) -> Option<MethodId> {
        let info = self.attr.sema.method(m);
        if &*info.name != "$another" || self.attr.sema.class(info.class).name != THROWABLE {
            return None;
        }
        let throwable = info.class;
        let (ctor, takes_cause) = self.copying_constructor(c, throwable)?;
        let span = self.attr.sema.class(c).span;
        let name = format!("{}.<another>", self.attr.sema.class(c).name);
        let class = self.class_id(c);
        let id = self.new_method(name.clone(), class, true, span);
        let mut b = Body::new(c, name);
        b.is_model = true;
        let (own, result, boolean) = (self.ty(&Ty::class(c)), self.ty(&Ty::class(throwable)), self.ty(&BOOL));
        let this: Operand = b.local(Some("this"), own).into();
        let sure = b.local(Some("sure"), boolean);
        let cond = self.call_model(&mut b, THROWABLE, "$keeps", vec![sure.into()], &BOOL, span);
        b.open();
        b.push(StmtKind::Return(Some(this.clone())), span);
        let then = b.close();
        b.push(StmtKind::If { cond, then, els: Block::default() }, span);
        b.open();
        let copy = self.allocate(&mut b, c, None, span);
        let args = if takes_cause { vec![this.clone()] } else { Vec::new() };
        self.invoke_ctor(&mut b, ctor, copy.clone(), args, span);
        let body = b.close();
        self.or_original(&mut b, body, Vec::new(), &this, throwable);
        if !takes_cause {
            let exception = self.attr.sema.known("java.lang.Exception");
            let exception = self.class_id(exception);
            let init = self.attr.sema.find_methods(throwable, "initCause").first().copied()?;
            let callee = Callee::Virtual(self.virtual_call(init));
            let dst = Some(b.local(None, result));
            b.open();
            b.op(Op::Call { dst, callee, args: vec![copy.clone(), this.clone()] }, span);
            let body = b.close();
            self.or_original(&mut b, body, vec![exception], &this, throwable);
        }
        b.push(StmtKind::Return(Some(copy)), span);
        self.finish_body(id, b, 2, Some(result));
        Some(id)
    }

    /// Executes a block; the original is returned if it throws.
    fn or_original(&mut self, b: &mut Body, body: Block, classes: Vec<ClassId>, this: &Operand, throwable: ClassIdx) {
        let span = self.attr.sema.class(b.class).span;
        let ty = self.ty(&Ty::class(throwable));
        let local = b.local(None, ty);
        b.open();
        b.push(StmtKind::Return(Some(this.clone())), span);
        let handler = b.close();
        b.push(StmtKind::Try { body, catches: vec![Catch { classes, local, body: handler }] }, span);
    }

    /// The constructor, and whether it takes the original.
    fn copying_constructor(&mut self, c: ClassIdx, throwable: ClassIdx) -> Option<(MethodIdx, bool)> {
        self.attr.sema.ensure_members(c);
        let info = self.attr.sema.class(c);
        let of_interface = info.outer.is_some_and(|o| self.attr.sema.is_interface(o));
        let public = info.flags.has(Flags::PUBLIC) || of_interface;
        // A protected class is a public one where it is compiled to. Constructors of inner classes take the object around them.
        let accessible = (public || info.flags.has(Flags::PROTECTED)) && !info.is_local && info.anonymous_of.is_none();
        if !accessible || info.inner {
            return None;
        }
        let throwable = Ty::class(throwable);
        let mut plain = None;
        for ctor in info.ctors.clone() {
            let m = self.attr.sema.method(ctor);
            let exported =
                if matches!(m.origin, MethodOrigin::DefaultCtor) { public } else { m.flags.has(Flags::PUBLIC) };
            let params: Vec<Ty> = m.params.iter().map(|p| self.attr.sema.erase(p)).collect();
            match &params[..] {
                _ if !exported => {}
                [] => plain = Some((ctor, false)),
                [p] if *p == throwable => return Some((ctor, true)),
                _ => {}
            }
        }
        plain
    }
}
