//! Memory comes back: what a program makes again and again takes no more after 20,000 times than after 5,000. The command
//! does the same with ten times as many, and tells what a turn costs.

use sidewinder_tests::memory::{Plan, kinds, measure};
use std::sync::Mutex;
use std::thread;
use std::time::Duration;

/// Turns before memory is looked at first. The collector has run then, and what has died is free.
const PLAN: Plan = Plan { few: 5_000, many: 20_000, settled: true, time: Duration::from_secs(300) };
/// Kilobytes that may come on over 15,000 turns: 340 bytes each.
const MORE: u64 = 5 << 10;

#[test]
fn what_is_dropped_comes_back() {
    let kinds = kinds();
    assert!(kinds.len() >= 14, "there are fourteen kinds");
    let (left, wrong) = (Mutex::new(kinds.iter()), Mutex::new(Vec::new()));
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, |count| count.get()) {
            scope.spawn(|| {
                while let Some(kind) = { left.lock().expect("nobody panics").next() } {
                    let why = match measure(kind, &PLAN) {
                        Ok(taken) if taken.grown() <= MORE => continue,
                        Ok(taken) => format!("{kind}: {} kilobytes more", taken.grown()),
                        Err(why) => why,
                    };
                    wrong.lock().expect("nobody panics").push(why);
                }
            });
        }
    });
    let wrong = wrong.into_inner().expect("nobody panics");
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}
