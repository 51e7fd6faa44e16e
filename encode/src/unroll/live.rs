//! Liveness of locals, for the questions whether an iteration or a section leaves anything behind in locals.

use rustc_hash::FxHashMap;
use scoville_ir::flat::{Code, Instr};
use scoville_ir::program::Program;
use scoville_ir::types::{Local, MethodId};
use scoville_ir::uses::{definitions, uses};
use std::rc::Rc;

/// Answers that have been computed.
#[derive(Debug, Default)]
pub struct Cache {
    carried: FxHashMap<(MethodId, u32), Rc<[Local]>>,
    live: FxHashMap<MethodId, Rc<Vec<Vec<bool>>>>,
}

impl Cache {
    /// Which locals of a method are live before an instruction of it.
    pub fn at(&mut self, program: &Program, method: MethodId, pc: u32) -> Vec<bool> {
        let m = program.method(method);
        let live = self.live.entry(method).or_insert_with(|| Rc::new(live_in(&m.code, m.locals.len())));
        live.get(pc as usize).cloned().unwrap_or_default()
    }

    /// The locals that are live at the head of the loop and assigned in the loop: what an iteration leaves behind in
    /// locals for the next one.
    pub fn carried(&mut self, program: &Program, method: MethodId, id: u32) -> Rc<[Local]> {
        let compute = || {
            let code = &program.method(method).code;
            let live = live_in(code, program.method(method).locals.len());
            let info = code.loops[id as usize];
            let head = &live[info.head as usize];
            let mut carried = Vec::new();
            let mut assign = |l: Local| {
                if head[l.index()] && !carried.contains(&l) {
                    carried.push(l);
                }
            };
            for pc in info.head..info.end {
                definitions(&code.instrs[pc as usize], &mut assign);
            }
            for h in code.handlers.iter().filter(|h| h.start >= info.head && h.start < info.end) {
                assign(h.local);
            }
            carried.sort_unstable();
            carried.into()
        };
        self.carried.entry((method, id)).or_insert_with(compute).clone()
    }
}

/// Live locals before each instruction (backward data flow to a fixed point).
fn live_in(code: &Code, locals: usize) -> Vec<Vec<bool>> {
    let mut live = vec![vec![false; locals]; code.instrs.len() + 1];
    let mut changed = true;
    while changed {
        changed = false;
        for pc in (0..code.instrs.len()).rev() {
            let mut now = vec![false; locals];
            let mut join = |target: usize, live: &[Vec<bool>]| {
                for (n, l) in now.iter_mut().zip(&live[target]) {
                    *n |= *l;
                }
            };
            let instr = &code.instrs[pc];
            match instr {
                Instr::Jump(t) => join(*t as usize, &live),
                Instr::Branch { otherwise, .. } => {
                    join(pc + 1, &live);
                    join(*otherwise as usize, &live);
                }
                Instr::Switch { cases, default, .. } => {
                    cases.iter().for_each(|(_, t)| join(*t as usize, &live));
                    join(*default as usize, &live);
                }
                Instr::LoopBack(l) => join(code.loops[*l as usize].head as usize, &live),
                Instr::Return(_) | Instr::Throw(_) => {}
                _ => join(pc + 1, &live),
            }
            definitions(instr, &mut |l| now[l.index()] = false);
            // An exception may leave before the assignment.
            for h in code.handlers.iter().filter(|h| h.start <= pc as u32 && (pc as u32) < h.end) {
                for (i, (n, l)) in now.iter_mut().zip(&live[h.target as usize]).enumerate() {
                    *n |= *l && i != h.local.index();
                }
            }
            uses(instr, &mut |l| now[l.index()] = true);
            if now != live[pc] {
                live[pc] = now;
                changed = true;
            }
        }
    }
    live
}
