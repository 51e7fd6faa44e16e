//! What is asked about one tree: every engine, on the IR made directly and on the one that the front end makes of the
//! text.

use crate::program::Tree;
use crate::{compare, construct, java};
use scoville_evidence::verdict::{Finding, FindingKind, Outcome, Property, Verdict};
use scoville_explore::{Method, ProgramReplayer};
use scoville_solver::Reductions;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::time::{Duration, Instant};

/// Name of the class in texts.
pub const CLASS: &str = "Generated";

/// An engine that is asked besides the symbolic one on the IR, or one of the two on the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// The explicit engine.
    Explicit,
    /// The explicit engine with dynamic partial-order reduction.
    Reduced,
    /// The explicit engine by the algorithm as published, where regions and sections cover all sharing.
    Paper,
    /// The symbolic engine with each other combination of reductions, down to none.
    Combinations,
    /// The symbolic engine on the text.
    Text,
    /// The explicit engine on the text.
    TextExplicit,
}

/// Who is asked.
pub type Plan = &'static [Engine];

/// Everybody.
pub const ALL: Plan =
    &[Engine::Combinations, Engine::Explicit, Engine::Reduced, Engine::Paper, Engine::Text, Engine::TextExplicit];

/// The symbolic and the explicit engine on IR: the two that share least.
pub const PAIR: Plan = &[Engine::Explicit];

