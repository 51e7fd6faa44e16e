//! Accesses and regions that conflict: all pairs, and why each is none that tasks can be in at the same time.

use crate::clock::Clocks;
use crate::form::Form;
use crate::guard::Guards;
use crate::needs::{Goal, Needs};
use crate::rejection::Rejection;
use crate::sections::Sections;
use crate::units::Units;
use rustc_hash::{FxHashMap, FxHashSet};
use scoville_evidence::certificate::obligation::{About, Reason};
use scoville_evidence::certificate::trace::{Access, FALSE, Kind, TermId, Trace};

/// Most pairs that are looked at.
const MOST: u64 = 40_000_000;

/// What the comparison needs.
pub struct Pairs<'a> {
    trace: &'a Trace,
    form: &'a Form,
    guards: &'a Guards<'a>,
    clocks: &'a Clocks<'a>,
    sections: &'a Sections<'a>,
    units: Units<'a>,
    /// Sensitive locations.
    sensitive: FxHashSet<(u32, u32)>,
    /// Sections that are open at each access.
    inside: Vec<Vec<u32>>,
    looked: u64,
}

/// The part of an access that is on an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Part {
    access: u32,
    same: TermId,
}

impl<'a> Pairs<'a> {
    /// Over a well-formed trace.
    #[must_use]
    pub fn new(
        trace: &'a Trace,
        form: &'a Form,
        guards: &'a Guards<'a>,
        clocks: &'a Clocks<'a>,
        sections: &'a Sections<'a>,
    ) -> Self {
        let before = |a: &Access| a.after;
        let inside = trace.accesses.iter().map(|a| sections.open(before(a), a.guard)).collect();
        let sensitive = trace.locations.iter().filter(|l| l.sensitive).map(|l| (l.object, l.slot)).collect();
        let units = Units::new(trace);
        Pairs { trace, form, guards, clocks, sections, units, sensitive, inside, looked: 0 }
    }

    /// All accesses, object by object.
    ///
    /// # Errors
    /// A pair without a reason.
    pub fn accesses(&mut self, needs: &mut Needs) -> Result<(), Rejection> {
        let mut by_object: Vec<Vec<(u32, u32, Part)>> = vec![Vec::new(); self.trace.objects.len()];
        for (i, a) in self.trace.accesses.iter().enumerate() {
            for t in &a.touches {
                by_object[t.0 as usize].push((t.1, t.2, Part { access: i as u32, same: t.3 }));
            }
        }
        for (object, touches) in by_object.into_iter().enumerate() {
            let tasks = |p: &Part| self.trace.accesses[p.access as usize].task;
            let Some(first) = touches.first().map(|t| tasks(&t.2)) else { continue };
            let shared = touches.iter().any(|t| tasks(&t.2) != first);
            let written = touches.iter().any(|t| self.trace.accesses[t.2.access as usize].write);
            if shared && written {
                self.object(object as u32, touches, needs)?;
            }
        }
        Ok(())
    }

    /// Goes along the slots of an object from one place where some access begins or ends to the next.
    fn object(&mut self, object: u32, mut touches: Vec<(u32, u32, Part)>, needs: &mut Needs) -> Result<(), Rejection> {
        touches.sort_unstable_by_key(|(lo, hi, part)| (*lo, *hi, part.access));
        let mut ends: Vec<(u32, u32)> = touches.iter().enumerate().map(|(i, t)| (t.1, i as u32)).collect();
        ends.sort_unstable();
        let mut active: Vec<u32> = Vec::new();
        let (mut begun, mut ended) = (0, 0);
        let mut compared: FxHashSet<(Part, Part, u32)> = FxHashSet::default();
        while begun < touches.len() {
            let slot = touches[begun].0;
            while ends.get(ended).is_some_and(|(hi, _)| *hi < slot) {
                let gone = ends[ended].1;
                active.retain(|i| *i != gone);
                ended += 1;
            }
            // A new one is compared with those that are there; two that met before have been compared there.
            while begun < touches.len() && touches[begun].0 == slot {
                let (_, hi, part) = touches[begun];
                for &other in &active {
                    let (_, end, earlier) = touches[other as usize];
                    self.looked += 1;
                    if self.looked > MOST {
                        return Err(Rejection::TooLarge(format!("more than {MOST} pairs of accesses")));
                    }
                    let last = hi.min(end);
                    let names = &self.trace.objects[object as usize].slots;
                    if names.len() == 1 {
                        // What does not depend on the slot is decided once.
                        if !compared.contains(&(earlier, part, 0))
                            && self.pair(object, (slot, last), earlier, part, needs)?
                        {
                            compared.insert((earlier, part, 0));
                        }
                    } else {
                        // Fields have names of their own.
                        for field in slot..=last.min(names.len() as u32) {
                            if compared.insert((earlier, part, field)) {
                                self.pair(object, (field, field), earlier, part, needs)?;
                            }
                        }
                    }
                }
                active.push(begun as u32);
                begun += 1;
            }
        }
        Ok(())
    }

