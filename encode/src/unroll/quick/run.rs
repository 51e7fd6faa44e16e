//! The inner loop.

use super::super::cont::Cont;
use super::super::exec::{concrete_binary, concrete_convert, concrete_unary};
use super::super::heap::{Kind, Length};
use super::super::machine::{Machine, Slot as At};
use super::super::value::Value;
use super::{CONSTANT, Quick, Ready, Source, answer};
use crate::term::TermId;
use crate::trace::TaskId;
use scoville_evidence::schedule::Site;
use scoville_ir::stmt::{Callee, Mode};
use scoville_ir::types::{Local, MethodId};
use std::rc::Rc;

/// Instructions between two looks at the limits.
const STRETCH: u64 = 0x1000;

/// The innermost activation.
struct Top {
    method: MethodId,
    ready: Rc<Ready>,
    /// Where its locals begin.
    base: usize,
    pc: u32,
}

impl Top {
    fn get(&self, cont: &Cont, s: Source) -> Value {
        match s.0 & CONSTANT {
            0 => cont.regs[self.base + s.0 as usize],
            _ => self.ready.constants[(s.0 & !CONSTANT) as usize],
        }
    }

    fn set(&self, cont: &mut Cont, l: Local, v: Value) {
        cont.regs[self.base + l.index()] = v;
    }

    /// The object that a reference names, if it is known and not null.
    fn object(&self, cont: &Cont, s: Source) -> Option<u32> {
        match self.get(cont, s) {
            Value::Ref(o) if o != 0 => Some(o),
            _ => None,
        }
    }
}

