//! Continuations: how a task goes on, under a guard.
//!
//! A task has one continuation as long as nothing symbolic decides where it goes. A symbolic branch splits it; the pieces
//! run in the order of their positions and merge where they meet.

use super::barriers::GateId;
use super::regions::Held;
use super::value::Value;
use crate::order::{Cursor, Knowledge, StepId};
use crate::term::TermId;
use crate::trace::{CellId, ScopeId, SectionId};
use scoville_ir::identity::Maker;
use scoville_ir::program::Program;
use scoville_ir::stmt::Mode;
use scoville_ir::types::{ClassId, Local, MethodId};
use std::cmp::Ordering;
use std::rc::Rc;

/// One activation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// Method.
    pub method: MethodId,
    /// Next instruction.
    pub pc: u32,
    /// Where its locals begin.
    pub regs: u32,
    /// Where its loop states begin.
    pub loops: u32,
    /// Where the caller wants the result.
    pub dst: Option<Local>,
    /// The class whose initialiser this is.
    pub init: Option<ClassId>,
}

/// State of one loop of one activation.
#[derive(Clone, Copy, Debug, Default)]
pub struct LoopState {
    /// Iterations begun before this one.
    pub iteration: u32,
    /// How many of them were entered under a condition of their own.
    pub symbolic: u32,
    /// Guard at the head of this iteration.
    pub guard: Option<TermId>,
    /// Index of the effect log's entry that gathers the finished iterations.
    pub log: u32,
    /// Objects from this place on in the order of their making were made in this iteration.
    pub watermark: u32,
    /// Whether an iteration leaves something behind in locals that the next one reads, once asked.
    pub carries: Option<bool>,
}

/// A state that a concrete loop was in.
#[derive(Clone, Debug)]
pub struct Circle {
    /// Index of the loop's state.
    pub at: u32,
    /// The iteration at whose end it was in that state.
    pub iteration: u32,
    /// After how many iterations it was so again; 0 as long as it was not.
    pub period: u32,
    /// Guard of the path.
    pub guard: TermId,
    /// The locals that the loop carries.
    pub locals: Rc<[Value]>,
}

/// An effect: something written under a guard to an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effect {
    /// When.
    pub guard: TermId,
    /// The place of the object among those that the task has made, see [`Heap::made_by`](super::heap::Heap::made_by); 0 for
    /// statics and everything that others can see.
    pub object: u32,
    /// Stands for the finished iterations of a loop; never for something written just now.
    pub gathered: bool,
}

/// What a continuation waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wait {
    /// All tasks of a scope.
    Scope(ScopeId),
    /// A cell.
    Cell(CellId),
    /// All these cells, before the task begins.
    Cells(Vec<CellId>),
    /// A phase of a barrier.
    Gate(GateId),
    /// A class initialiser.
    Init(ClassId),
}

/// Index of a [`ScopeFrame`].
pub type FrameId = u32;

/// An open scope of a task, shared by its continuations: the cursor of a level moves on for all of them (what one does
/// after another is ordered after it, although both never happen in one execution).
#[derive(Clone, Debug)]
pub struct ScopeFrame {
    /// Where the next step goes.
    pub cursor: Cursor,
    /// The scope; for the lowest frame of a task, the scope that the task belongs to.
    pub scope: ScopeId,
}

/// Ghost execution of one more iteration of a waiting loop; see the module `waiting`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ghost {
    /// Index of the spin it belongs to.
    pub spin: u32,
    /// Depth of the activation of the loop.
    pub depth: u32,
    /// The loop.
    pub id: u32,
    /// Unbounded sections that it has entered.
    pub entered: Vec<(u32, Mode)>,
    /// Which of those of the spin it is.
    pub number: u32,
    /// How much more each input is than the least value, if it has such a value; else it has the greatest one.
    pub inputs: u64,
}

/// A continuation.
#[derive(Clone, Debug)]
pub struct Cont {
    /// When it happens.
    pub guard: TermId,
    /// Activations, innermost last.
    pub frames: Vec<Frame>,
    /// Locals of all activations.
    pub regs: Vec<Value>,
    /// Loop states of all activations.
    pub loops: Vec<LoopState>,
    /// Open scopes, innermost last; the first one is the task's own level.
    pub scopes: Vec<FrameId>,
    /// Open sections, innermost last.
    pub sections: Vec<SectionId>,
    /// The reference that the task carries with it, and whether it has set that itself.
    pub context: (Value, Value),
    /// Whether the task has used a hash code that may be any number, as it notes itself.
    pub open_hash: Value,
    /// Regions held.
    pub held: Held,
    /// Non-tree order edges that lead here.
    pub knows: Knowledge,
    /// What loops carried in locals at the last symbolic end of an iteration, by the index of the loop's state.
    pub heads: Vec<(u32, Rc<[Value]>)>,
    /// States that concrete loops were in.
    pub circles: Vec<Circle>,
    /// Effects since the outermost loop began.
    pub log: Vec<Effect>,
    /// Set in ghost iterations.
    pub ghost: Option<Ghost>,
    /// Set in the last iteration of an endless loop: depth and loop.
    pub probe: Option<(u32, u32)>,
    /// Just split on this condition: what it is here. Not to be merged before it has executed an instruction.
    pub split: Option<(TermId, bool)>,
    /// What it waits for.
    pub wait: Option<Wait>,
    /// Exceptions of finished scopes on their way: bodies that threw, by scope.
    pub thrown: Vec<(ScopeId, Value)>,
    /// Label of what it does now.
    pub step: StepId,
    /// The task as one that makes objects, for their identity hash codes.
    pub maker: Maker,
}

