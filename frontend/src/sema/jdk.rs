//! Classes of Java's library that there is no model of, so that a program that uses one is told so, and not that it has a
//! typing error: only where a package is imported as a whole does the name alone not tell where it belongs.

/// Packages with names of classes. (What has a model is found before anybody looks here.)
const PACKAGES: &[(&str, &str)] = &[
    (
        "java.lang",
        "InheritableThreadLocal ThreadGroup Process ProcessBuilder ClassLoader Module Package StackWalker ScopedValue \
         SecurityManager ModuleLayer Compiler ProcessHandle",
    ),
    (
        "java.util",
        "Calendar GregorianCalendar TimeZone Locale Currency ResourceBundle \
         WeakHashMap ServiceLoader Dictionary EventListener EventObject \
         HexFormat SequencedCollection SequencedMap SequencedSet Spliterator Spliterators SimpleTimeZone",
    ),
    (
        "java.util.concurrent",
        "RunnableScheduledFuture \
         Flow SubmissionPublisher StructuredTaskScope ForkJoinWorkerThread \
         CountedCompleter ManagedBlocker RejectedExecutionHandler RunnableFuture",
    ),
    ("java.util.concurrent.locks", "AbstractQueuedLongSynchronizer"),
];

/// The library's class with this simple name in one of the packages, if it is known.
#[must_use]
pub fn class_in<'a>(packages: impl Iterator<Item = &'a str>, name: &str) -> Option<String> {
    let mut packages = std::iter::once("java.lang").chain(packages);
    packages.find_map(|package| {
        let (_, names) = PACKAGES.iter().find(|(p, _)| *p == package)?;
        names.split_whitespace().any(|n| n == name).then(|| format!("{package}.{name}"))
    })
}
