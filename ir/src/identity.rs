//! Identity hash codes. What Java does not say is here a function of who has made an object, and as the how-manieth of his: the same in
//! both engines, and in all schedules in which he has done the same before. Texts and boxes, which engines make when they like, go by
//! what they contain.

use crate::types::ClassId;

/// Mixes `x` into a hash.
#[must_use]
pub fn mix(h: u64, x: u64) -> u64 {
    let wide = u128::from(h ^ 0x9e37_79b9_7f4a_7c15) * u128::from(x ^ 0xd6e8_feb8_6659_fd93);
    ((wide as u64) ^ ((wide >> 64) as u64)).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29) ^ x
}

/// The first task as a number.
pub const ROOT: u64 = 0x5c09_11e5_0bad_cafe;

/// The `nth` task, from 0, that a task creates.
#[must_use]
pub fn child(task: u64, nth: u32) -> u64 {
    mix(task, u64::from(nth) + 1)
}

/// The identity hash code of the `nth` object of a task, from 1; the object that stands for the task itself is number 0.
#[must_use]
pub fn code(maker: u64, nth: u32) -> i32 {
    positive(mix(maker, u64::from(nth)))
}

/// The identity hash code of a text.
#[must_use]
pub fn of_text(text: &str) -> i32 {
    positive(text.bytes().fold(0x7e47, |h, b| mix(h, u64::from(b))))
}

/// The identity hash code of a box that contains these bits.
#[must_use]
pub fn of_box(class: ClassId, bits: u64) -> i32 {
    positive(mix(mix(0xb0c5, u64::from(class.0)), bits))
}

fn positive(h: u64) -> i32 {
    (h >> 33) as i32
}

/// Who makes objects: a task, or the initialiser of a class that it happens to run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Maker {
    now: Count,
    /// The task, and the initialisers that wait for this one to end.
    outer: Vec<Count>,
    /// Tasks created by the task.
    children: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Count {
    ident: u64,
    made: u32,
}

impl Maker {
    /// A task that has made nothing yet.
    #[must_use]
    pub fn new(task: u64) -> Maker {
        Maker { now: Count { ident: task, made: 0 }, outer: Vec::new(), children: 0 }
    }

    /// The identity hash code of the object that is made next.
    pub fn next_object(&mut self) -> i32 {
        self.now.made = self.now.made.wrapping_add(1);
        code(self.now.ident, self.now.made)
    }

    /// The task that is created next.
    pub fn next_child(&mut self) -> u64 {
        self.children += 1;
        child(self.outer.first().unwrap_or(&self.now).ident, self.children - 1)
    }

    /// The initialiser of a class begins.
    pub fn begin(&mut self, class: ClassId) {
        let ident = mix(0x1417, u64::from(class.0));
        self.outer.push(std::mem::replace(&mut self.now, Count { ident, made: 0 }));
    }

    /// It ends.
    pub fn end(&mut self) {
        if let Some(outer) = self.outer.pop() {
            self.now = outer;
        }
    }

    /// Two paths of a task meet, in the same initialisers if any: nothing that is made from here on has a code that one of them has given.
    pub fn meet(&mut self, other: &Maker) {
        self.now.made = self.now.made.max(other.now.made);
        for (a, b) in self.outer.iter_mut().zip(&other.outer) {
            a.made = a.made.max(b.made);
        }
        self.children = self.children.max(other.children);
    }

    /// How many objects have been made, by each of those that go on.
    pub fn counts(&self) -> impl Iterator<Item = u32> {
        self.outer.iter().chain([&self.now]).map(|c| c.made)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_initialiser_counts_its_own() {
        let (mut a, mut b) = (Maker::new(ROOT), Maker::new(child(ROOT, 0)));
        let first = a.next_object();
        a.begin(ClassId(3));
        b.begin(ClassId(3));
        assert_eq!(a.next_object(), b.next_object());
        a.end();
        assert_eq!([first, a.next_object()], [code(ROOT, 1), code(ROOT, 2)]);
        assert_eq!(b.next_child(), child(child(ROOT, 0), 0));
    }

    #[test]
    fn codes_of_paths_that_met_are_new() {
        let mut a = Maker::new(ROOT);
        let mut b = a.clone();
        let given = [b.next_object(), b.next_object()];
        a.meet(&b);
        assert!(!given.contains(&a.next_object()));
    }

    #[test]
    fn codes_differ() {
        let codes = |ident| (0..1000).map(move |n| code(ident, n));
        let mut all: Vec<i32> = (0..10).flat_map(|t| codes(child(ROOT, t))).collect();
        assert!(all.iter().all(|c| *c >= 0));
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 10_000);
    }
}
