//! Sets of small numbers.

/// A set of numbers, a bit for each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bits(Vec<u64>);

impl Bits {
    /// No numbers.
    pub const NONE: Bits = Bits(Vec::new());

    /// Adds a number.
    pub fn add(&mut self, i: usize) {
        let (word, bit) = (i / 64, i % 64);
        if self.0.len() <= word {
            self.0.resize(word + 1, 0);
        }
        self.0[word] |= 1 << bit;
    }

    /// Takes a number away, if it is there.
    pub fn remove(&mut self, i: usize) {
        if let Some(w) = self.0.get_mut(i / 64) {
            *w &= !(1 << (i % 64));
        }
    }

    /// Adds all of `other`; tells whether that changed anything.
    pub fn join(&mut self, other: &Bits) -> bool {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        let mut changed = false;
        for (a, b) in self.0.iter_mut().zip(&other.0) {
            changed |= *b & !*a != 0;
            *a |= b;
        }
        changed
    }

    /// Whether the number is in the set.
    #[must_use]
    pub fn has(&self, i: usize) -> bool {
        self.0.get(i / 64).is_some_and(|w| w >> (i % 64) & 1 == 1)
    }

    /// All of them, in order.
    pub fn iter(&self) -> impl Iterator<Item = usize> {
        let of_word = |(i, w): (usize, &u64)| {
            let w = *w;
            (0..64).filter(move |b| w >> b & 1 == 1).map(move |b| i * 64 + b)
        };
        self.0.iter().enumerate().flat_map(of_word)
    }
}
