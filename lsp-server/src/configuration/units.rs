//! Amounts as people write them: `20s`, `500ms`, `2min`, `2GiB`, `512MiB`.

use std::time::Duration;

const TIMES: [(&str, f64); 4] = [("ms", 0.001), ("min", 60.0), ("s", 1.0), ("h", 3600.0)];
const SIZES: [(&str, f64); 6] = [
    ("GiB", 1_073_741_824.0),
    ("MiB", 1_048_576.0),
    ("KiB", 1024.0),
    ("GB", 1e9),
    ("MB", 1e6),
    ("KB", 1e3),
];

/// A time; a number without a unit is seconds.
pub fn time(text: &str) -> Result<Duration, String> {
    let seconds = amount(text, &TIMES, 1.0).filter(|seconds| (0.1..=86_400.0).contains(seconds));
    let seconds = seconds.ok_or_else(|| {
        format!("`{text}` is no time limit: write one such as `20s`, from 100ms to 24h")
    })?;
    Ok(Duration::from_secs_f64(seconds))
}

/// A size in bytes; a number without a unit is MiB.
pub fn size(text: &str) -> Result<u64, String> {
    let bytes =
        amount(text, &SIZES, 1_048_576.0).filter(|bytes| (16_777_216.0..1e15).contains(bytes));
    let bytes = bytes.ok_or_else(|| {
        format!("`{text}` is no memory limit: write one such as `512MiB`, from 16MiB on")
    })?;
    Ok(bytes as u64)
}

fn amount(text: &str, units: &[(&str, f64)], bare: f64) -> Option<f64> {
    let text = text.trim();
    let unit = units.iter().find(|(name, _)| text.ends_with(name));
    let (number, factor) = match unit {
        Some((name, factor)) => (text.strip_suffix(name)?, *factor),
        None => (text, bare),
    };
    let number: f64 = number.trim().parse().ok()?;
    number.is_finite().then_some(number * factor)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn units_are_read_and_nonsense_is_refused() {
        assert_eq!(time("20s"), Ok(Duration::from_secs(20)));
        assert_eq!(time("500ms"), Ok(Duration::from_millis(500)));
        assert_eq!(time(" 2 min"), Ok(Duration::from_secs(120)));
        assert_eq!(time("0.5"), Ok(Duration::from_millis(500)));
        assert_eq!(size("2GiB"), Ok(2 << 30));
        assert_eq!(size("64"), Ok(64 << 20));
        for wrong in ["", "s", "-1s", "1e9s", "NaN", "20 light years"] {
            assert!(time(wrong).unwrap_err().contains("such as `20s`"), "{wrong}");
        }
        assert!(size("1KiB").is_err() && size("lots").is_err());
    }
}
