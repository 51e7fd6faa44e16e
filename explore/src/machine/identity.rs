//! What makes an object the same in different executions, and what is remembered of things that have not changed.

use super::heap::Heap;
use super::value::TaskId;
use rustc_hash::FxHashMap;
use scoville_evidence::schedule::Site;
pub use scoville_ir::identity::mix;
use std::cell::OnceCell;
use std::rc::Rc;

/// Who created an object where, and as the how-manieth of those that exist: the same in all executions in which the
/// task has done the same, whatever the others did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Birth {
    /// The same as one number.
    pub ident: u64,
    /// Who.
    pub task: TaskId,
    /// Where.
    pub site: Site,
    /// Number among the objects of that task and place.
    pub nth: u32,
}

impl Birth {
    /// Of what is no object any more.
    pub const GONE: Birth = Birth::shared(0);

    /// Of an object that belongs to nobody (an interned string, a cached box) and is known by this number.
    #[must_use]
    pub const fn shared(ident: u64) -> Birth {
        Birth { ident, task: TaskId(u32::MAX), site: Site { method: u32::MAX, pc: u32::MAX }, nth: 0 }
    }

    /// Whether it belongs to nobody.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        self.task.0 == u32::MAX
    }
}

/// Numbers given to objects of one task and place.
#[derive(Clone, Debug, Default)]
struct Numbers {
    /// In use, sorted; only those from `next` on matter.
    used: Vec<u32>,
    next: u32,
}

impl Numbers {
    /// The least number not in use.
    fn take(&mut self) -> u32 {
        let mut at = self.used.partition_point(|n| *n < self.next);
        while self.used.get(at) == Some(&self.next) {
            self.next += 1;
            at += 1;
        }
        self.next += 1;
        self.next - 1
    }
}

/// Numbers in use, as far as they are known.
#[derive(Clone, Debug, Default)]
pub struct Births {
    known: Rc<FxHashMap<(TaskId, Site), Numbers>>,
    /// Whether objects may exist that `known` does not tell of.
    forgot: bool,
}

impl Births {
    /// The birth of the next object that `task`, whose name has this hash, creates at `site`.
    pub fn next(&mut self, heap: &Heap, task: TaskId, path: u64, site: Site) -> Birth {
        let forgot = self.forgot;
        let numbers = Rc::make_mut(&mut self.known).entry((task, site)).or_insert_with(|| {
            let mut used = Vec::new();
            if forgot {
                let same = |b: &Birth| b.task == task && b.site == site;
                used.extend(heap.all().map(|(_, o)| o.birth).filter(same).map(|b| b.nth));
                used.sort_unstable();
            }
            Numbers { used, next: 0 }
        });
        let nth = numbers.take();
        let place = u64::from(site.method) << 32 | u64::from(site.pc);
        Birth { ident: mix(mix(path, place), u64::from(nth) + 1) | 1, task, site, nth }
    }

    /// Objects have been removed: their numbers are free again.
    pub fn forget(&mut self) {
        self.forgot = true;
        if !self.known.is_empty() {
            self.known = Rc::default();
        }
    }
}

/// Something computed from the thing that holds it: a copy does not have it, for it is made to be changed.
#[derive(Debug)]
pub struct Cache<T>(OnceCell<T>);

impl<T> Cache<T> {
    /// What it holds, computed now if need be.
    pub fn get_or_init(&self, f: impl FnOnce() -> T) -> &T {
        self.0.get_or_init(f)
    }

    /// The thing is about to be changed.
    pub fn clear(&mut self) {
        self.0.take();
    }
}

impl<T> Default for Cache<T> {
    fn default() -> Self {
        Cache(OnceCell::new())
    }
}

impl<T> Clone for Cache<T> {
    fn clone(&self) -> Self {
        Cache::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_least_free_number_is_taken() {
        let mut n = Numbers { used: vec![0, 1, 3], next: 0 };
        assert_eq!([n.take(), n.take(), n.take()], [2, 4, 5]);
    }

    #[test]
    fn a_copy_computes_anew() {
        let a: Cache<u32> = Cache::default();
        assert_eq!(*a.get_or_init(|| 1), 1);
        assert_eq!(*a.clone().get_or_init(|| 2), 2);
        assert_eq!(*a.get_or_init(|| 2), 1);
    }
}
