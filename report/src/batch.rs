//! Many programs: what is kept of each run, and the forms in which that is written.
//!
//! A [`Record`] stands on its own: positions are resolved, nothing refers to sources or engines. So every form can be made
//! of records that were read back, from a cache, an interrupted run or another machine.
//!
//! * [`record`]: the record, which is a line of JSON Lines, and the summary of many.
//! * [`json`]: one document; [`csv`]: a table for spreadsheets; [`table`]: one for people.
//! * [`junit_xml`], [`sarif`]: for continuous integration and code review.
//! * [`html`]: an index for a browser.

pub mod csv;
pub mod html;
pub mod json;
pub mod junit_xml;
pub mod record;
pub mod sarif;
pub mod table;

pub use record::{Record, Summary};

#[cfg(test)]
mod sample;
