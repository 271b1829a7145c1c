//! CPython's own tests go as `docs/conformance.md` says. Without them there is nothing to hold it against, except in CI.

use sidewinder_tests::conformance::{self, MODULES};
use sidewinder_tests::in_ci;

#[test]
fn the_page_about_cpythons_tests_is_true() {
    if !conformance::is_here() {
        assert!(!in_ci(), "libpython3.11-testsuite is not installed");
        println!("no tests of CPython 3.11 here");
        return;
    }
    let outcomes: Vec<_> = MODULES.iter().map(|module| conformance::outcome(module)).collect();
    let faults = conformance::faults(&outcomes);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    let written = std::fs::read_to_string(conformance::page_path()).expect("the page can be read");
    let page = conformance::page(&outcomes);
    assert!(
        written == page,
        "docs/conformance.md is old: cargo run --release -p sidewinder-tests --bin conformance"
    );
}
