//! Tokens of the Java family and the `logos` lexer that produces them.
//!
//! The lexer is total: every byte of the input ends up in a token, in skipped white space or comments, or in an
//! [`LexError`]. `>` is always a token of its own (the parser joins adjacent ones into `>>`, `>>=`, `>=` …), so that
//! nested type arguments need no special case.

use logos::{Lexer, Logos, Skip};

/// What went wrong while cutting the text into tokens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum LexError {
    /// A character that starts no token.
    #[default]
    UnexpectedCharacter,
    /// `/*` without `*/`.
    UnterminatedComment,
    /// `"` without a closing `"` on the same line.
    UnterminatedString,
    /// `"""` without a closing `"""`, or without a line end after the opening.
    UnterminatedTextBlock,
    /// `'` without a closing `'`, or an empty one.
    UnterminatedChar,
    /// A Unicode escape for a character that ends a comment or a literal.
    EscapedEnd,
}

macro_rules! tokens {
    (words { $($kw:ident = $kwtext:literal,)* } symbols { $($sym:ident = $symtext:literal,)* }) => {
        /// The kind of a token; its text is the slice of the source under its span.
        #[derive(Logos, Debug, Clone, Copy, PartialEq, Eq, Hash)]
        #[logos(skip r"[ \t\r\n\f\x1a]+")]
        #[logos(error = LexError)]
        pub enum Tok {
            $(
                #[doc = concat!("`", $kwtext, "`")]
                #[token($kwtext)]
                $kw,
            )*
            $(
                #[doc = concat!("`", $symtext, "`")]
                #[token($symtext)]
                $sym,
            )*
            /// An identifier (contextual keywords such as `var`, `record`, `yield` included).
            #[regex(r"(?:[\p{XID_Start}_$\p{Sc}]|\\u+[0-9a-fA-F]{4})(?:[\p{XID_Continue}$\p{Sc}]|\\u+[0-9a-fA-F]{4})*", priority = 1)]
            Ident,
            /// A number literal of any kind, decoded later.
            #[regex(r"\.?[0-9]", number)]
            Number,
            /// A character literal with its quotes.
            #[token("'", char_literal)]
            Char,
            /// A string literal with its quotes.
            #[token("\"", string_literal)]
            Str,
            /// A text block with its quotes.
            #[token("\"\"\"", text_block)]
            TextBlock,
            /// Never produced: comments are skipped.
            #[token("//", line_comment)]
            #[token("/*", block_comment)]
            Comment,
            /// End of the file (added by the token buffer, never by `logos`).
            Eof,
        }

        impl Tok {
            /// How messages name this kind of token.
            pub fn describe(self) -> &'static str {
                match self {
                    $(Tok::$kw => concat!("`", $kwtext, "`"),)*
                    $(Tok::$sym => concat!("`", $symtext, "`"),)*
                    Tok::Ident => "identifier",
                    Tok::Number => "number",
                    Tok::Char => "character literal",
                    Tok::Str => "string literal",
                    Tok::TextBlock => "text block",
                    Tok::Comment => "comment",
                    Tok::Eof => "end of file",
                }
            }

            /// True for reserved words (including `true`, `false` and `null`).
            pub fn is_word(self) -> bool {
                matches!(self, $(Tok::$kw)|*)
            }
        }
    };
}

tokens! {
    words {
        Abstract = "abstract", Assert = "assert", Boolean = "boolean", Break = "break", Byte = "byte",
        Case = "case", Catch = "catch", CharKw = "char", Class = "class", Const = "const",
        Continue = "continue", Default = "default", Do = "do", Double = "double", Else = "else",
        Enum = "enum", Extends = "extends", False = "false", Final = "final", Finally = "finally",
        Float = "float", For = "for", Goto = "goto", If = "if", Implements = "implements",
        Import = "import", Instanceof = "instanceof", Int = "int", Interface = "interface", Long = "long",
        Native = "native", New = "new", Null = "null", Package = "package", Private = "private",
        Protected = "protected", Public = "public", Return = "return", Short = "short", Static = "static",
        Strictfp = "strictfp", Super = "super", Switch = "switch", Synchronized = "synchronized",
        This = "this", Throw = "throw", Throws = "throws", Transient = "transient", True = "true",
        Try = "try", Void = "void", Volatile = "volatile", While = "while", Underscore = "_",
    }
    symbols {
        LParen = "(", RParen = ")", LBrace = "{", RBrace = "}", LBracket = "[", RBracket = "]",
        Semi = ";", Comma = ",", Dot = ".", Ellipsis = "...", At = "@", ColonColon = "::",
        Eq = "=", Gt = ">", Lt = "<", Bang = "!", Tilde = "~", Question = "?", Colon = ":", Arrow = "->",
        EqEq = "==", Le = "<=", Ne = "!=", AndAnd = "&&", OrOr = "||", PlusPlus = "++", MinusMinus = "--",
        Plus = "+", Minus = "-", Star = "*", Slash = "/", Amp = "&", Bar = "|", Caret = "^", Percent = "%",
        Shl = "<<", PlusEq = "+=", MinusEq = "-=", StarEq = "*=", SlashEq = "/=", AmpEq = "&=",
        BarEq = "|=", CaretEq = "^=", PercentEq = "%=", ShlEq = "<<=",
    }
}

