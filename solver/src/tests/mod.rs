mod basics;
mod data;
mod text;
