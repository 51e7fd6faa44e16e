//! The subcommands, one a file.

pub(crate) mod batch;
pub(crate) mod check;
pub(crate) mod cross_check;
pub(crate) mod documents;
pub(crate) mod explore;
pub(crate) mod ir;
mod junit;
pub(crate) mod merge;
mod one;
pub(crate) mod replay;
pub(crate) mod suite;
pub(crate) mod verify;
pub(crate) mod version;
