//! Switches: a multi-way break out of nested blocks, one per group of cases.

use super::Lower;
use super::body::{Body, Target};
use super::unwind::Exit;
use crate::attr::tree::{TLabel, TSwitch};
use crate::diag::Span;
use crate::java::ast::TypeKind;
use crate::java::literal::Lit;
use crate::sema::ty::{BOOL, INT};
use scoville_ir::pure::PureFn;
use scoville_ir::stmt::{Block, Op, Place, Rvalue, Stmt, StmtKind};
use scoville_ir::types::{Label, Local, Operand};

/// More groups of cases than this nest too deep for later passes.
const MAX_GROUPS: usize = 1000;

impl Lower {
    pub(crate) fn switch_value(&mut self, b: &mut Body, s: &TSwitch, span: Span) -> Operand {
        let Some(ty) = &s.value else { return Operand::null() };
        let ty = self.ty(ty);
        let dst = b.local(None, ty);
        self.switch(b, s, Some(dst), span);
        dst.into()
    }

    pub(crate) fn switch(&mut self, b: &mut Body, s: &TSwitch, value: Option<Local>, span: Span) {
        if s.cases.len() > MAX_GROUPS {
            let message = format!("a switch of more than {MAX_GROUPS} groups of cases is not supported");
            self.attr.sema.error("too-large", span, message);
            return;
        }
        let leave = b.label();
        b.jumps.insert(s.id, Target { leave, next: None, depth: b.finallies.len(), value });
        b.open();
        let scrutinee = self.expr(b, &s.scrutinee);
        let labels: Vec<Label> = s.cases.iter().map(|_| b.label()).collect();
        let by_number = s.var.is_none() && s.cases.iter().flat_map(|c| &c.labels).all(|l| matches!(l, TLabel::Int(_)));
        let is_int = s.scrutinee.ty == INT;
        if let Some(var) = &s.var {
            let held = self.declare_var(b, var);
            b.set(held, scrutinee.clone(), span);
        }
        let no_match = b.label();
        let default = s.cases.iter().position(|c| c.default).map_or(no_match, |i| labels[i]);
        // Evaluated before the nest opens: an index for strings, enums and tests.
        let (number, numbered) = if by_number && is_int {
            let cases = numbered(s, &labels);
            (scrutinee, cases)
        } else {
            self.case_number(b, s, scrutinee, &labels, span)
        };
        b.open();
        b.push(StmtKind::Switch { value: number, cases: numbered, default }, s.scrutinee.span);
        let mut inner = b.close();
        for (case, label) in s.cases.iter().zip(&labels) {
            // What came before, as a block that this case's label leaves; then this case's statements.
            b.open();
            let at = case.body.first().map_or(span, |x| x.span);
            b.push(StmtKind::Labeled { label: *label, body: std::mem::take(&mut inner) }, at);
            self.stmts(b, &case.body);
            if s.arrow {
                self.exit(b, Exit::Break(s.id), at);
            }
            inner = b.close();
        }
        // Nothing matched and there is no default.
        b.open();
        b.push(StmtKind::Break(leave), span);
        let skip = b.close();
        let mut all = inner.0;
        all.extend(skip.0);
        b.push(StmtKind::Labeled { label: no_match, body: Block(all) }, span);
        if value.is_some() && default == no_match {
            self.throw_new(b, "java.lang.MatchException", span);
        }
        let body = b.close();
        b.push(StmtKind::Labeled { label: leave, body }, span);
    }

