//! Permission regions: who holds what.
//!
//! The state machines of the permission rules (free, private read, shared read, private write) follow from the list of
//! held regions: an acquire conflicts exactly if another task holds an overlapping region and one of both is for
//! writing; counts are the number of entries. Regions never block.

use super::heap::Heap;
use super::value::{Loc, Obj, TaskId};
use scoville_evidence::schedule::Site;
use scoville_evidence::source::Span;
use scoville_ir::stmt::Mode;

/// What a region covers, with its operands evaluated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Extent {
    /// An object with all its fields, elements and parts.
    Object(Obj),
    /// Elements of an array, both bounds inclusive.
    Range(Obj, u32, u32),
    /// One field of an object.
    Field(Obj, u32),
    /// One static field.
    Static(u32),
}

impl Extent {
    /// Whether both have a location in common.
    #[must_use]
    pub fn overlaps(&self, other: &Extent, heap: &Heap) -> bool {
        use Extent::{Field, Object, Range, Static};
        match (*self, *other) {
            (Static(a), Static(b)) => a == b,
            (Static(_), _) | (_, Static(_)) => false,
            (Object(a), Object(b)) => heap.is_part_of(a, b) || heap.is_part_of(b, a),
            (Object(a), Range(b, ..) | Field(b, _)) | (Range(b, ..) | Field(b, _), Object(a)) => heap.is_part_of(b, a),
            (Range(a, lo, hi), Range(b, from, to)) => a == b && lo <= to && from <= hi,
            (Field(a, f), Field(b, g)) => a == b && f == g,
            (Range(..), Field(..)) | (Field(..), Range(..)) => false,
        }
    }

    /// Whether the location lies in it.
    #[must_use]
    pub fn covers(&self, loc: Loc, heap: &Heap) -> bool {
        match (*self, loc) {
            (Extent::Object(o), Loc::Slot(p, _)) => heap.is_part_of(p, o),
            (Extent::Range(o, lo, hi), Loc::Slot(p, i)) => o == p && lo <= i && i <= hi,
            (Extent::Field(o, f), Loc::Slot(p, g)) => o == p && f == g,
            (Extent::Static(f), Loc::Static(g)) => f == g,
            (Extent::Static(_), Loc::Slot(..)) | (_, Loc::Static(_)) => false,
        }
    }
}

/// A region that a task holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Held {
    /// Who.
    pub task: TaskId,
    /// What; after a partial release, what is left.
    pub extent: Extent,
    /// How.
    pub mode: Mode,
    /// The acquire.
    pub site: Site,
    /// How many executions of it by the task came before; 0 unless executions are counted.
    pub occurrence: u32,
    /// The acquire in the user's source.
    pub span: Span,
    /// How many acquires came before in the whole execution.
    pub serial: u64,
}

/// What can be wrong about a permission operation or an access.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Misuse {
    /// A release of what is not held.
    BadRelease,
    /// Empty, reversed or out of range.
    BadRange,
    /// A write to what the task holds for reading only.
    WriteUnderRead,
}

/// All regions that are held.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Regions {
    held: Vec<Held>,
    serial: u64,
}

impl Clone for Regions {
    fn clone(&self) -> Regions {
        Regions { held: self.held.clone(), serial: self.serial }
    }

    fn clone_from(&mut self, from: &Regions) {
        self.held.clone_from(&from.held);
        self.serial = from.serial;
    }
}

impl Regions {
    /// What is held, in order of acquiring.
    #[must_use]
    pub fn held(&self) -> &[Held] {
        &self.held
    }

    /// Adds a region.
    pub fn acquire(&mut self, mut region: Held) {
        region.serial = self.serial;
        self.serial += 1;
        self.held.push(region);
    }

    /// Regions of other tasks that conflict with this one.
    #[must_use]
    pub fn conflicts(&self, task: TaskId, extent: &Extent, mode: Mode, heap: &Heap) -> Vec<&Held> {
        let clash =
            |h: &&Held| h.task != task && (h.mode == Mode::W || mode == Mode::W) && h.extent.overlaps(extent, heap);
        self.held.iter().filter(clash).collect()
    }

