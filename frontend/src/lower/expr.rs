//! Expressions.

use super::Lower;
use super::body::Body;
use crate::attr::tree::{StepOp, TExpr, TKind, TStep};
use crate::diag::Span;
use crate::java::ast::{BinOp as AstOp, Prim};
use crate::java::literal::Lit;
use crate::sema::relate::widens;
use crate::sema::ty::{BOOL, INT, Ty};
use scoville_ir::open::ANY;
use scoville_ir::pure::PureFn;
use scoville_ir::stmt::{BinOp, Op, Place, Rvalue, StmtKind, UnOp};
use scoville_ir::types::{Const, Operand};

/// The IR operator of an arithmetic one.
pub(crate) fn ir_op(op: AstOp) -> BinOp {
    match op {
        AstOp::Mul => BinOp::Mul,
        AstOp::Div => BinOp::Div,
        AstOp::Rem => BinOp::Rem,
        AstOp::Add => BinOp::Add,
        AstOp::Sub => BinOp::Sub,
        AstOp::Shl => BinOp::Shl,
        AstOp::Shr => BinOp::Shr,
        AstOp::Ushr => BinOp::Ushr,
        AstOp::Lt => BinOp::Lt,
        AstOp::Gt => BinOp::Gt,
        AstOp::Le => BinOp::Le,
        AstOp::Ge => BinOp::Ge,
        AstOp::Eq => BinOp::Eq,
        AstOp::Ne => BinOp::Ne,
        AstOp::And | AstOp::AndAnd => BinOp::And,
        AstOp::Xor => BinOp::Xor,
        AstOp::Or | AstOp::OrOr => BinOp::Or,
    }
}

/// Whether both are held as 32-bit integers and the value needs no change.
fn same_representation(from: Prim, to: Prim) -> bool {
    from == to || (to == Prim::Int && widens(from, to))
}

impl Lower {
    /// Evaluates an expression that has a value.
    pub(crate) fn expr(&mut self, b: &mut Body, e: &TExpr) -> Operand {
        self.expr_opt(b, e).unwrap_or_else(Operand::null)
    }

