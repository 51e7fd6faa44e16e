//! The form of a trace: indices are within, things refer to each other as they should. Whoever reads a trace after this may
//! index it.

use crate::rejection::Rejection;
use rustc_hash::FxHashSet;
use scoville_evidence::certificate::trace::{FALSE, Kind, Prim, Sort, TRUE, Targets, Term, TermId, Trace};

/// Tables that follow from a well-formed trace.
#[derive(Debug)]
pub struct Form {
    /// Sorts of terms.
    pub sorts: Vec<Sort>,
    /// Events by task.
    pub events: Vec<Vec<u32>>,
    /// Index of each event among those of its task.
    pub position: Vec<u32>,
    /// Creator of each task.
    pub parent: Vec<Option<u32>>,
    /// Of each section: where it begins, and where it may end.
    pub sections: Vec<(u32, Vec<u32>)>,
    /// Of each cell, the events that fill it.
    pub fills: Vec<Vec<u32>>,
}

fn wrong<T>(why: impl Into<String>) -> Result<T, Rejection> {
    Err(Rejection::Form(why.into()))
}

/// Looks through the whole trace.
///
/// # Errors
/// The first thing that is wrong.
pub fn look(t: &Trace) -> Result<Form, Rejection> {
    let mut form = Form {
        sorts: sorts(t)?,
        events: vec![Vec::new(); t.tasks.len()],
        position: Vec::with_capacity(t.events.len()),
        parent: Vec::with_capacity(t.tasks.len()),
        sections: vec![(u32::MAX, Vec::new()); t.sections.len()],
        fills: vec![Vec::new(); t.cells as usize],
    };
    let term =
        |x: TermId| if (x as usize) < form.sorts.len() { Ok(()) } else { wrong(format!("there is no term {x}")) };
    let guard = |x: TermId| match form.sorts.get(x as usize) {
        Some(Sort::Bool) => Ok(()),
        _ => wrong(format!("term {x} is no condition")),
    };
    let within = |what: &str, i: u32, n: usize| {
        if (i as usize) < n { Ok(()) } else { wrong(format!("there is no {what} {i}")) }
    };
    let targets = |list: &Targets| {
        list.iter().try_for_each(|(l, c)| within("location", *l, t.locations.len()).and_then(|()| guard(*c)))
    };
    if t.tasks.first().is_none_or(|root| root.spawn.is_some()) {
        return wrong("the first task must be the root task");
    }
    for (i, e) in t.events.iter().enumerate() {
        let id = i as u32;
        within("task", e.task, t.tasks.len())?;
        within("place", e.place, t.places.len())?;
        guard(e.guard)?;
        let own = &mut form.events[e.task as usize];
        if own.is_empty() != matches!(e.kind, Kind::Begin(_)) {
            return wrong(format!("event {id}: a task begins with its first event and there only"));
        }
        form.position.push(own.len() as u32);
        own.push(id);
        match &e.kind {
            Kind::Begin(cells) => cells.iter().try_for_each(|c| within("cell", *c, form.fills.len()))?,
            Kind::Spawn(child) => {
                within("task", *child, t.tasks.len())?;
                if t.tasks[*child as usize].spawn != Some(id) {
                    return wrong(format!("event {id} creates task {child}, which says otherwise"));
                }
            }
            Kind::Join(scope) => {
                within("scope", *scope, t.scopes.len())?;
                if t.scopes[*scope as usize].owner != e.task {
                    return wrong(format!("event {id} joins a scope of another task"));
                }
            }
            Kind::Enter(s) => {
                within("section", *s, t.sections.len())?;
                let entry = &mut form.sections[*s as usize];
                if t.sections[*s as usize].task != e.task || entry.0 != u32::MAX {
                    return wrong(format!("event {id} begins section {s} again, or one of another task"));
                }
                entry.0 = id;
            }
            Kind::Leave(s) => {
                within("section", *s, t.sections.len())?;
                let entry = &mut form.sections[*s as usize];
                if t.sections[*s as usize].task != e.task || entry.0 == u32::MAX {
                    return wrong(format!("event {id} ends section {s} before it begins, or one of another task"));
                }
                entry.1.push(id);
            }
            Kind::Read { targets: to, value, .. } | Kind::Write { targets: to, value } => {
                targets(to)?;
                term(*value)?;
            }
            Kind::Fill { cell, value, won, .. } => {
                within("cell", *cell, form.fills.len())?;
                term(*value)?;
                guard(*won)?;
                form.fills[*cell as usize].push(id);
            }
            Kind::Await { cell, state, value, .. } => {
                within("cell", *cell, form.fills.len())?;
                term(*state)?;
                term(*value)?;
            }
            Kind::Signal(Some(p)) | Kind::Wait(p) => within("phase", *p, t.phases.len())?,
            Kind::Acquire(r) | Kind::Release(r) => within("region", *r, t.regions.len())?,
            Kind::Input(value) => term(*value)?,
            Kind::Spin { finals, polls, stuck } => {
                finals.iter().try_for_each(|(to, v)| targets(to).and_then(|()| term(*v)))?;
                for (c, s, v) in polls {
                    within("cell", *c, form.fills.len())?;
                    term(*s)?;
                    term(*v)?;
                }
                guard(*stuck)?;
            }
            Kind::End | Kind::Signal(None) | Kind::Drop | Kind::Other | Kind::Fault(..) | Kind::Halt => {}
            Kind::Cut(_) | Kind::Blocked => {}
        }
    }
    for (i, task) in t.tasks.iter().enumerate() {
        within("scope", task.scope, t.scopes.len())?;
        let Some(begin) = form.events[i].first().map(|e| &t.events[*e as usize]) else {
            return wrong(format!("task {i} has no events"));
        };
        let spawn = task.spawn.map(|s| t.events.get(s as usize));
        form.parent.push(match spawn {
            None if i == 0 && begin.guard == TRUE => None,
            Some(Some(e)) if e.kind == Kind::Spawn(i as u32) && e.guard == begin.guard && e.task < i as u32 => {
                Some(e.task)
            }
            _ => return wrong(format!("task {i} does not begin as it is created")),
        });
    }
    for (i, s) in t.scopes.iter().enumerate() {
        within("task", s.owner, t.tasks.len())?;
        if s.parent.is_some_and(|p| p as usize >= i) {
            return wrong(format!("scope {i} comes before the one around it"));
        }
    }
    for (i, s) in t.sections.iter().enumerate() {
        within("task", s.task, t.tasks.len())?;
        s.locks.iter().try_for_each(|(_, c)| guard(*c))?;
        if form.sections[i].0 == u32::MAX {
            return wrong(format!("section {i} never begins"));
        }
    }
    for (need, by) in t.phases.iter().flat_map(|p| &p.needs) {
        guard(*need)?;
        by.iter().try_for_each(|e| within("event", *e, t.events.len()))?;
    }
    let slot = |object: u32, slot: u32| {
        within("object", object, t.objects.len())?;
        let slots = &t.objects[object as usize].slots;
        if slots.is_empty() || (slots.len() > 1 && slot as usize >= slots.len() && slot != u32::MAX) {
            return wrong(format!("object {object} has no slot {slot}"));
        }
        Ok(())
    };
    // One name for each object: what is said of the one would be hidden from what is said of the other.
    if t.objects.windows(2).any(|o| o[0].number >= o[1].number) {
        return wrong("the objects are not in the order of their numbers");
    }
    let mut logged = FxHashSet::default();
    if let Some(n) = t.objects.iter().filter_map(|o| o.logged).find(|n| !logged.insert(*n)) {
        return wrong(format!("two objects are #{n} in the log"));
    }
    if let Some(i) = t.variables.iter().position(|v| v.range.is_some_and(|(least, most)| least > most)) {
        return wrong(format!("variable {i} has no value"));
    }
    if t.assumptions.iter().chain(&t.lemmas).any(|c| *c == FALSE) {
        return wrong("what is taken for granted is false");
    }
    for l in &t.locations {
        slot(l.object, l.slot)?;
        term(l.initial)?;
    }
    for (i, a) in t.accesses.iter().enumerate() {
        within("task", a.task, t.tasks.len())?;
        within("place", a.place, t.places.len())?;
        guard(a.guard)?;
        let own = |e: u32| t.events.get(e as usize).is_some_and(|e| e.task == a.task);
        if !own(a.after)
            || a.event.is_some_and(|e| !own(e) || form.position[e as usize] != form.position[a.after as usize] + 1)
        {
            return wrong(format!("access {i} does not stand between events of its task"));
        }
        if a.event.is_some_and(|e| !is_access(&t.events[e as usize].kind, a.write)) {
            return wrong(format!("access {i} is not what its event is"));
        }
        for x in &a.touches {
            slot(x.0, x.1)?;
            slot(x.0, x.2)?;
            guard(x.3)?;
            if x.1 > x.2 {
                return wrong(format!("access {i} touches an empty range"));
            }
        }
    }
    for (i, r) in t.regions.iter().enumerate() {
        within("object", r.object, t.objects.len())?;
        guard(r.same)?;
        // What is acquired at once may be released in pieces, which are regions of their own.
        let own = |e: u32, wanted: fn(&Kind) -> Option<u32>| {
            let event = t.events.get(e as usize).filter(|e| e.task == r.task);
            let of = event.and_then(|e| wanted(&e.kind)).map(|of| &t.regions[of as usize]);
            of.is_some_and(|of| of.object == r.object)
        };
        let acquired = own(r.acquire, |k| if let Kind::Acquire(r) = k { Some(*r) } else { None });
        let released = |e| e > r.acquire && own(e, |k| if let Kind::Release(r) = k { Some(*r) } else { None });
        if !acquired || !r.release.is_none_or(released) {
            return wrong(format!("region {i} is not acquired and released by events of its own"));
        }
    }
    for (i, u) in t.units.iter().enumerate() {
        within("section", u.section, t.sections.len())?;
        for (o, s, before, left) in &u.effect {
            slot(*o, *s)?;
            term(*left)?;
            let sort = t.variables.get(*before as usize).map(|v| v.sort);
            if sort != Some(form.sorts[*left as usize]) {
                return wrong(format!(
                    "section {} leaves something of another sort than it finds (unit {i})",
                    u.section
                ));
            }
        }
        u.leaves.iter().try_for_each(|x| term(*x))?;
    }
    t.assumptions.iter().chain(&t.lemmas).try_for_each(|x| guard(*x))?;
    Ok(form)
}

