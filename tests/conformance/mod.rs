//! The tests of CPython, run by the command under test, and the page that says how they went.
//!
//! **In:** the modules in [`MODULES`], from Debian's `libpython3.11-testsuite`, and `known.txt`,
//! which gives a reason for each test that fails. **Out:** `docs/conformance.md`; or, for the suite `conformance`, what is not as
//! these two say.
//!
//! ```text
//! # Counts of references do not exist here.       the reason
//! test_list.ListTest.test_free_after_iterating    the tests that fail for it
//! ```
//!
//! Which tests fail has to agree by name. How many are skipped is the machine's affair: some are where it is quick.
//!
//! **Absent:** the tests themselves. They are CPython's and stay where they are.

mod outcome;
mod page;

pub use outcome::Outcome;
pub use page::{page, page_path};

use crate::{Limits, oracle, root, run, subject};
use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

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

/// The library that the tests are in: Debian's and no other, so that the page speaks of the same version everywhere.
pub fn library() -> Option<&'static Path> {
    let library = Path::new("/usr/lib/python3.11");
    library.join("test/test_int.py").is_file().then_some(library)
}

/// Runs all modules on two threads, `told` being given each outcome as it comes. They are answered in the order of [`MODULES`].
pub fn run_all(library: &Path, told: &(dyn Fn(&Outcome) + Sync)) -> Vec<Outcome> {
    let waiting = Mutex::new(MODULES.iter());
    let done = Mutex::new(Vec::new());
    let work = || {
        loop {
            let next = waiting.lock().expect("nobody panics with it").next();
            let Some(module) = next else { return };
            let outcome = outcome(module, library);
            told(&outcome);
            done.lock().expect("nobody panics with it").push(outcome);
        }
    };
    thread::scope(|scope| {
        scope.spawn(work);
        work();
    });
    let mut outcomes = done.into_inner().expect("nobody panics with it");
    outcomes.sort_by_key(|outcome| MODULES.iter().position(|module| *module == outcome.module));
    outcomes
}

/// Runs the tests of one module.
fn outcome(module: &'static str, library: &Path) -> Outcome {
    let began = Instant::now();
    // Some tests make files where they run.
    let name = format!("sidewinder-{module}-{}", std::process::id());
    let folder = std::env::temp_dir().join(name);
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    let mut command = subject::command();
    command.env("SIDEWINDER_STDLIB", library).current_dir(&folder);
    command.args(["-m", "unittest", "-v", &format!("test.{module}")]);
    let limits = Limits { time: Duration::from_secs(200), ..Limits::default() };
    let finished = run(&mut command, b"", limits).expect("sidewinder can be started");
    let _ = std::fs::remove_dir_all(&folder);
    Outcome::read(module, &finished, began.elapsed())
}

/// Whether CPython fails a test here as well: then it is the machine, and not the program under test.
fn cpython_fails(test: &str) -> bool {
    let Some(cpython) = oracle::cpython() else { return false };
    let mut command = Command::new(cpython);
    command.current_dir(std::env::temp_dir()).args(["-m", "unittest", &format!("test.{test}")]);
    run(&mut command, b"", Limits::default())
        .is_ok_and(|finished| finished.code == Some(1) && finished.err().contains("\nRan 1 test"))
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

/// What is not as `known.txt` and the page say.
pub fn faults(outcomes: &[Outcome]) -> Vec<String> {
    let known: BTreeSet<String> = known().into_iter().flat_map(|(_, tests)| tests).collect();
    let mut faults = page::faults(outcomes);
    for outcome in outcomes {
        if let Some(ending) = &outcome.broken {
            faults.push(format!("{} did not come to its end: {ending}", outcome.module));
        }
        let new = outcome.failed.difference(&known).filter(|test| !cpython_fails(test));
        faults.extend(new.map(|test| format!("{test} fails, and known.txt has no reason")));
        let mended = known.iter().filter(|test| outcome.passes(test));
        faults
            .extend(mended.map(|test| format!("known.txt lists {test}, which passes: remove it")));
    }
    let all_end = outcomes.iter().all(|outcome| outcome.broken.is_none());
    let is_named = |test: &String| outcomes.iter().any(|outcome| outcome.named.contains(test));
    let strange = known.iter().filter(|test| all_end && !is_named(test));
    faults
        .extend(strange.map(|test| format!("known.txt lists {test}, which is no test: remove it")));
    faults
}
