//! Casts and tests between classes of the library whose models are related otherwise than they are in Java.

use super::Lower;
use super::body::Body;
use crate::diag::Span;
use crate::sema::ty::{BOOL, Ty};
use scoville_ir::pure::PureFn;
use scoville_ir::stmt::{Block, Rvalue, StmtKind};
use scoville_ir::types::{Const, Operand, Type, TypeId};

/// What `Executors.newWorkStealingPool` makes: a `ForkJoinPool` in Java, and no `ThreadPoolExecutor`.
const STEALING: &str = "java.util.concurrent.StealingPool";
const FORK_JOIN: &str = "java.util.concurrent.ForkJoinPool";
const THREADS: &str = "java.util.concurrent.ThreadPoolExecutor";

impl Lower {
    /// Before a program asks whether a value is of a type: ends where the model's answer would not be Java's.
    pub(super) fn check_kin(&mut self, b: &mut Body, value: &Operand, ty: TypeId, span: Span) {
        let Type::Class(c) = self.types[ty.index()] else { return };
        let asked = self.classes[c.index()].name.clone();
        if b.is_model || (asked != FORK_JOIN && asked != THREADS) {
            return;
        }
        let pool = self.attr.sema.known(STEALING);
        let pool = self.ty(&Ty::class(pool));
        let boolean = self.ty(&BOOL);
        let stealing = b.temp(Rvalue::InstanceOf { value: value.clone(), ty: pool }, boolean, span);
        let what = Operand::Const(Const::Str(format!("whether a pool of fork-join tasks is a {asked}").into()));
        let refuse = |b: &mut Body| {
            b.open();
            b.temp(Rvalue::Pure(PureFn::Unsupported, vec![what]), boolean, span);
            b.close()
        };
        if asked == THREADS {
            let then = refuse(b);
            b.push(StmtKind::If { cond: stealing.into(), then, els: Block(Vec::new()) }, span);
            return;
        }
        b.open();
        let same = b.temp(Rvalue::InstanceOf { value: value.clone(), ty }, boolean, span);
        let els = refuse(b);
        b.push(StmtKind::If { cond: same.into(), then: Block(Vec::new()), els }, span);
        let then = b.close();
        b.push(StmtKind::If { cond: stealing.into(), then, els: Block(Vec::new()) }, span);
    }
}
