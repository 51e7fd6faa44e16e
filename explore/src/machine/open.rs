//! Values that are left open: each stands for all values of its type.
//!
//! A search may leave open what only is passed on, computed with, or printed, as how often a loop has turned until another task told it to
//! stop. Nothing here guesses: whoever would have to know such a value runs into a limit ([`Limit::Looked`]). So an execution with open
//! values is one of the program for any values in their place, up to these values.

use super::exec::{At, Machine};
use super::heap::Data;
use super::limits::Limit;
use super::state::State;
use super::value::{Obj, Value};
use scoville_ir::flat::Instr;
use scoville_ir::open::ANY;
use scoville_ir::pure::PureFn;
use scoville_ir::stmt::{BinOp, Locks, Op, Place, Rvalue, Target};
use scoville_ir::types::{Local, Operand, Prim};
use scoville_ir::uses::uses;

/// What is made of open values.
#[derive(Debug)]
pub(super) enum Made {
    /// No more than copies: the instruction is executed as any other.
    Copies,
    /// An open value.
    Open(u64),
    /// A text that is not known.
    Text,
}

impl Machine<'_> {
    /// Executes an invisible instruction that makes a value of open ones; `false` if it is not such a one.
    ///
    /// # Errors
    /// At a limit.
    pub(super) fn passes_on(&self, s: &mut State, at: At, instr: &Instr) -> Result<bool, Limit> {
        let value = match self.made(s, at, instr)? {
            Made::Copies => return Ok(false),
            Made::Open(from) => Value::Open(from),
            Made::Text => Value::Ref(self.new_text(s, at.task, ANY.to_string().into())?),
        };
        if let Instr::Op(Op::Let { dst, .. }) = instr {
            Self::count(s, at);
            self.set_local(s, at, *dst, value);
            self.goto(s, at.task, at.pc + 1);
        }
        Ok(true)
    }

    /// What the instruction at `at` makes of the open values that it reads.
    ///
    /// # Errors
    /// If it would have to know one.
    pub(super) fn made(&self, s: &State, at: At, instr: &Instr) -> Result<Made, Limit> {
        let base = at.base as usize;
        let local = |l: Local| s.task(at.task).stack.get(base + l.index()).copied().unwrap_or(Value::Null);
        let open = |o: &Operand| match o {
            Operand::Local(l) => local(*l).open(),
            Operand::Const(_) => None,
        };
        let (mut from, mut boxes) = (0, 0);
        uses(instr, &mut |l| {
            let v = local(l);
            from |= v.open().unwrap_or(0);
            boxes |= v.obj().and_then(|o| self.box_left_open(s, o)).unwrap_or(0);
        });
        if let Instr::SectionBegin { locks: Locks::Objects { write, read }, .. } = instr {
            for array in [write, read].into_iter().filter_map(|o| self.peek(s, at, o).obj()) {
                s.heap.get(array).each_ref(&mut |o| boxes |= self.box_left_open(s, o).unwrap_or(0));
            }
        }
        if boxes != 0 && tells_objects_apart(instr, |o| self.peek(s, at, o) == Value::Null) {
            return Err(Limit::Looked(boxes));
        }
        if from == 0 {
            return Ok(Made::Copies);
        }
        match instr {
            Instr::Op(Op::Let { value, .. }) => match value {
                Rvalue::Use(_) | Rvalue::Box { .. } => Ok(Made::Copies),
                Rvalue::Unary(..) | Rvalue::Convert { .. } => Ok(Made::Open(from)),
                Rvalue::Binary(BinOp::Div | BinOp::Rem, prim, _, by) if is_whole(*prim) => {
                    let by = self.peek(s, at, by);
                    if by.open().is_some() || by.long() == 0 { Err(Limit::Looked(from)) } else { Ok(Made::Open(from)) }
                }
                Rvalue::Binary(..) => Ok(Made::Open(from)),
                Rvalue::Pure(f, _) => made_by(*f, from),
                _ => Err(Limit::Looked(from)),
            },
            // A call passes values on, a return as well; nobody is called through a number.
            Instr::Op(Op::Call { .. }) | Instr::Return(_) => Ok(Made::Copies),
            Instr::Op(Op::Store { place: Place::Field(..) | Place::Static(_), .. }) => Ok(Made::Copies),
            Instr::Op(Op::CellFill { .. }) => Ok(Made::Copies),
            Instr::Op(Op::Store { place: Place::Element(_, index), .. }) if open(index).is_none() => Ok(Made::Copies),
            _ => Err(Limit::Looked(from)),
        }
    }

    /// Where the value of a box was left open, if it was: then it is not known either which object it is, since boxes of small numbers
    /// are there once.
    fn box_left_open(&self, s: &State, o: Obj) -> Option<u64> {
        let object = s.heap.get(o);
        let Data::Fields(fields) = &object.data else { return None };
        fields.first()?.open().filter(|_| object.class().is_some_and(|c| self.is_box(c)))
    }
}

/// Whether the instruction does anything that depends on which object it has before it; `null` tells operands that are null.
fn tells_objects_apart(instr: &Instr, null: impl Fn(&Operand) -> bool) -> bool {
    match instr {
        Instr::SectionBegin { .. } | Instr::Leave(..) => true,
        Instr::Op(op) => match op {
            Op::Let { value: Rvalue::RefEq(a, b), .. } => !null(a) && !null(b),
            Op::Let { value: Rvalue::IdentityHash(_) | Rvalue::Holds(..), .. } => true,
            Op::Acquire(_, target) | Op::Release(_, target) => !matches!(target, Target::Location(Place::Static(_))),
            Op::Own { .. } => true,
            _ => false,
        },
        _ => false,
    }
}

fn is_whole(prim: Prim) -> bool {
    !matches!(prim, Prim::Float | Prim::Double | Prim::Bool)
}

/// What a library function makes of an open value.
fn made_by(f: PureFn, from: u64) -> Result<Made, Limit> {
    match f {
        PureFn::StrOfBool | PureFn::StrOfInt | PureFn::StrOfLong | PureFn::StrOfFloat | PureFn::StrOfDouble => {
            Ok(Made::Text)
        }
        PureFn::Sqrt | PureFn::Floor | PureFn::Ceil | PureFn::Rint | PureFn::Sin | PureFn::Cos | PureFn::Log => {
            Ok(Made::Open(from))
        }
        _ => Err(Limit::Looked(from)),
    }
}
