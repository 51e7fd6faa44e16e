//! Functions to the last digit as fdlibm has them, which is what Java's `StrictMath` promises: other libraries have since
//! changed the order of operations or the bounds between formulas. `Math.cosh` and `Math.tanh` are these, too.

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

const LN2_HIGH: f64 = f64::from_bits(0x3fe6_2e42_fee0_0000);
const LN2_LOW: f64 = f64::from_bits(0x3dea_39ef_3579_3c76);
/// Coefficients of the even and odd powers of `((1 + f) - 1) / ((1 + f) + 1)`.
const LOG: [f64; 7] = [
    f64::from_bits(0x3fe5_5555_5555_5593),
    f64::from_bits(0x3fd9_9999_9997_fa04),
    f64::from_bits(0x3fd2_4924_9422_9359),
    f64::from_bits(0x3fcc_71c5_1d8e_78af),
    f64::from_bits(0x3fc7_4664_96cb_03de),
    f64::from_bits(0x3fc3_9a09_d078_c69f),
    f64::from_bits(0x3fc2_f112_df3e_5244),
];

/// `StrictMath.log`
#[must_use]
pub fn log(x: f64) -> f64 {
    if x == 0.0 {
        return f64::NEG_INFINITY;
    }
    if x < 0.0 || !x.is_finite() {
        return if x < 0.0 { f64::NAN } else { x + x };
    }
    let (x, mut k) = if x < f64::MIN_POSITIVE { (x * 2f64.powi(54), -54) } else { (x, 0) };
    let bits = x.to_bits();
    let high = (bits >> 32) as i32;
    k += (high >> 20) - 1023;
    let high = high & 0x000f_ffff;
    let up = (high + 0x9_5f64) & 0x10_0000;
    let normal = u64::from((high | (up ^ 0x3ff0_0000)) as u32) << 32 | bits & 0xffff_ffff;
    k += up >> 20;
    let (f, dk) = (f64::from_bits(normal) - 1.0, f64::from(k));
    if (0x000f_ffff & (2 + high)) < 3 {
        if f == 0.0 {
            return if k == 0 { 0.0 } else { dk * LN2_HIGH + dk * LN2_LOW };
        }
        let r = f * f * (0.5 - 0.333_333_333_333_333_3 * f);
        return if k == 0 { f - r } else { dk * LN2_HIGH - ((r - dk * LN2_LOW) - f) };
    }
    let s = f / (2.0 + f);
    let z = s * s;
    let w = z * z;
    let even = w * (LOG[1] + w * (LOG[3] + w * LOG[5]));
    let odd = z * (LOG[0] + w * (LOG[2] + w * (LOG[4] + w * LOG[6])));
    let r = odd + even;
    if (high - 0x6_147a) | (0x6_b851 - high) > 0 {
        let half = 0.5 * f * f;
        if k == 0 {
            f - (half - s * (half + r))
        } else {
            dk * LN2_HIGH - ((half - (s * (half + r) + dk * LN2_LOW)) - f)
        }
    } else if k == 0 {
        f - s * (f - r)
    } else {
        dk * LN2_HIGH - ((s * (f - r) - dk * LN2_LOW) - f)
    }
}
