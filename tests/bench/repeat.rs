//! What a program takes when it is called again and again in one process: its first call, and its peak.
//!
//! **In:** programs that can be imported and have a `main()`. `repeated.py` calls it some times, and compares what each call prints. **Out:** for each
//! program the CPU time of the first call of `main()`, and that of the peak, the median of the last third of the calls; both as medians of the rounds,
//! each round one process under each engine. Then how many times Sidewinder's time the others' are. `import` of the program is in no figure.
//!
//! The first call is what a person waits for, less the start-up; the peak is what a server gets. The last third is compiled as far as it will be:
//! calls before it are where code is still recorded and compiled.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::ExitCode;

use crate::engine::Engine;
use crate::table::geometric_mean;
use crate::{check, measure, progress};

/// Seconds of processor time.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Times {
    first: f64,
    peak: f64,
}

/// The times of all rounds, by program and engine.
type Rounds<'a> = BTreeMap<(&'a str, &'static str), Vec<Times>>;

/// Measures programs, and prints the tables. Fails where a call prints something else than the others, or than what is beside the program.
pub fn measure(
    folder: &Path,
    programs: &[String],
    engines: &[Engine],
    times: usize,
    rounds: usize,
    limit: u64,
) -> ExitCode {
    let (programs, left_out): (Vec<&String>, Vec<&String>) = programs.iter().partition(|name| {
        let text = fs::read_to_string(folder.join(name).with_extension("py"));
        text.is_ok_and(|text| has_main(&text))
    });
    let mut outputs: BTreeMap<&str, (&str, Vec<u8>)> = BTreeMap::new();
    for program in &programs {
        if let Ok(answer) = fs::read(folder.join(program).with_extension("out")) {
            outputs.insert(program, ("the answer beside it", answer));
        }
    }
    let (mut all, mut complaints) = (Rounds::new(), Vec::new());
    for round in 0..rounds {
        for program in &programs {
            // As in the other tables: each engine is the first in some rounds.
            let mut turns: Vec<&Engine> = engines.iter().collect();
            turns.rotate_left(round % engines.len().max(1));
            for engine in turns {
                let key = (program.as_str(), engine.name);
                // Whoever failed once would do so again.
                if round > 0 && !all.contains_key(&key) {
                    continue;
                }
                progress(&format!("round {}/{rounds} {program} {}", round + 1, engine.name));
                match once(engine, &folder.join(program).with_extension("py"), times, limit) {
                    Ok((took, output)) => {
                        let (name, said) =
                            outputs.entry(program).or_insert((engine.name, output.clone()));
                        if *said != output {
                            complaints.push(check::different(program, name, engine.name));
                        }
                        all.entry(key).or_default().push(took);
                    }
                    Err(error) => {
                        complaints.push(format!("{program} under {}: {error}", engine.name));
                    }
                }
            }
        }
    }
    progress("");
    let names: Vec<&'static str> = engines.iter().map(|engine| engine.name).collect();
    let rows: Vec<(&str, Vec<Option<Times>>)> = programs
        .iter()
        .map(|program| {
            let cells = names.iter().map(|&engine| Some(middle(all.get(&(program, engine))?)));
            (program.as_str(), cells.collect())
        })
        .collect();
    print!("{}", render(&names, &rows, times));
    if !left_out.is_empty() {
        let names: Vec<&str> = left_out.iter().map(|name| name.as_str()).collect();
        println!("\nLeft out, without a `main()` under `if __name__`: {}", names.join(", "));
    }
    complaints.sort();
    complaints.dedup();
    crate::end(&complaints)
}

/// Whether a program can be imported, and called then.
fn has_main(text: &str) -> bool {
    let begins = |start: &str| text.lines().any(|line| line.starts_with(start));
    begins("def main()") && begins("if __name__ ==")
}

/// One process. Gives its times, and what each call has printed.
fn once(
    engine: &Engine,
    file: &Path,
    times: usize,
    limit: u64,
) -> Result<(Times, Vec<u8>), String> {
    let driver = sidewinder_tests::root().join("tests/bench/repeated.py");
    let mut command = engine.command(&driver);
    command.arg(file).arg(times.to_string());
    let limit = limit.saturating_mul(u64::try_from(times).unwrap_or(u64::MAX));
    let (_, output) = measure::run(&mut command, limit)?;
    let end = output.iter().position(|byte| *byte == b'\n').unwrap_or(output.len());
    let line = String::from_utf8_lossy(&output[..end]);
    let took = line.split('\t').map(str::parse).collect::<Result<Vec<f64>, _>>();
    match took {
        Ok(took) if took.len() == times => Ok((of(&took), output[(end + 1)..].to_vec())),
        _ => Err(format!("these are no times of {times} calls: {line}")),
    }
}

