//! Which Z3 is loaded, and whether it may be used.
//!
//! Z3 is a shared library, so the one found at run time can differ from the one that was built against.
//! Z3 renumbers its enumerations between minor releases (4.13.2, 4.14.1, 5.0 and 5.3 did), so that a
//! different one does not crash but gives wrong answers. [`check`] is therefore called before the first
//! query. Nothing here creates a Z3 context, which costs 10 to 23 ms.

use std::fmt;

/// The oldest Z3 that the bindings support.
pub const MINIMUM: Version = Version { major: 4, minor: 13, patch: 3 };

/// The version that set-up chose and `build.rs` passed on.
const BUILT_AGAINST: &str = env!("SCOVILLE_Z3_BUILT_AGAINST");

/// A version of Z3; the fourth number that Z3 prints is a build count without meaning here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Version {
    /// The first number.
    pub major: u32,
    /// The second number.
    pub minor: u32,
    /// The third number, which Z3 calls the build number.
    pub patch: u32,
}

impl Version {
    /// Reads the first run of dotted numbers in a text such as `Z3 5.4.1.0` or `4.13.3`.
    fn parse(text: &str) -> Option<Version> {
        let start = text
            .split_whitespace()
            .find(|word| word.starts_with(|c: char| c.is_ascii_digit()) && word.contains('.'))?;
        let mut numbers = start.split('.').map(|n| n.trim_end_matches(|c: char| !c.is_ascii_digit()).parse::<u32>());
        let major = numbers.next()?.ok()?;
        let minor = numbers.next()?.ok()?;
        let patch = match numbers.next() {
            Some(patch) => patch.ok()?,
            None => 0,
        };
        Some(Version { major, minor, patch })
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}", self.major, self.minor, self.patch)
    }
}

/// What the loaded Z3 calls itself, for example `5.4.1.0`; for version strings and reports.
pub fn full_version() -> &'static str {
    z3::full_version()
}

/// The version of the loaded Z3, if it may be used.
///
/// # Errors
///
/// A message for the user, in one line, when the loaded library is older than [`MINIMUM`], or is not of
/// the minor release that this program was built against, or calls itself something unreadable.
pub fn check() -> Result<Version, String> {
    judge(full_version(), BUILT_AGAINST)
}

fn judge(loaded: &str, built_against: &str) -> Result<Version, String> {
    let Some(version) = Version::parse(loaded) else {
        return Err(format!("the loaded Z3 library calls itself '{loaded}', which names no version; {REMEDY}"));
    };
    if version < MINIMUM {
        return Err(format!("the loaded Z3 library is {version}, but Scoville needs {MINIMUM} or newer; {REMEDY}"));
    }
    match Version::parse(built_against) {
        Some(built) if (built.major, built.minor) == (version.major, version.minor) && version.patch >= built.patch => {
            Ok(version)
        }
        _ => Err(format!(
            "the loaded Z3 library is {version}, but this program was built for {built_against}, and Z3 numbers its \
             operators differently from release to release; {REMEDY}"
        )),
    }
}

const REMEDY: &str = "run `make setup` in the checkout and build again, and unset LD_LIBRARY_PATH and LD_PRELOAD if they \
                      lead to another libz3";

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::expect;

    fn version(text: &str) -> Option<(u32, u32, u32)> {
        Version::parse(text).map(|v| (v.major, v.minor, v.patch))
    }

    #[test]
    fn reads_what_z3_prints() {
        assert_eq!(version("5.4.1.0"), Some((5, 4, 1)));
        assert_eq!(version("Z3 4.8.12.0"), Some((4, 8, 12)));
        assert_eq!(version("Z3 4.13.3.0 a1b2c3 main"), Some((4, 13, 3)));
        assert_eq!(version("4.15"), Some((4, 15, 0)));
        assert_eq!(version(""), None);
        assert_eq!(version("Z3"), None);
        assert_eq!(version("5"), None);
        assert_eq!(version("5.x.1"), None);
    }

    #[test]
    fn the_linked_library_is_accepted() {
        let version = check().expect("set-up chose it");
        assert!(version >= MINIMUM);
        assert!(full_version().contains(&version.to_string()));
    }

    #[test]
    fn another_library_is_refused() {
        assert!(judge("5.4.1.0", "5.4.1.0").is_ok());
        assert!(judge("5.4.3.0", "5.4.1.0").is_ok());
        let refused = |loaded, built| judge(loaded, built).expect_err("must be refused") + "\n";
        expect![[r#"
            the loaded Z3 library is 4.8.12, but Scoville needs 4.13.3 or newer; run `make setup` in the checkout and build again, and unset LD_LIBRARY_PATH and LD_PRELOAD if they lead to another libz3
        "#]]
        .assert_eq(&refused("Z3 4.8.12.0", "5.4.1.0"));
        expect![[r#"
            the loaded Z3 library is 5.3.0, but this program was built for 5.4.1.0, and Z3 numbers its operators differently from release to release; run `make setup` in the checkout and build again, and unset LD_LIBRARY_PATH and LD_PRELOAD if they lead to another libz3
        "#]]
        .assert_eq(&refused("5.3.0.0", "5.4.1.0"));
        expect![[r#"
            the loaded Z3 library calls itself 'unknown', which names no version; run `make setup` in the checkout and build again, and unset LD_LIBRARY_PATH and LD_PRELOAD if they lead to another libz3
        "#]]
        .assert_eq(&refused("unknown", "5.4.1.0"));
        assert!(judge("5.4.0.0", "5.4.1.0").is_err());
        assert!(judge("6.4.1.0", "5.4.1.0").is_err());
        assert!(judge("5.4.1.0", "").is_err());
    }
}
