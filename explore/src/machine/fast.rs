//! A short cut for runs of local computation: nothing here touches shared memory, faults or calls.

use super::arith;
use super::exec::Machine;
use super::heap::Heap;
use super::state::State;
use super::value::{TaskId, Value};
use scoville_ir::flat::Instr;
use scoville_ir::stmt::{Op, Rvalue};
use scoville_ir::types::{Const, Operand};
use std::rc::Rc;

/// The value of an operand other than a string constant.
fn operand(stack: &[Value], base: usize, o: &Operand) -> Option<Value> {
    Some(match o {
        Operand::Local(l) => stack.get(base + l.index()).copied().unwrap_or(Value::Null),
        Operand::Const(c) => match c {
            Const::Null => Value::Null,
            Const::Bool(b) => Value::Bool(*b),
            Const::Int(i) => Value::Int(*i),
            Const::Long(i) => Value::Long(*i),
            Const::Float(f) => Value::Float(*f),
            Const::Double(d) => Value::Double(*d),
            Const::Str(_) => return None,
        },
    })
}

/// A computation that cannot fault; `None` for all others.
fn compute(heap: &Heap, stack: &[Value], base: usize, v: &Rvalue) -> Option<Value> {
    let get = |o: &Operand| operand(stack, base, o);
    Some(match v {
        Rvalue::Use(o) => get(o)?,
        Rvalue::Unary(op, prim, a) => arith::unary(*op, *prim, get(a)?),
        Rvalue::Binary(op, prim, a, b) => arith::binary(*op, *prim, get(a)?, get(b)?)?,
        Rvalue::Convert { from, to, value } => arith::convert(*from, *to, get(value)?),
        Rvalue::RefEq(a, b) => Value::Bool(get(a)? == get(b)?),
        Rvalue::ArrayLength(a) => Value::Int(heap.get(get(a)?.obj()?).length().unwrap_or(0) as i32),
        _ => return None,
    })
}

impl Machine<'_> {
    /// Executes local instructions of `t` until it comes to one of another kind or has executed `s.steps` up to `end`.
    pub(super) fn run_local(&self, s: &mut State, t: TaskId, end: u64) {
        let State { heap, tasks, steps, .. } = s;
        let Some(task) = tasks.get_mut(t.index()).map(Rc::make_mut) else { return };
        task.code.clear();
        let Some(frame) = task.frames.last_mut() else { return };
        let code = &self.program.method(frame.method).code;
        let marks = self.reached.as_ref().map_or(&[][..], |r| r.of(frame.method));
        let endless = self.exits.of(frame.method);
        let (stack, base) = (&mut task.stack, frame.base as usize);
        let mut pc = frame.pc;
        while *steps < end {
            let Some(instr) = code.instrs.get(pc as usize) else { break };
            pc = match instr {
                Instr::Op(Op::Let { dst, value }) => {
                    let Some(v) = compute(heap, stack, base, value) else { break };
                    if let Some(slot) = stack.get_mut(base + dst.index()) {
                        *slot = v;
                    }
                    pc + 1
                }
                Instr::Jump(to) => *to,
                Instr::Branch { cond, otherwise } => {
                    let Some(v) = operand(stack, base, cond) else { break };
                    if let Some(mark) = marks.get(pc as usize) {
                        mark.set(false);
                    }
                    if v.truth() { pc + 1 } else { *otherwise }
                }
                Instr::LoopEnter(_) => pc + 1,
                // That is told.
                Instr::LoopBack(l) if endless.contains(l) => break,
                Instr::LoopBack(l) => code.loops.get(*l as usize).map_or(pc + 1, |l| l.head),
                _ => break,
            };
            *steps += 1;
        }
        frame.pc = pc;
    }
}
