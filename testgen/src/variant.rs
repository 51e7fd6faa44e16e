//! Texts of Java programs that mean the same: other names, another order of declarations, calls of helpers written out.
//!
//! Everything here works on tokens. A mistake shows: the front end refuses the text, or it gets another verdict.

use logos::Logos;
use scoville_evidence::source::FileId;
use scoville_frontend::java::ast::{Flags, Member, TypeDecl, TypeKind};
use scoville_frontend::java::parser::parse_model;
use scoville_frontend::java::token::Tok;
use scoville_frontend::models;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::ops::Range;
use std::sync::OnceLock;

mod inline;
mod order;

pub use inline::inlined;
pub use order::reordered;

/// A text cut into tokens, without white space and comments.
struct Tokens<'t> {
    text: &'t str,
    list: Vec<(Tok, Range<usize>)>,
}

impl<'t> Tokens<'t> {
    fn new(text: &'t str) -> Self {
        let list = Tok::lexer(text).spanned().map(|(t, at)| (t.unwrap_or(Tok::Eof), at)).collect();
        Self { text, list }
    }

    fn len(&self) -> usize {
        self.list.len()
    }

    /// The kind of a token; the end of the file where there is none.
    fn kind(&self, i: usize) -> Tok {
        self.list.get(i).map_or(Tok::Eof, |t| t.0)
    }

    /// The kind of the token before.
    fn before(&self, i: usize) -> Tok {
        i.checked_sub(1).map_or(Tok::Eof, |i| self.kind(i))
    }

    fn text(&self, i: usize) -> &'t str {
        self.list.get(i).map_or("", |t| &self.text[t.1.clone()])
    }

    /// Where a token begins in the text.
    fn start(&self, i: usize) -> usize {
        self.list.get(i).map_or(self.text.len(), |t| t.1.start)
    }

    /// Where a token ends in the text.
    fn end(&self, i: usize) -> usize {
        self.list.get(i).map_or(self.text.len(), |t| t.1.end)
    }

    fn is(&self, i: usize, word: &str) -> bool {
        self.kind(i) == Tok::Ident && self.text(i) == word
    }

    /// Whether a name is that of a method which is called or declared here, not of a class of which an object is made.
    fn is_call(&self, i: usize) -> bool {
        let mut first = i;
        while self.before(first) == Tok::Dot && first >= 2 && self.kind(first - 2) == Tok::Ident {
            first -= 2;
        }
        self.kind(i + 1) == Tok::LParen && self.before(first) != Tok::New
    }

    /// The bracket that closes the one at `open`.
    fn close(&self, open: usize) -> usize {
        let mut depth = 0;
        for i in open..self.len() {
            depth += nesting(self.kind(i));
            if depth == 0 {
                return i;
            }
        }
        self.len()
    }

    /// Declarations of types: the name, and the brace that opens the body.
    fn types(&self) -> Vec<(usize, usize)> {
        let declares = |i: usize| match self.kind(i) {
            Tok::Class | Tok::Interface | Tok::Enum => self.before(i) != Tok::Dot,
            _ => self.is(i, "record") && matches!(self.kind(i + 2), Tok::LParen | Tok::Lt),
        };
        let named = (0..self.len()).filter(|i| declares(*i) && self.kind(i + 1) == Tok::Ident);
        let body = |i: usize| (i..self.len()).find(|j| self.kind(*j) == Tok::LBrace);
        named.filter_map(|i| Some((i + 1, body(i)?))).collect()
    }
}

/// How the depth of brackets changes at a token.
fn nesting(t: Tok) -> i32 {
    match t {
        Tok::LParen | Tok::LBrace | Tok::LBracket => 1,
        Tok::RParen | Tok::RBrace | Tok::RBracket => -1,
        _ => 0,
    }
}

/// Words that are names for the lexer.
const CONTEXTUAL: &[&str] = &["var", "record", "yield", "sealed", "permits", "non", "main", "length"];

/// What the library calls something.
#[derive(Default)]
struct Library {
    /// Methods.
    methods: BTreeSet<String>,
    /// Types, packages, and fields that a program may see.
    others: BTreeSet<String>,
}

impl Library {
    fn get() -> &'static Self {
        static LIBRARY: OnceLock<Library> = OnceLock::new();
        LIBRARY.get_or_init(|| {
            let mut library = Self::default();
            for (_, text) in models::FILES {
                parse_model(FileId(0), text).0.types.iter().for_each(|t| library.add(t));
            }
            let segments = models::PACKAGES.iter().flat_map(|p| p.split('.'));
            library.others.extend(segments.map(str::to_owned));
            library
        })
    }

    fn add(&mut self, t: &TypeDecl) {
        self.others.insert(t.name.name.to_string());
        self.others.extend(t.constants.iter().map(|c| c.name.name.to_string()));
        for m in &t.members {
            match m {
                Member::Method(m) => drop(self.methods.insert(m.name.name.to_string())),
                Member::Type(t) => self.add(t),
                Member::Field(f) => {
                    if t.kind == TypeKind::Interface || f.mods.flags.has(Flags::PUBLIC | Flags::PROTECTED) {
                        self.others.extend(f.vars.iter().map(|v| v.name.name.to_string()));
                    }
                }
                Member::Init { .. } => {}
            }
        }
    }
}

/// The program with other names for all that is its own, and the new names by the old ones. A name stays where the library
/// has one like it: a method may be called, or overridden, under its name.
#[must_use]
pub fn renamed(text: &str) -> (String, BTreeMap<String, String>) {
    let tokens = Tokens::new(text);
    let library = Library::get();
    let types: BTreeSet<&str> = tokens.types().iter().map(|(name, _)| tokens.text(*name)).collect();
    let mut own = Vec::new();
    let mut imports = false;
    for i in 0..tokens.len() {
        match tokens.kind(i) {
            Tok::Import | Tok::Package => imports = true,
            Tok::Semi => imports = false,
            Tok::Ident if !imports && tokens.before(i) != Tok::At => {
                let name = tokens.text(i);
                let called = tokens.is_call(i) || tokens.before(i) == Tok::ColonColon;
                let known = if called { &library.methods } else { &library.others };
                if types.contains(name) || !(CONTEXTUAL.contains(&name) || known.contains(name)) {
                    own.push(i);
                }
            }
            _ => {}
        }
    }
    // The first name in the text becomes the last one in the alphabet.
    let mut names: BTreeMap<String, String> = BTreeMap::new();
    for &i in &own {
        let fresh = format!("q{:03}", 999usize.saturating_sub(names.len()));
        names.entry(tokens.text(i).to_owned()).or_insert(fresh);
    }
    let mut out = String::new();
    let mut at = 0;
    for i in own {
        let _ = write!(out, "{}{}", &text[at..tokens.start(i)], names[tokens.text(i)]);
        at = tokens.end(i);
    }
    out.push_str(&text[at..]);
    (out, names)
}
