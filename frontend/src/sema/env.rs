//! Scopes of local names, as a persistent list: a local or anonymous class keeps the scope it was declared in.

use super::ty::{ClassIdx, TvIdx, Ty};
use crate::diag::Span;
use crate::java::ast::Name;
use crate::java::literal::Lit;
use rustc_hash::FxHashMap;
use std::cell::{Cell, OnceCell, RefCell};
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
    /// declared without initialiser, or used in its own
    pub blank: Cell<bool>,
    /// used or assigned somewhere
    pub used: Cell<bool>,
    /// its type is written where it is declared
    pub exact: Cell<bool>,
    /// declared `final`, or final by its kind
    pub is_final: Cell<bool>,
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
    /// how many entries there are, this one included
    size: usize,
    /// the last entries by name, made when first needed; only nodes with a [`span`](EnvNode::span) have one
    index: OnceCell<Box<Index>>,
}

/// A scope, possibly empty.
pub type Env = Option<Rc<EnvNode>>;

/// Some entries by name (the innermost of each), and what lies around them.
#[derive(Debug, Default)]
struct Index {
    vars: FxHashMap<Name, Var>,
    types: FxHashMap<Name, EnvKind>,
    rest: Env,
}

/// Every so many entries there is an index over as many, and every square of it one over the square: looking up a name
/// among n entries takes about 2 * STRIDE + n / STRIDE² steps.
const STRIDE: usize = 64;

impl EnvNode {
    /// How many entries the node's index covers; 0 if it has none.
    fn span(&self) -> usize {
        if self.size.is_multiple_of(STRIDE * STRIDE) {
            STRIDE * STRIDE
        } else if self.size.is_multiple_of(STRIDE) {
            STRIDE
        } else {
            0
        }
    }

    /// The index, for a search that began in a scope of `from` entries. A node that few entries lie above may be one of
    /// many short-lived ones, and an index for each would cost more than it saves.
    fn index(&self, from: usize) -> Option<&Index> {
        let span = self.span();
        if span == 0 || from - self.size < span / STRIDE {
            return None;
        }
        Some(self.index.get_or_init(|| {
            let mut index = Box::new(Index { rest: self.parent.clone(), ..Index::default() });
            index.add(&self.kind);
            for _ in 1..span {
                let Some(node) = index.rest.clone() else { break };
                index.add(&node.kind);
                index.rest.clone_from(&node.parent);
            }
            index
        }))
    }
}

impl Drop for EnvNode {
    /// One after the other, since a scope may be longer than the stack is deep.
    fn drop(&mut self) {
        let mut next = self.parent.take();
        while let Some(mut node) = next.and_then(Rc::into_inner) {
            next = node.parent.take();
        }
    }
}

impl Index {
    fn add(&mut self, kind: &EnvKind) {
        match kind {
            EnvKind::Var(v) => {
                self.vars.entry(v.name.clone()).or_insert_with(|| v.clone());
            }
            EnvKind::Class(name, _) | EnvKind::TypeVar(name, _) => {
                self.types.entry(name.clone()).or_insert_with(|| kind.clone());
            }
        }
    }
}

/// `env` with one more entry.
#[must_use]
pub fn push(env: &Env, kind: EnvKind) -> Env {
    let size = env.as_ref().map_or(0, |e| e.size) + 1;
    Some(Rc::new(EnvNode { kind, parent: env.clone(), size, index: OnceCell::new() }))
}

/// The innermost entry that `own` finds in a single entry and `indexed` in an index.
fn find<T>(env: &Env, own: impl Fn(&EnvKind) -> Option<T>, indexed: impl Fn(&Index) -> Option<T>) -> Option<T> {
    let mut at = env.as_deref();
    let from = at.map_or(0, |e| e.size);
    while let Some(node) = at {
        if let Some(index) = node.index(from) {
            if let Some(found) = indexed(index) {
                return Some(found);
            }
            at = index.rest.as_deref();
        } else {
            if let Some(found) = own(&node.kind) {
                return Some(found);
            }
            at = node.parent.as_deref();
        }
    }
    None
}

/// The variable with this name in this scope.
#[must_use]
pub fn find_var(env: &Env, name: &str) -> Option<Var> {
    let own = |kind: &EnvKind| match kind {
        EnvKind::Var(v) if &*v.name == name => Some(v.clone()),
        _ => None,
    };
    find(env, own, |index| index.vars.get(name).cloned())
}

/// The local class or type parameter with this name in this scope.
#[must_use]
pub fn find_type(env: &Env, name: &str) -> Option<EnvKind> {
    let own = |kind: &EnvKind| match kind {
        EnvKind::Class(n, _) | EnvKind::TypeVar(n, _) if &**n == name => Some(kind.clone()),
        _ => None,
    };
    find(env, own, |index| index.types.get(name).cloned())
}

#[cfg(test)]
mod tests {
    use super::{Env, EnvKind, find_type, push};
    use crate::java::ast::Name;
    use crate::sema::ty::ClassIdx;

    #[test]
    fn the_innermost_entry_is_found_whatever_the_size() {
        let mut env: Env = None;
        let name = |i: u32| format!("C{}", i % 3000);
        for i in 0..20_000u32 {
            env = push(&env, EnvKind::Class(Name::from(name(i)), ClassIdx(i)));
            if i % 97 != 0 && i < 19_990 {
                continue;
            }
            for back in [0, 1, 63, 64, 65, 128, 2000, 2999] {
                let Some(wanted) = i.checked_sub(back) else { continue };
                let found = match find_type(&env, &name(wanted)) {
                    Some(EnvKind::Class(_, c)) => Some(c.0),
                    _ => None,
                };
                assert_eq!(found, Some(wanted), "in a scope of {} entries", i + 1);
            }
            assert!(find_type(&env, "absent").is_none());
        }
    }
}