    /// Takes back what `task` holds of `extent` in this mode, the latest first, once per location. Yields the regions
    /// that this touched (as they were before) and whether everything asked for was held.
    pub fn release(&mut self, task: TaskId, extent: Extent, mode: Mode) -> (Vec<Held>, bool) {
        let mut released = Vec::new();
        let Extent::Range(array, lo, hi) = extent else {
            let found = self.held.iter().rposition(|h| h.task == task && h.mode == mode && h.extent == extent);
            return match found {
                Some(i) => (vec![self.held.remove(i)], true),
                None => (released, false),
            };
        };
        let mut open = vec![(lo, hi)];
        let mut i = self.held.len();
        while i > 0 && !open.is_empty() {
            i -= 1;
            let h = &self.held[i];
            let Extent::Range(a, from, to) = h.extent else { continue };
            if h.task != task || h.mode != mode || a != array {
                continue;
            }
            let taken: Vec<(u32, u32)> =
                open.iter().map(|&(l, r)| (l.max(from), r.min(to))).filter(|(l, r)| l <= r).collect();
            if taken.is_empty() {
                continue;
            }
            open = open.iter().flat_map(|&piece| without(piece, (from, to))).collect();
            let old = self.held.remove(i);
            let mut rest = vec![(from, to)];
            for t in taken {
                rest = rest.iter().flat_map(|&piece| without(piece, t)).collect();
            }
            for (n, (l, r)) in rest.into_iter().enumerate() {
                self.held.insert(i + n, Held { extent: Extent::Range(array, l, r), ..old.clone() });
            }
            released.push(old);
        }
        (released, open.is_empty())
    }

    /// Whether a write of `loc` by `task` lies in a region that it holds for reading and in none for writing.
    #[must_use]
    pub fn write_under_read(&self, task: TaskId, loc: Loc, heap: &Heap) -> bool {
        let mut read = false;
        for h in self.held.iter().filter(|h| h.task == task) {
            if h.extent.covers(loc, heap) {
                match h.mode {
                    Mode::W => return false,
                    Mode::R => read = true,
                }
            }
        }
        read
    }
}

/// What of a range lies outside another.
fn without((l, r): (u32, u32), (from, to): (u32, u32)) -> Vec<(u32, u32)> {
    if to < l || r < from {
        return vec![(l, r)];
    }
    let mut rest = Vec::new();
    if l < from {
        rest.push((l, from - 1));
    }
    if r > to {
        rest.push((to + 1, r));
    }
    rest
}

#[cfg(test)]
mod tests {
    use super::*;
    use scoville_evidence::source::FileId;

    fn held(task: u32, extent: Extent, mode: Mode) -> Held {
        Held {
            task: TaskId(task),
            extent,
            mode,
            site: Site { method: 0, pc: 0 },
            occurrence: 0,
            span: Span::new(FileId(0), 0, 0),
            serial: 0,
        }
    }

    #[test]
    fn a_partial_release_leaves_the_rest() {
        let mut r = Regions::default();
        let a = Obj(7);
        r.acquire(held(0, Extent::Range(a, 0, 9), Mode::W));
        assert!(r.release(TaskId(0), Extent::Range(a, 2, 5), Mode::W).1);
        let left: Vec<Extent> = r.held().iter().map(|h| h.extent).collect();
        assert_eq!(left, [Extent::Range(a, 0, 1), Extent::Range(a, 6, 9)]);
        assert!(!r.release(TaskId(0), Extent::Range(a, 1, 2), Mode::W).1);
        assert!(r.release(TaskId(0), Extent::Range(a, 6, 9), Mode::W).1);
        let left: Vec<Extent> = r.held().iter().map(|h| h.extent).collect();
        assert_eq!(left, [Extent::Range(a, 0, 0)]);
    }

    #[test]
    fn counts_go_up_and_down_per_element() {
        let mut r = Regions::default();
        let a = Obj(7);
        r.acquire(held(0, Extent::Range(a, 0, 4), Mode::R));
        r.acquire(held(0, Extent::Range(a, 3, 8), Mode::R));
        assert!(r.release(TaskId(0), Extent::Range(a, 0, 8), Mode::R).1);
        let left: Vec<Extent> = r.held().iter().map(|h| h.extent).collect();
        assert_eq!(left, [Extent::Range(a, 3, 4)]);
    }

    #[test]
    fn readers_share_and_writers_do_not() {
        let mut r = Regions::default();
        let heap = Heap::default();
        let x = Extent::Static(0);
        r.acquire(held(0, x, Mode::R));
        assert!(r.conflicts(TaskId(1), &x, Mode::R, &heap).is_empty());
        assert_eq!(r.conflicts(TaskId(1), &x, Mode::W, &heap).len(), 1);
        assert!(r.conflicts(TaskId(0), &x, Mode::W, &heap).is_empty());
        assert!(r.write_under_read(TaskId(0), Loc::Static(0), &heap));
        r.acquire(held(0, x, Mode::W));
        assert!(!r.write_under_read(TaskId(0), Loc::Static(0), &heap));
    }
}
