//! Two opinions on one program: both engines of ours, and what other tools have said.
//!
//! [`case`] asks the engines, [`agree`] compares their answers, [`external`] reads what others say, [`matching`] finds the
//! program that they mean, [`truth`] compares that with what we know, [`rows`] makes the lines of the report.

pub(crate) mod agree;
pub(crate) mod case;
pub(crate) mod external;
pub(crate) mod matching;
pub(crate) mod rows;
pub(crate) mod truth;
