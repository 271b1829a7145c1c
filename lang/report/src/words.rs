//! Numbers as people read them, and words that are written in one place and looked for in another.

use std::collections::BTreeMap;

/// How a sentence begins about a guard that fails often; the case, and `, but` what was there instead, follow.
pub const COMPILED_FOR: &str = "Compiled for the case that ";
/// What is said of objects whose class had learned of more attributes when they were made than when the one that code was made for was.
pub const LATER: &str = "made later";
/// The same the other way round.
pub const EARLIER: &str = "made earlier";

/// A number in at most five characters: `812`, `1.2K`, `98K`, `2.4M`.
pub fn compact(n: u64) -> String {
    let units = [(1_000_000_000_000, "T"), (1_000_000_000, "G"), (1_000_000, "M"), (1_000, "K")];
    match units.into_iter().find(|&(unit, _)| n >= unit) {
        None => n.to_string(),
        Some((unit, name)) if n / unit >= 10 => format!("{}{name}", n / unit),
        Some((unit, name)) => format!("{}.{}{name}", n / unit, n % unit * 10 / unit),
    }
}

/// A number with its thousands apart: `2,412,008`.
pub fn grouped(n: u64) -> String {
    let digits = n.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// An amount in an iteration: `2` or `0.31`.
pub fn amount(n: f64) -> String {
    let text = format!("{n:.2}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// `1 guard`, `7 guards`.
pub fn plural(n: u64, word: &str) -> String {
    let ending = match (n, word.ends_with("sh") || word.ends_with("ch")) {
        (1, _) => "",
        (_, true) => "es",
        (_, false) => "s",
    };
    format!("{} {word}{ending}", grouped(n))
}

/// `no guard`, `1 guard`, `7 guards`.
pub fn none_or(n: u64, word: &str) -> String {
    if n == 0 { format!("no {word}") } else { plural(n, word) }
}

/// `once`, `twice`, `12 times`.
pub fn times(n: u64) -> String {
    match n {
        1 => "once".to_owned(),
        2 => "twice".to_owned(),
        n => format!("{} times", grouped(n)),
    }
}

/// What there was, the most frequent first: `str 41 times, float twice`.
pub fn tally(counts: &BTreeMap<String, u64>) -> String {
    let mut counts: Vec<(&String, u64)> = counts.iter().map(|(what, &n)| (what, n)).collect();
    counts.sort_by_key(|&(_, n)| std::cmp::Reverse(n));
    let told: Vec<String> =
        counts.iter().map(|(what, n)| format!("{what} {}", times(*n))).collect();
    told.join(", ")
}

/// A share of 0 to 1: `87 %`.
pub fn percent(share: f64) -> String {
    if share > 0.0 && share < 0.01 {
        "under 1 %".to_owned()
    } else {
        format!("{:.0} %", share * 100.0)
    }
}

/// Seconds to three digits: `1.84 s`, `12.3 ms`, `640 µs`.
pub fn seconds(s: f64) -> String {
    if s == 0.0 {
        return "0 s".into();
    }
    let (value, unit) = match s {
        s if s >= 1.0 => (s, "s"),
        s if s >= 1e-3 => (s * 1e3, "ms"),
        s => (s * 1e6, "µs"),
    };
    let digits = match value {
        v if v >= 99.95 => 0,
        v if v >= 9.995 => 1,
        _ => 2,
    };
    format!("{value:.digits$} {unit}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        for (n, text) in [
            (0, "0"),
            (812, "812"),
            (1_000, "1.0K"),
            (9_999, "9.9K"),
            (98_961, "98K"),
            (999_999, "999K"),
            (2_412_008, "2.4M"),
            (u64::MAX, "18446744T"),
        ] {
            assert_eq!(compact(n), text);
        }
        assert_eq!(grouped(2_412_008), "2,412,008");
        assert_eq!(grouped(12), "12");
    }

    #[test]
    fn times_have_three_digits() {
        let texts = [1.8412, 12.5, 0.0123, 0.000_64].map(seconds);
        assert_eq!(texts, ["1.84 s", "12.5 s", "12.3 ms", "640 µs"]);
    }
}