impl Machine<'_> {
    /// Executes instructions on concrete values, as long as they are of the common kinds and every effect is the same as
    /// in general. Leaves the continuation before the first that is not.
    pub fn run_quick(&mut self, task: TaskId, cont: &mut Cont) {
        let plain = self.options.quick && cont.probe.is_none() && cont.ghost.is_none() && cont.split.is_none();
        let unobserved = self.watch.is_none() && self.recorder.is_none() && self.inits_running == 0;
        if !plain || !unobserved || !self.states[task.index()].ready().is_empty() {
            return;
        }
        let Some(mut top) = self.top(cont) else { return };
        self.stand(task, cont);
        let end = self.executed | (STRETCH - 1);
        while self.executed < end {
            match self.quick(task, cont, &mut top) {
                Some(next) => top.pc = next,
                None => break,
            }
            self.executed += 1;
        }
        if let Some(frame) = cont.frames.last_mut() {
            frame.pc = top.pc;
        }
    }

    fn top(&mut self, cont: &Cont) -> Option<Top> {
        let frame = cont.frames.last()?;
        let ready = self.methods.get(self.program, frame.method);
        Some(Top { method: frame.method, ready, base: frame.regs as usize, pc: frame.pc })
    }

    /// Executes one instruction and tells which is next; `None` if it is left to the general case.
    fn quick(&mut self, task: TaskId, cont: &mut Cont, top: &mut Top) -> Option<u32> {
        let value = match top.ready.code.get(top.pc as usize)?.get() {
            Quick::Other => return None,
            Quick::Nop => return Some(top.pc + 1),
            Quick::Jump(to) => return Some(to),
            Quick::Branch(cond, otherwise) => {
                let Value::Bool(holds) = top.get(cont, cond) else { return None };
                return Some(if holds { top.pc + 1 } else { otherwise });
            }
            Quick::LoopEnter(l) => {
                self.loop_enter(cont, l);
                return Some(top.pc + 1);
            }
            Quick::LoopBack(l) => {
                return self.concrete_turn(cont, l).then(|| top.ready.heads[l as usize]);
            }
            Quick::Move(dst, a) => (dst, top.get(cont, a)),
            Quick::Unary(op, dst, a) => (dst, concrete_unary(op, top.get(cont, a))?),
            Quick::Binary(op, dst, a, b) => (dst, concrete_binary(op, top.get(cont, a), top.get(cont, b))?),
            Quick::Convert(to, dst, a) => (dst, concrete_convert(to, top.get(cont, a))?),
            Quick::Same(dst, a, b) => {
                let (Value::Ref(a), Value::Ref(b)) = (top.get(cont, a), top.get(cont, b)) else { return None };
                // Of two objects it is to be asked whether they may be compared.
                if a != b && a != 0 && b != 0 {
                    return None;
                }
                (dst, Value::Bool(a == b))
            }
            Quick::Length(dst, a) => match self.heap.get(top.object(cont, a)?).kind {
                Kind::Array { len: Length::Known(n), .. } => (dst, Value::Int(n)),
                _ => return None,
            },
            Quick::LoadStatic(dst, f) => (dst, self.read_quick(task, cont, top, (0, f.slot), f.checked)?),
            Quick::LoadField(dst, o, f) => {
                let o = top.object(cont, o)?;
                (dst, self.read_quick(task, cont, top, (o, f.slot), f.checked)?)
            }
            Quick::LoadElement(dst, a, i) => {
                let at = self.element(cont, top, a, i)?;
                (dst, self.read_quick(task, cont, top, at, true)?)
            }
            Quick::StoreStatic(f, v) => {
                let v = top.get(cont, v);
                return self.write_quick(task, cont, top, (0, f.slot), f.checked, v);
            }
            Quick::StoreField(o, f, v) => {
                let (o, v) = (top.object(cont, o)?, top.get(cont, v));
                return self.write_quick(task, cont, top, (o, f.slot), f.checked, v);
            }
            Quick::StoreElement(a, i, v) => {
                let v = top.get(cont, v);
                // Whether the array takes such an object is asked in general.
                if let Value::Ref(1..) | Value::Term(_) = v {
                    return None;
                }
                let at = self.element(cont, top, a, i)?;
                return self.write_quick(task, cont, top, at, true, v);
            }
            Quick::Call(n) => return self.call_quick(cont, top, n),
            Quick::Return(v) => return self.return_quick(cont, top, v),
        };
        let (dst, v) = value;
        top.set(cont, dst, v);
        Some(top.pc + 1)
    }

    /// The slot of an element of an array of known length, if the index is within.
    fn element(&self, cont: &Cont, top: &Top, a: Source, i: Source) -> Option<At> {
        let o = top.object(cont, a)?;
        let Value::Int(i) = top.get(cont, i) else { return None };
        match self.heap.get(o).kind {
            Kind::Array { len: Length::Known(n), .. } if (0..n).contains(&i) => Some((o, i as u32)),
            _ => None,
        }
    }

    /// Whether nothing makes the slots of an object special.
    fn is_plain(&self, o: u32) -> bool {
        let object = self.heap.get(o);
        !object.sensitive && !object.forward
    }

    fn read_quick(&mut self, task: TaskId, cont: &mut Cont, top: &Top, at: At, checked: bool) -> Option<Value> {
        if !self.is_plain(at.0) {
            return None;
        }
        if checked {
            self.check_quick(task, cont, top, at, Mode::R);
        }
        self.heap.slots(at.0).get(at.1 as usize).copied()
    }

    fn write_quick(
        &mut self,
        task: TaskId,
        cont: &mut Cont,
        top: &Top,
        at: At,
        checked: bool,
        v: Value,
    ) -> Option<u32> {
        // A finding about a region that is held speaks of this place.
        if !self.is_plain(at.0) || !cont.held.is_empty() {
            return None;
        }
        if checked {
            self.check_quick(task, cont, top, at, Mode::W);
        }
        self.put(task, at, TermId::TRUE, cont, v);
        Some(top.pc + 1)
    }

    /// Compares an access with those of other tasks, if anything runs beside.
    fn check_quick(&mut self, task: TaskId, cont: &mut Cont, top: &Top, at: At, mode: Mode) {
        self.access_count += 1;
        if self.unjoined == 0 {
            return;
        }
        let record = match self.methods.record(self.program, (top.method, top.pc)) {
            Some(record) => record,
            None => {
                if let Some(frame) = cont.frames.last_mut() {
                    frame.pc = top.pc;
                }
                let site = Site { method: top.method.0, pc: top.pc };
                self.record_at(task, cont, site, mode, cont.guard)
            }
        };
        self.enter_shadow(record, at, TermId::TRUE);
    }

    fn call_quick(&mut self, cont: &mut Cont, top: &mut Top, n: u32) -> Option<u32> {
        let caller = top.ready.clone();
        let call = caller.calls.get(n as usize)?;
        if cont.frames.len() >= self.options.depth {
            return None;
        }
        let receiver = || top.object(cont, *call.args.first()?);
        let method = match call.callee {
            Callee::Direct(m) => m,
            Callee::Virtual(s) => match (self.heap.get(receiver()?).kind, call.last.get()) {
                (Kind::Instance(c), Some((class, m))) if c == class => m,
                (Kind::Instance(c), _) => {
                    let m = answer(self.program, c, s)?;
                    call.last.set(Some((c, m)));
                    m
                }
                _ => return None,
            },
        };
        let callee = self.methods.get(self.program, method);
        if callee.instance {
            receiver()?;
        }
        let base = cont.regs.len();
        for a in &call.args {
            let v = top.get(cont, *a);
            cont.regs.push(v);
        }
        cont.regs.extend_from_slice(callee.locals.get(call.args.len()..)?);
        if let Some(frame) = cont.frames.last_mut() {
            frame.pc = top.pc;
        }
        cont.enter(self.program, method, base as u32, call.dst, None);
        *top = Top { method, ready: callee, base, pc: 0 };
        Some(0)
    }

    fn return_quick(&mut self, cont: &mut Cont, top: &mut Top, value: Option<Source>) -> Option<u32> {
        let frame = cont.frames.last()?;
        if cont.frames.len() == 1 || frame.init.is_some() {
            return None;
        }
        let (dst, v) = (frame.dst, value.map(|v| top.get(cont, v)));
        cont.leave();
        *top = self.top(cont)?;
        if let (Some(dst), Some(v)) = (dst, v) {
            top.set(cont, dst, v);
        }
        Some(top.pc + 1)
    }
}
