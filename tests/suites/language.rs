//! Every case in every setting: the same output, the same stderr, the same status.
//!
//! ```text
//! cargo test --test language                        all
//! cargo test --test language -- class/diamond       one case
//! cargo test --test language -- :off                one setting
//! BLESS=1 cargo test --test language -- class/      expectations rewritten by CPython
//! SIDEWINDER_FULL=1 cargo test --test language      all, at every threshold and without each pass
//! ```
//!
//! One trial is one case in one family of settings: `off`, `evaluate`, `low` (machine code, hot at
//! once), `limits` (the same under limits that are soon reached), `stress` (on a heap that moves all the time), `thresholds`
//! (hot at 1 … 60), `passes` (a pass left out), and `cpython`, which holds the expectations against the oracle.
//!
//! Sixty thresholds a case were two thirds of the suite's time. A case runs at six of them and without three of the seven
//! passes, which its name decides, so that together the cases run in all; with `SIDEWINDER_FULL` each does, as `./test full`
//! has it.
//!
//! Cases of library modules (`mod_…`) run mostly the library, and are long: their heap moves less often.

use std::process::ExitCode;
use std::time::Duration;

use libtest_mimic::{Arguments, Failed, Trial};
use sidewinder_tests::rotation::is_full;
use sidewinder_tests::{Case, Limits, Setting, bless, case, compare, in_ci, oracle, root, subject};

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let mut cases = case::cases(&root(), "language").expect("tests/cases can be read");
    for folder in ["regression", "shapes", "aborts"] {
        cases.extend(case::cases(&root(), folder).expect("tests/cases can be read"));
    }
    if bless::asked() {
        return bless_all(&cases, arguments.filter.as_deref().unwrap_or(""));
    }
    libtest_mimic::run(&arguments, cases.iter().flat_map(trials).collect()).exit_code()
}

/// A name for a family of settings, and the settings.
type Family = (&'static str, fn(&Case) -> Vec<Setting>);

const FAMILIES: [Family; 7] = [
    ("off", |_| vec![Setting::off()]),
    ("evaluate", |_| vec![Setting::evaluate()]),
    ("low", |_| vec![Setting::low()]),
    ("limits", |_| vec![Setting::limits()]),
    ("stress", |case| vec![if is_library(case) { Setting::moving() } else { Setting::stress() }]),
    ("thresholds", thresholds),
    ("passes", passes),
];

fn is_library(case: &Case) -> bool {
    case.name.starts_with("language/mod_")
}

fn passes(case: &Case) -> Vec<Setting> {
    if is_full() {
        Setting::without_passes().collect()
    } else {
        Setting::without_some_passes(&case.name).collect()
    }
}

fn thresholds(case: &Case) -> Vec<Setting> {
    if is_full() {
        Setting::thresholds().collect()
    } else {
        Setting::some_thresholds(&case.name).collect()
    }
}

fn trials(case: &Case) -> Vec<Trial> {
    let mut trials: Vec<Trial> = FAMILIES
        .iter()
        .map(|(family, settings)| {
            let case = case.clone();
            Trial::test(format!("{}:{family}", case.name), move || hold(&case, &settings(&case)))
        })
        .collect();
    let oracle_missing = oracle::cpython().is_none() && !in_ci();
    let of_oracle = case.clone();
    let trial = Trial::test(format!("{}:cpython", case.name), move || hold_oracle(&of_oracle));
    trials.push(trial.with_ignored_flag(oracle_missing));
    trials
}

fn hold(case: &Case, settings: &[Setting]) -> Result<(), Failed> {
    let expected = case.expected(&root())?;
    for setting in settings {
        // A heap under stress collects thousands of times in one case.
        let seconds = if setting.gc.is_empty() { 20 } else { 120 };
        let limits = Limits { time: Duration::from_secs(seconds), ..Limits::default() };
        let done = subject::run_case(case, setting, limits)?;
        let command = setting.words(&case.path.to_string_lossy());
        compare(&root(), command, &expected, &done)?;
    }
    Ok(())
}

fn hold_oracle(case: &Case) -> Result<(), Failed> {
    let done = oracle::run_case(case)?;
    let command = format!("python3 -S {}", case.path.display());
    Ok(compare(&root(), command, &case.expected(&root())?, &done)?)
}

fn bless_all(cases: &[Case], filter: &str) -> ExitCode {
    let mut failed = false;
    for case in cases.iter().filter(|case| case.name.contains(filter)) {
        match bless::bless(&root(), case) {
            Ok(true) => println!("blessed {}", case.name),
            Ok(false) => {}
            Err(error) => {
                eprintln!("{error}");
                failed = true;
            }
        }
    }
    if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}
