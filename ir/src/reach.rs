//! What no schedule reaches (vacuity): atomic sections, regions, assertions and creations of tasks in the user's own code.
//!
//! Every operation of these kinds is marked, and loses its mark when an engine executes it. What keeps its mark when all
//! schedules have been covered is reached by none. Calls of library methods count as what these do; calls within the
//! library do not.

use crate::flat::Instr;
use crate::program::{Method, Program};
use crate::stmt::{Callee, Op, Space};
use crate::types::{MethodId, SelectorId};
use rustc_hash::{FxHashMap, FxHashSet};
use scoville_evidence::source::Span;
use scoville_evidence::verdict::Unreached;
use std::collections::BTreeMap;

/// An operation of a method.
pub type Mark = (MethodId, u32);

/// All operations that are marked at the start.
#[derive(Clone, Debug, Default)]
pub struct Marks(FxHashMap<Mark, (Span, Unreached)>);

impl Marks {
    /// Those of a program.
    #[must_use]
    pub fn new(program: &Program) -> Marks {
        let library = Library::new(program);
        let mut marks = FxHashMap::default();
        for (i, method) in program.methods.iter().enumerate().filter(|(_, m)| !m.is_model) {
            for (pc, instr) in method.code.instrs.iter().enumerate() {
                let pc = match (library.kind(instr, true), instr) {
                    (Some(Unreached::Assertion), Instr::Op(Op::AssertFail { .. })) => checked_at(method, pc),
                    (Some(_), _) => Some(pc),
                    (None, _) => None,
                };
                if let (Some(pc), Some(kind)) = (pc, library.kind(instr, true))
                    && let Some(span) = method.code.spans.get(pc)
                {
                    marks.insert((MethodId(i as u32), pc as u32), (*span, kind));
                }
            }
        }
        Marks(marks)
    }

    /// The operations.
    #[must_use]
    pub fn all(&self) -> FxHashSet<Mark> {
        self.0.keys().copied().collect()
    }

    /// What has kept its mark, in the order of the source. Code that stands once in the source may be there several times
    /// (a `finally`): then it is reached if one of them is. What lies within something that is not reached is not told.
    #[must_use]
    pub fn unreached(&self, kept: &FxHashSet<Mark>) -> Vec<(Span, Unreached)> {
        let mut places: BTreeMap<(Span, Unreached), bool> = BTreeMap::new();
        for (mark, place) in &self.0 {
            *places.entry(*place).or_insert(true) &= kept.contains(mark);
        }
        let mut out: Vec<(Span, Unreached)> = Vec::new();
        // Of spans that begin together the longest comes first.
        let mut all: Vec<_> = places.into_iter().filter(|(_, unreached)| *unreached).map(|(place, _)| place).collect();
        all.sort_by_key(|(s, kind)| (s.file, s.lo, std::cmp::Reverse(s.hi), *kind));
        for (span, kind) in all {
            let within =
                |(outer, _): &(Span, Unreached)| outer.file == span.file && outer.lo <= span.lo && span.hi <= outer.hi;
            if !out.last().is_some_and(within) {
                out.push((span, kind));
            }
        }
        out
    }
}

/// The branch of an `assert` by whether its condition holds: it has the same span as the failure.
fn checked_at(method: &Method, fail: usize) -> Option<usize> {
    let span = method.code.spans.get(fail)?;
    let is = |pc: &usize| {
        matches!(method.code.instrs[*pc], Instr::Branch { .. }) && method.code.spans.get(*pc) == Some(span)
    };
    (0..fail).rev().find(is)
}

/// What methods of the library do.
struct Library<'p> {
    program: &'p Program,
    does: Vec<Option<Unreached>>,
    /// The same of what a call by selector leads to, if all that it may lead to is in the library and does the same.
    selectors: FxHashMap<SelectorId, Option<Unreached>>,
}

impl<'p> Library<'p> {
    fn new(program: &'p Program) -> Library<'p> {
        let mut library = Library { program, does: vec![None; program.methods.len()], selectors: FxHashMap::default() };
        // Callers from their callees, until nothing changes.
        let mut callers: FxHashMap<MethodId, Vec<usize>> = FxHashMap::default();
        let mut todo = Vec::new();
        for (i, method) in program.methods.iter().enumerate().filter(|(_, m)| m.is_model) {
            for instr in &method.code.instrs {
                if let Instr::Op(Op::Call { callee: Callee::Direct(m), .. }) = instr {
                    callers.entry(*m).or_default().push(i);
                }
                if let Some(kind) = library.kind(instr, false) {
                    library.does[i] = library.does[i].max(Some(kind));
                }
            }
            if library.does[i].is_some() {
                todo.push(MethodId(i as u32));
            }
        }
        while let Some(m) = todo.pop() {
            for caller in callers.get(&m).into_iter().flatten() {
                if library.does[m.index()] > library.does[*caller] {
                    library.does[*caller] = library.does[m.index()];
                    todo.push(MethodId(*caller as u32));
                }
            }
        }
        for (selector, m) in program.classes.iter().flat_map(|c| &c.dispatch) {
            let does = library.does[m.index()].filter(|_| program.method(*m).is_model);
            library
                .selectors
                .entry(*selector)
                .and_modify(|all| *all = all.filter(|a| Some(*a) == does))
                .or_insert(does);
        }
        library
    }

    /// What an instruction of the user or of the library is, by itself or as a call.
    fn kind(&self, instr: &Instr, user: bool) -> Option<Unreached> {
        match instr {
            Instr::SectionBegin { space: Space::Isolated | Space::Nested, .. } => Some(Unreached::Section),
            // Those of library classes (`Vector`, locks) are none that the user has written.
            Instr::SectionBegin { space: Space::Monitor, .. } if user => Some(Unreached::Section),
            Instr::Op(Op::Acquire(..)) => Some(Unreached::Region),
            Instr::Op(Op::AssertFail { .. }) => Some(Unreached::Assertion),
            Instr::Op(Op::Spawn { .. }) => Some(Unreached::Task),
            Instr::Op(Op::Call { callee: Callee::Direct(m), .. }) if user && self.program.method(*m).is_model => {
                self.does[m.index()]
            }
            Instr::Op(Op::Call { callee: Callee::Virtual(s), .. }) if user => self.selectors.get(s).copied().flatten(),
            _ => None,
        }
    }
}
