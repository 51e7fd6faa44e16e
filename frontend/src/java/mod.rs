//! The Java family: tokens, syntax tree and parser.

pub mod ast;
pub mod literal;
pub mod parser;
pub mod token;
