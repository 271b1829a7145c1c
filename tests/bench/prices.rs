//! What single things cost: the table behind the shares that a report gives to allocations, exits and bridges.
//!
//! **In:** pairs of programs in `tests/bench/prices`, one that does a thing and one that does all but that. The first says in its head how often
//! (`# times: N`) and with which parameters (`# jit: …`). **Out:** nanoseconds each: the difference of CPU time by the number of times, as median
//! and range of the rounds.
//!
//! `lang/src/observe/shares.rs` has the medians as constants.

use std::fs;
use std::path::Path;
use std::process::{Command, ExitCode};

use crate::measure;

/// The head of a program.
struct Head {
    what: String,
    times: f64,
    jit: Option<String>,
}

fn head(text: &str) -> Option<Head> {
    let lines =
        || text.lines().take_while(|line| line.starts_with('#')).map(|line| line[1..].trim());
    let value = |name: &str| lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
    let times = value("times")?.replace('_', "").parse().ok()?;
    Some(Head { what: lines().next()?.to_owned(), times, jit: value("jit").map(str::to_owned) })
}

/// CPU seconds of a run.
fn seconds(engine: &Path, program: &Path, jit: Option<&str>, limit: u64) -> Result<f64, String> {
    let mut command = Command::new(engine);
    command.args(jit.iter().flat_map(|jit| ["--jit", jit])).arg(program);
    let (sample, _) = measure::run(&mut command, limit)?;
    Ok(sample.cpu)
}

/// Prints the table.
pub fn measure(engine: &Path, rounds: usize, limit: u64) -> ExitCode {
    let folder = sidewinder_tests::root().join("tests/bench/prices");
    let mut names: Vec<String> = fs::read_dir(&folder)
        .into_iter()
        .flatten()
        .flatten()
        .filter_map(|entry| Some(entry.file_name().to_str()?.strip_suffix("_with.py")?.to_owned()))
        .collect();
    names.sort();
    for name in names {
        let file = |way: &str| folder.join(format!("{name}_{way}.py"));
        let text = fs::read_to_string(file("with")).unwrap_or_default();
        let Some(head) = head(&text) else {
            println!("{name}: its first lines do not say what it measures, and how often");
            return ExitCode::FAILURE;
        };
        let of = |way: &str| seconds(engine, &file(way), head.jit.as_deref(), limit);
        let round = |_| Ok((of("with")? - of("without")?) / head.times * 1e9);
        match (0..rounds).map(round).collect::<Result<Vec<f64>, String>>() {
            Err(error) => {
                println!("{name}: {error}");
                return ExitCode::FAILURE;
            }
            Ok(mut each) => {
                each.sort_by(f64::total_cmp);
                let (first, last) = (each[0], each[each.len() - 1]);
                let median = each[each.len() / 2];
                println!("{name:12} {median:7.2} ns  ({first:.2} to {last:.2})  {}", head.what);
            }
        }
    }
    ExitCode::SUCCESS
}
