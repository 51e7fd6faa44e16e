//! Parses files and prints what is wrong with them.
fn main() {
    for path in std::env::args().skip(1) {
        let text = std::fs::read(&path).unwrap_or_default();
        let start = std::time::Instant::now();
        let (unit, errors) = scoville_frontend::java::parser::parse(scoville_frontend::diag::FileId(0), &text);
        let t = start.elapsed();
        println!("{path}: {} types, {} errors, {t:?}", unit.types.len(), errors.len());
        for e in errors.iter().take(6) {
            let lo = e.labels.first().map_or(0, |l| l.0.lo as usize);
            let line = text[..lo.min(text.len())].iter().filter(|b| **b == b'\n').count() + 1;
            println!("  {line}: [{}] {}", e.code, e.message);
        }
    }
}
