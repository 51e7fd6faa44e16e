//! Locals that serve for nothing but themselves, as a counter in `while (!stop) i++;` that nobody looks at.
//!
//! An assignment to a *faint* local, one that only such assignments read, is of no account. It gets a constant, so that a waiting
//! loop that counts its turns comes back to where it was. (Faint variables are a classical data-flow problem: a local is needed if
//! something that may be seen reads it, or an assignment to a local that is needed.)

use crate::flat::{Code, Instr};
use crate::program::{LocalDecl, Program};
use crate::stmt::{BinOp, Op, Rvalue};
use crate::types::{Const, Local, Operand, Prim, Type, TypeId};
use crate::uses::uses;

impl Program {
    /// Lets assignments to locals that serve for nothing assign constants.
    pub fn settle_faint_locals(&mut self) {
        let types = &self.types;
        for m in &mut self.methods {
            let needed = needed(&m.code, m.locals.len());
            for instr in &mut m.code.instrs {
                if let Instr::Op(Op::Let { dst, value }) = instr
                    && cannot_fail(value)
                    && !needed[dst.index()]
                {
                    *value = Rvalue::Use(Operand::Const(default(types, &m.locals, *dst)));
                }
            }
        }
    }
}

/// The locals that something needs.
fn needed(code: &Code, locals: usize) -> Vec<bool> {
    let mut needed = vec![false; locals];
    // For each local, what its value is computed from.
    let mut sources: Vec<Vec<Local>> = vec![Vec::new(); locals];
    let mut open = Vec::new();
    for instr in &code.instrs {
        match instr {
            Instr::Op(Op::Let { dst, value }) if cannot_fail(value) => {
                uses(instr, &mut |l| sources[dst.index()].push(l))
            }
            _ => uses(instr, &mut |l| open.push(l)),
        }
    }
    while let Some(l) = open.pop() {
        if !std::mem::replace(&mut needed[l.index()], true) {
            open.append(&mut sources[l.index()]);
        }
    }
    needed
}

/// Whether a computation has no effect but its value.
fn cannot_fail(value: &Rvalue) -> bool {
    match value {
        Rvalue::Use(_) | Rvalue::Unary(..) | Rvalue::Convert { .. } | Rvalue::RefEq(..) | Rvalue::InstanceOf { .. } => {
            true
        }
        Rvalue::Binary(op, prim, ..) => {
            !matches!(op, BinOp::Div | BinOp::Rem) || matches!(prim, Prim::Float | Prim::Double)
        }
        _ => false,
    }
}

/// What a local of this type holds before anything else.
fn default(types: &[Type], locals: &[LocalDecl], l: Local) -> Const {
    let TypeId(ty) = locals[l.index()].ty;
    match &types[ty as usize] {
        Type::Prim(Prim::Bool) => Const::Bool(false),
        Type::Prim(Prim::Long) => Const::Long(0),
        Type::Prim(Prim::Float) => Const::Float(0.0),
        Type::Prim(Prim::Double) => Const::Double(0.0),
        Type::Prim(_) => Const::Int(0),
        _ => Const::Null,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::build::{BOOL, Body, Builder, INT};

    /// What a local named first is assigned in the end.
    fn assigned(body: impl FnOnce(&mut Body, Local)) -> Vec<bool> {
        let mut p = Builder::new().main(|m| {
            let l = m.local(INT);
            m.set(l, Rvalue::Use(Operand::int(7)));
            body(m, l);
        });
        p.settle_faint_locals();
        let code = &p.methods[p.entry.index()].code;
        let sets = code.instrs.iter().filter_map(|i| match i {
            Instr::Op(Op::Let { dst: Local(0), value }) => Some(value),
            _ => None,
        });
        sets.map(|v| matches!(v, Rvalue::Use(Operand::Const(Const::Int(0))))).collect()
    }

    fn counts(m: &mut Body, l: Local) {
        m.set(l, Rvalue::Binary(BinOp::Add, Prim::Int, l.into(), Operand::int(1)));
    }

    #[test]
    fn a_counter_that_nobody_reads_is_faint() {
        assert_eq!(assigned(counts), [true, true]);
    }

    #[test]
    fn what_is_seen_is_needed() {
        let printed = |m: &mut Body, l: Local| {
            counts(m, l);
            m.print_int(l);
        };
        assert_eq!(assigned(printed), [false, false]);
        let by_another = |m: &mut Body, l: Local| {
            counts(m, l);
            let other = m.int_op(BinOp::Mul, l, Operand::int(2));
            m.print_int(other);
        };
        assert_eq!(assigned(by_another), [false, false]);
        let divides = |m: &mut Body, l: Local| {
            let _ = m.int_op(BinOp::Div, Operand::int(1), l);
        };
        assert_eq!(assigned(divides), [false]);
        let decides = |m: &mut Body, l: Local| {
            let small = m.local(BOOL);
            m.set(small, Rvalue::Binary(BinOp::Lt, Prim::Int, l.into(), Operand::int(3)));
            m.if_else(small, |m| m.print_int(Operand::int(1)), |_| {});
        };
        assert_eq!(assigned(decides), [false]);
    }
}
