//! How one module went, read from what `unittest -v` writes.

use crate::Finished;
use std::collections::BTreeSet;
use std::time::Duration;

/// How one module went.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The module.
    pub module: &'static str,
    /// How many tests were run.
    pub ran: usize,
    /// All that are named, whatever became of them.
    pub named: BTreeSet<String>,
    /// The tests that were skipped, by name.
    pub skipped: BTreeSet<String>,
    /// The tests that failed, by name.
    pub failed: BTreeSet<String>,
    /// How the run ended where it did not come to its end.
    pub broken: Option<String>,
    /// How long it took.
    pub time: Duration,
}

impl Outcome {
    /// Reads the report of a run.
    pub fn read(module: &'static str, finished: &Finished, time: Duration) -> Outcome {
        let text = finished.err();
        let failed = failed(&text);
        let ran = ran(&text);
        let panics = text.contains(" panicked at ");
        let is_whole = ran.is_some() && finished.code == Some(i32::from(!failed.is_empty()));
        let broken = match (panics, is_whole) {
            (true, _) => Some("a panic".to_string()),
            (false, true) => None,
            (false, false) => {
                let end: Vec<&str> = text.lines().rev().take(5).collect();
                let end: Vec<&str> = end.into_iter().rev().collect();
                Some(format!("{}\n{}", finished.ending(), end.join("\n")))
            }
        };
        let skipped = with_status(&text, "skipped ");
        let named = text.lines().filter_map(test_name).collect();
        Outcome { module, ran: ran.unwrap_or(0), named, skipped, failed, broken, time }
    }

    /// How many tests passed.
    pub fn passed(&self) -> usize {
        self.ran.saturating_sub(self.failed.len() + self.skipped.len())
    }

    /// Whether a test was run and neither failed nor was skipped.
    pub fn passes(&self, test: &str) -> bool {
        self.named.contains(test) && !self.failed.contains(test) && !self.skipped.contains(test)
    }
}

/// The number of tests in `Ran 35 tests in 0.085s`.
fn ran(text: &str) -> Option<usize> {
    let (_, rest) = text.rsplit_once("\nRan ")?;
    rest.split(' ').next()?.parse().ok()
}

fn failed(text: &str) -> BTreeSet<String> {
    let told = text.lines().filter_map(|line| {
        let rest = line.strip_prefix("FAIL: ").or_else(|| line.strip_prefix("ERROR: "));
        rest.and_then(test_name)
    });
    told.chain(with_status(text, "unexpected success")).collect()
}

/// The tests with this status: it stands behind the name, or, where the test has a line of documentation, behind that.
fn with_status(text: &str, status: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut last = None;
    for line in text.lines() {
        last = test_name(line).or(last);
        if line.split(" ... ").skip(1).any(|told| told.starts_with(status)) {
            found.extend(last.clone());
        }
    }
    found
}

/// The test that a line begins with: `test_x (test.test_int.IntTest.test_x) [part]`.
fn test_name(line: &str) -> Option<String> {
    let (name, rest) = line.split_once(" (test.")?;
    let inner = &rest[..rest.find(')')?];
    // A doctest and a `setUpClass` have only the module and the class there.
    let is_whole = inner.rsplit('.').next() == Some(name);
    Some(if is_whole { inner.to_string() } else { format!("{inner}.{name}") })
}

#[cfg(test)]
mod tests {
    use super::*;

    const REPORT: &str = "\
test_a (test.test_int.T.test_a) ... ok
test_b (test.test_int.T.test_b)
What it is about. ... skipped 'too quick'
test_c (test.test_int.T.test_c) ... FAIL
sub (test.test_int.__test__)
Doctest: test.test_int.__test__.sub ... ok
test_d (test.test_int.T.test_d) ... unexpected success

======================================================================
FAIL: test_c (test.test_int.T.test_c) [part]
----------------------------------------------------------------------

Ran 5 tests in 0.085s

FAILED (failures=1, skipped=1, unexpected successes=1)
";

    fn finished(code: i32, text: &str) -> Finished {
        let stderr = text.as_bytes().to_vec();
        Finished { stdout: Vec::new(), stderr, code: Some(code), signal: None, timed_out: false }
    }

    #[test]
    fn a_report_is_read() {
        let outcome = Outcome::read("test_int", &finished(1, REPORT), Duration::ZERO);
        let names = |set: &BTreeSet<String>| set.iter().cloned().collect::<Vec<_>>().join(" ");
        assert_eq!((outcome.ran, outcome.passed()), (5, 2));
        assert_eq!(names(&outcome.failed), "test_int.T.test_c test_int.T.test_d");
        assert_eq!(names(&outcome.skipped), "test_int.T.test_b");
        assert_eq!(outcome.broken, None);
    }

    #[test]
    fn a_run_that_does_not_come_to_its_end_is_told() {
        let broken =
            |code, text| Outcome::read("test_int", &finished(code, text), Duration::ZERO).broken;
        assert!(broken(1, "test_a (test.test_int.T.test_a) ... ").is_some());
        assert!(broken(0, REPORT).is_some(), "tests failed, and it says that all is well");
        let panics = format!("thread 'main' panicked at lang:1\n{REPORT}");
        assert!(broken(1, &panics).is_some());
    }
}
