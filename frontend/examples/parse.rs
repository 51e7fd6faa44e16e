//! Parses files and prints what is wrong with them.
use scoville_frontend::diag::{Origin, SourceMap, render};

fn main() {
    for path in std::env::args().skip(1) {
        let text = std::fs::read(&path).unwrap_or_default();
        let mut map = SourceMap::new();
        let file = map.add(path.clone(), String::from_utf8_lossy(&text), Origin::User);
        let start = std::time::Instant::now();
        let (unit, errors) = scoville_frontend::java::parser::parse(file, &text);
        println!("{path}: {} types, {} errors, {:?}", unit.types.len(), errors.len(), start.elapsed());
        print!("{}", render(&errors, &map));
    }
}
