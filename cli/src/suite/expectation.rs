//! What a program's comments say about its verdict and its findings. `benchmarks/README.md` describes the format.

use std::fmt;

/// What a program expects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Expectation {
    pub verdict: Expected,
    pub main: Option<String>,
    pub args: Vec<String>,
    /// Tasks, the root task included.
    pub tasks: Option<u64>,
    /// Whether symbolic verification without reductions may take too long.
    pub slow_pure_smt: bool,
    pub announced: Vec<Announced>,
}

impl Expectation {
    /// Of a program that says nothing: it expects to be safe.
    pub(crate) fn silent() -> Expectation {
        Expectation {
            verdict: Expected::Verdict("true".to_owned()),
            main: None,
            args: Vec::new(),
            tasks: None,
            slow_pure_smt: false,
            announced: Vec::new(),
        }
    }
}

/// The expected answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Expected {
    /// A verdict, in stable words: `true`, `false(no-data-race)`, `unknown(unwinding)`.
    Verdict(String),
    /// The input is rejected, with a diagnostic of this code if one is named.
    Error(Option<String>),
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expected::Verdict(words) => f.write_str(words),
            Expected::Error(None) => f.write_str("error"),
            Expected::Error(Some(code)) => write!(f, "error({code})"),
        }
    }
}

/// A finding that a comment announces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Announced {
    /// Line of the comment, from 1.
    pub line: u32,
    pub what: What,
}

/// What is announced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum What {
    /// With the other line.
    Race(u32),
    /// With the other line.
    Conflict(u32),
    NeverReleased,
    BadRelease,
    EmptyRange,
    OutOfRange,
    WriteUnderRead,
    Deadlock,
    /// With the simple name of the class.
    Exception(String),
    Assertion,
}

impl fmt::Display for Announced {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = self.line;
        match &self.what {
            What::Race(other) => write!(f, "race of lines {line} and {other}"),
            What::Conflict(other) => write!(f, "conflict of lines {line} and {other}"),
            What::NeverReleased => write!(f, "permission: never released, line {line}"),
            What::BadRelease => write!(f, "permission: bad release, line {line}"),
            What::EmptyRange => write!(f, "permission: empty range, line {line}"),
            What::OutOfRange => write!(f, "permission: out of range, line {line}"),
            What::WriteUnderRead => write!(f, "permission: write under a read region, line {line}"),
            What::Deadlock => write!(f, "deadlock, line {line}"),
            What::Exception(class) => write!(f, "exception: {class}, line {line}"),
            What::Assertion => write!(f, "assertion, line {line}"),
        }
    }
}

/// Whether a program says anything about what it expects.
pub(crate) fn announces(text: &str) -> bool {
    text.trim_start_matches('\u{feff}').starts_with("// expect:") || text.contains("//~")
}

/// Reads a program's comments. A program that says nothing expects to be safe.
///
/// # Errors
///
/// What is wrong with each comment that cannot be understood, with its line.
pub(crate) fn parse(text: &str) -> Result<Expectation, Vec<String>> {
    let mut errors = Vec::new();
    let mut expectation = Expectation::silent();
    if text.trim_start_matches('\u{feff}').starts_with("// expect:") {
        header(text.trim_start_matches('\u{feff}'), &mut expectation, &mut errors);
    }
    for (number, line) in (1..).zip(text.lines()) {
        for comment in line.split("//~").skip(1) {
            match announced(comment.trim()) {
                Some(what) => expectation.announced.push(Announced { line: number, what }),
                None => errors.push(format!("line {number}: `//~ {}` is not understood", comment.trim())),
            }
        }
    }
    if errors.is_empty() { Ok(expectation) } else { Err(errors) }
}

fn header(text: &str, expectation: &mut Expectation, errors: &mut Vec<String>) {
    for (number, line) in (1..).zip(text.lines()) {
        let Some(comment) = line.strip_prefix("//") else { break };
        let Some((key, value)) = comment.split_once(':') else { continue };
        let value = value.trim();
        match key.trim() {
            "expect" => match verdict(value) {
                Some(verdict) => expectation.verdict = verdict,
                None => errors.push(format!("line {number}: `{value}` is no verdict")),
            },
            "main" => expectation.main = Some(value.to_owned()),
            "args" => expectation.args = value.split_whitespace().map(str::to_owned).collect(),
            "tasks" => match value.parse() {
                Ok(n) => expectation.tasks = Some(n),
                Err(_) => errors.push(format!("line {number}: `{value}` is no number of tasks")),
            },
            "pure-smt" if value == "timeout" => expectation.slow_pure_smt = true,
            "note" => {}
            other => errors.push(format!("line {number}: `{other}: {value}` is not understood")),
        }
    }
}

