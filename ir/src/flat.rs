//! Linear code of a method.
//!
//! Flattening keeps the structured order: all jumps but the back edges of loops go forward, each loop is a contiguous
//! range, handlers stand behind what they protect. Engines may rely on that: of two positions in one activation, the
//! one that is earlier (by loop iteration counters, outermost first, then by index) can still reach every join point
//! that both will pass.
//!
//! Sections and scopes are made explicit: each way out of an `Atomic` executes `SectionEnd` (with a catch-all handler for
//! exceptions), a `Scope`'s exception goes to `ScopeThrew`, then `ScopeEnd`.

use crate::program::{LocalDecl, Method};
use crate::stmt::{Block, Locks, Mode, Op, Rvalue, Space, Stmt, StmtKind};
use crate::types::{ClassId, Label, Local, Operand, TypeId};
use scoville_evidence::source::Span;

/// A loop of one method.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LoopInfo {
    /// Index of its `LoopEnter`.
    pub enter: u32,
    /// First instruction of the body; target of the back edge.
    pub head: u32,
    /// One past its `LoopBack`.
    pub end: u32,
    /// The innermost loop around it.
    pub parent: Option<u32>,
}

/// A protected range.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Handler {
    /// First protected instruction.
    pub start: u32,
    /// One past the last.
    pub end: u32,
    /// Where it goes on.
    pub target: u32,
    /// What it catches; empty catches everything.
    pub classes: Vec<ClassId>,
    /// Receives the throwable.
    pub local: Local,
}

/// An instruction.
#[derive(Clone, Debug)]
pub enum Instr {
    /// A straight-line operation.
    Op(Op),
    /// Unconditional forward jump.
    Jump(u32),
    /// Falls through if the condition holds, else jumps forward.
    Branch {
        /// Condition.
        cond: Operand,
        /// Target if it does not hold.
        otherwise: u32,
    },
    /// Multi-way forward jump.
    Switch {
        /// An `int`.
        value: Operand,
        /// Distinct cases.
        cases: Vec<(i32, u32)>,
        /// Otherwise.
        default: u32,
    },
    /// Begins a loop: its iteration counter is 0.
    LoopEnter(u32),
    /// Ends an iteration: counts, and jumps to the loop's head.
    LoopBack(u32),
    /// Returns.
    Return(Option<Operand>),
    /// Throws; null faults.
    Throw(Operand),
    /// Opens a finish scope.
    ScopeBegin,
    /// The scope's body ended with this exception.
    ScopeThrew(Operand),
    /// Waits for the tasks of the innermost open scope and closes it; `thrown` receives the exceptions.
    ScopeEnd {
        /// Receives a `Throwable[]`.
        thrown: Local,
    },
    /// Enters a section; may wait; may fault.
    SectionBegin {
        /// Name space.
        space: Space,
        /// Locks.
        locks: Locks,
        /// It ends at a `Leave`, wherever that is, and not at a `SectionEnd`.
        unbounded: bool,
    },
    /// Leaves the innermost section that is not unbounded.
    SectionEnd,
    /// Leaves the innermost unbounded section on this object in this mode; may fault.
    Leave(Operand, Mode),
}

/// Linear code.
#[derive(Clone, Debug, Default)]
pub struct Code {
    /// Instructions; the last one never falls through.
    pub instrs: Vec<Instr>,
    /// Span of each instruction.
    pub spans: Vec<Span>,
    /// Loops; an outer one has a smaller index than those inside it.
    pub loops: Vec<LoopInfo>,
    /// Innermost loop of each instruction (`LoopEnter` itself lies outside, `LoopBack` inside).
    pub loop_of: Vec<Option<u32>>,
    /// Handlers, inner ones first; handlers of one `try` in order.
    pub handlers: Vec<Handler>,
}

impl Code {
    /// The loops around instruction `pc`, outermost first.
    #[must_use]
    pub fn loops_at(&self, pc: u32) -> Vec<u32> {
        let mut nest = Vec::new();
        let mut at = self.loop_of.get(pc as usize).copied().flatten();
        while let Some(l) = at {
            nest.push(l);
            at = self.loops[l as usize].parent;
        }
        nest.reverse();
        nest
    }
}

