//! Hand-written recursive-descent parser.
//!
//! Errors are collected; after one the parser skips to the next statement or member and goes on. All recursion is
//! counted against [`MAX_NESTING`], so that no input can exhaust the stack.

mod decl;
mod expr;
mod stmt;
#[cfg(test)]
mod tests;
mod types;

use super::ast::{Block, CompilationUnit, Ident, Name};
use super::token::{LexError, Tok};
use crate::diag::{Diagnostic, FileId, Span, error};
use logos::Logos;
use rustc_hash::FxHashMap;

/// How deep blocks, expressions, types and classes may nest in each other.
pub const MAX_NESTING: u32 = 400;
/// How many `.name`, call and index suffixes one expression may chain.
pub const MAX_SUFFIXES: u32 = 400;
/// After this many errors the parser gives up on the file.
const MAX_ERRORS: usize = 25;

/// Marker: an error has been reported, the caller must recover.
pub(crate) struct Stop;
/// Result of parsing functions.
pub(crate) type P<T> = Result<T, Stop>;

#[derive(Clone, Copy)]
struct Token {
    kind: Tok,
    lo: u32,
    hi: u32,
}

pub(crate) struct Parser<'a> {
    file: FileId,
    text: &'a str,
    tokens: Vec<Token>,
    /// For each `(` and `{` the index of its partner, else 0.
    parens: Vec<u32>,
    /// Method bodies are skipped over.
    lazy: bool,
    /// Where `text` begins in its file.
    base: u32,
    /// Where everything stands, for a text that is in no file.
    fixed: Option<Span>,
    pos: usize,
    depth: u32,
    fatal: bool,
    no_lambda: bool,
    names: FxHashMap<&'a str, Name>,
    pub(crate) errors: Vec<Diagnostic>,
    last_error: Option<u32>,
}

/// Parses one file. The tree is complete only if no diagnostics are returned.
pub fn parse(file: FileId, bytes: &[u8]) -> (CompilationUnit, Vec<Diagnostic>) {
    let at = |lo: usize, hi: usize| Span { file, lo: lo as u32, hi: hi as u32 };
    if u32::try_from(bytes.len()).is_err() {
        return (CompilationUnit::default(), vec![error("file-too-large", at(0, 0), "the file is larger than 4 GB")]);
    }
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(e) => {
            let lo = e.valid_up_to();
            let message =
                format!("the file is not valid UTF-8: found byte 0x{:02x}", bytes.get(lo).copied().unwrap_or(0));
            return (CompilationUnit::default(), vec![error("not-utf8", at(lo, lo + 1), message)]);
        }
    };
    let mut parser = Parser::new(file, text, 0);
    let unit = parser.compilation_unit();
    if parser.errors.is_empty() && parser.tokens.len() == 1 {
        parser.errors.push(error("empty-file", at(0, 0), "the file is empty: expected a type declaration"));
    }
    (unit, parser.errors)
}

/// Parses a library model; method bodies are left for [`parse_body`].
pub fn parse_model(file: FileId, text: &str) -> (CompilationUnit, Vec<Diagnostic>) {
    let mut parser = Parser::new(file, text, 0);
    parser.lazy = true;
    let unit = parser.compilation_unit();
    (unit, parser.errors)
}

/// Parses a text that stands for something in a file: all of it is taken to be at `span`.
pub fn parse_at(span: Span, text: &str) -> (CompilationUnit, Vec<Diagnostic>) {
    let mut parser = Parser::new(span.file, text, 0);
    parser.fixed = Some(span);
    let unit = parser.compilation_unit();
    (unit, parser.errors)
}

/// Parses a method body that was skipped over; `text` is the whole file.
pub fn parse_body(text: &str, span: Span) -> (Block, Vec<Diagnostic>) {
    let empty = Block { stmts: Vec::new(), span };
    let Some(part) = text.get(span.lo as usize..span.hi as usize) else { return (empty, Vec::new()) };
    let mut parser = Parser::new(span.file, part, span.lo);
    let block = parser.block().unwrap_or(empty);
    (block, parser.errors)
}

