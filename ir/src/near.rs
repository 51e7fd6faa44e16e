//! `Math.exp` and its like as a JVM computes them: rounded to the nearest double.
//!
//! Java promises an error of one unit in the last place; the usual virtual machines do better and hardly ever miss the nearest
//! double, unlike fdlibm, whose results are those of `StrictMath`. Here functions are computed with twice the precision of
//! a double, as unevaluated sums of two (T. J. Dekker, "A floating-point technique for extending the available precision",
//! 1971), and rounded once. Where that is of no use (infinities, results that are too small or too large) fdlibm answers.

/// A sum of two doubles, of which the second is at most half a unit in the last place of the first.
#[derive(Clone, Copy)]
struct Twice(f64, f64);

/// ln 2 as a sum of three doubles.
const LN2: [f64; 3] = [std::f64::consts::LN_2, 2.319_046_813_846_299_6e-17, 5.707_708_438_416_212e-34];
/// pi / 2 as a sum of three doubles.
const HALF_PI: [f64; 3] = [std::f64::consts::FRAC_PI_2, 6.123_233_995_736_766e-17, -1.497_384_904_859_17e-33];
/// 1 / ln 10 as a sum of two doubles.
const LN10_INVERSE: Twice = Twice(std::f64::consts::LOG10_E, 1.098_319_650_216_765e-17);

fn sum(a: f64, b: f64) -> Twice {
    let s = a + b;
    let t = s - a;
    Twice(s, (a - (s - t)) + (b - t))
}

fn product(a: f64, b: f64) -> Twice {
    let p = a * b;
    Twice(p, a.mul_add(b, -p))
}

impl Twice {
    fn of(a: f64) -> Twice {
        Twice(a, 0.0)
    }

    fn plus(self, o: Twice) -> Twice {
        let Twice(high, low) = sum(self.0, o.0);
        let Twice(mid, rest) = sum(self.1, o.1);
        let Twice(high, low) = sum(high, low + mid);
        sum(high, low + rest)
    }

    fn minus(self, o: Twice) -> Twice {
        self.plus(Twice(-o.0, -o.1))
    }

    fn times(self, o: Twice) -> Twice {
        let Twice(p, e) = product(self.0, o.0);
        sum(p, e + (self.0 * o.1 + self.1 * o.0))
    }

    fn over(self, o: Twice) -> Twice {
        let first = self.0 / o.0;
        let rest = self.minus(o.times(Twice::of(first)));
        let second = rest.0 / o.0;
        let rest = rest.minus(o.times(Twice::of(second)));
        sum(first, second).plus(Twice::of(rest.0 / o.0))
    }

    fn scaled(self, factor: f64) -> Twice {
        Twice(self.0 * factor, self.1 * factor)
    }

    /// `self - k * parts`, for `k * parts` near `self`.
    fn reduced(self, k: f64, parts: &[f64; 3]) -> Twice {
        parts.iter().fold(self, |r, p| r.minus(product(k, *p)))
    }
}

/// The exponential function as a number near 1 and a power of two.
fn exp_parts(x: Twice) -> (Twice, i32) {
    let k = (x.0 / LN2[0]).round();
    let r = x.reduced(k, &LN2).scaled(1.0 / 256.0);
    // exp(r) - 1 by its series; doubling the argument eight times keeps what is small.
    let mut series = Twice::of(0.0);
    for n in (1..=12).rev() {
        series = series.plus(Twice::of(1.0)).times(r).over(Twice::of(f64::from(n)));
    }
    for _ in 0..8 {
        series = series.scaled(2.0).plus(series.times(series));
    }
    (series.plus(Twice::of(1.0)), k as i32)
}

/// The nearest double, if neither it nor what is computed on the way is beyond the normal doubles.
fn exp_of(x: Twice) -> Option<f64> {
    if x.0.is_nan() || x.0.abs() > 700.0 {
        return None;
    }
    let (Twice(high, low), k) = exp_parts(x);
    Some((high + low) * 2f64.powi(k))
}

/// The logarithm of a positive normal number.
fn log_of(x: f64) -> Twice {
    let bits = x.to_bits();
    let mut exponent = (bits >> 52) as i32 - 1023;
    let mut m = f64::from_bits((bits & 0x000f_ffff_ffff_ffff) | 0x3ff0_0000_0000_0000);
    if m > std::f64::consts::SQRT_2 {
        m /= 2.0;
        exponent += 1;
    }
    let e = f64::from(exponent);
    let whole = product(e, LN2[0]).plus(product(e, LN2[1])).plus(Twice::of(e * LN2[2]));
    whole.plus(log_near_one(m))
}