/// Makes the linear code of `method`; adds the locals, of type `throwable`, that it needs for unwinding.
#[must_use]
pub fn flatten(method: &mut Method, throwable: TypeId) -> Code {
    let body = std::mem::take(&mut method.body);
    let mut f =
        Flattener { code: Code::default(), targets: Vec::new(), current: None, locals: &mut method.locals, throwable };
    f.block(&body);
    f.emit(Instr::Return(None), method.span);
    let code = f.code;
    method.body = body;
    code
}

/// What encloses the statement being flattened, innermost last.
enum Enclosing {
    /// Something `Break` or `Continue` can name, with the jumps to patch.
    Target { label: Label, jumps: Vec<Patch> },
    /// A section, which every jump out of it ends.
    Section(Span),
}

/// A place in the code that wants a jump target.
#[derive(Clone, Copy)]
enum Patch {
    Jump(u32),
    Case(u32, u32),
    Default(u32),
}

struct Flattener<'a> {
    code: Code,
    targets: Vec<Enclosing>,
    current: Option<u32>,
    locals: &'a mut Vec<LocalDecl>,
    throwable: TypeId,
}

impl Flattener<'_> {
    fn here(&self) -> u32 {
        self.code.instrs.len() as u32
    }

    fn emit(&mut self, instr: Instr, span: Span) -> u32 {
        let at = self.here();
        self.code.instrs.push(instr);
        self.code.spans.push(span);
        self.code.loop_of.push(self.current);
        at
    }

    fn patch(&mut self, patch: Patch, target: u32) {
        match patch {
            Patch::Jump(at) => match &mut self.code.instrs[at as usize] {
                Instr::Jump(t) | Instr::Branch { otherwise: t, .. } => *t = target,
                _ => {}
            },
            Patch::Case(at, i) => {
                if let Instr::Switch { cases, .. } = &mut self.code.instrs[at as usize] {
                    cases[i as usize].1 = target;
                }
            }
            Patch::Default(at) => {
                if let Instr::Switch { default, .. } = &mut self.code.instrs[at as usize] {
                    *default = target;
                }
            }
        }
    }

    /// Lets everything that broke to the innermost target go on here, and closes it.
    fn close(&mut self) {
        if let Some(Enclosing::Target { jumps, .. }) = self.targets.pop() {
            let here = self.here();
            for p in jumps {
                self.patch(p, here);
            }
        }
    }

    fn open(&mut self, label: Label) {
        self.targets.push(Enclosing::Target { label, jumps: Vec::new() });
    }

    fn register(&mut self, label: Label, patch: Patch) {
        for t in self.targets.iter_mut().rev() {
            if let Enclosing::Target { label: l, jumps } = t
                && *l == label
            {
                jumps.push(patch);
                return;
            }
        }
    }

    /// Number of sections between here and `label` (all of them for `None`).
    fn sections_out(&self, label: Option<Label>) -> Vec<Span> {
        let mut spans = Vec::new();
        for t in self.targets.iter().rev() {
            match t {
                Enclosing::Target { label: l, .. } if Some(*l) == label => break,
                Enclosing::Target { .. } => {}
                Enclosing::Section(span) => spans.push(*span),
            }
        }
        spans
    }

    fn jump_to(&mut self, label: Label, span: Span) {
        for s in self.sections_out(Some(label)) {
            self.emit(Instr::SectionEnd, s);
        }
        let at = self.emit(Instr::Jump(0), span);
        self.register(label, Patch::Jump(at));
    }

    fn temp(&mut self) -> Local {
        self.locals.push(LocalDecl { name: None, ty: self.throwable });
        Local(self.locals.len() as u32 - 1)
    }

    fn block(&mut self, block: &Block) {
        for s in &block.0 {
            self.stmt(s);
        }
    }

    fn stmt(&mut self, stmt: &Stmt) {
        let span = stmt.span;
        match &stmt.kind {
            StmtKind::Op(op) => {
                if let Op::Let { dst, value: Rvalue::Use(Operand::Local(src)) } = op
                    && dst == src
                {
                    return;
                }
                self.emit(Instr::Op(op.clone()), span);
            }
            StmtKind::If { cond, then, els } => {
                let branch = self.emit(Instr::Branch { cond: cond.clone(), otherwise: 0 }, span);
                self.block(then);
                if els.0.is_empty() {
                    let here = self.here();
                    self.patch(Patch::Jump(branch), here);
                } else {
                    let skip = self.emit(Instr::Jump(0), span);
                    let here = self.here();
                    self.patch(Patch::Jump(branch), here);
                    self.block(els);
                    let here = self.here();
                    self.patch(Patch::Jump(skip), here);
                }
            }
            StmtKind::Switch { value, cases, default } => {
                // A case that leaves sections would need code of its own; front ends put switches inside sections, never
                // sections between a switch and its targets.
                let table = cases.iter().map(|(v, _)| (*v, 0)).collect();
                let at = self.emit(Instr::Switch { value: value.clone(), cases: table, default: 0 }, span);
                for (i, (_, label)) in cases.iter().enumerate() {
                    self.register(*label, Patch::Case(at, i as u32));
                }
                self.register(*default, Patch::Default(at));
            }
            StmtKind::Loop { label, next, body, update } => {
                let id = self.code.loops.len() as u32;
                let enter = self.emit(Instr::LoopEnter(id), span);
                let info = LoopInfo { enter, head: self.here(), end: 0, parent: self.current };
                self.code.loops.push(info);
                let outer = self.current.replace(id);
                self.open(*label);
                self.open(*next);
                self.block(body);
                self.close();
                self.block(update);
                self.emit(Instr::LoopBack(id), span);
                self.code.loops[id as usize].end = self.here();
                self.current = outer;
                self.close();
            }
            StmtKind::Labeled { label, body } => {
                self.open(*label);
                self.block(body);
                self.close();
            }
            StmtKind::Break(label) | StmtKind::Continue(label) => self.jump_to(*label, span),
            StmtKind::Return(value) => {
                for s in self.sections_out(None) {
                    self.emit(Instr::SectionEnd, s);
                }
                self.emit(Instr::Return(value.clone()), span);
            }
            StmtKind::Throw(value) => {
                self.emit(Instr::Throw(value.clone()), span);
            }
            StmtKind::Try { body, catches } => {
                let start = self.here();
                self.block(body);
                let end = self.here();
                let mut skips = vec![self.emit(Instr::Jump(0), span)];
                let mut handlers = Vec::new();
                for c in catches {
                    handlers.push(Handler {
                        start,
                        end,
                        target: self.here(),
                        classes: c.classes.clone(),
                        local: c.local,
                    });
                    self.block(&c.body);
                    skips.push(self.emit(Instr::Jump(0), span));
                }
                self.code.handlers.extend(handlers.into_iter().filter(|h| h.start < h.end));
                let here = self.here();
                for s in skips {
                    self.patch(Patch::Jump(s), here);
                }
            }
            StmtKind::Scope { body, thrown } => {
                self.emit(Instr::ScopeBegin, span);
                let start = self.here();
                self.block(body);
                let end = self.here();
                let skip = self.emit(Instr::Jump(0), span);
                let local = self.temp();
                self.code.handlers.push(Handler { start, end, target: self.here(), classes: Vec::new(), local });
                self.emit(Instr::ScopeThrew(local.into()), span);
                let here = self.here();
                self.patch(Patch::Jump(skip), here);
                self.emit(Instr::ScopeEnd { thrown: *thrown }, span);
            }
            StmtKind::Enter(object, mode) => {
                let locks = Locks::Object(object.clone(), *mode);
                self.emit(Instr::SectionBegin { space: Space::Monitor, locks, unbounded: true }, span);
            }
            StmtKind::Leave(object, mode) => {
                self.emit(Instr::Leave(object.clone(), *mode), span);
            }
            StmtKind::Atomic { space, locks, body } => {
                self.emit(Instr::SectionBegin { space: *space, locks: locks.clone(), unbounded: false }, span);
                let start = self.here();
                self.targets.push(Enclosing::Section(span));
                self.block(body);
                self.targets.pop();
                let end = self.here();
                self.emit(Instr::SectionEnd, span);
                let skip = self.emit(Instr::Jump(0), span);
                let local = self.temp();
                self.code.handlers.push(Handler { start, end, target: self.here(), classes: Vec::new(), local });
                self.emit(Instr::SectionEnd, span);
                self.emit(Instr::Throw(local.into()), span);
                let here = self.here();
                self.patch(Patch::Jump(skip), here);
            }
        }
    }
}
