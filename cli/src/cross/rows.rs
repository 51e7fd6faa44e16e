//! The lines of the report, and the witnesses that support our side.

use super::agree::{self, Agreement, Answer};
use super::case::{Case, Side};
use super::external::{Entry, Results};
use super::matching;
use super::truth::{self, Fit, Truth};
use crate::suite::find::Program;
use crate::witness_files;
use scoville_evidence::diagnostic::Diagnostic;
use scoville_evidence::verdict::Verdict;
use scoville_report::cross::{self, ClaimRow, EngineRow};
use std::path::{Path, PathBuf};

/// The folder for witnesses, made when the first one is written.
#[derive(Debug)]
pub(crate) struct Artefacts {
    wanted: Option<PathBuf>,
    made: Option<PathBuf>,
}

impl Artefacts {
    /// In this folder, or in a temporary one that stays.
    pub(crate) fn new(wanted: Option<&Path>) -> Artefacts {
        Artefacts { wanted: wanted.map(Path::to_owned), made: None }
    }

    /// The folder, if anything was written.
    pub(crate) fn folder(&self) -> Option<String> {
        self.made.as_ref().map(|f| f.display().to_string())
    }

    fn make(&mut self) -> Result<PathBuf, Diagnostic> {
        if let Some(made) = &self.made {
            return Ok(made.clone());
        }
        let cannot =
            |e: std::io::Error| Diagnostic::error("output", format!("cannot make a folder for witnesses: {e}"));
        let folder = match &self.wanted {
            Some(folder) => std::fs::create_dir_all(folder).map(|()| folder.clone()).map_err(cannot)?,
            None => tempfile::Builder::new().prefix("scoville-").tempdir().map_err(cannot)?.keep(),
        };
        self.made = Some(folder.clone());
        Ok(folder)
    }

    /// Writes the witness of the violation that decides an answer, if it is one; yields its path.
    fn of(&mut self, case: &Case, side: &Side, engine: &str) -> Result<Option<String>, Diagnostic> {
        let Answer::Outcome(outcome, _) = &side.answer else { return Ok(None) };
        let Verdict::False(property) = outcome.verdict else { return Ok(None) };
        let decisive = outcome.findings.iter().position(|f| f.kind.property() == property);
        let witness = decisive.and_then(|i| side.witnesses.get(i)).and_then(Option::as_ref);
        let Some(witness) = witness else { return Ok(None) };
        let name: String = case.name.chars().map(|c| if c.is_alphanumeric() { c } else { '_' }).collect();
        let path = self.make()?.join(format!("{name}.{engine}.json"));
        witness_files::write(&path, witness)?;
        Ok(Some(path.display().to_string()))
    }

    fn both(&mut self, case: &Case) -> Result<Vec<String>, Diagnostic> {
        let verify = self.of(case, &case.verify, "verify")?;
        let explore = self.of(case, &case.explore, "explore")?;
        Ok(verify.into_iter().chain(explore).collect())
    }
}

/// A line for each program.
pub(crate) fn engines(cases: &[Case], artefacts: &mut Artefacts) -> Result<Vec<EngineRow>, Diagnostic> {
    let row = |case: &Case| {
        let (agreement, remark) = match &case.agreement {
            Agreement::Same => (cross::Agreement::Same, None),
            Agreement::Elsewhere(text) => (cross::Agreement::Elsewhere, Some(text.clone())),
            Agreement::Undecided(text) => (cross::Agreement::Undecided, Some(text.clone())),
            Agreement::Disagree(text) => (cross::Agreement::Disagree, Some(text.clone())),
            Agreement::Rejected => {
                let Answer::Rejected(why) = &case.verify.answer else { return Err(unlike()) };
                (cross::Agreement::Rejected, why.first().cloned())
            }
        };
        let supports = agreement == cross::Agreement::Disagree;
        Ok(EngineRow {
            program: case.name.clone(),
            verify: case.verify.answer.words(),
            verify_micros: case.verify.micros,
            explore: case.explore.answer.words(),
            explore_micros: case.explore.micros,
            states: states(&case.explore.answer),
            agreement,
            remark,
            artefacts: if supports { artefacts.both(case)? } else { Vec::new() },
        })
    };
    cases.iter().map(row).collect()
}

fn unlike() -> Diagnostic {
    Diagnostic::error("internal", "a rejected program without a rejection")
}

fn states(answer: &Answer) -> Option<u64> {
    match answer {
        Answer::Outcome(outcome, _) => Some(agree::states(outcome)),
        Answer::Rejected(_) | Answer::Failed(_) => None,
    }
}

/// A line for each claim of others.
pub(crate) fn claims(
    cases: &[Case],
    results: &[Results],
    artefacts: &mut Artefacts,
) -> Result<Vec<ClaimRow>, Diagnostic> {
    let programs: Vec<Program> = cases.iter().map(|c| Program { path: c.path.clone(), name: c.name.clone() }).collect();
    let mut rows = Vec::new();
    for Results { file, entries } in results {
        for entry in entries {
            let case = matching::find(&entry.program, &programs).and_then(|i| cases.get(i));
            rows.push(claim(file, entry, case, artefacts)?);
        }
    }
    Ok(rows)
}

fn claim(file: &str, entry: &Entry, case: Option<&Case>, artefacts: &mut Artefacts) -> Result<ClaimRow, Diagnostic> {
    let mut row = ClaimRow {
        file: file.to_owned(),
        tool: entry.tool.clone(),
        program: entry.program.clone(),
        says: entry.says.clone(),
        states: entry.states,
        micros: entry.micros,
        ours: None,
        our_states: None,
        fit: cross::Fit::Missing,
        reason: "there is no such program here".to_owned(),
        note: entry.note.clone(),
        artefacts: Vec::new(),
    };
    let Some(case) = case else { return Ok(row) };
    let truth = truth::truth(&case.verify.answer, &case.explore.answer, &case.agreement);
    if let Truth::Known(known) = &truth {
        row.ours = Some(known.outcome.verdict.words());
    }
    row.our_states = states(&case.explore.answer);
    (row.fit, row.reason) = match truth::fit(entry, &truth) {
        Fit::Same => (cross::Fit::Same, String::new()),
        Fit::Open(why) => (cross::Fit::Open, why),
        Fit::Differs(why) => {
            row.artefacts = artefacts.both(case)?;
            (cross::Fit::Differs, why)
        }
    };
    Ok(row)
}
