//! Decimal digits of floating-point numbers, as the JDK up to version 18 makes them: for `Double.toString` and
//! `Float.toString`, and for `%f` and `%e`, which round them.
//!
//! Digits are taken one by one from the quotient of two whole numbers until the rest is less than half a unit in the
//! last place (Steele and White, "How to print floating-point numbers accurately", 1990). The JDK does so with 32, 64 or
//! as many bits as it takes, which differ in what happens on a tie, and it stops late now and then: 2^-45 reads
//! `2.8421709430404007E-14`, although `2.842170943040401E-14` tells it from its neighbours, too. Programs print such numbers, so this
//! follows the JDK step by step.

use std::cmp::Ordering;

/// The number 0.DIGITS times ten to `exponent`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Decimal {
    /// ASCII digits, at least one; the first is not zero unless the number is
    pub digits: Vec<u8>,
    /// power of ten
    pub exponent: i32,
}

/// Digits of a magnitude. `text`: for `toString`, where one digit can be enough; formats have two at least.
pub(crate) fn of_double(value: f64, text: bool) -> Decimal {
    let bits = value.abs().to_bits();
    unpacked(bits & ((1 << 52) - 1), (bits >> 52) as i32, 52, 1023, text)
}

/// Digits of a magnitude for `toString`.
pub(crate) fn of_float(value: f32) -> Decimal {
    let bits = value.abs().to_bits();
    unpacked(u64::from(bits & ((1 << 23) - 1)), (bits >> 23) as i32, 23, 127, true)
}

fn unpacked(fraction: u64, exponent: i32, width: i32, bias: i32, text: bool) -> Decimal {
    if fraction == 0 && exponent == 0 {
        return Decimal { digits: vec![b'0'], exponent: 1 };
    }
    let (fraction, exponent, significant) = if exponent == 0 {
        let significant = 64 - fraction.leading_zeros() as i32;
        let shift = width + 1 - significant;
        (fraction << shift, 1 - shift, significant)
    } else {
        (fraction | 1 << width, exponent, width + 1)
    };
    generate(fraction << (52 - width), exponent - bias, significant, text)
}

/// Of a number whose bits are `fraction`, the first at place 52, and worth two to `exponent`.
fn generate(fraction: u64, exponent: i32, significant: i32, text: bool) -> Decimal {
    let zeros = fraction.trailing_zeros() as i32;
    let bits = 53 - zeros;
    let tiny = (bits - exponent - 1).max(0);
    if tiny == 0 && exponent <= 62 {
        let whole = if exponent >= 52 { fraction << (exponent - 52) } else { fraction >> (52 - exponent) };
        return of_whole(whole, exponent - significant - 1);
    }
    let estimate = estimate(fraction, exponent);
    let mut p = Powers { b5: (-estimate).max(0), s5: estimate.max(0), ..Powers::default() };
    p.b2 = p.b5 + tiny + exponent - (bits - 1);
    p.s2 = p.s5 + tiny;
    p.m2 = p.b5 + tiny + exponent - significant;
    let common = p.b2.min(p.s2);
    // Below a power of two the numbers lie half as far apart.
    let nearer = i32::from(bits == 1);
    (p.b2, p.s2, p.m2) = (p.b2 - common, p.s2 - common, p.m2 - common - nearer);
    let missing = (-p.m2).max(0);
    (p.b2, p.s2, p.m2) = (p.b2 + missing, p.s2 + missing, p.m2 + missing);
    let fraction = fraction >> zeros;
    let b_bits = bits + p.b2 + bits_of_power(p.b5);
    let s_bits = p.s2 + 1 + bits_of_power(p.s5 + 1);
    if b_bits < 64 && s_bits < 64 {
        collect(Machine::new(fraction, &p, b_bits < 32 && s_bits < 32), estimate, text)
    } else {
        collect(Long::new(fraction, &p), estimate, text)
    }
}

/// Powers of five and two in dividend, divisor and margin.
#[derive(Debug, Default)]
struct Powers {
    b5: i32,
    b2: i32,
    s5: i32,
    s2: i32,
    m2: i32,
}

