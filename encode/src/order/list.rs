//! Order maintenance: a list with insertion after any element and constant-time comparison.
//!
//! Two levels: groups of up to [`MOST`] elements, whose order is that of their [`Labels`], and within a group small tags.
//! A group is labelled anew by itself, so that of the costs of a long list only those of its groups are left
//! (Bender, Cole, Demaine, Farach-Colton, Zito: Two simplified algorithms for maintaining order in a list, 2002, section 4).
//! Insertion costs O(1) amortised for all lists that fit into memory, comparison four loads.

use super::labels::Labels;

/// An element of an [`OrderList`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mark(u32);

/// The list; it always has a first element.
#[derive(Clone, Debug)]
pub struct OrderList {
    elements: Vec<Element>,
    groups: Vec<Group>,
    labels: Labels,
}

#[derive(Clone, Copy, Debug)]
struct Element {
    group: u32,
    /// Increases within the group.
    tag: u32,
    /// The next one of the group.
    next: u32,
}

#[derive(Clone, Copy, Debug)]
struct Group {
    first: u32,
    count: u32,
}

const NONE: u32 = u32::MAX;

/// Elements of a group, at most.
const MOST: u32 = 64;

/// The distance of tags where elements are appended.
const STRIDE: u32 = u32::MAX / (2 * MOST);

impl Default for OrderList {
    fn default() -> Self {
        Self::new()
    }
}

impl OrderList {
    /// A list with one element.
    #[must_use]
    pub fn new() -> Self {
        OrderList {
            elements: vec![Element { group: 0, tag: 0, next: NONE }],
            groups: vec![Group { first: 0, count: 1 }],
            labels: Labels::new(),
        }
    }

    /// The first element.
    #[must_use]
    pub fn first(&self) -> Mark {
        Mark(0)
    }

    /// Whether `a` stands before `b`.
    #[must_use]
    pub fn before(&self, a: Mark, b: Mark) -> bool {
        let (a, b) = (self.elements[a.0 as usize], self.elements[b.0 as usize]);
        if a.group == b.group { a.tag < b.tag } else { self.labels.before(a.group, b.group) }
    }

    /// A new element right after `mark`.
    pub fn insert_after(&mut self, mark: Mark) -> Mark {
        let id = self.elements.len() as u32;
        let before = self.elements[mark.0 as usize];
        if self.groups[before.group as usize].count == MOST {
            // What is appended begins a group, so that full ones stay behind.
            if before.next == NONE {
                let group = self.group_after(before.group, id, 1);
                self.elements.push(Element { group, tag: 0, next: NONE });
                return Mark(id);
            }
            self.split(before.group);
        }
        if self.gap(mark) < 2 {
            self.spread(self.elements[mark.0 as usize].group);
        }
        let Element { group, tag, next } = self.elements[mark.0 as usize];
        let tag = tag + (self.gap(mark) / 2).min(STRIDE);
        self.elements.push(Element { group, tag, next });
        self.elements[mark.0 as usize].next = id;
        self.groups[group as usize].count += 1;
        Mark(id)
    }

    /// Tags from an element up to the next one.
    fn gap(&self, mark: Mark) -> u32 {
        let Element { tag, next, .. } = self.elements[mark.0 as usize];
        let end = if next == NONE { u32::MAX } else { self.elements[next as usize].tag };
        end - tag
    }

    fn group_after(&mut self, group: u32, first: u32, count: u32) -> u32 {
        self.groups.push(Group { first, count });
        self.labels.insert_after(group)
    }

    /// Makes a group of its second half.
    fn split(&mut self, group: u32) {
        let Group { first, count } = self.groups[group as usize];
        let mut last = first;
        for _ in 1..count / 2 {
            last = self.elements[last as usize].next;
        }
        let mut at = std::mem::replace(&mut self.elements[last as usize].next, NONE);
        self.groups[group as usize].count = count / 2;
        let new = self.group_after(group, at, count - count / 2);
        self.spread(group);
        while at != NONE {
            self.elements[at as usize].group = new;
            at = self.elements[at as usize].next;
        }
        self.spread(new);
    }

    /// Gives the elements of a group tags at equal distances.
    fn spread(&mut self, group: u32) {
        let Group { first, count } = self.groups[group as usize];
        let step = u32::MAX / (count + 1);
        let (mut at, mut tag) = (first, 0);
        while at != NONE {
            self.elements[at as usize].tag = tag;
            tag += step;
            at = self.elements[at as usize].next;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn order_survives_many_insertions_at_one_place_and_at_random() {
        let mut list = OrderList::new();
        let mut reference = vec![list.first()];
        let mut seed = 7u64;
        for i in 0..20_000usize {
            seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            let at = match i % 4 {
                0 => 0,
                1 => i / 2,
                2 => reference.len() - 1,
                _ => (seed >> 33) as usize % reference.len(),
            };
            let mark = list.insert_after(reference[at]);
            reference.insert(at + 1, mark);
        }
        assert!(reference.windows(2).all(|w| list.before(w[0], w[1])));
    }
}
