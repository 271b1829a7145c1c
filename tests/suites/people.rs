//! People's packages at work: each program of `tests/packages` does a package's real work and prints it, and has to print what
//! CPython prints.
//!
//! ```text
//! # A site in one file: models and queries …          what it does
//! # pip: asgiref==3.13.0 django==4.2.30 …             what is installed for it, by CPython's pip
//! ```
//!
//! ```text
//! cargo test --test people                            fifteen of them, others each day (`SIDEWINDER_DAY`)
//! cargo test --test people -- django                  those whose names contain this
//! SIDEWINDER_FULL=1 cargo test --test people          all
//! ```
//!
//! What is installed stays in `target/tmp/people` for the next time. A wheel with a part in C is installed with it: who uses such a
//! package without it gets its Python. `known.txt` names the packages that do not yet work, with a reason each. No more than
//! [`MAY_FAIL`] may stand there, and one that works may not.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::Duration;

use libtest_mimic::{Arguments, Failed, Trial};
use sidewinder_tests::people::{Program, folder, home, install, programs, python, tail};
use sidewinder_tests::rotation::{day, is_full, share};
use sidewinder_tests::{Finished, Limits, in_ci, oracle, run, subject};

/// How many programs run in one go, if not all do.
const SHARE: usize = 15;

/// How many of a hundred packages may fail.
const MAY_FAIL: usize = 3;

/// What one program may take: some check a whole library.
const LIMITS: Limits = Limits { time: Duration::from_secs(120), output: 16 << 20 };

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    if oracle::cpython().is_none() {
        assert!(!in_ci(), "no CPython 3.11 (see SIDEWINDER_CPYTHON)");
        eprintln!("left out: no CPython 3.11 (see SIDEWINDER_CPYTHON)");
        return ExitCode::SUCCESS;
    }
    let all = programs();
    let known = known();
    let chosen = if is_full() || arguments.filter.is_some() {
        all.clone()
    } else {
        let today = share(&all, SHARE, day());
        let names: Vec<&str> = today.iter().map(|program| program.name.as_str()).collect();
        println!("day {}: {} of {}: {}", day(), SHARE, all.len(), names.join(", "));
        today
    };
    let mut trials: Vec<Trial> = chosen
        .into_iter()
        .map(|program| {
            let reason = known.get(&program.name).cloned();
            Trial::test(program.name.clone(), move || works(&program, reason.as_deref()))
        })
        .collect();
    trials.push(Trial::test("list", move || is_whole(&all, &known)));
    libtest_mimic::run(&arguments, trials).exit_code()
}

/// The packages that are known not to work, with the reasons of `known.txt`.
fn known() -> BTreeMap<String, String> {
    let text = fs::read_to_string(folder().join("known.txt")).expect("known.txt can be read");
    let mut known = BTreeMap::new();
    let mut reason = "";
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        match line.strip_prefix("# ") {
            Some(told) => reason = told,
            None => drop(known.insert(line.to_string(), reason.to_string())),
        }
    }
    known
}

/// That there are a hundred packages, each with its versions said, and hardly any that fails.
fn is_whole(all: &[Program], known: &BTreeMap<String, String>) -> Result<(), Failed> {
    if all.len() < 100 {
        return Err(format!("{} programs, and not a hundred", all.len()).into());
    }
    for program in all {
        if let Some(need) = program.needs.iter().find(|need| !need.contains("==")) {
            return Err(format!("{}: {need} has no version", program.name).into());
        }
    }
    if known.len() > MAY_FAIL {
        return Err(format!("{} packages fail, {MAY_FAIL} may", known.len()).into());
    }
    match known.iter().find(|(name, _)| all.iter().all(|program| program.name != **name)) {
        Some((name, _)) => Err(format!("known.txt lists {name}, which is no program").into()),
        None => Ok(()),
    }
}

/// Runs a program under both, and compares.
fn works(program: &Program, reason: Option<&str>) -> Result<(), Failed> {
    let installed = install(program)?;
    let wanted = run_in_place(program, &installed, Command::new(python("bare")));
    if wanted.code != Some(0) {
        return Err(format!("under CPython: {}\n{}", wanted.ending(), tail(&wanted.err())).into());
    }
    let done = run_in_place(program, &installed, subject::command());
    match (difference(&wanted, &done), reason) {
        (None, None) => Ok(()),
        (None, Some(_)) => Err("known.txt lists it, and it works: remove it".into()),
        (Some(difference), None) => Err(difference.into()),
        (Some(_), Some(reason)) => {
            println!("{} does not work: {reason}", program.name);
            Ok(())
        }
    }
}

/// Runs a copy of a program in an empty folder, which is also its home.
fn run_in_place(program: &Program, installed: &Path, mut command: Command) -> Finished {
    let place = home().join("run").join(&program.name);
    let _ = fs::remove_dir_all(&place);
    fs::create_dir_all(&place).expect("a folder can be made");
    let copy = place.join("program.py");
    fs::copy(&program.path, &copy).expect("a program can be copied");
    for (name, _) in std::env::vars_os() {
        if ["PYTHON", "XDG_", "LC_"].iter().any(|start| name.to_string_lossy().starts_with(start)) {
            command.env_remove(&name);
        }
    }
    for name in ["NO_COLOR", "FORCE_COLOR", "TERM_PROGRAM", "CI", "GITHUB_ACTIONS"] {
        command.env_remove(name);
    }
    command.env("PYTHONPATH", installed).env("PYTHONHASHSEED", "0");
    command.env("PYTHONDONTWRITEBYTECODE", "1").env("HOME", &place).env("TZ", "UTC");
    command.env("TERM", "xterm").env("COLUMNS", "80").env("LINES", "24").env("LANG", "C.UTF-8");
    command.current_dir(&place).arg(&copy);
    run(&mut command, b"", LIMITS).expect("it can be started")
}

/// Where a run is not as it should be.
fn difference(wanted: &Finished, done: &Finished) -> Option<String> {
    if wanted.stdout == done.stdout && wanted.code == done.code {
        return None;
    }
    let (wanted_out, out) = (wanted.out(), done.out());
    let mut lines = wanted_out.lines().map(Some).chain(std::iter::repeat(None));
    let mut differ = out.lines().map(Some).chain([None]).map(|line| (lines.next().flatten(), line));
    let place = differ.position(|(wanted, line)| wanted != line);
    let at = place.map_or(String::new(), |place| {
        let line = |text: &str| text.lines().nth(place).unwrap_or("(no line)").to_string();
        format!(
            "line {}\n  CPython    {}\n  Sidewinder {}\n",
            place + 1,
            line(&wanted_out),
            line(&out)
        )
    });
    Some(format!("{}, {at}{}", done.ending(), tail(&done.err())))
}
