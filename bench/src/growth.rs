//! How cost grows with size.

/// Growth for twice the size that is taken for near-linear.
pub const NEAR_LINEAR: f64 = 2.2;

/// Processor seconds below which growth is not judged: start-up and noise are a good part of them.
pub const LEAST_SECONDS: f64 = 0.05;

/// The factor by which a cost grows when the size doubles, judged by two sizes: `(to / from) ^ (1 / log2(size ratio))`. For
/// sizes that double this is the quotient of the costs. `None` if the size does not grow, or a number is not positive.
#[must_use]
pub fn per_doubling(sizes: (u64, u64), costs: (f64, f64)) -> Option<f64> {
    let positive = sizes.0 > 0 && sizes.1 > sizes.0 && costs.0 > 0.0 && costs.1 > 0.0;
    positive.then(|| {
        let doublings = (sizes.1 as f64 / sizes.0 as f64).log2();
        (costs.1 / costs.0).powf(1.0 / doublings)
    })
}

/// The middle of some numbers; of two middles the smaller one. `None` if there are none.
pub fn median<T: Copy + PartialOrd>(numbers: &[T]) -> Option<T> {
    let mut sorted = numbers.to_vec();
    sorted.sort_by(|a, b| a.partial_cmp(b).unwrap_or(std::cmp::Ordering::Equal));
    sorted.get(sorted.len().saturating_sub(1) / 2).copied()
}

/// The geometric mean of positive numbers, `None` if there are none.
#[must_use]
pub fn geometric_mean(numbers: &[f64]) -> Option<f64> {
    let logs: Vec<f64> = numbers.iter().filter(|x| **x > 0.0).map(|x| x.ln()).collect();
    (!logs.is_empty()).then(|| (logs.iter().sum::<f64>() / logs.len() as f64).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(a: Option<f64>, b: f64) {
        assert!(a.is_some_and(|a| (a - b).abs() < 1e-9), "{a:?} is not {b}");
    }

    #[test]
    fn growth_is_told_for_twice_the_size() {
        near(per_doubling((100, 200), (1.0, 2.0)), 2.0);
        near(per_doubling((100, 400), (1.0, 16.0)), 4.0);
        near(per_doubling((8, 27), (8.0, 27.0)), 2.0);
        near(per_doubling((10, 20), (3.0, 1.5)), 0.5);
        assert_eq!(per_doubling((10, 10), (1.0, 2.0)), None);
        assert_eq!(per_doubling((10, 20), (0.0, 2.0)), None);
    }

    #[test]
    fn medians() {
        assert_eq!(median(&[3, 1, 2]), Some(2));
        assert_eq!(median(&[4, 1, 3, 2]), Some(2));
        assert_eq!(median::<u64>(&[]), None);
    }

    #[test]
    fn means() {
        near(geometric_mean(&[1.0, 4.0, 16.0]), 4.0);
        assert_eq!(geometric_mean(&[]), None);
    }
}
