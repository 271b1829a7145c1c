//! Runs CPython's own tests and writes `docs/conformance.md`.

use sidewinder_tests::conformance::{self, MODULES};
use std::process::ExitCode;

fn main() -> ExitCode {
    if !conformance::is_here() {
        eprintln!("the tests of a CPython 3.11 are not here (Debian: libpython3.11-testsuite)");
        return ExitCode::FAILURE;
    }
    let outcomes: Vec<_> = MODULES
        .iter()
        .map(|module| {
            let outcome = conformance::outcome(module);
            println!("{module}: {} run, {} failed", outcome.ran, outcome.failed.len());
            outcome
        })
        .collect();
    let page = conformance::page(&outcomes);
    if let Err(error) = std::fs::write(conformance::page_path(), page) {
        eprintln!("the page cannot be written: {error}");
        return ExitCode::FAILURE;
    }
    let faults = conformance::faults(&outcomes);
    faults.iter().for_each(|fault| println!("{fault}"));
    if faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