    /// Evaluates an expression; `None` for a call of a void method.
    pub(crate) fn expr_opt(&mut self, b: &mut Body, e: &TExpr) -> Option<Operand> {
        let span = e.span;
        if let Some(c) = &e.constant {
            return Some(Operand::Const(self.constant(c, span)));
        }
        Some(match &e.kind {
            TKind::Const => Operand::null(),
            TKind::Error => {
                // Whoever made it must have said why.
                self.attr.sema.erroneous.get_or_insert(e.span);
                Operand::null()
            }
            TKind::Local(v) => self.read_var(b, v, span),
            TKind::This(c) => self.this_of(b, *c, span),
            TKind::Field { target, field } => {
                let t = self.expr(b, target);
                let f = self.field_id(*field);
                self.load(b, Place::Field(t, f), &self.attr.sema.field(*field).ty.clone(), span)
            }
            TKind::Static { field, effect } => {
                if let Some(t) = effect {
                    self.expr_opt(b, t);
                }
                let place = self.static_place(b, *field, span);
                self.load(b, place, &e.ty, span)
            }
            TKind::Length(a) => {
                let own = matches!(&a.kind, TKind::Local(v) if v.name.is_empty());
                let of_trace = !own && !b.is_model && self.is_trace(&a.ty);
                let a = self.expr(b, a);
                if of_trace {
                    let depth = self.call_model(b, "java.lang.StackTraceElement", "scovilleDepth", vec![a], &INT, span);
                    return Some(depth);
                }
                let ty = self.ty(&INT);
                b.temp(Rvalue::ArrayLength(a), ty, span).into()
            }
            TKind::Index(a, i) => {
                let array = self.operand_before(b, a, &[i]);
                let index = self.expr(b, i);
                self.load(b, Place::Element(array, index), &e.ty, span)
            }
            TKind::Call(c) => return self.call(b, c, &e.ty, span),
            TKind::CtorCall(c) => {
                self.ctor_call(b, c, span);
                return None;
            }
            TKind::New(n) => self.new_object(b, n, span),
            TKind::NewArray(dims) => {
                let ty = self.ty(&e.ty);
                let refs: Vec<&TExpr> = dims.iter().collect();
                let dims = self.operands(b, &refs);
                b.temp(Rvalue::NewArray { ty, dims }, ty, span).into()
            }
            TKind::ArrayInit(items) => self.array_init(b, items, &e.ty, span),
            TKind::Neg(a) => {
                let v = self.expr(b, a);
                self.unary(b, UnOp::Neg, &e.ty, v, span)
            }
            TKind::Not(a) => {
                let v = self.expr(b, a);
                self.unary(b, UnOp::Not, &e.ty, v, span)
            }
            TKind::BitNot(a) => {
                let v = self.expr(b, a);
                let prim = e.ty.prim().unwrap_or(Prim::Int);
                let ones = if prim == Prim::Long { Operand::Const(Const::Long(-1)) } else { Operand::int(-1) };
                let ty = self.ty(&e.ty);
                b.temp(Rvalue::Binary(BinOp::Xor, prim, v, ones), ty, span).into()
            }
            TKind::Chain(first, steps) => self.chain(b, first, steps, span),
            TKind::Convert(a) => {
                let v = self.expr(b, a);
                self.adapt(b, v, &a.ty, e.ty.prim().unwrap_or(Prim::Int), span)
            }
            TKind::Box(a) => {
                let v = self.expr(b, a);
                self.box_value(b, v, a.ty.prim().unwrap_or(Prim::Int), span)
            }
            TKind::Unbox(a) => {
                let v = self.expr(b, a);
                self.unbox(b, v, e.ty.prim().unwrap_or(Prim::Int), span)
            }
            TKind::NonNull(a) => {
                let v = self.expr(b, a);
                self.null_check(b, v.clone(), span);
                v
            }
            TKind::Cast(a) | TKind::Implied(a) => {
                let value = self.expr(b, a);
                let ty = self.ty(&e.ty);
                self.check_kin(b, &value, ty, span);
                b.temp(Rvalue::CheckCast { value, ty }, ty, span).into()
            }
            TKind::Assign { target, value } => self.assign(b, target, value, span),
            TKind::Compound { target, step } => self.compound(b, target, step, span),
            TKind::IncDec { target, prefix, increment } => self.inc_dec(b, target, *prefix, *increment, span),
            TKind::Conditional(c, x, y) => {
                let ty = self.ty(&e.ty);
                let dst = b.local(None, ty);
                let cond = self.expr(b, c);
                b.open();
                let v = self.expr(b, x);
                b.set(dst, v, x.span);
                let then = b.close();
                b.open();
                let v = self.expr(b, y);
                b.set(dst, v, y.span);
                let els = b.close();
                b.push(StmtKind::If { cond, then, els }, c.span);
                dst.into()
            }
            TKind::InstanceOf { value, check, binding } => {
                let v = self.expr(b, value);
                let ty = self.ty(check);
                self.check_kin(b, &v, ty, span);
                let bool_ty = self.ty(&BOOL);
                let dst = b.temp(Rvalue::InstanceOf { value: v.clone(), ty }, bool_ty, span);
                if let Some(var) = binding {
                    let l = self.declare_var(b, var);
                    b.open();
                    b.op(Op::Let { dst: l, value: Rvalue::Use(v) }, span);
                    let then = b.close();
                    b.push(StmtKind::If { cond: dst.into(), then, els: Default::default() }, span);
                }
                dst.into()
            }
            TKind::Lambda(l) => self.lambda(b, l, &e.ty, span),
            TKind::ClassLit { of, initialises } => {
                if *initialises && let Some(c) = of.class_idx() {
                    self.init_class(b, c, span);
                }
                self.class_literal(b, of, span)
            }
            TKind::Switch(s) => self.switch_value(b, s, span),
            TKind::Let { var, value, body } => {
                let l = self.declare_var(b, var);
                let v = self.expr(b, value);
                b.set(l, v, span);
                return self.expr_opt(b, body);
            }
            TKind::Region { acquire, write, target } => {
                self.region(b, *acquire, *write, target, span);
                return None;
            }
        })
    }

