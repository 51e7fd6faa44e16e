//! SPDX licence expressions, as far as crates use them: `OR`, `AND`, `WITH`, parentheses, and the old `/`.

use std::iter::Peekable;
use std::vec::IntoIter;

/// Is the expression met by licences that `allowed` accepts?
///
/// `X+` (X or later) is met if either `X+` or `X` is accepted; `X WITH E` only if it is accepted as a whole.
///
/// # Errors
///
/// A message if the text is no licence expression.
pub fn is_met(expression: &str, allowed: &dyn Fn(&str) -> bool) -> Result<bool, String> {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let words: Vec<String> = spaced.split_whitespace().map(str::to_owned).collect();
    let mut parser = Parser { words: words.into_iter().peekable(), allowed };
    let met = parser.or().ok_or_else(|| format!("'{expression}' is no licence expression"))?;
    match parser.words.next() {
        None => Ok(met),
        Some(word) => Err(format!("'{expression}' is no licence expression: unexpected '{word}'")),
    }
}

struct Parser<'a> {
    words: Peekable<IntoIter<String>>,
    allowed: &'a dyn Fn(&str) -> bool,
}

impl Parser<'_> {
    fn or(&mut self) -> Option<bool> {
        let mut met = self.and()?;
        while self.words.next_if(|w| w == "OR").is_some() {
            met |= self.and()?;
        }
        Some(met)
    }

    fn and(&mut self) -> Option<bool> {
        let mut met = self.atom()?;
        while self.words.next_if(|w| w == "AND").is_some() {
            met &= self.atom()?;
        }
        Some(met)
    }

    fn atom(&mut self) -> Option<bool> {
        let word = self.words.next()?;
        if word == "(" {
            let met = self.or()?;
            return self.words.next_if(|w| w == ")").map(|_| met);
        }
        if matches!(word.as_str(), ")" | "OR" | "AND" | "WITH") {
            return None;
        }
        if self.words.next_if(|w| w == "WITH").is_some() {
            let exception = self.words.next()?;
            return Some((self.allowed)(&format!("{word} WITH {exception}")));
        }
        let or_later = word.strip_suffix('+').is_some_and(|name| (self.allowed)(name));
        Some(or_later || (self.allowed)(&word))
    }
}

#[cfg(test)]
mod tests {
    use super::is_met;

    fn met(expression: &str) -> bool {
        let allowed = |name: &str| ["MIT", "Apache-2.0", "MPL-2.0"].contains(&name);
        is_met(expression, &allowed).unwrap()
    }

    #[test]
    fn expressions() {
        assert!(met("MIT"));
        assert!(met("MIT OR GPL-3.0"));
        assert!(met("GPL-3.0/MIT"));
        assert!(met("MIT AND Apache-2.0"));
        assert!(met("(GPL-3.0 OR MIT) AND Apache-2.0"));
        assert!(met("MPL-2.0+"));
        assert!(met("Apache-2.0 WITH LLVM-exception OR MIT"));
        assert!(!met("GPL-3.0"));
        assert!(!met("MIT AND GPL-3.0"));
        assert!(!met("MIT AND (GPL-3.0 OR LGPL-3.0)"));
        assert!(!met("Apache-2.0 WITH LLVM-exception"));
        assert!(!met("GPL-3.0 OR MIT AND GPL-2.0"));
    }

    #[test]
    fn no_expressions() {
        for text in ["", "MIT OR", "(MIT", "MIT)", "MIT Apache-2.0", "OR MIT", "MIT WITH"] {
            assert!(is_met(text, &|_| true).is_err(), "{text}");
        }
    }
}
