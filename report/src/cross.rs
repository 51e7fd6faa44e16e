//! Several opinions on the same programs: a table of our engines, and one of what others say.
//!
//! The schema of the document is `docs/cross-check.schema.json`.

use crate::grid::{Align, Grid};
use crate::style::Style;
use crate::wording::{capped, count, seconds};
use serde::Serialize;

/// All of it.
#[derive(Clone, Debug)]
pub struct Report {
    /// Our engines, program by program.
    pub engines: Vec<EngineRow>,
    /// What others say, in the order of their files.
    pub claims: Vec<ClaimRow>,
    /// The folder of the witnesses, if there are any.
    pub artefacts: Option<String>,
}

/// Whether our engines agree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Agreement {
    /// The same verdict, with a violation in common if there is one.
    Same,
    /// The same verdict, each with a real violation, but not the same one.
    Elsewhere,
    /// Not both decided.
    Undecided,
    /// Both reject the program.
    Rejected,
    /// They contradict each other.
    Disagree,
}

impl Agreement {
    fn word(self) -> &'static str {
        match self {
            Agreement::Same => "yes",
            Agreement::Elsewhere => "yes, elsewhere",
            Agreement::Undecided => "undecided",
            Agreement::Rejected => "rejected",
            Agreement::Disagree => "NO",
        }
    }
}

/// Both engines on one program. Verdicts are in stable words, times in microseconds.
#[derive(Clone, Debug, Serialize)]
pub struct EngineRow {
    /// Name for people.
    pub program: String,
    /// Verdict of the symbolic engine.
    pub verify: String,
    /// Its wall time.
    pub verify_micros: u64,
    /// Verdict of the explicit engine.
    pub explore: String,
    /// Its wall time.
    pub explore_micros: u64,
    /// States that it looked at.
    pub states: Option<u64>,
    /// Whether they agree.
    pub agreement: Agreement,
    /// Why not, or what else is to be said.
    pub remark: Option<String>,
    /// Witnesses that support one side.
    pub artefacts: Vec<String>,
}

/// Whether a claim fits what we know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fit {
    /// It does.
    Same,
    /// It contradicts it.
    Differs,
    /// It cannot be told.
    Open,
    /// There is no such program.
    Missing,
}

impl Fit {
    fn word(self) -> &'static str {
        match self {
            Fit::Same => "yes",
            Fit::Differs => "NO",
            Fit::Open => "open",
            Fit::Missing => "-",
        }
    }
}

/// What a tool says of one program. Times are in microseconds.
#[derive(Clone, Debug, Serialize)]
pub struct ClaimRow {
    /// The file that says it.
    pub file: String,
    /// The tool.
    pub tool: String,
    /// The program as it is named there.
    pub program: String,
    /// The verdict in its own words.
    pub says: String,
    /// States that it looked at.
    pub states: Option<u64>,
    /// Time that it took.
    pub micros: Option<u64>,
    /// Our verdict in stable words, if we know it.
    pub ours: Option<String>,
    /// States that our explicit engine looked at.
    pub our_states: Option<u64>,
    /// Whether both fit.
    pub fit: Fit,
    /// Why not, or why it cannot be told.
    pub reason: String,
    /// What the file remarks.
    pub note: Option<String>,
    /// Witnesses of our side.
    pub artefacts: Vec<String>,
}

fn number(n: Option<u64>) -> String {
    n.map_or_else(|| "-".to_owned(), |n| n.to_string())
}

