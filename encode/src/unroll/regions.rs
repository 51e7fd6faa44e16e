//! Permission regions that a continuation holds: an interval map per object with counts, see `spec` of the permission
//! calls in the user guide (per location: counts of reads and writes per task).

use crate::fault::{Fault, planted};
use crate::trace::RegionId;
use scoville_ir::stmt::Mode;
use std::collections::BTreeMap;
use std::rc::Rc;

/// Indices `lo..=hi` with their counts; the whole object is `0..=u32::MAX`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Segment {
    /// First slot.
    pub lo: u32,
    /// Last slot.
    pub hi: u32,
    /// Counts of read and write acquires.
    pub count: [u32; 2],
    /// The regions they belong to.
    pub region: [Option<RegionId>; 2],
}

/// Index of a mode in the arrays of a [`Segment`].
fn index(mode: Mode) -> usize {
    match mode {
        Mode::R => 0,
        Mode::W => 1,
    }
}

/// What is held, by object.
#[derive(Clone, Debug, Default)]
pub struct Held(Rc<BTreeMap<u32, Vec<Segment>>>);

impl Held {
    /// Whether both are equal.
    pub fn same(&self, other: &Held) -> bool {
        Rc::ptr_eq(&self.0, &other.0) || self.0 == other.0
    }

    /// Whether nothing is held.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// All segments.
    pub fn segments(&self) -> impl Iterator<Item = (u32, &Segment)> {
        self.0.iter().flat_map(|(o, segments)| segments.iter().map(|s| (*o, s)))
    }

    /// Counts on one slot: reads, writes.
    pub fn count(&self, object: u32, slot: u32) -> [u32; 2] {
        self.0
            .get(&object)
            .and_then(|segments| segments.iter().find(|s| s.lo <= slot && slot <= s.hi))
            .map_or([0, 0], |s| s.count)
    }

    /// Cuts segments so that `lo` begins one and `hi` ends one; fills gaps with empty ones.
    fn cut(&mut self, object: u32, lo: u32, hi: u32) -> &mut Vec<Segment> {
        let segments = Rc::make_mut(&mut self.0).entry(object).or_default();
        let mut out: Vec<Segment> = Vec::new();
        let empty = |lo, hi| Segment { lo, hi, count: [0, 0], region: [None, None] };
        let mut next = Some(lo);
        for s in segments.drain(..) {
            if s.hi < lo || s.lo > hi {
                if s.lo > hi
                    && let Some(n) = next.take_if(|n| *n <= hi)
                {
                    out.push(empty(n, hi));
                }
                out.push(s);
                continue;
            }
            if let Some(n) = next
                && n < s.lo
            {
                out.push(empty(n, s.lo - 1));
            }
            let (from, to) = (s.lo.max(lo), s.hi.min(hi));
            if s.lo < from {
                out.push(Segment { hi: from - 1, ..s.clone() });
            }
            out.push(Segment { lo: from, hi: to, ..s.clone() });
            if s.hi > to {
                out.push(Segment { lo: to + 1, ..s.clone() });
            }
            next = to.checked_add(1);
        }
        if let Some(n) = next
            && n <= hi
        {
            out.push(empty(n, hi));
        }
        *segments = out;
        segments
    }

    /// Counts up; returns the maximal intervals on which the count was zero before. `region` names the region that begins
    /// on each of them.
    pub fn acquire(&mut self, object: u32, lo: u32, hi: u32, mode: Mode, mut region: impl FnMut(u32, u32) -> RegionId) {
        let m = index(mode);
        for s in self.cut(object, lo, hi) {
            if s.lo < lo || s.hi > hi {
                continue;
            }
            if s.count[m] == 0 {
                s.region[m] = Some(region(s.lo, s.hi));
            }
            s.count[m] += 1;
        }
    }

    /// Counts down where it is held; calls `ended` with the interval and the region that ends there. False if some
    /// slot is not.
    pub fn release(
        &mut self,
        object: u32,
        lo: u32,
        hi: u32,
        mode: Mode,
        mut ended: impl FnMut(u32, u32, RegionId),
    ) -> bool {
        let m = index(mode);
        let covered =
            |segments: &Vec<Segment>| segments.iter().filter(|s| s.lo >= lo && s.hi <= hi).all(|s| s.count[m] > 0);
        if !self.0.contains_key(&object) {
            return false;
        }
        let held = covered(self.cut(object, lo, hi));
        let map = Rc::make_mut(&mut self.0);
        if let Some(segments) = map.get_mut(&object) {
            for s in segments.iter_mut().filter(|s| s.lo >= lo && s.hi <= hi && s.count[m] > 0) {
                s.count[m] -= 1;
                if s.count[m] == 0
                    && let Some(r) = s.region[m].take()
                {
                    ended(s.lo, s.hi, r);
                }
            }
            segments.retain(|s| s.count != [0, 0] && !planted(Fault::PartialReleaseForgetsRest));
            if segments.is_empty() {
                map.remove(&object);
            }
        }
        held
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_partial_release_leaves_the_rest() {
        let mut held = Held::default();
        held.acquire(1, 0, 9, Mode::W, |lo, hi| {
            assert_eq!((lo, hi), (0, 9));
            RegionId(0)
        });
        let mut ended = Vec::new();
        assert!(held.release(1, 0, 5, Mode::W, |lo, hi, r| ended.push((lo, hi, r))));
        assert_eq!(ended, [(0, 5, RegionId(0))]);
        assert_eq!(held.count(1, 5), [0, 0]);
        assert_eq!(held.count(1, 6), [0, 1]);
        assert!(!held.release(1, 6, 9, Mode::R, |_, _, _| ()));
        // What is held of it is released.
        assert!(!held.release(1, 5, 6, Mode::W, |_, _, _| ()));
        assert_eq!((held.count(1, 6), held.count(1, 7)), ([0, 0], [0, 1]));
        assert!(held.release(1, 7, 9, Mode::W, |_, _, _| ()));
        assert!(held.is_empty());
    }

    #[test]
    fn nested_and_overlapping_regions_count() {
        let mut held = Held::default();
        let mut n = 0;
        let mut next = |_, _| {
            n += 1;
            RegionId(n)
        };
        held.acquire(1, 0, 4, Mode::R, &mut next);
        held.acquire(1, 3, 8, Mode::R, &mut next);
        assert_eq!(held.count(1, 3), [2, 0]);
        assert_eq!(held.count(1, 8), [1, 0]);
        assert!(held.release(1, 0, 4, Mode::R, |_, _, _| ()));
        assert_eq!(held.count(1, 4), [1, 0]);
        assert_eq!(held.count(1, 2), [0, 0]);
    }
}
