mod arithmetic;
mod basics;
mod data;
mod limits;
mod portfolio;
mod scaling;
mod text;
