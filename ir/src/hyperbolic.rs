//! `Math.cosh` and `Math.tanh`: virtual machines compute them as fdlibm does, in which other libraries have since changed the
//! bounds between the formulas, and with them some last digits.

const OVER_2_55: f64 = 1.0 / (1u64 << 55) as f64;

/// `Math.cosh`
#[must_use]
pub fn cosh(x: f64) -> f64 {
    let a = x.abs();
    if a < 0.5 * std::f64::consts::LN_2 {
        let t = libm::expm1(a);
        let w = 1.0 + t;
        return if a < OVER_2_55 { w } else { 1.0 + (t * t) / (w + w) };
    }
    if a < 22.0 {
        let t = libm::exp(a);
        return 0.5 * t + 0.5 / t;
    }
    libm::cosh(x)
}

/// `Math.tanh`
#[must_use]
pub fn tanh(x: f64) -> f64 {
    let a = x.abs();
    let z = if a.is_nan() {
        return x;
    } else if a < OVER_2_55 {
        return x * (1.0 + x);
    } else if a >= 22.0 {
        1.0
    } else if a >= 1.0 {
        1.0 - 2.0 / (libm::expm1(2.0 * a) + 2.0)
    } else {
        let t = libm::expm1(-2.0 * a);
        -t / (t + 2.0)
    };
    if x < 0.0 { -z } else { z }
}
