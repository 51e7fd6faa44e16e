//! Printers of terms and traces, for tests and for `scoville ir --trace`.

use crate::obligation::Problem;
use crate::term::{Constant, Node, TermId, Terms};
use crate::trace::{Event, EventKind, Lock, Targets, Trace};
use scoville_ir::stmt::Mode;
use std::fmt::Write;

/// A term as an S-expression; shared subterms are repeated, beyond a depth of 12 they are cut.
#[must_use]
pub fn term(terms: &Terms, t: TermId) -> String {
    let mut out = String::new();
    write_term(terms, t, 12, &mut out);
    out
}

fn write_term(terms: &Terms, t: TermId, depth: u32, out: &mut String) {
    if depth == 0 {
        out.push('…');
        return;
    }
    let list = |out: &mut String, head: &str, xs: &[TermId]| {
        let _ = write!(out, "({head}");
        for x in xs {
            out.push(' ');
            write_term(terms, *x, depth - 1, out);
        }
        out.push(')');
    };
    match terms.node(t) {
        Node::True => out.push_str("true"),
        Node::False => out.push_str("false"),
        Node::Const(Constant::Int(v)) => drop(write!(out, "{v}")),
        Node::Const(Constant::Long(v)) => drop(write!(out, "{v}L")),
        Node::Const(Constant::Float(b)) => drop(write!(out, "{:?}f", f32::from_bits(*b))),
        Node::Const(Constant::Double(b)) => drop(write!(out, "{:?}", f64::from_bits(*b))),
        Node::Const(Constant::Ref(o)) => drop(write!(out, "@{o}")),
        Node::Var(v) => drop(write!(out, "v{}", v.0)),
        Node::Decide(c, TermId::FALSE, TermId::TRUE) => list(out, "not", &[*c]),
        Node::Decide(c, a, TermId::FALSE) => list(out, "and", &[*c, *a]),
        Node::Decide(c, TermId::TRUE, b) => list(out, "or", &[*c, *b]),
        Node::Decide(c, a, b) => list(out, "ite", &[*c, *a, *b]),
        Node::Ite(c, a, b) => list(out, "ite", &[*c, *a, *b]),
        Node::Eq(a, b) => list(out, "=", &[*a, *b]),
        Node::Binary(op, prim, a, b) => {
            list(out, &format!("{}.{}", format!("{op:?}").to_lowercase(), prim.name()), &[*a, *b]);
        }
        Node::Unary(op, prim, a) => {
            list(out, &format!("{}.{}", format!("{op:?}").to_lowercase(), prim.name()), &[*a]);
        }
        Node::Convert(from, to, a) => list(out, &format!("{}-{}", from.name(), to.name()), &[*a]),
    }
}

/// A trace, an event a line, and the obligations that structure left.
#[must_use]
pub fn problem(p: &Problem) -> String {
    let t = &p.trace;
    let mut out = String::new();
    for (i, e) in t.events.iter().enumerate() {
        let _ = writeln!(out, "{i:3} t{} {}{}", e.task.0, event(t, e), guarded(t, e.guard));
    }
    for r in &p.obligations.races {
        let (a, b) = (&t.accesses[r.first.index()], &t.accesses[r.second.index()]);
        let mode = |m| if m == Mode::R { "read" } else { "write" };
        let _ = writeln!(
            out,
            "race? {} {} by t{}{}, {} by t{}{}{}",
            t.locations[r.location.index()].name,
            mode(a.mode),
            a.task.0,
            guarded(t, a.guard),
            mode(b.mode),
            b.task.0,
            guarded(t, b.guard),
            if r.same == TermId::TRUE { String::new() } else { format!(" same {}", term(&t.terms, r.same)) },
        );
    }
    for c in &p.obligations.conflicts {
        let (a, b) = (&t.regions[c.first.index()], &t.regions[c.second.index()]);
        let _ =
            writeln!(out, "conflict? {} {:?} of t{} and {:?} of t{}", c.overlap, a.mode, a.task.0, b.mode, b.task.0);
    }
    let events = |list: &[crate::trace::EventId]| list.iter().map(|e| e.0.to_string()).collect::<Vec<_>>().join(" ");
    for (what, list) in [
        ("fault?", &p.obligations.faults),
        ("assertion?", &p.obligations.assertions),
        ("exception?", &p.obligations.exceptions),
        ("cut?", &p.obligations.cuts),
    ] {
        if !list.is_empty() {
            let _ = writeln!(out, "{what} {}", events(list));
        }
    }
    if p.obligations.deadlock {
        out.push_str("deadlock?\n");
    }
    if let Some(u) = &p.incomplete {
        let _ = writeln!(out, "incomplete: {u}");
    }
    out
}

