//! What tasks need besides their entries in the trace.

use super::barriers::RegId;
use super::cont::Cont;
use super::heap::Maker;
use crate::order::Knowledge;
use crate::term::TermId;
use crate::trace::Few;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// Continuations of a task: mostly one, and none once it has ended.
pub type Conts = SmallVec<[Box<Cont>; 1]>;

/// What a task needs only until it has ended on all its paths.
#[derive(Debug, Default)]
pub struct Live {
    /// How many things the task made at each operation.
    pub made: FxHashMap<(u32, u32), u32>,
    /// Continuations that can run.
    pub ready: Conts,
    /// Continuations that wait.
    pub waiting: Conts,
    /// Registrations on barriers that it has held on some path.
    pub regs: Vec<RegId>,
    /// Its places in scopes: when nothing of it goes on, others use them.
    frames: Few<u32>,
}

/// What a task needs besides its trace entry. There may be a million of them, of which few go on at a time.
#[derive(Debug)]
pub struct TaskState {
    /// What it needs as long as it goes on.
    live: Option<Box<Live>>,
    /// Its stable name, as one that makes things.
    pub maker: Maker,
    /// Cell for the result, 0 if none.
    pub result: u32,
    /// The object that stands for the task, 0 as long as it has not asked.
    pub token: u32,
    /// Whether it does what is left of one that has resigned.
    pub rest: bool,
    /// How many of its events are such that it may have to wait there.
    pub waits: u32,
    /// What it knew when it was spawned.
    pub inherited: Knowledge,
    /// Guard under which it has not ended.
    pub open: TermId,
}

impl TaskState {
    /// The state of a new task.
    pub fn new(maker: Maker, result: u32, inherited: Knowledge, open: TermId) -> Self {
        TaskState { live: Some(Box::default()), maker, result, token: 0, rest: false, waits: 0, inherited, open }
    }

    /// What it needs as long as it goes on.
    pub fn live(&mut self) -> &mut Live {
        self.live.get_or_insert_default()
    }

    /// Continuations that can run.
    pub fn ready(&self) -> &[Box<Cont>] {
        self.live.as_ref().map_or(&[], |l| &l.ready)
    }

    /// Continuations that wait.
    pub fn waiting(&self) -> &[Box<Cont>] {
        self.live.as_ref().map_or(&[], |l| &l.waiting)
    }

    /// It uses this place in a scope from now on.
    pub fn uses(&mut self, frame: u32) {
        self.live().frames.push(frame);
    }

    /// Nothing of it goes on any more. Yields its places in scopes.
    pub fn end(&mut self) -> Few<u32> {
        self.live.take().map(|l| l.frames).unwrap_or_default()
    }
}
