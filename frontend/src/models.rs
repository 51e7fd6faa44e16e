//! The library models: Java sources that are part of this crate, read by the same front end when a program uses them.

include!(concat!(env!("OUT_DIR"), "/models.rs"));

/// The index of the model file that declares the type with this qualified name.
#[must_use]
pub fn file_of(qualified: &str) -> Option<usize> {
    TYPES.binary_search_by(|(name, _)| (*name).cmp(qualified)).ok().map(|i| TYPES[i].1)
}

/// True if there are models in this package.
#[must_use]
pub fn is_package(name: &str) -> bool {
    PACKAGES.binary_search(&name).is_ok()
}

/// Qualified names of modelled types with this simple name.
#[must_use]
pub fn with_simple_name(simple: &str) -> Vec<&'static str> {
    TYPES.iter().map(|(name, _)| *name).filter(|n| n.rsplit('.').next() == Some(simple)).collect()
}
