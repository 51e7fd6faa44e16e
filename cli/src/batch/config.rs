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
        let known = if key == "paths" { Some(true) } else { takes_value(key) };
        let Some(takes_value) = known else { return Err(wrong("is no option of `scoville batch`")) };
        if !takes_value {
            match value {
                toml::Value::Boolean(true) => options.push(OsString::from(format!("--{key}"))),
                toml::Value::Boolean(false) => {}
                _ => return Err(wrong("must be true or false")),
            }
            continue;
        }
        let values = match value {
            toml::Value::Array(values) => values.iter().collect(),
            value => vec![value],
        };
        for value in values {
            let text = match value {
                toml::Value::String(text) => text.clone(),
                toml::Value::Integer(n) => n.to_string(),
                toml::Value::Float(x) => x.to_string(),
                _ => return Err(wrong("must be a text, a number, or a list of these")),
            };
            if key == "paths" {
                paths.push(folder.join(text).into_os_string());
            } else {
                let value = if PATHS.contains(&key.as_str()) { folder.join(text).into() } else { OsString::from(text) };
                let mut option = OsString::from(format!("--{key}="));
                option.push(value);
                options.push(option);
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

/// Whether an option that may stand in the file takes a value; `None` if there is no such option.
fn takes_value(name: &str) -> Option<bool> {
    let command = BatchArgs::augment_args(clap::Command::new("batch"));
    let own = !["config", "resume", "shard"].contains(&name);
    let option = command.get_arguments().find(|a| own && !a.is_hide_set() && a.get_long() == Some(name))?;
    Some(option.get_action().takes_values())
}
