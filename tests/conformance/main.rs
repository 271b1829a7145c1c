//! Runs CPython's own tests and writes `docs/conformance.md`.

use sidewinder_tests::conformance;
use std::process::ExitCode;

fn main() -> ExitCode {
    let Some(library) = conformance::library() else {
        eprintln!("CPython's tests are not here (Debian: libpython3.11-testsuite)");
        return ExitCode::FAILURE;
    };
    let outcomes = conformance::run_all(conformance::MODULES, library, &|outcome| {
        let (ran, failed, time) = (outcome.ran, outcome.failed.len(), outcome.time.as_secs_f64());
        println!("{}: {ran} run, {failed} failed, {time:.1} s", outcome.module);
    });
    let page = conformance::page(&outcomes);
    if let Err(error) = std::fs::write(conformance::page_path(), page) {
        eprintln!("the page cannot be written: {error}");
        return ExitCode::FAILURE;
    }
    let faults = conformance::faults(&outcomes);
    faults.iter().for_each(|fault| println!("{fault}"));
    if faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
