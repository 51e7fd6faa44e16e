//! Local and anonymous classes: entering them, and which locals their objects carry.

use super::Attr;
use crate::diag::error;
use crate::java::ast::{Ident, TypeDecl};
use crate::java::token::Tok;
use crate::sema::env::{self, EnvKind, Var};
use crate::sema::load::Place;
use crate::sema::ty::{ClassIdx, Ty};
use logos::Logos;
use rustc_hash::FxHashSet;
use std::rc::Rc;

impl Attr {
    /// Enters a class declared inside a body. Locals in scope whose names occur in it are carried by its objects.
    pub(crate) fn declare_local_class(&mut self, decl: Rc<TypeDecl>, anonymous_of: Option<Ty>) -> ClassIdx {
        let outer = self.cx.class;
        let name = self.sema.inner_name(outer, &decl.name.name);
        let place = Place {
            unit: self.sema.class(outer).unit,
            outer: Some(outer),
            env: self.cx.env.clone(),
            is_local: true,
            static_context: self.cx.is_static || self.cx.prologue,
        };
        let captures = self.locals_named_in(&decl);
        let class = self.sema.enter_class(decl, name, place);
        let info = &mut self.sema.classes[class.index()];
        info.anonymous_of = anonymous_of;
        info.captures = captures;
        self.local_classes.push(class);
        class
    }

    /// Reports a local class with the name of another one that is in scope in the same body (JLS 6.4).
    pub(crate) fn check_new_class(&mut self, name: &Ident) {
        if let Some(EnvKind::Class(_, other)) = env::find_type(&self.cx.env, &name.name)
            && self.sema.class(other).outer == Some(self.cx.class)
        {
            let message = format!("class `{}` is declared twice", name.name);
            let first = self.sema.class(other).span;
            let d = error("duplicate-class", name.span, message).at(first, "first declared here");
            self.sema.report(d);
        }
    }

    /// Takes back local classes that were declared since there were `count`, as what they stand in is looked at once more.
    pub(crate) fn forget_classes(&mut self, count: usize) {
        while self.local_classes.len() > count
            && let Some(c) = self.local_classes.pop()
        {
            self.sema.forget_inner_name(c);
        }
    }

    fn locals_named_in(&self, decl: &TypeDecl) -> Vec<Var> {
        let names = self.identifiers(decl);
        let mut found: Vec<Var> = Vec::new();
        let mut seen: FxHashSet<u32> = FxHashSet::default();
        let mut add = |v: &Var| {
            if v.constant.borrow().is_none() && seen.insert(v.id) {
                found.push(v.clone());
            }
        };
        for name in names {
            let mut env = self.cx.env.clone();
            let mut class = Some(self.cx.class);
            let mut variable = false;
            while let Some(c) = class {
                if !variable && let Some(v) = env::find_var(&env, name) {
                    add(&v);
                    variable = true;
                }
                // What a local class used inside carries must be at hand, too.
                if let Some(EnvKind::Class(_, k)) = env::find_type(&env, name) {
                    self.sema.class(k).captures.iter().for_each(&mut add);
                }
                let info = self.sema.class(c);
                env = info.env.clone();
                class = info.outer;
            }
        }
        found
    }

    /// Names in the text of a declaration that could be variables or classes, in the order of their first use.
    fn identifiers(&self, decl: &TypeDecl) -> Vec<&str> {
        let mut names = Vec::new();
        let mut seen = FxHashSet::default();
        let Some(file) = self.sema.sources.get(decl.span.file) else { return names };
        let Some(text) = file.text.get(decl.span.lo as usize..decl.span.hi as usize) else { return names };
        let mut lexer = Tok::lexer(text);
        let mut after_dot = false;
        while let Some(token) = lexer.next() {
            match token {
                Ok(Tok::Ident) => {
                    if !after_dot && seen.insert(lexer.slice()) {
                        names.push(lexer.slice());
                    }
                    after_dot = false;
                }
                other => after_dot = other == Ok(Tok::Dot),
            }
        }
        names
    }

    /// Lambdas around capture the variable, without counting as a use in the source.
    pub(crate) fn capture_quietly(&mut self, var: &Var) {
        let from = if var.body == self.cx.body { var.lambda_depth } else { 0 };
        for lambda in self.cx.lambdas.iter_mut().skip(from) {
            if !lambda.captures.iter().any(|c| c.id == var.id) {
                lambda.captures.push(var.clone());
            }
        }
    }
}
