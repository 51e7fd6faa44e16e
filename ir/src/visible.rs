//! Which operations are events of a schedule.
//!
//! The execution contract that both engines keep:
//!
//! * *Visible* operations are the steps of a schedule; everything else (local computation, plain accesses, printing,
//!   calls, class initialisation) is invisible and runs along with the next visible operation of its task. `ScopeBegin`
//!   is invisible, `ScopeEnd` waits for tasks.
//! * The end of a task is a step of its own: a task has ended when its body has returned or thrown and its result
//!   cell is filled or its exception handed to its scope. The root task ends when the entry method returns or throws.
//!   At its end the registrations on barriers that a task holds are dropped.
//! * Making a registration is invisible: no other task can tell when that happened.
//! * Occurrences count every execution of an instruction by a task, from 0, including code of class initialisers
//!   that the task runs. Spawn ordinals count the spawns that a task executes, from 0.
//! * Accesses of a class initialiser to static fields of its class are invisible, also if those are volatile.
//! * A class initialiser runs inline in the first task that executes `InitClass` for it; other tasks wait until it is
//!   done. A task with `awaits` begins when all those cells are full.
//! * A task belongs to the innermost scope that its spawner has open, else to the scope that the spawner itself belongs
//!   to, else to the root. The root task's tasks need not end before it.
//! * A detached task belongs to the first scope of the program, or to the root if there is none.
//! * A daemon belongs to no scope. What it spawns is a daemon, too, unless detached. When only daemons have not ended, the
//!   execution is over.
//! * A task that resigns creates a daemon with what is left of its body, and has only its end before it.
//! * A section that is nested as its space allows takes no lock but is visible all the same.

use crate::flat::Instr;
use crate::program::Program;
use crate::stmt::{Op, Place};
use crate::types::MethodId;

/// Whether `instr` of `method` is a step of a schedule.
#[must_use]
pub fn is_visible(program: &Program, method: MethodId, instr: &Instr) -> bool {
    match instr {
        Instr::ScopeEnd { .. } | Instr::SectionBegin { .. } | Instr::SectionEnd | Instr::Leave(..) => true,
        Instr::Op(op) => match op {
            Op::Spawn { .. }
            | Op::Resign
            | Op::CellFill { .. }
            | Op::CellRead { .. }
            | Op::Acquire(..)
            | Op::Release(..)
            | Op::Choose { .. }
            | Op::Signal { .. }
            | Op::Wait { .. }
            | Op::Drop { .. }
            | Op::Halt(_) => true,
            Op::Load { place, .. } | Op::Store { place, .. } => {
                is_volatile(program, place) && !is_unseen(program, method, place)
            }
            _ => false,
        },
        _ => false,
    }
}

/// Whether `place` is a static field of the class that `method` initialises: no other task sees it before the end of that.
#[must_use]
pub fn is_unseen(program: &Program, method: MethodId, place: &Place) -> bool {
    match place {
        Place::Static(f) => program.class(program.field(*f).class).initializer == Some(method),
        Place::Field(..) | Place::Element(..) => false,
    }
}

/// Whether an access to `place` is an event and never races.
#[must_use]
pub fn is_volatile(program: &Program, place: &Place) -> bool {
    match place {
        Place::Field(_, f) | Place::Static(f) => program.field(*f).is_volatile,
        Place::Element(..) => false,
    }
}

/// Whether accesses to `place` are checked for races.
#[must_use]
pub fn is_checked(program: &Program, place: &Place) -> bool {
    match place {
        Place::Field(_, f) | Place::Static(f) => {
            let f = program.field(*f);
            !f.is_final && !f.is_volatile
        }
        Place::Element(..) => true,
    }
}
