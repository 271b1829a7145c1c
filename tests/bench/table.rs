//! Samples as figures: medians, spreads, ratios and their geometric means.

use std::fmt::Write;

use serde_json::{Value, json};

use crate::Samples;
use crate::measure::Sample;

/// One program under one engine.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cell {
    /// The median of the CPU times, in seconds.
    pub median: f64,
    /// Half the distance between the fastest and the slowest run, over the median.
    pub spread: f64,
    /// The most memory any run held, in bytes.
    pub memory: u64,
}

impl Cell {
    /// The figures of some samples; there is at least one.
    pub fn of(samples: &[Sample]) -> Cell {
        let mut times: Vec<f64> = samples.iter().map(|sample| sample.cpu).collect();
        times.sort_by(f64::total_cmp);
        let median = times[times.len() / 2];
        let width = times[times.len() - 1] - times[0];
        let spread = if median > 0.0 { width / 2.0 / median } else { 0.0 };
        Cell { median, spread, memory: samples.iter().map(|s| s.memory).max().unwrap_or(0) }
    }
}

/// The geometric mean; `None` of nothing.
pub fn geometric_mean(values: &[f64]) -> Option<f64> {
    if values.is_empty() {
        return None;
    }
    let sum: f64 = values.iter().map(|value| value.ln()).sum();
    Some((sum / values.len() as f64).exp())
}

/// The whole table: times, then every engine's time as a multiple of the last engine's.
pub fn render(engines: &[&str], rows: &[(String, Vec<Option<Cell>>)]) -> String {
    let mut out =
        String::from("CPU time of the whole process: median ms ± half the range; MB at most\n");
    let width = rows.iter().map(|(name, _)| name.len()).max().unwrap_or(0).max(14);
    let _ = write!(out, "{:width$}", "");
    for engine in engines {
        let _ = write!(out, "{engine:>22}");
    }
    out.push('\n');
    for (name, cells) in rows {
        let _ = write!(out, "{name:width$}");
        for cell in cells {
            let text = cell.map_or_else(String::new, |c| {
                let megabytes = c.memory as f64 / 1e6;
                format!("{:.1} ±{:.0}% {megabytes:.0}", c.median * 1e3, c.spread * 1e2)
            });
            let _ = write!(out, "{text:>22}");
        }
        out.push('\n');
    }
    if let Some(last) = engines.len().checked_sub(1).filter(|&last| last > 0) {
        ratios(&mut out, engines, rows, last, width);
    }
    out
}

fn ratios(
    out: &mut String,
    engines: &[&str],
    rows: &[(String, Vec<Option<Cell>>)],
    base: usize,
    width: usize,
) {
    let _ =
        writeln!(out, "\nHow many times the time of {} (above 1: slower than it)", engines[base]);
    let mut all: Vec<Vec<f64>> = vec![Vec::new(); engines.len()];
    for (name, cells) in rows {
        let Some(own) = cells[base] else { continue };
        let _ = write!(out, "{name:width$}");
        for (column, cell) in cells.iter().enumerate() {
            let text = cell.map_or_else(String::new, |cell| {
                // A run can be shorter than the kernel's clock shows.
                let ratio = cell.median.max(1e-4) / own.median.max(1e-4);
                all[column].push(ratio);
                format!("{ratio:.2}")
            });
            let _ = write!(out, "{text:>22}");
        }
        out.push('\n');
    }
    for (label, figure) in [
        ("geometric mean", geometric_mean as fn(&[f64]) -> Option<f64>),
        ("least", |values| values.iter().copied().reduce(f64::min)),
    ] {
        let _ = write!(out, "{label:width$}");
        for values in &all {
            let text = figure(values).map_or_else(String::new, |value| format!("{value:.2}"));
            let _ = write!(out, "{text:>22}");
        }
        out.push('\n');
    }
    interpreter(out, engines, rows);
}

/// The interpreter alone against CPython, when both took part.
fn interpreter(out: &mut String, engines: &[&str], rows: &[(String, Vec<Option<Cell>>)]) {
    let column = |name: &str| engines.iter().position(|engine| *engine == name);
    let (Some(cpython), Some(off)) = (column("cpython"), column("sidewinder-off")) else { return };
    let ratios: Vec<f64> = rows
        .iter()
        .filter_map(|(_, cells)| Some(cells[cpython]?.median / cells[off]?.median.max(1e-4)))
        .collect();
    if let Some(mean) = geometric_mean(&ratios) {
        let _ =
            writeln!(out, "\nWithout its JIT, sidewinder is {mean:.2} times as fast as CPython");
    }
}

/// Every sample, for keeping.
pub fn json(samples: &Samples) -> String {
    let list: Vec<Value> = samples
        .iter()
        .map(|((program, engine), samples)| {
            let of = |field: fn(&Sample) -> Value| samples.iter().map(field).collect::<Vec<_>>();
            json!({
                "program": program,
                "engine": engine,
                "cpu_s": of(|sample| json!(sample.cpu)),
                "wall_s": of(|sample| json!(sample.wall)),
                "memory_bytes": of(|sample| json!(sample.memory)),
            })
        })
        .collect();
    format!("{:#}\n", Value::Array(list))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(cpu: f64) -> Sample {
        Sample { cpu, wall: cpu, memory: 1_000_000 }
    }

    #[test]
    fn a_cell_is_median_and_half_range() {
        let cell = Cell::of(&[sample(1.0), sample(4.0), sample(2.0)]);
        assert_eq!(cell, Cell { median: 2.0, spread: 0.75, memory: 1_000_000 });
    }

    #[test]
    fn means_of_ratios_are_geometric() {
        assert_eq!(geometric_mean(&[]), None);
        let mean = geometric_mean(&[0.5, 2.0, 8.0]).expect("there are values");
        assert!((mean - 2.0).abs() < 1e-12);
    }

    #[test]
    fn ratios_are_to_the_last_engine() {
        let cell = |cpu| Some(Cell::of(&[sample(cpu)]));
        let rows = vec![("loop".to_string(), vec![cell(3.0), None, cell(2.0)])];
        let text = render(&["pypy", "node", "sidewinder"], &rows);
        assert!(text.contains("3000.0 ±0% 1"), "{text}");
        assert!(text.contains("1.50"), "{text}");
    }
}