    pub(crate) fn constant(&mut self, c: &Lit, span: Span) -> Const {
        match c {
            Lit::Int(i) => Const::Int(*i),
            Lit::Char(c) => Const::Int(i32::from(*c)),
            Lit::Long(i) => Const::Long(*i),
            Lit::Float(f) => Const::Float(*f),
            Lit::Double(d) => Const::Double(*d),
            Lit::Bool(v) => Const::Bool(*v),
            Lit::Null => Const::Null,
            Lit::Str(units) => match String::from_utf16(units) {
                Ok(s) => Const::Str(s.into()),
                Err(_) => {
                    self.attr.sema.error(
                        "unsupported",
                        span,
                        "a string with half of a surrogate pair is not supported",
                    );
                    Const::Str("".into())
                }
            },
        }
    }

    pub(crate) fn load(&mut self, b: &mut Body, place: Place, ty: &Ty, span: Span) -> Operand {
        let ty = self.ty(ty);
        let dst = b.local(None, ty);
        b.op(Op::Load { dst, place }, span);
        dst.into()
    }

    pub(crate) fn static_place(&mut self, b: &mut Body, f: crate::sema::ty::FieldIdx, span: Span) -> Place {
        let class = self.attr.sema.field(f).class;
        self.init_class(b, class, span);
        Place::Static(self.field_id(f))
    }

    fn unary(&mut self, b: &mut Body, op: UnOp, ty: &Ty, v: Operand, span: Span) -> Operand {
        let prim = ty.prim().unwrap_or(Prim::Int);
        let t = self.ty(ty);
        b.temp(Rvalue::Unary(op, prim, v), t, span).into()
    }

    /// Evaluates `e`, whose value is used after the `later` ones: a local that those change is copied.
    pub(crate) fn operand_before(&mut self, b: &mut Body, e: &TExpr, later: &[&TExpr]) -> Operand {
        let v = self.expr(b, e);
        self.kept(b, e, v, later)
    }

    /// The value `v` of `e`, which is used after the `later` ones. It may be the local of a variable itself, and not only
    /// where `e` names one: `++i` and `(short) i` are such values, too.
    fn kept(&mut self, b: &mut Body, e: &TExpr, v: Operand, later: &[&TExpr]) -> Operand {
        let Operand::Local(l) = v else { return v };
        if later.iter().all(|e| is_simple(e)) {
            return v;
        }
        let var = b.vars.iter().find(|(_, local)| **local == l).map(|(var, _)| *var);
        if var.is_some_and(|var| later.iter().any(|l| changes(l, var))) {
            let ty = self.ty(&e.ty);
            return b.temp(Rvalue::Use(v), ty, e.span).into();
        }
        v
    }

    /// Evaluates several expressions in order.
    pub(crate) fn operands(&mut self, b: &mut Body, list: &[&TExpr]) -> Vec<Operand> {
        let mut out = Vec::with_capacity(list.len());
        for (i, e) in list.iter().enumerate() {
            out.push(self.operand_before(b, e, &list[i + 1..]));
        }
        out
    }

    fn array_init(&mut self, b: &mut Body, items: &[TExpr], ty: &Ty, span: Span) -> Operand {
        let ty = self.ty(ty);
        let array = b.temp(Rvalue::NewArray { ty, dims: vec![Operand::int(items.len() as i32)] }, ty, span);
        for (i, item) in items.iter().enumerate() {
            let v = self.expr(b, item);
            let default =
                matches!(&v, Operand::Const(Const::Null | Const::Int(0) | Const::Long(0) | Const::Bool(false)));
            if !default {
                let place = Place::Element(array.into(), Operand::int(i as i32));
                b.op(Op::Store { place, value: v }, item.span);
            }
        }
        array.into()
    }

