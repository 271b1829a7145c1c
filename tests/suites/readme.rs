//! README's table of what runs and what does not, held against programs.
//!
//! ```text
//! | what       | runs                                      | does not yet                                  |
//! | generators | [all](tests/cases/readme/generators.py)   | [one given up](tests/cases/readme/given_up.py) |
//! ```
//!
//! What runs names programs, which must do what CPython does (`NAME.out` beside them, `BLESS=1` writes it). What does not names programs as
//! well, which must *not* do what CPython does, and say the words of their first line, `# sidewinder: WORDS`. So the table can
//! neither promise too much nor hide what has been built since. Each claim has its program: a claim without one is a failure.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use sidewinder_tests::{Case, Expected, Limits, Setting, bless, case, compare, root, subject};

const FOLDER: &str = "tests/cases/readme";

/// One row: its name, the programs that run, and those that do not.
struct Row {
    what: String,
    runs: Vec<String>,
    fails: Vec<String>,
}

/// The rows of the table. A cell's claims are separated by semicolons.
fn table() -> Vec<Row> {
    let text = fs::read_to_string(root().join("README.md")).expect("there is a README");
    let lines = text.lines().skip_while(|line| !line.starts_with("| what | runs |"));
    let rows = lines.skip(2).take_while(|line| line.starts_with('|')).map(|line| {
        let cells: Vec<&str> = line.trim_matches('|').split(" | ").map(str::trim).collect();
        let [what, runs, fails] = cells[..] else { panic!("three cells, not: {line}") };
        let claims = |cell: &str| match cell {
            "–" => Vec::new(),
            cell => cell.split(';').map(|claim| program(what, claim)).collect(),
        };
        Row { what: what.to_string(), runs: claims(runs), fails: claims(fails) }
    });
    rows.collect()
}

/// The program that a claim links to.
fn program(what: &str, claim: &str) -> String {
    let link = claim.split_once("](").and_then(|(_, rest)| rest.split_once(')'));
    let (link, _) = link.unwrap_or_else(|| panic!("{what}: no program is linked from «{claim}»"));
    assert!(link.starts_with(FOLDER), "{what}: {link} is not in {FOLDER}");
    assert!(root().join(link).is_file(), "{what}: {link} is not there");
    link.to_string()
}

fn run(path: &str) -> (Case, Expected, sidewinder_tests::Finished) {
    let case = Case::load(&root(), Path::new(path)).expect("the program can be read");
    if bless::asked() {
        bless::bless(&root(), &case).expect("CPython runs it");
    }
    let expected = case.expected(&root()).expect("CPython's answer is beside the program");
    let done = subject::run_case(&case, &Setting::low(), Limits::default());
    (case, expected, done.expect("sidewinder can be started"))
}

#[test]
fn what_runs_does_what_cpython_does() {
    for row in table() {
        assert!(!row.runs.is_empty(), "{}: nothing says that it runs", row.what);
        for path in &row.runs {
            let (_, expected, done) = run(path);
            if let Err(mismatch) = compare(&root(), path.clone(), &expected, &done) {
                panic!("README says of {} that it runs, but:\n{mismatch}", row.what);
            }
        }
    }
}

#[test]
fn what_does_not_run_says_so() {
    for row in table() {
        for path in &row.fails {
            let (case, expected, done) = run(path);
            let mended = compare(&root(), path.clone(), &expected, &done).is_ok();
            assert!(!mended, "{path} runs now: README's row «{}» and the program can go", row.what);
            let text = fs::read_to_string(root().join(&case.path)).expect("it was read before");
            let words = text.lines().next().and_then(|line| line.strip_prefix("# sidewinder:"));
            let words =
                words.unwrap_or_else(|| panic!("{path} does not begin with «# sidewinder:»"));
            let said = format!("{}{}", done.out(), done.err());
            assert!(said.contains(words.trim()), "{path}: no «{}» in:\n{said}", words.trim());
            assert_eq!(done.signal, None, "{path} ends by a signal");
        }
    }
}

#[test]
fn every_program_belongs_to_a_claim() {
    let rows = table();
    let linked: BTreeSet<&str> =
        rows.iter().flat_map(|row| row.runs.iter().chain(&row.fails)).map(String::as_str).collect();
    for case in case::cases(&root(), "readme").expect("the folder can be read") {
        let path = case.path.to_string_lossy();
        assert!(linked.contains(&*path), "README does not link to {path}");
    }
}

/// The table of the toolchain promises nothing that no test shows: each test that it names is there, and what works names one.
#[test]
fn the_table_of_the_toolchain_names_tests_that_are_there() {
    let text = fs::read_to_string(root().join("docs/toolchain.md")).expect("the page is there");
    let mut numbers = BTreeSet::new();
    let mut named = 0;
    for line in text.lines().filter(|line| line.starts_with("| ") && !line.contains("| state |")) {
        let cells: Vec<&str> = line.trim_matches('|').split(" | ").map(str::trim).collect();
        let [.., state, shown, missing] = cells[..] else { panic!("too few cells: {line}") };
        if cells.len() == 5 {
            numbers.insert(cells[0].parse::<u32>().expect("rows are numbered"));
        }
        match state {
            "works" | "in part" => assert_ne!(shown, "–", "no test shows it: {line}"),
            "not yet" => assert_eq!(shown, "–", "a test shows what does not work: {line}"),
            _ => panic!("no state: {line}"),
        }
        assert!(state != "in part" || missing != "–", "what is missing? {line}");
        let mut file = String::new();
        for name in shown.split('`').skip(1).step_by(2) {
            if name.contains('/') {
                file = fs::read_to_string(root().join(name))
                    .unwrap_or_else(|error| panic!("{name}: {error}"));
                continue;
            }
            // The last two are steps in VS Code.
            let forms = [
                format!("fn {name}("),
                format!("async '{name}'("),
                format!("test('{name}'"),
                format!("until('{name}'"),
                format!("'ok: {name}'"),
            ];
            let is_there = forms.iter().any(|form| file.contains(form));
            assert!(is_there, "there is no test `{name}`: {line}");
            named += 1;
        }
    }
    assert_eq!(numbers, (1..=31).collect(), "the rows of the product's table");
    assert!(named > 50, "{named} tests");
}
