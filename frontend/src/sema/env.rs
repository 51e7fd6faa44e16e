//! Scopes of local names, as a persistent list: a local or anonymous class keeps the scope it was declared in.

use super::ty::{ClassIdx, TvIdx, Ty};
use crate::diag::Span;
use crate::java::ast::Name;
use crate::java::literal::Lit;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// A local variable or parameter.
#[derive(Debug)]
pub struct LocalVar {
    /// unique in the whole compilation
    pub id: u32,
    /// source name
    pub name: Name,
    /// type; replaced when `var` is inferred
    pub ty: RefCell<Ty>,
    /// the body (method, initialiser) it belongs to
    pub body: u32,
    /// how many lambdas of that body lie around it
    pub lambda_depth: usize,
    /// value of a constant variable
    pub constant: RefCell<Option<Lit>>,
    /// declared without initialiser
    pub blank: bool,
    /// assigned after its declaration (for blank ones: changed by something else than `=`)
    pub changed: Cell<Option<Span>>,
    /// used in a lambda or class inside
    pub captured: Cell<Option<Span>>,
    /// declaration
    pub span: Span,
}

/// A shared local variable.
pub type Var = Rc<LocalVar>;

/// One entry of a scope.
#[derive(Debug, Clone)]
pub enum EnvKind {
    /// a variable
    Var(Var),
    /// a local class
    Class(Name, ClassIdx),
    /// a type parameter of a method
    TypeVar(Name, TvIdx),
}

/// A scope: the innermost entry and what lies around it.
#[derive(Debug)]
pub struct EnvNode {
    /// the entry
    pub kind: EnvKind,
    /// the rest
    pub parent: Env,
}

/// A scope, possibly empty.
pub type Env = Option<Rc<EnvNode>>;

/// `env` with one more entry.
#[must_use]
pub fn push(env: &Env, kind: EnvKind) -> Env {
    Some(Rc::new(EnvNode { kind, parent: env.clone() }))
}

/// All entries, innermost first.
pub fn entries(env: &Env) -> impl Iterator<Item = &EnvKind> {
    let mut at = env.as_deref();
    std::iter::from_fn(move || {
        let node = at?;
        at = node.parent.as_deref();
        Some(&node.kind)
    })
}

/// The variable with this name in this scope.
#[must_use]
pub fn find_var(env: &Env, name: &str) -> Option<Var> {
    entries(env).find_map(|e| match e {
        EnvKind::Var(v) if &*v.name == name => Some(v.clone()),
        _ => None,
    })
}
