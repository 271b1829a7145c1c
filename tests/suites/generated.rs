//! A slice of the generated programs: what `generate` does for ten thousand, for some.
//!
//! `SIDEWINDER_PROGRAMS=2000 cargo test --test generated` takes more of them.

use std::collections::BTreeSet;

use sidewinder_tests::generator::{assume, kind::KINDS, reentrant, runner};
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

/// Prints the methods of each kind of receiver, as CPython has them.
const METHODS: &str = r#"
import array, collections, io, re
kinds = {
    "list": [list], "tuple": [tuple], "dict": [dict], "set": [set], "frozenset": [frozenset], "str": [str], "bytes": [bytes], "bytearray": [bytearray],
    "memoryview": [memoryview], "array": [array.array], "deque": [collections.deque], "int": [int], "range": [range], "slice": [slice],
    "views": [type({}.keys()), type({}.items())], "generator": [type(x for x in ())], "io": [io.BytesIO, io.StringIO], "re": [re.Pattern],
}
for kind, types in kinds.items():
    names = sorted({name for type in types for name in dir(type) if not name.startswith("_") and callable(getattr(type, name))})
    print(kind, *names)
"#;

/// The calls that act have every method that CPython's types have.
#[test]
fn each_method_is_called_by_reentrant_programs() {
    let Some(mut command) = oracle::command() else { return };
    command.args(["-c", METHODS]);
    let listing = run(&mut command, b"", Limits::default()).expect("it runs").out();
    let mut missing = Vec::new();
    for line in listing.lines() {
        let (name, methods) = line.split_once(' ').unwrap_or((line, ""));
        let kind = reentrant::kinds().iter().find(|kind| kind.name == name).expect(name);
        for method in methods.split(' ').filter(|method| !method.is_empty()) {
            let called = format!(".{method}(");
            if !kind.calls.iter().any(|call| call.text.contains(&called)) {
                missing.push(format!("{name}.{method}"));
            }
        }
    }
    assert!(!listing.is_empty());
    assert_eq!(missing, [""; 0]);
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