/// For numbers between the root of 1/2 and that of 2: 2 artanh((m - 1) / (m + 1)) near 1, else a step of Newton's.
fn log_near_one(m: f64) -> Twice {
    let f = m - 1.0;
    if f.abs() < 0.02 {
        let s = Twice::of(f).over(sum(2.0, f));
        let square = s.times(s);
        let mut series = Twice::of(0.0);
        for n in (0..=10).rev() {
            series = series.times(square).plus(Twice::of(1.0).over(Twice::of(f64::from(2 * n + 1))));
        }
        return series.times(s).scaled(2.0);
    }
    let y = libm::log(m);
    let (p, k) = exp_parts(Twice::of(-y));
    let t = p.scaled(2f64.powi(k)).times(Twice::of(m)).minus(Twice::of(1.0));
    Twice::of(y).plus(t).minus(t.times(t).scaled(0.5))
}

fn is_normal_positive(x: f64) -> bool {
    x.is_normal() && x > 0.0
}

/// `Math.exp`
#[must_use]
pub fn exp(x: f64) -> f64 {
    exp_of(Twice::of(x)).unwrap_or_else(|| libm::exp(x))
}

/// `Math.log`
#[must_use]
pub fn log(x: f64) -> f64 {
    if is_normal_positive(x) { log_of(x).0 } else { libm::log(x) }
}

/// `Math.log10`; `strict` answers where this has nothing to add.
#[must_use]
pub fn log10(x: f64, strict: fn(f64) -> f64) -> f64 {
    if is_normal_positive(x) { log_of(x).times(LN10_INVERSE).0 } else { strict(x) }
}

/// `Math.pow`; `strict` answers where this has nothing to add.
#[must_use]
pub fn pow(a: f64, b: f64, strict: fn(f64, f64) -> f64) -> f64 {
    let base = a.abs();
    let whole = b.floor() == b && b.abs() < 9e15;
    if !is_normal_positive(base) || base == 1.0 || !b.is_finite() || b == 0.0 || (a < 0.0 && !whole) {
        return strict(a, b);
    }
    let sign = if a < 0.0 && b % 2.0 != 0.0 { -1.0 } else { 1.0 };
    // Results that lie halfway between two doubles are powers with small exponents.
    let found = if whole && (1.0..=64.0).contains(&b) {
        let mut p = Twice::of(1.0);
        (0..b as i32).for_each(|_| p = p.times(Twice::of(base)));
        (p.0.is_normal() && p.0 < 1e300).then_some(p.0)
    } else {
        exp_of(log_of(base).times(Twice::of(b)))
    };
    found.map_or_else(|| strict(a, b), |r| sign * r)
}

/// Sine and cosine, of arguments that are not too large.
fn sin_cos(x: f64) -> Option<(Twice, Twice)> {
    if x.is_nan() || x.abs() >= 1e6 || x.abs() < 1e-150 {
        return None;
    }
    let k = (x / HALF_PI[0]).round();
    let r = Twice::of(x).reduced(k, &HALF_PI);
    let square = r.times(r);
    let series = |first: i32| {
        let mut s = Twice::of(0.0);
        for n in (1..=14).rev() {
            let m = f64::from((2 * n + first - 1) * (2 * n + first));
            s = Twice::of(1.0).minus(s).times(square).over(Twice::of(m));
        }
        Twice::of(1.0).minus(s)
    };
    let (sin, cos) = (series(1).times(r), series(0));
    let negative = |t: Twice| t.scaled(-1.0);
    Some(match (k as i64).rem_euclid(4) {
        0 => (sin, cos),
        1 => (cos, negative(sin)),
        2 => (negative(sin), negative(cos)),
        _ => (negative(cos), sin),
    })
}

/// `Math.sin`
#[must_use]
pub fn sin(x: f64) -> f64 {
    sin_cos(x).map_or_else(|| libm::sin(x), |(s, _)| s.0)
}

/// `Math.cos`
#[must_use]
pub fn cos(x: f64) -> f64 {
    sin_cos(x).map_or_else(|| libm::cos(x), |(_, c)| c.0)
}

/// `Math.tan`
#[must_use]
pub fn tan(x: f64) -> f64 {
    sin_cos(x).map_or_else(|| libm::tan(x), |(s, c)| s.over(c).0)
}
