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

/// Instead of a code: how many objects the maker had made before depends on the path that he came by. (Codes are not negative.)
pub const UNSETTLED: i32 = -1;

/// The first task as a number.
pub const ROOT: u64 = 0x5c09_11e5_0bad_cafe;

/// The `nth` task, from 0, that a task creates.
#[must_use]
pub fn child(task: u64, nth: u32) -> u64 {
    mix(task, u64::from(nth) + 1)
}

/// The identity hash code of the `nth` object of a task, from 1; the object that stands for the task itself is number 0.
fn code(maker: u64, nth: u32) -> i32 {
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
    /// How many tasks the task has created; none if that depends on the path.
    children: Option<u32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Count {
    /// None if that depends on the path.
    ident: Option<u64>,
    /// The same.
    made: Option<u32>,
}

impl Count {
    fn code(self) -> i32 {
        match (self.ident, self.made) {
            (Some(ident), Some(made)) => code(ident, made),
            _ => UNSETTLED,
        }
    }

    fn meet(&mut self, other: Count) {
        if self.made != other.made {
            self.made = None;
        }
    }
}

impl Maker {
    /// A task that has made nothing yet; none if which one it is depends on the path of the one that creates it.
    #[must_use]
    pub fn new(task: Option<u64>) -> Maker {
        Maker { now: Count { ident: task, made: Some(0) }, outer: Vec::new(), children: Some(0) }
    }

    /// The identity hash code of the object that stands for the task: who asks for it first makes no difference.
    #[must_use]
    pub fn own_code(&self) -> i32 {
        Count { made: Some(0), ..*self.outer.first().unwrap_or(&self.now) }.code()
    }

    /// The identity hash code of the object that is made next.
    pub fn next_object(&mut self) -> i32 {
        self.now.made = self.now.made.map(|n| n.wrapping_add(1));
        self.now.code()
    }

    /// The task that is created next.
    pub fn next_child(&mut self) -> Option<u64> {
        let nth = self.children?;
        self.children = Some(nth + 1);
        self.outer.first().unwrap_or(&self.now).ident.map(|task| child(task, nth))
    }

    /// The initialiser of a class begins.
    pub fn begin(&mut self, class: ClassId) {
        let ident = Some(mix(0x1417, u64::from(class.0)));
        self.outer.push(std::mem::replace(&mut self.now, Count { ident, made: Some(0) }));
    }

    /// It ends.
    pub fn end(&mut self) {
        if let Some(outer) = self.outer.pop() {
            self.now = outer;
        }
    }

    /// Two paths of a task meet, in the same initialisers if any.
    pub fn meet(&mut self, other: &Maker) {
        self.now.meet(other.now);
        self.outer.iter_mut().zip(&other.outer).for_each(|(a, b)| a.meet(*b));
        if self.children != other.children {
            self.children = None;
        }
    }

    /// How many objects have been made, by each of those that go on.
    pub fn counts(&self) -> impl Iterator<Item = u32> {
        self.outer.iter().chain([&self.now]).map(|c| c.made.unwrap_or(u32::MAX))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_initialiser_counts_its_own() {
        let (mut a, mut b) = (Maker::new(Some(ROOT)), Maker::new(Some(child(ROOT, 0))));
        let first = a.next_object();
        a.begin(ClassId(3));
        b.begin(ClassId(3));
        assert_eq!(a.next_object(), b.next_object());
        a.end();
        assert_eq!([first, a.next_object()], [code(ROOT, 1), code(ROOT, 2)]);
        assert_eq!(b.next_child(), Some(child(child(ROOT, 0), 0)));
        assert_eq!(b.own_code(), code(child(ROOT, 0), 0));
    }

    #[test]
    fn after_paths_have_met_only_what_is_the_same_is_settled() {
        let mut a = Maker::new(Some(ROOT));
        let mut b = a.clone();
        a.next_object();
        b.next_object();
        a.meet(&b);
        assert_eq!([a.next_object(), b.next_object()], [code(ROOT, 2); 2]);
        b.next_object();
        a.meet(&b);
        assert_eq!([a.next_object(), a.own_code()], [UNSETTLED, code(ROOT, 0)]);
        a.begin(ClassId(3));
        assert!(a.next_object() != UNSETTLED && a.next_child().is_some());
        a.end();
        b.next_child();
        b.next_child();
        a.meet(&b);
        assert_eq!(a.next_child(), None);
        assert_eq!(Maker::new(None).own_code(), UNSETTLED);
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