    // --- conversions ---

    pub(crate) fn box_value(&mut self, b: &mut Body, v: Operand, prim: Prim, span: Span) -> Operand {
        let c = self.attr.sema.boxed(prim);
        self.create_class(c);
        let class = self.class_id(c);
        let ty = self.ty(&Ty::class(c));
        b.temp(Rvalue::Box { class, prim, value: v }, ty, span).into()
    }

    pub(crate) fn unbox(&mut self, b: &mut Body, v: Operand, prim: Prim, span: Span) -> Operand {
        let c = self.attr.sema.boxed(prim);
        let class = self.class_id(c);
        let Some(f) = self.classes[class.index()].instance_fields.first().copied() else { return v };
        self.load(b, Place::Field(v, f), &Ty::Prim(prim), span)
    }

    /// Converts a value of type `from` (unboxing if needed) to a primitive type.
    pub(crate) fn adapt(&mut self, b: &mut Body, v: Operand, from: &Ty, to: Prim, span: Span) -> Operand {
        let (v, p) = match from {
            Ty::Prim(p) => (v, *p),
            _ => match self.attr.sema.unboxed(from) {
                Some(p) => (self.unbox(b, v, p, span), p),
                None => return v,
            },
        };
        if same_representation(p, to) {
            return v;
        }
        let ty = self.ty(&Ty::Prim(to));
        b.temp(Rvalue::Convert { from: p, to, value: v }, ty, span).into()
    }

    /// Converts the result of an operation to the type of the variable it is assigned to.
    pub(crate) fn adapt_to(&mut self, b: &mut Body, v: Operand, from: &Ty, to: &Ty, span: Span) -> Operand {
        match to {
            Ty::Prim(p) => self.adapt(b, v, from, *p, span),
            _ => match (self.attr.sema.unboxed(to), from) {
                (Some(p), Ty::Prim(_)) => {
                    let v = self.adapt(b, v, from, p, span);
                    self.box_value(b, v, p, span)
                }
                _ => v,
            },
        }
    }

    fn is_trace(&self, ty: &Ty) -> bool {
        let Ty::Array(of) = ty else { return false };
        of.class_idx().is_some_and(|c| self.attr.sema.class(c).name == "java.lang.StackTraceElement")
    }

    // --- chains ---

    fn chain(&mut self, b: &mut Body, first: &TExpr, steps: &[TStep], span: Span) -> Operand {
        if let [TStep { op: StepOp::RefEq(_), rhs, .. }, ..] = steps
            && first.ty != Ty::Null
            && rhs.ty != Ty::Null
        {
            self.no_view(b, first);
            self.no_view(b, rhs);
        }
        let same = steps.first().filter(|s| matches!(s.op, StepOp::RefEq(_)));
        self.asks_end = same.is_some_and(|s| self.asks_end(first, &s.rhs));
        let joins = steps.first().is_some_and(|s| s.op == StepOp::Concat);
        let mut open = Some(first).filter(|_| joins).and_then(|e| self.measure(b, e));
        let mut acc = if open.is_some() { Operand::null() } else { self.expr(b, first) };
        let mut i = 0;
        let mut first_local = Some(first).filter(|_| open.is_none());
        while let Some(step) = steps.get(i) {
            if let Some(e) = first_local.take() {
                let later: Vec<&TExpr> = steps.iter().map(|s| &s.rhs).collect();
                acc = self.kept(b, e, acc, &later);
            }
            if step.op == StepOp::Concat {
                let end = i + steps[i..].iter().take_while(|s| s.op == StepOp::Concat).count();
                let known = open.take().or_else(|| Some(first).filter(|_| i == 0).and_then(|e| self.constant_text(e)));
                acc = self.concat(b, acc, known, &steps[i..end], span);
                i = end;
                continue;
            }
            if matches!(step.op, StepOp::And | StepOp::Or) {
                acc = self.short_circuit(b, acc, step);
                i += 1;
                continue;
            }
            let rhs_first = self.step_left(b, acc, step);
            self.asks_end = i == 0 && same.is_some() && self.asks_end(&step.rhs, first);
            let rhs = self.expr(b, &step.rhs);
            acc = self.step(b, rhs_first, rhs, step);
            i += 1;
        }
        acc
    }