    /// For strings, enums and tests: the number of the matching case (from 0), or -1.
    fn case_number(
        &mut self,
        b: &mut Body,
        s: &TSwitch,
        scrutinee: Operand,
        labels: &[Label],
        span: Span,
    ) -> (Operand, Vec<(i32, Label)>) {
        let int = self.ty(&INT);
        let boolean = self.ty(&BOOL);
        let number = b.temp(Rvalue::Use(Operand::int(-1)), int, span);
        let is_string = self.attr.sema.is_string(&s.scrutinee.ty);
        let for_null = s.cases.iter().position(|c| c.null);
        if is_string && for_null.is_none() {
            // A null string faults even if there is no case.
            b.temp(Rvalue::Pure(PureFn::StrLength, vec![scrutinee.clone()]), int, span);
        }
        let mut table = Vec::new();
        let mut n = 0;
        let mut tests: Vec<Vec<Stmt>> = Vec::new();
        let mut conds = Vec::new();
        if !is_string && for_null.is_none() && s.scrutinee.ty.is_ref() {
            self.null_check(b, scrutinee.clone(), span);
        }
        if let Some(class) = s.scrutinee.ty.class_idx()
            && self.attr.sema.class(class).kind == TypeKind::Enum
        {
            self.init_class(b, class, span);
        }
        // Null first, so that the other tests need not think of it.
        if let Some(label) = for_null.and_then(|i| labels.get(i)) {
            b.open();
            let cond = b.temp(Rvalue::RefEq(scrutinee.clone(), Operand::null()), boolean, span);
            b.open();
            b.set(number, Operand::int(n), span);
            conds.push((Operand::from(cond), b.close()));
            tests.push(b.close().0);
            table.push((n, *label));
            n += 1;
        }
        for (case, label) in s.cases.iter().zip(labels) {
            for test in &case.tests {
                b.open();
                let cond = self.expr(b, test);
                b.open();
                b.set(number, Operand::int(n), span);
                let then = b.close();
                conds.push((cond, then));
                tests.push(b.close().0);
                table.push((n, *label));
                n += 1;
            }
            for l in &case.labels {
                b.open();
                let cond = match l {
                    TLabel::Str(units) => {
                        let text = self.constant(&Lit::Str(units.clone()), span);
                        b.temp(
                            Rvalue::Pure(PureFn::StrEquals, vec![scrutinee.clone(), Operand::Const(text)]),
                            boolean,
                            span,
                        )
                    }
                    TLabel::Enum(f) => {
                        let id = self.field_id(*f);
                        let ty = self.attr.sema.field(*f).ty.clone();
                        let constant = self.load(b, Place::Static(id), &ty, span);
                        b.temp(Rvalue::RefEq(scrutinee.clone(), constant), boolean, span)
                    }
                    TLabel::Int(_) => b.temp(Rvalue::Use(Operand::bool(false)), boolean, span),
                };
                b.open();
                b.set(number, Operand::int(n), span);
                let then = b.close();
                conds.push((cond.into(), then));
                tests.push(b.close().0);
                table.push((n, *label));
                n += 1;
            }
        }
        // Tests one after another, each only if none before matched: flat, with a guard.
        for (i, (mut test, (cond, then))) in tests.into_iter().zip(conds).enumerate() {
            test.push(Stmt { kind: StmtKind::If { cond, then, els: Block::default() }, span });
            if i == 0 {
                for s in test {
                    b.push(s.kind, s.span);
                }
                continue;
            }
            let none = b.temp(
                Rvalue::Binary(
                    scoville_ir::stmt::BinOp::Lt,
                    crate::java::ast::Prim::Int,
                    number.into(),
                    Operand::int(0),
                ),
                boolean,
                span,
            );
            b.push(StmtKind::If { cond: none.into(), then: Block(test), els: Block::default() }, span);
        }
        (number.into(), table)
    }

    /// Faults if the reference is null.
    pub(crate) fn null_check(&mut self, b: &mut Body, v: Operand, span: Span) {
        let string = self.attr.sema.string();
        let ty = self.ty(&string);
        let dst = b.local(None, ty);
        b.op(Op::Let { dst, value: Rvalue::ClassName(v) }, span);
    }
}

fn numbered(s: &TSwitch, labels: &[Label]) -> Vec<(i32, Label)> {
    s.cases
        .iter()
        .zip(labels)
        .flat_map(|(c, l)| {
            c.labels.iter().filter_map(move |x| match x {
                TLabel::Int(i) => Some((*i, *l)),
                _ => None,
            })
        })
        .collect()
}
