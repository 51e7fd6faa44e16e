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

/// Types that are public only because models in other packages use them.
const INTERNAL: &[&str] = &[
    "java.io.ConsoleInputStream",
    "java.io.ConsolePrintStream",
    "java.lang.StringSupport",
    "java.time.format.ParsedMoment",
    "java.util.CalendarNames",
    "java.util.ConcurrentSortedMap",
    "java.util.ConcurrentTable",
    "java.util.Formatting",
    "java.util.ImmutableList",
    "java.util.IndexedList",
    "java.util.ReadOnlyListIterator",
    "java.util.SortedKeys",
];

/// Whether a public type of a model is not one of the library.
#[must_use]
pub fn is_internal(name: &str) -> bool {
    name.starts_with("scoville.") || INTERNAL.contains(&name)
}

/// Qualified names of modelled types with this simple name that programs can use.
#[must_use]
pub fn with_simple_name(simple: &str) -> Vec<&'static str> {
    let here =
        |(name, file): &&(&str, usize)| name.rsplit('.').next() == Some(simple) && is_public(simple, FILES[*file].1);
    TYPES.iter().filter(here).map(|(name, _)| *name).filter(|n| !is_internal(n)).collect()
}

/// Whether a text declares a public type with this name.
fn is_public(simple: &str, text: &str) -> bool {
    text.lines().filter_map(|l| l.strip_prefix("public ")).any(|line| {
        let mut words = line.split(|c: char| !c.is_alphanumeric() && c != '_');
        words.find(|w| matches!(*w, "class" | "interface" | "enum" | "record")).is_some()
            && words.next() == Some(simple)
    })
}
