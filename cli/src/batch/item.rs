//! The programs of a batch.

use super::config::Declared;
use crate::suite::find::Program;
use std::path::PathBuf;
use std::str::FromStr;

/// A program of a batch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Item {
    /// Name for people.
    pub name: String,
    /// Its files, and folders of them.
    pub sources: Vec<PathBuf>,
    /// What the configuration says about it; `None` for a file that speaks for itself.
    pub declared: Option<Declared>,
    /// Its place in the whole batch, from 0.
    pub index: u64,
    /// Programs of the whole batch.
    pub total: u64,
}

/// All programs in their order: those that were found, then those of the configuration.
pub(crate) fn items(found: Vec<Program>, declared: Vec<Declared>) -> Vec<Item> {
    let total = (found.len() + declared.len()) as u64;
    let files = found.into_iter().map(|p| (p.name, vec![p.path], None));
    let declared = declared.into_iter().map(|d| (d.name.clone(), d.files.clone(), Some(d)));
    let item = |(index, (name, sources, declared))| Item { name, sources, declared, index, total };
    (0..).zip(files.chain(declared)).map(item).collect()
}

/// One of several parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shard {
    /// Which, from 1.
    part: u64,
    /// Of how many.
    of: u64,
}

impl Shard {
    /// Whether a program belongs to this part: each to one, neighbours to different ones, so that all have much to do.
    pub(crate) fn has(self, item: &Item) -> bool {
        item.index % self.of == self.part - 1
    }
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Shard, String> {
        let numbers = text.split_once('/').and_then(|(k, n)| Some((k.parse().ok()?, n.parse().ok()?)));
        match numbers {
            Some((part, of)) if (1..=of).contains(&part) && of <= 100_000 => Ok(Shard { part, of }),
            _ => Err("expected K/N, for example 1/4 for the first of four parts".to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_program_is_in_one_part() {
        let found = (0..7).map(|i| Program { path: format!("{i}").into(), name: format!("{i}") }).collect();
        let all = items(found, Vec::new());
        let part = |text: &str| -> Result<Vec<u64>, String> {
            let shard: Shard = text.parse()?;
            Ok(all.iter().filter(|i| shard.has(i)).map(|i| i.index).collect())
        };
        assert_eq!((part("1/3"), part("2/3"), part("3/3")), (Ok(vec![0, 3, 6]), Ok(vec![1, 4]), Ok(vec![2, 5])));
        assert_eq!(part("1/1").map(|p| p.len()), Ok(7));
        for bad in ["0/3", "4/3", "1", "1/0", "a/b", "1/3/3", "-1/2"] {
            assert!(bad.parse::<Shard>().is_err(), "{bad}");
        }
    }
}
