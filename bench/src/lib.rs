//! Measures the command on programs whose size is an argument, and beside other tools.
//!
//! * [`families`]: which programs are run with which sizes, a table in TOML.
//! * [`measure`]: time and memory of a process with all that it starts.
//! * [`perf`]: counts of instructions, where the system can tell.
//! * [`scaling`]: all sizes of all families.
//! * [`growth`]: how much more a size costs than the one before.
//! * [`mod@table`], [`plot`]: what comes of it, as text, CSV, JSON and pictures.
//! * [`side`]: the command and another tool on the same programs.
//!
//! **Invariant:** nothing of the verifier is linked: what is measured is the command as users run it.

pub mod families;
pub mod growth;
pub mod measure;
pub mod perf;
pub mod plot;
pub mod scaling;
pub mod side;
pub mod table;
