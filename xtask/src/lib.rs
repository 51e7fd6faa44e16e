//! Checks of Scoville's own repository: [`deny`] for what we depend on, [`source`] and [`workspace`] for
//! the architecture tests. Nothing here is part of the `scoville` command.

pub mod deny;
pub mod licence;
pub mod source;
pub mod workspace;
