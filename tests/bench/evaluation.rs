//! The evaluation of the allocation removal paper, section 6, for any set of programs.
//!
//! *Figure 7*: the operations of all traces by kind, before and after the optimizer, and what share of each is gone. They are counted once per
//! trace, as the report has them, not per iteration. Small ints are tagged words here and objects in the paper: the second column counts
//! each that is tagged as one more allocation. The last row but one adds up our counterparts of the paper's programs. Peeling writes a loop's first iteration beside its body: *after* counts both,
//! *body* leaves the first iteration out, as what runs from the second on.
//!
//! *Figure 8*: the time of the whole process without the optimizer and with it, CPython and PyPy beside them: mean and the 95 % confidence
//! interval of the mean, and how many times the last one's.

use std::env;
use std::fmt::Write;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::Samples;
use crate::engine::{self, Engine};
use crate::measure;

/// The kinds of operations, and the counts of a report that make them up.
const KINDS: [(&str, &[&str]); 5] = [
    ("allocations", &["allocations"]),
    ("with boxed ints", &["allocations", "boxings"]),
    ("reads and writes", &["reads", "writes"]),
    ("guards", &["guards"]),
    ("all operations", &["operations"]),
];

/// Our counterparts of the programs of the paper's figure 7, in its order.
const FOURTEEN: [&str; 14] = [
    "aes",
    "template",
    "fannkuch",
    "go",
    "html_parser",
    "meteor",
    "nbody",
    "inflate",
    "ray_tracer",
    "richards",
    "spam",
    "spectral_norm",
    "telco",
    "names",
];

/// Operations of one kind.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
struct Count {
    before: u64,
    after: u64,
    body: u64,
}

impl Count {
    fn add(&mut self, other: Count) {
        self.before += other.before;
        self.after += other.after;
        self.body += other.body;
    }
}

/// The traces of one program.
#[derive(Clone, Default, Debug, PartialEq, Eq)]
struct Traces {
    count: u64,
    kinds: [Count; KINDS.len()],
}

impl Traces {
    /// Adds up the traces that the last line of a report has.
    fn of(report: &str) -> Result<Traces, serde_json::Error> {
        let mut traces = Traces::default();
        let Some(last) = report.lines().last() else { return Ok(traces) };
        let summary: Value = serde_json::from_str(last)?;
        for one in summary["loops"].as_array().into_iter().flatten() {
            traces.count += 1;
            for ((_, names), kind) in KINDS.iter().zip(&mut traces.kinds) {
                let sum = |part: &str| -> u64 {
                    names.iter().filter_map(|name| one[part][*name].as_u64()).sum()
                };
                let body = sum("body");
                kind.add(Count { before: sum("recorded"), after: body + sum("preamble"), body });
            }
        }
        Ok(traces)
    }

    fn add(&mut self, other: &Traces) {
        self.count += other.count;
        for (mine, others) in self.kinds.iter_mut().zip(other.kinds) {
            mine.add(others);
        }
    }
}

/// Figure 7 for these programs of a folder; a program that fails is told, and left out.
pub fn figure_7(folder: &Path, programs: &[String], limit: u64) -> String {
    let report = env::temp_dir().join(format!("sidewinder-figure-7-{}.jsonl", std::process::id()));
    let engine = engine::reporting_to(&report);
    let mut rows = Vec::new();
    let (mut fourteen, mut total) = (Traces::default(), Traces::default());
    for program in programs {
        match traces_of(&engine, &folder.join(program).with_extension("py"), &report, limit) {
            Ok(traces) => {
                total.add(&traces);
                if FOURTEEN.contains(&program.as_str()) {
                    fourteen.add(&traces);
                }
                rows.push((program.as_str(), traces));
            }
            Err(reason) => eprintln!("{program}: {reason}"),
        }
    }
    let _ = fs::remove_file(&report);
    rows.push(("the fourteen", fourteen));
    rows.push(("total", total));
    render(&rows)
}

fn traces_of(engine: &Engine, file: &Path, report: &PathBuf, limit: u64) -> Result<Traces, String> {
    measure::run(&mut engine.command(file), limit)?;
    let text = fs::read_to_string(report).map_err(|error: io::Error| error.to_string())?;
    Traces::of(&text).map_err(|error| format!("its report: {error}"))
}