    /// The left operand, converted for the step.
    pub(crate) fn step_left(&mut self, b: &mut Body, acc: Operand, step: &TStep) -> Operand {
        match step.op {
            StepOp::Num(_, at) => self.adapt(b, acc, &step.acc, at, step.span),
            _ => acc,
        }
    }

    /// One arithmetic or comparison step on converted operands.
    pub(crate) fn step(&mut self, b: &mut Body, acc: Operand, rhs: Operand, step: &TStep) -> Operand {
        let span = step.span;
        match step.op {
            StepOp::Num(op, at) => {
                let ty = self.ty(&step.ty);
                b.temp(Rvalue::Binary(ir_op(op), at, acc, rhs), ty, span).into()
            }
            StepOp::RefEq(negated) => {
                let by_value = !b.is_model && self.keeps_some(&step.acc) && self.keeps_some(&step.rhs.ty);
                let texts = !b.is_model && self.may_be_texts(&step.acc, &step.rhs.ty);
                let eq = if by_value || texts {
                    let same = if texts { "sameText" } else { "same" };
                    self.call_model(b, "scoville.Values", same, vec![acc, rhs], &BOOL, span)
                } else {
                    let ty = self.ty(&BOOL);
                    b.temp(Rvalue::RefEq(acc, rhs), ty, span).into()
                };
                if negated { self.unary(b, UnOp::Not, &BOOL, eq, span) } else { eq }
            }
            _ => acc,
        }
    }

    /// Refuses what tells whether the view of a map is the one that it had before: here each is a new object.
    pub(crate) fn no_view(&mut self, b: &Body, e: &TExpr) {
        let TKind::Call(call) = &e.kind else { return };
        let info = self.attr.sema.method(call.method);
        let views = ["keySet", "values", "entrySet", "navigableKeySet", "descendingKeySet", "descendingMap"];
        let of_map = info.params.is_empty() && !info.is_static() && self.is_model(info.class);
        if !b.is_model && of_map && views.contains(&&*info.name) {
            let what = format!("which object `{}` of a map returns is not followed", info.name);
            self.attr.sema.unsupported("unsupported", e.span, what);
        }
    }

    /// Whether one of these types is that of texts, and the other may be.
    fn may_be_texts(&mut self, a: &Ty, b: &Ty) -> bool {
        let string = self.attr.sema.string();
        (*a == string || *b == string) && *a != Ty::Null && *b != Ty::Null
    }

    /// Whether equal objects of this type may be one object because the library keeps them.
    fn keeps_some(&self, ty: &Ty) -> bool {
        const CLASSES: [&str; 7] = [
            "java.math.BigDecimal",
            "java.math.BigInteger",
            "java.time.Duration",
            "java.time.Instant",
            "java.time.LocalTime",
            "java.time.Period",
            "java.time.ZoneOffset",
        ];
        ty.class_idx().is_some_and(|c| CLASSES.contains(&self.attr.sema.class(c).name.as_str()))
    }

