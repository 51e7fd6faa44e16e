//! What is asked about one tree: every engine, on the IR made directly and on the one that the front end makes of the
//! text.

use crate::program::Tree;
use crate::{compare, construct, java};
use scoville_evidence::verdict::{Finding, FindingKind, Outcome, Property, Verdict};
use scoville_explore::ProgramReplayer;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::time::{Duration, Instant};

/// Name of the class in texts.
pub const CLASS: &str = "Generated";

/// Which opinions are asked for besides the symbolic engine's on the IR.
#[derive(Clone, Copy, Debug, Default)]
pub struct Plan {
    /// The explicit engine.
    pub explicit: bool,
    /// The symbolic engine without reductions.
    pub pure_smt: bool,
    /// The symbolic engine on the text.
    pub text: bool,
    /// The explicit engine on the text.
    pub text_explicit: bool,
}

impl Plan {
    /// Everything.
    pub const ALL: Plan = Plan { explicit: true, pure_smt: true, text: true, text_explicit: true };

    /// The symbolic and the explicit engine on IR: the two that share least.
    pub const PAIR: Plan = Plan { explicit: true, pure_smt: false, text: false, text_explicit: false };

    /// Plans that ask for one of its opinions.
    #[must_use]
    pub fn parts(self) -> Vec<Plan> {
        let none = Plan::default();
        let parts = [
            none,
            Plan { explicit: self.explicit, ..none },
            Plan { pure_smt: self.pure_smt, ..none },
            Plan { text: self.text, ..none },
            Plan { text_explicit: self.text_explicit, ..none },
        ];
        parts.into()
    }
}

/// One engine's answer.
#[derive(Clone, Debug)]
pub struct Opinion {
    /// Whose it is.
    pub who: &'static str,
    /// The verdict.
    pub verdict: Verdict,
    /// The decisive finding: its kind and the statements that it is about.
    pub finding: Option<(FindingKind, BTreeSet<usize>)>,
    /// How long it took.
    pub time: Duration,
}

/// All answers about one tree.
#[derive(Clone, Debug)]
pub struct Opinions {
    /// The first is the symbolic engine's on the IR made directly.
    pub list: Vec<Opinion>,
    /// What the front end refuses.
    pub refused: Option<String>,
    /// The program's text.
    pub text: String,
}

/// Asks.
#[must_use]
pub fn ask(tree: &Tree, plan: Plan, limit: Duration) -> Opinions {
    let (program, statements) = construct::with_statements(tree);
    let printed = java::print(tree, CLASS, java::Style::default());
    let replayer = ProgramReplayer::new(&program, Default::default());
    let mut list = Vec::new();
    let here = |f: &Finding| f.places.iter().filter_map(|p| statements.at(p.span)).collect();
    let mut add = |who, run: &dyn Fn() -> Outcome, at: &dyn Fn(&Finding) -> BTreeSet<usize>| {
        let start = Instant::now();
        let outcome = run();
        let time = start.elapsed();
        let finding = outcome.findings.first().map(|f| (f.kind.clone(), at(f)));
        list.push(Opinion { who, verdict: outcome.verdict, finding, time });
    };
    add("verify", &|| compare::symbolic(&program, &replayer, false, limit), &here);
    if plan.pure_smt {
        add("verify --pure-smt", &|| compare::symbolic(&program, &replayer, true, limit), &here);
    }
    if plan.explicit {
        add("explore", &|| compare::explicit(&program, limit), &here);
    }
    let mut refused = None;
    if plan.text || plan.text_explicit {
        match compare::compile(&format!("{CLASS}.java"), &printed.text) {
            Err(message) => refused = Some(message),
            Ok(compiled) => {
                let line = |f: &Finding| {
                    let lines = f.places.iter().map(|p| compiled.sources.position(p.span).line);
                    lines.filter_map(|l| printed.statement(l)).collect()
                };
                if plan.text {
                    let replayer = ProgramReplayer::new(&compiled.program, Default::default());
                    add("verify, from text", &|| compare::symbolic(&compiled.program, &replayer, false, limit), &line);
                }
                if plan.text_explicit {
                    add("explore, from text", &|| compare::explicit(&compiled.program, limit), &line);
                }
            }
        }
    }
    Opinions { list, refused, text: printed.text }
}

impl Opinions {
    /// Whether somebody must be wrong: two definite verdicts that differ, a refused text, or a confessed defect.
    #[must_use]
    pub fn disagree(&self) -> bool {
        let confessed = self.list.iter().any(|o| o.verdict.to_string().contains("internal"));
        self.refused.is_some() || confessed || self.pairs().any(|(a, b)| !compatible(a, b))
    }

    fn pairs(&self) -> impl Iterator<Item = (&Opinion, &Opinion)> {
        let list = &self.list;
        list.iter().enumerate().flat_map(move |(i, a)| list[i + 1..].iter().map(move |b| (a, b)))
    }

    /// Whether all engines that were asked answer.
    #[must_use]
    pub fn decided(&self) -> bool {
        self.list.iter().all(|o| !matches!(o.verdict, Verdict::Unknown(_)))
    }

    /// The symbolic engine's verdict.
    #[must_use]
    pub fn verdict(&self) -> Option<&Verdict> {
        self.list.first().map(|o| &o.verdict)
    }

    /// For people: the answers as comments, then the text.
    #[must_use]
    pub fn shown(&self) -> String {
        let mut out = String::new();
        for o in &self.list {
            let finding = o.finding.as_ref().map(|(kind, at)| format!("   ({} at statements {at:?})", kind.word()));
            let _ = writeln!(out, "// {}: {}{}", o.who, o.verdict, finding.unwrap_or_default());
        }
        for line in self.refused.iter().flat_map(|r| r.lines()) {
            let _ = writeln!(out, "// refused: {line}");
        }
        let _ = write!(out, "\n{}", self.text);
        out
    }
}

/// Whether both can be right.
fn compatible(a: &Opinion, b: &Opinion) -> bool {
    // An execution in which an assertion fails and the root task throws as well counts as the one or the other, by
    // which came first; the explicit engine does not try both orders.
    let thrown_or_failed = [Property::Exception, Property::Assertion].map(Verdict::False);
    let either = thrown_or_failed.contains(&a.verdict) && thrown_or_failed.contains(&b.verdict);
    compare::agree(&a.verdict, &b.verdict) || either
}
