//! Random numbers.

/// A small deterministic generator of numbers (splitmix64).
#[derive(Clone, Debug)]
pub struct Numbers(u64);

impl Numbers {
    /// From a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Numbers(seed)
    }

    /// A number below `n`; 0 for none.
    pub fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % u64::from(n.max(1))) as u32
    }

    /// True once in `n` times.
    pub fn one_in(&mut self, n: u32) -> bool {
        self.below(n) == 0
    }
}
