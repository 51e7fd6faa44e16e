//! What programs do not do with threads costs nothing.
//!
//! Models ask static fields of `scoville.Interrupts`, `scoville.Workers` and the like what the program may do, which static initialisers set to
//! true, and of `scoville.Loops` and `scoville.Actors`, which [`super::endless`] and [`super::after_exit`] answer. That is known once everything has been lowered: then the answers take the place of the questions. Programs that interrupt
//! nobody often have `Thread.currentThread().interrupt()` in a `catch`. That is lowered to a method of its own, so that the model of
//! `Thread.interrupt` is reached only where a thread may interrupt another one. Likewise, many ask `Thread.currentThread()` for what
//! does not tell workers of a pool from each other: its name, which serves to be printed, or its flag. A name that is set lasts to the
//! worker's next task. Of the state of a thread, most ask only whether it is `TERMINATED`.

use super::Lower;
use super::body::Body;
use super::walk::{each, each_block, retain};
use crate::attr::tree::{TCall, TExpr, TKind};
use crate::sema::ty::{ClassIdx, MethodIdx, Ty};
use scoville_ir::stmt::{Op, Place, Rvalue, StmtKind};
use scoville_ir::types::{FieldId, Operand, Prim};

/// Asked by what creates tasks.
const ACTORS: &str = "scoville.Actors";

/// Asked by builders of texts.
const BUILDERS: &str = "scoville.Builders";

/// These are asked often, always in an `if` of its own without an `else`.
const IN_IFS: [(&str, &str); 3] = [(ACTORS, "goOnAfterExit"), (BUILDERS, "more"), (BUILDERS, "characters")];

/// The classes whose fields tell what the program may do.
const ASKED: [&str; 9] = [
    "scoville.Carried",
    "scoville.Interrupts",
    "scoville.Workers",
    "scoville.Ending",
    "scoville.Loops",
    "scoville.Stages",
    "scoville.Interned",
    ACTORS,
    BUILDERS,
];

impl Lower {
    /// To be called when nothing more is reached.
    pub(crate) fn interrupts(&mut self) {
        let mut answers: Vec<(FieldId, bool)> = Vec::new();
        for class in ASKED {
            let class = self.attr.sema.known(class);
            let fields = &self.attr.sema.class(class).fields;
            let asked = fields.iter().filter(|f| self.attr.sema.field(**f).ty == Ty::Prim(Prim::Bool));
            answers.extend(asked.filter_map(|f| self.field_ids.get(f)).map(|f| (*f, false)));
        }
        for (_, init) in &self.model_inits {
            each(&self.methods[init.index()].body, &mut |s| {
                if let StmtKind::Op(Op::Store { place: Place::Static(f), .. }) = &s.kind {
                    answers.iter_mut().filter(|(known, _)| known == f).for_each(|(_, answer)| *answer = true);
                }
            });
        }
        self.derive("scoville.Loops", Lower::puts_for_ever, &mut answers);
        self.derive(ACTORS, Lower::go_on_after_exit, &mut answers);
        for (class, field) in IN_IFS {
            self.leave_out(class, field, &answers);
        }
        for m in &mut self.methods {
            retain(&mut m.body, &mut |s| {
                if let StmtKind::Op(op) = &mut s.kind
                    && let Op::Load { dst, place: Place::Static(f) } = op
                    && let Some((_, value)) = answers.iter().find(|(known, _)| known == f)
                {
                    *op = Op::Let { dst: *dst, value: Rvalue::Use(Operand::bool(*value)) };
                }
                true
            });
        }
    }

    /// Answers what the fields of a class ask, if anything does.
    fn derive(&mut self, class: &str, is_so: fn(&Lower) -> bool, answers: &mut [(FieldId, bool)]) {
        let class = self.attr.sema.known(class);
        let fields = &self.attr.sema.class(class).fields;
        let asked: Vec<FieldId> = fields.iter().filter_map(|f| self.field_ids.get(f)).copied().collect();
        if !asked.is_empty() && is_so(self) {
            answers.iter_mut().filter(|(f, _)| asked.contains(f)).for_each(|(_, answer)| *answer = true);
        }
    }

