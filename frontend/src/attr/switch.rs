//! Switch statements and expressions.

use super::constant;
use super::tree::{StepOp, TCase, TExpr, TKind, TLabel, TStep, TStmt, TStmtKind, TSwitch};
use super::{Attr, Jump, JumpKind, pattern};
use crate::diag::Span;
use crate::java::ast::{BinOp, Case, Expr, ExprKind, Name, Prim, StmtKind, Switch, TypeKind};
use crate::java::literal::Lit;
use crate::sema::env::Var;
use crate::sema::relate::widens;
use crate::sema::table::FieldOrigin;
use crate::sema::ty::{BOOL, ClassIdx, INT, Ty};
use rustc_hash::FxHashSet;

/// The labels so far.
type Labels = FxHashSet<TLabel>;

/// What a switch goes by.
enum On {
    Int(Prim),
    Str,
    Enum(ClassIdx),
    /// any object, by patterns and `null`, and by constants that boxes are equal to
    Object,
    Bad,
}

/// Of a switch expression: what is expected of it, and its values, with those that are constants.
pub type Yields = (Option<Ty>, Vec<(Ty, Option<Lit>)>);

/// A switch expression whose values are not converted to one type yet.
#[derive(Clone)]
pub(crate) struct Arms {
    switch: TSwitch,
    /// of the values
    pub types: Vec<Ty>,
    span: Span,
}

impl Attr {
    fn scrutinee(&mut self, switch: &Switch) -> (TExpr, On) {
        self.check_defaults(switch);
        let e = &switch.scrutinee;
        let value = self.value(e, None);
        if value.ty.is_error() {
            return (value, On::Bad);
        }
        if self.sema.is_string(&value.ty) {
            return (value, On::Str);
        }
        if let Ty::Class(c, _) = value.ty
            && self.sema.class(c).kind == TypeKind::Enum
        {
            return (value, On::Enum(c));
        }
        if value.ty.is_ref() && switch.cases.iter().any(Case::is_pattern) {
            return (value, On::Object);
        }
        // Constants of enums that implement an interface.
        let qualified = |c: &Case| c.labels.iter().any(|l| matches!(l.kind, ExprKind::Field(..)));
        if value.ty.is_ref() && self.sema.as_prim(&value.ty).is_none() && switch.cases.iter().any(qualified) {
            return (value, On::Object);
        }
        match self.sema.as_prim(&value.ty) {
            Some(p @ (Prim::Int | Prim::Short | Prim::Byte | Prim::Char)) => {
                (self.as_primitive(value, Prim::Int), On::Int(p))
            }
            _ => {
                let shown = self.sema.show(&value.ty);
                self.sema.unsupported("unsupported", e.span, format!("a switch on `{shown}` is not supported"));
                (value, On::Bad)
            }
        }
    }

    fn labels(&mut self, labels: &[Expr], on: &On, seen: &mut Labels) -> Vec<TLabel> {
        let mut out = Vec::new();
        for l in labels {
            if matches!(l.kind, ExprKind::Lit(Lit::Null)) {
                continue;
            }
            let label = match on {
                On::Enum(c) => {
                    let name = match &l.kind {
                        ExprKind::Name(n) => Some(n.clone()),
                        ExprKind::Field(_, n) => Some(n.name.clone()),
                        _ => None,
                    };
                    let field = name.as_ref().and_then(|n| self.sema.find_field(*c, n));
                    match field {
                        Some(f) if matches!(self.sema.field(f).origin, FieldOrigin::EnumConstant(_)) => {
                            Some(TLabel::Enum(f))
                        }
                        _ => {
                            let shown = self.class_name(*c);
                            self.sema.error("unknown-name", l.span, format!("expected a constant of enum `{shown}`"));
                            None
                        }
                    }
                }
                On::Str => {
                    let e = self.value(l, None);
                    match e.constant {
                        Some(Lit::Str(s)) => Some(TLabel::Str(s)),
                        _ => self.bad_label(&e),
                    }
                }
                On::Int(p) => {
                    let e = self.value(l, None);
                    match e.constant.as_ref().filter(|c| constant::fits(c, *p)).and_then(constant::int_value) {
                        Some(i) => Some(TLabel::Int(i)),
                        None => self.bad_label(&e),
                    }
                }
                On::Object | On::Bad => None,
            };
            if let Some(label) = label {
                if !seen.insert(label.clone()) {
                    self.sema.error("duplicate-label", l.span, "this case occurs twice");
                    continue;
                }
                out.push(label);
            }
        }
        out
    }

