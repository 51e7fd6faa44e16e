//! Watching an execution from outside.

use super::barriers::Party;
use super::heap::CellState;
use super::regions::{Extent, Held, Misuse};
use super::sections::Section;
use super::state::State;
use super::value::{BarrierId, Loc, Obj, ScopeId, TaskId, Value};
use scoville_evidence::schedule::Site;
use scoville_ir::stmt::Mode;
use scoville_ir::types::ClassId;

/// Whether to go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// Go on.
    Continue,
    /// Stop just before what was announced.
    Stop,
}

/// An access to a shared location.
#[derive(Clone, Copy, Debug)]
pub struct Access {
    /// Who.
    pub task: TaskId,
    /// Where in the heap.
    pub loc: Loc,
    /// How.
    pub mode: Mode,
    /// What is read or stored.
    pub value: Value,
    /// The instruction.
    pub site: Site,
}

/// Something that has just happened.
#[derive(Clone, Debug)]
pub enum Event<'a> {
    /// A task was created.
    Spawned(TaskId),
    /// The task, which awaited these cells, begins.
    Began(&'a [Obj]),
    /// The task ended; its result went to the cell (`Some` whether it was empty), or its exception to its scope.
    Ended {
        /// Scope it belongs to.
        scope: Option<ScopeId>,
        /// Its result cell, and whether that was empty.
        result: Option<(Obj, bool)>,
        /// The exception that was handed to the scope.
        thrown: Option<Obj>,
        /// Registrations that were dropped.
        dropped: &'a [(BarrierId, Party)],
    },
    /// A scope was opened.
    ScopeBegun(ScopeId),
    /// A scope was closed: all its tasks have ended.
    ScopeEnded(ScopeId),
    /// A section began.
    SectionBegun(&'a Section),
    /// A section ended.
    SectionEnded(&'a Section),
    /// A cell was filled, or was full already.
    Filled {
        /// The cell.
        cell: Obj,
        /// With what.
        with: CellState,
        /// Whether it was empty.
        won: bool,
    },
    /// A cell was read.
    CellRead {
        /// The cell.
        cell: Obj,
        /// What it holds.
        state: CellState,
        /// Whether the read waits.
        blocking: bool,
    },
    /// A phase of a barrier was signalled.
    Signalled {
        /// The barrier.
        barrier: BarrierId,
        /// The phase.
        phase: u32,
    },
    /// A phase of a barrier was waited for.
    Waited {
        /// The barrier.
        barrier: BarrierId,
        /// The phase.
        phase: u32,
    },
    /// A registration was dropped.
    Dropped {
        /// On this barrier.
        barrier: BarrierId,
        /// What it was.
        party: Party,
    },
    /// A volatile location was accessed.
    Volatile(Access),
    /// The task begins to initialise a class.
    InitBegun(ClassId),
    /// The task has initialised a class.
    InitEnded(ClassId),
    /// The task uses a class that has an initialiser and is initialised.
    InitSeen(ClassId),
    /// A region was acquired.
    Acquired(&'a Held),
    /// (Parts of) these regions were released.
    Released {
        /// What was asked for.
        extent: Extent,
        /// How.
        mode: Mode,
        /// The regions, as they were before.
        regions: &'a [Held],
    },
    /// A permission operation or a write is wrong.
    Misused(Misuse),
    /// An `assert` failed.
    AssertFailed,
    /// An exception was thrown.
    Thrown(Obj),
    /// An input was chosen.
    Chosen(Value),
    /// The program was halted.
    Halted,
    /// What the task has done was told to those who learn of this object.
    Told(Obj),
    /// The task has learnt what was told of this object.
    Learnt(Obj),
    /// A turn of a loop that has no way out has ended.
    Turned,
    /// A text was printed.
    Printed(&'a str),
}

/// A watcher. All methods do nothing by default.
pub trait Watch {
    /// Whether [`Self::before`] is called.
    const EACH: bool = false;

    /// `task` stands before the instruction `site`.
    fn before(&mut self, _state: &State, _task: TaskId, _site: Site) -> Flow {
        Flow::Continue
    }

    /// `access.task` is about to make a checked plain access.
    fn access(&mut self, _state: &State, _access: &Access) -> Flow {
        Flow::Continue
    }

    /// `task` is about to execute the `AssertFail` at `site`.
    fn failing(&mut self, _state: &State, _task: TaskId, _site: Site) -> Flow {
        Flow::Continue
    }

    /// `task`, which executes the instruction `site` (`None` for the begin and the end of a task), has done this.
    fn event(&mut self, _state: &State, _task: TaskId, _site: Option<Site>, _event: &Event<'_>) {}
}

/// Watches nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Blind;

impl Watch for Blind {}
