//! Definite assignment (JLS 16) and unreachable statements (JLS 14.22), on the typed tree of one body.
//!
//! Only variables declared without a value are followed. For each of them a state says whether every path so far has
//! assigned it, and whether some path may have. A state that no path leads to says everything about every variable, so
//! that joining it with another one gives the other one.

use super::Attr;
use super::tree::{JumpId, StepOp, TCall, TExpr, TKind, TLambda, TLambdaBody, TRegion, TStmt, TStmtKind, TSwitch};
use crate::diag::{Diagnostic, Span, error};
use crate::java::literal::Lit;
use crate::sema::env::Var;
use crate::sema::ty::{ClassIdx, FieldIdx};
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// In loops nested deeper than this, outer variables count as assigned before: each level may need a second look.
const MAX_LOOPS: u32 = 12;

/// Where a jump goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Exit {
    /// after the statement
    Leave(JumpId),
    /// to the next round of the loop
    Next(JumpId),
}

/// What is followed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Followed {
    /// a local variable
    Var(u32),
    /// a final field of the class, where it gets its value
    Field(FieldIdx),
}

/// Where a `return` goes: no statement has this number.
const END: Exit = Exit::Leave(0);

/// What a walk has found.
#[derive(Debug, Default)]
pub(crate) struct Flow {
    /// the end can be reached
    pub completes: bool,
    /// final fields that have a value wherever the body is left without an exception
    pub assigned: Vec<FieldIdx>,
    /// where final fields are assigned
    pub writes: Vec<(FieldIdx, Span)>,
    /// where final fields are read that need not have a value from here
    pub early: Vec<(FieldIdx, Span)>,
    /// something is wrong with the body, so that nothing is known
    pub broken: bool,
}

/// A set of small numbers.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct Set(Vec<u64>);

impl Set {
    fn has(&self, i: usize) -> bool {
        self.0.get(i / 64).is_some_and(|w| w >> (i % 64) & 1 == 1)
    }

    fn put(&mut self, i: usize, value: bool) {
        if self.0.len() <= i / 64 {
            if !value {
                return;
            }
            self.0.resize(i / 64 + 1, 0);
        }
        let bit = 1 << (i % 64);
        if value { self.0[i / 64] |= bit } else { self.0[i / 64] &= !bit }
    }

    fn unite(&mut self, other: &Set) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        self.0.iter_mut().zip(&other.0).for_each(|(a, b)| *a |= b);
    }

    fn intersect(&mut self, other: &Set) {
        self.0.truncate(other.0.len());
        self.0.iter_mut().zip(&other.0).for_each(|(a, b)| *a &= b);
    }
}

/// What is known at one point.
#[derive(Debug, Clone, Default)]
struct State {
    /// assigned on every path
    surely: Set,
    /// assigned on some path
    maybe: Set,
    /// no path leads here
    dead: bool,
}

impl State {
    fn dead() -> State {
        State { dead: true, ..State::default() }
    }

    fn join(&mut self, other: State) {
        if self.dead {
            *self = other;
        } else if !other.dead {
            self.surely.intersect(&other.surely);
            self.maybe.unite(&other.maybe);
        }
    }
}

/// The walk over one body.
struct Walk<'a> {
    attr: &'a mut Attr,
    /// followed variables: their numbers
    numbers: FxHashMap<Followed, usize>,
    now: State,
    /// jumps on their way to their targets
    jumps: Vec<(Exit, State)>,
    /// what may have been assigned anywhere in the `try` blocks around
    tried: Set,
    loops: u32,
    found: Vec<Diagnostic>,
    /// variables without a value that objects of local classes might carry
    carried: Vec<(Var, Span)>,
    /// assignments of variables that may have a value already
    again: Vec<(Var, Span)>,
    /// assignments of final fields
    writes: Vec<(FieldIdx, Span)>,
    /// final fields that are read before they have a value
    early: Vec<(FieldIdx, Span)>,
    /// the tree has holes: say nothing
    broken: bool,
}

