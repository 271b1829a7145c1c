//! A slice of the generated programs: what `generate` does for ten thousand, for some.
//!
//! `SIDEWINDER_PROGRAMS=2000 cargo test --test generated` takes more of them.

use sidewinder_tests::generator::{program, runner, scopes};
use sidewinder_tests::{Setting, in_ci, oracle, root};

#[test]
fn generated_programs_agree_with_cpython() {
    agree(&program::program, &runner::settings(), 500, "target/generated");
}

#[test]
fn names_in_scopes_agree_with_cpython() {
    agree(&scopes::program, &[Setting::off(), Setting::low()], 150, "target/scopes");
}

fn agree(make: &(dyn Fn(u64) -> String + Sync), settings: &[Setting], count: u64, folder: &str) {
    if oracle::cpython().is_none() && !in_ci() {
        eprintln!("left out: there is no CPython 3.11 here");
        return;
    }
    let asked = std::env::var("SIDEWINDER_PROGRAMS").ok().and_then(|count| count.parse().ok());
    let count: u64 = asked.unwrap_or(count);
    let folder = root().join(folder);
    let outcome = runner::run_range(0..count, make, settings, &folder, &|_, _| {})
        .expect("the programs can be run");
    assert_eq!(outcome.endless, [0; 0], "programs without end: the generator's fault");
    let reports: Vec<String> = outcome
        .failures
        .iter()
        .map(|failure| {
            format!("seed {}, {}\n{}", failure.seed, failure.file.display(), failure.report)
        })
        .collect();
    assert!(reports.is_empty(), "{}", reports.join("\n"));
    assert_eq!(outcome.programs, count);
}
