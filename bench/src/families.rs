//! The table of families: programs whose size is an argument.

use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::path::Path;

/// Stands for the size in arguments.
const SIZE: &str = "{n}";

/// All families.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Families {
    /// In the order in which they are run.
    #[serde(rename = "family")]
    pub all: Vec<Family>,
}

/// One program in several sizes.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Family {
    /// Its name: letters, digits and `-`; the name of its plot.
    pub name: String,
    /// The program's file, in the folder of the table.
    pub program: String,
    /// The program's arguments; `{n}` stands for the size.
    pub args: Vec<String>,
    /// The verdict that is expected at every size, as `verify` writes it: `true`, `false(assertion)`.
    pub verdict: String,
    /// What growth is measured against.
    #[serde(default)]
    pub measure: Measure,
    /// What is compared: one way of running it, or several.
    #[serde(rename = "curve")]
    pub curves: Vec<Curve>,
}

/// What tells how large an instance is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Measure {
    /// The argument.
    #[default]
    N,
    /// The tasks of the trace.
    Tasks,
    /// The checked accesses.
    Accesses,
}

impl Measure {
    /// Its word, for axes and tables.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Measure::N => "n",
            Measure::Tasks => "tasks",
            Measure::Accesses => "accesses",
        }
    }
}

/// One way of running a family.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Curve {
    /// Its name in tables and plots.
    pub name: String,
    /// Options of `verify`.
    #[serde(default)]
    pub options: Vec<String>,
    /// The sizes, from small to large.
    pub sizes: Vec<u64>,
}

impl Families {
    /// Reads a table; `name` is told in messages.
    ///
    /// # Errors
    /// What is wrong with it: TOML, a missing or unknown key, or a rule of this module.
    pub fn parse(name: &str, text: &str) -> Result<Families, String> {
        let families: Families = toml::from_str(text).map_err(|e| format!("{name}: {e}"))?;
        let mut names = BTreeSet::new();
        for family in &families.all {
            family.check().map_err(|why| format!("{name}: family {}: {why}", family.name))?;
            if !names.insert(&family.name) {
                return Err(format!("{name}: two families have the name {}", family.name));
            }
        }
        Ok(families)
    }

    /// Reads the table in the file `path`.
    ///
    /// # Errors
    /// As [`Families::parse`], or if the file cannot be read.
    pub fn read(path: &Path) -> Result<Families, String> {
        let name = path.display().to_string();
        let text = std::fs::read_to_string(path).map_err(|e| format!("cannot read {name}: {e}"))?;
        Families::parse(&name, &text)
    }

    /// Keeps those that `wanted` names; all if it names none.
    ///
    /// # Errors
    /// If there is no family of a name.
    pub fn choose(&mut self, wanted: &[String]) -> Result<(), String> {
        if let Some(name) = wanted.iter().find(|w| !self.all.iter().any(|f| f.name == **w)) {
            let known: Vec<&str> = self.all.iter().map(|f| f.name.as_str()).collect();
            return Err(format!("there is no family {name}, only {}", known.join(", ")));
        }
        self.all.retain(|f| wanted.is_empty() || wanted.contains(&f.name));
        Ok(())
    }

    /// Keeps the `first` sizes of each curve.
    pub fn shorten(&mut self, first: usize) {
        for curve in self.all.iter_mut().flat_map(|f| &mut f.curves) {
            curve.sizes.truncate(first);
        }
    }
}

impl Family {
    /// The program's arguments for one size.
    #[must_use]
    pub fn arguments(&self, n: u64) -> Vec<String> {
        self.args.iter().map(|a| a.replace(SIZE, &n.to_string())).collect()
    }

    fn check(&self) -> Result<(), String> {
        let plain = |c: char| c.is_ascii_alphanumeric() || c == '-';
        if self.name.is_empty() || !self.name.chars().all(plain) {
            return Err("a name has letters, digits and - only".to_owned());
        }
        if !self.args.iter().any(|a| a.contains(SIZE)) {
            return Err(format!("no argument contains {SIZE}"));
        }
        if self.curves.is_empty() {
            return Err("there is no curve".to_owned());
        }
        let mut names = BTreeSet::new();
        for curve in &self.curves {
            if !names.insert(&curve.name) {
                return Err(format!("two curves have the name {}", curve.name));
            }
            if curve.sizes.first().is_none_or(|n| *n == 0) || !curve.sizes.is_sorted_by(|a, b| a < b) {
                return Err(format!("curve {}: sizes grow, from one that is not 0", curve.name));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const COUNTER: &str = r#"
        [[family]]
        name = "counter"
        program = "Counter.java"
        args = ["{n}", "x{n}y", "3"]
        verdict = "true"
        measure = "tasks"

        [[family.curve]]
        name = "verify"
        sizes = [10, 20, 40]

        [[family.curve]]
        name = "each order"
        options = ["--no-commute"]
        sizes = [2, 4]
    "#;

    #[test]
    fn a_table_is_read() {
        let mut families = Families::parse("t", COUNTER).unwrap();
        let family = &families.all[0];
        assert_eq!((family.program.as_str(), family.measure), ("Counter.java", Measure::Tasks));
        assert_eq!(family.arguments(7), ["7", "x7y", "3"]);
        assert_eq!(family.curves[0].options, Vec::<String>::new());
        assert_eq!(family.curves[1].options, ["--no-commute"]);
        families.shorten(2);
        assert_eq!(families.all[0].curves[0].sizes, [10, 20]);
    }

    #[test]
    fn mistakes_are_named() {
        let said = |from: &str, to: &str| {
            assert!(COUNTER.contains(from));
            Families::parse("t", &COUNTER.replacen(from, to, 1)).unwrap_err()
        };
        assert!(said("verdict", "verdikt").contains("verdikt"), "{}", said("verdict", "verdikt"));
        assert!(said("\"tasks\"", "\"moons\"").contains("moons"));
        assert_eq!(said("\"counter\"", "\"a/b\""), "t: family a/b: a name has letters, digits and - only");
        assert_eq!(said("\"{n}\", \"x{n}y\", ", ""), "t: family counter: no argument contains {n}");
        for sizes in ["[]", "[0, 1]", "[4, 4]", "[8, 4]"] {
            let wrong = "t: family counter: curve each order: sizes grow, from one that is not 0";
            assert_eq!(said("[2, 4]", sizes), wrong);
        }
        assert_eq!(said("each order", "verify"), "t: family counter: two curves have the name verify");
        let twice = Families::parse("t", &format!("{COUNTER}{COUNTER}")).unwrap_err();
        assert_eq!(twice, "t: two families have the name counter");
    }

    #[test]
    fn families_are_chosen_by_name() {
        let mut families = Families::parse("t", COUNTER).unwrap();
        families.choose(&[]).unwrap();
        families.choose(&["counter".to_owned()]).unwrap();
        assert_eq!(families.all.len(), 1);
        assert_eq!(families.choose(&["chain".to_owned()]).unwrap_err(), "there is no family chain, only counter");
    }
}
