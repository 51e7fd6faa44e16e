//! The shape of the JSON document about a certificate.

use super::{Answer, Subject, open};
use crate::json::SCHEMA_VERSION;
use crate::json::view::{DiagnosticView, Tool, diagnostic};
use scoville_evidence::certificate::confirmed::{Checked, Level};
use scoville_evidence::diagnostic::Diagnostic;
use serde::Serialize;
use std::collections::BTreeMap;

#[derive(Serialize)]
pub(super) struct Document<'a> {
    schema_version: u32,
    tool: Tool<'a>,
    certificate: &'a str,
    result: &'static str,
    reason: Option<String>,
    exit_code: u8,
    claim: Option<&'a str>,
    programs: &'a [String],
    properties: Vec<&'static str>,
    args: &'a [String],
    models: &'a [String],
    followed: Option<bool>,
    remarks: &'a [String],
    levels: BTreeMap<Level, usize>,
    obligations: Vec<ObligationView<'a>>,
    solvers: Solvers<'a>,
    trusted: &'a [String],
    diagnostics: Vec<DiagnosticView<'a>>,
}

#[derive(Serialize)]
struct ObligationView<'a> {
    about: &'a str,
    by: &'a [String],
    level: Level,
}

#[derive(Serialize)]
struct Solvers<'a> {
    second: Option<&'a str>,
    z3: Option<&'a str>,
}

/// The whole document.
pub(super) fn document<'a>(
    tool_version: &'a str,
    subject: &Subject<'a>,
    diagnostics: &'a [Diagnostic],
    answer: Answer<'a>,
) -> Document<'a> {
    let checked: Option<&Checked> = match answer {
        Answer::Checked(checked) => Some(checked),
        Answer::Stopped(_) | Answer::InputError | Answer::InternalError(_) => None,
    };
    let (result, reason) = match answer {
        Answer::Checked(checked) => match (&checked.rejected, open(checked)) {
            (Some(why), _) => ("rejected", Some(why.clone())),
            (None, Some(why)) => ("unknown", Some(why)),
            (None, None) => ("accepted", None),
        },
        Answer::Stopped(outcome) => ("unknown", Some(outcome.verdict.to_string())),
        Answer::InputError => ("error", diagnostics.first().map(|d| d.message.clone())),
        Answer::InternalError(message) => ("error", Some(message.to_owned())),
    };
    let obligations = checked.map_or(&[][..], |c| &c.obligations);
    let mut levels: BTreeMap<Level, usize> = Level::ALL.into_iter().map(|level| (level, 0)).collect();
    obligations.iter().for_each(|o| *levels.entry(o.level).or_default() += 1);
    Document {
        schema_version: SCHEMA_VERSION,
        tool: Tool { name: "scoville", version: tool_version },
        certificate: subject.certificate,
        result,
        reason,
        exit_code: answer.exit_code(),
        claim: checked.and_then(|c| c.claim.as_deref()),
        programs: checked.map_or(&[], |c| &c.files),
        properties: checked.map_or(&[][..], |c| &c.properties).iter().map(|p| p.word()).collect(),
        args: checked.map_or(&[], |c| &c.args),
        models: checked.map_or(&[], |c| &c.models),
        followed: checked.and_then(|c| c.followed),
        remarks: checked.map_or(&[], |c| &c.lines),
        levels,
        obligations: obligations
            .iter()
            .map(|o| ObligationView { about: &o.about, by: &o.by, level: o.level })
            .collect(),
        solvers: Solvers { second: subject.second, z3: subject.z3 },
        trusted: checked.map_or(&[], |c| &c.trusted),
        diagnostics: diagnostics.iter().map(|d| diagnostic(d, subject.sources)).collect(),
    }
}