/// The tables, then what differs, then a summary line.
#[must_use]
pub fn text(report: &Report, style: Style) -> String {
    let mut out = engines(report);
    for row in &report.engines {
        let Some(remark) = row.remark.as_ref().filter(|_| row.agreement != Agreement::Same) else { continue };
        out.push_str(&format!("\n{}: {}\n", capped(&row.program, 200), capped(remark, 400)));
        out.push_str(&artefacts(&row.artefacts));
    }
    if !report.claims.is_empty() {
        out.push('\n');
        out.push_str(&claims(report));
        for row in report.claims.iter().filter(|r| r.fit == Fit::Differs) {
            let ours = row.ours.as_deref().unwrap_or("-");
            let (program, tool, says) = (capped(&row.program, 200), capped(&row.tool, 100), capped(&row.says, 200));
            out.push_str(&format!(
                "\n{program}: {tool} says `{says}`, we say {ours}\n  {}\n",
                capped(&row.reason, 400)
            ));
            if let Some(note) = &row.note {
                out.push_str(&format!("  note: {}\n", capped(note, 400)));
            }
            out.push_str(&artefacts(&row.artefacts));
        }
    }
    let n = |a: Agreement| report.engines.iter().filter(|r| r.agreement == a).count();
    let mut parts = vec![
        count(report.engines.len() as u64, "program", "programs"),
        format!("{} agree", n(Agreement::Same) + n(Agreement::Elsewhere)),
        format!("{} disagree", n(Agreement::Disagree)),
        format!("{} undecided", n(Agreement::Undecided)),
    ];
    if n(Agreement::Rejected) > 0 {
        parts.push(format!("{} rejected", n(Agreement::Rejected)));
    }
    let mut summary = parts.join(", ");
    let m = |f: Fit| report.claims.iter().filter(|r| r.fit == f).count();
    if !report.claims.is_empty() {
        let results = count(report.claims.len() as u64, "result", "results");
        summary.push_str(&format!(
            "; {results} of others, {} fit, {} differ, {} open, {} without a program here",
            m(Fit::Same),
            m(Fit::Differs),
            m(Fit::Open),
            m(Fit::Missing)
        ));
    }
    let good = n(Agreement::Disagree) == 0 && m(Fit::Differs) == 0;
    let summary = if good { style.good(&summary) } else { style.bad(&summary) };
    if let Some(folder) = &report.artefacts {
        out.push_str(&format!("\nwitnesses are in {}\n", capped(folder, 400)));
    }
    out.push_str(&format!("\n{summary}\n"));
    out
}

fn artefacts(paths: &[String]) -> String {
    paths.iter().map(|p| format!("  witness: {}\n", capped(p, 400))).collect()
}

fn engines(report: &Report) -> String {
    use Align::{Left, Right};
    let columns = [(Left, 64), (Left, 24), (Right, 8), (Left, 24), (Right, 8), (Right, 11), (Left, 14)];
    let mut grid = Grid::new(columns.to_vec(), "  ");
    let header = ["program", "verify", "time", "explore", "time", "states", "agree"];
    grid.row(header.map(str::to_owned).to_vec());
    grid.rule();
    for row in &report.engines {
        grid.row(vec![
            row.program.clone(),
            row.verify.clone(),
            seconds(row.verify_micros),
            row.explore.clone(),
            seconds(row.explore_micros),
            number(row.states),
            row.agreement.word().to_owned(),
        ]);
    }
    grid.render("")
}

fn claims(report: &Report) -> String {
    use Align::{Left, Right};
    let columns = [(Left, 40), (Left, 24), (Left, 32), (Right, 11), (Right, 9), (Left, 24), (Right, 11), (Left, 5)];
    let mut grid = Grid::new(columns.to_vec(), "  ");
    let header = ["program", "tool", "says", "states", "time", "ours", "our states", "fits"];
    grid.row(header.map(str::to_owned).to_vec());
    grid.rule();
    for row in &report.claims {
        grid.row(vec![
            row.program.clone(),
            row.tool.clone(),
            row.says.clone(),
            number(row.states),
            row.micros.map_or_else(|| "-".to_owned(), seconds),
            row.ours.clone().unwrap_or_else(|| "-".to_owned()),
            number(row.our_states),
            row.fit.word().to_owned(),
        ]);
    }
    grid.render("")
}

/// The document for programs, indented, with a line end behind it.
///
/// # Errors
///
/// Never in practice: every part of it can be written as JSON.
pub fn json(tool_version: &str, report: &Report) -> Result<String, serde_json::Error> {
    let document = serde_json::json!({
        "schema_version": crate::json::SCHEMA_VERSION,
        "tool": { "name": "scoville", "version": tool_version },
        "programs": report.engines,
        "claims": report.claims,
        "artefacts": report.artefacts,
    });
    serde_json::to_string_pretty(&document).map(|text| text + "\n")
}

#[cfg(test)]
mod tests;
