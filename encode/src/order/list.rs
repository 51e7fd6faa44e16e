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
    tags: Vec<u64>,
    next: Vec<u32>,
    previous: Vec<u32>,
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
        OrderList { tags: vec![0], next: vec![NONE], previous: vec![NONE] }
    }

    /// The first element.
    #[must_use]
    pub fn first(&self) -> Mark {
        Mark(0)
    }

    /// Whether `a` stands before `b`.
    #[must_use]
    pub fn before(&self, a: Mark, b: Mark) -> bool {
        self.tags[a.0 as usize] < self.tags[b.0 as usize]
    }

    /// A new element right after `mark`.
    pub fn insert_after(&mut self, mark: Mark) -> Mark {
        if self.gap(mark) < 2 {
            self.spread(mark);
        }
        let at = self.tags[mark.0 as usize];
        let gap = self.gap(mark);
        // Runs of appends are the common case: a bounded stride keeps room behind.
        let tag = at + (gap / 2).min(1 << 32);
        let id = self.tags.len() as u32;
        let after = self.next[mark.0 as usize];
        self.tags.push(tag);
        self.next.push(after);
        self.previous.push(mark.0);
        self.next[mark.0 as usize] = id;
        if after != NONE {
            self.previous[after as usize] = id;
        }
        Mark(id)
    }

    fn gap(&self, mark: Mark) -> u64 {
        let next = self.next[mark.0 as usize];
        let end = if next == NONE { u64::MAX } else { self.tags[next as usize] };
        end - self.tags[mark.0 as usize]
    }

    /// Spreads the elements around `mark` evenly over the smallest aligned tag range with density below a threshold
    /// that falls with the size of the range.
    fn spread(&mut self, mark: Mark) {
        let (mut first, mut last, mut count) = (mark.0, mark.0, 1u64);
        let tag = self.tags[mark.0 as usize];
        let mut bits = 1u32;
        loop {
            let low = if bits >= 64 { 0 } else { tag >> bits << bits };
            let high = if bits >= 64 { u64::MAX } else { low + ((1u64 << bits) - 1) };
            while self.previous[first as usize] != NONE && self.tags[self.previous[first as usize] as usize] >= low {
                first = self.previous[first as usize];
                count += 1;
            }
            while self.next[last as usize] != NONE && self.tags[self.next[last as usize] as usize] <= high {
                last = self.next[last as usize];
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
                    self.tags[at as usize] = tag;
                    if at == last {
                        return;
                    }
                    tag += step;
                    at = self.next[at as usize];
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
