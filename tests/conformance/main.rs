//! Runs CPython's own tests and writes `docs/conformance.md`.
//!
//! With `--prune`, tests that pass now leave `known.txt` first. With names of modules only these run, and nothing is written.

use sidewinder_tests::conformance::{self, MODULES};
use std::process::ExitCode;

fn main() -> ExitCode {
    let Some(library) = conformance::library() else {
        eprintln!("CPython's tests are not here (Debian: libpython3.11-testsuite)");
        return ExitCode::FAILURE;
    };
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let is_named = |module: &&&str| arguments.iter().any(|argument| argument == **module);
    let named: Vec<&str> = MODULES.iter().filter(is_named).copied().collect();
    let modules = if named.is_empty() { MODULES } else { &named };
    let outcomes = conformance::run_all(modules, library, &|outcome| {
        let (ran, failed, time) = (outcome.ran, outcome.failed.len(), outcome.time.as_secs_f64());
        let broken = outcome.broken.as_deref().unwrap_or("").replace('\n', " / ");
        println!("{}: {ran} run, {failed} failed, {time:.1} s {broken}", outcome.module);
    });
    if named.is_empty() {
        if arguments.iter().any(|argument| argument == "--prune") {
            conformance::prune(&outcomes);
        }
        let page = conformance::page(&outcomes);
        if let Err(error) = std::fs::write(conformance::page_path(), page) {
            eprintln!("the page cannot be written: {error}");
            return ExitCode::FAILURE;
        }
    }
    let faults = conformance::faults(&outcomes);
    faults.iter().for_each(|fault| println!("{fault}"));
    if faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
