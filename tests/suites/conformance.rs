//! CPython's own tests: each module comes to its end, and what fails is what `known.txt` and `docs/conformance.md` say. Forty modules run,
//! others each day (`SIDEWINDER_DAY`), or all (`SIDEWINDER_FULL`). And CPython's tables: those of characters are what `generate.py` makes of its own.
//!
//! Where Debian's `libpython3.11-testsuite` is not installed there is nothing to run; on the CI machine that is a failure.

use sidewinder_tests::{conformance, in_ci, oracle, root, rotation};

#[test]
fn cpythons_own_tests_go_as_the_page_says() {
    let Some(library) = conformance::library() else {
        assert!(!in_ci(), "CPython's tests are not here (Debian: libpython3.11-testsuite)");
        return eprintln!(
            "left out: CPython's tests are not here (Debian: libpython3.11-testsuite)"
        );
    };
    let modules = conformance::todays();
    let (count, all, day) = (modules.len(), conformance::MODULES.len(), rotation::day());
    println!("day {day}: {count} of {all} modules: {}", modules.join(", "));
    let outcomes = conformance::run_all(&modules, library, &|_| {});
    let faults = conformance::faults(&outcomes);
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn tables_of_characters_are_cpythons() {
    let Some(mut cpython) = oracle::command() else {
        assert!(!in_ci(), "no CPython 3.11 (see SIDEWINDER_CPYTHON)");
        return eprintln!("left out: no CPython 3.11 (see SIDEWINDER_CPYTHON)");
    };
    let script = root().join("lang/syntax/src/unicode/generate.py");
    let done = cpython.arg(script).arg("--check").output().unwrap();
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
}