    /// Where the answer is no, the question and the `if` are left out.
    fn leave_out(&mut self, class: &str, field: &str, answers: &[(FieldId, bool)]) {
        let class = self.attr.sema.known(class);
        let field = self.attr.sema.find_field(class, field).and_then(|f| self.field_ids.get(&f).copied());
        let Some(field) = field.filter(|f| answers.contains(&(*f, false))) else { return };
        for m in &mut self.methods {
            each_block(&mut m.body, &mut |block| {
                let mut asked = None;
                block.0.retain(|s| {
                    let before = asked.take();
                    match &s.kind {
                        StmtKind::Op(Op::Load { dst, place: Place::Static(f) }) if *f == field => {
                            asked = Some(Operand::from(*dst));
                            false
                        }
                        StmtKind::If { cond, .. } => before.as_ref() != Some(cond),
                        _ => true,
                    }
                });
            });
        }
    }

    /// The method that the call is lowered to.
    pub(crate) fn called(&mut self, b: &Body, c: &TCall) -> MethodIdx {
        let on_itself = c
            .recv
            .as_ref()
            .is_some_and(|r| matches!(&r.kind, TKind::Call(of) if self.is_of_thread(of.method, "currentThread")));
        let asks = on_itself && self.asks_what_tells_nothing(c);
        let asked = std::mem::replace(&mut self.asks_current_thread, asks);
        if std::mem::take(&mut self.asks_end) {
            return self.thread_method("scovilleNewOrOver").unwrap_or(c.method);
        }
        if on_itself && self.is_of_thread(c.method, "interrupt") {
            return self.thread_method("scovilleInterruptSelf").unwrap_or(c.method);
        }
        if !asked && !self.is_model(b.class) && self.is_of_thread(c.method, "currentThread") {
            return self.thread_method("scovilleIdentity").unwrap_or(c.method);
        }
        c.method
    }

    /// Whether the call asks its receiver, if that is a thread, for what does not tell the workers of a pool from each other.
    fn asks_what_tells_nothing(&self, c: &TCall) -> bool {
        const THESE: [&str; 6] = ["interrupt", "isInterrupted", "getName", "isDaemon", "isAlive", "getPriority"];
        THESE.iter().any(|name| self.is_of_thread(c.method, name))
    }

    fn is_of_thread(&self, m: MethodIdx, name: &str) -> bool {
        let info = self.attr.sema.method(m);
        &*info.name == name && self.attr.sema.class(info.class).name == "java.lang.Thread"
    }

    fn thread_method(&mut self, name: &str) -> Option<MethodIdx> {
        let thread = self.attr.sema.known("java.lang.Thread");
        self.attr.sema.find_methods(thread, name).first().copied()
    }

    /// Whether the state of a thread is compared with one that tells only whether it has begun or ended.
    pub(crate) fn asks_end(&self, state: &TExpr, compared: &TExpr) -> bool {
        let TKind::Call(c) = &state.kind else { return false };
        let TKind::Static { field, .. } = &compared.kind else { return false };
        let field = self.attr.sema.field(*field);
        matches!(&*field.name, "NEW" | "TERMINATED") && self.is_of_thread(c.method, "getState") && !c.special
    }

    /// What answers, in a class of threads that overrides what the front end calls another method for: that.
    pub(crate) fn own_of_thread(&mut self, c: ClassIdx, m: MethodIdx) -> Option<MethodIdx> {
        const THESE: [(&str, &str); 2] = [("scovilleInterruptSelf", "interrupt"), ("scovilleNewOrOver", "getState")];
        let (_, name) = THESE.iter().find(|(instead, _)| self.is_of_thread(m, instead))?;
        let method = self.thread_method(name)?;
        self.implementation(c, method).filter(|found| *found != method)
    }
}
