//! The states that were met.

use rustc_hash::FxHashMap;

/// States by their hashes, or with all that they consist of.
#[derive(Debug)]
pub enum Visited {
    /// Hashes: two states with the same one are taken for the same.
    Hashes(Hashes),
    /// The states themselves, packed, by their hashes.
    Full {
        /// The states.
        states: FxHashMap<u128, Box<[u8]>>,
        /// Bytes that they take.
        bytes: u64,
    },
}

impl Visited {
    /// An empty set.
    #[must_use]
    pub fn new(full: bool) -> Visited {
        if full { Visited::Full { states: FxHashMap::default(), bytes: 0 } } else { Visited::Hashes(Hashes::default()) }
    }

    /// Adds a state, given its words if they are to be compared; tells whether it is new.
    ///
    /// # Errors
    /// If another state has the same hash, or the words could not be told.
    pub fn insert(&mut self, hash: u128, words: Option<Result<Vec<u64>, String>>) -> Result<bool, String> {
        match self {
            Visited::Hashes(set) => Ok(set.insert(hash)),
            Visited::Full { states, bytes } => {
                let packed = pack(&words.ok_or("a state without its words")??);
                match states.get(&hash) {
                    Some(known) if **known == *packed => Ok(false),
                    Some(_) => Err("two different states have the same hash".to_owned()),
                    None => {
                        *bytes += packed.len() as u64 + 48;
                        states.insert(hash, packed);
                        Ok(true)
                    }
                }
            }
        }
    }

    /// Whether a state with this hash was added.
    #[must_use]
    pub fn has(&self, hash: u128) -> bool {
        match self {
            Visited::Hashes(set) => set.has(hash),
            Visited::Full { states, .. } => states.contains_key(&hash),
        }
    }

    /// Reads the places of these hashes, one right after the other, so that the memory delivers them together and
    /// [`Visited::has`] finds them at hand.
    pub fn fetch(&self, hashes: impl Iterator<Item = u128>) {
        if let Visited::Hashes(Hashes { slots, .. }) = self
            && !slots.is_empty()
        {
            let mask = slots.len() - 1;
            std::hint::black_box(hashes.fold(0, |all, hash| all ^ slots[hash as usize & mask]));
        }
    }

    /// Number of states.
    #[must_use]
    pub fn len(&self) -> usize {
        match self {
            Visited::Hashes(set) => set.len,
            Visited::Full { states, .. } => states.len(),
        }
    }

    /// Memory that they take, about.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        match self {
            Visited::Hashes(set) => set.slots.len() as u64 * 16,
            Visited::Full { states, bytes } => states.capacity() as u64 * 40 + bytes,
        }
    }

    /// Memory that they take in addition while room is made for `more`.
    #[must_use]
    pub fn growth(&self, more: usize) -> u64 {
        match self {
            Visited::Hashes(set) if set.is_full_with(more) => set.slots.len() as u64 * 32,
            Visited::Full { states, .. } if states.len() + more > states.capacity() => states.capacity() as u64 * 80,
            _ => 0,
        }
    }
}

/// A set of hashes, each at the first free slot from the one that its lowest bits name.
#[derive(Debug, Default)]
pub struct Hashes {
    /// 0 where there is none; their number is a power of 2, and a quarter of them is free.
    slots: Vec<u128>,
    len: usize,
    has_zero: bool,
}

impl Hashes {
    /// Adds a hash; tells whether it is new.
    fn insert(&mut self, hash: u128) -> bool {
        if hash == 0 {
            self.len += usize::from(!self.has_zero);
            return !std::mem::replace(&mut self.has_zero, true);
        }
        if self.is_full_with(0) {
            let more = (self.slots.len() * 2).max(1024);
            let old = std::mem::replace(&mut self.slots, vec![0; more]);
            for hash in old.into_iter().filter(|h| *h != 0) {
                let i = self.find(hash);
                self.slots[i] = hash;
            }
        }
        let i = self.find(hash);
        let new = self.slots[i] == 0;
        self.slots[i] = hash;
        self.len += usize::from(new);
        new
    }

    /// Whether the slots have to be made more when `more` have come.
    fn is_full_with(&self, more: usize) -> bool {
        self.len + more >= self.slots.len() / 4 * 3
    }

    /// Whether it was added.
    fn has(&self, hash: u128) -> bool {
        if hash == 0 { self.has_zero } else { !self.slots.is_empty() && self.slots[self.find(hash)] == hash }
    }

    /// Where it is, or belongs.
    fn find(&self, hash: u128) -> usize {
        let mask = self.slots.len() - 1;
        let mut i = hash as usize & mask;
        while self.slots[i] != 0 && self.slots[i] != hash {
            i = (i + 1) & mask;
        }
        i
    }
}

/// Words as bytes, small ones short.
fn pack(words: &[u64]) -> Box<[u8]> {
    let mut out = Vec::with_capacity(words.len() * 3);
    for w in words {
        let mut rest = *w;
        while rest >= 0x80 {
            out.push(rest as u8 | 0x80);
            rest >>= 7;
        }
        out.push(rest as u8);
    }
    out.into_boxed_slice()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn growth_is_announced() {
        let mut set = Visited::new(false);
        set.insert(1, None).unwrap();
        for hash in 2..5_000 {
            let (before, announced) = (set.bytes(), set.growth(1));
            set.insert(hash, None).unwrap();
            let grown = set.bytes() - before;
            assert!(grown == 0 || announced >= before + grown, "{hash}: {before} {announced} {grown}");
        }
        assert!(set.growth(100_000) > 0);
    }

    #[test]
    fn a_collision_is_noticed() {
        let mut v = Visited::new(true);
        assert_eq!(v.insert(1, Some(Ok(vec![1, 300]))), Ok(true));
        assert_eq!(v.insert(1, Some(Ok(vec![1, 300]))), Ok(false));
        assert!(v.insert(1, Some(Ok(vec![1, 301]))).is_err());
        let mut v = Visited::new(false);
        assert_eq!((v.insert(1, None), v.insert(1, None)), (Ok(true), Ok(false)));
    }

    #[test]
    fn every_hash_is_new_once() {
        let mut v = Hashes::default();
        // Most of them want the same few slots.
        let all: Vec<u128> = (0..5000u128).map(|i| i << 64 | (i % 7)).collect();
        assert!(all.iter().all(|h| v.insert(*h)));
        assert!(!all.iter().any(|h| v.insert(*h)));
        assert!(all.iter().all(|h| v.has(*h)) && !v.has(7) && !Hashes::default().has(0));
        assert_eq!(v.len, 5000);
    }

    #[test]
    fn different_words_are_packed_differently() {
        assert_ne!(pack(&[0x80, 1]), pack(&[0x81, 0]));
        assert_eq!(pack(&[u64::MAX]).len(), 10);
    }
}