    fn short_circuit(&mut self, b: &mut Body, acc: Operand, step: &TStep) -> Operand {
        let acc = self.adapt(b, acc, &step.acc, Prim::Bool, step.span);
        let ty = self.ty(&BOOL);
        let dst = b.temp(Rvalue::Use(acc.clone()), ty, step.span);
        b.open();
        let v = self.expr(b, &step.rhs);
        b.set(dst, v, step.rhs.span);
        let block = b.close();
        let (then, els) =
            if step.op == StepOp::And { (block, Default::default()) } else { (Default::default(), block) };
        b.push(StmtKind::If { cond: dst.into(), then, els }, step.span);
        dst.into()
    }

    /// The text of a number that is not known: a measure of work (`HjMetrics`), which nobody takes, and the line of an element of
    /// a stack trace. It may be printed as a part of a text, though to look at the number is refused.
    fn measure(&mut self, b: &mut Body, e: &TExpr) -> Option<Operand> {
        let TKind::Call(c) = &e.kind else { return None };
        let info = self.attr.sema.method(c.method);
        let class = self.attr.sema.class(info.class).name.as_str();
        let line = class == "java.lang.StackTraceElement" && &*info.name == "getLineNumber";
        if self.is_model(b.class) || !line && class != "edu.rice.hj.api.HjMetrics" {
            return None;
        }
        let v = self.expr(b, c.recv.as_ref()?);
        if line {
            let string = self.attr.sema.string();
            return Some(self.call_model(b, "java.lang.StackTraceElement", "scovilleLine", vec![v], &string, e.span));
        }
        let any = Lit::Str(ANY.encode_utf16(&mut [0; 2]).to_vec());
        Some(Operand::Const(self.constant(&any, e.span)))
    }

    /// The text of a constant in a concatenation.
    fn constant_text(&mut self, e: &TExpr) -> Option<Operand> {
        let text = e.constant.as_ref().and_then(crate::attr::constant::text)?;
        Some(Operand::Const(self.constant(&Lit::Str(text), e.span)))
    }

    /// Concatenation of the accumulated value, whose text may be known, and the operands of `steps`; neighbouring constants
    /// are joined, the rest is joined as a balanced tree.
    fn concat(&mut self, b: &mut Body, acc: Operand, known: Option<Operand>, steps: &[TStep], span: Span) -> Operand {
        let first_ty = steps.first().map_or(Ty::Null, |s| s.acc.clone());
        let mut parts: Vec<Operand> = Vec::with_capacity(steps.len() + 1);
        let first = known.unwrap_or_else(|| self.text_of(b, acc, &first_ty, span));
        parts.push(first);
        let operands: Vec<&TExpr> = steps.iter().map(|s| &s.rhs).collect();
        for (i, s) in steps.iter().enumerate() {
            let known = self.constant_text(&s.rhs).or_else(|| self.measure(b, &s.rhs));
            let part = known.unwrap_or_else(|| {
                let v = self.operand_before(b, &s.rhs, &operands[i + 1..]);
                self.text_of(b, v, &s.rhs.ty, s.rhs.span)
            });
            if let (Some(Operand::Const(Const::Str(x))), Operand::Const(Const::Str(y))) = (parts.last(), &part)
                && parts.len() > 1
            {
                let joined = Const::Str(format!("{x}{y}").into());
                parts.pop();
                parts.push(Operand::Const(joined));
            } else {
                parts.push(part);
            }
        }
        let ty = {
            let s = self.attr.sema.string();
            self.ty(&s)
        };
        let balanced = parts.len() > 16;
        while parts.len() > 1 {
            if balanced {
                let mut next = Vec::with_capacity(parts.len() / 2 + 1);
                let mut it = parts.into_iter();
                while let Some(x) = it.next() {
                    match it.next() {
                        Some(y) => next.push(b.temp(Rvalue::Pure(PureFn::StrConcat, vec![x, y]), ty, span).into()),
                        None => next.push(x),
                    }
                }
                parts = next;
            } else {
                let mut it = parts.into_iter();
                let mut acc = it.next().unwrap_or_else(Operand::null);
                for y in it {
                    acc = b.temp(Rvalue::Pure(PureFn::StrConcat, vec![acc, y]), ty, span).into();
                }
                parts = vec![acc];
            }
        }
        match parts.pop() {
            // A lone operand that may be null reads "null".
            Some(v) => v,
            None => Operand::null(),
        }
    }