fn is_access(kind: &Kind, write: bool) -> bool {
    matches!((kind, write), (Kind::Read { .. }, false) | (Kind::Write { .. }, true))
}

/// Sorts of all terms; operands come first and have the right sorts.
fn sorts(t: &Trace) -> Result<Vec<Sort>, Rejection> {
    let mut sorts: Vec<Sort> = Vec::with_capacity(t.terms.len());
    for (i, term) in t.terms.iter().enumerate() {
        let of = |x: &TermId| sorts.get(*x as usize).copied();
        let bool = Some(Sort::Bool);
        let sort = match term {
            Term::True if i == 0 => bool,
            Term::False if i == 1 => bool,
            Term::True | Term::False => None,
            Term::Int(_) => Some(Sort::Int),
            Term::Long(_) => Some(Sort::Long),
            Term::Float(_) => Some(Sort::Float),
            Term::Double(_) => Some(Sort::Double),
            Term::Ref(_) => Some(Sort::Ref),
            Term::Var(v) => t.variables.get(*v as usize).map(|v| v.sort),
            Term::Decide(c, a, b) => (of(c) == bool && of(a) == bool && of(b) == bool).then_some(Sort::Bool),
            Term::Ite(c, a, b) => of(a).filter(|s| of(c) == bool && of(b) == Some(*s) && *s != Sort::Bool),
            Term::Same(a, b) => of(a).filter(|s| of(b) == Some(*s) && *s != Sort::Bool).and(bool),
            Term::Binary(op, p, a, b) => {
                let shift = matches!(
                    op,
                    scoville_evidence::certificate::trace::Op::Shl
                        | scoville_evidence::certificate::trace::Op::Shr
                        | scoville_evidence::certificate::trace::Op::Ushr
                );
                let right = if shift { Sort::Int } else { p.sort() };
                let fits = of(a) == Some(p.sort()) && of(b) == Some(right) && *p != Prim::Bool;
                fits.then_some(if op.compares() { Sort::Bool } else { p.sort() })
            }
            Term::Neg(p, a) => of(a).filter(|s| *s == p.sort() && *p != Prim::Bool),
            Term::Not(a) => of(a).filter(|s| *s == Sort::Bool),
            Term::Convert(from, to, a) => (of(a) == Some(from.sort())).then_some(to.sort()),
        };
        match sort {
            Some(sort) => sorts.push(sort),
            None => return wrong(format!("term {i} has operands of other sorts, or later ones")),
        }
    }
    if sorts.len() < 2 {
        return wrong("the truth values are missing");
    }
    Ok(sorts)
}
