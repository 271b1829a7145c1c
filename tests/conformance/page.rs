//! The page that says how CPython's tests went.

use super::{Outcome, known};
use crate::root;
use std::collections::BTreeMap;
use std::path::PathBuf;

/// Where the page is.
pub fn page_path() -> PathBuf {
    root().join("docs/conformance.md")
}

/// The page for these outcomes.
pub fn page(outcomes: &[Outcome]) -> String {
    let mut page = String::from(
        "# CPython's own tests\n\n\
         `sidewinder -m unittest test.test_int` and its kin, with the tests of CPython 3.11 as Debian's `libpython3.11-testsuite` has them. \
         Each module comes to its end: no panic, no signal, nothing that hangs. `test_unicode` is what later versions call `test_str`. \
         How many tests are skipped depends on the machine: some are where it is quick.\n\n\
         | module | run | passed | failed | skipped |\n|---|---:|---:|---:|---:|\n",
    );
    let mut total = [0; 4];
    for outcome in outcomes {
        let row = [outcome.ran, outcome.passed(), outcome.failed.len(), outcome.skipped.len()];
        total.iter_mut().zip(row).for_each(|(sum, number)| *sum += number);
        page.push_str(&line(&format!("`{}`", outcome.module), row));
    }
    page.push_str(&line("all", total));
    page.push_str(&reasons());
    page
}

fn line(name: &str, row: [usize; 4]) -> String {
    let [ran, passed, failed, skipped] = row;
    format!("| {name} | {ran} | {passed} | {failed} | {skipped} |\n")
}

/// What stands below the table: what `known.txt` says.
fn reasons() -> String {
    let mut text = String::from("\n## What fails, and why\n");
    for (reason, tests) in known() {
        let mut by_class: BTreeMap<&str, Vec<String>> = BTreeMap::new();
        for test in &tests {
            let (class, name) = test.rsplit_once('.').unwrap_or(("", test));
            by_class.entry(class).or_default().push(format!("`{name}`"));
        }
        text.push_str(&format!("\n**{reason}**\n\n"));
        for (class, names) in by_class {
            text.push_str(&format!("* `{class}`: {}\n", names.join(", ")));
        }
    }
    text.push_str(
        "\nThis page is made by `cargo run --release -p sidewinder-tests --bin conformance`; the reasons are in \
         `tests/conformance/known.txt`, and the suite `conformance` keeps both true.\n",
    );
    text
}

/// Where the page is not what these outcomes and `known.txt` say.
pub fn faults(outcomes: &[Outcome]) -> Vec<String> {
    const REMAKE: &str = "docs/conformance.md is not up to date, run the command `conformance`:";
    let text = std::fs::read_to_string(page_path()).unwrap_or_default();
    let mut faults = Vec::new();
    if !text.ends_with(&reasons()) {
        faults.push(format!("{REMAKE} it has other reasons than known.txt"));
    }
    for outcome in outcomes.iter().filter(|outcome| outcome.broken.is_none()) {
        let start = format!("| `{}` | ", outcome.module);
        let row = text.lines().find_map(|line| line.strip_prefix(&start)).unwrap_or("");
        let numbers: Vec<usize> =
            row.split('|').filter_map(|number| number.trim().parse().ok()).collect();
        let (ran, failed) = (numbers.first(), numbers.get(2));
        if (ran, failed) != (Some(&outcome.ran), Some(&outcome.failed.len())) {
            let (ran, failed) = (outcome.ran, outcome.failed.len());
            faults.push(format!("{REMAKE} {} has {ran} run, {failed} failed", outcome.module));
        }
    }
    faults
}
