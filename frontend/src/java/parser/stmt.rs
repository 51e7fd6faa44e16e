//! Statements.

use super::super::ast::{
    Block, Case, Catch, Expr, ExprKind, Flags, Ident, Modifiers, Name, New, Stmt, StmtKind, Switch, Try, TypeExpr,
    TypeExprKind, TypeSegment,
};
use super::super::token::Tok;
use super::{P, Parser};
use crate::diag::Span;

impl Parser<'_> {
    pub(super) fn block(&mut self) -> P<Block> {
        self.nested(|p| {
            let lo = p.span();
            p.expect(Tok::LBrace)?;
            let stmts = p.stmts_until_brace()?;
            Ok(Block { stmts, span: p.since(lo) })
        })
    }

    /// Statements up to and including the closing brace.
    fn stmts_until_brace(&mut self) -> P<Vec<Stmt>> {
        let mut stmts = Vec::new();
        loop {
            match self.peek() {
                Tok::RBrace => {
                    self.bump();
                    return Ok(stmts);
                }
                Tok::Eof => return Err(self.unexpected("`}` to close the block")),
                _ => {
                    let start = self.pos;
                    match self.block_stmt() {
                        Ok(stmt) => stmts.push(stmt),
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

    /// A statement, local variable declaration or local class.
    fn block_stmt(&mut self) -> P<Stmt> {
        let lo = self.span();
        match self.peek() {
            Tok::Final | Tok::At | Tok::Abstract | Tok::Static | Tok::Strictfp => {
                let mods = self.modifiers()?;
                if let Some(decl) = self.type_decl(mods.clone(), lo)? {
                    return Ok(Stmt { kind: StmtKind::LocalType(decl), span: self.since(lo) });
                }
                self.check_variable_modifiers(&mods, lo);
                let stmt = self.local(mods, lo)?;
                self.expect(Tok::Semi)?;
                Ok(stmt)
            }
            Tok::Class | Tok::Interface | Tok::Enum => self.local_type(lo),
            Tok::Ident if self.at_type_decl() => self.local_type(lo),
            Tok::Ident if self.at_yield() => {
                self.bump();
                let value = self.expr()?;
                self.expect(Tok::Semi)?;
                Ok(Stmt { kind: StmtKind::Yield(value), span: self.since(lo) })
            }
            _ if self.at_declaration() => {
                let stmt = self.local(Modifiers::default(), lo)?;
                self.expect(Tok::Semi)?;
                Ok(stmt)
            }
            _ => self.stmt(),
        }
    }

    fn local_type(&mut self, lo: Span) -> P<Stmt> {
        match self.type_decl(Modifiers::default(), lo)? {
            Some(decl) => Ok(Stmt { kind: StmtKind::LocalType(decl), span: self.since(lo) }),
            None => Err(self.unexpected("class")),
        }
    }

    fn at_yield(&self) -> bool {
        self.text_of(self.pos) == "yield"
            && !matches!(
                self.nth(1),
                Tok::Eq
                    | Tok::Dot
                    | Tok::LBracket
                    | Tok::PlusEq
                    | Tok::MinusEq
                    | Tok::StarEq
                    | Tok::SlashEq
                    | Tok::PercentEq
                    | Tok::AmpEq
                    | Tok::BarEq
                    | Tok::CaretEq
                    | Tok::ShlEq
                    | Tok::Gt
                    | Tok::Semi
                    | Tok::Comma
                    | Tok::Colon
            )
            && !(matches!(self.nth(1), Tok::PlusPlus | Tok::MinusMinus) && self.nth(2) == Tok::Semi)
    }

    /// A local variable declaration without the semicolon.
    fn local(&mut self, mods: Modifiers, lo: Span) -> P<Stmt> {
        let ty = self.ty()?;
        let name = self.variable_name()?;
        let vars = self.declarators(name)?;
        Ok(Stmt { kind: StmtKind::Local { mods, ty, vars }, span: self.since(lo) })
    }

    pub(super) fn stmt(&mut self) -> P<Stmt> {
        self.nested(|p| {
            let lo = p.span();
            let kind = p.stmt_kind()?;
            Ok(Stmt { kind, span: p.since(lo) })
        })
    }

    /// The statement under an `if` or loop, where a declaration is an error of its own.
    fn body_stmt(&mut self) -> P<Box<Stmt>> {
        if self.at_declaration() && !(self.peek() == Tok::Ident && self.at_yield()) {
            self.report(self.span(), "expected a statement, found a declaration (put it in a block)".to_string());
            return self.block_stmt().map(Box::new);
        }
        if self.peek() == Tok::Ident && self.at_yield() {
            return self.block_stmt().map(Box::new);
        }
        self.stmt().map(Box::new)
    }

    fn paren_expr(&mut self) -> P<Expr> {
        self.expect(Tok::LParen)?;
        let e = self.expr()?;
        self.expect(Tok::RParen)?;
        Ok(e)
    }

    fn stmt_kind(&mut self) -> P<StmtKind> {
        match self.peek() {
            Tok::LBrace => Ok(StmtKind::Block(self.block()?)),
            Tok::Semi => {
                self.bump();
                Ok(StmtKind::Empty)
            }
            Tok::If => {
                self.bump();
                let cond = self.paren_expr()?;
                let then = self.body_stmt()?;
                let els = if self.eat(Tok::Else) { Some(self.body_stmt()?) } else { None };
                Ok(StmtKind::If { cond, then, els })
            }
            Tok::While => {
                self.bump();
                let cond = self.paren_expr()?;
                Ok(StmtKind::While { cond, body: self.body_stmt()? })
            }
            Tok::Do => {
                self.bump();
                let body = self.body_stmt()?;
                self.expect(Tok::While)?;
                let cond = self.paren_expr()?;
                self.expect(Tok::Semi)?;
                Ok(StmtKind::DoWhile { body, cond })
            }
            Tok::For => self.for_stmt(),
            Tok::Switch => {
                let switch = self.switch()?;
                Ok(StmtKind::Switch(Box::new(switch)))
            }
            Tok::Return => {
                self.bump();
                let value = if self.peek() == Tok::Semi { None } else { Some(self.expr()?) };
                self.expect(Tok::Semi)?;
                Ok(StmtKind::Return(value))
            }
            Tok::Break | Tok::Continue => {
                let is_break = self.peek() == Tok::Break;
                self.bump();
                let label = if self.peek() == Tok::Ident { Some(self.ident()?) } else { None };
                self.expect(Tok::Semi)?;
                Ok(if is_break { StmtKind::Break(label) } else { StmtKind::Continue(label) })
            }
            Tok::Throw => {
                self.bump();
                let value = self.expr()?;
                self.expect(Tok::Semi)?;
                Ok(StmtKind::Throw(value))
            }
            Tok::Assert => {
                self.bump();
                let cond = self.expr()?;
                let message = if self.eat(Tok::Colon) { Some(self.expr()?) } else { None };
                self.expect(Tok::Semi)?;
                Ok(StmtKind::Assert { cond, message })
            }
            Tok::Synchronized => {
                self.bump();
                let lock = self.paren_expr()?;
                Ok(StmtKind::Synchronized { lock, body: self.block()? })
            }
            Tok::Try => self.try_stmt(),
            Tok::Ident if self.nth(1) == Tok::Colon => {
                let label = self.ident()?;
                self.bump();
                Ok(StmtKind::Labeled { label, body: self.body_stmt()? })
            }
            Tok::Else | Tok::Case | Tok::Default | Tok::Catch | Tok::Finally | Tok::RParen | Tok::RBracket => {
                Err(self.unexpected("statement"))
            }
            _ => {
                let at = self.span();
                let e = self.expr()?;
                if !is_statement_expr(&e) {
                    self.report(at, "expected a statement, found an expression whose value is not used".to_string());
                }
                self.expect(Tok::Semi)?;
                Ok(StmtKind::Expr(e))
            }
        }
    }

    fn for_stmt(&mut self) -> P<StmtKind> {
        self.bump();
        self.expect(Tok::LParen)?;
        let lo = self.span();
        let mut init = Vec::new();
        if matches!(self.peek(), Tok::Final | Tok::At) || self.at_declaration() {
            let mods = self.variable_modifiers()?;
            let ty = self.ty()?;
            let name = self.variable_name()?;
            let after_name = self.pos;
            let element = self.dims_after(ty.clone())?;
            if self.eat(Tok::Colon) {
                let iterable = self.expr()?;
                self.expect(Tok::RParen)?;
                return Ok(StmtKind::ForEach { mods, ty: element, name, iterable, body: self.body_stmt()? });
            }
            self.pos = after_name;
            let vars = self.declarators(name)?;
            init.push(Stmt { kind: StmtKind::Local { mods, ty, vars }, span: self.since(lo) });
        } else if self.peek() != Tok::Semi {
            for e in self.expr_list()? {
                let span = e.span;
                init.push(Stmt { kind: StmtKind::Expr(e), span });
            }
        }
        self.expect(Tok::Semi)?;
        let cond = if self.peek() == Tok::Semi { None } else { Some(self.expr()?) };
        self.expect(Tok::Semi)?;
        let update = if self.peek() == Tok::RParen { Vec::new() } else { self.expr_list()? };
        self.expect(Tok::RParen)?;
        Ok(StmtKind::For { init, cond, update, body: self.body_stmt()? })
    }

    fn expr_list(&mut self) -> P<Vec<Expr>> {
        let mut list = vec![self.expr()?];
        while self.eat(Tok::Comma) {
            list.push(self.expr()?);
        }
        Ok(list)
    }

    fn try_stmt(&mut self) -> P<StmtKind> {
        self.bump();
        let mut resources = Vec::new();
        if self.eat(Tok::LParen) {
            while self.peek() != Tok::RParen {
                let lo = self.span();
                let mods = self.variable_modifiers()?;
                if mods.flags.has(Flags::FINAL) || self.at_declaration() {
                    resources.push(self.local(mods, lo)?);
                } else {
                    let e = self.expr()?;
                    resources.push(Stmt { kind: StmtKind::Expr(e), span: self.since(lo) });
                }
                if !self.eat(Tok::Semi) {
                    break;
                }
            }
            self.expect(Tok::RParen)?;
        }
        let body = self.block()?;
        let mut catches = Vec::new();
        while self.eat(Tok::Catch) {
            self.expect(Tok::LParen)?;
            self.variable_modifiers()?;
            let first = self.ty()?;
            let mut types = vec![first];
            while self.eat(Tok::Bar) {
                types.push(self.ty()?);
            }
            let lo = types[0].span;
            let ty = match types.len() {
                1 => types.remove(0),
                _ => TypeExpr { kind: TypeExprKind::Union(types), span: self.since(lo) },
            };
            let name = self.variable_name()?;
            self.expect(Tok::RParen)?;
            catches.push(Catch { ty, name, body: self.block()? });
        }
        let finally = if self.eat(Tok::Finally) { Some(self.block()?) } else { None };
        if catches.is_empty() && finally.is_none() && resources.is_empty() {
            return Err(self.unexpected("`catch` or `finally`"));
        }
        Ok(StmtKind::Try(Box::new(Try { resources, body, catches, finally })))
    }

    // --- switch ---

    pub(super) fn switch(&mut self) -> P<Switch> {
        let lo = self.span();
        self.bump();
        let scrutinee = self.paren_expr()?;
        self.expect(Tok::LBrace)?;
        let mut cases = Vec::new();
        let mut arrow = false;
        while self.peek() != Tok::RBrace {
            if !matches!(self.peek(), Tok::Case | Tok::Default) {
                return Err(self.unexpected("`case`, `default` or `}`"));
            }
            let mut own = false;
            let case = self.case(&mut own)?;
            if !cases.is_empty() && own != arrow {
                self.report(case.span, "expected either `->` or `:` after all cases of a switch".to_string());
            }
            arrow |= own;
            cases.push(case);
        }
        self.bump();
        let span = self.since(lo);
        // With patterns or `null`, all values are covered; if not, Java says so when it runs.
        if cases.iter().any(Case::is_pattern) && !cases.iter().any(|c| c.default) {
            let thrown = self.new_match_exception(span);
            let stmt = Stmt { kind: StmtKind::Throw(thrown), span };
            let default = Case { default: true, body: vec![stmt], ..Case::at(span) };
            cases.insert(0, default);
        }
        Ok(Switch { scrutinee, cases, arrow, span })
    }

    fn new_match_exception(&self, span: Span) -> Expr {
        let segment =
            |name: &str| TypeSegment { name: Ident { name: Name::from(name), span }, args: Vec::new(), diamond: false };
        let ty = TypeExpr { kind: TypeExprKind::Named(["java", "lang", "MatchException"].map(segment).into()), span };
        Expr { kind: ExprKind::New(Box::new(New { outer: None, ty, args: Vec::new(), body: None })), span }
    }

    fn case(&mut self, arrow: &mut bool) -> P<Case> {
        let lo = self.span();
        let mut case = Case::at(lo);
        if self.eat(Tok::Default) {
            case.default = true;
        } else {
            self.bump();
            loop {
                self.case_label(&mut case)?;
                if !self.eat(Tok::Comma) {
                    break;
                }
            }
            if !case.patterns.is_empty() && self.at_word("when") {
                self.bump();
                let before = std::mem::replace(&mut self.no_lambda, true);
                let guard = self.ternary();
                self.no_lambda = before;
                case.guard = Some(guard?);
            }
        }
        case.span = self.since(lo);
        match self.peek() {
            Tok::Arrow => {
                self.bump();
                *arrow = true;
                let at = self.span();
                match self.peek() {
                    Tok::LBrace | Tok::Throw => case.body.push(self.stmt()?),
                    _ => {
                        let e = self.expr()?;
                        self.expect(Tok::Semi)?;
                        case.arrow_value = true;
                        case.body.push(Stmt { kind: StmtKind::Expr(e), span: self.since(at) });
                    }
                }
            }
            Tok::Colon => {
                self.bump();
                while !matches!(self.peek(), Tok::Case | Tok::Default | Tok::RBrace | Tok::Eof) {
                    let start = self.pos;
                    match self.nested(Self::block_stmt) {
                        Ok(stmt) => case.body.push(stmt),
                        Err(_) => {
                            self.recover();
                            if self.pos == start {
                                self.bump();
                            }
                        }
                    }
                }
            }
            _ => return Err(self.unexpected("`:` or `->`")),
        }
        Ok(case)
    }

    fn case_label(&mut self, case: &mut Case) -> P<()> {
        if self.eat(Tok::Default) {
            case.default = true;
            return Ok(());
        }
        let after_type = self.skip_type(self.pos);
        let pattern = matches!(self.peek(), Tok::Final | Tok::At)
            || (self.peek() == Tok::Ident || super::types::prim(self.peek()).is_some())
                && after_type.is_some_and(|p| matches!(self.kind_at(p), Tok::Ident | Tok::Underscore | Tok::LParen));
        if pattern {
            case.patterns.push(self.pattern()?);
            return Ok(());
        }
        let before = std::mem::replace(&mut self.no_lambda, true);
        let label = self.ternary();
        self.no_lambda = before;
        case.labels.push(label?);
        Ok(())
    }
}

fn is_statement_expr(e: &Expr) -> bool {
    matches!(
        e.kind,
        ExprKind::Assign { .. }
            | ExprKind::IncDec { .. }
            | ExprKind::Call(_)
            | ExprKind::New(_)
            | ExprKind::Error
            | ExprKind::Switch(_)
    )
}
