//! Permission regions: the calls, their findings, and the regions that obligations compare.

use super::cont::Cont;
use super::heap::Kind;
use super::machine::{Flow, Machine, RegionState, Step, Stop};
use super::value::Value;
use crate::fault::{Fault, planted};
use crate::term::{Constant, TermId};
use crate::trace::{EventId, EventKind, Region, RegionFault, TaskId};
use scoville_evidence::verdict::Unknown;
use scoville_ir::stmt::{Mode, Place, Target};

/// Marks the key of a whole object among the held regions: it has counts of its own, apart from those of its slots, as the
/// calls that name the object and those that name elements do not release one another.
const WHOLE: u32 = 1 << 31;

/// What a permission call names, made concrete.
enum Covered {
    /// Slots of an object.
    Slots(u32, u32, u32),
    /// Nothing: null.
    Nothing,
    /// Nothing: an empty or out-of-range range.
    Bad(String),
}

impl Machine<'_> {
    /// `Acquire` and `Release`.
    pub fn permission(&mut self, task: TaskId, cont: &mut Cont, acquire: bool, mode: Mode, target: &Target) -> Step {
        let covered = self.covered(cont, target)?;
        if cont.ghost.is_some() {
            return Ok(Flow::Next);
        }
        let (o, lo, hi) = match covered {
            Covered::Slots(o, lo, hi) if self.options.regions => (o, lo, hi),
            Covered::Bad(what) if self.options.regions => {
                self.fault(task, cont, RegionFault::BadRange(what));
                self.event(task, cont, EventKind::PermissionCall);
                return Ok(Flow::Next);
            }
            _ => {
                self.event(task, cont, EventKind::PermissionCall);
                return Ok(Flow::Next);
            }
        };
        let key = if hi == u32::MAX { o | WHOLE } else { o };
        let mut held = std::mem::take(&mut cont.held);
        if acquire {
            let event = EventId(self.events.len() as u32);
            let first = self.next_region();
            let what = self.slots_text(o, (lo, hi));
            held.acquire(key, lo, hi, mode, |lo, hi| {
                let id = self.next_region();
                self.regions.push(Region { task, mode, what: String::new(), acquire: event, release: None });
                if let Some(r) = self.regions.last_mut() {
                    r.what = what.clone();
                }
                self.region_states.push(RegionState {
                    object: o,
                    parts: vec![(lo, hi)],
                    acquired: cont.step,
                    released: None,
                    inside: cont.sections.clone(),
                    inside_release: Vec::new(),
                    guard: cont.guard,
                    same: TermId::TRUE,
                });
                id
            });
            if self.next_region() == first {
                self.event(task, cont, EventKind::PermissionCall);
            } else {
                self.region_count += 1;
                self.event(task, cont, EventKind::Acquire { region: first });
            }
        } else {
            let mut ended = Vec::new();
            let known = held.release(key, lo, hi, mode, |lo, hi, r| ended.push((lo, hi, r)));
            if !known {
                self.fault(task, cont, RegionFault::BadRelease(mode));
            }
            match ended.first() {
                None => self.event(task, cont, EventKind::PermissionCall),
                Some((_, _, r)) => self.event(task, cont, EventKind::Release { region: *r }),
            };
            let event = EventId(self.events.len() as u32 - 1);
            for (lo, hi, r) in ended {
                self.end_region(cont, event, lo, hi, r.index());
            }
        }
        cont.held = held;
        Ok(Flow::Next)
    }

    fn fault(&mut self, task: TaskId, cont: &Cont, what: RegionFault) {
        let e = self.event(task, cont, EventKind::RegionFault { what: Box::new(what) });
        self.event_places.insert(e, (Self::site(cont), task, self.executed));
        self.obligations.faults.push(e);
    }

    /// Slots `lo..=hi` of region `r` are released here. What stays held, on other slots or on other paths, keeps the
    /// old entry; the released part has its own.
    fn end_region(&mut self, cont: &Cont, event: EventId, lo: u32, hi: u32, r: usize) {
        let everywhere = self.terms.evidently_implies(self.region_states[r].guard, cont.guard);
        let state = &self.region_states[r];
        if everywhere && (state.parts == [(lo, hi)] || planted(Fault::PartialReleaseEndsAll)) {
            self.regions[r].release = Some(event);
            let state = &mut self.region_states[r];
            state.released = Some(cont.step);
            state.inside_release = cont.sections.clone();
            return;
        }
        let mut region = self.regions[r].clone();
        region.release = Some(event);
        region.what = self.slots_text(state.object, (lo, hi));
        let mut released = state.clone();
        released.parts = vec![(lo, hi)];
        released.released = Some(cont.step);
        released.inside_release = cont.sections.clone();
        if !everywhere {
            released.same = self.terms.and(released.same, cont.guard);
        }
        self.regions.push(region);
        self.region_states.push(released);
        if everywhere {
            let parts = std::mem::take(&mut self.region_states[r].parts);
            self.region_states[r].parts = parts.into_iter().flat_map(|p| without(p, (lo, hi))).collect();
        } else {
            let not = self.terms.not(cont.guard);
            let rest = self.terms.and(self.region_states[r].same, not);
            self.region_states[r].same = rest;
        }
    }

    fn covered(&mut self, cont: &Cont, target: &Target) -> Step<Covered> {
        Ok(match target {
            Target::Object(o) => {
                let v = self.get(cont, o);
                match self.one_object(cont, v)? {
                    0 => Covered::Nothing,
                    o => Covered::Slots(o, 0, u32::MAX),
                }
            }
            Target::Location(Place::Static(f)) => {
                let slot = self.program.field(*f).slot;
                Covered::Slots(0, slot, slot)
            }
            Target::Location(Place::Field(o, f)) => {
                let v = self.get(cont, o);
                self.non_null(cont, v, "field of null")?;
                let slot = self.program.field(*f).slot;
                Covered::Slots(self.one_object(cont, v)?, slot, slot)
            }
            Target::Location(Place::Element(a, i)) => {
                let i = self.get(cont, i);
                self.elements(cont, a, i, i)?
            }
            Target::Range { array, lo, hi } => {
                let (lo, hi) = (self.get(cont, lo), self.get(cont, hi));
                self.elements(cont, array, lo, hi)?
            }
        })
    }

    fn elements(&mut self, cont: &Cont, array: &scoville_ir::types::Operand, lo: Value, hi: Value) -> Step<Covered> {
        let v = self.get(cont, array);
        let o = self.one_object(cont, v)?;
        if o == 0 || !matches!(self.heap.get(o).kind, Kind::Array { .. }) {
            return Ok(Covered::Nothing);
        }
        let n = self.heap.slots(o).len();
        let (lo, hi) = (self.one_index(cont, lo, n)?, self.one_index(cont, hi, n)?);
        if lo < 0 || lo > hi || hi as usize >= n {
            return Ok(Covered::Bad(format!("{lo}..{hi} of an array of length {n}")));
        }
        let hi = if planted(Fault::RangeOffByOne) && lo < hi { hi - 1 } else { hi };
        Ok(Covered::Slots(o, lo as u32, hi as u32))
    }

    /// The one object that a reference is on this path, 0 for null.
    pub fn one_object(&mut self, cont: &Cont, v: Value) -> Step<u32> {
        self.identified(v, "region")?;
        if let Value::Ref(o) = v {
            return Ok(o);
        }
        let t = v.term(&mut self.terms);
        let null = self.terms.constant(Constant::Ref(0));
        let is_null = self.terms.eq(t, null);
        if self.decide(cont, is_null)? {
            return Ok(0);
        }
        let objects = self.objects(v);
        for (i, o) in objects.iter().enumerate() {
            let c = self.terms.constant(Constant::Ref(*o));
            let is = self.terms.eq(t, c);
            if i + 1 == objects.len() || self.decide(cont, is)? {
                return Ok(*o);
            }
        }
        Err(Stop::Cut(Unknown::Unsupported("region on an unknown object".into())))
    }

    /// The one index that a term is on this path; -1 for everything out of range.
    fn one_index(&mut self, cont: &Cont, v: Value, n: usize) -> Step<i32> {
        if let Value::Int(i) = v {
            return Ok(i);
        }
        if n > 64 {
            return Err(Stop::Cut(Unknown::Aliasing("region with a schedule-dependent index".into())));
        }
        let t = v.term(&mut self.terms);
        for i in 0..n {
            let c = self.terms.constant(Constant::Int(i as i32));
            let is = self.terms.eq(t, c);
            if self.decide(cont, is)? {
                return Ok(i as i32);
            }
        }
        Ok(-1)
    }

    /// A write while the task holds only a read region on the location or on an owner of the object.
    pub fn write_under_read(&mut self, task: TaskId, cont: &Cont, spots: &[super::memory::Spot]) {
        for &((o, s), _) in spots {
            let mut counts = cont.held.count(o, s);
            let mut at = o;
            let mut steps = 0;
            let most = if planted(Fault::OwnedNotCovered) { 1 } else { 8 };
            while (at != 0 || steps == 0) && steps < most {
                let above = cont.held.count(at | WHOLE, 0);
                counts = [counts[0] + above[0], counts[1] + above[1]];
                at = self.heap.owner(at);
                steps += 1;
            }
            if counts[0] > 0 && counts[1] == 0 {
                let key = (task, Self::site(cont));
                if self.mismatches.insert(key) {
                    self.fault(task, cont, RegionFault::WriteUnderRead);
                }
            }
        }
    }
}

/// An interval without another one inside it.
fn without((a, b): (u32, u32), (lo, hi): (u32, u32)) -> Vec<(u32, u32)> {
    if hi < a || lo > b {
        return vec![(a, b)];
    }
    let mut rest = Vec::new();
    if a < lo {
        rest.push((a, lo - 1));
    }
    if hi < b {
        rest.push((hi + 1, b));
    }
    rest
}
