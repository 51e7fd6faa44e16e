//! The fenced blocks of a Markdown text that are run, and the comparison of what they print.

use std::ops::Range;

/// What a block is for.
pub enum Kind {
    /// A file of this name.
    File(String),
    /// Commands with what they print.
    Console,
    /// Commands.
    Shell,
}

/// A fenced block.
pub struct Block {
    /// What it is for.
    pub kind: Kind,
    /// What is between the fences.
    pub text: String,
    /// The line of the first fence, from 1.
    pub line: usize,
    /// Where `text` stands in the whole.
    pub range: Range<usize>,
}

/// A command with what it prints.
pub struct Session {
    /// The command.
    pub command: String,
    /// What it prints.
    pub output: String,
}

/// All blocks that are run, in their order.
pub fn blocks(text: &str) -> Vec<Block> {
    let mut found = Vec::new();
    let mut open: Option<(String, usize, usize)> = None;
    let mut at = 0;
    for (number, line) in text.split_inclusive('\n').enumerate() {
        let fence = line.trim_end().strip_prefix("```");
        match (&open, fence) {
            (None, Some(info)) => open = Some((info.to_owned(), number + 1, at + line.len())),
            (Some((info, line, start)), Some("")) => {
                let kind = match info.as_str() {
                    "console" => Some(Kind::Console),
                    "sh" => Some(Kind::Shell),
                    other => other.split_once("file=").map(|(_, name)| Kind::File(name.to_owned())),
                };
                if let Some(kind) = kind {
                    found.push(Block { kind, text: text[*start..at].to_owned(), line: *line, range: *start..at });
                }
                open = None;
            }
            _ => {}
        }
        at += line.len();
    }
    assert!(open.is_none(), "a block is not closed");
    found
}

/// The lines that are in no fenced block.
pub fn outside(text: &str) -> impl Iterator<Item = &str> {
    let mut inside = false;
    text.lines().filter(move |line| {
        let fence = line.starts_with("```");
        inside ^= fence;
        !inside && !fence
    })
}

/// The commands of a block with what they print.
pub fn sessions(block: &str) -> Vec<Session> {
    let mut all: Vec<Session> = Vec::new();
    for line in block.split_inclusive('\n') {
        match (line.strip_prefix("$ "), all.last_mut()) {
            (Some(command), _) => all.push(Session { command: command.trim_end().to_owned(), output: String::new() }),
            (None, Some(session)) => session.output.push_str(line),
            (None, None) => panic!("output before the first command: {line}"),
        }
    }
    all
}

/// Whether an output is the expected one, apart from measured numbers; a line `...` stands for any lines.
pub fn fits(expected: &str, told: &str) -> bool {
    let expected: Vec<String> = expected.lines().map(masked).collect();
    let told: Vec<String> = told.lines().map(masked).collect();
    match_lines(&expected, &told)
}

fn match_lines(expected: &[String], told: &[String]) -> bool {
    match expected.split_first() {
        None => told.is_empty(),
        Some((first, rest)) if first == "..." => (0..=told.len()).any(|skipped| match_lines(rest, &told[skipped..])),
        Some((first, rest)) => told.split_first().is_some_and(|(t, others)| t == first && match_lines(rest, others)),
    }
}

/// The line with each measured number (`0.012 s`, `3.4 %`, `2.1 MB`) replaced, and the blanks and dashes around it, which follow its width.
fn masked(line: &str) -> String {
    let words: Vec<&str> = line.split_whitespace().collect();
    let unit = |w: Option<&&str>| w.is_some_and(|w| ["s", "%", "MB"].contains(&w.trim_end_matches([',', ')', ';'])));
    let decimal = |w: &str| w.contains('.') && w.trim_start_matches('(').parse::<f64>().is_ok();
    let measured = words.iter().enumerate().any(|(i, w)| decimal(w) && unit(words.get(i + 1)));
    if !measured {
        return line.trim_end().to_owned();
    }
    let kept: Vec<&str> =
        words.iter().enumerate().map(|(i, w)| if decimal(w) && unit(words.get(i + 1)) { "#" } else { *w }).collect();
    kept.join(" ")
}