fn render(rows: &[(&str, Traces)]) -> String {
    let mut out = String::from(
        "Figure 7. Operations of all traces: before, after, removed; in brackets without the first iterations that peeling writes\n",
    );
    let width = rows.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
    let _ = write!(out, "{:width$} {:>6}", "", "traces");
    for (kind, _) in KINDS {
        let _ = write!(out, "{kind:>32}");
    }
    out.push('\n');
    for (name, traces) in rows {
        let _ = write!(out, "{name:width$} {:>6}", traces.count);
        for kind in traces.kinds {
            let removed = |left| match kind.before {
                0 => "-".to_string(),
                before => format!("{:.0}%", 100.0 * (1.0 - left as f64 / before as f64)),
            };
            let text = format!(
                "{} {} {} ({})",
                kind.before,
                kind.after,
                removed(kind.after),
                removed(kind.body)
            );
            let _ = write!(out, "{text:>32}");
        }
        out.push('\n');
    }
    out
}

/// Figure 8 of some samples: an engine a column, the last one the measure.
pub fn figure_8(programs: &[String], engines: &[Engine], samples: &Samples) -> String {
    let mut out = String::from(
        "Figure 8. CPU time of the whole process in ms: mean, 95 % confidence interval of the mean, times the last one's\n",
    );
    let width = programs.iter().map(String::len).max().unwrap_or(0);
    let _ = write!(out, "{:width$}", "");
    for engine in engines {
        let _ = write!(out, "{:>26}", engine.name);
    }
    out.push('\n');
    for program in programs {
        let cell = |engine: &Engine| -> Option<(f64, f64)> {
            let times: Vec<f64> =
                samples.get(&(program.clone(), engine.name))?.iter().map(|s| s.cpu).collect();
            Some(mean_and_interval(&times))
        };
        let last = engines.last().and_then(cell);
        let _ = write!(out, "{program:width$}");
        for engine in engines {
            let text = cell(engine).map_or_else(String::new, |(mean, interval)| {
                let times = last.map_or(0.0, |(last, _)| mean / last.max(1e-4));
                format!("{:.1} ±{:.1} {times:.2}", mean * 1e3, interval * 1e3)
            });
            let _ = write!(out, "{text:>26}");
        }
        out.push('\n');
    }
    out
}

/// Mean and half the width of its 95 % confidence interval, by Student's distribution (Georges et al., OOPSLA 2007, section 3.2.1). Of one
/// value nothing can be said: the interval is 0.
fn mean_and_interval(values: &[f64]) -> (f64, f64) {
    /// The 97.5 % quantile for 1, 2, … degrees of freedom.
    const QUANTILES: [f64; 10] =
        [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228];
    const OF_MANY: f64 = 1.96;
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    if values.len() < 2 {
        return (mean, 0.0);
    }
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    let deviation = (squares / (count - 1.0)).sqrt();
    let quantile = QUANTILES.get(values.len() - 2).copied().unwrap_or(OF_MANY);
    (mean, quantile * deviation / count.sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_traces_of_a_report_are_added_up() {
        let report = concat!(
            r#"{"event":"start"}"#,
            "\n",
            r#"{"event":"summary","loops":[{"recorded":{"operations":40,"guards":10,"allocations":4,"boxings":2,"reads":3,"writes":2},"#,
            r#""preamble":{"operations":20,"guards":5,"allocations":1,"reads":1,"writes":1},"#,
            r#""body":{"operations":10,"guards":2,"allocations":0,"reads":0,"writes":1}},"#,
            r#"{"recorded":{"operations":4,"guards":1,"allocations":0,"reads":1,"writes":0},"preamble":null,"#,
            r#""body":{"operations":3,"guards":1,"allocations":0,"reads":1,"writes":0}}]}"#,
        );
        let traces = Traces::of(report).expect("it is JSON");
        let count = |before, after, body| Count { before, after, body };
        assert_eq!(traces.count, 2);
        assert_eq!(
            traces.kinds,
            [count(4, 1, 0), count(6, 1, 0), count(6, 4, 2), count(11, 8, 3), count(44, 33, 13)]
        );
        let text = render(&[("loop", traces)]);
        assert!(text.contains("4 1 75% (100%)"), "{text}");
    }

    #[test]
    fn intervals_are_students() {
        assert_eq!(mean_and_interval(&[3.0]), (3.0, 0.0));
        let (mean, interval) = mean_and_interval(&[1.0, 2.0, 3.0]);
        assert!((mean - 2.0).abs() < 1e-12);
        assert!((interval - 4.303 / 3f64.sqrt()).abs() < 1e-9);
    }
}