    /// The text of a value in a concatenation.
    pub(crate) fn text_of(&mut self, b: &mut Body, v: Operand, ty: &Ty, span: Span) -> Operand {
        let f = match ty {
            Ty::Prim(Prim::Bool) => PureFn::StrOfBool,
            Ty::Prim(Prim::Char) => PureFn::StrOfChar,
            Ty::Prim(Prim::Byte | Prim::Short | Prim::Int) => PureFn::StrOfInt,
            Ty::Prim(Prim::Long) => PureFn::StrOfLong,
            Ty::Prim(Prim::Float) => PureFn::StrOfFloat,
            Ty::Prim(Prim::Double) => PureFn::StrOfDouble,
            Ty::Null => return Operand::Const(Const::Str("null".into())),
            t if self.attr.sema.is_string(t) => return v,
            _ => {
                let string = self.attr.sema.string();
                let object = self.attr.sema.object();
                return self.call_model_typed(b, "java.lang.String", "valueOf", &object, vec![v], &string, span);
            }
        };
        let string = self.attr.sema.string();
        let t = self.ty(&string);
        b.temp(Rvalue::Pure(f, vec![v]), t, span).into()
    }
}

/// Whether evaluating `e` assigns nothing, as is seen at a glance.
fn is_simple(e: &TExpr) -> bool {
    e.constant.is_some() || matches!(e.kind, TKind::Const | TKind::Local(_) | TKind::This(_) | TKind::Lambda(_))
}

/// Whether evaluating `e` may assign the variable. Lambda bodies do not run here.
pub(crate) fn changes(e: &TExpr, var: u32) -> bool {
    let any = |list: &[TExpr]| list.iter().any(|x| changes(x, var));
    let target = |t: &TExpr| matches!(&t.kind, TKind::Local(v) if v.id == var) || changes(t, var);
    match &e.kind {
        TKind::Assign { target: t, value } => target(t) || changes(value, var),
        TKind::Compound { target: t, step } => target(t) || changes(&step.rhs, var),
        TKind::IncDec { target: t, .. } => target(t),
        TKind::Field { target: t, .. } => changes(t, var),
        TKind::Static { effect, .. } => effect.as_ref().is_some_and(|x| changes(x, var)),
        TKind::Length(a)
        | TKind::Neg(a)
        | TKind::Not(a)
        | TKind::BitNot(a)
        | TKind::Convert(a)
        | TKind::Box(a)
        | TKind::NonNull(a)
        | TKind::Unbox(a)
        | TKind::Cast(a)
        | TKind::Implied(a)
        | TKind::InstanceOf { value: a, .. } => changes(a, var),
        TKind::Index(a, i) => changes(a, var) || changes(i, var),
        TKind::Call(c) => c.recv.as_ref().is_some_and(|r| changes(r, var)) || any(&c.args),
        TKind::CtorCall(c) => any(&c.args),
        TKind::New(n) => any(&n.args),
        TKind::NewArray(d) | TKind::ArrayInit(d) => any(d),
        TKind::Chain(f, steps) => changes(f, var) || steps.iter().any(|s| changes(&s.rhs, var)),
        TKind::Conditional(a, x, y) => changes(a, var) || changes(x, var) || changes(y, var),
        TKind::Let { value, body, .. } => changes(value, var) || changes(body, var),
        // Blocks inside switch expressions may do anything.
        TKind::Switch(_) => true,
        TKind::Error
        | TKind::Const
        | TKind::Local(_)
        | TKind::This(_)
        | TKind::Lambda(_)
        | TKind::ClassLit { .. }
        | TKind::Region { .. } => false,
    }
}
