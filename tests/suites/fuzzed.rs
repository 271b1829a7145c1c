//! A slice of the broken programs: what `fuzz` does for ten thousand, for some.
//!
//! `SIDEWINDER_TEXTS=5000 cargo test --test fuzzed` takes more of them.

use sidewinder_tests::fuzz::runner;
use sidewinder_tests::root;

#[test]
fn broken_programs_end_in_no_panic_and_no_signal() {
    let asked = std::env::var("SIDEWINDER_TEXTS").ok().and_then(|count| count.parse().ok());
    let count: u64 = asked.unwrap_or(1000);
    let folder = root().join("target/fuzzed");
    let faults = runner::run_range(0..count, &folder, &|_, _| {}).expect("the texts can be run");
    let reports: Vec<String> =
        faults.iter().map(|fault| format!("seed {}\n{}", fault.seed, fault.report)).collect();
    assert!(reports.is_empty(), "{}", reports.join("\n"));
}
