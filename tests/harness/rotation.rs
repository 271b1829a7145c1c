//! What runs where everything would take too long: a share of a list, another one each day.
//!
//! In a list of 100 with a share of 15, day 0 has the items 0 to 14, day 1 has 15 to 29, day 7 has 5 to 19: after seven days each
//! had its turn. `SIDEWINDER_DAY` repeats the share of a day, and `SIDEWINDER_FULL` asks for all.

use std::env;
use std::time::{SystemTime, UNIX_EPOCH};

/// Whether everything is asked for, as `./test full` does.
pub fn is_full() -> bool {
    env::var_os("SIDEWINDER_FULL").is_some_and(|full| !full.is_empty())
}

/// The day whose share runs: that of `SIDEWINDER_DAY`, else the number of days since 1970.
///
/// # Panics
/// When `SIDEWINDER_DAY` is no number.
pub fn day() -> usize {
    if let Ok(day) = env::var("SIDEWINDER_DAY") {
        return day.parse().expect("SIDEWINDER_DAY is a number");
    }
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("it is later than 1970");
    usize::try_from(now.as_secs() / 86_400).expect("not that late")
}

/// The share of a day.
pub fn share<T: Clone>(all: &[T], size: usize, day: usize) -> Vec<T> {
    let start = if all.is_empty() { 0 } else { day % all.len() * size % all.len() };
    all.iter().cycle().skip(start).take(size.min(all.len())).cloned().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_item_has_its_turn() {
        let all: Vec<usize> = (0..100).collect();
        let mut seen: Vec<usize> = (20_000..20_007).flat_map(|day| share(&all, 15, day)).collect();
        assert_eq!(seen.len(), 105);
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen, all);
    }

    #[test]
    fn a_share_is_no_more_than_all() {
        let mut all = share(&[1, 2], 15, 3);
        all.sort_unstable();
        assert_eq!(all, [1, 2]);
        assert_eq!(share::<u8>(&[], 15, 3), [0; 0]);
    }
}
