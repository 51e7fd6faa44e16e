//! Plots of cost against size, both logarithmic, as SVG.
//!
//! Drawn by hand: it takes a hundred lines, and a plotting library brings along many times that.

use crate::scaling::Row;
use std::fmt::Write;

/// Width and height of the area of one panel, in pixels.
const AREA: (f64, f64) = (360.0, 260.0);

/// Left and upper margin of a panel, and what a panel takes as a whole.
const MARGIN: (f64, f64) = (64.0, 62.0);
const PANEL: (f64, f64) = (470.0, 380.0);

/// Colours that people with colour-blindness can tell apart (Okabe and Ito).
const COLOURS: [&str; 4] = ["#0072b2", "#d55e00", "#009e73", "#cc79a7"];

/// A logarithmic axis.
struct Axis {
    low: f64,
    high: f64,
    length: f64,
}

impl Axis {
    /// An axis that holds all values, with a little room; values are positive.
    fn new(values: impl Iterator<Item = f64>, length: f64) -> Axis {
        let (low, high) = values.fold((f64::INFINITY, 0.0_f64), |(l, h), v| (l.min(v), h.max(v)));
        let (low, high) = if low.is_finite() { (low, high) } else { (1.0, 10.0) };
        Axis { low: low / 1.3, high: high * 1.3, length }
    }

    fn at(&self, value: f64) -> f64 {
        (value / self.low).ln() / (self.high / self.low).ln() * self.length
    }

    /// Round numbers: powers of ten, and 2 and 5 between if there are few of them.
    fn ticks(&self) -> Vec<f64> {
        let decades = (self.high / self.low).log10();
        let steps: &[f64] = if decades < 2.5 { &[1.0, 2.0, 5.0] } else { &[1.0] };
        let exponents = self.low.log10().floor() as i32..=self.high.log10().ceil() as i32;
        let all = exponents.flat_map(|e| steps.iter().map(move |s| s * 10_f64.powi(e)));
        all.filter(|t| (self.low..=self.high).contains(t)).collect()
    }
}