    fn bad_label(&mut self, e: &TExpr) -> Option<TLabel> {
        if !e.ty.is_error() {
            self.sema.error("constant-expected", e.span, "expected a constant of the type that is switched on");
        }
        None
    }

    pub(crate) fn switch_stmt(&mut self, switch: &Switch, label: Option<Name>) -> TStmtKind {
        let (scrutinee, on) = self.scrutinee(switch);
        let id = self.jump_id();
        self.cx.jumps.push(Jump { label, id, kind: JumpKind::Switch });
        let env = self.cx.env.clone();
        let mut cases = Vec::new();
        let mut seen = Labels::default();
        let var = self.switched(switch, &scrutinee, &on);
        for case in &switch.cases {
            let before = self.cx.env.clone();
            let labels = self.case_labels(case, &on, var.as_ref(), &mut seen);
            let body = if switch.arrow { self.block(&case.body) } else { self.stmts(&case.body) };
            if switch.arrow || case.is_pattern() {
                self.cx.env = before;
            }
            cases.push(TCase { body, ..labels });
        }
        self.cx.env = env;
        self.cx.jumps.pop();
        TStmtKind::Switch(Box::new(TSwitch { id, scrutinee, var, cases, arrow: switch.arrow, value: None }))
    }

    /// What leads to one case; what its pattern binds comes into scope. Its statements are still to come.
    fn case_labels(&mut self, case: &Case, on: &On, var: Option<&Var>, seen: &mut Labels) -> TCase {
        let labels = self.labels(&case.labels, on, seen);
        let mut tests = Vec::new();
        if let Some(var) = var {
            if matches!(on, On::Object) {
                tests.extend(case.labels.iter().filter_map(|l| self.equality(var, l)));
            }
            for pattern in &case.patterns {
                let test = self.pattern_test(var, pattern, false);
                let bound = self.bound(pattern);
                self.bring(bound);
                tests.push(test);
            }
            if let Some(guard) = &case.guard {
                let guarded = self.condition(guard);
                self.assume(guard, true);
                if let Some(test) = tests.pop() {
                    tests.push(pattern::and(test, guarded, case.span));
                }
            }
        }
        TCase { labels, null: case.is_null(), tests, default: case.default, body: Vec::new() }
    }

    /// Whether an object is a constant of an enum, or a box equal to a constant.
    fn equality(&mut self, var: &Var, label: &Expr) -> Option<TExpr> {
        if matches!(label.kind, ExprKind::Lit(Lit::Null)) {
            return None;
        }
        let ty = var.ty.borrow().clone();
        let integral = |p: &Prim| matches!(p, Prim::Int | Prim::Short | Prim::Byte | Prim::Char);
        if matches!(label.kind, ExprKind::Field(..)) && self.sema.as_prim(&ty).is_none() {
            let constant = self.value(label, None);
            let of_enum = |c: ClassIdx| self.sema.class(c).kind == TypeKind::Enum;
            if !constant.ty.class_idx().is_some_and(of_enum) {
                self.bad_label(&constant);
                return None;
            }
            let op = StepOp::RefEq(false);
            let steps = vec![TStep { op, acc: ty, rhs: constant, ty: BOOL, span: label.span }];
            let value = Box::new(TExpr::local(var, label.span));
            return Some(TExpr::new(TKind::Chain(value, steps), BOOL, label.span));
        }
        let Some(p) = self.sema.as_prim(&ty).filter(integral) else {
            let shown = self.sema.show(&ty);
            self.sema.unsupported(
                "unsupported",
                label.span,
                format!("constants of a switch on `{shown}` are not supported"),
            );
            return None;
        };
        let constant = self.value(label, None);
        if constant.constant.as_ref().is_none_or(|c| !constant::fits(c, p)) {
            self.bad_label(&constant);
            return None;
        }
        let unboxed = self.as_primitive(TExpr::local(var, label.span), Prim::Int);
        let constant = self.as_primitive(constant, Prim::Int);
        let steps =
            vec![TStep { op: StepOp::Num(BinOp::Eq, Prim::Int), acc: INT, rhs: constant, ty: BOOL, span: label.span }];
        Some(TExpr::new(TKind::Chain(Box::new(unboxed), steps), BOOL, label.span))
    }

