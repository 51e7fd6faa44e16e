//! Loops without a way out: `while (true) { … }`.
//!
//! Such a loop waits for nothing, and its task is not meant to end. What counts as a way out: to jump or return out of the loop, to
//! throw, to resign, to halt the program; so does a method of the program's that throws, if the loop may call it, and a `catch` of something that only
//! the library throws. To look for a eureka does, and, where threads may interrupt others, to look for an interrupt. That says too much rather than too little.
//! What goes wrong in a program (null, an index out of bounds, an assertion) is no way out.

use crate::machine::state::Frame;
use rustc_hash::{FxHashMap, FxHashSet};
use scoville_ir::flat::{Code, Handler, Instr, LoopInfo};
use scoville_ir::program::{Method, Program};
use scoville_ir::stmt::{Callee, Op};
use scoville_ir::types::{Const, MethodId, Operand, SelectorId};
use scoville_ir::uses::definitions;

/// What threads an interrupt, and the class that is reached where a thread may interrupt another one; library models know both.
const TAKEN: &str = "scoville.Interrupts.taken";
const INTERRUPTING: &str = "scoville.Interrupting";

/// What ends a task whose eureka has been found.
const FOUND: &str = "edu.rice.hj.api.HjEureka.leave";

/// What is thrown where an interrupt, a time limit or a reset has broken a barrier.
const BROKEN: &str = "java.util.concurrent.BrokenBarrierException";
const RESETS: &str = "java.util.concurrent.CyclicBarrier.reset";

/// What an interrupt may be caught as: alone it does not make a way out.
const INTERRUPTED: [&str; 3] = ["java.lang.InterruptedException", "java.lang.Exception", "java.lang.Throwable"];

/// The loops of a program that have no way out.
#[derive(Debug, Default)]
pub struct Exits(Vec<Box<[u32]>>);

impl Exits {
    /// Looks at all loops of the program's own.
    #[must_use]
    pub fn new<'p>(program: &'p Program) -> Exits {
        let mut search = Search { program, answers: None };
        let of = |method: &'p Method| {
            let all = if method.is_model { 0 } else { method.code.loops.len() as u32 };
            (0..all).filter(|id| !search.leads_out(method, *id)).collect()
        };
        Exits(program.methods.iter().map(of).collect())
    }

    /// The loops of a method that have none, unless a caller catches something.
    #[must_use]
    pub fn of(&self, method: MethodId) -> &[u32] {
        self.0.get(method.index()).map_or(&[], |ids| ids)
    }

    /// Whether loop `id` of the last of these activations has no way out.
    #[must_use]
    pub fn is_endless(&self, program: &Program, frames: &[Frame], id: u32) -> bool {
        let Some((top, callers)) = frames.split_last() else { return false };
        let caught = |f: &Frame| {
            let method = program.method(f.method);
            let around = |h: &&Handler| h.start <= f.pc && f.pc < h.end;
            !method.is_model && method.code.handlers.iter().filter(around).any(|h| is_planned(program, h))
        };
        self.of(top.method).contains(&id) && !callers.iter().any(caught)
    }
}

/// Whether a handler is there for something that may be thrown by design.
fn is_planned(program: &Program, h: &Handler) -> bool {
    let resets = || program.methods.iter().any(|m| m.name == RESETS);
    h.classes.iter().any(|c| match program.class(*c).name.as_str() {
        BROKEN => resets(),
        name => !INTERRUPTED.contains(&name),
    })
}

struct Search<'p> {
    program: &'p Program,
    /// What answers a selector, once that has been asked for.
    answers: Option<FxHashMap<SelectorId, Vec<MethodId>>>,
}

