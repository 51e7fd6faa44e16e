//! Compilation units, types and members.

use super::super::ast::{
    Annotation, Block, CompilationUnit, Declarator, EnumConstant, Expr, FieldDecl, Flags, Ident, Import, Member,
    MethodDecl, Modifiers, Param, TypeDecl, TypeExpr, TypeExprKind, TypeKind,
};
use super::super::token::Tok;
use super::{P, Parser};
use crate::diag::Span;
use std::rc::Rc;

impl Parser<'_> {
    pub(super) fn compilation_unit(&mut self) -> CompilationUnit {
        let mut unit = CompilationUnit::default();
        while self.peek() != Tok::Eof {
            let start = self.pos;
            if self.top_level(&mut unit).is_err() {
                self.recover();
                if self.peek() == Tok::RBrace {
                    self.bump();
                }
            }
            if self.pos == start {
                self.bump();
            }
        }
        unit
    }

    fn top_level(&mut self, unit: &mut CompilationUnit) -> P<()> {
        match self.peek() {
            Tok::Semi => self.bump(),
            Tok::Import => unit.imports.push(self.import()?),
            Tok::Package => {
                self.bump();
                unit.package = Some(self.dotted()?);
                self.expect(Tok::Semi)?;
            }
            _ => {
                let lo = self.span();
                let mods = self.modifiers()?;
                if self.peek() == Tok::Package {
                    self.bump();
                    unit.package = Some(self.dotted()?);
                    return self.expect(Tok::Semi);
                }
                match self.type_decl(mods, lo)? {
                    Some(decl) => unit.types.push(decl),
                    None => return Err(self.unexpected("class, interface, enum or record")),
                }
            }
        }
        Ok(())
    }

    fn dotted(&mut self) -> P<Vec<Ident>> {
        let mut path = vec![self.ident()?];
        while self.peek() == Tok::Dot && self.nth(1) == Tok::Ident {
            self.bump();
            path.push(self.ident()?);
        }
        Ok(path)
    }

    fn import(&mut self) -> P<Import> {
        let lo = self.span();
        self.bump();
        let is_static = self.eat(Tok::Static);
        let path = self.dotted()?;
        let wildcard = self.eat(Tok::Dot);
        if wildcard {
            self.expect(Tok::Star)?;
        }
        let span = self.since(lo);
        self.expect(Tok::Semi)?;
        Ok(Import { is_static, path, wildcard, span })
    }

    // --- modifiers and annotations ---

    /// Annotations, with their arguments as text.
    pub(super) fn annotations(&mut self) -> P<Vec<Annotation>> {
        let mut found = Vec::new();
        while self.peek() == Tok::At && self.nth(1) != Tok::Interface {
            let lo = self.span();
            self.bump();
            let name = self.dotted()?;
            let args = if self.peek() == Tok::LParen { Some(self.annotation_args()?) } else { None };
            found.push(Annotation { name, args, span: self.since(lo) });
        }
        Ok(found)
    }

    /// Skips the balanced parenthesis after an annotation; returns what is inside.
    fn annotation_args(&mut self) -> P<Span> {
        let close = self.parens[self.pos] as usize;
        let open = self.span();
        if close == 0 {
            self.bump();
            return Err(self.unexpected("`)` to close the annotation"));
        }
        self.pos = close + 1;
        Ok(Span { lo: open.hi, hi: self.span_of(close).lo, ..open })
    }

    pub(super) fn modifiers(&mut self) -> P<Modifiers> {
        let mut mods = Modifiers::default();
        loop {
            let bit = match self.peek() {
                Tok::Public => Flags::PUBLIC,
                Tok::Protected => Flags::PROTECTED,
                Tok::Private => Flags::PRIVATE,
                Tok::Static => Flags::STATIC,
                Tok::Final => Flags::FINAL,
                Tok::Abstract => Flags::ABSTRACT,
                Tok::Native => Flags::NATIVE,
                Tok::Synchronized if self.nth(1) != Tok::LParen => Flags::SYNCHRONIZED,
                Tok::Transient => Flags::TRANSIENT,
                Tok::Volatile => Flags::VOLATILE,
                Tok::Strictfp => Flags::STRICTFP,
                Tok::Default if !matches!(self.nth(1), Tok::Colon | Tok::Arrow) => Flags::DEFAULT,
                Tok::At if self.nth(1) != Tok::Interface => {
                    mods.annotations.extend(self.annotations()?);
                    continue;
                }
                Tok::Ident if self.text_of(self.pos) == "sealed" && self.modifier_follows(1) => Flags::SEALED,
                Tok::Ident
                    if self.text_of(self.pos) == "non"
                        && self.nth(1) == Tok::Minus
                        && self.text_of(self.pos + 2) == "sealed"
                        && self.modifier_follows(3) =>
                {
                    self.bump();
                    self.bump();
                    Flags::NON_SEALED
                }
                _ => return Ok(mods),
            };
            if mods.flags.0 & bit != 0 {
                let text = self.found();
                self.report(self.span(), format!("expected at most one {text}, found it twice"));
            }
            mods.flags.0 |= bit;
            self.bump();
        }
    }

    /// The modifiers of a local variable, parameter, resource or caught exception: none but `final` (JLS 4.12.3, 8.4.1, 14.4.1).
    pub(super) fn variable_modifiers(&mut self) -> P<Modifiers> {
        let lo = self.span();
        let mods = self.modifiers()?;
        self.check_variable_modifiers(&mods, lo);
        Ok(mods)
    }

    /// Reports modifiers that no variable other than a field can have.
    pub(super) fn check_variable_modifiers(&mut self, mods: &Modifiers, at: Span) {
        if mods.flags.0 & !Flags::FINAL != 0 {
            self.report(at, "expected no modifier but `final` before a local variable or parameter".to_string());
        }
        self.no_override(mods);
    }

    /// Reports `@Override` before what is no method (JLS 9.6.4.4).
    fn no_override(&mut self, mods: &Modifiers) {
        if let Some(a) = mods.annotations.iter().find(|a| a.is_override()) {
            self.report(a.span, "expected a method after `@Override`".to_string());
        }
    }

    fn modifier_follows(&self, n: usize) -> bool {
        matches!(
            self.nth(n),
            Tok::Class
                | Tok::Interface
                | Tok::Public
                | Tok::Protected
                | Tok::Private
                | Tok::Static
                | Tok::Abstract
                | Tok::Strictfp
        )
    }

    // --- types ---

    /// True if a type declaration starts here (after modifiers).
    pub(super) fn at_type_decl(&self) -> bool {
        match self.peek() {
            Tok::Class | Tok::Interface | Tok::Enum => true,
            Tok::At => self.nth(1) == Tok::Interface,
            Tok::Ident => {
                self.text_of(self.pos) == "record"
                    && self.nth(1) == Tok::Ident
                    && matches!(self.nth(2), Tok::LParen | Tok::Lt)
            }
            _ => false,
        }
    }

    /// A type declaration after its modifiers; `None` if there is none here.
    pub(super) fn type_decl(&mut self, mods: Modifiers, lo: Span) -> P<Option<Rc<TypeDecl>>> {
        if !self.at_type_decl() {
            return Ok(None);
        }
        self.nested(|p| p.type_decl_inner(mods, lo)).map(Some)
    }

    fn type_decl_inner(&mut self, mods: Modifiers, lo: Span) -> P<Rc<TypeDecl>> {
        let kind = match self.peek() {
            Tok::Class => TypeKind::Class,
            Tok::Interface => TypeKind::Interface,
            Tok::Enum => TypeKind::Enum,
            Tok::At => {
                self.bump();
                TypeKind::Annotation
            }
            _ => TypeKind::Record,
        };
        self.bump();
        let name = self.ident()?;
        if matches!(&*name.name, "permits" | "record" | "sealed" | "var" | "yield") {
            self.report(name.span, format!("expected a name of a class, found `{}`", name.name));
        }
        let params = self.type_params()?;
        let mut components = Vec::new();
        if kind == TypeKind::Record {
            components = self.params()?;
        }
        let mut extends = Vec::new();
        let mut implements = Vec::new();
        let mut permits = Vec::new();
        loop {
            if self.eat(Tok::Extends) {
                extends = self.type_list()?;
            } else if self.eat(Tok::Implements) {
                implements = self.type_list()?;
            } else if self.at_word("permits") {
                self.bump();
                permits = self.type_list()?;
            } else {
                break;
            }
        }
        let misplaced = match kind {
            TypeKind::Class | TypeKind::Record => None,
            TypeKind::Interface | TypeKind::Annotation => {
                implements.first().map(|t| (t, "`implements` in an interface"))
            }
            TypeKind::Enum => extends.first().map(|t| (t, "`extends` in an enum")),
        };
        if let Some((t, what)) = misplaced {
            self.report(t.span, format!("expected no {what}"));
        }
        if kind == TypeKind::Class && extends.len() > 1 {
            let span = extends[1].span;
            self.report(span, "expected one superclass, found several".to_string());
        }
        self.expect(Tok::LBrace)?;
        let constants = if kind == TypeKind::Enum { self.enum_constants()? } else { Vec::new() };
        let members = self.members(&name.name)?;
        Ok(Rc::new(TypeDecl {
            kind,
            mods,
            name,
            params,
            extends,
            implements,
            permits,
            constants,
            components,
            members,
            span: self.since(lo),
        }))
    }

    fn type_list(&mut self) -> P<Vec<TypeExpr>> {
        let mut list = vec![self.ty()?];
        while self.eat(Tok::Comma) {
            list.push(self.ty()?);
        }
        Ok(list)
    }

    fn enum_constants(&mut self) -> P<Vec<EnumConstant>> {
        let mut constants = Vec::new();
        loop {
            match self.peek() {
                Tok::Semi => {
                    self.bump();
                    return Ok(constants);
                }
                Tok::RBrace => return Ok(constants),
                _ => {}
            }
            self.annotations()?;
            let name = self.ident()?;
            let args = if self.peek() == Tok::LParen { self.args()? } else { Vec::new() };
            let body = if self.eat(Tok::LBrace) { Some(self.nested(|p| p.members(""))?) } else { None };
            constants.push(EnumConstant { name, args, body });
            if !self.eat(Tok::Comma) && !matches!(self.peek(), Tok::Semi | Tok::RBrace) {
                return Err(self.unexpected("`,`, `;` or `}`"));
            }
        }
    }

    /// The members up to and including the closing brace; the opening one is consumed.
    pub(super) fn members(&mut self, class_name: &str) -> P<Vec<Member>> {
        let mut members = Vec::new();
        loop {
            match self.peek() {
                Tok::RBrace => {
                    self.bump();
                    return Ok(members);
                }
                Tok::Eof => return Err(self.unexpected("`}` to close the class")),
                Tok::Semi => self.bump(),
                _ => {
                    let start = self.pos;
                    match self.member(class_name) {
                        Ok(member) => members.push(member),
                        Err(_) => {
                            self.recover();
                            if self.pos == start {
                                self.bump();
                            }
                        }
                    }
                }
            }
        }
    }

    fn member(&mut self, class_name: &str) -> P<Member> {
        let lo = self.span();
        if self.peek() == Tok::LBrace || (self.peek() == Tok::Static && self.nth(1) == Tok::LBrace) {
            let is_static = self.eat(Tok::Static);
            return Ok(Member::Init { is_static, body: Rc::new(self.block()?) });
        }
        let mods = self.modifiers()?;
        if self.at_type_decl()
            && let Some(decl) = self.type_decl(mods.clone(), lo)?
        {
            return Ok(Member::Type(decl));
        }
        let type_params = self.type_params()?;
        self.annotations()?;
        if self.peek() == Tok::Ident && self.nth(1) == Tok::LParen {
            let name = self.ident()?;
            if &*name.name != class_name {
                self.report(name.span, format!("expected a result type before the method name `{}`", name.name));
            }
            let params = self.params()?;
            let throws = self.throws()?;
            let (body, lazy) = self.method_body()?;
            let body = Some(body);
            let span = self.since(lo);
            return Ok(Member::Method(Rc::new(MethodDecl {
                lazy,
                mods,
                type_params,
                ret: None,
                name,
                params,
                throws,
                body,
                compact: false,
                span,
            })));
        }
        if self.peek() == Tok::Ident && self.nth(1) == Tok::LBrace && self.text_of(self.pos) == class_name {
            let name = self.ident()?;
            let body = Some(self.block()?);
            let span = self.since(lo);
            let params = Vec::new();
            return Ok(Member::Method(Rc::new(MethodDecl {
                lazy: false,
                mods,
                type_params,
                ret: None,
                name,
                params,
                throws: Vec::new(),
                body,
                compact: true,
                span,
            })));
        }
        if !matches!(self.peek(), Tok::Void | Tok::Ident) && super::types::prim(self.peek()).is_none() {
            return Err(self.unexpected("field, method, constructor, initialiser or type"));
        }
        let ty = self.ty_or_void()?;
        let name = self.ident()?;
        if self.peek() == Tok::LParen {
            return self.method(mods, type_params, ty, name, lo);
        }
        self.no_override(&mods);
        let vars = self.declarators(name)?;
        self.expect(Tok::Semi)?;
        Ok(Member::Field(Rc::new(FieldDecl { mods, ty, vars })))
    }

    fn method(
        &mut self,
        mods: Modifiers,
        type_params: Vec<super::super::ast::TypeParam>,
        ty: TypeExpr,
        name: Ident,
        lo: Span,
    ) -> P<Member> {
        let params = self.params()?;
        let ret = Some(self.dims_after(ty)?);
        let throws = self.throws()?;
        if self.eat(Tok::Default) {
            self.element_value()?;
        }
        let mut lazy = false;
        let body: Option<Block> = if self.peek() == Tok::LBrace {
            let (body, skipped) = self.method_body()?;
            lazy = skipped;
            Some(body)
        } else if self.eat(Tok::Semi) {
            None
        } else {
            return Err(self.unexpected("`{` or `;`"));
        };
        let span = self.since(lo);
        Ok(Member::Method(Rc::new(MethodDecl {
            lazy,
            mods,
            type_params,
            ret,
            name,
            params,
            throws,
            body,
            compact: false,
            span,
        })))
    }

    /// The default of an element of an annotation, which serves for nothing here.
    fn element_value(&mut self) -> P<()> {
        self.nested(|p| {
            if p.peek() == Tok::At {
                p.annotations()?;
            } else if p.eat(Tok::LBrace) {
                while p.peek() != Tok::RBrace {
                    p.element_value()?;
                    if !p.eat(Tok::Comma) {
                        break;
                    }
                }
                p.expect(Tok::RBrace)?;
            } else {
                p.ternary()?;
            }
            Ok(())
        })
    }

    /// A body; in a lazy parse it is only skipped over, which the second component tells.
    fn method_body(&mut self) -> P<(Block, bool)> {
        let close = self.parens[self.pos] as usize;
        if !self.lazy || close == 0 {
            return Ok((self.block()?, false));
        }
        let lo = self.span();
        self.pos = close + 1;
        Ok((Block { stmts: Vec::new(), span: self.since(lo) }, true))
    }

    fn throws(&mut self) -> P<Vec<TypeExpr>> {
        if self.eat(Tok::Throws) { self.type_list() } else { Ok(Vec::new()) }
    }

    /// `(mods T a, mods T... b)`
    pub(super) fn params(&mut self) -> P<Vec<Param>> {
        self.expect(Tok::LParen)?;
        let mut params = Vec::new();
        if self.eat(Tok::RParen) {
            return Ok(params);
        }
        loop {
            let mods = self.variable_modifiers()?;
            let ty = self.ty()?;
            self.annotations()?;
            let varargs = self.eat(Tok::Ellipsis);
            if self.at_receiver() {
                // Carries annotations only.
                while !self.eat(Tok::This) {
                    self.bump();
                }
            } else {
                let name = self.variable_name()?;
                let ty = self.dims_after(ty)?;
                params.push(Param { mods, ty, varargs, name });
            }
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        if let [early @ .., _] = params.as_slice()
            && let Some(p) = early.iter().find(|p| p.varargs)
        {
            self.report(p.name.span, format!("`...` can only stand at the last parameter, not at `{}`", p.name.name));
        }
        self.expect(Tok::RParen)?;
        Ok(params)
    }

    /// True at `this` or `Outer.this` behind the type of a parameter.
    fn at_receiver(&self) -> bool {
        let mut pos = self.pos;
        while self.kind_at(pos) == Tok::Ident && self.kind_at(pos + 1) == Tok::Dot {
            pos += 2;
        }
        self.kind_at(pos) == Tok::This
    }

    /// The variables after the type; the first name is already consumed.
    pub(super) fn declarators(&mut self, first: Ident) -> P<Vec<Declarator>> {
        let mut vars = vec![self.declarator(first)?];
        while self.eat(Tok::Comma) {
            let name = self.ident()?;
            vars.push(self.declarator(name)?);
        }
        Ok(vars)
    }

    fn declarator(&mut self, name: Ident) -> P<Declarator> {
        let dims = self.dims()?;
        let init = if self.eat(Tok::Eq) { Some(self.var_init()?) } else { None };
        Ok(Declarator { name, dims, init })
    }

    /// An expression or `{…}`.
    pub(super) fn var_init(&mut self) -> P<Expr> {
        if self.peek() == Tok::LBrace { self.nested(Self::array_init) } else { self.expr() }
    }
}

/// A type that stands for "not written".
pub(super) fn inferred(span: Span) -> TypeExpr {
    TypeExpr { kind: TypeExprKind::Inferred, span }
}
