//! Types, and the look-ahead that tells a type from an expression.

use super::super::ast::{Prim, TypeExpr, TypeExprKind, TypeParam, TypeSegment, WildcardBound};
use super::super::token::Tok;
use super::{MAX_NESTING, P, Parser};

/// Why no type was found.
#[derive(Clone, Copy, PartialEq, Eq)]
enum NoType {
    /// something else stands there
    Other,
    /// it nests deeper than the parser goes
    TooDeep,
}

/// The primitive type a keyword names.
pub(super) fn prim(tok: Tok) -> Option<Prim> {
    Some(match tok {
        Tok::Boolean => Prim::Bool,
        Tok::Byte => Prim::Byte,
        Tok::Short => Prim::Short,
        Tok::CharKw => Prim::Char,
        Tok::Int => Prim::Int,
        Tok::Long => Prim::Long,
        Tok::Float => Prim::Float,
        Tok::Double => Prim::Double,
        _ => return None,
    })
}

impl Parser<'_> {
    /// A type with its array dimensions.
    pub(super) fn ty(&mut self) -> P<TypeExpr> {
        self.nested(|p| {
            let base = p.ty_no_dims()?;
            p.dims_after(base)
        })
    }

    /// `void` or a type.
    pub(super) fn ty_or_void(&mut self) -> P<TypeExpr> {
        if self.peek() == Tok::Void {
            let span = self.span();
            self.bump();
            return Ok(TypeExpr { kind: TypeExprKind::Void, span });
        }
        self.ty()
    }

    pub(super) fn ty_no_dims(&mut self) -> P<TypeExpr> {
        self.annotations()?;
        let lo = self.span();
        if let Some(p) = prim(self.peek()) {
            self.bump();
            return Ok(TypeExpr { kind: TypeExprKind::Prim(p), span: lo });
        }
        if self.peek() != Tok::Ident {
            return Err(self.unexpected("type"));
        }
        let mut segments = Vec::new();
        loop {
            let name = self.ident()?;
            let (args, diamond) = if self.peek() == Tok::Lt { self.type_args()? } else { (Vec::new(), false) };
            segments.push(TypeSegment { name, args, diamond });
            if self.peek() != Tok::Dot || self.kind_at(self.skip_annotations(self.pos + 1)) != Tok::Ident {
                break;
            }
            self.bump();
            self.annotations()?;
        }
        Ok(TypeExpr { kind: TypeExprKind::Named(segments), span: self.since(lo) })
    }

    /// Wraps `base` in the `[]` pairs that follow.
    pub(super) fn dims_after(&mut self, base: TypeExpr) -> P<TypeExpr> {
        let mut ty = base;
        for _ in 0..self.dims()? {
            let span = self.since(ty.span);
            ty = TypeExpr { kind: TypeExprKind::Array(Box::new(ty)), span };
        }
        Ok(ty)
    }

    /// Consumes `[]` pairs and counts them.
    pub(super) fn dims(&mut self) -> P<usize> {
        let mut n = 0;
        while let Some(after) = self.skip_dim(self.pos) {
            self.pos = after;
            n += 1;
            if n > 255 {
                return Err(self.too_deep());
            }
        }
        Ok(n)
    }

    /// `<A, B>` or `<>` (second component true).
    pub(super) fn type_args(&mut self) -> P<(Vec<TypeExpr>, bool)> {
        self.expect(Tok::Lt)?;
        if self.eat(Tok::Gt) {
            return Ok((Vec::new(), true));
        }
        let mut args = Vec::new();
        loop {
            args.push(self.type_arg()?);
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.expect(Tok::Gt)?;
        Ok((args, false))
    }

    fn type_arg(&mut self) -> P<TypeExpr> {
        self.annotations()?;
        let lo = self.span();
        if !self.eat(Tok::Question) {
            return self.ty();
        }
        let bound = match self.peek() {
            Tok::Extends => Some(WildcardBound::Extends),
            Tok::Super => Some(WildcardBound::Super),
            _ => None,
        };
        let bound = match bound {
            Some(kind) => {
                self.bump();
                Some((kind, Box::new(self.ty()?)))
            }
            None => None,
        };
        Ok(TypeExpr { kind: TypeExprKind::Wildcard(bound), span: self.since(lo) })
    }

    /// `<T extends A & B, U>` if present.
    pub(super) fn type_params(&mut self) -> P<Vec<TypeParam>> {
        let mut params = Vec::new();
        if !self.eat(Tok::Lt) {
            return Ok(params);
        }
        loop {
            self.annotations()?;
            let name = self.ident()?;
            let mut bounds = Vec::new();
            if self.eat(Tok::Extends) {
                bounds.push(self.ty()?);
                while self.eat(Tok::Amp) {
                    bounds.push(self.ty()?);
                }
            }
            params.push(TypeParam { name, bounds });
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.expect(Tok::Gt)?;
        Ok(params)
    }

    // --- look-ahead without consuming ---

    /// The position after a type that starts at `pos`, if there is one.
    pub(super) fn skip_type(&self, pos: usize) -> Option<usize> {
        self.skip_type_at(pos, 0).ok()
    }

    fn skip_type_at(&self, mut pos: usize, depth: u32) -> Result<usize, NoType> {
        if depth > MAX_NESTING {
            return Err(NoType::TooDeep);
        }
        pos = self.skip_annotations(pos);
        if prim(self.kind_at(pos)).is_some() {
            pos += 1;
        } else {
            loop {
                if self.kind_at(pos) != Tok::Ident {
                    return Err(NoType::Other);
                }
                pos += 1;
                if self.kind_at(pos) == Tok::Lt {
                    pos = self.skip_type_args(pos, depth)?;
                }
                let next = self.skip_annotations(pos + 1);
                if self.kind_at(pos) != Tok::Dot || self.kind_at(next) != Tok::Ident {
                    break;
                }
                pos = next;
            }
        }
        while let Some(after) = self.skip_dim(pos) {
            pos = after;
        }
        Ok(pos)
    }

    /// The position after the annotations at `pos`.
    pub(super) fn skip_annotations(&self, mut pos: usize) -> usize {
        while self.kind_at(pos) == Tok::At && self.kind_at(pos + 1) == Tok::Ident {
            pos += 2;
            while self.kind_at(pos) == Tok::Dot && self.kind_at(pos + 1) == Tok::Ident {
                pos += 2;
            }
            if self.kind_at(pos) == Tok::LParen {
                match self.parens[pos] as usize {
                    0 => return pos,
                    close => pos = close + 1,
                }
            }
        }
        pos
    }

    /// The position after `[]` at `pos`, with its annotations, if it stands there.
    fn skip_dim(&self, pos: usize) -> Option<usize> {
        let open = self.skip_annotations(pos);
        (self.kind_at(open) == Tok::LBracket && self.kind_at(open + 1) == Tok::RBracket).then_some(open + 2)
    }

    fn skip_type_args(&self, mut pos: usize, depth: u32) -> Result<usize, NoType> {
        pos += 1;
        if self.kind_at(pos) == Tok::Gt {
            return Ok(pos + 1);
        }
        loop {
            pos = self.skip_annotations(pos);
            if self.kind_at(pos) == Tok::Question {
                pos += 1;
                if matches!(self.kind_at(pos), Tok::Extends | Tok::Super) {
                    pos = self.skip_type_at(pos + 1, depth + 1)?;
                }
            } else {
                pos = self.skip_type_at(pos, depth + 1)?;
            }
            match self.kind_at(pos) {
                Tok::Comma => pos += 1,
                Tok::Gt => return Ok(pos + 1),
                _ => return Err(NoType::Other),
            }
        }
    }

    /// True if a local variable declaration starts here (after modifiers).
    pub(super) fn at_declaration(&self) -> bool {
        if prim(self.peek()).is_some() {
            return self.skip_type(self.pos).is_some_and(|p| !matches!(self.kind_at(p), Tok::Dot | Tok::ColonColon));
        }
        if self.peek() != Tok::Ident {
            return false;
        }
        match self.skip_type_at(self.pos, 0) {
            Ok(p) => matches!(self.kind_at(p), Tok::Ident | Tok::Underscore),
            // Only types nest so deep; reading it will say so.
            Err(e) => e == NoType::TooDeep,
        }
    }
}
