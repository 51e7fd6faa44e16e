//! The same declarations in another order.

use super::{Tokens, nesting};
use scoville_frontend::java::token::Tok;
use std::ops::Range;

/// The program with its types, and in them all members whose order means nothing, in reverse: fields with an initialiser and
/// blocks that initialise stay in order, behind the others. Constants of enums come first in any case.
#[must_use]
pub fn reordered(text: &str) -> String {
    let mut text = text.to_owned();
    // What a later type has inside does not move the types before it.
    for k in (0..Tokens::new(&text).types().len()).rev() {
        let tokens = Tokens::new(&text);
        let (name, open) = tokens.types()[k];
        if tokens.before(name) != Tok::Enum {
            text = turned(&tokens, open + 1..tokens.close(open));
        }
    }
    let tokens = Tokens::new(&text);
    let is_import = |i: usize| matches!(tokens.kind(i), Tok::Import | Tok::Package);
    let last = (0..tokens.len()).rfind(|i| is_import(*i));
    let first = last.map_or(0, |i| (i..tokens.len()).find(|j| tokens.kind(*j) == Tok::Semi).map_or(i, |j| j + 1));
    turned(&tokens, first..tokens.len())
}

/// The text with the declarations of a range of tokens in reverse.
fn turned(tokens: &Tokens, range: Range<usize>) -> String {
    let text = tokens.text;
    let (mut free, mut bound) = (Vec::new(), Vec::new());
    // What is between the declarations goes with the one behind it.
    let mut at = range.start.checked_sub(1).map_or(0, |i| tokens.end(i));
    let first = at;
    for member in declarations(tokens, range) {
        let end = tokens.end(member.end - 1);
        let whole = &text[at..end];
        at = end;
        if is_free(tokens, member) { free.push(whole) } else { bound.push(whole) }
    }
    free.reverse();
    [&text[..first], &free.concat(), &bound.concat(), &text[at..]].concat()
}

/// The declarations in a range of tokens, such as the body of a class.
pub fn declarations(tokens: &Tokens, range: Range<usize>) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let (mut depth, mut value, mut start) = (0, false, range.start);
    for i in range {
        depth += nesting(tokens.kind(i));
        let over = match tokens.kind(i) {
            Tok::Eq => {
                value |= depth == 0;
                false
            }
            Tok::Semi => depth == 0,
            Tok::RBrace => depth == 0 && !value,
            _ => false,
        };
        if over {
            found.push(start..i + 1);
            (value, start) = (false, i + 1);
        }
    }
    found
}

/// Whether a declaration may stand anywhere: a method, a type, a field without an initialiser.
fn is_free(tokens: &Tokens, member: Range<usize>) -> bool {
    let first = member.start + usize::from(tokens.kind(member.start) == Tok::Static);
    if matches!(tokens.kind(first), Tok::LBrace | Tok::Semi) {
        return false;
    }
    let mut depth = 0;
    member.into_iter().all(|i| {
        depth += nesting(tokens.kind(i));
        depth != 0 || tokens.kind(i) != Tok::Eq
    })
}

#[cfg(test)]
mod tests {
    use super::reordered;

    #[test]
    fn what_may_stand_anywhere_is_turned() {
        let text = "import a.B;\nclass A { int x = 1; int y; static { f(); } void f() { int z = 2; } class I { int p; int q; } }\nclass C {}";
        let expected = "import a.B;\nclass C {}\nclass A { class I { int q; int p; } void f() { int z = 2; } int y; int x = 1; static { f(); } }";
        assert_eq!(reordered(text), expected);
    }
}
