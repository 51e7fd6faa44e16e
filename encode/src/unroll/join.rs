//! Splitting and merging continuations.

use super::cont::Cont;
use super::machine::Machine;
use super::value::Value;
use crate::fault::{Fault, planted};
use crate::term::TermId;
use crate::trace::TaskId;

impl Machine<'_> {
    /// Splits a continuation on a condition: it keeps the true side, the other one is returned. A side whose guard is
    /// false does not exist; then the continuation itself takes the only side.
    pub fn split(&mut self, _task: TaskId, cont: &mut Cont, cond: TermId) -> Option<Cont> {
        let not = self.terms.not(cond);
        let yes = self.terms.and(cont.guard, cond);
        let no = self.terms.and(cont.guard, not);
        if yes == TermId::FALSE {
            cont.split = Some((cond, false));
            cont.guard = no;
            return None;
        }
        let mut other = None;
        if no != TermId::FALSE {
            let mut o = cont.clone();
            o.guard = if planted(Fault::OneSidedGuard) { yes } else { no };
            o.split = Some((cond, false));
            other = Some(o);
        }
        cont.guard = yes;
        cont.split = Some((cond, true));
        other
    }

    /// Merges a continuation with another one that stands at the same place.
    pub fn merge(&mut self, task: TaskId, cont: &mut Cont, b: &Cont) {
        let either = self.terms.or(cont.guard, b.guard);
        // What tells the one from the other where it is one of them.
        let cond = self.terms.within(cont.guard, either);
        cont.guard = either;
        let cond = if planted(Fault::MergeSwapsPaths) { self.terms.not(cond) } else { cond };
        for i in 0..cont.regs.len() {
            cont.regs[i] = Value::ite(cond, cont.regs[i], b.regs[i], &mut self.terms);
        }
        let (context, own) = cont.context;
        cont.context.0 = Value::ite(cond, context, b.context.0, &mut self.terms);
        cont.context.1 = Value::ite(cond, own, b.context.1, &mut self.terms);
        cont.open_hash = Value::ite(cond, cont.open_hash, b.open_hash, &mut self.terms);
        for (x, y) in cont.loops.iter_mut().zip(&b.loops) {
            x.symbolic = x.symbolic.max(y.symbolic);
            x.watermark = x.watermark.max(y.watermark);
            if x.guard != y.guard {
                x.guard = None;
            }
        }
        let common = cont.log.iter().zip(&b.log).take_while(|(x, y)| x == y).count();
        cont.log.extend_from_slice(&b.log[common..]);
        for (x, y) in cont.thrown.iter_mut().zip(&b.thrown) {
            x.1 = Value::ite(cond, x.1, y.1, &mut self.terms);
        }
        cont.maker.meet(&b.maker);
        cont.knows = self.order.union(cont.knows, b.knows, TermId::TRUE, &mut self.terms);
        self.new_step(task, cont);
    }
}
