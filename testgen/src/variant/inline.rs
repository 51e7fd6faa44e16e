//! Calls of helpers written out.

use super::order::declarations;
use super::{Tokens, nesting};
use scoville_frontend::java::token::Tok;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::ops::Range;

/// A method whose calls can be written out.
struct Helper {
    /// The token of its name.
    name: usize,
    /// Types and names of its parameters.
    params: Vec<(Range<usize>, usize)>,
    /// What its body holds: statements without `return`, or the expression behind the only one.
    body: Range<usize>,
    /// Whether it gives a value.
    value: bool,
    /// Fields of its object that it speaks of by their names alone; `None` if it is static.
    fields: Option<BTreeSet<String>>,
}

/// The program with the first call of a helper written out that can be, and the name of the helper.
fn one(text: &str) -> Option<String> {
    let tokens = Tokens::new(text);
    helpers(&tokens).iter().find_map(|h| {
        let own = tokens.start(h.body.start)..tokens.end(h.body.end);
        let calls = (0..tokens.len())
            .filter(|i| tokens.text(*i) == tokens.text(h.name) && *i != h.name && !own.contains(&tokens.start(*i)));
        calls.into_iter().find_map(|at| written_out(&tokens, h, at))
    })
}

/// The program with calls of its helpers written out, and how many those are. Helpers are methods that are neither recursive
/// nor overloaded, and return at their end or nothing; calls are statements, bodies of lambdas, or, of a helper that is
/// one expression, anything with arguments that cost nothing to repeat.
#[must_use]
pub fn inlined(text: &str) -> (String, usize) {
    let mut text = text.to_owned();
    for n in 0..MOST {
        match one(&text) {
            Some(next) => text = next,
            None => return (text, n),
        }
    }
    (text, MOST)
}

/// Most calls that are written out.
const MOST: usize = 20;

/// The helpers of a program.
fn helpers(tokens: &Tokens) -> Vec<Helper> {
    let mut found = Vec::new();
    for (name, open) in tokens.types() {
        // Of what is inherited nothing is known here.
        if (name..open).any(|i| matches!(tokens.kind(i), Tok::Extends | Tok::Implements)) {
            continue;
        }
        let members = declarations(tokens, open + 1..tokens.close(open));
        let fields: BTreeSet<String> =
            members.iter().filter_map(|m| field(tokens, m)).map(|i| tokens.text(i).to_owned()).collect();
        let methods: BTreeSet<&str> =
            members.iter().filter_map(|m| method(tokens, m)).map(|i| tokens.text(i)).collect();
        found.extend(members.iter().filter_map(|m| helper(tokens, m, &fields, &methods)));
    }
    let once = |h: &Helper| found.iter().filter(|o| tokens.text(o.name) == tokens.text(h.name)).count() == 1;
    let keep: Vec<bool> = found.iter().map(once).collect();
    found.into_iter().zip(keep).filter_map(|(h, once)| once.then_some(h)).collect()
}

/// The name of a method, if the member is one with a body.
fn method(tokens: &Tokens, member: &Range<usize>) -> Option<usize> {
    let paren = member.clone().find(|i| matches!(tokens.kind(*i), Tok::LParen | Tok::LBrace | Tok::Eq))?;
    let named = tokens.kind(paren) == Tok::LParen && tokens.before(paren) == Tok::Ident;
    // A constructor has no type before its name.
    let typed = |i: usize| {
        matches!(tokens.before(i), Tok::Ident | Tok::RBracket | Tok::Gt | Tok::Void) || primitive(tokens.before(i))
    };
    (named && typed(paren - 1)).then_some(paren - 1)
}

/// The name of a field, if the member is one.
fn field(tokens: &Tokens, member: &Range<usize>) -> Option<usize> {
    let end = member.clone().find(|i| matches!(tokens.kind(*i), Tok::LParen | Tok::LBrace | Tok::Eq | Tok::Semi))?;
    let is_field = matches!(tokens.kind(end), Tok::Eq | Tok::Semi) && tokens.before(end) == Tok::Ident;
    is_field.then_some(end - 1)
}

fn primitive(t: Tok) -> bool {
    matches!(t, Tok::Boolean | Tok::Byte | Tok::CharKw | Tok::Double | Tok::Float | Tok::Int | Tok::Long | Tok::Short)
}

