//! Expressions.

use super::super::ast::{
    BinOp, Call, Expr, ExprKind, Ident, Lambda, LambdaBody, MethodRef, New, NewArray, Param, Pattern, PatternForm,
    TypeDecl, TypeExpr, TypeExprKind, TypeKind, TypeSegment, UnOp,
};
use super::super::literal::{self, Lit};
use super::super::token::Tok;
use super::{MAX_SUFFIXES, P, Parser};
use crate::diag::Span;
use std::rc::Rc;

impl Parser<'_> {
    /// Any expression, assignment included.
    pub(super) fn expr(&mut self) -> P<Expr> {
        self.nested(|p| {
            let target = p.ternary()?;
            let Some((op, tokens)) = p.assign_op() else { return Ok(target) };
            if !matches!(target.kind, ExprKind::Name(_) | ExprKind::Field(..) | ExprKind::Index(..)) {
                p.report(target.span, "expected a variable on the left of the assignment".to_string());
            }
            for _ in 0..tokens {
                p.bump();
            }
            let value = p.expr()?;
            let span = p.since(target.span);
            Ok(Expr { kind: ExprKind::Assign { op, target: Box::new(target), value: Box::new(value) }, span })
        })
    }

    /// The assignment operator here and its number of tokens.
    fn assign_op(&self) -> Option<(Option<BinOp>, usize)> {
        let op = match self.peek() {
            Tok::Eq => return Some((None, 1)),
            Tok::PlusEq => BinOp::Add,
            Tok::MinusEq => BinOp::Sub,
            Tok::StarEq => BinOp::Mul,
            Tok::SlashEq => BinOp::Div,
            Tok::PercentEq => BinOp::Rem,
            Tok::AmpEq => BinOp::And,
            Tok::BarEq => BinOp::Or,
            Tok::CaretEq => BinOp::Xor,
            Tok::ShlEq => BinOp::Shl,
            Tok::Gt if self.adjacent(self.pos) && self.nth(1) == Tok::Gt && self.adjacent(self.pos + 1) => {
                if self.nth(2) == Tok::Eq {
                    return Some((Some(BinOp::Shr), 3));
                }
                if self.nth(2) == Tok::Gt && self.adjacent(self.pos + 2) && self.nth(3) == Tok::Eq {
                    return Some((Some(BinOp::Ushr), 4));
                }
                return None;
            }
            _ => return None,
        };
        Some((Some(op), 1))
    }

    pub(super) fn ternary(&mut self) -> P<Expr> {
        let cond = self.binary(0)?;
        if !self.eat(Tok::Question) {
            return Ok(cond);
        }
        let before = std::mem::replace(&mut self.no_lambda, false);
        let then = self.expr();
        self.no_lambda = before;
        let then = then?;
        self.expect(Tok::Colon)?;
        let els = self.nested(Self::ternary)?;
        let span = self.since(cond.span);
        Ok(Expr { kind: ExprKind::Conditional(Box::new(cond), Box::new(then), Box::new(els)), span })
    }

    /// The binary operator here, its precedence and its number of tokens.
    fn binary_op(&self) -> Option<(BinOp, u8, usize)> {
        Some(match self.peek() {
            Tok::OrOr => (BinOp::OrOr, 1, 1),
            Tok::AndAnd => (BinOp::AndAnd, 2, 1),
            Tok::Bar => (BinOp::Or, 3, 1),
            Tok::Caret => (BinOp::Xor, 4, 1),
            Tok::Amp => (BinOp::And, 5, 1),
            Tok::EqEq => (BinOp::Eq, 6, 1),
            Tok::Ne => (BinOp::Ne, 6, 1),
            Tok::Lt => (BinOp::Lt, 7, 1),
            Tok::Le => (BinOp::Le, 7, 1),
            Tok::Gt => {
                if !self.adjacent(self.pos) {
                    return Some((BinOp::Gt, 7, 1));
                }
                match self.nth(1) {
                    Tok::Eq => (BinOp::Ge, 7, 2),
                    Tok::Gt if self.adjacent(self.pos + 1) => match self.nth(2) {
                        Tok::Eq => return None,
                        Tok::Gt if self.adjacent(self.pos + 2) && self.nth(3) == Tok::Eq => return None,
                        Tok::Gt => (BinOp::Ushr, 8, 3),
                        _ => (BinOp::Shr, 8, 2),
                    },
                    Tok::Gt => (BinOp::Shr, 8, 2),
                    _ => (BinOp::Gt, 7, 1),
                }
            }
            Tok::Shl => (BinOp::Shl, 8, 1),
            Tok::Plus => (BinOp::Add, 9, 1),
            Tok::Minus => (BinOp::Sub, 9, 1),
            Tok::Star => (BinOp::Mul, 10, 1),
            Tok::Slash => (BinOp::Div, 10, 1),
            Tok::Percent => (BinOp::Rem, 10, 1),
            _ => return None,
        })
    }

    /// Operators of at least precedence `min`; chains of one precedence come out flat.
    fn binary(&mut self, min: u8) -> P<Expr> {
        let mut lhs = self.unary()?;
        let mut chain_precedence = 0;
        loop {
            if self.peek() == Tok::Instanceof && min <= 7 {
                lhs = self.instance_of(lhs)?;
                chain_precedence = 0;
                continue;
            }
            let Some((op, precedence, tokens)) = self.binary_op() else { return Ok(lhs) };
            if precedence < min {
                return Ok(lhs);
            }
            let op_span = self.span();
            for _ in 0..tokens {
                self.bump();
            }
            let rhs = self.binary(precedence + 1)?;
            let span = self.since(lhs.span);
            match lhs.kind {
                ExprKind::Chain(_, ref mut rest) if chain_precedence == precedence => {
                    rest.push((op, op_span, rhs));
                    lhs.span = span;
                }
                _ => lhs = Expr { kind: ExprKind::Chain(Box::new(lhs), vec![(op, op_span, rhs)]), span },
            }
            chain_precedence = precedence;
        }
    }

    fn instance_of(&mut self, expr: Expr) -> P<Expr> {
        self.bump();
        let is_final = self.eat(Tok::Final);
        let ty = self.ty()?;
        let lo = expr.span;
        let kind = if self.peek() == Tok::LParen {
            let pattern = self.record_pattern(ty)?;
            ExprKind::Matches(Box::new(expr), Box::new(pattern))
        } else {
            let binding = match self.peek() {
                Tok::Ident | Tok::Underscore => Some(self.variable_name()?),
                _ => None,
            };
            ExprKind::InstanceOf { expr: Box::new(expr), ty: Box::new(ty), binding, is_final }
        };
        Ok(Expr { kind, span: self.since(lo) })
    }

    /// `T t` or `T(P, Q)`
    pub(super) fn pattern(&mut self) -> P<Pattern> {
        let is_final = self.eat(Tok::Final);
        let ty = self.ty()?;
        if self.peek() == Tok::LParen {
            return self.record_pattern(ty);
        }
        let name = self.variable_name()?;
        Ok(Pattern { is_final, span: self.since(ty.span), form: PatternForm::Binds(name), ty })
    }

    /// The parts of a record pattern, in parentheses.
    fn record_pattern(&mut self, ty: TypeExpr) -> P<Pattern> {
        self.expect(Tok::LParen)?;
        let mut parts = Vec::new();
        while self.peek() != Tok::RParen {
            parts.push(match self.peek() {
                Tok::Underscore => {
                    let name = self.variable_name()?;
                    let ty = super::decl::inferred(name.span);
                    Pattern { is_final: false, span: name.span, form: PatternForm::Binds(name), ty }
                }
                _ => self.nested(Self::pattern)?,
            });
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.expect(Tok::RParen)?;
        Ok(Pattern { is_final: false, span: self.since(ty.span), form: PatternForm::Record(parts), ty })
    }

    fn unary(&mut self) -> P<Expr> {
        let lo = self.span();
        let op = match self.peek() {
            Tok::Plus => UnOp::Plus,
            Tok::Minus => {
                if self.nth(1) == Tok::Number && literal::is_minimum(self.text_of(self.pos + 1)) {
                    self.bump();
                    let lit = self.number(true)?;
                    let e = Expr { kind: ExprKind::Lit(lit), span: self.since(lo) };
                    return self.suffixes(e);
                }
                UnOp::Neg
            }
            Tok::Bang => UnOp::Not,
            Tok::Tilde => UnOp::BitNot,
            Tok::PlusPlus | Tok::MinusMinus => {
                let increment = self.peek() == Tok::PlusPlus;
                self.bump();
                let target = self.nested(Self::unary)?;
                self.check_inc_target(&target);
                let kind = ExprKind::IncDec { prefix: true, increment, target: Box::new(target) };
                return Ok(Expr { kind, span: self.since(lo) });
            }
            Tok::LParen if self.at_cast() => return self.nested(|p| p.cast(lo)),
            _ => {
                let e = self.primary()?;
                return self.suffixes(e);
            }
        };
        self.bump();
        let e = self.nested(Self::unary)?;
        Ok(Expr { kind: ExprKind::Unary(op, Box::new(e)), span: self.since(lo) })
    }

    fn check_inc_target(&mut self, target: &Expr) {
        if !matches!(target.kind, ExprKind::Name(_) | ExprKind::Field(..) | ExprKind::Index(..)) {
            self.report(target.span, "expected a variable to increment or decrement".to_string());
        }
    }

    // --- casts and lambdas ---

    fn at_lambda(&self) -> bool {
        let close = self.parens[self.pos] as usize;
        close != 0 && self.kind_at(close + 1) == Tok::Arrow && !self.no_lambda
    }

    fn at_cast(&self) -> bool {
        if self.at_lambda() {
            return false;
        }
        let start = self.skip_annotations(self.pos + 1);
        let Some(mut end) = self.skip_type(start) else { return false };
        while self.kind_at(end) == Tok::Amp {
            match self.skip_type(end + 1) {
                Some(next) => end = next,
                None => return false,
            }
        }
        if self.kind_at(end) != Tok::RParen {
            return false;
        }
        if super::types::prim(self.kind_at(start)).is_some() && end == start + 1 {
            return true;
        }
        let next = self.kind_at(end + 1);
        matches!(
            next,
            Tok::Ident
                | Tok::Number
                | Tok::Char
                | Tok::Str
                | Tok::TextBlock
                | Tok::True
                | Tok::False
                | Tok::Null
                | Tok::LParen
                | Tok::Bang
                | Tok::Tilde
                | Tok::This
                | Tok::Super
                | Tok::New
                | Tok::Switch
                | Tok::Void
        ) || super::types::prim(next).is_some()
    }

    fn cast(&mut self, lo: Span) -> P<Expr> {
        self.bump();
        let mut types = vec![self.ty()?];
        while self.eat(Tok::Amp) {
            types.push(self.ty()?);
        }
        self.expect(Tok::RParen)?;
        let ty = if types.len() == 1 {
            types.remove(0)
        } else {
            let span = self.since(types[0].span);
            TypeExpr { kind: TypeExprKind::Intersection(types), span }
        };
        let e = self.unary()?;
        Ok(Expr { kind: ExprKind::Cast(Box::new(ty), Box::new(e)), span: self.since(lo) })
    }

    fn lambda(&mut self) -> P<Expr> {
        let lo = self.span();
        let mut params = Vec::new();
        if self.peek() == Tok::Ident || self.peek() == Tok::Underscore {
            params.push(self.implicit_param()?);
        } else if self.nth(1) == Tok::RParen {
            self.bump();
            self.bump();
        } else if matches!(self.nth(1), Tok::Ident | Tok::Underscore) && matches!(self.nth(2), Tok::Comma | Tok::RParen)
        {
            self.bump();
            loop {
                params.push(self.implicit_param()?);
                if !self.eat(Tok::Comma) {
                    break;
                }
            }
            self.expect(Tok::RParen)?;
        } else {
            params = self.params()?;
            for p in &mut params {
                if matches!(&p.ty.kind, TypeExprKind::Named(s) if s.len() == 1 && &*s[0].name.name == "var" && s[0].args.is_empty())
                {
                    p.ty = super::decl::inferred(p.ty.span);
                }
                if std::mem::take(&mut p.varargs) {
                    let span = p.ty.span;
                    let elem = std::mem::replace(&mut p.ty, super::decl::inferred(span));
                    p.ty = TypeExpr { kind: TypeExprKind::Array(Box::new(elem)), span };
                }
            }
        }
        self.expect(Tok::Arrow)?;
        let before = std::mem::replace(&mut self.no_lambda, false);
        let body = if self.peek() == Tok::LBrace {
            self.block().map(LambdaBody::Block)
        } else {
            self.expr().map(LambdaBody::Expr)
        };
        self.no_lambda = before;
        let body = body?;
        Ok(Expr { kind: ExprKind::Lambda(Rc::new(Lambda { params, body })), span: self.since(lo) })
    }

    fn implicit_param(&mut self) -> P<Param> {
        let name = self.variable_name()?;
        let ty = super::decl::inferred(name.span);
        Ok(Param { mods: Default::default(), ty, varargs: false, name })
    }

    // --- primaries ---

    fn number(&mut self, negated: bool) -> P<Lit> {
        let text = self.text_of(self.pos);
        match literal::number(text, negated) {
            Ok(lit) => {
                self.bump();
                Ok(lit)
            }
            Err(message) => {
                self.report(self.span(), format!("{message}: `{text}`"));
                self.bump();
                Ok(Lit::Int(0))
            }
        }
    }

    fn literal(&mut self) -> P<Lit> {
        let text = self.text_of(self.pos);
        let lit = match self.peek() {
            Tok::Number => return self.number(false),
            Tok::True => Lit::Bool(true),
            Tok::False => Lit::Bool(false),
            Tok::Null => Lit::Null,
            kind => {
                let units = match kind {
                    Tok::TextBlock => literal::text_block(text),
                    _ => literal::escapes(&text[1..text.len() - 1]).map_err(|(at, m)| (at + 1, m)),
                };
                match units {
                    Ok(units) if kind == Tok::Char => {
                        if units.len() != 1 {
                            self.report(
                                self.span(),
                                format!("expected one character between the quotes, found {}", units.len()),
                            );
                        }
                        Lit::Char(units.first().copied().unwrap_or(0))
                    }
                    Ok(units) => Lit::Str(units),
                    Err((at, message)) => {
                        let span = self.span();
                        let lo = span.lo + at as u32;
                        self.report(Span { lo, hi: lo + 1, ..span }, message.to_string());
                        Lit::Str(Vec::new())
                    }
                }
            }
        };
        self.bump();
        Ok(lit)
    }

    fn primary(&mut self) -> P<Expr> {
        let lo = self.span();
        let make = |kind, span| Expr { kind, span };
        match self.peek() {
            Tok::Number | Tok::Char | Tok::Str | Tok::TextBlock | Tok::True | Tok::False | Tok::Null => {
                let lit = self.literal()?;
                Ok(make(ExprKind::Lit(lit), lo))
            }
            Tok::LParen if self.at_lambda() => self.nested(Self::lambda),
            Tok::LParen => {
                self.bump();
                let before = std::mem::replace(&mut self.no_lambda, false);
                let e = self.expr();
                self.no_lambda = before;
                let e = e?;
                self.expect(Tok::RParen)?;
                Ok(e)
            }
            Tok::This | Tok::Super => {
                let this = self.peek() == Tok::This;
                self.bump();
                if self.peek() == Tok::LParen {
                    let name = Ident { name: self.name(if this { "this" } else { "super" }), span: lo };
                    return self.call(None, Vec::new(), name, lo);
                }
                if !this && !matches!(self.peek(), Tok::Dot | Tok::ColonColon) {
                    return Err(self.unexpected("`.` after `super`"));
                }
                Ok(make(if this { ExprKind::This(None) } else { ExprKind::Super(None) }, lo))
            }
            // `<T>this(…)`: type arguments of a generic constructor serve for nothing.
            Tok::Lt => {
                let (type_args, _) = self.type_args()?;
                if !matches!(self.peek(), Tok::This | Tok::Super) || self.nth(1) != Tok::LParen {
                    return Err(self.unexpected("`this(…)` or `super(…)`"));
                }
                let name = Ident { name: self.name(if self.peek() == Tok::This { "this" } else { "super" }), span: lo };
                self.bump();
                self.call(None, type_args, name, lo)
            }
            Tok::New => self.nested(|p| p.creation(None, lo)),
            Tok::Switch => {
                let switch = self.nested(Self::switch)?;
                Ok(make(ExprKind::Switch(Box::new(switch)), self.since(lo)))
            }
            Tok::Void => {
                let ty = self.ty_or_void()?;
                self.type_suffix(ty)
            }
            k if super::types::prim(k).is_some() => {
                let ty = self.ty()?;
                self.type_suffix(ty)
            }
            Tok::At => {
                self.annotations()?;
                let ty = self.ty()?;
                self.type_suffix(ty)
            }
            Tok::Ident | Tok::Underscore => {
                if self.nth(1) == Tok::Arrow && !self.no_lambda {
                    return self.nested(Self::lambda);
                }
                if self.at_type_suffix() {
                    let ty = self.ty()?;
                    return self.type_suffix(ty);
                }
                let name = self.ident()?;
                if self.peek() == Tok::LParen {
                    return self.call(None, Vec::new(), name, lo);
                }
                Ok(make(ExprKind::Name(name.name), lo))
            }
            _ => Err(self.unexpected("expression")),
        }
    }

    /// True if a generic or array type followed by `::` or `.class` starts here.
    fn at_type_suffix(&self) -> bool {
        let mut pos = self.pos + 1;
        while self.kind_at(pos) == Tok::Dot && self.kind_at(pos + 1) == Tok::Ident {
            pos += 2;
        }
        let generic = self.kind_at(pos) == Tok::Lt;
        let array = self.kind_at(pos) == Tok::LBracket && self.kind_at(pos + 1) == Tok::RBracket;
        if !generic && !array {
            return false;
        }
        self.skip_type(self.pos).is_some_and(|end| {
            self.kind_at(end) == Tok::ColonColon
                || (array && self.kind_at(end) == Tok::Dot && self.kind_at(end + 1) == Tok::Class)
        })
    }

    /// `T.class` or `T::name` after the type.
    fn type_suffix(&mut self, ty: TypeExpr) -> P<Expr> {
        let lo = ty.span;
        match self.peek() {
            Tok::Dot if self.nth(1) == Tok::Class => {
                self.bump();
                self.bump();
                Ok(Expr { kind: ExprKind::ClassLit(ty), span: self.since(lo) })
            }
            Tok::ColonColon => Ok(Expr { kind: ExprKind::Type(ty), span: lo }),
            _ => Err(self.unexpected("`.class` or `::` after the type")),
        }
    }

    pub(super) fn args(&mut self) -> P<Vec<Expr>> {
        self.expect(Tok::LParen)?;
        let before = std::mem::replace(&mut self.no_lambda, false);
        let result = self.args_inner();
        self.no_lambda = before;
        result
    }

    fn args_inner(&mut self) -> P<Vec<Expr>> {
        let mut args = Vec::new();
        if self.eat(Tok::RParen) {
            return Ok(args);
        }
        loop {
            args.push(self.expr()?);
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        if self.peek() != Tok::RParen {
            return Err(self.unexpected("`,` or `)`"));
        }
        self.bump();
        Ok(args)
    }

    fn call(&mut self, target: Option<Expr>, type_args: Vec<TypeExpr>, name: Ident, lo: Span) -> P<Expr> {
        let args = self.nested(Self::args)?;
        Ok(Expr { kind: ExprKind::Call(Box::new(Call { target, type_args, name, args })), span: self.since(lo) })
    }

    fn suffixes(&mut self, mut e: Expr) -> P<Expr> {
        let mut count = 0;
        loop {
            let lo = e.span;
            match self.peek() {
                Tok::Dot => {
                    self.bump();
                    e = self.member_suffix(e, lo)?;
                }
                Tok::LBracket => {
                    self.bump();
                    let before = std::mem::replace(&mut self.no_lambda, false);
                    let index = self.expr();
                    self.no_lambda = before;
                    let index = index?;
                    self.expect(Tok::RBracket)?;
                    e = Expr { kind: ExprKind::Index(Box::new(e), Box::new(index)), span: self.since(lo) };
                }
                Tok::PlusPlus | Tok::MinusMinus => {
                    let increment = self.peek() == Tok::PlusPlus;
                    self.check_inc_target(&e);
                    self.bump();
                    let kind = ExprKind::IncDec { prefix: false, increment, target: Box::new(e) };
                    e = Expr { kind, span: self.since(lo) };
                }
                Tok::ColonColon => {
                    self.bump();
                    if self.peek() == Tok::Lt {
                        self.type_args()?;
                    }
                    let name = if self.peek() == Tok::New {
                        let span = self.span();
                        self.bump();
                        Ident { name: self.name("new"), span }
                    } else {
                        self.ident()?
                    };
                    e = Expr {
                        kind: ExprKind::MethodRef(Rc::new(MethodRef { target: e, name })),
                        span: self.since(lo),
                    };
                }
                _ => return Ok(e),
            }
            count += 1;
            if count > MAX_SUFFIXES {
                return Err(self.too_deep());
            }
        }
    }

    /// What may follow `e.`.
    fn member_suffix(&mut self, e: Expr, lo: Span) -> P<Expr> {
        match self.peek() {
            Tok::New => self.nested(|p| p.creation(Some(e), lo)),
            Tok::This => {
                self.bump();
                Ok(Expr { kind: ExprKind::This(Some(Box::new(e))), span: self.since(lo) })
            }
            Tok::Super => {
                self.bump();
                if self.peek() == Tok::LParen {
                    let name = Ident { name: self.name("super"), span: self.span_of(self.pos - 1) };
                    return self.call(Some(e), Vec::new(), name, lo);
                }
                Ok(Expr { kind: ExprKind::Super(Some(Box::new(e))), span: self.since(lo) })
            }
            Tok::Class => {
                self.bump();
                match to_type(&e) {
                    Some(ty) => Ok(Expr { kind: ExprKind::ClassLit(ty), span: self.since(lo) }),
                    None => Err(self.unexpected("a type before `.class`")),
                }
            }
            Tok::Lt => {
                let (type_args, _) = self.type_args()?;
                let name = self.ident()?;
                self.call(Some(e), type_args, name, lo)
            }
            _ => {
                let name = self.ident()?;
                if self.peek() == Tok::LParen {
                    return self.call(Some(e), Vec::new(), name, lo);
                }
                let span = self.since(lo);
                Ok(Expr { kind: ExprKind::Field(Box::new(e), name), span })
            }
        }
    }

    // --- creation ---

    fn creation(&mut self, outer: Option<Expr>, lo: Span) -> P<Expr> {
        self.bump();
        if self.peek() == Tok::Lt {
            self.type_args()?;
        }
        let ty = self.ty_no_dims()?;
        match self.kind_at(self.skip_annotations(self.pos)) {
            Tok::LBracket => self.array_creation(ty, lo),
            Tok::LParen => {
                let args = self.nested(Self::args)?;
                let body = if self.peek() == Tok::LBrace {
                    let body_lo = self.span();
                    self.bump();
                    let members = self.nested(|p| p.members(""))?;
                    let name = Ident { name: self.name(""), span: ty.span };
                    Some(Rc::new(TypeDecl {
                        kind: TypeKind::Class,
                        mods: Default::default(),
                        name,
                        params: Vec::new(),
                        extends: Vec::new(),
                        implements: Vec::new(),
                        permits: Vec::new(),
                        constants: Vec::new(),
                        components: Vec::new(),
                        members,
                        span: self.since(body_lo),
                    }))
                } else {
                    None
                };
                Ok(Expr { kind: ExprKind::New(Box::new(New { outer, ty, args, body })), span: self.since(lo) })
            }
            _ => Err(self.unexpected("`(` or `[`")),
        }
    }

    fn array_creation(&mut self, elem: TypeExpr, lo: Span) -> P<Expr> {
        let mut dims = Vec::new();
        let mut rank = 0;
        while self.kind_at(self.skip_annotations(self.pos)) == Tok::LBracket {
            self.annotations()?;
            if self.nth(1) == Tok::RBracket {
                self.bump();
                self.bump();
            } else {
                if rank > dims.len() {
                    break;
                }
                self.bump();
                dims.push(self.expr()?);
                self.expect(Tok::RBracket)?;
            }
            rank += 1;
            if rank > 255 {
                return Err(self.too_deep());
            }
        }
        let init = if self.peek() == Tok::LBrace && dims.is_empty() {
            match self.nested(Self::array_init)?.kind {
                ExprKind::ArrayInit(list) => Some(list),
                _ => None,
            }
        } else {
            None
        };
        if dims.is_empty() && init.is_none() {
            return Err(self.unexpected("array length or initialiser"));
        }
        Ok(Expr { kind: ExprKind::NewArray(Box::new(NewArray { elem, dims, rank, init })), span: self.since(lo) })
    }

    /// `{a, b, {c}}`
    pub(super) fn array_init(&mut self) -> P<Expr> {
        let lo = self.span();
        self.expect(Tok::LBrace)?;
        let mut list = Vec::new();
        while self.peek() != Tok::RBrace {
            list.push(self.var_init()?);
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        if self.peek() != Tok::RBrace {
            return Err(self.unexpected("`,` or `}`"));
        }
        self.bump();
        Ok(Expr { kind: ExprKind::ArrayInit(list), span: self.since(lo) })
    }
}

/// Reads a dotted name as a type.
pub(crate) fn to_type(e: &Expr) -> Option<TypeExpr> {
    let mut segments = Vec::new();
    let mut at = e;
    loop {
        match &at.kind {
            ExprKind::Name(name) => {
                segments.push(TypeSegment {
                    name: Ident { name: name.clone(), span: at.span },
                    args: Vec::new(),
                    diamond: false,
                });
                break;
            }
            ExprKind::Field(target, name) => {
                segments.push(TypeSegment { name: name.clone(), args: Vec::new(), diamond: false });
                at = target;
            }
            ExprKind::Type(ty) => return Some(ty.clone()),
            _ => return None,
        }
    }
    segments.reverse();
    Some(TypeExpr { kind: TypeExprKind::Named(segments), span: e.span })
}
