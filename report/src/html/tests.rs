use super::*;
use crate::sample;
use scoville_evidence::account::{
    Act, Basis, Entry, Graph, Item, Ledger, Reason, Shape, Spot, Subject as About, Totals,
};
use scoville_evidence::source::{FileId, Origin};
use scoville_evidence::verdict::{Property, Unknown, Unreached};
use std::collections::BTreeSet;

const EVIL: &str = "</script><script>alert('x')</script>\"&\u{202e}";

/// Elements without an end.
const VOID: [&str; 3] = ["meta", "input", "!DOCTYPE"];

fn account(groups: usize) -> Account {
    let at = Span::new(FileId(0), 5, 9);
    let mut ledger = Ledger::default();
    for i in 0..groups {
        let spot = |what: &str| Spot { at, what: what.to_owned() };
        let (what, spots) = (format!("Count.f{i}{EVIL}"), vec![spot("write"), spot(EVIL)]);
        ledger.add(Entry { subject: About::Race, what, spots, reason: Reason::Finish }, 3);
    }
    let spawn = Item::Spawn { shape: 0, count: 4, maybe: true };
    let leaf = Shape { kind: EVIL.into(), at, tasks: 1, items: vec![Item::More { count: 2 }] };
    let act = Item::Act { act: Act::Isolated, at, count: 2, maybe: false };
    let root =
        Shape { kind: "root task".into(), at, tasks: 5, items: vec![act, Item::Finish { at, items: vec![spawn] }] };
    Account {
        basis: Some(Basis { models: vec![EVIL.into()], seeds: vec![at], solver: EVIL.into(), ..Basis::default() }),
        graph: Some(Graph { shapes: vec![leaf, root], totals: Totals { tasks: 5, ..Totals::default() } }),
        ledger: Some(ledger),
        ..Account::default()
    }
}

fn page(outcome: &Outcome, sources: &SourceMap, account: &Account) -> String {
    let subject = Subject { program: EVIL, properties: &Property::ALL, sources, profile: false };
    let pair = || vec![(EVIL.to_owned(), EVIL.to_owned())];
    let setting = Setting { version: "1.2.3".into(), action: EVIL.into(), input: pair(), options: pair() };
    let answer = Answer::Outcome(outcome);
    render(&Report { subject: &subject, setting: &setting, diagnostics: &[], answer, account })
}

/// All outcomes of the samples, with texts that are no markup.
fn outcomes() -> Vec<Outcome> {
    let mut all =
        vec![sample::safe(), sample::race(), sample::deadlock(60), sample::unknown(Unknown::Unwinding(EVIL.into()))];
    for outcome in &mut all {
        outcome.notes.push(EVIL.into());
        outcome.unreached.push((Span::new(FileId(0), 5, 9), Unreached::Assertion));
        for finding in &mut outcome.findings {
            finding.message = EVIL.into();
            finding.reasons.push(EVIL.into());
            finding.advice.push(EVIL.into());
            finding.places[0].what = EVIL.into();
        }
    }
    all
}

/// What is wrong with how elements are nested, and the tags that there are.
fn tags(page: &str) -> (Vec<String>, Vec<String>) {
    let (mut wrong, mut all, mut open) = (Vec::new(), Vec::new(), Vec::new());
    let mut rest = page;
    while let Some((_, after)) = rest.split_once('<') {
        let (tag, next) = after.split_once('>').unwrap_or((after, ""));
        rest = next;
        let name = tag.split([' ', '\n']).next().unwrap_or("");
        if let Some(name) = name.strip_prefix('/') {
            match open.pop() {
                Some(last) if last == name => {}
                last => wrong.push(format!("{name} ends in {last:?}")),
            }
            continue;
        }
        all.push(tag.to_owned());
        if VOID.contains(&name) {
            continue;
        }
        open.push(name);
        if ["script", "style"].contains(&name) {
            let end = format!("</{name}>");
            rest = rest.find(&end).map_or("", |at| &rest[at..]);
        }
    }
    wrong.extend(open.iter().map(|name| format!("{name} does not end")));
    (wrong, all)
}

#[test]
fn elements_are_nested_links_lead_somewhere_and_nothing_from_outside_is_markup() {
    let mut sources = sample::sources();
    sources.add(EVIL, format!("{EVIL}\n{EVIL}"), Origin::User);
    for outcome in outcomes() {
        let page = page(&outcome, &sources, &account(3));
        let (wrong, tags) = tags(&page);
        assert_eq!(wrong, Vec::<String>::new());
        assert_eq!(tags.iter().filter(|t| t.starts_with("script")).count(), 2, "one for the data, one of ours");
        assert!(!page.contains("<script>alert") && !page.contains('\u{202e}'));
        let attribute = |name: &str| -> Vec<String> {
            let begin = format!(" {name}=\"");
            let value =
                |t: &String| t.split_once(&begin).and_then(|(_, v)| v.split_once('"')).map(|(v, _)| v.to_owned());
            tags.iter().filter_map(value).collect()
        };
        let ids: BTreeSet<String> = attribute("id").into_iter().collect();
        assert_eq!(ids.len(), attribute("id").len(), "ids are unique");
        for target in attribute("href") {
            assert!(target.strip_prefix('#').is_some_and(|id| ids.contains(id)), "{target}");
        }
        assert!(attribute("src").is_empty());
    }
}

#[test]
fn broken_nesting_is_told() {
    assert_eq!(tags("<p>a<b>c</p></b>").0.len(), 2);
    assert_eq!(tags("<p>a").0, ["p does not end"]);
}

#[test]
fn the_same_report_has_the_same_bytes() {
    let sources = sample::sources();
    let one = || page(&sample::race(), &sources, &account(50));
    assert_eq!(one(), one());
}

#[test]
fn verdict_findings_and_what_is_not_reached_are_in_the_document_itself() {
    let sources = sample::sources();
    let mut outcome = sample::race();
    outcome.unreached.push((Span::new(FileId(0), 5, 9), Unreached::Task));
    let page = page(&outcome, &sources, &Account::default());
    for text in [
        "id=\"verdict\">false(no-data-race)</span>",
        "Violated: no-data-race",
        "data-at=\"0-10\" data-say=\"main.1 (2) next: reads c[0] (0)\"",
        "2 more races are possible",
        "task at <a href=\"#s0-1\"",
        "The analysis ended before it was known",
        "<span class=\"l\" id=\"s0-10\"><i>10</i>                    c[0]++;</span>",
    ] {
        assert!(page.contains(text), "{text} is not in {page}");
    }
    assert!(!page.contains("id=\"graph\""), "there is none without an account");
}

#[test]
fn groups_beyond_the_limit_are_counted() {
    let sources = sample::sources();
    let page = page(&sample::safe(), &sources, &account(scoville_evidence::account::GROUPS + 2));
    assert!(page.contains("60006 obligations") && page.contains(">6 obligations are counted above"));
}

#[test]
fn every_reason_and_subject_has_its_place() {
    // Both lists are what data refer to by index.
    let reasons: BTreeSet<Reason> = words::REASONS.into_iter().collect();
    assert_eq!(reasons.len(), words::REASONS.len());
    let about: BTreeSet<About> = words::SUBJECTS.into_iter().collect();
    assert_eq!(about.len(), words::SUBJECTS.len());
    let shown: BTreeSet<&str> = words::REASONS.into_iter().map(|r| words::reason(r).0).collect();
    assert_eq!(shown.len(), words::REASONS.len(), "words tell reasons apart");
}
