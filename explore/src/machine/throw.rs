//! Exceptions: raising and unwinding.

use super::Pending;
use super::exec::{At, Machine};
use super::limits::Limit;
use super::state::{ClassState, Ending, Frame, Origin, Phase, State};
use super::value::{Loc, Obj, TaskId, Value};
use super::watch::{Event, Watch};
use scoville_evidence::schedule::Site;
use scoville_ir::flat::{Handler, Instr};
use scoville_ir::program::{self, Program};
use scoville_ir::stmt::Op;
use scoville_ir::types::{ClassId, MethodId};
use std::rc::Rc;

/// Why an instruction does not complete.
#[derive(Clone, Debug)]
pub(super) enum Trap {
    /// It raises a new exception of this class with this message.
    Raise(ClassId, Option<String>),
    /// It throws this object.
    Throw(Obj),
    /// It runs into a limit.
    Limit(Limit),
}

impl Trap {
    pub(super) fn null(p: &Program) -> Trap {
        Trap::Raise(p.known.null_pointer, None)
    }
}

impl Machine<'_> {
    /// Lets the instruction at `at` raise what `trap` says.
    pub(super) fn trap<W: Watch>(&self, s: &mut State, at: At, trap: Trap, w: &mut W) -> Result<(), Limit> {
        let thrown = match trap {
            Trap::Limit(limit) => return Err(limit),
            Trap::Throw(o) => o,
            Trap::Raise(class, message) => self.exception(s, at.task, class, message)?,
        };
        self.throw(s, at, thrown, w);
        Ok(())
    }

    /// A new exception object.
    fn exception(&self, s: &mut State, t: TaskId, class: ClassId, message: Option<String>) -> Result<Obj, Limit> {
        let o = self.new_object(s, t, class)?;
        if let Some(m) = message {
            let text = self.new_text(s, t, m.into())?;
            let slot = self.program.field(self.program.known.throwable_message).slot;
            s.write(Loc::Slot(o, slot), Value::Ref(text));
        }
        Ok(o)
    }

    /// The method in which the task waits at most for a stated time, if it is in one.
    #[must_use]
    pub fn limited(&self, s: &State, t: TaskId) -> Option<MethodId> {
        let frames = &s.task(t).frames;
        let at = frames.iter().position(|f| self.program.method(f.method).limit.is_some())?;
        let method = frames[at].method;
        // What a task of the program waits for is its own affair, not that of the worker that executes it.
        let busy = || frames[at + 1..].iter().any(|f| !self.program.method(f.method).is_model);
        let waits = || matches!(self.pending(s, t), Pending::Waits(_));
        let idle = self.program.method(method).limit == Some(program::Limit::Idle);
        (!(idle && waits() && busy())).then_some(method)
    }

    /// The method of a library model in which the task, not the program's code that it calls, is at most for a stated time, if it
    /// says what happens when that is over.
    #[must_use]
    pub fn timed(&self, s: &State, t: TaskId) -> Option<MethodId> {
        let over = self.time_over?;
        let of_model = |f: &&Frame| self.program.method(f.method).is_model;
        let innermost = s.task(t).frames.iter().rev().take_while(of_model);
        let limited = innermost.filter(|f| self.program.method(f.method).limit == Some(program::Limit::Time)).last()?;
        let handlers = &self.program.method(limited.method).code.handlers;
        let answers = |h: &Handler| h.start <= limited.pc && limited.pc < h.end && h.classes.contains(&over);
        handlers.iter().any(answers).then_some(limited.method)
    }

    /// Ends a wait of the task that has a time limit; whether its library model says what happens then.
    pub fn time_over(&self, s: &mut State, t: TaskId) -> bool {
        let (Some(class), Some(_), Some(at)) = (self.time_over, self.timed(s, t), Self::at(s, t)) else { return false };
        let Ok(thrown) = self.exception(s, t, class, None) else { return false };
        self.throw(s, at, thrown, &mut super::watch::Blind);
        true
    }

    /// Ends what the program itself does in a task, by an exception: the library's activations below go on.
    pub fn abandon(&self, s: &mut State, t: TaskId) {
        let Some(at) = Self::at(s, t) else { return };
        let task = s.task_mut(t);
        let keep = task.frames.iter().take_while(|f| self.program.method(f.method).is_model).count();
        if let Some(first) = task.frames.get(keep) {
            task.stack.truncate(first.base as usize);
        }
        task.frames.truncate(keep);
        let left = std::mem::take(&mut task.sections).len() as u32;
        s.sections -= left;
        if let Ok(thrown) = self.exception(s, t, self.program.known.throwable, None) {
            self.throw(s, at, thrown, &mut super::watch::Blind);
        }
    }

    /// Throws `thrown` at `at` and unwinds to its handler, or ends the body of the task.
    fn throw<W: Watch>(&self, s: &mut State, at: At, thrown: Obj, w: &mut W) {
        let p = self.program;
        if !s.origins.contains_key(&thrown) {
            let instr = p.method(at.method).code.instrs.get(at.pc as usize);
            let site = at.site();
            let origin = Origin {
                task: at.task,
                site,
                occurrence: s.counts.as_ref().map_or(0, |c| c.get(at.task, site).saturating_sub(1)),
                span: s.user_span(p, at.task),
                assertion: matches!(instr, Some(Instr::Op(Op::AssertFail { .. }))),
            };
            Rc::make_mut(&mut s.origins).insert(thrown, origin);
        }
        w.event(s, at.task, Some(at.site()), &Event::Thrown(thrown));
        let class = s.heap.get(thrown).class().unwrap_or(p.known.throwable);
        loop {
            let task = s.task_mut(at.task);
            let Some(frame) = task.frames.last_mut() else {
                task.phase = Phase::Finished(Ending::Threw(thrown));
                return;
            };
            let handler = p.method(frame.method).code.handlers.iter().find(|h| {
                h.start <= frame.pc
                    && frame.pc < h.end
                    && (h.classes.is_empty() || h.classes.iter().any(|c| p.is_subclass(class, *c)))
            });
            if let Some(h) = handler {
                frame.pc = h.target;
                let i = frame.base as usize + h.local.index();
                if let Some(slot) = task.stack.get_mut(i) {
                    *slot = Value::Ref(thrown);
                }
                return;
            }
            let (base, init) = (frame.base, frame.init);
            task.frames.pop();
            task.stack.truncate(base as usize);
            if let Some(c) = init {
                task.maker.end();
                if let Some(state) = Rc::make_mut(&mut s.classes).get_mut(c.index()) {
                    *state = ClassState::Failed(thrown);
                }
                w.event(s, at.task, None, &Event::InitEnded(c));
            }
        }
    }

    /// Returns `value` from the innermost activation of `t`.
    pub(super) fn leave<W: Watch>(&self, s: &mut State, t: TaskId, value: Value, w: &mut W) {
        let task = s.task_mut(t);
        let Some(frame) = task.frames.pop() else { return };
        task.stack.truncate(frame.base as usize);
        let Some(caller) = task.frames.last_mut() else {
            task.phase = Phase::Finished(Ending::Returned(value));
            return;
        };
        caller.pc += 1;
        if let Some(dst) = frame.dst {
            let i = caller.base as usize + dst.index();
            if let Some(slot) = task.stack.get_mut(i) {
                *slot = value;
            }
        }
        if let Some(c) = frame.init {
            task.maker.end();
            if let Some(state) = Rc::make_mut(&mut s.classes).get_mut(c.index()) {
                *state = ClassState::Done;
            }
            w.event(s, t, None, &Event::InitEnded(c));
        }
    }

    /// The class and message of an exception object.
    #[must_use]
    pub fn describe_exception(&self, s: &State, o: Obj) -> (String, Option<String>) {
        let p = self.program;
        let object = s.heap.get(o);
        let class = object.class().map_or_else(|| "?".to_owned(), |c| p.class(c).name.clone());
        let message = object.get(p.field(p.known.throwable_message).slot).obj();
        (class, message.and_then(|m| s.heap.text(m)).map(|t| t.to_string()))
    }

    /// The sites of a task's activations, for messages.
    #[must_use]
    pub fn method_name(&self, site: Site) -> &str {
        self.program.methods.get(site.method as usize).map_or("?", |m| m.name.as_str())
    }
}
