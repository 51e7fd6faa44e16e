//! The verifier's crates in order: sources to IR, IR to a trace with obligations, obligations to a verdict.
//!
//! The only module that calls them; it decides nothing itself.

use crate::input::{self, InputFile};
use crate::protocol::{Message, Request, SourceStub};
use scoville_evidence::diagnostic::Diagnostic;
use scoville_solver::z3_version;

/// The version of the solver that is loaded.
pub(crate) fn solver_version() -> String {
    format!("Z3 {}", z3_version::full_version())
}

/// Why the solver that is loaded may not be used, if so.
pub(crate) fn solver_complaint() -> Option<String> {
    z3_version::check().err()
}

/// Does what the request asks and says what comes of it; the last message is one of the ends.
pub(crate) fn run(request: &Request, files: &[InputFile], emit: &mut dyn FnMut(Message)) {
    emit(Message::Stage("reading the program".to_owned()));
    emit(Message::Sources((0..files.len()).map(SourceStub::Given).collect()));
    let sources = input::source_map(files);
    let names: Vec<&str> = sources.files().map(|(_, f)| f.name.as_str()).collect();
    let message = format!("{:?} of {} is not built in yet", request.action, names.join(", "));
    emit(Message::Rejected(vec![Diagnostic::error("not-built-in", message)]));
}
