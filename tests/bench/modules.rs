//! What single operations of modules take: `pickle.dumps` of a small dict, a line of a file, `date + timedelta`.
//!
//! **In:** the programs of `tests/bench/modules`, each with a table of operations. Without an argument they print what the operations answer, and all
//! engines must agree. With `time` they print nanoseconds of processor time (`measured.py`). **Out:** a row for each operation: the median of
//! the rounds under each engine, and CPython's by ours, which is above 1 where we are faster.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::engine::Engine;
use crate::table::geometric_mean;
use crate::{check, measure, programs};

/// Nanoseconds of an operation, by engine; of all rounds.
type Rows = BTreeMap<String, BTreeMap<&'static str, Vec<f64>>>;

/// The folder, and the programs in it.
pub fn found(only: &[String]) -> std::io::Result<(PathBuf, Vec<String>)> {
    let folder = sidewinder_tests::root().join("tests/bench/modules");
    let mut names = programs(&folder)?;
    names.retain(|name| name != "measured");
    names.retain(|name| only.is_empty() || only.iter().any(|word| name.contains(word.as_str())));
    Ok((folder, names))
}

/// Prints the tables. Fails where engines do not agree, or a program ends badly.
pub fn measure(engines: &[Engine], only: &[String], rounds: usize, limit: u64) -> ExitCode {
    let (folder, names) = match found(only) {
        Ok(found) => found,
        Err(error) => {
            eprintln!("tests/bench/modules: {error}");
            return ExitCode::from(2);
        }
    };
    let (_, mut complaints) = check::check(&folder, &names, engines, limit);
    let mut ratios = Vec::new();
    let mut slower = 0;
    for name in &names {
        let mut rows = Rows::new();
        let mut order = Vec::new();
        for round in 0..rounds {
            let mut turns: Vec<&Engine> = engines.iter().collect();
            turns.rotate_left(round % engines.len().max(1));
            for engine in turns {
                match times(engine, &folder.join(name).with_extension("py"), limit) {
                    Ok(times) => {
                        for (operation, time) in times {
                            if !rows.contains_key(&operation) {
                                order.push(operation.clone());
                            }
                            let row = rows.entry(operation).or_default();
                            row.entry(engine.name).or_default().push(time);
                        }
                    }
                    Err(error) => complaints.push(format!("{name} under {}: {error}", engine.name)),
                }
            }
        }
        print!("{name:<26}");
        for engine in engines {
            print!("{:>16}", engine.name);
        }
        println!("{:>10}", "faster");
        for operation in order {
            let row = &rows[&operation];
            print!("  {operation:<24}");
            for engine in engines {
                let text = row.get(engine.name).map_or_else(String::new, |all| of(median(all)));
                print!("{text:>16}");
            }
            if let (Some(theirs), Some(ours)) = (row.get("cpython"), row.get("sidewinder")) {
                let ratio = median(theirs) / median(ours);
                ratios.push(ratio);
                slower += usize::from(ratio < 1.0);
                print!("{ratio:>9.2}{}", if ratio < 1.0 { " <" } else { "" });
            }
            println!();
        }
    }
    if let Some(mean) = geometric_mean(&ratios) {
        println!(
            "{} operations, {slower} slower than CPython's, {mean:.2} times as fast in the geometric mean",
            ratios.len()
        );
    }
    crate::end(&complaints)
}

/// What a program says of its operations, in its order.
fn times(engine: &Engine, file: &Path, limit: u64) -> Result<Vec<(String, f64)>, String> {
    let mut command = engine.command(file);
    let (_, output) = measure::run(command.arg("time"), limit)?;
    let text = String::from_utf8(output).map_err(|error| error.to_string())?;
    let row = |line: &str| {
        let (name, time) = line.split_once('\t')?;
        Some((name.to_owned(), time.parse().ok()?))
    };
    text.lines().map(|line| row(line).ok_or_else(|| format!("not a row: {line}"))).collect()
}

fn median(times: &[f64]) -> f64 {
    let mut times = times.to_vec();
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

/// Nanoseconds, as a text.
fn of(time: f64) -> String {
    match time {
        0.0..100.0 => format!("{time:.1} ns"),
        100.0..10_000.0 => format!("{time:.0} ns"),
        10_000.0..1e7 => format!("{:.1} µs", time / 1e3),
        _ => format!("{:.1} ms", time / 1e6),
    }
}
