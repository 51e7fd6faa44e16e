//! What the script draws, as JSON.

use super::page::visible;
use super::source::Shown;
use super::words::{REASONS, SUBJECTS, reason, subject, tone};
use scoville_evidence::account::{Account, Entry, Graph, Item, Reason, Subject};
use scoville_evidence::source::{SourceMap, Span};
use scoville_evidence::verdict::Outcome;
use serde_json::{Value, json};

/// All of it.
pub(super) fn all(account: &Account, outcome: Option<&Outcome>, sources: &SourceMap, shown: &Shown) -> Value {
    let files: Vec<Value> = sources
        .files()
        .map(|(id, f)| json!({ "name": visible(&f.name), "short": visible(sources.short_name(id)), "shown": shown.has(id) }))
        .collect();
    let reasons: Vec<Value> = REASONS
        .iter()
        .map(|r| {
            let (word, text) = reason(*r);
            json!({ "word": word, "text": text, "tone": tone(*r) })
        })
        .collect();
    json!({
        "version": account.version,
        "files": files,
        "subjects": SUBJECTS.map(subject),
        "reasons": reasons,
        "groups": groups(account, outcome, sources),
        "graph": account.graph.as_ref().map(|g| graph(g, sources)),
    })
}

/// The ledger, if the outcome comes from the engine that made it.
pub(super) fn ledger<'a>(account: &'a Account, outcome: &Outcome) -> Option<&'a scoville_evidence::account::Ledger> {
    account.ledger.as_ref().filter(|_| outcome.statistics.search.is_none())
}

fn groups(account: &Account, outcome: Option<&Outcome>, sources: &SourceMap) -> Vec<Value> {
    let Some(ledger) = outcome.and_then(|o| ledger(account, o)) else { return Vec::new() };
    let rank = |r: Reason| REASONS.iter().position(|x| *x == r).unwrap_or(REASONS.len());
    let about = |s: Subject| SUBJECTS.iter().position(|x| *x == s).unwrap_or(0);
    let mut all: Vec<(&Entry, u64)> = ledger.groups().collect();
    // What is wrong comes first; the rest by what it is about.
    all.sort_by_key(|(e, _)| (e.reason.holds(), (!e.reason.holds()).then(|| rank(e.reason))));
    let group = |(e, n): (&Entry, u64)| {
        let spots: Vec<Value> = e
            .spots
            .iter()
            .map(|s| {
                let [file, line] = place(s.at, sources);
                json!([file, line, visible(&s.what)])
            })
            .collect();
        json!({ "subject": about(e.subject), "what": visible(&e.what), "spots": spots, "reason": rank(e.reason), "count": n })
    };
    all.into_iter().map(group).collect()
}

fn place(span: Span, sources: &SourceMap) -> [u32; 2] {
    [span.file.0, sources.position(span).line]
}

fn graph(graph: &Graph, sources: &SourceMap) -> Value {
    let shapes: Vec<Value> = graph
        .shapes
        .iter()
        .map(|s| {
            json!({ "kind": visible(&s.kind), "at": place(s.at, sources), "tasks": s.tasks, "items": items(&s.items, sources) })
        })
        .collect();
    json!({ "shapes": shapes })
}

fn items(all: &[Item], sources: &SourceMap) -> Vec<Value> {
    let item = |i: &Item| match i {
        Item::Spawn { shape, count, maybe } => json!({ "spawn": { "shape": shape, "count": count, "maybe": maybe } }),
        Item::Finish { at, items: inner } => {
            json!({ "finish": { "at": place(*at, sources), "items": items(inner, sources) } })
        }
        Item::Act { act, at, count, maybe } => {
            json!({ "act": { "act": act, "at": place(*at, sources), "count": count, "maybe": maybe } })
        }
        Item::More { count } => json!({ "more": { "count": count } }),
    };
    all.iter().map(item).collect()
}