fn guarded(t: &Trace, g: TermId) -> String {
    if g == TermId::TRUE { String::new() } else { format!(" if {}", term(&t.terms, g)) }
}

fn targets(t: &Trace, list: &Targets) -> String {
    let one = |(l, c): &(crate::trace::LocId, TermId)| {
        let name = &t.locations[l.index()].name;
        if *c == TermId::TRUE { name.clone() } else { format!("{name} if {}", term(&t.terms, *c)) }
    };
    list.iter().map(one).collect::<Vec<_>>().join(" | ")
}

fn event(t: &Trace, e: &Event) -> String {
    let show = |x: TermId| term(&t.terms, x);
    match &e.kind {
        EventKind::Begin { awaits } if awaits.is_empty() => "begin".into(),
        EventKind::Begin { awaits } => format!("begin after {} cells", awaits.len()),
        EventKind::End => "end".into(),
        EventKind::Spawn { child } => format!("spawn t{}", child.0),
        EventKind::Join { scope } => format!("join s{}", scope.0),
        EventKind::SectionBegin { section } => {
            let s = t.section(*section);
            let lock = |(l, _): &(Lock, TermId)| match l {
                Lock::Global => "global".to_owned(),
                Lock::Object(o, m) => format!("{m:?} @{o}"),
            };
            let locks: Vec<String> = s.locks.iter().map(lock).collect();
            let open = if s.closed { "" } else { " open" };
            format!("section {}{open} [{}]", section.0, locks.join(", "))
        }
        EventKind::SectionEnd { section } => format!("section {} ends", section.0),
        EventKind::Read { targets: to, value, fresh, plain } => {
            let how = if *plain { "read" } else { "atomic read" };
            format!("{how} {} = {}{}", targets(t, to), show(*value), if *fresh { " fresh" } else { "" })
        }
        EventKind::Write { targets: to, value, plain } => {
            format!("{} {} = {}", if *plain { "write" } else { "atomic write" }, targets(t, to), show(*value))
        }
        EventKind::Fill { cell, fill, value, won } => {
            format!("fill c{} {fill:?} {} won {}", cell.0, show(*value), show(*won))
        }
        EventKind::Await { cell, blocking, state, value, .. } => {
            let how = if *blocking { "await" } else { "poll" };
            format!("{how} c{} = {}, {}", cell.0, show(*state), show(*value))
        }
        EventKind::Acquire { region } => {
            let r = &t.regions[region.index()];
            format!("acquire {:?} {}", r.mode, r.what)
        }
        EventKind::Release { region } => {
            let r = &t.regions[region.index()];
            format!("release {:?} {}", r.mode, r.what)
        }
        EventKind::Signal { needs: None } => "signal".into(),
        EventKind::Signal { needs: Some(phase) } => format!("signal after waits of p{}", phase.0),
        EventKind::Wait { phase } => format!("wait for p{}", phase.0),
        EventKind::Drop => "drop".into(),
        EventKind::PermissionCall => "permission call".into(),
        EventKind::Input { value } => format!("input {}", show(*value)),
        EventKind::AssertFail => "assert fails".into(),
        EventKind::Uncaught { thrown } => format!("throws {}", thrown.class),
        EventKind::RegionFault { what } => format!("fault {what:?}"),
        EventKind::Halt => "halt".into(),
        EventKind::Spin { looks, stuck } => {
            let reads: Vec<String> =
                looks.finals.iter().map(|(l, v)| format!("{} = {}", targets(t, l), show(*v))).collect();
            format!("spins, stuck if {} where {}", show(*stuck), reads.join(", "))
        }
        EventKind::Cut { why } => format!("cut: {why}"),
        EventKind::Blocked => "blocked".into(),
    }
}