/// A verdict by its words.
pub(crate) fn verdict(text: &str) -> Option<Expected> {
    const WORDS: [&str; 5] = ["no-data-race", "permission", "no-deadlock", "exception", "assertion"];
    let inner = |name: &str| text.strip_prefix(name)?.strip_prefix('(')?.strip_suffix(')');
    if text == "true" {
        return Some(Expected::Verdict(text.to_owned()));
    }
    if text == "error" {
        return Some(Expected::Error(None));
    }
    if let Some(code) = inner("error") {
        return Some(Expected::Error(Some(code.to_owned())));
    }
    if inner("false").is_some_and(|p| WORDS.contains(&p)) || inner("unknown").is_some_and(|r| !r.is_empty()) {
        return Some(Expected::Verdict(text.to_owned()));
    }
    None
}

fn announced(text: &str) -> Option<What> {
    if let Some(line) = text.strip_prefix("race with line ") {
        return line.trim().parse().ok().map(What::Race);
    }
    if let Some(line) = text.strip_prefix("conflict with line ") {
        return line.trim().parse().ok().map(What::Conflict);
    }
    if let Some(class) = text.strip_prefix("exception:") {
        return Some(What::Exception(class.trim().to_owned())).filter(|_| !class.trim().is_empty());
    }
    Some(match text {
        "permission: never released" => What::NeverReleased,
        "permission: bad release" => What::BadRelease,
        "permission: empty range" => What::EmptyRange,
        "permission: out of range" => What::OutOfRange,
        "permission: write under a read region" => What::WriteUnderRead,
        "deadlock" => What::Deadlock,
        "assertion" => What::Assertion,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::expect;

    #[test]
    fn header_and_lines() {
        let text = "\
// expect: false(no-data-race)
// tasks: 3
// main: Other
// args: 10 x
// note: why: because

class Other {
    x = 1; //~ race with line 9 //~ race with line 8
    x = 2; //~ exception: IllegalStateException
    w(); //~ permission: never released
}
// expect: true
";
        expect![[r#"
            Ok(
                Expectation {
                    verdict: Verdict(
                        "false(no-data-race)",
                    ),
                    main: Some(
                        "Other",
                    ),
                    args: [
                        "10",
                        "x",
                    ],
                    tasks: Some(
                        3,
                    ),
                    slow_pure_smt: false,
                    announced: [
                        Announced {
                            line: 8,
                            what: Race(
                                9,
                            ),
                        },
                        Announced {
                            line: 8,
                            what: Race(
                                8,
                            ),
                        },
                        Announced {
                            line: 9,
                            what: Exception(
                                "IllegalStateException",
                            ),
                        },
                        Announced {
                            line: 10,
                            what: NeverReleased,
                        },
                    ],
                },
            )
        "#]]
        .assert_debug_eq(&parse(text));
    }

    #[test]
    fn nothing_said_means_safe() {
        let parsed = parse("import x;\n// expect: false(permission)\n");
        assert_eq!(parsed.map(|e| e.verdict), Ok(Expected::Verdict("true".into())));
    }

    #[test]
    fn mistakes_are_named() {
        let text = "\
// expect: flase(permission)
// tasks: many
// expcet: true
x //~ rce with line 3
y //~ race with line
z //~ exception:
";
        expect![[r#"
            Some(
                [
                    "line 1: `flase(permission)` is no verdict",
                    "line 2: `many` is no number of tasks",
                    "line 3: `expcet: true` is not understood",
                    "line 4: `//~ rce with line 3` is not understood",
                    "line 5: `//~ race with line` is not understood",
                    "line 6: `//~ exception:` is not understood",
                ],
            )
        "#]]
        .assert_debug_eq(&parse(text).err());
    }

    #[test]
    fn verdicts() {
        for text in ["true", "false(no-deadlock)", "unknown(unwinding)", "error", "error(syntax)"] {
            assert_eq!(verdict(text).map(|v| v.to_string()), Some(text.to_owned()));
        }
        for text in ["", "True", "false", "false()", "false(race)", "unknown", "unknown()"] {
            assert_eq!(verdict(text), None);
        }
    }
}