impl<'a> Parser<'a> {
    fn new(file: FileId, text: &'a str, base: u32) -> Parser<'a> {
        let mut parser = Parser {
            file,
            text,
            tokens: Vec::with_capacity(text.len() / 4),
            parens: Vec::new(),
            lazy: false,
            base,
            fixed: None,
            pos: 0,
            depth: 0,
            fatal: false,
            no_lambda: false,
            names: FxHashMap::default(),
            errors: Vec::new(),
            last_error: None,
        };
        parser.tokenize();
        parser
    }

    fn tokenize(&mut self) {
        let start = if self.text.starts_with('\u{feff}') { 3 } else { 0 };
        let mut open = Vec::new();
        let mut braces = Vec::new();
        for (token, range) in Tok::lexer(&self.text[start..]).spanned() {
            let (lo, hi) = ((range.start + start) as u32, (range.end + start) as u32);
            match token {
                Ok(kind) => {
                    match kind {
                        Tok::LParen => open.push(self.tokens.len()),
                        Tok::LBrace => braces.push(self.tokens.len()),
                        _ => {}
                    }
                    let index = self.tokens.len() as u32;
                    self.tokens.push(Token { kind, lo, hi });
                    self.parens.push(0);
                    let partner = match kind {
                        Tok::RParen => open.pop(),
                        Tok::RBrace => braces.pop(),
                        _ => None,
                    };
                    if let Some(at) = partner {
                        self.parens[at] = index;
                    }
                }
                Err(e) => {
                    if self.errors.len() < MAX_ERRORS {
                        self.errors.push(self.lex_error(e, lo, hi));
                    }
                }
            }
        }
        let end = self.text.len() as u32;
        self.tokens.push(Token { kind: Tok::Eof, lo: end, hi: end });
        self.parens.push(0);
    }

    fn lex_error(&self, e: LexError, lo: u32, hi: u32) -> Diagnostic {
        let span = self.at(lo, hi);
        let text = &self.text[lo as usize..hi as usize];
        match e {
            LexError::UnexpectedCharacter => {
                let shown: String = text.chars().take(1).flat_map(char::escape_debug).collect();
                error("unexpected-character", span, format!("unexpected character `{shown}`"))
            }
            LexError::UnterminatedComment => error(
                "unterminated-comment",
                Span { hi: span.lo + 2, ..span },
                "expected `*/`, found end of file: the comment is never closed",
            ),
            LexError::UnterminatedString => {
                error("unterminated-string", span, "expected `\"`, found end of line: the string is not closed")
            }
            LexError::UnterminatedTextBlock => error(
                "unterminated-string",
                Span { hi: span.lo + 3, ..span },
                "expected `\"\"\"`, found end of file: the text block is not closed",
            ),
            LexError::EscapedEnd => {
                let message = "a Unicode escape that ends a literal or a comment is not supported";
                error("unsupported", span, message)
            }
            LexError::UnterminatedChar => {
                error("unterminated-char", span, "expected `'`, found end of line: the character literal is not closed")
            }
        }
    }

    // --- looking at tokens ---

    fn peek(&self) -> Tok {
        self.tokens[self.pos].kind
    }

    /// The kind of the token `n` after `pos`.
    fn kind_at(&self, pos: usize) -> Tok {
        self.tokens.get(pos).map_or(Tok::Eof, |t| t.kind)
    }

    fn nth(&self, n: usize) -> Tok {
        self.kind_at(self.pos + n)
    }

    fn text_of(&self, pos: usize) -> &'a str {
        self.tokens.get(pos).map_or("", |t| &self.text[t.lo as usize..t.hi as usize])
    }

    /// True if the current token is the identifier `word` (contextual keywords).
    fn at_word(&self, word: &str) -> bool {
        self.peek() == Tok::Ident && self.text_of(self.pos) == word
    }

    fn span_of(&self, pos: usize) -> Span {
        let t = self.tokens[pos.min(self.tokens.len() - 1)];
        self.at(t.lo, t.hi)
    }

    /// A range of the text as a span of the file.
    fn at(&self, lo: u32, hi: u32) -> Span {
        self.fixed.unwrap_or(Span { file: self.file, lo: lo + self.base, hi: hi + self.base })
    }

    fn span(&self) -> Span {
        self.span_of(self.pos)
    }

    /// From the start of `lo` to the end of the last consumed token.
    fn since(&self, lo: Span) -> Span {
        let hi = if self.pos == 0 { lo.hi } else { self.span_of(self.pos - 1).hi };
        Span { hi: hi.max(lo.hi), ..lo }
    }

