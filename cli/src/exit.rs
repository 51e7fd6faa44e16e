//! Exit codes.

use scoville_evidence::verdict::Verdict;
use std::process::ExitCode;

/// How the command ends; the numbers are documented and stable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Exit {
    /// All asked properties hold, or the command had nothing to decide and did its work.
    Safe = 0,
    /// A property is violated, or a suite is not as expected.
    Violation = 1,
    /// Not decided.
    Unknown = 2,
    /// The input or the arguments are wrong.
    Input = 3,
    /// An error of the tool.
    Internal = 4,
}

impl From<&Verdict> for Exit {
    fn from(verdict: &Verdict) -> Exit {
        match verdict {
            Verdict::True => Exit::Safe,
            Verdict::False(_) => Exit::Violation,
            Verdict::Unknown(_) => Exit::Unknown,
        }
    }
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> ExitCode {
        ExitCode::from(exit as u8)
    }
}