/// One engine's answer.
#[derive(Clone, Debug)]
pub struct Opinion {
    /// Whose it is.
    pub who: String,
    /// What it says.
    pub outcome: Outcome,
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
    let mut add = |who: &str, run: &dyn Fn() -> Outcome, at: &dyn Fn(&Finding) -> BTreeSet<usize>| {
        let start = Instant::now();
        let outcome = run();
        let time = start.elapsed();
        let finding = outcome.findings.first().map(|f| (f.kind.clone(), at(f)));
        list.push(Opinion { who: who.to_owned(), outcome, finding, time });
    };
    let symbolic = |how| compare::symbolic(&program, &replayer, how, limit);
    let explicit = |method| compare::explicit(&program, method, limit);
    let wanted = |e: Engine| plan.contains(&e);
    add("verify", &|| symbolic(Reductions::ALL), &here);
    if wanted(Engine::Combinations) {
        for how in Reductions::combinations().skip(1) {
            add(&verify(how), &|| symbolic(how), &here);
        }
    }
    if wanted(Engine::Explicit) {
        add("explore", &|| explicit(Method::Exhaustive), &here);
    }
    if wanted(Engine::Reduced) {
        add(REDUCED, &|| explicit(Method::Dpor), &here);
    }
    if wanted(Engine::Paper) {
        add(PAPER, &|| explicit(Method::Paper), &here);
    }
    let mut refused = None;
    if wanted(Engine::Text) || wanted(Engine::TextExplicit) {
        match compare::compile(&format!("{CLASS}.java"), &printed.text) {
            Err(message) => refused = Some(message),
            Ok(compiled) => {
                let line = |f: &Finding| {
                    let lines = f.places.iter().map(|p| compiled.sources.position(p.span).line);
                    lines.filter_map(|l| printed.statement(l)).collect()
                };
                if wanted(Engine::Text) {
                    let replayer = ProgramReplayer::new(&compiled.program, Default::default());
                    add(
                        "verify, from text",
                        &|| compare::symbolic(&compiled.program, &replayer, Reductions::ALL, limit),
                        &line,
                    );
                }
                if wanted(Engine::TextExplicit) {
                    add(
                        "explore, from text",
                        &|| compare::explicit(&compiled.program, Method::Exhaustive, limit),
                        &line,
                    );
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
        let confessed = self.list.iter().any(|o| o.outcome.verdict.to_string().contains("internal"));
        let tests = self.text.contains(".resolved()");
        let alike = |(a, b)| compatible(a, b) && reached_alike(a, b, tests);
        self.refused.is_some() || confessed || !self.pairs().all(alike)
    }

    fn pairs(&self) -> impl Iterator<Item = (&Opinion, &Opinion)> {
        let list = &self.list;
        list.iter().enumerate().flat_map(move |(i, a)| list[i + 1..].iter().map(move |b| (a, b)))
    }

    /// Whether all engines that were asked answer.
    #[must_use]
    pub fn decided(&self) -> bool {
        self.list.iter().all(|o| o.who == PAPER || !matches!(o.outcome.verdict, Verdict::Unknown(_)))
    }

    /// The symbolic engine's verdict.
    #[must_use]
    pub fn verdict(&self) -> Option<&Verdict> {
        self.list.first().map(|o| &o.outcome.verdict)
    }

    /// For people: the answers as comments, then the text.
    #[must_use]
    pub fn shown(&self) -> String {
        let mut out = String::new();
        for o in &self.list {
            let finding = o.finding.as_ref().map(|(kind, at)| format!("   ({} at statements {at:?})", kind.word()));
            let why = o.outcome.undecided.as_ref().map(|u| format!("   (not all is decided: {u})"));
            let (finding, why) = (finding.unwrap_or_default(), why.unwrap_or_default());
            let _ = writeln!(out, "// {}: {}{finding}{why}", o.who, o.outcome.verdict);
        }
        for line in self.refused.iter().flat_map(|r| r.lines()) {
            let _ = writeln!(out, "// refused: {line}");
        }
        let _ = write!(out, "\n{}", self.text);
        out
    }
}

/// The command that asks the symbolic engine with these reductions alone.
fn verify(how: Reductions) -> String {
    let flags = [(how.structure, " --no-structure"), (how.commute, " --no-commute"), (how.counters, " --no-counters")];
    let off = flags.into_iter().filter(|(on, _)| !on).map(|(_, flag)| flag);
    std::iter::once("verify").chain(off).collect()
}

/// How the reduced search and the published algorithm are called.
const REDUCED: &str = "explore --reduction dpor";
const PAPER: &str = "explore --paper";

/// Whether both can be right.
fn compatible(a: &Opinion, b: &Opinion) -> bool {
    // The published algorithm misses some violations, but says then that it promises nothing; those that it shows are real.
    if [a, b].iter().any(|o| o.who == PAPER) {
        let shown = |o: &Opinion| matches!(o.outcome.verdict, Verdict::False(_));
        let denied = |o: &Opinion| o.outcome.verdict == Verdict::True;
        return !(shown(a) && denied(b) || shown(b) && denied(a));
    }
    // A loop without end is a livelock to the explicit engine, and not decided by the symbolic one, which may then show
    // what comes after deadlocks.
    let turns = |o: &Opinion| matches!(o.finding, Some((FindingKind::Livelock, _)));
    let later =
        |o: &Opinion| [Property::Exception, Property::Assertion].map(Verdict::False).contains(&o.outcome.verdict);
    if turns(a) && later(b) || turns(b) && later(a) {
        return true;
    }
    // An execution in which an assertion fails and the root task throws as well counts as the one or the other, by
    // which came first; the reduced search does not try both orders.
    let thrown_or_failed = [Property::Exception, Property::Assertion].map(Verdict::False);
    let either = thrown_or_failed.contains(&a.outcome.verdict) && thrown_or_failed.contains(&b.outcome.verdict);
    a.outcome.agrees_with(&b.outcome) || (either && [a, b].iter().any(|o| o.who == REDUCED))
}

/// Whether the engines that have proved a program agree on what no schedule reaches. Where values depend on the schedule, or
/// the program `tests` whether something is done, the symbolic one takes more for reached: what stands on a path whose condition
/// never holds.
fn reached_alike(a: &Opinion, b: &Opinion, tests: bool) -> bool {
    let from_text = |o: &Opinion| o.who.ends_with("from text");
    let open = |o: &Opinion| o.outcome.verdict != Verdict::True || o.who == PAPER;
    if from_text(a) != from_text(b) || open(a) || open(b) {
        return true;
    }
    let told = |o: &Opinion| o.outcome.unreached.iter().copied().collect::<BTreeSet<_>>();
    let less = |o: &Opinion| !o.who.starts_with("explore") && (tests || o.outcome.statistics.sensitive > 0);
    match (less(a), less(b)) {
        (false, false) => told(a) == told(b),
        (false, true) => told(a).is_superset(&told(b)),
        (true, false) => told(a).is_subset(&told(b)),
        (true, true) => true,
    }
}
