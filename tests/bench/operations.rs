//! What single operations take: `pickle.dumps` of a small dict, `date + timedelta`; a slice of a list, a call with a default.
//!
//! **In:** the programs of `tests/bench/modules` or of `tests/bench/cliffs`, each with a table of operations. Without an argument they print what the
//! operations answer, and all engines must agree. With `time` they print nanoseconds of processor time (`measured.py`), or what else a third column
//! names. **Out:** a row for each operation: the median of the rounds under each engine, and CPython's and PyPy's by ours, which is above 1 where ours is less.
//!
//! `modules` is the library, one module a program. `cliffs` is the language: one kind of code a row, and what lies near it. There no row may be slower than
//! another engine's by more than [`SLACK`]; those that are have a mark, and their number is the last line. `heap` is memory: bytes an object, and the longest pause.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::engine::Engine;
use crate::table::geometric_mean;
use crate::{check, measure, programs};

/// The folders in `tests/bench`.
pub const FOLDERS: [&str; 3] = ["modules", "cliffs", "heap"];

/// How many times another engine's time a row may take without a mark.
const SLACK: f64 = 1.2;

/// What an operation took, by engine; of all rounds.
type Rows = BTreeMap<String, BTreeMap<&'static str, Vec<f64>>>;

/// What the figures of a row count.
#[derive(Clone, Copy, PartialEq)]
enum Unit {
    Nanoseconds,
    Bytes,
}

/// The folder's path, and the programs in it.
pub fn found(folder: &str, only: &[String]) -> std::io::Result<(PathBuf, Vec<String>)> {
    let folder = sidewinder_tests::root().join("tests/bench").join(folder);
    let mut names = programs(&folder)?;
    names.retain(|name| only.is_empty() || only.iter().any(|word| name.contains(word.as_str())));
    Ok((folder, names))
}

/// Prints the tables of a folder. Fails where engines do not agree, or a program ends badly.
pub fn measure(
    folder: &str,
    engines: &[Engine],
    only: &[String],
    rounds: usize,
    limit: u64,
) -> ExitCode {
    let (folder, names) = match found(folder, only) {
        Ok(found) => found,
        Err(error) => {
            eprintln!("tests/bench/{folder}: {error}");
            return ExitCode::from(2);
        }
    };
    let (_, mut complaints) = check::check(&folder, &names, engines, limit);
    let others = engines.iter().map(|engine| engine.name).filter(|name| *name != "sidewinder");
    let mut sums: Vec<(&str, Vec<f64>)> = others.map(|name| (name, Vec::new())).collect();
    let (mut all, mut slower) = (0, 0);
    for name in &names {
        let (order, rows) = timed(&folder, name, engines, (rounds, limit), &mut complaints);
        print!("{name:<22}");
        for engine in engines {
            print!("{:>13}", engine.name);
        }
        for (other, _) in &sums {
            print!("{:>11}", format!("/{other}"));
        }
        println!();
        for (operation, unit) in order {
            let row = &rows[&operation];
            print!("  {operation:<20}");
            for engine in engines {
                let text =
                    row.get(engine.name).map_or_else(String::new, |all| of(median(all), unit));
                print!("{text:>13}");
            }
            let mut behind = false;
            for (other, ratios) in &mut sums {
                match (row.get(other), row.get("sidewinder")) {
                    // What takes no memory has no ratio.
                    (Some(theirs), Some(ours)) if median(ours) > 0.0 => {
                        let ratio = median(theirs) / median(ours);
                        behind |= ratio < 1.0 / SLACK;
                        ratios.push(ratio);
                        print!("{ratio:>11.2}");
                    }
                    _ => print!("{:>11}", ""),
                }
            }
            all += 1;
            slower += usize::from(behind);
            println!("{}", if behind { " <" } else { "" });
        }
    }
    for (other, ratios) in &sums {
        if let Some(mean) = geometric_mean(ratios) {
            let behind = ratios.iter().filter(|ratio| **ratio < 1.0).count();
            println!("{other}'s by ours: {mean:.2} in the geometric mean, {behind} rows below 1");
        }
    }
    println!("{all} rows, {slower} more than {SLACK} times another engine's");
    crate::end(&complaints)
}

/// The operations of a program in its order, and what each took in all rounds.
fn timed(
    folder: &Path,
    name: &str,
    engines: &[Engine],
    (rounds, limit): (usize, u64),
    complaints: &mut Vec<String>,
) -> (Vec<(String, Unit)>, Rows) {
    let (mut rows, mut order) = (Rows::new(), Vec::new());
    for round in 0..rounds {
        let mut turns: Vec<&Engine> = engines.iter().collect();
        turns.rotate_left(round % engines.len().max(1));
        for engine in turns {
            match times(engine, &folder.join(name).with_extension("py"), limit) {
                Ok(times) => {
                    for (operation, time, unit) in times {
                        if !rows.contains_key(&operation) {
                            order.push((operation.clone(), unit));
                        }
                        let row = rows.entry(operation).or_default();
                        row.entry(engine.name).or_default().push(time);
                    }
                }
                Err(error) => complaints.push(format!("{name} under {}: {error}", engine.name)),
            }
        }
    }
    (order, rows)
}

/// What a program says of its operations, in its order.
fn times(engine: &Engine, file: &Path, limit: u64) -> Result<Vec<(String, f64, Unit)>, String> {
    let mut command = engine.command(file);
    let (_, output) = measure::run(command.arg("time"), limit)?;
    let text = String::from_utf8(output).map_err(|error| error.to_string())?;
    let row = |line: &str| {
        let mut cells = line.split('\t');
        let (name, figure) = (cells.next()?, cells.next()?);
        let unit = match cells.next() {
            None => Unit::Nanoseconds,
            Some("bytes") => Unit::Bytes,
            Some(_) => return None,
        };
        Some((name.to_owned(), figure.parse().ok()?, unit))
    };
    text.lines().map(|line| row(line).ok_or_else(|| format!("not a row: {line}"))).collect()
}

fn median(times: &[f64]) -> f64 {
    let mut times = times.to_vec();
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

/// A figure, as a text.
fn of(time: f64, unit: Unit) -> String {
    match time {
        _ if unit == Unit::Bytes => format!("{time:.0} B"),
        0.0..100.0 => format!("{time:.1} ns"),
        100.0..10_000.0 => format!("{time:.0} ns"),
        10_000.0..1e7 => format!("{:.1} µs", time / 1e3),
        _ => format!("{:.1} ms", time / 1e6),
    }
}
