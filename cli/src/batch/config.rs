//! `scoville.toml`: options of `scoville batch`, by their long names, and programs of several files.
//!
//! The options become arguments in front of those of the command line, so that both mean the same and the command line has
//! the last word.

use crate::args::BatchArgs;
use crate::suite::expectation;
use clap::Args;
use serde::Deserialize;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// Taken if it is there and no other file is named.
const NAME: &str = "scoville.toml";

/// Options whose values are paths; they are meant from the folder of the configuration.
const PATHS: [&str; 4] = ["output", "cache", "models", "dump-smt"];

/// The file.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Config {
    #[serde(default)]
    batch: toml::Table,
    #[serde(default)]
    program: Vec<Declared>,
}

/// A program of the configuration.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Declared {
    pub name: String,
    /// Source files, and folders of them.
    pub files: Vec<PathBuf>,
    /// The class whose `main` is run, or a test.
    pub main: Option<String>,
    #[serde(default)]
    pub args: Vec<String>,
    /// The expected verdict.
    pub expect: Option<String>,
}

/// The arguments with those of the configuration put in, and the programs that it declares. `given` are the arguments alone.
/// Who names programs means those alone.
///
/// # Errors
/// What is wrong with the configuration.
pub(crate) fn applied(arguments: Vec<OsString>, given: &BatchArgs) -> Result<(Vec<OsString>, Vec<Declared>), String> {
    let Some((path, config)) = load(given.config.as_deref())? else { return Ok((arguments, Vec::new())) };
    let folder = path.parent().unwrap_or(Path::new(""));
    let (mut options, mut paths) = (Vec::new(), Vec::new());
    for (key, value) in &config.batch {
        let wrong = |why: &str| format!("error: `{}`: `{key}` {why}", path.display());
        let values = match value {
            toml::Value::Array(values) => values.iter().collect(),
            value => vec![value],
        };
        for value in values {
            let text = match value {
                toml::Value::String(text) => text.clone(),
                toml::Value::Integer(n) => n.to_string(),
                toml::Value::Float(x) => x.to_string(),
                toml::Value::Boolean(true) if is_flag(key) => {
                    options.push(OsString::from(format!("--{key}")));
                    continue;
                }
                toml::Value::Boolean(false) if is_flag(key) => continue,
                _ => return Err(wrong("must be a text, a number, true or false, or a list of these")),
            };
            if key == "paths" {
                paths.push(folder.join(text).into_os_string());
            } else if is_option(key) {
                let value =
                    if PATHS.contains(&key.as_str()) { folder.join(text).into_os_string() } else { text.into() };
                let mut option = OsString::from(format!("--{key}="));
                option.push(value);
                options.push(option);
            } else {
                return Err(wrong(if is_flag(key) {
                    "must be true or false"
                } else {
                    "is no option of `scoville batch`"
                }));
            }
        }
    }
    let (paths, declared) = match given.paths.is_empty() {
        true => (paths, declared(&path, folder, config.program)?),
        false => (Vec::new(), Vec::new()),
    };
    let (front, rest) = arguments.split_at(2.min(arguments.len()));
    Ok((front.iter().chain(&options).chain(&paths).chain(rest).cloned().collect(), declared))
}

/// The programs that the configuration declares.
fn declared(path: &Path, folder: &Path, mut programs: Vec<Declared>) -> Result<Vec<Declared>, String> {
    for (i, program) in programs.iter().enumerate() {
        let wrong = |why: &str| Err(format!("error: `{}`: {why}", path.display()));
        if let Some(expect) = program.expect.as_deref().filter(|e| expectation::verdict(e).is_none()) {
            return wrong(&format!("`{expect}` is no verdict"));
        }
        if programs[..i].iter().any(|p| p.name == program.name) {
            return wrong(&format!("two programs are called `{}`", program.name));
        }
    }
    for program in &mut programs {
        program.files.iter_mut().for_each(|f| *f = folder.join(&f));
    }
    Ok(programs)
}

fn load(named: Option<&Path>) -> Result<Option<(PathBuf, Config)>, String> {
    let path = named.unwrap_or(Path::new(NAME));
    if named.is_none() && !path.exists() {
        return Ok(None);
    }
    let wrong = |why: String| format!("error: cannot read `{}`: {}", path.display(), why.trim_end());
    let text = std::fs::read_to_string(path).map_err(|e| wrong(e.to_string()))?;
    let config = toml::from_str(&text).map_err(|e| wrong(e.to_string()))?;
    Ok(Some((path.to_owned(), config)))
}

fn option(name: &str) -> Option<clap::Arg> {
    let command = BatchArgs::augment_args(clap::Command::new("batch"));
    command
        .get_arguments()
        .find(|a| a.get_long() == Some(name) && !matches!(name, "config" | "resume" | "shard"))
        .cloned()
}

/// Whether it is an option with a value.
fn is_option(name: &str) -> bool {
    option(name).is_some_and(|a| a.get_action().takes_values())
}

/// Whether it is one without.
fn is_flag(name: &str) -> bool {
    option(name).is_some_and(|a| !a.get_action().takes_values())
}
