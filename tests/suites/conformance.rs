//! CPython's own tests: each module comes to its end, and what fails is what `known.txt` and `docs/conformance.md` say.
//!
//! Where Debian's `libpython3.11-testsuite` is not installed there is nothing to run; on the CI machine that is a failure.

use sidewinder_tests::{conformance, in_ci};

#[test]
fn cpythons_own_tests_go_as_the_page_says() {
    let Some(library) = conformance::library() else {
        assert!(!in_ci(), "CPython's tests are not here (Debian: libpython3.11-testsuite)");
        return eprintln!(
            "left out: CPython's tests are not here (Debian: libpython3.11-testsuite)"
        );
    };
    let outcomes = conformance::run_all(library, &|_| {});
    let faults = conformance::faults(&outcomes);
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}
