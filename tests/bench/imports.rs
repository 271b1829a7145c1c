//! What `import` of each module of the library costs, in a process of its own.
//!
//! **In:** the names in `sys.stdlib_module_names`. **Out:** a row for each module: the median of the processor time of the whole process under each
//! engine, and ours over CPython's; then an empty program, and the sums. A run before the first round is not counted: it leaves code on disk, for those who keep some.
//! What an engine does not have is left out of the sums, and said if it is ours.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use crate::engine::Engine;
use crate::measure;

/// These do something on import: one opens a browser, the other prints a poem.
const NOT_IMPORTED: [&str; 2] = ["antigravity", "this"];

/// The row that imports nothing.
const NOTHING: &str = "(nothing)";

/// Prints the table.
pub fn measure(engines: &[Engine], only: &[String], rounds: usize, limit: u64) -> ExitCode {
    let folder = std::env::temp_dir().join(format!("sidewinder-imports-{}", std::process::id()));
    let result = fs::create_dir_all(&folder)
        .map_err(|error| error.to_string())
        .and_then(|()| measure_in(&folder, engines, only, rounds, limit));
    let _ = fs::remove_dir_all(&folder);
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn measure_in(
    folder: &Path,
    engines: &[Engine],
    only: &[String],
    rounds: usize,
    limit: u64,
) -> Result<(), String> {
    let first = engines.first().ok_or("no engine")?;
    let mut names = names(first, folder, limit)?;
    names.retain(|name| !NOT_IMPORTED.contains(&name.as_str()));
    names.retain(|name| only.is_empty() || only.contains(name));
    names.insert(0, NOTHING.to_owned());
    let width = names.iter().map(String::len).max().unwrap_or(0);
    print!("{:width$}", "processor time in ms");
    engines.iter().for_each(|engine| print!("{:>16}", engine.name));
    println!("{:>10}", "ours/its");
    let mut sums: BTreeMap<&str, f64> = BTreeMap::new();
    let (mut counted, mut slower, mut missing) = (0, 0, Vec::new());
    for name in &names {
        let text = if name == NOTHING { String::new() } else { format!("import {name}\n") };
        let file = folder.join("importing.py");
        fs::write(&file, text).map_err(|error| error.to_string())?;
        let row = row(engines, rounds, limit, |engine| command(engine, &file));
        let Some(row) = row else {
            let runs = |engine: &&Engine| measure::run(&mut command(engine, &file), limit).is_ok();
            if engines.iter().filter(runs).any(|engine| engine.name == "cpython") {
                missing.push(name.as_str());
            }
            continue;
        };
        print!("{name:width$}");
        row.iter().for_each(|time| print!("{:>16.1}", time * 1e3));
        let of = |name: &str| engines.iter().position(|engine| engine.name == name);
        if let (Some(theirs), Some(ours)) = (of("cpython"), of("sidewinder")) {
            let ratio = row[ours] / row[theirs];
            slower += usize::from(ratio > 1.0 && name != NOTHING);
            print!("{ratio:>10.2}{}", if ratio > 1.0 { " <" } else { "" });
        }
        println!();
        if name != NOTHING {
            counted += 1;
            engines.iter().zip(row).for_each(|(engine, time)| {
                *sums.entry(engine.name).or_default() += time;
            });
        }
    }
    for (engine, sum) in &sums {
        println!("{engine:width$}{:>16.0} ms for {counted} modules", sum * 1e3);
    }
    println!("{slower} of them slower than CPython's");
    if !missing.is_empty() {
        println!("not here, or not in time: {}", missing.join(" "));
    }
    Ok(())
}

/// The names of the library's modules, as an engine has them.
fn names(engine: &Engine, folder: &Path, limit: u64) -> Result<Vec<String>, String> {
    let file: PathBuf = folder.join("names.py");
    let text = "import sys\nprint(*sorted(sys.stdlib_module_names), sep='\\n')\n";
    fs::write(&file, text).map_err(|error| error.to_string())?;
    let (_, output) = measure::run(&mut command(engine, &file), limit)?;
    let text = String::from_utf8(output).map_err(|error| error.to_string())?;
    Ok(text.lines().map(str::to_owned).collect())
}

/// The median of each engine, in seconds; `None` if one of them fails.
pub fn row(
    engines: &[Engine],
    rounds: usize,
    limit: u64,
    command: impl Fn(&Engine) -> Command,
) -> Option<Vec<f64>> {
    let run = |engine: &Engine| measure::run(&mut command(engine), limit).ok();
    engines.iter().map(run).collect::<Option<Vec<_>>>()?;
    let mut times = vec![Vec::new(); engines.len()];
    for round in 0..rounds {
        for turn in 0..engines.len() {
            let at = (round + turn) % engines.len();
            times[at].push(run(&engines[at])?.0.cpu);
        }
    }
    let median = |mut times: Vec<f64>| {
        times.sort_by(f64::total_cmp);
        times[times.len() / 2]
    };
    Some(times.into_iter().map(median).collect())
}

/// How an engine runs a file here and in [`super::packages`]: it may keep the code of what it imports, whatever the machine's setting is.
pub fn command(engine: &Engine, file: &Path) -> Command {
    let mut command = engine.command(file);
    command.env_remove("PYTHONDONTWRITEBYTECODE");
    command
}
