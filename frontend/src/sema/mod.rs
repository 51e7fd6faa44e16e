//! Names and types: which classes exist, what their members are, and how types relate.

pub mod env;
mod implementing;
mod jdk;
pub mod load;
mod lub;
pub mod members;
mod overriding;
pub mod relate;
pub mod resolve;
pub mod table;
pub mod ty;