impl Cont {
    /// At the start of the task `maker`, in the scope of frame `own`, with the context that it inherits.
    pub fn new(guard: TermId, own: FrameId, context: Value, knows: Knowledge, step: StepId, maker: Maker) -> Cont {
        Cont {
            guard,
            frames: Vec::new(),
            regs: Vec::new(),
            loops: Vec::new(),
            scopes: vec![own],
            sections: Vec::new(),
            context: (context, Value::Bool(false)),
            open_hash: Value::Bool(false),
            held: Held::default(),
            knows,
            heads: Vec::new(),
            circles: Vec::new(),
            log: Vec::new(),
            ghost: None,
            probe: None,
            split: None,
            wait: None,
            thrown: Vec::new(),
            step,
            maker,
        }
    }

    /// The innermost activation.
    pub fn top(&self) -> Option<&Frame> {
        self.frames.last()
    }

    /// Index of a local of the innermost activation.
    pub fn reg(&self, l: Local) -> usize {
        self.frames.last().map_or(0, |f| f.regs as usize) + l.index()
    }

    /// Opens an activation whose locals are already pushed from `regs` on.
    pub fn enter(&mut self, program: &Program, method: MethodId, regs: u32, dst: Option<Local>, init: Option<ClassId>) {
        let loops = self.loops.len() as u32;
        let count = program.method(method).code.loops.len();
        self.loops.extend(std::iter::repeat_with(LoopState::default).take(count));
        self.frames.push(Frame { method, pc: 0, regs, loops, dst, init });
        if let Some(class) = init {
            self.maker.begin(class);
        }
    }

    /// Closes the innermost activation.
    pub fn leave(&mut self) -> Option<Frame> {
        let frame = self.frames.pop()?;
        if frame.init.is_some() {
            self.maker.end();
        }
        self.regs.truncate(frame.regs as usize);
        self.loops.truncate(frame.loops as usize);
        if self.loops.is_empty() {
            self.log.clear();
        }
        Some(frame)
    }

    /// Records an effect.
    pub fn effect(&mut self, object: u32) {
        if self.loops.is_empty() {
            return;
        }
        let e = Effect { guard: self.guard, object, gathered: false };
        if self.log.last() != Some(&e) {
            self.log.push(e);
        }
    }

    /// What is remembered of the loop whose state is at `at`.
    pub fn circle(&self, at: usize) -> Option<&Circle> {
        self.circles.iter().find(|c| c.at == at as u32)
    }

    /// Position relative to another continuation of the same task: `Less` can still reach every point where both meet.
    pub fn position(&self, other: &Cont, program: &Program) -> Ordering {
        for (a, b) in self.frames.iter().zip(&other.frames) {
            if a.method != b.method {
                return a.method.cmp(&b.method);
            }
            let code = &program.method(a.method).code;
            if a.pc != b.pc || !code.loops.is_empty() {
                let (x, y) = (code.loops_at(a.pc), code.loops_at(b.pc));
                for (l, m) in x.iter().zip(&y) {
                    if l != m {
                        break;
                    }
                    let i = self.loops[a.loops as usize + *l as usize].iteration;
                    let j = other.loops[b.loops as usize + *m as usize].iteration;
                    if i != j {
                        return i.cmp(&j);
                    }
                }
                if a.pc != b.pc {
                    return a.pc.cmp(&b.pc);
                }
            }
        }
        // The deeper one has yet to return to where the other one is.
        other.frames.len().cmp(&self.frames.len())
    }

    /// Whether the two stand at the same place in every respect that a join cannot merge.
    pub fn meets(&self, other: &Cont, program: &Program) -> bool {
        self.split.is_none()
            && other.split.is_none()
            && self.frames == other.frames
            && self.scopes == other.scopes
            && self.sections == other.sections
            && self.ghost == other.ghost
            && self.probe == other.probe
            && self.wait == other.wait
            && self.thrown.len() == other.thrown.len()
            && self.held.same(&other.held)
            && self.position(other, program) == Ordering::Equal
    }
}
