//! The tests of CPython, run by the command under test, and the page that says how they went.
//!
//! **In:** the modules in [`MODULES`], from the folder `test` of a CPython 3.11 (Debian: `libpython3.11-testsuite`), and `known.txt`,
//! which gives a reason for each test that fails. **Out:** `docs/conformance.md`.
//!
//! ```text
//! # Counts of references do not exist here.       the reason
//! test_list.ListTest.test_free_after_iterating    the tests that fail for it
//! ```
//!
//! **Absent:** the tests themselves. They are CPython's and stay where they are.

use crate::{Limits, root, run, subject};
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::time::Duration;

/// What is run: the tests of the language's core.
pub const MODULES: &[&str] = &[
    "test_int",
    "test_float",
    "test_list",
    "test_tuple",
    "test_dict",
    "test_set",
    "test_unicode",
    "test_range",
    "test_generators",
    "test_exceptions",
    "test_scope",
    "test_class",
    "test_descr",
    "test_fstring",
    "test_extcall",
    "test_patma",
];

/// How one module went.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The module.
    pub module: &'static str,
    /// How many tests were run.
    pub ran: usize,
    /// How many of them were skipped.
    pub skipped: usize,
    /// The tests that failed, by name.
    pub failed: BTreeSet<String>,
    /// How the run ended where it did not come to its end.
    pub broken: Option<String>,
}

/// Whether the command finds CPython's tests.
pub fn is_here() -> bool {
    let mut command = subject::command();
    command.args(["-c", "import test.test_int"]);
    run(&mut command, b"", limits()).is_ok_and(|finished| finished.code == Some(0))
}

fn limits() -> Limits {
    Limits { time: Duration::from_secs(300), ..Limits::default() }
}

/// Runs the tests of one module.
pub fn outcome(module: &'static str) -> Outcome {
    // Some tests make files where they run.
    let folder =
        std::env::temp_dir().join(format!("sidewinder-conformance-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    let mut command = subject::command();
    command.current_dir(&folder).args(["-m", "unittest", "-v", &format!("test.{module}")]);
    let finished = run(&mut command, b"", limits()).expect("sidewinder can be started");
    let _ = std::fs::remove_dir_all(&folder);
    let text = finished.err();
    let broken = (!matches!(finished.code, Some(0 | 1)) || !text.contains("\nRan "))
        .then(|| finished.ending());
    let number = |after: &str| {
        let digits = text.rsplit_once(after).map_or("", |(_, rest)| rest);
        let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
        digits[..end].parse().unwrap_or(0)
    };
    let failed = text.lines().filter_map(failed_test).collect();
    Outcome { module, ran: number("\nRan "), skipped: number("skipped="), failed, broken }
}

/// The test that a line of unittest's report says has failed: `FAIL: test_x (test.test_int.IntTest.test_x) [part]`.
fn failed_test(line: &str) -> Option<String> {
    let rest = line.strip_prefix("FAIL: ").or_else(|| line.strip_prefix("ERROR: "))?;
    let (name, rest) = rest.split_once(" (")?;
    let inner = &rest[..rest.find(')').unwrap_or(rest.len())];
    let inner = inner.strip_prefix("test.").unwrap_or(inner);
    // A doctest and a `setUpClass` have only the module and the class there.
    let is_whole = inner.rsplit('.').next() == Some(name);
    Some(if is_whole { inner.to_string() } else { format!("{inner}.{name}") })
}

/// The reasons in `known.txt`, each with the tests that fail for it, in their order.
pub fn known() -> Vec<(String, BTreeSet<String>)> {
    let file = root().join("tests/conformance/known.txt");
    let text = std::fs::read_to_string(file).expect("known.txt can be read");
    let mut reasons: Vec<(String, BTreeSet<String>)> = Vec::new();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        match (line.strip_prefix("# "), reasons.last_mut()) {
            (Some(reason), _) => reasons.push((reason.to_string(), BTreeSet::new())),
            (None, Some((_, tests))) => drop(tests.insert(line.to_string())),
            (None, None) => panic!("known.txt begins with a reason"),
        }
    }
    reasons
}

/// What the outcomes say that `known.txt` does not, or the other way round.
pub fn faults(outcomes: &[Outcome]) -> Vec<String> {
    let known: BTreeSet<String> = known().into_iter().flat_map(|(_, tests)| tests).collect();
    let mut faults = Vec::new();
    for outcome in outcomes {
        if let Some(ending) = &outcome.broken {
            faults.push(format!("{} did not come to its end: {ending}", outcome.module));
            continue;
        }
        faults.extend(outcome.failed.difference(&known).map(|test| format!("{test} fails")));
        let own = known.iter().filter(|test| test.split('.').next() == Some(outcome.module));
        let mended = own.filter(|test| !outcome.failed.contains(*test));
        faults.extend(mended.map(|test| format!("{test} no longer fails: known.txt lists it")));
    }
    faults
}

/// Where the page is.
pub fn page_path() -> PathBuf {
    root().join("docs/conformance.md")
}

/// The page for these outcomes.
pub fn page(outcomes: &[Outcome]) -> String {
    let mut page = String::from(
        "# CPython's own tests\n\n\
         `sidewinder -m unittest test.test_int` and its kin, with the tests of a CPython 3.11 (Debian: `libpython3.11-testsuite`). `test_unicode` is what later versions call `test_str`.\n\n\
         | module | run | passed | failed | skipped |\n|---|---:|---:|---:|---:|\n",
    );
    let mut total = [0; 4];
    for outcome in outcomes {
        let failed = outcome.failed.len();
        let passed = outcome.ran.saturating_sub(failed + outcome.skipped);
        let row = [outcome.ran, passed, failed, outcome.skipped];
        total.iter_mut().zip(row).for_each(|(sum, number)| *sum += number);
        match &outcome.broken {
            Some(ending) => page.push_str(&format!("| `{}` | {ending} | | | |\n", outcome.module)),
            None => page.push_str(&line(&format!("`{}`", outcome.module), row)),
        }
    }
    page.push_str(&line("all", total));
    page.push_str("\n## What fails, and why\n");
    for (reason, tests) in known() {
        let mut by_class: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for test in &tests {
            let (class, name) = test.rsplit_once('.').unwrap_or(("", test));
            by_class.entry(class).or_default().push(name);
        }
        page.push_str(&format!("\n**{reason}**\n\n"));
        for (class, names) in by_class {
            let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
            page.push_str(&format!("* `{class}`: {}\n", names.join(", ")));
        }
    }
    page.push_str(
        "\nThis page is made by `cargo run --release -p sidewinder-tests --bin conformance`; the reasons are in \
         `tests/conformance/known.txt`.\n",
    );
    page
}

fn line(name: &str, row: [usize; 4]) -> String {
    let [ran, passed, failed, skipped] = row;
    format!("| {name} | {ran} | {passed} | {failed} | {skipped} |\n")
}