impl Attr {
    /// Reports variables that are read before they are assigned, final ones that are assigned twice, and statements that
    /// cannot be reached. `before` is the number of diagnostics when the body began: where something else is wrong,
    /// nothing is said.
    pub(crate) fn check_flow(&mut self, stmts: &[TStmt], before: usize) -> Flow {
        self.walk(before, |w| w.list(stmts))
    }

    /// The same for an initialiser.
    pub(crate) fn check_value(&mut self, value: &TExpr, before: usize) -> Flow {
        self.walk(before, |w| {
            w.expr(value);
            true
        })
    }

    fn walk(&mut self, before: usize, over: impl FnOnce(&mut Walk) -> bool) -> Flow {
        let nothing = Flow { completes: true, broken: true, ..Flow::default() };
        if self.sema.diagnostics.len() != before {
            return nothing;
        }
        let fields =
            if self.cx.initialiser { self.blank_finals(self.cx.class, self.cx.is_static) } else { Rc::from([]) };
        let numbers = fields.iter().enumerate().map(|(i, f)| (Followed::Field(*f), i)).collect();
        let mut walk = Walk {
            attr: self,
            numbers,
            now: State::default(),
            jumps: Vec::new(),
            tried: Set::default(),
            loops: 0,
            found: Vec::new(),
            carried: Vec::new(),
            again: Vec::new(),
            writes: Vec::new(),
            early: Vec::new(),
            broken: false,
        };
        for (i, f) in fields.iter().enumerate() {
            let (surely, maybe) = walk.attr.assigned_before(*f);
            walk.now.surely.put(i, surely);
            walk.now.maybe.put(i, maybe);
        }
        let completes = over(&mut walk);
        walk.arrive(END, 0);
        let surely = |i: usize| walk.now.dead || walk.now.surely.has(i);
        let assigned = fields.iter().enumerate().filter(|(i, _)| surely(*i)).map(|(_, f)| *f).collect();
        let Walk { found, carried, again, writes, early, broken, .. } = walk;
        if broken {
            return nothing;
        }
        for (var, span) in again {
            if var.changed.get().is_none() {
                var.changed.set(Some(span));
            }
        }
        self.carried_unassigned.extend(carried);
        found.into_iter().for_each(|d| self.sema.report(d));
        Flow { completes, assigned, writes, early, broken: false }
    }

    /// Reports variables used in local classes whose objects are made before the variable has a value.
    pub(crate) fn check_carried(&mut self) {
        for (var, span) in std::mem::take(&mut self.carried_unassigned) {
            if self.used_in_classes.contains(&var.id) {
                self.sema.report(unassigned(&var, span));
            }
        }
    }
}

fn unassigned(var: &Var, span: Span) -> Diagnostic {
    error("unassigned", span, format!("variable `{}` might not have been assigned a value here", var.name))
        .at(var.span, "declared here without a value")
}

fn truth(e: &TExpr) -> Option<bool> {
    match e.constant {
        Some(Lit::Bool(b)) => Some(b),
        _ => None,
    }
}

