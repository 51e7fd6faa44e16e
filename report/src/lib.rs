//! Verdicts and diagnostics as text and JSON.
//!
//! * [`text`]: the report for people, which ends with the line `VERDICT ...`.
//! * [`json`]: the same for programs, with a versioned schema (`docs/report.schema.json`).
//! * [`html`]: the same for a browser, with the computation graph and what had to be proved.
//! * [`replay`]: what came of replaying a witness, as both.
//! * [`certificate`]: what came of checking a certificate, as both.
//! * [`junit`]: the tests of a program, as both.
//! * [`cross`]: several opinions on the same programs, as both.
//! * [`batch`]: many programs: what is kept of each, and as JSON Lines, JSON, CSV, JUnit XML, SARIF, HTML and a table.
//! * [`diagnostics`]: messages about input that cannot be verified.
//! * [`style`]: whether colours may be used.
//!
//! **Invariant:** the same verdict gives the same bytes (times stand in fields of their own); nothing here decides
//! anything, reads a file or looks at a terminal.

pub mod batch;
pub mod certificate;
pub mod cross;
pub mod diagnostics;
mod finding;
mod grid;
pub mod html;
pub mod json;
pub mod junit;
mod profile;
pub mod replay;
mod schedule;
mod snippet;
pub mod style;
pub mod text;
mod wording;

#[cfg(test)]
mod sample;