/// A Unicode escape at the start of the text: what it stands for, and its length (JLS 3.3).
fn unicode_escape(bytes: &[u8]) -> Option<(u32, usize)> {
    let rest = bytes.strip_prefix(b"\\u")?;
    let more = rest.iter().take_while(|b| **b == b'u').count();
    let digits = std::str::from_utf8(rest.get(more..more + 4)?).ok()?;
    if !digits.bytes().all(|b| b.is_ascii_hexdigit()) {
        return None;
    }
    Some((u32::from_str_radix(digits, 16).ok()?, more + 6))
}

/// Whether a Unicode escape in the text stands for one of these characters.
fn escapes_one_of(text: &str, wanted: &[char]) -> bool {
    let mut from = 0;
    while let Some(at) = text[from..].find('\\').map(|at| from + at) {
        match unicode_escape(&text.as_bytes()[at..]) {
            Some((c, len)) if char::from_u32(c).is_some_and(|c| wanted.contains(&c)) => return len > 0,
            Some((_, len)) => from = at + len,
            // A backslash behind a backslash begins no escape.
            None if text[at + 1..].starts_with('\\') => from = at + 2,
            None => from = at + 1,
        }
    }
    false
}

fn line_comment(lex: &mut Lexer<Tok>) -> Result<Skip, LexError> {
    let end = lex.remainder().find(['\n', '\r']).unwrap_or(lex.remainder().len());
    let ends_earlier = escapes_one_of(&lex.remainder()[..end], &['\n', '\r']);
    lex.bump(end);
    if ends_earlier { Err(LexError::EscapedEnd) } else { Ok(Skip) }
}

fn block_comment(lex: &mut Lexer<Tok>) -> Result<Skip, LexError> {
    match lex.remainder().find("*/") {
        Some(end) => {
            let ends_earlier = escapes_one_of(&lex.remainder()[..end], &['*', '/']);
            lex.bump(end + 2);
            if ends_earlier { Err(LexError::EscapedEnd) } else { Ok(Skip) }
        }
        None => {
            let rest = lex.remainder().len();
            lex.bump(rest);
            Err(LexError::UnterminatedComment)
        }
    }
}

/// Consumes up to and including the closing quote of a literal that may not span lines. Unicode escapes come first: one for a
/// backslash begins an escape, one for the quote would end the literal, which is refused.
fn quoted(lex: &mut Lexer<Tok>, quote: u8) -> Result<bool, LexError> {
    let bytes = lex.remainder().as_bytes();
    let (mut at, mut ended) = (0, false);
    while let Some(&byte) = bytes.get(at) {
        let escape = unicode_escape(&bytes[at..]);
        match byte {
            _ if let Some((c, len)) = escape => {
                at += len;
                ended |= [u32::from(quote), 10, 13].contains(&c);
                if c == u32::from(b'\\') {
                    at += unicode_escape(bytes.get(at..).unwrap_or_default()).map_or(1, |(_, len)| len);
                }
            }
            b'\\' if bytes.get(at + 1).is_some_and(|b| *b != b'\n' && *b != b'\r') => {
                at += 2;
                // Step to the next character boundary.
                while bytes.get(at).is_some_and(|b| b & 0xC0 == 0x80) {
                    at += 1;
                }
            }
            b'\n' | b'\r' => break,
            b if b == quote => {
                lex.bump(at + 1);
                return if ended { Err(LexError::EscapedEnd) } else { Ok(true) };
            }
            _ => at += 1,
        }
    }
    lex.bump(at.min(bytes.len()));
    if ended { Err(LexError::EscapedEnd) } else { Ok(false) }
}

fn char_literal(lex: &mut Lexer<Tok>) -> Result<(), LexError> {
    if quoted(lex, b'\'')? { Ok(()) } else { Err(LexError::UnterminatedChar) }
}

fn string_literal(lex: &mut Lexer<Tok>) -> Result<(), LexError> {
    if quoted(lex, b'"')? { Ok(()) } else { Err(LexError::UnterminatedString) }
}