    /// What holds the value that is switched on, if there are tests on it.
    fn switched(&mut self, switch: &Switch, scrutinee: &TExpr, on: &On) -> Option<Var> {
        let tested = matches!(on, On::Object) || switch.cases.iter().any(Case::is_pattern);
        tested.then(|| self.fresh_var(&Name::from(""), scrutinee.ty.clone(), switch.scrutinee.span, false))
    }

    pub(crate) fn switch_expr(&mut self, switch: &Switch, span: Span, expected: Option<&Ty>) -> TExpr {
        let (scrutinee, on) = self.scrutinee(switch);
        let id = self.jump_id();
        self.cx.jumps.push(Jump { label: None, id, kind: JumpKind::Value });
        self.cx.yields.push((expected.cloned(), Vec::new()));
        let env = self.cx.env.clone();
        let mut cases = Vec::new();
        let mut seen = Labels::default();
        let mut has_default = false;
        let var = self.switched(switch, &scrutinee, &on);
        for case in &switch.cases {
            has_default |= case.default;
            let before = self.cx.env.clone();
            let labels = self.case_labels(case, &on, var.as_ref(), &mut seen);
            let body = match case.body.first().map(|s| &s.kind) {
                Some(StmtKind::Expr(e)) if case.arrow_value => {
                    let value = self.yielded(e);
                    vec![TStmt { kind: TStmtKind::Yield(id, value), span: e.span }]
                }
                _ if switch.arrow => self.block(&case.body),
                _ => self.stmts(&case.body),
            };
            if switch.arrow || case.is_pattern() {
                self.cx.env = before;
            }
            cases.push(TCase { body, ..labels });
        }
        self.cx.env = env;
        self.cx.jumps.pop();
        let values = self.cx.yields.pop().map(|(_, t)| t).unwrap_or_default();
        let types: Vec<Ty> = values.iter().map(|(t, _)| t.clone()).collect();
        // Each value is assigned, so that a constant may become narrower.
        let assigned = |p: Prim| {
            let narrow = matches!(p, Prim::Byte | Prim::Short | Prim::Char);
            values.iter().all(|(t, c)| {
                self.sema.as_prim(t).is_some_and(|a| widens(a, p))
                    || narrow && t.prim().is_some() && c.as_ref().is_some_and(|c| constant::fits(c, p))
            })
        };
        let ty = match expected {
            Some(t) if t.is_ref() && !matches!(t, Ty::Wild(_)) => t.clone(),
            Some(Ty::Prim(p)) if assigned(*p) => Ty::Prim(*p),
            _ => match self.small_type(&values) {
                Some(p) => Ty::Prim(p),
                None => self.common_type(&types),
            },
        };
        if types.is_empty() {
            self.sema.error("missing-yield", span, "no case of this switch expression gives a value");
        }
        if let On::Enum(c) = on
            && !has_default
        {
            self.check_constants(c, &seen, span);
        }
        if types.is_empty() || types.iter().any(Ty::is_error) {
            return TExpr::error(span);
        }
        if !has_default && !matches!(on, On::Enum(_) | On::Bad) {
            self.sema.error("missing-default", span, "a switch expression needs a `default` case");
        }
        let t = TSwitch { id, scrutinee, var, cases, arrow: switch.arrow, value: None };
        let apart = expected.is_none() && ty.prim().is_some() && types.iter().any(|t| *t != ty);
        let arms = Arms { switch: t, types, span };
        self.apart = apart.then(|| arms.clone());
        self.arms_as(arms, &ty)
    }

    /// Reports constants of an enum that a switch expression without `default` lacks.
    fn check_constants(&mut self, c: ClassIdx, seen: &Labels, span: Span) {
        let lacking = self.sema.class(c).fields.iter().find(|f| {
            matches!(self.sema.field(**f).origin, FieldOrigin::EnumConstant(_)) && !seen.contains(&TLabel::Enum(**f))
        });
        // A model may lack constants, or have more than Java.
        if let Some(f) = lacking.filter(|_| !self.sema.class(c).is_model) {
            let name = self.sema.field(*f).name.clone();
            self.sema.error("missing-default", span, format!("this switch expression has no case for `{name}`"));
        }
    }

