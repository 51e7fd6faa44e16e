//! Attribution: from syntax trees to typed trees. Bodies are attributed when they are asked for, so that only the
//! library models that a program reaches cost anything.

mod access;
mod args;
pub mod body;
pub mod call;
pub mod class;
pub mod constant;
pub mod convert;
pub(crate) mod definite;
pub mod expr;
mod finals;
pub mod flow;
mod handle;
pub mod infer;
pub mod lambda;
pub mod name;
pub mod new;
pub mod ops;
mod overload;
mod pattern;
mod pertinent;
pub mod region;
mod shape;
pub mod stmt;
pub mod switch;
mod takes;
pub mod tree;

use crate::diag::Span;
use crate::java::ast::Name;
use crate::sema::env::{self, Env, EnvKind, LocalVar, Var};
use crate::sema::resolve::Scope;
use crate::sema::table::Sema;
use crate::sema::ty::{ClassIdx, FieldIdx, MethodIdx, TvIdx, Ty};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use tree::JumpId;

/// Where `break`, `continue` and `yield` can go.
#[derive(Debug, Clone)]
pub(crate) struct Jump {
    pub label: Option<Name>,
    pub id: JumpId,
    pub kind: JumpKind,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum JumpKind {
    Loop,
    Switch,
    Block,
    /// a switch expression: `yield` goes here, nothing else passes
    Value,
}

/// A lambda around the current position.
#[derive(Debug, Default)]
pub(crate) struct LambdaCx {
    pub captures: Vec<Var>,
    pub this: bool,
}

/// What `return` means here.
#[derive(Debug, Clone)]
pub(crate) enum Ret {
    /// known result type (or void)
    Known(Ty),
    /// types seen so far; to be inferred
    Infer(Vec<Ty>),
}

/// Where the current code stands.
#[derive(Debug)]
pub(crate) struct Cx {
    pub class: ClassIdx,
    pub is_static: bool,
    pub env: Env,
    pub body: u32,
    pub lambdas: Vec<LambdaCx>,
    pub ret: Ret,
    pub jumps: Vec<Jump>,
    /// values of switch expressions around: expected type and types seen
    pub yields: Vec<switch::Yields>,
    /// inside the arguments of `this(…)` or `super(…)`
    pub prologue: bool,
    /// constructor or initialiser: final fields of the class may be assigned
    pub initialiser: bool,
    /// where a constructor begins, if with a call of another one
    pub first_call: Option<Span>,
    /// in initialisers of the class: whether in static ones
    pub initialises: Option<bool>,
    /// in a record's constructor without parameter list
    pub compact: bool,
    /// the name that an assignment is about to give a value
    pub given: Option<Span>,
}

/// The state of attribution.
pub struct Attr {
    /// names and types
    pub sema: Sema,
    pub(crate) cx: Cx,
    next_var: u32,
    next_body: u32,
    next_jump: u32,
    /// variables used in lambdas and inner classes, checked at the end
    pub(crate) captured: Vec<Var>,
    /// variables that bodies of local classes use
    pub(crate) used_in_classes: FxHashSet<u32>,
    /// variables without a value where an object that might carry them is made
    pub(crate) carried_unassigned: Vec<(Var, Span)>,
    /// pattern variables by the position of their names
    pub(crate) patterns: FxHashMap<Span, Var>,
    /// type variables of the calls around an argument that lambdas within it may tell
    pub(crate) open: Vec<TvIdx>,
    /// Whether a function was attributed without the types of its parameters: what it calls may be another overload.
    pub(crate) guessed: bool,
    /// Whether nothing told a type variable of a call.
    pub(crate) untold: bool,
    /// The last switch expression, if its numbers became one type because nothing was expected of it: as it was before.
    pub(crate) apart: Option<switch::Arms>,
    /// What the body of the next lambda is known to return, though the variable that stands for it is not known.
    pub(crate) returning: Option<Ty>,
    /// local and anonymous classes in the order of their declaration
    pub local_classes: Vec<ClassIdx>,
    /// constructors that begin with a call of another one
    pub(crate) delegating: FxHashMap<MethodIdx, MethodIdx>,
    /// which final fields have a value where
    pub(crate) finals: finals::Finals,
    /// fields that calls name by constants, with the calls
    pub(crate) named_fields: FxHashMap<FieldIdx, Vec<Span>>,
}

impl Attr {
    /// Attribution over a table.
    #[must_use]
    pub fn new(sema: Sema) -> Attr {
        let cx = Cx {
            class: ClassIdx(0),
            is_static: true,
            env: None,
            body: 0,
            lambdas: Vec::new(),
            ret: Ret::Known(Ty::Void),
            jumps: Vec::new(),
            yields: Vec::new(),
            prologue: false,
            initialiser: false,
            first_call: None,
            initialises: None,
            compact: false,
            given: None,
        };
        Attr {
            open: Vec::new(),
            guessed: false,
            untold: false,
            apart: None,
            returning: None,
            named_fields: FxHashMap::default(),
            delegating: FxHashMap::default(),
            finals: finals::Finals::default(),
            sema,
            cx,
            next_var: 0,
            next_body: 1,
            next_jump: 0,
            captured: Vec::new(),
            used_in_classes: FxHashSet::default(),
            carried_unassigned: Vec::new(),
            patterns: FxHashMap::default(),
            local_classes: Vec::new(),
        }
    }