/// The figures of the calls of one process; there is at least one.
fn of(took: &[f64]) -> Times {
    let last = &took[took.len() - took.len().div_ceil(3)..];
    Times { first: took[0], peak: median(last.to_vec()) }
}

/// Of some rounds the medians; there is at least one.
fn middle(rounds: &[Times]) -> Times {
    let of = |figure: fn(&Times) -> f64| median(rounds.iter().map(figure).collect());
    Times { first: of(|times| times.first), peak: of(|times| times.peak) }
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// The times of all, then those of the others by the last engine's.
fn render(engines: &[&str], rows: &[(&str, Vec<Option<Times>>)], times: usize) -> String {
    let mut out = format!(
        "CPU time of calls of main(), {times} in a process: the first, and the median of the last third; median ms of the rounds\n"
    );
    let width = rows.iter().map(|(name, _)| name.len()).max().unwrap_or(0).max(14);
    let head = |out: &mut String, engines: &[&str]| {
        let _ = write!(out, "{:width$}", "");
        for engine in engines {
            let _ = write!(out, "{:>18}{:>10}", format!("{engine} first"), "peak");
        }
        out.push('\n');
    };
    head(&mut out, engines);
    for (name, cells) in rows {
        let _ = write!(out, "{name:width$}");
        for cell in cells {
            let (first, peak) = cell.map_or_else(Default::default, |times| {
                (format!("{:.1}", times.first * 1e3), format!("{:.1}", times.peak * 1e3))
            });
            let _ = write!(out, "{first:>18}{peak:>10}");
        }
        out.push('\n');
    }
    let Some((own, others)) = engines.split_last().filter(|(_, others)| !others.is_empty()) else {
        return out;
    };
    let _ = writeln!(out, "\nHow many times the time of {own} (above 1: slower than it)");
    head(&mut out, others);
    let mut all: Vec<(Vec<f64>, Vec<f64>)> = vec![Default::default(); others.len()];
    for (name, cells) in rows {
        let Some((Some(own), cells)) = cells.split_last() else { continue };
        let _ = write!(out, "{name:width$}");
        for (cell, (firsts, peaks)) in cells.iter().zip(&mut all) {
            // A call can be shorter than the clock shows.
            let ratio = |theirs: f64, own: f64| theirs.max(1e-4) / own.max(1e-4);
            let (first, peak) = cell.map_or_else(Default::default, |cell| {
                firsts.push(ratio(cell.first, own.first));
                peaks.push(ratio(cell.peak, own.peak));
                let shown = |ratios: &[f64]| ratios.last().map(|ratio| format!("{ratio:.2}"));
                (shown(firsts).unwrap_or_default(), shown(peaks).unwrap_or_default())
            });
            let _ = write!(out, "{first:>18}{peak:>10}");
        }
        out.push('\n');
    }
    for (label, figure) in [
        ("geometric mean", geometric_mean as fn(&[f64]) -> Option<f64>),
        ("least", |values| values.iter().copied().reduce(f64::min)),
    ] {
        let _ = write!(out, "{label:width$}");
        for (firsts, peaks) in &all {
            let text =
                |values: &[f64]| figure(values).map_or_else(String::new, |v| format!("{v:.2}"));
            let _ = write!(out, "{:>18}{:>10}", text(firsts), text(peaks));
        }
        out.push('\n');
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_peak_is_the_median_of_the_last_third() {
        let times = of(&[9.0, 5.0, 5.0, 5.0, 5.0, 5.0, 1.0, 3.0, 2.0]);
        assert_eq!(times, Times { first: 9.0, peak: 2.0 });
        assert_eq!(of(&[4.0]), Times { first: 4.0, peak: 4.0 });
    }

    #[test]
    fn ratios_are_to_the_last_engine() {
        let times = |first, peak| Some(Times { first, peak });
        let rows = vec![("loop", vec![times(3.0, 2.0), times(2.0, 0.5)])];
        let text = render(&["pypy", "sidewinder"], &rows, 7);
        assert!(text.contains("3000.0    2000.0"), "{text}");
        assert!(text.contains("1.50      4.00"), "{text}");
        assert!(text.contains("7 in a process"), "{text}");
    }

    #[test]
    fn only_what_can_be_imported_is_called() {
        assert!(has_main("def main():\n    pass\n\n\nif __name__ == \"__main__\":\n    main()\n"));
        assert!(!has_main("def main():\n    pass\n\n\nmain()\n"));
        assert!(!has_main("print(1)\n"));
    }
}
