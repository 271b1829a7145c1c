//! A slice of the generated programs: what `generate` does for ten thousand, for some.
//!
//! `SIDEWINDER_PROGRAMS=2000 cargo test --test generated` takes more of them.

use std::collections::BTreeSet;

use sidewinder_tests::generator::{assume, kind::KINDS, runner};
use sidewinder_tests::{Limits, in_ci, oracle, root, run, subject};

#[test]
fn generated_programs_agree_with_cpython() {
    for kind in &KINDS {
        agree(kind.make, kind.few, &format!("target/generated/{}", kind.name));
    }
}

/// The generator's programs are about the assumptions and events that the command has, all of them.
#[test]
fn each_assumption_and_each_event_has_its_programs() {
    let mut command = subject::command();
    command.args(["--jit", "assumptions"]);
    let listing = run(&mut command, b"", Limits::default()).expect("it runs").out();
    let listed = |what: &str| -> BTreeSet<String> {
        let lines = listing.lines().map(|line| line.split_whitespace().collect::<Vec<_>>());
        let named = lines.filter(|words| words.first() == Some(&what));
        named.map(|words| words[1].to_string()).collect()
    };
    let known = |names: &[(&str, &[&str])]| -> BTreeSet<String> {
        names.iter().map(|(name, _)| name.to_string()).collect()
    };
    assert_eq!(listed("assumption"), known(assume::reader::READERS));
    assert_eq!(listed("event"), known(assume::event::EVENTS));
    let rows = listing.lines().filter_map(|line| line.strip_prefix("ends"));
    let rows: Vec<_> = rows.map(|row| row.split_whitespace().collect::<Vec<_>>()).collect();
    let known: Vec<_> =
        assume::event::ROWS.iter().map(|row| vec![row.event, row.assumption]).collect();
    assert_eq!(rows, known);
}

fn agree(make: runner::Make, count: u64, folder: &str) {
    if oracle::cpython().is_none() && !in_ci() {
        eprintln!("left out: there is no CPython 3.11 here");
        return;
    }
    let asked = std::env::var("SIDEWINDER_PROGRAMS").ok().and_then(|count| count.parse().ok());
    let count: u64 = asked.unwrap_or(count);
    let folder = root().join(folder);
    let outcome = runner::run_range(make, 0..count, &runner::settings(), &folder, &|_, _| {})
        .expect("the programs can be run");
    assert_eq!(outcome.endless, [0; 0], "programs without end: the generator's fault");
    let reports: Vec<String> = outcome
        .failures
        .iter()
        .map(|failure| {
            format!("seed {}, {}\n{}", failure.seed, failure.file.display(), failure.report)
        })
        .collect();
    assert!(reports.is_empty(), "{}", reports.join("\n"));
    assert_eq!(outcome.programs + outcome.died.len() as u64, count);
}
