//! What the text of a lambda's block tells before it is attributed: which forms of `return` it has, and whether it can
//! complete normally (JLS 14.22). That decides which functional interfaces it fits (JLS 15.27.2).

use super::Attr;
use super::name::constant_looking;
use crate::java::ast::{Block, Expr, ExprKind, Flags, Lambda, Modifiers, Name, Stmt, StmtKind, Switch, Try};
use crate::java::literal::Lit;
use crate::sema::ty::Ty;

/// The form of a lambda block.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Shape {
    /// has `return e;`
    pub returns_value: bool,
    /// has `return;`
    pub returns_nothing: bool,
    /// its end can be reached
    pub completes: bool,
}

impl Shape {
    /// Whether the block may stand for a function without result.
    pub(crate) fn fits_void(self) -> bool {
        !self.returns_value
    }

    /// Whether the block is meant to have a result. One that returns a value is, even if it also does what such a block
    /// must not: the message about that is clearer than one about the call.
    pub(crate) fn fits_value(self) -> bool {
        self.returns_value || !self.completes && !self.returns_nothing
    }
}

impl Attr {
    /// The form of this block of this lambda.
    pub(crate) fn shape(&mut self, lambda: &Lambda, block: &Block) -> Shape {
        let locals = lambda.params.iter().map(|p| Local::Other(&p.name.name)).collect();
        let mut walk = Walk { attr: self, locals, targets: Vec::new(), shape: Shape::default() };
        let completes = walk.block(&block.stmts);
        Shape { completes, ..walk.shape }
    }
}

/// A name declared inside the lambda.
#[derive(Clone, Copy)]
enum Local<'a> {
    /// a final variable, which may be constant, with the statement that declares it
    Final(&'a Name, &'a Stmt),
    /// anything else
    Other(&'a Name),
}

impl<'a> Local<'a> {
    fn name(self) -> &'a Name {
        match self {
            Local::Final(name, _) | Local::Other(name) => name,
        }
    }
}

/// What a `break` or `continue` may leave or go on with.
#[derive(Clone)]
struct Target<'a> {
    kind: TargetKind,
    labels: Vec<&'a Name>,
    broken: bool,
    continued: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum TargetKind {
    Loop,
    Switch,
    Labeled,
}

struct Walk<'a, 'b> {
    attr: &'b mut Attr,
    /// names in scope that are declared inside the lambda
    locals: Vec<Local<'a>>,
    targets: Vec<Target<'a>>,
    shape: Shape,
}