    /// A fresh context for a body of `class`.
    pub(crate) fn enter_body(&mut self, class: ClassIdx, is_static: bool, env: Env, ret: Ty) -> Cx {
        let body = self.next_body;
        self.next_body += 1;
        let cx = Cx {
            class,
            is_static,
            env,
            body,
            lambdas: Vec::new(),
            ret: Ret::Known(ret),
            jumps: Vec::new(),
            yields: Vec::new(),
            prologue: false,
            initialiser: false,
            first_call: None,
            initialises: None,
            compact: false,
            given: None,
        };
        std::mem::replace(&mut self.cx, cx)
    }

    /// The scope for type names at the current position.
    pub(crate) fn scope(&self) -> Scope {
        Scope { env: self.cx.env.clone(), class: Some(self.cx.class), unit: self.sema.class(self.cx.class).unit }
    }

    pub(crate) fn in_model(&self) -> bool {
        self.sema.class(self.cx.class).is_model
    }

    pub(crate) fn jump_id(&mut self) -> JumpId {
        self.next_jump += 1;
        self.next_jump
    }

    /// A new variable that no name refers to yet.
    pub(crate) fn fresh_var(&mut self, name: &Name, ty: Ty, span: Span, blank: bool) -> Var {
        self.next_var += 1;
        Rc::new(LocalVar {
            id: self.next_var,
            name: name.clone(),
            ty: RefCell::new(ty),
            body: self.cx.body,
            lambda_depth: self.cx.lambdas.len(),
            constant: RefCell::new(None),
            blank: Cell::new(blank),
            used: Cell::new(false),
            exact: Cell::new(false),
            is_final: Cell::new(false),
            changed: Cell::new(None),
            captured: Cell::new(None),
            span,
        })
    }

    /// A variable of the front end's own, with an empty name.
    pub(crate) fn temp(&mut self, ty: Ty, span: Span) -> Var {
        self.fresh_var(&Name::from(""), ty, span, false)
    }

    /// Declares a variable in the current scope.
    pub(crate) fn declare(&mut self, name: &Name, ty: Ty, span: Span, blank: bool) -> Var {
        let var = self.new_name(name, ty, span, blank);
        self.cx.env = env::push(&self.cx.env, EnvKind::Var(var.clone()));
        var
    }

    /// A new variable whose name must be free here, but has no scope yet.
    pub(crate) fn new_name(&mut self, name: &Name, ty: Ty, span: Span, blank: bool) -> Var {
        if let Some(other) = env::find_var(&self.cx.env, name)
            && other.body == self.cx.body
            && &**name != "_"
        {
            let d = crate::diag::error("duplicate-name", span, format!("variable `{name}` is declared twice"))
                .at(other.span, "first declared here");
            self.sema.report(d);
        }
        self.fresh_var(name, ty, span, blank)
    }

    /// Notes the use of a variable; lambdas in between capture it.
    pub(crate) fn use_var(&mut self, var: &Var, span: Span) {
        var.used.set(true);
        let from = if var.body == self.cx.body { var.lambda_depth } else { 0 };
        let foreign = var.body != self.cx.body || from < self.cx.lambdas.len();
        if var.body != self.cx.body && var.blank.get() {
            self.used_in_classes.insert(var.id);
        }
        if foreign && var.captured.get().is_none() {
            var.captured.set(Some(span));
            self.captured.push(var.clone());
        }
        for lambda in self.cx.lambdas.iter_mut().skip(from) {
            if !lambda.captures.iter().any(|c| c.id == var.id) {
                lambda.captures.push(var.clone());
            }
        }
    }

    /// Notes the use of `this`.
    pub(crate) fn use_this(&mut self) {
        for lambda in &mut self.cx.lambdas {
            lambda.this = true;
        }
    }

    /// Reports captured variables that are changed somewhere, or carried without a value.
    pub fn check_captured(&mut self) {
        self.check_carried();
        for var in std::mem::take(&mut self.captured) {
            if let (Some(used), Some(changed)) = (var.captured.get(), var.changed.get()) {
                let message =
                    format!("variable `{}` is used in a lambda or inner class, so it must not change", var.name);
                let d = crate::diag::error("not-effectively-final", used, message).at(changed, "it is changed here");
                self.sema.report(d);
            }
        }
    }
}