impl<'p> Search<'p> {
    fn leads_out(&mut self, method: &'p Method, id: u32) -> bool {
        let code = &method.code;
        let LoopInfo { head, end, .. } = code.loops[id as usize];
        let around = |h: &&Handler| h.start <= head && end <= h.end;
        if code.handlers.iter().filter(around).any(|h| is_planned(self.program, h)) {
            return true;
        }
        let inside = |h: &&Handler| head <= h.start && h.end <= end && is_planned(self.program, h);
        let mut starts: Vec<u32> = code.handlers.iter().filter(inside).map(|h| h.target).collect();
        starts.push(head);
        let mut calls = Vec::new();
        let leaves = follow(code, starts, |pc, instr| {
            calls.extend(called(instr));
            !(head..end).contains(&pc) || matches!(instr, Instr::Return(_)) || ends(method, instr)
        });
        leaves || self.calls_out(calls)
    }

    /// Whether one of these calls may come to what leads out.
    fn calls_out(&mut self, mut calls: Vec<&'p Callee>) -> bool {
        let program = self.program;
        let interrupts = program.classes.iter().any(|c| c.name == INTERRUPTING);
        let mut seen: FxHashSet<MethodId> = FxHashSet::default();
        while let Some(callee) = calls.pop() {
            for m in self.answering(callee) {
                let method = program.method(m);
                if !seen.insert(m) {
                    continue;
                }
                if interrupts && method.name == TAKEN || method.name == FOUND {
                    return true;
                }
                let leaves = follow(&method.code, vec![0], |_, instr| {
                    calls.extend(called(instr));
                    ends(method, instr) && (!method.is_model || !matches!(instr, Instr::Throw(_)))
                });
                if leaves {
                    return true;
                }
            }
        }
        false
    }

    fn answering(&mut self, callee: &Callee) -> Vec<MethodId> {
        let selector = match callee {
            Callee::Direct(m) => return vec![*m],
            Callee::Virtual(selector) => selector,
        };
        let answers = self.answers.get_or_insert_with(|| {
            let mut all: FxHashMap<SelectorId, Vec<MethodId>> = FxHashMap::default();
            for (selector, m) in self.program.classes.iter().flat_map(|c| &c.dispatch) {
                all.entry(*selector).or_default().push(*m);
            }
            all
        });
        answers.get(selector).cloned().unwrap_or_default()
    }
}

fn called(instr: &Instr) -> Option<&Callee> {
    match instr {
        Instr::Op(Op::Call { callee, .. }) => Some(callee),
        _ => None,
    }
}

fn ends(method: &Method, instr: &Instr) -> bool {
    match instr {
        // What a `finally` throws again has been thrown before, if at all.
        Instr::Throw(Operand::Local(l)) => {
            let mut known = l.0 < method.params;
            known |= method.code.handlers.iter().any(|h| !h.classes.is_empty() && h.local == *l);
            method.code.instrs.iter().for_each(|i| definitions(i, &mut |defined| known |= defined == *l));
            known
        }
        Instr::Throw(_) | Instr::Op(Op::Halt(_) | Op::Resign) => true,
        _ => false,
    }
}

/// Follows code from these places up to the ends of turns; whether it comes to an instruction that `leaves`.
fn follow<'c>(code: &'c Code, mut open: Vec<u32>, mut leaves: impl FnMut(u32, &'c Instr) -> bool) -> bool {
    let mut seen = vec![false; code.instrs.len()];
    while let Some(pc) = open.pop() {
        let Some(instr) = code.instrs.get(pc as usize) else { continue };
        if std::mem::replace(&mut seen[pc as usize], true) {
            continue;
        }
        if leaves(pc, instr) {
            return true;
        }
        match instr {
            Instr::Return(_) | Instr::Throw(_) => {}
            // Whatever comes behind the loop is found on the way of its body that leads there.
            Instr::LoopBack(_) => {}
            Instr::Jump(to) => open.push(*to),
            Instr::Branch { cond: Operand::Const(Const::Bool(always)), otherwise } => {
                open.push(if *always { pc + 1 } else { *otherwise });
            }
            Instr::Branch { otherwise, .. } => open.extend([pc + 1, *otherwise]),
            Instr::Switch { cases, default, .. } => open.extend(cases.iter().map(|(_, to)| *to).chain([*default])),
            _ => open.push(pc + 1),
        }
    }
    false
}
