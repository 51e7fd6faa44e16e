//! Labels of a list: numbers in the order of its elements.
//!
//! Tags of 64 bits; when a gap closes, the smallest enclosing tag range that is not too dense is spread out again
//! (Bender, Cole, Demaine, Farach-Colton, Zito: Two simplified algorithms for maintaining order in a list, 2002).
//! Insertion costs O(log n) amortised, comparison two loads.

/// A list of elements that are numbered in the order of their insertion; it always has a first element, number 0.
#[derive(Clone, Debug)]
pub struct Labels {
    links: Vec<Link>,
}

#[derive(Clone, Copy, Debug)]
struct Link {
    tag: u64,
    next: u32,
    previous: u32,
}

const NONE: u32 = u32::MAX;

impl Default for Labels {
    fn default() -> Self {
        Self::new()
    }
}

impl Labels {
    /// A list with one element.
    #[must_use]
    pub fn new() -> Self {
        Labels { links: vec![Link { tag: 0, next: NONE, previous: NONE }] }
    }

    /// Whether `a` stands before `b`.
    #[must_use]
    pub fn before(&self, a: u32, b: u32) -> bool {
        self.at(a).tag < self.at(b).tag
    }

    fn at(&self, id: u32) -> &Link {
        &self.links[id as usize]
    }

    fn at_mut(&mut self, id: u32) -> &mut Link {
        &mut self.links[id as usize]
    }

    /// A new element right after another one: its number.
    pub fn insert_after(&mut self, mark: u32) -> u32 {
        if self.gap(mark) < 2 {
            self.spread(mark);
        }
        let at = self.at(mark).tag;
        let gap = self.gap(mark);
        // Runs of appends are the common case: a bounded stride keeps room behind.
        let tag = at + (gap / 2).min(1 << 32);
        let id = self.links.len() as u32;
        let next = self.at(mark).next;
        self.links.push(Link { tag, next, previous: mark });
        self.at_mut(mark).next = id;
        if next != NONE {
            self.at_mut(next).previous = id;
        }
        id
    }

    fn gap(&self, mark: u32) -> u64 {
        let Link { tag, next, .. } = *self.at(mark);
        let end = if next == NONE { u64::MAX } else { self.at(next).tag };
        end - tag
    }

    /// Spreads the elements around `mark` evenly over the smallest aligned tag range with density below a threshold
    /// that falls with the size of the range.
    fn spread(&mut self, mark: u32) {
        let (mut first, mut last, mut count) = (mark, mark, 1u64);
        let tag = self.at(mark).tag;
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
