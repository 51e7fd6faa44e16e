//! Names and types: which classes exist, what their members are, and how types relate.

mod declaring;
pub mod env;
mod generics;
mod implementing;
mod inheriting;
mod jdk;
pub mod load;
mod lub;
pub mod members;
mod modifiers;
mod overriding;
mod records;
pub mod relate;
pub mod resolve;
mod sealing;
pub mod table;
pub mod ty;