    /// True if the tokens at `pos` and `pos + 1` touch.
    fn adjacent(&self, pos: usize) -> bool {
        matches!((self.tokens.get(pos), self.tokens.get(pos + 1)), (Some(a), Some(b)) if a.hi == b.lo)
    }

    // --- consuming ---

    fn bump(&mut self) {
        if self.pos + 1 < self.tokens.len() {
            self.pos += 1;
        }
    }

    fn eat(&mut self, kind: Tok) -> bool {
        if self.peek() == kind {
            self.bump();
            true
        } else {
            false
        }
    }

    fn expect(&mut self, kind: Tok) -> P<()> {
        if self.eat(kind) {
            return Ok(());
        }
        if kind == Tok::Semi && self.pos > 0 {
            // A missing semicolon is reported after what it should end; parsing goes on as if it were there.
            let found = self.found();
            let prev = self.tokens[self.pos - 1];
            let next = self.tokens[self.pos];
            self.report(self.at(prev.hi, prev.hi), format!("expected `;`, found {found}"));
            let gap = &self.text[prev.hi as usize..next.lo as usize];
            return if gap.contains('\n') || next.kind == Tok::RBrace { Ok(()) } else { Err(Stop) };
        }
        Err(self.unexpected(kind.describe()))
    }

    fn ident(&mut self) -> P<Ident> {
        if self.peek() != Tok::Ident {
            return Err(self.unexpected("identifier"));
        }
        let ident = self.ident_here();
        self.bump();
        Ok(ident)
    }

    /// The name of a variable, or `_` for none.
    fn variable_name(&mut self) -> P<Ident> {
        if self.peek() != Tok::Underscore {
            return self.ident();
        }
        let span = self.span();
        self.bump();
        Ok(Ident { name: self.name("_"), span })
    }

    fn ident_here(&mut self) -> Ident {
        let span = self.span();
        let text = self.text_of(self.pos);
        let name = match super::literal::identifier(text) {
            Some(decoded) => Name::from(decoded),
            None => self.names.entry(text).or_insert_with(|| Name::from(text)).clone(),
        };
        Ident { name, span }
    }

    fn name(&mut self, text: &'static str) -> Name {
        self.names.entry(text).or_insert_with(|| Name::from(text)).clone()
    }

    // --- errors ---

    fn found(&self) -> String {
        match self.peek() {
            Tok::Eof => "end of file".to_string(),
            Tok::Str => "string literal".to_string(),
            Tok::TextBlock => "text block".to_string(),
            _ => format!("`{}`", self.text_of(self.pos)),
        }
    }

    fn unexpected(&mut self, expected: &str) -> Stop {
        let message = format!("expected {expected}, found {}", self.found());
        self.report(self.span(), message);
        Stop
    }

    fn report(&mut self, span: Span, message: String) {
        if self.fatal || self.last_error == Some(span.lo) {
            return;
        }
        self.last_error = Some(span.lo);
        self.errors.push(error("syntax", span, message));
        if self.errors.len() >= MAX_ERRORS {
            self.errors.push(error("too-many-errors", span, "too many errors in this file: giving up here"));
            self.give_up();
        }
    }

    fn give_up(&mut self) {
        self.fatal = true;
        self.pos = self.tokens.len() - 1;
    }

    /// Runs `f` one nesting level deeper.
    fn nested<T>(&mut self, f: impl FnOnce(&mut Self) -> P<T>) -> P<T> {
        if self.depth >= MAX_NESTING {
            return Err(self.too_deep());
        }
        self.depth += 1;
        let result = f(self);
        self.depth -= 1;
        result
    }

    fn too_deep(&mut self) -> Stop {
        if !self.fatal {
            let span = self.span();
            let message = format!("nesting is too deep: at most {MAX_NESTING} levels are supported");
            self.errors.push(error("too-deep", span, message));
            self.give_up();
        }
        Stop
    }

    /// Skips to after the next `;`, or to before the `}` that closes the current block, over balanced braces.
    fn recover(&mut self) {
        let mut depth = 0u32;
        loop {
            match self.peek() {
                Tok::Eof => return,
                Tok::LBrace => depth += 1,
                Tok::RBrace => {
                    if depth == 0 {
                        return;
                    }
                    depth -= 1;
                    if depth == 0 {
                        self.bump();
                        return;
                    }
                }
                Tok::Semi if depth == 0 => {
                    self.bump();
                    return;
                }
                _ => {}
            }
            self.bump();
        }
    }
}
