//! Order maintenance: a list with insertion after any element and constant-time comparison.
//!
//! Tags of 64 bits; when a gap closes, the smallest enclosing tag range that is not too dense is spread out again
//! (Bender, Cole, Demaine, Farach-Colton, Zito: Two simplified algorithms for maintaining order in a list, 2002).
//! Insertion costs O(log n) amortised, comparison two loads.

/// An element of an [`OrderList`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mark(u32);

/// The list; it always has a first element.
#[derive(Clone, Debug)]
pub struct OrderList {
    links: Vec<Link>,
}

#[derive(Clone, Copy, Debug)]
struct Link {
    tag: u64,
    next: u32,
    previous: u32,
}

const NONE: u32 = u32::MAX;

impl Default for OrderList {
    fn default() -> Self {
        Self::new()
    }
}

impl OrderList {
    /// A list with one element.
    #[must_use]
    pub fn new() -> Self {
        OrderList { links: vec![Link { tag: 0, next: NONE, previous: NONE }] }
    }

    /// The first element.
    #[must_use]
    pub fn first(&self) -> Mark {
        Mark(0)
    }

    /// Whether `a` stands before `b`.
    #[must_use]
    pub fn before(&self, a: Mark, b: Mark) -> bool {
        self.at(a.0).tag < self.at(b.0).tag
    }

    fn at(&self, id: u32) -> &Link {
        &self.links[id as usize]
    }

    fn at_mut(&mut self, id: u32) -> &mut Link {
        &mut self.links[id as usize]
    }

    /// A new element right after `mark`.
    pub fn insert_after(&mut self, mark: Mark) -> Mark {
        if self.gap(mark) < 2 {
            self.spread(mark);
        }
        let at = self.at(mark.0).tag;
        let gap = self.gap(mark);
        // Runs of appends are the common case: a bounded stride keeps room behind.
        let tag = at + (gap / 2).min(1 << 32);
        let id = self.links.len() as u32;
        let next = self.at(mark.0).next;
        self.links.push(Link { tag, next, previous: mark.0 });
        self.at_mut(mark.0).next = id;
        if next != NONE {
            self.at_mut(next).previous = id;
        }
        Mark(id)
    }

    fn gap(&self, mark: Mark) -> u64 {
        let Link { tag, next, .. } = *self.at(mark.0);
        let end = if next == NONE { u64::MAX } else { self.at(next).tag };
        end - tag
    }

    /// Spreads the elements around `mark` evenly over the smallest aligned tag range with density below a threshold
    /// that falls with the size of the range.
    fn spread(&mut self, mark: Mark) {
        let (mut first, mut last, mut count) = (mark.0, mark.0, 1u64);
        let tag = self.at(mark.0).tag;
        let mut bits = 1u32;
        loop {
            let low = if bits >= 64 { 0 } else { tag >> bits << bits };
            let high = if bits >= 64 { u64::MAX } else { low + ((1u64 << bits) - 1) };
            while self.at(first).previous != NONE && self.at(self.at(first).previous).tag >= low {
                first = self.at(first).previous;
                count += 1;
            }
            while self.at(last).next != NONE && self.at(self.at(last).next).tag <= high {
                last = self.at(last).next;
                count += 1;
            }
            // Capacity with threshold 1.5^-bits of the density, that is 2^bits * 1.5^-bits elements.
            let room = (4.0f64 / 3.0).powi(bits.min(64) as i32);
            if bits >= 64 || (count as f64) < room {
                let size = if bits >= 64 { u64::MAX } else { 1u64 << bits };
                let step = (size / (count + 1)).max(1);
                let mut at = first;
                let mut tag = low + if low == 0 && first == 0 { 0 } else { step };
                loop {
                    self.at_mut(at).tag = tag;
                    if at == last {
                        return;
                    }
                    tag += step;
                    at = self.at(at).next;
                }
            }
            bits += 1;
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
        for i in 0..4000usize {
            seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            let at = match i % 3 {
                0 => 0,
                1 => reference.len() - 1,
                _ => (seed >> 33) as usize % reference.len(),
            };
            let mark = list.insert_after(reference[at]);
            reference.insert(at + 1, mark);
        }
        assert!(reference.windows(2).all(|w| list.before(w[0], w[1])));
    }
}