fn number(value: f64) -> String {
    match value {
        v if v >= 1e6 => format!("{}M", v / 1e6),
        v if v >= 1e3 => format!("{}k", v / 1e3),
        v => format!("{}", (v * 1e6).round() / 1e6),
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// The plot of one family: processor time on the left, memory on the right, a line for each curve, and dashed what
/// linear growth from its first point would be. `rows` are of one family, sizes where time was over are left out.
#[must_use]
pub fn family(name: &str, rows: &[Row]) -> String {
    let rows: Vec<&Row> = rows.iter().filter(|r| r.family == name && r.expected && r.size > 0).collect();
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" viewBox=\"0 0 {0} {1}\" \
         font-family=\"sans-serif\" font-size=\"12\">\n<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n",
        2.0 * PANEL.0,
        PANEL.1
    );
    let megabytes = |r: &Row| r.memory as f64 / f64::from(1 << 20);
    panel(&mut out, 0.0, &format!("{name}: processor time (s)"), &rows, &|r| r.cpu);
    panel(&mut out, PANEL.0, &format!("{name}: peak memory (MB)"), &rows, &megabytes);
    out.push_str("</svg>\n");
    out
}

// Writing to a text cannot fail.
fn panel(out: &mut String, left: f64, title: &str, rows: &[&Row], cost: &dyn Fn(&Row) -> f64) {
    let rows: Vec<&Row> = rows.iter().copied().filter(|r| cost(r) > 0.0).collect();
    let x = Axis::new(rows.iter().map(|r| r.size as f64), AREA.0);
    let y = Axis::new(rows.iter().map(|r| cost(r)), AREA.1);
    let (x0, y0) = (left + MARGIN.0, MARGIN.1 + AREA.1);
    let _ = writeln!(out, "<text x=\"{x0}\" y=\"22\" font-size=\"14\">{}</text>", escaped(title));
    let _ = writeln!(
        out,
        "<rect x=\"{x0}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"none\" stroke=\"#888\"/>",
        MARGIN.1, AREA.0, AREA.1
    );
    for t in x.ticks() {
        let px = x0 + x.at(t);
        let _ = writeln!(out, "<path d=\"M{px:.1} {y0}V{:.1}\" stroke=\"#ddd\"/>", MARGIN.1);
        let _ = writeln!(out, "<text x=\"{px:.1}\" y=\"{}\" text-anchor=\"middle\">{}</text>", y0 + 17.0, number(t));
    }
    for t in y.ticks() {
        let py = y0 - y.at(t);
        let _ = writeln!(out, "<path d=\"M{x0} {py:.1}h{:.1}\" stroke=\"#ddd\"/>", AREA.0);
        let _ =
            writeln!(out, "<text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>", x0 - 6.0, py + 4.0, number(t));
    }
    let axis = rows.first().map_or("n", |r| r.measure.word());
    let _ = writeln!(out, "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">{axis}</text>", x0 + AREA.0 / 2.0, y0 + 36.0);
    for (i, curve) in rows.chunk_by(|a, b| a.curve == b.curve).enumerate() {
        let colour = COLOURS[i % COLOURS.len()];
        let points: Vec<(f64, f64)> = curve.iter().map(|r| (x0 + x.at(r.size as f64), y0 - y.at(cost(r)))).collect();
        linear(out, (x0, y0), (&x, &y), curve, cost, colour);
        let path: Vec<String> = points.iter().map(|(px, py)| format!("{px:.1} {py:.1}")).collect();
        let _ = writeln!(out, "<path d=\"M{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>", path.join("L"));
        for (px, py) in &points {
            let _ = match i % 2 {
                0 => writeln!(out, "<circle cx=\"{px:.1}\" cy=\"{py:.1}\" r=\"4\" fill=\"{colour}\"/>"),
                _ => writeln!(
                    out,
                    "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"8\" height=\"8\" fill=\"{colour}\"/>",
                    px - 4.0,
                    py - 4.0
                ),
            };
        }
        // Above the area, one beside the other.
        let lx = x0 + 180.0 * i as f64;
        let _ = writeln!(out, "<path d=\"M{lx} 42h22\" stroke=\"{colour}\" stroke-width=\"3\"/>");
        let _ = writeln!(out, "<text x=\"{}\" y=\"46\">{}</text>", lx + 28.0, escaped(&curve[0].curve));
    }
}

/// Linear growth from the first point of a curve, as far as it stays in the area.
fn linear(
    out: &mut String,
    (x0, y0): (f64, f64),
    (x, y): (&Axis, &Axis),
    curve: &[&Row],
    cost: &dyn Fn(&Row) -> f64,
    colour: &str,
) {
    let (Some(first), Some(last)) = (curve.first(), curve.last()) else { return };
    let (size, from) = (first.size as f64, cost(first));
    let end = (last.size as f64).min(size * y.high / from);
    if end <= size {
        return;
    }
    let _ = writeln!(
        out,
        "<path d=\"M{:.1} {:.1}L{:.1} {:.1}\" stroke=\"{colour}\" stroke-dasharray=\"3 4\" opacity=\"0.6\"/>",
        x0 + x.at(size),
        y0 - y.at(from),
        x0 + x.at(end),
        y0 - y.at(from * end / size)
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scaling::tests::row;

    #[test]
    fn both_axes_are_logarithmic() {
        let axis = Axis::new([10.0, 1000.0].into_iter(), 100.0);
        let (a, b, c) = (axis.at(10.0), axis.at(100.0), axis.at(1000.0));
        assert!((b - a - (c - b)).abs() < 1e-9 && a > 0.0 && c < 100.0);
        assert_eq!(axis.ticks(), [10.0, 20.0, 50.0, 100.0, 200.0, 500.0, 1000.0]);
        assert_eq!(Axis::new([1.0, 1e6].into_iter(), 1.0).ticks().len(), 7);
        assert_eq!([0.02, 5.0, 20_000.0, 2e6].map(number), ["0.02", "5", "20k", "2M"]);
    }

    #[test]
    fn a_line_for_each_curve_and_a_point_for_each_size() {
        let mut rows = vec![
            row("counter", "verify", 10, 0.1, 10 << 20),
            row("counter", "verify", 20, 0.2, 20 << 20),
            row("counter", "a<b", 2, 0.1, 10 << 20),
            row("counter", "a<b", 4, 0.8, 10 << 20),
            row("chain", "verify", 4, 0.8, 10 << 20),
        ];
        rows[3].expected = false;
        let svg = family("counter", &rows);
        // Two panels; the size that was not decided and the other family are left out.
        assert_eq!(svg.matches("stroke-width=\"2\"").count(), 4);
        assert_eq!(svg.matches("<circle").count(), 4);
        assert_eq!(svg.matches("width=\"8\"").count(), 2);
        assert_eq!(svg.matches("stroke-dasharray").count(), 2);
        assert!(svg.contains(">a&lt;b</text>") && svg.ends_with("</svg>\n"));
        assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
    }

    #[test]
    fn nothing_to_draw_is_drawn_empty() {
        let svg = family("none", &[]);
        assert!(svg.ends_with("</svg>\n") && !svg.contains("NaN") && !svg.contains("inf"), "{svg}");
    }
}
