//! Inputs whose value makes no difference, as how long a thread sleeps: `Thread.sleep(random.nextInt(5000))`.
//!
//! A task goes on alone with the least of the values, while it is watched which locals hold something that depends on it, and
//! between which bounds. If all of them are dead before anything but a comparison that comes out the same for all the values
//! has looked at one, then all the values lead to one state, apart from dead locals: one of them stands for all.

use crate::liveness::Liveness;
use crate::machine::arith::{binary, convert};
use crate::machine::rvalue::plain;
use crate::machine::state::{Frame, State};
use crate::machine::watch::{Flow, Watch};
use crate::machine::{Machine, TaskId, Value};
use scoville_evidence::schedule::{InputValue, Site};
use scoville_ir::flat::Instr;
use scoville_ir::program::Program;
use scoville_ir::stmt::{BinOp, Callee, Op, Rvalue};
use scoville_ir::types::{Local, Operand, Prim};
use scoville_ir::uses::{definitions, uses};

/// Instructions that are looked at.
const BUDGET: u64 = 400;

/// What depends on the input: the values for the least and the greatest one. All others are between them.
type Span = (Value, Value);

/// Whether there are so many values that it is worth looking at what they are for.
#[must_use]
pub fn many(lo: i64, hi: i64) -> bool {
    lo < hi && hi.abs_diff(lo) > 1
}

struct Tracker<'a, 'p> {
    program: &'p Program,
    liveness: &'a Liveness<'p>,
    /// Places in the task's stack, with what they hold.
    open: Vec<(usize, Span)>,
    /// Parameters of the call that is being executed.
    passed: Vec<(usize, Span)>,
    forgotten: bool,
}

/// Whether all values from `lo` to `hi`, more than one, for the input that `t` stands before come to the same. The state is left alone.
#[must_use]
pub fn makes_no_difference<'p>(
    machine: &Machine<'p>,
    liveness: &Liveness<'p>,
    s: &State,
    t: TaskId,
    (lo, hi): (i64, i64),
) -> bool {
    let Some(frame) = s.task(t).frames.last().cloned() else { return false };
    let site = Site { method: frame.method.0, pc: frame.pc };
    let Some(Instr::Op(Op::Choose { dst, prim, .. })) = machine.instr(site) else { return false };
    let span = match prim {
        Prim::Int => (Value::Int(lo as i32), Value::Int(hi as i32)),
        Prim::Long => (Value::Long(lo), Value::Long(hi)),
        _ => return false,
    };
    let mut s = s.clone();
    s.counts = None;
    s.output = None;
    let open = vec![(frame.base as usize + dst.index(), span)];
    let mut w = Tracker { program: machine.program, liveness, open, passed: Vec::new(), forgotten: false };
    if machine.perform(&mut s, t, Some(InputValue::Int(lo)), &mut w).is_err() {
        return false;
    }
    machine.advance(&mut s, t, BUDGET, &mut w);
    // It may have come to a visible operation, which has not been looked at.
    w.forgotten || w.settle(&s, t)
}

impl Tracker<'_, '_> {
    /// Takes note of what a call has passed, and forgets what is dead; whether nothing is left.
    fn settle(&mut self, s: &State, t: TaskId) -> bool {
        let frames = &s.task(t).frames;
        let Some(top) = frames.last() else { return true };
        self.open.extend(self.passed.drain(..).map(|(i, span)| (top.base as usize + i, span)));
        self.open.retain(|(slot, _)| {
            let Some(at) = frames.iter().rposition(|f| f.base as usize <= *slot) else { return false };
            let Frame { method, base, pc, .. } = frames[at];
            let local = Local((slot - base as usize) as u32);
            let live = self.liveness.of(method);
            let set = if at + 1 == frames.len() { live.before(pc) } else { live.during(pc) };
            set.contains(local)
        });
        self.open.is_empty()
    }

    fn span(&self, top: &Frame, o: &Operand) -> Option<Span> {
        let Operand::Local(l) = o else { return None };
        let slot = top.base as usize + l.index();
        self.open.iter().find(|(open, _)| *open == slot).map(|(_, span)| *span)
    }

    /// What an instruction that looks at the input makes of it; `None` if it is not followed.
    fn follow(&mut self, s: &State, t: TaskId, top: &Frame, instr: &Instr) -> Option<()> {
        let here = |l: &Local| top.base as usize + l.index();
        match instr {
            Instr::Op(Op::Let { dst, value }) => {
                if let Some(span) = self.computed(s, t, top, value)? {
                    self.open.push((here(dst), span));
                }
            }
            Instr::Op(Op::Call { callee: Callee::Direct(_) | Callee::Virtual(_), args, .. }) => {
                // Who is called does not depend on it: it is a number.
                self.passed = args.iter().enumerate().filter_map(|(i, a)| Some((i, self.span(top, a)?))).collect();
            }
            Instr::Return(Some(o)) => {
                let span = self.span(top, o)?;
                let frames = &s.task(t).frames;
                let caller = frames.get(frames.len().checked_sub(2)?)?;
                self.open.retain(|(slot, _)| *slot < top.base as usize);
                self.open.push((caller.base as usize + top.dst?.index(), span));
            }
            _ => return None,
        }
        Some(())
    }

