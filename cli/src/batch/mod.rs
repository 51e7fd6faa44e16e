//! Many programs, each in a process of its own: what `suite`, `batch` and `merge` share.
//!
//! * [`item`]: which programs there are, and which of them are this part's.
//! * [`runner`]: one program: from its files to a record.
//! * [`cache`]: answers of earlier runs, by all that they depend on.
//! * [`journal`]: JSON Lines, written as results come and read to go on.
//! * [`config`]: the file `scoville.toml`.
//! * [`files`]: the output folder.

pub(crate) mod cache;
pub(crate) mod config;
pub(crate) mod files;
pub(crate) mod item;
pub(crate) mod journal;
pub(crate) mod runner;
