//! What millions share is kept once.

use rustc_hash::FxHashSet;
use std::hash::Hash;
use std::sync::Arc;

/// Equal values as one.
#[derive(Debug)]
pub struct Pool<T>(FxHashSet<Arc<T>>);

impl<T> Default for Pool<T> {
    fn default() -> Self {
        Pool(FxHashSet::default())
    }
}

impl<T: Eq + Hash> Pool<T> {
    /// The one that is equal.
    pub fn shared(&mut self, value: T) -> Arc<T> {
        if let Some(known) = self.0.get(&value) {
            return Arc::clone(known);
        }
        let value = Arc::new(value);
        self.0.insert(Arc::clone(&value));
        value
    }
}