    /// Compares two accesses of some slots; whether the answer is the same for all slots of the object.
    fn pair(&mut self, object: u32, slots: (u32, u32), p: Part, q: Part, needs: &mut Needs) -> Result<bool, Rejection> {
        let t = self.trace;
        let (a, b) = (&t.accesses[p.access as usize], &t.accesses[q.access as usize]);
        if a.task == b.task || !(a.write || b.write) {
            return Ok(true);
        }
        let about = || {
            let names = &t.objects[object as usize].slots;
            let class = names.get(slots.0 as usize).or(names.first()).cloned().unwrap_or_default();
            About::Accesses { class, places: places(t, a.place, b.place) }
        };
        let never = |x, y| self.guards.disjoint(x, y);
        if never(a.guard, b.guard) || never(p.same, q.same) || never(a.guard, q.same) || never(b.guard, p.same) {
            needs.structural(about(), Reason::Unreachable);
            return Ok(true);
        }
        if self.ordered(a, b) || self.ordered(b, a) {
            needs.structural(about(), Reason::Ordered);
            return Ok(true);
        }
        if a.initialiser || b.initialiser {
            needs.structural(about(), Reason::Initialiser);
            return Ok(true);
        }
        let (ia, ib) = (&self.inside[p.access as usize], &self.inside[q.access as usize]);
        let excluded = self.sections.exclude(ia, ib);
        // What the two find or leave depends on their order: either the trace knows that, or it does not matter.
        for slot in slots.0..=slots.1 {
            if !(self.is_followed(a, (object, slot)) && self.is_followed(b, (object, slot))) {
                let (ua, ub) = (self.units.of(ia, (object, slot)), self.units.of(ib, (object, slot)));
                match (ua, ub) {
                    (Some(x), Some(y)) if excluded => {
                        let at = |u| t.events[self.form.sections[self.units.section(u) as usize].0 as usize].place;
                        let about = About::Sections { places: places(t, at(x), at(y)) };
                        self.units.exchange(x, y, about, needs);
                    }
                    _ => {
                        return Err(Rejection::Unfounded(format!(
                            "{}: their order may matter, and is not followed",
                            about()
                        )));
                    }
                }
            }
        }
        if a.atomic && b.atomic {
            return Ok(false);
        }
        if excluded {
            needs.structural(about(), Reason::Excluded);
            return Ok(false);
        }
        needs.query(about(), Goal::Race { first: (p.access, p.same), second: (q.access, q.same) });
        Ok(false)
    }

    /// Whether the trace has an event for an access of a location, which depends on the schedule.
    fn is_followed(&self, a: &Access, location: (u32, u32)) -> bool {
        let kind = a.event.map(|e| &self.trace.events[e as usize].kind);
        let Some(Kind::Read { targets, .. } | Kind::Write { targets, .. }) = kind else { return false };
        let is = |l: u32| {
            let l = &self.trace.locations[l as usize];
            (l.object, l.slot) == location && self.sensitive.contains(&location)
        };
        targets.iter().any(|(l, _)| is(*l))
    }

    /// Whether `a` is over whenever `b` is next.
    fn ordered(&self, a: &Access, b: &Access) -> bool {
        let position = |e: u32| self.form.position[e as usize];
        let beyond = a.event.map_or(position(a.after) + 1, position);
        self.clocks.passed(a.task, beyond, b.task, position(b.after), [b.guard, a.guard])
    }

    /// All regions.
    ///
    /// # Errors
    /// Too many.
    pub fn regions(&mut self, needs: &mut Needs) -> Result<(), Rejection> {
        let t = self.trace;
        let mut by_object: FxHashMap<u32, Vec<usize>> = FxHashMap::default();
        for (i, r) in t.regions.iter().enumerate() {
            by_object.entry(r.object).or_default().push(i);
        }
        let of = |e: u32| &t.events[e as usize];
        let ends_before = |a: usize, b: usize| {
            let (a, b) = (&t.regions[a], &t.regions[b]);
            a.release.is_some_and(|end| of(end).guard == of(a.acquire).guard && self.clocks.before(end, b.acquire))
        };
        let around = |r: usize| {
            let r = &t.regions[r];
            let Some(end) = r.release else { return Vec::new() };
            let first = self.sections.open(r.acquire, of(r.acquire).guard);
            let last = self.sections.open(end, of(end).guard);
            first.into_iter().filter(|s| last.contains(s)).collect::<Vec<u32>>()
        };
        for list in by_object.values() {
            for (n, &i) in list.iter().enumerate() {
                for &j in &list[n + 1..] {
                    self.looked += 1;
                    if self.looked > MOST {
                        return Err(Rejection::TooLarge(format!("more than {MOST} pairs of regions")));
                    }
                    let (a, b) = (&t.regions[i], &t.regions[j]);
                    let overlap = a.parts.iter().any(|p| b.parts.iter().any(|q| p.0 <= q.1 && q.0 <= p.1));
                    if a.task == b.task || !(a.write || b.write) || !overlap {
                        continue;
                    }
                    let names = &t.objects[a.object as usize].slots;
                    let slot = a.parts.first().map_or(0, |p| p.0 as usize);
                    let class = names.get(slot).or(names.first()).cloned().unwrap_or_default();
                    let about = About::Regions { class, places: places(t, of(a.acquire).place, of(b.acquire).place) };
                    let (ga, gb) = (of(a.acquire).guard, of(b.acquire).guard);
                    if [ga, gb, a.same, b.same].contains(&FALSE) || self.guards.disjoint(ga, gb) {
                        needs.structural(about, Reason::Unreachable);
                    } else if ends_before(i, j) || ends_before(j, i) {
                        needs.structural(about, Reason::Ordered);
                    } else if self.sections.exclude(&around(i), &around(j)) {
                        needs.structural(about, Reason::Excluded);
                    } else {
                        needs.query(about, Goal::Conflict(i as u32, j as u32));
                    }
                }
            }
        }
        Ok(())
    }
}

fn places(t: &Trace, a: u32, b: u32) -> [String; 2] {
    let mut places = [a, b].map(|p| t.places[p as usize].clone());
    places.sort();
    places
}