fn helper(
    tokens: &Tokens,
    member: &Range<usize>,
    fields: &BTreeSet<String>,
    methods: &BTreeSet<&str>,
) -> Option<Helper> {
    let name = method(tokens, member)?;
    let modifiers = member.start..name;
    let any = |range: &Range<usize>, t: &[Tok]| range.clone().any(|i| t.contains(&tokens.kind(i)));
    let is_static = any(&modifiers, &[Tok::Static]);
    if any(&modifiers, &[Tok::Synchronized, Tok::Abstract, Tok::Native, Tok::At]) || tokens.text(name) == "main" {
        return None;
    }
    let close = tokens.close(name + 1);
    let params = params(tokens, name + 2..close)?;
    let open = (close..member.end).find(|i| tokens.kind(*i) == Tok::LBrace)?;
    let mut body = open + 1..tokens.close(open);
    let value = tokens.before(name) != Tok::Void;
    if value {
        let single = tokens.kind(body.start) == Tok::Return && tokens.kind(body.end - 1) == Tok::Semi;
        body = body.start + 1..body.end - 1;
        if !single || any(&body, &[Tok::Semi]) {
            return None;
        }
    }
    let calls = |name: &str| body.clone().any(|i| tokens.is(i, name) && tokens.kind(i + 1) == Tok::LParen);
    let foreign = any(&body, &[Tok::Return, Tok::Class, Tok::Super, Tok::ColonColon, Tok::Switch]);
    if foreign || calls(tokens.text(name)) || (!is_static && methods.iter().any(|m| calls(m))) {
        return None;
    }
    let taken = |n: &str| params.iter().any(|p| tokens.text(p.1) == n);
    let spoken: BTreeSet<String> = fields.iter().filter(|f| !taken(f)).cloned().collect();
    Some(Helper { name, params, body, value, fields: (!is_static).then_some(spoken) })
}

/// The parameters in a range of tokens: type and name of each.
fn params(tokens: &Tokens, range: Range<usize>) -> Option<Vec<(Range<usize>, usize)>> {
    split(tokens, range)
        .into_iter()
        .map(|p| {
            let first = p.start + usize::from(tokens.kind(p.start) == Tok::Final);
            let plain = p.clone().all(|i| !matches!(tokens.kind(i), Tok::Ellipsis | Tok::At));
            (plain && first + 1 < p.end && tokens.kind(p.end - 1) == Tok::Ident)
                .then_some((first..p.end - 1, p.end - 1))
        })
        .collect()
}

/// What commas divide in a range of tokens.
fn split(tokens: &Tokens, range: Range<usize>) -> Vec<Range<usize>> {
    let (mut parts, mut depth, mut angle, mut start) = (Vec::new(), 0, 0, range.start);
    for i in range.clone() {
        depth += nesting(tokens.kind(i));
        match tokens.kind(i) {
            // Of type arguments; a comparison among arguments makes one part of two, which then do not fit.
            Tok::Lt => angle += 1,
            Tok::Gt => angle -= 1,
            Tok::Comma if depth == 0 && angle <= 0 => {
                parts.push(start..i);
                start = i + 1;
            }
            _ => {}
        }
    }
    if start < range.end {
        parts.push(start..range.end);
    }
    parts
}

/// The text with the call at a token written out, if it is one that can be.
fn written_out(tokens: &Tokens, helper: &Helper, at: usize) -> Option<String> {
    if tokens.kind(at + 1) != Tok::LParen {
        return None;
    }
    let close = tokens.close(at + 1);
    // The object is a variable, or there is none.
    let qualified = tokens.before(at) == Tok::Dot;
    let first = if qualified { at.checked_sub(2)? } else { at };
    let simple =
        tokens.kind(first) == Tok::Ident && !matches!(tokens.before(first), Tok::Dot | Tok::ColonColon | Tok::New);
    if qualified != helper.fields.is_some() || !simple {
        return None;
    }
    let object = qualified.then(|| tokens.text(first));
    let args = split(tokens, at + 2..close);
    if args.len() != helper.params.len() {
        return None;
    }
    let source = |r: &Range<usize>| &tokens.text[tokens.start(r.start)..tokens.end(r.end - 1)];
    let (before, after) = (tokens.before(first), tokens.kind(close + 1));
    let (from, mut to) = (tokens.start(first), tokens.end(close));
    let new = if helper.value {
        let used = |p: usize| helper.body.clone().filter(|i| tokens.text(*i) == tokens.text(p)).count();
        if args.iter().zip(&helper.params).any(|(a, (_, p))| a.len() > 1 && used(*p) > 1) {
            return None;
        }
        // A value alone is no statement.
        if matches!(before, Tok::Semi | Tok::LBrace | Tok::RBrace | Tok::Else | Tok::Arrow) && after == Tok::Semi {
            return None;
        }
        let arg = |i: usize| {
            let n = helper.params.iter().position(|(_, p)| tokens.text(*p) == tokens.text(i))?;
            Some(format!("({})", source(&args[n])))
        };
        format!("({})", body(tokens, helper, object, arg))
    } else {
        let lambda = before == Tok::Arrow && matches!(after, Tok::RParen | Tok::Comma);
        let statement = matches!(before, Tok::Semi | Tok::LBrace | Tok::RBrace) && after == Tok::Semi;
        if !lambda && !statement {
            return None;
        }
        if statement {
            to = tokens.end(close + 1);
        }
        let fresh = |name: &str| format!("{name}{at}");
        let mut new = String::from("{ ");
        for ((ty, p), a) in helper.params.iter().zip(&args) {
            let _ = write!(new, "{} {} = {}; ", source(ty), fresh(tokens.text(*p)), source(a));
        }
        let declared =
            |i: usize| declares(tokens, i) || helper.params.iter().any(|(_, p)| tokens.text(*p) == tokens.text(i));
        let locals: BTreeSet<&str> = helper.body.clone().filter(|i| declared(*i)).map(|i| tokens.text(i)).collect();
        let local = |i: usize| locals.contains(tokens.text(i)).then(|| fresh(tokens.text(i)));
        new + &body(tokens, helper, object, local) + " }"
    };
    Some([&tokens.text[..from], &new, &tokens.text[to..]].concat())
}