impl<'a> Walk<'a, '_> {
    /// Whether the end of a block can be reached.
    fn block(&mut self, stmts: &'a [Stmt]) -> bool {
        let scope = self.locals.len();
        let completes = self.stmts(stmts);
        self.locals.truncate(scope);
        completes
    }

    fn stmts(&mut self, stmts: &'a [Stmt]) -> bool {
        // All are looked at, whether they can be reached or not, for their `return`.
        let mut completes = true;
        for s in stmts {
            completes &= self.stmt(s, &[]);
        }
        completes
    }

    fn declare(&mut self, mods: &Modifiers, name: &'a Name, by: Option<&'a Stmt>) {
        self.locals.push(match by {
            Some(s) if mods.flags.has(Flags::FINAL) => Local::Final(name, s),
            _ => Local::Other(name),
        });
    }

    fn stmt(&mut self, s: &'a Stmt, labels: &[&'a Name]) -> bool {
        match &s.kind {
            StmtKind::Empty | StmtKind::Expr(_) | StmtKind::LocalType(_) | StmtKind::Assert { .. } => true,
            StmtKind::Local { mods, vars, .. } => {
                for v in vars {
                    self.declare(mods, &v.name.name, v.init.is_some().then_some(s));
                }
                true
            }
            StmtKind::Return(value) => {
                self.shape.returns_value |= value.is_some();
                self.shape.returns_nothing |= value.is_none();
                false
            }
            StmtKind::Throw(_) | StmtKind::Yield(_) => false,
            StmtKind::Break(label) => {
                let wanted = label.as_ref().map(|l| &l.name);
                let hit = |t: &&mut Target| match wanted {
                    Some(name) => t.kind == TargetKind::Labeled && t.labels.contains(&name),
                    None => t.kind != TargetKind::Labeled,
                };
                if let Some(t) = self.targets.iter_mut().rev().find(hit) {
                    t.broken = true;
                }
                false
            }
            StmtKind::Continue(label) => {
                let wanted = label.as_ref().map(|l| &l.name);
                let hit = |t: &&mut Target| t.kind == TargetKind::Loop && wanted.is_none_or(|n| t.labels.contains(&n));
                if let Some(t) = self.targets.iter_mut().rev().find(hit) {
                    t.continued = true;
                }
                false
            }
            StmtKind::Block(b) | StmtKind::Synchronized { body: b, .. } => self.block(&b.stmts),
            StmtKind::If { then, els, .. } => {
                let then = self.sub(then);
                let els = els.as_ref().map(|e| self.sub(e));
                then || els.unwrap_or(true)
            }
            StmtKind::Labeled { label, body } => {
                let mut all = labels.to_vec();
                all.push(&label.name);
                let (completes, target) =
                    self.within(TargetKind::Labeled, vec![&label.name], |walk| walk.stmt(body, &all));
                completes || target.broken
            }
            StmtKind::While { cond, body } => {
                let endless = self.constant(cond) == Some(true);
                let (_, target) = self.within(TargetKind::Loop, labels.to_vec(), |walk| walk.sub(body));
                !endless || target.broken
            }
            StmtKind::DoWhile { body, cond } => {
                let endless = self.constant(cond) == Some(true);
                let (completes, target) = self.within(TargetKind::Loop, labels.to_vec(), |walk| walk.sub(body));
                (completes || target.continued) && !endless || target.broken
            }
            StmtKind::For { init, cond, body, .. } => {
                let scope = self.locals.len();
                self.stmts(init);
                let endless = cond.as_ref().is_none_or(|c| self.constant(c) == Some(true));
                let (_, target) = self.within(TargetKind::Loop, labels.to_vec(), |walk| walk.sub(body));
                self.locals.truncate(scope);
                !endless || target.broken
            }
            StmtKind::ForEach { mods, name, body, .. } => {
                let scope = self.locals.len();
                self.declare(mods, &name.name, None);
                self.within(TargetKind::Loop, labels.to_vec(), |walk| walk.sub(body));
                self.locals.truncate(scope);
                true
            }
            StmtKind::Switch(switch) => self.switch(switch),
            StmtKind::Try(t) => self.try_stmt(t),
        }
    }

    /// A statement in a scope of its own.
    fn sub(&mut self, s: &'a Stmt) -> bool {
        let scope = self.locals.len();
        let completes = self.stmt(s, &[]);
        self.locals.truncate(scope);
        completes
    }

    fn within(
        &mut self,
        kind: TargetKind,
        labels: Vec<&'a Name>,
        f: impl FnOnce(&mut Self) -> bool,
    ) -> (bool, Target<'a>) {
        self.targets.push(Target { kind, labels, broken: false, continued: false });
        let completes = f(self);
        let none = Target { kind, labels: Vec::new(), broken: false, continued: false };
        (completes, self.targets.pop().unwrap_or(none))
    }

    fn switch(&mut self, switch: &'a Switch) -> bool {
        let scope = self.locals.len();
        let ((any, last), target) = {
            let mut ends = (false, true);
            let (_, target) = self.within(TargetKind::Switch, Vec::new(), |walk| {
                for case in &switch.cases {
                    let completes = if switch.arrow { walk.block(&case.body) } else { walk.stmts(&case.body) };
                    ends = (ends.0 || completes, completes);
                }
                true
            });
            (ends, target)
        };
        self.locals.truncate(scope);
        let falls_out = if switch.arrow { any } else { last };
        falls_out || target.broken || !switch.cases.iter().any(|c| c.default)
    }

    fn try_stmt(&mut self, t: &'a Try) -> bool {
        let finally = t.finally.as_ref().is_none_or(|f| self.block(&f.stmts));
        let left = self.targets.clone();
        let scope = self.locals.len();
        self.stmts(&t.resources);
        let mut completes = self.block(&t.body.stmts);
        self.locals.truncate(scope);
        for c in &t.catches {
            self.locals.push(Local::Other(&c.name.name));
            completes |= self.block(&c.body.stmts);
            self.locals.truncate(scope);
        }
        if !finally {
            // What leaves the body or a handler comes no further than to here.
            self.targets = left;
        }
        completes && finally
    }

    /// The value of a constant condition.
    fn constant(&mut self, cond: &'a Expr) -> Option<bool> {
        match &cond.kind {
            ExprKind::Lit(Lit::Bool(b)) => return Some(*b),
            _ if !constant_looking(cond) => return None,
            _ => {}
        }
        let env = self.attr.cx.env.clone();
        let before = self.attr.sema.diagnostics.len();
        let mut names = Vec::new();
        mentioned(cond, &mut names);
        if names.iter().any(|n| self.locals.iter().any(|l| l.name() == *n)) {
            for local in &self.locals {
                match local {
                    Local::Final(_, s) if plain(s) => {
                        self.attr.stmts(std::slice::from_ref(*s));
                    }
                    local => {
                        self.attr.declare(local.name(), Ty::Error, cond.span, false);
                    }
                }
            }
        }
        let value = self.attr.condition(cond).constant;
        self.attr.cx.env = env;
        self.attr.sema.forget_diagnostics(before);
        match value {
            Some(Lit::Bool(b)) => Some(b),
            _ => None,
        }
    }
}

/// Whether a declaration has nothing but constants to its right.
fn plain(s: &Stmt) -> bool {
    let StmtKind::Local { vars, .. } = &s.kind else { return false };
    vars.iter().all(|v| v.init.as_ref().is_some_and(constant_looking))
}

/// The first names of what an expression that looks constant refers to.
fn mentioned<'e>(e: &'e Expr, names: &mut Vec<&'e Name>) {
    match &e.kind {
        ExprKind::Name(name) => names.push(name),
        ExprKind::Field(e, _) | ExprKind::Unary(_, e) | ExprKind::Cast(_, e) => mentioned(e, names),
        ExprKind::Chain(first, rest) => {
            mentioned(first, names);
            rest.iter().for_each(|(_, _, e)| mentioned(e, names));
        }
        ExprKind::Conditional(a, b, c) => [a, b, c].into_iter().for_each(|e| mentioned(e, names)),
        _ => {}
    }
}