/// How many bits a power of five needs; a little too many for large ones.
fn bits_of_power(n: i32) -> i32 {
    const KNOWN: [i32; 27] =
        [0, 3, 5, 7, 10, 12, 14, 17, 19, 21, 24, 26, 28, 31, 33, 35, 38, 40, 42, 45, 47, 49, 52, 54, 56, 59, 61];
    usize::try_from(n).ok().and_then(|i| KNOWN.get(i).copied()).unwrap_or(n * 3)
}

/// About the decimal logarithm, rounded down.
fn estimate(fraction: u64, exponent: i32) -> i32 {
    let mantissa = f64::from_bits(1023 << 52 | fraction & ((1 << 52) - 1));
    #[expect(clippy::approx_constant, reason = "the digits that the JDK has")]
    let log = (mantissa - 1.5) * 0.289_529_654 + 0.176_091_259 + f64::from(exponent) * 0.301_029_995_663_981;
    log.floor() as i32
}

/// A whole number, of which the last bits beyond `surplus` powers of two say nothing.
fn of_whole(mut whole: u64, surplus: i32) -> Decimal {
    let mut exponent = 0;
    if surplus > 1 {
        let dropped = (f64::from(surplus) * std::f64::consts::LOG10_2) as u32;
        let unit = 10u64.pow(dropped);
        whole = whole / unit + u64::from(dropped > 0 && whole % unit >= unit / 2);
        exponent = dropped as i32;
    }
    let mut digits = whole.to_string().into_bytes();
    exponent += digits.len() as i32;
    while digits.len() > 1 && digits.last() == Some(&b'0') {
        digits.pop();
    }
    Decimal { digits, exponent }
}

/// A division that goes on digit by digit, with a margin that grows along.
trait Division {
    /// The next digit, and whether what is left is below the margin, or within it of the next digit.
    fn next(&mut self, first: bool) -> (u8, bool, bool);
    /// What is left, compared with half of the last digit's unit.
    fn rest(&self) -> Ordering;
}

fn collect(mut division: impl Division, estimate: i32, text: bool) -> Decimal {
    let mut exponent = estimate;
    let mut digits = Vec::with_capacity(18);
    let (q, mut low, mut high) = division.next(true);
    if q == 0 && !high {
        exponent -= 1;
    } else {
        digits.push(b'0' + q);
    }
    if !text || !(-3..8).contains(&exponent) {
        // At least two digits.
        (low, high) = (false, false);
    }
    while !low && !high {
        let q;
        (q, low, high) = division.next(false);
        digits.push(b'0' + q);
    }
    let odd = digits.last().is_some_and(|d| d % 2 == 1);
    let up = high
        && (!low
            || match division.rest() {
                Ordering::Greater => true,
                Ordering::Equal => odd,
                Ordering::Less => false,
            });
    exponent += 1;
    if up {
        exponent += round_up(&mut digits);
    }
    Decimal { digits, exponent }
}

/// Adds one to the last digit; by how much the power of ten grows.
pub(crate) fn round_up(digits: &mut [u8]) -> i32 {
    for d in digits.iter_mut().rev() {
        if *d == b'9' {
            *d = b'0';
        } else {
            *d += 1;
            return 0;
        }
    }
    if let Some(first) = digits.first_mut() {
        *first = b'1';
    }
    1
}

/// In 64 or, if `narrow`, 32 bits that overflow as Java's do.
struct Machine {
    b: i64,
    s: i64,
    m: i64,
    tens: i64,
    narrow: bool,
}

impl Machine {
    fn new(fraction: u64, p: &Powers, narrow: bool) -> Machine {
        let mut made = Machine { b: 0, s: 0, m: 0, tens: 0, narrow };
        let five = |n: i32| 5i64.wrapping_pow(n as u32);
        made.b = made.wrap((fraction as i64).wrapping_mul(five(p.b5)).wrapping_shl(p.b2 as u32));
        made.s = made.wrap(five(p.s5).wrapping_shl(p.s2 as u32));
        made.m = made.wrap(five(p.b5).wrapping_shl(p.m2 as u32));
        made.tens = made.wrap(made.s.wrapping_mul(10));
        made
    }