/// Whether the token is the name of a local variable where that is declared, or of a parameter of a lambda.
fn declares(tokens: &Tokens, i: usize) -> bool {
    if tokens.kind(i) != Tok::Ident {
        return false;
    }
    let typed = matches!(tokens.before(i), Tok::Ident | Tok::RBracket | Tok::Gt) || primitive(tokens.before(i));
    let after = tokens.kind(i + 1);
    let variable = typed && matches!(after, Tok::Eq | Tok::Semi | Tok::Colon | Tok::Comma | Tok::RParen);
    let parameter = after == Tok::Arrow || (matches!(after, Tok::RParen | Tok::Comma) && in_parameters(tokens, i));
    variable || parameter
}

/// Whether the brackets around a token are followed by the arrow of a lambda.
fn in_parameters(tokens: &Tokens, i: usize) -> bool {
    let mut depth = 0;
    for j in i..tokens.len() {
        depth += nesting(tokens.kind(j));
        if depth < 0 {
            return tokens.kind(j) == Tok::RParen && tokens.kind(j + 1) == Tok::Arrow;
        }
    }
    false
}

/// The body of a helper, with `instead` for names that stand for something else, on an object.
fn body(tokens: &Tokens, helper: &Helper, object: Option<&str>, instead: impl Fn(usize) -> Option<String>) -> String {
    let mut out = String::new();
    let mut at = tokens.start(helper.body.start);
    for i in helper.body.clone() {
        let free = tokens.kind(i) == Tok::Ident && tokens.before(i) != Tok::Dot && tokens.kind(i + 1) != Tok::LParen;
        let spoken = |name: &str| helper.fields.as_ref().is_some_and(|f| f.contains(name));
        let new = match (object, free.then(|| instead(i)).flatten()) {
            (_, Some(new)) => new,
            (Some(o), _) if tokens.kind(i) == Tok::This => o.to_owned(),
            (Some(o), _) if free && spoken(tokens.text(i)) => format!("{o}.{}", tokens.text(i)),
            _ => continue,
        };
        let _ = write!(out, "{}{new}", &tokens.text[at..tokens.start(i)]);
        at = tokens.end(i);
    }
    if let Some(last) = helper.body.end.checked_sub(1) {
        out.push_str(&tokens.text[at..tokens.end(last).max(at)]);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::inlined;

    #[test]
    fn calls_are_written_out() {
        let text = "class A { int x; static int twice(int n) { return n + n; } \
                    void add(int n) { int m = n; isolated(() -> { this.x += m; x++; }); } \
                    static void f(A a, int m) { async(() -> a.add(twice(m))); } }";
        let (text, n) = inlined(text);
        assert_eq!(n, 2, "{text}");
        assert!(text.contains("((m) + (m))"), "{text}");
        assert!(text.contains("a.x += m"), "{text}");
        // It is left in the helper alone.
        assert_eq!(text.matches("this").count(), 1, "{text}");
    }

    #[test]
    fn what_may_end_early_stays() {
        let text = "class A { static void f(int n) { if (n > 0) return; g(); } static void h() { f(1); f(2); } }";
        assert_eq!(inlined(text), (text.to_owned(), 0));
    }
}