    /// The values of a computation; nothing if they are all the same.
    fn computed(&self, s: &State, t: TaskId, top: &Frame, value: &Rvalue) -> Option<Option<Span>> {
        let known = |o: &Operand| match o {
            Operand::Local(l) => {
                let v = s.task(t).stack.get(top.base as usize + l.index()).copied();
                v.filter(|v| v.open().is_none())
            }
            Operand::Const(c) => plain(c),
        };
        match value {
            Rvalue::Use(o) => Some(Some(self.span(top, o)?)),
            Rvalue::Convert { from, to, value } => {
                let (a, b) = self.span(top, value)?;
                let (x, y) = (convert(*from, *to, a), convert(*from, *to, b));
                let grows = match (from, to) {
                    (Prim::Int, Prim::Long | Prim::Float | Prim::Double) | (Prim::Long, Prim::Float | Prim::Double) => {
                        true
                    }
                    (Prim::Float | Prim::Double, Prim::Int | Prim::Long) | (Prim::Float, Prim::Double) => true,
                    (Prim::Long, Prim::Int) => whole(a) == whole(x) && whole(b) == whole(y),
                    _ => false,
                };
                grows.then_some(Some((x, y)))
            }
            Rvalue::Binary(op, prim, l, r) => {
                let (span, other, swapped) = match (self.span(top, l), self.span(top, r)) {
                    (Some(span), None) => (span, known(r)?, false),
                    (None, Some(span)) => (span, known(l)?, true),
                    _ => return None,
                };
                let of = |v: Value| if swapped { binary(*op, *prim, other, v) } else { binary(*op, *prim, v, other) };
                let (x, y) = (of(span.0)?, of(span.1)?);
                match op {
                    BinOp::Lt | BinOp::Le | BinOp::Gt | BinOp::Ge => (x.truth() == y.truth()).then_some(None),
                    BinOp::Add | BinOp::Sub | BinOp::Mul => {
                        let exact = |v: Value, result: Value| match (whole(v), whole(other), whole(result)) {
                            (Some(a), Some(b), Some(c)) => {
                                let (a, b) = if swapped { (b, a) } else { (a, b) };
                                let exact = match op {
                                    BinOp::Add => a.checked_add(b),
                                    BinOp::Sub => a.checked_sub(b),
                                    _ => a.checked_mul(b),
                                };
                                exact == Some(c)
                            }
                            (None, None, None) => true,
                            _ => false,
                        };
                        (exact(span.0, x) && exact(span.1, y)).then_some(Some((x, y)))
                    }
                    _ => None,
                }
            }
            _ => None,
        }
    }
}

impl Watch for Tracker<'_, '_> {
    const EACH: bool = true;

    fn before(&mut self, s: &State, t: TaskId, site: Site) -> Flow {
        self.forgotten = self.settle(s, t);
        let instr = self.program.methods[site.method as usize].code.instrs.get(site.pc as usize);
        let (Some(instr), Some(top), false) = (instr, s.task(t).frames.last().cloned(), self.forgotten) else {
            return Flow::Stop;
        };
        let mut looks = false;
        uses(instr, &mut |l| looks |= self.span(&top, &Operand::Local(l)).is_some());
        let mut assigned = Vec::new();
        definitions(instr, &mut |l| assigned.push(top.base as usize + l.index()));
        let before = self.open.len();
        if looks && self.follow(s, t, &top, instr).is_none() {
            return Flow::Stop;
        }
        // What is new was added behind.
        let mut i = 0;
        self.open.retain(|(slot, _)| {
            i += 1;
            i > before || !assigned.contains(slot)
        });
        Flow::Continue
    }
}

/// The value of an integer.
fn whole(v: Value) -> Option<i128> {
    match v {
        Value::Int(i) => Some(i.into()),
        Value::Long(i) => Some(i.into()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::machine::Limits;
    use scoville_ir::build::{Body, Builder, INT};

    /// Whether the values 0 to 9 of an input make no difference to what is done with it.
    fn idle(then: impl FnOnce(&mut Body, Local)) -> bool {
        idle_in(Builder::new(), then)
    }

    fn idle_in(b: Builder, then: impl FnOnce(&mut Body, Local)) -> bool {
        let p = b.main(|m| {
            let v = m.local(INT);
            m.op(Op::Choose { dst: v, prim: Prim::Int, lo: Operand::int(0), hi: Operand::int(9) });
            then(m, v);
            m.print_int(Operand::int(1));
        });
        let machine = Machine::new(&p, Limits::default());
        let mut s = State::new(&p);
        machine.advance(&mut s, TaskId::ROOT, 1000, &mut crate::machine::watch::Blind);
        makes_no_difference(&machine, &Liveness::new(&p), &s, TaskId::ROOT, (0, 9))
    }

    #[test]
    fn a_comparison_that_comes_out_the_same_is_no_difference() {
        assert!(idle(|_, _| {}));
        assert!(idle(|m, v| {
            let longer = m.int_op(BinOp::Mul, v, Operand::int(100));
            let negative = m.int_op(BinOp::Lt, longer, Operand::int(0));
            m.if_else(negative, |m| m.print_int(Operand::int(2)), |_| {});
        }));
    }

    #[test]
    fn what_is_looked_at_is_a_difference() {
        assert!(!idle(|m, v| m.print_int(v)));
        for (op, bound) in [(BinOp::Lt, 9), (BinOp::Ge, 1), (BinOp::Eq, 4)] {
            assert!(!idle(|m, v| {
                let some = m.int_op(op, v, Operand::int(bound));
                m.if_else(some, |m| m.print_int(Operand::int(2)), |_| {});
            }));
        }
        // The product of some of them is negative, though the least and the greatest are not.
        assert!(!idle(|m, v| {
            let large = m.int_op(BinOp::Mul, v, Operand::int(0x3000_0000));
            let negative = m.int_op(BinOp::Lt, large, Operand::int(0));
            m.if_else(negative, |m| m.print_int(Operand::int(2)), |_| {});
        }));
    }

    #[test]
    fn what_is_kept_is_a_difference() {
        let mut b = Builder::new();
        let kept = b.static_int("kept");
        assert!(!idle_in(b, |m, v| m.store_static(kept, v)));
    }
}