    fn wrap(&self, value: i64) -> i64 {
        if self.narrow { i64::from(value as i32) } else { value }
    }
}

impl Division for Machine {
    fn next(&mut self, first: bool) -> (u8, bool, bool) {
        let q = self.b / self.s;
        self.b = self.wrap((self.b % self.s).wrapping_mul(10));
        self.m = self.wrap(self.m.wrapping_mul(10));
        // A margin that overflows is larger than all the rest.
        let over = !first && self.m <= 0;
        (q as u8, over || self.b < self.m, over || self.wrap(self.b.wrapping_add(self.m)) > self.tens)
    }

    fn rest(&self) -> Ordering {
        self.wrap(self.wrap(self.b.wrapping_shl(1)).wrapping_sub(self.tens)).cmp(&0)
    }
}

/// In as many bits as it takes.
struct Long {
    b: Natural,
    s: Natural,
    m: Natural,
    tens: Natural,
}

impl Long {
    fn new(fraction: u64, p: &Powers) -> Long {
        let mut tens = Natural::scaled(1, p.s5, p.s2);
        tens.multiply(10);
        Long {
            b: Natural::scaled(fraction, p.b5, p.b2),
            s: Natural::scaled(1, p.s5, p.s2),
            m: Natural::scaled(1, p.b5, p.m2),
            tens,
        }
    }
}

impl Division for Long {
    fn next(&mut self, _: bool) -> (u8, bool, bool) {
        let mut q = 0;
        while self.b.compare(&self.s) != Ordering::Less {
            self.b.subtract(&self.s);
            q += 1;
        }
        self.b.multiply(10);
        self.m.multiply(10);
        let low = self.b.compare(&self.m) == Ordering::Less;
        let mut reach = self.b.clone();
        reach.add(&self.m);
        (q, low, self.tens.compare(&reach) != Ordering::Greater)
    }

    fn rest(&self) -> Ordering {
        let mut twice = self.b.clone();
        twice.multiply(2);
        twice.compare(&self.tens)
    }
}

/// A natural number: digits to the base 2^32, the lowest first, without leading zeros.
#[derive(Debug, Clone)]
struct Natural(Vec<u32>);

impl Natural {
    /// `value` times five to `fives` times two to `twos`.
    fn scaled(value: u64, fives: i32, twos: i32) -> Natural {
        let mut n = Natural(vec![value as u32, (value >> 32) as u32]);
        n.trim();
        (0..fives).for_each(|_| n.multiply(5));
        (0..twos % 32).for_each(|_| n.multiply(2));
        n.0.splice(0..0, std::iter::repeat_n(0, (twos / 32) as usize));
        n
    }

    fn trim(&mut self) {
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
    }

    fn multiply(&mut self, by: u32) {
        let mut carry = 0u64;
        for d in &mut self.0 {
            carry += u64::from(*d) * u64::from(by);
            *d = carry as u32;
            carry >>= 32;
        }
        if carry > 0 {
            self.0.push(carry as u32);
        }
    }

    fn add(&mut self, other: &Natural) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        let mut carry = 0u64;
        for (i, d) in self.0.iter_mut().enumerate() {
            carry += u64::from(*d) + u64::from(other.0.get(i).copied().unwrap_or(0));
            *d = carry as u32;
            carry >>= 32;
        }
        if carry > 0 {
            self.0.push(carry as u32);
        }
    }

    /// Takes away a number that is not greater.
    fn subtract(&mut self, other: &Natural) {
        let mut borrow = 0i64;
        for (i, d) in self.0.iter_mut().enumerate() {
            borrow += i64::from(*d) - i64::from(other.0.get(i).copied().unwrap_or(0));
            *d = borrow as u32;
            borrow >>= 32;
        }
        self.trim();
    }

    fn compare(&self, other: &Natural) -> Ordering {
        self.0.len().cmp(&other.0.len()).then_with(|| self.0.iter().rev().cmp(other.0.iter().rev()))
    }
}