impl Walk<'_> {
    // --- variables ---

    fn read(&mut self, var: &Var, span: Span) {
        if let Some(i) = self.numbers.get(&Followed::Var(var.id))
            && !self.now.dead
            && !self.now.surely.has(*i)
        {
            self.found.push(unassigned(var, span));
        }
    }

    fn write(&mut self, var: &Var, span: Span) {
        let Some(i) = self.numbers.get(&Followed::Var(var.id)).copied() else { return };
        if !self.now.dead && self.now.maybe.has(i) {
            self.again.push((var.clone(), span));
            if var.is_final.get() {
                let message = format!("final variable `{}` might already have been assigned", var.name);
                self.found.push(error("final-assigned", span, message).at(var.span, "declared final here"));
            }
        }
        self.now.surely.put(i, true);
        self.now.maybe.put(i, true);
        self.tried.put(i, true);
    }

    /// The final field that is assigned, with its number.
    fn final_field(&self, target: &TExpr) -> Option<(FieldIdx, usize)> {
        let f = match &target.kind {
            TKind::Field { target, field } if matches!(target.kind, TKind::This(_)) => *field,
            TKind::Static { field, effect: None } => *field,
            _ => return None,
        };
        Some((f, *self.numbers.get(&Followed::Field(f))?))
    }

    fn write_field(&mut self, f: FieldIdx, i: usize, span: Span) {
        if !self.now.dead && self.now.maybe.has(i) {
            let field = self.attr.sema.field(f);
            let message = format!("final field `{}` might already have been assigned", field.name);
            self.found.push(error("final-assigned", span, message).at(field.span, "declared final here"));
        }
        self.writes.push((f, span));
        self.now.surely.put(i, true);
        self.now.maybe.put(i, true);
        self.tried.put(i, true);
    }

    /// A final field that is read by its simple name or after `this`: only so it must have a value (JLS 16).
    fn read_field(&mut self, e: &TExpr) {
        if self.now.dead {
            return;
        }
        let Some((f, i)) = self.final_field(e) else { return };
        let file = self.attr.sema.sources.get(e.span.file);
        let text = file.and_then(|file| file.text.get(e.span.lo as usize..e.span.hi as usize));
        let simple = text.is_some_and(|t| t.starts_with("this") || !t.contains('.'));
        if simple && !self.now.surely.has(i) {
            self.early.push((f, e.span));
        }
    }

    fn declare(&mut self, var: &Var) {
        let next = self.numbers.len();
        let i = *self.numbers.entry(Followed::Var(var.id)).or_insert(next);
        self.now.surely.put(i, false);
        self.now.maybe.put(i, false);
    }

    // --- jumps ---

    fn jump(&mut self, exit: Exit) {
        let state = std::mem::replace(&mut self.now, State::dead());
        self.jumps.push((exit, state));
    }

    /// Lets jumps to `exit` since there were `from` arrive here; whether there were any.
    fn arrive(&mut self, exit: Exit, from: usize) -> bool {
        let mut any = false;
        let mut at = from;
        while at < self.jumps.len() {
            if self.jumps[at].0 == exit {
                let (_, state) = self.jumps.swap_remove(at);
                any = true;
                self.now.join(state);
            } else {
                at += 1;
            }
        }
        any
    }

    // --- statements ---

    /// Whether the end can be reached.
    fn list(&mut self, stmts: &[TStmt]) -> bool {
        let mut completes = true;
        for s in stmts {
            if !completes {
                self.found.push(error("unreachable", s.span, "this statement can never be reached"));
                // Once is enough, and what follows may be reached by other means.
                return false;
            }
            completes = self.stmt(s);
        }
        completes
    }

    /// Whether it can complete normally, as JLS 14.22 decides.
    fn stmt(&mut self, s: &TStmt) -> bool {
        match &s.kind {
            TStmtKind::Local(var, None) => self.declare(var),
            TStmtKind::Local(var, Some(e)) => {
                self.expr(e);
                if let Some(i) = self.numbers.get(&Followed::Var(var.id)).copied() {
                    self.now.surely.put(i, true);
                    self.now.maybe.put(i, true);
                }
            }
            TStmtKind::Expr(e) => self.expr(e),
            TStmtKind::Block(b) => return self.list(b),
            TStmtKind::Synchronized(lock, b) => {
                self.expr(lock);
                return self.list(b);
            }
            TStmtKind::If(c, then, els) => {
                let otherwise = self.cond(c);
                let mut completes = self.stmt(then);
                let after = std::mem::replace(&mut self.now, otherwise);
                completes |= els.as_ref().is_none_or(|e| self.stmt(e));
                self.now.join(after);
                return completes;
            }
            TStmtKind::For { id, init, cond, update, body } => {
                self.list(init);
                return self.repeat(*id, |w| {
                    let exit = cond.as_ref().map_or_else(State::dead, |c| w.cond(c));
                    if cond.as_ref().and_then(truth) == Some(false) {
                        w.found.push(error("unreachable", body.span, "the body of this loop can never be reached"));
                    }
                    let from = w.jumps.len();
                    w.stmt(body);
                    w.arrive(Exit::Next(*id), from);
                    update.iter().for_each(|u| w.expr(u));
                    (exit, cond.as_ref().is_some_and(|c| truth(c) != Some(true)))
                });
            }
            TStmtKind::DoWhile { id, body, cond } => {
                return self.repeat(*id, |w| {
                    let from = w.jumps.len();
                    let reached = w.stmt(body) | w.arrive(Exit::Next(*id), from);
                    let exit = w.cond(cond);
                    (exit, reached && truth(cond) != Some(true))
                });
            }
            TStmtKind::Labeled { id, body } => {
                let from = self.jumps.len();
                let completes = self.stmt(body);
                return self.arrive(Exit::Leave(*id), from) | completes;
            }
            TStmtKind::Switch(sw) => return self.switch(sw),
            TStmtKind::Return(e) => {
                e.iter().for_each(|e| self.expr(e));
                self.jump(END);
                return false;
            }
            TStmtKind::Throw(e) => {
                self.expr(e);
                self.now = State::dead();
                return false;
            }
            TStmtKind::Yield(id, e) => {
                self.expr(e);
                self.jump(Exit::Leave(*id));
                return false;
            }
            TStmtKind::Break(id) => {
                self.jump(Exit::Leave(*id));
                return false;
            }
            TStmtKind::Continue(id) => {
                self.jump(Exit::Next(*id));
                return false;
            }
            TStmtKind::Assert(c, message) => {
                let before = self.now.clone();
                let failed = self.cond(c);
                let after = std::mem::replace(&mut self.now, failed);
                message.iter().for_each(|m| self.expr(m));
                self.now = after;
                // An assertion may be off: what it assigns does not count.
                self.now.join(before);
            }
            TStmtKind::Try { body, catches, finally } => return self.try_stmt(body, catches, finally.as_deref()),
        }
        true
    }

    /// A loop. `round` goes through it once, and gives the state in which it is left by its condition and whether that
    /// can happen. What a round assigns may have been assigned when the next one begins, so that a second look may be
    /// needed.
    fn repeat(&mut self, id: JumpId, mut round: impl FnMut(&mut Self) -> (State, bool)) -> bool {
        let from = self.jumps.len();
        let known = self.numbers.len();
        self.loops += 1;
        if self.loops > MAX_LOOPS {
            (0..known).for_each(|i| self.now.maybe.put(i, true));
        }
        let marks = (self.found.len(), self.carried.len(), self.again.len());
        let of_fields = (self.writes.len(), self.early.len());
        let mut entry = self.now.clone();
        let (mut exit, mut falls) = round(self);
        let fresh: Vec<usize> = if self.now.dead {
            Vec::new()
        } else {
            (0..known).filter(|i| self.now.maybe.has(*i) && !entry.maybe.has(*i)).collect()
        };
        if !fresh.is_empty() {
            fresh.into_iter().for_each(|i| entry.maybe.put(i, true));
            self.found.truncate(marks.0);
            self.carried.truncate(marks.1);
            self.again.truncate(marks.2);
            self.writes.truncate(of_fields.0);
            self.early.truncate(of_fields.1);
            self.jumps.truncate(from);
            self.now = entry;
            (exit, falls) = round(self);
        }
        self.loops -= 1;
        self.now = exit;
        self.arrive(Exit::Leave(id), from) | falls
    }

    fn switch(&mut self, sw: &TSwitch) -> bool {
        self.expr(&sw.scrutinee);
        let from = self.jumps.len();
        let entry = std::mem::replace(&mut self.now, State::dead());
        // A variable declared in one group is in scope in the next ones, which need not come from there.
        for s in sw.cases.iter().flat_map(|c| &c.body).filter(|_| !sw.arrow) {
            if let TStmtKind::Local(var, Some(_)) = &s.kind {
                let next = self.numbers.len();
                self.numbers.entry(Followed::Var(var.id)).or_insert(next);
            }
        }
        let mut arrows = State::dead();
        let mut falls = false;
        for case in &sw.cases {
            // A group is reached from the selector, and by falling through from the one before.
            self.now.join(entry.clone());
            case.tests.iter().for_each(|t| self.expr(t));
            let end = self.list(&case.body);
            if sw.arrow {
                falls |= end;
                arrows.join(std::mem::replace(&mut self.now, State::dead()));
            } else {
                falls = end;
            }
        }
        if sw.arrow {
            self.now = arrows;
        }
        if sw.value.is_some() {
            if falls {
                let at = sw.scrutinee.span;
                let message = "a case of this switch expression can end without a value: expected `yield` or `throw`";
                self.found.push(error("missing-yield", at, message));
            }
        } else if sw.cases.is_empty() || !sw.cases.iter().any(|c| c.default) {
            self.now.join(entry);
            falls = true;
        }
        self.arrive(Exit::Leave(sw.id), from) | falls
    }

    fn try_stmt(&mut self, body: &[TStmt], catches: &[super::tree::TCatch], finally: Option<&[TStmt]>) -> bool {
        let from = self.jumps.len();
        let mut thrown = self.now.clone();
        let outer = std::mem::take(&mut self.tried);
        let mut completes = self.list(body);
        let mut end = std::mem::replace(&mut self.now, State::dead());
        // An exception comes from anywhere inside: nothing is sure, all that is assigned there may be.
        thrown.maybe.unite(&self.tried);
        for c in catches {
            self.now = thrown.clone();
            completes |= self.list(&c.body);
            end.join(std::mem::replace(&mut self.now, State::dead()));
        }
        if let Some(finally) = finally {
            thrown.maybe.unite(&self.tried);
            self.now = thrown;
            // Jumps out of the body and the handlers go through here; those that `finally` makes itself do not.
            let own = self.jumps.len();
            let passes = self.list(finally);
            let last = std::mem::replace(&mut self.now, State::dead());
            if passes {
                let through = |state: &mut State| {
                    if last.dead {
                        *state = State::dead();
                    } else if !state.dead {
                        state.surely.unite(&last.surely);
                        state.maybe.unite(&last.maybe);
                    }
                };
                self.jumps[from..own].iter_mut().for_each(|(_, state)| through(state));
                through(&mut end);
            } else {
                self.jumps.drain(from..own);
                end = State::dead();
                completes = false;
            }
        }
        self.now = end;
        self.tried.unite(&outer);
        completes
    }

    // --- expressions ---

    /// A condition: goes on where it is true, and gives the state where it is false.
    fn cond(&mut self, e: &TExpr) -> State {
        if let Some(value) = truth(e) {
            return if value { State::dead() } else { std::mem::replace(&mut self.now, State::dead()) };
        }
        match &e.kind {
            TKind::Not(a) => {
                let otherwise = self.cond(a);
                std::mem::replace(&mut self.now, otherwise)
            }
            TKind::Chain(first, steps) if steps.iter().all(|s| s.op == StepOp::And) => {
                let mut otherwise = self.cond(first);
                for s in steps {
                    let more = self.cond(&s.rhs);
                    otherwise.join(more);
                }
                otherwise
            }
            TKind::Chain(first, steps) if steps.iter().all(|s| s.op == StepOp::Or) => {
                let mut otherwise = self.cond(first);
                for s in steps {
                    let yes = std::mem::replace(&mut self.now, otherwise);
                    otherwise = self.cond(&s.rhs);
                    self.now.join(yes);
                }
                otherwise
            }
            TKind::Conditional(c, a, b) => {
                let second = self.cond(c);
                let mut otherwise = self.cond(a);
                let yes = std::mem::replace(&mut self.now, second);
                let more = self.cond(b);
                otherwise.join(more);
                self.now.join(yes);
                otherwise
            }
            _ => {
                self.expr(e);
                self.now.clone()
            }
        }
    }

    fn exprs(&mut self, list: &[TExpr]) {
        list.iter().for_each(|e| self.expr(e));
    }

    fn expr(&mut self, e: &TExpr) {
        match &e.kind {
            TKind::Error => self.broken = true,
            TKind::Const | TKind::This(_) | TKind::ClassLit { .. } => {}
            TKind::Local(v) => self.read(v, e.span),
            TKind::Static { effect: Some(effect), .. } => self.expr(effect),
            TKind::Static { effect: None, .. } => self.read_field(e),
            TKind::Field { target, .. } => {
                self.expr(target);
                self.read_field(e);
            }
            TKind::Length(a)
            | TKind::Neg(a)
            | TKind::BitNot(a)
            | TKind::Convert(a)
            | TKind::Box(a)
            | TKind::NonNull(a)
            | TKind::Unbox(a)
            | TKind::Cast(a)
            | TKind::Implied(a)
            | TKind::InstanceOf { value: a, .. } => self.expr(a),
            TKind::Index(a, b) => {
                self.expr(a);
                self.expr(b);
            }
            TKind::Call(c) => {
                let TCall { effect, recv, args, .. } = &**c;
                effect.iter().chain(recv).chain(args).for_each(|e| self.expr(e));
            }
            TKind::CtorCall(c) => c.outer.iter().chain(&c.args).for_each(|e| self.expr(e)),
            TKind::New(n) => {
                n.outer.iter().chain(&n.super_outer).chain(&n.args).for_each(|e| self.expr(e));
                self.carry(n.class, e.span);
            }
            TKind::NewArray(list) | TKind::ArrayInit(list) => self.exprs(list),
            TKind::Not(_) => self.both(e),
            TKind::Chain(first, steps) => {
                if steps.iter().any(|s| matches!(s.op, StepOp::And | StepOp::Or)) {
                    return self.both(e);
                }
                self.expr(first);
                steps.iter().for_each(|s| self.expr(&s.rhs));
            }
            TKind::Conditional(c, a, b) => {
                let otherwise = self.cond(c);
                self.expr(a);
                let after = std::mem::replace(&mut self.now, otherwise);
                self.expr(b);
                self.now.join(after);
            }
            TKind::Assign { target, value } => match &target.kind {
                TKind::Local(v) => {
                    self.expr(value);
                    self.write(v, target.span);
                }
                _ => match self.final_field(target) {
                    Some((f, i)) => {
                        self.expr(value);
                        self.write_field(f, i, target.span);
                    }
                    None => {
                        self.expr(target);
                        self.expr(value);
                    }
                },
            },
            TKind::Compound { target, step } => {
                self.expr(target);
                self.expr(&step.rhs);
                self.write_target(target);
            }
            TKind::IncDec { target, .. } => {
                self.expr(target);
                self.write_target(target);
            }
            TKind::Lambda(l) => self.lambda(l),
            TKind::Switch(sw) => {
                self.switch(sw);
            }
            TKind::Let { value, body, .. } => {
                self.expr(value);
                self.expr(body);
            }
            TKind::Region { target, .. } => match &**target {
                TRegion::Object(e) | TRegion::Location(e) => self.expr(e),
                TRegion::Range(parts) => self.exprs(&parts[..]),
            },
        }
    }

    /// A boolean value: true and false go on together.
    fn both(&mut self, e: &TExpr) {
        let otherwise = self.cond(e);
        self.now.join(otherwise);
    }

    fn write_target(&mut self, target: &TExpr) {
        if let TKind::Local(v) = &target.kind {
            self.write(v, target.span);
        }
    }

    /// The body runs later, if at all: it sees what is assigned now, and what it assigns does not count.
    fn lambda(&mut self, l: &TLambda) {
        let before = self.now.clone();
        let loops = std::mem::take(&mut self.loops);
        let jumps = self.jumps.len();
        match &l.body {
            TLambdaBody::Expr(e) => self.expr(e),
            TLambdaBody::Block(b) => {
                self.list(b);
            }
        }
        self.loops = loops;
        self.jumps.truncate(jumps);
        self.now = before;
    }

    /// An object of a local class is made, which carries what its methods use.
    fn carry(&mut self, c: ClassIdx, span: Span) {
        if self.now.dead {
            return;
        }
        for v in &self.attr.sema.class(c).captures {
            if let Some(i) = self.numbers.get(&Followed::Var(v.id))
                && !self.now.surely.has(*i)
            {
                self.carried.push((v.clone(), span));
            }
        }
    }
}
