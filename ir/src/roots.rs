//! `cbrt` and `hypot` as the library specifies them: by the steps of fdlibm, to the last digit.

fn high(x: f64) -> u32 {
    (x.to_bits() >> 32) as u32
}

fn with_high(x: f64, high: u32) -> f64 {
    f64::from_bits(u64::from(high) << 32 | x.to_bits() & 0xffff_ffff)
}

/// The cube root.
pub fn cbrt(x: f64) -> f64 {
    if x == 0.0 || !x.is_finite() {
        return x;
    }
    let a = x.abs();
    // A third of the exponent gives five bits.
    let mut t = if a < f64::MIN_POSITIVE {
        let scaled = a * f64::from_bits(0x4350_0000_0000_0000);
        with_high(scaled, high(scaled) / 3 + 696_219_795)
    } else {
        with_high(0.0, high(a) / 3 + 715_094_163)
    };
    // Then 23 bits.
    let r = t * t / a;
    let s = 19.0 / 35.0 + r * t;
    t *= 5.0 / 14.0 + 45.0 / 28.0 / (s + 99.0 / 70.0 + -864.0 / 1225.0 / s);
    // Cut off, and made too large by a little, so that the last step rounds as it should.
    t = with_high(0.0, high(t) + 1);
    let r = a / (t * t);
    t += t * ((r - t) / (t + t + r));
    t.copysign(x)
}

/// The length of the hypotenuse.
pub fn hypot(x: f64, y: f64) -> f64 {
    let (mut a, mut b) = (x.abs(), y.abs());
    if a.is_infinite() || b.is_infinite() {
        return f64::INFINITY;
    }
    if a.is_nan() || b.is_nan() {
        return a + b;
    }
    if b > a {
        (a, b) = (b, a);
    }
    let (mut ha, mut hb) = (i64::from(high(a)), i64::from(high(b)));
    if ha - hb > 0x3c0_0000 {
        return a + b;
    }
    const STEP: i64 = 600 << 20;
    let power = |k: i64| f64::from_bits(((1023 + k) as u64) << 52);
    let mut k = 0;
    if a > f64::from_bits(0x5f30_0000_ffff_ffff) {
        (ha, hb, k) = (ha - STEP, hb - STEP, 600);
        (a, b) = (a * power(-600), b * power(-600));
    }
    if b < power(-500) {
        if b == 0.0 {
            return a;
        }
        if b < f64::MIN_POSITIVE {
            (a, b, k) = (a * power(1022), b * power(1022), k - 1022);
        } else {
            (ha, hb, k) = (ha + STEP, hb + STEP, k - 600);
            (a, b) = (a * power(600), b * power(600));
        }
    }
    let top = |h: i64| f64::from_bits((h as u64) << 32);
    let w = a - b;
    let root = if w > b {
        let t1 = top(ha);
        let t2 = a - t1;
        (t1 * t1 - (b * -b - t2 * (a + t1))).sqrt()
    } else {
        let twice = a + a;
        let (y1, t1) = (top(hb), top(ha + (1 << 20)));
        let (y2, t2) = (b - y1, twice - t1);
        (t1 * y1 - (w * -w - (t1 * y2 + t2 * b))).sqrt()
    };
    if k == 0 { root } else { power(k) * root }
}
