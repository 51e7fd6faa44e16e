mod arithmetic;
mod basics;
mod data;
mod limits;
mod scaling;
mod text;