    /// Reports a second `default`.
    fn check_defaults(&mut self, switch: &Switch) {
        let mut defaults = switch.cases.iter().filter(|c| c.default);
        if let (Some(_), Some(second)) = (defaults.next(), defaults.next()) {
            self.sema.error("duplicate-label", second.span, "`default` occurs twice");
        }
    }

    /// The switch with values of this type.
    pub(crate) fn arms_as(&mut self, arms: Arms, ty: &Ty) -> TExpr {
        let Arms { mut switch, span, .. } = arms;
        for case in &mut switch.cases {
            self.convert_yields(&mut case.body, switch.id, ty);
        }
        switch.value = Some(ty.clone());
        TExpr::new(TKind::Switch(Box::new(switch)), ty.clone(), span)
    }

    /// A yielded value; its type is noted for the switch.
    pub(crate) fn yielded(&mut self, e: &Expr) -> TExpr {
        let expected = self.cx.yields.last().and_then(|(t, _)| t.clone());
        let (value, told) = self.told_value(e, expected.as_ref());
        if let Some((_, types)) = self.cx.yields.last_mut() {
            types.push((told, value.constant.clone()));
        }
        value
    }

    /// The type of values of which some are small numbers: theirs if the others are constants that fit, as `javac` has it, which does not
    /// take a constant and something else for one type; or one that all are part of.
    fn small_type(&self, values: &[(Ty, Option<Lit>)]) -> Option<Prim> {
        let prims: Vec<Prim> = values.iter().filter_map(|(t, _)| self.sema.as_prim(t)).collect();
        let same = values.iter().all(|(t, _)| values.first().is_some_and(|(first, _)| t == first));
        if same || prims.len() < values.len() {
            return None;
        }
        let small = [Prim::Byte, Prim::Char, Prim::Short];
        let of_one = (0..values.len()).filter(|i| small.contains(&prims[*i])).find(|i| {
            values.iter().enumerate().all(|(k, (t, c))| match c {
                _ if k == *i => true,
                Some(c) => *t == INT && constant::fits(c, prims[*i]),
                None => values[*i].1.is_none() && prims[k] == prims[*i],
            })
        });
        of_one.map(|i| prims[i]).or_else(|| small.into_iter().find(|p| prims.iter().all(|a| widens(*a, *p))))
    }

    fn convert_yields(&mut self, stmts: &mut [TStmt], id: u32, target: &Ty) {
        for s in stmts {
            self.convert_yield(s, id, target);
        }
    }

    fn convert_yield(&mut self, s: &mut TStmt, id: u32, target: &Ty) {
        match &mut s.kind {
            TStmtKind::Yield(to, e) if *to == id => {
                let mut taken = std::mem::replace(e, TExpr::error(e.span));
                // Casts what erasure has lost, whatever is needed.
                if let TKind::Implied(inner) = taken.kind {
                    taken.kind = TKind::Cast(inner);
                }
                *e = self.coerce(taken, target);
            }
            TStmtKind::Block(b) | TStmtKind::Synchronized(_, b) => self.convert_yields(b, id, target),
            TStmtKind::If(_, a, b) => {
                self.convert_yield(a, id, target);
                if let Some(b) = b {
                    self.convert_yield(b, id, target);
                }
            }
            TStmtKind::For { body, .. } | TStmtKind::DoWhile { body, .. } | TStmtKind::Labeled { body, .. } => {
                self.convert_yield(body, id, target);
            }
            TStmtKind::Switch(sw) => sw.cases.iter_mut().for_each(|c| self.convert_yields(&mut c.body, id, target)),
            TStmtKind::Try { body, catches, finally } => {
                self.convert_yields(body, id, target);
                catches.iter_mut().for_each(|c| self.convert_yields(&mut c.body, id, target));
                if let Some(f) = finally {
                    self.convert_yields(f, id, target);
                }
            }
            _ => {}
        }
    }

    /// `int`, for switches on other types that are lowered through a number.
    #[must_use]
    pub fn int_type() -> Ty {
        INT
    }
}