fn text_block(lex: &mut Lexer<Tok>) -> Result<(), LexError> {
    let bytes = lex.remainder().as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        if bytes[at] == b'\\' {
            at += 2;
        } else if bytes[at..].starts_with(b"\"\"\"") {
            let decides = escapes_one_of(&lex.remainder()[..at], &['"', '\\', '\n', '\r', ' ', '\t', '\x0c']);
            lex.bump(at + 3);
            return if decides { Err(LexError::EscapedEnd) } else { Ok(()) };
        } else {
            at += 1;
        }
    }
    let rest = bytes.len();
    lex.bump(rest);
    Err(LexError::UnterminatedTextBlock)
}

fn number(lex: &mut Lexer<Tok>) {
    let first = lex.slice().as_bytes().to_vec();
    let bytes = lex.remainder().as_bytes();
    let at = |i: usize| bytes.get(i).copied().unwrap_or(0);
    let word = |b: u8| b.is_ascii_alphanumeric() || b == b'_';
    let mut i = 0;
    let hex = first == b"0" && matches!(at(0), b'x' | b'X');
    let exponent: &[u8] = if hex { b"pP" } else { b"eE" };
    // A dot belongs to the number if there was none, and what follows cannot be a member name.
    let mut dot = first[0] == b'.';
    loop {
        let b = at(i);
        if exponent.contains(&b) && matches!(at(i + 1), b'+' | b'-') {
            i += 2;
        } else if word(b) {
            i += 1;
        } else if b == b'.' && !dot && at(i + 1) != b'.' {
            let next = at(i + 1);
            let member = (next.is_ascii_alphabetic() || next == b'_') && !hex && !b"eEfFdD".contains(&next);
            if member {
                break;
            }
            dot = true;
            i += 1;
        } else {
            break;
        }
    }
    lex.bump(i);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str) -> Vec<Result<(Tok, String), LexError>> {
        Tok::lexer(text).spanned().map(|(t, s)| t.map(|t| (t, text[s].to_string()))).collect()
    }

    fn ok(text: &str) -> Vec<(Tok, String)> {
        kinds(text).into_iter().map(|t| t.unwrap_or((Tok::Eof, "ERROR".into()))).collect()
    }

    #[test]
    fn numbers_keep_together() {
        for n in ["0", "1_000", "0x1F", "0x1.8p-3", "1e10", "1.5e-3f", "1.", ".5", "1.f", "0b101L", "100d", "0xFFL"] {
            assert_eq!(ok(n), vec![(Tok::Number, n.to_string())]);
        }
        assert_eq!(ok("1+2").len(), 3);
        assert_eq!(ok("0xE+2").len(), 3);
        assert_eq!(ok("a[1].x").len(), 6);
    }

    #[test]
    fn strings_and_comments() {
        assert_eq!(ok(r#""a\"b" /* x * / */ 'c' '\'' // end"#).len(), 3);
        assert_eq!(ok("\"\"\"\n a \\\"\"\" b\"\"\" x").len(), 2);
        assert_eq!(kinds("\"abc\n;")[0], Err(LexError::UnterminatedString));
        assert_eq!(kinds("/* abc")[0], Err(LexError::UnterminatedComment));
        assert_eq!(kinds("#")[0], Err(LexError::UnexpectedCharacter));
        assert_eq!(ok("\"\" x").len(), 2);
    }

    #[test]
    fn unicode_escapes_come_first() {
        assert_eq!(ok(r#"'\u005c'' "a\u005c"b" "\u005c\u005c" '\u0022' x"#).len(), 5);
        for text in [
            r#""a\u0022 + b""#,
            r"'\u0027'",
            r#""a\uu000ab""#,
            "// a \\u000a b",
            "/* a \\u002a/ b */",
            "\"\"\"\n \\u0020a\"\"\"",
        ] {
            assert!(kinds(text).contains(&Err(LexError::EscapedEnd)), "{text}");
        }
        for text in [r#""\\u0022""#, r#""\u00e9\u0041""#, r"'\u0022'", r"// \\u000a", r"/* \u00e9 */ x", r"// \user"] {
            assert!(!kinds(text).contains(&Err(LexError::EscapedEnd)), "{text}");
        }
    }

    #[test]
    fn words_and_symbols() {
        assert_eq!(
            ok("intx int _ __ $a é").iter().map(|t| t.0).collect::<Vec<_>>(),
            vec![Tok::Ident, Tok::Int, Tok::Underscore, Tok::Ident, Tok::Ident, Tok::Ident]
        );
        assert_eq!(ok("a>>=b->c::d...").len(), 10);
    }
}
